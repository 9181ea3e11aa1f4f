"""The panel of wishes is large; all of it is drawn before a round's wishing begins."""

from __future__ import annotations

from collections.abc import Callable, Hashable
from itertools import count
from typing import TypeVar

import pygame
import pytest

from cardtable.games.meows.rules import ANNOUNCING, MAKE_WISH, WISH_OF, WISHING
from cardtable.match import Match
from cardtable.media.canvas import Canvas
from cardtable.media.pictures import Pictures
from cardtable.media.store import Part, store
from cardtable.media.words import words
from cardtable.rules.events import RoundStarted
from cardtable.scenes.play_scene import PlayScene
from tests.games.meows.test_look import asked, match_until, tiles
from tests.table.hand import Hand

T = TypeVar("T")
WIDTHS = count(1111, 2)  # no two tables are as large: nothing was drawn for another
HIDDEN = {"hidden": "yes"}
_LONG = 1300  # frames after which nothing rehearsed is waited for any more


class Made:
    """Notes every picture that is made while the panel is drawn."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.things: list[tuple[str, Hashable]] = []
        self._noting = False
        get = Part.get

        def noted(part: Part[T], key: Hashable, make: Callable[[], T]) -> T:
            there = key in part
            thing = get(part, key, make)
            if self._noting and not there and not isinstance(thing, pygame.font.Font):
                self.things.append((part.name, key))
            return thing

        monkeypatch.setattr(Part, "get", noted)

    def by(self, scene: PlayScene) -> list[tuple[str, Hashable]]:
        """What is made when the panel of this table is drawn."""
        assert scene.panel is not None
        self.things.clear()
        self._noting = True
        scene.sheet.draw(Canvas(scene.stage.size))
        self._noting = False
        return self.things


@pytest.fixture
def made(monkeypatch: pytest.MonkeyPatch) -> Made:
    return Made(monkeypatch)


def sit(hand: Hand, match: Match) -> PlayScene:
    """Sit at a table where the panel is about to be seen, with a loader worked by hand."""
    scene = hand.sit("meows", match=match, size=(next(WIDTHS), 707))
    scene.stage.pictures = Pictures("thread", threads=0)
    hand.settle(0.5)
    return scene


def begin_round(scene: PlayScene) -> None:
    """The table is told that this round begins, and the loader has time until the panel comes."""
    scene.look.react(RoundStarted(scene.match.state.round, 0))
    while scene.stage.pictures.waiting():
        scene.stage.pictures.loader.work_one()


def great_wish_made() -> Match:
    """Fine in the first round, Very Fine in the second; the third begins."""
    match = match_until(asked(WISHING, 2))
    match.play(MAKE_WISH[WISH_OF["very-fine"]])
    while not asked(WISHING, 3)(match):
        match.play(match.legal_moves()[0])
    return match


MOMENTS: dict[str, Callable[[], Match]] = {
    "the first round": lambda: match_until(asked(WISHING)),
    "Very Fine may be wished for": lambda: match_until(asked(WISHING, 2)),
    "Very Rainy may be wished for": lambda: match_until(asked(WISHING, 2), wishes="rainy"),
    "the great wish was made": great_wish_made,
    "five wishes": lambda: match_until(asked(WISHING), options={"wishes": "5"}),
    "a secret": lambda: match_until(asked(WISHING), options=HIDDEN),
    "announcing": lambda: match_until(asked(ANNOUNCING), options=HIDDEN, wishes="snow"),
    "announcing for points": lambda: match_until(
        asked(ANNOUNCING, 2), options={**HIDDEN, "stakes": "yes"}
    ),
}


@pytest.mark.slow
@pytest.mark.parametrize("moment", MOMENTS)
@pytest.mark.parametrize("language", ["en", "ja"])
def test_no_frame_makes_anything_of_the_panel(
    hand: Hand, made: Made, moment: str, language: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(words, "language", language)
    scene = sit(hand, MOMENTS[moment]())
    scene.stage.by_pointer = False
    begin_round(scene)
    assert made.by(scene) == []
    assert not scene.stage.pictures.late
    for tile in tiles(scene):
        scene.focus_on(tile)
        assert made.by(scene) == [], "nor when another wish has the focus"


@pytest.mark.slow
def test_what_of_the_panel_was_let_go_is_there_again_in_the_next_round(
    hand: Hand, made: Made
) -> None:
    scene = sit(hand, match_until(asked(WISHING, 2)))
    begin_round(scene)
    most, store.most = store.most, 0
    for _ in range(_LONG):
        store.next_frame()
    store.most = most
    assert made.by(scene) != []
    for _ in range(_LONG):
        store.next_frame()
    begin_round(scene)
    assert made.by(scene) == []
