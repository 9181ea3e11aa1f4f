"""What can have the focus at a table: its cards, the places they go to, and the round buttons."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping, Sequence

import pygame

from cardtable.gestures import Pixel
from cardtable.media.words import words
from cardtable.rules.moves import Move
from cardtable.table.card_sprite import CardSprite, pose_bounds
from cardtable.table.table import Table
from cardtable.table.touch import Touch
from cardtable.table.ways import flies
from cardtable.widgets.button import RoundButton
from cardtable.widgets.focus_ring import draw_ring
from cardtable.widgets.widget import Measures, Widget

CORNER = {
    "menu": "menu",
    "rules": "rules",
    "summary": "summary",
    "last_trick": "last",
    "log": "log",
}
"""The buttons at the top left, in order, and the sign on each."""

SIDE = {"hint": "hint", "undo": "undo", "sort": "sort"}
"""The buttons beside one's own hand."""

Actions = Mapping[str, Callable[[], None]]


class OnTable(Widget):
    """Something that lies on the table by itself: the focus can go there, and nothing covers the
    table because of it.
    """

    def touches(self, at: Pixel) -> bool:
        """Never: the pointer finds what lies there as it lies, through the table."""
        return False


class CardControl(OnTable):
    """A card that can have the focus: the keyboard's and the gamepad's hand."""

    def __init__(
        self,
        measures: Measures,
        name: str,
        table: Table,
        sprite: CardSprite,
        choose: Callable[[CardSprite], None],
    ) -> None:
        super().__init__(measures, name, pose_bounds(sprite.pose))
        self.table = table
        self.sprite = sprite
        self._choose = choose

    def follow(self) -> None:
        """Be where the card lies now: by that place the arrows find it."""
        self.box = pose_bounds(self.sprite.pose)

    def choose(self, at: Pixel | None) -> None:
        self._choose(self.sprite)

    def spoken(self) -> str:
        card = self.table.words.card(self.sprite.card)
        if self.sprite.dim:
            return words("say.not_now", card=card)
        return card

    def draw(self, surface: pygame.Surface) -> None:
        # A card on its way to the hand has no ring yet, nor has one while another is held.
        if self.focused and self.table.grip.held is None and not flies(self.sprite):
            box = pose_bounds(self.sprite.pose)
            # Of its own height: upright or leaning, it has the same corners.
            radius = round(self.sprite.pose.height * 0.06)
            draw_ring(surface, box, radius, self.measures.unit)


class ZoneControl(OnTable):
    """A place a picked card can go to, for the focus."""

    def __init__(
        self, measures: Measures, name: str, box: pygame.Rect, label: str, go: Callable[[], None]
    ) -> None:
        super().__init__(measures, name, box)
        self.label = label
        self._go = go

    def choose(self, at: Pixel | None) -> None:
        self._go()

    def spoken(self) -> str:
        return self.label

    def draw(self, surface: pygame.Surface) -> None:
        self.draw_ring(surface)


def card_controls(
    measures: Measures, touch: Touch, choose: Callable[[CardSprite], None]
) -> list[Widget]:
    """One for each card of one's own hand, from the left, and each other that may be played."""
    piles = touch.table.piles
    # While a hand is turned down its cards are still there to be seen turning, and not to be told.
    own = piles.own_hand() if piles.looking else []
    hand = [sprite for sprite in own if sprite.known]
    rest = [sprite for sprite in touch.offers.cards() if sprite not in hand]
    found: list[Widget] = []
    copies: Counter[str] = Counter()
    for order, sprite in enumerate([*hand, *rest]):
        control = CardControl(measures, f"card-{order}", touch.table, sprite, choose)
        copies[sprite.card.name] += 1
        control.known_as = f"card {sprite.card.name} {copies[sprite.card.name]}"
        found.append(control)
    return found


def zone_controls(measures: Measures, touch: Touch, play: Callable[[Move], None]) -> list[Widget]:
    """One for each place the picked card can go to."""

    def going(move: Move) -> Callable[[], None]:
        def go() -> None:
            touch.unpick()
            play(move)

        return go

    called = touch.table.words.of
    return [
        ZoneControl(
            measures,
            f"zone-{number}",
            touch.offers.zone(number),
            called("pile", move.target),
            going(move),
        )
        for number, move in touch.offers.targets_of(touch.grip.picked).items()
    ]


def corner_buttons(
    measures: Measures, actions: Actions, usable: Mapping[str, bool]
) -> list[Widget]:
    """What one looks at and up, in a row at the top left; greyed what cannot be used now."""
    px = measures.px
    names = [name for name in CORNER if name in usable]
    first = pygame.Rect(px(20), px(20), px(44), px(44))
    return _row(measures, actions, usable, names, first, px(50))


def side_buttons(
    measures: Measures, actions: Actions, usable: Mapping[str, bool], right_top: Pixel
) -> list[Widget]:
    """What helps one play, in a row that ends here, at the right of one's own hand."""
    px = measures.px
    names = [name for name in SIDE if name in usable]
    right, top = right_top
    first = pygame.Rect(right - len(names) * px(62) + px(12), top, px(50), px(50))
    return _row(measures, actions, usable, names, first, px(62))


def _row(
    measures: Measures,
    actions: Actions,
    usable: Mapping[str, bool],
    names: Sequence[str],
    first: pygame.Rect,
    step: int,
) -> list[Widget]:
    """Round buttons side by side, from this box on."""
    buttons: list[Widget] = []
    for order, name in enumerate(names):
        box = first.move(order * step, 0)
        icon = {**CORNER, **SIDE}[name]
        button = RoundButton(measures, name, box, icon, words(f"table.{name}"), actions[name])
        button.enabled, button.deed = usable[name], name
        buttons.append(button)
    return buttons
