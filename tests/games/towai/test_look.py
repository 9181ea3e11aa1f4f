"""The table of TOWAI: its horizon, the plaque, the two tiles, and room for everything."""

from __future__ import annotations

from collections.abc import Callable
from itertools import combinations, pairwise
from random import Random
from typing import cast

import pygame
import pytest

from cardtable.games.towai import bay
from cardtable.games.towai.hours import TURN, Sky
from cardtable.games.towai.look import TowaiLook
from cardtable.games.towai.rules import (
    CARD,
    COMBO,
    DAY,
    DECK,
    DISCARDS,
    FIRST,
    HAND,
    NIGHT,
    PILE,
    RESET,
    SAY_DAY,
    SAY_NIGHT,
    SET,
    STOP,
    SWAPPED,
    SWAPPING,
    TOWAI,
    Towai,
    TowaiState,
)
from cardtable.games.towai.tiles import HourTile
from cardtable.match import Match
from cardtable.media.words import words
from cardtable.rules.cards import Card
from cardtable.rules.moves import Move
from cardtable.scenes.play_scene import PlayScene
from cardtable.seats import Seat
from tests.table.hand import Hand, pressed

SIZES = [(960, 600), (960, 1280), (1280, 800), (1024, 768), (1920, 1080), (2560, 1080)]
Moment = Callable[[Match], bool]


def match_until(enough: Moment, seats: int = 4, persons: int = 1) -> Match:
    """A match played at random, more often with cards than without, until it is so far."""
    who = tuple(Seat("person", "Ann") if n < persons else Seat("easy") for n in range(seats))
    luck = Random(3)
    for seed in range(200):
        match = Match(Towai(seats), seed, who)
        for _ in range(200):
            if match.over:
                break
            if enough(match):
                return match
            moves = match.legal_moves()
            cards = [move for move in moves if not move.word]
            match.play(luck.choice(cards if cards and luck.random() < 0.8 else moves))
    raise AssertionError("it never came so far")


def asked(what: str, marker: str = "", least: int = 0) -> Moment:
    """Until the person is asked this, by day or night, with so many cards on the pile."""

    def enough(match: Match) -> bool:
        state = cast(TowaiState, match.state)
        fits = not marker or state.marker == marker
        piled = len(state.piles[PILE]) >= least
        return (state.asked, state.turn) == (what, 0) and fits and piled

    return enough


def may(what: str, fits: Callable[[Card], bool]) -> Moment:
    """Until the person is asked this and may play such a card."""

    def enough(match: Match) -> bool:
        moves = match.legal_moves()
        return asked(what)(match) and any(not m.word and fits(m.card) for m in moves)

    return enough


def sit(hand: Hand, match: Match, **settings: object) -> PlayScene:
    scene = hand.sit("towai", match=match, **settings)  # type: ignore[arg-type]
    hand.settle(0.5)
    scene.layout()
    return scene


def look_of(scene: PlayScene) -> TowaiLook:
    assert isinstance(scene.look, TowaiLook)
    return scene.look


def tiles(scene: PlayScene) -> list[HourTile]:
    return [widget for widget in scene.widgets if isinstance(widget, HourTile)]


# Day and night


def test_before_the_marker_is_set_the_sun_stands_in_the_horizon(hand: Hand) -> None:
    sky = look_of(sit(hand, match_until(asked(SET)))).bay.sky
    assert (sky.hour, sky.discs["split"]) == (1, 0)
    assert abs(sky.discs["sun"]) == abs(sky.discs["moon"]) == 1


@pytest.mark.parametrize(("marker", "disc", "hour"), [(DAY, "sun", 0), (NIGHT, "moon", 2)])
def test_the_disc_tells_the_marker(hand: Hand, marker: str, disc: str, hour: int) -> None:
    sky = look_of(sit(hand, match_until(asked(CARD, marker)))).bay.sky
    assert (sky.hour, sky.discs[disc]) == (hour, 0)


def test_the_horizon_turns_smoothly_through_dusk() -> None:
    sky = Sky()
    sky.turn_to("day", at_once=True)
    sky.turn_to("night")
    hours = [sky.hour]
    while sky.turning:
        sky.pass_by(1 / 60)
        hours.append(sky.hour)
    assert (hours[0], hours[-1]) == (0, 2)
    assert len(hours) == pytest.approx(60 * TURN, abs=2)
    assert all(0 <= later - earlier < 0.08 for earlier, later in pairwise(hours))


