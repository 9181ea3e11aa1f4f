"""IsmctsPlayer: a searcher of another school, to measure Hard against.

Information-set Monte Carlo tree search: one tree keyed by the moves seen so far, a new guess
of the hidden cards for every pass through it, random playouts. It asks the rules, and of a game's
judgement only how well the seats have done where a playout stopped.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import log, sqrt
from time import process_time

from cardtable.players.characters import Character
from cardtable.players.judgement import AnyJudgement
from cardtable.players.player import Player
from cardtable.rules.cards import Luck
from cardtable.rules.game import AnyGame
from cardtable.rules.guess import guess
from cardtable.rules.moves import Move
from cardtable.rules.sight import View
from cardtable.rules.state import OVER, State


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
        judgement: AnyJudgement,
        *,
        seconds: float = 0.5,
        simulations: int | None = None,
    ) -> None:
        super().__init__(game, seat, character, luck)
        self.judgement = judgement
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
        rewards = self.judgement.standing(state, before)
        for child, seat in path:
            child.visits += 1
            child.reward += rewards[seat]

    def value(self, child: Node) -> float:
        """The upper confidence bound of a move."""
        mean = child.reward / child.visits
        return mean + self.explore * sqrt(log(child.open) / child.visits)
