"""Catte's table: cups that fill with the coffees won, the coffee that is put down, trump."""

from __future__ import annotations

from collections.abc import Callable
from itertools import pairwise

import pygame
import pytest

from cardtable.games.catte import room as cafe
from cardtable.games.catte.cup import OVER, Cup, surface_at
from cardtable.games.catte.look import CatteLook
from cardtable.games.catte.rules import (
    ASIDE,
    CENTRE,
    COFFEES,
    HAND,
    PLAYED,
    POT,
    TAKEN,
    TRICK,
    UNUSED,
    Catte,
    total,
)
from cardtable.match import Match
from cardtable.media.pictures import Pictures
from cardtable.media.words import words
from cardtable.rules.events import CardsMoved, Gathered, RoundEnded
from cardtable.scenes.play_scene import PlayScene
from cardtable.seats import Seat
from cardtable.table.card_sprite import pose_bounds
from tests.table.hand import Hand, pressed

SIZES = [(960, 600), (960, 1280), (1280, 800), (1024, 768), (1920, 1080), (2560, 1080)]


def look_of(scene: PlayScene) -> CatteLook:
    assert isinstance(scene.look, CatteLook)
    return scene.look


def match_until(enough: Callable[[Match], bool], seats: int = 3) -> Match:
    """The first match, by seed, that goes far enough when everybody plays the first legal card."""
    who = (Seat("person", "Ann"), *[Seat("easy", name) for name in ("mikan", "sumi", "yuki")])
    for seed in range(60):
        match = Match(Catte(seats), seed, who[:seats])
        while not match.over and match.state.round < 3:
            if enough(match):
                return match
            match.play(match.legal_moves()[0])
    raise AssertionError("no match comes to that moment")


def asked(what: str, least: int = 6, cards: int = 0) -> Callable[[Match], bool]:
    """The person is asked this, so many moves on, with so many cats in the trick."""
    return lambda match: (
        (match.state.asked, match.state.turn) == (what, 0)
        and len(match.turns) >= least
        and len(match.state.piles[TRICK]) == cards
    )


def takes(reaching: Callable[[int, int], bool]) -> Callable[[Match], bool]:
    """The last move brought somebody a coffee, and the coffees came to such a total."""

    def enough(match: Match) -> bool:
        if not match.turns or match.turns[-1].seat != 0:
            return False
        events = match.turns[-1].events
        won = [e for e in events if isinstance(e, CardsMoved) and e.target in TAKEN]
        if not won:
            return False
        before = match.view(0).piles if not any(isinstance(e, RoundEnded) for e in events) else None
        if before is None:
            copy = Match(match.game, match.seed, match.seats)
            for turn in match.turns[:-1]:
                copy.play(turn.move)
            reached = total(copy.state.piles[won[0].target]) + won[0].cards[0].number
        else:
            reached = total(before[won[0].target])
        assert isinstance(match.game, Catte)
        return reaching(reached, match.game.limit)

    return enough


def sit(hand: Hand, match: Match, **settings: object) -> PlayScene:
    scene = hand.sit("catte", match=match, **settings)  # type: ignore[arg-type]
    hand.settle(0.5)
    scene.layout()
    hand.draw()
    return scene


def replayed(hand: Hand, match: Match, speed: str = "normal") -> PlayScene:
    """The last move of a match, made on the table."""
    move = match.turns[-1].move
    match.undo()
    scene = sit(hand, match, speed=speed, trick_pause="short")
    scene.play(move)
    return scene


# Cups


def test_a_cup_shows_what_its_seat_has_won(hand: Hand) -> None:
    scene = sit(hand, match_until(asked("card", 18)))
    state = scene.match.state
    for seat, cup in enumerate(look_of(scene).cups.all):
        assert cup.level == cup.total == total(state.piles[TAKEN[seat]])


