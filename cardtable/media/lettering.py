"""Fonts, and text as pictures: one line, or wrapped, in Latin and Japanese letters."""

from __future__ import annotations

import threading
from collections.abc import Mapping
from functools import cache, lru_cache
from pathlib import Path
from typing import Literal

import noto_cjk_sans_jp_bold
import noto_cjk_sans_jp_regular
import pygame
import pygame.freetype
from font_fredoka_one import FredokaOne
from font_hanken_grotesk import HankenGroteskBold, HankenGroteskMedium

from cardtable.media.drawer import kept
from cardtable.media.drawings import Colour

Kind = Literal["title", "text", "strong"]
"""``title``: Fredoka One, for titles and numbers. ``text`` and ``strong``: Hanken Grotesk."""


Align = Literal["left", "centre", "right"]


_NOTO = str(Path(str(noto_cjk_sans_jp_regular.__file__)).parent / "NotoSansCJKjp-Regular.otf")


_NOTO_BOLD = str(Path(str(noto_cjk_sans_jp_bold.__file__)).parent / "NotoSansCJKjp-Bold.otf")


# What a letter is looked for in, one after the other: none of the Latin faces has kana.
_FACES: Mapping[Kind, tuple[str, ...]] = {
    "title": (FredokaOne, HankenGroteskBold, _NOTO_BOLD),
    "text": (HankenGroteskMedium, _NOTO),
    "strong": (HankenGroteskBold, _NOTO_BOLD),
}


_NOTO_SHARE = 0.94  # Japanese letters fill their square: a little smaller, they match the Latin


# A font file may be used by one thread at a time; the loader's thread writes on cards too.
_writing = threading.RLock()


_NEVER_FIRST = frozenset(
    "、。，．・：；？！」』）】》〉”’ーぁぃぅぇぉっゃゅょゎァィゥェォッャュョヮ々〜…%,.;:!?)]}"
)


_NEVER_LAST = frozenset("「『（【《〈“‘([{")


@cache
def _open(path: str, px: int) -> pygame.font.Font:
    if not pygame.font.get_init():
        pygame.font.init()
    return pygame.font.Font(path, px)


@cache
def _letters(path: str) -> pygame.freetype.Font:
    if not pygame.freetype.get_init():
        pygame.freetype.init()
    return pygame.freetype.Font(path, 16)


@cache
def _face_of(letter: str, kind: Kind) -> int:
    """Which of a kind's faces has this letter; the last one if none has."""
    faces = _FACES[kind]
    for index, path in enumerate(faces):
        if _letters(path).get_metrics(letter)[0] is not None:
            return index
    return len(faces) - 1


def font(kind: Kind, px: int, face: int = 0) -> pygame.font.Font:
    """One of a kind's fonts at a size in pixels; take :func:`line` for mixed languages."""
    path = _FACES[kind][face]
    size = round(px * _NOTO_SHARE) if path in (_NOTO, _NOTO_BOLD) else px
    with _writing:
        return _open(path, max(1, size))


@lru_cache(maxsize=4096)
def _runs(text: str, kind: Kind) -> tuple[tuple[str, int], ...]:
    """The text cut where another face is needed."""
    runs: list[tuple[str, int]] = []
    with _writing:
        for letter in text:
            face = runs[-1][1] if letter == " " and runs else _face_of(letter, kind)
            if runs and runs[-1][1] == face:
                runs[-1] = (runs[-1][0] + letter, face)
            else:
                runs.append((letter, face))
    return tuple(runs)


def width(text: str, kind: Kind, px: int) -> int:
    """How wide a line of text will be."""
    with _writing:
        return sum(font(kind, px, face).size(run)[0] for run, face in _runs(text, kind))


def line_height(kind: Kind, px: int) -> int:
    """The height of one line, the same in every language."""
    return round(px * (1.18 if kind == "title" else 1.3))


@kept
def line(text: str, kind: Kind, px: int, colour: Colour) -> pygame.Surface:
    """One line of text, as high as :func:`line_height`; kept, so do not draw into it."""
    height = line_height(kind, px)
    with _writing:
        runs = _runs(text, kind)
        out = pygame.Surface((max(1, width(text, kind, px)), height), pygame.SRCALPHA)
        out.fill((*colour, 0))
        # All faces stand on one line: three quarters of the letter's size below the middle gap.
        foot = round(height / 2 + px * (0.34 if kind == "title" else 0.33))
        left = 0
        for run, face in runs:
            used = font(kind, px, face)
            drawn = used.render(run, True, colour)
            out.blit(drawn, (left, foot - used.get_ascent()))
            left += drawn.get_width()
    return out


def fitting(text: str, kind: Kind, px: int, room: int, least: int = 9) -> int:
    """The largest size up to ``px`` at which the line fits into the room."""
    while px > least and width(text, kind, px) > room:
        px = max(least, min(px - 1, px * room // max(1, width(text, kind, px))))
    return px


def _pieces(text: str) -> list[str]:
    """What may not be torn apart: Latin words with their space, single Japanese letters."""
    pieces: list[str] = []
    for letter in text:
        last = pieces[-1] if pieces else ""
        wide = ord(letter) > 0x2E7F
        if last and (
            letter in _NEVER_FIRST
            or last[-1] in _NEVER_LAST
            or (not wide and ord(last[-1]) <= 0x2E7F and not last.endswith(" "))
            or letter == " "
        ):
            pieces[-1] += letter
        else:
            pieces.append(letter)
    return pieces


@lru_cache(maxsize=1024)
def wrapped(text: str, kind: Kind, px: int, room: int) -> tuple[str, ...]:
    """The text as lines no wider than the room, in Latin or Japanese or both."""
    lines: list[str] = []
    for part in text.split("\n"):
        current = ""
        for piece in _pieces(part):
            if current and width((current + piece).rstrip(), kind, px) > room:
                lines.append(current.rstrip())
                current = piece
            else:
                current += piece
        lines.append(current.rstrip())
    return tuple(lines)


@kept
def paragraph(
    text: str, kind: Kind, px: int, colour: Colour, room: int, align: Align = "left"
) -> pygame.Surface:
    """Wrapped text as wide as the room; kept, so do not draw into it."""
    lines = wrapped(text, kind, px, room)
    step = line_height(kind, px)
    out = pygame.Surface((max(1, room), step * len(lines)), pygame.SRCALPHA)
    out.fill((*colour, 0))
    for index, one in enumerate(lines):
        drawn = line(one, kind, px, colour)
        spare = room - drawn.get_width()
        left = {"left": 0, "centre": spare // 2, "right": spare}[align]
        out.blit(drawn, (left, index * step))
    return out
