"""The rules of each game, page by page, with drawn examples, and a search through all of them."""

from __future__ import annotations

from collections.abc import Callable

import pygame

from cardtable.games import GAMES
from cardtable.gestures import Act, Back, Choose, Gesture, Letter, Pixel, Scroll
from cardtable.kits import KITS
from cardtable.media.words import words
from cardtable.rulebook import TITLE, Found, Passage
from cardtable.scenes.one_panel import OnePanel
from cardtable.scenes.rules_page import Light, RulesPage
from cardtable.scenes.rules_search import RulesSearch
from cardtable.scenes.scene import Stage
from cardtable.scenes.small_ones import small_buttons
from cardtable.scenes.teach_me import LEAST, teach_buttons
from cardtable.widgets import cut, scenery
from cardtable.widgets.choice import Choice
from cardtable.widgets.widget import Measures, Scroller, Widget
from cardtable.widgets.writing import lines_height, write_lines


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

    def choose(self, at: Pixel | None) -> None:
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


class Rules(OnePanel):
    """All games' pages; opened from a table it begins with that game, at the right page.

    Opened at a passage, that is scrolled to and lit for a moment.
    """

    SIZE = (1180, 764)
    OWN_KEYS = ("pages",)

    def __init__(
        self, stage: Stage, game: str = "", page: str = "", passage: Passage | None = None
    ) -> None:
        super().__init__(stage)
        self.game = game or next(iter(GAMES))
        wanted = passage.page if passage is not None else page
        self.page = wanted if wanted in KITS[self.game].pages else KITS[self.game].pages[0]
        self.light = Light(passage) if passage is not None else None
        self.search = RulesSearch(stage, self._searched, self._open)
        self._seek = self.light is not None  # the lit passage is still to be scrolled to
        self._side = pygame.Rect(0, 0, 0, 0)
        self._area = pygame.Rect(0, 0, 0, 0)

    def entered(self) -> None:
        super().entered()
        self.moving = self.light is not None
        if self.light is not None:
            self._say(self.light.passage.part)

    def fill(self) -> list[Widget]:
        stage = self.stage
        pad = stage.px(36)
        games = pygame.Rect(0, 0, self._panel.width - 2 * pad - stage.px(30), stage.px(46))
        games.topleft = (self._panel.left + pad, self._panel.top + pad - stage.px(8))
        choice = Choice(
            stage,
            "game",
            games,
            words("rules.title"),
            [(name, words(f"game.{name}")) for name in GAMES],
            self.game,
            self._turn_to_game,
            size=18,
        )
        top = games.bottom + stage.px(24)
        self._side = pygame.Rect(self._panel.left + pad, top, stage.px(250), 0)
        left = self._side.right + stage.px(32)
        self._area = pygame.Rect(left, top, self._panel.right - pad - left, 0)
        self._area.height = self._panel.bottom - stage.px(24) - top
        field = pygame.Rect(self._side.left, top, self._side.width, max(44, stage.px(46)))
        tabs = self._tabs(field.bottom + stage.px(14))
        if self.search.listing:
            results = self.search.results_in(self._area, self.game)
            self.scroller = self.search.scroller
            return [choice, *self.search.field_in(field), *tabs, *results]
        self.scroller = Scroller(self._area, self._laid_out(self.page).height + stage.px(16))
        return [choice, *self.search.field_in(field), *tabs]

    def _tabs(self, top: int) -> list[Widget]:
        stage = self.stage
        tabs: list[Widget] = []
        for page in KITS[self.game].pages:
            label = words(f"rules.{self.game}.{page}")
            px = stage.text_px(17)
            high = lines_height(label, "strong", px, self._side.width - stage.px(28))
            box = pygame.Rect(self._side.left, top, self._side.width, 0)
            box.height = max(stage.px(44), high + stage.px(20))
            chosen = page == self.page and not self.search.listing
            tabs.append(Tab(stage, f"page-{page}", box, label, chosen, self._turn_to(page)))
            top += box.height + stage.px(8)
        high = max(LEAST, stage.px(50))
        small = pygame.Rect(self._side.left, 0, self._side.width, high)
        small.bottom = self._panel.bottom - stage.px(30)
        teach = small.move(0, -high - stage.px(10))
        ways = [*teach_buttons(stage, self.game, teach), *small_buttons(stage, self.game, small)]
        return [*tabs, *ways]

    def layout(self) -> None:
        super().layout()
        if self._seek and self.light is not None and self.scroller is not None:
            box = self._laid_out(self.page).passage_box(self.light.passage.part)
            spare = max(0, self._area.height - box.height) // 3
            if self.light.passage.part != TITLE:
                top = box.top - self._area.top - spare
                self.scroller.scroll(top - self.scroller.offset)
            self._seek = False

    def hidden(self) -> int:
        """The longest page counts for all, so that the panel stays as it is from page to page."""
        longest = max([self._laid_out(page).height for page in KITS[self.game].pages])
        return max(0, longest + self.stage.px(16) - self._area.height)

    def _laid_out(self, page: str) -> RulesPage:
        return RulesPage(self.stage, self.game, page, self._area)

    def first(self) -> str:
        return f"page-{self.page}"

    # Turning pages

    def _show(self, game: str, page: str) -> None:
        self.game, self.page = game, page
        self.search.listing = False
        self.light, self.scroller = None, None

    def _turn_to_game(self, game: str) -> None:
        self._show(game, KITS[game].pages[0])
        self.refresh()

    def _turn_to(self, page: str) -> Callable[[], None]:
        def turn() -> None:
            self._show(self.game, page)
            self.stage.sounds.play("page")
            self.refresh()
            self.stage.say("\n".join(part.text for part in self._laid_out(page).parts))

        return turn

    def focus_on(self, widget: Widget | None) -> None:
        """Going through the pages with the arrows turns them."""
        super().focus_on(widget)
        if isinstance(widget, Tab) and not widget.chosen and not self.stage.by_pointer:
            widget.action()

    # Searching

    def _searched(self) -> None:
        """What is searched for is another: list what holds it."""
        self.scroller = None
        self.light = None
        self.refresh()
        if self.search.listing:
            self.stage.say(self.search.heading())

    def _open(self, found: Found) -> None:
        """Open a passage that was found, with the words lit."""
        self._show(found.game, found.passage.page)
        self.light = Light(found.passage, found.spans)
        self._seek = self.moving = True
        self.stage.sounds.play("page")
        self.refresh()
        self.focus_on(self[self.first()])
        self._say(found.passage.part)

    def _say(self, part: int) -> None:
        """Speak a part of the page."""
        page = self._laid_out(self.page)
        self.stage.say(page.title if part == TITLE else page.parts[part].text)

    def handle(self, gesture: Gesture) -> None:
        search = self.search
        match gesture:
            case Act("search") | Letter("f", control=True):
                self.focus_on(self["search"])
                search.list_again()
            case Choose(None) if self.focus is search.field and search.text and search.listing:
                search.open_first()
            case Back() if search.listing:
                search.clear()
            case Back() if search.text:
                search.list_again()
            case Choose():
                super().handle(gesture)
                if self.focus is search.field:
                    search.list_again()
            case _:
                super().handle(gesture)

    def _move(self, across: int, down: int) -> None:
        if self.search.listing and self.focus is self.search.field and down > 0:
            first = next((w for w in self.widgets if w.name == "result-0"), None)
            self.focus_on(first)
            return
        super()._move(across, down)

    def pressed(self, gesture: Gesture) -> None:
        if isinstance(gesture, Scroll):
            return
        super().pressed(gesture)

    # Time and drawing

    def update(self, seconds: float) -> None:
        super().update(seconds)
        if self.moving and self.light is not None:
            self.moving = self.light.pass_by(seconds, calm=self.stage.settings.reduced_motion)
        else:
            self.moving = False

    def paint(self, surface: pygame.Surface) -> None:
        stage = self.stage
        scenery.dimmed(surface, stage, KITS[self.game].cover.shade)
        cut.panel(surface, self._panel, stage.px(28), cut.PAPER, stage.px(16), 0.45)
        left = self._side.right + stage.px(15)
        bottom = self._panel.bottom - stage.px(30)
        surface.fill(cut.TRAY, (left, self._area.top, max(1, stage.px(2)), bottom - self._area.top))
        if self.search.listing:
            self.search.paint(surface, self._area)

    def paint_scrolled(self, surface: pygame.Surface, offset: int) -> None:
        if not self.search.listing:
            self._laid_out(self.page).draw(surface, offset, self.light)

    def title(self) -> str:
        return f"{words('rules.title')} – {words('app.title')}"
