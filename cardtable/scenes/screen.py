"""A screen is a scene made of controls: a flat list of things that can take the focus."""

from __future__ import annotations

from collections.abc import Sequence

import pygame

from cardtable.clipboard import copy, pasted
from cardtable.gestures import (
    Act,
    Arrow,
    Back,
    Carry,
    Choose,
    Drop,
    Edit,
    Gesture,
    Hover,
    Inspect,
    Letter,
    Lift,
    Pixel,
    Scroll,
    Step,
    Typed,
)
from cardtable.scenes.scene import Scene, Stage
from cardtable.widgets.text_field import TextField
from cardtable.widgets.tooltip import Tooltip
from cardtable.widgets.widget import Widget, draw_all, following, nearest, scroll_to


class Screen(Scene):
    """A scene of controls. ``build`` makes them for the present size; ``paint`` draws the rest."""

    OWN_KEYS: tuple[str, ...] = ()
    """What of `devices.bindings.DEEDS` can be done here, besides what any screen has."""

    def __init__(self, stage: Stage) -> None:
        super().__init__(stage)
        self.apart: Sequence[Widget] = ()  # those of them that something else draws
        self._under: Widget | None = None  # the pointer
        self._held: Widget | None = None  # pressed and not yet let go
        self._scroll_from: Pixel | None = None  # a finger moves what can be scrolled
        self._tip = Tooltip()

    # What a screen says of itself

    def build(self) -> Sequence[Widget]:
        """Make the controls, in the order of Tab."""
        return []

    def first(self) -> str:
        """The name of what has the focus at the start."""
        return ""

    def paint(self, surface: pygame.Surface) -> None:
        """Draw everything below the controls."""

    def back(self) -> None:
        """Escape: go back where one came from."""
        self.stage.pop()

    def pressed(self, gesture: Gesture) -> None:
        """A gesture no control had a use for."""

    def key_places(self) -> list[str]:
        found = ["controls"]
        if self.scroller and self.scroller.reach:
            found.append("scroller")
        if any(widget.takes_text for widget in self.widgets):
            found.append("text")
        return [*found, *self.OWN_KEYS]

    # Controls by name

    def __getitem__(self, name: str) -> Widget:
        for widget in self.widgets:
            if widget.name == name:
                return widget
        raise KeyError(name)

    def layout(self) -> None:
        focused = self.focus.name if self.focus else self.first()
        offset = self.scroller.offset if self.scroller else 0.0
        self.scroller = None
        self._under = self._held = None
        self.widgets = list(self.build())
        scroll_to(self.scroller, offset)
        named = {widget.name: widget for widget in self.widgets}
        self.focus = named.get(focused) or named.get(self.first())
        if self.focus is None and self.widgets:
            self.focus = self.widgets[0]
        self._settle()

    def refresh(self) -> None:
        """Lay out anew because something chosen changes what is shown."""
        self.layout()

    def entered(self) -> None:
        self._settle()

    def _settle(self) -> None:
        """Everything that follows from where the focus is."""
        self.dirty = True
        for widget in self.widgets:
            widget.focused = widget is self.focus and not self.stage.by_pointer
            widget.hovered = widget is self._under
            if isinstance(widget, TextField):
                widget.writing = widget is self.focus
        self.stage.typing = bool(self.focus and self.focus.takes_text)

    def focus_on(self, widget: Widget | None) -> None:
        """Give the focus to a control and make sure that it can be seen."""
        if widget is None:
            return
        self.focus = widget
        self.stage.hearing.focus_moved()
        self._tip.restart()
        # Under a pressed pointer nothing may slide away.
        if widget.scroller and widget is not self._held:
            widget.scroller.show(widget.box, self.stage.px(24))
        self._settle()

    def at(self, place: Pixel | None) -> Widget | None:
        """The control under a place, the topmost first."""
        if place is None:
            return None
        for widget in reversed(self.widgets):
            if widget.enabled and widget.touches(place):
                return widget
        return None

    # Gestures

    def handle(self, gesture: Gesture) -> None:
        match gesture:
            case Hover(at):
                self._point(at)
            case Lift(at):
                self._lift(at)
            case Carry(at):
                self._carry(at)
            case Drop():
                self._let_go()
            case Choose(at):
                self._let_go()
                self._choose(at, gesture)
            case Arrow(across, down):
                self._move(across, down)
            case Step(by):
                self.focus_on(following(self.widgets, self.focus, by))
            case Back() | Act("menu", ""):
                self.back()
            case Inspect(at) if at is not None:
                self.name_at(at)
            case Typed(text) if self.focus and self.focus.takes_text:
                self.focus.typed(text)
                self.dirty = True
            case Edit() if self.focus and self.focus.takes_text:
                self.focus.edit(gesture)
                self.dirty = True
            case Letter(key, control=True) if isinstance(self.focus, TextField) and key in "vc":
                if key == "v":
                    self.focus.typed(pasted())
                else:
                    copy(self.focus.text)
                self.dirty = True
            case Scroll(lines):
                if self.scroller and self.scroller.scroll(lines * self.stage.px(16)):
                    self.dirty = True
                else:
                    self.pressed(gesture)
            case _:
                self.pressed(gesture)

    def name_at(self, at: Pixel) -> bool:
        """A finger lies here for long: say what the sign under it is called, if one is there."""
        for widget in reversed(self.widgets):
            if widget.hint and widget.touches(at):
                self._let_go()
                self._tip.ask(widget)
                self.stage.say(widget.hint)
                return True
        return False

    def _point(self, at: Pixel | None) -> None:
        under = self.at(at)
        if under is not self._under or (self.focus and self.focus.focused):
            self._under = under
            self._tip.restart()
            self._settle()

    def _lift(self, at: Pixel) -> None:
        self._tip.restart()
        self._held = self.at(at)
        self._scroll_from = at if self.scroller and self.scroller.area.collidepoint(at) else None
        if self._held:
            self._held.pressed = True
            self.focus_on(self._held)
        self._settle()

    def _carry(self, at: Pixel) -> None:
        if self._held and self._held.carry(at):
            self.dirty = True
        elif self.scroller and self._scroll_from:
            self.scroller.scroll(self._scroll_from[1] - at[1])
            self._scroll_from = at
            if self._held:
                self._held.pressed = False
            self.dirty = True

    def _let_go(self) -> None:
        if self._held:
            self._held.pressed = False
        self._held = self._scroll_from = None
        self.dirty = True

    def _choose(self, at: Pixel | None, gesture: Gesture) -> None:
        widget = self.focus if at is None else self.at(at)
        if widget is None or not widget.enabled:
            self.pressed(gesture)
            return
        self.stage.sounds.play("button")
        widget.choose(at)
        self.dirty = True

    def _move(self, across: int, down: int) -> None:
        self._settle()
        if across and down:
            across = 0  # a stick pushed slantwise moves along the list
        if self.focus and self.focus.enabled and self.focus.step(across, down):
            self.dirty = True
            return
        found = nearest(self.widgets, self.focus, across, down)
        if found:
            self.focus_on(found)
        elif self.scroller and down:
            self.scroller.scroll(down * self.stage.px(48))
            self.dirty = True

    # Time and drawing

    def update(self, seconds: float) -> None:
        if self._tip.whose(self._under, self.focus) and self._tip.pass_by(seconds):
            self.dirty = True

    def draw(self, surface: pygame.Surface) -> None:
        self.paint(surface)
        if self.scroller:
            before = surface.get_clip()
            # A focus ring may reach a little beyond the scrolled area.
            surface.set_clip(self.scroller.area.inflate(self.stage.px(24), 0).clip(before))
            self.paint_scrolled(surface, round(self.scroller.offset))
            draw_all(surface, [w for w in self.widgets if w.scroller])
            surface.set_clip(before)
            self.scroller.draw_bar(surface, self.stage.unit)
        draw_all(surface, [w for w in self.widgets if not w.scroller and w not in self.apart])
        hinting = self._tip.whose(self._under, self.focus)
        if hinting is not None:
            self._tip.draw(surface, self.stage, hinting, self.stage.size)
