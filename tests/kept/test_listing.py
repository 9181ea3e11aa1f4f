"""Looking through the kept games: filters, order, pages, deleting and undoing it."""

from __future__ import annotations

from datetime import datetime

import pytest

from cardtable import library
from cardtable.kept.chosen import Chosen
from cardtable.kept.index import all_entries
from cardtable.kept.listing import PAGE, Listing
from cardtable.review import kept as reviews
from tests.kept_games import finished_match, library_of, put


def test_games_results_and_practice_are_filtered() -> None:
    library_of(12)
    put(finished_match("catte", 7, practice=True), 90)
    unfinished = finished_match("towai", 2)
    unfinished.undo(4)
    put(unfinished, 91, library.aside_folder(), " waiting")
    entries = all_entries()
    assert {one.game for one in Chosen(game="meows").of(entries)} == {"meows"}
    won = Chosen(ended="won").of(entries)
    lost = Chosen(ended="not-won").of(entries)
    assert all(one.own in one.winners for one in won)
    assert all(one.own not in one.winners for one in lost)
    assert won
    assert [one.kept.name for one in Chosen(ended="unfinished").of(entries)] == ["waiting"]
    assert len(won) + len(lost) + 1 == len(entries) == 14
    only = Chosen(game="catte", practice="only").of(entries)
    assert [one.seed for one in only] == [7]
    without = Chosen(practice="without").of(entries)
    assert not any(one.practice for one in without)


def test_they_come_by_date_or_by_points() -> None:
    library_of(9)
    entries = all_entries()
    newest = [one.when for one in Chosen().of(entries)]
    assert newest == sorted(newest, reverse=True)
    assert [one.when for one in Chosen(order="oldest").of(entries)] == newest[::-1]
    points = [one.scores[0] for one in Chosen(order="points").of(entries)]
    assert points == sorted(points, reverse=True)


def test_a_long_list_has_pages_and_each_game_is_on_one() -> None:
    paths = library_of(2 * PAGE + 3)
    listing = Listing()
    while listing.index.read_on(1.0):
        pass
    listing.find()
    assert listing.pages == 3
    seen = []
    for _ in range(3):
        seen += [one.kept.path for one in listing.listed]
        listing.turn(1)
    assert sorted(seen) == sorted(paths)
    assert listing.page == 2, "there is none after the last"
    listing.show(paths[-1])
    assert listing.page == 0
    listing.want("game", "towai")
    assert listing.page == 0
    assert {one.game for one in listing.found} == {"towai"}


def test_what_is_deleted_comes_back_with_its_review() -> None:
    paths = library_of(3)
    review = reviews.beside(paths[1])
    review.write_text("{}", encoding="utf-8")
    listing = Listing(paths[1])
    assert listing.delete()
    assert not paths[1].exists()
    assert not review.exists()
    assert listing.shown
    assert listing.shown.kept.path != paths[1]
    assert len(library.finished()) == 2
    assert listing.undo()
    assert paths[1].exists()
    assert review.read_text(encoding="utf-8") == "{}"
    assert listing.shown.kept.path == paths[1]
    assert not listing.undo(), "there is nothing more to undo"


def test_what_is_deleted_is_gone_once_the_list_is_left() -> None:
    paths = library_of(3)
    listing = Listing(paths[0])
    listing.delete()
    listing.delete()
    assert len(list(library.deleted_folder().iterdir())) == 2
    listing.leave()
    assert list(library.deleted_folder().iterdir()) == []
    assert len(Listing().found) == 1


def test_what_was_deleted_when_the_program_was_killed_is_forgotten_the_next_time() -> None:
    listing = Listing(library_of(2)[0])
    listing.delete()
    Listing()
    assert list(library.deleted_folder().iterdir()) == []


@pytest.mark.parametrize("number", [1, 2])
def test_two_of_one_name_may_be_deleted(number: int) -> None:
    path = library_of(1)[0]
    there = library.deleted_folder()
    for _ in range(number):
        listing = Listing(path)
        assert listing.delete()
        path.write_text(finished_match("meows", 3).to_text(), encoding="utf-8", newline="\n")
    assert there.exists()
    assert Listing(path).shown is not None


def test_a_finished_match_is_kept_with_the_time(own_folder: object) -> None:
    path = library.take_in(finished_match("catte", 3))
    assert path is not None
    (kept,) = library.imported()
    assert (kept.path, kept.where) == (path, "imported")
    assert abs((datetime.now() - kept.when).total_seconds()) < 60
