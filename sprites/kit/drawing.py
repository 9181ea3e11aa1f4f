"""A drawing: sheets of paper laid one on another, and the file they are written as.

Every sheet is one top-level group of a drawing with `data-lift`, the height at which it floats.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Self

from sprites.kit.numbers import short

SVG = 'xmlns="http://www.w3.org/2000/svg"'
XLINK = 'xmlns:xlink="http://www.w3.org/1999/xlink"'


def sheet(
    name: str, lift: float, *parts: str, first: int = 0, last: int = 0,
    plain: bool = False, seam: str = "",
) -> str:  # fmt: skip
    """One sheet; lift 0 prints it on the sheet below.

    `first` and `last` bound the numbers it is laid for, a plain one has no grain, and `seam` is
    what stands before each part in the file.
    """
    data = f' data-lift="{short(lift)}"'
    data += f' data-from="{first}"' if first else ""
    data += f' data-to="{last}"' if last else ""
    data += ' data-plain="1"' if plain else ""
    body = "".join(seam + part for part in parts if part)
    return f'<g id="{name}"{data}>{body}{seam.rstrip(" ")}</g>'


def gradient(name: str, top: str, foot: str, y1: float, y2: float) -> str:
    """A paint that fades from one colour at y1 to another at y2."""
    return (
        f'<linearGradient id="{name}" gradientUnits="userSpaceOnUse" x1="0" y1="{short(y1)}" '
        f'x2="0" y2="{short(y2)}"><stop offset="0" stop-color="{top}"/>'
        f'<stop offset="1" stop-color="{foot}"/></linearGradient>'
    )


class Drawing:
    """Sheets of paper, from the lowest to the highest."""

    def __init__(
        self, box: str, note: str, shadow: str = "", *, style: str | None = None, defs: str = "",
        sheets: Sequence[str] = (), seam: str = "\n  ",
    ) -> None:  # fmt: skip
        self.box, self.note, self.shadow = box, note, shadow
        self.style, self.defs, self.seam = style, defs, seam
        self.sheets = list(sheets)

    def sheet(self, name: str, lift: float, *parts: str, plain: bool = False) -> Self:
        """Lay one more sheet."""
        self.sheets.append(sheet(name, lift, *parts, plain=plain, seam=self.seam))
        return self

    def text(self) -> str:
        """The whole file."""
        shadow = f' data-shadow="{self.shadow}"' if self.shadow else ""
        defs = f"<defs>{self.defs}</defs>\n" if self.defs else ""
        style = "" if self.style is None else f"<style>{self.style}</style>\n"
        body = "\n".join(self.sheets)
        names = f"{SVG} {XLINK}" if "<linearGradient" in body else SVG
        return (
            f'<svg {names} viewBox="{self.box}"{shadow}>\n'
            f"<!-- {self.note} -->\n{defs}{style}{body}\n</svg>\n"
        )


def of_papers(
    box: str, note: str, shadow: str, rules: Mapping[str, str], sheets: Sequence[str]
) -> Drawing:
    """A drawing cut from named papers: of these rules it keeps those it uses."""
    body = "".join(sheets)
    used = {kind: rule for kind, rule in rules.items() if f'class="{kind}"' in body}
    style = " ".join(f".{kind}{{{rule}}}" for kind, rule in used.items())
    return Drawing(box, note, shadow, style=style, sheets=sheets)


Drawings = dict[str, Drawing]
"""Drawings by the name of their file."""
