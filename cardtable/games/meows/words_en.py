"""Sentences of Tomorrow Never Meows in English."""

from __future__ import annotations

WORDS: dict[str, str] = {
    # Suits, and the wishes made for them
    "suit.meows.fine": "Fine",
    "suit.meows.cloudy": "Cloudy",
    "suit.meows.rainy": "Rainy",
    "suit.meows.thunder": "Thunder",
    "suit.meows.snow": "Snow",
    "suit.meows.very-fine": "Very Fine",
    "suit.meows.very-cloudy": "Very Cloudy",
    "suit.meows.very-rainy": "Very Rainy",
    "card.wish-fine": "Fine",
    "card.wish-cloudy": "Cloudy",
    "card.wish-rainy": "Rainy",
    "card.wish-thunder": "Thunder",
    "card.wish-snow": "Snow",
    "card.wish-very-fine": "Very Fine",
    "card.wish-very-cloudy": "Very Cloudy",
    "card.wish-very-rainy": "Very Rainy",
    "card.back-weather": "a weather card",
    "card.back-wish": "a secret wish",
    # Piles
    "pile.meows.hand": "Hand",
    "pile.meows.won": "Tricks won",
    "pile.meows.choice": "Wishes to choose from",
    "pile.meows.wish": "Wish",
    "pile.meows.shown": "Revealed wish",
    "pile.meows.trick": "Trick",
    "pile.meows.aside": "Set aside",
    # What a seat says
    "word.meows.fine": "I wish for Fine!",
    "word.meows.cloudy": "I wish for Cloudy!",
    "word.meows.rainy": "I wish for Rainy!",
    "word.meows.thunder": "I wish for Thunder!",
    "word.meows.snow": "I wish for Snow!",
    "word.meows.very-fine": "I wish for Very Fine!",
    "word.meows.very-cloudy": "I wish for Very Cloudy!",
    "word.meows.very-rainy": "I wish for Very Rainy!",
    # What is asked: of the person, on a seat's plate, and told to those who wait
    "ask.meows.wish": "Make a wish for tomorrow",
    "ask.meows.wish.hidden": "Make a wish in secret",
    "ask.meows.announce": "Announce a wish, true or not",
    "ask.meows.card": "Your turn: play a card",
    "ask.meows.card.lead": "You lead: play any card",
    "ask.meows.card.follow": "Your turn: follow {suit}",
    "ask.meows.card.free": "Your turn: {suit} was led, and you may play any card",
    "asks.meows.wish": "wishing",
    "asks.meows.announce": "announcing",
    "asks.meows.card": "to play",
    "waits.meows.wish": "{name} is choosing a wish",
    "waits.meows.announce": "{name} is about to announce a wish",
    "waits.meows.card": "{name} is choosing a card",
    # Reasons: why a trick was won …
    "reason.meows.snow-beats-thunder": "{card} beats Thunder",
    "reason.meows.highest-thunder": "Thunder wins: {card} is the highest",
    "reason.meows.only-snow": "Only Snow: {card} is the highest",
    "reason.meows.highest-under-snow": (
        "Snow was led and loses: {card} is the highest of the others"
    ),
    "reason.meows.highest-of-led": "{card} is the highest {suit}",
    # … why something may not be done …
    "reason.meows.must-follow": "{suit} was led, and you hold {card}",
    "reason.meows.wish-basic-only": "This game has only the five basic wishes",
    "reason.meows.wish-advanced-once": "You’ve made your one great wish of this game",
    "reason.meows.wish-needs-basic": "{wish} needs {basic} as last round’s wish",
    "reason.meows.not-asked": "Make a wish first: choose one above",
    # … and how a round ended and was scored
    "reason.meows.hands-empty": "All cards have been played",
    "reason.meows.wish-scored": "The wish was {wish}",
    # What was counted, and lines that are not simply so many times so much
    "line.meows.fine": "Fine cards",
    "line.meows.cloudy": "Cloudy cards",
    "line.meows.rainy": "Rainy cards",
    "line.meows.thunder": "Thunder cards",
    "line.meows.snow": "Snow cards",
    "line.meows.uncancelled": "Uncancelled storms",
    "line.meows.thunder-left": "Uncancelled Thunder",
    "line.meows.snow-left": "Uncancelled Snow",
    "line.meows.no-trick": "No tricks at all",
    "line.meows.tricks": "Tricks won",
    "line.meows.fair": "Fine, Cloudy and Rainy cards",
    "line.meows.storm-signs": "Storms flip the sign",
    "line.meows.storm-product": "Storms multiplied",
    "line.meows.told-truth": "Told the truth: tricks won",
    "line.meows.told-lie": "Told a fib: tricks won",
    "sum.meows.no-trick": "{what}: {gives}",
    "sum.meows.storm-signs": "An odd number of storms flips the sign: {gives}",
    "sum.meows.storm-product": "Storms multiplied: {gives}",
    # What speaks for a move, as a hint says it
    "why.meows.no-trick": "You go without a trick {often}.",
    # A move, as a hint names it
    "say.meows.hand>trick": "play {card}",
    "say.meows.choice>wish": "wish for {card}",
    # The log
    "moved.meows.hand>trick": "{name} plays {card}",
    "moved.meows.choice>wish": "{name} wishes for {card}",
    "moved.meows.wish>shown": "{name} had wished for {card}",
    # Choosing a wish: the tiles, and the panel they lie on
    "wish.line": "Round {round} · your hand is below",
    "wish.last": "Last round’s wish",
    "wish.announce.line": "You wished for {wish}. Say so, or don’t",
    "wish.honest": "told the truth",
    "wish.fib": "told a fib",
    "wish.fine.line": "+1 per Fine;\n−1 per uncancelled storm",
    "wish.cloudy.line": "+1 per Cloudy;\n−1 per uncancelled storm",
    "wish.rainy.line": "+1 per Rainy;\n−1 per uncancelled storm",
    "wish.thunder.line": ("Thunder +2\nSnow −2\nPairs cancel"),
    "wish.snow.line": "No tricks: +6\nEach trick: −3",
    "wish.very-fine.line": "Fine +3, Cloudy and Rainy −1, Thunder and Snow −2",
    "wish.very-cloudy.line": "Fair cards +1; each storm flips the sign",
    "wish.very-rainy.line": "Rainy +2, Fine −1; storms: Thunder ×1, Snow ×2",
    "wish.hint": "Choose a wish. Each tile shows how it scores",
    "wish.made": "Wishes so far",
    "wish.told": "Announced so far",
    "wish.yours": "your wish",
    "wish.said": "“{wish}”",
    "wish.so_far": "so far {points}",
    "wish.truth.line": "The truth: each trick +3",
    "wish.lie.line": "A fib: each trick −3",
    "wish.why.wish-basic-only": "Not in this game",
    "wish.why.wish-advanced-once": "You’ve made your one great wish",
    "wish.why.wish-needs-basic": "Only right after a round of {basic}",
    # While a trick lies on the table
    "round.of": "Round {round} of {rounds}",
    "trick.led": "led",
    "trick.must": "Follow {suit}",
    "trick.may": "No {suit}: play any card",
    "trick.both": "{asked}  ·  {winning}",
    "wins.highest-of-led": "{card} leads: highest {suit} so far",
    "wins.highest-thunder": "{card} leads: no Snow so far",
    "wins.snow-beats-thunder": "{card} leads: it beats Thunder",
    "wins.only-snow": "{card} leads: only Snow so far",
    "wins.highest-under-snow": "{card} leads: Snow was led and loses",
    # Cards looked at closely
    "about.meows.fine": "Fine, Cloudy and Rainy are the fair weathers, 1 to 10 each.",
    "about.meows.cloudy": "Fine, Cloudy and Rainy are the fair weathers, 1 to 10 each.",
    "about.meows.rainy": "Fine, Cloudy and Rainy are the fair weathers, 1 to 10 each.",
    "about.meows.thunder": (
        "A storm. Beats every fair weather, whatever the number; only Snow beats it. When "
        "Thunder is led, you must follow with Thunder."
    ),
    "about.meows.snow": (
        "A storm. Loses to every fair weather, whatever the number; but with Thunder in the "
        "trick, the highest Snow wins. When Snow is led, you must follow with Snow."
    ),
    "about.meows.wish-fine": (
        "Each Fine card won gives 1. Thunder and Snow cancel one for one; each uncancelled "
        "one costs 1."
    ),
    "about.meows.wish-cloudy": (
        "Each Cloudy card won gives 1. Thunder and Snow cancel one for one; each uncancelled "
        "one costs 1."
    ),
    "about.meows.wish-rainy": (
        "Each Rainy card won gives 1. Thunder and Snow cancel one for one; each uncancelled "
        "one costs 1."
    ),
    "about.meows.wish-thunder": (
        "Thunder and Snow cancel one for one. Each uncancelled Thunder gives 2, each "
        "uncancelled Snow costs 2."
    ),
    "about.meows.wish-snow": "Win no tricks and it gives 6. Otherwise each trick won costs 3.",
    "about.meows.wish-very-fine": (
        "Fine gives 3; Cloudy and Rainy cost 1; Thunder and Snow cost 2. Nothing cancels. "
        "Only right after a round of Fine, and only one great wish a game."
    ),
    "about.meows.wish-very-cloudy": (
        "Fine, Cloudy and Rainy give 1 each. Every storm flips the sign of the sum, so you "
        "want an even number of them. Only right after a round of Cloudy, and only one great "
        "wish a game."
    ),
    "about.meows.wish-very-rainy": (
        "Rainy gives 2, Fine costs 1, Cloudy nothing. Then multiply your storms, Thunder as "
        "×1 and Snow as ×2, and add that. Only right after a round of Rainy, and only one "
        "great wish a game."
    ),
    "about.meows.back-weather": "A weather card: only its owner knows which.",
    "about.meows.back-wish": "A wish in its sleeve. It is revealed when the round is over.",
    # On the shelf, in set-up and in the credits
    "game.meows": "Tomorrow Never Meows",
    # Aloud
    "aloud.meows.wish": "wishes for {wish}: {worth}",
    "aloud.meows.announced": "announced {wish}",
    "players.meows": "3–4 players",
    "game.meows.line": "Five weathers, one wish each. What will tomorrow bring?",
    "option.meows.rounds": "Rounds",
    "option.meows.rounds.help": "How many rounds a game has.",
    "option.meows.rounds.3": "Three",
    "option.meows.rounds.seats": "One per player",
    "option.meows.first_lead": "First leader",
    "option.meows.first_lead.help": "Who leads the first trick of each later round.",
    "option.meows.first_lead.lowest": "Lowest score",
    "option.meows.first_lead.rotate": "In turn",
    "option.meows.wishes": "Wishes",
    "option.meows.wishes.help": "All eight, or only the five basic ones for beginners.",
    "option.meows.wishes.8": "Eight",
    "option.meows.wishes.5": "Five",
    "option.meows.hidden": "Hidden wishes",
    "option.meows.hidden.help": "Wish in secret, then announce one, true or not.",
    "option.meows.stakes": "Stakes",
    "option.meows.stakes.help": (
        "An honest announcement earns 3 for each trick won; a fib costs 3 for each. Needs "
        "hidden wishes."
    ),
    "option.meows.open_memory": "Open memory",
    "option.meows.open_memory.help": (
        "Look back at the last trick, all plays of the round and your points so far."
    ),
    "credits.meows": (
        "A trick-taking game of wishes for 3–4 players. Its leaflet names neither author nor "
        "publisher; the game is still theirs."
    ),
    # Who plays
    "character.rumble": "Rumble",
    "character.rumble.trait": "Loud, likes risks",
    "character.flurry": "Flurry",
    "character.flurry.trait": "Cool and patient",
    "character.nimba": "Nimba",
    "character.nimba.trait": "Dreamy, sees all",
    "character.shizuku": "Shizuku",
    "character.shizuku.trait": "Counts every drop",
    "character.hinata": "Hinata",
    "character.hinata.trait": "Bold and sunny",
    # What was counted, and keys
    "score.reason.wish-scored": "Wish: {wish}",
    "score.meows.uncancelled": "Uncancelled",
    "score.meows.thunder-left": "Thunder",
    "score.meows.snow-left": "Snow",
    "score.meows.no-trick": "No tricks",
    "score.meows.tricks": "Tricks",
    "score.meows.fair": "Fair weather",
    "score.meows.storm-signs": "Storms flip it",
    "score.meows.storm-product": "Storms",
    "score.meows.told-truth": "Told the truth",
    "score.meows.told-lie": "Told a fib",
    "score.wish-fine": "Fine",
    "score.wish-cloudy": "Cloudy",
    "score.wish-rainy": "Rainy",
    "score.wish-thunder": "Thunder",
    "score.wish-snow": "Snow",
    "score.wish-very-fine": "Very Fine",
    "score.wish-very-cloudy": "Very Cloudy",
    "score.wish-very-rainy": "Very Rainy",
    # The game on a card beside the table
    "card.meows.aim": "After the last round, the highest total wins.",
    "card.meows.turn": ("Make a wish.\nFollow the weather led, if you can."),
    "card.meows.special": ("Thunder beats fair weather.\nWith Thunder, Snow wins; else it loses."),
    "card.meows.scoring": (
        "Your wish scores the cards you win.\n"
        "Basic wishes: Thunder and Snow cancel.\n"
        "A great wish needs its basic one before it.\n"
        "With no tricks, Snow gives 6."
    ),
    # The rules, page by page
    "rules.meows.aim": "The aim",
    "rules.meows.aim.text": """\
The cat gods settle tomorrow’s weather over a game of cards. Each round everyone makes a wish, \
which decides how the cards they win will score. After three rounds the highest total wins.
# The cards
There are 36: the fair weathers, Fine, Cloudy and Rainy, from 1 to 10, and the storms, Thunder \
and Snow, from 1 to 3. All are reshuffled for every round. With four players everyone gets 8 \
cards, with three 10; the rest are set aside, unseen.
= fine-10 cloudy-4 rainy-7 thunder-2 snow-3: the five weathers
# A round
- [not-asked] Look at your hand and make a wish. Wishes are open, and made one after another.
- [hands-empty] Play trick after trick until all hands are empty.
- Score what you won by your wish.
The player with the lowest total leads the next round; the one with the highest wishes first.""",
    "rules.meows.tricks": "Tricks",
    "rules.meows.tricks.text": """\
[must-follow] \
The leader plays any card. Everyone else must play the same weather if they can; otherwise, any \
card. Whoever wins the trick takes its cards and leads the next.
Tricks won lie face down: everyone sees how many you have, but until the round ends nobody may \
look at them again, not even at the last one.
# Who wins? The first line that fits
- [snow-beats-thunder] Thunder and Snow together: the highest Snow.
- [highest-thunder] Thunder without Snow: the highest Thunder.
- [only-snow] Only Snow: the highest Snow.
- [highest-under-snow] \
Snow was led, and fair weathers came: the highest number among those, whatever its weather. If \
two are equal, the later one.
- [highest-of-led] Otherwise: the highest card of the weather that was led.
= fine-9 fine-10 thunder-1*: Thunder beats fair weather
= rainy-10 thunder-3 snow-1*: with Thunder there, Snow wins
= snow-2 cloudy-7 fine-7*: Snow led; the later 7 wins
= rainy-4* snow-3 cloudy-10: Rainy was led, and nobody else had any""",
    "rules.meows.wishes": "Wishes",
    "rules.meows.wishes.text": """\
[wish-scored] \
A wish scores the cards in the tricks you won: how many there are, never the numbers on them.
# [wish-basic-only] Five basic wishes
- [wish-fine wish-cloudy wish-rainy] \
Fine, Cloudy, Rainy: 1 point for each card of that weather. Thunder and Snow cancel \
each other one for one; each uncancelled one costs 1.
- [wish-thunder] \
Thunder: after cancelling, 2 points for each Thunder left, 2 lost for each Snow left.
- [wish-snow] Snow: 6 points if you win no tricks at all; otherwise 3 lost for each trick.
# Three great wishes
[wish-needs-basic wish-advanced-once] \
Only if your last round’s wish was the matching basic one, and only one great wish a game.
- [wish-very-fine] \
Very Fine: 3 for each Fine; 1 lost for each Cloudy and Rainy, 2 for each Thunder and Snow.
- [wish-very-cloudy] \
Very Cloudy: 1 for each Fine, Cloudy and Rainy; every storm flips the sign of the sum, from \
plus to minus and back again.
- [wish-very-rainy] \
Very Rainy: 2 for each Rainy, 1 lost for each Fine. If you have any storms, add all of them \
multiplied together, Thunder as 1 and Snow as 2.
= wish-fine wish-snow wish-very-rainy: three of the eight wishes
# Examples
- Thunder, with two Thunder and one Snow: one Thunder is left, 2 points.
- Very Cloudy, with 3 Fine, 3 Cloudy, 2 Rainy, 2 Thunder, 2 Snow: 8, flipped four times, stays 8.
- Very Rainy, with 1 Fine, 1 Cloudy, 4 Rainy, 1 Thunder, 2 Snow: 8 − 1 + 4 = 11.""",
    "rules.meows.variants": "Variants",
    "rules.meows.variants.text": """\
# Hidden wishes
Everyone wishes in secret, then announces a wish, true or not. The wishes are revealed when the \
round ends.
# Stakes
[told-truth told-lie] \
With hidden wishes: an honest announcement earns 3 for each trick won, a fib costs 3 for each.
# Five wishes
Only the basic ones, for a first game.
# Open memory
The leaflet leaves it to you to remember what has been played. With open memory everyone may look \
back: at the last trick, at all plays of the round, and at what their own wish comes to so far.
# Rounds and leads
Three rounds, or one per player. Later rounds are first led by the player with the lowest total, \
or by each player in turn, clockwise.""",
    "rules.meows.readings": "How this table reads the rules",
    "rules.meows.readings.text": """\
Where the leaflet is silent or says two things, this table plays as follows.
- The very first leader is drawn by lot.
- Three rounds, and the lowest total leads the next, as the leaflet’s scoring section says. Its \
other version, one round per player with each leading in turn, is a variant.
- Wishes are made one after another, and the later ones know the earlier: clockwise from the \
leader in the first round, later from the highest total down; equals clockwise from the leader.
- Of several lowest totals, the first one clockwise leads, starting at the left of the last \
round’s first leader, who comes last.
- Each player may make one great wish a game, also in a game of four rounds; a great wish does \
not count as its basic one.
- With Fine, Cloudy and Rainy each card of that weather is 1, each uncancelled storm −1; \
with Thunder each uncancelled Thunder is 2, each uncancelled Snow −2. The pictures \
that show these numbers are lost.
- Thunder and Snow always cancel as far as they can, by themselves.
- Very Rainy with Thunder but no Snow adds 1; with neither it adds nothing.
- Hidden wishes: you may announce any wish you could have chosen, and no other.
- Hidden wishes with all eight: what counts for a great wish is what you really wished for last \
round, not what you announced. All choose at once, then announce clockwise from the leader.
- You may play with only the five basic wishes when wishes are open, too.
- Stakes follow the one text that the leaflet prints twice: 3 for each trick of an honest player, \
3 lost for each trick of one who fibbed, on top of the wish.
- Tied players share the win.""",
    # Small exercises
    "kind.meows.scores": "What does it score?",
    "kind.meows.wish": "The best wish",
    "exercise.meows.scores": "You wished for {wish}. What do these cards score?",
    "exercise.meows.best-wish": "Which wish scores most with these cards?",
    "wrong.meows.wish-gives": "{wish} scores {points} here",
}
