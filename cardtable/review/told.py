"""What a slip's sentence is made of: a claim of the hint's, as plain values and back."""

from __future__ import annotations

from cardtable.players.trial import Estimate
from cardtable.players.why import Claim, Why
from cardtable.review.report import Decision, Told
from cardtable.rules.cards import Card, card_named
from cardtable.rules.moves import move_named
from cardtable.rules.reasons import Value

CARD = "card:"


def told_of(claim: Claim) -> Told:
    """A claim as a report keeps it."""
    values = [
        (name, f"{CARD}{value.name}" if isinstance(value, Card) else value)
        for name, value in claim.values
    ]
    return Told(claim.key, tuple(values), claim.held, claim.against, claim.of, claim.certain)


def claim_of(told: Told) -> Claim:
    """The claim again."""
    values = [(name, value_of(value)) for name, value in told.values]
    return Claim(told.key, tuple(values), told.held, told.against, told.of, told.certain)


def value_of(value: str | int) -> Value:
    """A value of a claim: a card, a word or a number."""
    if isinstance(value, str) and value.startswith(CARD):
        return card_named(value.removeprefix(CARD))
    return value


def why_of(decision: Decision) -> Why:
    """Why the best move of a slip is better than the one that was made, as a hint has it."""
    best, chosen = move_named(decision.best), move_named(decision.chosen)
    claim = None if decision.told is None else claim_of(decision.told)
    gap = Estimate(decision.cost, decision.error)
    return Why(best, chosen, gap, not decision.is_slip, claim, chosen, decision.points)
