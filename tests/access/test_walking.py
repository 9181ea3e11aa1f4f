"""Who walks through a screen by ear finds all that is written there, screen by screen.

What is drawn is measured as in `tests.screen.measuring`; what is found is the screen reader's tree.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from random import Random

import pygame
import pytest

from cardtable.access.plainly import in_a_line, plainly
from cardtable.access.tree import Node, window
from cardtable.games import GAMES
from cardtable.scenes.game_end import GameEnd
from cardtable.scenes.play_scene import PlayScene
from cardtable.scenes.review_scene import ReviewScene
from cardtable.scenes.round_end import RoundEnd
from cardtable.scenes.scene import Stage
from tests.access.ear import named
from tests.access.test_saying import is_plain
from tests.screen.measuring import PLACES, SIZES, shown, texts
from tests.table.hand import Hand

LEAN = ["settings", "rules", "round of catte", "end of familiar", "side by side", "help"]


def found_on(stage: Stage) -> list[Node]:
    """All that a reader finds, once the screen has been drawn."""
    for _ in range(8):  # where something moves it is not read with every frame
        stage.draw(pygame.Surface(stage.size))
    top = stage.top
    assert top is not None
    tree = window("Screen", top.in_words.tree(), top.in_words.key(top.focus), "en")
    return list(tree.nodes())[1:]


def told(found: list[Node]) -> str:
    """What these say, one after another."""
    return " ".join(plainly(text) for node in found for text in _told(node))


def _told(node: Node) -> Iterator[str]:
    yield from (node.told.name, node.told.value, node.told.note)


def missing(stage: Stage, said: str, area: pygame.Rect | None = None) -> list[str]:
    """The drawn texts of which some word is not told; a letter by itself is a key's cap."""
    return [
        f"{word}: {text.said}"
        for text in texts(stage)
        if area is None or area.contains(text.box)
        for word in re.findall(r"\w+", plainly(in_a_line(text.said)))
        if word not in said and not (len(word) == 1 and word.isascii() and word.isalpha())
    ]


def check(name: str, language: str, size: tuple[int, int] = SIZES[1]) -> None:
    stage = shown(name, size, language=language)
    found, top = found_on(stage), stage.top
    area = top.places.column if isinstance(top, ReviewScene) else None
    assert missing(stage, told(found), area) == [], name
    keys = [node.key for node in found]
    assert len(keys) == len(set(keys)), name
    assert all(node.told.name for node in found), name
    typed = [node.told.value for node in found if node.told.role == "text"]
    signs = [text for node in found for text in _told(node) if not is_plain(text)]
    assert [text for text in signs if text not in typed] == [], name
    while stage.scenes:
        stage.scenes.pop().left()


@pytest.mark.parametrize("name", LEAN)
def test_all_that_is_written_is_found(name: str) -> None:
    check(name, "en")


@pytest.mark.slow
@pytest.mark.parametrize("language", ["en", "ja"])
def test_all_that_is_written_on_every_screen_is_found(language: str) -> None:
    for name in PLACES:
        check(name, language)


@pytest.mark.slow
@pytest.mark.parametrize("language", ["en", "ja"])
@pytest.mark.parametrize("game", GAMES)
def test_all_that_is_written_in_a_game_and_its_review_is_found(
    hand: Hand, game: str, language: str
) -> None:
    """From the table to the review: whatever comes up while one plays, told or asked."""
    hand.sit(game, language=language, speed="instant", reduced_motion=True)
    luck, seen, moves = Random(4), set(), 0
    while hand.wait(ends=False):
        top, moves = hand.stage.top, moves + 1
        assert top is not None
        if moves < 20 or moves % 9 == 0 or type(top) not in seen:
            assert missing(hand.stage, told(found_on(hand.stage))) == []
        seen.add(type(top))
        if isinstance(top, PlayScene):
            hand.by_clicking(luck.choice(list(hand.scene.moves)))
        elif isinstance(top, RoundEnd):
            hand.press_on(top, "next")
    hand.settle()
    end = hand.stage.top
    assert isinstance(end, GameEnd)
    assert missing(hand.stage, told(found_on(hand.stage))) == []
    review = ReviewScene(hand.stage, hand.match, rated=False)
    hand.stage.push(review, fade=False)
    for _ in range(6):
        hand.key(pygame.K_LEFT)
        hand.settle()
        # Its table is told as a table, whatever is written on it.
        found = missing(hand.stage, told(found_on(hand.stage)), review.places.column)
        assert found == []
    assert PlayScene in seen


