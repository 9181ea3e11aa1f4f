"""The table: shows what happens, one event after another, as one seat sees it.

It knows piles, moves and events, and no game by name. The rules never wait for it: events are
queued and shown in turn, and `arrange` puts everything in its place at once.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, field
from typing import Any, Protocol

import pygame

from cardtable.kits import KITS
from cardtable.media.drawings import Colour
from cardtable.media.lettering import Kind, line_height, width
from cardtable.media.pictures import Pictures
from cardtable.media.sounds import Sounds
from cardtable.media.words import words
from cardtable.rules.cards import Card, card_order
from cardtable.rules.events import (
    CardsMoved,
    Changed,
    Event,
    GameEnded,
    Gathered,
    RoundEnded,
    RoundStarted,
    Said,
    Scored,
    Shuffled,
    TrickWon,
)
from cardtable.rules.game import Game
from cardtable.rules.piles import MIXED, Pile
from cardtable.rules.sight import View
from cardtable.settings import Settings
from cardtable.table import animation, sound
from cardtable.table.animation import Motion, Pose
from cardtable.table.card_sprite import SHAPE, CardArt, CardSprite, Shade, pose_bounds
from cardtable.table.layout import Layout
from cardtable.table.wording import Wording
from cardtable.widgets import cut
from cardtable.widgets.writing import write

AnyGame = Game[Any]


class Stage(Protocol):
    """What a table needs of the stage it stands on."""

    size: tuple[int, int]
    settings: Settings
    pictures: Pictures
    sounds: Sounds

    @property
    def unit(self) -> float: ...

    def px(self, units: float) -> int: ...

    def text_px(self, units: float) -> int: ...

    def type_px(self, kind: Kind, units: float) -> int: ...


REFUSAL: Colour = (166, 40, 24)  # the ink of a reason against a move …
ADVICE: Colour = (38, 92, 74)  # … and of a hint


class Surroundings(Protocol):
    """What a table asks of the look of its game."""

    shade: Shade

    def join(self, table: Table) -> None:
        """The table it belongs to, once, before anything else."""

    def arrange(self, layout: Layout) -> None:
        """Put the piles and plates where this game wants them."""

    def face(self, card: str, height: int, language: str) -> pygame.Surface:
        """A card's face."""

    def back(self, kind: str, height: int, language: str) -> pygame.Surface:
        """A card's back."""

    def mood(self) -> str:
        """Which backdrop fits now; another word, and the table fades over."""

    def backdrop(self, mood: str) -> pygame.Surface:
        """The whole window's background in this mood."""

    def between(self, old: str, new: str, share: float) -> pygame.Surface | None:
        """The background on the way from one mood to the next, or None to let one fade."""

    def drift(self, seconds: float) -> list[pygame.Rect]:
        """Let the ambience go on; the parts of the window that look different now."""

    def draw_drift(self, surface: pygame.Surface) -> None:
        """Draw what drifts, on the backdrop."""

    def attend(self) -> None:
        """A frame is about to be drawn: say what of the still layer is stale."""

    def draw_under(self, surface: pygame.Surface) -> None:
        """Draw what lies under the cards: plates, trays, slots."""

    def draw_over(self, surface: pygame.Surface) -> None:
        """Draw what lies over resting cards: labels and counts."""

    def draw_glow(self, surface: pygame.Surface, sprite: CardSprite) -> None:
        """Draw the light round the card that wins the trick, under it."""

    def happened(self, event: Event) -> None:
        """An event begins to be shown."""

    def lingers(self, event: Event) -> float:
        """How many seconds more this event may be looked at before the next."""

    def prompt(self) -> str:
        """The sentence above one's own hand."""

    def prompt_colours(self) -> tuple[Colour, Colour]:
        """Paper and ink of that sentence."""

    def mouth(self, seat: int) -> tuple[int, int]:
        """Where a seat's speech bubble points to."""


@dataclass
class Bubble:
    """Something said, hanging at a seat's plate for a while."""

    seat: int
    text: str
    left: float  # seconds


@dataclass
class Batch:
    """What one move brought: its events still to be shown, and the table after them."""

    events: deque[Event]
    view: View


@dataclass
class Banner:
    """A large line over the middle of the table for a moment."""

    text: str
    left: float


Run = list[CardsMoved]


