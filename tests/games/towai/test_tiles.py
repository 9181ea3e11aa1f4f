"""Day or night: what is written on the two tiles can be read."""

from __future__ import annotations

import pytest

from cardtable.games.towai.tiles import HourTile
from tests.lessons.test_at_the_table import LARGEST, come_to
from tests.table.hand import Hand


@pytest.mark.slow
@pytest.mark.parametrize("language", ["en", "ja"])
@pytest.mark.parametrize("step", ["set", "clear"])
@pytest.mark.parametrize("size", [LARGEST, ((1280, 800), 1.0)])
def test_why_there_is_no_day_goes_into_its_tile(
    hand: Hand, step: str, language: str, size: tuple[tuple[int, int], float]
) -> None:
    hand.come_home(size[0], text_size=size[1], language=language, closer_look_told=True)
    lesson = hand.learn("towai")
    come_to(hand, step)
    tiles = [one for one in lesson.widgets if isinstance(one, HourTile)]
    assert len(tiles) == 2
    assert any(tile.answer.refused for tile in tiles) == (step == "clear")
    for tile in tiles:
        assert tile.text(tile.place).high <= tile.place.height
