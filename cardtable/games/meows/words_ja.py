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
    "word.meows.fine": "あ～した晴にニャ～れ！",
    "word.meows.cloudy": "あ～したくもりにニャ～れ！",
    "word.meows.rainy": "あ～した雨にニャ～れ！",
    "word.meows.thunder": "あ～した天雷にニャ～れ！",
    "word.meows.snow": "あ～した豪雪にニャ～れ！",
    "word.meows.very-fine": "あ～した快晴にニャ～れ！",
    "word.meows.very-cloudy": "あ～した曇天にニャ～れ！",
    "word.meows.very-rainy": "あ～した豪雨にニャ～れ！",
    # What is asked: of the person, on a seat's plate, and told to those who wait
    "ask.meows.wish": "明日の願いを選んでください",
    "ask.meows.wish.hidden": "願いをこっそり選んでください",
    "ask.meows.announce": "願いを宣言してください（本当でも、嘘でも）",
    "ask.meows.card": "あなたの番：カードを出してください",
    "ask.meows.card.lead": "あなたのリード：好きなカードを出せます",
    "ask.meows.card.follow": "あなたの番：{suit}をフォローしてください",
    "ask.meows.card.free": "あなたの番：{suit}がないので、どのカードでも出せます",
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
    "reason.meows.highest-under-snow": "リードされた雪は負け：ほかでいちばん大きいのは{card}",
    "reason.meows.highest-of-led": "{suit}でいちばん大きいのは{card}",
    # … why something may not be done …
    "reason.meows.must-follow": "リードされたのは{suit}。手札に{card}があります",
    "reason.meows.wish-basic-only": "このゲームで選べるのは基本の5つの願いだけです",
    "reason.meows.wish-advanced-once": "上位の願いは1ゲームに1回だけです",
    "reason.meows.wish-needs-basic": (
        "「{wish}」は、直前のラウンドの願いが「{basic}」のときだけ選べます"
    ),
    "reason.meows.not-asked": "まず上のパネルで願いを選んでください",
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
    "line.meows.storm-signs": "雷・雪で+−反転",
    "line.meows.storm-product": "雷・雪のかけ算",
    "line.meows.told-truth": "本当を宣言：取ったトリック",
    "line.meows.told-lie": "嘘を宣言：取ったトリック",
    "sum.meows.no-trick": "{what}：{gives}",
    "sum.meows.storm-signs": "雷・雪が奇数枚で+−反転：{gives}",
    "sum.meows.storm-product": "雷・雪のかけ算：{gives}",
    # What speaks for a move, as a hint says it
    "why.meows.no-trick": "{often}、1トリックも取らずにすみます。",
    # A move, as a hint names it
    "say.meows.hand>trick": "{card}を出す",
    "say.meows.choice>wish": "「{card}」を願う",
    # The log
    "moved.meows.hand>trick": "{name}が{card}を出しました",
    "moved.meows.choice>wish": "{name}の願いは「{card}」",
    "moved.meows.wish>shown": "{name}の本当の願いは「{card}」でした",
    # Choosing a wish: the tiles, and the panel they lie on
    "wish.line": "第{round}ラウンド・手札を見ながら選べます",
    "wish.last": "前のラウンドの願い",
    "wish.announce.line": "本当の願いは「{wish}」。正直に言うかは、あなた次第",
    "wish.honest": "正直でした",
    "wish.fib": "嘘でした",
    "wish.fine.line": "晴 1枚 +1\n残った雷・雪 −1",
    "wish.cloudy.line": "くもり 1枚 +1\n残った雷・雪 −1",
    "wish.rainy.line": "雨 1枚 +1\n残った雷・雪 −1",
    "wish.thunder.line": "残った雷 +2\n残った雪 −2",
    "wish.snow.line": "0トリック +6\n1トリック −3",
    "wish.very-fine.line": "晴 +3、くもり・雨 −1\n雷・雪 −2",
    "wish.very-cloudy.line": "晴・くもり・雨 +1\n雷・雪 1枚ごとに+−反転",
    "wish.very-rainy.line": "雨 +2、晴 −1\n雷×1・雪×2のかけ算",
    "wish.hint": "願いをひとつ選んでください。どのタイルにも点の入り方が書いてあります",
    "wish.made": "ここまでの願い",
    "wish.told": "ここまでの宣言",
    "wish.yours": "本当の願い",
    "wish.said": "「{wish}」",
    "wish.so_far": "ここまで{points}",
    "wish.truth.line": "本当：1トリック +3",
    "wish.lie.line": "嘘：1トリック −3",
    "wish.why.wish-basic-only": "このゲームでは使いません",
    "wish.why.wish-advanced-once": "上位の願いは1ゲームに1回だけ",
    "wish.why.wish-needs-basic": "直前の願いが\n「{basic}」なら可",
    # While a trick lies on the table
    "round.of": "ラウンド{round}/{rounds}",
    "trick.led": "リード",
    "trick.must": "{suit}をフォロー",
    "trick.may": "{suit}なし：どのカードでも出せます",
    "trick.both": "{asked}　・　{winning}",
    "wins.highest-of-led": "いま勝っているのは{card}（{suit}でいちばん大きい）",
    "wins.highest-thunder": "いま勝っているのは{card}（まだ雪が出ていない）",
    "wins.snow-beats-thunder": "いま勝っているのは{card}（雷に勝つ）",
    "wins.only-snow": "いま勝っているのは{card}（まだ雪だけ）",
    "wins.highest-under-snow": "いま勝っているのは{card}（リードされた雪は負け）",
    # Cards looked at closely
    "about.meows.fine": "晴・くもり・雨は、おだやかな天気。それぞれ1から10まであります。",
    "about.meows.cloudy": "晴・くもり・雨は、おだやかな天気。それぞれ1から10まであります。",
    "about.meows.rainy": "晴・くもり・雨は、おだやかな天気。それぞれ1から10まであります。",
    "about.meows.thunder": (
        "数字に関係なく、晴・くもり・雨に勝ちます。負けるのは雪にだけ。雷がリードされたら、"
        "雷をフォローしなければなりません。"
    ),
    "about.meows.snow": (
        "数字に関係なく、晴・くもり・雨に負けますが、トリックに雷があれば、いちばん大きい雪が勝ちます。"
        "雪がリードされたら、雪をフォローしなければなりません。"
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
        "雷と雪は1枚ずつ相殺します。残った雷は1枚につき2点、残った雪は1枚につき−2点です。"
    ),
    "about.meows.wish-snow": (
        "1トリックも取らなければ6点。取ってしまうと1トリックにつき3点減ります。"
    ),
    "about.meows.wish-very-fine": (
        "晴は3点、くもりと雨は−1点、雷と雪は−2点。相殺はありません。"
        "直前の願いが「晴」のときだけ。上位の願いは1ゲームに1回です。"
    ),
    "about.meows.wish-very-cloudy": (
        "晴・くもり・雨を1枚1点で数え、雷と雪1枚ごとに+と−が反転します。"
        "直前の願いが「くもり」のときだけ。上位の願いは1ゲームに1回です。"
    ),
    "about.meows.wish-very-rainy": (
        "雨は2点、晴は−1点、くもりは0点。雷は×1、雪は×2のかけ算をして、それを足します。"
        "直前の願いが「雨」のときだけ。上位の願いは1ゲームに1回です。"
    ),
    "about.meows.back-weather": "お天気カード。何かは持ち主だけが知っています。",
    "about.meows.back-wish": "スリーブに伏せた願い。ラウンドの終わりに公開されます。",
    # On the shelf, in set-up and in the credits
    "game.meows": "Tomorrow Never Meows",
    # 読み上げ
    "aloud.meows.wish": "願いは{wish}：{worth}",
    "aloud.meows.announced": "宣言は{wish}",
    "players.meows": "3～4人",
    "game.meows.line": "5つの天気に、願いはひとつ。\nあした天気になあれ。",
    "option.meows.rounds": "ラウンド数",
    "option.meows.rounds.help": "1ゲームのラウンド数です。",
    "option.meows.rounds.3": "3回",
    "option.meows.rounds.seats": "人数分",
    "option.meows.first_lead": "最初にリードする人",
    "option.meows.first_lead.help": "2ラウンド目以降、最初にリードする人です。",
    "option.meows.first_lead.lowest": "最下位の人",
    "option.meows.first_lead.rotate": "順番に",
    "option.meows.wishes": "願いの数",
    "option.meows.wishes.help": "8つすべて、または初心者向けに基本の5つだけ。",
    "option.meows.wishes.8": "8つ",
    "option.meows.wishes.5": "5つ",
    "option.meows.hidden": "願いを隠す",
    "option.meows.hidden.help": "願いを伏せて選び、宣言では嘘をついてもかまいません。",
    "option.meows.stakes": "宣言の賭け",
    "option.meows.stakes.help": (
        "宣言が本当なら1トリックごとに+3点、嘘なら−3点（「願いを隠す」がオンのとき）。"
    ),
    "option.meows.open_memory": "見直しあり",
    "option.meows.open_memory.help": "前のトリック、ラウンド中の全手順、途中の得点を見直せます。",
    "credits.meows": (
        "3～4人で遊ぶ、願いのトリックテイキング。"
        "説明書に作者と発行者の名はありませんが、ゲームの権利は、もちろん作者の方々のものです。"
    ),
    # Who plays
    "character.rumble": "ゴロ",
    "character.rumble.trait": "にぎやかな勝負師",
    "character.flurry": "ユキマル",
    "character.flurry.trait": "冷静で我慢強い",
    "character.nimba": "モクモク",
    "character.nimba.trait": "夢見る千里眼",
    "character.shizuku": "シズク",
    "character.shizuku.trait": "一滴も見逃さない",
    "character.hinata": "ヒナタ",
    "character.hinata.trait": "大胆で朗らか",
    # What was counted, and keys
    "score.reason.wish-scored": "願い：{wish}",
    "score.meows.uncancelled": "残った雷・雪",
    "score.meows.thunder-left": "残った雷",
    "score.meows.snow-left": "残った雪",
    "score.meows.no-trick": "0トリック",
    "score.meows.tricks": "トリック",
    "score.meows.fair": "晴・くもり・雨",
    "score.meows.storm-signs": "雷・雪で反転",
    "score.meows.storm-product": "雷・雪の積",
    "score.meows.told-truth": "本当の宣言",
    "score.meows.told-lie": "嘘の宣言",
    "score.wish-fine": "晴",
    "score.wish-cloudy": "くもり",
    "score.wish-rainy": "雨",
    "score.wish-thunder": "天雷",
    "score.wish-snow": "豪雪",
    "score.wish-very-fine": "快晴",
    "score.wish-very-cloudy": "曇天",
    "score.wish-very-rainy": "豪雨",
    # The game on a card beside the table
    "card.meows.aim": "全ラウンドの合計がいちばん多い人の勝ち。",
    "card.meows.turn": ("まず願いを選ぶ。\nリードされた天気があれば必ず出す。"),
    "card.meows.special": ("雷は晴・くもり・雨に勝つ。\n雷があれば雪が勝ち、なければ負ける。"),
    "card.meows.scoring": (
        "取ったカードを願いで数える。\n"
        "基本の願いでは、雷と雪を相殺。\n"
        "上位の願いは、対応する基本の願いの次だけ。\n"
        "豪雪は、1トリックも取らなければ6点。"
    ),
    # The rules, page by page
    "rules.meows.aim": "目的",
    "rules.meows.aim.text": """\
ネコの神さまたちが、カードで明日の天気を決めます。ラウンドごとに願いをひとつ選び、取ったカードは\
その願いに従って点になります。3ラウンドの合計がいちばん多い人の勝ちです。
# カード
全部で36枚。晴・くもり・雨が1～10、雷・雪が1～3。毎ラウンドすべて切り直します。4人なら8枚ずつ、3\
人なら10枚ずつ配り、残りは見ずによけておきます。
= fine-10 cloudy-4 rainy-7 thunder-2 snow-3: 5つの天気
# 1ラウンドの流れ
- [not-asked] 手札を見て願いを選びます。願いは表向きで、一人ずつ順に選びます。
- [hands-empty] 手札がなくなるまで、トリックを繰り返します。
- 取ったカードを、願いに従って点にします。
次のラウンドは、合計がいちばん低い人がリードします。願いは合計の高い人から選びます。""",
    "rules.meows.tricks": "トリック",
    "rules.meows.tricks.text": """\
[must-follow] \
リードプレイヤーは好きなカードを出します。ほかの人は、同じ天気を持っていれば必ず出します。なければ何を出し\
てもかまいません。勝った人はカードを取り、次にリードします。
取ったトリックは裏向きに置きます。取った数は誰にでもわかりますが、ラウンドが終わるまで、直前のトリックも含め\
て中を見ることはできません。
# 勝つのは？ 上から順に、最初に当てはまるもの
- [snow-beats-thunder] 雷と雪がどちらも出た：いちばん大きい雪。
- [highest-thunder] 雷が出て、雪は出ていない：いちばん大きい雷。
- [only-snow] 雪だけ：いちばん大きい雪。
- [highest-under-snow] \
雪がリードされ、晴・くもり・雨が出た：天気に関係なく、その中でいちばん大きい数。同じ数なら後か\
ら出した人。
- [highest-of-led] それ以外：リードされた天気でいちばん大きい数。
= fine-9 fine-10 thunder-1*: 雷は晴・くもり・雨に勝つ
= rainy-10 thunder-3 snow-1*: 雷が出ていれば、雪の勝ち
= snow-2 cloudy-7 fine-7*: 雪がリードされると、後から出た7の勝ち
= rainy-4* snow-3 cloudy-10: 雨がリードされ、ほかに雨がない""",
    "rules.meows.wishes": "願い",
    "rules.meows.wishes.text": """\
[wish-scored] 願いは、取ったトリックのカードを数えます。数えるのは枚数だけで、数字は関係ありません。
# [wish-basic-only] 基本の5つ
- [wish-fine wish-cloudy wish-rainy] \
晴・くもり・雨：その天気1枚につき1点。雷と雪は1枚ずつ相殺し、残った1枚につき−1点。
- [wish-thunder] 天雷：相殺したあと、残った雷1枚につき2点、雪1枚につき−2点。
- [wish-snow] 豪雪：1トリックも取らなければ6点。取れば1トリックにつき−3点。
# 上位の3つ
[wish-needs-basic wish-advanced-once] \
直前のラウンドで対応する基本の願いを選んだときだけ選べます。上位の願いは1ゲームに1回だけです。
- [wish-very-fine] 快晴：晴1枚につき3点。くもりと雨は−1点、雷と雪は−2点。
- [wish-very-cloudy] 曇天：晴・くもり・雨の枚数の合計。雷と雪1枚ごとに、+と−が反転します。
- [wish-very-rainy] \
豪雨：雨1枚につき2点、晴1枚につき−1点。さらに、雷を1、雪を2としてすべて掛け合わせた数を足します\
（雷も雪もなければ0）。
= wish-fine wish-snow wish-very-rainy: 8つの願いのうち3つ
# 例
- 天雷で、雷2枚と雪1枚：雷が1枚残って2点。
- 曇天で、晴3・くもり3・雨2・雷2・雪2：4回反転して、8点のまま。
- 豪雨で、晴1・くもり1・雨4・雷1・雪2：8 − 1 + 4 = 11点。""",
    "rules.meows.variants": "選べるルール",
    "rules.meows.variants.text": """\
# 願いを隠す
全員が願いを伏せて選び、そのあと声に出して宣言します。本当でも嘘でもかまいません。願いはラウンドの終わ\
りに明かされます。
# 宣言の賭け
[told-truth told-lie] 願いを隠すとき、本当の宣言なら1トリックにつき+3点、嘘なら−3点です。
# 願いは5つ
基本の願いだけにします。初めての人におすすめです。
# 見直しあり
説明書では、出たカードは覚えておくものです。「見直しあり」なら、前のトリック、ラウンド中の全手順、自分\
の願いの途中の得点を、いつでも見られます。
# ラウンドとリード
3ラウンド、または人数分。2ラウンド目以降は、最下位の人か、時計回りの順番で最初にリードします。""",
    "rules.meows.readings": "このテーブルの裁定",
    "rules.meows.readings.text": """\
説明書にないこと、2通りに読めることは、次のように遊びます。
- いちばん最初にリードする人はくじで決めます。
- ラウンドは3回で、次は合計がいちばん低い人がリードします。説明書の得点の項のとおりです。別の\
解釈（人数分のラウンド、リードは順番）も選べます。
- 願いは一人ずつ選び、後の人は前の人の願いを知っています。第1ラウンドはリードプレイヤーから、その後\
は合計の高い人から。同点ならリードプレイヤーから時計回りです。
- 最下位が複数いるときは、前のラウンドの最初のリードプレイヤーの左どなりから時計回りに見て、最初の\
人がリードします（本人は最後）。
- 上位の願いは1ゲームに一人1回まで。4ラウンドのゲームでも同じです。上位の願いは、対応する基本の願い\
の代わりにはなりません。
- 晴・くもり・雨の願いは、その天気1枚が1点、残った雷と雪は1枚−1点。天雷は残った雷が2点、雪が−2点。\
配点の図は説明書に残っていません。
- 雷と雪は、相殺できるときは自動で相殺します。
- 豪雨では、雷だけなら1を足し、雷も雪もなければ何も足しません。
- 隠した願い：宣言できるのは、自分が選べた願いだけです。
- 隠した願いで8つとも使うとき：上位の願いの条件になるのは、前のラウンドで本当に選んだ願いで\
す。宣言した願いではありません。選ぶのは全員同時で、宣言はリードプレイヤーから順に行います。
- 基本の5つだけの遊び方は、願いを隠さないときにも選べます。
- 賭けの配点は、説明書のバリアント1・2（同じ文）のとおり。本当なら1トリックにつき3点、嘘なら−3点を\
願いの点に加えます。
- 同点なら勝ちを分け合います。""",
    # Small exercises
    "kind.meows.scores": "何点になる？",
    "kind.meows.wish": "いちばんの願い",
    "exercise.meows.scores": "願いは「{wish}」。このカードで何点？",
    "exercise.meows.best-wish": "このカードでいちばん点になる願いは？",
    "wrong.meows.wish-gives": "「{wish}」だと{points}点です",
}

READINGS: dict[str, str] = {
    "晴": "はれ せい",
    "雨": "あめ",
    "雷": "かみなり らい",
    "雪": "ゆき",
    "天雷": "てんらい",
    "豪雪": "ごうせつ",
    "快晴": "かいせい",
    "曇天": "どんてん",
    "豪雨": "ごうう",
    "天気": "てんき",
    "願い": "ねがい",
    "宣言": "せんげん",
    "嘘": "うそ",
    "賭け": "かけ",
    "相殺": "そうさい",
    "上位": "じょうい",
    "基本": "きほん",
    "隠": "かくす かくし かくした",
    "見直し": "みなおし",
    "神": "かみさま",
    "反転": "はんてん",
}
"""How words of these rules are read, for whoever searches them."""
