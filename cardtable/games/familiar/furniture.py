"""What lies in the workroom: the errands' places and tags, totals, trays, places on the cloth."""

from __future__ import annotations

import itertools
from collections.abc import Callable, Sequence

import pygame

from cardtable.games.familiar import board, cloth, trays
from cardtable.games.familiar.places import Places
from cardtable.games.familiar.rules import (
    BOARD,
    BOARD_SIZE,
    COLOURS,
    DISCARDS,
    DRAW,
    FACES,
    LEVEL_PILES,
    PASS,
    TRICK,
    WORTH,
    totals,
)
from cardtable.games.familiar.seen import FamiliarSeen
from cardtable.looks.furniture import Furniture
from cardtable.media.drawings import Colour
from cardtable.media.words import words
from cardtable.rules.cards import Card
from cardtable.table.card_sprite import SHAPE
from cardtable.table.layout import row
from cardtable.table.surroundings import Part
from cardtable.widgets import cut

_OUTLINE: Colour = (104, 84, 92)  # of a place for an errand

_FACE = 46  # units: whose place on the cloth waits


class FamiliarFurniture(Furniture):
    """Board, trays and cloth; ``face`` is the portrait of a seat."""

    seen: FamiliarSeen

    def __init__(
        self, seen: FamiliarSeen, places: Places, face: Callable[[int, int], pygame.Surface]
    ) -> None:
        super().__init__(seen)
        self.places = places
        self.face = face

    def drawn(self) -> Sequence[tuple[pygame.Rect, Card]]:
        return self.places.open.drawn(self.seen.table.cards(DISCARDS))

    def parts(self) -> dict[object, Part]:
        """What tags, totals, places and the tray of discards tell, and where."""
        table, places = self.seen.table, self.places
        trick, card = self.seen.counting, self.seen.preview
        lying = tuple((s.card, round(s.pose.x)) for s in table.piles[BOARD] if s.motion is None)
        resting = tuple(s.card for s in table.piles[DISCARDS] if s.motion is None)
        tags = places.room.board.inflate(self.stage.px(40), self.stage.px(40))
        return {
            "tags": ((lying, trick, card), tags),
            "totals": ((trick, card), places.totals),
            "slots": (table.cards(TRICK), places.cloth),
            "discards": (resting, places.discard_tray),
        }

    def draw_under(self, surface: pygame.Surface) -> None:
        """What lies under the cards."""
        clip, places = surface.get_clip(), self.places
        reach = 2 * self.stage.px(16)
        if clip.colliderect(places.discard_tray.inflate(reach, reach)):
            cards = self.seen.table.cards(DISCARDS)
            places.open.draw_tray(surface, cards, self.seen.texts.of("pile", "discards"))
        if clip.colliderect(places.pile_tray.inflate(reach, reach)):
            titles = self.seen.texts.of("pile", "board"), self.seen.texts.of("pile", "draw")
            trays.draw_pile_tray(surface, self.stage, places.pile_tray, self.stacks(), titles)
        if clip.colliderect(places.room.board):
            self._draw_empty_places(surface)
            self._draw_won_glow(surface)
        if clip.colliderect(places.cloth):
            self.draw_slot(surface)

    def draw_over(self, surface: pygame.Surface) -> None:
        """What lies over resting cards."""
        clip, places = surface.get_clip(), self.places
        if clip.colliderect(places.discard_tray):
            sprites = self.seen.table.piles[DISCARDS]
            resting = [sprite.card for sprite in sprites if sprite.motion is None]
            places.open.draw_cards(surface, self.seen.table.cards(DISCARDS), resting)
        if clip.colliderect(places.pile_tray):
            trays.draw_counts(surface, self.stage, self.stacks())
        if clip.colliderect(places.room.board):
            self._draw_tags(surface)
        if clip.colliderect(places.totals):
            self._draw_totals(surface)

    def stacks(self) -> list[trays.Stack]:
        """The errands' piles by level, and the draw pile."""
        found = []
        for number in (*LEVEL_PILES.values(), DRAW):
            colour = cut.CANDLE if number == DRAW else cut.PAPER
            count = self.seen.table.count(number)
            found.append(trays.Stack(self.spot(number), count, colour))
        return found

    def _draw_tags(self, surface: pygame.Surface) -> None:
        stage, table = self.stage, self.seen.table
        card, trick = self.seen.preview, self.seen.counting
        name = "" if card is None else self.seen.texts.card(card)
        for sprite in table.piles[BOARD]:
            if sprite.motion is not None or sprite is table.grip.held:
                continue
            wide = round(sprite.pose.height * SHAPE)
            box = pygame.Rect(0, 0, wide, stage.px(30))
            box.midtop = round(sprite.pose.x), self.places.room.px(208)
            board.draw_tag(surface, stage, box, board.standing(sprite.card, trick, card), name)

    def _draw_empty_places(self, surface: pygame.Surface) -> None:
        """Where errands are still to come."""
        place = self.seen.table.layout.places[BOARD]
        count = len(self.seen.table.cards(BOARD))
        for pose in row(place, BOARD_SIZE)[count:]:
            size = (round(place.width), round(place.height))
            box = pygame.Rect((0, 0), size)
            box.center = round(pose.x), round(pose.y)
            thick = max(1.5, 2 * self.stage.unit)
            radius = round(box.height * 0.051)
            surface.blit(cut.outline(size, radius, thick, _OUTLINE, True), box)

    def _draw_won_glow(self, surface: pygame.Surface) -> None:
        """Candle light behind the errands that are won, or would be."""
        card, trick = self.seen.preview, self.seen.counting
        for sprite in self.seen.table.piles[BOARD]:
            stands = board.standing(sprite.card, trick, card)
            if sprite.motion is None and (stands.covered or stands.won):
                high = round(sprite.pose.height)
                size = (round(high * SHAPE), high)
                reach = self.stage.px(20)
                light = cut.glow(size, round(high * 0.051), cut.CANDLE, reach)
                middle = (round(sprite.pose.x), round(sprite.pose.y))
                surface.blit(light, light.get_rect(center=middle))

    def _draw_totals(self, surface: pygame.Surface) -> None:
        stage, around = self.stage, self.places.totals
        card = self.seen.preview
        sums = totals(self.seen.counting)
        more = (0, 0, 0) if card is None else WORTH[card]
        for order, colour in enumerate(COLOURS):
            box = pygame.Rect(0, 0, stage.px(124), stage.px(48))
            box.center = around.centerx + (order - 1) * stage.px(132), around.centery
            board.draw_total(surface, stage, box, colour, sums[order], more[order])

    def draw_slot(self, surface: pygame.Surface) -> None:
        """A place for each card of the trick that is still to come, with who may play it."""
        seen = self.seen
        waiting = seen.may_still_play()
        for seat in waiting:
            own = seat == seen.viewer
            said = words("table.your_card") if own else seen.names[seat]
            self._draw_waiting(surface, seat, said, first=seat == waiting[0])
        if seen.asked == PASS and seen.mine:
            left = (seen.viewer + 1) % seen.game.seats
            self._draw_waiting(surface, left, words("pile.familiar.left"), first=True)

    def rehearse(self, surface: pygame.Surface) -> None:
        """Ask for the places on the cloth, the marks of what an errand needs, and small cards."""
        for seat, first in itertools.product(range(self.seen.game.seats), (True, False)):
            self._draw_waiting(surface, seat, "", first=first)
        side = board.mark_side(self.stage)
        for colour in COLOURS:
            self.stage.pictures.drawing(f"familiar/mark-{colour}-bright", (side, side))
        self.places.open.rehearse(FACES)

    def _draw_waiting(self, surface: pygame.Surface, seat: int, said: str, *, first: bool) -> None:
        layout = self.seen.table.layout
        pose = layout.towards(layout.places[TRICK], seat)
        face = self.face(seat, self.stage.px(_FACE))
        cloth.draw_waiting(surface, self.stage, pose, face, said, first)
