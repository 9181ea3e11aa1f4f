"""Your own moments: choices that were clear and were missed come back, again and again, later.

They are found in the reviews of kept games. One that is answered at once comes back after 1, 3, 7
and 21 days, and then is known; one that is missed begins anew. Which day it is, the caller says.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import asdict, dataclass, field, replace
from datetime import date, timedelta
from typing import Any

from cardtable.exercises.course import Course
from cardtable.exercises.exercise import Answer, Choice, Exercise, Puzzle, happens
from cardtable.match import BadMatch, Match, from_text, move_line
from cardtable.review.own_moments import is_clear
from cardtable.review.report import Report
from cardtable.rules.game import AnyGame
from cardtable.rules.moves import Move
from cardtable.rules.reasons import because
from cardtable.rules.sight import seen

DAYS = (1, 3, 7, 21)
"""After so many days a moment comes back, each time it was answered at once."""

KIND = "own"
LENGTH = 6  # exercises of one sitting
_MOST = 400  # moments that are kept


@dataclass(frozen=True)
class Moment:
    """A position of a game with the one move that was right, and when it is asked again."""

    game: str
    text: str  # the match up to there
    best: str
    behind: tuple[tuple[str, float], ...]  # by how many points each other move is worse
    unit: str  # points of what: of a share, or of the game
    due: date
    step: int = 0  # how often in a row it was answered at once

    def answered(self, at_once: bool, today: date) -> Moment | None:
        """The same with its next day; None once it is known for good."""
        step = self.step + 1 if at_once else 0
        if step == len(DAYS):
            return None
        return replace(self, step=step, due=today + timedelta(DAYS[step]))


def found_in(match: Match, report: Report, today: date) -> list[Moment]:
    """The moments of a reviewed match: clear choices that a person, or a Normal, has missed."""
    moments = []
    for one in report.slips:
        if match.seats[one.seat].who not in ("person", "normal") or not is_clear(one, report):
            continue
        top = max(each.value for each in one.candidates)
        behind = tuple(
            [(each.move, round(report.in_points(top - each.value), 1)) for each in one.candidates]
        )
        text = match.heading() + "".join(
            [move_line(turn.seat, turn.move) for turn in match.turns[: one.move]]
        )
        due = today + timedelta(DAYS[0])
        moments.append(Moment(match.game.id, text, one.best, behind, report.unit, due))
    return [one for one in moments if exercise_of(one) is not None]


@dataclass(frozen=True)
class Schedule:
    """All moments that are kept, and the reviews they have been looked for in."""

    moments: tuple[Moment, ...] = ()
    looked_at: frozenset[str] = field(default_factory=frozenset)

    def due(self, game: str, today: date) -> list[Moment]:
        """What is to be asked of a game today, the longest due first."""
        found = [one for one in self.moments if one.game == game and one.due <= today]
        return sorted(found, key=lambda one: one.due)

    def next_day(self, game: str) -> date | None:
        """When the next one comes."""
        return min([one.due for one in self.moments if one.game == game], default=None)

    def with_found(self, review: str, found: Sequence[Moment]) -> Schedule:
        """A review has been looked through; a position that is kept already stays as it is."""
        there = {one.text for one in self.moments}
        fresh = tuple([one for one in found if one.text not in there])
        return Schedule((*self.moments, *fresh)[-_MOST:], self.looked_at | {review})

    def with_answer(self, moment: Moment, at_once: bool, today: date) -> Schedule:
        """A moment has been answered."""
        again = moment.answered(at_once, today)
        kept = [again if one == moment else one for one in self.moments]
        return replace(self, moments=tuple([one for one in kept if one is not None]))


# As exercises


def exercise_of(moment: Moment) -> Exercise | None:
    """The question of a moment; None where its moves cannot be told apart by what one taps."""
    try:
        match = from_text(moment.text)
    except BadMatch:
        return None
    game, state, moves = match.game, match.state, match.legal_moves()
    answers = [answer_of(move) for move in moves]
    right = next((n for n, move in enumerate(moves) if move.text == moment.best), None)
    unseen = {pile.back for pile in game.piles} & set(answers)
    if right is None or unseen or len(set(answers)) < len(answers) or len(answers) < 2:
        return None
    behind = dict(moment.behind)
    choices = []
    for move, answer in zip(moves, answers, strict=True):
        points = max(1, round(behind.get(move.text, 0)))
        key = "own-share" if moment.unit == "share" else "own-points"
        choices.append(Choice(answer, because(key, points=points)))
    choices[right] = Choice(answers[right])
    events, after = happens(game, state, moves[right])
    question = Puzzle(
        because(KIND),
        state,
        state.turn,
        tuple(choices),
        right,
        shown(game, state.turn, match),
        then=tuple([seen(game, event, state.turn) for event in events]),
        after=after,
    )
    return Exercise(game, KIND, 0, question)


def answer_of(move: Move) -> Answer:
    """What one taps to make this move."""
    return move.word or move.card


def shown(game: AnyGame, seat: int, match: Match) -> tuple[str, ...]:
    """The piles that lie on the table in small: the hand, and of each kind that lies open for all,
    or before this seat, the one with the most cards.
    """
    piles = [pile for pile in game.piles if pile.owner in (None, seat) and pile.known_to(seat)]
    found = ["hand"]
    for owner, lies in ((None, "spread"), (None, "stack"), (None, "row"), (seat, "row")):
        there = [pile for pile in piles if (pile.owner, pile.lies) == (owner, lies)]
        there = [pile for pile in there if pile.face_up and match.state.piles[pile.number]]
        if there:
            found.append(max(there, key=lambda pile: len(match.state.piles[pile.number])).name)
    return tuple(dict.fromkeys(found))


class OwnCourse(Course):
    """The moments that are due, one after another; each answer is told as soon as it is given.

    They are asked at one table: the others, with more players or other variants, the next time.
    """

    def __init__(self, moments: Sequence[Moment], told: Callable[[Moment, bool], None]) -> None:
        asked = [(one, exercise) for one in moments if (exercise := exercise_of(one))]
        table = asked[0][1].game
        self._asked = [one for one in asked if _same_table(one[1].game, table)][:LENGTH]
        self._told = told
        super().__init__(KIND, len(self._asked), lambda number: self._asked[number][1])

    def take(self, answer: Answer) -> bool:
        first = not self.tried
        right = super().take(answer)
        if first:  # a second try does not count
            self._told(self._asked[self.number][0], right)
        return right


def _same_table(one: AnyGame, other: AnyGame) -> bool:
    return one.seats == other.seats and one.chosen == other.chosen


# As values that go into JSON


def as_record(schedule: Schedule) -> dict[str, Any]:
    """A schedule as values that go into JSON."""
    moments = [asdict(one) | {"due": one.due.isoformat()} for one in schedule.moments]
    return {"moments": moments, "looked at": sorted(schedule.looked_at)}


def from_record(found: object) -> Schedule:
    """The same schedule; what makes no sense is left out."""
    match found:
        case {"moments": list(moments), "looked at": list(looked_at)}:
            read = [_moment(one) for one in moments]
            names = frozenset([name for name in looked_at if isinstance(name, str)])
            return Schedule(tuple([one for one in read if one is not None]), names)
    return Schedule()


def _moment(found: object) -> Moment | None:
    match found:
        case {
            "game": str(game),
            "text": str(text),
            "best": str(best),
            "behind": list(behind),
            "unit": str(unit),
            "due": str(due),
            "step": int(step),
        } if 0 <= step < len(DAYS):
            try:
                pairs = tuple([(str(move), float(points)) for move, points in behind])
                return Moment(game, text, best, pairs, unit, date.fromisoformat(due), step)
            except (TypeError, ValueError):
                return None
    return None
