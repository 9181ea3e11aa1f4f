"""The player's choices survive, and a broken file is never an error."""

import sys
from pathlib import Path

import pygame
import pytest

from cardtable import settings


def test_choices_survive_a_restart() -> None:
    chosen = settings.Settings(language="ja", speed="fast", text_size=1.3, window_size=(1400, 900))
    chosen.seats["meows"] = {
        "count": 3,
        "seats": [["person", "Aki", "rumble"]],
        "options": {"hidden": "yes"},
    }
    chosen.save()
    assert settings.load() == chosen


@pytest.mark.parametrize("text", ["", "{", "[]", "null", '{"speed": 7, "language": "xx"}', "\x00"])
def test_a_broken_file_gives_new_settings(own_folder: Path, text: str) -> None:
    own_folder.mkdir()
    (own_folder / "settings.json").write_text(text, encoding="utf-8")
    assert settings.load() == settings.Settings()


def test_what_can_be_read_is_kept_and_the_rest_is_as_new(own_folder: Path) -> None:
    own_folder.mkdir()
    (own_folder / "settings.json").write_text(
        '{"music": 0.25, "effects": 9, "hints": "yes", "window_size": [10, 10], "old": 1}',
        encoding="utf-8",
    )
    found = settings.load()
    assert found.music == 0.25
    assert found.effects == settings.Settings().effects
    assert found.hints is True
    assert found.window_size == settings.SMALLEST_WINDOW


def test_a_folder_that_cannot_be_written_to_is_no_reason_to_stop(own_folder: Path) -> None:
    own_folder.write_text("a file where the folder should be", encoding="utf-8")
    settings.Settings().save()
    assert settings.load() == settings.Settings()


def test_each_system_has_its_own_folder(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("CARDTABLE_DATA")
    monkeypatch.setenv("XDG_DATA_HOME", "/somewhere")
    monkeypatch.setattr(sys, "platform", "linux")
    assert settings.data_folder() == Path("/somewhere/cardtable")
    monkeypatch.setattr(sys, "platform", "darwin")
    assert settings.data_folder().name == "Cardtable"
    assert settings.cache_folder().parts[-2:] == ("Caches", "Cardtable")


def test_a_name_from_a_file_has_at_most_forty_letters(own_folder: Path) -> None:
    own_folder.mkdir()
    (own_folder / "settings.json").write_text('{"player_name": "%s"}' % ("A" * 90), "utf-8")
    assert settings.load().player_name == "A" * 40


LOCALES = ("LC_ALL", "LC_MESSAGES", "LANG", "LANGUAGE")


@pytest.mark.parametrize(
    ("environment", "language"),
    [
        ({"LANG": "ja_JP.UTF-8"}, "ja"),
        ({"LANG": "en_GB.UTF-8"}, "en"),
        ({"LANG": "de_DE.UTF-8"}, "en"),
        ({"LANG": "jam_JM.UTF-8"}, "en"),
        ({"LANG": "ja_JP.eucJP", "LC_MESSAGES": "en_US.UTF-8"}, "en"),
        ({"LANG": "en_US.UTF-8", "LC_MESSAGES": "ja_JP.UTF-8"}, "ja"),
        ({"LANG": "en_US.UTF-8", "LC_MESSAGES": "en_US.UTF-8", "LC_ALL": "ja_JP.UTF-8"}, "ja"),
        ({"LANG": "de_DE.UTF-8", "LANGUAGE": "de:ja:en"}, "ja"),
        ({"LANG": "ja_JP.UTF-8", "LANGUAGE": "fr:en"}, "en"),
        ({"LANG": "C.UTF-8", "LANGUAGE": "ja"}, "en"),
        ({"LANG": "ja_JP.UTF-8", "LC_ALL": "C"}, "en"),
        ({"LANG": "ja_JP.UTF-8", "LC_ALL": ""}, "ja"),
        ({"LC_ALL": "en_US.UTF-8", "LC_MESSAGES": "en_US.UTF-8", "LANGUAGE": "ja"}, "ja"),
        ({"LANG": "en_US.UTF-8", "LANGUAGE": "fr::de"}, "en"),
        ({"LANG": "ja_JP.UTF-8", "LANGUAGE": ""}, "ja"),
        ({"LC_MESSAGES": "POSIX", "LANG": "ja_JP.UTF-8", "LANGUAGE": "ja"}, "en"),
        ({"LC_MESSAGES": "ja_JP.UTF-8@hiragana", "LANG": "C"}, "ja"),
        ({"LANG": "ja"}, "ja"),
        ({"LANGUAGE": "fr:ja"}, "ja"),
    ],
)
def test_the_language_is_read_as_every_other_program_reads_it(
    monkeypatch: pytest.MonkeyPatch, environment: dict[str, str], language: str
) -> None:
    for name in LOCALES:
        monkeypatch.delenv(name, raising=False)
    for name, value in environment.items():
        monkeypatch.setenv(name, value)
    assert settings.Settings().language == language


@pytest.mark.parametrize(
    ("preferred", "language"),
    [
        ([("ja", "JP"), ("en", "US")], "ja"),
        ([("en", None), ("ja", "JP")], "en"),
        ([("de", "DE"), ("ja", "JP"), ("en", "US")], "ja"),
        ([("de", "DE")], "en"),
        ([], "en"),
    ],
)
def test_where_the_environment_names_no_language_the_system_is_asked(
    monkeypatch: pytest.MonkeyPatch, preferred: list[tuple[str, str | None]], language: str
) -> None:
    """As on Windows, and on macOS when the program is started from Finder."""
    for name in LOCALES:
        monkeypatch.delenv(name, raising=False)
    told = [{"language": name, "country": country} for name, country in preferred]
    monkeypatch.setattr(pygame.system, "get_pref_locales", lambda: told)
    assert settings.Settings().language == language
