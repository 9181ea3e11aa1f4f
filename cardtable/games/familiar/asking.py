"""What is asked in the workroom, in words and as buttons; the turns and the score above."""

from __future__ import annotations

from collections.abc import Sequence

import pygame

from cardtable.games.familiar import board
from cardtable.games.familiar.places import Places
from cardtable.games.familiar.rules import (
    BOARD,
    CARD,
    COLOURS_OF,
    ERRAND,
    POINTS,
    THREE,
    TRICK,
    new_lead,
)
from cardtable.games.familiar.seen import FamiliarSeen
from cardtable.games.familiar.tools import Tools
from cardtable.looks.answers import Answers
from cardtable.looks.asked import Acts, Answer
from cardtable.looks.heading import Heading
from cardtable.looks.panel import Panel
from cardtable.looks.prompts import Prompts
from cardtable.media.drawings import Colour
from cardtable.media.lettering import width
from cardtable.media.words import words
from cardtable.rules.cards import Card
from cardtable.rules.moves import Move
from cardtable.widgets import cut
from cardtable.widgets.button import KeyButton
from cardtable.widgets.widget import Widget

_KEYS = {"exchange": "y", "keep-hands": "n", "keep-errands": "k"}


class FamiliarPrompts(Prompts):
    """What the card one thinks of would win, who would lead, and whose tool rises."""

    seen: FamiliarSeen

    def __init__(self, seen: FamiliarSeen, tools: Tools) -> None:
        super().__init__(seen)
        self.tools = tools

    def colours(self) -> tuple[Colour, Colour]:
        return (251, 240, 216), cut.INK

    def sentence(self) -> str:
        seen = self.seen
        if self.tools.lives:
            errand = seen.texts.card(self.tools.lives[-1].errand)
            return seen.texts.of("reason", "errand-won", errand=errand)
        gain = self.forecast()
        if gain:
            return gain
        picked = seen.table.grip.held or seen.table.grip.picked
        choosing = seen.asked == ERRAND and seen.moves
        if choosing and picked is not None and picked.card in POINTS:
            return seen.texts.of("ask", "errand.to", card=seen.texts.card(picked.card))
        return super().sentence()

    def forecast(self) -> str:
        card = self.seen.preview
        return "" if card is None else self._gain(card)

    def _gain(self, card: Card) -> str:
        """What this card would win, and, as the last of the trick, who would lead next."""
        seen = self.seen
        trick = seen.table.cards(TRICK)
        errands = [e for e in seen.table.cards(BOARD) if board.standing(e, trick, card).won]
        parts = []
        if errands:
            names = words("list.and").join(seen.texts.card(e) for e in errands)
            points = sum(POINTS[e] for e in errands)
            named = seen.texts.card(card)
            parts.append(words("gain.familiar", card=named, names=names, points=points))
        if len(trick) == seen.game.seats - 1:
            place, _ = new_lead((*trick, card), simple=seen.rules.simple_lead)
            seat = (seen.lead + place) % seen.game.seats
            own = seat == seen.viewer
            key = "gain.familiar.lead.own" if own else "gain.familiar.lead"
            if not errands:
                key = f"{key}.with"
            parts.append(words(key, card=seen.texts.card(card), name=seen.names[seat]))
        return " · ".join(parts)

    def asked_how(self) -> tuple[str, dict[str, object]]:
        seen = self.seen
        if seen.asked != CARD:
            return seen.asked, {}
        trick = seen.table.cards(TRICK)
        if not trick or seen.table.trick is not None or len(trick) >= seen.game.seats:
            return "card.lead", {}
        led = trick[0]
        values: dict[str, object] = {"suit": seen.texts.suit(led.suit)}
        may = {move.card for move in seen.moves}
        if len(may) == len(set(seen.table.own_cards())):
            return "card.free", values
        key = "card.follow" if len(COLOURS_OF[led]) == 1 else "card.share"
        if THREE in may:
            return f"{key}.three", {**values, "three": seen.texts.card(THREE)}
        return key, values


class OnTheCloth(Answers):
    """The lead's questions lie on the cloth, where the trick will lie."""

    def answer(self, move: Move) -> Answer:
        if not move.word:
            return super().answer(move)
        note = words(f"note.familiar.{move.word}")
        label = words(f"answer.familiar.{move.word}")
        return Answer(move, label, key=_KEYS[move.word], note=note)

    def panel(self, answers: Sequence[Answer], acts: Acts) -> Panel | None:
        return None

    def buttons(self, answers: Sequence[Answer], acts: Acts) -> list[Widget]:
        stage = self.stage
        x, y = self.seen.table.layout.trick_at
        gap, high = stage.px(16), stage.px(72)
        wide = stage.px(316)
        labels = [answer.label for answer in answers]
        most = max((width(text, "title", stage.type_px("title", 20)) for text in labels), default=0)
        wide = max(wide, min(stage.px(372), most + stage.px(76)))
        whole = len(answers) * high + (len(answers) - 1) * gap
        found: list[Widget] = []
        for order, answer in enumerate(answers):
            box = pygame.Rect(0, 0, wide, high)
            box.midtop = round(x), round(y - whole / 2 + order * (high + gap))
            action = acts.doing(answer)
            button = KeyButton(stage, f"answer-{answer.move}", box, answer.label, action)
            button.key, button.note = answer.key, answer.note
            found.append(button)
        return found


class TurnTrack(Heading):
    """The turns left and the score, in place of the round."""

    seen: FamiliarSeen

    def __init__(self, seen: FamiliarSeen, places: Places, tools: Tools) -> None:
        super().__init__(seen)
        self.places = places
        self.tools = tools

    def draw(self, surface: pygame.Surface) -> None:
        number = int(self.seen.table.changed.get("turn", self.seen.state.number))
        self.places.track.draw(surface, max(1, number), self.tools.score, self.tools.bar)
