"""The referee: playing, undoing, remembering, saving and reading matches."""

from __future__ import annotations

from collections.abc import Callable
from itertools import pairwise
from random import Random

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st

from cardtable.games import GAMES
from cardtable.games.catte.rules import Catte
from cardtable.games.familiar.rules import Familiar
from cardtable.games.meows.rules import Meows
from cardtable.games.towai.rules import Towai
from cardtable.match import FORMAT, SEEDS, BadMatch, Match, Turn, from_text
from cardtable.rules.events import CardsMoved, Gathered, Said
from cardtable.rules.game import AnyGame
from cardtable.rules.memory import Memory
from cardtable.rules.moves import move_named
from cardtable.rules.reasons import IllegalMove
from cardtable.rules.remembered import memory_open
from cardtable.seats import Seat, called

GAMES_AT_EVERY_SEAT_COUNT = [game(seats) for game in GAMES.values() for seats in game.seat_counts]
at_every_table = pytest.mark.parametrize(
    "game", GAMES_AT_EVERY_SEAT_COUNT, ids=lambda game: f"{game.id}-{game.seats}"
)


def started(game: AnyGame, seed: int = 7) -> Match:
    """A match of this game with nobody's name on the seats."""
    return Match(game, seed, (Seat(),) * game.seats)


def play_random_moves(match: Match, count: int, luck: Callable[[], float]) -> None:
    """Play so many random moves, or to the end."""
    for _ in range(count):
        if match.over:
            return
        moves = match.legal_moves()
        match.play(moves[int(luck() * len(moves))])


def remembered(memory: Memory) -> tuple[object, ...]:
    """All that a memory holds, to compare."""
    traces = [(trace.card, dict(trace.paths)) for trace in memory.traces]
    most, few, bottoms = dict(memory.most), list(memory.few), dict(memory.bottoms)
    return traces, most, few, bottoms, memory.one_of, memory.unseen_moves


# Playing and undoing


def test_a_match_tells_its_opening_and_what_each_move_does() -> None:
    match = started(Catte(3))
    assert [type(event) for event in match.opening].count(Gathered) == 2
    seat = match.state.turn
    move = match.legal_moves()[0]
    events = match.play(move)
    moved = events[0]
    assert isinstance(moved, CardsMoved)
    assert moved.cards == (move.card,)
    assert match.turns == [Turn(seat, move, match.turns[0].before, events)]


def test_an_illegal_move_is_refused_and_changes_nothing() -> None:
    match = started(Meows(3))
    before = match.to_text()
    piles = list(match.state.piles)
    with pytest.raises(IllegalMove, match=f"seat {match.state.turn} may not do"):
        match.play(move_named("wish-very-fine choice>wish"))
    assert match.to_text() == before
    assert match.state.piles == piles


def test_no_move_is_played_after_the_end() -> None:
    match = started(Familiar())
    play_random_moves(match, 1000, Random(1).random)
    assert match.over
    with pytest.raises(IllegalMove, match="the game is over"):
        match.play(match.turns[-1].move)


@at_every_table
def test_undo_brings_back_the_moment_before(game: AnyGame) -> None:
    match = started(game)
    luck = Random(3).random
    play_random_moves(match, 30, luck)
    text, piles, turn = match.to_text(), list(match.state.piles), match.state.turn
    played = len(match.turns)
    play_random_moves(match, 5, luck)
    match.undo(len(match.turns) - played)
    match.practice = False
    assert match.to_text() == text
    assert match.state.piles == piles
    assert match.state.turn == turn
    again = from_text(match.to_text())
    assert again.state.seed == match.state.seed, "the luck to come is the same, too"


@at_every_table
def test_memories_after_undo_equal_those_of_a_fresh_replay(game: AnyGame) -> None:
    match = started(game)
    luck = Random(9).random
    for step in range(12):
        play_random_moves(match, 6, luck)
        for seat in range(game.seats):
            match.memory(seat)
        if match.turns:
            match.undo(min(len(match.turns), 1 + step % 4))
        if step % 3:
            continue
        fresh = from_text(match.to_text())
        for seat in range(game.seats):
            assert remembered(match.memory(seat)) == remembered(fresh.memory(seat))


