"""The table of Familiar's Trouble: errand board, totals, trays, questions, owls and tools."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import combinations, pairwise

import pygame
import pytest

from cardtable.games.familiar import life, room
from cardtable.games.familiar.board import standing
from cardtable.games.familiar.look import FamiliarLook
from cardtable.games.familiar.owls import OWLS, Owls, owls_of
from cardtable.games.familiar.rules import (
    ATTRIBUTES,
    BOARD,
    COLOURS_OF,
    DISCARDS,
    DONE,
    DRAW,
    ERRANDS_OF,
    EXCHANGE_HANDS,
    FACES,
    HAND,
    LEVEL_PILES,
    POINTS,
    TRICK,
    Familiar,
)
from cardtable.games.familiar.trays import OpenDiscards, columns_of
from cardtable.match import Match
from cardtable.media.words import words
from cardtable.rules.events import Scored
from cardtable.scenes.play_scene import PlayScene
from cardtable.seats import Seat
from cardtable.table.card_sprite import pose_bounds
from cardtable.widgets.button import KeyButton
from tests.table.hand import Hand, Lucky, pressed

SIZES = [(960, 600), (960, 1280), (1280, 800), (1024, 768), (1920, 1080), (2560, 1080)]
WHO = (Seat("person", "Ann"), Seat("easy", "fennel"), Seat("hard", "wisp"))
CARD = {card.name: card for card in FACES}
ERRAND = {card.name: card for cards in ERRANDS_OF.values() for card in cards}


@pytest.fixture(autouse=True)
def speak_english() -> Iterator[None]:
    yield
    words.language = "en"


def look_of(scene: PlayScene) -> FamiliarLook:
    assert isinstance(scene.look, FamiliarLook)
    return scene.look


def match_until(
    enough: Callable[[Match], bool], options: dict[str, str] | None = None, seed: int = 5
) -> Match:
    """A match played with the last legal moves (nothing is exchanged) until it is far enough."""
    match = Match(Familiar(3, options), seed, WHO)
    while not enough(match):
        if match.over:
            return match_until(enough, options, seed + 1)
        match.play(match.legal_moves()[-1])
    return match


def asked(what: str, least: int = 0) -> Callable[[Match], bool]:
    """Until the one person is asked this, with so many cards in the trick."""

    def enough(match: Match) -> bool:
        state = match.state
        return (state.asked, state.turn) == (what, 0) and len(state.piles[TRICK]) >= least

    return enough


def sit(hand: Hand, match: Match, **settings: object) -> PlayScene:
    scene = hand.sit("familiar", match=match, **settings)  # type: ignore[arg-type]
    hand.settle(0.5)
    scene.layout()
    return scene


# The board


def test_a_tag_tells_what_the_totals_still_lack() -> None:
    """Hush Broom needs Green 12: after Green 5 and Blue 4 it lacks 7."""
    stands = standing(ERRAND["errand1-6"], [CARD["green-5"], CARD["blue-4"]], None)
    assert stands.lacks == (0, 0, 7)
    assert not stands.covered


def test_a_tag_tells_that_the_card_in_question_wins_the_errand() -> None:
    trick = [CARD["green-5"], CARD["blue-4"]]
    assert standing(ERRAND["errand1-6"], trick, CARD["green-7"]).won
    assert not standing(ERRAND["errand1-6"], trick, CARD["green-6"]).won
    assert standing(ERRAND["errand1-6"], [*trick, CARD["green-7"]], None).covered


def test_a_card_of_several_colours_counts_for_each() -> None:
    stands = standing(ERRAND["errand3-7"], [CARD["red-blue-2"]], CARD["three-1"])
    assert stands.lacks == (3, 3, 4)


def test_only_a_legal_card_under_the_pointer_is_weighed(hand: Hand) -> None:
    def forced(match: Match) -> bool:
        own = set(match.state.piles[HAND[0]])
        return asked("card", 1)(match) and len(match.legal_moves()) < len(own)

    scene = sit(hand, match_until(forced))
    look = look_of(scene)
    legal = {move.card for move in scene.moves}
    for sprite in list(hand.table.piles.own_hand()):
        hand.move(hand.spot(sprite))
        hand.settle(0.3)
        assert look.seen.preview is (sprite.card if sprite.card in legal else None)


def test_the_prompt_says_what_the_last_card_would_bring(hand: Hand) -> None:
    scene = sit(hand, match_until(asked("card", 2)))
    sprite = scene.touch.offers.cards()[0]
    hand.move(hand.spot(sprite))
    hand.settle(0.3)
    assert "next" in look_of(scene).prompts.sentence()


def test_six_errands_lie_closer_and_five_at_their_full_size(hand: Hand) -> None:
    scene = sit(hand, match_until(asked("card"), {"display": "4/2/0"}))
    board = look_of(scene).places.room.board
    count = len(hand.table.piles.cards(BOARD))
    boxes = [pose_bounds(sprite.pose) for sprite in hand.table.piles[BOARD]]
    assert all(board.contains(box) for box in boxes)
    assert not any(one.colliderect(two) for one, two in combinations(boxes, 2))
    if count == 6:
        hand.table.piles[BOARD].pop()
        hand.settle(0.5)
        small = boxes[0].height
        assert pose_bounds(hand.table.piles[BOARD][0].pose).height > small


def test_those_who_may_still_play_are_known(hand: Hand) -> None:
    scene = sit(hand, match_until(asked("card", 1)))
    look = look_of(scene)
    played = len(hand.table.piles.cards(TRICK))
    assert len(look.seen.may_still_play()) == 3 - played
    assert look.seen.may_still_play()[0] == 0


class Waits(Lucky):
    """A thinker that never comes to an end."""

    def poll(self) -> None:
        """Nothing yet."""


def test_what_another_plays_counts_when_it_lies_there_and_what_one_plays_at_once(
    hand: Hand,
) -> None:
    """One's own counted already while it was pointed at."""
    scene = sit(hand, match_until(asked("card", 1)), speed="normal")
    seen = look_of(scene).seen
    before = hand.table.piles.cards(TRICK)
    scene.play(scene.moves[0])
    hand.turn(1 / 60)
    assert len(seen.counting) == len(before) + 1
    others = match_until(lambda m: m.state.asked == "card" and m.state.turn == 1)
    move = others.legal_moves()[0]
    scene = sit(hand, others, speed="normal", thinker=Waits())
    seen, before = look_of(scene).seen, hand.table.piles.cards(TRICK)
    scene.play(move)
    hand.turn(1 / 60)
    assert hand.table.piles.cards(TRICK) == (*before, move.card)
    assert seen.counting == before
    hand.wait_for(lambda: not hand.table.moving)
    assert move.card in seen.counting or not seen.counting


