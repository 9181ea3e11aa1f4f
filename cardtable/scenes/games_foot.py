"""The foot of the list of games: its pages, and the exchange folder."""

from __future__ import annotations

from collections.abc import Callable, Mapping

import pygame

from cardtable.kept import exchange
from cardtable.kept.listing import PAGE, Listing
from cardtable.media.words import words
from cardtable.scenes.scene import Stage
from cardtable.widgets import cut
from cardtable.widgets.button import Button, RoundButton
from cardtable.widgets.widget import Widget
from cardtable.widgets.writing import elided, write


class GamesFoot:
    """Where one is in the list, what was just done, and where games go out and come in."""

    def __init__(self, stage: Stage, listing: Listing) -> None:
        self.stage = stage
        self.listing = listing
        self._pages = self._path = pygame.Rect(0, 0, 0, 0)
        self.look()

    def look(self) -> None:
        """Look which games lie in the exchange folder that are not kept yet."""
        self.waiting = [] if self.stage.settings.looking_on else exchange.waiting()

    def build(
        self,
        box: pygame.Rect,
        middle: int,
        turning: Callable[[int], Callable[[], None]],
        ways: Mapping[str, Callable[[], None]],
    ) -> list[Widget]:
        """Lay it out; left of ``middle`` the pages."""
        stage, px, side = self.stage, self.stage.px, box.height
        found: list[Widget] = []
        self._pages = pygame.Rect(box.left, box.top, middle - px(42) - box.left, side)
        for name, icon, left, by in (
            ("before", "left", self._pages.left, -1),
            ("next", "right", self._pages.right - side, 1),
        ):
            place = pygame.Rect(left, box.top, side, side)
            label = words(f"games.{name}")
            button = RoundButton(stage, name, place, icon, label, turning(by), colour=cut.CARD)
            button.enabled = 0 <= self.listing.page + by < self.listing.pages
            found.append(button)
        self._path = pygame.Rect(middle, box.top, box.right - side - px(10) - middle, side)
        wide = pygame.Rect(middle, box.top, px(176), side)
        if self.listing.gone is not None:
            undo = Button(stage, "undo", wide, words("games.undo"), ways["undo"], "main", "undo")
            found.append(undo)
        elif self.waiting:
            label = words("games.bring_in", count=len(self.waiting))
            found.append(Button(stage, "bring", wide, label, ways["bring"], "main", "down"))
        if found[-1].name in ("undo", "bring"):
            self._path.width -= wide.width + px(14)
            self._path.left += wide.width + px(14)
        last = pygame.Rect(box.right - side, box.top, side, side)
        label = words("games.copy_path")
        path = RoundButton(stage, "path", last, "copy", label, ways["path"], colour=cut.CARD)
        return [*found, path]

    def paint(self, surface: pygame.Surface, told: str) -> None:
        """Write what stands between its buttons."""
        stage, px, pages, path = self.stage, self.stage.px, self._pages, self._path
        room = pages.width - 2 * (pages.height + px(12))
        size = stage.text_px(15)
        text = told or self._counted()
        write(surface, text, "strong", size, pages.center, cut.SOFT_INK, "cm", room)
        label, size = words("games.folder"), stage.text_px(14)
        at = (path.left, path.centery - round(size * 0.72))
        write(surface, label, "strong", size, at, cut.INK, room=path.width)
        small = stage.text_px(13)
        where = elided(str(exchange.folder()), "text", small, path.width)
        at = (path.left, path.centery + round(size * 0.72))
        write(surface, where, "text", small, at, cut.SOFT_INK, room=path.width)

    def _counted(self) -> str:
        """Which games of how many are listed."""
        listing = self.listing
        if listing.index.unread:
            return words("games.reading", count=f"{listing.index.unread:,}")
        if not listing.found:
            return ""
        first = listing.page * PAGE
        last, count = first + len(listing.listed), f"{len(listing.found):,}"
        return words("games.page", first=f"{first + 1:,}", last=f"{last:,}", count=count)
