"""What one does in a review: goes from moment to moment, looks from another side, tries again."""

from __future__ import annotations

from collections.abc import Callable

from pygame import Rect

from cardtable.gestures import Pixel
from cardtable.kits import KITS
from cardtable.match import Match
from cardtable.media.words import words
from cardtable.rules.moves import Move, move_named
from cardtable.scenes.burst import Burst
from cardtable.scenes.review_column import ReviewColumn
from cardtable.scenes.review_findings import Findings, Reviews
from cardtable.scenes.review_hand import OpenHand
from cardtable.scenes.review_replay import Replay
from cardtable.scenes.review_table import ReviewTable
from cardtable.scenes.review_trial import ReviewTrial
from cardtable.scenes.scene import Stage
from cardtable.table.card_sprite import CardSprite, pose_bounds


class Walk:
    """One match, and where in it one is."""

    def __init__(
        self,
        stage: Stage,
        match: Match,
        begin: Callable[[], Reviews],
        changed: Callable[[], None],
        at: int,
    ) -> None:
        self.stage = stage
        self.match = match
        self.changed = changed  # told when other controls are to be made
        self.table = ReviewTable(stage, match, first_person(match), at)
        self.findings = Findings(match, begin)
        self.trial = ReviewTrial(self.table, self._tried, changed)
        self.replay = Replay(self.table)
        self.burst = Burst(stage, KITS[match.game.id].petals)
        self.open_hands = True  # wherever no answer is still to be found
        self.hand = OpenHand(self.table)
        self.pointed: int | None = None  # the seat whose plate or hand the pointer is on
        self.dragging = False  # the cursor is drawn along the graph
        self.actions: dict[str, Callable[[], None]] = {
            "first": lambda: self.go(0),
            "before": lambda: self.go(self.table.at - 1),
            "after": lambda: self.go(self.table.at + 1),
            "end": lambda: self.go(self.table.last),
            "slip-before": lambda: self.go_to_slip(-1),
            "slip-after": lambda: self.go_to_slip(1),
            "play": self.play,
            "hands": self.turn_hands,
            "seat": self.next_seat,
            "review": self.review,
            "give-up": self.give_up,
            "show": self.show_answer,
            "play-on": self.play_on,
            "how": self.explain,
        }
        self.column = ReviewColumn(stage, self.table, self.findings, self.actions, self.go)
        self._arrived: tuple[object, ...] = ()

    # Going through it

    def go(self, at: int) -> None:
        """Show this moment; the next move is seen to be made."""
        self.replay.pause()
        at = max(0, min(self.table.last, at))
        if at == self.table.at:
            return
        self._leave_trial()
        if at == self.table.at + 1:
            self.table.step()
        else:
            self.table.lay(at, gliding=not self.dragging)
        self.changed()

    def play(self) -> None:
        """Let it play by itself, or pause."""
        self._leave_trial()
        self.replay.toggle()
        self._note_pace()

    def _note_pace(self) -> None:
        """Nothing is asked while it plays."""
        self.column.plays = self.replay.playing
        self._arrived = ()
        self.changed()

    def go_to_slip(self, by: int) -> None:
        """Go to the next slip of the seat that looks, or to the one before."""
        moves = [found.move for found in self.findings.slips(self.table.seat)]
        ahead = [move for move in moves if (move - self.table.at) * by > 0]
        if ahead:
            self.column.tab = "move"
            self.go(min(ahead, key=lambda move: abs(move - self.table.at)))

    def _leave_trial(self) -> None:
        self.column.said, self.column.right = "", False
        if self.trial.asks:
            self.trial.ask(())
        self._arrived = ()

    # How it is seen

    def turn_hands(self) -> None:
        """Every hand open, or what the seat that looks knew."""
        self.open_hands = not self.open_hands
        self._arrived = ()
        self.stage.say(words(f"lookback.hands.{'open' if self.open_hands else 'known'}"))

    def next_seat(self) -> None:
        """Look from the next seat's side."""
        self.sit((self.table.seat + 1) % len(self.match.seats))

    def sit(self, seat: int) -> None:
        """Look from this seat's side."""
        if seat != self.table.seat:
            self._leave_trial()
            self.table.settle()
            self.table.sit(seat)
            self.stage.say(words("lookback.seat.of", name=self.table.names()[seat]))
            self.changed()

    # The review

    def review(self) -> None:
        """Have it reviewed, or go on with that."""
        self.findings.start()
        self.changed()

    def give_up(self) -> None:
        """Give up what is not found yet; what is there stays."""
        self.findings.stop()
        self.changed()

    def show_answer(self) -> None:
        """Tell what would have been better."""
        found = self.findings.open_slip(self.table.at, self.table.seat)
        if found is not None:
            self._leave_trial()
            self.findings.tell(found)
            self.changed()

    def _tried(self, move: Move) -> None:
        """Another move was tried at a slip."""
        found = self.findings.open_slip(self.table.at, self.table.seat)
        if found is None:
            return
        how = self.findings.try_move(found, move)
        text = self.column.telling.move(move.text)
        place = self._place_of(move)
        self.table.lay(self.table.at, gliding=True)
        self._leave_trial()
        self.column.said = words(f"lookback.try.{how}", move=text)
        self.column.right = how == "right"
        self.stage.sounds.play("trick-won" if how == "right" else "illegal")
        if how == "right":
            self.burst.throw(place)
        self.changed()

    def _place_of(self, move: Move) -> Pixel:
        """Where on the table a move was chosen."""
        for sprite in self.table.leaving(move):
            return self.place_of(sprite).center
        x, y = self.table.table.layout.trick_at
        return round(x), round(y)

    def play_on(self) -> None:
        """Play on from here against the computer, as practice; the review waits below."""
        from cardtable.scenes.play_scene import PlayScene
        from cardtable.scenes.review_practice import shortened
        from cardtable.scenes.shuffling import at_table

        self.replay.pause()
        match = shortened(self.match, self.table.at, self.table.seat)
        self.stage.push(at_table(PlayScene(self.stage, match, saved=False)))

    def explain(self) -> None:
        """How all this is computed."""
        from cardtable.scenes.review_how import HowComputed

        self.stage.push(HowComputed(self.stage), fade=False)

    def go_to_card(self, sprite: CardSprite) -> None:
        """Go to when this card was played, or drawn if it is about to be played."""
        at = self.table.moment_of(sprite)
        if at is not None:
            self.column.tab = "move"
            self.go(at)

    def usable(self) -> dict[str, bool]:
        """The steps there are, and whether each can be made now."""
        at, last = self.table.at, self.table.last
        moves = [found.move for found in self.findings.slips(self.table.seat)]
        can = {"first": at > 0}
        if self.findings.wanted:
            can["slip-before"] = any(move < at for move in moves)
        can |= {"before": at > 0, "play": last > 0, "after": at < last}
        if self.findings.wanted:
            can["slip-after"] = any(move > at for move in moves)
        return {**can, "end": at < last}

    # Time

    def pass_by(self, seconds: float) -> None:
        """Let time pass: cards move, the match plays on, the review grows."""
        self.table.update(seconds)
        self.trial.touch.pass_by(seconds)
        self.burst.move(seconds)
        played = self.replay.pass_by(seconds)
        if self.column.plays != self.replay.playing:
            self._note_pace()
        elif self.findings.poll() or played:
            self.changed()
        if not self.table.table.busy:
            self._arrive()

    def _arrive(self) -> None:
        """Once a moment lies there: put its slip to the one who reads, or mark what is told."""
        table, findings = self.table, self.findings
        found = findings.decision(table.at)
        slip = None if self.replay.playing else findings.open_slip(table.at, table.seat)
        known = found is not None and found.is_slip
        key = (table.at, table.seat, self.replay.playing, slip, known, self.open_hands)
        if key == self._arrived:
            return
        self._arrived = key
        open_hands = self.open_hands and slip is None
        if open_hands != table.open_hands:
            table.show_hands(open_hands=open_hands)
        moves = () if slip is None else self.match.game.legal_moves(table.state(table.at))
        self.trial.ask(moves)
        hands = self.hands()
        piles = table.table.piles
        table.table.grip.marked = [
            sprite
            for sprite, _ in self.tags()
            if (pile := piles.of(sprite)) is None or pile.owner not in hands or pile.lies != "fan"
        ]
        table.table.stale.all()
        self.changed()
        if not self.replay.playing and self.column.tab == "move":
            self.stage.say(" ".join(self.column.told[1:]))

    def hands(self) -> list[int]:
        """The other seats whose open hands are shown large: who moves, and who is pointed at."""
        table = self.table
        if not table.open_hands or table.table.busy or self.trial.asks:
            return []
        moves = table.match.turns[table.at].seat if table.at < table.last else None
        seats = [moves] if self.pointed is None else [self.pointed]
        return [seat for seat in seats if seat is not None and seat != table.seat]

    def place_of(self, sprite: CardSprite) -> Rect:
        """Where a card is to be seen."""
        pile = self.table.table.piles.of(sprite)
        if pile is not None and pile.lies == "fan" and pile.owner in self.hands():
            found = self.hand.place_of(pile.owner, sprite.card)
            if found is not None:
                return found
        return pose_bounds(sprite.pose)

    def tag_place(self, sprite: CardSprite) -> tuple[int, int]:
        """Where a tag hangs: over a card, or under one of another seat's hand."""
        place = self.place_of(sprite)
        pile = self.table.table.piles.of(sprite)
        other = pile is not None and pile.lies == "fan" and pile.owner in self.hands()
        return place.midbottom if other else place.midtop

    def tags(self) -> list[tuple[CardSprite, str]]:
        """The cards that are spoken of, and what is said at each."""
        table, found = self.table, self.findings.decision(self.table.at)
        if table.at >= table.last or table.table.busy or self.trial.asks:
            return []
        played = self.match.turns[table.at].move
        marked = [(sprite, "lookback.tag.made") for sprite in table.leaving(played)]
        if found is not None and found.is_slip and found.best != found.chosen:
            better = table.leaving(move_named(found.best))
            marked += [(sprite, "lookback.tag.better") for sprite in better]
        return marked


def first_person(match: Match) -> int:
    """The seat from whose side one looks back: the first person's."""
    return next((n for n, seat in enumerate(match.seats) if seat.who == "person"), 0)
