"""Lifting, carrying and dropping cards."""

from __future__ import annotations

from random import Random

import pygame
import pytest

from cardtable.games import GAMES
from cardtable.games.familiar.rules import BOARD, LEVEL_PILES
from cardtable.match import Match
from cardtable.rules.moves import Move, carry
from cardtable.seats import Seat
from cardtable.table import animation
from cardtable.table.card_sprite import CardSprite
from tests.table.hand import Hand


def to_a_following(hand: Hand) -> None:
    """Play on until the person must follow suit and holds cards that do not."""
    while hand.wait():
        shaded = [s for s in hand.table.piles.own_hand() if s.dim]
        if hand.match.state.asked == "card" and shaded:
            return
        hand.by_clicking(hand.scene.moves[0])
    raise AssertionError("never had to follow")


def test_a_legal_drop_plays_the_card(hand: Hand) -> None:
    hand.sit("meows")
    to_a_following(hand)
    move = hand.scene.moves[0]
    before = len(hand.match.turns)
    hand.drag(move.card.name, to="trick")
    assert hand.match.turns[before].move is move


def test_let_go_anywhere_over_the_table_it_lands(hand: Hand) -> None:
    hand.sit("meows")
    to_a_following(hand)
    move = hand.scene.moves[0]
    before = len(hand.match.turns)
    hand.drag_to(hand.spot(hand.sprite(move.card.name)), (300, 200))
    assert hand.match.turns[before].move is move


