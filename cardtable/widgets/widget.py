"""What every control is: a rectangle that takes the focus and can be chosen."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

import pygame

from cardtable.access.tree import Told
from cardtable.gestures import Edit, Pixel
from cardtable.media.lettering import Kind
from cardtable.media.pictures import Pictures
from cardtable.widgets import cut
from cardtable.widgets.focus_ring import draw_ring


class Measures(Protocol):
    """Lengths for the present window and the player's size of text."""

    pictures: Pictures

    @property
    def unit(self) -> float: ...

    def px(self, units: float) -> int: ...

    def text_px(self, units: float) -> int: ...

    def type_px(self, kind: Kind, units: float) -> int: ...


class Scroller:
    """A window onto something higher than itself."""

    def __init__(self, area: pygame.Rect, height: int) -> None:
        self.area = area
        self.height = height
        self.offset = 0.0

    @property
    def reach(self) -> int:
        """How far it can be scrolled."""
        return max(0, self.height - self.area.height)

    def scroll(self, by: float) -> bool:
        """Move by so many pixels; whether anything moved."""
        before = self.offset
        self.offset = max(0.0, min(float(self.reach), self.offset + by))
        return self.offset != before

    def show(self, box: pygame.Rect, margin: int) -> None:
        """Scroll just far enough that this box (before scrolling) can be seen whole."""
        top, bottom = box.top - margin, box.bottom + margin
        if top < self.area.top + self.offset:
            self.scroll(top - self.area.top - self.offset)
        elif bottom > self.area.bottom + self.offset:
            self.scroll(bottom - self.area.bottom - self.offset)

    def draw_bar(self, surface: pygame.Surface, unit: float) -> None:
        """How much there is and where one is, at the right edge; what is cut off fades out."""
        if not self.reach:
            return
        high = round(22 * unit)
        fade = cut.fade((self.area.width, high))
        if self.offset > 0:
            surface.blit(pygame.transform.flip(fade, False, True), self.area.topleft)
        if self.offset < self.reach:
            surface.blit(fade, (self.area.left, self.area.bottom - high))
        width = max(4, round(6 * unit))
        length = max(round(30 * unit), self.area.height * self.area.height // self.height)
        spare = self.area.height - length
        top = self.area.top + round(spare * self.offset / self.reach)
        bar = pygame.Rect(self.area.right + round(4 * unit), top, width, length)
        surface.blit(cut.sheet(bar.size, width // 2, cut.TRAY, False), bar)


def scroll_to(scroller: Scroller | None, offset: float) -> None:
    """Scroll to where one was before things were laid anew, as far as they reach now."""
    if scroller is not None:
        scroller.scroll(offset - scroller.offset)


class Widget:
    """A control: it has a name, a place, and can have the focus."""

    radius_units = 18.0

    def __init__(self, measures: Measures, name: str, box: pygame.Rect) -> None:
        self.measures = measures
        self.name = name
        self.known_as = name  # by which a screen reader knows it
        self.box = box  # before any scrolling
        self.scroller: Scroller | None = None
        self.enabled = True
        self.hint = ""  # shown as a tooltip …
        self.deed = ""  # … with the key that does the same, if one does
        self.hovered = False
        self.focused = False  # and the focus should be seen
        self.pressed = False

    @property
    def place(self) -> pygame.Rect:
        """Where it is seen now."""
        if self.scroller is None:
            return self.box
        return self.box.move(0, -round(self.scroller.offset))

    @property
    def radius(self) -> int:
        """Of its corners, and of the focus ring."""
        return min(self.measures.px(self.radius_units), self.box.height // 2)

    def follow(self) -> None:
        """Be where that is now which it stands for, if it moves."""

    def touches(self, at: Pixel) -> bool:
        """Whether a place is on the part of it that can be seen."""
        if self.scroller and not self.scroller.area.collidepoint(at):
            return False
        return bool(self.place.collidepoint(at))

    def choose(self, at: Pixel | None) -> None:
        """It was clicked here, or chosen by key or pad."""

    def step(self, across: int, down: int) -> bool:
        """An arrow was pressed while it has the focus; whether it had a use for it."""
        del across, down
        return False

    def carry(self, at: Pixel) -> bool:
        """The pointer was pressed on it and moved here; whether it had a use for that."""
        del at
        return False

    def typed(self, text: str) -> None:
        """Text was typed while it has the focus."""

    def edit(self, edit: Edit) -> None:
        """A key that edits text was pressed while it has the focus."""

    @property
    def takes_text(self) -> bool:
        """Whether letters typed while it has the focus are text."""
        return False

    def spoken(self) -> str:
        """What is said of it, in a line."""
        return self.name

    def told(self) -> Told:
        """What it is, to a screen reader."""
        return Told(self.spoken(), able=self.enabled)

    def under_finger(self) -> pygame.Rect:
        """Where a tile is drawn: it rises to the pointer, and gives under the finger."""
        if self.pressed:
            return self.place.move(0, self.measures.px(2))
        raised = self.hovered or self.focused
        return self.place.move(0, -self.measures.px(4)) if raised else self.place

    def draw(self, surface: pygame.Surface) -> None:
        """Draw it at its place."""

    def draw_ring(self, surface: pygame.Surface) -> None:
        """The focus ring round it, if it should be seen."""
        if self.focused:
            draw_ring(surface, self.place, self.radius, self.measures.unit)


def draw_all(surface: pygame.Surface, widgets: Sequence[Widget]) -> None:
    """Draw those that can be seen; the focused one last, so that nothing lies over its ring."""
    clip = surface.get_clip()
    for widget in widgets:
        if not widget.focused and widget.place.colliderect(clip):
            widget.draw(surface)
    for widget in widgets:
        if widget.focused:
            widget.draw(surface)


def following(widgets: Sequence[Widget], start: Widget | None, by: int) -> Widget | None:
    """The next (1) or previous (-1) control in the order of Tab, round and round."""
    usable = [widget for widget in widgets if widget.enabled]
    if not usable:
        return None
    here = usable.index(start) if start in usable else -1 if by > 0 else 0
    return usable[(here + by) % len(usable)]


def nearest(
    widgets: Sequence[Widget], start: Widget | None, across: int, down: int
) -> Widget | None:
    """The next thing in the direction pressed: the nearest one, straight ahead counting double."""
    usable = [widget for widget in widgets if widget.enabled]
    if start is None or start not in widgets:
        return usable[0] if usable else None
    here = start.box
    best: tuple[float, Widget] | None = None
    for widget in usable:
        if widget is start:
            continue
        there = widget.box
        if across:
            ahead = (there.centerx - here.centerx) * across
            aside = max(0, there.top - here.bottom, here.top - there.bottom)
            gap = there.left - here.right if across > 0 else here.left - there.right
            slip = abs(there.centery - here.centery)
        else:
            ahead = (there.centery - here.centery) * down
            aside = max(0, there.left - here.right, here.left - there.right)
            gap = there.top - here.bottom if down > 0 else here.top - there.bottom
            slip = abs(there.centerx - here.centerx)
        overlap = aside == 0
        if ahead <= 0 or (gap < -min(here.width, here.height) // 2 and not overlap):
            continue
        cost = max(0, gap) + aside * 2.5 + slip * 0.2
        if best is None or cost < best[0]:
            best = (cost, widget)
    return best[1] if best else None
