"""What is asked in the valley: who wins the trick in words, and the dialogue of wishes."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

import pygame

from cardtable.games.meows import faces
from cardtable.games.meows.rules import (
    ADVANCED,
    ANNOUNCE,
    ANNOUNCING,
    MAKE_WISH,
    TRICK,
    WISHES,
    WISHING,
    winner,
)
from cardtable.games.meows.seen import MeowsSeen
from cardtable.games.meows.wishes import DISC, TINTS, WishPanel, chip, figure, figured, tone
from cardtable.looks.answers import Answers
from cardtable.looks.asked import Acts, Answer
from cardtable.looks.panel import Panel
from cardtable.looks.plates import Plates
from cardtable.looks.prompts import Prompts
from cardtable.media import drawings
from cardtable.media.drawings import Colour
from cardtable.media.words import words
from cardtable.rules.cards import Card
from cardtable.widgets import cut


class MeowsPrompts(Prompts):
    """Which card would take the trick, on paper of its suit."""

    seen: MeowsSeen

    def sentence(self) -> str:
        seen = self.seen
        winning = seen.winning()
        if not winning:
            return super().sentence()
        if not seen.mine:
            return winning
        led = seen.table.cards(TRICK)[0].suit
        holds = any(card.suit == led for card in seen.table.own_cards())
        asked = words("trick.must" if holds else "trick.may", suit=seen.texts.suit(led))
        return words("trick.both", asked=asked, winning=winning)

    def colours(self) -> tuple[Colour, Colour]:
        trick = self.seen.table.cards(TRICK)
        if not trick:
            return super().colours()
        suit = trick[winner(trick)[0]].suit
        if (self.seen.table.mood or "calm") == "thunder":
            return TINTS[suit], tone(suit)  # the hills are as dark as the suit
        return drawings.colour(faces.DARK[suit]), cut.WHITE

    def papers(self) -> Iterable[Colour]:
        return [*super().papers(), *map(drawings.colour, faces.DARK.values())]


class Wishing(Answers):
    """Making and announcing a wish: every wish has its tile, also those not to be had."""

    seen: MeowsSeen

    def __init__(self, seen: MeowsSeen, plates: Plates) -> None:
        super().__init__(seen)
        self.plates = plates

    def offered(self) -> list[Answer]:
        seen = self.seen
        if seen.asked not in (WISHING, ANNOUNCING) or not seen.moves:
            return super().offered()
        if not seen.dealt:
            return []  # one wishes by what one holds
        moves = MAKE_WISH if seen.asked == WISHING else ANNOUNCE
        wishes = [w for w in WISHES if not (seen.rules.basic_only and w in ADVANCED)]
        return [
            Answer(
                moves[wish],
                seen.texts.card(wish),
                note=self._worth(wish),
                refused=self._against(wish) if moves[wish] not in seen.moves else "",
            )
            for wish in wishes
        ]

    def ready(self) -> bool:
        return self.seen.dealt

    def weighs_hand(self) -> bool:
        return self.seen.asked in (WISHING, ANNOUNCING)

    def _worth(self, wish: Card) -> str:
        """What a wish gives; with stakes, what saying it gives."""
        if self.seen.asked == ANNOUNCING and self.seen.rules.stakes:
            honest = wish.suit == self.seen.own_wish
            return words("wish.truth.line" if honest else "wish.lie.line")
        return words(f"wish.{wish.suit}.line")

    def _against(self, wish: Card) -> str:
        """Why a wish cannot be made now, in few words."""
        seen = self.seen
        reason = seen.rules.why_no_wish(seen.view, seen.viewer, wish)
        if reason is None:
            return ""
        values = {name: seen.texts.value(name, value) for name, value in reason.values}
        return words(f"wish.why.{reason.key}", **values)

    def rehearse(self, surface: pygame.Surface) -> None:
        texts = self.seen.texts
        answers = [
            Answer(MAKE_WISH[wish], texts.card(wish), note=words(f"wish.{wish.suit}.line"))
            for wish in WISHES
        ]
        nothing = Acts(lambda move: None, lambda move: None, lambda: False)
        panel = WishPanel(self.seen, self.plates, answers, nothing, "", "", "fine")
        panel.draw(surface, self.stage)
        for tile in panel.widgets:
            tile.draw(surface)
        for wish in WISHES:
            chip(surface, self.stage, wish.suit, 0, 0)
            figure(self.stage, wish.suit, figured(self.stage.px(DISC)))

    def panel(self, answers: Sequence[Answer], acts: Acts) -> Panel | None:
        seen = self.seen
        if seen.asked == ANNOUNCING:
            own = seen.own_wish
            title = seen.texts.of("ask", ANNOUNCING)
            line = words("wish.announce.line", wish=words(f"card.wish-{own}"))
            return WishPanel(seen, self.plates, answers, acts, title, line, own)
        if seen.asked == WISHING:
            title = seen.texts.of("ask", "wish.hidden" if seen.rules.hidden else WISHING)
            line = words("wish.line", round=seen.round)
            last = seen.view.last_wish[seen.viewer]
            return WishPanel(seen, self.plates, answers, acts, title, line, last)
        return super().panel(answers, acts)
