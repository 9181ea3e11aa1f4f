"""Draws a table: a still layer that is kept, and over it whatever moves."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass

import pygame

from cardtable.media.canvas import Canvas, Stroke, paint
from cardtable.media.drawings import Colour
from cardtable.table import accents, animation, coming_down
from cardtable.table.animation import Pose
from cardtable.table.card_art import CardArt
from cardtable.table.card_sprite import CardSprite
from cardtable.table.coming_down import Falling
from cardtable.table.piles import lying
from cardtable.table.shown import Shown
from cardtable.table.stale import Stale
from cardtable.table.surroundings import Part, Surroundings, TableStage
from cardtable.table.ways import Ways, winning
from cardtable.widgets import cut

_MARKED = {"trick", "heap"}  # how piles lie of which the last card played is marked
_NEAR: Colour = (255, 214, 120)  # the light of a place where a held card would be laid


_DARK = (52, 52, 60)  # of 255: what high contrast leaves of the table's own light


@dataclass
class Fade:
    """One mood gives way to the next."""

    old: str
    seconds: float = animation.MOOD
    still: pygame.Surface | None = None  # the table as it looked before it turned
    passed: float = 0.0

    @property
    def share(self) -> float:
        """How much of it is over, from 0 to 1."""
        return min(1.0, self.passed / self.seconds)


class Renderer:
    """The picture of one table."""

    def __init__(
        self, stage: TableStage, shown: Shown, ways: Ways, look: Surroundings, stale: Stale
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
        self._ground: list[Stroke] = []  # what lies behind the still layer
        self._still: list[Stroke] = []
        self._resting: set[int] = set()  # the piles that are part of it
        self._told: dict[object, Part] = {}
        self._lying: Counter[int] = Counter()  # how many cards lie where: plates and tags count
        self._version = -1
        self._aloft: list[CardSprite] = []  # what is over everything in this frame

    def lay_out(self) -> None:
        """Another window, or another table: nothing drawn so far is needed again."""
        self.art.forget()
        self.fade = None
        self._told.clear()
        self.stale.all()

    def rehearse(self, surface: pygame.Surface) -> None:
        """Draw, where nobody sees it, the marks of cards played last, and winners' light."""
        layout = self.ways.layout
        for place in layout.places.values():
            if place.lies in _MARKED:
                self._mark_last(surface, Pose(0, 0, 0, place.height))
            if place.lies == "trick":
                for seat in layout.sides:
                    self.look.glow(winning(layout.towards(place, seat), place))

    def put_away(self) -> None:
        """Keep no pictures while nobody sees the table: its sky alone may be 30 MB."""
        self._ground, self._still = [], []
        self.stale.all()

    # Moods

    def follow_mood(self) -> None:
        """If another backdrop fits now, let it come down over this one; one after another."""
        if self.fade is not None and self.fade.still is None:
            return
        mood = self.look.mood(self.shown.mood)
        if mood == self.shown.mood:
            return
        if self._still and self.stage.settings.pace < 100:
            self.fade = Fade(self.shown.mood)
        self.shown.mood = mood
        self.stale.all()

    def turn_round(self) -> None:
        """The table turns to another seat: furniture fades over while the cards still glide, so
        that none of them rests below a picture of the old table.
        """
        if self._still and self.stage.settings.pace < 100:
            still = pygame.Surface(self.stage.size)
            self._lay_still(still)
            self.fade = Fade(self.shown.mood, animation.TURN * 0.8, still)
        self.stale.all()

    def pass_by(self, seconds: float) -> None:
        """Let a fade go on."""
        if self.fade is not None:
            self.fade.passed += seconds
            self.stale.behind()
            if self.fade.passed >= self.fade.seconds:
                self.finish()

    def finish(self) -> None:
        """Whatever fades has faded."""
        self.fade = None
        self.stale.all()

    def _draw_ground(self, still: Canvas) -> None:
        fade = self.fade
        falling, self.shown.gives_way = self.look.falling(), None
        if fade is not None and fade.still is None:
            share = animation.ease_in_out(fade.share)
            self.shown.gives_way = fade.old, share
            falling = Falling(self.look.backdrop(fade.old), share)
        coming_down.lay(still, self.look.backdrop(self.shown.mood), falling)

    def _draw_turning(self, surface: pygame.Surface) -> None:
        """The table as it was before it turned goes."""
        if self.fade is not None and self.fade.still is not None:
            level = round(255 * (1 - animation.ease_in_out(self.fade.share)))
            self.fade.still.set_alpha(min(254, level))
            surface.blit(self.fade.still, (0, 0))

    # A frame

    def draw(self, surface: pygame.Surface) -> None:
        """Draw the still layer, then what moves, then what is held."""
        self._look_for_changes()
        self._aloft = self.ways.aloft()
        active = self._active()
        self.art.next_frame(busy=self.stale.ground)
        self._refresh(active)
        self._lay_still(surface)
        self._draw_turning(surface)
        self.look.draw_stirring(surface)
        for zone, near in self.grip.zones:
            self._draw_zone(surface, zone, near)
        self._draw_ghost(surface)
        for number in self.ways.by_depth(active):
            self._draw_pile(surface, number)
        self._compose_ahead(active)
        self.stale.frame = False
        if self.art.owing:
            self.stale.above()

    def draw_aloft(self, surface: pygame.Surface) -> None:
        """Draw what is in the hand, or has just left it: nearer to the eye than all the rest."""
        for sprite in self._aloft:
            self._draw_sprite(surface, sprite)

    def _look_for_changes(self) -> None:
        """Pictures that have come, light that has changed, parts that tell something else."""
        self.art.shade = self.look.shade
        self.art.strong = self.stage.settings.high_contrast
        version = self.stage.pictures.version
        if self._version != version:
            self._version = version
            self.art.fresh()
            self.stale.all()
        for sprite, dim in self.look.shaded():
            if sprite.dim != dim:
                sprite.dim = dim
                self.stale.above()
        now = lying(self.piles)
        if self._lying != now:
            self._lying = now
            self.stale.above()
        for name, part in self.look.parts().items():
            before = self._told.get(name)
            if before != part:
                self._told[name] = part
                self.stale.above()

    def _active(self) -> set[int]:
        """The piles of which something moves or is raised: they are drawn every frame."""
        lifted = [*self._aloft, self.grip.raised]
        active = set()
        for number, sprites in self.piles.items():
            for sprite in sprites:
                if sprite.motion is not None or sprite in lifted:
                    active.add(number)
                    break
        return active

    # The still layer

    def _refresh(self, active: set[int]) -> None:
        """Note the still layer anew if anything of it looks different now."""
        for number in active & self._resting:
            self._resting.discard(number)
            self.stale.above()
        if self.piles.keys() - active - self._resting:
            self.stale.above()
        if self.stale.ground:
            ground = Canvas(self.stage.size)
            self._draw_ground(ground)
            if self.stage.settings.high_contrast:
                ground.fill(_DARK, special_flags=pygame.BLEND_RGB_MULT)
            else:
                self.look.draw_drift(ground)
            self._ground = ground.strokes
            self.stale.ground = False
        if self.stale.still:
            self.rebuilt += 1
            still = Canvas(self.stage.size)
            self.look.draw_under(still)
            for number in self.ways.by_depth(self.piles.keys() - active):
                self._resting.add(number)
                self._draw_pile(still, number)
            self.look.draw_over(still)
            self._still = still.strokes
            self.stale.still = False

    def _lay_still(self, surface: pygame.Surface) -> None:
        if isinstance(surface, Canvas):
            surface.strokes += [*self._ground, *self._still]
        else:
            paint(surface, [*self._ground, *self._still], surface.get_rect())

    # Cards and lights

    def _compose_ahead(self, active: set[int]) -> None:
        """What this frame has left goes to the other sides of cards that are turning over, and to
        cards as they will lie when they have come: many may do so in the same frame.
        """
        for number in active:
            place = self.ways.layout.places[number]
            if place.lies == "trick":
                # Whichever of them wins, its light is there when the last one has come.
                poses = [winning(sprite.end, place) for sprite in self.piles[number]]
                accents.glow_ahead(self.stage.pictures, poses, self.look.glow)
            for sprite in self.piles[number]:
                motion = sprite.motion
                if motion is None or (motion.share < 0.5) != sprite.turning:
                    continue
                shows = sprite.face_up and sprite.known
                name = sprite.card.name if shows else sprite.back.name
                self.art.compose(name, round(motion.end.height))
                if place.lies in _MARKED:
                    accents.mark_ahead(self.stage.pictures, motion.end, self._mark_thick, _NEAR)

    def _draw_pile(self, surface: pygame.Surface, number: int) -> None:
        sprites = [one for one in self.ways.visible(number) if one not in self._aloft]
        last = self.grip.raised if self.ways.raised_on_top else None
        for sprite in sprites:
            if sprite is not last and not sprite.glow:
                self._draw_sprite(surface, sprite)
        for sprite in sprites:
            if sprite.glow:
                accents.draw_glow(surface, sprite, self.look.glow)
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
        if sprite.motion is not None or sprite is self.grip.held:
            return
        px = self.ways.layout.px
        if sprite in self.grip.marked:
            accents.draw_mark(surface, pose, max(3, px(5)), cut.CANDLE)
        elif sprite is self.piles.last and self.shown.trick is None:
            self._mark_last(surface, pose)

    def _mark_last(self, surface: pygame.Surface, pose: Pose) -> None:
        accents.draw_mark(surface, pose, self._mark_thick, _NEAR)

    @property
    def _mark_thick(self) -> int:
        return max(2, self.ways.layout.px(3))

    def _draw_ghost(self, surface: pygame.Surface) -> None:
        held = self.grip.held
        pile = None if held is None else self.piles.of(held)
        if held is not None and pile is not None:
            home = self.ways.pose_of(pile.number, held)
            name = held.card.name if held.shows_face else held.back.name
            picture = self.art.turned(name, round(home.height), home.angle, dim=held.dim)
            accents.draw_ghost(surface, picture, home)

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
            if larger > height and self.art.drawn(name, larger):
                height = larger  # what shrinks stays sharp
        elif sprite.glow or sprite is self.grip.pressed:
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
