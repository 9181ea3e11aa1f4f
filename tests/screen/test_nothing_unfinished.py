"""Nothing unfinished is ever shown: not at a first start, a resize or Continue, however slow the
machine. Pictures are made here by hand, five times as slowly as by this program on a usual machine.
"""

from __future__ import annotations

from itertools import pairwise
from pathlib import Path
from random import Random
from tempfile import mkdtemp

import pygame
import pytest

from cardtable.app import stage_without_window
from cardtable.games import GAMES
from cardtable.games.meows.rules import TRICK
from cardtable.games.towai import surroundings
from cardtable.games.towai.banner import Banner, Notice
from cardtable.games.towai.look import TowaiLook
from cardtable.gestures import Redraw
from cardtable.media import pictures as media_pictures
from cardtable.media.drawings import Size
from cardtable.media.loader import Key, Wish
from cardtable.media.pictures import Pictures
from cardtable.media.shelf import Shelf
from cardtable.media.store import Part, store
from cardtable.scenes import home, preparing
from cardtable.scenes.curtain import Curtain
from cardtable.scenes.game_end import GameEnd
from cardtable.scenes.home import Home
from cardtable.scenes.play_scene import PlayScene
from cardtable.scenes.preparing import Nobody
from cardtable.scenes.round_end import RoundEnd
from cardtable.scenes.shuffling import Shuffling
from cardtable.settings import Settings
from cardtable.table.card_sprite import CardSprite
from cardtable.table.table import Table
from cardtable.widgets.choice import Choice
from tests.screen.conftest import Hand
from tests.table.hand import Lucky

SMALL, LARGE, FULL = (960, 600), (1180, 760), (1280, 800)
SLOWER = 5
FRAME = 1 / 20
FAR = 60  # of 255: a blank card or sky differs by more, a picture scaled for a moment by less
assert preparing  # is loaded before the shelf would load it while it is looked at


def seconds_for(wish: Wish) -> float:
    """How long a slow machine would be at a picture, or at drawing a whole game unseen."""
    name, (width, height) = wish.key
    if isinstance(name, tuple) and name[0] == "plan":
        return 0.05 * SLOWER
    return (0.002 + width * height * 2e-7) * SLOWER


class SlowHand(Hand):
    """A hand at a program just started, whose loader does no more than the clock allows.

    With ``slower`` 0 it takes no time at all.
    """

    def __init__(self, size: Size, slower: int = 1) -> None:
        self.slower = slower
        choices = Settings(language="en", trick_pause="short")
        stage = stage_without_window(size, choices)
        stage.pictures = Pictures("thread", threads=0)
        stage.pictures.stock.shelf = Shelf(Path(mkdtemp()))  # nothing lies there
        stage.pictures.room_for(size)
        stage.push(Home(stage), fade=False)
        super().__init__(stage)
        self.luck = Random(5)
        self.others = Lucky(3)
        self.read: list[Key] = []  # what the drawing thread has read from disk at the table
        self.late: list[Key] = []  # what it has had to make, wherever that was
        self.spare = 0.0  # seconds the loader has not used
        self.frame()
        self.frame()
        assert home.FETCHED.wait(20)

    def frame(self, *events: pygame.event.Event, seconds: float = FRAME) -> None:
        top = self.stage.top
        table = top.table if isinstance(top, Shuffling) else top
        if isinstance(table, PlayScene):
            table.session.thinking.thinker = self.others
        super().frame(*events, seconds=seconds)
        pictures = self.stage.pictures
        self.late += pictures.late
        if isinstance(self.stage.top, PlayScene | Shuffling | RoundEnd | GameEnd):
            assert not pictures.late, f"the drawing thread had to make {[*pictures.late]}"
        if isinstance(self.stage.top, PlayScene | Shuffling):
            self.read += pictures.read
        pictures.late.clear()
        pictures.read.clear()
        self.spare += seconds
        while (wish := pictures.loader.next()) and self.slower * seconds_for(wish) <= self.spare:
            self.spare -= self.slower * seconds_for(wish)
            pictures.loader.work_one()
        if wish is None:
            self.spare = 0.0

    def play(self, seconds: float) -> None:
        """Sit at the table so long, and play whatever is legal."""
        for _ in range(round(seconds / FRAME)):
            self.frame()
            self._go_on()

    def play_to_the_end(self) -> None:
        """Play whatever is legal until the podium stands, and look at every count."""
        self.stage.settings.speed = "fast"
        while not isinstance(top := self.stage.top, GameEnd) or top.going:
            self.frame(seconds=0.12)
            if not isinstance(top, RoundEnd) or not top.count.going:
                self._go_on()

    def _go_on(self) -> None:
        top = self.stage.top
        if isinstance(top, RoundEnd):
            self.click("next")
        if isinstance(top, PlayScene) and top.moves and not top.table.busy:
            top.play(self.luck.choice(list(top.moves)))

    def resize(self, size: Size) -> None:
        """Drag the window's corner, or press F11."""
        self.stage.resize(size)
        self.frame()

    def difference(self) -> int:
        """How far what is shown is from what it will be when everything is drawn."""
        while self.stage.fading:
            self.frame()
        small = (48, 30)
        self.stage.draw(self.surface)
        shown = pygame.transform.smoothscale(self.surface, small)
        while self.stage.pictures.waiting():
            self.stage.pictures.loader.work_one()
        self.stage.handle(Redraw())
        self.stage.draw(self.surface)
        finished = pygame.transform.smoothscale(self.surface, small)
        one, two = (pygame.image.tobytes(each, "RGB") for each in (shown, finished))
        return max([abs(a - b) for a, b in zip(one, two, strict=True)])


