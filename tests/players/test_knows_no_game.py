"""The players that serve every game know none: no game's name, pile, question, suit or word."""

from __future__ import annotations

import ast
import re
from pathlib import Path
from random import Random

import pytest

import cardtable.players
from cardtable.games import GAMES

SHARED = (
    *("belief", "general_judgement", "ismcts_player", "judgement", "manners", "normal_player"),
    *("player", "random_player", "thinking_player", "worker"),
)
FOLDER = Path(cardtable.players.__file__).parent


def words_of_the_games() -> set[str]:
    """What piles, questions, suits and words are called in our games, and the games themselves."""
    found = set(GAMES)
    for kind in GAMES.values():
        for hidden in [{}, {"hidden": "yes"}]:
            game = kind(None, hidden if "hidden" in [o.name for o in kind.options] else {})
            found |= {pile.name for pile in game.piles}
            found |= {card.suit for deck in game.decks for card in deck}
            luck = Random(1)
            state = game.deal(1)
            while not game.is_over(state):
                moves = game.legal_moves(state)
                found |= {state.asked, *[move.word for move in moves if move.word]}
                game.play(state, luck.choice(moves))
    return found


@pytest.fixture(scope="module")
def words() -> set[str]:
    """The games' words."""
    return words_of_the_games()


def strings(tree: ast.Module) -> set[str]:
    """Every text in this file that is not a docstring."""
    kinds = ast.Module | ast.ClassDef | ast.FunctionDef
    described = [node for node in ast.walk(tree) if isinstance(node, kinds)]
    docs = [ast.get_docstring(node, clean=False) for node in described]
    texts = [
        node.value
        for node in ast.walk(tree)
        if isinstance(node, ast.Constant) and isinstance(node.value, str)
    ]
    return {text for text in texts if text not in docs}


@pytest.mark.parametrize("name", SHARED)
def test_a_player_for_every_game_names_none_and_nothing_of_theirs(
    name: str, words: set[str]
) -> None:
    text = (FOLDER / f"{name}.py").read_text("utf-8")
    assert words > {"meows", "wish", "thunder", "swap", "aside", "pass"}
    assert strings(ast.parse(text)) & words == set()
    said = set(re.findall(r"[a-z]+", text.lower()))
    assert said & set(GAMES) == set(), "not even in a comment"
