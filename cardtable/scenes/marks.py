"""The marks of a match: that it is practice, that its players may look back."""

from __future__ import annotations

from collections.abc import Sequence

import pygame

from cardtable.match import Match
from cardtable.media.lettering import width
from cardtable.media.words import words
from cardtable.rules.remembered import memory_chosen
from cardtable.scenes.scene import Stage
from cardtable.widgets import cut
from cardtable.widgets.writing import write


def of(match: Match) -> list[str]:
    """What is to be said of a match wherever its result is: each mark in words."""
    marks = []
    if match.practice:  # somebody took back a move that had shown a card
        marks.append(words("table.practice"))
    if memory_chosen(match.game):
        marks.append(words("table.open_memory"))
    return marks


def hints_used(match: Match) -> list[str]:
    """How many hints its result was reached with, in words; nothing if there were none."""
    return [words("hints.used", count=match.hints)] if match.hints else []


def boxes(stage: Stage, marks: Sequence[str]) -> list[pygame.Rect]:
    """Where they hang: side by side below the buttons at the top left."""
    px = stage.text_px(14)
    left, found = stage.px(20), []
    for mark in marks:
        wide = width(mark, "strong", px) + stage.px(22)
        found.append(pygame.Rect(left, stage.px(67), wide, round(px * 1.55)))
        left += wide + stage.px(6)
    return found


def draw(surface: pygame.Surface, stage: Stage, match: Match) -> None:
    """Draw them, over the surroundings."""
    marks = of(match)
    _draw(surface, stage, marks, boxes(stage, marks))


def draw_on(surface: pygame.Surface, stage: Stage, match: Match, panel: pygame.Rect) -> None:
    """Draw them on the upper edge of the panel that tells a result, at its right."""
    marks = [*of(match), *hints_used(match)]
    found = boxes(stage, marks)
    if found:
        across = panel.right - stage.px(40) - found[-1].right
        down = panel.top - found[0].centery + stage.px(4)
        _draw(surface, stage, marks, [box.move(across, max(down, -found[0].top)) for box in found])


def _draw(
    surface: pygame.Surface, stage: Stage, marks: Sequence[str], found: Sequence[pygame.Rect]
) -> None:
    for mark, box in zip(marks, found, strict=True):
        cut.panel(surface, box, box.height // 2, cut.CANDLE, stage.unit * 3)
        write(surface, mark, "strong", stage.text_px(14), box.center, cut.INK, "cm")
