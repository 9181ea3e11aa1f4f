"""Both languages say everything, and every letter can be shown."""

import re

import pytest

from cardtable.media import lettering
from cardtable.text import en, ja

GAPS = re.compile(r"{(\w+)}")


def test_both_languages_have_the_same_sentences() -> None:
    for ours, theirs in zip(en.FILES, ja.FILES, strict=True):
        assert ours.WORDS.keys() == theirs.WORDS.keys(), ours.__name__


def test_a_sentence_has_the_same_gaps_in_both_languages() -> None:
    for key, sentence in en.WORDS.items():
        gaps = set(GAPS.findall(sentence))
        assert gaps >= set(GAPS.findall(ja.WORDS[key])), key


@pytest.mark.parametrize("language", [en, ja])
def test_no_two_files_say_the_same_thing(language: object) -> None:
    files = (en if language is en else ja).FILES
    assert sum(len(file.WORDS) for file in files) == len((en if language is en else ja).WORDS)


@pytest.mark.parametrize("kind", ["title", "text", "strong"])
def test_every_letter_has_a_face(kind: lettering.Kind) -> None:
    letters = {
        letter for words in (en.WORDS, ja.WORDS) for text in words.values() for letter in text
    }
    for letter in letters - {"\n"}:
        face = lettering._FACES[kind][lettering._face_of(letter, kind)]
        assert lettering._letters(face).get_metrics(letter)[0] is not None, repr(letter)


@pytest.mark.parametrize("language", [en, ja])
def test_every_page_of_the_rules_shows_cards_that_there_are(language: object) -> None:
    from cardtable.faces import catte, familiar, meows, towai
    from cardtable.scenes.rules import PAGES, parts_of

    words = (en if language is en else ja).WORDS
    cards = {"meows": meows, "catte": catte, "towai": towai, "familiar": familiar}
    for game, pages in PAGES.items():
        for page in pages:
            assert words[f"rules.{game}.{page}"]
            for part in parts_of(words[f"rules.{game}.{page}.text"]):
                assert set(part.cards) <= set(cards[game].CARDS)
