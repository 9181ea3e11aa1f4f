"""Sentences of Rovescino in Japanese."""

from __future__ import annotations

WORDS: dict[str, str] = {
    # Suits, cards and piles
    "suit.rovescino.coins": "金貨",
    "suit.rovescino.cups": "杯",
    "suit.rovescino.swords": "剣",
    "suit.rovescino.batons": "棍棒",
    "index.rovescino.1": "A",
    "index.rovescino.8": "J",
    "index.rovescino.9": "C",
    "index.rovescino.10": "K",
    "card.coins-1": "金貨のエース",
    "card.coins-8": "金貨のジャック",
    "card.coins-9": "金貨の騎士",
    "card.coins-10": "金貨のキング",
    "card.cups-1": "杯のエース",
    "card.cups-8": "杯のジャック",
    "card.cups-9": "杯の騎士",
    "card.cups-10": "杯のキング",
    "card.swords-1": "剣のエース",
    "card.swords-8": "剣のジャック",
    "card.swords-9": "剣の騎士",
    "card.swords-10": "剣のキング",
    "card.batons-1": "棍棒のエース",
    "card.batons-8": "棍棒のジャック",
    "card.batons-9": "棍棒の騎士",
    "card.batons-10": "棍棒のキング",
    "card.back-italian": "カード1枚",
    "about.rovescino.coins": "金貨。強い順に3、2、A、K、C、J、7から4までの10枚です。",
    "about.rovescino.cups": "杯。強い順に3、2、A、K、C、J、7から4までの10枚です。",
    "about.rovescino.swords": "剣。強い順に3、2、A、K、C、J、7から4までの10枚です。",
    "about.rovescino.batons": "棍棒。強い順に3、2、A、K、C、J、7から4までの10枚です。",
    "about.rovescino.back-italian": "持ち主だけが知っているカード。",
    "pile.rovescino.aside": "よけたカード",
    # Reasons, and what was counted
    "reason.rovescino.cards-gone": "すべてのカードが出されました",
    "reason.rovescino.tricks-taken": "{count}トリック",
    "line.rovescino.aces": "エース",
    "line.rovescino.counting": "3・2・絵札",
    "line.rovescino.last-trick": "最後のトリック",
    # On the shelf, in set-up and in the credits
    "game.rovescino": "ロヴェシーノ",
    "players.rovescino": "3～4人",
    "game.rovescino.line": "なにもかもさかさま。いちばん取らない人の勝ち。",
    "brief.rovescino": (
        "リードされたスートがあれば、必ずそれを出します。\n"
        "そのスートでいちばん強いカードが取ります。強い順に3、2、A、K、C、J、7から4。\n"
        "エースは3点、3・2・絵札は1点、最後のトリックは3点の失点です。\n"
        "失点のいちばん少ない人が勝ちます。"
    ),
    "credits.rovescino": "イタリアに古くから伝わる、みんなのゲームです。",
    # The rules
    "rules.rovescino.aim": "ねらい",
    "rules.rovescino.aim.text": """\
できるだけ失点しないようにします。人数と同じ数のラウンドを行い、失点のいちばん少ない人が勝ちます。
# カード
4つのスートの40枚。どのスートも強い順に3、2、A、K、C、J、7、6、5、4です。
= coins-3 cups-2 swords-1 batons-10: 3、2、エース、キング
カードはすべて配ります。3人のときは1枚をよけておきます。""",
    "rules.rovescino.turn": "トリック",
    "rules.rovescino.turn.text": """\
- リードプレイヤーは何を出してもかまいません。ほかの人は、同じスートがあればそれを、なければ\
何でも出せます。
- リードされたスートでいちばん強いカードの人がトリックを取り、次にリードします。
= coins-7 coins-1* cups-3: 金貨のリードなので、エースが取ります
# 失点
- エース：3点。
- 3、2、K、C、J：1点。
- 最後のトリック：3点。""",
}
