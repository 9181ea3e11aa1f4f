"""The shelf with the games' boxes: where everything begins."""

from __future__ import annotations

import threading
from collections.abc import Callable, Sequence
from dataclasses import dataclass

import pygame

from cardtable.games import GAMES
from cardtable.gestures import Place
from cardtable.media import papercraft
from cardtable.media.drawings import Colour
from cardtable.media.lettering import line, width
from cardtable.media.pictures import content
from cardtable.media.words import words
from cardtable.saves import Waiting, waiting
from cardtable.scenes.question import Question
from cardtable.scenes.scene import Stage
from cardtable.scenes.screen import Screen
from cardtable.widgets import cut, scenery
from cardtable.widgets.button import RoundButton
from cardtable.widgets.widget import Measures, Widget
from cardtable.widgets.writing import write

_FOOT = 598  # where the boxes stand, in units
_STEP = 314  # from one box to the next
_ROOM = 1194  # for all of them
_MIDDLE = 631  # of their fronts; they show their right sides, too
_CAT = (72, -99)  # where the cat lies, from the upper left corner of its box
_ORNAMENTS = (("sun", 120, 150), ("cup", 262, 106), ("moon", 1018, 106), ("leaf", 1160, 142))


def _fetch_scenes() -> None:
    """Load what the next click may need, while the shelf is being looked at."""
    from cardtable.scenes import play_scene, setup

    del play_scene, setup


@dataclass(frozen=True)
class Spot:
    """Where a game's box stands on the shelf."""

    left: float  # in units
    scale: float  # of the box; 1 as long as there is room


def spots(count: int) -> list[Spot]:
    """Where so many boxes stand: in the middle, and smaller if the shelf is full."""
    scale = min(1.0, _ROOM / (count * _STEP - 62))
    step = _STEP * scale
    first = _MIDDLE - (count * step - (_STEP - 220) * scale) / 2
    return [Spot(first + number * step, scale) for number in range(count)]


class GameBox(Widget):
    """A game's box on the shelf; it rises a little when it is about to be taken."""

    radius_units = 10.0

    def __init__(
        self,
        measures: Measures,
        game: str,
        box: pygame.Rect,
        scale: float,
        action: Callable[[], None],
    ) -> None:
        super().__init__(measures, game, box)
        self.game = game
        self.scale = scale  # of the picture
        self.action = action
        self.risen = 0.0  # from 0 to 1

    def choose(self, at: Place | None) -> None:
        self.action()

    def spoken(self) -> str:
        return f"{words(f'game.{self.game}')}, {words(f'players.{self.game}')}"

    @property
    def wants_up(self) -> bool:
        """Whether the pointer or the focus is on it."""
        return self.hovered or self.focused

    @property
    def front(self) -> pygame.Rect:
        """The face of the box, as it lies now."""
        up = round(8 * self.measures.unit * self.risen)
        return self.box.move(0, -up)

    def draw(self, surface: pygame.Surface) -> None:
        unit = self.measures.unit * self.scale
        height = round(scenery.BOX[1] * unit)
        picture = scenery.box(self.measures.pictures, self.game, height)
        left = self.box.left - round(4 * unit)
        top = self.front.bottom - height + round(4 * unit)
        shade = self.measures.pictures.get(
            ("box shade", self.game, round(unit * 100)),
            (picture.get_width() + round(60 * unit), height + round(60 * unit)),
            lambda: _shade_of(self.game, height, unit),
            stamp=content("home"),
        )
        surface.blit(shade, (left - round(20 * unit), top - round(20 * unit)))
        if self.focused:
            whole = picture.get_rect(topleft=(left, top)).inflate(-round(8 * unit), 0)
            whole.top += round(10 * unit)
            whole.height -= round(14 * unit)
            cut.ring(surface, whole, self.radius, unit)
        surface.blit(picture, (left, top))


def _shade_of(game: str, height: int, unit: float) -> pygame.Surface:
    size = (round(scenery.BOX[0] * height / scenery.BOX[1]), height)
    shape = scenery.box_shape(game, size)
    shadow, (dx, dy) = papercraft.shadow_of(shape, 11 * unit, (6, 16, 24), 0.42)
    out = pygame.Surface((size[0] + round(60 * unit), size[1] + round(60 * unit)), pygame.SRCALPHA)
    out.blit(shadow, (round(20 * unit) + dx, round(20 * unit) + dy))
    return out


