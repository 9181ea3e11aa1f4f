"""What belongs to no game, in English: every sentence that all games share."""

from cardtable.text.en import (
    aloud,
    exercises,
    hints,
    keeping,
    keys,
    lessons,
    looking_back,
    play,
    review,
    safety,
    table,
)

_FILES = (
    table,
    play,
    hints,
    lessons,
    exercises,
    review,
    keeping,
    looking_back,
    safety,
    aloud,
    keys,
)

WORDS: dict[str, str] = {key: text for file in _FILES for key, text in file.WORDS.items()}
