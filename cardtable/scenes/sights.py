"""What on a table can have the focus to be looked at, though nothing can be done with it."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import pygame

from cardtable.gestures import Pixel
from cardtable.looks.look import Look
from cardtable.media.words import words
from cardtable.rules.cards import Card
from cardtable.scenes.large_card import side_up
from cardtable.scenes.table_controls import CardControl, OnTable
from cardtable.table.card_sprite import CardSprite, pose_bounds
from cardtable.table.table import Table
from cardtable.widgets.focus_ring import draw_ring
from cardtable.widgets.widget import Measures, Widget


class Sight(OnTable):
    """A card that lies on the table: chosen, it is shown large."""

    def __init__(
        self,
        measures: Measures,
        name: str,
        place: Callable[[], pygame.Rect | None],
        card: Callable[[], Card],
        said: Callable[[], str],
        show: Callable[[Card], None],
    ) -> None:
        super().__init__(measures, name, place() or pygame.Rect(0, 0, 0, 0))
        self.card = card
        self._place = place
        self._said = said
        self._show = show

    def follow(self) -> None:
        """Be where the card lies now, as long as it lies in sight: nobody looks it up later."""
        box = self._place()
        self.enabled = box is not None
        if box is not None:
            self.box = box

    def choose(self, at: Pixel | None) -> None:
        self.follow()
        if self.enabled:
            self._show(self.card())

    def spoken(self) -> str:
        """Nothing, once the card has gone from there: it may lie closed by now."""
        self.follow()
        return self._said() if self.enabled else ""

    def draw(self, surface: pygame.Surface) -> None:
        if self.focused and self.enabled:
            ring = round(self.box.height * 0.06)
            draw_ring(surface, self.box, ring, self.measures.unit)


class PlateSight(OnTable):
    """A seat's plate: with the focus on it, what stands there is told in words."""

    radius_units = 22.0

    def __init__(self, measures: Measures, seat: int, look: Look) -> None:
        super().__init__(measures, f"seat-{seat}", look.table.layout.plates[seat])
        self.seat = seat
        self.look = look

    def follow(self) -> None:
        """Be where the plate is now, and say what is written there now."""
        self.box = self.look.table.layout.plates[self.seat]
        self.hint = self.spoken() if self.focused else ""

    def spoken(self) -> str:
        plate = self.look.plates.plate(self.seat)
        said = [words("plate.seat", name=plate.name, line=plate.line) if plate.line else plate.name]
        if plate.score:
            said.append(words("plate.points", points=plate.score))
        for sign, count in plate.counts:
            if words.has(f"plate.{sign}"):
                said.append(words(f"plate.{sign}", count=count))
        return words("list.comma").join(said)

    def draw(self, surface: pygame.Surface) -> None:
        self.draw_ring(surface)


def seen_on(widget: Widget | None) -> Card | None:
    """The card that can be looked at on this control."""
    if isinstance(widget, Sight):
        widget.follow()
        return widget.card() if widget.enabled else None
    return side_up(widget.sprite) if isinstance(widget, CardControl) else None


def sights(
    measures: Measures,
    table: Table,
    look: Look,
    own: Sequence[CardSprite],
    show: Callable[[Card], None],
) -> list[Widget]:
    """Every card that lies in sight but those that are ``own`` controls already, of a stack the
    one on top; then what the look draws by itself, and the plates.
    """
    found: list[Widget] = []
    for number, sprites in table.piles.items():
        place = table.layout.places[number]
        if not place.shown or place.lies == "fan":
            continue  # of another hand only backs are seen
        lying = list(sprites)
        if place.lies in ("stack", "heap"):
            seen = place.most if place.fanned else 1
            lying = lying[:1] if place.top_first else lying[-seen:]
        for order, sprite in enumerate(lying):
            if sprite not in own:
                name = f"sight-{number}-{order}"
                found.append(_sight_of(measures, name, table, sprite, show))
    for order, (box, card) in enumerate(look.furniture.drawn()):
        found.append(_drawn(measures, f"drawn-{order}", table, box, card, show))
    return [*found, *(PlateSight(measures, seat, look) for seat in range(table.game.seats))]


def _sight_of(
    measures: Measures,
    name: str,
    table: Table,
    sprite: CardSprite,
    show: Callable[[Card], None],
) -> Sight:
    home = table.piles.of(sprite)

    def place() -> pygame.Rect | None:
        there = home is not None and sprite in table.piles[home.number]
        return pose_bounds(sprite.pose) if there else None

    def said() -> str:
        card = table.words.card(side_up(sprite))
        if home is None or not table.words.has("pile", home.name):
            return card
        where, count = table.words.of("pile", home.name), len(table.piles[home.number])
        alone = table.layout.places[home.number].lies not in ("stack", "heap") or count == 1
        return words("sight.card" if alone else "sight.stack", card=card, pile=where, count=count)

    return Sight(measures, name, place, lambda: side_up(sprite), said, show)


def _drawn(
    measures: Measures,
    name: str,
    table: Table,
    box: pygame.Rect,
    card: Card,
    show: Callable[[Card], None],
) -> Sight:
    return Sight(measures, name, lambda: box, lambda: card, lambda: table.words.card(card), show)
