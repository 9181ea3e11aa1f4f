"""The plaque over the hand: the marker, and what it means in words."""

from __future__ import annotations

import pygame

from cardtable.games.towai import bay
from cardtable.games.towai.hours import eased
from cardtable.games.towai.rules import PILE
from cardtable.games.towai.seen import TowaiSeen
from cardtable.media.lettering import fitting, width
from cardtable.table.surroundings import Part
from cardtable.table.ways import flies
from cardtable.widgets import cut
from cardtable.widgets.writing import write

_MARKER = 92  # units
_FLIP = 0.4  # seconds until the marker has turned over


class Plaque:
    """What goes on the pile now, beside the side of the marker that lies up."""

    def __init__(self, seen: TowaiSeen) -> None:
        self.seen = seen
        self.stage = seen.stage
        self._coin = "dusk"  # the side that lies up, or will when it has turned over
        self._before = "dusk"
        self._turned = 1.0  # how far over it is
        self._rule = ""  # as it stood here before what is being shown now

    def keep(self) -> None:
        """Something begins to be shown: what stands here stays until that is over."""
        self._rule = self.rule()

    def move(self, seconds: float) -> None:
        """Time passes: the marker turns over as soon as it is flipped, whatever the sky does."""
        seen = self.seen
        hour = seen.marker or "dusk"
        if hour != self._coin:
            self._before, self._coin = self._coin, hour
            self._turned = 0.0
        passed = seconds * self.stage.settings.pace / _FLIP
        self._turned = min(1.0, self._turned + passed) if seen.lively else 1.0

    @property
    def turns(self) -> bool:
        """Whether the marker is turning over."""
        return self._turned < 1

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
        coin = "" if self.turns else self._coin
        return (self.rule(), coin), self.box().inflate(self.stage.px(260), self.stage.px(30))

    def shape(self) -> Part:
        """The plaque and its marker alone, to be pointed at."""
        box, px = self.box(), self.stage.px
        left = self._marker_at()[0] - px(_MARKER) // 2
        shape = pygame.Rect(left, box.top, box.right - left, box.height)
        return self.rule(), shape.inflate(0, px(8))

    def _marker_at(self) -> tuple[int, int]:
        box = self.box()
        return box.left + self.stage.px(6), box.centery

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
        at = (box.left + px(62), box.centery)
        write(surface, text, "title", self._rule_px(), at, tone.ink, room=px(262))
        if not self.turns:
            self.draw_coin(surface)

    def draw_coin(self, surface: pygame.Surface) -> None:
        """Draw the marker, as far over as it has turned."""
        side, at = self.stage.px(_MARKER), self._marker_at()
        hour, flat = self._seen_side()
        coin = self._picture(hour, side)
        if flat < 1:
            coin = pygame.transform.smoothscale(coin, (max(2, round(side * flat)), side))
        surface.blit(coin, coin.get_rect(center=at))

    def _seen_side(self) -> tuple[str, float]:
        """Which side of the marker is seen, and how wide: 1 flat, 0 on edge."""
        shown = self._before if self._turned < 0.5 else self._coin
        return shown, abs(1 - 2 * eased(self._turned))

    def _picture(self, hour: str, side: int) -> pygame.Surface:
        if hour == "dusk":
            return self.stage.pictures.drawing("ui/lead-towai", (side, side))
        return self.stage.pictures.drawing(f"towai/marker-{hour}", (side, side))
