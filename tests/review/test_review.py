"""A review grows report by report, is kept beside its match, and is made anew for other players."""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import replace
from itertools import pairwise
from pathlib import Path
from time import monotonic, sleep

import pytest

from cardtable.games import GAMES
from cardtable.match import Match, from_text
from cardtable.review import kept
from cardtable.review.accuracy import accuracy
from cardtable.review.own_moments import own_moments
from cardtable.review.par import doubt, played_again
from cardtable.review.record import BadReport, from_json, to_json
from cardtable.review.report import BEGIN, Decision, Mark, Report
from cardtable.review.review import USUAL, in_seconds, review
from cardtable.review.reviewer import Reviewer
from cardtable.review.stamp import stamp, stamp_of
from cardtable.rules.moves import move_named
from cardtable.seats import Seat
from tests import fifth_game
from tests.fifth_game.rules import Rovescino
from tests.review.tables import SHALLOW, finished, towai

pytestmark = pytest.mark.slow

ONE_PERSON = (Seat("person"), Seat("random"), Seat("random"))


def whole() -> tuple[Match, Report]:
    """A match of two, and its whole review."""
    match, reports = towai()
    return match, reports[-1]


def test_the_graph_comes_first_and_every_report_holds_what_the_one_before_held() -> None:
    match, reports = towai()
    first = reports[0]
    assert len(first.points) == len(match.turns) + 1
    assert (first.luck, first.decisions, first.par) == ((), (), ())
    assert [report.done for report in reports] == sorted(report.done for report in reports)
    assert [report.whole for report in reports] == [False] * (len(reports) - 1) + [True]
    for before, after in pairwise(reports):
        assert len(after.points) == len(before.points)
        assert len(after.luck) >= len(before.luck)
        assert {one.move for one in after.decisions} >= {one.move for one in before.decisions}


def test_a_whole_report_tells_of_every_move_seat_and_moment() -> None:
    match, report = whole()
    assert (report.game, report.unit, report.moves) == ("towai", "share", len(match.turns))
    assert report.reviewed == (0, 1)  # nobody is a person, so it is about everybody
    assert [one.move for one in report.decisions] == list(range(len(match.turns)))
    assert [one.seat for one in report.splits] == [0, 1]
    assert [one.seat for one in report.accuracy] == [0, 1]
    assert [one.seat for one in report.par] == [0, 1]
    assert report.luck[0].move == BEGIN
    again = Match(match.game, match.seed, match.seats)
    for turn, decision in zip(match.turns, report.decisions, strict=True):
        legal = again.legal_moves()
        assert (decision.seat, decision.chosen) == (turn.seat, turn.move.text)
        if decision.forced:
            assert decision.candidates == ()
        else:
            assert {move_named(one.move) for one in decision.candidates} == set(legal)
            values = [one.value for one in decision.candidates]
            assert decision.is_slip or values == sorted(values, reverse=True)
            assert decision.candidates[0].move == decision.best or not decision.is_slip
        assert (decision.best == decision.chosen) == (not decision.is_slip)
        assert report.decision(decision.move) is decision
        again.play(turn.move)
    assert report.slips
    for seat in (0, 1):
        assert all(luck.worth(seat) > 0 for luck in report.luckiest(seat))
        assert all(luck.worth(seat) < 0 for luck in report.unluckiest(seat))


def test_the_same_match_gets_the_same_review_and_people_come_first() -> None:
    match, report = whole()
    assert next(iter(review(match, SHALLOW))).points == towai()[1][0].points
    seats = (Seat("normal"), Seat("person", "Aki"))
    again = from_text(match.to_text())
    again.seats = seats
    growing = review(again, SHALLOW)
    rated = next(found for found in growing if found.decisions)
    assert rated.reviewed == (1,)
    assert {one.seat for one in rated.decisions[:3]} <= {0, 1}
    assert replace(report, seconds=9.0) == report


def test_whoever_has_enough_gets_no_more_reports() -> None:
    match, reports = towai()
    asked: list[None] = []

    def enough() -> bool:
        asked.append(None)
        return len(asked) > 300

    seen = list(review(match, SHALLOW, cancelled=enough))
    assert 1 <= len(seen) < len(reports)
    assert not seen[-1].whole


def test_a_report_goes_to_json_and_back() -> None:
    report = whole()[1]
    assert from_json(to_json(report)) == report
    assert any(one.told is not None for one in report.decisions)


