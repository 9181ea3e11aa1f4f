"""The surroundings of a game: what every look begins with.

A `Look` on its own is a good plain felt that serves any game. A game's look overrides what it
wants otherwise, and puts its own in place of the parts to which a look hands each job. All that
can be otherwise is here, in the order in which one usually needs it:

==================  ==============================================================================
places              ``arrange``: put piles and plates elsewhere, hide piles, change sizes;
                    ``fitted`` and ``poses`` for what depends on the cards that lie there
cards               ``face``, ``back``, ``shade``, ``shaded``, ``flight``, ``glow``
surroundings        ``mood``, ``backdrop``, ``falling``; ``drift`` and ``draw_drift`` for ambience;
                    ``moving`` and ``draw_effects`` for effects
furniture           ``tone``: its colours; ``draw_under``, ``draw_over`` and, for what is turning
                    just now, ``draw_stirring``, by the parts ``plates``
                    (`Plates`: what stands on a seat's plate, portraits), ``furniture``
                    (`Furniture`: places for cards to come, tags, numbers at stacks) and
                    ``heading`` (`Heading`: at the top right); ``parts``: what of it changes by
                    itself
words               ``prompts`` (`Prompts`: the sentence above the hand)
questions           ``answers`` (`Answers`: which moves are buttons, which are tiles of a dialogue;
                    where hint, undo and sort stand)
what is read        ``sees`` (`Seen`: what is shown and asked, for all parts)
what happens        ``react``: an event begins to be shown; ``music``, ``ambience``
==================  ==============================================================================

A look reads what is *shown* from its table: ``table.cards(pile)``, ``table.scores``,
``table.changed`` (fields an event has changed already) and ``table.view`` (the seat's view after
the last move that was shown whole). What is asked of the one who looks lies in ``seen``. It never
sees the match or the scene, and changes nothing on the table: it answers, and a question asked
twice has the same answer. Only ``now``, ``arrange``, ``react`` and ``drift`` may change the look
and its parts. Controls act through the ``Acts`` they are made with. Calls go one way: a look calls
its parts, and these read what is ``seen``.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

import pygame

from cardtable.kits import KITS
from cardtable.looks.answers import Answers
from cardtable.looks.asked import Asked
from cardtable.looks.furniture import Furniture
from cardtable.looks.heading import Heading
from cardtable.looks.lights import felted, mount_size, turned_mount
from cardtable.looks.plates import Plates
from cardtable.looks.prompts import Prompts
from cardtable.looks.seen import Seen, Tone
from cardtable.media.drawings import Colour
from cardtable.rules.events import Event
from cardtable.rules.game import AnyGame
from cardtable.seats import Seat
from cardtable.table.animation import Motion, Pose
from cardtable.table.card_light import Shade
from cardtable.table.card_sprite import CardSprite
from cardtable.table.coming_down import Falling
from cardtable.table.layout import Layout, Place
from cardtable.table.shown import Shown
from cardtable.table.surroundings import NONE, Effects, Part, TableStage


class Look:
    """Plain felt with plates, for any game."""

    music = ""  # the loops heard at this table, as ``sounds/`` names them
    ambience = ""
    felt: tuple[Colour, Colour] = ((58, 110, 92), (38, 78, 68))  # the middle and the edges
    tone = Tone()
    unsaid: frozenset[str] = frozenset()  # words said by themselves if nothing else can be done
    hidden_piles: frozenset[str] = frozenset()  # names of piles whose resting cards are not drawn
    shade = Shade()
    sees: type[Seen] = Seen

    seen: Seen
    table: Shown

    def __init__(self, stage: TableStage, game: AnyGame, seats: Sequence[Seat]) -> None:
        self.stage = stage
        self.game = game
        self.seen = self.sees(stage, game, seats, self.tone)
        self.plates = Plates(self.seen)
        self.furniture = Furniture(self.seen)
        self.heading = Heading(self.seen)
        self.prompts = Prompts(self.seen)
        self.answers = Answers(self.seen)

    def join(self, shown: Shown) -> None:
        """This is shown on the table; told once."""
        self.table = self.seen.table = shown

    def now(self, question: Asked) -> None:
        """This is asked now."""
        self.seen.question = question

    def twin(self) -> Look:
        """Another one of the same, for a table that nobody sees."""
        return type(self)(self.stage, self.game, self.seen.seats)

    # Places

    def arrange(self, layout: Layout) -> None:
        """Put piles and plates where this game wants them: change ``layout.places[pile]`` (a
        `Place`: x, y, height in pixels, lies, room, step, align …), ``layout.plates[seat]``,
        ``layout.trick_at``. Called for each size of window and each seat that looks.
        """
        for pile in layout.piles:
            if pile.name in self.hidden_piles:
                layout.places[pile.number].shown = False

    def fitted(self) -> Mapping[int, Place]:
        """Places that depend on how many cards lie there: `dataclasses.replace` those of
        ``table.layout``. Another answer than before, and the cards glide there.
        """
        return {}

    def poses(self, pile: int, usual: list[Pose]) -> list[Pose]:
        """Where each card of a pile belongs, if not where it usually would."""
        del pile
        return usual

    # Cards

    def face(self, card: str, height: int, language: str) -> pygame.Surface:
        """A card's face at this height; made off the drawing thread."""
        return KITS[self.game.id].faces().face(card, height, language)

    def back(self, kind: str, height: int, language: str) -> pygame.Surface:
        """A card's back; ``kind`` is what follows ``back-`` in its name."""
        del language
        return KITS[self.game.id].faces().back(kind, height)

    def shaded(self) -> Iterable[tuple[CardSprite, bool]]:
        """The cards whose light this look decides, and whether each lies in the shade."""
        return ()

    def flight(self, event: Event, sprite: CardSprite, usual: Motion) -> Motion:
        """The way a card is to take because of this event: `dataclasses.replace` the usual one."""
        del event, sprite
        return usual

    def glow(self, pose: Pose) -> pygame.Surface:
        """The light round the winning card: a gold mount and a pale bloom. Keep it: it is asked for
        ahead, as the card will lie, and scaled while the card grows.
        """
        colour, height, angle = self.seen.tone.glow, round(pose.height), round(pose.angle)
        return self.stage.pictures.get(
            ("mount", colour, angle),
            mount_size(height, angle),
            lambda: turned_mount(height, colour, angle),
        )

    # Surroundings

    def mood(self, now: str) -> str:
        """Which backdrop fits what is shown, after this one. Another word, and it fades over."""
        return now

    def backdrop(self, mood: str) -> pygame.Surface:
        """The whole window's background. Keep it: it is asked for whenever something is redrawn."""
        del mood
        return felted(self.stage.size, *self.felt)

    def falling(self) -> Falling | None:
        """The backdrop before this one, if this look has its own time to change it in."""
        return None

    def rehearse(self, surface: pygame.Surface) -> None:
        """Draw, where nobody sees it, what this table shows in any other mood than now."""
        self.answers.rehearse(surface)
        self.plates.rehearse()

    def drift(self, seconds: float) -> Effects:
        """Time passes: let the ambience go on (slowly: ten times a second is plenty; not at all
        if it is to be `calm`), and whatever else of this look follows what is shown.
        """
        return Effects(stale=self.plates.breathe(seconds))

    def draw_drift(self, surface: pygame.Surface) -> None:
        """Draw what drifts between backdrop and furniture; the surface may be clipped."""

    @property
    def moving(self) -> bool:
        """Whether an effect of this look has to be drawn every frame; see `draw_effects`."""
        return False

    def draw_effects(self, surface: pygame.Surface) -> None:
        """Draw what flies over everything for a moment; time passes for it in `drift`."""
        self.plates.draw_before_hands(surface)

    # Furniture

    def parts(self) -> Mapping[object, Part]:
        """What the furniture tells, part by part, and where: a part that tells something else is
        drawn anew, whatever the reason (a card under the pointer, a card that has landed).
        """
        return {}

    def draw_under(self, surface: pygame.Surface) -> None:
        """Draw what lies under the cards. It becomes part of the still layer."""
        self.furniture.draw_slot(surface)
        self.plates.draw(surface)

    def draw_over(self, surface: pygame.Surface) -> None:
        """Draw what lies over resting cards; the usual: how many cards the stacks hold."""
        self.furniture.draw_stacks(surface)

    def draw_stirring(self, surface: pygame.Surface) -> None:
        """Draw what of the furniture is another in every frame for a moment; see `moving`. It lies
        below cards on their way.
        """

    # What happens

    def react(self, event: Event) -> Effects:
        """An event begins to be shown; the cards lie as before it."""
        del event
        return NONE
