"""The table of Tomorrow Never Meows: its sky, its standing wishes, the panel they are made on."""

from __future__ import annotations

from collections.abc import Callable
from itertools import pairwise
from typing import cast

import pygame
import pytest

from cardtable.app import picture_of, stage_without_window
from cardtable.games.meows import sky
from cardtable.games.meows.look import MeowsLook
from cardtable.games.meows.rules import HAND, SHOWN, TRICK, WISH, WON, Meows, score_lines, winner
from cardtable.games.meows.weather import Weather, joined
from cardtable.games.meows.wishes import WishPanel, WishTile
from cardtable.match import Match
from cardtable.media.pictures import Pictures
from cardtable.media.words import words
from cardtable.scenes.play_scene import PlayScene
from cardtable.seats import Seat
from cardtable.settings import Settings
from cardtable.table.card_sprite import pose_bounds
from cardtable.table.coming_down import front
from cardtable.table.table import Table
from tests.table.hand import Hand, Lucky

SIZES = [(960, 600), (960, 1280), (1280, 800), (1024, 768), (1920, 1080)]


def look_of(scene: PlayScene) -> MeowsLook:
    assert isinstance(scene.look, MeowsLook)
    return scene.look


def match_until(
    enough: Callable[[Match], bool],
    *,
    seats: int = 4,
    options: dict[str, str] | None = None,
    wishes: str = "fine",
) -> Match:
    """A match played with first moves until it has gone far enough; one wish for everybody."""
    who = (Seat("person", "Ann"), *[Seat("easy", "rumble")] * (seats - 1))
    match = Match(Meows(seats, options), 5, who)
    while not enough(match):
        moves = match.legal_moves()
        chosen = [m for m in moves if m.word == wishes or m.text.startswith(f"wish-{wishes} ")]
        match.play((chosen or moves)[0])
    return match


def asked(what: str, round_now: int = 1) -> Callable[[Match], bool]:
    """Until the one person is asked this."""
    return lambda m: (m.state.asked, m.state.turn, m.state.round) == (what, 0, round_now)


def sit(hand: Hand, match: Match, **settings: object) -> PlayScene:
    scene = hand.sit("meows", match=match, **settings)  # type: ignore[arg-type]
    hand.settle(0.5)
    scene.layout()
    return scene


def tiles(scene: PlayScene) -> list[WishTile]:
    return [widget for widget in scene.widgets if isinstance(widget, WishTile)]


# The panel of wishes


def test_eight_wishes_are_shown_and_three_of_them_locked_at_first(hand: Hand) -> None:
    scene = sit(hand, match_until(asked("wish")))
    assert isinstance(scene.panel, WishPanel)
    locked = [tile.wish for tile in tiles(scene) if tile.answer.refused]
    assert len(tiles(scene)) == 8
    assert locked == ["very-fine", "very-cloudy", "very-rainy"]
    assert "Fine" in tiles(scene)[5].answer.refused


def test_after_a_round_of_fine_very_fine_may_be_chosen(hand: Hand) -> None:
    scene = sit(hand, match_until(asked("wish", 2)))
    open_now = [tile.wish for tile in tiles(scene) if not tile.answer.refused]
    assert open_now == ["fine", "cloudy", "rainy", "thunder", "snow", "very-fine"]
    assert isinstance(scene.panel, WishPanel)
    assert scene.panel.own == "fine"


def test_a_locked_wish_says_why_and_is_not_made(hand: Hand) -> None:
    scene = sit(hand, match_until(asked("wish")))
    before = len(scene.match.turns)
    hand.click_at(tiles(scene)[6].place.center)
    assert len(scene.match.turns) == before
    assert "Cloudy" in scene.table.captions.notice


def test_a_click_on_a_tile_makes_the_wish(hand: Hand) -> None:
    scene = sit(hand, match_until(asked("wish")))
    hand.click_at(tiles(scene)[3].place.center)
    hand.settle()
    assert [card.suit for card in scene.table.piles.cards(WISH[0])] == ["thunder"]


