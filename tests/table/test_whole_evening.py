"""Every game from the home screen to its standings, as an evening at the table goes."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

import pytest

from cardtable import saves, session
from cardtable.games import GAMES
from cardtable.rules.moves import Move
from cardtable.scenes import arrangement
from cardtable.scenes.curtain import Curtain
from cardtable.scenes.game_end import GameEnd
from cardtable.scenes.home import Home
from cardtable.scenes.play_scene import PlayScene
from tests.table.hand import Hand, Lucky

EVERY = [(game.id, seats) for game in GAMES.values() for seats in sorted(game.seat_counts)[:2]]

Play = Callable[[Hand, Move], None]


@pytest.fixture(autouse=True)
def same_evening(monkeypatch: pytest.MonkeyPatch) -> None:
    """The same deals each time, and players that answer at once."""
    monkeypatch.setattr(arrangement, "any_seed", lambda: 7)
    monkeypatch.setattr(session, "Thinker", Lucky)


def a_card_if_possible(hand: Hand, luck: Random) -> Move:
    """A legal move, with a card if there is one: so hands grow empty and games end."""
    cards = [move for move in hand.scene.moves if not move.word]
    return luck.choice(cards or list(hand.scene.moves))


def play_to_the_end(hand: Hand, play: Play) -> None:
    luck = Random(5)
    while hand.wait():
        assert hand.scene.session.viewer == hand.match.state.turn
        assert hand.table.disagreement() == ""
        play(hand, a_card_if_possible(hand, luck))


def see_the_standings(hand: Hand, game: str) -> None:
    """The game is over, its winners are told, nothing waits, and one may play again or go home."""
    end = hand.stage.top
    assert isinstance(end, GameEnd)
    assert end.match is hand.match
    assert hand.match.over
    assert end.scores == hand.match.state.scores
    assert end.winners == hand.match.state.winners
    assert {widget.name for widget in end.widgets} >= {"home", "same", "again"}
    hand.draw()
    assert saves.waiting(game) is None
    hand.settle()  # what is pressed at once was meant for the count
    hand.press_on(end, "again")
    assert any(isinstance(scene, PlayScene) for scene in hand.stage.scenes)
    assert not any(isinstance(scene, GameEnd) for scene in hand.stage.scenes)
    hand.stage.replace(end, fade=False)
    hand.press_on(end, "home")
    assert isinstance(hand.stage.top, Home)
    hand.draw()


@pytest.mark.slow
@pytest.mark.parametrize("play", [Hand.by_dragging, Hand.by_clicking])
@pytest.mark.parametrize(("game", "seats"), EVERY)
def test_an_evening_with_one_person(hand: Hand, game: str, seats: int, play: Play) -> None:
    hand.come_home()
    hand.sit_from_home(game, seats)
    assert hand.match.game.seats == seats
    assert [seat.who == "person" for seat in hand.match.seats] == [True] + [False] * (seats - 1)
    play_to_the_end(hand, play)
    see_the_standings(hand, game)


@pytest.mark.slow
@pytest.mark.parametrize(("game", "seats"), EVERY)
def test_an_evening_with_a_person_in_every_seat(
    hand: Hand, game: str, seats: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The screen goes from hand to hand behind the curtain, to the very end."""
    lifted: list[int] = []
    go = Curtain._go

    def go_and_tell(curtain: Curtain) -> None:
        lifted.append(curtain.number)
        go(curtain)

    monkeypatch.setattr(Curtain, "_go", go_and_tell)
    hand.come_home()
    hand.sit_from_home(game, seats, persons=seats)
    assert all(seat.who == "person" for seat in hand.match.seats)
    play_to_the_end(hand, Hand.by_clicking)
    assert set(lifted) == set(range(seats))
    see_the_standings(hand, game)
