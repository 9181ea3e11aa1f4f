"""One card over everything, large, with a few words about it."""

from __future__ import annotations

import pygame

from cardtable.gestures import Pixel
from cardtable.looks.look import Look
from cardtable.rules.cards import Card
from cardtable.scenes.closer_look import CloserLookTip
from cardtable.scenes.fade import SOFTLY
from cardtable.scenes.scene import Stage
from cardtable.table.card_sprite import CardSprite
from cardtable.table.table import Table
from cardtable.table.ways import Ways
from cardtable.widgets import cut
from cardtable.widgets.rising import Rising
from cardtable.widgets.writing import lines_height, write_lines


def side_up(sprite: CardSprite) -> Card:
    """What can be seen of a card: its face, or its back."""
    return sprite.card if sprite.shows_face else sprite.back


class LargeCard:
    """A closer look at a card, until the next key or click."""

    def __init__(self, stage: Stage, table: Table, look: Look) -> None:
        self.stage = stage
        self.table = table
        self.look = look
        self.card: Card | None = None  # the one that is shown
        self.tip = CloserLookTip(stage, table)
        self.rising = Rising()

    def meant(self, at: Pixel | None, ways: Ways) -> Card | None:
        """What can be seen of a card lying here: of the table's, or of one the look draws."""
        if at is None:
            return None
        sprite = ways.card_at(at)
        if sprite is not None:
            return side_up(sprite)
        drawn = reversed(self.look.furniture.drawn())
        return next((card for box, card in drawn if box.collidepoint(at)), None)

    def show(self, card: Card) -> None:
        """Lay this card over the table; a back says nothing of itself."""
        self.card = card
        self.rising.start(self.stage.settings)
        self.tip.told()
        if card.suit != "back":
            self.stage.say(self.table.words.card(card))
            self.stage.say(self._about(card))

    def put_back(self) -> None:
        """It has been looked at: it goes softly."""
        if self.card is not None:
            self.stage.begin_fade(not self.stage.holds, seconds=SOFTLY)
        self.close()

    def close(self) -> None:
        """Nothing is looked at any more, from this moment on."""
        self.card = None

    def draw(self, surface: pygame.Surface, *, asked: bool) -> None:
        """Draw the card that is shown, if there is one, on a veil over everything; if none was
        ever shown, and the one who looks is asked for a move, how to do that.
        """
        if self.card is None:
            if asked and self.tip.wanted:
                self.tip.draw(surface)
            return
        size = self.stage.size
        self.rising.veil(surface, size, (20, 16, 40), 180)
        self.rising.draw(surface, pygame.Rect((0, 0), size), self._paint)

    def _paint(self, surface: pygame.Surface) -> None:
        assert self.card is not None
        stage, size = self.stage, self.stage.size
        text = self._about(self.card)
        height = round(size[1] * (0.66 if text else 0.78))
        picture = self.table.art.card(self.card.name, height, 4)
        y = round(size[1] * (0.41 if text else 0.5))
        at = picture.get_rect(center=(size[0] // 2, y))
        surface.blit(picture, at, special_flags=pygame.BLEND_PREMULTIPLIED)
        if text:
            room = min(stage.px(760), size[0] - stage.px(80))
            box = pygame.Rect(0, 0, room, 0)
            box.height = lines_height(text, "text", stage.text_px(18), room)
            box.midtop = (size[0] // 2, y + height // 2 + stage.px(26))
            ground = box.inflate(stage.px(44), stage.px(24))
            cut.panel(surface, ground, stage.px(16), cut.PLUM, stage.px(4))
            write_lines(surface, text, "text", stage.text_px(18), box, cut.CREAM, "centre")

    def _about(self, card: Card) -> str:
        """What there is to say about a card: of itself, or of its suit."""
        wording = self.table.words
        for key in (card.name, card.suit):
            if wording.has("about", key):
                return wording.of("about", key)
        return ""
