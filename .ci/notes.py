"""Prints what CHANGELOG.md says of one version, for its release.

By hand: ``python .ci/notes.py 0.1.0``. A version that is not the program's own, or of which
nothing is written, ends with exit code 1.
"""

from __future__ import annotations

import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from cardtable import __version__

ROOT = Path(__file__).resolve().parent.parent


def notes(changelog: str, version: str) -> str:
    """The section of a version, without its heading; empty if there is none."""
    lines: list[str] = []
    inside = False
    for line in changelog.splitlines():
        if line.startswith("## "):
            inside = line.startswith(f"## [{version}]")
        elif line.startswith("["):  # the links at the end
            inside = False
        elif inside:
            lines.append(line)
    return "\n".join(lines).strip()


def main(version: str) -> int:
    """Print the notes, or what is wrong."""
    if version != __version__:
        print(f"the program calls itself {__version__}, not {version}", file=sys.stderr)
        return 1
    found = notes((ROOT / "CHANGELOG.md").read_text(encoding="utf-8"), version)
    if not found:
        print(f"CHANGELOG.md says nothing of {version}", file=sys.stderr)
        return 1
    print(found)
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1].removeprefix("v")))
