"""A table in small: of a game's look the ground, the cards and the piles one needs, and no more."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

import pygame

from cardtable.looks.asked import Asked
from cardtable.looks.look import Look
from cardtable.media.drawings import Colour
from cardtable.rules.events import Event
from cardtable.scenes.small_slips import Slips
from cardtable.table.animation import Motion, Pose
from cardtable.table.card_light import Shade
from cardtable.table.card_sprite import CardSprite
from cardtable.table.coming_down import Falling
from cardtable.table.layout import Layout, Place
from cardtable.table.shown import Shown
from cardtable.table.surroundings import Effects, Mouths, Part, Prompting
from cardtable.widgets import cut

HAND_TOP = 0.755  # of the window: where the cards of one's own hand end
_TRICK = 0.2  # how high cards are, as shares of the window
_ROW = 0.205
_OWN = 0.13


class NoPrompt:
    """Nothing is asked by the table itself."""

    def sentence(self) -> str:
        """Nothing."""
        return ""

    def colours(self) -> tuple[Colour, Colour]:
        """Those of other slips."""
        return cut.PAPER, cut.INK

    def papers(self) -> Iterable[Colour]:
        """Only that of other slips."""
        return [cut.PAPER]


class SmallLook:
    """The look of a game with only some of its piles; who played which card stands beside it."""

    def __init__(self, look: Look) -> None:
        self.look = look
        self.stage = look.stage
        self.shows: Sequence[str] = ()  # the piles, as the one who looks calls them
        self.prompts: Prompting = NoPrompt()
        self.slips = Slips(look)
        self.calm = ""  # the mood of the empty table
        self.tells = True  # the ground may take up what lies there

    @property
    def plates(self) -> Mouths:
        return self.look.plates

    @property
    def shade(self) -> Shade:
        return self.look.shade

    def join(self, shown: Shown) -> None:
        self.look.join(shown)

    def now(self, asked: str, turn: int) -> None:
        """This is asked of a seat: it may decide what ground there is."""
        self.look.now(Asked(turn, asked))

    # As the game's own look has it

    def twin(self) -> SmallLook:
        twin = SmallLook(self.look.twin())
        twin.shows, twin.calm, twin.tells = self.shows, self.calm, self.tells
        return twin

    def face(self, card: str, height: int, language: str) -> pygame.Surface:
        return self.look.face(card, height, language)

    def back(self, kind: str, height: int, language: str) -> pygame.Surface:
        return self.look.back(kind, height, language)

    def mood(self, now: str) -> str:
        """The ground of an empty table, until the answer may be seen in it."""
        return self.look.mood(now) if self.tells else self.calm

    def backdrop(self, mood: str) -> pygame.Surface:
        return self.look.backdrop(mood)

    def falling(self) -> Falling | None:
        return self.look.falling()

    def rehearse(self, surface: pygame.Surface) -> None:
        self.look.rehearse(surface)

    def flight(self, event: Event, sprite: CardSprite, usual: Motion) -> Motion:
        del event, sprite
        return usual

    def draw_drift(self, surface: pygame.Surface) -> None:
        self.look.draw_drift(surface)

    def glow(self, pose: Pose) -> pygame.Surface:
        return self.look.glow(pose)

    def react(self, event: Event) -> Effects:
        return self.look.react(event)

    def drift(self, seconds: float) -> Effects:
        return self.look.drift(seconds)

    # As it is in small

    def fitted(self) -> Mapping[int, Place]:
        return {}

    def poses(self, pile: int, usual: list[Pose]) -> list[Pose]:
        del pile
        return usual

    def shaded(self) -> Iterable[tuple[CardSprite, bool]]:
        return ()

    def parts(self) -> Mapping[object, Part]:
        return {}

    def arrange(self, layout: Layout) -> None:
        """The piles that are shown, from above: a row, the trick, one's own hand."""
        self.look.arrange(layout)
        game, middle = self.look.game, layout.x(0.5)
        rows = False
        for pile in game.piles:
            place = layout.places[pile.number]
            place.shown = pile.name in self.shows and pile.owner in (None, layout.viewer)
            if not place.shown:
                continue
            if pile.owner is None and pile.lies == "row":
                rows = True
                place.x, place.y, place.align = middle, layout.y(0.5) - layout.px(164), "centre"
                place.height, place.room, place.step = layout.card(_ROW), layout.px(760), 1.1
            elif pile.owner is not None and pile.lies == "row":
                place.x, place.y, place.align = layout.px(44), layout.y(0.5), "left"
                place.height, place.room, place.step = layout.card(_OWN), layout.px(250), 0.7
            elif pile.owner is not None and pile.lies == "fan":
                place.x, place.y = middle, layout.y(HAND_TOP) + place.height / 2
                place.room, place.step, place.bow = layout.x(0.72), 0.84, 10.0
        for pile in game.piles:
            place = layout.places[pile.number]
            if place.lies == "trick" and rows:
                place.x, place.y = middle, layout.y(0.5) + layout.px(34)
                place.height = layout.card(_TRICK * 0.9)
                layout.trick_at = place.x, place.y

    def draw_under(self, surface: pygame.Surface) -> None:
        self.slips.draw(surface, own="hand" not in self.shows)

    def draw_over(self, surface: pygame.Surface) -> None:
        """Nothing lies over the cards."""

    def draw_stirring(self, surface: pygame.Surface) -> None:
        """Nor does anything move there."""
