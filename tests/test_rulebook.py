"""What stands where in the rules: passages that explain, or are found, and cards that sum up."""

from __future__ import annotations

import pytest

from cardtable.games import GAMES
from cardtable.games.meows.rules import WISHES
from cardtable.kana import fold, to_kana
from cardtable.kits import KITS
from cardtable.media.words import LANGUAGES, sentences
from cardtable.rulebook import (
    TITLE,
    Passage,
    marked,
    page_of,
    parts_of,
    search,
    summary,
    why,
)
from cardtable.rules.reasons import because
from cardtable.text import ja

LANGUAGE = pytest.mark.parametrize("language", sorted(LANGUAGES))


def said(game: str, passage: Passage, language: str = "en") -> str:
    """The text of a passage."""
    if passage.part == TITLE:
        return sentences(language)[f"rules.{game}.{passage.page}"]
    return page_of(game, passage.page, language)[passage.part].text


def found(text: str, language: str, game: str = "meows") -> list[str]:
    """The texts of the passages of a game that hold this."""
    return [said(game, f.passage, language) for f in search(text, language, game) if f.game == game]


# Where a reason comes from


def test_a_line_of_a_page_names_the_keys_it_explains_and_does_not_show_them() -> None:
    head, point, cards, plain = parts_of(
        "# [one] A heading\n- [two three] A point\n= [four] fine-1 rainy-2*: a trick\n[five] Text"
    )
    assert [part.tells for part in (head, point, cards, plain)] == [
        ("one",),
        ("two", "three"),
        ("four",),
        ("five",),
    ]
    assert [part.text for part in (head, point, cards, plain)] == [
        "A heading",
        "A point",
        "a trick",
        "Text",
    ]
    assert cards.cards == ("fine-1", "rainy-2")
    assert cards.winner == 1


@LANGUAGE
def test_no_bracket_is_left_in_what_is_shown(language: str) -> None:
    for game, kit in KITS.items():
        for page in kit.pages:
            assert not [p.text for p in page_of(game, page, language) if "[" in p.text]


def test_a_reason_opens_the_line_that_says_so() -> None:
    place = why("meows", because("highest-thunder"))
    assert said("meows", place) == "Thunder without Snow: the highest Thunder."
    assert said("meows", place, "ja").startswith("雷が出て、雪は出ていない")
    assert "coffee’s colour" not in said("catte", why("catte", because("must-follow")))
    assert "same colour" in said("catte", why("catte", because("must-follow")))


def test_a_line_of_a_score_is_explained_with_the_wish_it_is_counted_for() -> None:
    by_name = {wish.name: wish for wish in WISHES}
    places = {
        name: said("meows", why("meows", because("wish-scored", wish=wish), "fine"))
        for name, wish in by_name.items()
    }
    assert places["wish-fine"].startswith("Fine, Cloudy, Rainy: 1 point")
    assert places["wish-very-fine"].startswith("Very Fine: 3")
    told = because("wish-scored", wish=by_name["wish-very-fine"])
    assert "honest" in said("meows", why("meows", told, "told-truth"))


def test_what_a_line_counts_comes_before_the_reason_of_the_score() -> None:
    scored = because("coffees-scored", total=5, limit=20)
    assert said("catte", why("catte", scored, "unused")).startswith("Unserved coffees")
    assert said("catte", why("catte", scored, "taken")).startswith("Coffees won")


@pytest.mark.parametrize("game", GAMES)
def test_a_key_nobody_marked_opens_the_page_where_it_would_stand(game: str) -> None:
    pages = KITS[game].pages
    place = why(game, because("never-said"))
    assert place.part == TITLE
    assert place.page in ({"tricks", "turn"} & set(pages))
    line = why(game, because("never-said"), "never-counted")
    assert line.page == "scores" if "scores" in pages else line.page in pages


@LANGUAGE
@pytest.mark.parametrize("game", GAMES)
def test_both_languages_explain_the_same_keys_in_the_same_place(game: str, language: str) -> None:
    assert marked(game, language) == marked(game, "en")


# Searching


@pytest.mark.parametrize(
    "typed",
    ["kaminari", "KAMINARI", "ＫＡＭＩＮＡＲＩ", "かみなり", "カミナリ", "ｶﾐﾅﾘ", "雷", "kamina"],
)
def test_thunder_is_found_however_it_is_typed(typed: str) -> None:
    passages = found(typed, "ja")
    assert any(text.startswith("雷が出て、雪は出ていない") for text in passages)
    assert all("雷" in text for text in passages)


