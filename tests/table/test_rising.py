"""What comes up over a table costs no frame much, however large it is."""

from __future__ import annotations

import pygame

from cardtable.media.canvas import Canvas
from cardtable.media.pictures import Pictures
from cardtable.media.store import store
from cardtable.settings import Settings
from cardtable.widgets import cut
from cardtable.widgets.rising import Rising

FRAME = 1 / 60
WINDOW = (600, 400)
SHEET = pygame.Rect(100, 50, 400, 300)


class Sheet:
    """A sheet of many pieces that comes up over a veiled window."""

    def __init__(self) -> None:
        self.pictures = Pictures("thread", threads=0)
        self.rising = Rising(self.pictures)
        self.rising.start(Settings())

    def frame(self) -> list[pygame.Rect]:
        """Time passes; where something is drawn then, the veil first."""
        self.rising.pass_by(FRAME)
        canvas = Canvas(WINDOW)
        self.rising.veil(canvas, WINDOW, (28, 26, 66), 92)
        self.rising.draw(canvas, SHEET, self._paint)
        return [pygame.Rect(stroke.box) for stroke in canvas.strokes]

    def _paint(self, surface: pygame.Surface) -> None:
        for left in range(SHEET.left, SHEET.right, 50):
            surface.fill((250, 240, 220), (left, SHEET.top, 50, SHEET.height))


def test_a_large_sheet_is_painted_by_the_loader_and_then_sets_out() -> None:
    sheet = Sheet()
    assert sheet.frame() == sheet.frame() == [], "not even the veil comes without it"
    sheet.pictures.loader.work_one()
    veils, tops = 0, []
    while not sheet.rising.there:
        *veil, picture = sheet.frame()
        veils += bool(veil)
        tops.append(picture.top)
        assert sheet.rising.there or picture.size == SHEET.size, "it is one picture"
    assert len(tops) > 6
    assert tops == sorted(tops, reverse=True)
    assert tops[-1] == SHEET.top
    assert veils == len(tops)


def test_a_sheet_that_nobody_paints_is_there_all_the_same() -> None:
    sheet = Sheet()
    for _ in range(8):
        drawn = sheet.frame()
    assert sheet.rising.there
    assert drawn[-1].right == SHEET.right


def test_a_veil_over_the_table_takes_no_memory() -> None:
    """It would be nearly as large as the window."""
    window = pygame.Surface((1200, 800))
    window.fill((200, 100, 40))
    before = store.bytes
    cut.veil(window, pygame.Rect(0, 0, 1200, 600), (20, 60, 100), 102)
    assert store.bytes == before
    shown = window.get_at((600, 300))
    for seen, below, veil in zip(shown, (200, 100, 40), (20, 60, 100), strict=False):
        assert abs(seen - (below * 0.6 + veil * 0.4)) <= 2
    assert window.get_at((600, 700))[:3] == (200, 100, 40)


def test_a_sheet_drawn_unseen_while_it_waits_comes_up_as_it_is() -> None:
    """As when the window is resized in that moment: a draft has none of its pictures."""
    sheet = Sheet()
    with sheet.pictures.draft():
        assert len(sheet.frame()) > 6, "a draft asks for all of it"
    sheet.frame()
    sheet.pictures.loader.work_one()
    sheet.frame()
    assert sheet.frame()[-1].size == SHEET.size
