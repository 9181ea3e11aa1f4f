"""Putting deeds on other keys and buttons: choose a row, then press what you like."""

from __future__ import annotations

from collections.abc import Callable

import pygame

from cardtable.devices.bindings import FREE, KEYS, PAD
from cardtable.gestures import Back, Gesture, Heard, Lift, Pixel
from cardtable.media.words import sentences, words
from cardtable.scenes.one_panel import OnePanel
from cardtable.scenes.scene import Stage
from cardtable.text import languages
from cardtable.widgets import cut, scenery
from cardtable.widgets.button import Button
from cardtable.widgets.keycaps import button_name, cap_height, draw_cap, key_name, sign
from cardtable.widgets.widget import Measures, Scroller, Widget
from cardtable.widgets.writing import lines_height, write, write_lines


class Binding(Widget):
    """The key (or the button) of one deed; chosen, it waits for another one."""

    radius_units = 12.0

    def __init__(
        self,
        measures: Measures,
        name: str,
        box: pygame.Rect,
        label: str,
        shown: str,
        picture: pygame.Surface | None,
        action: Callable[[], None],
    ) -> None:
        super().__init__(measures, name, box)
        self.label = label
        self.shown = shown  # what the key or button is called
        self.picture = picture  # the sign on the button
        self.action = action
        self.waits = False
        self.bound = True  # something does it

    def choose(self, at: Pixel | None) -> None:
        self.action()

    def spoken(self) -> str:
        return words("spoken.value", label=self.label, value=self.shown)

    def draw(self, surface: pygame.Surface) -> None:
        self.draw_ring(surface)
        m, place = self.measures, self.place
        ground = cut.CANDLE if self.waits else cut.WHITE if self.hovered else cut.CARD
        surface.blit(cut.sheet(place.size, self.radius, ground, False), place)
        if self.waits:
            px = m.text_px(15)
            room = place.width - m.px(8)
            write(surface, words("keys.press"), "strong", px, place.center, cut.INK, "cm", room)
        elif self.picture is not None:
            surface.blit(self.picture, self.picture.get_rect(center=place.center))
        elif not self.bound:
            write(surface, self.shown, "text", m.text_px(15), place.center, cut.SOFT_INK, "cm")
        else:
            cap = pygame.Rect(0, 0, place.width - m.px(16), cap_height(m))
            cap.center = place.center
            draw_cap(surface, m, self.shown, cap)


