"""How one backdrop comes down over another."""

from __future__ import annotations

import pygame

from cardtable.table.coming_down import ComingDown, bands


def test_a_backdrop_comes_down_in_bands_that_leave_no_gap() -> None:
    for high in (600, 801, 2160):
        before = [0.0] * 60
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


def test_the_later_backdrop_is_seen_above_the_earlier_one_until_it_is_all_there() -> None:
    earlier, later = pygame.Surface((4, 600)), pygame.Surface((4, 600))
    earlier.fill((200, 0, 0))
    later.fill((0, 0, 200))
    coming = ComingDown()

    def shown(share: float) -> list[tuple[int, ...]]:
        window = later.copy()
        coming.draw(window, earlier, share)
        return [tuple(window.get_at((1, row))[:3]) for row in (0, 300, 599)]

    assert shown(0.0) == [(200, 0, 0)] * 3
    top, middle, foot = shown(0.5)
    assert (top, foot) == ((0, 0, 200), (200, 0, 0))
    assert 0 < middle[0] < 200, "on the way, both are seen"
    assert shown(1.0) == [(0, 0, 200)] * 3


def test_another_backdrop_may_come_down_after_it() -> None:
    coming = ComingDown()
    window, first, second = (pygame.Surface((4, 60)) for _ in range(3))
    second.fill((0, 90, 0))
    coming.draw(window, first, 0.5)
    coming.draw(window, second, 0.01)
    assert tuple(window.get_at((1, 1))[:3]) != (0, 0, 0), "not the one before it"