def test_where_a_window_is_vast_light_and_discs_go_on_by_turns_and_arrive_together() -> None:
    sky, by_turns = Sky(), Sky()
    for one in (sky, by_turns):
        one.turn_to("day", at_once=True)
        one.turn_to("night")
    moved = []
    while by_turns.turning:
        before = by_turns.hour, dict(by_turns.discs)
        sky.pass_by(1 / 60)
        by_turns.pass_by(1 / 60, by_turns=True)
        moved.append((by_turns.hour != before[0], by_turns.discs != before[1]))
        assert by_turns.hour in (sky.hour, before[0])
    assert (by_turns.hour, by_turns.discs) == (sky.hour, sky.discs)
    light, discs = (sum(kind) for kind in zip(*moved, strict=True))
    assert abs(light - discs) <= 2
    assert not any(all(both) for both in moved[:-1]), "never both in one frame"


def test_no_hill_stands_above_the_skyline_and_the_middle_of_the_bay_is_free() -> None:
    for size in ((320, 200), (640, 400), (600, 900)):
        strip, columns = bay.strip_of(size), bay.skyline(size)
        assert [box.left for box in columns[1:]] == [box.right for box in columns[:-1]]
        assert (columns[0].left, columns[-1].right) == (0, size[0])
        free = bay.outline_of(size, strip)
        for hills in columns:
            above = pygame.Rect(hills.left, 0, hills.width, hills.top - strip.top)
            clear = pygame.mask.from_surface(free.subsurface(above), 250)
            assert clear.count() == above.width * above.height
    across = bay.skyline((640, 400))
    assert across[6].height * 3 < across[1].height, "nothing has to be cut in the middle"


def test_a_cloud_takes_the_new_light_when_the_sky_behind_it_has_it(hand: Hand) -> None:
    look = look_of(sit(hand, match_until(asked(CARD, DAY))))
    ground = bay.Ground((1280, 800))
    high, low = pygame.Rect(0, 40, 80, 40), pygame.Rect(0, 700, 80, 40)
    look.bay.sky.hour = 0.5
    assert [hour for hour, _ in look.bay._shades(ground, high)] == ["dusk"]
    assert [hour for hour, _ in look.bay._shades(ground, low)] == ["day"]


def test_each_plate_changes_its_colours_when_the_sky_has_fallen_over_it(hand: Hand) -> None:
    look = look_of(sit(hand, match_until(asked(CARD, DAY))))
    plates = sorted(look.table.layout.plates.items(), key=lambda seat: seat[1].centery)
    look.bay.sky.turn_to("night")
    changed: list[int] = []
    while look.bay.sky.turning:
        look.bay.sky.pass_by(1 / 60)
        told = look.parts()
        for seat, _ in plates:
            if told["hour", seat][0] == "night" and seat not in changed:
                changed.append(seat)
        if changed and len(changed) < len(plates):
            row = plates[len(changed) - 1][1].centery
            assert look.bay.sky.seen_at(row / 800, 800) == "night"
    assert changed == [seat for seat, _ in plates], "from above to below"


def test_a_turn_that_is_interrupted_goes_on_from_what_is_seen() -> None:
    sky = Sky()
    sky.turn_to("day", at_once=True)
    sky.turn_to("night")
    sky.pass_by(0.4)
    before = sky.hour, dict(sky.discs)
    sky.turn_to("day")
    assert (sky.hour, sky.discs) == before
    sky.pass_by(TURN)
    assert (sky.hour, sky.discs["sun"]) == (0, 0)
    assert abs(sky.discs["moon"]) == 1


def test_with_reduced_motion_it_is_night_at_once(hand: Hand) -> None:
    match = match_until(may(CARD, lambda card: card.suit == TOWAI))
    scene = sit(hand, match, speed="normal", reduced_motion=True)
    move = next(m for m in match.legal_moves() if not m.word and m.card.suit == TOWAI)
    scene.play(move)
    state = cast(TowaiState, match.state)
    goal = "dusk" if state.asked == SET else state.marker
    seen = []
    for _ in range(60):
        hand.turn(1 / 30)
        hand.draw()
        assert not look_of(scene).bay.sky.turning
        seen.append(look_of(scene).bay.sky.goal)
    assert goal in seen


