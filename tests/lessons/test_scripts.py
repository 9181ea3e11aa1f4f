"""Every lesson by the rules: its script can come just so, and its words are short."""

from __future__ import annotations

import statistics
from collections.abc import Iterator

import pytest

from cardtable.games import GAMES
from cardtable.kits import KITS
from cardtable.lessons import bookmarks
from cardtable.lessons.lesson import Do, Lesson, Once, Tell, taught
from cardtable.lessons.others import Others
from cardtable.lessons.progress import Progress
from cardtable.lessons.script import fault
from cardtable.match import Match
from cardtable.media.words import sentences
from cardtable.rules.events import RoundStarted, TrickWon
from cardtable.rules.moves import Move, move_named
from cardtable.text import en

TAUGHT = [name for name in GAMES if KITS[name].lesson is not None]
MOST_WORDS, MEDIAN_WORDS, MOST_CHARACTERS = 14, 8, 45


def lesson_of(game: str) -> Lesson:
    """A game's lesson."""
    lesson = KITS[game].lesson
    assert lesson is not None
    return lesson


def begun(game: str) -> tuple[Progress, Match]:
    """A learner before the first step."""
    match = lesson_of(game).match(game, "Aki")
    return Progress(lesson_of(game), match), match


def make(progress: Progress, move: Move) -> None:
    """A move is made at the table."""
    progress.match.play(move)
    progress.follow()


def come_to(progress: Progress, step: str) -> None:
    """Do what is wanted until this step is asked for."""
    while progress.step is None or progress.step.name != step:
        assert not progress.over, f"{step} never came"
        one_on(progress)


def one_on(progress: Progress) -> None:
    """Whatever comes next happens as it should."""
    if isinstance(progress.step, Tell):
        progress.go_on()
        return
    move = progress.wanted or progress.answer()
    assert move is not None
    make(progress, move)


def play_out(progress: Progress) -> None:
    """The others do what they do until something is said."""
    while (move := progress.answer()) is not None:
        make(progress, move)


def decisions() -> Iterator[tuple[str, str]]:
    """Every step of every lesson that asks for a move."""
    for game in TAUGHT:
        for step in lesson_of(game).steps:
            if isinstance(step, Do):
                yield game, step.name


@pytest.mark.parametrize("game", TAUGHT)
def test_a_script_can_come_just_so(game: str) -> None:
    lesson, match = lesson_of(game), lesson_of(game).match(game)
    assert not fault(match.game, match.state, lesson.script, lesson.learner, match.opening)


@pytest.mark.parametrize("game", TAUGHT)
def test_who_does_what_is_wanted_hears_every_step_and_meets_it_once(game: str) -> None:
    progress, match = begun(game)
    heard = []
    while not progress.over:
        if progress.step is not None:
            heard.append(progress.step.name)
        one_on(progress)
    assert heard == [step.name for step in lesson_of(game).steps] == progress.done
    assert len(set(heard)) == len(heard)
    assert not match.over  # or the podium would come instead of the last word
    assert progress.ending


@pytest.mark.parametrize(("game", "step"), list(decisions()))
def test_after_any_legal_move_something_is_said_or_the_lesson_goes_on(game: str, step: str) -> None:
    progress, match = begun(game)
    come_to(progress, step)
    turns = len(match.turns)
    for move in match.legal_moves():
        asked = progress.step
        assert isinstance(asked, Do)
        make(progress, move)
        if progress.strayed is None:
            going_on, _ = begun(game)
            assert going_on.take_up(progress.kept())
            while not going_on.over:  # just as if it had been wanted
                one_on(going_on)
            assert going_on.done == [each.name for each in lesson_of(game).steps]
            progress, match = begun(game)
            come_to(progress, step)
            continue
        assert move.text not in (asked.move, *asked.also)
        play_out(progress)
        remark = progress.remark
        assert remark is not None
        assert remark.move is move
        assert remark.cost >= 0
        assert remark.choices[0] == "once_more"
        match.undo(len(match.turns) - progress.back())
        assert len(match.turns) == turns
        assert progress.step is asked


@pytest.mark.parametrize("game", TAUGHT)
def test_one_comes_back_to_every_step(game: str) -> None:
    progress, match = begun(game)
    while not progress.over:
        again, other = begun(game)
        assert again.take_up(progress.kept())
        while again.at < progress.at:  # a move that is spoken of is made once more
            assert not isinstance(again.step, Tell) or len(other.turns) == len(match.turns)
            one_on(again)
        assert (again.at, other.to_text()) == (progress.at, match.to_text())
        assert again.done == progress.done
        one_on(progress)


def test_a_trick_that_is_spoken_of_is_finished_before_ones_eyes_when_one_comes_back() -> None:
    progress, _ = begun("meows")
    come_to(progress, "highest")
    again, match = begun("meows")
    assert again.take_up(progress.kept())
    assert again.answer() is move_named("fine-10 hand>trick")
    assert len(match.turns) == len(progress.match.turns) - 1