@pytest.mark.parametrize(
    ("typed", "holds"),
    [
        ("neko", "猫"),
        ("ねこ", "猫"),
        ("kohi", "コーヒー"),
        ("ko-hi-", "コーヒー"),
        ("こーひー", "コーヒー"),
        ("ｺｰﾋｰ", "コーヒー"),
        ("kirifuda", "切り札"),
        ("jougen", "上限"),
    ],
)
def test_japanese_is_found_by_its_sound(typed: str, holds: str) -> None:
    passages = found(typed, "ja", "catte")
    assert passages
    assert all(holds in text for text in passages)


def test_full_and_half_width_are_one() -> None:
    assert found("３６", "ja") == found("36", "ja") != []


def test_what_is_lit_is_the_word_itself() -> None:
    for one in search("kaminari", "ja", "meows"):
        text = said(one.game, one.passage, "ja")
        assert {text[start:end] for start, end in one.spans} == {"雷"}
    english = search("thunder", "en", "meows")
    assert english
    for one in english:
        text = said(one.game, one.passage)
        assert {text[start:end].lower() for start, end in one.spans} == {"thunder"}


def test_every_word_has_to_be_there() -> None:
    both = found("snow thunder", "en")
    assert "Thunder and Snow together: the highest Snow." in both
    assert "Only Snow: the highest Snow." not in both


def test_the_game_that_is_open_comes_first_and_the_others_follow() -> None:
    for game in GAMES:
        games = list(dict.fromkeys(one.game for one in search("card", "en", game)))
        assert games[0] == game
        assert len(games) > 1


def test_titles_come_before_the_lines_that_have_the_word() -> None:
    assert found("trick", "en")[0] == "Tricks"


@pytest.mark.parametrize("nothing", ["", "   ", "-", "zzz"])
def test_nothing_is_found_for_nothing(nothing: str) -> None:
    for language in LANGUAGES:
        assert search(nothing, language) == []


@pytest.mark.parametrize(
    ("letters", "kana"),
    [
        ("shinbun", "しんぶん"),
        ("shimbun", "しんぶん"),
        ("matcha", "まっちゃ"),
        ("kitte", "きって"),
        ("onna", "おんな"),
        ("sannin", "さんにん"),
        ("shin'yuu", "しんゆう"),
        ("kyou", "きょう"),
        ("jisho", "じしょ"),
        ("tsuki", "つき"),
        ("si", "し"),
        ("kōhī", "こひ"),
        ("kam", "か"),
    ],
)
def test_latin_letters_become_kana_syllable_by_syllable(letters: str, kana: str) -> None:
    assert to_kana(letters).startswith(kana)


def test_marks_that_only_lengthen_and_kinds_of_kana_are_folded_away() -> None:
    assert fold("ガーデン") == fold("がでん") == fold("ｶﾞｰﾃﾞﾝ")


def test_every_kanji_in_the_rules_that_is_read_stands_there() -> None:
    """A reading of a word that stands in no page finds nothing."""
    texts = "".join(
        sentences("ja")[f"rules.{game}.{page}{end}"]
        for game, kit in KITS.items()
        for page in kit.pages
        for end in ("", ".text")
    )
    for readings in (ja.READINGS, *[kit.readings("ja") for kit in KITS.values()]):
        assert not [word for word in readings if word not in texts]


# The game on a card


@pytest.mark.parametrize("game", GAMES)
@LANGUAGE
def test_a_game_on_a_card_is_short(game: str, language: str) -> None:
    lines = [line for section in summary(game, language) for line in section.lines]
    assert 4 <= len(lines) <= 12
    if language == "en":
        assert sum(len(line.split()) for line in lines) <= 60
    else:
        assert sum(len(line) for line in lines) <= 170
    assert max(len(line) for line in lines) <= (100 if language == "en" else 40)


@pytest.mark.parametrize("game", GAMES)
def test_a_card_has_the_same_lines_in_both_languages(game: str) -> None:
    english, japanese = summary(game, "en"), summary(game, "ja")
    shapes = [[(s.about, len(s.lines)) for s in one] for one in (english, japanese)]
    assert shapes[0] == shapes[1]


def test_our_games_say_aim_turn_what_is_special_and_how_it_scores() -> None:
    for game in ("meows", "catte", "towai", "familiar"):
        told = [section.about for section in summary(game, "en")]
        assert told == ["aim", "turn", "special", "scoring"]
