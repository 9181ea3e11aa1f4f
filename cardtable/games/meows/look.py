"""The surroundings of Tomorrow Never Meows: a sky over hills that takes up each trick's weather."""

from __future__ import annotations

from collections.abc import Sequence

import pygame

from cardtable.games.meows import faces, places
from cardtable.games.meows.asking import MeowsPrompts, Wishing
from cardtable.games.meows.backdrops import Backdrops
from cardtable.games.meows.plates import MeowsPlates, Scores
from cardtable.games.meows.rules import CARD, SHOWN, TRICK, winner
from cardtable.games.meows.seen import MeowsSeen
from cardtable.games.meows.valley import Valley
from cardtable.looks.look import Look
from cardtable.rules.events import CardsMoved, Event, RoundStarted, TrickWon
from cardtable.rules.game import AnyGame
from cardtable.seats import Seat
from cardtable.table.card_light import Shade
from cardtable.table.layout import Layout
from cardtable.table.surroundings import NONE, Effects, TableStage

_STANDS_BELOW = 0.19  # a wish no higher than this share stands; a higher one is a card
_REVEAL = 0.8  # seconds that a wish out of its sleeve is looked at


class MeowsLook(Look):
    """A valley under the sky; wishes stand on wooden feet before those who made them."""

    music = "meows"
    ambience = "meows"
    hidden_piles = frozenset({"aside", "choice", "won"})
    shade = Shade((206, 214, 214), (150, 170, 166), 0.12)
    sees = MeowsSeen

    seen: MeowsSeen

    def __init__(self, stage: TableStage, game: AnyGame, seats: Sequence[Seat]) -> None:
        super().__init__(stage, game, seats)
        self.backdrops = Backdrops(self.seen)
        self.plates = MeowsPlates(self.seen)
        self.furniture: Valley = Valley(self.seen)
        self.heading: Scores = Scores(self.seen, self.plates)
        self.prompts = MeowsPrompts(self.seen)
        self.answers: Wishing = Wishing(self.seen, self.plates)

    # Places

    def arrange(self, layout: Layout) -> None:
        super().arrange(layout)
        places.arrange(layout)
        self.backdrops.follow_mood()

    # Cards

    def face(self, card: str, height: int, language: str) -> pygame.Surface:
        if card.startswith("wish-") and height <= self.stage.size[1] * _STANDS_BELOW:
            return faces.standing(card.removeprefix("wish-"), height, language)
        return faces.face(card, height, language)

    def back(self, kind: str, height: int, language: str) -> pygame.Surface:
        del language
        return faces.back(kind, height)

    # The sky

    def mood(self, now: str) -> str:
        trick = self.table.cards(TRICK)
        if trick:
            fits = trick[winner(trick)[0]].suit
        else:
            fits = now if now and self.seen.asked == CARD else "calm"
        # The sky changes once it is painted.
        return fits if fits == now or not now or self.backdrops.is_painted(fits) else now

    def backdrop(self, mood: str) -> pygame.Surface:
        return self.backdrops.picture(mood)

    def rehearse(self, surface: pygame.Surface) -> None:
        super().rehearse(surface)
        self.backdrops.rehearse(surface)

    def drift(self, seconds: float) -> Effects:
        self.backdrops.follow_mood()
        if self.seen.calm:
            return NONE
        return Effects(stale=self.plates.breathe(seconds), behind=self.backdrops.move(seconds))

    def draw_drift(self, surface: pygame.Surface) -> None:
        self.backdrops.draw(surface)

    def react(self, event: Event) -> Effects:
        """The weather that wins stirs; wishes leave their sleeves slowly enough to be believed."""
        self.backdrops.follow_mood()
        if isinstance(event, TrickWon) and not self.seen.calm:
            self.backdrops.weather.stir()
        if isinstance(event, RoundStarted):
            self.answers.prepare(event.round)
        reveals = isinstance(event, CardsMoved) and event.target in SHOWN
        return Effects(seconds=_REVEAL) if reveals and self.seen.rules.hidden else NONE

    # Furniture

    def draw_under(self, surface: pygame.Surface) -> None:
        self.furniture.draw_slot(surface)
        for seat in range(self.game.seats):
            self.furniture.draw_stand(surface, seat)

    def draw_over(self, surface: pygame.Surface) -> None:
        self.furniture.draw_led(surface)
        self.plates.draw(surface)
        for seat in range(self.game.seats):
            self.furniture.draw_at_wish(surface, seat)
        self.heading.draw_still(surface)
