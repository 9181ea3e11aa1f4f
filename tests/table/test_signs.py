"""What signs at a table mean: a card in the shade, an orange button, the first turn's bubble."""

from __future__ import annotations

import pygame
import pytest

from cardtable.games.catte.rules import Catte
from cardtable.games.meows.rules import WISHING
from cardtable.match import Match
from cardtable.scenes.play_scene import PlayScene
from cardtable.seats import Seat
from cardtable.settings import load
from cardtable.table.card_sprite import CardSprite
from cardtable.widgets.button import Button
from tests.table.hand import Hand


def play_until_asked(hand: Hand, *wanted: str) -> PlayScene:
    """Play first moves until one is asked one of these."""
    while hand.wait() and hand.match.state.asked not in wanted:
        hand.by_clicking(hand.scene.moves[0])
    assert hand.match.state.asked in wanted
    hand.settle(0.5)
    return hand.scene


def own(hand: Hand) -> list[CardSprite]:
    return list(hand.table.piles.own_hand())


# Dim


@pytest.mark.parametrize(
    ("game", "seats", "asked"),
    [
        ("catte", 3, "coffee"),
        ("towai", 2, "set"),
        ("familiar", 3, "hands"),
        ("familiar", 3, "errand"),
    ],
)
def test_while_something_else_is_asked_every_card_of_the_hand_is_dim(
    hand: Hand, game: str, seats: int, asked: str
) -> None:
    hand.sit(game, seats)
    play_until_asked(hand, asked)
    assert own(hand)
    assert all(sprite.dim for sprite in own(hand))


def test_one_makes_a_wish_with_the_whole_hand_in_the_light(hand: Hand) -> None:
    hand.sit("meows", 3)
    play_until_asked(hand, WISHING)
    assert own(hand)
    assert not any(sprite.dim for sprite in own(hand))


@pytest.mark.parametrize(("game", "seats"), [("meows", 3), ("catte", 3), ("towai", 2)])
def test_in_ones_own_turn_exactly_the_cards_that_the_rules_refuse_are_dim(
    hand: Hand, game: str, seats: int
) -> None:
    hand.sit(game, seats)
    refused = 0
    for _ in range(25):
        if not hand.wait():
            break
        if hand.match.state.asked != WISHING:
            legal = {(move.source, move.card.name) for move in hand.match.legal_moves()}
            for sprite in own(hand):
                assert sprite.dim == (("hand", sprite.card.name) not in legal)
                refused += sprite.dim
        hand.by_clicking(hand.scene.moves[0])
    assert refused


def test_who_wants_no_dim_cards_has_none(hand: Hand) -> None:
    hand.sit("catte", 3, show_legal=False)
    play_until_asked(hand, "coffee")
    assert not any(sprite.dim for sprite in own(hand))


# Orange


def kinds(scene: PlayScene) -> list[str]:
    """The kinds of the buttons that answer what is asked."""
    return [
        widget.kind
        for widget in scene.widgets
        if isinstance(widget, Button) and widget.name.startswith("answer-")
    ]


@pytest.mark.unhurried
def test_passing_is_orange_only_when_no_card_can_be_played(hand: Hand) -> None:
    seen = set()
    for seed in range(6):
        hand.sit("towai", 3, seed=seed)
        for _ in range(12):
            if not hand.wait():
                break
            state, scene = hand.match.state, hand.scene
            if state.asked == "card":
                cards = any(not move.word for move in scene.moves)
                assert kinds(scene) == ["paper" if cards else "main"]
                seen.add(cards)
            hand.by_clicking(scene.moves[-1 if seed % 2 else 0])
    assert seen == {True, False}


# The bubble of the first turn


def test_the_closer_look_is_told_in_the_first_own_turn_and_over_no_button(hand: Hand) -> None:
    scene = hand.sit("catte", 3, closer_look_told=False)
    hand.wait()
    tip = scene.large_card.tip
    assert tip.wanted
    box = tip.box()
    told = hand.draw().subsurface(box).copy()
    scene.stage.settings.closer_look_told = True
    scene.dirty = True
    assert told.get_buffer().raw != hand.draw().subsurface(box).copy().get_buffer().raw
    others = [w for w in scene.widgets if not w.name.startswith("card-")]
    assert not [widget.name for widget in others if widget.box.colliderect(box)]


@pytest.mark.parametrize("size", [(960, 600), (1280, 800), (960, 1280), (1920, 1080)])
@pytest.mark.parametrize("game", ["meows", "catte", "towai", "familiar"])
@pytest.mark.parametrize("language", ["en", "ja"])
def test_the_bubble_lies_in_the_window_over_the_foot_of_the_hand(
    hand: Hand, game: str, size: tuple[int, int], language: str
) -> None:
    scene = hand.sit(game, size=size, closer_look_told=False, language=language)
    hand.wait()
    box = scene.large_card.tip.box()
    assert pygame.Rect((0, 0), size).contains(box)
    for seat in range(scene.match.game.seats):
        assert not hand.table.layout.plates[seat].colliderect(box)


def test_looking_closely_once_is_enough(hand: Hand) -> None:
    scene = hand.sit("catte", 3, closer_look_told=False)
    hand.wait()
    hand.look_closely(hand.spot(own(hand)[3]))
    assert scene.large_card.card is not None
    assert not scene.large_card.tip.wanted
    assert load().closer_look_told


def test_a_first_move_without_it_is_answer_enough(hand: Hand) -> None:
    scene = hand.sit("towai", 2, closer_look_told=False)
    hand.wait()
    turns = len(hand.match.turns)
    hand.by_clicking(scene.moves[0])
    assert len(hand.match.turns) > turns
    assert not scene.large_card.tip.wanted
    assert load().closer_look_told


def test_moves_of_others_do_not_take_the_bubble_away(hand: Hand) -> None:
    for seed in range(20):
        scene = hand.sit("catte", 3, seed=seed, closer_look_told=False)
        hand.wait()
        if hand.match.turns:
            assert scene.large_card.tip.wanted
            return
    raise AssertionError("nobody else ever led")


def test_who_only_watches_is_told_nothing(hand: Hand) -> None:
    watched = Match(Catte(3), 3, tuple([Seat("easy")] * 3))
    scene = hand.sit("catte", match=watched, closer_look_told=False)
    for _ in range(40):
        hand.turn(0.25)
    assert len(watched.turns) > 2
    assert not scene.moves
    assert scene.large_card.tip.wanted
