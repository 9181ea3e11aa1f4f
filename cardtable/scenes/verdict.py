"""What all have come to together: the points counted up, the chart they fall in, and its remark."""

from __future__ import annotations

import math
from collections.abc import Sequence

import pygame

from cardtable.endings import lying_when_counted
from cardtable.kit import Chart
from cardtable.kits import KITS
from cardtable.match import Match
from cardtable.media.canvas import Canvas, painted
from cardtable.media.drawings import Colour
from cardtable.media.lettering import width
from cardtable.media.pictures import drawn
from cardtable.media.words import words
from cardtable.rules.cards import Card
from cardtable.rules.events import Scored
from cardtable.rules.reasons import because
from cardtable.scenes.ceremony import BREATH
from cardtable.scenes.round_count import note
from cardtable.scenes.scene import Stage
from cardtable.table import animation
from cardtable.widgets import cut, people, scenery
from cardtable.widgets.writing import write, write_lines

_GOLD: Colour = (255, 205, 107)
_REACHED: Colour = (240, 214, 150)
_DARK: Colour = (61, 51, 88)

_EACH = 0.16  # seconds from one card counted to the next …
_LONGEST = 3.2  # … unless there are many
_FLIGHT = 0.5
_REVEAL = 0.35  # in which the one who judges appears
_SPEAKS = 0.2  # after which they are heard, too
_HOP = 0.8  # how long they are glad, or sad