class Ribbon(Widget):
    """Continue: the ribbon tied round the box of a game that waits."""

    radius_units = 10.0

    def __init__(
        self,
        measures: Measures,
        game: str,
        box: pygame.Rect,
        scale: float,
        action: Callable[[], None],
    ) -> None:
        super().__init__(measures, f"continue-{game}", box)
        self.scale = scale  # of the picture
        self.action = action

    def choose(self, at: Place | None) -> None:
        self.action()

    def spoken(self) -> str:
        return words("home.continue")

    def draw(self, surface: pygame.Surface) -> None:
        unit = self.measures.unit
        small = unit * self.scale
        size = (round(304 * small), round(88 * small))
        picture = self.measures.pictures.drawing("home/ribbon", size)
        top = self.box.top + round(21 * unit) - round(37 * small)
        place = picture.get_rect(midtop=(self.box.centerx, top))
        self.draw_ring(surface)
        surface.blit(picture, place)
        px = self.measures.type_px("title", 25 * self.scale)
        middle = (self.box.centerx, self.box.top + round(21 * unit))
        if self.hovered:
            px = round(px * 1.06)
        label = words("home.continue")
        room = round(190 * small)
        write(surface, label, "title", px, (middle[0] + 1, middle[1] + 2), (90, 20, 10), "cm", room)
        write(surface, label, "title", px, middle, cut.CREAM, "cm", room)


