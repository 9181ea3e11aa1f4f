"""What the player has in hand, and how the screen that is shown means keys and buttons."""

from __future__ import annotations

from dataclasses import dataclass

from cardtable.devices.bindings import Bindings
from cardtable.scenes.measured import Measured


@dataclass(kw_only=True)
class InHand(Measured):
    """Mouse or finger, keys, or a pad; what the devices are told, and what they tell."""

    by_pointer: bool = False  # the last gesture came from mouse or finger: no focus ring needed
    pad: str = ""  # whose signs the pad has from which the last gesture came, if it came from one
    typing: bool = False  # a text field has the focus
    holds: bool = False  # the space bar is held to look at one's hand, instead of choosing
    listening: bool = False  # whatever is pressed next is to become the key of a deed
    _stale: bool = True  # what is shown would look different now
    _rumbles: bool = False  # a pad in the player's hands should shake

    @property
    def bindings(self) -> Bindings:
        """On which keys and buttons the player has put what."""
        return Bindings(self.settings.keys, self.settings.pad)

    def in_hand(self, *, by_pointer: bool, pad: str) -> None:
        """The last gesture came from there; what buttons are called depends on it."""
        if (by_pointer, pad) != (self.by_pointer, self.pad):
            self.by_pointer, self.pad = by_pointer, pad
            self._stale = True

    def plain_keys(self) -> None:
        """Another screen comes: keys mean what they usually do until it says otherwise."""
        self.typing = self.holds = self.listening = False

    def rumble(self) -> None:
        """Shake the pad, if one is in the player's hands and motion is welcome."""
        self._rumbles = bool(self.pad) and not self.settings.reduced_motion

    def wants_rumble(self) -> bool:
        """Whether the pad is to shake now; once."""
        wanted, self._rumbles = self._rumbles, False
        return wanted
