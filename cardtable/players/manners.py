"""Manners: how much each of the others has played like our own judgement, in earlier rounds.

When a round is over, the cards somebody played tell what that hand was, trick by trick. So each
of its plays can be compared with what judgement would have done with the same hand: a Bayesian
posterior over a few degrees of wildness, from no surprises to nearly nothing else.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import exp, log
from typing import NamedTuple

from cardtable.players.judgement import AnyJudgement
from cardtable.rules.cards import Card
from cardtable.rules.events import CardsMoved, Event, Said
from cardtable.rules.memory import Memory, Sighting

# How often somebody plays without any of our reasons, and how likely that is.
Manner = tuple[tuple[float, float], ...]

STRANGER: Manner = ((0.01, 0.45), (0.1, 0.2), (0.3, 0.2), (0.6, 0.1), (0.9, 0.05))


class Manners(NamedTuple):
    """How somebody makes moves, and how far what they say can be believed."""

    moves: Manner
    words: Manner

    @property
    def surprise(self) -> float:
        """How often a move of theirs is to be expected that we would not make."""
        return sum([wild * chance for wild, chance in self.moves])

    @property
    def doubt(self) -> float:
        """How often a word of theirs means nothing."""
        return sum([wild * chance for wild, chance in self.words])


def manners(judgement: AnyJudgement, memory: Memory) -> list[Manners]:
    """What each seat has shown of its manners in rounds that are over."""
    seats = judgement.game.seats
    if not judgement.reads_manners:
        same: Manner = ((max(judgement.doubt, judgement.surprise), 1.0),)
        return [Manners(same, same)] * seats
    logs = [[[log(chance) for _, chance in STRANGER] for _ in range(2)] for _ in range(seats)]
    for sightings in memory.rounds:
        for seat, made, alike, moves in compared(judgement, memory, sightings):
            chances = logs[seat][isinstance(made, str)]
            for at, (wild, _) in enumerate(STRANGER):
                chances[at] += log((1 - wild) * alike + wild / moves)
    return [Manners(after(made), after(said)) for made, said in logs]


def after(logs: Sequence[float]) -> Manner:
    """A manner, if the chances of each wildness have these logarithms."""
    most = max(logs)
    weights = [exp(one - most) for one in logs]
    whole = sum(weights)
    return tuple(
        [(wild, weight / whole) for (wild, _), weight in zip(STRANGER, weights, strict=True)]
    )


def surprises(judgement: AnyJudgement, seen: Sequence[Manners], own: int) -> list[float]:
    """For each seat, how often it is to surprise in a playout; the own seat never does."""
    if not judgement.reads_manners:
        return [judgement.surprise] * judgement.game.seats
    mean = [one.surprise for one in seen]
    mean[own] = 0.0
    return mean


def compared(
    judgement: AnyJudgement, memory: Memory, sightings: Sequence[Sighting]
) -> list[tuple[int, Card | str, float, int]]:
    """The others' plays of a round: seat, card or word, how judgement agrees, of how many moves.

    The hand that somebody played a card from is that card and those it played afterwards; a
    hidden wish is the one that was shown at the end.
    """
    game = judgement.game
    found = []
    later: dict[int, tuple[Card, ...]] = {}
    for before, events in reversed(sightings):
        for event in reversed(events):
            if isinstance(event, CardsMoved) and event.source in memory.hidden:
                later[event.source] = event.cards + later.get(event.source, ())
        made = chosen(memory, before.turn, events[0])
        if made is None or before.turn == memory.seat:
            continue
        state = before.copy()
        for pile in memory.hidden.values():
            if pile.owner == before.turn:
                state.piles[pile.number] = later.get(pile.number, ())
        moves = game.legal_moves(state)
        if len(moves) > 1:
            ratings = judgement.rate(state, moves)
            best = max(ratings) - 1e-9
            liked = [
                move.card if isinstance(made, Card) else move.word
                for move, rating in zip(moves, ratings, strict=True)
                if rating >= best
            ]
            found.append((before.turn, made, liked.count(made) / len(liked), len(moves)))
    return found


def chosen(memory: Memory, seat: int, event: Event) -> Card | str | None:
    """The card or word that began a move of this seat; None if that was not to be seen."""
    if isinstance(event, Said):
        return event.word
    if isinstance(event, CardsMoved):
        source = memory.game.pile_of[event.source]
        if source.owner == seat and event.cards[0] is not source.back:
            return event.cards[0]
    return None
