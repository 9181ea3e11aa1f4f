"""ThinkingPlayer: guesses the hidden cards, plays every candidate on in each guess, compares.

Worlds are dealt to fit all that the seat has seen, and are as likely as what the others did makes
them (belief.py). Every candidate is tried in the same worlds, equal cards once; clear
losers are dropped on the way; the last tricks are solved. One routine answers every question.

How it expects the others to play is learnt round by round (manners.py): who has played by our
judgement is foreseen by it and read by the cards; who has not surprises now and then, and tells
too little to be read.

One among Normals over 200 duplicate deals (95 %; CPU a decision; simulations a second): meows 3
seats 64.6 % (61.1 to 68.0; 0.3 s; 2,150), 4 seats 48.9 (45.6 to 52.1; 0.3 s; 2,200); with stakes 3
seats 68.6 % (65.8 to 71.5; 0.3 s; 255 deals; 1,500), 4 seats 53.8 (50.6 to 57.1; 0.5 s; 1,450) and
48.0 (43.8 to 52.2; 0.1 s; 100 deals); catte 3 seats 79.0 (75.9 to 82.1; 0.1 s; 2,800), 4 seats 53.6
(50.4 to 56.8; 0.05 s; 1,400); towai 2 seats 80.0 (76.3 to 83.7; 0.1 s; 29,700), 4 seats 52.1 (48.5
to 55.7; 0.3 s; 13,200), 6 seats 14.2 (10.1 to 18.4; 0.025 s, 48 deals: too short to think) and 33.3
(22.4 to 44.2; 0.3 s, 9 deals).
Against ISMCTS players with random playouts, over 200 deals: meows 3 seats 41.5 % (38.1 to 44.9;
0.05 s), 4 seats 33.4 (30.9 to 35.9; 0.04 s); catte 3 seats 38.4 (34.6 to 42.2; 0.05 s; wildness as
below), 4 seats 33.9 (30.6 to 37.3; 0.025 s); towai 2 seats 61.0 (56.6 to 65.4; 0.05 s), 4 seats
58.4 (55.2 to 61.5; 0.0125 s), 6 seats 64.6 (46.7 to 82.5; 0.0125 s; 8 deals).
Of these meows and catte without stakes among Normals, and all of towai's first three, were measured
before candidates were compared by the same whims.

Seen by trying:
- Candidates that are dropped early were often the best ones: worlds that lead to one another are
  alike, so errors are underrated. What choices cost against a search of 2 seconds, in hundredths
  of the game (dropped at 2.2 errors after 12 worlds, at 3.5 after 24): towai 4 seats 0.13 ±0.07,
  0.03 ±0.02 (0.3 s); meows with stakes, also mixed more, 0.45 ±0.10, 0.31 ±0.07; catte, mixed
  less, 0.89 ±0.18, 0.71 ±0.14 (0.1 s). Since then more time helps: meows, 3 seats, 61.1 ±3.7 %
  with 0.1 s, 64.6 ±3.5 with 0.3 s; with stakes 65.4 ±3.8 and 68.6.
- Whims: the difference between the two best candidates in one world varies 38 % less in catte and
  31 % less in meows against ISMCTS players if both are surprised alike. Choices in catte then cost
  1.1 instead of 1.4 to 1.6 hundredths against a search of 2.5 seconds (0.05 s).
- Nothing gained: the worse half of the candidates dropped at fixed parts of the time, one playout
  in each world or three, judgement's opinion for 2, 4 or 16 worlds.
Before that, among Normals, meows, 3 seats, 0.1 s, the same 40 deals, cards and wishes not read:
- everybody by quick guesses, three moves in ten surprises 50.4 ±7.6 %; one in twenty 58.3 ±7.7;
  everybody by the whole judgement without surprises 61.5 ±8.1; as learnt 59.6 ±6.3.
- seeing all hands 84.6 ±6.0 %: what is hidden decides.
- dropped: the own next cards chosen with open hands in playouts, 51.5 ±7.8 % (0.15 s).
Against ISMCTS players with random playouts, 0.05 s: meows, 3 seats, their cards read and quick
guesses for them 35.2 ±6.1 % (60 deals), neither 36.5 ±3.2 (183), with whims, and with as many
surprises as they have shown instead of four moves in ten at most, 41.5 ±3.4 (200); catte 33.3 ±8.1
(40), 36.3 ±4.2 (178), with whims 38.4 ±3.8 (209). Of their cards 52 to 55 % are judgement's best,
36 to 40 % those of a quick guess; read, they put 40 instead of 38 % of the hidden cards in the
right hand, for half the simulations. To know before the first round that they surprise would save
0.08 ±0.09 hundredths of the game a choice in it; that Normals do not, with stakes, -0.01 ±0.10.
One tree over the moves instead of flat trials (ISMCTS, same worlds and playouts): 25 ±9 % against
two of these in catte, dropped.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import inf, sqrt
from time import perf_counter, process_time

from cardtable.players.belief import Belief
from cardtable.players.characters import Character
from cardtable.players.judgement import AnyJudgement, Whims
from cardtable.players.manners import manners, surprises
from cardtable.players.player import Player
from cardtable.rules.cards import Luck
from cardtable.rules.moves import Move
from cardtable.rules.sight import AnyGame, View
from cardtable.rules.state import OVER, State


class ThinkingPlayer(Player):
    """Hard: searches every question it is asked, within its seconds or simulations."""

    level = "hard"
    near = 0.003  # of a share of the game: less than that is noise
    patience = 3.5  # standard errors behind the best at which a candidate is dropped
    twice = 2  # playouts of each candidate in each world
    trust = 8.0  # worlds that judgement's own opinion counts for
    first_look = 24  # worlds before any candidate is dropped

    def __init__(
        self,
        game: AnyGame,
        seat: int,
        character: Character,
        luck: Luck,
        judgement: AnyJudgement,
        *,
        seconds: float = 0.5,
        simulations: int | None = None,
        stop: Callable[[], bool] | None = None,
        wall: float | None = None,
    ) -> None:
        super().__init__(game, seat, character, luck)
        self.judgement = judgement
        judgement.expert = seat
        self.seconds = seconds
        self.simulations = simulations  # if given, only they bound the search, not the clock
        self.wall = wall  # seconds by the clock on the wall, if a person waits
        self.stop = stop or (lambda: False)  # asked now and then: an answer no longer wanted
        self.played = 0  # simulations of all decisions so far
        self.spent = 0.0  # and the CPU seconds they took

    def rate(self, sight: View, moves: Sequence[Move]) -> list[float]:
        """Each move's share of the game, from 0 to 1, as far as this search can tell."""
        begun = process_time()
        twins = self.judgement.twins(sight, moves)
        firsts = sorted(set(twins))
        rated = self.search(sight, [moves[first] for first in firsts])
        self.spent += process_time() - begun
        return [rated[firsts.index(twin)] for twin in twins]

    def choose(self, sight: View, moves: Sequence[Move]) -> Move:
        if len(moves) == 1:
            return moves[0]
        return self.pick_known(sight, moves, self.rate(sight, moves))

    def pick_known(self, sight: View, moves: Sequence[Move], ratings: Sequence[float]) -> Move:
        """The best; of those about as good, what judgement likes, then the character."""
        least = max(ratings) - self.near
        good = [move for move, rating in zip(moves, ratings, strict=True) if rating >= least]
        return self.pick(good, self.judgement.rate(sight, good)) if len(good) > 1 else good[0]

    def search(self, sight: View, moves: Sequence[Move]) -> list[float]:
        """Try these moves in guessed worlds; what each is worth to this seat."""
        count = len(moves)
        if count == 1:
            return [0.5]
        ends = process_time() + self.seconds
        wall_ends = perf_counter() + self.wall if self.wall else inf
        limit = self.simulations
        game, judgement, luck, seat = self.game, self.judgement, self.luck, self.seat
        shown = manners(judgement, self.memory)
        wild = surprises(judgement, shown, seat)
        belief = Belief(judgement, sight, self.memory, shown, luck)
        results: list[list[float]] = [[] for _ in moves]
        alive = list(range(count))
        tried = worlds = 0
        look_at_clock = 0  # which takes its time when the machine is busy
        look = self.first_look
        rules = judgement.rules
        closing = judgement.closing(sight)
        # A second playout tells something new only if somebody may play otherwise than before.
        foreseen = closing or all(judgement.trusts(surprise) for surprise in wild)
        each = 1 if foreseen else self.twice
        while len(alive) > 1:
            world = belief.world()
            worlds += 1
            plans = [Whims(game.seats, luck) for _ in range(each)]
            for place in alive:
                result = 0.0
                for whims in plans:
                    state = world.copy()
                    rules.play(state, moves[place])
                    if closing:
                        result += self.solved(state, wild)[seat]
                    else:
                        result += judgement.playout(state, wild, whims.again())[seat]
                results[place].append(result / each)
            tried += len(alive) * each
            if limit is not None and tried >= limit:
                break
            if tried >= look_at_clock:
                look_at_clock = tried + 32
                if self.stop():
                    break
                if limit is None and (process_time() >= ends or perf_counter() >= wall_ends):
                    break
            if worlds >= look:
                alive = self.still_good(results, alive)
                look = int(look * 1.4) + 1
        self.played += tried
        prior = judgement.rate(sight, moves)
        worth = [self.trust * judgement.point * rating for rating in prior]
        return compared(results, alive, worth, self.trust)

    def solved(self, state: State, wild: Sequence[float]) -> Sequence[float]:
        """How an open-handed rest of the round ends if everybody plays for the own share.

        Who is trusted to play by our judgement is expected to do just that.
        """
        judgement = self.judgement
        rules = judgement.rules
        if state.asked == OVER:
            return judgement.shares(state)
        seat = state.turn
        moves = rules.legal_moves(state)
        if seat != self.seat and judgement.trusts(wild[seat]):
            ratings = judgement.rate(state, moves)
            moves = [moves[ratings.index(max(ratings))]]
        if len(moves) == 1:
            rules.play(state, moves[0])
            return self.solved(state, wild)
        best: Sequence[float] = ()
        for move in moves:
            child = state.copy()
            rules.play(child, move)
            found = self.solved(child, wild)
            if not best or found[seat] > best[seat]:
                best = found
        return best

    def still_good(self, results: Sequence[Sequence[float]], alive: Sequence[int]) -> list[int]:
        """The candidates that are not clearly behind the best one."""
        best = max(alive, key=lambda place: mean(results[place]))
        kept = []
        for place in alive:
            gap, error = difference(results[best], results[place])
            if place == best or gap <= self.patience * error + 1e-12:
                kept.append(place)
        return kept


