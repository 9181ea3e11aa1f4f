"""What is said aloud of a table and its screens, in English."""

from __future__ import annotations

WORDS: dict[str, str] = {
    # Signs
    "aloud.of": "{part} of {whole}",
    "aloud.part": " of {one}",
    "aloud.minus": "minus {one}",
    "aloud.plus": "plus {one}",
    "aloud.times": "times {one}",
    "aloud.to": " to {one}",
    "aloud.more": " or more{one}",
    "aloud.done": "done{one}",
    # Reading aloud
    "settings.speech": "Read aloud",
    "settings.speech.help": "The system’s voice reads what happens. F2 at any time.",
    "home.keys": "Keys",
    "home.speech": "Read aloud",
    "home.silence": "Stop reading",
    "aloud.on": "Reading aloud. F2 stops it, F4 says it again.",
    "aloud.off": "No longer reading aloud.",
    "aloud.no_voice": "Reading aloud is on, but this system has no voice to read with.",
    "aloud.keys": (
        "Keys at a table: F5 your hand, F6 the trick, F7 the table, F8 the scores, "
        "F9 whose turn it is, F10 the last trick."
    ),
    # What a table answers
    "aloud.hand": "Your hand, {count} cards: {cards}",
    "aloud.hand.one": "Your hand, 1 card: {cards}",
    "aloud.hand.none": "You have no cards.",
    "aloud.hand.closed": "Your hand lies face down.",
    "aloud.trick.none": "No card has been played yet.",
    "aloud.no_trick": "This game has no tricks.",
    "aloud.last": "The last trick: {cards}. {name} took it: {reason}",
    "aloud.last.none": "No trick has been finished in this round.",
    "aloud.last.closed": "Tricks lie face down here. Nobody looks back.",
    "aloud.count": "{count} cards",
    "aloud.count.one": "1 card",
    "aloud.tricks": "{count} tricks",
    "aloud.tricks.one": "1 trick",
    "aloud.top": "{count}, {card} on top",
    "aloud.seat": "{name}. {told}",
    "aloud.score": "{name} {points}",
    "aloud.scores": "Scores: {scores}",
    "aloud.score.together": "Points together: {points}",
    "aloud.nothing": "Nothing is asked of you now.",
    "aloud.over": "The game is over.",
    # Pictures and tables
    "aloud.place": "Place {place}: {name}, {points}",
    "aloud.place.gain": "{place}, this round {points}",
    "aloud.lost": "Lost",
    "aloud.luck": "game {number}: the cards {cards}, the play {play}",
    "aloud.wins": "{card} wins",
    "aloud.holds": "Holds {cards}",
    # Groups of a screen
    "aloud.unable": "{name}, unavailable",
    "aloud.group.asked": "What is asked",
    "aloud.group.hand": "Your hand",
    "aloud.group.answers": "What you can do",
    "aloud.group.trick": "The trick",
    "aloud.group.table": "The table",
    "aloud.group.seats": "Players",
    "aloud.group.tools": "Buttons",
    "aloud.group.written": "Also written here",
}
