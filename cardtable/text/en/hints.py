"""Hints that say why: what speaks for a move, whatever the game, in English."""

from __future__ import annotations

WORDS: dict[str, str] = {
    "hint.thinking": "Let me think…",
    "hint.move": "Hint: {move}",
    "hint.next": "Next best: {move}",
    "hint.join": " ",
    "hint.only": "There’s nothing else to do.",
    "hint.same": "Every move is worth the same.",
    "hint.near": "A near-tie: “{other}” is about as good.",
    "hint.as_good": "About as good.",
    "hint.behind": "It wins about {percent}% less often.",
    "hint.behind.together": "It scores about {points} less.",
    "hint.behind.little": "It is a little worse.",
    "hints.used": "Hints used: {count}",
    # How often something holds
    "often.0": "hardly ever",
    "often.1": "one time in ten",
    "often.n": "{count} times in ten",
    "often.5": "half the time",
    "often.10": "nearly always",
    "often.all": "however I guess the cards",
    # What speaks for a move; with .sure the move itself decides it
    "why.take-trick": "It takes this trick {often}.",
    "why.take-trick.sure": "It takes this trick.",
    "why.not-take-trick": "It leaves this trick to others {often}.",
    "why.not-take-trick.sure": "It leaves this trick to others.",
    "why.take-trick-unless": "It takes this trick unless {card} beats it: {seldom}.",
    "why.unbeatable.sure": "It can’t be beaten in this trick.",
    "why.trick-to": "It lets {seat} take this trick {often}.",
    "why.trick-to.sure": "It lets {seat} take this trick.",
    "why.not-trick-to": "It keeps this trick from {seat} {often}.",
    "why.not-trick-to.sure": "It keeps this trick from {seat}.",
    "why.keeps": "It saves {card}, which takes a later trick {often}.",
    "why.later": "{card} takes a later trick {often}.",
    "why.win": "It wins you the game {often}.",
    "why.win.sure": "It wins you the game.",
    "why.points": "This round it scores about {points}; “{other}”: {instead}.",
    "why.better": "Where it matters, it beats “{other}” {often}.",
    "why.better.all": "Where it matters, it always beats “{other}”.",
    "why.by-far": "When “{other}” is worse, it is much worse.",
}
