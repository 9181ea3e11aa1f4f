"""Pictures are made off the drawing thread, the visible ones first, and kept on disk."""

from __future__ import annotations

import threading
import weakref
from pathlib import Path

import pygame

from cardtable.media.drawer import drawer
from cardtable.media.lettering import fitting, line, width, wrapped
from cardtable.media.pictures import Pictures
from cardtable.media.shelf import Shelf


def plain(size: tuple[int, int], level: int) -> pygame.Surface:
    surface = pygame.Surface(size, pygame.SRCALPHA)
    surface.fill((level, 10, 20, 200))
    return surface


def test_a_stand_in_is_shown_until_the_picture_is_there() -> None:
    pictures = Pictures("thread")
    gate = threading.Event()

    def slow() -> pygame.Surface:
        gate.wait(5)
        return plain((10, 10), 99)

    first = pictures.get("card", (10, 10), slow, simple=lambda: plain((10, 10), 1))
    assert first.get_at((5, 5)).r == 1
    before = pictures.version
    gate.set()
    pictures.finish(5)
    assert pictures.version > before
    assert pictures.get("card", (10, 10), slow).get_at((5, 5)).r == 99


def test_after_a_resize_the_old_picture_is_shown_larger_at_once() -> None:
    pictures = Pictures("thread")
    pictures.get("card", (10, 10), lambda: plain((10, 10), 77))
    pictures.finish(5)
    gate = threading.Event()

    def slow() -> pygame.Surface:
        gate.wait(5)
        return plain((20, 20), 88)

    old = pictures.get("card", (20, 20), slow)
    assert old.get_size() == (20, 20)
    assert old.get_at((10, 10)).r == 77
    gate.set()
    pictures.finish(5)
    assert pictures.get("card", (20, 20), slow).get_at((10, 10)).r == 88


def test_what_the_newest_frame_asks_for_is_made_first() -> None:
    pictures = Pictures("thread")
    gate = threading.Event()
    order: list[str] = []

    def make(name: str) -> pygame.Surface:
        if name == "first":
            gate.wait(5)
        order.append(name)
        return plain((4, 4), 0)

    pictures.get("first", (4, 4), lambda: make("first"))
    while pictures._wishes:
        pass
    pictures.soon("later", (4, 4), lambda: make("later"))
    pictures.get("old", (4, 4), lambda: make("old"))
    pictures.next_frame()
    pictures.get("visible", (4, 4), lambda: make("visible"))
    gate.set()
    pictures.finish(5)
    assert order == ["first", "visible", "old", "later"]


def test_memory_is_bounded_and_the_longest_unused_goes_first() -> None:
    pictures = Pictures("at once", most=3 * 400)
    for name in "abc":
        pictures.get(name, (10, 10), lambda: plain((10, 10), 5))
    for _ in range(2):
        pictures.next_frame()  # what is shown now is not thrown away
    made = []
    pictures.get("a", (10, 10), lambda: plain((10, 10), 5))
    pictures.get("d", (10, 10), lambda: plain((10, 10), 5))

    def again() -> pygame.Surface:
        made.append(1)
        return plain((10, 10), 5)

    pictures.get("a", (10, 10), again)
    assert not made
    pictures.get("b", (10, 10), again)
    assert made


def test_a_broken_drawing_leaves_its_stand_in_and_the_rest_goes_on() -> None:
    pictures = Pictures("thread")

    def broken() -> pygame.Surface:
        raise pygame.error("no such shape")

    shown = pictures.get("bad", (4, 4), broken, simple=lambda: plain((4, 4), 3))
    pictures.get("good", (4, 4), lambda: plain((4, 4), 9))
    pictures.finish(5)
    assert shown.get_at((1, 1)).r == 3
    assert pictures.get("bad", (4, 4), broken).get_at((1, 1)).r == 3
    assert pictures.get("good", (4, 4), broken).get_at((1, 1)).r == 9


