"""Every key and button in one table: F1 tells them, settings change them, pads have their signs."""

from __future__ import annotations

from collections.abc import Callable

import pygame
import pytest

from cardtable.devices.bindings import BUTTONS, DEEDS, FREE, KEYS, PAD, Bindings, told_at
from cardtable.devices.pad import family_of
from cardtable.media.words import sentences
from cardtable.rules.events import TrickWon
from cardtable.scenes.curtain import Curtain
from cardtable.scenes.games_list import GamesList
from cardtable.scenes.home import Home
from cardtable.scenes.key_help import KeyHelp
from cardtable.scenes.key_settings import KeySettings
from cardtable.scenes.play_scene import PlayScene
from cardtable.scenes.preferences import Preferences
from cardtable.scenes.review_scene import KEYS as REVIEW_KEYS
from cardtable.scenes.review_scene import ReviewScene
from cardtable.scenes.rules import Rules
from cardtable.scenes.scene import Scene, Stage
from cardtable.scenes.setup import Setup
from cardtable.scenes.small_ones import SmallOnes
from cardtable.scenes.statistics import Statistics
from cardtable.seats import Seat
from cardtable.settings import Settings, load
from cardtable.widgets.keycaps import said, sign
from tests.kept_games import finished_match
from tests.screen.conftest import Hand, Seated
from tests.table.hand import Hand as TableHand

SCREENS: dict[str, Callable[[Stage], Scene]] = {
    "home": Home,
    "settings": Preferences,
    "keys": KeySettings,
    "rules": Rules,
    "setup": lambda stage: Setup(stage, "towai"),
    "small ones": lambda stage: SmallOnes(stage, "catte"),
    "games": GamesList,
    "statistics": Statistics,
    "review": lambda stage: ReviewScene(stage, finished_match("catte"), rated=False),
    "curtain": lambda stage: Curtain(
        stage, "catte", Seat("person", "Aya"), 1, down=lambda: None, ready=lambda: None
    ),
}


def shown(hand: Hand) -> list[str]:
    """The deeds that are told now."""
    help_ = hand.stage.top
    assert isinstance(help_, KeyHelp)
    return [deed.name for deed in help_.deeds]


@pytest.mark.parametrize("screen", SCREENS)
def test_f1_tells_the_keys_of_every_screen_and_puts_them_away(hand: Seated, screen: str) -> None:
    mine = hand(SCREENS[screen])
    mine.wait(0.7)
    before = mine.stage.top
    mine.key(pygame.K_F1)
    assert {"choose", "back", "help", "full_screen"} <= set(shown(mine))
    assert ("search" in shown(mine)) == (screen == "rules")
    mine.key(pygame.K_F1)
    assert mine.stage.top is before
    mine.pad(pygame.CONTROLLER_BUTTON_BACK)
    assert shown(mine)
    mine.pad(pygame.CONTROLLER_BUTTON_BACK)
    assert mine.stage.top is before


def test_every_letter_of_the_review_is_told() -> None:
    told = {key for deed in told_at(ReviewScene.OWN_KEYS) for key in deed.keys}
    assert set(REVIEW_KEYS) <= told


def test_at_a_table_every_free_deed_is_told_and_can_be_done() -> None:
    hand = TableHand()
    scene = hand.sit("catte", 3)
    told = {deed.name for deed in told_at(scene.key_places())}
    at_table = {deed.name for deed in DEEDS if deed.place == "table" and deed.free}
    assert at_table <= told
    assert at_table == scene.actions.keys()


def test_no_key_and_no_button_does_two_things_in_one_place() -> None:
    usual = Bindings()
    for device in (KEYS, PAD):
        used = [pressed for name in FREE for pressed in usual.of(device, name)]
        assert len(used) == len(set(used))
        assert not any(usual.taken(device, pressed) for pressed in used)


def test_every_deed_key_and_button_has_its_name_and_every_button_its_sign() -> None:
    for language in ("en", "ja"):
        texts = sentences(language)
        assert {f"deed.{deed.name}" for deed in DEEDS} <= texts.keys()
        for deed in DEEDS:
            assert all(f"padname.{button}" in texts for button in deed.pad)
    told = {button for deed in DEEDS for button in deed.pad} | set(BUTTONS)
    for family in ("xbox", "playstation", "nintendo"):
        for button in told:
            assert sign(family, button, 24).get_bounding_rect().width > 10


@pytest.mark.parametrize(
    ("name", "family"),
    [
        ("Xbox Series X Controller", "xbox"),
        ("PS4 Controller", "playstation"),
        ("DualSense Wireless Controller", "playstation"),
        ("Nintendo Switch Pro Controller", "nintendo"),
        ("Generic USB Gamepad", "xbox"),
    ],
)
def test_a_pad_is_known_by_its_name(name: str, family: str) -> None:
    assert family_of(name) == family


# Putting deeds elsewhere


def rebind(hand: Hand, row: str, *keys: int) -> KeySettings:
    screen = hand.screen
    assert isinstance(screen, KeySettings)
    hand.click(row)
    for key in keys:
        hand.key(key)
    return screen


def test_a_deed_goes_on_the_key_that_is_pressed_and_stays_there(hand: Seated) -> None:
    mine = hand(KeySettings)
    rebind(mine, "keys-hint", pygame.K_g)
    assert mine.stage.settings.keys == {"hint": "g"}
    assert load().keys == {"hint": "g"}
    assert said(mine.stage.bindings, "hint", "") == "G"
    table = TableHand()
    scene = table.sit("catte", 3, keys={"hint": "g"})
    table.wait()
    table.key(pygame.K_h)
    table.turn()
    assert scene.hint.move is None
    table.key(pygame.K_g)
    table.turn()
    assert scene.hint.move is not None


