"""The hands of soak: anything a player might do, and much that none would."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING

import pygame

from cardtable.app import App
from cardtable.deal_code import any_seed
from cardtable.games import GAMES
from cardtable.match import Match
from cardtable.media.words import words
from cardtable.rules.game import AnyGame, BadOption
from cardtable.scenes.play_scene import PlayScene
from cardtable.scenes.review_scene import ReviewScene
from cardtable.scenes.screen import Screen
from cardtable.scenes.shuffling import Shuffling, at_table
from cardtable.seats import WHO, Seat
from cardtable.settings import PAUSES, SPEEDS, TEXT_SIZES, TOGETHER
from cardtable.table.card_sprite import pose_bounds
from cardtable.text import languages

if TYPE_CHECKING:
    from cardtable.commands.soak import Minute

_KEYS = (
    *range(pygame.K_0, pygame.K_9 + 1),
    *range(pygame.K_a, pygame.K_z + 1),
    *(pygame.K_RETURN, pygame.K_SPACE, pygame.K_TAB, pygame.K_ESCAPE, pygame.K_F3, pygame.K_SLASH),
    *(pygame.K_LEFT, pygame.K_RIGHT, pygame.K_UP, pygame.K_DOWN, pygame.K_PAGEUP),
    *(pygame.K_PAGEDOWN, pygame.K_BACKSPACE, pygame.K_DELETE, pygame.K_HOME, pygame.K_END),
)
_TYPED = ("a", "Zoë", "猫", "がぎ", "e\u0301", "👩\u200d🚀", "\u202e", "0\U000e0100", " ")
_SIZES = ((960, 600), (1024, 640), (1280, 720), (1280, 800), (1366, 768), (1600, 900), (1920, 1080))
_STAY = 90.0  # seconds of the table's time at one table, at most
_WANDER = 12.0  # seconds about the other screens
_PATIENT = 0.2  # the share of a second that counts while the cards are shuffled
_LAST = 3.0  # seconds after the end of a match
_LOOKED_BACK_ON = 150  # moves at most of a game that is reviewed

Place = tuple[int, int]


class Hands:
    """Somebody at the window who does anything: mouse and keys come in as the system's events."""

    def __init__(self, app: App, luck: Random) -> None:
        self.app = app
        self.luck = luck
        self.step = 0.05  # seconds the next frame moves everything on
        self._left = 0.0  # seconds until something else is begun
        self._ended = 0  # the match whose end has been counted
        self._at = (0, 0)  # the match played last, and how many moves it had
        self._calm = False  # just playing on, so that matches come to their end

    # An evening

    def do_something(self, minute: Minute) -> None:
        """What comes to mind before the next frame."""
        luck = self.luck
        self.app.stage.leaving = False
        self.step = luck.choice((0.016, 0.05, 0.1))
        shuffled = isinstance(self.app.stage.top, Shuffling)  # one may leave, but mostly stays
        self._left -= self.step * (_PATIENT if shuffled else 1)
        self._count_ends(minute)
        if self._left <= 0:
            self._begin_something_else(minute)
        elif self._calm:
            self._go_on()
            minute.gestures += 1
        elif luck.random() < 0.5:
            self._gesture()
            minute.gestures += 1

    def go_home(self) -> None:
        """Back to the shelf, wherever one is."""
        pygame.event.clear()
        self.app.stage.home()
        self._left = 0.0

    def as_usual(self, size: Place) -> None:
        """A window of this size, English, nothing unusual."""
        settings = self.app.settings
        settings.text_size, settings.reduced_motion = 1.0, False
        self.app.show_full_screen(False)
        self.app.window.size = size
        self.app.stage.overlay = False
        self.app.stage.speak("en")

    def _count_ends(self, minute: Minute) -> None:
        for scene in self.app.stage.scenes:
            if isinstance(scene, PlayScene) and scene.match.over:
                minute.games += self._ended != id(scene.match)
                self._ended = id(scene.match)
                self._left = min(self._left, _LAST)
            if isinstance(scene, PlayScene):
                match, moves = self._at
                self._at = id(scene.match), len(scene.match.turns)
                minute.undone += match == self._at[0] and moves > self._at[1]

    def _begin_something_else(self, minute: Minute) -> None:
        luck, stage = self.luck, self.app.stage
        self.go_home()
        self._choose_settings()
        self._left = _WANDER
        self._calm = False
        what = luck.random()
        home = stage.top
        waits = [] if not isinstance(home, Screen) else home.widgets
        waits = [widget for widget in waits if widget.name.startswith("continue-")]
        if what < 0.2 and waits:
            luck.choice(waits).choose(None)
        elif what < 0.35:
            return
        elif what < 0.45:
            stage.push(ReviewScene(stage, self._played()))
            minute.reviews += 1
            return
        else:
            stage.push(at_table(PlayScene(stage, self._match(), open_hands=luck.random() < 0.1)))
        minute.tables += 1
        self._left = luck.uniform(_WANDER, _STAY)
        self._calm = luck.random() < 0.4
        if self._calm:
            self.app.settings.speed = "instant"

    def _choose_settings(self) -> None:
        luck, settings, stage = self.luck, self.app.settings, self.app.stage
        settings.speed = luck.choice(SPEEDS)
        settings.times = luck.choice((2.0, 10.0, 100.0))
        settings.trick_pause = luck.choice(PAUSES[:2])
        settings.thinking = "short"
        settings.together = luck.choice(TOGETHER)
        settings.reduced_motion = luck.random() < 0.2
        settings.text_size = luck.choice(TEXT_SIZES)
        settings.hints = settings.show_legal = True
        settings.transcript = False
        self.app.show_full_screen(False)
        if luck.random() < 0.5:
            self.app.window.size = luck.choice(_SIZES)
        if luck.random() < 0.4:
            stage.speak(luck.choice(languages()))
        stage.lay_out()

    def _match(self) -> Match:
        luck = self.luck
        game = self._game()
        names = ("", "Zoë", "0\U000e0100", "猫" * 40, "Cat")
        watch = luck.random() < 0.3
        who = [luck.choice(WHO[watch:]) for _ in range(game.seats)]
        seats = tuple([Seat(one, luck.choice(names)) for one in who])
        return Match(game, luck.choice((any_seed(), 0, 2**53 - 1)), seats)

    def _played(self) -> Match:
        """A match as it may be looked back on: over, or broken off."""
        match = self._match()
        while not match.over and len(match.turns) < _LOOKED_BACK_ON:
            match.play(self.luck.choice(match.legal_moves()))
        return match

    def _game(self) -> AnyGame:
        """Any game with any number of seats and any options that go together."""
        luck = self.luck
        rules = GAMES[luck.choice([*GAMES])]
        while True:
            chosen = {option.name: luck.choice(option.values) for option in rules.options}
            try:
                return rules(luck.choice(rules.seat_counts), chosen)
            except BadOption:
                continue

    # Gestures

    def _gesture(self) -> None:
        luck = self.luck
        match luck.randrange(14):
            case 0 | 1 | 2:
                self._click(self._somewhere(), luck.choice((1, 1, 1, 3)), luck.choice((1, 2)))
            case 3 | 4:
                self._drag(self._somewhere(), self._anywhere())
            case 5:
                self._move(self._somewhere())
            case 6:
                _post(pygame.MOUSEWHEEL, x=0, y=luck.choice((-3, 3)), precise_y=luck.uniform(-3, 3))
            case 7:
                _post(pygame.TEXTINPUT, text=luck.choice(_TYPED))
            case 8 | 9:
                self._key(luck.choice(_KEYS))
            case _:
                self._go_on()
        if luck.random() < 0.004:
            self.app.window.size = luck.choice(_SIZES)
        if luck.random() < 0.002:
            self.app.stage.speak(luck.choice(languages()))
            assert words.language == self.app.settings.language

    def _go_on(self) -> None:
        """Make a move if one may, or take one back; otherwise say yes to whatever is asked."""
        top, luck = self.app.stage.top, self.luck
        if isinstance(top, PlayScene) and luck.random() < 0.04:
            top.actions[luck.choice(("undo", "hint"))]()
        elif isinstance(top, PlayScene) and top.moves:
            top.play(luck.choice(top.moves))
        else:
            self._key(pygame.K_RETURN)

    def _anywhere(self) -> Place:
        wide, high = self.app.window.size
        return self.luck.randrange(wide), self.luck.randrange(high)

    def _somewhere(self) -> Place:
        """A place where something is to be found, more often than not."""
        luck, top = self.luck, self.app.stage.top
        what = luck.random()
        if isinstance(top, PlayScene) and what < 0.4:
            sprites = top.table.piles.own_hand()
            if sprites:
                box = pose_bounds(luck.choice(sprites).pose)
                return self._inside((box.centerx, box.top + 30))
        if isinstance(top, Screen) and what < 0.8 and top.widgets:
            return self._inside(luck.choice(top.widgets).box.center)
        return self._anywhere()

    def _inside(self, place: Place) -> Place:
        wide, high = self.app.window.size
        return max(0, min(wide - 1, place[0])), max(0, min(high - 1, place[1]))

    def _click(self, at: Place, button: int, clicks: int) -> None:
        for _ in range(clicks):
            _post(pygame.MOUSEBUTTONDOWN, pos=at, button=button, touch=False)
            _post(pygame.MOUSEBUTTONUP, pos=at, button=button, touch=False, clicks=clicks)

    def _drag(self, start: Place, end: Place) -> None:
        _post(pygame.MOUSEBUTTONDOWN, pos=start, button=1, touch=False)
        for share in (0.2, 0.6, 1.0):
            at = [round(a + (b - a) * share) for a, b in zip(start, end, strict=True)]
            self._move((at[0], at[1]), held=True)
        _post(pygame.MOUSEBUTTONUP, pos=end, button=1, touch=False, clicks=1)

    def _move(self, at: Place, *, held: bool = False) -> None:
        _post(pygame.MOUSEMOTION, pos=at, rel=(1, 1), buttons=(int(held), 0, 0), touch=False)

    def _key(self, key: int) -> None:
        mod = self.luck.choice((0, 0, 0, 0, pygame.KMOD_LSHIFT, pygame.KMOD_LCTRL))
        _post(pygame.KEYDOWN, key=key, mod=mod, unicode="", scancode=0)
        _post(pygame.KEYUP, key=key, mod=mod, unicode="", scancode=0)


def _post(kind: int, **facts: object) -> None:
    """Let the system tell of this."""
    pygame.event.post(pygame.event.Event(kind, facts))
