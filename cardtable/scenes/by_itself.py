"""What is played without another click: the only word, a card chosen ahead, a settled rest.

Each of them waits until everything before it has been seen, and a moment longer.
"""

from __future__ import annotations

from collections.abc import Callable

import pygame

from cardtable.media.lettering import width
from cardtable.media.words import words
from cardtable.rules.moves import Move
from cardtable.scenes.scene import Stage
from cardtable.scenes.showing import Showing
from cardtable.table import animation
from cardtable.table.card_sprite import pose_bounds
from cardtable.table.touch import Touch
from cardtable.widgets import cut
from cardtable.widgets.button import Button
from cardtable.widgets.widget import Widget
from cardtable.widgets.writing import write


class ByItself:
    """Plays for the one who looks what they have decided before, or what is no decision."""

    def __init__(
        self, stage: Stage, showing: Showing, touch: Touch, play: Callable[[Move], None]
    ) -> None:
        self.stage = stage
        self.showing = showing
        self.session = showing.session
        self.touch = touch
        self.play = play
        self._seen = 0.0  # for how long nothing has moved since there is something to do

    def pass_by(self, seconds: float) -> None:
        """Let time pass at a table with nothing over it."""
        table = self.showing.table
        self.touch.ahead_of_turn = self.showing.waits_for_a_turn()
        if self.touch.grip.ahead not in table.piles.own_hand():
            self.touch.take_back()  # it has gone another way
        table.captions.settled = self._is_settled()
        if table.busy:
            self._seen = 0.0
            return
        act, after = self._wanted()
        self._seen = 0.0 if act is None else self._seen + seconds
        if act is not None and self._seen >= after / self.stage.settings.pace:
            self._seen = 0.0
            act()

    def _wanted(self) -> tuple[Callable[[], None] | None, float]:
        """What is to be done without a click, and after how many seconds."""
        word = self.session.goes_without_saying()
        if word is not None:
            return lambda: self.play(word), animation.UNSAID
        if self.touch.grip.ahead is not None and self._hand_is_asked():
            return self._play_ahead, animation.AHEAD
        return None, 0.0

    def _hand_is_asked(self) -> bool:
        offered = self.touch.offers.cards()
        return any(card in offered for card in self.showing.table.piles.own_hand())

    def _play_ahead(self) -> None:
        """Play the card that waited, or give it back with the reason."""
        sprite = self.touch.grip.ahead
        assert sprite is not None
        self.touch.take_back()
        self.touch.choose(sprite)

    # The rest of a round that nothing can change any more

    def _is_settled(self) -> bool:
        """Whether a card is asked for that makes no difference; other questions are asked first."""
        rest = self.session.rest
        if not rest.settled or rest.playing_out or not self.showing.moves:
            return False
        return not self.showing.look.answers.offered()

    def buttons(self) -> list[Widget]:
        """The button that plays it out, beside the sentence that says so."""
        stage, table = self.stage, self.showing.table
        if not table.captions.settled:
            return []
        prompt = table.captions.prompt_box(table.captions.prompt_text(), table.layout)
        box = pygame.Rect(0, 0, stage.px(170), stage.px(46))
        box.midleft = (
            min(prompt.right, stage.size[0] - stage.px(200)) + stage.px(10),
            prompt.centery,
        )
        return [
            Button(stage, "play-out", box, words("table.play_out"), self._play_out, "main", size=17)
        ]

    def _play_out(self) -> None:
        self.session.rest.playing_out = True
        self.showing.put_again()

    # Drawing

    def draw(self, surface: pygame.Surface) -> None:
        """Draw the tag at the card that waits for one's turn."""
        sprite = self.touch.grip.ahead
        if sprite is None:
            return
        text, px = words("table.ahead"), self.stage.text_px(14)
        box = pygame.Rect(0, 0, width(text, "strong", px) + self.stage.px(22), round(px * 1.55))
        box.center = pose_bounds(sprite.pose).midtop
        cut.panel(surface, box, box.height // 2, cut.CANDLE, self.stage.unit * 3)
        write(surface, text, "strong", px, box.center, cut.INK, "cm")
