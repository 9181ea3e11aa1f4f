"""How a picture of the weather is begun, and the sky behind it."""

from __future__ import annotations

from sprites.kit.cards import CARD
from sprites.kit.drawing import Drawing, gradient
from sprites.kit.numbers import tenth
from sprites.kit.shapes import path
from sprites.meows.palette import SHADOW

GROUND = "M-10 -10H262V362H-10Z"


def thing(note: str, box: str, shadow: str = "") -> Drawing:
    """A drawing of any size."""
    return Drawing(box, note, shadow, seam="\n ")


def card(note: str, suit: str) -> Drawing:
    """A card of this suit."""
    return thing(note, CARD, SHADOW[suit])


def sky(picture: Drawing, top: str, foot: str) -> None:
    """The lowest sheet of a card, fading from its top to its foot."""
    picture.defs += gradient("sky-paint", top, foot, 12, 340)
    picture.sheet("sky", 0.1, path(GROUND, "url(#sky-paint)"))


def at(x: float, y: float, size: float, *parts: str, turn: float = 0) -> str:
    """These parts moved to x, y, turned and sized; their size is always told."""
    turned = f" rotate({tenth(turn)})" if turn else ""
    how = f"translate({tenth(x)} {tenth(y)}){turned} scale({size:g})"
    return f'<g transform="{how}">{"".join(parts)}</g>'
