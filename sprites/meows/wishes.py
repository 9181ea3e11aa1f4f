"""Wishes: as they are chosen, and as they stand before a seat."""

from __future__ import annotations

from sprites.kit.cards import PAPER, WHITE
from sprites.kit.drawing import Drawing, Drawings
from sprites.kit.shapes import circle, line, path
from sprites.meows.cloud_cat import CLOUD_BODY, CLOUD_EARS, CLOUD_EARS_IN
from sprites.meows.faces import face
from sprites.meows.frames import MOUNT, framed, hem
from sprites.meows.palette import DARK, WISH_SKIES
from sprites.meows.sheets import at, card, sky, thing
from sprites.meows.weather import bolt, drop, flake, sun

WISHES = ("fine", "cloudy", "rainy", "thunder", "snow", "very-fine", "very-cloudy", "very-rainy")


def suit_of(wish: str) -> str:
    """The suit wished for."""
    return wish.removeprefix("very-")


def token(wish: str) -> list[tuple[str, float, str]]:
    """The sheets of a wish's figure round 0, 0, about 130 across: the suit with a face."""
    sleepy = face("asleep", "w", WHITE)
    if wish == "fine":
        return [("figure", 3, sun(0, 0, 40, 58, 12, "#F6B73C", 0.92)
                 + at(0, -3, 0.66, face("happy", "w", "#5A3210", "#EE6F45")))]  # fmt: skip
    if wish == "very-fine":
        return [
            ("behind", 3, sun(0, 0, 48, 74, 14, "#EE8238", 1, 12)),
            ("figure", 3, sun(0, 0, 38, 56, 14, "#F9C04A", 0.95)
             + at(0, -4, 0.64, face("happy", "laugh", "#5A3210", "#EE6F45"))),
        ]  # fmt: skip
    if wish == "cloudy":
        ears = path(CLOUD_EARS, "#8A9BB3") + path(CLOUD_EARS_IN, "#B7C3D2")
        return [("figure", 3, at(0, 6, 0.8, ears, path(CLOUD_BODY, "#8A9BB3"), sleepy))]
    if wish == "very-cloudy":
        ears = path(CLOUD_EARS, "#5F718B") + path(CLOUD_EARS_IN, "#93A3B8")
        return [
            ("behind", 3, at(24, -28, 0.62, path(CLOUD_BODY, "#B4C1D0"))),
            ("figure", 3, at(-4, 14, 0.78, ears, path(CLOUD_BODY, "#5F718B"),
                             face("half", "w", WHITE))),
        ]  # fmt: skip
    if wish == "rainy":
        return [("figure", 3, path(drop(0, -4, 62), "#3F83C9")
                 + at(0, 2, 0.5, sleepy))]  # fmt: skip
    if wish == "very-rainy":
        return [
            ("behind", 3, path(drop(32, -14, 56), "#86B6E2")),
            ("figure", 3, path(drop(-14, 6, 58), "#2465AE") + at(-14, 12, 0.46, sleepy)),
        ]  # fmt: skip
    if wish == "thunder":
        return [("figure", 3, bolt(0, 0, 1.3, 6, "#F4B92F")),
                ("sparks", 1, line("M-44 -30L-56 -38M-48 -4L-62 -2M44 22L56 30M46 -4L60 -8",
                                   "#7B4FBF", 6))]  # fmt: skip
    return [("figure", 3, line(flake(0, 0, 52), "#4FA3BC", 11)),
            ("disc", 2, circle(0, 0, 21, "#EAF6FA")
             + at(0, -5, 0.36, face("asleep", "w", "#28728A", "#F0A7A4")))]  # fmt: skip


