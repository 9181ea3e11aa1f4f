"""A match that waits on disk, where its cards lie in a window, and what is written of it."""

from __future__ import annotations

import math
from collections.abc import Callable
from pathlib import Path

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
from tests.packaging.desk import At, Running, wait_until

WINDOW = (1280, 800)

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
    return saves.path_of(game)


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


def ribbon(game: str, size: At = WINDOW) -> At:
    """Where the ribbon that continues a match is on the home screen of this size."""
    stage = stage_without_window(size, Settings(language="en"), pictures="never")
    home = Home(stage)
    stage.push(home, fade=False)
    return home[f"continue-{game}"].box.center


def a_card(match: Match, size: At = WINDOW) -> tuple[Move, At, At]:
    """A move with a card, a place where the card can be taken, and one to drop it on."""
    stage = stage_without_window(size, Settings(language="en"), pictures="never")
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


def go_on(program: Running, game: str, size: At = WINDOW) -> None:
    """From the home screen back to the match that waits."""
    program.click(ribbon(game, size))
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
