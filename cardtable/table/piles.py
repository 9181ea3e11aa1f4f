"""What lies where: every card of the table in its pile, as events have moved it. Draws nothing."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from cardtable.rules.cards import Card, card_order
from cardtable.rules.events import CardsMoved
from cardtable.rules.game import AnyGame
from cardtable.rules.piles import MIXED, Pile
from cardtable.rules.sight import NOBODY, View
from cardtable.table.animation import Pose
from cardtable.table.card_sprite import CardSprite
from cardtable.table.layout import Layout


def backs_of(game: AnyGame) -> dict[Card, Card]:
    """The back of every card."""
    backs: dict[Card, Card] = {}
    for pile in game.piles:
        if pile.deck != MIXED:
            for card in game.decks[pile.deck]:
                backs.setdefault(card, pile.back)
        backs[pile.back] = pile.back
    return backs


def secrets_of(game: AnyGame, seat: int) -> list[Pile]:
    """The piles that only this seat may know."""
    return [pile for pile in game.piles if pile.known == "owner" and pile.owner == seat]


class Piles(dict[int, list[CardSprite]]):
    """The cards of each pile, by its number, in the order they lie."""

    def __init__(self, game: AnyGame, viewer: int, *, open_hands: bool = False) -> None:
        super().__init__()
        self.game = game
        self.viewer = viewer
        self.open_hands = open_hands  # every card is known to the one who looks
        self.looking = True  # what the one who looks alone may know lies open
        self.keep_sorted = True  # one's own hand, until its owner lays it out by hand
        self.last: CardSprite | None = None  # what was played last, while it lies in the middle
        self._backs = backs_of(game)
        self._orders: dict[int, list[Card]] = {}

    # Which is which

    def is_own_hand(self, pile: Pile) -> bool:
        """Whether this is the hand of the one who looks."""
        return pile.owner == self.viewer and pile.lies == "fan"

    @property
    def hand(self) -> Pile:
        """The hand of the one who looks."""
        return next(pile for pile in self.game.piles if self.is_own_hand(pile))

    def own_hand(self) -> list[CardSprite]:
        """The cards in that hand, from the left."""
        return self.get(self.hand.number, [])

    def own_cards(self) -> list[Card]:
        """What these are."""
        return [sprite.card for sprite in self.own_hand()]

    def cards(self, pile: int) -> tuple[Card, ...]:
        """The cards shown in a pile now."""
        return tuple(sprite.card for sprite in self.get(pile, ()))

    def named(self, name: str, seat: int | None = None) -> Pile | None:
        """The pile of this name before a seat (the one who looks), or in the middle."""
        owner = self.viewer if seat is None else seat
        for pile in self.game.piles:
            if pile.name == name and pile.owner in (None, owner):
                return pile
        return None

    def called(self, name: str) -> int | None:
        """The number of the pile that moves of the one who looks call so."""
        try:
            return self.game.pile(name, self.viewer).number
        except KeyError:
            return None

    def of(self, sprite: CardSprite) -> Pile | None:
        """The pile a card lies in."""
        for number, sprites in self.items():
            if sprite in sprites:
                return self.game.pile_of[number]
        return None

    def ends(self, event: CardsMoved) -> tuple[Pile, Pile]:
        """The pile cards come from, and the one they go to."""
        return self.game.pile_of[event.source], self.game.pile_of[event.target]

    # All at once

    def fill(self, view: View, layout: Layout) -> None:
        """Lay every card where this view has it."""
        self.clear()
        self.last = None
        for pile in self.game.piles:
            cards: Sequence[Card] = view.piles[pile.number]
            if self.is_own_hand(pile) and self.looking:
                cards = self._in_order(pile.number, cards)
            made = [self._made(card, pile, layout) for card in cards]
            if layout.places[pile.number].lies == "trick":
                for at, sprite in enumerate(made):
                    sprite.seat = (view.lead + at) % self.game.seats
            self[pile.number] = made

    def _made(self, card: Card, pile: Pile, layout: Layout) -> CardSprite:
        place = layout.places[pile.number]
        pose = Pose(place.x, place.y, 0, place.height)
        return CardSprite(card, self._backs.get(card, pile.back), pile.face_up, pose)

    def disagreement(self, view: View) -> str:
        """How what is shown differs from a view; empty if it does not."""
        for pile in self.game.piles:
            shown, true = list(self.cards(pile.number)), list(view.piles[pile.number])
            if self.is_own_hand(pile):
                shown.sort(key=card_order)
                true.sort(key=card_order)
            if shown != true:
                return f"pile {pile.number} ({pile.name}) shows {shown}, the view says {true}"
        return ""

    # The order of one's own hand

    def _in_order(self, number: int, cards: Sequence[Card]) -> list[Card]:
        """A hand in the order its owner gave it, new cards at the end; else sorted."""
        left = list(cards)
        ordered = []
        for card in self._orders.get(number, ()):
            if card in left:
                left.remove(card)
                ordered.append(card)
        return ordered + sorted(left, key=card_order)

    def remember_order(self, *, returning: bool = False) -> None:
        """Keep how the one who looks has laid out the hand, if that was by hand; of a card that is
        ``returning`` to it also the place it had.
        """
        number = self.hand.number
        if self.keep_sorted:
            self._orders.pop(number, None)
        elif self.looking and number in self:
            known = self._orders.get(number, []) if returning else []
            self._orders[number] = known + [card for card in self.own_cards() if card not in known]

    def sort(self) -> None:
        """Lay one's own hand out by suit and number, and keep it so."""
        self.own_hand().sort(key=lambda sprite: card_order(sprite.card))
        self.keep_sorted = True
        self.remember_order()

    def insert(self, sprite: CardSprite, at: int) -> None:
        """Put a card of one's own hand elsewhere in it."""
        hand = self.own_hand()
        before = hand.index(sprite)
        hand.remove(sprite)
        hand.insert(at, sprite)
        if at != before:
            self.keep_sorted = False
        self.remember_order()

    # Who looks

    def sit(self, viewer: int, *, looking: bool) -> None:
        """Look from another seat, with what it alone may know open or still face down."""
        self.remember_order()
        self.viewer, self.looking = viewer, looking
        self.keep_sorted = self.hand.number not in self._orders

    def turn_down(self) -> list[CardSprite]:
        """Turn face down what only the one who looks may know: the cards that turn over now."""
        self.remember_order()
        self.looking = False
        turned = []
        for pile in secrets_of(self.game, self.viewer):
            for sprite in self[pile.number]:
                sprite.dim = False
                if sprite.shows_face:
                    sprite.turn_to(face_up=False)
                    turned.append(sprite)
                else:
                    sprite.card, sprite.turning = sprite.back, False
        return turned

    def turn_up(self, view: View) -> list[CardSprite]:
        """Turn up what this view of the one who looks shows: the cards that turn over now."""
        self.looking = True
        turned = []
        for pile in secrets_of(self.game, self.viewer):
            cards: Sequence[Card] = view.piles[pile.number]
            if self.is_own_hand(pile):
                cards = self._in_order(pile.number, cards)
            for sprite, card in zip(self[pile.number], cards, strict=True):
                sprite.card, sprite.back = card, self._backs.get(card, sprite.back)
                sprite.turning = sprite.face_up = False
                sprite.turn_to(face_up=pile.face_up)
                if sprite.turning:
                    turned.append(sprite)
        return turned

    # Cards from pile to pile

    def take(
        self, event: CardsMoved, layout: Layout, held: CardSprite | None = None
    ) -> list[CardSprite]:
        """The cards this event moves, out of their pile; each now knows which card it is."""
        source = self.game.pile_of[event.source]
        pile = self[source.number]
        taken = []
        for card in event.cards:
            sprite = self._found(pile, card, source, held)
            if sprite is None:
                sprite = self._made(card, source, layout)
            else:
                pile.remove(sprite)
            self.last = None if sprite is self.last else self.last
            if card.suit != "back":
                sprite.card = card
                sprite.back = self._backs.get(card, sprite.back)
            sprite.left = source.number
            taken.append(sprite)
        return taken

    def _found(
        self, pile: list[CardSprite], card: Card, source: Pile, held: CardSprite | None
    ) -> CardSprite | None:
        if held is not None and held in pile and held.card is card:
            return held
        for sprite in pile:
            if sprite.card is card:
                return sprite
        if pile and card.suit != "back" and source.lies == "fan":
            return pile[len(pile) * 3 // 5]  # somebody else's card comes out of the middle
        return pile[0] if pile else None

    def lay(self, sprite: CardSprite, target: Pile, layout: Layout) -> None:
        """Add a card to a pile, in its place there."""
        pile = self[target.number]
        if self.is_own_hand(target) and self.keep_sorted and self.looking:
            pile.insert(sum(1 for one in pile if one.card.order <= sprite.card.order), sprite)
        else:
            pile.append(sprite)
        if layout.places[target.number].lies != "trick":
            sprite.seat = None
        sprite.dim = False
        sprite.turn_to(face_up=target.face_up)

    def gather(self, number: int, layout: Layout) -> list[CardSprite]:
        """All cards of a deck, together in one pile."""
        target = self.game.pile_of[number]
        gathered: list[CardSprite] = []
        for pile in self.game.piles:
            if pile.deck == target.deck and pile.number != number:
                for sprite in self[pile.number]:
                    sprite.left = pile.number
                gathered += self[pile.number]
                self[pile.number] = []
        gathered += self[number]
        count = len(self.game.decks[target.deck])
        while len(gathered) < count:
            gathered.append(self._made(target.back, target, layout))
        del gathered[count:]
        for sprite in gathered:
            sprite.turn_to(face_up=target.face_up)
            sprite.seat = None
        self[number] = gathered
        self.last = None
        self._orders.clear()
        self.keep_sorted = True
        return gathered

    def arrived(self, sprite: CardSprite, number: int) -> None:
        """A card lies in its pile now: who may not know it there has seen the last of it."""
        sprite.motion = sprite.left = None
        sprite.turning = False
        eyes = self.viewer if self.looking else NOBODY
        if not self.open_hands and not self.game.pile_of[number].known_to(eyes):
            sprite.card = sprite.back = self._backs.get(sprite.card, sprite.back)


def put_in_order(piles: Piles, view: View) -> None:
    """Where every card is known a shuffle is seen: the rest of a deck lies as it left it."""
    for pile in piles.game.piles:
        left = list(piles[pile.number])
        if piles.is_own_hand(pile) or len(left) != len(view.piles[pile.number]):
            continue
        ordered = []
        for card in view.piles[pile.number]:
            same = next((sprite for sprite in left if sprite.card is card), left[0])
            left.remove(same)
            ordered.append(same)
        piles[pile.number] = ordered


def lying(piles: Piles) -> Counter[int]:
    """How many cards one would count in each pile: a card on its way from one to another lies in
    the first until it sets out, and in the second once it has arrived.
    """
    found: Counter[int] = Counter()
    for number, sprites in piles.items():
        for sprite in sprites:
            motion = sprite.motion
            if motion is None or sprite.left is None:
                found[number] += 1
            elif not motion.begun:
                found[sprite.left] += 1
    return found
