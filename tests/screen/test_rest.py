"""What is shown stays: a screen at rest asks for no picture a second time."""

from __future__ import annotations

import pytest

from cardtable.app import picture_of, stage_without_window
from cardtable.scenes.home import Home
from cardtable.settings import Settings


@pytest.mark.slow
@pytest.mark.parametrize("size", [(960, 600), (1280, 800), (1920, 1080)])
def test_the_shelf_at_rest_keeps_all_its_pictures(size: tuple[int, int]) -> None:
    stage = stage_without_window(size, Settings(language="en"), pictures="thread")
    stage.pictures.room_for(size)
    stage.push(Home(stage), fade=False)
    for _ in range(6):
        stage.update(0.1)
        picture_of(stage)
        stage.pictures.finish()
    stage.update(0.1)
    picture_of(stage)
    assert stage.pictures.waiting() == 0
