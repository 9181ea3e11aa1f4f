"""Games go out into a folder and come in from anywhere, by one reader."""

from __future__ import annotations

from pathlib import Path

import pytest

from cardtable import library, saves
from cardtable.games import GAMES
from cardtable.kept import exchange
from cardtable.kept.index import all_entries
from tests.kept_games import finished_match, library_of, put


@pytest.mark.parametrize("name", GAMES)
def test_what_goes_out_is_the_match_and_comes_in_at_another_table(
    name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    match = finished_match(name, 3)
    put(match, 1)
    out = exchange.put_out(all_entries()[0])
    assert out is not None
    assert out.parent == exchange.folder()
    assert out.read_text(encoding="utf-8") == match.to_text()
    monkeypatch.setenv("CARDTABLE_DATA", str(tmp_path / "friend"))
    reading, kept = exchange.bring_in(out)
    assert reading.stands == "whole"
    assert kept is not None
    (entry,) = all_entries()
    assert (entry.kept.where, entry.deal.seed) == ("imported", 3)
    found = entry.match()
    assert found is not None
    assert found.to_text() == match.to_text()


def test_nothing_goes_out_twice_and_nothing_is_written_over() -> None:
    put(finished_match("catte", 3), 1)
    put(finished_match("catte", 3, hints=2), 2)
    first, second = all_entries()
    paths = [exchange.put_out(one) for one in (first, second, first)]
    assert paths[0] == paths[2] != paths[1]
    assert len(list(exchange.folder().iterdir())) == 2


def test_nothing_is_kept_twice(tmp_path: Path) -> None:
    path = put(finished_match("towai", 3), 1)
    assert exchange.bring_in(path)[1] == path
    other = tmp_path / "other.match"
    other.write_text(finished_match("towai", 4).to_text(), encoding="utf-8", newline="\n")
    assert exchange.bring_in(other)[1] == exchange.bring_in(other)[1]
    assert len(library.imported()) == 1


def test_what_lies_in_the_folder_waits_until_it_is_kept() -> None:
    library_of(1)
    exchange.put_out(all_entries()[0])
    assert exchange.waiting() == [], "our own is kept already"
    theirs = exchange.folder() / "from a friend.match"
    theirs.write_text(finished_match("meows", 8).to_text(), encoding="utf-8", newline="\n")
    (exchange.folder() / "notes.txt").write_text("hello", encoding="utf-8")
    (exchange.folder() / "bad.match").write_text("hello", encoding="utf-8")
    assert exchange.waiting() == [theirs]
    exchange.bring_in(theirs)
    assert exchange.waiting() == []


def test_an_unfinished_game_from_elsewhere_waits_to_be_continued(tmp_path: Path) -> None:
    match = finished_match("catte", 3)
    match.undo(5)
    file = tmp_path / "half.match"
    file.write_text(match.to_text(), encoding="utf-8", newline="\n")
    exchange.bring_in(file)
    waits = saves.waiting("catte")
    assert waits
    assert waits.match.to_text() == match.to_text()


@pytest.mark.parametrize("raw", [b"", b"hello", b"\xff\xfe\x00", b"cardtable match 9\n", b"\0" * 9])
def test_what_is_no_game_is_not_kept(raw: bytes, tmp_path: Path) -> None:
    file = tmp_path / "x.match"
    file.write_bytes(raw)
    reading, kept = exchange.bring_in(file)
    assert kept is None
    assert reading.match is None
    assert library.everything() == []
