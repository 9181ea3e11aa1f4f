"""The end of a game: the podium, or what all have won or lost together."""

from __future__ import annotations

import math
import random
from collections.abc import Callable, Sequence

import pygame

from cardtable.kit import Chart
from cardtable.kits import KITS
from cardtable.match import Match
from cardtable.media.drawings import Colour
from cardtable.media.lettering import width
from cardtable.media.pictures import drawn
from cardtable.media.words import words
from cardtable.scenes.scene import Stage
from cardtable.scenes.screen import Screen
from cardtable.widgets import cut, people, scenery
from cardtable.widgets.button import Button
from cardtable.widgets.widget import Widget
from cardtable.widgets.writing import write, write_lines

_STEPS: Sequence[Colour] = ((255, 205, 107), (206, 212, 222), (222, 170, 124))
_TOPS: Sequence[tuple[int, int, int, int]] = (
    (360, 76, 186, 52),
    (150, 136, 222, 40),
    (570, 176, 244, 36),
)
"""Where one stands on the podium's drawing, the best first, and the disc for the points."""

_PETAL_SECONDS = 9.0


class GameEnd(Screen):
    """Who won, everybody's total, and what to do next."""

    def __init__(
        self,
        stage: Stage,
        match: Match,
        again: Callable[[], None],
    ) -> None:
        super().__init__(stage)
        self.match = match
        self.kit = KITS[match.game.id]
        self.again = again
        self.scores = match.state.scores
        self.winners = match.state.winners
        self.passed = 0.0
        luck = random.Random(match.seed)
        self._petals = [
            (luck.random(), luck.random(), luck.random(), luck.randrange(4)) for _ in range(60)
        ]
        self._panel = pygame.Rect(0, 0, 0, 0)

    @property
    def together(self) -> bool:
        """Whether all seats win or lose as one."""
        return self.match.game.together

    @property
    def won(self) -> bool:
        """Whether there is something to celebrate at this screen."""
        return any(self.match.seats[seat].who == "person" for seat in self.winners) or (
            bool(self.winners) and all(seat.who != "person" for seat in self.match.seats)
        )

    def entered(self) -> None:
        super().entered()
        self.stage.sounds.loop("music", None)
        self.stage.sounds.play("game-won" if self.won else "game-beaten")
        self.stage.say(self._headline())

    def _name(self, seat: int) -> str:
        return people.display_name(self.match.seats[seat], seat)

    def _headline(self) -> str:
        if self.together:
            key = "together_won" if self.winners else "together_lost"
            own = f"end.{self.kit.id}.{key}"
            return words.either(own, f"end.{key}")
        if len(self.winners) == 1:
            return words("end.won", name=self._name(self.winners[0]))
        names = words("list.and").join(self._name(seat) for seat in self.winners)
        return words("end.shared", names=names)

    def build(self) -> Sequence[Widget]:
        stage = self.stage
        size = stage.size
        self._panel = pygame.Rect(0, 0, stage.px(1080), min(stage.px(700), size[1] - stage.px(24)))
        self._panel.center = (size[0] // 2, size[1] // 2)
        entries = [
            ("home", words("pause.home"), stage.home),
            ("again", words("end.again"), self.again),
        ]
        pad, gap, high = stage.px(40), stage.px(16), stage.px(60)
        wide = min(stage.px(300), (self._panel.width - 2 * pad + gap) // len(entries) - gap)
        total = len(entries) * (wide + gap) - gap
        left = self._panel.centerx - total // 2
        widgets: list[Widget] = []
        for index, (name, label, action) in enumerate(entries):
            box = pygame.Rect(left + index * (wide + gap), 0, wide, high)
            box.bottom = self._panel.bottom - stage.px(32)
            last = index == len(entries) - 1
            widgets.append(
                Button(stage, name, box, label, action, "main" if last else "paper", size=22)
            )
        return widgets

    def first(self) -> str:
        return "again"

    def back(self) -> None:
        self.stage.home()

    def update(self, seconds: float) -> None:
        super().update(seconds)
        calm = self.stage.settings.reduced_motion
        self.moving = self.won and not calm and self.passed < _PETAL_SECONDS
        if self.moving:
            self.passed += seconds

    # Drawing

    def paint(self, surface: pygame.Surface) -> None:
        stage, panel = self.stage, self._panel
        scenery.dimmed(surface, stage, self.kit.cover.shade)
        cut.panel(surface, panel, stage.px(28), cut.PAPER, stage.px(16), 0.4)
        at = (panel.centerx, panel.top + stage.px(60))
        px = stage.type_px("title", 42)
        room = panel.width - stage.px(120)
        write(surface, self._headline(), "title", px, at, cut.INK, "cm", room)
        if self.together and self.kit.chart is not None:
            self._paint_chart(surface, self.kit.chart)
        elif self.together:
            self._paint_together(surface)
        else:
            self._paint_podium(surface)

    def draw(self, surface: pygame.Surface) -> None:
        super().draw(surface)
        if self.moving:
            self._paint_petals(surface)

    def _order(self) -> list[int]:
        """The seats from the best to the last."""
        seats = range(len(self.match.seats))
        return sorted(seats, key=lambda s: (s not in self.winners, -self.scores[s], s))

    def _rank(self, seat: int) -> int:
        if seat in self.winners:
            return 1
        return 1 + sum(other > self.scores[seat] for other in self.scores)

    def _paint_podium(self, surface: pygame.Surface) -> None:
        stage, panel = self.stage, self._panel
        order = self._order()
        rest = order[3:]
        wide = stage.px(660)
        podium = pygame.Rect(0, 0, wide, round(wide * 320 / 720))
        foot = panel.bottom - stage.px(104 + (66 if rest else 10))
        podium.midbottom = (panel.centerx, foot)
        surface.blit(stage.pictures.drawing("ui/podium", podium.size), podium)
        scale = wide / 720
        for seat, (x, y, disc, reach) in zip(order, _TOPS, strict=False):
            top = (podium.left + round(x * scale), podium.top + round(y * scale))
            self._paint_winner(surface, seat, top)
            at = (top[0], podium.top + round(disc * scale))
            text = str(self.scores[seat]).replace("-", "−")
            px = stage.type_px("title", 34)
            write(surface, text, "title", px, at, cut.INK, "cm", round(reach * 1.7 * scale))
        if rest:
            gap = stage.px(16)
            each = stage.px(230)
            left = panel.centerx - (len(rest) * (each + gap) - gap) // 2
            for index, seat in enumerate(rest):
                x = left + index * (each + gap)
                box = pygame.Rect(x, foot + stage.px(2), each, stage.px(56))
                self._paint_plate(surface, seat, box)

    def _paint_winner(self, surface: pygame.Surface, seat: int, top: tuple[int, int]) -> None:
        """A seat on its step: portrait, name and medal."""
        stage = self.stage
        rank = self._rank(seat)
        face = stage.px(118 if rank == 1 else 96)
        rim = pygame.Rect(0, 0, face + stage.px(10), face + stage.px(10))
        rim.midbottom = (top[0], top[1] - stage.px(38))
        cut.panel(surface, rim, rim.width // 2, cut.WHITE, 4 * stage.unit)
        mood = "pleased" if rank == 1 else "beaten" if rank == len(self.scores) else "thinking"
        picture = people.portrait(stage.pictures, self.match.seats[seat], seat, face, mood)
        surface.blit(picture, picture.get_rect(center=rim.center))
        if rank <= 3:
            size = (stage.px(50), stage.px(65))
            medal = stage.pictures.drawing(f"ui/medal-{rank}", size)
            at = medal.get_rect(midtop=(rim.right - stage.px(10), rim.bottom - stage.px(66)))
            surface.blit(medal, at)
            px = stage.type_px("title", 18)
            middle = (at.left + at.width * 0.5, at.top + at.height * 66 / 104)
            write(surface, str(rank), "title", px, middle, cut.INK, "cm")
        room = stage.px(170)
        px = stage.type_px("title", 24)
        name_at = (top[0], top[1] - stage.px(20))
        write(surface, self._name(seat), "title", px, name_at, cut.INK, "cm", room)

    def _paint_plate(self, surface: pygame.Surface, seat: int, box: pygame.Rect) -> None:
        stage = self.stage
        cut.panel(surface, box, box.height // 2, cut.CARD, 3 * stage.unit, 0.26)
        face = box.height - stage.px(8)
        picture = people.portrait(stage.pictures, self.match.seats[seat], seat, face, "beaten")
        surface.blit(picture, picture.get_rect(midleft=(box.left + stage.px(4), box.centery)))
        left = box.left + face + stage.px(16)
        px = stage.type_px("title", 20)
        text = str(self.scores[seat]).replace("-", "−")
        big = stage.type_px("title", 24)
        room = box.right - max(stage.px(64), stage.px(28) + width(text, "title", big)) - left
        write(surface, self._name(seat), "title", px, (left, box.centery), room=room)
        at = (box.right - stage.px(20), box.centery)
        write(surface, text, "title", big, at, anchor="rm")

    def _paint_together(self, surface: pygame.Surface) -> None:
        """What all have come to together, where no chart says what that is worth."""
        stage, panel = self.stage, self._panel
        disc = pygame.Rect(0, 0, stage.px(190), stage.px(190))
        disc.center = (panel.centerx, panel.top + stage.px(230))
        cut.panel(surface, disc, disc.width // 2, _STEPS[0], 6 * stage.unit)
        text = str(self.scores[0]).replace("-", "−")
        px = stage.type_px("title", 84)
        write(surface, text, "title", px, disc.center, cut.INK, "cm", disc.width - stage.px(24))
        count = len(self.match.seats)
        side = stage.px(132 if count < 5 else 108)
        gap = stage.px(48 if count < 5 else 32)
        mood = "pleased" if self.winners else "beaten"
        for seat in range(count):
            rim = pygame.Rect(0, 0, side + stage.px(10), side + stage.px(10))
            rim.centerx = round(panel.centerx + (seat - (count - 1) / 2) * (side + gap))
            rim.top = disc.bottom + stage.px(32)
            cut.panel(surface, rim, rim.width // 2, cut.WHITE, 4 * stage.unit)
            face = people.portrait(stage.pictures, self.match.seats[seat], seat, side, mood)
            surface.blit(face, face.get_rect(center=rim.center))
            px = stage.type_px("title", 24)
            at = (rim.centerx, rim.bottom + px)
            write(surface, self._name(seat), "title", px, at, cut.INK, "cm", side + gap)

    def _paint_chart(self, surface: pygame.Surface, chart: Chart) -> None:
        """Points against the chart: the band reached, with the game's picture and remark for it.

        The picture is ``sprites/<game>/remark-<number from 1>``; without one the box's shade.
        """
        stage, panel = self.stage, self._panel
        points = self.scores[0]
        band = chart.band(points)
        left, top = panel.left + stage.px(48), panel.top + stage.px(100)
        wide, high = stage.px(440), stage.px(248)
        frame = pygame.Rect(left, top, wide, high)
        name = f"{self.kit.id}/remark-{band + 1}"
        shadow, (dx, dy) = cut.shadow(frame.size, stage.px(20), 5 * stage.unit, 0.34)
        surface.blit(shadow, (frame.left + dx, frame.top + dy))
        if drawn(name):
            surface.blit(scenery.rounded_drawing(stage, name, frame.size, stage.px(20)), frame)
        else:
            cut.panel(surface, frame, stage.px(20), self.kit.cover.shade, 0)
            picture = scenery.box(stage.pictures, self.kit.id, frame.height - stage.px(24))
            surface.blit(picture, picture.get_rect(center=frame.center))
        box = pygame.Rect(frame.right + stage.px(24), top, 0, high)
        box.width = panel.right - stage.px(48) - box.left
        cut.panel(surface, box, stage.px(20), (61, 51, 88), 4 * stage.unit, 0.3)
        disc = pygame.Rect(0, 0, stage.px(92), stage.px(92))
        disc.midtop = (box.centerx, box.top + stage.px(22))
        cut.panel(surface, disc, disc.width // 2, (255, 226, 166), 4 * stage.unit)
        px = stage.type_px("title", 44)
        text_of = str(points).replace("-", "−")
        write(surface, text_of, "title", px, disc.center, cut.INK, "cm", disc.width - 8)
        text = box.inflate(-stage.px(48), 0)
        px = stage.type_px("title", 24)
        at = (box.centerx, disc.bottom + round(px * 0.95))
        title = words(f"remark.{self.kit.id}.{band}.title")
        write(surface, title, "title", px, at, _STEPS[0], "cm", text.width)
        text.top = disc.bottom + round(px * 1.6)
        text.height = box.bottom - stage.px(12) - text.top
        remark = words(f"remark.{self.kit.id}.{band}.text")
        px = stage.text_px(18)
        write_lines(surface, remark, "text", px, text, cut.CREAM, "centre", middle=True)
        self._paint_bands(surface, chart, points, frame.bottom + stage.px(20))

    def _paint_bands(self, surface: pygame.Surface, chart: Chart, points: int, top: int) -> None:
        stage, panel = self.stage, self._panel
        band = chart.band(points)
        starts = (0, *chart.starts)
        wide, gap = panel.width - stage.px(96), stage.px(10)
        each = (wide - gap * (len(starts) - 1)) // len(starts)
        for index, start in enumerate(starts):
            reached = index <= band
            box = pygame.Rect(panel.left + stage.px(48) + index * (each + gap), 0, each, 0)
            box.height = stage.px(44 + 13 * index)
            box.bottom = top + stage.px(96)
            colour: Colour = (
                _STEPS[0] if index == band else (240, 214, 150) if reached else cut.TRAY
            )
            cut.panel(surface, box, stage.px(14), colour, (5 if index == band else 2) * stage.unit)
            end = starts[index + 1] - 1 if index + 1 < len(starts) else None
            label = f"{start}–{end}" if end else f"{start}+"
            ink = cut.INK if reached else cut.SOFT_INK
            px = stage.type_px("title", 24)
            write(surface, label, "title", px, box.center, ink, "cm", box.width - stage.px(12))
        faces = len(self.match.seats)
        side = stage.px(76)
        mood = "pleased" if points >= chart.goal else "beaten"
        y = top + stage.px(112)
        for seat in range(faces):
            x = panel.centerx + round((seat - (faces - 1) / 2) * stage.px(240)) - stage.px(60)
            picture = people.portrait(stage.pictures, self.match.seats[seat], seat, side, mood)
            surface.blit(picture, (x - side // 2, y))
            at = (x + side // 2 + stage.px(12), y + side // 2)
            px = stage.type_px("title", 20)
            write(surface, self._name(seat), "title", px, at, room=stage.px(110))

    def _paint_petals(self, surface: pygame.Surface) -> None:
        """Paper petals float down for a win, and thin out at the end."""
        stage = self.stage
        width, height = surface.get_size()
        fade = min(1.0, (_PETAL_SECONDS - self.passed) / 1.5)
        for index, (x, late, swing, tint) in enumerate(self._petals):
            if index / len(self._petals) > fade:
                continue
            fall = self.passed / (4 + 3 * swing) - late * 0.9
            if not 0 < fall < 1.15:
                continue
            sway = math.sin(self.passed * (1 + swing) + index) * 28 * stage.unit
            side = stage.px(24 if swing < 0.5 else 32)
            petal = stage.pictures.drawing(f"ui/{self.kit.petals[tint]}", (side, side))
            turn = abs(math.cos(self.passed * (1.4 + swing) + index))
            thin = pygame.transform.scale(petal, (round(side * (0.35 + 0.65 * turn)), side))
            surface.blit(thin, (round(x * width + sway), round(fall * height)))
