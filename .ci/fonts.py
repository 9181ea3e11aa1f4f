"""A small Japanese font for the executables: the letters that can come up, and no others.

By hand: ``python .ci/fonts.py FOLDER`` writes both weights there.
"""

from __future__ import annotations

import importlib
import logging
import sys
import unicodedata
from collections.abc import Iterator
from pathlib import Path

from fontTools import subset
from fontTools.ttLib import TTFont

ROOT = Path(__file__).resolve().parent.parent

PACKAGES = ("noto_cjk_sans_jp_regular", "noto_cjk_sans_jp_bold")

NAME = "Cardtable Sans JP"  # the original's name is a trademark, a changed copy has its own

RANGES = (
    (0x0020, 0x007E),  # Latin
    (0x00A0, 0x00FF),
    (0x2010, 0x2027),  # dashes, quotation marks, dots
    (0x2190, 0x2193),  # arrows
    (0xFF01, 0xFF9F),  # full-width Latin, half-width kana
)


def everyday_letters() -> Iterator[str]:
    """The signs, kana and 2965 kanji of JIS level 1: what a player may write in a name."""
    for row in (1, 2, 3, 4, 5, *range(16, 48)):
        for cell in range(1, 95):
            letter = bytes((0xA0 + row, 0xA0 + cell)).decode("euc_jp", "ignore")
            if letter:
                yield letter


def letters() -> set[str]:
    """Everything the program can write, and everything a player is likely to type."""
    found = {chr(code) for first, last in RANGES for code in range(first, last + 1)}
    found.update(everyday_letters())
    for path in (ROOT / "cardtable").rglob("*.py"):
        found.update(path.read_text(encoding="utf-8"))
    return {letter for letter in found if unicodedata.category(letter) != "Cc"}


def original(package: str) -> Path:
    """The whole font as its package has it."""
    return Path(str(importlib.import_module(package).FONT_PATH))


def cut(source: Path, target: Path, wanted: set[str]) -> None:
    """Write a copy of the font that has only the letters wanted."""
    options = subset.Options(
        hinting=False,
        layout_features=["kern", "liga", "ccmp", "mark", "mkmk"],
        name_IDs=["*"],
        notdef_outline=True,
        drop_tables=["BASE", "DSIG", "vhea", "vmtx", "VORG"],
        recalc_timestamp=False,
    )
    logging.getLogger("fontTools.subset").setLevel(logging.ERROR)
    font = TTFont(source, lazy=True)
    cutter = subset.Subsetter(options)
    cutter.populate(text="".join(sorted(wanted)))
    cutter.subset(font)
    style = "Bold" if "Bold" in source.stem else "Regular"
    names = {1: NAME, 3: f"{NAME} {style}", 4: f"{NAME} {style}", 6: f"CardtableSansJP-{style}"}
    for record in font["name"].names:
        if record.nameID in names:
            record.string = names[record.nameID]
        elif record.nameID in (16, 21):
            record.string = NAME
    if "CFF " in font:
        face = font["CFF "].cff
        face.fontNames = [names[6]]
        face.topDictIndex[0].FullName = names[4]
        face.topDictIndex[0].FamilyName = NAME
    target.parent.mkdir(parents=True, exist_ok=True)
    font.save(target)


def cut_all(folder: Path) -> list[tuple[str, str]]:
    """Write both weights; each file with the folder it takes inside a build."""
    wanted = letters()
    data = []
    for package in PACKAGES:
        source = original(package)
        target = folder / package / source.name
        cut(source, target, wanted)
        data.append((str(target), package))
    return data


if __name__ == "__main__":
    for written, _ in cut_all(Path(sys.argv[1])):
        print(f"{written}: {Path(written).stat().st_size / 1000:.0f} kB")
