"""The surroundings of Familiar's Trouble: a witch's workroom at night."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import pygame

from cardtable.games.familiar import faces, life, room
from cardtable.games.familiar.asking import FamiliarPrompts, OnTheCloth, TurnTrack
from cardtable.games.familiar.furniture import FamiliarFurniture
from cardtable.games.familiar.places import Places
from cardtable.games.familiar.plates import FamiliarPlates
from cardtable.games.familiar.rules import BOARD, DISCARDS, LEVEL_OF, POINTS
from cardtable.games.familiar.seen import FamiliarSeen
from cardtable.games.familiar.tools import Tools
from cardtable.looks.look import Look
from cardtable.looks.seen import Tone
from cardtable.media.pictures import content
from cardtable.rules.events import Event
from cardtable.rules.game import AnyGame
from cardtable.seats import Seat
from cardtable.table.animation import Motion, Pose
from cardtable.table.card_light import Shade
from cardtable.table.card_sprite import CardSprite
from cardtable.table.layout import Layout, Place
from cardtable.table.surroundings import NONE, Effects, Part, TableStage
from cardtable.widgets import cut
from cardtable.widgets.focus_ring import draw_ring

_ROOM = ("familiar-room",)  # its name among the pictures


class FamiliarLook(Look):
    """The workroom: its places, tools in the air, owls, trays and words are parts of their own."""

    music = "familiar"
    ambience = "familiar"
    hidden_piles = frozenset({"done", "discards"})
    felt = ((74, 58, 70), (29, 27, 46))
    shade = Shade((176, 160, 160), (74, 54, 46), 0.2)
    tone = Tone(glow=cut.CANDLE)
    sees = FamiliarSeen

    seen: FamiliarSeen

    def __init__(self, stage: TableStage, game: AnyGame, seats: Sequence[Seat]) -> None:
        super().__init__(stage, game, seats)
        self.places = Places(stage)
        self.tools = Tools(self.seen)
        self.plates: FamiliarPlates = FamiliarPlates(self.seen, self.places)
        self.furniture: FamiliarFurniture = FamiliarFurniture(
            self.seen, self.places, self.plates.portrait
        )
        self.prompts = FamiliarPrompts(self.seen, self.tools)
        self.answers = OnTheCloth(self.seen)
        self.heading = TurnTrack(self.seen, self.places, self.tools)
        self._flames = room.Flames()

    # Cards

    def face(self, card: str, height: int, language: str) -> pygame.Surface:
        return faces.face(card, height, language)

    def back(self, kind: str, height: int, language: str) -> pygame.Surface:
        del language
        return faces.back(kind, height)

    # Places

    def arrange(self, layout: Layout) -> None:
        super().arrange(layout)
        self.tools.clear()
        self.places.arrange(layout, len(self.table.cards(BOARD)))

    def fitted(self) -> Mapping[int, Place]:
        errands = len(self.table.cards(BOARD))
        return {BOARD: self.places.parted(self.table.layout.places[BOARD], errands)}

    def poses(self, pile: int, usual: list[Pose]) -> list[Pose]:
        """Each open discard lies in its own column."""
        return self.places.open.poses(self.table.cards(pile)) if pile == DISCARDS else usual

    # Surroundings

    def backdrop(self, mood: str) -> pygame.Surface:
        size = self.stage.size
        here = room.Room(size)
        return self.stage.pictures.get(
            _ROOM, size, lambda: room.composed(here), stamp=f"{content('familiar')}-4"
        )

    def rehearse(self, surface: pygame.Surface) -> None:
        super().rehearse(surface)
        self.furniture.rehearse(surface)
        life.rehearse(self.stage, LEVEL_OF)

    def drift(self, seconds: float) -> Effects:
        self.tools.move(seconds)
        if self.seen.calm:
            return NONE
        changed = [*self.plates.blink(seconds), *self.plates.breathe(seconds)]
        here = self.places.room
        lit = [here.halo(here.flames[number]) for number in self._flames.flicker(seconds)]
        return Effects(stale=changed, behind=lit)

    def draw_drift(self, surface: pygame.Surface) -> None:
        self._flames.draw(surface, self.stage, self.places.room)

    # What happens

    @property
    def moving(self) -> bool:
        return self.tools.moving

    def react(self, event: Event) -> Effects:
        return self.tools.react(event, self.places.track.score_at)

    def flight(self, event: Event, sprite: CardSprite, usual: Motion) -> Motion:
        return self.tools.flight(event, sprite, usual)

    def draw_effects(self, surface: pygame.Surface) -> None:
        self.tools.draw(surface)
        picked = self.table.grip.picked
        if picked is not None and picked.card in POINTS:
            box = self.table.bounds_of(picked)
            draw_ring(surface, box, round(picked.pose.height * 0.051), self.stage.unit)

    # Furniture

    def parts(self) -> Mapping[object, Part]:
        return self.furniture.parts()

    def draw_under(self, surface: pygame.Surface) -> None:
        self.furniture.draw_under(surface)
        self.plates.draw(surface)

    def draw_over(self, surface: pygame.Surface) -> None:
        self.furniture.draw_over(surface)
