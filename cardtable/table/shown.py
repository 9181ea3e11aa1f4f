"""The table as far as it has been shown: what a look may read, and nobody but the table writes."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from cardtable.rules.cards import Card
from cardtable.rules.events import Changed, Event, RoundStarted, Scored, TrickWon
from cardtable.rules.game import AnyGame
from cardtable.rules.piles import Pile
from cardtable.rules.sight import View
from cardtable.table.animation import Pose
from cardtable.table.card_art import CardArt
from cardtable.table.card_sprite import CardSprite, pose_bounds
from cardtable.table.grip import Grip
from cardtable.table.layout import Layout
from cardtable.table.piles import Piles, lying
from cardtable.table.wording import Wording

if TYPE_CHECKING:
    from cardtable.table.show import Show
    from cardtable.table.ways import Ways


class Shown:
    """What can be seen on a table: cards, scores, words, and what the hand has hold of."""

    art: CardArt
    _ways: Ways
    _coming: Show

    def __init__(self, game: AnyGame, piles: Piles, grip: Grip, words: Wording) -> None:
        self.game = game
        self.piles = piles
        self.grip = grip
        self.words = words
        self.view = View(game.empty(0))  # after the last move that was shown whole
        self.changed: dict[str, str | int] = {}  # shown, not yet in the view
        self.scores: list[int] = []
        self.trick: TrickWon | None = None  # the trick that lies finished on the table
        self.trick_over = False  # the move that is being shown has ended a trick
        self.mood = ""  # which backdrop hangs there
        self.gives_way: tuple[str, float] | None = None  # the one before it, and how far it has

    def join(self, ways: Ways, coming: Show, art: CardArt) -> None:
        """Where cards are, what is still to come, and what cards look like; told once."""
        self._ways, self._coming, self.art = ways, coming, art

    def begin(self, view: View) -> None:
        """The table is as this view has it."""
        self.view = view
        self.changed.clear()
        self.scores = list(view.scores)
        self.trick_over = False

    def note(self, event: Event) -> None:
        """This has been shown."""
        match event:
            case Changed(what, to):
                self.changed[what] = to
            case RoundStarted(number, lead):
                self.changed["lead"] = lead
                self.changed["round"] = number
            case TrickWon():
                self.trick = event
                self.trick_over = True
            case Scored(seat, _, _, _, total):
                for one in range(self.game.seats) if seat is None else (seat,):
                    self.scores[one] = total

    # Who looks, and where things are

    @property
    def viewer(self) -> int:
        """The seat that looks."""
        return self.piles.viewer

    @property
    def looking(self) -> bool:
        """Whether what that seat alone may know lies open."""
        return self.piles.looking

    @property
    def layout(self) -> Layout:
        """Where piles and plates are."""
        return self._ways.layout

    def poses(self, pile: int) -> list[Pose]:
        """Where each card of a pile belongs."""
        return self._ways.poses(pile)

    def bounds_of(self, sprite: CardSprite) -> pygame.Rect:
        """The upright rectangle round a card where it lies."""
        return pose_bounds(sprite.pose)

    # Cards

    def cards(self, pile: int) -> tuple[Card, ...]:
        """The cards shown in a pile now."""
        return self.piles.cards(pile)

    def count(self, pile: int) -> int:
        """How many cards lie in a pile by what is seen: each counts when it arrives, and no longer
        when it sets out.
        """
        return lying(self.piles)[pile]

    def own_hand(self) -> list[CardSprite]:
        """The cards in the hand of the one who looks, from the left."""
        return self.piles.own_hand()

    def own_cards(self) -> list[Card]:
        """What these are."""
        return self.piles.own_cards()

    def pile_named(self, name: str, seat: int | None = None) -> Pile | None:
        """The pile of this name before a seat (the one who looks), or in the middle."""
        return self.piles.named(name, seat)

    # What is going on

    @property
    def busy(self) -> bool:
        """Whether something is being shown, or looked at."""
        return self._coming.busy

    @property
    def waiting(self) -> bool:
        """Whether something has happened that is still to be shown."""
        return bool(self._coming.queue)

    @property
    def trick_is_told(self) -> bool:
        """Whether a trick is still to be told or swept up: what follows from it is not seen yet."""
        return self.trick_over or self._coming.comes(TrickWon)

    @property
    def moving(self) -> bool:
        """Whether a card is on its way."""
        return self._ways.moving
