"""The cards of Familiar's Trouble, composed from their drawings: picture, frame, index, needs.

A card is drawn in units of 252 × 352. An attribute card's index stands on the paper left of the
picture and, turned and smaller, in a notch at the lower right. An errand shows its level as hats,
its points on a seal, the tool's name, the tool and what it needs.
"""

from __future__ import annotations

import pygame

from cardtable.media import drawings, lettering, papercraft, words
from cardtable.media.store import kept

SUITS = ("red", "blue", "green")
ERRAND_LEVELS = (1, 2, 3)

DARK = {"red": "#8E1F22", "blue": "#1B4A8A", "green": "#1F5B33"}
"""Each colour's dark tone, legible on card paper and on parchment."""

CARDS: tuple[str, ...] = (
    *(f"{suit}-{number}" for suit in SUITS for number in range(3, 10)),
    "red-blue-2",
    "blue-green-2",
    "red-green-2",
    "three-1",
    *(f"errand{level}-{number}" for level in ERRAND_LEVELS for number in range(1, 10)),
)
BACKS: tuple[str, ...] = ("attribute", "errand1", "errand2", "errand3")

# Needs and points of a level's three shapes in the first colouring.
_SHAPES: dict[int, tuple[tuple[tuple[int, ...], int], ...]] = {
    1: (((9,), 1), ((12,), 2), ((5, 4), 2)),
    2: (((15,), 3), ((10, 4), 4), ((7, 6), 5)),
    3: (((18,), 6), ((12, 6), 7), ((5, 5, 4), 8)),
}
_VIOLET = "#3A2E5C"
_PARCHMENT = "#F1E2C0"
_VIEWS = {  # the part of a picture that still reads when it is 48 pixels wide
    "red-3": (70, 82, 160, 134),
    "red-4": (66, 106, 168, 140),
    "red-5": (66, 150, 168, 140),
    "red-6": (66, 170, 168, 140),
    "red-7": (66, 176, 168, 140),
    "red-8": (66, 86, 168, 140),
    "red-9": (62, 66, 176, 146),
    "blue-3": (66, 92, 168, 140),
    "blue-4": (66, 112, 168, 140),
    "blue-5": (62, 120, 168, 140),
    "blue-6": (62, 104, 168, 140),
    "blue-8": (50, 112, 186, 155),
    "blue-9": (66, 20, 176, 146),
    "green-3": (66, 110, 168, 140),
    "green-4": (66, 108, 168, 140),
    "green-5": (70, 60, 160, 134),
    "green-6": (56, 64, 188, 156),
    "green-7": (56, 20, 188, 156),
    "green-8": (76, 168, 168, 140),
    "green-9": (62, 130, 176, 146),
    "red-blue-2": (66, 140, 168, 140),
    "blue-green-2": (62, 146, 176, 146),
    "red-green-2": (66, 92, 168, 140),
    "three-1": (62, 84, 176, 146),
}


def suits_of(card: str) -> tuple[str, ...]:
    """The colours of an attribute card: "red-7" has one, "three-1" all of them."""
    colours = card.rsplit("-", 1)[0]
    return SUITS if colours == "three" else tuple(colours.split("-"))


