"""What is written on a screen, row by row, for who walks through it by ear.

It is read off the screen's own drawing, so nothing that is written can be missing, and a new screen
needs to do nothing for it. What lies on a control is the control's to say.
"""

from __future__ import annotations

import re
from collections.abc import Collection, Iterator, Sequence
from itertools import chain
from typing import TYPE_CHECKING, NamedTuple

import pygame

from cardtable.access.plainly import in_a_line, plainly
from cardtable.access.tree import Told
from cardtable.media.canvas import Canvas, Meaning
from cardtable.media.lettering import Written, line_height
from cardtable.media.words import listed
from cardtable.widgets.widget import Widget

if TYPE_CHECKING:
    from cardtable.scenes.scene import Scene

_STOPS = re.compile(r"(?:, |: |、|：|\. )")
_HEADING = 21  # units: what is written smaller in the letters of titles is a name or a number
_BESIDE = 0.4  # of its height a word shares with those it stands in a row with


class Row(NamedTuple):
    """One thing that is written: a heading, a paragraph, or a row of words and figures."""

    text: str
    box: pygame.Rect  # before any scrolling
    scrolled: bool
    heading: bool = False
    alone: bool = False  # nothing that stands beside it belongs to it


def rows(scene: Scene) -> list[Row]:
    """All that is written beside a screen's controls, in the order in which it is drawn."""
    canvas = Canvas(scene.stage.size)
    scene.draw(canvas)
    if scene.scroller is None:
        return _joined(list(_read(canvas, scene, scrolled=False)))
    unrolled = Canvas((canvas.get_width(), scene.scroller.area.bottom + scene.scroller.reach))
    scene.paint_scrolled(unrolled, 0)
    twice = {one.source.text for one in unrolled.strokes if isinstance(one.source, Written)}
    twice |= {one.text for one in unrolled.meanings}
    fixed = _read(canvas, scene, scrolled=False, but=twice)
    return [*_joined(list(fixed)), *_joined(list(_read(unrolled, scene, scrolled=True)))]


def _read(
    canvas: Canvas, scene: Scene, *, scrolled: bool, but: Collection[str] = ()
) -> Iterator[Row]:
    """Each text by itself, but for some, and each drawing that has a meaning."""
    widgets, least = scene.widgets, scene.stage.type_px("title", _HEADING)
    controls = [one.box if scrolled else one.place for one in widgets]
    told = {one: frozenset(_parts(one.told())) for one in widgets}
    named = frozenset(chain(*told.values()))
    # A list beside a page names its headings: they are still the page's.
    own = frozenset(chain(*[told[w] for w in widgets if (w.scroller is not None) is scrolled]))
    meanings = [one for one in canvas.meanings if one.text not in but]
    meant = [pygame.Rect(one.box) for one in meanings]
    for order, stroke in enumerate(canvas.strokes):
        while meanings and meanings[0].order <= order:
            yield _meant(meanings.pop(0), scrolled)
        source, box = stroke.source, pygame.Rect(stroke.box)
        if not isinstance(source, Written) or stroke.alpha == 0 or source.text in but:
            continue
        if any(one.collidepoint(box.center) for one in chain(controls, meant)):
            continue
        text = plainly(in_a_line(source.text))
        heading = source.kind == "title" and source.px >= least and _is_word(source.text)
        if text and text not in (own if heading else named):
            lines = source.get_height() > 1.5 * line_height(source.kind, source.px)
            yield Row(text, box, scrolled, heading=heading, alone=lines)
    yield from (_meant(one, scrolled) for one in meanings)


def _is_word(text: str) -> bool:
    return any(letter.isalpha() for letter in text)


def _meant(meaning: Meaning, scrolled: bool) -> Row:
    return Row(plainly(in_a_line(meaning.text)), pygame.Rect(meaning.box), scrolled, alone=True)


def _parts(told: Told) -> Iterator[str]:
    """What a control says, and each of the words it says it in."""
    for text in (told.name, told.value, told.note):
        said = plainly(text)
        yield said
        yield from (said[stop.end() :] for stop in _STOPS.finditer(said))
        yield from (part for part in _STOPS.split(said) if _is_word(part))


def _joined(found: Sequence[Row]) -> list[Row]:
    """What was drawn one after another at one height is a row."""
    joined: list[Row] = []
    for new in found:
        row = new
        while joined and not row.alone and not joined[-1].alone and _beside(joined[-1], row):
            before = joined.pop()
            text = listed([before.text, row.text])
            row = Row(text, before.box.union(row.box), row.scrolled, heading=before.heading)
        joined.append(row)
    return joined


def _beside(one: Row, other: Row) -> bool:
    shared = min(one.box.bottom, other.box.bottom) - max(one.box.top, other.box.top)
    return shared > _BESIDE * min(one.box.height, other.box.height)


def among(found: Sequence[Row], widgets: Sequence[Widget]) -> Iterator[Row | Widget]:
    """The rows and the controls, each row before the first control that lies below it."""
    left = list(found)
    for widget in widgets:
        for row in [row for row in left if _before(row, widget)]:
            left.remove(row)
            yield row
        yield widget
    yield from left


def _before(row: Row, widget: Widget) -> bool:
    """Whether a row is to be read before a control."""
    scroller = widget.scroller
    if row.scrolled == (scroller is not None):
        above = row.box.bottom <= widget.box.centery
        return above or (row.box.centery < widget.box.bottom and row.box.right <= widget.box.left)
    return scroller is not None and row.box.bottom <= scroller.area.top
