"""The surroundings of Catte: a wooden café counter, and a cup for every seat."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace

import pygame

from cardtable.games.catte import faces
from cardtable.games.catte import room as cafe
from cardtable.games.catte.counter import Counter
from cardtable.games.catte.cups import Cups
from cardtable.games.catte.places import APART, Places, Spot
from cardtable.games.catte.plates import CattePlates
from cardtable.games.catte.prompts import CatteHeading, CattePrompts
from cardtable.games.catte.rules import CENTRE, HAND, TAKEN, TRICK, UNUSED, total
from cardtable.games.catte.seen import CatteSeen
from cardtable.looks.answers import Answers
from cardtable.looks.look import Look
from cardtable.media.pictures import content
from cardtable.rules.events import CardsMoved, Event
from cardtable.rules.game import AnyGame
from cardtable.seats import Seat
from cardtable.table.animation import Motion, Pose
from cardtable.table.card_light import Shade
from cardtable.table.card_sprite import CardSprite
from cardtable.table.layout import Layout, Place
from cardtable.table.surroundings import NONE, Effects, Part, TableStage

_SLIDE = 0.5  # seconds a coffee takes to its winner
_LOOK, _LOOK_EXACT, _LOOK_OVER = 0.2, 1.0, 1.6  # and how long its cup is looked at
_STEAM = 0.13  # seconds until the steam is drawn anew
_CLOSE = 0.82  # from coffee to coffee in one's own row, if there is little room


class CatteLook(Look):
    """The café: what is seen, the cups, the counter, plates and words are parts of their own."""

    music = "catte"
    ambience = "catte"
    shade = Shade((212, 188, 168), (138, 98, 67), 0.12)
    sees = CatteSeen

    seen: CatteSeen

    def __init__(self, stage: TableStage, game: AnyGame, seats: Sequence[Seat]) -> None:
        super().__init__(stage, game, seats)
        self.cups = Cups(self.seen)
        self.furniture: Counter = Counter(self.seen)
        self.plates = CattePlates(self.seen, self.cups)
        self.prompts: CattePrompts = CattePrompts(self.seen, self.cups)
        self.heading = CatteHeading(self.seen)
        self.answers = Buttons(self.seen)
        self.steam = cafe.Steam()
        self.spots: dict[int, Spot] = {}

    # Cards

    def face(self, card: str, height: int, language: str) -> pygame.Surface:
        return faces.face(card, height, language)

    def back(self, kind: str, height: int, language: str) -> pygame.Surface:
        del language
        return faces.back(kind, height)

    # Places

    def arrange(self, layout: Layout) -> None:
        super().arrange(layout)
        self.furniture.room = cafe.Room(layout.size)
        self.spots = Places(self.furniture.room, layout).arrange()
        if not self.table.moving:
            self.cups.settle()

    def poses(self, pile: int, usual: list[Pose]) -> list[Pose]:
        """The coffee one is about to put down stands out of its row."""
        pointed = self.table.grip.pointed
        sprites = self.table.piles[pile]
        own = UNUSED[self.seen.viewer]
        if pile != own or pointed not in sprites or not self.seen.choosing:
            return usual
        at = sprites.index(pointed)
        home = usual[at]
        usual[at] = replace(home, y=home.y - self.stage.px(5), lift=0.5)
        return usual

    def fitted(self) -> Mapping[int, Place]:
        """One's own hand leaves the coffees beside it free, however many they are."""
        layout, here = self.table.layout, self.furniture.room
        mine, won = HAND[self.seen.viewer], TAKEN[self.seen.viewer]
        hand, taken = layout.places[mine], layout.places[won]
        count = len(self.table.cards(won))
        room = here.px(720) + max(0.0, here.size[0] - 1280 * here.unit) * 0.5
        cards = len(self.table.own_cards())
        fan = min(room, hand.width * (1 + hand.step * max(0, cards - 1)))
        right = hand.x + here.px(34)
        wide = taken.width * (1 + APART * (count - 1))
        step = APART if taken.x - wide > right + fan / 2 else _CLOSE
        if count:
            row = min(taken.room, taken.width * (1 + step * (count - 1)))
            room = min(room, 2 * (taken.x - row - right))
        return {mine: replace(hand, room=room), won: replace(taken, step=step)}

    # Surroundings

    def backdrop(self, mood: str) -> pygame.Surface:
        size = self.stage.size
        return self.stage.pictures.get(
            ("catte-room", cafe.VERSION),
            size,
            lambda: cafe.composed(size),
            stamp=content("catte"),
        )

    def rehearse(self, surface: pygame.Surface) -> None:
        super().rehearse(surface)
        self.steam.rehearse(self.stage.pictures, self.furniture.room)
        self.cups.rehearse(self.spots)
        self.furniture.rehearse()

    def drift(self, seconds: float) -> Effects:
        sounds = self.cups.move(seconds)
        if self.seen.calm:
            return NONE
        changed = self.plates.breathe(seconds)
        if self.steam.move(seconds, _STEAM) and self.seen.served is not None:
            changed.append(self._steam_box)
        return Effects(sounds=sounds, stale=changed)

    @property
    def _brim(self) -> tuple[float, float]:
        """Where the steam rises from: behind the coffee in the centre."""
        place = self.table.layout.places[CENTRE]
        return place.x, place.y - place.height * 0.47

    @property
    def _steam_box(self) -> pygame.Rect:
        return self.steam.box(self.furniture.room, self._brim)

    # What happens

    @property
    def moving(self) -> bool:
        return self.cups.moving

    def react(self, event: Event) -> Effects:
        """A coffee won is followed to its cup; what fills or spills it is looked at."""
        if not isinstance(event, CardsMoved):
            return NONE
        if event.target == TRICK:
            self.prompts.forget_taken()
        if event.target in TAKEN:
            self.cups.expect(event.cards)
            self.prompts.tell_taken(TAKEN.index(event.target), event.cards[0])
            limit = self.seen.rules.limit
            reached = total((*self.table.cards(event.target), *event.cards))
            if reached > limit:
                return Effects(seconds=_SLIDE + _LOOK_OVER)
            return Effects(seconds=_SLIDE + (_LOOK_EXACT if reached == limit else _LOOK))
        if event.source in UNUSED and event.target == CENTRE:
            return Effects(sounds=["coffee-down"])
        return NONE

    def flight(self, event: Event, sprite: CardSprite, usual: Motion) -> Motion:
        """A coffee goes to its winner slowly enough to be followed."""
        if not isinstance(event, CardsMoved) or event.target not in TAKEN or not self.seen.lively:
            return usual
        return replace(usual, seconds=_SLIDE, spin=0.0) if sprite.card in event.cards else usual

    # Furniture

    def parts(self) -> Mapping[object, Part]:
        return {**self.furniture.parts(), **self.cups.parts(self.spots)}

    def draw_under(self, surface: pygame.Surface) -> None:
        self.furniture.draw_slot(surface)
        for seat in range(self.game.seats):
            self.furniture.draw_seat(surface, seat, self.spots[seat])
            self.cups.draw(surface, seat, self.spots[seat])
        if self.seen.served is not None and surface.get_clip().colliderect(self._steam_box):
            self.steam.draw(surface, self.stage.pictures, self.furniture.room, self._brim)

    def draw_over(self, surface: pygame.Surface) -> None:
        self.plates.draw(surface)
        self.furniture.draw_trump(surface)
        self.furniture.draw_stacks(surface)

    def draw_effects(self, surface: pygame.Surface) -> None:
        super().draw_effects(surface)
        self.cups.draw_drops(surface, self.spots)


class Buttons(Answers):
    """One chooses by cards alone: the tools stand low, where buttons would be."""

    def tools_at(self) -> tuple[int, int]:
        px = self.stage.px
        return self.stage.size[0] - px(24), self.stage.size[1] - px(76)
