"""The surroundings of TOWAI: a bay where day turns into night over the cards on its great disc."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import lru_cache
from typing import cast

import pygame

from cardtable.games.towai import bay, faces, places
from cardtable.games.towai.hours import eased
from cardtable.games.towai.rules import (
    CARD,
    COMBO,
    DECK,
    DISCARDS,
    DRAW,
    FINISHES_TO_WIN,
    FIRST,
    FIT,
    PILE,
    RESET,
    SAY_DAY,
    SAY_NIGHT,
    SET,
    SWAP,
    SWAPPED,
    SWAPPING,
    TowaiState,
)
from cardtable.games.towai.surroundings import Surroundings
from cardtable.games.towai.tiles import HourTile
from cardtable.looks.asked import Acts, Answer
from cardtable.looks.look import AnyGame, Look, Plate
from cardtable.looks.panel import Panel
from cardtable.media import papercraft
from cardtable.media.drawings import Colour, mixed
from cardtable.media.lettering import fitting, width
from cardtable.media.words import words
from cardtable.rules.events import Changed, Event, RoundStarted
from cardtable.seats import Seat
from cardtable.table.card_sprite import CardSprite, Shade
from cardtable.table.layout import Layout
from cardtable.table.surroundings import NONE, Effects, Part, Stage
from cardtable.table.ways import flies
from cardtable.widgets import cut
from cardtable.widgets.button import KeyButton
from cardtable.widgets.widget import Widget
from cardtable.widgets.writing import write

_TURN_SEEN = 0.30  # seconds that the horizon may turn before the game goes on
_EFFECT_READ = 0.85
_NOTICE = 2.0  # seconds an effect's banner hangs
_RISE = 0.18
_ON_DISC: Colour = (86, 44, 44)  # words on sun or moon
_SUN: Colour = (255, 178, 62)
_EFFECTS = {DRAW: "draw", RESET: "reset", SWAP: "swap"}


@dataclass(frozen=True)
class Tone:
    """The colours of furniture and shade at one hour."""

    paper: Colour
    ink: Colour
    soft: Colour
    on_backdrop: Colour
    shade: Shade


_BY_DAY = Tone(
    cut.PAPER, cut.INK, cut.SOFT_INK, (74, 34, 20), Shade((221, 180, 142), (208, 138, 82), 0.12)
)
_TONES = {
    "day": _BY_DAY,
    "dusk": Tone(
        cut.PAPER, cut.INK, cut.SOFT_INK, cut.CREAM, Shade((205, 160, 168), (120, 60, 110), 0.12)
    ),
    "night": Tone(
        (54, 66, 140),
        cut.CREAM,
        (190, 201, 244),
        cut.CREAM,
        Shade((163, 171, 222), (57, 70, 143), 0.12),
    ),
}


@dataclass
class Notice:
    """What a Towai card does, told for a moment over the pile."""

    effect: str
    left: float = _NOTICE


class TowaiLook(Look):
    """A bay under sun or moon; the disc holds deck, pile and discards, and tells the hour."""

    unsaid = frozenset({"stop"})
    music = "towai"
    ambience = "towai"
    glow = (255, 190, 92)

    def __init__(self, stage: Stage, game: AnyGame, seats: Sequence[Seat]) -> None:
        super().__init__(stage, game, seats)
        self.bay = Surroundings(stage.pictures)
        self.notice: Notice | None = None
        self._rule = ""  # as the plaque showed it before what is being shown now
        self._ahead = 0  # how many cards are ready for the other light
        self._papers: list[Colour] = []  # that plates are still to be cut from
        self._drawn: tuple[object, pygame.Surface] | None = None  # the last banner
        self._wear("dusk")

    @property
    def view(self) -> TowaiState:
        """What the one who looks may know, after the last move shown whole."""
        return cast(TowaiState, self.table.view)

    # The hour

    @property
    def marker(self) -> str:
        """Day or night, as far as that has been shown; empty while it is to be set."""
        changed = self.table.changed
        if "marker" in changed:
            return str(changed["marker"])
        if "round" in changed or self.view.asked == SET:
            return ""
        return self.view.marker

    def _turn_sky(self, *, at_once: bool = False) -> bool:
        """Turn day into night, from whatever is seen at that moment; whether that is new."""
        sky, goal = self.bay.sky, self.marker or "dusk"
        at_once = at_once or self.calm or self.stage.settings.pace >= 100
        if goal == sky.goal and not (at_once and sky.turning):
            return False
        sky.turn_to(goal, at_once)
        self._ahead = 0
        return True

    def _wear(self, hour: str) -> None:
        """Furniture and shaded cards take on the colours of an hour."""
        tone = _TONES[hour]
        self.paper, self.ink, self.soft = tone.paper, tone.ink, tone.soft
        self.on_backdrop = tone.on_backdrop
        self.shade = tone.shade

    def backdrop(self, mood: str) -> pygame.Surface:
        return self.bay.backdrop(self.stage.size)

    def drift(self, seconds: float) -> Effects:
        turned = self._turn_sky()
        if turned:
            self._wear(self.bay.sky.nearest)
        if self.notice is not None:
            self.notice.left -= seconds * min(1.0, self.stage.settings.pace)
            if self.notice.left <= 0 or (self.calm and not self.table.busy):
                self.notice = None
        found = [pygame.Rect((0, 0), self.stage.size)] if turned else []
        if self.calm:
            return Effects(stale=found)
        found += self.bay.move(seconds, self.stage.settings.pace, self.stage.size)
        self._wear(self.bay.sky.nearest)
        if self._papers and not self.bay.sky.turning:
            self._cut_plate(self._papers.pop())
        self._shade_ahead()
        return Effects(stale=found)

    def _cut_plate(self, colour: Colour) -> None:
        """Have the plates' sheet ready in a colour before the horizon turns."""
        cut.sheet(self.table.layout.plates[0].size, round(18 * self.stage.unit), colour)

    def draw_drift(self, surface: pygame.Surface) -> None:
        self.bay.draw(surface, self.stage.size)

    @property
    def moving(self) -> bool:
        return self.bay.sky.turning or self.notice is not None

    # Places

    def arrange(self, layout: Layout) -> None:
        super().arrange(layout)
        self._turn_sky(at_once=True)
        self._wear(self.bay.sky.nearest)
        self._rule = self.rule()
        self._papers = [tone.paper for tone in _TONES.values()]
        self.bay.soon(layout.size)
        places.arrange(layout)

    # Cards

    def face(self, card: str, height: int, language: str) -> pygame.Surface:
        return faces.face(card, height, language)

    def back(self, kind: str, height: int, language: str) -> pygame.Surface:
        del language
        return faces.back(kind, height)

    def shaded(self) -> Iterable[tuple[CardSprite, bool]]:
        """Only the card that counts lies in the light; if no card at all may be played, none."""
        for number in (PILE, DISCARDS):
            sprites = self.table.piles.get(number, [])
            for order, sprite in enumerate(sprites[-5:], -min(5, len(sprites))):
                buried = number == DISCARDS or order < -1
                yield sprite, buried and sprite.motion is None
        if self.turn != self.viewer or not self.moves or self.asked not in (CARD, COMBO):
            return
        if self.stage.settings.show_legal and all(move.word for move in self.moves):
            for sprite in self.table.own_hand():
                yield sprite, True

    def parts(self) -> Mapping[object, Part]:
        around = self.plaque_box().inflate(self.stage.px(260), self.stage.px(30))
        return {"plaque": (self.rule(), around)}

    def _shade_ahead(self) -> None:
        """While it turns, have one card a frame ready as it will look under the other light."""
        sky, table = self.bay.sky, self.table
        if not sky.turning or sky.share >= 0.5:
            return
        shown = (*table.own_hand(), *table.piles[PILE][-4:], *table.piles[DISCARDS][-3:])
        shaded = [one for one in shown if one.dim and one.motion is None]
        for sprite in shaded[self._ahead : self._ahead + 1]:
            pose = sprite.pose
            table.art.shaded_soon(
                sprite.card.name, round(pose.height), pose.angle, _TONES[sky.goal].shade
            )
        self._ahead += 1

    # What happens

    def react(self, event: Event) -> Effects:
        """The marker turns: one sees the hour change, or reads what the card did."""
        self._rule = self.rule()
        if isinstance(event, RoundStarted):
            self.notice = None
        if not isinstance(event, Changed) or event.what != "marker":
            return NONE
        pile = self.table.cards(PILE)
        effect = _EFFECTS.get(pile[-1], "") if pile else ""
        if effect and self.stage.settings.pace < 100:
            self.notice = Notice(effect)
        sounds = ["reset"] if effect == "reset" and self.notice is not None else []
        read = _EFFECT_READ if self.notice is not None else _TURN_SEEN
        return Effects(seconds=read, sounds=sounds)

    # Furniture

    def draw_under(self, surface: pygame.Surface) -> None:
        self.draw_slot(surface)

    def _spot(self, pile: int, across: float = 0.0) -> pygame.Rect:
        """Where a card of a pile lies, so many card widths aside."""
        place = self.table.layout.places[pile]
        box = pygame.Rect(0, 0, round(place.width), round(place.height))
        box.center = (round(place.x + across * place.width), round(place.y))
        return box

    def draw_slot(self, surface: pygame.Surface) -> None:
        if self.turn != self.viewer or not self.moves:
            return
        if self.asked == SWAPPING and not self.table.cards(SWAPPED[self.viewer]):
            box = self._spot(SWAPPED[self.viewer])
            self.draw_empty(surface, box)
            sign = self.stage.px(34)
            picture = self.stage.pictures.drawing("towai/mark-swap", (sign, sign))
            surface.blit(picture, picture.get_rect(center=box.center))
            at = (box.centerx, box.bottom + self.stage.px(18))
            self.tag(surface, words("towai.to", name=self.names[self.receiver]), at)
        elif self.asked == FIRST and not self.table.cards(PILE):
            own, self.on_backdrop = self.on_backdrop, _ON_DISC
            self.draw_empty(surface, self._spot(PILE, 0.1), words("table.your_card"))
            self.on_backdrop = own

    @property
    def receiver(self) -> int:
        """Who sits at the right and gets the card one passes on."""
        return (self.viewer - 1) % self.game.seats

    def draw_over(self, surface: pygame.Surface) -> None:
        clip = surface.get_clip()
        layout, px = self.table.layout, self.stage.px
        for seat in range(self.game.seats):
            plate = layout.plates[seat]
            if plate.inflate(px(80), px(80)).colliderect(clip):
                self.draw_plate(surface, seat, plate, self.plate(seat))
        for number, name in ((DECK, "deck"), (DISCARDS, "discards")):
            place = layout.places[number]
            at = (place.x, place.y + place.height / 2 + px(28))
            if name == "discards" and not self.table.cards(number):
                continue
            if clip.colliderect(layout.rect(*at, 200, 60)):
                self.tag(surface, self.label_of(name, len(self.table.cards(number))), at)
        if not self._choosing_hour() or self.table.waiting:
            self._draw_plaque(surface, clip)

    def _choosing_hour(self) -> bool:
        return self.asked == SET and self.turn == self.viewer and bool(self.moves)

    # The plaque: the marker, and what it means in words

    def rule(self) -> str:
        """What goes on the pile as it lies now."""
        marker = self.marker
        if not marker:
            return self.texts.of("rule", "empty")
        pile = self.table.piles.get(PILE)
        if not pile:
            if self._rule and self.view.piles[PILE] and "round" not in self.table.changed:
                return self._rule  # it is just being cleared away
            return self.texts.of("rule", f"{marker}.empty")
        if self._rule and flies(pile[-1]):
            return self._rule
        key = "combo" if self._may_go_on() else marker
        return self.texts.of("rule", key, number=pile[-1].card.number)

    def _may_go_on(self) -> bool:
        """Whether one holds a card for a combo, and is asked."""
        return self.asked == COMBO and any(not move.word for move in self.moves)

    def plaque_box(self) -> pygame.Rect:
        """Where the rule stands, without the marker at its left."""
        px, ground = self.stage.px, bay.Ground(self.stage.size)
        wide = width(self.rule(), "title", self._rule_px())
        box = pygame.Rect(0, 0, wide + px(90), px(52))
        box.center = (self.stage.size[0] // 2 + px(22), round(ground.y(467)))
        return box

    def _rule_px(self) -> int:
        """The rule's size: between the slips of deck and discards there is just so much room."""
        stage = self.stage
        text = self.rule()
        return fitting(text, "title", stage.type_px("title", 23), stage.px(262))

    def _draw_plaque(self, surface: pygame.Surface, clip: pygame.Rect) -> None:
        px = self.stage.px
        box = self.plaque_box()
        if not box.inflate(px(180), px(80)).colliderect(clip):
            return
        cut.panel(surface, box, box.height // 2, self.paper, 4 * self.stage.unit)
        text = self.rule()
        write(surface, text, "title", self._rule_px(), (box.left + px(62), box.centery), self.ink)
        side = px(92)
        at = (box.left + px(6), box.centery)
        sky = self.bay.sky
        shown = sky.before if sky.turning and sky.share < 0.5 else sky.goal
        coin = self._coin(shown, side)
        if sky.turning:
            wide = max(2, round(side * abs(1 - 2 * eased(sky.share))))
            coin = pygame.transform.smoothscale(coin, (wide, side))
        surface.blit(coin, coin.get_rect(center=at))

    def _coin(self, hour: str, side: int) -> pygame.Surface:
        if hour == "dusk":
            return self.stage.pictures.drawing("ui/lead-towai", (side, side))
        return self.stage.pictures.drawing(f"towai/marker-{hour}", (side, side))

    # Plates

    def plate(self, seat: int) -> Plate:
        plate = super().plate(seat)
        plate.leads = False
        if not plate.line:
            plate.line = self.texts.of("finish", str(min(2, self.table.scores[seat])))
        return plate

    def draw_plate(
        self, surface: pygame.Surface, seat: int, box: pygame.Rect, plate: Plate
    ) -> None:
        """Portrait, name and a line; how many cards are left, large; two suns to be won."""
        px = self.stage.px
        rim = self.draw_sitter(surface, seat, box, plate)
        coin = px(21)
        right = box.right - px(12) - coin
        for order in range(FINISHES_TO_WIN):
            spot = pygame.Rect(right, 0, coin, coin)
            spot.centery = box.centery + round((order - 0.5) * px(26))
            surface.blit(self._sun(coin, order < self.table.scores[seat]), spot)
        number = plate.counts[0][1]
        big = self.stage.type_px("title", 27)
        middle = right - px(26)
        write(surface, number, "title", big, (middle, box.centery), self.ink, "cm", px(36))
        left = rim.right + px(8)
        room = middle - px(24) - left
        size = self.stage.type_px("title", 20)
        at = (left, box.top + box.height * 0.31)
        write(surface, plate.name, "title", size, at, self.ink, "lm", room)
        small = self.stage.text_px(14)
        at = (left, box.top + box.height * 0.70)
        write(surface, plate.line, "text", small, at, self.soft, "lm", room)

    def _sun(self, side: int, won: bool) -> pygame.Surface:
        if not won:
            return cut.sheet((side, side), side // 2, mixed(self.paper, self.soft, 0.3), False)
        return _won_sun(side)

    def heading(self) -> tuple[str, str]:
        big, _ = super().heading()
        return big, words("towai.goal")

    # Words

    def prompt(self) -> str:
        if self.turn != self.viewer or not self.moves:
            return super().prompt()
        if self.asked == SET and self.table.waiting:
            return ""
        marker, pile = self.marker, self.table.cards(PILE)
        cards = any(not move.word for move in self.moves)
        number = pile[-1].number if pile else 0
        if self.asked == SWAPPING:
            return self.texts.of("ask", "swap.to", name=self.names[self.receiver])
        if self.asked in (CARD, COMBO) and not cards:
            return self.texts.of("ask", f"{self.asked}.none", number=number)
        if marker and self.asked in (FIRST, CARD, COMBO):
            return self.texts.of("ask", f"{self.asked}.{marker}", number=number)
        return super().prompt()

    # Questions

    def answers(self) -> list[Answer]:
        if not self._choosing_hour():
            return super().answers()
        found = []
        for move in (SAY_DAY, SAY_NIGHT):
            fitting = sum(card in FIT[move.word] for card in self.table.own_cards())
            reason = None if move in self.moves else self.question.reason(move)
            found.append(
                replace(
                    self.answer(move),
                    note=words("towai.fitting", count=fitting),
                    refused="" if reason is None else self.texts.reason(reason),
                )
            )
        return found

    def panel(self, answers: Sequence[Answer], acts: Acts) -> Panel | None:
        """Nothing is veiled: the horizon itself waits for the answer."""
        return None

    def buttons(self, answers: Sequence[Answer], acts: Acts) -> list[Widget]:
        px, stage = self.stage.px, self.stage
        found: list[Widget] = []
        if self._choosing_hour() and self.table.waiting:
            return found  # not before one has seen why; the keys may be faster
        if self._choosing_hour():
            ground = bay.Ground(stage.size)
            wide, high, gap = px(262), px(100), px(20)
            for order, answer in enumerate(answers):
                box = pygame.Rect(0, 0, wide, high)
                box.midtop = (
                    stage.size[0] // 2 + round((order - 0.5) * (wide + gap)),
                    round(ground.y(438)),
                )
                found.append(HourTile(stage, self.table.art, box, answer, acts.doing(answer)))
            # What can be chosen has the focus first.
            return sorted(found, key=lambda tile: bool(tile.hint))
        for answer in answers:
            box = pygame.Rect(0, 0, px(216), px(68))
            box.bottomright = (stage.size[0] - px(24), stage.size[1] - px(22))
            button = QuietButton(self, box, answer, acts)
            found.append(button)
        return found

    # What flies over everything

    def draw_effects(self, surface: pygame.Surface) -> None:
        self.draw_before_hands(surface)
        if self.notice is None:
            return
        passed, left = _NOTICE - self.notice.left, self.notice.left
        shown = min(1.0, passed / _RISE, left / _RISE)
        if self.stage.settings.reduced_motion:
            shown = 1.0
        picture = self._banner(self.notice.effect)
        layout = self.table.layout
        at = picture.get_rect(
            center=(round(layout.trick_at[0]), round(bay.Ground(layout.size).y(176)))
        )
        picture.set_alpha(round(255 * shown))
        surface.blit(picture, at.move(0, round((1 - shown) * self.stage.px(14))))

    def _banner(self, effect: str) -> pygame.Surface:
        """An effect's sign, name and what it does, on a strip of plum paper."""
        name, line = self.texts.of("effect", effect), self.texts.of("effect", f"{effect}.line")
        px, stage = self.stage.px, self.stage
        big, small = stage.type_px("title", 26), stage.text_px(17)
        key = (effect, name, big, small, stage.size)
        if self._drawn is not None and self._drawn[0] == key:
            return self._drawn[1]
        high, pad, sign = px(64), px(16), px(42)
        wide = sign + width(name, "title", big) + width(line, "strong", small) + px(74)
        out = pygame.Surface((wide + 2 * pad, high + 2 * pad), pygame.SRCALPHA)
        out.fill((24, 12, 32, 0))
        box = pygame.Rect(pad, pad, wide, high)
        cut.panel(out, box, high // 2, (92, 34, 86), px(6))
        mark = stage.pictures.drawing(
            f"towai/mark-{effect}", (sign, sign), palette={"disc": "#D65C93"}
        )
        at = mark.get_rect(midleft=(box.left + px(16), box.centery))
        out.blit(mark, at)
        left = at.right + px(14)
        right = write(out, name, "title", big, (left, box.centery), (255, 214, 140)).right
        write(out, line, "strong", small, (right + px(16), box.centery), cut.CREAM)
        self._drawn = (key, out)
        return out


class QuietButton(KeyButton):
    """Pass or End turn: a key that presses on what is moving does not end one's turn."""

    def __init__(self, look: TowaiLook, box: pygame.Rect, answer: Answer, acts: Acts) -> None:
        name = f"answer-{answer.move}"
        super().__init__(look.stage, name, box, answer.label, acts.doing(answer), "main", size=22)
        self.hurry = acts.hurry
        self.key = answer.key
        self.note = words(f"towai.{answer.move.word}.line")

    def choose(self, at: tuple[int, int] | None) -> None:
        if at is not None or not self.hurry():
            super().choose(at)

    def spoken(self) -> str:
        return f"{self.label}. {self.note}"


@lru_cache(maxsize=6)
def _won_sun(side: int) -> pygame.Surface:
    """A finish: a golden coin with the rising sun."""
    out = cut.sheet((side, side), side // 2, _SUN, False).copy()
    mark = papercraft.flat("towai/mark-day", (round(side * 0.74),) * 2)
    out.blit(mark, mark.get_rect(center=(side // 2, side // 2)))
    return out
