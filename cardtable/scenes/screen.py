"""A screen is a scene made of controls: a flat list of things that can take the focus."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import pygame

from cardtable.gestures import (
    Back,
    Carry,
    Choose,
    Drop,
    Edit,
    Gesture,
    Letter,
    Lift,
    Menu,
    Move,
    Place,
    Point,
    Scroll,
    Step,
    Typed,
    copy,
    pasted,
)
from cardtable.media.lettering import width, wrapped
from cardtable.media.words import words
from cardtable.scenes.scene import Scene, Stage
from cardtable.widgets import cut
from cardtable.widgets.button import Button, ButtonKind
from cardtable.widgets.text_field import TextField
from cardtable.widgets.widget import Scroller, Widget, nearest
from cardtable.widgets.writing import lines_height, write, write_lines

_TIP_SECONDS = 0.5


class Screen(Scene):
    """A scene of controls. ``build`` makes them for the present size; ``paint`` draws the rest."""

    def __init__(self, stage: Stage) -> None:
        super().__init__(stage)
        self.widgets: list[Widget] = []
        self.scroller: Scroller | None = None
        self.focus: Widget | None = None
        self._under: Widget | None = None  # the pointer
        self._held: Widget | None = None  # pressed and not yet let go
        self._scroll_from: Place | None = None  # a finger moves what can be scrolled
        self._tip_wait = 0.0

    # What a screen says of itself

    def build(self) -> Sequence[Widget]:
        """Make the controls, in the order of Tab."""
        return []

    def first(self) -> str:
        """The name of what has the focus at the start."""
        return ""

    def paint(self, surface: pygame.Surface) -> None:
        """Draw everything below the controls."""

    def paint_scrolled(self, surface: pygame.Surface, offset: int) -> None:
        """Draw what is scrolled, moved up by so many pixels; clipped to the scroller's area."""

    def back(self) -> None:
        """Escape: go back where one came from."""
        self.stage.pop()

    def pressed(self, gesture: Gesture) -> None:
        """A gesture no control had a use for."""

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
        self._scroll_to(offset)
        named = {widget.name: widget for widget in self.widgets}
        self.focus = named.get(focused) or named.get(self.first())
        if self.focus is None and self.widgets:
            self.focus = self.widgets[0]
        self._settle()

    def _scroll_to(self, offset: float) -> None:
        if self.scroller:
            self.scroller.scroll(offset - self.scroller.offset)

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
        if widget is not self.focus:
            self.stage.say(widget.spoken())
        self.focus = widget
        self._tip_wait = 0.0
        # Under a pressed pointer nothing may slide away.
        if widget.scroller and widget is not self._held:
            widget.scroller.show(widget.box, self.stage.px(24))
        self._settle()

    def at(self, place: Place | None) -> Widget | None:
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
            case Point(at):
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
            case Move(across, down):
                self._move(across, down)
            case Step(by):
                self._step(by)
            case Back() | Menu():
                self.back()
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

    def _point(self, at: Place | None) -> None:
        under = self.at(at)
        if under is not self._under or (self.focus and self.focus.focused):
            self._under = under
            self._tip_wait = 0.0
            self._settle()

    def _lift(self, at: Place) -> None:
        self._held = self.at(at)
        self._scroll_from = at if self.scroller and self.scroller.area.collidepoint(at) else None
        if self._held:
            self._held.pressed = True
            self.focus_on(self._held)
        self._settle()

    def _carry(self, at: Place) -> None:
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

    def _choose(self, at: Place | None, gesture: Gesture) -> None:
        widget = self.focus if at is None else self.at(at)
        if widget is None or not widget.enabled:
            self.pressed(gesture)
            return
        self.stage.sounds.play("button")
        spoken = widget.spoken()
        widget.choose(at)
        if widget.spoken() != spoken:
            self.stage.say(widget.spoken())
        self.dirty = True

    def _move(self, across: int, down: int) -> None:
        self._settle()
        if across and down:
            across = 0  # a stick pushed slantwise moves along the list
        if self.focus and self.focus.enabled and self.focus.step(across, down):
            self.stage.say(self.focus.spoken())
            self.dirty = True
            return
        found = nearest(self.widgets, self.focus, across, down)
        if found:
            self.focus_on(found)
        elif self.scroller and down:
            self.scroller.scroll(down * self.stage.px(48))
            self.dirty = True

    def _step(self, by: int) -> None:
        usable = [widget for widget in self.widgets if widget.enabled]
        if not usable:
            return
        here = usable.index(self.focus) if self.focus in usable else -1 if by > 0 else 0
        self.focus_on(usable[(here + by) % len(usable)])

    # Time and drawing

    def update(self, seconds: float) -> None:
        if self._tip_of() is not None and self._tip_wait < _TIP_SECONDS:
            self._tip_wait += seconds
            if self._tip_wait >= _TIP_SECONDS:
                self.dirty = True

    def _tip_of(self) -> Widget | None:
        """Whose tooltip should be shown, after a moment."""
        if self._under and self._under.hint:
            return self._under
        if self.focus and self.focus.focused and self.focus.hint:
            return self.focus
        return None

    def draw(self, surface: pygame.Surface) -> None:
        self.paint(surface)
        if self.scroller:
            before = surface.get_clip()
            # A focus ring may reach a little beyond the scrolled area.
            surface.set_clip(self.scroller.area.inflate(self.stage.px(24), 0).clip(before))
            self.paint_scrolled(surface, round(self.scroller.offset))
            self._draw_widgets(surface, [w for w in self.widgets if w.scroller])
            surface.set_clip(before)
            self.scroller.draw_bar(surface, self.stage.unit)
        self._draw_widgets(surface, [w for w in self.widgets if not w.scroller])
        tip = self._tip_of()
        if tip is not None and self._tip_wait >= _TIP_SECONDS:
            self._draw_tip(surface, tip)

    def _draw_widgets(self, surface: pygame.Surface, widgets: Sequence[Widget]) -> None:
        clip = surface.get_clip()
        for widget in widgets:
            if not widget.focused and widget.place.colliderect(clip):
                widget.draw(surface)
        for widget in widgets:  # the focused one last: nothing lies over its ring
            if widget.focused:
                widget.draw(surface)

    def _draw_tip(self, surface: pygame.Surface, widget: Widget) -> None:
        stage = self.stage
        px = stage.text_px(15)
        room = min(stage.px(320), width(widget.hint, "strong", px) + 2)
        lines = wrapped(widget.hint, "strong", px, room)
        wide = max(width(one, "strong", px) for one in lines)
        high = lines_height(widget.hint, "strong", px, room)
        box = pygame.Rect(0, 0, wide + stage.px(28), high + stage.px(16))
        place = widget.place
        box.midtop = (place.centerx, place.bottom + stage.px(16))
        if box.bottom > stage.size[1] - stage.px(8):
            box.midbottom = (place.centerx, place.top - stage.px(16))
        box.clamp_ip(pygame.Rect((0, 0), stage.size).inflate(-stage.px(16), -stage.px(16)))
        cut.panel(surface, box, stage.px(12), cut.PLUM, stage.px(4))
        inner = box.inflate(-stage.px(28), -stage.px(16))
        write_lines(surface, widget.hint, "strong", px, inner, cut.CREAM, "centre")


