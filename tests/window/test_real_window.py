"""The program as it is started from its sources, in a real window with real mouse and keys.

What it does is read from the file of the match, which grows with every move.
"""

from __future__ import annotations

import json
import math
import os
import re
import shutil
import signal
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from cardtable import saves
from cardtable.app import stage_without_window
from cardtable.games import GAMES
from cardtable.match import Match, from_text
from cardtable.rules.moves import Move
from cardtable.scenes.home import Home
from cardtable.scenes.play_scene import PlayScene
from cardtable.seats import Seat
from cardtable.settings import Settings
from cardtable.table.card_sprite import pose_bounds
from tests.packaging.desk import At, Running, bare, display, wait_until

ROOT = Path(__file__).resolve().parent.parent.parent
WINDOW, SCREEN = (1280, 800), (1600, 1000)
NEEDED = ("Xvfb", "openbox", "xdotool")


@pytest.fixture(scope="module")
def screen() -> Iterator[str]:
    """A real X server that nobody looks at."""
    missing = [program for program in NEEDED if shutil.which(program) is None]
    if missing:
        pytest.fail(f"the window cannot be tried without {', '.join(missing)}: install them")
    with display("x".join(map(str, SCREEN))) as name:
        yield name


@pytest.fixture
def open_table(screen: str, own_folder: Path, tmp_path: Path) -> Callable[..., Running]:
    """Starts the program, with these words and choices, in the test's own folder."""

    def start(*words: str, **choices: object) -> Running:
        chosen = {"window_size": WINDOW, "language": "en", "trick_pause": "short", **choices}
        own_folder.mkdir(exist_ok=True)
        (own_folder / "settings.json").write_text(json.dumps(chosen), encoding="utf-8")
        env = bare(
            tmp_path,
            CARDTABLE_DATA=str(own_folder),
            PYTHONPATH=str(ROOT),
            SDL_AUDIODRIVER="dummy",
        )
        return Running(Path(sys.executable), screen, env, ["-m", "cardtable", *words])

    return start


# The match and its file


def begun(game: str, fits: Callable[[Match], bool]) -> Match:
    """A match under way, written down, in which seat 0 is a person to whom this applies."""
    rules = GAMES[game]()
    seats = (Seat("person", "Mika"), *[Seat("hard") for _ in range(rules.seats - 1)])
    for seed in range(100):
        match = Match(rules, seed, seats)
        for _ in range(16):
            if match.turns and match.state.turn == 0 and fits(match):
                file_of(game).parent.mkdir(parents=True)
                file_of(game).write_text(match.to_text(), encoding="utf-8", newline="\n")
                return match
            match.play(match.legal_moves()[0])
    raise LookupError(f"no such moment in {game}")


def file_of(game: str) -> Path:
    return saves.folder() / f"{game}.match"


def text_of(game: str) -> str:
    """What has been written down, to the last whole line."""
    text = file_of(game).read_text(encoding="utf-8")
    return text[: text.rindex("\n") + 1]


def turn_in(game: str) -> int:
    """Whose turn it is by what has been written down."""
    turn: int = from_text(text_of(game)).state.turn
    return turn


def leads_a_trick(match: Match) -> bool:
    """Whether seat 0 leads, and the next seat will have a choice whatever is led."""
    if match.state.asked != "card" or match.state.turn != match.state.lead:
        return False
    game = match.game
    return all(
        len(game.legal_moves(game.after(match.state, move))) > 1 for move in match.legal_moves()
    )


def plays_on_an_empty_pile(match: Match) -> bool:
    return match.state.asked == "first"


# Where things are


def ribbon(game: str) -> At:
    """Where the ribbon that continues a match is on the home screen."""
    stage = stage_without_window(WINDOW, Settings(language="en"), pictures="never")
    home = Home(stage)
    stage.push(home, fade=False)
    return home[f"continue-{game}"].box.center


