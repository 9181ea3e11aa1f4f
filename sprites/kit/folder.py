"""A folder of drawings: its motifs, the palettes that recolour them, and the files of both."""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Protocol

from sprites.kit.drawing import Drawings

Palettes = Mapping[str, Mapping[str, Mapping[str, object]]]
"""By drawing: the name of each palette, and what it makes of the drawing's papers."""


class Motif(Protocol):
    """A module that draws one thing, in as many drawings as it needs."""

    __name__: str

    def drawings(self) -> Drawings: ...


def listed(palettes: Palettes) -> str:
    """Palettes with one colour a line."""
    return json.dumps(palettes, indent=1) + "\n"


def tabled(palettes: Palettes) -> str:
    """Palettes with one palette a line."""
    blocks = [
        f"  {json.dumps(drawing)}: {{\n"
        + ",\n".join(f"    {json.dumps(name)}: {json.dumps(one)}" for name, one in those.items())
        + "\n  }"
        for drawing, those in palettes.items()
    ]
    return "{\n" + ",\n".join(blocks) + "\n}\n"


@dataclass(frozen=True)
class Folder:
    """All that is drawn for one game, or for all of them."""

    name: str
    motifs: Sequence[Motif]
    papers: Callable[[], str] | None = None

    def files(self) -> dict[str, str]:
        """The text of every file by its name."""
        texts: dict[str, str] = {}
        for motif in self.motifs:
            for name, drawing in motif.drawings().items():
                if f"{name}.svg" in texts:
                    raise ValueError(f"{self.name}/{name}.svg is drawn by two motifs: rename one")
                texts[f"{name}.svg"] = drawing.text()
        if self.papers is not None:
            texts["papers.json"] = self.papers()
        return texts

    def write(self, root: Path) -> int:
        """Write every file anew into the folder of this name; how many there are."""
        texts = self.files()
        for name, text in texts.items():
            (root / self.name / name).write_text(text, encoding="utf-8", newline="\n")
        return len(texts)
