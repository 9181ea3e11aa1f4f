"""Every drawing keeps to what the SVG reader draws truly, and to the habit of sheets."""

from __future__ import annotations

import json
import re
import xml.etree.ElementTree as ET
from pathlib import Path

import pytest

from cardtable.media import drawings
from sprites.__main__ import folders
from sprites.kit.folder import Folder
from sprites.ui import emblem

SPRITES = drawings.root() / "sprites"
FILES = sorted(SPRITES.glob("*/*.svg"))
DRAWN = folders()
SVG = "{http://www.w3.org/2000/svg}"
XLINK = "{http://www.w3.org/1999/xlink}href"

STROKE = {
    "stroke", "stroke-width", "stroke-opacity", "stroke-linecap", "stroke-linejoin",
    "stroke-miterlimit", "stroke-dasharray", "stroke-dashoffset",
}  # fmt: skip
PAINT = {"fill", "fill-rule", "fill-opacity", "transform", "class", "style", "display"} | STROKE
SHAPES = {
    "path": {"d"},
    "rect": {"x", "y", "width", "height", "rx", "ry"},
    "circle": {"cx", "cy", "r"},
    "ellipse": {"cx", "cy", "rx", "ry"},
    "line": {"x1", "y1", "x2", "y2"},
    "polyline": {"points"},
    "polygon": {"points"},
}
GRADIENT = {"id", "gradientUnits", "gradientTransform", XLINK}
SAFE = {
    **{name: own | PAINT | {"opacity"} for name, own in SHAPES.items()},
    # A group's opacity would be given to each child, so overlaps would show.
    "g": PAINT | {"id", "data-lift", "data-plain", "data-from", "data-to"},
    "svg": PAINT | {"viewBox", "width", "height", "version", "data-shadow"},
    "style": {"type"},
    "defs": set(),
    "title": set(),
    "desc": set(),
    "linearGradient": GRADIENT | {"x1", "y1", "x2", "y2"},
    "radialGradient": GRADIENT | {"cx", "cy", "r"},
    "stop": {"offset", "stop-color", "stop-opacity", "style"},
}
NAMED = {"red", "green", "blue", "yellow", "cyan", "magenta", "black", "white", "grey", "gray"}
COLOUR = re.compile(r"none|#[0-9a-fA-F]{3}|#[0-9a-fA-F]{6}|rgb\(\d+,\d+,\d+\)|url\(#[\w-]+\)")
NUMBER = re.compile(r"-?(\d+\.?\d*|\.\d+)(e-?\d+)?")
TRANSFORM = re.compile(r"\s*((translate|scale|rotate|skewX|skewY|matrix)\([-\d.,e\s]+\)[\s,]*)*")
RULE = re.compile(r"\s*\.[A-Za-z][\w-]*(\s*,\s*\.[A-Za-z][\w-]*)*\s*\{([^{}]*)\}")


def local(tag: str) -> str:
    return tag.removeprefix(SVG)


def art(folder: str) -> list[Path]:
    """The drawings and palettes of a folder."""
    return [p for p in (SPRITES / folder).iterdir() if p.suffix in (".svg", ".json")]


def is_colour(text: str) -> bool:
    return text in NAMED or COLOUR.fullmatch(text) is not None


def declarations(text: str) -> dict[str, str]:
    pairs = (part.split(":", 1) for part in text.split(";") if part.strip())
    return {key.strip(): value.strip() for key, value in pairs}


def complaint(key: str, value: str) -> str | None:
    """What is wrong with a presentation attribute's value, if anything."""
    if key in {"fill", "stroke", "stop-color", "data-shadow"} and not is_colour(value):
        return f"{key}={value} is not a colour the reader knows"
    if key.endswith("opacity") and not NUMBER.fullmatch(value):
        return f"{key}={value} is not a number"
    if key == "transform" and not TRANSFORM.fullmatch(value):
        return f"transform={value} is not understood"
    if key == "class" and not re.fullmatch(r"[A-Za-z][\w-]*", value):
        return f"class={value} is more than one class"
    if key == "gradientUnits" and value != "userSpaceOnUse":
        return "a gradient must use userSpaceOnUse"
    if key == XLINK and not value.startswith("#"):
        return "a link must stay within the file"
    return None