def test_games_without_advanced_wishes_show_five(hand: Hand) -> None:
    scene = sit(hand, match_until(asked("wish"), options={"wishes": "5"}))
    assert [tile.wish for tile in tiles(scene)] == ["fine", "cloudy", "rainy", "thunder", "snow"]


def test_the_panel_waits_until_the_hand_is_dealt(hand: Hand) -> None:
    who = (Seat("person", "Ann"), *[Seat("easy", "rumble")] * 3)
    dealt = (Match(Meows(4), seed, who) for seed in range(40))
    match = next(match for match in dealt if match.state.turn == 0)
    scene = hand.sit("meows", match=match, speed="normal")
    seen = []
    for _ in range(200):
        hand.turn(0.05)
        seen.append((scene.panel is not None, len(scene.table.piles.own_cards())))
    assert seen[0] == (False, 0)
    assert seen[-1] == (True, 8)
    assert (True, 0) not in seen


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("language", ["en", "ja"])
def test_the_tiles_lie_on_the_panel_and_above_the_hand(
    hand: Hand, size: tuple[int, int], language: str
) -> None:
    scene = sit(hand, match_until(asked("wish")), size=size, language=language)
    words.language = language
    scene.layout()
    try:
        panel = scene.panel
        assert panel is not None
        tops = [hand_card.bounds().centery for hand_card in scene.table.piles.own_hand()]
        assert panel.box.bottom < min(tops)
        boxes = [tile.box for tile in tiles(scene)]
        for order, box in enumerate(boxes):
            assert panel.box.contains(box)
            assert box.collidelist(boxes[order + 1 :]) < 0
    finally:
        words.language = "en"


# Hidden games


def test_nothing_is_known_of_sleeves_but_what_was_said(hand: Hand) -> None:
    match = match_until(asked("card"), options={"hidden": "yes"}, wishes="snow")
    look = look_of(sit(hand, match))
    assert look.seen.wishes_made() == []
    assert [look.seen.announced(seat) for seat in range(4)] == ["snow"] * 4
    hidden = [look.table.cards(WISH[seat])[0].suit for seat in (1, 2, 3)]
    assert hidden == ["back"] * 3


def test_ones_own_wish_is_marked_while_announcing(hand: Hand) -> None:
    match = match_until(asked("announce"), options={"hidden": "yes", "stakes": "yes"})
    scene = sit(hand, match)
    assert [tile.wish for tile in tiles(scene) if tile.mine] == ["fine"]
    notes = {tile.answer.note for tile in tiles(scene)}
    assert notes == {words("wish.truth.line"), words("wish.lie.line")}


def test_what_others_announced_is_seen_while_one_announces(hand: Hand) -> None:
    match = match_until(asked("announce"), options={"hidden": "yes"}, wishes="snow")
    told = [seat for seat in (1, 2, 3) if match.view(0).announced[seat]]  # type: ignore[attr-defined]
    look = look_of(sit(hand, match))
    assert [(made.seat, made.wish) for made in look.seen.wishes_made()] == [
        (s, "snow") for s in told
    ]


def test_wishes_out_of_their_sleeves_are_looked_at_one_by_one(hand: Hand) -> None:
    def last_card(match: Match) -> bool:
        left = sum(len(match.state.piles[number]) for number in HAND)
        return match.state.asked == "card" and left == 1

    match = match_until(last_card, options={"hidden": "yes"})
    scene = sit(hand, match, speed="normal", trick_pause="short")
    events = match.play(match.legal_moves()[0])
    scene.table.show(match.seen(events, 0), match.view(0))
    revealed, table = [0.0] * 4, scene.table
    for step in range(600):
        table.update(0.02)
        for seat in range(4):
            if not revealed[seat] and table.piles.cards(SHOWN[seat]):
                revealed[seat] = step * 0.02
        if table.coming.halted is not None:
            break
    apart = sorted(revealed)
    assert all(later - sooner > 0.7 for sooner, later in pairwise(apart))


