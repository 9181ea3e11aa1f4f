"""Games, statistics and results side by side: by mouse, finger, keys and pad, in every window."""

from __future__ import annotations

from collections.abc import Callable
from datetime import date, timedelta
from pathlib import Path

import pygame
import pytest

from cardtable import library
from cardtable.app import picture_of, stage_without_window
from cardtable.codes import deals
from cardtable.codes.deals import Deal, deal_of
from cardtable.codes.results import Outcome, code_of
from cardtable.exercises.own import KIND, Moment, OwnCourse, Schedule
from cardtable.games import GAMES
from cardtable.kept import begun, exchange, own_moments
from cardtable.kept.entry import Reviewed
from cardtable.kept.index import Index
from cardtable.scenes.dialogue import Dialogue
from cardtable.scenes.game_end import GameEnd
from cardtable.scenes.games_list import GamesList
from cardtable.scenes.home import Home
from cardtable.scenes.review_scene import ReviewScene
from cardtable.scenes.scene import Scene, Stage
from cardtable.scenes.screen import Screen
from cardtable.scenes.setup import Setup
from cardtable.scenes.side_by_side import SideBySide
from cardtable.scenes.small_answers import LEAST, AnswerTile
from cardtable.scenes.small_look import HAND_TOP
from cardtable.scenes.small_ones import SmallOnes
from cardtable.scenes.small_table import SmallTable
from cardtable.scenes.statistics import Statistics
from cardtable.settings import Settings
from cardtable.statistics import Figures, Result
from tests.kept_games import FIRST, finished_match, library_of, put
from tests.own_moments import moments_of, up_to
from tests.screen.conftest import Hand, Seated

SIZES = ((960, 600), (960, 1280), (1920, 1080))


@pytest.fixture
def kept() -> list[Path]:
    """A dozen finished games, one brought in, one set aside, one that cannot be read."""
    paths = library_of(12)
    put(finished_match("catte", 9, seats=4), 90, library.imported_folder())
    half = finished_match("towai", 2, seats=5)
    half.undo(6)
    put(half, 91, library.aside_folder(), " waiting")
    broken = library.aside_folder() / "20260401-101010 meows broken.match"
    broken.write_bytes(b"\0" * 40)
    read_all()
    return paths


def read_all() -> None:
    """The index knows every match, as after the list was looked at."""
    index = Index()
    while index.read_on(1.0):
        pass
    index.keep()


def side(stage: Stage) -> Scene:
    """Results side by side."""
    return SideBySide(stage, finished_match("meows", 1))


def small(stage: Stage) -> Scene:
    """Small ones of a game with moments."""
    return SmallOnes(stage, "catte")


def reviewed(stage: Stage) -> Scene:
    """Statistics with reviews to show."""
    scene = Statistics(stage, "meows")
    results = [
        Result(FIRST, n, float(n % 2), 0, Reviewed(60 + n, n - 20.0, 9.0 - n)) for n in range(50)
    ]
    scene.figures = Figures(tuple(results))
    return scene


SCREENS: dict[str, Callable[[Stage], Scene]] = {
    "games": GamesList,
    "statistics": lambda stage: Statistics(stage, list(GAMES)[-1]),
    "statistics of reviewed games": reviewed,
    "side by side": side,
    "own moments": small,
}


@pytest.mark.unhurried
@pytest.mark.parametrize("language", ["en", "ja"])
@pytest.mark.parametrize("name", SCREENS)
def test_every_screen_fits_every_window(name: str, language: str, kept: list[Path]) -> None:
    for size in SIZES:
        for text_size in (1.0, 1.3):
            settings = Settings(language=language, text_size=text_size)
            stage = stage_without_window(size, settings, pictures="never")
            stage.push(SCREENS[name](stage), fade=False)
            picture_of(stage)
            window = pygame.Rect((0, 0), size)
            top = stage.top
            assert isinstance(top, Screen)
            for widget in top.widgets:
                if widget.scroller is None:
                    assert window.contains(widget.box), f"{widget.name} at {size}"
                assert min(widget.box.size) > 8


@pytest.mark.unhurried
@pytest.mark.parametrize("name", SCREENS)
def test_keys_reach_every_control(hand: Seated, name: str, kept: list[Path]) -> None:
    mine = hand(SCREENS[name])
    mine.wait(0.5)
    usable = {widget.name for widget in mine.screen.widgets if widget.enabled}
    seen = set()
    for _ in usable:
        seen.add(mine.focus)
        mine.key(pygame.K_TAB)
    assert seen == usable


