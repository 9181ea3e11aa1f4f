"""What lies in the cache may be anything: nothing hangs, fills the memory or is written through."""

from __future__ import annotations

import os
import sys
import zlib
from pathlib import Path

import pygame
import pytest

from cardtable.media.shelf import Shelf

NAME = "abcdef"
UNIX = pytest.mark.skipif(sys.platform == "win32", reason="Windows has no such files")


def picture() -> pygame.Surface:
    made = pygame.Surface((30, 20), pygame.SRCALPHA)
    made.fill((200, 40, 10, 255))
    return made


@UNIX
@pytest.mark.parametrize("what", ["pipe", "device"])
def test_a_pipe_or_device_in_place_of_a_picture_is_passed_over(tmp_path: Path, what: str) -> None:
    shelf = Shelf(tmp_path)
    path = tmp_path / "ab" / "cdef"
    path.parent.mkdir()
    if what == "device":
        path.symlink_to("/dev/zero")
    elif sys.platform != "win32":
        os.mkfifo(path)
    assert shelf.find(NAME, (30, 20)) is None
    assert shelf.keep(NAME, picture())
    found = shelf.find(NAME, (30, 20))
    assert found is not None
    assert tuple(found.get_at((3, 3))) == (200, 40, 10, 255)


@pytest.mark.parametrize(
    "raw", [b"x" * 10_000_000, zlib.compress(bytes(50_000_000)), zlib.compress(b"short"), b""]
)
def test_what_is_too_large_or_no_picture_is_passed_over(tmp_path: Path, raw: bytes) -> None:
    path = tmp_path / "ab" / "cdef"
    path.parent.mkdir()
    path.write_bytes(raw)
    assert Shelf(tmp_path).find(NAME, (30, 20)) is None


@UNIX
def test_a_planted_link_is_not_written_through(tmp_path: Path) -> None:
    other = tmp_path / "other"
    other.write_bytes(b"theirs")
    shelf = Shelf(tmp_path / "cache")
    folder = tmp_path / "cache" / "ab"
    folder.mkdir(parents=True)
    (folder / f"cdef.{os.getpid()}").symlink_to(other)
    shelf.keep(NAME, picture())
    assert shelf.keep(NAME, picture()), "it has been taken away"
    assert other.read_bytes() == b"theirs"
