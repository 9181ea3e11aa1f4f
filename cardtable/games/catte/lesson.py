"""A first round of Catte: a cup is filled to the brim, and another runs over.

The deal was found with `python -m tests.lessons.find catte --seats 3 --deals 500 --tries 400
--best 5`; its line was then chosen so that the learner fills the cup alone.
"""

from __future__ import annotations

from typing import Any

from cardtable.games.catte.rules import TAKEN, UNUSED, total
from cardtable.lessons.lesson import Do, Lesson, Once, Tell
from cardtable.rules.events import CardsMoved, Scored, TrickWon


def worth(game: Any, state: Any, seat: int) -> float:
    """The points of the rounds before, and what this one would give if it ended now."""
    won, unserved = total(state.piles[TAKEN[seat]]), len(state.piles[UNUSED[seat]])
    if not any(state.piles[pile] for pile in TAKEN):
        return float(state.scores[seat])  # the coffees have only just been dealt
    lines = game.score_lines(won, unserved)
    return float(state.scores[seat] + sum(line.gives for line in lines))


SERVED = Once(CardsMoved, source=UNUSED[0])
"""The learner has served a coffee."""


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
        Tell("limit", "hana", at=("part:glass@0",), since=SERVED),
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
        "coffee-brown-1 unused>centre",
        "black-11 hand>trick",
        "black-2 hand>trick",
        Tell("void", "hana", at=("card:black-11",)),
        Do(
            "trump",
            "hana",
            "brown-3 hand>trick",
            also=("brown-4 hand>trick", "brown-5 hand>trick"),
            at=("card:coffee-brown-1", "card:brown-3"),
        ),
        Tell(
            "beats",
            "hana",
            at=("card:brown-3",),
            since=Once(TrickWon, seat=0, reason="highest-trump"),
        ),
        Do("exact", "hana", "coffee-brown-9 unused>centre", at=("part:glass@0",)),
        Do(
            "sure",
            "hana",
            "brown-15 hand>trick",
            at=("card:coffee-brown-9",),
            since=SERVED,
        ),
        "brown-13 hand>trick",
        "brown-1 hand>trick",
        Tell("full", "hana", at=("part:glass@0",), since=Once(TrickWon, seat=0)),
        Do(
            "again",
            "hana",
            "coffee-white-4 unused>centre",
            also=("coffee-brown-5 unused>centre",),
            at=("pile:unused@0",),
        ),
        Do(
            "low",
            "hana",
            "brown-4 hand>trick",
            also=("brown-5 hand>trick",),
            at=("part:glass@0", "card:brown-4"),
        ),
        "brown-11 hand>trick",
        "brown-10 hand>trick",
        "coffee-white-10 unused>centre",
        "white-1 hand>trick",
        "white-7 hand>trick",
        Do(
            "stay",
            "hana",
            "white-2 hand>trick",
            also=tuple([f"white-{number} hand>trick" for number in (3, 4, 5)]),
            at=("part:glass@0", "card:coffee-white-10"),
            since=Once(TrickWon, seat=1),
        ),
        Tell("sum", "hana", at=("seat:0",), since=Once(Scored, seat=0, points=41)),
        Tell("spilt", "mikan", at=("seat:2",)),
        Tell("unserved", "mikan", at=("seat:2",)),
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
        "void.met": "With none of the colour led, play any cat.",
        "trump": "The coffee’s colour is trump. Play a low Brown!",
        "trump.met": "The highest cat of the coffee’s colour beats all others.",
        "trump.poor": "A low Brown wins it, and saves your best.",
        "beats": "Trump! Any Brown cat beats my Black 11.",
        "exact": "Exactly 20 counts double. Which coffee makes it?",
        "exact.met": "Exactly the limit counts double.",
        "exact.poor": "You have 11. Only Brown 9 makes it 20.",
        "sure": "Now no help: which cat can nobody beat?",
        "sure.met": "The highest trump wins for sure.",
        "sure.poor": "That could be beaten. Your highest Brown could not.",
        "full": "Exactly 20! From now on, lose every trick.",
        "again": "Whoever leads must serve: either coffee will do.",
        "low": "Lead a low Brown, and lose it.",
        "low.poor": "This once, lead a low Brown: it loses.",
        "stay": "Ten more would spill yours. Your turn, no help!",
        "stay.poor": "30 is over 20: your coffees count for nothing.",
        "sum": "Twice 20, and 1 for the unserved: 41!",
        "spilt": "My 25 counts for nothing: one sip too many!",
        "spilt.met": "When somebody goes over the limit, the round ends.",
        "unserved": "But my three unserved score three times three.",
        "unserved.met": "Unserved coffees score their number times itself.",
        "bye": "Three such rounds, and the highest total wins. Play!",
    },
    "ja": {
        "hello": "勝った人が、このコーヒーを取るよ。",
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
        "trump": "切り札はコーヒーと同じ色。小さい茶を出してみて！",
        "trump.met": "コーヒーと同じ色の、いちばん大きい猫が勝つ。",
        "trump.poor": "小さい茶で勝てるよ。大きいのは取っておこう。",
        "beats": "切り札！ 茶ならどれでも、私の黒の11に勝てるの。",
        "exact": "ちょうど20点なら2倍。どのコーヒーを置く？",
        "exact.met": "上限ちょうどなら、2倍。",
        "exact.poor": "いま11点。20点になるのは、茶のコーヒー9だよ。",
        "sure": "今度は自分で。絶対に負けない猫はどれ？",
        "sure.met": "いちばん大きい切り札は、必ず勝つ。",
        "sure.poor": "それは負けるかも。いちばん大きい茶なら絶対に勝てたよ。",
        "full": "ちょうど20点！ ここからは、ずっと負けよう。",
        "again": "リードするなら、コーヒーも置くよ。どちらでもいいよ。",
        "low": "小さい茶でリードして、わざと負けよう。",
        "low.poor": "小さい茶でリードすれば、負けられるよ。",
        "stay": "10点増えたらあふれるよ。自分で選んでみて！",
        "stay.poor": "30は20を超えるから、取ったコーヒーは0点だよ。",
        "sum": "20の2倍に、未使用の1点。合わせて41点！",
        "spilt": "25で0点…。飲みすぎちゃった！",
        "spilt.met": "誰かが上限を超えたら、ラウンドはすぐ終わる。",
        "unserved": "でも未使用が3枚。3×3で9点もらえるよ。",
        "unserved.met": "未使用のコーヒーは、枚数×枚数の点になる。",
        "bye": "これを3ラウンド。合計がいちばん多い人の勝ち！",
    },
}
