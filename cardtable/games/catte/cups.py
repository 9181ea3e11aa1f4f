"""The cups of all seats: each holds what lies before its seat, and is poured into as that grows."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import pygame

from cardtable.games.catte.cup import Cup, rehearse
from cardtable.games.catte.places import Spot
from cardtable.games.catte.rules import TAKEN, total
from cardtable.games.catte.seen import CatteSeen
from cardtable.rules.cards import Card
from cardtable.table.surroundings import Part


class Cups:
    """Every seat's cup, and the coffees still on their way to it."""

    def __init__(self, seen: CatteSeen) -> None:
        self.seen = seen
        self.all = [Cup(seen.rules.limit) for _ in seen.seats]
        self._coming: set[Card] = set()  # coffees on their way to their winner

    def total(self, seat: int) -> int:
        """What lies in a seat's row of coffees won, without what is on its way."""
        lying = [
            sprite.card
            for sprite in self.seen.table.piles.get(TAKEN[seat], ())
            if sprite.motion is None or sprite.card not in self._coming
        ]
        return total(tuple(lying))

    def expect(self, coffees: Sequence[Card]) -> None:
        """These begin their way to the one who has won them."""
        self._coming.update(coffees)

    def settle(self) -> None:
        """All cups hold at once what lies before their seats."""
        for seat, cup in enumerate(self.all[: self.seen.game.seats]):
            cup.hold(self.total(seat))

    def move(self, seconds: float) -> list[str]:
        """Time passes: cups follow what lies before them; the sounds of what begins to pour."""
        sounds = [self._follow(seat, cup) for seat, cup in enumerate(self.all)]
        if self.seen.calm:
            return []
        pace = self.seen.stage.settings.pace
        sounds += [cup.move(seconds * pace) for cup in self.all]
        return [name for name in sounds if name]

    def _follow(self, seat: int, cup: Cup) -> str:
        """Let a cup hold what lies before its seat; the sound if it begins to pour."""
        holds = self.total(seat)
        if holds == cup.total:
            if not self.seen.lively and cup.restless:
                cup.hold(holds)
            return ""
        new = self._coming.intersection(self.seen.table.cards(TAKEN[seat]))
        self._coming -= new
        if new and holds > cup.total and self.seen.lively:
            cup.pour(holds)
            return "pour"
        if holds < cup.total and self.seen.lively:
            cup.drain(holds)
            return ""
        cup.hold(holds)
        return ""

    @property
    def moving(self) -> bool:
        """Whether coffee pours or spills somewhere."""
        return self.seen.lively and any(cup.restless for cup in self.all)

    def parts(self, spots: Mapping[int, Spot]) -> dict[object, Part]:
        """What each cup tells, with what flows and flies about it; and where the glass stands."""
        glasses: dict[object, Part] = {
            ("glass", seat): (None, spots[seat].cup) for seat, _ in enumerate(self.all)
        }
        return glasses | {
            ("cup", seat): (
                (cup.level, cup.spill, cup.froth, cup.pouring, self.seen.more(seat)),
                cup.reach(spots[seat].cup),
            )
            for seat, cup in enumerate(self.all)
        }

    def rehearse(self, spots: Mapping[int, Spot]) -> None:
        """Ask for every cup as it is when it is full, and when it runs over."""
        for seat, _ in enumerate(self.all):
            rehearse(self.seen.stage.pictures, spots[seat].cup.size)

    def draw(self, surface: pygame.Surface, seat: int, spot: Spot) -> None:
        """A seat's cup, with what one more coffee would bring into it."""
        cup = self.all[seat]
        if surface.get_clip().colliderect(cup.reach(spot.cup)):
            cup.draw(surface, self.seen.stage, spot.cup, self.seen.more(seat))

    def draw_drops(self, surface: pygame.Surface, spots: Mapping[int, Spot]) -> None:
        """What spills, over everything."""
        for seat, cup in enumerate(self.all):
            if cup.drops:
                cup.draw_drops(surface, spots[seat].cup)