class QuickThinker(ThinkingPlayer):
    """Normal at a game without a judgement of its own: a short search instead of a glance."""

    level = "normal"
    most_seconds = 0.05

    def __init__(
        self,
        game: AnyGame,
        seat: int,
        character: Character,
        luck: Luck,
        judgement: AnyJudgement,
        *,
        seconds: float = most_seconds,
        simulations: int | None = None,
    ) -> None:
        seconds = min(seconds, self.most_seconds)
        super().__init__(
            game, seat, character, luck, judgement, seconds=seconds, simulations=simulations
        )


def mean(values: Sequence[float]) -> float:
    """The mean."""
    return sum(values) / len(values)


def difference(ours: Sequence[float], theirs: Sequence[float]) -> tuple[float, float]:
    """How much better we are in the same worlds, and its standard error."""
    gaps = [a - b for a, b in zip(ours, theirs, strict=False)]
    count = len(gaps)
    gap = sum(gaps) / count
    return gap, sqrt(sum([(g - gap) ** 2 for g in gaps])) / count


def compared(
    results: Sequence[Sequence[float]],
    alive: Sequence[int],
    prior: Sequence[float],
    trust: float,
) -> list[float]:
    """Every candidate's worth: the best one's mean, less how far the others were behind it.

    What judgement thought beforehand counts as much as so many worlds.
    """
    best = max(alive, key=lambda place: mean(results[place]))
    top = mean(results[best])
    rated = []
    for place, values in enumerate(results):
        gap = 0.0 if place == best else difference(results[best], values)[0]
        worlds = len(values)
        gap = (worlds * gap + prior[best] - prior[place]) / (worlds + trust)
        rated.append(top - gap)
    return rated
