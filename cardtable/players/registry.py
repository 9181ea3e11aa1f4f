"""player_for: the player of a level at a game."""

from __future__ import annotations

from random import Random

from cardtable.kits import KITS
from cardtable.players.characters import Character
from cardtable.players.ismcts_player import IsmctsPlayer
from cardtable.players.judgement import AnyJudgement
from cardtable.players.normal_player import EasyPlayer, NormalPlayer
from cardtable.players.player import Player
from cardtable.players.random_player import RandomPlayer
from cardtable.players.thinking_player import QuickThinker, ThinkingPlayer
from cardtable.rules.cards import Luck
from cardtable.rules.game import AnyGame

LEVELS = ("easy", "normal", "hard")
PACE = 0.5  # seconds of CPU for one of Hard's decisions, at the default setting


def judgement_for(game: AnyGame, *, beginner: bool = False) -> AnyJudgement:
    """The game's own judgement; the one that knows no game if it has none."""
    return KITS[game.id].judgement()(game, beginner=beginner)


def character_named(game_id: str, name: str) -> Character:
    """The character of that name at this game; its first one if there is none."""
    cast = KITS[game_id].cast
    return next((character for character in cast if character.name == name), cast[0])


def player_for(
    game: AnyGame,
    level: str,
    seat: int,
    character: Character | None = None,
    luck: Luck | None = None,
    seconds: float = PACE,
    simulations: int | None = None,
) -> Player:
    """A player of this level for a seat.

    The seconds of CPU bound one of Hard's decisions, and of Normal's if it has to search; with a
    number of simulations that counts instead, and the choice depends on view, memory and luck
    alone.
    """
    folk = KITS[game.id].cast
    character = character or folk[seat % len(folk)]
    luck = luck or Random().random
    match level:
        case "random":
            return RandomPlayer(game, seat, character, luck)
        case "easy":
            judgement = judgement_for(game, beginner=True)
            return EasyPlayer(game, seat, character, luck, judgement)
        case "normal":
            judgement = judgement_for(game)
            if not judgement.searches:
                return NormalPlayer(game, seat, character, luck, judgement)
            return QuickThinker(
                game, seat, character, luck, judgement, seconds=seconds, simulations=simulations
            )
        case "hard":
            judgement = judgement_for(game)
            return ThinkingPlayer(
                game, seat, character, luck, judgement, seconds=seconds, simulations=simulations
            )
        case "ismcts":
            return IsmctsPlayer(
                game,
                seat,
                character,
                luck,
                judgement_for(game),
                seconds=seconds,
                simulations=simulations,
            )
    raise KeyError(f"no level '{level}'; there are {', '.join(LEVELS)}")
