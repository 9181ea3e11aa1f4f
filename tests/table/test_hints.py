"""A hint at the table: what to do and why, then the next best; and how many were used."""

from __future__ import annotations

from dataclasses import replace

import pygame
import pytest

from cardtable import saves
from cardtable.games import GAMES
from cardtable.media.lettering import width, wrapped
from cardtable.media.words import words
from cardtable.players.why import Claim, Why
from cardtable.players.worker import AnyQuestion, Question, answered
from cardtable.rules.moves import move_named
from cardtable.scenes.game_end import GameEnd
from cardtable.scenes.round_end import RoundEnd
from cardtable.scenes.table_controls import OnTable
from cardtable.table.advice import Advice
from cardtable.table.wording import Wording

from .hand import Hand, Lucky

BOTH = pytest.mark.parametrize("language", ["en", "ja"])


class Reasoning(Lucky):
    """Gives hints as the worker does, after a few playouts."""

    def ask(self, question: AnyQuestion) -> None:
        if isinstance(question, Question) and question.why:
            self.answer = answered(replace(question, simulations=60))
        else:
            super().ask(question)


def hinted(hand: Hand, game: str, **more: object) -> None:
    """Sit down, and ask for a hint where there are two moves that are not alike."""
    hand.sit(game, thinker=Reasoning(), **more)  # type: ignore[arg-type]
    while hand.wait():
        hand.key(pygame.K_h)
        hand.turn()
        why = hand.scene.hint.why
        if why is not None and why.other is not None:
            return
        hand.by_clicking(hand.scene.moves[0])
    raise AssertionError("there was never anything to choose")


@BOTH
@pytest.mark.parametrize("game", GAMES)
def test_a_second_press_shows_the_runner_up_and_the_third_the_best_again(
    hand: Hand, game: str, language: str
) -> None:
    hinted(hand, game, language=language)
    shown = hand.scene.hint
    why = shown.why
    assert why is not None
    assert why.other is not None
    wording = hand.table.words
    first = shown.heading, shown.text
    assert first == (
        words("hint.move", move=wording.move(why.best)),
        Advice(wording, why).reason(),
    )
    hand.key(pygame.K_h)
    second = words("hint.next", move=wording.move(why.other)), Advice(wording, why).difference()
    assert (shown.heading, shown.text) == second
    hand.press_on(hand.scene, "hint")
    assert (shown.heading, shown.text) == first
    assert hand.match.hints >= 1
    hand.settle(60)
    assert shown.move is None


@BOTH
@pytest.mark.parametrize("game", GAMES)
def test_a_hint_can_be_read_in_the_smallest_window_with_the_largest_letters(
    hand: Hand, game: str, language: str
) -> None:
    hinted(hand, game, size=(960, 600), text_size=1.3, language=language)
    scene, shown = hand.scene, hand.scene.hint
    for _ in range(2):
        hand.draw()
        controls = [w for w in scene.widgets if not isinstance(w, OnTable)]
        panel = None if scene.panel is None else scene.panel.box
        box = shown.box([control.box for control in controls], panel)
        assert pygame.Rect(0, 0, 960, 600).contains(box)
        room = box.width - 4 * scene.table.layout.px(16)
        px = scene.stage.text_px(18)
        lines = wrapped(shown.text, "text", px, room)
        assert len(lines) <= 3
        assert all(width(line, "text", px) <= room for line in lines)
        assert panel is not None or box.collidelist([control.box for control in controls]) < 0
        hand.key(pygame.K_h)


def test_the_card_of_the_runner_up_is_marked_instead(hand: Hand) -> None:
    hinted(hand, "catte")
    why, grip = hand.scene.hint.why, hand.table.grip
    assert why is not None
    assert why.other is not None
    assert [sprite.card for sprite in grip.marked] == [why.best.card]
    hand.key(pygame.K_h)
    assert [sprite.card for sprite in grip.marked] == [why.other.card]


def test_the_hints_used_are_told_with_the_result_and_kept_in_the_save(
    hand: Hand, monkeypatch: pytest.MonkeyPatch
) -> None:
    hinted(hand, "catte", saved=True)
    used = hand.match.hints
    waits = saves.waiting("catte")
    assert waits is not None
    assert waits.match.hints == used
    said: list[str] = []
    monkeypatch.setattr(hand.stage, "say", said.append)
    while hand.wait(ends=False):
        if isinstance(hand.stage.top, RoundEnd):
            break
        hand.by_clicking(hand.scene.moves[0])
    hand.draw()
    assert f"Hints used: {used}" in said


def test_an_undo_gives_no_hint_back(hand: Hand) -> None:
    hinted(hand, "catte")
    used = hand.match.hints
    hand.by_clicking(hand.scene.moves[0])
    hand.wait()
    hand.scene.take_back()
    assert hand.match.hints == used


@pytest.mark.unhurried
def test_a_game_without_hints_says_nothing_of_them(
    hand: Hand, monkeypatch: pytest.MonkeyPatch
) -> None:
    hand.sit("catte", 3)
    while hand.wait():
        hand.by_clicking(hand.scene.moves[0])
    end = hand.stage.top
    assert isinstance(end, GameEnd)
    said: list[str] = []
    monkeypatch.setattr(hand.stage, "say", said.append)
    end.finish()
    assert not [line for line in said if "Hints" in line]


@pytest.mark.parametrize(
    ("ours", "theirs", "told"),
    [(123, 119, "12.3; “play Brown 3”: 11.9"), (151, 119, "15; “play Brown 3”: 12")],
)
def test_points_that_are_compared_can_be_told_apart(ours: int, theirs: int, told: str) -> None:
    best, than = [move_named(f"brown-{number} hand>trick") for number in (11, 3)]
    claim = Claim("points", (("tenths", ours), ("instead", theirs)), 30, 12, 60)
    why = Why(best, than, None, False, claim, than, 0.4)
    said = Advice(Wording(GAMES["catte"](3), ("A", "B", "C")), why).reason()
    assert said == f"This round it scores about {told}."
