"""Cloudy: from a wisp to the whole sky."""

from __future__ import annotations

from typing import NamedTuple

from sprites.kit.drawing import Drawing, Drawings
from sprites.kit.shapes import line, path
from sprites.meows.cats import paw
from sprites.meows.cloud_cat import cloud_cat
from sprites.meows.clouds import bank, ceiling, cloud, floor
from sprites.meows.sheets import at, card, sky
from sprites.meows.valley import GREY, near_hill


class Overcast(NamedTuple):
    """One card: its sky and the valley below."""

    note: str
    top: str
    foot: str
    hill: float
    village: float
    far: str
    near: str


DAYS = {
    1: Overcast(
        "a wisp asleep over the valley", "#B4C8DE", "#EEF0EE",
        hill=252, village=1.12, far="#B4CBB4", near="#93B296",
    ),
    2: Overcast(
        "one eye open", "#A9BFD8", "#E8ECEF",
        hill=256, village=1.1, far="#AEC4B4", near="#8CAA98",
    ),
    3: Overcast(
        "a kitten in tow", "#9DB4D0", "#E2E8EE",
        hill=260, village=1.06, far="#A8BFB3", near="#86A298",
    ),
    4: Overcast(
        "a long stretch", "#93A9C4", "#DDE4EB",
        hill=266, village=1.0, far="#A3B8AE", near="#819D94",
    ),
    5: Overcast(
        "a loaf and its court", "#8499B4", "#D5DCE5",
        hill=276, village=0.9, far="#9CB1A8", near="#7C978F",
    ),
    6: Overcast(
        "the kitten sleeps on top", "#7B8FAB", "#CBD4DF",
        hill=282, village=0.86, far="#97ABA4", near="#77928B",
    ),
    7: Overcast(
        "paws over the edge", "#71859F", "#BFCAD7",
        hill=288, village=0.8, far="#92A69F", near="#738E87",
    ),
    8: Overcast(
        "it takes up the view", "#66788F", "#AEBBCA",
        hill=296, village=0.72, far="#8CA29B", near="#708A84",
    ),
    9: Overcast(
        "it doubts the view", "#586981", "#9CAABB",
        hill=304, village=0.66, far="#7F948F", near="#657E79",
    ),
    10: Overcast(
        "the whole sky is one cat", "#475670", "#8796AB",
        hill=288, village=0.6, far="#71867F", near="#5A716D",
    ),
}  # fmt: skip


def wisp(p: Drawing) -> None:
    """It sleeps over the valley."""
    p.sheet("far", 2, path(cloud(196, 196, 70, 1), "#E4EBF1"))
    p.sheet("god", 6, at(138, 140, 0.62, cloud_cat("asleep", "w")))


def one_eye(p: Drawing) -> None:
    """One eye is open."""
    p.sheet("far", 2, path(cloud(182, 82, 92, 0), "#DDE6EF"))
    p.sheet("god", 6, at(118, 166, 0.72, cloud_cat("peek", "w", tail="up")))


def in_tow(p: Drawing) -> None:
    """A kitten follows."""
    p.sheet("far", 2, path(cloud(58, 222, 88, 1), "#E1E8EF"))
    p.sheet("kitten", 4, at(190, 84, 0.36, cloud_cat("asleep", "w", "#F4F7FA")))
    p.sheet("god", 6, at(114, 172, 0.78, cloud_cat("dots", "w", tail="curl"), turn=-4))


def stretched(p: Drawing) -> None:
    """A long stretch, and a yawn."""
    p.sheet("far", 2, path(cloud(176, 96, 120, 2), "#C3D0DF"))
    p.sheet("far2", 3, path(cloud(40, 210, 96, 0), "#D3DCE7"))
    body = (
        "M28 226C8 226 6 204 24 200C18 184 40 174 54 184C70 172 92 176 104 168"
        "C118 148 142 138 158 150C172 134 206 138 212 160C232 164 230 192 212 196"
        "C214 214 194 222 184 214C176 226 154 224 146 214"
        "C126 224 96 222 84 226C66 234 44 236 28 226Z"
    )
    tail = line("M204 164C226 150 216 126 208 112C204 102 212 94 220 100", "#FFFFFD", 16)
    p.sheet("body", 5, tail, path(body, "#FFFFFD"))
    p.sheet("god", 4, at(86, 176, 0.76, cloud_cat("asleep", "yawn", tail=""), turn=-6))


def loaf(p: Drawing) -> None:
    """A loaf and its court."""
    p.sheet("roof", 3, path(ceiling(bank(62, 5)), "#8FA1BA"))
    p.sheet("far", 3, path(cloud(198, 158, 112, 0), "#C6D1DE"))
    p.sheet("god", 6, at(116, 192, 0.9, cloud_cat("half", "w", "#FDFDFB")))
    p.sheet("fore", 4, path(cloud(34, 278, 112, 2), "#E6EBF1"))


