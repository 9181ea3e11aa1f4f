"""Searching the rules: typed, by keys, by mouse and finger, in both languages."""

from __future__ import annotations

import pygame
import pytest

from cardtable.media.words import words
from cardtable.rulebook import TITLE
from cardtable.scenes.rules import Rules
from cardtable.scenes.rules_search import Result
from tests.screen.conftest import Hand, Seated


def rules_of(mine: Hand) -> Rules:
    rules = mine.stage.top
    assert isinstance(rules, Rules)
    return rules


def results(mine: Hand) -> list[Result]:
    return [widget for widget in mine.screen.widgets if isinstance(widget, Result)]


@pytest.fixture
def mine(hand: Seated) -> Hand:
    """A hand at the rules of a game."""
    return hand(lambda stage: Rules(stage, "meows"))


@pytest.mark.unhurried
def test_what_is_typed_is_listed_with_its_passages(mine: Hand) -> None:
    mine.click("search")
    mine.write("thunder")
    assert len(results(mine)) > 5
    assert all("thunder" in (row.text or row.where).lower() for row in results(mine))
    assert mine.focus == "search"


@pytest.mark.unhurried
def test_a_key_goes_to_the_field_and_enter_opens_the_first(mine: Hand) -> None:
    mine.key(pygame.K_f)
    mine.write("only snow")
    mine.key(pygame.K_RETURN)
    rules = rules_of(mine)
    assert not results(mine)
    assert rules.page == "tricks"
    assert rules.light is not None
    part = rules._laid_out(rules.page).parts[rules.light.passage.part]
    lit = {part.text[start:end] for start, end in rules.light.spans}
    assert lit == {"Only", "Snow"}


def test_arrows_go_through_the_list_and_enter_opens(mine: Hand) -> None:
    mine.key(pygame.K_f)
    mine.write("snow")
    second = results(mine)[1].found
    mine.key(pygame.K_DOWN)
    assert mine.focus == "result-0"
    mine.key(pygame.K_DOWN)
    assert mine.focus == "result-1"
    mine.key(pygame.K_RETURN)
    rules = rules_of(mine)
    assert (rules.game, rules.page) == (second.game, second.passage.page)


def test_a_pad_goes_from_the_field_to_a_passage_and_back(mine: Hand) -> None:
    mine.click("search")
    mine.write("wish")
    mine.pad(pygame.CONTROLLER_BUTTON_DPAD_DOWN)
    assert mine.focus == "result-0"
    mine.pad(pygame.CONTROLLER_BUTTON_A)
    assert not results(mine)
    mine.pad(pygame.CONTROLLER_BUTTON_B)
    assert results(mine)
    mine.pad(pygame.CONTROLLER_BUTTON_B)
    assert not results(mine)
    assert rules_of(mine).search.text == ""


@pytest.mark.parametrize("size", [(960, 600), (1280, 800)])
def test_a_finger_opens_a_passage_which_can_then_be_seen(
    hand: Seated, size: tuple[int, int]
) -> None:
    mine = hand(lambda stage: Rules(stage, "catte"), size=size, text_size=1.3)
    mine.tap("search")
    mine.write("unserved")
    for row in results(mine):
        assert row.box.height >= 44
    last = results(mine)[-1]
    mine.tap(last.name)
    rules = rules_of(mine)
    assert rules.light is not None
    box = rules._laid_out(rules.page).box(rules.light.passage.part)
    assert rules.scroller is not None
    assert rules.scroller.area.move(0, round(rules.scroller.offset)).contains(box)


def test_before_a_word_is_typed_the_headings_are_there_to_choose_from(mine: Hand) -> None:
    """So a pad searches, too."""
    rules = rules_of(mine)
    for _ in range(12):
        if mine.focus == "search":
            break
        mine.pad(pygame.CONTROLLER_BUTTON_DPAD_UP)
    assert mine.focus == "search"
    mine.pad(pygame.CONTROLLER_BUTTON_A)
    assert rules.search.heading() == "Headings"
    named = [row.text or row.where for row in results(mine)]
    assert "Who wins? The first line that fits" in named
    assert "Wishes" in named
    for _ in range(3):
        mine.pad(pygame.CONTROLLER_BUTTON_DPAD_DOWN)
    chosen = results(mine)[2].found
    assert mine.focus == "result-2"
    mine.pad(pygame.CONTROLLER_BUTTON_A)
    assert not results(mine)
    assert rules.light is not None
    assert rules.light.passage == chosen.passage
    mine.pad(pygame.CONTROLLER_BUTTON_B)
    assert not isinstance(mine.stage.top, Rules) or not results(mine)


def test_one_latin_letter_is_no_word_yet(mine: Hand) -> None:
    mine.click("search")
    mine.write("s")
    assert rules_of(mine).search.heading() == "Headings"
    mine.write("n")
    assert rules_of(mine).search.heading() != "Headings"


def test_a_passage_of_another_game_opens_there(mine: Hand) -> None:
    mine.click("search")
    mine.write("witch")
    assert {row.found.game for row in results(mine)} == {"familiar"}
    assert all(row.where.startswith("Familiar") for row in results(mine))
    mine.key(pygame.K_RETURN)
    assert rules_of(mine).game == "familiar"


def test_nothing_found_is_said(mine: Hand) -> None:
    mine.click("search")
    mine.write("xyzzy")
    assert not results(mine)
    assert rules_of(mine).search.heading() == "Nothing about “xyzzy”"
    mine.key(pygame.K_RETURN)
    assert rules_of(mine).search.listing


def test_the_cross_clears_the_field_and_brings_back_the_page(mine: Hand) -> None:
    mine.click("search")
    mine.write("snow")
    mine.click("search-clear")
    assert not results(mine)
    assert rules_of(mine).search.text == ""
    assert mine.screen["page-aim"]


def test_a_letter_taken_back_in_the_middle_leaves_the_caret_there(mine: Hand) -> None:
    mine.click("search")
    mine.write("snow")
    for _ in range(2):
        mine.key(pygame.K_LEFT)
    mine.key(pygame.K_BACKSPACE)
    mine.write("k")
    field = rules_of(mine).search.field
    assert (field.text, field.caret) == ("skow", 2)


def test_a_page_s_name_leaves_the_list(mine: Hand) -> None:
    mine.click("search")
    mine.write("snow")
    mine.click("page-wishes")
    assert not results(mine)
    assert rules_of(mine).page == "wishes"


@pytest.mark.parametrize("typed", ["kaminari", "かみなり", "カミナリ", "雷"])
def test_thunder_is_found_in_japanese_as_an_input_method_gives_it(
    hand: Seated, monkeypatch: pytest.MonkeyPatch, typed: str
) -> None:
    mine = hand(lambda stage: Rules(stage, "meows"))
    monkeypatch.setattr(words, "language", "ja")
    mine.stage.lay_out()
    mine.click("search")
    mine.frame(pygame.event.Event(pygame.TEXTINPUT, text=typed))
    assert any(row.text.startswith("雷と雪がどちらも出た") for row in results(mine))


def test_a_long_passage_is_shown_from_where_the_word_stands(mine: Hand) -> None:
    mine.click("search")
    mine.write("card")
    for row in results(mine):
        if row.found.passage.part == TITLE:
            continue
        marked = [row.text[start:end].lower() for start, end in row.spans]
        assert "card" in marked
