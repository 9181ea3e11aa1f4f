"""Middle cats: the waiter and the tray."""

from __future__ import annotations

from sprites.catte.card import cat_card, ground
from sprites.catte.cups import mug, wisp
from sprites.catte.faces import bow, head, looks
from sprites.kit.drawing import Drawings, sheet
from sprites.kit.named import disc, path
from sprites.kit.shapes import moved

STACKS = {
    1: [(178, 0)],
    2: [(158, 0), (198, 0)],
    3: [(158, 0), (198, 0), (178, 1)],
    4: [(146, 0), (179, 0), (212, 0), (179, 1)],
}
"""The cups on the tray at each step: where each stands, and in which row."""


def steam() -> list[str]:
    """It rises from the highest cup."""
    out = []
    for step, cups in STACKS.items():
        top = 99 - 34 * (1 + max(row for _, row in cups))
        high = wisp(cups[-1][0] - 12, top - 5, 0.62 if step < 3 else 0.3)
        high += wisp(cups[-1][0] + 5, top - 5, 0.62 if step < 3 else 0.3)
        out.append(sheet(f"steam-{step}", 0, high, first=step, last=step))
    return out


def behind() -> list[str]:
    """Tail and raised arm."""
    return [
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


def cups() -> list[str]:
    """The upper row stands behind the lower."""
    out = []
    for step, cups in STACKS.items():
        w = 30 if step == 4 else 34
        for row in (1, 0):
            some = [c for c in cups if c[1] == row]
            if some:
                body = "".join(
                    mug(x, 65 - 34 * row, w, 34, ("band", "band2")[(i + row) % 2])
                    for i, (x, _) in enumerate(some)
                )
                out.append(sheet(f"cups-{step}-{row}", 1.6, body, first=step, last=step))
    return out


def tray() -> list[str]:
    """The tray and the paw under it."""
    return [
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
    ]


def dressed() -> list[str]:
    """The body, its apron, a cloth over the arm."""
    return [
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
    ]


def near() -> list[str]:
    """The arm in front, the feet, the head with a mood for each step, the bow."""
    return [
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
        sheet("head", 3, moved(132, 182, head(), turn=-7, size=1.08)),
        *(
            sheet(
                f"face-{step}",
                0,
                moved(132, 182, looks(*face), turn=-7, size=1.08),
                first=step,
                last=step,
            )
            for step, face in enumerate(
                (("dots", "w"), ("aside", "w"), ("up", "w"), ("glad", "open")), 1
            )
        ),
        bow("apron", 134, 233, -3),
    ]


def waiter() -> list[str]:
    """The waiter, one to four cups on the tray held high."""
    return [
        ground(),
        sheet("spot", 1, disc("spot", 146, 200, 96)),
        sheet("floor", 2, path("table", "M30 316C90 310 190 310 262 316V362H30Z")),
        *steam(),
        *behind(),
        *cups(),
        *tray(),
        *dressed(),
        *near(),
    ]


def drawings() -> Drawings:
    return cat_card("waiter", "Middle cats: the waiter, one to four cups on the tray.", waiter())
