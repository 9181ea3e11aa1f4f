"""The rules one can choose, a row each; or the game in a few lines if there are none."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import pygame

from cardtable.media.drawings import Colour
from cardtable.media.lettering import line_height, width
from cardtable.media.words import words
from cardtable.rules.game import Option
from cardtable.scenes.arrangement import Arrangement
from cardtable.scenes.scene import Stage
from cardtable.widgets import cut
from cardtable.widgets.choice import Choice, Toggle
from cardtable.widgets.widget import Widget
from cardtable.widgets.writing import lines_height, write, write_lines

_RULE: Colour = (229, 218, 196)


class OptionRows:
    """Name, explanation and control of every rule that is a choice."""

    def __init__(self, stage: Stage, plan: Arrangement, changed: Callable[[], None]) -> None:
        self.stage = stage
        self.plan = plan
        self.changed = changed  # one option may allow or forbid another
        self._rows: list[tuple[Option, pygame.Rect, Widget]] = []

    def build(self, area: pygame.Rect, top: int) -> tuple[int, list[Widget]]:
        """Lay the rows out from this height on: where they end, and their controls."""
        self._rows = []
        for option in self.plan.rules.options:
            row = pygame.Rect(area.left, top, area.width, 0)
            control = self._control(option, row)
            self._rows.append((option, row, control))
            top = row.bottom + self.stage.px(4)
        return top, [control for _, _, control in self._rows]

    def _control(self, option: Option, row: pygame.Rect) -> Widget:
        """The control at the end of a row, which becomes as high as its text."""
        stage = self.stage
        key = f"option.{self.plan.game}.{option.name}"
        plain = set(option.values) == {"yes", "no"}
        named = [(value, words(f"{key}.{value}")) for value in option.values] if not plain else []
        wide = stage.px(60) if plain else self._wide(named)
        room = row.width - wide - stage.px(24)
        help_high = lines_height(words(f"{key}.help"), "text", stage.text_px(15), room)
        high = stage.px(44)
        row.height = line_height("strong", stage.text_px(18)) + help_high + stage.px(9)
        row.height = max(row.height, high + stage.px(4))
        box = pygame.Rect(0, 0, wide, high)
        box.midright = (row.right, row.centery - stage.px(2))
        control: Widget
        if plain:
            on = self.plan.options[option.name] == "yes"
            control = Toggle(stage, option.name, box, words(key), on, self._take_switch(option))
        else:
            control = Choice(
                stage,
                option.name,
                box,
                words(key),
                named,
                self.plan.options[option.name],
                self._take_value(option),
                size=15,
            )
        control.enabled = self.plan.possible(option)
        return control

    def _wide(self, named: Sequence[tuple[str, str]]) -> int:
        """How wide a choice is: as wide as its words, within reason."""
        stage = self.stage
        px = stage.text_px(15)
        needed = sum(width(label, "strong", px) + stage.px(20) for _, label in named)
        usual = min(stage.px(300), stage.px(84 * len(named)))
        return max(usual, min(needed, stage.px(400)))

    def _take_switch(self, option: Option) -> Callable[[bool], None]:
        def take(on: bool) -> None:
            self.plan.options[option.name] = "yes" if on else "no"
            self.changed()

        return take

    def _take_value(self, option: Option) -> Callable[[str], None]:
        def take(value: str) -> None:
            self.plan.options[option.name] = value
            self.changed()

        return take

    def paint(self, surface: pygame.Surface, offset: int) -> None:
        """Draw the text of the rows, moved up by so many pixels."""
        for index, (option, row, control) in enumerate(self._rows):
            place = row.move(0, -offset)
            if index:
                stage = self.stage
                line = (place.left, place.top - stage.px(2), place.width, max(1, stage.px(1)))
                surface.fill(_RULE, line)
            self._paint_row(surface, option, place, control.box.left)

    def _paint_row(
        self, surface: pygame.Surface, option: Option, row: pygame.Rect, end: int
    ) -> None:
        stage = self.stage
        key = f"option.{self.plan.game}.{option.name}"
        on = self.plan.possible(option)
        ink = cut.INK if on else (108, 99, 116)
        soft = cut.SOFT_INK if on else (112, 104, 120)
        px = stage.text_px(18)
        high = line_height("strong", px)
        write(surface, words(key), "strong", px, (row.left, row.top + high // 2 + stage.px(3)), ink)
        box = pygame.Rect(row.left, row.top + high + stage.px(3), 0, 0)
        box.width = end - row.left - stage.px(24)
        write_lines(surface, words(f"{key}.help"), "text", stage.text_px(15), box, soft)


class Brief:
    """The game in a few lines, where there are no rules to choose."""

    def __init__(self, stage: Stage, game: str) -> None:
        self.stage = stage
        self.game = game
        self._box = pygame.Rect(0, 0, 0, 0)

    @property
    def _lines(self) -> list[str]:
        return words(f"brief.{self.game}").split("\n")

    def build(self, area: pygame.Rect, top: int) -> tuple[int, list[Widget]]:
        """Lay the lines out from this height on: where they end; there is nothing to choose."""
        stage = self.stage
        self._box = pygame.Rect(area.left, top, area.width, 0)
        room = area.width - stage.px(28)
        for line in self._lines:
            top += lines_height(line, "text", stage.text_px(18), room) + stage.px(8)
        return top, []

    def paint(self, surface: pygame.Surface, offset: int) -> None:
        """Draw the lines, moved up by so many pixels."""
        stage = self.stage
        px = stage.text_px(18)
        dot = stage.px(10)
        text = self._box.move(stage.px(28), -offset)
        text.width -= stage.px(28)
        for line in self._lines:
            place = pygame.Rect(self._box.left, 0, dot, dot)
            place.centery = text.top + line_height("text", px) // 2
            surface.blit(cut.sheet(place.size, dot // 2, cut.CORAL), place)
            text.top = write_lines(surface, line, "text", px, text) + stage.px(8)
