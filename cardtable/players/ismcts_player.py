"""IsmctsPlayer: a searcher of another school, to measure Hard against.

Information-set Monte Carlo tree search: one tree keyed by the moves seen so far, a new guess
of the hidden cards for every pass through it, random playouts. It knows the rules of the games
and how they are won, and shares no judgement with anybody.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import log, sqrt
from time import process_time

from cardtable.players.characters import Character
from cardtable.players.player import AnyGame, Player
from cardtable.rules.cards import Luck
from cardtable.rules.guess import guess
from cardtable.rules.moves import Move
from cardtable.rules.sight import View
from cardtable.rules.state import OVER, State

SPREAD = {"meows": 6.0, "catte": 14.0}  # points that nearly decide a round


class Node:
    """Where the tree has been: how often, and what it brought each seat."""

    __slots__ = ("children", "open", "reward", "visits")

    def __init__(self) -> None:
        self.children: dict[Move, Node] = {}
        self.visits = 0
        self.open = 0  # how often this move could have been chosen
        self.reward = 0.0  # for the seat that moved here


class IsmctsPlayer(Player):
    """Single-observer ISMCTS with random playouts to the round's end."""

    level = "ismcts"
    explore = 0.4
    longest = 300

    def __init__(
        self,
        game: AnyGame,
        seat: int,
        character: Character,
        luck: Luck,
        *,
        seconds: float = 0.5,
        simulations: int | None = None,
    ) -> None:
        super().__init__(game, seat, character, luck)
        self.seconds = seconds
        self.simulations = simulations
        self.played = 0
        self.spent = 0.0

    def rate(self, sight: View, moves: Sequence[Move]) -> list[float]:
        """How often the search went each way."""
        begun = process_time()
        root = Node()
        passes = 0
        limit = self.simulations
        while True:
            self.one_pass(root, guess(self.game, sight, self.memory, self.luck))
            passes += 1
            if limit is not None:
                if passes >= limit:
                    break
            elif passes % 16 == 0 and process_time() - begun >= self.seconds:
                break
        self.played += passes
        self.spent += process_time() - begun
        return [float(root.children[m].visits) if m in root.children else 0.0 for m in moves]

    def one_pass(self, root: Node, state: State) -> None:
        """Go down the tree in this world, add a leaf, play on at random, note the result."""
        game, luck = self.game, self.luck
        this_round = state.round
        before = state.scores
        path: list[tuple[Node, int]] = []
        node = root
        while state.asked != OVER and state.round == this_round:
            moves = game.legal_moves(state)
            new = [move for move in moves if move not in node.children]
            seat = state.turn
            for move in moves:
                child = node.children.get(move)
                if child is not None:
                    child.open += 1
            if new:
                move = new[int(luck() * len(new))]
                child = node.children[move] = Node()
                child.open = 1
            else:
                children = node.children
                move = max(moves, key=lambda m: self.value(children[m]))
                child = node.children[move]
            game.play(state, move)
            path.append((child, seat))
            node = child
            if new:
                break
        for _ in range(self.longest):
            if state.asked == OVER or state.round != this_round:
                break
            moves = game.legal_moves(state)
            game.play(state, moves[int(luck() * len(moves))])
        rewards = self.rewards(state, before)
        for child, seat in path:
            child.visits += 1
            child.reward += rewards[seat]

    def value(self, child: Node) -> float:
        """The upper confidence bound of a move."""
        mean = child.reward / child.visits
        return mean + self.explore * sqrt(log(child.open) / child.visits)

    def rewards(self, state: State, before: Sequence[int]) -> list[float]:
        """From 0 to 1: the lead over the best other total, or the points of all together."""
        scores = state.scores
        if self.game.id == "towai":
            gained = [now - then for now, then in zip(scores, before, strict=True)]
            if any(gained):
                return [float(gain) for gain in gained]
            hands = [len(state.piles[seat]) for seat in range(self.game.seats)]
            return [1 / (1 + hand) / 2 for hand in hands]
        if self.game.together:
            return [score / 100 for score in scores]
        spread = SPREAD.get(self.game.id, 10.0)
        rewards = []
        for seat, score in enumerate(scores):
            rival = max([other for at, other in enumerate(scores) if at != seat])
            if state.winners:
                rewards.append(1 / len(state.winners) if seat in state.winners else 0.0)
            else:
                lead = (score - rival) / spread
                rewards.append(min(1.0, max(0.0, 0.5 + lead / 4)))
        return rewards
