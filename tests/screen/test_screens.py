"""Every screen can be used by mouse, finger, keys and pad, in every size and language."""

from __future__ import annotations

import random
from collections.abc import Callable
from functools import partial

import pygame
import pytest

from cardtable.app import picture_of, stage_without_window
from cardtable.exercises.course import chapter_course
from cardtable.exercises.exercise import Kind
from cardtable.games import GAMES
from cardtable.kits import KITS
from cardtable.match import Match
from cardtable.reports import write_report
from cardtable.rules.events import Event, GameEnded, RoundEnded
from cardtable.saves import Save
from cardtable.scenes.credits import Credits
from cardtable.scenes.curtain import Curtain
from cardtable.scenes.dialogue import Dialogue
from cardtable.scenes.game_end import GameEnd
from cardtable.scenes.home import Home
from cardtable.scenes.pause import Pause
from cardtable.scenes.play_scene import PlayScene
from cardtable.scenes.preferences import Preferences
from cardtable.scenes.round_end import RoundEnd
from cardtable.scenes.rules import Rules
from cardtable.scenes.scene import Scene, Stage
from cardtable.scenes.screen import Screen
from cardtable.scenes.setup import Setup
from cardtable.scenes.small_ones import SmallOnes
from cardtable.scenes.small_table import SmallTable
from cardtable.scenes.waiting_game import standing
from cardtable.seats import Seat
from cardtable.settings import Settings, load
from cardtable.widgets.people import cast_of
from tests.screen.conftest import Hand, Seated

SIZES = ((960, 600), (960, 1280), (1280, 800), (1920, 1080), (1024, 768), (2560, 1080))


def played(name: str, until: type, seats: int | None = None) -> tuple[Match, tuple[Event, ...]]:
    """A match in which everybody plays anything, up to an event."""
    game = GAMES[name](seats)
    luck = random.Random(3)
    cast = cast_of(name)
    people = [Seat("person", "Aya"), *[Seat("hard", cast[n]) for n in range(game.seats - 1)]]
    match = Match(game, 3, tuple(people))
    while not match.over:
        events = match.play(luck.choice(match.legal_moves()))
        if any(isinstance(event, until) for event in events):
            return match, events
    raise AssertionError("it never happened")


def nothing() -> None:
    """What a button does here."""


def ended(name: str) -> Callable[[Stage], Scene]:
    match, _ = played(name, GameEnded)
    return lambda stage: GameEnd(stage, match, lambda _: None)


def rounded_up(name: str) -> Callable[[Stage], Scene]:
    match, events = played(name, RoundEnded)
    return lambda stage: RoundEnd(stage, match, events, nothing)


def small(name: str, kind: Kind, stage: Stage) -> Scene:
    course = chapter_course(KITS[name].game, kind)
    return SmallTable(stage, course, lambda _: None)


SCREENS: dict[str, Callable[[Stage], Scene]] = {
    "home": Home,
    "settings": Preferences,
    "credits": Credits,
    "rules": Rules,
    "pause": lambda stage: Pause(stage, "towai"),
    "curtain": lambda stage: Curtain(
        stage, "catte", Seat("person", "Aya"), 1, down=nothing, ready=nothing
    ),
    "question": lambda stage: Dialogue(stage, "Why?", "Because.", [("a", "A", "main", nothing)]),
    **{f"setup {name}": partial(Setup, game=name) for name in GAMES},
    **{f"small ones of {name}": partial(SmallOnes, game=name) for name in GAMES},
    **{
        f"small one of {name}, {kind.name}": partial(small, name, kind)
        for name, kit in KITS.items()
        for kind in kit.exercises()
    },
    **{f"round of {name}": rounded_up(name) for name, game in GAMES.items() if not game.together},
    **{f"end of {name}": ended(name) for name in GAMES},
}


@pytest.mark.slow
@pytest.mark.parametrize("language", ["en", "ja"])
@pytest.mark.parametrize("name", SCREENS)
def test_every_screen_fits_every_window(name: str, language: str) -> None:
    for size in SIZES:
        for text_size in (1.0, 1.3):
            settings = Settings(language=language, text_size=text_size)
            stage = stage_without_window(size, settings, pictures="never")
            stage.push(SCREENS[name](stage), fade=False)
            picture_of(stage)
            window = pygame.Rect((0, 0), size)
            top = stage.top
            assert isinstance(top, Screen)
            for widget in top.widgets:
                assert widget.box.width > 8
                assert widget.box.height > 8
                assert window.left <= widget.box.left < widget.box.right <= window.right
                if widget.scroller is None:
                    assert window.contains(widget.box), f"{widget.name} at {size}"
                else:
                    area = widget.scroller.area
                    assert widget.box.bottom - area.top <= widget.scroller.height + 1


