"""What is written beside the errands: what each still lacks, the trick's totals, the turn track."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import pygame

from cardtable.games.familiar.rules import CHART, COLOURS, GOAL, NEEDS, TURNS, totals
from cardtable.media import papercraft
from cardtable.media.drawings import Colour, Size
from cardtable.media.lettering import fitting, line, reading, width
from cardtable.media.store import Part, kept
from cardtable.media.words import words
from cardtable.rules.cards import Card
from cardtable.table.surroundings import TableStage
from cardtable.widgets import cut
from cardtable.widgets.writing import write

PLUM: Colour = (61, 51, 88)  # panels
TRAY: Colour = (58, 44, 46)  # what cards lie in on the table
DARK: Colour = (38, 29, 46)  # tags and totals
LILAC: Colour = (214, 204, 232)  # second lines on plum, 8:1
SAND: Colour = (235, 220, 205)  # second lines on a tray
_APART = 9  # units from one colour that is lacking to the next
_LONG = 55  # points at the end of the score bar

Values = tuple[int, int, int]


@dataclass(frozen=True)
class Standing:
    """How one errand stands: what it lacks, and whether the card in question wins it."""

    lacks: Values
    covered: bool  # by what lies there already
    won: bool  # by the card in question


def standing(errand: Card, trick: Sequence[Card], card: Card | None) -> Standing:
    """How an errand stands with these cards played, and one more if one is in question."""
    needs = NEEDS[errand]
    there = totals(tuple(trick))
    red, blue, green = (max(0, need - got) for need, got in zip(needs, there, strict=True))
    covered = not (red or blue or green)
    won = False
    if card is not None and not covered:
        more = totals((*trick, card))
        won = all(got >= need for need, got in zip(needs, more, strict=True))
    return Standing((red, blue, green), covered, won)


def draw_tag(
    surface: pygame.Surface, stage: TableStage, box: pygame.Rect, stands: Standing, card: str
) -> None:
    """The slip under an errand."""
    radius = stage.px(12)
    if stands.covered or stands.won:
        cut.panel(surface, box, radius, cut.CANDLE, stage.unit * 2.5, 0.4)
        _draw_won(surface, stage, box, words("errand.covered") if stands.covered else card)
        return
    cut.panel(surface, box, radius, DARK, stage.unit * 2.5, 0.4)
    _draw_lacks(surface, stage, box, stands.lacks)


def _draw_won(surface: pygame.Surface, stage: TableStage, box: pygame.Rect, text: str) -> None:
    side = round(box.height * 0.52)
    pad = stage.px(8)
    room = box.width - 2 * pad - side - stage.px(5)
    px = stage.text_px(14)
    if text != words("errand.covered"):
        long = words("errand.wins", card=text)
        text = long if width(long, "strong", px) <= room else words("errand.wins.short")
    px = fitting(text, "strong", px, room)
    wide = side + stage.px(5) + min(room, width(text, "strong", px))
    left = box.centerx - wide // 2
    surface.blit(cut.icon("check", side, cut.INK, cut.CANDLE), (left, box.centery - side // 2))
    at = (left + side + stage.px(5), box.centery)
    write(surface, text, "strong", px, at, cut.INK, room=room)


def mark_side(stage: TableStage) -> int:
    """How wide the mark of a colour is that an errand needs, where there is room."""
    return round(stage.text_px(18) * 1.05)


def _draw_lacks(
    surface: pygame.Surface, stage: TableStage, box: pygame.Rect, lacks: Values
) -> None:
    missing = [(colour, value) for colour, value in zip(COLOURS, lacks, strict=True) if value]
    px = stage.text_px(18)
    room = box.width - stage.px(10)
    while px > reading.least and _needed(stage, missing, px) > room:
        px -= 1
    side = round(px * 1.05)
    near, far = stage.px(3), stage.px(_APART)
    needed = _needed(stage, missing, px)
    word, small = words("errand.lacks"), stage.text_px(14)
    said = width(word, "text", small) + stage.px(7)
    if needed + said > room:
        said = 0
    left = box.centerx - (needed + said) // 2
    if said:
        write(surface, word, "text", small, (left, box.centery), SAND)
        left += said
    for colour, value in missing:
        mark = stage.pictures.drawing(f"familiar/mark-{colour}-bright", (side, side))
        surface.blit(mark, (left, box.centery - side // 2))
        at = (left + side + near, box.centery)
        left = write(surface, str(value), "title", px, at, cut.PAPER).right + far


def _needed(stage: TableStage, missing: Sequence[tuple[str, int]], px: int) -> int:
    """How wide marks and numbers of this size are, side by side."""
    each = sum(
        round(px * 1.05) + stage.px(3) + width(str(value), "title", px) for _, value in missing
    )
    return each + stage.px(_APART) * (len(missing) - 1)


def draw_total(
    surface: pygame.Surface, stage: TableStage, box: pygame.Rect, colour: str, value: int, more: int
) -> None:
    """One running total of the trick, and what the card in question would add."""
    cut.panel(surface, box, box.height // 2, DARK, stage.unit * 3, 0.4)
    side = round(box.height * 0.64)
    mark = stage.pictures.drawing(f"familiar/mark-{colour}-bright", (side, side))
    surface.blit(mark, (box.left + stage.px(14), box.centery - side // 2))
    px, small = stage.type_px("title", 28), stage.type_px("title", 18)
    left = box.left + stage.px(18) + side
    spare = box.right - stage.px(12) - left
    plus = f"+{more}" if more else ""
    gap = stage.px(5) if more else 0

    def needed() -> int:
        return width(str(value), "title", px) + gap + width(plus, "title", small)

    while needed() > spare and small > reading.least:
        px, small = px - 1, small - 1
    whole = needed()
    left += max(0, (spare - whole) // 2)
    drawn = write(surface, str(value), "title", px, (left, box.centery), cut.PAPER)
    if more:
        write(surface, plus, "title", small, (drawn.right + gap, box.centery), cut.CANDLE)


# The turn track and the score bar


@dataclass(frozen=True)
class Track:
    """The panel at the top right: turns as moons, and the score against the witch's chart."""

    stage: TableStage
    box: pygame.Rect

    @property
    def pad(self) -> int:
        """What is left free at its sides."""
        return self.stage.px(18)

    @property
    def bar(self) -> pygame.Rect:
        """The score bar."""
        px = self.stage.px
        return pygame.Rect(
            self.box.left + self.pad, self.box.top + px(100), self.box.width - 2 * self.pad, px(14)
        )

    @property
    def score_at(self) -> tuple[int, int]:
        """Where points fly to: the written score."""
        return self.box.left + self.stage.px(80), self.box.top + self.stage.px(80)

    def along(self, points: float) -> int:
        """Where so many points end on the bar."""
        return round(self.bar.width * min(1.0, points / _LONG))

    def draw(self, surface: pygame.Surface, turn: int, score: int, shown: float) -> None:
        """Draw it; ``shown`` is how far the bar has grown."""
        stage = self.stage
        language = words.language
        key = (self.box.size, stage.unit, stage.settings.text_size, turn, score, language)
        still = _tracks.get(key, lambda: _drawn_track(self, turn, score))
        cut.panel(surface, self.box, stage.px(20), PLUM, stage.unit * 4)
        surface.blit(still, self.box)
        bar = self.bar
        full = paper_bar((bar.width - 4, bar.height - 4))
        grown = min(full.get_width(), self.along(shown) - 4)
        if shown > 0:
            grown = max(grown, full.get_height())
            cap = full.get_height() // 2 + 1
            at = (bar.left + 2, bar.top + 2)
            surface.blit(full, at, (0, 0, grown - cap, full.get_height()))
            end = (full.get_width() - cap, 0, cap, full.get_height())
            surface.blit(full, (at[0] + grown - cap, at[1]), end)
        flag = goal_flag(stage.px(20))
        pole = (bar.left + self.along(GOAL) - round(flag.get_width() * 0.18), bar.bottom)
        surface.blit(flag, flag.get_rect(bottomleft=pole))


