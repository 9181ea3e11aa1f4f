"""The cards of Tomorrow Never Meows, composed from their drawings: picture, frame, index, words.

A card is drawn in units of 252 × 352. Its index stands on two paper tabs of 68 × 126 in opposite
corners, so that a fan of thirteen shows every number and mark whole.
"""

from __future__ import annotations

import pygame
from font_fredoka_one import FredokaOne

from cardtable.media import drawings, papercraft, words
from cardtable.media.lettering import inked, written_with
from cardtable.media.store import kept

SUITS = ("fine", "cloudy", "rainy", "thunder", "snow")
WISHES = ("fine", "cloudy", "rainy", "thunder", "snow", "very-fine", "very-cloudy", "very-rainy")
_COUNT = {"fine": 10, "cloudy": 10, "rainy": 10, "thunder": 3, "snow": 3}

CARDS: tuple[str, ...] = (
    *(f"{suit}-{number}" for suit in SUITS for number in range(1, _COUNT[suit] + 1)),
    *(f"wish-{wish}" for wish in WISHES),
)
BACKS: tuple[str, ...] = ("weather", "wish")

DARK = {
    "fine": "#A85A00",
    "cloudy": "#56637A",
    "rainy": "#1D4E89",
    "thunder": "#4B2A7B",
    "snow": "#28728A",
}
"""Each suit's dark tone, legible on card paper."""

_WORTH = {
    "fine": ("+1", "mark-fine"),
    "cloudy": ("+1", "mark-cloudy"),
    "rainy": ("+1", "mark-rainy"),
    "thunder": ("+2", "mark-thunder", "−2", "mark-snow"),
    "snow": ("mark-no-trick", "= 6"),
    "very-fine": ("+3", "mark-fine"),
    "very-cloudy": ("±", "mark-thunder", "mark-snow"),
    "very-rainy": ("+2", "mark-rainy", "×2", "mark-snow"),
}
"""The heart of each wish's score: figures and names of drawings."""
_SMALL_BACK = 100  # below this height the scales of the back would flicker


def _size(height: int) -> tuple[int, int]:
    return max(1, round(height * 63 / 88)), max(1, height)


def face(card: str, height: int, language: str = "en") -> pygame.Surface:
    """The card's face at this height, its corners transparent, without an outer shadow."""
    kind, _, rest = card.partition("-")
    if kind == "wish":
        return _wish(rest, height, language)
    size = _size(height)
    out = papercraft.sheet_up(f"meows/{card}", size)
    out.blit(_frame(kind, height), (0, 0))
    index = _index(kind, int(rest), height)
    out.blit(index, (0, 0))
    turned = pygame.transform.rotate(index, 180)
    out.blit(turned, (size[0] - turned.get_width(), size[1] - turned.get_height()))
    return _cut(out)


def back(kind: str, height: int) -> pygame.Surface:
    """The back at this height: "weather" (its calm drawing when small), or "wish", the sleeve."""
    small = "-small" if kind == "weather" and height < _SMALL_BACK else ""
    return _cut(papercraft.sheet_up(f"meows/back-{kind}{small}", _size(height)))


def standing(wish: str, height: int, language: str = "en") -> pygame.Surface:
    """A wish as it stands before a seat: one big figure and its name, legible at 80 × 112."""
    k = height / 352
    out = papercraft.sheet_up(f"meows/stand-{wish}", _size(height))
    lines = _lines(wish, language)
    high = 56 if len(lines) == 1 else 44
    for line, word in enumerate(lines):
        y = 268 if len(lines) == 1 else 246 + line * 44
        _write(out, word, (126 * k, y * k), high * k, 180 * k, _tone(wish))
    return _cut(out)


def _tone(wish: str) -> str:
    return DARK[wish.removeprefix("very-")]


def _lines(wish: str, language: str) -> list[str]:
    return words.sentences(language)[f"card.wish-{wish}"].split(" ", 1)


