"""Whatever happens to program, power or disk, everything ever shown is there."""

from __future__ import annotations

import errno
from collections.abc import Callable, Iterable
from random import Random

import pytest

from cardtable import library, saves, settings
from cardtable.games import GAMES
from cardtable.match import Match
from cardtable.mending import look_through
from cardtable.seats import Seat
from cardtable.storage import disk as layer
from cardtable.storage.backups import back_up
from tests.storage.fake_disk import FakeDisk, PowerCut

LUCKS = range(4)
NOTHING = "of a match that never could be saved, which is told, nothing is promised"


def new_match(seed: int = 5, game: str = "catte") -> Match:
    rules = GAMES[game]()
    return Match(rules, seed, tuple(Seat("normal", f"s{n}") for n in range(rules.seats)))


class Evening:
    """One who plays, and remembers what the table has shown."""

    def __init__(self) -> None:
        self.shown: list[list[str]] = []  # each match before, as it may be
        self.may_be: list[str] = []  # of the match under way: as shown last, or as it is now
        self.volume: list[float] = [settings.Settings().music]  # as it was chosen

    def sit(self, match: Match) -> saves.Save:
        if self.may_be:
            self.shown.append(self.may_be)
        self.may_be = [NOTHING]
        save = saves.Save(match)
        self.look(save)
        return save

    def look(self, save: saves.Save) -> None:
        """The table shows what has happened, once it is safe."""
        text = save.match.to_text()
        assert save.safe(5)
        if save.whole:
            self.may_be = [text]
        else:
            self.may_be.append(text)

    def play(self, save: saves.Save, moves: int = 1) -> None:
        for _ in range(moves):
            legal = save.match.legal_moves()
            save.match.play(legal[len(save.match.turns) % len(legal)])
            self.may_be.append(save.match.to_text())
            save.note()
            self.look(save)

    def undo(self, save: saves.Save) -> None:
        save.match.undo(2)
        self.may_be.append(save.match.to_text())
        save.note()
        self.look(save)

    def choose(self, volume: float) -> None:
        self.volume.append(volume)
        settings.Settings(music=volume, language="en").save()

    def whole(self) -> None:
        """Play, undo, choose, set a match aside for another, finish that one."""
        save = self.sit(new_match(1))
        self.play(save, 4)
        self.undo(save)
        self.choose(0.25)
        self.play(save, 2)
        save.close()
        save = self.sit(new_match(2, "familiar"))
        self.play(save, 2)
        self.choose(0.5)
        save = self.sit(new_match(3))
        self.play(save, 3)
        save.close()
        back_up(settings.data_folder())

    def check(self) -> None:
        """Everything that was shown is there, waiting or set aside."""
        found: list[str] = []
        for game in GAMES:
            waits = saves.waiting(game)
            if waits:
                found.append(waits.match.to_text())
        for kept in [*library.aside(), *library.finished()]:
            match = library.read(kept).match
            if match is not None:
                found.append(match.to_text())
        for texts in filter(None, [*self.shown, self.may_be]):
            assert is_there(texts, found)


def is_there(texts: Iterable[str], found: Iterable[str]) -> bool:
    """Whether a match is found as it was shown last, or with moves that came after."""
    texts = list(texts)
    return NOTHING in texts or any(
        any(one.startswith(text) for text in texts) and any(text.startswith(one) for text in texts)
        for one in found
    )


Scenario = Callable[[FakeDisk, Evening, int], bool]


def until_it_passes(scenario: Scenario, monkeypatch: pytest.MonkeyPatch) -> int:
    """Play the scenario with trouble at each call of the disk; how many times until none came."""
    number = 0
    done = False
    while not done:
        number += 1
        fake = FakeDisk()
        monkeypatch.setattr(layer, "disk", fake)
        evening = Evening()
        done = scenario(fake, evening, number)
        assert number < 2000
    return number


@pytest.fixture(autouse=True)
def on_a_fake(fake: FakeDisk) -> None:
    """Nothing of these lies on a real disk."""


