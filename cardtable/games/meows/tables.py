"""Tomorrow Never Meows in numbers: what wishes make of cards, and what hands bring to wishes."""

from __future__ import annotations

from collections.abc import Sequence

from cardtable.games.meows.rules import CLOUDY, FINE, RAINY, SNOW, THUNDER, WEATHER
from cardtable.rules.cards import Card

SUITS = (FINE, CLOUDY, RAINY, THUNDER, SNOW)
SUIT = {suit: place for place, suit in enumerate(SUITS)}
PLACE = {card: SUIT[card.suit] for card in WEATHER}

# What a rival with this wish makes of a fine, cloudy, rainy, thunder or snow card it wins, and
# of a trick as such.
WORTH = {
    "": (0.0, 0.0, 0.0, 0.0, 0.0, 0.0),
    "fine": (1.0, 0.0, 0.0, -0.3, -0.3, 0.0),
    "cloudy": (0.0, 1.0, 0.0, -0.3, -0.3, 0.0),
    "rainy": (0.0, 0.0, 1.0, -0.3, -0.3, 0.0),
    "thunder": (0.0, 0.0, 0.0, 2.0, -2.0, 0.0),
    "snow": (0.0, 0.0, 0.0, 0.0, 0.0, -4.0),
    "very-fine": (3.0, -1.0, -1.0, -2.0, -2.0, 0.0),
    "very-cloudy": (1.0, 1.0, 1.0, -2.0, -2.0, 0.0),
    "very-rainy": (-1.0, 0.0, 2.0, 1.0, 1.5, 0.0),
}
NOTHING = WORTH[""]
# How much a strong card of each suit is worth keeping for that wish: what it may yet win.
KEEP = {
    "fine": (2.0, 0.3, 0.3, 0.3, 0.3),
    "cloudy": (0.3, 2.0, 0.3, 0.3, 0.3),
    "rainy": (0.3, 0.3, 2.0, 0.3, 0.3),
    "thunder": (0.0, 0.0, 0.0, 1.0, 0.0),
    "snow": (-3.0, -3.0, -3.0, -3.0, -3.0),
    "very-fine": (4.0, -2.0, -2.0, -1.0, -1.0),
    "very-cloudy": (2.0, 2.0, 2.0, 0.0, 0.0),
    "very-rainy": (-1.5, 0.3, 4.0, 1.0, 1.0),
}


def hand_features(hand: Sequence[Card]) -> list[float]:
    """What the wish tables count in a hand: per suit how many cards, and how high they are."""
    features = [1.0] + [0.0] * 10
    for card in hand:
        at = 1 + 2 * PLACE[card]
        features[at] += 1
        features[at + 1] += max(0, card.number - 5) if at < 7 else card.number
    return features


