"""Who sits where: what a match, its log and the screen know of each seat."""

from __future__ import annotations

from dataclasses import dataclass

WHO = ("person", "easy", "normal", "hard", "random")


@dataclass(frozen=True, slots=True)
class Seat:
    """Who sits in a seat: a person or a level of player, and a name to call it by."""

    who: str = "person"
    name: str = ""


LONGEST_NAME = 40
"""Letters of a name, as the eye counts them."""

_BLANK = "\u115f\u1160\u2800\u3164\uffa0"  # count as letters and show nothing
_MARKS = 4  # accents over one letter
# What of Unicode's kinds is needed, without a megabyte of tables in each download.
_SPACES = " \xa0\u1680\u202f\u205f\u3000" + "".join(map(chr, range(0x2000, 0x200B)))
_ENCLOSING = "\u0488\u0489\u1abe\ua670\ua671\ua672" + "".join(map(chr, range(0x20DD, 0x20E5)))
_JOINING = "_\u203f\u2040\u2054\ufe33\ufe34\ufe4d\ufe4e\ufe4f\uff3f\xb7\u0387\u19da"


def called(text: str) -> str:
    """A name from outside as it can be shown: up to forty letters in one line.

    What shows nothing by itself is left out: control and direction marks, halves of letters,
    accents and variation selectors without a letter before them.
    """
    out: list[str] = []
    letters = marks = 0
    for char in text[: LONGEST_NAME * 16]:
        if is_mark(char):
            if out and out[-1] != " " and marks < _MARKS:
                out.append(char)
                marks += 1
        elif char in _SPACES or not char.isprintable() or char in _BLANK:
            if char in _SPACES and out and out[-1] != " ":
                out.append(" ")
        elif letters == LONGEST_NAME:
            break
        else:
            out.append(char)
            marks = 0
            letters += 1
    return "".join(out).strip()


def is_mark(char: str) -> bool:
    """Whether this stands over, under or around the letter before it and not by itself.

    Such marks may go on with a name of the language Python and not begin one, as figures may.
    """
    goes_on = f"a{char}".isidentifier() and not char.isidentifier()
    return char in _ENCLOSING or (goes_on and not char.isnumeric() and char not in _JOINING)
