"""The panel on which a wish is made, and in hidden games announced: a tile for each wish."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import pygame

from cardtable.games.meows import faces
from cardtable.games.meows.seen import MeowsSeen
from cardtable.looks.asked import Acts, Answer
from cardtable.looks.furniture import draw_tag
from cardtable.looks.panel import Panel, Tile
from cardtable.looks.plates import Plates
from cardtable.media import drawings, papercraft
from cardtable.media.drawings import Colour, mixed
from cardtable.media.lettering import line_height, width, wrapped
from cardtable.media.pictures import content
from cardtable.media.words import words
from cardtable.table.surroundings import TableStage
from cardtable.widgets import cut
from cardtable.widgets.writing import write, write_lines

TINTS: dict[str, Colour] = {
    "fine": (255, 228, 163),
    "cloudy": (219, 225, 235),
    "rainy": (188, 217, 242),
    "thunder": (213, 198, 240),
    "snow": (217, 239, 247),
    "very-fine": (255, 209, 138),
    "very-cloudy": (193, 202, 216),
    "very-rainy": (153, 196, 236),
}
"""A wish's own paper, light enough for ink."""
LOCKED = mixed(cut.TRAY, cut.PAPER, 0.45)  # the paper of one that cannot be had
DISC = 84  # units: a wish on its tile, where there is room
FACE = 30  # units: who has made a wish, beside it
_LEAST_NOTE = 11  # pixels


def tone(wish: str) -> Colour:
    """The dark of a wish's suit, legible on its own paper."""
    return mixed(drawings.colour(faces.DARK[wish.removeprefix("very-")]), cut.INK, 0.3)


def figure(stage: TableStage, wish: str, side: int, *, locked: bool = False) -> pygame.Surface:
    """The figure of a wish by itself, cut from the standing one; greyed if it is locked."""

    def make() -> pygame.Surface:
        whole = drawings.drawing(f"meows/stand-{wish}")
        sheets = tuple(s for s in whole.sheets if s.name in ("behind", "figure", "disc", "sparks"))
        alone = drawings.Drawing(
            whole.name,
            whole.view,
            sheets,
            whole.defs,
            whole.rules,
            whole.attributes,
            whole.shadow,
            whole.source,
        )
        picture = papercraft.laid(alone, (side, side), view=(44, 46, 164, 164))
        return greyed(picture, LOCKED) if locked else picture

    name = ("wish-figure", wish, "locked") if locked else ("wish-figure", wish)
    return stage.pictures.get(name, (side, side), make, stamp=content("meows"))


def figured(disc: int) -> int:
    """How wide a wish's figure is on a disc of this width."""
    return round(disc * 0.9)


