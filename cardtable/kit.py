"""What a game brings to the table besides its rules; whatever it does not bring, the table has.

A `Kit` on its own serves any game: plain cards told by shape and colour, felt, a general search.
A game overrides what it wants otherwise, in `kit.py` in its own folder. Nothing here needs pygame:
what draws is imported when it is asked for, so that a worker can think without a screen.
"""

from __future__ import annotations

import importlib
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from importlib.util import find_spec
from types import MappingProxyType, ModuleType
from typing import TYPE_CHECKING, Protocol

from cardtable.players.characters import Character
from cardtable.rules.game import AnyGame
from cardtable.rules.moves import Move
from cardtable.rules.state import State

if TYPE_CHECKING:
    import pygame

    from cardtable.access.aloud import Aloud
    from cardtable.endings import Endings
    from cardtable.exercises.exercise import Kind
    from cardtable.lessons.lesson import Lesson
    from cardtable.looks.look import Look
    from cardtable.match import Match
    from cardtable.players.facts import Facts
    from cardtable.players.judgement import AnyJudgement
    from cardtable.seats import Seat

Colour = tuple[int, int, int]

_PAGES = ("aim", "turn", "tricks", "scores", "readings")


class Faces(Protocol):
    """How a game's cards are drawn: a module with these two, or anything else that has them."""

    @property
    def CARDS(self) -> Sequence[str]:  # noqa: N802 - a constant of the modules that draw cards
        """The name of every card."""

    @property
    def BACKS(self) -> Sequence[str]:  # noqa: N802 - as above
        """Every kind of back."""

    def face(self, card: str, height: int, language: str = ...) -> pygame.Surface:
        """A card's face at this height, 63:88, with clear rounded corners and no outer shadow."""

    def back(self, kind: str, height: int) -> pygame.Surface:
        """A card's back; ``kind`` is what follows ``back-`` in its name."""


@dataclass(frozen=True)
class Cover:
    """What stands on a game's box."""

    lines: Sequence[str]  # the title
    size: int  # of its letters, in units
    ink: Colour
    shade: Colour  # a dark colour of the game, to stand behind its box


@dataclass(frozen=True)
class Noises:
    """Which sound goes with a game's own words and changes; what is not named is as usual."""

    words: Mapping[str, str] = field(default_factory=dict)
    changes: Mapping[tuple[str, str], str] = field(default_factory=dict)
    winners: Mapping[str, str] = field(default_factory=dict)  # suit that won a trick → sound
    shared_score: str = "trick-won"  # all seats score together


@dataclass(frozen=True)
class Moment:
    """A moment of a game that is worth a picture."""

    name: str
    asked: str  # what seat 0 is asked
    least: int = 0  # so many moves on
    cards: int = 0  # with so many cards lying in ``pile``
    pile: str = "trick"
    options: Mapping[str, str] = field(default_factory=dict)
    seats: int | None = None

    def has_come(self, match: Match) -> bool:
        """Whether the match stands at such a moment."""
        state = match.state
        if state.turn != 0 or state.asked != self.asked or len(match.turns) < self.least:
            return False
        if not self.cards:
            return True
        return len(state.piles[match.game.pile(self.pile, 0).number]) >= self.cards


@dataclass(frozen=True)
class Chart:
    """What a co-operative game's points are worth: where each band but the first begins.

    Each band has its words, ``remark.<game>.<band>.title`` and ``….text``. The goal is what all
    have to reach to win; it stands on the chart as a flag.
    """

    starts: Sequence[int]
    goal: int

    def band(self, points: int) -> int:
        """The band these points fall into, from 0."""
        return sum(points >= start for start in self.starts)

    def along(self, points: float) -> tuple[int, float]:
        """The band of these points, and how far into it they are, from 0 to 1."""
        band = sum(points >= start for start in self.starts)
        edges = (0, *self.starts)
        # The last has no end: it counts as wide as the one before.
        wide = edges[band + 1] - edges[band] if band + 1 < len(edges) else edges[-1] - edges[-2]
        return band, max(0.0, min(1.0, (points - edges[band]) / wide))


