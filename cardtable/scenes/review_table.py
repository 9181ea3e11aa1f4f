"""The table of a match before any of its moves: every hand open, or as one seat saw it."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

import pygame

from cardtable.kits import KITS
from cardtable.looks.asked import Asked
from cardtable.match import Match
from cardtable.media.drawings import Size
from cardtable.media.words import sentences_of, words
from cardtable.rules.cards import Card
from cardtable.rules.events import CardsMoved, Event
from cardtable.rules.moves import Move
from cardtable.rules.sight import View, view
from cardtable.rules.state import State
from cardtable.scenes.fade import SOFTLY
from cardtable.scenes.part_of_window import PartOfWindow
from cardtable.scenes.scene import Stage
from cardtable.table.card_sprite import CardSprite
from cardtable.table.table import Table
from cardtable.widgets import people


class ReviewTable:
    """The cards of a match at one moment of it: ``at`` so many moves have been made."""

    def __init__(self, stage: Stage, match: Match, seat: int, at: int) -> None:
        self.stage = stage
        self.match = match
        self.part = PartOfWindow(stage)
        self.look = KITS[match.game.id].look()(self.part, match.game, match.seats)
        self.table = Table(
            self.part, match.game, self.look, seat, self.names(), hasty=True, open_hands=True
        )
        self.at = at
        self._moves: Sequence[Move] = ()  # that are asked for, of the seat whose turn it is
        self._asked: tuple[object, ...] = ()

    def names(self) -> list[str]:
        """What the seats are called."""
        return [people.display_name(seat, n) for n, seat in enumerate(self.match.seats)]

    @property
    def seat(self) -> int:
        """From whose side the table is seen."""
        return self.table.piles.viewer

    @property
    def open_hands(self) -> bool:
        """Whether every hand lies open; else what this seat knew."""
        return self.table.piles.open_hands

    @property
    def last(self) -> int:
        """So many moves the match has."""
        return len(self.match.turns)

    # Moments

    def state(self, at: int) -> State:
        """The true table after so many moves."""
        turns = self.match.turns
        return turns[at].before if at < len(turns) else self.match.state

    def view(self, at: int) -> View:
        """The same as it is shown."""
        if self.open_hands:
            return View(self.state(at).copy())
        return view(self.match.game, self.state(at), self.seat)

    def told(self) -> list[str]:
        """What lies there, in words: the trick, each seat, its hand if known, the rest."""
        game, texts = self.match.game, self.table.words
        aloud = KITS[game.id].aloud()(texts, self.view(self.at), self.seat)
        seats = []
        for seat in range(game.seats):
            cards = aloud.cards("hand", seat)
            known = bool(cards) and (self.open_hands or seat == self.seat)
            held = words("aloud.holds", cards=aloud.listed(cards)) if known else ""
            seats.append(sentences_of(aloud.seat(seat), held))
        return [*aloud.trick(), *seats, *aloud.table(), aloud.scores()]

    def seen(self, events: Sequence[Event]) -> Sequence[Event]:
        """Events as they are shown."""
        return events if self.open_hands else self.match.seen(events, self.seat)

    def lay(self, at: int, *, gliding: bool = True) -> None:
        """Show this moment: nearby cards are seen to go there, from afar the table changes."""
        before, self.at = self.at, max(0, min(self.last, at))
        self._moves = ()
        near = self.state(before).round == self.state(self.at).round
        if gliding and near and not self.table.busy:
            self.table.go_back(self.view(self.at))
        else:
            if gliding:
                self.stage.begin_fade(seconds=SOFTLY)
            self.table.arrange(self.view(self.at))
        self._ask()

    def step(self) -> bool:
        """Show the next move as it was made; whether there was one."""
        if self.table.busy:
            self.settle()
            self.table.captions.clear()
        if self.at >= self.last:
            return False
        turn = self.match.turns[self.at]
        self.at += 1
        self._moves = ()
        self.table.grip.marked = []
        self.table.show(self.seen(turn.events), self.view(self.at))
        self.table.update(0.0)
        return True

    def settle(self) -> None:
        """Whatever is still on its way is there."""
        coming = self.table.coming
        while self.table.busy:
            coming.settle()
            coming.resume()
        self.table.ways.finish()

    # Who looks

    def sit(self, seat: int) -> None:
        """Look from this seat's side."""
        self.stage.begin_fade(seconds=SOFTLY)
        self.table.sit(seat, self.view(self.at))
        self._ask()

    def show_hands(self, *, open_hands: bool) -> None:
        """Lay every hand open, or only what this seat knew."""
        self.stage.begin_fade(seconds=SOFTLY)
        self.table.piles.open_hands = open_hands
        self.table.arrange(self.view(self.at))
        self._ask()

    # What is asked

    def _ask(self) -> None:
        """Tell the look whose turn it is, and what that seat may do if it is to do it here."""
        moves = self._moves
        state = self.state(self.at)
        over = self.at == self.last and self.match.over
        turn = -1 if over else state.turn
        key = (self.at, turn, tuple(moves), self.seat)
        if key == self._asked:
            return
        self._asked = key
        reason = partial(self.match.game.reason_against, self.view(self.at))
        self.look.now(Asked(turn, state.asked, tuple(moves), reason))
        self.table.stale.all()

    def ask(self, moves: Sequence[Move]) -> None:
        """Put these moves to the seat whose turn it is; none: only look."""
        self._moves = moves
        self._ask()

    # Time and place

    def lay_out(self, size: Size) -> None:
        """Take this much of the window."""
        self.part.take(size)
        layout = self.table.layout
        if (layout.size, layout.text_size) != (size, self.part.settings.text_size):
            self.table.lay_out()
        if self.table.words.names != tuple(self.names()):
            self.look.seen.names[:] = self.names()
            self.table.words.names = tuple(self.names())
        self.table.stale.all()

    def update(self, seconds: float) -> None:
        """Let time pass."""
        table = self.table
        table.update(seconds)
        if table.coming.halted is not None:
            table.coming.resume()
        if not table.busy:
            self._ask()

    @property
    def moving(self) -> bool:
        """Whether anything has to be drawn every frame."""
        return self.table.moving or self.look.moving

    def draw(self, surface: pygame.Surface) -> None:
        """Draw the table, and what is written over it."""
        before = surface.get_clip()
        surface.set_clip(pygame.Rect((0, 0), self.part.size).clip(before))
        self.table.draw(surface)
        self.look.heading.draw(surface)
        self.look.draw_effects(surface)
        self.table.draw_words(surface)
        self.table.draw_aloft(surface)
        surface.set_clip(before)

    # Cards

    def hides(self, at: int) -> bool:
        """Whether a move is nothing that can be seen from here: a card chosen face down."""
        if self.open_hands:
            return False
        turn = self.match.turns[at]
        moved = [event for event in self.seen(turn.events) if isinstance(event, CardsMoved)]
        shown = [card for event in moved for card in event.cards]
        return not turn.move.word and turn.move.card not in shown

    def moves_of(self, card: Card, pile: int) -> list[int]:
        """The moves that brought this card to this pile, or took it from there."""
        return [
            at
            for at, turn in enumerate(self.match.turns)
            for event in turn.events
            if isinstance(event, CardsMoved)
            and card in event.cards
            and pile in (event.source, event.target)
        ]

    def moment_of(self, sprite: CardSprite) -> int | None:
        """The moment a card was played, or drawn if it is about to be played now."""
        pile = self.table.piles.of(sprite)
        if pile is None or not sprite.known:
            return None
        found = self.moves_of(sprite.card, pile.number)
        before = [at for at in found if at < self.at]
        after = [at for at in found if at > self.at]
        if pile.lies == "fan" and pile.owner is not None and self.at not in found:
            return after[0] if after else None
        return before[-1] if before else None

    def leaving(self, move: Move) -> list[CardSprite]:
        """The card this move takes up, where it lies."""
        if move.word:
            return []
        number = self.match.game.pile(move.source, self.state(self.at).turn).number
        return [one for one in self.table.piles[number] if one.card is move.card][:1]
