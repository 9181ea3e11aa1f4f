"""What belongs to no game, in Japanese: every sentence that all games share."""

from cardtable.text.ja import play, table

WORDS: dict[str, str] = {key: text for file in (table, play) for key, text in file.WORDS.items()}
