"""What the cards of Catte and Towai share: a little stage of paper, its index, its round corners.

A card is drawn in units of 252 × 352. The picture lies behind paper with a window cut out; number
and mark stand on the plain paper at the left and, turned and smaller, on a tab at the lower right.
"""

from __future__ import annotations

import pygame

from cardtable.media import drawings, lettering, papercraft
from cardtable.media.store import kept

Size = tuple[int, int]

UNITS = 252
_MIDDLE = 34  # of the index column
_TURNED = 0.72  # the second index's share of the first


def card_size(height: int) -> Size:
    """The size of a card this high."""
    return round(height * 63 / 88), height


def staged(
    picture: pygame.Surface, frame: str, number: int, mark: str, colour: str
) -> pygame.Surface:
    """The picture itself, framed and with both indices; its corners are still square."""
    size = picture.get_size()
    unit = size[0] / UNITS
    picture.blit(framed(frame, size, colour), (0, 0))
    column = pygame.Surface((round(68 * unit), round(124 * unit)), pygame.SRCALPHA)
    centred(
        column, numeral(number, (74 if number < 10 else 57) * unit, colour), (_MIDDLE, 41), unit
    )
    centred(column, marked(mark, 40 * unit), (_MIDDLE, 98), unit)
    picture.blit(column, (0, 0))
    turned = pygame.transform.rotate(column, 180)
    small = pygame.transform.smoothscale_by(turned, _TURNED)
    corner = (size[0] - small.get_width() + unit, size[1] - small.get_height() + 2 * unit)
    picture.blit(small, corner)
    return picture


@kept
def framed(name: str, size: Size, hair: str) -> pygame.Surface:
    """The paper over a picture, with a hair-line edge in the suit's dark tone."""
    return papercraft.sheet_up(name, size, palette={"hair": {"stroke": hair}})


@kept
def numeral(number: int, height: float, colour: str) -> pygame.Surface:
    """A number trimmed to its ink, so that it can be centred by eye."""
    drawn = lettering.line(str(number), "title", max(1, round(height)), drawings.colour(colour))
    return drawn.subsurface(drawn.get_bounding_rect()).copy()


@kept
def marked(name: str, width: float) -> pygame.Surface:
    """A mark or sign, as wide as it is high."""
    side = max(1, round(width))
    return papercraft.flat(name, (side, side))


def centred(
    card: pygame.Surface, piece: pygame.Surface, middle: tuple[float, float], unit: float
) -> None:
    """The piece laid with its middle on this point of the card, in units."""
    left = middle[0] * unit - piece.get_width() / 2
    top = middle[1] * unit - piece.get_height() / 2
    card.blit(piece, (round(left), round(top)))


def cut_out(card: pygame.Surface) -> pygame.Surface:
    """The card itself with its corners cut round."""
    return papercraft.clipped(card, _corners(card.get_size()))


@kept
def _corners(size: Size) -> pygame.Surface:
    return papercraft.rounded(size, 18 * size[0] / UNITS)
