"""Makes the installer for Windows of a built folder, with NSIS: on Windows or on Linux.

By hand: ``python .ci/installer.py dist/cardtable OUT.exe``; OUT may be a folder. NSIS is a
package of that name in apt and in Chocolatey.
"""

from __future__ import annotations

import io
import shutil
import subprocess
import sys
from pathlib import Path, PureWindowsPath
from tempfile import TemporaryDirectory

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

import icons
import pygame
from archives import at, label

from cardtable import __version__

ROOT = Path(__file__).resolve().parent.parent
FELT = "#1A3A44"


def there(folder: Path, path: Path) -> str:
    """Where a file or folder of the build lies once it is installed."""
    return f'"$INSTDIR\\{str(PureWindowsPath(path.relative_to(folder))).replace("$", "$$")}"'


def lists(folder: Path) -> str:
    """What is installed and what is taken away again: each file and each folder by its name."""
    paths = sorted(folder.rglob("*"))
    files = [path for path in paths if path.is_file()]
    folders = [path for path in paths if path.is_dir()]
    lines = ["!macro INSTALL_FILES"]
    for home in (folder, *folders):
        inside = [path for path in files if path.parent == home]
        where = '"$INSTDIR"' if home == folder else there(folder, home)
        lines += [f"SetOutPath {where}"] * bool(inside)
        lines += [f'File "{path}"' for path in inside]
    lines += ["!macroend", "!macro UNINSTALL_FILES"]
    lines += [f"Delete {there(folder, path)}" for path in files]
    lines += [f"RMDir {there(folder, path)}" for path in reversed(folders)]
    return "\n".join([*lines, "!macroend", ""])


def side(target: Path) -> None:
    """The picture beside the last page, twice as large as a plain screen shows it."""
    picture = pygame.Surface((328, 628))
    picture.fill(FELT)
    drawn = pygame.image.load(io.BytesIO(icons.png(256)), "icon.png")
    picture.blit(drawn, drawn.get_rect(center=(164, 200)))
    pygame.image.save(picture, target)


def makensis() -> str:
    """NSIS's compiler: from the path, or where Windows' own setup of it puts it."""
    found = shutil.which("makensis") or shutil.which(
        "makensis", path=r"C:\Program Files (x86)\NSIS;C:\Program Files\NSIS"
    )
    if not found:
        raise SystemExit("NSIS is not installed: apt-get install nsis, or choco install nsis")
    return found


def install_kit(folder: Path, target: Path) -> None:
    """Write the installer of this folder to the target."""
    if not (folder / "cardtable.exe").is_file():
        raise SystemExit(f"{folder} has no cardtable.exe; build it first, on Windows")
    size = sum(path.stat().st_size for path in folder.rglob("*") if path.is_file())
    with TemporaryDirectory() as made:
        listed, icon = Path(made, "files.nsh"), Path(made, "cardtable.ico")
        beside = Path(made, "beside.bmp")
        listed.write_text(lists(folder), encoding="utf-8", newline="\n")
        icon.write_bytes(icons.ico())
        side(beside)
        given = {"VERSION": __version__, "SIZE": size // 1024, "OUT": target, "ICON": icon}
        given["BESIDE"] = beside
        words = [makensis(), "-V2", "-WX", "-INPUTCHARSET", "UTF8", "-NOCD"]
        words += [f"-D{name}={value}" for name, value in given.items()]
        words += [f'-X!include "{listed}"', str(ROOT / ".ci" / "installer.nsi")]
        subprocess.run(words, check=True)


if __name__ == "__main__":
    source, target = (Path(word).absolute() for word in sys.argv[1:3])
    out = at(target, f"{label('windows')}-setup.exe")
    install_kit(source, out)
    print(f"{out.stat().st_size:>12,} {out.name}")
