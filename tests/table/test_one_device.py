"""Whole games with one device alone, from the shelf to the standings and back.

In the smallest window, with the largest letters: where everything is most in the way.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from random import Random

import pygame
import pytest

from cardtable import session
from cardtable.games import GAMES
from cardtable.rules.moves import Move
from cardtable.scenes import arrangement
from cardtable.scenes.game_end import GameEnd
from cardtable.scenes.home import Home
from cardtable.scenes.play_scene import PlayScene
from cardtable.scenes.pointing import control_for
from cardtable.scenes.round_end import RoundEnd
from cardtable.scenes.screen import Screen
from cardtable.scenes.setup import Setup
from cardtable.scenes.table_controls import CardControl
from cardtable.widgets.widget import Widget
from tests.table.hand import Hand, Lucky

FAR = 160  # steps to the farthest control
LONG = 6000  # turns of the clock


class Device(ABC):
    """One way to use the table."""

    def __init__(self, hand: Hand) -> None:
        self.hand = hand

    @property
    def screen(self) -> Screen:
        top = self.hand.stage.top
        assert isinstance(top, Screen)
        return top

    @abstractmethod
    def choose(self, widget: Widget) -> None:
        """Choose a control of the screen on top."""

    def press(self, name: str) -> None:
        self.choose(self.screen[name])

    def make(self, move: Move) -> None:
        """Make a move; whatever this device does, no other one is made."""
        scene, before = self.hand.scene, len(self.hand.match.turns)
        control = control_for(move.text, scene.widgets)
        assert control is not None, f"{move} cannot be chosen"
        self.choose(control)
        if self.hand.table.grip.picked is not None:
            self.press(f"zone-{self.hand.table.piles.called(move.target)}")
        made = [turn.move for turn in self.hand.match.turns[before:]]
        assert made, f"{move} was not made"
        assert made[0].card is move.card


class Focus(Device):
    """Anything that moves the focus on until it is where it should be."""

    @abstractmethod
    def step(self) -> None:
        """Go one further."""

    @abstractmethod
    def enter(self) -> None:
        """Choose what has the focus."""

    def choose(self, widget: Widget) -> None:
        for _ in range(FAR):
            focus = self.screen.focus
            if focus is not None and focus.name == widget.name:
                break
            self.step()
        else:
            raise AssertionError(f"the focus never comes to {widget.name}")
        self.enter()
        self.hand.turn()


class Keys(Focus):
    def step(self) -> None:
        self.hand.key(pygame.K_TAB)

    def enter(self) -> None:
        self.hand.key(pygame.K_RETURN)


class Pad(Focus):
    def button(self, button: int) -> None:
        for kind in (pygame.CONTROLLERBUTTONDOWN, pygame.CONTROLLERBUTTONUP):
            self.hand._send(pygame.event.Event(kind, button=button, instance_id=0))

    def step(self) -> None:
        self.button(pygame.CONTROLLER_BUTTON_RIGHTSHOULDER)

    def enter(self) -> None:
        self.button(pygame.CONTROLLER_BUTTON_A)


class Fingers(Device):
    def choose(self, widget: Widget) -> None:
        hand = self.hand
        if isinstance(widget, CardControl):
            hand.tap_at(hand.spot(widget.sprite))
        elif widget.name.startswith("zone-"):
            number = int(widget.name.removeprefix("zone-"))
            hand.tap_at(hand.scene.touch.offers.zone(number).center)
        else:
            if widget.scroller:
                widget.scroller.show(widget.box, 4)
            hand.tap_at(widget.place.center)


DEVICES: dict[str, type[Device]] = {"keys": Keys, "pad": Pad, "finger": Fingers}


@pytest.fixture(autouse=True)
def same_game(monkeypatch: pytest.MonkeyPatch) -> None:
    """The same deal each time, and players that answer at once."""
    monkeypatch.setattr(arrangement, "any_seed", lambda: 7)
    monkeypatch.setattr(session, "Thinker", Lucky)


def play_on(hand: Hand, device: Device) -> GameEnd:
    """Play with this device until the game is over."""
    luck = Random(5)
    for _ in range(LONG):
        hand.turn(0.25)
        top = hand.stage.top
        if isinstance(top, GameEnd):
            return top
        if isinstance(top, RoundEnd):
            device.press("next")
            continue
        still = not (hand.table.busy or hand.table.moving)
        if top is hand.scene and hand.scene.moves and still:
            cards = [move for move in hand.scene.moves if not move.word]
            device.make(luck.choice(cards or list(hand.scene.moves)))
            assert hand.table.disagreement() == ""
    raise AssertionError("the game does not end")


@pytest.mark.slow
@pytest.mark.parametrize("language", ["en", "ja"])
@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("way", DEVICES)
def test_a_whole_game_from_the_shelf_to_the_standings(
    hand: Hand, way: str, game: str, language: str
) -> None:
    hand.come_home((960, 600), language=language, text_size=1.3, closer_look_told=True)
    device = DEVICES[way](hand)
    device.press(game)
    assert isinstance(hand.stage.top, Setup)
    device.press("play")
    scene = hand.stage.top
    assert isinstance(scene, PlayScene)
    hand.scene = scene
    end = play_on(hand, device)
    assert end.match.over
    hand.settle(3.0)
    hand.draw()
    device.press("home")
    assert isinstance(hand.stage.top, Home)


def test_an_enter_meant_for_the_standings_begins_no_other_game(hand: Hand) -> None:
    hand.come_home()
    hand.sit_from_home("catte", 3)
    while hand.wait(ends=False):
        top = hand.stage.top
        if isinstance(top, RoundEnd):
            hand.press_on(top, "next")
        else:
            hand.scene.play(hand.scene.moves[0])
    end = hand.stage.top
    assert isinstance(end, GameEnd)
    hand.stage.in_hand(by_pointer=False, pad="")
    for _ in range(12):  # somebody presses on, faster than one reads
        hand.key(pygame.K_RETURN)
        hand.turn(0.3)
        assert hand.stage.top is end
    hand.settle(2.0)
    hand.key(pygame.K_RETURN)  # shows what it would choose
    assert hand.stage.top is end
    assert end.focus is end["again"]
    assert end.focus.focused
    hand.key(pygame.K_RETURN)
    assert hand.stage.top is not end
