"""The rules of each game, page by page, with drawn examples."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple

import pygame

from cardtable.games import GAMES
from cardtable.gestures import Gesture, Place, Scroll
from cardtable.kits import KITS
from cardtable.media.drawings import Colour
from cardtable.media.lettering import line_height
from cardtable.media.words import words
from cardtable.scenes.scene import Stage
from cardtable.scenes.screen import Screen
from cardtable.widgets import cut, scenery
from cardtable.widgets.button import RoundButton
from cardtable.widgets.choice import Choice
from cardtable.widgets.widget import Measures, Scroller, Widget
from cardtable.widgets.writing import lines_height, write, write_lines

_HEAD: Colour = (166, 63, 24)


class Part(NamedTuple):
    """A piece of a page: a heading, a point, plain text, or cards with a caption."""

    kind: str
    text: str
    cards: tuple[str, ...] = ()
    winner: int = -1


def parts_of(text: str) -> list[Part]:
    """The pieces of a page's text."""
    parts = []
    for one in text.splitlines():
        if one.startswith("# "):
            parts.append(Part("head", one[2:]))
        elif one.startswith("- "):
            parts.append(Part("point", one[2:]))
        elif one.startswith("= "):
            cards, _, caption = one[2:].partition(":")
            names = cards.split()
            winner = next((i for i, name in enumerate(names) if name.endswith("*")), -1)
            parts.append(
                Part("cards", caption.strip(), tuple(n.rstrip("*") for n in names), winner)
            )
        elif one.strip():
            parts.append(Part("text", one))
    return parts


class Tab(Widget):
    """The name of a page; the present one is marked."""

    radius_units = 14.0

    def __init__(
        self,
        measures: Measures,
        name: str,
        box: pygame.Rect,
        label: str,
        chosen: bool,
        action: Callable[[], None],
    ) -> None:
        super().__init__(measures, name, box)
        self.label = label
        self.chosen = chosen
        self.action = action

    def choose(self, at: Place | None) -> None:
        self.action()

    def spoken(self) -> str:
        return self.label

    def draw(self, surface: pygame.Surface) -> None:
        self.draw_ring(surface)
        place = self.place
        if self.chosen:
            cut.panel(surface, place, self.radius, cut.PLUM, 0 if self.focused else 2)
        elif self.hovered:
            surface.blit(cut.sheet(place.size, self.radius, cut.WHITE), place)
        ink = cut.CREAM if self.chosen else cut.INK
        area = place.inflate(-self.measures.px(28), -self.measures.px(8))
        write_lines(
            surface, self.label, "strong", self.measures.text_px(17), area, ink, middle=True
        )


