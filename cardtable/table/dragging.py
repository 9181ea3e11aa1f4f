"""Turns lift, carry and drop into one of the legal moves. It knows no game.

A card can be lifted if it is part of a legal move, or if it is one's own: those can always be
laid out anew, and an illegal drop says why. Piles that would complete a move light up.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field, replace

import pygame

from cardtable.rules.cards import card_order
from cardtable.rules.moves import Move, move_named
from cardtable.table import animation, sound
from cardtable.table.animation import Pose
from cardtable.table.card_sprite import CardSprite, pose_bounds, pose_touches
from cardtable.table.table import Table

At = tuple[int, int]
TILT = 8.0  # degrees, at most, of a card carried fast


@dataclass
class Dragging:
    """One hand over one table."""

    table: Table
    pile_called: Callable[[str], int | None]  # the number of the pile a move means
    play: Callable[[Move], None]
    refuse: Callable[[Move], None]  # told of a move the player tried and may not make
    moves: Sequence[Move] = ()
    picked: CardSprite | None = None  # chosen by click or key, waiting for where it shall go
    _by_card: dict[tuple[int, str], list[Move]] = field(default_factory=dict)
    _grip: tuple[float, float] = (0.0, 0.0)
    _pressed: CardSprite | None = None
    _at: At = (0, 0)
    _speed: float = 0.0
    _just_played: bool = False

    # What may be done

    def offer(self, moves: Sequence[Move], *, dim: bool) -> None:
        """These are the legal moves now; with ``dim`` the cards of no move lie in the shade."""
        self.moves = moves
        self._by_card = {}
        for move in moves:
            if move.word:
                continue
            number = self.pile_called(move.source)
            if number is not None:
                self._by_card.setdefault((number, move.card.name), []).append(move)
        if self.picked is not None and not self.moves_of(self.picked):
            self.unpick()
        self._shade(dim)

    def _shade(self, dim: bool) -> None:
        table = self.table
        hand = table.hand_pile().number
        wanted = any(number == hand for number, _ in self._by_card)
        for sprite in table.own_hand():
            shaded = dim and wanted and not self.moves_of(sprite)
            if sprite.dim != shaded:
                sprite.dim = shaded
                table.stale()
        marked = [sprite for sprite in self._offered() if sprite not in table.own_hand()]
        if marked != table.marked:
            table.marked = marked
            table.stale()

    def _offered(self) -> list[CardSprite]:
        """Every card in sight that is part of a legal move."""
        found = []
        for number in {number for number, _ in self._by_card}:
            place = self.table.layout.places[number]
            if not place.shown:
                continue
            sprites = self.table.piles[number]
            if place.lies == "stack":
                sprites = sprites[:1] if place.top_first else sprites[-1:]
            found += [sprite for sprite in sprites if self.moves_of(sprite)]
        return found

    def offered(self) -> list[CardSprite]:
        """The cards one may play now: one's own from the left, then the others."""
        hand = self.table.own_hand()
        offered = self._offered()
        return [s for s in hand if s in offered] + [s for s in offered if s not in hand]

    def moves_of(self, sprite: CardSprite) -> list[Move]:
        """The legal moves of a card."""
        pile = self.table.pile_of(sprite)
        if pile is None:
            return []
        return self._by_card.get((pile.number, sprite.card.name), [])

    def liftable(self, sprite: CardSprite) -> bool:
        """Whether this card may be taken in the hand."""
        pile = self.table.pile_of(sprite)
        if pile is None:
            return False
        return pile.owner == self.table.viewer or bool(self.moves_of(sprite))

    def card_at(self, at: At) -> CardSprite | None:
        """The uppermost card under a place that may be lifted or looked at."""
        table = self.table
        raised = table.raised
        if raised is not None and raised.touches(at) and table.raised_on_top:
            return raised
        for number in reversed(table._by_depth(table.piles)):
            sprites = table._visible(number)
            place = table.layout.places[number]
            poses = None
            if place.lies == "fan" and len(sprites) == len(table.piles[number]):
                # Where the cards would lie with none raised: else the edge of one flickers.
                poses = table.layout.poses(number, len(sprites))
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

    # The pointer

    def hover(self, at: At | None) -> CardSprite | None:
        """The pointer is here and holds nothing: the card under it rises, if it is one's own."""
        sprite = None if at is None else self.card_at(at)
        self.point(sprite)
        if sprite is not None and sprite not in self.table.own_hand():
            sprite = None
        self.raise_card(sprite)
        return sprite

    def point(self, sprite: CardSprite | None) -> None:
        """The pointer or the focus is on this card, wherever it lies."""
        if sprite is not self.table.pointed:
            self.table.pointed = sprite
            self.table.dirty = True

    def raise_card(self, sprite: CardSprite | None) -> None:
        """Let this card of one's own hand stand up, and no other."""
        table = self.table
        if sprite is table.raised or self.held is not None:
            return
        table.raised = sprite
        table.relax(table.hand_pile().number, animation.HOVER)
        table.stale(self._hand_box())
        if sprite is not None:
            table.hear(sound.HOVERED)

    def _hand_box(self) -> pygame.Rect:
        width, height = self.table.stage.size
        top = round(height - self.table.layout.card(0.25) * 1.3)
        return pygame.Rect(0, top, width, height - top)

    @property
    def held(self) -> CardSprite | None:
        """The card in the hand."""
        return self.table.held

    def lift(self, at: At) -> bool:
        """The pointer was pressed here; whether on a card that may be lifted."""
        sprite = self.card_at(at)
        self._pressed = sprite if sprite is not None and self.liftable(sprite) else None
        self._at = at
        if self._pressed is not None:
            pose = self._pressed.pose
            self._grip = (pose.x - at[0], pose.y - at[1])
        return self._pressed is not None

    def carry(self, at: At) -> None:
        """The pointer moved with the button down."""
        if self._pressed is not None and self.held is None:
            self._take()
        sprite = self.held
        if sprite is None:
            return
        self._speed = self._speed * 0.6 + (at[0] - self._at[0]) * 0.4
        self._at = at
        self._follow(sprite)
        self._light()
        self._open_gap(sprite)

    def _take(self) -> None:
        sprite, table = self._pressed, self.table
        assert sprite is not None
        self.unpick()
        table.raised = None
        table.held = sprite
        sprite.held = True
        sprite.motion = None
        sprite.turning = False
        table.hear(sound.LIFTED)
        table.stale()

    def _follow(self, sprite: CardSprite) -> None:
        tilt = max(-TILT, min(TILT, self._speed * 0.5))
        if self.table.stage.settings.reduced_motion:
            tilt = 0.0
        height = sprite.pose.height
        sprite.pose = Pose(
            self._at[0] + self._grip[0],
            self._at[1] + self._grip[1],
            tilt,
            height,
            animation.CARRIED_LIFT,
        )
        self.table.dirty = True

    def settle_tilt(self, seconds: float) -> bool:
        """A card held still hangs straight again; whether it is still swinging."""
        if self.held is None or abs(self._speed) < 0.3:
            return False
        self._speed *= max(0.0, 1 - seconds * 9)
        self.held.pose = replace(self.held.pose, angle=max(-TILT, min(TILT, self._speed * 0.5)))
        self.table.dirty = True
        return True

    def _open_gap(self, sprite: CardSprite) -> None:
        """Held over one's own hand, the cards make room."""
        table = self.table
        hand = table.hand_pile().number
        if sprite not in table.piles[hand]:
            return
        gap = -1
        if self._over_hand(self._at):
            place = table.layout.places[hand]
            count = len(table.piles[hand]) - 1
            gap = table.layout.slot(place, count, sprite.pose.x)
        if gap != table.gap:
            table.gap = gap
            table.relax(hand, animation.HOVER)

    def _over_hand(self, at: At) -> bool:
        hand = self.table.layout.places[self.table.hand_pile().number]
        return at[1] > hand.y - hand.height * 0.5

    # Where it may go

    def zone(self, number: int) -> pygame.Rect:
        """Where a card may be dropped for a pile."""
        layout = self.table.layout
        place = layout.places[number]
        if place.zone is not None:
            return place.zone
        box = layout.box(number, len(self.table.piles[number]))
        return box.inflate(layout.px(40), layout.px(40))

    def _light_of(self, number: int) -> pygame.Rect:
        """What lights up: where the card will lie."""
        table, layout = self.table, self.table.layout
        place = layout.places[number]
        if place.lies == "trick":
            box = pose_bounds(replace(layout.towards(place, table.viewer), angle=0.0))
        else:
            box = layout.box(number, len(table.piles[number]))
        return box.inflate(layout.px(22), layout.px(22))

    def _targets(self, moves: Sequence[Move]) -> dict[int, Move]:
        found = {}
        for move in moves:
            number = self.pile_called(move.target)
            if number is not None:
                found[number] = move
        return found

    def _light(self) -> None:
        sprite = self.held or self.picked
        self.table.zones = []
        if sprite is not None:
            targets = self._targets(self.moves_of(sprite))
            best = self._best(targets, self._at) if self.held is not None else None
            self.table.zones = [
                (self._light_of(number), move is best) for number, move in targets.items()
            ]
        self.table.dirty = True

    def _best(self, targets: dict[int, Move], at: At) -> Move | None:
        """The move a drop here means: the zone under it, or the only one there is."""
        under = [(n, move) for n, move in targets.items() if self.zone(n).collidepoint(at)]
        if under:
            here = self.table.layout.places
            return min(
                under,
                key=lambda item: (here[item[0]].x - at[0]) ** 2 + (here[item[0]].y - at[1]) ** 2,
            )[1]
        if len(targets) == 1 and not self._over_hand(at):
            sprite = self.held
            home = self.table.pile_of(sprite) if sprite is not None else None
            if home is not None and self.zone(home.number).collidepoint(at):
                return None
            return next(iter(targets.values()))
        return None

    def drop(self, at: At) -> None:
        """What is held is let go here: a move, a new place in the hand, or back home."""
        sprite = self.held
        self._pressed = None
        self.table.zones = []
        if sprite is None:
            return
        self._at = at
        move = self._best(self._targets(self.moves_of(sprite)), at)
        if move is not None:
            self._let_go(sprite)
            self.table.play_by_hand(sprite)
            self.play(move)
            return
        hand = self.table.hand_pile()
        home = self.table.pile_of(sprite)
        if home is hand and self._over_hand(at):
            self._reorder(sprite)
            return
        tried = self.tried(sprite, at)
        back_home = home is not None and self.zone(home.number).collidepoint(at)
        self._let_go(sprite)
        self.table.send_home(sprite)
        if tried is not None and not (back_home and home is not hand):
            self.table.hear(sound.ILLEGAL)
            self.refuse(tried)

    def _let_go(self, sprite: CardSprite) -> None:
        sprite.held = False
        self.table.held = None
        self.table.gap = -1
        self._speed = 0.0
        self.table.stale()

    def tried(self, sprite: CardSprite, at: At) -> Move | None:
        """The move the player seems to have meant with a card that has none there."""
        table = self.table
        home = table.pile_of(sprite)
        if home is None or not sprite.known:
            return None
        names = [pile.name for pile in table.game.piles if pile.owner in (None, table.viewer)]
        found: list[tuple[bool, bool, Move]] = []
        for name in dict.fromkeys([*names, "left"]):
            try:
                move = move_named(f"{sprite.card.name} {home.name}>{name}")
            except KeyError:
                continue
            number = self.pile_called(name)
            if number is None:
                continue
            here = self.zone(number).collidepoint(at)
            middle = table.game.pile_of[number].owner is None
            found.append((here, middle, move))
        if not found:
            return None
        return max(found, key=lambda item: (item[0], item[1]))[2]

    def _reorder(self, sprite: CardSprite) -> None:
        table = self.table
        hand = table.hand_pile().number
        cards = table.piles[hand]
        before = cards.index(sprite)
        gap = table.gap if table.gap >= 0 else before
        cards.remove(sprite)
        cards.insert(gap, sprite)
        if gap != before:
            table.keep_sorted = False
        self._let_go(sprite)
        table.relax(hand)
        table.remember_order()
        table.hear(sound.LANDED)

    def sort(self) -> None:
        """Lay one's own hand out by suit and number."""
        table = self.table
        hand = table.hand_pile().number
        table.piles[hand].sort(key=lambda sprite: card_order(sprite.card))
        table.keep_sorted = True
        table.remember_order()
        table.relax(hand, animation.SWEEP)
        table.hear(sound.SWEPT)

    # Clicks and keys

    def click(self, at: At, clicks: int = 1) -> bool:
        """A click here; whether it meant a card or a place for one."""
        pressed, self._pressed = self._pressed, None
        just_played, self._just_played = self._just_played, False
        if clicks > 1 and just_played:
            return True  # the second half of a double click that has played already
        if self.picked is not None:
            targets = self._targets(self.moves_of(self.picked))
            for number, move in targets.items():
                if self.zone(number).collidepoint(at):
                    self.unpick()
                    self.play(move)
                    return True
        sprite = pressed or self.card_at(at)
        if sprite is None or not self.liftable(sprite):
            if self.picked is not None:
                self.unpick()
                return True
            return False
        self.choose(sprite)
        self._just_played = True
        return True

    def choose(self, sprite: CardSprite) -> None:
        """Play this card; if it can go to several places, ask which by lighting them up."""
        moves = self.moves_of(sprite)
        targets = self._targets(moves)
        if len(targets) == 1:
            self.unpick()
            self.play(moves[0])
        elif targets:
            self.picked = None if sprite is self.picked else sprite
            self._light()
            self.table.hear(sound.LIFTED)
        else:
            tried = self.tried(sprite, self._middle())
            if tried is not None:
                self.table.hear(sound.ILLEGAL)
                self.refuse(tried)

    def _middle(self) -> At:
        x, y = self.table.layout.trick_at
        return round(x), round(y)

    def targets_of_picked(self) -> dict[int, Move]:
        """Where the picked card may go."""
        return {} if self.picked is None else self._targets(self.moves_of(self.picked))

    def unpick(self) -> None:
        """Nothing is picked any more."""
        self.picked = None
        self.table.zones = []
        self.table.dirty = True

    def cancel(self) -> bool:
        """Put back what is held or picked; whether there was anything."""
        if self.held is not None:
            sprite = self.held
            self._let_go(sprite)
            self.table.zones = []
            self._pressed = None
            self.table.send_home(sprite)
            return True
        if self.picked is not None:
            self.unpick()
            return True
        return False