@pytest.mark.unhurried
def test_a_coffee_pours_in_slowly_once_it_has_arrived(hand: Hand) -> None:
    scene = replayed(hand, match_until(takes(lambda reached, limit: 5 < reached < limit)))
    look = look_of(scene)
    before = [cup.level for cup in look.cups.all]
    levels: list[list[float]] = []
    for _ in range(200):
        hand.turn(0.03)
        hand.draw()
        levels.append([cup.level for cup in look.cups.all])
    seat = next(s for s in range(3) if levels[-1][s] != before[s])
    seen = [level[seat] for level in levels]
    assert seen[0] == before[seat]
    assert all(one <= two for one, two in pairwise(seen))
    assert len(set(seen)) > 8
    assert seen[-1] == total(scene.match.state.piles[TAKEN[seat]])


def test_a_won_coffee_slides_slowly_enough_to_be_followed(hand: Hand) -> None:
    scene = replayed(hand, match_until(takes(lambda reached, limit: 5 < reached < limit)))
    [event] = [
        event
        for event in scene.match.turns[-1].events
        if isinstance(event, CardsMoved) and event.target in TAKEN
    ]
    passed = []
    for _ in range(300):
        hand.turn(0.01)
        for sprite in scene.table.piles[event.target]:
            if sprite.card is event.cards[0] and sprite.motion is not None:
                assert sprite.motion.spin == 0
                passed.append(sprite.motion.passed - sprite.motion.delay)
        if passed and look_of(scene).cups.all[TAKEN.index(event.target)].pouring:
            break
    assert passed[-1] == pytest.approx(0.5, abs=0.03)


def test_cups_are_seen_to_empty_when_the_coffees_are_gathered(hand: Hand) -> None:
    scene = sit(
        hand,
        match_until(
            lambda match: (
                match.state.turn == 0
                and any(total(match.state.piles[TAKEN[seat]]) > 5 for seat in range(3))
            )
        ),
        speed="normal",
    )
    cups = look_of(scene).cups.all
    full = max(cups, key=lambda cup: cup.level)
    levels = [full.level]
    hand.table.show([Gathered(POT)], scene.session.view())
    for _ in range(60):
        hand.turn(1 / 60)
        levels.append(full.level)
    assert levels == sorted(levels, reverse=True)
    assert len(set(levels)) > 4, "not at once"
    assert not any(cup.level for cup in cups)


@pytest.mark.unhurried
def test_too_much_runs_over_before_the_round_is_counted(hand: Hand) -> None:
    scene = replayed(hand, match_until(takes(lambda reached, limit: reached > limit)))
    look = look_of(scene)
    spilt = drops = 0.0
    for _ in range(300):
        hand.turn(0.03)
        hand.draw()
        if hand.stage.top is not scene:
            break
        spilt = max(spilt, *(cup.spill for cup in look.cups.all))
        drops = max(drops, *(len(cup.drops) for cup in look.cups.all))
    assert hand.stage.top is not scene
    assert spilt == 1
    assert drops


def test_reduced_motion_and_haste_fill_cups_at_once(hand: Hand) -> None:
    match = match_until(takes(lambda reached, limit: 5 < reached < limit))
    scene = replayed(hand, match, speed="instant")
    hand.settle(3)
    hand.draw()
    assert not any(cup.restless for cup in look_of(scene).cups.all)
    for seat, cup in enumerate(look_of(scene).cups.all):
        assert cup.level == total(scene.match.state.piles[TAKEN[seat]])


def test_taking_back_empties_the_cup_again(hand: Hand) -> None:
    match = match_until(takes(lambda reached, limit: 5 < reached < limit))
    scene = sit(hand, match)
    scene.take_back()
    hand.draw()
    for seat, cup in enumerate(look_of(scene).cups.all):
        assert cup.level == total(scene.match.state.piles[TAKEN[seat]])


