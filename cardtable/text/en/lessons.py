"""What is said round any game's lesson, in English."""

from __future__ import annotations

WORDS: dict[str, str] = {
    "lesson.teach_me": "Teach me",
    "lesson.go_on": "Go on",
    "lesson.once_more": "Once more",
    "lesson.show_me": "Show me",
    "lesson.skip": "Skip this step",
    "lesson.start_over": "Start over",
    "lesson.leave": "Leave",
    "lesson.play": "Play a game",
    "lesson.met": "Learnt so far",
    "lesson.met.none": "Nothing yet",
    "lesson.cost": "That cost you {cost}.",
    "lesson.other": "You may, but I meant: {wanted}.",
    "lesson.as_well": "That does just as well.",
    "lesson.with_cost": "{text} {cost}",
}
