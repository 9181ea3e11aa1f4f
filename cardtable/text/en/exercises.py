"""What small exercises say, whatever the game, in English."""

from __future__ import annotations

WORDS: dict[str, str] = {
    "small.title": "Quick puzzles",
    "small.line": "Ten seconds each, answered with one tap.",
    "small.endless": "Endless",
    "small.endless.line": "New ones for as long as you like",
    "small.row": "{count} in a row",
    "small.best": "Best: {count} in a row",
    "small.all.3": "All of them right first time!",
    "small.all.2": "All but one right first time",
    "small.all.1": "Done! Try again for more stars",
    "small.stars": "{stars} of {most} stars",
    "small.led": "led",
    "small.right": "Yes!",
    "small.answer": "Answer: {answer}",
    "small.nothing": "none",
    "sum.once": "{what}: {gives}",
    "sum.plain": "{what} {amount} × {times} = {gives}",
    "kind.may": "What may I play?",
    "kind.takes": "Who takes it?",
    "kind.wins": "Take the trick",
    "exercise.may": "Which of these may you play?",
    "exercise.may-not": "Which one may you not play?",
    "exercise.may-count": "How many of these may you play?",
    "exercise.takes": "Which card takes this trick?",
    "exercise.wins": "Which of your cards takes this trick?",
    "wrong.may-be-played": "You may play {card}",
    "wrong.may-more": "You may play more of them",
    "wrong.nothing-binds": "Nothing binds you here: any card will do",
}
