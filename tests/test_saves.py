"""A match on disk grows move by move and comes back as it was."""

from pathlib import Path

import pytest

from cardtable import saves
from cardtable.games import GAMES
from cardtable.match import Match
from cardtable.seats import Seat


def match_of(name: str, moves: int) -> Match:
    game = GAMES[name]()
    match = Match(game, 5, tuple(Seat("normal", f"s{n}") for n in range(game.seats)))
    for _ in range(moves):
        match.play(match.legal_moves()[0])
    return match


@pytest.mark.parametrize("name", GAMES)
def test_continue_brings_back_the_same_table(name: str) -> None:
    match = match_of(name, 0)
    save = saves.Save(match)
    for _ in range(7):
        match.play(match.legal_moves()[-1])
        save.note(match)
    found = saves.waiting(name)
    assert found
    assert found.match.to_text() == match.to_text()


def test_a_line_torn_by_a_power_cut_costs_one_move_only() -> None:
    match = match_of("meows", 6)
    path = saves.Save(match).path
    path.write_text(match.to_text()[:-4], encoding="utf-8")
    found = saves.waiting("meows")
    assert found
    assert len(found.match.turns) == 5


def test_a_save_with_windows_line_ends_is_continued_and_grows_on() -> None:
    """Whoever opened it in an editor there, or began it with 0.1.0, loses nothing."""
    match = match_of("towai", 6)
    save = saves.Save(match)
    save.path.write_bytes(match.to_text().replace("\n", "\r\n").encode())
    match.play(match.legal_moves()[0])
    save.note(match)
    found = saves.waiting("towai")
    assert found
    assert found.match.to_text() == match.to_text()


def test_a_save_is_the_same_bytes_on_every_system() -> None:
    match = match_of("catte", 3)
    assert saves.Save(match).path.read_bytes() == match.to_text().encode()


def test_undo_shortens_the_file_and_marks_practice() -> None:
    match = match_of("catte", 6)
    save = saves.Save(match)
    match.undo(3)
    save.note(match)
    found = saves.waiting("catte")
    assert found
    assert found.match.to_text() == match.to_text()


def test_a_broken_file_is_set_aside_and_nothing_waits() -> None:
    path = saves.folder() / "towai.match"
    path.parent.mkdir(parents=True)
    path.write_text("no match\n", encoding="utf-8")
    assert saves.waiting("towai") is None
    assert not path.exists()
    assert path.with_suffix(".broken").exists()


def test_a_match_left_before_its_first_move_waits() -> None:
    match = match_of("towai", 0)
    saves.Save(match)
    found = saves.waiting("towai")
    assert found is not None
    assert found.match.to_text() == match.to_text()
    assert found.match.state.piles == match.state.piles


def test_a_finished_match_does_not_wait(own_folder: Path) -> None:
    save = saves.Save(match_of("meows", 3))
    save.finished()
    assert saves.waiting("meows") is None


def test_a_wish_taken_back_shortens_the_file_although_it_showed_nothing() -> None:
    match = match_of("meows", 3)
    save = saves.Save(match)
    match.undo(1)
    assert not match.practice
    save.note(match)
    found = saves.waiting("meows")
    assert found
    assert len(found.match.turns) == 2


def test_a_match_whose_end_is_on_disk_does_not_wait() -> None:
    game = GAMES["familiar"]()
    match = Match(game, 5, tuple(Seat("normal", f"s{n}") for n in range(game.seats)))
    while not match.over:
        match.play(match.legal_moves()[0])
    path = saves.Save(match).path
    assert path.read_text(encoding="utf-8") == match.to_text()
    assert saves.waiting("familiar") is None
