"""Pictures are made off the drawing thread, the visible ones first, and kept on disk."""

from __future__ import annotations

import mmap
import os
import sys
import threading
import time
import weakref
from collections.abc import Callable
from pathlib import Path
from random import Random

import pygame
import pytest

from cardtable.media.lettering import fitting, inked, line, put_away, width, wrapped, written_with
from cardtable.media.papercraft import opaque
from cardtable.media.pictures import Pictures
from cardtable.media.shelf import Shelf
from cardtable.media.store import Part, Store, store


def plain(size: tuple[int, int], level: int) -> pygame.Surface:
    surface = pygame.Surface(size, pygame.SRCALPHA)
    surface.fill((level, 10, 20, 200))
    return surface


def test_what_nobody_has_prepared_is_made_at_once_and_told() -> None:
    pictures = Pictures("thread", threads=0)
    assert pictures.get("card", (10, 10), lambda: plain((10, 10), 99)).get_at((5, 5)).r == 99
    assert [*pictures.late] == [("card", (10, 10))]


def test_who_needs_a_picture_that_is_being_made_waits_for_it() -> None:
    pictures = Pictures("thread", threads=1)
    begun, gate = threading.Event(), threading.Event()

    def slow() -> pygame.Surface:
        begun.set()
        gate.wait(5)
        return plain((10, 10), 99)

    def unneeded() -> pygame.Surface:
        raise AssertionError("somebody is at it")

    pictures.soon("card", (10, 10), slow)
    assert begun.wait(5)
    threading.Timer(0.05, gate.set).start()
    assert pictures.get("card", (10, 10), unneeded).get_at((5, 5)).r == 99


def until_made(pictures: Pictures, name: str) -> bool:
    """Wait for what another thread makes."""
    for _ in range(500):
        if pictures.ready(name, (10, 10)):
            return True
        time.sleep(0.01)
    return False


