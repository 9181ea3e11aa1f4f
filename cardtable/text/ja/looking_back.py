"""ゲームの振り返りの画面。"""

from __future__ import annotations

WORDS: dict[str, str] = {
    "lookback.title": "振り返り",
    "lookback.open": "振り返る",
    # Going through it
    "lookback.first": "最初へ",
    "lookback.slip-before": "前のミスへ",
    "lookback.before": "一手戻る",
    "lookback.play": "再生",
    "lookback.pause": "一時停止",
    "lookback.after": "一手進む",
    "lookback.slip-after": "次のミスへ",
    "lookback.end": "最後へ",
    "lookback.moment": "{moves}手中{move}手目",
    "lookback.hands.open": "全員の手札を見る",
    "lookback.hands.known": "そのとき見えていたものだけ",
    "lookback.seat": "次の席から見る",
    "lookback.seat.of": "{name}の席から",
    "lookback.tag.made": "実際の手",
    "lookback.tag.better": "もっと良い手",
    "lookback.round.short": "R{round}",
    "lookback.percent": "{percent}%",
    # The work
    "lookback.review": "このゲームを振り返る",
    "lookback.working": "分析中：{percent}%",
    "lookback.stopped": "{percent}%で停止",
    "lookback.give-up": "分析をやめる",
    "lookback.go_on": "分析を続ける",
    "lookback.not_yet": "この手はまだ分析していません。",
    "lookback.stopped.help": "この手の前で分析をやめました。",
    "lookback.replay.help": (
        "一手ずつ進めるか、再生してください。振り返りでは、それぞれの手の価値もわかります。"
    ),
    "lookback.not_all": "計算中です。数字はまだ変わります。",
    # The move
    "lookback.tab.move": "一手",
    "lookback.tab.luck": "運と実力",
    "lookback.tab.log": "ログ",
    "lookback.when": "ラウンド{round}・{moves}手中{move}手目",
    "lookback.when.together": "{moves}手中{move}手目",
    "lookback.when.short": "ラウンド{round}・{move}手目",
    "lookback.when.short.together": "{move}手目",
    "lookback.slips.own": "あなたのミス",
    "lookback.slips.of": "{name}のミス",
    "lookback.does": "{name}：{move}",
    "lookback.secret": "{name}が伏せて選ぶ",
    "lookback.over": "ゲーム終了",
    "lookback.unfinished": "ここで中断しました",
    "lookback.forced": "ほかにできることはありませんでした。",
    "lookback.best": "最善の手です。",
    "lookback.good": "良い手です。『{best}』との差はわずかです。",
    "lookback.slip.small": "小さなミス",
    "lookback.slip.medium": "ミス",
    "lookback.slip.large": "大きなミス",
    "lookback.better": "もっと良い手：{best}。その差は{worth}です。",
    "lookback.worth.share": "勝率{number}%ぶん",
    "lookback.worth.points": "{number}点",
    "lookback.punished": "実際の手札では、このミスが響きました。",
    "lookback.unpunished": "実際の手札では、損をせずにすみました。",
    "lookback.more": "ほか{count}通り",
    # Another try
    "lookback.try.title": "もう一度考える",
    "lookback.try.text": (
        "もっと良い手がありました。あらためて、どうしますか？テーブルで選んでください。"
    ),
    "lookback.try.right": "正解！『{move}』です。",
    "lookback.try.same": "それは実際の手です。もう一度どうぞ。",
    "lookback.try.wrong": "『{move}』ではありません。もう一度どうぞ。",
    "lookback.show": "答えを見る",
    "lookback.play-on": "ここから続きを遊ぶ",
    # Luck and play
    "lookback.split": "運と実力",
    "lookback.split.start": "配る前",
    "lookback.split.cards": "カードの運",
    "lookback.split.own": "この席のプレイ",
    "lookback.split.others": "ほかの人のプレイ",
    "lookback.split.result": "結果",
    "lookback.par": "このカードの価値は{worth}。{name}の結果は{made}です。",
    "lookback.par.short": "このカードの価値は{worth}。{name}の結果は{made}にとどまりました。",
    "lookback.par.points": "「上級」の得点は平均{score}点、{name}は{scored}点でした。",
    "lookback.par.help": "「上級」がこの席で{count}回遊んだ結果です。",
    "lookback.accuracy": "正確さ",
    "lookback.slips": "ミス：{count}回",
    "lookback.turning": "勝負の分かれ目",
    "lookback.luckiest": "幸運だった場面",
    "lookback.unluckiest": "不運だった場面",
    "lookback.luck.deal": "ラウンド{round}の配札",
    "lookback.luck.draw": "ラウンド{round}で引いたカード",
    "lookback.luck.reshuffle": "ラウンド{round}の切り直し",
    "lookback.luck.deal.of": "ラウンド{round}：{name}に配られたカード",
    "lookback.luck.draw.of": "ラウンド{round}：{name}が引いたカード",
    "lookback.luck.reshuffle.of": "ラウンド{round}：{name}の番での切り直し",
    # How it is computed
    "lookback.how": "計算のしかた",
    "lookback.how.choices": "手の評価",
    "lookback.how.choices.text": (
        "どの手も、その席がそのとき知っていたことだけで評価します。いちばん強いAIが、矛盾しない配り方を"
        "たくさん想定し、選べる手をすべて同じ想定で試して、最後まで進めます。候補を途中で外すことも"
        "ありません。"
    ),
    "lookback.how.slips": "ミス",
    "lookback.how.slips.text": (
        "2ポイント以上（勝率の2%、協力ゲームでは2点）の損で、しかも誤差の2倍を超えるものをミスと"
        "します。5からはミス、10からは大きなミスです。大きな点は、実際の手札でも損をしたミスです。"
    ),
    "lookback.how.luck": "運と実力",
    "lookback.how.luck.text": (
        "配札・ドロー・切り直しのたびに、その後の見込みから、ほかにありえた場合の平均を引きます。"
        "運で説明できない分が、プレイによるものです。"
    ),
    "lookback.how.par": "カードの価値",
    "lookback.how.par.text": (
        "あなたの席に「上級」が座り、同じカードと同じ相手で何度も遊んだときの平均です。"
    ),
    "lookback.how.accuracy": "正確さ",
    "lookback.how.accuracy.text": (
        "選んだ手が最善にどれだけ近かったかを表します。難しい選択ほど重く数え、選べなかった手は"
        "数えません。"
    ),
    "lookback.how.limits": "わからないこと",
    "lookback.how.limits.text": (
        "どれも推定です。ほかの人は堅実にプレイすると考えます。かけひきや、あなたが気づいていた癖は"
        "数字に入りません。"
    ),
}
