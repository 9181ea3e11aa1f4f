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


Layer = tuple[tuple[tuple[float, float], ...], Colour]
"""A sheet of paper: the places along which its upper edge is cut, and its colour."""


class ReviewGraph:
    """The graph, and what is where on it."""

    def __init__(self, stage: Stage, match: Match) -> None:
        self.stage = stage
        self.match = match
        self.box = pygame.Rect(0, 0, 0, 0)
        self._cut: tuple[object, list[Layer]] = ((), [])  # the layers, and what they are cut by
        self._sitters = KITS[match.game.id].sitters(match.seats)

    # Places

    @property
    def last(self) -> int:
        """So many moves the match has."""
        return max(1, len(self.match.turns))

    @property
    def plot(self) -> pygame.Rect:
        """Where the layers lie."""
        px, box = self.stage.px, self.box
        side = px(_SIDE if len(self.match.seats) <= _MANY else _TWICE)
        left, top = box.left + px(6), box.top + px(_HEAD)
        return pygame.Rect(left, top, box.right - side - left, box.bottom - px(6) - top)

    def x_of(self, at: float) -> float:
        """How far right a moment is."""
        plot = self.plot
        return plot.left + plot.width * at / self.last

    def moment_at(self, x: int) -> int:
        """The moment that is nearest to a place in the window."""
        plot = self.plot
        share = (x - plot.left) / max(1, plot.width)
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

    def draw(self, surface: pygame.Surface, report: Report | None, seat: int, at: int) -> None:
        """Draw it, with the cursor at this moment."""
        if report is not None and len(report.points) > 1:
            surface.blit(self._laid(report, seat), self.plot)
            flags = self._plant_flags(surface, report)
            self._write_rounds(surface, flags)
            self._write_goal(surface, report)
            self._pin_slips(surface, report, seat)
        else:
            surface.blit(self._dotted(seat), self.plot)
            self._write_rounds(surface, [])
        self._draw_now(surface, report, seat, at)

    def _laid(self, report: Report, seat: int) -> pygame.Surface:
        """The layers, from the farthest to the nearest; drawn anew by the loader's thread."""
        plot = self.plot
        key = (report.points, seat, plot.size)
        if self._cut[0] != key:
            self._cut = (key, self._edges(report, seat))
        layers = self._cut[1]
        radius, unit = self.stage.px(10), self.stage.unit
        return self.stage.pictures.get(
            ("review layers", self.match.seed, tuple(layers)),
            plot.size,
            lambda: _layered(plot.size, layers, radius, unit),
            like=("review layers", self.match.seed, seat),
        )

    def _edges(self, report: Report, seat: int) -> list[Layer]:
        """Along which places the upper edge of each layer is cut, the farthest first."""
        plot, order = self.plot, self.order(report, seat)
        rows = [
            (self.x_of(point.move + 1) - plot.left, self._layers(report, point.chances, seat))
            for point in report.points
        ]
        return [
            (
                tuple([(x, plot.height * (1 - sum(shares[: depth + 1]))) for x, shares in rows]),
                TINTS[order[depth] % len(TINTS)],
            )
            for depth in range(len(order) - 1, -1, -1)
        ]

    def _dotted(self, seat: int) -> pygame.Surface:
        """A row for each seat, and a dot for each of its moves."""
        plot, order = self.plot, self.order(None, seat)
        lane = plot.height / len(order)
        side = max(4, min(round(lane * 0.5), round(plot.width / self.last) + self.stage.px(2)))
        dots = [
            (
                round(self.x_of(at + 0.5) - plot.left),
                round(plot.height - lane * (order.index(turn.seat) + 0.5)),
                TINTS[turn.seat % len(TINTS)],
            )
            for at, turn in enumerate(self.match.turns)
        ]
        radius = self.stage.px(10)
        return self.stage.pictures.get(
            ("review moves", self.match.seed, tuple(dots)),
            plot.size,
            lambda: _with_dots(plot.size, dots, side, radius),
            like=("review moves", self.match.seed, seat),
        )

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
                out.fill((*cut.CREAM, 255), (x, plot.top, 1, plot.height))
                out.fill((*cut.INK, 255), (x, plot.top - self.stage.px(4), 1, self.stage.px(4)))
            if not self.match.game.together:
                text = words("lookback.round.short", round=before)
                top = plot.top - self.stage.px(_HEAD)
                place = pygame.Rect(x + self.stage.px(2), top, px * 2, self.stage.px(_HEAD))
                for flag in sorted(flags, key=lambda one: one.left):
                    if place.colliderect(flag):
                        place.left = flag.right
                at_text = (place.left, plot.top - self.stage.px(4))
                write(out, text, "strong", px, at_text, cut.SOFT_INK, "lb")

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
        write(out, text, "strong", px, (plot.left + dash, y + wide), cut.INK, "lt")

    # What moves over it

    def _draw_now(self, surface: pygame.Surface, report: Report | None, seat: int, at: int) -> None:
        """The cursor, and at the right who has how much at that moment."""
        stage, plot = self.stage, self.plot
        x = round(self.x_of(at))
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


def _layered(size: Size, layers: Sequence[Layer], radius: int, unit: float) -> pygame.Surface:
    """Sheets laid one on another, each with its shadow, in a rounded tray."""
    out = pygame.Surface(size, pygame.SRCALPHA)
    out.fill((*_GROUND, 255))
    for edge, colour in layers:
        layer = _layer(size, edge, colour)
        shadow, (dx, dy) = papercraft.shadow_of(layer, 2.6 * unit, cut.SHADE, 0.42)
        out.blit(shadow, (dx, dy - round(3 * unit)))
        out.blit(layer, (0, 0))
    return papercraft.clipped(out, papercraft.rounded(size, radius))


def _with_dots(
    size: Size, dots: Sequence[tuple[int, int, Colour]], side: int, radius: int
) -> pygame.Surface:
    """A tray with dots of these colours."""
    out = cut.sheet(size, radius, _GROUND).copy()
    for x, y, colour in dots:
        dot = cut.sheet((side, side), side // 2, colour, False)
        out.blit(dot, dot.get_rect(center=(x, y)))
    return out


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
