"""A first round of Catte: a cup is filled to the brim, and another runs over.

The deal was found with `python -m tests.lessons.find catte --seats 3 --deals 500 --tries 400
--best 5`; its line was made shorter by the tricks in which nothing new came up.
"""

from __future__ import annotations

from typing import Any

from cardtable.games.catte.rules import TAKEN, UNUSED, total
from cardtable.lessons.lesson import Do, Lesson, Once, Tell
from cardtable.rules.cards import card_named
from cardtable.rules.events import CardsMoved, Scored, TrickWon


def worth(game: Any, state: Any, seat: int) -> float:
    """The points of the rounds before, and what this one would give if it ended now."""
    won, unserved = total(state.piles[TAKEN[seat]]), len(state.piles[UNUSED[seat]])
    if not any(state.piles[pile] for pile in TAKEN):
        return float(state.scores[seat])  # the coffees have only just been dealt
    lines = game.score_lines(won, unserved)
    return float(state.scores[seat] + sum(line.gives for line in lines))


def served(coffee: str) -> Once:
    """The learner has served this very coffee."""
    return Once(CardsMoved, source=UNUSED[0], cards=(card_named(coffee),))


LESSON = Lesson(
    seed=484,
    seats=("", "hana", "mikan"),
    worth=worth,
    script=(
        Tell("hello", "hana", at=("card:coffee-black-10",)),
        "brown-7 hand>trick",
        "brown-8 hand>trick",
        Do("follow", "hana", "brown-14 hand>trick", also=("brown-15 hand>trick",)),
        Tell(
            "won",
            "hana",
            at=("card:brown-14",),
            since=Once(TrickWon, seat=0, reason="highest-of-led"),
        ),
        Do("serve", "hana", "coffee-black-15 unused>centre"),
        Tell("limit", "hana", at=("part:glass@0",), since=served("coffee-black-15")),
        Do(
            "lose",
            "hana",
            "black-5 hand>trick",
            also=("black-8 hand>trick",),
            at=("part:glass@0", "card:black-5"),
        ),
        "black-3 hand>trick",
        "black-9 hand>trick",
        Tell("mine", "mikan", at=("card:coffee-black-15",), since=Once(TrickWon, seat=2)),
        "coffee-white-2 unused>centre",
        "black-6 hand>trick",
        Do(
            "cat",
            "mikan",
            "black-8 hand>trick",
            at=("seat:2", "card:black-6", "card:black-8"),
        ),
        "black-10 hand>trick",
        "coffee-white-10 unused>centre",
        "black-11 hand>trick",
        "black-2 hand>trick",
        Tell("void", "hana", at=("card:black-11",)),
        Do(
            "trump",
            "hana",
            "white-2 hand>trick",
            also=tuple([f"white-{number} hand>trick" for number in (3, 4, 5, 8, 12)]),
            at=("card:coffee-white-10", "card:white-2"),
        ),
        Tell(
            "beats",
            "hana",
            at=("card:white-2",),
            since=Once(TrickWon, seat=0, reason="highest-trump"),
        ),
        Tell("exact", "hana", at=("part:glass@0",)),
        Do("pour", "hana", "coffee-brown-9 unused>centre"),
        Tell("unserved", "hana", at=("pile:unused@0",), since=served("coffee-brown-9")),
        Do(
            "full",
            "hana",
            "white-4 hand>trick",
            also=("white-3 hand>trick", "white-5 hand>trick"),
            at=("part:glass@0", "card:white-4"),
        ),
        "white-1 hand>trick",
        "white-7 hand>trick",
        Tell("sum", "hana", at=("seat:0",), since=Once(Scored, seat=0, points=44)),
        Tell("spilt", "mikan", at=("seat:2",)),
        Tell("bye", "hana"),
    ),
)

