"""A game is its rules, its words and a line in each of two lists: here a fifth one is played.

`python -m tests.fifth_game.test_fifth_game` is the program with this game on its shelf, commands
and all; `python -m tests.fifth_game.test_fifth_game pytest …` runs tests with it.
"""

from __future__ import annotations

import os
import re
import subprocess
import sys
from collections.abc import Iterator
from itertools import pairwise
from pathlib import Path
from random import Random
from typing import Any

import pygame
import pytest

from cardtable import saves
from cardtable.__main__ import main
from cardtable.commands.bench_players import pairings
from cardtable.games import GAMES
from cardtable.kit import Chart, Kit
from cardtable.kits import KITS
from cardtable.match import Match
from cardtable.rules.cards import Card
from cardtable.rules.events import GameEnded, RoundEnded, Scored
from cardtable.rules.reasons import because
from cardtable.seats import Seat
from tests import fifth_game
from tests.fifth_game.rules import ASIDE, WON, Rovescino, score_lines
from tests.games.tables import cards, dealt, table

ROOT = Path(__file__).parents[2]
NAME = "tests.fifth_game.test_fifth_game"
REGISTRY = (
    ("tests/games/test_every_game.py", "tests/games/test_texts.py", "tests/test_match.py"),
    ("tests/screen", "tests/commands", "tests/test_saves.py"),
    ("tests/table/test_playing.py", "tests/table/test_whole_evening.py"),
    ("tests/players", "--ignore=tests/players/test_honesty.py"),
    ("tests/players/test_honesty.py", "tests/table/test_monkey.py"),
    ("tests/lessons",),
)
"""The files in which tests are named after the games they are about. Only transcripts are left
out: those are kept as files, which a game adds with its first commit."""

WHOLE = (
    "tests/test_text.py",
    "tests/games/test_every_game.py::test_there_is_a_table_for_every_combination_of_options",
    "tests/screen/test_screens.py::test_every_page_of_the_rules_can_be_turned_to",
    (
        "tests/players/test_players.py::"
        "test_every_game_has_a_character_for_every_seat_and_no_two_share_a_name"
    ),
)
"""Tests that go through all games themselves."""

KEY = re.compile(r"\b[a-z]+(?:[_-][a-z]+)*\.[a-z][\w>-]*\b")


@pytest.fixture(autouse=True)
def five() -> Iterator[None]:
    """The game is on the shelf."""
    fifth_game.join()
    yield
    fifth_game.leave()


# The rules


def test_a_three_beats_a_two_an_ace_and_a_king() -> None:
    played = table(
        Rovescino(4), hand={0: "coins-10 cups-4", 1: "coins-1", 2: "coins-3", 3: "coins-2"}
    )
    played.play("coins-10", "coins-1", "coins-3", "coins-2")
    assert played.trick_won() == (2, "coins-3", "highest-of-led")


def test_who_holds_the_suit_led_follows_it() -> None:
    played = table(Rovescino(3), hand={1: "cups-4 coins-1"}, trick="coins-7")
    assert played.may() == {"coins-1"}
    assert played.reason_against("cups-4 hand>trick") == (
        "must-follow",
        (("suit", "coins"), ("card", cards("coins-1")[0])),
    )


def test_aces_cost_three_and_threes_twos_and_courts_one_and_the_last_trick_three() -> None:
    won = cards("coins-1 cups-3 cups-2 cups-8 swords-9 batons-10 batons-7 batons-4")
    assert [line.gives for line in score_lines(won, last=True)] == [-3, -5, -3]
    assert [line.gives for line in score_lines(won, last=False)] == [-3, -5, 0]


@pytest.mark.parametrize(("seats", "aside"), [(3, 1), (4, 0)])
def test_all_cards_are_dealt_but_one_with_three_seats(seats: int, aside: int) -> None:
    assert len(dealt(Rovescino(seats)).state.piles[ASIDE]) == aside


# From the shelf to the podium


