"""What TOWAI asks, in words, as buttons and as the two tiles on the horizon."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import replace

import pygame

from cardtable.games.towai import bay
from cardtable.games.towai.rules import (
    CARD,
    COMBO,
    FIRST,
    FIT,
    PILE,
    SAY_DAY,
    SAY_NIGHT,
    SET,
    SWAPPING,
)
from cardtable.games.towai.seen import TowaiSeen
from cardtable.games.towai.tiles import HourTile
from cardtable.games.towai.tones import TONES
from cardtable.looks.answers import Answers
from cardtable.looks.asked import Acts, Answer
from cardtable.looks.heading import Heading
from cardtable.looks.panel import Panel
from cardtable.looks.prompts import Prompts
from cardtable.media.drawings import Colour
from cardtable.media.words import words
from cardtable.table.captions import PROMPT_AT
from cardtable.table.surroundings import TableStage
from cardtable.widgets.button import ButtonKind, KeyButton
from cardtable.widgets.widget import Widget


class TowaiPrompts(Prompts):
    """What goes on the pile by day or by night."""

    seen: TowaiSeen

    def spoken(self) -> str:
        seen = self.seen
        if not seen.mine:
            return super().spoken()
        if seen.asked == SET and seen.table.waiting:
            return ""
        marker, pile = seen.marker, seen.table.cards(PILE)
        cards = any(not move.word for move in seen.moves)
        number = pile[-1].number if pile else 0
        if seen.asked == SWAPPING:
            return seen.texts.of("ask", "swap.to", name=seen.names[seen.receiver])
        if seen.asked in (CARD, COMBO) and not cards:
            return seen.texts.of("ask", f"{seen.asked}.none", number=number)
        if marker and seen.asked in (FIRST, CARD, COMBO):
            return seen.texts.of("ask", f"{seen.asked}.{marker}", number=number)
        return super().spoken()

    def colours(self) -> tuple[Colour, Colour]:
        with self.seen.lit(round(self.seen.stage.size[1] * PROMPT_AT)):
            return super().colours()

    def papers(self) -> Iterable[Colour]:
        return [tone.paper for tone in TONES.values()]


class TowaiHeading(Heading):
    """The round, and what wins the match."""

    seen: TowaiSeen

    def told(self) -> tuple[str, str]:
        big, _ = super().told()
        return big, words("towai.goal")

    def draw(self, surface: pygame.Surface) -> None:
        with self.seen.lit(self.stage.px(44)):
            super().draw(surface)


_TILE = (262, 100)  # units, of day and night


class TowaiAnswers(Answers):
    """Day or night as tiles on the horizon, which itself waits; otherwise one button."""

    seen: TowaiSeen

    def offered(self) -> list[Answer]:
        seen = self.seen
        if not seen.choosing_hour:
            return super().offered()
        found = []
        for move in (SAY_DAY, SAY_NIGHT):
            fitting = sum(card in FIT[move.word] for card in seen.table.own_cards())
            reason = None if move in seen.moves else seen.question.reason(move)
            found.append(
                replace(
                    self.answer(move),
                    note=words("towai.fitting", count=fitting),
                    refused="" if reason is None else seen.texts.reason(reason),
                )
            )
        return found

    def rehearse(self, surface: pygame.Surface) -> None:
        box = pygame.Rect((0, 0), (self.stage.px(_TILE[0]), self.stage.px(_TILE[1])))
        for move in (SAY_DAY, SAY_NIGHT):
            tile = HourTile(self.stage, self.seen.table.art, box, self.answer(move), lambda: None)
            tile.draw(surface)

    def panel(self, answers: Sequence[Answer], acts: Acts) -> Panel | None:
        """Nothing is veiled: the horizon itself waits for the answer."""
        return None

    def buttons(self, answers: Sequence[Answer], acts: Acts) -> list[Widget]:
        px, stage = self.stage.px, self.stage
        found: list[Widget] = []
        if self.seen.choosing_hour and self.seen.table.waiting:
            return found  # not before one has seen why; the keys may be faster
        if self.seen.choosing_hour:
            ground = bay.Ground(stage.size)
            wide, high, gap = px(_TILE[0]), px(_TILE[1]), px(20)
            for order, answer in enumerate(answers):
                box = pygame.Rect(0, 0, wide, high)
                box.midtop = (
                    stage.size[0] // 2 + round((order - 0.5) * (wide + gap)),
                    round(ground.y(438)),
                )
                art = self.seen.table.art
                found.append(HourTile(stage, art, box, answer, acts.doing(answer)))
            # What can be chosen has the focus first.
            return sorted(found, key=lambda tile: bool(tile.hint))
        for answer in answers:
            box = pygame.Rect(0, 0, px(216), px(68))
            box.bottomright = (stage.size[0] - px(24), stage.size[1] - px(22))
            kind: ButtonKind = "main" if self.is_all(answers) else "paper"
            found.append(QuietButton(stage, box, answer, acts, kind))
        return found


class QuietButton(KeyButton):
    """Pass or End turn: a key that presses on what is moving does not end one's turn."""

    def __init__(
        self, stage: TableStage, box: pygame.Rect, answer: Answer, acts: Acts, kind: ButtonKind
    ) -> None:
        name = f"answer-{answer.move}"
        super().__init__(stage, name, box, answer.label, acts.doing(answer), kind, size=22)
        self.hurry = acts.hurry
        self.key = answer.key
        self.note = words(f"towai.{answer.move.word}.line")

    def choose(self, at: tuple[int, int] | None) -> None:
        if at is not None or not self.hurry():
            super().choose(at)

    def spoken(self) -> str:
        return words("spoken.note", label=self.label, note=self.note)
