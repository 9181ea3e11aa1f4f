"""What a table lets one look up of the round: a trick that is swept up is left to memory, unless
it was agreed otherwise.
"""

from __future__ import annotations

from collections.abc import Mapping
from random import Random

import pygame
import pytest

from cardtable.games import GAMES
from cardtable.games.meows.rules import WISH
from cardtable.match import Match, from_text
from cardtable.media.words import words
from cardtable.rules.events import CardsMoved, RoundEnded
from cardtable.scenes import marks
from cardtable.scenes.play_scene import PlayScene
from cardtable.widgets import cut
from tests.table.hand import Hand

OPEN = {"open_memory": "yes"}

in_both_games = pytest.mark.parametrize("game", ["meows", "catte"])


def play_on(hand: Hand, luck: Random) -> bool:
    """Wait to be asked and make any move; whether the match goes on."""
    if not hand.wait():
        return False
    hand.by_clicking(luck.choice(list(hand.scene.moves)))
    return True


def plays(match: Match) -> dict[str, list[str]]:
    """The log's lines of cards played to a trick: before this round, in it, and on the table."""
    trick = match.game.pile("trick", 0).number
    found: dict[str, list[str]] = {"before": [], "swept": [], "lying": []}
    for event in [*match.opening, *(event for turn in match.turns for event in turn.events)]:
        if isinstance(event, RoundEnded):
            found["before"] += found["swept"]
            found["swept"] = []
        elif isinstance(event, CardsMoved) and event.source == trick:
            found["swept"] += found["lying"]
            found["lying"] = []
        elif isinstance(event, CardsMoved) and event.target == trick:
            owner = match.game.pile_of[event.source].owner or 0
            card = f"{event.cards[0].suit.capitalize()} {event.cards[0].number}"
            found["lying"].append(f"{owner} {card}")
    return found


def read(scene: PlayScene) -> list[str]:
    """The plays that the log tells, each as the seat and its card."""
    names = list(scene.look.seen.names)
    return [
        f"{names.index(name)} {card}"
        for line in scene.log.lines
        for name, found, card in [line.partition(" plays ")]
        if found
    ]


def button(scene: PlayScene, name: str) -> bool:
    """Whether there is such a button."""
    return any(widget.name == name for widget in scene.widgets)


@in_both_games
def test_the_log_tells_the_plays_of_the_trick_on_the_table_and_of_rounds_that_are_over(
    hand: Hand, game: str
) -> None:
    scene, luck = hand.sit(game, 3), Random(1)
    forgotten = 0
    while hand.match.state.round < 3 and play_on(hand, luck):
        hand.wait()
        made = plays(hand.match)
        assert read(scene) == [*made["before"], *made["lying"]]
        forgotten += bool(made["swept"])
    assert forgotten > 8


@in_both_games
def test_with_open_memory_the_log_tells_every_play_of_the_round(hand: Hand, game: str) -> None:
    scene, luck = hand.sit(game, 3, options=OPEN), Random(1)
    for _ in range(8):
        play_on(hand, luck)
        hand.wait()
        made = plays(hand.match)
        assert read(scene) == [*made["before"], *made["swept"], *made["lying"]]
    assert made["swept"]


@in_both_games
def test_a_trick_swept_up_is_told_by_its_winner_alone(hand: Hand, game: str) -> None:
    scene, luck = hand.sit(game, 3), Random(2)
    while not plays(hand.match)["swept"]:
        play_on(hand, luck)
        hand.wait()
    taken = [line for line in scene.log.lines if "takes the trick" in line]
    assert taken
    for line in taken:
        assert line in [f"{name} takes the trick" for name in scene.look.seen.names]


@in_both_games
def test_while_a_finished_trick_still_lies_there_the_log_tells_it_whole(
    hand: Hand, game: str
) -> None:
    scene = hand.sit(game, 3, trick_pause="click")
    while not hand.table.coming.reading:
        hand.turn(0.05)
        if scene.moves and not hand.table.busy:
            hand.by_clicking(scene.moves[0])
    hand.settle()
    lying = [sprite.card for sprite in hand.table.piles[hand.match.game.pile("trick", 0).number]]
    assert len(lying) == 3
    assert len(read(scene)) == 3
    assert "takes the trick: " in scene.log.lines[-1]
    hand.click_at((640, 60))
    hand.wait()
    assert len(read(scene)) < 3


@in_both_games
def test_wishes_and_coffees_stay_in_the_log(hand: Hand, game: str) -> None:
    scene, luck = hand.sit(game, 3), Random(3)
    while len(hand.match.turns) < 20:
        play_on(hand, luck)
    hand.wait()
    kept = "wishes for" if game == "meows" else "serves"
    assert sum(kept in line for line in scene.log.lines) >= 3


