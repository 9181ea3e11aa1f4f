"""The dashed line round a place, as SVG."""

from __future__ import annotations

from cardtable.media.drawings import Size


def dashes(size: Size, radius: int, wide: float) -> str:
    """A dash round each corner and as many as fit along the sides, each a path of its own:
    the loader's own dashes leave stray lines across some sizes.
    """
    edge = wide / 2
    left, top, right, bottom = edge, edge, size[0] - edge, size[1] - edge
    turn = max(0.1, min(radius, (right - left) / 2, (bottom - top) / 2))
    arc = f"A{turn} {turn} 0 0 1"
    parts = [
        f"M{left} {top + turn}{arc} {left + turn} {top}",
        f"M{right - turn} {top}{arc} {right} {top + turn}",
        f"M{right} {bottom - turn}{arc} {right - turn} {bottom}",
        f"M{left + turn} {bottom}{arc} {left} {bottom - turn}",
    ]
    dash, gap = wide * 2.6, wide * 3.2
    for long, across in ((right - left - 2 * turn, True), (bottom - top - 2 * turn, False)):
        count = max(0, int((long - gap) / (dash + gap)))
        space = (long - count * dash) / (count + 1)
        for order in range(count):
            start = turn + edge + space + order * (dash + space)
            end = start + dash
            parts += (
                [f"M{start} {side}L{end} {side}" for side in (top, bottom)]
                if across
                else [f"M{side} {start}L{side} {end}" for side in (left, right)]
            )
    return "".join(parts)
