"""What a release is made of: notes, archives, icons, letters."""

from __future__ import annotations

import importlib
import struct
import sys
import tarfile
import zipfile
from collections.abc import Callable, Iterator
from pathlib import Path
from types import ModuleType

import pygame
import pytest

from cardtable import __version__
from cardtable.media.words import LANGUAGES, sentences

Tool = Callable[[str], ModuleType]
ROOT = Path(__file__).resolve().parent.parent.parent

CHANGES = """\
# What is new

## [Unreleased]

### Added
- Not yet.

## [1.2.0] - 2026-01-02

### Added
- A fifth game.

## [1.1.0] - 2025-12-01

### Mended
- A card that hung in the air.

[1.2.0]: https://example.org
"""


@pytest.fixture
def tool(monkeypatch: pytest.MonkeyPatch) -> Iterator[Tool]:
    """The scripts of the build, by name."""
    monkeypatch.syspath_prepend(str(ROOT / ".ci"))
    loaded: list[str] = []

    def load(name: str) -> ModuleType:
        loaded.append(name)
        return importlib.import_module(name)

    yield load
    for name in loaded:
        sys.modules.pop(name, None)


def test_the_notes_of_a_release_are_its_part_of_the_changelog(tool: Tool) -> None:
    notes = tool("notes").notes
    assert notes(CHANGES, "1.2.0") == "### Added\n- A fifth game."
    assert notes(CHANGES, "1.1.0") == "### Mended\n- A card that hung in the air."
    assert notes(CHANGES, "1.0.0") == ""


def test_a_tag_that_is_not_the_programs_version_is_refused(tool: Tool) -> None:
    assert tool("notes").main("99.0.0") == 1


def test_the_windows_icon_holds_every_size(tool: Tool) -> None:
    icons = tool("icons")
    data = icons.ico(lambda size: b"%d" % size)
    _, kind, count = struct.unpack_from("<HHH", data)
    assert (kind, count) == (1, len(icons.WINDOWS_SIZES))
    for number, size in enumerate(icons.WINDOWS_SIZES):
        entry = struct.unpack_from("<BBBBHHII", data, 6 + 16 * number)
        length, place = entry[6:]
        assert entry[0] == size % 256
        assert data[place : place + length] == b"%d" % size


def test_the_macos_icon_holds_every_size(tool: Tool) -> None:
    icons = tool("icons")
    data = icons.icns(lambda size: b"%d" % size)
    assert struct.unpack_from(">4sI", data) == (b"icns", len(data))
    place, found = 8, {}
    while place < len(data):
        kind, length = struct.unpack_from(">4sI", data, place)
        found[kind.decode()] = int(data[place + 8 : place + length])
        place += length
    assert found == icons.MAC_SIZES


def test_the_icon_is_a_picture(tool: Tool, tmp_path: Path) -> None:
    file = tmp_path / "icon.png"
    file.write_bytes(tool("icons").png(48))
    picture = pygame.image.load(file)
    assert picture.get_size() == (48, 48)
    assert picture.get_at((24, 24)).a == 255
    assert picture.get_at((0, 0)).a < 128


def test_every_letter_of_both_languages_is_kept(tool: Tool) -> None:
    kept = tool("fonts").letters()
    for said in map(sentences, LANGUAGES):
        assert set("".join(said.values())) - {"\n"} <= kept
    assert set("山田太郎さん、ABCé「」…♪") <= kept


def test_an_archive_is_the_same_whenever_it_is_packed(tool: Tool, tmp_path: Path) -> None:
    archives = tool("archives")
    folder = tmp_path / "folder"
    folder.mkdir()
    (folder / "program").write_text("play")
    (folder / "program").chmod(0o755)
    (folder / "link").symlink_to("program")
    packed = [tmp_path / "one.tar.gz", tmp_path / "two.tar.gz"]
    for target in packed:
        archives.tar_of(folder, f"cardtable-{__version__}", target)
        (folder / "program").touch()
    assert packed[0].read_bytes() == packed[1].read_bytes()
    with tarfile.open(packed[0]) as opened:
        names = {member.name.partition("/")[2]: member for member in opened.getmembers()}
    assert names["program"].mode == (folder / "program").stat().st_mode & 0o777
    assert names["link"].issym()


def test_a_zip_holds_every_file_under_one_folder(tool: Tool, tmp_path: Path) -> None:
    folder = tmp_path / "folder"
    (folder / "inner").mkdir(parents=True)
    (folder / "inner" / "file").write_text("play")
    tool("archives").zip_of(folder, "cardtable-1.0.0", tmp_path / "it.zip")
    with zipfile.ZipFile(tmp_path / "it.zip") as opened:
        assert opened.namelist() == ["cardtable-1.0.0/inner/file"]