# The list


def rows(mine: Hand) -> list[str]:
    """The names of the rows that are listed."""
    return [widget.name for widget in mine.screen.widgets if widget.name.startswith("game-")]


def games(mine: Hand) -> GamesList:
    """The list, which is on top."""
    top = mine.stage.top
    assert isinstance(top, GamesList)
    return top


def shown(mine: Hand) -> str:
    """The file of the game that is told of."""
    entry = games(mine).listing.shown
    return entry.kept.path.name if entry else ""


@pytest.mark.unhurried
@pytest.mark.parametrize("way", ["mouse", "finger", "keys", "pad"])
def test_home_leads_to_the_games_by_every_device(hand: Seated, way: str, kept: list[Path]) -> None:
    mine = hand(Home)
    if way == "mouse":
        mine.click("games")
    elif way == "finger":
        mine.tap("games")
    elif way == "keys":
        mine.screen.focus_on(mine.screen["games"])
        mine.key(pygame.K_RETURN)
    else:
        mine.screen.focus_on(mine.screen["games"])
        mine.pad(pygame.CONTROLLER_BUTTON_A)
    assert len(rows(mine)) == 15
    first = shown(mine)
    if way == "mouse":
        mine.click(rows(mine)[3])
    elif way == "finger":
        mine.tap(rows(mine)[3])
    else:
        down = pygame.K_DOWN, pygame.CONTROLLER_BUTTON_DPAD_DOWN
        for _ in range(3):
            mine.key(down[0]) if way == "keys" else mine.pad(down[1])
        mine.key(pygame.K_RETURN) if way == "keys" else mine.pad(pygame.CONTROLLER_BUTTON_A)
    assert shown(mine) != first
    assert rows(mine)[3].endswith(shown(mine).removesuffix(".match"))


def test_enter_on_the_shown_game_leads_on_to_what_can_be_done(
    hand: Seated, kept: list[Path]
) -> None:
    mine = hand(lambda stage: GamesList(stage, kept[3]))
    assert shown(mine) == kept[3].name
    mine.key(pygame.K_RETURN)
    assert mine.focus == "review"


@pytest.mark.unhurried
def test_filters_choose_what_is_listed(hand: Seated, kept: list[Path]) -> None:
    mine = hand(GamesList)
    mine.screen.focus_on(mine.screen["ended"])
    for _ in range(3):
        mine.key(pygame.K_RIGHT)
    assert all(not one.over for one in games(mine).listing.found)
    assert len(rows(mine)) == 2
    mine.screen.focus_on(mine.screen["game"])
    mine.key(pygame.K_RIGHT)
    assert {one.game for one in games(mine).listing.found} == {next(iter(GAMES))}


def test_review_and_replay_open_and_lead_back(hand: Seated, kept: list[Path]) -> None:
    for name in ("review", "replay"):
        mine = hand(lambda stage: GamesList(stage, kept[1]))
        mine.click(name)
        assert isinstance(mine.stage.top, ReviewScene)
        mine.stage.top.back()
        assert shown(mine) == kept[1].name


def test_an_unfinished_game_is_replayed_and_not_reviewed(hand: Seated, kept: list[Path]) -> None:
    (half,) = [one for one in library.aside() if one.name == "waiting"]
    mine = hand(lambda stage: GamesList(stage, half.path))
    usable = {one.name: one.enabled for one in mine.screen.widgets}
    assert not usable["review"]
    assert not usable["compare"]
    assert usable["replay"]
    assert usable["export"]


@pytest.mark.unhurried
def test_a_game_that_cannot_be_read_can_only_be_deleted(hand: Seated, kept: list[Path]) -> None:
    (broken,) = [one for one in library.aside() if one.name == "broken"]
    mine = hand(lambda stage: GamesList(stage, broken.path))
    names = ("review", "replay", "compare", "export", "delete")
    usable = [name for name in names if mine.screen[name].enabled]
    assert usable == ["delete"]


