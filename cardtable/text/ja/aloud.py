"""テーブルと画面について、声に出して読む言葉。"""

from __future__ import annotations

WORDS: dict[str, str] = {
    # 記号
    "aloud.of": "{whole}のうち{part}",
    "aloud.part": "、全{one}",
    "aloud.minus": "マイナス{one}",
    "aloud.plus": "プラス{one}",
    "aloud.times": "かける{one}",
    "aloud.to": "から{one}",
    "aloud.more": "以上{one}",
    "aloud.done": "済み{one}",
    # 読み上げ
    "settings.speech": "読み上げ",
    "settings.speech.help": "起きたことをシステムの音声で読みます。F2でいつでも切り替えられます。",
    "home.keys": "キーの一覧",
    "home.speech": "読み上げ",
    "home.silence": "読み上げ停止",
    "aloud.on": "読み上げを始めます。F2で止まり、F4でもう一度読みます。",
    "aloud.off": "読み上げを止めました。",
    "aloud.no_voice": "読み上げはオンですが、このシステムには音声がありません。",
    "aloud.keys": (
        "テーブルで使えるキー：F5は手札、F6はトリック、F7はテーブル、F8は得点、F9は誰の番か、"
        "F10は前のトリック。"
    ),
    # テーブルの答え
    "aloud.hand": "手札は{count}枚：{cards}",
    "aloud.hand.one": "手札は1枚：{cards}",
    "aloud.hand.none": "手札はありません。",
    "aloud.hand.closed": "手札は伏せてあります。",
    "aloud.trick.none": "まだカードは出ていません。",
    "aloud.no_trick": "このゲームにトリックはありません。",
    "aloud.last": "前のトリック：{cards}。{name}が取りました：{reason}",
    "aloud.last.none": "このラウンドでは、まだトリックが終わっていません。",
    "aloud.last.closed": "トリックは伏せてあり、見直せません。",
    "aloud.count": "カード{count}枚",
    "aloud.count.one": "カード1枚",
    "aloud.tricks": "取ったトリックは{count}",
    "aloud.tricks.one": "取ったトリックは1",
    "aloud.top": "{count}、いちばん上は{card}",
    "aloud.seat": "{name}。{told}",
    "aloud.score": "{name}は{points}点",
    "aloud.scores": "得点：{scores}",
    "aloud.score.together": "全員で{points}点",
    "aloud.nothing": "いまは何も選べません。",
    "aloud.over": "ゲームは終わりました。",
    # 絵と表
    "aloud.place": "{place}位：{name}、{points}点",
    "aloud.place.gain": "{place}、このラウンド{points}点",
    "aloud.lost": "負け",
    "aloud.luck": "{number}ゲーム目、カード{cards}、プレイ{play}",
    "aloud.wins": "{card}の勝ち",
    "aloud.holds": "手札：{cards}",
    # 画面のまとまり
    "aloud.unable": "{name}、選べません",
    "aloud.group.asked": "質問",
    "aloud.group.hand": "手札",
    "aloud.group.answers": "できること",
    "aloud.group.trick": "トリック",
    "aloud.group.table": "テーブル",
    "aloud.group.seats": "プレイヤー",
    "aloud.group.tools": "ボタン",
    "aloud.group.written": "ほかに書かれていること",
}