def a_card(match: Match) -> tuple[Move, At, At]:
    """A move with a card, a place where the card can be taken, and one to drop it on."""
    stage = stage_without_window(WINDOW, Settings(language="en"), pictures="never")
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
        seen = [at for at in places if scene.table.ways.card_at(at) is sprite]
        # The middle of what can be seen of it: its neighbours in the fan lie over the rest.
        x, y = (sum(at[axis] for at in seen) / len(seen) for axis in (0, 1))
        middle = min(seen, key=lambda at: math.dist(at, (x, y)))
        return move, middle, scene.touch.offers.zone(number).center
    finally:
        scene.left()


def go_on(program: Running, game: str) -> None:
    """From the home screen back to the match that waits."""
    program.click(ribbon(game))
    program.told("scene PlayScene")


def grows(game: str, before: str, move: Move, seat: int = 0) -> str:
    """Wait until this move has been written down after what was there before; all of it."""
    wanted = f"{before}{seat}: {move}\n"
    wait_until(
        lambda: len(text_of(game)) >= len(wanted), f"{move} is not written down: {text_of(game)}"
    )
    text = text_of(game)
    assert text.startswith(wanted)
    return text


def size_of(program: Running) -> tuple[int, int]:
    """How large the window is now."""
    told = subprocess.run(
        ["xdotool", "getwindowgeometry", program.window],
        env={**os.environ, "DISPLAY": program.screen},
        capture_output=True,
        text=True,
        check=True,
    ).stdout
    found = re.search(r"Geometry: (\d+)x(\d+)", told)
    assert found, told
    return int(found[1]), int(found[2])


def becomes(program: Running, size: tuple[int, int]) -> None:
    """Wait until the window is as large as this."""
    wait_until(lambda: size_of(program) == size, f"the window is not {size}")


def thinkers(program: Running) -> list[int]:
    """The processes in which the computer's seats think."""
    found = []
    for pid in program._family()[1:]:
        try:
            words = Path(f"/proc/{pid}/cmdline").read_text(encoding="utf-8")
        except OSError:
            continue  # it has ended meanwhile
        if "spawn_main" in words:
            found.append(pid)
    return found


def spent(pid: int) -> float:
    """The seconds of processor time a process has used."""
    fields = Path(f"/proc/{pid}/stat").read_text(encoding="utf-8").rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def works_on(worker: int, seconds: float) -> None:
    """Wait until a process has used so much processor time in all."""
    wait_until(lambda: spent(worker) > seconds, "it does not think")


def stopped_thinking(worker: int, text: str) -> str:
    """Stop a thinker over a question, before its answer is in the kept match: that match."""
    while True:
        works_on(worker, spent(worker) + 0.05)
        os.kill(worker, signal.SIGSTOP)
        kept = text_of("catte")
        if kept == text:
            return text
        text = kept  # it had answered already: catch it over the next question
        os.kill(worker, signal.SIGCONT)


def lives(pid: int) -> bool:
    """Whether a process still runs: one that nobody has buried yet does not."""
    try:
        stat = Path(f"/proc/{pid}/stat").read_text(encoding="utf-8")
    except OSError:
        return False
    return stat.rpartition(")")[2].split()[0] not in "ZX"


# The tests


def test_a_card_of_meows_is_dragged_to_the_trick(open_table: Callable[..., Running]) -> None:
    match = begun("meows", leads_a_trick)
    move, start, end = a_card(match)
    with open_table(speed="fast") as program:
        go_on(program, "meows")
        program.drag(start, end)
        grows("meows", match.to_text(), move)
        assert program.close() == 0
        assert program.said == ""
    assert from_text(text_of("meows")).turns[len(match.turns)].move is move


def test_a_card_of_towai_is_clicked(open_table: Callable[..., Running]) -> None:
    match = begun("towai", plays_on_an_empty_pile)
    move, at, _ = a_card(match)
    with open_table(speed="fast") as program:
        go_on(program, "towai")
        program.click(at)
        grows("towai", match.to_text(), move)
        assert program.close() == 0
        assert program.said == ""