@pytest.mark.parametrize(
    "spoil",
    [
        lambda found: found.pop("points"),
        lambda found: found.update(more=1),
        lambda found: found.update(format=0),
        lambda found: found.update(title="cardtable match"),
        lambda found: found.update(unit="dollars"),
        lambda found: found["decisions"][0].update(seat="first"),
        lambda found: found["decisions"][0].update(forced=1),
        lambda found: found["par"].append(None),
        lambda found: found["accuracy"][0].update(slips=[1, 2]),
    ],
)
def test_what_is_no_report_is_refused(spoil: object) -> None:
    found = json.loads(to_json(whole()[1]))
    assert callable(spoil)
    spoil(found)
    with pytest.raises(BadReport):
        from_json(json.dumps(found))
    with pytest.raises(BadReport):
        from_json("[" * 10)


def test_it_is_kept_beside_its_match_and_read_again(tmp_path: Path) -> None:
    match, report = whole()
    file = tmp_path / "20260101-120000 towai.match"
    file.write_text(match.to_text(), encoding="utf-8")
    assert kept.read(file, match) is None
    assert not kept.write(file, replace(report, done=0.5))
    assert kept.write(file, report)
    assert kept.read(file, match) == report
    named = from_text(match.to_text())
    named.seats = (Seat("normal", "Aki"), Seat("normal", "Emi"))
    named.hints = 2
    assert kept.read(file, named) == report
    kept.forget(file)
    assert kept.read(file, match) is None
    assert file.exists()


