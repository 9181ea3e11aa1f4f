"""Words over the table: the sentence above the hand, speech bubbles, and the banner."""

from __future__ import annotations

import itertools
from collections.abc import Callable
from dataclasses import dataclass, field

import pygame

from cardtable.media.drawings import Colour
from cardtable.media.lettering import line_height, width
from cardtable.media.words import words
from cardtable.rules.events import Event, RoundStarted, Said, Scored, TrickWon
from cardtable.rules.reasons import Reason
from cardtable.table import animation
from cardtable.table.layout import Layout
from cardtable.table.stale import Stale
from cardtable.table.surroundings import Surroundings, TableStage
from cardtable.table.wording import Wording
from cardtable.widgets import cut
from cardtable.widgets.rising import Rising
from cardtable.widgets.writing import write

PROMPT_AT = 0.713  # how far down the window the sentence above the hand stands
REFUSAL: Colour = (166, 40, 24)  # the ink of a reason against a move …
ADVICE: Colour = (38, 92, 74)  # … and of a hint


@dataclass
class Bubble:
    """Something said, hanging at a seat's plate for a while."""

    seat: int
    text: str
    left: float  # seconds
    rising: Rising = field(default_factory=Rising)


@dataclass
class Banner:
    """A large line over the middle of the table for a moment."""

    text: str
    left: float
    rising: Rising = field(default_factory=Rising)


