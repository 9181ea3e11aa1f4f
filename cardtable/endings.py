"""The end of a round and of a game, told from a match alone: what is counted, where it turned.

No pygame and no words: `scenes/` draws and says what is found out here. `Endings` is what a game
may say of its own ends, each answer with a default; a kit names it as its ``endings``.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from cardtable.match import Match, Turn
from cardtable.rules.cards import Card
from cardtable.rules.events import CardsMoved, Event, GameEnded, RoundEnded, Scored, TrickWon
from cardtable.rules.game import AnyGame
from cardtable.rules.state import State

Lying = Sequence[Sequence[Card]]  # the cards of each pile, by its number


class Endings:
    """What a game says of its ends."""

    too_far: frozenset[str] = frozenset()
    """Keys of a score's reason with which a seat has gone too far: over a limit, say."""

    mishap: Sequence[str] = ()
    """Drawings laid one on another that show what has become of that."""

    goal: int | None = None
    """The points at which seats that play together have won."""

    def standing(self, game: AnyGame, state: State) -> Sequence[int]:
        """How everybody stands in the middle of a round, as if it were counted now."""
        del game
        return state.scores

    def settled(self, game: AnyGame, state: State, scores: Sequence[int]) -> Sequence[int]:
        """How everybody stands when a round has been counted; the state is what followed it."""
        del game, state
        return scores

    def decides(self, number: int, last: int) -> bool:
        """Whether a match may have turned in the round of this number; ``last`` was its last."""
        del number, last
        return True

    def counted(self, game: AnyGame, lying: Lying, scored: Scored) -> Sequence[Sequence[Card]]:
        """The cards that each line of a score counts, and last those its sum does.

        As it is: the cards a seat has won, each with the line that names its suit, the others
        with the sum.
        """
        seats = range(game.seats) if scored.seat is None else (scored.seat,)
        won = [
            card
            for pile in game.piles
            if pile.name == "won" and (pile.owner in seats or pile.owner is None)
            for card in lying[pile.number]
        ]
        lines = [[card for card in won if card.suit == line.what] for line in scored.lines]
        named = {line.what for line in scored.lines}
        return [*lines, [card for card in won if card.suit not in named]]


def lying_when_counted(turn: Turn) -> Lying:
    """Every pile as it lay when this turn's points were counted, before anything is dealt anew."""
    piles = list(turn.before.piles)
    for event in turn.events:
        if isinstance(event, RoundEnded | GameEnded):
            break
        if isinstance(event, CardsMoved):
            left = list(piles[event.source])
            for card in event.cards:
                left.remove(card)
            piles[event.source] = tuple(left)
            piles[event.target] += event.cards
    return piles


@dataclass(frozen=True, slots=True)
class Step:
    """A trick, or one seat's turn: what was played, and how everybody stood before and after."""

    round: int
    number: int  # in its round, from 1
    turn: int  # the last of its moves in the match
    seat: int  # who won the trick, or whose turn it was
    card: Card  # that won it, or was played last
    plays: tuple[tuple[int, Card], ...]  # who played what, in order
    prize: tuple[Card, ...]  # what lay open in the middle and was won with it
    before: tuple[int, ...]
    after: tuple[int, ...]

    @property
    def points(self) -> int:
        """What it was worth to the one who won it."""
        return self.after[self.seat] - self.before[self.seat]


@dataclass(frozen=True, slots=True)
class TurningPoint:
    """The step in which a game turned."""

    step: Step
    lasts: bool  # from here on the winners stay ahead, or the goal is reached; else it is
    # the step that brought them furthest


def turning_point(match: Match, endings: Endings) -> TurningPoint | None:
    """Where a finished match turned; None if nothing in it turned anything.

    That is the last step before which the winners were not ahead, if they were after it and ever
    since; otherwise the step that brought them furthest ahead, the first of equals.
    """
    found = list(steps(match, endings))
    margins = [
        (margin(match, endings, step.before), margin(match, endings, step.after)) for step in found
    ]
    behind = [at for at, (before, _) in enumerate(margins) if before <= 0]
    aims = not match.game.together or (endings.goal is not None and match.state.winners)
    if behind and aims and all(min(one) > 0 for one in margins[behind[-1] + 1 :]):
        at = behind[-1]
        if margins[at][1] > 0:
            return TurningPoint(found[at], lasts=True)
    gains = [after - before for before, after in margins]
    if not gains or max(gains) <= 0:
        return None
    return TurningPoint(found[gains.index(max(gains))], lasts=False)


