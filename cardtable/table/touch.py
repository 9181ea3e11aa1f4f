"""Turns lift, carry, drop and click into one of the legal moves. It knows no game.

A card can be lifted if it is part of a legal move, or if it is one's own: those can always be
laid out anew, and an illegal drop says why. Piles that would complete a move light up.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace

from cardtable.rules.moves import Move
from cardtable.table import animation, sound
from cardtable.table.animation import Pose
from cardtable.table.card_sprite import CardSprite
from cardtable.table.homing import Homing
from cardtable.table.offers import At, Offers
from cardtable.table.swing import Swing
from cardtable.table.table import Table


class Touch:
    """One hand over one table."""

    def __init__(
        self, table: Table, play: Callable[[Move], None], refuse: Callable[[Move], None]
    ) -> None:
        self.table = table
        self.ways, self.piles, self.grip = table.ways, table.piles, table.grip
        self.stale = table.stale
        self.homing = Homing(table)
        self.offers = Offers(table.ways, table.stale)
        self.play = play
        self.refuse = refuse  # told of a move the player tried and may not make
        self.ahead_of_turn = False  # a card may be chosen for when one's turn has come
        self._offered_ahead: CardSprite | None = None  # the next choice of it is meant so
        self._over: At | None = None  # where the pointer rests
        self._moved = False  # something was on its way a moment ago
        self._from: tuple[float, float] = (0.0, 0.0)  # from the pointer to the card's middle
        self._at: At = (0, 0)
        self._swing = Swing()
        self._just_played = False

    def offer(self, moves: Sequence[Move], *, dim: bool) -> None:
        """These are the legal moves now; with ``dim`` the cards of no move lie in the shade. What
        follows from a trick is neither lit nor shaded before that has been told.
        """
        told = not self.table.shown.trick_is_told
        self.offers.offer(moves, dim=dim and told, mark=told)
        self._offered_ahead = None
        pile = None if self.grip.pointed is None else self.piles.of(self.grip.pointed)
        if pile is not None:
            self.ways.relax(pile.number, animation.HOVER)  # what one points at may mean more now

    # The pointer, or the focus

    def hover(self, at: At | None) -> None:
        """The pointer is here and holds nothing: the card under it rises, if it is one's own."""
        self.point(None if at is None else self.ways.card_at(at))
        self._over = at

    def point(self, sprite: CardSprite | None) -> None:
        """The pointer or the focus is on this card; one of one's own open hand stands up."""
        self._over = None
        before = self.grip.pointed
        if sprite is not before:
            self.grip.pointed = sprite
            self.stale.frame = True
            for one in (before, sprite):
                pile = None if one is None else self.piles.of(one)
                if pile is not None and not self.piles.is_own_hand(pile):
                    self.ways.relax(pile.number, animation.HOVER)
        own = self.piles.looking and sprite in self.piles.own_hand()
        self._raise(sprite if own else None)

    def _raise(self, sprite: CardSprite | None) -> None:
        if sprite is self.grip.raised or self.grip.held is not None:
            return
        self.grip.raised = sprite
        self.ways.make_room()
        self.stale.all()
        if sprite is not None:
            self.table.hear(sound.HOVERED)

    # Carrying

    def lift(self, at: At) -> bool:
        """The pointer was pressed here; whether on a card that may be lifted."""
        sprite = self.ways.card_at(at)
        self._at = at
        if sprite is None or not self.offers.liftable(sprite):
            self._press(None)
            return False
        self._from = (sprite.pose.x - at[0], sprite.pose.y - at[1])
        self._press(sprite)
        return True

    def _press(self, sprite: CardSprite | None) -> None:
        """The finger is on this card, and on no other."""
        before, self.grip.pressed = self.grip.pressed, sprite
        for one in (before, sprite):
            pile = None if one is None or one is before is sprite else self.piles.of(one)
            if pile is not None:
                self.ways.relax(pile.number, animation.PRESS)

    def carry(self, at: At) -> None:
        """The pointer moved with the button down."""
        if self.grip.pressed is not None and self.grip.held is None:
            self._take(self.grip.pressed)
        sprite = self.grip.held
        if sprite is None:
            return
        self._swing.carry(at[0] - self._at[0])
        self._at = at
        self._follow(sprite)
        self.offers.light(at)
        self._open_gap(sprite)

    def _take(self, sprite: CardSprite) -> None:
        self.grip.take(sprite)
        self.homing.forget()
        sprite.motion = None
        sprite.turning = False
        pile = self.piles.of(sprite)
        if pile is not None:
            # It may have given under the finger, or be on its way from a pile of other cards.
            sprite.pose = replace(sprite.pose, height=self.ways.layout.places[pile.number].height)
            self.ways.relax(pile.number)
        self.table.hear(sound.LIFTED)
        self.stale.all()

    def _follow(self, sprite: CardSprite) -> None:
        x, y = self._at[0] + self._from[0], self._at[1] + self._from[1]
        tilt = self._swing.tilt(calm=self.table.stage.settings.reduced_motion)
        sprite.pose = Pose(x, y, tilt, sprite.pose.height, animation.CARRIED_LIFT)
        self.stale.frame = True

    def pass_by(self, seconds: float) -> None:
        """Let time pass for what is held, refused or pointed at."""
        held = self.grip.held
        if held is not None and self._swing.settle(seconds):
            self._follow(held)
        self.homing.pass_by()
        moving = self.ways.moving
        if self._moved and not moving and self._over is not None:
            self._point_again(self._over)
        self._moved = moving

    def _point_again(self, at: At) -> None:
        """The cards have come to rest: what lies under the resting pointer now stands up."""
        sprite = self.ways.card_at(at)
        if self.grip.held is None and self.grip.pressed is None:
            self.point(sprite if sprite in self.piles.own_hand() else None)
            self._over = at

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
            self.ways.make_room()

    def drop(self, at: At) -> None:
        """What is held is let go here: a move, a new place in the hand, or back home."""
        sprite = self.grip.held
        self._press(None)
        self.grip.zones = []
        if self._over is not None:
            self._over = at  # a pointer rests there; a finger is gone
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
        if own and tried is not None and self.ahead_of_turn:
            self.choose_ahead(sprite)
            return
        self.homing.send(sprite)
        if tried is not None and not put_back:
            self._refuse(sprite, tried)

    def _let_go(self) -> None:
        self.grip.let_go()
        self._swing.rest()
        self.stale.all()

    def _refuse(self, sprite: CardSprite, tried: Move) -> None:
        self.homing.refuse(sprite)
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
        pressed = self.grip.pressed
        self._press(None)
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
        elif sprite is self.grip.ahead:
            self.take_back()
        else:
            self._choose_in_vain(sprite)

    def _choose_in_vain(self, sprite: CardSprite) -> None:
        """Say why a card cannot be played; before one's turn, choosing it twice chooses it ahead.

        The first choice might be a mistake about whose turn it is.
        """
        x, y = self.ways.layout.trick_at
        tried = self.offers.tried(sprite, (round(x), round(y)))
        if tried is None:
            return
        meant = self._offered_ahead is sprite or self.grip.ahead is not None
        if self.ahead_of_turn and meant:
            self.choose_ahead(sprite)
            return
        self._offered_ahead = sprite if self.ahead_of_turn else None
        self._refuse(sprite, tried)

    def choose_ahead(self, sprite: CardSprite) -> None:
        """Let this card of one's hand wait for one's turn, instead of any other."""
        self.grip.ahead = sprite
        self._offered_ahead = None
        self.ways.relax(self.piles.hand.number, animation.LAND)
        self.table.hear(sound.LIFTED)
        self.table.captions.notice = ""
        self.stale.all()

    def take_back(self) -> None:
        """No card waits for one's turn any more."""
        if self.grip.ahead is not None:
            self.grip.ahead = None
            self.ways.relax(self.piles.hand.number, animation.LAND)
            self.stale.all()

    def unpick(self) -> None:
        """Nothing is picked any more."""
        self.grip.unpick()
        self.stale.frame = True

    def cancel(self) -> bool:
        """Put back what is held or picked; whether there was anything."""
        sprite = self.grip.held
        if sprite is not None:
            self._let_go()
            self.homing.send(sprite)
            return True
        self._press(None)
        had = self.grip.picked is not None or self.grip.ahead is not None
        self.unpick()
        self.take_back()
        return had
