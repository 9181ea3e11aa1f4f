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
    # On the shelf, in set-up and in the credits
    "game.towai": "TOWAI",
    "players.towai": "2–6 players",
    "game.towai.line": "Higher by day, lower by night. Be first out of cards.",
    "brief.towai": (
        "By day play the same number or higher, by night the same or lower.\n"
        "Every Towai card turns day into night, and night into day.\n"
        "Go on with cards of the same number: that is a combo.\n"
        "Cannot or will not? Pass, and draw a card.\n"
        "Be out of cards first, twice, and the game is yours."
    ),
    "credits.towai": (
        "A shedding game of day and night for 2–6 players. Its leaflet names neither "
        "author nor publisher; the game is theirs all the same."
    ),
    # Who plays
    "character.kohaku": "Kohaku",
    "character.kohaku.trait": "Sly, long combos",
    "character.mochi": "Mochi",
    "character.mochi.trait": "Quick off the mark",
    "character.ponta": "Ponta",
    "character.ponta.trait": "Full of surprises",
    "character.gonta": "Gonta",
    "character.gonta.trait": "In no hurry at all",
    "character.nagi": "Nagi",
    "character.nagi.trait": "Goes with the tide",
    "character.yoru": "Yoru",
    "character.yoru.trait": "Wide awake at night",
    # What was counted, and keys
    "score.reason.finished": "Out of cards",
    "score.towai.finish": "Finish",
    "key.day": "d",
    "key.night": "n",
    # The rules, page by page
    "rules.towai.aim": "The aim",
    "rules.towai.aim.text": """\
Be the first to play your last card, and do it twice: that wins the game.
# The cards
60 cards: Day 3 to 7, Night 1 to 5, and Towai 1 to 7, which belong to day and to night.
= day-6 night-2 towai-3 towai-4 towai-5: Day, Night, and Towai that draw, reset and swap
Everybody starts with 7 cards; the rest is the deck. How many cards you hold is open.""",
    "rules.towai.turn": "Your turn",
    "rules.towai.turn.text": """\
# On an empty pile
Say whether it is day or night, and play any card that fits: Day or Towai by day, Night or \
Towai by night.
# On a card
- By day: a Day or Towai card of the same number or higher.
- By night: a Night or Towai card of the same number or lower.
- Or pass: draw a card. You may always pass, and may play again when your turn comes round.
= day-5 day-5: by day, the same or higher
= night-3 night-1: by night, the same or lower
# Combo
After playing a card you may go on with cards of the same number that fit, one after another, \
or stop.
= day-3 towai-3 night-3: day, then Towai makes it night, then a Night card of the same number
When everybody else has passed, the pile goes away and whoever played last starts a new one.""",
    "rules.towai.towai": "Towai cards",
    "rules.towai.towai.text": """\
Every Towai card turns day into night and night into day. Three of them do more, each time they \
are played:
= towai-3: Draw
- Draw: every other player draws a card.
= towai-4: Reset
- Reset: the pile goes away, and you play again on an empty one. You must.
= towai-5: Swap
- Swap: everybody chooses a card and passes it to the right, all at once.
An effect is finished before a combo goes on; a card that came by a Swap may be part of it. \
Your last card ends the round at once: its effect does not happen.""",
    "rules.towai.readings": "How this table reads the rules",
    "rules.towai.readings.text": """\
Where the leaflet is silent, this table plays as follows.
- The very first player is drawn by lot; then it is the one to the left of whoever finished.
- How many cards everybody holds is open.
- The card played on an empty pile must fit, so only a side may be set for which you hold one.
- On an empty pile you must play: at the start, after a Reset, and when all others have passed.
- Draws go clockwise from the player’s left.
- Swaps are chosen unseen and passed at once.
- Your last card ends the round, and what it would do does not happen.
- Having passed locks nobody out. The last one to pass draws before the pile is cleared.
- If the deck is empty, the top card of the pile stays and everything else is shuffled into a new \
deck, even if only the pile has cards; if that gives nothing, there is nothing to draw.""",
}
