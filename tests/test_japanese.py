"""The Japanese texts keep to the words and the spelling that were settled."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pygame
import pytest

from cardtable.app import stage_without_window
from cardtable.games import GAMES
from cardtable.kits import KITS
from cardtable.media.lettering import wrapped
from cardtable.media.words import LANGUAGES, sentences, words
from cardtable.rulebook import parts_of
from cardtable.rules.events import GameEnded, Scored
from cardtable.rules.reasons import because
from cardtable.settings import Settings
from cardtable.table.wording import Wording
from cardtable.widgets.choice import Toggle
from tests.fifth_game import words_ja as fifth

SUIT = "スート"
SETTLED = {
    # the table's own words
    SUIT: "天気、色",
    r"手番": "ターン、番",
    r"対戦": "ゲーム",
    r"大きな願い": "上位の願い",
    r"嵐(?!の傘)": "雷・雪",
    r"リードは(?![順好])": "リードされたのは、次にリードするのは",
    r"リードの(?!判断)": "リードされた、リードプレイヤーの",
    r"リードがまず|リードが望": "リードプレイヤーが",
    r"リードを守": "首位を守る（リードはカードの言葉）",
    r"プレイし|をプレイ": "出す",
    r"取りかえ|取り替え": "交換",
    r"果た[しす]|できたおつかい|で完成": "達成",
    r"出していないコーヒー|残ったコーヒー": "未使用のコーヒー",
    r"打ち消し": "相殺",
    r"余った": "残った",
    r"テーブルでの読み方": "このテーブルの裁定",
    r"配りコード|同じ配り(?!まし)|別の配り": "配札コード、同じ配札、配り直す",
    r"(?<![手山て名絵])札を|出せる札|札の動": "カード（手札・山札・捨て札はそのまま）",
    r"山札の上": "山のいちばん上",
    r"でたらめ": "ランダム",
    r"みんな：|記録": "全員、ログ",
    # kana and kanji
    r"かならず": "必ず",
    r"だれ": "誰",
    r"うそ": "嘘",
    r"(?<!聞)こえ[たまる]": "超え",
    r"もど[りるすしれ]": "戻",
    r"はじめ": "始め、初め、最初",
    r"つづ": "続",
    r"あそ[びぶん]": "遊",
    r"つよ[いさく]": "強",
    r"入れか[わえ]|入れ変": "入れ替",
    r"切りか[わえ]": "切り替",
    r"ふく[むめみん]": "含",
    r"たがい": "互い",
    r"(?<!の)やりかた|入りかた": "方",
    r"なおし|やりなお": "直し",
    r"くり返": "繰り返",
    r"どなりの人|[左右]隣": "左どなり、右どなり",
    r"一番": "いちばん",
    r"今(?![夜回度日後])": "いま",
    r"出来(?!事)": "でき",
    r"下さい|見ないでね": "ください",
    r"魔女のことば": "言葉",
    # numbers
    r"[０-９]": "半角の数字",
    r"[一二三四五六七八九十][つ枚回羽]": "3つ、3枚、3回、3羽（ひとつずつはかな）",
    r"[二三四五六七八九十]人": "3人",
    r"[3２]色の": "三色の（カードの名）",
    # signs
    r"[＋－＝％／](?!Enter)": "+ − = % /",
    r"(?<![A-Za-z])-(?=\d)": "−",
    r"(?<=\d)–|–(?=\d)": "～",
    r"(?<=[ぁ-ん一-龥ァ-ヶ})」）]): ?": "：",
    r"—": "―",
    r"(?<=[ぁ-ん一-龥ァ-ヶ]) (?=[A-Za-z{])|(?<=[A-Za-z}]) (?=[ぁ-ん一-龥ァ-ヶ])": "空きなし",
    r"。」": "」の前に句点は打たない",
    r"[,!?](?=[ぁ-ん一-龥ァ-ヶ])|(?<=[ぁ-ん一-龥ァ-ヶ])[,!?]": "、！？",
}
"""What is not written, as a pattern, and what is written instead."""

BY_HAND = ("app.no_display", "app.no_window")  # their backticks and names of variables are spaced


def texts() -> Iterator[tuple[str, str]]:
    """Every Japanese sentence; of rules, piece by piece, as they are read."""
    for said in (LANGUAGES["ja"], *(kit.words("ja") for kit in KITS.values()), fifth.WORDS):
        for key, text in said.items():
            if key in BY_HAND or key == "language.name":
                continue
            if key.startswith("rules.") and key.endswith(".text"):
                for part in parts_of(text):
                    yield key, part.text
            else:
                yield key, text


@pytest.mark.parametrize("pattern", SETTLED)
def test_one_word_and_one_spelling_for_one_thing(pattern: str) -> None:
    found = re.compile(pattern)
    wrong = [(key, text) for key, text in texts() if found.search(text)]
    if pattern == SUIT:
        wrong = [(key, text) for key, text in wrong if "rovescino" not in key]
    assert wrong == [], SETTLED[pattern]


def test_thunder_and_snow_are_wished_for_by_their_own_names() -> None:
    said = sentences("ja")
    for wish, name in (("thunder", "天雷"), ("snow", "豪雪")):
        assert said[f"card.wish-{wish}"] == said[f"score.wish-{wish}"] == name
        assert name in said[f"word.meows.{wish}"]


def test_every_button_a_text_speaks_of_is_called_so() -> None:
    said = sentences("ja")
    assert f"「{said['home.continue']}」" in said["app.crashed"]
    assert f"「{said['level.hard']}」" in said["settings.thinking.help"]
    assert f"「{said['option.meows.hidden']}」" in said["option.meows.stakes.help"]
    for page in ("catte.readings", "meows.variants"):
        assert f"「{said['table.open_memory']}」" in said[f"rules.{page}.text"]


def test_a_shared_win_is_told_from_a_win() -> None:
    said = sentences("ja")
    assert said["end.shared"].format(names="A") != said["end.won"].format(name="A")


def test_lists_and_figures_are_written_the_japanese_way(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(words, "language", "ja")
    told = Wording(GAMES["meows"](3), ["ゴロ", "モクモク", "シズク"])
    assert told.event(Scored(0, because("wish-scored"), (), -3, -5), 1) == "ゴロ：−3点、合計−5点"
    assert told.event(GameEnded((0, 2), (5, 1, 5)), 1) == "ゴロ、シズクの勝ち"
    screen = stage_without_window((960, 600), Settings(language="ja"))
    spoken = Toggle(screen, "hints", pygame.Rect(0, 0, 9, 9), "ヒント", True, print).spoken()
    assert spoken == "ヒント：オン"


# Where lines may end


def lines(text: str, room: int = 200) -> tuple[str, ...]:
    """A text as it is broken in a narrow column."""
    return wrapped(text, "text", 18, room)


def test_a_line_ends_between_phrases_and_not_within_a_word() -> None:
    assert lines("はじめてのおつかいを達成しました") == (
        "はじめてのおつかいを",
        "達成しました",
    )
    assert lines("リードプレイヤーは好きなカードを出します") == (
        "リードプレイヤーは",
        "好きなカードを出します",
    )


def test_a_verb_of_two_a_card_and_a_polite_word_stay_whole() -> None:
    for whole in ("読み上げ", "晴の5", "お願い", "3枚"):
        for room in range(120, 240, 4):
            broken = lines(f"これから画面を{whole}、そして終了", room)
            assert any(whole in line for line in broken), (room, broken)


def test_a_bracket_keeps_what_follows_it() -> None:
    for room in range(120, 240, 4):
        assert not any(
            line.startswith(("の", "」", "は")) for line in lines("願い「雨」のときは晴", room)
        )


def test_a_word_wider_than_the_line_is_broken_all_the_same() -> None:
    assert len(lines("スペシャルトリックテイキングゲーム", 100)) > 1
    assert (
        "".join(lines("スペシャルトリックテイキングゲーム", 100))
        == "スペシャルトリックテイキングゲーム"
    )