def test_a_memory_is_a_copy_of_its_own() -> None:
    match = started(Familiar())
    play_random_moves(match, 10, Random(2).random)
    kept = remembered(match.memory(0))
    match.memory(0).most.clear()
    match.memory(0).traces.clear()
    assert remembered(match.memory(0)) == kept


def test_more_moves_than_were_made_cannot_be_undone() -> None:
    match = started(Meows(3))
    with pytest.raises(AssertionError):
        match.undo()


# Practice


def test_taking_back_a_word_that_showed_nothing_leaves_the_match_as_it_is() -> None:
    match = started(Familiar())
    match.play(move_named("say keep-hands"))
    match.undo()
    assert not match.practice


def test_taking_back_an_open_wish_shows_no_hidden_card() -> None:
    match = started(Meows(3))
    match.play(move_named("wish-fine choice>wish"))
    match.undo()
    assert not match.practice


def test_taking_back_a_hidden_wish_shows_nothing() -> None:
    match = started(Meows(3, {"hidden": "yes"}))
    match.play(move_named("wish-fine choice>wish"))
    match.undo()
    assert not match.practice


def test_taking_back_a_played_card_that_others_had_not_known_makes_the_match_practice() -> None:
    match = started(Catte(3))
    match.play(match.legal_moves()[0])
    match.undo()
    assert match.practice
    assert "\npractice\n" in match.to_text()
    assert from_text(match.to_text()).practice


def test_taking_back_a_card_drawn_makes_the_match_practice() -> None:
    match = started(Towai(2))
    play_random_moves(match, 2, Random(1).random)
    while move_named("say pass") not in match.legal_moves():
        play_random_moves(match, 1, Random(1).random)
    match.play(move_named("say pass"))
    match.undo()
    assert match.practice


def test_taking_back_several_moves_makes_practice_if_any_of_them_showed_something() -> None:
    match = started(Familiar())
    match.play(move_named("say keep-hands"))
    match.play(move_named("say keep-errands"))
    match.play(match.legal_moves()[0])
    match.undo(3)
    assert match.practice


# What a seat sees


def test_each_seat_sees_of_the_events_what_it_may() -> None:
    match = started(Towai(3))
    start = match.state.turn
    for seat in range(3):
        for event, told in zip(match.opening, match.seen(match.opening, seat), strict=True):
            if isinstance(event, CardsMoved):
                mine = match.game.pile_of[event.target].owner == seat
                assert (told == event) == mine
    word = match.legal_moves()[0]
    match.play(word)
    assert Said(start, word.word) in match.seen(match.turns[0].events, (start + 1) % 3)


# The text


def a_text() -> str:
    """A Meows match of three, well under way."""
    match = Match(
        Meows(3, {"hidden": "yes", "stakes": "yes"}),
        41,
        (Seat("person", "Aki the 2nd"), Seat("hard", "Rumble"), Seat("random")),
    )
    play_random_moves(match, 45, Random(41).random)
    return match.to_text()


def test_the_text_reads_as_the_guide_says() -> None:
    lines = a_text().split("\n")
    assert lines[:14] == [
        "cardtable match 1",
        "game meows",
        "seed 41",
        "option rounds 3",
        "option first_lead lowest",
        "option wishes 8",
        "option hidden yes",
        "option stakes yes",
        "option open_memory no",
        "seat 0 person Aki the 2nd",
        "seat 1 hard Rumble",
        "seat 2 random",
        "moves",
        lines[13],
    ]
    assert lines[13].endswith("choice>wish")
    assert lines[-1] == ""


def test_a_match_read_from_its_text_is_the_same_match() -> None:
    again = from_text(a_text())
    assert again.to_text() == a_text()
    assert again.seats[0] == Seat("person", "Aki the 2nd")
    assert again.game.chosen["stakes"] == "yes"
    assert len(again.turns) == 45


