"""What became of one deal at several tables, side by side, seat by seat."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

import pygame

from cardtable import library
from cardtable.clipboard import copy
from cardtable.codes.deals import deal_of
from cardtable.codes.results import LONGEST, Outcome, outcome_of, read_result, result_code
from cardtable.codes.spelling import BadCode
from cardtable.kept import told_results
from cardtable.kept.entry import same_deal
from cardtable.kept.index import Index
from cardtable.kits import KITS
from cardtable.match import Match
from cardtable.media.canvas import mean
from cardtable.media.lettering import line_height
from cardtable.media.words import listed, valued, words
from cardtable.scenes import told_game
from cardtable.scenes.one_panel import OnePanel
from cardtable.scenes.scene import Stage
from cardtable.table.wording import signed
from cardtable.widgets import cut, people, scenery
from cardtable.widgets.button import RoundButton
from cardtable.widgets.text_field import TextField
from cardtable.widgets.widget import Widget
from cardtable.widgets.writing import lines_height, write, write_lines

_OTHERS = 3  # tables beside this one
_AT_ONCE = 0.2  # seconds of reading before anything is shown
_SLICE = 0.008  # seconds of a frame in which matches are read that the index does not know
_LOOKS = 50  # after so many of them it is looked again
_MINE = (229, 240, 228)
_AHEAD, _BEHIND = (32, 104, 62), (166, 63, 24)


@dataclass(frozen=True)
class Column:
    """One table's result."""

    head: str
    below: str
    outcome: Outcome


