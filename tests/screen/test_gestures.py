"""Devices become gestures."""

from __future__ import annotations

from typing import Any

import pygame
import pytest

from cardtable import gestures as g
from cardtable.devices.backlog import MOST, SECONDS, Backlog
from cardtable.devices.devices import Devices
from tests.screen.conftest import touched


def event(kind: int, **values: Any) -> pygame.event.Event:
    return pygame.event.Event(kind, **values)


def down(at: g.Pixel, touch: bool = False, button: int = 1, clicks: int = 1) -> pygame.event.Event:
    return event(pygame.MOUSEBUTTONDOWN, pos=at, button=button, touch=touch, clicks=clicks)


def up(at: g.Pixel, touch: bool = False, clicks: int = 1) -> pygame.event.Event:
    return event(pygame.MOUSEBUTTONUP, pos=at, button=1, touch=touch, clicks=clicks)


def motion(at: g.Pixel) -> pygame.event.Event:
    return event(pygame.MOUSEMOTION, pos=at, rel=(0, 0), buttons=(0, 0, 0), touch=False)


def key(key: int, mod: int = 0) -> pygame.event.Event:
    return event(pygame.KEYDOWN, key=key, mod=mod, unicode="")


def test_a_click_is_a_lift_and_a_choice() -> None:
    assert Devices().read([down((5, 5)), up((7, 6))], 0) == [g.Lift((5, 5)), g.Choose((7, 6))]


def test_the_second_click_of_a_double_click_says_so() -> None:
    found = Devices().read([down((5, 5), clicks=2), up((5, 5), clicks=2)], 0)
    assert found[-1] == g.Choose((5, 5), clicks=2)


def test_a_drag_is_lift_carry_and_drop_and_only_the_newest_place_counts() -> None:
    found = Devices().read(
        [down((5, 5)), motion((9, 5)), motion((30, 5)), motion((60, 9)), up((61, 9))], 0
    )
    assert found == [g.Lift((5, 5)), g.Carry((60, 9)), g.Drop((61, 9))]


def finger(kind: int, at: g.Pixel, number: int = 1) -> list[pygame.event.Event]:
    return touched(kind, at, (1280, 800), number)


def test_a_finger_taps_and_carries_and_is_no_mouse_besides() -> None:
    hand = Devices()
    tap = [*finger(pygame.FINGERDOWN, (50, 60)), *finger(pygame.FINGERUP, (52, 60))]
    assert hand.read(tap, 0.0) == [g.Lift((50, 60)), g.Choose((52, 60)), g.Hover(None)]
    carried = [
        *finger(pygame.FINGERDOWN, (50, 60)),
        *finger(pygame.FINGERMOTION, (55, 60)),
        *finger(pygame.FINGERMOTION, (90, 60)),
        *finger(pygame.FINGERUP, (95, 60)),
    ]
    assert hand.read(carried, 5.0) == [g.Lift((50, 60)), g.Carry((90, 60)), g.Drop((95, 60))]


def test_the_second_tap_of_a_double_tap_says_so() -> None:
    hand = Devices()
    tap = [*finger(pygame.FINGERDOWN, (50, 60)), *finger(pygame.FINGERUP, (50, 60))]
    found = [hand.read(tap, now)[1] for now in (0.0, 0.2, 0.4, 2.0)]
    assert [one.clicks for one in found if isinstance(one, g.Choose)] == [1, 2, 1, 1]


def test_a_long_press_of_a_finger_takes_a_closer_look_and_chooses_nothing() -> None:
    hand = Devices()
    hand.read(finger(pygame.FINGERDOWN, (5, 5)), 0.0)
    assert hand.read([], 0.3) == []
    assert hand.read([], 0.6) == [g.Inspect((5, 5))]
    assert hand.read(finger(pygame.FINGERUP, (5, 5)), 0.7) == [g.LetGo()]


def test_a_second_finger_neither_moves_nor_drops_what_the_first_one_carries() -> None:
    hand = Devices()
    hand.read(finger(pygame.FINGERDOWN, (50, 60)), 0.0)
    hand.read(finger(pygame.FINGERMOTION, (90, 60)), 0.1)
    assert hand.read(finger(pygame.FINGERDOWN, (700, 60), 2), 0.2) == []
    assert hand.read(finger(pygame.FINGERMOTION, (700, 300), 2), 0.3) == []
    assert hand.read(finger(pygame.FINGERUP, (700, 300), 2), 0.4) == [g.Beside((700, 300))]
    assert hand.read(finger(pygame.FINGERUP, (95, 60)), 0.5) == [g.Drop((95, 60))]


