"""Draws the sheets of Towai: one bay at seventeen hours, its luminaries, and the table's horizon.

`python sprites/towai/draw.py` writes every drawing of this folder and its papers again.
"""

import json
from math import cos, pi, sin
from pathlib import Path

HERE = Path(__file__).parent
CARD = "0 0 252 352"
SCENE = "0 0 1280 800"
"""Scenes go on beyond it, from -340 to 1620 and from -100 to 900, for windows of other shapes."""

SCENE_SHADOW = "#2A1030"
"""One shadow for every hour of the scene, so that hours can be mixed."""
SHADOWS = {"day": "#7A3410", "night": "#060818", "towai": "#2A0E3C"}
MARKS = {"day": "#B4570E", "night": "#1B2459", "towai": "#7A2C6F"}

# ---- the hours -----------------------------------------------------------------------------
# Three papers for each kind of light; the hours between are mixed from them.

MORNING = {
    "sky": "#FFE9BE",
    "cloud": "#FFF8E6",
    "far": "#F3B98C",
    "farlit": "#F9CFA6",
    "mid": "#D98A5C",
    "tower": "#FFF8EA",
    "stripe": "#D9574A",
    "lamp": "#FFE9A8",
    "sea": "#FBD9A4",
    "sea2": "#F5C684",
    "sea3": "#EDB069",
    "near": "#B9683A",
    "pine": "#8A4A2C",
    "pine2": "#A35E38",
}
NOON = MORNING | {
    "sky": "#FFDF9E",
    "cloud": "#FFF6DF",
    "far": "#F2A25E",
    "farlit": "#F7BC80",
    "mid": "#D2743F",
    "sea": "#FACB82",
    "sea2": "#F4B565",
    "sea3": "#EC9C4C",
    "near": "#A4512A",
    "pine": "#7C3A20",
    "pine2": "#974A29",
}
HEAT = MORNING | {
    "sky": "#FFCF7A",
    "cloud": "#FFEFCB",
    "far": "#EE8A45",
    "farlit": "#F5A866",
    "mid": "#C75D30",
    "sea": "#FBB968",
    "sea2": "#F4A14E",
    "sea3": "#E88638",
    "near": "#8E3F22",
    "pine": "#6E2D1A",
    "pine2": "#873B22",
}
DEEP = {
    "sky": "#151A42",
    "cloud": "#222B62",
    "far": "#1E2758",
    "farlit": "#29336E",
    "mid": "#131838",
    "tower": "#3A4588",
    "stripe": "#232C60",
    "lamp": "#FFDF8A",
    "sea": "#1A2252",
    "sea2": "#161D49",
    "sea3": "#131940",
    "near": "#0D1130",
    "pine": "#0A0D26",
    "pine2": "#0E1230",
}
MIDNIGHT = DEEP | {
    "sky": "#232C66",
    "cloud": "#313C80",
    "far": "#2C3776",
    "farlit": "#394690",
    "mid": "#1B2250",
    "tower": "#56639F",
    "stripe": "#2C3670",
    "sea": "#273173",
    "sea2": "#212A66",
    "sea3": "#1B235A",
    "near": "#131941",
    "pine": "#10153A",
    "pine2": "#161C48",
}
EVENING = DEEP | {
    "sky": "#3C4A9C",
    "cloud": "#5463B4",
    "far": "#4A58AC",
    "farlit": "#5E6DBE",
    "mid": "#2B3678",
    "tower": "#8E99D6",
    "stripe": "#4A57A4",
    "sea": "#4353A6",
    "sea2": "#3A4996",
    "sea3": "#313E86",
    "near": "#1F2860",
    "pine": "#1A2254",
    "pine2": "#242E68",
}
VIOLET = {
    "sky": "#6B3A8E",
    "cloud": "#8A52A6",
    "far": "#5A2F80",
    "farlit": "#6E3F94",
    "mid": "#43235F",
    "tower": "#B98CC0",
    "stripe": "#6E3F8A",
    "lamp": "#FFDF8A",
    "sea": "#5E3488",
    "sea2": "#522C7A",
    "sea3": "#47256C",
    "near": "#33184E",
    "pine": "#2A1342",
    "pine2": "#371A54",
}
ROSE = VIOLET | {
    "sky": "#E27E7E",
    "cloud": "#F2A08C",
    "far": "#B0528A",
    "farlit": "#C2669A",
    "mid": "#8A3C72",
    "tower": "#FFE3C8",
    "stripe": "#B0447A",
    "sea": "#C4628E",
    "sea2": "#AC5286",
    "sea3": "#93447C",
    "near": "#6A2C66",
    "pine": "#562258",
    "pine2": "#6E2F6C",
}
GOLD = VIOLET | {
    "sky": "#FFAE78",
    "cloud": "#FFC99A",
    "far": "#E07A70",
    "farlit": "#EE9480",
    "mid": "#B9506A",
    "tower": "#FFF0DC",
    "stripe": "#C7486E",
    "sea": "#F29A78",
    "sea2": "#E5847A",
    "sea3": "#D06E7C",
    "near": "#8E3A68",
    "pine": "#74305E",
    "pine2": "#8E3E6C",
}
LIGHTS = {
    "day": (MORNING, NOON, HEAT),
    "night": (DEEP, MIDNIGHT, EVENING),
    "towai": (VIOLET, ROSE, GOLD),
}
NUMBERS = {"day": range(3, 8), "night": range(1, 6), "towai": range(1, 8)}


def mix(one: str, other: str, share: float) -> str:
    """A colour with this share of another in it."""
    a, b = (tuple(int(c[i : i + 2], 16) for i in (1, 3, 5)) for c in (one, other))
    return "#" + "".join(f"{round(x + (y - x) * share):02X}" for x, y in zip(a, b, strict=True))