class Rules(Screen):
    """All games' pages; opened from a table it begins with that game, at the right page."""

    def __init__(self, stage: Stage, game: str = "", page: str = "") -> None:
        super().__init__(stage)
        self.game = game or next(iter(GAMES))
        self.page = page if page in KITS[self.game].pages else KITS[self.game].pages[0]
        self._panel = pygame.Rect(0, 0, 0, 0)
        self._side = pygame.Rect(0, 0, 0, 0)
        self._area = pygame.Rect(0, 0, 0, 0)

    def build(self) -> Sequence[Widget]:
        stage = self.stage
        size = stage.size
        self._panel = pygame.Rect(0, 0, stage.px(1180), min(stage.px(764), size[1] - stage.px(24)))
        self._panel.center = (size[0] // 2, size[1] // 2)
        pad = stage.px(36)
        games = pygame.Rect(0, 0, self._panel.width - 2 * pad - stage.px(30), stage.px(46))
        games.topleft = (self._panel.left + pad, self._panel.top + pad - stage.px(8))
        widgets: list[Widget] = [
            Choice(
                stage,
                "game",
                games,
                words("rules.title"),
                [(name, words(f"game.{name}")) for name in GAMES],
                self.game,
                self._turn_to_game,
                size=18,
            )
        ]
        top = games.bottom + stage.px(24)
        self._side = pygame.Rect(self._panel.left + pad, top, stage.px(250), 0)
        for page in KITS[self.game].pages:
            label = words(f"rules.{self.game}.{page}")
            px = stage.text_px(17)
            high = lines_height(label, "strong", px, self._side.width - stage.px(28))
            box = pygame.Rect(self._side.left, top, self._side.width, high + stage.px(20))
            widgets.append(
                Tab(stage, f"page-{page}", box, label, page == self.page, self._turn_to(page))
            )
            top += box.height + stage.px(8)
        left = self._side.right + stage.px(32)
        self._area = pygame.Rect(
            left, games.bottom + stage.px(24), self._panel.right - pad - left, 0
        )
        self._area.height = self._panel.bottom - stage.px(24) - self._area.top
        self.scroller = Scroller(self._area, self._flow(None, 0) + stage.px(16))
        close = pygame.Rect(0, 0, stage.px(44), stage.px(44))
        close.center = (self._panel.right - stage.px(8), self._panel.top + stage.px(8))
        widgets.append(RoundButton(stage, "back", close, "close", words("go.back"), self.back))
        return widgets

    def first(self) -> str:
        return f"page-{self.page}"

    def _turn_to_game(self, game: str) -> None:
        self.game = game
        self.page = KITS[game].pages[0]
        self.scroller = None
        self.refresh()

    def _turn_to(self, page: str) -> Callable[[], None]:
        def turn() -> None:
            self.page = page
            self.scroller = None
            self.stage.sounds.play("page")
            self.refresh()
            text = words(f"rules.{self.game}.{page}.text")
            self.stage.say("\n".join(part.text for part in parts_of(text)))

        return turn

    def focus_on(self, widget: Widget | None) -> None:
        """Going through the pages with the arrows turns them."""
        super().focus_on(widget)
        if isinstance(widget, Tab) and not widget.chosen and not self.stage.by_pointer:
            widget.action()

    def pressed(self, gesture: Gesture) -> None:
        if isinstance(gesture, Scroll):
            return
        super().pressed(gesture)

    # Drawing

    def paint(self, surface: pygame.Surface) -> None:
        stage = self.stage
        scenery.dimmed(surface, stage, KITS[self.game].cover.shade)
        cut.panel(surface, self._panel, stage.px(28), cut.PAPER, stage.px(16), 0.45)
        left = self._side.right + stage.px(15)
        bottom = self._panel.bottom - stage.px(30)
        surface.fill(cut.TRAY, (left, self._area.top, max(1, stage.px(2)), bottom - self._area.top))

    def paint_scrolled(self, surface: pygame.Surface, offset: int) -> None:
        self._flow(surface, offset)

    def _flow(self, surface: pygame.Surface | None, offset: int) -> int:
        """Lay the page out, drawing it if there is a surface; how high it is."""
        stage, area = self.stage, self._area
        wide = area.width - stage.px(16)
        top = area.top - offset
        begin = top
        title = words(f"rules.{self.game}.{self.page}")
        px = stage.type_px("title", 32)
        if surface:
            write(surface, title, "title", px, (area.left, top + px * 0.55), room=wide)
        top += round(px * 1.45)
        for part in parts_of(words(f"rules.{self.game}.{self.page}.text")):
            top = self._lay(part, surface, area.left, top, wide)
        return top - begin

    def _lay(
        self, part: Part, surface: pygame.Surface | None, left: int, top: int, wide: int
    ) -> int:
        """One piece at this height; where it ends."""
        stage = self.stage
        px = stage.text_px(18)
        if part.kind == "head":
            size = stage.type_px("title", 22)
            top += stage.px(10)
            if surface:
                write(surface, part.text, "title", size, (left, top + size * 0.6), _HEAD, room=wide)
            return top + round(size * 1.5)
        if part.kind == "cards":
            return self._lay_cards(part, surface, left, top, wide)
        indent = stage.px(24) if part.kind == "point" else 0
        box = pygame.Rect(left + indent, top, wide - indent, 0)
        if surface:
            if indent:
                dot = stage.px(9)
                place = pygame.Rect(left + stage.px(4), 0, dot, dot)
                place.centery = top + line_height("text", px) // 2
                surface.blit(cut.sheet(place.size, dot // 2, cut.CORAL, False), place)
            write_lines(surface, part.text, "text", px, box)
        return top + lines_height(part.text, "text", px, box.width) + stage.px(8)

    def _lay_cards(
        self, part: Part, surface: pygame.Surface | None, left: int, top: int, wide: int
    ) -> int:
        stage = self.stage
        high = stage.px(150)
        across = round(high * 63 / 88)
        gap = stage.px(12)
        top += stage.px(6)
        if surface:
            x = left + stage.px(4)
            for index, name in enumerate(part.cards):
                place = pygame.Rect(x, top, across, high)
                self._draw_card(surface, name, place, won=index == part.winner)
                x += across + gap
            space = pygame.Rect(x + stage.px(8), top, left + wide - x - stage.px(8), high)
            if space.width > stage.px(120):
                px = stage.text_px(16)
                write_lines(surface, part.text, "text", px, space, cut.SOFT_INK, middle=True)
        return top + high + stage.px(16)

    def _draw_card(self, surface: pygame.Surface, name: str, place: pygame.Rect, won: bool) -> None:
        stage = self.stage
        radius = round(place.height * 18 / 352)
        if won:
            mount = place.inflate(stage.px(10), stage.px(10))
            light = cut.glow(mount.size, radius, cut.CANDLE, stage.px(14))
            surface.blit(light, light.get_rect(center=mount.center))
            surface.blit(cut.sheet(mount.size, radius + stage.px(5), (255, 205, 74)), mount)
        else:
            shadow, (dx, dy) = cut.shadow(place.size, radius, 4 * stage.unit, 0.34)
            surface.blit(shadow, (place.left + dx, place.top + dy))
        picture = scenery.card(stage.pictures, self.game, name, place.height, words.language)
        surface.blit(picture, place)

    def title(self) -> str:
        return f"{words('rules.title')} – {words('app.title')}"
