"""Several people at one screen: no frame shows a hand whose owner is not the one looking."""

from __future__ import annotations

from random import Random

import pytest

from cardtable.games import GAMES
from cardtable.saves import waiting
from tests.table.hand import Hand
from tests.table.onlooker import Onlooker, paint_faces

MANNERS = ("curtain", "trust")
SIZE = (480, 300)
OPTIONS = {"meows": {"hidden": "yes"}}


def sat_down(
    hand: Hand,
    monkeypatch: pytest.MonkeyPatch,
    game: str,
    manner: str,
    persons: int = 3,
    speed: str = "normal",
) -> Onlooker:
    named = paint_faces(monkeypatch, game)
    hand.sit(
        game,
        3,
        persons=persons,
        options=OPTIONS.get(game),
        size=SIZE,
        speed=speed,
        together=manner,
        saved=True,
    )
    return Onlooker(hand, named)


@pytest.mark.slow
@pytest.mark.parametrize("manner", MANNERS)
@pytest.mark.parametrize("game", list(GAMES))
def test_no_frame_shows_a_foreign_hand(
    hand: Hand, monkeypatch: pytest.MonkeyPatch, game: str, manner: str
) -> None:
    """Hand-overs, undo, resizing, pause, log, large cards, last tricks and hints included."""
    onlooker = sat_down(hand, monkeypatch, game, manner)
    luck = Random(game)
    for move in range(10):
        assert onlooker.until_asked()
        if move % 2:
            onlooker.disturb(luck)
            assert onlooker.until_asked()
        onlooker.play(luck)
    assert onlooker.frames > 100
    assert onlooker.seen_faces > 20


@pytest.mark.slow
@pytest.mark.parametrize("manner", MANNERS)
@pytest.mark.parametrize("game", list(GAMES))
def test_no_frame_of_a_whole_match_shows_a_foreign_hand(
    hand: Hand, monkeypatch: pytest.MonkeyPatch, game: str, manner: str
) -> None:
    """To the podium, two people and a computer."""
    onlooker = sat_down(hand, monkeypatch, game, manner, 2, "fast")
    luck = Random(game)
    moves = 0
    while onlooker.until_asked():
        if moves % 5 == 4 and len(hand.match.turns) < 60:
            onlooker.disturb(luck)
            if not onlooker.until_asked():
                break
        onlooker.play(luck)
        moves += 1
    assert hand.match.over
    assert onlooker.seen_faces > 100


@pytest.mark.slow
@pytest.mark.parametrize("manner", MANNERS)
def test_a_match_that_is_continued_shows_no_hand_before_its_owner_is_there(
    hand: Hand, monkeypatch: pytest.MonkeyPatch, manner: str
) -> None:
    onlooker = sat_down(hand, monkeypatch, "catte", manner)
    luck = Random(2)
    for _ in range(4):
        assert onlooker.until_asked()
        onlooker.play(luck)
    kept = waiting("catte")
    assert kept is not None
    hand.sit("catte", match=kept.match, size=SIZE, speed="normal", together=manner)
    again = Onlooker(hand, onlooker.named)
    assert again.until_asked()
    assert again.looker == hand.match.state.turn
    assert again.frames > 5
