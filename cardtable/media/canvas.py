"""What a frame is made of, noted stroke by stroke, so that only what changed is painted.

A scene draws all of itself on a `Canvas`, which takes no pixel in hand: it notes each picture that
is laid and where. A `Painting` compares these notes with those of the frame before and paints the
parts of its surface in which they differ, and nothing else. Whatever is drawn on a canvas must not
be drawn into afterwards; who must do so all the same says where (`Canvas.touch`).
"""

from __future__ import annotations

import mmap
from bisect import bisect_left
from collections.abc import Iterable, Sequence
from typing import Any, NamedTuple

import pygame
from pygame.typing import ColorLike, IntPoint, Point, RectLike

from cardtable.media.drawings import Size
from cardtable.media.gaps import gaps
from cardtable.media.undisturbed import undisturbed

Box = tuple[int, int, int, int]
_WASTE = 1.2  # two rectangles become one that is no larger than so many times both
_WIDE = 400_000  # pixels of a part in which it is worth looking for a sheet that hides much of it
_MOST = 24  # rectangles painted one by one; each costs a look at every stroke


class Stroke(NamedTuple):
    """One picture laid, or one area filled with a colour."""

    source: pygame.Surface | tuple[int, int, int, int]
    box: Box  # of the window
    area: Box | None  # of the picture, if not all of it is laid
    flags: int
    alpha: int | None  # of the picture as a whole, as it was when it was laid

    def covers(self, box: pygame.Rect) -> bool:
        """Whether nothing below can be seen in this part of the window."""
        return self.alpha is None and not self.flags and pygame.Rect(self.box).contains(box)

    def paint(self, surface: pygame.Surface) -> None:
        """Do it."""
        source, box, area, flags, alpha = self
        if not isinstance(source, pygame.Surface):
            surface.fill(source, box, flags)
            return
        now = source.get_alpha()
        if now == alpha:
            surface.blit(source, box[:2], area, flags)
            return
        source.set_alpha(alpha)
        try:
            surface.blit(source, box[:2], area, flags)
        finally:
            source.set_alpha(now)


class Meaning(NamedTuple):
    """What the drawing in a part of the window says, in words, for who does not see it."""

    text: str
    box: Box
    order: int  # how many strokes were noted before it


class Canvas(pygame.Surface):
    """Takes what surfaces take, as large as a window, and notes it; it has no pixels to read."""

    def __init__(self, size: IntPoint) -> None:
        super().__init__((1, 1))
        self._window = pygame.Rect((0, 0), size)
        self._clip = self._window.copy()
        self._edges = (0, 0, *self._window.size)  # of the clip: left, top, right and bottom
        self.strokes: list[Stroke] = []
        self.meanings: list[Meaning] = []
        self.touched: list[pygame.Rect] = []  # where pictures were drawn into after being laid

    def touch(self, box: pygame.Rect) -> None:
        """Here the same picture shows something else than in the frame before."""
        self.touched.append(box)

    # What surfaces can do

    def get_size(self) -> tuple[int, int]:
        return self._window.size

    def get_width(self) -> int:
        return self._window.width

    def get_height(self) -> int:
        return self._window.height

    def get_rect(self, **kwargs: Any) -> pygame.Rect:
        rect = self._window.copy()
        for name, value in kwargs.items():
            setattr(rect, name, value)
        return rect

    def get_clip(self) -> pygame.Rect:
        return self._clip.copy()

    def set_clip(self, rect: RectLike | None, /) -> None:
        self._clip = self._window.copy() if rect is None else pygame.Rect(rect).clip(self._window)
        self._edges = (*self._clip.topleft, *self._clip.bottomright)

    def blit(
        self,
        source: pygame.Surface,
        dest: Point | RectLike = (0, 0),
        area: RectLike | None = None,
        special_flags: int = 0,
    ) -> pygame.Rect:
        if area is None:  # most lie within the window: nothing of them has to be cut off
            left, top = int(dest[0]), int(dest[1])  # type: ignore[index,arg-type]
            wide, high = source.get_size()
            first, upper, last, lower = self._edges
            if first <= left and upper <= top and left + wide <= last and top + high <= lower:
                box = (left, top, wide, high)
                self.strokes.append(Stroke(source, box, None, special_flags, source.get_alpha()))
                return pygame.Rect(box)
        whole = source.get_rect()
        wished = whole if area is None else pygame.Rect(area)
        part = wished.clip(whole)
        # What lies off the picture is left out, and the rest stays where it is.
        left = int(dest[0]) + part.left - wished.left  # type: ignore[index,arg-type]
        top = int(dest[1]) + part.top - wished.top  # type: ignore[index,arg-type]
        seen = pygame.Rect(left, top, *part.size).clip(self._clip)
        if seen.width and seen.height:
            at = None
            if seen.size != whole.size:
                off = seen.left - left, seen.top - top
                at = (part.left + off[0], part.top + off[1], seen.width, seen.height)
            self.strokes.append(Stroke(source, _box(seen), at, special_flags, source.get_alpha()))
        return seen

    def fill(
        self, color: ColorLike, rect: RectLike | None = None, special_flags: int = 0
    ) -> pygame.Rect:
        seen = self._clip if rect is None else pygame.Rect(rect).clip(self._clip)
        if seen.width and seen.height:
            paint = pygame.Color(color)
            mixed = (paint.r, paint.g, paint.b, paint.a)
            self.strokes.append(Stroke(mixed, _box(seen), None, special_flags, None))
        return seen.copy()


