"""Sentences of TOWAI in English."""

from __future__ import annotations

WORDS: dict[str, str] = {
    # Suits and cards
    "suit.towai.day": "Day",
    "suit.towai.night": "Night",
    "suit.towai.towai": "Towai",
    "card.back-towai": "a card",
    # Piles
    "pile.towai.hand": "Hand",
    "pile.towai.swapped": "To be passed on",
    "pile.towai.pile": "Pile",
    "pile.towai.discards": "Discards",
    "pile.towai.deck": "Deck",
    # What a seat says
    "word.towai.day": "Day",
    "word.towai.night": "Night",
    "word.towai.pass": "Pass",
    "word.towai.stop": "End turn",
    # What is asked: of the person, on a seat's plate, and told to those who wait
    "ask.towai.set": "The pile is empty: shall it be day or night?",
    "ask.towai.first": "Play any card that fits",
    "ask.towai.first.day": "It is day: play any Day or Towai card",
    "ask.towai.first.night": "It is night: play any Night or Towai card",
    "ask.towai.card": "Your turn: play a card, or pass and draw one",
    "ask.towai.card.day": "Your turn, by day: {number} or higher, or pass and draw one",
    "ask.towai.card.night": "Your turn, by night: {number} or lower, or pass and draw one",
    "ask.towai.card.none": "Nothing you hold fits: pass, and draw a card",
    "ask.towai.combo": "Go on with the same number, or end your turn",
    "ask.towai.combo.day": "Combo! Go on with a Day or Towai {number}, or end your turn",
    "ask.towai.combo.night": "Combo! Go on with a Night or Towai {number}, or end your turn",
    "ask.towai.combo.none": "No other {number} to go on with: end your turn",
    "ask.towai.swap": "Swap: choose a card to pass to the right",
    "ask.towai.swap.to": "Swap: choose a card to pass to {name}, on your right",
    "asks.towai.set": "day or night?",
    "asks.towai.first": "to play",
    "asks.towai.card": "to play",
    "asks.towai.combo": "combo?",
    "asks.towai.swap": "swapping",
    "waits.towai.set": "{name} is choosing between day and night",
    "waits.towai.first": "{name} is starting a new pile",
    "waits.towai.card": "{name} is choosing: play or pass",
    "waits.towai.combo": "{name} may go on with a combo",
    "waits.towai.swap": "{name} is choosing a card to pass on",
    # Reasons: why something may not be done …
    "reason.towai.nothing-fits": "You hold no card that fits {side}",
    "reason.towai.set-first": "First say whether it is day or night",
    "reason.towai.must-play": "The pile is empty, so a card must be played",
    "reason.towai.swap-first": "First choose the card to pass to the right",
    "reason.towai.not-by-day": "By day only Day and Towai fit, not {card}",
    "reason.towai.not-by-night": "By night only Night and Towai fit, not {card}",
    "reason.towai.combo-number": "A combo goes on with the same number: {number}",
    "reason.towai.too-low": "By day it must be {number} or higher",
    "reason.towai.too-high": "By night it must be {number} or lower",
    "reason.towai.not-asked": "That is not what is asked now",
    # … and how a round ended and was scored
    "reason.towai.finished": "Out of cards with {card}",
    "reason.towai.last-card": "{seat} has played the last card",
    # What was counted
    "line.towai.finish": "Finish",
    "sum.towai.plain": "{what} {amount} × {times} = {gives}",
    "sum.towai.finish": "{what}: {gives}",
    "finish.towai.0": "no finish yet",
    "finish.towai.1": "one finish: one more wins",
    "finish.towai.2": "two finishes",
    # A move, as a hint names it
    "say.towai.hand>pile": "play {card}",
    "say.towai.hand>swapped": "pass {card} to the right",
    # The log
    "moved.towai.hand>pile": "{name} plays {card}",
    "moved.towai.hand>swapped": "{name} chooses {card} to pass on",
    "moved.towai.swapped>hand": "{name} passes {card} to {other}",
    "moved.towai.deck>hand": "{name} draws {card}",
    "moved.towai.pile>discards": "The pile is cleared away",
    "log.towai.shuffled": "The discards are shuffled into a new deck",
    # The horizon: what goes on the pile now
    "changed.towai.marker.day": "Day breaks",
    "changed.towai.marker.night": "Night falls",
    "rule.towai.empty": "Day or night?",
    "rule.towai.day": "By day: {number} or higher",
    "rule.towai.night": "By night: {number} or lower",
    "rule.towai.day.empty": "By day: Day or Towai",
    "rule.towai.night.empty": "By night: Night or Towai",
    "rule.towai.combo": "Combo: another {number}",
    # What Towai cards do
    "effect.towai.flip": "Flip",
    "effect.towai.flip.line": "Day becomes night, night becomes day",
    "effect.towai.draw": "Draw",
    "effect.towai.draw.line": "Everyone else draws a card",
    "effect.towai.reset": "Reset",
    "effect.towai.reset.line": "The pile goes away, and you play again",
    "effect.towai.swap": "Swap",
    "effect.towai.swap.line": "Everyone passes a card to the right",
    # On the table
    "towai.goal": "two finishes win",
    "towai.to": "to {name}",
    "towai.fitting": "Cards that fit: {count}",
    "towai.pass.line": "draw a card",
    "towai.stop.line": "the next seat plays",
    # Cards looked at closely
    "about.towai.day": (
        "Played by day, on the same number or a lower one. There are four of each, 3 to 7."
    ),
    "about.towai.night": (
        "Played by night, on the same number or a higher one. There are four of each, 1 to 5."
    ),
    "about.towai.towai": (
        "Played by day or by night, and turns the one into the other. "
        "There are three of each number, but only two of the 4."
    ),
    "about.towai.towai-3": (
        "Draw: turns day and night, then everyone else draws a card, from your left."
    ),
    "about.towai.towai-4": (
        "Reset: clears the pile. You set day or night anew and must play again. "
        "There are only two of it."
    ),
    "about.towai.towai-5": (
        "Swap: turns day and night, then everyone chooses a card, "
        "and all are passed to the right at once."
    ),
    "about.towai.back-towai": "A card of somebody’s hand, or of the deck.",
}
