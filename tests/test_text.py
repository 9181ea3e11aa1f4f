"""Both languages say everything, and every letter can be shown."""

import re
from collections import Counter
from collections.abc import Iterator, Mapping
from types import ModuleType

import pytest

from cardtable.kits import KITS
from cardtable.media import lettering
from cardtable.media.words import LANGUAGES, sentences
from cardtable.rulebook import parts_of
from cardtable.text import en, ja

GAPS = re.compile(r"{(\w+)}")
LANGUAGE = pytest.mark.parametrize("language", sorted(LANGUAGES))


def files(language: str) -> Iterator[Mapping[str, str]]:
    """The sentences of each file of a language: the shared ones, then game by game."""
    package: ModuleType = {"en": en, "ja": ja}[language]
    for file in package._FILES:
        yield file.WORDS
    for kit in KITS.values():
        yield kit.words(language)


def test_both_languages_have_the_same_sentences_in_the_same_files() -> None:
    for ours, theirs in zip(files("en"), files("ja"), strict=True):
        assert ours.keys() == theirs.keys()


def test_a_sentence_has_the_same_gaps_in_both_languages() -> None:
    for key, sentence in sentences("en").items():
        gaps = set(GAPS.findall(sentence))
        assert gaps >= set(GAPS.findall(sentences("ja")[key])), key


@LANGUAGE
def test_no_two_files_say_the_same_thing(language: str) -> None:
    said = Counter(key for file in files(language) for key in file)
    assert said.total() == len(sentences(language)), said.most_common(3)


@pytest.mark.unhurried
@pytest.mark.parametrize("kind", ["title", "text", "strong"])
def test_every_letter_has_a_face(kind: lettering.Kind) -> None:
    said = (text for language in LANGUAGES for text in sentences(language).values())
    for letter in set("".join(said)) - {"\n"}:
        face = lettering._FACES[kind][lettering._face_of(letter, kind)]
        assert lettering._letters(face).get_metrics(letter)[0] is not None, repr(letter)


@LANGUAGE
def test_every_page_of_the_rules_shows_cards_that_there_are(language: str) -> None:
    for game, kit in KITS.items():
        cards = set(kit.faces().CARDS)
        for page in kit.pages:
            assert sentences(language)[f"rules.{game}.{page}"]
            for part in parts_of(sentences(language)[f"rules.{game}.{page}.text"]):
                assert set(part.cards) <= cards


@pytest.mark.parametrize("game", KITS)
@LANGUAGE
def test_words_that_name_a_game_lie_in_its_folder(game: str, language: str) -> None:
    shared = LANGUAGES[language]
    assert not [key for key in shared if game in key.split(".")]
