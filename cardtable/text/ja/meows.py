"""Sentences of Tomorrow Never Meows in Japanese."""

from __future__ import annotations

WORDS: dict[str, str] = {
    # Suits, and the wishes made for them
    "suit.meows.fine": "晴",
    "suit.meows.cloudy": "くもり",
    "suit.meows.rainy": "雨",
    "suit.meows.thunder": "雷",
    "suit.meows.snow": "雪",
    "suit.meows.very-fine": "快晴",
    "suit.meows.very-cloudy": "曇天",
    "suit.meows.very-rainy": "豪雨",
    "card.wish-fine": "晴",
    "card.wish-cloudy": "くもり",
    "card.wish-rainy": "雨",
    "card.wish-thunder": "天雷",
    "card.wish-snow": "豪雪",
    "card.wish-very-fine": "快晴",
    "card.wish-very-cloudy": "曇天",
    "card.wish-very-rainy": "豪雨",
    "card.back-weather": "お天気カード",
    "card.back-wish": "ないしょ",
    # Piles
    "pile.meows.hand": "手札",
    "pile.meows.won": "取ったトリック",
    "pile.meows.choice": "選べる願い",
    "pile.meows.wish": "願い",
    "pile.meows.shown": "公開された願い",
    "pile.meows.trick": "トリック",
    "pile.meows.aside": "使わないカード",
    # What a seat says
    "word.meows.fine": "あしたは晴がいい！",
    "word.meows.cloudy": "あしたはくもりがいい！",
    "word.meows.rainy": "あしたは雨がいい！",
    "word.meows.thunder": "あしたは天雷がいい！",
    "word.meows.snow": "あしたは豪雪がいい！",
    "word.meows.very-fine": "あしたは快晴がいい！",
    "word.meows.very-cloudy": "あしたは曇天がいい！",
    "word.meows.very-rainy": "あしたは豪雨がいい！",
    # What is asked: of the person, on a seat's plate, and told to those who wait
    "ask.meows.wish": "あしたの願いを選んでください",
    "ask.meows.wish.hidden": "願いをこっそり選んでください",
    "ask.meows.announce": "願いを宣言してください（本当でも、うそでも）",
    "ask.meows.card": "あなたの番：カードを出してください",
    "ask.meows.card.lead": "あなたの番：好きなカードでリードできます",
    "ask.meows.card.follow": "あなたの番：{suit}をフォローしてください",
    "ask.meows.card.free": "あなたの番：リードは{suit}、どのカードでも出せます",
    "asks.meows.wish": "願いを選択中",
    "asks.meows.announce": "宣言中",
    "asks.meows.card": "出す番",
    "waits.meows.wish": "{name}が願いを選んでいます",
    "waits.meows.announce": "{name}が願いを宣言するところです",
    "waits.meows.card": "{name}がカードを選んでいます",
    # Reasons: why a trick was won …
    "reason.meows.snow-beats-thunder": "{card}が雷に勝ちました",
    "reason.meows.highest-thunder": "雷の勝ち：いちばん強いのは{card}",
    "reason.meows.only-snow": "雪ばかり：いちばん強いのは{card}",
    "reason.meows.highest-under-snow": "リードの雪は負け：ほかでいちばん大きいのは{card}",
    "reason.meows.highest-of-led": "{suit}でいちばん大きいのは{card}",
    # … why something may not be done …
    "reason.meows.must-follow": "リードは{suit}、手札に{card}があります",
    "reason.meows.wish-basic-only": "このゲームで選べるのは基本の5つの願いだけです",
    "reason.meows.wish-advanced-once": "大きな願いは1ゲームに1回だけです",
    "reason.meows.wish-needs-basic": (
        "「{wish}」は、直前のラウンドの願いが「{basic}」のときだけ選べます"
    ),
    "reason.meows.not-asked": "まず上から願いを選んでください",
    # … and how a round ended and was scored
    "reason.meows.hands-empty": "すべてのカードが出ました",
    "reason.meows.wish-scored": "願いは「{wish}」",
    # What was counted, and lines that are not simply so many times so much
    "line.meows.fine": "晴のカード",
    "line.meows.cloudy": "くもりのカード",
    "line.meows.rainy": "雨のカード",
    "line.meows.thunder": "雷のカード",
    "line.meows.snow": "雪のカード",
    "line.meows.uncancelled": "相殺されずに残った雷・雪",
    "line.meows.thunder-left": "残った雷",
    "line.meows.snow-left": "残った雪",
    "line.meows.no-trick": "トリックなし",
    "line.meows.tricks": "取ったトリック",
    "line.meows.fair": "晴・くもり・雨のカード",
    "line.meows.storm-signs": "雷と雪で符号が変わる",
    "line.meows.storm-product": "雷と雪のかけ算",
    "line.meows.told-truth": "本当を宣言：取ったトリック",
    "line.meows.told-lie": "うそを宣言：取ったトリック",
    "sum.meows.plain": "{what} {amount} × {times} = {gives}",
    "sum.meows.no-trick": "{what}：{gives}",
    "sum.meows.storm-signs": "雷と雪が奇数枚で符号が変わる：{gives}",
    "sum.meows.storm-product": "雷と雪のかけ算：{gives}",
    # A move, as a hint names it
    "say.meows.hand>trick": "{card}を出す",
    "say.meows.choice>wish": "「{card}」を願う",
    # The log
    "moved.meows.hand>trick": "{name}が{card}を出しました",
    "moved.meows.choice>wish": "{name}の願い：{card}",
    "moved.meows.wish>shown": "{name}の本当の願いは「{card}」でした",
    # Choosing a wish: the tiles, and the panel they lie on
    "wish.line": "第{round}ラウンド・手札を見ながら選べます",
    "wish.last": "前のラウンドの願い",
    "wish.choose": "「{wish}」に決める",
    "wish.announce": "「{wish}」と宣言する",
    "wish.announce.line": "本当の願いは「{wish}」。正直に言っても、言わなくても",
    "wish.honest": "正直でした",
    "wish.fib": "うそでした",
    "wish.count": "取ったトリック：{count}",
    "wish.fine.line": "晴 1枚 +1\n残った雷・雪 −1",
    "wish.cloudy.line": "くもり 1枚 +1\n残った雷・雪 −1",
    "wish.rainy.line": "雨 1枚 +1\n残った雷・雪 −1",
    "wish.thunder.line": "雷 +2、雪 −2\n（相殺あり）",
    "wish.snow.line": "0トリック +6\n1トリック −3",
    "wish.very-fine.line": "晴 +3、くもり・雨 −1\n雷・雪 −2",
    "wish.very-cloudy.line": "晴・くもり・雨 +1\n雷・雪ごとに符号が変わる",
    "wish.very-rainy.line": "雨 +2、晴 −1\n雷×1、雪×2 のかけ算",
    "wish.hint": "願いをひとつ選んでください。どのタイルにも点の入りかたが書いてあります",
    "wish.made": "ほかの願い",
    "wish.told": "ほかの宣言",
    "wish.yours": "本当の願い",
    "wish.said": "「{wish}」",
    "wish.so_far": "いま{points}",
    "wish.truth.line": "本当：1トリック +3",
    "wish.lie.line": "うそ：1トリック −3",
    "wish.why.wish-basic-only": "このゲームでは使いません",
    "wish.why.wish-advanced-once": "上位の願いは1ゲームに1回だけ",
    "wish.why.wish-needs-basic": "直前の願いが\n「{basic}」なら可",
    # While a trick lies on the table
    "round.of": "ラウンド {round}/{rounds}",
    "trick.led": "リード",
    "trick.must": "{suit}をフォロー",
    "trick.may": "{suit}なし：どのカードでも出せます",
    "trick.both": "{asked}　・　{winning}",
    "wins.highest-of-led": "いま勝っているのは{card}（{suit}でいちばん大きい）",
    "wins.highest-thunder": "いま勝っているのは{card}（まだ雪が出ていない）",
    "wins.snow-beats-thunder": "いま勝っているのは{card}（雷に勝つ）",
    "wins.only-snow": "いま勝っているのは{card}（まだ雪だけ）",
    "wins.highest-under-snow": "いま勝っているのは{card}（リードの雪は負け）",
    # Cards looked at closely
    "about.meows.fine": "晴・くもり・雨は、おだやかな天気。それぞれ1から10まであります。",
    "about.meows.cloudy": "晴・くもり・雨は、おだやかな天気。それぞれ1から10まであります。",
    "about.meows.rainy": "晴・くもり・雨は、おだやかな天気。それぞれ1から10まであります。",
    "about.meows.thunder": (
        "数字に関係なく、晴・くもり・雨に勝ちます。負けるのは雪にだけ。"
        "リードされたら雷もフォローします。"
    ),
    "about.meows.snow": (
        "数字に関係なく、晴・くもり・雨に負けますが、雷にはかならず勝ちます。"
        "リードされたら雪もフォローします。"
    ),
    "about.meows.wish-fine": (
        "取った晴1枚につき1点。雷と雪は1枚ずつ相殺し、残った1枚ごとに1点減ります。"
    ),
    "about.meows.wish-cloudy": (
        "取ったくもり1枚につき1点。雷と雪は1枚ずつ相殺し、残った1枚ごとに1点減ります。"
    ),
    "about.meows.wish-rainy": (
        "取った雨1枚につき1点。雷と雪は1枚ずつ相殺し、残った1枚ごとに1点減ります。"
    ),
    "about.meows.wish-thunder": (
        "雷と雪は1枚ずつ相殺します。残った雷は1枚2点、残った雪は1枚につき2点減ります。"
    ),
    "about.meows.wish-snow": (
        "1トリックも取らなければ6点。取ってしまうと1トリックにつき3点減ります。"
    ),
    "about.meows.wish-very-fine": (
        "晴は3点、くもりと雨は−1点、雷と雪は−2点。相殺はありません。"
        "直前の願いが「晴」のときだけ。大きな願いは1ゲームに1回です。"
    ),
    "about.meows.wish-very-cloudy": (
        "晴・くもり・雨を1枚1点で数え、雷と雪1枚ごとにプラスとマイナスが入れかわります。"
        "直前の願いが「くもり」のときだけ。大きな願いは1ゲームに1回です。"
    ),
    "about.meows.wish-very-rainy": (
        "雨は2点、晴は−1点、くもりは0点。雷は×1、雪は×2のかけ算をして、それを足します。"
        "直前の願いが「雨」のときだけ。大きな願いは1ゲームに1回です。"
    ),
    "about.meows.back-weather": "お天気カード。何かは持ち主だけが知っています。",
    "about.meows.back-wish": "袋に入った願い。ラウンドが終わると出てきます。",
}
