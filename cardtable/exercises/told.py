"""Exercises in words for people, and as JSON for outsiders to check."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from cardtable.exercises.exercise import Answer, Exercise
from cardtable.media.words import listed, valued, words
from cardtable.rules.cards import Card
from cardtable.rules.memory import public_fields
from cardtable.rules.piles import Pile
from cardtable.rules.reasons import Line, Reason
from cardtable.rules.sight import view
from cardtable.table.wording import Wording, signed
from cardtable.transcript import Record, pile_name, spelled


def wording_for(exercise: Exercise) -> Wording:
    """Words for an exercise whose seats have no names."""
    seats = range(exercise.game.seats)
    return Wording(exercise.game, [words("seat.number", number=seat + 1) for seat in seats])


def _filled(wording: Wording, reason: Reason) -> dict[str, object]:
    return {
        name: signed(value)
        if name == "points" and isinstance(value, int)
        else wording.value(name, value)
        for name, value in reason.values
    }


def question(wording: Wording, exercise: Exercise) -> str:
    """What is asked."""
    asks = exercise.question.asks
    return wording.of("exercise", asks.key, **_filled(wording, asks))


def lying(wording: Wording, exercise: Exercise) -> list[str]:
    """What lies there to be looked at, a pile to a line; of a trick, who has played what."""
    asked, game = exercise.question, exercise.game
    seen = view(game, asked.state, asked.seat)
    lines = [valued(wording.of("pile", one.name), _cards(wording, one.cards)) for one in asked.laid]
    if asked.beside is not None:
        lines.append(wording.card(asked.beside))
    for pile in game.piles:
        cards = seen.piles[pile.number]
        if pile.name not in asked.shows or pile.owner not in (None, asked.seat) or not cards:
            continue
        if pile.name == "trick":
            lines += [
                valued(wording.names[(seen.lead + order) % game.seats], wording.card(card))
                for order, card in enumerate(cards)
            ]
        else:
            lines.append(valued(wording.of("pile", pile.name), _cards(wording, cards)))
    return lines


def _cards(wording: Wording, cards: Sequence[Card]) -> str:
    return listed(wording.card(card) for card in cards) or words("small.nothing")


def answer(wording: Wording, value: Answer) -> str:
    """Something that may be answered."""
    if isinstance(value, Card):
        return wording.card(value)
    if isinstance(value, int):
        return number(value)
    return wording.of("choice", value) if wording.has("choice", value) else wording.word(value)


def because_of(wording: Wording, reason: Reason) -> str:
    """A reason: one of the rules', or one of the exercises' own."""
    if wording.has("wrong", reason.key):
        return wording.of("wrong", reason.key, **_filled(wording, reason))
    return wording.reason(reason)


def number(value: int) -> str:
    """A number with the sign of a sum."""
    return str(value).replace("-", "−")


def line(wording: Wording, one: Line) -> str:
    """A line of a score."""
    amount, times, gives = number(one.amount), number(one.times), number(one.gives)
    own = wording.has("line", one.what)
    what = wording.of("line", one.what) if own else words(f"card.{one.what}")
    key = "once" if one.times == 1 or not own else "plain"
    if wording.has("sum", one.what):
        key = one.what
    return wording.of("sum", key, what=what, amount=amount, times=times, gives=gives)


def sum_of(wording: Wording, lines: Sequence[Line]) -> str:
    """How the points come about: the lines that count anything."""
    counting = [one for one in lines if one.gives] or list(lines[:1])
    return words("list.comma").join([line(wording, one) for one in counting])


def why_not(wording: Wording, exercise: Exercise, value: Answer) -> str:
    """Why this answer is wrong."""
    reason = exercise.reason_against(value)
    if reason is None:
        return sum_of(wording, exercise.question.sum)
    return because_of(wording, reason)


def lines_of(exercise: Exercise) -> Iterator[str]:
    """An exercise as readable lines, the answer last."""
    asked, wording = exercise.question, wording_for(exercise)
    name = words(f"game.{exercise.game.id}")
    kind = wording.of("kind", exercise.kind)
    yield f"{name}: {kind} ({exercise.kind} {exercise.seed})"
    for pile, cards in _seen(exercise):
        if pile.name in asked.shows and pile.owner in (None, asked.seat):
            yield f"   {wording.of('pile', pile.name)}: {_named(wording, cards)}"
    for name, cards in _counted(exercise).items():
        yield f"   {wording.of('pile', name)}: {_named(wording, cards)}"
    yield question(wording, exercise)
    for value in exercise.answers:
        yield f" - {answer(wording, value)}"
    yield words("small.answer", answer=answer(wording, exercise.answer))
    if asked.sum:
        yield f"   {sum_of(wording, asked.sum)}"


def _named(wording: Wording, cards: Sequence[Card]) -> str:
    return words("list.comma").join(map(wording.card, cards)) or words("small.nothing")


def _counted(exercise: Exercise) -> dict[str, tuple[Card, ...]]:
    """The cards laid out to be counted, by their pile."""
    found: dict[str, tuple[Card, ...]] = {}
    for name, cards in exercise.question.laid:
        found[name] = (*found.get(name, ()), *cards)
    return found


def _seen(exercise: Exercise) -> Iterator[tuple[Pile, tuple[Card, ...]]]:
    """The piles whose cards the one who is asked can see now."""
    game, asked = exercise.game, exercise.question
    sight = view(game, asked.state, asked.seat)
    for pile in game.piles:
        if pile.known_to(asked.seat) and pile.face_up:
            yield pile, sight.piles[pile.number]


# JSON


def record(exercise: Exercise) -> Record:
    """An exercise as one object; nothing in it is our own name for a card."""
    wording = wording_for(exercise)
    game = exercise.game
    return {
        "game": game.id,
        "kind": exercise.kind,
        "seed": exercise.seed,
        "position": position(exercise),
        "question": question(wording, exercise),
        "choices": [answer_record(exercise, value) for value in exercise.answers],
        "answer": answer_record(exercise, exercise.answer),
        "why not": {
            answer(wording, value): why_not(wording, exercise, value)
            for value in exercise.answers
            if not exercise.is_right(value)
        },
    }


def position(exercise: Exercise) -> Record:
    """Everything the one who is asked can see, cards spelled out."""
    game, asked = exercise.game, exercise.question
    state = asked.state
    piles = {pile_name(game, pile.number): spelled(game, cards) for pile, cards in _seen(exercise)}
    fields = {name: getattr(state, name) for name in public_fields(type(state))}
    found: Record = {"options": game.chosen, "seats": game.seats, "seat": asked.seat}
    found |= {name: value for name, value in fields.items() if name != "winners"}
    found["piles"] = {name: cards for name, cards in piles.items() if cards}
    if asked.laid:
        laid = _counted(exercise).items()
        found["counted"] = {name: spelled(game, cards) for name, cards in laid}
    if asked.beside is not None:
        found["counted by"] = game.spelled(asked.beside)
    return found


def answer_record(exercise: Exercise, value: Answer) -> object:
    """An answer without our names."""
    return exercise.game.spelled(value) if isinstance(value, Card) else value
