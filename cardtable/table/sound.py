"""Which sound goes with which event, and with which touch of a card."""

from __future__ import annotations

from cardtable.kit import Noises
from cardtable.rules.events import Changed, Event, Said, Scored, Shuffled, TrickWon

LIFTED = "lift"
HOVERED = "hover"
HOME = "spring-home"
ILLEGAL = "illegal"
HINTED = "hint"
UNDONE = "undo"
TURN = "turn"
FLIPPED = "card-flip"
DEALT = "deal"
DRAWN = "draw"
SWEPT = "sweep"
SWAPPED = "swap"
SLID = "card-slide"
LANDED = "card-land"
SHUFFLED = "shuffle"


def of(event: Event, noises: Noises) -> str:
    """The sound an event is shown with; empty if its cards, or another screen, make it."""
    match event:
        case Said(_, word):
            return noises.words.get(word, "bubble")
        case Changed(what, to):
            return noises.changes.get((what, str(to)), "")
        case TrickWon(_, _, _, card, _):
            return noises.winners.get(card.suit, "trick-won")
        case Scored(None, _, _, _, _):
            return noises.shared_score
        case Shuffled():
            return SHUFFLED
    return ""
