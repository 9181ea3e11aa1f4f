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
    "card.back-wish": "a secret",
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
    "ask.meows.card.lead": "Your turn: lead any card",
    "ask.meows.card.follow": "Your turn: follow {suit}",
    "ask.meows.card.free": "Your turn: {suit} was led, and any card of yours will do",
    "asks.meows.wish": "wishing",
    "asks.meows.announce": "announcing",
    "asks.meows.card": "to play",
    "waits.meows.wish": "{name} is choosing a wish",
    "waits.meows.announce": "{name} is about to announce a wish",
    "waits.meows.card": "{name} is choosing a card",
    # Reasons: why a trick was won …
    "reason.meows.snow-beats-thunder": "{card} beats Thunder",
    "reason.meows.highest-thunder": "Thunder wins: {card} is the highest",
    "reason.meows.only-snow": "Nothing but Snow: {card} is the highest",
    "reason.meows.highest-under-snow": (
        "Snow was led and loses: {card} is the highest of the others"
    ),
    "reason.meows.highest-of-led": "{card} is the highest {suit}",
    # … why something may not be done …
    "reason.meows.must-follow": "{suit} was led and you hold {card}",
    "reason.meows.wish-basic-only": "Only the five basic wishes are in this game",
    "reason.meows.wish-advanced-once": "You have had your one great wish of this game",
    "reason.meows.wish-needs-basic": "{wish} needs {basic} as your wish of the round before",
    "reason.meows.not-asked": "A wish comes first: choose one above",
    # … and how a round ended and was scored
    "reason.meows.hands-empty": "All cards have been played",
    "reason.meows.wish-scored": "The wish was {wish}",
    # What was counted, and lines that are not simply so many times so much
    "line.meows.fine": "Fine cards",
    "line.meows.cloudy": "Cloudy cards",
    "line.meows.rainy": "Rainy cards",
    "line.meows.thunder": "Thunder cards",
    "line.meows.snow": "Snow cards",
    "line.meows.uncancelled": "Thunder or Snow left over",
    "line.meows.thunder-left": "Thunder left over",
    "line.meows.snow-left": "Snow left over",
    "line.meows.no-trick": "No trick at all",
    "line.meows.tricks": "Tricks won",
    "line.meows.fair": "Fine, Cloudy and Rainy cards",
    "line.meows.storm-signs": "Thunder and Snow turn the sign",
    "line.meows.storm-product": "Thunder and Snow multiplied",
    "line.meows.told-truth": "Told the truth: tricks won",
    "line.meows.told-lie": "Told a fib: tricks won",
    "sum.meows.plain": "{what} {amount} × {times} = {gives}",
    "sum.meows.no-trick": "{what}: {gives}",
    "sum.meows.storm-signs": "An odd number of Thunder and Snow turns the sum: {gives}",
    "sum.meows.storm-product": "Thunder and Snow multiplied: {gives}",
    # A move, as a hint names it
    "say.meows.hand>trick": "play {card}",
    "say.meows.choice>wish": "wish for {card}",
    # The log
    "moved.meows.hand>trick": "{name} plays {card}",
    "moved.meows.choice>wish": "{name} makes a wish: {card}",
    "moved.meows.wish>shown": "{name} had wished for {card}",
    # Choosing a wish: the tiles, and the panel they lie on
    "wish.line": "Round {round} · your hand lies in view",
    "wish.last": "Last round’s wish",
    "wish.choose": "Wish for {wish}",
    "wish.announce": "Announce {wish}",
    "wish.announce.line": "You wished for {wish}. Say so, or don’t",
    "wish.honest": "told the truth",
    "wish.fib": "told a fib",
    "wish.count": "Tricks won: {count}",
    "wish.fine.line": "+1 per Fine; Thunder or Snow left over −1",
    "wish.cloudy.line": "+1 per Cloudy; Thunder or Snow left over −1",
    "wish.rainy.line": "+1 per Rainy; Thunder or Snow left over −1",
    "wish.thunder.line": "Thunder +2, Snow −2;\npairs cancel",
    "wish.snow.line": "No trick: +6\nEach trick: −3",
    "wish.very-fine.line": "Fine +3, Cloudy and Rainy −1, Thunder and Snow −2",
    "wish.very-cloudy.line": "Fair cards +1; each Thunder or Snow turns the sign",
    "wish.very-rainy.line": "Rainy +2, Fine −1; storm: Thunder ×1, Snow ×2",
    "wish.hint": "Choose a wish. Each tile says what it will be worth",
    "wish.made": "Wishes so far",
    "wish.told": "Announced so far",
    "wish.yours": "your wish",
    "wish.said": "“{wish}”",
    "wish.so_far": "so far {points}",
    "wish.truth.line": "The truth: each trick +3",
    "wish.lie.line": "A fib: each trick −3",
    "wish.why.wish-basic-only": "Not in this game",
    "wish.why.wish-advanced-once": "Your one advanced wish of this game is made",
    "wish.why.wish-needs-basic": "Only right after a round of {basic}",
    # While a trick lies on the table
    "round.of": "Round {round} of {rounds}",
    "trick.led": "led",
    "trick.must": "Follow with {suit}",
    "trick.may": "No {suit} in hand: any card will do",
    "trick.both": "{asked}  ·  {winning}",
    "wins.highest-of-led": "{card} is winning: the highest {suit} so far",
    "wins.highest-thunder": "{card} is winning: no Snow so far",
    "wins.snow-beats-thunder": "{card} is winning: it beats Thunder",
    "wins.only-snow": "{card} is winning: nothing but Snow so far",
    "wins.highest-under-snow": "{card} is winning: Snow was led and loses",
    # Cards looked at closely
    "about.meows.fine": "Fine, Cloudy and Rainy are the fair weathers, 1 to 10 each.",
    "about.meows.cloudy": "Fine, Cloudy and Rainy are the fair weathers, 1 to 10 each.",
    "about.meows.rainy": "Fine, Cloudy and Rainy are the fair weathers, 1 to 10 each.",
    "about.meows.thunder": (
        "Wins over every fair weather, whatever the number. Only Snow beats it. "
        "Thunder must be followed when it is led."
    ),
    "about.meows.snow": (
        "Loses to the fair weathers, whatever the number, but beats every Thunder. "
        "Snow must be followed when it is led."
    ),
    "about.meows.wish-fine": (
        "Each Fine card won gives 1. Thunder and Snow cancel one for one; "
        "each one left over costs 1."
    ),
    "about.meows.wish-cloudy": (
        "Each Cloudy card won gives 1. Thunder and Snow cancel one for one; "
        "each one left over costs 1."
    ),
    "about.meows.wish-rainy": (
        "Each Rainy card won gives 1. Thunder and Snow cancel one for one; "
        "each one left over costs 1."
    ),
    "about.meows.wish-thunder": (
        "Thunder and Snow cancel one for one. Each Thunder left over gives 2, "
        "each Snow left over costs 2."
    ),
    "about.meows.wish-snow": "Win no trick and it gives 6. Each trick won costs 3.",
    "about.meows.wish-very-fine": (
        "Fine gives 3; Cloudy and Rainy cost 1; Thunder and Snow cost 2. Nothing cancels. "
        "Only right after a round of Fine, and one great wish a game."
    ),
    "about.meows.wish-very-cloudy": (
        "Count Fine, Cloudy and Rainy, 1 each. Every Thunder or Snow turns the sign, "
        "so an even number of them is what you want. "
        "Only right after a round of Cloudy, and one great wish a game."
    ),
    "about.meows.wish-very-rainy": (
        "Rainy gives 2, Fine costs 1, Cloudy nothing. Then multiply your storm: "
        "Thunder counts ×1, Snow ×2, and add that. "
        "Only right after a round of Rainy, and one great wish a game."
    ),
    "about.meows.back-weather": "A weather card: only its owner knows which.",
    "about.meows.back-wish": "A wish in its sleeve. It comes out when the round is over.",
    # On the shelf, in set-up and in the credits
    "game.meows": "Tomorrow Never Meows",
    "players.meows": "3–4 players",
    "game.meows.line": "Five weathers, one wish each. What will tomorrow bring?",
    "option.meows.rounds": "Rounds",
    "option.meows.rounds.help": "How many rounds make a game.",
    "option.meows.rounds.3": "Three",
    "option.meows.rounds.seats": "One each",
    "option.meows.first_lead": "First lead",
    "option.meows.first_lead.help": "Who leads the first trick of a later round.",
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
        "An honest announcement earns 3 for each trick won, a false one costs 3. "
        "Needs hidden wishes."
    ),
    "credits.meows": (
        "A trick-taking game of wishes for 3–4 players. Its leaflet names neither "
        "author nor publisher; the game is theirs all the same."
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
    "score.meows.uncancelled": "Storm left over",
    "score.meows.thunder-left": "Thunder left",
    "score.meows.snow-left": "Snow left",
    "score.meows.no-trick": "No trick",
    "score.meows.tricks": "Tricks",
    "score.meows.fair": "Fair weather",
    "score.meows.storm-signs": "Storm turns it",
    "score.meows.storm-product": "Storm",
    "score.meows.told-truth": "True word",
    "score.meows.told-lie": "False word",
    "score.wish-fine": "Fine",
    "score.wish-cloudy": "Cloudy",
    "score.wish-rainy": "Rainy",
    "score.wish-thunder": "Thunder",
    "score.wish-snow": "Snow",
    "score.wish-very-fine": "Very Fine",
    "score.wish-very-cloudy": "Very Cloudy",
    "score.wish-very-rainy": "Very Rainy",
    # The rules, page by page
    "rules.meows.aim": "The aim",
    "rules.meows.aim.text": """\
The cat gods settle tomorrow’s weather by playing cards. Each round everybody makes a wish: a \
weather that decides how the cards they win will be counted. After three rounds the highest \
total wins.
# The cards
There are 36: Fine, Cloudy and Rainy from 1 to 10, Thunder and Snow from 1 to 3. All are \
shuffled anew for every round. With four players everybody gets 8 cards, with three 10; the \
rest stay aside, unseen.
= fine-10 cloudy-4 rainy-7 thunder-2 snow-3: the five weathers
# A round
- Look at your hand and make a wish. Wishes lie open, and are made one after another.
- Play until all hands are empty, one trick after another.
- Count what you won by your wish.
The lowest total leads the next round; the highest total wishes first.""",
    "rules.meows.tricks": "Tricks",
    "rules.meows.tricks.text": """\
The lead plays any card. Everybody else must play the same weather if they have it; without it, \
any card will do. Whoever wins the trick takes its cards and leads the next.
# Who wins? The first line that fits
- Thunder and Snow together: the highest Snow.
- Thunder without Snow: the highest Thunder.
- Nothing but Snow: the highest Snow.
- Snow was led, and sunshine, cloud or rain came: the highest number among those, whatever its \
weather. If two are equal, the later one.
- Otherwise: the highest card of the weather that was led.
= fine-9 fine-10 thunder-1*: Thunder beats fair weather
= rainy-10 thunder-3 snow-1*: with Thunder about, Snow wins
= snow-2 cloudy-7 fine-7*: Snow led; the later 7 wins
= rainy-4* snow-3 cloudy-10: Rain was led, and nobody else had any""",
    "rules.meows.wishes": "Wishes",
    "rules.meows.wishes.text": """\
A wish counts the cards in the tricks you won. Only how many matters, never the numbers on them.
# Five basic wishes
- Fine, Cloudy, Rainy: 1 point for each card of that weather. Thunder and Snow cancel each \
other one for one; each one left over costs 1.
- Thunder: after cancelling, 2 points for each Thunder left, 2 lost for each Snow.
- Snow: 6 points if you win no trick at all; otherwise 3 lost for each trick.
# Three great wishes
Only if you had the matching basic wish in the round just before, and only once a game.
- Very Fine: 3 for each Fine; 1 lost for each Cloudy and Rainy, 2 for each Thunder and Snow.
- Very Cloudy: Fine, Cloudy and Rainy together; every Thunder and every Snow turns plus into \
minus and back again.
- Very Rainy: 2 for each Rainy, 1 lost for each Fine; and if you have Thunder or Snow at all, 1 \
doubled for each Snow.
= wish-fine wish-snow wish-very-rainy: three of the eight wishes
# Examples
- Thunder, with two Thunder and one Snow: one Thunder is left, 2 points.
- Very Cloudy, with 3 Fine, 3 Cloudy, 2 Rainy, 2 Thunder, 2 Snow: 8, turned four times, stays 8.
- Very Rainy, with 1 Fine, 1 Cloudy, 4 Rainy, 1 Thunder, 2 Snow: 8 − 1 + 4 = 11.""",
    "rules.meows.variants": "Choices",
    "rules.meows.variants.text": """\
# Hidden wishes
Everybody wishes in secret, then announces a wish aloud, true or not. The wishes are shown when \
the round ends.
# Stakes
With hidden wishes: an honest announcement earns 3 for every trick won, a false one costs 3.
# Five wishes
Only the basic ones, for a first game.
# Rounds and leads
Three rounds, or as many as there are players. The first lead of a later round is the lowest \
total, or goes round clockwise.""",
    "rules.meows.readings": "How this table reads the rules",
    "rules.meows.readings.text": """\
Where the leaflet is silent or says two things, this table plays as follows.
- The very first lead is drawn by lot.
- Three rounds, and the lowest total leads the next: so says the scoring. The other reading, a \
round each with the lead going round, can be chosen.
- Wishes are made one after another, and the later ones know the earlier: from the lead in the \
first round, later from the highest total down; equals in clockwise order from the lead.
- Of several lowest totals, the first one clockwise leads, counted from the left of the last \
round’s first lead; that seat comes last.
- Each player may make one great wish a game, also in a game of four rounds; a great wish does \
not count as its basic one.
- With Fine, Cloudy and Rainy each card of that weather is 1, each Thunder or Snow left over −1; \
with the Thunder wish 2 and −2. The pictures that show these numbers are lost.
- Thunder and Snow cancel by themselves wherever they can.
- Very Rainy with Thunder but no Snow adds 1; with neither it adds nothing.
- Hidden wishes: an announcement may name any wish one could have chosen, and no other.
- Hidden wishes with all eight: what counts for a great wish is what one really wished for in the \
round before, not what one said. All choose at the same time and announce from the lead on.
- The five basic wishes alone may be played with open wishes, too.
- Stakes are played as printed under both headings: 3 for each trick of the honest, 3 lost for \
each trick of the others, on top of the wish.
- Ties share the victory.""",
}
