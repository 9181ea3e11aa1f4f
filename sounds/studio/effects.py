"""The list of effects: what each is called, how it is made, and how loud it is meant to be."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from studio import cards, creatures, events, weather
from studio.signals import Signal, Studio

Recipe = Callable[[Studio], Signal]

# Loudness in dB of the loudest fifth of a second. Touches are felt rather than heard, cards lie in
# the middle, and what matters in a game may speak up.
TOUCH, CARD, EVENT = -29.0, -23.0, -20.0

EFFECTS: dict[str, tuple[Recipe, float]] = {
    "card-slide-1": (partial(cards.slid, seconds=0.22, low=900.0, high=3000.0), CARD),
    "card-slide-2": (partial(cards.slid, seconds=0.26, low=800.0, high=2600.0), CARD),
    "card-slide-3": (partial(cards.slid, seconds=0.19, low=1000.0, high=3400.0), CARD),
    "card-land-1": (partial(cards.landed, note=150.0, weight=1.0), CARD),
    "card-land-2": (partial(cards.landed, note=138.0, weight=1.2), CARD),
    "card-land-3": (partial(cards.landed, note=164.0, weight=0.85), CARD),
    "card-flip": (cards.flicked, CARD),
    "shuffle": (cards.riffled, CARD),
    "deal": (cards.dealt, CARD),
    "draw": (cards.drawn, CARD),
    "sweep": (cards.swept_up, CARD),
    "swap": (cards.swapped, CARD),
    "reset": (cards.whirled, CARD),
    "pass": (cards.passed, CARD),
    "spring-home": (cards.sprung, CARD),
    "undo": (cards.undone, CARD),
    "hover": (partial(cards.ticked, note=1180.0, air=0.25), TOUCH),
    "focus": (partial(cards.ticked, note=880.0, air=0.12), TOUCH),
    "lift": (cards.lifted, TOUCH),
    "button": (cards.pressed, CARD),
    "page": (cards.page_turned, CARD),
    "bubble": (cards.bubble_popped, CARD),
    "illegal": (cards.refused, CARD),
    "curtain": (cards.curtain_fell, EVENT),
    "turn": (events.turn_came, CARD),
    "hint": (events.hinted, CARD),
    "score": (events.score_ticked, CARD),
    "trick-won": (events.trick_won, EVENT),
    "errand-won": (events.errand_won, EVENT),
    "round-end": (events.round_ended, EVENT),
    "game-won": (events.game_won, EVENT),
    "game-beaten": (events.game_beaten, EVENT),
    "wish": (events.wish_made, EVENT),
    "sun": (events.sun_chimed, EVENT),
    "cloud": (weather.clouded, EVENT),
    "rain": (weather.rained, EVENT),
    "thunder": (weather.thundered, EVENT),
    "snow": (weather.snowed, EVENT),
    "day": (events.day_broke, EVENT),
    "night": (events.night_fell, EVENT),
    "pour": (weather.poured, EVENT),
    "cup-over": (weather.overflowed, EVENT),
    "coffee-down": (weather.set_down, EVENT),
    "steam": (weather.steamed, CARD),
    "purr": (creatures.purred, EVENT),
    "meow-1": (creatures.mewed, EVENT),
    "meow-2": (creatures.meowed, EVENT),
    "owl": (creatures.hooted, EVENT),
}
