"""Belief: how well a guessed world explains what the others did this round."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import exp

from cardtable.players.judgement import AnyJudgement
from cardtable.rules.cards import Card, Luck
from cardtable.rules.events import CardsMoved, Event, Said
from cardtable.rules.moves import Move
from cardtable.rules.sight import Memory, View
from cardtable.rules.state import State

ALWAYS = ("wish", "announce")  # questions whose answers tell of a hand however long ago they were


@dataclass(frozen=True, slots=True)
class Play:
    """Something another seat did: what it saw, where its cards lay, what it did with them."""

    before: View
    seat: int
    card: Card | None  # None if it was a word, or a card this seat has not seen
    word: str
    laid: int  # the pile that the unseen card was laid on
    since: tuple[tuple[int, tuple[Card, ...]], ...]  # what has left its piles from then on


class Belief:
    """Weighs worlds by the likelihood of the others' plays, if they judge about as Normal does.

    Each play counts with a share of pure chance, so that nobody is taken at their word.
    """

    chance = 0.4  # how much of any play is taken to mean nothing

    def __init__(self, judgement: AnyJudgement, sight: View, memory: Memory, luck: Luck) -> None:
        self.judgement = judgement
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
                if blurred.isdisjoint(own - {play.laid}):
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
        if isinstance(first, Said):
            return Play(before, seat, None, first.word, -1, left)
        if not isinstance(first, CardsMoved):
            return None
        source = self.game.pile_of[first.source]
        if source.owner != seat:
            return None
        if first.target not in hidden:
            return Play(before, seat, first.cards[0], "", -1, left)
        if hidden[first.target].owner == seat and len(sight.piles[first.target]) == 1:
            return Play(before, seat, None, "", first.target, ())
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
        at = place_of(moves, card, play.word)
        if len(moves) <= 1 or at < 0:
            return 1.0
        chances = softly(self.judgement.rate(state, moves), self.heat)
        return (1 - self.chance) * chances[at] + self.chance / len(moves)

    def wildness(self) -> Sequence[float]:
        """For each seat, how often it does anything at all in the next playout."""
        return [self.judgement.surprise] * self.game.seats


def softly(ratings: Sequence[float], heat: float) -> list[float]:
    """The chances of moves so rated, by somebody who confuses ratings so far apart."""
    best = max(ratings)
    weights = [exp((rating - best) / heat) for rating in ratings]
    whole = sum(weights)
    return [weight / whole for weight in weights]


def place_of(moves: Sequence[Move], card: Card | None, word: str) -> int:
    """Which of these moves is of this card, or this word; -1 if none is."""
    for place, move in enumerate(moves):
        if move.card is card if card is not None else move.word == word:
            return place
    return -1
