"""The plates: who sits where, how many cards and points they have, whose turn it is."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

import pygame

from cardtable.looks.lights import lantern
from cardtable.looks.seen import Seen
from cardtable.media.drawings import Colour, mixed
from cardtable.media.lettering import LEAST, NARROWEST, line_height, width
from cardtable.media.store import kept
from cardtable.media.words import words
from cardtable.table.card_sprite import SHAPE
from cardtable.widgets import cut, people
from cardtable.widgets.writing import write

_BREATH = (255, 242, 226, 212, 206, 212, 226, 242)  # how strong a lantern is, step by step
_BREATHS = 2
_STEP = 0.2  # seconds; so seldom that it costs next to nothing


@dataclass
class Plate:
    """What is written on a seat's plate."""

    name: str
    line: str = ""  # under the name: the level, or "your turn"
    score: str = ""
    counts: Sequence[tuple[str, str]] = ()  # sign ("cards", "tricks" or a drawing's name), number
    turn: bool = False  # the lantern glows
    leads: bool = False


class Plates:
    """Every seat's plate: what is written on it, and how it is drawn."""

    def __init__(self, seen: Seen) -> None:
        self.seen = seen
        self.stage = seen.stage
        self._turn = -1  # whose lantern breathes
        self._steps = 0  # of its breaths that are still to come
        self._since = 0.0  # seconds since the last one

    def breathe(self, seconds: float) -> list[pygame.Rect]:
        """Time passes: when a turn begins its lantern breathes a little, then it burns still."""
        turn = self.seen.turn
        if turn != self._turn:
            self._turn, self._steps, self._since = turn, _BREATHS * len(_BREATH), 0.0
        self._since += seconds
        if turn < 0 or not self.seen.lively or not self._steps or self._since < _STEP:
            return []
        self._steps, self._since = self._steps - 1, 0.0
        return [self.reach(turn)]

    def draw_light(self, surface: pygame.Surface, box: pygame.Rect) -> None:
        """The light round the plate whose turn it is, as strong as it is now."""
        light = self.light(box)
        breathes = self.seen.lively and self._turn == self.seen.turn
        light.set_alpha(_BREATH[-self._steps % len(_BREATH)] if breathes else _BREATH[0])
        surface.blit(light, light.get_rect(center=box.center))
        light.set_alpha(255)

    def light(self, box: pygame.Rect) -> pygame.Surface:
        """The light round a plate, at its strongest."""
        unit = self.stage.unit
        return lantern(box.size, round(18 * unit), round(26 * unit), self.seen.tone.glow)

    def rehearse(self) -> None:
        """Have every plate's light ready: each seat has its turn."""
        for box in self.seen.table.layout.plates.values():
            self.light(box)

    def plate(self, seat: int) -> Plate:
        """What is written on a seat's plate."""
        seen, table = self.seen, self.seen.table
        own = seat == seen.viewer
        hand = table.pile_named("hand", seat)
        counts: list[tuple[str, str]] = []
        if hand is not None:
            counts.append(("cards", str(table.count(hand.number))))
        won = table.pile_named("won", seat)
        if won is not None and won.owner is not None:
            tricks = table.count(won.number) // seen.game.seats
            counts.append(("tricks", str(tricks)))
        turn = seat == seen.turn
        line = people.level_name(seen.seats[seat])
        if turn:
            line = words("table.your_turn") if own else line
            if not own and seen.texts.has("asks", seen.asked):
                line = seen.texts.of("asks", seen.asked)
        return Plate(
            seen.names[seat],
            line,
            "" if seen.game.together else str(table.scores[seat]).replace("-", "−"),
            counts,
            turn,
            table.changed.get("lead", table.view.lead) == seat,
        )

    def portrait(self, seat: int, px: int) -> pygame.Surface:
        """A seat's portrait, as a disc."""
        seen = self.seen
        mood = ""
        if seat == seen.turn and seen.seats[seat].who != "person":
            mood = "thinking"
        trick = seen.table.trick
        if trick is not None and trick.seat == seat:
            mood = "pleased"
        pictures, who = self.stage.pictures, seen.seats[seat]
        return people.portrait(pictures, who, seat, px, mood)

    def draw(self, surface: pygame.Surface) -> None:
        """Every seat's plate, as far as it is to be drawn anew."""
        clip = surface.get_clip()
        for seat in range(self.seen.game.seats):
            if clip.colliderect(self.reach(seat)):
                self.draw_plate(
                    surface, seat, self.seen.table.layout.plates[seat], self.plate(seat)
                )

    def reach(self, seat: int) -> pygame.Rect:
        """How far a plate reaches, with its lantern and the portrait hanging out."""
        px = self.stage.px
        return self.seen.table.layout.plates[seat].inflate(px(84), px(80))

    def draw_before_hands(self, surface: pygame.Surface) -> None:
        """Hands that move are drawn over the table: plates before them are laid once more."""
        seen, table = self.seen, self.seen.table
        for seat in range(seen.game.seats):
            pile = table.pile_named("hand", seat)
            hand = table.piles.get(pile.number, []) if pile is not None else []
            if seat != seen.viewer and any(sprite.motion is not None for sprite in hand):
                plate = replace(self.plate(seat), turn=False)
                self.draw_plate(surface, seat, table.layout.plates[seat], plate)

    def draw_plate(
        self, surface: pygame.Surface, seat: int, box: pygame.Rect, plate: Plate
    ) -> None:
        """A plate: portrait hanging out at the left, name, line, counts, score."""
        tone = self.seen.tone
        stage, unit = self.stage, self.stage.unit
        rim = self.draw_sitter(surface, seat, box, plate)
        left = rim.right + round(9 * unit)
        right = box.right - round(12 * unit)
        px = stage.type_px("title", 21)
        if plate.score:
            big = stage.type_px("title", 26)
            drawn = write(surface, plate.score, "title", big, (right, box.centery), tone.ink, "rm")
            right = drawn.left - round(8 * unit)
        room = right - left
        top = box.top + box.height * 0.27
        write(surface, plate.name, "title", px, (left, top), tone.ink, "lm", room)
        small = stage.text_px(14)
        y = box.top + box.height * 0.72
        at = left
        for sign, number in plate.counts:
            if at + 2 * small > right:
                break  # it would lie under the score
            at = self.draw_count(surface, sign, number, at, y, small) + round(10 * unit)
        self.write_line(surface, plate.line, small, (at, y), right - at)

    def has_room(self, box: pygame.Rect, lines: int) -> bool:
        """Whether so many lines can be read on this plate: beside a review it may be too low."""
        return box.height >= lines * line_height("text", LEAST)

    def write_line(
        self, surface: pygame.Surface, text: str, px: int, at: tuple[float, float], room: int
    ) -> None:
        """The line about a seat, unless it would be cut off."""
        if text and width(text, "text", px) * NARROWEST <= room:
            write(surface, text, "text", px, at, self.seen.tone.soft, "lm", room)

    def draw_sitter(
        self, surface: pygame.Surface, seat: int, box: pygame.Rect, plate: Plate
    ) -> pygame.Rect:
        """A plate's sheet, lit if it is that seat's turn, and the portrait; where that lies."""
        tone = self.seen.tone
        unit = self.stage.unit
        radius = round(18 * unit)
        if plate.turn:
            self.draw_light(surface, box)
        cut.panel(surface, box, radius, tone.paper, unit * 4)
        side = round(box.height * 1.02)
        disc = pygame.Rect(0, 0, side, side)
        disc.center = (box.left + round(side * 0.46), box.centery)
        rim = disc.inflate(round(7 * unit), round(7 * unit))
        cut.panel(surface, rim, rim.width // 2, cut.WHITE, unit * 3)
        surface.blit(self.portrait(seat, side), disc)
        if plate.leads:
            self.draw_lead(surface, disc)
        return rim

    def draw_lead(self, surface: pygame.Surface, disc: pygame.Rect) -> None:
        """The sign of the seat that leads the trick, at its portrait."""
        tone = self.seen.tone
        side = round(disc.width * 0.34)
        box = pygame.Rect(0, 0, side, side)
        box.center = (disc.right - side // 4, disc.top + side // 3)
        cut.panel(surface, box, side // 2, tone.glow, self.stage.unit * 1.5)
        surface.blit(_lead_sign(side), box)

    def draw_count(
        self, surface: pygame.Surface, sign: str, number: str, left: int, y: float, px: int
    ) -> int:
        """A sign and a number; where it ends."""
        tone = self.seen.tone
        high = round(px * 1.05)
        wide = round(high * SHAPE)
        card = pygame.Rect(left, round(y - high / 2), wide, high)
        radius = max(2, round(high * 0.14))
        if sign == "tricks":
            surface.blit(_block(card.size, radius, tone.glow), card.move(round(wide * 0.3), 0))
            surface.blit(_block(card.size, radius, mixed(tone.soft, tone.paper, 0.2)), card)
            left = card.right + round(wide * 0.3)
        elif sign == "cards":
            surface.blit(_block(card.size, radius, mixed(tone.soft, tone.paper, 0.2)), card)
            inner = card.inflate(-max(2, wide // 3), -max(2, high // 3))
            surface.fill(tone.paper, inner)
            left = card.right
        else:
            picture = self.stage.pictures.drawing(sign, (high, high))
            surface.blit(picture, (left, round(y - high / 2)))
            left += high
        at = (left + round(px * 0.28), y)
        return write(surface, number, "strong", px, at, tone.ink, "lm").right

    def mouth(self, seat: int) -> tuple[int, int]:
        """Where a seat's speech bubble points to."""
        plate = self.seen.table.layout.plates[seat]
        x = plate.left + plate.height // 2
        return (x, plate.bottom) if plate.centery < self.stage.size[1] * 0.3 else (x, plate.top)


@kept
def _lead_sign(side: int) -> pygame.Surface:
    """An arrow head, pointing to the right."""
    out = pygame.Surface((side, side), pygame.SRCALPHA)
    middle = side // 2
    points = [
        (middle - side * 0.22, middle - side * 0.26),
        (middle + side * 0.30, middle),
        (middle - side * 0.22, middle + side * 0.26),
    ]
    pygame.draw.polygon(out, cut.INK, points)
    return out


@kept
def _block(size: tuple[int, int], radius: int, colour: Colour) -> pygame.Surface:
    """A small card of one colour, as a sign."""
    out = pygame.Surface(size, pygame.SRCALPHA)
    pygame.draw.rect(out, colour, out.get_rect(), 0, radius)
    return out
