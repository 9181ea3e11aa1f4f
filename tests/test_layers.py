"""Who may use whom: the games can be played without a window, and know only their rules."""

from __future__ import annotations

import ast
import re
import subprocess
import sys
from collections.abc import Iterator
from functools import partial
from pathlib import Path
from typing import Any

import pytest

import cardtable
from cardtable.games import GAMES as RULES
from cardtable.match import Match
from cardtable.rules.moves import Move
from cardtable.rules.state import State
from tests.table.hand import Hand

PACKAGE = Path(cardtable.__file__).parent
GAMES = sorted(path.parent for path in (PACKAGE / "games").glob("*/rules.py"))


def having(name: str) -> list[Path]:
    """This file of every game that has one."""
    return [folder / f"{name}.py" for folder in GAMES if (folder / f"{name}.py").exists()]


WITHOUT_A_SCREEN = sorted(
    [
        *(PACKAGE / "rules").glob("*.py"),
        *(PACKAGE / "games").glob("*.py"),
        *(PACKAGE / "players").glob("*.py"),
        *(PACKAGE / "lessons").glob("*.py"),
        *(PACKAGE / "exercises").glob("*.py"),
        *(PACKAGE / "review").glob("*.py"),
        *[
            path
            for name in ("rules", "judgement", "facts", "kit", "lesson", "exercises")
            for path in having(name)
        ],
        *[
            PACKAGE / name
            for name in ("kit.py", "kits.py", "match.py", "session.py", "transcript.py")
        ],
        *[PACKAGE / f"{name}.py" for name in ("saves", "library", "reading", "settings")],
        *[PACKAGE / f"{name}.py" for name in ("opening", "seats")],
        *(PACKAGE / "storage").glob("*.py"),
        PACKAGE / "media" / "words.py",
    ]
)

BLOCKER = """
import sys
from importlib.abc import MetaPathFinder

class Blocker(MetaPathFinder):
    def find_spec(self, name, path=None, target=None):
        if name.split(".")[0] in ("pygame", "pygame_ce"):
            raise ImportError("there is no pygame here")
        return None

sys.meta_path.insert(0, Blocker())
"""


def module_name(path: Path) -> str:
    """The module a file is imported as."""
    parts = path.relative_to(PACKAGE.parent).with_suffix("").parts
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)


def imports(path: Path) -> set[str]:
    """The modules a file imports, wherever in it that stands."""
    found = set()
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        if isinstance(node, ast.Import):
            found |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, f"{path.name} imports by dots"
            found.add(node.module or "")
    return found


def ours(path: Path) -> set[str]:
    """The parts of this package that a file imports: rules, games, match …"""
    parts = {tuple(name.split(".")) for name in imports(path)}
    return {part[1] if len(part) > 1 else "" for part in parts if part[0] == "cardtable"}


def run(code: str) -> subprocess.CompletedProcess[str]:
    """Run this in a Python of its own, where pygame cannot be imported."""
    return subprocess.run(
        [sys.executable, "-c", BLOCKER + code],
        capture_output=True,
        text=True,
        check=False,
        cwd=PACKAGE.parent,
    )


def test_the_blocker_blocks() -> None:
    assert "there is no pygame here" in run("import pygame").stderr


def test_rules_games_players_match_and_session_import_with_pygame_blocked() -> None:
    names = [module_name(path) for path in WITHOUT_A_SCREEN]
    assert "cardtable.games.meows.rules" in names
    done = run("".join([f"import {name}\n" for name in names]) + "print('imported')")
    assert done.stdout == "imported\n", done.stderr


def test_a_match_of_every_game_is_played_with_pygame_blocked() -> None:
    done = run(
        "from cardtable.games import GAMES\n"
        "from cardtable.match import Match, Seat\n"
        "for game_type in GAMES.values():\n"
        "    game = game_type()\n"
        "    match = Match(game, 1, (Seat(),) * game.seats)\n"
        "    while not match.over:\n"
        "        moves = match.legal_moves()\n"
        "        match.play(moves[len(match.turns) % len(moves)])\n"
        "        if len(match.turns) > 3000: break\n"
        "print('played')"
    )
    assert done.stdout == "played\n", done.stderr


