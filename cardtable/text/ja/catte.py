"""Sentences of Catte in Japanese."""

from __future__ import annotations

WORDS: dict[str, str] = {
    # Suits and cards
    "suit.catte.brown": "茶",
    "suit.catte.white": "白",
    "suit.catte.black": "黒",
    "card.coffee-brown-1": "茶のコーヒー1",
    "card.coffee-brown-3": "茶のコーヒー3",
    "card.coffee-brown-5": "茶のコーヒー5",
    "card.coffee-brown-7": "茶のコーヒー7",
    "card.coffee-brown-9": "茶のコーヒー9",
    "card.coffee-white-2": "白のコーヒー2",
    "card.coffee-white-4": "白のコーヒー4",
    "card.coffee-white-6": "白のコーヒー6",
    "card.coffee-white-8": "白のコーヒー8",
    "card.coffee-white-10": "白のコーヒー10",
    "card.coffee-black-5": "黒のコーヒー5",
    "card.coffee-black-10": "黒のコーヒー10",
    "card.coffee-black-15": "黒のコーヒー15",
    "card.back-cat": "猫1枚",
    "card.back-coffee": "コーヒー1枚",
    # Piles
    "pile.catte.hand": "手札",
    "pile.catte.unused": "出していないコーヒー",
    "pile.catte.taken": "取ったコーヒー",
    "pile.catte.centre": "中央",
    "pile.catte.trick": "トリック",
    "pile.catte.played": "使った猫",
    "pile.catte.aside": "使わないカード",
    "pile.catte.pot": "ポット",
    # What is asked: of the person, on a seat's plate, and told to those who wait
    "ask.catte.coffee": "あなたのリード：まず、自分のコーヒーを1枚中央に置いてください",
    "ask.catte.card": "あなたの番：カードを出してください",
    "ask.catte.card.lead": "あなたのリード：好きな猫を出せます",
    "ask.catte.card.follow": "あなたの番：{suit}をフォローしてください",
    "ask.catte.card.free": "あなたの番：{suit}がないので、どの猫でも出せます",
    "asks.catte.coffee": "コーヒーを選択中",
    "asks.catte.card": "出す番",
    "waits.catte.coffee": "{name}が出すコーヒーを選んでいます",
    "waits.catte.card": "{name}が猫を選んでいます",
    # Reasons: why a trick was won …
    "reason.catte.highest-trump": "{card}が、コーヒーと同じ{suit}でいちばん大きい猫",
    "reason.catte.highest-of-led": ("コーヒーと同じ色の猫はなし：{suit}でいちばん大きいのは{card}"),
    # … why something may not be done …
    "reason.catte.must-follow": "リードは{suit}、手札に{card}があります",
    "reason.catte.coffee-first": "先に、自分のコーヒーを1枚中央に置いてください",
    "reason.catte.coffee-served": "コーヒーはもう置かれています。猫を出してください",
    "reason.catte.not-asked": "いまはそれをする番ではありません",
    # … and how a round ended and was scored
    "reason.catte.over-limit": "{seat}が上限をこえました",
    "reason.catte.cats-gone": "最後の猫が出ました",
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
    # A move, as a hint names it
    "say.catte.hand>trick": "{card}を出す",
    "say.catte.unused>centre": "{card}を中央に置く",
    # The log
    "moved.catte.hand>trick": "{name}が{card}を出しました",
    "moved.catte.unused>centre": "{name}が{card}を中央に置きました",
    "moved.catte.centre>taken": "{name}が{card}を取りました",
    "moved.catte.pot>unused": "{name}のコーヒー：{card}",
    "moved.catte.pot>centre": "中央のコーヒー：{card}",
    # The centre, and the cups
    "trump.catte": "切り札は{suit}",
    "worth.catte": "{number}点",
    "limit.catte": "上限{limit}",
    "slot.catte": "コーヒー",
    "both.catte": "{one}。{two}",
    "gain.catte.serve": "{suit}が切り札になります",
    "gain.catte.wins": "{card}でトリックを取ります",
    "gain.catte.ahead": "{card}がいまのところ一番です",
    "gain.catte.loses": "{card}では{other}に負けます",
    "cup.catte.out": "こぼれた",
    "took.catte.under": "{name}が{card}を取って{limit}のうち{total}",
    "took.catte.exact": "{name}が{card}を取ってちょうど{total}：2倍！",
    "took.catte.over": "{name}が{card}を取って{total}：上限オーバー",
    "cup.catte.holds": "{total} / {limit}",
    "cup.catte.full": "{limit}ちょうど：2倍になります",
    "cup.catte.spilt": "上限オーバー：0点になります",
    "cup.catte.under": "{card}を取ると{total}：上限まであと{left}",
    "cup.catte.exact": "{card}を取るとちょうど{total}：2倍になります",
    "cup.catte.over": "{card}を取ると{total}：上限をこえます",
    # Cards looked at closely
    "about.catte.brown": "茶の猫。1から15まで15枚います。",
    "about.catte.white": "白の猫。1から15まで15枚います。",
    "about.catte.black": "黒の猫。1から11まで、11枚しかいません。",
    "about.catte.coffee-brown": (
        "中央にあるあいだ、茶の猫が切り札です。トリックを取った人が、このコーヒーと点をもらいます。"
    ),
    "about.catte.coffee-white": (
        "中央にあるあいだ、白の猫が切り札です。トリックを取った人が、このコーヒーと点をもらいます。"
    ),
    "about.catte.coffee-black": (
        "中央にあるあいだ、黒の猫が切り札です。1杯で5点、10点、15点にもなる濃いコーヒーです。"
    ),
    "about.catte.back-cat": "猫のカード。何かは持ち主だけが知っています。",
    "about.catte.back-coffee": "まだ注がれていないコーヒー。",
}
