"""The few words that appear beside a control when one stays at it for a moment."""

from __future__ import annotations

from typing import Protocol

import pygame

from cardtable.devices.bindings import Bindings
from cardtable.media.drawings import Size
from cardtable.media.lettering import width, wrapped
from cardtable.media.words import words
from cardtable.widgets import cut
from cardtable.widgets.keycaps import said
from cardtable.widgets.widget import Measures, Widget
from cardtable.widgets.writing import lines_height, write_lines

WAIT_SECONDS = 0.5


class Hands(Measures, Protocol):
    """What a hint has to know of what is in the player's hands."""

    pad: str

    @property
    def bindings(self) -> Bindings: ...


class Tooltip:
    """Shows a control's hint once it has waited; whoever moves on starts it again."""

    def __init__(self) -> None:
        self._waited = 0.0
        self._asked: Widget | None = None  # a finger was laid on it for long

    def restart(self) -> None:
        """The pointer or the focus went elsewhere."""
        self._waited = 0.0
        self._asked = None

    def ask(self, widget: Widget) -> None:
        """Say at once what this control is called: a finger cannot rest over it."""
        self._asked, self._waited = widget, WAIT_SECONDS

    def whose(self, under: Widget | None, focus: Widget | None) -> Widget | None:
        """Whose hint should be shown, after a moment: of what lies under the pointer, or of the
        focus if that is to be seen.
        """
        if self._asked is not None:
            return self._asked
        if under is not None and under.hint:
            return under
        return focus if focus is not None and focus.focused and focus.hint else None

    def pass_by(self, seconds: float) -> bool:
        """Let time pass at a control with a hint; whether it appears now."""
        if self._waited >= WAIT_SECONDS:
            return False
        self._waited += seconds
        return self._waited >= WAIT_SECONDS

    def text(self, widget: Widget, stage: Hands) -> str:
        """A control's hint with its key, or the pad's button; a finger needs neither."""
        key = said(stage.bindings, widget.deed, stage.pad) if widget.deed else ""
        if not key or self._asked is not None:
            return widget.hint
        return words("key.hint", hint=widget.hint, pressed=key)

    def draw(self, surface: pygame.Surface, measures: Hands, widget: Widget, window: Size) -> None:
        """Draw the hint below its control, or above it where there is no room."""
        if self._waited < WAIT_SECONDS:
            return
        text = self.text(widget, measures)
        px = measures.text_px(15)
        room = min(measures.px(320), width(text, "strong", px) + 2)
        lines = wrapped(text, "strong", px, room)
        wide = max(width(one, "strong", px) for one in lines)
        high = lines_height(text, "strong", px, room)
        box = pygame.Rect(0, 0, wide + measures.px(28), high + measures.px(16))
        place = widget.place
        box.midtop = (place.centerx, place.bottom + measures.px(16))
        if box.bottom > window[1] - measures.px(8):
            box.midbottom = (place.centerx, place.top - measures.px(16))
        box.clamp_ip(pygame.Rect((0, 0), window).inflate(-measures.px(16), -measures.px(16)))
        cut.panel(surface, box, measures.px(12), cut.PLUM, measures.px(4))
        inner = box.inflate(-measures.px(28), -measures.px(16))
        write_lines(surface, text, "strong", px, inner, cut.CREAM, "centre")
