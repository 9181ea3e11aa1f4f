"""Writes the checksums of everything in a folder, as `sha256sum --check SHA256SUMS` reads them.

By hand: ``python .ci/sums.py dist/release``.
"""

from __future__ import annotations

import hashlib
import sys
from pathlib import Path

NAME = "SHA256SUMS"


def write_sums(folder: Path) -> Path:
    """Write the file into the folder; each other file there has its line."""
    written = folder / NAME
    lines = [
        f"{hashlib.sha256(path.read_bytes()).hexdigest()}  {path.name}\n"
        for path in sorted(folder.iterdir())
        if path.is_file() and path != written
    ]
    written.write_text("".join(lines), encoding="utf-8", newline="\n")
    return written


if __name__ == "__main__":
    print(write_sums(Path(sys.argv[1])).read_text(encoding="utf-8"), end="")
