"""Chapters from easy to hard, going through them, and what is kept of it."""

from __future__ import annotations

from pathlib import Path

import pytest

from cardtable.exercises import progress
from cardtable.exercises.chapters import LENGTH, chapter, stars_for
from cardtable.exercises.course import ENDLESS, Course, chapter_course, endless_course
from cardtable.exercises.exercise import Answer, Exercise, draw
from cardtable.kits import KITS

MEOWS = KITS["meows"]


def wrong(exercise: Exercise) -> Answer:
    """An answer that is not right."""
    return next(answer for answer in exercise.answers if not exercise.is_right(answer))


def answer_all(course: Course, misses: int = 0) -> None:
    """Go through a course, with so many exercises not right at once."""
    while True:
        if course.number < misses:
            assert not course.take(wrong(course.exercise))
        assert course.take(course.exercise.answer)
        if course.over:
            return
        course.go_on()


@pytest.mark.unhurried
@pytest.mark.parametrize("game", KITS)
def test_everybody_gets_the_same_twelve_to_twenty(game: str) -> None:
    kit = KITS[game]
    first, second = [
        [one for kind in kit.exercises() for one in chapter(kit.game, kind)] for _ in range(2)
    ]
    assert 12 <= len(first) <= 20
    assert [(one.kind, one.seed) for one in first] == [(one.kind, one.seed) for one in second]
    assert len({(one.kind, one.seed) for one in first}) == len(first)


@pytest.mark.unhurried
@pytest.mark.parametrize("game", KITS)
def test_a_chapter_goes_from_easy_to_hard_through_different_cases(game: str) -> None:
    kit = KITS[game]
    for kind in kit.exercises():
        found = chapter(kit.game, kind)
        hard = [one.question.hard for one in found]
        assert hard == sorted(hard)
        cases = {draw(kit.game, kind, seed).question.topic for seed in range(1, 25)}
        assert len({one.question.topic for one in found}) == min(LENGTH, len(cases)), kind.name


def test_equal_numbers_make_equal_exercises_and_others_do_not() -> None:
    for kind in MEOWS.exercises():
        one, again, other = [draw(MEOWS.game, kind, seed) for seed in (5, 5, 6)]
        assert one.question.state.piles == again.question.state.piles
        assert one.answers == again.answers
        assert one.question.state.piles != other.question.state.piles


def test_a_wrong_answer_has_a_reason_and_may_be_mended_at_once() -> None:
    for kind in MEOWS.exercises():
        course = chapter_course(MEOWS.game, kind)
        slip = wrong(course.exercise)
        assert not course.take(slip)
        assert course.exercise.reason_against(slip) is not None or course.exercise.question.sum
        assert not course.done
        assert course.take(course.exercise.answer)
        assert course.done
        assert course.at_once == [False]


@pytest.mark.parametrize(("misses", "stars"), [(0, 3), (1, 2), (2, 1), (4, 1)])
def test_a_chapter_has_three_stars_if_all_was_right_at_once(misses: int, stars: int) -> None:
    course = chapter_course(MEOWS.game, MEOWS.exercises()[0])
    answer_all(course, misses)
    assert course.stars == stars == stars_for(misses)


def test_two_wrong_answers_to_one_question_count_once() -> None:
    course = chapter_course(MEOWS.game, MEOWS.exercises()[0])
    for slip in [answer for answer in course.exercise.answers if answer != course.exercise.answer]:
        course.take(slip)
    answer_all(course)
    assert course.stars == 2


def test_endless_ones_are_of_every_kind_in_turn_and_count_what_is_right_in_a_row() -> None:
    course = endless_course(MEOWS.game, MEOWS.exercises(), 100)
    kinds = []
    for number in range(10):
        kinds.append(course.exercise.kind)
        if number == 6:
            course.take(wrong(course.exercise))
        assert course.take(course.exercise.answer)
        assert not course.over
        course.go_on()
    assert kinds == [kind.name for kind in MEOWS.exercises()] * 2
    assert course.best == 6
    assert course.row == 3


def test_the_best_of_each_chapter_is_kept_and_never_gets_worse(own_folder: Path) -> None:
    kind = MEOWS.exercises()[0]
    for misses, kept in ((2, 1), (0, 3), (1, 3)):
        course = chapter_course(MEOWS.game, kind)
        answer_all(course, misses)
        progress.keep("meows", course)
        assert progress.bests_of("meows") == {kind.name: kept}
    assert progress.bests_of("catte") == {}
    assert (own_folder / "exercises.json").exists()


def test_a_chapter_that_was_left_is_worth_nothing_and_an_endless_row_is() -> None:
    course = chapter_course(MEOWS.game, MEOWS.exercises()[0])
    course.take(course.exercise.answer)
    progress.keep("meows", course)
    assert progress.bests_of("meows") == {}
    course = endless_course(MEOWS.game, MEOWS.exercises(), 3)
    course.take(course.exercise.answer)
    progress.keep("meows", course)
    assert progress.bests_of("meows") == {ENDLESS: 1}


@pytest.mark.parametrize("text", ["", "{", "[]", '{"meows": 3}', '{"meows": {"may": "x"}}'])
def test_a_broken_file_is_no_reason_to_stop(own_folder: Path, text: str) -> None:
    own_folder.mkdir(parents=True, exist_ok=True)
    (own_folder / "exercises.json").write_text(text, encoding="utf-8")
    assert progress.bests_of("meows") == {}
    course = endless_course(MEOWS.game, MEOWS.exercises(), 3)
    course.take(course.exercise.answer)
    progress.keep("meows", course)
    assert progress.bests_of("meows") == {ENDLESS: 1}
