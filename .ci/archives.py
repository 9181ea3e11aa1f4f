"""Packs what `pyinstaller build_exe.spec` left in ``dist/`` for people to download.

By hand: ``python .ci/archives.py`` writes ``dist/release/`` with the folder as an archive and,
where there is one, the one-file program; what was built on Windows can be packed elsewhere, with
``windows`` after the command. Others add their kinds: `installer.py` the one for
Windows, `appimage.py` the one for Linux, `sbom.py` the list of what is in it; `sums.py` writes the
checksums of them all.
"""

from __future__ import annotations

import gzip
import platform
import shutil
import stat
import sys
import tarfile
import zipfile
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

import menu

from cardtable import __version__

ROOT = Path(__file__).resolve().parent.parent
SYSTEMS = {"linux": "linux", "win32": "windows", "darwin": "macos"}
MACHINES = {"amd64": "x86_64", "aarch64": "arm64"}


def label(system: str = SYSTEMS[sys.platform]) -> str:
    """What tells this download from others: version, system and machine."""
    machine = platform.machine().lower()
    return f"cardtable-{__version__}-{system}-{MACHINES.get(machine, machine)}"


def at(target: Path, name: str) -> Path:
    """A file to write: the target itself, or this name in it if it is a folder."""
    return target / name if target.is_dir() else target


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
    """A folder as zip, as `ditto` would write it: with links as links, and the right to be run."""
    with zipfile.ZipFile(target, "w", zipfile.ZIP_DEFLATED, compresslevel=9) as archive:
        for path in sorted(folder.rglob("*")):
            info = zipfile.ZipInfo(f"{name}/{path.relative_to(folder).as_posix()}")
            info.create_system = 3  # Unix, whose rights and links macOS reads from a zip
            info.compress_type = zipfile.ZIP_DEFLATED
            info.external_attr = path.lstat().st_mode << 16
            if path.is_symlink():
                archive.writestr(info, str(path.readlink()))
            elif path.is_file():
                info.external_attr = (stat.S_IFREG | path.stat().st_mode & 0o755) << 16
                archive.writestr(info, path.read_bytes())


def pack(dist: Path, system: str) -> list[Path]:
    """Everything built for this system; the files written."""
    release = dist / "release"
    release.mkdir(parents=True, exist_ok=True)
    name = label(system)
    if system == "macos":
        files = [release / f"{name}.zip"]
        zip_of(dist / "Cardtable.app", "Cardtable.app", files[0])
    elif system == "windows":
        files = [release / f"{name}.zip", release / f"{name}-one-file.exe"]
        zip_of(dist / "cardtable", f"cardtable-{__version__}", files[0])
        shutil.copy(dist / "cardtable-one-file.exe", files[1])
    else:
        files = [release / f"{name}.tar.gz", release / f"{name}-one-file"]
        shutil.copy(ROOT / ".ci" / "linux" / "add-to-menu.sh", dist / "cardtable")
        menu.write_all(dist / "cardtable" / "share")
        tar_of(dist / "cardtable", f"cardtable-{__version__}", files[0])
        shutil.copy(dist / "cardtable-one-file", files[1])
    return files


if __name__ == "__main__":
    for file in pack(ROOT / "dist", sys.argv[1] if len(sys.argv) > 1 else SYSTEMS[sys.platform]):
        print(f"{file.stat().st_size:>12,} {file.relative_to(ROOT)}")
