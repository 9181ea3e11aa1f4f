"""What is said of screens and tables, in which order, and that none of it is a sign."""

from __future__ import annotations

import re
import unicodedata
from random import Random

import pygame
import pytest

from cardtable.access.plainly import in_a_line, plainly
from cardtable.games import GAMES
from cardtable.media.words import words
from cardtable.scenes.play_scene import PlayScene
from cardtable.scenes.round_end import RoundEnd
from tests.access.ear import Ear
from tests.table.hand import Hand

ALL = list(GAMES)


@pytest.mark.parametrize(
    ("language", "written", "said"),
    [
        ("en", "+2 per Thunder; −2 per Snow", "plus 2 per Thunder; minus 2 per Snow"),
        ("en", "— Round 2: Mikan leads —", "Round 2: Mikan leads"),
        ("en", "Thunder ×1, Snow ×2", "Thunder times 1, Snow times 2"),
        ("en", "20–29 … 50+", "20 to 29. 50 or more"),
        ("en", "5…9", "5 to 9"),
        ("en", "3 / 20", "3 of 20"),
        ("en", "4 / 2 / 0", "4, 2, 0"),
        ("en", "Shift+1–0", "Shift 1 to 0"),
        ("en", "Red/Blue 2", "Red Blue 2"),
        ("en", "Follow Fine  ·  Fine 9 leads", "Follow Fine, Fine 9 leads"),
        ("en", "Mikan: “I wish for Snow!”", "Mikan: I wish for Snow!"),
        ("en", "Storm-proof ✓", "Storm-proof done"),
        ("ja", "雷＋2点、雪−2点", "雷 2点、雪マイナス2点"),
        ("ja", "― 第2ラウンド、みかんのリード ―", "第2ラウンド、みかんのリード"),
        ("ja", "37%〜63%", "37%から63%"),
        ("ja", "ラウンド1/3", "ラウンド1、全3"),
        ("ja", "赤・青の2", "赤・青の2"),
        ("ja", "みかん「雪がいい！」", "みかん 雪がいい！"),
    ],
)
def test_signs_are_said_as_words(language: str, written: str, said: str) -> None:
    words.language = language
    try:
        assert plainly(written) == said
    finally:
        words.language = "en"


def test_lines_are_joined_where_they_do_not_end() -> None:
    assert in_a_line("Thunder +2\nSnow −2;\nPairs cancel") == "Thunder +2, Snow −2; Pairs cancel"


def asked_in_turn(hand: Hand, game: str, ear: Ear, questions: int) -> int:
    """Answer so many questions; every one must have been told as it should be. How many there were.

    All events come before what is asked, that comes once, and what has the focus comes last.
    """
    luck = Random(game)
    for number in range(questions):
        if not hand.wait() or not hand.scene.moves:
            return number
        hand.turn()
        if hand.scene.session.goes_without_saying() is not None:
            continue
        told = ear.new()
        asked = hand.scene.look.prompts.spoken()
        focus = hand.scene.focus
        assert focus is not None
        assert told[-1].focus, told
        assert told[-1].text == plainly(hand.scene.in_words.spoken(focus))
        assert [line.text for line in told].count(plainly(asked)) == 1, (asked, told)
        assert told[-2].text == plainly(asked)
        assert not any(line.focus for line in told[:-1])
        hand.by_clicking(luck.choice(list(hand.scene.moves)))
        ear.new() if hand.stage.top is not hand.scene else None
    return questions


@pytest.mark.parametrize("game", ALL)
def test_every_question_is_said_after_what_led_to_it_and_before_the_focus(
    hand: Hand, game: str
) -> None:
    hand.sit(game, speed="fast")
    ear = Ear(hand.stage)
    assert asked_in_turn(hand, game, ear, 9) >= 7


def is_plain(line: str) -> bool:
    """Whether a voice would find nothing in it but words, numbers and pauses."""
    return all(
        letter in " \n-"
        or letter in ".,:;?!'’%&()、。，．：；？！（）・"
        or unicodedata.category(letter)[0] in "LNM"
        for letter in line
    )


@pytest.mark.slow
@pytest.mark.parametrize("language", ["en", "ja"])
@pytest.mark.parametrize("game", ALL)
def test_a_whole_match_is_said_without_a_sign_and_the_keys_read_the_table(
    hand: Hand, game: str, language: str
) -> None:
    """From the first deal to the standings, with every key that reads pressed at each question."""
    hand.sit(game, language=language)
    ear = Ear(hand.stage)
    luck, moves = Random(3), 0
    while hand.wait():
        moves += 1
        if moves % 7 == 1:
            for key in range(pygame.K_F5, pygame.K_F11):
                ear.new()
                hand.key(key)
                assert ear.lines, f"F{key - pygame.K_F1 + 1} says nothing"
                assert ear.lines[0].anew
                assert all(is_plain(line) for line in ear.texts)
        hand.by_clicking(luck.choice(list(hand.scene.moves)))
    hand.settle()
    assert moves > 8
    assert all(is_plain(line) for line in ear.texts)


# The keys


def test_f4_says_again_what_was_said_since_the_last_key(hand: Hand) -> None:
    hand.sit("catte")
    ear = Ear(hand.stage)
    hand.wait()
    hand.key(pygame.K_F5)
    said = ear.texts[-1]
    assert said.startswith("Your hand, 13 cards: Brown 2, Brown 5,")
    hand.key(pygame.K_F4)
    hand.key(pygame.K_F4)
    assert ear.texts[-2:] == [said, said]


