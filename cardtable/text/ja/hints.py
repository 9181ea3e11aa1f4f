"""理由つきのヒント。どのゲームでも使う言葉。"""

from __future__ import annotations

WORDS: dict[str, str] = {
    "hint.thinking": "考えています…",
    "hint.move": "ヒント：{move}",
    "hint.next": "次の候補：{move}",
    "hint.join": "",
    "hint.only": "ほかにできることはありません。",
    "hint.same": "どれを選んでも同じです。",
    "hint.near": "僅差です。『{other}』もほぼ互角です。",
    "hint.as_good": "ほぼ互角です。",
    "hint.behind": "勝率がおよそ{percent}%下がります。",
    "hint.behind.together": "得点がおよそ{points}点下がります。",
    "hint.behind.little": "わずかに劣ります。",
    "hints.used": "ヒント：{count}回",
    # How often something holds
    "often.0": "まれに",
    "often.1": "10回に1回",
    "often.n": "10回中{count}回",
    "often.5": "半々の見込みで",
    "often.10": "ほぼ毎回",
    "often.all": "どの想定でも",
    # What speaks for a move; with .sure the move itself decides it
    "why.take-trick": "{often}、このトリックを取れます。",
    "why.take-trick.sure": "このトリックを取れます。",
    "why.not-take-trick": "{often}、このトリックを取らずにすみます。",
    "why.not-take-trick.sure": "このトリックを取らずにすみます。",
    "why.take-trick-unless": "{card}が出なければ、このトリックを取れます（{seldom}出ます）。",
    "why.unbeatable.sure": "このトリックでは、どのカードにも負けません。",
    "why.trick-to": "{often}、このトリックを{seat}に取らせます。",
    "why.trick-to.sure": "このトリックを{seat}に取らせます。",
    "why.not-trick-to": "{often}、このトリックを{seat}に渡しません。",
    "why.not-trick-to.sure": "このトリックを{seat}に渡しません。",
    "why.keeps": "{card}を残せば、{often}、あとでトリックを取れます。",
    "why.later": "{often}、あとで{card}がトリックを取ります。",
    "why.win": "{often}、このゲームに勝てます。",
    "why.win.sure": "このゲームに勝てます。",
    "why.points": "このラウンドの得点は平均{points}点。『{other}』なら{instead}点です。",
    "why.better": "差がつくときは、{often}『{other}』を上回ります。",
    "why.better.all": "差がつくときは、必ず『{other}』を上回ります。",
    "why.by-far": "『{other}』は、外れたときの損が大きくなります。",
}
