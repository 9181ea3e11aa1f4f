"""What is said round any game's lesson, in Japanese."""

from __future__ import annotations

WORDS: dict[str, str] = {
    "lesson.teach_me": "遊び方を習う",
    "lesson.go_on": "次へ",
    "lesson.once_more": "もう一度",
    "lesson.show_me": "お手本を見る",
    "lesson.skip": "ここを飛ばす",
    "lesson.start_over": "最初から",
    "lesson.leave": "やめる",
    "lesson.play": "ゲームを始める",
    "lesson.met": "ここまでに習ったこと",
    "lesson.met.none": "まだありません",
    "lesson.cost": "{cost}点の損だよ。",
    "lesson.other": "それも出せるけど、ここでは「{wanted}」を試してみて。",
    "lesson.as_well": "それでも大丈夫だよ。",
    "lesson.with_cost": "{text}{cost}",
}
