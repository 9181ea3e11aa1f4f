"""Sentences of Familiar's Trouble in English."""

from __future__ import annotations

WORDS: dict[str, str] = {
    # The witch's tools, one on each errand.
    "card.errand1-1": "Night Lantern",
    "card.errand1-2": "Dew Ladle",
    "card.errand1-3": "Hazel Wand",
    "card.errand1-4": "Ember Bellows",
    "card.errand1-5": "Rain Can",
    "card.errand1-6": "Hush Broom",
    "card.errand1-7": "Moon Mirror",
    "card.errand1-8": "Reed Pipes",
    "card.errand1-9": "Bramble Basket",
    "card.errand2-1": "Ember Bell",
    "card.errand2-2": "Tide Hourglass",
    "card.errand2-3": "Willow Harp",
    "card.errand2-4": "Phoenix Quill",
    "card.errand2-5": "Moss Flask",
    "card.errand2-6": "Toadstool Bowl",
    "card.errand2-7": "Twin Scales",
    "card.errand2-8": "Lily Compass",
    "card.errand2-9": "Maple Fan",
    "card.errand3-1": "Flame Crown",
    "card.errand3-2": "Deep-Sea Conch",
    "card.errand3-3": "Root Key",
    "card.errand3-4": "Storm Parasol",
    "card.errand3-5": "Roaming Globe",
    "card.errand3-6": "Thorn Wheel",
    "card.errand3-7": "Great Cauldron",
    "card.errand3-8": "Star Sphere",
    "card.errand3-9": "Grand Grimoire",
}
