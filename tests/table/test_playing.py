"""Every game is played to its end on the screen, with the mouse and with the keys."""

from __future__ import annotations

from random import Random

import pygame
import pytest

from cardtable.games import GAMES
from cardtable.match import from_text
from cardtable.rules.moves import Move
from cardtable.scenes.curtain import Curtain
from cardtable.scenes.table_controls import CardControl
from cardtable.scenes.table_keys import control_of
from cardtable.table.card_sprite import pose_bounds
from tests.table.hand import Hand

EVERY = [(game.id, seats) for game in GAMES.values() for seats in sorted(game.seat_counts)[:2]]


def some_move(hand: Hand, luck: Random) -> Move:
    """A legal move, the ones with a card more often than words."""
    return luck.choice(list(hand.scene.moves))


@pytest.mark.unhurried
@pytest.mark.parametrize(("game", "seats"), EVERY)
def test_a_game_is_played_by_dragging_alone(hand: Hand, game: str, seats: int) -> None:
    hand.sit(game, seats)
    luck = Random(3)
    while hand.wait():
        hand.by_dragging(some_move(hand, luck))
        assert not hand.table.disagreement()
    assert hand.match.over


@pytest.mark.parametrize(("game", "seats"), EVERY)
def test_a_game_is_played_by_clicking_alone(hand: Hand, game: str, seats: int) -> None:
    hand.sit(game, seats, seed=11)
    luck = Random(4)
    while hand.wait():
        hand.by_clicking(some_move(hand, luck))
    assert hand.match.over


@pytest.mark.slow
@pytest.mark.parametrize(("game", "seats"), EVERY)
def test_a_game_is_played_with_a_person_in_every_seat(hand: Hand, game: str, seats: int) -> None:
    hand.sit(game, seats, persons=seats)
    luck = Random(5)
    moves = 0
    while hand.wait() and moves < 60:
        assert hand.scene.session.viewer == hand.match.state.turn
        assert not hand.table.disagreement()
        hand.by_clicking(some_move(hand, luck))
        moves += 1
    assert moves


@pytest.mark.unhurried
@pytest.mark.parametrize("game", list(GAMES))
def test_a_game_is_played_with_the_keys_alone(hand: Hand, game: str) -> None:
    """Enter plays what has the focus, and the focus always waits on something legal."""
    hand.sit(game)
    while hand.wait():
        before = len(hand.match.turns)
        hand.key(pygame.K_RETURN)
        if len(hand.match.turns) == before:
            assert hand.scene.touch.grip.picked is not None
            hand.key(pygame.K_TAB)
            zones = [w for w in hand.scene.widgets if w.name.startswith("zone-")]
            hand.scene.focus_on(zones[0])
            hand.key(pygame.K_RETURN)
        assert len(hand.match.turns) > before
    assert hand.match.over


def test_nothing_of_a_hidden_card_lies_behind_the_curtain(hand: Hand) -> None:
    hand.sit("meows", 3, persons=3)
    hand.wait(curtain=False)
    assert isinstance(hand.stage.top, Curtain)
    assert hand.stage.top.covers
    assert not hand.scene.moves
    assert all(not sprite.known for sprite in hand.table.piles.own_hand())


def test_with_one_person_there_is_no_curtain(hand: Hand) -> None:
    hand.sit("catte", 3)
    luck = Random(1)
    while hand.wait(curtain=False):
        assert hand.stage.top is hand.scene
        hand.by_clicking(some_move(hand, luck))


def test_a_number_key_plays_the_card_at_that_place(hand: Hand) -> None:
    hand.sit("towai", 2, seed=8)
    played = 0
    while played < 3 and hand.wait():
        cards = hand.table.piles.own_hand()
        places = [n for n, s in enumerate(cards[:9]) if hand.scene.touch.offers.moves_of(s)]
        if not places:
            hand.by_clicking(hand.scene.moves[0])
            continue
        card = cards[places[-1]].card
        before = len(hand.match.turns)
        hand.key(pygame.K_1 + places[-1])
        assert hand.match.turns[before].move.card is card
        played += 1
    assert played


def test_arrows_go_from_card_to_card(hand: Hand) -> None:
    hand.sit("catte", 3)
    hand.wait()
    hand.scene.focus_on(control_of(hand.table.piles.own_hand()[0], hand.scene.widgets))
    for sprite in hand.table.piles.own_hand()[1:]:
        hand.key(pygame.K_RIGHT)
        assert hand.table.grip.raised is sprite
    hand.key(pygame.K_LEFT)
    assert hand.table.grip.raised is hand.table.piles.own_hand()[-2]


@pytest.mark.parametrize("game", list(GAMES))
def test_the_focus_finds_every_card_where_it_lies(hand: Hand, game: str) -> None:
    """Arrows go by these places: while the fan closes after a card, and once it has."""
    hand.sit(game, speed="normal")
    luck = Random(5)
    moved = 0  # of the frames in which a card with a control was on its way
    for frame in range(900):
        hand.turn(0.04)
        if frame % 50 == 0 and hand.table.piles.own_hand():
            hand.move(pose_bounds(hand.table.piles.own_hand()[0].pose).center)  # it stands up
        controls = [w for w in hand.scene.widgets if isinstance(w, CardControl)]
        for control in controls:
            assert control.box == pose_bounds(control.sprite.pose)
        moved += any(control.sprite.motion is not None for control in controls)
        if hand.scene.moves and not hand.table.busy and hand.stage.top is hand.scene:
            hand.scene.play(luck.choice(list(hand.scene.moves)))
    assert moved


