"""A match that waits to be continued: where it stands, and whether another may take its place."""

from __future__ import annotations

from collections.abc import Callable

from cardtable.match import Match
from cardtable.media.words import words
from cardtable.rules.events import Changed, RoundStarted
from cardtable.saves import Waiting, put_away
from cardtable.scenes.dialogue import Dialogue
from cardtable.scenes.scene import Stage
from cardtable.table.wording import Wording
from cardtable.widgets import people


def standing(match: Match) -> str:
    """The round (or the turn, in a game of turns) and whose turn it is."""
    if match.over:
        return words("home.ended")
    return words("home.waits", where=_where(match), turn=_turn(match))


def standing_of(waits: Waiting) -> str:
    """The same; of a damaged file also up to which move it could be read."""
    stands = standing(waits.match)
    if not waits.cut:
        return stands
    return words("home.cut", stands=stands, move=len(waits.match.turns))


def _where(match: Match) -> str:
    for events in (*[turn.events for turn in reversed(match.turns)], match.opening):
        for event in reversed(events):
            if isinstance(event, Changed) and event.what == "turn":
                return Wording(match.game, ()).event(event, 0)
            if isinstance(event, RoundStarted):
                return words("table.round", round=event.round)
    return words("table.round", round=match.state.round)


def _turn(match: Match) -> str:
    """Yours, if only one person plays; otherwise whoever's turn it is, by name."""
    number = match.state.turn
    seat = match.seats[number]
    if seat.who == "person" and [other.who for other in match.seats].count("person") == 1:
        return words("home.your_turn")
    return words("table.turn_of", name=people.display_name(seat, number))


def waiting_question(
    stage: Stage, waits: Waiting, new: Callable[[], None], go_on: Callable[[], None]
) -> Dialogue:
    """Asks which of the two it shall be."""
    return Dialogue(
        stage,
        words("setup.waits"),
        words("setup.waits_text", stands=standing_of(waits)),
        [
            ("new", words("setup.new"), "paper", new),
            ("continue", words("home.continue"), "main", go_on),
        ],
    )


def show_end(stage: Stage, match: Match) -> None:
    """Show how a match ended that was left before that was seen; now it has been."""
    from cardtable.scenes.game_end import GameEnd
    from cardtable.scenes.play_scene import PlayScene

    stage.push(GameEnd(stage, match, lambda new: stage.replace(PlayScene(stage, new))))
    if not stage.settings.looking_on:
        put_away(match.game.id)
