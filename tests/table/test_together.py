"""Several people at one screen: who looks when, by which device, and what that costs in clicks."""

from __future__ import annotations

from random import Random
from typing import Any

import pygame
import pytest

from cardtable.games import GAMES
from cardtable.rules.events import Event, TrickWon
from cardtable.scenes.curtain import Curtain
from cardtable.scenes.dialogue import Dialogue
from cardtable.scenes.play_scene import PlayScene
from cardtable.scenes.round_end import RoundEnd
from cardtable.scenes.setup import Setup
from cardtable.settings import load
from cardtable.table.card_sprite import CardSprite
from tests.table.hand import Hand


def open_cards(hand: Hand) -> list[CardSprite]:
    """The cards of the hand before the table that show their faces."""
    return [sprite for sprite in hand.table.piles.own_hand() if sprite.shows_face]


def at_trust(hand: Hand, game: str = "catte", **more: object) -> PlayScene:
    """Three people who trust each other; the first of them is asked, all hands lie face down."""
    scene = hand.sit(game, 3, persons=3, together="trust", speed="fast", **more)  # type: ignore[arg-type]
    hand.settle(12.0)
    assert hand.stage.top is scene
    assert not open_cards(hand)
    return scene


def plate(hand: Hand) -> tuple[int, int]:
    """The plate of the person before the table."""
    return hand.table.layout.plates[hand.scene.session.viewer].center


def playable(hand: Hand) -> CardSprite:
    return hand.scene.touch.offers.cards()[0]


# Clicks


@pytest.mark.slow
@pytest.mark.parametrize("manner", ["curtain", "trust"])
@pytest.mark.parametrize("game", list(GAMES))
def test_a_whole_match_takes_two_clicks_a_turn(
    hand: Hand, monkeypatch: pytest.MonkeyPatch, game: str, manner: str
) -> None:
    """One to open the hand, and one for each thing that is done with it."""
    presses = 0
    press = Hand.down

    def counted(self: Hand, at: tuple[int, int]) -> None:
        nonlocal presses
        presses += not isinstance(self.stage.top, RoundEnd)
        press(self, at)

    monkeypatch.setattr(Hand, "down", counted)
    hand.sit(game, 3, persons=3, together=manner)
    luck = Random(5)
    turns = 0
    while hand.wait():
        assert hand.scene.session.viewer == hand.match.state.turn
        assert presses <= 1
        moves = 0
        while hand.scene.moves and hand.scene.session.looking:
            cards = [move for move in hand.scene.moves if not move.word]
            hand.by_dragging(luck.choice(cards or list(hand.scene.moves)))
            moves += 1
        assert presses <= 1 + moves
        presses = 0
        turns += 1
    assert turns > 20


# Curtain


def test_the_curtain_falls_over_the_table_and_rises_from_it(hand: Hand) -> None:
    """No cut: while it moves the table can be seen below, with every hand face down."""
    hand.sit("catte", 3, persons=3, speed="normal")
    shares: list[float] = []
    while len(shares) < 200:
        hand.turn(0.05)
        top = hand.stage.top
        if not isinstance(top, Curtain):
            if shares:
                break
            continue
        shares.append(top.fallen)
        assert top.covers == (top.fallen == 1)
        assert not open_cards(hand)
        if top.covers and not top.rises:
            hand.press_on(top, "ready")
    down, up = shares[: shares.index(1.0)], shares[shares.index(1.0) :]
    assert len(down) > 5
    assert down == sorted(down)
    assert len([share for share in up if share < 1]) > 5
    assert up == sorted(up, reverse=True)
    hand.settle(1.0)
    assert len(open_cards(hand)) == 13


@pytest.mark.parametrize("game", ["meows", "catte", "familiar"])
def test_a_trick_is_told_when_the_hand_it_ended_with_lies_face_down(hand: Hand, game: str) -> None:
    told = 0

    def listen(event: Event) -> None:
        nonlocal told
        if isinstance(event, TrickWon):
            told += 1
            assert not open_cards(hand)
            assert not any(sprite.known for sprite in hand.table.piles.own_hand())

    hand.sit(game, 3, persons=3, speed="normal")
    hand.table.listeners.append(listen)
    luck = Random(4)
    while told < 2:
        assert hand.wait()
        hand.by_clicking(luck.choice(list(hand.scene.moves)))
        hand.settle(0.3)


