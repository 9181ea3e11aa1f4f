"""What lies on Catte's counter: mats, what the rows are called, the trump's slip, numbers."""

from __future__ import annotations

import pygame

from cardtable.games.catte import faces
from cardtable.games.catte.places import Spot
from cardtable.games.catte.room import Room
from cardtable.games.catte.rules import ASIDE, CENTRE, COFFEE, PLAYED, POT
from cardtable.games.catte.seen import CatteSeen
from cardtable.looks.furniture import Furniture
from cardtable.media import drawings, papercraft
from cardtable.media.drawings import Colour
from cardtable.media.lettering import width
from cardtable.media.store import kept
from cardtable.media.words import words
from cardtable.table.surroundings import Part
from cardtable.widgets import cut
from cardtable.widgets.writing import write

_CLOTH: Colour = (236, 222, 196)
_ON_CLOTH: Colour = (92, 64, 40)
_SLOT: Colour = (150, 120, 80)

_MARK = 24  # units: the mark on the slip that names the trump


class Counter(Furniture):
    """The counter's furniture, apart from cups and plates."""

    seen: CatteSeen

    def __init__(self, seen: CatteSeen) -> None:
        super().__init__(seen)
        self.room = Room(seen.stage.size)

    def draw_seat(self, surface: pygame.Surface, seat: int, spot: Spot) -> None:
        """What a seat's things lie on, and what its rows are called."""
        stage, clip = self.stage, surface.get_clip()
        if spot.mat is not None and clip.colliderect(spot.mat.inflate(20, 20)):
            cut.panel(surface, spot.mat, stage.px(14), _CLOTH, 4 * stage.unit, 0.4)
        bare = spot.mat is None and stage.settings.high_contrast  # on wood that is dark then
        ink = cut.CREAM if seat == self.seen.viewer or bare else _ON_CLOTH
        px = stage.text_px(14)
        for name, at, anchor in zip(
            ("unused", "taken"), (spot.unused, spot.taken), spot.anchors, strict=True
        ):
            text = self.seen.texts.of("pile", name)
            write(surface, text, "strong", px, at, ink, f"{anchor}m", self.room.px(172))

    def draw_slot(self, surface: pygame.Surface) -> None:
        """Where one's cat will lie; the place of the coffee, while the lead chooses one."""
        if not surface.get_clip().colliderect(self.room.doily):
            return
        super().draw_slot(surface)
        seen = self.seen
        if seen.asked == COFFEE and not (seen.table.cards(CENTRE) or seen.table.cards(POT)):
            text = words("slot.catte") if seen.choosing else ""
            self.draw_empty(surface, self.spot(CENTRE), text)

    def draw_empty(self, surface: pygame.Surface, box: pygame.Rect, text: str = "") -> None:
        radius = round(box.height * 0.051)
        surface.blit(_pane(box.size, radius), box)
        wide = max(1.6, 2.2 * self.stage.unit)
        surface.blit(cut.outline(box.size, radius, wide, _SLOT, True), box)
        if text:
            self.draw_word(surface, box, text)

    def parts(self) -> dict[object, Part]:
        """What the trump's slip tells, and where."""
        return {"trump": (self.seen.served, self._trump_area)}

    @property
    def _trump_area(self) -> pygame.Rect:
        box = pygame.Rect(0, 0, self.stage.px(420), self.stage.px(60))
        box.center = round(self.room.across(640)), round(self.room.down(518))
        return box

    def draw_trump(self, surface: pygame.Surface) -> None:
        """The slip that says what the coffee in the centre means."""
        coffee, around = self.seen.served, self._trump_area
        if coffee is None or not surface.get_clip().colliderect(around):
            return
        stage = self.stage
        shade = drawings.colour(faces.INDEX[coffee.suit])
        trump = words("trump.catte", suit=self.seen.texts.suit(coffee.suit))
        worth = words("worth.catte", number=coffee.number)
        px, small, side = stage.type_px("title", 21), stage.text_px(17), stage.px(_MARK)
        gap = stage.px(10)
        wide = side + width(trump, "title", px) + width(worth, "text", small) + 2 * gap
        slip = pygame.Rect(0, 0, wide + stage.px(40), stage.px(40))
        slip.center = around.center
        cut.panel(surface, slip, slip.height // 2, self.seen.tone.paper, 4 * stage.unit)
        mark = self._mark(coffee.suit)
        left = slip.left + stage.px(20)
        surface.blit(mark, (left, slip.centery - side // 2))
        at = (left + side + gap, slip.centery)
        drawn = write(surface, trump, "title", px, at, shade)
        end = (drawn.right + gap, slip.centery)
        write(surface, worth, "text", small, end, self.seen.tone.ink)

    def _mark(self, suit: str) -> pygame.Surface:
        side = self.stage.px(_MARK)
        return self.stage.pictures.drawing(f"catte/mark-{suit}", (side, side), grain=False)

    def rehearse(self) -> None:
        """Ask for the mark of every coffee that may be served."""
        for suit in faces.INDEX:
            self._mark(suit)

    def draw_stacks(self, surface: pygame.Surface) -> None:
        """How many cats lie face down beside the doily."""
        clip = surface.get_clip()
        for number in (ASIDE, PLAYED):
            place = self.seen.table.layout.places[number]
            count = self.seen.table.count(number)
            at = (place.x, place.y + place.height / 2 + self.stage.px(15))
            around = pygame.Rect(0, 0, self.stage.px(60), self.stage.px(40))
            around.center = round(at[0]), round(at[1])
            if count and clip.colliderect(around):
                px = self.stage.text_px(15)
                bare = self.stage.settings.high_contrast
                ink = cut.CREAM if bare else _ON_CLOTH
                write(surface, str(count), "strong", px, at, ink, "cm")


@kept
def _pane(size: drawings.Size, radius: int) -> pygame.Surface:
    """The ground of a place where a card will lie."""
    return papercraft.faded(papercraft.rounded(size, radius, (222, 206, 174)), 0.7)
