"""Points at things on a table: a card, a pile, a seat, an answer, a part of the furniture."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import NamedTuple

import pygame

from cardtable.looks.look import Look
from cardtable.media import papercraft
from cardtable.media.drawings import Size
from cardtable.media.store import kept
from cardtable.rules.moves import move_named
from cardtable.scenes.table_controls import CardControl
from cardtable.table.card_sprite import pose_bounds
from cardtable.table.table import Table
from cardtable.table.ways import flies
from cardtable.widgets import cut
from cardtable.widgets.widget import Widget

_BEATS = (1.0, 0.8, 0.55, 0.35, 0.55, 0.8)  # how strong the light is, step by step
_STEP = 0.11  # seconds
_BEATEN = 18  # steps; then it burns still


class Spot(NamedTuple):
    """Something on the table: the upright box round it, or of a card that lies turned."""

    box: pygame.Rect
    angle: float = 0.0
    radius: float = 0.051  # of its corners, as a share of its height


class Pointing:
    """Finds what is named, and lets it glow."""

    def __init__(
        self,
        look: Look,
        table: Table,
        widgets: Callable[[], Sequence[Widget]],
        lying: Callable[[int], int],
    ) -> None:
        self.look = look
        self.table = table
        self.widgets = widgets
        self.lying = lying  # how many cards a pile has once all have come
        self.names: Sequence[str] = ()
        self._passed = 0.0

    def at(self, names: Sequence[str]) -> None:
        """Point at these from now on."""
        self.names = names
        self._passed = 0.0

    def again(self) -> None:
        """Draw the eye there once more."""
        self._passed = 0.0

    def pass_by(self, seconds: float) -> bool:
        """Let time pass; whether the light is another."""
        if not self.names or self._passed >= _STEP * _BEATEN:
            return False
        before, self._passed = self._passed, self._passed + seconds
        return int(before / _STEP) != int(self._passed / _STEP)

    def spots(self) -> list[Spot]:
        """Where all that is pointed at lies now, as far as it is to be seen."""
        return [spot for name in self.names if (spot := self.spot(name)) is not None]

    def boxes(self) -> list[pygame.Rect]:
        """Round each of them."""
        return [spot.box for spot in self.spots()]

    def spot(self, name: str) -> Spot | None:
        """Where something lies now; see `cardtable.lessons` for the names."""
        kind, _, called = name.partition(":")
        what, _, seat = called.partition("@")
        match kind:
            case "card":
                return self._card(called)
            case "pile":
                return self._pile(what, int(seat or self.table.piles.viewer))
            case "seat":
                return Spot(self.table.layout.plates[int(called)], radius=0.25)
            case "answer":
                found = [w.place for w in self.widgets() if w.name == f"answer-{called}"]
                return Spot(found[0], radius=0.12) if found else None
            case "part":
                part = self.look.parts().get((what, int(seat)) if seat else what)
                return Spot(part[1], radius=0.1) if part else None
        return None

    def _card(self, name: str) -> Spot | None:
        table = self.table
        for number, sprites in table.piles.items():
            for sprite in sprites:
                if sprite.card.name == name and table.layout.places[number].shown:
                    upright = replace(sprite.pose, angle=0.0)
                    return Spot(pose_bounds(upright), sprite.pose.angle)
        return None

    def _pile(self, name: str, seat: int) -> Spot:
        """A pile, or the plate of the seat before which it lies unseen; of a row to which cards
        still come, the whole.
        """
        table = self.table
        pile = table.game.pile(name, seat)
        place = table.layout.places[pile.number]
        if not place.shown and pile.owner is not None:
            return Spot(table.layout.plates[pile.owner], radius=0.25)
        sprites = table.piles[pile.number]
        if place.lies == "row" and (not sprites or any(map(flies, sprites))):
            return Spot(table.layout.box(pile.number, self.lying(pile.number)))
        carried = (table.grip.held, table.grip.dropped)
        boxes = [pose_bounds(one.pose) for one in sprites if one not in carried]
        if boxes:
            return Spot(boxes[0].unionall(boxes[1:]))
        return Spot(table.layout.box(pile.number, 0))

    def draw(self, surface: pygame.Surface) -> None:
        """Draw the light round each of them."""
        step = int(self._passed / _STEP)
        lively = not self.table.stage.settings.reduced_motion and step < _BEATEN
        level = _BEATS[step % len(_BEATS)] if lively else 1.0
        for spot in self.spots():
            gap, wide = self.table.layout.px(5), max(3, self.table.layout.px(5))
            radius = round(spot.box.height * spot.radius)
            light = _halo(spot.box.size, radius, gap, wide, round(spot.angle))
            light.set_alpha(round(255 * level))
            surface.blit(light, light.get_rect(center=spot.box.center))
            light.set_alpha(255)


def control_for(move: str, widgets: Sequence[Widget]) -> Widget | None:
    """What one chooses to make a move: its answer, or its card."""
    card = move_named(move).card
    for widget in widgets:
        if widget.name == f"answer-{move}":
            return widget
        if isinstance(widget, CardControl) and widget.sprite.card is card:
            return widget
    return None


@kept
def _halo(size: Size, radius: int, gap: int, wide: int, angle: int) -> pygame.Surface:
    """A line of light held off a thing by a gap, with a bloom and nothing inside; turned."""
    room = gap + 5 * wide
    full = (size[0] + 2 * room, size[1] + 2 * room)
    left = room - gap - wide / 2
    across, down = size[0] + 2 * gap + wide, size[1] + 2 * gap + wide
    frame = f'x="{left}" y="{left}" width="{across}" height="{down}" rx="{radius + gap}"'
    bloom = papercraft.inline(
        f'<rect {frame} fill="none" stroke="#FFC24A" stroke-width="{3 * wide}"/>', full, full
    )
    out = papercraft.faded(papercraft.blurred(bloom, 1.4 * wide), 0.9)
    line = papercraft.inline(
        f'<rect {frame} fill="none" stroke="{cut.hexed(cut.INK)}" stroke-opacity=".45" '
        f'stroke-width="{wide + 3}"/>'
        f'<rect {frame} fill="none" stroke="#FFD65C" stroke-width="{wide}"/>',
        full,
        full,
    )
    out.blit(line, (0, 0))
    return pygame.transform.rotozoom(out, -angle, 1) if angle else out