@in_both_games
def test_nobody_is_offered_the_last_trick_and_its_key_does_nothing(hand: Hand, game: str) -> None:
    scene, luck = hand.sit(game, 3), Random(4)
    while not plays(hand.match)["swept"]:
        play_on(hand, luck)
        hand.wait()
        assert not button(scene, "last_trick")
    hand.key(pygame.K_t)
    assert scene.last_trick.trick is None
    assert button(scene, "log")


@in_both_games
def test_open_memory_gives_the_last_trick_back(hand: Hand, game: str) -> None:
    scene, luck = hand.sit(game, 3, options=OPEN), Random(4)
    while not plays(hand.match)["swept"]:
        play_on(hand, luck)
        hand.wait()
    hand.press_on(scene, "last_trick")
    assert scene.last_trick.trick is not None
    assert len(scene.last_trick.trick.cards) == 3


@in_both_games
def test_undo_continue_and_another_language_tell_no_more_of_swept_tricks(
    hand: Hand, game: str
) -> None:
    scene, luck = hand.sit(game, 3), Random(5)
    while len(hand.match.turns) < 18:
        play_on(hand, luck)
    hand.wait()
    scene.take_back()
    hand.settle()
    made = plays(hand.match)
    assert made["swept"]
    assert read(scene) == made["lying"]
    again = hand.sit(game, match=from_text(hand.match.to_text()))
    assert read(again) == made["lying"]
    words.language = "ja"
    again.showing.name_seats()
    assert sum("を出しました" in line for line in again.log.lines) == len(made["lying"])
    assert any("トリックを取りました" in line for line in again.log.lines)


@pytest.mark.slow
@in_both_games
def test_among_several_people_the_next_one_reads_no_more(hand: Hand, game: str) -> None:
    scene, luck = hand.sit(game, 3, persons=3), Random(6)
    sat = 0
    while len(hand.match.turns) < 20 and hand.wait():
        made = plays(hand.match)
        assert read(scene) == [*made["before"], *made["lying"]]
        sat += bool(made["swept"])
        hand.by_clicking(luck.choice(list(scene.moves)))
    assert sat > 3


@in_both_games
def test_how_many_tricks_everybody_has_is_always_seen(hand: Hand, game: str) -> None:
    scene, luck = hand.sit(game, 3), Random(7)
    while len(hand.match.turns) < 20:
        play_on(hand, luck)
    hand.wait()
    if game == "meows":
        tricks = [dict(scene.look.plates.plate(seat).counts)["tricks"] for seat in range(3)]
        assert sum(map(int, tricks)) == len(plays(hand.match)["swept"]) // 3
    else:
        taken = [hand.match.game.pile("taken", seat).number for seat in range(3)]
        assert sum(len(hand.table.piles[n]) for n in taken) == len(plays(hand.match)["swept"]) // 3


def own_tag(hand: Hand, options: Mapping[str, str]) -> bytes:
    """What is drawn over one's own wish in meows, where the points so far would hang."""
    hand.sit("meows", 3, options=options, reduced_motion=True)
    luck = Random(8)
    while len(hand.match.turns) < 15:
        play_on(hand, luck)
    hand.wait()
    own = hand.scene.look.furniture.spot(WISH[0])
    tag = pygame.Rect(0, 0, 60, 14)
    tag.center = own.centerx, own.top - 16
    return bytes(hand.draw().subsurface(tag).copy().get_buffer().raw)


def test_points_so_far_are_told_with_open_memory_only(hand: Hand) -> None:
    opened, closed = own_tag(hand, OPEN), own_tag(hand, {})
    ink = bytes(reversed(cut.INK))
    assert ink in opened
    assert ink not in closed


@in_both_games
def test_open_memory_is_marked_at_the_table(hand: Hand, game: str) -> None:
    hand.sit(game, 3)
    play_on(hand, Random(9))
    hand.wait()
    assert marks.of(hand.match) == []
    place = marks.boxes(hand.stage, [words("table.open_memory")])[0]
    before = hand.draw().subsurface(place).copy()
    hand.sit(game, 3, options=OPEN)
    play_on(hand, Random(9))
    hand.wait()
    assert marks.of(hand.match) == ["Open memory"]
    marked = hand.draw().subsurface(place).copy()
    middle = place.height // 2
    assert any(marked.get_at((x, middle))[:3] == cut.INK for x in range(place.width))
    assert marked.get_at((place.width // 2, 2))[:3] != before.get_at((place.width // 2, 2))[:3]


@pytest.mark.parametrize("language", ["en", "ja"])
def test_marks_hang_side_by_side(hand: Hand, language: str) -> None:
    hand.sit("catte", 3, options=OPEN, language=language)
    hand.match.practice = True
    both = marks.of(hand.match)
    assert len(both) == 2
    first, second = marks.boxes(hand.stage, both)
    assert first.right < second.left
    assert first.top == second.top


def test_games_that_hide_no_trick_say_nothing_of_memory(hand: Hand) -> None:
    for game in GAMES:
        if game not in ("meows", "catte"):
            hand.sit(game)
            assert marks.of(hand.match) == []
    hand.sit("familiar")
    assert button(hand.scene, "last_trick")