@dataclass
class Table:
    """One game's cards as one seat sees them, and everything that moves there."""

    stage: Stage
    game: AnyGame
    look: Surroundings
    viewer: int
    names: Sequence[str]
    hasty: bool = False  # nobody is playing: no pause waits for a click
    open_hands: bool = False  # every card is known to the one who looks
    piles: dict[int, list[CardSprite]] = field(default_factory=dict)
    queue: deque[Batch] = field(default_factory=deque)
    bubbles: list[Bubble] = field(default_factory=list)
    changed: dict[str, str | int] = field(default_factory=dict)  # shown, not yet in the view
    scores: list[int] = field(default_factory=list)  # as shown
    halted: RoundEnded | GameEnded | None = None  # shown up to here until `resume`
    trick: TrickWon | None = None  # the trick that lies finished on the table
    trick_over: bool = False  # the move that is being shown has ended a trick
    winning: str = ""  # why, in words
    banner: Banner | None = None
    notice: str = ""  # why a card may not be played, instead of the prompt
    notice_ink: Colour = REFUSAL
    keep_sorted: bool = True  # one's own hand, until its owner lays it out by hand
    shown: list[Callable[[Event], None]] = field(default_factory=list)
    zones: list[tuple[pygame.Rect, bool]] = field(default_factory=list)  # where a card may go
    marked: list[CardSprite] = field(default_factory=list)  # cards that are asked for, or hinted
    pointed: CardSprite | None = None  # the card under the pointer, or with the focus

    def __post_init__(self) -> None:
        self.kit = KITS[self.game.id]
        self.words = Wording(self.game, self.names)
        self.look.join(self)
        self.art = CardArt(self.stage.pictures, self.game.id, self.look.face, self.look.back)
        self.art.shade = self.look.shade
        self.view: View = View(self.game.empty(0))
        self.raised: CardSprite | None = None
        self.held: CardSprite | None = None
        self.gap = -1  # where in one's own hand a held card would go
        self._backs = self._backs_of_cards()
        self._wait = 0.0
        self._reading = False
        self._rush = False
        self._notice_left = 0.0
        self._mood = ""
        self._fading: tuple[str, pygame.Surface, float] | None = None
        self._still: pygame.Surface | None = None
        self._stale: list[pygame.Rect] = []
        self._resting: dict[int, pygame.Rect] = {}
        self._version = -1
        self._orders: dict[int, list[Card]] = {}
        self.rebuilt = 0  # how often the still layer was drawn, for the overlay
        self.dirty = True
        self.lay_out()

    def _backs_of_cards(self) -> dict[Card, Card]:
        backs: dict[Card, Card] = {}
        for pile in self.game.piles:
            if pile.deck != MIXED:
                for card in self.game.decks[pile.deck]:
                    backs.setdefault(card, pile.back)
            backs[pile.back] = pile.back
        return backs

    # Places

    def lay_out(self) -> None:
        """Put everything in its place for the present window; nothing moves any more."""
        self.layout = Layout(
            self.stage.size,
            self.game.seats,
            self.viewer,
            self.game.piles,
            self.stage.settings.text_size,
        )
        self.look.arrange(self.layout)
        self.art.forget()
        # Less than two windows hold a whole fan, the trick and everything on its way.
        self.art.most = max(7_000_000, self.stage.size[0] * self.stage.size[1] * 7)
        self._still = None
        self._fading = None
        self.stale()
        for number in self.piles:
            self._put(number)

    def sit(self, viewer: int, view: View) -> None:
        """Look from another seat."""
        self.remember_order()
        self.viewer = viewer
        self.keep_sorted = True
        self.arrange(view)

    def arrange(self, view: View) -> None:
        """Put every card where this view has it, at once; whatever was to be shown is dropped."""
        self.view = view
        self.queue.clear()
        self.bubbles.clear()
        self.changed.clear()
        self.halted = None
        self.banner = None
        self.notice = ""
        self.trick_over = False
        self._end_trick()
        self._wait = 0.0
        self._rush = False
        self.raised = self.held = self.pointed = None
        self.gap = -1
        self.scores = list(view.scores)
        self.piles = {
            pile.number: self._sprites(pile, view.piles[pile.number]) for pile in self.game.piles
        }
        self.lay_out()
        self._mood = self.look.mood()
        self.stale()

    def _sprites(self, pile: Pile, cards: Sequence[Card]) -> list[CardSprite]:
        place = self.layout.places[pile.number]
        pose = Pose(place.x, place.y, 0, place.height)
        if self._is_own_hand(pile):
            cards = self._in_order(pile.number, cards)
        made = [self._sprite(card, pile, pose) for card in cards]
        if place.lies == "trick":
            for at, sprite in enumerate(made):
                sprite.seat = (self.view.lead + at) % self.game.seats
        return made

    def _sprite(self, card: Card, pile: Pile, pose: Pose) -> CardSprite:
        back = self._backs.get(card, pile.back)
        return CardSprite(card, back, self._face_up(pile), pose)

    def _face_up(self, pile: Pile) -> bool:
        return pile.face_up

    def _is_own_hand(self, pile: Pile) -> bool:
        return pile.owner == self.viewer and pile.lies == "fan"

    def _in_order(self, number: int, cards: Sequence[Card]) -> list[Card]:
        """A hand in the order its owner gave it, new cards at the end; else sorted."""
        left = list(cards)
        ordered = []
        for card in self._orders.get(number, ()):
            if card in left:
                left.remove(card)
                ordered.append(card)
        return ordered + sorted(left, key=card_order)

    def remember_order(self) -> None:
        """Keep how the one who looks has laid out the hand."""
        for pile in self.game.piles:
            if self._is_own_hand(pile) and pile.number in self.piles:
                self._orders[pile.number] = [sprite.card for sprite in self.piles[pile.number]]

    def hand_pile(self) -> Pile:
        """The hand of the one who looks."""
        return next(pile for pile in self.game.piles if self._is_own_hand(pile))

    def own_hand(self) -> list[CardSprite]:
        """The cards in the hand of the one who looks, from the left."""
        return self.piles.get(self.hand_pile().number, [])

    def own_cards(self) -> list[Card]:
        """The cards in the hand of the one who looks."""
        return [sprite.card for sprite in self.own_hand()]

    def cards(self, pile: int) -> tuple[Card, ...]:
        """The cards shown in a pile now."""
        return tuple(sprite.card for sprite in self.piles.get(pile, ()))

    def pile_named(self, name: str, seat: int | None = None) -> Pile | None:
        """The pile of this name before a seat (the one who looks), or in the middle."""
        owner = self.viewer if seat is None else seat
        for pile in self.game.piles:
            if pile.name == name and pile.owner in (None, owner):
                return pile
        return None

    def pile_of(self, sprite: CardSprite) -> Pile | None:
        """The pile a card lies in."""
        for number, sprites in self.piles.items():
            if sprite in sprites:
                return self.game.pile_of[number]
        return None

    def poses(self, number: int) -> list[Pose]:
        """Where each card of a pile belongs now."""
        sprites = self.piles[number]
        raised = -1
        if self.raised in sprites and self.raised is not self.held:
            raised = sprites.index(self.raised)
        if self.held in sprites and self.gap >= 0:
            return self._poses_with_gap(number, sprites)
        return self.layout.poses(number, len(sprites), [s.seat for s in sprites], raised)

    def _poses_with_gap(self, number: int, sprites: list[CardSprite]) -> list[Pose]:
        """A hand that makes room where a held card would go in."""
        others = [sprite for sprite in sprites if sprite is not self.held]
        poses = self.layout.poses(number, len(sprites))
        found = {}
        for at, sprite in enumerate(others):
            found[id(sprite)] = poses[at if at < self.gap else at + 1]
        home = poses[min(self.gap, len(poses) - 1)]
        return [found.get(id(sprite), home) for sprite in sprites]

    def _put(self, number: int) -> None:
        """Lay the cards of a pile where they belong, at once."""
        for sprite, pose in zip(self.piles[number], self.poses(number), strict=True):
            if sprite.motion is not None:
                self._arrived(sprite, number)
            if sprite is not self.held:
                sprite.pose = pose
        self.stale()

    def relax(self, number: int, seconds: float = animation.LAND) -> None:
        """Let the cards of a pile glide to where they belong; what is not shown just lies there."""
        shown = self.layout.places[number].shown
        for sprite, pose in zip(self.piles[number], self.poses(number), strict=True):
            if sprite is self.held:
                continue
            if not shown and sprite.motion is None:
                sprite.pose = pose
                continue
            if sprite.motion is not None:
                if not sprite.motion.end.near(pose):
                    sprite.motion.end = pose
            elif not sprite.pose.near(pose):
                self._start(sprite, Motion(sprite.pose, pose, seconds))
        self.dirty = True

    def send_home(self, sprite: CardSprite) -> None:
        """Let a card spring back to where it belongs."""
        pile = self.pile_of(sprite)
        if pile is None:
            return
        sprite.held = False
        if self.held is sprite:
            self.held = None
        self.gap = -1
        pose = self.poses(pile.number)[self.piles[pile.number].index(sprite)]
        motion = Motion(sprite.pose, pose, animation.HOME, ease=animation.spring)
        self._start(sprite, motion)
        self.relax(pile.number)
        self.hear(sound.HOME)

    # Showing events

    def show(self, events: Iterable[Event], view: View) -> None:
        """Show these events after all those before them; the view is the table after them."""
        self.queue.append(Batch(deque(events), view))
        self.dirty = True

    @property
    def busy(self) -> bool:
        """Whether there is still something to be shown."""
        return bool(self.queue) or self._wait > 0

    @property
    def moving(self) -> bool:
        """Whether something has to be drawn every frame."""
        return self._fading is not None or any(
            sprite.motion is not None for sprites in self.piles.values() for sprite in sprites
        )

    @property
    def reading(self) -> bool:
        """Whether a finished trick lies still to be read."""
        return self._reading

    def hurry(self) -> None:
        """Somebody presses on: end the pause, or run what is moving faster."""
        if self._reading:
            self._reading = False
            self._wait = 0.0
        elif self.queue or self.moving:
            self._rush = True
        self.bubbles = [bubble for bubble in self.bubbles if bubble.left > animation.WORD / 2]
        self.dirty = True

    def settle(self) -> None:
        """Show everything that is still to be shown at once, up to the end of a round."""
        while self.queue and self.halted is None:
            self._wait = 0.0
            self._reading = False
            self._step()
            self._finish_motions()
        self._wait = 0.0
        self._finish_motions()

    def resume(self) -> None:
        """Go on after the end of a round."""
        self.halted = None
        self.dirty = True

    def _finish_motions(self) -> None:
        for number, sprites in self.piles.items():
            for sprite in sprites:
                if sprite.motion is not None:
                    sprite.pose = sprite.motion.end
                    self._arrived(sprite, number)
        self._fading = None
        self.stale()

    def update(self, seconds: float) -> None:
        """Let time pass."""
        settings = self.stage.settings
        pace = settings.pace * (animation.HURRIED if self._rush else 1.0)
        self._move_on(seconds * pace)
        if self._wait > 0:
            self._wait -= seconds if self._reading else seconds * pace
        # At a fast pace several events may fit into one frame; each is still shown in turn.
        for _ in range(64 if pace >= 100 else 4):
            if self._wait > 0 or not self.queue or self.halted is not None:
                break
            self._reading = False
            self._step()
            if pace >= 100 and not self._reading:
                self._finish_motions()
                self._wait = 0.0
        if not self.queue and not self.moving and self._wait <= 0:
            self._rush = False
        self._fade_words(seconds)
        for rect in self.look.drift(seconds) if not settings.reduced_motion else ():
            self.stale(rect)

    def _move_on(self, seconds: float) -> None:
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
                self.dirty = True
        if self._fading is not None:
            mood, still, passed = self._fading
            passed += seconds
            self._fading = (mood, still, passed) if passed < animation.MOOD else None
            self.stale()

    def _arrived(self, sprite: CardSprite, number: int) -> None:
        motion = sprite.motion
        sprite.motion = None
        sprite.turning = False
        if motion is not None and motion.lands:
            self.hear(motion.lands)
        if not self.open_hands and not self.game.pile_of[number].known_to(self.viewer):
            sprite.card = sprite.back = self._backs.get(sprite.card, sprite.back)
        self.dirty = True

    def _fade_words(self, seconds: float) -> None:
        for bubble in self.bubbles:
            bubble.left -= seconds
        if any(bubble.left <= 0 for bubble in self.bubbles):
            self.bubbles = [bubble for bubble in self.bubbles if bubble.left > 0]
            self.dirty = True
        if self.banner is not None:
            self.banner.left -= seconds
            if self.banner.left <= 0:
                self.banner = None
            self.dirty = True
        if self._notice_left > 0:
            self._notice_left -= seconds
            if self._notice_left <= 0:
                self.notice = ""
                self.dirty = True

    def say_why(self, text: str, *, calm: bool = False) -> None:
        """Show for a while why something cannot be done, or, calmly, a piece of advice."""
        self.notice = text
        self.notice_ink = ADVICE if calm else REFUSAL
        self._notice_left = animation.REASON
        self.dirty = True

    def hear(self, name: str) -> None:
        """Let a sound be heard."""
        if name and not self._skipping:
            self.stage.sounds.play(name)

    @property
    def _skipping(self) -> bool:
        return len(self.queue) > 6

    def _step(self) -> None:
        """Show the next event, or close what a move brought."""
        batch = self.queue[0]
        if not batch.events:
            self.queue.popleft()
            self._close(batch)
            return
        event = batch.events.popleft()
        self._end_trick()
        for listener in self.shown:
            listener(event)
        self.look.happened(event)
        self.hear(sound.of(event, self.kit.noises))
        self.stale()
        match event:
            case CardsMoved():
                self._cards_moved(self._run(event, batch.events))
            case Gathered(pile):
                self._gathered(pile)
            case Shuffled(pile):
                self._shuffled(pile)
            case Said(seat, word):
                self._said(seat, word)
            case Changed(what, to):
                self.changed[what] = to
            case RoundStarted():
                self.changed["lead"] = event.lead
                self.changed["round"] = event.round
                if not self.game.together:
                    self.banner = Banner(words("table.round", round=event.round), animation.BANNER)
                    self._wait = animation.BANNER_STEP
            case TrickWon():
                self._trick_won(event)
            case Scored(seat, _, _, _, total):
                self._scored(seat, total)
            case RoundEnded() | GameEnded():
                self.halted = event
        self._wait += self.look.lingers(event)
        self._follow_mood()

    def _close(self, batch: Batch) -> None:
        """All of a move has been shown: what lies on the table is what the view says."""
        self.view = batch.view
        self.trick_over = False
        self.changed.clear()
        self.scores = list(batch.view.scores)
        self._follow_mood()
        self.stale()

    def _follow_mood(self) -> None:
        mood = self.look.mood()
        if mood != self._mood:
            if self._still is not None and self.stage.settings.pace < 100:
                self._fading = (self._mood, self._still.copy(), 0.0)
            self._mood = mood
            self.stale()

    def _run(self, first: CardsMoved, rest: deque[Event]) -> Run:
        """The moves that are shown together with this one: a deal, a swap, cards drawn by all."""
        run = [first]
        one = self._ends(first)
        while rest:
            event = rest[0]
            if not isinstance(event, CardsMoved):
                break
            two = self._ends(event)
            if (one[0].name, one[1].name) != (two[0].name, two[1].name) or two[1].owner is None:
                break
            reveals = not two[0].face_up and two[1].face_up and two[0].owner is not None
            if reveals and two[0].name != "swapped" and two[1].lies != "fan":
                break
            rest.popleft()
            self.look.happened(event)
            for listener in self.shown:
                listener(event)
            run.append(event)
        return run

    def _ends(self, event: CardsMoved) -> tuple[Pile, Pile]:
        return self.game.pile_of[event.source], self.game.pile_of[event.target]

    def _cards_moved(self, run: Run) -> None:
        source, target = self._ends(run[0])
        if len(run) > 1 and source.owner is not None:
            self._all_at_once(run)
        elif source.owner is None and target.owner is not None and target.lies != "stack":
            self._dealt(run)
        elif len(run[0].cards) > 1 or target.lies == "stack":
            for event in run:
                self._swept(event)
        else:
            self._played(run[0])

    def _played(self, event: CardsMoved) -> None:
        """One card goes from one pile to another."""
        source, target = self._ends(event)
        [sprite] = self._take(event)
        self._lay(sprite, target)
        if source.owner is not None:
            sprite.seat = source.owner
        end = self._pose_in(target, sprite)
        own = source.owner == self.viewer
        carried = sprite.held
        sprite.held = False
        if self.held is sprite:
            self.held = None
        seconds = animation.LAND if carried else animation.PLAY * (0.8 if own else 1.0)
        arc = 0.0 if carried else abs(end.x - sprite.pose.x) * 0.12 + self.layout.px(18)
        motion = Motion(
            sprite.pose,
            end,
            seconds,
            ease=animation.landing if carried else animation.ease_in_out,
            arc=arc,
            takes_off="" if carried else sound.SLID,
            lands=sound.LANDED,
        )
        self._start(sprite, motion)
        self.relax(source.number)
        self.relax(target.number)
        self._wait = seconds + animation.AFTER_MOVE

    def _all_at_once(self, run: Run) -> None:
        """Every seat passes something on: all cards fly at the same time along arcs."""
        taken = [(event, self._take(event)) for event in run]
        for event, sprites in taken:
            source, target = self._ends(event)
            for sprite in sprites:
                self._lay(sprite, target)
        for event, sprites in taken:
            source, target = self._ends(event)
            for sprite in sprites:
                end = self._pose_in(target, sprite)
                arc = self.layout.px(46)
                motion = Motion(
                    sprite.pose, end, animation.SWAP, ease=animation.ease_in_out, arc=arc, spin=12
                )
                self._start(sprite, motion)
            self.relax(source.number, animation.SWAP)
            self.relax(target.number, animation.SWAP)
        self.hear(sound.SWAPPED)
        self._wait = animation.SWAP + animation.AFTER_MOVE

    def _dealt(self, run: Run) -> None:
        """Cards from the middle to the seats, one to each in turn."""
        dealt = []
        many = sum(len(event.cards) for event in run) > len(run)
        lists = [(self._ends(event)[1], self._take(event)) for event in run]
        for place in range(max(len(sprites) for _, sprites in lists)):
            for target, sprites in lists:
                if place < len(sprites):
                    dealt.append((target, sprites[place]))
        for target, sprite in dealt:
            self._lay(sprite, target)
        step = animation.DEAL_STEP if many else animation.DRAW_STEP
        seconds = animation.DEAL if many else animation.DRAW
        for at, (target, sprite) in enumerate(dealt):
            end = self._pose_in(target, sprite)
            motion = Motion(
                sprite.pose,
                end,
                seconds,
                delay=at * step,
                arc=self.layout.px(20),
                spin=-14.0 if at % 2 else 10.0,
                takes_off=(sound.DEALT if at % 2 == 0 else "") if many else sound.DRAWN,
            )
            self._start(sprite, motion)
        for target, _ in lists:
            self.relax(target.number)
        self.relax(self._ends(run[0])[0].number)
        self._wait = (len(dealt) - 1) * step + seconds + animation.AFTER_MOVE

    def _swept(self, event: CardsMoved) -> None:
        """Many cards at once, or one onto a stack: gathered, then slid there."""
        source, target = self._ends(event)
        sprites = self._take(event)
        for sprite in sprites:
            self._lay(sprite, target)
            sprite.held = False
            if self.held is sprite:
                self.held = None
        for at, sprite in enumerate(sprites):
            end = self._pose_in(target, sprite)
            motion = Motion(
                sprite.pose,
                end,
                animation.SWEEP,
                delay=min(0.03 * at, 0.24),
                ease=animation.ease_in_out,
                arc=self.layout.px(10),
                lands=sound.FLIPPED if sprite.turning and sprite.shows_face else "",
            )
            self._start(sprite, motion)
        self.relax(source.number)
        self.relax(target.number)
        self.hear(sound.SWEPT)
        self._wait = animation.SWEEP + min(0.03 * len(sprites), 0.24)

    def _gathered(self, number: int) -> None:
        """All cards of a deck come together in one pile, face down."""
        target = self.game.pile_of[number]
        deck = self.game.decks[target.deck]
        gathered: list[CardSprite] = []
        for pile in self.game.piles:
            if pile.deck == target.deck and pile.number != number:
                gathered += self.piles[pile.number]
                self.piles[pile.number] = []
        gathered += self.piles[number]
        place = self.layout.places[number]
        pose = Pose(place.x, place.y, 0, place.height)
        while len(gathered) < len(deck):
            gathered.append(CardSprite(target.back, target.back, target.face_up, pose))
        del gathered[len(deck) :]
        self.piles[number] = gathered
        moved = False
        for sprite, end in zip(gathered, self.poses(number), strict=True):
            self._turn_to(sprite, target)
            sprite.seat = None
            if not sprite.pose.near(end):
                moved = True
                self._start(
                    sprite, Motion(sprite.pose, end, animation.GATHER, ease=animation.ease_in_out)
                )
            else:
                self._arrived(sprite, number)
        self._orders.pop(self.hand_pile().number, None)
        self.keep_sorted = True
        self.hear(sound.SHUFFLED)
        self._wait = animation.GATHER if moved else 0.0

    def _shuffled(self, number: int) -> None:
        """The cards of a pile riffle."""
        for at, sprite in enumerate(self.piles[number][:6]):
            away = self.layout.px(26) * (-1 if at % 2 else 1)
            self._start(
                sprite,
                Motion(
                    sprite.pose.moved(away, 0),
                    sprite.pose,
                    animation.SHUFFLE,
                    delay=0.02 * at,
                    ease=animation.ease_in_out,
                ),
            )
        self._wait = animation.SHUFFLE

    def _said(self, seat: int, word: str) -> None:
        self.bubbles = [bubble for bubble in self.bubbles if bubble.seat != seat]
        self.bubbles.append(Bubble(seat, self.words.word(word), animation.WORD))
        self._wait = animation.WORD_STEP

    def _trick_won(self, event: TrickWon) -> None:
        """The finished trick lies still: the winning card is lifted and lit, and says why."""
        self.trick = event
        self.trick_over = True
        self.winning = self.words.reason(event.reason)
        self._notice_left, self.notice = 0.0, ""
        for pile in self.game.piles:
            if self.layout.places[pile.number].lies != "trick":
                continue
            for sprite in self.piles[pile.number]:
                wins = sprite.card is event.card and sprite.seat in (event.seat, None)
                sprite.glow, sprite.dim = wins, not wins
                if wins:
                    end = Pose(
                        sprite.pose.x,
                        sprite.pose.y,
                        sprite.pose.angle,
                        self.layout.places[pile.number].height * 1.08,
                        0.5,
                    )
                    self._start(sprite, Motion(sprite.pose, end, animation.LAND))
        self._reading = True
        pause = self.stage.settings.trick_seconds
        self._wait = min(pause, 1.2) if self.hasty else pause

    def _end_trick(self) -> None:
        if self.trick is None:
            return
        self.trick = None
        self.winning = ""
        self._reading = False
        for sprites in self.piles.values():
            for sprite in sprites:
                if sprite.seat is not None or sprite.glow:
                    sprite.glow = sprite.dim = False
        self.stale()

    def _scored(self, seat: int | None, total: int) -> None:
        for one in range(self.game.seats) if seat is None else (seat,):
            self.scores[one] = total
        if seat is None:
            self._wait = animation.SCORE_STEP

    # Cards from pile to pile

    def _take(self, event: CardsMoved) -> list[CardSprite]:
        """The cards this event moves, out of their pile; each now knows which card it is."""
        source, target = self._ends(event)
        pile = self.piles[source.number]
        taken = []
        for card in event.cards:
            sprite = self._find(pile, card, source)
            if sprite in pile:
                pile.remove(sprite)
            if card.suit != "back" and sprite.card is not card:
                sprite.card = card
            if card.suit != "back":
                sprite.back = self._backs.get(card, sprite.back)
            taken.append(sprite)
        del target
        return taken

    def _find(self, pile: list[CardSprite], card: Card, source: Pile) -> CardSprite:
        if self.held is not None and self.held in pile and self.held.card is card:
            return self.held
        for sprite in pile:
            if sprite.card is card:
                return sprite
        if pile and card.suit != "back" and source.lies == "fan":
            return pile[len(pile) * 3 // 5]  # somebody else's card comes out of the middle
        if pile:
            return pile[0]
        place = self.layout.places[source.number]
        return self._sprite(card, source, Pose(place.x, place.y, 0, place.height))

    def _lay(self, sprite: CardSprite, target: Pile) -> None:
        """Add a card to a pile, in its place there."""
        pile = self.piles[target.number]
        shown = sprite.shows_face
        if self._is_own_hand(target) and self.keep_sorted:
            at = sum(1 for other in pile if other.card.order <= sprite.card.order)
            pile.insert(at, sprite)
        else:
            pile.append(sprite)
        if self.layout.places[target.number].lies != "trick":
            sprite.seat = None
        sprite.dim = False
        self._turn_to(sprite, target, shown)

    def _turn_to(self, sprite: CardSprite, target: Pile, shown: bool | None = None) -> None:
        before = sprite.shows_face if shown is None else shown
        sprite.turning = False
        sprite.face_up = self._face_up(target)
        sprite.turning = sprite.shows_face != before

    def _pose_in(self, target: Pile, sprite: CardSprite) -> Pose:
        return self.poses(target.number)[self.piles[target.number].index(sprite)]

    def _start(self, sprite: CardSprite, motion: Motion) -> None:
        if self.stage.settings.reduced_motion:
            motion = animation.straightened(motion)
            sprite.turning = False
        sprite.motion = motion
        if not motion.delay:
            sprite.pose = motion.start
        self.dirty = True

    def play_by_hand(self, sprite: CardSprite) -> None:
        """Remember that the next move of this card begins where the pointer let it go."""
        sprite.held = True

    # Agreement with the view

    def disagreement(self) -> str:
        """How what is shown differs from the last view; empty if it does not."""
        if self.busy:
            return ""
        for pile in self.game.piles:
            shown, true = list(self.cards(pile.number)), list(self.view.piles[pile.number])
            if self._is_own_hand(pile):
                shown.sort(key=card_order)
                true.sort(key=card_order)
            if shown != true:
                return f"pile {pile.number} ({pile.name}) shows {shown}, the view says {true}"
        return ""

    # Drawing

    def stale(self, rect: pygame.Rect | None = None) -> None:
        """This part of the still layer, or all of it, must be drawn anew."""
        if rect is None:
            self._stale = [pygame.Rect((0, 0), self.stage.size)]
        else:
            self._stale.append(rect)
        self.dirty = True

    def _active(self) -> set[int]:
        """The piles of which something moves or is raised: they are drawn every frame."""
        active = set()
        for number, sprites in self.piles.items():
            for sprite in sprites:
                if sprite.motion is not None or sprite.held or sprite is self.raised:
                    active.add(number)
                    break
        return active

    def draw(self, surface: pygame.Surface) -> None:
        """Draw the table: the still layer, then what moves, then what is said."""
        pictures = self.stage.pictures
        if self._version != pictures.version:
            self._version = pictures.version
            self.art.fresh()
            self.stale()
        self.look.attend()
        active = self._active()
        self.art.next_frame()
        self._refresh_still(active)
        assert self._still is not None
        surface.blit(self._still, (0, 0))
        if self._fading is not None:
            self._draw_fading(surface)
        for zone, near in self.zones:
            self._draw_zone(surface, zone, near)
        for number in self._by_depth(active):
            self._draw_pile(surface, number)
        if self.held is not None:
            self._draw_sprite(surface, self.held)
        self.dirty = False
        if self.art.owing:
            for number in self.piles.keys() - active:
                if self.layout.places[number].lies == "fan":
                    self.stale(self._resting.get(number))
            self.dirty = True

    def _draw_zone(self, surface: pygame.Surface, zone: pygame.Rect, near: bool) -> None:
        """A ring of light where a held card may be laid; brighter when it would be."""
        radius = round(min(zone.size) * 0.09)
        if near:
            light = cut.sheet(zone.size, radius, (255, 236, 184), False)
            light.set_alpha(90)
            surface.blit(light, zone)
            light.set_alpha(255)
        thick = max(2.0, (5 if near else 3) * self.layout.unit)
        colour = (255, 214, 120) if near else cut.CREAM
        surface.blit(cut.outline(zone.size, radius, thick, colour, not near), zone)

    def _draw_fading(self, surface: pygame.Surface) -> None:
        assert self._fading is not None
        _, still, passed = self._fading
        level = round(255 * (1 - animation.ease_in_out(passed / animation.MOOD)))
        still.set_alpha(min(254, level))  # 255 is not opaque but ten times slower
        surface.blit(still, (0, 0))

    def _refresh_still(self, active: set[int]) -> None:
        if self._still is None or self._still.get_size() != self.stage.size:
            self._still = pygame.Surface(self.stage.size)
            self.stale()
            self._resting = {}
        for number in active & self._resting.keys():
            self.stale(self._resting.pop(number))
        for number in self.piles.keys() - active - self._resting.keys():
            self._resting[number] = box = self._bounds(number)
            if box.width:
                self.stale(box)
        if self._stale:
            # One pass over what holds them all: furniture is worded and laid only once.
            whole = self._stale[0].unionall(self._stale[1:])
            self._stale = []
            self._draw_still(whole, active)

    def _bounds(self, number: int) -> pygame.Rect:
        sprites = self._visible(number)
        if not sprites:
            return pygame.Rect(0, 0, 0, 0)
        return sprites[0].bounds().unionall([sprite.bounds() for sprite in sprites[1:]])

    def _draw_still(self, rect: pygame.Rect, active: set[int]) -> None:
        still = self._still
        assert still is not None
        clip = rect.clip(still.get_rect())
        if not clip.width or not clip.height:
            return
        self.rebuilt += 1
        still.set_clip(clip)
        still.blit(self._ground(), (0, 0))
        self.look.draw_drift(still)
        self.look.draw_under(still)
        for number in self._by_depth(self.piles.keys() - active):
            self._resting[number] = box = self._bounds(number)
            if box.colliderect(clip):
                self._draw_pile(still, number)
        self.look.draw_over(still)
        still.set_clip(None)

    def _ground(self) -> pygame.Surface:
        if self._fading is not None:
            old, _, passed = self._fading
            between = self.look.between(old, self._mood, min(1.0, passed / animation.MOOD))
            if between is not None:
                # The look blends the ground itself: nothing of the old table fades over it.
                self._fading = (old, pygame.Surface((0, 0)), passed)
                return between
        return self.look.backdrop(self._mood)

    def _by_depth(self, numbers: Iterable[int]) -> list[int]:
        """Piles from the lowest: others' before the middle, one's own hand on top."""

        def depth(number: int) -> tuple[int, int]:
            pile = self.game.pile_of[number]
            if self._is_own_hand(pile):
                return 3, number
            lies = self.layout.places[number].lies
            return (2 if lies in ("trick", "heap") else 1), number

        return sorted(numbers, key=depth)

    def _visible(self, number: int) -> list[CardSprite]:
        """The cards of a pile that can be seen, from the lowest."""
        place = self.layout.places[number]
        sprites = self.piles[number]
        if not place.shown:
            return [sprite for sprite in sprites if sprite.motion is not None]
        if place.lies not in ("stack", "heap"):
            return [sprite for sprite in sprites if sprite is not self.held]
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

    def _draw_pile(self, surface: pygame.Surface, number: int) -> None:
        sprites = self._visible(number)
        last = self.raised if self.raised_on_top else None
        for sprite in sprites:
            if sprite is not last and not sprite.glow:
                self._draw_sprite(surface, sprite)
        for sprite in sprites:
            if sprite.glow:
                self.look.draw_glow(surface, sprite)
                self._draw_sprite(surface, sprite)
        if last is not None and last in sprites:
            self._draw_sprite(surface, last)

    @property
    def raised_on_top(self) -> bool:
        """Whether a raised card lies over its neighbours: only where it hides no number."""
        count = len(self.own_hand())
        place = self.layout.places[self.hand_pile().number]
        return count < 2 or (place.room - place.width) / (count - 1) > place.width * 0.6

    def _draw_sprite(self, surface: pygame.Surface, sprite: CardSprite) -> None:
        picture = self.picture(sprite)
        pose = sprite.pose
        at = (pose.x - picture.get_width() / 2, pose.y - picture.get_height() / 2)
        surface.blit(
            picture, (round(at[0]), round(at[1])), special_flags=pygame.BLEND_PREMULTIPLIED
        )

        if sprite in self.marked and sprite.motion is None and not sprite.held:
            self._draw_mark(surface, sprite)

    def _draw_mark(self, surface: pygame.Surface, sprite: CardSprite) -> None:
        thick = max(3, self.layout.px(5))
        box = pose_bounds(Pose(sprite.pose.x, sprite.pose.y, 0, sprite.pose.height))
        box = box.inflate(2 * thick, 2 * thick)
        radius = round(sprite.pose.height * 0.051) + thick
        line = cut.outline(box.size, radius, thick, cut.CANDLE, False)
        if abs(sprite.pose.angle) > 0.2:
            line = pygame.transform.rotozoom(line, -sprite.pose.angle, 1)
        surface.blit(line, line.get_rect(center=box.center))

    def picture(self, sprite: CardSprite) -> pygame.Surface:
        """What a card looks like at this moment."""
        pose = sprite.pose
        shows = sprite.shows_face
        name = sprite.card.name if shows else sprite.back.name
        motion = sprite.motion
        resting = motion is None and not sprite.held
        height = round(pose.height)
        if motion is not None:
            height = round(motion.end.height)
            larger = round(motion.start.height)
            if larger > height and self.art.pictures_ready(name, (round(larger * SHAPE), larger)):
                height = larger  # what shrinks stays sharp
        elif sprite.glow:
            pile = self.pile_of(sprite)
            height = round(self.layout.places[pile.number].height) if pile else height
        scale = pose.height / max(1, height)
        level = round(pose.lift * 4)
        dim = sprite.dim and shows
        return self.art.turned(
            name,
            height,
            pose.angle,
            level=level,
            dim=dim,
            scale=scale if abs(scale - 1) > 0.01 else 1.0,
            squeeze=sprite.squeeze,
            resting=resting,
        )

    # Words over the table

    def draw_words(self, surface: pygame.Surface) -> None:
        """Draw the sentence above the hand, the bubbles and the banner, over everything."""
        self._draw_prompt(surface)
        for bubble in self.bubbles:
            self._draw_bubble(surface, bubble)
        if self.banner is not None:
            self._draw_banner(surface, self.banner)

    def prompt_text(self) -> str:
        """The sentence above the hand: why a trick was won, why not this card, or what to do."""
        if self.winning and self._reading and self._wait > 60:
            return f"{self.winning} · {words('table.go_on')}"
        return self.winning or self.notice or self.look.prompt()

    def prompt_box(self, text: str) -> pygame.Rect:
        """Where it stands."""
        px = self.stage.text_px(18)
        room = min(width(text, "strong", px), self.layout.px(760))
        box = self.layout.rect(self.layout.x(0.5), self.layout.y(0.713), 0, 0)
        return box.inflate(
            room + self.layout.px(48), line_height("strong", px) + self.layout.px(18)
        )

    def _draw_prompt(self, surface: pygame.Surface) -> None:
        text = self.prompt_text()
        if not text:
            return
        box = self.prompt_box(text)
        paper_colour, ink = self.look.prompt_colours()
        if self.notice and not self.winning:
            paper_colour, ink = cut.PAPER, self.notice_ink
        cut.panel(surface, box, box.height // 2, paper_colour, self.layout.unit * 5)
        px = self.stage.text_px(18)
        write(surface, text, "strong", px, box.center, ink, "cm", box.width - self.layout.px(30))

    def _draw_bubble(self, surface: pygame.Surface, bubble: Bubble) -> None:
        px = self.stage.text_px(19)
        tip = self.look.mouth(bubble.seat)
        wide = width(bubble.text, "title", px) + self.layout.px(36)
        box = pygame.Rect(0, 0, wide, line_height("title", px) + self.layout.px(18))
        below = tip[1] < self.stage.size[1] * 0.3
        gap = self.layout.px(16)
        box.midtop = (tip[0], tip[1] + gap) if below else (tip[0], tip[1] - gap - box.height)
        box.clamp_ip(pygame.Rect((0, 0), self.stage.size).inflate(-gap, -gap))
        cut.bubble(surface, box, tip, self.layout.unit)
        write(surface, bubble.text, "title", px, box.center, cut.INK, "cm")

    def _draw_banner(self, surface: pygame.Surface, banner: Banner) -> None:
        px = self.stage.type_px("title", 44)
        wide = width(banner.text, "title", px) + self.layout.px(90)
        box = pygame.Rect(0, 0, wide, line_height("title", px) + self.layout.px(30))
        box.center = (round(self.layout.trick_at[0]), round(self.layout.trick_at[1]))
        cut.panel(surface, box, box.height // 2, cut.PAPER, self.layout.unit * 9)
        write(surface, banner.text, "title", px, box.center, cut.INK, "cm")

    def flies(self, sprite: CardSprite) -> bool:
        """Whether a card is on its way from another pile."""
        motion = sprite.motion
        if motion is None:
            return False
        return abs(motion.start.x - motion.end.x) + abs(motion.start.y - motion.end.y) > (
            motion.end.height
        )

    def bounds_of(self, sprite: CardSprite) -> pygame.Rect:
        """The upright rectangle round a card where it lies."""
        return pose_bounds(sprite.pose)
