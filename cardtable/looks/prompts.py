"""The sentence above one's own hand, and the page of the rules that fits it."""

from __future__ import annotations

from collections.abc import Iterable

from cardtable.kits import KITS
from cardtable.looks.seen import Seen
from cardtable.media.drawings import Colour
from cardtable.media.words import words


class Prompts:
    """What is asked of one, or whom one waits for, in the game's words.

    A sentence's key is ``ask.<game>.<asked>``; once a trick has been led ``ask.<game>.follow`` or,
    if anything may be played, ``ask.<game>.any``. For those who wait ``waits.<game>.<asked>``.
    """

    def __init__(self, seen: Seen) -> None:
        self.seen = seen

    def sentence(self) -> str:
        """What is written there now; a game may write what a card would do instead."""
        return self.spoken()

    def forecast(self) -> str:
        """What the card one thinks of would do, as far as that can be told."""
        return ""

    def spoken(self) -> str:
        """What is asked, or whom one waits for; nothing while one's own moves are not known yet."""
        seen = self.seen
        if seen.turn < 0:
            return ""
        if seen.turn == seen.viewer and not seen.moves:
            return self.how_to_look()
        if seen.turn != seen.viewer:
            name = seen.names[seen.turn]
            if seen.texts.has("waits", seen.asked):
                return seen.texts.of("waits", seen.asked, name=name)
            return words("ask.wait", name=name)
        key, values = self.asked_how()
        return seen.texts.of("ask", key, **values)

    def how_to_look(self) -> str:
        """How the one who is asked comes to see the hand, where no curtain does that."""
        seen = self.seen
        trust = seen.stage.settings.together == "trust"
        if seen.table.looking or seen.table.busy or not trust:
            return ""
        return words("trust.look", name=seen.names[seen.viewer])

    def asked_how(self) -> tuple[str, dict[str, object]]:
        """The key of what is asked of the one who looks, and what fills its gaps."""
        seen = self.seen
        trick = seen.table.pile_named("trick")
        if trick is None or seen.asked != "card":
            return seen.asked, {}
        lying = seen.table.cards(trick.number)
        if not lying or seen.table.trick is not None:
            return seen.asked, {}
        led = lying[0].suit
        follows = all(move.card.suit == led for move in seen.moves)
        return ("follow" if follows else "any"), {"suit": seen.texts.suit(led)}

    def colours(self) -> tuple[Colour, Colour]:
        """Paper and ink of the sentence."""
        return self.seen.tone.paper, self.seen.tone.ink

    def papers(self) -> Iterable[Colour]:
        """Every paper it may stand on."""
        return [self.seen.tone.paper]

    def rules_page(self) -> str:
        """The page of the rules that fits what is asked now; the first one if there is none."""
        kit = KITS[self.seen.game.id]
        for page in (kit.page_of.get(self.seen.asked, ""), "tricks", "turn"):
            if page in kit.pages:
                return page
        return ""
