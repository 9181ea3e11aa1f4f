"""Scripts and the rules: whether a script can come so, and what it comes to."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from cardtable.lessons.lesson import Do, Lesson, Step, Tell
from cardtable.match import Match
from cardtable.rules.events import Event, GameEnded, RoundEnded, TrickWon
from cardtable.rules.game import AnyGame
from cardtable.rules.moves import Move, move_named
from cardtable.rules.state import State

Script = Sequence[Step | str]


def fault(
    game: AnyGame, state: State, script: Script, learner: int, events: Sequence[Event]
) -> str:
    """Why this script cannot come so from here, where these events were the last; empty if it can.

    Every move must be legal, and of the learner just where a step asks for it or only one word is
    left to say, and everything that a step says must have happened must have happened.
    """
    heard = list(events)
    for part in script:
        name = part if isinstance(part, str) else part.name
        if not isinstance(part, str):
            if part.since is not None and not any(part.since.is_met(event) for event in heard):
                return f"{name}: what it speaks of has not happened"
            heard.clear()
        if isinstance(part, Tell):
            continue
        if game.is_over(state):
            return f"{name}: the game is over"
        spared = isinstance(part, str) and only_word(game, state)
        if (state.turn == learner and not spared) != isinstance(part, Do):
            return f"{name}: it is the turn of seat {state.turn}"
        state, told, problem = played(game, state, part if isinstance(part, str) else part.move)
        if problem:
            return f"{name}: {problem}"
        heard += told
    return ""


def only_word(game: AnyGame, state: State) -> bool:
    """Whether there is nothing to do but to say one word."""
    moves = game.legal_moves(state)
    return len(moves) == 1 and bool(moves[0].word)


def played(game: AnyGame, state: State, text: str) -> tuple[State, list[Event], str]:
    """The state after a move, what happened, and why it cannot be made, if it cannot."""
    try:
        move = move_named(text)
    except KeyError:
        return state, [], f"there is no move '{text}'"
    reason = game.reason_against(state, move)
    if reason is not None:
        return state, [], f"'{text}' may not be played: {reason.key}"
    after = state.copy()
    after.events = []
    game.play(after, move)
    events, after.events = after.events, None
    return after, events or [], ""


def exchanged(script: Script, wanted: Move, made: Move) -> list[Step | str]:
    """The script after the learner made another move than was wanted: where one of their two cards
    is asked for later, the other one takes its place. Once both are gone, whatever names one of
    them is of another deal.
    """
    if wanted.word or made.word or wanted.source != made.source:
        return list(script)
    one, two = wanted.card.name, made.card.name
    other = {one: two, two: one}

    def changed(text: str) -> str:
        card, gap, rest = text.partition(" ")
        return f"{other.get(card, card)}{gap}{rest}"

    def meant(name: str) -> str:
        kind, _, card = name.partition(":")
        return f"{kind}:{other.get(card, card)}" if kind == "card" else name

    parts: list[Step | str] = []
    gone = False
    for number, part in enumerate(script):
        if isinstance(part, str):
            parts.append(part)
            continue
        if isinstance(part, Do) and part.move != changed(part.move):
            if gone:
                return [*parts, *script[number:]]
            gone = True
        at = tuple([meant(name) for name in part.at])
        if isinstance(part, Do):
            also = tuple([changed(text) for text in part.also])
            parts.append(replace(part, move=changed(part.move), also=also, at=at))
        else:
            parts.append(replace(part, at=at))
    return parts


def whose(lesson: Lesson, game: str) -> list[tuple[int, Move]]:
    """Every move of the script and the seat that makes it; as far as the rules allow them."""
    match, line = lesson.match(game), []
    for move in lesson.moves():
        if move not in match.legal_moves():
            break
        line.append((match.state.turn, move))
        match.play(move)
    return line


def unsaid(lesson: Lesson, line: Sequence[tuple[int, Move]]) -> frozenset[str]:
    """The words of the learner that no step asks for: they go without saying."""
    parts = [part for part in lesson.script if not isinstance(part, Tell)]
    made = zip(parts, line, strict=False)  # the line may be shorter
    own = [move for part, (seat, move) in made if seat == lesson.learner and isinstance(part, str)]
    return frozenset([move.word for move in own])


def settled(events: Sequence[Event]) -> bool:
    """Whether something has come to its end by which one sees what a move was worth."""
    return any(isinstance(event, TrickWon | RoundEnded | GameEnded) for event in events)


def outcome(lesson: Lesson, match: Match, turns: int, script: Script) -> float:
    """What the learner would have had by this script: from so many moves on, until a trick is
    taken, a round ends or the learner is asked again.
    """
    game, learner = match.game, lesson.learner
    state = match.turns[turns].before if turns < len(match.turns) else match.state
    for number, part in enumerate([part for part in script if not isinstance(part, Tell)]):
        if number and state.turn == learner and isinstance(part, Do):
            break
        state, events, problem = played(game, state, part if isinstance(part, str) else part.move)
        if problem or settled(events):
            break
    return lesson.worth(game, state, learner)