class KeySettings(OnePanel):
    """A row for each deed that can be put elsewhere: its key, and its button on a pad."""

    SIZE = (860, 764)

    def __init__(self, stage: Stage) -> None:
        super().__init__(stage)
        self._rows: list[tuple[str, pygame.Rect]] = []
        self._waits: tuple[str, str] | None = None  # the device and the deed
        self.notice = ""

    def fill(self) -> list[Widget]:
        stage = self.stage
        pad, panel = stage.px(44), self._panel
        wide, high = stage.px(150), max(44, cap_height(stage) + stage.px(10))
        head = stage.px(96) + self._notice_high(panel.width - 2 * pad)
        foot = stage.px(92)
        area = pygame.Rect(panel.left + pad, panel.top + head, 0, 0)
        area.size = (panel.width - 2 * pad, panel.height - head - foot)
        inset = stage.px(10)  # for the focus ring
        self.scroller = Scroller(area, len(FREE) * (high + stage.px(8)) + 2 * inset)
        self._rows, widgets = [], list[Widget]()
        for order, deed in enumerate(FREE):
            row = pygame.Rect(area.left, 0, area.width, high)
            row.top = area.top + inset + order * (high + stage.px(8))
            self._rows.append((deed, row))
            for column, device in enumerate((KEYS, PAD)):
                box = pygame.Rect(0, row.top, wide, high)
                box.right = row.right - stage.px(6) - (1 - column) * (wide + stage.px(12))
                widgets.append(self._binding(device, deed, box))
        box = pygame.Rect(0, 0, stage.px(340), max(44, stage.px(54)))
        box.midbottom = (panel.centerx, panel.bottom - stage.px(22))
        reset = Button(
            stage, "reset", box, words("keys.reset"), self._reset, icon="restart", size=18
        )
        return [*widgets, reset]

    def _binding(self, device: str, deed: str, box: pygame.Rect) -> Widget:
        stage = self.stage
        family = stage.pad or "xbox"  # one may look at the signs without a pad
        on = next(iter(stage.bindings.of(device, deed)), "")
        picture = None
        if not on:
            shown = words("keys.none")
        elif device == KEYS:
            shown = key_name(on)
        else:
            shown, picture = self._called(device, on), sign(family, on, cap_height(stage))
        label = words(f"deed.{deed}")
        made = Binding(
            stage, f"{device}-{deed}", box, label, shown, picture, self._ask(device, deed)
        )
        made.bound = bool(on)
        made.waits = self._waits == (device, deed)
        made.scroller = self.scroller
        return made

    def first(self) -> str:
        return f"{KEYS}-{FREE[0]}"

    def _ask(self, device: str, deed: str) -> Callable[[], None]:
        def ask() -> None:
            self._waits = (device, deed)
            self.notice = ""
            self.stage.say(words("keys.press"))
            self.refresh()

        return ask

    def _reset(self) -> None:
        self.stage.settings.keys, self.stage.settings.pad = {}, {}
        self.stage.settings.save()
        self._say(words("keys.were_reset"))

    def _say(self, notice: str) -> None:
        self._waits, self.notice = None, notice
        self.stage.say(notice)
        self.refresh()

    # Waiting for a key

    def handle(self, gesture: Gesture) -> None:
        match gesture:
            case Heard(device, pressed):
                self._heard(device, pressed)
            case Back() if self._waits:
                self._say("")
            case Lift() if self._waits:
                self._say("")
                super().handle(gesture)
            case _:
                super().handle(gesture)
        self.stage.listening = self._waits is not None

    def _heard(self, device: str, pressed: str) -> None:
        """Put the deed that waits on this key, whichever of its two columns was chosen."""
        if self._waits is None:
            return
        deed, bindings = self._waits[1], self.stage.bindings
        name = self._called(device, pressed)
        if bindings.taken(device, pressed) or not pressed:
            self._say(words("keys.fixed", pressed=name))
            return
        if device == KEYS and _answers(pressed):
            self._say(words("keys.answers", pressed=name))
            return
        changed, other = bindings.put(device, deed, pressed)
        settings = self.stage.settings
        setattr(settings, "keys" if device == KEYS else "pad", changed)
        settings.save()
        if not other:
            self._say(words("keys.put", pressed=name, deed=words(f"deed.{deed}")))
            return
        left = next(iter(self.stage.bindings.of(device, other)), "")
        now = self._called(device, left)
        told = "keys.moved" if left else "keys.bare"
        self._say(words(told, pressed=name, other=words(f"deed.{other}"), now=now))

    def _called(self, device: str, pressed: str) -> str:
        if device == KEYS:
            return key_name(pressed)
        return button_name(pressed, self.stage.pad or "xbox") if pressed else ""

    # Drawing

    def _notice_high(self, room: int) -> int:
        px = self.stage.text_px(16)
        return lines_height(self._told(), "text", px, room) + self.stage.px(10)

    def _told(self) -> str:
        return self.notice or words("keys.how")

    def paint(self, surface: pygame.Surface) -> None:
        stage, panel = self.stage, self._panel
        scenery.dimmed(surface, stage, (28, 52, 62))
        cut.panel(surface, panel, stage.px(28), cut.PAPER, stage.px(16), 0.45)
        at = (panel.left + stage.px(44), panel.top + stage.px(50))
        room = panel.width - stage.px(110)
        write(surface, words("keys.settings"), "title", stage.type_px("title", 36), at, room=room)
        box = pygame.Rect(at[0], panel.top + stage.px(84), panel.width - stage.px(88), 0)
        ink = (150, 52, 20) if self.notice else cut.SOFT_INK
        write_lines(surface, self._told(), "text", stage.text_px(16), box, ink)

    def paint_scrolled(self, surface: pygame.Surface, offset: int) -> None:
        stage = self.stage
        px = stage.text_px(17)
        for deed, row in self._rows:
            place = row.move(0, -offset)
            room = self[f"{KEYS}-{deed}"].box.left - place.left - stage.px(14)
            box = pygame.Rect(place.left, place.top, room, place.height)
            write_lines(surface, words(f"deed.{deed}"), "strong", px, box, cut.INK, middle=True)


def _answers(key: str) -> bool:
    """Whether a button of a game has this letter in one of the languages."""
    return any(
        name.startswith("key.") and letter == key
        for language in languages()
        for name, letter in sentences(language).items()
    )