@pytest.mark.slow
@pytest.mark.parametrize("name", SCREENS)
def test_tab_reaches_every_control_and_arrows_leave_none_out(hand: Seated, name: str) -> None:
    mine = hand(SCREENS[name])
    mine.wait(0.6)
    names = {widget.name for widget in mine.screen.widgets if widget.enabled}
    if name.startswith("rules"):
        return  # turning a page makes other controls
    seen = set()
    for _ in names:
        seen.add(mine.focus)
        mine.key(pygame.K_TAB)
    assert seen == names


@pytest.mark.parametrize("name", SCREENS)
def test_where_an_arrow_leads_a_way_leads_back(hand: Seated, name: str) -> None:
    """From every control every other one can be reached by arrows alone."""
    from cardtable.widgets.widget import nearest

    mine = hand(SCREENS[name])
    screen = mine.screen
    usable = [widget for widget in screen.widgets if widget.enabled]
    for start in usable:
        found = {start.name}
        edge = [start]
        while edge:
            here = edge.pop()
            for way in ((1, 0), (-1, 0), (0, 1), (0, -1)):
                there = nearest(screen.widgets, here, *way)
                if there and there.name not in found:
                    found.add(there.name)
                    edge.append(there)
        assert found == {widget.name for widget in usable}, start.name


def test_the_focus_is_seen_with_keys_and_not_with_the_mouse(hand: Seated) -> None:
    mine = hand(Home)
    mine.key(pygame.K_RIGHT)
    assert [widget.name for widget in mine.screen.widgets if widget.focused] == [mine.focus]
    mine.point((640, 100))
    assert not any(widget.focused for widget in mine.screen.widgets)


@pytest.mark.unhurried
def test_the_way_through_the_first_screens_by_mouse(hand: Seated) -> None:
    mine = hand(Home)
    for name, scene in (("settings", Preferences), ("rules", Rules), ("credits", Credits)):
        mine.click(name)
        assert isinstance(mine.stage.top, scene)
        mine.wait(0.4)
        mine.click("back")
        mine.wait(0.4)
        assert isinstance(mine.stage.top, Home)
    mine.click("catte")
    assert isinstance(mine.stage.top, Setup)
    assert mine.stage.top.game == "catte"


def test_the_same_by_pad_and_by_finger(hand: Seated) -> None:
    mine = hand(Home)
    mine.pad(pygame.CONTROLLER_BUTTON_A)
    assert isinstance(mine.stage.top, Setup)
    mine.pad(pygame.CONTROLLER_BUTTON_B)
    assert isinstance(mine.stage.top, Home)
    mine.tap("towai")
    assert isinstance(mine.stage.top, Setup)


def test_nothing_is_lost_by_leaving_so_quit_does_not_ask(hand: Seated) -> None:
    mine = hand(Home)
    mine.click("quit")
    assert mine.stage.leaving


def test_escape_at_home_only_offers_to_quit(hand: Seated) -> None:
    mine = hand(Home)
    mine.key(pygame.K_ESCAPE)
    mine.key(pygame.K_ESCAPE)
    assert mine.focus == "quit"
    assert not mine.stage.leaving
    mine.key(pygame.K_RETURN)
    assert mine.stage.leaving


def waits(game: str, moves: int, *others: str) -> Match:
    """A match on disk, so many moves on; seat 0 is a person's."""
    seats = (Seat("person", "Aya"), *[Seat(who, "") for who in others])
    match = Match(GAMES[game](len(seats)), 5, seats)
    for _ in range(moves):
        match.play(match.legal_moves()[0])
    Save(match)
    return match


def test_the_box_of_a_game_that_waits_asks_before_another_is_set_up(hand: Seated) -> None:
    match = waits("catte", 1, "easy", "easy")
    mine = hand(Home)
    mine.click("catte")
    question = mine.stage.top
    assert isinstance(question, Dialogue)
    assert standing(match) in question.text
    mine.click("continue")
    assert isinstance(mine.stage.top, PlayScene)
    assert mine.stage.top.match.to_text() == match.to_text()