def between(one: dict[str, str], other: dict[str, str], share: float) -> dict[str, str]:
    return {k: mix(one[k], other[k], share) for k in one}


def hour(kind: str, number: int) -> dict[str, str]:
    """The bay's papers on one card."""
    low, middle, high = LIGHTS[kind]
    span = NUMBERS[kind]
    t = (number - span[0]) / (len(span) - 1)
    p = between(low, middle, 2 * t) if t < 0.5 else between(middle, high, 2 * t - 1)
    sky = p["sky"]
    if kind == "day":
        p |= {
            "halo2": mix(sky, "#FFFFFF", 0.3),
            "halo": mix(sky, "#FFF6DC", 0.62),
            "ray": mix("#FFD27A", "#FF9E2E", t),
            "disc": mix("#FFB03E", "#F9821E", t),
            "lit": mix("#FFC768", "#FFA24A", t),
            "glint": mix(p["sea"], "#FFFFFF", 0.65),
            "sail": "#FFF8EA",
            "hull": p["near"],
        }
    elif kind == "night":
        dim = {1: 0.2, 2: 0.24, 3: 0.4, 4: 0.12, 5: 0.2}[number]
        p |= {
            "halo2": mix(sky, "#7F8FE0", 0.13),
            "halo": mix(sky, "#8FA0EC", 0.26),
            "dark": mix(sky, "#8FA0EC", dim),
            "moon": "#FFF3CF",
            "crater": "#EBDCB0",
            "star": "#FFE9B8",
            "glint": "#FFF3CF",
        }
    else:
        p |= {
            "halo2": mix(sky, "#FFD0A0", 0.22),
            "halo": mix(sky, "#FFD8A8", 0.48),
            "disc": mix("#FFC08A", "#FFE3A0", t),
            "refl": mix("#3A1F63", "#7E3A80", t),
            "glint": mix(p["sea"], "#FFD9A8", 0.7),
            "star": "#FFDDBB",
            "gull": mix(p["pine"], sky, 0.12),
        }
    return p


# ---- the habit of a drawing ------------------------------------------------------------------


def n(value: float) -> str:
    """A coordinate as short as it can be written."""
    return f"{round(value, 1):g}"


def sheet(name: str, lift: float, body: str, first: int = 0, last: int = 0) -> str:
    """One sheet of paper; first and last bound the numbers it is laid for."""
    data = f' data-lift="{lift:g}"'
    data += f' data-from="{first}"' if first else ""
    data += f' data-to="{last}"' if last else ""
    return f'<g id="{name}"{data}>{body}</g>'


def fills(colours: dict[str, str]) -> dict[str, str]:
    return {k: f"fill:{v}" for k, v in colours.items()}


def write(
    name: str, view: str, says: str, rules: dict[str, str], sheets: list[str], shadow: str
) -> None:
    """One drawing, its colours first."""
    body = "\n".join(sheets)
    used = {k: v for k, v in rules.items() if f'class="{k}"' in body}
    style = " ".join(f".{k}{{{v}}}" for k, v in used.items())
    space = ' xmlns:xlink="http://www.w3.org/1999/xlink"' if "<linearGradient" in body else ""
    (HERE / f"{name}.svg").write_text(
        f'<svg xmlns="http://www.w3.org/2000/svg"{space} viewBox="{view}" data-shadow="{shadow}">\n'
        f"<!-- {says} -->\n<style>{style}</style>\n{body}\n</svg>\n",
        encoding="utf-8",
        newline="\n",
    )


def put(body: str, x: float = 0, y: float = 0, turn: float = 0, size: float = 1) -> str:
    """A piece moved, turned and sized."""
    how = f"translate({n(x)} {n(y)})"
    how += f" rotate({n(turn)})" if turn else ""
    how += f" scale({size:.3g})" if size != 1 else ""
    return f'<g transform="{how}">{body}</g>'


def path(kind: str, d: str, more: str = "") -> str:
    return f'<path class="{kind}" d="{d}"{more}/>'


def disc(kind: str, x: float, y: float, r: float, more: str = "") -> str:
    return f'<circle class="{kind}" cx="{n(x)}" cy="{n(y)}" r="{n(r)}"{more}/>'


def bar(kind: str, x: float, y: float, w: float, h: float, r: float = 0) -> str:
    corner = f' rx="{n(r)}"' if r else ""
    return f'<rect class="{kind}" x="{n(x)}" y="{n(y)}" width="{n(w)}" height="{n(h)}"{corner}/>'


def star(x: float, y: float, r: float) -> str:
    """A four-pointed star as the outline of a path."""
    w = 0.26 * r
    points = [(0, -r), (w, -w), (r, 0), (w, w), (0, r), (-w, w), (-r, 0), (-w, -w)]
    return "M" + "L".join(f"{n(x + a)} {n(y + b)}" for a, b in points) + "Z"


def gull(x: float, y: float, w: float) -> str:
    """A bird far off, both wings of one slip of paper."""
    h = 0.34 * w
    return (
        f"M{n(x - w)} {n(y - h)}C{n(x - 0.6 * w)} {n(y - 1.5 * h)} {n(x - 0.15 * w)} {n(y - h)} "
        f"{n(x)} {n(y)}C{n(x + 0.15 * w)} {n(y - h)} {n(x + 0.6 * w)} {n(y - 1.5 * h)} {n(x + w)} "
        f"{n(y - h)}C{n(x + 0.6 * w)} {n(y - 0.9 * h)} {n(x + 0.2 * w)} {n(y - 0.2 * h)} {n(x)} "
        f"{n(y + 0.5 * h)}C{n(x - 0.2 * w)} {n(y - 0.2 * h)} {n(x - 0.6 * w)} {n(y - 0.9 * h)} "
        f"{n(x - w)} {n(y - h)}Z"
    )