def test_what_is_deleted_is_brought_back_by_undo(hand: Seated, kept: list[Path]) -> None:
    mine = hand(Home)
    mine.stage.push(GamesList(mine.stage, kept[4]), fade=False)
    mine.click("delete")
    assert not kept[4].exists()
    assert mine.focus == "undo"
    assert len(rows(mine)) == 14
    mine.key(pygame.K_RETURN)
    assert kept[4].exists()
    assert shown(mine) == kept[4].name
    mine.click("delete")
    mine.click("back")
    assert not kept[4].exists()
    assert list(library.deleted_folder().iterdir()) == []


def test_export_puts_a_copy_into_the_folder_that_is_shown(hand: Seated, kept: list[Path]) -> None:
    mine = hand(lambda stage: GamesList(stage, kept[2]))
    mine.click("export")
    (copy,) = exchange.folder().iterdir()
    assert copy.read_bytes() == kept[2].read_bytes()
    assert games(mine).told == "A copy is in the exchange folder"


@pytest.mark.unhurried
def test_what_lies_in_the_folder_is_brought_in_by_a_button(hand: Seated, kept: list[Path]) -> None:
    exchange.folder().mkdir(parents=True)
    text = finished_match("catte", 77).to_text()
    (exchange.folder() / "theirs.match").write_text(text, encoding="utf-8", newline="\n")
    mine = hand(GamesList)
    mine.click("bring")
    entry = games(mine).listing.shown
    assert entry
    assert (entry.seed, entry.kept.where) == (77, "imported")
    assert "bring" not in {one.name for one in mine.screen.widgets}


def drop(mine: Hand, path: Path) -> None:
    """Let a file fall on the window."""
    mine.frame(pygame.event.Event(pygame.DROPFILE, file=str(path)))


@pytest.mark.parametrize("scene", [Home, Statistics, lambda stage: Setup(stage, "catte")])
def test_a_file_dragged_onto_any_screen_is_brought_in(
    hand: Seated, scene: Callable[[Stage], Scene], tmp_path: Path
) -> None:
    file = tmp_path / "a friend’s game.match"
    file.write_text(finished_match("towai", 12).to_text(), encoding="utf-8", newline="\n")
    mine = hand(scene)
    drop(mine, file)
    told = mine.stage.top
    assert isinstance(told, Dialogue)
    assert file.name in told.text
    mine.click("show")
    entry = games(mine).listing.shown
    assert entry
    assert entry.seed == 12
    assert len(library.imported()) == 1


def test_dragged_onto_the_list_it_is_shown_there(
    hand: Seated, kept: list[Path], tmp_path: Path
) -> None:
    file = tmp_path / "x.match"
    file.write_text(finished_match("towai", 12).to_text(), encoding="utf-8", newline="\n")
    mine = hand(GamesList)
    drop(mine, file)
    assert (games(mine).listing.shown or games(mine).listing.found[0]).seed == 12


@pytest.mark.parametrize(
    ("raw", "said"),
    [
        (b"hello", "is not a saved Cardtable game"),
        (b"cardtable match 99\n", "newer Cardtable"),
        (None, "cannot be read"),
    ],
)
def test_a_bad_file_is_said_to_be_none(
    hand: Seated, raw: bytes | None, said: str, tmp_path: Path
) -> None:
    file = tmp_path / "holiday.jpg"
    if raw is not None:
        file.write_bytes(raw)
    mine = hand(Home)
    drop(mine, file)
    told = mine.stage.top
    assert isinstance(told, Dialogue)
    assert "holiday.jpg" in told.text
    assert said in told.text
    assert library.everything() == []
    mine.key(pygame.K_RETURN)
    assert isinstance(mine.stage.top, Home)


def test_a_second_window_takes_nothing_in(hand: Seated, tmp_path: Path) -> None:
    file = tmp_path / "x.match"
    file.write_text(finished_match("towai", 12).to_text(), encoding="utf-8", newline="\n")
    mine = hand(Home)
    mine.stage.settings.looking_on = True
    drop(mine, file)
    assert isinstance(mine.stage.top, Dialogue)
    assert library.everything() == []


@pytest.mark.unhurried
def test_matches_the_index_does_not_know_are_read_while_the_list_is_there(hand: Seated) -> None:
    library_of(30)
    mine = hand(GamesList)
    for _ in range(400):
        mine.wait(0.1)
        if not games(mine).listing.index.unread:
            break
    assert len(rows(mine)) == 30
    games(mine).left()
    assert Index().unread == 0


# Statistics


