"""Upper cats: the barista pours milk."""

from __future__ import annotations

from sprites.catte.card import cat_card, ground
from sprites.catte.cups import mug
from sprites.catte.faces import bow, head, looks
from sprites.kit.drawing import Drawings, sheet
from sprites.kit.named import path
from sprites.kit.shapes import moved


def lamp() -> list[str]:
    """The room under its lamp."""
    return [
        ground(),
        sheet("light", 1, path("spot", "M134 26L40 362H272L172 26Z")),
        sheet(
            "lamp", 2, path("lamp", "M151 -10H155V14H151ZM122 32C122 15 138 9 153 9S184 15 184 32Z")
        ),
        sheet("bulb", 1, path("gold", "M140 32H166C166 38 160 41 153 41S140 38 140 32Z")),
    ]


def dressed() -> list[str]:
    """Tail, body and apron."""
    return [
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
    ]


def pouring() -> list[str]:
    """The jug in one paw, the cup in the other, and the milk between."""
    jug = (
        path("steel2", "M14 -12C30 -14 32 14 15 14V7C23 7 22 -5 14 -5Z")
        + path("steel", "M-25 -20H15C14 -8 17 2 18 20C8 24 -8 24 -17 20C-16 2 -15 -8 -25 -20Z")
        + path("steel2", "M-17 14C-8 18 8 18 17.5 14L18 20C8 24 -8 24 -17 20Z")
    )
    return [
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
        sheet("jug", 2, moved(184, 206, jug, turn=-56)),
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
    ]


def capped() -> list[str]:
    """The head looks down at the milk, and is glad at the fourth step."""
    cap = path("cap", "M-29 -33C-15 -41 15 -41 29 -33L25 -60C12 -69 -12 -69 -23 -63Z") + path(
        "cap2", "M-30 -31C-15 -40 15 -40 30 -31L29 -43C14 -51 -14 -51 -29 -43Z"
    )
    return [
        sheet("head", 3, moved(150, 133, head(), turn=4, size=1.08)),
        sheet("face", 0, moved(150, 133, looks("down"), turn=4, size=1.08), last=3),
        sheet("face-4", 0, moved(150, 133, looks("glad"), turn=4, size=1.08), first=4),
        sheet("cap", 2.4, moved(150, 134, cap, turn=4, size=1.04)),
        bow("cap2", 150, 186, 2),
    ]


def waiting() -> list[str]:
    """The counter, and the cups on it."""
    out = [
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
            sheet(
                f"cup-{k}",
                2,
                mug(x, 284, 24, 24, ("band2", "band")[k % 2]),
                first=k if k > 1 else 0,
            )
        )
    return out


def barista() -> list[str]:
    """Under the lamp, cap on, pouring milk; as many cups wait as its step."""
    return [*lamp(), *dressed(), *pouring(), *capped(), *waiting()]


def drawings() -> Drawings:
    says = "Upper cats: pouring milk under the lamp, one to four cups waiting."
    return cat_card("barista", says, barista())
