"""What stands in the pages of the rules, and where: which passage explains a key, which one holds
a word.

A page is text, line by line. A line may begin with the keys it explains, in brackets, after its
sign if it has one: ``- [must-follow] Everyone else must follow.`` These are keys of reasons, of
lines of a score, or cards that a score is for. A game that marks nothing has its pages opened at
the top.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from typing import NamedTuple

from cardtable.kana import begun, fold, folded, to_kana
from cardtable.kits import KITS
from cardtable.media.words import sentences
from cardtable.rules.cards import Card
from cardtable.rules.reasons import Reason
from cardtable.text import ja

_TELLS = re.compile(r"\[([a-z0-9 -]+)\] *")
_TRICKS = ("tricks", "turn")  # the page that tells how to play, where no line says so …
_SCORES = ("scores", *_TRICKS)  # … and how points are counted

TITLE = -1  # the number of a page's title among its parts


class Part(NamedTuple):
    """A piece of a page: a heading, a point, plain text, or cards with a caption."""

    kind: str
    text: str
    cards: tuple[str, ...] = ()
    winner: int = -1
    tells: tuple[str, ...] = ()  # the keys it explains


class Passage(NamedTuple):
    """A place in the rules of a game: a page, and the number of a part of it."""

    page: str
    part: int = TITLE


class Found(NamedTuple):
    """A passage that holds what was searched for, and where in its text: from, to."""

    game: str
    passage: Passage
    spans: tuple[tuple[int, int], ...]


def parts_of(text: str) -> list[Part]:
    """The pieces of a page's text."""
    parts = []
    for line in text.splitlines():
        kind = {"# ": "head", "- ": "point", "= ": "cards"}.get(line[:2], "text")
        one = line if kind == "text" else line[2:]
        told = _TELLS.match(one)
        tells = tuple(told[1].split()) if told else ()
        one = one[told.end() :] if told else one
        if kind == "cards":
            cards, _, caption = one.partition(":")
            names = cards.split()
            winner = next((i for i, name in enumerate(names) if name.endswith("*")), -1)
            found = tuple(name.rstrip("*") for name in names)
            parts.append(Part(kind, caption.strip(), found, winner, tells))
        elif one.strip():
            parts.append(Part(kind, one, tells=tells))
    return parts


def page_of(game: str, page: str, language: str) -> list[Part]:
    """The pieces of a page of a game's rules."""
    return parts_of(sentences(language).get(f"rules.{game}.{page}.text", ""))


# Which passage explains a key


@cache
def marked(game: str, language: str) -> Mapping[str, Passage]:
    """Where each key is explained that the texts of this language mark."""
    found: dict[str, Passage] = {}
    for page in KITS[game].pages:
        for number, part in enumerate(page_of(game, page, language)):
            for key in part.tells:
                found.setdefault(key, Passage(page, number))
    return found


def why(game: str, reason: Reason, line: str = "") -> Passage:
    """The passage this reason comes from, or this line of the score that has it.

    What a line counts may be explained by itself, or with the card that is scored.
    """
    cards = [value.name for _, value in reason.values if isinstance(value, Card)]
    places = marked(game, "en")
    for key in [line, *cards, reason.key] if line else [reason.key, *cards]:
        if key in places:
            return places[key]
    return Passage(_page(game, _SCORES if line else _TRICKS))


def _page(game: str, wanted: Sequence[str]) -> str:
    pages = KITS[game].pages
    return next((page for page in wanted if page in pages), pages[0])


# Searching


def search(text: str, language: str, first: str = "") -> list[Found]:
    """The passages of all games that hold every word of a text, those of the first game before
    the others'; of each, those that have it in a heading, or where a word begins, before the rest.
    """
    wanted = [_ways_to_write(word, language) for word in text.split()]
    if not all(wanted) or not wanted:
        return []
    found = []
    for game in sorted(KITS, key=lambda game: game != first):
        ranked = []
        for passage, words in _passages(game, language):
            spans = _spans(words, wanted)
            if spans:
                ranked.append((_rank(words, passage, spans), Found(game, passage, spans)))
        found += [one for _, one in sorted(ranked, key=lambda each: each[0])]
    return found


def headings(game: str, language: str) -> list[Found]:
    """The titles and headings of a game's pages: what there is to look up, without a word typed."""
    return [
        Found(game, passage, ())
        for passage, _ in _passages(game, language)
        if passage.part == TITLE
        or page_of(game, passage.page, language)[passage.part].kind == "head"
    ]


def _passages(game: str, language: str) -> Iterator[tuple[Passage, str]]:
    for page in KITS[game].pages:
        yield Passage(page), sentences(language)[f"rules.{game}.{page}"]
        for number, part in enumerate(page_of(game, page, language)):
            yield Passage(page, number), part.text


@cache
def _readings(language: str) -> Mapping[str, Sequence[str]]:
    """How words are read that are not written as they sound."""
    shared = ja.READINGS if language == "ja" else {}
    read = [shared, *[kit.readings(language) for kit in KITS.values()]]
    return {word: [fold(one) for one in each.split()] for r in read for word, each in r.items()}


def _ways_to_write(word: str, language: str) -> list[str]:
    """How a word that is searched for may stand in the texts: as typed, in kana, in kanji."""
    plain = fold(word)
    ways = [plain]
    readings = _readings(language)
    if readings:
        kana = fold(to_kana(plain))
        read = begun(kana) if plain.endswith("n") else [kana]
        for sound in dict.fromkeys(read):
            if not sound:
                continue
            ways.append(sound)
            ways += [
                fold(written)
                for written, sounds in readings.items()
                if any(one.startswith(sound) for one in sounds)
            ]
    return [way for way in dict.fromkeys(ways) if way]


def _spans(text: str, wanted: Sequence[Sequence[str]]) -> tuple[tuple[int, int], ...]:
    """Where a text holds each of the words, whichever way it is written; nothing if one lacks."""
    plain, places = folded(text)
    spans: set[tuple[int, int]] = set()
    for ways in wanted:
        held = [
            (places[at.start()], places[at.end() - 1] + 1)
            for way in ways
            for at in re.finditer(re.escape(way), plain)
        ]
        if not held:
            return ()
        spans.update(held)
    return tuple(sorted(spans))


def _rank(text: str, passage: Passage, spans: Sequence[tuple[int, int]]) -> int:
    """How far down a passage comes among those of its game: headings and beginnings first."""
    begins = any(start == 0 or not text[start - 1].isalnum() for start, _ in spans)
    if passage.part == TITLE:
        return 0 if begins else 2
    return 1 if begins or not text.isascii() else 2


# The summary


class Section(NamedTuple):
    """A part of a game's summary, and its lines; ``about`` is what it tells: the aim, a turn …"""

    about: str
    lines: Sequence[str]


def summary(game: str, language: str) -> list[Section]:
    """A game on a card: ``card.<game>.aim``, ``turn``, ``special`` and ``scoring``; or else what
    it is in brief; nothing if it has neither.
    """
    texts = sentences(language)
    found = [
        Section(about, texts[key].split("\n"))
        for about in ("aim", "turn", "special", "scoring")
        if (key := f"card.{game}.{about}") in texts
    ]
    brief = texts.get(f"brief.{game}", "")
    return found or ([Section("", brief.split("\n"))] if brief else [])
