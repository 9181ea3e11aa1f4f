"""The surroundings of Tomorrow Never Meows: a sky over hills that takes up each trick's weather."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache, partial
from typing import cast

import pygame

from cardtable.games.meows import faces, sky
from cardtable.games.meows.rules import (
    ADVANCED,
    ANNOUNCE,
    ANNOUNCING,
    ASIDE,
    CARD,
    HAND,
    LIE_OR_TRUTH,
    MAKE_WISH,
    SHOWN,
    TRICK,
    WISH,
    WISHES,
    WISHING,
    WON,
    Meows,
    MeowsState,
    score_lines,
    winner,
)
from cardtable.games.meows.weather import Weather
from cardtable.games.meows.wishes import TINTS, Made, WishPanel, figure, tone
from cardtable.looks.asked import Acts, Answer
from cardtable.looks.look import AnyGame, Look, Plate
from cardtable.looks.panel import Panel
from cardtable.media import drawings, papercraft
from cardtable.media.drawings import Colour
from cardtable.media.lettering import width
from cardtable.media.pictures import content
from cardtable.media.words import words
from cardtable.rules.cards import Card
from cardtable.rules.events import CardsMoved, Event, TrickWon
from cardtable.seats import Seat
from cardtable.table.animation import ease_in_out
from cardtable.table.card_sprite import Shade
from cardtable.table.layout import Layout
from cardtable.table.surroundings import NONE, Effects, Stage
from cardtable.table.wording import signed
from cardtable.widgets import cut
from cardtable.widgets.writing import write

_STAND = 0.14  # of the window's height: a wish standing before a seat
_OWN_STAND = 0.1475
_STANDS_BELOW = 0.19  # a wish no higher than this share stands; a higher one is a card
_REVEAL = 0.8  # seconds that a wish out of its sleeve is looked at
_HONEST: Colour = (47, 107, 69)
_FIB: Colour = (160, 44, 36)


class MeowsLook(Look):
    """A valley under the sky; wishes stand on wooden feet before those who made them."""

    game: Meows
    music = "meows"
    ambience = "meows"
    hidden_piles = frozenset({"aside", "choice", "won"})
    shade = Shade((246, 248, 246), (182, 198, 190), 0.5)

    def __init__(self, stage: Stage, game: AnyGame, seats: Sequence[Seat]) -> None:
        super().__init__(stage, game, seats)
        self.weather = Weather(stage.pictures)
        self._old: pygame.Surface | None = None  # the weather that fades, while it does
        self._blend: pygame.Surface | None = None
        self._blended = -1.0
        self._fades = ("", "")
        self._stocked = (0, 0)  # the size at which every weather lies on disk

    @property
    def view(self) -> MeowsState:
        """What the one who looks may know, after the last move shown whole."""
        return cast(MeowsState, self.table.view)

    @property
    def round(self) -> int:
        """The round that is shown, from 1."""
        return max(1, int(self.table.changed.get("round", self.view.round)))

    # Places

    def arrange(self, layout: Layout) -> None:
        super().arrange(layout)
        spare = layout.size[0] / layout.unit - 1280
        for seat, side in layout.sides.items():
            plate = layout.plates[seat]
            own = side == "own"
            if side == "top":
                plate.x -= layout.px(50)
            elif not own:
                plate.y += layout.px(20)
            tall = layout.card(_OWN_STAND if own else _STAND)
            away = layout.px(14) + tall * 63 / 88 / 2
            x = plate.left - away if side == "right" else plate.right + away
            for number in (WISH[seat], SHOWN[seat]):
                place = layout.places[number]
                place.lies, place.shown = "stack", True
                place.x, place.y, place.height = x, plate.bottom - tall / 2 - layout.px(2), tall
            hand = layout.places[HAND[seat]]
            if own:
                hand.x += layout.px(14)
                hand.room = layout.px(600) + max(0.0, spare * layout.unit) * 0.6
            else:
                hand.height = layout.card(0.092)
                hand.y = plate.top - hand.height * 0.06
                hand.x, hand.room = plate.centerx + layout.px(22), layout.px(150)
        aside = layout.places[ASIDE]
        aside.x, aside.y = layout.trick_at
        self._follow_mood()

    # Cards

    def face(self, card: str, height: int, language: str) -> pygame.Surface:
        if card.startswith("wish-") and height <= self.stage.size[1] * _STANDS_BELOW:
            return faces.standing(card.removeprefix("wish-"), height, language)
        return faces.face(card, height, language)

    def back(self, kind: str, height: int, language: str) -> pygame.Surface:
        del language
        return faces.back(kind, height)

    # The sky

    def mood(self, now: str) -> str:
        trick = self.table.cards(TRICK)
        if trick:
            return trick[winner(trick)[0]].suit
        return now if now and self.asked == CARD else "calm"

    def _follow_mood(self) -> None:
        """The weather that moves is that of the backdrop."""
        self.weather.mood = self.table.mood or "calm"

    def backdrop(self, mood: str) -> pygame.Surface:
        self._old = self._blend = None
        self._fades = ("", "")
        return self._ground(mood)

    def between(self, old: str, new: str, share: float) -> pygame.Surface | None:
        """One weather fades into the next behind the cards, clouds and all."""
        if self._old is None or self._blend is None or self._old.get_size() != self.stage.size:
            self._old = pygame.Surface(self.stage.size)
            self._lay_weather(self._old, old)
            self._blend = pygame.Surface(self.stage.size)
        elif self._fades != (old, new):
            self._old = self._blend.copy()  # the weather turns again before it has settled
        if self._fades != (old, new):
            self._fades, self._blended = (old, new), -1.0
        blend = self._blend
        if share != self._blended:
            self._blended = share
            self._lay_weather(blend, new)
            level = round(255 * (1 - ease_in_out(share)))
            self._old.set_alpha(min(254, level))  # 255 is not opaque but ten times slower
            blend.blit(self._old, (0, 0))
        return blend

    def _lay_weather(self, surface: pygame.Surface, mood: str) -> None:
        """The whole sky of a mood, with what moves in it."""
        surface.blit(self._ground(mood), (0, 0))
        now, self.weather.mood = self.weather.mood, mood
        self.weather.draw(surface, sky.Ground(self.stage.size))
        self.weather.mood = now

    def _ground(self, mood: str) -> pygame.Surface:
        size = self.stage.size
        pictures, stamp = self.stage.pictures, content("meows")
        picture = pictures.get(
            ("meows-sky", sky.VERSION, mood),
            size,
            lambda: sky.painted(size, mood),
            stamp=stamp,
            simple=lambda: sky.sketched(size, mood),
        )
        if self._stocked != size:
            self._stocked = size
            for other in sky.MOODS:
                name = ("meows-sky", sky.VERSION, other)
                pictures.stock(name, size, partial(sky.painted, size, other), stamp=stamp)
        picture.set_alpha(None)  # nothing shines through it: laid as it is, it costs a third
        return picture

    def drift(self, seconds: float) -> Effects:
        self._follow_mood()
        if self.calm:
            return NONE
        moved = self.weather.move(seconds, sky.Ground(self.stage.size))
        return NONE if self._old is not None else Effects(stale=moved)  # a fade draws all anew

    def draw_drift(self, surface: pygame.Surface) -> None:
        if self._old is None:
            self.weather.draw(surface, sky.Ground(self.stage.size))

    def react(self, event: Event) -> Effects:
        """The weather that wins stirs; wishes leave their sleeves slowly enough to be believed."""
        self._follow_mood()
        if isinstance(event, TrickWon) and not self.calm:
            self.weather.stir()
        reveals = isinstance(event, CardsMoved) and event.target in SHOWN
        return Effects(seconds=_REVEAL) if reveals and self.game.hidden else NONE

    def _dealt(self) -> bool:
        """Whether one's own cards have been dealt, and that has been shown."""
        return bool(self.table.own_hand()) and "round" not in self.table.changed

    # Furniture

    def draw_under(self, surface: pygame.Surface) -> None:
        self.draw_slot(surface)
        for seat in range(self.game.seats):
            self._draw_stand(surface, seat)

    def draw_over(self, surface: pygame.Surface) -> None:
        clip = surface.get_clip()
        self._draw_led(surface)
        reach = self.stage.px(40)
        for seat in range(self.game.seats):
            plate = self.table.layout.plates[seat]
            place = self.table.layout.places[WISH[seat]]
            box = pygame.Rect(0, 0, round(place.width), round(place.height))
            box.center = (round(place.x), round(place.y))
            if plate.inflate(2 * reach, 2 * reach).colliderect(clip):
                self.draw_plate(surface, seat, plate, self.plate(seat))
            if box.inflate(3 * reach, 2 * reach).colliderect(clip):
                self._draw_at_wish(surface, seat, box)
        self._draw_scores(surface, clip)

    def draw_heading(self, surface: pygame.Surface) -> None:
        """The scores hold the round too; they are part of the still layer."""

    def _draw_stand(self, surface: pygame.Surface, seat: int) -> None:
        """The shadow a standing wish throws to the right."""
        place = self.table.layout.places[WISH[seat]]
        if self.table.cards(WISH[seat]) or self.table.cards(SHOWN[seat]):
            size = (round(place.width * 1.3), round(place.height * 0.22))
            at = (place.x - size[0] * 0.34, place.y + place.height * 0.40)
            surface.blit(_ground_shadow(size), (round(at[0]), round(at[1])))

    def _draw_at_wish(self, surface: pygame.Surface, seat: int, box: pygame.Rect) -> None:
        """The wooden foot, and in hidden games what was said of the wish in its sleeve."""
        stage = self.stage
        size = (round(box.width * 0.87), round(box.width * 0.29))
        foot = stage.pictures.drawing("meows/table-foot", size)
        surface.blit(foot, foot.get_rect(center=(box.centerx, box.bottom - stage.px(1))))
        if self.game.hidden:
            self._draw_said(surface, seat, box)
        if seat == self.viewer and self._own_wish() and self.asked == CARD:
            text = words("wish.so_far", points=signed(self.so_far()))
            self.tag(surface, text, (box.centerx, box.top - stage.px(16)))

    def so_far(self) -> int:
        """What one's own wish makes of the tricks one has won by now."""
        seat, wish = self.viewer, self._own_wish()
        won = self.table.cards(WON[seat])
        points = sum(line.gives for line in score_lines(wish, won, self.game.seats))
        if self.game.stakes and self.announced(seat):
            each = LIE_OR_TRUTH if self.announced(seat) == wish else -LIE_OR_TRUTH
            points += each * (len(won) // self.game.seats)
        return points

    def _draw_said(self, surface: pygame.Surface, seat: int, box: pygame.Rect) -> None:
        """The slip with the announcement; after the reveal, whether it was true."""
        stage = self.stage
        said = self.announced(seat)
        shown = self.table.cards(SHOWN[seat])
        secret = self.table.cards(WISH[seat])
        if seat == self.viewer and secret and secret[0] in WISHES:
            side = stage.px(32)
            peek = pygame.Rect(0, 0, side, side)
            peek.center = (box.centerx, box.top + round(box.height * 0.79))
            cut.panel(surface, peek, side // 2, TINTS[secret[0].suit], 2 * stage.unit)
            surface.blit(figure(stage, secret[0].suit, side), peek)
        if not said:
            return
        revealed = bool(shown) and self.table.piles[SHOWN[seat]][0].motion is None
        if revealed:
            honest = shown[0].suit == said
            text = words("wish.honest" if honest else "wish.fib")
            colour = _HONEST if honest else _FIB
            below = box.bottom + stage.px(20)
            y = box.top - stage.px(22) if seat == self.viewer else below
            self.tag(surface, text, (box.centerx, y), colour, cut.CREAM)
        px = stage.text_px(15)
        text = words("wish.said", wish=words(f"card.wish-{said}"))
        room = round(box.width * 0.98)
        wide = min(room, width(text, "strong", px) + stage.px(16))
        slip = pygame.Rect(0, 0, wide, round(px * 1.7))
        slip.center = (box.centerx, box.top + round(box.height * (0.28 if not shown else 0.03)))
        cut.panel(surface, slip, stage.px(5), TINTS[said], 2 * stage.unit)
        write(surface, text, "strong", px, slip.center, tone(said), "cm", wide - stage.px(8))

    def announced(self, seat: int) -> str:
        """The wish this seat has announced, as far as that has been shown."""
        if "round" in self.table.changed:
            return ""
        return self.view.announced[seat]

    def draw_empty(self, surface: pygame.Surface, box: pygame.Rect, text: str = "") -> None:
        dark = self.weather.mood == "thunder"
        colour: Colour = (214, 200, 244) if dark else (84, 116, 118)
        radius = round(box.height * 0.051)
        surface.blit(_place(box.size, radius, 0.16 if dark else 0.42), box)
        wide = max(1.6, 2.2 * self.stage.unit)
        surface.blit(cut.outline(box.size, radius, wide, colour, True), box)
        px = self.stage.text_px(16)
        ink = cut.CREAM if dark else (44, 70, 76)
        write(surface, text, "strong", px, box.center, ink, "cm", box.width - self.stage.px(12))

    def _draw_led(self, surface: pygame.Surface) -> None:
        """The tag under the card that was led."""
        sprites = self.table.piles.get(TRICK, [])
        if not sprites or sprites[0].motion is not None or self.table.trick is not None:
            return
        led = sprites[0]
        if led.seat is None or self.table.layout.sides[led.seat] == "own":
            return
        away = led.pose.height / 2 + self.stage.px(18)
        if self.table.layout.sides[led.seat] == "top":
            away = -away  # below it lies one's own place
        suit = led.card.suit
        at = (led.pose.x, led.pose.y + away)
        self.tag(surface, words("trick.led"), at, TINTS[suit], tone(suit))

    def draw_plate(
        self, surface: pygame.Surface, seat: int, box: pygame.Rect, plate: Plate
    ) -> None:
        """Portrait, name, a line about the seat, its cards and tricks, its score."""
        stage, unit = self.stage, self.stage.unit
        disc = self.draw_sitter(surface, seat, box, plate)
        left = disc.right + round(8 * unit)
        right = box.right - round(12 * unit)
        big = stage.type_px("title", 28)
        score = write(surface, plate.score, "title", big, (right, box.centery), self.ink, "rm")
        room = score.left - round(8 * unit) - left
        px = min(stage.type_px("title", 20), round(box.height * 0.3))
        write(
            surface,
            plate.name,
            "title",
            px,
            (left, box.top + box.height * 0.24),
            self.ink,
            "lm",
            room,
        )
        small = min(stage.text_px(14), round(box.height * 0.25))
        y = box.top + box.height * 0.515
        write(surface, plate.line, "text", small, (left, y), self.soft, "lm", room)
        at, y = left, box.top + box.height * 0.78
        for sign, number in plate.counts:
            at = self.draw_count(surface, sign, number, at, y, small) + round(10 * unit)

    def plate(self, seat: int) -> Plate:
        plate = super().plate(seat)
        plate.score = str(self.table.scores[seat]).replace("-", "−")
        return plate

    # Scores

    def scores_box(self) -> pygame.Rect:
        """Where the scores lie."""
        px = self.stage.px
        box = pygame.Rect(0, 0, px(198), px(42) + px(32) * self.game.seats + px(9))
        box.topright = (self.stage.size[0] - px(16), px(16))
        return box

    def _draw_scores(self, surface: pygame.Surface, clip: pygame.Rect) -> None:
        """The round and everybody's points, the highest first, at the top right."""
        stage = self.stage
        row, head, pad = stage.px(32), stage.px(42), stage.px(9)
        box = self.scores_box()
        wide = box.width
        if not box.inflate(pad * 4, pad * 4).colliderect(clip):
            return
        cut.panel(surface, box, stage.px(18), self.paper, 4 * stage.unit)
        title = words("round.of", round=self.round, rounds=self.game.rounds)
        px = stage.type_px("title", 20)
        at = (box.left + stage.px(18), box.top + head * 0.54)
        write(surface, title, "title", px, at, self.ink, room=wide - stage.px(34))
        scores = self.table.scores
        order = sorted(range(self.game.seats), key=lambda seat: (-scores[seat], seat))
        small = min(stage.text_px(16), round(row * 0.62))
        for place, seat in enumerate(order):
            line = pygame.Rect(box.left + stage.px(8), 0, wide - stage.px(16), row - stage.px(3))
            line.centery = box.top + head + place * row + row // 2 - stage.px(1)
            if seat == self.viewer:
                cut.panel(surface, line, stage.px(9), (255, 226, 158))
            side = round(row * 0.78)
            face = self.portrait(seat, side)
            spot = face.get_rect(midleft=(line.left + stage.px(8), line.centery))
            surface.blit(face, spot)
            points = str(scores[seat]).replace("-", "−")
            right = (line.right - stage.px(9), line.centery)
            drawn = write(surface, points, "title", round(small * 1.1), right, self.ink, "rm")
            at = (spot.right + stage.px(8), line.centery)
            room = drawn.left - spot.right - stage.px(14)
            write(surface, self.names[seat], "strong", small, at, self.ink, "lm", room)

    # Words

    def prompt(self) -> str:
        winning = self.winning()
        if not winning:
            return super().prompt()
        if self.turn != self.viewer or not self.moves:
            return winning
        led = self.table.cards(TRICK)[0].suit
        holds = any(card.suit == led for card in self.table.own_cards())
        asked = words("trick.must" if holds else "trick.may", suit=self.texts.suit(led))
        return words("trick.both", asked=asked, winning=winning)

    def winning(self) -> str:
        """Whose card would take the trick as it lies now, and why; empty between tricks."""
        trick = self.table.cards(TRICK)
        if not trick or self.table.trick is not None or self.asked != CARD:
            return ""
        place, why = winner(trick)
        suit = self.texts.suit(trick[0].suit)
        return words(f"wins.{why}", card=self.texts.card(trick[place]), suit=suit)

    def prompt_colours(self) -> tuple[Colour, Colour]:
        trick = self.table.cards(TRICK)
        if not trick:
            return self.paper, self.ink
        suit = trick[winner(trick)[0]].suit
        if self.weather.mood == "thunder":
            return TINTS[suit], tone(suit)  # the hills are as dark as the suit
        return drawings.colour(faces.DARK[suit]), cut.WHITE

    # Making and announcing a wish

    def answers(self) -> list[Answer]:
        if self.asked not in (WISHING, ANNOUNCING) or not self.moves:
            return super().answers()
        if not self._dealt():
            return []  # one wishes by what one holds
        moves = MAKE_WISH if self.asked == WISHING else ANNOUNCE
        wishes = [w for w in WISHES if not (self.game.basic_only and w in ADVANCED)]
        return [
            Answer(
                moves[wish],
                self.texts.card(wish),
                note=self._worth(wish),
                refused=self._against(wish) if moves[wish] not in self.moves else "",
            )
            for wish in wishes
        ]

    def ready(self) -> bool:
        return self._dealt()

    def _worth(self, wish: Card) -> str:
        """What a wish gives; with stakes, what saying it gives."""
        if self.asked == ANNOUNCING and self.game.stakes:
            return words("wish.truth.line" if wish.suit == self._own_wish() else "wish.lie.line")
        return words(f"wish.{wish.suit}.line")

    def _against(self, wish: Card) -> str:
        """Why a wish cannot be made now, in few words."""
        reason = self.game.why_no_wish(self.view, self.viewer, wish)
        if reason is None:
            return ""
        values = {name: self.texts.value(name, value) for name, value in reason.values}
        return words(f"wish.why.{reason.key}", **values)

    def _own_wish(self) -> str:
        made = self.table.cards(WISH[self.viewer])
        return made[0].suit if made and made[0] in WISHES else ""

    def wishes_made(self) -> list[Made]:
        """The others' wishes that lie open; while announcing, what they have announced."""
        found = []
        for step in range(1, self.game.seats):
            seat = (self.viewer + step) % self.game.seats
            made = self.table.cards(WISH[seat])
            if self.asked == ANNOUNCING:
                if self.announced(seat):
                    found.append(Made(seat, self.announced(seat)))
            elif made and made[0] in WISHES:
                found.append(Made(seat, made[0].suit))
        return found

    def panel(self, answers: Sequence[Answer], acts: Acts) -> Panel | None:
        if self.asked == ANNOUNCING:
            own = self._own_wish()
            title = self.texts.of("ask", ANNOUNCING)
            line = words("wish.announce.line", wish=words(f"card.wish-{own}"))
            return WishPanel(self, answers, acts, title, line, own)
        if self.asked == WISHING:
            title = self.texts.of("ask", "wish.hidden" if self.game.hidden else WISHING)
            line = words("wish.line", round=self.round)
            return WishPanel(self, answers, acts, title, line, self.view.last_wish[self.viewer])
        return super().panel(answers, acts)


@lru_cache(maxsize=8)
def _place(size: tuple[int, int], radius: int, strength: float) -> pygame.Surface:
    """A pale ground where a card will lie."""
    return papercraft.faded(papercraft.rounded(size, radius, cut.WHITE), strength)


@lru_cache(maxsize=8)
def _ground_shadow(size: tuple[int, int]) -> pygame.Surface:
    """What a standing card throws on the ground."""
    pad = size[1] // 2
    out = pygame.Surface((size[0] + 2 * pad, size[1] + 2 * pad), pygame.SRCALPHA)
    pygame.draw.ellipse(out, (255, 255, 255), pygame.Rect((pad, pad), size))
    tinted = papercraft.silhouette(out, (40, 60, 80))
    return papercraft.faded(papercraft.blurred(tinted, size[1] * 0.35), 0.36)
