"""Where cards belong, and how they get there."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterable
from dataclasses import replace

from cardtable.rules.piles import MIXED
from cardtable.table import animation
from cardtable.table.animation import Motion, Pose
from cardtable.table.card_sprite import CardSprite, pose_touches
from cardtable.table.grip import Grip
from cardtable.table.layout import Layout, Place
from cardtable.table.piles import Piles
from cardtable.table.stale import Stale
from cardtable.table.surroundings import Surroundings, TableStage

_GIVES = 0.97  # how large a card looks under the finger
_WINS = 1.08  # how large the one that wins the trick
Change = Callable[[CardSprite, Motion], Motion]  # what a look makes of a way before it begins


def as_usual(sprite: CardSprite, motion: Motion) -> Motion:
    """The way it was."""
    del sprite
    return motion


class Ways:
    """The places of all piles, the poses of all cards, and every motion between them."""

    def __init__(
        self,
        stage: TableStage,
        piles: Piles,
        grip: Grip,
        look: Surroundings,
        stale: Stale,
        hear: Callable[[str], None],
    ) -> None:
        self.stage = stage
        self.piles = piles
        self.grip = grip
        self.look = look
        self.stale = stale
        self.hear = hear
        self.layout = self._laid_out()

    def _laid_out(self) -> Layout:
        game, settings = self.piles.game, self.stage.settings
        return Layout(
            self.stage.size, game.seats, self.piles.viewer, game.piles, settings.text_size
        )

    # Places

    def lay_out(self) -> None:
        """Put everything in its place for the present window; nothing moves any more."""
        self.layout = self._laid_out()
        self.look.arrange(self.layout)
        self.layout.places.update(self.look.fitted())
        for number in self.piles:
            for sprite, pose in zip(self.piles[number], self.poses(number), strict=True):
                if sprite.motion is not None:
                    self._arrived(sprite, number)
                if sprite is not self.grip.held:
                    sprite.pose = pose
        self.stale.all()

    def fit(self) -> None:
        """Follow the look where a place depends on how many cards lie there."""
        for number, place in self.look.fitted().items():
            if not same_place(place, self.layout.places[number]):
                self.layout.places[number] = place
                self.relax(number, animation.SWEEP)

    def poses(self, number: int) -> list[Pose]:
        """Where each card of a pile belongs now."""
        sprites, grip = self.piles[number], self.grip
        if grip.held in sprites and grip.gap >= 0:
            return self._poses_with_gap(number, sprites)
        raised = -1
        if grip.raised in sprites and grip.raised is not grip.held:
            raised = sprites.index(grip.raised)
        seats = [sprite.seat for sprite in sprites]
        usual = self.layout.poses(number, len(sprites), seats, raised)
        if grip.ahead in sprites:
            at = sprites.index(grip.ahead)
            usual[at] = standing_out(usual[at])
        found = self.look.poses(number, usual)
        if grip.pressed in sprites:
            at = sprites.index(grip.pressed)
            found[at] = self._given(found[at])
        return found

    def _given(self, pose: Pose) -> Pose:
        """How a card lies while a finger is on it: it gives, and nearly touches the table."""
        height = pose.height * _GIVES
        return replace(pose, y=pose.y + self.layout.px(3), height=height, lift=pose.lift * 0.3)

    def _poses_with_gap(self, number: int, sprites: list[CardSprite]) -> list[Pose]:
        """A hand that makes room where a held card would go in."""
        gap, held = self.grip.gap, self.grip.held
        others = [sprite for sprite in sprites if sprite is not held]
        poses = self.layout.poses(number, len(sprites))
        found = {}
        for at, sprite in enumerate(others):
            found[id(sprite)] = poses[at if at < gap else at + 1]
        home = poses[min(gap, len(poses) - 1)]
        return [found.get(id(sprite), home) for sprite in sprites]

    def pose_of(self, number: int, sprite: CardSprite) -> Pose:
        """Where one card of a pile belongs."""
        return self.poses(number)[self.piles[number].index(sprite)]

    @property
    def raised_on_top(self) -> bool:
        """Whether a raised card lies over its neighbours: only where it hides no number."""
        count = len(self.piles.own_hand())
        place = self.layout.places[self.piles.hand.number]
        return count < 2 or (place.room - place.width) / (count - 1) > place.width * 0.6

    # What lies over what

    def by_depth(self, numbers: Iterable[int]) -> list[int]:
        """Piles from the lowest: others' before the middle, one's own hand on top."""

        def depth(number: int) -> tuple[int, int]:
            pile = self.piles.game.pile_of[number]
            if self.piles.is_own_hand(pile):
                return 3, number
            lies = self.layout.places[number].lies
            return (2 if lies in ("trick", "heap") else 1), number

        return sorted(numbers, key=depth)

    def visible(self, number: int) -> list[CardSprite]:
        """The cards of a pile that can be seen, from the lowest."""
        place = self.layout.places[number]
        sprites = self.piles[number]
        if not place.shown and not self._whole(number):
            return [sprite for sprite in sprites if sprite.motion is not None]
        if place.lies not in ("stack", "heap"):
            return [sprite for sprite in sprites if sprite is not self.grip.held]
        resting = [s for s in sprites if s.motion is None]
        waiting = [s for s in sprites if s.motion is not None and not s.motion.begun]
        moving = [s for s in sprites if s.motion is not None and s.motion.begun]
        if place.top_first:
            top = resting[: place.most]
            top.reverse()
        else:
            top = resting[-place.most :]
        # Those that are still to set out lie where they came from, over nothing of this pile.
        return top + waiting + moving

    def _whole(self, number: int) -> bool:
        """Whether a whole deck lies here, still to be dealt: it is seen even where, later, what is
        left of it is not.
        """
        pile = self.piles.game.pile_of[number]
        deck = () if pile.deck == MIXED else self.piles.game.decks[pile.deck]
        return pile.owner is None and 0 < len(deck) <= len(self.piles[number])

    def aloft(self) -> list[CardSprite]:
        """The cards in the hand, or that have just left it: they are over everything."""
        grip = self.grip
        found = [sprite for sprite in (grip.dropped, grip.held) if sprite is not None]
        for sprites in self.piles.values():
            for sprite in sprites:
                motion = sprite.motion
                if motion is not None and motion.start.lift >= animation.CARRIED_LIFT:
                    high = sprite.pose.lift > 0.4
                    found += [sprite] if high and sprite not in found else []
        return found

    def card_at(self, at: tuple[int, int]) -> CardSprite | None:
        """The uppermost card under a place."""
        raised = self.grip.raised
        if raised is not None and raised.touches(at) and self.raised_on_top:
            return raised
        for number in reversed(self.by_depth(self.piles)):
            sprites = self.visible(number)
            place = self.layout.places[number]
            poses = None
            if place.lies == "fan" and len(sprites) == len(self.piles[number]):
                # Where the cards would lie with none raised: else the edge of one flickers.
                poses = self.layout.poses(number, len(sprites))
            for order in range(len(sprites) - 1, -1, -1):
                sprite = sprites[order]
                pose = sprite.pose
                if poses and math.dist((pose.x, pose.y), (poses[order].x, poses[order].y)) < (
                    place.height * 0.5
                ):
                    pose = poses[order]
                if pose_touches(pose, at) or (sprite is raised and raised.touches(at)):
                    return sprite
        return None

    # Motions

    def start(self, sprite: CardSprite, motion: Motion) -> None:
        """Let a card set out."""
        if self.stage.settings.reduced_motion:
            motion = animation.straightened(motion)
            sprite.turning = False
        sprite.motion = motion
        if not motion.delay:
            sprite.pose = motion.start
        self.stale.frame = True

    def relax(
        self, number: int, seconds: float = animation.LAND, change: Change = as_usual
    ) -> None:
        """Let the cards of a pile glide to where they belong; what is not shown just lies there."""
        shown = self.layout.places[number].shown
        for sprite, pose in zip(self.piles[number], self.poses(number), strict=True):
            if shown or sprite.motion is not None:
                self._glide(sprite, Motion(sprite.pose, pose, seconds), change)
            elif sprite is not self.grip.dropped:
                sprite.pose = pose
        self.stale.frame = True

    def make_room(self) -> None:
        """One's own hand opens for a card that stands up or is held over it, or closes again."""
        number, grip = self.piles.hand.number, self.grip
        sprites = self.piles[number]
        middle = sprites.index(grip.raised) if grip.raised in sprites else grip.gap
        for order, (sprite, pose) in enumerate(zip(sprites, self.poses(number), strict=True)):
            motion = Motion(sprite.pose, pose, animation.HOVER)
            if sprite is not grip.raised:
                motion.seconds, motion.ease = animation.LAND, animation.landing
                if middle >= 0:
                    motion.delay = animation.RIPPLE * min(5, abs(order - middle))
            self._glide(sprite, motion, as_usual)
        self.stale.frame = True

    def _glide(self, sprite: CardSprite, usual: Motion, change: Change) -> None:
        """Let a card go where it belongs from where it is now; no motion under way jumps."""
        if sprite in (self.grip.held, self.grip.dropped):
            return  # it is where the hand has it, or has let it go
        motion = sprite.motion
        if motion is None:
            if not sprite.pose.near(usual.end):
                self.start(sprite, change(sprite, usual))
        elif not motion.end.near(usual.end):
            end = change(sprite, replace(motion, end=usual.end)).end
            if motion.plain and not sprite.turning:
                anew = replace(usual, end=end, delay=0.0, lands=motion.lands)
                self.start(sprite, anew)
            else:
                sprite.motion = motion.bent(end)

    def pass_by(self, seconds: float) -> None:
        """Let time pass for everything on its way."""
        for number, sprites in self.piles.items():
            for sprite in sprites:
                motion = sprite.motion
                if motion is None:
                    continue
                begun = motion.begun
                motion.passed += seconds
                if motion.begun and not begun and motion.takes_off:
                    self.hear(motion.takes_off)
                sprite.pose = motion.pose()
                if motion.done:
                    self._arrived(sprite, number)
                self.stale.frame = True

    def finish(self) -> None:
        """Everything on its way is there."""
        for number, sprites in self.piles.items():
            for sprite in sprites:
                if sprite.motion is not None:
                    sprite.pose = sprite.motion.end
                    self._arrived(sprite, number)
        self.stale.all()

    def _arrived(self, sprite: CardSprite, number: int) -> None:
        motion = sprite.motion
        self.piles.arrived(sprite, number)
        if motion is not None and motion.lands:
            self.hear(motion.lands)
        self.stale.frame = True

    @property
    def moving(self) -> bool:
        """Whether a card is on its way."""
        return any(
            sprite.motion is not None for sprites in self.piles.values() for sprite in sprites
        )


def standing_out(pose: Pose) -> Pose:
    """Where a card of a hand stands that was chosen before one's turn."""
    return replace(pose, y=pose.y - pose.height * 0.16, lift=max(pose.lift, 0.6))


def winning(pose: Pose, place: Place) -> Pose:
    """How a card of the trick lies that has won it."""
    return replace(pose, height=place.height * _WINS, lift=0.5)


def same_place(one: Place, two: Place) -> bool:
    """Whether cards would lie in the same way at both."""
    return (
        one.lies == two.lies
        and abs(one.x - two.x) < 0.5
        and abs(one.y - two.y) < 0.5
        and abs(one.height - two.height) < 0.01
        and abs(one.room - two.room) < 1
        and abs(one.step - two.step) < 0.001
    )


def flies(sprite: CardSprite) -> bool:
    """Whether a card is on its way from another pile."""
    motion = sprite.motion
    if motion is None:
        return False
    across = abs(motion.start.x - motion.end.x) + abs(motion.start.y - motion.end.y)
    return across > motion.end.height