def test_tricks_that_are_swept_up_are_read_only_where_memory_is_open(hand: Hand) -> None:
    said = {}
    for memory in ("no", "yes"):
        hand.sit("meows", 3, options={"open_memory": memory})
        ear = Ear(hand.stage)
        for _ in range(4):
            hand.wait()
            hand.by_clicking(hand.scene.moves[0])
        hand.wait()
        ear.new()
        hand.key(pygame.K_F10)
        said[memory] = ear.texts
    assert said["no"] == ["Tricks lie face down here. Nobody looks back."]
    assert said["yes"][0].startswith("The last trick: Player 3: Rainy 5, P0: Rainy 2,")


def test_the_shelf_shows_the_key_that_reads_aloud_and_it_can_be_pressed(hand: Hand) -> None:
    home = hand.come_home()
    for text, reads in (("Read aloud. F2", True), ("Stop reading. F2", False)):
        assert home["speech"].spoken() == text
        hand.press_on(home, "speech")
        assert hand.stage.settings.aloud is reads
    hand.key(pygame.K_F2)
    hand.turn()
    assert hand.stage.settings.aloud


def test_enter_plays_no_card_that_was_not_heard(hand: Hand) -> None:
    """While the table still tells what came before, Enter hurries it on; then it plays."""
    hand.sit("catte", speed="normal")
    ear = Ear(hand.stage)
    scene = hand.scene
    for _ in range(400):
        hand.turn()
        if scene.moves and not scene.in_words.is_asked():
            hand.key(pygame.K_RETURN)
            assert not hand.match.turns
    hand.wait()
    hand.turn()
    asked = [line.text for line in ear.lines]
    assert asked[-2:] == ["You lead: play any cat", "Brown 2. Win it and you’re at 7 of 20"]
    hand.key(pygame.K_RETURN)
    assert hand.match.turns[0].move.text == "brown-2 hand>trick"


def test_a_forecast_never_takes_the_place_of_what_is_asked(hand: Hand) -> None:
    """With the focus on a card, the sentence above the hand may tell what it would do."""
    hand.sit("familiar")
    ear = Ear(hand.stage)
    for _ in range(20):
        assert hand.wait()
        hand.turn()
        ear.new()
        hand.key(pygame.K_RIGHT)
        hand.turn()
        hand.key(pygame.K_F9)
        said = ear.texts[-1]
        assert said.startswith(("You lead", "Your turn", "Choose")), said
        hand.by_clicking(hand.scene.moves[0])


def test_what_is_asked_tells_how_high_one_has_to_go(hand: Hand) -> None:
    hand.sit("towai")
    ear = Ear(hand.stage)
    for _ in range(12):
        hand.wait()
        hand.turn()
        hand.by_clicking(hand.scene.moves[-1])
    asked = [line for line in ear.texts if line.startswith("Your turn")]
    assert any(re.fullmatch(r"Your turn by \w+: play \d or \w+, or pass.*", line) for line in asked)
    assert "Your turn: play a card, or pass and draw" not in asked


def test_a_game_that_brings_nothing_of_its_own_is_read_from_its_piles(hand: Hand) -> None:
    from cardtable.access.aloud import Aloud

    scene = hand.sit("catte")
    hand.wait()
    view = scene.session.view()
    plain = Aloud(hand.table.words, view, 0)
    assert plain.trick() == ["No card has been played yet."]
    assert "In the centre: Brown coffee 7" in plain.table()
    coffees = "White coffee 4, Brown coffee 3, White coffee 2, White coffee 6"
    assert plain.seat(1) == f"Player 2. 13 cards, Unserved coffees: {coffees}"


# Screens


def test_every_screen_says_what_it_is_called_and_what_has_the_focus(hand: Hand) -> None:
    home = hand.come_home()
    ear = Ear(hand.stage)
    hand.turn()
    for name, called in (("settings", "Settings"), ("rules", "Rules"), ("credits", "Credits")):
        ear.new()
        hand.press_on(home, name)
        hand.turn()
        told = ear.lines
        assert told[0].text == called
        assert told[-1].focus, told
        hand.key(pygame.K_ESCAPE)
        hand.turn()
        assert "Cardtable" in ear.texts
    hand.press_on(home, "catte")
    assert "Catte" in ear.texts


def test_no_screen_is_without_a_name(hand: Hand) -> None:
    hand.sit("meows")
    ear = Ear(hand.stage)
    hand.wait()
    for key, called in ((pygame.K_m, "Menu"), (pygame.K_r, "Rules"), (pygame.K_c, "The game on a")):
        ear.new()
        hand.key(key)
        hand.turn()
        if hand.stage.top is not hand.scene:
            assert ear.texts[0].startswith(called)
            hand.key(pygame.K_ESCAPE)
            hand.turn()
            assert ear.texts.count("Tomorrow Never Meows") == 1


def test_the_end_of_a_round_says_why_only_once(hand: Hand) -> None:
    hand.sit("towai", 2)
    ear = Ear(hand.stage)
    while hand.wait(ends=False) and isinstance(hand.stage.top, PlayScene):
        hand.by_clicking(hand.scene.moves[0])
    assert isinstance(hand.stage.top, RoundEnd)
    assert sum("out of cards" in line for line in ear.texts) == 1


def test_what_is_switched_says_what_it_is_now(hand: Hand) -> None:
    home = hand.come_home()
    hand.press_on(home, "settings")
    ear = Ear(hand.stage)
    screen = hand.stage.top
    assert screen is not None
    hand.key(pygame.K_TAB)
    hand.turn()
    while screen.focus is None or screen.focus.name != "reduced_motion":
        hand.key(pygame.K_TAB)
        hand.turn()
    hand.key(pygame.K_RETURN)
    hand.turn()
    assert ear.texts[-2:] == ["Reduced motion: off", "Reduced motion: on"]
