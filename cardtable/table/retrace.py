"""What was taken back, seen: which card of the table before is which card of the table now."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping

from cardtable.table.card_sprite import CardSprite

Lying = Mapping[int, list[CardSprite]]
Pair = tuple[CardSprite, CardSprite]


def retraced(before: Lying, now: Lying) -> Iterator[Pair]:
    """Each card as it lay and as it lies now: those that stayed in their pile, then those that are
    known at both places, then any of one back, whose face is known at one place alone or at none.
    """
    old = {number: list(sprites) for number, sprites in before.items()}
    new = {number: list(sprites) for number, sprites in now.items()}
    for number in new.keys() & old.keys():
        yield from _paired(old, new, [(number, number)], same_card)
    elsewhere = [(one, two) for two in new for one in old if one != two]
    yield from _paired(old, new, elsewhere, same_card)
    yield from _paired(old, new, elsewhere, same_back)


def same_card(one: CardSprite, two: CardSprite) -> bool:
    """Whether one could not tell them apart; a card one does not know is its back."""
    return one.card is two.card


def same_back(one: CardSprite, two: CardSprite) -> bool:
    """Whether one may be the other, for all that can be seen."""
    return one.back is two.back and (not one.known or not two.known)


def _paired(
    old: dict[int, list[CardSprite]],
    new: dict[int, list[CardSprite]],
    piles: Iterable[tuple[int, int]],
    alike: Callable[[CardSprite, CardSprite], bool],
) -> Iterator[Pair]:
    for source, target in piles:
        for two in list(new[target]):
            one = next((one for one in old[source] if alike(one, two)), None)
            if one is not None:
                old[source].remove(one)
                new[target].remove(two)
                yield one, two
