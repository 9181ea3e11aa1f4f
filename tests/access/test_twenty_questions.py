"""A round is only listened to, and twenty questions about the table are answered from that."""

from __future__ import annotations

import re
from collections import Counter
from random import Random

import pygame
import pytest

from cardtable.rules.events import CardsMoved, RoundEnded, TrickWon
from tests.access.ear import Ear
from tests.table.hand import Hand


class Notes:
    """What a listener writes down of a round of Catte, and nothing else."""

    def __init__(self, lines: list[str]) -> None:
        self.lines = lines
        self.tricks: list[list[tuple[str, str]]] = [[]]  # who played what
        self.winners: list[str] = []
        self.served: list[tuple[str, str]] = []
        self.taken: dict[str, str] = {}  # coffee → who
        for line in lines:
            if found := re.fullmatch(r"(.+) plays (.+)", line):
                self.tricks[-1].append((found[1], found[2]))
            elif found := re.fullmatch(r"(.+) takes the trick: .+", line):
                self.winners.append(found[1])
                self.tricks.append([])
            elif found := re.fullmatch(r"(.+) serves (.+)", line):
                self.served.append((found[1], found[2]))
            elif found := re.fullmatch(r"(.+) takes (.+ coffee \d+)", line):
                self.taken[found[2]] = found[1]

    def last(self, pattern: str) -> str:
        """What the latest line of this kind says."""
        found = [told[1] for line in self.lines if (told := re.search(pattern, line))]
        return found[-1]

    def first(self, pattern: str) -> str:
        """What the first line of this kind says."""
        return next(told[1] for line in self.lines if (told := re.search(pattern, line)))


@pytest.mark.slow
def test_who_only_listens_can_answer_twenty_questions(hand: Hand) -> None:
    scene = hand.sit("catte", 3)
    ear = Ear(hand.stage)
    luck, hands = Random(4), []
    while hand.wait(ends=False) and hand.stage.top is scene:
        hand.turn()
        hands.append(len(hand.table.piles.own_hand()))
        for key in (pygame.K_F5, pygame.K_F7):
            hand.key(key)
        before = hand.match.state.copy()
        hand.by_clicking(luck.choice(list(scene.moves)))
    notes = Notes(ear.texts)
    match, game = hand.match, hand.match.game
    called, names = hand.table.words.card, scene.look.seen.names
    events = [*match.opening, *(event for turn in match.turns for event in turn.events)]
    tricks = [event for event in events if isinstance(event, TrickWon)]
    end = next(event for event in events if isinstance(event, RoundEnded))
    moved = [event for event in events if isinstance(event, CardsMoved)]
    way = {(game.pile_of[e.source].name, game.pile_of[e.target].name) for e in moved}
    assert ("unused", "centre") in way

    def moves_to(name: str) -> list[CardsMoved]:
        return [event for event in moved if game.pile_of[event.target].name == name]

    served = [event for event in moves_to("centre") if len(event.cards) == 1]
    won = Counter(event.seat for event in tricks)
    seats = range(game.seats)
    trick = tricks[1]
    dealt = next(e for e in moves_to("hand") if game.pile_of[e.target].owner == 0)
    cups = [sum(card.number for card in before.piles[game.pile("taken", s).number]) for s in seats]
    unused = [before.piles[game.pile("unused", s).number] for s in seats]
    answers: dict[str, tuple[object, object]] = {
        "how many cats did the next player hold at my last choice?": (
            notes.last(rf"^{re.escape(names[1])}\. (\d+) card"),
            str(len(before.piles[game.pile("hand", 1).number])),
        ),
        "who led the first trick?": (notes.first(r"Round 1: (.+) leads"), names[tricks[0].lead]),
        "what did I hold at first?": (
            set(notes.first(r"Your hand, \d+ cards?: (.+)").split(", ")),
            {called(card) for card in dealt.cards},
        ),
        "how many cards?": (int(notes.first(r"Your hand, (\d+) cards?")), len(dealt.cards)),
        "how many at my last choice?": (notes.last(r"Your hand, (\d+) cards?"), str(hands[-1])),
        "how many tricks were there?": (len(notes.winners), len(tricks)),
        "who took the first?": (notes.winners[0], names[tricks[0].seat]),
        "who took the last?": (notes.winners[-1], names[tricks[-1].seat]),
        "who took most?": (
            Counter(notes.winners).most_common(1)[0][1],
            max(won.values()),
        ),
        "what led the second trick?": (
            notes.tricks[1][0],
            (names[trick.lead], called(trick.cards[0])),
        ),
        "what came last to it?": (
            notes.tricks[1][-1][1],
            called(trick.cards[-1]),
        ),
        "what was the first prize?": (
            notes.first(r"In the centre: (.+ coffee \d+)"),
            called(served[0].cards[0]),
        ),
        "who served first, and what?": (
            notes.served[0],
            (names[game.pile_of[served[1].source].owner or 0], called(served[1].cards[0])),
        ),
        "who took the first prize?": (
            notes.taken[called(served[0].cards[0])],
            names[tricks[0].seat],
        ),
        "how much does a cup hold?": (int(notes.first(r"A cup holds (\d+)")), 20),
        "why did the round end?": (
            notes.first(r"The round is over: (.+)"),
            hand.table.words.reason(end.reason),
        ),
        "which cats were trumps at first?": (
            notes.first(r"In the centre: .+\. (\w+) cats are trump"),
            hand.table.words.suit(served[0].cards[0].suit),
        ),
    }
    for seat in seats:
        name = re.escape(names[seat])
        answers[f"how full was the cup of {names[seat]} at my last choice?"] = (
            int(notes.last(rf"^{name}\. .*cup (\d+) of 20")),
            cups[seat],
        )
    mine = notes.last(rf"^{re.escape(names[0])}\. .*cup .*?, (.+)")
    answers["what could I still have served?"] = (
        mine,
        f"Unserved coffees: {', '.join(called(one) for one in unused[0])}"
        if unused[0]
        else "no coffee left to serve",
    )
    assert len(answers) >= 20
    wrong = {asked: both for asked, both in answers.items() if both[0] != both[1]}
    assert wrong == {}
