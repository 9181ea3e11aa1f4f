"""shots: pictures of every screen and of typical moments of every game, without a display."""

from __future__ import annotations

import argparse
import os
import re
from collections.abc import Callable, Iterator, Mapping
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from cardtable.commands import kept_shots
from cardtable.commands.card_shots import contact_sheet, fan
from cardtable.commands.review_shots import VIEWS, looking_back
from cardtable.commands.words import CommandError, Commands
from cardtable.games import GAMES
from cardtable.kit import Moment
from cardtable.kits import KITS
from cardtable.match import Match
from cardtable.players.registry import player_for
from cardtable.players.worker import AnyQuestion
from cardtable.seats import Seat
from cardtable.settings import SMALLEST_WINDOW, Settings
from cardtable.text import languages

if TYPE_CHECKING:
    import pygame

    from cardtable.exercises.exercise import Kind
    from cardtable.scenes.play_scene import PlayScene
    from cardtable.scenes.scene import Scene, Stage

ABOUT = """\
Draws every screen and a few typical moments of every game into PNG files, without a display:

  cardtable shots pictures
  cardtable shots pictures --size 1920x1080 --language ja --only towai
"""
LARGEST = 7680

Test = Callable[[Match], bool]


def add_command(commands: Commands) -> None:
    """Add the command and its options."""
    parser = commands.add_parser(
        "shots",
        help="draw every screen into PNG files, without a display",
        description=ABOUT,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("folder", metavar="DIR", type=Path, help="where the pictures go")
    parser.add_argument(
        "--size", type=window_size, default=(1280, 800), metavar="WxH", help="default 1280x800"
    )
    parser.add_argument("--language", choices=languages(), default="en", help="default en")
    parser.add_argument(
        "--only", metavar="WORD", default="", help="only pictures with this in their name"
    )
    parser.add_argument(
        "--eyes",
        choices=("protan", "deutan", "tritan"),
        help="as seen with this kind of colour blindness",
    )
    parser.add_argument(
        "--film",
        metavar="GAME",
        choices=GAMES,
        help="instead, a trick of this game as numbered pictures, twelve a second",
    )
    parser.set_defaults(run=run)


def window_size(text: str) -> tuple[int, int]:
    """A size like 1280x800, for argparse."""
    found = re.fullmatch(r"(\d{3,4})x(\d{3,4})", text, re.ASCII)
    if not found:
        raise argparse.ArgumentTypeError(f"'{text}' should look like 1280x800")
    size = int(found[1]), int(found[2])
    if size[0] < SMALLEST_WINDOW[0] or size[1] < SMALLEST_WINDOW[1] or max(size) > LARGEST:
        least = "x".join(map(str, SMALLEST_WINDOW))
        raise argparse.ArgumentTypeError(f"{text} is not from {least} to {LARGEST} wide")
    return size


def run(choice: argparse.Namespace) -> int:
    """Draw the pictures and print their names."""
    os.environ["SDL_VIDEODRIVER"] = "dummy"
    os.environ["SDL_AUDIODRIVER"] = "dummy"
    import pygame

    from cardtable.media.eyes import seen_by

    try:
        choice.folder.mkdir(parents=True, exist_ok=True)
        if choice.film:
            for number, frame in enumerate(film(choice.film, choice.size, choice.language)):
                pygame.image.save(frame, choice.folder / f"{choice.film}-{number:03}.png")
            return 0
        for name, make in pictures():
            if choice.only in name:
                path = choice.folder / f"{name}.png"
                picture = make(choice.size, choice.language)
                pygame.image.save(seen_by(picture, choice.eyes) if choice.eyes else picture, path)
                print(path, flush=True)
    except OSError as problem:
        reason = problem.strerror
        raise CommandError(f"cannot write pictures into {choice.folder}: {reason}") from None
    except pygame.error as problem:
        raise CommandError(f"cannot write pictures into {choice.folder}: {problem}") from None
    return 0


Make = Callable[[tuple[int, int], str], "pygame.Surface"]


def pictures() -> Iterator[tuple[str, Make]]:
    """Every picture's name and how it is made."""
    yield from screens()
    for game_id in GAMES:
        for number, moment in enumerate(KITS[game_id].moments, 1):
            yield f"{game_id}-{number}-{moment.name}", table_at(game_id, moment)
        yield f"{game_id}-8-glow", glow(game_id)
        yield f"{game_id}-9-end", ending(game_id)
        for name, show in VIEWS.items():
            yield f"{game_id}-review-{name}", looking_back(partial(ended, game_id), show)
        yield f"{game_id}-cards", contact_sheet(game_id)
        for kind in KITS[game_id].exercises():
            yield f"{game_id}-small-{kind.name}", small(game_id, kind)
    for game_id, game in GAMES.items():
        if not game.together:
            yield f"{game_id}-0-round-end", round_end(game_id)
        yield f"{game_id}-fan", fan(game_id, KITS[game_id].hand)


# Screens


def drawn(size: tuple[int, int], language: str, first: Callable[[Stage], Scene]) -> pygame.Surface:
    """A scene after a while, when everything has come to rest."""
    from cardtable.app import picture_of, stage_without_window

    stage = stage_without_window(size, Settings(language=language, closer_look_told=True))
    stage.push(first(stage), fade=False)
    for _ in range(200):
        stage.update(0.05)
        if stage.at_rest:
            break
    surface = picture_of(stage)
    while stage.scenes:
        stage.scenes.pop().left()
    return surface


def screens() -> Iterator[tuple[str, Make]]:
    """Every screen that is not a table."""
    from cardtable.rulebook import summary
    from cardtable.scenes.credits import Credits
    from cardtable.scenes.curtain import Curtain
    from cardtable.scenes.home import Home
    from cardtable.scenes.lesson_scene import LessonScene
    from cardtable.scenes.pause import Pause
    from cardtable.scenes.preferences import Preferences
    from cardtable.scenes.rules import Rules
    from cardtable.scenes.setup import Setup
    from cardtable.scenes.small_ones import SmallOnes
    from cardtable.scenes.summary import SummarySheet

    def screen(first: Callable[[Stage], Scene]) -> Make:
        return lambda size, language: drawn(size, language, first)

    yield "home", screen(Home)
    yield "settings", screen(Preferences)
    yield "credits", screen(Credits)
    yield "pause", screen(lambda stage: Pause(stage, next(iter(GAMES))))
    mio, nothing = Seat("person", "Mio"), lambda: None
    yield (
        "curtain",
        screen(partial(Curtain, game="", seat=mio, number=1, down=nothing, ready=nothing)),
    )
    for game_id in GAMES:
        yield f"setup-{game_id}", screen(partial(Setup, game=game_id))
        if KITS[game_id].exercises():
            yield f"small-{game_id}", screen(partial(SmallOnes, game=game_id))
        for page in KITS[game_id].pages:
            yield f"rules-{game_id}-{page}", screen(partial(Rules, game=game_id, page=page))
        if KITS[game_id].lesson is not None:
            yield f"lesson-{game_id}", screen(partial(LessonScene, game=game_id, anew=True))
        if summary(game_id, "en"):
            yield f"summary-{game_id}", screen(partial(SummarySheet, game=game_id))
    for name, first in kept_shots.screens():
        yield name, among_games(first)


def among_games(first: Callable[[Stage], Scene]) -> Make:
    """A scene of somebody who has played some games."""

    def make(size: tuple[int, int], language: str) -> pygame.Surface:
        with kept_shots.some_games():
            return drawn(size, language, first)

    return make


# Tables


def seats_for(count: int) -> tuple[Seat, ...]:
    """A person and players of every level."""
    levels = ("hard", "normal", "easy", "normal", "hard")
    return Seat("person", ""), *[Seat(levels[n]) for n in range(count - 1)]


def seats_with_names(game_id: str, count: int) -> tuple[Seat, ...]:
    """The same with the characters of this game."""
    from cardtable.widgets.people import cast_of

    person, *others = seats_for(count)
    cast = cast_of(game_id)
    return person, *[Seat(seat.who, cast[n % len(cast)]) for n, seat in enumerate(others)]


def match_at(game_id: str, moment: Test, options: Mapping[str, str], seats: int | None) -> Match:
    """The first match, by seed, that comes to such a moment when sound players play it."""
    match = first_match(game_id, moment, options, seats)
    assert match is not None, f"no match of {game_id} comes to that moment"
    return match


def first_match(
    game_id: str, moment: Test, options: Mapping[str, str], seats: int | None
) -> Match | None:
    """The same, if there is one."""
    game = GAMES[game_id](seats, options)
    for seed in range(1, 60):
        match = Match(game, seed, seats_with_names(game_id, game.seats))
        players = [player_for(game, "normal", seat) for seat in range(game.seats)]
        while not match.over:
            if moment(match):
                return match
            player = players[match.state.turn]
            player.remember(match.memory(player.seat))
            match.play(player.choose(match.view(player.seat), match.legal_moves()))
        if moment(match):
            return match
    return None


def table_at(game_id: str, moment: Moment) -> Make:
    """A table at rest at a moment."""

    def make(size: tuple[int, int], language: str) -> pygame.Surface:
        from cardtable.scenes.play_scene import PlayScene

        match = match_at(game_id, moment.has_come, moment.options, moment.seats)
        return drawn(
            size, language, lambda stage: PlayScene(stage, match, thinker=NoThinker(), saved=False)
        )

    return make


class NoThinker:
    """A thinker who never comes to a move: the moment stays as it is."""

    def warm_up(self) -> None:
        """Nobody has to get ready."""

    def ask(self, question: AnyQuestion) -> None:
        """Think for ever."""

    def poll(self) -> None:
        """Nothing yet."""

    def drop(self) -> None:
        """Nothing is under way."""

    def close(self) -> None:
        """Nothing is kept."""


def last_event(match: Match, kind: str) -> bool:
    """Whether the last move brought such an event."""
    return bool(match.turns) and any(
        type(event).__name__ == kind for event in match.turns[-1].events
    )


def glow(game_id: str) -> Make:
    """What just happened, as it is shown: a won trick, a played effect."""
    telling = KITS[game_id].telling

    def moment(match: Match) -> bool:
        return (
            len(match.turns) > 20
            and last_event(match, telling)
            and not last_event(match, "RoundEnded")
        )

    def make(size: tuple[int, int], language: str) -> pygame.Surface:
        from cardtable.app import picture_of, stage_without_window
        from cardtable.scenes.play_scene import PlayScene

        match = match_at(game_id, moment, {}, None)
        move = match.turns[-1].move
        match.undo()
        match.practice = False  # nobody has taken anything back
        stage = stage_without_window(size, Settings(language=language, closer_look_told=True))
        scene: PlayScene = PlayScene(stage, match, thinker=NoThinker(), saved=False)
        stage.push(scene, fade=False)
        for _ in range(20):
            stage.update(0.05)
        scene.play(move)
        for _ in range(18):
            stage.update(0.05)
        return picture_of(stage)

    return make


MID_TRICK = Moment("", "card", least=24, cards=1)
FILM_SECONDS = 9.0
FILM_FRAMES = 12  # a second


def film(game_id: str, size: tuple[int, int], language: str) -> Iterator[pygame.Surface]:
    """A trick and the beginning of the next, picture by picture, everybody playing themselves."""
    from cardtable.app import picture_of, stage_without_window
    from cardtable.scenes.play_scene import PlayScene

    match = match_at(game_id, MID_TRICK.has_come, {}, None)
    players = [player_for(match.game, "normal", seat) for seat in range(match.game.seats)]
    stage = stage_without_window(size, Settings(language=language, closer_look_told=True))
    scene = PlayScene(stage, match, thinker=NoThinker(), saved=False)
    stage.push(scene, fade=False)
    stage.update(1.0)
    since = 0.0
    for _ in range(round(FILM_SECONDS * FILM_FRAMES)):
        if scene.table.busy or match.over:
            since = 0.0
        elif since > 0.5:
            player = players[match.state.turn]
            player.remember(match.memory(player.seat))
            scene.play(player.choose(match.view(player.seat), match.legal_moves()))
        since += 1 / FILM_FRAMES
        for _ in range(4):
            stage.update(1 / FILM_FRAMES / 4)
        yield picture_of(stage)


def round_end(game_id: str) -> Make:
    """The count after a round."""

    def make(size: tuple[int, int], language: str) -> pygame.Surface:
        from cardtable.scenes.round_end import RoundEnd as Screen

        def late(match: Match) -> bool:
            return match.state.round >= 3 and last_event(match, "RoundEnded")

        def any_round(match: Match) -> bool:
            return last_event(match, "RoundEnded")

        match = first_match(game_id, late, {}, None) or match_at(game_id, any_round, {}, None)
        events = match.turns[-1].events
        return drawn(size, language, lambda stage: Screen(stage, match, events, lambda: None))

    return make


def ended(game_id: str) -> Match:
    """A game played to its end."""
    return match_at(game_id, lambda match: match.over, {}, None)


def ending(game_id: str) -> Make:
    """The end of a game."""

    def make(size: tuple[int, int], language: str) -> pygame.Surface:
        from cardtable.scenes.game_end import GameEnd

        match = ended(game_id)
        return drawn(size, language, lambda stage: GameEnd(stage, match, lambda _: None))

    return make


def small(game_id: str, kind: Kind) -> Make:
    """The hardest exercise of a chapter."""

    def make(size: tuple[int, int], language: str) -> pygame.Surface:
        from cardtable.exercises.chapters import chapter
        from cardtable.exercises.course import Course
        from cardtable.scenes.small_table import SmallTable

        last = chapter(KITS[game_id].game, kind)[-1]
        course = Course(kind.name, 1, lambda _: last)
        return drawn(size, language, lambda stage: SmallTable(stage, course, lambda _: None))

    return make
