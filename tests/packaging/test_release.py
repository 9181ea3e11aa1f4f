"""What a release is made of: notes, archives, icons, letters."""

from __future__ import annotations

import hashlib
import json
import re
import stat
import struct
import tarfile
import tomllib
import uuid
import zipfile
from pathlib import Path

import pygame
import pytest

from cardtable import __version__
from cardtable.media.words import LANGUAGES, sentences
from tests.packaging.conftest import Tool

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


@pytest.mark.slow  # only because Windows has neither of them
def test_a_zip_for_a_mac_keeps_links_and_the_right_to_be_run(tool: Tool, tmp_path: Path) -> None:
    """A program without that right does not start, and a signature covers the links."""
    folder = tmp_path / "Cardtable.app"
    (folder / "Frameworks" / "1.0").mkdir(parents=True)
    (folder / "Frameworks" / "1.0" / "Python").write_text("library")
    (folder / "Frameworks" / "Current").symlink_to("1.0")
    (folder / "cardtable").write_text("play")
    (folder / "cardtable").chmod(0o755)
    target = tmp_path / "it.zip"
    tool("archives").zip_of(folder, "Cardtable.app", target)
    with zipfile.ZipFile(target) as opened:
        modes = {info.filename: info.external_attr >> 16 for info in opened.infolist()}
        assert opened.read("Cardtable.app/Frameworks/Current") == b"1.0"
    assert stat.S_ISLNK(modes["Cardtable.app/Frameworks/Current"])
    assert modes["Cardtable.app/cardtable"] == stat.S_IFREG | 0o755
    assert set(modes) == {
        "Cardtable.app/cardtable",
        "Cardtable.app/Frameworks/Current",
        "Cardtable.app/Frameworks/1.0/Python",
    }


def test_every_download_has_its_checksum(tool: Tool, tmp_path: Path) -> None:
    for name in ("cardtable.zip", "cardtable.AppImage"):
        (tmp_path / name).write_text(name)
    for _ in range(2):  # the sums are not summed
        written = tool("sums").write_sums(tmp_path)
    lines = dict(reversed(line.split("  ")) for line in written.read_text().splitlines())
    assert set(lines) == {"cardtable.zip", "cardtable.AppImage"}
    assert lines["cardtable.zip"] == hashlib.sha256(b"cardtable.zip").hexdigest()


# What is in it


def test_the_list_of_parts_has_what_cyclonedx_asks_for(tool: Tool, tmp_path: Path) -> None:
    (tmp_path / "libSDL2-2.0.so.0.3200").write_bytes(b"library")
    (tmp_path / "licence.txt").write_bytes(b"words")
    bill = json.loads(json.dumps(tool("sbom").bill(tmp_path)))
    assert (bill["bomFormat"], bill["specVersion"], bill["version"]) == ("CycloneDX", "1.6", 1)
    assert uuid.UUID(bill["serialNumber"].removeprefix("urn:uuid:"))
    game = bill["metadata"]["component"]
    assert (game["type"], game["name"], game["version"]) == (
        "application",
        "cardtable",
        __version__,
    )
    refs = [part["bom-ref"] for part in [game, *bill["components"]]]
    assert len(set(refs)) == len(refs)
    for part in bill["components"]:
        assert part["type"] in ("library", "platform", "file")
        assert part["name"]
        assert part["type"] == "file" or part["version"]
        assert part["type"] == "file" or part["licenses"]
    for line in bill["dependencies"]:
        assert {line["ref"], *line["dependsOn"]} <= set(refs)
    (file,) = [part for part in bill["components"] if part["type"] == "file"]
    assert file["name"] == "libSDL2-2.0.so.0.3200"
    assert file["hashes"][0]["content"] == hashlib.sha256(b"library").hexdigest()


def test_the_list_of_parts_names_every_dependency(tool: Tool, tmp_path: Path) -> None:
    bill = tool("sbom").bill(tmp_path)
    named = {part["name"] for part in bill["components"]}
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    assert {re.split("[>=]", each)[0] for each in project["dependencies"]} <= named
    assert {"CPython", "pyinstaller"} <= named
    assert "pytest" not in named


# On how old a system it runs


def mach(command: int, *fields: int) -> bytes:
    """The head of a program for macOS with one command in it."""
    size = 8 + 4 * len(fields)
    head = struct.pack("<4s7I", b"\xcf\xfa\xed\xfe", 0x0100000C, 0, 2, 1, size, 0, 0)
    return head + struct.pack(f"<{2 + len(fields)}I", command, size, *fields)


