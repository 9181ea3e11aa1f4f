"""Belief: worlds as likely as what the others have done this round makes them.

A Markov chain Monte Carlo over deals: two hidden cards change places, and the change is kept by how
much better or worse it explains the others' plays (Metropolis). How likely a play is from a hand is
a softmax of judgement's ratings, mixed with chance by how wild its seat has been (manners.py).
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import combinations
from math import exp, prod

from cardtable.players.judgement import AnyJudgement
from cardtable.players.manners import Manners
from cardtable.rules.cards import Card, Luck, shuffled
from cardtable.rules.events import CardsMoved, Event, Said
from cardtable.rules.guess import exchange, guess
from cardtable.rules.memory import Memory
from cardtable.rules.sight import View
from cardtable.rules.state import State

MOST = 3.0  # what a play counts if it was sure to be made: so that products do not run dry
REMEMBERED = 50_000  # hands that have been weighed, before all are forgotten again


@dataclass(frozen=True, slots=True)
class Play:
    """Something another seat did: what it saw, where its cards lay, what it did with them."""

    before: View
    seat: int
    made: Card | str | None  # the card or the word; None if this seat has not seen it
    source: int  # the pile that an unseen card came from, and the one it was laid on
    laid: int
    since: tuple[tuple[int, tuple[Card, ...]], ...]  # what has left its piles from then on


class Belief:
    """Guesses worlds by the likelihood of the others' plays, if they judge about as Normal does.

    Hidden cards change places at random, and more willingly if that explains the plays better:
    so one world leads to the next. Each play counts with a share of pure chance, by how wild
    its seat is, so that nobody is taken at their word.
    """

    starts = 4  # guesses of which one is the first world
    warming = 60  # changes tried on it
    afresh = 40  # worlds after which another is the first

    def __init__(
        self,
        judgement: AnyJudgement,
        sight: View,
        memory: Memory,
        manners: Sequence[Manners],
        luck: Luck,
    ) -> None:
        self.judgement = judgement
        self.sight = sight
        self.manners = manners
        self.game = judgement.game
        self.luck = luck
        self.memory = memory
        self.temperature = judgement.temperature()  # the softmax temperature
        self.plays: dict[int, list[Play]] = {}  # of each seat
        if judgement.reads_plays:
            read = [judgement.tells(seen.surprise) for seen in manners]
            for play in self.telling_plays(sight):
                # Words have manners of their own: the doubt they are weighed with.
                if read[play.seat] or isinstance(play.made, str):
                    self.plays.setdefault(play.seat, []).append(play)
        self.hidden = {
            seat: [p.number for p in memory.hidden.values() if p.owner == seat]
            for seat in self.plays
        }
        self.unread = [[chance for _, chance in seen.moves] for seen in manners]
        faces = dict.fromkeys([card for deck in self.game.decks for card in deck])
        self.number = {card: 1 << 4 * place for place, card in enumerate(faces)}
        # Of what has been weighed before: how many plays were read, and how likely they were.
        self.known: dict[tuple[int, ...], tuple[int, list[float]]] = {}
        lying = [pile for pile in memory.hidden.values() if sight.piles[pile.number]]
        self.pairs = [
            (one, other) for one, other in combinations(lying, 2) if one.deck == other.deck
        ]
        self.mixed = [pile.number for pile in lying if pile.known == "nobody"]
        self.fit = judgement.reader(sight, memory, [1 - seen.doubt for seen in manners])
        self.told = 0
        self.last: State | None = None  # the world that leads to the next
        self.likely: dict[int, list[float]] = {}  # each seat's plays in it, by how wild it is

    def world(self) -> State:
        """The next guess."""
        if not self.plays or not self.pairs:
            return self.guessed()
        if self.last is None or not self.told % self.afresh:
            self.last = self.first()
            changes = self.warming
        else:
            changes = self.judgement.mixing
        self.told += 1
        for _ in range(changes):
            self.change(self.last)
        world = self.last.copy()
        world.seed = int(self.luck() * 2**53)
        for pile in self.mixed:
            known = self.memory.bottoms.get(pile, ())
            cards = world.piles[pile]
            above = cards[: len(cards) - len(known)]
            world.piles[pile] = (*shuffled(above, self.luck), *cards[len(above) :])
        return world

    def guessed(self) -> State:
        """A guess by what was seen alone, and what the game itself reads from it."""
        world = guess(self.game, self.sight, self.memory, self.luck)
        if self.fit is not None:
            self.fit(world, self.luck)
        return world

    def first(self) -> State:
        """One of a few guesses, by their likelihood."""
        worlds = [self.guessed() for _ in range(self.starts)]
        likely = [{seat: self.likelihood(seat, world) for seat in self.plays} for world in worlds]
        whole = [prod([sum(chances) for chances in one.values()]) for one in likely]
        drawn = self.luck() * sum(whole)
        at = 0
        while at < len(worlds) - 1 and drawn >= whole[at]:
            drawn -= whole[at]
            at += 1
        self.likely = likely[at]
        return worlds[at]

    def change(self, world: State) -> None:
        """Let two hidden cards change places, if that is about as likely."""
        one, other = self.pairs[int(self.luck() * len(self.pairs))]
        ours, theirs = world.piles[one.number], world.piles[other.number]
        if not exchange(self.memory, world, one.number, other.number, self.luck):
            return
        seats = [seat for seat in {one.owner, other.owner} if seat in self.plays]
        # How likely it must be in all, if later seats' plays were as likely as can be.
        least = self.luck()
        for seat in seats:
            least *= sum(self.likely[seat]) / MOST ** len(self.plays[seat])
        now = {}
        for seat in seats:
            least *= MOST ** len(self.plays[seat])
            now[seat] = self.likelihood(seat, world, least)
            whole = sum(now[seat])
            if whole <= least:
                world.piles[one.number], world.piles[other.number] = ours, theirs
                return
            least /= whole
        self.likely.update(now)

    def telling_plays(self, sight: View) -> list[Play]:
        """The others' last plays whose hands a world tells: nothing unseen has entered since."""
        memory, judgement = self.memory, self.judgement
        plays: list[Play] = []
        since: dict[int, tuple[Card, ...]] = {}
        blurred: set[int] = set()  # piles that something unseen has entered
        for before, events in reversed(memory.plays):
            for event in reversed(events):
                if isinstance(event, CardsMoved):
                    self.trace_back(event, since, blurred)
            if before.turn == memory.seat or not events:
                continue
            if len(plays) >= judgement.depth and before.asked not in judgement.lasting:
                continue
            play = self.as_play(before, events[0], since, sight)
            if play is not None:
                own = {p.number for p in memory.hidden.values() if p.owner == play.seat}
                if blurred.isdisjoint(own - {play.laid, play.source}):
                    plays.append(play)
        return plays

    def trace_back(
        self, event: CardsMoved, since: dict[int, tuple[Card, ...]], blurred: set[int]
    ) -> None:
        """Note what left a hidden pile, and whether something unseen entered it."""
        hidden = self.memory.hidden
        if not event.cards:
            return
        if event.target in hidden:
            blurred.add(event.target)
        if event.source in hidden:
            if event.cards[0] is hidden[event.source].back:
                blurred.add(event.source)
            since[event.source] = since.get(event.source, ()) + event.cards

    def as_play(
        self,
        before: View,
        first: Event,
        since: dict[int, tuple[Card, ...]],
        sight: View,
    ) -> Play | None:
        """What the seat to move then did, if it tells something."""
        seat = before.turn
        hidden = self.memory.hidden
        left = tuple([item for item in since.items() if hidden[item[0]].owner == seat])
        if isinstance(first, Said) and before.asked in self.judgement.lasting:
            return Play(View(before.copy()), seat, first.word, -1, -1, left)
        if not isinstance(first, CardsMoved):
            return None
        source = self.game.pile_of[first.source]
        if source.owner != seat:
            return None
        if first.target not in hidden:
            return Play(View(before.copy()), seat, first.cards[0], -1, -1, left)
        if hidden[first.target].owner == seat and len(sight.piles[first.target]) == 1:
            return Play(View(before.copy()), seat, None, first.source, first.target, left)
        return None

    def likelihood(self, seat: int, world: State, least: float = 0.0) -> list[float]:
        """How likely this seat's plays were from what this world gives it, by how wild it is.

        Nothing, if it cannot be more than the least that is asked for. The same hands come
        again and again, so how far each was read, and with what result, is kept.
        """
        plays = self.plays[seat]
        number, piles = self.number, world.piles
        key = (seat, *[sum([number[card] for card in piles[pile]]) for pile in self.hidden[seat]])
        read, likely = self.known.get(key) or (0, self.unread[seat])
        enough = least / MOST ** (len(plays) - read)
        while sum(likely) > enough:
            if read == len(plays):
                break
            likely = self.read(seat, plays[read], world, likely)
            read += 1
            enough *= MOST
        if len(self.known) > REMEMBERED:
            self.known.clear()
        self.known[key] = read, likely
        return likely if read == len(plays) else []

    def read(self, seat: int, play: Play, world: State, likely: list[float]) -> list[float]:
        """How likely it is with one more play of this seat, from what this world gives it."""
        state = play.before
        piles = state.piles
        for pile in self.hidden[seat]:
            piles[pile] = world.piles[pile]
        for pile, cards in play.since:
            piles[pile] = world.piles[pile] + cards
        made = play.made
        if play.laid >= 0:
            made = world.piles[play.laid][0]
            piles[play.laid] = ()
        moves = self.game.legal_moves(state)
        if len(moves) == 1:
            return [one * MOST for one in likely]
        ratings = self.judgement.rate(state, moves)
        by_chance = 1 / len(moves)
        for move, rating in zip(moves, ratings, strict=True):
            if made is move.card:
                chance = chance_of(rating, ratings, self.temperature)
                manner = self.manners[seat].moves
                return [
                    one * MOST * (chance + wild * (by_chance - chance))
                    for one, (wild, _) in zip(likely, manner, strict=True)
                ]
            if made == move.word:
                chance = chance_of(rating, ratings, self.temperature)
                meant = MOST * (chance + self.manners[seat].doubt * (by_chance - chance))
                return [one * meant for one in likely]
        return likely


def chance_of(rating: float, ratings: Sequence[float], temperature: float) -> float:
    """How likely somebody makes a move so rated: a softmax of the ratings."""
    best = max(ratings)
    return exp((rating - best) / temperature) / sum(
        [exp((other - best) / temperature) for other in ratings]
    )