def complaints(path: Path) -> list[str]:
    root = ET.parse(path).getroot()
    found = []
    if root.tag != f"{SVG}svg" or len(root.get("viewBox", "").split()) != 4:
        found.append("no viewBox")
    for element in root.iter():
        name = local(element.tag)
        if name not in SAFE:
            found.append(f"<{name}>")
            continue
        pairs = dict(element.attrib)
        pairs.update(declarations(element.get("style", "")))
        for key, value in pairs.items():
            if key not in SAFE[name]:
                found.append(f"<{name} {key}>")
            wrong = complaint(key, value)
            if wrong:
                found.append(wrong)
        if "stroke-dasharray" in pairs and pairs.get("d", "").upper().count("M") > 1:
            found.append("a dashed path of several pieces: the reader draws lines between them")
        if (
            name.endswith("Gradient")
            and element.get("gradientUnits") is None
            and XLINK not in pairs
        ):
            found.append("a gradient must say userSpaceOnUse")
        if name == "style":
            rest = RULE.sub("", element.text or "")
            if rest.strip():
                found.append(f"style rule {rest.strip()!r}")
            for rule in RULE.finditer(element.text or ""):
                for key, value in declarations(rule.group(2)).items():
                    wrong = complaint(key, value)
                    if key not in PAINT | {"opacity"} or wrong:
                        found.append(wrong or f"style {key}")
    for element in root:
        name = local(element.tag)
        if name not in {"g", "defs", "style", "title", "desc"}:
            found.append(f"top-level <{name}> is no sheet")
        elif name == "g":
            found += [
                f"a sheet without {key}" for key in ("id", "data-lift") if element.get(key) is None
            ]
            if not NUMBER.fullmatch(element.get("data-lift", "0")):
                found.append("a lift that is no number")
    return found


@pytest.mark.parametrize("path", FILES, ids=lambda path: f"{path.parent.name}/{path.stem}")
def test_uses_only_what_the_reader_draws_truly(path: Path) -> None:
    assert complaints(path) == []


@pytest.mark.parametrize(
    ("body", "wrong"),
    [
        ('<g id="a" data-lift="1"><text>3</text></g>', "<text>"),
        ('<g id="a" data-lift="1"><path d="M0 0" filter="url(#f)"/></g>', "<path filter>"),
        ('<g id="a" data-lift="1" opacity=".5"/>', "<g opacity>"),
        ('<g id="a" data-lift="1"><path d="M0 0" fill="orange"/></g>', "fill=orange"),
        ('<g id="a" data-lift="1"><path d="M0 0" fill="#11223344"/></g>', "fill=#11223344"),
        ('<g id="a" data-lift="1"><path d="M0 0" opacity="50%"/></g>', "opacity=50%"),
        ('<g id="a" data-lift="1"><path d="M0 0" class="a b"/></g>', "more than one"),
        ("<style>path{fill:#fff}</style>", "style rule"),
        ('<path d="M0 0"/>', "no sheet"),
        ('<g id="a"/>', "without data-lift"),
        ('<defs><linearGradient id="a"/></defs>', "userSpaceOnUse"),
    ],
)
def test_would_notice(body: str, wrong: str, tmp_path: Path) -> None:
    path = tmp_path / "bad.svg"
    path.write_text(f'<svg xmlns="{SVG[1:-1]}" viewBox="0 0 9 9">{body}</svg>', encoding="utf-8")
    assert any(wrong in found for found in complaints(path))


@pytest.mark.parametrize("path", sorted(SPRITES.glob("*/papers.json")), ids=lambda p: p.parent.name)
def test_papers_change_colours_of_their_drawing(path: Path) -> None:
    for name, palettes in json.loads(path.read_text(encoding="utf-8")).items():
        known = set(drawings.drawing(f"{path.parent.name}/{name}").rules)
        for palette in palettes.values():
            assert known & set(palette), name
            for value in palette.values():
                for one in value.values() if isinstance(value, dict) else [value]:
                    assert is_colour(one), (name, one)


@pytest.mark.parametrize("folder", DRAWN.values(), ids=list(DRAWN))
def test_drawing_again_gives_the_very_bytes_that_lie_in_the_folder(
    folder: Folder, tmp_path: Path
) -> None:
    (tmp_path / folder.name).mkdir()
    assert folder.write(tmp_path) > 0
    drawn = {path.name: path.read_bytes() for path in (tmp_path / folder.name).iterdir()}
    lying = {path.name: path.read_bytes() for path in art(folder.name)}
    assert sorted(drawn) == sorted(lying)
    assert [name for name in drawn if drawn[name] != lying[name]] == []


def test_every_folder_with_scripts_is_drawn_by_them() -> None:
    scripted = {path.parent.name for path in SPRITES.glob("*/*.py")} - {"kit"}
    assert {folder.name for folder in DRAWN.values()} == set(DRAWN) == scripted


def test_every_motif_is_listed() -> None:
    """A module that draws files is one of its folder's motifs."""
    for name, folder in DRAWN.items():
        drawing = {
            path.stem
            for path in (SPRITES / name).glob("*.py")
            if "\ndef drawings() ->" in path.read_text(encoding="utf-8")
        }
        assert {motif.__name__.rpartition(".")[2] for motif in folder.motifs} == drawing


def test_a_drawing_has_one_motif() -> None:
    with pytest.raises(ValueError, match=r"ui/emblem\.svg is drawn by two motifs"):
        Folder("ui", (emblem, emblem)).files()


def test_portraits_come_in_four_moods() -> None:
    files = (SPRITES / "ui").glob("portrait-*.svg")
    names = {path.stem.removeprefix("portrait-") for path in files}
    faces = {name for name in names if not name.endswith(("-thinking", "-pleased", "-beaten"))}
    assert len(faces) >= 20
    for face in faces:
        assert {f"{face}-thinking", f"{face}-pleased", f"{face}-beaten"} <= names
    assert sum(face.startswith("person-") for face in faces) == 5
