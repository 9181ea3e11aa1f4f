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
}
