"""The table at play: joins one match to one table.

The scene asks persons by their legal moves and the computer's seats through a thinker, writes the
match down move by move, and lets the table show what happened. Rules never wait for it.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from functools import partial
from typing import Protocol

import pygame

from cardtable.gestures import (
    HURRYING,
    Back,
    Carry,
    Choose,
    Drop,
    Gesture,
    Hurry,
    Inspect,
    Letter,
    Lift,
    Menu,
    Number,
    Place,
    Point,
    Scroll,
)
from cardtable.kits import KITS
from cardtable.looks.asked import Acts, Asked
from cardtable.looks.panel import Panel
from cardtable.match import Match, Turn
from cardtable.media.lettering import line_height, width, wrapped
from cardtable.media.words import words
from cardtable.players.worker import Thinker
from cardtable.rules.cards import card_named
from cardtable.rules.events import Event, GameEnded, RoundEnded, RoundStarted, TrickWon
from cardtable.rules.moves import Move
from cardtable.rules.piles import MIXED
from cardtable.rules.reasons import Reason
from cardtable.rules.sight import AnyGame, Memory, View
from cardtable.saves import Save
from cardtable.scenes.pause import Pause
from cardtable.scenes.scene import Stage
from cardtable.scenes.screen import Question, Screen
from cardtable.table import animation, sound
from cardtable.table.card_sprite import CardSprite, pose_bounds
from cardtable.table.debug_overlay import DebugOverlay
from cardtable.table.layout import TRICK_SHARE
from cardtable.table.table import Table
from cardtable.table.touch import Touch
from cardtable.table.ways import flies
from cardtable.widgets import cut, people
from cardtable.widgets.button import RoundButton
from cardtable.widgets.widget import Measures, Widget
from cardtable.widgets.writing import lines_height, write, write_lines

HINT_LEVEL = "hard"
_LOG_LINES = 400
_LOG_TURNS = 120  # so many moves back the log is written when somebody else looks


class Answered(Protocol):
    """What a thinker says: the move it would make."""

    @property
    def move(self) -> Move: ...


class Thinks(Protocol):
    """Whoever chooses for the computer's seats; nothing here waits."""

    def ask(
        self,
        game: AnyGame,
        sight: View,
        memory: Memory,
        level: str,
        character: str = "",
        *,
        seed: int = 0,
        seconds: float,
    ) -> int: ...

    def poll(self) -> Answered | None: ...

    def drop(self) -> None: ...

    def close(self) -> None: ...


def undealt(game: AnyGame, seat: int) -> View:
    """The table before anything was dealt, as a seat sees it."""
    state = game.empty(0)
    for pile in game.hidden_from[seat]:
        state.piles[pile.number] = (pile.back,) * len(state.piles[pile.number])
    return View(state)


class CardControl(Widget):
    """A card that can have the focus: the keyboard's and the gamepad's hand."""

    def __init__(self, measures: Measures, name: str, scene: PlayScene, sprite: CardSprite) -> None:
        box = pose_bounds(sprite.pose)
        super().__init__(measures, name, box)
        self.scene = scene
        self.sprite = sprite

    def choose(self, at: Place | None) -> None:
        self.scene.touch.choose(self.sprite)
        self.scene.refresh()
        if self.scene.table.grip.picked is not None:
            self.scene.focus_zone()

    def spoken(self) -> str:
        card = self.scene.table.words.card(self.sprite.card)
        if self.sprite.dim:
            return words("say.not_now", card=card)
        return card

    def draw(self, surface: pygame.Surface) -> None:
        table = self.scene.table
        # A card on its way to the hand has no ring yet, nor has one while another is held.
        if self.focused and table.grip.held is None and not flies(self.sprite):
            box = pose_bounds(self.sprite.pose)
            cut.ring(surface, box, round(box.height * 0.06), self.measures.unit)


class ZoneControl(Widget):
    """A place a picked card can go to, for the focus."""

    def __init__(self, measures: Measures, scene: PlayScene, number: int, move: Move) -> None:
        super().__init__(measures, f"zone-{number}", scene.touch.offers.zone(number))
        self.scene = scene
        self.move = move

    def choose(self, at: Place | None) -> None:
        self.scene.touch.unpick()
        self.scene.play(self.move)

    def spoken(self) -> str:
        return self.scene.table.words.of("pile", self.move.target)

    def draw(self, surface: pygame.Surface) -> None:
        self.draw_ring(surface)


