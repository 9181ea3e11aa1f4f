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
    "pile.catte.unused": "未使用のコーヒー",
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
    "reason.catte.must-follow": "リードされたのは{suit}。手札に{card}があります",
    "reason.catte.coffee-first": "先に、自分のコーヒーを1枚中央に置いてください",
    "reason.catte.coffee-served": "コーヒーはもう置かれています。猫を出してください",
    "reason.catte.not-asked": "いまはできません",
    # … and how a round ended and was scored
    "reason.catte.over-limit": "{seat}が上限を超えました",
    "reason.catte.cats-gone": "最後の猫が出ました",
    "reason.catte.no-coffee": "次にリードする{seat}に、出せるコーヒーがありません",
    "reason.catte.coffees-scored": "合計{total}（上限{limit}）",
    "reason.catte.coffees-spilt": "合計{total}：上限{limit}を超えました",
    # What was counted
    "line.catte.taken": "取ったコーヒー",
    "line.catte.exactly-limit": "上限ちょうど",
    "line.catte.over-limit": "上限オーバー",
    "line.catte.unused": "未使用のコーヒー",
    "line.catte.unused-lost": "未使用のコーヒー（無効）",
    "sum.catte.taken": "{what}：{gives}",
    # What speaks for a move, as a hint says it
    "why.catte.take-trick": "{often}、このコーヒーを取れます。",
    "why.catte.take-trick.sure": "このコーヒーを取れます。",
    "why.catte.not-take-trick": "{often}、このコーヒーを取らずにすみます。",
    "why.catte.not-take-trick.sure": "このコーヒーを取らずにすみます。",
    "why.catte.take-trick-unless": "{card}が出なければ、このコーヒーを取れます（{seldom}出ます）。",
    "why.catte.trick-to": "{often}、このコーヒーを{seat}に取らせます。",
    "why.catte.trick-to.sure": "このコーヒーを{seat}に取らせます。",
    "why.catte.not-trick-to": "{often}、このコーヒーを{seat}に渡しません。",
    "why.catte.not-trick-to.sure": "このコーヒーを{seat}に渡しません。",
    "why.catte.spill": "{often}、{seat}が上限を超えます。",
    "why.catte.spill.sure": "{seat}が上限を超えます。",
    "why.catte.not-spill-own": "{often}、上限を超えずにすみます。",
    "why.catte.exact": "{often}、ちょうど{limit}になります。",
    "why.catte.exact.sure": "ちょうど{limit}になります。",
    "why.catte.round-over": "{often}、このトリックでラウンドが終わります。",
    "why.catte.round-over.sure": "このトリックでラウンドが終わります。",
    "why.catte.not-round-over": "{often}、ラウンドが続きます。",
    "why.catte.not-round-over.sure": "ラウンドが続きます。",
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
    "slot.catte": "ここへ",
    "both.catte": "{one}。{two}",
    "gain.catte.serve": "{suit}が切り札になります",
    "gain.catte.wins": "{card}でトリックを取ります",
    "gain.catte.ahead": "いまのところ{card}がいちばん強いカードです",
    "gain.catte.loses": "{card}では{other}に負けます",
    "cup.catte.out": "こぼれた",
    "took.catte.under": "{name}が{card}を取り、合計{total}（上限{limit}）",
    "took.catte.exact": "{name}が{card}を取り、ちょうど{total}：2倍！",
    "took.catte.over": "{name}が{card}を取り、合計{total}：上限オーバー",
    "cup.catte.under": "取ると合計{total}（上限{limit}）",
    "cup.catte.exact": "取るとちょうど{total}：2倍になります",
    "cup.catte.over": "取ると合計{total}：上限{limit}を超えます",
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
    # On the shelf, in set-up and in the credits
    "game.catte": "Catte",
    # 読み上げ
    "aloud.catte.centre": "中央は{card}。切り札は{suit}の猫",
    "aloud.catte.no_coffee": "中央にコーヒーはありません",
    "aloud.catte.limit": "カップの上限は{limit}",
    "aloud.catte.cup": "カップは合計{total}（上限{limit}）",
    "aloud.catte.none_left": "未使用のコーヒーなし",
    "aloud.catte.ahead": "いま勝っているのは{card}",
    "players.catte": "3～4人",
    "game.catte.line": "猫たちのカフェ。\n上限ぎりぎりまで、あと一口が命取り。",
    "option.catte.bust_unused": "飲みすぎたとき",
    "option.catte.bust_unused.help": "上限を超えた人にも、未使用のコーヒーの点を与えるか。",
    "option.catte.bust_unused.counted": "点になる",
    "option.catte.bust_unused.lost": "すべて失う",
    "option.catte.open_memory": "見直しあり",
    "option.catte.open_memory.help": "前のトリックと、ラウンド中の全手順を見直せます。",
    "credits.catte": (
        "ゲームデザイン：LEO　イラスト：Higawind　Special Thanks：Agomi、Roku　"
        "制作：Vic Village　© 2025 Vic Village　初版 2025年"
    ),
    # Who plays
    "character.sumi": "すみ",
    "character.sumi.trait": "礼儀正しく正確",
    "character.hana": "はな",
    "character.hana.trait": "笑顔で一口ずつ",
    "character.mikan": "みかん",
    "character.mikan.trait": "もう一杯！",
    "character.yuki": "ゆき",
    "character.yuki.trait": "眠たげなコーヒー通",
    # What was counted, and keys
    "score.reason.coffees-scored": "合計{total}（上限{limit}）",
    "score.reason.coffees-spilt": "合計{total}（上限{limit}）",
    "score.catte.taken": "取ったコーヒー",
    "score.catte.exactly-limit": "ぴったり！",
    "score.catte.over-limit": "上限オーバー",
    "score.catte.unused": "未使用分",
    "score.catte.unused-lost": "失った分",
    # The game on a card beside the table
    "card.catte.aim": "コーヒーを上限まで取る。上限は20（4人なら15）。",
    "card.catte.turn": (
        "リードする人は、コーヒーを出してから猫を出す。\nフォローするのは猫の色。コーヒーの色ではない。"
    ),
    "card.catte.special": ("コーヒーの色が切り札。\n切り札でいちばん大きい猫がコーヒーを取る。"),
    "card.catte.scoring": (
        "取ったコーヒー：その合計。\n"
        "上限ちょうど：2倍。\n"
        "超えたら：0点。\n"
        "未使用のコーヒー：枚数×枚数。"
    ),
    # The rules, page by page
    "rules.catte.aim": "目的",
    "rules.catte.aim.text": """\
猫でいっぱいのカフェ。トリックに勝ってコーヒーを取り、上限に近づけます。ただし、一口でも超えては\
いけません。人数と同じ数のラウンドを行い、合計がいちばん多い人の勝ちです。
# カード
猫は41枚。茶と白が1～15、黒が1～11。コーヒーは同じ3色で13枚、値は1～15です。
= brown-12 white-7 black-3 coffee-brown-5 coffee-black-10: 猫とコーヒー
各自に猫を配り（4人なら10枚、3人なら13枚）、コーヒーを表向きに並べます（4人なら3枚、3人なら4枚）。\
残りの1枚は中央に置きます。""",
    "rules.catte.tricks": "トリック",
    "rules.catte.tricks.text": """\
- [coffee-first coffee-served] \
2回目のトリックからは、リードプレイヤーがまず自分の未使用のコーヒー1枚を中央に置きます。
- [must-follow] \
リードプレイヤーは好きな猫を出します。ほかの人は同じ色の猫があれば必ず、なければ何でも出します。
- [highest-trump highest-of-led] \
中央のコーヒーの色が切り札です。その色でいちばん大きい猫が勝ちます。誰も出していなければ、リー\
ドされた色でいちばん大きい猫の勝ちです。
- 勝った人は中央のコーヒーを取り、次にリードします。猫は裏向きにしてよけます。ラウンドが終わるま\
で、直前のトリックも含めて見ることはできません。
フォローするのは、コーヒーの色ではなく、リードされた猫の色です。
= coffee-white-6 black-6 black-11 white-1*: 白が切り札なので、白1の勝ち
= coffee-brown-5 black-6* white-15 black-2: 誰も茶を出さず、黒でいちばん大きい6の勝ち""",
    "rules.catte.scores": "上限と得点",
    "rules.catte.scores.text": """\
上限は3人なら20、4人なら15です。ラウンドは、次のどれかが起きたらすぐ終わります。
- 誰かのコーヒーの合計が上限を超えた
- [cats-gone] 最後の猫が出された
- [no-coffee] 次にリードする人に、中央に置くコーヒーが残っていない
# 得点
- [taken exactly-limit over-limit coffees-scored coffees-spilt] \
取ったコーヒー：その合計。上限ちょうどなら2倍。超えたら0点。
- [unused] 未使用のコーヒー：枚数×枚数の点。
# 例
- 3人で、取った合計20、未使用3枚：40 + 9 = 49点。
- 4人で、黒15だけを取り、未使用1枚：30 + 1 = 31点。
- 3人で、取った合計24、未使用2枚：0 + 4 = 4点。""",
    "rules.catte.readings": "このテーブルの裁定",
    "rules.catte.readings.text": """\
説明書にないこと、不明瞭なことは、次のように遊びます。
- いちばん最初にリードする人はくじで決め、その後は時計回りです。
- 黒猫は11まで、茶と白は15までです。
- コーヒーは、茶が1・3・5・7・9、白が2・4・6・8・10、黒が5・10・15です。
- 出された猫はよけておき、もう見ることはできません。準備の画面で「見直しあり」を選ぶと、前のトリッ\
クと、ラウンド中の全手順を見直せます。
- トリックのあとは、まずコーヒーを取り、それから上限、猫の残り、次にリードする人のコーヒーの順に\
確かめます。
- [unused-lost] 上限を超えた人にも、未使用のコーヒーの点は入ります。準備の画面で変えられます。
- ラウンドの終わりには、全員を同じように数えます。一人が飲みすぎ、別の人が2倍になることもありま\
す。
- 同点なら勝ちを分け合います。""",
    # Small exercises
    "kind.catte.under": "上限に注意",
    "kind.catte.scores": "何点になる？",
    "exercise.catte.under": "いま合計{total}（上限{limit}）。上限を超えずにすむのはどの猫？",
    "exercise.catte.scores": "上限は{limit}。このラウンドは何点？",
}

READINGS: dict[str, str] = {
    "猫": "ねこ",
    "茶": "ちゃ ちゃいろ",
    "白": "しろ",
    "黒": "くろ",
    "切り札": "きりふだ",
    "上限": "じょうげん",
    "未使用": "みしよう",
    "中央": "ちゅうおう",
    "値": "あたい",
}
"""How words of these rules are read, for whoever searches them."""
