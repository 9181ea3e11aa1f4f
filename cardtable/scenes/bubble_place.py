"""Where a speech bubble lies: beside what it speaks of, and off what must be seen."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from heapq import nsmallest
from typing import NamedTuple

import pygame

_TRIED = 6  # of the places looked at from afar, so many are looked at more closely
_SLACK = 400.0  # pixels: how much worse than the best a place may be at first sight


class Obstacle(NamedTuple):
    """What a bubble should not cover, and how much that matters."""

    box: pygame.Rect
    weight: float


class Found(NamedTuple):
    """A place, and what speaks against it."""

    cost: float
    box: pygame.Rect


def covered(box: pygame.Rect, obstacles: Sequence[Obstacle]) -> float:
    """How much it matters what lies under this."""
    cost = 0.0
    for place, weight in obstacles:
        if box.colliderect(place):
            over = box.clip(place)
            cost += weight * (over.width * over.height) ** 0.5
    return cost


def _cost(found: Found) -> float:
    return found.cost


class Room:
    """A window with things in it that a bubble is to be laid beside."""

    def __init__(
        self, window: pygame.Rect, step: int, goal: tuple[int, int], obstacles: Sequence[Obstacle]
    ) -> None:
        self.window = window  # without its margin
        self.step = step  # from one place to the next, in pixels
        self.goal = goal  # what it should be near
        self.obstacles = obstacles

    def best(self, size: tuple[int, int]) -> Found:
        """The place for a bubble of this size that covers least and lies nearest."""
        seen: list[Found] = []
        least = 1e18
        for away, left, top in sorted(self._places(size)):
            if away >= least + _SLACK:
                break  # the others are farther still
            box = pygame.Rect((left, top), size)
            seen.append(Found(away + covered(box, self.obstacles), box))
            least = min(least, seen[-1].cost)
        nearest = nsmallest(_TRIED, seen, key=_cost)
        return min([self._nudged(found) for found in nearest], key=_cost)

    def _places(self, size: tuple[int, int]) -> Iterator[tuple[float, int, int]]:
        window = self.window
        for top in range(window.top, max(window.top, window.bottom - size[1]) + 1, self.step):
            for left in range(window.left, max(window.left, window.right - size[0]) + 1, self.step):
                yield self._away(pygame.Rect((left, top), size)), left, top

    def _away(self, box: pygame.Rect) -> float:
        return abs(box.centerx - self.goal[0]) + 1.3 * abs(box.centery - self.goal[1])

    def _nudged(self, found: Found) -> Found:
        """A better place very near, if there is one."""
        step = self.step // 2
        while step:
            better = min(self._round(found.box, step), key=_cost)
            if better.cost < found.cost:
                found = better
            else:
                step //= 2
        return found

    def _round(self, box: pygame.Rect, step: int) -> Iterator[Found]:
        for across, down in ((-1, 0), (1, 0), (0, -1), (0, 1), (-1, -1), (1, 1), (-1, 1), (1, -1)):
            other = box.move(across * step, down * step).clamp(self.window)
            yield Found(self._away(other) + covered(other, self.obstacles), other)