def test_a_new_game_instead_is_asked_for_once(hand: Seated) -> None:
    waits("catte", 1, "easy", "easy")
    mine = hand(Home)
    mine.click("catte")
    mine.click("new")
    assert isinstance(mine.stage.top, Setup)
    mine.click("play")
    assert isinstance(mine.stage.top, PlayScene)
    assert not mine.stage.top.match.turns


@pytest.mark.parametrize(
    ("game", "others", "stands"),
    [
        ("meows", ("easy", "easy"), "Round 1, your turn"),
        ("meows", ("person", "easy"), "Round 1, Aya’s turn"),
        ("familiar", ("easy", "easy"), "Turn 1 of 9, your turn"),
    ],
)
def test_a_game_that_waits_says_where_it_stands(
    game: str, others: tuple[str, ...], stands: str
) -> None:
    match = waits(game, 0, *others)
    while match.state.turn:
        match.play(match.legal_moves()[0])
    assert standing(match) == stands


def test_a_game_of_rounds_counts_them() -> None:
    match, _ = played("catte", RoundEnded)
    assert standing(match).startswith("Round 2, ")


def test_copying_the_deal_code_is_confirmed_for_a_moment(
    hand: Seated, monkeypatch: pytest.MonkeyPatch
) -> None:
    copied: list[str] = []
    monkeypatch.setattr(pygame.scrap, "put_text", copied.append)
    mine = hand(lambda stage: Setup(stage, "catte"))
    screen = mine.screen
    assert isinstance(screen, Setup)
    before = picture_of(mine.stage).get_buffer().raw
    mine.click("copy")
    assert copied == [screen.plan.deal.code]
    mine.wait(0.2)
    assert screen.told == f"Copied: {screen.plan.deal.code}"
    assert picture_of(mine.stage).get_buffer().raw != before
    mine.wait(5)
    assert screen.told == ""


def test_the_language_changes_everywhere_at_once(hand: Seated) -> None:
    mine = hand(Home)
    mine.click("language")
    assert mine.screen["settings"].spoken() == "設定"
    assert load().language == "ja"
    mine.click("language")
    assert mine.screen["settings"].spoken() == "Settings"


def test_play_with_nothing_changed_is_one_click(hand: Seated) -> None:
    mine = hand(lambda stage: Setup(stage, "meows"))
    screen = mine.screen
    assert isinstance(screen, Setup)
    assert mine.focus == "play"
    match = screen.plan.match()
    assert [seat.who for seat in match.seats] == ["person", "normal", "normal", "normal"]
    assert len({seat.name for seat in match.seats}) == 4


def test_what_was_set_up_is_the_match_and_is_remembered(hand: Seated) -> None:
    mine = hand(lambda stage: Setup(stage, "meows"))
    screen = mine.screen
    assert isinstance(screen, Setup)
    mine.click("seat-0-name")
    mine.write("Mika")
    mine.click("hidden")
    assert screen["stakes"].enabled
    mine.click("stakes")
    kind = screen["seat-1-kind"]
    mine.click((kind.place.left + 8, kind.place.centery))
    mine.click("code")
    for _ in range(20):
        mine.key(pygame.K_BACKSPACE)
    mine.write("moth-4417")
    match = screen.plan.match()
    assert match.seats[0] == Seat("person", "Mika")
    assert match.seats[1].who == "person"
    assert match.game.chosen["stakes"] == "yes"
    mine.key(pygame.K_ESCAPE)
    again = hand(lambda stage: Setup(stage, "meows")).screen
    del again
    kept = Setup(stage_without_window((1280, 800), load(), pictures="never"), "meows")
    assert kept.plan.match().seats == match.seats
    assert kept.plan.match().game.chosen == match.game.chosen


def test_an_option_that_needs_another_falls_away_with_it(hand: Seated) -> None:
    mine = hand(lambda stage: Setup(stage, "meows"))
    screen = mine.screen
    assert isinstance(screen, Setup)
    mine.click("hidden")
    mine.click("stakes")
    mine.click("hidden")
    assert not screen["stakes"].enabled
    assert screen.plan.match().game.chosen["stakes"] == "no"


