"""What the table tells, and when: of turns, of questions, of what is over."""

from __future__ import annotations

import pygame

from cardtable.games import GAMES
from cardtable.games.familiar.look import FamiliarLook
from cardtable.games.familiar.rules import BOARD, DISCARDS
from cardtable.match import Match
from cardtable.rules.events import Changed, RoundEnded
from cardtable.saves import Save
from cardtable.scenes.play_scene import PlayScene
from cardtable.scenes.screen import Question
from cardtable.scenes.setup import Setup
from cardtable.seats import Seat
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
            assert hand.scene.look.turn == -1
            assert not any(hand.scene.look.plate(seat).turn for seat in range(3))
            assert hand.scene.look.prompt() == ""
    assert seen


def test_questions_wait_until_the_trick_has_been_seen(hand: Hand) -> None:
    hand.sit("familiar", speed="normal")
    while len(hand.match.turns) < 60 and play_on(hand):
        if hand.table.shown.trick_over:
            assert not any(widget.name.startswith("answer-") for widget in hand.scene.widgets)


def test_a_picked_card_hands_the_focus_to_where_it_may_go(hand: Hand) -> None:
    hand.sit("familiar")
    while not (hand.scene.moves and hand.match.state.asked == "errand"):
        assert play_on(hand)
    hand.wait()
    hand.key(pygame.K_1)
    picked = hand.scene.table.grip.picked
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
    for card, pose in zip(cards, look.open.poses(cards), strict=True):
        hand.look_closely((round(pose.x), round(pose.y - pose.height * 0.4)))
        assert hand.scene.looking_at == card.name
        hand.key(pygame.K_ESCAPE)


def test_what_changes_and_why_a_round_ends_is_in_the_log(hand: Hand) -> None:
    hand.sit("towai", 2)
    wanted = {RoundEnded, Changed}
    while wanted and play_on(hand):
        for event in hand.match.turns[-1].events if hand.match.turns else ():
            if type(event) in wanted:
                wanted.discard(type(event))
                assert hand.table.words.event(event, 0)
    assert not wanted


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
    assert isinstance(question, Question)
    hand.press_on(question, "continue")
    table = hand.stage.top
    assert isinstance(table, PlayScene)
    assert len(table.match.turns) == 1
