"""What tells a Linux desktop of the program: its menu entry, its icons and its page in a store.

By hand: ``python .ci/menu.py FOLDER`` writes ``applications``, ``icons`` and ``metainfo`` there, as
they lie in ``/usr/share``.
"""

from __future__ import annotations

import re
import shutil
import sys
import textwrap
from pathlib import Path
from xml.sax.saxutils import escape

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

import icons
from notes import notes

from cardtable import __version__

ROOT = Path(__file__).resolve().parent.parent
ID = "io.github.cardtable.Cardtable"
SIZES = (16, 22, 24, 32, 48, 64, 96, 128, 192, 256, 512)
PICTURES = "https://raw.githubusercontent.com/cardtable/cardtable/v{}/.github/pictures"

HEADING = re.compile(r"^## \[(\d[\w.]*)\] - (\d{4}-\d\d-\d\d)$", re.MULTILINE)


def told(text: str) -> str:
    """A part of the changelog as AppStream writes it: headings as paragraphs, points as lists."""
    lines: list[str] = []
    for block in re.split(r"\n(?=- |### )|\n\n", text.replace("*", "").replace("`", "")):
        words = " ".join(block.split())
        if words.startswith("- "):
            point = f"<li>{escape(words[2:])}</li>"
            lines[-1:] = (
                [lines[-1].removesuffix("</ul>") + point + "</ul>"]
                if lines and lines[-1].endswith("</ul>")
                else [*lines[-1:], f"<ul>{point}</ul>"]
            )
        elif words:
            lines.append(f"<p>{escape(words.removeprefix('### '))}</p>")
    return "\n".join(lines)


def releases(changelog: str) -> str:
    """Every release that the changelog tells of, newest first."""
    lines = ["<releases>"]
    for version, date in HEADING.findall(changelog):
        lines.append(f'  <release version="{version}" date="{date}">')
        lines.append("    <description>")
        lines.append(textwrap.indent(told(notes(changelog, version)), "      "))
        lines += ["    </description>", "  </release>"]
    return "\n".join([*lines, "</releases>"])


def metainfo(changelog: str) -> str:
    """The program's page in a store."""
    page = (ROOT / ".ci" / "linux" / f"{ID}.metainfo.xml").read_text(encoding="utf-8")
    page = page.replace("@PICTURES@", PICTURES.format(__version__))
    return page.replace("  <releases />\n", textwrap.indent(releases(changelog), "  ") + "\n")


def write_all(share: Path) -> None:
    """Write everything, each file where a desktop looks for it."""
    for folder in ("applications", "metainfo", "icons/hicolor/scalable/apps"):
        (share / folder).mkdir(parents=True, exist_ok=True)
    shutil.copy(ROOT / ".ci" / "linux" / f"{ID}.desktop", share / "applications")
    changelog = (ROOT / "CHANGELOG.md").read_text(encoding="utf-8")
    page = share / "metainfo" / f"{ID}.metainfo.xml"
    page.write_text(metainfo(changelog), encoding="utf-8", newline="\n")
    hicolor = share / "icons" / "hicolor"
    for size in SIZES:
        picture = hicolor / f"{size}x{size}" / "apps" / f"{ID}.png"
        picture.parent.mkdir(parents=True, exist_ok=True)
        picture.write_bytes(icons.png(size))
    drawing = ROOT / "sprites" / f"{icons.DRAWING}.svg"
    shutil.copy(drawing, hicolor / "scalable" / "apps" / f"{ID}.svg")


if __name__ == "__main__":
    write_all(Path(sys.argv[1]))
