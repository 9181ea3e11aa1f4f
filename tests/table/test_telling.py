"""What the table tells, and when: of turns, of questions, of what is over."""

from __future__ import annotations

from itertools import pairwise
from random import Random

import pygame
import pytest

from cardtable import saves
from cardtable.games import GAMES
from cardtable.games.catte.kit import CatteKit
from cardtable.games.catte.look import CatteLook
from cardtable.games.catte.rules import HAND
from cardtable.games.familiar.look import FamiliarLook
from cardtable.games.familiar.rules import BOARD, DISCARDS
from cardtable.match import Match
from cardtable.media.words import words
from cardtable.rules.events import CardsMoved, Changed, Event, RoundEnded, Scored
from cardtable.saves import Save
from cardtable.scenes import marks
from cardtable.scenes.dialogue import Dialogue
from cardtable.scenes.play_scene import PlayScene
from cardtable.scenes.setup import Setup
from cardtable.seats import Seat
from cardtable.table.card_sprite import pose_bounds
from cardtable.table.show import after_the_count
from cardtable.table.surroundings import Effects
from cardtable.widgets import cut
from tests.table.hand import Hand


def play_on(hand: Hand) -> bool:
    """Make a move if one is asked; whether the match goes on."""
    if hand.scene.moves and not hand.table.busy:
        hand.by_clicking(hand.scene.moves[0])
    hand.turn(0.05)
    return not hand.match.over


def test_nothing_is_said_of_turns_while_a_trick_is_swept_up(hand: Hand) -> None:
    hand.sit("meows", 3, speed="normal")
    seen = 0
    while len(hand.match.turns) < 30 and play_on(hand):
        if hand.table.shown.trick_over:
            seen += 1
            assert hand.scene.look.seen.turn == -1
            assert not any(hand.scene.look.plates.plate(seat).turn for seat in range(3))
            assert hand.scene.look.prompts.sentence() == ""
    assert seen


def test_questions_wait_until_the_trick_has_been_seen(hand: Hand) -> None:
    """What the winner is asked stands there in words, but not while the trick lies there still."""
    hand.sit("familiar", speed="normal")
    waited = asked = 0
    while len(hand.match.turns) < 90 and play_on(hand):
        in_words = any(widget.name.startswith("answer-") for widget in hand.scene.widgets)
        next_is_mine = hand.match.state.turn == 0
        if hand.table.shown.trick_over:
            assert not in_words
            waited += next_is_mine and hand.match.state.asked != "card"
        asked += in_words
    assert waited
    assert asked


def test_a_picked_card_hands_the_focus_to_where_it_may_go(hand: Hand) -> None:
    hand.sit("familiar")
    while not (hand.scene.moves and hand.match.state.asked == "errand"):
        assert play_on(hand)
    hand.wait()
    hand.key(pygame.K_1)
    picked = hand.scene.touch.grip.picked
    assert picked is not None
    assert picked in hand.table.piles[BOARD]
    errand = picked.card
    assert hand.scene.focus is not None
    assert hand.scene.focus.name.startswith("zone-")
    hand.key(pygame.K_RETURN)
    assert hand.match.turns[-1].move.card is errand


def test_open_discards_can_be_looked_at(hand: Hand) -> None:
    hand.sit("familiar")
    while len(hand.table.piles.cards(DISCARDS)) < 3:
        assert play_on(hand)
    hand.wait()
    cards = hand.table.piles.cards(DISCARDS)
    look = hand.scene.look
    assert isinstance(look, FamiliarLook)
    for card, pose in zip(cards, look.places.open.poses(cards), strict=True):
        hand.look_closely((round(pose.x), round(pose.y - pose.height * 0.4)))
        assert hand.scene.large_card.card is card
        hand.key(pygame.K_ESCAPE)


def seen(hand: Hand) -> list[Event]:
    """Everything that has happened in the match so far, as seat 0 sees it."""
    match = hand.match
    events = [*match.opening, *(event for turn in match.turns for event in turn.events)]
    return match.seen(events, 0)


def test_what_changes_and_why_a_round_ends_is_in_the_log(hand: Hand) -> None:
    hand.sit("towai", 2)
    wanted: set[type] = {RoundEnded, Changed, Scored}
    told = 0
    while wanted and hand.wait():
        events = seen(hand)
        for event in events[told:]:
            line = hand.table.words.event(event, 0)
            if type(event) in wanted and line:
                wanted.discard(type(event))
                assert line in hand.scene.log.lines
        told = len(events)
        hand.by_clicking(hand.scene.moves[0])
    assert not wanted


@pytest.mark.unhurried
@pytest.mark.parametrize(
    ("game", "seats"), [("meows", 3), ("catte", 3), ("towai", 2), ("towai", 4), ("familiar", 3)]
)
def test_everything_that_has_words_is_in_the_log_once_and_in_order(
    hand: Hand, game: str, seats: int
) -> None:
    """Also what the table shows all at once: a swap, a deal, cards that everybody draws."""
    hand.sit(game, seats, options={"open_memory": "yes"} if game in ("meows", "catte") else {})
    luck = Random(4)
    together = 0  # moves of cards told in words that follow one between the same piles
    for _ in range(60):
        if not hand.wait():
            break
        hand.by_clicking(luck.choice(list(hand.scene.moves)))
    hand.wait()
    events = seen(hand)
    # What a round scores is told when it has been counted.
    told = after_the_count(events)
    worded = [line for event in told if (line := hand.table.words.event(event, 0))]
    for one, two in pairwise(events):
        if isinstance(one, CardsMoved) and isinstance(two, CardsMoved):
            ends = [
                [hand.match.game.pile_of[pile].name for pile in (event.source, event.target)]
                for event in (one, two)
            ]
            together += ends[0] == ends[1] and bool(hand.table.words.event(two, 0))
    assert together or game == "meows"  # whose deals need no words
    assert len(worded) > 20
    assert hand.scene.log.lines == worded[-len(hand.scene.log.lines) :]
    assert len(hand.scene.log.lines) == min(len(worded), 400)
    hand.scene.log.write_anew(events)
    assert hand.scene.log.lines == worded[-400:]


