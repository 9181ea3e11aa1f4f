"""Draws the sheets of Catte: four ranks of cats, three coffees, the café and its cups.

`python sprites/catte/draw.py` writes every drawing of this folder and its papers again.
"""

import json
from math import cos, pi, sin
from pathlib import Path

HERE = Path(__file__).parent
CARD = "0 0 252 352"
SCENE = "0 0 1280 800"
"""Scenes go on beyond it, from -340 to 1620 and from -100 to 900, for windows of other shapes."""
SHADOW = "#3A1C10"
"""The café's darkest brown: every shadow of the game."""

INK = "#2B2440"
MARKS = {"brown": "#6A3D17", "white": "#626A78", "black": "#221F22"}
ROOMS = {
    "brown": {"room": "#F0D29C", "spot": "#F8E4BC", "table": "#C08A52", "table2": "#A8723E"},
    "white": {"room": "#E6E1D8", "spot": "#C3BCB3", "table": "#A89F95", "table2": "#938A80"},
    "black": {"room": "#4A444E", "spot": "#857D86", "table": "#37313A", "table2": "#2B262E"},
}
COATS = {
    "brown": {
        "coat": "#BF7C3E",
        "coat2": "#A56731",
        "stripe": "#80491C",
        "muz": "#F8E3C2",
        "nose": "#C2553F",
        "eye": INK,
        "pupil": INK,
        "in": "#EDAA90",
        "lip": INK,
        "apron": "#D9653B",
        "apron2": "#BC4F2A",
        "band": "#D9653B",
        "band2": "#7FB8A4",
        "cap": "#FFF6E4",
        "cap2": "#7FB8A4",
        "lamp": "#80491C",
    },
    "white": {
        "coat": "#FFFBF2",
        "coat2": "#E7D8C0",
        "stripe": "#EBD7B8",
        "muz": "#FFFFFF",
        "nose": "#E58A78",
        "eye": INK,
        "pupil": INK,
        "in": "#F6B9A8",
        "lip": INK,
        "apron": "#D9653B",
        "apron2": "#BC4F2A",
        "band": "#D9653B",
        "band2": "#E9B44C",
        "cap": "#F2C25C",
        "cap2": "#D9653B",
        "lamp": "#857C72",
    },
    "black": {
        "coat": "#332D35",
        "coat2": "#241F26",
        "stripe": "#48414A",
        "muz": "#514953",
        "nose": "#EE9A84",
        "eye": "#FFD57A",
        "pupil": "#221F22",
        "in": "#C4766A",
        "lip": "#FFE3C4",
        "apron": "#7FB8A4",
        "apron2": "#639C88",
        "band": "#7FB8A4",
        "band2": "#D9653B",
        "cap": "#FFF6E4",
        "cap2": "#7FB8A4",
        "lamp": "#C98A4B",
    },
}
LINE = ";fill:none;stroke-width:2.8;stroke-linecap:round;stroke-linejoin:round"
GOODS = {
    "cup": "#FFF9EC",
    "cup2": "#E9DCC5",
    "steam": "#FFFDF6",
    "tray": "#6B4429",
    "tray2": "#8A5A36",
    "milk": "#FFFDF6",
    "steel": "#DCE4DF",
    "steel2": "#BFCCC5",
    "gold": "#F2C25C",
}


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
    """Colours as the rules of a style block; a cat's lip is a line."""
    return {k: f"stroke:{v}{LINE}" if k == "lip" else f"fill:{v}" for k, v in colours.items()}


def write(name: str, view: str, says: str, rules: dict[str, str], sheets: list[str]) -> None:
    """One drawing, its colours first."""
    body = "\n".join(sheets)
    used = {k: v for k, v in rules.items() if f'class="{k}"' in body}
    style = " ".join(f".{k}{{{v}}}" for k, v in used.items())
    (HERE / f"{name}.svg").write_text(
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="{view}" data-shadow="{SHADOW}">\n'
        f"<!-- {says} -->\n<style>{style}</style>\n{body}\n</svg>\n",
        encoding="utf-8",
        newline="\n",
    )


def put(body: str, x: float = 0, y: float = 0, turn: float = 0, size: float = 1) -> str:
    """A piece moved, turned and sized."""
    how = f"translate({n(x)} {n(y)})"
    how += f" rotate({n(turn)})" if turn else ""
    how += f" scale({size:g})" if size != 1 else ""
    return f'<g transform="{how}">{body}</g>'


def path(kind: str, d: str, more: str = "") -> str:
    return f'<path class="{kind}" d="{d}"{more}/>'


def round_(kind: str, x: float, y: float, r: float) -> str:
    return f'<circle class="{kind}" cx="{n(x)}" cy="{n(y)}" r="{n(r)}"/>'


def oval(kind: str, x: float, y: float, rx: float, ry: float, more: str = "") -> str:
    return f'<ellipse class="{kind}" cx="{n(x)}" cy="{n(y)}" rx="{n(rx)}" ry="{n(ry)}"{more}/>'


# ---- cups, beans, steam ------------------------------------------------------------------


def mug(x: float, y: float, w: float, h: float, band: str = "band") -> str:
    """A cup from the side: x its middle, y its rim."""
    left, right = x - w / 2, x + w / 2
    body = (
        f"M{n(left)} {n(y)}H{n(right)}C{n(right)} {n(y + 0.52 * h)} {n(right - 0.12 * w)} "
        f"{n(y + 0.94 * h)} {n(right - 0.26 * w)} {n(y + h)}H{n(left + 0.26 * w)}"
        f"C{n(left + 0.12 * w)} {n(y + 0.94 * h)} {n(left)} {n(y + 0.52 * h)} {n(left)} {n(y)}Z"
    )
    belt = (
        f"M{n(left + 0.01 * w)} {n(y + 0.24 * h)}H{n(right - 0.01 * w)}C{n(right - 0.02 * w)} "
        f"{n(y + 0.35 * h)} {n(right - 0.04 * w)} {n(y + 0.44 * h)} {n(right - 0.07 * w)} "
        f"{n(y + 0.52 * h)}H{n(left + 0.07 * w)}C{n(left + 0.04 * w)} {n(y + 0.44 * h)} "
        f"{n(left + 0.02 * w)} {n(y + 0.35 * h)} {n(left + 0.01 * w)} {n(y + 0.24 * h)}Z"
    )
    hoop = (
        f"M{n(right - 0.06 * w)} {n(y + 0.14 * h)}H{n(right + 0.07 * w)}C{n(right + 0.3 * w)} "
        f"{n(y + 0.14 * h)} {n(right + 0.3 * w)} {n(y + 0.7 * h)} {n(right + 0.02 * w)} "
        f"{n(y + 0.72 * h)}L{n(right - 0.12 * w)} {n(y + 0.72 * h)}V{n(y + 0.56 * h)}"
        f"L{n(right + 0.01 * w)} {n(y + 0.56 * h)}C{n(right + 0.16 * w)} {n(y + 0.55 * h)} "
        f"{n(right + 0.16 * w)} {n(y + 0.3 * h)} {n(right + 0.05 * w)} {n(y + 0.3 * h)}"
        f"H{n(right - 0.06 * w)}Z"
    )
    return path("cup2", hoop) + path("cup", body) + path(band, belt)


