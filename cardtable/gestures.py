"""What a player can do, by whatever device: mouse, touch, keys and gamepad all come to these.

A press is a :class:`Lift`. If the pointer then moves, :class:`Carry` follows it and a
:class:`Drop` ends it; if it does not, the press ends as a :class:`Choose`.
"""

from __future__ import annotations

from dataclasses import dataclass

Place = tuple[int, int]


@dataclass(frozen=True)
class Point:
    """The pointer is here and nothing is held; None when it has left the window."""

    at: Place | None


@dataclass(frozen=True)
class Lift:
    """The pointer was pressed here."""

    at: Place


@dataclass(frozen=True)
class Carry:
    """What was lifted is now held here."""

    at: Place


@dataclass(frozen=True)
class Drop:
    """What was carried is let go here."""

    at: Place


@dataclass(frozen=True)
class Choose:
    """A click or a tap here, or Enter or the pad's A on whatever has the focus (``at`` is None).

    The second click of a double click has ``clicks`` 2.
    """

    at: Place | None = None
    clicks: int = 1


@dataclass(frozen=True)
class Inspect:
    """A closer look: right click or long press here, or the key for it on the focus."""

    at: Place | None = None


@dataclass(frozen=True)
class Back:
    """Escape, the pad's B, or the mouse's back button."""


@dataclass(frozen=True)
class Menu:
    """The pad's Start button."""


@dataclass(frozen=True)
class Move:
    """The focus should move this way: -1, 0 or 1 across and down."""

    across: int
    down: int


@dataclass(frozen=True)
class Step:
    """The focus should go to the next (1) or previous (-1) thing."""

    by: int


@dataclass(frozen=True)
class Hurry:
    """A key that means nothing else: get on with it."""


@dataclass(frozen=True)
class Number:
    """A number key from 0 to 9."""

    value: int


@dataclass(frozen=True)
class Letter:
    """A letter or named key (``"h"``, ``"f1"``), lower case, with its companions."""

    key: str
    control: bool = False
    shift: bool = False


@dataclass(frozen=True)
class Typed:
    """Text for a text field."""

    text: str


@dataclass(frozen=True)
class Edit:
    """A key that edits text: erase, delete, left, right, home, end."""

    what: str


@dataclass(frozen=True)
class Scroll:
    """The wheel, or page keys; in lines, down is positive."""

    lines: float
    at: Place | None = None


@dataclass(frozen=True)
class FullScreen:
    """F11 or Alt+Enter."""


@dataclass(frozen=True)
class Overlay:
    """F3: the debug overlay."""


@dataclass(frozen=True)
class Leave:
    """The window was closed."""


@dataclass(frozen=True)
class Redraw:
    """The window was uncovered or has a new size."""


@dataclass(frozen=True)
class Attention:
    """The window came to the front, or went to the back."""

    here: bool


Gesture = (
    Point
    | Lift
    | Carry
    | Drop
    | Choose
    | Inspect
    | Back
    | Menu
    | Move
    | Step
    | Hurry
    | Number
    | Letter
    | Typed
    | Edit
    | Scroll
    | FullScreen
    | Overlay
    | Leave
    | Redraw
    | Attention
)

HURRYING = (Lift, Choose, Back, Hurry, Number, Letter, Move)
"""The gestures that hurry whatever is moving."""
