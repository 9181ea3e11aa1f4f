"""The podium: it rises step by step, the last first, and the winner leaps."""

from __future__ import annotations

import math
from collections.abc import Sequence

import pygame

from cardtable.kits import KITS
from cardtable.match import Match
from cardtable.media.canvas import mean
from cardtable.media.lettering import width
from cardtable.media.words import words
from cardtable.scenes.ceremony import BREATH
from cardtable.scenes.round_count import note
from cardtable.scenes.scene import Stage
from cardtable.table import animation
from cardtable.widgets import cut, people
from cardtable.widgets.writing import write

_TOPS: Sequence[tuple[int, int, int, int]] = (
    (360, 76, 186, 52),
    (150, 136, 222, 40),
    (570, 176, 244, 36),
)
"""Where one stands on the podium's drawings, the best first, and the disc for the points."""

_UNITS = (720, 320)
_GROUND = 298  # what has not risen yet lies below this

RISE = 0.6  # seconds a step takes
APART = 0.85  # from one to the next
HELD_BREATH = 0.5  # more before the winner's
LEAP = 0.9
_HIGH = 46  # units the winner leaps


class Podium:
    """Every seat on its step, or, from the fourth on, on a plate below."""

    def __init__(self, stage: Stage, match: Match) -> None:
        self.stage = stage
        self.match = match
        self.scores = match.state.scores
        self.winners = match.state.winners
        seats = range(len(match.seats))
        self.order = sorted(seats, key=lambda s: (s not in self.winners, -self.scores[s], s))
        self._sitters = KITS[match.game.id].sitters(match.seats)
        self._starts = self._when()
        self._podium = pygame.Rect(0, 0, 0, 0)

    def _when(self) -> dict[int, float]:
        """When each seat's step begins to rise; winners who share it rise together."""
        starts: dict[int, float] = {}
        at = BREATH
        for seat in reversed(self.order[3:]):
            starts[seat] = at
        if starts:
            at += APART
        for seat in reversed([seat for seat in self.order[:3] if seat not in self.winners]):
            starts[seat] = at
            at += APART
        for seat in self.order:
            starts.setdefault(seat, at + HELD_BREATH)
        return starts

    def rank(self, seat: int) -> int:
        """The place a seat has come to; who ties shares it."""
        if seat in self.winners:
            return 1
        return 1 + sum(other > self.scores[seat] for other in self.scores)

    # What a ceremony tells

    @property
    def told_at(self) -> float:
        """When the winner stands there."""
        return max(self._starts.values()) + RISE

    @property
    def seconds(self) -> float:
        """When the winner has landed again."""
        return self.told_at + LEAP

    @property
    def notes(self) -> Sequence[tuple[float, int]]:
        """Each step that has risen is heard, as high as its points."""
        most = max([abs(score) for score in self.scores])
        pairs = [(start + RISE, note(self.scores[s], most)) for s, start in self._starts.items()]
        return sorted(pairs)

    def risen(self, seat: int, passed: float) -> float:
        """How far a seat's step has risen, from 0 to 1."""
        share = max(0.0, min(1.0, (passed - self._starts[seat]) / RISE))
        if self.stage.settings.reduced_motion:
            return float(share > 0)
        return share

    def leaps(self, seat: int, passed: float) -> float:
        """How high a winner is in the air, from 0 to 1: one great leap and a small one."""
        share = (passed - self.told_at) / LEAP
        if seat not in self.winners or self.stage.settings.reduced_motion or not 0 < share < 1:
            return 0.0
        if share < 0.64:
            return math.sin(math.pi * share / 0.64)
        return 0.3 * math.sin(math.pi * (share - 0.64) / 0.36)

    def told(self, seat: int) -> str:
        """Where a seat has come, in words."""
        name, points = people.display_name(self.match.seats[seat], seat), self.scores[seat]
        return words("aloud.place", place=self.rank(seat), name=name, points=points)

    # Drawing

    def lay_out(self, area: pygame.Rect) -> None:
        """Put it at the foot of this area."""
        stage = self.stage
        wide = min(stage.px(660), area.width)
        self._podium = pygame.Rect(0, 0, wide, round(wide * _UNITS[1] / _UNITS[0]))
        below = stage.px(64 if len(self.order) > 3 else 8)
        self._podium.midbottom = (area.centerx, area.bottom - below)
        self._area = area

    def paint(self, surface: pygame.Surface, passed: float) -> None:
        """Draw it as it is after so many seconds."""
        podium, pictures = self._podium, self.stage.pictures
        if pictures.drafting:
            passed = self.seconds
        for placed in self.order:
            if self.risen(placed, passed) >= 1:
                mean(surface, self._area, self.told(placed))
        scale = podium.width / _UNITS[0]
        ground = podium.top + round(_GROUND * scale)
        before = surface.get_clip()
        surface.set_clip(pygame.Rect(0, 0, surface.get_width(), ground).clip(before))
        for place in (1, 2, 0):
            seat = self.order[place] if place < len(self.order) else None
            share = 1.0 if seat is None else self.risen(seat, passed)
            if share <= 0:
                continue
            x, y, disc, reach = _TOPS[place]
            sunk = round((1 - animation.landing(share)) * (ground - podium.top - y * scale))
            picture = pictures.drawing(f"ui/podium-{place + 1}", podium.size)
            surface.blit(picture, podium.move(0, sunk))
            if seat is None:
                continue
            at = (podium.left + round(x * scale), podium.top + round(y * scale) + sunk)
            self._paint_winner(surface, seat, at, passed)
            middle = (at[0], podium.top + round(disc * scale) + sunk)
            text = str(round(self.scores[seat] * share)).replace("-", "−")
            px = self.stage.type_px("title", 34)
            write(surface, text, "title", px, middle, cut.INK, "cm", round(reach * 1.7 * scale))
        surface.set_clip(before)
        surface.blit(pictures.drawing("ui/podium-foot", podium.size), podium)
        self._paint_rest(surface, passed)

    def _paint_rest(self, surface: pygame.Surface, passed: float) -> None:
        """Those who came after the third, on plates below."""
        stage, area, rest = self.stage, self._area, self.order[3:]
        gap = stage.px(12)
        each = min(stage.px(230), (area.width - gap * (len(rest) - 1)) // max(1, len(rest)))
        left = area.centerx - (len(rest) * (each + gap) - gap) // 2
        for index, seat in enumerate(rest):
            share = animation.ease_out(self.risen(seat, passed))
            box = pygame.Rect(left + index * (each + gap), 0, each, stage.px(52))
            box.bottom = area.bottom
            if share > 0:
                slid = round((1 - share) * stage.px(20))
                self._paint_plate(surface, seat, box.move(0, slid), share)

    def _paint_winner(
        self, surface: pygame.Surface, seat: int, top: tuple[int, int], passed: float
    ) -> None:
        """A seat on its step: portrait, name and medal."""
        stage = self.stage
        rank = self.rank(seat)
        up = round(stage.px(_HIGH) * self.leaps(seat, passed))
        face = stage.px(118 if rank == 1 else 96)
        rim = pygame.Rect(0, 0, face + stage.px(10), face + stage.px(10))
        rim.midbottom = (top[0], top[1] - stage.px(38) - up)
        cut.panel(surface, rim, rim.width // 2, cut.WHITE, (4 + up / 4) * stage.unit)
        mood = "beaten" if rank == len(self.scores) else "thinking"
        if rank == 1 and passed >= self.told_at:
            mood = "pleased"
        picture = people.portrait(stage.pictures, self._sitters[seat], seat, face, mood)
        surface.blit(picture, picture.get_rect(center=rim.center))
        if rank <= 3:
            size = (stage.px(50), stage.px(65))
            medal = stage.pictures.drawing(f"ui/medal-{rank}", size)
            at = medal.get_rect(midtop=(rim.right - stage.px(10), rim.bottom - stage.px(66)))
            surface.blit(medal, at)
            px = stage.type_px("title", 18)
            middle = (at.left + at.width * 0.5, at.top + at.height * 66 / 104)
            write(surface, str(rank), "title", px, middle, cut.INK, "cm")
        room = round(self._podium.width * 0.26)
        px = stage.type_px("title", 24)
        name_at = (top[0], top[1] - stage.px(20))
        name = people.display_name(self.match.seats[seat], seat)
        write(surface, name, "title", px, name_at, cut.INK, "cm", room)

    def _paint_plate(
        self, surface: pygame.Surface, seat: int, box: pygame.Rect, share: float
    ) -> None:
        stage = self.stage
        cut.panel(surface, box, box.height // 2, cut.CARD, 3 * stage.unit, 0.26)
        face = box.height - stage.px(8)
        picture = people.portrait(stage.pictures, self._sitters[seat], seat, face, "beaten")
        surface.blit(picture, picture.get_rect(midleft=(box.left + stage.px(4), box.centery)))
        left = box.left + face + stage.px(14)
        px = stage.type_px("title", 20)
        text = str(round(self.scores[seat] * share)).replace("-", "−")
        big = stage.type_px("title", 24)
        room = box.right - max(stage.px(52), stage.px(24) + width(text, "title", big)) - left
        name = people.display_name(self.match.seats[seat], seat)
        write(surface, name, "title", px, (left, box.centery), room=room)
        at = (box.right - stage.px(18), box.centery)
        write(surface, text, "title", big, at, anchor="rm")