def kitten_on_top(p: Drawing) -> None:
    """The kitten sleeps on top."""
    p.sheet("roof", 3, path(ceiling(bank(70, 8)), "#8496B0"))
    p.sheet("far", 3, path(cloud(42, 188, 110, 2), "#B7C4D4"),
            path(cloud(218, 236, 108, 1), "#B7C4D4"))  # fmt: skip
    p.sheet("god", 6, at(130, 210, 0.94, cloud_cat("half", "smirk", "#FDFDFB", "left")))
    p.sheet("kitten", 4, at(134, 130, 0.4, cloud_cat("asleep", "w", "#F1F5F9")))
    p.sheet("fore", 4, path(cloud(44, 288, 116, 0), "#E0E6EE"))


def paws_over_the_edge(p: Drawing) -> None:
    """The paws hang over the edge of a bank."""
    p.sheet("roof", 3, path(ceiling(bank(92, 9, 20)), "#8193AC"))
    p.sheet("roof2", 3, path(ceiling(bank(50, 4)), "#6C7F9A"))
    p.sheet("god", 6, at(130, 192, 1.04, cloud_cat("doubt", "w", "#FBFCFB", "up")))
    p.sheet("bank", 4, path(floor(bank(252, 11, 16)), "#DCE3EB"))
    left, lt = paw(94, 272, 36, 44, "#FFFFFD", "#B6BFCC")
    right, rt = paw(158, 270, 36, 44, "#FFFFFD", "#B6BFCC")
    p.sheet("paws", 3, left, right)
    p.sheet("toes", 0, lt, rt)


def takes_up_the_view(p: Drawing) -> None:
    """Only the face is left to see, and the paws."""
    p.sheet("roof", 4, path(ceiling(bank(86, 12, 22)), "#7587A0"))
    p.sheet("roof2", 4, path(ceiling(bank(44, 13)), "#5F7089"))
    p.sheet("god", 8, at(126, 184, 1.2, cloud_cat("happy", "w", "#F8FAFA", "")))
    p.sheet("bank", 5, path(floor(bank(244, 14, 22)), "#D2DAE4"))
    left, lt = paw(62, 272, 46, 52, "#FDFEFD", "#B0BAC8")
    right, rt = paw(150, 276, 46, 52, "#FDFEFD", "#B0BAC8")
    p.sheet("paws", 4, left, right)
    p.sheet("toes", 0, lt, rt)


def doubts_the_view(p: Drawing) -> None:
    """It looks down, and is not sure."""
    p.sheet("roof", 4, path(ceiling(bank(98, 15, 24)), "#66778F"))
    p.sheet("roof2", 4, path(ceiling(bank(52, 16)), "#506079"))
    p.sheet("god", 8, at(126, 188, 1.36, cloud_cat("doubt", "smirk", "#F4F7F9", "")))
    p.sheet("bank", 5, path(floor(bank(256, 17, 22)), "#C6D0DC"))
    p.sheet("bank2", 5, path(floor(bank(288, 18, 16, 4)), "#A9B6C6"))


def whole_sky(p: Drawing) -> None:
    """No sky is left; the valley lies in fog."""
    p.sheet("roof", 4, path(ceiling(bank(84, 19, 26)), "#4C5B74"))
    p.sheet("roof2", 4, path(ceiling(bank(38, 20)), "#3C4A62"))
    p.sheet("god", 9, at(130, 188, 1.58, cloud_cat("glower", "w", "#EEF2F6", "")))
    p.sheet("bank", 6, path(floor(bank(262, 21, 26)), "#BBC6D3"))


GODS = (
    wisp,
    one_eye,
    in_tow,
    stretched,
    loaf,
    kitten_on_top,
    paws_over_the_edge,
    takes_up_the_view,
    doubts_the_view,
    whole_sky,
)


def cloudy(n: int) -> Drawing:
    """One card of the suit."""
    day = DAYS[n]
    p = card(f"Cloudy {n}: {day.note}", "cloudy")
    sky(p, day.top, day.foot)
    GODS[n - 1](p)
    GREY.far(p, day.hill, day.village, day.far)
    if n < 10:
        return p.sheet("near", 4, path(near_hill(day.hill), day.near))
    return p.sheet("fog", 5, path(floor(bank(318, 22, 14)), "#D5DCE4"))


def drawings() -> Drawings:
    return {f"cloudy-{n}": cloudy(n) for n in DAYS}
