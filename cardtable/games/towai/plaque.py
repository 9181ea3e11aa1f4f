"""The plaque over the hand: the marker, and what it means in words."""

from __future__ import annotations

import pygame

from cardtable.games.towai import bay
from cardtable.games.towai.hours import Sky, eased
from cardtable.games.towai.rules import PILE
from cardtable.games.towai.seen import TowaiSeen
from cardtable.media.lettering import fitting, width
from cardtable.table.surroundings import Part
from cardtable.table.ways import flies
from cardtable.widgets import cut
from cardtable.widgets.writing import write


class Plaque:
    """What goes on the pile now, beside the side of the marker that lies up."""

    def __init__(self, seen: TowaiSeen, sky: Sky) -> None:
        self.seen = seen
        self.stage = seen.stage
        self.sky = sky
        self._rule = ""  # as it stood here before what is being shown now

    def keep(self) -> None:
        """Something begins to be shown: what stands here stays until that is over."""
        self._rule = self.rule()

    def rule(self) -> str:
        """What goes on the pile as it lies now."""
        seen = self.seen
        marker = seen.marker
        if not marker:
            return seen.texts.of("rule", "empty")
        pile = seen.table.piles.get(PILE)
        if not pile:
            if self._rule and seen.view.piles[PILE] and "round" not in seen.table.changed:
                return self._rule  # it is just being cleared away
            return seen.texts.of("rule", f"{marker}.empty")
        if self._rule and flies(pile[-1]):
            return self._rule
        key = "combo" if seen.may_go_on else marker
        return seen.texts.of("rule", key, number=pile[-1].card.number)

    def box(self) -> pygame.Rect:
        """Where the rule stands, without the marker at its left."""
        px, ground = self.stage.px, bay.Ground(self.stage.size)
        wide = width(self.rule(), "title", self._rule_px())
        box = pygame.Rect(0, 0, wide + px(90), px(52))
        box.center = (self.stage.size[0] // 2 + px(22), round(ground.y(467)))
        return box

    def part(self) -> Part:
        """What it tells, and where."""
        return self.rule(), self.box().inflate(self.stage.px(260), self.stage.px(30))

    def _rule_px(self) -> int:
        """The rule's size: between the slips of deck and discards there is just so much room."""
        stage = self.stage
        text = self.rule()
        return fitting(text, "title", stage.type_px("title", 23), stage.px(262))

    def draw(self, surface: pygame.Surface) -> None:
        """Draw it as far as it is to be drawn anew."""
        px, tone = self.stage.px, self.seen.tone
        box = self.box()
        if not box.inflate(px(180), px(80)).colliderect(surface.get_clip()):
            return
        cut.panel(surface, box, box.height // 2, tone.paper, 4 * self.stage.unit)
        text = self.rule()
        write(surface, text, "title", self._rule_px(), (box.left + px(62), box.centery), tone.ink)
        side = px(92)
        at = (box.left + px(6), box.centery)
        sky = self.sky
        shown = sky.before if sky.turning and sky.share < 0.5 else sky.goal
        coin = self._coin(shown, side)
        if sky.turning:
            wide = max(2, round(side * abs(1 - 2 * eased(sky.share))))
            coin = pygame.transform.smoothscale(coin, (wide, side))
        surface.blit(coin, coin.get_rect(center=at))

    def _coin(self, hour: str, side: int) -> pygame.Surface:
        if hour == "dusk":
            return self.stage.pictures.drawing("ui/lead-towai", (side, side))
        return self.stage.pictures.drawing(f"towai/marker-{hour}", (side, side))
