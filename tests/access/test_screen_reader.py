"""A round of every game, played over the system's accessibility bus and nothing else.

`blind_player.py` is the player: another program, which hears what a screen reader hears. What it
chose is looked up in the match that was written down, and compared with what it would have chosen
had it known the rules and seen everything.
"""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from cardtable.match import Match, Turn, from_text
from cardtable.rules.events import GameEnded, RoundEnded
from tests.packaging.desk import display

PLAYER = Path(__file__).with_name("blind_player.py")
NEEDED = ("Xvfb", "openbox", "dbus-run-session", "/usr/bin/python3")
PAIRS = {"towai": "person,easy"}


@pytest.fixture(scope="module")
def screen() -> Iterator[str]:
    """A real X server that nobody looks at."""
    missing = [program for program in NEEDED if shutil.which(program) is None]
    if missing:
        pytest.fail(f"nobody can listen without {', '.join(missing)}: install them")
    with display("1280x800") as name:
        yield name


def played(game: str, screen: str, data: Path, out: Path) -> tuple[Match, dict[str, list[str]]]:
    """The match that was played blind, and what was heard."""
    data.mkdir(exist_ok=True)
    (data / "settings.json").write_text(json.dumps({"trick_pause": "short"}), encoding="utf-8")
    table = [sys.executable, "-m", "cardtable", "--game", game, "--seed", "7", "--language", "en"]
    table += ["--seats", PAIRS.get(game, "person,easy,easy"), "--speed", "instant"]
    player = ["dbus-run-session", "--", "/usr/bin/python3", str(PLAYER), str(out), *table]
    environment = {**os.environ, "DISPLAY": screen, "CARDTABLE_DATA": str(data)}
    del environment["SDL_VIDEODRIVER"]  # the window is a real one
    done = subprocess.run(player, env=environment, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    [kept] = data.glob("matches/**/*.match")  # one that is over lies among the finished ones
    return from_text(kept.read_text(encoding="utf-8")), json.loads(out.read_text("utf-8"))


def is_best(match: Match, turn: Turn) -> bool:
    """Whether a choice is what the blind player chooses by, which cannot be seen nor guessed."""
    move, legal = turn.move, match.game.legal_moves(turn.before)
    kept = [one for one in legal if one.word.startswith("keep")]
    if kept:
        return move in kept
    hand = [one for one in legal if one.source == "hand"]
    if hand:
        return move in hand and move.card.number == max(one.card.number for one in hand)
    if move.source == "choice":
        return move.card.suit == "snow"
    own = turn.before.piles[match.game.pile("hand", turn.seat).number]
    if {one.word for one in legal} == {"day", "night"}:
        fitting = [sum(card.suit in (word, "towai") for card in own) for word in ("day", "night")]
        return fitting[move.word == "night"] == max(fitting)
    levels = [int(one.source[-1]) if one.source.startswith("level") else 0 for one in legal]
    if any(levels):
        return int(move.source[-1]) == max(levels)
    return move.card.number == max(one.card.number for one in legal)


@pytest.mark.slow
@pytest.mark.parametrize("game", ["meows", "catte", "towai", "familiar"])
def test_a_round_is_played_over_the_accessibility_bus_alone(
    game: str, screen: str, own_folder: Path, tmp_path: Path
) -> None:
    match, told = played(game, screen, own_folder, tmp_path / "heard.json")
    own = [turn for turn in match.turns if turn.seat == 0]
    assert len(own) >= 8
    events = [event for turn in match.turns for event in turn.events]
    assert any(isinstance(event, RoundEnded | GameEnded) for event in events)
    wrong = [turn.move for turn in own if not is_best(match, turn)]
    assert wrong == []
    free = [turn for turn in own if len(match.game.legal_moves(turn.before)) > 1]
    assert len(free) >= 5  # which it could not have guessed, every one of them
    lines = told["heard"]
    assert not any("unavailable" in line for line in lines)
    assert sum(line.startswith("Your hand, ") for line in lines) >= 1
    assert len(told["focused"]) >= len(own) // 2
