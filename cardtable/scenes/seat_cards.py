"""The cards of the set-up on which one chooses who sits at each seat."""

from __future__ import annotations

from collections.abc import Callable

import pygame

from cardtable.gestures import Pixel
from cardtable.media.words import sentences_of, words
from cardtable.players.registry import LEVELS
from cardtable.scenes.arrangement import Arrangement
from cardtable.scenes.scene import Stage
from cardtable.seats import Seat
from cardtable.widgets import cut, people
from cardtable.widgets.choice import Choice
from cardtable.widgets.text_field import TextField
from cardtable.widgets.widget import Measures, Widget
from cardtable.widgets.writing import lines_height, write, write_lines


class Face(Widget):
    """A seat's portrait; choosing it sits another character there."""

    radius_units = 100.0

    def __init__(
        self, measures: Measures, name: str, box: pygame.Rect, seat: Seat, number: int
    ) -> None:
        super().__init__(measures, name, box)
        self.seat = seat
        self.number = number
        self.line = ""  # what sort of player sits there
        self.action: Callable[[], None] | None = None

    def choose(self, at: Pixel | None) -> None:
        if self.action:
            self.action()

    def spoken(self) -> str:
        return sentences_of(people.display_name(self.seat, self.number), self.line)

    def draw(self, surface: pygame.Surface) -> None:
        self.draw_ring(surface)
        place = self.place
        if self.hovered and self.enabled:
            place = place.move(0, -round(2 * self.measures.unit))
        rim = place.inflate(round(6 * self.measures.unit), round(6 * self.measures.unit))
        cut.panel(surface, rim, rim.width // 2, cut.WHITE, 0 if self.focused else 3)
        face = people.portrait(self.measures.pictures, self.seat, self.number, place.width)
        surface.blit(face, place)


class SeatCards:
    """A card for each seat: portrait, person or computer, and its name or its level."""

    def __init__(self, stage: Stage, plan: Arrangement, changed: Callable[[], None]) -> None:
        self.stage = stage
        self.plan = plan
        self.changed = changed  # what is shown depends on what was chosen
        self._cards: list[tuple[pygame.Rect, Face]] = []
        self._head = 0  # how high portrait and text are

    def build(self, area: pygame.Rect, top: int) -> tuple[int, list[Widget]]:
        """Lay the cards out from this height on: where they end, and their controls."""
        stage, count = self.stage, self.plan.count
        columns = count if count <= 4 else 3
        gap = stage.px(16)
        wide = (area.width - gap * (max(columns, 3) - 1)) // max(columns, 3)
        small = wide < stage.px(220)
        line = stage.px(44)
        face = stage.px(60 if small or count > 4 else 84)
        text = max(self._text_high(number, wide, face) for number in range(count))
        self._head = max(face, text)
        high = self._head + 2 * line + stage.px(12 * 2 + 10 + 6)
        widgets: list[Widget] = []
        self._cards = []
        for number in range(count):
            card = pygame.Rect(
                area.left + number % columns * (wide + gap),
                top + number // columns * (high + gap),
                wide,
                high,
            )
            portrait = self._portrait(number, card, face)
            self._cards.append((card, portrait))
            widgets += [portrait, *self._controls(number, card, portrait, line)]
        rows = -(-count // columns)
        return top + rows * high + (rows - 1) * gap, widgets

    def _text_high(self, number: int, wide: int, face: int) -> int:
        """How high a seat's name and trait are beside a portrait so large."""
        stage = self.stage
        room = wide - stage.px(16 + 14 + 10) - face
        trait = lines_height(self._trait(number), "text", stage.text_px(15), room)
        return round(stage.type_px("title", 21) * 1.1) + trait

    def _trait(self, number: int) -> str:
        seat = self.plan.chairs[number].seat()
        if seat.who != "person":
            return words(f"character.{seat.name}.trait")
        return words("seat.you" if number == 0 else "seat.guest")

    def _pad(self, card: pygame.Rect) -> int:
        return self.stage.px(16 if card.width > self.stage.px(220) else 12)

    def _portrait(self, number: int, card: pygame.Rect, side: int) -> Face:
        stage, chair = self.stage, self.plan.chairs[number]
        box = pygame.Rect(card.left + self._pad(card), card.top + stage.px(12), side, side)
        box.top += (self._head - side) // 2
        portrait = Face(stage, f"seat-{number}-face", box, chair.seat(), number)
        portrait.line = self._trait(number)
        if chair.who == "person":
            portrait.enabled = False
        else:
            portrait.hint = words("setup.another_character")
            portrait.action = self._change_character(number)
        return portrait

    def _controls(
        self, number: int, card: pygame.Rect, portrait: Face, line: int
    ) -> tuple[Widget, Widget]:
        stage, chair = self.stage, self.plan.chairs[number]
        pad = self._pad(card)
        kind_box = pygame.Rect(
            card.left + pad, card.top + self._head + stage.px(22), card.width - 2 * pad, line
        )
        kind = Choice(
            stage,
            f"seat-{number}-kind",
            kind_box,
            words("seat.number", number=number + 1),
            [("person", words("setup.person")), ("ai", words("setup.ai"))],
            "person" if chair.who == "person" else "ai",
            self._take_kind(number),
            size=15,
        )
        low = kind_box.move(0, line + stage.px(6))
        if chair.who == "person":
            name = TextField(
                stage,
                f"seat-{number}-name",
                low,
                words("setup.name"),
                chair.name,
                self._take_name(number),
                most=14,
                label_shown=card.width > stage.px(220),
            )
            return kind, name
        level = Choice(
            stage,
            f"seat-{number}-level",
            low,
            words("setup.level"),
            [(level, words(f"level.{level}")) for level in LEVELS],
            chair.who,
            self._take_level(number),
            chips=True,
            size=14,
        )
        return kind, level

    # What the controls do

    def _change_character(self, number: int) -> Callable[[], None]:
        def change() -> None:
            self.plan.change_character(number)
            self.changed()

        return change

    def _take_kind(self, number: int) -> Callable[[str], None]:
        def take(kind: str) -> None:
            self.plan.chairs[number].who = "person" if kind == "person" else "normal"
            self.changed()

        return take

    def _take_level(self, number: int) -> Callable[[str], None]:
        def take(level: str) -> None:
            self.plan.chairs[number].who = level

        return take

    def _take_name(self, number: int) -> Callable[[str], None]:
        def take(name: str) -> None:
            self.plan.chairs[number].name = name

        return take

    # Drawing

    def paint(self, surface: pygame.Surface, offset: int) -> None:
        """Draw what lies under the controls, moved up by so many pixels."""
        for number, (card, portrait) in enumerate(self._cards):
            if self.stage.pictures.drafting:
                self._ask_for_whoever_may_sit(number, portrait.box.width)
            self._paint_card(surface, number, card.move(0, -offset), portrait.box)

    def _ask_for_whoever_may_sit(self, number: int, side: int) -> None:
        """Another one is chosen with a click, and is to be there at once."""
        others = [Seat("normal", name) for name in self.plan.cast]
        for other in (Seat("person"), *others):
            people.portrait(self.stage.pictures, other, number, side)

    def _paint_card(
        self, surface: pygame.Surface, number: int, card: pygame.Rect, face: pygame.Rect
    ) -> None:
        stage, seat = self.stage, self.plan.chairs[number].seat()
        cut.panel(surface, card, stage.px(20), cut.CARD, 3 * stage.unit, 0.26)
        left = face.right + stage.px(14)
        room = card.right - left - stage.px(10)
        name = people.display_name(seat, number)
        trait = self._trait(number)
        px, small = stage.type_px("title", 21), stage.text_px(15)
        low = lines_height(trait, "text", small, room)
        # Name and trait stand together in the middle beside the portrait.
        top = card.top + stage.px(12) + (self._head - round(px * 1.1) - low) // 2
        write(surface, name, "title", px, (left, top + px * 0.5), room=room)
        box = pygame.Rect(left, top + round(px * 1.1), room, low)
        write_lines(surface, trait, "text", small, box, cut.SOFT_INK)
