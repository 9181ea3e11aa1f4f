"""Memory that is free goes back to the system when the table has come to rest."""

from __future__ import annotations

import subprocess
import sys

import pytest

from cardtable.media.room import Room

# So many small pictures that only one in ten of is kept: what the others took lies in gaps.
GAPS = """
import pygame
from cardtable.commands.bench_screen import rss_mb
from cardtable.media.room import Room

room = Room()
pictures = [pygame.Surface((100, 100)) for _ in range(2000)]
for picture in pictures:
    picture.fill((1, 2, 3))
kept = pictures[::10]
before = rss_mb()
del pictures, picture
room.watch(0.0, busy=True)
room.watch(10.0, busy=False)
print(before - rss_mb())
"""


class Heard(Room):
    """Counts how often room is given back."""

    def __init__(self) -> None:
        super().__init__()
        self.times = 0

    def give_back(self) -> None:
        self.times += 1


def after(*frames: tuple[float, bool]) -> int:
    room = Heard()
    for now, busy in frames:
        room.watch(now, busy=busy)
    return room.times


def test_room_is_given_back_once_the_table_has_come_to_rest() -> None:
    assert after((100.0, True), (110.0, True)) == 0, "no frame that moves waits for it"
    assert after((100.0, True), (110.0, True), (110.1, False)) == 1
    assert after((100.0, True), (110.0, False), (200.0, False), (300.0, False)) == 1


def test_room_is_not_given_back_at_every_pause() -> None:
    pauses = [(100.0, True), (110.0, False), (110.1, True), (110.2, False)]
    assert after(*pauses) == 1
    assert after(*pauses, (116.0, False)) == 2, "but in the end it is"


def test_a_table_that_never_rests_gives_room_back_now_and_then() -> None:
    assert after(*[(float(second), True) for second in range(1, 50)]) == 2


@pytest.mark.skipif(sys.platform != "linux", reason="elsewhere the system sees to it")
def test_gaps_between_small_pictures_go_back_to_the_system() -> None:
    done = subprocess.run(
        [sys.executable, "-c", GAPS], check=True, capture_output=True, text=True, timeout=60
    )
    assert float(done.stdout.split()[-1]) > 40, "of 72 MB that nobody uses any more"