def test_who_looked_away_is_called_for_a_finished_trick_and_has_time_for_it(hand: Hand) -> None:
    hand.sit("catte", 3, persons=3, speed="normal", trick_pause="short")
    luck = Random(4)
    while not hand.table.captions.winning:
        if hand.scene.moves:
            hand.by_clicking(luck.choice(list(hand.scene.moves)))
        hand.turn(0.05)
        if isinstance(hand.stage.top, Curtain) and hand.stage.top.covers:
            hand.press_on(hand.stage.top, "ready")
    assert "Everybody, look!" in hand.table.captions.prompt_text()
    hand.settle(1.5)
    assert hand.table.coming.reading


# Trust, by each device


def test_no_card_of_a_hand_face_down_stands_up_under_the_pointer(hand: Hand) -> None:
    at_trust(hand)
    hand.move(hand.spot(hand.table.piles.own_hand()[3]))
    hand.settle(0.5)
    assert hand.table.grip.raised is None
    assert len({round(sprite.pose.height) for sprite in hand.table.piles.own_hand()}) == 1


def test_holding_the_plate_opens_the_hand_and_letting_go_hides_it_at_once(hand: Hand) -> None:
    at_trust(hand)
    hand.down(plate(hand))
    hand.settle(1.0)
    assert len(open_cards(hand)) == 13
    hand.up()
    assert not open_cards(hand)
    assert not any(sprite.known for sprite in hand.table.piles.own_hand())
    assert not hand.scene.moves


def test_sliding_from_the_plate_to_a_card_and_letting_go_plays_it(hand: Hand) -> None:
    at_trust(hand)
    hand.down(plate(hand))
    hand.settle(1.0)
    card = playable(hand)
    hand.move(hand.spot(card))
    hand.turn()
    assert hand.table.grip.raised is card
    hand.up()
    assert hand.match.turns[-1].move.card is card.card


def test_sliding_away_from_the_cards_plays_nothing(hand: Hand) -> None:
    at_trust(hand)
    hand.down(plate(hand))
    hand.settle(1.0)
    hand.move((640, 200))
    hand.up()
    assert not hand.match.turns
    assert not open_cards(hand)


@pytest.mark.parametrize("where", ["plate", "hand"])
def test_a_click_opens_the_hand_until_the_pointer_leaves_it(hand: Hand, where: str) -> None:
    at_trust(hand)
    box = hand.table.piles.own_hand()[6].pose
    at = plate(hand) if where == "plate" else (round(box.x), round(box.y))
    hand.click_at(at)
    hand.click_at(at, clicks=2)  # nor does a double click play
    hand.settle(1.0)
    assert len(open_cards(hand)) == 13
    assert not hand.match.turns
    hand.move((640, 200))
    assert not open_cards(hand)


def test_a_hand_that_was_clicked_open_plays_by_click_and_by_dragging(hand: Hand) -> None:
    at_trust(hand)
    for way in (hand.by_clicking, hand.by_dragging):
        hand.click_at(plate(hand))
        hand.settle(1.0)
        before = len(hand.match.turns)
        way(hand.scene.moves[0])
        assert len(hand.match.turns) == before + 1
        hand.settle(5.0)
        assert not open_cards(hand)


def space(hand: Hand, down: bool) -> None:
    kind = pygame.KEYDOWN if down else pygame.KEYUP
    hand._send(pygame.event.Event(kind, key=pygame.K_SPACE, mod=0, unicode=" "))


def test_space_is_held_while_arrows_and_enter_play(hand: Hand) -> None:
    at_trust(hand)
    space(hand, True)
    hand.settle(1.0)
    assert len(open_cards(hand)) == 13
    hand.key(pygame.K_RIGHT)
    raised = hand.table.grip.raised
    assert raised is not None
    hand.key(pygame.K_RETURN)
    assert hand.match.turns[-1].move.card is raised.card
    hand.settle(5.0)
    assert hand.scene.session.viewer == 1
    assert not open_cards(hand), "a key that is still down opens nobody else's hand"
    space(hand, False)
    space(hand, True)
    hand.settle(1.0)
    assert open_cards(hand)
    space(hand, False)
    assert not open_cards(hand)


def test_a_trigger_is_held_while_the_pads_other_buttons_play(hand: Hand) -> None:
    at_trust(hand)
    axis = pygame.CONTROLLER_AXIS_TRIGGERRIGHT

    def trigger(value: int) -> None:
        event = pygame.event.Event(
            pygame.CONTROLLERAXISMOTION, axis=axis, value=value, instance_id=0
        )
        hand._send(event)

    trigger(30000)
    hand.settle(1.0)
    assert len(open_cards(hand)) == 13
    trigger(0)
    assert not open_cards(hand)
    trigger(30000)
    hand.settle(1.0)
    button = pygame.CONTROLLER_BUTTON_A
    hand._send(pygame.event.Event(pygame.CONTROLLERBUTTONDOWN, button=button, instance_id=0))
    assert len(hand.match.turns) == 1


