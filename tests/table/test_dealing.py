"""A deal is seen to happen: decks lie there before it, and every card counts where it lies."""

from __future__ import annotations

from itertools import pairwise

import pygame
import pytest

from cardtable.games import GAMES
from cardtable.games.towai.rules import DECK
from cardtable.media import lettering
from cardtable.rules.events import Gathered
from cardtable.scenes.play_scene import PlayScene
from cardtable.table.piles import lying
from tests.table.hand import Hand

FRAME = 1 / 60


def dealt(hand: Hand) -> bool:
    """Let a frame pass; whether the deal is over."""
    hand.turn(FRAME)
    return bool(hand.table.shown.view.asked) and not hand.table.moving


def told_of_cards(scene: PlayScene) -> list[int]:
    """How many cards each plate says that seat holds."""
    plates = scene.look.plates
    return [
        int(number)
        for seat in range(scene.match.game.seats)
        for sign, number in plates.plate(seat).counts
        if sign == "cards"
    ]


@pytest.mark.slow
@pytest.mark.parametrize("game", list(GAMES))
def test_plates_count_the_cards_of_a_deal_one_by_one(hand: Hand, game: str) -> None:
    scene = hand.sit(game, speed="normal")
    piles = hand.table.piles
    told = [told_of_cards(scene)]
    whole = sum(lying(piles).values())
    while not dealt(hand):
        told.append(told_of_cards(scene))
        at_rest = sum(lying(piles).values())
        flying = sum(
            sprite.left is not None and sprite.motion is not None and sprite.motion.begun
            for sprites in piles.values()
            for sprite in sprites
        )
        assert at_rest + flying == whole
    assert not any(told[0])
    assert told[-1] == [
        len(scene.match.state.piles[scene.match.game.pile("hand", seat).number])
        for seat in range(scene.match.game.seats)
    ]
    for before, after in pairwise(told):
        steps = [two - one for one, two in zip(before, after, strict=True)]
        assert sum(steps) in (0, 1), "not one card after another"


@pytest.mark.slow
@pytest.mark.parametrize("game", list(GAMES))
def test_no_card_of_a_deal_comes_from_nowhere(hand: Hand, game: str) -> None:
    """From the first frame on all decks lie there, as they were shuffled."""
    hand.sit(game, speed="normal")
    piles = hand.table.piles

    def all_cards() -> set[int]:
        return {id(sprite) for sprites in piles.values() for sprite in sprites}

    first = all_cards()
    while not dealt(hand):
        assert all_cards() == first


@pytest.mark.parametrize("game", list(GAMES))
def test_a_deck_that_is_dealt_was_seen_before_and_lies_straight(hand: Hand, game: str) -> None:
    """Even where what is left of it lies out of sight."""
    hand.sit(game, speed="normal")
    table = hand.table
    deck = table.game.pile("hand", 0).deck
    gathered = [e.pile for e in hand.match.opening if isinstance(e, Gathered)]
    [number] = [pile for pile in gathered if table.game.pile_of[pile].deck == deck]
    before = {id(s): s.pose.angle for s in table.ways.visible(number)}
    assert before
    hand.wait_for(lambda: table.piles.own_hand() != [])
    hand.turn(FRAME)
    waiting = [s for sprites in table.piles.values() for s in sprites if s.motion is not None]
    for sprite in waiting:
        assert sprite.motion is not None
        if not sprite.motion.begun and id(sprite) in before:
            assert sprite.pose.angle == before[id(sprite)]


@pytest.mark.slow
def test_the_number_at_the_deck_goes_down_with_each_card_that_leaves_it(
    hand: Hand, monkeypatch: pytest.MonkeyPatch
) -> None:
    written: set[str] = set()
    line = lettering.line

    def told(text: str, *rest: object) -> pygame.Surface:
        written.add(text)
        return line(text, *rest)  # type: ignore[arg-type]

    monkeypatch.setattr("cardtable.widgets.writing.line", told)
    scene = hand.sit("towai", 3, speed="normal")
    hand.draw()
    count = len(hand.table.piles[DECK])
    while not dealt(hand):
        hand.draw()
    left = len(hand.table.piles[DECK])
    assert left < count
    label = scene.look.furniture.label_of
    assert {label("deck", n) for n in range(left, count + 1)} <= written
