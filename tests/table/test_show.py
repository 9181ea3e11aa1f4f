"""Every event is shown once, in order, to all who are to know; and the right card is lit."""

from __future__ import annotations

import pytest

from cardtable.app import stage_without_window
from cardtable.games import GAMES
from cardtable.looks.look import Look
from cardtable.match import Match
from cardtable.rules.events import (
    CardsMoved,
    Event,
    GameEnded,
    RoundEnded,
    Scored,
    Shuffled,
    TrickWon,
)
from cardtable.rules.reasons import because
from cardtable.scenes.round_end import RoundEnd
from cardtable.seats import Seat
from cardtable.settings import Settings
from cardtable.table.choreography import together
from cardtable.table.show import after_the_count
from cardtable.table.surroundings import NONE, Effects
from cardtable.table.table import Table
from tests.table.hand import Hand

TRICKS = [
    game for game, rules in GAMES.items() if any(pile.name == "trick" for pile in rules().piles)
]


class Diary(Look):
    """Plain felt that writes down what it is told."""

    def __init__(self, *told: object) -> None:
        super().__init__(*told)  # type: ignore[arg-type]
        self.diary: list[Event] = []

    def react(self, event: Event) -> Effects:
        self.diary.append(event)
        return NONE


def kept(game: str, seats: int) -> tuple[Table, Diary, Match]:
    """A table with a diary, and the match that is played on it."""
    rules = GAMES[game](seats)
    who = tuple(Seat("easy") for _ in range(seats))
    stage = stage_without_window((1280, 800), Settings(speed="instant"), pictures="never")
    match = Match(rules, 11, who)
    look = Diary(stage, rules, who)
    table = Table(stage, rules, look, 0, ["A", "B", "C", "D", "E", "F"][:seats], hasty=True)
    return table, look, match


@pytest.mark.parametrize("game", list(GAMES))
def test_a_look_and_the_log_are_told_of_every_event_also_of_those_shown_together(
    game: str,
) -> None:
    table, look, match = kept(game, 3)
    logged: list[Event] = []
    table.listeners.append(logged.append)
    table.arrange(match.view(0))
    seen: list[Event] = []
    merged = 0
    for _ in range(160):
        if match.over:
            break
        events = match.play(match.legal_moves()[-1])
        mine = list(match.seen(events, 0))
        for at, event in enumerate(mine):
            if isinstance(event, CardsMoved):
                merged += len(together(event, mine[at + 1 :], table.piles)) > 1
        seen += after_the_count(mine)
        table.show(mine, match.view(0))
        while table.busy and table.coming.halted is None:
            table.update(0.5)
        table.coming.resume()
        while table.busy:
            table.update(0.5)
            table.coming.resume()
    assert look.diary == seen
    assert logged == seen
    assert merged, "nothing was ever shown together"
    assert table.disagreement() == ""


def test_points_of_a_round_are_shown_after_its_end_and_others_in_their_turn() -> None:
    reason = because("any")
    mine, yours = Scored(0, reason, (), 3, 3), Scored(1, reason, (), 1, 1)
    ended, over = RoundEnded(1, reason, (3, 1)), GameEnded((0,), (3, 1))
    shown = after_the_count([mine, Shuffled(2), mine, yours, ended, over])
    assert shown == [mine, Shuffled(2), ended, mine, yours, over]
    assert after_the_count([mine, over]) == [mine, over]


@pytest.mark.parametrize("game", TRICKS)
def test_the_light_is_on_the_winner_also_when_somebody_else_led(hand: Hand, game: str) -> None:
    hand.sit(game, 3, trick_pause="long")
    beaten = 0
    for _ in range(6000):
        hand.turn(0.05)
        if isinstance(hand.stage.top, RoundEnd):
            hand.press_on(hand.stage.top, "next")
        table = hand.table
        if table.coming.reading:
            trick = table.shown.trick
            assert isinstance(trick, TrickWon)
            number = hand.match.game.pile("trick", 0).number
            lit = [(s.card, s.seat) for s in table.piles[number] if s.glow]
            assert lit == [(trick.card, trick.seat)]
            assert not any(s.dim for s in table.piles[number])
            beaten += trick.seat != trick.lead
            if beaten >= 3:
                return
            table.hurry()
        elif hand.scene.moves and not table.busy and hand.stage.top is hand.scene:
            hand.scene.play(hand.scene.moves[0])
    raise AssertionError("nobody but the lead ever won")