def _wish(wish: str, height: int, language: str) -> pygame.Surface:
    k = height / 352
    out = papercraft.sheet_up(f"meows/wish-{wish}", _size(height))
    lines = _lines(wish, language)
    for line, word in enumerate(lines):
        y = 234 if len(lines) == 1 else 220 + line * 30
        high = 40 if len(lines) == 1 else 33
        _write(out, word, (126 * k, y * k), high * k, 114 * k, _tone(wish))
    worth = _worth(wish, height)
    middle = 282 if len(lines) == 1 else 285
    out.blit(
        worth,
        (
            round(126 * k - worth.get_width() / 2),
            round(middle * k - worth.get_height() / 2),
        ),
    )
    return _cut(out)


def _worth(wish: str, height: int) -> pygame.Surface:
    """What the wish is worth, as a row of figures and suit marks."""
    k = height / 352 * (1 if len(_WORTH[wish]) < 4 else 0.84)
    side = max(1, round(25 * k))
    px = max(6, round(26 * k))
    parts = [
        papercraft.flat(f"meows/{part}", (side, side))
        if part.startswith("mark-")
        else inked(part, FredokaOne, px, _tone(wish))
        for part in _WORTH[wish]
    ]
    gap = max(1, round(4 * k))
    width = sum(part.get_width() for part in parts) + gap * (len(parts) - 1)
    out = pygame.Surface((width, max(part.get_height() for part in parts)), pygame.SRCALPHA)
    x = 0
    for part in parts:
        out.blit(part, (x, (out.get_height() - part.get_height()) // 2))
        x += part.get_width() + gap
    return out


def _write(
    out: pygame.Surface,
    word: str,
    middle: tuple[float, float],
    size: float,
    widest: float,
    colour: str,
) -> None:
    """One word centred on a point, made smaller if it would be wider than this."""
    path, share = written_with(word, "title")
    size *= share
    text = inked(word, path, max(6, round(size)), colour)
    if text.get_width() > widest:
        smaller = max(6, int(size * widest / text.get_width()))
        text = inked(word, path, smaller, colour)
    x, y = middle
    out.blit(text, (round(x - text.get_width() / 2), round(y - text.get_height() / 2)))


def _cut(surface: pygame.Surface) -> pygame.Surface:
    size = surface.get_size()
    return papercraft.clipped(surface, papercraft.rounded(size, 18 * size[0] / 252))


@kept
def _frame(suit: str, height: int) -> pygame.Surface:
    return papercraft.sheet_up(f"meows/frame-{suit}", _size(height))


@kept
def _index(suit: str, number: int, height: int) -> pygame.Surface:
    """Number and mark on the upper left tab."""
    k = height / 352
    out = pygame.Surface((max(1, round(68 * k)), max(1, round(126 * k))), pygame.SRCALPHA)
    digits = _number(number, k, DARK[suit])
    across, down = digits.get_size()
    out.blit(digits, (round(36 * k - across / 2), round(44 * k - down / 2)))
    side = max(1, round(40 * k))
    mark = papercraft.flat(f"meows/mark-{suit}", (side, side))
    out.blit(mark, (round(36 * k - side / 2), round(96 * k - side / 2)))
    return out


def _number(number: int, k: float, colour: str) -> pygame.Surface:
    """The digits cut to their ink; 52 units high, a ten set tight and never wider than its tab."""
    path, px = FredokaOne, max(8, round(200 * k))
    cut = []
    for digit in str(number):
        ink = inked(digit, path, px, colour)
        cut.append(ink.subsurface(ink.get_bounding_rect()))
    tall = max(ink.get_height() for ink in cut)
    gap = round(tall * 0.06)
    width = sum(ink.get_width() for ink in cut) + gap * (len(cut) - 1)
    row = pygame.Surface((width, tall), pygame.SRCALPHA)
    row.fill((*drawings.colour(colour), 0))
    x = 0
    for ink in cut:
        row.blit(ink, (x, 0))
        x += ink.get_width() + gap
    high = (52 if number < 10 else 48) * k
    wide = min(width * high / tall, 47 * k)
    return pygame.transform.smoothscale(row, (max(1, round(wide)), max(1, round(high))))