class Question(Screen):
    """A dialogue over the scene below: a title, a few words, and a button for each answer."""

    covers = False

    def __init__(
        self,
        stage: Stage,
        title: str,
        text: str,
        answers: Sequence[tuple[str, str, ButtonKind, Callable[[], None]]],
    ) -> None:
        super().__init__(stage)
        self.heading, self.text = title, text
        self.answers = list(answers)  # name, label, kind, what it does; the last one is usual
        self._panel = pygame.Rect(0, 0, 0, 0)

    def build(self) -> Sequence[Widget]:
        stage = self.stage
        wide = min(stage.px(620), stage.size[0] - stage.px(60))
        pad, high = stage.px(36), stage.px(56)
        px = stage.text_px(18)
        text = lines_height(self.text, "text", px, wide - 2 * pad) if self.text else 0
        gap = stage.px(20)
        total = pad + stage.type_px("title", 30) + gap + text + (gap if text else 0) + high + pad
        self._panel = pygame.Rect(0, 0, wide, total)
        self._panel.center = (stage.size[0] // 2, stage.size[1] // 2)
        widgets = []
        each = (wide - 2 * pad - gap * (len(self.answers) - 1)) // max(1, len(self.answers))
        left = self._panel.left + pad
        for name, label, kind, action in self.answers:
            box = pygame.Rect(left, self._panel.bottom - pad - high, each, high)
            widgets.append(Button(stage, name, box, label, self._answer(action), kind))
            left += each + gap
        return widgets

    def _answer(self, action: Callable[[], None]) -> Callable[[], None]:
        def answer() -> None:
            self.stage.pop(fade=False)
            action()

        return answer

    def first(self) -> str:
        return self.answers[-1][0] if self.answers else ""

    def back(self) -> None:
        self.stage.pop(fade=False)

    def entered(self) -> None:
        super().entered()
        self.stage.say(self.heading)
        self.stage.say(self.text)

    def paint(self, surface: pygame.Surface) -> None:
        stage = self.stage
        surface.blit(cut.veil(stage.size, (28, 26, 66), 150), (0, 0))
        cut.panel(surface, self._panel, stage.px(28), cut.PAPER, stage.px(16), 0.45)
        pad = stage.px(36)
        px = stage.type_px("title", 30)
        at = (self._panel.left + pad, self._panel.top + pad + px // 2)
        room = self._panel.width - 2 * pad
        write(surface, self.heading, "title", px, at, room=room)
        top = self._panel.top + pad + px + stage.px(20)
        box = pygame.Rect(self._panel.left + pad, top, room, 0)
        write_lines(surface, self.text, "text", stage.text_px(18), box, cut.SOFT_INK)

    def title(self) -> str:
        return words("app.title")
