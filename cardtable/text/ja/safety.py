"""What is said of keeping games safe, in Japanese."""

from __future__ import annotations

WORDS: dict[str, str] = {
    "settings.saves": "ゲームの保存",
    "settings.check": "保存データの点検",
    "settings.check.help": "すべてをバックアップしてから調べ、壊れたところを修復します。",
    "settings.check.now": "点検する",
    "check.title": "保存データの点検",
    "check.under_way": "ゲームを調べています…",
    "check.well": "設定とゲームに問題はありません（{count}件）。",
    "check.mended": "壊れたところを修復しました。元のファイルも残してあります。",
    "check.lost": "読み込めないものがあります。そのまま残してあります。",
    "check.up_to": "{what}：{moves}手目まで",
    "check.was.mended": "{what}：修復しました",
    "check.was.lost": "{what}：読み込めません",
    "check.more": "ほか{count}件",
    "check.no_backup": "ディスクがいっぱいか書き込めないため、バックアップを残せませんでした。",
    "check.failed": "点検を途中で終えました。失われたものはありません。",
}
