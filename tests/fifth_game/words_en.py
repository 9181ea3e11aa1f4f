"""Sentences of Rovescino in English."""

from __future__ import annotations

WORDS: dict[str, str] = {
    # Suits, cards and piles
    "suit.rovescino.coins": "Coins",
    "suit.rovescino.cups": "Cups",
    "suit.rovescino.swords": "Swords",
    "suit.rovescino.batons": "Batons",
    "index.rovescino.1": "A",
    "index.rovescino.8": "J",
    "index.rovescino.9": "C",
    "index.rovescino.10": "K",
    "card.coins-1": "Ace of Coins",
    "card.coins-8": "Jack of Coins",
    "card.coins-9": "Cavalier of Coins",
    "card.coins-10": "King of Coins",
    "card.cups-1": "Ace of Cups",
    "card.cups-8": "Jack of Cups",
    "card.cups-9": "Cavalier of Cups",
    "card.cups-10": "King of Cups",
    "card.swords-1": "Ace of Swords",
    "card.swords-8": "Jack of Swords",
    "card.swords-9": "Cavalier of Swords",
    "card.swords-10": "King of Swords",
    "card.batons-1": "Ace of Batons",
    "card.batons-8": "Jack of Batons",
    "card.batons-9": "Cavalier of Batons",
    "card.batons-10": "King of Batons",
    "card.back-italian": "a card",
    "about.rovescino.coins": "Coins. There are ten: 3, 2, ace, king, cavalier, jack, 7 to 4.",
    "about.rovescino.cups": "Cups. There are ten: 3, 2, ace, king, cavalier, jack, 7 to 4.",
    "about.rovescino.swords": "Swords. There are ten: 3, 2, ace, king, cavalier, jack, 7 to 4.",
    "about.rovescino.batons": "Batons. There are ten: 3, 2, ace, king, cavalier, jack, 7 to 4.",
    "about.rovescino.back-italian": "A card only its owner knows.",
    "pile.rovescino.aside": "Set aside",
    # Reasons, and what was counted
    "reason.rovescino.cards-gone": "all cards have been played",
    "reason.rovescino.tricks-taken": "Tricks taken: {count}",
    "line.rovescino.aces": "Aces",
    "line.rovescino.counting": "3, 2 and courts",
    "line.rovescino.last-trick": "Last trick",
    # On the shelf, in set-up and in the credits
    "game.rovescino": "Rovescino",
    "players.rovescino": "3–4 players",
    "game.rovescino.line": "Everything upside down: who takes least, wins.",
    "brief.rovescino": (
        "Follow the suit that was led, if you can.\n"
        "The highest card of that suit takes the trick: 3, 2, ace, king, cavalier, jack, 7 to 4.\n"
        "Aces cost three points; 3, 2 and courts one; the last trick three.\n"
        "The fewest points lost win."
    ),
    "credits.rovescino": "A traditional Italian game that belongs to everybody.",
    # The rules
    "rules.rovescino.aim": "The aim",
    "rules.rovescino.aim.text": """\
Take as few points as you can. As many rounds as there are players; who has lost least wins.
# The cards
Forty cards in four suits. In each suit, from the highest: 3, 2, ace, king, cavalier, jack, 7, 6, \
5, 4.
= coins-3 cups-2 swords-1 batons-10: a three, a two, an ace and a king
All cards are dealt. With three players one lies aside.""",
    "rules.rovescino.turn": "A trick",
    "rules.rovescino.turn.text": """\
- The lead plays any card. Everybody else follows suit if they can; otherwise any card will do.
- The highest card of the suit led takes the trick, and its owner leads next.
= coins-7 coins-1* cups-3: Coins were led, so the ace takes it
# What it costs
- An ace: three points.
- A three, a two, a king, a cavalier, a jack: one point.
- The last trick: three points.""",
}
