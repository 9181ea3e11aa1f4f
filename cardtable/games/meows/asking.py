"""What is asked in the valley: who wins the trick in words, and the dialogue of wishes."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

import pygame

from cardtable.games.meows import faces
from cardtable.games.meows.rules import (
    ADVANCED,
    ADVANCED_ONCE,
    ANNOUNCE,
    ANNOUNCING,
    MAKE_WISH,
    NEEDS_BASIC,
    TRICK,
    WISHES,
    WISHING,
    winner,
)
from cardtable.games.meows.seen import MeowsSeen
from cardtable.games.meows.wishes import FACE, TINTS, WishPanel, chip, tone
from cardtable.looks.answers import Answers
from cardtable.looks.asked import Acts, Answer
from cardtable.looks.panel import Panel
from cardtable.looks.plates import Plates
from cardtable.looks.prompts import Prompts
from cardtable.media import drawings
from cardtable.media.canvas import Canvas
from cardtable.media.drawings import Colour
from cardtable.media.gaps import gaps
from cardtable.media.store import store
from cardtable.media.words import words
from cardtable.rules.cards import Card
from cardtable.rules.reasons import Reason
from cardtable.widgets import cut

Against = Mapping[Card, Reason]  # the wishes that cannot be made, and why


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
        against = {}
        for wish in WISHES:
            reason = seen.rules.why_no_wish(seen.view, seen.viewer, wish)
            if reason is not None:
                against[wish] = reason
        return self._answers(seen.asked, seen.own_wish, against)

    def _answers(self, asked: str, own: str, against: Against) -> list[Answer]:
        """Every wish there is in this game, to be made or to be announced by who has made one."""
        moves = MAKE_WISH if asked == WISHING else ANNOUNCE
        return [
            Answer(
                moves[wish],
                self.seen.texts.card(wish),
                note=self._worth(asked, own, wish),
                refused=self._worded(against[wish]) if wish in against else "",
            )
            for wish in WISHES
            if not (self.seen.rules.basic_only and wish in ADVANCED)
        ]

    def ready(self) -> bool:
        return self.seen.dealt

    def weighs_hand(self) -> bool:
        return self.seen.asked in (WISHING, ANNOUNCING)

    def _worth(self, asked: str, own: str, wish: Card) -> str:
        """What a wish gives; with stakes, what saying it gives."""
        if asked == ANNOUNCING and self.seen.rules.stakes:
            return words("wish.truth.line" if wish.suit == own else "wish.lie.line")
        return words(f"wish.{wish.suit}.line")

    def _worded(self, reason: Reason) -> str:
        """Why a wish cannot be made now, in few words."""
        texts = self.seen.texts
        values = {name: texts.value(name, value) for name, value in reason.values}
        return words(f"wish.why.{reason.key}", **values)

    def panel(self, answers: Sequence[Answer], acts: Acts) -> Panel | None:
        seen = self.seen
        if seen.asked not in (WISHING, ANNOUNCING):
            return super().panel(answers, acts)
        own = seen.own_wish if seen.asked == ANNOUNCING else seen.view.last_wish[seen.viewer]
        return self._panel(seen.asked, own, seen.round, answers, acts)

    def _panel(
        self, asked: str, own: str, round_now: int, answers: Sequence[Answer], acts: Acts
    ) -> WishPanel:
        """The panel for these answers, and what is known of one's own wish or of the last."""
        seen = self.seen
        if asked == ANNOUNCING:
            title = seen.texts.of("ask", ANNOUNCING)
            line = words("wish.announce.line", wish=words(f"card.wish-{own}"))
        else:
            title = seen.texts.of("ask", "wish.hidden" if seen.rules.hidden else WISHING)
            line = words("wish.line", round=round_now)
        return WishPanel(seen, self.plates, answers, acts, title, line, own)

    # Beforehand

    def rehearse(self, surface: pygame.Surface) -> None:
        self._rehearse(surface, self.seen.round)

    def prepare(self, round_now: int) -> None:
        """A round begins, and before long its wishes are made: have all of the panel ready. Large
        as it is, not all that was drawn of it in the round before need be there any more.
        """

        def draw() -> None:
            with store.ahead(more=True):
                self._rehearse(Canvas(self.stage.size), round_now)

        self.stage.pictures.plan(("wishing", round_now), draw)

    def _rehearse(self, surface: pygame.Surface, round_now: int) -> None:
        """Draw the panel as it may come in this round, whatever is refused on it then."""
        stage, seen = self.stage, self.seen
        for seat in range(seen.game.seats):
            self.plates.portrait(seat, stage.px(FACE))
        for wish in WISHES:
            gaps.wait()
            chip(surface, stage, wish.suit, 0, 0)
            chip(surface, stage, wish.suit, 0, 0, words(f"card.wish-{wish.suit}"))
        if not any(seat.who == "person" for seat in seen.seats):
            return  # nobody here is asked
        first, *others = _refusals()
        for asked in (WISHING, ANNOUNCING) if seen.rules.hidden else (WISHING,):
            for wish in WISHES if asked == ANNOUNCING else WISHES[:1]:
                self._draw_ahead(surface, asked, wish.suit, round_now, first)
            for against in others:
                self._draw_ahead(surface, asked, WISHES[0].suit, round_now, against)

    def _draw_ahead(
        self, surface: pygame.Surface, asked: str, own: str, round_now: int, against: Against
    ) -> None:
        nothing = Acts(lambda move: None, lambda move: None, lambda: False)
        answers = self._answers(asked, own, against)
        panel = self._panel(asked, own, round_now, answers, nothing)
        for tile in panel.widgets:
            gaps.wait()
            tile.draw(surface)
            tile.focused = True
            panel.draw(surface, self.stage)  # which tells what this wish means
            tile.draw(surface)
            tile.focused = False
        panel.draw(surface, self.stage)


def _refusals() -> list[Against]:
    """What may speak against wishes: the great ones need others in the round before, and each has
    one of them in a game.
    """
    needed = [{w: why for w, why in NEEDS_BASIC.items() if w is not had} for had in NEEDS_BASIC]
    return [NEEDS_BASIC, *needed, dict.fromkeys(ADVANCED, ADVANCED_ONCE)]
