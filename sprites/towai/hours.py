"""The colours of the bay on the cards, hour by hour.

Three sets of papers for each kind of light; the hours between are mixed from them.
"""

from __future__ import annotations

from sprites.kit.cards import CARD
from sprites.kit.drawing import Drawings, of_papers
from sprites.kit.named import fills
from sprites.towai.palette import KEPT, LINES, SHADOWS

MORNING = {
    "sky": "#FFE9BE",
    "cloud": "#FFF8E6",
    "far": "#F3B98C",
    "farlit": "#F9CFA6",
    "mid": "#D98A5C",
    "tower": "#FFF8EA",
    "stripe": "#D9574A",
    "lamp": "#FFE9A8",
    "sea": "#FBD9A4",
    "sea2": "#F5C684",
    "sea3": "#EDB069",
    "near": "#B9683A",
    "pine": "#8A4A2C",
    "pine2": "#A35E38",
}

NOON = MORNING | {
    "sky": "#FFDF9E",
    "cloud": "#FFF6DF",
    "far": "#F2A25E",
    "farlit": "#F7BC80",
    "mid": "#D2743F",
    "sea": "#FACB82",
    "sea2": "#F4B565",
    "sea3": "#EC9C4C",
    "near": "#A4512A",
    "pine": "#7C3A20",
    "pine2": "#974A29",
}

HEAT = MORNING | {
    "sky": "#FFCF7A",
    "cloud": "#FFEFCB",
    "far": "#EE8A45",
    "farlit": "#F5A866",
    "mid": "#C75D30",
    "sea": "#FBB968",
    "sea2": "#F4A14E",
    "sea3": "#E88638",
    "near": "#8E3F22",
    "pine": "#6E2D1A",
    "pine2": "#873B22",
}

DEEP = {
    "sky": "#151A42",
    "cloud": "#222B62",
    "far": "#1E2758",
    "farlit": "#29336E",
    "mid": "#131838",
    "tower": "#3A4588",
    "stripe": "#232C60",
    "lamp": "#FFDF8A",
    "sea": "#1A2252",
    "sea2": "#161D49",
    "sea3": "#131940",
    "near": "#0D1130",
    "pine": "#0A0D26",
    "pine2": "#0E1230",
}

MIDNIGHT = DEEP | {
    "sky": "#232C66",
    "cloud": "#313C80",
    "far": "#2C3776",
    "farlit": "#394690",
    "mid": "#1B2250",
    "tower": "#56639F",
    "stripe": "#2C3670",
    "sea": "#273173",
    "sea2": "#212A66",
    "sea3": "#1B235A",
    "near": "#131941",
    "pine": "#10153A",
    "pine2": "#161C48",
}

EVENING = DEEP | {
    "sky": "#3C4A9C",
    "cloud": "#5463B4",
    "far": "#4A58AC",
    "farlit": "#5E6DBE",
    "mid": "#2B3678",
    "tower": "#8E99D6",
    "stripe": "#4A57A4",
    "sea": "#4353A6",
    "sea2": "#3A4996",
    "sea3": "#313E86",
    "near": "#1F2860",
    "pine": "#1A2254",
    "pine2": "#242E68",
}

VIOLET = {
    "sky": "#6B3A8E",
    "cloud": "#8A52A6",
    "far": "#5A2F80",
    "farlit": "#6E3F94",
    "mid": "#43235F",
    "tower": "#B98CC0",
    "stripe": "#6E3F8A",
    "lamp": "#FFDF8A",
    "sea": "#5E3488",
    "sea2": "#522C7A",
    "sea3": "#47256C",
    "near": "#33184E",
    "pine": "#2A1342",
    "pine2": "#371A54",
}

ROSE = VIOLET | {
    "sky": "#E27E7E",
    "cloud": "#F2A08C",
    "far": "#B0528A",
    "farlit": "#C2669A",
    "mid": "#8A3C72",
    "tower": "#FFE3C8",
    "stripe": "#B0447A",
    "sea": "#C4628E",
    "sea2": "#AC5286",
    "sea3": "#93447C",
    "near": "#6A2C66",
    "pine": "#562258",
    "pine2": "#6E2F6C",
}

