"""The facts of a line of play told once more: by what lies where, not by what the rules say of it.

A hint claims something of the worlds it was found in. Here each claim is counted again, from the
piles before and after each move.
"""

from __future__ import annotations

from collections.abc import Sequence

from cardtable.rules.cards import Card
from cardtable.rules.game import AnyGame
from cardtable.rules.moves import Move
from cardtable.rules.reasons import Reason, Value
from cardtable.rules.state import OVER, State

Step = tuple[State, Move, State]  # the table before a move, and after it


def steps(rules: AnyGame, world: State, line: Sequence[Move]) -> list[Step]:
    """A line of play, each move of which the rules allow."""
    found = []
    before = world
    for move in line:
        assert move in rules.legal_moves(before), "somebody cheats in a guessed world"
        after = rules.after(before, move)
        found.append((before, move, after))
        before = after
    return found


def one_round(game: AnyGame) -> AnyGame:
    """The same rules, but no new round is dealt, so that everything lies where a round left it."""

    def stop(self: AnyGame, state: State, *_: object) -> None:
        del self
        state.asked = OVER

    shorter = type(f"OneRoundOf{game.id}", (type(game),), {"start_round": stop})
    found: AnyGame = shorter(game.seats, game.chosen)
    return found


class Retold:
    """One line of play in one world."""

    def __init__(self, rules: AnyGame, world: State, line: Sequence[Move], seat: int) -> None:
        self.rules = one_round(rules)
        self.seat = seat
        self.world = world
        self.steps = steps(self.rules, world, line)
        self.end = self.steps[-1][2]

    def pile(self, state: State, name: str, seat: int = 0) -> tuple[Card, ...]:
        """What lies in this seat's pile of that name."""
        return state.piles[self.rules.pile(name, seat).number]

    def tricks(self) -> list[tuple[int, Card, Step]]:
        """Who took each trick, and with which card, by who has what lay there afterwards."""
        found = []
        for before, move, after in self.steps:
            if move.target != "trick" or len(self.pile(before, "trick")) + 1 < self.rules.seats:
                continue
            cards = (*self.pile(before, "trick"), move.card)
            seat = self.taker(before, after, move.card)
            found.append(
                (seat, cards[(seat - before.lead) % self.rules.seats], (before, move, after))
            )
        return found

    def taker(self, before: State, after: State, card: Card) -> int:
        """Who has the trick, or its prize, or leads next where there is none."""
        for name in ("won", "taken"):
            if any(pile.name == name for pile in self.rules.piles):
                prize = card if name == "won" else self.pile(before, "centre")[0]
                seats = range(self.rules.seats)
                return next(s for s in seats if prize in self.pile(after, name, s))
        return after.lead

    def first_trick(self) -> tuple[int, Card, Step] | None:
        """The trick that the first move is about."""
        tricks = self.tricks()
        first = self.steps[0][1]
        return tricks[0] if tricks and first.target in ("trick", "centre") else None

    def holds(self, key: str, values: Sequence[tuple[str, Value]]) -> bool:
        """Whether this is so in this line of play."""
        if key.startswith("not-"):
            return not self.holds(key.removeprefix("not-"), values)
        given = dict(values)
        tell = getattr(self, key.replace("-", "_"))
        found: bool = tell(*given.values())
        return found

    # Tricks

    def take_trick(self) -> bool:
        trick = self.first_trick()
        return trick is not None and trick[0] == self.seat

    unbeatable = take_trick

    def take_trick_unless(self, card: Card) -> bool:
        trick = self.first_trick()
        assert trick is not None
        assert trick[0] == self.seat or trick[1] is card, "another card beats it"
        return trick[0] == self.seat

    def trick_to(self, seat: int) -> bool:
        assert seat != self.seat, "that is taking it oneself"
        trick = self.first_trick()
        return trick is not None and trick[0] == seat

    def later(self, card: Card) -> bool:
        return any(won[:2] == (self.seat, card) for won in self.tricks()[1:])

    keeps = later

    def win(self) -> bool:
        return self.seat in self.end.winners

    def points(self) -> int:
        return self.end.scores[self.seat] - self.world.scores[self.seat]

    # What single games count

    def no_trick(self) -> bool:
        return self.end.asked == OVER and not self.pile(self.end, "won", self.seat)

    def coffees(self, seat: int) -> int:
        return sum(card.number for card in self.pile(self.end, "taken", seat))

    def spill(self, seat: int) -> bool:
        return self.coffees(seat) > self.limit()

    def spill_own(self) -> bool:
        return self.spill(self.seat)

    def exact(self, limit: int) -> bool:
        assert limit == self.limit()
        return self.end.asked == OVER and self.coffees(self.seat) == limit

    def limit(self) -> int:
        return {3: 20, 4: 15}[self.rules.seats]

    def round_over(self) -> bool:
        tricks = self.tricks()
        return bool(tricks) and tricks[0][2][2].asked == OVER

    def finish(self) -> bool:
        return self.finish_other(self.seat)

    def finish_other(self, seat: int) -> bool:
        return self.end.scores[seat] > self.world.scores[seat]

    def sheds(self, count: int) -> bool:
        mine = 0
        for before, move, _ in self.steps:
            if move.target == "pile" and before.turn == self.seat:
                mine += 1
            elif move.word not in ("day", "night") and move.target != "swapped":
                break
        return mine == count

    def clear(self) -> bool:
        mine, passes = self.world.asked == "combo", 0
        for before, move, after in self.steps:
            if move.target == "pile":
                if before.turn != self.seat:
                    return False
                mine, passes = bool(self.pile(after, "pile")), 0
            elif move.word == "pass":
                passes += 1
                if mine and passes == self.rules.seats - 1:
                    return after.turn == self.seat and not self.pile(after, "pile")
        return False

    def cover(self, errand: Card) -> bool:
        trick = self.first_trick()
        assert trick is not None
        before, _, after = trick[2]
        return errand in self.pile(before, "board") and errand in self.pile(after, "done")

    def done(self, errand: Card) -> bool:
        return errand in self.pile(self.end, "done") and errand not in self.pile(self.world, "done")


def told(retold: Sequence[Retold], fact: Reason) -> int:
    """In how many of these lines of play it is so."""
    return sum(one.holds(fact.key, fact.values) for one in retold)


def always_taken(rules: AnyGame, state: State, seat: int, card: Card) -> bool:
    """Whether this card takes the trick it lies in, whatever is added to it."""
    if card not in state.piles[rules.pile("trick", 0).number]:
        return state.turn == state.lead == seat
    return all(
        always_taken(rules, rules.after(state, move), seat, card)
        for move in rules.legal_moves(state)
    )
