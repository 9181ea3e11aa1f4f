"""Charts cut from paper: results one after another, points in heaps, and lines over time.

Each is drawn into a box of its own and tells nothing by colour alone.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import ceil

import pygame

from cardtable.media import papercraft
from cardtable.media.canvas import mean
from cardtable.media.drawings import Colour
from cardtable.media.lettering import line_height, width
from cardtable.media.words import listed, valued, words
from cardtable.scenes.scene import Stage
from cardtable.statistics import Figures, Result
from cardtable.table.wording import signed
from cardtable.widgets import cut
from cardtable.widgets.writing import write

WON: Colour = (62, 155, 87)
_SHARED: Colour = (146, 198, 140)
_LOST: Colour = (196, 181, 160)
_CARDS: Colour = (94, 124, 190)
_PLAY: Colour = (226, 122, 60)
_PAIRS = 25  # of bars that there is room for
_RULE: Colour = (214, 201, 174)


class Chart:
    """A sheet with a heading; what is drawn on it is up to the kind of chart."""

    def __init__(self, stage: Stage, heading: str) -> None:
        self.stage = stage
        self.heading = heading

    def paint(self, surface: pygame.Surface, box: pygame.Rect) -> None:
        """Draw it in this box."""
        stage, px = self.stage, self.stage.px
        cut.panel(surface, box, px(18), cut.CARD, px(3), 0.24)
        size = stage.type_px("title", 19)
        at = (box.left + px(18), box.top + px(10) + size * 0.55)
        write(surface, self.heading, "title", size, at, room=box.width - px(36))
        inner = box.inflate(-px(36), 0)
        inner.top = round(at[1] + size * 0.75)
        inner.height = box.bottom - px(14) - inner.top
        mean(surface, box, valued(self.heading, self.told()))
        self.draw(surface, inner)

    def told(self) -> str:
        """What is drawn, in words."""
        raise NotImplementedError

    def draw(self, surface: pygame.Surface, box: pygame.Rect) -> None:
        """Draw what stands below the heading."""

    def say(self, surface: pygame.Surface, box: pygame.Rect, text: str) -> None:
        """Write that there is nothing to draw yet."""
        px = self.stage.text_px(16)
        write(surface, text, "text", px, box.center, cut.SOFT_INK, "cm", box.width)


class LastResults(Chart):
    """The latest results as a row of bars: up to where it was won, down where it was not."""

    def __init__(self, stage: Stage, figures: Figures) -> None:
        super().__init__(stage, words("statistics.last", count=len(figures.last)))
        self.results = figures.last

    def told(self) -> str:
        told = [
            words("aloud.lost" if not share else "games.won" if share >= 1 else "games.shared")
            for share in [one.share for one in self.results]
        ]
        return listed(told) or words("statistics.none")

    def draw(self, surface: pygame.Surface, box: pygame.Rect) -> None:
        stage = self.stage
        if not self.results:
            self.say(surface, box, words("statistics.none"))
            return
        step = min(box.width / max(len(self.results), 12), stage.px(40))
        wide = max(3, round(step * 0.72))
        ground = box.top + round(box.height * 0.56)
        for order, one in enumerate(self.results):
            left = box.left + round(order * step)
            self._bar(surface, one, pygame.Rect(left, ground, wide, 0), box)
        surface.fill(_RULE, (box.left, ground - 1, box.width, max(2, stage.px(2))))

    def _bar(
        self, surface: pygame.Surface, one: Result, place: pygame.Rect, box: pygame.Rect
    ) -> None:
        up = place.top - box.top
        if one.share > 0:
            place.height = max(4, round(up * (0.45 + 0.55 * one.share)))
            place.bottom = place.top
            colour = WON if one.share >= 1 else _SHARED
        else:
            place.height = max(4, round((box.bottom - place.top) * 0.72))
            colour = _LOST
        radius = min(place.width // 2, self.stage.px(6))
        surface.blit(cut.sheet(place.size, radius, colour, False), place)


class Heaps(Chart):
    """How often there were so many points: a heap for each width of them, or band of a chart."""

    def __init__(
        self, stage: Stage, heading: str, heaps: Sequence[tuple[str, int]], goal: int | None = None
    ) -> None:
        super().__init__(stage, heading)
        self.heaps = heaps  # what each is called, and how many
        self.goal = goal  # from this heap on it was won

    def told(self) -> str:
        told = [valued(label, count) for label, count in self.heaps if count]
        return listed(told) or words("statistics.none")

    def draw(self, surface: pygame.Surface, box: pygame.Rect) -> None:
        stage = self.stage
        if not any(count for _, count in self.heaps):
            self.say(surface, box, words("statistics.none"))
            return
        small = stage.text_px(13)
        low = line_height("text", small)
        most = max(count for _, count in self.heaps)
        step = box.width / len(self.heaps)
        ground, room = box.bottom - low, box.height - low - round(small * 1.5)
        skip = self._skipped(step, small)
        for order, (label, count) in enumerate(self.heaps):
            middle = round(box.left + (order + 0.5) * step)
            place = pygame.Rect(0, 0, max(4, round(min(step * 0.74, stage.px(64)))), 0)
            place.height = max(2, round(room * count / most)) if count else 2
            place.midbottom = (middle, ground)
            won = self.goal is None or order >= self.goal
            radius = min(stage.px(6), place.width // 2, place.height // 2)
            colour = (WON if self.goal is not None else _CARDS) if won else _LOST
            surface.blit(cut.sheet(place.size, radius, colour, False), place)
            if count:
                at = (middle, place.top - round(small * 0.65))
                write(surface, str(count), "strong", small, at, cut.INK, "cm", round(step))
            if order % skip == 0:
                at = (middle, ground + low // 2 + 1)
                write(surface, label, "text", small, at, cut.SOFT_INK, "cm", round(step * skip))
        surface.fill(_RULE, (box.left, ground, box.width, max(1, stage.px(1))))

    def _skipped(self, step: float, px: int) -> int:
        """Every how many heaps there is room for a label."""
        widest = max(width(label, "text", px) for label, _ in self.heaps)
        return max(1, ceil((widest + px) / step))


class LuckAndPlay(Chart):
    """For the latest reviewed games what the cards gave and what the play did, side by side."""

    def __init__(self, stage: Stage, figures: Figures) -> None:
        super().__init__(stage, words("statistics.luck"))
        found = [one.reviewed for one in figures.reviewed if one.reviewed is not None]
        self.found = found[-_PAIRS:]

    def told(self) -> str:
        told = [
            words(
                "aloud.luck",
                number=order,
                cards=signed(round(one.luck)),
                play=signed(round(one.skill)),
            )
            for order, one in enumerate(self.found, 1)
        ]
        return listed(told) or words("statistics.no_reviews")

    def draw(self, surface: pygame.Surface, box: pygame.Rect) -> None:
        stage, px = self.stage, self.stage.px
        if not self.found:
            self.say(surface, box, words("statistics.no_reviews"))
            return
        small = stage.text_px(13)
        low = round(small * 1.6)
        area = pygame.Rect(box.left, box.top, box.width, box.height - low)
        most = max(1.0, *[abs(v) for one in self.found for v in (one.luck, one.skill)])
        step = min(area.width / max(len(self.found), 10), px(46))
        ground = area.centery
        wide = max(2, round(step * 0.36))
        for order, one in enumerate(self.found):
            left = area.left + round(order * step)
            for nth, (value, colour) in enumerate(((one.luck, _CARDS), (one.skill, _PLAY))):
                high = max(2, round(area.height / 2 * abs(value) / most))
                place = pygame.Rect(left + nth * wide, ground, max(2, wide - 1), high)
                if value > 0:
                    place.bottom = ground
                radius = min(px(4), place.width // 2, high // 2)
                surface.blit(cut.sheet(place.size, radius, colour, False), place)
        surface.fill(_RULE, (area.left, ground - 1, area.width, max(2, px(2))))
        left, middle = box.left, box.bottom - low // 2
        for key, colour in (("cards", _CARDS), ("play", _PLAY)):
            dot = pygame.Rect(left, 0, px(12), px(12))
            dot.centery = middle
            surface.blit(cut.sheet(dot.size, px(3), colour, False), dot)
            at = (dot.right + px(7), middle)
            text = words(f"statistics.luck.{key}")
            left = write(surface, text, "text", small, at, cut.SOFT_INK).right + px(18)


class OverTime(Chart):
    """The accuracy of the latest reviewed games as a line with a dot for each."""

    def __init__(self, stage: Stage, figures: Figures) -> None:
        super().__init__(stage, words("statistics.accuracy.time"))
        self.values = [
            one.reviewed.accuracy for one in figures.reviewed if one.reviewed is not None
        ]

    def told(self) -> str:
        told = [words("statistics.percent", number=round(value)) for value in self.values]
        return listed(told) or words("statistics.no_reviews")

    def draw(self, surface: pygame.Surface, box: pygame.Rect) -> None:
        stage, px = self.stage, self.stage.px
        if not self.values:
            self.say(surface, box, words("statistics.no_reviews"))
            return
        small = stage.text_px(13)
        least = min(50.0, 10 * (min(self.values) // 10))
        scale = max(1.0, 100 - least)
        left = box.left + width("100", "text", small) + px(10)
        area = pygame.Rect(left, box.top + px(6), box.right - px(8) - left, box.height - px(12))
        for value in (least, (least + 100) / 2, 100.0):
            y = area.bottom - round(area.height * (value - least) / scale)
            surface.fill(_RULE, (area.left, y, area.width, 1))
            at = (area.left - px(8), y)
            write(surface, f"{value:.0f}", "text", small, at, cut.SOFT_INK, "rm")
        step = area.width / max(1, len(self.values) - 1)
        places = [
            (n * step + px(4), area.height - area.height * (value - least) / scale)
            for n, value in enumerate(self.values)
        ]
        picture = _line(area.size, tuple([(round(x), round(y)) for x, y in places]), px(3), px(4))
        surface.blit(picture, (area.left - px(4), area.top - px(8)))


def _line(
    size: tuple[int, int], places: Sequence[tuple[int, int]], thick: int, dot: int
) -> pygame.Surface:
    """A line through these places with a dot at each, on a sheet a little larger."""
    full = (size[0] + 4 * dot, size[1] + 4 * dot)
    moved = [(x, y + 2 * dot) for x, y in places]
    path = "M" + "L".join(f"{x} {y}" for x, y in moved)
    ink, ground = cut.hexed(_PLAY), cut.hexed(cut.CARD)
    dots = "".join(
        f'<circle cx="{x}" cy="{y}" r="{dot}" fill="{ink}" stroke="{ground}" stroke-width="2"/>'
        for x, y in moved
    )
    drawn = f'<path d="{path}" fill="none" stroke="{ink}" stroke-width="{thick}"/>{dots}'
    return papercraft.inline(drawn, full, full)