def test_a_program_tells_the_macos_it_is_built_for(tool: Tool) -> None:
    """By the newer command, by the older one, and the later of both in a file for two chips."""
    macos = tool("oldest").macos
    newer, older = mach(0x32, 1, 11 << 16, 0, 0), mach(0x24, 10 << 16 | 13 << 8, 0)
    assert macos(newer) == (11, 0)
    assert macos(older) == (10, 13)
    fat, place = struct.pack(">4sI", b"\xca\xfe\xba\xbe", 2), 48
    for part in (newer, older):
        fat += struct.pack(">5I", 0, 0, place, len(part), 0)
        place += len(part)
    assert macos(fat + newer + older) == (11, 0)


def test_an_app_that_needs_a_later_macos_than_promised_is_refused(
    tool: Tool, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "Python").write_bytes(mach(0x32, 1, 15 << 16, 0, 0))
    (tmp_path / "README").write_text("words")
    assert tool("oldest").main(tmp_path, (11, 0)) == 1
    assert capsys.readouterr().out == "macOS 15.0, for Python\n"
    assert tool("oldest").main(tmp_path, (15, 0)) == 0


def test_the_oldest_systems_promised_are_those_the_release_looks_at() -> None:
    """The README, the app's own papers and the release's steps say the same versions."""
    release = (ROOT / ".github/workflows/release.yml").read_text(encoding="utf-8")
    readme = (ROOT / "README.md").read_text(encoding="utf-8")
    looked = dict(re.findall(r"oldest\.py dist/(\S+) ([\d.]+)", release))
    assert f"glibc {looked['cardtable']}" in readme
    assert f"macOS {float(looked['Cardtable.app']):.0f}" in readme
    spec = (ROOT / "build_exe.spec").read_text(encoding="utf-8")
    assert f'"LSMinimumSystemVersion": "{looked["Cardtable.app"]}"' in spec


# The installer


def test_uninstalling_takes_away_each_file_that_was_installed(tool: Tool, tmp_path: Path) -> None:
    """Each by its name, so that nothing of the player's in that folder is lost."""
    (tmp_path / "inner" / "deep").mkdir(parents=True)
    for name in ("cardtable.exe", "inner/a$b.dll", "inner/deep/c.txt"):
        (tmp_path / name).write_text(name)
    lists = tool("installer").lists(tmp_path)
    put = [line for line in lists.splitlines() if line.startswith("File ")]
    assert put == [f'File "{tmp_path / name}"' for name in ("cardtable.exe", "inner/a$b.dll")] + [
        f'File "{tmp_path / "inner/deep/c.txt"}"'
    ]
    gone = [line for line in lists.splitlines() if line.startswith(("Delete", "RMDir"))]
    assert gone == [
        'Delete "$INSTDIR\\cardtable.exe"',
        'Delete "$INSTDIR\\inner\\a$$b.dll"',
        'Delete "$INSTDIR\\inner\\deep\\c.txt"',
        'RMDir "$INSTDIR\\inner\\deep"',
        'RMDir "$INSTDIR\\inner"',
    ]
    assert "RMDir /r" not in (ROOT / ".ci" / "installer.nsi").read_text(encoding="utf-8")


def test_the_installer_speaks_both_languages() -> None:
    script = (ROOT / ".ci" / "installer.nsi").read_text(encoding="utf-8")
    said = re.findall(r"^LangString (\w+) \$\{LANG_(\w+)\} \"(.+)\"$", script, re.MULTILINE)
    spoken = {name: {language for other, language, _ in said if other == name} for name, *_ in said}
    assert spoken == {name: {"ENGLISH", "JAPANESE"} for name in ("RUNS", "COMMENT")}


@pytest.mark.slow
def test_the_installer_asks_for_no_rights(tool: Tool, tmp_path: Path) -> None:
    """NSIS makes it without a warning: a program of 64 bits that runs as whoever starts it."""
    folder = tmp_path / "cardtable"
    folder.mkdir()
    (folder / "cardtable.exe").write_bytes(b"MZ")
    target = tmp_path / "cardtable-setup.exe"
    tool("installer").install_kit(folder, target)
    data = target.read_bytes()
    head = struct.unpack_from("<I", data, 0x3C)[0]
    assert struct.unpack_from("<4sH", data, head) == (b"PE\0\0", 0x8664)
    assert b'requestedExecutionLevel level="asInvoker"' in data


def test_a_folder_that_was_not_built_on_windows_is_refused(tool: Tool, tmp_path: Path) -> None:
    with pytest.raises(SystemExit, match=r"has no cardtable\.exe"):
        tool("installer").install_kit(tmp_path, tmp_path / "setup.exe")
