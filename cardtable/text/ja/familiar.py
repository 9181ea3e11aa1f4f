"""Sentences of Familiar's Trouble in Japanese."""

from __future__ import annotations

WORDS: dict[str, str] = {
    # The witch's tools, one on each errand.
    "card.errand1-1": "夜のランタン",
    "card.errand1-2": "朝つゆのひしゃく",
    "card.errand1-3": "はしばみの杖",
    "card.errand1-4": "おき火のふいご",
    "card.errand1-5": "雨のじょうろ",
    "card.errand1-6": "しずかなほうき",
    "card.errand1-7": "月の手鏡",
    "card.errand1-8": "葦の笛",
    "card.errand1-9": "木いちごのかご",
    "card.errand2-1": "おき火の鐘",
    "card.errand2-2": "潮の水時計",
    "card.errand2-3": "柳の竪琴",
    "card.errand2-4": "不死鳥の羽ペン",
    "card.errand2-5": "苔のフラスコ",
    "card.errand2-6": "きのこのすり鉢",
    "card.errand2-7": "ふたごの天秤",
    "card.errand2-8": "睡蓮の羅針盤",
    "card.errand2-9": "もみじの扇",
    "card.errand3-1": "炎の冠",
    "card.errand3-2": "深海のほら貝",
    "card.errand3-3": "根っこの鍵",
    "card.errand3-4": "嵐の日傘",
    "card.errand3-5": "さすらいの地球儀",
    "card.errand3-6": "いばらの糸車",
    "card.errand3-7": "大釜",
    "card.errand3-8": "星の天球儀",
    "card.errand3-9": "大いなる魔導書",
}
