"""The built program, alone on a machine: no Python, no sources, only itself.

It is built here, copied to an empty folder and run in an environment that leads nowhere else.
"""

from __future__ import annotations

import ast
import json
import os
import platform
import shutil
import subprocess
import sys
import tarfile
import zipfile
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

import pytest

from cardtable.app import stage_without_window
from cardtable.games import GAMES
from cardtable.match import Match, from_text
from cardtable.media import drawings
from cardtable.scenes.home import Home
from cardtable.scenes.play_scene import PlayScene
from cardtable.seats import Seat
from cardtable.settings import Settings
from cardtable.table.card_sprite import pose_bounds
from tests.packaging.conftest import Tool
from tests.packaging.desk import At, Running, bare, display, once, run, wait_until

ROOT = Path(__file__).resolve().parent.parent.parent
WINDOW = (1280, 800)
FOLDER, ONE_FILE = "cardtable/cardtable", "cardtable-one-file"
ALONE = "ここだけ and nowhere else"
PLACES = {
    "en_US.CP1252": "CP1252",
    "ja_JP.CP932": "WINDOWS-31J",
    "ja_JP.EUC-JP": "EUC-JP",
}

pytestmark = pytest.mark.slow


@dataclass
class Built:
    """What the build left, moved to where nothing else is."""

    dist: Path
    alone: Path

    def program(self, name: str) -> Path:
        """The folder's program, or the one file."""
        return self.alone / name


