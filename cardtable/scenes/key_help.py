"""All keys and pad buttons that do something on the screen below, each with what it does."""

from __future__ import annotations

from collections.abc import Sequence

import pygame

from cardtable.devices.bindings import KEYS, PAD, Deed, told_at
from cardtable.media.canvas import mean
from cardtable.media.words import words
from cardtable.scenes.scene import Stage
from cardtable.scenes.sheet import Sheet
from cardtable.widgets import cut
from cardtable.widgets.button import Button, RoundButton
from cardtable.widgets.keycaps import (
    button_name,
    cap_height,
    caps_width,
    draw_caps,
    draw_signs,
    key_name,
    signs_width,
)
from cardtable.widgets.widget import Scroller, Widget
from cardtable.widgets.writing import lines_height, write, write_lines


class KeyHelp(Sheet):
    """Opened with F1 or the pad's left button in the middle, and closed with them."""

    def __init__(self, stage: Stage, places: Sequence[str]) -> None:
        super().__init__(stage)
        self.deeds = told_at(places)
        self._rows: list[tuple[Deed, pygame.Rect]] = []

    def help(self) -> None:
        self.close()

    def entered(self) -> None:
        super().entered()
        for deed in self.deeds:
            self.stage.say(self.told(deed))

    def told(self, deed: Deed) -> str:
        """A deed with its keys and buttons, to be spoken."""
        family = self.stage.pad or "xbox"
        names = [key_name(key) for key in self.stage.bindings.of(KEYS, deed.name)]
        names += [
            words("keys.on_pad", button=button_name(button, family))
            for button in self.stage.bindings.of(PAD, deed.name)
        ]
        return words(
            "spoken.value", label=words(f"deed.{deed.name}"), value=words("list.comma").join(names)
        )

    def build(self) -> Sequence[Widget]:
        stage = self.stage
        pad, head, foot = stage.px(36), stage.px(88), stage.px(84)
        wide = min(stage.px(1080), stage.size[0] - stage.px(60))
        self._lay_rows(pygame.Rect(0, 0, wide - 2 * pad, 0))
        rows = self._rows[-1][1].bottom
        high = min(head + rows + foot, stage.size[1] - stage.px(24))
        self.box = pygame.Rect(0, 0, wide, high)
        self.box.center = (stage.size[0] // 2, stage.size[1] // 2)
        area = pygame.Rect(
            self.box.left + pad, self.box.top + head, wide - 2 * pad, high - head - foot
        )
        for _, row in self._rows:
            row.move_ip(area.topleft)
        self.scroller = Scroller(area, rows)
        button = pygame.Rect(0, 0, stage.px(320), max(44, stage.px(52)))
        button.midbottom = (self.box.centerx, self.box.bottom - stage.px(20))
        disc = pygame.Rect(0, 0, max(44, stage.px(44)), max(44, stage.px(44)))
        disc.center = (self.box.right - stage.px(8), self.box.top + stage.px(8))
        return [
            RoundButton(stage, "back", disc, "close", words("go.back"), self.back),
            Button(
                stage, "change", button, words("keys.change"), self._change, icon="gamepad", size=18
            ),
        ]

    def _lay_rows(self, area: pygame.Rect) -> None:
        """Two columns, filled one after the other; each row as high as what is written there."""
        stage = self.stage
        gap = stage.px(36)
        each = (area.width - gap) // 2
        self._rows = []
        heights = [self._high(deed, each) for deed in self.deeds]
        half, top, column = sum(heights) / 2, 0, 0
        for deed, high in zip(self.deeds, heights, strict=True):
            if column == 0 and top + high / 2 > half:
                column, top = 1, 0
            self._rows.append((deed, pygame.Rect(column * (each + gap), top, each, high)))
            top += high
        tallest = max(row.bottom for _, row in self._rows)
        self._rows.sort(key=lambda row: row[1].bottom == tallest)

    def _signs(self, deed: Deed) -> tuple[Sequence[str], Sequence[str], int]:
        """The keys and the buttons of a deed, and how wide they are drawn."""
        keys = self.stage.bindings.of(KEYS, deed.name)
        buttons = self.stage.bindings.of(PAD, deed.name)
        wide = caps_width(self.stage, keys) + signs_width(self.stage, buttons)
        return keys, buttons, wide + (self.stage.px(10) if keys and buttons else 0)

    def _high(self, deed: Deed, wide: int) -> int:
        stage = self.stage
        room = wide - self._signs(deed)[2] - stage.px(14)
        text = lines_height(words(f"deed.{deed.name}"), "text", stage.text_px(16), room)
        return max(text, cap_height(stage)) + stage.px(14)

    def first(self) -> str:
        return "back"

    def _change(self) -> None:
        from cardtable.scenes.key_settings import KeySettings

        self.stage.replace(KeySettings(self.stage))

    def paint(self, surface: pygame.Surface) -> None:
        super().paint(surface)
        stage = self.stage
        at = (self.box.left + stage.px(36), self.box.top + stage.px(50))
        room = self.box.width - stage.px(110)
        write(surface, words("keys.title"), "title", stage.type_px("title", 34), at, room=room)

    def paint_scrolled(self, surface: pygame.Surface, offset: int) -> None:
        stage = self.stage
        family = stage.pad or "xbox"
        px = stage.text_px(16)
        for deed, row in self._rows:
            place = row.move(0, -offset)
            mean(surface, place, self.told(deed))
            keys, buttons, wide = self._signs(deed)
            left = place.right - wide
            box = place.inflate(0, -stage.px(14))
            box.width = left - place.left - stage.px(14)
            write_lines(surface, words(f"deed.{deed.name}"), "text", px, box, cut.INK, middle=True)
            draw_caps(surface, stage, keys, (left, place.centery))
            after = left + caps_width(stage, keys) + (stage.px(10) if keys else 0)
            draw_signs(surface, stage, family, buttons, (after, place.centery))
            surface.fill((229, 218, 196), (place.left, place.bottom - 1, place.width, 1))

    def title(self) -> str:
        return f"{words('keys.title')} – {words('app.title')}"