def bean(kind: str, x: float, y: float, turn: float, size: float = 1) -> str:
    """A coffee bean with its cut."""
    half = "M-1.6 -17C-9 -7 7 7 -1.6 17C-9 16 -12 9 -12 0C-12 -9 -9 -16 -1.6 -17Z"
    other = "M3 -16.6C-4 -7 11 7 3.4 16.6C9 15 12 8.5 12 0C12 -8.5 9 -15 3 -16.6Z"
    return put(path(kind, half) + path(kind, other), x, y, turn, size)


WISP = "M0 0C-11 -14 11 -26 1 -42C-1 -46 5 -48 7 -44C19 -26 -3 -14 8 0C11 5 3 5 0 0Z"


def wisp(x: float, y: float, size: float = 1) -> str:
    """Steam: y is its foot."""
    return put(path("steam", WISP, ' fill-opacity=".8"'), x, y, 0, size)


# ---- cats --------------------------------------------------------------------------------

SMALL_HEAD = (
    "M-48 -2C-50 -18 -48 -36 -44 -50C-42 -56 -36 -56 -32 -52L-16 -36C-6 -40 6 -40 "
    "16 -36L32 -52C36 -56 42 -56 44 -50C48 -36 50 -18 48 -2C54 14 40 40 0 40"
    "C-40 40 -54 14 -48 -2Z"
)
SMALL_EARS = (
    "M-40 -43C-34 -39 -28 -34 -24 -29C-30 -26 -35 -21 -39 -15C-41 -24 -41 -34 -40 -43Z"
    "M40 -43C34 -39 28 -34 24 -29C30 -26 35 -21 39 -15C41 -24 41 -34 40 -43Z"
)
SMALL_STRIPES = (
    "M-4 -38.5H4L2 -20C1.5 -17 -1.5 -17 -2 -20Z"
    "M-18 -35L-11.5 -37.2L-9 -25C-9 -22 -12 -21 -13 -24Z"
    "M18 -35L11.5 -37.2L9 -25C9 -22 12 -21 13 -24Z"
    "M-49.5 2L-36 4C-33 5 -33 8 -36 8L-50 9ZM49.5 2L36 4C33 5 33 8 36 8L50 9Z"
)
SMALL_MUZZLE = "M0 8C8 4 20 8 20 18C20 28 10 32 0 32C-10 32 -20 28 -20 18C-20 8 -8 4 0 8Z"
SMALL_NOSE = "M-5.5 10.5C-3 8.5 3 8.5 5.5 10.5C5 14 2 16 0 16C-2 16 -5 14 -5.5 10.5Z"

EYES = {
    "dots": round_("eye", -22, 2, 5.6) + round_("eye", 22, 2, 5.6),
    "asleep": path("lip", "M-29 2C-26 7.5 -18 7.5 -15 2M15 2C18 7.5 26 7.5 29 2"),
    "glad": path("lip", "M-29 4C-26 -3 -18 -3 -15 4M15 4C18 -3 26 -3 29 4"),
    "aside": round_("eye", -20, 3, 5.6) + round_("eye", 24, 3, 5.6),
    "up": round_("eye", -20, 0, 5.6) + round_("eye", 24, 0, 5.6),
    "down": path("lip", "M-30 1C-27 7 -18 8 -13 4M13 4C18 8 27 7 30 1"),
}
MOUTHS = {
    "w": path("lip", "M-10 19C-8 23.5 -2 23.5 0 18.5C2 23.5 8 23.5 10 19"),
    "open": path("lip", "M-10 18.5C-8 22.5 -2 22.5 0 18C2 22.5 8 22.5 10 18.5")
    + path(
        "nose",
        "M-4.5 21.5C-2 22 -1 21 0 19.5C1 21 2 22 4.5 21.5C5 27 2 29 0 29C-2 29 -5 27 -4.5 21.5Z",
    ),
}


def head() -> str:
    """Head and ears of a small cat round 0, 0."""
    return path("coat", SMALL_HEAD) + path("in", SMALL_EARS) + path("stripe", SMALL_STRIPES)


def looks(eyes: str, mouth: str = "w") -> str:
    """What is printed on a small cat's head."""
    blush = ' fill-opacity=".55"'
    return (
        path("muz", SMALL_MUZZLE)
        + EYES[eyes]
        + path("nose", SMALL_NOSE)
        + MOUTHS[mouth]
        + oval("in", -36, 16, 8, 5, blush)
        + oval("in", 36, 16, 8, 5, blush)
    )


def ground() -> str:
    return sheet("room", 0, '<rect class="room" x="-10" y="-10" width="272" height="372"/>')


def kitten() -> list[str]:
    """Low cats: a kitten in a cup, on as many saucers as its step."""
    poses = {
        1: (150, 176, -3, "asleep", "w"),
        2: (150, 168, 0, "dots", "w"),
        3: (150, 158, 6, "aside", "w"),
        4: (146, 152, -6, "glad", "open"),
    }
    out = [ground(), sheet("spot", 1, round_("spot", 150, 176, 86))]
    for step, (x, y, *_) in poses.items():
        steam = wisp(x - 32, y - 62, 0.9) + wisp(x + 24, y - 66, 0.9)
        out.append(sheet(f"steam-{step}", 0, steam, step, step))
    out.append(sheet("table", 2, path("table", "M30 262C90 256 190 256 262 262V362H30Z")))
    for k in range(4, 0, -1):
        y = 276 + 10 * (k - 1)
        w = 72 - 3 * (k % 2)
        plate = oval("cup2", 150, y + 4, w, 12) + oval("cup", 150, y, w, 11)
        out.append(sheet(f"saucer-{k}", 2, plate, k if k > 1 else 0))
    tail = "M204 196C224 190 228 168 220 152C217 144 227 139 232 147C242 170 232 204 206 212Z"
    out.append(sheet("tail", 2, path("coat2", tail), 2, 3))
    chest = "M112 190C122 178 178 178 188 190C194 204 194 222 188 236H112C106 222 106 204 112 190Z"
    out.append(sheet("chest", 1.6, path("coat2", chest), 3))
    for step, (x, y, turn, eyes, mouth) in poses.items():
        if step == 4:
            arm = (
                "M196 214C206 196 204 178 203 166C202 152 224 150 226 164C228 184 224 206 214 222Z"
            )
            pad = (
                round_("in", 214, 167, 4.6)
                + round_("in", 207, 159, 2.2)
                + round_("in", 214, 156, 2.2)
                + round_("in", 221, 159, 2.2)
            )
            out.append(sheet("wave", 2, path("coat", arm) + pad, 4))
        out.append(sheet(f"head-{step}", 3, put(head(), x, y, turn), step, step))
        out.append(sheet(f"face-{step}", 0, put(looks(eyes, mouth), x, y, turn), step, step))
    bowl = "M88 200C128 212 172 212 212 200C212 240 200 272 178 276H122C100 272 88 240 88 200Z"
    belt = (
        "M90 226C128 238 172 238 210 226C209.5 231 208.5 236 207 240.5C170 252 130 252 93 240.5"
        "C91.5 236 90.5 231 90 226Z"
    )
    hoop = (
        "M206 214H216C236 214 236 254 208 256L196 256V246L207 245.5C221 244.5 221 225 212 225H206Z"
    )
    out.append(sheet("cup", 3, path("cup2", hoop) + path("cup", bowl) + path("band", belt)))
    paw = "M{0} 220C{1} 212 {2} 198 {3} 196C{4} 195 {5} 202 {6} 211C{6} 222 {7} 228 {0} 220Z"
    left = paw.format(107, 101, 103, 113, 123, 128, 127, 113)
    right = paw.format(193, 199, 197, 187, 177, 172, 173, 187)
    toes = "M111.5 214h2.2v8h-2.2ZM118 215h2.2v8h-2.2Z"
    toes2 = "M179.8 215h2.2v8h-2.2ZM186.3 214h2.2v8h-2.2Z"
    out.append(sheet("paw-left", 2, path("coat", left) + path("stripe", toes)))
    out.append(sheet("paw-right", 2, path("coat", right) + path("stripe", toes2), 0, 3))
    return out


