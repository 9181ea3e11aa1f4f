"""What lies and stands in the valley: wishes on wooden feet, slips about them, the card led."""

from __future__ import annotations

import pygame

from cardtable.games.meows.rules import CARD, SHOWN, TRICK, WISH, WISHES
from cardtable.games.meows.seen import MeowsSeen
from cardtable.games.meows.wishes import TINTS, figure, tone
from cardtable.looks.furniture import Furniture, draw_tag
from cardtable.media import papercraft
from cardtable.media.drawings import Colour
from cardtable.media.lettering import width
from cardtable.media.store import kept
from cardtable.media.words import words
from cardtable.rules.remembered import memory_open
from cardtable.table.wording import signed
from cardtable.widgets import cut
from cardtable.widgets.writing import write

_HONEST: Colour = (47, 107, 69)
_FIB: Colour = (160, 44, 36)


class Valley(Furniture):
    """The wishes' feet and slips, and the places for cards."""

    seen: MeowsSeen

    def draw_empty(self, surface: pygame.Surface, box: pygame.Rect, text: str = "") -> None:
        dark = (self.seen.table.mood or "calm") == "thunder"
        colour: Colour = (214, 200, 244) if dark else (84, 116, 118)
        radius = round(box.height * 0.051)
        surface.blit(_place(box.size, radius, 0.16 if dark else 0.42), box)
        wide = max(1.6, 2.2 * self.stage.unit)
        surface.blit(cut.outline(box.size, radius, wide, colour, True), box)
        if text:
            self.draw_word(surface, box, text)

    def draw_stand(self, surface: pygame.Surface, seat: int) -> None:
        """The shadow a standing wish throws to the right."""
        table = self.seen.table
        place = table.layout.places[WISH[seat]]
        if table.cards(WISH[seat]) or table.cards(SHOWN[seat]):
            size = (round(place.width * 1.3), round(place.height * 0.22))
            at = (place.x - size[0] * 0.34, place.y + place.height * 0.40)
            surface.blit(_ground_shadow(size), (round(at[0]), round(at[1])))

    def draw_at_wish(self, surface: pygame.Surface, seat: int) -> None:
        """The wooden foot, and in hidden games what was said of the wish in its sleeve."""
        stage, seen, box = self.stage, self.seen, self.spot(WISH[seat])
        if not box.inflate(stage.px(120), stage.px(80)).colliderect(surface.get_clip()):
            return
        size = (round(box.width * 0.87), round(box.width * 0.29))
        foot = stage.pictures.drawing("meows/table-foot", size)
        surface.blit(foot, foot.get_rect(center=(box.centerx, box.bottom - stage.px(1))))
        if seen.rules.hidden:
            self._draw_peek(surface, seat, box)
            if seen.announced(seat):
                self._draw_verdict(surface, seat, box)
                self._draw_said(surface, seat, box)
        own = seat == seen.viewer and seen.own_wish and seen.asked == CARD
        if own and memory_open(seen.game):
            text = words("wish.so_far", points=signed(seen.so_far()))
            self.draw_tag(surface, text, (box.centerx, box.top - stage.px(16)))

    def _draw_peek(self, surface: pygame.Surface, seat: int, box: pygame.Rect) -> None:
        """One's own wish, small on its sleeve."""
        stage, secret = self.stage, self.seen.table.cards(WISH[seat])
        if seat == self.seen.viewer and secret and secret[0] in WISHES:
            side = stage.px(32)
            peek = pygame.Rect(0, 0, side, side)
            peek.center = (box.centerx, box.top + round(box.height * 0.79))
            cut.panel(surface, peek, side // 2, TINTS[secret[0].suit], 2 * stage.unit)
            surface.blit(figure(stage, secret[0].suit, side), peek)

    def _draw_verdict(self, surface: pygame.Surface, seat: int, box: pygame.Rect) -> None:
        """After the reveal, whether the announcement was true."""
        seen, stage = self.seen, self.stage
        shown = seen.table.cards(SHOWN[seat])
        if not shown or seen.table.piles[SHOWN[seat]][0].motion is not None:
            return
        honest = shown[0].suit == seen.announced(seat)
        text = words("wish.honest" if honest else "wish.fib")
        own = seat == seen.viewer
        y = box.top - stage.px(22) if own else box.bottom + stage.px(20)
        colour = _HONEST if honest else _FIB
        draw_tag(surface, seen, text, (box.centerx, y), colour, cut.CREAM)

    def _draw_said(self, surface: pygame.Surface, seat: int, box: pygame.Rect) -> None:
        """The slip with the announcement."""
        stage, said = self.stage, self.seen.announced(seat)
        px = stage.text_px(15)
        text = words("wish.said", wish=words(f"card.wish-{said}"))
        room = round(box.width * 0.98)
        wide = min(room, width(text, "strong", px) + stage.px(16))
        slip = pygame.Rect(0, 0, wide, round(px * 1.7))
        down = 0.03 if self.seen.table.cards(SHOWN[seat]) else 0.28
        slip.center = (box.centerx, box.top + round(box.height * down))
        cut.panel(surface, slip, stage.px(5), TINTS[said], 2 * stage.unit)
        write(surface, text, "strong", px, slip.center, tone(said), "cm", wide - stage.px(8))

    def draw_led(self, surface: pygame.Surface) -> None:
        """The tag under the card that was led."""
        table = self.seen.table
        sprites = table.piles.get(TRICK, [])
        if not sprites or sprites[0].motion is not None or table.trick is not None:
            return
        led = sprites[0]
        if led.seat is None or table.layout.sides[led.seat] == "own":
            return
        away = led.pose.height / 2 + self.stage.px(18)
        if table.layout.sides[led.seat] == "top":
            away = -away  # below it lies one's own place
        suit = led.card.suit
        at = (led.pose.x, led.pose.y + away)
        draw_tag(surface, self.seen, words("trick.led"), at, TINTS[suit], tone(suit))


@kept
def _place(size: tuple[int, int], radius: int, strength: float) -> pygame.Surface:
    """A pale ground where a card will lie."""
    return papercraft.faded(papercraft.rounded(size, radius, cut.WHITE), strength)


@kept
def _ground_shadow(size: tuple[int, int]) -> pygame.Surface:
    """What a standing card throws on the ground."""
    pad = size[1] // 2
    out = pygame.Surface((size[0] + 2 * pad, size[1] + 2 * pad), pygame.SRCALPHA)
    pygame.draw.ellipse(out, (255, 255, 255), pygame.Rect((pad, pad), size))
    tinted = papercraft.silhouette(out, (40, 60, 80))
    return papercraft.faded(papercraft.blurred(tinted, size[1] * 0.35), 0.36)
