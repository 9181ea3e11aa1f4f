"""The turning point of a game as one picture: the cards of that trick on this table, in small."""

from __future__ import annotations

import pygame

from cardtable.endings import Step, TurningPoint, turning_point
from cardtable.kits import KITS
from cardtable.looks.lights import mount
from cardtable.match import Match
from cardtable.media import papercraft
from cardtable.media.words import words
from cardtable.rules.sight import View
from cardtable.scenes.scene import Stage
from cardtable.table.card_sprite import SHAPE
from cardtable.table.table import Table
from cardtable.table.wording import Wording, signed
from cardtable.widgets import cut, people, scenery
from cardtable.widgets.writing import lines_height, write, write_lines

_GOLD = (255, 214, 120)


class TurningPicture:
    """A frame with the cards, and a sentence under it."""

    def __init__(self, stage: Stage, match: Match) -> None:
        self.stage = stage
        self.match = match
        self.kit = KITS[match.game.id]
        self.point = turning_point(match, self.kit.endings())
        self._sitters = self.kit.sitters(match.seats)
        self._made: tuple[object, pygame.Surface] | None = None
        self._table: Table | None = None

    def caption(self) -> str:
        """What happened there, and what it was worth."""
        return "" if self.point is None else _Caption(self.match, self.point).text()

    def picture(self, size: tuple[int, int]) -> pygame.Surface:
        """The whole of it, so wide and at most so high; the same surface until it changes."""
        stage = self.stage
        if stage.pictures.drafting:
            return self._drawn(size)
        text_size = stage.settings.text_size
        key = (size, stage.size, words.language, text_size, stage.pictures.version)
        if self._made is None or self._made[0] != key:
            self._made = (key, self._drawn(size))
        return self._made[1]

    def _drawn(self, size: tuple[int, int]) -> pygame.Surface:
        stage = self.stage
        assert self.point is not None, "there is a picture only of a turning point"
        pad = stage.px(18)
        px, small = stage.type_px("title", 24), stage.text_px(18)
        room = size[0] - 2 * pad
        caption = self.caption()
        high = lines_height(caption, "text", small, room)
        frame = pygame.Rect(pad, pad + round(px * 1.4), room, round(room * 0.86))
        rest = 2 * pad + high + stage.px(4)
        frame.height = min(frame.height, size[1] - frame.top - rest + pad)
        out = pygame.Surface((size[0], frame.bottom + rest), pygame.SRCALPHA)
        out.blit(cut.sheet(out.get_size(), stage.px(22), cut.CARD), (0, 0))
        title_at = (pad, pad + px * 0.5)
        write(out, words("turning.title"), "title", px, title_at, cut.INK, room=room)
        self._draw_felt(out, frame)
        self._draw_cards(out, frame, self.point.step)
        low = pygame.Rect(pad, frame.bottom + pad, room, high)
        write_lines(out, caption, "text", small, low, cut.INK)
        return out

    # The table

    def _draw_felt(self, out: pygame.Surface, frame: pygame.Rect) -> None:
        """The table as it was then, seen from a little further away."""
        backdrop = self._backdrop()
        wide, high = backdrop.get_size()
        scale = max(frame.width / wide, frame.height / high)
        small = (max(1, round(wide * scale)), max(1, round(high * scale)))
        shrunk = pygame.transform.smoothscale(backdrop, small)
        felt = pygame.Surface(frame.size, pygame.SRCALPHA)
        felt.blit(shrunk, ((frame.width - small[0]) // 2, (frame.height - small[1]) // 2))
        radius = self.stage.px(14)
        papercraft.clipped(felt, papercraft.rounded(frame.size, radius))
        out.blit(felt, frame)

    def _backdrop(self) -> pygame.Surface:
        """What hung behind the table when it turned."""
        match, point = self.match, self.point
        if self._table is None:
            assert point is not None
            names = [people.display_name(seat, n) for n, seat in enumerate(match.seats)]
            look = self.kit.look()(self.stage, match.game, match.seats)
            self._table = Table(self.stage, match.game, look, 0, names)
            self._table.arrange(View(match.turns[point.step.turn].before.copy()))
        elif self._table.layout.size != self.stage.size:
            self._table.lay_out()
        backdrop: pygame.Surface = self._table.look.backdrop(self._table.shown.mood)
        return backdrop if backdrop.get_width() > 1 else pygame.Surface(self.stage.size)

    # The cards

    def _draw_cards(self, out: pygame.Surface, frame: pygame.Rect, step: Step) -> None:
        """In the order they were played, each with who played it; what was won above them."""
        places = self._row(frame, len(step.plays), 0.66 if step.prize else 0.48)
        together = self.match.game.together
        several = len({seat for seat, _ in step.plays}) > 1
        for card, place in zip(step.prize, self._row(frame, len(step.prize), 0.22), strict=True):
            self._draw_card(out, card.name, place, glows=together)
        side = round(frame.height * 0.17)
        for order, ((seat, card), home) in enumerate(zip(step.plays, places, strict=True)):
            won = several and not together and card is step.card
            place = home.move(0, -round(frame.height * 0.06)) if won else home
            self._draw_card(out, card.name, place, glows=won)
            if several or order == 0:
                foot = min(frame.bottom - side // 2 - 3, place.bottom)
                self._draw_face(out, seat, (place.centerx, foot), side)

    def _row(self, frame: pygame.Rect, count: int, middle: float) -> list[pygame.Rect]:
        """Places for so many cards side by side, so far down; smaller above than in the middle."""
        inner = frame.width - self.stage.px(28)
        most = frame.height * (0.34 if middle < 0.4 else 0.5) * SHAPE
        wide = max(min(inner / (1 + 0.86 * (count - 1)), most), most / 2) if count else most
        pitch = min(wide * 1.1, (inner - wide) / max(1, count - 1))
        left = frame.centerx - pitch * (count - 1) / 2
        high = round(wide / SHAPE)
        rows = []
        for place in range(count):
            box = pygame.Rect(0, 0, round(wide), high)
            box.center = (round(left + place * pitch), frame.top + round(frame.height * middle))
            rows.append(box)
        return rows

    def _draw_card(
        self, out: pygame.Surface, name: str, place: pygame.Rect, *, glows: bool
    ) -> None:
        stage, high = self.stage, place.height
        picture = scenery.card(stage.pictures, self.kit.id, name, high, words.language)
        if glows:
            light = mount(high, _GOLD)
            out.blit(light, light.get_rect(center=place.center))
        else:
            shadow, (dx, dy) = cut.shadow(place.size, round(high * 0.05), 4 * stage.unit, 0.4)
            out.blit(shadow, (place.left + dx, place.top + dy))
        out.blit(picture, picture.get_rect(center=place.center))

    def _draw_face(self, out: pygame.Surface, seat: int, at: tuple[int, int], side: int) -> None:
        rim = pygame.Rect(0, 0, side + self.stage.px(5), side + self.stage.px(5))
        rim.center = at
        cut.panel(out, rim, rim.width // 2, cut.WHITE, 2 * self.stage.unit, 0.4)
        face = people.portrait(self.stage.pictures, self._sitters[seat], seat, side)
        out.blit(face, face.get_rect(center=at))


class _Caption:
    """The sentence under the picture."""

    def __init__(self, match: Match, point: TurningPoint) -> None:
        self.match = match
        self.point = point
        names = [people.display_name(seat, n) for n, seat in enumerate(match.seats)]
        self.names = names
        self.texts = Wording(match.game, names)

    def text(self) -> str:
        """Who played what, what it was worth, and what followed."""
        return self._what() + self._so()

    @property
    def _trick(self) -> bool:
        return any(pile.name == "trick" for pile in self.match.game.piles)

    def _when(self) -> str:
        step = self.point.step
        if self.match.game.together:
            key = "when.together"
        else:
            key = "when.trick" if self._trick else "when.turn"
        return self.texts.of("turning", key, round=step.round, number=step.number)

    def _what(self) -> str:
        step = self.point.step
        values = {
            "when": self._when(),
            "name": self.names[step.seat],
            "card": self.texts.card(step.card),
            "points": signed(step.points),
            "count": len(step.plays),
        }
        if self.match.game.together:
            key = "together"
        elif not self._trick:
            key = "plays" if len(step.plays) > 1 else "plays.one"
        else:
            key = "takes" if step.points >= 0 else "stuck"
        return self.texts.of("turning", key, **values)

    def _so(self) -> str:
        winners = self.match.state.winners
        if self.match.game.together:
            goal = self.texts.of("turning", "goal", goal=KITS[self.texts.id].endings().goal)
            return goal if self.point.lasts else self.texts.of("turning", "most.together")
        winner = words("list.and").join([self.names[seat] for seat in winners])
        if not self.point.lasts:
            return self.texts.of("turning", "most", winner=winner)
        if winners == (self.point.step.seat,):
            return self.texts.of("turning", "ahead")
        key = "ahead.other" if len(winners) == 1 else "ahead.shared"
        return self.texts.of("turning", key, winner=winner)
