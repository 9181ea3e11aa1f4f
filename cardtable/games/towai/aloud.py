"""TOWAI in words: day or night, the pile, the deck, and who has finished."""

from __future__ import annotations

from cardtable.access.aloud import Aloud
from cardtable.games.towai.rules import DECK, DISCARDS, PILE, SET
from cardtable.media.words import listed, words


class TowaiAloud(Aloud):
    """The hour, the pile and the finishes."""

    def trick(self) -> list[str]:
        """The pile takes the place of a trick."""
        pile = self.view.piles[PILE]
        marker = self.view.marker if self.view.asked != SET else ""
        if not pile:
            lines = [words("aloud.towai.empty")]
        else:
            key = "aloud.towai.pile" if len(pile) > 1 else "aloud.towai.pile.one"
            lines = [words(key, card=self.card(pile[-1]), count=len(pile))]
        if marker:
            lines.insert(0, words(f"aloud.towai.{marker}"))
        if marker and pile:
            lines.append(words(f"aloud.towai.{marker}.fits", number=pile[-1].number))
        return lines

    def table(self) -> list[str]:
        deck, discards = (len(self.view.piles[number]) for number in (DECK, DISCARDS))
        return [*self.trick(), words("aloud.towai.deck", deck=deck, discards=discards)]

    def before(self, seat: int) -> list[str]:
        return [self.texts.of("finish", str(min(2, self.view.scores[seat])))]

    def scores(self) -> str:
        names, won = self.texts.names, self.view.scores
        order = sorted(range(self.game.seats), key=lambda seat: (-won[seat], seat))
        told = [words("aloud.towai.finish", name=names[seat], count=won[seat]) for seat in order]
        return words("aloud.towai.scores", finishes=listed(told))