@settings(deadline=None)
@given(name=st.text(max_size=20))
@example(name="two\nlines")
@example(name="  Aki \t the\r2nd　")
def test_whatever_a_seat_is_called_its_name_keeps_to_its_line(name: str) -> None:
    text = Match(Familiar(), 3, (Seat("person", name), Seat("easy"), Seat("easy"))).to_text()
    again = from_text(text)
    assert again.to_text() == text
    assert again.seats[0].name == called(name)


def test_the_first_moves_of_a_text_give_the_match_so_far() -> None:
    assert len(from_text(a_text(), moves=10).turns) == 10
    assert not from_text(a_text(), moves=0).turns
    assert len(from_text(a_text(), moves=1000).turns) == 45


def test_options_that_are_missing_have_their_usual_values() -> None:
    text = "cardtable match 1\ngame meows\nseed 1\nseat 0 person\nseat 1 easy\nseat 2 easy\nmoves\n"
    assert from_text(text).game.chosen == Meows(3).chosen


@pytest.mark.parametrize("game", [Meows, Catte])
def test_a_match_saved_before_there_was_open_memory_goes_on_with_it_closed(
    game: type[Meows | Catte],
) -> None:
    match = Match(game(3), 8, (Seat("person"), Seat("easy"), Seat("hard")))
    while not match.over:
        play_random_moves(match, 1, Random(len(match.turns)).random)
    old = match.to_text().replace("option open_memory no\n", "")
    assert "open_memory" not in old
    again = from_text(old)
    assert not memory_open(again.game)
    assert again.state.scores == match.state.scores
    assert again.state.winners == match.state.winners
    assert again.to_text() == match.to_text()


def test_open_memory_is_written_down_with_the_match() -> None:
    match = started(Catte(3, {"open_memory": "yes"}))
    assert "\noption open_memory yes\n" in match.to_text()
    assert memory_open(from_text(match.to_text()).game)


def test_the_text_grows_by_a_line_with_each_move() -> None:
    match = started(Familiar())
    texts = [match.to_text()]
    for _ in range(20):
        play_random_moves(match, 1, Random(0).random)
        texts.append(match.to_text())
    for before, after in pairwise(texts):
        assert after.startswith(before)
        assert after.count("\n") == before.count("\n") + 1


def problem(text: str) -> str:
    """What is said to be wrong with a text."""
    with pytest.raises(BadMatch) as caught:
        from_text(text)
    said = str(caught.value)
    assert "\n" not in said
    assert said.startswith("line "), said
    return said


def edited(number: int, line: str | None) -> str:
    """The text with this line, counted from 1, put for another, or left out."""
    lines = a_text().split("\n")
    lines[number - 1 : number] = [] if line is None else [line]
    return "\n".join(lines)


@pytest.mark.parametrize(
    "text", ["", "\n", "hello\n", "\x00\x01\x02\x7f\n", "PK\x03\x04 … \x1b[2J\n", "﻿cardtable\n"]
)
def test_what_is_no_match_at_all_is_said_to_be_none(text: str) -> None:
    assert problem(text) == ("line 1: not a saved match; it should begin with 'cardtable match 1'")


@pytest.mark.parametrize("newer", [FORMAT + 1, 17, 10**30])
def test_a_newer_format_asks_for_a_newer_program(newer: int) -> None:
    said = problem(edited(1, f"cardtable match {newer}"))
    assert said.startswith("line 1: format ")
    assert said.endswith("a newer Cardtable is needed")


@pytest.mark.parametrize("version", ["", "0", "x", "²", "1.5", "-1", "1 2"])
def test_a_format_that_never_was_is_said_to_be_unknown(version: str) -> None:
    said = problem(edited(1, f"cardtable match {version}"))
    assert said == f"line 1: format '{version}' is not known; it should be 1"


