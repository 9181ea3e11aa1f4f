"""The palettes: seventeen hours on the cards, three times of day on the table."""

from __future__ import annotations

from sprites.kit.folder import Palettes
from sprites.towai import boat, horizon, sky
from sprites.towai.hours import NUMBERS, hour
from sprites.towai.palette import SCENES


def palettes() -> Palettes:
    """By drawing; of a scene's colours each keeps those it uses."""
    papers = {kind: {str(k): hour(kind, k) for k in NUMBERS[kind]} for kind in NUMBERS}
    scene = sky.drawings() | horizon.drawings() | boat.drawings()
    for name in ("sky", "bay", "boat", "cloud-1", "cloud-2", "cloud-3"):
        text = scene[name].text()
        papers[name] = {
            when: {k: v for k, v in colours.items() if f'class="{k}"' in text}
            for when, colours in SCENES.items()
        }
    return papers
