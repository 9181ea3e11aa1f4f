"""Draws a table: a still layer that is kept, and over it whatever moves."""

from __future__ import annotations

from dataclasses import dataclass

import pygame

from cardtable.media.drawings import Colour
from cardtable.table import animation
from cardtable.table.animation import Pose
from cardtable.table.card_sprite import SHAPE, CardArt, CardSprite, pose_bounds
from cardtable.table.shown import Shown
from cardtable.table.stale import Stale
from cardtable.table.surroundings import Part, Stage, Surroundings
from cardtable.table.ways import Ways
from cardtable.widgets import cut

_NEAR: Colour = (255, 214, 120)  # the light of a place where a held card would be laid


@dataclass
class Fade:
    """One mood gives way to the next."""

    old: str
    still: pygame.Surface | None  # as the table looked before; None once the look blends itself
    passed: float = 0.0

    @property
    def share(self) -> float:
        """How much of it is over, from 0 to 1."""
        return min(1.0, self.passed / animation.MOOD)


class Renderer:
    """The picture of one table."""

    def __init__(
        self, stage: Stage, shown: Shown, ways: Ways, look: Surroundings, stale: Stale
    ) -> None:
        self.stage = stage
        self.shown = shown
        self.ways = ways
        self.piles, self.grip = ways.piles, ways.grip
        self.look = look
        self.stale = stale
        self.art = CardArt(stage.pictures, self.piles.game.id, look.face, look.back)
        self.fade: Fade | None = None
        self.rebuilt = 0  # how often the still layer was drawn, for the overlay
        self._still: pygame.Surface | None = None
        self._resting: dict[int, pygame.Rect] = {}
        self._told: dict[object, Part] = {}
        self._version = -1

    def lay_out(self) -> None:
        """Another window, or another table: nothing drawn so far is needed again."""
        self.art.forget()
        # Less than two windows hold a whole fan, the trick and everything on its way.
        self.art.most = max(7_000_000, self.stage.size[0] * self.stage.size[1] * 7)
        self._still = None
        self.fade = None
        self._told.clear()
        self.stale.all()

    # Moods

    def follow_mood(self) -> None:
        """If another backdrop fits now, begin to fade over to it."""
        mood = self.look.mood(self.shown.mood)
        if mood == self.shown.mood:
            return
        if self._still is not None and self.stage.settings.pace < 100:
            self.fade = Fade(self.shown.mood, self._still.copy())
        self.shown.mood = mood
        self.stale.all()

    def pass_by(self, seconds: float) -> None:
        """Let a fade go on."""
        if self.fade is not None:
            self.fade.passed += seconds
            if self.fade.passed >= animation.MOOD:
                self.fade = None
            self.stale.all()

    def finish(self) -> None:
        """Whatever fades has faded."""
        self.fade = None
        self.stale.all()

    def _ground(self) -> pygame.Surface:
        if self.fade is not None:
            between = self.look.between(self.fade.old, self.shown.mood, self.fade.share)
            if between is not None:
                # The look blends the ground itself: nothing of the old table fades over it.
                self.fade.still = None
                return between
        return self.look.backdrop(self.shown.mood)

    # A frame

    def draw(self, surface: pygame.Surface) -> None:
        """Draw the still layer, then what moves, then what is held."""
        self._look_for_changes()
        active = self._active()
        self.art.next_frame()
        surface.blit(self._refreshed(active), (0, 0))
        if self.fade is not None and self.fade.still is not None:
            level = round(255 * (1 - animation.ease_in_out(self.fade.share)))
            self.fade.still.set_alpha(min(254, level))  # 255 is not opaque but ten times slower
            surface.blit(self.fade.still, (0, 0))
        for zone, near in self.grip.zones:
            self._draw_zone(surface, zone, near)
        for number in self.ways.by_depth(active):
            self._draw_pile(surface, number)
        if self.grip.held is not None:
            self._draw_sprite(surface, self.grip.held)
        self.stale.frame = False
        if self.art.owing:
            for number in self.piles.keys() - active:
                if self.ways.layout.places[number].lies == "fan" and number in self._resting:
                    self.stale.part(self._resting[number])
            self.stale.frame = True

    def _look_for_changes(self) -> None:
        """Pictures that have come, light that has changed, parts that tell something else."""
        self.art.shade = self.look.shade
        version = self.stage.pictures.version
        if self._version != version:
            self._version = version
            self.art.fresh()
            self.stale.all()
        for sprite, dim in self.look.shaded():
            if sprite.dim != dim:
                sprite.dim = dim
                self.stale.part(sprite.bounds())
        for name, part in self.look.parts().items():
            before = self._told.get(name)
            if before != part:
                self._told[name] = part
                self.stale.part(part[1] if before is None else part[1].union(before[1]))

    def _active(self) -> set[int]:
        """The piles of which something moves or is raised: they are drawn every frame."""
        held, raised = self.grip.held, self.grip.raised
        active = set()
        for number, sprites in self.piles.items():
            for sprite in sprites:
                if sprite.motion is not None or sprite is held or sprite is raised:
                    active.add(number)
                    break
        return active

    # The still layer

    def _refreshed(self, active: set[int]) -> pygame.Surface:
        if self._still is None or self._still.get_size() != self.stage.size:
            self._still = pygame.Surface(self.stage.size)
            self.stale.all()
            self._resting = {}
        for number in active & self._resting.keys():
            self.stale.part(self._resting.pop(number))
        for number in self.piles.keys() - active - self._resting.keys():
            self._resting[number] = box = self._bounds(number)
            if box.width:
                self.stale.part(box)
        # One pass over what holds them all: furniture is worded and laid only once.
        whole = self.stale.take(self._still.get_rect())
        if whole is not None:
            self._draw_still(self._still, whole.clip(self._still.get_rect()), active)
        return self._still

    def _bounds(self, number: int) -> pygame.Rect:
        sprites = self.ways.visible(number)
        if not sprites:
            return pygame.Rect(0, 0, 0, 0)
        return sprites[0].bounds().unionall([sprite.bounds() for sprite in sprites[1:]])

    def _draw_still(self, still: pygame.Surface, clip: pygame.Rect, active: set[int]) -> None:
        if not clip.width or not clip.height:
            return
        self.rebuilt += 1
        still.set_clip(clip)
        still.blit(self._ground(), (0, 0))
        self.look.draw_drift(still)
        self.look.draw_under(still)
        for number in self.ways.by_depth(self.piles.keys() - active):
            self._resting[number] = box = self._bounds(number)
            if box.colliderect(clip):
                self._draw_pile(still, number)
        self.look.draw_over(still)
        still.set_clip(None)

    # Cards and lights

    def _draw_pile(self, surface: pygame.Surface, number: int) -> None:
        sprites = self.ways.visible(number)
        last = self.grip.raised if self.ways.raised_on_top else None
        for sprite in sprites:
            if sprite is not last and not sprite.glow:
                self._draw_sprite(surface, sprite)
        for sprite in sprites:
            if sprite.glow:
                self.look.draw_glow(surface, sprite)
                self._draw_sprite(surface, sprite)
        if last is not None and last in sprites:
            self._draw_sprite(surface, last)

    def _draw_sprite(self, surface: pygame.Surface, sprite: CardSprite) -> None:
        picture = self.picture(sprite)
        pose = sprite.pose
        at = (pose.x - picture.get_width() / 2, pose.y - picture.get_height() / 2)
        surface.blit(
            picture, (round(at[0]), round(at[1])), special_flags=pygame.BLEND_PREMULTIPLIED
        )
        if sprite in self.grip.marked and sprite.motion is None and sprite is not self.grip.held:
            self._draw_mark(surface, pose)

    def _draw_mark(self, surface: pygame.Surface, pose: Pose) -> None:
        thick = max(3, self.ways.layout.px(5))
        box = pose_bounds(Pose(pose.x, pose.y, 0, pose.height)).inflate(2 * thick, 2 * thick)
        radius = round(pose.height * 0.051) + thick
        line = cut.outline(box.size, radius, thick, cut.CANDLE, False)
        if abs(pose.angle) > 0.2:
            line = pygame.transform.rotozoom(line, -pose.angle, 1)
        surface.blit(line, line.get_rect(center=box.center))

    def _draw_zone(self, surface: pygame.Surface, zone: pygame.Rect, near: bool) -> None:
        """A ring of light where a held card may be laid; brighter when it would be."""
        radius = round(min(zone.size) * 0.09)
        if near:
            light = cut.sheet(zone.size, radius, (255, 236, 184), False)
            light.set_alpha(90)
            surface.blit(light, zone)
            light.set_alpha(255)
        thick = max(2.0, (5 if near else 3) * self.ways.layout.unit)
        colour = _NEAR if near else cut.CREAM
        surface.blit(cut.outline(zone.size, radius, thick, colour, not near), zone)

    def picture(self, sprite: CardSprite) -> pygame.Surface:
        """What a card looks like at this moment."""
        pose, motion = sprite.pose, sprite.motion
        shows = sprite.shows_face
        name = sprite.card.name if shows else sprite.back.name
        height = round(pose.height)
        if motion is not None:
            height = round(motion.end.height)
            larger = round(motion.start.height)
            if larger > height and self.art.pictures_ready(name, (round(larger * SHAPE), larger)):
                height = larger  # what shrinks stays sharp
        elif sprite.glow:
            pile = self.piles.of(sprite)
            height = round(self.ways.layout.places[pile.number].height) if pile else height
        scale = pose.height / max(1, height)
        return self.art.turned(
            name,
            height,
            pose.angle,
            level=round(pose.lift * 4),
            dim=sprite.dim and shows,
            scale=scale if abs(scale - 1) > 0.01 else 1.0,
            squeeze=sprite.squeeze,
            resting=motion is None and sprite is not self.grip.held,
        )
