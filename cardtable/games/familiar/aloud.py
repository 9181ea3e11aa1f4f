"""Familiar's Trouble in words: errands and what they still need, the trick's colours, the turns."""

from __future__ import annotations

from cardtable.access.aloud import Aloud
from cardtable.games.familiar.rules import (
    BOARD,
    COLOURS,
    DISCARDS,
    DONE,
    DRAW,
    GOAL,
    LEVEL_OF,
    LEVEL_PILES,
    NEEDS,
    POINTS,
    TRICK,
    TURNS,
    WORTH,
)
from cardtable.media.words import listed, valued, words
from cardtable.rules.cards import Card


class FamiliarAloud(Aloud):
    """The errand board and the witch's nine turns."""

    def card(self, card: Card) -> str:
        """An errand with its needs and points."""
        name = super().card(card)
        if card not in NEEDS:
            return name
        return words(
            "aloud.familiar.errand",
            name=name,
            level=LEVEL_OF[card],
            needs=self._colours(NEEDS[card]),
            points=POINTS[card],
        )

    def trick(self) -> list[str]:
        lines = super().trick()
        if self.view.piles[TRICK]:
            totals = self._colours(self._totals(), every=True)
            lines.append(words("aloud.familiar.totals", colours=totals))
        return lines

    def table(self) -> list[str]:
        turn = words("aloud.familiar.turn", turn=max(1, self.view.number), turns=TURNS)
        return [turn, *[self._errand(card) for card in self.view.piles[BOARD]], *self._piles()]

    def _errand(self, card: Card) -> str:
        """An errand on the board, and what the trick leaves it to need."""
        told, totals = self.card(card), self._totals()
        if not any(totals):
            return told
        left = tuple([max(0, need - has) for need, has in zip(NEEDS[card], totals, strict=True)])
        if not any(left):
            return words("aloud.familiar.covered", errand=told)
        return words("aloud.familiar.lacks", errand=told, left=self._colours(left))

    def _piles(self) -> list[str]:
        piles = self.view.piles
        levels = [
            valued(self.texts.of("pile", f"level{level}"), len(piles[number]))
            for level, number in LEVEL_PILES.items()
        ]
        lines = [
            words("aloud.familiar.levels", piles=listed(levels)),
            words("aloud.familiar.draw", count=len(piles[DRAW])),
        ]
        if piles[DISCARDS]:
            order = sorted(piles[DISCARDS], key=lambda card: card.order)
            lines.append(valued(self.texts.of("pile", "discards"), self.listed(order)))
        return lines

    def scores(self) -> str:
        won = words("aloud.familiar.won", count=len(self.view.piles[DONE]))
        points = self.view.scores[0]
        return words("aloud.familiar.score", points=points, goal=GOAL, won=won)

    def _totals(self) -> tuple[int, ...]:
        """How much of each colour the trick holds."""
        cards = self.view.piles[TRICK]
        return tuple([sum(WORTH[card][at] for card in cards) for at in range(len(COLOURS))])

    def _colours(self, amounts: tuple[int, ...], *, every: bool = False) -> str:
        return listed(
            words("aloud.familiar.amount", suit=self.texts.suit(colour), number=amount)
            for colour, amount in zip(COLOURS, amounts, strict=True)
            if amount or every
        )
