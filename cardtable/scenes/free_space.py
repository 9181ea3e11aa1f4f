"""What lies on a table that a speech bubble and a lesson's buttons should not cover."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import pygame

from cardtable.looks.panel import Panel
from cardtable.rules.moves import Move
from cardtable.scenes.bubble_place import Obstacle
from cardtable.scenes.scene import Stage
from cardtable.scenes.table_controls import OnTable, ZoneControl
from cardtable.table.card_sprite import pose_bounds
from cardtable.table.offers import Offers
from cardtable.table.table import Table
from cardtable.table.ways import flies
from cardtable.widgets.button import RoundButton
from cardtable.widgets.widget import Widget

_MEANT, _HAND, _CONTROL, _CARD, _PLATE = 500.0, 500.0, 60.0, 12.0, 5.0
"""How much each matters."""

_DECK = 430  # units each way


def obstacles(
    stage: Stage, table: Table, meant: Sequence[pygame.Rect], controls: Sequence[Widget]
) -> list[Obstacle]:
    """What is meant, one's own hand, controls, the sentence, cards, and what tells of the round."""
    layout, captions = table.layout, table.captions
    glow = layout.px(26)
    found = [Obstacle(box, _MEANT) for box in meant]
    found += [Obstacle(box.inflate(glow, glow), _CONTROL) for box in meant]
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


def lying(panel: Panel) -> Obstacle:
    """A dialogue: where there is room beside it, its edge is left free, too."""
    return Obstacle(panel.box, _CARD)


def where_cards_are_dealt(
    stage: Stage, table: Table, lying: Callable[[int], int]
) -> list[Obstacle]:
    """The middle of the window, where the deck lies and the round is called out, and all places
    to which cards come, where each pile will have so many.
    """
    side = stage.px(_DECK)
    deck = pygame.Rect(0, 0, side, side)
    deck.center = (stage.size[0] // 2, stage.size[1] // 2)
    found = [Obstacle(deck, _CONTROL)]
    for number, place in table.layout.places.items():
        count = lying(number)
        if number == table.piles.hand.number:
            found.append(Obstacle(standing(table.layout.box(number, count)), _HAND))
        elif place.shown and count:
            found.append(Obstacle(table.layout.box(number, count), min(count, 4) * _CARD))
    return found


def where_it_goes(offers: Offers, move: Move) -> list[Obstacle]:
    """The place on the table where the card of a move will lie, if it is to be seen."""
    number = offers.piles.called(move.target)
    if number is None or not offers.ways.layout.places[number].shown:
        return []
    return [Obstacle(offers.light_of(number), _CONTROL)]


def hand_of(table: Table) -> pygame.Rect:
    """Where one's own cards lie, also when one of them stands up or springs home."""
    hand = table.piles.own_hand()
    if not hand:
        return pygame.Rect(0, 0, 0, 0)
    return standing(table.layout.box(table.piles.hand.number, len(hand)))


def standing(hand: pygame.Rect) -> pygame.Rect:
    """The place of a hand, with the room for a card of it that stands up."""
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
