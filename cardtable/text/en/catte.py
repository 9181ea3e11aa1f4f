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
    "pile.catte.unused": "Coffees to serve",
    "pile.catte.taken": "Coffees won",
    "pile.catte.centre": "In the centre",
    "pile.catte.trick": "Trick",
    "pile.catte.played": "Cats played",
    "pile.catte.aside": "Set aside",
    "pile.catte.pot": "Coffee pot",
    # What is asked: of the person, on a seat's plate, and told to those who wait
    "ask.catte.coffee": "You lead: first put one of your coffees in the centre",
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
    "reason.catte.must-follow": "{suit} was led and you hold {card}",
    "reason.catte.coffee-first": "First put one of your coffees in the centre",
    "reason.catte.coffee-served": "A coffee is already served: play a cat",
    "reason.catte.not-asked": "That is not what is asked now",
    # … and how a round ended and was scored
    "reason.catte.over-limit": "{seat} has gone over the limit",
    "reason.catte.cats-gone": "The last cats have been played",
    "reason.catte.no-coffee": "{seat} leads next, but has no coffee left to serve",
    "reason.catte.coffees-scored": "{total} of {limit} drunk",
    # What was counted
    "line.catte.taken": "Coffees won",
    "line.catte.exactly-limit": "Exactly the limit",
    "line.catte.over-limit": "Over the limit",
    "line.catte.unused": "Coffees not served",
    "line.catte.unused-lost": "Coffees not served, lost",
    "sum.catte.plain": "{what} {amount} × {times} = {gives}",
    "sum.catte.taken": "{what}: {gives}",
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
    "gain.catte.ahead": "{card} is ahead so far",
    "gain.catte.loses": "{card} stays behind {other}",
    "cup.catte.out": "spilt",
    "took.catte.under": "{name} takes {card}: {total} of {limit}",
    "took.catte.exact": "{name} takes {card}: exactly {total}, which counts twice!",
    "took.catte.over": "{name} takes {card}: {total} is over the limit",
    "cup.catte.holds": "{total} of {limit}",
    "cup.catte.full": "exactly {limit}: counts twice",
    "cup.catte.spilt": "over the limit: counts nothing",
    "cup.catte.under": "Taking {card} makes {total}: {left} to the limit",
    "cup.catte.exact": "Taking {card} makes exactly {total}: counts twice",
    "cup.catte.over": "Taking {card} makes {total}: over the limit",
    # Cards looked at closely
    "about.catte.brown": "A Brown cat. There are fifteen, 1 to 15.",
    "about.catte.white": "A White cat. There are fifteen, 1 to 15.",
    "about.catte.black": "A Black cat. There are only eleven, 1 to 11.",
    "about.catte.coffee-brown": (
        "In the centre it makes Brown cats trump. Who wins the trick takes it and its points."
    ),
    "about.catte.coffee-white": (
        "In the centre it makes White cats trump. Who wins the trick takes it and its points."
    ),
    "about.catte.coffee-black": (
        "In the centre it makes Black cats trump. Strong stuff: 5, 10 or 15 points in one cup."
    ),
    "about.catte.back-cat": "A cat: only its owner knows which.",
    "about.catte.back-coffee": "A coffee that has not been poured yet.",
}
