"""Your own moments come back after 1, 3, 7 and 21 days, as exercises of one tap."""

from __future__ import annotations

from dataclasses import fields, replace
from datetime import date, timedelta

import pytest

from cardtable.exercises import own
from cardtable.exercises.own import DAYS, LENGTH, Moment, OwnCourse, Schedule, exercise_of
from cardtable.games import GAMES
from cardtable.kept import own_moments
from cardtable.match import Match, from_text
from cardtable.review import kept as reviews
from cardtable.review.report import Candidate, Decision, Depth, Report
from cardtable.review.stamp import stamp_of
from tests.kept_games import finished_match, put
from tests.own_moments import moments_of, up_to

TODAY = date(2026, 11, 19)


def later(days: int) -> date:
    """So many days after today."""
    return TODAY + timedelta(days)


# The days


def test_answered_at_once_it_comes_back_later_each_time_and_then_no_more() -> None:
    (moment,) = moments_of("catte", later(1))
    schedule = Schedule((moment,))
    today, waited = later(1), []
    while schedule.moments:
        (due,) = schedule.due("catte", today)
        schedule = schedule.with_answer(due, True, today)
        if schedule.moments:
            then = schedule.next_day("catte")
            assert then is not None
            assert schedule.due("catte", then - timedelta(1)) == [], "not a day earlier"
            waited.append((then - today).days)
            today = then
    assert [1, *waited] == [1, 3, 7, 21] == list(DAYS)


def test_missed_it_begins_anew() -> None:
    (moment,) = moments_of("catte", TODAY)
    old = replace(moment, step=3)
    again = old.answered(False, TODAY)
    assert again is not None
    assert (again.step, again.due) == (0, later(1))


def test_what_is_due_longest_comes_first_and_only_of_this_game() -> None:
    (one,) = moments_of("catte", later(-1))
    two = replace(one, due=later(-9), text=one.text + "x")
    (other,) = moments_of("towai", later(-5), least=5)
    future = replace(one, due=later(1), text=one.text + "y")
    schedule = Schedule((one, two, other, future))
    assert schedule.due("catte", TODAY) == [two, one]
    assert schedule.next_day("meows") is None


# The exercises


@pytest.mark.parametrize("name", GAMES)
def test_a_moment_is_a_question_with_one_right_answer(name: str) -> None:
    for moment in moments_of(name, TODAY, least=4, count=4):
        exercise = exercise_of(moment)
        assert exercise is not None
        match = from_text(moment.text)
        moves = {own.answer_of(move): move for move in match.legal_moves()}
        assert set(exercise.answers) == set(moves)
        assert moves[exercise.answer].text == moment.best
        for answer in exercise.answers:
            reason = exercise.reason_against(answer)
            assert (reason is None) == exercise.is_right(answer)
        assert "hand" in exercise.question.shows


def test_nothing_hidden_is_shown() -> None:
    for name in GAMES:
        (moment,) = moments_of(name, TODAY, least=4)
        match = from_text(moment.text)
        exercise = exercise_of(moment)
        assert exercise is not None
        seat = exercise.question.seat
        for pile in match.game.piles:
            if pile.name in exercise.question.shows and pile.owner in (None, seat):
                assert pile.known_to(seat)


def test_a_broken_moment_is_no_exercise() -> None:
    (moment,) = moments_of("catte", TODAY)
    assert exercise_of(replace(moment, text="cardtable match 1\n")) is None
    assert exercise_of(replace(moment, best="no such move")) is None


def test_a_card_nobody_knows_cannot_be_pointed_at() -> None:
    for name in GAMES:
        match = finished_match(name, 2)
        backs = {pile.back.name for pile in match.game.piles}
        for number, turn in enumerate(match.turns):
            moves = match.game.legal_moves(turn.before)
            if backs & {move.card.name for move in moves}:
                moment = Moment(name, up_to(match, number), moves[0].text, (), "share", TODAY)
                assert exercise_of(moment) is None
                break


def test_only_the_first_answer_counts() -> None:
    moments = moments_of("catte", TODAY, least=6, count=2)
    told: list[tuple[Moment, bool]] = []
    course = OwnCourse(moments, lambda moment, right: told.append((moment, right)))
    wrong = [answer for answer in course.exercise.answers if not course.exercise.is_right(answer)]
    assert not course.take(wrong[0])
    assert course.take(course.exercise.answer)
    course.go_on()
    assert course.take(course.exercise.answer)
    assert course.over
    assert told == [(moments[0], False), (moments[1], True)]


