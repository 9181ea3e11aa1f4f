"""Draw every picture anew: `python -m sprites`, or `python -m sprites catte ui` for some."""

from __future__ import annotations

import argparse
from importlib import import_module
from pathlib import Path

from sprites.kit.folder import Folder

HERE = Path(__file__).resolve().parent


def folders() -> dict[str, Folder]:
    """Every folder that scripts draw, found by its `draw.py`: a game taken away takes its own."""
    found: dict[str, Folder] = {}
    for path in sorted(HERE.glob("*/draw.py")):
        found[path.parent.name] = import_module(f"sprites.{path.parent.name}.draw").FOLDER
    return found


def main() -> None:
    """Write the files of the folders named, or of all."""
    known = folders()
    parser = argparse.ArgumentParser(prog="python -m sprites", description=__doc__)
    parser.add_argument("folders", nargs="*", metavar="FOLDER", help=", ".join(known))
    names = parser.parse_args().folders or list(known)
    for name in names:
        if name not in known:
            parser.error(f"no script draws {name!r}: choose from {', '.join(known)}")
    for name in names:
        print(f"{name}: {known[name].write(HERE)} files")


if __name__ == "__main__":
    main()
