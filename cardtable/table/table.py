"""The table: shows what happens, one event after another, as one seat sees it.

It knows piles, moves and events, and no game by name. The rules never wait for it: events are
queued and shown in turn, and `arrange` puts everything in its place at once. It joins what lies
where (`Piles`), the ways between (`Ways`), what is still to come (`Show`), how that looks
(`Choreography`), what is written over it (`Captions`), what the hand holds (`Grip`) and the picture
of it all (`Renderer`). A look reads what is `Shown`, and answers.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

import pygame

from cardtable.kits import KITS
from cardtable.media.words import words
from cardtable.rules.events import Event, Said
from cardtable.rules.game import AnyGame
from cardtable.rules.sight import View
from cardtable.table import animation, sound
from cardtable.table.animation import Motion
from cardtable.table.captions import Captions
from cardtable.table.card_sprite import CardSprite
from cardtable.table.choreography import Choreography, Steps
from cardtable.table.grip import Grip
from cardtable.table.layout import Layout
from cardtable.table.piles import Piles, put_in_order
from cardtable.table.rehearsal import is_drawn, look_ahead
from cardtable.table.renderer import Renderer
from cardtable.table.retrace import retraced
from cardtable.table.show import SKIPPED, Show
from cardtable.table.shown import Shown
from cardtable.table.stale import Stale
from cardtable.table.surroundings import Effects, Surroundings, TableStage
from cardtable.table.turning import Turning
from cardtable.table.ways import Ways
from cardtable.table.wording import Wording


class Table:
    """One game's cards as one seat sees them, and everything that moves there."""

    def __init__(
        self,
        stage: TableStage,
        game: AnyGame,
        look: Surroundings,
        viewer: int,
        names: Sequence[str],
        *,
        looking: bool = True,
        hasty: bool = False,
        open_hands: bool = False,
    ) -> None:
        self.stage = stage
        self.game = game
        self.look = look
        self.listeners: list[Callable[[Event], None]] = []  # told of each event as it is shown
        self.words = Wording(game, names)
        self.stale = Stale()
        self.grip = Grip()
        self.piles = Piles(game, viewer, open_hands=open_hands)
        self.piles.looking = looking
        self.shown = Shown(game, self.piles, self.grip, self.words)
        self.ways = Ways(stage, self.piles, self.grip, look, self.stale, self.hear)
        self.choreography = Choreography(self.piles, self.ways)
        self.captions = Captions(stage, look, self.words, self.stale)
        self.renderer = Renderer(stage, self.shown, self.ways, look, self.stale)
        self.turning = Turning(self.ways, self.shown, self.renderer)
        self.coming = Show(
            stage.settings,
            self.piles,
            self._perform,
            self._close,
            self._finish,
            self.turning.down,
            self._is_drawn,
            hasty=hasty,
        )
        self.art = self.renderer.art
        self.shown.join(self.ways, self.coming, self.art)
        self.rehearsed: tuple[object, str] | None = None  # at which size, in which language
        self._noises = KITS[game.id].noises
        look.join(self.shown)
        self.lay_out()

    # Places

    @property
    def layout(self) -> Layout:
        """Where piles and plates are."""
        return self.ways.layout

    def lay_out(self) -> None:
        """Put everything in its place for the present window; nothing moves any more."""
        self.ways.lay_out()
        self.renderer.lay_out()

    def sit(self, viewer: int, view: View, *, looking: bool = True) -> None:
        """Look from another seat, with its hand open or still face down."""
        self.piles.sit(viewer, looking=looking)
        self.arrange(view)

    def arrange(self, view: View) -> None:
        """Put every card where this view has it, at once; whatever was to be shown is dropped."""
        self.coming.clear()
        self.captions.clear()
        self.grip.clear()
        self.shown.begin(view)
        self.shown.trick = None
        self.piles.fill(view, self.layout)
        self.shown.mood = self.look.mood(self.shown.mood)
        self.lay_out()

    def go_back(self, view: View) -> None:
        """Put every card where this view has it, and let each be seen to go there."""
        before = {number: list(sprites) for number, sprites in self.piles.items()}
        lay = {id(sprite): number for number, sprites in before.items() for sprite in sprites}
        self.arrange(view)
        if self.stage.settings.pace >= SKIPPED:
            return
        for one, two in retraced(before, self.piles):
            if not one.pose.near(two.pose):
                up = one.shows_face
                two.card = one.card if one.known else two.card  # it turns over on its way
                two.turning = up != two.shows_face
                two.glow = two.dim = False
                if two not in self.piles[lay[id(one)]]:
                    two.left = lay[id(one)]  # it counts where it goes once it is there
                motion = Motion(one.pose, two.pose, animation.BACK, ease=animation.ease_in_out)
                self.ways.start(two, motion)

    # Showing events

    def show(self, events: Sequence[Event], view: View, own: int | None = None) -> None:
        """Show these events after all those before them; the view is the table after them. After
        the ``own`` first of them, if that is told, the hand is turned face down.
        """
        self.coming.add(events, view, own)
        self.stale.frame = True

    @property
    def busy(self) -> bool:
        """Whether there is still something to be shown."""
        return self.coming.busy

    @property
    def moving(self) -> bool:
        """Whether something has to be drawn every frame."""
        return self.renderer.fade is not None or self.ways.moving

    def hurry(self) -> None:
        """Somebody presses on: end the pause, or run what is moving faster."""
        self.coming.hurry(moving=self.moving)
        self.captions.hurry()
        self.stale.frame = True

    def update(self, seconds: float) -> None:
        """Let time pass."""
        pace = self.coming.pace
        self.ways.pass_by(seconds * pace)
        self.renderer.pass_by(seconds * pace)
        self.coming.pass_by(seconds)
        if not self.moving:
            self.coming.rest()
        self.captions.pass_by(seconds)
        self._heed(self.look.drift(seconds))
        if self.stale.frame:
            self.ways.fit()
        if self.renderer.fade is None and not self.coming.busy:
            self.renderer.follow_mood()  # which has waited for its paint
        self._look_ahead()

    def _look_ahead(self) -> None:
        """After a resize or in another language, once what is seen is sharp, ask for the rest."""
        new = (self.stage.size, words.language)
        if self.rehearsed != new and not self.stage.pictures.seen_waiting():
            look_ahead(self)

    def _perform(self, events: Sequence[Event]) -> float:
        """Show events that belong together; how long that takes."""
        self._end_trick()
        lingers = 0.0
        for event in events:
            for listener in self.listeners:
                listener(event)
            effects = self.look.react(event)
            self._heed(effects)
            lingers = max(lingers, effects.seconds)
        first = events[0]
        self.hear(sound.of(first, self._noises))
        steps = self.choreography.of(events)
        self._let_set_out(first, steps)
        self.shown.note(first)
        read = self.captions.tell(first)
        if self.captions.winning and not self.piles.looking:
            self.captions.call_all()
        if isinstance(first, Said) and first.seat == self.piles.viewer and not self.coming.hasty:
            read = 0.0  # one has said it oneself: what it does is seen at once
        self.renderer.follow_mood()
        self.stale.all()
        return steps.wait + read + lingers

    def _let_set_out(self, event: Event, steps: Steps) -> None:
        def change(sprite: CardSprite, usual: Motion) -> Motion:
            return self.look.flight(event, sprite, usual)

        for sprite, motion in steps.ways:
            self.ways.start(sprite, change(sprite, motion))
        for number, seconds in steps.closing:
            self.ways.relax(number, seconds, change)
        for name in steps.sounds:
            self.hear(name)

    def _heed(self, effects: Effects) -> None:
        for name in effects.sounds:
            self.hear(name)
        if effects.stale:
            self.stale.above()
        if effects.behind:
            self.stale.behind()

    def _end_trick(self) -> None:
        if self.shown.trick is not None:
            self.shown.trick = None
            self.captions.winning = ""
            self.choreography.swept_up()
            self.stale.all()

    def _is_drawn(self, event: Event) -> bool:
        return is_drawn(event, self.piles, self.layout, self.art)

    def _close(self, view: View) -> None:
        """All of a move has been shown: what lies on the table is what the view says."""
        self.shown.begin(view)
        if self.piles.open_hands:
            put_in_order(self.piles, view)
        self._forget_dropped()
        self.renderer.follow_mood()
        self.stale.all()

    def _forget_dropped(self) -> None:
        """What was let go over the table and went nowhere goes home."""
        dropped, self.grip.dropped = self.grip.dropped, None
        pile = None if dropped is None else self.piles.of(dropped)
        if pile is not None:
            self.ways.relax(pile.number, animation.HOME)

    def _finish(self) -> None:
        self.ways.finish()
        self.renderer.finish()

    def hear(self, name: str) -> None:
        """Let a sound be heard."""
        if name and not self.coming.skipping:
            self.stage.sounds.play(name)

    def disagreement(self) -> str:
        """How what is shown differs from the last view; empty if it does not."""
        return "" if self.busy else self.piles.disagreement(self.shown.view)

    # Drawing

    def draw(self, surface: pygame.Surface) -> None:
        """Draw the table: the still layer, then what moves."""
        self.renderer.draw(surface)

    def draw_aloft(self, surface: pygame.Surface) -> None:
        """Draw what is in the hand over everything else."""
        self.renderer.draw_aloft(surface)

    def draw_words(self, surface: pygame.Surface) -> None:
        """Draw the sentence above the hand, the bubbles and the banner, over everything."""
        go_on = self.coming.waits_for_a_click
        self.captions.draw(surface, self.layout, go_on=go_on)