class PlayScene(Screen):
    """One match on one table."""

    def __init__(
        self,
        stage: Stage,
        match: Match,
        *,
        thinker: Thinks | None = None,
        saved: bool = True,
        open_hands: bool = False,
    ) -> None:
        super().__init__(stage)
        self.match = match
        self.thinker: Thinks = thinker or Thinker()
        self.save = Save(match) if saved and not match.over else None
        self.persons = [n for n, seat in enumerate(match.seats) if seat.who == "person"]
        self.open_hands = open_hands
        self.look = KITS[match.game.id].look()(stage, match.game, match.seats)
        self.acts = Acts(self.play, self.refuse, self.hurry)
        self.viewer = self._first_viewer()
        self.table = Table(
            stage,
            match.game,
            self.look,
            self.viewer,
            self.look.names,
            hasty=not self.persons,
            open_hands=open_hands,
        )
        self.table.listeners.append(self._tell)
        self.touch = Touch(self.table, self.play, self.refuse)
        self.overlay = DebugOverlay()
        self.panel: Panel | None = None
        self.logged: list[str] = []
        self.log_open = False
        self.log_up = 0  # lines scrolled back
        self.looking_at: str = ""  # a card shown large
        self.looking_back: TrickWon | None = None  # the last trick, shown again
        self._asked = False  # the thinker
        self._hinting = False
        self._hint: Move | None = None
        self._hint_left = 0.0
        self._offered: tuple[object, ...] = ()
        self._moves: list[Move] = []
        self._ended: RoundEnded | GameEnded | None = None
        self._behind_curtain = False
        self._told_full = False
        self._unsaid = 0.0  # how long the only word there is has been left unsaid
        self._begin()

    def _first_viewer(self) -> int:
        turn = self.match.state.turn
        if not self.persons:
            return 0
        return next(
            (turn + step) % len(self.match.seats)
            for step in range(len(self.match.seats))
            if (turn + step) % len(self.match.seats) in self.persons
        )

    def _begin(self) -> None:
        """A new match is dealt before everybody's eyes; one under way lies there as it was."""
        match, table = self.match, self.table
        if len(self.persons) > 1:
            # Nobody's cards are laid out before that person is there.
            self._behind_curtain = True
            table.arrange(undealt(match.game, self.viewer))
        else:
            self._deal_or_arrange()
        for number, deck in enumerate(match.game.decks):
            height = self._height_of(number)
            for card in dict.fromkeys(deck):
                table.art.soon(card.name, height)

    def _height_of(self, deck: int) -> int:
        """How high the cards of a deck lie open on the table."""
        table = self.table
        if deck:
            for pile in self.match.game.piles:
                place = table.layout.places[pile.number]
                if pile.face_up and pile.deck in (deck, MIXED) and place.shown:
                    return round(place.height)
        return round(table.layout.card(TRICK_SHARE))

    def _deal_or_arrange(self) -> None:
        match, table = self.match, self.table
        if match.turns or match.over:
            table.arrange(self._view())
            self._write_log_anew()
        else:
            table.arrange(undealt(match.game, self.viewer))
            table.show(self._seen(match.opening), self._view())

    def _view(self) -> View:
        """What the one who looks sees: everything, with open hands."""
        if self.open_hands:
            return View(self.match.state.copy())
        return self.match.view(self.viewer)

    def _seen(self, events: Sequence[Event]) -> Sequence[Event]:
        """These events as the one who looks sees them."""
        return events if self.open_hands else self.match.seen(events, self.viewer)

    # What may be done

    @property
    def moves(self) -> Sequence[Move]:
        """The legal moves of the one who looks; none when it is somebody else's turn."""
        return self._moves

    def refuse(self, move: Move) -> None:
        """Say why this move is not allowed now."""
        state = self.match.state
        if self.match.over:
            return
        if state.turn != self.viewer:
            self._say_why(words("reason.not-your-turn", name=self.look.names[state.turn]))
            return
        reason: Reason | None = self.match.game.reason_against(state, move)
        if reason is not None:
            self._say_why(self.table.words.reason(reason))

    def _say_why(self, text: str) -> None:
        self.table.captions.say_why(text)
        self.stage.say(text)

    # Playing

    @property
    def whose(self) -> int:
        """Whose turn it is; -1 when the game is over."""
        return -1 if self.match.over else self.match.state.turn

    def play(self, move: Move) -> None:
        """Make a legal move for the seat whose turn it is."""
        if move not in self.match.legal_moves():
            self.refuse(move)
            return
        if self.table.busy:
            self.table.coming.settle()
        events = self.match.play(move)
        self.table.show(self._seen(events), self._view())
        self._after_change()
        self.table.update(0.0)
        self._write_down()
        self._offer()

    def _after_change(self) -> None:
        """The match has moved on: nothing asked before is wanted any more."""
        self._asked = False
        self._hinting = False
        self._hint = None
        self.touch.unpick()
        self.table.captions.notice = ""

    def _write_down(self) -> None:
        if self.save is None:
            return
        if self.match.over:
            self.save.finished()
            return
        kept = self.save.note(self.match)
        if not kept and not self._told_full:
            self._say_why(words("save.failed"))
        self._told_full = not kept

    def undo(self) -> None:
        """Take back one's own last move, and what followed it."""
        turns = self.match.turns
        mine = [
            at
            for at, turn in enumerate(turns)
            if turn.seat in self._undoers()
            and not self._only_word(self.match.game.legal_moves(turn.before))
        ]
        if not mine:
            return
        count = len(turns) - mine[-1]
        taken = turns[mine[-1] :]
        if self.match.practice or not self._showed(taken):
            self._take_back(count)
            return
        self.stage.push(
            Question(
                self.stage,
                words("undo.title"),
                words("undo.text"),
                [
                    ("keep", words("undo.keep"), "paper", lambda: None),
                    ("undo", words("table.undo"), "main", lambda: self._take_back(count)),
                ],
            ),
            fade=False,
        )

    def _undoers(self) -> list[int]:
        return self.persons if len(self.persons) > 1 else [self.viewer]

    def _showed(self, turns: Sequence[Turn]) -> bool:
        return any(self.match.showed_something(turn) for turn in turns)

    def _take_back(self, count: int) -> None:
        if self._asked:
            self.thinker.drop()
        self.match.undo(count)
        self._after_change()
        self._ended = None
        self.table.piles.remember_order()
        self.table.arrange(self._view())
        self.stage.sounds.play(sound.UNDONE)
        self._write_log_anew()
        self._write_down()
        self._offer()
        self.refresh()

    def ask_hint(self) -> None:
        """Let the strongest player think about one's own move."""
        if self.whose != self.viewer or self._asked or self.viewer not in self.persons:
            return
        seat = self.viewer
        match = self.match
        self.thinker.ask(
            match.game,
            match.view(seat),
            match.memory(seat),
            HINT_LEVEL,
            seed=self._seed(),
            seconds=self.stage.settings.thinking_seconds,
        )
        self._asked = self._hinting = True
        self.table.captions.say_why(words("hint.thinking"), calm=True)

    def _show_hint(self, move: Move) -> None:
        self._hint = move
        self._hint_left = animation.HINT
        self.stage.sounds.play(sound.HINTED)
        text = words("hint.move", move=self.table.words.move(move))
        self.table.captions.say_why(text, calm=True)
        self.stage.say(text)
        for sprite in self.touch.offers.cards():
            if move in self.touch.offers.moves_of(sprite):
                self.table.grip.marked = [*self.table.grip.marked, sprite]
                break
        self.table.stale.all()

    def _seed(self) -> int:
        return (self.match.seed * 1009 + len(self.match.turns)) % 2**31

    # Who is asked

    def _offer(self) -> None:
        """Put what is asked now to the one who looks, if it is that person's turn."""
        match, table = self.match, self.table
        mine = (
            self.whose == self.viewer
            and self.viewer in self.persons
            and not self._behind_curtain
            and not self._round_waits()
        )
        self._moves = match.legal_moves() if mine else []
        turn, asked = self._shown_turn(mine)
        hand = tuple(id(sprite) for sprite in table.piles.own_hand())
        done = not table.coming.queue
        ready = self.look.ready()
        key = (turn, asked, tuple(self._moves), self.viewer, len(match.turns), hand, done, ready)
        if key == self._offered:
            return
        before = self._offered[:1]
        self._offered = key
        reason = partial(match.game.reason_against, self._view())
        self.look.now(Asked(turn, asked, tuple(self._moves), reason))
        self.touch.offer(self._moves, dim=bool(self._moves) and self.stage.settings.show_legal)
        table.stale.all()
        self.refresh()
        if self._moves:
            self._focus_first()
        if self._moves and turn == self.viewer and before != (turn,):
            if self.stage.background or len(self.persons) > 1:
                self.stage.sounds.play(sound.TURN)
            self.stage.say(self.look.prompt())

    def _shown_turn(self, mine: bool) -> tuple[int, str]:
        """Whose turn it is by what has been shown so far, and what that seat is asked.

        One's own turn begins at once: what is legal may be played while the table still moves.
        But while a trick is looked at and swept up, or cards are dealt, nothing is said of turns.
        """
        state = self.match.state
        if self.table.shown.trick_over or (mine and self._trick_comes()):
            return -1, self.table.shown.view.asked
        shown = self.table.shown.view
        if self.table.coming.queue and not (shown.asked and shown.round == state.round):
            return -1, shown.asked
        if self.table.coming.queue and not mine:
            return shown.turn, shown.asked
        return self.whose, state.asked

    def _trick_comes(self) -> bool:
        """Whether the end of a trick is still to be shown."""
        return any(
            isinstance(event, TrickWon)
            for batch in self.table.coming.queue
            for event in batch.events
        )

    def focus_zone(self) -> bool:
        """Let the focus wait on the first place a picked card may go to, if one is picked."""
        for widget in self.widgets:
            if isinstance(widget, ZoneControl):
                self.focus = widget
                self._settle()
                return True
        return False

    def _focus_first(self) -> None:
        """Let the focus wait on something one may do now."""
        if self.focus_zone():
            return
        if self.focus is not None and self.focus.name.startswith("answer-"):
            return
        offered = self.touch.offers.cards()
        focus = self.focus
        if isinstance(focus, CardControl) and focus.sprite in offered:
            return
        for widget in self.widgets:
            if isinstance(widget, CardControl):
                if widget.sprite in offered:
                    self.focus = widget
                    break
            elif widget.name.startswith("answer-"):
                self.focus = widget
                break
        self._settle()

    def _round_waits(self) -> bool:
        """Whether the end of a round is still to be shown."""
        return self.table.coming.halted is not None or any(
            isinstance(event, RoundEnded)
            for batch in self.table.coming.queue
            for event in batch.events
        )

    def _ask_thinker(self) -> None:
        """Ask for the computer's seats; forced moves come back at once all the same."""
        seat = self.match.state.turn
        match = self.match
        sitting = match.seats[seat]
        if sitting.who == "person":
            return
        if not self._asked:
            self.thinker.ask(
                match.game,
                match.view(seat),
                match.memory(seat),
                sitting.who,
                sitting.name,
                seed=self._seed(),
                seconds=self.stage.settings.thinking_seconds,
            )
            self._asked = True
        # The table shows one move after another: the next waits until the last has been seen.
        if self.table.busy or self._behind_curtain:
            return
        answer = self.thinker.poll()
        if answer is not None:
            self.play(answer.move)

    def update(self, seconds: float) -> None:
        super().update(seconds)
        table = self.table
        table.update(seconds)
        self.touch.settle_tilt(seconds)
        if self._hinting:
            answer = self.thinker.poll()
            if answer is not None:
                self._asked = self._hinting = False
                self._show_hint(answer.move)
        elif not self.match.over and table.coming.halted is None:
            self._ask_thinker()
        self._fade_hint(seconds)
        if self.stage.top is self:
            if self._behind_curtain:
                self._hand_over(self.viewer)
            elif table.coming.halted is not None and self._ended is None:
                self._show_end(table.coming.halted)
            elif not table.busy:
                self._see_who_is_next()
                self._say_what_goes_without_saying(seconds)
        self._offer()
        self.moving = table.moving or table.grip.held is not None or self.look.moving
        self.dirty = self.dirty or table.stale.frame

    def _fade_hint(self, seconds: float) -> None:
        if self._hint is not None:
            self._hint_left -= seconds
            if self._hint_left <= 0:
                self._hint = None
                self._offered = ()
                self.table.grip.marked = []

    def _say_what_goes_without_saying(self, seconds: float) -> None:
        """Spare one the only word there is. Among several people a pause would tell on a hand."""
        if len(self.persons) == 1 and self._only_word(self._moves):
            self._unsaid += seconds
            if self._unsaid >= animation.UNSAID / self.stage.settings.pace:
                self.play(self._moves[0])
        else:
            self._unsaid = 0.0

    def _only_word(self, moves: Sequence[Move]) -> bool:
        return len(moves) == 1 and moves[0].word in self.look.unsaid

    def _see_who_is_next(self) -> None:
        """If another person is to act, the curtain falls."""
        turn = self.whose
        if turn in self.persons and turn != self.viewer:
            self._hand_over(turn)

    def _hand_over(self, seat: int) -> None:
        from cardtable.scenes.curtain import Curtain

        def ready() -> None:
            self._behind_curtain = False
            self.viewer = seat
            if self.match.turns:
                self.table.sit(seat, self.match.view(seat))
            else:
                self.table.sit(seat, undealt(self.match.game, seat))
                self._deal_or_arrange()
            self._write_log_anew()
            self._offered = ()
            self._offer()
            self.refresh()

        self._behind_curtain = True
        self.touch.cancel()
        self.stage.push(Curtain(self.stage, self.match.seats[seat], seat, ready), fade=False)

    # Ends

    def _show_end(self, event: RoundEnded | GameEnded) -> None:
        from cardtable.scenes.game_end import GameEnd
        from cardtable.scenes.round_end import RoundEnd

        self._ended = event
        self.table.captions.notice = ""
        self.touch.cancel()
        events = self.match.turns[-1].events if self.match.turns else ()

        def go_on() -> None:
            self._ended = None
            self.table.coming.resume()
            self._offered = ()

        if isinstance(event, RoundEnded):
            self.stage.push(RoundEnd(self.stage, self.match, events, go_on))
        else:
            self.stage.replace(GameEnd(self.stage, self.match, self._again()))

    def _again(self) -> Callable[[], None]:
        stage, match = self.stage, self.match

        def again() -> None:
            from cardtable.deal_code import any_seed

            new = Match(
                type(match.game)(match.game.seats, match.game.chosen), any_seed(), match.seats
            )
            stage.replace(PlayScene(stage, new))

        return again

    def left(self) -> None:
        self.thinker.close()
        self.stage.sounds.loop("ambience", None)

    # The log

    def _tell(self, event: Event) -> None:
        line = self.table.words.event(event, self.viewer)
        if line:
            self.logged.append(line)
            del self.logged[:-_LOG_LINES]
            self.stage.say(line)

    def _write_log_anew(self) -> None:
        """The log as this seat may read it."""
        self.logged = []
        match = self.match
        for events in (match.opening, *(turn.events for turn in match.turns[-_LOG_TURNS:])):
            for event in self._seen(events):
                line = self.table.words.event(event, self.viewer)
                if line:
                    self.logged.append(line)
        del self.logged[:-_LOG_LINES]

    def last_trick(self) -> TrickWon | None:
        """The last finished trick of this round, if the table has shown it."""
        if self.table.shown.trick is not None:
            return None
        for turn in reversed(self.match.turns):
            for event in reversed(turn.events):
                if isinstance(event, TrickWon):
                    return event
                if isinstance(event, RoundStarted | RoundEnded):
                    return None
        return None

    # Controls

    def layout(self) -> None:
        if self.table.layout.size != self.stage.size or (
            self.table.layout.text_size != self.stage.settings.text_size
        ):
            self.table.lay_out()
        self.table.stale.all()
        super().layout()
        if self.focus is not None and not self.focus.enabled:
            self.focus = None
            self._settle()

    def entered(self) -> None:
        self.stage.sounds.loop("music", self.look.music or None)
        self.stage.sounds.loop("ambience", self.look.ambience or None)
        if self.table.words.names != tuple(self._names()):
            self._rename()
        self._offered = ()
        self._offer()
        super().entered()
        self.dirty = True
        self.table.stale.all()

    def _names(self) -> list[str]:
        return [people.display_name(seat, n) for n, seat in enumerate(self.match.seats)]

    def _rename(self) -> None:
        """The language has changed: seats and log are called otherwise."""
        self.look.names[:] = self._names()
        self.table.words.names = tuple(self.look.names)
        self._write_log_anew()

    def build(self) -> Sequence[Widget]:
        # What is asked in words waits until one has seen why.
        answers = self.look.answers() if self.look.turn == self.viewer else []
        self.panel = self.look.panel(answers, self.acts) if answers else None
        found: list[Widget] = []
        if self.panel is not None:
            found += self.panel.widgets
        found += self._cards()
        if self.panel is None:
            found += self.look.buttons(answers, self.acts)
        found += self.look.gadgets(self.acts)
        found += self._side_buttons()
        found += self._corner_buttons()
        return found

    def first(self) -> str:
        return "card-0"

    def _cards(self) -> list[Widget]:
        controls: list[Widget] = []
        grip, offers = self.table.grip, self.touch.offers
        if grip.picked is not None:
            for number, move in offers.targets_of(grip.picked).items():
                controls.append(ZoneControl(self.stage, self, number, move))
        hand = self.table.piles.own_hand()
        rest = [sprite for sprite in offers.cards() if sprite not in hand]
        for order, sprite in enumerate([*hand, *rest]):
            controls.append(CardControl(self.stage, f"card-{order}", self, sprite))
        return controls

    def _round_button(
        self, name: str, icon: str, x: int, y: int, side: int, action: Callable[[], None]
    ) -> RoundButton:
        box = pygame.Rect(x, y, self.stage.px(side), self.stage.px(side))
        return RoundButton(self.stage, name, box, icon, words(f"table.{name}"), action)

    def _corner_buttons(self) -> list[Widget]:
        px = self.stage.px
        entries = [
            ("menu", "menu", self.menu),
            ("rules", "rules", self.rules),
            ("log", "log", self.toggle_log),
        ]
        if self.table.piles.named("trick") is not None:
            entries.insert(2, ("last_trick", "last", self.look_back))
        buttons = [
            self._round_button(name, icon, px(20) + order * px(54), px(20), 44, action)
            for order, (name, icon, action) in enumerate(entries)
        ]
        for button in buttons:
            if button.name == "last_trick":
                button.enabled = self.last_trick() is not None
        return [*buttons]

    def _side_buttons(self) -> list[Widget]:
        """Hint, undo and sort, at the right of the hand."""
        if not self.persons:
            return []
        px = self.stage.px
        entries = [("undo", "undo", self.undo), ("sort", "sort", self.touch.sort)]
        if self.stage.settings.hints:
            entries.insert(0, ("hint", "hint", self.ask_hint))
        right, y = self.look.tools_at()
        left = right - len(entries) * px(62) + px(12)
        buttons = [
            self._round_button(name, icon, left + order * px(62), y, 50, action)
            for order, (name, icon, action) in enumerate(entries)
        ]
        for button in buttons:
            if button.name == "hint":
                button.enabled = bool(self._moves)
            elif button.name == "undo":
                undoers = self._undoers()
                button.enabled = any(turn.seat in undoers for turn in self.match.turns)
        return [*buttons]

    def at(self, place: Place | None) -> Widget | None:
        """Cards are found by the hand over the table, not as controls."""
        found = super().at(place)
        if isinstance(found, CardControl | ZoneControl):
            rest = [w for w in self.widgets if not isinstance(w, CardControl | ZoneControl)]
            for widget in reversed(rest):
                if place is not None and widget.enabled and widget.touches(place):
                    return widget
            return None
        return found

    # What buttons and keys do

    def menu(self) -> None:
        """Pause."""
        self.touch.cancel()
        pause = Pause(self.stage, self.match.game.id, page=self.look.rules_page())
        self.stage.push(pause, fade=False)

    def rules(self) -> None:
        """The rules, at the page that fits what is asked."""
        from cardtable.scenes.rules import Rules

        self.stage.push(Rules(self.stage, self.match.game.id, self.look.rules_page()))

    def look_back(self) -> None:
        """Show the last trick again."""
        self.looking_back = self.last_trick()
        self.dirty = True

    def toggle_log(self) -> None:
        """Open or close the log."""
        self.log_open = not self.log_open
        self.log_up = 0
        self.dirty = True

    # Gestures

    def handle(self, gesture: Gesture) -> None:
        if self.looking_at or self.looking_back is not None:
            if isinstance(gesture, HURRYING) and not isinstance(gesture, Lift):
                self.looking_at, self.looking_back = "", None
                self.dirty = True
            return
        match gesture:
            case Point(at):
                self._hover(at)
                super().handle(gesture)
            case Lift(at):
                self._press(at, gesture)
            case Carry(at):
                if self._held is not None:
                    super().handle(gesture)
                else:
                    self.touch.carry(at)
                    self.dirty = True
            case Drop(at):
                super().handle(gesture)
                self.touch.drop(at)
                self.dirty = True
            case Choose(at) if at is not None:
                self._click(at, gesture)
            case Choose():
                # The first press of a key reads on; it must not play what comes after.
                waiting = self.table.coming.reading or not self._moves
                if not waiting or not self.hurry():
                    super().handle(gesture)
            case Number(value):
                self._number(value)
            case Letter(key, control, _):
                self._letter(key, control)
            case Inspect(at):
                self._inspect(at)
            case Scroll(lines) if self.log_open:
                self.log_up = max(0, min(len(self.logged), self.log_up - round(lines)))
                self.dirty = True
            case Back():
                if not self._close_something():
                    self.menu()
            case Menu():
                self.menu()
            case Hurry():
                self.hurry()
            case _:
                super().handle(gesture)

    def hurry(self) -> bool:
        """Press on whatever is moving; whether there was anything."""
        if self.table.busy or self.table.moving:
            self.table.hurry()
            self.dirty = True
            return True
        return False

    def _hover(self, at: Place | None) -> None:
        if self.table.grip.held is not None:
            return
        nothing = at is None or self._covered(at)
        self.touch.hover(None if nothing else at)

    def _covered(self, at: Place) -> bool:
        """Whether a control or a panel lies there, over any card."""
        if self.at(at) is not None:
            return True
        return self.panel is not None and self.panel.box.collidepoint(at)

    def _press(self, at: Place, gesture: Gesture) -> None:
        if self._covered(at):
            super().handle(gesture)
            return
        self._held = None
        if not self.touch.lift(at):
            self.hurry()
        elif self.table.coming.reading:
            self.table.hurry()
        self._settle()

    def _click(self, at: Place, gesture: Choose) -> None:
        if self._covered(at):
            super().handle(gesture)
            return
        self._let_go()
        if self.log_open and self._log_box().collidepoint(at):
            return
        if self.touch.click(at, gesture.clicks):
            self.refresh()
        self.dirty = True

    def _move(self, across: int, down: int) -> None:
        """In one's own hand left and right go from card to card, however close they lie."""
        hand = self.table.piles.own_hand()
        focus = self.focus
        if across and isinstance(focus, CardControl) and focus.sprite in hand:
            order = hand.index(focus.sprite) + across
            if 0 <= order < len(hand):
                self._focus_card(hand[order])
                return
        super()._move(across, down)

    def _number(self, value: int) -> None:
        """The n-th tile or button if words are asked, else the n-th card: of one's hand, or of
        those that are asked for if none of the hand is."""
        order = (value or 10) - 1
        answers = [w for w in self.widgets if w.name.startswith("answer-")]
        if answers and (self.panel is not None or not self.touch.offers.cards()):
            if order < len(answers):
                self.focus_on(answers[order])
                answers[order].choose(None)
            return
        cards, offered = self.table.piles.own_hand(), self.touch.offers.cards()
        if offered and not any(sprite in cards for sprite in offered):
            cards = offered
        if order < len(cards):
            self._focus_card(cards[order])
            self.touch.choose(cards[order])
            self.refresh()
            self.focus_zone()

    def _focus_card(self, sprite: CardSprite) -> None:
        for widget in self.widgets:
            if isinstance(widget, CardControl) and widget.sprite is sprite:
                self.focus_on(widget)

    def _letter(self, key: str, control: bool) -> None:
        if control and key == "z":
            self.undo()
            return
        if control:
            return
        for answer in self.look.answers():
            if answer.key == key and not answer.refused:
                self.play(answer.move)
                return
        actions: dict[str, Callable[[], None]] = {
            "h": self.ask_hint,
            "u": self.undo,
            "s": self.touch.sort,
            "l": self.toggle_log,
            "t": self.look_back,
            "r": self.rules,
            "f1": self.rules,
            "m": self.menu,
        }
        action = actions.get(key)
        if key == "i":
            self._inspect(None)
        elif action is not None:
            action()
            self.dirty = True
        else:
            self.hurry()

    def _inspect(self, at: Place | None) -> None:
        """Show the card here, or the one with the focus, large."""
        sprite: CardSprite | None = None
        if at is not None:
            sprite = self.table.ways.card_at(at)
        elif isinstance(self.focus, CardControl):
            sprite = self.focus.sprite
        shown = None
        if sprite is not None:
            shown = sprite.card if sprite.shows_face else sprite.back
        elif at is not None:
            shown = self.look.card_at(at)
        if shown is None:
            return
        self.touch.cancel()
        self.looking_at = shown.name
        if shown.suit != "back":
            self.stage.say(self.table.words.card(shown))
        self.dirty = True

    def _close_something(self) -> bool:
        if self.touch.cancel():
            self.refresh()
            return True
        if self.log_open:
            self.toggle_log()
            return True
        return False

    def _settle(self) -> None:
        super()._settle()
        if self.stage.by_pointer:
            return
        focus = self.focus
        sprite = focus.sprite if isinstance(focus, CardControl) else None
        self.touch.point(sprite)

    # Drawing

    def draw(self, surface: pygame.Surface) -> None:
        began = time.perf_counter()
        self.table.draw(surface)
        self.look.draw_heading(surface)
        self.look.draw_effects(surface)
        if self.panel is None:
            self.table.draw_words(surface)
        else:
            self._draw_panel(surface, self.panel)
        if self.log_open:
            self._draw_log(surface)
        super().draw(surface)
        if self.looking_back is not None:
            self._draw_last_trick(surface, self.looking_back)
        if self.looking_at:
            self._draw_large(surface, self.looking_at)
        self.overlay.frame(time.perf_counter() - began)
        if self.stage.overlay:
            self.overlay.draw(surface, self.table, self._debug_lines())

    def _debug_lines(self) -> list[str]:
        state = self.match.state
        legal = "; ".join(move.text for move in self.match.legal_moves()[:12])
        return [
            f"{self.match.game.id} seed {self.match.seed}, move {len(self.match.turns)}",
            f"turn {state.turn}, asked {state.asked}, lead {state.lead}, viewer {self.viewer}",
            legal,
        ]

    def _draw_panel(self, surface: pygame.Surface, panel: Panel) -> None:
        """Veil the table, but not the hand one chooses by."""
        hand_top = round(self.stage.size[1] * 0.765)
        veil = cut.veil((self.stage.size[0], hand_top), (28, 26, 66), 140)
        surface.blit(veil, (0, 0))
        panel.draw(surface, self.stage)
        if self.table.captions.notice:
            self._draw_notice(surface, panel)

    def _draw_notice(self, surface: pygame.Surface, panel: Panel) -> None:
        px = self.stage.text_px(17)
        text = self.table.captions.notice
        box = pygame.Rect(0, 0, width(text, "strong", px) + self.stage.px(40), round(px * 2))
        box.midtop = (panel.box.centerx, panel.box.bottom - box.height // 2)
        cut.panel(surface, box, box.height // 2, cut.PAPER, self.stage.unit * 4)
        write(surface, text, "strong", px, box.center, self.table.captions.notice_ink, "cm")

    def _log_box(self) -> pygame.Rect:
        px = self.stage.px
        high = round(self.stage.size[1] * 0.6)
        return pygame.Rect(px(20), px(76), px(360), high)

    def _draw_log(self, surface: pygame.Surface) -> None:
        box = self._log_box()
        cut.panel(surface, box, self.stage.px(20), cut.PAPER, self.stage.px(10), 0.4)
        px = self.stage.text_px(15)
        pad = self.stage.px(18)
        room = box.width - 2 * pad
        step = line_height("text", px)
        bottom = box.bottom - pad
        end = max(1, len(self.logged) - self.log_up)
        for text in reversed(self.logged[:end]):
            lines = wrapped(text, "text", px, room)
            bottom -= step * len(lines)
            if bottom < box.top + pad:
                break
            for order, one in enumerate(lines):
                at = (box.left + pad, bottom + order * step + step / 2)
                write(surface, one, "text", px, at, cut.INK)
            bottom -= self.stage.px(4)

    def _draw_large(self, surface: pygame.Surface, name: str) -> None:
        """One card over everything, with a few words about it."""
        stage, size = self.stage, self.stage.size
        surface.blit(cut.veil(size, (20, 16, 40), 180), (0, 0))
        text = self._about(name)
        height = round(size[1] * (0.66 if text else 0.78))
        picture = self.table.art.card(name, height, 4)
        y = round(size[1] * (0.41 if text else 0.5))
        at = picture.get_rect(center=(size[0] // 2, y))
        surface.blit(picture, at, special_flags=pygame.BLEND_PREMULTIPLIED)
        if text:
            room = min(stage.px(760), size[0] - stage.px(80))
            box = pygame.Rect(0, 0, room, 0)
            box.height = lines_height(text, "text", stage.text_px(18), room)
            box.midtop = (size[0] // 2, y + height // 2 + stage.px(26))
            ground = box.inflate(stage.px(44), stage.px(24))
            cut.panel(surface, ground, stage.px(16), cut.PLUM, stage.px(4))
            write_lines(surface, text, "text", stage.text_px(18), box, cut.CREAM, "centre")

    def _about(self, name: str) -> str:
        """What there is to say about a card: of itself, or of its suit."""
        wording = self.table.words
        for key in (name, card_named(name).suit):
            if wording.has("about", key):
                return wording.of("about", key)
        return ""

    def _draw_last_trick(self, surface: pygame.Surface, trick: TrickWon) -> None:
        stage = self.stage
        surface.blit(cut.veil(stage.size, (20, 16, 40), 170), (0, 0))
        height = round(stage.size[1] * 0.3)
        count = len(trick.cards)
        step = min(height * 0.8, (stage.size[0] - height) / max(1, count))
        middle = stage.size[0] / 2
        y = stage.size[1] * 0.42
        px = stage.text_px(17)
        for order, card in enumerate(trick.cards):
            seat = (trick.lead + order) % self.match.game.seats
            x = middle + (order - (count - 1) / 2) * step
            if seat == trick.seat:
                mount = round(height * 0.03)
                box = pygame.Rect(0, 0, round(height * 63 / 88) + 2 * mount, height + 2 * mount)
                box.center = (round(x), round(y))
                surface.blit(cut.sheet(box.size, mount * 2, (245, 184, 46), False), box)
            picture = self.table.art.card(card.name, height, 1)
            at = picture.get_rect(center=(round(x), round(y)))
            surface.blit(picture, at, special_flags=pygame.BLEND_PREMULTIPLIED)
            name = self.look.names[seat]
            write(surface, name, "strong", px, (x, y + height * 0.58), cut.CREAM, "cm")
        text = words(
            "table.took",
            name=self.look.names[trick.seat],
            reason=self.table.words.reason(trick.reason),
        )
        at_text = (middle, y + height * 0.78)
        write(surface, text, "title", stage.text_px(22), at_text, cut.CREAM, "cm")

    def title(self) -> str:
        game = words(f"game.{self.match.game.id}")
        if self.whose < 0:
            return f"{game} – {words('app.title')}"
        if self.whose == self.viewer and self.persons:
            return f"{words('table.your_turn')} – {game}"
        return f"{words('table.turn_of', name=self.look.names[self.whose])} – {game}"

    def report(self) -> str:
        return self.match.to_text()
