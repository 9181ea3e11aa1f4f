"""How long a lesson takes: three to five minutes, and a card of one's own at once."""

from __future__ import annotations

from pathlib import Path

import pytest

from cardtable.lessons.lesson import Do
from cardtable.scenes.lesson_words import END
from tests.lessons.clock import Learner, Pace
from tests.lessons.test_scripts import TAUGHT, lesson_of
from tests.table.hand import Hand

ROOT = Path(__file__).parents[2]

ORDINARY = Pace(words=2.5, signs=6.0, look=1.5, move=3.0, errs=True)
SLOW = Pace(words=2.0, signs=4.8, look=2.0, move=3.0)
LEAST, MOST = 180, 300  # seconds
FIRST_CARD = 20  # seconds, at the latest

# The fifth game of tests/ shows in half a minute how a lesson is written.
OUR_OWN = [game for game in TAUGHT if (ROOT / "cardtable" / "games" / game).is_dir()]


def taught(hand: Hand, game: str, language: str, pace: Pace) -> Learner:
    """Who has learnt a game at this pace."""
    hand.come_home(language=language, speed="normal", trick_pause="normal", closer_look_told=True)
    learner = Learner(hand, pace)
    learner.learn(game)
    return learner


def first_card(game: str) -> str:
    """The step of a lesson in which the learner plays the first card."""
    return next(s.name for s in lesson_of(game).steps if isinstance(s, Do) and " hand>" in s.move)


@pytest.mark.slow
@pytest.mark.parametrize("language", ["en", "ja"])
@pytest.mark.parametrize("game", OUR_OWN)
def test_a_lesson_takes_three_to_five_minutes(hand: Hand, game: str, language: str) -> None:
    learner = taught(hand, game, language, ORDINARY)
    assert learner.refused
    assert learner.poor
    assert LEAST <= learner.done[END] <= MOST


@pytest.mark.slow
@pytest.mark.parametrize("language", ["en", "ja"])
@pytest.mark.parametrize("game", TAUGHT)
def test_who_reads_slowly_plays_a_card_in_time_and_needs_no_more_than_five_minutes(
    hand: Hand, game: str, language: str
) -> None:
    learner = taught(hand, game, language, SLOW)
    assert learner.done[first_card(game)] <= FIRST_CARD
    assert learner.done[END] <= MOST
