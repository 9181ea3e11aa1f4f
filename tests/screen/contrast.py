"""How well letters stand out from what they are written on, measured in pictures."""

from __future__ import annotations

import pygame

from cardtable.media.lettering import Written
from tests.screen.measuring import Text

Rgb = tuple[int, int, int]


def luminance(colour: Rgb) -> float:
    """Relative luminance, as WCAG 2 defines it."""

    def linear(part: int) -> float:
        share = part / 255
        return share / 12.92 if share <= 0.04045 else ((share + 0.055) / 1.055) ** 2.4

    red, green, blue = (linear(part) for part in colour)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def ratio(one: Rgb, other: Rgb) -> float:
    """The contrast of two colours, from 1 to 21."""
    light, dark = sorted((luminance(one), luminance(other)), reverse=True)
    return (light + 0.05) / (dark + 0.05)


def contrast(picture: pygame.Surface, text: Text) -> float:
    """Of a text as it stands in a picture: the middle colour where its letters are whole, against
    the middle colour of what lies round them.
    """
    written: Written = text.written
    inked, ground = list[Rgb](), list[Rgb]()
    box = text.box.clip(picture.get_rect())
    for x in range(0, min(box.width, written.get_width()), 1 + box.width // 160):
        for y in range(min(box.height, written.get_height())):
            alpha = written.get_at((x, y)).a
            at = picture.get_at((box.left + x, box.top + y))
            colour = (at.r, at.g, at.b)
            if alpha > 240:
                inked.append(colour)
            elif alpha == 0:
                ground.append(colour)
    if len(inked) < 6 or not ground:
        return 21.0
    return ratio(_usual(inked), _usual(ground))


def _usual(colours: list[Rgb]) -> Rgb:
    """The colour in the middle, part by part."""
    parts = [sorted(colour[part] for colour in colours) for part in range(3)]
    middle = len(colours) // 2
    return parts[0][middle], parts[1][middle], parts[2][middle]
