"""The banner over the pile: what a Towai card does, told for a moment."""

from __future__ import annotations

from dataclasses import dataclass

import pygame

from cardtable.games.towai import bay
from cardtable.games.towai.rules import DRAW, PILE, RESET, SWAP
from cardtable.games.towai.seen import TowaiSeen
from cardtable.media.lettering import width
from cardtable.rules.events import Changed, Event, RoundStarted
from cardtable.table.surroundings import NONE, Effects
from cardtable.widgets import cut
from cardtable.widgets.writing import write

_TURN_SEEN = 0.30  # seconds that the horizon may turn before the game goes on
_EFFECT_READ = 0.85
_NOTICE = 2.0  # seconds it hangs
_RISE = 0.18
_SIGN = 42  # units
_EFFECTS = {DRAW: "draw", RESET: "reset", SWAP: "swap"}


@dataclass
class Notice:
    """What a Towai card does."""

    effect: str
    left: float = _NOTICE


class Banner:
    """Hangs while there is something to tell."""

    def __init__(self, seen: TowaiSeen) -> None:
        self.seen = seen
        self.stage = seen.stage
        self.notice: Notice | None = None
        self._drawn: tuple[object, pygame.Surface] | None = None  # the last one

    def react(self, event: Event) -> Effects:
        """The marker turns: one sees the hour change, or reads what the card did."""
        if isinstance(event, RoundStarted):
            self.notice = None
        if not isinstance(event, Changed) or event.what != "marker":
            return NONE
        pile = self.seen.table.cards(PILE)
        effect = _EFFECTS.get(pile[-1], "") if pile else ""
        if effect and self.stage.settings.pace < 100:
            self.notice = Notice(effect)
        sounds = ["reset"] if effect == "reset" and self.notice is not None else []
        read = _EFFECT_READ if self.notice is not None else _TURN_SEEN
        return Effects(seconds=read, sounds=sounds)

    def move(self, seconds: float) -> None:
        """Time passes."""
        if self.notice is not None:
            self.notice.left -= seconds * min(1.0, self.stage.settings.pace)
            if self.notice.left <= 0 or (self.seen.calm and not self.seen.table.busy):
                self.notice = None

    def draw(self, surface: pygame.Surface) -> None:
        """Draw it, if it hangs."""
        if self.notice is None:
            return
        passed, left = _NOTICE - self.notice.left, self.notice.left
        shown = 1.0 if self.seen.calm else min(1.0, passed / _RISE, left / _RISE)
        picture = self._picture(self.notice.effect)
        layout = self.seen.table.layout
        at = picture.get_rect(
            center=(round(layout.trick_at[0]), round(bay.Ground(layout.size).y(176)))
        )
        picture.set_alpha(round(255 * shown))
        surface.blit(picture, at.move(0, round((1 - shown) * self.stage.px(14))))

    def rehearse(self) -> None:
        """Ask for the sign of every effect there is."""
        for effect in _EFFECTS.values():
            self._sign(effect)

    def _sign(self, effect: str) -> pygame.Surface:
        side = self.stage.px(_SIGN)
        palette = {"disc": "#D65C93"}
        return self.stage.pictures.drawing(f"towai/mark-{effect}", (side, side), palette=palette)

    def _picture(self, effect: str) -> pygame.Surface:
        """An effect's sign, name and what it does, on a strip of plum paper."""
        texts = self.seen.texts
        name, line = texts.of("effect", effect), texts.of("effect", f"{effect}.line")
        px, stage = self.stage.px, self.stage
        big, small = stage.type_px("title", 26), stage.text_px(17)
        key = (effect, name, big, small, stage.size)
        if self._drawn is not None and self._drawn[0] == key:
            return self._drawn[1]
        high, pad, sign = px(64), px(16), px(_SIGN)
        wide = sign + width(name, "title", big) + width(line, "strong", small) + px(74)
        out = pygame.Surface((wide + 2 * pad, high + 2 * pad), pygame.SRCALPHA)
        out.fill((24, 12, 32, 0))
        box = pygame.Rect(pad, pad, wide, high)
        cut.panel(out, box, high // 2, (92, 34, 86), px(6))
        mark = self._sign(effect)
        at = mark.get_rect(midleft=(box.left + px(16), box.centery))
        out.blit(mark, at)
        left = at.right + px(14)
        right = write(out, name, "title", big, (left, box.centery), (255, 214, 140)).right
        write(out, line, "strong", small, (right + px(16), box.centery), cut.CREAM)
        if not stage.pictures.drafting:  # then the sign is still to come
            self._drawn = (key, out)
        return out
