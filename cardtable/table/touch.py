"""Turns lift, carry, drop and click into one of the legal moves. It knows no game.

A card can be lifted if it is part of a legal move, or if it is one's own: those can always be
laid out anew, and an illegal drop says why. Piles that would complete a move light up.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace

from cardtable.rules.moves import Move
from cardtable.table import animation, sound
from cardtable.table.animation import Motion, Pose
from cardtable.table.card_sprite import CardSprite
from cardtable.table.offers import At, Offers
from cardtable.table.table import Table

TILT = 8.0  # degrees, at most, of a card carried fast


class Touch:
    """One hand over one table."""

    def __init__(
        self, table: Table, play: Callable[[Move], None], refuse: Callable[[Move], None]
    ) -> None:
        self.table = table
        self.ways, self.piles, self.grip = table.ways, table.piles, table.grip
        self.stale = table.stale
        self.offers = Offers(table.ways, table.stale)
        self.play = play
        self.refuse = refuse  # told of a move the player tried and may not make
        self._pressed: CardSprite | None = None
        self._from: tuple[float, float] = (0.0, 0.0)  # from the pointer to the card's middle
        self._at: At = (0, 0)
        self._speed = 0.0
        self._just_played = False

    def offer(self, moves: Sequence[Move], *, dim: bool) -> None:
        """These are the legal moves now; with ``dim`` the cards of no move lie in the shade."""
        self.offers.offer(moves, dim=dim)
        pile = None if self.grip.pointed is None else self.piles.of(self.grip.pointed)
        if pile is not None:
            self.ways.relax(pile.number, animation.HOVER)  # what one points at may mean more now

    # The pointer, or the focus

    def hover(self, at: At | None) -> None:
        """The pointer is here and holds nothing: the card under it rises, if it is one's own."""
        self.point(None if at is None else self.ways.card_at(at))

    def point(self, sprite: CardSprite | None) -> None:
        """The pointer or the focus is on this card; one of one's own hand stands up."""
        before = self.grip.pointed
        if sprite is not before:
            self.grip.pointed = sprite
            self.stale.frame = True
            for one in (before, sprite):
                pile = None if one is None else self.piles.of(one)
                if pile is not None and not self.piles.is_own_hand(pile):
                    self.ways.relax(pile.number, animation.HOVER)
        self._raise(sprite if sprite in self.piles.own_hand() else None)

    def _raise(self, sprite: CardSprite | None) -> None:
        if sprite is self.grip.raised or self.grip.held is not None:
            return
        self.grip.raised = sprite
        self.ways.relax(self.piles.hand.number, animation.HOVER)
        self.stale.part(self.ways.layout.hand_area())
        if sprite is not None:
            self.table.hear(sound.HOVERED)

    # Carrying

    def lift(self, at: At) -> bool:
        """The pointer was pressed here; whether on a card that may be lifted."""
        sprite = self.ways.card_at(at)
        self._pressed = sprite if sprite is not None and self.offers.liftable(sprite) else None
        self._at = at
        if self._pressed is not None:
            pose = self._pressed.pose
            self._from = (pose.x - at[0], pose.y - at[1])
        return self._pressed is not None

    def carry(self, at: At) -> None:
        """The pointer moved with the button down."""
        if self._pressed is not None and self.grip.held is None:
            self._take(self._pressed)
        sprite = self.grip.held
        if sprite is None:
            return
        self._speed = self._speed * 0.6 + (at[0] - self._at[0]) * 0.4
        self._at = at
        self._follow(sprite)
        self.offers.light(at)
        self._open_gap(sprite)

    def _take(self, sprite: CardSprite) -> None:
        self.grip.take(sprite)
        sprite.motion = None
        sprite.turning = False
        self.table.hear(sound.LIFTED)
        self.stale.all()

    def _follow(self, sprite: CardSprite) -> None:
        calm = self.table.stage.settings.reduced_motion
        x, y = self._at[0] + self._from[0], self._at[1] + self._from[1]
        tilt = 0.0 if calm else self._tilt
        sprite.pose = Pose(x, y, tilt, sprite.pose.height, animation.CARRIED_LIFT)
        self.stale.frame = True

    @property
    def _tilt(self) -> float:
        return max(-TILT, min(TILT, self._speed * 0.5))

    def settle_tilt(self, seconds: float) -> None:
        """A card held still hangs straight again."""
        held = self.grip.held
        if held is not None and abs(self._speed) >= 0.3:
            self._speed *= max(0.0, 1 - seconds * 9)
            held.pose = replace(held.pose, angle=self._tilt)
            self.stale.frame = True

    def _open_gap(self, sprite: CardSprite) -> None:
        """Held over one's own hand, the cards make room."""
        hand = self.piles.hand.number
        if sprite not in self.piles[hand]:
            return
        gap = -1
        if self.offers.over_hand(self._at):
            place = self.ways.layout.places[hand]
            gap = self.ways.layout.slot(place, len(self.piles[hand]) - 1, sprite.pose.x)
        if gap != self.grip.gap:
            self.grip.gap = gap
            self.ways.relax(hand, animation.HOVER)

    def drop(self, at: At) -> None:
        """What is held is let go here: a move, a new place in the hand, or back home."""
        sprite = self.grip.held
        self._pressed = None
        self.grip.zones = []
        if sprite is None:
            return
        self._at = at
        move = self.offers.best(sprite, at)
        if move is not None:
            self._let_go()
            self.grip.dropped = sprite
            self.play(move)
            return
        own = sprite in self.piles.own_hand()
        if own and self.offers.over_hand(at):
            self._reorder(sprite)
            return
        tried = self.offers.tried(sprite, at)
        put_back = not own and self.offers.at_home(sprite, at)
        self._let_go()
        self._send_home(sprite)
        if tried is not None and not put_back:
            self._refuse(tried)

    def _let_go(self) -> None:
        self.grip.let_go()
        self._speed = 0.0
        self.stale.all()

    def _send_home(self, sprite: CardSprite) -> None:
        """Let a card spring back to where it belongs."""
        pile = self.piles.of(sprite)
        if pile is None:
            return
        pose = self.ways.pose_of(pile.number, sprite)
        self.ways.start(sprite, Motion(sprite.pose, pose, animation.HOME, ease=animation.spring))
        self.ways.relax(pile.number)
        self.table.hear(sound.HOME)

    def _refuse(self, tried: Move) -> None:
        self.table.hear(sound.ILLEGAL)
        self.refuse(tried)

    def _reorder(self, sprite: CardSprite) -> None:
        hand = self.piles.own_hand()
        gap = self.grip.gap if self.grip.gap >= 0 else hand.index(sprite)
        self.piles.insert(sprite, gap)
        self._let_go()
        self.ways.relax(self.piles.hand.number)
        self.table.hear(sound.LANDED)

    def sort(self) -> None:
        """Lay one's own hand out by suit and number."""
        self.piles.sort()
        self.ways.relax(self.piles.hand.number, animation.SWEEP)
        self.table.hear(sound.SWEPT)

    # Clicks and keys

    def click(self, at: At, clicks: int = 1) -> bool:
        """A click here; whether it meant a card or a place for one."""
        pressed, self._pressed = self._pressed, None
        just_played, self._just_played = self._just_played, False
        if clicks > 1 and just_played:
            return True  # the second half of a double click that has played already
        for number, move in self.offers.targets_of(self.grip.picked).items():
            if self.offers.zone(number).collidepoint(at):
                self.unpick()
                self.play(move)
                return True
        sprite = pressed or self.ways.card_at(at)
        if sprite is None or not self.offers.liftable(sprite):
            had = self.grip.picked is not None
            self.unpick()
            return had
        self.choose(sprite)
        self._just_played = True
        return True

    def choose(self, sprite: CardSprite) -> None:
        """Play this card; if it can go to several places, ask which by lighting them up."""
        targets = self.offers.targets_of(sprite)
        if len(targets) == 1:
            self.unpick()
            self.play(self.offers.moves_of(sprite)[0])
        elif targets:
            self.grip.picked = None if sprite is self.grip.picked else sprite
            self.offers.light(self._at)
            self.table.hear(sound.LIFTED)
        else:
            x, y = self.ways.layout.trick_at
            tried = self.offers.tried(sprite, (round(x), round(y)))
            if tried is not None:
                self._refuse(tried)

    def unpick(self) -> None:
        """Nothing is picked any more."""
        self.grip.unpick()
        self.stale.frame = True

    def cancel(self) -> bool:
        """Put back what is held or picked; whether there was anything."""
        sprite = self.grip.held
        if sprite is not None:
            self._pressed = None
            self._let_go()
            self._send_home(sprite)
            return True
        had = self.grip.picked is not None
        self.unpick()
        return had
