"""Plates: each is drawn anew by itself, so nothing of it may lie farther away than it says."""

from __future__ import annotations

from dataclasses import replace

import pygame
import pytest

from cardtable.games import GAMES
from tests.table.hand import Hand

GROUND = (1, 2, 3)


@pytest.mark.parametrize("size", [(960, 600), (1920, 1080)])
@pytest.mark.parametrize("game", list(GAMES))
def test_a_plate_lies_within_its_reach(hand: Hand, game: str, size: tuple[int, int]) -> None:
    scene = hand.sit(game, size=size)
    hand.wait()
    plates, layout = scene.look.plates, scene.table.layout
    for seat in range(scene.look.game.seats):
        drawn = pygame.Surface(size)
        drawn.fill(GROUND)
        for lit in (False, True):
            plate = replace(plates.plate(seat), turn=lit, leads=lit)
            plates.draw_plate(drawn, seat, layout.plates[seat], plate)
        left = pygame.mask.from_threshold(drawn, GROUND, (1, 1, 1, 255))
        left.invert()
        boxes = left.get_bounding_rects()
        assert boxes
        assert plates.reach(seat).contains(boxes[0].unionall(boxes[1:]))


@pytest.mark.parametrize("game", list(GAMES))
def test_only_plates_within_the_part_to_be_drawn_anew_are_drawn(hand: Hand, game: str) -> None:
    scene = hand.sit(game)
    hand.wait()
    plates = scene.look.plates
    whole, parts = pygame.Surface(hand.stage.size), pygame.Surface(hand.stage.size)
    plates.draw(whole)
    for seat in range(scene.look.game.seats):
        parts.set_clip(plates.reach(seat))
        parts.fill((0, 0, 0))
        plates.draw(parts)
    assert pygame.image.tobytes(parts, "RGB") == pygame.image.tobytes(whole, "RGB")