@pytest.mark.parametrize("way", ["mouse", "finger", "keys", "pad"])
@pytest.mark.parametrize("game", ["meows", "catte"])
def test_open_memory_can_be_chosen_in_every_way_and_is_remembered(
    hand: Seated, game: str, way: str
) -> None:
    mine = hand(lambda stage: Setup(stage, game))
    screen = mine.screen
    assert isinstance(screen, Setup)
    assert screen.plan.match().game.chosen["open_memory"] == "no"
    if way == "mouse":
        mine.click("open_memory")
    elif way == "finger":
        mine.tap("open_memory")
    elif way == "keys":
        for _ in range(len(screen.widgets)):
            if mine.focus != "open_memory":
                mine.key(pygame.K_TAB)
        mine.key(pygame.K_RETURN)
    else:
        for _ in range(len(screen.widgets)):
            if mine.focus != "open_memory":
                mine.pad(pygame.CONTROLLER_BUTTON_DPAD_UP)
        mine.pad(pygame.CONTROLLER_BUTTON_A)
    assert screen.plan.match().game.chosen["open_memory"] == "yes"
    mine.key(pygame.K_ESCAPE)
    kept = Setup(stage_without_window((1280, 800), load(), pictures="never"), game)
    assert kept.plan.match().game.chosen["open_memory"] == "yes"


@pytest.mark.parametrize("name", [*[f"setup {name}" for name in GAMES], "rules", "settings"])
@pytest.mark.parametrize("language", ["en", "ja"])
def test_in_a_tall_window_nothing_has_to_be_scrolled(name: str, language: str) -> None:
    stage = stage_without_window((960, 1280), Settings(language=language), pictures="never")
    stage.push(SCREENS[name](stage), fade=False)
    top = stage.top
    assert isinstance(top, Screen)
    assert top.scroller is not None
    assert top.scroller.reach == 0


def test_the_rules_keep_their_place_from_page_to_page_in_a_tall_window(hand: Seated) -> None:
    mine = hand(lambda stage: Rules(stage, "meows"), size=(960, 1280))
    places = set()
    for page in KITS["meows"].pages:
        mine.click(f"page-{page}")
        places.add(mine.screen["back"].place.topleft)
    assert len(places) == 1


def test_a_character_sits_at_one_seat_only(hand: Seated) -> None:
    mine = hand(lambda stage: Setup(stage, "familiar"))
    screen = mine.screen
    assert isinstance(screen, Setup)
    for _ in range(7):
        mine.click("seat-1-face")
        match = screen.plan.match()
        assert match.seats[1].name != match.seats[2].name


def test_settings_take_effect_at_once_and_are_kept(hand: Seated) -> None:
    mine = hand(Preferences)
    mine.click("reduced_motion")
    assert mine.stage.settings.reduced_motion
    mine.screen.focus_on(mine.screen["speed"])
    mine.key(pygame.K_RIGHT)
    assert mine.stage.settings.speed == "fast"
    mine.screen.focus_on(mine.screen["music"])
    for _ in range(12):
        mine.key(pygame.K_LEFT)
    assert mine.stage.settings.music == 0
    kept = load()
    assert (kept.reduced_motion, kept.speed, kept.music) == (True, "fast", 0.0)


def test_a_slider_follows_the_pointer(hand: Seated) -> None:
    mine = hand(Preferences)
    slider = mine.screen["effects"]
    start = mine.place("effects")
    mine.drag(start, (slider.place.right + 50, start[1]))
    assert mine.stage.settings.effects == 1.0


def test_the_wheel_scrolls_and_the_focus_stays_in_sight(hand: Seated) -> None:
    mine = hand(Preferences, size=(960, 600))
    scroller = mine.screen.scroller
    assert scroller
    mine.frame(pygame.event.Event(pygame.MOUSEWHEEL, y=-3, precise_y=-3.0, x=0))
    assert scroller.offset > 0
    for _ in range(30):
        mine.key(pygame.K_DOWN)
        focus = mine.screen.focus
        if focus and focus.scroller:
            assert focus.scroller.area.contains(focus.place)


