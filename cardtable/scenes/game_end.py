"""The end of a game: the podium, or what all have won or lost together, and where it turned."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import pygame

from cardtable import library
from cardtable.deal_code import any_seed
from cardtable.gestures import HURRYING, Arrow, Gesture, Pixel, Step
from cardtable.kits import KITS
from cardtable.match import Match
from cardtable.media.canvas import mean
from cardtable.media.words import valued, words
from cardtable.rules.game import AnyGame
from cardtable.scenes import marks
from cardtable.scenes.ceremony import Ceremony
from cardtable.scenes.confetti import Confetti
from cardtable.scenes.podium import Podium
from cardtable.scenes.scene import Stage
from cardtable.scenes.screen import Screen
from cardtable.scenes.turning_picture import TurningPicture
from cardtable.scenes.verdict import ChartVerdict, Verdict
from cardtable.table import animation
from cardtable.widgets import cut, people, scenery
from cardtable.widgets.button import Button, ButtonKind, RoundButton
from cardtable.widgets.widget import Widget
from cardtable.widgets.writing import write

_COMES = 0.6  # seconds in which room is made and the turning point comes in …
_AFTER = 0.25  # … so long after the winner has been told
DEAF = 0.5  # seconds after the last of it in which nothing is chosen
_SIDE = 376  # units: the turning point beside the podium


class GameEnd(Screen):
    """Who won, everybody's total, and what to do next."""

    def __init__(self, stage: Stage, match: Match, play: Callable[[Match], None]) -> None:
        super().__init__(stage)
        self.match = match
        self.kit = KITS[match.game.id]
        self.play = play  # what is chosen to be played next
        self.scores = match.state.scores
        self.winners = match.state.winners
        self.passed = 0.0
        self.ceremony = self._ceremony()
        self.turning = TurningPicture(stage, match)
        self.confetti = Confetti(stage, self.kit.petals, match.seed)
        self._panel = pygame.Rect(0, 0, 0, 0)
        self._side = pygame.Rect(0, 0, 0, 0)  # of the turning point …
        self._area = pygame.Rect(0, 0, 0, 0)  # … and of the ceremony beside it
        self._told = False  # who has won
        self._deaf = DEAF
        self._aims = False  # it has been shown which button a key would press

    def _ceremony(self) -> Ceremony:
        if not self.match.game.together:
            return Podium(self.stage, self.match)
        if self.kit.chart is not None:
            return ChartVerdict(self.stage, self.match, self.kit.chart)
        return Verdict(self.stage, self.match)

    @property
    def won(self) -> bool:
        """Whether there is something to celebrate at this screen."""
        return any(self.match.seats[seat].who == "person" for seat in self.winners) or (
            bool(self.winners) and all(seat.who != "person" for seat in self.match.seats)
        )

    @property
    def _whole(self) -> float:
        """When everything is there."""
        return max(self.ceremony.seconds, self.ceremony.told_at + _AFTER + _COMES)

    @property
    def going(self) -> bool:
        """Whether something is still to be told."""
        return self.passed < self._whole

    def entered(self) -> None:
        super().entered()
        self.stage.sounds.loop("music", None)
        if self.going and self.stage.settings.speed == "instant":
            self.finish()

    def finish(self) -> None:
        """Tell the rest at once."""
        self.passed = self._whole
        self._tell()
        self._deaf = DEAF
        self.dirty = True

    def _tell(self) -> None:
        """It is out who has won."""
        if self._told:
            return
        self._told = True
        self.stage.sounds.play("game-won" if self.won else "game-beaten")
        self.stage.say(self.headline())
        self.stage.say(self.turning.caption())
        for said in marks.hints_used(self.match):
            self.stage.say(said)
        if self.won:
            self.confetti.throw()

    def title(self) -> str:
        return f"{words('end.standings')} – {words('app.title')}"

    def headline(self) -> str:
        """Who has won, or that it is about to be told."""
        together = self.match.game.together
        if not self._told:
            return words("end.last_together" if together else "end.last")
        names = [people.display_name(self.match.seats[seat], seat) for seat in self.winners]
        if together:
            key = "together_won" if self.winners else "together_lost"
            own, chart, points = f"end.{self.kit.id}.{key}", self.kit.chart, self.scores[0]
            goal = 0 if chart is None else chart.goal
            return words.either(own, f"end.{key}", points=points, goal=goal, short=goal - points)
        if len(names) == 1:
            return words("end.won", name=names[0])
        return words("end.shared", names=words("list.and").join(names))

    # Controls

    def build(self) -> Sequence[Widget]:
        stage = self.stage
        size = stage.size
        self._panel = pygame.Rect(0, 0, stage.px(1160), min(stage.px(724), size[1] - stage.px(24)))
        self._panel.center = (size[0] // 2, size[1] // 2)
        entries: list[tuple[str, str, Callable[[], None]]] = [
            ("home", words("pause.home"), stage.home),
            ("review", words("lookback.open"), self._review),
            ("same", words("end.same_deal"), lambda: self.play(same_deal(self.match))),
            ("again", words("end.again"), lambda: self.play(another(self.match))),
        ]
        gap, high = stage.px(16), stage.px(60)
        wide = min(stage.px(300), (self._panel.width - stage.px(64)) // len(entries) - gap)
        total = len(entries) * (wide + gap) - gap
        left = self._panel.centerx - total // 2
        widgets: list[Widget] = []
        for index, (name, label, action) in enumerate(entries):
            box = pygame.Rect(left + index * (wide + gap), 0, wide, high)
            box.bottom = self._panel.bottom - stage.px(30)
            kind: ButtonKind = "main" if name == "again" else "paper"
            widgets.append(Button(stage, name, box, label, action, kind, size=22))
        self._lay_out(widgets[0].box.top)
        side = stage.px(48)
        corner = pygame.Rect(self._panel.left + stage.px(34), 0, side, side)
        corner.centery = self._panel.top + stage.px(54)
        ways = (("games", "log", self._games), ("compare", "people", self._compare))
        for order, (name, icon, action) in enumerate(ways):
            place = corner.move(order * (side + stage.px(10)), 0)
            label = words("games.title" if name == "games" else "compare.title")
            widgets.append(RoundButton(stage, name, place, icon, label, action, colour=cut.CARD))
        return widgets

    def _lay_out(self, foot: int) -> None:
        """Share what is above the buttons out."""
        stage, pad = self.stage, self.stage.px(44)
        area = pygame.Rect(self._panel.left + pad, self._panel.top + stage.px(100), 0, 0)
        area.width = self._panel.width - 2 * pad
        area.height = foot - stage.px(26) - area.top
        if self.turning.point is not None:
            self._side = area.copy()
            self._side.width = stage.px(_SIDE)
            self._side.right = area.right
            area.width = self._side.left - stage.px(28) - area.left
        self._area = area

    def _review(self) -> None:
        """Look back upon the game."""
        from cardtable.scenes.review_scene import ReviewScene

        kept = library.kept_path(self.match)
        self.stage.push(ReviewScene(self.stage, self.match, kept))

    def _games(self) -> None:
        """All games that are kept, this one chosen."""
        from cardtable.scenes.games_list import GamesList

        self.stage.push(GamesList(self.stage, library.kept_path(self.match)))

    def _compare(self) -> None:
        """This result beside others of the same deal."""
        from cardtable.scenes.side_by_side import SideBySide

        self.stage.push(SideBySide(self.stage, self.match))

    def first(self) -> str:
        return "again"

    def back(self) -> None:
        self.stage.home()

    def handle(self, gesture: Gesture) -> None:
        """What was pressed to hurry the count must not choose what comes after it."""
        if isinstance(gesture, HURRYING) and self.going:
            self.finish()
        elif isinstance(gesture, HURRYING) and self._deaf > 0:
            self._deaf = DEAF  # whoever is still pressing on means the standings
        else:
            self._aims = self._aims or isinstance(gesture, Arrow | Step)
            super().handle(gesture)

    def _choose(self, at: Pixel | None, gesture: Gesture) -> None:
        """A key first shows what it would choose: one more Enter would begin another game."""
        if at is None and not self._aims:
            self._aims = True
            self._settle()
        else:
            super()._choose(at, gesture)

    def _settle(self) -> None:
        super()._settle()
        for widget in self.widgets:
            widget.focused = widget.focused and self._aims

    # Time

    def update(self, seconds: float) -> None:
        super().update(seconds)
        self.confetti.move(seconds)
        if self.going:
            before = self.passed
            self.passed = min(self._whole, before + seconds * self.stage.settings.pace)
            for at, note in self.ceremony.notes:
                if before < at <= self.passed:
                    self.stage.sounds.play(f"count-{note}")
            if self.passed >= self.ceremony.told_at:
                self._tell()
            self.dirty = True
        else:
            self._deaf -= seconds
        self.moving = self.going or self.confetti.falling

    # Drawing

    def draw(self, surface: pygame.Surface) -> None:
        super().draw(surface)
        self.confetti.draw(surface)

    def paint(self, surface: pygame.Surface) -> None:
        stage, panel = self.stage, self._panel
        scenery.dimmed(surface, stage, self.kit.cover.shade)
        cut.panel(surface, panel, stage.px(28), cut.PAPER, stage.px(16), 0.4)
        marks.draw_on(surface, stage, self.match, panel)
        at = (panel.centerx, panel.top + stage.px(54))
        px = stage.type_px("title", 42)
        room = panel.width - 2 * stage.px(160)
        write(surface, self.headline(), "title", px, at, cut.INK, "cm", room)
        share = self._come()
        aside = self._area.centerx - panel.centerx if self.turning.point is not None else 0
        makes_room = animation.ease_in_out(min(1.0, share * 1.6))
        self.ceremony.lay_out(self._area.move(round(aside * (makes_room - 1)), 0))
        self.ceremony.paint(surface, self.passed)
        if self.turning.point is not None:
            self._paint_turning(surface, (share - 0.4) / 0.6)

    def _come(self) -> float:
        """How far the turning point has come, from 0 to 1.

        It comes once it is out who has won: it would give that away.
        """
        since = self.passed - self.ceremony.told_at - _AFTER
        if self.stage.settings.reduced_motion:
            return float(since > 0)
        return max(0.0, min(1.0, since / _COMES))

    def _paint_turning(self, surface: pygame.Surface, share: float) -> None:
        picture = self.turning.picture(self._side.size)  # drawn with the rest, before it comes
        if share <= 0:
            return
        side = picture.get_rect(center=self._side.center)
        slid = round((1 - animation.ease_out(share)) * self.stage.px(36))
        shadow, (dx, dy) = cut.shadow(side.size, self.stage.px(22), 4 * self.stage.unit, 0.3)
        picture.set_alpha(round(255 * share))
        if share >= 1:
            surface.blit(shadow, (side.left + dx, side.top + dy))
        surface.blit(picture, (side.left + slid, side.top))
        mean(surface, side, valued(words("turning.title"), self.turning.caption()))


def another(match: Match) -> Match:
    """A new deal for the same people, by the same rules."""
    return Match(_same_game(match), any_seed(), match.seats)


def same_deal(match: Match) -> Match:
    """The same deal once more; one knows its cards by now, so it is practice."""
    return Match(_same_game(match), match.seed, match.seats, practice=True)


def _same_game(match: Match) -> AnyGame:
    return type(match.game)(match.game.seats, match.game.chosen)
