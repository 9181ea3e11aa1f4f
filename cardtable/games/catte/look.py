"""The surroundings of Catte: a wooden café counter, and a cup for every seat."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from functools import lru_cache
from typing import cast

import pygame

from cardtable.games.catte import faces
from cardtable.games.catte import room as cafe
from cardtable.games.catte.cup import Cup
from cardtable.games.catte.places import APART, Places, Spot
from cardtable.games.catte.rules import (
    ASIDE,
    CARD,
    CENTRE,
    COFFEE,
    HAND,
    PLAYED,
    POT,
    TAKEN,
    TRICK,
    UNUSED,
    Catte,
    total,
    winner,
)
from cardtable.looks.look import AnyGame, Look, Plate
from cardtable.media import drawings, papercraft
from cardtable.media.drawings import Colour
from cardtable.media.lettering import width
from cardtable.media.pictures import content
from cardtable.media.words import words
from cardtable.rules.cards import Card
from cardtable.rules.events import CardsMoved, Event
from cardtable.seats import Seat
from cardtable.table.animation import Motion, Pose
from cardtable.table.card_sprite import SHAPE, CardSprite, Shade
from cardtable.table.layout import Layout, Place
from cardtable.table.surroundings import NONE, Effects, Part, Stage
from cardtable.widgets import cut, people
from cardtable.widgets.writing import write

_CLOTH: Colour = (236, 222, 196)
_ON_CLOTH: Colour = (92, 64, 40)
_MINT: Colour = (127, 184, 164)
_SLOT: Colour = (150, 120, 80)
_SLIDE = 0.5  # seconds a coffee takes to its winner
_LOOK, _LOOK_EXACT, _LOOK_OVER = 0.2, 1.0, 1.6  # and how long its cup is looked at
_STEAM = 0.13  # seconds until the steam is drawn anew
_CLOSE = 0.82  # from coffee to coffee in one's own row, if there is little room


class CatteLook(Look):
    """The surroundings of Catte: a wooden café counter, and a cup for every seat."""

    music = "catte"
    ambience = "catte"
    shade = Shade((212, 188, 168), (138, 98, 67), 0.12)
    on_backdrop = cut.CREAM

    def __init__(self, stage: Stage, game: AnyGame, seats: Sequence[Seat]) -> None:
        super().__init__(stage, game, seats)
        self.cups = [Cup(self.rules.limit) for _ in self.seats]
        self.steam = cafe.Steam()
        self.room = cafe.Room(stage.size)
        self.spots: dict[int, Spot] = {}
        self._coming: set[Card] = set()  # coffees on their way to their winner
        self._took = ""  # who has just taken which coffee, in words

    @property
    def rules(self) -> Catte:
        """The game, as itself."""
        return cast(Catte, self.game)

    # Cards

    def face(self, card: str, height: int, language: str) -> pygame.Surface:
        return faces.face(card, height, language)

    def back(self, kind: str, height: int, language: str) -> pygame.Surface:
        del language
        return faces.back(kind, height)

    # Places

    def arrange(self, layout: Layout) -> None:
        super().arrange(layout)
        self.room = cafe.Room(layout.size)
        self.spots = Places(self.room, layout).arrange()
        if not self.table.moving:
            for seat, cup in enumerate(self.cups[: self.game.seats]):
                cup.hold(self._total(seat))

    def tools_at(self) -> tuple[int, int]:
        px = self.stage.px
        return self.stage.size[0] - px(24), self.stage.size[1] - px(76)

    # Surroundings

    def backdrop(self, mood: str) -> pygame.Surface:
        size = self.stage.size
        picture = self.stage.pictures.get(
            ("catte-room", cafe.VERSION),
            size,
            lambda: cafe.composed(size),
            stamp=content("catte"),
            simple=lambda: cafe.sketched(size),
        )
        picture.set_alpha(None)  # nothing shines through it: laid as it is, it costs a third
        return picture

    def drift(self, seconds: float) -> Effects:
        pace = self.stage.settings.pace
        sounds = [self._follow(seat, cup) for seat, cup in enumerate(self.cups)]
        if self.calm:
            return NONE
        sounds += [cup.move(seconds * pace) for cup in self.cups]
        steams = self.steam.move(seconds, _STEAM) and self.served is not None
        return Effects(
            sounds=[name for name in sounds if name],
            stale=[self.steam.box(self.room, self._brim)] if steams else [],
        )

    @property
    def _brim(self) -> tuple[float, float]:
        """Where the steam rises from: behind the coffee in the centre."""
        place = self.table.layout.places[CENTRE]
        return place.x, place.y - place.height * 0.47

    # What is shown

    @property
    def served(self) -> Card | None:
        """The coffee that lies in the centre."""
        for sprite in self.table.piles.get(CENTRE, ()):
            held = sprite is self.table.grip.held
            if sprite.motion is None and not held and sprite.known:
                return sprite.card
        return None

    @property
    def choosing(self) -> bool:
        """Whether the one who looks is asked for a coffee."""
        return self.asked == COFFEE and self.turn == self.viewer and bool(self.moves)

    @property
    def considered(self) -> Card | None:
        """The coffee one thinks of putting down: held, picked, pointed at or with the focus."""
        if not self.choosing:
            return None
        table = self.table
        grip = table.grip
        for sprite in (grip.held, grip.picked, grip.pointed):
            if sprite is not None and sprite in table.piles[UNUSED[self.viewer]]:
                return sprite.card
        return None

    @property
    def preview(self) -> Card | None:
        """The cat under the pointer or the focus, if it may be played now."""
        table = self.table
        if self.asked != CARD or self.turn != self.viewer:
            return None
        sprite = table.grip.held or table.grip.raised
        if sprite is None or not any(move.card is sprite.card for move in self.moves):
            return None
        return sprite.card

    def more(self, seat: int) -> int:
        """What one more coffee would bring into a seat's cup: the one in the centre."""
        coffee = self.served or self.considered
        trick = self.table.trick
        if coffee is None or (self.turn < 0 and trick is None):
            return 0
        if trick is not None and trick.seat != seat:
            return 0
        return coffee.number

    def _total(self, seat: int) -> int:
        """What lies in a seat's row of coffees won, without what is on its way."""
        lying = [
            sprite.card
            for sprite in self.table.piles.get(TAKEN[seat], ())
            if sprite.motion is None or sprite.card not in self._coming
        ]
        return total(tuple(lying))

    @property
    def _lively(self) -> bool:
        settings = self.stage.settings
        return not settings.reduced_motion and settings.pace < 100

    # What happens

    @property
    def moving(self) -> bool:
        return self._lively and any(cup.restless for cup in self.cups)

    def react(self, event: Event) -> Effects:
        """A coffee won is followed to its cup; what fills or spills it is looked at."""
        if not isinstance(event, CardsMoved):
            return NONE
        if event.target in TAKEN:
            seat = TAKEN.index(event.target)
            self._coming.update(event.cards)
            self._took = self._told_of(seat, event.cards[0])
            reached = total((*self.table.cards(event.target), *event.cards))
            if reached > self.rules.limit:
                return Effects(seconds=_SLIDE + _LOOK_OVER)
            exact = reached == self.rules.limit
            return Effects(seconds=_SLIDE + (_LOOK_EXACT if exact else _LOOK))
        if event.source in UNUSED and event.target == CENTRE:
            return Effects(sounds=["coffee-down"])
        return NONE

    def flight(self, event: Event, sprite: CardSprite, usual: Motion) -> Motion:
        """A coffee goes to its winner slowly enough to be followed."""
        if not isinstance(event, CardsMoved) or event.target not in TAKEN or not self._lively:
            return usual
        return replace(usual, seconds=_SLIDE, spin=0.0) if sprite.card in event.cards else usual

    def parts(self) -> Mapping[object, Part]:
        found: dict[object, Part] = {"trump": (self.served, self._trump_area)}
        for seat, cup in enumerate(self.cups):
            told = (cup.level, cup.spill, cup.froth, cup.pouring, self.more(seat))
            found["cup", seat] = told, cup.reach(self.spots[seat].cup)
        return found

    def _follow(self, seat: int, cup: Cup) -> str:
        """Let a cup hold what lies before its seat; the sound if it begins to pour."""
        holds = self._total(seat)
        if holds == cup.total:
            if not self._lively and cup.restless:
                cup.hold(holds)
            return ""
        new = self._coming.intersection(self.table.cards(TAKEN[seat]))
        self._coming -= new
        if new and holds > cup.total and self._lively:
            cup.pour(holds)
            return "pour"
        cup.hold(holds)
        return ""

    def poses(self, pile: int, usual: list[Pose]) -> list[Pose]:
        """The coffee one is about to put down stands out of its row."""
        pointed = self.table.grip.pointed
        sprites = self.table.piles[pile]
        if pile != UNUSED[self.viewer] or pointed not in sprites or not self.choosing:
            return usual
        at = sprites.index(pointed)
        home = usual[at]
        usual[at] = replace(home, y=home.y - self.stage.px(5), lift=0.5)
        return usual

    def fitted(self) -> Mapping[int, Place]:
        """One's own hand leaves the coffees beside it free, however many they are."""
        layout = self.table.layout
        mine, won = HAND[self.viewer], TAKEN[self.viewer]
        hand, taken = layout.places[mine], layout.places[won]
        count = len(self.table.cards(won))
        room = self.room.px(720) + max(0.0, self.room.size[0] - 1280 * self.room.unit) * 0.5
        cards = len(self.table.own_cards())
        fan = min(room, hand.width * (1 + hand.step * max(0, cards - 1)))
        right = hand.x + self.room.px(34)
        wide = taken.width * (1 + APART * (count - 1))
        step = APART if taken.x - wide > right + fan / 2 else _CLOSE
        if count:
            row = min(taken.room, taken.width * (1 + step * (count - 1)))
            room = min(room, 2 * (taken.x - row - right))
        return {mine: replace(hand, room=room), won: replace(taken, step=step)}

    # Furniture

    def draw_under(self, surface: pygame.Surface) -> None:
        clip = surface.get_clip()
        if clip.colliderect(self.room.doily):
            self.draw_slot(surface)
            self._draw_served_slot(surface)
        for seat in range(self.game.seats):
            self._draw_spot(surface, seat, clip)
        if self.served is not None and clip.colliderect(self.steam.box(self.room, self._brim)):
            self.steam.draw(surface, self.stage.pictures, self.room, self._brim)

    def draw_over(self, surface: pygame.Surface) -> None:
        clip = surface.get_clip()
        reach = self.stage.px(28)
        for seat in range(self.game.seats):
            box = self.table.layout.plates[seat]
            if clip.colliderect(box.inflate(3 * reach, 2 * reach)):
                self.draw_plate(surface, seat, box, self.plate(seat))
        if clip.colliderect(self._trump_area):
            self._draw_trump(surface)
        self._draw_counts(surface, clip)

    def draw_effects(self, surface: pygame.Surface) -> None:
        self.draw_before_hands(surface)
        for seat, cup in enumerate(self.cups):
            if cup.drops:
                cup.draw_drops(surface, self.spots[seat].cup)

    def _draw_spot(self, surface: pygame.Surface, seat: int, clip: pygame.Rect) -> None:
        """A seat's cup, and what its rows are called."""
        spot, cup, stage = self.spots[seat], self.cups[seat], self.stage
        if spot.mat is not None and clip.colliderect(spot.mat.inflate(20, 20)):
            self._draw_mat(surface, spot.mat)
        own = seat == self.viewer
        ink = cut.CREAM if own else _ON_CLOTH
        px = stage.text_px(14)
        for name, at, anchor in zip(
            ("unused", "taken"), (spot.unused, spot.taken), spot.anchors, strict=True
        ):
            text = self.texts.of("pile", name)
            write(surface, text, "strong", px, at, ink, f"{anchor}m", self.room.px(172))
        if clip.colliderect(cup.reach(spot.cup)):
            cup.draw(surface, stage, spot.cup, self.more(seat))

    def _draw_mat(self, surface: pygame.Surface, mat: pygame.Rect) -> None:
        """What the things of the seat at the top lie on."""
        stage = self.stage
        cut.panel(surface, mat, stage.px(14), _CLOTH, 4 * stage.unit, 0.4)

    def draw_empty(self, surface: pygame.Surface, box: pygame.Rect, text: str = "") -> None:
        radius = round(box.height * 0.051)
        surface.blit(_pane(box.size, radius), box)
        wide = max(1.6, 2.2 * self.stage.unit)
        surface.blit(cut.outline(box.size, radius, wide, _SLOT, True), box)
        px = self.stage.text_px(16)
        room = box.width - self.stage.px(12)
        write(surface, text, "strong", px, box.center, _ON_CLOTH, "cm", room)

    def _draw_served_slot(self, surface: pygame.Surface) -> None:
        """The place of the coffee, while the lead chooses one."""
        if self.asked != COFFEE or self.table.cards(CENTRE) or self.table.cards(POT):
            return
        place = self.table.layout.places[CENTRE]
        box = pygame.Rect(0, 0, round(place.width), round(place.height))
        box.center = round(place.x), round(place.y)
        self.draw_empty(surface, box, words("slot.catte") if self.choosing else "")

    @property
    def _trump_area(self) -> pygame.Rect:
        box = pygame.Rect(0, 0, self.stage.px(420), self.stage.px(60))
        box.center = round(self.room.across(640)), round(self.room.down(518))
        return box

    def _draw_trump(self, surface: pygame.Surface) -> None:
        """The slip that says what the coffee in the centre means."""
        coffee = self.served
        if coffee is None:
            return
        stage, around = self.stage, self._trump_area
        tone = drawings.colour(faces.INDEX[coffee.suit])
        trump = words("trump.catte", suit=self.texts.suit(coffee.suit))
        worth = words("worth.catte", number=coffee.number)
        px, small, side = stage.type_px("title", 21), stage.text_px(17), stage.px(24)
        gap = stage.px(10)
        wide = side + width(trump, "title", px) + width(worth, "text", small) + 2 * gap
        slip = pygame.Rect(0, 0, wide + stage.px(40), stage.px(40))
        slip.center = around.center
        cut.panel(surface, slip, slip.height // 2, self.paper, 4 * stage.unit)
        mark = stage.pictures.drawing(f"catte/mark-{coffee.suit}", (side, side), grain=False)
        left = slip.left + stage.px(20)
        surface.blit(mark, (left, slip.centery - side // 2))
        at = (left + side + gap, slip.centery)
        drawn = write(surface, trump, "title", px, at, tone)
        write(surface, worth, "text", small, (drawn.right + gap, slip.centery), self.ink)

    def _draw_counts(self, surface: pygame.Surface, clip: pygame.Rect) -> None:
        """How many cats lie face down beside the doily."""
        for number in (ASIDE, PLAYED):
            place = self.table.layout.places[number]
            count = len(self.table.cards(number))
            at = (place.x, place.y + place.height / 2 + self.stage.px(15))
            around = pygame.Rect(0, 0, self.stage.px(60), self.stage.px(40))
            around.center = round(at[0]), round(at[1])
            if count and clip.colliderect(around):
                px = self.stage.text_px(15)
                write(surface, str(count), "strong", px, at, _ON_CLOTH, "cm")

    # Seats

    def portrait(self, seat: int, px: int) -> pygame.Surface:
        cup = self.cups[seat]
        mood = "beaten" if cup.over else "pleased" if cup.exact else ""
        if not mood:
            return super().portrait(seat, px)
        return people.portrait(self.stage.pictures, self.seats[seat], seat, px, mood)

    def draw_lead(self, surface: pygame.Surface, disc: pygame.Rect) -> None:
        side = round(disc.width * 0.46)
        seal = self.stage.pictures.drawing("ui/lead-catte", (side, side))
        surface.blit(seal, seal.get_rect(center=(disc.right - side // 5, disc.top + side // 3)))

    def draw_plate(
        self, surface: pygame.Surface, seat: int, box: pygame.Rect, plate: Plate
    ) -> None:
        """Portrait, name and a line about the seat; its score over its number of cats."""
        stage, unit = self.stage, self.stage.unit
        rim = self.draw_sitter(surface, seat, box, plate)
        left, right = rim.right + round(8 * unit), box.right - round(14 * unit)
        top, foot = box.top + box.height * 0.31, box.top + box.height * 0.73
        big, px = stage.type_px("title", 26), stage.type_px("title", 21)
        small = min(stage.text_px(14), round(box.height * 0.27))
        score = write(surface, plate.score, "title", big, (right, top), self.ink, "rm")
        edge = right
        for sign, number in plate.counts:
            wide = round(small * 1.05 * SHAPE + small * 0.28) + width(number, "strong", small)
            edge = min(edge, right - wide)
            self.draw_count(surface, sign, number, right - wide, foot, small)
        gap = round(8 * unit)
        room = score.left - gap - left
        write(surface, plate.name, "title", px, (left, top), self.ink, "lm", room)
        room = edge - gap - left
        write(surface, plate.line, "text", small, (left, foot), self.soft, "lm", room)

    def plate(self, seat: int) -> Plate:
        plate = super().plate(seat)
        if self.cups[seat].over and not plate.turn:
            plate.line = words("cup.catte.out")
        return plate

    # Words

    def heading(self) -> tuple[str, str]:
        number = max(1, int(self.table.changed.get("round", self.table.view.round)))
        title = words("round.of", round=number, rounds=self.game.seats)
        return title, words("limit.catte", limit=self.rules.limit)

    def prompt(self) -> str:
        if self._taking_now:
            return self._taking_now
        asked = super().prompt()
        if self.turn != self.viewer or not self.moves or self.turn < 0:
            return asked
        coffee = self.considered if self.choosing else self.served
        if coffee is None:
            return asked
        if self.choosing:
            asked = words("gain.catte.serve", suit=self.texts.suit(coffee.suit))
        else:
            said, takes = self._outcome(coffee)
            if not takes:
                return words("both.catte", one=asked, two=said)
            asked = said or asked
        return words("both.catte", one=asked, two=self._taking(coffee))

    @property
    def _taking_now(self) -> str:
        """Who takes the coffee, while the finished trick still lies there."""
        finished = len(self.table.cards(TRICK)) >= self.game.seats
        return self._took if finished and self.table.trick is None else ""

    def _told_of(self, seat: int, coffee: Card) -> str:
        limit = self.rules.limit
        reached = self._total(seat) + coffee.number
        key = "over" if reached > limit else "exact" if reached == limit else "under"
        return words(
            f"took.catte.{key}",
            name=self.names[seat],
            card=self.texts.card(coffee),
            total=reached,
            limit=limit,
        )

    def _outcome(self, coffee: Card) -> tuple[str, bool]:
        """What the cat one points at would do, and whether that may win the coffee."""
        card, trick = self.preview, self.table.cards(TRICK)
        if card is None or not trick or len(trick) >= self.game.seats:
            return "", True
        place, _ = winner((*trick, card), coffee.suit)
        name = self.texts.card(card)
        if place < len(trick):
            other = self.texts.card(trick[place])
            return words("gain.catte.loses", card=name, other=other), False
        last = len(trick) == self.game.seats - 1
        return words("gain.catte.wins" if last else "gain.catte.ahead", card=name), True

    def _taking(self, coffee: Card) -> str:
        """What taking this coffee would do to one's own cup."""
        limit = self.rules.limit
        reached = self._total(self.viewer) + coffee.number
        key = "over" if reached > limit else "exact" if reached == limit else "under"
        return words(f"cup.catte.{key}", total=reached, limit=limit)

    def asked_how(self) -> tuple[str, dict[str, object]]:
        if self.asked != CARD:
            return self.asked, {}
        trick = self.table.cards(TRICK)
        if not trick or self.table.trick is not None or len(trick) >= self.game.seats:
            return "card.lead", {}
        led = trick[0].suit
        follows = any(card.suit == led for card in self.table.own_cards())
        return "card.follow" if follows else "card.free", {"suit": self.texts.suit(led)}


@lru_cache(maxsize=8)
def _pane(size: drawings.Size, radius: int) -> pygame.Surface:
    """The ground of a place where a card will lie."""
    return papercraft.faded(papercraft.rounded(size, radius, (222, 206, 174)), 0.7)
