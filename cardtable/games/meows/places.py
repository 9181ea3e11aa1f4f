"""Where the wishes stand in the valley, and plates and hands beside them."""

from __future__ import annotations

from cardtable.games.meows.rules import ASIDE, HAND, SHOWN, WISH
from cardtable.table.layout import Layout

_STAND = 0.14  # of the window's height: a wish standing before a seat
_OWN_STAND = 0.1475


def arrange(layout: Layout) -> None:
    """Put piles and plates in their places."""
    spare = layout.size[0] / layout.unit - 1280
    for seat, side in layout.sides.items():
        plate = layout.plates[seat]
        own = side == "own"
        if side == "top":
            plate.x -= layout.px(50)
        elif not own:
            plate.y += layout.px(20)
        tall = layout.card(_OWN_STAND if own else _STAND)
        away = layout.px(14) + tall * 63 / 88 / 2
        x = plate.left - away if side == "right" else plate.right + away
        for number in (WISH[seat], SHOWN[seat]):
            place = layout.places[number]
            place.lies, place.shown = "stack", True
            place.x, place.y, place.height = x, plate.bottom - tall / 2 - layout.px(2), tall
        hand = layout.places[HAND[seat]]
        if own:
            hand.x += layout.px(14)
            hand.room = layout.px(600) + max(0.0, spare * layout.unit) * 0.6
        else:
            hand.height = layout.card(0.092)
            hand.y = plate.top - hand.height * 0.06
            hand.x, hand.room = plate.centerx + layout.px(22), layout.px(150)
    aside = layout.places[ASIDE]
    aside.x, aside.y = layout.trick_at