def glints(x: float, y: float, w: float, count: int) -> str:
    """Light on the water: slips of paper that grow shorter."""
    lengths = [(w, 0), (0.7 * w, 8), (0.78 * w, -7), (0.45 * w, 4), (0.3 * w, -2)][:count]
    return "".join(
        bar("glint", x - long / 2 + dx, y + 9 * i, long, 3.6, 1.8)
        for i, (long, dx) in enumerate(lengths)
    )


# ---- the bay on the cards ----------------------------------------------------------------------

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
    + put(path("pine", CROWN), 17, 104, 0, 0.66)
    + put(path("pine", CROWN), 69, 122, 0, 0.58)
)


def shore(*numbers: tuple[int, int]) -> list[str]:
    """The near sea, the shore and its pine, for these spans of numbers; all of them if none."""
    out = []
    for first, last in numbers or ((0, 0),):
        tag = f"-{first}" if first else ""
        out += [
            sheet("sea-3" + tag, 2, path("sea3", SEA3_D), first, last),
            sheet("near" + tag, 3, path("near", NEAR_D), first, last),
            sheet("pine" + tag, 3, PINE, first, last),
        ]
    return out


def rays(points: int) -> str:
    """A sun's cut rays, round a disc of radius 40."""
    d = ""
    for i in range(points):
        a = 2 * pi * i / points - pi / 2
        reach, width = (67, 0.155) if i % 3 == 0 else (61, 0.135)
        d += (
            f"M{n(reach * cos(a))} {n(reach * sin(a))}L{n(47 * cos(a + width))} "
            f"{n(47 * sin(a + width))}L{n(47 * cos(a - width))} {n(47 * sin(a - width))}Z"
        )
    return path("ray", d)


SUNS = {
    3: (132, 178, 25),
    4: (140, 152, 29),
    5: (148, 130, 34),
    6: (152, 110, 39),
    7: (154, 98, 46),
}


