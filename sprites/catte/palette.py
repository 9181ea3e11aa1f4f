"""The colours of the café: coats, rooms, drinks, cups, wood and cloth."""

from __future__ import annotations

from sprites.kit.cards import INK, PAPER
from sprites.kit.named import fills

SHADOW = "#3A1C10"
"""The café's darkest brown: every shadow of the game."""


MARKS = {"brown": "#6A3D17", "white": "#626A78", "black": "#221F22"}

ROOMS = {
    "brown": {"room": "#F0D29C", "spot": "#F8E4BC", "table": "#C08A52", "table2": "#A8723E"},
    "white": {"room": "#E6E1D8", "spot": "#C3BCB3", "table": "#A89F95", "table2": "#938A80"},
    "black": {"room": "#4A444E", "spot": "#857D86", "table": "#37313A", "table2": "#2B262E"},
}

COATS = {
    "brown": {
        "coat": "#BF7C3E",
        "coat2": "#A56731",
        "stripe": "#80491C",
        "muz": "#F8E3C2",
        "nose": "#C2553F",
        "eye": INK,
        "pupil": INK,
        "in": "#EDAA90",
        "lip": INK,
        "apron": "#D9653B",
        "apron2": "#BC4F2A",
        "band": "#D9653B",
        "band2": "#7FB8A4",
        "cap": "#FFF6E4",
        "cap2": "#7FB8A4",
        "lamp": "#80491C",
    },
    "white": {
        "coat": "#FFFBF2",
        "coat2": "#E7D8C0",
        "stripe": "#EBD7B8",
        "muz": "#FFFFFF",
        "nose": "#E58A78",
        "eye": INK,
        "pupil": INK,
        "in": "#F6B9A8",
        "lip": INK,
        "apron": "#D9653B",
        "apron2": "#BC4F2A",
        "band": "#D9653B",
        "band2": "#E9B44C",
        "cap": "#F2C25C",
        "cap2": "#D9653B",
        "lamp": "#857C72",
    },
    "black": {
        "coat": "#332D35",
        "coat2": "#241F26",
        "stripe": "#48414A",
        "muz": "#514953",
        "nose": "#EE9A84",
        "eye": "#FFD57A",
        "pupil": "#221F22",
        "in": "#C4766A",
        "lip": "#FFE3C4",
        "apron": "#7FB8A4",
        "apron2": "#639C88",
        "band": "#7FB8A4",
        "band2": "#D9653B",
        "cap": "#FFF6E4",
        "cap2": "#7FB8A4",
        "lamp": "#C98A4B",
    },
}

LINE = ";fill:none;stroke-width:2.8;stroke-linecap:round;stroke-linejoin:round"

GOODS = {
    "cup": "#FFF9EC",
    "cup2": "#E9DCC5",
    "steam": "#FFFDF6",
    "tray": "#6B4429",
    "tray2": "#8A5A36",
    "milk": "#FFFDF6",
    "steel": "#DCE4DF",
    "steel2": "#BFCCC5",
    "gold": "#F2C25C",
}

DRINKS = {
    "brown": {"coffee": "#8A5426", "crema": "#C08A4C"},
    "white": {"coffee": "#EBD3AC", "crema": "#F8EAD0"},
    "black": {"coffee": "#2B2226", "crema": "#6A4630"},
}

WALL = {
    "wall": "#8CC0AE",
    "wall2": "#82B7A5",
    "glow": "#A5D0BF",
    "thing": "#74AB98",
    "thing2": "#6AA08E",
    "shelf": "#A9744A",
    "shelf2": "#8A5A36",
    "pot": "#C9714B",
    "leaf": "#4F8A72",
    "pale": "#DCEBDD",
    "w1": "#8F5E38",
    "w2": "#875733",
    "w3": "#7F512F",
    "w4": "#774B2B",
    "w5": "#6B4429",
    "cloth": "#E4D3B4",
    "stripe": "#7FB8A4",
    "stripe2": "#D9653B",
    "hem": "#D3BF9B",
    "doily": "#F8F0DF",
    "inner": "#EFE3CB",
    "a1": "#D9653B",
    "a2": "#F6E9D2",
    "front": "#5A3822",
    "shade": "#5C957F",
    "bulb": "#FFE3A0",
    "eave": "#C2542D",
}


BACK = {
    **GOODS,
    "cup2": "#EAD9BF",
    "ground": "#C9562F",
    "bean": "#AE421F",
    "disc": "#DF744A",
    "disc2": "#EE9A70",
    "in": "#E58F6C",
    "ink": "#3A2230",
    "edge": PAPER,
    "mint": "#6FAE98",
    "check": "#8CC4AD",
    "saucer": "#F3E7CF",
    "coffee": "#8A5426",
    "crema": "#D9AE74",
}
GLASS = {
    **GOODS,
    "well": "#E6D7BC",
    "tick": "#3A2216",
    "shine": "#FFFDF6",
    "coffee": "#7A4722",
    "crema": "#B77E48",
}


def cat_rules(suit: str) -> dict[str, str]:
    """The style of a cat's picture; its lip is a line."""
    papers = {**ROOMS[suit], **COATS[suit], **GOODS}
    return {**fills(papers), "lip": f"stroke:{COATS[suit]['lip']}{LINE}"}


def back_rules() -> dict[str, str]:
    """The style of both backs."""
    stroke = "fill:none;stroke-width:{};stroke-linecap:round"
    return {
        **fills(BACK),
        "lip": "stroke:#3A2230;" + stroke.format(2.2),
        "vein": "stroke:#8A5426;" + stroke.format(2.6),
    }


def room_rules() -> dict[str, str]:
    """The style of the room: its colours, the lines in the wood, the thread of the doily."""
    line = "fill:none;stroke-width:{};"
    return {
        **fills(WALL),
        "knot": f"stroke:#5D3A22;{line.format(2.5)}stroke-linecap:round;stroke-opacity:.3",
        "thread": f"stroke:#DCCBA8;{line.format(2)}stroke-dasharray:1 7;stroke-linecap:round",
    }


def palettes() -> dict[str, dict[str, dict[str, object]]]:
    """The three coats of every cat."""
    coats: dict[str, dict[str, object]] = {
        suit: {
            **ROOMS[suit],
            **{k: {"stroke": v} if k == "lip" else v for k, v in COATS[suit].items()},
        }
        for suit in ROOMS
    }
    return dict.fromkeys(("kitten", "waiter", "barista", "master"), coats)