@pytest.fixture
def drawn(monkeypatch: pytest.MonkeyPatch) -> set[str]:
    """Every text that was drawn or spoken."""
    from cardtable.media.store import Store
    from cardtable.scenes.scene import Stage

    said: set[str] = set()
    find, say = Store.find, Stage.say

    def find_and_tell(self: Store, part: int, key: Any) -> Any:
        if isinstance(key, tuple) and key and isinstance(key[0], tuple):
            said.update(word for word in key[0] if isinstance(word, str))
        return find(self, part, key)

    def say_and_tell(self: Stage, line: str) -> None:
        said.add(line)
        say(self, line)

    monkeypatch.setattr(Store, "find", find_and_tell)
    monkeypatch.setattr(Stage, "say", say_and_tell)
    return said


@pytest.mark.slow
@pytest.mark.parametrize("language", ["en", "ja"])
@pytest.mark.parametrize("seats", [3, 4])
def test_it_is_played_by_hand_from_the_shelf_to_the_podium_and_no_key_is_seen(
    language: str, seats: int, drawn: set[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    from cardtable import session
    from cardtable.scenes import arrangement
    from cardtable.scenes.game_end import GameEnd
    from cardtable.scenes.home import Home
    from cardtable.scenes.play_scene import PlayScene
    from cardtable.scenes.round_end import RoundEnd
    from tests.table.hand import Hand, Lucky

    monkeypatch.setattr(arrangement, "any_seed", lambda: 7)
    monkeypatch.setattr(session, "Thinker", Lucky)
    hand = Hand()
    home = hand.come_home((960, 600), language=language)
    assert [widget.name for widget in home.widgets][: len(GAMES)] == list(GAMES)
    hand.sit_from_home("rovescino", seats)
    luck, rounds = Random(5), 0
    look_around(hand)
    while True:
        while hand.wait(ends=False) and hand.stage.top is hand.scene:
            hand.draw()
            assert hand.table.disagreement() == ""
            offend(hand)
            hand.by_clicking(luck.choice(list(hand.scene.moves)))
        end = hand.stage.top
        if not isinstance(end, RoundEnd):
            break
        rounds += 1
        end.go_on()  # counts the rest at once
        hand.draw()
        hand.press_on(end, "next")
    assert isinstance(end, GameEnd)
    assert rounds == seats
    assert end.winners == hand.match.state.winners
    hand.draw()
    assert saves.waiting("rovescino") is None
    hand.settle()
    hand.press_on(end, "again")
    assert any(isinstance(scene, PlayScene) for scene in hand.stage.scenes)
    hand.stage.home()
    assert isinstance(hand.stage.top, Home)
    hand.draw()
    assert len(drawn) > 120
    assert sorted(text for text in drawn if KEY.search(text)) == []


def look_around(hand: Any) -> None:
    """Open everything that can be opened at a table: log, rules, menu, a large card, a hint."""
    hand.wait()
    for name in ("log", "rules", "menu", "hint"):
        hand.press_on(hand.scene, name)
        hand.settle(0.5)
        hand.draw()
        for widget in hand.stage.top.widgets:
            hand.stage.say(widget.spoken())
        while hand.stage.top is not hand.scene:
            if name == "rules":
                for page in KITS["rovescino"].pages:
                    hand.press_on(hand.stage.top, f"page-{page}")
                    hand.draw()
            hand.stage.top.back()
            hand.settle(0.5)
    hand.look_closely(hand.spot(hand.table.piles.own_hand()[0]))
    hand.draw()
    assert hand.scene.large_card.card
    hand.key(pygame.K_ESCAPE)
    assert not hand.scene.large_card.card


def offend(hand: Any) -> None:
    """Try a card that may not be played, and read why."""
    turns = len(hand.match.turns)
    legal = {move.card for move in hand.scene.moves}
    for sprite in hand.table.piles.own_hand():
        if sprite.card not in legal:
            hand.click(sprite.card.name)
            hand.draw()
            assert hand.table.captions.notice
            break
    assert len(hand.match.turns) == turns


# In every command and every registry test


@pytest.mark.slow
def test_it_is_in_simulate_and_bench_and_shots(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["simulate", "rovescino", "--games", "5", "--seats", "easy,normal,random"]) == 0
    assert "rovescino, 3 seats" in capsys.readouterr().out
    assert main(["bench", "rules", "--seconds", "0.01"]) == 0
    said = capsys.readouterr().out
    assert "rovescino/3" in said
    assert "rovescino/4" in said
    measured = {(p.seats, p.name) for p in pairings() if p.game == "rovescino"}
    assert measured >= {(seats, "hard-vs-normal") for seats in (3, 4)}
    shot = ["shots", str(tmp_path), "--size", "960x600", "--only", "rovescino"]
    assert main(shot) == 0
    names = {path.stem.removeprefix("rovescino-") for path in tmp_path.glob("rovescino-*.png")}
    assert names >= {"1-card", "2-follow", "8-glow", "9-end", "0-round-end", "cards", "fan"}
    assert {"setup-rovescino", "rules-rovescino-aim"} <= {path.stem for path in tmp_path.iterdir()}


def run(*words: str) -> str:
    """The program with this game, in a process of its own; what it printed."""
    done = subprocess.run(
        [sys.executable, "-m", NAME, *words],
        cwd=ROOT,
        env={**os.environ, "CARDTABLE_GAMES": "100"},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


def test_it_has_small_exercises_without_a_file_of_its_own(
    capsys: pytest.CaptureFixture[str],
) -> None:
    kinds = [kind.name for kind in KITS["rovescino"].exercises()]
    assert kinds == ["may", "takes", "wins"]
    assert main(["exercises", "rovescino", "--count", "9"]) == 0
    said = capsys.readouterr().out
    assert said.count("Answer: ") == 9
    assert "Which card takes this trick?" in said


@pytest.mark.slow
def test_smoke_plays_it_between_players_in_the_worker() -> None:
    assert re.search(r"^rovescino: 4 seats, 160 moves", run("smoke"), re.MULTILINE)


@pytest.mark.slow
@pytest.mark.parametrize("files", REGISTRY, ids=lambda files: Path(files[0]).stem)
def test_every_test_of_every_game_holds_for_it(files: tuple[str, ...]) -> None:
    said = run("pytest", "-k", "rovescino and not many", *files)
    passed = re.search(r"(\d+) passed", said)
    assert passed
    assert int(passed[1]) > 8


@pytest.mark.slow
def test_every_test_that_goes_through_all_games_holds_for_five() -> None:
    assert re.search(r"2\d passed", run("pytest", *WHOLE))


# What a kit gives a game that brings nothing


@pytest.mark.parametrize("language", ["en", "ja"])
def test_every_plain_card_differs_from_every_other(language: str) -> None:
    faces = KITS["rovescino"].faces()
    made = {bytes(faces.face(card, 88, language).get_buffer().raw) for card in faces.CARDS}
    assert len(made) == len(faces.CARDS) == 40


@pytest.mark.unhurried
def test_a_plain_card_can_be_told_by_its_corner_alone() -> None:
    """Thirty units of a card are what a full fan shows."""
    faces = KITS["rovescino"].faces()
    corners = set()
    for card in faces.CARDS:
        face = faces.face(card, 352)
        corners.add(bytes(face.subsurface((0, 0, 60, 140)).copy().get_buffer().raw))
    assert len(corners) == 40


class Allies(Rovescino):
    """The same game, lost or won by all as one."""

    id = "allies"
    together = True

    def end_round(self, state: Any) -> None:
        won = tuple([card for pile in WON[: self.seats] for card in state.piles[pile]])
        lines = score_lines(won, last=True)
        points = sum([line.gives for line in lines])
        total = state.scores[0] + points
        state.scores = (total,) * self.seats
        reason = because("tricks-taken", count=len(won) // self.seats)
        state.note(Scored(None, reason, lines, points, total))
        state.note(RoundEnded(state.round, because("cards-gone"), state.scores))
        self.end_game(state)

    def end_game(self, state: Any) -> None:
        self.won_by(state, tuple(range(self.seats)))


class CharteredKit(Kit):
    """With a chart, and no drawings for it."""

    chart = Chart((10, 20), 20)


def allied() -> Match:
    """A match that all have won together."""
    match = Match(Allies(4), 1, (Seat("person", "Aya"), *[Seat("easy", "mikan")] * 3))
    while not match.over:
        match.play(match.legal_moves()[0])
    return match


def test_a_round_that_all_score_together_is_counted_once(
    monkeypatch: pytest.MonkeyPatch, drawn: set[str]
) -> None:
    from cardtable.app import picture_of, stage_without_window
    from cardtable.scenes.round_end import RoundEnd
    from cardtable.settings import Settings

    monkeypatch.setitem(GAMES, "allies", Allies)
    monkeypatch.setitem(KITS, "allies", Kit(Allies))
    match = allied()
    chosen = Settings(language="en", speed="instant")
    stage = stage_without_window((960, 600), chosen, pictures="never")
    end = RoundEnd(stage, match, match.turns[-1].events, lambda: None)
    stage.push(end, fade=False)
    picture_of(stage)
    assert end.count.order == [0]
    assert {"Together", "−35"} <= drawn
    assert "Mikan" not in drawn


@pytest.mark.parametrize("kit", [Kit, CharteredKit])
def test_a_game_played_together_ends_with_or_without_a_chart(
    kit: type[Kit], monkeypatch: pytest.MonkeyPatch, drawn: set[str]
) -> None:
    from cardtable.app import picture_of, stage_without_window
    from cardtable.scenes.game_end import GameEnd
    from cardtable.settings import Settings

    monkeypatch.setitem(GAMES, "allies", Allies)
    monkeypatch.setitem(KITS, "allies", kit(Allies))
    match = allied()
    stage = stage_without_window((960, 600), Settings(language="en"), pictures="never")
    end = GameEnd(stage, match, lambda _: None)
    stage.push(end, fade=False)
    while end.going:
        stage.update(0.1)
    picture_of(stage)
    assert "You have won together" in drawn
    assert str(match.state.scores[0]).replace("-", "−") in drawn


@pytest.mark.parametrize("count", range(1, 7))
def test_the_shelf_holds_any_number_of_games(count: int, monkeypatch: pytest.MonkeyPatch) -> None:
    from cardtable.app import picture_of, stage_without_window
    from cardtable.scenes.game_boxes import GameBox
    from cardtable.scenes.home import Home
    from cardtable.settings import Settings

    known = {**GAMES, "allies": Allies}
    with monkeypatch.context() as shelf:
        for name in list(GAMES):
            shelf.delitem(GAMES, name)
        for name in list(known)[:count]:
            shelf.setitem(GAMES, name, known[name])
        shelf.setitem(KITS, "allies", Kit(Allies))
        stage = stage_without_window((960, 600), Settings(language="en"), pictures="never")
        home = Home(stage)
        stage.push(home, fade=False)
        picture_of(stage)
    boxes = [widget.box for widget in home.widgets if isinstance(widget, GameBox)]
    assert len(boxes) == count
    assert all(one.right < other.left for one, other in pairwise(boxes))
    assert all(box.left > 20 and box.right < 940 and box.width >= 44 for box in boxes)
    assert len({box.bottom for box in boxes}) == 1
    middle = (boxes[0].left + boxes[-1].right) / 2
    assert abs(middle - 480) < 16


def test_a_round_s_points_are_counted_line_by_line() -> None:
    match = Match(Rovescino(4), 3, (Seat("random"),) * 4)
    luck = Random(3)
    while not match.over:
        match.play(luck.choice(match.legal_moves()))
    events = [event for turn in match.turns for event in turn.events]
    scored = [event for event in events if isinstance(event, Scored)]
    assert len([event for event in events if isinstance(event, RoundEnded)]) == 4
    assert isinstance(events[-1], GameEnded)
    assert [sum(one.points for one in scored[n : n + 4]) for n in range(0, 16, 4)] == [-35] * 4
    assert isinstance(match.turns[0].move.card, Card)


if __name__ in ("__main__", "__mp_main__"):  # the program, or the worker it has started
    fifth_game.join()
if __name__ == "__main__":
    if sys.argv[1:2] == ["pytest"]:
        sys.exit(pytest.main(sys.argv[2:]))
    sys.exit(main())
