"""Frames go first: whatever else draws keeps to the gaps between them."""

from __future__ import annotations

import threading
import time
from collections.abc import Callable

import pygame
import pytest

from cardtable.app import stage_without_window
from cardtable.games import GAMES
from cardtable.match import Match
from cardtable.media import lettering, papercraft
from cardtable.media.drawings import Colour, Size
from cardtable.media.gaps import gaps
from cardtable.media.loader import LATER, Loader, Wish
from cardtable.media.pictures import Pictures
from cardtable.media.store import Part, Store
from cardtable.scenes.play_scene import PlayScene
from cardtable.scenes.preparing import Nobody
from cardtable.scenes.shuffling import Shuffling, at_table
from cardtable.seats import Seat
from cardtable.settings import Settings
from cardtable.widgets import cut
from cardtable.widgets.focus_ring import draw_ring

KEY = ("a sheet", (10, 10))


def elsewhere(do: Callable[[], object]) -> threading.Thread:
    """Another thread does this, in the gaps between frames."""

    def work() -> None:
        with gaps.kept_to(so=True):
            do()

    thread = threading.Thread(target=work)
    thread.start()
    return thread


def a_sheet() -> pygame.Surface:
    return papercraft.inline('<rect width="10" height="10"/>', (10, 10), (10, 10))


@pytest.fixture
def long_frame(monkeypatch: pytest.MonkeyPatch) -> None:
    """Others would wait for the end of a frame for seconds."""
    monkeypatch.setattr("cardtable.media.gaps._LONGEST", 20.0)


@pytest.mark.usefixtures("long_frame")
def test_another_thread_begins_to_draw_when_the_frame_is_over() -> None:
    made: list[float] = []

    def draw() -> None:
        a_sheet()
        made.append(time.monotonic())

    with gaps.frame():
        thread = elsewhere(draw)
        time.sleep(0.004)
        ended = time.monotonic()
    thread.join()
    assert made
    assert made[0] >= ended


def test_where_there_is_no_gap_it_draws_all_the_same() -> None:
    with gaps.frame():
        thread = elsewhere(a_sheet)
        thread.join(5)
        assert not thread.is_alive()


@pytest.mark.usefixtures("long_frame")
def test_the_thread_that_draws_the_frame_waits_for_nobody() -> None:
    with gaps.frame():
        began = time.monotonic()
        gaps.wait()
        assert time.monotonic() - began < 10


@pytest.mark.usefixtures("long_frame")
def test_what_the_frame_itself_waits_for_is_not_kept_from_it() -> None:
    begun, done = threading.Event(), threading.Event()

    def fulfil(_: Wish) -> None:
        begun.set()
        until = time.monotonic() + 0.2
        while time.monotonic() < until:  # a frame may begin at any moment of this
            gaps.wait()
            time.sleep(0.002)
        done.set()

    loader = Loader(fulfil, lambda _: None, lambda: None, threads=1)
    loader.wish(Wish(KEY, a_sheet, "", "a sheet", LATER))
    assert begun.wait(10)
    with gaps.frame():
        began = time.monotonic()
        loader.claim(KEY)
        assert done.is_set()
        assert time.monotonic() - began < 10


def plain(size: tuple[int, int]) -> pygame.Surface:
    return pygame.Surface(size, pygame.SRCALPHA)


def full_after(own: Store, part: Part[pygame.Surface], frames: int) -> None:
    """So many frames pass, each with something new and large in it."""
    for number in range(frames):
        own.next_frame()
        part.keep(("new", own.frame, number), plain((100, 100)))


def test_what_was_rehearsed_waits_for_its_moment_however_much_comes_in_between() -> None:
    own = Store(most=300_000)
    part: Part[pygame.Surface] = Part("tests", owner=own)
    own.next_frame()
    part.keep("looked at once", plain((10, 10)))
    with own.ahead():
        part.keep("a light", plain((10, 10)))
        part.keep("a whole sky", plain((600, 600)))
    full_after(own, part, 40)
    assert "a light" in part
    assert "looked at once" not in part
    assert "a whole sky" not in part, "that would leave no room for anything"
    full_after(own, part, 1300)
    assert "a light" not in part, "its moment did not come"