_tracks: Part[pygame.Surface] = Part("familiar tracks")
"""Everything on the panel that changes only with the turn or the score."""


def _drawn_track(track: Track, turn: int, score: int) -> pygame.Surface:
    stage, pad = track.stage, track.pad
    px = stage.px
    out = pygame.Surface(track.box.size, pygame.SRCALPHA)
    right = track.box.width - pad
    big, small = stage.text_px(20), stage.text_px(15)
    left_over = words("turn.familiar.left", count=TURNS - turn)
    taken = write(out, left_over, "text", small, (right, px(24)), LILAC, "rm")
    title = words("turn.familiar", number=turn, turns=TURNS)
    write(out, title, "title", big, (pad, px(23)), cut.PAPER, room=taken.left - pad - px(8))
    side = px(19)
    step = (right - pad - side) / (TURNS - 1)
    for number in range(1, TURNS + 1):
        moon = _moon(side, (number > turn) - (number < turn))
        at = (round(pad + side / 2 + (number - 1) * step), px(52))
        if number == turn:
            light = cut.glow((side, side), side // 2, cut.CANDLE, px(8))
            out.blit(light, light.get_rect(center=at))
        out.blit(moon, moon.get_rect(center=at))
    goal = write(
        out, words("goal.familiar", goal=GOAL), "text", small, (right, px(80)), LILAC, "rm"
    )
    word = write(out, words("score.familiar"), "text", small, (pad, px(80)), LILAC, "lm")
    number_at = (word.right + px(8), px(79))
    write(out, str(score), "title", stage.type_px("title", 24), number_at, cut.CANDLE, "lm")
    del goal
    bar = track.bar.move(-track.box.left, -track.box.top)
    out.blit(cut.sheet(bar.size, bar.height // 2, (36, 31, 59), False), bar)
    tiny = stage.text_px(13)
    for start in CHART:
        x = bar.left + track.along(start)
        pygame.draw.line(
            out, (138, 127, 181), (x, bar.top + px(2)), (x, bar.bottom - px(3)), max(1, px(2))
        )
        write(out, str(start), "text", tiny, (x, bar.bottom + px(10)), LILAC, "cm")
    return out


@kept
def paper_bar(size: Size) -> pygame.Surface:
    """The whole score bar in candle light."""
    return papercraft.rounded((max(4, size[0]), max(2, size[1])), size[1] / 2, cut.CANDLE)


@kept
def goal_flag(height: int) -> pygame.Surface:
    """The flag at the goal."""
    body = (
        '<path d="M3 1V19" stroke="#FBF6EA" stroke-width="2.4" stroke-linecap="round"/>'
        '<path d="M4 1.5H15L12 5.5L15 9.5H4Z" fill="#FF7A59"/>'
    )
    return papercraft.inline(body, (16, 20), (round(height * 0.8), height))


@kept
def _moon(side: int, when: int) -> pygame.Surface:
    """A turn on the track: −1 over and waning, 0 the present one, 1 still to come."""
    if when > 0:
        body = (
            '<circle cx="10" cy="10" r="9" fill="#2B2440"/>'
            '<circle cx="10" cy="10" r="8.2" fill="none" stroke="#8A7FB5" stroke-width="1.6"/>'
        )
    elif when == 0:
        body = '<circle cx="10" cy="10" r="9.2" fill="#FFB454"/>'
    else:
        body = (
            '<circle cx="10" cy="10" r="9" fill="#FFE2A6"/>'
            '<path d="M10 1A9 9 0 1 1 10 19A12 12 0 0 0 10 1Z" fill="#C98F3F"/>'
        )
    return papercraft.inline(body, (20, 20), (side, side))


def badge(
    surface: pygame.Surface,
    stage: TableStage,
    text: str,
    middle: tuple[float, float],
    colour: Colour,
) -> None:
    """A number on a disc, at the foot of a pile."""
    px = stage.text_px(16)
    side = max(round(px * 1.6), width(text, "title", px) + stage.px(12))
    box = pygame.Rect(0, 0, side, round(px * 1.6))
    box.center = round(middle[0]), round(middle[1])
    cut.panel(surface, box, box.height // 2, colour, stage.unit * 2.5, 0.4)
    drawn = line(text, "title", px, cut.INK)
    surface.blit(drawn, drawn.get_rect(center=box.center))
