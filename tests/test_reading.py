"""One reader: whatever a file holds, as much of it as is good is offered, and nothing hangs."""

from __future__ import annotations

import os
import sys
import time
from pathlib import Path

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from cardtable import library, saves, settings
from cardtable.games import GAMES
from cardtable.match import Match
from cardtable.reading import read_file, read_text
from cardtable.seats import LONGEST_NAME, Seat, called
from tests.test_saves import match_of

UNIX = pytest.mark.skipif(sys.platform == "win32", reason="Windows has no such files")


def spoilt(text: str, line: int) -> bytes:
    """A match with one bad byte in this line."""
    lines = text.encode().split(b"\n")
    lines[line] = b"\xff" + lines[line][1:]
    return b"\n".join(lines)


@pytest.mark.parametrize("game", GAMES)
def test_a_match_with_one_bad_byte_is_offered_up_to_it_and_kept_whole(game: str) -> None:
    match = match_of(game, 9)
    path = saves.Save(match).path
    raw = spoilt(match.to_text(), -3)
    path.write_bytes(raw)
    waits = saves.waiting(game)
    assert waits
    assert waits.cut
    assert len(waits.match.turns) == 7
    assert path.read_bytes() == raw, "asking changes nothing"
    save = saves.Save(waits.match)
    (kept,) = library.aside()
    assert (kept.name, kept.path.read_bytes()) == ("broken", raw)
    assert save.path.read_text(encoding="utf-8") == waits.match.to_text()
    path.write_bytes(spoilt(match.to_text(), -4))
    again = saves.waiting(game)
    assert again
    saves.Save(again.match)
    assert len(library.aside()) == 2, "and the second one does not replace the first"


def test_a_newer_match_is_kept_for_a_newer_program() -> None:
    match = match_of("catte", 3)
    path = saves.Save(match).path
    newer = match.to_text().replace("match 1", "match 2", 1)
    path.write_text(newer, encoding="utf-8")
    assert read_file(path).stands == "newer"
    assert saves.waiting("catte") is None
    saves.Save(match_of("catte", 1))
    (kept,) = library.aside()
    assert kept.name == "newer"
    assert kept.path.read_text(encoding="utf-8") == newer


def test_a_match_begun_from_outside_leaves_the_one_that_waits_for_later() -> None:
    waited = match_of("meows", 20)
    saves.Save(waited).close()
    saves.put_aside("meows")
    new = Match(waited.game, 99, waited.seats)
    save = saves.Save(new)
    while not new.over:
        new.play(new.legal_moves()[0])
    save.note()
    save.finished()
    back = saves.waiting("meows")
    assert back
    assert back.match.to_text() == waited.to_text()
    saves.Save(back.match)
    assert not library.aside(), "it is under way again"
    assert len(library.finished()) == 1


def test_a_heading_that_is_lost_comes_from_the_version_before() -> None:
    match = match_of("catte", 6)
    save = saves.Save(match)
    match.undo(2)
    save.note()
    save.path.write_bytes(b"\0" * 200)
    waits = saves.waiting("catte")
    assert waits
    assert len(waits.match.turns) == 6


@UNIX
@pytest.mark.parametrize("what", ["pipe", "device"])
def test_a_pipe_or_device_in_place_of_a_file_is_passed_over(own_folder: Path, what: str) -> None:
    library.folder().mkdir(parents=True)
    for path in (saves.path_of("towai"), own_folder / "settings.json"):
        if what == "pipe":
            if sys.platform != "win32":
                os.mkfifo(path)
        else:
            path.symlink_to("/dev/zero")
    began = time.monotonic()
    assert saves.waiting("towai") is None
    assert settings.load() == settings.Settings()
    settings.Settings(music=0.3).save()
    assert settings.load().music == 0.3
    match = match_of("towai", 3)
    assert saves.Save(match).whole
    waits = saves.waiting("towai")
    assert waits
    assert waits.match.to_text() == match.to_text()
    assert time.monotonic() - began < 5


@UNIX
def test_a_file_replaced_by_a_link_while_playing_is_written_whole_again(tmp_path: Path) -> None:
    other = tmp_path / "other"
    other.write_bytes(b"theirs")
    match = match_of("catte", 3)
    save = saves.Save(match)
    save.path.unlink()
    save.path.symlink_to(other)
    match.play(match.legal_moves()[0])
    assert save.note()
    assert other.read_bytes() == b"theirs"
    assert not save.path.is_symlink()
    assert save.path.read_text(encoding="utf-8") == match.to_text()


