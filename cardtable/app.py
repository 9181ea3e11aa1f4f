"""Opens the window, runs the loop, and keeps what is needed when something goes wrong."""

from __future__ import annotations

import math
import os
import sys
import time
import traceback
from collections.abc import Callable, Sequence
from contextlib import suppress

from cardtable import APP_ID

os.environ.setdefault("SDL_VIDEO_ALLOW_SCREENSAVER", "1")
os.environ.setdefault("SDL_VIDEO_WAYLAND_WMCLASS", APP_ID)
os.environ.setdefault("SDL_VIDEO_X11_WMCLASS", APP_ID)  # pygame would name the script
# Windows would enlarge a small picture. So we get every pixel, and sizes and places in units that
# are as large to the eye on every screen, as on Wayland and macOS.
os.environ.setdefault("SDL_WINDOWS_DPI_SCALING", "1")
os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")

import pygame

from cardtable import settings as choices
from cardtable.access.reader import ScreenReader
from cardtable.access.tree import window as whole_window
from cardtable.devices.backlog import Backlog
from cardtable.devices.devices import Devices
from cardtable.gestures import FullScreen, Gesture, Leave, Pixel, Reach
from cardtable.media.drawings import INK, PAPER, Size
from cardtable.media.gaps import gaps
from cardtable.media.lettering import fitting, line, put_away
from cardtable.media.papercraft import sheet_up
from cardtable.media.pictures import Mode, Pictures
from cardtable.media.presenting import Presenter
from cardtable.media.room import Room
from cardtable.media.sounds import Sounds, complaints_unheard
from cardtable.media.words import words
from cardtable.reports import write_report
from cardtable.scenes.scene import Scene, Stage
from cardtable.settings import Settings
from cardtable.terminal import complain, say

FRAMES = 60  # a second, while something moves
GLANCES = 30  # a second, at the event queue while nothing moves
_AWAKE_SECONDS = 0.6  # after a gesture the queue is still looked at as often as while moving
_LONGEST_STEP = 0.1  # seconds a scene is moved on at once, however long the machine was away
_WALL = (44, 96, 98)  # of the room the shelf hangs in

_UNSEEN = ("dummy", "offscreen", "evdev")  # what SDL falls back to where there is no display

NO_DISPLAY = 2
"""The exit code when there is no display to open a window on."""

NO_WINDOW = 3
"""The exit code when there is a display, but it does not let a window open."""

TELL = "CARDTABLE_TELL"
"""Set in the environment, the app prints its window's number and each scene it has drawn: for tests
and tools that drive the real window from outside."""

CRASHED = 1
"""The exit code after a crash, when a report has been written."""

First = Callable[[Stage], Scene]


class NoDisplay(Exception):
    """There is no screen to open a window on."""


class NoWindow(Exception):
    """There is a screen, but no window can be opened on it; the text is the system's reason."""


def stage_without_window(
    size: Size,
    settings: Settings | None = None,
    *,
    pictures: Mode = "at once",
    sound: bool = False,
) -> Stage:
    """The same app without window, device or clock: for tests and for pictures of scenes.

    The caller turns the clock with ``stage.update`` and draws on any surface.
    """
    settings = settings or Settings()
    words.language = settings.language
    return Stage(size, settings, Pictures(pictures), Sounds(sound))


def picture_of(stage: Stage) -> pygame.Surface:
    """What the stage shows now, on a surface of its own."""
    surface = pygame.Surface(stage.strip.around(stage.size))
    stage.draw(surface)
    return surface