def test_a_finger_rests_on_the_plate_while_another_one_taps_a_card(hand: Hand) -> None:
    at_trust(hand)
    at = plate(hand)
    hand.finger(pygame.FINGERDOWN, at)
    hand.settle(1.5)  # a long press looks at nothing else
    assert len(open_cards(hand)) == 13
    card = playable(hand)
    hand.finger(pygame.FINGERDOWN, hand.spot(card), 2)
    hand.finger(pygame.FINGERUP, hand.spot(card), 2)
    assert hand.match.turns[-1].move.card is card.card
    hand.finger(pygame.FINGERUP, at)
    hand.settle(5.0)
    assert not open_cards(hand)


def test_a_finger_let_go_after_long_hides_the_hand(hand: Hand) -> None:
    at_trust(hand)
    at = plate(hand)
    hand.finger(pygame.FINGERDOWN, at)
    hand.settle(2.0)
    assert open_cards(hand)
    hand.finger(pygame.FINGERUP, at)
    assert not open_cards(hand)


def test_secret_choices_are_asked_only_while_one_looks(hand: Hand) -> None:
    at_trust(hand, "meows", options={"hidden": "yes"})
    assert hand.match.state.asked == "wish"
    assert hand.scene.panel is None
    space(hand, True)
    hand.settle(1.0)
    assert hand.scene.panel is not None
    space(hand, False)
    hand.turn()
    assert hand.scene.panel is None


@pytest.mark.parametrize("leave", ["menu", "rules", "window"])
def test_nothing_stays_open_when_something_else_comes(hand: Hand, leave: str) -> None:
    scene = at_trust(hand)
    space(hand, True)
    hand.settle(1.0)
    assert open_cards(hand)
    if leave == "window":
        hand._send(pygame.event.Event(pygame.WINDOWFOCUSLOST))
    else:
        scene.actions[leave]()
    assert not open_cards(hand)


def test_the_table_says_how_to_look(hand: Hand) -> None:
    at_trust(hand)
    assert "P0: hold your name plate or Space" in hand.table.captions.prompt_text()


# Undo


def test_a_move_others_have_seen_is_taken_back_only_if_all_agree(hand: Hand) -> None:
    scene = hand.sit("catte", 3, persons=3)
    hand.wait()
    hand.by_clicking(scene.moves[0])
    hand.wait()
    for answers, left in ((["agree", "refuse"], 1), (["refuse"], 1), (["agree", "agree"], 0)):
        scene.undo()
        if "undo" in {widget.name for widget in hand.stage.top.widgets}:  # type: ignore[union-attr]
            hand.press_on(hand.stage.top, "undo")
        for answer in answers:
            dialogue = hand.stage.top
            assert isinstance(dialogue, Dialogue)
            assert not open_cards(hand), "others come to the screen"
            hand.press_on(dialogue, answer)
        assert not isinstance(hand.stage.top, Dialogue)
        assert len(hand.match.turns) == left
        hand.wait()
        assert hand.scene.session.viewer == hand.match.state.turn


@pytest.mark.unhurried
@pytest.mark.parametrize("choices", [{"reduced_motion": True}, {"speed": "instant"}])
def test_with_little_motion_the_curtain_is_there_at_once(
    hand: Hand, choices: dict[str, Any]
) -> None:
    hand.sit("catte", 3, persons=3, **{"speed": "normal", **choices})
    while not isinstance(hand.stage.top, Curtain):
        hand.turn(0.05)
    curtain = hand.stage.top
    for _ in range(4):
        hand.turn(0.05)
        hand.draw()
    assert curtain.covers
    hand.press_on(curtain, "ready")
    for _ in range(5):
        hand.turn(0.05)
        hand.draw()
    assert curtain not in hand.stage.scenes
    assert len(open_cards(hand)) == 13


# Set-up


def test_set_up_asks_how_to_sit_together_when_there_are_several_and_remembers(hand: Hand) -> None:
    hand.come_home()
    hand.press_on(hand.stage.top, "catte")
    setup = hand.stage.top
    assert isinstance(setup, Setup)
    assert "together" not in {widget.name for widget in setup.widgets}
    hand.choose_on(setup, "seat-1-kind", 0)
    hand.choose_on(setup, "together", 1)
    assert hand.stage.settings.together == "trust"
    assert load().together == "trust"
    hand.draw()
