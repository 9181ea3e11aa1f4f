"""Sentences of TOWAI in Japanese."""

from __future__ import annotations

WORDS: dict[str, str] = {
    # Suits and cards
    "suit.towai.day": "昼",
    "suit.towai.night": "夜",
    "suit.towai.towai": "トワイ",
    "card.back-towai": "カード1枚",
    # Piles
    "pile.towai.hand": "手札",
    "pile.towai.swapped": "渡すカード",
    "pile.towai.pile": "場",
    "pile.towai.discards": "捨て札",
    "pile.towai.deck": "山札",
    # What a seat says
    "word.towai.day": "昼",
    "word.towai.night": "夜",
    "word.towai.pass": "パス",
    "word.towai.stop": "ターン終了",
    # What is asked: of the person, on a seat's plate, and told to those who wait
    "ask.towai.set": "場は空です。昼にしますか、夜にしますか？",
    "ask.towai.first": "出せるカードを1枚出してください",
    "ask.towai.first.day": "いまは昼：昼かトワイのカードを出してください",
    "ask.towai.first.night": "いまは夜：夜かトワイのカードを出してください",
    "ask.towai.card": "あなたの番：カードを出すか、パスして1枚引いてください",
    "ask.towai.card.day": "あなたの番（昼）：{number}以上を出すか、パスして1枚引いてください",
    "ask.towai.card.night": "あなたの番（夜）：{number}以下を出すか、パスして1枚引いてください",
    "ask.towai.card.none": "出せるカードがありません。パスして1枚引いてください",
    "ask.towai.combo": "同じ数字を続けて出すか、ターンを終えてください",
    "ask.towai.combo.day": "コンボ！ 昼かトワイの{number}を続けるか、ターンを終えてください",
    "ask.towai.combo.night": "コンボ！ 夜かトワイの{number}を続けるか、ターンを終えてください",
    "ask.towai.combo.none": "続けて出せる{number}はありません。ターンを終えてください",
    "ask.towai.swap": "スワップ：右どなりに渡すカードを選んでください",
    "ask.towai.swap.to": "スワップ：右どなりの{name}に渡すカードを選んでください",
    "asks.towai.set": "昼か夜か",
    "asks.towai.first": "出す番",
    "asks.towai.card": "出す番",
    "asks.towai.combo": "コンボ？",
    "asks.towai.swap": "スワップ中",
    "waits.towai.set": "{name}が昼か夜かを決めています",
    "waits.towai.first": "{name}が新しい場に出すところです",
    "waits.towai.card": "{name}が出すかパスかを考えています",
    "waits.towai.combo": "{name}はコンボを続けられます",
    "waits.towai.swap": "{name}が渡すカードを選んでいます",
    # Reasons: why something may not be done …
    "reason.towai.nothing-fits": "{side}に出せるカードが手札にありません",
    "reason.towai.set-first": "先に、昼か夜かを決めてください",
    "reason.towai.must-play": "場が空のときは、必ずカードを出します",
    "reason.towai.swap-first": "先に、右どなりに渡すカードを選んでください",
    "reason.towai.not-by-day": "いまは昼：昼かトワイのカードを出してください",
    "reason.towai.not-by-night": "いまは夜：夜かトワイのカードを出してください",
    "reason.towai.combo-number": "コンボで続けられるのは同じ数字の{number}だけです",
    "reason.towai.too-low": "昼に出せるのは{number}以上です",
    "reason.towai.too-high": "夜に出せるのは{number}以下です",
    "reason.towai.not-asked": "いまはできません",
    # … and how a round ended and was scored
    "reason.towai.finished": "{card}であがり",
    "reason.towai.last-card": "{seat}の手札がなくなりました！",
    # What was counted
    "line.towai.finish": "あがり",
    "sum.towai.finish": "{what}：{gives}",
    "finish.towai.0": "あがり0回",
    "finish.towai.1": "あがり1回",
    "finish.towai.2": "あがり2回",
    "turning.towai.ahead": "ここから最後まで手札がいちばん少ないままでした。",
    "turning.towai.ahead.other": "ここから{winner}の手札が最後までいちばん少ないままでした。",
    # What speaks for a move, as a hint says it
    "why.towai.finish": "{often}、あなたが先にあがります。",
    "why.towai.finish.sure": "あなたが先にあがります。",
    "why.towai.not-finish-other": "{often}、{seat}に先にあがらせません。",
    "why.towai.sheds": "{often}、1ターンで{count}枚出せます。",
    "why.towai.clear": "{often}、全員がパスして、あなたが新しく始めます。",
    # A move, as a hint names it
    "say.towai.hand>pile": "{card}を出す",
    "say.towai.hand>swapped": "{card}を右どなりに渡す",
    # The log
    "moved.towai.hand>pile": "{name}が{card}を出しました",
    "moved.towai.hand>swapped": "{name}が渡すカードに{card}を選びました",
    "moved.towai.swapped>hand": "{name}が{other}に{card}を渡しました",
    "moved.towai.deck>hand": "{name}が{card}を引きました",
    "moved.towai.pile>discards": "場のカードが流れました",
    "moved.towai.discards>deck": "捨て札を山札に戻しました",
    "moved.towai.pile>deck": "いちばん上の1枚を残して、場のカードを山札に戻しました",
    "log.towai.shuffled": "新しい山札を切りました",
    # The horizon: what goes on the pile now
    "changed.towai.marker.day": "夜が明けました",
    "changed.towai.marker.night": "日が暮れました",
    "rule.towai.empty": "昼？ 夜？",
    "rule.towai.day": "昼：{number}以上",
    "rule.towai.night": "夜：{number}以下",
    "rule.towai.day.empty": "昼：昼かトワイ",
    "rule.towai.night.empty": "夜：夜かトワイ",
    "rule.towai.combo": "コンボ：もう1枚の{number}",
    # What Towai cards do
    "effect.towai.draw": "ドロー",
    "effect.towai.draw.line": "ほかの全員が1枚引きます",
    "effect.towai.reset": "リセット",
    "effect.towai.reset.line": "場を流して、もう一度出します",
    "effect.towai.swap": "スワップ",
    "effect.towai.swap.line": "全員が1枚ずつ右どなりに渡します",
    # On the table
    "towai.goal": "2回あがれば勝ち",
    "towai.to": "{name}へ",
    "towai.fitting": "出せる手札：{count}枚",
    "towai.pass.line": "1枚引く",
    "towai.stop.line": "次の人の番へ",
    # Cards looked at closely
    "about.towai.day": "昼に、場の数字と同じか大きいときに出せます。3から7まで4枚ずつあります。",
    "about.towai.night": "夜に、場の数字と同じか小さいときに出せます。1から5まで4枚ずつあります。",
    "about.towai.towai": (
        "昼にも夜にも出せて、昼と夜を入れ替えます。1から7まで3枚ずつ、4だけは2枚です。"
    ),
    "about.towai.towai-3": (
        "ドロー：昼と夜を入れ替え、ほかの全員が左どなりから順に1枚ずつ引きます。"
    ),
    "about.towai.towai-4": (
        "リセット：場を流します。昼か夜かを決め直し、必ずもう一度出します。2枚だけです。"
    ),
    "about.towai.towai-5": (
        "スワップ：昼と夜を入れ替え、全員が1枚選んで、いっせいに右どなりへ渡します。"
    ),
    "about.towai.back-towai": "誰かの手札か、山札のカード。",
    # On the shelf, in set-up and in the credits
    "game.towai": "TOWAI",
    # 読み上げ
    "aloud.towai.day": "いまは昼",
    "aloud.towai.night": "いまは夜",
    "aloud.towai.empty": "場は空",
    "aloud.towai.pile": "場のいちばん上は{card}、全部で{count}枚",
    "aloud.towai.pile.one": "場は{card}",
    "aloud.towai.day.fits": "出せるのは{number}以上の昼かトワイ",
    "aloud.towai.night.fits": "出せるのは{number}以下の夜かトワイ",
    "aloud.towai.deck": "山札は{deck}枚、捨て札は{discards}枚",
    "aloud.towai.finish": "{name}は{count}回",
    "aloud.towai.scores": "あがりの回数：{finishes}",
    "players.towai": "2～6人",
    "game.towai.line": "昼は高く、夜は低く。\nいちばん先に手札をなくそう。",
    "brief.towai": (
        "昼は同じか大きい数、夜は同じか小さい数を出します。\n"
        "トワイのカードを出すたびに、昼と夜が入れ替わります。\n"
        "同じ数のカードなら続けて出せます（コンボ）。\n"
        "出せないとき、出したくないときはパスして1枚引きます。\n"
        "先に2回あがった人の勝ちです。"
    ),
    "credits.towai": (
        "2～6人で遊ぶ、昼と夜が入れ替わるゴーアウト系ゲーム。"
        "説明書に作者と発行者の名はありませんが、ゲームの権利は、もちろん作者の方々のものです。"
    ),
    # Who plays
    "character.kohaku": "こはく",
    "character.kohaku.trait": "コンボの策士",
    "character.mochi": "もち",
    "character.mochi.trait": "とにかく素早い",
    "character.ponta": "ぽんた",
    "character.ponta.trait": "びっくり箱",
    "character.gonta": "ごんた",
    "character.gonta.trait": "のんびり屋",
    "character.nagi": "なぎ",
    "character.nagi.trait": "潮まかせ",
    "character.yoru": "よる",
    "character.yoru.trait": "夜こそ冴える",
    # What was counted, and keys
    "score.reason.finished": "手札なし",
    "score.towai.finish": "あがり",
    "key.day": "d",
    "key.night": "n",
    # The game on a card beside the table
    "card.towai.aim": "先に2回、手札をなくした人の勝ち。",
    "card.towai.turn": (
        "昼は同じか大きい数。\n"
        "夜は同じか小さい数。\n"
        "同じ数は続けて出せる（コンボ）。\n"
        "またはパスして1枚引く。"
    ),
    "card.towai.special": (
        "トワイを出すと昼と夜が入れ替わる。\n"
        "3：ほかの全員が1枚引く。\n"
        "4：場を流して、もう一度出す。\n"
        "5：全員が右どなりへ1枚渡す。"
    ),
    "card.towai.scoring": "あがり1回で1点。",
    # The rules, page by page
    "rules.towai.aim": "目的",
    "rules.towai.aim.text": """\
[finish finished last-card] 誰よりも先に最後の1枚を出しましょう。それを2回できたら勝ちです。
# カード
全部で60枚。昼は3～7、夜は1～5、昼にも夜にも出せるトワイは1～7です。
= day-6 night-2 towai-3 towai-4 towai-5: 昼、夜、そして「ドロー」「リセット」「スワップ」のトワイ
最初は7枚ずつ。残りは山札です。手札の枚数は公開です。""",
    "rules.towai.turn": "ターン",
    "rules.towai.turn.text": """\
# 場が空のとき
[set-first not-by-day not-by-night] \
昼か夜かを決めて、それに合うカードを1枚出します。昼なら昼かトワイ、夜なら夜かトワイです。
# カードがあるとき
- [too-low] 昼：同じか大きい数の、昼かトワイ。
- [too-high] 夜：同じか小さい数の、夜かトワイ。
- またはパス：1枚引きます。いつでもパスでき、次のターンにはまた出せます。
= day-5 day-5: 昼は、同じか大きい数
= night-3 night-1: 夜は、同じか小さい数
# コンボ
[combo-number] 出したあと、同じ数で合うカードがあれば、1枚ずつ続けて出せます。やめてもかまいません。
= day-3 towai-3 night-3: 昼からトワイで夜になり、同じ数の夜が続く
ほかの全員がパスしたら、場を流し、最後に出した人がまた始めます。""",
    "rules.towai.towai": "トワイのカード",
    "rules.towai.towai.text": """\
トワイを出すたびに、昼と夜が入れ替わります。次の3つは、出すたびにさらに効果があります。
= towai-3: ドロー
- ドロー：ほかの全員が1枚引きます。
= towai-4: リセット
- リセット：場を流し、空の場にもう一度出します。必ず出します。
= towai-5: スワップ
- [swap-first] スワップ：全員が1枚選び、いっせいに右へ渡します。
効果が終わってからコンボを続けます。スワップで来たカードも使えます。最後の1枚を出したらすぐにラ\
ウンドが終わり、その効果は起きません。""",
    "rules.towai.readings": "このテーブルの裁定",
    "rules.towai.readings.text": """\
説明書にないことは、次のように遊びます。
- いちばん最初の人はくじで決め、その後はあがった人の左どなりからです。
- 手札の枚数は公開です。
- [nothing-fits] \
空の場に出すカードも昼か夜に合うものだけ。だから、合うカードを持っている側だけを決められます。
- [must-play] \
場が空なら必ず出します。ラウンドの最初も、リセットのあとも、ほかの全員がパスしたあとも同じです。
- ドローは出した人の左どなりから時計回りに引きます。
- スワップは見せずに選び、いっせいに渡します。
- 最後の1枚を出したらラウンドは終わり。その効果は起きません。
- パスしても、まだ参加できます。最後にパスした人は、場が流れる前に1枚引きます。
- 山札がなくなったら、場のいちばん上を残し、場の残りと捨て札を切り直して新しい山札にします。捨て札\
がなくても同じです。それでも1枚もなければ引きません。""",
    # Small exercises
    "kind.towai.fits": "出せるカードは？",
    "kind.towai.combo": "コンボをつなぐ",
    "kind.towai.out": "この番で出しきる",
    "kind.towai.does": "何が起こる？",
    "kind.towai.marker": "昼？夜？",
    "exercise.towai.fits": "いまは{side}。手札で出せるカードはどれ？",
    "exercise.towai.fits-not": "いまは{side}。出せないカードはどれ？",
    "exercise.towai.fits-count": "いまは{side}。この中で出せるカードは何枚？",
    "exercise.towai.combo": "いまは{side}。コンボを続けられるカードはどれ？",
    "exercise.towai.combo-not": "いまは{side}。コンボに続けられないカードはどれ？",
    "exercise.towai.combo-count": "いまは{side}。コンボに続けられるカードは何枚？",
    "exercise.towai.out": "この番で全部出しきるには、どれから出す？",
    "exercise.towai.does": "{card}で昼と夜が入れ替わります。ほかに何が起こる？",
    "exercise.towai.marker": "いまは{side}。このコンボのあとは昼？夜？",
    "choice.towai.flips": "ほかには何も",
    "choice.towai.draws": "ほかの全員が1枚引く",
    "choice.towai.clears": "場が流れる",
    "choice.towai.swaps": "全員が1枚渡す",
    "wrong.towai.does-flips": "{card}は昼と夜を入れ替えるだけです",
    "wrong.towai.does-draws": "{card}はドロー：ほかの全員が1枚引きます",
    "wrong.towai.does-clears": "{card}はリセット：場が流れ、続けて自分の番です",
    "wrong.towai.does-swaps": "{card}はスワップ：全員が1枚ずつ渡します",
    "wrong.towai.stuck": "{card}から出すと、カードが残ります",
    "wrong.towai.turned": "トワイのカードは{times}枚。そのたびに入れ替わって{side}です",
}

READINGS: dict[str, str] = {
    "昼": "ひる",
    "夜": "よる",
    "捨て札": "すてふだ",
    "流": "ながす ながし ながれる",
    "入れ替": "いれかえ いれかわる",
}
"""How words of these rules are read, for whoever searches them."""