def test_a_key_that_ends_a_pause_plays_nothing(hand: Hand) -> None:
    hand.sit("catte", 3, trick_pause="click")
    while not (hand.table.coming.reading and hand.scene.moves):
        hand.turn(0.05)
        if hand.table.coming.reading and not hand.scene.moves:
            hand.key(pygame.K_RETURN)
        if hand.scene.moves and not hand.table.busy:
            hand.by_clicking(hand.scene.moves[0])
    turns = len(hand.match.turns)
    hand.key(pygame.K_RETURN)
    assert not hand.table.coming.reading
    assert len(hand.match.turns) == turns


def test_a_match_is_written_down_and_continued(hand: Hand) -> None:
    hand.sit("towai", 3, saved=True)
    luck = Random(2)
    for _ in range(6):
        hand.wait()
        hand.by_clicking(some_move(hand, luck))
    hand.wait()
    assert hand.scene.session.save is not None
    text = hand.scene.session.save.path.read_text(encoding="utf-8")
    assert text == hand.match.to_text()
    again = Hand()
    again.sit("towai", 3, match=from_text(text), saved=True)
    again.turn()
    assert not again.table.disagreement()
    assert again.table.piles.cards(12) == hand.table.piles.cards(12)


def test_a_full_disk_is_told_and_the_game_goes_on(hand: Hand) -> None:
    hand.sit("towai", 3, saved=True)
    hand.wait()
    save = hand.scene.session.save
    assert save is not None
    save.path.unlink()
    save.path.mkdir()  # nothing can be written there
    before = len(hand.match.turns)
    hand.by_clicking(hand.scene.moves[0])
    assert len(hand.match.turns) == before + 1
    assert "can’t be saved" in hand.table.captions.notice


def test_undo_takes_ones_own_last_move_back(hand: Hand) -> None:
    hand.sit("catte", 3)
    hand.wait()
    before = hand.match.view(0).piles[:]
    turns = len(hand.match.turns)
    hand.by_clicking(hand.scene.moves[0])
    hand.wait()
    hand.key(pygame.K_u)
    if hand.stage.top is not hand.scene:
        hand.press_on(hand.stage.top, "undo")
    assert len(hand.match.turns) == turns
    assert hand.match.view(0).piles == before
    hand.turn()
    assert not hand.table.disagreement()


def test_a_hint_names_a_legal_move(hand: Hand) -> None:
    hand.sit("meows")
    hand.wait()
    hand.key(pygame.K_h)
    hand.turn()
    assert hand.scene.hint.heading.startswith("Hint")
    assert hand.scene.hint.move in hand.match.legal_moves()


@pytest.mark.parametrize("game", ["meows", "catte"])
def test_with_open_memory_the_last_trick_can_be_seen_again(hand: Hand, game: str) -> None:
    hand.sit(game, 3, options={"open_memory": "yes"})
    while hand.scene.showing.last_trick() is None:
        hand.wait()
        hand.by_clicking(hand.scene.moves[0])
    hand.wait()
    hand.key(pygame.K_t)
    assert hand.scene.last_trick.trick is not None
    hand.draw()
    hand.key(pygame.K_RETURN)
    assert hand.scene.last_trick.trick is None


def test_a_click_ends_the_pause_of_a_finished_trick(hand: Hand) -> None:
    hand.sit("catte", 3, trick_pause="click")
    while not hand.table.coming.reading:
        hand.turn(0.05)
        if hand.scene.moves and not hand.table.busy:
            hand.by_clicking(hand.scene.moves[0])
    hand.settle(20)
    assert hand.table.coming.reading
    assert hand.table.captions.winning
    hand.click_at((640, 60))
    hand.turn(0.05)
    assert not hand.table.coming.reading


def test_a_legal_card_is_taken_at_once_while_the_table_still_moves(hand: Hand) -> None:
    hand.sit("catte", 3, speed="slow", persons=3)
    hand.wait()
    luck = Random(2)
    while True:
        hand.by_clicking(some_move(hand, luck))
        if hand.match.state.turn == hand.scene.session.viewer:
            break
        hand.wait()
    assert hand.table.busy
    turns = len(hand.match.turns)
    move = hand.scene.moves[0]
    hand.by_clicking(move)
    assert len(hand.match.turns) == turns + 1


def test_when_only_ending_the_turn_is_left_it_ends_by_itself_and_undo_goes_behind_it(
    hand: Hand,
) -> None:
    scene = hand.sit("towai", seats=2, seed=3)
    match = scene.match
    while not match.over:
        if match.state.turn == 0 and [m.text for m in match.legal_moves()] == ["say stop"]:
            break
        hand.settle(0.1)
        if match.state.turn == 0 and scene.moves:
            scene.play(scene.moves[0])
    played = len(match.turns)
    hand.settle(6.0)
    assert match.turns[played].move.text == "say stop"
    scene.undo()
    hand.settle(0.1)
    if hand.stage.top is not scene:  # what was drawn since asks whether it shall be practice
        hand.press_on(hand.stage.top, "undo")
    assert len(match.turns) < played
