"""A card chosen before one's turn, and a rest that plays itself once nothing can change a score."""

from __future__ import annotations

import pygame
import pytest

from cardtable.games import GAMES
from cardtable.players.worker import AnyAnswer
from cardtable.scenes.round_end import RoundEnd
from cardtable.scenes.table_controls import CardControl
from cardtable.table.card_sprite import CardSprite
from tests.table.hand import Hand, Lucky


class Pondering(Lucky):
    """A thinker whose seats wait until the test lets them move."""

    def __init__(self, seed: int = 1) -> None:
        super().__init__(seed)
        self.may_answer = False

    def poll(self) -> AnyAnswer | None:
        return super().poll() if self.may_answer else None


def waiting_for_others(hand: Hand, game: str) -> Pondering:
    """Sit down and come to a moment at which another seat ponders over a card of its hand."""
    thinker = Pondering(3)
    hand.sit(game, thinker=thinker, seed=5, speed="normal")
    to_another_seats_turn(hand, thinker)
    return thinker


def to_another_seats_turn(hand: Hand, thinker: Pondering) -> None:
    """Play on until another seat ponders over a card and everything before it has been seen."""
    session, table = hand.scene.session, hand.table
    for _ in range(2000):
        hand.turn(0.25)
        if isinstance(hand.stage.top, RoundEnd):
            hand.press_on(hand.stage.top, "next")
        if table.busy or table.moving:
            thinker.may_answer = False
            continue
        others = session.whose not in (-1, session.viewer)
        if others and session.match.state.asked == "card" and session.match.turns:
            thinker.may_answer = False
            return
        if hand.scene.moves:
            hand.by_clicking(hand.scene.moves[0])
        thinker.may_answer = True
    raise AssertionError("nobody ever pondered")


def let_play_until_asked(hand: Hand, thinker: Pondering) -> None:
    """The others play until it is one's own turn; nothing has moved yet that was chosen ahead."""
    thinker.may_answer = True
    hand.wait_for(lambda: hand.scene.session.whose == hand.scene.session.viewer)


def chosen_ahead(hand: Hand) -> CardSprite | None:
    return hand.table.grip.ahead


def last_card(hand: Hand) -> CardSprite:
    return hand.table.piles.own_hand()[-1]


@pytest.mark.parametrize("game", ["meows", "catte"])
def test_one_click_before_ones_turn_only_says_how_a_second_chooses_ahead(
    hand: Hand, game: str
) -> None:
    waiting_for_others(hand, game)
    hand.click(last_card(hand).card.name)
    assert chosen_ahead(hand) is None
    assert "again" in hand.table.captions.notice
    hand.settle(0.6)
    hand.click(last_card(hand).card.name)
    assert chosen_ahead(hand) is last_card(hand)


