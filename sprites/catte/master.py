"""The highest cats: the master of the house."""

from __future__ import annotations

from sprites.catte.card import cat_card, ground
from sprites.catte.cups import mug, wisp
from sprites.kit.drawing import Drawings, sheet
from sprites.kit.named import disc, oval, path
from sprites.kit.shapes import moved

RAYS = (
    "M150 190L132 -20H168ZM150 190L266 -14V52ZM150 190L34 -14V52ZM150 190L274 110V166Z"
    "M150 190L24 110V166ZM150 190L274 216V276ZM150 190L24 216V276ZM150 190L274 330V400H224Z"
    "M150 190L24 330V400H74Z"
)
HEAD = (
    "M72 200C68 176 70 148 76 122C78 112 88 112 93 118L118 143C136 138 156 138 174 143"
    "L199 118C204 112 214 112 216 122C222 148 224 176 220 200C230 226 206 266 146 266"
    "C86 266 62 226 72 200Z"
)
EARS = (
    "M82 133C92 139 101 147 107 155C98 160 90 168 84 178C80 164 80 148 82 133Z"
    "M210 133C200 139 191 147 185 155C194 160 202 168 208 178C212 164 212 148 210 133Z"
)
STRIPES = (
    "M140 139.5H152L149 168C148.5 172 143.5 172 143 168ZM116 143.7L127 141.2"
    "L132 161C132 166 126.5 167 125 163ZM176 143.7L165 141.2L160 161"
    "C160 166 165.5 167 167 163ZM69.5 204L92 207C97 208.5 97 213 92 214L68.5 216Z"
    "M72 228L94 224C99 224 100 229 95.5 231L77 238.5ZM222.5 204L200 207"
    "C195 208.5 195 213 200 214L223.5 216ZM220 228L198 224C193 224 192 229 196.5 231"
    "L215 238.5Z"
)
TOWER = {
    1: (146, 98, 64, 40, 0, "band2"),
    2: (144, 65, 54, 33, -5, "band"),
    3: (149, 37, 44, 28, 6, "band2"),
}
"""The cups between the ears: middle, brim, width, height, lean and band of each."""


def face() -> str:
    """Half-closed eyes over a broad muzzle."""
    lids = (
        "M97 184H128V200C118 197.5 106 199.5 97 205.5Z"
        "M195 184H164V200C174 197.5 186 199.5 195 205.5Z"
    )
    return (
        path(
            "muz",
            "M146 214C158 207 178 213 178 230C178 246 162 252 146 252C130 252 114 246 114 230"
            "C114 213 134 207 146 214Z",
        )
        + disc("eye", 112, 203, 10)
        + disc("eye", 180, 203, 10)
        + oval("pupil", 113, 205, 4, 7)
        + oval("pupil", 179, 205, 4, 7)
        + path("coat", lids)
        + path(
            "lip",
            "M97.5 206C105 200 117 198 126.5 200.5M194.5 206C187 200 175 198 165.5 200.5",
        )
        + path(
            "nose",
            "M137.5 216.5C142 213 150 213 154.5 216.5C154 222 149.5 226 146 226"
            "C142.5 226 138 222 137.5 216.5Z",
        )
        + path("lip", "M127 232C131 239.5 142 239.5 146 231C150 239.5 162 239.5 166 229.5")
        + oval("in", 92, 227, 10, 6.5, fill_opacity=".5")
        + oval("in", 200, 227, 10, 6.5, fill_opacity=".5")
    )


def tower() -> list[str]:
    """The cups and the steam of the highest."""
    out = []
    for step, y in ((1, 92), (2, 59), (3, 32)):
        size = 0.8 if step < 3 else 0.42
        out.append(
            sheet(
                f"steam-{step}", 0, wisp(136, y, size) + wisp(154, y, size), first=step, last=step
            )
        )
    for k in (3, 2, 1):
        x, y, w, h, turn, band = TOWER[k]
        cup = moved(x, y + h / 2, mug(0, -h / 2, w, h, band), turn=turn)
        out.append(sheet(f"cup-{k}", 2, cup, first=k if k > 1 else 0))
    return out


def dressed() -> list[str]:
    """The bow, and from the third step a pin in it."""
    return [
        sheet(
            "bow",
            2,
            path(
                "apron",
                "M143 273C126 258 106 258 106 273C106 290 126 290 143 279H149"
                "C166 290 186 290 186 273C186 258 166 258 149 273Z",
            )
            + disc("apron2", 146, 276, 8),
        ),
        sheet(
            "pin",
            1,
            path(
                "gold",
                "M146 269.5l2 4.3l4.6 .5l-3.4 3.2l.9 4.6l-4.1 -2.3"
                "l-4.1 2.3l.9 -4.6l-3.4 -3.2l4.6 -.5Z",
            ),
            first=3,
        ),
    ]


def served() -> list[str]:
    """A bowl before the master, paws on either side."""
    return [
        sheet(
            "bowl",
            3,
            path(
                "cup",
                "M98 302C128 310 164 310 194 302C194 330 186 350 176 362H116"
                "C106 350 98 330 98 302Z",
            )
            + path(
                "band",
                "M99 318C130 326 162 326 193 318C192.5 324 191.5 329 190 334"
                "C162 341 130 341 102 334C100.5 329 99.5 324 99 318Z",
            ),
        ),
        sheet(
            "paws",
            2,
            path(
                "coat",
                "M84 348C74 336 80 316 95 316C110 316 116 328 112 342"
                "C108 356 92 358 84 348ZM208 348C218 336 212 316 197 316C182 316 176 328 180 342"
                "C184 356 200 358 208 348Z",
            )
            + path(
                "stripe",
                "M91 340h2.6v10h-2.6ZM99 342h2.6v10h-2.6ZM190 342h2.6v10h-2.6Z"
                "M198 340h2.6v10h-2.6Z",
            ),
        ),
    ]


def master() -> list[str]:
    """Large as the window, one to three cups between the ears."""
    return [
        ground(),
        sheet("burst", 1, path("spot", RAYS)),
        *tower(),
        sheet("body", 2, path("coat2", "M50 362C48 300 80 254 146 254C212 254 244 300 242 362Z")),
        sheet("head", 3, path("coat", HEAD) + path("in", EARS) + path("stripe", STRIPES)),
        sheet("face", 0, face()),
        *dressed(),
        *served(),
    ]


def drawings() -> Drawings:
    says = "The highest cats: one to three cups between the ears."
    return cat_card("master", says, master())
