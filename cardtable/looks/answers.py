"""How moves that are not made by carrying a card are put to the player, and where."""

from __future__ import annotations

from collections.abc import Sequence

import pygame

from cardtable.looks.asked import Acts, Answer
from cardtable.looks.panel import Panel, Tile
from cardtable.looks.seen import Seen
from cardtable.media.words import words
from cardtable.rules.moves import Move
from cardtable.widgets.button import Button, ButtonKind
from cardtable.widgets.widget import Widget


class Answers:
    """One or two answers are buttons at the right of the hand; more are tiles of a dialogue."""

    def __init__(self, seen: Seen) -> None:
        self.seen = seen
        self.stage = seen.stage

    def offered(self) -> list[Answer]:
        """The moves put as buttons or tiles: words, and cards that lie nowhere in sight."""
        found = []
        for move in self.seen.moves:
            if move.word:
                found.append(self.answer(move))
            else:
                number = self.seen.table.piles.called(move.source)
                if number is None or not self.seen.table.layout.places[number].shown:
                    found.append(self.answer(move))
        return found

    def answer(self, move: Move) -> Answer:
        """How one move is put to the player."""
        if move.word:
            key = words.either(f"key.{move.word}", "key.none")
            return Answer(move, self.seen.texts.word(move.word), key=key)
        return Answer(move, self.seen.texts.card(move.card), picture=move.card.name)

    def ready(self) -> object:
        """What answers depend on besides the question, the hand and what is still to be shown; when
        this changes they are made anew.
        """
        return None

    def weighs_hand(self) -> bool:
        """Whether one is to weigh all one holds, though none of it may be played now: then none of
        it is dimmed.
        """
        return False

    def rehearse(self, surface: pygame.Surface) -> None:
        """Draw, where nobody sees it, what of the answers has pictures of its own."""

    def panel(self, answers: Sequence[Answer], acts: Acts) -> Panel | None:
        """The dialogue for these answers; None puts them as buttons beside the hand."""
        if len(answers) <= 2:
            return None
        return self.tiles(answers, acts, self.seen.texts.of("ask", self.seen.asked))

    def tiles(self, answers: Sequence[Answer], acts: Acts, title: str) -> Panel:
        """A panel with one tile for each answer, in rows of four or so."""
        stage = self.stage
        columns = min(len(answers), 4 if len(answers) != 9 else 3)
        rows = -(-len(answers) // columns)
        tall = stage.px(168 if any(one.picture for one in answers) else 78)
        if rows > 2:
            tall = stage.px(92)
        gap, pad = stage.px(14), stage.px(34)
        box = pygame.Rect(0, 0, stage.px(816), 0)
        head = stage.px(84)
        box.height = head + rows * tall + (rows - 1) * gap + pad
        limit = round(stage.size[1] * 0.765) - stage.px(16)
        box.midtop = (stage.size[0] // 2, max(stage.px(12), min(stage.px(96), limit - box.height)))
        each = (box.width - 2 * pad - gap * (columns - 1)) // columns
        tiles: list[Widget] = []
        for order, answer in enumerate(answers):
            at = pygame.Rect(
                box.left + pad + (order % columns) * (each + gap),
                box.top + head + (order // columns) * (tall + gap),
                each,
                tall,
            )
            tiles.append(
                Tile(
                    stage,
                    self.seen.table.art,
                    f"answer-{answer.move}",
                    at,
                    answer,
                    acts.doing(answer),
                )
            )
        return Panel(box, title, tiles)

    def buttons(self, answers: Sequence[Answer], acts: Acts) -> list[Widget]:
        """One or two answers as buttons at the right of the hand."""
        stage = self.stage
        found: list[Widget] = []
        wide, high, gap = stage.px(206), stage.px(58), stage.px(12)
        right, bottom = stage.size[0] - stage.px(24), stage.size[1] - stage.px(24)
        for order, answer in enumerate(reversed(list(answers))):
            box = pygame.Rect(right - wide, bottom - high - order * (high + gap), wide, high)
            kind: ButtonKind = "main" if self.is_all(answers) else "paper"
            name, action = f"answer-{answer.move}", acts.doing(answer)
            found.insert(0, Button(stage, name, box, answer.label, action, kind))
        return found

    def is_all(self, answers: Sequence[Answer]) -> bool:
        """Whether there is one answer and nothing else to do: then its button may shout."""
        return len(answers) == len(self.seen.moves) == 1

    def tools_at(self) -> tuple[int, int]:
        """The right end and the top of the row of hint, undo and sort, in pixels."""
        px = self.stage.px
        return self.stage.size[0] - px(24), self.stage.size[1] - px(216)
