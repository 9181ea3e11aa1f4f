"""The table shows what happens, in order, whatever befalls the window meanwhile."""

from __future__ import annotations

import itertools
from random import Random

import pygame
import pytest

from cardtable.games import GAMES
from cardtable.rules.events import Changed, Said, TrickWon
from tests.table.hand import Hand

SIZES = [(960, 600), (1280, 800), (1920, 1080), (3840, 2160)]


@pytest.mark.parametrize("game", list(GAMES))
def test_at_rest_the_table_is_what_the_seat_sees(hand: Hand, game: str) -> None:
    hand.sit(game, seed=21)
    luck = Random(6)
    while hand.wait():
        assert hand.table.disagreement() == ""
        hand.by_clicking(luck.choice(list(hand.scene.moves)))


@pytest.mark.parametrize("game", list(GAMES))
@pytest.mark.parametrize("speed", ["slow", "normal", "fast", "instant"])
def test_every_speed_shows_the_same_table(hand: Hand, game: str, speed: str) -> None:
    hand.sit(game, speed=speed)
    luck = Random(6)
    for _ in range(4):
        if not hand.wait():
            break
        assert hand.table.disagreement() == ""
        hand.by_clicking(luck.choice(list(hand.scene.moves)))


@pytest.mark.parametrize("game", list(GAMES))
def test_reduced_motion_shows_the_same_table(hand: Hand, game: str) -> None:
    hand.sit(game, speed="normal", reduced_motion=True)
    luck = Random(6)
    for _ in range(6):
        hand.wait()
        assert hand.table.disagreement() == ""
        hand.by_clicking(luck.choice(list(hand.scene.moves)))


@pytest.mark.parametrize("game", list(GAMES))
def test_the_window_may_change_its_size_in_the_middle_of_any_motion(hand: Hand, game: str) -> None:
    hand.sit(game, speed="normal")
    luck = Random(1)
    for frame in range(260):
        hand.turn(0.03)
        if frame % 13 == 0:
            hand.stage.resize(SIZES[luck.randrange(3)])
        if frame % 9 == 0:
            hand.draw()
        if hand.scene.moves and not hand.table.busy and hand.stage.top is hand.scene:
            hand.scene.play(luck.choice(list(hand.scene.moves)))
    hand.wait()
    assert hand.table.disagreement() == ""
    for number, sprites in hand.table.piles.items():
        if hand.table.layout.places[number].shown:
            for sprite, pose in zip(sprites, hand.table.poses(number), strict=True):
                if sprite is not hand.table.raised:
                    # A card one points at may stand up a little.
                    assert abs(sprite.pose.x - pose.x) + abs(sprite.pose.y - pose.y) < 20


@pytest.mark.parametrize("game", list(GAMES))
def test_the_program_may_be_left_in_the_middle_of_any_motion(hand: Hand, game: str) -> None:
    for frames in (1, 9, 31, 77):
        scene = hand.sit(game, speed="normal", saved=True)
        for _ in range(frames):
            hand.turn(0.04)
        hand.stage.scenes.pop().left()
        assert scene.thinker.closed  # type: ignore[attr-defined]


def test_a_finished_trick_lies_still_and_its_winner_is_lit_with_the_reason(hand: Hand) -> None:
    hand.sit("meows", trick_pause="long")
    while not hand.table.reading:
        hand.turn(0.05)
        if hand.scene.moves and not hand.table.busy:
            hand.by_clicking(hand.scene.moves[0])
    trick = hand.table.trick
    assert isinstance(trick, TrickWon)
    glowing = [s for s in hand.table.piles[20] if s.glow]
    assert [s.card for s in glowing] == [trick.card]
    assert glowing[0].seat == trick.seat
    assert hand.table.winning == hand.table.words.reason(trick.reason)


def test_a_word_hangs_at_the_plate_of_the_seat_that_said_it(hand: Hand) -> None:
    scene = hand.sit("towai", 2, speed="normal")
    heard: list[int] = []
    scene.table.shown.append(lambda e: heard.append(e.seat) if isinstance(e, Said) else None)
    while not heard:
        hand.turn(0.05)
        if scene.moves and not hand.table.busy:
            hand.by_clicking(scene.moves[-1])
    assert [bubble.seat for bubble in hand.table.bubbles] == heard


def test_day_and_night_are_shown_when_they_change_and_not_before(hand: Hand) -> None:
    scene = hand.sit("towai", 2, speed="normal")
    shown: list[str | int] = []
    scene.table.shown.append(lambda e: shown.append(e.to) if isinstance(e, Changed) else None)
    hand.wait()
    while hand.match.state.asked != "set":
        hand.by_clicking(hand.scene.moves[0])
        hand.wait()
    before = len(shown)
    hand.by_clicking(hand.scene.moves[0])
    word = hand.match.turns[-1].move.word
    assert len(shown) == before
    hand.settle(1)
    assert shown[before] == word


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("game", list(GAMES))
def test_cards_one_may_play_lie_in_the_window_and_under_no_control(
    hand: Hand, game: str, size: tuple[int, int]
) -> None:
    hand.sit(game, size=size)
    luck = Random(9)
    for _ in range(10):
        if not hand.wait():
            break
        for sprite in hand.scene.dragging.offered():
            at = hand.spot(sprite)
            assert pygame.Rect((0, 0), size).collidepoint(at)
        hand.by_clicking(luck.choice(list(hand.scene.moves)))


@pytest.mark.parametrize("game", list(GAMES))
def test_every_sign_of_a_hand_can_be_seen_in_the_fan(hand: Hand, game: str) -> None:
    """Each card of a full hand shows at least the column its number stands in."""
    for size in SIZES:
        hand.sit(game, size=size)
        hand.wait()
        table = hand.table
        number = table.hand_pile().number
        poses = table.layout.poses(number, len(table.own_hand()))
        place = table.layout.places[number]
        for left, right in itertools.pairwise(poses):
            assert right.x - left.x >= 0.25 * place.width


@pytest.mark.parametrize("game", list(GAMES))
def test_every_table_is_drawn_in_both_languages(hand: Hand, game: str) -> None:
    for language in ("en", "ja"):
        hand.sit(game, language=language)
        for _ in range(3):
            hand.wait()
            hand.draw()
            hand.by_clicking(hand.scene.moves[0])
        hand.stage.overlay = True
        hand.draw()


def test_nothing_moving_nothing_is_drawn(hand: Hand) -> None:
    hand.sit("catte", 3)
    hand.wait()
    hand.settle(4)
    hand.draw()
    drawn = hand.table.rebuilt
    for _ in range(30):
        hand.turn()
        if hand.stage.needs_drawing:
            hand.draw()
    assert not hand.scene.moving
    assert hand.table.rebuilt - drawn <= 6  # ambience at most
