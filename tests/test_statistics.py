"""Statistics say what the kept games come to, and a second count agrees."""

from __future__ import annotations

import json
from datetime import datetime, timedelta
from pathlib import Path
from typing import Any

import pytest

from cardtable import library
from cardtable.__main__ import main
from cardtable.games import GAMES
from cardtable.kept import begun
from cardtable.kept.entry import Entry, Reviewed
from cardtable.kept.index import all_entries
from cardtable.kits import KITS
from cardtable.library import Kept
from cardtable.seats import Seat
from cardtable.statistics import (
    LAST,
    MIXED,
    Figures,
    Wanted,
    bands,
    by_groups,
    counts,
    figures,
    heaps,
    level_of,
    variant_of,
)
from tests.kept_games import FIRST, finished_match, put
from tests.recount import recount

Said = pytest.CaptureFixture[str]


def many() -> None:
    """Some games of every kind: seats, levels, variants, practice, open memory, hints."""
    number = 0
    for name, rules in GAMES.items():
        for seed in range(1, 7):
            counts = rules.seat_counts
            options = {}
            if seed % 3 == 0 and rules.options:
                last = rules.options[-1]
                options = {last.name: last.values[-1]}
            match = finished_match(
                name,
                seed,
                seats=counts[seed % len(counts)],
                options=options,
                level=("easy", "normal", "hard")[seed % 3],
                persons=1 + seed // 6,
                practice=seed == 5,
                hints=seed % 4,
            )
            put(match, number)
            number += 1
    put(finished_match("catte", 40, persons=0), number)
    put(finished_match("catte", 41), number + 1, library.imported_folder())


def stats(capsys: Said, *more: str) -> dict[str, Any]:
    """What the command says."""
    assert main(["stats", "--json", *more]) == 0
    found: dict[str, Any] = json.loads(capsys.readouterr().out)
    return found


@pytest.mark.unhurried
def test_an_independent_count_of_the_files_agrees(own_folder: Path, capsys: Said) -> None:
    many()
    found = stats(capsys)["groups"]
    again = recount(own_folder)
    assert len(found) == len(again)
    for one in found:
        names = ("game", "seats", "variant", "level", "open_memory", "practice")
        group = [json.dumps(one[name]) if name == "variant" else one[name] for name in names]
        other = again[tuple(group)]
        for name in ("played", "won", "best", "streak", "longest streak", "hints"):
            assert one[name] == other[name], (group, name)
        for name in ("share", "average", "spread", "interval"):
            assert one[name] == pytest.approx(other[name], abs=2e-5), (group, name)
        assert [each["points"] for each in one["last"]] == other["points"][-LAST:]


def test_the_chart_of_those_who_play_together_is_told(capsys: Said) -> None:
    many()
    for group in stats(capsys)["groups"]:
        chart = KITS[group["game"]].chart
        assert (chart is not None) == ("chart" in group)
        if chart is not None:
            assert sum(group["chart"]["games"]) == group["played"]
            least = [each["points"] >= chart.starts[0] for each in group["last"]]
            assert sum(group["chart"]["games"][1:]) == sum(least)


@pytest.mark.unhurried
def test_games_of_others_and_watched_ones_do_not_count(capsys: Said) -> None:
    many()
    total = sum(group["played"] for group in stats(capsys)["groups"])
    assert total == 6 * len(GAMES)
    (of_one,) = {group["game"] for group in stats(capsys, "--game", "catte")["groups"]}
    assert of_one == "catte"


@pytest.mark.unhurried
def test_in_words_each_group_has_a_line(capsys: Said) -> None:
    assert main(["stats"]) == 0
    assert capsys.readouterr().out == "no games yet\n"
    many()
    assert main(["stats"]) == 0
    told = capsys.readouterr().out
    assert "catte, 4 seats, normal\n" in told
    assert " practice" in told


# Beginning anew


@pytest.mark.unhurried
def test_begun_anew_only_later_games_count_and_undone_all_do(capsys: Said) -> None:
    many()
    before = stats(capsys)["groups"]
    half = all_entries()[len(GAMES) * 3].when
    since = begun.begun()
    begun.keep(dict.fromkeys(GAMES, half))
    after = stats(capsys)["groups"]
    assert 0 < sum(one["played"] for one in after) < sum(one["played"] for one in before)
    assert len(all_entries()) == 6 * len(GAMES) + 2, "no match is lost"
    begun.keep(since)
    assert stats(capsys)["groups"] == before


@pytest.mark.parametrize("raw", ["", "[]", '{"catte": 3}', '{"catte": "yesterday"}'])
def test_a_broken_date_is_none(raw: str, own_folder: Path) -> None:
    own_folder.mkdir(parents=True)
    begun.path().write_text(raw, encoding="utf-8")
    assert begun.begun() == {}