@pytest.mark.parametrize("game", TAUGHT)
def test_a_bookmark_of_another_lesson_begins_anew(game: str) -> None:
    first, match = begun(game)
    legal = match.legal_moves()[0].text
    for kept in ([], [""], ["x"], ["9999"], ["1", "no such move"], ["-3", legal], ["²"]):
        progress, match = begun(game)
        progress.take_up(kept)
        assert (progress.at, match.turns) == (first.at, [])


def test_a_bookmark_is_found_again_and_taken_out() -> None:
    assert bookmarks.found("meows") == []
    bookmarks.put("meows", ["3", "wish-rainy choice>wish"])
    assert bookmarks.found("meows") == ["3", "wish-rainy choice>wish"]
    assert bookmarks.found("catte") == []
    bookmarks.taken_out("meows")
    bookmarks.taken_out("meows")
    assert bookmarks.found("meows") == []


@pytest.mark.parametrize("language", ["en", "ja"])
@pytest.mark.parametrize("game", TAUGHT)
def test_every_step_has_words_and_no_words_are_left_over(game: str, language: str) -> None:
    there = KITS[game].words(language)
    steps = lesson_of(game).steps
    names = {f"lesson.{game}.{step.name}" for step in steps}
    said = {key for key in there if key.startswith(f"lesson.{game}.")}
    assert names <= said
    may = names | {f"lesson.{game}.{taught(step)}" for step in steps}
    may |= {f"lesson.{game}.{step.name}.poor" for step in steps if isinstance(step, Do)}
    may.add(f"lesson.{game}.cost")
    assert said <= may
    assert any(f"lesson.{game}.{taught(step)}" in said for step in steps)


@pytest.mark.parametrize("game", TAUGHT)
def test_both_languages_say_the_same_steps(game: str) -> None:
    one, two = [
        {key for key in KITS[game].words(language) if key.startswith(f"lesson.{game}.")}
        for language in ("en", "ja")
    ]
    assert one == two


@pytest.mark.parametrize("game", TAUGHT)
def test_texts_are_short(game: str) -> None:
    english = said_of(game, "en")
    cost = len(english.pop(f"lesson.{game}.cost", en.WORDS["lesson.cost"]).split())
    for key, text in english.items():
        with_cost = cost if key.endswith(".poor") and "{cost}" not in text else 0
        assert len(text.split()) + with_cost <= MOST_WORDS, key
    steps = [text for key, text in english.items() if not key.endswith((".met", ".poor"))]
    assert statistics.median(len(text.split()) for text in steps) <= MEDIAN_WORDS
    for key, text in said_of(game, "ja").items():
        assert len(text) <= MOST_CHARACTERS, key


def said_of(game: str, language: str) -> dict[str, str]:
    """What a lesson says, by its keys."""
    there = KITS[game].words(language)
    return {key: text for key, text in there.items() if key.startswith(f"lesson.{game}.")}


@pytest.mark.parametrize("game", TAUGHT)
def test_every_speaker_has_a_name(game: str) -> None:
    for step in lesson_of(game).steps:
        assert f"character.{step.who}" in sentences("en")


# The core, by the lesson of one game


def test_the_others_wait_while_something_is_told() -> None:
    progress, _ = begun("meows")
    come_to(progress, "highest")
    assert progress.answer() is None
    progress.go_on()
    assert progress.answer() is move_named("fine-7 hand>trick")


def test_another_card_that_does_as_well_takes_the_place_of_the_wanted_one() -> None:
    progress, match = begun("meows")
    come_to(progress, "lead")
    make(progress, move_named("fine-8 hand>trick"))
    assert progress.strayed is None
    assert progress.aside is None  # it is as welcome
    come_to(progress, "follow")
    assert progress.wanted is move_named("fine-9 hand>trick")
    come_to(progress, "very")
    assert match.state.scores[0] == 5


def test_a_card_that_comes_again_in_the_next_deal_is_itself() -> None:
    progress, _ = begun("meows")
    come_to(progress, "snow")
    make(progress, move_named("snow-2 hand>trick"))
    come_to(progress, "alone")
    assert progress.wanted is move_named("snow-2 hand>trick")
    come_to(progress, "bye")


def test_what_is_pointed_at_changes_with_it() -> None:
    progress, _ = begun("meows")
    come_to(progress, "snow")
    make(progress, move_named("snow-2 hand>trick"))
    assert progress.aside is not None  # and that is said
    come_to(progress, "freeze")
    assert progress.wanted is move_named("snow-3 hand>trick")
    come_to(progress, "cancel")
    assert progress.step is not None
    assert progress.step.at == ("card:snow-3", "card:thunder-1")


