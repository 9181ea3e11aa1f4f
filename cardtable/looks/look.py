"""The surroundings of a game: what every look begins with.

A `Look` on its own is a good plain felt that serves any game. A game's look overrides what it
wants otherwise; everything it can override is here, in the order in which one usually needs it:

==================  ==============================================================================
places              ``arrange``: put piles and plates elsewhere, hide piles, change sizes;
                    ``fitted`` and ``poses`` for what depends on the cards that lie there
cards               ``face``, ``back``, ``shade``, ``shaded``, ``flight``
surroundings        ``mood``, ``backdrop``, ``between``; ``drift`` and ``draw_drift`` for ambience;
                    ``moving`` and ``draw_effects`` for effects
furniture           ``draw_under`` and ``draw_over`` with ``draw_plates``, ``draw_slot``, ``plate``;
                    ``parts``: what of it changes by itself
words               ``prompt``, ``heading``, ``label_of``, ``texts``
questions           ``answers`` (buttons), ``panel`` (a dialogue of tiles), ``ready``,
                    ``tools_at`` (where hint, undo and sort stand), ``card_at``
gadgets             ``gadgets``: controls of its own
what happens        ``react``: an event begins to be shown; ``music``, ``ambience``
==================  ==============================================================================

A look reads what is *shown* from its table: ``table.cards(pile)``, ``table.scores``,
``table.changed`` (fields an event has changed already) and ``table.view`` (the seat's view after
the last move that was shown whole). What is asked of the one who looks lies in ``asked``. It never
sees the match or the scene, and changes nothing on the table: it answers, and a question asked
twice has the same answer. Only ``now``, ``arrange``, ``react`` and ``drift`` may change the look
itself. Controls act through the ``Acts`` they are made with.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any

import pygame

from cardtable.gestures import Place as Point
from cardtable.kits import KITS
from cardtable.looks.asked import Acts, Answer, Asked
from cardtable.looks.lights import felted, glass, lantern, turned_mount
from cardtable.looks.panel import Panel, Tile
from cardtable.media.drawings import Colour, mixed
from cardtable.media.lettering import width
from cardtable.media.words import words
from cardtable.rules.cards import Card
from cardtable.rules.events import Event
from cardtable.rules.game import Game
from cardtable.rules.moves import Move
from cardtable.seats import Seat
from cardtable.table.animation import Motion, Pose
from cardtable.table.card_sprite import SHAPE, CardSprite, Shade
from cardtable.table.layout import Layout, Place
from cardtable.table.shown import Shown
from cardtable.table.surroundings import NONE, Effects, Part, Stage
from cardtable.table.wording import Wording
from cardtable.widgets import cut, people
from cardtable.widgets.button import Button, ButtonKind
from cardtable.widgets.widget import Widget
from cardtable.widgets.writing import write

AnyGame = Game[Any]


@dataclass
class Plate:
    """What is written on a seat's plate."""

    name: str
    line: str = ""  # under the name: the level, or "your turn"
    score: str = ""
    counts: Sequence[tuple[str, str]] = ()  # sign ("cards", "tricks" or a drawing's name), number
    turn: bool = False  # the lantern glows
    leads: bool = False