def mean(surface: pygame.Surface, box: pygame.Rect, text: str) -> None:
    """Whatever is drawn in this box of a surface means this; it is told instead of the single
    words that are written there. For pictures, and for words that only together say something.
    """
    if isinstance(surface, Canvas) and text:
        surface.meanings.append(Meaning(text, _box(box), len(surface.strokes)))


class Painting:
    """A surface and what it shows."""

    def __init__(self) -> None:
        self.surface: pygame.Surface | None = None
        self._size = (0, 0)
        self._strokes: Sequence[Stroke] = ()
        self._outgrown: pygame.Surface | None = None  # what was shown in a window of another size

    def forget(self) -> None:
        """Whatever the surface shows, next time all of it is painted."""
        self.surface = None

    def stretch(self, size: Size) -> None:
        """The window has another size: what it showed fills it until it is painted anew."""
        if self.surface is None:
            return
        if self._outgrown is None:
            self._outgrown = pygame.Surface(self._size)
            paint(self._outgrown, self._strokes, self._outgrown.get_rect())
        self._strokes = ()
        self.move_to(pygame.transform.smoothscale(self._outgrown, size))

    def stands_on(self, surface: pygame.Surface) -> bool:
        """Whether this surface shows what was painted last."""
        return surface is self.surface and surface.get_size() == self._size

    def move_to(self, surface: pygame.Surface) -> None:
        """Another surface shows the same."""
        self.surface, self._size = surface, surface.get_size()

    def show(self, canvas: Canvas, surface: pygame.Surface) -> list[pygame.Rect]:
        """Paint what the surface does not show yet; the parts that were painted."""
        if self.stands_on(surface):
            changed = [*differing(self._strokes, canvas.strokes), *canvas.touched]
            parts = few(changed, surface.get_rect())
        else:
            parts = [surface.get_rect()]
            self.move_to(surface)
            self._outgrown = None
        self._strokes = canvas.strokes
        boxes = [stroke.box for stroke in canvas.strokes]
        for part in parts:
            paint(surface, canvas.strokes, part, boxes)
        return parts


def paint(
    surface: pygame.Surface,
    strokes: Sequence[Stroke],
    part: pygame.Rect,
    boxes: Sequence[Box] | None = None,
) -> None:
    """Paint this part of a surface anew, from the uppermost stroke on that hides all below it; a
    large one in pieces, if a sheet that hides what is below lies in the midst of it.
    """
    boxes = [stroke.box for stroke in strokes] if boxes is None else boxes
    seen = part.collidelistall(boxes)
    first = next((n for n in range(len(seen) - 1, -1, -1) if strokes[seen[n]].covers(part)), -1)
    sheet = _hiding_much(part, [strokes[number] for number in seen[first + 1 :]])
    if sheet is not None:
        for piece in filter(None, (sheet, *_beside(part, sheet))):
            paint(surface, strokes, piece, boxes)
        return

    def lay() -> None:
        if first < 0 and not _hidden(part, [strokes[number] for number in seen]):
            surface.fill((0, 0, 0))  # what was shown there must not shine through
        for number in seen[max(0, first) :]:
            strokes[number].paint(surface)

    surface.set_clip(part)
    try:
        undisturbed(lay)
    finally:
        surface.set_clip(None)


def _hiding_much(part: pygame.Rect, strokes: Iterable[Stroke]) -> pygame.Rect | None:
    """The place of a sheet that hides what is below in a third of a large part, if there is one."""
    for stroke in strokes if _area(part) > _WIDE else ():
        sheet = part.clip(stroke.box)
        if stroke.covers(sheet) and 3 * _area(sheet) > _area(part):
            return sheet
    return None


def _hidden(part: pygame.Rect, strokes: Iterable[Stroke]) -> bool:
    """Whether strokes that follow each other downwards hide all that lies below this part."""
    row = part.top
    for _, (left, top, wide, high), _, flags, alpha in strokes:
        across = left <= part.left and part.right <= left + wide
        if across and alpha is None and not flags and top <= row < top + high:
            row = top + high
    return row >= part.bottom