def test_a_key_of_another_deed_changes_places_and_that_is_told(hand: Seated) -> None:
    mine = hand(KeySettings)
    screen = rebind(mine, "keys-hint", pygame.K_u)
    assert mine.stage.settings.keys == {"hint": "u", "undo": "h"}
    assert screen.notice == "U is set. “Undo” has moved to H."
    rebind(mine, "keys-hint", pygame.K_h)
    assert mine.stage.settings.keys == {}
    rebind(mine, "keys-hint", pygame.K_x)
    mine.click("reset")
    assert mine.stage.settings.keys == {}


@pytest.mark.parametrize("key", [pygame.K_RETURN, pygame.K_3, pygame.K_F1, pygame.K_LEFT])
def test_a_key_that_always_means_the_same_is_not_given_away(hand: Seated, key: int) -> None:
    mine = hand(KeySettings)
    screen = rebind(mine, "keys-hint", key)
    assert mine.stage.settings.keys == {}
    assert "always means the same" in screen.notice
    assert not mine.stage.listening


def test_the_letter_of_an_answer_is_not_given_away(hand: Seated) -> None:
    mine = hand(KeySettings)
    screen = rebind(mine, "keys-hint", pygame.K_p)
    assert mine.stage.settings.keys == {}
    assert "answer" in screen.notice


def test_escape_leaves_a_key_as_it_was(hand: Seated) -> None:
    mine = hand(KeySettings)
    screen = rebind(mine, "keys-hint", pygame.K_ESCAPE)
    assert mine.stage.top is screen
    mine.key(pygame.K_g)
    assert mine.stage.settings.keys == {}


def test_a_pads_button_can_be_chosen_by_pad_alone(hand: Seated) -> None:
    mine = hand(KeySettings)
    mine.pad(pygame.CONTROLLER_BUTTON_DPAD_RIGHT)
    assert mine.focus == "pad-hint"
    mine.pad(pygame.CONTROLLER_BUTTON_A)
    mine.pad(pygame.CONTROLLER_BUTTON_X)
    assert mine.stage.settings.pad == {"hint": "x", "inspect": "y"}


@pytest.mark.parametrize(
    "wrong",
    [
        {"hint": "u"},
        {"hint": "return"},
        {"hint": 3},
        {"dance": "g"},
        "g",
        {"hint": "g", "log": "g"},
    ],
)
def test_keys_that_make_no_sense_are_as_new(wrong: object, own_folder: object) -> None:
    settings = Settings(keys=wrong)  # type: ignore[arg-type]
    settings.save()
    assert load().keys == {}


# At the table


def test_with_shift_the_numbers_reach_the_last_cards_of_a_hand() -> None:
    hand = TableHand()
    hand.sit("catte", 3)
    while hand.wait() and hand.match.state.asked != "card":
        hand.by_clicking(hand.scene.moves[0])
    cards = list(hand.table.piles.own_hand())
    assert len(cards) > 10
    for order in range(10, len(cards)):
        hand.key(pygame.K_1 + order - 10, pygame.KMOD_LSHIFT)
        focus = hand.scene.focus
        if any(turn.move.card is cards[order].card for turn in hand.match.turns):
            break
        assert focus is not None
        assert focus.spoken().startswith(hand.table.words.card(cards[order].card))
    else:
        raise AssertionError("none of them could be played")


def test_the_hint_of_a_sign_names_its_key_or_the_pads_button() -> None:
    hand = TableHand()
    scene = hand.sit("catte", 3, keys={"undo": "z"})
    stage, tip = scene.stage, scene._tip
    assert tip.text(scene["hint"], stage) == "Hint (H)"
    assert tip.text(scene["undo"], stage) == "Undo (Z)"
    hand.stage.in_hand(by_pointer=False, pad="playstation")
    assert tip.text(scene["hint"], stage) == "Hint (Triangle)"
    assert tip.text(scene["rules"], stage) == "Rules"
    tip.ask(scene["hint"])  # by a finger
    assert tip.text(scene["hint"], stage) == "Hint"


def test_no_keyboard_cap_is_shown_while_a_pad_is_in_use() -> None:
    hand = TableHand()
    scene = hand.sit("catte", 3)
    hand.wait()
    press = pygame.event.Event(
        pygame.CONTROLLERBUTTONDOWN, button=pygame.CONTROLLER_BUTTON_DPAD_LEFT, instance_id=0
    )
    hand._send(press)
    assert scene.stage.pad == "xbox"
    assert scene.large_card.tip.text() == "Press X for a closer look at a card"
    hand.key(pygame.K_LEFT)
    assert scene.stage.pad == ""
    assert scene.large_card.tip.text() == "Press I for a closer look at a card"


def feels(hand: TableHand, scene: PlayScene) -> bool:
    """Play until one has won a trick; whether the pad shook."""
    won: list[int] = []
    scene.table.listeners.append(
        lambda event: won.append(event.seat) if isinstance(event, TrickWon) else None
    )
    while 0 not in won:
        assert hand.wait(ends=False)
        assert not hand.stage.wants_rumble()
        hand.stage.in_hand(by_pointer=False, pad="xbox")
        scene.play(scene.moves[0])
        hand.wait()
    return hand.stage.wants_rumble()


@pytest.mark.parametrize("calm", [False, True])
def test_a_trick_of_ones_own_is_felt_unless_motion_is_unwelcome(calm: bool) -> None:
    hand = TableHand()
    scene = hand.sit("catte", 3, reduced_motion=calm)
    assert feels(hand, scene) is not calm
