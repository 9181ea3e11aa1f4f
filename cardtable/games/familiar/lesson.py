"""Four turns of Familiar's Trouble: each wins errands, and each by another rule.

The deal was found with `python -m tests.lessons.find familiar --deals 30000 --tries 80`; the
cards the partners play were then chosen so that a turn wins by just what is told of it.
"""

from __future__ import annotations

from typing import Any

from cardtable.games.familiar.rules import BOARD
from cardtable.lessons.lesson import Do, Lesson, Once, Tell
from cardtable.rules.events import CardsMoved, Scored


def worth(game: Any, state: Any, seat: int) -> float:
    """The points of the errands won: everybody's."""
    del game
    return float(state.scores[seat])


LESSON = Lesson(
    seed=20439,
    seats=("", "fennel", "puck"),
    worth=worth,
    script=(
        Tell("hello", "fennel", at=("card:errand1-5",)),
        "say keep-hands",
        "say keep-errands",
        "blue-6 hand>trick",
        "red-blue-2 hand>trick",
        Do("follow", "fennel", "blue-9 hand>trick", at=("card:blue-9", "part:totals")),
        Tell(
            "won",
            "fennel",
            at=("card:errand1-5", "part:totals"),
            since=Once(Scored, reason="errand-won", total=2),
        ),
        Tell("leads", "fennel", at=("card:blue-9",)),
        Do("refill", "fennel", "back-errand1 level1>board", at=("pile:level1",)),
        Do("hands", "fennel", "say exchange"),
        Do(
            "pass",
            "fennel",
            "blue-5 hand>left",
            also=("blue-3 hand>left", "green-7 hand>left"),
            at=("card:blue-5", "pile:left"),
        ),
        "green-4 hand>left",
        "three-1 hand>left",
        Do(
            "swap",
            "puck",
            "errand1-6 board>level2",
            at=("card:errand1-6", "pile:level2"),
            since=Once(CardsMoved, source=2, target=0),
        ),
        Do(
            "two",
            "puck",
            "blue-green-2 hand>trick",
            at=("card:blue-green-2", "pile:trick"),
            since=Once(CardsMoved, source=BOARD),
        ),
        "blue-8 hand>trick",
        "green-4 hand>trick",
        Tell(
            "both",
            "puck",
            at=("card:errand2-8", "card:errand2-5", "part:totals"),
            since=Once(Scored, reason="errand-won", total=11),
        ),
        "back-errand1 level1>board",
        "back-errand2 level2>board",
        "say keep-hands",
        "say keep-errands",
        "blue-4 hand>trick",
        "green-8 hand>trick",
        Tell("bound", "fennel", at=("card:errand1-3", "card:blue-3")),
        Do("three", "fennel", "three-1 hand>trick"),
        Tell(
            "wand",
            "fennel",
            at=("card:errand1-3", "part:totals"),
            since=Once(Scored, reason="errand-won", total=12),
        ),
        Tell("stays", "puck", at=("card:green-8",)),
        "back-errand1 level1>board",
        "say keep-hands",
        "say keep-errands",
        "red-9 hand>trick",
        "red-6 hand>trick",
        Do(
            "crown",
            "puck",
            "red-4 hand>trick",
            at=("card:errand3-1", "part:totals"),
        ),
        Tell(
            "crowned",
            "puck",
            at=("part:totals",),
            since=Once(Scored, reason="errand-won", total=21),
        ),
        "back-errand1 level1>board",
        Tell("bye", "fennel"),
    ),
)

