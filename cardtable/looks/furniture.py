"""What lies on a table beside the plates: places for cards to come, tags, numbers at the stacks."""

from __future__ import annotations

from collections.abc import Sequence

import pygame

from cardtable.looks.lights import glass
from cardtable.looks.seen import Seen
from cardtable.media.drawings import Colour
from cardtable.media.lettering import LEAST, NARROWEST, fitting, line_height, width
from cardtable.media.words import words
from cardtable.rules.cards import Card
from cardtable.widgets import cut
from cardtable.widgets.writing import write


class Furniture:
    """The usual: a dashed place for one's own card, and a tag under each stack."""

    def __init__(self, seen: Seen) -> None:
        self.seen = seen
        self.stage = seen.stage

    def spot(self, pile: int, across: float = 0.0) -> pygame.Rect:
        """Where a card of a pile lies, so many card widths aside."""
        place = self.seen.table.layout.places[pile]
        box = pygame.Rect(0, 0, round(place.width), round(place.height))
        box.center = (round(place.x + across * place.width), round(place.y))
        return box

    def draw_slot(self, surface: pygame.Surface) -> None:
        """The dashed place where one's own card will land, while one is asked for a card."""
        seen = self.seen
        if seen.turn != seen.viewer:
            return
        layout = seen.table.layout
        for pile in seen.game.piles:
            place = layout.places[pile.number]
            if place.lies != "trick" or not any(m.target == pile.name for m in seen.moves):
                continue
            if len(seen.table.cards(pile.number)) >= seen.game.seats:
                continue
            pose = layout.towards(place, seen.viewer)
            box = pygame.Rect(0, 0, round(place.width), round(place.height))
            box.center = (round(pose.x), round(pose.y))
            self.draw_empty(surface, box, words("table.your_card"))

    def draw_empty(self, surface: pygame.Surface, box: pygame.Rect, text: str = "") -> None:
        """A dashed outline for a card that is not there yet."""
        self.draw_dashes(surface, box, self.seen.tone.on_backdrop, text)

    def draw_dashes(
        self, surface: pygame.Surface, box: pygame.Rect, colour: Colour, text: str
    ) -> None:
        """A pane with a dashed edge, and what is written on it, in one colour."""
        radius = round(box.height * 0.051)
        surface.blit(glass(box.size, radius, colour), box)
        wide = max(2.0, 2.5 * self.stage.unit)
        surface.blit(cut.outline(box.size, radius, wide, colour, True), box)
        if text:
            self.draw_word(surface, box, text)

    def draw_word(self, surface: pygame.Surface, box: pygame.Rect, text: str) -> None:
        """A word in the middle of a pane, on a slip: it is read on any sky."""
        tone, room = self.seen.tone, box.width - 8 - self.stage.px(14)
        px = fitting(text, "strong", self.stage.text_px(16), room, LEAST)
        if width(text, "strong", px) * NARROWEST > room:
            return  # a pane in a review may be too small for it
        slip = pygame.Rect(0, 0, min(room, width(text, "strong", px)), line_height("strong", px))
        slip.inflate_ip(self.stage.px(14), self.stage.px(2))
        slip.center = box.center
        surface.blit(cut.sheet(slip.size, slip.height // 2, tone.paper, False), slip)
        write(surface, text, "strong", px, box.center, tone.ink, "cm", room)

    def drawn(self) -> Sequence[tuple[pygame.Rect, Card]]:
        """The cards that lie here only as a drawing and can be looked at, the topmost last."""
        return ()

    def draw_stacks(self, surface: pygame.Surface) -> None:
        """How many cards the stacks in the middle hold."""
        table = self.seen.table
        for pile in self.seen.game.piles:
            place = table.layout.places[pile.number]
            if pile.owner is None and place.lies == "stack" and place.shown:
                count = table.count(pile.number)
                if not count:
                    continue
                at = (place.x, place.y + place.height / 2 + self.stage.px(16))
                self.draw_tag(surface, self.label_of(pile.name, count), at)

    def label_of(self, pile: str, count: int) -> str:
        """What is written under a stack in the middle."""
        return words("pile.count", name=self.seen.texts.of("pile", pile), count=count)

    def draw_tag(self, surface: pygame.Surface, text: str, middle: tuple[float, float]) -> None:
        """A small label on a slip of the usual paper."""
        draw_tag(surface, self.seen, text, middle, self.seen.tone.paper, self.seen.tone.ink)


def draw_tag(
    surface: pygame.Surface,
    seen: Seen,
    text: str,
    middle: tuple[float, float],
    paper: Colour,
    ink: Colour,
) -> None:
    """A small label on a slip of paper."""
    stage = seen.stage
    px = stage.text_px(15)
    wide = width(text, "strong", px) + stage.px(24)
    box = pygame.Rect(0, 0, wide, round(px * 1.75))
    box.center = (round(middle[0]), round(middle[1]))
    cut.panel(surface, box, box.height // 2, paper, stage.unit * 2.5)
    write(surface, text, "strong", px, box.center, ink, "cm")
