"""Facts: what may be said of a line of play once a guessed world has been played on.

Each is a key with values, as the rules give reasons; the texts word them. A game counts further
facts of its own in `facts.py` in its folder; these serve any game with tricks and scores.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from functools import cached_property
from types import MappingProxyType

from cardtable.rules.events import Event, GameEnded, Scored, TrickWon
from cardtable.rules.game import AnyGame
from cardtable.rules.moves import Move
from cardtable.rules.reasons import Reason, because
from cardtable.rules.state import State


class Story:
    """One line of play in one world, as the rules tell it."""

    def __init__(self, rules: AnyGame, world: State, moves: Sequence[Move], seat: int) -> None:
        self.game = rules
        self.world = world  # before the first move
        self.moves = moves
        self.seat = seat  # who makes the first move, and whose reasons are looked for
        state = world.copy()
        told: list[Event] = []
        state.events = told
        ends: list[int] = []
        for move in moves:
            rules.play(state, move)
            state.events = told  # a state that stops with the round keeps its listener
            ends.append(len(told))
        self.end = state
        self.events: Sequence[Event] = told
        self.ends: Sequence[int] = ends  # how many events there were after each move

    @cached_property
    def tricks(self) -> Sequence[TrickWon]:
        """Every trick that was won, in order."""
        return [event for event in self.events if isinstance(event, TrickWon)]

    @property
    def trick(self) -> TrickWon | None:
        """The trick that the first move is played to, if it is."""
        move = self.moves[0]
        if not self.tricks or move.card not in self.tricks[0].cards:
            return None
        # A card given to somebody may lie in the trick as well, but not by this move.
        given = self.game.pile(move.target, self.seat).owner is not None
        return None if given else self.tricks[0]

    @cached_property
    def scored(self) -> Sequence[Scored]:
        """What counts for the seat."""
        found = [event for event in self.events if isinstance(event, Scored)]
        return [event for event in found if event.seat in (self.seat, None)]

    @cached_property
    def at_once(self) -> Story:
        """Just the first move of it, and what follows from that before anybody else moves."""
        return Story(self.game, self.world, self.moves[:1], self.seat)

    @property
    def points(self) -> int:
        """What the seat scores, to the end of the round."""
        return sum([event.points for event in self.scored])


class Facts:
    """What a game counts as facts of a line of play."""

    weights: Mapping[str, float] = MappingProxyType({"trick-to": 0.7, "later": 0.6, "points": 0.35})
    """How well each explains, beside a fact that counts 1."""

    stated: frozenset[str] = frozenset(("later", "win"))
    """Facts that only their being so is worth a sentence …"""

    denied: frozenset[str] = frozenset()
    """… and those of which only their not being so is."""

    with_trick: frozenset[str] = frozenset(("take-trick", "trick-to"))
    """Facts that are settled, either way, once the trick is over."""

    counts_points: bool = True
    """Whether what a round scores tells anything beyond the other facts."""

    def of(self, story: Story) -> Iterator[Reason]:
        """Every fact of this line of play."""
        yield from self.of_tricks(story)
        for event in story.events:
            if isinstance(event, GameEnded) and story.seat in event.winners:
                yield because("win")

    def of_tricks(self, story: Story) -> Iterator[Reason]:
        """Who takes the trick under way, and which own cards take later ones."""
        trick = self.trick_of(story)
        if trick is None:
            return
        own = trick.seat == story.seat
        yield because("take-trick") if own else because("trick-to", seat=trick.seat)
        for later in story.tricks:
            if later is not trick and later.seat == story.seat:
                yield because("later", card=later.card)

    def trick_of(self, story: Story) -> TrickWon | None:
        """The trick that a move is about."""
        return story.trick


USUAL = Facts()