def test_the_log_after_an_undo_holds_nothing_of_what_was_taken_back(hand: Hand) -> None:
    hand.sit("catte", 3)
    hand.wait()
    hand.by_clicking(hand.scene.moves[0])
    hand.wait()
    before = list(hand.scene.log.lines)
    hand.by_clicking(hand.scene.moves[0])
    hand.wait()
    assert hand.scene.log.lines != before
    hand.scene.take_back()
    assert hand.scene.log.lines == before


def test_the_log_has_a_title_that_no_line_covers(hand: Hand) -> None:
    hand.sit("catte", 3)
    hand.wait()
    log = hand.scene.log
    hand.key(pygame.K_l)
    head = pygame.Rect(log.box.left + 18, log.box.top + 14, 80, 30)
    kept = list(log.lines)
    log.lines = []
    empty = hand.draw().subsurface(head).copy()
    log.lines = kept + ["a line"] * 100
    hand.scene.dirty = True
    full = hand.draw().subsurface(head).copy()
    assert empty.get_buffer().raw == full.get_buffer().raw
    ink = [full.get_at((x, y))[:3] == cut.INK for x in range(80) for y in range(30)]
    assert sum(ink) > 60


def test_a_practice_game_is_marked_at_the_table(hand: Hand) -> None:
    hand.sit("catte", 3)
    for _ in range(3):
        hand.wait()
        hand.by_clicking(hand.scene.moves[0])
    hand.wait()
    place = marks.boxes(hand.stage, [words("table.practice")])[0]
    assert marks.of(hand.match) == []
    before = hand.draw().subsurface(place).copy()
    assert not hand.match.practice
    hand.scene.take_back()
    hand.settle()
    assert hand.match.practice
    assert marks.of(hand.match) == ["Practice"]
    marked = hand.draw().subsurface(place).copy()
    assert marked.get_at((place.width // 2, 2))[:3] != before.get_at((place.width // 2, 2))[:3]
    assert any(marked.get_at((x, place.height // 2))[:3] == cut.INK for x in range(place.width))


def test_the_log_is_scrolled_back_and_forth_and_closed_with_escape(hand: Hand) -> None:
    hand.sit("catte", 3)
    for _ in range(12):
        hand.wait()
        hand.by_clicking(hand.scene.moves[0])
    log = hand.scene.log
    hand.key(pygame.K_l)
    assert log.open
    log.scroll(-3)
    assert log.up == 3
    log.scroll(-1000)
    assert log.up == len(log.lines)
    hand.draw()
    log.scroll(1000)
    assert log.up == 0
    hand.key(pygame.K_ESCAPE)
    assert not log.open
    assert hand.stage.top is hand.scene


def test_the_pointer_over_the_open_log_lifts_no_card_beneath_it(hand: Hand) -> None:
    hand.sit("familiar")
    beneath: list[tuple[int, int]] = []
    while not beneath:
        assert hand.wait()
        boxes = [pose_bounds(sprite.pose) for sprite in hand.scene.touch.offers.cards()]
        hand.key(pygame.K_l)
        beneath = [box.center for box in boxes if hand.scene.log.covers(box.center)]
        if not beneath:
            hand.key(pygame.K_l)
            hand.by_clicking(hand.scene.moves[0])
    turns = len(hand.match.turns)
    hand.drag_to(beneath[0], (640, 400))
    hand.click_at(beneath[0])
    assert hand.table.grip.held is None
    assert hand.scene.touch.grip.picked is None
    assert len(hand.match.turns) == turns
    hand.key(pygame.K_l)
    hand.down(beneath[0])
    hand.move((640, 400))
    assert hand.table.grip.held is not None


class Breaking(CatteLook):
    """A look that cannot show how the person plays a card."""

    def react(self, event: Event) -> Effects:
        if isinstance(event, CardsMoved) and event.source == HAND[0]:
            raise RuntimeError("the look broke down")
        return super().react(event)


def test_a_look_that_breaks_loses_no_move(hand: Hand, monkeypatch: pytest.MonkeyPatch) -> None:
    """What the rules have made is on disk before anything of it is shown."""
    monkeypatch.setattr(CatteKit, "look", lambda kit: Breaking)
    hand.sit("catte", 3, saved=True)
    while hand.wait() and hand.match.state.asked != "card":
        hand.by_clicking(hand.scene.moves[0])
    assert isinstance(hand.scene.look, Breaking)
    move = hand.scene.moves[0]
    turns = len(hand.match.turns)
    with pytest.raises(RuntimeError, match="the look broke down"):
        hand.by_clicking(move)
    waits = saves.waiting("catte")
    assert waits is not None
    assert len(waits.match.turns) == turns + 1
    assert waits.match.turns[-1].move is move


def test_a_waiting_game_is_not_put_away_unasked(hand: Hand) -> None:
    hand.sit("catte", 3)
    game = GAMES["catte"](3, {})
    match = Match(game, 5, (Seat("person"), Seat("easy"), Seat("easy")))
    match.play(match.legal_moves()[0])
    Save(match)
    setup = Setup(hand.stage, "catte")
    hand.stage.push(setup, fade=False)
    setup.play()
    question = hand.stage.top
    assert isinstance(question, Dialogue)
    hand.press_on(question, "continue")
    table = hand.stage.top
    assert isinstance(table, PlayScene)
    assert len(table.match.turns) == 1
