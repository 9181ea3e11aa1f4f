"""The wheel: all the game needs and nothing else; the source archive builds the same one."""

from __future__ import annotations

import re
import shutil
import subprocess
import sys
import tarfile
import zipfile
from pathlib import Path

import pytest

from cardtable import __version__

ROOT = Path(__file__).resolve().parent.parent.parent
PLAYED = {".svg", ".wav", ".json"}  # what the game reads of sprites/ and sounds/

pytestmark = pytest.mark.slow


def build(source: Path, target: Path, *which: str) -> Path:
    """Build one kind of archive from a source tree."""
    words = [sys.executable, "-m", "build", "--no-isolation", "--outdir", str(target)]
    done = subprocess.run([*words, *which, str(source)], capture_output=True, text=True)
    assert done.returncode == 0, done.stdout + done.stderr
    (built,) = target.iterdir()
    return built


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return build(ROOT, tmp_path_factory.mktemp("wheel"), "--wheel")


@pytest.fixture(scope="module")
def archive(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return build(ROOT, tmp_path_factory.mktemp("archive"), "--sdist")


def contents(wheel: Path) -> dict[str, bytes]:
    with zipfile.ZipFile(wheel) as opened:
        return {name: opened.read(name) for name in opened.namelist()}


def lying(folder: str, endings: set[str]) -> set[str]:
    """The files of the source tree that belong in the wheel."""
    found = (ROOT / folder).rglob("*")
    return {path.relative_to(ROOT).as_posix() for path in found if path.suffix in endings}


def test_the_wheel_holds_code_drawings_and_sounds_and_nothing_else(wheel: Path) -> None:
    """No drawing scripts, no tests, no caches; only the wheel's own papers besides."""
    wanted = lying("cardtable", {".py", ".typed"})
    wanted |= {f"cardtable/{name}" for name in lying("sprites", PLAYED) | lying("sounds", PLAYED)}
    papers = f"cardtable-{__version__}.dist-info"
    wanted |= {f"{papers}/{name}" for name in ("METADATA", "WHEEL", "RECORD", "entry_points.txt")}
    wanted.add(f"{papers}/licenses/LICENSE")
    assert set(contents(wheel)) == wanted


def test_the_wheel_starts_cardtable(wheel: Path) -> None:
    points = contents(wheel)[f"cardtable-{__version__}.dist-info/entry_points.txt"].decode()
    assert "cardtable = cardtable.__main__:main" in points


def test_the_source_archive_builds_the_same_wheel(
    wheel: Path, archive: Path, tmp_path: Path
) -> None:
    with tarfile.open(archive) as opened:
        opened.extractall(tmp_path, filter="data")
    again = build(tmp_path / f"cardtable-{__version__}", tmp_path / "again", "--wheel")
    assert again.name == wheel.name
    assert contents(again) == contents(wheel)


def test_the_source_archive_holds_what_tests_and_executables_need(archive: Path) -> None:
    with tarfile.open(archive) as opened:
        names = {name.partition("/")[2] for name in opened.getnames()}
    assert {"build_exe.spec", "pyproject.toml", "CHANGELOG.md", ".ci/fonts.py"} <= names
    assert ".gitattributes" in names  # a test looks what git makes of it
    assert "tests/packaging/test_wheel.py" in names
    assert "sprites/ui/draw.py" in names
    assert not {name for name in names if "__pycache__" in name or name.startswith(".git/")}


def test_the_wheel_plays_where_nothing_of_the_sources_is(wheel: Path, tmp_path: Path) -> None:
    """Unpacked alone, it finds its own drawings and sounds."""
    with zipfile.ZipFile(wheel) as opened:
        opened.extractall(tmp_path)
    look = (
        "from cardtable.media import drawings; print(drawings.root()); "
        "print(len(drawings.drawing('home/icon').sheets))"
    )
    words = [sys.executable, "-c", f"import sys; sys.path.insert(0, {str(tmp_path)!r}); {look}"]
    done = subprocess.run(words, cwd=tmp_path, capture_output=True, text=True, check=True)
    root, sheets = done.stdout.splitlines()[-2:]
    assert root == str(tmp_path / "cardtable")
    assert int(sheets) > 3


def test_an_editable_install_works_in_a_folder_of_any_name(tmp_path: Path) -> None:
    """Python reads .pth files in the locale's encoding, and does not start if it cannot."""
    folder, target = tmp_path / "山田 太郎" / "卓", tmp_path / "target"
    shutil.copytree(ROOT / "cardtable", folder / "cardtable")
    for name in ("pyproject.toml", "README.md", "LICENSE"):
        shutil.copy(ROOT / name, folder)
    target.mkdir()
    code = "import hatchling.build, sys; hatchling.build.build_editable(sys.argv[1])"
    subprocess.run([sys.executable, "-c", code, str(target)], cwd=folder, check=True)
    (built,) = target.iterdir()
    paths = [text for name, text in contents(built).items() if name.endswith(".pth")]
    assert paths
    assert all(text.isascii() for text in paths)


def test_no_dependency_is_without_a_lower_bound() -> None:
    sys.path.insert(0, str(ROOT / ".ci"))
    try:
        from lowest import lowest  # type: ignore[import-not-found]
    finally:
        sys.path.remove(str(ROOT / ".ci"))
    assert all(re.fullmatch(r"[\w-]+==[\d.]+", pinned) for pinned in lowest())


def test_the_game_plays_with_the_lowest_versions(tmp_path: Path) -> None:
    """An environment of their own, with nothing but the game and the lower bounds."""
    words = [sys.executable, str(ROOT / ".ci" / "lowest.py"), str(tmp_path / "lowest")]
    done = subprocess.run(words, capture_output=True, text=True)
    assert done.returncode == 0, done.stdout + done.stderr
    assert "everything works" in done.stdout
