"""Cards for a game that has drawn none of its own.

A suit is told by a shape and a colour, picked by the order in which the suits come in the game's
decks. Numbers up to ten show as many pips as they say; anything else, and what a game letters
(``index.<game>.<number>`` in its words: a court's letter), shows one large sign with that on it.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

import pygame

from cardtable.media import drawings, papercraft
from cardtable.media.card_stage import card_size, centred, cut_out
from cardtable.media.drawings import Colour, mixed
from cardtable.media.lettering import line
from cardtable.media.store import kept
from cardtable.media.words import sentences
from cardtable.rules.game import AnyGame

_UNITS = (252, 352)
_WINDOW = pygame.Rect(60, 18, 132, 316)  # of the picture, in units
_SIGN = (126, 202)  # the middle of a large sign
_MIDDLE = 31  # of the index column
_SPIKES = 3  # a court's rank is told by its crown: one spike more, up to so many ranks


class Suit(NamedTuple):
    """How a suit is told: a shape about 100 units wide round 0 0, and its colours."""

    shape: str
    dark: Colour
    main: Colour
    light: Colour


SUITS: Sequence[Suit] = (
    Suit(  # a coin's rhombus
        "M0 -54C10 -32 24 -14 44 0C24 14 10 32 0 54C-10 32 -24 14 -44 0C-24 -14 -10 -32 0 -54Z",
        (150, 84, 0),
        (238, 164, 38),
        (255, 236, 190),
    ),
    Suit(  # a heart
        "M0 50C-14 34 -50 12 -50 -18C-50 -38 -36 -48 -23 -48C-11 -48 -3 -40 0 -31"
        "C3 -40 11 -48 23 -48C36 -48 50 -38 50 -18C50 12 14 34 0 50Z",
        (142, 31, 50),
        (220, 72, 82),
        (250, 212, 206),
    ),
    Suit(  # a blade of a leaf, on its stalk
        "M0 -54C14 -36 48 -14 48 14C48 32 35 40 23 40C15 40 9 36 6 31C7 40 10 47 16 52H-16"
        "C-10 47 -7 40 -6 31C-9 36 -15 40 -23 40C-35 40 -48 32 -48 14C-48 -14 -14 -36 0 -54Z",
        (30, 58, 112),
        (66, 116, 190),
        (207, 224, 244),
    ),
    Suit(  # a clover
        "M0 -54C15 -54 26 -43 26 -29C26 -22 23 -16 18 -11C22 -13 26 -14 30 -14C43 -14 52 -4 52 9"
        "C52 22 42 32 29 32C19 32 11 27 7 19C7 33 10 44 18 52H-18C-10 44 -7 33 -7 19"
        "C-11 27 -19 32 -29 32C-42 32 -52 22 -52 9C-52 -4 -43 -14 -30 -14C-26 -14 -22 -13 -18 -11"
        "C-23 -16 -26 -22 -26 -29C-26 -43 -15 -54 0 -54Z",
        (26, 88, 62),
        (62, 152, 104),
        (204, 234, 212),
    ),
    Suit(  # a star
        "M0 -55C4 -55 6 -52 8 -47L17 -22L43 -20C53 -19 55 -12 48 -6L28 11L34 37C36 47 30 51 22 46"
        "L0 32L-22 46C-30 51 -36 47 -34 37L-28 11L-48 -6C-55 -12 -53 -19 -43 -20L-17 -22L-8 -47"
        "C-6 -52 -4 -55 0 -55Z",
        (82, 46, 124),
        (142, 98, 194),
        (228, 212, 246),
    ),
    Suit(  # a crescent
        "M14 -52C-22 -50 -48 -28 -48 2C-48 34 -22 54 8 52C24 51 38 43 46 32C20 36 0 22 -2 -4"
        "C-3 -24 4 -40 14 -52Z",
        (24, 92, 104),
        (52, 158, 166),
        (200, 234, 234),
    ),
)

_PIPS: Sequence[Sequence[tuple[float, float]]] = (
    (),
    ((0, 0),),
    ((0, -0.56), (0, 0.56)),
    ((0, -0.66), (0, 0), (0, 0.66)),
    ((-1, -0.6), (1, -0.6), (-1, 0.6), (1, 0.6)),
    ((-1, -0.66), (1, -0.66), (0, 0), (-1, 0.66), (1, 0.66)),
    ((-1, -0.7), (1, -0.7), (-1, 0), (1, 0), (-1, 0.7), (1, 0.7)),
    ((-1, -0.74), (1, -0.74), (0, -0.37), (-1, 0), (1, 0), (-1, 0.74), (1, 0.74)),
    ((-1, -0.76), (1, -0.76), (0, -0.38), (-1, 0), (1, 0), (0, 0.38), (-1, 0.76), (1, 0.76)),
    (
        (-1, -0.78), (1, -0.78), (-1, -0.26), (1, -0.26), (0, 0),
        (-1, 0.26), (1, 0.26), (-1, 0.78), (1, 0.78),
    ),
    (
        (-1, -0.8), (1, -0.8), (0, -0.53), (-1, -0.27), (1, -0.27),
        (-1, 0.27), (1, 0.27), (0, 0.53), (-1, 0.8), (1, 0.8),
    ),
)  # fmt: skip
"""Where the pips lie, by how many they are: shares of half the room across and down."""

_LARGE = (0.0, 1.04, 0.86, 0.74, 0.54, 0.52, 0.5, 0.46, 0.46, 0.42, 0.4)
"""How large a pip is, by how many they are: a share of the shape's own size."""