def waiter() -> list[str]:
    """Middle cats: the waiter, one to four cups on the tray held high."""
    stacks = {
        1: [(178, 0)],
        2: [(158, 0), (198, 0)],
        3: [(158, 0), (198, 0), (178, 1)],
        4: [(146, 0), (179, 0), (212, 0), (179, 1)],
    }
    out = [
        ground(),
        sheet("spot", 1, round_("spot", 146, 200, 96)),
        sheet("floor", 2, path("table", "M30 316C90 310 190 310 262 316V362H30Z")),
    ]
    for step, cups in stacks.items():
        w = 30 if step == 4 else 34
        top = 99 - 34 * (1 + max(row for _, row in cups))
        high = wisp(cups[-1][0] - 12, top - 5, 0.62 if step < 3 else 0.3)
        high += wisp(cups[-1][0] + 5, top - 5, 0.62 if step < 3 else 0.3)
        out.append(sheet(f"steam-{step}", 0, high, step, step))
    out += [
        sheet(
            "tail",
            2,
            path(
                "coat2",
                "M108 322C76 326 66 288 84 266C92 254 86 242 79 249"
                "C73 255 65 249 70 241C81 226 107 236 101 264C95 284 94 300 112 302Z",
            ),
        ),
        sheet(
            "arm",
            2,
            path(
                "coat2",
                "M150 258C176 236 184 190 176 142C175 130 198 126 201 140C211 190 202 246 172 272Z",
            ),
        ),
    ]
    for step, cups in stacks.items():
        w = 30 if step == 4 else 34
        for row in (1, 0):
            some = [c for c in cups if c[1] == row]
            if some:
                body = "".join(
                    mug(x, 65 - 34 * row, w, 34, ("band", "band2")[(i + row) % 2])
                    for i, (x, _) in enumerate(some)
                )
                out.append(sheet(f"cups-{step}-{row}", 1.6, body, step, step))
    out += [
        sheet(
            "tray",
            3,
            path("tray2", "M126 99H234C234 109 226 115 216 115H144C134 115 126 109 126 99Z")
            + path(
                "tray", "M126 99H234C234 102 233.5 103.5 233 105H127C126.5 103.5 126 102 126 99Z"
            ),
        ),
        sheet(
            "paw",
            2,
            path(
                "coat",
                "M174 116C182 110 196 111 202 117C207 128 202 146 188 146C174 146 169 128 174 116Z",
            )
            + path("stripe", "M182 113h2.4v9h-2.4ZM191 113h2.4v9h-2.4Z"),
        ),
        sheet(
            "body",
            3,
            path(
                "coat",
                "M134 196C166 196 182 236 184 280C186 312 172 324 134 324"
                "C96 324 82 312 84 280C86 236 102 196 134 196Z",
            ),
        ),
        sheet(
            "apron",
            2,
            path(
                "apron",
                "M108 226C124 234 144 234 160 226C168 252 172 282 168 310"
                "C148 318 120 318 100 310C96 282 100 252 108 226Z",
            )
            + path(
                "apron2",
                "M116 268C128 272 140 272 152 268C153 280 152 290 149 298"
                "C138 301 130 301 119 298C116 290 115 280 116 268Z",
            ),
        ),
        sheet(
            "cloth",
            2,
            path("cup", "M86 262C94 258 106 258 114 262L117 300C108 304 92 304 83 300Z")
            + path("band", "M84.5 288C94 292 106 292 116 288L116.5 293C106 297 94 297 84 293Z"),
        ),
        sheet(
            "arm2",
            2,
            path(
                "coat",
                "M97 226C78 240 68 268 88 276C104 281 112 272 109 262C104 257 107 248 112 238Z",
            )
            + path("stripe", "M85 267h2.4v8h-2.4ZM94 269h2.4v8h-2.4Z"),
        ),
        sheet(
            "feet",
            2,
            path(
                "coat",
                "M100 326C96 314 106 308 116 310C126 312 130 320 126 326Z"
                "M168 326C172 314 162 308 152 310C142 312 138 320 142 326Z",
            ),
        ),
        sheet("head", 3, put(head(), 132, 182, -7, 1.08)),
        *(
            sheet(f"face-{step}", 0, put(looks(*face), 132, 182, -7, 1.08), step, step)
            for step, face in enumerate(
                (("dots", "w"), ("aside", "w"), ("up", "w"), ("glad", "open")), 1
            )
        ),
        sheet(
            "bow",
            2,
            put(
                path(
                    "apron",
                    "M-2 -2C-12 -11 -24 -11 -24 -2C-24 9 -12 9 -2 2H2"
                    "C12 9 24 9 24 -2C24 -11 12 -11 2 -2Z",
                )
                + round_("apron2", 0, 0, 5),
                134,
                233,
                -3,
            ),
        ),
    ]
    return out


def barista() -> list[str]:
    """Upper cats: under the lamp, cap on, pouring milk; as many cups wait as its step."""
    jug = (
        path("steel2", "M14 -12C30 -14 32 14 15 14V7C23 7 22 -5 14 -5Z")
        + path("steel", "M-25 -20H15C14 -8 17 2 18 20C8 24 -8 24 -17 20C-16 2 -15 -8 -25 -20Z")
        + path("steel2", "M-17 14C-8 18 8 18 17.5 14L18 20C8 24 -8 24 -17 20Z")
    )
    cap = path("cap", "M-29 -33C-15 -41 15 -41 29 -33L25 -60C12 -69 -12 -69 -23 -63Z") + path(
        "cap2", "M-30 -31C-15 -40 15 -40 30 -31L29 -43C14 -51 -14 -51 -29 -43Z"
    )
    out = [
        ground(),
        sheet("light", 1, path("spot", "M134 26L40 362H272L172 26Z")),
        sheet(
            "lamp", 2, path("lamp", "M151 -10H155V14H151ZM122 32C122 15 138 9 153 9S184 15 184 32Z")
        ),
        sheet("bulb", 1, path("gold", "M140 32H166C166 38 160 41 153 41S140 38 140 32Z")),
        sheet(
            "tail",
            2,
            path(
                "coat2",
                "M190 290C226 286 236 256 224 232C219 222 230 215 236 224C254 258 238 302 196 306Z",
            ),
        ),
        sheet(
            "body", 3, path("coat", "M150 160C188 160 208 214 212 316H92C94 214 112 160 150 160Z")
        ),
        sheet(
            "apron",
            2,
            path(
                "apron",
                "M121 202C138 211 164 211 181 202C188 236 191 276 191 316"
                "H111C111 276 114 236 121 202Z",
            ),
        ),
        sheet(
            "arm-right",
            2,
            path(
                "coat2",
                "M186 192C210 194 232 212 228 232C224 247 206 247 197 237C191 231 186 226 181 222Z",
            ),
        ),
        sheet(
            "stream",
            0,
            path("milk", "M160 214C149 216 142 224 141 244H136.5C136.5 222 144 211 155 209Z"),
        ),
        sheet("jug", 2, put(jug, 184, 206, -56)),
        sheet(
            "paw-right",
            2,
            path(
                "coat",
                "M190 208C198 204 211 212 210 224C208 236 194 238 187 230C181 222 183 212 190 208Z",
            )
            + path(
                "stripe",
                "M187 215L195 218L194 220.5L186.5 217.5ZM186 223L194 225L193.5 227.5L186.5 226Z",
            ),
        ),
        sheet("held", 2, mug(134, 238, 46, 34)),
        sheet(
            "arm-left",
            2,
            path(
                "coat",
                "M116 190C94 204 84 238 94 258C102 270 122 268 123 256"
                "C123 248 116 244 112 242C112 230 116 220 122 212Z",
            )
            + path("stripe", "M104 258h2.4v8h-2.4ZM112 258.5h2.4v8h-2.4Z"),
        ),
        sheet("head", 3, put(head(), 150, 133, 4, 1.08)),
        sheet("face", 0, put(looks("down"), 150, 133, 4, 1.08), 0, 3),
        sheet("face-4", 0, put(looks("glad"), 150, 133, 4, 1.08), 4),
        sheet("cap", 2.4, put(cap, 150, 134, 4, 1.04)),
        sheet(
            "bow",
            2,
            put(
                path(
                    "cap2",
                    "M-2 -2C-12 -11 -24 -11 -24 -2C-24 9 -12 9 -2 2H2"
                    "C12 9 24 9 24 -2C24 -11 12 -11 2 -2Z",
                )
                + round_("apron2", 0, 0, 5),
                150,
                186,
                2,
            ),
        ),
        sheet(
            "counter",
            3,
            path("table", "M30 298C90 294 200 294 262 298V362H30Z")
            + path("table2", "M30 310C90 306 200 306 262 310V362H30Z"),
        ),
    ]
    for k in range(1, 5):
        x = 85 + 28.5 * (k - 1)
        out.append(
            sheet(f"cup-{k}", 2, mug(x, 284, 24, 24, ("band2", "band")[k % 2]), k if k > 1 else 0)
        )
    return out


