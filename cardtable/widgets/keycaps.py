"""Keys and pad buttons as one finds them under one's hands, and what they are called."""

from __future__ import annotations

from collections.abc import Sequence

import pygame

from cardtable.devices.bindings import KEYS, PAD, Bindings
from cardtable.media import papercraft
from cardtable.media.drawings import Colour
from cardtable.media.lettering import width
from cardtable.media.words import words
from cardtable.widgets import cut
from cardtable.widgets.widget import Measures
from cardtable.widgets.writing import write

_GAP = 6  # units between two of them


def key_name(key: str) -> str:
    """What is written on a key; of several at once, one after another."""
    names = [
        words.either(f"keyname.{one}", "keyname.other", pressed=one.upper()) for one in parts(key)
    ]
    return "+".join(names)


def parts(key: str) -> list[str]:
    """The keys that are held down together: ``shift+tab``."""
    return key.split("+") if len(key) > 1 else [key]


def button_name(button: str, family: str) -> str:
    """What a pad button is called, for who hears it."""
    return words.either(f"padname.{family}.{button}", f"padname.{button}")


def said(bindings: Bindings, deed: str, pad: str) -> str:
    """The key that does this; or the button, if that pad is in the player's hands."""
    if pad:
        buttons = bindings.of(PAD, deed)
        return button_name(buttons[0], pad) if buttons else ""
    keys = bindings.of(KEYS, deed)
    return key_name(keys[0]) if keys else ""


def cap_width(m: Measures, key: str) -> int:
    """How wide the cap of a key is."""
    px = m.text_px(15)
    return max(cap_height(m), width(key_name(key), "strong", px) + m.px(18))


def cap_height(m: Measures) -> int:
    """How high caps and signs are."""
    return max(m.px(30), round(m.text_px(15) * 1.7))


def caps_width(m: Measures, keys: Sequence[str]) -> int:
    """How wide several caps side by side are."""
    return sum(cap_width(m, key) for key in keys) + m.px(_GAP) * max(0, len(keys) - 1)


def signs_width(m: Measures, buttons: Sequence[str]) -> int:
    """How wide several signs side by side are."""
    return len(buttons) * (cap_height(m) + m.px(_GAP)) - m.px(_GAP) if buttons else 0


def draw_caps(
    surface: pygame.Surface, m: Measures, keys: Sequence[str], at: tuple[int, int]
) -> None:
    """Draw the caps of keys from here to the right; the place is the middle of the left edge."""
    left, high = at[0], cap_height(m)
    for key in keys:
        box = pygame.Rect(left, at[1] - high // 2, cap_width(m, key), high)
        draw_cap(surface, m, key_name(key), box)
        left = box.right + m.px(_GAP)


def draw_cap(
    surface: pygame.Surface,
    m: Measures,
    name: str,
    box: pygame.Rect,
    colour: Colour = cut.WHITE,
) -> None:
    """Draw one cap with its name."""
    lip = max(2, round(3 * m.unit))
    surface.blit(cut.lip_button(box.size, m.px(7), colour, lip), box)
    px = m.text_px(15)
    write(surface, name, "strong", px, (box.centerx, box.centery - lip // 2), cut.INK, "cm")


def draw_signs(
    surface: pygame.Surface, m: Measures, family: str, buttons: Sequence[str], at: tuple[int, int]
) -> None:
    """Draw the signs of a pad's buttons from here to the right."""
    side = cap_height(m)
    for order, button in enumerate(buttons):
        place = (at[0] + order * (side + m.px(_GAP)), at[1] - side // 2)
        surface.blit(sign(family, button, side), place)


def sign(family: str, button: str, side: int) -> pygame.Surface:
    """The sign on a button of a pad."""
    return papercraft.flat(f"ui/pad-{family}-{button}", (side, side))
