"""Packs what `pyinstaller build_exe.spec` left in ``dist/`` for people to download.

By hand: ``python .ci/archives.py`` writes ``dist/release/`` with the folder as an archive, the
one-file program and the checksums of both.
"""

from __future__ import annotations

import gzip
import hashlib
import platform
import shutil
import sys
import tarfile
import zipfile
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from cardtable import __version__

ROOT = Path(__file__).resolve().parent.parent
SYSTEMS = {"linux": "linux", "win32": "windows", "darwin": "macos"}
MACHINES = {"amd64": "x86_64", "aarch64": "arm64"}


def label() -> str:
    """What tells this archive from others: version, system and machine."""
    machine = platform.machine().lower()
    return f"cardtable-{__version__}-{SYSTEMS[sys.platform]}-{MACHINES.get(machine, machine)}"


def menu_entry(folder: Path, made: Path) -> None:
    """What Linux needs to show the program in its menu."""
    for name in ("cardtable.desktop", "add-to-menu.sh"):
        shutil.copy(ROOT / ".ci" / "linux" / name, folder)
    shutil.copy(made / "cardtable.png", folder)


def plain(info: tarfile.TarInfo) -> tarfile.TarInfo:
    """Nobody's name and no time, so that the same build packs to the same bytes."""
    info.uid = info.gid = 0
    info.uname = info.gname = ""
    info.mtime = 0
    return info


def tar_of(folder: Path, name: str, target: Path) -> None:
    """A folder as tar.gz: it keeps the links between libraries, and the right to be run."""
    with (
        target.open("wb") as raw,
        gzip.GzipFile("", "wb", 9, raw, mtime=0) as packed,
        tarfile.open(fileobj=packed, mode="w") as archive,
    ):
        archive.add(folder, name, filter=plain)


def zip_of(folder: Path, name: str, target: Path) -> None:
    """A folder as zip, for Windows, which has no links."""
    with zipfile.ZipFile(target, "w", zipfile.ZIP_DEFLATED, compresslevel=9) as archive:
        for path in sorted(folder.rglob("*")):
            if path.is_file():
                archive.write(path, f"{name}/{path.relative_to(folder).as_posix()}")


def pack(dist: Path, made: Path) -> list[Path]:
    """Everything for this system; the files written."""
    release = dist / "release"
    shutil.rmtree(release, ignore_errors=True)
    release.mkdir(parents=True)
    name = label()
    if sys.platform == "win32":
        files = [release / f"{name}.zip", release / f"{name}.exe"]
        zip_of(dist / "cardtable", f"cardtable-{__version__}", files[0])
        shutil.copy(dist / "cardtable-one-file.exe", files[1])
    elif sys.platform == "darwin":
        files = [release / f"{name}.tar.gz"]
        tar_of(dist / "Cardtable.app", "Cardtable.app", files[0])
    else:
        files = [release / f"{name}.tar.gz", release / name]
        menu_entry(dist / "cardtable", made)
        tar_of(dist / "cardtable", f"cardtable-{__version__}", files[0])
        shutil.copy(dist / "cardtable-one-file", files[1])
    sums = [f"{hashlib.sha256(file.read_bytes()).hexdigest()}  {file.name}\n" for file in files]
    written = release / f"{name}.sha256"
    written.write_text("".join(sums), encoding="ascii", newline="\n")
    return [*files, written]


if __name__ == "__main__":
    for file in pack(ROOT / "dist", ROOT / "build" / "build_exe" / "made"):
        print(f"{file.stat().st_size:>12,} {file.relative_to(ROOT)}")
