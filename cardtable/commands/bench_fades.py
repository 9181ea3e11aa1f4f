"""bench screen, the fades: what a frame of them costs, how soon a click is answered."""

from __future__ import annotations

import gc
import time
from collections.abc import Callable
from typing import TYPE_CHECKING

from cardtable.commands.shots import NoThinker, match_at
from cardtable.match import Match
from cardtable.rules.events import RoundEnded

if TYPE_CHECKING:
    from cardtable.app import App
    from cardtable.scenes.play_scene import PlayScene


def opened(app: App, match: Match, *, thinking: bool) -> PlayScene:
    """The scene of a match on top of everything."""
    from cardtable.scenes.play_scene import PlayScene

    thinker = None if thinking else NoThinker()
    scene = PlayScene(app.stage, match, thinker=thinker, saved=False)
    while app.stage.scenes:
        app.stage.scenes.pop().left()
    gc.collect()  # the app does so too when a scene has been left
    app.stage.push(scene, fade=False)
    return scene


def sat_down(app: App, match: Match) -> None:
    """A new match as players come to it: its table follows the shuffle, when all that it shows
    first is drawn.
    """
    from cardtable.scenes.shuffling import at_table

    scene = opened(app, match, thinking=True)
    app.stage.scenes.clear()
    app.stage.push(at_table(scene), fade=False)
    while app.stage.top is not scene:
        at_rest(app, 0.02)
    gc.collect()  # of the table before


def at_rest(app: App, seconds: float) -> None:
    """Run the loop as the app does when nobody touches it."""
    import pygame

    from cardtable.app import FRAMES, GLANCES

    clock = pygame.time.Clock()
    end = time.perf_counter() + seconds
    before = time.perf_counter()
    while (now := time.perf_counter()) < end:
        busy = app.frame(now, min(0.1, now - before))
        before = now
        clock.tick(FRAMES if busy else GLANCES)


def at_round_end(match: Match) -> bool:
    """Whether the last move ended a round, or a game that is not counted round by round."""
    ended = bool(match.turns) and any(isinstance(e, RoundEnded) for e in match.turns[-1].events)
    return ended or match.over


def p99_of_fades(app: App, game: str) -> float:
    """What the slowest frame in a hundred of a fade costs the drawing thread, in milliseconds."""
    from cardtable.scenes.game_end import GameEnd
    from cardtable.scenes.home import Home
    from cardtable.scenes.round_end import RoundEnd
    from cardtable.scenes.rules import Rules
    from cardtable.scenes.setup import Setup

    stage = app.stage
    match = match_at(game, at_round_end, {}, None)
    opened(app, match, thinking=False)
    taken: list[float] = []

    def count() -> RoundEnd | GameEnd:
        if match.over:
            return GameEnd(stage, match, lambda _: None)
        return RoundEnd(stage, match, match.turns[-1].events, lambda: None)

    def fade(change: Callable[[], None]) -> None:
        at_rest(app, 0.4)
        change()
        while stage.fading:
            before = time.thread_time()
            app.frame(time.perf_counter(), 1 / 60)
            taken.append((time.thread_time() - before) * 1000)
            time.sleep(0.005)

    for _ in range(2):
        fade(lambda: stage.push(count()))
        fade(stage.pop)
    fade(lambda: stage.replace(Home(stage)))
    for _ in range(2):
        fade(lambda: stage.push(Setup(stage, game)))
        fade(lambda: stage.push(Rules(stage, game)))
        fade(stage.pop)
        fade(stage.pop)
    taken.sort()
    return round(taken[int(len(taken) * 0.99)], 2)


def time_to_answer(app: App, game: str) -> float:
    """From the click on a game's box until something in the window has changed."""
    import pygame

    from cardtable.scenes.home import Home

    home = Home(app.stage)
    app.stage.replace(home, fade=False)
    at_rest(app, 1.0)
    place = home[game].box.center
    pressed = {"pos": place, "button": 1, "clicks": 1, "touch": False}
    pygame.event.post(
        pygame.event.Event(
            pygame.MOUSEMOTION, pos=place, rel=(1, 1), buttons=(0, 0, 0), touch=False
        )
    )
    at_rest(app, 1.0)
    shown, began = app.presented, time.perf_counter()
    for kind in (pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP):
        pygame.event.post(pygame.event.Event(kind, pressed))
    while app.presented == shown:
        app.frame(time.perf_counter(), 1 / 60)
    return round((time.perf_counter() - began) * 1000, 1)
