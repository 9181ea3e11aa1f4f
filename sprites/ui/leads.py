"""Who leads: one marker for each game's table (the witch's hat lies with her things)."""

from __future__ import annotations

from sprites.kit.cards import INK
from sprites.kit.drawing import Drawing, Drawings
from sprites.kit.ornaments import gear, ring, stars
from sprites.kit.shapes import circle, ellipse, line, path


def drawings() -> Drawings:
    def seal(note: str, main: str, edge: str) -> Drawing:
        return (
            Drawing("0 0 60 60", note, INK)
            .sheet("seal", 3, circle(30, 29, 26, main))
            .sheet("edge", 0, ring(30, 29, 23.4, 21.8, edge))
        )

    return {
        "lead-meows": seal("the lead at the weather's table: a sun who winks", "#3F83C9", "#7FB0E2")
        .sheet("sun", 2, gear(30, 29, 19, 13.5, 10, "#F9C44B"), circle(30, 29, 12, "#F6B73C"))
        .sheet(
            "face",
            0,
            circle(25.6, 27.5, 1.8, "#5A3210"),
            line("M32 28Q34.500 25.500 37 28", "#5A3210", 1.8),
            line("M26 32.500Q28 35 30 32.500Q32 35 34 32.500", "#5A3210", 1.6),
        ),
        "lead-catte": seal("the lead at the coffee house: a steaming cup", "#D9653B", "#F0A07E")
        .sheet(
            "cup",
            2,
            path("M17 27H41C41 37 37 42 29 42C21 42 17 37 17 27Z", "#FFFBF2"),
            line("M41 29.500C48 28.500 48 38 39 37.500", "#FFFBF2", 3.4),
            ellipse(29, 27, 12, 3, "#6A3D17"),
        )
        .sheet(
            "steam", 0, line("M25 21C23 18 27 17 25 13M33 21C31 18 35 17 33 13", "#FFE3D4", 2.4)
        ),
        "lead-towai": seal("the lead by the bay: sun over its reflection", "#7A2C6F", "#B563A8")
        .sheet("sun", 2, path("M17 30A13 13 0 0 1 43 30Z", "#FFB23E"))
        .sheet(
            "sea",
            1,
            path("M14 32H46V34.500H14ZM19 37.500H41V40H19ZM24 43H36V45.500H24Z", "#FFC9A8"),
        )
        .sheet("glint", 0, stars([(40, 17, 5), (20, 19, 3.5)])),
    }
