"""Sentences of Catte in English."""

from __future__ import annotations

WORDS: dict[str, str] = {
    # Suits and cards
    "suit.catte.brown": "Brown",
    "suit.catte.white": "White",
    "suit.catte.black": "Black",
    "card.coffee-brown-1": "Brown coffee 1",
    "card.coffee-brown-3": "Brown coffee 3",
    "card.coffee-brown-5": "Brown coffee 5",
    "card.coffee-brown-7": "Brown coffee 7",
    "card.coffee-brown-9": "Brown coffee 9",
    "card.coffee-white-2": "White coffee 2",
    "card.coffee-white-4": "White coffee 4",
    "card.coffee-white-6": "White coffee 6",
    "card.coffee-white-8": "White coffee 8",
    "card.coffee-white-10": "White coffee 10",
    "card.coffee-black-5": "Black coffee 5",
    "card.coffee-black-10": "Black coffee 10",
    "card.coffee-black-15": "Black coffee 15",
    "card.back-cat": "a cat",
    "card.back-coffee": "a coffee",
    # Piles
    "pile.catte.hand": "Hand",
    "pile.catte.unused": "Unserved coffees",
    "pile.catte.taken": "Coffees won",
    "pile.catte.centre": "In the centre",
    "pile.catte.trick": "Trick",
    "pile.catte.played": "Cats played",
    "pile.catte.aside": "Set aside",
    "pile.catte.pot": "Coffee pot",
    # What is asked: of the person, on a seat's plate, and told to those who wait
    "ask.catte.coffee": "You lead: first serve one of your coffees",
    "ask.catte.card": "Your turn: play a card",
    "ask.catte.card.lead": "You lead: play any cat",
    "ask.catte.card.follow": "Your turn: follow {suit}",
    "ask.catte.card.free": "Your turn: you have no {suit}, so any cat will do",
    "asks.catte.coffee": "serving",
    "asks.catte.card": "to play",
    "waits.catte.coffee": "{name} is choosing a coffee to serve",
    "waits.catte.card": "{name} is choosing a cat",
    # Reasons: why a trick was won …
    "reason.catte.highest-trump": "{card} is the highest {suit}, the coffee’s colour",
    "reason.catte.highest-of-led": ("No cat of the coffee’s colour: {card} is the highest {suit}"),
    # … why something may not be done …
    "reason.catte.must-follow": "{suit} was led, and you hold {card}",
    "reason.catte.coffee-first": "First serve one of your coffees",
    "reason.catte.coffee-served": "A coffee is already served: play a cat",
    "reason.catte.not-asked": "You can’t do that now",
    # … and how a round ended and was scored
    "reason.catte.over-limit": "{seat} is over the limit",
    "reason.catte.cats-gone": "The last cats have been played",
    "reason.catte.no-coffee": "{seat} leads next, but has no coffee left to serve",
    "reason.catte.coffees-scored": "Cup: {total} of {limit}",
    "reason.catte.coffees-spilt": "Cup: {total} of {limit}, over the limit",
    # What was counted
    "line.catte.taken": "Coffees won",
    "line.catte.exactly-limit": "Exactly the limit",
    "line.catte.over-limit": "Over the limit",
    "line.catte.unused": "Unserved coffees",
    "line.catte.unused-lost": "Unserved coffees, lost",
    "sum.catte.taken": "{what}: {gives}",
    # What speaks for a move, as a hint says it
    "why.catte.take-trick": "It wins this coffee {often}.",
    "why.catte.take-trick.sure": "It wins this coffee.",
    "why.catte.not-take-trick": "It leaves this coffee to others {often}.",
    "why.catte.not-take-trick.sure": "It leaves this coffee to others.",
    "why.catte.take-trick-unless": "It wins this coffee unless {card} beats it: {seldom}.",
    "why.catte.trick-to": "It lets {seat} have this coffee {often}.",
    "why.catte.trick-to.sure": "It lets {seat} have this coffee.",
    "why.catte.not-trick-to": "It keeps this coffee from {seat} {often}.",
    "why.catte.not-trick-to.sure": "It keeps this coffee from {seat}.",
    "why.catte.spill": "It puts {seat} over the limit {often}.",
    "why.catte.spill.sure": "It puts {seat} over the limit.",
    "why.catte.not-spill-own": "You stay within the limit {often}.",
    "why.catte.exact": "You end on exactly {limit}: {often}.",
    "why.catte.exact.sure": "You end on exactly {limit}.",
    "why.catte.round-over": "The round ends with this trick {often}.",
    "why.catte.round-over.sure": "The round ends with this trick.",
    "why.catte.not-round-over": "The round goes on {often}.",
    "why.catte.not-round-over.sure": "The round goes on.",
    # A move, as a hint names it
    "say.catte.hand>trick": "play {card}",
    "say.catte.unused>centre": "serve {card}",
    # The log
    "moved.catte.hand>trick": "{name} plays {card}",
    "moved.catte.unused>centre": "{name} serves {card}",
    "moved.catte.centre>taken": "{name} takes {card}",
    "moved.catte.pot>unused": "{name} gets {card}",
    "moved.catte.pot>centre": "In the centre: {card}",
    # The centre, and the cups
    "trump.catte": "{suit} is trump",
    "worth.catte": "worth {number}",
    "limit.catte": "limit {limit}",
    "slot.catte": "coffee",
    "both.catte": "{one}. {two}.",
    "gain.catte.serve": "{suit} becomes trump",
    "gain.catte.wins": "{card} wins the trick",
    "gain.catte.ahead": "{card} leads so far",
    "gain.catte.loses": "{card} loses to {other}",
    "cup.catte.out": "spilt",
    "took.catte.under": "{name} takes {card}: {total} of {limit}",
    "took.catte.exact": "{name} takes {card}: exactly {total}, and that counts double!",
    "took.catte.over": "{name} takes {card}: {total}, over the limit",
    "cup.catte.under": "Win it and you’re at {total} of {limit}",
    "cup.catte.exact": "Win it and you’re at exactly {total}: that counts double",
    "cup.catte.over": "Win it and you’re at {total}, over the limit of {limit}",
    # Cards looked at closely
    "about.catte.brown": "A Brown cat. There are fifteen, 1 to 15.",
    "about.catte.white": "A White cat. There are fifteen, 1 to 15.",
    "about.catte.black": "A Black cat. There are only eleven, 1 to 11.",
    "about.catte.coffee-brown": (
        "In the centre it makes Brown cats trump. Whoever wins the trick takes it, with its points."
    ),
    "about.catte.coffee-white": (
        "In the centre it makes White cats trump. Whoever wins the trick takes it, with its points."
    ),
    "about.catte.coffee-black": (
        "In the centre it makes Black cats trump. Strong stuff: 5, 10 or 15 points in one cup."
    ),
    "about.catte.back-cat": "A cat: only its owner knows which.",
    "about.catte.back-coffee": "A coffee that has not been poured yet.",
    # On the shelf, in set-up and in the credits
    "game.catte": "Catte",
    # Aloud
    "aloud.catte.centre": "In the centre: {card}. {suit} cats are trump",
    "aloud.catte.no_coffee": "No coffee is in the centre",
    "aloud.catte.limit": "A cup holds {limit}",
    "aloud.catte.cup": "cup {total} of {limit}",
    "aloud.catte.none_left": "no coffee left to serve",
    "aloud.catte.ahead": "{card} leads so far",
    "players.catte": "3–4 players",
    "game.catte.line": "A café run by cats. Drink up to the limit, not a sip more.",
    "option.catte.bust_unused": "Over the limit",
    "option.catte.bust_unused.help": (
        "Whether unserved coffees still count for a player over the limit."
    ),
    "option.catte.bust_unused.counted": "They count",
    "option.catte.bust_unused.lost": "They’re lost",
    "option.catte.open_memory": "Open memory",
    "option.catte.open_memory.help": "Look back at the last trick and all plays of the round.",
    "credits.catte": (
        "Game design: LEO. Illustration: Higawind. Special thanks: Agomi, Roku. "
        "Created by Vic Village, © 2025 Vic Village. First edition 2025."
    ),
    # Who plays
    "character.sumi": "Sumi",
    "character.sumi.trait": "Formal, precise",
    "character.hana": "Hana",
    "character.hana.trait": "Cheerful, sips slowly",
    "character.mikan": "Mikan",
    "character.mikan.trait": "One more cup!",
    "character.yuki": "Yuki",
    "character.yuki.trait": "Sleepy connoisseur",
    # What was counted, and keys
    "score.reason.coffees-scored": "Cup: {total} of {limit}",
    "score.reason.coffees-spilt": "Cup: {total} of {limit}, over the limit",
    "score.catte.taken": "Coffees won",
    "score.catte.exactly-limit": "Exactly!",
    "score.catte.over-limit": "Over the limit",
    "score.catte.unused": "Unserved",
    "score.catte.unused-lost": "Lost",
    # The game on a card beside the table
    "card.catte.aim": "Win coffees up to the limit: 20, or 15 with four players.",
    "card.catte.turn": (
        "Leader: serve a coffee, then play a cat.\nFollow the cat’s colour, not the coffee’s."
    ),
    "card.catte.special": ("The coffee’s colour is trump.\nThe highest trump takes the coffee."),
    "card.catte.scoring": (
        "Coffees won: their total.\n"
        "Exactly the limit: twice that.\n"
        "Over it: nothing.\n"
        "Unserved coffees: their number times itself."
    ),
    # The rules, page by page
    "rules.catte.aim": "The aim",
    "rules.catte.aim.text": """\
A café full of cats. Win tricks to win coffees, and get as close to the limit as you can: not \
one sip more. There are as many rounds as players; the highest total wins.
# The cards
41 cats: Brown and White 1 to 15, Black 1 to 11. 13 coffees in the same colours, worth 1 to 15.
= brown-12 white-7 black-3 coffee-brown-5 coffee-black-10: cats and coffees
Everyone gets a hand of cats and a row of coffees, face up: with four players 10 cats and 3 \
coffees, with three players 13 and 4. The last coffee lies in the centre.""",
    "rules.catte.tricks": "A trick",
    "rules.catte.tricks.text": """\
- [coffee-first coffee-served] \
From the second trick on, the leader first serves a coffee: one of their own goes in the centre.
- [must-follow] \
The leader plays any cat. Everyone else must play a cat of the same colour if they can; \
otherwise, any cat.
- [highest-trump highest-of-led] \
The colour of the coffee in the centre is trump: the highest cat of that colour wins. If \
nobody played one, the highest cat of the colour led wins.
- The winner takes the coffee from the centre and leads next. The cats are put aside face down: \
until the round ends nobody may look at them again, not even at those of the last trick.
You never have to follow the coffee’s colour, only the cat that was led.
= coffee-white-6 black-6 black-11 white-1*: White is trump, so White 1 wins
= coffee-brown-5 black-6* white-15 black-2: nobody played Brown, so the highest Black wins""",
    "rules.catte.scores": "The limit and the score",
    "rules.catte.scores.text": """\
The limit is 20 with three players and 15 with four. A round ends as soon as
- someone’s coffees are worth more than the limit, or
- [cats-gone] the last cats have been played, or
- [no-coffee] the next leader has no coffee left to serve.
# Your score
- [taken exactly-limit over-limit coffees-scored coffees-spilt] \
Coffees won: their total. Exactly the limit: twice that. Over the limit: nothing.
- [unused] Unserved coffees: their number times itself.
# Examples
- Three players, 20 won and 3 unserved: 40 + 9 = 49.
- Four players, Black 15 won and 1 unserved: 30 + 1 = 31.
- Three players, 24 won and 2 unserved: 0 + 4 = 4.""",
    "rules.catte.readings": "How this table reads the rules",
    "rules.catte.readings.text": """\
Where the leaflet is silent or garbled, this table plays as follows.
- The very first leader is drawn by lot; each later round it is the next player clockwise.
- Black cats go up to 11; Brown and White up to 15.
- The coffees are Brown 1 3 5 7 9, White 2 4 6 8 10, Black 5 10 15.
- Cats that have been played are put aside for good, and nobody looks at them again, unless you \
choose open memory when you set up: then everyone may look back at the last trick and at all \
plays of the round.
- After a trick the coffee is taken first; then we check the limit, the cats left and the next \
leader’s coffees, in that order.
- [unused-lost] \
A player over the limit still scores unserved coffees, unless you choose otherwise when you \
set up.
- Everyone is scored when a round ends: one may be over the limit while another doubles.
- Tied players share the win.""",
    # Small exercises
    "kind.catte.under": "Mind the limit",
    "kind.catte.scores": "What does it score?",
    "exercise.catte.under": "Your cup: {total} of {limit}. Which cat keeps you within the limit?",
    "exercise.catte.scores": "The limit is {limit}. What does this round score?",
}