_BACKS: Sequence[tuple[Colour, Colour]] = (
    ((46, 92, 96), (70, 124, 126)),
    ((122, 62, 74), (154, 88, 98)),
    ((74, 70, 128), (102, 98, 160)),
    ((128, 92, 44), (160, 122, 70)),
)
"""The ground and the pattern of each kind of back; a fifth kind has the first one's again."""


class PlainCards:
    """The faces and backs of any game."""

    def __init__(self, game: type[AnyGame]) -> None:
        tables = [game(seats) for seats in game.seat_counts]
        cards = dict.fromkeys(card for table in tables for deck in table.decks for card in deck)
        backs = dict.fromkeys(pile.back for table in tables for pile in table.piles)
        self.game = game.id
        self.CARDS = tuple(card.name for card in cards)
        self.BACKS = tuple(back.name.removeprefix("back-") for back in backs)
        self._cards = {card.name: card for card in cards}
        self._suits = list(dict.fromkeys(card.suit for card in cards))

    def face(self, card: str, height: int, language: str = "en") -> pygame.Surface:
        """A card's face at this height."""
        number = self._cards[card].number
        key = f"index.{self.game}.{number}"
        label = sentences(language).get(key, str(number))
        suit = self.suit(card)
        lettered = [n for n in range(2, number) if f"index.{self.game}.{n}" in sentences(language)]
        out = _ground(card_size(height), suit).copy()
        pips = number == 1 or (label == str(number) and 0 < number < len(_PIPS))
        if pips:
            picture = _pips(number, suit)
        else:
            picture = _sign(suit, crown=label != str(number), points=len(lettered) + 1)
        unit = height / _UNITS[1]
        _lay(out, picture, 3 * unit)
        if not pips:
            _write(out, label, _SIGN, 62, suit.light)
        _index(out, label, suit, unit)
        return cut_out(out)

    def back(self, kind: str, height: int) -> pygame.Surface:
        """A card's back: a pattern of the game's own suits."""
        size = card_size(height)
        ground, pattern = _BACKS[self.BACKS.index(kind) % len(_BACKS)]
        shapes = [SUITS[n % len(SUITS)].shape for n in range(len(self._suits))]
        marks = []
        for row in range(9):
            for column in range(6 - row % 2):
                x, y = 36 + column * 36 + row % 2 * 18, 36 + row * 35
                place = f"translate({x} {y}) scale(.2)"
                marks.append(
                    f'<path transform="{place}" d="{shapes[(row + column) % len(shapes)]}"/>'
                )
        frame = '<rect x="15" y="15" width="222" height="322" rx="9" {}/>'
        edge = f'fill="none" stroke="{_hex(drawings.PAPER)}" stroke-width="3"'
        out = papercraft.inline(
            f'<rect width="252" height="352" fill="{_hex(drawings.PAPER)}"/>'
            f'<rect x="9" y="9" width="234" height="334" rx="13" fill="{_hex(ground)}"/>'
            f'<g fill="{_hex(pattern)}">{"".join(marks)}</g>{frame.format(edge)}',
            _UNITS,
            size,
        )
        big = shapes[0]
        medal = (
            f'<circle cx="126" cy="176" r="56" fill="{_hex(pattern)}"/>'
            f'<path transform="translate(126 176) scale(.72)" d="{big}" '
            f'fill="{_hex(drawings.PAPER)}"/>'
        )
        _lay(out, medal, 3 * height / _UNITS[1])
        return cut_out(papercraft.grained(out))

    def suit(self, card: str) -> Suit:
        """How the suit of a card is told."""
        return SUITS[self._suits.index(self._cards[card].suit) % len(SUITS)]