@pytest.mark.unhurried
def test_a_sitting_of_every_game_is_played_to_its_end_with_pygame_blocked() -> None:
    """By the real worker, which thinks in a process of its own; nothing waits to be continued."""
    done = run(
        "from time import sleep\n"
        "from cardtable.games import GAMES\n"
        "from cardtable.match import Match\n"
        "from cardtable.saves import waiting\n"
        "from cardtable.seats import Seat\n"
        "from cardtable.session import Session\n"
        "from cardtable.settings import Settings\n"
        "if __name__ == '__main__':\n"
        "    for name, game_type in GAMES.items():\n"
        "        game = game_type()\n"
        "        match = Match(game, 1, (Seat('random'),) * game.seats)\n"
        "        session = Session(match, Settings())\n"
        "        while not match.over:\n"
        "            session.think()\n"
        "            while (thought := session.poll()) is None: sleep(0.0002)\n"
        "            assert session.play(thought.move).kept\n"
        "        session.save.finished()\n"
        "        assert waiting(name) is None\n"
        "        session.close()\n"
        "    print('played')"
    )
    assert done.stdout == "played\n", done.stderr


@pytest.mark.parametrize("path", sorted((PACKAGE / "rules").glob("*.py")), ids=lambda p: p.stem)
def test_rules_import_only_the_standard_library_and_one_another(path: Path) -> None:
    assert ours(path) <= {"rules"}
    others = {name.split(".")[0] for name in imports(path)} - {"cardtable"}
    assert others <= sys.stdlib_module_names


@pytest.mark.parametrize("game", GAMES, ids=lambda p: p.name)
def test_a_games_rules_import_only_rules(game: Path) -> None:
    assert ours(game / "rules.py") <= {"rules"}
    others = {name.split(".")[0] for name in imports(game / "rules.py")} - {"cardtable"}
    assert others <= sys.stdlib_module_names


@pytest.mark.parametrize("game", GAMES, ids=lambda p: p.name)
def test_a_game_knows_no_other_game(game: Path) -> None:
    others = {f"cardtable.games.{one.name}" for one in GAMES if one != game}
    for path in game.glob("*.py"):
        found = {name for name in imports(path) if ".".join(name.split(".")[:3]) in others}
        assert not found, f"{path.name} imports {found}"


@pytest.mark.parametrize("path", having("judgement"), ids=lambda p: p.parent.name)
def test_a_judgement_gets_a_game_and_a_view_never_a_match(path: Path) -> None:
    assert ours(path) <= {"rules", "games", "players"}


@pytest.mark.parametrize("path", sorted((PACKAGE / "players").glob("*.py")), ids=lambda p: p.stem)
def test_a_player_gets_a_game_and_a_view_never_a_match(path: Path) -> None:
    assert ours(path) <= {"rules", "games", "players", "kits"}


def test_a_match_knows_games_and_rules_only() -> None:
    assert ours(PACKAGE / "match.py") <= {"rules", "games", "seats"}


def test_a_session_knows_the_match_its_keeping_and_who_thinks_and_no_screen() -> None:
    allowed = {"match", "saves", "settings", "players", "rules", "games"}
    allowed |= {"rest_of_round", "taking_back", "thinking"}
    assert ours(PACKAGE / "session.py") <= allowed
    assert ours(PACKAGE / "thinking.py") <= {"match", "settings", "players", "rules"}


@pytest.mark.parametrize("path", sorted((PACKAGE / "table").glob("*.py")), ids=lambda p: p.stem)
def test_the_table_knows_no_game_by_name(path: Path) -> None:
    assert not {name for name in imports(path) if name.startswith("cardtable.games.")}
    assert "match" not in ours(path)


LOOKS = sorted(
    [
        *(PACKAGE / "looks").glob("*.py"),
        *[path for folder in GAMES for path in folder.glob("*.py") if path.stem != "kit"],
    ]
)


@pytest.mark.parametrize("path", LOOKS, ids=lambda p: f"{p.parent.name}-{p.stem}")
def test_a_look_reads_what_is_shown_and_never_the_match(path: Path) -> None:
    assert ours(path).isdisjoint({"match", "saves", "scenes"})


# Games' own words stay in their folders


def told_apart() -> set[str]:
    """What only one game's rules speak of: its id, its piles, suits, and words to be said."""
    found: set[str] = set()
    for rules in RULES.values():
        found.add(rules.id)
        for count in rules.seat_counts:
            game = rules(count)
            found |= {pile.name for pile in game.piles} | set(game.nicknames)
            found |= {card.suit for deck in game.decks for card in deck}
            module = sys.modules[rules.__module__]
            moves = [value for value in vars(module).values() if isinstance(value, Move)]
            for value in vars(module).values():
                if isinstance(value, dict):
                    moves += [move for move in value.values() if isinstance(move, Move)]
            found |= {move.word for move in moves if move.word}
    return found


