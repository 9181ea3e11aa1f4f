"""The lesson of Familiar's Trouble: what a poor move costs there, and what may be done freely."""

from __future__ import annotations

import pygame
import pytest

from cardtable.games.familiar.rules import (
    BOARD,
    COLOURS,
    HAND,
    NEEDS,
    TRICK,
    totals,
)
from cardtable.rules.moves import move_named
from cardtable.scenes.lesson_scene import LessonScene
from cardtable.table.card_sprite import pose_bounds
from tests.lessons.test_at_the_table import come_to as skip_to
from tests.lessons.test_at_the_table import hear, step_of
from tests.lessons.test_scripts import begun, come_to, make, play_out
from tests.table.hand import Hand


@pytest.mark.parametrize(
    ("step", "move", "cost"),
    [
        ("follow", "blue-3 hand>trick", 2),
        ("follow", "blue-5 hand>trick", 0),  # wins as much, but a partner leads next
        ("two", "blue-3 hand>trick", 5),  # one errand of the two is left
        ("two", "green-7 hand>trick", 9),
        ("three", "blue-3 hand>trick", 1),
        ("crown", "three-1 hand>trick", 6),
        ("alone", "green-7 hand>trick", 4),  # the Bowl is left
        ("free", "blue-3 hand>trick", 6),
    ],
)
def test_a_poor_card_costs_the_errands_it_leaves(step: str, move: str, cost: float) -> None:
    progress, _ = begun("familiar")
    come_to(progress, step)
    make(progress, move_named(move))
    play_out(progress)
    assert progress.remark is not None
    assert progress.remark.cost == cost


@pytest.mark.parametrize("card", ["blue-5", "blue-3", "green-7"])
def test_any_card_but_those_to_be_shown_may_be_passed(card: str) -> None:
    progress, match = begun("familiar")
    come_to(progress, "pass")
    make(progress, move_named(f"{card} hand>left"))
    assert progress.strayed is None
    assert progress.aside is None
    come_to(progress, "bye")
    assert match.state.scores == (34, 34, 34)


@pytest.mark.parametrize("levels", [(1, 1), (2, 3), (3, 3), (3, 2), (2, 2)])
def test_whoever_refills_as_they_like_wins_as_much(levels: tuple[int, int]) -> None:
    progress, match = begun("familiar")
    for step, level in zip(("more", "once"), levels, strict=True):
        come_to(progress, step)
        make(progress, move_named(f"back-errand{level} level{level}>board"))
        assert progress.strayed is None
    come_to(progress, "bye")
    assert match.state.scores == (34, 34, 34)


@pytest.mark.parametrize(
    ("step", "move"),
    [
        ("refill", "back-errand3 level3>board"),
        ("hands", "say keep-hands"),
        ("pass", "three-1 hand>left"),
        ("pass", "blue-green-2 hand>left"),
        ("swap", "say keep-errands"),
        ("swap", "errand1-6 board>level1"),
    ],
)
def test_what_would_keep_something_from_being_shown_is_spoken_of(step: str, move: str) -> None:
    progress, _ = begun("familiar")
    come_to(progress, step)
    make(progress, move_named(move))
    play_out(progress)
    assert progress.remark is not None
    assert (progress.remark.step.name, progress.remark.cost) == (step, 0)


def test_the_totals_are_as_the_sentences_say() -> None:
    progress, match = begun("familiar")
    come_to(progress, "follow")
    assert totals(match.state.piles[TRICK])[COLOURS.index("blue")] == 8
    come_to(progress, "bound")
    green = totals(match.state.piles[TRICK])[COLOURS.index("green")]
    wand = next(card for card in match.state.piles[BOARD] if card.name == "errand1-3")
    assert NEEDS[wand] == (0, 0, green + 1)
    binding = {card.name for card in match.state.piles[HAND[0]] if "blue" in card.suit}
    assert binding == {"blue-3"}
    come_to(progress, "crown")
    assert totals(match.state.piles[TRICK]) == (15, 0, 0)
    come_to(progress, "alone")
    assert totals(match.state.piles[TRICK]) == (10, 0, 2)
    bowl = next(card for card in match.state.piles[BOARD] if card.name == "errand2-6")
    assert NEEDS[bowl] == (4, 0, 10)


@pytest.mark.unhurried
def test_the_focus_of_a_picked_errand_waits_at_the_pile_that_is_meant(hand: Hand) -> None:
    hand.come_home(closer_look_told=True)
    lesson = hand.learn("familiar")
    skip_to(hand, "swap")
    hand.key(pygame.K_RETURN)
    assert hand.table.grip.picked is not None
    hand.key(pygame.K_RETURN)
    hear(hand)
    assert step_of(hand).name == "two"
    assert lesson.match.turns[-1].move is move_named("errand1-6 board>level2")


def test_the_light_stays_at_the_pile_when_its_card_is_carried_away(hand: Hand) -> None:
    hand.come_home(closer_look_told=True)
    lesson = hand.learn("familiar")
    skip_to(hand, "refill")
    (before,) = lesson.pointing.boxes()
    start, end = hand.zone("level1"), hand.zone("board")
    hand.down(start)
    for share in range(1, 11):
        x = start[0] + (end[0] - start[0]) * share // 10
        hand.move((x, start[1] + (end[1] - start[1]) * share // 10))
        hand.turn()
        (now,) = lesson.pointing.boxes()
        assert before.inflate(30, 30).contains(now)
    assert hand.table.grip.held is not None
    hand.up()
    assert lesson.match.turns[-1].move is move_named("back-errand1 level1>board")


@pytest.mark.parametrize("size", [(960, 600), (1280, 800), (1920, 1080), (1000, 1000)])
def test_no_button_lies_on_an_errand(hand: Hand, size: tuple[int, int]) -> None:
    hand.come_home(size, closer_look_told=True)
    lesson = hand.learn("familiar")
    hear(hand)
    assert isinstance(lesson, LessonScene)
    errands = [pose_bounds(sprite.pose) for sprite in hand.table.piles[BOARD]]
    others = [one.place for one in lesson.widgets if one.name not in ("met", "skip")]
    for name in ("met", "skip"):
        assert lesson[name].place.collidelist(errands) < 0
        assert lesson[name].place.collidelist(others) < 0
