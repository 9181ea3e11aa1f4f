"""Files on the real disk: no link is followed, nothing but plain files is read, and in bounds."""

from __future__ import annotations

import os
import subprocess
import sys
import time
from datetime import datetime, timedelta
from pathlib import Path
from threading import Event

import pytest

from cardtable.storage import backups
from cardtable.storage import disk as layer
from cardtable.storage.files import (
    PREVIOUS,
    Growing,
    dated,
    names_in,
    read_plain,
    tidy,
    write_whole,
)
from cardtable.storage.lock import FolderLock

UNIX = pytest.mark.skipif(sys.platform == "win32", reason="Windows has no such files")
CODE = """
import sys, time
from pathlib import Path
from cardtable.storage.lock import FolderLock
print(FolderLock(Path(sys.argv[1])).take(), flush=True)
time.sleep(60)
"""


def test_a_file_is_replaced_and_the_version_before_is_kept(tmp_path: Path) -> None:
    path = tmp_path / "new" / "folder" / "file"
    for data in (b"one", b"two", b"three"):
        assert write_whole(path, data, previous=True)
    assert path.read_bytes() == b"three"
    assert path.with_name(path.name + PREVIOUS).read_bytes() == b"two"
    assert names_in(path.parent) == ["file", "file" + PREVIOUS], "and nothing else is left"


@UNIX
def test_links_are_not_written_through(tmp_path: Path) -> None:
    other = tmp_path / "other"
    other.write_bytes(b"theirs")
    path = tmp_path / "file"
    for name in ("file", "file.new", f".file.{os.getpid()}-0.new", "file.previous"):
        (tmp_path / name).unlink(missing_ok=True)
        (tmp_path / name).symlink_to(other)
    assert write_whole(path, b"ours", previous=True)
    assert other.read_bytes() == b"theirs"
    assert not path.is_symlink()
    assert path.read_bytes() == b"ours"
    growing = Growing(path)
    assert growing.begin(b"1\n")
    path.unlink()
    path.symlink_to(other)
    assert not growing.add(b"2\n")
    assert other.read_bytes() == b"theirs"


def test_what_is_taken_away_or_changed_is_not_added_to(tmp_path: Path) -> None:
    path = tmp_path / "file"
    growing = Growing(path)
    assert growing.begin(b"1\n")
    assert growing.add(b"2\n")
    assert growing.safe(5)
    assert path.read_bytes() == b"1\n2\n"
    path.unlink()
    assert not growing.add(b"3\n")
    assert not path.exists(), "no file without a beginning"
    assert growing.begin(b"1\n2\n3\n")
    path.write_bytes(b"somebody else's")
    assert not growing.add(b"4\n")
    assert path.read_bytes() == b"somebody else's"


@UNIX
@pytest.mark.skipif(not hasattr(os, "link"), reason="there are no hard links")
def test_a_file_of_two_names_is_not_added_to(tmp_path: Path) -> None:
    growing = Growing(tmp_path / "file")
    assert growing.begin(b"1\n")
    os.link(tmp_path / "file", tmp_path / "elsewhere")
    assert not growing.add(b"2\n")
    assert (tmp_path / "elsewhere").read_bytes() == b"1\n"


@UNIX
def test_pipes_and_devices_are_refused_at_once(tmp_path: Path) -> None:
    if sys.platform != "win32":
        os.mkfifo(tmp_path / "pipe")
    (tmp_path / "zero").symlink_to("/dev/zero")
    for name in ("pipe", "zero"):
        began = time.monotonic()
        with pytest.raises(OSError, match="not a plain file"):
            read_plain(tmp_path / name, 1000)
        assert time.monotonic() - began < 2


def test_a_file_too_large_is_refused_by_its_size(tmp_path: Path) -> None:
    path = tmp_path / "file"
    with path.open("wb") as file:
        file.truncate(1 << 33)  # takes no room, and would fill the memory
    with pytest.raises(OSError, match="larger than 1000 bytes"):
        read_plain(path, 1000)
    path.write_bytes(b"x" * 1000)
    assert len(read_plain(path, 1000)) == 1000