# The trays


def test_open_discards_lie_in_columns_by_colour() -> None:
    cards = [CARD[name] for name in ("green-4", "red-9", "three-1", "red-3", "blue-green-2")]
    names = [[card.name for card in column] for column in columns_of(cards)]
    assert names == [["red-3", "red-9"], [], ["green-4"], ["three-1", "blue-green-2"]]


@pytest.mark.parametrize("size", SIZES)
def test_all_the_cards_there_are_fit_into_the_tray(hand: Hand, size: tuple[int, int]) -> None:
    scene = sit(hand, match_until(asked("card")), size=size)
    look = look_of(scene)
    open_discards = OpenDiscards(scene.stage, look.places.discard_tray)
    poses = open_discards.poses(ATTRIBUTES)
    assert len({(pose.x, pose.y) for pose in poses}) == len(ATTRIBUTES)
    for card, pose in zip(ATTRIBUTES, poses, strict=True):
        assert look.places.discard_tray.collidepoint(pose.x, pose.y + pose.height / 2 - 1), card
        assert len(COLOURS_OF[card]) >= 1


def test_each_card_of_a_trick_flies_to_its_own_column(hand: Hand) -> None:
    scene = sit(hand, match_until(asked("card", 2)), speed="normal")
    scene.play(scene.moves[0])
    for _ in range(400):
        hand.turn(0.02)
        flying = [sprite for sprite in hand.table.piles[DISCARDS] if sprite.motion is not None]
        if flying:
            break
    places = look_of(scene).places.open.poses(hand.table.piles.cards(DISCARDS))
    ends = [(s.motion.end.x, s.motion.end.y) for s in flying if s.motion is not None]
    assert len(ends) == 3
    assert set(ends) <= {(pose.x, pose.y) for pose in places}