# What is found, and in which order


def found_by(name: str) -> list[Node]:
    return found_on(shown(name, SIZES[1], language="en"))


def test_a_page_of_the_rules_has_headings_paragraphs_and_cards_in_words() -> None:
    found = [node.told for node in found_by("rules")]
    headings = [told.name for told in found if told.role == "heading"]
    assert headings == ["The aim", "The cards", "A round"]
    lines = [told.name for told in found if told.role == "label"]
    assert "Fine 10, Cloudy 4, Rainy 7, Thunder 2, Snow 3. the five weathers" in lines
    assert "Play trick after trick until all hands are empty." in lines


def test_standings_are_a_row_for_each_seat_from_the_first_place() -> None:
    rows = [node.told.name for node in found_by("round of catte") if node.told.role == "label"]
    assert rows[0] == ("Aya: plus 16. Cup: 0 of 20. Coffees won 0: 0, Unserved 4 times 4: plus 16")
    assert rows[3:] == [
        "Place 1: Aya, 16, this round plus 16",
        "Place 2: Yuki, 10, this round plus 10",
        "Place 3: Mikan, 9, this round plus 9",
    ]


def test_the_podium_is_read_from_the_winner_on() -> None:
    found = [node.told.name for node in found_by("end of catte")]
    assert found[:4] == [
        "Aya wins the game",
        "Place 1: Aya, 47",
        "Place 2: Mikan, 35",
        "Place 3: Yuki, 30",
    ]


def test_what_can_be_scrolled_is_found_whole_and_where_it_stands() -> None:
    """Also what lies far below: each line before the control it is about."""
    found = [node.told.name for node in found_by("settings")]
    assert found[0] == "Settings"
    for before, after in (("What you hear", "Read aloud"), ("Your games", "Check")):
        assert found.index(before) < found.index(after)
    assert found.index("Language") < found.index("How it plays")


def test_what_else_might_be_chosen_is_told() -> None:
    speed = named(found_by("settings"))["Speed"].told
    assert speed.value == "Instant"
    assert speed.note == "Slow, Normal, Fast, Instant"


def test_a_review_tells_every_hand_that_lies_open(hand: Hand) -> None:
    hand.sit("catte")
    hand.wait()
    scene = ReviewScene(hand.stage, hand.match, rated=False)
    hand.stage.push(scene, fade=False)
    cards = hand.match.state.piles[hand.match.game.pile("hand", 1).number]
    first = hand.table.words.card(cards[0])
    assert f"{first}," in told(found_on(hand.stage))
    hand.key(pygame.K_h)
    hand.settle()
    lines = [node.told.name for node in found_on(hand.stage) if node.told.role == "label"]
    assert not any("Holds" in line and line.startswith("Player 2") for line in lines)


def test_an_open_log_can_be_read_line_by_line(hand: Hand) -> None:
    scene = hand.sit("catte")
    hand.wait()
    hand.by_clicking(scene.moves[0])
    hand.wait()
    hand.key(pygame.K_l)
    log = named(scene.in_words.tree())["Log"]
    assert [node.told.name for node in log.children] == [plainly(line) for line in scene.log.lines]
    hand.key(pygame.K_l)
    assert named(scene.in_words.tree())["Log"].told.role == "button"
