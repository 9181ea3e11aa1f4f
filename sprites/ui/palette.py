"""The colours that several of the shared pictures are cut from, or that come in sets."""

from __future__ import annotations

WINE = "#1E060E"
"""The shadow of the curtain."""
CONFETTI = {
    "coral": "#FF7A59",
    "amber": "#FFB454",
    "mint": "#7FCBA4",
    "sky": "#6FB1EA",
    "lilac": "#A98BD8",
    "rose": "#F08FA8",
}
SHADED = {
    "coral": "#D95A3B",
    "amber": "#E0922E",
    "mint": "#55A880",
    "sky": "#4A8BC8",
    "lilac": "#8264B4",
    "rose": "#CF6A86",
}
MEDALS = {
    1: ("#FFC64F", "#D9942A", "#FFE6A8", "#E2512B"),
    2: ("#D5DBE6", "#9AA5B8", "#F4F7FB", "#3A7BD5"),
    3: ("#D99A5E", "#A86C32", "#F0C79A", "#3E9B57"),
}
"""Gold, silver, bronze: the metal, its shade and its light; and the ribbon."""
SHADES = {
    "#F6D3B3": "#E9B892",
    "#E3AC7E": "#CE9264",
    "#B97A50": "#A1653D",
    "#8A5638": "#744529",
    "#FADFC6": "#EEC2A0",
}
"""The darker paper of each skin."""


OWLS: dict[str, dict[str, str]] = {
    "fennel": {
        "coat": "#8A5A3A",
        "wing": "#6B4429",
        "belly": "#E9CDA2",
        "mark": "#B98B5C",
        "face": "#F3DDB8",
        "ears": "tall",
        "lid": "8",
        "bg": "#A9CDB4",
        "light": "#C6E0CC",
    },
    "wisp": {
        "coat": "#D79A55",
        "wing": "#B87A3A",
        "belly": "#FFF3DC",
        "mark": "#E0B077",
        "face": "#FFF8EA",
        "ears": "heart",
        "lid": "1",
        "bg": "#CDB2DA",
        "light": "#E0CDE9",
    },
    "soot": {
        "coat": "#5A4F80",
        "wing": "#443A66",
        "belly": "#B5A6DE",
        "mark": "#8877BA",
        "face": "#DCD2F4",
        "ears": "short",
        "lid": "",
        "bg": "#EBC79C",
        "light": "#F4DDBF",
    },
    "puck": {
        "coat": "#AFC0E0",
        "wing": "#8B9FC8",
        "belly": "#F4F7FD",
        "mark": "#B9C7E2",
        "face": "#FFFFFF",
        "ears": "round",
        "lid": "",
        "bg": "#6F8FC4",
        "light": "#93ACD6",
    },
    "yoru": {
        "coat": "#7D6A9C",
        "wing": "#5E4D80",
        "belly": "#F1E7F3",
        "mark": "#A596C0",
        "face": "#F1E7F3",
        "ears": "short",
        "lid": "4",
        "bg": "#3F4A86",
        "light": "#5763A4",
    },
}
"""An owl's papers, the form of its ears, how low its lids hang, and the ground of its portrait."""
