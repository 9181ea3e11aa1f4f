"""What belongs to no game, in Japanese: every sentence that all games share."""

from cardtable.text.ja import exercises, hints, keeping, lessons, play, readings, table

_FILES = (table, play, hints, keeping, lessons, exercises)

WORDS: dict[str, str] = {key: text for file in _FILES for key, text in file.WORDS.items()}
READINGS = readings.READINGS
