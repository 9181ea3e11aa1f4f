"""A hint on the table, for as long as it takes to read it: what to do, and why."""

from __future__ import annotations

from collections.abc import Sequence

import pygame

from cardtable.looks.panel import Panel
from cardtable.media.lettering import line_height, width
from cardtable.media.words import words
from cardtable.players.why import Why
from cardtable.rules.moves import Move
from cardtable.scenes.scene import Stage
from cardtable.scenes.showing import Showing
from cardtable.scenes.table_controls import OnTable
from cardtable.table import animation, sound
from cardtable.table.advice import Advice
from cardtable.table.captions import ADVICE
from cardtable.table.card_sprite import CardSprite
from cardtable.table.touch import Touch
from cardtable.thinking import Thought
from cardtable.widgets import cut
from cardtable.widgets.widget import Widget
from cardtable.widgets.writing import lines_height, write, write_lines

_WIDE, _NARROW = 760, 320  # units
_HEADING, _TEXT = 19, 18  # sizes of the letters


class ShownHint:
    """What is advised and what speaks for it; asked again, what comes next and what it gives up."""

    def __init__(self, stage: Stage, showing: Showing, touch: Touch) -> None:
        self.stage = stage
        self.showing = showing
        self.table = showing.table
        self.touch = touch
        self.move: Move | None = None  # what is advised
        self.why: Why | None = None
        self.second = False  # the runner-up is shown, not the best
        self.heading = ""
        self.text = ""
        self._marked: CardSprite | None = None
        self._left = 0.0  # seconds

    def ask(self) -> None:
        """Ask for a hint; while it is shown, for the next best move and the difference."""
        if self.move is None:
            self.showing.ask_hint()
        elif self.why is not None and self.why.other is not None:
            self.second = not self.second
            self._put()

    def show(self, thought: Thought) -> None:
        """Give this advice."""
        self.move, self.why, self.second = thought.move, thought.why, False
        self._put()

    def _put(self) -> None:
        assert self.move is not None
        self._read(self.move)
        self._left = animation.HINT + len(self.text) * animation.HINT_LETTER
        self.stage.sounds.play(sound.HINTED)
        self.table.captions.notice = ""
        self.stage.say(f"{self.heading} {self.text}".strip())
        self._mark(self._meant(self.move))
        self.table.stale.all()

    def _meant(self, best: Move) -> Move:
        """The move that is spoken of."""
        other = None if self.why is None else self.why.other
        return other if self.second and other is not None else best

    def _read(self, best: Move) -> None:
        """Word it."""
        wording = self.table.words
        move = wording.move(self._meant(best))
        self.heading = words("hint.next" if self.second else "hint.move", move=move)
        if self.why is None:
            self.text = words("hint.only") if len(self.showing.moves) == 1 else ""
        else:
            advice = Advice(wording, self.why)
            self.text = advice.difference() if self.second else advice.reason()

    def _mark(self, move: Move) -> None:
        """Mark the card that is meant, and no longer the one before."""
        grip = self.table.grip
        marked = [sprite for sprite in grip.marked if sprite is not self._marked]
        offers = self.touch.offers
        cards = [sprite for sprite in offers.cards() if move in offers.moves_of(sprite)]
        self._marked = next(iter(cards), None)
        grip.marked = [*marked, *cards[:1]]

    def close(self) -> None:
        """It has been followed, or the match has gone another way."""
        self.move = self.why = self._marked = None
        self.table.stale.frame = True

    def fade(self, seconds: float) -> bool:
        """Let time pass; whether it has gone by that, and only what is asked shall be marked."""
        if self.move is None:
            return False
        self._left -= seconds
        if self._left > 0:
            return False
        self.close()
        return True

    def box(self, taken: Sequence[pygame.Rect], panel: pygame.Rect | None) -> pygame.Rect:
        """Where it is written: above the hand, over what is asked, and over no answer to it.

        Over a panel it lies on the heading, which says what is asked.
        """
        stage, layout, captions = self.stage, self.table.layout, self.table.captions
        asked = captions.prompt_box(captions.prompt_text(), layout)
        pad = layout.px(16)
        most = min(layout.px(_WIDE), stage.size[0] - 2 * pad)
        wide = 4 * pad + max(
            width(self.heading, "strong", stage.text_px(_HEADING)),
            width(self.text, "text", stage.text_px(_TEXT)) + 2,
            layout.px(_NARROW),
        )
        box = pygame.Rect(0, 0, max(min(wide, most), asked.width), 2 * pad)
        if panel is not None:
            box.width = panel.width
        box.height += line_height("strong", stage.text_px(_HEADING))
        if self.text:
            room = box.width - 4 * pad
            box.height += lines_height(self.text, "text", stage.text_px(_TEXT), room)
        if panel is not None:
            box.midtop = panel.midtop
            return box
        box.midbottom = (asked.centerx, asked.bottom)
        across = [one for one in taken if box.colliderect(one)]
        if across:
            box.bottom = min(one.top for one in across) - pad
        return box

    def draw(self, surface: pygame.Surface, widgets: Sequence[Widget], panel: Panel | None) -> None:
        """Draw it, if there is one."""
        if self.move is None:
            return
        stage, layout = self.stage, self.table.layout
        taken = [widget.box for widget in widgets if not isinstance(widget, OnTable)]
        box = self.box(taken, None if panel is None else panel.box)
        pad = layout.px(16)
        cut.panel(surface, box, layout.px(22), cut.PAPER, layout.unit * 6)
        inner = box.inflate(-4 * pad, -2 * pad)
        px = stage.text_px(_HEADING)
        high = line_height("strong", px)
        at = (inner.centerx, inner.top + high // 2)
        write(surface, self.heading, "strong", px, at, ADVICE, "cm", inner.width)
        inner.top += high
        if self.text:
            write_lines(surface, self.text, "text", stage.text_px(_TEXT), inner, cut.INK, "centre")
