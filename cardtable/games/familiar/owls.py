"""The owls at the table: which stands where, when they blink, and their plates."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

import pygame

from cardtable.games.familiar.board import LILAC, PLUM
from cardtable.looks.plates import Plate
from cardtable.media import papercraft
from cardtable.media.lettering import NARROWEST, line_height, width
from cardtable.media.store import kept
from cardtable.seats import Seat
from cardtable.table.surroundings import TableStage
from cardtable.widgets import cut
from cardtable.widgets.writing import write

OWLS = ("fennel", "wisp", "soot", "puck")
_SHUT = 0.15  # seconds an owl's eyes are shut


def owls_of(seats: Sequence[Seat]) -> list[str]:
    """The owl that stands at each seat's plate: the character itself, for persons one left over."""
    named = [seat.name for seat in seats if seat.who != "person" and seat.name in OWLS]
    spare = [name for name in OWLS if name not in named]
    found = []
    for seat in seats:
        if seat.who != "person" and seat.name in OWLS:
            found.append(seat.name)
        else:
            found.append(spare.pop(0) if spare else OWLS[len(found) % len(OWLS)])
    return found


class Owls:
    """Who stands where, and whose eyes are shut."""

    def __init__(self, seats: Sequence[Seat]) -> None:
        self.names = owls_of(seats)
        self.shut = [False] * len(seats)
        self._luck = Random(5)  # of blinking only
        self._left = [3.0 + 2 * seat for seat in range(len(seats))]  # seconds until eyes change

    def blink(self, seconds: float) -> list[int]:
        """Let time pass; the seats whose owl's eyes have just shut or opened."""
        changed = []
        for seat in range(len(self.names)):
            self._left[seat] -= seconds
            if self._left[seat] <= 0:
                self.shut[seat] = not self.shut[seat]
                self._left[seat] = _SHUT if self.shut[seat] else 4 + self._luck.random() * 5
                changed.append(seat)
        return changed

    def draw(self, surface: pygame.Surface, stage: TableStage, seat: int, box: pygame.Rect) -> None:
        """A seat's owl."""
        name = f"familiar/owl-{self.names[seat]}"
        awake, blinking = (stage.pictures.drawing(one, box.size) for one in (name, f"{name}-blink"))
        surface.blit(blinking if self.shut[seat] else awake, box)


def draw_plate(
    surface: pygame.Surface, stage: TableStage, box: pygame.Rect, plate: Plate, indent: int
) -> None:
    """A plum plate: name, a line under it, how many cards; what is written begins ``indent`` in."""
    cut.panel(surface, box, stage.px(20), PLUM, stage.unit * 4, 0.45)
    left = box.left + indent
    right = _draw_count(surface, stage, box, plate.counts) - stage.px(8)
    middle, room = box.centery, right - left
    px, small = stage.type_px("title", 21), stage.text_px(15)
    line = plate.line if box.height > line_height("title", px) + line_height("text", small) else ""
    if width(line, "text", small) * NARROWEST > room:
        line = ""  # it would be cut off, as beside a review
    top = middle - box.height * 0.18 if line else middle
    write(surface, plate.name, "title", px, (left, top), cut.PAPER, "lm", room)
    if line:
        ink = cut.CANDLE if plate.turn else LILAC
        at = (left, middle + box.height * 0.2)
        write(surface, line, "text", small, at, ink, "lm", room)


def _draw_count(
    surface: pygame.Surface, stage: TableStage, box: pygame.Rect, counts: Sequence[tuple[str, str]]
) -> int:
    """How many cards a seat holds, at the right of its plate; where that begins."""
    number = counts[0][1] if counts else ""
    at = (box.right - stage.px(18), box.centery)
    drawn = write(surface, number, "title", stage.type_px("title", 22), at, cut.PAPER, "rm")
    card = pygame.Rect(0, 0, stage.px(20), stage.px(28))
    card.midright = drawn.left - stage.px(7), box.centery
    surface.blit(cut.sheet(card.size, stage.px(4), (106, 97, 166), False), card)
    inner = card.inflate(-stage.px(7), -stage.px(7))
    thick = max(1.2, 1.4 * stage.unit)
    surface.blit(cut.outline(inner.size, stage.px(3), thick, (207, 200, 234), False), inner)
    return card.left


def draw_hat(surface: pygame.Surface, stage: TableStage, at: tuple[int, int]) -> None:
    """The hat of the seat that leads."""
    side = stage.px(42)
    hat = stage.pictures.drawing("familiar/lead", (side, side))
    surface.blit(hat, hat.get_rect(center=at))


@kept
def lantern(size: tuple[int, int], radius: int, reach: int) -> pygame.Surface:
    """Soft candle light round the plate of the seat whose turn it is."""
    return papercraft.faded(cut.glow(size, radius, cut.CANDLE, reach).copy(), 0.72)
