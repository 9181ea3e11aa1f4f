"""A match told in lines: for people to read, and as JSON for outsiders to audit."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from cardtable.match import Match
from cardtable.rules.cards import Card
from cardtable.rules.events import (
    CardsMoved,
    Changed,
    Event,
    GameEnded,
    Gathered,
    RoundEnded,
    RoundStarted,
    Said,
    Scored,
    Shuffled,
    TrickWon,
)
from cardtable.rules.game import AnyGame
from cardtable.rules.moves import Move
from cardtable.rules.reasons import Reason, Value
from cardtable.rules.state import State
from cardtable.seats import Seat

Record = dict[str, object]


def transcript(match: Match) -> Iterator[str]:
    """The match in readable lines: the deal, every move, and what came of it."""
    game = match.game
    options = ", ".join([f"{name} {value}" for name, value in game.chosen.items()])
    yield f"{game.id}, {game.seats} seats, seed {match.seed}" + (f", {options}" if options else "")
    for number, seat in enumerate(match.seats):
        yield f"seat {number}: {seat.who} {seat.name}".rstrip()
    yield from told(game, match.opening)
    for number, turn in enumerate(match.turns, 1):
        yield f"{number}. seat {turn.seat}: {turn.move}"
        yield from told(game, turn.events)
    if not match.over:
        yield f"seat {match.state.turn} is asked: {match.state.asked}"


def told(game: AnyGame, events: Iterable[Event]) -> Iterator[str]:
    """Each event as a line."""
    for event in events:
        match event:
            case RoundStarted(number, lead):
                yield f"   round {number}, seat {lead} leads"
            case Gathered(pile):
                yield f"   the cards are gathered and shuffled: {pile_name(game, pile)}"
            case CardsMoved(cards, source, target):
                names = " ".join([card.name for card in cards])
                yield f"   {pile_name(game, source)} > {pile_name(game, target)}: {names}"
            case Shuffled(pile):
                yield f"   {pile_name(game, pile)} is shuffled"
            case Said(seat, word):
                yield f"   seat {seat} says {word}"
            case Changed(what, to):
                yield f"   {what}: {to}"
            case TrickWon(seat, lead, cards, card, reason):
                names = " ".join([played.name for played in cards])
                yield f"   trick led by seat {lead}: {names}"
                yield f"   won by seat {seat} with {card.name}: {reason.key}"
            case Scored(scorer, reason, lines, points, total):
                who = "everybody" if scorer is None else f"seat {scorer}"
                sums = ", ".join(
                    [f"{line.what} {line.amount} × {line.times} = {line.gives}" for line in lines]
                )
                yield f"   {who} scores {points}, total {total} ({reason_text(reason)}: {sums})"
            case RoundEnded(number, reason, scores):
                yield f"   round {number} ends ({reason.key}): {' '.join(map(str, scores))}"
            case GameEnded(winners, scores):
                won = " ".join(map(str, winners)) or "nobody"
                yield f"   the game ends: {' '.join(map(str, scores))}, won by {won}"


def pile_name(game: AnyGame, number: int) -> str:
    """A pile as a bystander would call it."""
    pile = game.pile_of[number]
    return pile.name if pile.owner is None else f"{pile.name} {pile.owner}"


def reason_text(reason: Reason) -> str:
    """A reason's key and values in one line."""
    return " ".join([reason.key, *[str(value) for _, value in reason.values]])


# JSON, one object a line


def game_record(game: AnyGame, seats: Sequence[Seat], seed: int) -> Record:
    """The line that starts a game."""
    return {
        "event": "game start",
        "game": game.id,
        "options": game.chosen,
        "seats": [seat.who for seat in seats],
        "seed": seed,
    }


def move_record(game: AnyGame, state: State, move: Move) -> Record:
    """The line of a move, from the state it is made in."""
    record: Record = {
        "event": "move",
        "seat": state.turn,
        "asked": state.asked,
        "move": move.text,
        "says": move.word.replace("-", " ") or None,
    }
    if move.source:
        if move.card.suit != "back":
            record["card"] = game.spelled(move.card)
        record["from"] = move.source
        record["to"] = move.target
    return record


def event_records(game: AnyGame, events: Iterable[Event], after: State) -> Iterator[Record]:
    """The lines of what happened; a deal is told from the state it led to."""
    for event in events:
        match event:
            case RoundStarted(number, lead):
                yield {"event": "round start", "round": number, "lead": lead}
                yield deal_record(game, after, number, lead)
            case Gathered(pile):
                yield {"event": "gathered and shuffled", "pile": pile_name(game, pile)}
            case CardsMoved(cards, source, target):
                yield {
                    "event": "cards moved",
                    "cards": spelled(game, cards),
                    "from": pile_name(game, source),
                    "to": pile_name(game, target),
                }
            case Shuffled(pile):
                yield {"event": "shuffled", "pile": pile_name(game, pile)}
            case Said(seat, word):
                yield {"event": "said", "seat": seat, "word": word.replace("-", " ")}
            case Changed(what, to):
                yield {"event": "changed", "what": what, "to": to}
            case TrickWon(seat, lead, cards, card, reason):
                yield {
                    "event": "trick",
                    "lead": lead,
                    "plays": [
                        {"seat": (lead + step) % game.seats, "card": game.spelled(played)}
                        for step, played in enumerate(cards)
                    ],
                    "winner": seat,
                    "card": game.spelled(card),
                    "reason": reason_record(game, reason),
                }
            case Scored(scorer, reason, lines, points, total):
                yield {
                    "event": "score",
                    "seat": scorer,
                    "reason": reason_record(game, reason),
                    "lines": [line._asdict() for line in lines],
                    "points": points,
                    "total": total,
                }
            case RoundEnded(number, reason, scores):
                yield {
                    "event": "round end",
                    "round": number,
                    "reason": reason_record(game, reason),
                    "totals": scores,
                }
            case GameEnded(winners, scores):
                yield {"event": "game end", "winners": winners, "totals": scores}


def deal_record(game: AnyGame, state: State, number: int, lead: int) -> Record:
    """What every seat was dealt, what lies open, and how many cards lie face down."""
    hands: list[object] = [None] * game.seats
    before: dict[str, object] = {}
    face_down: dict[str, int] = {}
    for pile in game.piles:
        cards = state.piles[pile.number]
        if pile.name == "hand" and pile.owner is not None:
            hands[pile.owner] = spelled(game, cards)
        elif cards and pile.known == "all":
            before[pile_name(game, pile.number)] = spelled(game, cards)
        elif cards:
            face_down[pile_name(game, pile.number)] = len(cards)
    return {
        "event": "deal",
        "round": number,
        "lead": lead,
        "hands": hands,
        "open": before,
        "face down": face_down,
    }


def spelled(game: AnyGame, cards: Iterable[Card]) -> list[dict[str, object]]:
    """These cards in words and numbers."""
    return [game.spelled(card) for card in cards]


def reason_record(game: AnyGame, reason: Reason) -> Record:
    """A reason's key and values, cards spelled out."""
    record: Record = {"key": reason.key}
    for name, value in reason.values:
        record[name] = spelled_value(game, value)
    return record


def spelled_value(game: AnyGame, value: Value) -> object:
    """What fills the gap of a sentence, a card spelled out."""
    return game.spelled(value) if isinstance(value, Card) else value