def day() -> list[str]:
    """Day 3 to 7: the higher the number, the higher, larger and hotter the sun."""
    out = [SKY]
    for k, (x, y, r) in SUNS.items():
        size = r / 40
        out += [
            sheet(f"halo-2-{k}", 1, disc("halo2", x, y, 98 * size), k, k),
            sheet(f"halo-{k}", 1, disc("halo", x, y, 76 * size), k, k),
        ]
        if k > 3:
            out.append(sheet(f"rays-{k}", 1, put(rays(12), x, y, 0, size), k, k))
        out += [
            sheet(f"sun-{k}", 2, disc("disc", x, y, r), k, k),
            sheet(f"lit-{k}", 1, disc("lit", x, y, 0.72 * r), k, k),
        ]
    out += [sheet("cloud", 1, CLOUD), FAR, SEA, SEA2]
    out += [sheet(f"glint-{k}", 0, glints(x, 232, 2 * r, 4), k, k) for k, (x, _, r) in SUNS.items()]
    out.append(HEAD)
    sail = path("sail", "M0 -26C2 -14 8 -6 16 0H0ZM-3 -20C-5 -10 -9 -4 -14 0H-3Z") + path(
        "hull", "M-17 2H19C17 8 14 11 9 11H-8C-13 11 -16 8 -17 2Z"
    )
    out.append(sheet("boat", 1.4, put(sail, 166, 250, 0, 0.9), 6))
    return out + shore()


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
            sheet(f"halo-2-{k}", 1, disc("halo2", x, y, 98 * size), k, k),
            sheet(f"halo-{k}", 1, disc("halo", x, y, 70 * size), k, k),
        ]
        spots = path("star", "".join(star(*s) for s in STARS[: count[k]]))
        if k == 1:
            spots += path("star", "M178 84L222 44L218.5 40.5Z", ' fill-opacity=".7"')
            spots += path("star", star(178, 84, 6))
        out.append(sheet(f"stars-{k}", 0, spots, k, k))
        if k < 5:
            out.append(sheet(f"dark-{k}", 1, disc("dark", x, y, r), k, k))
        body = path("moon", moon) + (path("crater", craters) if craters else "")
        out.append(sheet(f"moon-{k}", 2, put(body, x, y, -24, size), k, k))
    out += [
        sheet("cloud", 1, CLOUD, 4),
        FAR,
        sheet(
            "beam",
            0,
            path("lamp", "M208 171L30 132V206Z", ' fill-opacity=".16"')
            + path("lamp", "M208 171L30 150V190Z", ' fill-opacity=".14"'),
        ),
        SEA,
        SEA2,
    ]
    out += [
        sheet(f"glint-{k}", 0, glints(x, 232, 16 + 11 * k, 2 + (k + 1) // 2), k, k)
        for k, (x, _, _) in MOONS.items()
    ]
    return [*out, HEAD, *shore()]


FISHER = [
    (
        "rod",
        1,
        (
            '<path class="rod" d="M146 226C158 196 172 178 192 166"/>'
            '<path class="line" d="M192 166C195 180 196 190 195 202"/>'
        ),
    ),
    (
        "fish",
        2,
        path(
            "fish", "M195 198C206 207 207 228 195 240L205 254H185L195 240C183 228 184 207 195 198Z"
        )
        + disc("man", 192, 212, 2.4),
    ),
    (
        "man",
        2,
        path("man", "M112 262C109 234 120 220 132 220C146 220 154 236 151 262Z")
        + disc("man", 132, 212, 12)
        + path(
            "hat",
            "M108 211C117 204 125 190 132 190C139 190 147 204 156 211C147 217 117 217 108 211Z",
        ),
    ),
    (
        "hull",
        2,
        path(
            "hull",
            "M76 246C108 262 152 262 188 244C184 272 168 288 154 288H110C94 288 80 272 76 246Z",
        )
        + path(
            "trim",
            "M79 258C110 272 154 272 185.5 257C184.5 261 183 264 181.5 267C152 280 110 280 83 267"
            "C81 264 80 261 79 258Z",
        ),
    ),
]
WAVE = [
    (
        "wave-back",
        2,
        path(
            "w1",
            "M30 362V236C48 196 84 150 134 138C178 128 212 150 218 182"
            "C222 206 204 222 188 216C198 208 198 192 184 186C160 178 142 208 150 240C158 "
            "276 206 292 262 292V362Z",
        ),
    ),
    (
        "foam",
        2,
        path(
            "foam",
            "M60 206C80 170 108 146 140 136C180 126 216 148 220 184C223 209 202 225 185 217"
            "A6 6 0 0 1 188 206C200 206 206 196 203 184C198 160 170 146 142 154C108 164 80 "
            "184 60 206Z",
        )
        + disc("foam", 178, 226, 7)
        + disc("foam", 205, 222, 5)
        + disc("foam", 192, 236, 4)
        + disc("foam", 216, 208, 3.4),
    ),
    (
        "wave-mid",
        2,
        path(
            "w2",
            "M30 362V262C56 226 92 190 126 182C116 206 120 246 142 272"
            "C168 302 220 308 262 306V362Z",
        ),
    ),
    (
        "wave-front",
        3,
        path(
            "w3",
            "M30 362V296C52 270 76 250 98 246C98 272 116 298 144 312C182 330 226 328 262 324V362Z",
        ),
    ),
]
BOATS = [
    (
        "boat-1",
        2,
        bar("mast", 196, 166, 3.5, 66, 1.5)
        + path(
            "sail2",
            "M193 170V222H158C176 210 188 192 193 170ZM202 180C212 194 220 208 224 222H202Z",
        )
        + path("hull2", "M154 228H230C226 242 218 248 208 248H176C164 248 156 240 154 228Z"),
    ),
    (
        "boat-2",
        3,
        bar("mast", 116, 186, 4.5, 94, 2)
        + path("sail", "M123 190C130 220 148 248 176 264H123ZM113 204C108 226 96 248 80 264H113Z")
        + path(
            "flag",
            "M118 178C126 174 132 182 142 177C137 184 138 188 142 192C132 196 126 188 118 192Z",
        )
        + path("hull", "M74 274H184C180 294 168 304 152 304H108C90 304 78 292 74 274Z"),
    ),
]


def towai() -> list[str]:
    """Towai 1 to 7, from violet to gold; 3 a fisher, 4 the wave, 5 two boats passing."""
    x, y = 150, 224
    out = [SKY]
    for k in (1, 2, 3):
        spots = "".join(star(*s) for s in STARS[: 5 - k])
        out += [sheet(f"stars-{k}", 0, path("star", spots), k, k)]
    for k in NUMBERS["towai"]:
        size = (30 + 4.6 * k) / 40
        out += [
            sheet(f"halo-2-{k}", 1, disc("halo2", x, y, 92 * size), k, k),
            sheet(f"halo-{k}", 1, disc("halo", x, y, 66 * size), k, k),
            sheet(f"disc-{k}", 2, disc("disc", x, y, 40 * size), k, k),
        ]
    out += [
        sheet("cloud", 1, CLOUD),
        sheet("gulls", 0.6, path("gull", gull(100, 112, 9) + gull(120, 126, 7)), 5, 6),
        sheet(
            "gulls-7", 0.6, path("gull", gull(96, 108, 9) + gull(116, 122, 7) + gull(92, 134, 6)), 7
        ),
        GAP,
        SEA,
    ]
    for k in NUMBERS["towai"]:
        if k == 4:
            continue
        size = (30 + 4.6 * k) / 40
        water = path("refl", "M-40 0H40A40 40 0 0 1 -40 0Z") + path(
            "glint",
            "M-31 8H9a2 2 0 0 1 0 4H-31a2 2 0 0 1 0 -4ZM-12 18H27a2 2 0 0 1 0 4H-12a2 2 0 0 1 0 -4Z"
            "M-17 28H6a2 2 0 0 1 0 4H-17a2 2 0 0 1 0 -4Z",
        )
        out.append(sheet(f"water-{k}", 0, put(water, x, y, 0, size), k, k))
    out += [HEAD]
    out += [sheet(name, lift, body, 3, 3) for name, lift, body in FISHER]
    out += [
        sheet("sea-3-3", 2, path("sea3", SEA3_D), 3, 3),
        sheet("near-3", 3, path("near", NEAR_D), 3, 3),
    ]
    out += [sheet(name, lift, body, 4, 4) for name, lift, body in WAVE]
    out += [sheet(name, lift, body, 5, 5) for name, lift, body in BOATS]
    out += [sheet("sea-3-5", 2, path("sea3", SEA3_D), 5, 5)]
    return out + shore((1, 2), (6, 7))


THINGS = {
    "hull": "#5A2358",
    "hull2": "#7A2C6F",
    "trim": "#B0487F",
    "man": "#3B1B47",
    "hat": "#D65C93",
    "fish": "#FFF1DC",
    "w1": "#5B3B8C",
    "w2": "#8A4A9E",
    "w3": "#B65C9F",
    "foam": "#FFF1DC",
    "sail": "#FFF1DC",
    "sail2": "#FFC9A8",
    "mast": "#4A1B45",
    "flag": "#D65C93",
}
LINES = {
    "rod": "fill:none;stroke:#3B1B47;stroke-width:3.5;stroke-linecap:round",
    "line": "fill:none;stroke:#FBF6EA;stroke-width:2",
}


# ---- frame, back, marks, marker ------------------------------------------------------------------


def frame() -> list[str]:
    """The card's paper over the picture: a window, and a tab for the turned index."""
    edge = (
        "M18 0H234A18 18 0 0 1 252 18V334A18 18 0 0 1 234 352H18A18 18 0 0 1 0 334V18"
        "A18 18 0 0 1 18 0ZM80 12A14 14 0 0 0 66 26V326A14 14 0 0 0 80 340H182"
        "A12 12 0 0 0 194 328V274A14 14 0 0 1 208 260H228A12 12 0 0 0 240 248V26"
        "A14 14 0 0 0 226 12Z"
    )
    return [
        sheet("frame", 2.2, path("paper", edge, ' fill-rule="evenodd"')),
        sheet("hair", 0, '<rect class="hair" x="1" y="1" width="250" height="350" rx="17"/>'),
    ]


def back() -> list[str]:
    """The back: two half suns parted by one strait of sea, the same either way up."""

    def twice(kind: str, d: str) -> str:
        return path(kind, d) + f'<g transform="rotate(180 126 176)">{path(kind, d)}</g>'

    crescent = "M44 42A17 17 0 1 0 60 68A14.5 14.5 0 0 1 44 42Z"
    stars = star(208, 46, 13) + star(186, 74, 6) + star(126, 32, 7) + star(74, 84, 5)
    wave = (
        "M-10 150C22 138 48 138 74 149C100 160 126 160 152 149C178 138 204 138 262 152"
        "V200C230 214 204 214 178 203C152 192 126 192 100 203C74 214 48 214 -10 200Z"
    )
    glint = (
        "M58 163H118a2.5 2.5 0 0 1 0 5H58a2.5 2.5 0 0 1 0-5ZM142 161H176a2.5 2.5 0 0 1 0 5H142"
        "a2.5 2.5 0 0 1 0-5Z"
    )
    edge = (
        "M18 0H234A18 18 0 0 1 252 18V334A18 18 0 0 1 234 352H18A18 18 0 0 1 0 334V18"
        "A18 18 0 0 1 18 0ZM24 12A12 12 0 0 0 12 24V328A12 12 0 0 0 24 340H228A12 12 0 "
        "0 0 240 328V24"
        "A12 12 0 0 0 228 12Z"
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
        sheet("edge", 1.4, path("edge", edge, ' fill-rule="evenodd"')),
    ]


MARK_SHAPES = {
    "day": path(
        "m",
        "M6 27A14 14 0 0 1 34 27ZM1 30H39a2 2 0 0 1 0 4H1a2 2 0 0 1 0-4ZM18.2 3h3.6v7h-3.6Z"
        "M3.5 11.5L6 9L11 13.6L8.5 16.1ZM36.5 11.5L34 9L29 13.6L31.5 16.1Z",
    ),
    "night": path(
        "m",
        "M25 3A17 17 0 1 0 36.5 27A14.5 14.5 0 0 1 25 3Z"
        "M32 8L33.7 12.3L38 14L33.7 15.7L32 20L30.3 15.7L26 14L30.3 12.3Z",
    ),
    "towai": path(
        "m",
        "M6 17A14 14 0 0 1 34 17ZM1 18.6H39a1.9 1.9 0 0 1 0 3.8H1a1.9 1.9 0 0 1 0-3.8Z"
        "M6 24H34A14 14 0 0 1 6 24ZM11 27.2A11 11 0 0 0 29 27.2Z",
        ' fill-rule="evenodd"',
    ),
    "draw": path(
        "m",
        "M8 6H19a3.5 3.5 0 0 1 3.5 3.5V30.5a3.5 3.5 0 0 1-3.5 3.5H8"
        "a3.5 3.5 0 0 1-3.5-3.5V9.5a3.5 3.5 0 0 1 3.5-3.5Z"
        "M28.6 13h4.3v5h5v4.3h-5v5h-4.3v-5h-4.1v-4.3h4.1Z",
    ),
    "reset": path(
        "m", "M20 6A14 14 0 1 1 7.9 13L11.8 15.3A9.5 9.5 0 1 0 20 10.5V15L9.5 8.3L20 1.5Z"
    ),
    "swap": path("m", "M4 12.5H26V7L37 14.7L26 22.4V17H4ZM36 23.5H14V18L3 25.7L14 33.4V28H36Z"),
}


def effect(name: str) -> list[str]:
    """The sign of a card's effect: light on a dark round."""
    return [
        sheet("round", 0, disc("disc", 20, 20, 20)),
        sheet("sign", 0, put(MARK_SHAPES[name], 6.6, 6.6, 0, 0.67)),
    ]


MARKER = {
    "rim": "#FBF6EA",
    "dsky": "#FFD489",
    "dhalo": "#FFE4AC",
    "sun": "#FFAE2B",
    "ray": "#FFBE49",
    "dhill": "#E58A45",
    "dhill2": "#C9682F",
    "nsky": "#27306B",
    "nhalo": "#3A4791",
    "moon": "#FFF1CC",
    "nhill": "#1A2150",
    "nhill2": "#121633",
    "star": "#FFE9B8",
}
HILL = "M-83 14C-50 -4 -20 24 10 20C40 16 60 4 82.5 16A84 84 0 0 1 -83 14Z"
HILL2 = "M-75 38C-40 24 0 54 75 38A84 84 0 0 1 -75 38Z"


def marker(side: str) -> list[str]:
    """A round of thick card, day on one side and night on the other."""
    out = [sheet("rim", 4, disc("rim", 0, 0, 96))]
    if side == "day":
        return [
            *out,
            sheet("sky", 0, disc("dsky", 0, 0, 84)),
            sheet("halo", 1, disc("dhalo", 0, -6, 62)),
            sheet(
                "rays",
                1.4,
                path(
                    "ray",
                    "M0 -66L9 -43H-9ZM-60 -6L-37 3V-15ZM60 -6L37 3V-15Z"
                    "M-43 -49L-20 -38L-32 -26ZM43 -49L20 -38L32 -26Z",
                ),
            ),
            sheet("sun", 2, disc("sun", 0, -6, 34)),
            sheet("hill", 2, path("dhill", HILL)),
            sheet("hill-2", 2, path("dhill2", HILL2)),
        ]
    return [
        *out,
        sheet("sky", 0, disc("nsky", 0, 0, 84)),
        sheet("halo", 1, disc("nhalo", 0, -10, 56)),
        sheet("moon", 2, path("moon", "M8 -46A38 38 0 1 0 36 10A33 33 0 0 1 8 -46Z")),
        sheet("stars", 1, path("star", star(36, -38, 13) + star(-52, -36, 9) + star(58, -4, 6))),
        sheet("hill", 2, path("nhill", HILL)),
        sheet("hill-2", 2, path("nhill2", HILL2)),
    ]


# ---- the table's horizon ---------------------------------------------------------------------

DAY_SCENE = {
    "sky": "#FFCF82",
    "halo4": "#FFD791",
    "halo3": "#FFDFA2",
    "halo2": "#FFE7B6",
    "cloud": "#FFF3D9",
    "far": "#F5B377",
    "far2": "#EE9A5B",
    "sea": "#F8BD74",
    "sea2": "#F2AB5F",
    "glint": "#FFF0CC",
    "head": "#D97E4A",
    "head2": "#C4693A",
    "tower": "#FFF6E4",
    "towerlow": "#F0D9BC",
    "stripe": "#D9574A",
    "lamp": "#FFE9A8",
    "sail": "#FFF6E4",
    "sail2": "#FFDDB0",
    "hull": "#A9512C",
    "shore": "#B85F33",
    "shore2": "#9C4A28",
    "shore3": "#7F3A20",
    "pine": "#8A4526",
    "pine2": "#743620",
    "trunk": "#6B311C",
}
DUSK_SCENE = {
    "sky": "#D9697F",
    "halo4": "#E27A80",
    "halo3": "#EC8E82",
    "halo2": "#F6A688",
    "cloud": "#F7B59A",
    "far": "#A24C86",
    "far2": "#8C3F7E",
    "sea": "#B4588A",
    "sea2": "#96487E",
    "glint": "#FFD3A4",
    "head": "#6E3070",
    "head2": "#5F2868",
    "tower": "#FFE0C8",
    "towerlow": "#DDB0B0",
    "stripe": "#A83E78",
    "lamp": "#FFDF8A",
    "sail": "#FFEBD2",
    "sail2": "#FFC9A8",
    "hull": "#4A1F52",
    "shore": "#55275C",
    "shore2": "#471F53",
    "shore3": "#381747",
    "pine": "#4A1F56",
    "pine2": "#3E1A4C",
    "trunk": "#381747",
}
NIGHT_SCENE = {
    "sky": "#1C2358",
    "halo4": "#20285F",
    "halo3": "#262F6C",
    "halo2": "#303A7C",
    "cloud": "#2C366F",
    "far": "#2A3470",
    "far2": "#232C63",
    "sea": "#212A62",
    "sea2": "#1B2355",
    "glint": "#F6EBCB",
    "head": "#171E49",
    "head2": "#141A42",
    "tower": "#58639E",
    "towerlow": "#3F4A86",
    "stripe": "#2E386F",
    "lamp": "#FFDF8A",
    "sail": "#8E99D6",
    "sail2": "#6B76B8",
    "hull": "#10153C",
    "shore": "#151B45",
    "shore2": "#11163A",
    "shore3": "#0D1130",
    "pine": "#121740",
    "pine2": "#0F1436",
    "trunk": "#0E1232",
}
SCENES = {"day": DAY_SCENE, "dusk": DUSK_SCENE, "night": NIGHT_SCENE}


def sky() -> list[str]:
    """The table's sky with the rings of light round 640, 330."""

    def ring(r: float) -> str:
        """Round above, cut off behind the sea."""
        half = (r * r - 170 * 170) ** 0.5
        return f"M{n(640 - half)} 500A{n(r)} {n(r)} 0 1 1 {n(640 + half)} 500Z"

    return [
        sheet("sky", 0, bar("sky", -340, -100, 1960, 1010)),
        *(
            sheet(f"halo-{k}", 2, path(f"halo{k}", ring(r)))
            for k, r in ((4, 560), (3, 440), (2, 330))
        ),
    ]


def bay() -> list[str]:
    """Everything in front of the luminary: hills, sea, lighthouse, pine and shores."""
    far = (
        "M-340 520V410C-250 396 -190 352 -130 350C-80 348 -50 392 0 384C40 378 90 330 136 322"
        "C176 316 206 372 256 396C300 416 330 430 380 462L420 520Z"
        "M1620 520V404C1540 400 1500 366 1430 360C1370 356 1330 372 1290 352C1250 334 "
        "1210 330 1166 344"
        "C1116 360 1086 404 1036 422C986 438 950 448 900 468L860 520Z"
    )
    far2 = (
        "M-340 520V452C-240 430 -120 452 -10 440C50 420 110 424 160 440C210 456 240 "
        "462 300 480V520Z"
        "M1620 520V448C1500 430 1400 440 1290 424C1230 424 1190 440 1140 452C1100 462 "
        "1060 466 1000 484V520Z"
    )
    glint = (
        "M452 488C500 485 560 486 600 488C560 491 500 492 452 488ZM668 489C720 485 790 486 838 489"
        "C790 493 720 493 668 489ZM520 508C580 504 690 504 748 508C690 512 580 512 520 508Z"
        "M596 526C640 522 730 522 776 526C730 530 640 530 596 526ZM540 544C570 541 640 541 672 544"
        "C640 547 570 547 540 544Z"
    )
    sea2 = (
        "M-340 560C-250 548 -180 586 -80 580C-40 578 -10 568 60 556C110 548 150 556 190 566"
        "C270 586 340 586 420 568C500 550 570 550 650 568C730 586 800 586 880 568"
        "C960 550 1030 550 1110 568C1190 584 1240 580 1290 566C1380 548 1500 560 1620 570V690H-340Z"
    )
    trunk = (
        "M58 580C78 544 104 526 98 486C92 452 72 436 82 400C88 384 108 390 105 408"
        "C100 434 120 446 127 468C142 460 158 458 172 448L178 458C164 474 142 476 131 494"
        "C138 530 118 548 130 580Z"
    )
    crowns = path(
        "pine",
        "M38 412a19 19 0 0 1 2-36a26 26 0 0 1 38-21a31 31 0 0 1 52 5a24 24 0 0 1 33 21"
        "a16 16 0 0 1-2 31Z",
    )
    low = path(
        "pine2",
        "M-2 470a14 14 0 0 1 2-26a19 19 0 0 1 27-15a22 22 0 0 1 37 3a17 17 0 0 1 24 16"
        "a11 11 0 0 1-2 22ZM142 466a12 12 0 0 1 2-23a16 16 0 0 1 24-13a19 19 0 0 1 32 3"
        "a15 15 0 0 1 21 13a10 10 0 0 1-2 20Z",
    )
    tower = (
        bar("tower", 1166, 416, 34, 96, 4)
        + path("towerlow", "M1184 416H1200V512H1184Z")
        + bar("stripe", 1166, 446, 34, 20)
        + bar("stripe", 1166, 488, 34, 20)
        + path("towerlow", "M1160 414H1206a2 2 0 0 1 0 6H1160a2 2 0 0 1 0-6Z")
        + bar("lamp", 1169, 394, 28, 24, 4)
        + path("stripe", "M1160 396L1183 374L1206 396Z")
        + path(
            "head",
            "M1620 600V452C1540 448 1490 462 1420 458C1370 456 1330 462 1290 470"
            "C1250 474 1230 492 1200 500C1160 510 1130 520 1090 548C1060 570 1020 580 966 590"
            "C950 594 952 602 966 602H1620Z",
        )
    )
    left = (
        "M-340 660V506C-250 500 -180 540 -100 540C-60 540 -40 536 -10 536C40 532 100 534 150 552"
        "C210 574 250 600 330 612C346 616 344 624 330 624L300 660Z"
    )
    return [
        sheet("far", 2, path("far", far)),
        sheet("far-2", 2, path("far2", far2)),
        sheet("sea", 2, path("sea", "M-340 474H1620V610H-340Z")),
        sheet("glint", 0, path("glint", glint, ' fill-opacity=".5"')),
        sheet("sea-2", 2, path("sea2", sea2)),
        sheet("lighthouse", 3, tower),
        sheet("pine-low", 2, low),
        sheet("pine", 3, path("trunk", trunk) + crowns),
        sheet("left", 3, path("head2", left)),
        sheet(
            "shore",
            4,
            path(
                "shore",
                "M-340 664C-220 650 -120 664 -10 640C100 612 240 618 360 634"
                "C520 654 700 640 860 622C1020 606 1160 612 1290 640C1400 660 1500 646 1620 "
                "664V750H-340Z",
            ),
        ),
        sheet(
            "shore-2",
            4,
            path(
                "shore2",
                "M-340 716C-220 726 -100 722 -10 706C120 676 300 690 460 700"
                "C640 710 820 700 980 684C1100 674 1200 684 1290 702C1400 722 1500 710 1620 "
                "716V806H-340Z",
            ),
        ),
        sheet(
            "shore-3",
            3,
            path(
                "shore3",
                "M-340 784C-200 774 -100 780 -10 770C160 750 380 758 640 764"
                "C900 768 1100 750 1290 768C1400 780 1500 770 1620 784V910H-340Z",
            ),
        ),
    ]


def boat() -> list[str]:
    return [
        sheet(
            "boat",
            2,
            path("sail", "M2 -56C6 -34 16 -14 32 0H2Z")
            + path("sail2", "M-2 -46C-6 -28 -16 -12 -28 0H-2Z")
            + path("hull", "M-34 4H40C36 16 28 22 18 22H-14C-24 22 -32 14 -34 4Z"),
        )
    ]


def clouds() -> dict[str, str]:
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


def luminary(which: str) -> list[str]:
    """The great disc of the table, radius 216: the stage of the pile."""
    if which == "sun":
        return [sheet("disc", 3, disc("disc", 0, 0, 216)), sheet("lit", 2, disc("lit", 0, 0, 176))]
    if which == "moon":
        seas = (
            disc("crater", -120, -80, 34)
            + disc("crater", 120, 110, 42)
            + disc("crater", -134, 90, 20)
        )
        seas += disc("crater", 150, -94, 24) + disc("crater", -60, 168, 14)
        return [sheet("disc", 3, disc("moon", 0, 0, 216)), sheet("seas", 0, seas)]
    slips = "".join(
        f"M{n(-w + dx)} {y}H{n(w + dx)}a3.5 3.5 0 0 1 0 7H{n(-w + dx)}a3.5 3.5 0 0 1 0-7Z"
        for y, w, dx in ((14, 140, -24), (34, 90, 66), (56, 112, -30), (78, 60, 34), (98, 40, -18))
    )
    water = path("refl", "M-216 0H216A216 128 0 0 1 -216 0Z", ' fill-opacity=".8"') + path(
        "glint", slips
    )
    half = [
        sheet("disc", 3, path("disc", "M-216 0A216 216 0 0 1 216 0Z")),
        sheet("lit", 2, path("lit", "M-176 0A176 176 0 0 1 176 0Z")),
    ]
    return (
        [sheet("water", 0, water)] if which == "reflection" else [*half, sheet("water", 0, water)]
    )


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
            path("star", "".join(star(x, y, 1.25 * r) for x, y, r in SKY_STARS[k::3])),
            k + 1,
            k + 1,
        )
        for k in range(3)
    ]