def test_a_text_that_breaks_off_in_a_line_names_that_line() -> None:
    text = a_text()
    assert problem(text[:-1]) == f"line {text.count(chr(10))}: the file breaks off in this line"
    assert problem(text[: text.index("seed") + 3]) == "line 3: the file breaks off in this line"


def test_a_text_that_breaks_off_before_its_moves_says_so() -> None:
    text = a_text()
    heading = text[: text.index("moves\n")]
    assert problem(heading) == "line 12: the file breaks off before its moves"


def test_every_shorter_text_is_refused_or_a_shorter_match() -> None:
    text = a_text()
    for length in range(len(text)):
        shorter = text[:length]
        if shorter.endswith("\n") and "moves\n" in shorter:
            assert from_text(shorter).to_text() == shorter
        else:
            problem(shorter)


def test_an_unknown_game_is_named_with_those_there_are() -> None:
    assert problem(edited(2, "game poker")) == (
        f"line 2: no game 'poker'; there are {', '.join(GAMES)}"
    )


def test_an_option_the_game_does_not_have_is_named_with_those_it_has() -> None:
    assert problem(edited(4, "option jokers 3")) == (
        "line 4: meows has no option 'jokers'; it has: rounds, first_lead, wishes, hidden, stakes, "
        "open_memory"
    )


def test_a_value_an_option_does_not_have_is_named_with_those_it_has() -> None:
    assert problem(edited(6, "option wishes 7")) == ("line 6: meows wishes is one of 8, 5, not '7'")


def test_an_option_that_needs_another_says_which() -> None:
    assert problem(edited(7, "option hidden no")) == ("line 8: meows stakes=yes needs hidden=yes")


@pytest.mark.parametrize("line", ["seed", "seed -1", "seed x", "seed 1.5", "seed ²", "seed 1 2"])
def test_a_seed_that_is_no_whole_number_is_refused(line: str) -> None:
    assert problem(edited(3, line)) == (f"line 3: '{line}' has no place before the moves")


@pytest.mark.parametrize("seed", [SEEDS, 10**30])
def test_a_seed_too_large_is_refused(seed: int) -> None:
    assert f"from 0 to {SEEDS - 1}" in problem(edited(3, f"seed {seed}"))


def test_a_seed_of_more_digits_than_python_reads_is_refused() -> None:
    assert f"from 0 to {SEEDS - 1}" in problem(edited(3, "seed " + "9" * 6000))


@pytest.mark.parametrize(
    ("number", "what"), [(2, "game meows"), (3, "seed 7")], ids=["game", "seed"]
)
def test_a_heading_without_game_or_seed_says_what_line_is_missing(number: int, what: str) -> None:
    assert f"a line '{what}' is missing" in problem(edited(number, None))


def test_too_few_seats_are_refused_with_the_right_numbers() -> None:
    assert "meows has 3 or 4 seats, not 2" in problem(edited(12, None))


@pytest.mark.parametrize(
    "line", ["seat 2 wizard Merlin", "seat 3 person Aki", "seat x person", "seat", "seat 2"]
)
def test_a_seat_that_is_out_of_order_or_held_by_nobody_we_know_is_refused(line: str) -> None:
    assert problem(edited(12, line)) == f"line 12: '{line}' has no place before the moves"


@pytest.mark.parametrize("line", ["", "colour red", "option wishes", "practice 2", "moves now"])
def test_a_line_that_has_no_place_in_the_heading_is_refused(line: str) -> None:
    assert problem(edited(3, line)) == f"line 3: '{line}' has no place before the moves"


@pytest.mark.parametrize(("number", "line"), [(3, "game catte"), (4, "seed 3")])
def test_a_line_that_stands_there_twice_is_refused(number: int, line: str) -> None:
    assert problem(edited(number, line)).startswith(f"line {number}: ")


def test_a_move_nobody_knows_is_refused() -> None:
    turn = a_text().split("\n")[13][0]
    assert problem(edited(14, f"{turn}: fine-99 hand>trick")) == (
        "line 14: there is no move 'fine-99 hand>trick'"
    )
    assert problem(edited(14, f"{turn}: ")) == "line 14: there is no move ''"


