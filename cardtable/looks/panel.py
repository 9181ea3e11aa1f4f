"""A dialogue of the table, and the tiles on it."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import pygame

from cardtable.access.plainly import in_a_line
from cardtable.access.tree import Told
from cardtable.gestures import Pixel
from cardtable.looks.asked import Answer
from cardtable.media.drawings import mixed
from cardtable.media.words import words
from cardtable.table.card_art import CardArt
from cardtable.table.surroundings import TableStage
from cardtable.widgets import cut
from cardtable.widgets.widget import Widget
from cardtable.widgets.writing import write


class Panel:
    """A dialogue of the table: a sheet with controls on it, over the middle, above the hand.

    Controls have places on the screen; the scene gives them focus, clicks and keys. The rest of
    the table is veiled, one's own hand stays bright.
    """

    def __init__(self, box: pygame.Rect, title: str, widgets: Sequence[Widget]) -> None:
        self.box = box
        self.title = title
        self.widgets = list(widgets)

    def make_room(self, left: int, right: int) -> None:
        """Lie between these two, as far as there is room: something else is read at the left."""
        aside = max(0, min(left - self.box.left, right - self.box.right))
        self.box = self.box.move(aside, 0)
        for widget in self.widgets:
            widget.box = widget.box.move(aside, 0)

    def draw(self, surface: pygame.Surface, stage: TableStage) -> None:
        """Draw the sheet and its heading; the scene draws the controls on it."""
        cut.panel(surface, self.box, stage.px(28), cut.PAPER, stage.px(16), 0.45)
        px = stage.type_px("title", 32)
        left, top = self.box.left + stage.px(34), self.box.top + stage.px(24)
        room = self.box.width - stage.px(68)
        write(surface, self.title, "title", px, (left, top + px * 0.6), room=room)


class Tile(Widget):
    """One answer of a panel: a card's picture or a word, greyed with the reason if refused."""

    radius_units = 18.0

    def __init__(
        self,
        stage: TableStage,
        art: CardArt,
        name: str,
        box: pygame.Rect,
        answer: Answer,
        action: Callable[[], None],
    ) -> None:
        super().__init__(stage, name, box)
        self.stage = stage
        self.art = art
        self.answer = answer
        self.action = action
        self.hint = answer.refused

    def choose(self, at: Pixel | None) -> None:
        self.action()

    def spoken(self) -> str:
        answer = self.answer
        note = in_a_line(answer.refused or answer.note)
        return words("spoken.note", label=answer.label, note=note) if note else answer.label

    def told(self) -> Told:
        answer = self.answer
        note = in_a_line(answer.refused or answer.note)
        return Told(answer.label, note=note, able=not answer.refused)

    def draw(self, surface: pygame.Surface) -> None:
        stage, refused = self.stage, bool(self.answer.refused)
        place = self.place if refused else self.under_finger()
        colour = mixed(cut.CARD, cut.TRAY, 0.6) if refused else cut.CARD
        if self.hovered and not refused:
            colour = cut.WHITE
        self.draw_ring(surface)
        lift = 0 if self.focused else stage.px(1 if self.pressed else 3)
        cut.panel(surface, place, self.radius, colour, lift)
        ink = mixed(cut.INK, colour, 0.45) if refused else cut.INK
        px = stage.text_px(18)
        note = self.answer.refused or self.answer.note
        foot = place.bottom - stage.px(14) - (stage.text_px(14) * 1.3 if note else 0)
        if self.answer.picture:
            height = round(foot - px * 1.4 - place.top - stage.px(16))
            picture = self.art.card(self.answer.picture, max(20, height), 0, refused)
            at = picture.get_rect(center=(place.centerx, place.top + stage.px(12) + height // 2))
            surface.blit(picture, at, special_flags=pygame.BLEND_PREMULTIPLIED)
        room = place.width - stage.px(16)
        at_y = foot - px * 0.5 if self.answer.picture else place.centery
        write(surface, self.answer.label, "title", px, (place.centerx, at_y), ink, "cm", room)
        if note:
            small = stage.text_px(14)
            at_note = (place.centerx, place.bottom - stage.px(8) - small * 0.6)
            write(surface, note, "text", small, at_note, ink, "cm", room)