class Home(Screen):
    """The first screen; other scenes are reached from here."""

    def __init__(self, stage: Stage) -> None:
        super().__init__(stage)
        self._waiting: dict[str, Waiting] = {}
        self._unfetched = True  # the scenes that are reached from here
        self._seen = False  # the shelf stands there for the first time
        self._look_for_saves()

    def _look_for_saves(self) -> None:
        found = {name: waiting(name) for name in GAMES}
        self._waiting = {name: one for name, one in found.items() if one}

    def entered(self) -> None:
        self._look_for_saves()
        self.layout()
        self.stage.sounds.loop("ambience", None)
        self.stage.sounds.loop("music", "home")
        super().entered()

    # Places

    @property
    def _left(self) -> int:
        return (self.stage.size[0] - round(1280 * self.stage.unit)) // 2

    @property
    def _top(self) -> int:
        return (self.stage.size[1] - round(800 * self.stage.unit)) // 2

    def _at(self, x: float, y: float) -> tuple[int, int]:
        return self._left + round(x * self.stage.unit), self._top + round(y * self.stage.unit)

    def _box(self, x: float, y: float, wide: float, high: float) -> pygame.Rect:
        return pygame.Rect(self._at(x, y), (self.stage.px(wide), self.stage.px(high)))

    def _spots(self) -> list[tuple[str, Spot]]:
        return list(zip(GAMES, spots(len(GAMES)), strict=True))

    def build(self) -> Sequence[Widget]:
        stage = self.stage
        widgets: list[Widget] = []
        for game, spot in self._spots():
            high = 307 * spot.scale
            box = self._box(spot.left, _FOOT - high, 220 * spot.scale, high)
            widgets.append(GameBox(stage, game, box, spot.scale, self._set_up(game)))
        for game, spot in self._spots():
            if game in self._waiting:
                box = self._box(spot.left - 8 * spot.scale, _FOOT, 236 * spot.scale, 46)
                widgets.append(Ribbon(stage, game, box, spot.scale, self._continue(game)))
        actions: list[tuple[str, str, str, Callable[[], None]]] = [
            ("settings", "settings", words("home.settings"), self._settings),
            ("rules", "rules", words("home.rules"), self._rules),
            ("credits", "info", words("home.credits"), self._credits),
            ("language", "language", words("home.other_language"), self._language),
            ("quit", "exit", words("home.quit"), self.back),
        ]
        gap = 116
        for index, (name, icon, label, action) in enumerate(actions):
            middle = 640 + (index - (len(actions) - 1) / 2) * gap - 26
            widgets.append(
                RoundButton(
                    stage, name, self._box(middle, 713, 52, 52), icon, label, action, shown=True
                )
            )
        return widgets

    def first(self) -> str:
        waits = sorted(self._waiting.items(), key=lambda item: -item[1].when)
        return f"continue-{waits[0][0]}" if waits else next(iter(GAMES))

    # What the buttons do

    def _set_up(self, game: str) -> Callable[[], None]:
        def go() -> None:
            from cardtable.scenes.setup import Setup

            self.stage.push(Setup(self.stage, game))

        return go

    def _continue(self, game: str) -> Callable[[], None]:
        def go() -> None:
            from cardtable.scenes.play_scene import PlayScene

            self.stage.push(PlayScene(self.stage, self._waiting[game].match))

        return go

    def _settings(self) -> None:
        from cardtable.scenes.preferences import Preferences

        self.stage.push(Preferences(self.stage))

    def _rules(self) -> None:
        from cardtable.scenes.rules import Rules

        self.stage.push(Rules(self.stage))

    def _credits(self) -> None:
        from cardtable.scenes.credits import Credits

        self.stage.push(Credits(self.stage))

    def _language(self) -> None:
        self.stage.speak("ja" if self.stage.settings.language == "en" else "en")
        self.stage.settings.save()

    def back(self) -> None:
        def leave() -> None:
            self.stage.leaving = True

        self.stage.push(
            Question(
                self.stage,
                words("home.leave"),
                words("home.leave_text"),
                [
                    ("stay", words("home.stay"), "paper", lambda: None),
                    ("leave", words("home.quit"), "main", leave),
                ],
            ),
            fade=False,
        )

    # Drawing

    def update(self, seconds: float) -> None:
        super().update(seconds)
        if self._seen and self.stage.pictures.mode == "thread":
            self._seen = False
            threading.Thread(target=_fetch_scenes, name="scenes", daemon=True).start()
        self.moving = False
        calm = self.stage.settings.reduced_motion
        for widget in self.widgets:
            if isinstance(widget, GameBox):
                goal = 1.0 if widget.wants_up else 0.0
                if calm:
                    widget.risen = goal
                elif abs(widget.risen - goal) > 0.01:
                    widget.risen += (goal - widget.risen) * min(1.0, seconds * 14)
                    self.moving = True
                elif widget.risen != goal:
                    widget.risen = goal
                    self.dirty = True

    def paint(self, surface: pygame.Surface) -> None:
        stage = self.stage
        scenery.laid_scene(surface, stage, "home/room", self._top)
        unit = stage.unit
        for name, x, y in _ORNAMENTS:
            thread = self._at(x, 0)[0]
            size = (round(80 * unit), round(90 * unit))
            pygame.draw.line(
                surface,
                (203, 190, 170),
                (thread, 0),
                (thread, self._at(0, y)[1]),
                max(1, round(2 * unit)),
            )
            picture = stage.pictures.drawing(f"home/ornament-{name}", size)
            surface.blit(picture, (thread - size[0] // 2, self._at(0, y - 10)[1]))
        scenery.laid_scene(surface, stage, "home/valance", 0, filled=False, repeated=True)
        scenery.laid_scene(surface, stage, "home/shelf", self._top, filled=False)
        self._paint_title(surface)
        for game, spot in self._spots():
            self._paint_tag(surface, game, spot)

    def draw(self, surface: pygame.Surface) -> None:
        super().draw(surface)
        unit = self.stage.unit
        # The cat sleeps on the third box, or on the last one if there are fewer.
        boxes = [widget for widget in self.widgets if isinstance(widget, GameBox)]
        number = min(2, len(boxes) - 1)
        box, spot = boxes[number], self._spots()[number][1]
        unit *= spot.scale
        picture = self.stage.pictures.drawing(
            "home/cat-awake" if box.wants_up else "home/cat-asleep",
            (round(190 * unit), round(145 * unit)),
        )
        top = _FOOT - 307 * spot.scale
        x, y = self._at(spot.left + _CAT[0] * spot.scale, top + _CAT[1] * spot.scale)
        surface.blit(picture, (x, y - round(8 * unit * box.risen)))
        self._seen = self._unfetched
        self._unfetched = False

    def _paint_title(self, surface: pygame.Surface) -> None:
        stage = self.stage
        px = stage.px(92)
        size = (width("Cardtable", "title", px) + stage.px(60), stage.px(160))

        def make() -> pygame.Surface:
            out = pygame.Surface(size, pygame.SRCALPHA)
            text = line("Cardtable", "title", px, (255, 243, 218)).copy()
            papercraft.rim(papercraft.grained(text), max(1, round(stage.unit)), 0.35)
            shadow, (dx, dy) = papercraft.shadow_of(text, 6 * stage.unit, (6, 16, 24), 0.5)
            left, top = stage.px(30), stage.px(24)
            out.blit(shadow, (left + dx, top + dy))
            out.blit(text, (left, top))
            return out

        picture = stage.pictures.get(("home title", px), size, make, stamp=content())
        surface.blit(picture, picture.get_rect(center=self._at(640, 176)))

    def _paint_tag(self, surface: pygame.Surface, game: str, spot: Spot) -> None:
        stage = self.stage
        x = spot.left + 106 * spot.scale
        waits = self._waiting.get(game)
        text = words(f"players.{game}")
        if waits:
            text = words("home.waits", moves=len(waits.match.turns))
        px = stage.text_px(16)
        room = stage.px(290 * spot.scale)
        wide = min(room, width(text, "strong", px) + stage.px(40))
        high = max(stage.px(33), round(px * 1.7))
        middle = self._at(x, 685 if waits else 674)
        thread: Colour = (243, 231, 207)
        top = self._at(0, 646 if waits else 628)[1]
        bar = pygame.Rect(middle[0] - 1, top, max(2, stage.px(2)), middle[1] - top)
        surface.fill(thread, bar)
        if not waits:
            pin = pygame.Rect(0, 0, stage.px(9), stage.px(9))
            pin.center = (middle[0], top)
            cut.panel(surface, pin, pin.width // 2, cut.PAPER, 2 * stage.unit)
        tag = pygame.Rect(0, 0, wide, high)
        tag.center = middle
        cut.panel(surface, tag, high // 2, cut.PAPER, 4 * stage.unit, 0.4)
        write(surface, text, "strong", px, middle, cut.INK, "cm", wide - stage.px(24))
