"""What keys and the round buttons do at a table, and when they can."""

from __future__ import annotations

import pygame
import pytest

from cardtable.games import GAMES
from cardtable.match import Match
from cardtable.media import papercraft
from cardtable.media.drawings import Size
from cardtable.scenes.game_end import another
from cardtable.scenes.key_help import KeyHelp
from cardtable.scenes.pause import Pause
from cardtable.scenes.play_scene import PlayScene
from cardtable.scenes.rules import Rules
from cardtable.scenes.scene import Scene
from cardtable.scenes.table_controls import CardControl
from cardtable.scenes.table_keys import control_of, numbered
from cardtable.seats import Seat
from cardtable.table.card_sprite import pose_bounds
from cardtable.widgets import cut
from tests.table.hand import Hand, Lucky


def usable(scene: PlayScene) -> dict[str, bool]:
    """The round buttons that are there, and whether each can be pressed."""
    names = ("menu", "rules", "last_trick", "log", "hint", "undo", "sort")
    return {widget.name: widget.enabled for widget in scene.widgets if widget.name in names}


@pytest.mark.parametrize(
    ("key", "screen"), [(pygame.K_m, Pause), (pygame.K_r, Rules), (pygame.K_F1, KeyHelp)]
)
def test_a_letter_opens_a_screen_over_the_table(
    hand: Hand, key: int, screen: type[Pause | Rules | KeyHelp]
) -> None:
    hand.sit("catte", 3)
    hand.wait()
    hand.key(key)
    assert isinstance(hand.stage.top, screen)
    hand.key(pygame.K_ESCAPE)
    top: Scene = hand.stage.top
    assert top is hand.scene


def test_a_letter_shows_the_card_with_the_focus_large(hand: Hand) -> None:
    hand.sit("catte", 3)
    hand.wait()
    card = hand.table.piles.own_hand()[2]
    hand.scene.focus_on(control_of(card, hand.scene.widgets))
    hand.key(pygame.K_i)
    assert hand.scene.large_card.card is card.card
    turns = len(hand.match.turns)
    hand.key(pygame.K_RETURN)  # closes it, and plays nothing
    assert hand.scene.large_card.card is None
    assert len(hand.match.turns) == turns


def test_no_ring_is_drawn_anew_as_the_focus_goes_along_the_hand_and_cards_rise(
    hand: Hand, monkeypatch: pytest.MonkeyPatch
) -> None:
    hand.sit("catte", 3, speed="normal")
    hand.wait()
    hand.key(pygame.K_RIGHT)
    hand.settle(0.5)
    hand.draw()
    drawn, inline = [], papercraft.inline

    def noted(body: str, units: tuple[float, float], size: Size) -> pygame.Surface:
        if cut.hexed(cut.RING) in body:
            drawn.append(size)
        return inline(body, units, size)

    monkeypatch.setattr(papercraft, "inline", noted)
    seen = set()
    for _ in range(4):
        hand.key(pygame.K_RIGHT)
        for _ in range(12):
            hand.turn()
            hand.draw()
            focus = hand.scene.focus
            assert isinstance(focus, CardControl)
            seen.add(pose_bounds(focus.sprite.pose).size)
    assert not drawn
    assert len(seen) > 4, "they have had many sizes"


def test_a_number_chooses_the_tile_at_that_place(hand: Hand) -> None:
    hand.sit("meows", 3)
    while hand.wait() and hand.scene.panel is None:
        hand.by_clicking(hand.scene.moves[0])
    tiles = [answer for answer in hand.scene.look.answers.offered() if not answer.refused]
    tile = hand.scene.look.answers.offered().index(tiles[-1])
    before = len(hand.match.turns)
    hand.key(pygame.K_1 + tile)
    assert hand.match.turns[before].move is tiles[-1].move


def test_beside_cards_that_may_be_played_numbers_mean_cards(hand: Hand) -> None:
    """Although a button stands there too: one presses it with its own letter."""
    hand.sit("towai", 2)
    while True:
        assert hand.wait()
        words = [move for move in hand.scene.moves if move.word]
        if words and len(words) < len(hand.scene.moves) and hand.scene.panel is None:
            break
        hand.by_clicking(hand.scene.moves[0])
    cards, offered = hand.table.piles.own_hand(), hand.scene.touch.offers.cards()
    for order, sprite in enumerate(cards[:9]):
        meant = numbered(order + 1, hand.scene.widgets, cards, offered, panel=False)
        assert isinstance(meant, CardControl)
        assert meant.sprite is sprite
    assert numbered(0, hand.scene.widgets, cards[:9], offered, panel=False) is None
    answer = next(answer for answer in hand.scene.look.answers.offered() if answer.key)
    before = len(hand.match.turns)
    hand.key(ord(answer.key))
    assert hand.match.turns[before].move is answer.move