def wish_card(wish: str) -> Drawing:
    """A wish as it is chosen: a strip of paper hung on a bamboo twig."""
    suit = suit_of(wish)
    top, foot, ring = WISH_SKIES[wish]
    p = card(f"Wish card: {wish.replace('-', ' ')}", suit)
    sky(p, top, foot)
    p.sheet("ring", 2, circle(126, 168, 132, ring))
    p.sheet("twig", 3, line("M-10 62C60 30 150 26 262 44", "#7FA05E", 9),
            line("M58 40L62 48M168 30L170 40", "#5C7F48", 4))  # fmt: skip
    p.sheet(
        "leaves", 3,
        path("M62 44C40 50 26 70 22 96C42 88 58 70 62 44ZM170 35C196 44 214 62 222 90"
             "C198 84 178 64 170 35ZM196 37C214 36 232 44 244 58C224 60 206 52 196 37Z"
             "M44 50C26 44 10 48 0 60C16 66 34 62 44 50Z",
             "#79B08A" if wish in ("thunder", "very-rainy", "very-cloudy") else "#5E9E76"),
    )  # fmt: skip
    p.sheet("string", 1.5, line("M126 30V72", PAPER, 3.5))
    if wish.startswith("very-"):
        p.sheet("second", 3, at(126, 76, 1, path(
            "M-58 -12H58A8 8 0 0 1 66 -4V222A8 8 0 0 1 58 230H-58A8 8 0 0 1 -66 222V-4"
            "A8 8 0 0 1 -58 -12Z", DARK[suit]), turn=-5))  # fmt: skip
    p.sheet(
        "strip",
        5,
        path(
            "M64 62H188A8 8 0 0 1 196 70V304A8 8 0 0 1 188 312H64"
            "A8 8 0 0 1 56 304V70A8 8 0 0 1 64 62Z"
            "M126 70A6 6 0 1 0 126 82A6 6 0 1 0 126 70Z",
            "#FFFBF0",
            fill_rule="evenodd",
        ),
    )
    p.sheet(
        "border",
        0,
        path(
            "M66 90H186V302H66Z",
            "none",
            stroke=DARK[suit],
            stroke_opacity=".28",
            stroke_width="1.6",
        ),
    )
    behind = wish.startswith("very-")
    for name, lift, body in token(wish):
        p.sheet(name, lift, at(126, 138 if behind else 146, 0.78 if behind else 0.86, body))
    return framed(p, "mount", 5, MOUNT, DARK[suit])


def standing(wish: str) -> Drawing:
    """A wish as it stands before a seat: the figure alone, big enough for a card of 112 pixels."""
    suit = suit_of(wish)
    top, foot, _ = WISH_SKIES[wish]
    p = card(f"Wish standing before a seat: {wish.replace('-', ' ')}", suit)
    sky(p, *((foot, top) if wish == "fine" else (top, foot)))
    p.sheet(
        "strip",
        6,
        path(
            "M40 30H212A12 12 0 0 1 224 42V310A12 12 0 0 1 212 322H40A12 12 0 0 1 28 310V42"
            "A12 12 0 0 1 40 30Z",
            "#FFFBF0",
        ),
    )
    for name, lift, body in token(wish):
        p.sheet(name, lift + 1, at(126, 128, 1.12 if wish.startswith("very-") else 1.26, body))
    return p.sheet("hem", 0, hem(DARK[suit]))


def stand() -> Drawing:
    """What a wish stands in."""
    picture = thing("Wooden foot of a standing wish", "0 0 72 24", "#3A2010")
    wood = "M12 4H60C65 4 68 8 68 12C68 17 65 20 60 20H12C7 20 4 17 4 12C4 8 7 4 12 4Z"
    picture.sheet("foot", 2, path(wood, "#C48A56"))
    return picture.sheet("vein", 0, line("M14 10C28 8 44 12 58 9", "#A56F3F", 1.4))


def drawings() -> Drawings:
    cards = {f"wish-{wish}": wish_card(wish) for wish in WISHES}
    return cards | {f"stand-{wish}": standing(wish) for wish in WISHES} | {"table-foot": stand()}