# What a hand brings to each wish, roughly. The columns are hand_features'.
BY_THUMB: dict[str, tuple[float, ...]] = {
    "fine": (0, 0.5, 0.2, 0, 0, 0, 0, 0, 0, 0, 0),
    "cloudy": (0, 0, 0, 0.5, 0.2, 0, 0, 0, 0, 0, 0),
    "rainy": (0, 0, 0, 0, 0, 0.5, 0.2, 0, 0, 0, 0),
    "thunder": (0, 0, 0, 0, 0, 0, 0, 0, 0.5, 0, 0),
    "snow": (0, 0, -1, 0, -1, 0, -1, -2, 0, -1, 0),
    "very-fine": (0, 1.5, 0.5, 0, 0, 0, 0, 0, 0, 0, 0),
    "very-cloudy": (0, 0, 0.3, 0, 0.3, 0, 0.3, 0, 0, 0, 0),
    "very-rainy": (2, 0, 0, 0, 0, 1, 0.5, 0, 0, 0, 0),
}
# The same, fitted to 12,000 rounds of self-play at each table: by seats, and whether there are
# stakes.
TABLES: dict[tuple[int, bool], dict[str, tuple[float, ...]]] = {
    (3, False): {
        "fine": (0.08, -0.35, 0.56, 0.08, 0.01, 0.07, 0.03, 0.6, -0.11, 0.43, -0.19),
        "cloudy": (0.08, 0.09, 0.01, -0.31, 0.56, 0.06, 0.04, 0.5, -0.12, 0.51, -0.22),
        "rainy": (0.08, 0.06, 0.03, 0.03, 0.05, -0.28, 0.55, 0.56, -0.15, 0.46, -0.19),
        "thunder": (0.1, -0.25, -0.02, -0.24, -0.03, -0.29, -0.0, -0.71, 1.16, 2.53, -0.73),
        "snow": (0.13, 0.37, -0.62, 0.58, -0.66, 0.34, -0.65, -0.44, -0.81, 0.45, -0.8),
        "very-fine": (0.36, -1.24, 1.51, 0.44, -0.37, 0.44, -0.43, 2.11, -0.98, 1.87, -1.37),
        "very-cloudy": (0.43, 0.13, 0.07, 0.2, 0.16, 0.06, 0.04, 0.87, -0.89, 3.09, -1.43),
        "very-rainy": (-0.02, 0.92, -0.31, 0.47, 0.05, -0.33, 1.04, 0.69, 0.04, -1.92, 0.67),
    },
    (3, True): {
        "fine": (0.16, -0.17, 1.1, 0.4, 0.68, 0.3, 0.63, 1.39, 0.39, -0.3, 0.22),
        "cloudy": (0.19, 0.36, 0.6, -0.01, 1.09, 0.3, 0.68, 1.13, 0.47, 0.11, 0.05),
        "rainy": (0.26, 0.25, 0.58, 0.46, 0.6, -0.06, 1.16, 1.55, 0.17, 0.4, -0.03),
        "thunder": (0.08, -0.23, 0.57, -0.15, 0.62, -0.15, 0.62, -0.45, 1.88, 1.77, -0.18),
        "snow": (0.24, 0.43, -0.14, 0.47, -0.14, 0.41, -0.16, 0.35, -0.47, 0.71, -0.28),
        "very-fine": (0.16, -0.82, 2.06, 0.35, 0.05, 0.15, 0.13, 1.94, -0.04, 0.01, -0.08),
        "very-cloudy": (0.08, 0.46, 0.54, 0.51, 0.6, 0.27, 0.67, -0.07, 0.29, -0.4, 0.2),
        "very-rainy": (0.08, 0.6, 0.08, 0.7, 0.67, 0.18, 1.63, 0.76, 0.54, -1.38, 0.49),
    },
    (4, False): {
        "fine": (0.1, -0.48, 0.58, 0.01, 0.07, 0.1, 0.04, 0.67, -0.1, 0.51, -0.17),
        "cloudy": (0.1, 0.06, 0.05, -0.49, 0.58, 0.08, 0.05, 0.76, -0.13, 0.38, -0.12),
        "rainy": (0.1, 0.1, 0.03, 0.04, 0.04, -0.5, 0.6, 0.78, -0.14, 0.41, -0.12),
        "thunder": (0.06, -0.16, -0.04, -0.19, -0.04, -0.17, -0.04, -0.61, 1.0, 1.57, -0.34),
        "snow": (0.4, 0.73, -0.57, 0.83, -0.61, 0.71, -0.57, 0.15, -1.0, 0.74, -0.97),
        "very-fine": (0.42, -1.69, 1.6, 0.59, -0.38, 0.52, -0.4, 1.72, -0.7, 2.24, -1.57),
        "very-cloudy": (0.21, 0.24, 0.06, 0.4, 0.03, 0.06, 0.1, -0.09, -0.34, 1.05, -0.53),
        "very-rainy": (0.1, 1.05, -0.36, 0.45, 0.04, -0.77, 1.17, 1.2, 0.05, -1.1, 0.44),
    },
    (4, True): {
        "fine": (0.22, -0.55, 1.05, 0.16, 0.54, 0.01, 0.6, 1.6, 0.26, 0.54, 0.17),
        "cloudy": (0.13, 0.13, 0.51, -0.54, 1.09, 0.04, 0.58, 1.22, 0.47, 0.2, 0.32),
        "rainy": (0.16, 0.09, 0.52, 0.17, 0.54, -0.57, 1.12, 1.05, 0.52, 0.57, 0.2),
        "thunder": (0.09, -0.25, 0.44, -0.32, 0.51, -0.24, 0.48, 0.13, 1.38, 1.44, 0.15),
        "snow": (0.36, 0.75, -0.21, 0.69, -0.16, 0.68, -0.19, 0.21, -0.43, 0.51, -0.3),
        "very-fine": (0.28, -1.62, 2.05, 0.23, 0.06, 0.32, 0.02, 2.26, -0.06, 1.01, -0.43),
        "very-cloudy": (0.05, 0.02, 0.68, 0.04, 0.57, 0.12, 0.64, -0.35, 0.56, 0.6, 0.04),
        "very-rainy": (0.1, 0.52, 0.12, 0.42, 0.58, -0.62, 1.63, 0.97, 0.54, -0.51, 0.67),
    },
}
