"""The surroundings of Familiar's Trouble: a witch's workroom at night."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import cast

import pygame

from cardtable.games.familiar import board, cloth, faces, life, room, trays
from cardtable.games.familiar import owls as owl
from cardtable.games.familiar.rules import (
    BOARD,
    BOARD_SIZE,
    CARD,
    COLOURS,
    COLOURS_OF,
    DISCARDS,
    DONE,
    DRAW,
    ERRAND,
    HAND,
    LEVEL_PILES,
    PASS,
    POINTS,
    THREE,
    TRICK,
    WORTH,
    Familiar,
    FamiliarState,
    new_lead,
    totals,
)
from cardtable.looks.asked import Acts, Answer
from cardtable.looks.look import AnyGame, Look, Plate
from cardtable.looks.panel import Panel
from cardtable.media.drawings import Colour
from cardtable.media.lettering import width
from cardtable.media.pictures import content
from cardtable.media.words import words
from cardtable.rules.cards import Card
from cardtable.rules.events import CardsMoved, Event, RoundStarted, Scored
from cardtable.rules.moves import Move
from cardtable.seats import Seat
from cardtable.table.animation import Motion, Pose
from cardtable.table.card_sprite import SHAPE, CardSprite, Shade
from cardtable.table.layout import Layout, Place, row
from cardtable.table.surroundings import NONE, Effects, Part, Stage
from cardtable.widgets import cut, people
from cardtable.widgets.button import KeyButton
from cardtable.widgets.widget import Widget

_ROOM = ("familiar-room",)  # its name among the pictures
_KEYS = {"exchange": "y", "keep-hands": "n", "keep-errands": "k"}
_ERRAND, _CLOSE = 178, 152  # how high errands are: up to five, and six of them
_STEP = 137  # from errand to errand


class FamiliarLook(Look):
    """The surroundings of Familiar's Trouble: a witch's workroom at night."""

    music = "familiar"
    ambience = "familiar"
    hidden_piles = frozenset({"done", "discards"})
    felt = ((74, 58, 70), (29, 27, 46))
    shade = Shade((176, 160, 160), (74, 54, 46), 0.2)
    glow = cut.CANDLE

    def __init__(self, stage: Stage, game: AnyGame, seats: Sequence[Seat]) -> None:
        super().__init__(stage, game, seats)
        self.lives: list[life.Life] = []
        self.owls = owl.Owls(seats)
        self._flames = room.Flames()
        self._grown = 0.0  # the score bar
        self._sketch: pygame.Surface | None = None  # until the room is laid
        self.room = room.Room(stage.size)

    @property
    def rules(self) -> Familiar:
        """The game, as itself."""
        return cast(Familiar, self.game)

    @property
    def state(self) -> FamiliarState:
        """The seat's view of it."""
        return cast(FamiliarState, self.table.view)

    # Cards

    def face(self, card: str, height: int, language: str) -> pygame.Surface:
        return faces.face(card, height, language)

    def back(self, kind: str, height: int, language: str) -> pygame.Surface:
        del language
        return faces.back(kind, height)

    # Places

    def arrange(self, layout: Layout) -> None:
        super().arrange(layout)
        self.room = here = room.Room(layout.size)
        unit, wide = here.unit, layout.size[0]
        self._sketch = None
        self.lives.clear()
        x = wide / 2
        y = here.prompt - 186 * unit
        layout.trick_at = (x, y)
        trick = layout.places[TRICK]
        trick.x, trick.y = x, y
        trick.zone = layout.rect(x, y + 20 * unit, 470, 300)
        self._arrange_seats(layout)
        errands = layout.places[BOARD]
        errands.y, errands.align = 108.5 * unit, "left"
        errands.zone = here.board
        layout.places[BOARD] = self._parted(errands)
        done = layout.places[DONE]
        done.height = 26 * unit
        done.x, done.y = self.track_of(layout.size).score_at
        tray = self.pile_tray
        piles = [*LEVEL_PILES.values(), DRAW]
        for order, number in enumerate(piles):
            place = layout.places[number]
            place.height = 74 * unit
            place.x = tray.left + (41 + 65 * order + (4 if number == DRAW else 0)) * unit
            place.y = tray.top + 74 * unit
            place.zone = layout.rect(place.x, place.y + 8 * unit, 62, 122)
        discards = layout.places[DISCARDS]
        self.open = trays.OpenDiscards(self.stage, self.discard_tray)
        discards.height = self.open.height
        discards.x, discards.y = (float(part) for part in self.discard_tray.center)

    def _arrange_seats(self, layout: Layout) -> None:
        here, unit = self.room, self.room.unit
        for seat, side in layout.sides.items():
            hand = layout.places[HAND[seat]]
            if side == "own":
                top = layout.size[1] - 76 * unit
                layout.plates[seat] = here.box(16 * unit, top, 246, 64)
                continue
            left = 16 * unit if side == "left" else layout.size[0] - 208 * unit
            plate = here.box(left, here.down(378) - 32 * unit, 192, 64)
            layout.plates[seat] = plate
            way = 1 if side == "left" else -1
            edge = plate.right if side == "left" else plate.left
            hand.x, hand.y = edge + way * 66 * unit, plate.centery + 3 * unit
            hand.height, hand.room, hand.step, hand.bow = 74 * unit, 124 * unit, 0.34, 32
            hand.zone = self.owl_box(seat, layout).union(
                pygame.Rect(plate.left, plate.top, round(plate.width + 130 * unit), plate.height)
                if side == "left"
                else plate
            )

    @property
    def discard_tray(self) -> pygame.Rect:
        """Where the open discards lie."""
        here = self.room
        top = here.down(378) + 48 * here.unit
        foot = here.size[1] - 88 * here.unit
        high = min(264.0, (foot - top) / here.unit)
        return here.box(16 * here.unit, top, 262, high)

    @property
    def pile_tray(self) -> pygame.Rect:
        """Where the errands' piles and the draw pile lie."""
        here = self.room
        return here.box(here.size[0] - 296 * here.unit, here.down(378) + 46 * here.unit, 280, 152)

    def track_of(self, size: tuple[int, int]) -> board.Track:
        """The turn track in a window of this size."""
        here = room.Room(size)
        box = here.box(size[0] - 260 * here.unit, 14 * here.unit, 246, 142)
        return board.Track(self.stage, box)

    def owl_box(self, seat: int, layout: Layout) -> pygame.Rect:
        """Where a seat's owl stands: behind its plate, one's own before it."""
        here, plate = self.room, layout.plates[seat]
        if layout.sides[seat] == "own":
            box = here.box(plate.left + 4 * here.unit, 0, 74, 89)
            box.bottom = plate.bottom + here.px(4)
            return box
        box = here.box(0, 0, 104, 125)
        box.bottom = plate.top + here.px(21)
        if layout.sides[seat] == "left":
            box.left = plate.left + here.px(8)
        else:
            box.right = plate.right - here.px(8)
        return box

    def mouth(self, seat: int) -> tuple[int, int]:
        standing = self.owl_box(seat, self.table.layout)
        return standing.centerx, standing.top + self.stage.px(6)

    # Surroundings

    def backdrop(self, mood: str) -> pygame.Surface:
        size = self.stage.size
        here = room.Room(size)
        laid = self.stage.pictures.get(
            _ROOM,
            size,
            lambda: room.composed(here),
            stamp=f"{content('familiar')}-3",
            simple=lambda: pygame.Surface((1, 1)),
        )
        if laid.get_size() == size:
            self._sketch = None
            return laid
        if self._sketch is None:
            self._sketch = room.sketched(size)
        return self._sketch

    def drift(self, seconds: float) -> Effects:
        if not self._lively:
            self._grown = float(self.score)
        if self.calm:
            return NONE
        changed = self._let_blink(seconds)
        for number in self._flames.flicker(seconds):
            changed.append(self.room.halo(self.room.flames[number]))
        pace = self.stage.settings.pace
        for one in self.lives:
            one.passed += seconds * pace
        self.lives = [one for one in self.lives if not one.landed]
        score = self.score
        if self._grown != score:
            self._grown += max(-30 * seconds, min(30 * seconds, score - self._grown))
        return Effects(stale=changed)

    def _let_blink(self, seconds: float) -> list[pygame.Rect]:
        changed = []
        for seat in self.owls.blink(seconds):
            head = self.owl_box(seat, self.table.layout)
            head.height = round(head.height * 0.55)
            changed.append(head)
        return changed

    def draw_drift(self, surface: pygame.Surface) -> None:
        self._flames.draw(surface, self.stage, self.room)

    # What happens

    @property
    def moving(self) -> bool:
        return bool(self.lives) or (self._lively and self._grown != self.score)

    @property
    def _lively(self) -> bool:
        settings = self.stage.settings
        return not settings.reduced_motion and settings.pace < 100

    @property
    def score(self) -> int:
        """What everybody has, without points that are still on their way."""
        flying = sum(one.points for one in self.lives if one.scored)
        return self.table.scores[0] - flying

    def react(self, event: Event) -> Effects:
        """An errand is won: its tool comes to life, and one watches it rise."""
        match event:
            case CardsMoved((card,), source, target) if (source, target) == (BOARD, DONE):
                if self._lively:
                    self._bring_to_life(card)
                return Effects(seconds=life.RISE) if self.lives else NONE
            case CardsMoved(cards, _, target) if target == BOARD and self._lively:
                for card in cards:
                    life.tool_soon(self.stage, card)
            case Scored():
                for one in self.lives:
                    if not one.scored:
                        one.scored = True
                        break
                return Effects(seconds=0.2) if self.lives else NONE
            case RoundStarted():
                self.lives.clear()
                self._grown = 0.0
                return Effects(sounds=["owl"])
        return NONE

    def _bring_to_life(self, errand: Card) -> None:
        for sprite in self.table.piles[BOARD]:
            if sprite.card is errand:
                pose = sprite.pose
                self.lives.append(
                    life.Life(
                        errand,
                        POINTS[errand],
                        (pose.x, pose.y + pose.height * 0.003),
                        pose.height * 0.48,
                        self.track_of(self.stage.size).score_at,
                    )
                )

    def draw_effects(self, surface: pygame.Surface) -> None:
        for one in self.lives:
            one.draw(surface, self.stage)
        picked = self.table.grip.picked
        if picked is not None and picked.card in POINTS:
            box = self.table.bounds_of(picked)
            cut.ring(surface, box, round(box.height * 0.051), self.stage.unit)

    def flight(self, event: Event, sprite: CardSprite, usual: Motion) -> Motion:
        """Cards wait until a tool has risen; the one it rose from goes up and away."""
        if not self.lives or not isinstance(event, CardsMoved):
            return usual
        if (event.source, event.target) != (BOARD, DONE):
            return usual
        waiting = replace(usual, delay=usual.delay + life.RISE)
        if sprite.card in event.cards:
            return replace(waiting, end=usual.start.moved(0, -2 * usual.start.height), arc=0.0)
        return waiting

    def fitted(self) -> Mapping[int, Place]:
        return {BOARD: self._parted(self.table.layout.places[BOARD])}

    def _parted(self, place: Place) -> Place:
        """Five places; six errands lie closer together, and are a little smaller."""
        unit = self.room.unit
        close = len(self.table.cards(BOARD)) > BOARD_SIZE
        height = (_CLOSE if close else _ERRAND) * unit
        step = (_CLOSE * SHAPE + 4 if close else _STEP) * unit
        across = height * SHAPE + step * (BOARD_SIZE if close else BOARD_SIZE - 1)
        return replace(
            place,
            x=self.room.size[0] / 2 - across / 2,
            height=height,
            room=700 * unit,
            step=step / (height * SHAPE),
        )

    def poses(self, pile: int, usual: list[Pose]) -> list[Pose]:
        """Each open discard lies in its own column."""
        return self.open.poses(self.table.cards(DISCARDS)) if pile == DISCARDS else usual

    def parts(self) -> Mapping[object, Part]:
        table = self.table
        trick = table.cards(TRICK)
        card = self.preview
        lying = tuple((s.card, round(s.pose.x)) for s in table.piles[BOARD] if s.motion is None)
        resting = tuple(s.card for s in table.piles[DISCARDS] if s.motion is None)
        tags = self.room.board.inflate(self.stage.px(40), self.stage.px(40))
        return {
            "tags": ((lying, trick, card), tags),
            "totals": ((trick, card), self._totals_box()),
            "slots": (trick, self.room.ring.inflate(self.stage.px(120), 0)),
            "discards": (resting, self.discard_tray),
        }

    # What the one who looks is thinking of

    @property
    def preview(self) -> Card | None:
        """The card under the pointer or the focus, if it may be played now."""
        table = self.table
        if self.asked != CARD or self.turn != self.viewer:
            return None
        sprite = table.grip.held or table.grip.raised
        if sprite is None or not any(move.card is sprite.card for move in self.moves):
            return None
        return sprite.card

    def may_still_play(self) -> list[int]:
        """The seats whose cards of this trick are still to come, in turn."""
        if self.asked != CARD or self.table.trick is not None or self.turn < 0:
            return []
        count = len(self.table.cards(TRICK))
        if count >= self.game.seats:
            return []
        return [(self.lead + step) % self.game.seats for step in range(count, self.game.seats)]

    @property
    def lead(self) -> int:
        """Who leads, or led, the trick that lies here."""
        return int(self.table.changed.get("lead", self.table.view.lead))

    # Furniture

    def draw_under(self, surface: pygame.Surface) -> None:
        clip = surface.get_clip()
        reach = 2 * self.stage.px(16)
        if clip.colliderect(self.discard_tray.inflate(reach, reach)):
            cards = self.table.cards(DISCARDS)
            self.open.draw_tray(surface, cards, self.texts.of("pile", "discards"))
        if clip.colliderect(self.pile_tray.inflate(reach, reach)):
            titles = self.texts.of("pile", "board"), self.texts.of("pile", "draw")
            trays.draw_pile_tray(surface, self.stage, self.pile_tray, self.stacks(), titles)
        if clip.colliderect(self.room.board):
            self._draw_empty_places(surface)
            self._draw_won_glow(surface)
        if clip.colliderect(self.room.ring.inflate(self.stage.px(120), 0)):
            self.draw_slot(surface)
        self.draw_plates(surface)

    def draw_over(self, surface: pygame.Surface) -> None:
        clip = surface.get_clip()
        if clip.colliderect(self.discard_tray):
            sprites = self.table.piles[DISCARDS]
            resting = [sprite.card for sprite in sprites if sprite.motion is None]
            self.open.draw_cards(surface, self.table.cards(DISCARDS), resting)
        if clip.colliderect(self.pile_tray):
            trays.draw_counts(surface, self.stage, self.stacks())
        if clip.colliderect(self.room.board):
            self._draw_tags(surface)
        if clip.colliderect(self._totals_box()):
            self._draw_totals(surface)

    def stacks(self) -> list[trays.Stack]:
        """The errands' piles by level, and the draw pile."""
        found = []
        for number in (*LEVEL_PILES.values(), DRAW):
            place = self.table.layout.places[number]
            box = pygame.Rect(0, 0, round(place.width), round(place.height))
            box.center = round(place.x), round(place.y)
            colour = cut.CANDLE if number == DRAW else cut.PAPER
            found.append(trays.Stack(box, len(self.table.cards(number)), colour))
        return found

    # The board and the trick

    def _draw_tags(self, surface: pygame.Surface) -> None:
        stage = self.stage
        card = self.preview
        trick = self.table.cards(TRICK)
        name = "" if card is None else self.texts.card(card)
        for sprite in self.table.piles[BOARD]:
            if sprite.motion is not None or sprite is self.table.grip.held:
                continue
            wide = round(sprite.pose.height * SHAPE)
            box = pygame.Rect(0, 0, wide, stage.px(30))
            box.midtop = round(sprite.pose.x), self.room.px(208)
            board.draw_tag(surface, stage, box, board.standing(sprite.card, trick, card), name)

    def _draw_empty_places(self, surface: pygame.Surface) -> None:
        """Where errands are still to come."""
        place = self.table.layout.places[BOARD]
        count = len(self.table.cards(BOARD))
        for pose in row(place, BOARD_SIZE)[count:]:
            size = (round(place.width), round(place.height))
            box = pygame.Rect((0, 0), size)
            box.center = round(pose.x), round(pose.y)
            thick = max(1.5, 2 * self.stage.unit)
            radius = round(box.height * 0.051)
            surface.blit(cut.outline(size, radius, thick, (104, 84, 92), True), box)

    def _draw_won_glow(self, surface: pygame.Surface) -> None:
        """Candle light behind the errands that are won, or would be."""
        card, trick = self.preview, self.table.cards(TRICK)
        for sprite in self.table.piles[BOARD]:
            stands = board.standing(sprite.card, trick, card)
            if sprite.motion is None and (stands.covered or stands.won):
                high = round(sprite.pose.height)
                size = (round(high * SHAPE), high)
                reach = self.stage.px(20)
                light = cut.glow(size, round(high * 0.051), cut.CANDLE, reach)
                middle = (round(sprite.pose.x), round(sprite.pose.y))
                surface.blit(light, light.get_rect(center=middle))

    def _totals_box(self) -> pygame.Rect:
        here = self.room
        box = here.box(0, 0, 396, 56)
        box.center = here.size[0] // 2, round(here.prompt - 58 * here.unit)
        return box

    def _draw_totals(self, surface: pygame.Surface) -> None:
        stage, around = self.stage, self._totals_box()
        card = self.preview
        sums = totals(self.table.cards(TRICK))
        more = (0, 0, 0) if card is None else WORTH[card]
        for order, colour in enumerate(COLOURS):
            box = pygame.Rect(0, 0, stage.px(124), stage.px(48))
            box.center = around.centerx + (order - 1) * stage.px(132), around.centery
            board.draw_total(surface, stage, box, colour, sums[order], more[order])

    def draw_slot(self, surface: pygame.Surface) -> None:
        """A place for each card of the trick that is still to come, with who may play it."""
        place = self.table.layout.places[TRICK]
        waiting = self.may_still_play()
        for seat in waiting:
            pose = self.table.layout.towards(place, seat)
            own = seat == self.viewer
            said = words("table.your_card") if own else self.names[seat]
            face = self.portrait(seat, self.stage.px(46))
            cloth.draw_waiting(surface, self.stage, pose, face, said, seat == waiting[0])
        if self.asked == PASS and self.turn == self.viewer and self.moves:
            left = (self.viewer + 1) % self.game.seats
            pose = self.table.layout.towards(place, left)
            face = self.portrait(left, self.stage.px(46))
            said = words("pile.familiar.left")
            cloth.draw_waiting(surface, self.stage, pose, face, said, True)

    # Seats

    def portrait(self, seat: int, px: int) -> pygame.Surface:
        """The face of the owl that stands at a seat's plate, also for persons."""
        sitting = Seat("easy", self.owls.names[seat])
        return people.portrait(self.stage.pictures, sitting, seat, px)

    def draw_plates(self, surface: pygame.Surface) -> None:
        clip = surface.get_clip()
        reach = self.stage.px(28)
        for seat in range(self.game.seats):
            box = self.table.layout.plates[seat]
            around = box.union(self.owl_box(seat, self.table.layout)).inflate(2 * reach, 2 * reach)
            if clip.colliderect(around):
                self.draw_plate(surface, seat, box, self.plate(seat))

    def draw_plate(
        self, surface: pygame.Surface, seat: int, box: pygame.Rect, plate: Plate
    ) -> None:
        stage = self.stage
        side = self.table.layout.sides[seat]
        if plate.turn:
            reach = stage.px(26)
            light = owl.lantern(box.size, stage.px(20), reach)
            surface.blit(light, (box.left - reach, box.top - reach))
        standing = self.owl_box(seat, self.table.layout)
        if side != "own":  # behind its plate
            self.owls.draw(surface, stage, seat, standing)
        owl.draw_plate(surface, stage, box, plate, stage.px(84 if side == "own" else 18))
        if side == "own":
            self.owls.draw(surface, stage, seat, standing)
        if plate.leads:
            owl.draw_hat(surface, stage, (box.left if side == "right" else box.right, box.top))

    # Words

    def draw_heading(self, surface: pygame.Surface) -> None:
        number = int(self.table.changed.get("turn", self.state.number))
        score = self.score
        grown = self._grown if self._lively else float(score)
        self.track_of(self.stage.size).draw(surface, max(1, number), score, grown)

    def prompt(self) -> str:
        if self.lives:
            errand = self.texts.card(self.lives[-1].errand)
            return self.texts.of("reason", "errand-won", errand=errand)
        card = self.preview
        if card is not None:
            gain = self._gain(card)
            if gain:
                return gain
        picked = self.table.grip.held or self.table.grip.picked
        choosing = self.asked == ERRAND and self.moves
        if choosing and picked is not None and picked.card in POINTS:
            return self.texts.of("ask", "errand.to", card=self.texts.card(picked.card))
        return super().prompt()

    def _gain(self, card: Card) -> str:
        """What this card would win, and, as the last of the trick, who would lead next."""
        trick = self.table.cards(TRICK)
        errands = [e for e in self.table.cards(BOARD) if board.standing(e, trick, card).won]
        parts = []
        if errands:
            names = words("list.and").join(self.texts.card(e) for e in errands)
            points = sum(POINTS[e] for e in errands)
            named = self.texts.card(card)
            parts.append(words("gain.familiar", card=named, names=names, points=points))
        if len(trick) == self.game.seats - 1:
            place, _ = new_lead((*trick, card), simple=self.rules.simple_lead)
            seat = (self.lead + place) % self.game.seats
            own = seat == self.viewer
            key = "gain.familiar.lead.own" if own else "gain.familiar.lead"
            if not errands:
                key = f"{key}.with"
            parts.append(words(key, card=self.texts.card(card), name=self.names[seat]))
        return " · ".join(parts)

    def asked_how(self) -> tuple[str, dict[str, object]]:
        if self.asked != CARD:
            return self.asked, {}
        trick = self.table.cards(TRICK)
        if not trick or self.table.trick is not None or len(trick) >= self.game.seats:
            return "card.lead", {}
        led = trick[0]
        values: dict[str, object] = {"suit": self.texts.suit(led.suit)}
        may = {move.card for move in self.moves}
        if len(may) == len(set(self.table.own_cards())):
            return "card.free", values
        key = "card.follow" if len(COLOURS_OF[led]) == 1 else "card.share"
        if THREE in may:
            return f"{key}.three", {**values, "three": self.texts.card(THREE)}
        return key, values

    def prompt_colours(self) -> tuple[Colour, Colour]:
        return (251, 240, 216), cut.INK

    # Questions

    def card_at(self, at: tuple[int, int]) -> Card | None:
        return self.open.card_at(at, self.table.cards(DISCARDS))

    def answer(self, move: Move) -> Answer:
        if not move.word:
            return super().answer(move)
        note = words(f"note.familiar.{move.word}")
        label = words(f"answer.familiar.{move.word}")
        return Answer(move, label, key=_KEYS[move.word], note=note)

    def panel(self, answers: Sequence[Answer], acts: Acts) -> Panel | None:
        return None

    def buttons(self, answers: Sequence[Answer], acts: Acts) -> list[Widget]:
        """The lead's questions lie on the cloth, where the trick will lie."""
        stage = self.stage
        x, y = self.table.layout.trick_at
        gap, high = stage.px(16), stage.px(72)
        wide = stage.px(316)
        labels = [answer.label for answer in answers]
        most = max((width(text, "title", stage.type_px("title", 20)) for text in labels), default=0)
        wide = max(wide, min(stage.px(372), most + stage.px(76)))
        whole = len(answers) * high + (len(answers) - 1) * gap
        found: list[Widget] = []
        for order, answer in enumerate(answers):
            box = pygame.Rect(0, 0, wide, high)
            box.midtop = round(x), round(y - whole / 2 + order * (high + gap))
            action = acts.doing(answer)
            button = KeyButton(stage, f"answer-{answer.move}", box, answer.label, action)
            button.key, button.note = answer.key, answer.note
            found.append(button)
        return found