class Captions:
    """What is written over a table for a while."""

    def __init__(
        self, stage: TableStage, look: Surroundings, wording: Wording, stale: Stale
    ) -> None:
        self.stage = stage
        self.look = look
        self.wording = wording
        self.stale = stale
        self.bubbles: list[Bubble] = []
        self.banner: Banner | None = None
        self.winning = ""  # why the trick that lies there was won
        self.settled = False  # what is asked makes no difference any more, and it is said so
        self.notice = ""  # why a card may not be played, or a hint, instead of the prompt
        self.notice_ink = REFUSAL
        self._notice_left = 0.0
        self.held: Callable[[], bool] = lambda: False  # somebody is at the notice: it stays
        self._won_by: Reason | None = None
        self._refused_by: Reason | None = None

    @property
    def why(self) -> Reason | None:
        """The reason that is written now, if one is."""
        if self.winning:
            return self._won_by
        return self._refused_by if self.notice else None

    def clear(self) -> None:
        """Nothing is written any more but what is asked."""
        self.bubbles.clear()
        self.banner = None
        self.notice = self.winning = ""

    def tell(self, event: Event) -> float:
        """Write what this event has to say; how long it should be read before the next."""
        match event:
            case RoundStarted() if not self.wording.game.together:
                self.banner = Banner(words("table.round", round=event.round), animation.BANNER)
                self.banner.rising.start(self.stage.settings)
                return animation.BANNER_STEP
            case Said(seat, word):
                self.bubbles = [bubble for bubble in self.bubbles if bubble.seat != seat]
                self.bubbles.append(Bubble(seat, self.wording.word(word), animation.WORD))
                self.bubbles[-1].rising.start(self.stage.settings)
                return animation.WORD_STEP
            case Scored(None, _, _, _, _):
                return animation.SCORE_STEP
            case TrickWon():
                self.winning = self.wording.reason(event.reason)
                self._won_by = event.reason
                self.notice = ""
        return 0.0

    def call_all(self) -> None:
        """Call those who have looked away: the trick that is told lies there for everybody."""
        call = words("curtain.all_look")
        if self.stage.settings.together == "curtain" and call not in self.winning:
            self.winning = f"{call} {self.winning}"

    def say_why(self, text: str, *, calm: bool = False, reason: Reason | None = None) -> None:
        """Show for a while why something cannot be done, with the reason if the rules gave one,
        or, calmly, a piece of advice.
        """
        self.notice = text
        self._refused_by = reason
        self.notice_ink = ADVICE if calm else REFUSAL
        self._notice_left = animation.REASON
        self.stale.frame = True

    def hurry(self) -> None:
        """Somebody presses on: what was said a while ago has been heard."""
        self.bubbles = [bubble for bubble in self.bubbles if bubble.left > animation.WORD / 2]

    def pass_by(self, seconds: float) -> None:
        """Let time pass: what is new comes up, what has been read goes."""
        for bubble in self.bubbles:
            bubble.left -= seconds
            self.stale.frame |= bubble.rising.pass_by(seconds)
            self.stale.frame |= bubble.rising.sink(bubble.left)
        if any(bubble.left <= 0 for bubble in self.bubbles):
            self.bubbles = [bubble for bubble in self.bubbles if bubble.left > 0]
            self.stale.frame = True
        if self.banner is not None:
            self.banner.left -= seconds
            self.banner.rising.pass_by(seconds)
            self.banner.rising.sink(self.banner.left)
            if self.banner.left <= 0:
                self.banner = None
            self.stale.frame = True
        if self.notice and not self.held():
            self._notice_left -= seconds
            if self._notice_left <= 0:
                self.notice = ""
                self.stale.frame = True

    # Drawing

    def draw(self, surface: pygame.Surface, layout: Layout, *, go_on: bool) -> None:
        """Draw them all; ``go_on`` says that a click is waited for."""
        self._draw_prompt(surface, layout, self.prompt_text(go_on=go_on))
        for bubble in self.bubbles:
            self._draw_bubble(surface, layout, bubble)
        if self.banner is not None:
            self._draw_banner(surface, layout, self.banner)

    def rehearse(self, surface: pygame.Surface, layout: Layout) -> None:
        """Draw, where nobody sees it, the sheets on which something will soon be written."""
        box = self.prompt_box("", layout)
        for colour, parts in itertools.product(
            {*self.look.prompts.papers(), cut.PAPER}, range(2, 7)
        ):
            box.width = layout.px(parts * 110)
            cut.panel(surface, box, box.height // 2, colour, layout.unit * 5)
        self._draw_banner(surface, layout, Banner(words("table.round", round=1), 1.0))
        for text, seat in itertools.product(self.wording.sayings(), layout.plates):
            self._draw_bubble(surface, layout, Bubble(seat, text, 1.0))

    def prompt_text(self, *, go_on: bool = False) -> str:
        """The sentence above the hand: why a trick was won, why not this card, or what to do."""
        if self.winning and go_on:
            return f"{self.winning} · {words('table.go_on')}"
        if self.settled:
            return self.winning or self.notice or words("table.settled")
        return self.winning or self.notice or self.look.prompts.sentence()

    def prompt_box(self, text: str, layout: Layout) -> pygame.Rect:
        """Where it stands; at its right end there is room for a sign beside a reason."""
        px = self.stage.text_px(18)
        room = min(width(text, "strong", px), layout.px(760))
        box = layout.rect(layout.x(0.5), layout.y(PROMPT_AT), 0, 0)
        box = box.inflate(room + layout.px(48), line_height("strong", px) + layout.px(18))
        return box.inflate(self._sign(box), 0)

    def _sign(self, box: pygame.Rect) -> int:
        """How much room a sign beside the sentence takes."""
        return 0 if self.why is None else box.height - self.stage.px(8)

    def _draw_prompt(self, surface: pygame.Surface, layout: Layout, text: str) -> None:
        if not text:
            return
        box = self.prompt_box(text, layout)
        paper_colour, ink = self.look.prompts.colours()
        if self.notice and not self.winning:
            paper_colour, ink = cut.PAPER, self.notice_ink
        cut.panel(surface, box, box.height // 2, paper_colour, layout.unit * 5)
        px = self.stage.text_px(18)
        sign = self._sign(box)
        at, room = (box.centerx - sign // 2, box.centery), box.width - sign - layout.px(30)
        write(surface, text, "strong", px, at, ink, "cm", room)

    def _draw_bubble(self, surface: pygame.Surface, layout: Layout, bubble: Bubble) -> None:
        px = self.stage.text_px(19)
        tip = self.look.plates.mouth(bubble.seat)
        wide = width(bubble.text, "title", px) + layout.px(36)
        box = pygame.Rect(0, 0, wide, line_height("title", px) + layout.px(18))
        below = tip[1] < self.stage.size[1] * 0.3
        gap = layout.px(16)
        box.midtop = (tip[0], tip[1] + gap) if below else (tip[0], tip[1] - gap - box.height)
        box.clamp_ip(pygame.Rect((0, 0), self.stage.size).inflate(-gap, -gap))

        def paint(paper: pygame.Surface) -> None:
            cut.bubble(paper, box, tip, layout.unit)
            write(paper, bubble.text, "title", px, box.center, cut.INK, "cm")

        bubble.rising.draw(surface, box.inflate(4 * gap, 6 * gap), paint)

    def _draw_banner(self, surface: pygame.Surface, layout: Layout, banner: Banner) -> None:
        px = self.stage.type_px("title", 44)
        wide = width(banner.text, "title", px) + layout.px(90)
        box = pygame.Rect(0, 0, wide, line_height("title", px) + layout.px(30))
        box.center = (round(layout.trick_at[0]), round(layout.trick_at[1]))

        def paint(paper: pygame.Surface) -> None:
            cut.panel(paper, box, box.height // 2, cut.PAPER, layout.unit * 9)
            write(paper, banner.text, "title", px, box.center, cut.INK, "cm")

        banner.rising.draw(surface, box.inflate(layout.px(50), layout.px(50)), paint)
