"""A match on disk grows move by move and comes back as it was."""

import pytest

from cardtable import library, saves
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
        save.note()
    found = saves.waiting(name)
    assert found
    assert not found.cut
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
    save.note()
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
    save.note()
    found = saves.waiting("catte")
    assert found
    assert found.match.to_text() == match.to_text()


def test_a_broken_file_is_set_aside_for_the_next_match_and_nothing_waits() -> None:
    path = library.folder() / "towai.match"
    path.parent.mkdir(parents=True)
    path.write_text("no match\n", encoding="utf-8")
    assert saves.waiting("towai") is None
    assert path.exists(), "asking changes nothing"
    saves.Save(match_of("towai", 2))
    (kept,) = library.aside()
    assert (kept.game, kept.name) == ("towai", "broken")
    assert kept.path.read_text(encoding="utf-8") == "no match\n"


def test_a_match_left_before_its_first_move_waits() -> None:
    match = match_of("towai", 0)
    saves.Save(match)
    found = saves.waiting("towai")
    assert found is not None
    assert found.match.to_text() == match.to_text()
    assert found.match.state.piles == match.state.piles


def played_out(game_id: str) -> Match:
    match = match_of(game_id, 0)
    while not match.over:
        match.play(match.legal_moves()[0])
    return match


def test_a_finished_match_waits_until_its_end_has_been_seen_and_is_kept_then() -> None:
    match = played_out("meows")
    save = saves.Save(match)
    waits = saves.waiting("meows")
    assert waits
    assert waits.match.over
    save.finished()
    assert saves.waiting("meows") is None
    (kept,) = library.finished()
    assert kept.game == "meows"
    found = library.read(kept).match
    assert found
    assert found.to_text() == match.to_text()


def test_a_wish_taken_back_shortens_the_file_although_it_showed_nothing() -> None:
    match = match_of("meows", 3)
    save = saves.Save(match)
    match.undo(1)
    assert not match.practice
    save.note()
    found = saves.waiting("meows")
    assert found
    assert len(found.match.turns) == 2