# What is said


def mid_trick(cards: int) -> Callable[[Match], bool]:
    return lambda m: (
        m.state.asked == "card" and m.state.turn == 0 and len(m.state.piles[TRICK]) == cards
    )


def test_the_prompt_says_what_is_legal_and_who_is_winning(hand: Hand) -> None:
    look = look_of(sit(hand, match_until(mid_trick(3))))
    trick = look.table.cards(TRICK)
    best = trick[winner(trick)[0]]
    prompt = look.prompts.sentence()
    assert look.seen.texts.card(best) in prompt
    assert look.seen.texts.suit(trick[0].suit) in prompt
    assert prompt != look.seen.winning()


def test_every_reason_to_win_is_worded() -> None:
    for key in (
        "highest-of-led",
        "highest-thunder",
        "snow-beats-thunder",
        "only-snow",
        "highest-under-snow",
    ):
        assert words.has(f"wins.{key}")


def test_so_far_counts_as_the_round_will(hand: Hand) -> None:
    def round_over(match: Match) -> bool:
        return match.state.round == 2

    options = {"hidden": "yes", "stakes": "yes"}
    last = match_until(round_over, options=options)
    last.undo(1)
    look = look_of(sit(hand, last))
    state = last.state
    lines = score_lines("fine", state.piles[WON[0]], 4)
    tricks = len(state.piles[WON[0]]) // 4
    assert look.seen.so_far() == sum(line.gives for line in lines) + 3 * tricks


# The sky


def test_the_sky_takes_up_the_weather_that_is_winning(hand: Hand) -> None:
    look = look_of(sit(hand, match_until(mid_trick(2))))
    trick = look.table.cards(TRICK)
    assert look.mood("calm") == trick[winner(trick)[0]].suit
    assert look_of(sit(hand, match_until(asked("wish")))).mood("calm") == "calm"


@pytest.mark.slow
def test_one_weather_comes_down_over_the_other_behind_the_cards() -> None:
    stage = stage_without_window((960, 600), Settings(language="en", ambience=0))
    stage.push(PlayScene(stage, match_until(mid_trick(2)), thinker=Lucky(), saved=False), False)
    table = cast(PlayScene, stage.top).table
    new = table.shown.mood
    old = next(mood for mood in ("fine", "thunder") if mood != new)

    def colour(picture: pygame.Surface) -> tuple[int, ...]:
        return tuple(picture.get_at((4, 300)))[:3]

    first, last = colour(table.look.backdrop(old)), colour(table.look.backdrop(new))
    table.shown.mood = old
    seen = [colour(picture_of(stage))]
    table.renderer.follow_mood()
    while table.renderer.fade is not None:
        stage.update(1 / 30)
        seen.append(colour(picture_of(stage)))
    assert first != last
    assert (seen[0], seen[-1]) == (first, last)
    assert len(set(seen)) > 4, "not at once"
    for a, b, *between in zip(first, last, *seen, strict=True):
        assert between == sorted(between, reverse=a > b), "and never back"


def test_the_weather_comes_down_with_its_sky(hand: Hand) -> None:
    """No sun shines in a sky that is still a thunderstorm's, and its clouds are dark until then."""
    look = look_of(sit(hand, match_until(mid_trick(2))))
    shown, backdrops, (wide, high) = hand.table.shown, look.backdrops, hand.stage.size
    hand.stage.pictures.mode = "at once"

    def drawn(gives_way: tuple[str, float] | None) -> pygame.Surface:
        shown.gives_way = gives_way
        surface = pygame.Surface((wide, high))
        backdrops.draw(surface)
        return surface

    backdrops.weather.mood = "thunder"
    dark = pygame.image.tobytes(drawn(None), "RGB")
    backdrops.weather.mood = "fine"
    bright = pygame.image.tobytes(drawn(None), "RGB")
    assert pygame.image.tobytes(drawn(("thunder", 0.0)), "RGB") == dark
    assert pygame.image.tobytes(drawn(("thunder", 1.0)), "RGB") == bright
    half = pygame.image.tobytes(drawn(("thunder", 0.25)), "RGB")
    row = front(high, 0.25) * wide * 3
    assert 0 < row < len(half)
    assert half == bright[:row] + dark[row:]
    assert bright[:row] != dark[:row]


