"""The tools that come to life, and the score their points fly to."""

from __future__ import annotations

from dataclasses import replace

import pygame

from cardtable.games.familiar import life
from cardtable.games.familiar.rules import BOARD, DONE, POINTS
from cardtable.games.familiar.seen import FamiliarSeen
from cardtable.rules.cards import Card
from cardtable.rules.events import CardsMoved, Event, RoundStarted, Scored
from cardtable.table.animation import Motion
from cardtable.table.card_sprite import CardSprite
from cardtable.table.surroundings import NONE, Effects


class Tools:
    """The tools of errands just won, in the air; the score as far as they have brought it."""

    def __init__(self, seen: FamiliarSeen) -> None:
        self.seen = seen
        self.lives: list[life.Life] = []
        self._grown = 0.0  # the score bar

    @property
    def score(self) -> int:
        """What everybody has, without points that are still on their way."""
        flying = sum(one.points for one in self.lives if one.scored)
        return self.seen.table.scores[0] - flying

    @property
    def bar(self) -> float:
        """How far the score bar has grown, in points."""
        return self._grown if self.seen.lively else float(self.score)

    @property
    def moving(self) -> bool:
        """Whether a tool flies or the bar grows."""
        return bool(self.lives) or (self.seen.lively and self._grown != self.score)

    def clear(self) -> None:
        """Nothing is in the air any more."""
        self.lives.clear()

    def react(self, event: Event, score_at: tuple[int, int]) -> Effects:
        """An errand is won: its tool comes to life, and one watches it rise."""
        match event:
            case CardsMoved((card,), source, target) if (source, target) == (BOARD, DONE):
                if self.seen.lively:
                    self._bring_to_life(card, score_at)
                return Effects(seconds=life.RISE) if self.lives else NONE
            case Scored():
                for one in self.lives:
                    if not one.scored:
                        one.scored = True
                        break
                return Effects(seconds=0.2) if self.lives else NONE
            case RoundStarted():
                self.lives.clear()
                self._grown = 0.0
                return Effects(sounds=["owl"])
        return NONE

    def _bring_to_life(self, errand: Card, score_at: tuple[int, int]) -> None:
        for sprite in self.seen.table.piles[BOARD]:
            if sprite.card is errand:
                pose = sprite.pose
                start = (pose.x, pose.y + pose.height * 0.003)
                small = pose.height * 0.48
                self.lives.append(life.Life(errand, POINTS[errand], start, small, score_at))

    def move(self, seconds: float) -> None:
        """Time passes."""
        if not self.seen.lively:
            self._grown = float(self.score)
        if self.seen.calm:
            return
        for one in self.lives:
            one.passed += seconds * self.seen.stage.settings.pace
        self.lives = [one for one in self.lives if not one.landed]
        score = self.score
        if self._grown != score:
            self._grown += max(-30 * seconds, min(30 * seconds, score - self._grown))

    def flight(self, event: Event, sprite: CardSprite, usual: Motion) -> Motion:
        """Cards wait until a tool has risen; the one it rose from goes up and away."""
        if not self.lives or not isinstance(event, CardsMoved):
            return usual
        if (event.source, event.target) != (BOARD, DONE):
            return usual
        waiting = replace(usual, delay=usual.delay + life.RISE)
        if sprite.card in event.cards:
            return replace(waiting, end=usual.start.moved(0, -2 * usual.start.height), arc=0.0)
        return waiting

    def draw(self, surface: pygame.Surface) -> None:
        """Draw what is in the air."""
        for one in self.lives:
            one.draw(surface, self.seen.stage)
