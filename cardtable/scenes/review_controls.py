"""What one goes through a match with: the graph, the buttons under the table, rows to choose."""

from __future__ import annotations

from collections.abc import Callable, Mapping

import pygame

from cardtable.gestures import Pixel
from cardtable.media.drawings import Colour
from cardtable.media.lettering import line_height, width, wrapped
from cardtable.media.words import words
from cardtable.scenes.review_graph import ReviewGraph
from cardtable.scenes.review_places import Places
from cardtable.scenes.scene import Stage
from cardtable.widgets import cut
from cardtable.widgets.button import RoundButton
from cardtable.widgets.widget import Widget
from cardtable.widgets.writing import write

STEPS = ("first", "slip-before", "before", "play", "after", "slip-after", "end")
_DARK = 360  # of 765: on darker paper one writes in white
_ICONS = {"before": "left", "after": "right"}


class Timeline(Widget):
    """The graph as a control: a click or a drag goes there, arrows go move by move."""

    radius_units = 12.0

    def __init__(
        self,
        stage: Stage,
        box: pygame.Rect,
        graph: ReviewGraph,
        draw: Callable[[pygame.Surface], None],
        go: Callable[[int], None],
        play: Callable[[], None],
        now: Callable[[], int],
    ) -> None:
        super().__init__(stage, "timeline", box)
        self.graph = graph
        self._draw, self._go, self._play, self._now = draw, go, play, now

    def choose(self, at: Pixel | None) -> None:
        if at is None:
            self._play()
        else:
            self._go(self.graph.moment_at(at[0]))

    def carry(self, at: Pixel) -> bool:
        self._go(self.graph.moment_at(at[0]))
        return True

    def step(self, across: int, down: int) -> bool:
        if not across:
            return False
        self._go(self._now() + across)
        return True

    def spoken(self) -> str:
        number = min(self._now() + 1, self.graph.last)
        return words("lookback.moment", move=number, moves=self.graph.last)

    def draw(self, surface: pygame.Surface) -> None:
        self.draw_ring(surface)
        self._draw(surface)


def step_buttons(
    stage: Stage,
    places: Places,
    actions: Mapping[str, Callable[[], None]],
    usable: Mapping[str, bool],
    *,
    playing: bool,
) -> list[Widget]:
    """The buttons that go through the match, in a row."""
    row, side = places.buttons, places.button
    step = side + stage.px(4)
    names = [name for name in STEPS if name in usable]
    left = row.left + places.pad
    found: list[Widget] = []
    for order, name in enumerate(names):
        box = pygame.Rect(left + order * step, row.top, side, side)
        icon = "pause" if name == "play" and playing else _ICONS.get(name, name)
        label = words("lookback.pause" if icon == "pause" else f"lookback.{name}")
        button = RoundButton(stage, name, box, icon, label, actions[name])
        if name == "play":
            button.colour = cut.CORAL
        button.enabled = usable[name]
        found.append(button)
    return found


class Row(Widget):
    """A line of text one can choose, with a coloured slip at its right if there is one."""

    radius_units = 10.0

    def __init__(
        self,
        stage: Stage,
        name: str,
        box: pygame.Rect,
        text: str,
        go: Callable[[], None],
        *,
        now: bool = False,
        slip: str = "",
        colour: Colour = cut.TRAY,
        dot: Colour | None = None,
    ) -> None:
        super().__init__(stage, name, box)
        self.stage = stage
        self.text = text
        self.slip = slip
        self.colour = colour  # of the slip
        self.dot = dot  # at its left
        self.now = now  # it is what is shown
        self._go = go

    def choose(self, at: Pixel | None) -> None:
        self._go()

    def spoken(self) -> str:
        return " ".join(filter(None, [self.text, self.slip]))

    def draw(self, surface: pygame.Surface) -> None:
        stage, place = self.stage, self.place
        self.draw_ring(surface)
        if self.now or self.hovered:
            colour = (255, 236, 190) if self.now else cut.CARD
            surface.blit(cut.sheet(place.size, self.radius, colour), place)
        left, px = place.left + stage.px(8), stage.text_px(15)
        if self.dot is not None:
            side = stage.px(11)
            box = pygame.Rect(left, 0, side, side)
            box.centery = place.centery
            surface.blit(cut.sheet(box.size, side // 2, self.dot, False), box)
        left += _dot_room(stage, self.dot)
        right = place.right - stage.px(6)
        if self.slip:
            wide = width(self.slip, "strong", px) + stage.px(14)
            chip = pygame.Rect(right - wide, 0, wide, round(px * 1.5))
            chip.centery = place.centery
            surface.blit(cut.sheet(chip.size, chip.height // 2, self.colour, False), chip)
            ink = cut.WHITE if sum(self.colour) < _DARK else cut.INK
            write(surface, self.slip, "strong", px, chip.center, ink, "cm")
            right = chip.left - stage.px(4)
        lines = wrapped(self.text, "text", px, right - left)
        step = line_height("text", px)
        top = place.centery - step * len(lines) / 2
        for order, line in enumerate(lines):
            at = (left, top + (order + 0.5) * step)
            write(surface, line, "text", px, at, cut.INK, room=right - left)


def _dot_room(stage: Stage, dot: Colour | None) -> int:
    return stage.px(17) if dot is not None else 0


def row_height(stage: Stage, text: str, room: int, slip: str = "", *, dotted: bool = False) -> int:
    """How high a row of this text has to be."""
    px = stage.text_px(15)
    room -= stage.px(14)
    if slip:
        room -= width(slip, "strong", px) + stage.px(18)
    if dotted:
        room -= stage.px(17)
    return len(wrapped(text, "text", px, room)) * line_height("text", px) + stage.px(8)
