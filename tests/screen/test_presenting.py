"""What is shown of a window: the parts that were painted."""

from __future__ import annotations

from collections.abc import Iterator

import pygame
import pytest

from cardtable.media import presenting
from cardtable.media.presenting import Presenter


@pytest.fixture
def window() -> Iterator[pygame.Window]:
    pygame.display.init()
    window = pygame.Window("parts", (320, 200))
    yield window
    window.destroy()


def test_sdl_is_found_and_shows_parts(window: pygame.Window) -> None:
    show = presenting.way_to_show_parts(window)
    assert show is not None
    window.get_surface()
    assert show([pygame.Rect(0, 0, 10, 10), pygame.Rect(300, 190, 20, 10)])


def test_parts_beyond_the_window_are_left_out(window: pygame.Window) -> None:
    Presenter(window).show([pygame.Rect(-50, -50, 60, 60), pygame.Rect(310, 190, 500, 500)])


def test_where_sdl_cannot_be_asked_the_whole_window_is_shown(
    window: pygame.Window, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(presenting, "LIBRARY", "no such library")
    assert presenting.way_to_show_parts(window) is None
    Presenter(window).show([pygame.Rect(0, 0, 10, 10)])
