"""Pictures of a game's cards: all of them side by side, and a hand of them."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from cardtable.kits import KITS

if TYPE_CHECKING:
    import pygame

Make = Callable[[tuple[int, int], str], "pygame.Surface"]


def contact_sheet(game_id: str) -> Make:
    """Every card of a game, side by side."""

    def make(size: tuple[int, int], language: str) -> pygame.Surface:
        import pygame

        faces = KITS[game_id].faces()
        height = round(200 * size[1] / 800)
        wide = round(height * 63 / 88)
        made = [faces.face(card, height, language) for card in faces.CARDS]
        made += [faces.back(kind, height) for kind in faces.BACKS]
        gap = height // 16
        columns = max(1, (size[0] - gap) // (wide + gap))
        rows = -(-len(made) // columns)
        sheet = pygame.Surface((size[0], rows * (height + gap) + gap))
        sheet.fill((96, 120, 128))
        for order, card in enumerate(made):
            x = gap + order % columns * (wide + gap)
            sheet.blit(card, (x, gap + order // columns * (height + gap)))
        return sheet

    return make


def fan(game_id: str, count: int) -> Make:
    """A hand of so many cards, as one holds it."""

    def make(size: tuple[int, int], language: str) -> pygame.Surface:
        import pygame

        faces = KITS[game_id].faces()
        step = max(1, len(faces.CARDS) // count)
        cards = list(faces.CARDS)[::step][:count]
        height = round(size[1] * 0.25)
        sheet = pygame.Surface((size[0], height * 2))
        sheet.fill((60, 92, 86))
        spread = min(height * 0.5, size[0] * 0.6 / count)
        for order, card in enumerate(cards):
            place = order - (count - 1) / 2
            face = faces.face(card, height * 2, language)
            turned = pygame.transform.rotozoom(face, -place * 2, 0.5)
            middle = size[0] / 2 + place * spread, height + place * place * height * 0.004
            sheet.blit(turned, turned.get_rect(center=middle))
        return sheet

    return make