def test_a_finger_left_over_when_the_first_is_lifted_does_nothing() -> None:
    hand = Devices()
    hand.read(finger(pygame.FINGERDOWN, (50, 60)), 0.0)
    hand.read(finger(pygame.FINGERDOWN, (700, 60), 2), 0.1)
    hand.read(finger(pygame.FINGERUP, (50, 60)), 0.2)
    assert hand.read(finger(pygame.FINGERMOTION, (600, 60), 2), 0.3) == []
    assert hand.read([], 3.0) == []
    assert hand.read(finger(pygame.FINGERUP, (600, 60), 2), 3.1) == []
    assert hand.read(finger(pygame.FINGERDOWN, (5, 5)), 4.0) == [g.Lift((5, 5))]


def test_a_mouse_does_not_take_a_card_out_of_a_finger() -> None:
    hand = Devices()
    hand.read(finger(pygame.FINGERDOWN, (50, 60)), 0.0)
    hand.read(finger(pygame.FINGERMOTION, (90, 60)), 0.1)
    assert hand.read([motion((500, 500)), down((500, 500)), up((500, 500))], 0.2) == []
    assert hand.read(finger(pygame.FINGERUP, (95, 60)), 0.3) == [g.Drop((95, 60))]


def test_a_right_click_takes_a_closer_look() -> None:
    assert Devices().read([down((5, 5), button=3)], 0) == [g.Inspect((5, 5))]


@pytest.mark.parametrize(
    ("pressed", "mod", "meant"),
    [
        (pygame.K_RETURN, 0, g.Choose()),
        (pygame.K_SPACE, 0, g.Choose()),
        (pygame.K_ESCAPE, 0, g.Back()),
        (pygame.K_LEFT, 0, g.Arrow(-1, 0)),
        (pygame.K_DOWN, 0, g.Arrow(0, 1)),
        (pygame.K_TAB, 0, g.Step(1)),
        (pygame.K_TAB, pygame.KMOD_LSHIFT, g.Step(-1)),
        (pygame.K_7, 0, g.Number(7)),
        (pygame.K_KP_3, 0, g.Number(3)),
        (pygame.K_3, pygame.KMOD_LSHIFT, g.Number(13)),
        (pygame.K_0, pygame.KMOD_LSHIFT, g.Number(20)),
        (pygame.K_h, 0, g.Act("hint", "h")),
        (pygame.K_z, pygame.KMOD_LCTRL, g.Letter("z", control=True)),
        (pygame.K_p, 0, g.Letter("p")),
        (pygame.K_F1, 0, g.Act("help", "f1")),
        (pygame.K_F3, 0, g.Overlay()),
        (pygame.K_F11, 0, g.FullScreen()),
        (pygame.K_RETURN, pygame.KMOD_LALT, g.FullScreen()),
        (pygame.K_PERIOD, 0, g.Hurry()),
    ],
)
def test_keys(pressed: int, mod: int, meant: g.Gesture) -> None:
    assert Devices().read([key(pressed, mod)], 0) == [meant]


def released(key: int) -> pygame.event.Event:
    return event(pygame.KEYUP, key=key, mod=0)


def test_enter_held_down_chooses_once_but_an_arrow_goes_on() -> None:
    hand = Devices()
    assert hand.read([key(pygame.K_RETURN)], 0.0) == [g.Choose()]
    assert hand.read([], 2.0) == []
    hand.read([released(pygame.K_RETURN)], 2.1)
    assert hand.read([key(pygame.K_LEFT)], 3.0) == [g.Arrow(-1, 0)]
    assert hand.read([], 3.3) == []
    assert hand.read([], 3.4) == hand.read([], 3.5) == [g.Arrow(-1, 0)]
    assert hand.read([released(pygame.K_LEFT)], 3.6) == []
    assert hand.read([], 9.0) == []


def test_one_tap_is_one_step_however_late_the_frames_are() -> None:
    """The key was let go while the table was being drawn: nobody had read that yet."""
    hand = Devices()
    assert hand.read([key(pygame.K_LEFT)], 0.0) == [g.Arrow(-1, 0)]
    assert hand.read([released(pygame.K_LEFT)], 1.5) == []
    assert hand.read([key(pygame.K_LEFT), released(pygame.K_LEFT)], 4.0) == [g.Arrow(-1, 0)]
    assert hand.read([], 9.0) == []


def test_a_late_frame_makes_up_for_no_steps_of_a_key_that_is_held() -> None:
    hand = Devices()
    hand.read([key(pygame.K_TAB)], 0.0)
    assert hand.read([], 2.0) == [g.Step(1)]


def test_while_typing_letters_are_text_and_commands_are_not() -> None:
    hand = Devices()
    hand.keyboard.typing = True
    given = [key(pygame.K_a), event(pygame.TEXTINPUT, text="あ"), key(pygame.K_BACKSPACE)]
    assert hand.read(given, 0) == [g.Typed("あ"), g.Edit("erase")]


def test_the_pads_stick_moves_the_focus_again_and_again() -> None:
    hand = Devices()
    tilt = event(
        pygame.CONTROLLERAXISMOTION, axis=pygame.CONTROLLER_AXIS_LEFTX, value=30000, instance_id=0
    )
    assert hand.read([tilt], 0.0) == [g.Arrow(1, 0)]
    assert hand.read([], 0.2) == []
    assert hand.read([], 0.5) == [g.Arrow(1, 0)]
    still = event(
        pygame.CONTROLLERAXISMOTION, axis=pygame.CONTROLLER_AXIS_LEFTX, value=0, instance_id=0
    )
    assert hand.read([still], 0.6) == []
    assert hand.read([], 2.0) == []


