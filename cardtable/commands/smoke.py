"""smoke: does this copy of the program have everything it needs?"""

from __future__ import annotations

import argparse
import os
import time
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import TYPE_CHECKING

from cardtable.commands.where import use
from cardtable.commands.words import CommandError, Commands, Refused
from cardtable.games import GAMES
from cardtable.match import Match
from cardtable.players.worker import Advice, AnyQuestion, Question, Thinker
from cardtable.seats import Seat
from cardtable.settings import Settings

if TYPE_CHECKING:
    from cardtable.app import App

AROUND = ("hard", "normal", "easy")
SIMULATIONS = 8  # for each of Hard's decisions: enough to run the search
PATIENCE = 30.0  # seconds that a match may stand still
FRAME = 0.1  # seconds the table is moved on at once in the window

ABOUT = """\
Plays a fast match of each game between players of all three levels, who think in a worker
process of their own, and draws a picture, writes in both languages and opens the sounds. With
--window a real window is opened and the matches are shown there.

Prints a line for each part; the exit code is 1 if one of them fails.
"""


def add_command(commands: Commands) -> None:
    """Add the command and its options."""
    parser = commands.add_parser(
        "smoke",
        help="play a fast match of each game, to try this copy of the program",
        description=ABOUT,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("--window", action="store_true", help="show the matches in a window")
    parser.set_defaults(run=run)


def run(choice: argparse.Namespace) -> int:
    """Try every part, and tell."""
    os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")
    began = time.perf_counter()
    parts = [in_a_window] if choice.window else [without_a_window, small_ones, contents]
    for part in parts:
        for line in part():
            print(f"{line}, {time.perf_counter() - began:.2f} s", flush=True)
            began = time.perf_counter()
    print("everything works", flush=True)
    return 0


class Quick(Thinker):
    """A thinker whose Hard thinks no longer than this command has patience."""

    def ask(self, question: AnyQuestion) -> None:
        if isinstance(question, Question):
            question = replace(question, simulations=SIMULATIONS)
        super().ask(question)


def match_of(game_id: str) -> Match:
    """A match of this game as people usually play it."""
    game = GAMES[game_id](GAMES[game_id].seat_counts[0], {})
    levels = [AROUND[seat % len(AROUND)] for seat in range(game.seats)]
    return Match(game, 7, tuple([Seat(level) for level in levels]))


def without_a_window() -> Iterator[str]:
    """Play each game, every seat thinking in the worker process."""
    thinker = Quick()
    try:
        for game_id in GAMES:
            match = match_of(game_id)
            searched = play_out(match, thinker)
            if not searched:
                # A thinker without its worker answers by itself, and does not search.
                raise ChildProcessError("there is no worker process")
            yield f"{game_id}: {match.game.seats} seats, {len(match.turns)} moves"
    finally:
        thinker.close()


def play_out(match: Match, thinker: Thinker) -> int:
    """Play a match to its end; how many positions the worker has tried out for it."""
    searched = 0
    while not match.over:
        seat = match.state.turn
        level = match.seats[seat].who
        thinker.ask(Question(match.view(seat), match.memory(seat), level, seed=len(match.turns)))
        until = time.monotonic() + PATIENCE
        while (answer := thinker.poll()) is None:
            if time.monotonic() > until:
                raise TimeoutError(f"{match.game.id}: the worker process does not answer")
            time.sleep(0.0002)
        assert isinstance(answer, Advice)
        match.play(answer.move)
        searched += answer.simulations
    return searched


def small_ones() -> Iterator[str]:
    """Draw up an exercise of each kind, and look whether it has one right answer."""
    from cardtable.exercises.exercise import draw
    from cardtable.kits import KITS

    for game, kit in KITS.items():
        made = [draw(kit.game, kind, 7) for kind in kit.exercises()]
        for one in made:
            if sum(map(one.is_right, one.answers)) != 1:
                raise ValueError(f"{game}: {one.kind} {one.seed} has not one right answer")
        yield f"{game}: {len(made)} small exercises"


def in_a_window() -> Iterator[str]:
    """Show each game in the real window, at the highest speed and far from the player's files."""
    from cardtable.app import App, NoDisplay, NoWindow
    from cardtable.gestures import Choose
    from cardtable.scenes.home import Home
    from cardtable.scenes.play_scene import PlayScene

    with TemporaryDirectory() as folder:
        use(Path(folder))
        try:
            app = App(Settings(speed="instant", trick_pause="short", closer_look_told=True))
        except NoDisplay:
            raise CommandError("there is no display to try; leave --window out") from None
        except NoWindow as refusal:
            raise Refused(f"no window can be opened on this display: {refusal}") from None
        stage = app.stage
        stage.push(Home(stage), fade=False)
        for game_id in GAMES:
            match = match_of(game_id)
            thinker = Quick()
            scene = PlayScene(stage, match, thinker=thinker, saved=False)
            stage.push(scene)
            frames = played = 0
            until = time.monotonic() + PATIENCE
            while not match.over:
                if not app.frame(time.perf_counter(), FRAME):
                    time.sleep(0.001)  # the worker thinks
                frames += 1
                if stage.top is not scene:
                    # The end of a round waits for somebody to go on.
                    stage.handle(Choose(None))
                if len(match.turns) > played:
                    played = len(match.turns)
                    until = time.monotonic() + PATIENCE
                elif time.monotonic() > until:
                    raise TimeoutError(f"{game_id}: nothing happens at the table")
            thinker.close()
            stage.home()
            answered = answer_small_ones(app, game_id)
            yield f"{game_id}: {played} moves, {frames} frames, {answered} small exercises"
        app.close()


def answer_small_ones(app: App, game_id: str) -> int:
    """Show a small exercise of each kind and answer it; how many there were."""
    from cardtable.exercises.course import endless_course
    from cardtable.gestures import Choose
    from cardtable.kits import KITS
    from cardtable.scenes.small_table import SmallTable

    kit, stage = KITS[game_id], app.stage
    course = endless_course(kit.game, kit.exercises(), 7)
    stage.push(SmallTable(stage, course, lambda _: None))
    while len(course.at_once) < len(kit.exercises()):
        app.frame(time.perf_counter(), FRAME)
        if course.done:
            stage.handle(Choose(None))
        else:
            course.take(course.exercise.answer)
    app.frame(time.perf_counter(), FRAME)
    stage.home()
    return len(course.at_once)


def contents() -> Iterator[str]:
    """Draw cards of every game, look for every letter of both languages, and for every sound."""
    import noto_cjk_sans_jp_bold as heavy
    import noto_cjk_sans_jp_regular as regular
    import pygame.freetype
    from font_hanken_grotesk import HankenGroteskBold, HankenGroteskMedium

    from cardtable.access.reader import accesskit
    from cardtable.kits import KITS
    from cardtable.media import drawings
    from cardtable.media.words import LANGUAGES, sentences

    for game, kit in KITS.items():
        faces = kit.faces()
        for card in (faces.face(faces.CARDS[0], 88), faces.back(faces.BACKS[0], 88)):
            if pygame.transform.average_color(card)[3] < 200:
                raise ValueError(f"the cards of {game} are empty")
    yield "pictures: a card of each game"

    pygame.freetype.init()
    plain = [pygame.freetype.Font(file, 16) for file in (HankenGroteskMedium, regular.FONT_PATH)]
    bold = [pygame.freetype.Font(file, 16) for file in (HankenGroteskBold, heavy.FONT_PATH)]
    for language in LANGUAGES:
        wanted = set("".join(sentences(language).values())) - {"\n"}
        for letter in sorted(wanted):
            for fonts in (plain, bold):
                if all(font.get_metrics(letter)[0] is None for font in fonts):
                    raise ValueError(f"no font has {letter!r}")
        yield f"letters: {len(wanted)} of {language}"

    sounds = sorted((drawings.root() / "sounds").rglob("*.wav"))
    for path in sounds:
        if path.read_bytes()[:4] != b"RIFF":
            raise ValueError(f"{path.name} is no sound")
    yield f"sounds: {len(sounds)}"
    yield f"screen readers: {'AccessKit' if accesskit() else 'nothing to tell them by'}"
