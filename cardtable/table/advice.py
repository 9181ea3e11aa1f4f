"""A hint in words: the sentence that speaks for a move, and what the next best one gives up."""

from __future__ import annotations

from cardtable.media.words import words
from cardtable.players.why import Claim, Why
from cardtable.table.wording import Wording

OPPOSITE = "not-"


class Advice:
    """The words of one hint at one table."""

    def __init__(self, wording: Wording, why: Why) -> None:
        self.wording = wording
        self.why = why

    def reason(self) -> str:
        """Why the best move is the best: one sentence, or two at a near-tie."""
        why = self.why
        said = [] if why.claim is None else [self.sentence(why.claim)]
        if why.other is None:
            return words("hint.same")
        if why.near:
            said.insert(0, words("hint.near", other=self.wording.move(why.other)))
        return words("hint.join").join(said)

    def difference(self) -> str:
        """What the runner-up gives up, and how it stands there with what speaks for the best."""
        why = self.why
        if why.other is None or why.gap is None:
            return ""
        if why.near:
            return words("hint.as_good")
        said = [self.behind(why.gap.value)]
        if why.claim is not None and why.than is why.other:
            said.append(self.instead(why.claim))
        return words("hint.join").join([part for part in said if part])

    def behind(self, gap: float) -> str:
        """How far the runner-up is behind."""
        if self.wording.game.together:
            if self.why.points >= 0.5:
                return words("hint.behind.together", points=number(round(10 * self.why.points)))
            return words("hint.behind.little")
        percent = round(100 * gap)
        return words("hint.behind", percent=percent) if percent else words("hint.behind.little")

    def sentence(self, claim: Claim) -> str:
        """What speaks for a move."""
        key = claim.key
        if claim.certain and self.wording.has("why", f"{key}.sure"):
            key = f"{key}.sure"
        elif claim.held == claim.of and self.wording.has("why", f"{key}.all"):
            key = f"{key}.all"
        return self.say(key, claim, claim.held)

    def instead(self, claim: Claim) -> str:
        """The same of the runner-up; empty if there is no such thing to say of it."""
        if claim.key in ("points", "better", "by-far", "unbeatable", "take-trick-unless", "keeps"):
            return ""
        if claim.against:
            return self.say(claim.key, claim, claim.against)
        key = claim.key.removeprefix(OPPOSITE)
        key = f"{OPPOSITE}{key}" if key == claim.key else key
        return self.say(key, claim, claim.of) if self.wording.has("why", key) else ""

    def say(self, key: str, claim: Claim, held: int) -> str:
        """The sentence of this key, that holds so often."""
        values = {name: self.wording.value(name, value) for name, value in claim.values}
        given = dict(claim.values)
        ours, theirs = given.get("tenths"), given.get("instead")
        if isinstance(ours, int) and isinstance(theirs, int):
            whole = number(ours) != number(theirs)  # or the two could not be told apart
            values |= {"points": number(ours, whole=whole), "instead": number(theirs, whole=whole)}
        return self.wording.of(
            "why",
            key,
            **values,
            other="" if self.why.than is None else self.wording.move(self.why.than),
            often=often(held, claim.of),
            seldom=often(claim.of - held, claim.of),
        )


def number(tenths: int, *, whole: bool = True) -> str:
    """So many tenths as a number, whole where it is large enough and may be so."""
    value = abs(tenths) / 10
    rounded = not tenths % 10 or (whole and value >= 10)
    text = f"{value:.0f}" if rounded else f"{value:.1f}"
    return f"−{text}" if tenths < 0 and text != "0" else text


def often(held: int, of: int) -> str:
    """How often that is, in tenths."""
    if held == of:
        return words("often.all")
    tenths = round(10 * held / of)
    return words.either(f"often.{tenths}", "often.n", count=tenths)
