"""What the hand over the table has hold of. Nobody else keeps any of this."""

from __future__ import annotations

from dataclasses import dataclass, field

import pygame

from cardtable.table.card_sprite import CardSprite


@dataclass
class Grip:
    """The cards the one who looks is busy with, and the lights that are lit for them."""

    held: CardSprite | None = None  # it follows the pointer
    picked: CardSprite | None = None  # chosen by click or key, it waits for where it shall go
    raised: CardSprite | None = None  # one's own under the pointer or with the focus: it stands up
    pointed: CardSprite | None = None  # under the pointer or with the focus, wherever it lies
    dropped: CardSprite | None = None  # let go over a pile: its move begins where it is
    gap: int = -1  # where in one's own hand the held card would go
    zones: list[tuple[pygame.Rect, bool]] = field(default_factory=list)  # where it may go; near?
    marked: list[CardSprite] = field(default_factory=list)  # cards that are asked for, or hinted

    def take(self, sprite: CardSprite) -> None:
        """Hold this card."""
        self.unpick()
        self.raised = None
        self.held = sprite

    def let_go(self) -> None:
        """Hold nothing."""
        self.held = None
        self.gap = -1
        self.zones = []

    def unpick(self) -> None:
        """Nothing is picked any more."""
        self.picked = None
        self.zones = []

    def leave(self, sprite: CardSprite) -> bool:
        """A card sets out by itself; whether it was the hand that threw it."""
        thrown = sprite in (self.held, self.dropped)
        if sprite is self.held:
            self.let_go()
        if sprite is self.dropped:
            self.dropped = None
        return thrown

    def clear(self) -> None:
        """Other cards lie there now: have hold of none of those before."""
        self.picked = self.raised = self.pointed = self.dropped = None
        self.let_go()