def test_furniture_and_shade_go_by_the_hour(hand: Hand) -> None:
    by_day = look_of(sit(hand, match_until(asked(CARD, DAY))))
    papers = [by_day.seen.tone.paper]
    by_night = look_of(sit(hand, match_until(asked(CARD, NIGHT))))
    papers.append(by_night.seen.tone.paper)
    hand.draw()
    assert papers[0] != papers[1]
    assert by_night.table.art.shade == by_night.shade != by_day.shade


def test_what_drifts_redraws_little(hand: Hand) -> None:
    scene = sit(hand, match_until(asked(CARD, NIGHT)))
    window = scene.stage.size[0] * scene.stage.size[1]
    found = [look_of(scene).drift(0.1) for _ in range(400)]
    steps = [rects for effects in found if (rects := [*effects.stale, *effects.behind])]
    assert not any(effects.behind and effects.stale for effects in found), "furniture is kept"
    for rects in steps:
        assert sum(rect.width * rect.height for rect in rects) < window / 6
    assert len(steps) > 60


# The pile and the plaque


def test_the_last_card_lies_whole_and_the_others_show_their_numbers(hand: Hand) -> None:
    scene = sit(hand, match_until(asked(CARD, least=4)))
    poses = scene.table.ways.poses(PILE)
    top, second, third = poses[-1], poses[-2], poses[-3]
    wide = scene.table.layout.places[PILE].width
    assert third.x < second.x - wide * 0.2 < top.x - wide * 0.4
    sprites = scene.table.piles[PILE]
    assert not sprites[-1].dim
    hand.draw()
    assert all(sprite.dim for sprite in sprites[-4:-1])


def test_the_plaque_says_what_goes_on_the_pile(hand: Hand) -> None:
    match = match_until(asked(CARD, DAY))
    look = look_of(sit(hand, match))
    top = match.state.piles[PILE][-1].number
    assert look.plaque.rule() == words("rule.towai.day", number=top)
    match = match_until(asked(FIRST, NIGHT))
    assert look_of(sit(hand, match)).plaque.rule() == words("rule.towai.night.empty")
    match = match_until(may(COMBO, lambda card: True))
    top = match.state.piles[PILE][-1].number
    assert look_of(sit(hand, match)).plaque.rule() == words("rule.towai.combo", number=top)


# What is asked


def test_both_hours_are_tiles_and_the_impossible_one_says_why(hand: Hand) -> None:
    match = match_until(lambda m: asked(SET)(m) and m.legal_moves() == [SAY_NIGHT])
    scene = sit(hand, match)
    by_word = {tile.answer.move.word: tile for tile in tiles(scene)}
    assert by_word[DAY].box.right < by_word[NIGHT].box.left
    assert by_word[DAY].answer.refused == words(
        "reason.towai.nothing-fits", side=words("suit.towai.day")
    )
    assert not by_word[NIGHT].answer.refused
    by_word[DAY].choose(None)
    assert match.state.asked == SET
    assert scene.focus is by_word[NIGHT]


@pytest.mark.parametrize(("key", "move"), [(pygame.K_d, SAY_DAY), (pygame.K_n, SAY_NIGHT)])
def test_d_and_n_set_the_hour(hand: Hand, key: int, move: object) -> None:
    match = match_until(lambda m: asked(SET)(m) and len(m.legal_moves()) == 2)
    sit(hand, match)
    hand.key(key)
    assert match.turns[-1].move is move


def test_after_a_reset_nothing_is_asked_before_it_has_been_seen(hand: Hand) -> None:
    match = match_until(lambda m: may(CARD, lambda card: card is RESET)(m) and len(hand_of(m)) > 2)
    scene = sit(hand, match, speed="normal")
    scene.play(next(m for m in match.legal_moves() if not m.word and m.card is RESET))
    scene.layout()
    assert not tiles(scene)
    for _ in range(400):
        hand.turn(1 / 30)
        if not scene.table.coming.queue:
            break
    scene.layout()
    assert len(tiles(scene)) == 2


def hand_of(match: Match) -> tuple[Card, ...]:
    return tuple(match.state.piles[HAND[0]])


