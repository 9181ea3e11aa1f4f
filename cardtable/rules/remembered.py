"""What may be looked up again of a round that is still going on.

In some games a trick that was swept up lies face down, and nobody looks at it again before the
round ends. Such a game has the option here; with it, its players choose to look all the same.
It decides what people are shown and nothing else: no move is legal or illegal for it, and players
of ours remember what they have seen and no more, whatever it says.
"""

from __future__ import annotations

from collections.abc import Sequence

from cardtable.rules.cards import NO_CARD
from cardtable.rules.events import CardsMoved, Event, RoundEnded, TrickWon
from cardtable.rules.game import AnyGame, Option
from cardtable.rules.reasons import because

OPEN_MEMORY = Option("open_memory", ("no", "yes"))


def memory_chosen(game: AnyGame) -> bool:
    """Whether this table looks up what its game would leave to memory."""
    return game.chosen.get(OPEN_MEMORY.name) == "yes"


def memory_open(game: AnyGame) -> bool:
    """Whether swept tricks, and what they come to, may be looked up before the round ends."""
    return game.chosen.get(OPEN_MEMORY.name, "yes") == "yes"


def remembered(game: AnyGame, events: Sequence[Event]) -> list[Event]:
    """What may be read again of these, told in order: all of it where memory is open.

    Otherwise nobody reads what was played to a trick of this round that is swept up: of such a
    trick remains who has it. A round that has ended is told whole.
    """
    if memory_open(game):
        return list(events)
    trick = game.pile("trick", 0).number
    begun = swept = 0  # where the tricks of this round begin that are swept up, and where they end
    for place, event in enumerate(events, 1):
        if isinstance(event, RoundEnded):
            begun = swept = place
        elif isinstance(event, CardsMoved) and event.source == trick:
            swept = place
    return [
        *events[:begun],
        *[
            _face_down(event)
            for event in events[begun:swept]
            if not (isinstance(event, CardsMoved) and event.target == trick)
        ],
        *events[swept:],
    ]


def _face_down(event: Event) -> Event:
    """The same event, without the cards of a trick won."""
    if isinstance(event, TrickWon):
        return TrickWon(event.seat, event.lead, (), NO_CARD, because("swept-up"))
    return event
