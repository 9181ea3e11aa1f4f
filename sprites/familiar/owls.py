"""The witch's owls, whole."""

from __future__ import annotations

from sprites.familiar.palette import DARK
from sprites.kit.drawing import Drawing, Drawings
from sprites.ui.owls import owl_parts


def owl(x: float, y: float, size: float, name: str, mood: str = "", turn: float = 0) -> str:
    """A whole owl as one sheet, its feet at (x, y)."""
    shapes = "".join(shape for _, _, shape in owl_parts(name, mood, whole=True))
    how = f"translate({x} {y}) rotate({turn}) scale({size}) translate(-100 -226)"
    return f'<g transform="{how}">{shapes}</g>'


def drawings() -> Drawings:
    """The owls whole, with open eyes and with shut ones."""
    out: Drawings = {}
    for name in ("fennel", "wisp", "soot", "puck"):
        for shut in (False, True):
            picture = Drawing(
                "0 0 200 240", f"{name} the owl" + (", blinking" if shut else ""), DARK
            )
            for part, lift, shape in owl_parts(name, whole=True, shut=shut):
                picture.sheet(part, lift, shape)
            out[f"owl-{name}" + ("-blink" if shut else "")] = picture
    return out