class Verdict:
    """The points of all, as one sum that grows."""

    def __init__(self, stage: Stage, match: Match) -> None:
        self.stage = stage
        self.match = match
        self.kit = KITS[match.game.id]
        self.points = match.state.scores[0]
        self.won = bool(match.state.winners)
        self._sitters = self.kit.sitters(match.seats)
        self._cards = list(self._counted())
        self._counting = min(_LONGEST, max(1.2, _EACH * len(self._cards) + _FLIGHT))
        self._disc = pygame.Rect(0, 0, 0, 0)
        self.faces: Sequence[pygame.Rect] = ()

    def _counted(self) -> Sequence[Card]:
        """The cards that fly into the sum."""
        turn = self.match.turns[-1]
        scored = Scored(None, because("end"), (), self.points, self.points)
        groups = self.kit.endings().counted(self.match.game, lying_when_counted(turn), scored)
        return [card for group in groups for card in group]

    # What a ceremony tells

    @property
    def told_at(self) -> float:
        """When all points are there."""
        return BREATH + self._counting + 0.25

    @property
    def seconds(self) -> float:
        """When everybody has had their moment."""
        return self.told_at + _HOP

    @property
    def notes(self) -> Sequence[tuple[float, int]]:
        """Each card that arrives is heard, as high as the points by then."""
        times = [self._lands(card) for card in range(len(self._cards))]
        most = max(abs(self.points), 1)
        return [(at, note(self.points * (n + 1) / len(times), most)) for n, at in enumerate(times)]

    def _lands(self, card: int) -> float:
        first, last = BREATH + _FLIGHT, BREATH + self._counting
        return first + (last - first) * (card + 1) / len(self._cards)

    def shown(self, passed: float) -> int:
        """The points counted after so many seconds."""
        if not self._cards:
            share = max(0.0, min(1.0, (passed - BREATH) / self._counting))
        else:
            landed = sum(passed >= self._lands(card) for card in range(len(self._cards)))
            share = landed / len(self._cards)
        return round(self.points * share)

    # Drawing

    def lay_out(self, area: pygame.Rect) -> None:
        """The sum above, everybody's faces below."""
        stage, count = self.stage, len(self.match.seats)
        side = stage.px(132 if count < 5 else 100)
        self._disc = pygame.Rect(0, 0, stage.px(190), stage.px(190))
        self._disc.midtop = (area.centerx, area.top + stage.px(20))
        step = min(stage.px(48) + side, area.width // count)
        self.faces = [
            pygame.Rect(
                round(area.centerx + (seat - (count - 1) / 2) * step) - side // 2,
                self._disc.bottom + stage.px(64),
                side,
                side,
            )
            for seat in range(count)
        ]

    def paint(self, surface: pygame.Surface, passed: float) -> None:
        """Draw it as it is after so many seconds."""
        self._paint_sum(surface, passed, _GOLD, 84)
        self._paint_faces(surface, passed, named_below=True)
        self._paint_flights(surface, passed)

    def _paint_sum(
        self, surface: pygame.Surface, passed: float, colour: Colour, size: float
    ) -> None:
        disc = self._disc
        cut.panel(surface, disc, disc.width // 2, colour, 5 * self.stage.unit)
        text = str(self.shown(passed)).replace("-", "−")
        px = self.stage.type_px("title", size)
        room = disc.width - self.stage.px(20)
        write(surface, text, "title", px, disc.center, cut.INK, "cm", room)

    def _paint_faces(self, surface: pygame.Surface, passed: float, *, named_below: bool) -> None:
        stage = self.stage
        told = passed >= self.told_at
        mood = ("pleased" if self.won else "beaten") if told else "thinking"
        for seat, place in enumerate(self.faces):
            at = place.move(0, -round(stage.px(26) * self._hop(seat, passed)))
            rim = at.inflate(stage.px(8), stage.px(8))
            cut.panel(surface, rim, rim.width // 2, cut.WHITE, 4 * stage.unit)
            picture = people.portrait(stage.pictures, self._sitters[seat], seat, at.width, mood)
            surface.blit(picture, at)
            name = people.display_name(self.match.seats[seat], seat)
            if named_below:
                px = stage.type_px("title", 24)
                below = (place.centerx, place.bottom + px)
                write(surface, name, "title", px, below, cut.INK, "cm", place.width + stage.px(40))
            else:
                px = stage.type_px("title", 20)
                beside = (place.right + stage.px(14), place.centery)
                write(surface, name, "title", px, beside, room=stage.px(120))

    def _hop(self, seat: int, passed: float) -> float:
        """How high one of the winners is in the air: one after another."""
        share = (passed - self.told_at - 0.12 * seat) / (_HOP - 0.3)
        if not self.won or self.stage.settings.reduced_motion or not 0 < share < 1:
            return 0.0
        return math.sin(math.pi * share)

    def _paint_flights(self, surface: pygame.Surface, passed: float) -> None:
        """The cards on their way from those who won them into the sum."""
        stage = self.stage
        if stage.settings.reduced_motion:
            return
        high = stage.px(104)
        for place, card in enumerate(self._cards):
            share = 1 - (self._lands(place) - passed) / _FLIGHT
            if stage.pictures.drafting:
                scenery.card(stage.pictures, self.kit.id, card.name, high, words.language)
            if not 0 < share < 1:
                continue
            face = self.faces[place % len(self.faces)]
            t = animation.ease_in_out(share)
            x = face.centerx + (self._disc.centerx - face.centerx) * t
            y = face.centery + (self._disc.centery - face.centery) * t
            y -= math.sin(math.pi * share) * stage.px(50)
            picture = scenery.card(stage.pictures, self.kit.id, card.name, high, words.language)
            size = round(high * (0.3 + 0.7 * math.sin(math.pi * (0.12 + 0.76 * share))))
            wide = max(2, round(picture.get_width() * size / high))
            small = pygame.transform.smoothscale(picture, (wide, size))
            surface.blit(small, small.get_rect(center=(round(x), round(y))))


class ChartVerdict(Verdict):
    """Points against the chart: the band reached, with the game's picture and remark for it.

    The picture is ``sprites/<game>/remark-<number from 1>``; without one the box's shade.
    """

    def __init__(self, stage: Stage, match: Match, chart: Chart) -> None:
        super().__init__(stage, match)
        self.chart = chart
        self._area = pygame.Rect(0, 0, 0, 0)
        self.slip = pygame.Rect(0, 0, 0, 0)  # on which the remark is written

    def lay_out(self, area: pygame.Rect) -> None:
        """The picture and the remark above, then the chart, then everybody."""
        stage = self.stage
        self._area = area
        gap = stage.px(22)
        high = stage.px(262)
        wide = (area.width - gap) // 2
        self._frame = pygame.Rect(area.left, area.top, wide, high)
        self.slip = pygame.Rect(self._frame.right + gap, area.top, wide, high)
        self._disc = pygame.Rect(0, 0, stage.px(92), stage.px(92))
        self._disc.midtop = (self.slip.centerx, self.slip.top + stage.px(18))
        count, side = len(self.match.seats), stage.px(70)
        step = area.width // count
        top = area.bottom - side - stage.px(8)
        self.faces = [
            pygame.Rect(area.left + seat * step + stage.px(16), top, side, side)
            for seat in range(count)
        ]

    def paint(self, surface: pygame.Surface, passed: float) -> None:
        if self.stage.pictures.drafting:
            passed = self.seconds
        told = passed >= self.told_at
        share = max(0.0, min(1.0, (passed - self.told_at) / _REVEAL))
        self._paint_picture(surface, 1.0 if self.stage.settings.reduced_motion and told else share)
        cut.panel(surface, self.slip, self.stage.px(20), _DARK, 4 * self.stage.unit, 0.3)
        self._paint_sum(surface, passed, (255, 226, 166), 44)
        self._paint_remark(surface, passed)
        self._paint_bands(surface, passed)
        self._paint_faces(surface, passed, named_below=False)
        self._paint_flights(surface, passed)

    def _paint_picture(self, surface: pygame.Surface, share: float) -> None:
        """The closed box, and then the witch herself, or whoever speaks there."""
        stage, frame = self.stage, self._frame
        shadow, (dx, dy) = cut.shadow(frame.size, stage.px(20), 5 * stage.unit, 0.34)
        surface.blit(shadow, (frame.left + dx, frame.top + dy))
        name = f"{self.kit.id}/remark-{self.chart.band(self.points) + 1}"
        picture = None
        if drawn(name):
            picture = scenery.rounded_drawing(stage, name, frame.size, stage.px(20))
        if picture is None or share < 1:
            cut.panel(surface, frame, stage.px(20), self.kit.cover.shade, 0)
            box = scenery.box(stage.pictures, self.kit.id, frame.height - stage.px(24))
            surface.blit(box, box.get_rect(center=frame.center))
        if picture is not None and share > 0:
            comes = picture
            if share < 1:
                comes = picture.copy()
                comes.set_alpha(round(255 * share))
            surface.blit(comes, frame)

    def _paint_remark(self, surface: pygame.Surface, passed: float) -> None:
        """What is said comes after who says it."""
        share = (passed - self.told_at - _SPEAKS) / _REVEAL
        if share >= 1 or (self.stage.settings.reduced_motion and passed >= self.told_at):
            self._write_remark(surface)
        elif share > 0:
            canvas = Canvas(surface.get_size())
            canvas.set_clip(self.slip)
            self._write_remark(canvas)
            words_alone = painted(canvas.strokes, self.slip)
            words_alone.set_alpha(round(255 * share))
            surface.blit(words_alone, self.slip)

    def _write_remark(self, surface: pygame.Surface) -> None:
        stage, box = self.stage, self.slip
        band = self.chart.band(self.points)
        text = box.inflate(-stage.px(40), 0)
        px = stage.type_px("title", 24)
        at = (box.centerx, self._disc.bottom + round(px * 0.95))
        title = words(f"remark.{self.kit.id}.{band}.title")
        write(surface, title, "title", px, at, _GOLD, "cm", text.width)
        text.top = self._disc.bottom + round(px * 1.6)
        text.height = box.bottom - stage.px(10) - text.top
        remark = words(f"remark.{self.kit.id}.{band}.text")
        px = stage.text_px(18)
        write_lines(surface, remark, "text", px, text, cut.CREAM, "centre", middle=True)

    def _bands(self) -> Sequence[pygame.Rect]:
        """The stairs of the chart."""
        stage, area = self.stage, self._area
        count, gap = len(self.chart.starts) + 1, stage.px(10)
        each = (area.width - gap * (count - 1)) // count
        foot = self._frame.bottom + stage.px(138)
        boxes = []
        for index in range(count):
            box = pygame.Rect(area.left + index * (each + gap), 0, each, stage.px(42 + 11 * index))
            box.bottom = foot
            boxes.append(box)
        return boxes

    def _along(self, points: float) -> tuple[int, pygame.Rect]:
        """Where so many points are on the chart, and the stair they are on."""
        band, share = self.chart.along(points)
        box = self._bands()[band]
        return box.left + round(box.width * share), box

    def _paint_bands(self, surface: pygame.Surface, passed: float) -> None:
        stage, chart, shown = self.stage, self.chart, self.shown(passed)
        starts = (0, *chart.starts)
        now = chart.band(shown)
        for index, box in enumerate(self._bands()):
            reached = index <= now
            colour = _GOLD if index == now else _REACHED if reached else cut.TRAY
            cut.panel(surface, box, stage.px(14), colour, (5 if index == now else 2) * stage.unit)
            last = index + 1 == len(starts)
            end = None if last else starts[index + 1] - 1
            key = "end.band.last" if last else "end.band"
            label = words(key, start=starts[index], end=end)
            ink = cut.INK if reached else cut.SOFT_INK
            px = stage.type_px("title", 24)
            write(surface, label, "title", px, box.center, ink, "cm", box.width - stage.px(12))
        self._paint_goal(surface, shown)
        x, box = self._along(shown)
        arrow = cut.icon("up", stage.px(26), cut.RING)
        surface.blit(arrow, arrow.get_rect(midtop=(x, box.bottom + stage.px(3))))

    def _paint_goal(self, surface: pygame.Surface, shown: int) -> None:
        """A flag on the chart where the goal is."""
        stage = self.stage
        x, box = self._along(self.chart.goal)
        high = stage.px(40)
        pole = pygame.Rect(x - stage.px(1.5), box.top - high, stage.px(3), high + stage.px(6))
        reached = shown >= self.chart.goal
        colour = (34, 106, 58) if reached else (184, 56, 22)  # the words on it are white
        surface.blit(cut.sheet(pole.size, 1, cut.INK, False), pole)
        text = words("end.goal", goal=self.chart.goal)
        px = stage.text_px(15)
        wide = stage.px(20) + width(text, "strong", px)
        flag = pygame.Rect(pole.right, pole.top, wide, stage.px(24))
        cut.panel(surface, flag, stage.px(5), colour, 2 * stage.unit, 0.3)
        write(surface, text, "strong", px, flag.center, cut.WHITE, "cm", flag.width)
