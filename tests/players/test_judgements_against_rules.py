"""What the judgements of the trick-taking games say of the rules again, compared with the rules."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from random import Random

import pytest

from cardtable.games.catte.judgement import CatteJudgement, takers
from cardtable.games.catte.rules import CARD as CAT
from cardtable.games.catte.rules import CATS, CENTRE, COFFEE, TAKEN, UNUSED, Catte, total
from cardtable.games.catte.rules import TRICK as CAT_TRICK
from cardtable.games.catte.rules import winner as cat_winner
from cardtable.games.familiar.judgement import FamiliarJudgement, may_play, won
from cardtable.games.familiar.rules import BOARD, HAND, TURNS, Familiar, FamiliarState
from cardtable.games.familiar.rules import CARD as ATTRIBUTE
from cardtable.games.familiar.rules import TRICK as FAMILIAR_TRICK
from cardtable.games.meows.judgement import (
    BIT,
    SCORES,
    MeowsJudgement,
    heap,
    stands,
)
from cardtable.games.meows.rules import (
    CARD,
    TRICK,
    WEATHER,
    WISH_WORDS,
    WON,
    Meows,
    MeowsState,
    score_lines,
    winner,
)
from cardtable.rules.cards import Card

MEOWS = [
    Meows(3),
    Meows(4, {"rounds": "seats", "first_lead": "rotate"}),
    Meows(3, {"hidden": "yes", "stakes": "yes"}),
    Meows(4, {"hidden": "yes", "stakes": "yes"}),
    Meows(4, {"wishes": "5"}),
]
CATTES = [Catte(seats, {"bust_unused": how}) for seats in (3, 4) for how in ("counted", "lost")]


@pytest.mark.parametrize("seats", [3, 4])
def test_the_cards_that_would_take_a_trick_are_those_the_rules_give_it_to(seats: int) -> None:
    luck = Random(seats)
    won_by: Counter[str] = Counter()
    for _ in range(3000):
        few = luck.random() < 0.5  # half of the tricks are full of storms
        cards = [*WEATHER[20:], *WEATHER[-6:]] if few else list(WEATHER)
        trick = tuple(
            luck.sample(sorted(set(cards), key=WEATHER.index), luck.randint(1, seats - 1))
        )
        place, straight, sideways, of_led, _ = stands(trick)
        assert place == winner(trick)[0]
        for card in WEATHER:
            assert bool(of_led & BIT[card]) == (card.suit == trick[0].suit)
            if card not in trick:
                best, why = winner((*trick, card))
                takes = bool((straight | sideways) & BIT[card])
                assert takes == (best == len(trick)), f"{card} on {trick}"
                won_by[why] += takes
                assert not straight & BIT[card] or card.suit == trick[0].suit
                assert not sideways & BIT[card] or card.suit != trick[0].suit
    assert set(won_by) == {
        *("snow-beats-thunder", "highest-thunder", "only-snow"),
        *("highest-under-snow", "highest-of-led"),
    }
    assert min(won_by.values()) > 100


@pytest.mark.parametrize("seats", [3, 4])
@pytest.mark.parametrize("wish", WISH_WORDS)
def test_a_wish_scores_what_the_rules_give_for_it(wish: str, seats: int) -> None:
    luck = Random(seats)
    for _ in range(2000):
        tricks = luck.randint(0, len(WEATHER) // seats)
        pile = tuple(luck.sample(WEATHER, tricks * seats))
        counts = [float(count) for count in heap(pile)[1]]
        by_the_rules = sum([line.gives for line in score_lines(wish, pile, seats)])
        assert SCORES[wish](counts, tricks) == by_the_rules


class OnlyPoints(MeowsJudgement):
    """Looks at nothing but what a trick brings by itself."""

    keeps = 0.0


def last_cards(game: Meows, seeds: range) -> Iterator[MeowsState]:
    """Every moment of random games at which the last card of a trick is asked."""
    luck = Random(7)
    for seed in seeds:
        state = game.deal(seed)
        while not game.is_over(state):
            if state.asked == CARD and len(state.piles[TRICK]) == game.seats - 1:
                yield state
            game.play(state, luck.choice(game.legal_moves(state)))


@pytest.mark.parametrize("game", MEOWS, ids=lambda game: f"{game.seats}-{game.stakes}")
def test_the_last_card_of_a_trick_is_rated_by_the_points_the_rules_give(game: Meows) -> None:
    judgement = OnlyPoints(game)
    compared = 0
    for state in last_cards(game, range(60)):
        moves, seat = game.legal_moves(state), state.turn
        wish = game.wish_of(state, seat).suit
        for move, rating in zip(moves, judgement.rate(state, moves), strict=True):
            trick = (*state.piles[TRICK], move.card)
            if winner(trick)[0] == game.seats - 1:
                after = state.copy()
                after.piles[WON[seat]] += trick
                before = meows_points(game, state, seat, wish)
                assert rating == pytest.approx(meows_points(game, after, seat, wish) - before)
                compared += 1
    assert compared > 700


def meows_points(game: Meows, state: MeowsState, seat: int, wish: str) -> int:
    """What the rules would give this seat if the round ended now."""
    lines = score_lines(wish, state.piles[WON[seat]], game.seats)
    if game.stakes:
        lines = (*lines, game.stake(state, seat, game.wish_of(state, seat)))
    return sum([line.gives for line in lines])


@pytest.mark.parametrize("seats", [3, 4])
def test_the_cats_that_would_take_a_trick_are_those_the_rules_give_it_to(seats: int) -> None:
    luck = Random(seats)
    judgement = CatteJudgement(Catte(seats))
    taken = 0
    for _ in range(1500):
        trick = tuple(luck.sample(CATS, luck.randint(1, seats - 1)))
        trump = luck.choice(("brown", "white", "black"))
        found = takers(trick, trump)
        assert judgement.taking_cats(trick, trump) == found
        for cat in CATS:
            if cat not in trick:
                assert (cat in found) == (cat_winner((*trick, cat), trump)[0] == len(trick))
                taken += cat in found
    assert taken > 1000


@pytest.mark.parametrize("game", CATTES, ids=lambda game: f"{game.seats}-{game.bust_loses_unused}")
def test_a_round_of_catte_ends_when_the_judgement_says_so(game: Catte) -> None:
    judgement = CatteJudgement(game)
    luck = Random(5)
    ends: Counter[str] = Counter()
    for seed in range(120):
        state = game.deal(seed)
        while not game.is_over(state):
            moves = game.legal_moves(state)
            if state.asked == CAT and len(state.piles[CAT_TRICK]) == game.seats - 1:
                coffee = state.piles[CENTRE][0]
                last = len(state.piles[state.turn]) == 1
                for move in moves:
                    place, _ = cat_winner((*state.piles[CAT_TRICK], move.card), coffee.suit)
                    seat = (state.lead + place) % game.seats
                    taken = total(state.piles[TAKEN[seat]]) + coffee.number
                    unused = len(state.piles[UNUSED[seat]])
                    after = game.after(state, move)
                    ended = after.round != state.round or game.is_over(after)
                    assert judgement.ends(taken, unused, last=last) == ended
                    over = "over the limit" if taken > game.limit else "no coffee"
                    ends["cats gone" if last else over if ended else "goes on"] += 1
            game.play(state, luck.choice(moves))
    # With three seats all thirteen coffees together are more than everybody's limit.
    assert set(ends) - {"cats gone"} == {"over the limit", "no coffee", "goes on"}
    assert ("cats gone" in ends) == (game.seats == 4)


@pytest.mark.parametrize("game", CATTES, ids=lambda game: f"{game.seats}-{game.bust_loses_unused}")
def test_serving_the_last_coffee_counts_everybodys_round_as_ended_if_one_takes_it(
    game: Catte,
) -> None:
    judgement = CatteJudgement(game)
    following, _ = judgement.table
    luck = Random(8)
    served = 0
    for seed in range(120):
        state = game.deal(seed)
        while not game.is_over(state):
            seat = state.turn
            if state.asked == COFFEE and len(state.piles[UNUSED[seat]]) == 1:
                coffee = state.piles[UNUSED[seat]][0]
                aims, _ = judgement.aims(state, coffee.number, 1)
                gains = []
                for each in range(game.seats):
                    taken = total(state.piles[TAKEN[each]])
                    unused = len(state.piles[UNUSED[each]]) - (each == seat)
                    now = following[unused][taken]
                    after = taken + coffee.number if each == seat else taken
                    lines = game.score_lines(after, unused)
                    gains.append(sum([line.gives for line in lines]) - now)
                others = sum(gains) - gains[seat]
                assert aims[seat] == pytest.approx(gains[seat] - judgement.spite * others)
                served += 1
            game.play(state, luck.choice(game.legal_moves(state)))
    assert served > 40


def familiar_cards(game: Familiar, seeds: range) -> Iterator[FamiliarState]:
    """Every moment of random games at which a card is asked."""
    luck = Random(9)
    for seed in seeds:
        state = game.deal(seed)
        while not game.is_over(state):
            if state.asked == ATTRIBUTE:
                yield state
            game.play(state, luck.choice(game.legal_moves(state)))


@pytest.mark.parametrize("options", [{}, {"simple_lead": "yes"}, {"display": "4/2/0"}])
def test_partners_hands_hold_the_cards_the_rules_let_them_play(options: dict[str, str]) -> None:
    game = Familiar(options=options)
    compared = 0
    for state in familiar_cards(game, range(60)):
        trick = state.piles[FAMILIAR_TRICK]
        if trick:
            hand = dict.fromkeys(state.piles[HAND[state.turn]])
            assert list(may_play(hand, trick[0])) == [m.card for m in game.legal_moves(state)]
            compared += 1
    assert compared > 500


@pytest.mark.parametrize("options", [{}, {"simple_lead": "yes"}, {"display": "4/2/0"}])
def test_a_trick_wins_the_errands_the_rules_say_it_covers(options: dict[str, str]) -> None:
    game = Familiar(options=options)
    compared = covered = 0
    for state in familiar_cards(game, range(120)):
        trick = state.piles[FAMILIAR_TRICK]
        if len(trick) == 2:
            for move in game.legal_moves(state):
                points = game.after(state, move).scores[0] - state.scores[0]
                assert won(trick, move.card, state.piles[BOARD]) == points
                compared += 1
                covered += points > 0
    assert compared > 1500
    assert covered > 200


def best_end(game: Familiar, here: FamiliarState, prices: dict[Card, float]) -> float:
    """What the best end of this trick is worth by the rules, its cards' prices taken off."""
    worth = []
    for move in game.legal_moves(here):
        after = game.after(here, move)
        value = after.scores[0] - here.scores[0] - prices[move.card]
        if len(here.piles[FAMILIAR_TRICK]) < 2:
            value += best_end(game, after, prices)
        worth.append(value)
    return max(worth)


def test_partners_with_open_hands_find_no_trick_the_rules_would_not_allow() -> None:
    """The card they begin with is the first of the best trick of all that the rules allow."""
    game = Familiar()
    judgement = FamiliarJudgement(game)
    looked_at = 0
    for state in familiar_cards(game, range(12)):
        prices = judgement.free if state.number == TURNS else judgement.open_prices

        chosen = judgement.with_open_hands(state)
        move = next(move for move in game.legal_moves(state) if move.card is chosen)
        after = game.after(state, move)
        value = after.scores[0] - state.scores[0] - prices[chosen]
        if len(state.piles[FAMILIAR_TRICK]) < 2:
            value += best_end(game, after, prices)
        assert value == pytest.approx(best_end(game, state, prices))
        looked_at += 1
    assert looked_at > 250
