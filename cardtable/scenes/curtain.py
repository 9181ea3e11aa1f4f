"""The curtain between two people at one screen: it falls over the table, and rises again.

While it moves one sees the table as everybody may: all hands lie face down before it falls, and the
next one is turned up when it has risen.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

import pygame

from cardtable.media.words import words
from cardtable.scenes.pause import Pause
from cardtable.scenes.scene import Stage
from cardtable.scenes.screen import Screen
from cardtable.seats import Seat
from cardtable.widgets import cut, people
from cardtable.widgets.button import Button
from cardtable.widgets.widget import Widget, draw_all
from cardtable.widgets.writing import write

FALL_SECONDS = 0.5
RISE_SECONDS = 0.4
FADE_SECONDS = 0.16  # with reduced motion it hangs there, and is gone
_SHADE = 0.42  # how dark the table becomes below it


class Curtain(Screen):
    """Falls, waits until the next person says to be there, and rises."""

    covers = False  # not while the table can be seen below it

    def __init__(
        self,
        stage: Stage,
        game: str,
        seat: Seat,
        number: int,
        *,
        down: Callable[[], None],
        ready: Callable[[], None],
    ) -> None:
        super().__init__(stage)
        self.game = game
        self.seat = seat
        self.number = number
        self.down = down  # told when nothing of the table can be seen any more
        self.ready = ready  # told when it has risen
        self.fallen = 0.0  # from 0 to 1
        self.rises = False
        self._panel = pygame.Rect(0, 0, 0, 0)

    def entered(self) -> None:
        super().entered()
        if self.fallen:
            return  # the menu was open over it
        self.stage.sounds.play("curtain")
        self.stage.say(words("curtain.spoken", name=self.name))
        self.stage.say(words("curtain.look_away"))
        self.update(0.0)

    def rehearse(self, surface: pygame.Surface) -> None:
        """Draw it hanging, where nobody sees it."""
        self.fallen, self.covers = 1.0, True
        self.layout()
        self.draw(surface)

    @property
    def name(self) -> str:
        """Of the person the screen goes to."""
        return people.display_name(self.seat, self.number)

    def build(self) -> Sequence[Widget]:
        stage = self.stage
        if self.rises:
            return []
        self._panel = pygame.Rect(0, 0, stage.px(500), stage.px(400))
        self._panel.midtop = (stage.size[0] // 2, stage.size[1] // 2 - stage.px(150))
        box = pygame.Rect(0, 0, stage.px(300), stage.px(64))
        box.midbottom = (self._panel.centerx, self._panel.bottom - stage.px(40))
        label = words("curtain.i_am", name=self.name)
        return [Button(stage, "ready", box, label, self._go, "main", size=26)]

    def first(self) -> str:
        return "ready"

    def back(self) -> None:
        """The menu: it shows nothing of the table, and only the person named may go on."""
        if self.fallen == 1:
            self.stage.push(Pause(self.stage, self.game), fade=False)

    def _go(self) -> None:
        if self.fallen == 1:
            self.rises = True
            self.stage.sounds.play("curtain")
            self.update(0.0)

    def update(self, seconds: float) -> None:
        super().update(seconds)
        if self.fallen == 1 and not self.rises:
            self.moving = False
            return
        step = 1.0 if self.stage.settings.speed == "instant" else seconds / self._lasts
        self.fallen = max(0.0, min(1.0, self.fallen + (-step if self.rises else step)))
        self.covers = self.fallen == 1
        self.moving = self.dirty = True
        if self.covers and not self.rises:
            self.down()
        elif self.rises and self.fallen == 0:
            self.stage.pop(fade=False)
            self.ready()

    @property
    def _lasts(self) -> float:
        if self.stage.settings.reduced_motion:
            return FADE_SECONDS
        return RISE_SECONDS if self.rises else FALL_SECONDS

    def paint(self, surface: pygame.Surface) -> None:
        width, height = surface.get_size()
        cloth = self._wide("ui/curtain", 800, height)
        pelmet = self._wide("ui/curtain-pelmet", 180, self.stage.px(180))
        share = self.fallen
        if self.stage.settings.reduced_motion and not self.covers:
            for drawn in (cloth, pelmet):
                drawn.set_alpha(round(255 * share))
                surface.blit(drawn, ((width - drawn.get_width()) // 2, 0))
                drawn.set_alpha(None)
            return
        if not self.covers:
            level = round(255 * (1 - _SHADE * share))
            surface.fill((level, level, level), special_flags=pygame.BLEND_RGB_MULT)
        # It gathers speed as it falls, and as it is drawn up; the pelmet comes first and goes last.
        drop = round(-height * (1 - share) ** 2 if self.rises else height * (share**2 - 1))
        surface.blit(cloth, ((width - cloth.get_width()) // 2, drop))
        above = round((min(1.0, share * 4) - 1) * pelmet.get_height())
        surface.blit(pelmet, ((width - pelmet.get_width()) // 2, above))

    def _wide(self, name: str, high: int, height: int) -> pygame.Surface:
        """A drawing 1920 units wide, this high, or larger until it fills the window's width."""
        scale = max(height / high, self.stage.size[0] / 1920)
        size = (round(1920 * scale), round(high * scale))
        return self.stage.pictures.drawing(name, size)

    def draw(self, surface: pygame.Surface) -> None:
        self.paint(surface)
        if not self.covers or self.rises:
            return
        self._paint_panel(surface)
        draw_all(surface, self.widgets)

    def _paint_panel(self, surface: pygame.Surface) -> None:
        stage, panel = self.stage, self._panel
        cut.panel(surface, panel, stage.px(32), cut.PAPER, stage.px(16), 0.5)
        side = stage.px(188)
        rim = pygame.Rect(0, 0, side, side)
        rim.center = (panel.centerx, panel.top)
        cut.panel(surface, rim, side // 2, (230, 181, 102), stage.px(8), 0.45)
        face = people.portrait(stage.pictures, self.seat, self.number, stage.px(168), "pleased")
        surface.blit(face, face.get_rect(center=rim.center))
        middle = panel.centerx
        room = panel.width - stage.px(60)
        lines = (
            (words("curtain.hand_to"), 22, 126, cut.SOFT_INK),
            (words("curtain.look_away"), 18, 246, cut.SOFT_INK),
        )
        for text, size, top, colour in lines:
            at = (middle, panel.top + stage.px(top))
            write(surface, text, "text", stage.text_px(size), at, colour, "cm", room)
        at = (middle, panel.top + stage.px(186))
        px = stage.type_px("title", 62)
        write(surface, self.name, "title", px, at, cut.INK, "cm", room)

    def title(self) -> str:
        return words("title.turn_of", name=self.name)
