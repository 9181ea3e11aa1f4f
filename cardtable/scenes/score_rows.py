"""The rows in which a round is counted: a seat, what it is counted for, and its sum."""

from __future__ import annotations

import pygame

from cardtable.kits import KITS
from cardtable.match import Match
from cardtable.media.drawings import Colour
from cardtable.media.lettering import line_height, width
from cardtable.media.pictures import drawn
from cardtable.media.words import words
from cardtable.rules.cards import Card
from cardtable.rules.events import Scored
from cardtable.rules.reasons import Line
from cardtable.scenes.round_count import RoundCount, RoundWords
from cardtable.scenes.scene import Stage
from cardtable.table.wording import signed
from cardtable.widgets import cut, people, scenery
from cardtable.widgets.writing import write, write_lines

_GAIN: Colour = (47, 107, 69)
_LOSS: Colour = (150, 48, 40)


class ScoreRows:
    """Draws a row for every seat, as far as it has been counted."""

    def __init__(self, stage: Stage, match: Match, count: RoundCount) -> None:
        self.stage = stage
        self.match = match
        self.game = match.game.id
        self.count = count
        self._words = RoundWords(match, count)

    def paint(self, surface: pygame.Surface, area: pygame.Rect) -> None:
        """Draw the rows one below another."""
        stage, seats = self.stage, self.count.rows
        gap = stage.px(14 if len(seats) < 5 else 10)
        high = min(stage.px(130), (area.height - gap * (len(seats) - 1)) // len(seats))
        for seat in seats:
            box = pygame.Rect(area.left, area.top + seat * (high + gap), area.width, high)
            self._paint_row(surface, seat, box)

    def _paint_row(self, surface: pygame.Surface, seat: int, box: pygame.Rect) -> None:
        stage = self.stage
        scored = self.count.scored.get(seat)
        now = self.count.now(seat)
        if now:
            glow = cut.glow(box.size, stage.px(20), cut.CANDLE, stage.px(24))
            surface.blit(glow, glow.get_rect(center=box.center))
        colour = cut.WHITE if now else cut.CARD
        cut.panel(surface, box, stage.px(20), colour, (8 if now else 3) * stage.unit, 0.28)
        left = self._paint_face(surface, seat, box)
        room = stage.px(150)
        px = stage.type_px("title", 20)
        name_at = (left, box.centery - (px * 0.5 if scored else 0))
        write(surface, self._words.row(seat), "title", px, name_at, room=room - stage.px(14))
        if scored is None:
            self._paint_cards_left(surface, seat, box)
            return
        low = pygame.Rect(left, box.centery + round(px * 0.1), room - stage.px(14), 0)
        reason = self._words.reason(scored)
        write_lines(surface, reason, "text", stage.text_px(15), low, cut.SOFT_INK)
        left = self._paint_card(surface, scored, left + room, box)
        self._paint_lines(surface, scored, seat, left, box)

    def _paint_face(self, surface: pygame.Surface, seat: int, box: pygame.Rect) -> int:
        """The portrait at the left, pleased by points; where there is room beside it."""
        stage, scored = self.stage, self.count.scored.get(seat)
        glad = scored and scored.points > 0 and self.count.finished(seat)
        side = min(stage.px(68), box.height - stage.px(20))
        picture = people.portrait(
            stage.pictures, self.match.seats[seat], seat, side, "pleased" if glad else "thinking"
        )
        at = picture.get_rect(midleft=(box.left + stage.px(16), box.centery))
        surface.blit(picture, at)
        return at.right + stage.px(12)

    def _paint_cards_left(self, surface: pygame.Surface, seat: int, box: pygame.Rect) -> None:
        """How many cards a seat without a score held when the round ended."""
        stage, game = self.stage, self.match.game
        left = len(self.match.turns[-1].before.piles[game.pile("hand", seat).number])
        if left:
            end = (box.right - stage.px(24), box.centery)
            text = words("end.cards_left", count=left)
            write(surface, text, "text", stage.text_px(17), end, cut.SOFT_INK, "rm")

    def _paint_card(
        self, surface: pygame.Surface, scored: Scored, left: int, box: pygame.Rect
    ) -> int:
        """The card this score is of, where a game has such cards; where there is room beside it."""
        stage = self.stage
        card = dict(scored.reason.values).get(KITS[self.game].beside_score)
        if not isinstance(card, Card):
            return left
        high = box.height - stage.px(16)
        picture = scenery.card(stage.pictures, self.game, card.name, high, words.language)
        place = picture.get_rect(midleft=(left, box.centery))
        shadow, (dx, dy) = cut.shadow(place.size, round(high * 0.05), 3 * stage.unit, 0.3)
        surface.blit(shadow, (place.left + dx, place.top + dy))
        surface.blit(picture, place)
        return place.right + stage.px(14)

    def _paint_lines(
        self, surface: pygame.Surface, scored: Scored, seat: int, left: int, box: pygame.Rect
    ) -> None:
        stage = self.stage
        badge = pygame.Rect(0, 0, stage.px(84), min(stage.px(66), box.height - stage.px(20)))
        badge.midright = (box.right - stage.px(18), box.centery)
        count = len(scored.lines)
        gap = stage.px(8)
        room = badge.left - stage.px(16) - left
        wide = min(stage.px(128), (room - gap * (count - 1)) // max(1, count))
        high = min(stage.px(92), box.height - stage.px(20))
        shown = self.count.lines_shown(seat)
        for index, one in enumerate(scored.lines):
            chip = pygame.Rect(left + index * (wide + gap), 0, wide, high)
            chip.centery = box.centery
            newest = shown == index + 1 and not self.count.finished(seat)
            if newest and not stage.settings.reduced_motion:
                chip.top -= stage.px(6)
            self._paint_chip(surface, one, chip, counted=index < shown)
        if shown > count:
            self._paint_sum(surface, scored.points, badge)
        else:
            empty = cut.outline(badge.size, stage.px(16), 2 * stage.unit, (190, 178, 166), True)
            surface.blit(empty, badge)

    def _paint_sum(self, surface: pygame.Surface, points: int, badge: pygame.Rect) -> None:
        stage = self.stage
        colour = cut.CANDLE if points > 0 else (230, 217, 188)
        cut.panel(surface, badge, stage.px(18), colour, 3 * stage.unit)
        px, room = stage.type_px("title", 32), badge.width - stage.px(12)
        write(surface, signed(points), "title", px, badge.center, cut.INK, "cm", room)

    def _paint_chip(
        self, surface: pygame.Surface, one: Line, chip: pygame.Rect, counted: bool
    ) -> None:
        """What was counted, how often, and what it gives."""
        stage = self.stage
        picture = pygame.Surface(chip.size, pygame.SRCALPHA)
        picture.blit(cut.sheet(chip.size, stage.px(12), cut.WHITE), (0, 0))
        self._paint_what(picture, one)
        if counted:
            middle, room = chip.width // 2, chip.width - stage.px(8)
            at = (middle, round(chip.height * 0.58))
            formula = self._words.formula(one)
            write(picture, formula, "text", stage.text_px(14), at, cut.SOFT_INK, "cm", room)
            tint = _GAIN if one.gives > 0 else _LOSS if one.gives < 0 else cut.SOFT_INK
            at = (middle, round(chip.height * 0.82))
            big = stage.type_px("title", 19)
            write(picture, signed(one.gives), "title", big, at, tint, "cm", room)
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