def chip(
    surface: pygame.Surface, stage: TableStage, wish: str, right: int, middle: float, name: str = ""
) -> pygame.Rect:
    """A wish as a small round slip that ends here: its figure, and its name if wanted."""
    high = stage.px(36)
    px = stage.text_px(16)
    wide = high if not name else high + width(name, "strong", px) + stage.px(20)
    box = pygame.Rect(right - wide, round(middle - high / 2), wide, high)
    cut.panel(surface, box, high // 2, TINTS[wish])
    surface.blit(figure(stage, wish, high), box)
    if name:
        write(surface, name, "strong", px, (box.left + high + stage.px(2), middle), tone(wish))
    return box


class WishTile(Tile):
    """One wish: its figure on a disc, its name, and what it gives, or why it is locked."""

    def __init__(
        self,
        seen: MeowsSeen,
        wish: str,
        box: pygame.Rect,
        answer: Answer,
        action: Callable[[], None],
        *,
        mine: bool,
    ) -> None:
        super().__init__(seen.stage, seen.table.art, f"answer-{answer.move}", box, answer, action)
        self.seen = seen
        self.wish = wish
        self.mine = mine  # it is what one has wished for, and may announce
        self.lines = 1  # of the note, as many as any tile of its row has
        self.note_px = seen.stage.text_px(14)
        self.name_px = min(seen.stage.type_px("title", 22), round(box.height * 0.15))

    def noted(self, px: int) -> int:
        """How many lines are written at its foot, at this size."""
        note = self.answer.refused or self.answer.note
        room = self.box.width - self.stage.px(18)
        return len(wrapped(note, "text", px, room))

    def spare(self, lines: int, px: int) -> int:
        """How high the disc may be above so many lines of this size."""
        used = line_height("title", self.name_px) + line_height("text", px) * lines
        return self.box.height - used - self.stage.px(22)

    def draw(self, surface: pygame.Surface) -> None:
        stage, locked = self.stage, bool(self.answer.refused)
        place = self.place if locked else self.under_finger()
        colour = LOCKED if locked else TINTS[self.wish]
        lift = 3.0 if not locked else 1.0
        if self.hovered and not locked:
            colour, lift = mixed(colour, cut.WHITE, 0.35), 7.0
        if self.pressed and not locked:
            lift = 1.5
        self.draw_ring(surface)
        cut.panel(surface, place, self.radius, colour, 0 if self.focused else lift * stage.unit)
        ink = cut.SOFT_INK if locked else tone(self.wish)
        px, small = self.name_px, self.note_px
        room = place.width - stage.px(18)
        note = self.answer.refused or self.answer.note
        step = line_height("text", small)
        foot = place.bottom - stage.px(10) - step * self.lines
        label = foot - line_height("title", px) * 0.5 - stage.px(1)
        side = round(label - line_height("title", px) * 0.5 - place.top - stage.px(12))
        side = max(stage.px(40), min(side, stage.px(DISC)))
        top = place.top + (label - line_height("title", px) * 0.5 - place.top - side) / 2
        disc = pygame.Rect(place.centerx - side // 2, round(top + stage.px(2)), side, side)
        shade = mixed(colour, cut.WHITE, 0.35 if locked else 0.62)
        cut.panel(surface, disc, side // 2, shade)
        picture = figure(stage, self.wish, figured(side), locked=locked)
        surface.blit(picture, picture.get_rect(center=disc.center))
        write(surface, self.answer.label, "title", px, (place.centerx, label), ink, "cm", room)
        dark = ink if locked else cut.INK
        text = pygame.Rect(place.left + stage.px(9), foot, room, step * self.lines)
        write_lines(surface, note, "text", small, text, dark, "centre")
        if locked:
            lock = cut.icon("lock", stage.px(20), ink)
            surface.blit(lock, (place.right - stage.px(32), place.top + stage.px(12)))
        elif self.mine:
            at = (place.centerx, place.top)
            draw_tag(surface, self.seen, words("wish.yours"), at, cut.PLUM, cut.CREAM)


def share_out(tiles: Sequence[WishTile], least: int) -> None:
    """Give tiles side by side notes of one size and height, small enough to leave a disc."""
    px = tiles[0].note_px
    while True:
        lines = max(tile.noted(px) for tile in tiles)
        if px <= _LEAST_NOTE or all(tile.spare(lines, px) >= least for tile in tiles):
            break
        px -= 1
    for tile in tiles:
        tile.note_px, tile.lines = px, lines


def greyed(picture: pygame.Surface, colour: Colour) -> pygame.Surface:
    """A picture without colour and half as strong."""
    out = pygame.transform.grayscale(picture)
    out.fill((*mixed(colour, (255, 255, 255), 0.4), 150), special_flags=pygame.BLEND_RGBA_MULT)
    return out


class WishPanel(Panel):
    """Eight tiles (five in games without advanced wishes) under what one should know."""

    def __init__(
        self,
        seen: MeowsSeen,
        plates: Plates,
        answers: Sequence[Answer],
        acts: Acts,
        title: str,
        line: str,
        own: str,
    ) -> None:
        self.seen = seen
        self.plates = plates
        self.announcing = bool(answers) and bool(answers[0].move.word)
        self.own = own  # the wish to be seen at the top right, and what it is called there
        stage = seen.stage
        columns = 4 if len(answers) > 5 else len(answers)
        rows = -(-len(answers) // columns)
        gap, pad = stage.px(12), stage.px(34)
        head, foot = stage.px(108), stage.px(66)
        limit = round(stage.size[1] * 0.765) - stage.px(14)
        most = (limit - stage.px(20) - head - foot - gap * (rows - 1)) // rows
        tall = min(most, stage.px(174 if rows > 1 else 196))
        box = pygame.Rect(0, 0, stage.px(816), 0)
        box.height = head + rows * tall + (rows - 1) * gap + foot
        top = (limit - box.height) * (0.75 if rows > 1 else 0.5)
        box.midtop = (stage.size[0] // 2, max(stage.px(12), round(top)))
        each = (box.width - 2 * pad - gap * (columns - 1)) // columns
        tiles: list[WishTile] = []
        for order, answer in enumerate(answers):
            place = pygame.Rect(
                box.left + pad + (order % columns) * (each + gap),
                box.top + head + (order // columns) * (tall + gap),
                each,
                tall,
            )
            wish = answer.move.word or answer.move.card.suit
            mine = bool(answer.move.word) and wish == own
            tiles.append(WishTile(seen, wish, place, answer, acts.doing(answer), mine=mine))
        for row in range(rows):
            side_by_side = tiles[row * columns : (row + 1) * columns]
            share_out(side_by_side, stage.px(48))
        super().__init__(box, title, tiles)
        self.line = line

    def draw(self, surface: pygame.Surface, stage: TableStage) -> None:
        box = self.box
        cut.panel(surface, box, stage.px(28), cut.PAPER, stage.px(16), 0.45)
        pad = stage.px(34)
        right = box.right - pad
        first, second = box.top + stage.px(42), box.top + stage.px(80)
        ends = [self._draw_own(surface, stage, right, first)]
        ends.append(self._draw_made(surface, stage, right, second))
        px, small = stage.type_px("title", 32), stage.text_px(16)
        left = box.left + pad
        room = ends[0] - left - stage.px(16)
        write(surface, self.title, "title", px, (left, first), room=room)
        room = ends[1] - left - stage.px(16)
        write(surface, self.line, "text", small, (left, second), cut.SOFT_INK, room=room)
        self._draw_foot(surface, stage)

    def _draw_own(
        self, surface: pygame.Surface, stage: TableStage, right: int, middle: float
    ) -> int:
        """The wish of the round before, or the one to announce or deny; where it begins."""
        if not self.own:
            return right
        name = words(f"card.wish-{self.own}")
        box = chip(surface, stage, self.own, right, middle, name)
        label = words("wish.yours" if self.announcing else "wish.last")
        at = (box.left - stage.px(10), middle)
        return write(surface, label, "text", stage.text_px(15), at, cut.SOFT_INK, "rm").left

    def _draw_made(
        self, surface: pygame.Surface, stage: TableStage, right: int, middle: float
    ) -> int:
        """What the others have wished for by now, or announced; where it begins."""
        left = right
        for made in reversed(self.seen.wishes_made()):
            box = chip(surface, stage, made.wish, left, middle)
            side = stage.px(FACE)
            face = self.plates.portrait(made.seat, side)
            at = face.get_rect(midright=(box.left - stage.px(3), round(middle)))
            surface.blit(face, at)
            left = at.left - stage.px(12)
        if left < right:
            at_text = (left, middle)
            label = words("wish.told" if self.announcing else "wish.made")
            px = stage.text_px(15)
            left = write(surface, label, "text", px, at_text, cut.SOFT_INK, "rm").left
        return left

    def _draw_foot(self, surface: pygame.Surface, stage: TableStage) -> None:
        """What the wish under the pointer or the focus means, in full."""
        chosen = next(
            (t for t in self.widgets if isinstance(t, WishTile) and (t.hovered or t.focused)), None
        )
        text = "" if self.announcing else words("wish.hint")
        if chosen is not None:
            text = words(f"about.meows.wish-{chosen.wish}")
        px = stage.text_px(15)
        top = self.widgets[-1].box.bottom + stage.px(8)
        room = self.box.width - stage.px(68)
        area = pygame.Rect(self.box.left + stage.px(34), top, room, self.box.bottom - top)
        area.height -= stage.px(10)
        while px > 11 and line_height("text", px) * len(wrapped(text, "text", px, room)) > (
            area.height
        ):
            px -= 1
        write_lines(surface, text, "text", px, area, cut.SOFT_INK, middle=True)
