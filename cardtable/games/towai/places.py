"""Where TOWAI's piles and plates are round the great disc."""

from __future__ import annotations

from cardtable.games.towai import bay
from cardtable.games.towai.rules import DECK, DISCARDS, HAND, PILE, SWAPPED
from cardtable.table.layout import Layout

_PLATE = (242, 68)  # units


def arrange(layout: Layout) -> None:
    """Put piles and plates in their places."""
    px, ground = layout.px, bay.Ground(layout.size)
    middle = layout.size[0] / 2
    layout.trick_at = (middle, ground.y(bay.DISC[1]))
    _arrange_seats(layout)
    pile = layout.places[PILE]
    pile.x, pile.y, pile.height = middle, ground.y(320), layout.card(0.216)
    pile.fanned, pile.most = True, 4
    pile.zone = layout.rect(pile.x, pile.y, 470, 340)
    deck, discards = layout.places[DECK], layout.places[DISCARDS]
    deck.x, deck.y, deck.height = middle - px(196), ground.y(322), layout.card(0.152)
    discards.x, discards.y, discards.height = middle + px(200), deck.y, layout.card(0.148)
    discards.lies, discards.most, discards.angle = "heap", 3, -3.0
    own = layout.places[SWAPPED[layout.viewer]]
    own.shown = True
    own.x, own.y, own.height = middle + px(352), ground.y(462), layout.card(0.132)


def _arrange_seats(layout: Layout) -> None:
    px, ground = layout.px, bay.Ground(layout.size)
    spare = max(0.0, layout.size[0] - 1280 * layout.unit)
    six = layout.seats == 6
    for seat, side in layout.sides.items():
        plate = layout.plates[seat]
        plate.size = (px(_PLATE[0]), px(_PLATE[1]))
        hand = layout.places[HAND[seat]]
        swapped = layout.places[SWAPPED[seat]]
        if side == "own":
            plate.bottomleft = (px(18), layout.size[1] - px(20))
            hand.x = layout.size[0] / 2 + px(14)
            hand.room, hand.bow = px(716) + spare * 0.7, 16.0
            continue
        right = side.endswith("right")
        if side == "top" or (side.startswith("top") and not six):
            x = {"top": 0.5, "top-left": 0.355, "top-right": 0.645}[side]
            if side != "top":
                x = 0.5 + (-1 if not right else 1) * 148 * layout.unit / layout.size[0]
            plate.center = (round(layout.size[0] * x), px(56))
        else:
            upper = side.startswith("top")
            y = {True: 152, False: 318}[upper] if six else 290
            plate.centery = round(max(ground.y(y), px(y - 40)))
            plate.left = layout.size[0] - px(18) - plate.width if right else px(18)
        hand.height = layout.card(0.07)
        hand.x, hand.room, hand.step = plate.centerx + px(24), px(150), 0.36
        swapped.shown, swapped.height = True, layout.card(0.075)
        edge = plate.right > layout.size[0] - px(60)
        swapped.x = plate.left - px(34) if edge else plate.right + px(30)
        swapped.y = plate.centery
        if plate.centery < px(100):
            hand.y, hand.angle = plate.bottom - px(2), 180
        else:
            hand.y = plate.top + px(3)
