"""Setting up a game: who sits where, which rules, which deal."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

import pygame

from cardtable.deal_code import any_seed, code_of, seed_of
from cardtable.games import GAMES
from cardtable.gestures import Place, copy
from cardtable.kits import KITS
from cardtable.match import Match
from cardtable.media.drawings import Colour
from cardtable.media.lettering import line_height
from cardtable.media.words import words
from cardtable.rules.game import Option
from cardtable.saves import waiting
from cardtable.scenes.scene import Stage
from cardtable.scenes.screen import Screen
from cardtable.scenes.waiting_game import waiting_question
from cardtable.seats import Seat
from cardtable.widgets import cut, people, scenery
from cardtable.widgets.button import Button, RoundButton
from cardtable.widgets.choice import Choice, Toggle
from cardtable.widgets.text_field import TextField
from cardtable.widgets.widget import Measures, Scroller, Widget
from cardtable.widgets.writing import lines_height, write, write_lines

LEVELS = ("easy", "normal", "hard")
_STRIP = 300  # the game's picture on the left, in units
_RULE: Colour = (229, 218, 196)
_TOLD_SECONDS = 2.5  # that the code was copied


@dataclass
class Chair:
    """What has been chosen for one seat."""

    who: str
    name: str
    character: str

    def seat(self) -> Seat:
        """The seat as a match knows it."""
        return Seat(self.who, self.name.strip() if self.who == "person" else self.character)


class Face(Widget):
    """A seat's portrait; choosing it sits another character there."""

    radius_units = 100.0

    def __init__(
        self, measures: Measures, name: str, box: pygame.Rect, seat: Seat, number: int
    ) -> None:
        super().__init__(measures, name, box)
        self.seat = seat
        self.number = number
        self.action: Callable[[], None] | None = None

    def choose(self, at: Place | None) -> None:
        if self.action:
            self.action()

    def spoken(self) -> str:
        return people.display_name(self.seat, self.number)

    def draw(self, surface: pygame.Surface) -> None:
        self.draw_ring(surface)
        place = self.place
        if self.hovered and self.enabled:
            place = place.move(0, -round(2 * self.measures.unit))
        rim = place.inflate(round(6 * self.measures.unit), round(6 * self.measures.unit))
        cut.panel(surface, rim, rim.width // 2, cut.WHITE, 0 if self.focused else 3)
        face = people.portrait(self.measures.pictures, self.seat, self.number, place.width)
        surface.blit(face, place)


class Setup(Screen):
    """One panel with everything; Play with nothing changed is one click."""

    def __init__(self, stage: Stage, game: str, *, may_replace: bool = False) -> None:
        super().__init__(stage)
        self.game = game
        self.may_replace = may_replace  # a game that waits, without asking
        self.rules = GAMES[game]
        self.seed = any_seed()
        self.code = code_of(self.seed)
        self.count = self.rules.seat_counts[0]
        self.options = {option.name: option.default for option in self.rules.options}
        cast = people.cast_of(game)
        self.chairs = [
            Chair("normal" if n else "person", "", cast[(n - 1) % len(cast)])
            for n in range(max(self.rules.seat_counts))
        ]
        self.chairs[0].name = stage.settings.player_name
        self._recall(stage.settings.seats.get(game))
        self._panel = pygame.Rect(0, 0, 0, 0)
        self._headings: list[tuple[str, int]] = []  # their texts and places before scrolling
        self._cards: list[pygame.Rect] = []
        self._rows: list[tuple[Option, pygame.Rect]] = []
        self._brief = pygame.Rect(0, 0, 0, 0)
        self.told = ""  # what came of copying the code, for a moment
        self._tells_for = 0.0  # seconds

    def _recall(self, kept: Any) -> None:
        """Set up as last time, as far as what was kept still makes sense."""
        if not isinstance(kept, dict):
            return
        if kept.get("count") in self.rules.seat_counts:
            self.count = kept["count"]
        for chair, seat in zip(self.chairs, kept.get("seats") or (), strict=False):
            match seat:
                case [str(who), str(name), str(character)] if who in ("person", *LEVELS):
                    chair.who, chair.name = who, name[:16]
                    if character in people.cast_of(self.game):
                        chair.character = character
        options = kept.get("options")
        for option in self.rules.options:
            if isinstance(options, dict) and options.get(option.name) in option.values:
                self.options[option.name] = options[option.name]

    def _remember(self) -> None:
        self.stage.settings.seats[self.game] = {
            "count": self.count,
            "seats": [[chair.who, chair.name, chair.character] for chair in self.chairs],
            "options": dict(self.options),
        }
        first = self.chairs[0]
        if first.who == "person" and first.name.strip():
            self.stage.settings.player_name = first.name.strip()
        self.stage.settings.save()

    # Building

    def build(self) -> Sequence[Widget]:
        stage = self.stage
        width, height = stage.size
        self._panel = pygame.Rect(0, 0, stage.px(1160), min(stage.px(764), height - stage.px(24)))
        self._panel.center = (width // 2, height // 2)
        bar = self._bottom_bar()
        content = self._content()
        close = pygame.Rect(0, 0, stage.px(44), stage.px(44))
        close.center = (self._panel.right - stage.px(8), self._panel.top + stage.px(8))
        back = RoundButton(stage, "back", close, "close", words("go.back"), self.back)
        return [*content, *bar, back]

    @property
    def _inner(self) -> pygame.Rect:
        pad, strip = self.stage.px(36), self.stage.px(_STRIP)
        return pygame.Rect(
            self._panel.left + strip + pad,
            self._panel.top + self.stage.px(28),
            self._panel.width - strip - 2 * pad,
            self._panel.height - self.stage.px(28 + 36),
        )

    def _bottom_bar(self) -> list[Widget]:
        stage, inner = self.stage, self._inner
        play = pygame.Rect(0, 0, stage.px(252), stage.px(68))
        play.bottomright = inner.bottomright
        field = pygame.Rect(inner.left, 0, stage.px(228), stage.px(46))
        field.bottom = inner.bottom
        side = stage.px(44)
        copy_box = pygame.Rect(field.right + stage.px(8), field.top + stage.px(1), side, side)
        dice = copy_box.move(side + stage.px(8), 0)
        return [
            TextField(
                stage,
                "code",
                field,
                words("setup.code"),
                self.code,
                self._take_code,
                most=18,
                kind="title",
                size=22,
                label_shown=False,
            ),
            RoundButton(
                stage, "copy", copy_box, "copy", words("setup.copy"), self._copy, colour=cut.CARD
            ),
            RoundButton(
                stage, "dice", dice, "dice", words("setup.another"), self._shuffle, colour=cut.CARD
            ),
            Button(stage, "play", play, words("setup.play"), self.play, "main", "play", 32),
        ]

    def _content(self) -> list[Widget]:
        stage, inner = self.stage, self._inner
        area = pygame.Rect(inner.left, inner.top, inner.width, inner.height - stage.px(88))
        widgets: list[Widget] = []
        self._headings, self._cards, self._rows = [], [], []
        top = area.top
        head = stage.type_px("title", 26)
        self._headings.append((words("setup.table"), top + head // 2))
        if len(self.rules.seat_counts) > 1:
            counts = sorted(self.rules.seat_counts)
            box = pygame.Rect(0, top - stage.px(2), stage.px(52) * len(counts), stage.px(36))
            box.right = area.right
            widgets.append(
                Choice(
                    stage,
                    "count",
                    box,
                    words("setup.players"),
                    [(n, str(n)) for n in counts],
                    self.count,
                    self._seat,
                )
            )
        top += max(head, stage.px(30)) + stage.px(14)
        top, cards = self._seat_cards(area, top)
        widgets += cards
        top += stage.px(22)
        heading = "setup.rules" if self.rules.options else "setup.brief"
        self._headings.append((words(heading), top + head // 2))
        top += head + stage.px(10)
        self._brief = pygame.Rect(area.left, top, area.width, 0)
        if not self.rules.options:
            px = stage.text_px(18)
            room = area.width - stage.px(28)
            for line in words(f"brief.{self.game}").split("\n"):
                top += lines_height(line, "text", px, room) + stage.px(8)
        for option in self.rules.options:
            top, control = self._option_row(option, area, top)
            widgets.append(control)
        self.scroller = Scroller(area, top - area.top + stage.px(8))
        for widget in widgets:
            widget.scroller = self.scroller
        return widgets

    def _seat_cards(self, area: pygame.Rect, top: int) -> tuple[int, list[Widget]]:
        stage = self.stage
        columns = self.count if self.count <= 4 else 3
        gap = stage.px(16)
        wide = (area.width - gap * (max(columns, 3) - 1)) // max(columns, 3)
        small = wide < stage.px(220)
        line = stage.px(32 * max(1.0, stage.settings.text_size))
        face = stage.px(60 if small or self.count > 4 else 84)
        high = face + 2 * line + stage.px(16 * 2 + 12 + 10)
        widgets: list[Widget] = []
        for number in range(self.count):
            card = pygame.Rect(
                area.left + number % columns * (wide + gap),
                top + number // columns * (high + gap),
                wide,
                high,
            )
            self._cards.append(card)
            widgets += self._seat_controls(number, card, face, line)
        rows = -(-self.count // columns)
        return top + rows * high + (rows - 1) * gap, widgets

    def _seat_controls(self, number: int, card: pygame.Rect, face: int, line: int) -> list[Widget]:
        stage, chair = self.stage, self.chairs[number]
        pad = stage.px(16 if card.width > stage.px(220) else 12)
        portrait = Face(
            stage,
            f"seat-{number}-face",
            pygame.Rect(card.left + pad, card.top + stage.px(16), face, face),
            chair.seat(),
            number,
        )
        if chair.who == "person":
            portrait.enabled = False
        else:
            portrait.hint = words("setup.another_character")
            portrait.action = self._other_character(number)
        wide = card.width - 2 * pad
        kind_box = pygame.Rect(card.left + pad, portrait.box.bottom + stage.px(14), wide, line)
        kind: Widget = Choice(
            stage,
            f"seat-{number}-kind",
            kind_box,
            words("seat.number", number=number + 1),
            [("person", words("setup.person")), ("ai", words("setup.ai"))],
            "person" if chair.who == "person" else "ai",
            self._take_kind(number),
            size=15,
        )
        low = kind_box.move(0, line + stage.px(8))
        last: Widget
        if chair.who == "person":
            last = TextField(
                stage,
                f"seat-{number}-name",
                low,
                words("setup.name"),
                chair.name,
                self._take_name(number),
                most=14,
                label_shown=card.width > stage.px(220),
            )
        else:
            last = Choice(
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
        return [portrait, kind, last]

    def _option_row(self, option: Option, area: pygame.Rect, top: int) -> tuple[int, Widget]:
        stage = self.stage
        key = f"option.{self.game}.{option.name}"
        label = words(key)
        plain = set(option.values) == {"yes", "no"}
        wide = (
            stage.px(60)
            if plain
            else min(
                stage.px(300),
                stage.px(84 * len(option.values)),
            )
        )
        name_px, help_px = stage.text_px(18), stage.text_px(15)
        room = area.width - wide - stage.px(24)
        help_high = lines_height(words(f"{key}.help"), "text", help_px, room)
        high = line_height("strong", name_px) + help_high + stage.px(14)
        row = pygame.Rect(area.left, top, area.width, high)
        self._rows.append((option, row))
        control: Widget
        if plain:
            box = pygame.Rect(0, 0, stage.px(60), stage.px(32))
            box.midright = (area.right, row.centery - stage.px(2))
            control = Toggle(
                stage,
                option.name,
                box,
                label,
                self.options[option.name] == "yes",
                self._take_switch(option),
            )
        else:
            box = pygame.Rect(0, 0, wide, stage.px(40))
            box.midright = (area.right, row.centery - stage.px(2))
            control = Choice(
                stage,
                option.name,
                box,
                label,
                [(value, words(f"{key}.{value}")) for value in option.values],
                self.options[option.name],
                self._take_value(option),
                size=15,
            )
        control.enabled = self._possible(option)
        return top + high + stage.px(6), control

    def _possible(self, option: Option) -> bool:
        """Whether the option it needs has the value it needs."""
        return option.needs is None or self.options[option.needs[0]] == option.needs[1]

    def first(self) -> str:
        return "play"

    # What the controls do

    def _seat(self, count: int) -> None:
        self.count = count
        self.refresh()

    def _take_kind(self, number: int) -> Callable[[str], None]:
        def take(kind: str) -> None:
            self.chairs[number].who = "person" if kind == "person" else "normal"
            self.refresh()

        return take

    def _take_level(self, number: int) -> Callable[[str], None]:
        def take(level: str) -> None:
            self.chairs[number].who = level

        return take

    def _take_name(self, number: int) -> Callable[[str], None]:
        def take(name: str) -> None:
            self.chairs[number].name = name

        return take

    def _other_character(self, number: int) -> Callable[[], None]:
        def another() -> None:
            cast = people.cast_of(self.game)
            chair = self.chairs[number]
            taken = {
                other.character
                for n, other in enumerate(self.chairs[: self.count])
                if n != number and other.who != "person"
            }
            index = cast.index(chair.character) if chair.character in cast else -1
            for step in range(1, len(cast) + 1):
                found = cast[(index + step) % len(cast)]
                if found not in taken:
                    chair.character = found
                    break
            self.refresh()

        return another

    def _take_switch(self, option: Option) -> Callable[[bool], None]:
        def take(on: bool) -> None:
            self.options[option.name] = "yes" if on else "no"
            self.refresh()

        return take

    def _take_value(self, option: Option) -> Callable[[str], None]:
        def take(value: str) -> None:
            self.options[option.name] = value
            self.refresh()

        return take

    def _take_code(self, code: str) -> None:
        self.code = code
        self.seed = seed_of(code)

    def _copy(self) -> None:
        self.told = (
            words("setup.copied", code=self.code) if copy(self.code) else words("setup.not_copied")
        )
        self._tells_for = _TOLD_SECONDS
        self.stage.say(self.told)
        self.dirty = True

    def update(self, seconds: float) -> None:
        super().update(seconds)
        if self.told:
            self._tells_for -= seconds
            if self._tells_for <= 0:
                self.told = ""
                self.dirty = True

    def _shuffle(self) -> None:
        self.seed = any_seed()
        self.code = code_of(self.seed)
        self.refresh()

    def match(self) -> Match:
        """The match as it is set up now."""
        chosen = {
            option.name: self.options[option.name]
            for option in self.rules.options
            if self._possible(option)
        }
        seats = self._seats()
        return Match(self.rules(self.count, chosen), self.seed, seats)

    def _seats(self) -> tuple[Seat, ...]:
        """The seats, no character twice while there are others."""
        cast = people.cast_of(self.game)
        seats: list[Seat] = []
        for chair in self.chairs[: self.count]:
            seat = chair.seat()
            taken = {other.name for other in seats if other.who != "person"}
            if seat.who != "person" and seat.name in taken:
                free = [name for name in cast if name not in taken]
                seat = Seat(seat.who, free[0] if free else seat.name)
            seats.append(seat)
        return tuple(seats)

    def play(self) -> None:
        """Sit down and play; a game of this kind that waits is put away only if that is meant."""
        self._remember()
        waits = waiting(self.game)
        if waits is None or self.may_replace:
            self._begin()
            return
        self.stage.push(
            waiting_question(self.stage, waits.match, self._begin, self._go_on),
            fade=False,
        )

    def _go_on(self) -> None:
        """Sit down at the game that waits."""
        from cardtable.scenes.play_scene import PlayScene

        waits = waiting(self.game)
        if waits is not None:
            self.stage.replace(PlayScene(self.stage, waits.match))

    def _begin(self) -> None:
        from cardtable.scenes.play_scene import PlayScene

        self.stage.replace(PlayScene(self.stage, self.match()))

    def back(self) -> None:
        self._remember()
        super().back()

    # Drawing

    def paint(self, surface: pygame.Surface) -> None:
        stage, panel = self.stage, self._panel
        scenery.dimmed(surface, stage, KITS[self.game].cover.shade)
        cut.panel(surface, panel, stage.px(28), cut.PAPER, stage.px(16), 0.45)
        strip = pygame.Rect(panel.topleft, (stage.px(_STRIP), panel.height))
        surface.blit(scenery.strip(stage, self.game, strip.size, stage.px(28)), strip)
        inner = self._inner
        px = stage.text_px(15)
        above = self["code"].box.top - px
        write(surface, words("setup.code"), "strong", px, (inner.left, above), cut.SOFT_INK)
        dice, play = self["dice"].box, self["play"].box
        left = dice.right + stage.px(12)
        text = self.told or words("setup.same_deal")
        room = play.left - stage.px(12) - left
        write(
            surface, text, "text", stage.text_px(14), (left, dice.centery), cut.SOFT_INK, room=room
        )

    def paint_scrolled(self, surface: pygame.Surface, offset: int) -> None:
        stage, inner = self.stage, self._inner
        px = stage.type_px("title", 26)
        for text, middle in self._headings:
            write(surface, text, "title", px, (inner.left, middle - offset))
        for number, card in enumerate(self._cards):
            self._paint_card(surface, number, card.move(0, -offset))
        if not self.rules.options:
            self._paint_brief(surface, self._brief.move(0, -offset))
        for index, (option, row) in enumerate(self._rows):
            self._paint_option(surface, option, row.move(0, -offset), index)

    def _paint_card(self, surface: pygame.Surface, number: int, card: pygame.Rect) -> None:
        stage, chair = self.stage, self.chairs[number]
        cut.panel(surface, card, stage.px(20), cut.CARD, 3 * stage.unit, 0.26)
        face = self[f"seat-{number}-face"].box
        left = face.right + stage.px(14)
        room = card.right - left - stage.px(10)
        seat = chair.seat()
        name = people.display_name(seat, number)
        trait = words("seat.you" if number == 0 else "seat.guest")
        if seat.who != "person":
            trait = words(f"character.{seat.name}.trait")
        px, small = stage.type_px("title", 21), stage.text_px(15)
        low = lines_height(trait, "text", small, room)
        # Name and trait stand together in the middle of the portrait's height.
        top = max(card.top + stage.px(10), card.top + stage.px(16) + (face.height - px - low) // 2)
        write(surface, name, "title", px, (left, top + px * 0.5), room=room)
        box = pygame.Rect(left, top + round(px * 1.1), room, low)
        write_lines(surface, trait, "text", small, box, cut.SOFT_INK)

    def _paint_brief(self, surface: pygame.Surface, box: pygame.Rect) -> None:
        """The game in a few lines, where there are no rules to choose."""
        stage = self.stage
        px = stage.text_px(18)
        dot = stage.px(10)
        text = box.move(stage.px(28), 0)
        text.width -= stage.px(28)
        for line in words(f"brief.{self.game}").split("\n"):
            place = pygame.Rect(box.left, 0, dot, dot)
            place.centery = text.top + line_height("text", px) // 2
            surface.blit(cut.sheet(place.size, dot // 2, cut.CORAL), place)
            text.top = write_lines(surface, line, "text", px, text) + stage.px(8)

    def _paint_option(
        self, surface: pygame.Surface, option: Option, row: pygame.Rect, index: int
    ) -> None:
        stage = self.stage
        key = f"option.{self.game}.{option.name}"
        on = self._possible(option)
        ink = cut.INK if on else (150, 141, 156)
        soft = cut.SOFT_INK if on else (163, 155, 166)
        if index:
            surface.fill(_RULE, (row.left, row.top - stage.px(4), row.width, max(1, stage.px(1))))
        px = stage.text_px(18)
        high = line_height("strong", px)
        write(surface, words(key), "strong", px, (row.left, row.top + high // 2 + stage.px(3)), ink)
        box = pygame.Rect(row.left, row.top + high + stage.px(3), 0, 0)
        box.width = self[option.name].box.left - row.left - stage.px(24)
        write_lines(surface, words(f"{key}.help"), "text", stage.text_px(15), box, soft)

    def title(self) -> str:
        return f"{words('game.' + self.game)} – {words('app.title')}"
