"""What keys mean at a table, and which card or button has the focus."""

from __future__ import annotations

from collections.abc import Sequence

from cardtable.looks.look import Look
from cardtable.rules.moves import Move
from cardtable.scenes.screen import Screen
from cardtable.scenes.table_controls import CardControl, ZoneControl
from cardtable.table.card_sprite import CardSprite
from cardtable.table.touch import Touch
from cardtable.widgets.widget import Widget


def numbered(
    value: int,
    widgets: Sequence[Widget],
    hand: Sequence[CardSprite],
    offered: Sequence[CardSprite],
    *,
    panel: bool,
) -> Widget | None:
    """What a number key means: the n-th tile or button if words are asked, else the n-th card: of
    one's hand, or of those that are asked for if none of the hand is. 0 is the tenth, and with
    Shift 1 is the eleventh.

    Beside cards that may be played only the tiles of a panel have numbers.
    """
    meant: list[Widget] = [widget for widget in widgets if _is_answer(widget)]
    if not meant or (offered and not panel):
        cards = hand
        if offered and not any(sprite in hand for sprite in offered):
            cards = offered
        meant = [control for sprite in cards if (control := control_of(sprite, widgets))]
    order = (value or 10) - 1
    return meant[order] if order < len(meant) else None


def choose_number(screen: Screen, value: int, touch: Touch, *, panel: bool) -> None:
    """Choose what a number key means, if it means anything."""
    hand, offered = touch.piles.own_hand(), touch.offers.cards()
    meant = numbered(value, screen.widgets, hand, offered, panel=panel)
    if meant is not None:
        screen.focus_on(meant)
        meant.choose(None)


def answered(look: Look, key: str) -> Move | None:
    """The move this letter stands for on the button of an answer, whatever it does else."""
    for answer in look.answers.offered():
        if key and answer.key == key and not answer.refused:
            return answer.move
    return None


def control_of(sprite: CardSprite, widgets: Sequence[Widget]) -> CardControl | None:
    """The control of a card."""
    for widget in widgets:
        if isinstance(widget, CardControl) and widget.sprite is sprite:
            return widget
    return None


def first_zone(widgets: Sequence[Widget]) -> ZoneControl | None:
    """The first place a picked card may go to, if one is picked."""
    return next((widget for widget in widgets if isinstance(widget, ZoneControl)), None)


def to_begin_with(
    widgets: Sequence[Widget], focus: Widget | None, offered: Sequence[CardSprite]
) -> Widget | None:
    """Where the focus waits on something one may do now; where it is if that is such a thing."""
    zone = first_zone(widgets)
    if zone is not None:
        return zone
    if focus is not None and (_is_answer(focus) or _is_one_of(focus, offered)):
        return focus
    for widget in widgets:
        if _is_answer(widget) or _is_one_of(widget, offered):
            return widget
    return focus


def beside(focus: Widget | None, across: int, hand: Sequence[CardSprite]) -> CardSprite | None:
    """The next card of one's own hand this way: from card to card, however close they lie."""
    if not across or not isinstance(focus, CardControl) or focus.sprite not in hand:
        return None
    order = hand.index(focus.sprite) + across
    return hand[order] if 0 <= order < len(hand) else None


def _is_answer(widget: Widget) -> bool:
    return widget.name.startswith("answer-")


def _is_one_of(widget: Widget, offered: Sequence[CardSprite]) -> bool:
    return isinstance(widget, CardControl) and widget.sprite in offered