WORDS = {
    "en": {
        "cost": "That cost us {cost}.",
        "hello": "We run errands together: Rain Can needs Blue 12.",
        "follow": "Blue was led, so follow: your 9 makes 17!",
        "follow.met": "Share a colour with the card led, if you can.",
        "follow.poor": "That follows too, but Blue 9 does more.",
        "won": "Blue 17 covers it: we score two points.",
        "won.met": "The three cards’ totals win errands.",
        "leads": "Your 9 is highest, so you lead next.",
        "leads.met": "The highest card that shares a colour leads next.",
        "refill": "New leaders refill. Take an easy level 1.",
        "refill.met": "The new leader refills the errands to five.",
        "refill.poor": "Harder errands score more. Start with level 1, though.",
        "hands": "A leader may have everyone pass a card.",
        "hands.met": "The leader may have everyone pass a card left.",
        "hands.poor": "You may. This once, let us pass cards.",
        "pass": "Pass me a card: Blue 5, perhaps?",
        "pass.poor": "You’ll need that one. Pass Blue 5.",
        "swap": "Now an errand: exchange Hush Broom for level 2.",
        "swap.met": "The leader may exchange one errand, too.",
        "swap.poor": "You may. This once, exchange Hush Broom for level 2.",
        "two": "Blue/Green 2 counts for both colours. Lead it!",
        "two.met": "A two-colour card counts, and binds, as both.",
        "two.poor": "Blue/Green 2 would have won two errands.",
        "both": "Blue 10, Green 6: two errands at once!",
        "both.met": "One trick can win several errands.",
        "bound": "Hazel Wand lacks one Green. But Blue binds you.",
        "three": "A three-colour card may always be played!",
        "three.met": "A three-colour card is always allowed.",
        "three.poor": "You may. But Hazel Wand still lacks one Green.",
        "wand": "One of each colour: Hazel Wand is ours.",
        "wand.met": "A three-colour card adds 1 to each colour.",
        "stays": "My Green 8 shares no colour: Fennel leads again.",
        "stays.met": "A higher card of another colour doesn’t lead.",
        "crown": "Flame Crown needs Red 18. Which card wins it?",
        "crown.poor": "So close! Flame Crown needs Red 18.",
        "crowned": "Three errands, nine points. Well flown!",
        "bye": "Nine turns, no table talk: 25 points please the witch.",
    },
    "ja": {
        "cost": "{cost}点の損だよ。",
        "hello": "3羽で力を合わせよう。このおつかいには青が12必要。",
        "follow": "リードされたのは青。青の9を出せば、17になるよ！",
        "follow.met": "リードされたカードと同じ色があれば、必ず出す。",
        "follow.poor": "それも出せるけど、青の9のほうがいいよ。",
        "won": "青は全部で17。おつかい達成で、2点だよ！",
        "won.met": "3枚の合計がそろうと、おつかい達成。",
        "leads": "青の9が最大だね。次はあなたがリード。",
        "leads.met": "同じ色を含む、いちばん大きい数の人が次にリードする。",
        "refill": "次にリードする人が補充するよ。やさしいレベル1を。",
        "refill.met": "次にリードする人が、おつかいを5枚まで補充する。",
        "refill.poor": "レベルが高いほど点も高いけど、まずはレベル1で。",
        "hands": "リードする人は、手札の交換を頼めるよ。",
        "hands.met": "リードする人が望めば、全員が左どなりへ1枚渡す。",
        "hands.poor": "それもいいけど、今回は交換してみよう。",
        "pass": "私に1枚ちょうだい。青の5がいいな。",
        "pass.poor": "それはあとで使うよ。渡すなら青の5かな。",
        "swap": "今度は「しずかなほうき」をレベル2と交換。",
        "swap.met": "リードする人は、おつかいも1枚交換できる。",
        "swap.poor": "今回は、ほうきをレベル2と交換してみて。",
        "two": "青・緑の2は、両方の色に数えるよ。これでリード！",
        "two.met": "二色のカードは、どちらの色にも数え、フォローにもなる。",
        "two.poor": "青・緑の2なら、おつかいを2つ達成できたよ。",
        "both": "青10、緑6。2つ同時に達成だよ！",
        "both.met": "1回のトリックで、いくつでも達成できる。",
        "bound": "緑があと1。でも、青を出す決まりだね。",
        "three": "三色のカードは、いつでも出せるよ！",
        "three.met": "三色のカードは、いつでも出せる。",
        "three.poor": "それも出せるけど、緑が1足りないね。",
        "wand": "どの色にも1ずつ加わって、達成だよ！",
        "wand.met": "三色のカードは、3色すべてに1を加える。",
        "stays": "ぼくの緑は色違い。次もフェンネルがリード。",
        "stays.met": "色が違えば、大きくても次にリードできない。",
        "crown": "「炎の冠」には赤が18必要。どれを出せばいい？",
        "crown.poor": "惜しい！ 「炎の冠」には赤が18必要なんだ。",
        "crowned": "おつかい3つで9点。お見事！",
        "bye": "9ターン、手札の相談はなし。25点で魔女も満足だよ。",
    },
}
