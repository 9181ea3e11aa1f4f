"""A game without a judgement of its own is played well all the same, by searching."""

from __future__ import annotations

from random import Random

import pytest

from cardtable.games.catte.rules import Catte, CatteState
from cardtable.games.familiar.rules import Familiar
from cardtable.games.meows.rules import Meows
from cardtable.games.towai.rules import Towai
from cardtable.kit import Kit
from cardtable.kits import KITS
from cardtable.players.general_judgement import GeneralJudgement, scale_of
from cardtable.players.judgement import Whims
from cardtable.players.registry import judgement_for, player_for
from cardtable.players.thinking_player import ThinkingPlayer
from cardtable.rules.events import CardsMoved
from cardtable.rules.game import AnyGame
from cardtable.rules.guess import guess
from cardtable.rules.memory import Memory
from cardtable.rules.moves import Move
from cardtable.rules.sight import View, seen, view
from cardtable.rules.state import OVER

SIMULATIONS = 60


class StrangeCatte(Catte):
    """Catte, as a game nobody has a judgement for."""

    id = "strange-catte"


class StrangeMeows(Meows):
    """Meows, as a game nobody has a judgement for."""

    id = "strange-meows"


class StrangeTowai(Towai):
    """TOWAI, as a game nobody has a judgement for."""

    id = "strange-towai"


class StrangeFamiliar(Familiar):
    """Familiar's Trouble, as a game nobody has a judgement for."""

    id = "strange-familiar"


class FewestCoffees(StrangeCatte):
    """Catte, in which the lowest total wins."""

    id = "fewest-coffees"

    def end_game(self, state: CatteState) -> None:
        best = min(state.scores)
        winners = [seat for seat in range(self.seats) if state.scores[seat] == best]
        self.won_by(state, tuple(winners))


STRANGERS: list[AnyGame] = [
    StrangeCatte(3),
    StrangeCatte(4),
    StrangeMeows(3),
    StrangeMeows(4),
    StrangeTowai(3),
    StrangeFamiliar(),
    FewestCoffees(3),
]


@pytest.fixture(autouse=True)
def strange_kits(monkeypatch: pytest.MonkeyPatch) -> None:
    """They bring nothing but their rules."""
    for game in STRANGERS:
        monkeypatch.setitem(KITS, game.id, Kit(type(game)))


def called(game: AnyGame) -> str:
    """The table in a few words."""
    return f"{game.id}-{game.seats}"


strangers = pytest.mark.parametrize("game", STRANGERS, ids=called)


def share_of(game: AnyGame, level: str, games: range, simulations: int = SIMULATIONS) -> float:
    """What one player of this level wins among others that do anything, each game from a seat."""
    won = 0.0
    for seed in games:
        luck = Random(seed)
        seat = seed % game.seats
        player = player_for(game, level, seat, None, luck.random, simulations=simulations)
        state = game.deal(seed)
        while not game.is_over(state):
            moves = game.legal_moves(state)
            before = view(game, state, seat)
            move = luck.choice(moves) if state.turn != seat else player.choose(before, moves)
            state.events = []
            game.play(state, move)
            player.watch(before, [seen(game, event, seat) for event in state.events])
            state.events = None
        won += game.returns(state)[seat]
    return won / len(games)


@pytest.mark.slow
@pytest.mark.parametrize(
    "game",
    [StrangeCatte(3), StrangeCatte(4), StrangeMeows(3), StrangeMeows(4), FewestCoffees(3)],
    ids=called,
)
def test_normal_beats_random_players_clearly(game: AnyGame) -> None:
    """Of twelve games it wins half as many again as its fair share, at the least."""
    assert share_of(game, "normal", range(12)) > 1.5 / game.seats


@strangers
def test_normal_searches_and_hard_searches_longer(game: AnyGame) -> None:
    assert isinstance(judgement_for(game), GeneralJudgement)
    normal, hard = (
        player_for(game, level, 0, None, Random(1).random) for level in ("normal", "hard")
    )
    assert isinstance(normal, ThinkingPlayer)
    assert isinstance(hard, ThinkingPlayer)
    assert (normal.level, hard.level) == ("normal", "hard")
    assert normal.seconds <= 0.05 < hard.seconds


def choice(game: AnyGame, level: str, seat: int, sight: View) -> Move:
    """What a player of this level does, always with the same luck."""
    player = player_for(game, level, seat, None, Random(4).random, simulations=30)
    return player.choose(sight, game.legal_moves(sight))


@pytest.mark.slow
@strangers
@pytest.mark.parametrize("level", ["normal", "hard"])
def test_dealing_anew_what_a_seat_cannot_see_changes_no_choice(game: AnyGame, level: str) -> None:
    luck = Random(2)
    looked_at = 0
    for seed in range(3):
        state = game.deal(seed)
        for number in range(40):
            moves = game.legal_moves(state)
            if len(moves) > 1 and number % 4 == 0:
                sight = view(game, state, state.turn)
                first = choice(game, level, state.turn, sight)
                world = guess(game, sight, Memory(game, state.turn), luck.random)
                assert choice(game, level, state.turn, view(game, world, state.turn)) is first
                looked_at += 1
            if state.asked != OVER:
                game.play(state, luck.choice(moves))
    assert looked_at > 8


def test_a_games_scale_is_seen_from_a_few_games() -> None:
    assert scale_of(StrangeCatte(3)).sign == 1
    assert scale_of(FewestCoffees(3)).sign == -1
    three_rounds = scale_of(StrangeMeows(4))
    assert three_rounds.rounds == 3
    assert 1 < three_rounds.points < 20


@strangers
def test_shares_of_a_playout_are_from_nothing_to_everything(game: AnyGame) -> None:
    judgement = judgement_for(game)
    assert isinstance(judgement, GeneralJudgement)
    luck = Random(3).random
    shares_seen = set()
    for seed in range(10):
        state = game.deal(seed)
        shares = judgement.playout(state, [1.0] * game.seats, Whims(game.seats, luck))
        assert len(shares) == game.seats
        assert all(0 <= share <= 1 for share in shares)
        assert game.together or sum(shares) == pytest.approx(1)
        shares_seen.add(tuple(shares))
    assert len(shares_seen) > 2


def test_a_playout_ends_with_the_round() -> None:
    game = StrangeMeows(3)
    state = game.deal(1)
    state.events = []
    judgement_for(game).playout(state, [1.0] * 3, Whims(3, Random(1).random))
    assert state.round == 2
    cards = [event for event in state.events if isinstance(event, CardsMoved)]
    assert cards
