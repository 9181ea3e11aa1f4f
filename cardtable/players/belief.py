"""Belief: how well a guessed world explains what the others did this round."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import exp

from cardtable.players.judgement import AnyJudgement
from cardtable.rules.cards import Card, Luck
from cardtable.rules.events import CardsMoved, Event
from cardtable.rules.sight import Memory, View
from cardtable.rules.state import State

ALWAYS = ("wish",)  # questions whose answers tell of a hand however long ago they were


@dataclass(frozen=True, slots=True)
class Play:
    """Something another seat did: what it saw, where its cards lay, what it did with them."""

    before: View
    seat: int
    card: Card | None  # None if this seat has not seen it
    source: int  # the pile that an unseen card came from, and the one it was laid on
    laid: int
    since: tuple[tuple[int, tuple[Card, ...]], ...]  # what has left its piles from then on


class Belief:
    """Weighs worlds by the likelihood of the others' plays, if they judge about as Normal does.

    Each play counts with a share of pure chance, by how wild its seat is, so that nobody is
    taken at their word.
    """

    def __init__(
        self,
        judgement: AnyJudgement,
        sight: View,
        memory: Memory,
        wild: Sequence[float],
        luck: Luck,
    ) -> None:
        self.judgement = judgement
        self.wild = wild
        self.game = judgement.game
        self.luck = luck
        self.memory = memory
        self.heat = judgement.warmth()
        self.plays = self.telling_plays(sight) if judgement.reads_plays else []
        self.hidden = {
            play.seat: [p.number for p in memory.hidden.values() if p.owner == play.seat]
            for play in self.plays
        }
        self.total = 0.0
        self.asked = 0

    def telling_plays(self, sight: View) -> list[Play]:
        """The others' last plays whose hands a world tells: nothing unseen has entered since."""
        memory = self.memory
        plays: list[Play] = []
        since: dict[int, tuple[Card, ...]] = {}
        blurred: set[int] = set()  # piles that something unseen has entered
        for before, events in reversed(memory.plays):
            for event in reversed(events):
                if isinstance(event, CardsMoved):
                    if event.target in memory.hidden and event.cards:
                        blurred.add(event.target)
                    if event.source in memory.hidden and event.cards:
                        if event.cards[0] is memory.hidden[event.source].back:
                            blurred.add(event.source)
                        since[event.source] = since.get(event.source, ()) + event.cards
            if before.turn == memory.seat or not events:
                continue
            play = self.as_play(before, events, since, sight)
            if play is not None and (len(plays) < self.judgement.depth or before.asked in ALWAYS):
                own = {p.number for p in memory.hidden.values() if p.owner == play.seat}
                if blurred.isdisjoint(own - {play.laid, play.source}):
                    plays.append(play)
        return plays

    def as_play(
        self,
        before: View,
        events: Sequence[Event],
        since: dict[int, tuple[Card, ...]],
        sight: View,
    ) -> Play | None:
        """What the seat to move then did, if it tells something."""
        first = events[0]
        seat = before.turn
        hidden = self.memory.hidden
        left = tuple([item for item in since.items() if hidden[item[0]].owner == seat])
        if not isinstance(first, CardsMoved):
            return None
        source = self.game.pile_of[first.source]
        if source.owner != seat:
            return None
        if first.target not in hidden:
            return Play(before, seat, first.cards[0], -1, -1, left)
        if hidden[first.target].owner == seat and len(sight.piles[first.target]) == 1:
            return Play(before, seat, None, first.source, first.target, left)
        return None

    def weight(self, world: State) -> float:
        """How much this world counts; none at all if it is left out for its unlikeliness.

        An unlikely world is left out as often as it would count little, and else counts as
        much as a usual one: so no time is lost on worlds that do not matter.
        """
        if not self.plays:
            return 1.0
        likely = 1.0
        for play in self.plays:
            likely *= 3.0 * self.likelihood(play, world)
        self.total += likely
        self.asked += 1
        usual = self.total / self.asked
        if likely < usual:
            return usual if self.luck() * usual < likely else 0.0
        return likely

    def likelihood(self, play: Play, world: State) -> float:
        """How likely this play was, from the hand that this world gives the seat."""
        state = play.before.copy()
        piles = state.piles
        for pile in self.hidden[play.seat]:
            piles[pile] = world.piles[pile]
        for pile, cards in play.since:
            piles[pile] = world.piles[pile] + cards
        card = play.card
        if play.laid >= 0:
            card = world.piles[play.laid][0]
            piles[play.laid] = ()
        moves = self.game.legal_moves(state)
        at = next((at for at, move in enumerate(moves) if move.card is card), -1)
        if len(moves) <= 1 or at < 0:
            return 1.0
        chances = softly(self.judgement.rate(state, moves), self.heat)
        wild = max(self.judgement.doubt, self.wild[play.seat])
        return (1 - wild) * chances[at] + wild / len(moves)


def softly(ratings: Sequence[float], heat: float) -> list[float]:
    """The chances of moves so rated, by somebody who confuses ratings so far apart."""
    best = max(ratings)
    weights = [exp((rating - best) / heat) for rating in ratings]
    whole = sum(weights)
    return [weight / whole for weight in weights]
