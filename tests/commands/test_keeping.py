"""check, import and export, and what the program says when it has nowhere to keep things."""

from __future__ import annotations

import json
import sys
import zipfile
from pathlib import Path

import pytest

from cardtable import library, saves, settings
from cardtable.__main__ import main
from cardtable.opening import DataFolder
from cardtable.storage.lock import FolderLock
from tests.commands.test_rules_commands import complaint
from tests.test_saves import match_of, played_out

Said = pytest.CaptureFixture[str]


def checked(capsys: Said) -> tuple[int, dict[str, str], str]:
    """Exit code, the state of each file, and the backup."""
    code = main(["check", "--json"])
    found = json.loads(capsys.readouterr().out)
    return code, {each["file"]: each["state"] for each in found["files"]}, found["backup"]


def test_where_all_is_well_check_says_so_and_changes_nothing(capsys: Said) -> None:
    saves.Save(match_of("catte", 5)).close()
    settings.Settings().save()
    before = saves.path_of("catte").read_bytes()
    code, states, backup = checked(capsys)
    assert code == 0
    assert states == {"settings.json": "well", "catte.match": "well"}
    with zipfile.ZipFile(backup) as archive:
        assert archive.read("matches/catte.match") == before
    assert saves.path_of("catte").read_bytes() == before
    assert main(["check"]) == 0
    assert "well    catte.match" in capsys.readouterr().out


def test_what_is_damaged_is_mended_after_a_backup_and_kept(own_folder: Path, capsys: Said) -> None:
    match = match_of("catte", 9)
    saves.Save(match).close()
    broken = match.to_text().encode() + b"\xff\n2: nonsense\n"
    saves.path_of("catte").write_bytes(broken)
    (own_folder / "settings.json").write_text('{"speed": 7, "music": 0.25}', encoding="utf-8")
    (own_folder / "matches" / ".catte.match.1-1.new").write_bytes(b"card")
    code, states, backup = checked(capsys)
    assert code == 1
    assert states["catte.match"] == states["settings.json"] == "mended"
    with zipfile.ZipFile(backup) as archive:
        assert archive.read("matches/catte.match") == broken
    waits = saves.waiting("catte")
    assert waits
    assert not waits.cut
    assert waits.match.to_text() == match.to_text()
    assert [kept.path.read_bytes() for kept in library.aside()] == [broken]
    assert settings.load().music == 0.25
    assert len(list(own_folder.glob("* settings broken.json"))) == 1
    assert not (own_folder / "matches" / ".catte.match.1-1.new").exists()
    assert checked(capsys)[0] == 0, "a second look finds nothing"


def test_what_cannot_be_read_is_kept_and_said(capsys: Said) -> None:
    saves.Save(match_of("towai", 2)).close()
    saves.path_of("towai").write_bytes(b"\0" * 100)
    code, states, _ = checked(capsys)
    assert code == 3
    assert states["towai.match"] == "lost"
    assert [kept.path.read_bytes() for kept in library.aside()] == [b"\0" * 100]


def test_nothing_is_checked_while_the_table_is_open(own_folder: Path, capsys: Said) -> None:
    lock = FolderLock(own_folder)
    assert lock.take()
    assert "the table is open" in complaint(["check"], capsys)
    lock.let_go()


def test_a_match_goes_out_and_comes_in_again(tmp_path: Path, capsys: Said) -> None:
    match = match_of("meows", 12)
    saves.Save(match).close()
    out = tmp_path / "out.match"
    assert main(["export", "meows", str(out)]) == 0
    assert out.read_text(encoding="utf-8") == match.to_text()
    assert "is there already" in complaint(["export", "meows", str(out)], capsys)
    saves.path_of("meows").unlink()
    out.write_text(match.to_text() + "0: nonsense\n", encoding="utf-8")
    assert main(["import", str(out)]) == 0
    assert "up to move 12" in capsys.readouterr().out
    waits = saves.waiting("meows")
    assert waits
    assert waits.match.to_text() == match.to_text()


def test_a_finished_match_comes_among_those_brought_in(tmp_path: Path, capsys: Said) -> None:
    match = played_out("catte")
    file = tmp_path / "played.match"
    file.write_text(match.to_text(), encoding="utf-8")
    assert main(["import", str(file)]) == 0
    (kept,) = library.imported()
    again = tmp_path / "again.match"
    assert main(["export", kept.path.name, str(again)]) == 0
    assert again.read_text(encoding="utf-8") == match.to_text()
    assert saves.waiting("catte") is None


def test_what_is_no_match_is_not_taken_in(tmp_path: Path, capsys: Said) -> None:
    file = tmp_path / "x"
    file.write_bytes(b"\x1b[2J")
    assert "it should begin with" in complaint(["import", str(file)], capsys)
    assert "no match of towai waits" in complaint(["export", "towai", str(file)], capsys)
    assert "there is no match" in complaint(["export", "chess", str(file)], capsys)


def test_a_terminal_is_not_steered_by_a_file_or_its_name(tmp_path: Path, capsys: Said) -> None:
    windows = sys.platform == "win32"  # whose names have no such letters
    file = tmp_path / ("bad.match" if windows else "bad\x1b[2J.match")
    text = match_of("catte", 3).to_text()
    file.write_text(text.replace("0 normal s0", "0 normal \x1b[31ms0\x07"), encoding="utf-8")
    assert main(["replay", str(file)]) == 0
    told = capsys.readouterr().out
    assert "[31ms0" in told
    assert not [char for char in told if char != "\n" and not char.isprintable()]
    file.write_text("nonsense\x1b[2J", encoding="utf-8")
    for words in (["replay", str(file)], ["import", str(file)], ["--replay", str(file)]):
        said = complaint(words, capsys).rstrip("\n")
        assert said.isprintable()


def test_without_a_home_or_with_somebody_elses_it_is_said_in_one_line(
    monkeypatch: pytest.MonkeyPatch, capsys: Said
) -> None:
    if sys.platform != "win32":  # where everybody's home would lie beside one's own
        said = complaint(["--data", "~nobody-of-this-name", "where"], capsys)
        assert "there is no such home folder" in said

    with monkeypatch.context() as patch:
        patch.delenv("CARDTABLE_DATA")
        patch.setenv("HOME", "")
        assert "--data DIR" in complaint(["where"], capsys)

    def nowhere() -> Path:
        raise RuntimeError("Could not determine home directory.")

    monkeypatch.delenv("CARDTABLE_DATA")
    monkeypatch.setattr(Path, "home", nowhere)
    assert "--data DIR" in complaint(["where"], capsys)


def test_a_guest_has_a_place_apart(own_folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    first, second = DataFolder(), DataFolder()
    assert first.ours
    assert not second.ours
    monkeypatch.setenv("CARDTABLE_DATA", str(own_folder))  # put back when the test is over
    assert second.become_guest()
    assert second.ours
    assert settings.data_folder() == own_folder / "guests" / "2"
    saves.Save(match_of("catte", 2)).close()
    assert not (own_folder / "matches").exists()
    first.lock.let_go()
    second.lock.let_go()
