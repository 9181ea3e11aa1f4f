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
    "ask.towai.set": "The pile is empty: day or night?",
    "ask.towai.first": "Play any card that fits",
    "ask.towai.first.day": "It’s day: play any Day or Towai card",
    "ask.towai.first.night": "It’s night: play any Night or Towai card",
    "ask.towai.card": "Your turn: play a card, or pass and draw",
    "ask.towai.card.day": "Your turn by day: play {number} or higher, or pass and draw",
    "ask.towai.card.night": "Your turn by night: play {number} or lower, or pass and draw",
    "ask.towai.card.none": "Nothing in your hand fits: pass and draw",
    "ask.towai.combo": "Play the same number again, or end your turn",
    "ask.towai.combo.day": "Combo! Play another Day or Towai {number}, or end your turn",
    "ask.towai.combo.night": "Combo! Play another Night or Towai {number}, or end your turn",
    "ask.towai.combo.none": "You have no other {number} that fits: end your turn",
    "ask.towai.swap": "Swap: choose a card to pass to the right",
    "ask.towai.swap.to": "Swap: choose a card to pass to {name}, on your right",
    "asks.towai.set": "day or night?",
    "asks.towai.first": "to play",
    "asks.towai.card": "to play",
    "asks.towai.combo": "combo?",
    "asks.towai.swap": "swapping",
    "waits.towai.set": "{name} is choosing between day and night",
    "waits.towai.first": "{name} is starting a new pile",
    "waits.towai.card": "{name} is deciding: play or pass",
    "waits.towai.combo": "{name} is deciding whether to go on with a combo",
    "waits.towai.swap": "{name} is choosing a card to pass on",
    # Reasons: why something may not be done …
    "reason.towai.nothing-fits": "You have no card that fits {side}",
    "reason.towai.set-first": "First choose day or night",
    "reason.towai.must-play": "The pile is empty, so you must play a card",
    "reason.towai.swap-first": "First choose the card to pass to the right",
    "reason.towai.not-by-day": "It’s day: play a Day or Towai card",
    "reason.towai.not-by-night": "It’s night: play a Night or Towai card",
    "reason.towai.combo-number": "A combo needs the same number: {number}",
    "reason.towai.too-low": "It’s day: play {number} or higher",
    "reason.towai.too-high": "It’s night: play {number} or lower",
    "reason.towai.not-asked": "You can’t do that now",
    # … and how a round ended and was scored
    "reason.towai.finished": "Out of cards with {card}",
    "reason.towai.last-card": "{seat} is out of cards!",
    # What was counted
    "line.towai.finish": "Finish",
    "sum.towai.finish": "{what}: {gives}",
    "finish.towai.0": "no finish yet",
    "finish.towai.1": "one finish",
    "finish.towai.2": "two finishes",
    "turning.towai.ahead": " and has the fewest cards from then on.",
    "turning.towai.ahead.other": ", and {winner} has the fewest cards from then on.",
    # What speaks for a move, as a hint says it
    "why.towai.finish": "You finish first {often}.",
    "why.towai.finish.sure": "You finish first.",
    "why.towai.not-finish-other": "It stops {seat} from finishing first {often}.",
    "why.towai.sheds": "You play {count} cards in one turn {often}.",
    "why.towai.clear": "Everybody else passes, and you start anew: {often}.",
    # A move, as a hint names it
    "say.towai.hand>pile": "play {card}",
    "say.towai.hand>swapped": "pass {card} to the right",
    # The log
    "moved.towai.hand>pile": "{name} plays {card}",
    "moved.towai.hand>swapped": "{name} chooses {card} to pass on",
    "moved.towai.swapped>hand": "{name} passes {card} to {other}",
    "moved.towai.deck>hand": "{name} draws {card}",
    "moved.towai.pile>discards": "The pile is cleared",
    "moved.towai.discards>deck": "The discards go back into the deck",
    "moved.towai.pile>deck": "The pile goes back into the deck, all but its top card",
    "log.towai.shuffled": "The new deck is shuffled",
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
    "effect.towai.draw": "Draw",
    "effect.towai.draw.line": "Everyone else draws a card",
    "effect.towai.reset": "Reset",
    "effect.towai.reset.line": "The pile is cleared, and you play again",
    "effect.towai.swap": "Swap",
    "effect.towai.swap.line": "Everyone passes a card to the right",
    # On the table
    "towai.goal": "two finishes win",
    "towai.to": "to {name}",
    "towai.fitting": "Cards that fit: {count}",
    "towai.pass.line": "draw a card",
    "towai.stop.line": "on to the next player",
    # Cards looked at closely
    "about.towai.day": (
        "Played by day, on the same number or a lower one. There are four of each, 3 to 7."
    ),
    "about.towai.night": (
        "Played by night, on the same number or a higher one. There are four of each, 1 to 5."
    ),
    "about.towai.towai": (
        "Played by day or by night, and flips the one to the other. There are three of each "
        "number, but only two of the 4."
    ),
    "about.towai.towai-3": (
        "Draw: flips day and night, then everyone else draws a card, starting on your left."
    ),
    "about.towai.towai-4": (
        "Reset: clears the pile. You choose day or night and must play again. There are only two."
    ),
    "about.towai.towai-5": (
        "Swap: flips day and night, then everyone chooses a card, and all are passed to the "
        "right at once."
    ),
    "about.towai.back-towai": "A card in someone’s hand or in the deck.",
    # On the shelf, in set-up and in the credits
    "game.towai": "TOWAI",
    # Aloud
    "aloud.towai.day": "It’s day",
    "aloud.towai.night": "It’s night",
    "aloud.towai.empty": "The pile is empty",
    "aloud.towai.pile": "On the pile: {card}, {count} cards high",
    "aloud.towai.pile.one": "On the pile: {card}",
    "aloud.towai.day.fits": "Day or Towai cards of {number} or higher go on it",
    "aloud.towai.night.fits": "Night or Towai cards of {number} or lower go on it",
    "aloud.towai.deck": "Deck: {deck}, discards: {discards}",
    "aloud.towai.finish": "{name} {count}",
    "aloud.towai.scores": "Finishes: {finishes}",
    "players.towai": "2–6 players",
    "game.towai.line": "Higher by day, lower by night. Be first out of cards.",
    "brief.towai": (
        "By day, play the same number or higher; by night, the same or lower.\n"
        "Every Towai card flips day to night, or night to day.\n"
        "Follow up with cards of the same number: that’s a combo.\n"
        "Can’t or won’t play? Pass and draw a card.\n"
        "Be first out of cards, twice, and you win."
    ),
    "credits.towai": (
        "A shedding game of day and night for 2–6 players. Its leaflet names neither author "
        "nor publisher; the game is still theirs."
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
    # The game on a card beside the table
    "card.towai.aim": "Be out of cards first, twice.",
    "card.towai.turn": (
        "By day: the same or higher.\n"
        "By night: the same or lower.\n"
        "The same number again: a combo.\n"
        "Or pass and draw a card."
    ),
    "card.towai.special": (
        "Every Towai flips day and night.\n"
        "3: everyone else draws.\n"
        "4: clear the pile, play again.\n"
        "5: everyone passes one to the right."
    ),
    "card.towai.scoring": "Each finish counts one.",
    # The rules, page by page
    "rules.towai.aim": "The aim",
    "rules.towai.aim.text": """\
[finish finished last-card] \
Be the first to play your last card, and do it twice: that wins the game.
# The cards
60 cards: Day 3 to 7, Night 1 to 5, and Towai 1 to 7, which belong to day and to night.
= day-6 night-2 towai-3 towai-4 towai-5: Day, Night, and Towai that draw, reset and swap
Everyone starts with 7 cards; the rest form the deck. How many cards you hold is no secret.""",
    "rules.towai.turn": "Your turn",
    "rules.towai.turn.text": """\
# On an empty pile
[set-first not-by-day not-by-night] \
Choose day or night, and play any card that fits: Day or Towai by day, Night or Towai by night.
# On another card
- [too-low] By day: a Day or Towai card of the same number or higher.
- [too-high] By night: a Night or Towai card of the same number or lower.
- Or pass and draw a card. You may always pass, and still play when your next turn comes.
= day-5 day-5: by day, the same or higher
= night-3 night-1: by night, the same or lower
# Combo
[combo-number] \
After playing a card you may add cards of the same number that fit, one after another, or end \
your turn.
= day-3 towai-3 night-3: day, then Towai makes it night, then a Night card of the same number
When everyone else has passed, the pile is cleared and whoever played last starts a new one.""",
    "rules.towai.towai": "Towai cards",
    "rules.towai.towai.text": """\
Every Towai card flips day to night and night to day; then three of them have an effect as well:
= towai-3: Draw
- Draw: everyone else draws a card.
= towai-4: Reset
- Reset: the pile is cleared, and you must play again, on the empty pile.
= towai-5: Swap
- [swap-first] Swap: everyone chooses a card and passes it to the right, all at once.
An effect is finished before a combo goes on; a card that came by a Swap may be part of it. \
Your last card ends the round at once, without its effect.""",
    "rules.towai.readings": "How this table reads the rules",
    "rules.towai.readings.text": """\
Where the leaflet is silent, this table plays as follows.
- The very first player is drawn by lot; later rounds start on the left of whoever finished.
- Everyone may see how many cards the others hold.
- [nothing-fits] \
The card played on an empty pile must fit, so you may only choose a side that you have a card \
for.
- [must-play] \
On an empty pile you must play: at the start, after a Reset, and when all others have passed.
- With Draw, cards are drawn clockwise, starting on the player’s left.
- With Swap, cards are chosen in secret and passed at once.
- Your last card ends the round, and its effect is skipped.
- Passing locks nobody out. The last one to pass draws before the pile is cleared.
- If the deck is empty, the top card of the pile stays; the rest of the pile and the discards are \
shuffled into a new deck, even if there are no discards. If that yields nothing, nobody draws.""",
    # Small exercises
    "kind.towai.fits": "What fits?",
    "kind.towai.combo": "On with the combo",
    "kind.towai.out": "All in one turn",
    "kind.towai.does": "What does it do?",
    "kind.towai.marker": "Day or night?",
    "exercise.towai.fits": "{side}: which of your cards may you play?",
    "exercise.towai.fits-not": "{side}: which card may you not play?",
    "exercise.towai.fits-count": "{side}: how many of these may you play?",
    "exercise.towai.combo": "{side}: which card continues your combo?",
    "exercise.towai.combo-not": "{side}: which card can’t continue your combo?",
    "exercise.towai.combo-count": "{side}: how many of these can continue your combo?",
    "exercise.towai.out": "Which card first, to play them all this turn?",
    "exercise.towai.does": "{card} flips day and night. What else happens?",
    "exercise.towai.marker": "{side} now. Is it day or night after this combo?",
    "choice.towai.flips": "Nothing else",
    "choice.towai.draws": "The others draw a card",
    "choice.towai.clears": "The pile is cleared",
    "choice.towai.swaps": "Everyone passes a card",
    "wrong.towai.does-flips": "{card} only flips day and night",
    "wrong.towai.does-draws": "{card} is Draw: everyone else draws a card",
    "wrong.towai.does-clears": "{card} is Reset: the pile is cleared, and you must play again",
    "wrong.towai.does-swaps": "{card} is Swap: everyone passes a card to the right",
    "wrong.towai.stuck": "With {card} first, something is left over",
    "wrong.towai.turned": "Each Towai card flips it. Flips here: {times}, so {side}",
}
