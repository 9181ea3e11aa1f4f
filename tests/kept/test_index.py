"""The index spares reading, and never tells anything but what the matches say."""

from __future__ import annotations

import json
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from cardtable import library
from cardtable.games import GAMES
from cardtable.kept.entry import Entry, entry_of
from cardtable.kept.index import Index, all_entries, index_file
from tests.kept_games import finished_match, indexed, library_of, put


def read_whole() -> Index:
    """An index that has read everything."""
    index = Index()
    while index.read_on(1.0):
        pass
    return index


def fresh() -> list[Entry]:
    """Every kept match, told of from its file alone."""
    found = [entry_of(kept) for kept in library.everything()]
    return sorted(found, key=lambda one: one.kept.path.name, reverse=True)


@pytest.mark.parametrize("name", GAMES)
def test_a_line_tells_what_the_match_says(name: str) -> None:
    match = finished_match(name, 4, hints=2, practice=True)
    path = put(match, 1)
    (entry,) = all_entries()
    assert entry.kept.path == path
    assert (entry.game, entry.seed, entry.hints, entry.practice) == (name, 4, 2, True)
    assert entry.options == match.game.chosen
    assert entry.seats == match.seats
    assert entry.scores == tuple(match.state.scores)
    assert entry.winners == tuple(sorted(match.state.winners))
    assert entry.moves == len(match.turns)
    assert entry.own == 0


def test_what_the_index_tells_is_what_reading_tells() -> None:
    library_of(12)
    put(finished_match("catte", 9), 50, library.imported_folder())
    index = read_whole()
    assert index.keep()
    again = Index()
    assert again.unread == 0
    assert again.entries() == index.entries() == fresh()


def test_without_the_index_or_with_a_broken_one_all_is_as_before() -> None:
    library_of(6)
    read_whole().keep()
    before = Index().entries()
    for broken in (None, b"", b"[1", b'{"format": 1, "matches": {"finished/x": 3}}', b"\xff\x00"):
        if broken is None:
            index_file().unlink()
        else:
            index_file().write_bytes(broken)
        assert all_entries() == before


def test_a_line_that_makes_no_sense_is_made_anew() -> None:
    library_of(3)
    read_whole().keep()
    found = json.loads(index_file().read_text(encoding="utf-8"))
    spoiled: list[Callable[[list[Any]], list[Any]]] = [
        lambda line: line[:-2],
        lambda line: [*line[:2], {"other": "rules"}, *line[3:]],
        lambda line: [*line[:6], line[6][:1], *line[7:]],
    ]
    for line, spoil in zip(found["matches"].values(), spoiled, strict=True):
        line[1] = spoil(line[1])
    index_file().write_text(json.dumps(found), encoding="utf-8")
    assert Index().unread == 3
    assert all_entries() == fresh()


def test_a_match_that_was_changed_is_read_again() -> None:
    path = put(finished_match("meows", 1), 1)
    read_whole().keep()
    path.write_text(finished_match("meows", 2).to_text(), encoding="utf-8", newline="\n")
    (entry,) = all_entries()
    assert entry.seed == 2


def test_a_match_that_is_gone_is_told_of_no_more() -> None:
    paths = library_of(4)
    read_whole().keep()
    paths[1].unlink()
    index = Index()
    assert len(index.entries()) == 3
    assert index.keep()
    assert len(json.loads(index_file().read_text(encoding="utf-8"))["matches"]) == 3


def test_a_file_that_cannot_be_read_is_listed_as_such() -> None:
    put(finished_match("catte", 1), 1)
    folder = library.aside_folder()
    folder.mkdir(parents=True)
    (folder / "20260102-030405 catte broken.match").write_bytes(b"\0" * 100)
    entry = next(one for one in all_entries() if not one.readable)
    assert entry.kept.name == "broken"
    assert not entry.over
    assert len(all_entries()) == 2


@pytest.mark.slow
def test_five_thousand_matches_are_there_within_a_second(own_folder: Path) -> None:
    indexed(library_of(5000))
    began = time.process_time()
    index = Index()
    entries = index.entries()
    took = time.process_time() - began
    assert (len(entries), index.unread) == (5000, 0)
    assert took <= 1.0