def test_the_shelf_gives_back_what_was_put_there_and_nothing_else(tmp_path: Path) -> None:
    shelf = Shelf(tmp_path)
    picture = plain((30, 20), 123)
    shelf.keep("abcdef", picture)
    found = shelf.find("abcdef", (30, 20))
    assert found
    assert found.get_at((3, 3)) == picture.get_at((3, 3))
    assert shelf.find("abcdef", (31, 20)) is None
    next((tmp_path / "ab").iterdir()).write_bytes(b"torn")
    assert shelf.find("abcdef", (30, 20)) is None
    assert shelf.find("fedcba", (30, 20)) is None


def test_the_shelf_is_bounded(tmp_path: Path) -> None:
    shelf = Shelf(tmp_path, most=1)
    shelf.keep("abcdef", plain((30, 20), 1))
    shelf.tidy()
    assert shelf.find("abcdef", (30, 20)) is None


def test_a_line_in_two_languages_has_no_gaps_and_shrinks_to_fit() -> None:
    assert width("あ", "title", 40) > 20
    assert line("Towaiあ", "title", 40, (0, 0, 0)).get_bounding_rect().width > 100
    px = fitting("A rather long label", "strong", 40, 120)
    assert px < 40
    assert width("A rather long label", "strong", px) <= 120


def test_japanese_breaks_anywhere_but_before_its_stops() -> None:
    lines = wrapped("これはとても長い文章です、だから折り返します。", "text", 20, 130)
    assert len(lines) > 2
    assert all(one[0] not in "、。" for one in lines)
    assert "".join(lines) == "これはとても長い文章です、だから折り返します。"


def test_panels_of_many_sizes_do_not_fill_the_memory() -> None:
    from cardtable.widgets import cut

    for wide in range(300, 1500, 20):
        cut.sheet((wide, 700), 20, cut.PAPER)
    assert drawer._bytes <= drawer.most
    assert cut.sheet((1480, 700), 20, cut.PAPER) is cut.sheet((1480, 700), 20, cut.PAPER)


def test_a_picture_wished_for_later_is_made_although_nothing_is_shown() -> None:
    pictures = Pictures("thread")
    pictures.soon("card", (10, 10), lambda: plain((10, 10), 5))
    pictures.finish(5)
    assert pictures.ready("card", (10, 10))


def test_a_stocked_picture_lies_on_disk_and_takes_no_memory(tmp_path: Path) -> None:
    pictures = Pictures("thread")
    pictures.shelf = Shelf(tmp_path)
    pictures.stock("sky", (40, 30), lambda: plain((40, 30), 7), stamp="1")
    pictures.finish(5)
    assert not pictures.ready("sky", (40, 30))

    def unneeded() -> pygame.Surface:
        raise AssertionError("it lies on disk")

    pictures.next_frame()
    assert pictures.get("sky", (40, 30), unneeded, stamp="1").get_at((5, 5)).r == 7


def test_only_what_is_seen_is_waited_for() -> None:
    pictures = Pictures("thread")
    gate = threading.Event()

    def slow() -> pygame.Surface:
        gate.wait(5)
        return plain((10, 10), 5)

    pictures.get("seen", (10, 10), slow)
    pictures.soon("later", (10, 10), slow)
    assert pictures.seen_waiting() == 1
    assert pictures.waiting() == 2
    before = pictures.version
    gate.set()
    pictures.finish(5)
    assert pictures.seen_waiting() == 0
    assert pictures.version == before + 1


def test_a_table_that_has_gone_is_not_kept_by_what_it_wished_for_later() -> None:
    class Maker:
        def make(self) -> pygame.Surface:
            return plain((10, 10), 5)

    pictures = Pictures("thread")
    gate = threading.Event()

    def slow() -> pygame.Surface:
        gate.wait(5)
        return plain((10, 10), 5)

    pictures.get("first", (10, 10), slow)
    maker = Maker()
    gone = weakref.ref(maker)
    for number in range(3):
        pictures.soon(("card", number), (10, 10), maker.make)
    pictures.forget_later()
    assert pictures.waiting() == 1
    pictures.get("seen", (10, 10), maker.make)
    del maker
    gate.set()
    pictures.finish(5)
    assert gone() is None
