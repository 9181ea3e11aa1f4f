"""Drawings as they lie in ``sprites/``: read once, sheet by sheet, colours by name."""

from __future__ import annotations

import json
import re
import xml.etree.ElementTree as ET
import zipfile
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from types import MappingProxyType

import pygame

Size = tuple[int, int]


Colour = tuple[int, int, int]


Palette = Mapping[str, str | Mapping[str, str]]
"""Class name → fill colour, or → several attributes such as ``{"stroke": "#BF7C3E"}``."""


INK: Colour = (43, 36, 64)


PAPER: Colour = (251, 246, 234)


SVG = "http://www.w3.org/2000/svg"


XLINK = "http://www.w3.org/1999/xlink"


ET.register_namespace("", SVG)


ET.register_namespace("xlink", XLINK)


@cache
def root() -> Path:
    """The folder that holds drawings and ``sounds/``: the package's own, or the one above."""
    here = Path(__file__).resolve().parents[1]
    for base in (here, here.parent):  # wheel and executable, then source checkout
        if (base / "sprites").is_dir() or (base / "sprites.zip").is_file():
            return base
    raise FileNotFoundError("sprites/ was not found beside or inside the cardtable package")


@cache
def _packed() -> zipfile.ZipFile | None:
    """All of ``sprites/`` as one file, in the executables: hundreds would be slow to unpack."""
    path = root() / "sprites.zip"
    return zipfile.ZipFile(path) if path.is_file() else None


@cache
def sprites(folder: str) -> tuple[str, ...]:
    """The names of the drawings and palettes in a folder of ``sprites/``."""
    packed = _packed()
    if packed is not None:
        paths = [name.rpartition("/") for name in packed.namelist()]
        names = [name for where, _, name in paths if where == folder]
    else:
        names = [path.name for path in (root() / "sprites" / folder).glob("*.*")]
    return tuple(sorted(name for name in names if name.endswith((".svg", ".json"))))


def sprite(name: str) -> bytes:
    """One file of ``sprites/``."""
    packed = _packed()
    if packed is not None:
        return packed.read(name)
    return (root() / "sprites" / name).read_bytes()


@dataclass(frozen=True)
class Sheet:
    """One sheet of paper: its SVG text and how it lies."""

    name: str
    svg: str
    lift: float
    plain: bool
    first: float  # laid from this number on
    last: float  # and up to this one

    def is_laid(self, number: int | None) -> bool:
        """Whether the sheet belongs to this number; without a number every sheet does."""
        return number is None or self.first <= number <= self.last


@dataclass(frozen=True)
class Drawing:
    """A parsed SVG file: its sheets from the lowest to the highest."""

    name: str
    view: tuple[float, float, float, float]
    sheets: tuple[Sheet, ...]
    defs: str
    rules: Mapping[str, Mapping[str, str]]  # class → declarations
    attributes: str  # of the <svg> itself, handed down to every sheet
    shadow: Colour
    source: bytes

    def style(self, palette: Palette | None) -> str:
        """The style block with a palette's colours in place of the drawing's own."""
        if not self.rules:
            return ""
        lines = []
        for name, own in self.rules.items():
            declarations = dict(own)
            change = (palette or {}).get(name)
            if isinstance(change, str):
                declarations["fill"] = change
            elif change:
                declarations.update(change)
            lines.append(f".{name}{{{';'.join(f'{k}:{v}' for k, v in declarations.items())}}}")
        return f"<style>{''.join(lines)}</style>"


def colour(text: str) -> Colour:
    """``"#2B2440"`` as three numbers."""
    value = pygame.Color(text)
    return value.r, value.g, value.b


def mixed(one: Colour, other: Colour, share: float) -> Colour:
    """``one`` with this share of ``other`` in it."""
    red, green, blue = (round(a + (b - a) * share) for a, b in zip(one, other, strict=True))
    return red, green, blue


def _local(tag: str) -> str:
    return tag.rsplit("}", 1)[-1]


def _rules(text: str) -> dict[str, dict[str, str]]:
    rules: dict[str, dict[str, str]] = {}
    plain = re.sub(r"/\*.*?\*/", "", text, flags=re.DOTALL)
    for names, body in re.findall(r"([^{}]+)\{([^{}]*)\}", plain):
        declarations = {}
        for part in body.split(";"):
            key, colon, value = part.partition(":")
            if colon:
                declarations[key.strip()] = value.strip()
        for name in names.split(","):
            rules.setdefault(name.strip().lstrip("."), {}).update(declarations)
    return rules


@cache
def drawing(name: str) -> Drawing:
    """``"meows/fine-low"`` is ``sprites/meows/fine-low.svg``, read once."""
    return parsed(name, sprite(f"{name}.svg"))


def parsed(name: str, source: bytes) -> Drawing:
    """A drawing read from the text of an SVG file."""
    tree = ET.fromstring(source)
    x, y, width, height = (float(n) for n in tree.get("viewBox", "0 0 100 100").split())
    defs = []
    rules: dict[str, dict[str, str]] = {}
    sheets: list[Sheet] = []
    for element in tree:
        kind = _local(element.tag)
        if kind == "style":
            rules.update(_rules(element.text or ""))
            continue
        if kind == "defs":
            for style in [e for e in element if _local(e.tag) == "style"]:
                rules.update(_rules(style.text or ""))
                element.remove(style)
            defs.append(ET.tostring(element, encoding="unicode"))
            continue
        if kind in {"title", "desc", "metadata"}:
            continue
        sheet = Sheet(
            name=element.get("id", ""),
            lift=float(element.attrib.pop("data-lift", "0")),
            plain=element.attrib.pop("data-plain", "0") == "1",
            first=float(element.attrib.pop("data-from", "-inf")),
            last=float(element.attrib.pop("data-to", "inf")),
            svg=ET.tostring(element, encoding="unicode"),
        )
        before = sheets[-1] if sheets else None
        if (
            before
            and not before.lift
            and not sheet.lift
            and (before.first, before.last) == (sheet.first, sheet.last)
        ):  # two flat ones in a row can be printed together
            sheets[-1] = Sheet(
                before.name, before.svg + sheet.svg, 0, True, sheet.first, sheet.last
            )
        else:
            sheets.append(sheet)
    own = {
        key: value
        for key, value in tree.attrib.items()
        if key not in {"viewBox", "width", "height", "version"}
        and not key.startswith(("data-", "{"))
    }
    return Drawing(
        name=name,
        view=(x, y, width, height),
        sheets=tuple(sheets),
        defs="".join(defs),
        rules=MappingProxyType(rules),
        attributes="".join(f' {key}="{value}"' for key, value in own.items()),
        shadow=colour(tree.get("data-shadow", "#2B2440")),
        source=source,
    )


@cache
def _papers_of(folder: str) -> Mapping[str, Mapping[str, Palette]]:
    if "papers.json" not in sprites(folder):
        return {}
    found: dict[str, dict[str, Palette]] = json.loads(sprite(f"{folder}/papers.json"))
    return found


def papers(name: str) -> Mapping[str, Palette]:
    """The palettes of one drawing, by name, from the ``papers.json`` in its folder."""
    folder, _, drawn = name.rpartition("/")
    return _papers_of(folder).get(drawn, {})
