"""Why: what tells the best move from the next one, found in the worlds both were tried in.

Both are played on in each guessed world with the same luck, and what the rules then tell is
compared: a fact explains as much as the best move gains in the worlds where it makes the
difference. Whatever is said holds in so many of those worlds, by count; nothing is said that was
not counted.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from typing import NamedTuple

from cardtable.players.facts import Facts, Story
from cardtable.players.trial import Estimate, Trial
from cardtable.rules.cards import Card, card_order
from cardtable.rules.events import Event, TrickWon
from cardtable.rules.game import AnyGame
from cardtable.rules.moves import Move
from cardtable.rules.reasons import Reason, Value, because
from cardtable.rules.sight import unseen_cards
from cardtable.rules.state import OVER, State

NEAR = 0.003  # of a share of the game: less than that is noise
SURE = 2.0  # standard errors by which a move has to be better, or it is a near-tie
TELLING = 0.15  # of the worlds in which a fact has to make a difference
LOOKED_AT = 30_000  # plays at most, to see whether a card can be beaten
OFTEN = 0.25  # of the worlds in which it has to hold, to be worth a sentence
WORTH_TELLING = 0.2  # points of a round
MOSTLY = 0.5  # of the worlds in which a card takes the trick, to say what alone beats it


class Claim(NamedTuple):
    """One true sentence: a key with values, and in how many of the worlds it holds."""

    key: str  # a fact's; with "not-" before it, that it is not so
    values: tuple[tuple[str, Value], ...]
    held: int  # worlds in which it holds if the best move is made
    against: int  # … and if the other one is
    of: int  # worlds in all; of "better" and "by-far" those in which it makes a difference
    certain: bool = False  # the move itself decides it, whatever the others hold


class Why(NamedTuple):
    """The best move, the next best one, and what speaks for the best."""

    best: Move
    other: Move | None  # the runner-up; None if there is nothing else, or nothing worth less
    gap: Estimate | None  # how far it is behind, as a share of the game
    near: bool  # too little to tell them apart
    claim: Claim | None  # against `than`: the first move that is clearly worse
    than: Move | None
    points: float  # how many points of a round the runner-up is behind


class Pair(NamedTuple):
    """The stories of two moves in the same worlds."""

    ours: Sequence[Story]
    theirs: Sequence[Story]
    gains: Sequence[float]  # how much better ours is in each


def why(trial: Trial, facts: Facts, best: Move) -> Why:
    """Why this candidate of a trial is the best one."""
    ratings = trial.ratings()
    first = trial.moves.index(best)
    others = sorted([at for at in range(len(ratings)) if at != first], key=lambda at: -ratings[at])
    if not others:
        return Why(best, None, None, False, None, None, 0.0)
    clear = [at for at in others if is_clear(trial.gap(first, at))]
    stories = {at: stories_of(trial, at) for at in {first, others[0], *clear[:1]}}
    claim = than = None
    if clear:
        gains = trial.gains(first, clear[0])
        claim = claimed(trial, facts, Pair(stories[first], stories[clear[0]], gains))
        than = trial.moves[clear[0]] if claim is not None else None
    behind = mean_points(stories[first]) - mean_points(stories[others[0]])
    gap = trial.gap(first, others[0])
    near = others[0] not in clear
    return Why(best, trial.moves[others[0]], gap, near, claim, than, behind)


def is_clear(gap: Estimate) -> bool:
    """Whether so much better is surely better."""
    return gap.value > max(NEAR, SURE * gap.error)


def stories_of(trial: Trial, place: int) -> list[Story]:
    """How a candidate goes on in each of the worlds that were kept."""
    outlook, move = trial.outlook, trial.moves[place]
    return [
        Story(outlook.rules, world, outlook.line(world, move, plans), outlook.seat)
        for world, plans in zip(trial.worlds, trial.plans, strict=True)
    ]


def claimed(trial: Trial, facts: Facts, pair: Pair) -> Claim | None:
    """What best explains that one candidate is better than another; None if nothing does."""
    found = [*facts_told_apart(facts, pair), *points_told_apart(facts, pair)]
    found = [item for item in found if item[0] > 0]
    if found:
        claim = refined(trial, pair, max(found, key=lambda item: item[0])[1])
        return claim._replace(certain=is_certain(facts, pair, claim))
    better = sum([gain > 0 for gain in pair.gains])
    worse = sum([gain < 0 for gain in pair.gains])
    if better > worse:
        return Claim("better", (), better, worse, better + worse)
    if sum(pair.gains) > 0:
        return Claim("by-far", (), better, worse, better + worse)
    return None


def facts_told_apart(facts: Facts, pair: Pair) -> Iterator[tuple[float, Claim]]:
    """Every fact that makes a difference, and how well it explains the gain."""
    ours = [frozenset(facts.of(story)) for story in pair.ours]
    theirs = [frozenset(facts.of(story)) for story in pair.theirs]
    count = len(pair.gains)
    every = dict.fromkeys([fact for one in (*ours, *theirs) for fact in one])
    for fact in sorted(every, key=repr):
        with_ours = sum([fact in one for one in ours])
        with_theirs = sum([fact in one for one in theirs])
        apart = with_ours - with_theirs
        is_so = apart > 0
        if abs(apart) < max(2.0, TELLING * count):
            continue
        if fact.key in (facts.denied if is_so else facts.stated):
            continue
        explains = sum(
            [
                gain * ((fact in one) - (fact in other))
                for gain, one, other in zip(pair.gains, ours, theirs, strict=True)
            ]
        )
        if (with_ours if is_so else count - with_ours) < OFTEN * count:
            continue
        weight = facts.weights.get(fact.key, 1.0) * abs(apart) / count
        if is_so:
            claim = Claim(fact.key, fact.values, with_ours, with_theirs, count)
        else:
            held, against = count - with_ours, count - with_theirs
            claim = Claim(f"not-{fact.key}", fact.values, held, against, count)
        yield weight * explains * (1 if is_so else -1), claim


def points_told_apart(facts: Facts, pair: Pair) -> Iterator[tuple[float, Claim]]:
    """That one scores more, as a mean of the worlds, and how well that explains the gain."""
    if not facts.counts_points:
        return
    count = len(pair.gains)
    signs = []
    for one, other in zip(pair.ours, pair.theirs, strict=True):
        signs.append((one.points > other.points) - (one.points < other.points))
    more, fewer = signs.count(1), signs.count(-1)
    ours, theirs = mean_points(pair.ours), mean_points(pair.theirs)
    if more <= fewer or ours < theirs + WORTH_TELLING:
        return
    explains = sum([gain * sign for gain, sign in zip(pair.gains, signs, strict=True)])
    weight = facts.weights.get("points", 1.0) * (more - fewer) / count
    values = because("points", tenths=round(10 * ours), instead=round(10 * theirs)).values
    yield weight * explains, Claim("points", values, more, fewer, count)


def mean_points(stories: Sequence[Story]) -> float:
    """What a seat scores on the average."""
    return sum([story.points for story in stories]) / len(stories)


def refined(trial: Trial, pair: Pair, claim: Claim) -> Claim:
    """The same claim said more exactly, where a card that takes the trick allows it."""
    theirs = pair.theirs[0].moves[0]
    if claim.key == "later" and claim.values == because("later", card=theirs.card).values:
        return claim._replace(key="keeps")
    if claim.key != "take-trick" or any(story.trick is None for story in pair.ours):
        return claim
    if claim.held == claim.of:
        last = all(story.at_once.tricks for story in pair.ours)
        if not last and is_unbeatable(trial, pair.ours[0].moves[0]):
            return claim._replace(key="unbeatable")
        return claim
    beating = Counter(beaten_by(story) for story in pair.ours)
    del beating[None]
    if len(beating) == 1 and claim.held >= MOSTLY * claim.of:
        (card,) = beating
        if card is not None:
            return claim._replace(key="take-trick-unless", values=(("card", card),))
    return claim


def is_certain(facts: Facts, pair: Pair, claim: Claim) -> bool:
    """Whether the move alone makes it so, before anybody else does anything."""
    if claim.held < claim.of:
        return False
    if claim.key == "unbeatable":
        return True
    if not claim.key.startswith("not-"):
        fact = Reason(claim.key, claim.values)
        return all(fact in facts.of(story.at_once) for story in pair.ours)
    settled = claim.key.removeprefix("not-") in facts.with_trick
    return settled and all(story.at_once.tricks for story in pair.ours)


def beaten_by(story: Story) -> Card | None:
    """The card that takes the trick from the seat; None if none does.

    One that lies there already takes nothing away: then no card alone decides.
    """
    trick = story.trick
    assert trick is not None
    return None if trick.seat == story.seat else trick.card


def is_unbeatable(trial: Trial, move: Move) -> bool:
    """Whether this card takes the trick whatever the others play, and whatever they hold.

    Every reply is tried in every world; and since a world may be missing, also with each unseen
    card in each of the other hands, as if it might be played at once.
    """
    rules, seat = trial.outlook.rules, trial.outlook.seat
    left = LOOKED_AT

    def holds(state: State) -> bool:
        nonlocal left
        for reply in rules.legal_moves(state):
            left -= 1
            if left < 0:
                return False
            child = state.copy()
            told: list[Event] = []
            child.events = told
            rules.play(child, reply)
            won = next((event for event in told if isinstance(event, TrickWon)), None)
            if won is not None:
                if won.seat != seat:
                    return False
            elif child.asked == OVER or child.turn == seat or not holds(child):
                return False
        return True

    if not all(holds(after(rules, world, move)) for world in trial.worlds):
        return False
    return all(holds(state) for state in with_any_card(trial, move))


def with_any_card(trial: Trial, move: Move) -> Iterator[State]:
    """The table after this move, with each unseen card as the only one of each other hand."""
    rules, own = trial.outlook.rules, trial.outlook.seat
    state = after(rules, trial.worlds[0], move)
    source = rules.pile(move.source, own)
    unseen = sorted(set(unseen_cards(rules, trial.sight, source.deck)), key=card_order)
    for seat in range(rules.seats):
        for card in unseen if seat != own else ():
            other = state.copy()
            other.piles[rules.pile(move.source, seat).number] = (card,)
            yield other


def after(rules: AnyGame, world: State, move: Move) -> State:
    """What a move makes of a world."""
    child = world.copy()
    rules.play(child, move)
    return child
