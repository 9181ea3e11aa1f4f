"""Every sentence of Japanese, from one file for each game and a few for what they share."""

from cardtable.text.ja import catte, familiar, meows, play, rules, table, towai

FILES = (table, play, rules, meows, catte, towai, familiar)

WORDS: dict[str, str] = {key: text for file in FILES for key, text in file.WORDS.items()}
