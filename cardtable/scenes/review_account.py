"""Luck and play: how the result came about, moments of luck, where it turned, who chose well."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import pygame

from cardtable.kits import KITS
from cardtable.media.drawings import Colour, mixed
from cardtable.media.lettering import line_height
from cardtable.media.words import valued, words
from cardtable.review.report import Luck, Report, Split
from cardtable.scenes.review_flow import Flow
from cardtable.scenes.review_graph import TINTS
from cardtable.scenes.review_table import ReviewTable
from cardtable.scenes.review_words import Telling, tenths
from cardtable.widgets import cut, people
from cardtable.widgets.writing import write

_GAIN: Colour = (176, 218, 180)
_LOSS: Colour = (246, 186, 164)
_CARDS: Colour = (120, 160, 206)
_PLAY: Colour = (236, 160, 92)


def fill_account(
    flow: Flow,
    report: Report,
    table: ReviewTable,
    telling: Telling,
    go: Callable[[int], None],
) -> None:
    """The whole page for the seat that looks."""
    seat = table.seat
    split = next((one for one in report.splits if one.seat == seat), None)
    if split is not None:
        _heading(flow, words("lookback.split"))
        _split_bars(flow, report, split, telling)
    _par(flow, report, seat, telling)
    if report.accuracy:
        _heading(flow, words("lookback.accuracy"))
        _accuracy(flow, report, table)
    if report.turning:
        _heading(flow, words("lookback.turning"))
        for turning in report.turning:
            gain = telling.gain(report, turning.change)
            if not table.match.game.together:
                gain = f"{telling.wording.names[turning.seat]} {gain}"
            text, colour = telling.turning(turning), _GAIN if turning.change > 0 else _LOSS
            _row(flow, f"turning-{turning.move}", text, turning.move, go, gain, colour)
    for key, found in (
        ("luckiest", report.luckiest(seat)),
        ("unluckiest", report.unluckiest(seat)),
    ):
        if found:
            _heading(flow, words(f"lookback.{key}"))
            _lucks(flow, report, found, seat, telling, go)
    if not report.whole:
        flow.gap(10)
        flow.text(words("lookback.not_all"), size=15, colour=cut.SOFT_INK)


def _heading(flow: Flow, text: str) -> None:
    if flow.height:
        flow.gap(12)
    flow.text(text, size=19, kind="title")
    flow.gap(3)


def _row(
    flow: Flow,
    name: str,
    text: str,
    move: int,
    go: Callable[[int], None],
    slip: str,
    colour: Colour = cut.TRAY,
) -> None:
    flow.row(name, text, lambda: go(max(0, move)), slip=slip, colour=colour)


def _lucks(
    flow: Flow,
    report: Report,
    found: Sequence[Luck],
    seat: int,
    telling: Telling,
    go: Callable[[int], None],
) -> None:
    for luck in found:
        worth = luck.worth(seat)
        colour = _GAIN if worth > 0 else _LOSS
        _row(
            flow,
            f"luck-{luck.move}-{luck.kind}",
            telling.luck(luck),
            luck.move,
            go,
            telling.gain(report, worth),
            colour,
        )


def _split_bars(flow: Flow, report: Report, split: Split, telling: Telling) -> None:
    """The result, from where it began: what the cards gave, and what play did."""
    entries = (
        ("start", split.start, cut.TRAY, False),
        ("cards", split.luck, _CARDS, True),
        ("own", split.own, _PLAY, True),
        ("others", split.others, mixed(_PLAY, cut.PAPER, 0.5), True),
        ("result", split.result, cut.LEAF, False),
    )
    sums = [split.start, split.start + split.luck, split.start + split.luck + split.own]
    edges = [0.0, *sums, split.result]
    least, most = min(edges), max(*edges, 1e-6)
    at = 0.0
    for name, value, colour, change in entries:
        begin, end = (at, at + value) if change else (0.0, value)
        at = end
        text = telling.gain(report, value) if change else telling.value(report, value)
        span = ((begin - least) / (most - least), (end - least) / (most - least))
        _bar(flow, words(f"lookback.split.{name}"), text, span, colour)


def _bar(flow: Flow, label: str, text: str, span: tuple[float, float], colour: Colour) -> None:
    """A line with a piece of paper from here to there below it."""
    stage = flow.stage
    flow.told.append(valued(label, text))
    px = stage.text_px(15)
    high, thick = line_height("text", px), max(6, stage.px(9))

    def paint(surface: pygame.Surface, box: pygame.Rect) -> None:
        at = (box.right - stage.px(4), box.top + high / 2)
        number = write(surface, text, "strong", px, at, cut.INK, "rm")
        room = number.left - box.left - stage.px(6)
        write(surface, label, "text", px, (box.left, at[1]), cut.INK, room=room)
        tray = pygame.Rect(box.left, box.top + high, box.width - stage.px(4), thick)
        surface.blit(cut.sheet(tray.size, thick // 2, cut.CARD, False), tray)
        low, far = sorted(span)
        left, right = (tray.left + round(tray.width * share) for share in (low, far))
        piece = pygame.Rect(left, tray.top, max(thick, right - left), thick)
        piece.clamp_ip(tray)
        surface.blit(cut.sheet(piece.size, thick // 2, colour, False), piece)

    flow.block(high + thick + stage.px(6), paint)


def _par(flow: Flow, report: Report, seat: int, telling: Telling) -> None:
    par = next((one for one in report.par if one.seat == seat), None)
    if par is None:
        return
    flow.gap(8)
    values = {
        "worth": telling.value(report, par.value),
        "made": telling.value(report, par.made),
        "name": telling.wording.names[seat],
    }
    key = "lookback.par" if par.made >= par.value else "lookback.par.short"
    flow.text(words(key, **values), kind="strong")
    if report.unit == "share":
        points = {"score": tenths(par.score), "scored": tenths(par.scored)}
        flow.text(words("lookback.par.points", **values, **points), size=15)
    flow.text(words("lookback.par.help", count=par.played), size=14, colour=cut.SOFT_INK)


def _accuracy(flow: Flow, report: Report, table: ReviewTable) -> None:
    """Each seat's portrait, how well it chose, and its slips."""
    match, stage = table.match, flow.stage
    sitters = KITS[match.game.id].sitters(match.seats)
    side, px = stage.px(32), stage.text_px(16)
    for one in report.accuracy:
        name = table.table.words.names[one.seat]
        number = str(round(one.value))
        slips = words("lookback.slips", count=sum(one.slips))
        flow.told.append(valued(name, f"{number}, {slips}"))
        seat = one.seat

        def paint(
            surface: pygame.Surface,
            box: pygame.Rect,
            seat: int = seat,
            name: str = name,
            number: str = number,
            slips: str = slips,
        ) -> None:
            rim = pygame.Rect(box.left, 0, side + stage.px(4), side + stage.px(4))
            rim.centery = box.centery
            tint = TINTS[seat % len(TINTS)]
            surface.blit(cut.sheet(rim.size, rim.width // 2, tint, False), rim)
            face = people.portrait(stage.pictures, sitters[seat], seat, side)
            surface.blit(face, face.get_rect(center=rim.center))
            at = (box.right - stage.px(4), box.top + box.height * 0.3)
            told = write(surface, number, "strong", px, at, cut.INK, "rm")
            left = rim.right + stage.px(8)
            room = told.left - left - stage.px(4)
            write(surface, name, "strong", px, (left, at[1]), cut.INK, room=room)
            low = (left, box.top + box.height * 0.72)
            small = stage.text_px(14)
            room = box.right - left - stage.px(4)
            write(surface, slips, "text", small, low, cut.SOFT_INK, room=room)

        flow.block(max(stage.px(42), round(px * 2.5)), paint)
