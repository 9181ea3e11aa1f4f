"""The table's sky: rings of light, clouds, stars."""

from __future__ import annotations

from sprites.kit.cards import SCENE
from sprites.kit.drawing import Drawings, of_papers, sheet
from sprites.kit.named import bar, path
from sprites.kit.numbers import tenth
from sprites.kit.ornaments import spark
from sprites.towai.palette import SCENE_RULES, SCENE_SHADOW


def sky() -> list[str]:
    """The table's sky with the rings of light round 640, 330."""

    def ring(r: float) -> str:
        """Round above, cut off behind the sea."""
        half = (r * r - 170 * 170) ** 0.5
        return f"M{tenth(640 - half)} 500A{tenth(r)} {tenth(r)} 0 1 1 {tenth(640 + half)} 500Z"

    return [
        sheet("sky", 0, bar("sky", -340, -100, 1960, 1010)),
        *(
            sheet(f"halo-{k}", 2, path(f"halo{k}", ring(r)))
            for k, r in ((4, 560), (3, 440), (2, 330))
        ),
    ]


def clouds() -> dict[str, str]:
    """The outlines of three clouds that drift."""
    return {
        "cloud-1": "M-88 30A15 15 0 0 1 -88 0H-72A24 24 0 0 1 -42 -8A34 34 0 0 1 20 -10A26 26 0 0 "
        "1 62 0"
        "H84A15 15 0 0 1 84 30Z",
        "cloud-2": "M-80 24A13 13 0 0 1 -80 -2H-54A22 22 0 0 1 -16 -10A30 30 0 0 1 38 -6A22 22 0 "
        "0 1 72 -2"
        "H80A13 13 0 0 1 80 24Z",
        "cloud-3": (
            "M-62 16A9 9 0 0 1 -62 -2H-30A16 16 0 0 1 0 -10A20 20 0 0 1 34 -2H62A9 9 0 0 1 62 16Z"
        ),
    }


SKY_STARS = [
    (90, 90, 9),
    (250, 150, 6),
    (330, 70, 5),
    (430, 110, 4),
    (870, 90, 5),
    (960, 150, 7),
    (985, 222, 6),
    (1220, 110, 5),
    (180, 250, 4),
    (1010, 60, 4),
    (310, 270, 5),
    (1180, 300, 4),
    (60, 300, 5),
    (540, 44, 4),
    (740, 60, 4),
    (1110, 190, 4),
    (390, 200, 3.6),
    (-60, 130, 6),
    (-150, 60, 5),
    (-220, 210, 5),
    (-110, 290, 4),
    (-290, 120, 4),
    (1340, 80, 6),
    (1430, 190, 5),
    (1390, 290, 4),
    (1530, 110, 5),
    (1580, 260, 4),
    (200, -40, 5),
    (700, -50, 5),
    (1100, -30, 5),
]


def stars() -> list[str]:
    """The table's stars, in three sheets that may twinkle apart."""
    return [
        sheet(
            f"stars-{k + 1}",
            0,
            path("star", "".join(spark(x, y, 1.25 * r, 0.26) for x, y, r in SKY_STARS[k::3])),
            first=k + 1,
            last=k + 1,
        )
        for k in range(3)
    ]


def drawings() -> Drawings:
    drawn = {
        "sky": of_papers(SCENE, sky.__doc__ or "", SCENE_SHADOW, SCENE_RULES, sky()),
        "stars": of_papers(SCENE, stars.__doc__ or "", "#060818", SCENE_RULES, stars()),
    }
    for name, d in clouds().items():
        box, sheets = "-114 -58 228 100", [sheet("cloud", 2, path("cloud", d))]
        drawn[name] = of_papers(box, "A drifting cloud.", SCENE_SHADOW, SCENE_RULES, sheets)
    return drawn
