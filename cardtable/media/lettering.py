"""Fonts, and text as pictures: one line, or wrapped, in Latin and Japanese letters."""

from __future__ import annotations

import re
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

from cardtable.media.drawings import Colour
from cardtable.media.store import Part, kept

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


LEAST = 13
"""Pixels: no text is smaller at the normal size of text; what is larger or smaller by choice is so
down to the smallest."""


class Reading:
    """How small a line may become to fit its place; there is one, `reading`."""

    least = LEAST

    def at(self, text_size: float) -> int:
        """The least size for this choice of the player's, in pixels."""
        return round(LEAST * text_size)


reading = Reading()


class Written(pygame.Surface):
    """A line or a paragraph as a picture that knows what it says, and how."""

    text = ""
    kind: Kind = "text"
    px = 0
    colour: Colour = (0, 0, 0)
    share = 1.0  # of its width that was left to it where there was no room for more
    cut_off = False  # not all of it could be written


# A font file may be used by one thread at a time; the loader's thread writes on cards too.
_writing = threading.RLock()

NARROWEST = 0.7  # of its width: narrower letters are hard to read
_NEVER_FIRST = frozenset(
    "、。，．・：；？！」』）】》〉”’ーぁぃぅぇぉっゃゅょゎァィゥェォッャュョヮ々〜…%,.;:!?)]}"
)
_NEVER_LAST = frozenset("「『（【《〈“‘([{")
_STOPS = frozenset("、。，．・：；？！…　／")
_NAME = re.compile("「[^」]{1,12}」")  # what is longer, in brackets, is no name any more
_CLOSED = frozenset("」』）】》〉")
_HONOURS = frozenset("おご")  # these belong to the word after them
_STEMS = frozenset("いえきぎけげしせちべみびめりれ")  # what a verb ends in before another

_LETTERS = 20_000  # of which it is known whether a font has them
_FONTS = 30  # each holds a file open
_LARGE_SIZES = 3  # of each Japanese font lie in memory: each takes 2.6 MB
_fonts: Part[pygame.font.Font] = Part("fonts", most=_FONTS)
_large_fonts: Mapping[str, Part[pygame.font.Font]] = {
    path: Part("large fonts", spared=True) for path in (_NOTO, _NOTO_BOLD)
}


def _open(path: str, px: int) -> pygame.font.Font:
    """The font of this size, to be used at once: a large one may have another size afterwards."""
    if not pygame.font.get_init():
        pygame.font.init()
    if path in _large_fonts:
        return _large_fonts[path].get(px, lambda: _made_large(path, px))
    return _fonts.get((path, px), lambda: pygame.font.Font(path, px))


def _made_large(path: str, px: int) -> pygame.font.Font:
    """A large font of this size: another one, or the one used longest ago, which loses its size."""
    fonts = _large_fonts[path]
    sizes = fonts.keys()
    unused = fonts.find(sizes[0]) if len(sizes) == _LARGE_SIZES else None
    if unused is None:
        return pygame.font.Font(path, px)
    fonts.drop(sizes[0])
    unused.set_point_size(px)
    return unused


@cache
def _letters(path: str) -> pygame.freetype.Font:
    if not pygame.freetype.get_init():
        pygame.freetype.init()
    return pygame.freetype.Font(path, 16)


def put_away() -> None:
    """Close every font: none outlives pygame, which is about to end."""
    with _writing:
        _fonts.clear()
        for fonts in _large_fonts.values():
            fonts.clear()
        _letters.cache_clear()


@lru_cache(_LETTERS)
def _has(path: str, letter: str) -> bool:
    """Whether this font has this letter. Ask font by font: one that was left is opened anew."""
    return _letters(path).get_metrics(letter)[0] is not None


def _face_of(letter: str, kind: Kind) -> int:
    """Which of a kind's faces has this letter; the last one if none has."""
    faces = _FACES[kind]
    return next((n for n, path in enumerate(faces) if _has(path, letter)), len(faces) - 1)


def learn(letters: str, *kinds: Kind) -> None:
    """Look up which fonts these are in, before anything is to be written with them."""
    for kind in kinds or _FACES:
        missing = set(letters)
        for path in _FACES[kind]:
            missing = {letter for letter in missing if not _finds(path, letter)}


def _finds(path: str, letter: str) -> bool:
    with _writing:  # for a moment each: another thread may want to write
        return _has(path, letter)


def font(kind: Kind, px: int, face: int = 0) -> pygame.font.Font:
    """One of a kind's fonts at a size in pixels; take :func:`line` for mixed languages."""
    path = _FACES[kind][face]
    size = round(px * _NOTO_SHARE) if path in (_NOTO, _NOTO_BOLD) else px
    with _writing:
        return _open(path, max(1, size))


def written_with(text: str, kind: Kind) -> tuple[str, float]:
    """The first of a kind's font files that has all these letters, and what share of a size to
    take of it, to be as large as the others look; for :func:`inked`.
    """
    with _writing:
        faces = [_face_of(letter, kind) for letter in text]
    path = _FACES[kind][max(faces, default=0)]
    return path, _NOTO_SHARE if path in (_NOTO, _NOTO_BOLD) else 1.0


def inked(text: str, path: str, px: int, colour: str) -> pygame.Surface:
    """Letters of one font file as they are, to be laid on a card."""
    with _writing:
        return _open(path, px).render(text, True, colour)


@kept
def _runs(text: str, kind: Kind) -> tuple[tuple[str, int], ...]:
    """The text cut where another face is needed."""
    runs: list[tuple[str, int]] = []
    with _writing:
        learn(text, kind)
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