SHARED = {
    "hand": "the cards one holds: the name every game gives that pile",
    "trick": "the cards played by each in turn: the table lays a pile of this name towards seats",
    "won": "cards a seat has taken: a plate counts the tricks in a pile of this name",
    "pile": "any place for cards",
    "draw": "the sound of drawing a card",
    "left": "a side of the window",
    "centre": "the middle of a line, a row or a window",
}
"""Words of some game that are also everybody's, and what everybody means by them."""

COMMON = sorted(
    path
    for folder in ("table", "looks", "scenes", "widgets", "media", "players")
    for path in (PACKAGE / folder).glob("*.py")
)


def said(path: Path) -> Iterator[tuple[int, str]]:
    """Every word in a string of this file that is not a docstring, and its line."""
    tree = ast.parse(path.read_text("utf-8"))
    described = {id(node.value) for node in ast.walk(tree) if isinstance(node, ast.Expr)}
    for node in ast.walk(tree):
        if isinstance(node, ast.Constant) and isinstance(node.value, str):
            if id(node) in described:
                continue
            for word in re.findall(r"[a-z][a-z0-9]*(?:-[a-z0-9]+)*", node.value.lower()):
                yield node.lineno, word
                yield from ((node.lineno, part) for part in word.split("-"))


def test_the_words_of_games_are_known() -> None:
    assert {"meows", "swapped", "left", "thunder", "stop", "board", "taken"} <= told_apart()


@pytest.mark.unhurried
@pytest.mark.parametrize("path", COMMON, ids=lambda p: f"{p.parent.name}-{p.stem}")
def test_what_games_share_speaks_of_none_of_them(path: Path) -> None:
    own = told_apart() - SHARED.keys()
    assert not {(at, word) for at, word in said(path) if word in own}


# Looks get no scene


def held_by(thing: Any, seen: dict[int, Any]) -> dict[int, Any]:
    """Everything that can be reached from here without calling anything."""
    if id(thing) in seen or isinstance(thing, str | int | float | bytes | type):
        return seen
    seen[id(thing)] = thing
    inner: list[Any] = []
    if isinstance(thing, dict):
        inner = [*thing.keys(), *thing.values()]
    elif isinstance(thing, list | tuple | set | frozenset):
        inner = [*thing]
    elif isinstance(thing, partial):
        inner = [*thing.args, getattr(thing.func, "__self__", None)]
    elif type(thing).__module__.startswith("cardtable.") and hasattr(thing, "__dict__"):
        # The stage is for measures, pictures and sounds alone; looks see it as such.
        inner = [value for name, value in vars(thing).items() if name != "stage"]
    for one in inner:
        held_by(one, seen)
    return seen


@pytest.mark.parametrize("game", list(RULES))
def test_a_look_holds_no_scene_no_match_and_nothing_hidden(hand: Hand, game: str) -> None:
    scene = hand.sit(game)
    hand.wait()
    found = list(held_by(scene.look, {}).values())
    assert scene.look.seen.moves, "it has been told what is asked"
    assert any(isinstance(one, State) for one in found), "what its seat sees"
    assert not [one for one in found if type(one).__module__.startswith("cardtable.scenes")]
    assert not [one for one in found if isinstance(one, Match)]
    assert not [one for one in found if one is scene.match.state]


@pytest.mark.unhurried
@pytest.mark.parametrize("path", LOOKS, ids=lambda p: f"{p.parent.name}-{p.stem}")
def test_a_part_of_a_look_knows_no_look(path: Path) -> None:
    """A look calls its plates, prompts and the rest; they read what is seen."""
    if path.stem != "look":
        assert not {name for name in imports(path) if name.endswith(".look")}


@pytest.mark.parametrize("path", LOOKS, ids=lambda p: f"{p.parent.name}-{p.stem}")
def test_a_look_speaks_of_no_host_and_no_scene(path: Path) -> None:
    names = {
        node.attr
        for node in ast.walk(ast.parse(path.read_text("utf-8")))
        if isinstance(node, ast.Attribute)
    }
    assert names.isdisjoint({"host", "scene", "scenes", "refresh", "match"})


CHAIN = ["animation", "card_sprite", "grip", "layout", "piles", "ways", "choreography", "show"]


def test_inside_the_table_calls_go_one_way() -> None:
    """Who carries cards knows neither who shows events, nor the table, nor the hand over it."""
    for at, name in enumerate(CHAIN):
        above = [*CHAIN[at + 1 :], "table", "touch", "offers", "renderer"]
        found = imports(PACKAGE / "table" / f"{name}.py")
        assert found.isdisjoint({f"cardtable.table.{one}" for one in above}), name
    for path in (PACKAGE / "table").glob("*.py"):
        assert "looks" not in ours(path)