def test_full_screen_and_back_while_cards_are_dealt(open_table: Callable[..., Running]) -> None:
    """Afterwards a card lies where it did in a window of that size from the start."""
    seed = next(
        seed
        for seed in range(100)
        if Match(GAMES["catte"](3), seed, (Seat("person"),) * 3).state.turn == 1
    )
    words = ["--game", "catte", "--seed", str(seed), "--seats", "person,easy,easy"]
    with open_table(*words, "--speed", "0.3") as program:
        for size in (SCREEN, WINDOW):
            program.hand("windowactivate", "--sync", program.window, "key", "F11")
            becomes(program, size)
        match = from_text(text_of("catte"))
        assert not match.turns, "the deal was over too soon"
        program.click((WINDOW[0] // 2, WINDOW[1] // 5))  # on the bare table: it deals faster
        wait_until(lambda: turn_in("catte") == 0, "the others do not play")
        match = from_text(text_of("catte"))
        move, start, end = a_card(match)
        program.drag(start, end)
        grows("catte", match.to_text(), move)
        assert program.close() == 0
        assert program.said == ""
    kept = json.loads((saves.folder().parent / "settings.json").read_text(encoding="utf-8"))
    assert kept["window_size"] == list(WINDOW)
    assert not kept["full_screen"]


def test_killed_in_the_middle_of_a_motion_the_match_is_continued(
    open_table: Callable[..., Running],
) -> None:
    match = begun("meows", leads_a_trick)
    move, start, end = a_card(match)
    with open_table(speed="slow", thinking="long") as program:
        go_on(program, "meows")
        program.drag(start, end)
        grows("meows", match.to_text(), move)
        family = program._family()
        program.process.send_signal(signal.SIGKILL)
        assert program.process.wait() == -signal.SIGKILL
        wait_until(lambda: not any(map(lives, family)), "its worker lives on without it")
    left = text_of("meows")
    assert left.startswith(match.to_text() + f"0: {move}\n")
    with open_table(speed="fast", thinking="short") as program:
        go_on(program, "meows")
        assert text_of("meows").startswith(left)
        wait_until(
            lambda: len(text_of("meows")) > len(left) and turn_in("meows") == 0,
            "the others do not go on",
        )
        assert text_of("meows").startswith(left)
        assert program.close() == 0
        assert program.said == ""


def test_a_thinker_that_is_killed_is_replaced(open_table: Callable[..., Running]) -> None:
    match = begun("catte", leads_a_trick)
    move, start, end = a_card(match)
    with open_table(speed="normal", thinking="long") as program:
        go_on(program, "catte")
        program.drag(start, end)
        text = grows("catte", match.to_text(), move)
        wait_until(lambda: bool(thinkers(program)), "nobody thinks")
        (worker,) = thinkers(program)
        text = stopped_thinking(worker, text)
        os.kill(worker, signal.SIGKILL)
        wait_until(lambda: len(from_text(text_of("catte")).turns) > len(match.turns) + 2, "stuck")
        assert worker not in thinkers(program)
        assert len(thinkers(program)) == 1
        assert text_of("catte").startswith(text)
        assert program.close() == 0
        assert program.said == ""


def test_the_window_is_closed_in_the_middle_of_a_motion(open_table: Callable[..., Running]) -> None:
    match = begun("catte", leads_a_trick)
    move, start, end = a_card(match)
    with open_table(speed="slow") as program:
        go_on(program, "catte")
        program.drag(start, end)
        grows("catte", match.to_text(), move)
        family = program._family()
        assert program.close() == 0
        assert program.said == ""
        wait_until(lambda: not any(map(lives, family)), "something lives on")
    assert text_of("catte").startswith(match.to_text() + f"0: {move}\n")
