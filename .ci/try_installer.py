"""Tries the installer as a player would, on Windows or under Wine, and takes everything out again.

By hand, with any Python of Windows: ``python .ci/try_installer.py SETUP.exe``. It installs without
a window into a folder with Japanese letters, plays, installs once more, is refused while the game
is open, and uninstalls; matches and a stranger's file must still be there afterwards.
"""

from __future__ import annotations

import os
import subprocess
import sys
import time
import winreg
from collections.abc import Callable
from pathlib import Path
from tempfile import TemporaryDirectory

ENTRY = r"Software\Microsoft\Windows\CurrentVersion\Uninstall\Cardtable"
PATIENCE = 120.0  # seconds for anything to happen, on a busy machine
REFUSED = 2


def entry() -> dict[str, object]:
    """What Windows' list of apps says of the game; empty if it is not in the list."""
    try:
        with winreg.OpenKey(winreg.HKEY_CURRENT_USER, ENTRY) as key:
            count = winreg.QueryInfoKey(key)[1]
            return {
                name: value for name, value, _ in (winreg.EnumValue(key, n) for n in range(count))
            }
    except FileNotFoundError:
        return {}


def wait_until(so: Callable[[], bool], what: str) -> None:
    """Wait until it is so."""
    until = time.monotonic() + PATIENCE
    while not so():
        if time.monotonic() > until:
            raise AssertionError(what)
        time.sleep(0.1)


def install(setup: Path, folder: Path) -> int:
    """Install without a window; the exit code. The folder stands last and without quotation."""
    return subprocess.run(f'"{setup}" /S /D={folder}', timeout=PATIENCE).returncode


def begin(program: Path) -> subprocess.Popen[bytes]:
    """The game, open where nobody sees it."""
    unseen = {**os.environ, "SDL_VIDEODRIVER": "dummy", "SDL_AUDIODRIVER": "dummy"}
    unseen["CARDTABLE_TELL"] = "1"
    none = subprocess.DEVNULL
    game = subprocess.Popen([program], env=unseen, stdin=none, stdout=subprocess.PIPE, stderr=none)
    assert game.stdout is not None
    game.stdout.readline()  # it tells of its window once it is there
    return game


def uninstall() -> None:
    """Uninstall without a window, as the list of apps would."""
    assert subprocess.run(str(entry()["QuietUninstallString"])).returncode == 0
    wait_until(lambda: not entry(), "it is still in the list of apps")


def use(setup: Path, folder: Path) -> None:
    """Everything, in the order in which it would happen."""
    roaming = Path(os.environ["APPDATA"])
    shortcut = roaming / r"Microsoft\Windows\Start Menu\Programs\Cardtable.lnk"
    assert install(setup, folder) == 0
    said = entry()
    assert said["DisplayName"] == "Cardtable"
    assert said["InstallLocation"] == str(folder)
    assert shortcut.is_file()
    print(f"installed version {said['DisplayVersion']}, {said['EstimatedSize']} kB", flush=True)

    player = [str(folder / "cardtable-terminal.exe"), "smoke"]
    done = subprocess.run(player, stdin=subprocess.DEVNULL, stdout=subprocess.PIPE)
    assert done.returncode == 0, done.stdout
    print("it plays", flush=True)

    match = roaming / "Cardtable" / "matches" / "kept.match"
    match.parent.mkdir(parents=True, exist_ok=True)
    match.write_bytes(b"a match")
    stranger = folder / "_internal" / "notes of mine.txt"
    stranger.write_bytes(b"not of the game")

    game = begin(folder / "cardtable.exe")
    try:
        assert install(setup, folder) == REFUSED
        assert (folder / "_internal" / "base_library.zip").is_file()
    finally:
        game.kill()
        game.wait()
    print("it is not replaced while it runs", flush=True)
    wait_until(lambda: install(setup, folder) == 0, "it cannot be installed again")
    assert subprocess.run([*player[:1], "where"], stdin=subprocess.DEVNULL).returncode == 0

    uninstall()
    assert not shortcut.exists()
    assert [path for path in folder.rglob("*") if path.is_file()] == [stranger]
    assert match.read_text() == "a match"
    match.unlink()
    print("uninstalled; matches are still there")


def main(setup: Path) -> None:
    """Use the installer, and leave this Windows as it was."""
    assert not entry(), "Cardtable is installed already; uninstall it first"
    with TemporaryDirectory(ignore_cleanup_errors=True) as base:
        try:
            use(setup, Path(base) / "ゲーム and more" / "Cardtable")
        finally:
            if entry():
                uninstall()


if __name__ == "__main__":
    main(Path(sys.argv[1]).absolute())
