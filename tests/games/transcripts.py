"""A whole game of each kind as readable text, kept to see at once when a rule has moved.

`python -m tests.games.transcripts` writes the files beside this one anew; read what has
changed in them before you keep it.
"""

from __future__ import annotations

from pathlib import Path
from random import Random

from cardtable.games import GAMES
from cardtable.match import Match
from cardtable.seats import Seat
from cardtable.transcript import transcript

FOLDER = Path(__file__).with_suffix("")

# Every game with every number of seats, and the options that change most.
TOLD: dict[str, tuple[str, int, dict[str, str]]] = {
    **{
        f"{game.id}-{seats}": (game.id, seats, {})
        for game in GAMES.values()
        for seats in sorted(game.seat_counts)
    },
    "meows-3-hidden": ("meows", 3, {"hidden": "yes", "stakes": "yes", "rounds": "seats"}),
    "meows-4-beginners": ("meows", 4, {"wishes": "5", "first_lead": "rotate"}),
    "catte-3-lost": ("catte", 3, {"bust_unused": "lost"}),
    "familiar-3-beginners": (
        "familiar",
        3,
        {
            "hand_exchange": "no",
            "errand_exchange": "no",
            "display": "4/2/0",
            "simple_lead": "yes",
        },
    ),
}


def told(name: str) -> str:
    """The game of this name, played at random but for passing and stopping, as text."""
    game_id, seats, options = TOLD[name]
    game = GAMES[game_id](seats, options)
    match = Match(game, 2026, (Seat("random"),) * seats)
    luck = Random(name).random
    while not match.over:
        moves = match.legal_moves()
        eager = [move for move in moves if move.word not in ("pass", "stop")] or moves
        match.play(eager[int(luck() * len(eager))])
    return "".join([f"{line}\n" for line in transcript(match)])


if __name__ == "__main__":
    FOLDER.mkdir(exist_ok=True)
    for old in FOLDER.glob("*.txt"):
        old.unlink()
    for name in TOLD:
        (FOLDER / f"{name}.txt").write_text(told(name), "utf-8", newline="\n")