@pytest.mark.parametrize("mood", sky.MOODS)
def test_every_sky_is_painted_at_the_size_of_the_window(mood: str) -> None:
    for size in ((320, 200), (480, 200), (240, 200)):
        whole = sky.painted(size, mood)
        assert whole.get_size() == size
        assert all(whole.get_at((x, y)).a == 255 for x in (0, 99, size[0] - 1) for y in (0, 199))


@pytest.mark.parametrize("mood", sky.MOODS)
def test_weather_moves_in_few_places_and_stays_there(mood: str) -> None:
    weather = Weather(Pictures("never"))
    weather.mood = mood
    ground = sky.Ground((1280, 800))
    window = pygame.Rect((0, 0), ground.size)
    weather.stir()
    for _ in range(600):
        changed = weather.move(1 / 30, ground)
        assert len(changed) <= 8
        assert all(window.contains(rect) for rect in changed)
    surface = pygame.Surface(ground.size)
    weather.draw(surface, ground)


def test_at_rest_the_weather_moves_five_times_a_second() -> None:
    weather = Weather(Pictures("never"))
    ground = sky.Ground((1280, 800))
    moved = sum(1 for _ in range(300) if weather.move(1 / 30, ground))
    assert 40 <= moved <= 52


def test_with_reduced_motion_no_lightning_flashes(hand: Hand) -> None:
    look = look_of(sit(hand, match_until(mid_trick(3)), reduced_motion=True))
    match = hand.match
    look.backdrops.weather.mood = "thunder"
    events = match.play(match.legal_moves()[0])
    for event in events:
        look.react(event)
    assert look.backdrops.weather.move(0.0, sky.Ground((1280, 800))) == []
    assert not look.backdrops.weather.lively


def test_rectangles_that_touch_are_joined() -> None:
    rects = [pygame.Rect(n * 100, 0, 20, 20) for n in range(12)]
    found = joined(rects, (1280, 800), most=4)
    assert len(found) == 4
    for rect in rects:
        assert any(one.contains(rect) for one in found)


# Places


def spots(table: Table, look: MeowsLook) -> list[pygame.Rect]:
    """Plates and standing wishes: nothing of these may lie on another."""
    found = list(table.layout.plates.values())
    for seat in range(look.game.seats):
        place = table.layout.places[WISH[seat]]
        box = pygame.Rect(0, 0, round(place.width), round(place.height))
        box.center = (round(place.x), round(place.y))
        found.append(box)
    return found


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("seats", [3, 4])
def test_nothing_lies_on_anything_else(hand: Hand, size: tuple[int, int], seats: int) -> None:
    scene = sit(hand, match_until(asked("card"), seats=seats), size=size)
    table, look = scene.table, look_of(scene)
    window = pygame.Rect((0, 0), size)
    boxes = [*spots(table, look), look.heading.box()]
    boxes += [w.box for w in scene.widgets if w.name in ("menu", "log", "hint", "undo", "sort")]
    for order, box in enumerate(boxes):
        assert window.contains(box)
        assert box.collidelist(boxes[order + 1 :]) < 0, box
    cards = [pose_bounds(sprite.pose) for sprite in table.piles.own_hand()]
    for box in boxes:
        assert box.collidelist(cards) < 0, box
