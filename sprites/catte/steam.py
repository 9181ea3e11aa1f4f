"""Steam that rises over the table."""

from __future__ import annotations

from sprites.catte.cups import wisp
from sprites.catte.palette import GOODS, SHADOW
from sprites.kit.drawing import Drawings, of_papers, sheet
from sprites.kit.named import fills
from sprites.kit.shapes import mirrored


def steam(k: int) -> list[str]:
    """One wisp of steam, rising from y 80."""
    wisps = {
        1: wisp(26, 74, 1.3),
        2: mirrored(30, wisp(26, 74, 1.3)),
        3: wisp(15, 74, 0.95) + wisp(35, 66, 1.1),
    }
    return [sheet("steam", 0, wisps[k])]


def drawings() -> Drawings:
    rules = fills(GOODS)
    return {
        f"steam-{k}": of_papers("0 0 60 80", "A wisp of steam.", SHADOW, rules, steam(k))
        for k in (1, 2, 3)
    }
