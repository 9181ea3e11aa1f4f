"""What lies on a table that a speech bubble and a lesson's buttons should not cover."""

from __future__ import annotations

from collections.abc import Sequence

import pygame

from cardtable.scenes.scene import Stage
from cardtable.scenes.speech import Obstacle
from cardtable.scenes.table_controls import OnTable, ZoneControl
from cardtable.table.card_sprite import pose_bounds
from cardtable.table.table import Table
from cardtable.table.ways import flies
from cardtable.widgets.button import RoundButton
from cardtable.widgets.widget import Widget

_MEANT, _HAND, _CONTROL, _CARD, _PLATE = 500.0, 500.0, 60.0, 12.0, 5.0
"""How much each matters."""


def obstacles(
    stage: Stage, table: Table, meant: Sequence[pygame.Rect], controls: Sequence[Widget]
) -> list[Obstacle]:
    """What is meant, one's own hand, controls, the sentence, cards, and what tells of the round."""
    layout, captions = table.layout, table.captions
    found = [Obstacle(box, _MEANT) for box in meant]
    found += [Obstacle(hand_of(table), _HAND)]
    found += [Obstacle(one.box, _CONTROL) for one in controls if _is_in_the_way(one)]
    found += [Obstacle(captions.prompt_box(captions.prompt_text(), layout), _CONTROL)]
    found += [Obstacle(plate, _PLATE) for plate in layout.plates.values()]
    corner = pygame.Rect(0, 0, stage.px(250), stage.px(170))
    corner.right = stage.size[0]
    found += [Obstacle(corner, _CARD)]
    for number, sprites in table.piles.items():
        if layout.places[number].shown and number != table.piles.hand.number:
            lying = [pose_bounds(one.pose) for one in sprites[-6:] if not flies(one)]
            found += [Obstacle(box, _CARD) for box in lying]
    return found


def hand_of(table: Table) -> pygame.Rect:
    """One's own cards, also when one of them stands up."""
    boxes = [pose_bounds(sprite.pose) for sprite in table.piles.own_hand()]
    if not boxes:
        return pygame.Rect(0, 0, 0, 0)
    hand = boxes[0].unionall(boxes[1:])
    up = round(hand.height * 0.15)
    return pygame.Rect(hand.left, hand.top - up, hand.width, hand.height + up)


def _is_in_the_way(control: Widget) -> bool:
    return isinstance(control, ZoneControl) or not isinstance(control, OnTable)


def places_for(count: int, controls: Sequence[Widget], table: Table) -> list[pygame.Rect]:
    """Where more round buttons go: at the end of the row in the corner, or, if cards would lie
    under them there, in a row of their own below it.
    """
    row = [one.box for one in controls if isinstance(one, RoundButton)]
    wide = table.layout.px(54)
    piles = [place.zone for place in table.layout.places.values() if place.shown and place.zone]
    found = [row[-1].move(wide * number, 0) for number in range(1, count + 1)]
    if any(box.collidelist(piles) >= 0 for box in found):
        first = next(one.box for one in controls if one.name == "menu")
        found = [first.move(wide * number, wide) for number in range(count)]
    return found