def beam() -> list[str]:
    """The lighthouse's beam, its lamp at 1172, 405."""
    shine = (
        '<defs><linearGradient id="shine" gradientUnits="userSpaceOnUse" x1="1172" '
        'y1="405" x2="840" y2="384">'
        '<stop offset="0" stop-color="#FFDF8A" stop-opacity=".55"/>'
        '<stop offset=".4" stop-color="#FFDF8A" stop-opacity=".18"/>'
        '<stop offset="1" stop-color="#FFDF8A" stop-opacity="0"/></linearGradient>'
        '<radialGradient id="glow" gradientUnits="userSpaceOnUse" cx="1183" cy="406" r="46">'
        '<stop offset="0" stop-color="#FFDF8A" stop-opacity=".7"/>'
        '<stop offset=".45" stop-color="#FFDF8A" stop-opacity=".22"/>'
        '<stop offset="1" stop-color="#FFDF8A" stop-opacity="0"/></radialGradient></defs>'
    )
    return [
        sheet(
            "beam",
            0,
            shine
            + '<path fill="url(#shine)" d="M1172 402L840 318V446L1172 408Z"/>'
            + '<circle cx="1183" cy="406" r="46" fill="url(#glow)"/>',
        )
    ]


def main() -> None:
    papers: dict[str, dict[str, dict[str, str]]] = {}
    bays = {
        "day": (day, "Day 3 to 7: how high and how large the sun."),
        "night": (night, "Night 1 to 5: how much moon is left."),
        "towai": (towai, "Towai 1 to 7: the disc parted by the horizon, from violet to gold."),
    }
    for kind, (sheets, says) in bays.items():
        papers[kind] = {str(k): hour(kind, k) for k in NUMBERS[kind]}
        middle = hour(kind, {"day": 5, "night": 3, "towai": 4}[kind])
        own = THINGS | middle if kind == "towai" else middle
        write(kind, CARD, says, fills(own) | LINES, sheets(), SHADOWS[kind])
        write(
            f"mark-{kind}",
            "0 0 40 40",
            "The mark of a suit.",
            {"m": f"fill:{MARKS[kind]}"},
            [sheet("mark", 0, MARK_SHAPES[kind])],
            "#2B2440",
        )
    for name in ("draw", "reset", "swap"):
        write(
            f"mark-{name}",
            "0 0 40 40",
            "The sign of an effect.",
            {"disc": f"fill:{MARKS['towai']}", "m": "fill:#FBF6EA"},
            effect(name),
            "#2B2440",
        )
    write(
        "frame",
        CARD,
        "The card's paper over its picture.",
        {
            "paper": "fill:#FBF6EA",
            "hair": "fill:none;stroke:#2B2440;stroke-width:2;stroke-opacity:.25",
        },
        frame(),
        "#2B1A3C",
    )
    write(
        "back",
        CARD,
        "The back, the same either way up.",
        fills(
            {
                "a": "#A63F78",
                "c": "#BE5282",
                "d": "#D86F8A",
                "e": "#EE9488",
                "sun": "#FFD9A0",
                "b": "#5B2A6B",
                "f": "#44205A",
                "glint": "#C58BC0",
                "star": "#FBDDC0",
                "edge": "#FBF6EA",
            }
        ),
        back(),
        "#2A0E3C",
    )
    for side in ("day", "night"):
        write(
            f"marker-{side}",
            "-106 -106 212 212",
            f"The marker, {side} side up.",
            fills(MARKER),
            marker(side),
            SHADOWS[side],
        )
    scene = fills(DAY_SCENE) | {"star": "fill:#FFE9B8"}
    for name, sheets in (("sky", sky), ("bay", bay)):
        write(name, SCENE, sheets.__doc__ or "", scene, sheets(), SCENE_SHADOW)
    write("stars", SCENE, stars.__doc__ or "", scene, stars(), "#060818")
    write("beam", SCENE, beam.__doc__ or "", scene, beam(), "#060818")
    write("boat", "-46 -66 98 98", "A boat; its waterline is y 22.", scene, boat(), SCENE_SHADOW)
    for name, d in clouds().items():
        write(
            name,
            "-114 -58 228 100",
            "A drifting cloud.",
            scene,
            [sheet("cloud", 2, path("cloud", d))],
            SCENE_SHADOW,
        )
    for name, colours in (
        ("sun", {"disc": "#FFC14D", "lit": "#FFCE6B"}),
        ("moon", {"moon": "#F6EBCB", "crater": "#EADBB2"}),
        ("split", {"disc": "#FFC98A", "lit": "#FFDDA6", "refl": "#85407C", "glint": "#FFD3A4"}),
        ("reflection", {"refl": "#85407C", "glint": "#FFD3A4"}),
    ):
        write(
            name,
            "-240 -240 480 480",
            "The great disc of the table, radius 216.",
            fills(colours),
            luminary(name),
            {"sun": SCENE_SHADOW, "moon": "#05071A", "split": "#3A0E3C", "reflection": "#3A0E3C"}[
                name
            ],
        )
    for name in ("sky", "bay", "boat", "cloud-1", "cloud-2", "cloud-3"):
        text = (HERE / f"{name}.svg").read_text(encoding="utf8")
        papers[name] = {
            when: {k: v for k, v in colours.items() if f'class="{k}"' in text}
            for when, colours in SCENES.items()
        }
    (HERE / "papers.json").write_text(
        json.dumps(papers, indent=1) + "\n", encoding="utf-8", newline="\n"
    )


if __name__ == "__main__":
    main()
