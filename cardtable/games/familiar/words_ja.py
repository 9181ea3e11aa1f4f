"""Sentences of Familiar's Trouble in Japanese."""

from __future__ import annotations

WORDS: dict[str, str] = {
    # The witch's tools, one on each errand.
    "card.errand1-1": "夜のランタン",
    "card.errand1-2": "朝つゆのひしゃく",
    "card.errand1-3": "はしばみの杖",
    "card.errand1-4": "おき火のふいご",
    "card.errand1-5": "雨のじょうろ",
    "card.errand1-6": "しずかなほうき",
    "card.errand1-7": "月の手鏡",
    "card.errand1-8": "葦の笛",
    "card.errand1-9": "木いちごのかご",
    "card.errand2-1": "おき火の鐘",
    "card.errand2-2": "潮の水時計",
    "card.errand2-3": "柳の竪琴",
    "card.errand2-4": "不死鳥の羽ペン",
    "card.errand2-5": "苔のフラスコ",
    "card.errand2-6": "きのこのすり鉢",
    "card.errand2-7": "ふたごの天秤",
    "card.errand2-8": "睡蓮の羅針盤",
    "card.errand2-9": "もみじの扇",
    "card.errand3-1": "炎の冠",
    "card.errand3-2": "深海のほら貝",
    "card.errand3-3": "根っこの鍵",
    "card.errand3-4": "嵐の傘",
    "card.errand3-5": "さすらいの地球儀",
    "card.errand3-6": "いばらの糸車",
    "card.errand3-7": "大釜",
    "card.errand3-8": "天球儀",
    "card.errand3-9": "大いなる魔導書",
    # Suits and cards
    "suit.familiar.red": "赤",
    "suit.familiar.blue": "青",
    "suit.familiar.green": "緑",
    "suit.familiar.red-blue": "赤・青",
    "suit.familiar.blue-green": "青・緑",
    "suit.familiar.red-green": "赤・緑",
    "suit.familiar.three": "三色",
    "suit.familiar.errand1": "レベル1",
    "suit.familiar.errand2": "レベル2",
    "suit.familiar.errand3": "レベル3",
    "card.red-blue-2": "赤・青の2",
    "card.blue-green-2": "青・緑の2",
    "card.red-green-2": "赤・緑の2",
    "card.three-1": "三色の1",
    "card.back-attribute": "カード1枚",
    "card.back-errand1": "レベル1のおつかい",
    "card.back-errand2": "レベル2のおつかい",
    "card.back-errand3": "レベル3のおつかい",
    # Piles
    "pile.familiar.hand": "手札",
    "pile.familiar.trick": "トリック",
    "pile.familiar.discards": "出たカード",
    "pile.familiar.draw": "山札",
    "pile.familiar.board": "おつかい",
    "pile.familiar.done": "達成したおつかい",
    "pile.familiar.left": "左どなりへ",
    "pile.familiar.level1": "レベル1",
    "pile.familiar.level2": "レベル2",
    "pile.familiar.level3": "レベル3",
    # What a seat says
    "word.familiar.exchange": "左に1枚渡そう",
    "word.familiar.keep-hands": "手札はこのまま",
    "word.familiar.keep-errands": "おつかいはこのまま",
    "answer.familiar.exchange": "はい、左に渡します",
    "answer.familiar.keep-hands": "いいえ、このままで",
    "answer.familiar.keep-errands": "おつかいはこのまま",
    "note.familiar.exchange": "あなたから順に1枚ずつ",
    "note.familiar.keep-hands": "誰も渡さずに進めます",
    "note.familiar.keep-errands": "交換するなら、おつかいを山へ",
    # What is asked: of the person, on a seat's plate, and told to those who wait
    "ask.familiar.hands": "あなたのリード：全員で左どなりに1枚ずつ渡しますか？",
    "ask.familiar.pass": "左どなりに渡すカードを選んでください",
    "ask.familiar.errand": "あなたのリード：おつかい1枚を、山のいちばん上と交換しますか？",
    "ask.familiar.errand.to": "「{card}」を、どの山と交換しますか？",
    "ask.familiar.card": "あなたの番：カードを出してください",
    "ask.familiar.card.lead": "あなたのリード：好きなカードを出せます",
    "ask.familiar.card.follow": "あなたの番：{suit}を含むカードを出してください",
    "ask.familiar.card.follow.three": "あなたの番：{suit}を含むカードか、{three}を出せます",
    "ask.familiar.card.share": "あなたの番：{suit}と同じ色を含むカードを出してください",
    "ask.familiar.card.share.three": (
        "あなたの番：{suit}と同じ色を含むカードか、{three}を出せます"
    ),
    "ask.familiar.card.free": "あなたの番：リードされたのは{suit}、どのカードでも出せます",
    "ask.familiar.refill": "次はあなたのリード：どの山からおつかいをめくりますか？",
    "asks.familiar.hands": "検討中",
    "asks.familiar.pass": "左に渡す番",
    "asks.familiar.errand": "検討中",
    "asks.familiar.card": "出す番",
    "asks.familiar.refill": "補充中",
    "waits.familiar.hands": "{name}が手札の交換をするかどうか考えています",
    "waits.familiar.pass": "{name}が左どなりに渡すカードを選んでいます",
    "waits.familiar.errand": "{name}がおつかいを交換するかどうか考えています",
    "waits.familiar.card": "{name}がカードを選んでいます",
    "waits.familiar.refill": "{name}が次のおつかいを選んでいます",
    # Reasons: who leads next, and why …
    "reason.familiar.highest-sharing": "{led}と同じ色を含むカードで、いちばん大きいのは{card}",
    "reason.familiar.led-stays-highest": "リードされた{card}がいちばん大きいまま",
    "reason.familiar.highest": "3枚のうちでいちばん大きいのは{card}",
    # … why something may not be done …
    "reason.familiar.must-share": "リードされたのは{led}。手札に同じ色を含む{card}があります",
    "reason.familiar.hands-first": "先に、手札を交換するかどうか決めてください",
    "reason.familiar.pass-first": "先に、左どなりにカードを1枚渡してください",
    "reason.familiar.errand-first": "先に、おつかいを交換するかどうか決めてください",
    "reason.familiar.refill-first": "先に、おつかいを補充してください",
    "reason.familiar.pile-empty": "その山はもう空です",
    "reason.familiar.not-asked": "いまはできません",
    # … and what was scored
    "reason.familiar.errand-won": "「{errand}」を達成しました",
    # What was counted
    "line.familiar.errand": "おつかい",
    "sum.familiar.errand": "{what}：{gives}",
    # What speaks for a move, as a hint says it
    "why.familiar.take-trick": "{often}、次にリードするのはあなたです。",
    "why.familiar.take-trick.sure": "次にリードするのはあなたです。",
    "why.familiar.not-take-trick": "{often}、次は仲間にリードを任せられます。",
    "why.familiar.not-take-trick.sure": "次は仲間にリードを任せられます。",
    "why.familiar.take-trick-unless": (
        "{card}が出なければ、次にリードするのはあなたです（{seldom}出ます）。"
    ),
    "why.familiar.unbeatable.sure": "次にリードするのは必ずあなたです。",
    "why.familiar.trick-to": "{often}、次にリードするのは{seat}です。",
    "why.familiar.trick-to.sure": "次にリードするのは{seat}です。",
    "why.familiar.not-trick-to": "{often}、次にリードするのは{seat}以外です。",
    "why.familiar.not-trick-to.sure": "次にリードするのは{seat}以外です。",
    "why.familiar.cover": "{often}、今回で「{errand}」を達成できます。",
    "why.familiar.cover.sure": "今回で「{errand}」を達成できます。",
    "why.familiar.not-cover": "{often}、「{errand}」をあとに残せます。",
    "why.familiar.not-cover.sure": "「{errand}」をあとに残せます。",
    "why.familiar.done": "{often}、最後までに「{errand}」を達成できます。",
    "why.familiar.points": "この先の得点は平均{points}点。『{other}』なら{instead}点です。",
    # A move, as a hint names it
    "say.familiar.hand>trick": "{card}を出す",
    "say.familiar.hand>left": "{card}を左どなりに渡す",
    "say.familiar.board>level1": "「{card}」をレベル1と交換する",
    "say.familiar.board>level2": "「{card}」をレベル2と交換する",
    "say.familiar.board>level3": "「{card}」をレベル3と交換する",
    "say.familiar.level1>board": "{card}をめくる",
    "say.familiar.level2>board": "{card}をめくる",
    "say.familiar.level3>board": "{card}をめくる",
    # The log
    "log.familiar.trick": "次にリードするのは{name}：{reason}",
    "moved.familiar.hand>trick": "{name}が{card}を出しました",
    "moved.familiar.hand>hand": "{name}が{other}に{card}を渡しました",
    "moved.familiar.draw>hand": "{name}が{card}を引きました",
    "moved.familiar.level1>board": "新しいおつかい：{card}",
    "moved.familiar.level2>board": "新しいおつかい：{card}",
    "moved.familiar.level3>board": "新しいおつかい：{card}",
    "moved.familiar.board>level1": "{card}を山の下に戻しました",
    "moved.familiar.board>level2": "{card}を山の下に戻しました",
    "moved.familiar.board>level3": "{card}を山の下に戻しました",
    "moved.familiar.board>done": "達成：{card}",
    # The board, the turns, and the chart
    "changed.familiar.turn": "第{to}ターン（全9ターン）",
    "turn.familiar": "{number}/{turns}ターン目",
    "turn.familiar.left": "残り{count}",
    "errand.lacks": "あと",
    "errand.covered": "そろいました",
    "errand.wins": "{card}で達成",
    "errand.wins.short": "これで達成",
    "gain.familiar": "{card}で{names}を達成：+{points}点",
    "gain.familiar.lead": "次にリードするのは{name}",
    "gain.familiar.lead.own": "次にリードするのはあなた",
    "gain.familiar.lead.with": "{card}なら、次にリードするのは{name}",
    "gain.familiar.lead.own.with": "{card}なら、次にリードするのはあなた",
    "score.familiar": "得点",
    "goal.familiar": "目標{goal}点",
    "end.familiar.together_won": "{points}点：目標の{goal}点を達成！",
    "end.familiar.together_lost": "{points}点：目標まであと{short}点",
    "turning.familiar.when.together": "第{number}ターン",
    "turning.familiar.together": "{when}：この3枚で{points}点。",
    "turning.familiar.most.together": "これを上回るターンはありませんでした。",
    "remark.familiar.0.title": "止まり木からやり直し",
    "remark.familiar.0.text": (
        "「今夜はやかんのほうがよく働いたよ。ひと眠りして、明日はよく耳をすませること」"
    ),
    "remark.familiar.1.title": "まずまずの夜",
    "remark.familiar.1.text": (
        "「半分は片づいたし、何も割れていない。わたしにしては、ほめているんだよ」"
    ),
    "remark.familiar.2.title": "かしこい羽",
    "remark.familiar.2.text": "「目と目で通じるようになってきたね。食料庫の鍵を預けてみようか」",
    "remark.familiar.3.title": "たのもしい翼",
    "remark.familiar.3.text": (
        "「おつかいの紙に、もうほとんど何も残っていないじゃないか！ "
        "もっと難しいのを考えておかないと」"
    ),
    "remark.familiar.4.title": "魔女のじまん",
    "remark.familiar.4.text": (
        "「ひとことも話さずに、どの瓶もいっぱいとは。火のそばにおいで、今夜はごちそうしよう」"
    ),
    # Cards looked at closely
    "about.familiar.red": "赤は命。数字が、おつかいに必要な赤に加わります。",
    "about.familiar.blue": "青は水。数字が、おつかいに必要な青に加わります。",
    "about.familiar.green": "緑は木。数字が、おつかいに必要な緑に加わります。",
    "about.familiar.red-blue": (
        "赤でも青でもあるカード。どちらにも2を加えます。どちらの色のフォローにもなり、"
        "ほかになければ出さなければなりません。"
    ),
    "about.familiar.blue-green": (
        "青でも緑でもあるカード。どちらにも2を加えます。どちらの色のフォローにもなり、"
        "ほかになければ出さなければなりません。"
    ),
    "about.familiar.red-green": (
        "赤でも緑でもあるカード。どちらにも2を加えます。どちらの色のフォローにもなり、"
        "ほかになければ出さなければなりません。"
    ),
    "about.familiar.three": (
        "3色すべてに1を加えます。いつでも出せて、出さなくてもかまいません。"
        "リードされたら、何を出してもかまいません。"
    ),
    "about.familiar.errand1": "やさしいおつかい。1点か2点です。",
    "about.familiar.errand2": "3点から5点のおつかい。少し作戦がいります。",
    "about.familiar.errand3": "6点から8点の大きなおつかい。3人の力を合わせましょう。",
    "about.familiar.back-attribute": "属性カード。何かは持ち主だけが知っています。",
    "about.familiar.back-errand1": "まだ誰も見ていないおつかい。帽子1つ、1点か2点。",
    "about.familiar.back-errand2": "まだ誰も見ていないおつかい。帽子2つ、3点から5点。",
    "about.familiar.back-errand3": "まだ誰も見ていないおつかい。帽子3つ、6点から8点。",
    # On the shelf, in set-up and in the credits
    "game.familiar": "Familiar’s Trouble",
    # 読み上げ
    "aloud.familiar.errand": "{name}、レベル{level}、必要なのは{needs}、{points}点",
    "aloud.familiar.amount": "{suit}{number}",
    "aloud.familiar.lacks": "{errand}。このトリックではあと{left}",
    "aloud.familiar.covered": "{errand}。このトリックでそろっています",
    "aloud.familiar.totals": "トリックの合計は{colours}",
    "aloud.familiar.turn": "全{turns}ターンの{turn}ターン目",
    "aloud.familiar.levels": "山に残るおつかい：{piles}",
    "aloud.familiar.draw": "山札は{count}枚",
    "aloud.familiar.won": "達成したおつかいは{count}",
    "aloud.familiar.score": "全員で{points}点、目標は{goal}点、{won}",
    "players.familiar": "3人で協力",
    "game.familiar.line": "3羽のフクロウ、9回のおつかい。勝つも負けるも一緒。",
    "option.familiar.hand_exchange": "手札の交換",
    "option.familiar.hand_exchange.help": (
        "リードプレイヤーが望めば、全員が左どなりへ1枚ずつ渡します。"
    ),
    "option.familiar.errand_exchange": "おつかいの交換",
    "option.familiar.errand_exchange.help": (
        "リードプレイヤーは、場のおつかい1枚を山のいちばん上と交換できます。"
    ),
    "option.familiar.display": "最初のおつかい",
    "option.familiar.display.help": "最初に並べるレベル1・2・3の枚数です。",
    "option.familiar.display.3/1/1": "3 / 1 / 1",
    "option.familiar.display.3/2/0": "3 / 2 / 0",
    "option.familiar.display.4/2/0": "4 / 2 / 0",
    "option.familiar.simple_lead": "かんたんなリード決め",
    "option.familiar.simple_lead.help": (
        "色に関係なく、いちばん大きい数を出した人が次のリードプレイヤーです。"
    ),
    "credits.familiar": "3人で遊ぶ協力型のトリックテイキング。Fukuroudou（fukuroudou.info）。",
    # Who plays
    "character.wisp": "ウィスプ",
    "character.wisp.trait": "眠そうで、無駄なし",
    "character.soot": "ススケ",
    "character.soot.trait": "野望は大きく",
    "character.fennel": "フェンネル",
    "character.fennel.trait": "頼れる翼",
    "character.puck": "プック",
    "character.puck.trait": "お手伝い好き",
    # What was counted, and keys
    "score.reason.errand-won": "おつかい達成",
    "score.familiar.errand": "おつかい",
    # The game on a card beside the table
    "card.familiar.aim": "3人一緒に、9ターンで25点のおつかいを。",
    "card.familiar.turn": (
        "リードされたカードと同じ色があれば必ず出す。\n同じ色でいちばん大きい数の人が次にリード。"
    ),
    "card.familiar.special": (
        "二色のカードは、どちらの色にも数える。\n三色のカードは、いつでも出せる。"
    ),
    "card.familiar.scoring": (
        "3枚の数を色ごとに足す。\n必要な数がそろったおつかいは、すべて達成。"
    ),
    # The rules, page by page
    "rules.familiar.aim": "目的",
    "rules.familiar.aim.text": """\
3羽の使い魔が魔女のおつかいをします。勝つも負けるも3人一緒。9ターンで、できるだけ多くのおつか\
いを達成しましょう。25点あれば魔女は満足です。手札の相談はできません。出すカードで伝えましょう。
# カード
属性カードは27枚。赤（命）・青（水）・緑（木）の3～9、二色の2が3枚、三色の1が3枚。おつかいは3\
つのレベルで27枚です。
= red-7 blue-4 green-9 red-blue-2 three-1: 属性カード
= errand1-1 errand2-5 errand3-9: 各レベルのおつかい
手札は5枚。おつかいは5枚並べます。""",
    "rules.familiar.turn": "ターンの流れ",
    "rules.familiar.turn.text": """\
- [hands-first pass-first] \
手札の交換（リードプレイヤーが望めば）：望んだ人から一人ずつ、左どなりへ1枚渡します。受け取ったば\
かりのカードを渡してもかまいません。
- [errand-first] \
おつかいの交換（リードプレイヤーが望めば）：好きな山のいちばん上の1枚を場の1枚と入れ替え、場の\
1枚をその山の下に戻します。
- [must-share] \
リードプレイヤーは好きなカードを出します。ほかの人は、同じ色を含むカードがあれば必ず出します。
- おつかいを達成します（次のページ）。出したカードは公開の捨て札になります。
- [refill-first pile-empty] 新しいリードプレイヤーが、おつかいを好きな山から5枚まで補充します。
- 山札があるかぎり、全員が1枚ずつ引きます。
# 色
二色のカードはどちらの色としても数え、ほかのカードと同じようにフォローしなければなりません。三色のカー\
ドはいつでも出せますが、出さなくてもかまいません。三色がリードされたら、何を出してもかまいません。
= red-blue-2 blue-3: 青は同じ色を含むので出せる
# 次のリードプレイヤー
[highest-sharing led-stays-highest] \
リードされたカードと同じ色を含む中で、いちばん大きい数を出した人。同じなら先に出した人です。
= red-blue-2 red-3 blue-5*: 青5を出した人が次のリードプレイヤー""",
    "rules.familiar.verdict": "おつかいの達成",
    "rules.familiar.verdict.text": """\
[errand-won errand] \
3枚のカードの数を色ごとに足します。複数色のカードは、そのすべての色に数えます。必要な数がすべて\
そろったおつかいは、いくつでも同時に達成できます。
= blue-green-2 blue-3 three-1: 赤1、青6、緑3
# 魔女のひとこと
9ターンの点を合計します。20点未満、20点台、30点台、40点台、50点以上で、魔女の言葉が変わります。目標の25点に届けば勝ちです。""",
    "rules.familiar.variants": "選べるルール",
    "rules.familiar.variants.text": """\
説明書には、初めての人向けのやさしい遊び方と、いつでも使えるバリアントがあります。準備の画面で選び、慣\
れてきたらひとつずつ元に戻しましょう。
# 手札の交換
なしにすると、カードを渡し合いません。説明書が初心者にまずすすめている遊び方です。考えることがひとつ減\
り、配られた手札のまま進みます。
# おつかいの交換
なしにすると、場のおつかいは達成されるまで変わりません。
# 最初のおつかい
ふつうはレベル1が3枚、レベル2と3が1枚ずつ。レベル1を3枚とレベル2を2枚、またはレベル1を4枚とレベル2を\
2枚にすると、やさしくなります。後のほうでは、最初のターンだけ6枚から選べます。
= errand1-3 errand2-1: 最初はレベル1と2だけ
# かんたんなリード決め
[highest] \
色に関係なく、いちばん大きい数を出した人が次のリードプレイヤーです。同じなら先に出した人です。出せるカー\
ドの決まりは変わりません。
= red-4 red-6 blue-9*: 次は青9を出した人。ふだんなら赤6を出した人です
# ほのめかし
説明書では、出してほしいカードを遠回しにほのめかすことも、初心者には許されています。同じ画面を囲む\
人どうしなら、どうぞ。AIには聞こえません。""",
    "rules.familiar.readings": "このテーブルの裁定",
    "rules.familiar.readings.text": """\
説明書にないことは、次のように遊びます。
- いちばん最初にリードする人はくじで決めます。
- 属性カードは、赤・青・緑の3～9、二色の2が3枚、三色の1が3枚です。
- おつかいの内容と点数は、説明書の図が残っていないため、このテーブルで決めました。
- おつかいどうしは競い合いません。同じ合計がすべてに使えます。
- 複数色のカードの捨て札は、別の場所にまとめます。
- 補充は新しいリードプレイヤーが行います。9回目のトリックのあとは補充しません。
- 最初に6枚並べたときも、その後の補充は5枚までです。
- カードは新しいリードプレイヤーから時計回りに引きます。
- 点数の区分と25点の目標は、プレイヤーの話にもとづき、50点以上の区分はこのテーブルで決めました。""",
    # Small exercises
    "kind.familiar.leads": "次にリードするのは？",
    "kind.familiar.covers": "どのおつかい？",
    "kind.familiar.card-for": "おつかいを達成",
    "kind.familiar.scores": "何点になる？",
    "exercise.familiar.leads": "次にリードするのは、どのカードを出した人？",
    "exercise.familiar.covers": "この3枚で達成できるおつかいはどれ？",
    "exercise.familiar.card-for": "手札のどれを出せば「{errand}」を達成できる？",
    "exercise.familiar.scores": "このトリックで何点入る？",
    "wrong.familiar.lacks": "「{errand}」は{suit}{needs}が必要、いまは{there}です",
}

READINGS: dict[str, str] = {
    "赤": "あか",
    "青": "あお",
    "緑": "みどり",
    "命": "いのち",
    "水": "みず",
    "木": "き",
    "使い魔": "つかいま",
    "魔女": "まじょ",
    "属性": "ぞくせい",
    "三色": "さんしょく",
    "二色": "にしょく",
    "捨て札": "すてふだ",
    "目標": "もくひょう",
    "補充": "ほじゅう",
    "達成": "たっせい",
    "交換": "こうかん",
    "相談": "そうだん",
}
"""How words of these rules are read, for whoever searches them."""
