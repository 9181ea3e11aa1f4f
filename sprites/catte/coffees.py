"""The coffees, seen from above."""

from __future__ import annotations

from sprites.catte.card import ground
from sprites.catte.palette import DRINKS, GOODS, ROOMS, SHADOW
from sprites.kit.cards import CARD
from sprites.kit.drawing import Drawings, of_papers, sheet
from sprites.kit.named import bar, disc, fills, path
from sprites.kit.shapes import moved

BISCUIT = (
    "M-16 2C-17 -6 -16 -14 -14 -18C-13 -21 -10 -20 -8 -18L-4 -14C-1 -15 1 -15 4 -14"
    "L8 -18C10 -20 13 -21 14 -18C16 -14 17 -6 16 2C18 10 12 15 0 15C-12 15 -18 10 -16 2Z"
)
SPOON = "M-4 -34C-4 -44 4 -44 4 -34L3 34C10 40 10 58 0 60C-10 58 -10 40 -3 34Z"
CUBE = bar("milk", -8, -8, 16, 16, 3)


def cloth(suit: str) -> str:
    """The cloth under a cup, woven differently for each coat: stripes, dots, checks."""
    if suit == "brown":
        return "".join(bar("spot", x, -10, 18, 372) for x in range(-14, 262, 46))
    if suit == "white":
        return "".join(
            disc("spot", x + (17 if row % 2 else 0), y, 6.5)
            for row, y in enumerate(range(6, 360, 27))
            for x in range(0, 270, 34)
        )
    lines = "".join(
        f'<rect class="spot" fill-opacity=".6" x="{x}" y="-10" width="26" height="372"/>'
        for x in range(-8, 262, 52)
    )
    return lines + "".join(
        f'<rect class="spot" fill-opacity=".6" x="-10" y="{y}" width="272" height="26"/>'
        for y in range(-6, 362, 52)
    )


def beside(first: int, last: int) -> list[str]:
    """What lies on the saucer: two lumps of sugar, a spoon, or a biscuit with a face."""

    def laid(name: str, body: str, x: float, y: float, turn: float, size: float = 1) -> str:
        return sheet(name, 2, moved(x, y, body, turn=turn, size=size), first=first, last=last)

    if first == 1:
        return [laid("sugar-a", CUBE, 57, 234, 20), laid("sugar-b", CUBE, 71, 248, -14)]
    if first == 4:
        return [laid("spoon", path("steel2", SPOON), 60, 234, -38, 0.92)]
    eyes = disc("table2", -6, 0, 2) + disc("table2", 6, 0, 2)
    return [laid("biscuit", path("biscuit", BISCUIT) + eyes, 59, 252, -22, 1.15)]


def served(first: int, last: int, size: float) -> list[str]:
    """One cup with its saucer, for coffees of these values."""
    x, y = 126.0, 182.0

    def laid(name: str, lift: float, *parts: str) -> str:
        return sheet(f"{name}-{first}", lift, *parts, first=first, last=last)

    handle = moved(x, y, path("cup", "M50 -12H80C94 -12 94 12 80 12H50Z"), turn=-40, size=size)
    rim = disc("cup2", x, y, 52.5 * size)
    return [
        laid("saucer", 4, disc("cup", x, y, 84 * size)),
        laid("well", 0, disc("cup2", x, y, 71 * size), disc("cup", x, y, 64 * size)),
        *beside(first, last),
        laid("cup", 3, handle, disc("cup", x, y, 59 * size)),
        laid("inner", 0, rim, disc("crema", x + 1, y + 1.5, 50 * size)),
        laid("coffee", 1, disc("coffee", x + 1, y + 1.5, 44 * size)),
    ]


def coffee(suit: str) -> list[str]:
    """Small with sugar to 3, with a spoon to 7, large with a biscuit above."""
    cups = [*served(1, 3, 1.12), *served(4, 7, 1.2), *served(8, 15, 1.28)]
    return [ground(), sheet("cloth", 0, cloth(suit)), *cups]


def drawings() -> Drawings:
    says = "A coffee seen from above; its value is printed on the cup."
    drawn: Drawings = {}
    for suit, drink in DRINKS.items():
        rules = fills({**ROOMS[suit], **drink, **GOODS, "biscuit": "#E0A25C"})
        drawn[f"coffee-{suit}"] = of_papers(CARD, says, SHADOW, rules, coffee(suit))
    return drawn
