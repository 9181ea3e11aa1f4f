"""What is told of a table to who does not see it: what is asked, what lies there, and why not.

What is read out is the table as far as it has been shown, as the one who looks may see it. While a
hand lies face down, nothing of it is read or found.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import TYPE_CHECKING

from cardtable.access.aloud import Aloud
from cardtable.access.plainly import plainly
from cardtable.access.tree import Node, Told, group, label, labels
from cardtable.kits import KITS
from cardtable.media.words import listed, words
from cardtable.rules.events import TrickWon
from cardtable.rules.remembered import memory_open
from cardtable.rules.sight import NOBODY, View
from cardtable.scenes.in_words import InWords
from cardtable.scenes.table_controls import CardControl, ZoneControl
from cardtable.widgets.widget import Widget

if TYPE_CHECKING:
    from cardtable.looks.panel import Panel
    from cardtable.scenes.play_scene import PlayScene

_WORD = re.compile(r"\w+")


def _all_told(nodes: Sequence[Node]) -> Iterator[str]:
    """Everything these and those in them say, without signs."""
    for node in nodes:
        yield from (plainly(text) for text in (node.told.name, node.told.value, node.told.note))
        yield from _all_told(node.children)


class TableInWords(InWords):
    """A table with its cards, as a screen reader finds it, and as it is read out."""

    scene: PlayScene

    def __init__(self, scene: PlayScene) -> None:
        super().__init__(scene)
        self.stage = scene.stage
        self.showing = scene.showing
        self.table = scene.table
        self._asked: object = None  # what was asked aloud last
        self._round = 0  # of which the hand was read
        self._moment: Aloud | None = None  # while one tree is made
        self.actions: Mapping[str, Callable[[], None]] = {
            "read_hand": lambda: self._say([self.aloud().hand()]),
            "read_trick": lambda: self._say(self.aloud().trick() or [words("aloud.no_trick")]),
            "read_table": self._read_table,
            "read_scores": lambda: self._say([self.aloud().scores()]),
            "read_turn": lambda: self._say([self._turn()]),
            "read_last_trick": lambda: self._say([self._last_trick()]),
        }
        scene.actions |= self.actions

    def title(self) -> str:
        return words(f"game.{self.table.game.id}")

    # What is asked

    def ask(self) -> None:
        """Say what is asked, once all that led to it has been shown; then what has the focus."""
        if self.is_asked() or self.table.coming.queue or self.showing.table.turning.going_up:
            return
        text = self._question()
        session = self.showing.session
        if not text or session.goes_without_saying() is not None:
            return
        self._asked = self._now()
        if self.scene.moves and self._round != self.table.shown.view.round:
            self._round = self.table.shown.view.round
            self.stage.say(self.aloud().hand())
        self.stage.say(text)
        if self.scene.moves:
            self.stage.hearing.focus_anew()

    def is_asked(self) -> bool:
        """Whether what is asked now has been said."""
        return self._now() == self._asked

    def waits(self) -> bool:
        """Whether somebody listens who has not heard yet what Enter would play."""
        hearing = self.stage.hearing
        if not hearing.telling.heard or not self.scene.moves:
            return False
        return not self.is_asked() or not hearing.is_told(self.scene)

    def _now(self) -> object:
        session = self.showing.session
        match = session.match
        return (len(match.turns), match.state.asked, session.viewer, session.looking)

    def _question(self) -> str:
        """What is asked of the one who looks, or how that may be seen; nothing at others' turns."""
        seen = self.scene.look.seen
        if seen.turn != seen.viewer or self.showing.session.whose != seen.viewer:
            return ""
        if self.table.captions.settled:
            return words("table.settled")
        return self.scene.look.prompts.spoken()

    # What lies there

    def aloud(self) -> Aloud:
        """The table in words, as far as it has been shown."""
        piles, shown = self.table.piles, self.table.shown
        # Before the first deal has been shown there is no moment to go by; all cards lie in stacks.
        begun = shown.view if shown.view.round else self.showing.session.view()
        view = View(begun.copy())
        eyes = piles.viewer if piles.looking else NOBODY
        for number, sprites in piles.items():
            pile = self.table.game.pile_of[number]
            known = piles.open_hands or pile.known_to(eyes)
            view.piles[number] = tuple([s.card if known else pile.back for s in sprites])
        view.scores = tuple(shown.scores)
        lead = shown.changed.get("lead", view.lead)
        view.lead = int(lead)
        kind = KITS[self.table.game.id].aloud()
        return kind(self.table.words, view, piles.viewer, open_hand=bool(piles.looking))

    def _say(self, lines: Sequence[str]) -> None:
        for line in lines:
            self.stage.say(line)

    def _read_table(self) -> None:
        aloud = self.aloud()
        self._say(aloud.table())
        self._say([aloud.seat(seat) for seat in self._round_the_table()])

    def _round_the_table(self) -> list[int]:
        """The seats, from the left of the one who looks."""
        count = self.table.game.seats
        return [(self.table.piles.viewer + step) % count for step in range(1, count + 1)]

    def _turn(self) -> str:
        if self.showing.session.whose < 0:
            return words("aloud.over")
        return self._question() or self.scene.look.prompts.spoken() or words("aloud.nothing")

    def _last_trick(self) -> str:
        if self.table.piles.named("trick") is None:
            return words("aloud.no_trick")
        if not memory_open(self.table.game):
            return words("aloud.last.closed")
        trick = self.showing.last_trick()
        return words("aloud.last.none") if trick is None else self._told_trick(trick)

    def _told_trick(self, trick: TrickWon) -> str:
        names, wording = self.table.words.names, self.table.words
        played = [
            words("spoken.value", label=names[(trick.lead + at) % len(names)], value=one)
            for at, one in enumerate([wording.card(card) for card in trick.cards])
        ]
        reason = wording.reason(trick.reason)
        return words("aloud.last", cards=listed(played), name=names[trick.seat], reason=reason)

    # Controls

    def told(self, widget: Widget) -> Told:
        if not isinstance(widget, CardControl):
            return super().told(widget)
        name = (self._moment or self.aloud()).card(widget.sprite.card)
        if self.scene.touch.offers.moves_of(widget.sprite):
            raised = widget.sprite in (self.table.grip.raised, self.table.grip.pointed)
            return Told(name, note=self.scene.look.prompts.forecast() if raised else "")
        return Told(name, note=self._against(widget), able=False)

    def spoken(self, widget: Widget) -> str:
        if not isinstance(widget, CardControl):
            return super().spoken(widget)
        told = self.told(widget)
        name = told.name
        if self.scene.moves and not told.able:
            name = words("say.not_now", card=name)
        return words("spoken.note", label=name, note=told.note) if told.note else name

    def _against(self, control: CardControl) -> str:
        """Why a card may not be played, if that is asked at all."""
        if not self.scene.moves:
            return ""
        x, y = self.table.layout.trick_at
        tried = self.scene.touch.offers.tried(control.sprite, (round(x), round(y)))
        reason = None if tried is None else self.showing.session.reason(tried)
        return "" if reason is None else self.table.words.reason(reason)

    # The tree

    def _groups(self) -> list[Node]:
        """What is asked, one's hand, what one can do, the trick, each seat, the table, buttons."""
        hand: list[Node] = []
        answers: list[Node] = []
        tools: list[Node] = []
        own, log = self.table.piles.own_hand(), self.scene.log
        self._moment = aloud = self.aloud()
        for widget in self.scene.widgets:
            held = isinstance(widget, CardControl) and widget.sprite in own
            offered = isinstance(widget, CardControl | ZoneControl) or "answer-" in widget.name
            (hand if held else answers if offered else tools).append(self.node(widget))
        self._moment = None
        names = self.table.words.names
        panel: Panel | None = self.scene.panel
        asked = panel.title if panel else words("aloud.group.answers")
        seats = [
            node
            for seat in self._round_the_table()
            for node in group(f"seat-{seat}", names[seat], label(f"is-{seat}", aloud.seat(seat)))
        ]
        lying = [*aloud.table(), aloud.scores()]
        return [
            *group("question", words("aloud.group.asked"), label("asked", self._question())),
            *group("answers", asked, answers),
            *group("hand", words("aloud.group.hand"), hand),
            *group("trick", words("aloud.group.trick"), labels("trick", aloud.trick())),
            *group("seats", words("aloud.group.seats"), seats),
            *group("table", words("aloud.group.table"), labels("table", lying)),
            *group("tools", words("aloud.group.tools"), tools),
            *group("log", words("table.log"), labels("log", log.lines if log.open else ())),
        ]

    def tree(self) -> list[Node]:
        """The same, and whatever else is written on the table."""
        found = self._groups()
        told = " ".join(_all_told(found))
        rest = [
            row for row in self.rows() if not all(word in told for word in _WORD.findall(row.text))
        ]
        more = [self.written(number, row) for number, row in enumerate(rest)]
        return [*found, *group("written", words("aloud.group.written"), more)]
