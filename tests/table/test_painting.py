"""What the window shows is always what would be drawn anew, though little of it is painted."""

from __future__ import annotations

import weakref
from random import Random

import pygame
import pytest

from cardtable.games import GAMES
from cardtable.scenes.round_end import RoundEnd
from cardtable.scenes.rules import Rules
from cardtable.table.card_sprite import pose_bounds
from tests.table.hand import Hand

KEYS = (pygame.K_RIGHT, pygame.K_TAB, pygame.K_l, pygame.K_h, pygame.K_ESCAPE)
SIZES = ((960, 600), (1000, 640), (720, 900))


def drawn_anew(hand: Hand) -> pygame.Surface:
    """All that is seen, drawn straight onto a surface of its own."""
    stage = hand.stage
    first = len(stage.scenes) - 1
    while first > 0 and not stage.scenes[first].covers:
        first -= 1
    surface = pygame.Surface(stage.size)
    hand.table.stale.all()
    for scene in stage.scenes[first:]:
        scene.draw(surface)
    return surface


def one_thing(hand: Hand, luck: Random) -> None:
    """Whatever a player does: points, carries, plays, opens and closes, makes the window larger."""
    scene, top = hand.scene, hand.stage.top
    sprites = hand.table.piles.own_hand() + scene.touch.offers.cards()
    what = luck.random()
    if isinstance(top, RoundEnd):
        hand.press_on(top, "next")
    elif top is not scene:
        hand.key(pygame.K_ESCAPE)
    elif what < 0.3 and scene.moves and not hand.table.busy:
        scene.play(luck.choice(list(scene.moves)))
    elif what < 0.6 and sprites:
        hand.move(pose_bounds(luck.choice(sprites).pose).center)
    elif what < 0.75 and sprites:
        at = pose_bounds(luck.choice(sprites).pose).center
        hand.drag_to(at, (at[0] + 40, at[1] - 90))
    elif what < 0.78:
        hand.stage.resize(luck.choice(SIZES))
    else:
        hand.key(luck.choice(KEYS))


@pytest.mark.slow
@pytest.mark.parametrize("game", list(GAMES))
def test_after_whatever_was_done_the_window_shows_what_would_be_drawn_anew(
    hand: Hand, game: str
) -> None:
    hand.sit(game, 3, speed="normal", size=SIZES[0])
    luck = Random(6)
    compared = 0
    for frame in range(700):
        hand.turn(luck.choice((0.016, 0.04)))
        if luck.random() < 0.12:
            one_thing(hand, luck)
        if not hand.stage.needs_drawing:
            continue
        shown = hand.draw()
        if frame % 5 == 0 and not hand.stage.fading and not hand.match.over:
            compared += 1
            expected = drawn_anew(hand)
            same = pygame.image.tobytes(shown, "RGB") == pygame.image.tobytes(expected, "RGB")
            assert same, f"frame {frame}: {difference(shown, expected)}"
    assert compared > 50


def difference(one: pygame.Surface, two: pygame.Surface) -> str:
    """Where two pictures differ."""
    mask = pygame.mask.from_threshold(one, (0, 0, 0), (1, 1, 1, 255), two)
    mask.invert()
    return f"{mask.count()} pixels, {mask.get_bounding_rects()[:4]}"


@pytest.mark.parametrize("game", list(GAMES))
def test_a_table_at_rest_paints_nothing(hand: Hand, game: str) -> None:
    hand.sit(game, 3, reduced_motion=True)
    hand.wait()
    hand.settle(4)
    hand.draw()
    for _ in range(30):
        hand.turn()
        if hand.stage.needs_drawing:
            assert hand.stage.draw(hand.surface) == []


@pytest.mark.parametrize("game", list(GAMES))
def test_asked_to_draw_what_has_not_changed_it_paints_nothing(hand: Hand, game: str) -> None:
    scene = hand.sit(game, 3, reduced_motion=True)
    hand.wait()
    hand.settle(4)
    hand.draw()
    scene.dirty = True
    hand.table.stale.all()
    painted = hand.stage.draw(hand.surface)
    # A few things are made anew each time they are drawn.
    assert sum(part.width * part.height for part in painted) < 1280 * 800 * 0.03


@pytest.mark.slow
@pytest.mark.parametrize("game", list(GAMES))
def test_a_card_on_its_way_is_painted_and_not_the_table(hand: Hand, game: str) -> None:
    scene = hand.sit(game, 3, speed="normal")
    shares: list[float] = []
    luck = Random(2)
    for _ in range(900):
        hand.turn()
        if hand.stage.top is not scene:
            break
        if scene.moves and not hand.table.busy:
            scene.play(luck.choice(list(scene.moves)))
        if hand.stage.needs_drawing:
            painted = hand.stage.draw(hand.surface)
            if hand.table.ways.moving and hand.table.renderer.fade is None:
                area = sum(part.width * part.height for part in painted)
                shares.append(area / (1280 * 800))
    shares.sort()
    assert len(shares) > 40
    assert shares[len(shares) // 2] < 0.25


@pytest.mark.slow
def test_a_table_below_another_screen_keeps_nothing_of_its_sky(hand: Hand) -> None:
    scene = hand.sit("meows", size=SIZES[0])
    hand.stage.pictures.mode = "at once"
    hand.draw()
    sky = weakref.ref(scene.look.backdrop(scene.table.shown.mood))
    hand.stage.push(Rules(hand.stage, "meows"), fade=False)
    hand.draw()
    hand.stage.pictures.clear()
    assert sky() is None
    hand.key(pygame.K_ESCAPE)
    shown = pygame.image.tobytes(hand.draw(), "RGB")
    assert shown == pygame.image.tobytes(drawn_anew(hand), "RGB")
