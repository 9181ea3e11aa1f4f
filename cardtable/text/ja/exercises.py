"""What small exercises say, whatever the game, in Japanese."""

from __future__ import annotations

WORDS: dict[str, str] = {
    "small.title": "ひとくち問題",
    "small.line": "1問10秒。タップひとつで答えます。",
    "small.endless": "エンドレス",
    "small.endless.line": "好きなだけ、新しい問題を",
    "small.row": "{count}問連続正解",
    "small.best": "最高{count}問連続",
    "small.all.3": "全問一発正解！",
    "small.all.2": "一問だけ、やり直しがありました",
    "small.all.1": "おしまい！ もう一度やれば、星が増えるかも",
    "small.stars": "星{most}つ中{stars}つ",
    "small.led": "リード",
    "small.right": "正解！",
    "small.answer": "答え：{answer}",
    "small.nothing": "なし",
    "sum.once": "{what}：{gives}",
    "sum.plain": "{what} {amount} × {times} = {gives}",
    "kind.may": "出せるカードは？",
    "kind.takes": "誰が取る？",
    "kind.wins": "トリックを取ろう",
    "exercise.may": "この中で出せるカードはどれ？",
    "exercise.may-not": "この中で出せないカードはどれ？",
    "exercise.may-count": "この中で出せるカードは何枚？",
    "exercise.takes": "このトリックを取るのはどのカード？",
    "exercise.wins": "手札のどれを出せば、このトリックを取れる？",
    "wrong.may-be-played": "{card}は出せます",
    "wrong.may-more": "出せるカードはもっとあります",
    "wrong.nothing-binds": "ここでは制限がないので、どのカードでも出せます",
}