def test_it_is_made_anew_for_other_players_another_match_and_a_torn_file(tmp_path: Path) -> None:
    match, report = whole()
    file = tmp_path / "one.match"
    for changed in (replace(report, stamp="older"), replace(report, match="another")):
        kept.write(file, changed)
        assert kept.read(file, match) is None
    kept.write(file, report)
    shorter = from_text(match.to_text(), moves=len(match.turns) - 1)
    assert kept.read(file, shorter) is None
    text = kept.beside(file).read_bytes()
    kept.beside(file).write_bytes(text[: len(text) // 2])
    assert kept.read(file, match) is None
    kept.beside(file).write_bytes(b"\xff\x00")
    assert kept.read(file, match) is None


def module(folder: Path, name: str, text: str) -> str:
    """Write a module of a package of its own, to be stamped."""
    (folder / name).mkdir()
    (folder / name / "__init__.py").write_text("", encoding="utf-8")
    (folder / name / "rules.py").write_text(text, encoding="utf-8")
    return f"{name}.rules"


def test_the_stamp_changes_with_what_players_do_and_not_with_how_it_is_told(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.syspath_prepend(str(tmp_path))
    one = module(
        tmp_path, "stamped_a", '"""Adds."""\n\ndef f(x):\n    """Add."""\n    return x + 1\n'
    )
    same = module(
        tmp_path, "stamped_b", '"""More."""\n# why\n\n\ndef f(x):\n  "Adds one."\n  return x + 1\n'
    )
    other = module(tmp_path, "stamped_c", "def f(x):\n    return x + 2\n")
    assert stamp(one) == stamp(same)
    assert stamp(one) != stamp(other)
    stamps = {stamp_of(game()) for game in GAMES.values()}
    assert len(stamps) == len(GAMES)  # each has a judgement of its own


@pytest.fixture
def reviewing() -> Iterator[list[Reviewer]]:
    """Reviewers that are closed in the end."""
    begun: list[Reviewer] = []
    yield begun
    for each in begun:
        each.close()


def watched(reviewer: Reviewer, seconds: float = 60.0) -> list[Report]:
    """Every report until it is whole."""
    until, seen = monotonic() + seconds, list[Report]()
    while not reviewer.done and not reviewer.failed and monotonic() < until:
        report = reviewer.poll()
        if report is not None:
            seen.append(report)
        sleep(0.01)
    return seen


def test_a_process_of_its_own_sends_reports_and_the_whole_one_is_kept(
    tmp_path: Path, reviewing: list[Reviewer]
) -> None:
    match, report = whole()
    file = tmp_path / "one.match"
    reviewing.append(Reviewer(match, file, SHALLOW))
    assert reviewing[0].poll() is None  # nothing here waits
    seen = watched(reviewing[0])
    assert len(seen) > 1
    assert reviewing[0].report == report
    assert kept.read(file, match) == report
    reviewing.append(Reviewer(match, file, USUAL))
    assert reviewing[1].done
    assert reviewing[1].poll() == report
    assert reviewing[1].poll() is None


def test_it_is_given_up_at_once_and_a_dead_process_is_begun_again(
    reviewing: list[Reviewer],
) -> None:
    match = whole()[0]
    reviewing.append(Reviewer(match, None, USUAL))
    worker = reviewing[0]._worker
    assert worker is not None
    worker.kill()
    worker.join(10)
    until = monotonic() + 30
    while reviewing[0]._worker in (worker, None) and monotonic() < until:
        reviewing[0].poll()
        sleep(0.01)
    second = reviewing[0]._worker
    assert second is not None
    assert second.is_alive()
    reviewing[0].close()
    second.join(10)
    assert not second.is_alive()
    assert reviewing[0].poll() is None


def test_a_game_nobody_judges_is_reviewed_too() -> None:
    fifth_game.join()
    try:
        match = finished(Rovescino(3), who="random")
        match.seats = ONE_PERSON
        *_, report = review(match, SHALLOW)
    finally:
        fifth_game.leave()
    assert report.whole
    assert report.game == "rovescino"
    assert {one.seat for one in report.decisions} == {0, 1, 2}
    assert from_json(to_json(report)) == report


def test_where_all_play_together_values_are_points() -> None:
    match = finished(GAMES["familiar"]())
    match.seats = ONE_PERSON
    *_, report = review(match, replace(SHALLOW, worlds=4, quick=2))
    assert report.unit == "points"
    assert report.splits[0].result == pytest.approx(match.state.scores[0])
    assert report.par[0].made == pytest.approx(match.state.scores[0])
    assert report.par[0].scored == match.state.scores[0]
    assert report.in_points(3.0) == 3.0
    top = max(one.candidates[0].value for one in report.decisions if not one.forced)
    assert 5 < top < 114


def test_par_plays_the_same_deal_with_hard_in_one_seat() -> None:
    match = whole()[0]
    again = played_again(match, 0, 5)
    assert again.over
    assert again.turns[0].before.piles == match.turns[0].before.piles
    assert again.to_text() == played_again(match, 0, 5).to_text()
    assert again.to_text() != match.to_text()
    assert doubt([1.0, 1.0], points=False) > 0.2
    assert doubt([1.0] * 98, points=False) < 0.02
    assert doubt([30.0, 30.0], points=True) == 0.0


def choice(cost: float, difficulty: float, *, forced: bool = False) -> Decision:
    """A choice of this cost, in the review of a share."""
    found = whole()[1].decisions[0]
    mark: Mark = "none" if cost < 0.02 else "medium"
    return replace(
        found, seat=0, cost=cost, error=0.0, difficulty=difficulty, forced=forced, mark=mark
    )


def test_accuracy_counts_hard_choices_more_and_forced_ones_not() -> None:
    sound, slip = choice(0.0, 0.5), choice(0.06, 0.5)
    assert accuracy(0, [sound] * 5, 0.01).value == 100.0
    assert accuracy(0, [], 0.01).value == 100.0
    one = accuracy(0, [sound, slip], 0.01)
    assert (one.decisions, one.slips, one.cost) == (2, (0, 1, 0), 0.06)
    assert accuracy(0, [sound, slip, choice(0.06, 1.0, forced=True)], 0.01) == one
    easily = accuracy(0, [choice(0.0, 0.05), slip], 0.01)
    hardly = accuracy(0, [choice(0.0, 1.0), slip], 0.01)
    assert easily.value < one.value < hardly.value < 100
    assert accuracy(0, [slip], 0.01).value > accuracy(0, [choice(0.12, 0.5)], 0.01).value


def test_own_moments_are_choices_that_were_clear_and_missed() -> None:
    match, report = whole()
    slip = report.slips[0]
    clear = replace(slip, clear=0.06, cost=0.09, mark="medium")
    unclear = replace(slip, clear=0.04)
    sound = replace(slip, clear=0.5, mark="none")
    found = own_moments(match, replace(report, decisions=(clear, unclear, sound)))
    assert len(found) == 1
    again = from_text(found[0].text, moves=found[0].move)
    assert again.state.turn == found[0].seat
    assert {move_named(move) for move in found[0].right} <= set(again.legal_moves())
    assert found[0].made not in found[0].right
    hard = from_text(match.to_text())
    hard.seats = (Seat("hard"), Seat("hard"))
    assert own_moments(hard, replace(report, decisions=(clear,))) == ()


def test_a_depth_fits_the_seconds_that_are_given() -> None:
    assert in_seconds(USUAL.seconds) == USUAL
    assert in_seconds(5.0).worlds < USUAL.worlds < in_seconds(500.0).worlds
    assert in_seconds(0.1).games == 2