def master() -> list[str]:
    """The highest cats: large as the window, one to three cups between the ears."""
    rays = (
        "M150 190L132 -20H168ZM150 190L266 -14V52ZM150 190L34 -14V52ZM150 190L274 110V166Z"
        "M150 190L24 110V166ZM150 190L274 216V276ZM150 190L24 216V276ZM150 190L274 330V400H224Z"
        "M150 190L24 330V400H74Z"
    )
    big = (
        "M72 200C68 176 70 148 76 122C78 112 88 112 93 118L118 143C136 138 156 138 174 143"
        "L199 118C204 112 214 112 216 122C222 148 224 176 220 200C230 226 206 266 146 266"
        "C86 266 62 226 72 200Z"
    )
    ears = (
        "M82 133C92 139 101 147 107 155C98 160 90 168 84 178C80 164 80 148 82 133Z"
        "M210 133C200 139 191 147 185 155C194 160 202 168 208 178C212 164 212 148 210 133Z"
    )
    stripes = (
        "M140 139.5H152L149 168C148.5 172 143.5 172 143 168ZM116 143.7L127 141.2"
        "L132 161C132 166 126.5 167 125 163ZM176 143.7L165 141.2L160 161"
        "C160 166 165.5 167 167 163ZM69.5 204L92 207C97 208.5 97 213 92 214L68.5 216Z"
        "M72 228L94 224C99 224 100 229 95.5 231L77 238.5ZM222.5 204L200 207"
        "C195 208.5 195 213 200 214L223.5 216ZM220 228L198 224C193 224 192 229 196.5 231"
        "L215 238.5Z"
    )
    lids = (
        "M97 184H128V200C118 197.5 106 199.5 97 205.5Z"
        "M195 184H164V200C174 197.5 186 199.5 195 205.5Z"
    )
    blush = ' fill-opacity=".5"'
    face = (
        path(
            "muz",
            "M146 214C158 207 178 213 178 230C178 246 162 252 146 252C130 252 114 246 114 230"
            "C114 213 134 207 146 214Z",
        )
        + round_("eye", 112, 203, 10)
        + round_("eye", 180, 203, 10)
        + oval("pupil", 113, 205, 4, 7)
        + oval("pupil", 179, 205, 4, 7)
        + path("coat", lids)
        + path(
            "lip",
            "M97.5 206C105 200 117 198 126.5 200.5M194.5 206C187 200 175 198 165.5 200.5",
        )
        + path(
            "nose",
            "M137.5 216.5C142 213 150 213 154.5 216.5C154 222 149.5 226 146 226"
            "C142.5 226 138 222 137.5 216.5Z",
        )
        + path("lip", "M127 232C131 239.5 142 239.5 146 231C150 239.5 162 239.5 166 229.5")
        + oval("in", 92, 227, 10, 6.5, blush)
        + oval("in", 200, 227, 10, 6.5, blush)
    )
    tower = {
        1: (146, 98, 64, 40, 0, "band2"),
        2: (144, 65, 54, 33, -5, "band"),
        3: (149, 37, 44, 28, 6, "band2"),
    }
    out = [ground(), sheet("burst", 1, path("spot", rays))]
    for step, y in ((1, 92), (2, 59), (3, 32)):
        size = 0.8 if step < 3 else 0.42
        out.append(sheet(f"steam-{step}", 0, wisp(136, y, size) + wisp(154, y, size), step, step))
    for k in (3, 2, 1):
        x, y, w, h, turn, band = tower[k]
        cup = put(mug(0, -h / 2, w, h, band), x, y + h / 2, turn)
        out.append(sheet(f"cup-{k}", 2, cup, k if k > 1 else 0))
    out += [
        sheet("body", 2, path("coat2", "M50 362C48 300 80 254 146 254C212 254 244 300 242 362Z")),
        sheet("head", 3, path("coat", big) + path("in", ears) + path("stripe", stripes)),
        sheet("face", 0, face),
        sheet(
            "bow",
            2,
            path(
                "apron",
                "M143 273C126 258 106 258 106 273C106 290 126 290 143 279H149"
                "C166 290 186 290 186 273C186 258 166 258 149 273Z",
            )
            + round_("apron2", 146, 276, 8),
        ),
        sheet(
            "pin",
            1,
            path(
                "gold",
                "M146 269.5l2 4.3l4.6 .5l-3.4 3.2l.9 4.6l-4.1 -2.3"
                "l-4.1 2.3l.9 -4.6l-3.4 -3.2l4.6 -.5Z",
            ),
            3,
        ),
        sheet(
            "bowl",
            3,
            path(
                "cup",
                "M98 302C128 310 164 310 194 302C194 330 186 350 176 362H116"
                "C106 350 98 330 98 302Z",
            )
            + path(
                "band",
                "M99 318C130 326 162 326 193 318C192.5 324 191.5 329 190 334"
                "C162 341 130 341 102 334C100.5 329 99.5 324 99 318Z",
            ),
        ),
        sheet(
            "paws",
            2,
            path(
                "coat",
                "M84 348C74 336 80 316 95 316C110 316 116 328 112 342"
                "C108 356 92 358 84 348ZM208 348C218 336 212 316 197 316C182 316 176 328 180 342"
                "C184 356 200 358 208 348Z",
            )
            + path(
                "stripe",
                "M91 340h2.6v10h-2.6ZM99 342h2.6v10h-2.6ZM190 342h2.6v10h-2.6Z"
                "M198 340h2.6v10h-2.6Z",
            ),
        ),
    ]
    return out