def test_a_sitting_is_short_and_at_one_table() -> None:
    moments = moments_of("meows", TODAY, least=6, count=9)
    assert OwnCourse(moments, lambda moment, right: None).length == LENGTH
    four = finished_match("meows", 3, seats=3)
    turn = next(n for n, one in enumerate(four.turns) if n > 5 and one.seat == 0)
    text = "".join(four.to_text().splitlines(keepends=True)[: turn + four.heading().count("\n")])
    move = four.game.legal_moves(four.turns[turn].before)[0]
    other = Moment("meows", text, move.text, (), "share", TODAY)
    assert exercise_of(other) is not None
    assert OwnCourse([moments[0], other], lambda moment, right: None).length == 1


# From reviews


def report_of(match: Match, clear: float, *, slip: bool = True) -> Report:
    """A review that finds the first choice of a person with several moves clear, and missed."""
    place = next(
        n
        for n, turn in enumerate(match.turns)
        if turn.seat == 0 and n > 8 and len(match.game.legal_moves(turn.before)) > 2
    )
    turn = match.turns[place]
    best, *rest = [move for move in match.game.legal_moves(turn.before) if move is not turn.move]
    rated = [Candidate(best.text, 0.6, 0.01)]
    rated += [Candidate(move.text, 0.4, 0.01) for move in (turn.move, *rest)]
    decision = Decision(
        move=place,
        round=1,
        seat=0,
        asked=turn.before.asked,
        chosen=turn.move.text,
        best=best.text,
        candidates=tuple(rated),
        cost=0.2,
        error=0.01,
        worlds=200,
        mark="large" if slip else "none",
        forced=False,
        punished=False,
        difficulty=0.5,
        clear=clear,
        points=3.0,
        told=None,
    )
    depth = Depth(*[1 for _ in fields(Depth)])
    name, stamp = reviews.digest(match), stamp_of(match.game)
    return Report(
        match.game.id,
        name,
        stamp,
        depth,
        "share",
        match.game.seats,
        (0,),
        len(match.turns),
        1.0,
        decisions=(decision,),
    )


def test_a_clear_choice_that_was_missed_is_a_moment_and_others_are_none() -> None:
    match = finished_match("catte", 3)
    (moment,) = own.found_in(match, report_of(match, 0.06), TODAY)
    assert moment.due == later(1)
    decision = report_of(match, 0.06).decisions[0]
    assert moment.best == decision.best
    assert len(from_text(moment.text).turns) == decision.move
    assert dict(moment.behind)[decision.chosen] == pytest.approx(20.0)
    assert own.found_in(match, report_of(match, 0.04), TODAY) == [], "not clear enough"
    assert own.found_in(match, report_of(match, 0.2, slip=False), TODAY) == [], "not missed"


def test_reviews_beside_finished_games_are_looked_through_once() -> None:
    match = finished_match("catte", 3)
    path = put(match, 1)
    assert own_moments.look(TODAY).moments == ()
    assert reviews.write(path, report_of(match, 0.2))
    assert len(own_moments.look(TODAY).moments) == 1
    (moment,) = own_moments.read().moments
    own_moments.write(own_moments.read().with_answer(moment, True, TODAY))
    assert own_moments.look(TODAY).moments == (moment.answered(True, TODAY),), "nothing is new"


def test_each_answer_is_kept_as_it_is_given() -> None:
    moments = moments_of("catte", TODAY, least=6, count=2)
    own_moments.write(Schedule(tuple(moments)))
    course = own_moments.course("catte", TODAY)
    assert course is not None
    course.take(course.exercise.answer)
    assert len(own_moments.read().due("catte", TODAY)) == 1
    course.go_on()
    course.take(course.exercise.answer)
    assert own_moments.course("catte", TODAY) is None


@pytest.mark.parametrize("raw", ["", "[]", '{"moments": [3, {}], "looked at": [4]}', "\x00"])
def test_a_broken_file_is_as_if_nothing_was_found(raw: str) -> None:
    own_moments.path().parent.mkdir(parents=True)
    own_moments.path().write_text(raw, encoding="utf-8")
    assert own_moments.read().moments == ()


def test_a_schedule_is_the_same_after_it_was_written() -> None:
    moments = moments_of("towai", TODAY, least=5, count=2)
    schedule = Schedule(tuple(moments), frozenset({"a.match"}))
    assert own_moments.write(schedule)
    assert own_moments.read() == schedule
