"""A hand on the mouse: moves a pointer over the real scenes, with a clock the test turns."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from random import Random

import pygame

from cardtable.app import stage_without_window
from cardtable.devices.devices import Devices
from cardtable.games import GAMES
from cardtable.match import Match
from cardtable.players.worker import Advice, AnyAnswer, AnyQuestion, Proof, Rest
from cardtable.rules.moves import Move
from cardtable.rules.settled import settled
from cardtable.scenes.curtain import Curtain
from cardtable.scenes.game_end import GameEnd
from cardtable.scenes.home import Home
from cardtable.scenes.lesson_scene import LessonScene
from cardtable.scenes.play_scene import PlayScene
from cardtable.scenes.round_end import RoundEnd
from cardtable.scenes.scene import Stage
from cardtable.scenes.screen import Screen
from cardtable.scenes.setup import Setup
from cardtable.scenes.table_controls import OnTable
from cardtable.seats import Seat
from cardtable.settings import Settings
from cardtable.table.card_sprite import CardSprite, pose_bounds
from cardtable.table.table import Table
from cardtable.widgets.choice import Choice
from cardtable.widgets.widget import Widget
from tests.screen.conftest import touched

STEP = 0.25  # seconds the clock is turned at a time while waiting
PATIENCE = 4000  # turns of the clock before a wait is given up


def pressed(widgets: Sequence[Widget]) -> list[Widget]:
    """Those that lie over the table and can be pressed: cards and plates lie on it."""
    return [widget for widget in widgets if not isinstance(widget, OnTable)]


class Lucky:
    """A thinker that answers at once with any legal move, the same ones each time."""

    def __init__(self, seed: int = 1) -> None:
        self.luck = Random(seed)
        self.answer: AnyAnswer | None = None
        self.asked = 0
        self.closed = False

    def warm_up(self) -> None:
        """Nobody has to get ready."""

    def ask(self, question: AnyQuestion) -> None:
        game = question.memory.game
        if isinstance(question, Rest):
            self.answer = Proof(settled(game, question.sight, question.memory))
            return
        self.asked += 1
        moves = game.legal_moves(question.sight)
        self.answer = Advice(self.luck.choice(moves), ())

    def poll(self) -> AnyAnswer | None:
        answer, self.answer = self.answer, None
        return answer

    def drop(self) -> None:
        self.answer = None

    def close(self) -> None:
        self.closed = True


class Hand:
    """Sits down at a table and plays with mouse and keys."""

    def __init__(self) -> None:
        self.devices = Devices()
        self.now = 0.0
        self.at = (0, 0)
        self.stage: Stage
        self.scene: PlayScene
        self.surface = pygame.Surface((1, 1))

    def sit(
        self,
        game: str,
        seats: int | None = None,
        *,
        persons: int = 1,
        options: Mapping[str, str] | None = None,
        seed: int = 7,
        size: tuple[int, int] = (1280, 800),
        saved: bool = False,
        speed: str = "instant",
        match: Match | None = None,
        thinker: Lucky | None = None,
        **settings: object,
    ) -> PlayScene:
        """A new match: the first seats are persons, the others the computer's."""
        chosen = Settings(language="en", speed=speed, trick_pause="short", closer_look_told=True)
        for name, value in settings.items():
            setattr(chosen, name, value)
        self.stage = stage_without_window(size, chosen, pictures="never")
        rules = GAMES[game](seats, options)
        who = [Seat("person", f"P{n}") if n < persons else Seat("easy") for n in range(rules.seats)]
        match = match or Match(rules, seed, tuple(who))
        self.surface = pygame.Surface(size)
        self.scene = PlayScene(self.stage, match, thinker=thinker or Lucky(seed), saved=saved)
        self.stage.push(self.scene, fade=False)
        return self.scene

    def come_home(self, size: tuple[int, int] = (1280, 800), **settings: object) -> Home:
        """The home screen, as if the program had just been started."""
        chosen = Settings(language="en", speed="instant", trick_pause="short")
        for name, value in settings.items():
            setattr(chosen, name, value)
        self.stage = stage_without_window(size, chosen, pictures="never")
        self.surface = pygame.Surface(size)
        home = Home(self.stage)
        self.stage.push(home, fade=False)
        self.draw()
        return home

    def sit_from_home(self, game: str, seats: int, persons: int = 1) -> PlayScene:
        """From the home screen to a table, with clicks: its box, who sits where, Play."""
        self.press_on(self.stage.top, game)
        setup = self.stage.top
        assert isinstance(setup, Setup)
        self.draw()
        counts = sorted(setup.plan.rules.seat_counts)
        if len(counts) > 1:
            self.choose_on(setup, "count", counts.index(seats))
        for seat in range(seats):
            self.choose_on(setup, f"seat-{seat}-kind", 0 if seat < persons else 1)
        self.draw()
        self.press_on(setup, "play")
        scene = self.stage.top
        assert isinstance(scene, PlayScene)
        self.scene = scene
        return scene

    def learn(self, game: str) -> LessonScene:
        """From the home screen to a game's lesson, by the button at its box."""
        self.press_on(self.stage.top, f"teach-{game}")
        lesson = self.stage.top
        assert isinstance(lesson, LessonScene)
        self.scene = lesson
        return lesson

    @property
    def table(self) -> Table:
        return self.scene.table

    @property
    def match(self) -> Match:
        return self.scene.match

    # The clock

    def turn(self, seconds: float = 1 / 60) -> None:
        """Turn the clock by one frame."""
        self.now += seconds
        for gesture in self.devices.read([], self.now):
            self.stage.handle(gesture)
        self.stage.update(seconds)

    def draw(self) -> pygame.Surface:
        """Draw a frame."""
        window = self.stage.strip.around(self.stage.size)
        if self.surface.get_size() != window:
            self.surface = pygame.Surface(window)
        self.stage.draw(self.surface)
        return self.surface

    def wait(self, *, curtain: bool = True, ends: bool = True) -> bool:
        """Wait until a person is asked; whether one is, or the game is over.

        Curtains are lifted and the ends of rounds left by their buttons.
        """
        for _ in range(PATIENCE):
            self.turn(STEP)
            top = self.stage.top
            if isinstance(top, GameEnd):
                return False
            if isinstance(top, Curtain) and curtain:
                self.press_on(top, "ready")
            elif isinstance(top, RoundEnd) and ends:
                self.press_on(top, "next")
            elif top is not self.scene:
                return True
            moving = self.table.busy or self.table.moving
            if top is self.scene and self.scene.moves and not moving:
                return True
            if top is self.scene and not moving and self.scene.peek.on and self.asks_to_look():
                self.look_at_hand()
        raise AssertionError(
            f"nothing happens: {self.match.state.asked}, {self.table.coming.queue}"
        )

    def wait_for(self, moment: Callable[[], bool]) -> None:
        """Wait until something has come about."""
        for _ in range(PATIENCE):
            if moment():
                return
            self.turn(0.05)
        raise AssertionError(f"it never came about: {self.match.state.asked}")

    def asks_to_look(self) -> bool:
        """Whether the person before the table has to open the hand."""
        session = self.scene.session
        return session.whose == session.viewer and not session.looking

    def look_at_hand(self) -> None:
        """Click the plate before the table, and go to the cards."""
        self.click_at(self.table.layout.plates[self.scene.session.viewer].center)
        self.settle(1.0)

    def settle(self, seconds: float = 2.0) -> None:
        """Let a little time pass, frame by frame."""
        for _ in range(round(seconds / 0.05)):
            self.turn(0.05)

    # The mouse

    def _send(self, *events: pygame.event.Event) -> None:
        self.devices.follow(self.stage)
        gestures = self.devices.read(events, self.now)
        self.devices.tell(self.stage)
        for gesture in gestures:
            self.stage.handle(gesture)

    def _mouse(self, kind: int, at: tuple[int, int], clicks: int = 1) -> pygame.event.Event:
        if kind == pygame.MOUSEMOTION:
            return pygame.event.Event(kind, pos=at, rel=(0, 0), buttons=(0, 0, 0), touch=False)
        return pygame.event.Event(kind, pos=at, button=1, clicks=clicks, touch=False)

    def move(self, at: tuple[int, int]) -> None:
        """Move the pointer, whether or not something is held."""
        self._send(self._mouse(pygame.MOUSEMOTION, at))
        self.at = at

    def down(self, at: tuple[int, int]) -> None:
        """Press the button here."""
        self.move(at)
        self._send(self._mouse(pygame.MOUSEBUTTONDOWN, at))

    def up(self, clicks: int = 1) -> None:
        """Let the button go."""
        self._send(self._mouse(pygame.MOUSEBUTTONUP, self.at, clicks))

    def click_at(self, at: tuple[int, int], clicks: int = 1) -> None:
        """Click at a place."""
        self.down(at)
        self.up(clicks)

    def look_closely(self, at: tuple[int, int]) -> None:
        """The right button."""
        event = pygame.event.Event(pygame.MOUSEBUTTONDOWN, pos=at, button=3, clicks=1, touch=False)
        self._send(event)

    def drag_to(self, start: tuple[int, int], end: tuple[int, int], steps: int = 4) -> None:
        """Carry whatever lies here to there."""
        self.down(start)
        for step in range(1, steps + 1):
            share = step / steps
            x = round(start[0] + (end[0] - start[0]) * share)
            y = round(start[1] + (end[1] - start[1]) * share)
            self.move((x, y))
            self.turn()
        self.up()

    # The fingers

    def finger(self, kind: int, at: tuple[int, int], number: int = 1) -> None:
        """A finger comes down, moves or is lifted here; the first one is a mouse to SDL, too."""
        self.devices.pointer.size = self.stage.size
        self._send(*touched(kind, at, self.stage.size, number))

    def tap_at(self, at: tuple[int, int]) -> None:
        """Touch a place with a finger."""
        self.finger(pygame.FINGERDOWN, at)
        self.turn()
        self.finger(pygame.FINGERUP, at)
        self.turn(0.4)

    # Cards and buttons by name

    def sprite(self, card: str, pile: str = "") -> CardSprite:
        """The card of this name: one's own first, then any that may be played."""
        table = self.table
        offered = self.scene.touch.offers.cards()
        for sprite in [*table.piles.own_hand(), *offered]:
            home = table.piles.of(sprite)
            if sprite.card.name == card and (not pile or (home and home.name == pile)):
                return sprite
        for number, sprites in table.piles.items():
            own = table.game.pile_of[number]
            for sprite in sprites:
                if sprite.card.name == card and (not pile or own.name == pile):
                    return sprite
        raise KeyError(card)

    def spot(self, sprite: CardSprite) -> tuple[int, int]:
        """A place on a card that no other card covers."""
        box = pose_bounds(sprite.pose)
        window = pygame.Rect((0, 0), self.stage.size)
        for x in range(box.left + 3, box.right, 6):
            for y in range(box.top + 3, box.bottom, 8):
                at = (x, y)
                if not window.collidepoint(at) or self.scene.covered(at):
                    continue
                if self.scene.table.ways.card_at(at) is sprite:
                    return at
        raise AssertionError(f"{sprite.card} lies under something")

    def zone(self, pile: str) -> tuple[int, int]:
        """The middle of a pile, as moves call it."""
        number = self.table.piles.called(pile)
        assert number is not None, pile
        return self.scene.touch.offers.zone(number).center

    def drag(self, card: str, to: str, pile: str = "") -> None:
        """Drag a card onto a pile."""
        self.drag_to(self.spot(self.sprite(card, pile)), self.zone(to))

    def click(self, card: str, pile: str = "") -> None:
        """Click a card."""
        self.click_at(self.spot(self.sprite(card, pile)))

    def press(self, word: str) -> None:
        """Press the button (or tile) of a word or a card that lies nowhere in sight."""
        for widget in self.scene.widgets:
            if widget.name.startswith("answer-") and word in widget.name:
                self.click_at(widget.place.center)
                return
        names = [widget.name for widget in self.scene.widgets]
        raise KeyError(f"no button {word} among {names}")

    def press_on(self, scene: object, name: str) -> None:
        """Press a button of another scene."""
        widget = scene[name]  # type: ignore[index]
        self.click_at(widget.place.center)

    def choose_on(self, scene: Screen, name: str, index: int) -> None:
        """Click one of the values that lie side by side."""
        choice = scene[name]
        assert isinstance(choice, Choice)
        if choice.scroller:
            choice.scroller.show(choice.box, 4)
        self.click_at(choice.segment(index).center)

    def key(self, key: int, mod: int = 0) -> None:
        """Press and release a key."""
        self._send(pygame.event.Event(pygame.KEYDOWN, key=key, mod=mod, unicode=""))
        self._send(pygame.event.Event(pygame.KEYUP, key=key, mod=mod))

    # Whole moves

    def buttons(self) -> Sequence[str]:
        """The moves that are buttons or tiles now."""
        return [
            answer.move.text for answer in self.scene.look.answers.offered() if not answer.refused
        ]

    def by_dragging(self, move: Move) -> None:
        """Make a move by touch its card; words by their button."""
        before = len(self.match.turns)
        if move.text in self.buttons():
            self.press(move.text)
        else:
            self.drag(move.card.name, move.target, move.source)
        self._made(before, move)

    def by_clicking(self, move: Move) -> None:
        """Make a move with clicks alone."""
        before = len(self.match.turns)
        if move.text in self.buttons():
            self.press(move.text)
        else:
            self.click(move.card.name, move.source)
            if self.scene.table.grip.picked is not None:
                self.click_at(self.zone(move.target))
        self._made(before, move)

    def _made(self, before: int, move: Move) -> None:
        made = self.match.turns[before:]
        assert made, f"{move} was not made: {self.table.captions.notice}"
        assert made[0].move is move, f"{made[0].move} was made instead of {move}"
