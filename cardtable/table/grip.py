"""What the hand over the table has hold of. Nobody else keeps any of this."""

from __future__ import annotations

from dataclasses import dataclass, field

import pygame

from cardtable.table.card_sprite import CardSprite


@dataclass
class Grip:
    """The cards the one who looks is busy with, and the lights that are lit for them."""

    held: CardSprite | None = None  # it follows the pointer
    pressed: CardSprite | None = None  # the finger is on it: it gives a little
    picked: CardSprite | None = None  # chosen by click or key, it waits for where it shall go
    raised: CardSprite | None = None  # one's own under the pointer or with the focus: it stands up
    pointed: CardSprite | None = None  # under the pointer or with the focus, wherever it lies
    ahead: CardSprite | None = None  # chosen before one's turn, it stands out of the hand
    dropped: CardSprite | None = None  # let go over a pile: its move begins where it lies now
    gap: int = -1  # where in one's own hand the held card would go
    zones: list[tuple[pygame.Rect, bool]] = field(default_factory=list)  # where it may go; near?
    marked: list[CardSprite] = field(default_factory=list)  # cards that are asked for, or hinted

    def take(self, sprite: CardSprite) -> None:
        """Hold this card."""
        self.unpick()
        self.raised = self.pressed = None
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
        """A card has gone to another pile; whether it was the hand that threw it."""
        thrown = sprite in (self.held, self.dropped)
        if sprite is self.held:
            self.let_go()
        if sprite is self.picked:
            self.unpick()
        # What is pointed at is what the pointer comes to rest on once the card has gone.
        self.raised = None if sprite is self.raised else self.raised
        self.pointed = None if sprite is self.pointed else self.pointed
        self.pressed = None if sprite is self.pressed else self.pressed
        self.dropped = None if sprite is self.dropped else self.dropped
        return thrown

    def clear(self) -> None:
        """Other cards lie there now: have hold of none of those before."""
        self.picked = self.raised = self.pointed = self.pressed = None
        self.dropped = self.ahead = None
        self.let_go()
