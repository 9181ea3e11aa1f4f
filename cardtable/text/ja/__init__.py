"""What belongs to no game, in Japanese: every sentence that all games share."""

from cardtable.text.ja import exercises, hints, keys, lessons, play, readings, table

_FILES = (table, play, hints, lessons, exercises, keys)

WORDS: dict[str, str] = {key: text for file in _FILES for key, text in file.WORDS.items()}
READINGS = readings.READINGS
