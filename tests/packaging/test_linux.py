"""What a Linux desktop is told: the menu entry, the icons, the page in a store, the Flatpak."""

from __future__ import annotations

import json
import re
import shlex
import shutil
import subprocess
import sys
import tomllib
import venv
import xml.etree.ElementTree as ET
from pathlib import Path
from typing import cast

import pygame
import pytest
import yaml

from cardtable import __version__
from tests.packaging.conftest import ROOT, Tool
from tests.packaging.test_release import CHANGES

ID = "io.github.cardtable.Cardtable"
LINUX = ROOT / ".ci" / "linux"
LANG = "{http://www.w3.org/XML/1998/namespace}lang"

pytestmark = pytest.mark.slow  # asks Linux' own tools, which only Linux has


@pytest.fixture(scope="module")
def share(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Everything, as it lies in /usr/share."""
    folder = tmp_path_factory.mktemp("share")
    words = [sys.executable, str(ROOT / ".ci" / "menu.py"), str(folder)]
    subprocess.run(words, check=True)
    return folder


def manifest() -> dict[str, object]:
    found = yaml.safe_load((LINUX / f"{ID}.yml").read_text(encoding="utf-8"))
    assert isinstance(found, dict)
    return found


def packages() -> list[dict[str, object]]:
    found = json.loads((LINUX / "packages.json").read_text(encoding="utf-8"))
    assert isinstance(found, list)
    return found


# One name for all


def test_the_program_goes_by_one_name_everywhere(share: Path) -> None:
    """Desktops put window, menu entry, icon and store page together by it."""
    entry = (share / "applications" / f"{ID}.desktop").read_text(encoding="utf-8")
    assert f"\nStartupWMClass={ID}\n" in entry
    assert f"\nIcon={ID}\n" in entry
    page = ET.parse(share / "metainfo" / f"{ID}.metainfo.xml")
    assert page.findtext("id") == ID
    assert page.findtext("launchable") == f"{ID}.desktop"
    assert manifest()["id"] == ID
    spec = (ROOT / "build_exe.spec").read_text(encoding="utf-8")
    assert f'bundle_identifier="{ID}"' in spec


# The menu entry and the icons


def test_the_menu_entry_is_valid(share: Path) -> None:
    entry = share / "applications" / f"{ID}.desktop"
    done = subprocess.run(["desktop-file-validate", str(entry)], capture_output=True, text=True)
    assert (done.returncode, done.stdout) == (0, "")


def test_there_is_an_icon_of_every_size(share: Path) -> None:
    for size in (16, 24, 32, 48, 64, 128, 256, 512):
        file = share / "icons/hicolor" / f"{size}x{size}" / "apps" / f"{ID}.png"
        picture = pygame.image.load(file)
        assert picture.get_size() == (size, size)
        assert picture.get_at((size // 2, size // 2)).a == 255
    drawing = share / "icons/hicolor/scalable/apps" / f"{ID}.svg"
    assert drawing.read_bytes() == (ROOT / "sprites/home/icon.svg").read_bytes()


@pytest.fixture
def unpacked(share: Path, tmp_path: Path) -> Path:
    """The archive, unpacked where a path has all that is hard to write down."""
    folder = tmp_path / 'ゲーム "100%" $HOME `x`'
    shutil.copytree(share, folder / "share")
    shutil.copy(LINUX / "add-to-menu.sh", folder)
    (folder / "cardtable").write_text("#!/bin/sh\nexit 7\n")
    (folder / "cardtable").chmod(0o755)
    return folder


def add_to_menu(unpacked: Path, home: Path, *words: str) -> None:
    script = unpacked / "add-to-menu.sh"
    env = {"HOME": str(home), "PATH": "/usr/bin:/bin"}
    subprocess.run(["sh", str(script), *words], env=env, check=True, stdout=subprocess.PIPE)


def test_the_menu_starts_the_program_wherever_it_was_unpacked(
    unpacked: Path, tmp_path: Path
) -> None:
    """As the entry's format has it: a string is unescaped first, then split and unquoted."""
    home = tmp_path / "home"
    add_to_menu(unpacked, home)
    entry = home / ".local/share/applications" / f"{ID}.desktop"
    assert subprocess.run(["desktop-file-validate", str(entry)]).returncode == 0
    (line,) = re.findall("^Exec=(.*)$", entry.read_text(encoding="utf-8"), re.MULTILINE)
    (program,) = shlex.split(line.replace("\\\\", "\\").replace("%%", "%"))
    assert program.replace("\\$", "$").replace("\\`", "`") == str(unpacked / "cardtable")
    assert (home / ".local/share/icons/hicolor/48x48/apps" / f"{ID}.png").is_file()


def test_the_menu_entry_can_be_taken_out_again(unpacked: Path, tmp_path: Path) -> None:
    home = tmp_path / "home"
    add_to_menu(unpacked, home)
    add_to_menu(unpacked, home, "remove")
    assert not [path for path in home.rglob("*") if path.is_file()]


# The page in a store


def test_the_store_page_is_valid(share: Path) -> None:
    page = share / "metainfo" / f"{ID}.metainfo.xml"
    words = ["appstreamcli", "validate", "--no-net", str(page)]
    done = subprocess.run(words, capture_output=True, text=True)
    assert done.returncode == 0, done.stdout


def test_the_store_page_is_valid_with_releases(tool: Tool, tmp_path: Path) -> None:
    """They are those of the changelog, newest first, without what is not yet released."""
    page = tmp_path / f"{ID}.metainfo.xml"
    changes = CHANGES.replace("## [1.1.0]", "- *Towai* & `bench`, over\n  two lines.\n\n## [1.1.0]")
    page.write_text(tool("menu").metainfo(changes), encoding="utf-8")
    words = ["appstreamcli", "validate", "--no-net", str(page)]
    done = subprocess.run(words, capture_output=True, text=True)
    assert done.returncode == 0, done.stdout
    root = ET.parse(page).getroot()
    released = [(each.get("version"), each.get("date")) for each in root.iter("release")]
    assert released == [("1.2.0", "2026-01-02"), ("1.1.0", "2025-12-01")]
    told = root.find("releases/release/description")
    assert told is not None
    assert [(part.tag, len(part), part.text) for part in told] == [
        ("p", 0, "Added"),
        ("ul", 2, None),
    ]
    assert [point.text for point in told.iter("li")] == [
        "A fifth game.",
        "Towai & bench, over two lines.",
    ]


def test_the_store_page_is_told_in_both_languages(share: Path) -> None:
    page = ET.parse(share / "metainfo" / f"{ID}.metainfo.xml").getroot()
    for parent, tag in ((page, "summary"), (page.find("description"), "p")):
        assert parent is not None
        told = [each.get(LANG) for each in parent.findall(tag)]
        assert told.count("ja") == told.count(None) > 0
    assert [each.text for each in page.iter("lang")] == ["en", "ja"]
    rating = page.find("content_rating")
    assert rating is not None
    assert rating.get("type") == "oars-1.1"


def test_the_store_page_shows_pictures_that_there_are(share: Path) -> None:
    page = ET.parse(share / "metainfo" / f"{ID}.metainfo.xml").getroot()
    shown = list(page.iter("image"))
    assert len(shown) >= 3
    for image in shown:
        assert image.text is not None
        before, _, name = image.text.rpartition("/")
        assert before.endswith(f"/v{__version__}/.github/pictures")
        picture = pygame.image.load(ROOT / ".github" / "pictures" / name)
        assert picture.get_size() == (int(image.get("width", 0)), int(image.get("height", 0)))


# The Flatpak


def test_the_flatpak_has_every_package_the_game_needs() -> None:
    """Each a wheel from PyPI with its checksum, and not older than pyproject.toml allows."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    files = [str(each["url"]).rpartition("/")[2] for each in packages()]
    versions = {name.split("-")[0].replace("_", "-"): name.split("-")[1] for name in files}
    for dependency in project["dependencies"]:
        name, lowest = re.split("[>=]=", dependency)
        assert tuple(map(int, versions[name].split("."))) >= tuple(map(int, lowest.split(".")))
    assert "hatchling" in versions
    for each in packages():
        assert re.fullmatch(r"https://files\.pythonhosted\.org/\S+\.whl", str(each["url"]))
        assert re.fullmatch(r"[0-9a-f]{64}", str(each["sha256"]))


def test_the_flatpak_has_its_own_libraries_for_each_kind_of_machine() -> None:
    """Pygame for just this Python, and AccessKit for any."""
    kinds = [(each["only-arches"], each["url"]) for each in packages() if "only-arches" in each]
    assert len(kinds) == 4
    for arches, address in kinds:
        assert isinstance(arches, list)
        assert f"_{arches[0]}.whl" in str(address)
        name = str(address).rpartition("/")[2]
        assert name.startswith(("pygame_ce-", "accesskit-"))
        assert "-cp313-cp313-manylinux" in name or "-cp38-abi3-manylinux" in name


def test_the_flatpak_can_show_and_sound_and_no_more() -> None:
    """A window, sound and gamepads: no network, and none of the player's files."""
    assert manifest()["finish-args"] == [
        "--share=ipc",
        "--socket=wayland",
        "--socket=fallback-x11",
        "--socket=pulseaudio",
        "--device=all",
    ]


def test_the_flatpaks_own_commands_install_a_game_that_plays(tmp_path: Path) -> None:
    """Its commands one by one, in a copy of the sources, with packages for this Python."""
    [module] = cast("list[dict[str, list[str]]]", manifest()["modules"])
    source, target = tmp_path / "source", tmp_path / "app"
    shutil.copytree(
        ROOT,
        source,
        ignore=shutil.ignore_patterns(".venv", ".git", "build", "dist", "tests", ".*_cache"),
    )
    names = {re.split("-", str(each["url"]).rpartition("/")[2])[0] for each in packages()}
    venv.create(target, with_pip=True, symlinks=True)
    python = target / "bin" / "python"
    words = [str(python), "-m", "pip", "download", "-q", "--only-binary=:all:", "-d", "wheels"]
    subprocess.run([*words, *sorted(names)], cwd=source, check=True)
    env = {"PATH": f"{target / 'bin'}:/usr/bin:/bin", "HOME": str(tmp_path)}
    for command in module["build-commands"]:
        env["FLATPAK_DEST"] = str(target)
        subprocess.run(["sh", "-c", command], cwd=source, env=env, check=True)
    done = subprocess.run([str(target / "bin" / "cardtable"), "smoke"], env=env, cwd=tmp_path)
    assert done.returncode == 0
    assert (target / "share" / "applications" / f"{ID}.desktop").is_file()