def stats(mine: Hand) -> Statistics:
    """The statistics, which are on top."""
    top = mine.stage.top
    assert isinstance(top, Statistics)
    return top


def test_statistics_are_chosen_by_game_level_and_practice(hand: Seated, kept: list[Path]) -> None:
    put(finished_match("catte", 5, practice=True), 60)
    read_all()
    mine = hand(Home)
    mine.click("statistics")
    mine.screen.focus_on(mine.screen["game"])
    names = list(GAMES)
    while stats(mine).wanted.game != names[0]:
        mine.key(pygame.K_LEFT)
    for _ in range(names.index("catte")):
        mine.key(pygame.K_RIGHT)
    assert stats(mine).wanted.game == "catte"
    assert stats(mine).figures.played == 3
    mine.click("practice")
    assert stats(mine).figures.played == 4
    mine.screen.focus_on(mine.screen["level"])
    mine.key(pygame.K_RIGHT)
    assert (stats(mine).wanted.level, stats(mine).figures.played) == ("easy", 1)


@pytest.mark.unhurried
@pytest.mark.parametrize("way", ["mouse", "keys", "pad"])
def test_beginning_anew_is_asked_for_and_undone(hand: Seated, way: str, kept: list[Path]) -> None:
    def press(name: str) -> None:
        if way == "mouse":
            mine.click(name)
            return
        mine.screen.focus_on(mine.screen[name])
        if way == "keys":
            mine.key(pygame.K_RETURN)
        else:
            mine.pad(pygame.CONTROLLER_BUTTON_A)

    mine = hand(lambda stage: Statistics(stage, "meows"))
    before = stats(mine).figures
    press("reset")
    assert isinstance(mine.stage.top, Dialogue)
    press("keep")
    assert stats(mine).figures == before
    press("reset")
    press("reset")
    assert stats(mine).figures.played == 0
    assert list(begun.begun()) == ["meows"]
    assert len(library.finished()) == 12, "every game is kept"
    press("undo")
    assert stats(mine).figures == before
    assert begun.begun() == {}


def test_the_figures_are_spoken(
    hand: Seated, kept: list[Path], capsys: pytest.CaptureFixture[str]
) -> None:
    mine = hand(lambda stage: Statistics(stage, "meows"), transcript=True)
    told = capsys.readouterr().out
    assert "share of wins: 0%" in told
    assert "won, played: 0 of 3" in told
    mine.screen.focus_on(mine.screen["level"])
    mine.key(pygame.K_RIGHT)
    assert "won, played: 0 of 1" in capsys.readouterr().out


# Deals and results


def at_setup(mine: Hand) -> Setup:
    """Set-up, which is on top."""
    top = mine.stage.top
    assert isinstance(top, Setup)
    return top


def typed(mine: Hand, name: str, text: str) -> None:
    """Write this into an empty field."""
    mine.click(name)
    mine.key(pygame.K_END)
    for _ in range(30):
        mine.key(pygame.K_BACKSPACE)
    mine.write(text)


def test_a_code_that_is_typed_sets_up_players_variants_and_cards(hand: Seated) -> None:
    options = GAMES["meows"](3, {"hidden": "yes", "stakes": "yes"}).chosen
    deal = Deal("meows", 3, tuple(options.items()), 12_345)
    mine = hand(lambda stage: Setup(stage, "meows"))
    typed(mine, "code", deal.code.lower().replace("-", " "))
    match = at_setup(mine).plan.match()
    assert deal_of(match) == deal
    assert (match.game.seats, match.game.chosen["stakes"]) == (3, "yes")


def test_the_code_follows_what_is_chosen(hand: Seated) -> None:
    mine = hand(lambda stage: Setup(stage, "meows"))
    before = at_setup(mine).plan.deal.code
    mine.click("hidden")
    after = at_setup(mine).plan.deal.code
    assert after != before
    assert mine.screen["code"].spoken().endswith(after)
    found = deals.read(after)
    assert isinstance(found, Deal)
    assert dict(found.options)["hidden"] == "yes"


def test_a_code_of_another_game_sets_that_up(hand: Seated) -> None:
    mine = hand(lambda stage: Setup(stage, "meows"))
    deal = deal_of(finished_match("towai", 99, seats=2))
    typed(mine, "code", deal.code)
    assert at_setup(mine).game == "towai"
    assert at_setup(mine).plan.deal == deal


