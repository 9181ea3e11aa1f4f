"""The program's icon in every form a system asks for, drawn from one SVG.

By hand: ``python .ci/icons.py FOLDER`` writes them all there.
"""

from __future__ import annotations

import io
import os
import struct
import sys
from collections.abc import Callable
from pathlib import Path

os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")
sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

import pygame

from cardtable.media.papercraft import sheet_up

DRAWING = "home/icon"
WINDOWS_SIZES = (16, 24, 32, 48, 64, 128, 256)
MAC_SIZES = {"icp4": 16, "icp5": 32, "ic07": 128, "ic08": 256, "ic09": 512, "ic10": 1024}

Picture = Callable[[int], bytes]


def png(size: int) -> bytes:
    """The icon as a PNG picture."""
    out = io.BytesIO()
    # A small icon needs no grain of paper: it would only be dirt.
    pygame.image.save(sheet_up(DRAWING, (size, size), grain=size > 64), out, "icon.png")
    return out.getvalue()


def ico(picture: Picture = png) -> bytes:
    """All sizes in one file, for Windows."""
    pictures = [picture(size) for size in WINDOWS_SIZES]
    head = struct.pack("<HHH", 0, 1, len(pictures))
    place = len(head) + 16 * len(pictures)
    for size, data in zip(WINDOWS_SIZES, pictures, strict=True):
        # A width of 0 stands for 256.
        head += struct.pack("<BBBBHHII", size % 256, size % 256, 0, 0, 1, 32, len(data), place)
        place += len(data)
    return head + b"".join(pictures)


def icns(picture: Picture = png) -> bytes:
    """All sizes in one file, for macOS."""
    chunks = b""
    for kind, size in MAC_SIZES.items():
        data = picture(size)
        chunks += struct.pack(">4sI", kind.encode(), len(data) + 8) + data
    return struct.pack(">4sI", b"icns", len(chunks) + 8) + chunks


def draw_all(folder: Path) -> None:
    """Write ``cardtable.ico`` and ``cardtable.icns``."""
    folder.mkdir(parents=True, exist_ok=True)
    (folder / "cardtable.ico").write_bytes(ico())
    (folder / "cardtable.icns").write_bytes(icns())


if __name__ == "__main__":
    draw_all(Path(sys.argv[1]))
