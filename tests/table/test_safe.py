"""Rules, then disk, then the table: nothing is shown before it outlives a power cut."""

from __future__ import annotations

import threading

import pytest

from cardtable import library, saves
from cardtable.scenes.game_end import GameEnd
from cardtable.scenes.home import Home
from cardtable.scenes.play_scene import PlayScene
from cardtable.scenes.second_window import second_window
from cardtable.storage import disk as layer
from cardtable.table import show
from tests.table.hand import Hand
from tests.test_saves import match_of, played_out


class Slow(layer.Disk):
    """A disk that takes its time, until it is let."""

    def __init__(self) -> None:
        super().__init__()
        self.done = threading.Event()

    def sync(self, handle: int) -> None:
        self.done.wait(20)
        super().sync(handle)


def test_a_move_is_shown_once_it_is_safe_and_no_frame_waits_for_that(
    hand: Hand, monkeypatch: pytest.MonkeyPatch
) -> None:
    hand.sit("catte", 3, saved=True)
    while hand.wait() and hand.match.state.asked != "card":
        hand.by_clicking(hand.scene.moves[0])
    slow = Slow()
    monkeypatch.setattr(layer, "disk", slow)
    monkeypatch.setattr(show, "PROMPT", 0.0)
    move = hand.scene.moves[0]
    before = list(hand.table.shown.view.piles)
    turns = len(hand.match.turns)
    hand.scene.play(move)
    assert len(hand.match.turns) == turns + 1, "the rules never wait"
    for _ in range(5):
        hand.scene.update(0.25)
    assert hand.table.busy
    assert list(hand.table.shown.view.piles) == before
    slow.done.set()
    monkeypatch.setattr(show, "PROMPT", 5.0)
    hand.wait()
    assert list(hand.table.shown.view.piles) != before
    assert not hand.table.disagreement()


def test_once_there_is_room_again_that_is_said_and_all_is_on_disk(hand: Hand) -> None:
    hand.sit("towai", 3, saved=True)
    hand.wait()
    save = hand.scene.session.save
    assert save is not None
    save.path.unlink()
    save.path.mkdir()  # nothing can be written there
    hand.by_clicking(hand.scene.moves[0])
    assert "can’t be saved" in hand.table.captions.notice
    save.path.rmdir()
    for _ in range(10):
        hand.scene.update(0.25)
    assert "Saving works again" in hand.table.captions.notice
    assert save.path.read_text(encoding="utf-8") == hand.match.to_text()


def test_an_end_that_was_not_seen_is_shown_when_the_game_is_continued(hand: Hand) -> None:
    match = played_out("catte")
    saves.Save(match).close()
    home = hand.come_home()
    hand.press_on(home, "continue-catte")
    end = hand.stage.top
    assert isinstance(end, GameEnd)
    assert end.match.to_text() == match.to_text()
    assert saves.waiting("catte") is None
    assert len(library.finished()) == 1


def test_home_says_up_to_which_move_a_damaged_game_could_be_read(hand: Hand) -> None:
    match = match_of("catte", 9)
    path = saves.Save(match).path
    path.write_text(match.to_text() + "nonsense\n", encoding="utf-8")
    home = hand.come_home()
    hand.press_on(home, "continue-catte")
    hand.settle()
    scene = next(one for one in hand.stage.scenes if isinstance(one, PlayScene))
    assert len(scene.match.turns) == 9
    assert [kept.name for kept in library.aside()] == ["broken"]


@pytest.mark.parametrize("answer", ["look", "guest", "leave"])
def test_a_second_window_is_told_and_asked(hand: Hand, answer: str) -> None:
    hand.come_home()
    stage = hand.stage
    stage.settings.looking_on = True
    went: list[str] = []

    def guest() -> bool:
        went.append("guest")
        return True

    dialogue = second_window(stage, guest, lambda: went.append("on"))
    stage.push(dialogue, fade=False)
    hand.draw()
    hand.press_on(dialogue, answer)
    assert isinstance(stage.top, Home)
    expected = {"look": ["on"], "guest": ["guest", "on"], "leave": []}
    assert went == expected[answer]
    assert stage.settings.looking_on == (answer != "guest")
    assert stage.leaving == (answer == "leave")


def test_who_looks_on_plays_and_nothing_is_kept(hand: Hand) -> None:
    waited = match_of("catte", 4)
    saves.Save(waited).close()
    hand.sit("catte", 3, saved=True, looking_on=True)
    hand.wait()
    hand.by_clicking(hand.scene.moves[0])
    assert hand.scene.session.save is None
    waits = saves.waiting("catte")
    assert waits
    assert waits.match.to_text() == waited.to_text()
