"""Which sound goes with which event, and with which touch of a card."""

from __future__ import annotations

from cardtable.rules.events import Changed, Event, Said, Shuffled, TrickWon

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

# A word that is said, a change, or a suit that wins a trick may have a sound of its own.
_WORDS = {"pass": "pass", "stop": "pass", "day": "", "night": ""}
_CHANGES = {("marker", "day"): "day", ("marker", "night"): "night"}
_WINNERS = {"thunder": "thunder", "snow": "snow", "rainy": "rain", "cloudy": "cloud", "fine": "sun"}


def of(event: Event) -> str:
    """The sound an event is shown with; empty if its cards, or another screen, make it."""
    match event:
        case Said(_, word):
            return _WORDS.get(word, "bubble")
        case Changed(what, to):
            return _CHANGES.get((what, str(to)), "")
        case TrickWon(_, _, _, card, _):
            return _WINNERS.get(card.suit, "trick-won")
        case Shuffled():
            return SHUFFLED
    return ""