def mark(suit: Suit, colour: Colour, middle: tuple[float, float], scale: float) -> str:
    """A suit's shape as SVG, in one colour."""
    return (
        f'<path transform="translate({middle[0]:.1f} {middle[1]:.1f}) scale({scale:.3f})" '
        f'd="{suit.shape}" fill="{_hex(colour)}"/>'
    )


def _pips(count: int, suit: Suit) -> str:
    scale = _LARGE[count]
    across, down = 31.0, _WINDOW.height / 2 - 4
    return "".join(
        mark(
            suit,
            suit.main,
            (_WINDOW.centerx + x * across, _WINDOW.centery + y * (down - 30 * scale)),
            scale,
        )
        for x, y in _PIPS[count]
    )


def _sign(suit: Suit, *, crown: bool, points: int) -> str:
    """A large sign: the suit's shape behind a disc to write on, under a crown for a court."""
    x, y = _SIGN
    out = mark(suit, suit.main, (x, y), 1.16)
    out += f'<circle cx="{x}" cy="{y}" r="37" fill="{_hex(suit.dark)}"/>'
    if crown:
        count = min(points, _SPIKES) + 1  # spikes: two, three or four
        foot, wide = y - 84, 44
        path = f"M{x - wide} {foot}"
        for spike in range(count):
            left = x - wide + spike * 2 * wide / count
            tip = left + wide / count
            path += f"L{tip - wide / count:.1f} {foot - 18}L{tip:.1f} {foot - 40}"
            out += f'<circle cx="{tip:.1f}" cy="{foot - 42}" r="6.5" fill="{_hex(suit.main)}"/>'
        path += f"L{x + wide} {foot - 18}V{foot}Z"
        out += f'<path d="{path}" fill="{_hex(suit.main)}"/>'
    return out


@kept
def _ground(size: tuple[int, int], suit: Suit) -> pygame.Surface:
    """The paper of a suit, with the window that the picture lies in."""
    paper, panel = drawings.PAPER, mixed(suit.light, drawings.PAPER, 0.35)
    edge = mixed(paper, suit.dark, 0.25)
    window = _WINDOW
    return papercraft.grained(
        papercraft.inline(
            f'<rect width="252" height="352" fill="{_hex(paper)}"/>'
            f'<rect x="1" y="1" width="250" height="350" rx="17.5" fill="none" '
            f'stroke="{_hex(edge)}" stroke-width="2"/>'
            f'<rect x="{window.x}" y="{window.y}" width="{window.width}" '
            f'height="{window.height}" rx="16" fill="{_hex(panel)}"/>',
            _UNITS,
            size,
        )
    )


def _lay(card: pygame.Surface, body: str, lift: float) -> None:
    """Lay shapes on a card as one cut sheet."""
    sheet = papercraft.grained(papercraft.inline(body, _UNITS, card.get_size()))
    shadow, (dx, dy) = papercraft.shadow_of(sheet, lift)
    card.blit(shadow, (dx, dy))
    papercraft.rim(sheet, max(1, round(lift * 0.3)), 0.42)
    card.blit(sheet, (0, 0))


def _write(
    card: pygame.Surface, label: str, middle: tuple[float, float], high: float, ink: Colour
) -> None:
    """Write trimmed letters round a point, in units: two digits lower and narrower than one."""
    unit = card.get_height() / _UNITS[1]
    px = max(1, round(high * unit * (1 if len(label) == 1 else 0.82)))
    drawn: pygame.Surface = line(label, "title", px, ink)
    drawn = drawn.subsurface(drawn.get_bounding_rect())
    most = max(1, round(high * 0.66 * unit))
    if drawn.get_width() > most:
        drawn = pygame.transform.smoothscale(drawn, (most, drawn.get_height()))
    centred(card, drawn, middle, unit)


def _index(card: pygame.Surface, label: str, suit: Suit, unit: float) -> None:
    """What the card is, in two corners: legible when a fan shows little more than them."""
    column = pygame.Surface((round(62 * unit), round(126 * unit)), pygame.SRCALPHA)
    size = card.get_size()
    column.blit(papercraft.inline(mark(suit, suit.dark, (_MIDDLE, 98), 0.4), _UNITS, size), (0, 0))
    shared = pygame.Surface(size, pygame.SRCALPHA)
    _write(shared, label, (_MIDDLE, 42), 74, suit.dark)
    column.blit(shared, (0, 0))
    card.blit(column, (0, 0))
    turned = pygame.transform.rotate(column, 180)
    card.blit(turned, (size[0] - turned.get_width(), size[1] - turned.get_height()))


def _hex(colour: Colour) -> str:
    return "#{:02x}{:02x}{:02x}".format(*colour)