def test_undo_waits_for_a_move_and_the_last_trick_for_a_trick(hand: Hand) -> None:
    hand.sit("catte", 3, options={"open_memory": "yes"})
    hand.wait()
    assert not usable(hand.scene)["undo"]
    assert not usable(hand.scene)["last_trick"]
    hand.key(pygame.K_u)
    hand.key(pygame.K_t)
    assert hand.stage.top is hand.scene
    assert hand.scene.last_trick.trick is None
    hand.by_clicking(hand.scene.moves[0])
    hand.wait()
    assert usable(hand.scene)["undo"]
    while not usable(hand.scene)["last_trick"]:
        hand.by_clicking(hand.scene.moves[0])
        assert hand.wait()
    hand.key(pygame.K_t)
    assert hand.scene.last_trick.trick is not None


def test_a_hint_can_be_asked_in_ones_own_turn_only(hand: Hand) -> None:
    hand.sit("catte", 3, speed="slow")
    hand.wait()
    assert usable(hand.scene)["hint"]
    while hand.scene.moves:
        hand.scene.play(hand.scene.moves[0])
    assert not usable(hand.scene)["hint"]
    hand.key(pygame.K_h)
    assert not hand.table.captions.notice


def test_who_wants_no_hints_has_no_button_for_them(hand: Hand) -> None:
    hand.sit("catte", 3, hints=False)
    hand.wait()
    assert "hint" not in usable(hand.scene)
    assert "undo" in usable(hand.scene)


def test_who_only_watches_has_nothing_to_take_back(hand: Hand) -> None:
    scene = hand.sit("towai", 2, persons=0, speed="normal")
    hand.settle(8)
    assert list(usable(scene)) == ["menu", "rules", "log"]
    turns = len(hand.match.turns)
    assert turns
    hand.key(pygame.K_u)
    assert hand.stage.top is scene
    assert len(hand.match.turns) >= turns


def test_a_hint_marks_its_card_for_a_while(hand: Hand) -> None:
    hand.sit("meows", 3)
    while hand.wait() and hand.match.state.asked != "card":
        hand.by_clicking(hand.scene.moves[0])
    hand.key(pygame.K_h)
    hand.turn()
    advised = hand.scene.hint.move
    assert advised is not None
    assert [sprite.card for sprite in hand.table.grip.marked] == [advised.card]
    hand.settle(20)
    assert hand.scene.hint.move is None
    assert hand.table.grip.marked == []


def test_a_hint_is_gone_once_a_move_is_made(hand: Hand) -> None:
    hand.sit("meows", 3)
    while hand.wait() and hand.match.state.asked != "card":
        hand.by_clicking(hand.scene.moves[0])
    hand.key(pygame.K_h)
    hand.turn()
    hand.by_clicking(hand.scene.moves[0])
    assert hand.scene.hint.move is None
    assert hand.table.grip.marked == []
    assert not hand.table.captions.notice


def test_another_match_is_for_the_same_people_by_the_same_rules() -> None:
    game = GAMES["catte"](4, {"bust_unused": "lost"})
    match = Match(game, 3, (Seat("person", "Ann"), Seat("easy"), Seat("hard"), Seat("normal")))
    new = another(match)
    assert new.seats == match.seats
    assert (new.game.id, new.game.seats, new.game.chosen) == ("catte", 4, match.game.chosen)
    assert new.game is not match.game
    assert new.seed != match.seed
    assert not new.turns


def test_a_thinker_is_asked_only_as_often_as_it_is_needed(hand: Hand) -> None:
    thinker = Lucky()
    hand.sit("catte", 3, thinker=thinker, speed="slow")
    hand.wait()
    hand.by_clicking(hand.scene.moves[0])
    hand.wait()
    computers = [turn for turn in hand.match.turns if turn.seat != 0]
    assert thinker.asked == len(computers)


def test_the_coffee_with_the_focus_stands_out_and_says_what_it_would_make(hand: Hand) -> None:
    game = GAMES["catte"](3)
    match = Match(game, 7, (Seat("person", "Aki"), Seat("easy"), Seat("easy")))
    while (match.state.asked, match.state.turn) != ("coffee", 0):
        match.play(match.legal_moves()[0])
    hand.sit("catte", 3, match=match)
    hand.wait()
    hand.stage.by_pointer = False
    focus = control_of(hand.scene.touch.offers.cards()[1], hand.scene.widgets)
    assert focus is not None
    before = hand.table.captions.prompt_text()
    hand.scene.focus_on(focus)
    assert hand.table.grip.pointed is focus.sprite
    assert "Win it" in hand.table.captions.prompt_text() != before