WORDS = {
    "en": {
        "hello": "Welcome! Win this trick, win this coffee.",
        "hello.met": "Whoever wins a trick wins the coffee.",
        "follow": "I led Brown, so play Brown. A high one!",
        "follow.met": "Follow the colour that was led if you can.",
        "follow.poor": "Too low: {taker} got it. Brown 14 would have won.",
        "won": "The highest Brown wins. 10 for your cup!",
        "won.met": "The highest cat of the colour led wins.",
        "serve": "You lead now. First serve a coffee: Black 15.",
        "serve.met": "Whoever wins leads next, and first serves a coffee.",
        "serve.poor": "You may. But Black 15 shows you something.",
        "limit": "You have 10, and the limit is 20.",
        "limit.met": "The limit is 20; with four players, 15.",
        "lose": "15 more would be over. Lead Black 5 and lose!",
        "lose.met": "Over the limit, your coffees count for nothing.",
        "lose.poor": "Over 20 counts for nothing. Black 5 would have lost.",
        "mine": "Mine! That makes 15. One more cup!",
        "cat": "I led Black. Follow my cat, never the coffee!",
        "cat.met": "Follow the cat that was led, not the coffee.",
        "void": "You have no Black left, so any cat goes.",
        "void.met": "Out of the colour led, play any cat.",
        "trump": "The coffee’s colour is trump. Play White!",
        "trump.met": "The highest cat of the coffee’s colour beats all others.",
        "trump.poor": "No trump, no coffee. Any White would have won.",
        "beats": "Trump! Any White cat beats my Black 11.",
        "exact": "10 more makes exactly 20: that counts double!",
        "exact.met": "Exactly the limit counts double.",
        "pour": "Mikan has 15. Brown 9 spills that cup: serve it!",
        "pour.poor": "Mikan can drink that. Brown 9 is too much.",
        "unserved": "Two coffees unserved: two times two points.",
        "unserved.met": "Unserved coffees score their number times itself.",
        "full": "Your cup is full. Lead a low White!",
        "full.poor": "A low White would have lost for sure.",
        "sum": "Twice 20, and 4 for the unserved: 44!",
        "spilt": "My 24 counts for nothing: one sip too many!",
        "spilt.met": "When somebody goes over the limit, the round ends.",
        "bye": "Three such rounds, and the highest total wins. Play!",
    },
    "ja": {
        "hello": "ようこそ！ 猫を出して勝てば、このコーヒーはあなたのもの。",
        "hello.met": "トリックに勝った人が、中央のコーヒーを取る。",
        "follow": "茶をリードしたよ。同じ茶の、大きい猫を出してね。",
        "follow.met": "リードされた色があれば、必ずフォローする。",
        "follow.poor": "小さすぎたね。{taker}に取られたよ。茶の14なら勝てたのに。",
        "won": "茶でいちばん大きいから勝ち。カップに10点！",
        "won.met": "リードされた色で、いちばん大きい猫が勝つ。",
        "serve": "次はあなたのリード。まず「黒のコーヒー15」を中央へ。",
        "serve.met": "勝った人が次にリードする。まずコーヒーを中央に置く。",
        "serve.poor": "それもいいけど、黒のコーヒー15を置くとよくわかるよ。",
        "limit": "いま10点。上限は20点だよ。",
        "limit.met": "上限は20。4人なら15。",
        "lose": "15点も増えたら上限オーバー。黒の5でわざと負けよう！",
        "lose.met": "上限を超えると、取ったコーヒーは0点。",
        "lose.poor": "20を超えたら0点だよ。黒の5なら負けられたのに。",
        "mine": "もらった！ これで15点。もう一杯！",
        "cat": "黒の猫をフォローしてね。コーヒーの色は関係ないよ！",
        "cat.met": "フォローするのは猫の色。コーヒーの色ではない。",
        "void": "黒がもうないね。それなら何を出してもいいよ。",
        "void.met": "リードされた色がなければ、どの猫でも出せる。",
        "trump": "切り札はコーヒーと同じ色。白を出してみて！",
        "trump.met": "コーヒーと同じ色の、いちばん大きい猫が勝つ。",
        "trump.poor": "取れなかったね。白ならどれでも勝てたよ。",
        "beats": "切り札！ 白ならどれでも、私の黒の11に勝てるの。",
        "exact": "この10点で、20点ちょうど！ 2倍になるよ。",
        "exact.met": "上限ちょうどなら、2倍。",
        "pour": "みかんは15点。「茶のコーヒー9」を置けば、あふれるよ！",
        "pour.poor": "それならみかんも飲めるね。茶のコーヒー9なら飲みきれないよ。",
        "unserved": "未使用のコーヒーは2枚。2×2で4点になるよ。",
        "unserved.met": "未使用のコーヒーは、枚数×枚数の点になる。",
        "full": "もう満杯だね。小さい白の猫で負けよう。",
        "full.poor": "小さい白なら、必ず負けられるよ。",
        "sum": "20の2倍に、未使用の4点。合わせて44点！",
        "spilt": "24で0点…。飲みすぎちゃった！",
        "spilt.met": "誰かが上限を超えたら、ラウンドはすぐ終わる。",
        "bye": "これを3ラウンド。合計がいちばん多い人の勝ち！",
    },
}
