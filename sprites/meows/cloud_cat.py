"""The god of clouds: a puff with ears."""

from __future__ import annotations

from sprites.kit.shapes import line, path
from sprites.meows.faces import face
from sprites.meows.palette import CLOUD_BLUSH, CLOUD_INK

CLOUD_BODY = (
    "M-56 40C-84 42 -92 10 -66 2C-72 -22 -50 -38 -32 -32C-24 -50 24 -50 32 -32"
    "C50 -38 72 -22 66 2C92 10 84 42 56 40C44 54 16 54 6 44C-2 54 -40 56 -56 40Z"
)

CLOUD_EARS = (
    "M-44 -22C-46 -38 -44 -54 -39 -64C-37 -68 -32 -69 -28 -66C-20 -59 -13 -51 -9 -44L9 -44"
    "C13 -51 20 -59 28 -66C32 -69 37 -68 39 -64C44 -54 46 -38 44 -22Z"
)

CLOUD_EARS_IN = (
    "M-36 -52C-38 -43 -38 -36 -37 -29C-33 -35 -27 -40 -20 -43C-26 -48 -31 -51 -36 -52Z"
    "M36 -52C38 -43 38 -36 37 -29C33 -35 27 -40 20 -43C26 -48 31 -51 36 -52Z"
)


CLOUD_TAILS = {
    "": "",
    "curl": "M62 20C86 22 98 4 88 -10C82 -19 70 -17 69 -8",
    "up": "M60 22C88 22 92 -6 84 -26C80 -36 88 -46 96 -42",
    "low": "M58 30C84 42 104 34 104 18C104 8 94 6 91 13",
    "left": "M-62 20C-86 22 -98 4 -88 -10C-82 -19 -70 -17 -69 -8",
}


def cloud_cat(look: str, say: str, fur: str = "#FFFFFD", tail: str = "curl") -> str:
    """The cloud god: a puff with ears, its middle at 0, 0, about 170 wide."""
    return "".join(
        (
            line(CLOUD_TAILS[tail], fur, 17) if tail else "",
            path(CLOUD_EARS, fur),
            path(CLOUD_EARS_IN, "#DCCBD2"),
            path(CLOUD_BODY, fur),
            face(look, say, CLOUD_INK, CLOUD_BLUSH),
        )
    )