def margin(match: Match, endings: Endings, standing: Sequence[int]) -> int:
    """By how much the winners are ahead; of seats that play together, how far they have come."""
    winners = match.state.winners
    if match.game.together:
        short = 0 if endings.goal is None else endings.goal - 1
        return standing[0] - short
    rivals = [points for seat, points in enumerate(standing) if seat not in winners]
    least = min(standing[seat] for seat in winners)
    return least - max(rivals, default=0)


def steps(match: Match, endings: Endings) -> Iterator[Step]:
    """The tricks of a match in which it may have turned; in a game without tricks, the turns."""
    tricks = [pile.number for pile in match.game.piles if pile.name == "trick"]
    round_now = number = 0
    for first, last in _tricks(match, tricks) if tricks else _turns(match):
        plays = tuple(_plays(match, first, last))
        if not plays:
            continue
        start = match.turns[first].before
        number = number + 1 if start.round == round_now else 1
        round_now = start.round
        won = [event for event in match.turns[last].events if isinstance(event, TrickWon)]
        seat, card = (won[0].seat, won[0].card) if won else plays[-1]
        if endings.decides(round_now, match.state.round):
            before = tuple(endings.standing(match.game, start))
            after = _after(match, endings, last)
            prize = tuple(_prize(match, match.turns[last])) if won else ()
            yield Step(round_now, number, last, seat, card, plays, prize, before, after)


def _after(match: Match, endings: Endings, last: int) -> tuple[int, ...]:
    state = match.turns[last + 1].before if last + 1 < len(match.turns) else match.state
    for event in match.turns[last].events:
        if isinstance(event, RoundEnded | GameEnded):
            return tuple(endings.settled(match.game, state, event.scores))
    return tuple(endings.standing(match.game, state))


def _tricks(match: Match, piles: Sequence[int]) -> Iterator[tuple[int, int]]:
    """The first and the last move of every trick."""
    first = -1
    for at, turn in enumerate(match.turns):
        if first < 0 and any(_reaches(event, piles) for event in turn.events):
            first = at
        if any(isinstance(event, TrickWon) for event in turn.events):
            yield first, at
            first = -1


def _reaches(event: Event, piles: Sequence[int]) -> bool:
    return isinstance(event, CardsMoved) and event.target in piles


def _turns(match: Match) -> Iterator[tuple[int, int]]:
    """The first and the last of the moves that one seat made one after another in a round."""
    first = 0
    for at, turn in enumerate(match.turns):
        following = match.turns[at + 1] if at + 1 < len(match.turns) else None
        if following and (following.seat, following.before.round) == (turn.seat, turn.before.round):
            continue
        yield first, at
        first = at + 1


def _plays(match: Match, first: int, last: int) -> Iterator[tuple[int, Card]]:
    """Who laid which card open into the middle, in order."""
    pile_of = match.game.pile_of
    for turn in match.turns[first : last + 1]:
        for event in turn.events:
            if not isinstance(event, CardsMoved):
                continue
            source, target = pile_of[event.source], pile_of[event.target]
            laid = source.owner == turn.seat and target.owner is None and target.face_up
            if laid and source.lies == "fan":
                yield from [(turn.seat, card) for card in event.cards]


def _prize(match: Match, turn: Turn) -> Iterator[Card]:
    """The cards beside the trick that were won with it: a coffee, errands."""
    for event in turn.events:
        if isinstance(event, RoundEnded | GameEnded):
            return
        if isinstance(event, CardsMoved):
            source = match.game.pile_of[event.source]
            if source.owner is None and source.face_up and source.name != "trick":
                yield from event.cards
