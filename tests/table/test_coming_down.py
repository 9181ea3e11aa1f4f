"""How one backdrop comes down over another."""

from __future__ import annotations

from itertools import pairwise

import pygame

from cardtable.media.canvas import Canvas, Stroke, differing
from cardtable.media.drawings import Colour
from cardtable.table.coming_down import Falling, bands, lay


def test_a_backdrop_comes_down_in_bands_that_leave_no_gap() -> None:
    for high in (600, 801, 2160):
        before = [0.0] * len(list(bands(high, 0.0)))
        for step in range(101):
            found = list(bands(high, step / 100))
            assert [foot for _, foot, _ in found[:-1]] == [top for top, _, _ in found[1:]]
            assert (found[0][0], found[-1][1]) == (0, high)
            gone = [share for _, _, share in found]
            assert gone == sorted(gone, reverse=True), "the upper ones first"
            assert all(one >= other for one, other in zip(gone, before, strict=True))
            before = gone
        assert set(gone) == {1.0}
        assert {share for _, _, share in bands(high, 0.0)} == {0.0}


def shown(earlier: Colour, later: Colour, share: float) -> list[Colour]:
    """The colours of a window's first, middle and last row."""
    window, old, new = (pygame.Surface((4, 600)) for _ in range(3))
    old.fill(earlier)
    new.fill(later)
    lay(window, new, Falling(old, share))
    return [(at.r, at.g, at.b) for at in (window.get_at((1, row)) for row in (0, 300, 599))]


RED, BLUE = (200, 0, 0), (0, 0, 200)


def test_the_later_backdrop_is_seen_above_the_earlier_one_until_it_is_all_there() -> None:
    assert shown(RED, BLUE, 0.0) == [RED] * 3
    top, middle, foot = shown(RED, BLUE, 0.5)
    assert (top, foot) == (BLUE, RED)
    assert 0 < middle[0] < 200, "on the way, both are seen"
    assert shown(RED, BLUE, 1.0) == [BLUE] * 3


def test_another_backdrop_may_come_down_after_it() -> None:
    shown(RED, BLUE, 0.5)
    top, *_ = shown((0, 90, 0), BLUE, 0.02)
    assert top[0] == 0, "nothing of the one before it"
    assert top[1] > 0


def test_only_the_bands_on_the_way_have_to_be_painted() -> None:
    window, old, new = (400, 600), pygame.Surface((400, 600)), pygame.Surface((400, 600))

    def strokes(falling: Falling | None, present: pygame.Surface) -> list[Stroke]:
        canvas = Canvas(window)
        lay(canvas, present, falling)
        return canvas.strokes

    frames = [strokes(None, old)]
    frames += [strokes(Falling(old, step / 40), new) for step in range(41)]
    frames.append(strokes(None, new))
    for before, after in pairwise(frames):
        rows = sum({box.top: box.height for box in differing(before, after)}.values())
        assert rows <= 600 * 0.36


def test_of_a_large_window_no_more_is_on_the_way_than_of_a_usual_one() -> None:
    for high in (1080, 1600, 2160):
        for step in range(101):
            way = [(top, foot) for top, foot, gone in bands(high, step / 100) if 0 < gone < 1]
            assert sum(foot - top for top, foot in way) <= 1080 * 0.36
            assert all(foot - top <= 18 for top, foot in way), "and its edge is as fine"
