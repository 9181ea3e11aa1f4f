"""Tells which C library a built folder needs at least: the highest one any of its files asks for.

By hand: ``python .ci/glibc.py dist/cardtable``; with a second word such as ``2.28`` it ends with
exit code 1 if the folder needs a later one than that.
"""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

Version = tuple[int, ...]


def needed_by(file: Path) -> Version:
    """The highest version of glibc this file asks for; (0,) if it asks for none."""
    words = ["objdump", "--private-headers", str(file)]
    said = subprocess.run(words, capture_output=True, text=True, check=True).stdout
    _, _, references = said.partition("Version References:")
    found = re.findall(r"GLIBC_(\d+(?:\.\d+)+)", references)
    return max((version(each) for each in found), default=(0,))


def version(text: str) -> Version:
    """A version as numbers, which compare as versions do."""
    return tuple(int(number) for number in text.split("."))


def needs(folder: Path) -> dict[Path, Version]:
    """What each program and library of the folder asks for."""
    return {
        path: needed_by(path)
        for path in sorted(folder.rglob("*"))
        if path.is_file() and not path.is_symlink() and path.open("rb").read(4) == b"\x7fELF"
    }


def main(folder: Path, at_most: Version | None) -> int:
    """Print the version and a file that needs it; the exit code."""
    file, highest = max(needs(folder).items(), key=lambda item: item[1])
    print(f"glibc {'.'.join(map(str, highest))}, for {file.relative_to(folder)}")
    return 1 if at_most is not None and highest > at_most else 0


if __name__ == "__main__":
    sys.exit(main(Path(sys.argv[1]), version(sys.argv[2]) if len(sys.argv) > 2 else None))