class App:
    """The window, its loop and its stage."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        words.language = settings.language
        self._driver = find_display()
        try:
            self._open_window()
        except pygame.error as error:
            pygame.display.quit()
            raise NoWindow(str(error)) from error
        self._room = Room()
        # The loader's thread lets go five times as often: the table is drawn in between.
        sys.setswitchinterval(0.001)
        self.devices = Devices()
        self.devices.pad.listen()
        pictures = Pictures("thread")
        pictures.keep_on_disk()
        sounds = Sounds()
        sounds.volumes(settings.effects, settings.ambience, settings.music)
        self.surface = self.window.get_surface()
        self.stage = Stage(self.surface.get_size(), settings, pictures, sounds)
        pictures.room_for(self.stage.size)
        self.stage.hearing.telling.listeners.append(self.reader)
        self._title = words("app.title")
        self._telling = TELL in os.environ
        self._told = ""
        if self._telling:
            say(f"window {self.window.handle}")
        self._typing = True
        self._awake_until = 0.0
        self._gestures = Backlog()
        self.presented = 0  # how often the window was shown anew

    def _open_window(self) -> None:
        """The window as it was left: its size and place are kept in the window's own units."""
        kept = self.settings
        screens = pygame.display.get_desktop_sizes()
        size = with_room_for_bars(kept.window_size, screens)
        # Where only an open window tells how large it may be, it is not shown before it fits.
        # A screen reader, too, has to be told of a window before it is shown.
        hidden = self._driver in ("windows", "cocoa")
        self.window = pygame.Window(
            words("app.title"), size, resizable=True, allow_high_dpi=True, hidden=hidden
        )
        scale = self.window.get_surface().get_width() / self.window.size[0]
        if self._driver == "windows":
            screens = in_units(screens, scale)
        fitting_size = with_room_for_bars(kept.window_size, screens, scale)
        if fitting_size != size:
            self.window.size = size = fitting_size
            self.window.position = pygame.WINDOWPOS_CENTERED
        least = choices.SMALLEST_WINDOW
        self.window.minimum_size = min(least[0], size[0]), min(least[1], size[1])
        if kept.window_position:
            self.window.position = on_a_screen(kept.window_position, size, screens)
        self.window.set_icon(sheet_up("home/icon", (64, 64)))
        if kept.full_screen:
            self.window.set_fullscreen(True)
        self.reader = ScreenReader(None if self._driver in _UNSEEN else self.window.handle)
        if hidden:
            self.window.show()
        self.presenter = Presenter(self.window)
        self.presenter.fill(_WALL)  # no black until the shelf is drawn

    def run(self, first: First) -> None:
        """Show the first scene and go on until somebody leaves."""
        self.stage.push(first(self.stage), fade=False)
        clock = pygame.time.Clock()
        before = time.perf_counter()
        while not self.stage.leaving:
            now = time.perf_counter()
            busy = self.frame(now, min(_LONGEST_STEP, now - before))
            before = now
            clock.tick(FRAMES if busy or now < self._awake_until else GLANCES)

    def frame(self, now: float, seconds: float) -> bool:
        """One turn of the loop; whether something is moving."""
        with gaps.frame():
            return self._frame(now, seconds)

    def _frame(self, now: float, seconds: float) -> bool:
        stage = self.stage
        events = pygame.event.get()
        self._follow_window()
        gestures = self.devices.read(events, now)
        reached = [Reach(key, use) for use, key in self.reader.asked()]
        if gestures or reached:
            self._awake_until = now + _AWAKE_SECONDS
            self.devices.tell(stage)
            stage.by_pointer = stage.by_pointer and not reached
        self._gestures.add([*gestures, *reached])
        self._gestures.heed(self._handle)
        stage.update(seconds)
        if stage.needs_drawing and (painted := stage.draw(self.surface)):
            self.presenter.show(painted)
            self.presented += 1
            self._tell_scene()
        self._follow_stage()
        self._tell_reader()
        busy = not stage.at_rest or bool(self._gestures)
        self._room.watch(now, busy=busy)
        return busy

    def _handle(self, gesture: Gesture) -> None:
        match gesture:
            case Leave():
                self.stage.leaving = True
            case FullScreen():
                self.show_full_screen(not self.settings.full_screen)
            case _:
                self.stage.handle(gesture)

    def show_full_screen(self, full: bool) -> None:
        """Fill the screen, or go back to the window's own size."""
        if full == self.settings.full_screen:
            return
        if full:
            self._remember_window()
            self.window.set_fullscreen(True)
        else:
            self.window.set_windowed()
        self.settings.full_screen = full

    def _follow_window(self) -> None:
        """The one place that notices a new size: several events may tell of each change.

        A window that has come to a denser screen keeps its size and has more pixels.
        """
        self.surface = self.window.get_surface()
        size = self.surface.get_size()
        if size != self.stage.strip.around(self.stage.size):
            self.stage.resize(size)
        self.devices.pointer.fit(size, self.window.size)

    def _follow_stage(self) -> None:
        """Do what a scene wished of the window."""
        stage = self.stage
        if stage.wants_full_screen is not None:
            self.show_full_screen(stage.wants_full_screen)
            stage.wants_full_screen = None
        if (title := stage.title()) != self._title:
            self.window.title = self._title = title
        self.devices.follow(stage)
        if stage.typing != self._typing:
            self._typing = stage.typing
            if stage.typing:
                pygame.key.start_text_input()
            else:
                pygame.key.stop_text_input()

    def _tell_reader(self) -> None:
        """Show a screen reader what is on the screen now, if one runs."""
        stage = self.stage
        self.reader.in_front(not stage.background)
        if self.reader.listens and stage.top is not None:
            in_words = stage.top.in_words
            title, focus = stage.title(), in_words.key(stage.top.focus)
            self.reader.show(
                whole_window(
                    title, in_words.tree(), focus, self.settings.language.replace("_", "-")
                )
            )

    def _tell_scene(self) -> None:
        name = type(self.stage.top).__name__
        if self._telling and name != self._told:
            self._told = name
            say(f"scene {name}")

    def _remember_window(self) -> None:
        if not self.settings.full_screen:
            self.settings.window_size = self.window.size
            if self._driver != "wayland":  # where nobody is told where a window is
                self.settings.window_position = self.window.position

    def close(self) -> None:
        """Write the choices down and let go of window and sound."""
        with suppress(pygame.error):
            self._remember_window()
        self.settings.save()
        while self.stage.scenes:
            self.stage.scenes.pop().left()
        self.stage.sounds.hush()
        self.stage.hearing.close()
        self.window.destroy()
        # The loader's thread may be writing on a card: fonts must not vanish under its pen.
        self.stage.pictures.clear()
        self.stage.pictures.finish(1.0)
        put_away()
        pygame.quit()