def test_a_combo_may_go_on_or_not(hand: Hand) -> None:
    match = match_until(may(COMBO, lambda card: True))
    scene = sit(hand, match)
    top = match.state.piles[PILE][-1].number
    assert f" {top}" in look_of(scene).prompts.sentence()
    bright = [sprite.card for sprite in scene.table.piles.own_hand() if not sprite.dim]
    assert bright
    assert {card.number for card in bright} == {top}
    match = match_until(lambda m: asked(COMBO)(m) and m.legal_moves() == [STOP])
    scene = sit(hand, match, speed="slow")  # soon the turn ends by itself
    hand.draw()
    top = match.state.piles[PILE][-1].number
    assert look_of(scene).prompts.sentence() == words("ask.towai.combo.none", number=top)
    assert all(sprite.dim for sprite in scene.table.piles.own_hand())


def test_a_key_that_presses_on_does_not_end_the_turn(hand: Hand) -> None:
    def combos(match: Match) -> list[Move]:
        """The cards after which a combo may go on."""
        return [
            move
            for move in match.legal_moves()
            if not move.word
            and move.card.suit != TOWAI
            and len(match.game.legal_moves(match.game.after(match.state, move))) > 1
        ]

    match = match_until(lambda m: asked(CARD)(m) and len(hand_of(m)) > 3 and bool(combos(m)))
    scene = sit(hand, match, speed="normal")
    scene.play(combos(match)[0])
    assert match.state.asked == COMBO
    moves = len(match.turns)
    scene.layout()
    scene[f"answer-{STOP}"].choose(None)
    assert len(match.turns) == moves
    hand.settle(3)
    scene[f"answer-{STOP}"].choose(None)
    assert match.turns[moves].move is STOP


def test_swapping_says_to_whom(hand: Hand) -> None:
    match = match_until(asked(SWAPPING), seats=3)
    scene = sit(hand, match)
    look = look_of(scene)
    assert look.seen.receiver == 2
    assert scene.table.layout.sides[2] == "right"
    assert look.seen.names[2] in look.prompts.sentence()
    card = scene.table.piles.own_hand()[0].card
    hand.drag(card.name, "swapped")
    assert match.turns[-1].move.card is card


# Room for everything


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
@pytest.mark.parametrize("language", ["en", "ja"])
def test_nothing_lies_over_anything_else(
    hand: Hand, seats: int, size: tuple[int, int], language: str
) -> None:
    scene = sit(hand, match_until(asked(CARD), seats), size=size, language=language)
    layout, look = scene.table.layout, look_of(scene)
    window = pygame.Rect((0, 0), size)
    hand_box = layout.box(HAND[0], 9).clip(window)
    boxes = {
        **{f"plate {seat}": layout.plates[seat] for seat in range(seats)},
        **{f"swapped {seat}": layout.box(SWAPPED[seat], 1) for seat in range(seats)},
        "pile": layout.box(PILE, 4),
        "deck": layout.box(DECK, 3),
        "discards": layout.box(DISCARDS, 1),
        "plaque": look.plaque.box(),
        "prompt": scene.table.captions.prompt_box(look.prompts.sentence(), layout),
        "hand": hand_box,
        **{w.name: w.box for w in pressed(scene.widgets)},
    }
    for (one, first), (other, second) in combinations(boxes.items(), 2):
        assert not first.colliderect(second), f"{one} and {other}"
    assert all(window.contains(box) for box in boxes.values())


@pytest.mark.parametrize("size", [(960, 600), (1280, 800)])
def test_twenty_cards_still_show_their_numbers(hand: Hand, size: tuple[int, int]) -> None:
    scene = sit(hand, match_until(asked(CARD)), size=size)
    layout = scene.table.layout
    poses = layout.poses(HAND[0], 20)
    number = layout.places[HAND[0]].width * 26 / 252 * 2  # its right edge, from the card's left
    for left, right in pairwise(poses):
        assert right.x - left.x > number * 0.9
    window = pygame.Rect((0, 0), size)
    area = layout.box(HAND[0], 20)
    assert area.left > layout.plates[0].right
    assert area.right < window.right - layout.px(226)


# Pictures


def test_sky_and_bay_fill_every_window() -> None:
    for size in [(320, 200), (400, 180), (200, 200)]:
        for hour in bay.HOURS:
            picture = bay.painted(size, hour)
            corners = [(0, 0), (size[0] - 1, 0), (0, size[1] - 1), (size[0] - 1, size[1] - 1)]
            assert all(picture.get_at(corner).a == 255 for corner in corners), (size, hour)


def test_the_hills_hide_what_has_set() -> None:
    size = (640, 400)
    free = bay.outline_of(size, bay.strip_of(size))
    assert free.get_at((320, 0)).a == 255
    assert free.get_at((20, free.get_height() - 1)).a == 0