def test_a_file_deleted_while_playing_is_written_whole_again() -> None:
    match = match_of("catte", 3)
    save = saves.Save(match)
    save.path.unlink()
    match.play(match.legal_moves()[0])
    assert save.note()
    assert save.path.read_text(encoding="utf-8") == match.to_text()


def test_a_file_of_50_megabytes_is_not_read() -> None:
    path = saves.Save(match_of("catte", 1)).path
    path.write_bytes(b"cardtable match 1\n" + b"x" * 50_000_000)
    assert read_file(path).stands == "unreadable"
    assert saves.waiting("catte") is None


def test_kept_matches_are_listed_and_can_be_called_something() -> None:
    match = match_of("familiar", 0)
    while not match.over:
        match.play(match.legal_moves()[0])
    saves.Save(match).finished()
    (kept,) = library.finished()
    named = library.rename(kept, " Rainy/evening \x1b[31m№1 ")
    assert named.name == "Rainyevening [31m№1"
    assert library.finished() == [named]
    assert named.when == kept.when
    assert library.read(named).match


# Names


@pytest.mark.parametrize(
    ("text", "name"),
    [
        ("Aki", "Aki"),
        ("  Aki \t Mori\n", "Aki Mori"),
        ("A\0k\x1b[31mi", "Ak[31mi"),
        ("\ud800Aki\udfff", "Aki"),
        ("\u200f\u202eAki\u2066", "Aki"),
        ("\ufe0f", ""),
        ("\u0301\U000e0100", ""),
        ("葛\U000e0100城", "葛\U000e0100城"),
        ("e" + "\u0301" * 1000, "e" + "\u0301" * 4),
        ("ᅠㅤ", ""),
        ("あ" * 3000, "あ" * LONGEST_NAME),
    ],
)
def test_a_name_is_what_can_be_seen_of_it(text: str, name: str) -> None:
    assert called(text) == name
    assert called(name) == name


@example("0\U000e0100")
@given(st.text(alphabet=st.characters(), max_size=200))
def test_any_name_can_be_drawn_and_is_called_the_same_again(text: str) -> None:
    import pygame

    from cardtable.media.lettering import line

    name = called(text)
    assert called(name) == name
    name.encode()
    if name:
        pygame.font.init()
        assert line(name, "strong", 20, (0, 0, 0)).get_width() > 0


def test_names_in_a_match_are_bounded() -> None:
    match = match_of("catte", 2)
    text = match.to_text().replace("seat 0 normal s0", "seat 0 person \0\u200f" + "長" * 900)
    found = read_text(text).match
    assert found
    assert found.seats[0] == Seat("person", "長" * LONGEST_NAME)


# Settings


NONSENSE = [
    "[" * 100_000,
    '{"seats": 7}',
    '{"seats": {"meows": {"count": 3.0, "seats": [], "options": {}}}}',
    '{"seats": {"meows": {"count": 3, "seats": 9, "options": {}}}}',
    '{"window_size": [true, true], "window_position": [1e400, 2]}',
    '{"text_size": true, "effects": NaN, "music": true}',
    '{"window_size": [1000000000, 1000000000]}',
    '{"speed": ["fast"], "player_name": "\\ud800\\u0000\\ufe0f"}',
    '{"effects": ' + "9" * 5000 + "}",
]


@pytest.mark.parametrize("text", NONSENSE, ids=range(len(NONSENSE)))
def test_settings_of_nonsense_are_as_new(own_folder: Path, text: str) -> None:
    from cardtable.scenes.arrangement import Arrangement

    own_folder.mkdir()
    (own_folder / "settings.json").write_text(text, encoding="utf-8")
    found = settings.load()
    assert found == settings.Settings()
    assert Arrangement("meows", found).match()


def test_the_schema_speaks_of_every_choice_that_is_kept() -> None:
    of_this_run = {"times", "looking_on", "speaks"}
    assert set(settings.SCHEMA) == set(vars(settings.Settings())) - of_this_run


def test_a_choice_is_its_own_sound_value() -> None:
    whole = settings.Settings(window_position=(-100, 40))
    for name, check in settings.SCHEMA.items():
        assert check(getattr(whole, name)) == getattr(whole, name)


def test_settings_that_cannot_be_read_come_from_the_version_before(own_folder: Path) -> None:
    settings.Settings(music=0.2).save()
    settings.Settings(music=0.3).save()
    (own_folder / "settings.json").write_bytes(b"")
    assert settings.load().music == 0.2


def test_who_looks_on_changes_nothing(own_folder: Path) -> None:
    settings.Settings(looking_on=True).save()
    assert not own_folder.exists()
