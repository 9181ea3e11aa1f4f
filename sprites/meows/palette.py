"""The colours of the weather: of each suit, of the skies, of the table under them."""

from __future__ import annotations

from collections.abc import Mapping

from sprites.kit.folder import Palettes

SUITS = ("fine", "cloudy", "rainy", "thunder", "snow")

DARK = {
    "fine": "#A85A00",
    "cloudy": "#56637A",
    "rainy": "#1D4E89",
    "thunder": "#4B2A7B",
    "snow": "#28728A",
}

SHADOW = {
    "fine": "#6E3400",
    "cloudy": "#283046",
    "rainy": "#0A2046",
    "thunder": "#0E0428",
    "snow": "#14465F",
}

SKIES = {
    "calm": ("#BFE3F2", "#F7EBD3"),
    "fine": ("#FFDF9A", "#FFF3D0"),
    "cloudy": ("#8FA2BA", "#DDE2E6"),
    "rainy": ("#5E95CC", "#C9E0F0"),
    "thunder": ("#3A2170", "#8E6CC6"),
    "snow": ("#6DB4CC", "#E4F2F6"),
}


RINGS = {
    "calm": {"outer": "#CDE8F1", "wide": "#D9EDF0", "inner": "#E6F1EA", "heart": "#F2F2DE"},
    "fine": {"outer": "#FFE3A4", "wide": "#FFEAB8", "inner": "#FFF1CC", "heart": "#FFF8E0"},
    "cloudy": {"outer": "#9FB0C4", "wide": "#B2C0D0", "inner": "#C7D1DB", "heart": "#DCE2E7"},
    "rainy": {"outer": "#73A5D6", "wide": "#8DB8E0", "inner": "#AACBE9", "heart": "#C9DFF1"},
    "thunder": {"outer": "#452A80", "wide": "#553894", "inner": "#674AA8", "heart": "#7D61BE"},
    "snow": {"outer": "#84C3D6", "wide": "#9FD1E1", "inner": "#BBE0EB", "heart": "#D8EEF4"},
}
HILLS = {
    "far": {
        "calm": "#C3DDC3",
        "fine": "#D3DB98",
        "cloudy": "#AFC0B6",
        "rainy": "#93BBBD",
        "thunder": "#5E4296",
        "snow": "#E2F0F5",
    },
    "mid": {
        "calm": "#AFD1B3",
        "fine": "#C2D28A",
        "cloudy": "#9CB1A8",
        "rainy": "#7FADB2",
        "thunder": "#4F3586",
        "snow": "#D2E8F0",
    },
    "near": {
        "calm": "#9CC7A4",
        "fine": "#AFC77B",
        "cloudy": "#8AA299",
        "rainy": "#6B9EA6",
        "thunder": "#412A74",
        "snow": "#C3E0EA",
    },
    "front": {
        "calm": "#86B592",
        "fine": "#9DBA6C",
        "cloudy": "#7A948B",
        "rainy": "#588D98",
        "thunder": "#352264",
        "snow": "#B2D6E3",
    },
}
CLOUDS = (
    {
        "calm": "#F6FBFA",
        "fine": "#FFFDF2",
        "cloudy": "#E4E9EF",
        "rainy": "#A9C9E8",
        "thunder": "#7A60B8",
        "snow": "#FFFFFF",
    },
    {
        "calm": "#F6FBFA",
        "fine": "#FFFDF2",
        "cloudy": "#D3DBE4",
        "rainy": "#94BBE0",
        "thunder": "#6A50AA",
        "snow": "#FFFFFF",
    },
    {
        "calm": "#FFFFFF",
        "fine": "#FFFDF2",
        "cloudy": "#F1F4F7",
        "rainy": "#C2DAF0",
        "thunder": "#8C74C6",
        "snow": "#FFFFFF",
    },
)
HAMLET = {
    "calm": {
        "leaf": "#5C9270",
        "dark-leaf": "#4F8463",
        "wall": "#FFF6E3",
        "door": "#7A5A2B",
        "roof": "#D9653B",
        "far-roof": "#C9553B",
    },
    "fine": {
        "leaf": "#5F8F57",
        "dark-leaf": "#4F7F57",
        "wall": "#FFF9E8",
        "door": "#7A5A2B",
        "roof": "#E06A34",
        "far-roof": "#CE5630",
    },
    "cloudy": {
        "leaf": "#5C7A70",
        "dark-leaf": "#506C64",
        "wall": "#F3F1EC",
        "door": "#6A7285",
        "roof": "#A0616A",
        "far-roof": "#8E545E",
    },
    "rainy": {
        "leaf": "#2F6A6B",
        "dark-leaf": "#285C60",
        "wall": "#E8EFF5",
        "door": "#2C4E7E",
        "roof": "#C9654E",
        "far-roof": "#B25444",
    },
    "thunder": {
        "leaf": "#7455B2",
        "dark-leaf": "#6446A0",
        "wall": "#CBB8E8",
        "door": "#FFD84D",
        "roof": "#B1546F",
        "far-roof": "#98465F",
    },
    "snow": {
        "leaf": "#4E93A8",
        "dark-leaf": "#43849A",
        "wall": "#D9786A",
        "door": "#FFE3A6",
        "roof": "#FFFFFF",
        "far-roof": "#FFFFFF",
    },
}
WATCHER = {
    "calm": "#4A5F66",
    "fine": "#5A4A32",
    "cloudy": "#4C566A",
    "rainy": "#23507F",
    "thunder": "#1F1240",
    "snow": "#2B5366",
}

WISH_SKIES = {
    "fine": ("#FFE6A6", "#F9C765", "#FFD98A"),
    "cloudy": ("#A3B3C7", "#D3DBE5", "#B9C6D5"),
    "rainy": ("#7FB2E4", "#BBD9F2", "#9CC6EC"),
    "thunder": ("#5B3A9E", "#9A78D4", "#7551B6"),
    "snow": ("#6FB8CD", "#BFE3EE", "#93CEDF"),
    "very-fine": ("#F2912C", "#FFC864", "#F7AB45"),
    "very-cloudy": ("#4F6079", "#8A9CB3", "#6A7C96"),
    "very-rainy": ("#1B4F94", "#6FA5DE", "#3873BA"),
}
"""The sky of each wish, from its top to its foot, and the ring behind the strip of paper."""
CORAL, RED, ORANGE, GOLD = "#E8744F", "#E2622C", "#EE8238", "#F9C44B"
BLUE, DEEP_BLUE, GLINT = "#3F83C9", "#2F74BF", "#BFDDF5"
GLOW = "#FFD84D"
TABLE_SHADOW = "#285050"
CLOUD_INK, CLOUD_BLUSH = "#3B4559", "#E9A6A0"


def papers() -> Palettes:
    """What each weather makes of the table; its calm is what the drawings are drawn in."""

    def one(name: str, colours: Mapping[str, str]) -> dict[str, dict[str, str]]:
        return {weather: {name: colour} for weather, colour in colours.items()}

    trees = {
        weather: {name: colour for name, colour in colours.items() if name.endswith("leaf")}
        for weather, colours in HAMLET.items()
    }
    return {
        "table-rings": RINGS,
        **{f"table-hill-{name}": one("grass", colours) for name, colours in HILLS.items()},
        **{f"table-cloud-{k}": one("cloud", colours) for k, colours in enumerate(CLOUDS, 1)},
        "table-hamlet": HAMLET,
        "table-trees": trees,
        "table-watcher": one("coat", WATCHER),
    }
