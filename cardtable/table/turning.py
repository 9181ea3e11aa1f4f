"""Hands that are turned face up and down, and a table that turns to the next person."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from cardtable.rules.sight import View
from cardtable.table import animation, sound
from cardtable.table.animation import Motion
from cardtable.table.card_sprite import CardSprite
from cardtable.table.renderer import Renderer
from cardtable.table.shown import Shown
from cardtable.table.ways import Ways


class Turning:
    """Turns what only the one who looks may know, in sight of everybody."""

    def __init__(self, ways: Ways, shown: Shown, renderer: Renderer) -> None:
        self.ways = ways
        self.piles, self.grip, self.stale = ways.piles, ways.grip, ways.stale
        self.shown = shown
        self.renderer = renderer
        self.listeners: list[Callable[[], None]] = []  # told when a hand was laid face down

    def round(self, viewer: int, view: View) -> None:
        """The whole table turns until this seat is before one; all hands lie face down."""
        before = {sprite: sprite.pose for sprites in self.piles.values() for sprite in sprites}
        self.renderer.turn_round()
        self.piles.sit(viewer, looking=False)
        self.grip.clear()
        self.shown.begin(view)
        self.ways.lay_out()
        ease = animation.ease_in_out
        for number, sprites in self.piles.items():
            if self.ways.layout.places[number].shown:
                for sprite in sprites:
                    way = Motion(before[sprite], sprite.pose, animation.TURN, ease=ease)
                    self.ways.start(sprite, way)
        self.ways.hear(sound.SWEPT)
        self.stale.all()

    def down(self, *, at_once: bool = False) -> float:
        """Turn the hand of the one who looks face down; how long that takes."""
        held = self.grip.held
        self.grip.clear()
        if held is not None:
            self.ways.relax(self.piles.hand.number)
        turned = self.piles.turn_down()
        if at_once:
            for sprite in turned:
                sprite.card, sprite.turning = sprite.back, False
            turned = []
        for told in self.listeners:
            told()
        self.ways.relax(self.piles.hand.number)
        self.stale.all()
        return self._turn_over(turned)

    def up(self, view: View) -> None:
        """Turn up the hand of the one who looks: this view shows it."""
        self.shown.begin(view)
        self._turn_over(self.piles.turn_up(view))
        self.stale.all()

    @property
    def going_up(self) -> bool:
        """Whether the hand of the one who looks is being turned up."""
        hand = self.piles.own_hand()
        return self.piles.looking and any(one.turning and one.face_up for one in hand)

    def _turn_over(self, sprites: Sequence[CardSprite]) -> float:
        """Let cards turn over where they belong, one after another; how long that takes."""
        for at, sprite in enumerate(sprites):
            pile = self.piles.of(sprite)
            if pile is not None:
                way = Motion(
                    sprite.pose,
                    self.ways.pose_of(pile.number, sprite),
                    animation.FLIP,
                    delay=at * animation.FLIP_STEP,
                    ease=animation.ease_in_out,
                    arc=self.ways.layout.px(12),
                )
                self.ways.start(sprite, way)
        if not sprites:
            return 0.0
        self.ways.hear(sound.FLIPPED)
        return animation.FLIP + len(sprites) * animation.FLIP_STEP