# Figures by hand


def entry(number: int, points: int, *, won: int = 1, me: bool = True, **more: Any) -> Entry:
    """A game of three, so many hours after the first."""
    kept = Kept(Path(f"{number:04}"), "catte", FIRST + timedelta(hours=number), "")
    winners = ((0, 1, 2)[:won]) if me else (1, 2)[:won]
    given: dict[str, Any] = {
        "options": {"bust_unused": "counted", "open_memory": "no"},
        "seats": (Seat("person", "Aki"), Seat("normal"), Seat("normal")),
        "over": True,
        "scores": (points, 10, 3),
        "winners": winners,
        "own": 0,
    }
    return Entry(kept, "whole", **(given | more))


def test_wins_are_shared_out_and_rows_counted() -> None:
    found = figures(
        [
            entry(1, 20),
            entry(2, 20, won=2),
            entry(3, 5, me=False),
            entry(4, 12),
            entry(5, 11),
            entry(6, 15),
        ]
    )
    assert (found.played, found.won, found.shares) == (6, 5, 4.5)
    assert found.rate == 0.75
    assert (found.streak, found.longest) == (3, 3)
    assert found.best == 20
    assert found.average == pytest.approx(83 / 6)
    low, high = found.interval
    assert low == pytest.approx(0.3648, abs=5e-4), "Wilson's interval of 4.5 in 6"
    assert high == pytest.approx(0.9400, abs=5e-4)


def test_of_no_games_nothing_is_claimed() -> None:
    none = Figures(())
    assert (none.rate, none.interval, none.best, none.average) == (0.0, (0.0, 1.0), None, None)
    assert none.spread is None
    assert figures([entry(1, 3)]).spread is None


def test_the_oldest_come_first_however_they_are_handed_in() -> None:
    games = [entry(n, n) for n in (5, 1, 9, 3)]
    assert list(figures(games).points) == [1, 3, 5, 9]


def test_the_charts_have_the_last_fifty() -> None:
    found = figures([entry(n, n) for n in range(1, 71)])
    assert [one.points for one in found.last] == list(range(21, 71))


def test_accuracy_comes_from_the_reviews_there_are() -> None:
    review = {number: Reviewed(80.0 + number, 4.0, -2.0) for number in (2, 5)}
    found = figures([entry(n, n, reviewed=review.get(n)) for n in range(1, 7)])
    assert found.accuracy == pytest.approx(83.5)
    assert [one.points for one in found.reviewed] == [2, 5]


def test_results_are_told_apart_by_what_matters() -> None:
    odd = entry(1, 3, options={"bust_unused": "lost", "open_memory": "yes"})
    mixed = entry(2, 3, seats=(Seat("person"), Seat("hard"), Seat("easy")))
    usual = entry(3, 3)
    practice = entry(4, 3, practice=True)
    assert variant_of(odd) == (("bust_unused", "lost"),)
    assert level_of(mixed) == MIXED
    assert len(by_groups([odd, mixed, usual, practice])) == 4
    every = [odd, mixed, usual, practice]
    assert [one for one in every if Wanted("catte").fits(one)] == [mixed, usual]
    assert [one for one in every if Wanted("catte", practice=True).fits(one)] == every[1:]
    assert [one for one in every if Wanted("catte", open_memory=True).fits(one)] == [odd]
    assert [one for one in every if Wanted("catte", level="normal").fits(one)] == [usual]
    assert not Wanted("catte", seats=4).fits(usual)
    assert not Wanted("meows").fits(usual)


def test_an_unfinished_game_or_one_from_before_does_not_count() -> None:
    assert counts(entry(1, 3), {})
    assert not counts(entry(1, 3, over=False), {})
    assert not counts(entry(1, 3, own=None), {})
    assert not counts(entry(1, 3), {"catte": FIRST + timedelta(hours=1)})
    assert counts(entry(2, 3), {"catte": FIRST + timedelta(hours=1)})
    assert counts(entry(1, 3), {"meows": datetime.max})


def test_points_are_put_into_bands_and_heaps() -> None:
    assert bands([3, 19, 20, 35, 60], (20, 30, 40, 50)) == [2, 1, 1, 0, 1]
    assert heaps([]) == []
    assert heaps([4, 4, 6]) == [(4, 4, 2), (5, 5, 0), (6, 6, 1)]
    for points in ([-31, 0, 44], [0, 11], [-1, 1], [5], list(range(-100, 100))):
        found = heaps(points)
        assert len(found) <= 12
        assert sum(count for *_, count in found) == len(points)
        for low, high, count in found:
            assert count == sum(low <= one <= high for one in points)
