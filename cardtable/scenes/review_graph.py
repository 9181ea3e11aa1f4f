"""Everybody's chances over a match, as layers of cut paper; without them, who moved when."""

from __future__ import annotations

from collections.abc import Sequence

import pygame

from cardtable.kits import KITS
from cardtable.match import Match
from cardtable.media import papercraft
from cardtable.media.drawings import Colour, Size
from cardtable.media.words import words
from cardtable.review.report import Decision, Mark, Report
from cardtable.scenes.scene import Stage
from cardtable.widgets import cut, people
from cardtable.widgets.writing import write

TINTS: Sequence[Colour] = (
    (236, 122, 88),
    (92, 136, 194),
    (246, 204, 110),
    (106, 166, 128),
    (156, 120, 184),
    (128, 190, 198),
)
"""The paper of each seat; beside it stands its portrait."""

MARKS: dict[Mark, Colour] = {
    "none": cut.LEAF,
    "small": (255, 205, 84),
    "medium": (244, 138, 42),
    "large": (204, 36, 40),
}
"""The colour of a slip, by what it cost."""

_GROUND: Colour = (243, 236, 220)
_HEAD = 22  # units above the layers, where rounds are told and flags stand
_SIDE, _TWICE = 92, 156  # units at the right, for portraits and what they have now
_MANY = 4  # seats that stand below one another there; more stand in two rows