def unpainted(size: Size) -> pygame.Surface:
    """A picture of nothing. A new surface is filled with nothing, byte by byte; these pixels take
    no memory and no time until somebody draws into them.
    """
    return pygame.image.frombuffer(mmap.mmap(-1, size[0] * size[1] * 4), size, "BGRA")


def painted(strokes: Iterable[Stroke], area: pygame.Rect) -> pygame.Surface:
    """What lies in this part of the window, by itself, with nothing behind it."""
    out = unpainted(area.size)
    for stroke in strokes:
        gaps.wait()
        left, top, wide, high = stroke.box
        stroke._replace(box=(left - area.left, top - area.top, wide, high)).paint(out)
    return out


def differing(old: Sequence[Stroke], new: Sequence[Stroke]) -> list[pygame.Rect]:
    """Where two pictures may differ: at the strokes that only one has, or in another order."""
    start, least = 0, min(len(old), len(new))
    while start < least and old[start] == new[start]:
        start += 1
    end = 0
    while end < least - start and old[-1 - end] == new[-1 - end]:
        end += 1
    before, after = old[start : len(old) - end], new[start : len(new) - end]
    kept_before, kept_after = _in_order(before, after)
    return [
        pygame.Rect(stroke.box)
        for strokes, kept in ((before, kept_before), (after, kept_after))
        for number, stroke in enumerate(strokes)
        if number not in kept
    ]


def _in_order(before: Sequence[Stroke], after: Sequence[Stroke]) -> tuple[set[int], set[int]]:
    """Which strokes both have in the same order: a longest increasing subsequence."""
    places: dict[Stroke, list[int]] = {}
    for number in range(len(before) - 1, -1, -1):
        places.setdefault(before[number], []).append(number)
    ends: list[int] = []  # the earliest place at which a chain of this length can end …
    chains: list[int] = []  # … and the pair it ends with
    pairs: list[tuple[int, int, int]] = []  # before, after, and the pair before it in its chain
    for number, stroke in enumerate(after):
        same = places.get(stroke)
        if not same:
            continue
        place = same.pop()
        length = bisect_left(ends, place)
        pairs.append((place, number, chains[length - 1] if length else -1))
        if length == len(ends):
            ends.append(place)
            chains.append(len(pairs) - 1)
        else:
            ends[length], chains[length] = place, len(pairs) - 1
    kept: tuple[set[int], set[int]] = (set(), set())
    at = chains[-1] if chains else -1
    while at >= 0:
        place, number, at = pairs[at]
        kept[0].add(place)
        kept[1].add(number)
    return kept


def few(boxes: Iterable[pygame.Rect], window: pygame.Rect) -> list[pygame.Rect]:
    """The same area in few rectangles, none over another, and what is off goes: those that overlap
    become one, unless that would be much larger than both.
    """
    found: list[pygame.Rect] = []
    left = [box.clip(window) for box in boxes]
    left.reverse()
    while left:
        new = left.pop()
        if not new.width or not new.height:
            continue
        hit = new.collidelist(found)
        if hit < 0:
            found.append(new)
            continue
        both = new.union(found[hit])
        if _area(both) <= _WASTE * (_area(new) + _area(found[hit])) or len(found) > 2 * _MOST:
            found.pop(hit)
            left.append(both)
        else:
            left += _beside(new, found[hit])
    while len(found) > _MOST:
        found = _joined(found)
    return found


def _area(box: pygame.Rect) -> int:
    return box.width * box.height


def _beside(box: pygame.Rect, other: pygame.Rect) -> list[pygame.Rect]:
    """What of a box does not lie over another: above, below, and at its sides."""
    over = box.clip(other)
    return [
        pygame.Rect(box.left, box.top, box.width, over.top - box.top),
        pygame.Rect(box.left, over.bottom, box.width, box.bottom - over.bottom),
        pygame.Rect(box.left, over.top, over.left - box.left, over.height),
        pygame.Rect(over.right, over.top, box.right - over.right, over.height),
    ]


def _joined(found: list[pygame.Rect]) -> list[pygame.Rect]:
    """One rectangle fewer: the two neighbours that lose least by it become one."""
    found.sort(key=lambda box: box.left)

    def lost(at: int) -> int:
        both = found[at].union(found[at + 1])
        return _area(both) - _area(found[at]) - _area(found[at + 1])

    at = min(range(len(found) - 1), key=lost)
    new = found[at].union(found[at + 1])
    rest = found[:at] + found[at + 2 :]
    while (hit := new.collidelist(rest)) >= 0:
        new = new.union(rest.pop(hit))
    return [*rest, new]


def _box(rect: pygame.Rect) -> Box:
    return rect.left, rect.top, rect.width, rect.height
