"""The list of effects: what each is called, how it is made, how loud and how crisp it is."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from studio import cards, creatures, events, weather
from studio.signals import Signal, Studio

Recipe = Callable[[Studio], Signal]

# Loudness in dB of the loudest fifth of a second. Touches are felt rather than heard, cards lie in
# the middle, and what matters in a game may speak up.
TOUCH, LAND, CARD, EVENT = -29.0, -26.0, -23.0, -20.0

# Samples a second: crisp where there is hiss above 7 kHz to keep, round where there is none.
CRISP, ROUND = 22050, 16000

EFFECTS: dict[str, tuple[Recipe, float, int]] = {
    "card-slide-1": (partial(cards.slid, seconds=0.22, low=900.0, high=3000.0), CARD, CRISP),
    "card-slide-2": (partial(cards.slid, seconds=0.26, low=800.0, high=2600.0), CARD, CRISP),
    "card-slide-3": (partial(cards.slid, seconds=0.19, low=1000.0, high=3400.0), CARD, CRISP),
    "card-land-1": (partial(cards.landed, note=150.0, weight=1.0), LAND, CRISP),
    "card-land-2": (partial(cards.landed, note=138.0, weight=1.2), LAND, CRISP),
    "card-land-3": (partial(cards.landed, note=164.0, weight=0.85), LAND, CRISP),
    "card-flip": (cards.flicked, CARD, CRISP),
    "shuffle": (cards.riffled, CARD, CRISP),
    "deal": (cards.dealt, CARD, CRISP),
    "draw": (cards.drawn, CARD, CRISP),
    "sweep": (cards.swept_up, CARD, CRISP),
    "swap": (cards.swapped, CARD, CRISP),
    "reset": (cards.whirled, CARD, CRISP),
    "pass": (cards.passed, CARD, CRISP),
    "spring-home": (cards.sprung, CARD, CRISP),
    "undo": (cards.undone, CARD, CRISP),
    "hover": (partial(cards.ticked, note=1180.0, air=0.25), TOUCH, CRISP),
    "focus": (partial(cards.ticked, note=880.0, air=0.12), TOUCH, CRISP),
    "lift": (cards.lifted, TOUCH, CRISP),
    "button": (cards.pressed, CARD, CRISP),
    "page": (cards.page_turned, CARD, CRISP),
    "bubble": (cards.bubble_popped, CARD, CRISP),
    "illegal": (cards.refused, CARD, CRISP),
    "curtain": (cards.curtain_fell, EVENT, ROUND),
    "turn": (events.turn_came, CARD, ROUND),
    "hint": (events.hinted, CARD, ROUND),
    **{
        f"count-{step}": (partial(events.score_ticked, note=note), CARD, ROUND)
        for step, note in enumerate(events.COUNT, 1)
    },
    "trick-won": (events.trick_won, EVENT, ROUND),
    "errand-won": (events.errand_won, EVENT, ROUND),
    "round-end": (events.round_ended, EVENT, ROUND),
    "game-won": (events.game_won, EVENT, ROUND),
    "game-beaten": (events.game_beaten, EVENT, ROUND),
    "wish": (events.wish_made, EVENT, ROUND),
    "sun": (events.sun_chimed, EVENT, ROUND),
    "cloud": (weather.clouded, EVENT, ROUND),
    "rain": (weather.rained, EVENT, ROUND),
    "thunder": (weather.thundered, EVENT, ROUND),
    "snow": (weather.snowed, EVENT, ROUND),
    "day": (events.day_broke, EVENT, ROUND),
    "night": (events.night_fell, EVENT, ROUND),
    "pour": (weather.poured, EVENT, ROUND),
    "cup-over": (weather.overflowed, EVENT, ROUND),
    "coffee-down": (weather.set_down, CARD, CRISP),
    "steam": (weather.steamed, CARD, ROUND),
    "purr": (creatures.purred, EVENT, ROUND),
    "meow-1": (creatures.mewed, EVENT, ROUND),
    "meow-2": (creatures.meowed, EVENT, ROUND),
    "owl": (creatures.hooted, EVENT, ROUND),
}