# Nothing overlaps


@pytest.mark.parametrize("language", ["en", "ja"])
@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("question", ["hands", "errand", "card"])
def test_nothing_lies_over_anything_else(
    hand: Hand, size: tuple[int, int], language: str, question: str
) -> None:
    words.language = language
    scene = sit(hand, match_until(asked(question)), size=size, language=language)
    look, table = look_of(scene), hand.table
    parts: dict[str, pygame.Rect] = {
        "board": look.places.room.board,
        "track": look.places.track.box,
        "discards": look.places.discard_tray,
        "piles": look.places.pile_tray,
        "prompt": table.captions.prompt_box(table.captions.prompt_text(), table.layout),
        "totals": look.places.totals,
    }
    for seat, plate in table.layout.plates.items():
        parts[f"plate {seat}"] = plate
        if seat != scene.session.viewer:
            parts[f"backs {seat}"] = table.layout.box(HAND[seat], 5)
    for widget in pressed(scene.widgets):
        if not widget.name.startswith(("card-", "zone-")):
            parts[widget.name] = widget.place
    own = table.layout.box(HAND[scene.session.viewer], 5)
    parts["hand"] = own
    window = pygame.Rect((0, 0), size).inflate(2, 20)
    for (one, first), (two, second) in combinations(parts.items(), 2):
        assert not first.inflate(-6, -6).colliderect(second), (one, first, two, second)
    for name, box in parts.items():
        if name not in ("hand", "board"):
            assert window.contains(box), name


# The lead's questions


def test_the_question_about_hands_is_two_buttons_with_their_keys(hand: Hand) -> None:
    scene = sit(hand, match_until(asked("hands")))
    buttons = [widget for widget in scene.widgets if isinstance(widget, KeyButton)]
    assert [button.key for button in buttons] == ["y", "n"]
    assert all(button.note for button in buttons)
    hand.key(pygame.K_n)
    assert scene.match.turns[-1].move.text == "say keep-hands"


def test_a_card_is_passed_by_dragging_it_to_the_neighbour_on_the_left(hand: Hand) -> None:
    match = match_until(asked("hands"))
    match.play(EXCHANGE_HANDS)
    scene = sit(hand, match)
    sprite = hand.table.piles.own_hand()[0]
    plate = hand.table.layout.plates[1]
    assert scene.touch.offers.zone(HAND[1]).colliderect(plate)
    hand.drag_to(hand.spot(sprite), plate.center)
    assert scene.match.turns[-1].move.target == "left"


def test_an_errand_is_exchanged_by_a_click_on_it_and_one_on_a_pile(hand: Hand) -> None:
    scene = sit(hand, match_until(asked("errand")))
    errand = hand.table.piles.cards(BOARD)[1]
    hand.click(errand.name, "board")
    assert scene.table.grip.picked is not None
    assert scene.table.words.card(errand) in look_of(scene).prompts.sentence()
    hand.click_at(hand.zone("level2"))
    move = scene.match.turns[-1].move
    assert (move.card, move.target) == (errand, "level2")


def test_the_errands_are_kept_with_a_key(hand: Hand) -> None:
    scene = sit(hand, match_until(asked("errand")))
    hand.key(pygame.K_k)
    assert scene.match.turns[-1].move.text == "say keep-errands"


def test_the_board_is_filled_by_dragging_the_top_of_a_pile(hand: Hand) -> None:
    scene = sit(hand, match_until(asked("refill")))
    pile = LEVEL_PILES[1]
    hand.drag_to(hand.spot(hand.table.piles[pile][0]), hand.zone("board"))
    assert scene.match.turns[-1].move.source == "level1"


# Tools come to life


def winning_match() -> Match:
    """A match in which the person has just won an errand."""

    def wins(match: Match) -> bool:
        last = match.turns[-1:]
        return any(one.seat == 0 and any(isinstance(e, Scored) for e in one.events) for one in last)

    return match_until(wins)