def needs_of(card: str) -> tuple[tuple[str, int], ...]:
    """What an errand needs, as colours and values."""
    level, number = _errand(card)
    values, _ = _SHAPES[level][(number - 1) // 3]
    first = (number - 1) % 3
    return tuple((SUITS[(first + k) % 3], value) for k, value in enumerate(values))


def points_of(card: str) -> int:
    """What an errand is worth."""
    level, number = _errand(card)
    return _SHAPES[level][(number - 1) // 3][1]


def face(card: str, height: int, language: str = "en") -> pygame.Surface:
    """The card's face at this height, its corners transparent, without an outer shadow."""
    if card.startswith("errand"):
        return _errand_face(card, height, language)
    return _attribute_face(card, height)


def back(kind: str, height: int) -> pygame.Surface:
    """The back at this height: "attribute", or "errand1" to "errand3"."""
    return _cut(papercraft.sheet_up(f"familiar/back-{kind}", _size(height)))


def small(card: str, height: int) -> pygame.Surface:
    """An attribute card for the open discards, 54 × 74: number and marks on top, picture below.

    Columns of them may overlap until only the upper two fifths show.
    """
    k = height / 74
    size = (max(1, round(54 * k)), max(1, height))
    suits = suits_of(card)
    out = papercraft.rounded(size, 7 * k, drawings.PAPER)
    x, y, width, high = _VIEWS.get(card, (66, 110, 168, 140))
    window = (round(48 * k), round(40 * k))
    picture = papercraft.sheet_up(f"familiar/{card}", window, view=(x, y, width, high), grain=False)
    papercraft.clipped(picture, papercraft.rounded(window, 4.5 * k))
    out.blit(picture, ((size[0] - window[0]) // 2, size[1] - window[1] - round(3 * k)))
    px = max(8, round((25 if len(suits) == 1 else 22) * k))
    number = _number(card.rsplit("-", 1)[1], px, suits)
    side = max(1, round({1: 19, 2: 14.5, 3: 11.5}[len(suits)] * k))
    gap = {1: 5, 2: 2, 3: 1}[len(suits)] * k
    total = number.get_width() + gap + len(suits) * side + (len(suits) - 1) * gap
    left = (size[0] - total) / 2
    middle = 16 * k
    out.blit(number, (round(left), round(middle - number.get_height() / 2)))
    left += number.get_width() + gap
    for suit in suits:
        mark = papercraft.flat(f"familiar/mark-{suit}", (side, side))
        out.blit(mark, (round(left), round(middle - side / 2)))
        left += side + gap
    return papercraft.rim(out, max(1, round(k * 0.7)), 0.3)


def tool(card: str, height: int) -> pygame.Surface:
    """An errand's tool alone, square, to be lifted off the card when the errand is won."""
    return papercraft.sheet_up(f"familiar/{card}", (height, height))


def _size(height: int) -> tuple[int, int]:
    return max(1, round(height * 63 / 88)), max(1, height)


def _errand(card: str) -> tuple[int, int]:
    level, _, number = card.removeprefix("errand").partition("-")
    return int(level), int(number)


def _cut(surface: pygame.Surface) -> pygame.Surface:
    """The card with its corners cut round and its edge lit."""
    k = surface.get_height() / 352
    papercraft.clipped(surface, papercraft.rounded(surface.get_size(), 18 * k))
    return papercraft.rim(surface, max(1, round(k)), 0.3)


def _number(text: str, px: int, suits: tuple[str, ...]) -> pygame.Surface:
    """A number cut close, parted from top to bottom into the dark tones of its colours."""
    drawn = lettering.line(text, "title", px, drawings.colour(DARK[suits[0]]))
    box = drawn.get_bounding_rect()
    out = pygame.Surface(box.size, pygame.SRCALPHA)
    for order, suit in enumerate(suits):
        top = box.height * order // len(suits)
        part = pygame.Rect(box.x, box.y + top, box.width, box.height - top)
        shade = drawings.colour(DARK[suit])
        out.fill((0, 0, 0, 0), (0, top, box.width, box.height - top))
        whole = lettering.line(text, "title", px, shade)
        out.blit(whole, (0, top), part)
    return out


def _index(card: str, k: float, *, lined: bool = False) -> pygame.Surface:
    """Number and marks, one below the other, in a column 62 units wide.

    Lined, a 6 and a 9 stand on a stroke, so that one does not read as the other upside down.
    """
    suits = suits_of(card)
    number = _number(card.rsplit("-", 1)[1], max(6, round(74 * k)), suits)
    if lined and card[-1] in "69":
        thick, gap = max(1, round(7 * k)), max(1, round(5 * k))
        above = number
        number = pygame.Surface(
            (above.get_width(), above.get_height() + gap + thick), pygame.SRCALPHA
        )
        number.blit(above, (0, 0))
        stroke = papercraft.rounded(
            (above.get_width(), thick), thick / 2, drawings.colour(DARK[suits[0]])
        )
        number.blit(stroke, (0, above.get_height() + gap))
    side = max(1, round({1: 42, 2: 35, 3: 30}[len(suits)] * k))
    gap = round(9 * k)
    out = pygame.Surface(
        (max(1, round(62 * k)), number.get_height() + gap + (side + round(6 * k)) * len(suits)),
        pygame.SRCALPHA,
    )
    out.blit(number, ((out.get_width() - number.get_width()) // 2, 0))
    top = number.get_height() + gap
    for suit in suits:
        mark = papercraft.flat(f"familiar/mark-{suit}", (side, side))
        out.blit(mark, ((out.get_width() - side) // 2, top))
        top += side + round(6 * k)
    return out


def _opening(x: float, y: float, w: float, h: float, notch: tuple[float, float] | None) -> str:
    """The outline of a window, with a notch of paper left standing at its lower right."""
    r, right, low = 13, x + w, y + h
    if notch is None:
        return (
            f"M{x + r} {y}H{right - r}A{r} {r} 0 0 1 {right} {y + r}V{low - r}"
            f"A{r} {r} 0 0 1 {right - r} {low}H{x + r}A{r} {r} 0 0 1 {x} {low - r}V{y + r}"
            f"A{r} {r} 0 0 1 {x + r} {y}Z"
        )
    nw, nh = notch
    return (
        f"M{x + r} {y}H{right - r}A{r} {r} 0 0 1 {right} {y + r}V{low - nh - r}"
        f"A{r} {r} 0 0 1 {right - r} {low - nh}H{right - nw + r}"
        f"A{r} {r} 0 0 0 {right - nw} {low - nh + r}V{low - r}"
        f"A{r} {r} 0 0 1 {right - nw - r} {low}H{x + r}A{r} {r} 0 0 1 {x} {low - r}V{y + r}"
        f"A{r} {r} 0 0 1 {x + r} {y}Z"
    )


@kept
def _frame(opening: str, fill: str, edge: str, height: int) -> pygame.Surface:
    """The card's own paper with a window cut out, and the shadow it throws into the window."""
    size = _size(height)
    k = height / 352
    body = (
        f'<path d="M-9 -9H261V361H-9Z{opening}" fill="{fill}" fill-rule="evenodd"/>'
        f'<rect x="1" y="1" width="250" height="350" rx="17" fill="none" stroke="{edge}" '
        'stroke-opacity=".28" stroke-width="2"/>'
    )
    sheet = papercraft.inline(body, (252, 352), size)
    papercraft.grained(sheet)
    shadow, (x, y) = papercraft.shadow_of(sheet, 5.5 * k, (30, 12, 30), 0.4)
    papercraft.rim(sheet, max(1, round(k)), 0.34)
    out = pygame.Surface(size, pygame.SRCALPHA)
    out.blit(shadow, (x, y))
    out.blit(sheet, (0, 0))
    return out


def _attribute_face(card: str, height: int) -> pygame.Surface:
    k = height / 352
    suits = suits_of(card)
    index = _index(card, k)
    turned = pygame.transform.rotate(_index(card, k * 0.62, lined=True), 180)
    nook = turned.get_height() / k + 4
    out = papercraft.sheet_up(f"familiar/{card}", _size(height))
    edge = DARK[suits[0]] if len(suits) == 1 else "#2B2440"
    opening = _opening(62, 16, 174, 320, (42, nook))
    out.blit(_frame(opening, "#FBF6EA", edge, height), (0, 0))
    out.blit(index, (0, round(20 * k)))
    out.blit(
        turned,
        (round(216 * k - turned.get_width() / 2), round(337 * k - turned.get_height())),
    )
    return _cut(out)


def _stage(needs: tuple[tuple[str, int], ...]) -> str:
    """Which night a tool lies on, by the colours it needs."""
    colours = [suit for suit, _ in needs]
    if len(colours) == 3:
        return "three"
    return "-".join(colours)


def _errand_face(card: str, height: int, language: str) -> pygame.Surface:
    k = height / 352
    level, _ = _errand(card)
    needs = needs_of(card)
    size = _size(height)
    out = pygame.Surface(size, pygame.SRCALPHA)
    window = pygame.Rect(round(12 * k), round(92 * k), round(228 * k), round(168 * k))
    out.blit(papercraft.sheet_up(f"familiar/stage-{_stage(needs)}", window.size), window.topleft)
    side = round(170 * k)
    out.blit(tool(card, side), (round(126 * k - side / 2), round(177 * k - side / 2)))
    frame = _frame(_opening(14, 94, 224, 164, None), _PARCHMENT, "#5B3F2E", height)
    out.blit(frame, (0, 0))
    hat = max(1, round(40 * k))
    for order in range(level):
        out.blit(
            papercraft.flat("familiar/mark-hat", (hat, hat)),
            (round((14 + order * 38) * k), round(12 * k)),
        )
    seal = max(1, round(74 * k))
    out.blit(papercraft.sheet_up("familiar/seal", (seal, seal)), (round(177 * k), round(-2 * k)))
    _write(out, str(points_of(card)), (214 * k, 34.5 * k), 38 * k, 40 * k, "#FFD489")
    _write_name(out, words.sentences(language).get(f"card.{card}", card), k)
    _write_needs(out, needs, k)
    return _cut(out)


def _write(
    out: pygame.Surface,
    text: str,
    middle: tuple[float, float],
    px: float,
    room: float,
    colour: str,
) -> None:
    """A line of title letters round a middle, made smaller if the room is narrow."""
    size = lettering.fitting(text, "title", max(6, round(px)), max(6, round(room)), 6)
    drawn = lettering.line(text, "title", size, drawings.colour(colour))
    box = drawn.get_bounding_rect()
    out.blit(drawn, (round(middle[0] - box.centerx), round(middle[1] - box.centery)))


def _write_name(out: pygame.Surface, name: str, k: float) -> None:
    """The tool's name under the hats, from the left, made smaller if it is long."""
    size = lettering.fitting(name, "title", max(6, round(28 * k)), max(6, round(222 * k)), 6)
    drawn = lettering.line(name, "title", size, drawings.colour(_VIOLET))
    out.blit(drawn, (round(15 * k), round(77 * k - drawn.get_height() / 2)))


def _write_needs(out: pygame.Surface, needs: tuple[tuple[str, int], ...], k: float) -> None:
    """Marks and numbers in one row at the foot."""
    many = len(needs) == 3
    side = max(1, round((36 if many else 44) * k))
    px = max(6, round((48 if many else 56) * k))
    near, far = (3 * k, 11 * k) if many else (6 * k, 20 * k)
    numbers = [_number(str(value), px, (suit,)) for suit, value in needs]
    total = sum(side + near + number.get_width() for number in numbers) + far * (len(needs) - 1)
    left = out.get_width() / 2 - total / 2
    middle = 304 * k
    for (suit, _), number in zip(needs, numbers, strict=True):
        mark = papercraft.flat(f"familiar/mark-{suit}", (side, side))
        out.blit(mark, (round(left), round(middle - side / 2)))
        left += side + near
        out.blit(number, (round(left), round(middle - number.get_height() / 2)))
        left += number.get_width() + far
