"""Small ones: reached from set-up and rules, answered with one tap, by whatever device."""

from __future__ import annotations

from collections.abc import Callable

import pygame
import pytest

from cardtable.app import stage_without_window
from cardtable.exercises import progress
from cardtable.exercises.course import Course, chapter_course, endless_course
from cardtable.exercises.exercise import Answer
from cardtable.kits import KITS
from cardtable.media.words import LANGUAGES
from cardtable.rules.cards import Card
from cardtable.scenes.rules import Rules
from cardtable.scenes.scene import Stage
from cardtable.scenes.setup import Setup
from cardtable.scenes.small_answers import CardSpot
from cardtable.scenes.small_ones import ChapterRow, SmallOnes
from cardtable.scenes.small_table import SmallTable
from cardtable.settings import Settings
from cardtable.widgets.widget import Widget
from tests.screen.conftest import Hand, Seated

ALL = [(game, kind.name) for game, kit in KITS.items() for kind in kit.exercises()]
LEAST = 44


def course_of(game: str, name: str) -> Course:
    kind = next(kind for kind in KITS[game].exercises() if kind.name == name)
    return chapter_course(KITS[game].game, kind)


def at(game: str, name: str) -> Callable[[Stage], SmallTable]:
    return lambda stage: SmallTable(stage, course_of(game, name), lambda _: stage.pop())


def on(hand: Hand) -> SmallTable:
    """The table one sits at."""
    top = hand.screen
    assert isinstance(top, SmallTable)
    return top


def spot_of(table: SmallTable, answer: Answer) -> Widget:
    """What is tapped to answer that."""
    for widget in table.widgets:
        if isinstance(widget, CardSpot):
            if widget.sprite.card is answer:
                return widget
        elif widget.name == f"answer-{answer}":
            return widget
    raise AssertionError(f"{answer} cannot be answered")


def wrong(table: SmallTable) -> Answer:
    return next(one for one in table.exercise.answers if not table.exercise.is_right(one))


def reachable(table: SmallTable, widget: Widget) -> tuple[int, int]:
    """A place where a finger hits this control and no other."""
    box = widget.box
    for x in range(box.left + 3, box.right, 3):
        for y in range(box.top + 3, box.bottom, 6):
            if table.at((x, y)) is widget:
                return x, y
    raise AssertionError(f"{widget.name} lies below others")


@pytest.mark.unhurried
def test_the_way_in_from_set_up_and_from_the_rules(hand: Seated) -> None:
    for first in (lambda stage: Setup(stage, "towai"), lambda stage: Rules(stage, "towai")):
        mine = hand(first)
        mine.click("small")
        mine.wait(0.5)
        assert isinstance(mine.screen, SmallOnes)
        mine.click("fits")
        mine.wait(0.5)
        assert on(mine).exercise.kind == "fits"
        mine.key(pygame.K_ESCAPE)
        mine.wait(0.5)
        assert isinstance(mine.screen, SmallOnes)
        mine.key(pygame.K_ESCAPE)
        assert not isinstance(mine.screen, SmallOnes)


@pytest.mark.slow
@pytest.mark.parametrize(("game", "name"), ALL)
def test_a_tap_answers_a_wrong_one_says_why_and_the_right_one_goes_on(
    hand: Seated, game: str, name: str
) -> None:
    mine = hand(at(game, name))
    mine.wait(0.3)
    table = on(mine)
    first = table.exercise
    slip = wrong(table)
    mine.tap(reachable(table, spot_of(table, slip)))
    mine.wait(0.1)
    assert table.exercise is first
    assert table.verdict
    assert not spot_of(table, slip).enabled
    mine.tap(reachable(table, spot_of(table, first.answer)))
    assert table.course.at_once == [False]
    mine.wait(2.5)
    assert table.exercise is not first
    assert table.verdict == ""
    mine.tap(reachable(table, spot_of(table, table.exercise.answer)))
    assert table.course.at_once == [False, True]


def test_a_click_goes_on_sooner_and_answers_nothing(hand: Seated) -> None:
    mine = hand(at("meows", "takes"))
    mine.wait(0.3)
    table = on(mine)
    mine.click(reachable(table, spot_of(table, table.exercise.answer)))
    mine.wait(0.4)
    assert table.course.number == 0
    mine.click((640, 300))
    assert table.course.number == 1
    assert table.course.at_once == [True]
    assert not table.course.tried


@pytest.mark.unhurried
def test_the_back_button_leads_away_at_any_moment(hand: Seated) -> None:
    mine = hand(lambda stage: SmallOnes(stage, "meows"))
    for answered in (False, True):
        mine.click("may")
        mine.wait(0.5)
        table = on(mine)
        if answered:
            mine.click(reachable(table, spot_of(table, table.exercise.answer)))
            mine.wait(0.4)
        mine.click("back")
        mine.wait(0.5)
        assert isinstance(mine.screen, SmallOnes)


def test_by_keys_alone(hand: Seated) -> None:
    mine = hand(at("familiar", "covers"))
    mine.wait(0.3)
    table = on(mine)
    for _ in range(2):
        place = [widget for widget in table.widgets if widget.name.startswith("answer-")].index(
            spot_of(table, table.exercise.answer)
        )
        for _ in range(10):
            if mine.focus == table.widgets[place].name:
                break
            mine.key(pygame.K_TAB)
        mine.key(pygame.K_RETURN)
        mine.wait(0.4)
        mine.key(pygame.K_RETURN)
    assert table.course.at_once == [True, True]


