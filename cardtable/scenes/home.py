"""The shelf with the games' boxes: where everything begins."""

from __future__ import annotations

import threading
from collections.abc import Callable, Sequence

import pygame

from cardtable.games import GAMES
from cardtable.media import papercraft
from cardtable.media.canvas import Canvas
from cardtable.media.drawings import Colour, Size
from cardtable.media.lettering import learn, line, width
from cardtable.media.pictures import content
from cardtable.media.words import sentences, words
from cardtable.saves import Waiting, waiting
from cardtable.scenes.game_boxes import BoxSpot, GameBox, Ribbon, spots
from cardtable.scenes.home_keys import key_signs
from cardtable.scenes.scene import Stage
from cardtable.scenes.screen import Screen
from cardtable.scenes.teach_me import TeachMe, teach_buttons
from cardtable.scenes.waiting_game import show_end, standing_of, waiting_question
from cardtable.text import language_after
from cardtable.widgets import cut, scenery
from cardtable.widgets.button import RoundButton
from cardtable.widgets.widget import Widget
from cardtable.widgets.writing import write

_FOOT = 598  # where the boxes stand, in units
_CAT = (72, -99)  # where the cat lies, from the upper left corner of its box
_ORNAMENTS = (("sun", 120, 150), ("cup", 262, 106), ("moon", 1018, 106), ("leaf", 1160, 142))


_MEANT = 0.06  # seconds a box is pointed at before it seems to be meant
FETCHED = threading.Event()  # the scenes behind the boxes are loaded


def _fetch_scenes() -> None:
    """Load what the next click may need, while the shelf is being looked at."""
    from cardtable.scenes import preparing

    del preparing
    FETCHED.set()
    learn("".join(sentences(words.language).values()))


def _leads_to(widget: Widget | None) -> str:
    """The game that is opened with this, if any is."""
    return widget.game if isinstance(widget, GameBox | Ribbon | TeachMe) else ""


def _is_pointed(widget: Widget) -> bool:
    return widget.hovered or widget.focused


def _kept(stage: Stage, what: str) -> Callable[[], None]:
    """The way to the games that are kept, or to what they come to."""

    def go() -> None:
        from cardtable.scenes.games_list import GamesList
        from cardtable.scenes.statistics import Statistics

        stage.push((GamesList if what == "games" else Statistics)(stage))

    return go


