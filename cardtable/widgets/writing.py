"""Putting words on a surface."""

from __future__ import annotations

import pygame

from cardtable.media.drawings import Colour
from cardtable.media.lettering import (
    Align,
    Kind,
    fitting,
    line,
    line_height,
    paragraph,
    squeezed,
    width,
    wrapped,
)
from cardtable.widgets.cut import INK


def write(
    surface: pygame.Surface,
    text: str,
    kind: Kind,
    px: int,
    at: tuple[float, float],
    colour: Colour = INK,
    anchor: str = "lm",
    room: int = 0,
) -> pygame.Rect:
    """One line of text; the anchor's letters say what of it lies ``at`` the place.

    First letter: left, centre or right; second: top, middle or bottom. With ``room`` the text
    shrinks until it is no wider, as far as it can be read, and then stands narrower.
    """
    if room:
        px = fitting(text, kind, px, room)
    drawn = line(text, kind, px, colour)
    if 0 < room < drawn.get_width():
        drawn = squeezed(text, kind, px, colour, room)
    wide, high = drawn.get_size()
    left = at[0] - {"l": 0.0, "c": wide / 2, "r": wide}[anchor[0]]
    top = at[1] - {"t": 0.0, "m": high / 2, "b": high}[anchor[1]]
    place = drawn.get_rect(topleft=(round(left), round(top)))
    surface.blit(drawn, place)  # which tells only what the clip lets be seen
    return place


def write_lines(
    surface: pygame.Surface,
    text: str,
    kind: Kind,
    px: int,
    box: pygame.Rect,
    colour: Colour = INK,
    align: Align = "left",
    middle: bool = False,
) -> int:
    """Wrapped text in a box; where it ends. ``middle`` centres it between top and bottom."""
    drawn = paragraph(text, kind, px, colour, box.width, align)
    top = box.top + (max(0, (box.height - drawn.get_height()) // 2) if middle else 0)
    surface.blit(drawn, (box.left, top))
    return top + drawn.get_height()


def lines_height(text: str, kind: Kind, px: int, room: int) -> int:
    """How high wrapped text will be."""
    return line_height(kind, px) * len(wrapped(text, kind, px, room))


def elided(text: str, kind: Kind, px: int, room: int) -> str:
    """The text, or its beginning and end with … between them, no wider than this."""
    if width(text, kind, px) <= room:
        return text
    kept = len(text) - 1
    while kept > 2 and width(f"{text[: kept // 3]}…{text[-(kept - kept // 3) :]}", kind, px) > room:
        kept -= 1
    return f"{text[: kept // 3]}…{text[-(kept - kept // 3) :]}"
