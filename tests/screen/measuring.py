"""Every text of a frame, where it is drawn and how large; for the tests that measure them."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import NamedTuple

import pygame

from cardtable import library
from cardtable.app import stage_without_window
from cardtable.games import GAMES
from cardtable.kits import KITS
from cardtable.match import Match
from cardtable.media.canvas import Canvas
from cardtable.media.lettering import Written
from cardtable.media.pictures import Mode
from cardtable.media.store import store
from cardtable.scenes.games_list import GamesList
from cardtable.scenes.key_help import KeyHelp
from cardtable.scenes.key_settings import KeySettings
from cardtable.scenes.play_scene import PlayScene
from cardtable.scenes.review_scene import ReviewScene
from cardtable.scenes.saves_check import SavesCheck
from cardtable.scenes.scene import Scene, Stage
from cardtable.scenes.screen import Screen
from cardtable.seats import Seat
from cardtable.settings import Settings
from tests.kept_games import library_of
from tests.screen.test_kept_games import SCREENS as KEPT
from tests.screen.test_kept_games import read_all
from tests.screen.test_review import Ready, choices, played, report_of
from tests.screen.test_screens import SCREENS
from tests.table.hand import Lucky

SIZES = ((960, 600), (1280, 800), (1920, 1080))


def at_table(game: str, moment: int) -> Callable[[Stage], Scene]:
    """A table after so many moves of a match in which everybody plays their first move."""

    def sit(stage: Stage) -> Scene:
        rules = GAMES[game]()
        seats = [Seat("person", "Aki"), *[Seat("easy")] * (rules.seats - 1)]
        match = Match(rules, 7, tuple(seats))
        for _ in range(400):
            mine = match.state.turn == 0
            if match.over or (len(match.turns) >= moment and mine):
                break
            match.play(match.legal_moves()[0])
        return PlayScene(stage, match, thinker=Lucky(7), saved=False)

    return sit


TABLES = {
    f"table of {game}, {moment} moves": at_table(game, moment) for game in KITS for moment in (0, 9)
}


def with_games(stage: Stage) -> Scene:
    """The list of the games that are kept, with some in it."""
    if not library.finished():
        library_of(8)
        read_all()
    return GamesList(stage)


def reviewed(game: str, slip: bool) -> Callable[[Stage], Scene]:
    """A review: at a slip one may try again, or with the answer told."""

    def look_back(stage: Stage) -> Scene:
        match = played(game)
        move = choices(match)[3]
        report = report_of(match, (move,) if slip else ())
        return ReviewScene(stage, match, at=move, reviewer=lambda: Ready(report))

    return look_back


REVIEWS = {
    f"review of {game}, {'a slip' if slip else 'a move'}": reviewed(game, slip)
    for game, slip in (("meows", False), ("catte", True), ("towai", False), ("familiar", True))
}
PLACES: dict[str, Callable[[Stage], Scene]] = {
    **SCREENS,
    **KEPT,
    "kept games": with_games,
    "saves check": SavesCheck,
    **REVIEWS,
    "keys": KeySettings,
    "help": lambda stage: KeyHelp(stage, ("controls", "table", "trust", "scroller")),
    **TABLES,
}


class Text(NamedTuple):
    """A line or a paragraph on the screen."""

    said: str
    px: int
    box: pygame.Rect  # what of it can be seen
    whole: tuple[int, int]
    written: Written
    order: int  # how many strokes lie below it


def shown(
    name: str, size: tuple[int, int], *, pictures: Mode = "never", **choices: object
) -> Stage:
    """A screen at rest; without its pictures, where nobody looks at them."""
    settings = Settings(speed="instant", reduced_motion=True, closer_look_told=True)
    for choice, value in choices.items():
        setattr(settings, choice, value)
    stage = stage_without_window(size, settings, pictures=pictures)
    store.room_for(size)
    stage.push(PLACES[name](stage), fade=False)
    for _ in range(30):
        stage.update(0.25)
        if stage.at_rest:
            break
    return stage


def texts(stage: Stage) -> list[Text]:
    """Every text of the next frame; of what can be scrolled, what is seen of it whole."""
    canvas = Canvas(stage.size)
    stage._note(canvas)  # a frame of its own: what earlier screens needed may go
    found = []
    for order, stroke in enumerate(canvas.strokes):
        source = stroke.source
        if isinstance(source, Written) and source.text.strip():
            box = pygame.Rect(stroke.box)
            found.append(Text(source.text, source.px, box, source.get_size(), source, order))
    top = stage.top
    area = top.scroller.area if isinstance(top, Screen) and top.scroller else None
    return [text for text in found if area is None or not _cut_by(area, text)]


def _cut_by(area: pygame.Rect, text: Text) -> bool:
    """Whether it is only cut off because it can be scrolled."""
    return text.box.size != text.whole and area.inflate(60, 4).contains(text.box)


def covered(canvas: Canvas, one: Text, other: Text) -> bool:
    """Whether something lies between two texts that hides the lower one where they meet."""
    both = one.box.clip(other.box)
    for stroke in canvas.strokes[one.order + 1 : other.order]:
        words = isinstance(stroke.source, Written)
        if not words and pygame.Rect(stroke.box).contains(both):
            return True
    return False


def meeting(stage: Stage, found: list[Text]) -> Iterator[tuple[Text, Text]]:
    """Texts that lie on one another."""
    canvas = Canvas(stage.size)
    stage._note(canvas)
    inked = [_inked(text) for text in found]
    for index, (one, first) in enumerate(zip(found, inked, strict=True)):
        for other, second in zip(found[index + 1 :], inked[index + 1 :], strict=True):
            meet = first.colliderect(second) and first.clip(second).height > 2
            if meet and not covered(canvas, one, other):
                yield one, other


def _inked(text: Text) -> pygame.Rect:
    """About where its letters are; a line of text has air above and below."""
    inside = text.written.get_bounding_rect()
    box = pygame.Rect(text.box.topleft, inside.size).move(inside.topleft)
    return box.clip(text.box)
