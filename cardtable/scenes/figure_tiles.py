"""The figures of statistics as tiles: a large number, what it is, and what belongs to it."""

from __future__ import annotations

from dataclasses import dataclass

import pygame

from cardtable.media.canvas import mean
from cardtable.media.words import listed, valued, words
from cardtable.scenes.charts import WON
from cardtable.scenes.scene import Stage
from cardtable.statistics import Figures
from cardtable.widgets import cut
from cardtable.widgets.writing import write

_NOTHING = "–"


@dataclass(frozen=True)
class _Tile:
    number: str
    label: str
    note: str = ""

    @property
    def told(self) -> str:
        """What it says, in words; nothing if there is no number yet."""
        return (
            ""
            if self.number == _NOTHING
            else listed(filter(None, [valued(self.label, self.number), self.note]))
        )


def paint_tiles(surface: pygame.Surface, stage: Stage, box: pygame.Rect, figures: Figures) -> None:
    """Draw them: the share of wins on top, the others in two columns below."""
    px = stage.px
    gap = px(12)
    tiles = _tiles(figures)
    rows = 1 + (len(tiles) + 1) // 2
    high = (box.height - gap * (rows - 1)) // rows
    _paint_share(surface, stage, pygame.Rect(box.left, box.top, box.width, high), figures)
    wide = (box.width - gap) // 2
    for order, tile in enumerate(tiles):
        place = pygame.Rect(box.left, box.top + (1 + order // 2) * (high + gap), wide, high)
        place.left += order % 2 * (wide + gap)
        _paint_tile(surface, stage, place, tile)


def _tiles(figures: Figures) -> list[_Tile]:
    spread = "" if figures.spread is None else _decimal(figures.spread)
    accuracy = figures.accuracy
    reviewed = sum(one.reviewed is not None for one in figures.results)
    return [
        _Tile(
            _NOTHING if figures.average is None else _decimal(figures.average),
            words("statistics.average"),
            words("statistics.spread", spread=spread) if spread else "",
        ),
        _Tile(
            _NOTHING if figures.best is None else str(figures.best).replace("-", "−"),
            words("statistics.best"),
        ),
        _Tile(
            str(figures.streak),
            words("statistics.streak"),
            words("statistics.longest", count=figures.longest) if figures.played else "",
        ),
        _Tile(str(figures.hints), words("statistics.hints")),
        _Tile(
            _NOTHING if accuracy is None else words("statistics.percent", number=round(accuracy)),
            words("statistics.accuracy"),
            words("statistics.reviews", count=reviewed) if reviewed else "",
        ),
        _Tile(
            f"{figures.won} / {figures.played}",
            f"{words('statistics.won')} / {words('statistics.games')}",
        ),
    ]


def spoken(figures: Figures) -> str:
    """The figures in a line that can be read aloud."""
    if not figures.played:
        return words("statistics.none")
    return listed([_told_share(figures), *[tile.told for tile in _tiles(figures) if tile.told]])


def _told_share(figures: Figures) -> str:
    """How much was won, and between what it lies in the long run."""
    if not figures.played:
        return valued(words("statistics.share"), words("statistics.none"))
    low, high = figures.interval
    ends = [words("statistics.percent", number=round(100 * end)) for end in (low, high)]
    share = words("statistics.percent", number=round(100 * figures.rate))
    reach = words("statistics.interval", low=ends[0], high=ends[1])
    return listed([valued(words("statistics.share"), share), reach])


def _decimal(value: float) -> str:
    return f"{value:.1f}".replace("-", "−")


def _paint_tile(surface: pygame.Surface, stage: Stage, box: pygame.Rect, tile: _Tile) -> None:
    px = stage.px
    mean(surface, box, tile.told)
    cut.panel(surface, box, px(16), cut.CARD, px(3), 0.24)
    room = box.width - px(28)
    step = box.height / 3.7
    left, top = box.left + px(16), box.top + step * 0.85
    size = min(stage.type_px("title", 32), round(step * 1.15))
    write(surface, tile.number, "title", size, (left, top), cut.INK, room=room)
    small = min(stage.text_px(15), round(step * 0.62))
    at = (left, top + step * 1.12)
    write(surface, tile.label, "strong", small, at, cut.SOFT_INK, room=room)
    if tile.note:
        at = (left, top + step * 1.95)
        write(surface, tile.note, "text", small, at, cut.SOFT_INK, room=room)


def _paint_share(surface: pygame.Surface, stage: Stage, box: pygame.Rect, figures: Figures) -> None:
    """The share of wins with where it lies in the long run, on a scale from none to all."""
    px = stage.px
    mean(surface, box, _told_share(figures))
    cut.panel(surface, box, px(16), cut.WHITE, px(3), 0.24)
    size = min(stage.type_px("title", 40), round(box.height * 0.42))
    left, middle = box.left + px(18), box.top + round(box.height * 0.36)
    number = words("statistics.percent", number=round(100 * figures.rate))
    shown = number if figures.played else _NOTHING
    place = write(surface, shown, "title", size, (left, middle), cut.INK)
    small = min(stage.text_px(15), round(box.height * 0.17))
    beside = place.right + px(16)
    room = box.right - px(16) - beside
    label = words("statistics.share")
    at = (beside, middle - round(small * 0.6))
    write(surface, label, "strong", small, at, cut.SOFT_INK, room=room)
    if not figures.played:
        return
    low, high = figures.interval
    ends = [words("statistics.percent", number=round(100 * end)) for end in (low, high)]
    text = words("statistics.interval", low=ends[0], high=ends[1])
    write(surface, text, "text", small, (beside, middle + round(small * 0.8)), cut.INK, room=room)
    scale = pygame.Rect(left, 0, box.width - px(36), max(6, px(12)))
    scale.centery = box.top + round(box.height * 0.8)
    surface.blit(cut.sheet(scale.size, scale.height // 2, cut.TRAY, False), scale)
    reach = pygame.Rect(scale.left + round(scale.width * low), scale.top, 0, scale.height)
    reach.width = max(scale.height, round(scale.width * (high - low)))
    light = (168, 212, 168)
    surface.blit(cut.sheet(reach.size, scale.height // 2, light, False), reach)
    dot = pygame.Rect(0, 0, max(10, px(20)), max(10, px(20)))
    dot.center = (scale.left + round(scale.width * figures.rate), scale.centery)
    surface.blit(cut.sheet(dot.size, dot.width // 2, WON, False), dot)