def test_another_table_s_rehearsal_takes_the_place_of_the_one_before() -> None:
    own = Store(most=300_000)
    part: Part[pygame.Surface] = Part("tests", owner=own)
    own.next_frame()
    for name in ("this table", "the next"):
        with own.ahead():
            part.keep(name, plain((10, 10)))
    full_after(own, part, 40)
    assert "this table" not in part
    assert "the next" in part


def test_long_sheets_of_any_length_are_laid_of_the_same_piece(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """What is said at a table stands on a sheet of another length each time."""
    cut_so, whole = set(), cut.sheet

    def sheet(size: Size, radius: int, colour: Colour) -> pygame.Surface:
        cut_so.add(size)
        return whole(size, radius, colour)

    monkeypatch.setattr(cut, "sheet", sheet)
    for wide in (300, 420, 700, 1100, 1500):
        window = plain((1600, 90))
        box = pygame.Rect(20, 15, wide, 56)
        cut.panel(window, box, 28, (251, 246, 234), 4)
        row = [window.get_at((x, box.centery)).a for x in range(box.left + 2, box.right - 2)]
        assert set(row) == {255}, "there is no gap in it"
        edge = [window.get_at((x, box.top)).g for x in range(box.left + 40, box.right - 40)]
        assert max(edge) - min(edge) < 14, "and no step"
        assert window.get_at(box.topleft).a < 255, "its corners are round"
        assert window.get_at((box.right - 1, box.bottom - 1)).a < 255
    assert len(cut_so) == 2, "one for the short ones, and one with a finer grain for the long"


def test_rings_round_things_of_any_size_are_laid_of_the_same_pieces(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """A card that rises to the pointer is larger in each frame, and a whole ring takes long."""
    drawn, inline = set(), papercraft.inline

    def noted(body: str, units: tuple[float, float], size: Size) -> pygame.Surface:
        drawn.add(size)
        return inline(body, units, size)

    monkeypatch.setattr(papercraft, "inline", noted)
    for size in ((170, 236), (171, 240), (190, 233), (560, 300), (400, 1200)):
        window = plain((700, 1300))
        box = pygame.Rect((40, 30), size)
        draw_ring(window, box, 17, 1)
        line = box.inflate(12, 12)  # its middle lies six pixels off what it is round
        across, down = range(box.left + 20, box.right - 20), range(box.top + 20, box.bottom - 20)
        sides = [window.get_at((x, y)) for x in across for y in (line.top, line.bottom - 1)]
        sides += [window.get_at((x, y)) for y in down for x in (line.left, line.right - 1)]
        assert {tuple(colour) for colour in sides} == {(*cut.RING, 255)}, "there is no gap in it"
        assert window.get_at(line.topleft).a < 255, "its corners are round"
        assert window.get_at((line.right - 1, line.bottom - 1)).a < 255
        assert window.get_at(box.center).a == 0, "and what it is round lies free"
    assert len(drawn) == 1


def test_letters_that_were_learnt_are_not_looked_for_in_fonts_again() -> None:
    text = "Snøw leads: 雪が勝っている"
    lettering.learn(text)
    before = lettering._has.cache_info().misses
    assert lettering.width(text, "title", 31) > 0
    assert lettering.width(text[::-1], "text", 17) > 0
    assert lettering._has.cache_info().misses == before


class Woken(Nobody):
    """Who plays here hears that it begins."""

    def __init__(self) -> None:
        self.times = 0

    def warm_up(self) -> None:
        self.times += 1


@pytest.mark.parametrize("alone", [True, False])
def test_whoever_plays_is_called_while_the_deck_is_shuffled(*, alone: bool) -> None:
    """To start somebody who thinks takes as long as a frame or two."""
    stage = stage_without_window((960, 600), Settings(language="en"))
    stage.pictures = Pictures("thread", threads=0)
    game = GAMES["catte"]()
    person = Seat("person", "Aki")
    seats = (person, *[Seat("hard") if alone else person] * (game.seats - 1))
    thinker = Woken()
    shuffling = at_table(PlayScene(stage, Match(game, 1, seats), thinker=thinker, saved=False))
    assert isinstance(shuffling, Shuffling)
    for _ in range(5):
        shuffling.update(1 / 60)
    assert thinker.times == int(alone)
    shuffling.left()
