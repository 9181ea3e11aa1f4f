"""hint: what Hard would do at a moment of a saved match, and why, for checking from outside."""

from __future__ import annotations

import argparse
import json
from collections.abc import Sequence
from pathlib import Path

from cardtable.commands.words import CommandError, Commands, count_number, read_match, whole_number
from cardtable.match import Match
from cardtable.media.words import words
from cardtable.players.why import Claim, Why
from cardtable.players.worker import Advice, Question, answered, luck_at
from cardtable.rules.reasons import Value
from cardtable.session import HINT_LEVEL
from cardtable.table import advice
from cardtable.table.wording import Wording
from cardtable.text import languages
from cardtable.transcript import Record, spelled_value

SIMULATIONS = 4000  # so that the same file always gets the same answer

ABOUT = """\
Says what Hard would do for the seat to move, and why: every move rated in the same guessed worlds.
It knows no more than that seat may. The file is only read; the same file gets the same answer.

examples:
  cardtable hint meows.match
  cardtable hint meows.match --moves 25 --json
"""


def add_command(commands: Commands) -> None:
    """Add the command and its options."""
    parser = commands.add_parser(
        "hint",
        help="say what Hard would do in a saved match, and why",
        description=ABOUT,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("file", metavar="FILE", type=Path, help="a saved match")
    parser.add_argument(
        "--moves", type=count_number, metavar="N", help="look at it after its first N moves"
    )
    parser.add_argument(
        "--simulations",
        type=whole_number,
        default=SIMULATIONS,
        metavar="N",
        help=f"play so many lines on (default {SIMULATIONS})",
    )
    parser.add_argument("--language", choices=languages(), default="en", help="default en")
    parser.add_argument("--json", action="store_true", help="print one JSON object instead")
    parser.set_defaults(run=run)


def run(choice: argparse.Namespace) -> int:
    """Print the hint."""
    match = read_match(choice.file, choice.moves)
    if choice.moves is not None and len(match.turns) < choice.moves:
        raise CommandError(
            f"{choice.file}: this match has {len(match.turns)} moves, not {choice.moves}"
        )
    if match.over:
        raise CommandError(f"{choice.file}: the game is over; --moves N looks at an earlier moment")
    words.language = choice.language
    found = advised(match, choice.simulations)
    print(
        json.dumps(record(match, found), ensure_ascii=False) if choice.json else table(match, found)
    )
    return 0


def advised(match: Match, simulations: int) -> Advice:
    """What Hard says at this moment, from what the seat to move knows."""
    seat = match.state.turn
    return answered(
        Question(
            match.view(seat),
            match.memory(seat),
            HINT_LEVEL,
            seed=luck_at(match.seed, len(match.turns)),
            simulations=simulations,
            why=True,
        )
    )


def wording(match: Match) -> Wording:
    """The sentences of this match; seats are called as the file calls them, or by number."""
    names = [
        seat.name or words("seat.number", number=number + 1)
        for number, seat in enumerate(match.seats)
    ]
    return Wording(match.game, names)


def reason(match: Match, found: Advice) -> str:
    """The sentence that speaks for the move."""
    if found.why is None:
        return words("hint.only")
    return advice.Advice(wording(match), found.why).reason()


def record(match: Match, found: Advice) -> Record:
    """Everything the hint is made of, as one object."""
    state, why = match.state, found.why
    errors: Sequence[float | None] = found.errors or [None] * len(found.ratings)
    return {
        "game": match.game.id,
        "moves": len(match.turns),
        "seat": state.turn,
        "asked": state.asked,
        "best": found.move.text,
        "ratings": [
            {"move": move.text, "rating": round(rating, 5), "error": _rounded(error)}
            for (move, rating), error in zip(found.ratings, errors, strict=True)
        ],
        "simulations": found.simulations,
        "runner_up": None if why is None else runner_up(why),
        "sentence": sentence(match, why),
        "text": reason(match, found),
    }


def _rounded(value: float | None) -> float | None:
    return None if value is None else round(value, 5)


def runner_up(why: Why) -> Record | None:
    """The next best move, and how far it is behind in the same worlds."""
    if why.other is None or why.gap is None:
        return None
    return {
        "move": why.other.text,
        "behind": round(why.gap.value, 5),
        "error": round(why.gap.error, 5),
        "near_tie": why.near,
    }


def sentence(match: Match, why: Why | None) -> Record | None:
    """What speaks for the best move, and in how many of the guessed worlds it holds."""
    claim = None if why is None else why.claim
    if why is None or claim is None:
        return None
    return {
        "key": claim.key,
        "values": values(match, claim),
        "holds": claim.held,
        "worlds": claim.of,
        "certain": claim.certain,
        "instead": {"move": None if why.than is None else why.than.text, "holds": claim.against},
    }


def values(match: Match, claim: Claim) -> Record:
    """A claim's values, cards spelled out."""
    pairs: list[tuple[str, Value]] = list(claim.values)
    return {name: spelled_value(match.game, value) for name, value in pairs}


def table(match: Match, found: Advice) -> str:
    """The hint as a few lines."""
    named = wording(match)
    moment = f"{match.game.id}, move {len(match.turns) + 1}, seat {match.state.turn}"
    lines = [
        f"{moment} is asked: {match.state.asked}",
        f"best: {found.move} ({named.move(found.move)})",
        reason(match, found),
    ]
    if found.why is not None and found.why.claim is not None:
        claim = found.why.claim
        lines.append(
            f"({claim.key}: in {claim.held} of {claim.of} worlds; "
            f"with {found.why.than} in {claim.against})"
        )
    rated = list(zip(found.ratings, found.errors, strict=False))
    for (move, rating), error in sorted(rated, key=lambda item: -item[0][1]):
        lines.append(f"{rating:8.4f} ±{error:.4f}  {move}")
    return "\n".join(lines)