def test_a_move_of_another_game_is_refused() -> None:
    turn = a_text().split("\n")[13][0]
    said = problem(edited(14, f"{turn}: brown-9 hand>trick"))
    assert said.startswith(f"line 14: seat {turn} may not do 'brown-9 hand>trick' now")


def test_an_illegal_move_is_refused_with_the_rule_it_breaks() -> None:
    turn = a_text().split("\n")[13][0]
    said = problem(edited(14, f"{turn}: wish-very-fine choice>wish"))
    assert said == (
        f"line 14: seat {turn} may not do 'wish-very-fine choice>wish' now: wish-needs-basic"
    )


def test_a_move_by_a_seat_whose_turn_it_is_not_is_refused() -> None:
    seat, _, move = a_text().split("\n")[13].partition(": ")
    other = (int(seat) + 1) % 3
    assert problem(edited(14, f"{other}: {move}")) == (
        f"line 14: it is seat {seat}'s turn, not '{other}: {move}'"
    )
    assert problem(edited(14, move)).startswith(f"line 14: it is seat {seat}'s turn")


def test_a_move_left_out_makes_a_later_one_wrong() -> None:
    assert int(problem(edited(20, None)).split()[1].rstrip(":")) >= 20


def test_a_move_after_the_end_is_refused() -> None:
    match = started(Familiar())
    play_random_moves(match, 1000, Random(1).random)
    text = match.to_text()
    assert problem(text + "0: say keep-hands\n") == (
        f"line {text.count(chr(10)) + 1}: the game was over before this move"
    )
    assert problem(text + "\n").startswith(f"line {text.count(chr(10)) + 1}: ")


def test_lines_may_end_as_windows_ends_them_all_or_only_those_of_the_heading() -> None:
    """An editor there does so, and saves of 0.1.0 had Windows' ends up to the first move."""
    match = started(Meows(4))
    play_random_moves(match, 12, Random(3).random)
    text = match.to_text()
    heading = match.heading()
    for kept in (text, heading):
        read = from_text(text.replace(kept, kept.replace("\n", "\r\n")))
        assert read.to_text() == text
        assert "\r" not in read.to_text()


def test_control_characters_are_not_repeated_to_the_reader() -> None:
    assert "\x1b" not in problem(edited(3, "seed \x1b[2J"))
    assert "\r" not in problem(edited(14, "\r0: say pass\r"))


@pytest.mark.unhurried
@settings(max_examples=300, deadline=None)
@given(
    number=st.integers(1, 40),
    line=st.one_of(st.text(max_size=30), st.sampled_from(["moves", "practice", "seat 0 easy"])),
)
@example(number=1, line="cardtable match " + "9" * 5000)
@example(number=3, line="seed " + "1" * 5000)
def test_a_text_with_any_line_changed_is_a_match_or_refused_naming_a_line(
    number: int, line: str
) -> None:
    text = edited(number, line)
    said = ""
    try:
        match = from_text(text)
    except BadMatch as refused:
        said = str(refused)
    if said:
        assert said.startswith("line ")
    else:
        assert from_text(match.to_text()).to_text() == match.to_text()


def test_the_hints_given_are_in_the_text_and_a_text_without_them_had_none() -> None:
    match = from_text(started(Catte(3)).to_text())
    assert match.hints == 0
    assert "hints" not in match.to_text()
    match.hints = 3
    assert "\nhints 3\nmoves\n" in match.to_text()
    again = from_text(match.to_text())
    assert again.hints == 3
    assert again.to_text() == match.to_text()


@pytest.mark.parametrize(
    "line", ["hints", "hints many", "hints -1", "hints 99999999999", "hints ２"]
)
def test_a_wrong_number_of_hints_is_named_with_its_line(line: str) -> None:
    text = started(Catte(3)).to_text().replace("\nmoves\n", f"\n{line}\nmoves\n")
    with pytest.raises(BadMatch, match=r"line \d+: 'hints"):
        from_text(text)
