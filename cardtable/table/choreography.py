"""How each event looks: which cards take which way, how long that takes, and what is heard.

It lays the cards where the event says and answers with the ways there; `Table` lets them set out.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

from cardtable.rules.events import CardsMoved, Event, Gathered, Shuffled, TrickWon
from cardtable.rules.piles import Pile
from cardtable.table import animation, sound
from cardtable.table.animation import Motion
from cardtable.table.card_sprite import CardSprite
from cardtable.table.piles import Piles
from cardtable.table.ways import Ways, winning

Run = Sequence[CardsMoved]


@dataclass
class Steps:
    """What one event looks like."""

    ways: list[tuple[CardSprite, Motion]] = field(default_factory=list)
    closing: list[tuple[int, float]] = field(default_factory=list)  # piles that do, how fast
    sounds: list[str] = field(default_factory=list)
    wait: float = 0.0  # until the next event


def together(first: CardsMoved, rest: Sequence[Event], piles: Piles) -> list[CardsMoved]:
    """The events shown at once with this one: a deal, a swap, cards drawn by all."""
    run = [first]
    one = piles.ends(first)
    for event in rest:
        if not isinstance(event, CardsMoved):
            break
        two = piles.ends(event)
        if (one[0].name, one[1].name) != (two[0].name, two[1].name) or two[1].owner is None:
            break
        turns_up = not two[0].face_up and two[1].face_up and two[0].owner is not None
        if turns_up and two[1].lies != "fan":
            break  # what is revealed is looked at one by one
        run.append(event)
    return run


class Choreography:
    """Events to motions."""

    def __init__(self, piles: Piles, ways: Ways) -> None:
        self.piles = piles
        self.ways = ways

    def of(self, events: Sequence[Event]) -> Steps:
        """What an event looks like, or several that are shown together."""
        match events[0]:
            case CardsMoved():
                return self._moved([event for event in events if isinstance(event, CardsMoved)])
            case Gathered(pile):
                return self._gathered(pile)
            case Shuffled(pile):
                return self._shuffled(pile)
            case TrickWon() as won:
                return self._won(won)
        return Steps()

    def _moved(self, run: Run) -> Steps:
        source, target = self.piles.ends(run[0])
        if len(run) > 1 and source.owner is not None:
            return self._all_at_once(run)
        if source.owner is None and target.owner is not None and target.lies != "stack":
            return self._dealt(run)
        if len(run[0].cards) > 1 or target.lies == "stack":
            return self._swept(run)
        return self._played(run[0])

    def _take(self, event: CardsMoved) -> list[CardSprite]:
        grip = self.ways.grip
        return self.piles.take(event, self.ways.layout, grip.held or grip.dropped)

    def _lay(self, sprite: CardSprite, target: Pile) -> bool:
        """Lay a card where it goes; whether it was the hand that threw it there."""
        self.piles.lay(sprite, target, self.ways.layout)
        return self.ways.grip.leave(sprite)

    def _played(self, event: CardsMoved) -> Steps:
        """One card goes from one pile to another; thrown by hand, it only has to land."""
        source, target = self.piles.ends(event)
        [sprite] = self._take(event)
        thrown = self._lay(sprite, target)
        if source.owner is not None:
            sprite.seat = source.owner
            if target.owner is None and target.face_up:
                self.piles.last = sprite
        end = self.ways.pose_of(target.number, sprite)
        if thrown:
            seconds = animation.LAND
            motion = Motion(sprite.pose, end, seconds, ease=animation.landing, lands=sound.LANDED)
        else:
            own = source.owner == self.piles.viewer
            seconds = animation.PLAY * (0.8 if own else 1.0)
            motion = Motion(
                sprite.pose,
                end,
                seconds,
                ease=animation.ease_in_out,
                arc=abs(end.x - sprite.pose.x) * 0.12 + self.ways.layout.px(18),
                takes_off=sound.SLID,
                lands=sound.LANDED,
            )
        closing = [(source.number, animation.LAND), (target.number, animation.LAND)]
        return Steps([(sprite, motion)], closing, [], seconds + animation.AFTER_MOVE)

    def _all_at_once(self, run: Run) -> Steps:
        """Every seat passes something on: all cards fly at the same time along arcs."""
        taken = [(event, self._take(event)) for event in run]
        for event, sprites in taken:
            for sprite in sprites:
                self._lay(sprite, self.piles.ends(event)[1])
        steps = Steps(sounds=[sound.SWAPPED], wait=animation.SWAP + animation.AFTER_MOVE)
        arc = self.ways.layout.px(46)
        for event, sprites in taken:
            for sprite in sprites:
                end = self.ways.pose_of(event.target, sprite)
                motion = Motion(
                    sprite.pose, end, animation.SWAP, ease=animation.ease_in_out, arc=arc, spin=12
                )
                steps.ways.append((sprite, motion))
            steps.closing += [(event.source, animation.SWAP), (event.target, animation.SWAP)]
        return steps

    def _dealt(self, run: Run) -> Steps:
        """Cards from the middle to the seats, one to each in turn."""
        lists = [(self.piles.ends(event)[1], self._take(event)) for event in run]
        dealt = [
            (target, sprites[place])
            for place in range(max(len(sprites) for _, sprites in lists))
            for target, sprites in lists
            if place < len(sprites)
        ]
        for target, sprite in dealt:
            self._lay(sprite, target)
        many = len(dealt) > len(run)
        step = animation.DEAL_STEP if many else animation.DRAW_STEP
        seconds = animation.DEAL if many else animation.DRAW
        steps = Steps(wait=(len(dealt) - 1) * step + seconds + animation.AFTER_MOVE)
        for at, (target, sprite) in enumerate(dealt):
            heard = sound.DRAWN if not many else sound.DEALT if at % 2 == 0 else ""
            motion = Motion(
                sprite.pose,
                self.ways.pose_of(target.number, sprite),
                seconds,
                delay=at * step,
                arc=self.ways.layout.px(20),
                spin=-14.0 if at % 2 else 10.0,
                takes_off=heard,
            )
            steps.ways.append((sprite, motion))
        numbers = [*[target.number for target, _ in lists], run[0].source]
        steps.closing = [(number, animation.LAND) for number in numbers]
        return steps

    def _swept(self, run: Run) -> Steps:
        """Many cards at once, or one onto a stack: gathered, then slid there."""
        steps = Steps()
        for event in run:
            sprites = self._take(event)
            for sprite in sprites:
                self._lay(sprite, self.piles.ends(event)[1])
            for at, sprite in enumerate(sprites):
                motion = Motion(
                    sprite.pose,
                    self.ways.pose_of(event.target, sprite),
                    animation.SWEEP,
                    delay=min(0.03 * at, 0.24),
                    ease=animation.ease_in_out,
                    arc=self.ways.layout.px(10),
                    lands=sound.FLIPPED if sprite.turning and sprite.shows_face else "",
                )
                steps.ways.append((sprite, motion))
            steps.closing += [(event.source, animation.LAND), (event.target, animation.LAND)]
            steps.sounds.append(sound.SWEPT)
            steps.wait = animation.SWEEP + min(0.03 * len(sprites), 0.24)
        return steps

    def _gathered(self, number: int) -> Steps:
        """All cards of a deck come together in one pile, face down."""
        gathered = self.piles.gather(number, self.ways.layout)
        steps = Steps(sounds=[sound.SHUFFLED])
        for sprite in gathered:
            self.ways.grip.leave(sprite)
        for sprite, end in zip(gathered, self.ways.poses(number), strict=True):
            if sprite.pose.near(end):
                self.piles.arrived(sprite, number)
            else:
                motion = Motion(sprite.pose, end, animation.GATHER, ease=animation.ease_in_out)
                steps.ways.append((sprite, motion))
                steps.wait = animation.GATHER
        return steps

    def _shuffled(self, number: int) -> Steps:
        """The cards of a pile riffle."""
        steps = Steps(wait=animation.SHUFFLE)
        for at, sprite in enumerate(self.piles[number][:6]):
            away = self.ways.layout.px(26) * (-1 if at % 2 else 1)
            motion = Motion(
                sprite.pose.moved(away, 0),
                sprite.pose,
                animation.SHUFFLE,
                delay=0.02 * at,
                ease=animation.ease_in_out,
            )
            steps.ways.append((sprite, motion))
        return steps

    def _won(self, event: TrickWon) -> Steps:
        """The finished trick lies still: the winning card is lifted and lit."""
        steps = Steps()
        layout = self.ways.layout
        tricks = [number for number in self.piles if layout.places[number].lies == "trick"]
        for number in tricks:
            for sprite in self.piles[number]:
                wins = sprite.card is event.card and sprite.seat in (event.seat, None)
                sprite.glow = wins
                if wins:
                    end = winning(sprite.pose, layout.places[number])
                    steps.ways.append((sprite, Motion(sprite.pose, end, animation.LAND)))
        return steps

    def swept_up(self) -> None:
        """The finished trick is looked at no longer."""
        for sprites in self.piles.values():
            for sprite in sprites:
                sprite.glow = False
