"""The colours of furniture and shade at each hour."""

from __future__ import annotations

from cardtable.looks.seen import Tone
from cardtable.media.drawings import Colour
from cardtable.table.card_light import Shade
from cardtable.widgets import cut

_GLOW: Colour = (255, 190, 92)

TONES = {
    "day": Tone(on_backdrop=(74, 34, 20), glow=_GLOW),
    "dusk": Tone(glow=_GLOW),
    "night": Tone((54, 66, 140), cut.CREAM, (190, 201, 244), cut.CREAM, _GLOW),
}
SHADES = {
    "day": Shade((221, 180, 142), (208, 138, 82), 0.12),
    "dusk": Shade((205, 160, 168), (120, 60, 110), 0.12),
    "night": Shade((163, 171, 222), (57, 70, 143), 0.12),
}