def test_the_pads_buttons() -> None:
    hand = Devices()
    for button, meant in (
        (pygame.CONTROLLER_BUTTON_A, g.Choose()),
        (pygame.CONTROLLER_BUTTON_B, g.Back()),
        (pygame.CONTROLLER_BUTTON_START, g.Act("menu")),
        (pygame.CONTROLLER_BUTTON_Y, g.Act("hint")),
        (pygame.CONTROLLER_BUTTON_LEFTSTICK, g.Act("sort")),
        (pygame.CONTROLLER_BUTTON_RIGHTSTICK, g.Act("log")),
        (pygame.CONTROLLER_BUTTON_BACK, g.Act("help")),
        (pygame.CONTROLLER_BUTTON_LEFTSHOULDER, g.Step(-1)),
    ):
        pressed = event(pygame.CONTROLLERBUTTONDOWN, button=button, instance_id=0)
        assert hand.read([pressed], 0) == [meant]


def test_on_a_dense_screen_places_are_in_pixels_of_the_surface() -> None:
    hand = Devices()
    hand.pointer.scale = (2.0, 2.0)
    assert hand.read([motion((10, 20))], 0) == [g.Hover((20, 40))]


def test_on_a_dense_screen_a_hand_may_tremble_as_far_as_on_any_other() -> None:
    hand = Devices()
    hand.pointer.scale = (3.0, 3.0)
    found = hand.read([down((5, 5)), motion((8, 6)), up((8, 6))], 0)
    assert found == [g.Lift((15, 15)), g.Choose((24, 18))]
    found = hand.read([down((5, 5)), motion((12, 5)), up((12, 5))], 0)
    assert found == [g.Lift((15, 15)), g.Carry((36, 15)), g.Drop((36, 15))]


# More than a frame has time for


class Slow:
    """Somebody who needs time for each gesture, on a clock of their own."""

    def __init__(self, seconds: float) -> None:
        self.seconds = seconds
        self.now = 0.0
        self.heard: list[g.Gesture] = []

    def take(self, gesture: g.Gesture) -> None:
        self.heard.append(gesture)
        self.now += self.seconds


@pytest.mark.parametrize("seconds", [0.0001, 0.004, 0.5])
def test_however_much_comes_at_once_a_frame_is_shown_in_between(seconds: float) -> None:
    slow = Slow(seconds)
    backlog = Backlog(lambda: slow.now)
    backlog.add([g.Back()] * MOST)
    while backlog:
        before, heard = slow.now, len(slow.heard)
        backlog.heed(slow.take)
        assert slow.now - before <= SECONDS + seconds
        assert len(slow.heard) > heard, "each frame gets on with it"
    assert len(slow.heard) == MOST


def test_of_ten_thousand_gestures_the_newest_count_and_no_file_is_forgotten() -> None:
    slow = Slow(0.0)
    backlog = Backlog(lambda: slow.now)
    files = [g.Dropped(f"{number}.match") for number in range(MOST - 10)]
    backlog.add([g.Back(), *files, g.Leave(), *[g.Hurry()] * 10_000, g.Act("menu")])
    assert len(backlog) == MOST
    while backlog:
        backlog.heed(slow.take)
    assert slow.heard[: len(files)] == files
    assert g.Leave() in slow.heard, "a window that was closed is closed"
    assert slow.heard[-1] == g.Act("menu")
    backlog.add([g.Dropped("one more")] * (MOST + 50))
    assert len(backlog) == MOST + 50


def test_motions_that_wait_become_one_also_from_frame_to_frame() -> None:
    slow = Slow(1.0)
    backlog = Backlog(lambda: slow.now)
    backlog.add([g.Back(), g.Back()])
    for x in range(1000):
        backlog.add([g.Hover((x, 0))])
    backlog.add([g.Carry((1, 1)), g.Carry((2, 2)), g.Drop((2, 2))])
    while backlog:
        backlog.heed(slow.take)
    assert slow.heard == [g.Back(), g.Back(), g.Hover((999, 0)), g.Carry((2, 2)), g.Drop((2, 2))]


def test_what_is_lifted_is_seen_before_what_follows() -> None:
    slow = Slow(0.0)
    backlog = Backlog(lambda: slow.now)
    backlog.add([g.Lift((1, 1)), g.Choose((1, 1)), g.Back()])
    backlog.heed(slow.take)
    assert slow.heard == [g.Lift((1, 1))]
    backlog.heed(slow.take, lambda: False)
    assert len(slow.heard) == 1, "who is not ready hears nothing"
    backlog.heed(slow.take)
    assert len(slow.heard) == 3
