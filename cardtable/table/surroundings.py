"""What a table asks of its stage and of the look of its game. Calls go one way: a look answers."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Protocol

import pygame

from cardtable.media.drawings import Colour
from cardtable.media.lettering import Kind
from cardtable.media.pictures import Pictures
from cardtable.media.sounds import Sounds
from cardtable.rules.events import Event
from cardtable.settings import Settings
from cardtable.table.animation import Motion, Pose
from cardtable.table.card_light import Shade
from cardtable.table.card_sprite import CardSprite
from cardtable.table.coming_down import Falling
from cardtable.table.layout import Layout, Place

if TYPE_CHECKING:
    from cardtable.table.shown import Shown


class TableStage(Protocol):
    """What a table needs of the stage it stands on."""

    size: tuple[int, int]
    settings: Settings
    pictures: Pictures
    sounds: Sounds
    pad: str

    @property
    def unit(self) -> float: ...

    def px(self, units: float) -> int: ...

    def text_px(self, units: float) -> int: ...

    def type_px(self, kind: Kind, units: float) -> int: ...


@dataclass(frozen=True)
class Effects:
    """What something that happened, or time that passed, means beyond the cards."""

    seconds: float = 0.0  # the event may be looked at so much longer before the next
    sounds: Sequence[str] = ()
    stale: Sequence[pygame.Rect] = ()  # parts of the still layer that look different now …
    behind: Sequence[pygame.Rect] = ()  # … and parts of what lies behind furniture and cards


NONE = Effects()
Part = tuple[object, pygame.Rect]  # what is told there, and where


class Prompting(Protocol):
    """What stands above one's own hand."""

    def sentence(self) -> str:
        """What is asked, in words."""

    def colours(self) -> tuple[Colour, Colour]:
        """Paper and ink of that sentence."""

    def papers(self) -> Iterable[Colour]:
        """Every paper it may stand on."""


class Mouths(Protocol):
    """Who speaks at the table."""

    def mouth(self, seat: int) -> tuple[int, int]:
        """Where a seat's speech bubble points to."""


class Surroundings(Protocol):
    """What a table asks of the look of its game."""

    @property
    def prompts(self) -> Prompting:
        """The sentence above one's own hand."""

    @property
    def plates(self) -> Mouths:
        """The seats' plates."""

    @property
    def shade(self) -> Shade:
        """How cards look that may not be played."""

    def join(self, shown: Shown) -> None:
        """What is shown on its table, to be read; once, before anything else."""

    # Whatever may be asked twice

    def twin(self) -> Surroundings:
        """Another one of the same, for a table that nobody sees."""

    def face(self, card: str, height: int, language: str) -> pygame.Surface:
        """A card's face."""

    def back(self, kind: str, height: int, language: str) -> pygame.Surface:
        """A card's back."""

    def mood(self, now: str) -> str:
        """Which backdrop fits what is shown, after this one; another, and the table fades over."""

    def backdrop(self, mood: str) -> pygame.Surface:
        """The whole window's background in this mood."""

    def falling(self) -> Falling | None:
        """The backdrop before this one while the look itself has another come down over it."""

    def rehearse(self, surface: pygame.Surface) -> None:
        """Draw, where nobody sees it, what this table shows in any other mood than now."""

    def fitted(self) -> Mapping[int, Place]:
        """Places that depend on what lies there; another answer, and the cards glide over."""

    def glow(self, pose: Pose) -> pygame.Surface:
        """The light round a card that wins the trick and lies so, its middle in the middle."""

    def poses(self, pile: int, usual: list[Pose]) -> list[Pose]:
        """Where each card of a pile belongs, if not where it usually would."""

    def flight(self, event: Event, sprite: CardSprite, usual: Motion) -> Motion:
        """The way a card is to take because of this event."""

    def shaded(self) -> Iterable[tuple[CardSprite, bool]]:
        """The cards whose light this look decides, and whether each lies in the shade."""

    def parts(self) -> Mapping[object, Part]:
        """What the still layer tells, part by part; a part that tells something else is redrawn."""

    def draw_drift(self, surface: pygame.Surface) -> None:
        """Draw what drifts, on the backdrop."""

    def draw_under(self, surface: pygame.Surface) -> None:
        """Draw what lies under the cards: plates, trays, slots."""

    def draw_over(self, surface: pygame.Surface) -> None:
        """Draw what lies over resting cards: labels and counts."""

    def draw_stirring(self, surface: pygame.Surface) -> None:
        """Draw what of all that is another in every frame, below cards on their way."""

    # What may change the look itself

    def arrange(self, layout: Layout) -> None:
        """Put the piles and plates where this game wants them; nothing is on its way any more."""

    def react(self, event: Event) -> Effects:
        """An event begins to be shown."""

    def drift(self, seconds: float) -> Effects:
        """Time passes for everything of this look that moves."""
