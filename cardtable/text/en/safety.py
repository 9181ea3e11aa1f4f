"""What is said of keeping games safe, in English."""

from __future__ import annotations

WORDS: dict[str, str] = {
    "settings.saves": "Your games",
    "settings.check": "Check my saves",
    "settings.check.help": "Backs everything up, then looks through it and mends what is damaged.",
    "settings.check.now": "Check",
    "check.title": "Check my saves",
    "check.under_way": "Looking through every game…",
    "check.well": "Settings and games are fine (files: {count}).",
    "check.mended": "Something was damaged, and has been mended. The damaged file is kept as well.",
    "check.lost": "Something can’t be read. It is kept as it was.",
    "check.up_to": "{what}: up to move {moves}",
    "check.was.mended": "{what}: mended",
    "check.was.lost": "{what}: can’t be read",
    "check.more": "and {count} more",
    "check.no_backup": "There is no backup: the disk is full or can’t be written to.",
    "check.failed": "The check stopped early. Nothing was lost.",
}
