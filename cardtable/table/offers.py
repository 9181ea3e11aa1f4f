"""The legal moves as they lie on the table: by card, and by the place a card may go to."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

import pygame

from cardtable.rules.moves import Move, move_named
from cardtable.table.card_sprite import CardSprite, pose_bounds
from cardtable.table.stale import Stale
from cardtable.table.ways import Ways

At = tuple[int, int]


class Offers:
    """What may be done with which card, and where. It knows no game."""

    def __init__(self, ways: Ways, stale: Stale) -> None:
        self.ways = ways
        self.piles, self.grip = ways.piles, ways.grip
        self.stale = stale
        self._by_card: dict[tuple[int, str], list[Move]] = {}

    def offer(self, moves: Sequence[Move], *, dim: bool, mark: bool) -> None:
        """These are the legal moves now; with ``dim`` one's cards of no move lie in the shade, with
        ``mark`` those outside one's hand have a rim of light.
        """
        self._by_card = {}
        for move in moves:
            number = None if move.word else self.piles.called(move.source)
            if number is not None:
                self._by_card.setdefault((number, move.card.name), []).append(move)
        if self.grip.picked is not None and not self.moves_of(self.grip.picked):
            self.grip.unpick()
        self._show(dim, mark)

    def _show(self, dim: bool, mark: bool) -> None:
        hand = self.piles.own_hand()
        for sprite in hand:
            shaded = dim and not self.moves_of(sprite)
            if sprite.dim != shaded:
                sprite.dim = shaded
                self.stale.all()
        marked = [sprite for sprite in self._all() if mark and sprite not in hand]
        if marked != self.grip.marked:
            self.grip.marked = marked
            self.stale.all()

    # Cards

    def _all(self) -> list[CardSprite]:
        """Every card in sight that is part of a legal move."""
        found = []
        for number in {number for number, _ in self._by_card}:
            place = self.ways.layout.places[number]
            if not place.shown:
                continue
            sprites = self.piles[number]
            if place.lies == "stack":
                sprites = sprites[:1] if place.top_first else sprites[-1:]
            found += [sprite for sprite in sprites if self.moves_of(sprite)]
        return found

    def cards(self) -> list[CardSprite]:
        """The cards one may play now: one's own from the left, then the others."""
        hand, offered = self.piles.own_hand(), self._all()
        return [s for s in hand if s in offered] + [s for s in offered if s not in hand]

    def moves_of(self, sprite: CardSprite) -> list[Move]:
        """The legal moves of a card."""
        pile = self.piles.of(sprite)
        return [] if pile is None else self._by_card.get((pile.number, sprite.card.name), [])

    def liftable(self, sprite: CardSprite) -> bool:
        """Whether this card may be taken in the hand."""
        pile = self.piles.of(sprite)
        if pile is None:
            return False
        return pile.owner == self.piles.viewer or bool(self.moves_of(sprite))

    # Places

    def targets_of(self, sprite: CardSprite | None) -> dict[int, Move]:
        """Where a card may go, and by which move."""
        found = {}
        for move in self.moves_of(sprite) if sprite is not None else ():
            number = self.piles.called(move.target)
            if number is not None:
                found[number] = move
        return found

    def zone(self, number: int) -> pygame.Rect:
        """Where a card may be dropped for a pile."""
        layout = self.ways.layout
        place = layout.places[number]
        if place.zone is not None:
            return place.zone
        box = layout.box(number, len(self.piles[number]))
        return box.inflate(layout.px(40), layout.px(40))

    def light_of(self, number: int) -> pygame.Rect:
        """What lights up: where the card will lie."""
        layout = self.ways.layout
        place = layout.places[number]
        if place.lies == "trick":
            box = pose_bounds(replace(layout.towards(place, self.piles.viewer), angle=0.0))
        else:
            box = layout.box(number, len(self.piles[number]))
        return box.inflate(layout.px(22), layout.px(22))

    def light(self, at: At) -> None:
        """Light up where the card that is held here, or picked, may go."""
        held = self.grip.held
        targets = self.targets_of(held or self.grip.picked)
        best = self.best(held, at) if held is not None else None
        self.grip.zones = [
            (self.light_of(number), move is best) for number, move in targets.items()
        ]
        self.stale.frame = True

    def over_hand(self, at: At) -> bool:
        """Whether a place is over one's own hand."""
        place = self.ways.layout.places[self.piles.hand.number]
        return at[1] > place.y - place.height * 0.5

    def best(self, sprite: CardSprite, at: At) -> Move | None:
        """The move a drop here means: the zone under it, or the only one there is."""
        targets = self.targets_of(sprite)
        places = self.ways.layout.places
        under = [number for number in targets if self.zone(number).collidepoint(at)]
        if under:
            return targets[
                min(under, key=lambda n: (places[n].x - at[0]) ** 2 + (places[n].y - at[1]) ** 2)
            ]
        if len(targets) != 1 or self.over_hand(at) or self.at_home(sprite, at):
            return None
        return next(iter(targets.values()))

    def at_home(self, sprite: CardSprite, at: At) -> bool:
        """Whether a place is where this card comes from."""
        home = self.piles.of(sprite)
        return home is not None and self.zone(home.number).collidepoint(at)

    def tried(self, sprite: CardSprite, at: At) -> Move | None:
        """The move the player seems to have meant with a card that has none there."""
        home = self.piles.of(sprite)
        if home is None or not sprite.known:
            return None
        game = self.piles.game
        names = [pile.name for pile in game.piles if pile.owner in (None, self.piles.viewer)]
        found: list[tuple[bool, bool, Move]] = []
        for name in dict.fromkeys([*names, *game.nicknames]):
            number = self.piles.called(name)
            try:
                move = move_named(f"{sprite.card.name} {home.name}>{name}")
            except KeyError:
                continue
            if number is not None:
                here = self.zone(number).collidepoint(at)
                found.append((here, game.pile_of[number].owner is None, move))
        if not found:
            return None
        return max(found, key=lambda item: (item[0], item[1]))[2]
