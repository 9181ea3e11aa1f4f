"""Which sound goes with which event, and with which touch of a card."""

from __future__ import annotations

from cardtable.rules.cards import Card
from cardtable.rules.events import (
    CardsMoved,
    Changed,
    Event,
    GameEnded,
    RoundEnded,
    Said,
    Shuffled,
    TrickWon,
)

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

_SLIDES = ("card-slide-1", "card-slide-2", "card-slide-3")
_LANDS = ("card-land-1", "card-land-2", "card-land-3")

# A word that is said, a change, or a suit that wins a trick may have a sound of its own.
_WORDS = {"pass": "pass", "stop": "pass", "day": "", "night": ""}
_CHANGES = {("marker", "day"): "day", ("marker", "night"): "night"}
_WINNERS = {"thunder": "thunder", "snow": "snow", "rainy": "rain", "cloudy": "cloud", "fine": "sun"}


def slide(card: Card) -> str:
    """A card pushed over the table; not every time the same."""
    return _SLIDES[card.order % 3]


def land(card: Card) -> str:
    """A card laid down."""
    return _LANDS[(card.order + card.number) % 3]


def of(event: Event) -> str:
    """The sound an event is shown with; empty if its cards make the sound themselves."""
    match event:
        case Said(_, word):
            return _WORDS.get(word, "bubble")
        case Changed(what, to):
            return _CHANGES.get((what, str(to)), "")
        case TrickWon(_, _, _, card, _):
            return _WINNERS.get(card.suit, "trick-won")
        case Shuffled():
            return "shuffle"
        case RoundEnded():
            return "round-end"
        case GameEnded(winners, _):
            return "game-won" if winners else "game-beaten"
        case CardsMoved():
            return ""
    return ""
