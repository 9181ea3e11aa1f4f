"""The backs of cats and coffees."""

from __future__ import annotations

from math import cos, pi, sin

from sprites.catte.cups import bean
from sprites.catte.palette import SHADOW, back_rules
from sprites.kit.cards import CARD, edge
from sprites.kit.drawing import Drawing, Drawings, of_papers, sheet
from sprites.kit.named import disc, oval, path
from sprites.kit.ornaments import scallops
from sprites.kit.shapes import moved


def cat_cup() -> list[str]:
    """A cup with ears, asleep, looking up from x 126, y 176."""
    return [
        sheet("saucer", 2, oval("cup2", 126, 226, 60, 12) + oval("cup", 126, 222, 60, 11)),
        sheet(
            "handle",
            2,
            path(
                "cup2",
                "M166 172H176C200 172 202 214 172 216L158 216V206H171C186 206 186 184 175 184H164Z",
            ),
        ),
        sheet(
            "cup",
            3,
            path(
                "cup",
                "M80 158C79 146 80 134 84 124C86 119 91 119 95 122L112 136"
                "C121 134 131 134 140 136L157 122C161 119 166 119 168 124C172 134 173 146 172 158"
                "C174 194 160 220 146 224H106C92 220 78 194 80 158Z",
            )
            + path(
                "in",
                "M88 131C93 134 98 138 102 142C96 145 91 149 87 154C86 146 86 138 88 131Z"
                "M164 131C159 134 154 138 150 142C156 145 161 149 165 154C166 146 166 138 164 131Z",
            ),
        ),
        sheet(
            "face",
            0,
            path(
                "ink",
                "M99 173A9 8 0 0 0 117 173L114.5 173A6.5 5.5 0 0 1 101.5 173Z"
                "M135 173A9 8 0 0 0 153 173L150.5 173A6.5 5.5 0 0 1 137.5 173Z"
                "M120.5 185C123 183 129 183 131.5 185C131 189 128 191 126 191C124 191 121 189 "
                "120.5 185Z",
            )
            + path(
                "lip",
                "M118 196C119.5 199.5 124.5 199.5 126 195.5C127.5 199.5 132.5 199.5 134 196",
            )
            + oval("in", 97, 188, 8, 5, fill_opacity=".6")
            + oval("in", 155, 188, 8, 5, fill_opacity=".6"),
        ),
    ]


def back_cat() -> list[str]:
    """The back of the cats: a cup with ears on a field of beans."""
    beans = "".join(
        bean("bean", x, y, turn)
        for x, y, turn in (
            (42, 52, 30),
            (98, 40, -24),
            (154, 40, 24),
            (210, 52, -30),
            (38, 110, -35),
            (214, 110, 35),
            (42, 300, -30),
            (98, 312, 24),
            (154, 312, -24),
            (210, 300, 30),
            (38, 242, 35),
            (214, 242, -35),
        )
    )
    return [
        sheet("ground", 0, '<rect class="ground" width="252" height="352"/>'),
        sheet("beans", 1, beans),
        sheet("doily", 2, path("disc", scallops(126, 176, 90, 20, 15))),
        sheet("disc", 1, disc("disc2", 126, 176, 76)),
        *cat_cup(),
        edge(),
    ]


def back_coffee() -> list[str]:
    """The back of the coffees: a cup seen from above on a checked mint cloth."""
    cloth = "".join(
        f'<rect class="check" fill-opacity=".55" x="{x}" y="0" width="28" height="352"/>'
        for x in range(0, 252, 56)
    )
    cloth += "".join(
        f'<rect class="check" fill-opacity=".55" x="0" y="{y}" width="252" height="28"/>'
        for y in range(-8, 352, 56)
    )
    leaf = (
        "M126 142C139 152 145 165 145 176C145 190 136 200 126 207C116 200 107 190 107 176"
        "C107 165 113 152 126 142Z"
    )
    return [
        sheet("ground", 0, '<rect class="mint" width="252" height="352"/>' + cloth),
        sheet("doily", 3, path("cup", scallops(126, 176, 92, 22, 14))),
        sheet(
            "holes",
            0,
            "".join(
                disc(
                    "mint",
                    126 + 91 * cos(2 * pi * (i + 0.5) / 22),
                    176 + 91 * sin(2 * pi * (i + 0.5) / 22),
                    4.2,
                )
                for i in range(22)
            ),
        ),
        sheet("saucer", 2, disc("saucer", 126, 176, 76)),
        sheet(
            "cup",
            3,
            moved(126, 176, path("cup", "M50 -11H78C90 -11 90 11 78 11H50Z"), turn=-40, size=0.9)
            + disc("cup", 126, 176, 54),
        ),
        sheet("coffee", 0, disc("cup2", 126, 176, 48) + disc("crema", 127, 177, 45)),
        sheet("art", 1, disc("coffee", 127, 177, 40)),
        sheet(
            "leaf",
            0,
            path("crema", leaf)
            + path(
                "vein",
                "M126 150V204M126 166L116 158M126 166L136 158M126 180L113 170"
                "M126 180L139 170M126 194L115 184M126 194L137 184",
            ),
        ),
        edge(),
    ]


def drawings() -> Drawings:
    def back(says: str, sheets: list[str]) -> Drawing:
        return of_papers(CARD, says, SHADOW, back_rules(), sheets)

    return {
        "back-cat": back("The back of the cats.", back_cat()),
        "back-coffee": back("The back of the coffees.", back_coffee()),
    }
