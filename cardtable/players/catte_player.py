"""The judgement of Catte: what the coffee in the centre is worth, and who will get it."""

from __future__ import annotations

from collections.abc import Sequence

from cardtable.games.catte import (
    CATS,
    CENTRE,
    COFFEE,
    HAND,
    PLAYED,
    TAKEN,
    TRICK,
    UNUSED,
    Catte,
    CatteState,
    total,
    winner,
)
from cardtable.players.judgement import Judgement, soft_shares
from cardtable.rules.cards import Card
from cardtable.rules.game import Game
from cardtable.rules.moves import Move
from cardtable.rules.state import OVER

BIT = {card: 1 << place for place, card in enumerate(CATS)}
ALL = (1 << len(CATS)) - 1
COLOURS = ("brown", "white", "black")
OF_COLOUR = {colour: sum([BIT[c] for c in CATS if c.suit == colour]) for colour in COLOURS}
HIGHER = {
    card: sum([BIT[c] for c in CATS if c.suit == card.suit and c.number > card.number])
    for card in CATS
}


class OneRound(Catte):
    """The rules for looking ahead: they stop at the round's end."""

    def start_round(self, state: CatteState) -> None:
        state.asked = OVER


class CatteJudgement(Judgement[CatteState]):
    """Weighs the coffee against the limit and the unused coffee that leading will cost."""

    game: Catte
    coffee_worth = 0.6  # of its number, below the limit
    spite = 0.3
    keeps = 0.5
    willing = 0.8
    off_colour = 0.35  # how likely a later seat may trump
    heats = (2.0, 8.0, 11.0, 14.0)  # by rounds still to come

    def short_game(self, game: Game[CatteState]) -> OneRound:
        return OneRound(game.seats, game.chosen)

    def rate(self, state: CatteState, moves: Sequence[Move]) -> list[float]:
        piles = state.piles
        seen = sum([BIT[card] for card in piles[HAND[state.turn]]])
        seen += sum([BIT[card] for card in piles[TRICK]])
        if not self.beginner:
            seen += sum([BIT[card] for card in piles[PLAYED]])
        unseen = ALL & ~seen
        if state.asked == COFFEE:
            cats = piles[HAND[state.turn]]
            return [max(self.rate_cats(state, cats, move.card, unseen, 1)) for move in moves]
        cats = tuple([move.card for move in moves])
        return self.rate_cats(state, cats, piles[CENTRE][0], unseen, 0)

    def rate_cats(
        self, state: CatteState, cats: Sequence[Card], coffee: Card, unseen: int, served: int
    ) -> list[float]:
        """How good each cat is with this coffee in the centre."""
        piles = state.piles
        seat = state.turn
        seats = self.game.seats
        trick = piles[TRICK]
        here = len(trick)
        later = seats - 1 - here
        trump = coffee.suit
        mine = self.worth(state, seat, coffee.number, served)
        loss = 0.0
        if here:
            best_before = winner(trick, trump)[0]
            loss = self.worth(state, (state.lead + best_before) % seats, coffee.number, 0)
        following = [
            self.worth(state, (seat + step) % seats, coffee.number, 0)
            for step in range(1, later + 1)
        ]
        others = sum(following) / later if later else 0.0
        chance = 1.0 - (1.0 - 1.0 / max(1, unseen.bit_count())) ** len(piles[HAND[seat]])
        ratings = []
        for cat in cats:
            full = (*trick, cat)
            best = winner(full, trump)[0]
            top = full[best]
            led = full[0].suit
            power = 1 - (HIGHER[cat] & unseen).bit_count() / 12
            if best != here:
                ratings.append(-self.spite * loss + self.keeps * power * 0)
                continue
            holds = 1.0
            if later:
                beaten = HIGHER[top] & unseen
                straight = beaten.bit_count()
                sideways = 0
                if top.suit != trump:
                    sideways = (OF_COLOUR[trump] & unseen).bit_count()
                elif led != trump:
                    sideways, straight = straight, 0
                threat = min(1.0, chance * (straight + self.off_colour * sideways))
                holds = (1.0 - self.willing * threat) ** later
            ratings.append(holds * mine - (1 - holds) * self.spite * others)
        return ratings

    def worth(self, state: CatteState, seat: int, value: int, served: int) -> float:
        """What taking this coffee does for a seat, and leading after it."""
        piles = state.piles
        taken = total(piles[TAKEN[seat]])
        unused = len(piles[UNUSED[seat]]) - served
        after = taken + value
        limit = self.game.limit
        gain: float
        if after > limit:
            gain = -self.coffee_worth * taken
            if taken == limit:
                gain = -2.0 * limit
        elif after == limit:
            gain = 2.0 * limit - self.coffee_worth * taken
        elif taken == limit:
            gain = -2.0 * limit
        else:
            gain = self.coffee_worth * value
        if unused and after <= limit and len(piles[HAND[seat]]) > 1:
            gain -= 2 * unused - 1
        return gain

    def shares(self, state: CatteState) -> Sequence[float]:
        left = self.game.seats - state.round
        return soft_shares(state.scores, self.heats[max(0, left)])
