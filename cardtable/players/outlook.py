"""Outlook: how a searching player foresees one decision: the worlds, and what a move comes to."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from cardtable.players.belief import Belief
from cardtable.players.judgement import Whims
from cardtable.players.manners import manners, surprises
from cardtable.rules.moves import Move
from cardtable.rules.state import OVER, State

if TYPE_CHECKING:
    from cardtable.players.thinking_player import ThinkingPlayer
    from cardtable.rules.sight import View

TWICE = 2  # playouts of each candidate in each world


class Outlook:
    """What a player takes the others to hold and to do, at one moment."""

    def __init__(self, player: ThinkingPlayer, sight: View) -> None:
        judgement = player.judgement
        shown = manners(judgement, player.memory)
        self.seat = player.seat
        self.seats = player.game.seats
        self.luck = player.luck
        self.judgement = judgement
        self.rules = judgement.rules
        self.wild = surprises(judgement, shown, player.seat)
        self.belief = Belief(judgement, sight, player.memory, shown, player.luck)
        self.closing = judgement.closing(sight)
        # A second playout tells something new only if somebody may play otherwise than before.
        foreseen = self.closing or all(judgement.trusts(surprise) for surprise in self.wild)
        self.each = 1 if foreseen else TWICE

    def plans(self) -> list[Whims]:
        """New luck for the playouts in one world, the same for each candidate."""
        return [Whims(self.seats, self.luck) for _ in range(self.each)]

    def result(self, world: State, move: Move, plans: Sequence[Whims]) -> float:
        """What this move comes to in a world, for the player's seat."""
        rules, wild, seat = self.rules, self.wild, self.seat
        result = 0.0
        for whims in plans:
            state = world.copy()
            rules.play(state, move)
            if self.closing:
                result += self.solved(state)[seat]
            else:
                result += self.judgement.playout(state, wild, whims.again())[seat]
        return result / len(plans)

    def solved(self, state: State) -> Sequence[float]:
        """How an open-handed rest of the round ends if everybody plays for the own share.

        Who is trusted to play by our judgement is expected to do just that.
        """
        if state.asked == OVER:
            return self.judgement.shares(state)
        seat = state.turn
        moves = self.considered(state)
        if len(moves) == 1:
            self.rules.play(state, moves[0])
            return self.solved(state)
        best: Sequence[float] = ()
        for move in moves:
            found = self.solved_after(state, move)
            if not best or found[seat] > best[seat]:
                best = found
        return best

    def solved_after(self, state: State, move: Move) -> Sequence[float]:
        """How it ends once this move is made."""
        child = state.copy()
        self.rules.play(child, move)
        return self.solved(child)

    def considered(self, state: State) -> Sequence[Move]:
        """The moves the seat to move may be expected to think of."""
        judgement = self.judgement
        moves = self.rules.legal_moves(state)
        if state.turn != self.seat and judgement.trusts(self.wild[state.turn]):
            ratings = judgement.rate(state, moves)
            return [moves[ratings.index(max(ratings))]]
        return moves

    def line(self, world: State, move: Move, plans: Sequence[Whims]) -> tuple[Move, ...]:
        """The moves, this one first, that the first playout in this world goes through.

        To the end of the round: what comes next is another deal.
        """
        rules, wild, whims = self.rules, self.wild, plans[0].again()
        state = world.copy()
        rules.play(state, move)
        line = [move]
        for _ in range(self.judgement.longest):
            if state.asked == OVER or state.round != world.round:
                break
            moves = rules.legal_moves(state)
            seat = state.turn
            if self.closing:
                new = self.solvers_move(state)
            else:
                whim = whims.next(seat)
                if len(moves) == 1:
                    new = moves[0]
                elif whim < wild[seat]:
                    new = moves[int(whim / wild[seat] * len(moves))]
                else:
                    new = self.judgement.quick(state, moves)
            line.append(new)
            rules.play(state, new)
        return tuple(line)

    def solvers_move(self, state: State) -> Move:
        """What the seat to move does where the rest is solved."""
        moves = self.considered(state)
        if len(moves) == 1:
            return moves[0]
        ends = [self.solved_after(state, move)[state.turn] for move in moves]
        return moves[ends.index(max(ends))]