def build(folder: Path) -> None:
    """Both forms, built by the one command and copied to a folder with nothing else in it."""
    words = [sys.executable, "-m", "PyInstaller", "--noconfirm", "--log-level", "ERROR"]
    words += ["--distpath", str(folder / "dist"), "--workpath", str(folder / "build")]
    words.append(str(ROOT / "build_exe.spec"))
    done = subprocess.run(words, cwd=folder, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr[-4000:]
    alone = folder / ALONE
    alone.mkdir()
    shutil.copytree(folder / "dist/cardtable", alone / "cardtable", symlinks=True)
    shutil.copy(folder / "dist" / ONE_FILE, alone)


@pytest.fixture(scope="session")
def built(tmp_path_factory: pytest.TempPathFactory) -> Built:
    """The one build that all these tests try."""
    base = tmp_path_factory.getbasetemp()
    if "PYTEST_XDIST_WORKER" in os.environ:
        base = base.parent
    folder = once(base / "standalone", build)
    return Built(folder / "dist", folder / ALONE)


@pytest.fixture(scope="module")
def screen() -> Iterator[str]:
    """A real X server that nobody looks at."""
    with display() as name:
        yield name


@pytest.fixture
def home(tmp_path: Path) -> Path:
    """A home whose name has spaces and Japanese letters in it."""
    folder = tmp_path / "山田 太郎 の home"
    data = folder / ".local/share/cardtable"
    data.mkdir(parents=True)
    choices = {"window_size": WINDOW, "language": "en", "speed": "fast", "trick_pause": "short"}
    (data / "settings.json").write_text(json.dumps(choices), encoding="utf-8")
    return folder


# How large it is, and what is in it


def size_of(folder: Path) -> int:
    return sum(path.stat().st_size for path in folder.rglob("*") if not path.is_symlink())


def test_the_folder_has_at_most_42_megabytes(built: Built) -> None:
    assert size_of(built.dist / "cardtable") <= 42_000_000


def test_the_archive_has_at_most_22_megabytes(built: Built, tmp_path: Path) -> None:
    target = tmp_path / "cardtable.tar.gz"
    with tarfile.open(target, "w:gz") as archive:
        archive.add(built.dist / "cardtable", "cardtable")
    assert target.stat().st_size <= 22_000_000


def test_the_one_file_has_at_most_22_megabytes(built: Built) -> None:
    assert (built.dist / ONE_FILE).stat().st_size <= 22_000_000


def test_nothing_but_the_interpreter_needs_a_c_library_of_our_own_day(
    built: Built, tool: Tool
) -> None:
    """So a build with an old system's Python runs on every system since; the release does that.

    What is the game's or pygame-ce's asks for 2.28 at most, and nothing for more than is here.
    """
    dist = built.dist / "cardtable"
    needs = {path.relative_to(dist): need for path, (_, need) in tool("oldest").needs(dist).items()}
    ours = {
        path: need
        for path, need in needs.items()
        if "pygame" in str(path) or path == Path("cardtable")
    }
    assert len(ours) > 20
    assert (2, 5) < max(ours.values()) <= (2, 28)
    here = tuple(int(part) for part in platform.libc_ver()[1].split("."))
    assert max(needs.values()) <= here


def test_every_licence_travels_with_it(built: Built) -> None:
    lying = {path.name for path in built.program("cardtable/_internal/licences").iterdir()}
    assert {"cardtable", "pygame-ce", "font-fredoka-one", "font-hanken-grotesk"} <= lying
    assert {"noto_cjk_sans_jp_regular", "noto_cjk_sans_jp_bold"} <= lying


# Without a window


@pytest.mark.parametrize("name", [FOLDER, ONE_FILE])
def test_it_plays_every_game_and_has_all_it_needs(built: Built, home: Path, name: str) -> None:
    """A match of each game with its worker process, a card of each, every letter, every sound."""
    done = run(built.program(name), "smoke", env=bare(home))
    assert done.returncode == 0, done.stderr
    said = done.stdout.splitlines()
    assert [line.partition(":")[0] for line in said[: len(GAMES)]] == list(GAMES)
    assert said[-1] == "everything works"


def test_it_measures_players_in_several_processes(built: Built, home: Path) -> None:
    words = ["--game", "catte", "--pairing", "normal-vs-random", "--deals", "2"]
    done = run(
        built.program(FOLDER), "bench", "players", *words, "--processes", "2", env=bare(home)
    )
    assert done.returncode == 0, done.stderr
    assert "2 deals" in done.stdout


def test_it_says_where_it_writes(built: Built, home: Path) -> None:
    done = run(built.program(FOLDER), "where", env=bare(home))
    assert str(home / ".local/share/cardtable") in done.stdout


@pytest.fixture(scope="module")
def locales(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Places whose letters are not UTF-8, among them Windows' two most usual code pages."""
    folder = tmp_path_factory.mktemp("locales")
    for name, letters in PLACES.items():
        # Japan's code pages have a yen where ASCII has a backslash; localedef warns of it.
        words = ["localedef", "--quiet", "-c", "-i", name.partition(".")[0], "-f", letters]
        subprocess.run([*words, str(folder / name)], capture_output=True)
        assert (folder / name / "LC_CTYPE").exists(), "localedef comes with the package locales"
    return folder


@pytest.mark.parametrize("place", PLACES)
def test_it_answers_in_utf_8_whatever_the_system_writes(
    built: Built, home: Path, locales: Path, place: str
) -> None:
    """Its output goes into a pipe, as it does when another program reads it."""
    env = bare(home, LC_ALL=place, LOCPATH=str(locales), PYTHONIOENCODING="ascii:strict")
    for words in (["where"], ["bench", "rules", "--seconds", "0.001"]):
        done = run(built.program(FOLDER), *words, env=env)
        assert done.returncode == 0, done.stderr
        if words == ["where"]:
            assert f"settings  {home}/.local/share/cardtable" in done.stdout


def test_it_writes_where_it_is_told_to(built: Built, home: Path, tmp_path: Path) -> None:
    elsewhere = tmp_path / "持ち歩き stick"
    done = run(built.program(FOLDER), "--data", str(elsewhere), "where", env=bare(home))
    assert str(elsewhere) in done.stdout
    assert str(home) not in done.stdout


def test_without_a_display_it_says_so(built: Built, home: Path) -> None:
    done = run(built.program(FOLDER), env=bare(home))
    assert done.returncode == 2
    assert "display" in done.stderr


# As an AppImage


@pytest.fixture(scope="module")
def app_image(built: Built, tool: Tool, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The folder as one file, behind a runtime that unpacks it."""
    folder = tmp_path_factory.mktemp("AppImage の folder")
    runtime = folder / "runtime"
    source = ROOT / "tests" / "packaging" / "runtime.c"
    subprocess.run(["cc", "-O2", "-Wall", "-Werror", "-o", str(runtime), str(source)], check=True)
    target = folder / "Cardtable.AppImage"
    tool("appimage").app_image(built.dist / "cardtable", runtime, target)
    return target


def test_the_appimage_plays_every_game(app_image: Path, home: Path) -> None:
    done = run(app_image, "--appimage-extract-and-run", "smoke", env=bare(home))
    assert done.returncode == 0, done.stderr
    assert done.stdout.splitlines()[-1] == "everything works"


def test_the_appimage_opens_its_window(app_image: Path, screen: str, home: Path) -> None:
    """Continue brings the match back, in the same folder of the player's as ever."""
    with Running(app_image, screen, bare(home), ["--appimage-extract-and-run"]) as program:
        assert program.close() == 0
    assert (home / ".local/share/cardtable/settings.json").is_file()


def test_the_appimage_shows_desktops_what_it_is(app_image: Path, tmp_path: Path) -> None:
    """Menu entry, icon and store page lie where tools for AppImages look."""
    size = app_image.with_name("runtime").stat().st_size
    words = ["unsquashfs", "-q", "-n", "-o", str(size), "-d", str(tmp_path / "image")]
    subprocess.run([*words, str(app_image)], check=True)
    image = tmp_path / "image"
    name = "io.github.cardtable.Cardtable"
    entry = (image / f"{name}.desktop").read_text(encoding="utf-8")
    assert "\nExec=cardtable\n" in entry
    assert (image / "usr/bin/cardtable").samefile(image / "AppRun")
    assert (image / ".DirIcon").read_bytes()[1:4] == b"PNG"
    for ending in ("metainfo", "appdata"):
        assert name in (image / f"usr/share/metainfo/{name}.{ending}.xml").read_text("utf-8")


def test_the_appimage_does_not_run_behind_another_runtime_than_the_chosen_one(
    tool: Tool, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    other = tmp_path / "other"
    other.write_bytes(b"another")
    appimage = tool("appimage")
    monkeypatch.setattr(appimage, "RUNTIME", (other.as_uri(), appimage.RUNTIME[1]))
    with pytest.raises(SystemExit, match="has the checksum"):
        appimage.fetched_runtime(tmp_path / "runtime")
    assert not (tmp_path / "runtime").exists()


# In a real window


def until_the_first_frame(program: Path, words: list[str], screen: str, home: Path) -> float:
    """The least processor time of three starts, but for the first, which fills the shelf."""
    spent = []
    for _ in range(3):
        with Running(program, screen, bare(home), words) as running:
            spent.append(running.cpu)
            assert running.close() == 0
    return min(spent[1:])


@pytest.mark.parametrize(("name", "times"), [(FOLDER, 1.25), (ONE_FILE, 2.5)])
def test_the_first_frame_is_there_about_as_soon_as_from_the_sources(
    built: Built, screen: str, home: Path, name: str, times: float
) -> None:
    """Compared on the same machine in the same minute: `bench screen` tells the seconds."""
    sources = until_the_first_frame(Path(sys.executable), ["-m", "cardtable"], screen, home)
    assert until_the_first_frame(built.program(name), [], screen, home) <= times * sources


@pytest.mark.parametrize("name", [FOLDER, ONE_FILE])
def test_no_file_comes_from_this_machines_python(
    built: Built, screen: str, home: Path, name: str
) -> None:
    """Whatever runs is the program's own, or the system's C library, or the display's."""
    with Running(built.program(name), screen, bare(home)) as program:
        files = program.files()
        assert program.close() == 0
    foreign = (str(ROOT), sys.prefix, sys.base_prefix.rstrip("/") + "/lib/python")
    assert not [file for file in files if file.startswith(foreign)]
    assert any("libpython" in file for file in files)


def test_every_game_is_played_in_the_window(built: Built, screen: str, home: Path) -> None:
    done = run(built.program(FOLDER), "smoke", "--window", env=bare(home, DISPLAY=screen))
    assert done.returncode == 0, done.stderr
    said = done.stdout.splitlines()
    assert [line.partition(":")[0] for line in said[: len(GAMES)]] == list(GAMES)
    assert not [line for line in said if "could not be made" in line]


def test_it_measures_its_own_window(built: Built, screen: str, home: Path) -> None:
    """It starts itself anew for each figure, as there is no other Python to do so."""
    words = ["bench", "screen", "--json", "--game", "catte", "--size", "960x600"]
    done = run(built.program(FOLDER), *words, "--seconds", "0.5", env=bare(home, DISPLAY=screen))
    assert done.returncode == 0, done.stderr
    found = json.loads(done.stdout)
    assert found["start_ms"] > 0
    assert found["frames"]["catte/960x600"]["frames"] > 0


def test_a_card_is_dragged_saved_and_the_match_continued(
    built: Built, screen: str, home: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Continue, drag a card, close the window; open again, continue, and drag another."""
    data = home / ".local/share/cardtable"
    monkeypatch.setenv("CARDTABLE_DATA", str(data))
    file = data / "matches" / "meows.match"
    file.parent.mkdir()
    match = begun()
    file.write_text(match.to_text(), encoding="utf-8", newline="\n")

    first = len(match.turns)

    def our_turn_again() -> bool:
        now = match_in(file)
        return len(now.turns) > len(match.turns) and now.state.turn == 0

    for _ in range(2):
        card, start, end = a_card_to_play(match)
        with Running(built.program(FOLDER), screen, bare(home)) as program:
            program.click(ribbon())
            program.told("scene PlayScene")
            program.drag(start, end)
            wait_until(our_turn_again, "the others do not play")
            assert program.close() == 0
        before, match = match, match_in(file)
        assert match.to_text().startswith(before.to_text() + f"0: {card} hand>trick\n")
    assert {turn.seat for turn in match.turns[first:]} == {0, 1, 2, 3}
    assert json.loads((data / "settings.json").read_text())["window_size"] == list(WINDOW)


def begun() -> Match:
    """A match in which the person of seat 0 is about to lead a trick."""
    seats = (Seat("person", "山田"), Seat("easy"), Seat("normal"), Seat("easy"))
    for seed in range(100):
        match = Match(GAMES["meows"](4, {}), seed, seats)
        while any(move.source != "hand" for move in match.legal_moves()):
            match.play(match.legal_moves()[0])
        if match.state.turn == 0:
            return match
    raise LookupError("seat 0 never leads")


def match_in(file: Path) -> Match:
    """The match, to the last move that has been written down."""
    text = file.read_text(encoding="utf-8")
    return from_text(text[: text.rindex("\n") + 1])


def ribbon() -> At:
    """Where the ribbon that continues a match is on the home screen."""
    stage = stage_without_window(WINDOW, Settings(), pictures="never")
    home = Home(stage)
    stage.push(home, fade=False)
    return next(widget for widget in home.widgets if widget.name == "continue-meows").box.center


def a_card_to_play(match: Match) -> tuple[str, At, At]:
    """A card that may be played now, a place where it can be taken, and one to drop it on."""
    stage = stage_without_window(WINDOW, Settings(), pictures="never")
    scene = PlayScene(stage, match, saved=False)
    stage.push(scene, fade=False)
    scene.update(0.0)
    scene.table.coming.settle()
    try:
        sprite = scene.touch.offers.cards()[0]
        (move,) = scene.touch.offers.moves_of(sprite)
        number = scene.table.piles.called(move.target)
        assert number is not None
        box = pose_bounds(sprite.pose)
        places = [
            (x, y) for x in range(box.left, box.right, 6) for y in range(box.top, box.bottom, 6)
        ]
        taken = [at for at in places if scene.table.ways.card_at(at) is sprite]
        assert taken
        # Well inside of what can be seen of it: its neighbours in the fan lie over the rest.
        return (
            sprite.card.name,
            sorted(taken)[len(taken) // 2],
            scene.touch.offers.zone(number).center,
        )
    finally:
        scene.left()


def test_without_a_sound_device_it_is_silent(built: Built, screen: str, home: Path) -> None:
    """No device at all: the window opens and closes as ever, and nothing is said."""
    env = bare(home, SDL_AUDIODRIVER="alsa", ALSA_CARD="none")
    with Running(built.program(FOLDER), screen, env) as program:
        assert program.close() == 0
        assert program.said == ""


def test_a_home_that_cannot_be_written_to_is_no_obstacle(
    built: Built, screen: str, tmp_path: Path
) -> None:
    """It opens; nothing is kept, and nothing breaks."""
    locked = tmp_path / "locked"
    locked.mkdir(mode=0o555)
    # Root may write anywhere, but not there.
    home = Path("/proc/self") if os.geteuid() == 0 else locked
    with Running(built.program(FOLDER), screen, bare(home)) as program:
        assert program.close() == 0


# What the build leaves out


def test_nothing_that_is_left_out_is_imported_by_the_game() -> None:
    """The list of the build file, against every import in the sources."""
    spec = (ROOT / "build_exe.spec").read_text(encoding="utf-8")
    listed = next(
        node.value
        for node in ast.parse(spec).body
        if isinstance(node, ast.Assign) and getattr(node.targets[0], "id", "") == "UNUSED"
    )
    unused = set(eval(compile(ast.Expression(listed), "build_exe.spec", "eval")))
    assert {"numpy", "_ssl", "pygame.surfarray"} <= unused
    used = set()
    for path in (ROOT / "cardtable").rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Import):
                used |= {name.name for name in node.names}
            elif isinstance(node, ast.ImportFrom) and node.module:
                used |= {node.module, *(f"{node.module}.{name.name}" for name in node.names)}
    assert not {name for name in used for left in unused if f"{name}.".startswith(f"{left}.")}


def test_the_drawings_are_read_from_one_file_just_the_same(built: Built) -> None:
    """The packed drawings are those of the sources, all of them."""
    with zipfile.ZipFile(built.program("cardtable/_internal/cardtable/sprites.zip")) as archive:
        packed = {name: archive.read(name) for name in archive.namelist()}
    folder = drawings.root() / "sprites"
    lying = {
        path.relative_to(folder).as_posix(): path.read_bytes()
        for path in folder.rglob("*")
        if path.suffix in (".svg", ".json")
    }
    assert packed == lying
