"""The rows in which a round is counted: a seat, what it is counted for, and its sum."""

from __future__ import annotations

import math
from collections.abc import Sequence

import pygame

from cardtable.kits import KITS
from cardtable.match import Match
from cardtable.media.canvas import mean
from cardtable.media.drawings import Colour
from cardtable.media.lettering import line_height, width
from cardtable.media.pictures import drawn
from cardtable.media.words import words
from cardtable.rules.cards import Card
from cardtable.rules.events import Scored
from cardtable.rules.reasons import Line
from cardtable.scenes.round_count import RoundCount, RoundWords
from cardtable.scenes.scene import Stage
from cardtable.table import animation
from cardtable.table.card_sprite import SHAPE
from cardtable.table.wording import signed
from cardtable.widgets import cut, people, scenery
from cardtable.widgets.writing import write, write_lines

_GAIN: Colour = (47, 107, 69)
_LOSS: Colour = (150, 48, 40)
_PALE: Colour = (230, 217, 188)
_SPILT: Colour = (249, 219, 206)  # the row of one who went too far


class Row:
    """Where the parts of a seat's row lie."""

    def __init__(self, stage: Stage, box: pygame.Rect) -> None:
        self.box = box
        side = min(stage.px(76), box.height - stage.px(20))
        self.face = pygame.Rect(box.left + stage.px(16), box.centery - side // 2, side, side)
        high = box.height - stage.px(16)
        left = self.face.right + stage.px(12 + 150)
        self.beside = pygame.Rect(left, box.centery - high // 2, round(high * SHAPE), high)
        self.badge = pygame.Rect(0, 0, stage.px(84), min(stage.px(66), box.height - stage.px(20)))
        self.badge.midright = (box.right - stage.px(18), box.centery)


class ScoreRows:
    """Draws a row for every seat, as far as it has been counted."""

    def __init__(self, stage: Stage, match: Match, count: RoundCount) -> None:
        self.stage = stage
        self.match = match
        self.game = match.game.id
        self.count = count
        self._words = RoundWords(match, count)
        self._sitters = KITS[match.game.id].sitters(match.seats)
        self._rows: dict[int, Row] = {}

    def lay_out(self, area: pygame.Rect) -> None:
        """Put the rows one below another in this area."""
        stage, seats = self.stage, self.count.rows
        gap = stage.px(14 if len(seats) < 5 else 10)
        high = min(stage.px(156), (area.height - gap * (len(seats) - 1)) // len(seats))
        self._rows = {
            seat: Row(
                stage, pygame.Rect(area.left, area.top + seat * (high + gap), area.width, high)
            )
            for seat in seats
        }

    @property
    def _flying(self) -> int:
        """How high a card is that flies to where it counts."""
        return min([min(self.stage.px(88), row.box.height) for row in self._rows.values()])

    def paint(self, surface: pygame.Surface) -> None:
        """Draw the rows."""
        if self.stage.pictures.drafting:
            self._ask_for_what_comes()
        for seat, row in self._rows.items():
            self._paint_row(surface, seat, row)

    def _ask_for_what_comes(self) -> None:
        """The cards that will fly, and what may befall a seat, are to be there before."""
        pictures = self.stage.pictures
        for card in {card for part in self.count.parts for card in part.cards}:
            scenery.card(pictures, self.game, card.name, self._flying, words.language)
        for at in {self._mishap_at(row).size for row in self._rows.values()}:
            for name in self.count.endings.mishap:
                pictures.drawing(name, at)

    @staticmethod
    def _mishap_at(row: Row) -> pygame.Rect:
        """Where it is drawn that a seat has gone too far."""
        small = round(row.face.width * 0.62)
        at = pygame.Rect(0, 0, small, small)
        at.center = (row.face.right - small // 2, row.face.bottom - small // 5)
        return at

    def paint_flights(self, surface: pygame.Surface) -> None:
        """Draw the cards on their way to the line or the sum that counts them."""
        part, stage = self.count.part, self.stage
        if part is None or not part.cards or stage.settings.reduced_motion:
            return
        row, high = self._rows[part.seat], self._flying
        chips = self.chips(part.seat)
        end = chips[part.line].center if part.line < len(chips) else row.badge.center
        start = row.face.center
        for place, card in enumerate(part.cards):
            flown = part.flown(place, self.count.shown % 1)
            if not 0 < flown < 1:
                continue
            t = animation.ease_in_out(flown)
            size = round(high * (0.35 + 0.65 * math.sin(math.pi * min(1.0, 0.15 + flown * 0.7))))
            picture = scenery.card(stage.pictures, self.game, card.name, high, words.language)
            wide = max(2, round(picture.get_width() * size / high))
            small = pygame.transform.smoothscale(picture, (wide, size))
            x = start[0] + (end[0] - start[0]) * t
            y = start[1] + (end[1] - start[1]) * t
            y -= math.sin(math.pi * flown) * row.box.height * 0.42
            shadow, (dx, dy) = cut.shadow(small.get_size(), round(size * 0.05), 5 * stage.unit, 0.3)
            at = small.get_rect(center=(round(x), round(y)))
            surface.blit(shadow, (at.left + dx, at.top + dy))
            surface.blit(small, at)

    def _paint_row(self, surface: pygame.Surface, seat: int, row: Row) -> None:
        stage, box = self.stage, row.box
        scored = self.count.scored.get(seat)
        now = self.count.now(seat)
        too_far = self.count.too_far(seat)
        if now:
            glow = cut.glow(box.size, stage.px(20), cut.CANDLE, stage.px(24))
            surface.blit(glow, glow.get_rect(center=box.center))
        colour = _SPILT if too_far else cut.WHITE if now else cut.CARD
        cut.panel(surface, box, stage.px(20), colour, (8 if now else 3) * stage.unit, 0.28)
        mean(surface, box, self._words.told(seat))
        self._paint_face(surface, seat, row)
        left, room = row.face.right + stage.px(12), stage.px(150)
        px = stage.type_px("title", 20)
        name_at = (left, box.centery - (px * 0.5 if scored else 0))
        write(surface, self._words.row(seat), "title", px, name_at, room=room - stage.px(14))
        if scored is None:
            self._paint_cards_left(surface, seat, box)
            return
        low = pygame.Rect(left, box.centery + round(px * 0.1), room - stage.px(14), 0)
        reason, ink = self._words.reason_now(seat), _LOSS if too_far else cut.SOFT_INK
        write_lines(surface, reason, "text", stage.text_px(15), low, ink)
        card = self._beside(scored)
        if card is not None:
            self._paint_card(surface, card, row.beside)
        self._paint_lines(surface, scored, seat)

    def _paint_face(self, surface: pygame.Surface, seat: int, row: Row) -> None:
        """The portrait at the left: pleased by points, beaten by having gone too far."""
        count, side = self.count, row.face.width
        scored = count.scored.get(seat)
        mood = "thinking"
        if count.too_far(seat):
            mood = "beaten"
        elif scored is not None and scored.points > 0 and count.finished(seat):
            mood = "pleased"
        sitting = self._sitters[seat]
        picture = people.portrait(self.stage.pictures, sitting, seat, side, mood)
        surface.blit(picture, row.face)
        if count.too_far(seat):
            at = self._mishap_at(row)
            for name in count.endings.mishap:
                surface.blit(self.stage.pictures.drawing(name, at.size), at)

    def _paint_cards_left(self, surface: pygame.Surface, seat: int, box: pygame.Rect) -> None:
        """How many cards a seat without a score held when the round ended."""
        stage, text = self.stage, self._words.cards_left(seat)
        if text:
            end = (box.right - stage.px(24), box.centery)
            write(surface, text, "text", stage.text_px(17), end, cut.SOFT_INK, "rm")

    def _beside(self, scored: Scored) -> Card | None:
        """The card this score is of, where a game has such cards."""
        card = dict(scored.reason.values).get(KITS[self.game].beside_score)
        return card if isinstance(card, Card) else None

    def _paint_card(self, surface: pygame.Surface, card: Card, place: pygame.Rect) -> None:
        stage, high = self.stage, place.height
        picture = scenery.card(stage.pictures, self.game, card.name, high, words.language)
        shadow, (dx, dy) = cut.shadow(place.size, round(high * 0.05), 3 * stage.unit, 0.3)
        surface.blit(shadow, (place.left + dx, place.top + dy))
        surface.blit(picture, place)

    def chips(self, seat: int) -> Sequence[pygame.Rect]:
        """Where each line of a seat's score stands."""
        stage, row, scored = self.stage, self._rows[seat], self.count.scored[seat]
        left = row.beside.left
        if self._beside(scored) is not None:
            left = row.beside.right + stage.px(14)
        count, gap = len(scored.lines), stage.px(8)
        room = row.badge.left - stage.px(16) - left
        wide = min(stage.px(128), (room - gap * (count - 1)) // max(1, count))
        high = min(stage.px(104), row.box.height - stage.px(20))
        top = row.box.centery - high // 2
        return [pygame.Rect(left + at * (wide + gap), top, wide, high) for at in range(count)]

    def _paint_lines(self, surface: pygame.Surface, scored: Scored, seat: int) -> None:
        stage, badge, count = self.stage, self._rows[seat].badge, self.count
        now = count.part
        for line, (one, chip) in enumerate(zip(scored.lines, self.chips(seat), strict=True)):
            newest = now is not None and (now.seat, now.line) == (seat, line)
            if newest and not stage.settings.reduced_motion:
                chip.top -= stage.px(6)
            self._paint_chip(surface, one, chip, count.share(seat, line))
        if count.share(seat, len(scored.lines)) == 1:
            self._paint_sum(surface, scored.points, badge, 1.0)
        elif count.share(seat, 0) == 1:
            self._paint_sum(surface, count.points_shown(seat), badge, 0.8)
        else:
            empty = cut.outline(badge.size, stage.px(16), 2 * stage.unit, (190, 178, 166), True)
            surface.blit(empty, badge)

    def _paint_sum(
        self, surface: pygame.Surface, points: int, badge: pygame.Rect, size: float
    ) -> None:
        """The sum, or, a little smaller, what it has come to so far."""
        stage = self.stage
        colour = cut.CANDLE if points > 0 and size == 1 else _PALE
        badge = badge.inflate(*[-round(side * (1 - size)) for side in badge.size])
        cut.panel(surface, badge, stage.px(18), colour, 3 * stage.unit)
        px, room = stage.type_px("title", 32 * size), badge.width - stage.px(12)
        write(surface, signed(points), "title", px, badge.center, cut.INK, "cm", room)

    def _paint_chip(
        self, surface: pygame.Surface, one: Line, chip: pygame.Rect, share: float
    ) -> None:
        """What was counted, how often, and what it gives."""
        stage = self.stage
        picture = pygame.Surface(chip.size, pygame.SRCALPHA)
        picture.blit(cut.sheet(chip.size, stage.px(12), cut.WHITE), (0, 0))
        self._paint_what(picture, one)
        middle, room = chip.width // 2, chip.width - stage.px(8)
        if share == 1:
            at = (middle, round(chip.height * 0.58))
            formula = self._words.formula(one)
            write(picture, formula, "text", stage.text_px(14), at, cut.SOFT_INK, "cm", room)
            tint = _GAIN if one.gives > 0 else _LOSS if one.gives < 0 else cut.SOFT_INK
            at = (middle, round(chip.height * 0.82))
            big = stage.type_px("title", 19)
            write(picture, signed(one.gives), "title", big, at, tint, "cm", room)
        elif share > 0:
            so_far = str(round(one.amount * share))
            at = (middle, round(chip.height * 0.7))
            write(picture, so_far, "title", stage.type_px("title", 22), at, cut.INK, "cm", room)
        else:
            picture.set_alpha(120)
        surface.blit(picture, chip)

    def _paint_what(self, chip: pygame.Surface, one: Line) -> None:
        """What was counted: its sign if it has one, or a word or two."""
        stage = self.stage
        wide, high = chip.get_size()
        mark = f"{self.game}/mark-{one.what}"
        if drawn(mark):
            side = round(high * 0.4)
            sign = stage.pictures.drawing(mark, (side, side), grain=False)
            chip.blit(sign, sign.get_rect(center=(wide // 2, round(high * 0.27))))
            return
        label, px = self._words.label(one), stage.text_px(14)
        room = wide - stage.px(8)
        area = pygame.Rect(stage.px(4), stage.px(4), room, round(high * 0.42))
        if width(label, "strong", px) <= room or line_height("strong", px) * 2 > area.height:
            write(chip, label, "strong", px, area.center, cut.SOFT_INK, "cm", room)
        else:
            write_lines(chip, label, "strong", px, area, cut.SOFT_INK, "centre", True)
