"""Any evening there can be: play, undo, another game, a choice, a crash, a full disk, a second
window with a guest at it, the check of the saves.
"""

from __future__ import annotations

import json
import os
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from random import Random

from hypothesis import HealthCheck, settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

from cardtable import library, saves
from cardtable import settings as choices
from cardtable.match import Match
from cardtable.mending import look_through
from cardtable.reading import read_file
from cardtable.storage import disk as layer
from cardtable.storage.lock import FolderLock
from tests.storage.fake_disk import FakeDisk, PowerCut
from tests.storage.test_power_cut import NOTHING, is_there, new_match

GAMES = ("catte", "familiar")


@contextmanager
def at_a_guests_place() -> Iterator[None]:
    """What is kept now is the guest's."""
    own = os.environ["CARDTABLE_DATA"]
    os.environ["CARDTABLE_DATA"] = f"{own}/guests/2"
    try:
        yield
    finally:
        os.environ["CARDTABLE_DATA"] = own


class AnyEvening(RuleBasedStateMachine):
    """Its one promise: everything ever shown is there."""

    @initialize()
    def begin(self) -> None:
        self.before = layer.disk, os.environ.get("CARDTABLE_DATA")
        layer.disk = self.disk = FakeDisk()
        os.environ["CARDTABLE_DATA"] = "/home/data"
        self.save: saves.Save | None = None
        self.lock: FolderLock | None = None
        self.guest: saves.Save | None = None  # at the second window
        self.shown: dict[int, list[str]] = {}  # by seed: each match as it may be
        self.volume = [choices.Settings().music]  # as it was chosen last, or may have been
        self.seeds = iter(range(1, 10_000))
        self.open()

    def teardown(self) -> None:
        if hasattr(self, "before"):
            layer.disk, data = self.before
            if data is None:
                os.environ.pop("CARDTABLE_DATA", None)
            else:
                os.environ["CARDTABLE_DATA"] = data

    def open(self) -> None:
        self.lock = FolderLock(library.folder().parent)
        assert self.lock.take(), "what a killed program leaves is no obstacle"

    def leave(self) -> None:
        """The program has ended, and every window of it with that."""
        self.save = self.guest = None

    def sit(self, match: Match) -> None:
        self.shown.setdefault(match.seed, [NOTHING])
        self.save = saves.Save(match)
        self.look(self.save)

    def look(self, save: saves.Save) -> None:
        """What is safe is shown."""
        assert save.safe(5)
        text = save.match.to_text()
        if save.whole:
            self.shown[save.match.seed] = [text]
        else:
            self.shown[save.match.seed].append(text)

    # What may happen

    @rule(game=st.sampled_from(GAMES), outside=st.booleans())
    def sit_down(self, game: str, outside: bool) -> None:
        if self.save is not None:
            self.save.close()
            self.look(self.save)
        if outside:
            saves.put_aside(game)
        self.sit(new_match(next(self.seeds), game))

    @precondition(lambda self: self.save is not None and not self.save.match.over)
    @rule(choice=st.integers(0, 5), moves=st.integers(1, 3), seen=st.booleans())
    def play(self, choice: int, moves: int, seen: bool) -> None:
        save = self.save
        assert save is not None
        for _ in range(moves):
            if save.match.over:
                break
            legal = save.match.legal_moves()
            save.match.play(legal[choice % len(legal)])
            self.shown[save.match.seed].append(save.match.to_text())
            save.note()
        if seen:
            self.look(save)

    @precondition(lambda self: self.save is not None and bool(self.save.match.turns))
    @rule(moves=st.integers(1, 3))
    def undo(self, moves: int) -> None:
        save = self.save
        assert save is not None
        save.match.undo(min(moves, len(save.match.turns)))
        self.shown[save.match.seed].append(save.match.to_text())
        save.note()
        self.look(save)

    @precondition(lambda self: self.save is not None)
    @rule()
    def play_to_the_end(self) -> None:
        save = self.save
        assert save is not None
        while not save.match.over:
            save.match.play(save.match.legal_moves()[0])
        self.shown[save.match.seed].append(save.match.to_text())
        save.note()
        self.look(save)
        save.finished()
        self.save = None

    @rule(game=st.sampled_from(GAMES))
    def go_on(self, game: str) -> None:
        waits = saves.waiting(game)
        if waits is None:
            return
        if self.save is not None:
            self.save.close()
            self.look(self.save)
        self.sit(waits.match)

    @precondition(lambda self: self.save is not None)
    @rule(luck=st.integers(0, 99))
    def power_cut(self, luck: int) -> None:
        self.leave()
        self.disk.cut(Random(luck))
        self.open()

    @rule()
    def killed(self) -> None:
        self.leave()
        self.disk.restart()
        self.open()

    @rule(calls=st.integers(1, 30), luck=st.integers(0, 99))
    def power_cut_while_sitting_down(self, calls: int, luck: int) -> None:
        seed = next(self.seeds)
        self.disk.cut_at = self.disk.calls + calls
        try:
            self.sit(new_match(seed))
            self.undo_nothing()
        except PowerCut:
            self.shown.setdefault(seed, [NOTHING])
        self.leave()
        self.disk.cut(Random(luck))
        self.open()

    def undo_nothing(self) -> None:
        """Three moves, and one taken back."""
        self.play(1, 3, seen=True)
        self.undo(1)

    @rule(calls=st.integers(1, 10), times=st.integers(1, 20))
    def full_disk(self, calls: int, times: int) -> None:
        self.disk.fails_at, self.disk.fails_for = self.disk.calls + calls, times

    @precondition(lambda self: self.disk.fails_at is None)
    @rule(moves=st.integers(1, 4))
    def second_window(self, moves: int) -> None:
        """It is told, and a guest plays there; nothing of that comes to the first one's folder."""
        assert not FolderLock(library.folder().parent).take(), "it is told"
        with at_a_guests_place():
            if self.guest is None or self.guest.match.over:
                match = new_match(next(self.seeds), GAMES[0])
                self.shown[match.seed] = [NOTHING]
                self.guest = saves.Save(match)
            for _ in range(moves):
                if not self.guest.match.over:
                    self.guest.match.play(self.guest.match.legal_moves()[0])
            self.shown[self.guest.match.seed].append(self.guest.match.to_text())
            self.guest.note()
            self.look(self.guest)

    @rule(volume=st.integers(0, 100))
    def choose(self, volume: int) -> None:
        self.volume.append(volume / 100)
        settings_now = choices.Settings(music=volume / 100, language="en")
        settings_now.save()
        if choices.read_choices(choices.settings_file()) == json.loads(
            choices.as_text(settings_now)
        ):
            self.volume = [volume / 100]

    @rule()
    def check_my_saves(self) -> None:
        if self.save is not None:
            self.save.close()
            self.look(self.save)
        self.save = None
        look_through(choices.data_folder())

    @rule(calls=st.integers(1, 60), luck=st.integers(0, 99))
    def power_cut_while_the_saves_are_checked(self, calls: int, luck: int) -> None:
        self.disk.cut_at = self.disk.calls + calls
        with suppress(PowerCut):
            self.check_my_saves()
        self.power_cut(luck)

    # The promise

    @invariant()
    def everything_ever_shown_is_there(self) -> None:
        failing, self.disk.fails_at = self.disk.fails_at, None
        calls = self.disk.calls
        found = set()
        for path, node in self.disk.now.items():
            if path.suffix == ".match" and not node.folder:
                match = read_file(path).match
                if match is not None:
                    found.add(match.to_text())
        volume = choices.load().music
        self.disk.fails_at, self.disk.calls = failing, calls
        for texts in self.shown.values():
            assert is_there(texts, found)
        assert volume in self.volume


TestAnyEvening = AnyEvening.TestCase
TestAnyEvening.settings = settings(
    max_examples=60,
    stateful_step_count=25,
    deadline=None,
    derandomize=True,
    suppress_health_check=list(HealthCheck),
)
