"""How many pixels things are: everything is told in units of a window of 1280 × 800."""

from __future__ import annotations

from dataclasses import dataclass

from cardtable.media.drawings import Size
from cardtable.media.lettering import Kind, reading
from cardtable.settings import Settings

_BASE = (1280, 800)


@dataclass
class Measured:
    """A window's size and the player's choices, and what follows from them for every length."""

    size: Size
    settings: Settings

    @property
    def unit(self) -> float:
        """How many pixels a unit of the 1280 × 800 window is."""
        return min(self.size[0] / _BASE[0], self.size[1] / _BASE[1])

    def px(self, units: float) -> int:
        """A length in pixels."""
        return max(1, round(units * self.unit)) if units > 0 else round(units * self.unit)

    def text_px(self, units: float) -> int:
        """A size of text in pixels, by the player's choice, never too small to read."""
        return max(self.least_text, round(units * self.unit * self.settings.text_size))

    @property
    def least_text(self) -> int:
        """The smallest text there is: it grows with the player's choice like any other."""
        return reading.at(self.settings.text_size)

    def type_px(self, kind: Kind, units: float) -> int:
        """The same; titles grow less with the player's choice, they are large enough."""
        if kind == "title" and units > 24:
            grown = 1 + (self.settings.text_size - 1) * 0.4
            return max(self.least_text, round(units * self.unit * grown))
        return self.text_px(units)
