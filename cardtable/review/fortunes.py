"""Fortunes: every seat's chances over a match, and how much of that was the cards.

Between two moves the chances change for two reasons, and both are told apart. What a move may bring
on the average of everything still open, less the chances before it, is play. What came, less that
average, is luck: its mean is nothing whatever the values are like, for what came is one deal of
many, valued like all the others. So start + luck + play is the result, exactly, and the luck of
many matches comes to nothing.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from cardtable.match import Match
from cardtable.review.moments import Moment
from cardtable.review.report import BEGIN, Depth, Luck, Point, Split, Turning
from cardtable.review.values import Fixed, Foresight, Worth, together
from cardtable.rules.state import State

FEWEST = 4  # playouts of a point
USUAL_MOVES, USUAL_DRAWS = 200, 40  # of a match; in a longer one each is looked at less deeply
TURNINGS = 3
APART = 4  # moves between two turning points: one trick has only one


class Fortunes:
    """The chances of one match, as they are found."""

    def __init__(self, match: Match, found: Sequence[Moment], depth: Depth, seed: int) -> None:
        self.match = match
        self.moments = found
        self.foresight = Foresight(match.game, seed)
        lucky = len([moment for moment in found if moment.chance is not None])
        self.playouts = fewer(depth.playouts, len(found), USUAL_MOVES)
        self.redeals = fewer(depth.redeals, lucky, USUAL_DRAWS)
        self.first = max(FEWEST, self.playouts // 8)  # playouts of the first graph
        self.worths: list[Worth] = []  # of the first deal, and after each move
        self.means: dict[int, Worth] = {}  # over re-deals, by moves that brought luck

    def graph(self, cancelled: Callable[[], bool], *, deeper: bool) -> bool:
        """Value every point of the graph: coarsely at first, then as deep as is wanted.

        Whether that was done, and not cancelled.
        """
        begin = self.moments[0].turn.before if self.moments else self.match.state
        places = [(begin, {}), *[(moment.after, moment.fixed[1]) for moment in self.moments]]
        more = self.playouts - self.first
        if deeper and more <= 0:
            return True
        for place, (state, fixed) in enumerate(places):
            if cancelled():
                return False
            if place and self.stays(self.moments[place - 1]):
                worth = self.worths[place - 1]
            elif deeper:
                found = self.foresight.worth(state, fixed, more, self.first)
                worth = together(self.worths[place], self.first, found, more)
            else:
                worth = self.foresight.worth(state, fixed, self.first)
            self.worths[place : place + 1] = [worth]
        return True

    def stays(self, moment: Moment) -> bool:
        """Whether a move leaves the chances as they were: it was forced, and brought no luck."""
        return moment.forced and moment.chance is None and not self.match.game.is_over(moment.after)

    def shuffles(self, cancelled: Callable[[], bool]) -> bool:
        """Value what every deal, draw and reshuffle might have brought, and once more what came.

        Whether that was done, and not cancelled.
        """
        begin = self.moments[0].turn.before if self.moments else self.match.state
        self.means[BEGIN] = self.foresight.deals(self.redeals)
        self.value_again(0, begin, {})
        for moment in self.moments:
            if cancelled():
                return False
            if moment.chance is not None:
                turn = moment.turn
                self.means[moment.move] = self.foresight.redeals(
                    turn.before, turn.move, moment.fixed, self.redeals, moment.move
                )
                self.value_again(moment.move + 1, moment.after, moment.fixed[1])
            elif self.stays(moment):
                self.worths[moment.move + 1] = self.worths[moment.move]
        return True

    def value_again(self, place: int, state: State, fixed: Fixed) -> None:
        """Value a point of the graph as deeply as what might have come in its place."""
        known = max(self.first, self.playouts)
        more = self.redeals - known
        if more > 0:
            found = self.foresight.worth(state, fixed, more, known)
            self.worths[place] = together(self.worths[place], known, found, more)

    # What is told of it

    def points(self) -> tuple[Point, ...]:
        """The graph, as far as it is found."""
        rounds = [1, *[moment.after.round for moment in self.moments]]
        return tuple(
            [
                Point(place - 1, rounds[place], worth.means)
                for place, worth in enumerate(self.worths)
            ]
        )

    def luck(self) -> tuple[Luck, ...]:
        """What every deal, draw and reshuffle was worth."""
        found = []
        for move, mean in self.means.items():
            moment = None if move == BEGIN else self.moments[move]
            kind = "deal" if moment is None or moment.chance is None else moment.chance
            seat = None if moment is None else moment.drawer
            text = f"review.luck.{kind}" if seat is None else f"review.luck.{kind}.seat"
            number = 1 if moment is None else moment.after.round
            after = self.worths[move + 1].means
            found.append(Luck(move, number, kind, seat, mean.means, after, text))
        return tuple(found)

    def splits(self) -> tuple[Split, ...]:
        """Of every seat, where its result comes from."""
        return tuple([self.split(seat) for seat in range(self.match.game.seats)])

    def split(self, seat: int) -> Split:
        """Where this seat's result comes from."""
        start = self.means[BEGIN].means[seat]
        luck, own, others = self.worths[0].means[seat] - start, 0.0, 0.0
        doubt = 0.0
        for moment in self.moments:
            before, after = self.worths[moment.move], self.worths[moment.move + 1]
            mean = self.means.get(moment.move, after)
            luck += after.means[seat] - mean.means[seat]
            if moment.move in self.means:
                doubt += after.variances[seat] + mean.variances[seat]
            play = mean.means[seat] - before.means[seat]
            if moment.turn.seat == seat:
                own += play
            else:
                others += play
        result = self.worths[-1].means[seat]
        return Split(seat, start, luck, own, others, result, doubt**0.5)

    def turnings(self) -> tuple[Turning, ...]:
        """Up to three moments at which the chances turned most, in order of play."""
        steps = []
        for moment in self.moments:
            before, after = self.worths[moment.move].means, self.worths[moment.move + 1].means
            changes = [now - then for now, then in zip(after, before, strict=True)]
            seat = max(range(len(changes)), key=lambda at: abs(changes[at]))
            if changes[seat]:
                steps.append((abs(changes[seat]), moment, seat, changes[seat]))
        chosen: list[Turning] = []
        for _, moment, seat, change in sorted(steps, key=lambda step: -step[0]):
            if len(chosen) == TURNINGS:
                break
            if all(abs(moment.move - other.move) >= APART for other in chosen):
                chosen.append(self.turning(moment, seat, change))
        return tuple(sorted(chosen, key=lambda turning: turning.move))

    def turning(self, moment: Moment, seat: int, change: float) -> Turning:
        """What turned the chances here: the move, or the luck that came with it."""
        mean = self.means.get(moment.move)
        luck = 0.0
        if mean is not None:
            luck = self.worths[moment.move + 1].means[seat] - mean.means[seat]
        lucky = moment.chance is not None and abs(luck) > abs(change - luck)
        kind = moment.chance if lucky and moment.chance is not None else "move"
        by = None if lucky else moment.turn.seat
        return Turning(moment.move, moment.turn.before.round, seat, change, kind, by)


def fewer(count: int, there: int, usual: int) -> int:
    """How many of these, where there are more places to look at than usual."""
    return max(FEWEST, round(count * min(1.0, usual / max(1, there))))
