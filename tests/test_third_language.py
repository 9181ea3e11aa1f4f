"""A language is one folder of words: put there, it is offered, and reaches every screen."""

from __future__ import annotations

import re
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from cardtable import __main__ as program
from cardtable import settings, text
from cardtable.app import stage_without_window
from cardtable.codes.spelling import SIGNS
from cardtable.commands.shots import Make, ending, pictures, round_end
from cardtable.games import GAMES
from cardtable.kept import exchange
from cardtable.kits import KITS
from cardtable.media import lettering
from cardtable.media.words import sentences, words
from cardtable.scenes.home import Home
from cardtable.scenes.preferences import Preferences
from cardtable.table.wording import Wording
from cardtable.widgets.choice import Choice
from tests import fifth_game, languages
from tests.screen.conftest import Hand

SCREENS = dict(pictures())
PLAIN = re.compile(r"[AEIOUYaeiouy]")  # every vowel of the language has an accent
CODE = re.compile(rf"[{SIGNS}]{{3,4}}(-[{SIGNS}]{{3,4}})+")  # of a deal, or a result
KEPT = {"English", "日本語", "Cardtable", "Mio"}
"""What is the same in every language: names; and what stands on boxes, below."""


@pytest.fixture(autouse=True)
def spoken(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """The folder lies with the others."""
    folder = str(Path(languages.__file__).parent)
    monkeypatch.setattr(text, "__path__", [*text.__path__, folder])
    sentences.cache_clear()
    yield
    words.language = "en"
    sys.modules.pop("cardtable.text.qx", None)
    sentences.cache_clear()


@pytest.fixture
def written(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """Every line of text that is measured or drawn from now on."""
    found: list[str] = []
    usual = lettering._runs

    def noted(line: str, kind: lettering.Kind) -> tuple[tuple[str, int], ...]:
        found.append(line)
        return usual(line, kind)

    monkeypatch.setattr(lettering, "_runs", noted)
    return found


def on_boxes() -> set[str]:
    """The titles as they are printed on the games' boxes."""
    return {line for kit in KITS.values() for line in kit.cover.lines}


def is_of_the_language(line: str) -> bool:
    """Whether nothing in a line is English."""
    for name in KEPT:
        line = line.replace(name, "")
    line = CODE.sub("", line)
    if line in on_boxes() or line.endswith(f"/{exchange.folder().name}"):  # a path is a path
        return True
    return not PLAIN.search(line)


def test_it_is_longer_and_has_all_that_english_has() -> None:
    ours, theirs = sentences("qx"), sentences("en")
    assert ours.keys() == theirs.keys()
    assert sum(map(len, ours.values())) > 1.35 * sum(map(len, theirs.values()))


def test_it_is_offered_wherever_languages_are() -> None:
    assert text.languages() == ("en", "ja", "qx")
    stage = stage_without_window((1280, 800), settings.Settings())
    screen = Preferences(stage)
    stage.push(screen, fade=False)
    choice = screen["language"]
    assert isinstance(choice, Choice)
    assert choice.values == [("en", "English"), ("ja", "日本語"), ("qx", "Ñõ")]


@pytest.mark.unhurried
def test_the_button_on_the_shelf_goes_round_all_of_them() -> None:
    stage = stage_without_window((1280, 800), settings.Settings(language="en"))
    stage.push(Home(stage), fade=False)
    mine = Hand(stage)
    mine.frame()
    seen = []
    for _ in range(3):
        mine.click("language")
        seen.append(words.language)
    assert seen == ["ja", "qx", "en"]


def test_a_system_that_speaks_it_gets_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LC_ALL", "qx_QX.UTF-8")
    assert settings.own_language() == "qx"
    settings.Settings(language="qx").save()
    assert settings.load().language == "qx"


@pytest.mark.parametrize(
    ("folders", "wish", "spoken_then"),
    [
        (("pt",), "pt_BR.UTF-8", "pt"),
        (("pt", "pt_BR"), "pt_BR.UTF-8", "pt_BR"),
        (("pt", "pt_BR"), "pt_PT", "pt"),
        (("pt_BR",), "pt_PT", "en"),
        (("zh_TW",), "zh-tw", "zh_TW"),
    ],
)
def test_a_language_may_be_that_of_one_country(
    monkeypatch: pytest.MonkeyPatch,
    tmp_path: Path,
    folders: tuple[str, ...],
    wish: str,
    spoken_then: str,
) -> None:
    for name in folders:
        (tmp_path / name).mkdir()
        (tmp_path / name / "__init__.py").touch()
    monkeypatch.setattr(text, "__path__", [*text.__path__, str(tmp_path)])
    for name in ("LC_ALL", "LANGUAGE"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("LC_ALL", wish)
    assert settings.own_language() == spoken_then


@pytest.mark.unhurried
def test_the_program_can_be_started_in_it(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    assert program.main(["shots", str(tmp_path), "--language", "qx", "--only", "curtain"]) == 0
    assert "curtain.png" in capsys.readouterr().out
    assert words.language == "qx"


def test_what_it_does_not_say_is_said_in_english(monkeypatch: pytest.MonkeyPatch) -> None:
    said = dict(text.said_in("qx"))
    monkeypatch.setattr(sys.modules["cardtable.text.qx"], "WORDS", said)
    del said["home.settings"], said["game.meows.line"]
    sentences.cache_clear()
    assert sentences("qx")["home.settings"] == "Settings"
    assert sentences("qx")["game.meows.line"] == sentences("en")["game.meows.line"]


def test_a_game_that_does_not_speak_it_is_played_in_english() -> None:
    assert text.said_in("qx")  # was there before the game
    fifth_game.join()
    try:
        words.language = "qx"
        game = GAMES["rovescino"]()
        named = Wording(game, []).card(game.decks[0][0])
        words.language = "en"
        assert named == Wording(game, []).card(game.decks[0][0])
    finally:
        fifth_game.leave()


def made() -> Iterator[tuple[str, Make]]:
    """Every screen, a table of each game, and its ends."""
    for name, make in SCREENS.items():
        if "-" not in name or name.startswith(("setup", "rules")) or "-2-" in name:
            yield name, make
    for view in ("slip", "account"):
        yield f"review-{view}", SCREENS[f"meows-review-{view}"]
    for game, rules in GAMES.items():
        yield f"{game}-end", ending(game)
        if not rules.together:
            yield f"{game}-round-end", round_end(game)


MADE = dict(made())


@pytest.mark.slow
@pytest.mark.parametrize("name", MADE)
def test_it_reaches_every_screen(name: str, written: list[str]) -> None:
    MADE[name]((1280, 800), "qx")
    assert len(written) > 3
    assert [line for line in dict.fromkeys(written) if not is_of_the_language(line)] == []