def test_a_card_chosen_ahead_stands_out_until_it_is_taken_back_by_a_click(hand: Hand) -> None:
    waiting_for_others(hand, "meows")
    sprite = last_card(hand)
    lay = sprite.pose.y
    hand.drag_to(hand.spot(sprite), (hand.stage.size[0] // 2, hand.stage.size[1] // 3))
    hand.move((5, 5))
    hand.settle(1.0)
    assert chosen_ahead(hand) is sprite
    assert sprite.pose.y < lay - sprite.pose.height * 0.1
    hand.click(sprite.card.name)
    hand.move((5, 5))
    hand.settle(1.0)
    assert chosen_ahead(hand) is None
    assert abs(sprite.pose.y - lay) < 1


@pytest.mark.parametrize("game", ["meows", "catte", "familiar"])
def test_a_card_chosen_ahead_is_played_when_it_is_legal_at_ones_turn(hand: Hand, game: str) -> None:
    thinker = waiting_for_others(hand, game)
    for _ in range(20):
        sprite = last_card(hand)
        hand.scene.touch.choose_ahead(sprite)
        let_play_until_asked(hand, thinker)
        count = len(hand.match.turns)
        legal = [move for move in hand.match.legal_moves() if move.card is sprite.card]
        if len(legal) == 1 and legal[0].source == "hand":
            hand.wait_for(lambda: chosen_ahead(hand) is None)
            assert hand.match.turns[count].move is legal[0]
            return
        hand.scene.touch.take_back()
        assert hand.wait(), "the game is over"
        hand.by_clicking(hand.scene.moves[0])
        to_another_seats_turn(hand, thinker)
    raise AssertionError("the last card of the hand was never legal")


def test_a_card_chosen_ahead_that_may_not_be_played_comes_back_with_the_reason(hand: Hand) -> None:
    thinker = waiting_for_others(hand, "meows")
    for _ in range(60):
        let_play_until_asked(hand, thinker)
        if not hand.wait():
            break
        barred = [s for s in hand.table.piles.own_hand() if not hand.scene.touch.offers.moves_of(s)]
        if barred and hand.match.state.asked == "card":
            hand.scene.touch.choose_ahead(barred[0])
            before = len(hand.match.turns)
            hand.settle(1.0)
            assert len(hand.match.turns) == before
            assert chosen_ahead(hand) is None
            assert "led" in hand.table.captions.notice
            return
        hand.by_clicking(hand.scene.moves[0])
    raise AssertionError("never had to follow")


def test_escape_takes_a_card_chosen_ahead_back(hand: Hand) -> None:
    waiting_for_others(hand, "catte")
    hand.scene.touch.choose_ahead(last_card(hand))
    hand.key(pygame.K_ESCAPE)
    assert chosen_ahead(hand) is None
    assert hand.stage.top is hand.scene


def test_a_card_is_chosen_ahead_by_keys(hand: Hand) -> None:
    waiting_for_others(hand, "meows")
    for key in (pygame.K_RIGHT, pygame.K_RIGHT, pygame.K_RETURN):
        assert chosen_ahead(hand) is None
        hand.key(key)
        hand.settle(0.5)
    focus = hand.scene.focus
    assert isinstance(focus, CardControl)
    assert chosen_ahead(hand) is None
    hand.key(pygame.K_RETURN)
    assert chosen_ahead(hand) is focus.sprite


def test_among_several_people_nothing_is_chosen_ahead(hand: Hand) -> None:
    hand.sit("meows", persons=2, seed=5)
    hand.wait()
    hand.settle(1.0)
    assert not hand.scene.touch.ahead_of_turn


def test_the_next_click_on_a_card_of_ones_own_turn_plays_it_as_always(hand: Hand) -> None:
    """Asked about before one's turn, a card is nothing special when the turn has come."""
    thinker = waiting_for_others(hand, "catte")
    hand.click(last_card(hand).card.name)
    let_play_until_asked(hand, thinker)
    hand.wait()
    assert chosen_ahead(hand) is None


# The rest


def to_a_settled_rest(hand: Hand) -> None:
    """Catte among four: play on until it is proved that nothing changes a score any more."""
    for seed in range(1, 40):
        hand.sit("catte", 4, seed=seed)
        while hand.wait():
            hand.settle(0.3)
            if hand.scene.session.rest.settled and hand.scene.moves and not answers(hand):
                return
            hand.by_clicking(hand.scene.moves[0])
    raise AssertionError("no rest was ever settled")


def answers(hand: Hand) -> list[str]:
    return list(hand.buttons())


@pytest.mark.slow
def test_one_click_plays_out_a_rest_that_nothing_can_change(hand: Hand) -> None:
    to_a_settled_rest(hand)
    number = hand.match.state.round
    hand.press_on(hand.scene, "play-out")
    for _ in range(2000):
        hand.turn(0.05)
        if hand.match.over or hand.match.state.round != number:
            break
    assert hand.match.over or hand.match.state.round == number + 1
    rest = hand.scene.session.rest
    assert not rest.playing_out
    assert not rest.settled


def test_no_button_plays_out_a_rest_that_is_still_open(hand: Hand) -> None:
    hand.sit("catte", 4, seed=1)
    hand.wait()
    assert all(widget.name != "play-out" for widget in hand.scene.widgets)


@pytest.mark.slow
def test_undo_forgets_that_a_rest_was_settled(hand: Hand) -> None:
    to_a_settled_rest(hand)
    hand.scene.take_back()
    assert not hand.scene.session.rest.settled


@pytest.mark.slow
@pytest.mark.parametrize("game", list(GAMES))
def test_a_settled_rest_is_looked_for_only_where_one_person_plays(hand: Hand, game: str) -> None:
    thinker = Lucky(2)
    hand.sit(game, persons=2, seed=2, thinker=thinker)
    for _ in range(30):
        if not hand.wait():
            break
        hand.settle(0.1)
        assert hand.scene.session.thinking.about != "rest"
        hand.by_clicking(hand.scene.moves[0])