def test_nothing_is_dealt_by_a_code_that_is_wrong(hand: Seated) -> None:
    mine = hand(lambda stage: Setup(stage, "catte"))
    code = at_setup(mine).plan.deal.code
    wrong = code[:-1] + ("A" if code[-1] != "A" else "C")
    typed(mine, "code", wrong)
    assert at_setup(mine).wrong == "A letter is wrong: check the code"
    mine.click("play")
    assert isinstance(mine.stage.top, Setup)
    assert mine.focus == "code"
    mine.click("dice")
    assert at_setup(mine).wrong == ""


def test_an_old_code_is_still_the_cards(hand: Seated) -> None:
    mine = hand(lambda stage: Setup(stage, "catte"))
    typed(mine, "code", "acorn-0042")
    assert at_setup(mine).plan.match().seed == 42


@pytest.mark.unhurried
def test_a_friends_result_stands_beside_mine_seat_by_seat(hand: Seated) -> None:
    match = finished_match("catte", 5)
    theirs = Outcome((40, 2, 3), (0,), 0)
    mine = hand(lambda stage: GameEnd(stage, match, lambda _: None))
    mine.wait(12)
    mine.click("compare")
    scene = mine.stage.top
    assert isinstance(scene, SideBySide)
    mine.write("ZZZ")
    assert not scene.others
    typed(mine, "theirs", code_of(theirs, deal_of(match)).lower())
    assert [one.outcome for one in scene.others] == [theirs]
    ahead = match.state.scores[0] - 40
    assert scene.told == (f"You: {ahead} more" if ahead > 0 else f"You: {-ahead} fewer")
    again = SideBySide(mine.stage, match)
    assert [one.outcome for one in again.others] == [theirs], "it is kept with the deal"


def test_a_game_that_was_brought_in_stands_beside_mine(hand: Seated, tmp_path: Path) -> None:
    match = finished_match("catte", 5)
    other = finished_match("catte", 5, level="hard", hints=1)
    put(match, 1)
    put(other, 2, library.imported_folder())
    put(finished_match("catte", 6), 3)
    mine = hand(lambda stage: SideBySide(stage, match))
    scene = mine.stage.top
    assert isinstance(scene, SideBySide)
    mine.wait(0.5)
    (column,) = scene.others
    assert column.below == "Imported"
    assert column.outcome.scores == tuple(other.state.scores)


# Your own moments


@pytest.mark.unhurried
def test_moments_that_are_due_are_offered_with_the_small_ones_and_played(hand: Seated) -> None:
    today = date.today()
    moments = moments_of("catte", today - timedelta(1), least=6, count=2)
    own_moments.write(Schedule(tuple(moments)))
    mine = hand(lambda stage: Setup(stage, "catte"))
    assert mine.screen["small"].spoken() == "Quick puzzles: 2 due"
    mine.click("small")
    assert mine.screen[KIND].spoken().startswith("Your own moments. 2 due. Missed moves")
    mine.click(KIND)
    for _ in range(2):
        table = mine.stage.top
        assert isinstance(table, SmallTable)
        right = table.exercise.answer
        spot = next(widget for widget, answer in table._spots if answer == right)
        mine.click((spot.place.left + 6, spot.place.centery))
        assert table.course.done
        mine.wait(3.0)
    assert isinstance(mine.stage.top, SmallOnes)
    assert not mine.screen[KIND].enabled
    day = today + timedelta(3)
    assert f"Next: {day.isoformat()}. " in mine.screen[KIND].spoken()


@pytest.mark.parametrize("size", [(960, 600), (1920, 1080)])
def test_what_is_answered_from_beside_the_hand_does_not_cover_it(
    hand: Seated, size: tuple[int, int]
) -> None:
    match = finished_match("meows", 1)
    number, turn = next((n, one) for n, one in enumerate(match.turns) if one.seat == 0)
    moves = match.game.legal_moves(turn.before)
    moment = Moment("meows", up_to(match, number), moves[0].text, (), "share", date.today())
    course = OwnCourse([moment], lambda moment, right: None)
    mine = hand(lambda stage: SmallTable(stage, course, lambda _: None), size=size)
    tiles = [one for one in mine.screen.widgets if isinstance(one, AnswerTile)]
    assert len(tiles) == len(moves)
    for tile in tiles:
        assert tile.box.bottom <= size[1] * HAND_TOP
        assert min(tile.box.size) >= LEAST