@pytest.mark.parametrize("game", list(GAMES))
def test_a_card_dropped_beside_ones_own_fan_is_not_played(hand: Hand, game: str) -> None:
    """To the left, to the right and below: over the hand one only lays it out anew."""
    hand.sit(game, seed=3)
    dropped = 0
    while dropped < 12 and hand.wait():
        turns = len(hand.match.turns)
        own = [s for s in hand.scene.touch.offers.cards() if s in hand.table.piles.own_hand()]
        if hand.match.state.asked not in ("coffee", "pass"):
            for sprite in own[:2]:
                width, height = hand.stage.size
                place = hand.table.layout.places[hand.table.piles.hand.number]
                y = round(place.y)
                for at in ((4, y), (width - 4, y), (width // 2, height - 2)):
                    hand.drag_to(hand.spot(sprite), at)
                    hand.settle(0.5)
                    assert len(hand.match.turns) == turns
                    assert hand.table.grip.held is None
                    assert sprite in hand.table.piles.own_hand()
                    assert hand.table.captions.notice == ""
                    dropped += 1
        hand.by_clicking(hand.scene.moves[0])
    assert dropped


@pytest.mark.slow
@pytest.mark.parametrize("game", ["meows", "catte", "familiar"])
def test_every_illegal_drop_springs_back_and_says_why(hand: Hand, game: str) -> None:
    hand.sit(game, seed=3)
    tried = 0
    while hand.wait():
        if hand.match.state.asked == "card":
            before = len(hand.match.turns)
            for sprite in list(hand.table.piles.own_hand()):
                if not sprite.dim:
                    continue
                hand.drag_to(hand.spot(sprite), hand.zone("trick"))
                hand.settle(0.5)
                assert len(hand.match.turns) == before
                assert sprite in hand.table.piles.own_hand()
                order = hand.table.piles.own_hand().index(sprite)
                home = hand.table.ways.poses(hand.table.piles.hand.number)[order]
                assert sprite.pose.near(home)
                assert hand.table.captions.notice
                assert not hand.table.captions.notice.startswith("reason.")
                tried += 1
        hand.by_clicking(hand.scene.moves[0])
    assert tried


def test_the_reason_is_told_in_terms_of_the_rule(hand: Hand) -> None:
    hand.sit("meows")
    to_a_following(hand)
    shaded = next(s for s in hand.table.piles.own_hand() if s.dim)
    led = hand.match.state.piles[20][0]
    hand.drag(shaded.card.name, to="trick")
    assert hand.table.words.suit(led.suit) in hand.table.captions.notice


def test_a_card_of_somebody_elses_turn_says_whose_turn_it_is(hand: Hand) -> None:
    scene = hand.sit("catte", 3, persons=1, speed="slow")
    while hand.match.state.turn == 0 or hand.table.moving or not hand.table.piles.own_hand():
        hand.turn(0.2)
        if scene.moves and not hand.table.busy:
            hand.by_clicking(scene.moves[0])
    card = hand.table.piles.own_hand()[0]
    hand.click(card.card.name)
    assert "turn" in hand.table.captions.notice


def test_zones_light_up_while_a_legal_card_is_held(hand: Hand) -> None:
    hand.sit("meows")
    to_a_following(hand)
    move = hand.scene.moves[0]
    start = hand.spot(hand.sprite(move.card.name))
    hand.down(start)
    hand.move((start[0], start[1] - 40))
    assert hand.table.grip.zones
    hand.move(hand.zone("trick"))
    assert any(near for _, near in hand.table.grip.zones)
    hand.up()
    assert not hand.table.grip.zones


def test_a_held_card_is_at_the_pointer_in_the_next_frame(hand: Hand) -> None:
    hand.sit("meows")
    to_a_following(hand)
    sprite = hand.table.piles.own_hand()[0]
    start = hand.spot(sprite)
    before = sprite.pose
    hand.down(start)
    hand.move((start[0] + 100, start[1] - 200))
    assert round(sprite.pose.x - before.x) == 100
    assert round(sprite.pose.y - before.y) == -200
    assert hand.stage.needs_drawing


def test_the_hand_is_laid_out_anew_by_dragging_and_sorted_again_by_a_key(hand: Hand) -> None:
    hand.sit("catte", 3)
    hand.wait()
    while hand.match.state.asked != "card":
        hand.by_clicking(hand.scene.moves[0])
        hand.wait()
    cards = hand.table.piles.own_cards()
    first, last = hand.table.piles.own_hand()[0], hand.table.piles.own_hand()[-1]
    turns = len(hand.match.turns)
    end = hand.spot(last)
    hand.drag_to(hand.spot(first), (end[0] + 60, end[1] + 10))
    hand.settle(0.5)
    assert len(hand.match.turns) == turns
    assert hand.table.piles.own_cards() != cards
    assert sorted(map(str, hand.table.piles.own_cards())) == sorted(map(str, cards))
    hand.key(pygame.K_s)
    assert hand.table.piles.own_cards() == cards


def test_a_card_let_go_over_the_trick_only_has_to_land(hand: Hand) -> None:
    """It begins where the pointer was and is there at once; a clicked one slides in an arc."""
    hand.sit("meows", speed="normal")
    to_a_following(hand)
    sprite = hand.sprite(hand.scene.moves[0].card.name)
    at = hand.zone("trick")
    hand.drag_to(hand.spot(sprite), at)
    motion = sprite.motion
    assert motion is not None
    assert abs(motion.start.x - at[0]) + abs(motion.start.y - at[1]) < 2 * motion.end.height
    assert (motion.seconds, motion.arc, motion.takes_off) == (animation.LAND, 0, "")
    assert hand.table.grip.dropped is None
    hand.sit("meows", speed="normal")
    to_a_following(hand)
    sprite = hand.sprite(hand.scene.moves[0].card.name)
    hand.click_at(hand.spot(sprite))
    motion = sprite.motion
    assert motion is not None
    assert motion.seconds > animation.LAND
    assert motion.arc


def test_a_double_click_plays_one_card_only(hand: Hand) -> None:
    hand.sit("towai", 2)
    hand.wait()
    while hand.match.state.asked != "first" or hand.match.state.turn != 0:
        hand.by_clicking(hand.scene.moves[0])
        hand.wait()
    move = hand.scene.moves[0]
    at = hand.spot(hand.sprite(move.card.name))
    turns = len(hand.match.turns)
    hand.click_at(at)
    hand.click_at(at, clicks=2)
    mine = [turn for turn in hand.match.turns[turns:] if turn.seat == 0]
    assert [turn.move for turn in mine] == [move]


def test_escape_puts_a_held_card_back(hand: Hand) -> None:
    hand.sit("meows")
    to_a_following(hand)
    sprite = hand.table.piles.own_hand()[0]
    start = hand.spot(sprite)
    hand.down(start)
    hand.move((640, 300))
    assert hand.table.grip.held is sprite
    hand.key(pygame.K_ESCAPE)
    assert hand.table.grip.held is None
    assert hand.stage.top is hand.scene
    hand.settle(0.6)
    assert not hand.table.disagreement()


def test_a_right_click_shows_a_card_large(hand: Hand) -> None:
    hand.sit("meows")
    to_a_following(hand)
    sprite = hand.table.piles.own_hand()[0]
    hand.look_closely(hand.spot(sprite))
    assert hand.scene.large_card.card is sprite.card
    hand.draw()
    hand.key(pygame.K_ESCAPE)
    assert hand.scene.large_card.card is None


def test_an_errand_is_exchanged_by_picking_it_and_then_its_pile(hand: Hand) -> None:
    hand.sit("familiar", seed=2)
    move: Move | None = None
    while move is None:
        hand.wait()
        moves = [m for m in hand.scene.moves if m.target.startswith("level")]
        if moves:
            move = moves[-1]
        else:
            hand.by_clicking(hand.scene.moves[0])
    before = len(hand.match.turns)
    hand.by_clicking(move)
    assert hand.match.turns[before].move is move


def test_every_move_of_every_game_can_be_dragged_or_pressed(hand: Hand) -> None:
    """No legal move is without a way to make it."""
    for game in GAMES:
        hand.sit(game)
        for _ in range(12):
            if not hand.wait():
                break
            buttons = hand.buttons()
            for move in hand.scene.moves:
                if move.text in buttons:
                    continue
                sprite = hand.sprite(move.card.name, move.source)
                assert move in hand.scene.touch.offers.moves_of(sprite)
                assert hand.scene.table.piles.called(move.target) is not None
            hand.by_clicking(hand.scene.moves[0])


def test_a_match_of_another_seed_is_another_table(hand: Hand) -> None:
    one = hand.sit("towai", 3, seed=1)
    hand.wait()
    cards = hand.table.piles.own_cards()
    hand.sit("towai", 3, seed=2)
    hand.wait()
    assert cards != hand.table.piles.own_cards()
    assert isinstance(one.match, Match)


# Illegal drops, and the words for each


def springs_back(hand: Hand, sprite: CardSprite, at: tuple[int, int], move: Move) -> str:
    """Try this move by dropping the card there: nothing happens, and the rule against it is told.

    Its key is given back.
    """
    match, table = hand.match, hand.table
    reason = match.game.reason_against(match.state, move)
    assert reason is not None, f"{move} is legal"
    before = len(match.turns)
    hand.drag_to(hand.spot(sprite), at)
    assert table.captions.notice == table.words.reason(reason), move
    hand.settle(0.5)
    at_home(hand, sprite)
    assert len(match.turns) == before
    assert table.disagreement() == ""
    key: str = reason.key
    return key


def at_home(hand: Hand, sprite: CardSprite) -> None:
    pile = hand.table.piles.of(sprite)
    assert pile is not None
    order = hand.table.piles[pile.number].index(sprite)
    assert hand.table.grip.held is None
    hand.move((640, 5))  # so that it does not stand up under the pointer
    hand.settle(0.3)
    assert sprite.pose.near(hand.table.ways.poses(pile.number)[order])


def plays_on(hand: Hand, luck: Random) -> None:
    """Any move; at a combo the next card, so that each kind of question is met."""
    cards = [move for move in hand.scene.moves if not move.word]
    hand.by_clicking(luck.choice(cards or list(hand.scene.moves)))


def unplayable(hand: Hand) -> list[CardSprite]:
    """A card of each kind in one's own hand that is no move now."""
    found = {
        s.card: s for s in hand.table.piles.own_hand() if not hand.scene.touch.offers.moves_of(s)
    }
    return list(found.values())


def test_every_wrong_card_of_towai_springs_back_and_says_why(hand: Hand) -> None:
    """Wrong suit by day and by night, too low, too high, another number on a combo."""
    wanted = {"not-by-day", "not-by-night", "too-low", "too-high", "combo-number", "set-first"}
    told: set[str] = set()
    for seed in range(1, 12):
        hand.sit("towai", 3, seed=seed)
        luck = Random(seed)
        for _ in range(16):
            if not hand.wait():
                break
            asked = hand.match.state.asked
            if asked != "swap":
                for sprite in unplayable(hand):
                    move = carry(sprite.card, "hand", "pile")
                    told.add(springs_back(hand, sprite, hand.zone("pile"), move))
            plays_on(hand, luck)
        if told >= wanted:
            break
    assert told == wanted


def test_a_cat_before_the_coffee_and_a_coffee_for_a_cat_spring_back(hand: Hand) -> None:
    hand.sit("catte", 3, seed=4)
    told: set[str] = set()
    luck = Random(2)
    while len(told) < 3 and hand.wait():
        if hand.match.state.asked == "coffee":
            for sprite in hand.table.piles.own_hand()[:3]:
                move = carry(sprite.card, "hand", "trick")
                told.add(springs_back(hand, sprite, hand.zone("trick"), move))
        else:
            for sprite in unplayable(hand):
                move = carry(sprite.card, "hand", "trick")
                told.add(springs_back(hand, sprite, hand.zone("trick"), move))
            unused = hand.table.piles.named("unused")
            assert unused is not None
            for sprite in list(hand.table.piles[unused.number]):
                move = carry(sprite.card, "unused", "centre")
                told.add(springs_back(hand, sprite, hand.zone("centre"), move))
        plays_on(hand, luck)
    assert told == {"coffee-first", "coffee-served", "must-follow"}


def test_a_coffee_goes_nowhere_but_to_the_centre(hand: Hand) -> None:
    hand.sit("catte", 3, seed=4)
    while hand.wait() and hand.match.state.asked != "coffee":
        hand.by_clicking(hand.scene.moves[0])
    turns = len(hand.match.turns)
    for sprite in hand.scene.touch.offers.cards():
        # Back on its own place means that one has thought better of it.
        at = hand.spot(sprite)
        hand.drag_to(at, (at[0] + 8, at[1] + 4))
        hand.settle(0.5)
        at_home(hand, sprite)
        assert len(hand.match.turns) == turns
    move = hand.scene.moves[0]
    hand.by_dragging(move)
    assert hand.match.turns[turns].move is move


def test_a_hand_card_waits_for_what_is_asked_about_errands(hand: Hand) -> None:
    """Hands, errands and the filling up come first; then the led colours bind."""
    wanted = {"hands-first", "errand-first", "refill-first", "must-share"}
    told: set[str] = set()
    for seed in range(1, 12):
        hand.sit("familiar", seed=seed)
        luck = Random(seed)
        while told != wanted and hand.wait():
            if hand.match.state.asked != "pass":
                for sprite in unplayable(hand)[:2]:
                    move = carry(sprite.card, "hand", "trick")
                    told.add(springs_back(hand, sprite, hand.zone("trick"), move))
            hand.by_clicking(luck.choice(list(hand.scene.moves)))
        if told == wanted:
            break
    assert told == wanted


def test_an_errand_dropped_where_no_pile_is_springs_back(hand: Hand) -> None:
    hand.sit("familiar", seed=2)
    while hand.wait() and hand.match.state.asked != "errand":
        hand.by_clicking(hand.scene.moves[0])
    board = hand.table.piles.named("board")
    assert board is not None
    turns = len(hand.match.turns)
    for sprite in list(hand.table.piles[board.number]):
        for at in (hand.zone("trick"), hand.zone("board"), (640, 790)):
            hand.drag_to(hand.spot(sprite), at)
            hand.settle(0.5)
            at_home(hand, sprite)
            assert len(hand.match.turns) == turns
            assert hand.match.state.asked == "errand"
            assert hand.table.disagreement() == ""


def test_an_errand_for_an_empty_pile_says_so(hand: Hand) -> None:
    """A pile runs out only after many errands: the match is brought there first."""
    game = GAMES["familiar"]()
    match = Match(game, 3, (Seat("person", "P0"), Seat("easy"), Seat("easy")))
    seed = 3
    luck = Random(seed)
    while True:
        state = match.state
        empty = [n for n in (1, 2, 3) if not state.piles[LEVEL_PILES[n]]]
        if empty and state.asked == "errand" and state.turn == 0:
            break
        if match.over:
            seed += 1
            match = Match(game, seed, match.seats)
            continue
        ones = [m for m in match.legal_moves() if m.source == "level1"]
        match.play(luck.choice(ones or list(match.legal_moves())))
    hand.sit("familiar", match=match)
    hand.wait()
    level = empty[0]
    board = hand.table.piles[BOARD]
    for sprite in list(board):
        move = carry(sprite.card, "board", f"level{level}")
        assert springs_back(hand, sprite, hand.zone(f"level{level}"), move) == "pile-empty"


@pytest.mark.parametrize("size", [(1280, 800), (2560, 1080)])
@pytest.mark.parametrize("game", list(GAMES))
def test_a_card_let_go_beside_the_fan_is_not_played(
    hand: Hand, game: str, size: tuple[int, int]
) -> None:
    """Low in the window one lays out one's hand, however far from the other cards."""
    hand.sit(game, size=size)
    hand.wait()
    offers = hand.scene.touch.offers
    while not any(sprite in offers.cards() for sprite in hand.table.piles.own_hand()):
        hand.scene.play(hand.scene.moves[0])
        assert hand.wait()
    place = hand.table.layout.places[hand.table.piles.hand.number]
    y = min(size[1] - 4, round(place.y))
    before = len(hand.match.turns)
    for x in (6, size[0] - 6):
        sprite = next(s for s in hand.table.piles.own_hand() if s in offers.cards())
        assert offers.targets_of(sprite)
        hand.drag_to(hand.spot(sprite), (x, y))
        hand.settle(1)
        assert len(hand.match.turns) == before
        assert sprite in hand.table.piles.own_hand()
        assert hand.table.disagreement() == ""