# ---- coffees -----------------------------------------------------------------------------

DRINKS = {
    "brown": {"coffee": "#8A5426", "crema": "#C08A4C"},
    "white": {"coffee": "#EBD3AC", "crema": "#F8EAD0"},
    "black": {"coffee": "#2B2226", "crema": "#6A4630"},
}


def cloth(suit: str) -> str:
    """The cloth under a cup, woven differently for each coat: stripes, dots, checks."""
    if suit == "brown":
        return "".join(
            f'<rect class="spot" x="{x}" y="-10" width="18" height="372"/>'
            for x in range(-14, 262, 46)
        )
    if suit == "white":
        return "".join(
            round_("spot", x + (17 if row % 2 else 0), y, 6.5)
            for row, y in enumerate(range(6, 360, 27))
            for x in range(0, 270, 34)
        )
    lines = "".join(
        f'<rect class="spot" fill-opacity=".6" x="{x}" y="-10" width="26" height="372"/>'
        for x in range(-8, 262, 52)
    )
    return lines + "".join(
        f'<rect class="spot" fill-opacity=".6" x="-10" y="{y}" width="272" height="26"/>'
        for y in range(-6, 362, 52)
    )


def coffee(suit: str) -> list[str]:
    """A coffee from above: small with sugar to 3, with a spoon to 7, large with a biscuit above."""
    out = [ground(), sheet("cloth", 0, cloth(suit))]
    for first, last, size in ((1, 3, 1.12), (4, 7, 1.2), (8, 15, 1.28)):
        k = {"first": first, "last": last}
        x, y = 126.0, 182.0
        tag = f"-{first}"
        out.append(sheet("saucer" + tag, 4, round_("cup", x, y, 84 * size), **k))
        out.append(
            sheet(
                "well" + tag,
                0,
                round_("cup2", x, y, 71 * size) + round_("cup", x, y, 64 * size),
                **k,
            )
        )
        if first == 1:
            cube = '<rect class="milk" x="-8" y="-8" width="16" height="16" rx="3"/>'
            out.append(sheet("sugar-a", 2, put(cube, x - 69, y + 52, 20), **k))
            out.append(sheet("sugar-b", 2, put(cube, x - 55, y + 66, -14), **k))
        if first == 4:
            spoon = "M-4 -34C-4 -44 4 -44 4 -34L3 34C10 40 10 58 0 60C-10 58 -10 40 -3 34Z"
            out.append(
                sheet("spoon", 2, put(path("steel2", spoon), x - 66, y + 52, -38, 0.92), **k)
            )
        if first == 8:
            biscuit = (
                "M-16 2C-17 -6 -16 -14 -14 -18C-13 -21 -10 -20 -8 -18L-4 -14C-1 -15 1 -15 4 -14"
                "L8 -18C10 -20 13 -21 14 -18C16 -14 17 -6 16 2C18 10 12 15 0 15"
                "C-12 15 -18 10 -16 2Z"
            )
            eyes = round_("table2", -6, 0, 2) + round_("table2", 6, 0, 2)
            out.append(
                sheet(
                    "biscuit",
                    2,
                    put(path("biscuit", biscuit) + eyes, x - 67, y + 70, -22, 1.15),
                    **k,
                )
            )
        handle = put(path("cup", "M50 -12H80C94 -12 94 12 80 12H50Z"), x, y, -40, size)
        out.append(sheet("cup" + tag, 3, handle + round_("cup", x, y, 59 * size), **k))
        out.append(
            sheet(
                "inner" + tag,
                0,
                round_("cup2", x, y, 52.5 * size) + round_("crema", x + 1, y + 1.5, 50 * size),
                **k,
            )
        )
        out.append(sheet("coffee" + tag, 1, round_("coffee", x + 1, y + 1.5, 44 * size), **k))
    return out


def coffee_frame() -> list[str]:
    """The paper edge of a coffee, with a tab for the mark at two corners."""
    edge = (
        "M18 0H234A18 18 0 0 1 252 18V334A18 18 0 0 1 234 352H18A18 18 0 0 1 0 334V18"
        "A18 18 0 0 1 18 0ZM90 12A12 12 0 0 0 78 24V62A12 12 0 0 1 66 74H24A12 12 0 0 0 12 86V326"
        "A14 14 0 0 0 26 340H162A12 12 0 0 0 174 328V290A12 12 0 0 1 186 278H228"
        "A12 12 0 0 0 240 266V26A14 14 0 0 0 226 12Z"
    )
    return [sheet("frame", 2.2, path("paper", edge, ' fill-rule="evenodd"')), HAIR]


HAIR = sheet("hair", 0, '<rect class="hair" x="1" y="1" width="250" height="350" rx="17"/>')


def frame() -> list[str]:
    """The card's paper over the picture: a window, and a tab for the turned index."""
    edge = (
        "M18 0H234A18 18 0 0 1 252 18V334A18 18 0 0 1 234 352H18A18 18 0 0 1 0 334V18"
        "A18 18 0 0 1 18 0ZM80 12A14 14 0 0 0 66 26V326A14 14 0 0 0 80 340H182"
        "A12 12 0 0 0 194 328V274A14 14 0 0 1 208 260H228A12 12 0 0 0 240 248V26"
        "A14 14 0 0 0 226 12Z"
    )
    return [sheet("frame", 2.2, path("paper", edge, ' fill-rule="evenodd"')), HAIR]


# ---- backs -------------------------------------------------------------------------------

EDGE = sheet(
    "edge",
    1.4,
    path(
        "edge",
        "M18 0H234A18 18 0 0 1 252 18V334A18 18 0 0 1 234 352H18A18 18 0 0 1 0 334V18"
        "A18 18 0 0 1 18 0ZM24 12A12 12 0 0 0 12 24V328A12 12 0 0 0 24 340H228A12 12 0 "
        "0 0 240 328V24"
        "A12 12 0 0 0 228 12Z",
        ' fill-rule="evenodd"',
    ),
)


def scallops(r: float, count: int, depth: float) -> str:
    """A round with a scalloped edge."""
    spots = [
        (126 + r * cos(2 * pi * i / count), 176 + r * sin(2 * pi * i / count))
        for i in range(count + 1)
    ]
    d = f"M{n(spots[0][0])} {n(spots[0][1])}"
    for x, y in spots[1:]:
        d += f"A{n(depth)} {n(depth)} 0 0 1 {n(x)} {n(y)}"
    return d + "Z"