def find_display() -> str:
    """Turn to the display; the name of what drives it."""
    try:
        with complaints_unheard():
            pygame.display.init()
    except pygame.error as error:
        raise NoDisplay(str(error)) from error
    driver: str = pygame.display.get_driver()
    if "SDL_VIDEODRIVER" not in os.environ and driver in _UNSEEN:
        raise NoDisplay("only drivers without a screen")
    if driver == "x11":
        # Plain blitting instead of OpenGL: five to ten times cheaper without a graphics card.
        # Windows does so by itself; Wayland and macOS cannot, and would open no window.
        os.environ.setdefault("SDL_FRAMEBUFFER_ACCELERATION", "0")
    return driver


def start(first: First, settings: Settings | None = None) -> int:
    """Open the window, play, and give the program's exit code."""
    settings = settings or choices.load()
    try:
        app = App(settings)
    except NoDisplay:
        complain(words("app.no_display"))
        return NO_DISPLAY
    except NoWindow as refusal:
        complain(words("app.no_window", reason=refusal))
        return NO_WINDOW
    try:
        app.run(first)
    except Exception:  # noqa: BLE001 - whatever it was, the player is told and a report is kept
        error = traceback.format_exc()
        path = write_report(app.stage, error)
        message = words("app.crashed", path=path) if path else words("app.crashed_unwritten")
        complain(message if path else f"{error}\n{message}")
        app.stage.sounds.hush()
        tell_crash(app.window, message)
        return CRASHED
    app.close()
    return 0


def in_units(screens: Sequence[Size], scale: float) -> list[Size]:
    """The sizes of screens told in pixels, in units of a window that has so many pixels a unit."""
    return [(round(wide / scale), round(high / scale)) for wide, high in screens]


def with_room_for_bars(window: Size, screens: Sequence[Size], scale: float = 1.0) -> Size:
    """The size in which a window opens: all of it to be seen, with its title and the system's bar.

    One that is full high but for its title was made so by its player, and stays. On a dense screen,
    with ``scale`` pixels a unit, a window smaller than usual still has room for the whole table.
    """
    title, bars = 32, 96
    fits = (window[0] <= wide and window[1] + title <= high for wide, high in screens)
    if not screens or any(fits):
        return window
    wide, high = max(screens, key=lambda screen: screen[0] * screen[1])
    least = [math.ceil(side / scale) for side in choices.SMALLEST_WINDOW]
    return max(least[0], min(window[0], wide)), max(least[1], min(window[1], high - bars))


def on_a_screen(place: Pixel, window: Size, screens: Sequence[Size]) -> Pixel:
    """Where a window may come back: within reach, should a screen have gone since it was left.

    How several screens stand to each other is not told: any of them may be the first one.
    """
    if not screens:
        return place
    bar = 64  # of the window, at least, must be there to be taken hold of
    wide = sum(width for width, _ in screens)
    high = sum(height for _, height in screens)
    before = 0 if len(screens) == 1 else 1
    left = max(bar - window[0] - before * wide, min(place[0], wide - bar))
    return left, max(-before * high, min(place[1], high - bar))


def tell_crash(window: pygame.Window, message: str) -> None:
    """Say in the window what has happened, until a key or a click, or until it is closed."""
    ends = (pygame.QUIT, pygame.KEYDOWN, pygame.MOUSEBUTTONDOWN, pygame.CONTROLLERBUTTONDOWN)
    try:
        # What was on its way to the scene that failed is not meant for this.
        pygame.event.clear()
        while True:
            surface = window.get_surface()
            wide, high = surface.get_size()
            lines = [*message.split("\n"), "", words("app.crashed_close")]
            step = high // 18
            surface.fill(INK)
            for number, text in enumerate(lines):
                drawn = line(
                    text, "text", fitting(text, "text", step * 3 // 5, wide * 9 // 10), PAPER
                )
                middle = high // 2 + round((number - (len(lines) - 1) / 2) * step)
                surface.blit(drawn, drawn.get_rect(center=(wide // 2, middle)))
            window.flip()
            if pygame.event.wait().type in ends:
                return
    except pygame.error:
        # Not even that works any more; the system's own box needs nothing of ours.
        with suppress(pygame.error):
            pygame.display.message_box(words("app.title"), message, "error")