def test_a_system_that_lets_no_thread_step_back_has_its_pictures_all_the_same(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    def refused(*_: int) -> None:
        raise PermissionError

    monkeypatch.setattr(os, "setpriority", refused, raising=False)
    pictures = Pictures("thread", threads=1)
    pictures.near("card", (10, 10), lambda: plain((10, 10), 5))
    assert until_made(pictures, "card")


def test_a_fault_nobody_foresaw_is_told_in_the_next_frame_and_ends_no_thread() -> None:
    def wrong() -> pygame.Surface:
        raise ValueError("a drawing of nothing")

    pictures = Pictures("thread", threads=1)
    pictures.near("wrong", (10, 10), wrong)
    pictures.near("card", (10, 10), lambda: plain((10, 10), 5))
    assert until_made(pictures, "card")
    with pytest.raises(ValueError, match="a drawing of nothing"):
        pictures.next_frame()
    pictures.next_frame()


def test_a_draft_shows_nothing_and_has_all_made_that_it_asks_for() -> None:
    pictures = Pictures("thread", threads=0)
    with pictures.draft() as planned:
        shown = pictures.get("card", (10, 10), lambda: plain((10, 10), 99))
    assert shown.get_at((5, 5)).a == 0
    assert planned == {("card", (10, 10))}
    assert not pictures.come(planned)
    pictures.loader.work_one()
    assert pictures.come(planned)
    assert pictures.get("card", (10, 10), lambda: plain((10, 10), 1)).get_at((5, 5)).r == 99
    assert not pictures.late


def test_what_is_gathered_is_made_before_anything_else() -> None:
    pictures = Pictures("thread", threads=0)
    made: list[str] = []

    def make(name: str) -> pygame.Surface:
        made.append(name)
        return plain((4, 4), 0)

    with pictures.draft():
        pictures.get("table", (4, 4), lambda: make("table"))
    pictures.gather(lambda: pictures.get("back", (4, 4), lambda: make("back")))
    assert made == ["back"]


def test_after_a_resize_the_old_picture_is_shown_larger_at_once() -> None:
    pictures = Pictures("thread", threads=1)
    pictures.get("card", (10, 10), lambda: plain((10, 10), 77))
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
    pictures = Pictures("thread", threads=0)
    order: list[str] = []

    def make(name: str) -> pygame.Surface:
        order.append(name)
        return plain((4, 4), 0)

    pictures.soon("later", (4, 4), lambda: make("later"))
    pictures.near("old", (4, 4), lambda: make("old"))
    pictures.next_frame()
    pictures.near("visible", (4, 4), lambda: make("visible"))
    while pictures.waiting():
        pictures.loader.work_one()
    assert order == ["visible", "old", "later"]


def test_a_picture_can_be_shown_at_once_when_it_or_an_older_self_is_there() -> None:
    pictures = Pictures("thread", threads=0)
    assert not pictures.near("card", (10, 10), lambda: plain((10, 10), 5))
    pictures.loader.work_one()
    assert pictures.near("card", (10, 10), lambda: plain((10, 10), 5))
    assert pictures.near("card", (20, 20), lambda: plain((20, 20), 5))


def test_memory_is_bounded_and_the_longest_unused_goes_first() -> None:
    own = Store(most=4 * 800)
    part: Part[pygame.Surface] = Part("tests", owner=own)
    own.next_frame()
    for name in "abcd":
        part.keep(name, plain((10, 10), 5))
    for _ in range(2):
        own.next_frame()
    part.find("a")
    part.keep("e", plain((10, 10), 5))
    assert {name for name in "abcde" if name in part} == {"a", "c", "d", "e"}


def test_what_two_parts_keep_has_one_bound() -> None:
    own = Store(most=4 * 800)
    cards: Part[pygame.Surface] = Part("cards", owner=own)
    lines: Part[pygame.Surface] = Part("lines", owner=own)
    own.next_frame()
    for number in range(4):
        cards.keep(number, plain((10, 10), 5))
    for _ in range(2):
        own.next_frame()
    for number in range(3):
        lines.keep(number, plain((10, 10), 5))
    assert (len(cards), len(lines)) == (1, 3)


def test_a_card_on_its_way_goes_before_anything_that_is_needed_again() -> None:
    own = Store(most=4 * 800)
    faces: Part[pygame.Surface] = Part("faces", owner=own)
    flying: Part[pygame.Surface] = Part("cards on their way", fleeting=True, owner=own)
    own.next_frame()
    faces.keep("face", plain((10, 10), 5))
    for angle in range(12):
        own.next_frame()
        flying.keep(angle, plain((10, 10), 5))
    assert "face" in faces
    assert 11 in flying


def test_what_a_frame_uses_stays_until_the_next_is_drawn_however_much_it_is() -> None:
    own = Store(most=1)
    part: Part[pygame.Surface] = Part("tests", owner=own)
    for _ in range(3):
        own.next_frame()
        made = [part.get(number, lambda: plain((10, 10), 5)) for number in range(50)]
        assert all(part.find(number) is one for number, one in enumerate(made))
    for _ in range(2):
        own.next_frame()
    assert not len(part)


def files_open() -> int:
    """How many files this process holds open, where the system tells."""
    folder = Path("/proc/self/fd")
    return len([*folder.iterdir()]) if folder.is_dir() else 0


def test_fonts_of_many_sizes_do_not_hold_many_files_open() -> None:
    before = files_open()
    for px in range(200, 400):
        width("A", "title", px)
    after = files_open()
    assert after - before <= 60


def test_no_more_than_a_few_of_the_large_fonts_lie_in_memory() -> None:
    """A Japanese one takes as much as a backdrop, whatever is written with it."""
    put_away()
    before = files_open()
    for px in range(20, 60):
        assert line("猫の手", "text", px, (0, 0, 0)).get_width() > 2 * px
    assert files_open() - before <= 6


def test_a_large_font_writes_the_same_whatever_size_it_has_had() -> None:
    sizes = (20, 33, 47, 26, 58, 20, 71, 33)
    for px in sizes:
        path, share = written_with("猫", "strong")
        alone = pygame.font.Font(path, round(px * share))
        for text in ("猫の手", "がぎぐ"):
            assert width(text, "strong", px) == alone.size(text)[0]
            drawn = inked(text, path, round(px * share), "black")
            assert pygame.image.tobytes(drawn, "RGBA") == pygame.image.tobytes(
                alone.render(text, True, "black"), "RGBA"
            )


def test_the_store_is_changed_by_several_threads_at_once() -> None:
    own = Store(most=40 * 800)
    part: Part[pygame.Surface] = Part("tests", owner=own)
    failed: list[BaseException] = []

    def fill(first: int) -> None:
        try:
            for number in range(first, first + 400):
                part.get(number % 97, lambda: plain((10, 10), 5))
                if number % 50 == 0:
                    part.clear()
                    own.room_for((10, 10))
                part.keys()
        except Exception as error:  # noqa: BLE001 - a thread must tell of whatever it was
            failed.append(error)

    threads = [threading.Thread(target=fill, args=(number * 31,)) for number in range(6)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert not failed
    part.clear()
    assert own.bytes == 0


def test_a_broken_drawing_shows_nothing_and_the_rest_goes_on() -> None:
    pictures = Pictures("thread", threads=1)

    def broken() -> pygame.Surface:
        raise pygame.error("no such shape")

    assert pictures.get("bad", (4, 4), broken).get_at((1, 1)).a == 0
    pictures.soon("worse", (4, 4), broken)
    pictures.soon("good", (4, 4), lambda: plain((4, 4), 9))
    pictures.finish(5)
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


def test_the_shelf_gives_back_an_opaque_picture_as_one(tmp_path: Path) -> None:
    shelf = Shelf(tmp_path)
    picture = opaque(plain((30, 20), 123))
    picture.set_at((29, 19), (5, 6, 7))
    assert shelf.keep("abcdef", picture)
    found = shelf.find("abcdef", (30, 20))
    assert found
    assert (found.get_masks(), found.get_alpha()) == (picture.get_masks(), None)
    assert [found.get_at(at) for at in ((3, 3), (29, 19))] == [
        picture.get_at(at) for at in ((3, 3), (29, 19))
    ]
    assert shelf.find("abcdef", (20, 30)) is None
    file = next((tmp_path / "ab").iterdir())
    file.write_bytes(b"torn" * (file.stat().st_size // 4))
    assert shelf.find("abcdef", (30, 20)) is None


@pytest.mark.parametrize("lie", [plain, lambda *of: opaque(plain(*of))], ids=["card", "sky"])
def test_of_a_picture_that_was_half_written_when_the_power_went_nothing_is_shown(
    lie: Callable[[tuple[int, int], int], pygame.Surface], tmp_path: Path
) -> None:
    shelf = Shelf(tmp_path)
    size = (300, 200)
    assert shelf.keep("abcdef", lie(size, 123))
    assert shelf.find("abcdef", size)
    file = next((tmp_path / "ab").iterdir())
    whole = file.read_bytes()
    for written in (0, 4096, len(whole) - 4096):
        file.write_bytes(whole[:written] + bytes(len(whole) - written))
        assert shelf.find("abcdef", size) is None


def resident() -> int:
    """The memory this program has, where the system tells it."""
    if sys.platform != "linux":
        return 0
    pages = int(Path("/proc/self/statm").read_text("ascii").split()[1])
    return pages * mmap.PAGESIZE


def test_what_stands_for_pictures_not_drawn_yet_takes_no_memory() -> None:
    pictures = Pictures(mode="never")
    kept, before = store.bytes, resident()
    shown = [pictures.get(name, (3840, 2000 + name), lambda: plain((1, 1), 9)) for name in (1, 2)]
    assert [picture.get_size() for picture in shown] == [(3840, 2001), (3840, 2002)]
    assert store.bytes - kept < 4_000, "each would take thirty million bytes"
    assert resident() - before < 4_000_000


def test_the_shelf_is_bounded(tmp_path: Path) -> None:
    shelf = Shelf(tmp_path, most=1)
    shelf.keep("abcdef", plain((30, 20), 1))
    shelf.tidy()
    assert shelf.find("abcdef", (30, 20)) is None


def test_on_the_shelf_is_room_for_every_game_in_a_window_however_large(tmp_path: Path) -> None:
    """A game one comes back to is not painted again: its skies lie there, as do the others."""
    pictures = Pictures("thread", threads=0)
    pictures.stock.shelf = Shelf(tmp_path)
    largest = 0
    for wide, high in ((1280, 800), (3840, 2160), (1280, 800)):
        pictures.room_for((wide, high))
        largest = max(largest, wide * high * 4)
        assert pictures.stock.shelf.most * 0.85 > 16 * largest + 100_000_000


def test_the_shelf_is_bounded_while_the_program_runs(tmp_path: Path) -> None:
    shelf = Shelf(tmp_path, most=100_000)
    pictures = Pictures("thread", threads=0)
    pictures.stock.shelf = shelf
    for number in range(40):
        pictures.soon(number, (50, 40), lambda: plain((50, 40), 1), stamp="1")
        pictures.loader.work_one()
        shelf.most = 500
        pictures.stock.tidy()
    assert sum(path.stat().st_size for path in tmp_path.glob("*/*")) <= 500


def test_the_shelf_is_bounded_although_nobody_is_ever_idle(tmp_path: Path) -> None:
    for start in range(2):
        shelf = Shelf(tmp_path, most=60_000)
        for number in range(120):
            noise = Random(number).randbytes(20 * 20 * 4)
            picture = pygame.image.frombuffer(noise, (20, 20), "BGRA").copy()
            assert shelf.keep(f"{start}{number:05}", picture)
            lying = sum(path.stat().st_size for path in tmp_path.glob("*/*"))
            assert lying <= 60_000
    assert lying > 40_000, "and no more than need be is thrown away"


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


@pytest.mark.unhurried
def test_panels_of_many_sizes_do_not_fill_the_memory() -> None:
    from cardtable.widgets import cut

    for wide in range(300, 1500, 20):
        store.next_frame()
        cut.sheet((wide, 700), 20, cut.PAPER)
    for _ in range(2):
        store.next_frame()
    assert store.bytes <= store.most
    assert cut.sheet((1480, 700), 20, cut.PAPER) is cut.sheet((1480, 700), 20, cut.PAPER)


def test_a_picture_wished_for_later_is_made_although_nothing_is_shown() -> None:
    pictures = Pictures("thread")
    pictures.soon("card", (10, 10), lambda: plain((10, 10), 5))
    pictures.finish(5)
    assert pictures.ready("card", (10, 10))


def test_a_large_picture_prepared_lies_on_disk_and_takes_no_memory(tmp_path: Path) -> None:
    size = (400, 300)
    pictures = Pictures("thread", threads=1)
    pictures.stock.shelf = Shelf(tmp_path)
    pictures.soon("sky", size, lambda: plain(size, 7), stamp="1")
    pictures.finish(5)
    assert not pictures.ready("sky", size)

    def unneeded() -> pygame.Surface:
        raise AssertionError("it lies on disk")

    pictures.next_frame()
    assert not pictures.near("sky", size, unneeded, stamp="1"), "first it is fetched"
    pictures.finish(5)
    assert pictures.near("sky", size, unneeded, stamp="1")
    assert pictures.get("sky", size, unneeded, stamp="1").get_at((5, 5)).r == 7
    assert not pictures.late
    assert not pictures.read


def test_a_small_picture_prepared_lies_in_memory_too(tmp_path: Path) -> None:
    for _ in range(2):  # the second time it lies on disk
        pictures = Pictures("thread", threads=1)
        pictures.stock.shelf = Shelf(tmp_path)
        pictures.soon("sign", (40, 30), lambda: plain((40, 30), 7), stamp="1")
        pictures.finish(5)
        assert pictures.ready("sign", (40, 30))


def test_what_the_drawing_thread_had_to_read_from_disk_is_told(tmp_path: Path) -> None:
    for told in ("late", "read"):
        pictures = Pictures("thread", threads=0)
        pictures.stock.shelf = Shelf(tmp_path)
        pictures.get("sky", (40, 30), lambda: plain((40, 30), 7), stamp="1")
        assert [*getattr(pictures, told)] == [("sky", (40, 30))]


def test_the_picture_itself_is_rather_read_than_an_older_self(tmp_path: Path) -> None:
    pictures = Pictures("thread", threads=0)
    pictures.stock.shelf = Shelf(tmp_path)
    pictures.get("sky", (40, 30), lambda: plain((40, 30), 7), stamp="1")
    pictures.get("sky", (80, 60), lambda: plain((80, 60), 8), stamp="1")
    assert pictures.waiting() == 1, "the older one lies in memory"
    pictures.clear()
    assert (
        pictures.get("sky", (80, 60), lambda: plain((80, 60), 9), stamp="1").get_at((5, 5)).r == 9
    )


def test_an_older_self_that_was_near_stays_so_when_a_larger_one_is_put_on_disk(
    tmp_path: Path,
) -> None:
    pictures = Pictures("thread", threads=0)
    pictures.stock.shelf = Shelf(tmp_path)
    pictures.near("card", (10, 10), lambda: plain((10, 10), 5), stamp="1")
    pictures.soon("card", (300, 300), lambda: plain((300, 300), 6), stamp="1")
    while pictures.waiting():
        pictures.loader.work_one()
    assert pictures.near("card", (12, 12), lambda: plain((12, 12), 7), stamp="1")
    assert (
        pictures.get("card", (12, 12), lambda: plain((12, 12), 7), stamp="1").get_at((5, 5)).r == 5
    )
    assert not pictures.read


def test_what_is_shown_stays_also_if_it_is_kept_with_where_it_lies() -> None:
    own = Store(most=3_000_000)
    shadows: Part[tuple[pygame.Surface, tuple[int, int]]] = Part("shadows", owner=own)
    others: Part[pygame.Surface] = Part("others", owner=own)
    own.next_frame()
    shadow, _ = shadows.keep("plate", (plain((100, 100), 5), (4, 6)))
    for number in range(99):
        own.next_frame()
        own.still_shown([shadow])
        others.keep(number, plain((200, 200), 5))
    assert "plate" in shadows
    assert len(others) < 30, "others go for it"


def test_what_is_shown_stays_although_nobody_asks_for_it_again() -> None:
    own = Store(most=3_000_000)
    part: Part[pygame.Surface] = Part("tests", owner=own)
    own.next_frame()
    sky = part.keep("sky", plain((1000, 600), 5))
    for number in range(9):
        own.next_frame()
        own.still_shown([sky])
        part.keep(number, plain((400, 400), 5))
    assert part.find("sky") is sky
    assert len(part) < 6, "others go for it"
    for _ in range(2):
        own.next_frame()
    part.keep("new", plain((800, 600), 5))
    for _ in range(2):
        own.next_frame()
    own.room_for((1, 1))
    own.most = 100
    own.next_frame()
    assert "sky" not in part


def test_what_a_thread_draws_for_the_screen_is_in_use() -> None:
    own = Store(most=1)
    part: Part[pygame.Surface] = Part("tests", owner=own)
    own.next_frame()

    def draw() -> None:
        with own.drawing():
            part.keep("drawn", plain((10, 10), 5))
        part.keep("prepared", plain((10, 10), 5))

    thread = threading.Thread(target=draw)
    thread.start()
    thread.join()
    assert "drawn" in part
    assert "prepared" not in part


def test_only_what_is_seen_is_waited_for() -> None:
    pictures = Pictures("thread", threads=0)
    pictures.near("seen", (10, 10), lambda: plain((10, 10), 5))
    pictures.soon("later", (10, 10), lambda: plain((10, 10), 5))
    assert pictures.seen_waiting() == 1
    assert pictures.waiting() == 2
    before = pictures.version
    while pictures.waiting():
        pictures.loader.work_one()
    assert pictures.seen_waiting() == 0
    assert pictures.version == before + 1


def test_a_table_that_has_gone_is_not_kept_by_what_it_wished_for_later() -> None:
    class Maker:
        def make(self) -> pygame.Surface:
            return plain((10, 10), 5)

    pictures = Pictures("thread", threads=0)
    maker = Maker()
    gone = weakref.ref(maker)
    for number in range(3):
        pictures.soon(("card", number), (10, 10), maker.make)
    pictures.loader.forget(later=True)
    assert pictures.waiting() == 0
    pictures.get("seen", (10, 10), maker.make)
    del maker
    assert gone() is None


def test_what_comes_while_something_unseen_is_still_made_is_told_when_that_is_done() -> None:
    """A screen that is composed by a thread is waited for, but is no picture that is shown."""
    pictures = Pictures("thread", threads=0)
    small, large = (20, 20), (40, 40)
    for name in ("one", "two"):
        pictures.get(name, small, lambda: pygame.Surface(small))
    for name in ("one", "two"):
        pictures.get(name, large, lambda: pygame.Surface(large), like=name)
    pictures.loader.work_one()
    before = pictures.version
    key = pictures.apart("a screen", lambda: None)
    loader = pictures.loader
    loader._busy[key] = loader._wishes.pop(key)  # another thread is at it
    loader.work_one()
    assert pictures.ready("two", large)
    assert pictures.version == before, "more is to come in a moment"
    loader._wishes[key] = loader._busy.pop(key)
    loader.work_one()
    assert pictures.version == before + 1