class SideBySide(OnePanel):
    """This game beside others of the same deal: kept, brought in, or told by a code."""

    SIZE = (1060, 700)

    def __init__(self, stage: Stage, match: Match, kept: Path | None = None) -> None:
        super().__init__(stage)
        self.match = match
        self.deal = deal_of(match)
        self.mine = outcome_of(match)
        self.code = result_code(match)
        self.typed = ""
        self.told = ""  # what is wrong with it, or what was done
        self.wrong = False
        self._kept = kept or library.kept_path(match)
        self.index = Index()
        self.index.read_on(_AT_ONCE)
        self.others = self._others()
        self._table = pygame.Rect(0, 0, 0, 0)

    def _others(self) -> list[Column]:
        """Everybody else's, what was told last first."""
        found = [
            Column(words("compare.friend"), "", outcome) for outcome in told_results.of(self.deal)
        ]
        for entry in self.index.entries():
            if entry.kept.path != self._kept and same_deal(entry, self.match):
                marks = told_game.marks(entry)
                below = marks[0] if marks else ""
                found.append(Column(told_game.date(entry.when), below, entry.outcome))
        return found[:_OTHERS]

    # Controls

    @property
    def _inner(self) -> pygame.Rect:
        px = self.stage.px
        return self._panel.inflate(-px(88), -px(64))

    def fill(self) -> list[Widget]:
        stage, px, inner = self.stage, self.stage.px, self._inner
        high = px(52)
        label = line_height("strong", stage.text_px(15)) + px(4)
        foot = inner.bottom - high
        side = px(46)
        half = (inner.width - px(40)) // 2
        taken = pygame.Rect(inner.left + half - side, foot + px(3), side, side)
        field = pygame.Rect(inner.left + half + px(40), foot, half, high)
        top = inner.top + stage.type_px("title", 38) + px(10)
        line = self._line
        top += lines_height(line, "text", stage.text_px(17), inner.width) + px(14)
        bottom = foot - label - line_height("text", stage.text_px(15)) - px(18)
        self._table = pygame.Rect(inner.left, top, inner.width, bottom - top)
        return [
            RoundButton(
                stage, "copy", taken, "copy", words("compare.copy"), self._copy, colour=cut.CARD
            ),
            TextField(
                stage,
                "theirs",
                field,
                words("compare.theirs"),
                self.typed,
                self._take,
                most=LONGEST,
                kind="title",
                size=22,
                label_shown=False,
            ),
        ]

    @property
    def _line(self) -> str:
        return words("compare.line", code=self.deal.code)

    def first(self) -> str:
        return "theirs"

    def _copy(self) -> None:
        done = copy(self.code)
        self._tell(words("setup.copied", code=self.code) if done else words("setup.not_copied"))

    def _tell(self, text: str) -> None:
        self.told, self.wrong = text, False
        self.stage.say(text)
        self.dirty = True

    def _take(self, text: str) -> None:
        """A code is being typed: as soon as it is whole it is shown beside this game."""
        self.typed, self.wrong = text, False
        try:
            outcome = read_result(text, self.deal)
        except BadCode as problem:
            reason = problem.reason
            whole = len(text) >= len(self.code)
            values = dict(reason.values)
            asks = reason.key == "sign" or whole
            self.told = words(f"code.{reason.key}", **values) if asks else ""
            self.wrong = True
            self.dirty = True
            return
        if not self.stage.settings.looking_on:
            told_results.keep(self.deal, outcome)
        column = Column(words("compare.friend"), "", outcome)
        rest = [one for one in self.others if one.outcome != outcome or one.below]
        self.others = [column, *rest][:_OTHERS]
        self._tell(self._verdict(outcome))

    def _verdict(self, theirs: Outcome) -> str:
        """How the one who plays here did beside them."""
        seat = self.mine.own
        if seat is None:
            return ""
        other = seat if theirs.own is None else theirs.own
        ahead = self.mine.scores[seat] - theirs.scores[other]
        if not ahead:
            return words("compare.equal")
        key = "compare.ahead" if ahead > 0 else "compare.behind"
        return words(key, points=abs(ahead))

    # Time and drawing

    def update(self, seconds: float) -> None:
        super().update(seconds)
        if self.index.read_on(_SLICE) and not self.index.unread % _LOOKS:
            self.others = self._others()
            self.dirty = True

    def left(self) -> None:
        if not self.stage.settings.looking_on:
            self.index.keep()

    def paint(self, surface: pygame.Surface) -> None:
        stage, px, panel, inner = self.stage, self.stage.px, self._panel, self._inner
        kit = KITS[self.match.game.id]
        scenery.dimmed(surface, stage, kit.cover.shade)
        cut.panel(surface, panel, px(28), cut.PAPER, px(16), 0.45)
        size = stage.type_px("title", 38)
        at = (inner.left, inner.top + size * 0.45)
        write(surface, words("compare.title"), "title", size, at, room=inner.width - px(40))
        box = pygame.Rect(inner.left, inner.top + size + px(8), inner.width, 0)
        write_lines(surface, self._line, "text", stage.text_px(17), box, cut.SOFT_INK)
        self._paint_table(surface)
        field, taken = self["theirs"].box, self["copy"].box
        small = stage.text_px(15)
        above = field.top - round(small * 1.2)
        at = (field.left, above)
        write(surface, words("compare.theirs"), "strong", small, at, cut.SOFT_INK)
        at = (inner.left, above)
        label = write(surface, words("compare.mine"), "strong", small, at, cut.SOFT_INK)
        big = stage.type_px("title", 26)
        room = taken.left - px(12) - inner.left
        own = write(surface, self.code, "title", big, (inner.left, field.centery), room=room)
        mean(surface, own.union(label), valued(words("compare.mine"), self.code))
        above -= round(small * 1.5)
        ink = _BEHIND if self.wrong else cut.INK
        write(surface, self.told, "strong", small, (field.left, above), ink, room=field.width)

    def _paint_table(self, surface: pygame.Surface) -> None:
        stage, px, box = self.stage, self.stage.px, self._table
        columns = [Column(words("compare.this"), "", self.mine), *self.others]
        names = min(px(330), box.width // 3)
        wide = min(px(210), (box.width - names) // max(2, len(columns)))
        seats = [0] if self.match.game.together else list(range(self.deal.count))
        told = pygame.Rect(box.topleft, (names + wide * len(columns), box.height))
        for seat in seats:
            mean(surface, told, self._told(seat, columns))
        head = line_height("title", stage.type_px("title", 19)) + px(26)
        high = min(px(76), (box.height - head - px(8)) // len(seats))
        for order, column in enumerate(columns):
            area = pygame.Rect(box.left + names + order * wide, box.top, wide - px(10), 0)
            area.height = head + high * len(seats) + px(8)
            cut.panel(surface, area, px(16), _MINE if not order else cut.CARD, px(3), 0.24)
            middle = area.top + head // 2
            size, room = stage.type_px("title", 19), area.width - px(16)
            if column.below:
                small = stage.text_px(13)
                at = (area.centerx, middle + round(size * 0.62))
                write(surface, column.below, "strong", small, at, cut.SOFT_INK, "cm", room)
                middle -= round(size * 0.4)
            write(surface, column.head, "title", size, (area.centerx, middle), cut.INK, "cm", room)
            for row, seat in enumerate(seats):
                at = (area.centerx, area.top + head + row * high + high // 2)
                self._paint_points(surface, column.outcome, seat, at, order > 0)
        self._paint_names(surface, pygame.Rect(box.left, box.top + head, names, high), seats)
        if not self.others:
            beside = pygame.Rect(box.left + names + wide + px(16), box.top + head, 0, 0)
            beside.size = (box.right - beside.left, high * len(seats))
            text, small = words("compare.none"), stage.text_px(17)
            write_lines(surface, text, "text", small, beside, cut.SOFT_INK, middle=True)

    def _told(self, seat: int, columns: list[Column]) -> str:
        """A row in words: a seat's points at every table."""
        return valued(
            self._name(seat),
            listed(
                words("aloud.score", name=one.head, points=one.outcome.scores[seat])
                for one in columns
            ),
        )

    def _name(self, seat: int) -> str:
        """Whose row it is."""
        match = self.match
        if match.game.together:
            return words("seat.all")
        if seat == self.mine.own and match.seats[seat].name == "":
            return words("seat.you")
        return people.display_name(match.seats[seat], seat)

    def _paint_points(
        self,
        surface: pygame.Surface,
        outcome: Outcome,
        seat: int,
        at: tuple[int, int],
        beside: bool,
    ) -> None:
        """A seat's points; of another table also by how much this one had more or less."""
        stage, px = self.stage, self.stage.px
        size = stage.type_px("title", 24)
        text = str(outcome.scores[seat]).replace("-", "−")
        if seat in outcome.winners:
            crown = cut.icon("crown", round(size * 0.8), cut.INK, cut.CARD)
            surface.blit(crown, crown.get_rect(center=(at[0] - px(44), at[1])))
        write(surface, text, "title", size, at, cut.INK, "cm")
        ahead = self.mine.scores[seat] - outcome.scores[seat]
        if beside and ahead:
            ink = _AHEAD if ahead > 0 else _BEHIND
            place = (at[0] + px(48), at[1])
            write(surface, signed(ahead), "strong", stage.text_px(15), place, ink, "cm")

    def _paint_names(self, surface: pygame.Surface, box: pygame.Rect, seats: list[int]) -> None:
        stage, px, match = self.stage, self.stage.px, self.match
        sitters = KITS[match.game.id].sitters(match.seats)
        for row, seat in enumerate(seats):
            line = box.move(0, row * box.height)
            size = stage.type_px("title", 20)
            if match.game.together:
                write(surface, self._name(seat), "title", size, line.midleft, room=box.width)
                continue
            face = people.portrait(stage.pictures, sitters[seat], seat, line.height - px(10))
            place = face.get_rect(midleft=line.midleft)
            surface.blit(face, place)
            left = place.right + px(12)
            at, room = (left, line.centery), line.right - px(14) - left
            write(surface, self._name(seat), "title", size, at, room=room)

    def title(self) -> str:
        return f"{words('compare.title')} – {words('app.title')}"
