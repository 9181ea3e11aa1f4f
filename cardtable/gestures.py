"""What a player can do, by whatever device: mouse, touch, keys and gamepad all come to these.

A press is a :class:`Lift`. If the pointer then moves, :class:`Carry` follows it and a
:class:`Drop` ends it; if it does not, the press ends as a :class:`Choose`.
"""

from __future__ import annotations

from dataclasses import dataclass

Pixel = tuple[int, int]


@dataclass(frozen=True)
class Hover:
    """The pointer is here and nothing is held; None when it has left the window."""

    at: Pixel | None


@dataclass(frozen=True)
class Lift:
    """The pointer was pressed here."""

    at: Pixel


@dataclass(frozen=True)
class Carry:
    """What was lifted is now held here."""

    at: Pixel


@dataclass(frozen=True)
class Drop:
    """What was carried is let go here."""

    at: Pixel


@dataclass(frozen=True)
class Choose:
    """A click or a tap here, or Enter or the pad's A on whatever has the focus (``at`` is None).

    The second click of a double click has ``clicks`` 2.
    """

    at: Pixel | None = None
    clicks: int = 1


@dataclass(frozen=True)
class Inspect:
    """A closer look: right click or long press here, or the key for it on the focus."""

    at: Pixel | None = None


@dataclass(frozen=True)
class Look:
    """The key or the pad's trigger that is held to look at one's hand goes down, or comes up."""

    begins: bool


@dataclass(frozen=True)
class Beside:
    """Another finger taps here while the first one rests."""

    at: Pixel


@dataclass(frozen=True)
class Reach:
    """A screen reader goes to the control with this key, or uses it: "press", "more" or
    "less"; "" only gives it the focus.
    """

    key: str
    use: str = ""


@dataclass(frozen=True)
class LetGo:
    """The pointer is let go after a press that had already meant something: a closer look."""


@dataclass(frozen=True)
class Back:
    """Escape, the pad's B, or the mouse's back button."""


@dataclass(frozen=True)
class Arrow:
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
    """A number key from 0 to 9; from 11 to 20 with Shift."""

    value: int


@dataclass(frozen=True)
class Act:
    """A key or pad button that has been given a deed: ``hint``, ``undo`` …; see `devices.bindings`.

    ``key`` is the key's own name, or nothing if it was a button.
    """

    what: str
    key: str = ""


@dataclass(frozen=True)
class Heard:
    """Whatever was pressed while a deed is to be put on another key or button."""

    device: str  # "keys" or "pad"
    pressed: str


@dataclass(frozen=True)
class Letter:
    """Any other letter or named key (``"p"``, ``"f2"``), lower case, with its companions."""

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
    at: Pixel | None = None


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
class Dropped:
    """A file was let fall on the window."""

    path: str


@dataclass(frozen=True)
class Redraw:
    """The window was uncovered or has a new size."""


@dataclass(frozen=True)
class Attention:
    """The window came to the front, or went to the back."""

    here: bool


Gesture = (
    Hover
    | Lift
    | Carry
    | Drop
    | Choose
    | Inspect
    | Look
    | Beside
    | LetGo
    | Reach
    | Back
    | Arrow
    | Step
    | Hurry
    | Number
    | Act
    | Heard
    | Letter
    | Typed
    | Edit
    | Scroll
    | FullScreen
    | Overlay
    | Leave
    | Dropped
    | Redraw
    | Attention
)

HURRYING = (Lift, Choose, Back, Hurry, Number, Act, Letter, Arrow)
"""The gestures that hurry whatever is moving."""