def cat_cup() -> list[str]:
    """A cup with ears, asleep, looking up from x 126, y 176."""
    return [
        sheet("saucer", 2, oval("cup2", 126, 226, 60, 12) + oval("cup", 126, 222, 60, 11)),
        sheet(
            "handle",
            2,
            path(
                "cup2",
                "M166 172H176C200 172 202 214 172 216L158 216V206H171C186 206 186 184 175 184H164Z",
            ),
        ),
        sheet(
            "cup",
            3,
            path(
                "cup",
                "M80 158C79 146 80 134 84 124C86 119 91 119 95 122L112 136"
                "C121 134 131 134 140 136L157 122C161 119 166 119 168 124C172 134 173 146 172 158"
                "C174 194 160 220 146 224H106C92 220 78 194 80 158Z",
            )
            + path(
                "in",
                "M88 131C93 134 98 138 102 142C96 145 91 149 87 154C86 146 86 138 88 131Z"
                "M164 131C159 134 154 138 150 142C156 145 161 149 165 154C166 146 166 138 164 131Z",
            ),
        ),
        sheet(
            "face",
            0,
            path(
                "ink",
                "M99 173A9 8 0 0 0 117 173L114.5 173A6.5 5.5 0 0 1 101.5 173Z"
                "M135 173A9 8 0 0 0 153 173L150.5 173A6.5 5.5 0 0 1 137.5 173Z"
                "M120.5 185C123 183 129 183 131.5 185C131 189 128 191 126 191C124 191 121 189 "
                "120.5 185Z",
            )
            + path(
                "lip",
                "M118 196C119.5 199.5 124.5 199.5 126 195.5C127.5 199.5 132.5 199.5 134 196",
            )
            + oval("in", 97, 188, 8, 5, ' fill-opacity=".6"')
            + oval("in", 155, 188, 8, 5, ' fill-opacity=".6"'),
        ),
    ]


def back_cat() -> list[str]:
    """The back of the cats: a cup with ears on a field of beans."""
    beans = "".join(
        bean("bean", x, y, turn)
        for x, y, turn in (
            (42, 52, 30),
            (98, 40, -24),
            (154, 40, 24),
            (210, 52, -30),
            (38, 110, -35),
            (214, 110, 35),
            (42, 300, -30),
            (98, 312, 24),
            (154, 312, -24),
            (210, 300, 30),
            (38, 242, 35),
            (214, 242, -35),
        )
    )
    return [
        sheet("ground", 0, '<rect class="ground" width="252" height="352"/>'),
        sheet("beans", 1, beans),
        sheet("doily", 2, path("disc", scallops(90, 20, 15))),
        sheet("disc", 1, round_("disc2", 126, 176, 76)),
        *cat_cup(),
        EDGE,
    ]


def back_coffee() -> list[str]:
    """The back of the coffees: a cup seen from above on a checked mint cloth."""
    cloth = "".join(
        f'<rect class="check" fill-opacity=".55" x="{x}" y="0" width="28" height="352"/>'
        for x in range(0, 252, 56)
    )
    cloth += "".join(
        f'<rect class="check" fill-opacity=".55" x="0" y="{y}" width="252" height="28"/>'
        for y in range(-8, 352, 56)
    )
    leaf = (
        "M126 142C139 152 145 165 145 176C145 190 136 200 126 207C116 200 107 190 107 176"
        "C107 165 113 152 126 142Z"
    )
    return [
        sheet("ground", 0, '<rect class="mint" width="252" height="352"/>' + cloth),
        sheet("doily", 3, path("cup", scallops(92, 22, 14))),
        sheet(
            "holes",
            0,
            "".join(
                round_(
                    "mint",
                    126 + 91 * cos(2 * pi * (i + 0.5) / 22),
                    176 + 91 * sin(2 * pi * (i + 0.5) / 22),
                    4.2,
                )
                for i in range(22)
            ),
        ),
        sheet("saucer", 2, round_("saucer", 126, 176, 76)),
        sheet(
            "cup",
            3,
            put(path("cup", "M50 -11H78C90 -11 90 11 78 11H50Z"), 126, 176, -40, 0.9)
            + round_("cup", 126, 176, 54),
        ),
        sheet("coffee", 0, round_("cup2", 126, 176, 48) + round_("crema", 127, 177, 45)),
        sheet("art", 1, round_("coffee", 127, 177, 40)),
        sheet(
            "leaf",
            0,
            path("crema", leaf)
            + path(
                "vein",
                "M126 150V204M126 166L116 158M126 166L136 158M126 180L113 170"
                "M126 180L139 170M126 194L115 184M126 194L137 184",
            ),
        ),
        EDGE,
    ]