class Home(Screen):
    """The first screen; other scenes are reached from here."""

    def __init__(self, stage: Stage) -> None:
        super().__init__(stage)
        self._waiting: dict[str, Waiting] = {}
        self._unfetched = True  # the scenes that are reached from here
        self._seen = False  # the shelf stands there for the first time
        self._pointed: tuple[str, Size, str] | None = None
        self._since = 0.0  # seconds that has been pointed at
        self._prepared = False
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

    def _spots(self) -> list[tuple[str, BoxSpot]]:
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
            elif game not in stage.settings.known:
                box = self._box(spot.left + 20 * spot.scale, _FOOT, 180 * spot.scale, 46)
                widgets += teach_buttons(stage, game, box)
        other = sentences(language_after(words.language))["language.name"]
        actions: list[tuple[str, str, str, Callable[[], None]]] = [
            ("games", "log", words("home.games"), _kept(stage, "games")),
            ("statistics", "stats", words("home.statistics"), _kept(stage, "statistics")),
            ("settings", "settings", words("home.settings"), self._settings),
            ("rules", "rules", words("home.rules"), self._rules),
            ("credits", "info", words("home.credits"), self._credits),
            ("language", "language", other, self._language),
            ("quit", "exit", words("home.quit"), self._quit),
        ]
        gap = 116
        for index, (name, icon, label, action) in enumerate(actions):
            middle = 640 + (index - (len(actions) - 1) / 2) * gap - 26
            widgets.append(
                RoundButton(
                    stage, name, self._box(middle, 711, 52, 52), icon, label, action, shown=True
                )
            )
        return [*widgets, *key_signs(self, self._at(0, 737)[1])]

    def first(self) -> str:
        waits = sorted(self._waiting.items(), key=lambda item: -item[1].when)
        return f"continue-{waits[0][0]}" if waits else next(iter(GAMES))

    # What the buttons do

    def _set_up(self, game: str) -> Callable[[], None]:
        def go() -> None:
            from cardtable.scenes.setup import Setup

            waits = self._waiting.get(game)
            if waits is None or waits.match.over:
                self.stage.push(Setup(self.stage, game))
                return
            stage = self.stage
            stage.push(
                waiting_question(
                    stage,
                    waits,
                    lambda: stage.push(Setup(stage, game, may_replace=True)),
                    self._continue(game),
                ),
                fade=False,
            )

        return go

    def _continue(self, game: str) -> Callable[[], None]:
        def go() -> None:
            from cardtable.scenes.play_scene import PlayScene
            from cardtable.scenes.shuffling import at_table

            match = self._waiting[game].match
            if match.over:
                show_end(self.stage, match)
            else:
                self.stage.push(at_table(PlayScene(self.stage, match)))

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
        self.stage.speak(language_after(words.language))
        self.stage.settings.save()

    def _quit(self) -> None:
        """At once: every game under way is written down already."""
        self.stage.leaving = True

    def back(self) -> None:
        """Escape often comes once too often on the way here, so it only offers to quit."""
        self.stage.by_pointer = False
        self.focus_on(self["quit"])

    # Drawing

    def update(self, seconds: float) -> None:
        super().update(seconds)
        if self._seen and self.stage.pictures.mode == "thread":
            self._seen = False
            threading.Thread(target=_fetch_scenes, name="scenes", daemon=True).start()
        self._prepare_pointed(seconds)
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

    def _prepare_pointed(self, seconds: float) -> None:
        """Whoever points at a box may open it: what is behind it is got ready."""
        stage = self.stage
        pointed = next((one for one in self.widgets if _leads_to(one) and _is_pointed(one)), None)
        new = (_leads_to(pointed), stage.size, stage.settings.language)
        if new != self._pointed:
            self._pointed, self._since = new, 0.0
            self._prepared = stage.pictures.mode != "thread"
        self._since += seconds
        game = new[0]
        if game and not self._prepared and self._since >= _MEANT and FETCHED.is_set():
            from cardtable.scenes.preparing import prepare

            self._prepared = True
            waits = self._waiting.get(game)
            prepare(stage, game, waits.match if waits and not waits.match.over else None)

    def paint(self, surface: pygame.Surface) -> None:
        stage = self.stage
        scenery.laid_scene(surface, stage, "home/room", self._top)
        unit = stage.unit
        for name, x, y in _ORNAMENTS:
            thread = self._at(x, 0)[0]
            size = (round(80 * unit), round(90 * unit))
            wide = max(1, round(2 * unit))
            hangs = pygame.Rect(thread - (wide - 1) // 2, 0, wide, self._at(0, y)[1])
            surface.fill((203, 190, 170), hangs)
            picture = stage.pictures.drawing(f"home/ornament-{name}", size)
            surface.blit(picture, (thread - size[0] // 2, self._at(0, y - 10)[1]))
        scenery.laid_scene(surface, stage, "home/valance", 0, filled=False, repeated=True)
        scenery.laid_scene(surface, stage, "home/shelf", self._top, filled=False)
        self._paint_title(surface)
        for game, spot in self._spots():
            self._paint_tag(surface, game, spot)

    def draw(self, surface: pygame.Surface) -> None:
        if self._unfetched:  # nothing is shown yet: the whole shelf is made at once
            self.stage.pictures.gather(lambda: self._draw(Canvas(self.stage.size)))
        self._draw(surface)
        self._seen = self._unfetched
        self._unfetched = False

    def _draw(self, surface: pygame.Surface) -> None:
        super().draw(surface)
        unit = self.stage.unit
        # The cat sleeps on the third box, or on the last one if there are fewer.
        boxes = [widget for widget in self.widgets if isinstance(widget, GameBox)]
        number = min(2, len(boxes) - 1)
        box, spot = boxes[number], self._spots()[number][1]
        unit *= spot.scale
        size = (round(190 * unit), round(145 * unit))
        asleep, awake = (
            self.stage.pictures.drawing(f"home/cat-{how}", size) for how in ("asleep", "awake")
        )
        picture = awake if box.wants_up else asleep
        top = _FOOT - 307 * spot.scale
        x, y = self._at(spot.left + _CAT[0] * spot.scale, top + _CAT[1] * spot.scale)
        surface.blit(picture, (x, y - round(8 * unit * box.risen)))

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

        picture = stage.pictures.get(
            ("home title", px), size, make, stamp=content(), like="home title"
        )
        surface.blit(picture, picture.get_rect(center=self._at(640, 176)))

    def _paint_tag(self, surface: pygame.Surface, game: str, spot: BoxSpot) -> None:
        stage = self.stage
        x = spot.left + 106 * spot.scale
        waits = self._waiting.get(game)
        text = words(f"players.{game}")
        if waits:
            text = standing_of(waits)
        low = bool(waits) or any(widget.name == f"teach-{game}" for widget in self.widgets)
        px = stage.text_px(16)
        room = stage.px(290 * spot.scale)
        wide = min(room, width(text, "strong", px) + stage.px(40))
        high = max(stage.px(33), round(px * 1.7))
        middle = self._at(x, 685 if low else 674)
        thread: Colour = (243, 231, 207)
        top = self._at(0, 646 if low else 628)[1]
        bar = pygame.Rect(middle[0] - 1, top, max(2, stage.px(2)), middle[1] - top)
        surface.fill(thread, bar)
        if not low:
            pin = pygame.Rect(0, 0, stage.px(9), stage.px(9))
            pin.center = (middle[0], top)
            cut.panel(surface, pin, pin.width // 2, cut.PAPER, 2 * stage.unit)
        tag = pygame.Rect(0, 0, wide, high)
        tag.center = middle
        cut.panel(surface, tag, high // 2, cut.PAPER, 4 * stage.unit, 0.4)
        write(surface, text, "strong", px, middle, cut.INK, "cm", wide - stage.px(24))