def test_a_cup_is_full_exactly_at_its_limit_and_over_beyond_it() -> None:
    cup = Cup(20)
    cup.hold(20)
    assert (cup.exact, cup.over, cup.froth, cup.spill) == (True, False, 1, 0)
    cup.pour(21)
    heard = {cup.move(0.02) for _ in range(200)}
    assert (cup.exact, cup.over, cup.level, cup.spill) == (False, True, 21, 1)
    assert "cup-over" in heard
    assert not cup.restless
    cup.hold(12)
    cup.pour(20)
    assert "purr" in {cup.move(0.02) for _ in range(200)}


def test_coffee_stands_higher_with_every_point_and_never_above_the_brim() -> None:
    heights = [surface_at(points, 15) for points in range(31)]
    assert heights[0] == 82
    assert all(one > two for one, two in pairwise(heights[:16]))
    assert min(heights) == 20


def test_one_more_coffee_over_the_limit_is_told_in_another_colour() -> None:
    cup = Cup(15)
    cup.hold(10)
    assert len({cup.tone(1), cup.tone(5), cup.tone(6)}) == 3
    assert cup.tone(6) == OVER


# The coffee in the centre


def test_the_sentence_says_what_is_legal_and_what_it_would_cost(hand: Hand) -> None:
    scene = sit(hand, match_until(asked("card", 12, 1)))
    look = look_of(scene)
    scene.touch.point(None)
    served = look.seen.served
    assert served is not None
    reached = total(scene.match.state.piles[TAKEN[0]]) + served.number
    text = look.prompts.sentence()
    assert f"at {reached} of {look.seen.rules.limit}" in text
    led = scene.table.words.suit(scene.match.state.piles[TRICK][0].suit)
    assert led in text


def test_a_cat_one_points_at_tells_whether_it_wins(hand: Hand) -> None:
    scene = sit(hand, match_until(asked("card", 12, 2)))
    look = look_of(scene)
    said = set()
    for sprite in scene.table.piles.own_hand():
        scene.touch.point(sprite)
        if look.seen.preview is not None:
            said.add(look.prompts.sentence())
    assert len(said) == len({move.card for move in look.seen.moves})
    assert all("loses to" in one or "wins the trick" in one for one in said)


def test_a_coffee_one_points_at_shows_what_it_would_do_in_every_cup(hand: Hand) -> None:
    scene = sit(hand, match_until(asked("coffee", 12)))
    look = look_of(scene)
    hand.move((5, 300))
    hand.draw()
    hand.settle(0.4)
    assert [look.seen.more(seat) for seat in range(3)] == [0, 0, 0]
    sprite = scene.table.piles[UNUSED[0]][-1]
    rests = sprite.pose.y
    hand.move((round(sprite.pose.x), round(sprite.pose.y)))
    hand.draw()
    hand.settle(0.4)
    assert [look.seen.more(seat) for seat in range(3)] == [sprite.card.number] * 3
    assert sprite.pose.y < rests
    assert scene.table.words.suit(sprite.card.suit) in look.prompts.sentence()
    hand.move((5, 300))
    hand.draw()
    hand.settle(0.4)
    assert sprite.pose.y == rests
    assert look.seen.more(0) == 0


@pytest.mark.parametrize("way", ["click", "drag"])
def test_a_coffee_is_put_down_by_click_or_by_drag(hand: Hand, way: str) -> None:
    scene = sit(hand, match_until(asked("coffee", 12)))
    sprite = scene.table.piles[UNUSED[0]][0]
    at = (round(sprite.pose.x), round(sprite.pose.y))
    if way == "click":
        hand.click_at(at)
    else:
        hand.drag_to(at, scene.touch.offers.zone(CENTRE).center)
    hand.settle(1)
    hand.draw()
    assert scene.table.piles.cards(CENTRE) == (sprite.card,)
    assert look_of(scene).seen.served is sprite.card
    assert scene.match.state.asked == "card"


def test_a_cat_before_the_coffee_says_why_not(hand: Hand) -> None:
    scene = sit(hand, match_until(asked("coffee", 12)))
    before = len(scene.match.turns)
    cat = scene.table.piles.own_hand()[0]
    hand.drag_to((round(cat.pose.x) - 20, round(cat.pose.y) - 40), (640, 400))
    assert len(scene.match.turns) == before
    assert scene.table.captions.notice == words("reason.catte.coffee-first")


