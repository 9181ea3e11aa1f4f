"""The colours of things that keep them, and of the table by day, at dusk and by night."""

from __future__ import annotations

from sprites.kit.cards import PAPER
from sprites.kit.named import fills

SCENE_SHADOW = "#2A1030"
"""One shadow for every hour of the scene, so that hours can be mixed."""

SHADOWS = {"day": "#7A3410", "night": "#060818", "towai": "#2A0E3C"}

MARKS = {"day": "#B4570E", "night": "#1B2459", "towai": "#7A2C6F"}

KEPT = {
    "towai": {
        "hull": "#5A2358",
        "hull2": "#7A2C6F",
        "trim": "#B0487F",
        "man": "#3B1B47",
        "hat": "#D65C93",
        "fish": "#FFF1DC",
        "w1": "#5B3B8C",
        "w2": "#8A4A9E",
        "w3": "#B65C9F",
        "foam": "#FFF1DC",
        "sail": "#FFF1DC",
        "sail2": "#FFC9A8",
        "mast": "#4A1B45",
        "flag": "#D65C93",
    }
}
"""Things on the cards that keep their colours at every hour, by suit."""

LINES = {
    "rod": "fill:none;stroke:#3B1B47;stroke-width:3.5;stroke-linecap:round",
    "line": "fill:none;stroke:#FBF6EA;stroke-width:2",
}

MARKER = {
    "rim": PAPER,
    "dsky": "#FFD489",
    "dhalo": "#FFE4AC",
    "sun": "#FFAE2B",
    "ray": "#FFBE49",
    "dhill": "#E58A45",
    "dhill2": "#C9682F",
    "nsky": "#27306B",
    "nhalo": "#3A4791",
    "moon": "#FFF1CC",
    "nhill": "#1A2150",
    "nhill2": "#121633",
    "star": "#FFE9B8",
}

DAY_SCENE = {
    "sky": "#FFCF82",
    "halo4": "#FFD791",
    "halo3": "#FFDFA2",
    "halo2": "#FFE7B6",
    "cloud": "#FFF3D9",
    "far": "#F5B377",
    "far2": "#EE9A5B",
    "sea": "#F8BD74",
    "sea2": "#F2AB5F",
    "glint": "#FFF0CC",
    "head": "#D97E4A",
    "head2": "#C4693A",
    "tower": "#FFF6E4",
    "towerlow": "#F0D9BC",
    "stripe": "#D9574A",
    "lamp": "#FFE9A8",
    "sail": "#FFF6E4",
    "sail2": "#FFDDB0",
    "hull": "#A9512C",
    "shore": "#B85F33",
    "shore2": "#9C4A28",
    "shore3": "#7F3A20",
    "pine": "#8A4526",
    "pine2": "#743620",
    "trunk": "#6B311C",
}

DUSK_SCENE = {
    "sky": "#D9697F",
    "halo4": "#E27A80",
    "halo3": "#EC8E82",
    "halo2": "#F6A688",
    "cloud": "#F7B59A",
    "far": "#A24C86",
    "far2": "#8C3F7E",
    "sea": "#B4588A",
    "sea2": "#96487E",
    "glint": "#FFD3A4",
    "head": "#6E3070",
    "head2": "#5F2868",
    "tower": "#FFE0C8",
    "towerlow": "#DDB0B0",
    "stripe": "#A83E78",
    "lamp": "#FFDF8A",
    "sail": "#FFEBD2",
    "sail2": "#FFC9A8",
    "hull": "#4A1F52",
    "shore": "#55275C",
    "shore2": "#471F53",
    "shore3": "#381747",
    "pine": "#4A1F56",
    "pine2": "#3E1A4C",
    "trunk": "#381747",
}

NIGHT_SCENE = {
    "sky": "#1C2358",
    "halo4": "#20285F",
    "halo3": "#262F6C",
    "halo2": "#303A7C",
    "cloud": "#2C366F",
    "far": "#2A3470",
    "far2": "#232C63",
    "sea": "#212A62",
    "sea2": "#1B2355",
    "glint": "#F6EBCB",
    "head": "#171E49",
    "head2": "#141A42",
    "tower": "#58639E",
    "towerlow": "#3F4A86",
    "stripe": "#2E386F",
    "lamp": "#FFDF8A",
    "sail": "#8E99D6",
    "sail2": "#6B76B8",
    "hull": "#10153C",
    "shore": "#151B45",
    "shore2": "#11163A",
    "shore3": "#0D1130",
    "pine": "#121740",
    "pine2": "#0F1436",
    "trunk": "#0E1232",
}

SCENES = {"day": DAY_SCENE, "dusk": DUSK_SCENE, "night": NIGHT_SCENE}

SCENE_RULES = fills(DAY_SCENE) | {"star": "fill:#FFE9B8"}
"""The style of everything in the scene, by day."""
BACK = {
    "a": "#A63F78",
    "c": "#BE5282",
    "d": "#D86F8A",
    "e": "#EE9488",
    "sun": "#FFD9A0",
    "b": "#5B2A6B",
    "f": "#44205A",
    "glint": "#C58BC0",
    "star": "#FBDDC0",
    "edge": PAPER,
}
