"""The cup that fills: empty, its glass, full to the limit, running over."""

from __future__ import annotations

from sprites.catte.palette import GLASS, SHADOW
from sprites.kit.drawing import Drawing, Drawings, of_papers, sheet
from sprites.kit.named import fills, path
from sprites.kit.ornaments import spark

INSIDE = "M14 20H74C74 55 64 80 55 84H33C24 80 14 55 14 20Z"


def cup() -> list[str]:
    """The empty mug with a glass front. Nothing in it is y 82, the limit y 32; the brim is y 20."""
    body = "M7 12H81C81 58 70 87 59 93H29C18 87 7 58 7 12Z"
    hoop = "M76 26H84C104 26 104 68 76 69L70 69V60L76 59.5C92 58 92 36 83 36H76Z"
    return [
        sheet("saucer", 2, path("cup2", "M8 92C28 97 60 97 80 92C78 98 60 100 44 100S10 98 8 92Z")),
        sheet("hoop", 1.6, path("cup2", hoop)),
        sheet("body", 2.4, path("cup", body)),
        sheet("inside", 0, path("well", INSIDE)),
    ]


def cup_glass() -> list[str]:
    """Laid over the coffee: the limit's notches and the shine of the glass."""
    return [
        sheet("notch", 0, path("tick", "M14.4 31H24V33.6H14.5ZM64 31H73.6L73.5 33.6H64Z")),
        sheet(
            "shine",
            0,
            path(
                "shine",
                "M19 36C19.5 52 24 68 30 77C32 80 28.5 81 27 79"
                "C20 69 15.5 52 15.5 37C15.5 34 19 34 19 36Z",
                fill_opacity=".55",
            )
            + path(
                "shine",
                "M67 26C69.5 26 70 27 70 30C70 44 68 54 65 63C64 66 61.5 65 62 62"
                "C64 52 65 42 65 30C65 27 65.5 26 67 26Z",
                fill_opacity=".3",
            ),
        ),
    ]


def cup_over() -> list[str]:
    """Laid over a cup beyond its limit: coffee heaped over the brim, running down, a puddle."""
    run = (
        "M2 14C2 7 9 6 14 9C18 3 30 2 36 6C42 1 54 2 58 7C64 3 72 5 75 9C82 6 87 10 86 "
        "16C86 20 84 24 84 32"
        "C84 37 78 37 78 32C78 27 77 24 74 22C70 22 69 26 69 34C69 46 68.5 52 68 58"
        "C67.5 63 61.5 63 61.5 58"
        "C61 50 62 36 61 29C60 22 55 20 50 20C40 20 34 20 28 20C23 20 22 24 22 30C22 "
        "38 22 42 21.5 45"
        "C21 49 15.5 49 15.5 45C15 40 15.5 32 14.5 27C13.5 22 11 22 10.5 27C10 36 12 50 14 64"
        "C14.5 69 9.5 70 8 65C4 50 2 28 2 14Z"
    )
    return [
        sheet(
            "puddle",
            1,
            path(
                "coffee",
                "M0 97C8 91 22 95 44 94C64 93 82 91 88 97"
                "C90 102 78 104 62 103C42 104 22 105 8 103C1 102 -3 100 0 97Z",
            ),
        ),
        sheet("run", 1.6, path("coffee", run)),
        sheet(
            "froth",
            0,
            path(
                "crema",
                "M8 12.5C11 9 16 10.5 18 12.5C22 6.5 32 6 37 10C43 5 53 6 57 11"
                "C62 7.5 69 8.5 72 13C77 10.5 81 12 81.5 14.5C77 14 74 15 71 16.5C66 12 61 13 57 15"
                "C51 11 43 11 37 14C31 11 23 12 19 16.5C16 14.5 12 13.5 8 12.5Z",
            ),
        ),
        sheet(
            "drops",
            1,
            path(
                "coffee",
                "M93 20C95.5 24 97 26 97 28.5A4 4 0 0 1 89 28.5C89 26 90.5 24 93 20Z"
                "M-3 30C-1.5 33 0 35 0 37A3.2 3.2 0 0 1 -6.4 37C-6.4 35 -5 33 -3 30Z",
            ),
        ),
    ]


def cup_exact() -> list[str]:
    """Laid over a cup filled to the limit exactly: milk froth with a heart, and two glints."""
    froth = (
        "M15.5 31C15 25 20 23 25 24C28 19 36 18 40 21C45 17 54 18 57 22C63 20 71 23 72.5 29"
        "C72.5 33 71 35 70 37C64 40 52 38 44 39C36 38 24 40 18 37C16.5 35 15.7 33 15.5 31Z"
    )
    heart = (
        "M44 36.5C38 32.5 36.5 29.5 38 27C39.5 24.5 42.5 25 44 27.5C45.5 25 48.5 24.5 50 27"
        "C51.5 29.5 50 32.5 44 36.5Z"
    )
    glints = "".join(spark(x, y, r, 0.24) for x, y, r in ((95, 14, 8), (1, 6, 6), (88, 0, 4)))
    return [
        sheet("froth", 1, path("milk", froth)),
        sheet("heart", 0, path("coffee", heart)),
        sheet("glints", 1, path("gold", glints)),
    ]


def drawings() -> Drawings:
    def laid(says: str, sheets: list[str]) -> Drawing:
        return of_papers("-10 -2 120 110", says, SHADOW, rules, sheets)

    rules = {**fills(GLASS), "mask": "fill:#FFFFFF"}
    inside = [sheet("inside", 0, path("mask", INSIDE))]
    return {
        "cup": laid("The cup that fills. Empty is y 82, the limit y 32, the brim y 20.", cup()),
        "cup-inside": laid("Where the coffee shows in the cup: a mask.", inside),
        "cup-glass": laid("Shine and notches, over the coffee.", cup_glass()),
        "cup-exact": laid("Froth and glints, on a cup filled to its limit exactly.", cup_exact()),
        "cup-over": laid("Coffee running over, laid on a cup beyond its limit.", cup_over()),
    }
