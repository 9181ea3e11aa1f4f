"""The bay on the cards: what every hour of it shares."""

from __future__ import annotations

from sprites.kit.drawing import sheet
from sprites.kit.named import bar, path
from sprites.kit.numbers import measured
from sprites.kit.shapes import moved


def gull(x: float, y: float, w: float) -> str:
    """A bird far off, both wings of one slip of paper."""
    at = measured(x, y, w, 0.34 * w)
    return (
        f"M{at(-1, -1)}C{at(-0.6, -1.5)} {at(-0.15, -1)} {at(0, 0)}"
        f"C{at(0.15, -1)} {at(0.6, -1.5)} {at(1, -1)}C{at(0.6, -0.9)} {at(0.2, -0.2)} {at(0, 0.5)}"
        f"C{at(-0.2, -0.2)} {at(-0.6, -0.9)} {at(-1, -1)}Z"
    )


def glints(x: float, y: float, w: float, count: int) -> str:
    """Light on the water: slips of paper that grow shorter."""
    lengths = [(w, 0), (0.7 * w, 8), (0.78 * w, -7), (0.45 * w, 4), (0.3 * w, -2)][:count]
    return "".join(
        bar("glint", x - long / 2 + dx, y + 9 * i, long, 3.6, 1.8)
        for i, (long, dx) in enumerate(lengths)
    )


SKY = sheet("sky", 0, bar("sky", -10, -10, 272, 372))

CLOUD = path(
    "cloud", "M262 138H194a8.5 8.5 0 0 1 0-17h5a12.5 12.5 0 0 1 22-6a11 11 0 0 1 18 6H262Z"
) + path("cloud", "M40 80V52h22a11 11 0 0 1 19 8a8 8 0 0 1 13 5a7.5 7.5 0 0 1 0 15Z")

FAR = sheet(
    "far",
    1,
    path(
        "far",
        "M40 240V206C62 202 76 178 92 172C108 167 118 192 138 200C156 206 166 186 184 182"
        "C206 178 226 200 262 204V240Z",
    )
    + path(
        "farlit",
        "M92 172C82 176 74 187 66 195C76 194 80 186 86 188C91 190 92 182 96 183"
        "C101 184 106 182 101 176C98 173 95 171 92 172Z",
    ),
)

GAP = sheet(
    "far",
    1,
    path(
        "far",
        "M40 240V190C58 188 70 176 80 174C92 173 96 196 108 212C112 218 118 222 126 226V240Z"
        "M262 240V180C250 176 238 176 228 182C216 190 208 206 196 214C188 219 180 222 172 226V240Z",
    ),
)

SEA = sheet("sea", 1, path("sea", "M30 224H262V362H30Z"))

SEA2 = sheet(
    "sea-2",
    1,
    path(
        "sea2",
        "M30 262C52 256 66 256 84 261C104 267 122 267 142 261C164 255 182 256 202 262"
        "C222 267 240 266 262 260V362H30Z",
    ),
)

HEAD = sheet(
    "head",
    2,
    bar("tower", 207, 176, 14, 36, 2)
    + bar("stripe", 207, 190, 14, 8)
    + bar("lamp", 208.5, 167, 11, 10, 2)
    + path("stripe", "M205 168.5L214 160L223 168.5Z")
    + path(
        "mid",
        "M158 236C178 234 186 222 198 212C208 204 222 206 232 200"
        "C242 196 250 190 262 190V240H158C150 240 150 236 158 236Z",
    ),
)

SEA3_D = "M30 300C54 292 76 294 96 301C118 308 142 308 164 300C188 292 214 294 262 304V362H30Z"

NEAR_D = "M30 362V282C58 272 84 278 104 294C126 312 146 322 152 362Z"

CROWN = (
    "M69 231a8 8 0 0 1 1-15a11 11 0 0 1 16-9a13 13 0 0 1 22 2a10 10 0 0 1 14 9a6.5 6.5 0 0 1-1 13Z"
)

PINE_D = (
    "M84 302C90 286 99 278 96 262C93 250 84 242 88 228C90 222 96 223 95 229"
    "C93 240 101 245 104 256C110 252 116 252 121 249L123 252C118 257 109 258 105 264"
    "C107 278 99 288 101 302Z"
)

PINE = (
    path("pine2", PINE_D)
    + path("pine", CROWN)
    + moved(17, 104, path("pine", CROWN), size=0.66)
    + moved(69, 122, path("pine", CROWN), size=0.58)
)


def shore(*numbers: tuple[int, int]) -> list[str]:
    """The near sea, the shore and its pine, for these spans of numbers; all of them if none."""
    out = []
    for first, last in numbers or ((0, 0),):
        tag = f"-{first}" if first else ""
        out += [
            sheet("sea-3" + tag, 2, path("sea3", SEA3_D), first=first, last=last),
            sheet("near" + tag, 3, path("near", NEAR_D), first=first, last=last),
            sheet("pine" + tag, 3, PINE, first=first, last=last),
        ]
    return out
