"""終わったゲームの振り返り。どのゲームでも使う言葉。"""

from __future__ import annotations

WORDS: dict[str, str] = {
    # The marks of a choice
    "review.mark.none": "問題なし",
    "review.mark.small": "小さなミス",
    "review.mark.medium": "ミス",
    "review.mark.large": "大きなミス",
    # A choice in a line
    "review.choice": "{number}手目、{name}：{move}",
    "review.cost": "{mark}：損失{cost}（±{error}）。最善は『{best}』。",
    "review.punished": "実際の配札でも損をしました。",
    "review.unpunished": "実際の配札では損をせずにすみました。",
    "review.share": "{percent}%",
    "review.points": "{points}点",
    # Cards and play
    "review.luck": "運",
    "review.luck.best": "{name}がいちばんついていた場面",
    "review.luck.worst": "{name}がいちばんついていなかった場面",
    "review.luck.deal": "第{round}ラウンドの配札",
    "review.luck.draw": "新しいカード",
    "review.luck.draw.seat": "{seat}が引いたカード",
    "review.luck.reshuffle": "山札の切り直し",
    "review.luck.line": "{number}手目：{what}",
    "review.luck.none": "とくになし",
    "review.split": "{name}：配る前{start}、カードの運{luck}、自分の選択{own}、"
    "ほかの人の選択{others}、結果{result}",
    "review.split.title": "運と実力",
    # The whole match
    "review.choices": "選択",
    "review.turning": "分かれ目",
    "review.turning.line": "{number}手目：{what}、{name} {change}",
    "review.turning.move": "{name}：{move}",
    "review.accuracy": "正確さ",
    "review.accuracy.line": "{name}：100点中{value}点、選択{choices}回"
    "（小さなミス{small}、ミス{medium}、大きなミス{large}）",
    "review.par": "配札の基準",
    "review.par.line": "{name}：この配札の値打ちは{value}"
    "（±{error}、上級が{played}回試行）、実際は{made}",
    # How this is computed
    "review.how.title": "計算のしかた",
    "review.how.text": """\
# 選択の評価
どの選択も、その人がそのとき知っていたことだけで評価します。見えないカードを、\
それまでに見えたことと矛盾しないように何度も想定し、選べたすべての手を、\
同じ想定、同じ運で最後まで試します。途中で候補を外すことはありません。数字は平均です。\
±のあとの数字は標準誤差で、偶然によるずれの目安です。
ミスに見えた手は、倍の数の新しい想定でもう一度試します。それでも2点以上、\
しかも標準誤差の2倍を超えて損をしていれば、ミスと数えます。5点未満は小さなミス、\
10点からは大きなミスです。1点は、100ゲームのうち1勝にあたります。全員で協力するゲームでは、\
そのゲームの1点です。ほかに選べなかった手は数えません。
「実際の配札でも損」とは、本当のカードの配置でも、最善の手のほうが2点以上良かったということです。
# 見込み
グラフは全員の手札を見て計算します。各場面から中級が何度も最後まで進め、\
伏せたカードはそのたびに配り直します。ラウンドの得点は、ゲームに勝つ見込みに直します。
# 運と実力
カードを配る、引く、切り直すたびに、まだ決まっていなかったカードを何度も配り直します。\
実際の値から、その平均を引いたものが運です。それ以外の変化はすべて選択によるものです。\
初めの値と運と選択を足すと結果になり、ゲームを重ねると運の合計は0に近づきます。
# 配札の基準
上級があなたの席に座り、同じ相手と同じ配札で何度も遊びます。
# 正確さ
100は、損がまったくないことを表します。ひと目で選ぶと損をしやすい場面ほど、重く数えます。\
ミスの重さは、損失から標準誤差を引いて計ります。""",
}