def test_a_number_key_answers(hand: Seated) -> None:
    mine = hand(at("meows", "scores"))
    mine.wait(0.3)
    table = on(mine)
    place = table.exercise.answers.index(table.exercise.answer)
    mine.key(pygame.K_1 + place)
    assert table.course.at_once == [True]


def test_by_pad_alone(hand: Seated) -> None:
    mine = hand(at("meows", "takes"))
    mine.wait(0.3)
    table = on(mine)
    wanted = spot_of(table, table.exercise.answer).name
    ways = (
        pygame.CONTROLLER_BUTTON_DPAD_RIGHT,
        pygame.CONTROLLER_BUTTON_DPAD_DOWN,
        pygame.CONTROLLER_BUTTON_DPAD_LEFT,
        pygame.CONTROLLER_BUTTON_DPAD_UP,
    )
    for button in ways * 3:
        if mine.focus == wanted:
            break
        mine.pad(button)
    assert mine.focus == wanted
    mine.pad(pygame.CONTROLLER_BUTTON_A)
    assert table.course.at_once == [True]


@pytest.mark.unhurried
def test_a_chapter_that_is_done_shows_its_stars_and_leads_to_the_next(hand: Seated) -> None:
    mine = hand(lambda stage: SmallOnes(stage, "catte"))
    assert mine.focus == "may"
    mine.click("may")
    mine.wait(0.5)
    table = on(mine)
    while not table.course.over:
        mine.click(reachable(table, spot_of(table, table.exercise.answer)))
        mine.wait(2.3)
    mine.wait(2.0)
    assert isinstance(mine.screen, SmallOnes)
    row = mine.screen["may"]
    assert isinstance(row, ChapterRow)
    assert row.stars == 3
    assert row.sizes == [1.0, 1.0, 1.0]
    assert mine.focus == "takes"
    assert progress.bests_of("catte") == {"may": 3}


@pytest.mark.unhurried
def test_the_endless_ones_never_end_and_keep_the_longest_row(hand: Seated) -> None:
    kit = KITS["towai"]
    mine = hand(
        lambda stage: SmallTable(
            stage, endless_course(kit.game, kit.exercises(), 9), lambda _: stage.pop()
        )
    )
    mine.wait(0.3)
    table = on(mine)
    for _ in range(11):
        mine.click(reachable(table, spot_of(table, table.exercise.answer)))
        mine.wait(0.4)
        mine.key(pygame.K_RETURN)
    mine.key(pygame.K_ESCAPE)
    assert progress.bests_of("towai") == {"endless": 11}


@pytest.mark.parametrize(("game", "name"), ALL)
def test_every_answer_can_be_hit_with_a_finger(game: str, name: str) -> None:
    """On the smallest window with the largest text, and nothing lies over it."""
    stage = stage_without_window((960, 600), Settings(text_size=1.3), pictures="never")
    course = course_of(game, name)
    table = SmallTable(stage, course, lambda _: None)
    stage.push(table, fade=False)
    while True:
        for answer in table.exercise.answers:
            widget = spot_of(table, answer)
            box = widget.box
            assert box.width >= LEAST
            assert box.height >= LEAST
            below = box.top + 60 if isinstance(answer, Card) else box.centery
            free = [x for x in range(box.left, box.right) if table.at((x, below)) is widget]
            assert len(free) >= LEAST, (answer, len(free))
        for corner in ("back", "rules"):
            assert min(table[corner].box.size) >= LEAST
        course.take(table.exercise.answer)
        if course.over:
            break
        table._go_on()


@pytest.mark.slow
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("game", "name"), ALL)
def test_what_is_written_lies_over_no_card_that_is_asked_for(
    game: str, name: str, language: str
) -> None:
    for size, text_size in (((960, 600), 1.3), ((1280, 800), 1.0), ((2560, 1080), 1.0)):
        settings = Settings(language=language, text_size=text_size)
        stage = stage_without_window(size, settings, pictures="never")
        course = course_of(game, name)
        table = SmallTable(stage, course, lambda _: None)
        stage.push(table, fade=False)
        sheet = table.sheet.box
        for answer in table.exercise.answers:
            assert not spot_of(table, answer).box.colliderect(sheet)
        for corner in ("back", "rules"):
            assert not table[corner].box.colliderect(sheet)


@pytest.mark.parametrize("game", KITS)
def test_the_ground_gives_no_answer_away(game: str) -> None:
    """A sky that takes up the winning card's weather does so once that is known."""
    stage = stage_without_window((1280, 800), Settings(speed="instant"), pictures="never")
    kit = KITS[game]
    course = endless_course(kit.game, kit.exercises(), 40)
    table = SmallTable(stage, course, lambda _: None)
    stage.push(table, fade=False)
    grounds, after = set(), set()
    for _ in range(30):
        stage.update(0.1)
        grounds.add(table.table.shown.mood)
        table._take(course.exercise.answer)()
        stage.update(0.1)
        after.add(table.table.shown.mood)
        table._go_on()
    assert len(grounds) == 1
    assert len(after) >= len(grounds)


def test_with_little_motion_nothing_flies(hand: Seated) -> None:
    mine = hand(at("meows", "takes"), reduced_motion=True)
    mine.wait(0.3)
    table = on(mine)
    mine.click(reachable(table, spot_of(table, table.exercise.answer)))
    assert not table.burst.flying
    mine.wait(2.5)
    assert table.course.number == 1
