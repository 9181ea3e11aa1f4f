"""The gods of the sky, all of them cats."""

from __future__ import annotations

from sprites.kit.cards import WHITE
from sprites.kit.cats import EARS, HEAD
from sprites.kit.numbers import tenth
from sprites.kit.shapes import ellipse, line, path
from sprites.meows.faces import face

SHAGGY = (
    "M-56 4C-60 -16 -58 -42 -52 -61C-50 -68 -44 -69 -39 -65C-31 -58 -24 -51 -18 -45"
    "C-7 -48 7 -48 18 -45C24 -51 31 -58 39 -65C44 -69 50 -68 52 -61C58 -42 60 -16 56 4"
    "C61 7 66 12 70 19C72 23 70 26 66 26C63 26 60 26 57 26C59 30 60 34 60 39C60 43 57 44 53 43"
    "C49 42 45 41 42 40C30 48 15 51 0 51C-15 51 -30 48 -42 40C-45 41 -49 42 -53 43"
    "C-57 44 -60 43 -60 39C-60 34 -59 30 -57 26C-60 26 -63 26 -66 26C-70 26 -72 23 -70 19"
    "C-66 12 -61 7 -56 4Z"
)

SPIKY = (
    "M-56 6C-63 -14 -60 -42 -55 -64C-53 -72 -46 -73 -41 -68C-35 -61 -30 -55 -25 -49L-20 -60"
    "L-10 -50L0 -64L10 -50L20 -60L25 -49C30 -55 35 -61 41 -68C46 -73 53 -72 55 -64"
    "C60 -42 63 -14 56 6L74 8L62 20L78 30L60 34L66 48L48 44C34 50 16 52 0 52"
    "C-16 52 -34 50 -48 44L-66 48L-60 34L-78 30L-62 20L-74 8Z"
)

STRIPES = (
    "M-7 -46C-6 -36 -4 -30 0 -26C4 -30 6 -36 7 -46C4 -47 -4 -47 -7 -46Z"
    "M-25 -43C-23 -36 -20 -32 -16 -29C-14 -34 -14 -40 -15 -45Z"
    "M25 -43C23 -36 20 -32 16 -29C14 -34 14 -40 15 -45Z"
)

MUZZLE = "M-26 24C-26 10 -10 8 0 12C10 8 26 10 26 24C26 38 10 42 0 42C-10 42 -26 38 -26 24Z"


def fur(d: str, colour: str) -> str:
    """An outline of spikes, their points rounded."""
    return path(d, colour, stroke=colour, stroke_width="6", stroke_linejoin="round")


BODY_FROM_BEHIND = "M-36 66C-46 34 -30 4 0 0C30 4 46 34 36 66C30 72 -30 72 -36 66Z"
HEAD_FROM_BEHIND = (
    "M-30 -12C-32 -30 -30 -44 -26 -52C-24 -56 -20 -56 -17 -53C-12 -47 -9 -43 -7 -38"
    "C-3 -40 3 -40 7 -38C9 -43 12 -47 17 -53C20 -56 24 -56 26 -52C30 -44 32 -30 30 -12"
    "C28 14 -28 14 -30 -12Z"
)


class Coat:
    """The colours of one god."""

    def __init__(self, fur: str, ear: str, stripe: str, chin: str, blush: str, ink: str) -> None:
        self.fur, self.ear, self.stripe = fur, ear, stripe
        self.chin, self.blush, self.ink = chin, blush, ink

    def head(self, look: str, say: str, shape: str = HEAD) -> str:
        """A head about 120 wide, its middle at 0, 0."""
        return "".join(
            (
                fur(shape, self.fur) if shape == SPIKY else path(shape, self.fur),
                path(EARS, self.ear),
                path(STRIPES, self.stripe) if self.stripe else "",
                path(MUZZLE, self.chin) if self.chin else "",
                face(look, say, self.ink, self.blush),
            )
        )

    def sitting(self, tail: str = "curl") -> str:
        """A seated body under a head at 0, 0; about 110 high."""
        tails = {
            "curl": "M34 92C66 98 78 74 66 54C60 44 50 48 52 57",
            "up": "M34 92C70 92 72 62 62 40C58 30 66 20 74 24",
            "shiver": "M34 92C52 96 58 84 68 88C78 92 80 78 74 70",
        }
        return "".join(
            (
                line(tails[tail], self.fur, 14) if tail else "",
                path(
                    "M-44 92C-52 56 -34 26 0 22C34 26 52 56 44 92C44 104 -44 104 -44 92Z", self.fur
                ),
                path("M-20 98C-24 70 -14 48 0 46C14 48 24 70 20 98Z", self.chin or self.ear),
                line("M-10 100V82M10 100V82", self.ink, 3.2, stroke_opacity=".55"),
            )
        )

    def leaping(self) -> str:
        """A body in mid-jump under a head at 0, 0, its arms and legs thrown out."""
        limbs = "M-24 40L-48 24M24 40L54 20M-18 84L-36 108M18 84L36 108"
        return "".join(
            (
                line("M30 78C58 84 66 62 60 46C57 38 64 30 72 33", self.fur, 14),
                line(limbs, self.fur, 19),
                path(
                    "M-36 78C-44 48 -30 22 0 20C30 22 44 48 36 78C30 100 -30 100 -36 78Z", self.fur
                ),
                ellipse(0, 66, 19, 23, self.chin or self.ear),
            )
        )


SUN_CAT = Coat("#F59E2E", "#FFD98A", "#E07F1B", "#FFE3A6", "#EE6F45", "#5A3210")

RAIN_CAT = Coat("#3C7CC2", "#A9CDEF", "#2A62A6", "#D5E7F7", "#E58A8F", "#12294D")

STORM_CAT = Coat("#9C74E0", "#E2CFFB", "", "#CDB2F5", "", "#22103F")

SNOW_CAT = Coat(WHITE, "#BFE0EC", "", "", "#F0A7A4", "#2B5366")


def paw(x: float, y: float, w: float, h: float, fill: str, toe: str) -> tuple[str, str]:
    """A paw resting on an edge, its round toes down at y, and the two strokes between the toes."""
    r = w / 2
    shape = (
        f"M{tenth(x)} {tenth(y - h)}C{tenth(x + r * 0.8)} {tenth(y - h)} {tenth(x + r * 0.95)} "
        f"{tenth(y - h * 0.7)} {tenth(x + r)} {tenth(y - h * 0.4)}C{tenth(x + r * 1.1)} {tenth(y)} "
        f"{tenth(x - r * 1.1)} {tenth(y)} {tenth(x - r)} {tenth(y - h * 0.4)}"
        f"C{tenth(x - r * 0.95)} {tenth(y - h * 0.7)} {tenth(x - r * 0.8)} {tenth(y - h)} "
        f"{tenth(x)} {tenth(y - h)}Z"
    )
    t, low, up = w * 0.17, y - h * 0.14, y - h * 0.36
    toes = f"M{tenth(x - t)} {tenth(low)}V{tenth(up)}M{tenth(x + t)} {tenth(low)}V{tenth(up)}"
    return path(shape, fill), line(toes, toe, round(max(2.2, w * 0.08), 1))