class Look:
    """Plain felt with plates, for any game.

    It has many methods because it is the list of all that a game may have otherwise: in one place
    they are found, in parts that inherit from one another they would not be.
    """

    music = ""  # the loops heard at this table, as ``sounds/`` names them
    ambience = ""
    felt: tuple[Colour, Colour] = ((58, 110, 92), (38, 78, 68))  # the middle and the edges
    paper: Colour = cut.PAPER  # of plates and the prompt
    ink: Colour = cut.INK
    soft: Colour = cut.SOFT_INK
    on_backdrop: Colour = cut.CREAM  # words written straight on the backdrop
    glow: Colour = (255, 214, 120)  # the lantern and the winner's light
    unsaid: frozenset[str] = frozenset()  # words said by themselves if nothing else can be done
    hidden_piles: frozenset[str] = frozenset()  # names of piles whose resting cards are not drawn
    shade = Shade()

    def __init__(self, stage: Stage, game: AnyGame, seats: Sequence[Seat]) -> None:
        self.stage = stage
        self.game = game
        self.seats = tuple(seats)
        self.table: Shown
        self.question = Asked()
        self.names = [people.display_name(seat, n) for n, seat in enumerate(self.seats)]
        self._backdrops: dict[tuple[object, ...], pygame.Surface] = {}

    def join(self, shown: Shown) -> None:
        self.table = shown

    def now(self, question: Asked) -> None:
        """This is asked now."""
        self.question = question

    @property
    def turn(self) -> int:
        """Whose turn is shown; -1 when the game is over."""
        return self.question.turn

    @property
    def asked(self) -> str:
        """What is asked now."""
        return self.question.what

    @property
    def moves(self) -> Sequence[Move]:
        """The legal moves of the one who looks; none when it is somebody else's turn."""
        return self.question.moves

    @property
    def calm(self) -> bool:
        """Whether the player wants little motion."""
        return self.stage.settings.reduced_motion

    @property
    def texts(self) -> Wording:
        """The wording of cards, reasons and words."""
        return self.table.words

    @property
    def viewer(self) -> int:
        """The seat that looks."""
        return self.table.viewer

    # Places

    def arrange(self, layout: Layout) -> None:
        """Put piles and plates where this game wants them: change ``layout.places[pile]`` (a
        `Place`: x, y, height in pixels, lies, room, step, align …), ``layout.plates[seat]``,
        ``layout.trick_at``. Called for each size of window and each seat that looks."""
        for pile in layout.piles:
            if pile.name in self.hidden_piles:
                layout.places[pile.number].shown = False

    def fitted(self) -> Mapping[int, Place]:
        """Places that depend on how many cards lie there: `dataclasses.replace` those of
        ``table.layout``. Another answer than before, and the cards glide there."""
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

    # Surroundings

    def mood(self, now: str) -> str:
        """Which backdrop fits what is shown, after this one. Another word, and it fades over."""
        return now

    def backdrop(self, mood: str) -> pygame.Surface:
        """The whole window's background. Keep it: it is asked for whenever something is redrawn."""
        key = (self.stage.size, mood)
        found = self._backdrops.get(key)
        if found is None:
            self._backdrops.clear()  # those of another size
            found = self._backdrops[key] = felted(self.stage.size, *self.felt)
        return found

    def between(self, old: str, new: str, share: float) -> pygame.Surface | None:
        """The background on the way between two moods; None lets one fade into the other."""
        del old, new, share
        return None

    def drift(self, seconds: float) -> Effects:
        """Time passes: let the ambience go on (slowly: ten times a second is plenty; not at all
        if it is to be `calm`), and whatever else of this look follows what is shown."""
        del seconds
        return NONE

    def draw_drift(self, surface: pygame.Surface) -> None:
        """Draw what drifts between backdrop and furniture; the surface may be clipped."""

    @property
    def moving(self) -> bool:
        """Whether an effect of this look has to be drawn every frame; see `draw_effects`."""
        return False

    def draw_effects(self, surface: pygame.Surface) -> None:
        """Draw what flies over everything for a moment; time passes for it in `drift`."""
        self.draw_before_hands(surface)

    # Furniture

    def parts(self) -> Mapping[object, Part]:
        """What the furniture tells, part by part, and where: a part that tells something else is
        drawn anew, whatever the reason (a card under the pointer, a card that has landed)."""
        return {}

    def draw_under(self, surface: pygame.Surface) -> None:
        """Draw what lies under the cards. It becomes part of the still layer."""
        self.draw_slot(surface)
        self.draw_plates(surface)

    def draw_over(self, surface: pygame.Surface) -> None:
        """Draw what lies over resting cards; the usual: how many cards the stacks hold."""
        for pile in self.game.piles:
            place = self.table.layout.places[pile.number]
            if pile.owner is None and place.lies == "stack" and place.shown:
                count = len(self.table.cards(pile.number))
                if not count:
                    continue
                at = (place.x, place.y + place.height / 2 + self.stage.px(16))
                self.tag(surface, self.label_of(pile.name, count), at)

    def tag(
        self,
        surface: pygame.Surface,
        text: str,
        middle: tuple[float, float],
        paper_colour: Colour | None = None,
        ink: Colour | None = None,
    ) -> pygame.Rect:
        """A small label on a slip of paper; where it was laid."""
        px = self.stage.text_px(15)
        wide = width(text, "strong", px) + self.stage.px(24)
        box = pygame.Rect(0, 0, wide, round(px * 1.75))
        box.center = (round(middle[0]), round(middle[1]))
        cut.panel(surface, box, box.height // 2, paper_colour or self.paper, self.stage.unit * 2.5)
        write(surface, text, "strong", px, box.center, ink or self.ink, "cm")
        return box

    def label_of(self, pile: str, count: int) -> str:
        """What is written under a stack in the middle."""
        return words("pile.count", name=self.texts.of("pile", pile), count=count)

    def draw_slot(self, surface: pygame.Surface) -> None:
        """The dashed place where one's own card will land, while one is asked for a card."""
        if self.turn != self.viewer:
            return
        layout = self.table.layout
        for pile in self.game.piles:
            place = layout.places[pile.number]
            if place.lies != "trick" or not any(m.target == pile.name for m in self.moves):
                continue
            if len(self.table.cards(pile.number)) >= self.game.seats:
                continue
            pose = layout.towards(place, self.viewer)
            box = pygame.Rect(0, 0, round(place.width), round(place.height))
            box.center = (round(pose.x), round(pose.y))
            self.draw_empty(surface, box, words("table.your_card"))

    def draw_empty(self, surface: pygame.Surface, box: pygame.Rect, text: str = "") -> None:
        """A dashed outline for a card that is not there yet."""
        radius = round(box.height * 0.051)
        pane = glass(box.size, radius, self.on_backdrop)
        surface.blit(pane, box)
        wide = max(2.0, 2.5 * self.stage.unit)
        surface.blit(cut.outline(box.size, radius, wide, self.on_backdrop, True), box)
        if text:
            px = self.stage.text_px(16)
            write(surface, text, "strong", px, box.center, self.on_backdrop, "cm", box.width - 8)

    def plate(self, seat: int) -> Plate:
        """What is written on a seat's plate."""
        own = seat == self.viewer
        hand = self.table.pile_named("hand", seat)
        counts: list[tuple[str, str]] = []
        if hand is not None:
            counts.append(("cards", str(len(self.table.cards(hand.number)))))
        won = self.table.pile_named("won", seat)
        if won is not None and won.owner is not None:
            tricks = len(self.table.cards(won.number)) // self.game.seats
            counts.append(("tricks", str(tricks)))
        turn = seat == self.turn
        line = people.level_name(self.seats[seat])
        if turn:
            line = words("table.your_turn") if own else line
            if not own and self.texts.has("asks", self.asked):
                line = self.texts.of("asks", self.asked)
        return Plate(
            self.names[seat],
            line,
            "" if self.game.together else str(self.table.scores[seat]).replace("-", "−"),
            counts,
            turn,
            self.table.changed.get("lead", self.table.view.lead) == seat,
        )

    def portrait(self, seat: int, px: int) -> pygame.Surface:
        """A seat's portrait, as a disc."""
        mood = ""
        if seat == self.turn and self.seats[seat].who != "person":
            mood = "thinking"
        trick = self.table.trick
        if trick is not None and trick.seat == seat:
            mood = "pleased"
        return people.portrait(self.stage.pictures, self.seats[seat], seat, px, mood)

    def draw_plates(self, surface: pygame.Surface) -> None:
        """Every seat's plate."""
        for seat in range(self.game.seats):
            self.draw_plate(surface, seat, self.table.layout.plates[seat], self.plate(seat))

    def draw_before_hands(self, surface: pygame.Surface) -> None:
        """Hands that move are drawn over the table: plates before them are laid once more."""
        for seat in range(self.game.seats):
            pile = self.table.pile_named("hand", seat)
            hand = self.table.piles.get(pile.number, []) if pile is not None else []
            if seat != self.viewer and any(sprite.motion is not None for sprite in hand):
                plate = replace(self.plate(seat), turn=False)
                self.draw_plate(surface, seat, self.table.layout.plates[seat], plate)

    def draw_plate(
        self, surface: pygame.Surface, seat: int, box: pygame.Rect, plate: Plate
    ) -> None:
        """A plate: portrait hanging out at the left, name, line, counts, score."""
        stage, unit = self.stage, self.stage.unit
        rim = self.draw_sitter(surface, seat, box, plate)
        left = rim.right + round(9 * unit)
        right = box.right - round(12 * unit)
        px = stage.type_px("title", 21)
        if plate.score:
            big = stage.type_px("title", 26)
            drawn = write(surface, plate.score, "title", big, (right, box.centery), self.ink, "rm")
            right = drawn.left - round(8 * unit)
        room = right - left
        top = box.top + box.height * 0.27
        write(surface, plate.name, "title", px, (left, top), self.ink, "lm", room)
        small = stage.text_px(14)
        y = box.top + box.height * 0.72
        at = left
        for sign, number in plate.counts:
            at = self.draw_count(surface, sign, number, at, y, small) + round(10 * unit)
        if plate.line and at + round(30 * unit) < right:
            write(surface, plate.line, "text", small, (at, y), self.soft, "lm", right - at)

    def draw_sitter(
        self, surface: pygame.Surface, seat: int, box: pygame.Rect, plate: Plate
    ) -> pygame.Rect:
        """A plate's sheet, lit if it is that seat's turn, and the portrait; where that lies."""
        unit = self.stage.unit
        radius = round(18 * unit)
        if plate.turn:
            reach = round(26 * unit)
            light = lantern(box.size, radius, reach, self.glow)
            surface.blit(light, (box.left - reach, box.top - reach))
        cut.panel(surface, box, radius, self.paper, unit * 4)
        side = round(box.height * 1.02)
        disc = pygame.Rect(0, 0, side, side)
        disc.center = (box.left + round(side * 0.46), box.centery)
        rim = disc.inflate(round(7 * unit), round(7 * unit))
        cut.panel(surface, rim, rim.width // 2, cut.WHITE, unit * 3)
        surface.blit(self.portrait(seat, side), disc)
        if plate.leads:
            self.draw_lead(surface, disc)
        return rim

    def draw_lead(self, surface: pygame.Surface, disc: pygame.Rect) -> None:
        """The sign of the seat that leads the trick, at its portrait."""
        side = round(disc.width * 0.34)
        box = pygame.Rect(0, 0, side, side)
        box.center = (disc.right - side // 4, disc.top + side // 3)
        cut.panel(surface, box, side // 2, self.glow, self.stage.unit * 1.5)
        middle = (box.centerx, box.centery)
        points = [
            (middle[0] - side * 0.22, middle[1] - side * 0.26),
            (middle[0] + side * 0.30, middle[1]),
            (middle[0] - side * 0.22, middle[1] + side * 0.26),
        ]
        pygame.draw.polygon(surface, cut.INK, points)

    def draw_count(
        self, surface: pygame.Surface, sign: str, number: str, left: int, y: float, px: int
    ) -> int:
        """A sign and a number; where it ends."""
        high = round(px * 1.05)
        wide = round(high * SHAPE)
        card = pygame.Rect(left, round(y - high / 2), wide, high)
        radius = max(2, round(high * 0.14))
        if sign == "tricks":
            pygame.draw.rect(surface, self.glow, card.move(round(wide * 0.3), 0), 0, radius)
            pygame.draw.rect(surface, mixed(self.soft, self.paper, 0.2), card, 0, radius)
            left = card.right + round(wide * 0.3)
        elif sign == "cards":
            pygame.draw.rect(surface, mixed(self.soft, self.paper, 0.2), card, 0, radius)
            inner = card.inflate(-max(2, wide // 3), -max(2, high // 3))
            pygame.draw.rect(surface, self.paper, inner, 0, 1)
            left = card.right
        else:
            picture = self.stage.pictures.drawing(sign, (high, high))
            surface.blit(picture, (left, round(y - high / 2)))
            left += high
        at = (left + round(px * 0.28), y)
        return write(surface, number, "strong", px, at, self.ink, "lm").right

    def draw_glow(self, surface: pygame.Surface, sprite: CardSprite) -> None:
        """The light round the winning card: a gold mount and a pale bloom."""
        turned = turned_mount(round(sprite.pose.height), self.glow, round(sprite.pose.angle))
        surface.blit(turned, turned.get_rect(center=(round(sprite.pose.x), round(sprite.pose.y))))

    def mouth(self, seat: int) -> tuple[int, int]:
        """Where a seat's speech bubble points to."""
        plate = self.table.layout.plates[seat]
        x = plate.left + plate.height // 2
        return (x, plate.bottom) if plate.centery < self.stage.size[1] * 0.3 else (x, plate.top)

    # Words

    def heading(self) -> tuple[str, str]:
        """What stands at the top right: large and small."""
        round_now = self.table.changed.get("round", self.table.view.round)
        return words("table.round", round=round_now), ""

    def draw_heading(self, surface: pygame.Surface) -> None:
        """The slip at the top right."""
        big, small = self.heading()
        stage = self.stage
        px, little = stage.type_px("title", 22), stage.text_px(15)
        gap = stage.px(12) if small else 0
        wide = width(big, "title", px) + (width(small, "text", little) if small else 0) + gap
        box = pygame.Rect(0, 0, wide + stage.px(40), stage.px(48))
        box.topright = (stage.size[0] - stage.px(20), stage.px(20))
        cut.panel(surface, box, box.height // 2, self.paper, stage.unit * 4)
        drawn = write(surface, big, "title", px, (box.left + stage.px(20), box.centery), self.ink)
        if small:
            at = (drawn.right + gap, box.centery)
            write(surface, small, "text", little, at, self.soft)

    def prompt(self) -> str:
        """The sentence above one's own hand: what is asked of one, or whom one waits for.

        Its key is ``ask.<game>.<asked>``; once a trick has been led ``ask.<game>.follow`` or, if
        anything may be played, ``ask.<game>.any``. For those who wait ``waits.<game>.<asked>``.
        """
        if self.turn < 0:
            return ""
        if self.turn == self.viewer and not self.moves:
            return ""
        if self.turn != self.viewer:
            key = self.asked if self.texts.has("waits", self.asked) else ""
            name = self.names[self.turn]
            if key:
                return self.texts.of("waits", key, name=name)
            return words("ask.wait", name=name)
        key, values = self.asked_how()
        return self.texts.of("ask", key, **values)

    def asked_how(self) -> tuple[str, dict[str, object]]:
        """The key of what is asked of the one who looks, and what fills its gaps."""
        asked = self.asked
        trick = self.table.pile_named("trick")
        if trick is None or asked != "card":
            return asked, {}
        lying = self.table.cards(trick.number)
        if not lying or self.table.trick is not None:
            return asked, {}
        led = lying[0].suit
        follows = all(move.card.suit == led for move in self.moves)
        return ("follow" if follows else "any"), {"suit": self.texts.suit(led)}

    def prompt_colours(self) -> tuple[Colour, Colour]:
        """Paper and ink of the prompt."""
        return self.paper, self.ink

    # Questions

    def answers(self) -> list[Answer]:
        """The moves put as buttons or tiles: words, and cards that lie nowhere in sight."""
        found = []
        for move in self.moves:
            if move.word:
                found.append(self.answer(move))
            else:
                number = self.table.piles.called(move.source)
                if number is None or not self.table.layout.places[number].shown:
                    found.append(self.answer(move))
        return found

    def answer(self, move: Move) -> Answer:
        """How one move is put to the player."""
        if move.word:
            key = words.either(f"key.{move.word}", "key.none")
            return Answer(move, self.texts.word(move.word), key=key)
        return Answer(move, self.texts.card(move.card), picture=move.card.name)

    def ready(self) -> object:
        """What answers and gadgets depend on besides the question, the hand and what is still to be
        shown; when this changes they are made anew."""
        return None

    def panel(self, answers: Sequence[Answer], acts: Acts) -> Panel | None:
        """The dialogue for these answers; None puts them as buttons beside the hand."""
        if len(answers) <= 2:
            return None
        return self.tiles(answers, acts, self.texts.of("ask", self.asked))

    def tiles(self, answers: Sequence[Answer], acts: Acts, title: str) -> Panel:
        """A panel with one tile for each answer, in rows of four or so."""
        stage = self.stage
        columns = min(len(answers), 4 if len(answers) != 9 else 3)
        rows = -(-len(answers) // columns)
        tall = stage.px(168 if any(one.picture for one in answers) else 78)
        if rows > 2:
            tall = stage.px(92)
        gap, pad = stage.px(14), stage.px(34)
        box = pygame.Rect(0, 0, stage.px(816), 0)
        head = stage.px(84)
        box.height = head + rows * tall + (rows - 1) * gap + pad
        limit = round(stage.size[1] * 0.765) - stage.px(16)
        box.midtop = (stage.size[0] // 2, max(stage.px(12), min(stage.px(96), limit - box.height)))
        each = (box.width - 2 * pad - gap * (columns - 1)) // columns
        tiles: list[Widget] = []
        for order, answer in enumerate(answers):
            at = pygame.Rect(
                box.left + pad + (order % columns) * (each + gap),
                box.top + head + (order // columns) * (tall + gap),
                each,
                tall,
            )
            tiles.append(
                Tile(stage, self.table.art, f"answer-{answer.move}", at, answer, acts.doing(answer))
            )
        return Panel(box, title, tiles)

    def buttons(self, answers: Sequence[Answer], acts: Acts) -> list[Widget]:
        """One or two answers as buttons at the right of the hand."""
        stage = self.stage
        found: list[Widget] = []
        wide, high, gap = stage.px(206), stage.px(58), stage.px(12)
        right, bottom = stage.size[0] - stage.px(24), stage.size[1] - stage.px(24)
        for order, answer in enumerate(reversed(list(answers))):
            box = pygame.Rect(right - wide, bottom - high - order * (high + gap), wide, high)
            kind: ButtonKind = "main" if order == 0 and len(answers) == 1 else answer.kind
            found.insert(
                0,
                Button(stage, f"answer-{answer.move}", box, answer.label, acts.doing(answer), kind),
            )
        return found

    def tools_at(self) -> tuple[int, int]:
        """The right end and the top of the row of hint, undo and sort, in pixels."""
        px = self.stage.px
        return self.stage.size[0] - px(24), self.stage.size[1] - px(216)

    def card_at(self, at: Point) -> Card | None:
        """The card lying there that this look draws by itself, if it can be looked at."""
        del at
        return None

    # Gadgets and what happens

    def gadgets(self, acts: Acts) -> list[Widget]:
        """Controls of this look's own. They are made anew whenever what is asked changes."""
        del acts
        return []

    def react(self, event: Event) -> Effects:
        """An event begins to be shown; the cards lie as before it."""
        del event
        return NONE

    def rules_page(self) -> str:
        """The page of the rules that fits what is asked now; the first one if there is none."""
        kit = KITS[self.game.id]
        for page in (kit.page_of.get(self.asked, ""), "tricks", "turn"):
            if page in kit.pages:
                return page
        return ""
