"""Tells on how old a system a built folder runs: the latest that any file in it asks for.

By hand: ``python .ci/oldest.py dist/cardtable`` on Linux (the C library; needs `objdump`) or
``python .ci/oldest.py dist/Cardtable.app`` for macOS. With a second word such as ``2.28`` it ends
with exit code 1 if the folder asks for a later one than that.
"""

from __future__ import annotations

import re
import struct
import subprocess
import sys
from pathlib import Path

Version = tuple[int, ...]

ELF = b"\x7fELF"
MACH, FAT = b"\xcf\xfa\xed\xfe", b"\xca\xfe\xba\xbe"
FIELD = {0x24: 8, 0x32: 12}  # where LC_VERSION_MIN_MACOSX and LC_BUILD_VERSION have the version


def version(text: str) -> Version:
    """A version as numbers, which compare as versions do."""
    return tuple(int(number) for number in text.split("."))


def glibc(file: Path) -> Version:
    """The highest version of the C library this file asks for; (0,) if it asks for none."""
    words = ["objdump", "--private-headers", str(file)]
    said = subprocess.run(words, capture_output=True, text=True, check=True).stdout
    _, _, references = said.partition("Version References:")
    found = re.findall(r"GLIBC_(\d+(?:\.\d+)+)", references)
    return max((version(each) for each in found), default=(0,))


def macos(data: bytes) -> Version:
    """The macOS this program or library is built for; (0,) if it does not say."""
    if data[:4] == FAT:
        count = struct.unpack_from(">I", data, 4)[0]
        parts = [struct.unpack_from(">5I", data, 8 + 20 * number)[2:4] for number in range(count)]
        return max(macos(data[start : start + size]) for start, size in parts)
    if data[:4] != MACH:
        return (0,)
    place = 32
    for _ in range(struct.unpack_from("<I", data, 16)[0]):
        kind, size = struct.unpack_from("<2I", data, place)
        if kind in FIELD:
            packed = struct.unpack_from("<I", data, place + FIELD[kind])[0]
            return packed >> 16, packed >> 8 & 255
        place += size
    return (0,)


def needs(folder: Path) -> dict[Path, tuple[str, Version]]:
    """What each program and library of the folder asks for."""
    found = {}
    for path in sorted(folder.rglob("*")):
        if path.is_file() and not path.is_symlink():
            with path.open("rb") as file:
                kind = file.read(4)
            if kind == ELF:
                found[path] = ("glibc", glibc(path))
            elif kind in (MACH, FAT):
                found[path] = ("macOS", macos(path.read_bytes()))
    return found


def main(folder: Path, at_most: Version | None) -> int:
    """Print the latest and a file that asks for it; the exit code."""
    file, (name, latest) = max(needs(folder).items(), key=lambda item: item[1][1])
    print(f"{name} {'.'.join(map(str, latest))}, for {file.relative_to(folder)}")
    return 1 if at_most is not None and latest > at_most else 0


if __name__ == "__main__":
    sys.exit(main(Path(sys.argv[1]), version(sys.argv[2]) if len(sys.argv) > 2 else None))
