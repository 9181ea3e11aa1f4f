"""Makes an AppImage of a built folder: one file for Linux that is run as it is.

By hand: ``python .ci/appimage.py dist/cardtable RUNTIME OUT.AppImage``. RUNTIME is the program that
stands before the image and starts what is in it, from github.com/AppImage/type2-runtime; the
one whose checksum stands below is fetched if there is no such file. OUT may be a folder.
`mksquashfs` is in the package squashfs-tools.
"""

from __future__ import annotations

import hashlib
import shutil
import subprocess
import sys
import urllib.request
from pathlib import Path
from tempfile import TemporaryDirectory

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

import menu
from archives import at, label

RUNTIME = (
    "https://github.com/AppImage/type2-runtime/releases/download/20251108/runtime-x86_64",
    "2fca8b443c92510f1483a883f60061ad09b46b978b2631c807cd873a47ec260d",
)


def fetched_runtime(target: Path) -> Path:
    """The runtime of the release, if it is the one that was chosen."""
    address, checksum = RUNTIME
    with urllib.request.urlopen(address) as answer:
        target.write_bytes(answer.read())
    found = hashlib.sha256(target.read_bytes()).hexdigest()
    if found != checksum:
        target.unlink()
        raise SystemExit(f"{address} has the checksum {found}, not {checksum}")
    return target


def lay_out(folder: Path, image: Path) -> None:
    """The folder as an AppImage has it inside: the program, and what a desktop asks for."""
    # An archive's own menu entry would lie there twice.
    unwanted = shutil.ignore_patterns("share", "add-to-menu.sh")
    shutil.copytree(folder, image / "usr" / "bin", symlinks=True, ignore=unwanted)
    share = image / "usr" / "share"
    menu.write_all(share)
    # The older name for the same page, which tools for AppImages still look for.
    page = share / "metainfo" / f"{menu.ID}.metainfo.xml"
    page.with_name(f"{menu.ID}.appdata.xml").symlink_to(page.name)
    (image / "AppRun").symlink_to("usr/bin/cardtable")
    (image / f"{menu.ID}.desktop").symlink_to(f"usr/share/applications/{menu.ID}.desktop")
    picture = f"usr/share/icons/hicolor/256x256/apps/{menu.ID}.png"
    for name in (f"{menu.ID}.png", ".DirIcon"):
        (image / name).symlink_to(picture)


def app_image(folder: Path, runtime: Path, target: Path) -> None:
    """Write the AppImage of this folder."""
    if not shutil.which("mksquashfs"):
        raise SystemExit("mksquashfs is not installed: apt-get install squashfs-tools")
    with TemporaryDirectory() as made:
        image, packed = Path(made, "image"), Path(made, "packed")
        lay_out(folder, image)
        words = ["mksquashfs", str(image), str(packed), "-quiet", "-no-progress", "-noappend"]
        # Nobody's name and no time, so that the same build packs to the same bytes.
        words += ["-all-root", "-no-xattrs", "-mkfs-time", "0", "-all-time", "0"]
        subprocess.run([*words, "-comp", "zstd", "-Xcompression-level", "19"], check=True)
        target.write_bytes(runtime.read_bytes() + packed.read_bytes())
    target.chmod(0o755)


if __name__ == "__main__":
    source, before, target = (Path(word).absolute() for word in sys.argv[1:4])
    out = at(target, f"{label('linux')}.AppImage")
    app_image(source, before if before.exists() else fetched_runtime(before), out)
    print(f"{out.stat().st_size:>12,} {out.name}")