def test_a_slow_disk_is_waited_for_and_a_dead_one_is_not(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    class Slow(layer.Disk):
        def sync(self, handle: int) -> None:
            assert gate.wait(20)

    gate = Event()
    growing = Growing(tmp_path / "file")
    assert growing.begin(b"1\n")
    monkeypatch.setattr(layer, "disk", Slow())
    assert growing.add(b"2\n")
    assert not growing.safe(0.0), "on its way"
    gate.set()
    assert growing.safe(20.0)
    assert growing.whole
    gate.clear()
    assert growing.add(b"3\n")
    assert not growing.safe(0.0)
    monkeypatch.setattr("cardtable.storage.files.PATIENCE", 0.0)
    assert growing.safe(0.0), "nobody waits for it any more"
    assert not growing.whole
    assert not growing.begin(b"anew"), "nor writes to it"
    gate.set()
    while not growing.begin(b"anew"):
        time.sleep(0.01)
    assert growing.whole


def test_what_a_killed_program_left_half_written_is_taken_away(tmp_path: Path) -> None:
    (tmp_path / ".settings.json.123-4.new").write_bytes(b"{")
    (tmp_path / "own.new").write_bytes(b"the player's")
    assert tidy(tmp_path) == [".settings.json.123-4.new"]
    assert names_in(tmp_path) == ["own.new"]


def test_names_of_one_second_differ(tmp_path: Path) -> None:
    now = datetime(2026, 1, 2, 3, 4, 5)
    first = dated(tmp_path, " a.match", now)
    assert first.name == "20260102-030405 a.match"
    first.touch()
    assert dated(tmp_path, " a.match", now).name == "20260102-030405-2 a.match"


# One program at a time


def test_a_second_program_is_told_and_a_killed_one_is_no_obstacle(tmp_path: Path) -> None:
    with subprocess.Popen(
        [sys.executable, "-c", CODE, str(tmp_path)], stdout=subprocess.PIPE, text=True
    ) as other:
        assert other.stdout
        assert other.stdout.readline() == "True\n"
        lock = FolderLock(tmp_path)
        assert not lock.take()
        other.kill()
        other.wait()
        assert lock.take()
    assert not FolderLock(tmp_path).take()
    lock.let_go()
    assert FolderLock(tmp_path).take()


def test_where_nothing_can_be_locked_nobody_is_in_the_way(tmp_path: Path) -> None:
    (tmp_path / "file").write_bytes(b"")
    assert FolderLock(tmp_path / "file").take()


# Backups


def test_a_backup_holds_everything_and_is_made_when_something_has_changed(tmp_path: Path) -> None:
    assert backups.back_up(tmp_path) is None, "there is nothing yet"
    write_whole(tmp_path / "settings.json", b"{}")
    write_whole(tmp_path / "matches" / "finished" / "one.match", b"moves")
    write_whole(tmp_path / "cache" / "picture", b"can be made again")
    first = backups.back_up(tmp_path, datetime(2026, 1, 1))
    assert first
    assert backups._holds(first) is not None
    assert set(backups._holds(first) or ()) == {"settings.json", "matches/finished/one.match"}
    assert backups.back_up(tmp_path, datetime(2026, 1, 2)) == first
    write_whole(tmp_path / "settings.json", b"{ }")
    assert backups.back_up(tmp_path, datetime(2026, 1, 3)) != first


@pytest.mark.unhurried
def test_backups_are_thinned_to_a_few_starts_days_and_weeks() -> None:
    now = datetime(2026, 6, 1)
    names: list[str] = []
    for hour in range(0, 24 * 200, 3):
        names.append(f"{now + timedelta(hours=hour):%Y%m%d-%H%M%S}.zip")
        names = [name for name in names if name in backups.left(names)]
    ages = [(now + timedelta(days=200) - datetime.strptime(n[:8], "%Y%m%d")).days for n in names]
    assert len(names) <= 20
    assert sum(age <= 1 for age in ages) >= 5
    assert sum(age <= 7 for age in ages) >= 11
    assert max(ages) > 45
