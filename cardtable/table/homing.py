"""What becomes of a card that is not played: it springs home, and trembles if it was refused."""

from __future__ import annotations

from dataclasses import replace

from cardtable.table import animation, sound
from cardtable.table.animation import Motion
from cardtable.table.card_sprite import CardSprite
from cardtable.table.table import Table


class Homing:
    """The way back to where a card belongs."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self._refused: CardSprite | None = None  # it trembles as soon as it lies still

    def send(self, sprite: CardSprite) -> None:
        """Let a card spring back to where it belongs."""
        ways = self.table.ways
        pile = self.table.piles.of(sprite)
        if pile is None:
            return
        pose = ways.pose_of(pile.number, sprite)
        ways.start(sprite, Motion(sprite.pose, pose, animation.HOME, ease=animation.spring))
        ways.relax(pile.number)
        self.table.hear(sound.HOME)

    def refuse(self, sprite: CardSprite) -> None:
        """This card may not be played: it says so where it lies."""
        self._refused = sprite
        self.table.hear(sound.ILLEGAL)

    def forget(self) -> None:
        """A card was taken in the hand: nothing trembles any more."""
        self._refused = None

    def pass_by(self) -> None:
        """Let a card that was refused tremble once it is at home."""
        sprite = self._refused
        if sprite is None or sprite.motion is not None:
            return
        self._refused = None
        if self.table.piles.of(sprite) is not None and not self.table.stage.settings.reduced_motion:
            motion = Motion(sprite.pose, sprite.pose, animation.SHAKE, ease=animation.linear)
            motion = replace(motion, shake=self.table.layout.px(5))
            self.table.ways.start(sprite, motion)
