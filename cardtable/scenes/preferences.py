"""The settings screen: the player's choices, each taking effect at once."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import pygame

from cardtable.media.lettering import line_height
from cardtable.media.words import sentences, words
from cardtable.scenes.key_settings import KeySettings
from cardtable.scenes.one_panel import OnePanel
from cardtable.scenes.scene import Stage
from cardtable.settings import PAUSES, SPEEDS, TEXT_SIZES, THOUGHTS, TOGETHER
from cardtable.text import languages
from cardtable.widgets import cut, scenery
from cardtable.widgets.button import Button
from cardtable.widgets.choice import Choice, Slider, Toggle
from cardtable.widgets.widget import Scroller, Widget
from cardtable.widgets.writing import lines_height, write, write_lines

_GROUPS: Sequence[tuple[str, Sequence[str]]] = (
    ("look", ("language", "text_size", "high_contrast", "full_screen", "reduced_motion")),
    (
        "play",
        ("speed", "trick_pause", "thinking", "show_legal", "hints", "together", "keys"),
    ),
    ("sound", ("speech", "transcript", "effects", "ambience", "music")),
    ("saves", ("check",)),
)
_CHOICES: dict[str, Sequence[Any]] = {
    "text_size": TEXT_SIZES,
    "speed": SPEEDS,
    "trick_pause": PAUSES,
    "thinking": THOUGHTS,
    "together": TOGETHER,
}
_WIDE = {
    "check": 180,
    "text_size": 300,
    "speed": 360,
    "trick_pause": 400,
    "thinking": 300,
    "together": 240,
}


def _offered(name: str) -> Sequence[tuple[Any, str]]:
    """What a setting may be and what that is called; nothing for a switch or an amount.

    Languages are those there are folders for, each in its own words.
    """
    if name == "language":
        return [(one, sentences(one)["language.name"]) for one in languages()]
    return [(one, words(f"settings.{name}.{one}")) for one in _CHOICES.get(name, ())]


class Preferences(OnePanel):
    """Every setting with a line that says what it does."""

    SIZE = (980, 764)

    def __init__(self, stage: Stage) -> None:
        super().__init__(stage)
        self._headings: list[tuple[str, int]] = []
        self._rows: list[tuple[str, pygame.Rect, bool]] = []

    def fill(self) -> list[Widget]:
        stage = self.stage
        pad = stage.px(44)
        area = self._panel.inflate(-2 * pad, 0)
        area.top += stage.px(92)
        area.height -= stage.px(92 + 28)
        widgets: list[Widget] = []
        self._headings, self._rows = [], []
        top = area.top
        head = stage.type_px("title", 24)
        for group, names in _GROUPS:
            if group == "saves" and stage.settings.looking_on:
                continue  # another window keeps them
            self._headings.append((words(f"settings.{group}"), top + head // 2 + stage.px(4)))
            top += head + stage.px(18)
            for index, name in enumerate(names):
                top, control = self._row(name, area, top, index > 0)
                widgets.append(control)
            top += stage.px(18)
        self.scroller = Scroller(area, top - area.top)
        for widget in widgets:
            widget.scroller = self.scroller
        return widgets

    def _row(self, name: str, area: pygame.Rect, top: int, ruled: bool) -> tuple[int, Widget]:
        stage = self.stage
        value = getattr(stage.settings, name, None)
        label = words(f"settings.{name}")
        grow = max(1.0, stage.settings.text_size)
        offered = _offered(name)
        usual = 64 if isinstance(value, bool) else 170 if name == "keys" else 260
        units = 120 * len(offered) if name == "language" else _WIDE.get(name, usual)
        wide = stage.px(min(units, 480) * grow**0.5)
        high = max(44, stage.px(44))
        room = area.width - wide - stage.px(28)
        text = lines_height(words(f"settings.{name}.help"), "text", stage.text_px(15), room)
        row = pygame.Rect(area.left, top, area.width, 0)
        text += line_height("strong", stage.text_px(18))
        row.height = max(text, high) + stage.px(13)
        self._rows.append((name, row, ruled))
        box = pygame.Rect(0, 0, wide, high)
        box.midright = (area.right - stage.px(6), row.centery)
        control: Widget
        if name == "keys":
            control = Button(stage, name, box, words("keys.change"), self._keys, size=16)
        elif value is None:
            control = Button(stage, name, box, words(f"settings.{name}.now"), self._check, size=17)
        elif isinstance(value, bool):
            control = Toggle(stage, name, box, label, value, self._take(name))
        elif offered:
            control = Choice(stage, name, box, label, offered, value, self._take(name), size=15)
        else:
            control = Slider(stage, name, box, label, value, self._take(name))
        return top + row.height, control

    def first(self) -> str:
        return "language"

    def _keys(self) -> None:
        self.stage.push(KeySettings(self.stage))

    def _check(self) -> None:
        from cardtable.scenes.saves_check import SavesCheck

        self.stage.push(SavesCheck(self.stage), fade=False)

    def _take(self, name: str) -> Callable[[Any], None]:
        def take(value: Any) -> None:
            settings = self.stage.settings
            setattr(settings, name, value)
            if name == "language":
                self.stage.speak(value)
            elif name in ("text_size", "high_contrast"):
                self.stage.lay_out()
            elif name == "speech" and value:
                self.stage.hearing.greet()
            elif name == "full_screen":
                # The window follows, and then the setting says what it really does.
                settings.full_screen = not value
                self.stage.wants_full_screen = value
            elif isinstance(value, float):
                self.stage.sounds.volumes(settings.effects, settings.ambience, settings.music)
                if name == "effects":
                    self.stage.sounds.play("card-land")
            settings.save()

        return take

    def title(self) -> str:
        return f"{words('home.settings')} – {words('app.title')}"

    def paint(self, surface: pygame.Surface) -> None:
        stage, panel = self.stage, self._panel
        scenery.dimmed(surface, stage, (28, 52, 62))
        cut.panel(surface, panel, stage.px(28), cut.PAPER, stage.px(16), 0.45)
        at = (panel.left + stage.px(44), panel.top + stage.px(54))
        write(surface, words("home.settings"), "title", stage.type_px("title", 40), at)

    def paint_scrolled(self, surface: pygame.Surface, offset: int) -> None:
        stage = self.stage
        left = self._panel.left + stage.px(44)
        for text, middle in self._headings:
            px = stage.type_px("title", 24)
            write(surface, text, "title", px, (left, middle - offset), (166, 63, 24))
        for name, row, ruled in self._rows:
            place = row.move(0, -offset)
            if ruled:
                surface.fill((229, 218, 196), (place.left, place.top, place.width, 1))
            px = stage.text_px(18)
            high = line_height("strong", px)
            at = (place.left, place.top + stage.px(7) + high // 2)
            write(surface, words(f"settings.{name}"), "strong", px, at)
            box = pygame.Rect(place.left, place.top + stage.px(7) + high, 0, 0)
            box.width = self[name].box.left - place.left - stage.px(28)
            help_text = words(f"settings.{name}.help")
            write_lines(surface, help_text, "text", stage.text_px(15), box, cut.SOFT_INK)