class ReviewGraph:
    """The picture, and what is where in it."""

    def __init__(self, stage: Stage, match: Match) -> None:
        self.stage = stage
        self.match = match
        self.box = pygame.Rect(0, 0, 0, 0)
        self._made: tuple[object, pygame.Surface] | None = None
        self._sitters = KITS[match.game.id].sitters(match.seats)

    # Places

    @property
    def last(self) -> int:
        """So many moves the match has."""
        return max(1, len(self.match.turns))

    @property
    def plot(self) -> pygame.Rect:
        """Where the layers lie, from the upper left corner of the picture."""
        px = self.stage.px
        wide, high = self.box.size
        side = px(_SIDE if len(self.match.seats) <= _MANY else _TWICE)
        return pygame.Rect(px(6), px(_HEAD), wide - side - px(6), high - px(_HEAD) - px(6))

    def x_of(self, at: float) -> float:
        """How far right a moment is."""
        return self.plot.left + self.plot.width * at / self.last

    def moment_at(self, x: int) -> int:
        """The moment that is nearest to a place in the window."""
        share = (x - self.box.left - self.plot.left) / max(1, self.plot.width)
        return max(0, min(self.last, round(share * self.last)))

    # What it tells

    def values(self, report: Report, seat: int, at: int) -> Sequence[float] | None:
        """Every seat's share of the whole height at a moment, in the order of the layers."""
        found = [point for point in report.points if point.move + 1 <= at]
        if not found:
            return None
        return self._layers(report, found[-1].chances, seat)

    def _layers(self, report: Report, chances: Sequence[float], seat: int) -> Sequence[float]:
        if report.unit == "points":
            return [chances[seat] / self._most(report)]
        return [chances[one] for one in self.order(report, seat)]

    def _most(self, report: Report) -> float:
        """The points at the upper edge, where all play together."""
        goal = KITS[self.match.game.id].endings().goal or 1
        return 1.1 * max([goal, *[max(point.chances) for point in report.points]])

    def order(self, report: Report | None, seat: int) -> list[int]:
        """The seats from the lowest layer up; the one that looks is the lowest."""
        if report is not None and report.unit == "points":
            return [seat]
        count = len(self.match.seats)
        return [(seat + step) % count for step in range(count)]

    # The picture

    def picture(self, report: Report | None, seat: int) -> pygame.Surface:
        """All but what moves; the same surface until it changes."""
        made = () if report is None else (report.points, report.decisions, report.turning)
        texts = (words.language, self.stage.settings.text_size)
        key = (self.box.size, seat, texts, made, self.stage.pictures.version)
        if self._made is None or self._made[0] != key:
            self._made = (key, self._drawn(report, seat))
        return self._made[1]

    def _drawn(self, report: Report | None, seat: int) -> pygame.Surface:
        out = pygame.Surface(self.box.size, pygame.SRCALPHA)
        plot, radius = self.plot, self.stage.px(10)
        out.blit(cut.sheet(plot.size, radius, _GROUND), plot)
        if report is not None and len(report.points) > 1:
            layers = pygame.Surface(plot.size, pygame.SRCALPHA)
            self._lay(layers, report, seat)
            out.blit(papercraft.clipped(layers, papercraft.rounded(plot.size, radius)), plot)
            flags = self._plant_flags(out, report)
            self._write_rounds(out, flags)
            self._write_goal(out, report)
            self._pin_slips(out, report, seat)
        else:
            self._write_rounds(out, [])
            self._dot_moves(out, seat)
        return out

    def _lay(self, out: pygame.Surface, report: Report, seat: int) -> None:
        """The layers, from the farthest to the nearest."""
        plot, order = self.plot, self.order(report, seat)
        rows = [
            (self.x_of(point.move + 1) - plot.left, self._layers(report, point.chances, seat))
            for point in report.points
        ]
        for depth in range(len(order) - 1, -1, -1):
            edge = [(x, plot.height * (1 - sum(shares[: depth + 1]))) for x, shares in rows]
            layer = _layer(plot.size, edge, TINTS[order[depth] % len(TINTS)])
            shadow, (dx, dy) = papercraft.shadow_of(layer, 2.6 * self.stage.unit, cut.SHADE, 0.42)
            out.blit(shadow, (dx, dy - round(3 * self.stage.unit)))
            out.blit(layer, (0, 0))

    def _write_rounds(self, out: pygame.Surface, flags: Sequence[pygame.Rect]) -> None:
        """A fold where each round begins, and its number over it, beside any flag."""
        plot, px = self.plot, self.stage.text_px(13)
        before = 0
        for at, turn in enumerate(self.match.turns):
            if turn.before.round == before:
                continue
            before = turn.before.round
            x = round(self.x_of(at))
            if at:
                out.fill((255, 255, 255, 120), (x, plot.top, 1, plot.height), pygame.BLEND_RGBA_ADD)
                out.fill((*cut.INK, 255), (x, plot.top - self.stage.px(4), 1, self.stage.px(4)))
            if not self.match.game.together:
                text = words("lookback.round.short", round=before)
                place = pygame.Rect(x + self.stage.px(2), 0, px * 2, plot.top)
                for flag in sorted(flags, key=lambda one: one.left):
                    if place.colliderect(flag):
                        place.left = flag.right
                at_text = (place.left, plot.top - self.stage.px(4))
                write(out, text, "strong", px, at_text, cut.SOFT_INK, "lb")

    def _dot_moves(self, out: pygame.Surface, seat: int) -> None:
        """A row for each seat, and a dot for each of its moves."""
        plot, order = self.plot, self.order(None, seat)
        lane = plot.height / len(order)
        side = max(4, min(round(lane * 0.5), round(plot.width / self.last) + self.stage.px(2)))
        for at, turn in enumerate(self.match.turns):
            row = order.index(turn.seat)
            box = pygame.Rect(0, 0, side, side)
            middle = plot.bottom - lane * (row + 0.5)
            box.center = (round(self.x_of(at + 0.5)), round(middle))
            out.blit(cut.sheet(box.size, side // 2, TINTS[turn.seat % len(TINTS)], False), box)

    # Slips and turning points

    def dots(self, report: Report, seat: int) -> list[tuple[Decision, pygame.Rect]]:
        """Where each slip of the seat that looks is pinned: larger if it was punished."""
        found = []
        for decision in report.slips:
            shares = self.values(report, seat, decision.move)
            if decision.seat != seat or shares is None:
                continue
            side = self.stage.px(17 if decision.punished else 11)
            box = pygame.Rect(0, 0, side, side)
            box.center = (
                round(self.x_of(decision.move)),
                round(self.plot.top + self.plot.height * (1 - shares[0])),
            )
            found.append((decision, box.clamp(self.plot.inflate(0, self.stage.px(6)))))
        return found

    def _pin_slips(self, out: pygame.Surface, report: Report, seat: int) -> None:
        for decision, box in self.dots(report, seat):
            rim = box.inflate(self.stage.px(5), self.stage.px(5))
            cut.panel(out, rim, rim.width // 2, cut.WHITE, 2 * self.stage.unit, 0.5)
            out.blit(cut.sheet(box.size, box.width // 2, MARKS[decision.mark], False), box)

    def _plant_flags(self, out: pygame.Surface, report: Report) -> list[pygame.Rect]:
        """A pennant over each turning point; where they are."""
        side = self.stage.px(20)
        found = []
        for turning in report.turning:
            x = round(self.x_of(max(0, turning.move)))
            sign = cut.icon("flag", side, cut.PLUM)
            at = (x - round(side * 0.28), self.plot.top - side + self.stage.px(3))
            found.append(pygame.Rect(out.blit(sign, at)))
        return found

    def _write_goal(self, out: pygame.Surface, report: Report) -> None:
        """How high the points are that win, where all play together."""
        goal = KITS[self.match.game.id].endings().goal
        if report.unit != "points" or goal is None:
            return
        plot, wide = self.plot, max(2, self.stage.px(2))
        y = round(plot.bottom - plot.height * goal / self._most(report))
        dash = self.stage.px(9)
        for x in range(plot.left + dash, plot.right - dash, 2 * dash):
            out.fill((*cut.CREAM, 255), (x, y, dash, wide))
        text, px = words("end.goal", goal=goal), self.stage.text_px(13)
        at = (plot.left + dash, y + wide)
        write(out, text, "strong", px, at, cut.INK, "lt")

    # What moves over it

    def draw_now(self, surface: pygame.Surface, report: Report | None, seat: int, at: int) -> None:
        """The cursor, and at the right who has how much at that moment."""
        stage, plot = self.stage, self.plot.move(self.box.topleft)
        x = self.box.left + round(self.x_of(at))
        wide = max(2, stage.px(3))
        surface.blit(
            cut.sheet((wide, plot.height + stage.px(8)), 1, cut.INK, False),
            (x - wide // 2, plot.top - stage.px(4)),
        )
        knob = pygame.Rect(0, 0, stage.px(16), stage.px(16))
        knob.center = (x, plot.bottom + stage.px(2))
        cut.panel(surface, knob, knob.width // 2, cut.CORAL, 3 * stage.unit, 0.4)
        self._draw_seats(surface, plot, report, seat, at)

    def _draw_seats(
        self,
        surface: pygame.Surface,
        plot: pygame.Rect,
        report: Report | None,
        seat: int,
        at: int,
    ) -> None:
        stage, order = self.stage, self.order(report, seat)
        shares = None if report is None else self.values(report, seat, at)
        across = 1 if len(order) <= _MANY else 2
        high = plot.height * across / (len(order) + across - 1)
        side = min(stage.px(30), max(14, round(high * 0.86)))
        px, wide = stage.text_px(14), (self.box.right - plot.right) // across
        for row, one in enumerate(order):
            middle = round(plot.bottom - high * (row / across + 0.5))
            left = plot.right + row % across * wide
            rim = pygame.Rect(0, 0, side + stage.px(4), side + stage.px(4))
            rim.midleft = (left + stage.px(8), middle)
            surface.blit(cut.sheet(rim.size, rim.width // 2, TINTS[one % len(TINTS)], False), rim)
            face = people.portrait(stage.pictures, self._sitters[one], one, side)
            surface.blit(face, face.get_rect(center=rim.center))
            if report is not None and shares is not None:
                text = self._worded(report, shares[row])
                at_text = (rim.right + stage.px(5), middle)
                room = left + wide - rim.right - stage.px(6)
                write(surface, text, "strong", px, at_text, cut.INK, room=room)

    def _worded(self, report: Report, share: float) -> str:
        if report.unit == "points":
            return str(round(share * self._most(report)))
        return words("lookback.percent", percent=round(100 * share))


def _layer(size: Size, edge: Sequence[tuple[float, float]], colour: Colour) -> pygame.Surface:
    """A sheet whose upper edge is cut along these places, from the left as far as they go."""
    high = size[1]
    path = " ".join([f"L{x:.1f} {y:.1f}" for x, y in edge])
    first, last = edge[0][0], edge[-1][0]
    body = (
        f'<path d="M{first - 2:.1f} {high + 4} L{first - 2:.1f} {edge[0][1]:.1f} {path} '
        f'L{last + 1:.1f} {edge[-1][1]:.1f} L{last + 1:.1f} {high + 4}Z" '
        f'fill="{cut.hexed(colour)}"/>'
    )
    out = papercraft.inline(body, size, size)
    papercraft.grained(out)
    return papercraft.rim(out, 1, 0.5)
