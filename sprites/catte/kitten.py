"""Low cats: a kitten in a cup."""

from __future__ import annotations

from sprites.catte.card import cat_card, ground
from sprites.catte.cups import wisp
from sprites.catte.faces import head, looks
from sprites.kit.drawing import Drawings, sheet
from sprites.kit.named import disc, oval, path
from sprites.kit.shapes import moved

POSES = {
    1: (150, 176, -3, "asleep", "w"),
    2: (150, 168, 0, "dots", "w"),
    3: (150, 158, 6, "aside", "w"),
    4: (146, 152, -6, "glad", "open"),
}
"""Where the head is at each step, how it is turned, its eyes and its mouth."""


def waving() -> str:
    """The raised arm, its pads to the front."""
    arm = "M196 214C206 196 204 178 203 166C202 152 224 150 226 164C228 184 224 206 214 222Z"
    pad = (
        disc("in", 214, 167, 4.6)
        + disc("in", 207, 159, 2.2)
        + disc("in", 214, 156, 2.2)
        + disc("in", 221, 159, 2.2)
    )
    return sheet("wave", 2, path("coat", arm) + pad, first=4)


def in_the_cup() -> list[str]:
    """The cup, and the paws on its brim."""
    out = []
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
    out.append(sheet("paw-right", 2, path("coat", right) + path("stripe", toes2), last=3))
    return out


def kitten() -> list[str]:
    """Low cats: a kitten in a cup, on as many saucers as its step."""
    out = [ground(), sheet("spot", 1, disc("spot", 150, 176, 86))]
    for step, (x, y, *_) in POSES.items():
        steam = wisp(x - 32, y - 62, 0.9) + wisp(x + 24, y - 66, 0.9)
        out.append(sheet(f"steam-{step}", 0, steam, first=step, last=step))
    out.append(sheet("table", 2, path("table", "M30 262C90 256 190 256 262 262V362H30Z")))
    for k in range(4, 0, -1):
        y = 276 + 10 * (k - 1)
        w = 72 - 3 * (k % 2)
        plate = oval("cup2", 150, y + 4, w, 12) + oval("cup", 150, y, w, 11)
        out.append(sheet(f"saucer-{k}", 2, plate, first=k if k > 1 else 0))
    tail = "M204 196C224 190 228 168 220 152C217 144 227 139 232 147C242 170 232 204 206 212Z"
    out.append(sheet("tail", 2, path("coat2", tail), first=2, last=3))
    chest = "M112 190C122 178 178 178 188 190C194 204 194 222 188 236H112C106 222 106 204 112 190Z"
    out.append(sheet("chest", 1.6, path("coat2", chest), first=3))
    for step, (x, y, turn, eyes, mouth) in POSES.items():
        if step == 4:
            out.append(waving())
        out.append(sheet(f"head-{step}", 3, moved(x, y, head(), turn=turn), first=step, last=step))
        out.append(
            sheet(
                f"face-{step}", 0, moved(x, y, looks(eyes, mouth), turn=turn), first=step, last=step
            )
        )
    return out + in_the_cup()


def drawings() -> Drawings:
    says = "Low cats: a kitten in a cup, on one to four saucers."
    return cat_card("kitten", says, kitten())
