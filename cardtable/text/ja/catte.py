"""Sentences of Catte in Japanese."""

from __future__ import annotations

WORDS: dict[str, str] = {
    # Suits and cards
    "suit.catte.brown": "ブラウン",
    "suit.catte.white": "ホワイト",
    "suit.catte.black": "ブラック",
    "card.coffee-brown-1": "ブラウンコーヒー1",
    "card.coffee-brown-3": "ブラウンコーヒー3",
    "card.coffee-brown-5": "ブラウンコーヒー5",
    "card.coffee-brown-7": "ブラウンコーヒー7",
    "card.coffee-brown-9": "ブラウンコーヒー9",
    "card.coffee-white-2": "ホワイトコーヒー2",
    "card.coffee-white-4": "ホワイトコーヒー4",
    "card.coffee-white-6": "ホワイトコーヒー6",
    "card.coffee-white-8": "ホワイトコーヒー8",
    "card.coffee-white-10": "ホワイトコーヒー10",
    "card.coffee-black-5": "ブラックコーヒー5",
    "card.coffee-black-10": "ブラックコーヒー10",
    "card.coffee-black-15": "ブラックコーヒー15",
    "card.back-cat": "ネコ1枚",
    "card.back-coffee": "コーヒー1枚",
    # Piles
    "pile.catte.hand": "手札",
    "pile.catte.unused": "まだ出していないコーヒー",
    "pile.catte.taken": "取ったコーヒー",
    "pile.catte.centre": "中央",
    "pile.catte.trick": "トリック",
    "pile.catte.played": "使ったネコ",
    "pile.catte.aside": "使わないカード",
    "pile.catte.pot": "ポット",
    # What is asked: of the person, on a seat's plate, and told to those who wait
    "ask.catte.coffee": "あなたのリード：まず、自分のコーヒーを1枚中央に置いてください",
    "ask.catte.card": "あなたのリード：好きなネコを出せます",
    "ask.catte.follow": "あなたの番：{suit}をフォローしてください",
    "ask.catte.any": "あなたの番：リードは{suit}、どのネコでも出せます",
    "asks.catte.coffee": "コーヒーを選択中",
    "asks.catte.card": "出す番",
    "waits.catte.coffee": "{name}が出すコーヒーを選んでいます",
    "waits.catte.card": "{name}がネコを選んでいます",
    # Reasons: why a trick was won …
    "reason.catte.highest-trump": "{card}が、コーヒーと同じ{suit}でいちばん大きいネコ",
    "reason.catte.highest-of-led": (
        "コーヒーと同じ色のネコはなし：{suit}でいちばん大きいのは{card}"
    ),
    # … why something may not be done …
    "reason.catte.must-follow": "リードは{suit}、手札に{card}があります",
    "reason.catte.coffee-first": "先に、自分のコーヒーを1枚中央に置いてください",
    "reason.catte.coffee-served": "コーヒーはもう置かれています。ネコを出してください",
    "reason.catte.not-asked": "いまはそれをする番ではありません",
    # … and how a round ended and was scored
    "reason.catte.over-limit": "{seat}が上限をこえました",
    "reason.catte.cats-gone": "最後のネコが出ました",
    "reason.catte.no-coffee": "次のリードの{seat}に、出せるコーヒーがありません",
    "reason.catte.coffees-scored": "上限{limit}のうち{total}",
    # What was counted
    "line.catte.taken": "取ったコーヒー",
    "line.catte.exactly-limit": "上限ちょうど",
    "line.catte.over-limit": "上限オーバー",
    "line.catte.unused": "残ったコーヒー",
    "line.catte.unused-lost": "残ったコーヒー（無効）",
    "sum.catte.plain": "{what} {amount} × {times} = {gives}",
    "sum.catte.taken": "{what}：{gives}",
    # The log
    "moved.catte.hand>trick": "{name}が{card}を出しました",
    "moved.catte.unused>centre": "{name}が{card}を中央に置きました",
    "moved.catte.centre>taken": "{name}が{card}を取りました",
    "moved.catte.pot>unused": "{name}のコーヒー：{card}",
    "moved.catte.pot>centre": "中央のコーヒー：{card}",
    # The centre, and the cups
    "trump.catte": "切り札は{suit}",
    "cup.catte.holds": "{total} / {limit}",
    "cup.catte.full": "{limit}ちょうど：2倍になります",
    "cup.catte.spilt": "上限オーバー：0点になります",
    "cup.catte.under": "{card}を取ると{total}：上限まであと{left}",
    "cup.catte.exact": "{card}を取るとちょうど{total}：2倍になります",
    "cup.catte.over": "{card}を取ると{total}：上限をこえます",
    # Cards looked at closely
    "about.catte.brown": "ブラウンのネコ。1から15まで15枚います。",
    "about.catte.white": "ホワイトのネコ。1から15まで15枚います。",
    "about.catte.black": "ブラックのネコ。1から11まで、11枚しかいません。",
    "about.catte.coffee-brown": (
        "中央にあるあいだ、ブラウンのネコが切り札です。"
        "トリックを取った人が、このコーヒーと点をもらいます。"
    ),
    "about.catte.coffee-white": (
        "中央にあるあいだ、ホワイトのネコが切り札です。"
        "トリックを取った人が、このコーヒーと点をもらいます。"
    ),
    "about.catte.coffee-black": (
        "中央にあるあいだ、ブラックのネコが切り札です。"
        "1杯で5点、10点、15点にもなる濃いコーヒーです。"
    ),
    "about.catte.back-cat": "ネコのカード。何かは持ち主だけが知っています。",
    "about.catte.back-coffee": "まだ注がれていないコーヒー。",
}
