"""Tries the game with the lowest versions of its dependencies that pyproject.toml allows.

By hand: ``python .ci/lowest.py FOLDER`` makes an environment there, with nothing in it but the
game and those versions, and plays a match of each game.
"""

from __future__ import annotations

import os
import re
import subprocess
import sys
import tomllib
import venv
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent


def lowest() -> list[str]:
    """Each dependency at its lower bound."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    pinned = []
    for dependency in project["dependencies"]:
        found = re.fullmatch(r"([\w.-]+)[>=]=([\w.]+)", dependency)
        if not found:
            raise ValueError(f"'{dependency}' has no lower bound")
        pinned.append(f"{found[1]}=={found[2]}")
    return pinned


def environment(folder: Path) -> Path:
    """A new environment with the game and the lowest versions; its Python."""
    venv.create(folder, with_pip=True, clear=True)
    python = folder / ("Scripts/python.exe" if os.name == "nt" else "bin/python")
    install = [str(python), "-m", "pip", "install", "--quiet", "--disable-pip-version-check"]
    subprocess.run([*install, *lowest()], check=True)
    subprocess.run([*install, str(ROOT)], check=True)
    return python


def main(folder: Path) -> int:
    """Build the environment and play; the exit code of the game."""
    python = environment(folder)
    print(" ".join(lowest()), flush=True)
    smoke = [str(python), "-m", "cardtable", "smoke"]
    unseen = {**os.environ, "SDL_VIDEODRIVER": "dummy", "SDL_AUDIODRIVER": "dummy"}
    for words in (smoke, [*smoke, "--window"]):
        # From that folder, so that the installed game is tried and not this source tree.
        code = subprocess.run(words, cwd=folder, env=unseen).returncode
        if code:
            return code
    return 0


if __name__ == "__main__":
    sys.exit(main(Path(sys.argv[1]).absolute()))