@pytest.mark.slow
@pytest.mark.parametrize("luck", LUCKS)
def test_power_may_be_cut_at_any_call_of_the_disk(
    luck: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    def scenario(fake: FakeDisk, evening: Evening, number: int) -> bool:
        fake.cut_at = number
        passed = True
        try:
            evening.whole()
        except PowerCut:
            passed = False
        fake.cut(Random(f"{luck} {number}"))
        evening.check()
        assert settings.load().music in evening.volume[-2:]
        return passed

    assert until_it_passes(scenario, monkeypatch) > 100


@pytest.mark.unhurried
def test_the_program_may_be_killed_at_any_call_of_the_disk(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    def scenario(fake: FakeDisk, evening: Evening, number: int) -> bool:
        fake.cut_at = number
        passed = True
        try:
            evening.whole()
        except PowerCut:
            passed = False
        fake.restart()
        evening.check()
        return passed

    assert until_it_passes(scenario, monkeypatch) > 100


@pytest.mark.slow
@pytest.mark.parametrize("times", [1, 3, 40])
def test_any_call_of_the_disk_may_fail(times: int, monkeypatch: pytest.MonkeyPatch) -> None:
    def scenario(fake: FakeDisk, evening: Evening, number: int) -> bool:
        fake.fails_at, fake.fails_for = number, times
        evening.whole()
        passed = fake.calls < number
        fake.cut(Random(number))
        evening.check()
        assert settings.load().music in evening.volume
        return passed

    assert until_it_passes(scenario, monkeypatch) > 100


def test_a_disk_that_does_not_sync_is_found_out(monkeypatch: pytest.MonkeyPatch) -> None:
    """The fake can tell: without fsync, what was shown does not always outlive a power cut."""
    lost = 0
    for luck in range(30):
        fake = FakeDisk(syncs=False)
        monkeypatch.setattr(layer, "disk", fake)
        evening = Evening()
        evening.whole()
        fake.cut(Random(luck))
        try:
            evening.check()
        except AssertionError:
            lost += 1
    assert lost > 15


@pytest.mark.parametrize("luck", LUCKS)
def test_a_move_that_could_not_be_synced_is_written_anew_before_it_is_shown(
    luck: int, fake: FakeDisk
) -> None:
    save = saves.Save(new_match())
    match = save.match
    match.play(match.legal_moves()[0])
    sync = fake.sync

    def fails(handle: int) -> None:
        fake.sync = sync  # type: ignore[method-assign]
        raise OSError(errno.EIO, "the disk is worn out there")

    fake.sync = fails  # type: ignore[method-assign]
    assert save.note()
    assert save.safe(5)
    assert save.whole
    fake.cut(Random(luck))
    waits = saves.waiting("catte")
    assert waits
    assert waits.match.to_text() == match.to_text()


@pytest.mark.unhurried
def test_the_saves_are_checked_while_any_call_of_the_disk_fails(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """What cannot be read at the moment is not taken for broken."""

    def scenario(fake: FakeDisk, evening: Evening, number: int) -> bool:
        evening.whole()
        fake.calls, fake.fails_at, fake.fails_for = 0, number, 4
        look_through(settings.data_folder())
        passed = fake.calls < number
        fake.restart()
        evening.check()
        assert settings.load().music == evening.volume[-1]
        for game in ("catte", "familiar"):
            assert saves.waiting(game), "what waited still waits"
        return passed

    assert until_it_passes(scenario, monkeypatch) > 30


def damaged(fake: FakeDisk) -> None:
    """Six moves of a match wait, and a line that is none."""
    match = new_match()
    for _ in range(6):
        match.play(match.legal_moves()[0])
    fake.now[saves.Save(match).path].now = match.to_text().encode() + b"nonsense\n"


def waits_up_to_move_six() -> bool:
    waits = saves.waiting("catte")
    return waits is not None and len(waits.match.turns) == 6


@pytest.mark.parametrize("room", range(1, 60))
def test_where_there_is_no_room_to_mend_a_damaged_game_it_still_waits(
    room: int, fake: FakeDisk
) -> None:
    damaged(fake)
    fake.calls, fake.fails_at, fake.fails_for = 0, room, 1000
    look_through(settings.data_folder())
    fake.restart()
    assert waits_up_to_move_six()


@pytest.mark.parametrize("room", range(1, 60))
def test_where_there_is_no_room_to_continue_a_damaged_game_it_still_waits(
    room: int, fake: FakeDisk
) -> None:
    damaged(fake)
    found = saves.waiting("catte")
    assert found
    fake.calls, fake.fails_at, fake.fails_for = 0, room, 1000
    save = saves.Save(found.match)
    save.note()
    save.close()
    kept = [path for path in fake.now if path.parent == library.aside_folder()]
    assert len(kept) <= 1, "it is kept aside once, however often that is tried"
    fake.restart()
    assert waits_up_to_move_six()
