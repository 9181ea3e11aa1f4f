"""Whole games, from the shelf to the standings, over the system's accessibility bus alone.

`blind_player.py` is the player: another program, which hears and finds what a screen reader does.
What it chose is looked up in the match that was written down, and compared with what it would have
chosen had it known the rules and seen everything.
"""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from cardtable.access.plainly import plainly
from cardtable.match import Match, Turn, from_text
from cardtable.media.words import words
from cardtable.widgets import people
from tests.packaging.desk import display

PLAYER = Path(__file__).with_name("blind_player.py")
NEEDED = ("Xvfb", "openbox", "dbus-run-session", "/usr/bin/python3")
TURNED = {  # what is turned at set-up, for a short game
    "meows": {"setup.players": "3"},
    "towai": {"setup.players": "2"},
}
QUICK = {
    "speed": "instant",
    "trick_pause": "short",
    "window_size": [960, 600],
    "text_size": 1.3,
    "reduced_motion": True,
    "effects": 0.0,
    "music": 0.0,
    "ambience": 0.0,
}


@pytest.fixture(scope="module")
def screen() -> Iterator[str]:
    """A real X server that nobody looks at."""
    missing = [program for program in NEEDED if shutil.which(program) is None]
    if missing:
        pytest.fail(f"nobody can listen without {', '.join(missing)}: install them")
    with display("1280x800") as name:
        yield name


def played(game: str, screen: str, data: Path, folder: Path) -> tuple[Match, dict[str, Any]]:
    """The match that was played blind, and what was heard and read."""
    data.mkdir(exist_ok=True)
    settings = {**QUICK, "language": words.language}
    (data / "settings.json").write_text(json.dumps(settings), encoding="utf-8")
    plan, out = folder / "plan.json", folder / "heard.json"
    turned = {words(name): value for name, value in TURNED.get(game, {}).items()}
    told = {"language": words.language, "box": words(f"game.{game}"), "turned": turned}
    plan.write_text(json.dumps(told), encoding="utf-8")
    table = [sys.executable, "-m", "cardtable"]
    player = ["dbus-run-session", "--", "/usr/bin/python3", str(PLAYER), str(plan), str(out)]
    environment = {**os.environ, "DISPLAY": screen, "CARDTABLE_DATA": str(data)}
    del environment["SDL_VIDEODRIVER"]  # the window is a real one
    done = subprocess.run(
        [*player, *table], env=environment, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr
    [kept] = data.glob("matches/finished/*.match")
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


def standings(match: Match) -> list[str]:
    """What is to be read at the end: who has won, and with how many points."""
    names = [people.display_name(seat, number) for number, seat in enumerate(match.seats)]
    if match.game.together:
        return [str(match.state.scores[0])]
    scores, best = match.state.scores, [names[seat] for seat in match.state.winners]
    shared = words("end.shared", names=words("list.and").join(best))
    return [
        plainly(words("end.won", name=best[0]) if len(best) == 1 else shared),
        *[
            plainly(
                words(
                    "aloud.place",
                    place=1 + sum(other > score for other in scores),
                    name=name,
                    points=score,
                )
            )
            for name, score in zip(names, scores, strict=True)
        ],
    ]


@pytest.mark.slow
@pytest.mark.parametrize("language", ["en", "ja"])
@pytest.mark.parametrize("game", ["meows", "catte", "towai", "familiar"])
def test_a_whole_game_is_played_over_the_accessibility_bus_alone(
    game: str, language: str, screen: str, own_folder: Path, tmp_path: Path
) -> None:
    """With the largest letters in the smallest window: found, set up, played, won or lost, read."""
    words.language = language
    match, told = played(game, screen, own_folder, tmp_path)
    assert match.over
    own = [turn for turn in match.turns if turn.seat == 0]
    wrong = [turn.move for turn in own if not is_best(match, turn)]
    assert wrong == []
    free = [turn for turn in own if len(match.game.legal_moves(turn.before)) > 1]
    assert len(free) >= 5  # which it could not have guessed, every one of them
    lines, read = told["heard"], told["standings"]
    assert not any(words("aloud.unable", name="") in line for line in lines)
    assert sum(line.startswith(words("aloud.hand", count=0, cards="")[:3]) for line in lines) >= 1
    for line in standings(match):
        assert line in read
    won = standings(match)[0]
    assert any(won in line for line in lines)
    assert told["home"]
