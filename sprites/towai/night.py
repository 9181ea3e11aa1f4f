"""The suit of night: the moon wanes."""

from __future__ import annotations

from sprites.kit.drawing import Drawings, sheet
from sprites.kit.named import disc, path
from sprites.kit.ornaments import spark
from sprites.kit.shapes import moved
from sprites.towai.bay import CLOUD, FAR, HEAD, SEA, SEA2, SKY, glints, shore
from sprites.towai.hours import suit_card

MOONS = {
    5: (152, 96, 42),
    4: (152, 100, 40),
    3: (150, 108, 38),
    2: (150, 120, 36),
    1: (150, 134, 34),
}

PHASES = {
    5: (
        "M-40 0A40 40 0 1 1 40 0A40 40 0 1 1 -40 0Z",
        (
            "M-20 -16a9 9 0 1 0 18 0a9 9 0 1 0 -18 0M8 8a12 10 0 1 0 24 0a12 10 0 1 0 -24 0"
            "M-16 20a6 6 0 1 0 12 0a6 6 0 1 0 -12 0"
        ),
    ),
    4: (
        "M0 -40A40 40 0 0 1 0 40A32 40 0 0 1 0 -40Z",
        "M8 8a12 10 0 1 0 24 0a12 10 0 1 0 -24 0M-12 -14a7 7 0 1 0 14 0a7 7 0 1 0 -14 0",
    ),
    3: ("M0 -40A40 40 0 0 1 0 40Z", "M8 8a12 10 0 1 0 24 0a12 10 0 1 0 -24 0"),
    2: ("M0 -40A40 40 0 0 1 0 40A19 40 0 0 0 0 -40Z", ""),
    1: ("M0 -40A40 40 0 0 1 0 40A31 40.5 0 0 0 0 -40Z", ""),
}

STARS = [
    (88, 42, 6),
    (224, 36, 5),
    (84, 132, 4.4),
    (228, 140, 4.6),
    (116, 78, 4),
    (150, 30, 3.8),
    (96, 176, 3.6),
    (214, 104, 3.6),
    (190, 26, 3.2),
    (90, 92, 3),
]


def night() -> list[str]:
    """Night 1 to 5: the lower the number, the less of the moon and the darker."""
    out = [SKY]
    count = {1: 10, 2: 9, 3: 6, 4: 4, 5: 3}
    for k, (x, y, r) in MOONS.items():
        size = r / 40
        moon, craters = PHASES[k]
        out += [
            sheet(f"halo-2-{k}", 1, disc("halo2", x, y, 98 * size), first=k, last=k),
            sheet(f"halo-{k}", 1, disc("halo", x, y, 70 * size), first=k, last=k),
        ]
        spots = path("star", "".join(spark(*s, 0.26) for s in STARS[: count[k]]))
        if k == 1:
            spots += path("star", "M178 84L222 44L218.5 40.5Z", fill_opacity=".7")
            spots += path("star", spark(178, 84, 6, 0.26))
        out.append(sheet(f"stars-{k}", 0, spots, first=k, last=k))
        if k < 5:
            out.append(sheet(f"dark-{k}", 1, disc("dark", x, y, r), first=k, last=k))
        body = path("moon", moon) + (path("crater", craters) if craters else "")
        out.append(sheet(f"moon-{k}", 2, moved(x, y, body, turn=-24, size=size), first=k, last=k))
    out += [
        sheet("cloud", 1, CLOUD, first=4),
        FAR,
        sheet(
            "beam",
            0,
            path("lamp", "M208 171L30 132V206Z", fill_opacity=".16")
            + path("lamp", "M208 171L30 150V190Z", fill_opacity=".14"),
        ),
        SEA,
        SEA2,
    ]
    out += [
        sheet(f"glint-{k}", 0, glints(x, 232, 16 + 11 * k, 2 + (k + 1) // 2), first=k, last=k)
        for k, (x, _, _) in MOONS.items()
    ]
    return [*out, HEAD, *shore()]


def drawings() -> Drawings:
    return suit_card("night", "Night 1 to 5: how much moon is left.", 3, night())
