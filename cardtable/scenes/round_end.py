"""The end of a round: every seat's score built up line by line, then the standings."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import pygame

from cardtable.gestures import HURRYING, Gesture
from cardtable.kits import KITS
from cardtable.match import Match
from cardtable.media.drawings import Colour
from cardtable.media.lettering import line_height, width
from cardtable.media.pictures import drawn
from cardtable.media.words import words
from cardtable.rules.cards import Card
from cardtable.rules.events import Event, RoundEnded, Scored
from cardtable.rules.reasons import Line
from cardtable.scenes.scene import Stage
from cardtable.scenes.screen import Screen
from cardtable.table.wording import Wording
from cardtable.widgets import cut, people, scenery
from cardtable.widgets.button import Button
from cardtable.widgets.widget import Widget
from cardtable.widgets.writing import write, write_lines

LINE_SECONDS = 0.45
_STANDINGS: Colour = (229, 240, 228)
_GAIN: Colour = (47, 107, 69)
_LOSS: Colour = (150, 48, 40)


def signed(points: int) -> str:
    """+3, −2 or 0."""
    return f"+{points}" if points > 0 else f"−{-points}" if points < 0 else "0"


class RoundEnd(Screen):
    """Counts the round; a click counts faster, and the button goes on."""

    def __init__(
        self, stage: Stage, match: Match, events: Sequence[Event], then: Callable[[], None]
    ) -> None:
        super().__init__(stage)
        self.match = match
        self.game = match.game.id
        self.then = then
        scored = [event for event in events if isinstance(event, Scored)]
        self.shared = any(event.seat is None for event in scored)  # all seats score as one
        self.scored = {event.seat or 0: event for event in scored}
        self._rows = (0,) if self.shared else tuple(range(len(match.seats)))
        ended = [event for event in events if isinstance(event, RoundEnded)]
        self.number = ended[-1].round if ended else 1
        self.totals = ended[-1].scores if ended else match.state.scores
        self._reason = ended[-1].reason if ended else None
        self.order = sorted(self.scored)  # the seats, in the order they are counted
        self.shown = 0.0  # lines counted so far
        self._panel = pygame.Rect(0, 0, 0, 0)

    @property
    def why(self) -> str:
        """Why the round is over."""
        if self._reason is None:
            return ""
        return self._texts.reason(self._reason)

    @property
    def _texts(self) -> Wording:
        names = [self._name(seat) for seat in range(len(self.match.seats))]
        return Wording(self.match.game, names)

    @property
    def _all(self) -> int:
        return sum(len(self.scored[seat].lines) + 1 for seat in self.order)

    @property
    def counting(self) -> bool:
        """Whether lines are still to come."""
        return self.shown < self._all

    def _begins(self, seat: int) -> int:
        before = self.order[: self.order.index(seat)]
        return sum(len(self.scored[one].lines) + 1 for one in before)

    def _lines_shown(self, seat: int) -> int:
        """How many of a seat's lines have been counted; one more than all means its sum, too."""
        if seat not in self.scored:
            return 1
        most = len(self.scored[seat].lines) + 1
        return max(0, min(most, int(self.shown) - self._begins(seat)))

    def _finished(self, seat: int) -> bool:
        return seat not in self.scored or (self._lines_shown(seat) > len(self.scored[seat].lines))

    def entered(self) -> None:
        super().entered()
        self.stage.sounds.play("round-end")
        pace = self.stage.settings.speed
        if pace == "instant":
            self.shown = float(self._all)
        self.stage.say(self.why)
        for seat in self.order:
            self.stage.say(f"{self._row_name(seat)}: {signed(self.scored[seat].points)}")

    def build(self) -> Sequence[Widget]:
        stage = self.stage
        size = stage.size
        self._panel = pygame.Rect(0, 0, stage.px(1160), min(stage.px(716), size[1] - stage.px(24)))
        self._panel.center = (size[0] // 2, size[1] // 2)
        box = pygame.Rect(0, 0, self._side.width, stage.px(60))
        box.bottomright = (self._side.right, self._panel.bottom - stage.px(36))
        last = "end.last_together" if self.match.game.together else "end.last"
        label = words(last if self.match.over else "end.next_round")
        return [Button(stage, "next", box, label, self.go_on, "main", "play", 24)]

    @property
    def _side(self) -> pygame.Rect:
        """Where the standings lie."""
        stage = self.stage
        box = pygame.Rect(0, 0, stage.px(300), 0)
        box.topright = (self._panel.right - stage.px(36), self._panel.top + stage.px(112))
        box.height = self._panel.bottom - stage.px(36 + 60 + 20) - box.top
        return box

    def first(self) -> str:
        return "next"

    def back(self) -> None:
        self.go_on()

    def go_on(self) -> None:
        """Count the rest at once, or leave the screen."""
        if self.counting:
            self.shown = float(self._all)
            self.dirty = True
            return
        self.stage.pop()
        self.then()

    def handle(self, gesture: Gesture) -> None:
        if self.counting and isinstance(gesture, HURRYING):
            self.shown = float(self._all)
            self.dirty = True
            return
        super().handle(gesture)

    def update(self, seconds: float) -> None:
        super().update(seconds)
        before = int(self.shown)
        if self.counting:
            self.shown += seconds / LINE_SECONDS * self.stage.settings.pace
            if int(self.shown) != before:
                self.stage.sounds.play("score")
                self.dirty = True
        self.moving = self.counting

    # Drawing

    def _name(self, seat: int) -> str:
        return people.display_name(self.match.seats[seat], seat)

    def _row_name(self, seat: int) -> str:
        return words("seat.all") if self.shared else self._name(seat)

    def paint(self, surface: pygame.Surface) -> None:
        stage, panel = self.stage, self._panel
        scenery.dimmed(surface, stage, KITS[self.game].cover.shade)
        cut.panel(surface, panel, stage.px(28), cut.PAPER, stage.px(16), 0.4)
        left, middle = panel.left + stage.px(40), panel.top + stage.px(58)
        px = stage.type_px("title", 44)
        done = write(surface, words("end.round", round=self.number), "title", px, (left, middle))
        small = stage.text_px(18)
        at = (done.right + stage.px(14), middle + px * 0.12)
        write(
            surface,
            self.why,
            "text",
            small,
            at,
            cut.SOFT_INK,
            room=panel.right - at[0] - stage.px(60),
        )
        seats = self._rows
        gap = stage.px(14 if len(seats) < 5 else 10)
        top = panel.top + stage.px(112)
        space = panel.bottom - stage.px(36) - top
        high = min(stage.px(130), (space - gap * (len(seats) - 1)) // len(seats))
        wide = self._side.left - stage.px(28) - panel.left - stage.px(36)
        for seat in seats:
            box = pygame.Rect(panel.left + stage.px(36), top + seat * (high + gap), wide, high)
            self._paint_row(surface, seat, box)
        self._paint_standings(surface)

    def _paint_row(self, surface: pygame.Surface, seat: int, box: pygame.Rect) -> None:
        stage = self.stage
        scored = self.scored.get(seat)
        begun = scored is not None and self.shown >= self._begins(seat)
        now = begun and not self._finished(seat)
        colour = cut.WHITE if now else cut.CARD
        if now:
            glow = cut.glow(box.size, stage.px(20), cut.CANDLE, stage.px(24))
            surface.blit(glow, glow.get_rect(center=box.center))
        cut.panel(surface, box, stage.px(20), colour, (8 if now else 3) * stage.unit, 0.28)
        face = min(stage.px(68), box.height - stage.px(20))
        room = stage.px(150)
        mood = "pleased" if scored and scored.points > 0 and self._finished(seat) else "thinking"
        picture = people.portrait(stage.pictures, self.match.seats[seat], seat, face, mood)
        at = picture.get_rect(midleft=(box.left + stage.px(16), box.centery))
        surface.blit(picture, at)
        left = at.right + stage.px(12)
        px = stage.type_px("title", 20)
        name_at = (left, box.centery - (px * 0.5 if scored else 0))
        write(surface, self._row_name(seat), "title", px, name_at, room=room - stage.px(14))
        if scored is None:
            left = self._cards_left(seat)
            if left:
                end = (box.right - stage.px(24), box.centery)
                text = words("end.cards_left", count=left)
                write(surface, text, "text", stage.text_px(17), end, cut.SOFT_INK, "rm")
            return
        low = pygame.Rect(left, box.centery + round(px * 0.1), room - stage.px(14), 0)
        reason = self._reason_of(scored)
        write_lines(surface, reason, "text", stage.text_px(15), low, cut.SOFT_INK)
        left += room
        left = self._paint_card(surface, scored, left, box)
        self._paint_lines(surface, scored, seat, pygame.Rect(left, box.top, 0, box.height), box)

    def _reason_of(self, scored: Scored) -> str:
        """Why a seat has its points: in few words, ``score.reason.<key>``, if there are any."""
        key = scored.reason.key
        if not words.has(f"score.reason.{key}"):
            return self._texts.reason(scored.reason)
        values = {
            name: words.either(f"score.{value.name}", f"card.{value.name}")
            if isinstance(value, Card)
            else value
            for name, value in scored.reason.values
        }
        return words(f"score.reason.{key}", **values)

    def _cards_left(self, seat: int) -> int:
        """How many cards a seat held when the round ended."""
        before = self.match.turns[-1].before
        return len(before.piles[self.match.game.pile("hand", seat).number])

    def _paint_card(
        self, surface: pygame.Surface, scored: Scored, left: int, box: pygame.Rect
    ) -> int:
        """The card this score is of, where a game has such cards."""
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
        self,
        surface: pygame.Surface,
        scored: Scored,
        seat: int,
        start: pygame.Rect,
        box: pygame.Rect,
    ) -> None:
        stage = self.stage
        badge = pygame.Rect(0, 0, stage.px(84), min(stage.px(66), box.height - stage.px(20)))
        badge.midright = (box.right - stage.px(18), box.centery)
        count = len(scored.lines)
        gap = stage.px(8)
        room = badge.left - stage.px(16) - start.left
        wide = min(stage.px(128), (room - gap * (count - 1)) // max(1, count))
        high = min(stage.px(92), box.height - stage.px(20))
        shown = self._lines_shown(seat)
        for index, one in enumerate(scored.lines):
            chip = pygame.Rect(start.left + index * (wide + gap), 0, wide, high)
            chip.centery = box.centery
            newest = shown == index + 1 and not self._finished(seat)
            if newest and not stage.settings.reduced_motion:
                chip.top -= stage.px(6)
            self._paint_chip(surface, one, chip, counted=index < shown)
        if shown > count:
            gained = scored.points
            colour = cut.CANDLE if gained > 0 else (230, 217, 188)
            cut.panel(surface, badge, stage.px(18), colour, 3 * stage.unit)
            px = stage.type_px("title", 32)
            write(
                surface,
                signed(gained),
                "title",
                px,
                badge.center,
                cut.INK,
                "cm",
                badge.width - stage.px(12),
            )
        else:
            empty = cut.outline(badge.size, stage.px(16), 2 * stage.unit, (190, 178, 166), True)
            surface.blit(empty, badge)

    def _paint_chip(
        self, surface: pygame.Surface, one: Line, chip: pygame.Rect, counted: bool
    ) -> None:
        """What was counted, how often, and what it gives."""
        stage = self.stage
        picture = pygame.Surface(chip.size, pygame.SRCALPHA)
        picture.blit(cut.sheet(chip.size, stage.px(12), cut.WHITE), (0, 0))
        middle = chip.width // 2
        mark = f"{self.game}/mark-{one.what}"
        px = stage.text_px(14)
        room = chip.width - stage.px(8)
        side = round(chip.height * 0.4)
        if drawn(mark):
            sign = stage.pictures.drawing(mark, (side, side), grain=False)
            picture.blit(sign, sign.get_rect(center=(middle, round(chip.height * 0.27))))
        else:
            label = self._label_of(one)
            area = pygame.Rect(stage.px(4), stage.px(4), room, round(chip.height * 0.42))
            if width(label, "strong", px) <= room or line_height("strong", px) * 2 > area.height:
                write(
                    surface=picture,
                    text=label,
                    kind="strong",
                    px=px,
                    at=area.center,
                    colour=cut.SOFT_INK,
                    anchor="cm",
                    room=room,
                )
            else:
                write_lines(picture, label, "strong", px, area, cut.SOFT_INK, "centre", True)
        formula = (
            f"{one.amount} × {one.times}"
            if one.times > 0
            else f"{one.amount} × ({signed(one.times)})"
        )
        if not one.amount or not one.times:
            formula = str(one.amount)
        elif words.has(f"sum.{self.game}.{one.what}"):
            formula = str(one.amount) if one.amount > 1 else ""  # nothing is multiplied
        if counted:
            y = round(chip.height * 0.58)
            write(
                picture, formula, "text", stage.text_px(14), (middle, y), cut.SOFT_INK, "cm", room
            )
            tint = _GAIN if one.gives > 0 else _LOSS if one.gives < 0 else cut.SOFT_INK
            y = round(chip.height * 0.82)
            big = stage.type_px("title", 19)
            write(picture, signed(one.gives), "title", big, (middle, y), tint, "cm", room)
        else:
            picture.set_alpha(120)
        surface.blit(picture, chip)

    def _label_of(self, one: Line) -> str:
        """What was counted: in a word or two, ``score.<game>.<what>``, if there are any."""
        group = "score" if self._texts.has("score", one.what) else "line"
        return self._texts.of(group, one.what)

    def _paint_standings(self, surface: pygame.Surface) -> None:
        stage, side = self.stage, self._side
        seats = self._rows
        cut.panel(surface, side, stage.px(22), _STANDINGS, 4 * stage.unit, 0.28)
        px = stage.type_px("title", 26)
        at = (side.left + stage.px(24), side.top + stage.px(36))
        write(surface, words("end.standings"), "title", px, at, room=side.width - stage.px(40))
        totals = {seat: self._total_now(seat) for seat in seats}
        order = sorted(seats, key=lambda seat: (-totals[seat], seat))
        top = side.top + stage.px(66)
        high = min(stage.px(86), (side.bottom - stage.px(10) - top) // len(seats))
        for place, seat in enumerate(order):
            box = pygame.Rect(side.left + stage.px(12), top + place * high, 0, high - stage.px(8))
            box.width = side.width - stage.px(24)
            rank = 1 + sum(totals[other] > totals[seat] for other in seats)
            self._paint_standing(surface, seat, rank, totals[seat], box)

    def _total_now(self, seat: int) -> int:
        """The total with what has been counted so far."""
        total = self.totals[seat]
        if seat in self.scored and not self._finished(seat):
            total -= self.scored[seat].points
        return total

    def _paint_standing(
        self, surface: pygame.Surface, seat: int, rank: int, total: int, box: pygame.Rect
    ) -> None:
        stage = self.stage
        if rank == 1:
            cut.panel(surface, box, stage.px(18), cut.WHITE, 3 * stage.unit)
        ink = cut.INK if rank == 1 else (98, 96, 108)
        px = stage.type_px("title", 22)
        at = (box.left + stage.px(22), box.centery)
        write(surface, str(rank), "title", px, at, ink, "cm")
        face = min(stage.px(52), box.height - stage.px(8))
        picture = people.portrait(stage.pictures, self.match.seats[seat], seat, face)
        there = picture.get_rect(midleft=(box.left + stage.px(42), box.centery))
        surface.blit(picture, there)
        left = there.right + stage.px(12)
        sum_text = str(total).replace("-", "−")
        big = stage.type_px("title", 30)
        room = box.right - max(stage.px(64), stage.px(22) + width(sum_text, "title", big)) - left
        scored = self.scored.get(seat)
        up = px * 0.45 if scored else 0
        name = self._row_name(seat)
        write(
            surface, name, "title", stage.type_px("title", 20), (left, box.centery - up), room=room
        )
        if scored:
            text = signed(scored.points) if self._finished(seat) else words("end.to_come")
            tint = _GAIN if self._finished(seat) and scored.points >= 0 else cut.SOFT_INK
            at = (left, box.centery + round(px * 0.6))
            write(surface, text, "strong", stage.text_px(15), at, tint, room=room)
        at = (box.right - stage.px(16), box.centery)
        write(surface, sum_text, "title", big, at, cut.INK, "rm")

    def title(self) -> str:
        return f"{words('end.round', round=self.number)} – {words('app.title')}"
