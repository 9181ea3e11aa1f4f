"""Check my saves, in the settings."""

from __future__ import annotations

from pathlib import Path

import pygame
import pytest

from cardtable import library, saves
from cardtable.mending import Finding, Report
from cardtable.scenes.preferences import Preferences
from cardtable.scenes.saves_check import SavesCheck, told
from tests.table.hand import Hand
from tests.test_saves import match_of


def looked_through(hand: Hand) -> SavesCheck:
    """The dialogue after the button was pressed, once it has told."""
    hand.come_home()
    hand.press_on(hand.stage.top, "settings")
    top = hand.stage.top
    assert isinstance(top, Preferences)
    top.focus_on(top["check"])
    hand.key(pygame.K_RETURN)
    scene = hand.stage.top
    assert isinstance(scene, SavesCheck)
    scene._thread.join(20)
    hand.turn(0.1)
    return scene


def test_all_is_well_and_backed_up(hand: Hand, own_folder: Path) -> None:
    saves.Save(match_of("catte", 5)).close()
    scene = looked_through(hand)
    assert "are fine" in scene.text
    assert list((own_folder / "backups").glob("*.zip"))
    hand.press_on(scene, "good")
    assert isinstance(hand.stage.top, Preferences)


def test_a_damaged_game_is_mended_and_it_is_said_up_to_which_move(hand: Hand) -> None:
    match = match_of("catte", 9)
    saves.Save(match).close()
    saves.path_of("catte").write_text(match.to_text() + "nonsense\n", encoding="utf-8")
    scene = looked_through(hand)
    assert "Catte: up to move 9" in scene.text
    assert [kept.name for kept in library.aside()] == ["broken"]
    waits = saves.waiting("catte")
    assert waits
    assert not waits.cut


def test_who_does_not_wait_leaves_it_to_finish(hand: Hand, own_folder: Path) -> None:
    saves.Save(match_of("catte", 5)).close()
    hand.come_home()
    hand.stage.push(Preferences(hand.stage), fade=False)
    scene = SavesCheck(hand.stage)
    hand.stage.push(scene, fade=False)
    scene.back()
    assert isinstance(hand.stage.top, Preferences)
    scene._thread.join(20)
    assert list((own_folder / "backups").glob("*.zip"))


def test_who_looks_on_is_not_offered_to_mend_what_another_window_keeps(hand: Hand) -> None:
    home = hand.come_home(looking_on=True)
    hand.press_on(home, "settings")
    top = hand.stage.top
    assert isinstance(top, Preferences)
    assert "check" not in [widget.name for widget in top.widgets]


@pytest.mark.parametrize("language", ["en", "ja"])
def test_much_that_is_damaged_is_told_in_a_few_lines(hand: Hand, language: str) -> None:
    hand.come_home()
    hand.stage.speak(language)
    findings = [Finding(f"{number}.match", "lost") for number in range(9)]
    text = told(Report(None, findings))
    assert len(text.split("\n")) == 7
    assert "5" in text
    hand.stage.speak("en")
