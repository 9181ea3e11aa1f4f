"""Looking at one's own hand without a curtain: it lies open while a key, a finger or the mouse
button is held on one's own plate, and nowhere else.

The space bar or the pad's trigger is held, and arrows and Enter play. A finger rests on the plate
and another one taps; or the pointer slides from the plate to a card, and letting go there plays it.
A short click on the plate, or on the hand itself, opens the hand for a single pointer until a card
is played or the pointer leaves the cards. Whoever has played holds anew: nobody sees the next hand
because a key is still down.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

import pygame

from cardtable.gestures import (
    Attention,
    Beside,
    Carry,
    Choose,
    Drop,
    Gesture,
    Hover,
    Inspect,
    LetGo,
    Lift,
    Look,
    Pixel,
)
from cardtable.scenes.scene import Stage
from cardtable.scenes.showing import Showing
from cardtable.table.touch import Touch

SHORT = 0.35  # seconds: a press as short as this is a click
UNSURE = 0.3  # so long after the hand was opened nothing is played: a double click plays nothing


class Peek:
    """Who holds what, and so whether the hand lies open; asked only while people trust."""

    def __init__(
        self,
        stage: Stage,
        showing: Showing,
        choose_at: Callable[[Pixel], None],
        touch: Touch,
    ) -> None:
        self.stage = stage
        self.session = showing.session
        self.showing = showing
        self.table = showing.table
        self.choose_at = choose_at  # plays what lies there, or answers
        self.touch = touch
        self.asked: Sequence[pygame.Rect] = ()  # where what is asked can be answered
        self.kept = False  # opened by a click, until the pointer leaves
        self._key = False  # a key or trigger is held
        self._press = ""  # the pointer is held: on the "plate" or on the "hand"
        self._pressed_for = 0.0
        self._open_for = 0.0
        self._choosing = False  # what is chosen is not about looking any more

    @property
    def on(self) -> bool:
        """Whether hands are opened by holding at this table."""
        return self.session.several and self.stage.settings.together == "trust"

    def let_go(self) -> None:
        """Nothing is held any more: the hand lies face down at once."""
        self._key = self.kept = False
        self._press = ""
        self._follow()

    def update(self, seconds: float) -> None:
        """Let time pass: the table turns to whose turn it is, and the hand follows what is held."""
        self.stage.holds = self.on
        if not self.on:
            return
        self._pressed_for += seconds
        self._open_for += seconds
        session = self.session
        if not session.looking and not self._may_look():
            self.let_go()
        person = session.next_person()
        if person is not None and person != session.viewer and self._still():
            self.let_go()
            self.showing.sit(person, before_all=True)
        self._follow()

    def _still(self) -> bool:
        return not self.table.busy and self.table.coming.halted is None

    def _may_look(self) -> bool:
        session = self.session
        return session.whose == session.viewer and session.viewer in session.persons

    def _follow(self) -> None:
        """Open or close the hand by what is held."""
        wanted = self.on and bool(self._key or self._press or self.kept)
        if wanted and not self.session.looking and self._may_look() and self._still():
            self._open_for = 0.0
            self.showing.open_hand()
        elif not wanted and self.on and self.session.looking:
            self.showing.close_hand(at_once=True)

    # Gestures

    def takes(self, gesture: Gesture) -> bool:
        """Whether a gesture was about looking, and nothing else is to be made of it."""
        if not self.on or self._choosing:
            return False
        used = self._heeds(gesture)
        self._follow()
        self.table.stale.frame = self.table.stale.frame or used
        return used

    def _heeds(self, gesture: Gesture) -> bool:
        match gesture:
            case Look(begins):
                self._key = begins
                return True
            case Attention(False):
                self.let_go()
            case Lift(at) if self._spot(at):
                self._press, self._pressed_for = self._spot(at), 0.0
                return True
            case Carry(at) if self._press:
                self.touch.hover(at)
                return True
            case Drop(at) if self._press:
                if self._press == "plate":
                    self._choose(at)
                self._press = ""
                return True
            case Choose(at) if self._press and at is not None:
                again = gesture.clicks > 1  # a double click does what a click does
                self.kept = self._pressed_for < SHORT and (again or not self.kept)
                self._press = ""
                return True
            case Choose(at) if at is not None and self.session.looking and not self._sure():
                return True
            case LetGo() if self._press:
                self._press = ""
                return True
            case Inspect() if self._press:
                return True
            case Beside(at) if self.session.looking:
                self._choose(at)
                return True
            case Hover(at) if self.kept and self._left(at):
                self.kept = False
            case Drop(at) | Lift(at) if self.kept and self._left(at):
                self.kept = False
        return False

    def _choose(self, at: Pixel) -> None:
        """Play what lies there, or answer; the hand stays open for it."""
        if self._sure():
            self._choosing = True
            self.choose_at(at)
            self._choosing = False

    def _sure(self) -> bool:
        return self.session.looking and self._open_for >= UNSURE

    def _spot(self, at: Pixel) -> str:
        """Where one presses to look: one's plate, or one's hand while it lies face down."""
        layout = self.table.layout
        if (
            layout.plates[self.session.viewer]
            .inflate(layout.px(12), layout.px(12))
            .collidepoint(at)
        ):
            return "plate"
        sprite = self.table.ways.card_at(at)
        if not self.session.looking and sprite in self.table.piles.own_hand():
            return "hand"
        return ""

    def _left(self, at: Pixel | None) -> bool:
        """Whether the pointer is away from hand, plate and what is asked."""
        grip = self.table.grip
        if grip.held is not None or grip.picked is not None:
            return False
        return at is None or not self.area().collidepoint(at)

    def area(self) -> pygame.Rect:
        """Where the pointer may be while a hand that was clicked open stays so: from the lower edge
        of the window up to the plate, the hand, and whatever is asked in words.
        """
        layout = self.table.layout
        plate = layout.plates[self.session.viewer].inflate(layout.px(60), layout.px(60))
        return layout.hand_area().unionall([plate, *self.asked])