def at_table(hand: SlowHand) -> PlayScene:
    """Wait until the table is there."""
    for _ in range(600):
        hand.frame()
        if isinstance(hand.stage.top, PlayScene):
            return hand.stage.top
    raise AssertionError("the table never came")


def sit_down(game: str, slower: int = 1) -> SlowHand:
    """From the program's first start to a new game, as quickly as a mouse can."""
    hand = SlowHand(SMALL, slower)
    hand.click(game)
    hand.click("play")
    return hand


@pytest.mark.slow
@pytest.mark.parametrize("game", GAMES)
def test_twenty_seconds_of_a_first_game_show_nothing_unfinished(game: str) -> None:
    hand = sit_down(game)
    at_table(hand)
    hand.play(8)
    hand.resize(LARGE)
    hand.play(4)
    hand.resize(FULL)
    hand.play(4)
    hand.resize(SMALL)
    hand.play(4)


@pytest.mark.slow
@pytest.mark.parametrize("game", GAMES)
def test_no_frame_of_play_reads_a_card_or_a_sky_from_disk(
    game: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    # Cards lie on disk till they are needed, as they do in a window four times as wide.
    monkeypatch.setattr(media_pictures, "_SMALL", media_pictures._SMALL // 16)
    hand = sit_down(game)
    at_table(hand)
    hand.play(20)
    # A cloud that has not been seen for long may have gone, and comes back within a millisecond.
    cards = [name for name, _ in hand.read if isinstance(name, tuple) and name[0] == "card"]
    assert not cards
    assert SMALL not in [size for _, size in hand.read]


@pytest.mark.slow
@pytest.mark.parametrize("game", GAMES)
def test_whatever_a_game_may_come_to_is_drawn_before_it_does(game: str) -> None:
    """A loader that has always done its work leaves nothing to the thread that draws."""
    hand = sit_down(game, slower=0)
    at_table(hand)
    hand.play_to_the_end()


def cards_moving(table: Table) -> list[CardSprite]:
    """Every card on its way."""
    return [one for pile in table.piles.values() for one in pile if one.motion is not None]


@pytest.mark.slow
@pytest.mark.parametrize("game", ["meows", "catte", "familiar"])
def test_the_light_of_a_winning_card_is_there_before_the_trick_is_won(game: str) -> None:
    hand = sit_down(game)
    table = at_table(hand).table
    growing = 0
    for _ in range(400):
        hand.play(FRAME)  # no picture has to be made at once in it, or this says which
        growing += any(sprite.glow for sprite in cards_moving(table))
    assert growing > 5


@pytest.mark.slow
def test_a_light_that_had_to_go_is_made_again_while_cards_come_to_the_trick() -> None:
    hand = sit_down("meows", slower=0)
    table = at_table(hand).table
    kept: Part[pygame.Surface] = hand.stage.pictures.stock._kept
    growing = 0
    for _ in range(400):
        if not table.piles[TRICK]:
            for key in kept.keys():  # noqa: SIM118 - it is no dictionary
                if "mount" in repr(key):
                    kept.drop(key)
        hand.play(FRAME)
        growing += any(sprite.glow for sprite in cards_moving(table))
    assert growing > 5


@pytest.mark.slow
def test_whoever_is_chosen_and_the_curtain_between_people_are_drawn_before_they_are_seen() -> None:
    hand = SlowHand(SMALL, slower=0)
    hand.click("catte")
    for _ in range(10):
        hand.frame()
    hand.late.clear()  # the box was opened at once: nobody has pointed at it for a while
    hand.click("seat-1-face")
    for seat in range(3):
        kind = hand.screen[f"seat-{seat}-kind"]
        assert isinstance(kind, Choice)
        hand.click(kind.segment(0).center)
    hand.click("play")
    at_table(hand)
    while not isinstance(top := hand.stage.top, Curtain) or top.fallen < 1:
        hand.play(FRAME)
    assert not hand.late


@pytest.mark.slow
@pytest.mark.parametrize("game", GAMES)
def test_the_first_frames_look_like_the_finished_ones(game: str) -> None:
    hand = sit_down(game)
    at_table(hand)
    assert hand.difference() < FAR
    hand.play(5)
    hand.resize(FULL)
    assert hand.difference() < FAR


@pytest.mark.slow
@pytest.mark.parametrize("game", GAMES)
def test_a_game_that_is_continued_shows_nothing_unfinished(game: str) -> None:
    before = sit_down(game)
    at_table(before)
    before.play(6)
    hand = SlowHand(SMALL)
    hand.click(f"continue-{game}")
    at_table(hand)
    hand.play(2)
    assert hand.difference() < FAR


@pytest.mark.unhurried
def test_before_the_table_is_drawn_its_deck_is_shuffled() -> None:
    hand = sit_down("towai")
    while not isinstance(hand.stage.top, Shuffling) or hand.stage.fading:
        hand.frame()
    first = pygame.image.tobytes(hand.surface, "RGB")
    for _ in range(8):
        hand.frame()
    assert isinstance(hand.stage.top, Shuffling)
    assert pygame.image.tobytes(hand.surface, "RGB") != first


@pytest.mark.unhurried
def test_every_card_of_the_shuffle_is_turned_as_far_as_it_should_be() -> None:
    hand = sit_down("towai")
    while not isinstance(top := hand.stage.top, Shuffling) or hand.stage.fading:
        hand.frame()
    unhurried = stage_without_window(SMALL, Settings(language="en"))
    beside = Shuffling(unhurried, PlayScene(unhurried, top.table.match, thinker=Nobody()))
    for _ in range(12):
        hand.frame(seconds=1 / 30)
        assert hand.stage.top is top
        beside._passed = top._passed
        beside.draw(unhurried_surface := pygame.Surface(SMALL))
        assert pygame.image.tobytes(hand.surface, "RGB") == pygame.image.tobytes(
            unhurried_surface, "RGB"
        )


@pytest.mark.slow
def test_a_turning_sky_finds_all_it_comes_to_although_there_is_room_for_nothing_else(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    hand = sit_down("towai", slower=0)
    look = at_table(hand).look
    assert isinstance(look, TowaiLook)
    monkeypatch.setattr(store, "most", 0)
    monkeypatch.setattr(surroundings, "_VAST", 0)  # light and discs go on by turns
    goals, read = [look.bay.sky.goal], []
    there_and_back = {("day", "night"), ("night", "day")}
    for _ in range(4000):
        if {*pairwise(goals)} >= there_and_back and not look.bay.sky.turning:
            break
        hand.read.clear()
        hand.play(FRAME)
        if look.bay.sky.turning:
            read += [name for name, _ in hand.read if isinstance(name, tuple)]
        if look.bay.sky.goal != goals[-1]:
            goals.append(look.bay.sky.goal)
    assert {*pairwise(goals)} >= there_and_back
    assert not [name for name in read if name[0] in {"towai-bay", "towai/sun", "towai/moon"}]


def hung(banner: Banner) -> bytes:
    """The whole window, with nothing in it but a banner that hangs."""
    surface = pygame.Surface(LARGE)
    banner.notice = Notice("draw", left=1.0)
    banner.draw(surface)
    return pygame.image.tobytes(surface, "RGB")


@pytest.mark.slow
def test_a_banner_that_hangs_while_the_window_is_resized_keeps_its_sign() -> None:
    hand = sit_down("towai", slower=0)
    look = at_table(hand).look
    assert isinstance(look, TowaiLook)
    hand.play(4)
    look.banner.notice = Notice("draw")
    hand.resize(LARGE)
    for _ in range(20):
        hand.frame()
    assert hung(look.banner) == hung(Banner(look.seen))


@pytest.mark.slow
def test_the_deal_waits_for_the_faces_of_the_cards() -> None:
    hand = sit_down("catte", slower=8)
    table = at_table(hand).table
    art = table.art
    for _ in range(200):
        hand.frame()
        for sprite in table.piles.own_hand():
            size = (round(sprite.pose.height * 63 / 88), round(sprite.pose.height))
            assert sprite.motion or art.near(sprite.card.name, size[1])
    assert len(table.piles.own_hand()) > 5
