"""Two tricks of Rovescino: get rid of what is high, below a higher card."""

from __future__ import annotations

from typing import Any

from cardtable.lessons.lesson import Do, Lesson, Once, Tell
from cardtable.rules.events import TrickWon
from tests.fifth_game.rules import WON, score_lines


def worth(game: Any, state: Any, seat: int) -> float:
    """What has been taken costs so much."""
    del game
    lost = sum(line.gives for line in score_lines(state.piles[WON[seat]], last=False))
    return float(state.scores[seat] + lost)


LESSON = Lesson(
    seed=1,
    seats=("", "flurry", "nimba"),
    worth=worth,
    script=(
        Tell("hello", "nimba"),
        "cups-10 hand>trick",
        Do("under", "nimba", "cups-9 hand>trick"),
        "cups-4 hand>trick",
        Tell("mine", "nimba", at=("card:cups-10",), since=Once(TrickWon, seat=2)),
        "coins-3 hand>trick",
        Do("again", "nimba", "coins-7 hand>trick", also=("coins-6 hand>trick",)),
        "coins-10 hand>trick",
        Tell("bye", "flurry", since=Once(TrickWon, seat=2, card="coins-3")),
    ),
)

WORDS = {
    "en": {
        "hello": "Here it is bad to take cards.",
        "under": "Follow Cups, but stay below my king.",
        "under.met": "Follow suit; the highest of it takes all.",
        "mine": "My king takes it, and costs me one.",
        "mine.met": "3, 2 and courts cost one, aces three.",
        "again": "Now Coins: any of yours is low enough.",
        "bye": "Whoever takes least, wins. That is all!",
    },
    "ja": {
        "hello": "このゲームでは、取ると損をするよ。",
        "under": "カップをフォロー。王より下を出してね。",
        "under.met": "フォローして、いちばん強い人が取る。",
        "mine": "王で取っちゃった。1点の損。",
        "mine.met": "3・2・絵札は1点、エースは3点の損。",
        "again": "コインだよ。どれを出しても大丈夫。",
        "bye": "いちばん損の少ない人が勝ち。これだけ！",
    },
}