@pytest.mark.unhurried
def test_behind_the_curtain_only_the_person_named_goes_on(hand: Seated) -> None:
    ready = []
    mine = hand(Home)
    curtain = Curtain(
        mine.stage,
        "catte",
        Seat("person", "Aya"),
        0,
        down=lambda: ready.append("down"),
        ready=lambda: ready.append("ready"),
    )
    mine.stage.push(curtain)
    mine.wait(0.6)
    assert ready == ["down"]
    mine.key(pygame.K_ESCAPE)
    mine.wait(1.0)
    assert isinstance(mine.screen, Pause)  # over the cloth
    mine.key(pygame.K_ESCAPE)
    mine.wait(1.0)
    assert mine.stage.scenes[-1] is curtain
    assert ready == ["down"]
    mine.click("ready")
    mine.wait(0.6)
    assert ready == ["down", "ready"]
    assert mine.stage.top is not curtain


def test_a_click_counts_the_round_faster_and_the_next_goes_on(hand: Seated) -> None:
    match, events = played("meows", RoundEnded)
    done = []
    mine = hand(Home)
    scene = RoundEnd(mine.stage, match, events, lambda: done.append(True))
    mine.stage.push(scene)
    mine.wait(0.3)
    assert scene.count.going
    mine.click((300, 300))
    assert not scene.count.going
    assert not done
    mine.click("next")
    assert done == [True]


@pytest.mark.unhurried
def test_the_standings_grow_with_what_has_been_counted(hand: Seated) -> None:
    match, events = played("catte", RoundEnded)
    mine = hand(Home)
    scene = RoundEnd(mine.stage, match, events, nothing)
    mine.stage.push(scene)
    assert [scene.count.total_now(seat) for seat in range(3)] == [0, 0, 0]
    mine.wait(8)
    assert tuple(scene.count.total_now(seat) for seat in range(3)) == scene.count.totals


def test_nothing_is_drawn_while_nothing_moves(hand: Seated) -> None:
    mine = hand(Home)
    mine.wait(1)
    before = mine.drawings
    mine.wait(5)
    assert mine.drawings == before


def test_a_click_hurries_the_fade(hand: Seated) -> None:
    mine = hand(Home)
    mine.click("rules")
    assert not mine.stage.at_rest
    mine.key(pygame.K_PERIOD)
    assert mine.stage.at_rest


@pytest.mark.unhurried
def test_every_page_of_the_rules_can_be_turned_to(hand: Seated) -> None:
    mine = hand(Rules)
    screen = mine.screen
    assert isinstance(screen, Rules)
    for index, (game, kit) in enumerate(KITS.items()):
        choice = mine.screen["game"].place
        mine.click(
            (choice.left + choice.width * (2 * index + 1) // (2 * len(KITS)), choice.centery)
        )
        assert screen.game == game
        for page in kit.pages:
            mine.click(f"page-{page}")
            assert screen.page == page


def test_a_report_keeps_the_error_and_the_window(hand: Seated) -> None:
    mine = hand(Home)
    path = write_report(mine.stage, "Traceback: it broke")
    assert path
    text = path.read_text(encoding="utf-8")
    assert "it broke" in text
    assert "(1280, 800)" in text


@pytest.mark.slow
def test_thousands_of_random_gestures_break_nothing(hand: Seated) -> None:
    luck = random.Random(7)
    mine = hand(Home)
    keys = [
        pygame.K_TAB, pygame.K_RETURN, pygame.K_LEFT, pygame.K_RIGHT, pygame.K_UP, pygame.K_DOWN,
        pygame.K_h, pygame.K_5, pygame.K_PAGEDOWN, pygame.K_BACKSPACE,
    ]  # fmt: skip
    for _ in range(1500):
        at = luck.randrange(1280), luck.randrange(800)
        match luck.randrange(6):
            case 0:
                mine.point(at)
            case 1:
                mine.drag((luck.randrange(1280), luck.randrange(800)), at, steps=2)
            case 2 | 3:
                mine.key(luck.choice(keys))
            case 4:
                mine.write(luck.choice("abあ猫 7"))
            case 5 if not isinstance(mine.stage.top, Setup):
                mine.click(at)
        if mine.stage.leaving or not isinstance(mine.stage.top, tuple(_PLAIN)):
            mine = hand(Home)
    assert isinstance(mine, Hand)


_PLAIN = (Home, Preferences, Credits, Rules, Setup, Dialogue)