# Places


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("seats", [3, 4])
def test_nothing_lies_on_anything_else(hand: Hand, size: tuple[int, int], seats: int) -> None:
    scene = sit(hand, match_until(asked("card", 14, seats - 1), seats), size=size)
    table, look = scene.table, look_of(scene)
    window = pygame.Rect((0, 0), size)
    boxes: dict[str, pygame.Rect] = {}
    for seat in range(seats):
        boxes[f"plate {seat}"] = table.layout.plates[seat]
        boxes[f"cup {seat}"] = look.spots[seat].cup
        for name, numbers in (("unused", UNUSED), ("taken", TAKEN)):
            sprites = table.piles[numbers[seat]]
            if sprites:
                cards = [pose_bounds(sprite.pose) for sprite in sprites]
                boxes[f"{name} {seat}"] = cards[0].unionall(cards[1:])
    for number in (ASIDE, PLAYED, CENTRE):
        boxes[f"pile {number}"] = pose_bounds(table.piles[number][0].pose)
    own = [pose_bounds(sprite.pose).inflate(-8, 0) for sprite in table.piles[HAND[0]]]
    for order, (name, box) in enumerate(boxes.items()):
        assert window.contains(box), name
        others = list(boxes.items())[order + 1 :]
        assert [other for other, place in others if place.inflate(-6, -6).colliderect(box)] == [], (
            name
        )
        if not name.startswith("plate"):
            assert box.inflate(-10, -10).collidelist(own) < 0, name
    for widget in pressed(scene.widgets):
        if not widget.name.startswith("card-"):
            assert [n for n, box in boxes.items() if box.colliderect(widget.box)] == [], widget.name


@pytest.mark.unhurried
def test_the_hand_makes_room_for_many_coffees_won(hand: Hand) -> None:
    scene = sit(hand, match_until(lambda m: asked("card", 9)(m) and m.state.round == 1))
    table = scene.table
    left = list(COFFEES)
    seen = []
    for count in range(7):
        scene.match.state.piles[TAKEN[0]] = tuple(left[:count])
        table.arrange(scene.match.view(0))
        hand.draw()
        hand.settle(0.5)
        hand.draw()
        row = [pose_bounds(sprite.pose).left for sprite in table.piles[TAKEN[0]]]
        fan = max(pose_bounds(sprite.pose).right for sprite in table.piles.own_hand())
        seen.append(not row or fan <= min(row))
    assert all(seen)


@pytest.mark.parametrize("size", [(960, 600), (1280, 800), (1280, 1100), (3000, 900)])
def test_the_counter_fills_windows_of_every_shape(size: tuple[int, int]) -> None:
    small = (size[0] // 4, size[1] // 4)
    laid = cafe.composed(small)
    assert laid.get_size() == small
    assert {laid.get_at((x, y))[3] for x in (0, small[0] - 1) for y in (0, small[1] - 1)} == {255}


# Ambience


def test_steam_rises_only_from_a_coffee_in_the_centre(hand: Hand) -> None:
    scene = sit(hand, match_until(asked("coffee", 12)))
    look = look_of(scene)
    assert not look.drift(0.5).stale
    scene = sit(hand, match_until(asked("card", 12)))
    [box] = look_of(scene).drift(0.5).stale
    assert box.width < 100
    assert box.bottom > scene.table.layout.places[CENTRE].y - 80


def test_it_is_drawn_whole_in_both_languages(hand: Hand) -> None:
    for language in ("en", "ja"):
        scene = sit(hand, match_until(asked("coffee", 12), 4), language=language)
        words.language = language
        try:
            scene.stage.pictures = Pictures("at once")
            drawn = hand.draw()
        finally:
            words.language = "en"
        assert drawn.get_at((640, 700))[:3] != (0, 0, 0)