@pytest.mark.unhurried
def test_a_won_errand_comes_to_life_before_its_points_arrive(hand: Hand) -> None:
    match = winning_match()
    move, before = match.turns[-1].move, match.state.scores[0]
    match.undo()
    scene = sit(hand, match, speed="normal")
    look = look_of(scene)
    won = before - match.state.scores[0]
    scene.play(move)
    seen_alive = seen_waiting = False
    for _ in range(600):
        hand.turn(0.02)
        hand.draw()
        if look.tools.lives:
            seen_alive = True
            assert look.moving
            assert look.tools.score < before
            seen_waiting |= any(sprite.motion for sprite in hand.table.piles[DONE])
        elif seen_alive:
            break
    assert seen_alive
    assert seen_waiting
    assert look.tools.score == before
    assert won in {sum(points) for n in (1, 2) for points in combinations(POINTS.values(), n)}


def test_the_card_of_a_won_errand_waits_for_its_tool_and_then_goes_up(hand: Hand) -> None:
    match = winning_match()
    move = match.turns[-1].move
    match.undo()
    scene = sit(hand, match, speed="normal")
    look = look_of(scene)
    before = {sprite.card: sprite.pose for sprite in hand.table.piles[BOARD]}
    scene.play(move)
    while not look.tools.lives:
        hand.turn(0.01)
    errand = look.tools.lives[-1].errand
    [sprite] = [one for one in hand.table.piles[DONE] if one.card is errand]
    assert sprite.motion is not None
    assert sprite.motion.delay == life.RISE
    hand.turn(life.RISE * 0.8)
    assert sprite.pose == before[errand]
    heights = []
    while sprite.motion is not None:
        heights.append(sprite.pose.y)
        hand.turn(0.02)
    assert heights[-1] < heights[0] - before[errand].height


def test_with_reduced_motion_nothing_comes_to_life(hand: Hand) -> None:
    match = winning_match()
    move = match.turns[-1].move
    match.undo()
    scene = sit(hand, match, speed="normal", reduced_motion=True)
    scene.play(move)
    for _ in range(60):
        hand.turn(0.05)
        hand.draw()
        assert not look_of(scene).tools.lives
    assert look_of(scene).tools.score == hand.table.shown.scores[0]


# The room, and who stands in it


@pytest.mark.parametrize("size", SIZES)
def test_the_room_fills_a_window_of_any_shape(size: tuple[int, int]) -> None:
    small = (size[0] // 4, size[1] // 4)
    laid = room.composed(room.Room(small))
    assert laid.get_size() == small
    corners = [(0, 0), (small[0] - 1, 0), (0, small[1] - 1), (small[0] - 1, small[1] - 1)]
    for corner in corners:
        assert laid.get_at(corner).a == 255
        assert sum(laid.get_at(corner)[:3]) > 20


def test_every_seat_has_an_owl_of_its_own() -> None:
    people = (Seat("person", "Ann"), Seat("person", "Bo"), Seat("person", "Cy"))
    assert len(set(owls_of(people))) == 3
    assert owls_of(WHO)[1:] == ["fennel", "wisp"]
    assert owls_of(WHO)[0] in set(OWLS) - {"fennel", "wisp"}


def test_owls_blink_every_four_to_nine_seconds() -> None:
    owls = Owls(WHO)
    steps = range(2400)
    shut = [step / 30 for step in steps if 0 in owls.blink(1 / 30) and owls.shut[0]]
    assert 7 <= len(shut) <= 20
    gaps = [two - one for one, two in pairwise(shut)]
    assert all(3.9 < gap < 9.5 for gap in gaps)


def test_ambience_redraws_little_at_a_time(hand: Hand) -> None:
    scene = sit(hand, match_until(asked("card")))
    look = look_of(scene)
    window = scene.stage.size[0] * scene.stage.size[1]
    for _ in range(600):
        for box in look.drift(1 / 30).stale:
            assert box.width * box.height < window / 40


def test_the_draw_pile_and_every_level_are_counted(hand: Hand) -> None:
    scene = sit(hand, match_until(asked("card")))
    counts = [stack.count for stack in look_of(scene).furniture.stacks()]
    assert counts == [len(hand.table.piles.cards(n)) for n in (*LEVEL_PILES.values(), DRAW)]