def test_a_move_that_costs_is_played_out_and_its_cost_is_the_rules() -> None:
    progress, match = begun("meows")
    come_to(progress, "rain")
    make(progress, move_named("rainy-6 hand>trick"))
    assert progress.remark is None  # first one sees what comes of it
    play_out(progress)
    remark = progress.remark
    assert remark is not None
    assert remark.taker == 2
    assert remark.cost == 4  # the four Rainy cards that Rainy 9 would have won
    assert remark.choices == ["once_more", "show_me"]
    assert progress.answer() is None  # nobody goes on before an answer
    assert not match.state.piles[match.game.pile("trick", 0).number]
    match.undo(len(match.turns) - progress.back())
    assert progress.wanted is move_named("rainy-9 hand>trick")
    assert progress.remark is None


def test_a_tap_meant_for_what_was_said_before_does_not_go_on_with_a_move_that_does_not_work() -> (
    None
):
    progress, match = begun("meows")
    come_to(progress, "rain")
    make(progress, move_named("rainy-6 hand>trick"))
    progress.go_on()
    play_out(progress)
    remark = progress.remark
    assert remark is not None
    assert remark.choices == ["once_more", "show_me"]
    progress.go_on()
    assert progress.remark == remark, "it waits for one of these"
    match.undo(len(match.turns) - progress.back())
    assert progress.wanted is move_named("rainy-9 hand>trick")


@pytest.mark.parametrize(
    ("script", "told"),
    [
        ((Do("lead", "nimba", "fine-4 hand>trick"),), "lead: 'fine-4 hand>trick' may not be"),
        ((Do("lead", "nimba", "fine-99 hand>trick"),), "lead: there is no move"),
        (("wish-rainy choice>wish",), "wish-rainy choice>wish: it is the turn of seat 0"),
        ((Tell("won", "nimba", since=Once(TrickWon)),), "won: what it speaks of has not happened"),
        (
            (
                Do("one", "nimba", "wish-rainy choice>wish"),
                Do("two", "nimba", "wish-rainy choice>wish"),
            ),
            "two: it is the turn of seat 1",
        ),
        ((Tell("dealt", "nimba", since=Once(RoundStarted, round=1)),), ""),
        ((Tell("dealt", "nimba", since=Once(RoundStarted, round=2)),), "dealt: what it speaks of"),
    ],
)
def test_a_script_that_cannot_come_is_told(script: list[Tell | Do | str], told: str) -> None:
    match = lesson_of("meows").match("meows")
    problem = fault(match.game, match.state, script, 0, match.opening)
    assert problem.startswith(told)
    assert bool(problem) == bool(told)


def test_what_goes_without_saying_needs_no_step_and_is_not_asked() -> None:
    progress, match = begun("towai")
    come_to(progress, "higher")
    make(progress, move_named("day-6 hand>pile"))
    assert (match.state.turn, progress.wanted) == (0, None)
    assert progress.answer() is move_named("say stop")
    come_to(progress, "across")
    make(progress, move_named("say stop"))  # here it is a choice
    play_out(progress)
    assert progress.remark is not None
    assert progress.remark.cost == 1


def test_what_could_be_done_otherwise_does_not_go_without_saying() -> None:
    progress, match = begun("towai")
    come_to(progress, "set")
    problem = fault(match.game, match.state, ("say day",), 0, match.opening)
    assert problem == "say day: it is the turn of seat 0"


def test_a_poor_move_is_played_out_past_what_goes_without_saying() -> None:
    progress, match = begun("towai")
    come_to(progress, "night")
    turns = len(match.turns)
    make(progress, move_named("night-2 hand>pile"))
    assert progress.remark is None
    play_out(progress)
    assert progress.remark is not None
    assert [turn.seat for turn in match.turns[turns:]] == [0, 0, 1, 1, 2, 2]


def test_cards_of_the_next_deal_cost_nothing() -> None:
    progress, match = begun("towai")
    come_to(progress, "reset")
    make(progress, move_named("say pass"))
    play_out(progress)
    assert match.state.round == 2
    assert progress.remark is not None
    assert progress.remark.cost == 0


def test_who_plays_on_is_not_blocked_and_can_still_go_back() -> None:
    progress, match = begun("meows")
    come_to(progress, "wish")
    make(progress, move_named("wish-fine choice>wish"))
    play_out(progress)
    make(progress, move_named("rainy-2 hand>trick"))
    play_out(progress)
    remark = progress.remark
    assert remark is not None
    assert (remark.step.name, remark.cost) == ("wish", 0)
    match.undo(len(match.turns) - progress.back())
    assert not match.turns
    assert progress.step is remark.step


def test_who_acts_before_it_is_told_has_heard_enough() -> None:
    progress, _ = begun("meows")
    assert isinstance(progress.step, Tell)
    make(progress, move_named("wish-rainy choice>wish"))
    assert progress.strayed is None
    assert progress.done == ["hello", "wish"]


def test_the_others_answer_only_what_a_seat_is_asked() -> None:
    progress, _ = begun("meows")
    others = Others(progress)
    come_to(progress, "highest")
    progress.go_on()
    assert others.poll() is None
