"""The surroundings of TOWAI: a bay where day turns into night over the cards on its great disc."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

import pygame

from cardtable.games.towai import faces, places
from cardtable.games.towai.asking import TowaiAnswers, TowaiHeading, TowaiPrompts
from cardtable.games.towai.banner import Banner
from cardtable.games.towai.disc import Disc
from cardtable.games.towai.hours import Vane
from cardtable.games.towai.plaque import Plaque
from cardtable.games.towai.plates import TowaiPlates
from cardtable.games.towai.rules import DISCARDS, FIT, HAND, PILE
from cardtable.games.towai.seen import TowaiSeen
from cardtable.games.towai.surroundings import Surroundings
from cardtable.games.towai.tones import SHADES, TONES
from cardtable.looks.look import Look
from cardtable.rules.events import CardsMoved, Changed, Event, RoundStarted, Said
from cardtable.rules.game import AnyGame
from cardtable.seats import Seat
from cardtable.table.card_sprite import CardSprite
from cardtable.table.coming_down import Falling
from cardtable.table.layout import Layout
from cardtable.table.surroundings import Effects, Part, TableStage


class TowaiLook(Look):
    """A bay under sun or moon; the disc holds deck, pile and discards, and tells the hour."""

    unsaid = frozenset({"stop"})
    music = "towai"
    ambience = "towai"
    sees = TowaiSeen

    seen: TowaiSeen

    def __init__(self, stage: TableStage, game: AnyGame, seats: Sequence[Seat]) -> None:
        super().__init__(stage, game, seats)
        self.bay = Surroundings(stage.pictures)
        self.seen.hour_at = self._hour_at
        self.furniture: Disc = Disc(self.seen)
        self.plates: TowaiPlates = TowaiPlates(self.seen)
        self.plaque = Plaque(self.seen)
        self.banner = Banner(self.seen)
        self.prompts = TowaiPrompts(self.seen)
        self.answers = TowaiAnswers(self.seen)
        self.heading = TowaiHeading(self.seen)
        self._vane = Vane()
        self._mover = -1  # who played last, as far as that has been shown
        self._said = False  # whether that was a word, day or night
        self._awaited = "dusk"  # the hour to come …
        self._ahead = 0  # … and how many cards are ready for its light
        self._wear("dusk")

    # The hour

    def _turn_sky(self, *, at_once: bool = False) -> bool:
        """Turn day into night, from whatever is seen at that moment; whether that is new."""
        sky, goal = self.bay.sky, self.seen.marker or "dusk"
        at_once = at_once or not self.seen.lively
        if goal == sky.goal and not (at_once and sky.turning):
            return False
        if self.seen.lively and not self.bay.can_become(goal, self.stage.size):
            return False  # the sky waits for its paint
        sky.turn_to(goal, at_once)
        return True

    def _follow_hour(self, seconds: float) -> bool:
        """Let the sky follow the marker, once it has been left alone or it is one's turn."""
        sky, seen = self.bay.sky, self.seen
        passed = seconds * self.stage.settings.pace
        lets = self._vane.lets_turn(sky, seen.marker or "dusk", passed)
        if not lets and (sky.turning or not seen.mine):
            return False
        turned = self._turn_sky()
        self._vane.prompt = self._vane.prompt and not turned
        return turned

    def _heed(self, event: Event) -> None:
        """What one has done oneself is answered at once, and so is a word."""
        match event:
            case RoundStarted():
                self._vane.prompt = True
            case Said(seat, word):
                self._mover, self._said = seat, word in FIT
            case CardsMoved(_, source, _) if source in HAND:
                self._mover, self._said = HAND.index(source), False
            case Changed("marker", _):
                own = self._mover == self.seen.viewer
                self._vane.prompt = own or (self._said and not self.bay.sky.turning)

    def _wear(self, hour: str) -> None:
        """Furniture and shaded cards take on the colours of an hour."""
        self.seen.tone = TONES[hour]
        self.shade = SHADES[hour]

    def backdrop(self, mood: str) -> pygame.Surface:
        return self.bay.backdrop(self.stage.size)

    def falling(self) -> Falling | None:
        return self.bay.falling(self.stage.size)

    def drift(self, seconds: float) -> Effects:
        before = self.seen.tone
        turned = self._follow_hour(seconds)
        if turned:
            self._wear(self.bay.sky.nearest)
        self.plaque.move(seconds)
        self.banner.move(seconds)
        found = [pygame.Rect((0, 0), self.stage.size)] if turned else []
        if self.seen.calm:
            return Effects(stale=found, behind=found)
        found += self.plates.breathe(seconds)
        behind = self.bay.move(seconds, self.stage.settings.pace, self.stage.size)
        self._wear(self.bay.sky.nearest)
        if self.seen.tone is not before:
            found.append(pygame.Rect((0, 0), self.stage.size))
        self._shade_ahead()
        return Effects(stale=found, behind=behind)

    def rehearse(self, surface: pygame.Surface) -> None:
        super().rehearse(surface)
        self.furniture.swap_sign()
        self.banner.rehearse()
        self.bay.rehearse(surface, self.stage.size)

    def draw_drift(self, surface: pygame.Surface) -> None:
        self.bay.draw(surface, self.stage.size)

    @property
    def moving(self) -> bool:
        return self.bay.sky.turning or self.plaque.turns or self.banner.notice is not None

    # Places

    def arrange(self, layout: Layout) -> None:
        super().arrange(layout)
        self._turn_sky(at_once=True)
        self._wear(self.bay.sky.nearest)
        self.plaque.keep()
        places.arrange(layout)

    # Cards

    def face(self, card: str, height: int, language: str) -> pygame.Surface:
        return faces.face(card, height, language)

    def back(self, kind: str, height: int, language: str) -> pygame.Surface:
        del language
        return faces.back(kind, height)

    def shaded(self) -> Iterable[tuple[CardSprite, bool]]:
        """Of those that were played only the card that counts lies in the light."""
        for number in (PILE, DISCARDS):
            sprites = self.table.piles.get(number, [])
            for order, sprite in enumerate(sprites[-5:], -min(5, len(sprites))):
                buried = number == DISCARDS or order < -1
                yield sprite, buried and sprite.motion is None

    def _shade_ahead(self) -> None:
        """Before the sky turns, and while it begins to, have one card and one plate a frame ready
        as they will look under the other light.
        """
        sky, table = self.bay.sky, self.table
        goal = sky.goal if sky.turning else self.seen.marker or "dusk"
        if goal != self._awaited:
            self._awaited, self._ahead = goal, 0
        if goal == sky.nearest:
            return
        shown = (*table.own_hand(), *table.piles[PILE][-4:], *table.piles[DISCARDS][-3:])
        shaded = [one for one in shown if one.dim and one.motion is None]
        for sprite in shaded[self._ahead : self._ahead + 1]:
            pose = sprite.pose
            table.art.shaded_soon(sprite.card.name, round(pose.height), pose.angle, SHADES[goal])
        if self._ahead < self.seen.game.seats:
            self.plates.write_ahead(self._ahead, TONES[goal])
        self._ahead += 1

    # What happens

    def react(self, event: Event) -> Effects:
        self.plaque.keep()
        self._heed(event)
        return self.banner.react(event)

    # Furniture

    def parts(self) -> Mapping[object, Part]:
        plates = self.table.layout.plates
        hours: dict[object, Part] = {
            ("hour", seat): (self._hour_at(plates[seat].centery), plates[seat]) for seat in plates
        }
        return {"plaque": self.plaque.part(), "rule": self.plaque.shape(), **hours}

    def _hour_at(self, row: int) -> str:
        """The hour it looks like in this row of the window."""
        high = self.stage.size[1]
        return self.bay.sky.seen_at(row / high, high)

    def draw_under(self, surface: pygame.Surface) -> None:
        self.furniture.draw_slot(surface)

    def draw_over(self, surface: pygame.Surface) -> None:
        self.plates.draw(surface)
        self.furniture.draw_stacks(surface)
        if self._has_plaque:
            self.plaque.draw(surface)

    def draw_stirring(self, surface: pygame.Surface) -> None:
        if self._has_plaque and self.plaque.turns:
            self.plaque.draw_coin(surface)

    @property
    def _has_plaque(self) -> bool:
        """Whether the tiles of day and night do not lie in its place."""
        return not self.seen.choosing_hour or self.table.waiting

    def draw_effects(self, surface: pygame.Surface) -> None:
        super().draw_effects(surface)
        self.banner.draw(surface)
