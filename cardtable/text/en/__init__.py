"""What belongs to no game, in English: every sentence that all games share."""

from cardtable.text.en import exercises, hints, keys, lessons, play, table

_FILES = (table, play, hints, lessons, exercises, keys)

WORDS: dict[str, str] = {key: text for file in _FILES for key, text in file.WORDS.items()}
