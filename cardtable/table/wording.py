"""What cards, moves, reasons and events are called in the player's language."""

from __future__ import annotations

from collections.abc import Sequence

from cardtable.media.words import listed, words
from cardtable.rules.cards import NO_CARD, Card
from cardtable.rules.events import (
    CardsMoved,
    Changed,
    Event,
    GameEnded,
    RoundEnded,
    RoundStarted,
    Said,
    Scored,
    Shuffled,
    TrickWon,
)
from cardtable.rules.game import AnyGame
from cardtable.rules.moves import Move
from cardtable.rules.piles import Pile
from cardtable.rules.reasons import Reason, Value


class Wording:
    """The sentences of one game, with the names of the seats.

    A key is looked for with the game's name first (``reason.meows.must-follow``), then without.
    """

    def __init__(self, game: AnyGame, names: Sequence[str]) -> None:
        self.game = game
        self.id = game.id
        self.names = tuple(names)

    def of(self, group: str, key: str, **values: object) -> str:
        """A sentence of this game, or the one all games share."""
        own = f"{group}.{self.id}.{key}"
        return words(own if words.has(own) else f"{group}.{key}", **values)

    def has(self, group: str, key: str) -> bool:
        """Whether there is such a sentence."""
        return words.has(f"{group}.{self.id}.{key}") or words.has(f"{group}.{key}")

    def suit(self, suit: str) -> str:
        """A suit's name."""
        key = f"suit.{self.id}.{suit}"
        return words(key) if words.has(key) else words.either(f"suit.{suit}", f"suit.{suit}")

    def card(self, card: Card) -> str:
        """A card's name."""
        if words.has(f"card.{card.name}"):
            return words(f"card.{card.name}")
        if card.suit == "back":
            return words("card.unknown")
        return words("card.plain", suit=self.suit(card.suit), number=card.number)

    def value(self, name: str, value: Value) -> object:
        """What fills a gap of a sentence."""
        if isinstance(value, Card):
            return self.card(value)
        if name == "seat" and isinstance(value, int):
            return self.names[value]
        if name in ("suit", "side") and isinstance(value, str):
            return self.suit(value)
        return value

    def reason(self, reason: Reason) -> str:
        """A reason as a sentence."""
        values = {name: self.value(name, value) for name, value in reason.values}
        return self.of("reason", reason.key, **values)

    def word(self, word: str) -> str:
        """What a spoken word says in a bubble or on a button."""
        if self.has("word", word):
            return self.of("word", word)
        return self.suit(word)

    def sayings(self) -> list[str]:
        """All that may be said in a bubble of this game."""
        return words.under(f"word.{self.id}")

    def move(self, move: Move) -> str:
        """A move in words, as a hint or a spoken line names it."""
        if move.word:
            return self.word(move.word)
        key = f"{move.source}>{move.target}"
        if self.has("say", key):
            return self.of("say", key, card=self.card(move.card))
        return words("say.card", card=self.card(move.card))

    def event(self, event: Event, viewer: int) -> str:
        """A line of the log, as this seat may read it; empty for what needs no words."""
        match event:
            case RoundStarted(number, lead):
                key = "log.begins" if self.game.together else "log.round"
                return words(key, round=number, name=self.names[lead])
            case Said(seat, word):
                return words("log.said", name=self.names[seat], word=self.word(word))
            case TrickWon(seat, _, (), _, _):
                return self.of("log", "swept", name=self.names[seat])
            case TrickWon(seat, _, _, _, reason):
                return self.of("log", "trick", name=self.names[seat], reason=self.reason(reason))
            case CardsMoved(cards, source, target):
                return self._moved(cards, source, target)
            case Changed(what, to):
                key = next((k for k in (f"{what}.{to}", what) if self.has("changed", k)), "")
                return self.of("changed", key, to=to) if key else ""
            case RoundEnded(_, reason, _):
                return words("log.round_over", reason=self.reason(reason))
            case Shuffled(pile):
                return self.of("log", "shuffled") if self.game.pile_of[pile].owner is None else ""
            case Scored(seat, _, _, points, total):
                who = words("seat.all") if seat is None else self.names[seat]
                return words("log.scored", name=who, points=signed(points), total=minus(total))
            case GameEnded(winners, _):
                who = listed(self.names[seat] for seat in winners)
                return words("log.won", names=who) if who else words("log.over")
        return ""

    def _moved(self, cards: tuple[Card, ...], source: int, target: int) -> str:
        one, two = self.game.pile_of[source], self.game.pile_of[target]
        if one.owner is None and two.owner is None:
            key = f"{one.name}>{two.name}"
            if not self.has("moved", key) or NO_CARD in cards:
                return ""
            return self.of("moved", key, card=self._cards(cards), count=len(cards))
        if len(cards) > 4:
            return ""
        key = self._key(one, two)
        if not self.has("moved", key):
            return ""
        owner = one.owner if one.owner is not None else two.owner
        other = two.owner if two.owner is not None else one.owner
        return self.of(
            "moved",
            key,
            name=self.names[owner or 0],
            other=self.names[other or 0],
            card=self._cards(cards),
            count=len(cards),
        )

    def _key(self, one: Pile, two: Pile) -> str:
        return f"{one.name}>{two.name}"

    def _cards(self, cards: tuple[Card, ...]) -> str:
        if all(card.suit == "back" for card in cards):
            return (
                words("card.unknown")
                if len(cards) == 1
                else words("card.several", count=len(cards))
            )
        return listed(self.card(card) for card in cards)


def minus(points: int) -> str:
    """3, −2 or 0, with a minus as wide as the figures."""
    return f"−{-points}" if points < 0 else str(points)


def signed(points: int) -> str:
    """+3, −2 or 0."""
    return f"+{points}" if points > 0 else minus(points)