# ---- the cup that fills ------------------------------------------------------------------

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
                ' fill-opacity=".55"',
            )
            + path(
                "shine",
                "M67 26C69.5 26 70 27 70 30C70 44 68 54 65 63C64 66 61.5 65 62 62"
                "C64 52 65 42 65 30C65 27 65.5 26 67 26Z",
                ' fill-opacity=".3"',
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


def glint(x: float, y: float, r: float) -> str:
    """A four-pointed star as the outline of a path."""
    w = 0.24 * r
    points = ((0, -r), (w, -w), (r, 0), (w, w), (0, r), (-w, w), (-r, 0), (-w, -w))
    return "M" + "L".join(f"{n(x + a)} {n(y + b)}" for a, b in points) + "Z"


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
    glints = "".join(glint(x, y, r) for x, y, r in ((95, 14, 8), (1, 6, 6), (88, 0, 4)))
    return [
        sheet("froth", 1, path("milk", froth)),
        sheet("heart", 0, path("coffee", heart)),
        sheet("glints", 1, path("gold", glints)),
    ]


# ---- the room ----------------------------------------------------------------------------

WALL = {
    "wall": "#8CC0AE",
    "wall2": "#82B7A5",
    "glow": "#A5D0BF",
    "thing": "#74AB98",
    "thing2": "#6AA08E",
    "shelf": "#A9744A",
    "shelf2": "#8A5A36",
    "pot": "#C9714B",
    "leaf": "#4F8A72",
    "pale": "#DCEBDD",
    "w1": "#8F5E38",
    "w2": "#875733",
    "w3": "#7F512F",
    "w4": "#774B2B",
    "w5": "#6B4429",
    "cloth": "#E4D3B4",
    "stripe": "#7FB8A4",
    "stripe2": "#D9653B",
    "hem": "#D3BF9B",
    "doily": "#F8F0DF",
    "inner": "#EFE3CB",
    "a1": "#D9653B",
    "a2": "#F6E9D2",
    "front": "#5A3822",
    "shade": "#5C957F",
    "bulb": "#FFE3A0",
    "eave": "#C2542D",
}


def grain_lines(*starts: tuple[float, float]) -> str:
    """Long quiet lines in the wood."""
    return "".join(path("knot", f"M{n(x)} {n(y)}c60 -6 130 5 210 -2") for x, y in starts)


def things() -> str:
    """What stands on the café's long shelf, its foot at y 0, x from -220 to 220."""
    return (
        path(
            "thing2",
            (
                "M-198 0V-32a7 7 0 0 1 7-7h30a7 7 0 0 1 7 7V0ZM-193 -49h34a3.5 3.5 0 0 1 3.5 "
                "3.5v4.5h-41v-4.5a3.5 3.5 0 0 1 3.5-3.5Z"
            ),
        )
        + path("pale", "M-191 -27h30v16h-30Z")
        + path(
            "thing",
            (
                "M-130 0c-7-3-12-15-12-26h42c0 11-5 23-12 26ZM-101 -22h5c9 0 9 16-2 16l-5 0"
                "v-4.5h3c5 0 5-7 0-7h-3Z"
            ),
        )
        + path("thing2", "M-78 0V-54a9 9 0 0 1 9-9h22a9 9 0 0 1 9 9V0Z")
        + path("pale", "M-73 -43h30v22h-30Z")
        + path("pot", "M-18 -26h42l-5 26h-32Z")
        + path(
            "leaf",
            (
                "M3 -24C-14 -29 -21 -45 -18 -57C-4 -53 3 -41 3 -24ZM3 -24C0 -45 8 -62 22 -68"
                "C29 -50 20 -33 3 -24ZM3 -24C12 -38 24 -42 36 -40C34 -28 20 -21 3 -24Z"
            ),
        )
        + path(
            "thing",
            (
                "M66 0c-9-4-15-17-15-31h50c0 14-6 27-15 31ZM54 -33c-1-12 10-19 22-19s23 7 22 "
                "19ZM73 -55a3.5 3.5 0 1 1 7 0v5h-7ZM100 -29l14-10l5 5l-17 19Z"
            ),
        )
        + path(
            "thing2",
            (
                "M138 0V-26a7 7 0 0 1 7-7h34a7 7 0 0 1 7 7V0ZM143 -43h38a3.5 3.5 0 0 1 3.5 3.5"
                "v4.5h-45v-4.5a3.5 3.5 0 0 1 3.5-3.5Z"
            ),
        )
        + path("pale", "M147 -22h30v12h-30Z")
    )


def cups_in_a_row(x: float, count: int) -> str:
    """Cups upside down on a short shelf, their rims at y 0."""
    d = "".join(
        f"M{n(left)} 0C{n(left)} -14 {n(left + 5)} -23 {n(left + 9)} -25H{n(left + 19)}"
        f"C{n(left + 23)} -23 {n(left + 28)} -14 {n(left + 28)} 0Z"
        for left in (x + 34 * i for i in range(count))
    )
    return path("thing2", d)


def room() -> list[str]:
    """The café behind the table: wall, shelves, counter of planks, striped cloth."""
    stripes = "".join(f"M{x} -100H{x + 40}V210H{x}Z" for x in range(-320, 1620, 120))
    plank = '<rect class="{0}" x="-340" y="{1}" width="1960" height="{2}"/>'

    def board(x: float, y: float, w: float) -> str:
        return path(
            "shelf2", f"M{n(x + 0.09 * w)} {y}h16v12h-8ZM{n(x + 0.91 * w)} {y}h-16v12h8Z"
        ) + path(
            "shelf", f"M{n(x)} {y - 10}a3 3 0 0 1 3-3H{n(x + w - 3)}a3 3 0 0 1 3 3V{y}H{n(x)}Z"
        )

    return [
        sheet(
            "wall",
            0,
            '<rect class="wall" x="-340" y="-100" width="1960" height="310"/>'
            + path("wall2", stripes),
        ),
        sheet(
            "glow",
            0,
            path("glow", "M304 96H356L470 210H190ZM924 96H976L1090 210H810Z", ' fill-opacity=".45"')
            + path(
                "glow", "M310 96H350L420 210H240ZM930 96H970L1040 210H860Z", ' fill-opacity=".55"'
            ),
        ),
        sheet(
            "things",
            1,
            put(things(), 640, 122)
            + put(cups_in_a_row(0, 3), -158, 122)
            + put(cups_in_a_row(0, 3), 1342, 122),
        ),
        sheet("shelf", 3, board(428, 132, 424) + board(-184, 132, 150) + board(1316, 132, 150)),
        sheet(
            "cord",
            1,
            '<rect class="shade" x="328.5" y="-100" width="3" height="180"/>'
            '<rect class="shade" x="948.5" y="-100" width="3" height="180"/>',
        ),
        sheet("bulb", 0, round_("bulb", 330, 104, 9) + round_("bulb", 950, 104, 9)),
        sheet(
            "shade",
            2,
            path(
                "shade",
                "M296 104C296 84 312 76 330 76S364 84 364 104Z"
                "M916 104C916 84 932 76 950 76S984 84 984 104Z",
            ),
        ),
        sheet(
            "plank-1",
            4,
            plank.format("w1", 164, 70)
            + grain_lines((330, 190), (760, 194), (-120, 186), (1180, 188)),
        ),
        sheet("plank-2", 1, plank.format("w2", 524, 60)),
        sheet("plank-3", 1, plank.format("w3", 560, 60)),
        sheet(
            "plank-4",
            1,
            plank.format("w4", 600, 300)
            + grain_lines((330, 628), (760, 622), (-100, 620), (1150, 630)),
        ),
        sheet(
            "cloth",
            3,
            path("hem", "M-340 212H1620V546H-340Z")
            + path("cloth", "M-340 219H1620V539H-340Z")
            + path("stripe", "M-340 229H1620V241H-340ZM-340 517H1620V529H-340Z")
            + path("stripe2", "M-340 246H1620V249H-340ZM-340 509H1620V512H-340Z"),
        ),
    ]


def awning() -> list[str]:
    """The awning over the top of the room."""

    def lap(x: float) -> str:
        return f"M{n(x)} -100h64V34a32 20 0 0 1 -64 0Z"

    pale = "".join(lap(x) for x in range(-320, 1620, 128))
    warm = "".join(lap(x) for x in range(-384, 1620, 128))
    return [
        sheet("laps", 3, path("a2", pale) + path("a1", warm)),
        sheet(
            "seam",
            0,
            path(
                "eave",
                "".join(f"M{x} 31h64v3h-64Z" for x in range(-384, 1620, 128)),
                ' fill-opacity=".35"',
            )
            + path(
                "hem",
                "".join(f"M{x} 31h64v3h-64Z" for x in range(-320, 1620, 128)),
                ' fill-opacity=".7"',
            ),
        ),
    ]


def front() -> list[str]:
    """The near edge of the counter, under one's own hand; it reaches down from y 648."""
    return [
        sheet(
            "front",
            4,
            path("w5", "M-340 668C60 653 360 648 640 648C920 648 1220 653 1620 668V910H-340Z")
            + grain_lines((60, 690), (980, 694), (520, 676)),
        ),
        sheet(
            "lip",
            3,
            path("front", "M-340 751C60 736 360 731 640 731C920 731 1220 736 1620 751V910H-340Z"),
        ),
    ]


def doily() -> list[str]:
    """The paper doily of the trick; its plain middle is 408 by 244."""
    rx, ry, count = 246.0, 162.0, 40

    def at(step: float, inwards: float) -> tuple[float, float]:
        """A point of the edge, moved inwards square to it."""
        a = 2 * pi * step / count
        nx, ny = cos(a) / rx, sin(a) / ry
        long = (nx * nx + ny * ny) ** 0.5
        return rx * cos(a) - inwards * nx / long, ry * sin(a) - inwards * ny / long

    def hole(x: float, y: float, r: float) -> str:
        return f"M{n(x - r)} {n(y)}a{r:g} {r:g} 0 1 0 {2 * r:g} 0a{r:g} {r:g} 0 1 0 {-2 * r:g} 0Z"

    def petal(step: float) -> str:
        (x, y), (u, v) = at(step, 18), at(step, 34)
        wx, wy = (v - y) * 0.3, (x - u) * 0.3
        mx, my = x + (u - x) * 0.36, y + (v - y) * 0.36
        return (
            f"M{n(x)} {n(y)}Q{n(mx + wx * 1.5)} {n(my + wy * 1.5)} {n(u)} {n(v)}"
            f"Q{n(mx - wx * 1.5)} {n(my - wy * 1.5)} {n(x)} {n(y)}Z"
        )

    x, y = at(0, 0)
    d = f"M{n(x)} {n(y)}"
    for i in range(1, count + 1):
        x, y = at(i, 0)
        d += f"A19.5 19.5 0 0 1 {n(x)} {n(y)}"
    d += "Z"
    for i in range(count):
        d += hole(*at(i + 0.5, -1), 5.4) + hole(*at(i, 13), 2.6) + petal(i + 0.5)
    return [
        sheet("doily", 3, path("doily", d, ' fill-rule="evenodd"')),
        sheet("inner", 1, oval("inner", 0, 0, 204, 122)),
        sheet("line", 0, '<ellipse class="thread" cx="0" cy="0" rx="196" ry="115"/>'),
    ]


def steam(k: int) -> list[str]:
    """One wisp of steam, rising from y 80."""
    wisps = {
        1: wisp(26, 74, 1.3),
        2: f'<g transform="translate(60 0) scale(-1 1)">{wisp(26, 74, 1.3)}</g>',
        3: wisp(15, 74, 0.95) + wisp(35, 66, 1.1),
    }
    return [sheet("steam", 0, wisps[k])]


def mark(suit: str) -> list[str]:
    """A coat's mark, 40 by 40, in one colour: bean, drop of milk, cup."""
    shapes = {
        "brown": '<g transform="translate(20 20) rotate(38) scale(1.06)">'
        + path("m", "M-1.6 -17C-9 -7 7 7 -1.6 17C-9 16 -12 9 -12 0C-12 -9 -9 -16 -1.6 -17Z")
        + path("m", "M3 -16.6C-4 -7 11 7 3.4 16.6C9 15 12 8.5 12 0C12 -8.5 9 -15 3 -16.6Z")
        + "</g>",
        "white": path(
            "m",
            "M20 1.5C24 10 34 17 34 25.5A14 13.5 0 0 1 6 25.5C6 17 16 10 20 1.5Z"
            "M11.3 25.5C11.3 31 15 34.6 20 35C21.8 35 21.8 32.2 20 32"
            "C16.5 31.6 14.2 29.2 14.1 25.5C14 23.7 11.3 23.7 11.3 25.5Z",
            ' fill-rule="evenodd"',
        ),
        "black": path(
            "m",
            "M4 15H30V17H33C41 17 41 29.5 32 29.5H28.5C27 33 25 35.5 22.5 36.5H11.5"
            "C7 34.5 4 28 4 15ZM29.8 20.5C29.7 22.6 29.5 24.5 29.2 26H32C36 26 36 20.5 33 20.5Z",
            ' fill-rule="evenodd"',
        )
        + path(
            "m",
            "M10 11C7.5 8.5 12 6 10 3.5L12.5 2C16 6 11.5 8.5 13.5 11Z"
            "M19 11C16.5 8.5 21 6 19 3.5L21.5 2C25 6 20.5 8.5 22.5 11Z",
        ),
    }
    return [sheet("mark", 0, shapes[suit])]


def main() -> None:
    coat = fills({**ROOMS["brown"], **COATS["brown"], **GOODS})
    cats = {
        "kitten": (kitten, "Low cats: a kitten in a cup, on one to four saucers."),
        "waiter": (waiter, "Middle cats: the waiter, one to four cups on the tray."),
        "barista": (barista, "Upper cats: pouring milk under the lamp, one to four cups waiting."),
        "master": (master, "The highest cats: one to three cups between the ears."),
    }
    for name, (pose, says) in cats.items():
        write(name, CARD, says, coat, pose())
    for suit, walls in ROOMS.items():
        write(
            f"coffee-{suit}",
            CARD,
            "A coffee seen from above; its value is printed on the cup.",
            fills({**walls, **DRINKS[suit], **GOODS, "biscuit": "#E0A25C"}),
            coffee(suit),
        )
        write(
            f"mark-{suit}", "0 0 40 40", "A coat's mark.", {"m": f"fill:{MARKS[suit]}"}, mark(suit)
        )
    paper = {
        "paper": "fill:#FBF6EA",
        "hair": f"fill:none;stroke:{INK};stroke-width:2;stroke-opacity:.25",
    }
    write("frame", CARD, "The card's paper over its picture.", paper, frame())
    write("coffee-frame", CARD, "The paper edge of a coffee.", paper, coffee_frame())
    backs = {
        **fills(
            {
                **GOODS,
                "ground": "#C9562F",
                "bean": "#AE421F",
                "disc": "#DF744A",
                "disc2": "#EE9A70",
                "in": "#E58F6C",
                "ink": "#3A2230",
                "edge": "#FBF6EA",
                "mint": "#6FAE98",
                "check": "#8CC4AD",
                "saucer": "#F3E7CF",
                "coffee": "#8A5426",
                "crema": "#D9AE74",
            }
        ),
        "lip": "stroke:#3A2230;fill:none;stroke-width:2.2;stroke-linecap:round",
        "vein": "stroke:#8A5426;fill:none;stroke-width:2.6;stroke-linecap:round",
    }
    backs["cup2"] = "fill:#EAD9BF"
    write("back-cat", CARD, "The back of the cats.", backs, back_cat())
    write("back-coffee", CARD, "The back of the coffees.", backs, back_coffee())
    glass = fills(
        {
            **GOODS,
            "well": "#E6D7BC",
            "tick": "#3A2216",
            "shine": "#FFFDF6",
            "coffee": "#7A4722",
            "crema": "#B77E48",
        }
    )
    write(
        "cup",
        "-10 -2 120 110",
        "The cup that fills. Empty is y 82, the limit y 32, the brim y 20.",
        glass,
        cup(),
    )
    write(
        "cup-inside",
        "-10 -2 120 110",
        "Where the coffee shows in the cup: a mask.",
        {"mask": "fill:#FFFFFF"},
        [sheet("inside", 0, path("mask", INSIDE))],
    )
    write("cup-glass", "-10 -2 120 110", "Shine and notches, over the coffee.", glass, cup_glass())
    write(
        "cup-exact",
        "-10 -2 120 110",
        "Froth and glints, on a cup filled to its limit exactly.",
        glass,
        cup_exact(),
    )
    write(
        "cup-over",
        "-10 -2 120 110",
        "Coffee running over, laid on a cup beyond its limit.",
        glass,
        cup_over(),
    )
    wall = fills(WALL)
    wall["knot"] = (
        "stroke:#5D3A22;fill:none;stroke-width:2.5;stroke-linecap:round;stroke-opacity:.3"
    )
    wall["thread"] = (
        "stroke:#DCCBA8;fill:none;stroke-width:2;stroke-dasharray:1 7;stroke-linecap:round"
    )
    write("room", SCENE, "The café: wall, shelves, counter, cloth.", wall, room())
    write("awning", SCENE, "The awning, over everything in the room.", wall, awning())
    write("front", SCENE, "The near edge of the counter.", wall, front())
    write("doily", "-300 -205 600 410", "The paper doily of the trick.", wall, doily())
    slot = {
        "slot": "fill:#D8C6A2;fill-opacity:.6;stroke:#A98F66;stroke-width:5;stroke-dasharray:16 14;"
        "stroke-linecap:round"
    }
    write(
        "slot",
        CARD,
        "The empty place of a card to come.",
        slot,
        [sheet("slot", 0, '<rect class="slot" x="6" y="6" width="240" height="340" rx="18"/>')],
    )
    for k in (1, 2, 3):
        write(f"steam-{k}", "0 0 60 80", "A wisp of steam.", fills(GOODS), steam(k))
    papers = {
        name: {
            suit: {
                **ROOMS[suit],
                **{k: {"stroke": v} if k == "lip" else v for k, v in COATS[suit].items()},
            }
            for suit in ROOMS
        }
        for name in cats
    }
    (HERE / "papers.json").write_text(
        json.dumps(papers, indent=1) + "\n", encoding="utf-8", newline="\n"
    )


if __name__ == "__main__":
    main()
