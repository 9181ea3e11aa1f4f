"""The back of the cards."""

from __future__ import annotations

from sprites.kit.cards import CARD, edge
from sprites.kit.drawing import Drawings, of_papers, sheet
from sprites.kit.named import bar, fills, path
from sprites.kit.ornaments import spark
from sprites.kit.shapes import turned
from sprites.towai.palette import BACK


def back() -> list[str]:
    """The back: two half suns parted by one strait of sea, the same either way up."""

    def twice(kind: str, d: str) -> str:
        return path(kind, d) + turned(180, 126, 176, path(kind, d))

    crescent = "M44 42A17 17 0 1 0 60 68A14.5 14.5 0 0 1 44 42Z"
    stars = (
        spark(208, 46, 13, 0.26)
        + spark(186, 74, 6, 0.26)
        + spark(126, 32, 7, 0.26)
        + spark(74, 84, 5, 0.26)
    )
    wave = (
        "M-10 150C22 138 48 138 74 149C100 160 126 160 152 149C178 138 204 138 262 152"
        "V200C230 214 204 214 178 203C152 192 126 192 100 203C74 214 48 214 -10 200Z"
    )
    glint = (
        "M58 163H118a2.5 2.5 0 0 1 0 5H58a2.5 2.5 0 0 1 0-5ZM142 161H176a2.5 2.5 0 0 1 0 5H142"
        "a2.5 2.5 0 0 1 0-5Z"
    )
    return [
        sheet("ground", 0, bar("a", 0, 0, 252, 352)),
        sheet("halo-3", 2, twice("c", "M-2 158A128 124 0 0 1 254 158V176H-2Z")),
        sheet("halo-2", 2, twice("d", "M32 158A94 94 0 0 1 220 158V176H32Z")),
        sheet("halo-1", 2, twice("e", "M60 158A66 66 0 0 1 192 158V176H60Z")),
        sheet("sun", 2, twice("sun", "M84 158A42 42 0 0 1 168 158V176H84Z")),
        sheet("sea", 3, path("b", wave)),
        sheet(
            "deep",
            1.4,
            path(
                "f",
                "M-10 170C22 160 48 160 74 168C100 176 152 176 178 168C204 160 230 160 262 170"
                "V182C230 192 204 192 178 184C152 176 100 176 74 184C48 192 22 192 -10 182Z",
            ),
        ),
        sheet("glint", 0, twice("glint", glint)),
        sheet("stars", 1, twice("star", stars)),
        sheet("moons", 1.4, twice("star", crescent)),
        edge(),
    ]


def drawings() -> Drawings:
    says = "The back, the same either way up."
    return {"back": of_papers(CARD, says, "#2A0E3C", fills(BACK), back())}
