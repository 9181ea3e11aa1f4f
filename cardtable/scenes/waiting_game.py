"""A match that waits to be continued: where it stands, and whether another may take its place."""

from __future__ import annotations

from collections.abc import Callable

from cardtable.match import Match
from cardtable.media.words import words
from cardtable.rules.events import Changed, RoundStarted
from cardtable.scenes.question import Question
from cardtable.scenes.scene import Stage
from cardtable.table.wording import Wording
from cardtable.widgets import people


def standing(match: Match) -> str:
    """The round (or the turn, in a game of turns) and whose turn it is."""
    return words("home.waits", where=_where(match), turn=_turn(match))


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
    stage: Stage, match: Match, new: Callable[[], None], go_on: Callable[[], None]
) -> Question:
    """Asks which of the two it shall be."""
    return Question(
        stage,
        words("setup.waits"),
        words("setup.waits_text", stands=standing(match)),
        [
            ("new", words("setup.new"), "paper", new),
            ("continue", words("home.continue"), "main", go_on),
        ],
    )