class Kit:
    """What one game brings; each entry has a default that is good to play with."""

    @property
    def pages(self) -> Sequence[str]:
        """The pages of its rules, in order; as it is, those of the usual ones that have words.

        The words are ``rules.<game>.<page>`` and ``….text``, in which a line that begins with
        ``# `` is a heading, with ``- `` a point of a list; one that begins with ``= `` shows cards,
        the winning one marked ``*``, and says after ``:`` what of. After that a line may name in
        brackets the keys it explains (``rulebook.py``).
        """
        written = self.words("en")
        return tuple([page for page in _PAGES if f"rules.{self.id}.{page}" in written])

    page_of: Mapping[str, str] = MappingProxyType({})
    """Which page fits what is asked; for anything else the page of tricks or of a turn."""

    petals: Sequence[str] = ("petal-sun", "petal-blossom", "petal-leaf", "confetti-disc")
    """What falls from the sky for a win, drawn in ``sprites/ui``."""

    noises = Noises()
    chart: Chart | None = None
    beside_score = ""
    """What of a score's reason is a card to lay beside the count, if anything."""

    variants: Mapping[str, Mapping[str, str]] = MappingProxyType({})
    """Options under which the players are measured too, by a short name."""

    def __init__(self, game: type[AnyGame]) -> None:
        self.game = game

    @property
    def id(self) -> str:
        """The game's name in saves, texts and options."""
        return self.game.id

    @property
    def folder(self) -> str:
        """The package the game lies in."""
        return self.game.__module__.rpartition(".")[0]

    def words(self, language: str) -> Mapping[str, str]:
        """The game's sentences, from ``words_en.py`` and its like beside its rules.

        None for a language that has no such file; its own folder may say them.
        """
        name = f"{self.folder}.words_{language}"
        if find_spec(name) is None:
            return {}
        found: Mapping[str, str] = importlib.import_module(name).WORDS
        lesson: Mapping[str, Mapping[str, str]] = getattr(self._lesson_file, "WORDS", {})
        said = lesson.get(language, {})
        told = {f"lesson.{self.id}.{key}": text for key, text in said.items()}
        return {**found, **told} if told else found

    @property
    def lesson(self) -> Lesson | None:
        """Its lesson, from ``lesson.py`` beside its rules, if there is one."""
        found: Lesson | None = getattr(self._lesson_file, "LESSON", None)
        return found

    @cached_property
    def _lesson_file(self) -> ModuleType | None:
        name = f"{self.folder}.lesson"
        return importlib.import_module(name) if find_spec(name) else None

    def readings(self, language: str) -> Mapping[str, str]:
        """How words of its rules are read that are not written as they sound, as ``READINGS`` in
        that file has them, with a space between several: whoever searches may type that.
        """
        module = importlib.import_module(f"{self.folder}.words_{language}")
        found: Mapping[str, str] = getattr(module, "READINGS", {})
        return found

    @property
    def cast(self) -> Sequence[Character]:
        """Who plays it for the computer: at least as many as it has seats."""
        from cardtable.kits import everybody

        return everybody()

    def judgement(self) -> type[AnyJudgement]:
        """How its positions are judged; the usual one knows no game and searches."""
        from cardtable.players.general_judgement import GeneralJudgement

        return GeneralJudgement

    def facts(self) -> Facts:
        """What may be said of a line of play: as it is, who takes the trick, and the score."""
        from cardtable.players.facts import USUAL

        return USUAL

    def endings(self) -> Endings:
        """What it says of its ends: which cards are counted, where a match turned."""
        from cardtable.endings import Endings

        return Endings()

    def exercises(self) -> Sequence[Kind]:
        """The kinds of small questions about it; as it is, those that suit any trick game."""
        from cardtable.exercises.tricks import USUAL

        return USUAL if self.has_tricks else ()

    def sitters(self, seats: Sequence[Seat]) -> Sequence[Seat]:
        """Whose portrait stands for each seat: as it is, that of whoever sits there."""
        return seats

    def faces(self) -> Faces:
        """What draws its cards."""
        return self._plain_cards

    @cached_property
    def _plain_cards(self) -> Faces:
        from cardtable.looks.plain_cards import PlainCards

        return PlainCards(self.game)

    def look(self) -> type[Look]:
        """Its surroundings."""
        from cardtable.looks.look import Look

        return Look

    def aloud(self) -> type[Aloud]:
        """What it says of its table to who does not see it; as it is, from its piles."""
        from cardtable.access.aloud import Aloud

        return Aloud

    @property
    def cover(self) -> Cover:
        """The title and colours of its box."""
        from cardtable.media.lettering import fitting
        from cardtable.media.words import words

        title = words(f"game.{self.id}").split()
        half = (len(title) + 1) // 2
        lines = [" ".join(part) for part in (title[:half], title[half:]) if part]
        most = 46 if len(lines) == 1 else 32
        size = min([fitting(one, "title", most, 196) for one in lines])
        return Cover(lines, size, (255, 243, 218), (38, 66, 58))

    @property
    def moments(self) -> Sequence[Moment]:
        """Moments worth a picture; as it is, the first question, and a trick that is under way."""
        table = self.game()
        state = table.deal(1)
        first = Moment(state.asked, state.asked)
        if self.has_tricks and state.asked == "card":
            return (first, Moment("follow", "card", least=table.seats, cards=1))
        return (first,)

    @property
    def telling(self) -> str:
        """The kind of event that a picture of the table at play shows."""
        return "TrickWon" if self.has_tricks else "CardsMoved"

    @property
    def has_tricks(self) -> bool:
        """Whether cards are played to a pile called so."""
        return any(pile.name == "trick" for pile in self.game().piles)

    @property
    def hand(self) -> int:
        """How many cards one may hold, to see whether a fan of them can be read."""
        tables = [self.game(seats) for seats in self.game.seat_counts]
        return max(len(t.deal(1).piles[t.pile("hand", 0).number]) for t in tables)

    @property
    def measured_seats(self) -> Sequence[int]:
        """The numbers of seats at which its players are measured."""
        return sorted(self.game.seat_counts)

    def is_blunder(self, game: AnyGame, state: State, move: Move) -> bool:
        """Whether a partner would see at once that this move wastes something."""
        del game, state, move
        return False