GOLD = VIOLET | {
    "sky": "#FFAE78",
    "cloud": "#FFC99A",
    "far": "#E07A70",
    "farlit": "#EE9480",
    "mid": "#B9506A",
    "tower": "#FFF0DC",
    "stripe": "#C7486E",
    "sea": "#F29A78",
    "sea2": "#E5847A",
    "sea3": "#D06E7C",
    "near": "#8E3A68",
    "pine": "#74305E",
    "pine2": "#8E3E6C",
}

LIGHTS = {
    "day": (MORNING, NOON, HEAT),
    "night": (DEEP, MIDNIGHT, EVENING),
    "towai": (VIOLET, ROSE, GOLD),
}

NUMBERS = {"day": range(3, 8), "night": range(1, 6), "towai": range(1, 8)}


def mix(one: str, other: str, share: float) -> str:
    """A colour with this share of another in it."""
    a, b = (tuple(int(c[i : i + 2], 16) for i in (1, 3, 5)) for c in (one, other))
    return "#" + "".join(f"{round(x + (y - x) * share):02X}" for x, y in zip(a, b, strict=True))


def between(one: dict[str, str], other: dict[str, str], share: float) -> dict[str, str]:
    """Papers mixed one by one."""
    return {k: mix(one[k], other[k], share) for k in one}


def sunlight(p: dict[str, str], t: float) -> dict[str, str]:
    """What only the papers of day have; t is how far the day has come."""
    sky = p["sky"]
    return {
        "halo2": mix(sky, "#FFFFFF", 0.3),
        "halo": mix(sky, "#FFF6DC", 0.62),
        "ray": mix("#FFD27A", "#FF9E2E", t),
        "disc": mix("#FFB03E", "#F9821E", t),
        "lit": mix("#FFC768", "#FFA24A", t),
        "glint": mix(p["sea"], "#FFFFFF", 0.65),
        "sail": "#FFF8EA",
        "hull": p["near"],
    }


def moonlight(p: dict[str, str], number: int) -> dict[str, str]:
    """What only the papers of night have."""
    sky = p["sky"]
    dim = {1: 0.2, 2: 0.24, 3: 0.4, 4: 0.12, 5: 0.2}[number]
    return {
        "halo2": mix(sky, "#7F8FE0", 0.13),
        "halo": mix(sky, "#8FA0EC", 0.26),
        "dark": mix(sky, "#8FA0EC", dim),
        "moon": "#FFF3CF",
        "crater": "#EBDCB0",
        "star": "#FFE9B8",
        "glint": "#FFF3CF",
    }


def afterglow(p: dict[str, str], t: float) -> dict[str, str]:
    """What only the papers of towai have; t is how far from violet to gold."""
    sky = p["sky"]
    return {
        "halo2": mix(sky, "#FFD0A0", 0.22),
        "halo": mix(sky, "#FFD8A8", 0.48),
        "disc": mix("#FFC08A", "#FFE3A0", t),
        "refl": mix("#3A1F63", "#7E3A80", t),
        "glint": mix(p["sea"], "#FFD9A8", 0.7),
        "star": "#FFDDBB",
        "gull": mix(p["pine"], sky, 0.12),
    }


def hour(kind: str, number: int) -> dict[str, str]:
    """The bay's papers on one card."""
    low, middle, high = LIGHTS[kind]
    span = NUMBERS[kind]
    t = (number - span[0]) / (len(span) - 1)
    p = between(low, middle, 2 * t) if t < 0.5 else between(middle, high, 2 * t - 1)
    if kind == "night":
        return p | moonlight(p, number)
    return p | (sunlight(p, t) if kind == "day" else afterglow(p, t))


def suit_card(kind: str, says: str, middle: int, sheets: list[str]) -> Drawings:
    """A suit's picture in the papers of its middle number; palettes give it the other hours."""
    rules = fills(KEPT.get(kind, {}) | hour(kind, middle)) | LINES
    return {kind: of_papers(CARD, says, SHADOWS[kind], rules, sheets)}