def _blank(size: tuple[int, int], text: str, kind: Kind, px: int, colour: Colour) -> Written:
    out = Written(size, pygame.SRCALPHA)
    out.fill((*colour, 0))
    out.text, out.kind, out.px, out.colour = text, kind, px, colour
    return out


@kept
def line(text: str, kind: Kind, px: int, colour: Colour) -> Written:
    """One line of text, as high as :func:`line_height`; kept, so do not draw into it."""
    height = line_height(kind, px)
    with _writing:
        runs = _runs(text, kind)
        out = _blank((max(1, width(text, kind, px)), height), text, kind, px, colour)
        # All faces stand on one line: three quarters of the letter's size below the middle gap.
        foot = round(height / 2 + px * (0.34 if kind == "title" else 0.33))
        left = 0
        for run, face in runs:
            used = font(kind, px, face)
            if not used.size(run)[0]:
                continue  # it only chooses the form of the letter before it, or joins two
            drawn = used.render(run, True, colour)
            out.blit(drawn, (left, foot - used.get_ascent()))
            left += drawn.get_width()
    return out


def fitting(text: str, kind: Kind, px: int, room: int, least: int = 0) -> int:
    """The largest size up to ``px`` at which the line fits into the room; but not smaller than can
    be read: `squeezed` writes what is still too long.
    """
    least = min(px, least or reading.least)
    while px > least and width(text, kind, px) > room:
        px = max(least, min(px - 1, px * room // max(1, width(text, kind, px))))
    return px


@kept
def squeezed(text: str, kind: Kind, px: int, colour: Colour, room: int) -> Written:
    """One line that is no wider than the room: its letters stand closer and are narrower, but as
    high as ever; what is too long even so ends in dots. Kept, so do not draw into it.
    """
    whole = line(text, kind, px, colour)
    if whole.get_width() <= room:
        return whole
    said = text
    while len(said) > 1 and width(_shortened(text, said), kind, px) * NARROWEST > room:
        said = said[:-1]
    drawn = line(_shortened(text, said), kind, px, colour)
    out = _blank((max(1, room), drawn.get_height()), text, kind, px, colour)
    wide = min(room, drawn.get_width())
    out.blit(pygame.transform.smoothscale(drawn, (max(1, wide), drawn.get_height())), (0, 0))
    out.share = wide / drawn.get_width()
    out.cut_off = said != text
    return out


def _shortened(text: str, said: str) -> str:
    return text if said == text else f"{said.rstrip()}…"


def _pieces(text: str) -> list[str]:
    """What may not be torn apart: Latin words with their space, single Japanese letters."""
    pieces: list[str] = []
    for letter in text:
        last = pieces[-1] if pieces else ""
        if last and (
            letter in _NEVER_FIRST
            or last[-1] in _NEVER_LAST
            or (not _wide(letter) and not _wide(last[-1]) and not last.endswith(" "))
            or letter == " "
        ):
            pieces[-1] += letter
        else:
            pieces.append(letter)
    return pieces


def _wide(letter: str) -> bool:
    return ord(letter) > 0x2E7F


def _kana(letter: str) -> bool:
    return "\u3041" <= letter <= "\u3096"


def _phrases(text: str) -> list[str]:
    """The pieces put together to what a Japanese reader takes in at once.

    There are no spaces to break at, so a phrase is taken to end after a stop, and where kana, the
    endings and particles, give way to another word. A name in brackets is one, too. Latin words
    stand as they are.
    """
    phrases: list[str] = []
    named = {at for name in _NAME.finditer(text) for at in range(name.start() + 1, name.end())}
    at = 0
    for piece in _pieces(text):
        last = phrases[-1] if phrases else ""
        if last and (at in named or not _ends(last, piece[0])):
            phrases[-1] += piece
        else:
            phrases.append(piece)
        at += len(piece)
    return phrases


def _ends(last: str, following: str) -> bool:
    """Whether a phrase may end here, before this letter."""
    tail = last[-1]
    if tail == " ":
        return True
    if _kana(following) and tail in _CLOSED:
        return False
    if tail in _STOPS or tail in _CLOSED:
        return True
    if not (_wide(tail) or _wide(following)) or tail in _NEVER_LAST:
        return False
    if _kana(following):
        return tail == "を"  # a particle wherever it stands
    if _kana(tail):
        before = last[-2:-1]
        verb = tail in _STEMS and before >= "\u4e00" and following >= "\u4e00"  # 読み上げ
        card = tail == "の" and following.isdigit()  # 晴の5
        honoured = tail in _HONOURS and before < "\u4e00"  # お願い
        return not (verb or card or honoured)
    return following in _NEVER_LAST


def longest_phrase(text: str, kind: Kind, px: int) -> int:
    """How much room a line needs at least so that no word or phrase is torn apart."""
    return max(width(phrase.rstrip(), kind, px) for phrase in _phrases(text))


@kept
def wrapped(text: str, kind: Kind, px: int, room: int) -> tuple[str, ...]:
    """The text as lines no wider than the room, in Latin or Japanese or both."""
    lines: list[str] = []
    for part in text.split("\n"):
        current = ""
        for phrase in _phrases(part):
            whole = width(phrase.rstrip(), kind, px) <= room
            for piece in [phrase] if whole else _pieces(phrase):
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
) -> Written:
    """Wrapped text as wide as the room; kept, so do not draw into it."""
    lines = wrapped(text, kind, px, room)
    step = line_height(kind, px)
    out = _blank((max(1, room), step * len(lines)), text, kind, px, colour)
    for index, one in enumerate(lines):
        drawn = line(one, kind, px, colour)
        spare = room - drawn.get_width()
        left = {"left": 0, "centre": spare // 2, "right": spare}[align]
        out.blit(drawn, (left, index * step))
    return out
