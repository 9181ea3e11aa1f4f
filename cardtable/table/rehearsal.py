"""Whatever a table may show before long, asked for ahead, so that it is there when it is needed."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

import pygame

from cardtable.media.canvas import Canvas
from cardtable.media.loader import Key
from cardtable.media.store import store
from cardtable.media.words import words
from cardtable.rules.events import CardsMoved, Event
from cardtable.rules.piles import MIXED, Pile
from cardtable.table.card_art import CardArt
from cardtable.table.layout import TRICK_SHARE, Layout
from cardtable.table.piles import Piles

if TYPE_CHECKING:
    from cardtable.table.table import Table


def rehearse(table: Table, surface: pygame.Surface) -> set[Key]:
    """Ask for everything of a table, in any mood; what is drawn on the surface is not shown.

    In the set is all but cards and backdrops: what may be needed at any moment.
    """
    pictures = table.stage.pictures
    table.rehearsed = (table.stage.size, words.language)
    if pictures.mode != "thread":
        return set()
    with store.ahead(), pictures.draft(later=True) as small:
        table.look.rehearse(surface)
        table.captions.rehearse(surface, table.layout)
        table.renderer.rehearse(surface)
    ahead = list(cards_ahead(table.piles, table.layout))
    for name, height in ahead:
        table.art.soon(name, height)
    heights = sorted({height for _, height in ahead})

    def cast() -> None:
        with store.ahead(more=True):
            table.art.shadows(heights)

    shadows = pictures.plan(("shadows", table.game.id, *heights), cast)
    return {key for key in small if key[1] != table.stage.size} | {shadows}


def look_ahead(table: Table) -> None:
    """Have all of a table asked for by the loader's thread, at another one laid the same."""
    table.rehearsed = (table.stage.size, words.language)
    stage, piles, view = table.stage, table.piles, table.shown.view

    def look_round() -> None:
        twin = table.look.twin()
        other = type(table)(stage, table.game, twin, piles.viewer, table.words.names)
        other.sit(piles.viewer, view, looking=piles.looking)
        rehearse(other, Canvas(stage.size))

    stage.pictures.plan(("table", table.game.id, table.rehearsed), look_round)


def cards_ahead(piles: Piles, layout: Layout) -> Iterator[tuple[str, int]]:
    """Every card that may lie open here, and every back, with its height: one's own hand first."""
    game = piles.game
    faces: dict[tuple[str, int], None] = {}
    backs: dict[tuple[str, int], None] = {}
    for pile in sorted(game.piles, key=lambda pile: not piles.is_own_hand(pile)):
        place = layout.places[pile.number]
        height = round(place.height)
        if place.shown:
            backs[pile.back.name, height] = None
        if _lies_open(piles, pile) and place.shown:
            for number, deck in enumerate(game.decks):
                if pile.deck in (number, MIXED):
                    faces |= {(card.name, height): None for card in deck}
        if place.lies == "trick":
            height = round(layout.card(TRICK_SHARE))
            faces |= {(card.name, height): None for card in game.decks[max(0, pile.deck)]}
    yield from backs
    yield from faces


def _lies_open(piles: Piles, pile: Pile) -> bool:
    return pile.face_up or piles.is_own_hand(pile)


def is_drawn(event: Event, piles: Piles, layout: Layout, art: CardArt) -> bool:
    """Whether the cards of an event can be shown where they go; those that cannot are made next."""
    if not isinstance(event, CardsMoved):
        return True
    source, target = piles.ends(event)
    found = []
    for pile in (source, target):
        place = layout.places[pile.number]
        if not place.shown:
            continue
        names = {pile.back.name}  # a card may turn over on its way
        if _lies_open(piles, pile) or piles.open_hands:
            names |= {card.name for card in event.cards}
        found += [art.near(name, round(place.height)) for name in sorted(names)]
    return all(found)
