"""What belongs to no game, in English: every sentence that all games share."""

from cardtable.text.en import exercises, hints, keeping, lessons, play, table

_FILES = (table, play, hints, keeping, lessons, exercises)

WORDS: dict[str, str] = {key: text for file in _FILES for key, text in file.WORDS.items()}
