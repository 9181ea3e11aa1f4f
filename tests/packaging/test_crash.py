"""When something goes wrong: told in the window, written down, and the match is still there."""

from __future__ import annotations

import threading
from pathlib import Path

import pygame
import pytest

from cardtable import app, saves
from cardtable.games import GAMES
from cardtable.games.catte.kit import CatteKit
from cardtable.games.catte.look import CatteLook
from cardtable.games.catte.rules import HAND
from cardtable.match import Match, from_text
from cardtable.media.drawings import PAPER
from cardtable.rules.events import CardsMoved, Event
from cardtable.scenes.play_scene import PlayScene
from cardtable.scenes.scene import Stage
from cardtable.seats import Seat
from cardtable.settings import Settings
from cardtable.table.surroundings import Effects
from tests.table.hand import Lucky


class Broken(PlayScene):
    """A table at which something goes wrong at once."""

    def update(self, seconds: float) -> None:
        raise RuntimeError("the table broke down")


def match() -> Match:
    """A match after its first five moves."""
    begun = Match(GAMES["catte"](3, {}), 7, (Seat("person"), Seat("normal"), Seat("easy")))
    for _ in range(5):
        begun.play(begun.legal_moves()[0])
    return begun


@pytest.fixture
def told(monkeypatch: pytest.MonkeyPatch) -> list[pygame.Surface]:
    """What the window showed when the program said that it must stop."""
    seen: list[pygame.Surface] = []
    tell = app.tell_crash

    def tell_and_look(window: pygame.Window, message: str) -> None:
        read = threading.Event()

        def press_a_key() -> None:
            while not read.wait(0.05):
                pygame.event.post(pygame.event.Event(pygame.KEYDOWN, key=pygame.K_SPACE))

        hand = threading.Thread(target=press_a_key)
        hand.start()
        tell(window, message)
        read.set()
        hand.join()
        seen.append(window.get_surface().copy())

    monkeypatch.setattr(app, "tell_crash", tell_and_look)
    return seen


def play_until_it_breaks() -> int:
    def first(stage: Stage) -> PlayScene:
        return Broken(stage, match())

    return app.start(first, Settings(speed="instant"))


def test_a_crash_is_told_in_the_window(
    told: list[pygame.Surface], capfd: pytest.CaptureFixture[str]
) -> None:
    """Light words on dark, and the program ends with its own exit code."""
    assert play_until_it_breaks() == app.CRASHED
    (shown,) = told
    inked = pygame.mask.from_threshold(shown, PAPER, (40, 40, 40)).count()
    assert 1000 < inked < shown.get_width() * shown.get_height() // 4
    assert "Continue" in capfd.readouterr().err


def test_a_crash_leaves_a_report_with_the_match(
    told: list[pygame.Surface], own_folder: Path
) -> None:
    """The report holds the error, the system and a log from which the match can be played again."""
    play_until_it_breaks()
    (report,) = (own_folder / "reports").iterdir()
    text = report.read_text(encoding="utf-8")
    assert "RuntimeError: the table broke down" in text
    assert "pygame-ce" in text
    log = text[text.index("cardtable match 1") :]
    assert len(from_text(log.rstrip("\n") + "\n").turns) == 5


class Breaking(CatteLook):
    """A look that cannot show how a card is played."""

    def react(self, event: Event) -> Effects:
        if isinstance(event, CardsMoved) and event.source in HAND:
            raise RuntimeError("the look broke down")
        return super().react(event)


@pytest.mark.unhurried
def test_a_look_that_breaks_crashes_the_program_and_loses_no_move(
    told: list[pygame.Surface], own_folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The move that could not be shown is in the report, and the match waits with it."""
    monkeypatch.setattr(CatteKit, "look", lambda kit: Breaking)

    def first(stage: Stage) -> PlayScene:
        watched = Match(GAMES["catte"](3, {}), 7, (Seat("easy"),) * 3)
        return PlayScene(stage, watched, thinker=Lucky())

    assert app.start(first, Settings(speed="instant")) == app.CRASHED
    assert told
    waits = saves.waiting("catte")
    assert waits is not None
    assert waits.match.turns[-1].move.source == "hand"
    (report,) = (own_folder / "reports").iterdir()
    text = report.read_text(encoding="utf-8")
    assert "RuntimeError: the look broke down" in text
    assert waits.match.to_text().strip() in text


def test_after_a_crash_the_match_waits(told: list[pygame.Surface]) -> None:
    """The same match is offered under Continue, with every move."""
    play_until_it_breaks()
    waits = saves.waiting("catte")
    assert waits is not None
    assert len(waits.match.turns) == 5
