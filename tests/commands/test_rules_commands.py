"""The commands that need no screen: what they print, and what they say when they cannot."""

from __future__ import annotations

import json
import signal
from _thread import interrupt_main
from collections import Counter
from collections.abc import Iterator
from math import floor
from pathlib import Path
from threading import Timer
from time import process_time
from typing import Any

import pytest

from cardtable import saves
from cardtable.__main__ import main
from cardtable.commands import bench_rules
from cardtable.games import GAMES
from cardtable.match import Match, from_text
from cardtable.seats import Seat

Record = dict[str, Any]


def complaint(words: list[str], capsys: pytest.CaptureFixture[str]) -> str:
    """What a command that cannot be carried out says: one line, exit code 2."""
    try:
        code: object = main(words)
    except SystemExit as end:
        code = end.code
    said = capsys.readouterr()
    assert code == 2
    assert said.out == ""
    assert said.err.count("\n") == 1, said.err
    assert "Traceback" not in said.err
    return said.err


def played(game_id: str, moves: int | None = None) -> Match:
    """A match in which everybody makes the first move that is allowed."""
    game = GAMES[game_id]()
    match = Match(game, 5, (Seat("random"),) * game.seats)
    while not match.over and (moves is None or len(match.turns) < moves):
        match.play(match.legal_moves()[0])
    return match


# simulate


@pytest.mark.parametrize("game", GAMES)
def test_simulate_counts_games_moves_scores_and_wins(
    game: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["simulate", game, "--games", "4", "--seed", "9", "--json"]) == 0
    found = json.loads(capsys.readouterr().out)
    assert found["games"] == 4
    assert found["moves"] > 4 * 20
    assert len(found["mean_scores"]) == len(found["wins"]) == len(found["seats"])
    if not GAMES[game].together:
        assert sum(found["wins"]) == pytest.approx(4)
    assert found["moves_per_second"] > 0


def test_simulate_prints_a_short_table(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["simulate", "catte", "--games", "3"]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert len(lines) == 2 + 3 + 1
    assert "catte, 3 seats" in lines[0]
    assert "3 games" in lines[-1]
    assert "moves/s" in lines[-1]


@pytest.mark.unhurried
def test_the_same_seed_plays_the_same_games(capsys: pytest.CaptureFixture[str]) -> None:
    words = ["simulate", "towai", "--seats", "hard,easy", "--games", "1", "--seed", "3", "--json"]
    found = []
    for _ in range(2):
        main(words)
        record = json.loads(capsys.readouterr().out)
        found.append((record["moves"], record["mean_scores"], record["wins"]))
    assert found[0] == found[1]


@pytest.mark.parametrize(
    ("words", "named"),
    [
        (["simulate", "chess"], "chess"),
        (["simulate", "meows", "--set", "hidden"], "option=value"),
        (["simulate", "meows", "--set", "colour=red"], "rounds"),
        (["simulate", "meows", "--set", "hidden=maybe"], "no, yes"),
        (["simulate", "meows", "--set", "stakes=yes"], "hidden=yes"),
        (["simulate", "catte", "--seats", "random,random"], "3 or 4"),
        (["simulate", "catte", "--seats", "random,person,random"], "easy, normal, hard"),
        (["simulate", "catte", "--games", "0"], "from 1 up"),
        (["simulate", "catte", "--games", "many"], "from 1 up"),
        (["simulate", "catte", "--seed", "-1"], "from 0"),
        (["simulate", "catte", "--events", "no/such/folder/file"], "No such file"),
        (["bench", "nothing"], "rules"),
        (["bench", "players", "--pairing", "hard-vs-witch"], "meows/3/normal-vs-random"),
        (["bench", "players", "--seconds", "0"], "above 0"),
        (["bench", "players", "--seconds", "long"], "above 0"),
        (["bench", "rules", "--seconds", "nan"], "above 0"),
        (["bench", "screen", "--seconds", "-1"], "above 0"),
        (["whist"], "simulate"),
    ],
)
def test_what_cannot_be_simulated_is_said_in_one_line(
    words: list[str], named: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert named in complaint(words, capsys)


@pytest.mark.parametrize(
    "command",
    [
        [],
        ["simulate"],
        ["replay"],
        ["hint"],
        ["check"],
        ["import"],
        ["export"],
        ["bench", "rules"],
        ["shots"],
    ],
)
def test_every_command_explains_itself(
    command: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit) as end:
        main([*command, "--help"])
    assert end.value.code == 0
    assert len(capsys.readouterr().out) > 200


# The events, as an outsider audits them


def told(tmp_path: Path, *words: str) -> list[Record]:
    """The lines that simulate writes with --events."""
    file = tmp_path / "events.jsonl"
    assert main(["simulate", *words, "--events", str(file)]) == 0
    return [json.loads(line) for line in file.read_text(encoding="utf-8").splitlines()]


def test_an_outsider_can_count_a_round_of_catte_again(tmp_path: Path) -> None:
    """Only the rulebook is used here: who wins each trick, and what the coffees come to."""
    records = told(tmp_path, "catte", "--games", "3")
    tricks = rounds = 0
    centre: Record = {}
    taken: list[list[int]] = []
    unused: list[int] = []
    for record in records:
        match record:
            case {"event": "deal", "open": open_cards}:
                [centre] = open_cards["centre"]
                taken = [[], [], []]
                unused = [len(open_cards[f"unused {seat}"]) for seat in range(3)]
            case {"event": "move", "from": "unused", "card": coffee, "seat": seat}:
                centre = coffee
                unused[seat] -= 1
            case {"event": "trick", "plays": plays, "winner": winner}:
                led = plays[0]["card"]["suit"]
                order = [
                    (play["card"]["suit"] == centre["suit"], play["card"]["number"], play["seat"])
                    for play in plays
                    if play["card"]["suit"] in (centre["suit"], led)
                ]
                assert max(order)[2] == winner
                taken[winner].append(centre["number"])
                tricks += 1
            case {"event": "score", "seat": seat, "points": points, "lines": lines}:
                total = sum(taken[seat])
                worth = 0 if total > 20 else total * 2 if total == 20 else total
                assert points == worth + unused[seat] ** 2
                assert sum(line["gives"] for line in lines) == points
                rounds += 1
    assert tricks > 20
    assert rounds == 3 * 3 * 3


def test_an_outsider_can_follow_every_card_of_towai(tmp_path: Path) -> None:
    """From the deal on, the cards moved account for every hand, card for card."""
    hands: list[Counter[tuple[str, int]]] = []
    finishes = 0
    for record in told(tmp_path, "towai", "--seats", "random,random,random", "--games", "4"):
        match record:
            case {"event": "deal", "hands": dealt}:
                hands = [Counter((card["suit"], card["number"]) for card in h) for h in dealt]
                assert all(hand.total() == 7 for hand in hands)
                dealing = True
            case {"event": "cards moved", "cards": cards, "from": source, "to": target}:
                moved = Counter((card["suit"], card["number"]) for card in cards)
                if dealing and source == "deck":
                    continue  # the deal itself, told already
                if source.startswith("hand"):
                    hand = hands[int(source.split()[1])]
                    assert moved <= hand
                    hand -= moved
                if target.startswith("hand"):
                    hands[int(target.split()[1])] += moved
            case {"event": "move"}:
                dealing = False
            case {"event": "score", "seat": seat}:
                finishes += 1
                assert not +hands[seat]
    assert finishes >= 8


@pytest.mark.unhurried
def test_every_game_is_told_from_start_to_end(tmp_path: Path) -> None:
    for game in GAMES:
        records = told(tmp_path, game, "--games", "2")
        starts = [record for record in records if record["event"] == "game start"]
        ends = [record for record in records if record["event"] == "game end"]
        assert len(starts) == len(ends) == 2
        assert [start["seed"] for start in starts] == [1, 2]
        assert starts[0]["game"] == game
        says = {record["says"] for record in records if record["event"] == "move"}
        assert len(says) > (0 if game in ("catte", "meows") else 1)
        for record in records:
            if record["event"] == "score":
                assert all(x["amount"] * x["times"] == x["gives"] for x in record["lines"])


# replay


@pytest.mark.parametrize("game", GAMES)
def test_replay_prints_a_saved_match_and_leaves_the_file_alone(
    game: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    match = played(game)
    file = tmp_path / "saved.match"
    file.write_text(match.to_text(), encoding="utf-8")
    before = file.read_bytes()
    assert main(["replay", str(file)]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert lines[0].startswith(f"{game}, {match.game.seats} seats, seed 5")
    assert lines[-1].startswith("   the game ends")
    assert sum(line[:1].isdigit() for line in lines) == len(match.turns)
    assert file.read_bytes() == before


def test_replay_reads_the_tables_own_save_and_one_with_windows_line_ends(
    capsys: pytest.CaptureFixture[str],
) -> None:
    match = played("meows", 9)
    file = saves.Save(match).path
    assert main(["replay", str(file)]) == 0
    told = capsys.readouterr().out
    file.write_bytes(match.to_text().replace("\n", "\r\n").encode())
    assert main(["replay", str(file)]) == 0
    assert capsys.readouterr().out == told


def test_replay_stops_after_the_first_moves(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "saved.match"
    file.write_text(played("familiar").to_text(), encoding="utf-8")
    assert main(["replay", str(file), "--moves", "5"]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert sum(line[:1].isdigit() for line in lines) == 5
    assert lines[-1].startswith("seat ")


def test_a_file_that_is_no_match_is_said_to_be_none_and_left_as_it_was(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    whole = played("catte", 12).to_text()
    broken = {
        "format 1": whole.replace("cardtable match 1", "cardtable match 99", 1),
        "breaks off": whole[:-4],
        "not text": "\udcff",
        "not a saved match": "hello\n",
        "turn": whole + "0: brown-1 hand>trick\n" * 3,
        "no move": whole + whole.splitlines()[-1].split(":")[0] + ": brown-99 hand>trick\n",
        "option": whole.replace("bust_unused counted", "bust_unused perhaps"),
    }
    for text in broken.values():
        file = tmp_path / "broken.match"
        content = text.encode("utf-8", "surrogateescape")
        file.write_bytes(content)
        assert str(file) in complaint(["replay", str(file)], capsys)
        assert file.read_bytes() == content
    assert "No such file" in complaint(["replay", str(tmp_path / "gone")], capsys)
    assert from_text(whole).to_text() == whole


# bench rules


@pytest.mark.unhurried
def test_bench_rules_measures_every_game_at_every_seat_count(
    capsys: pytest.CaptureFixture[str],
) -> None:
    assert main(["bench", "rules", "--seconds", "0.01", "--json"]) == 0
    found = json.loads(capsys.readouterr().out)
    assert set(found) == {
        f"{name}/{seats}" for name, game in GAMES.items() for seats in game.seat_counts
    }
    named = {"moves_per_second", "games_per_second", "copy_us", "view_us", "guess_us", "save_bytes"}
    for figures in found.values():
        assert named <= set(figures)
        assert all(value > 0 for value in figures.values())


@pytest.mark.slow
def test_bench_rules_measures_by_a_clock_as_coarse_as_that_of_windows(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """There a process's time goes on 64 times a second, and a guess takes far less."""
    monkeypatch.setattr(bench_rules, "process_time", lambda: floor(process_time() * 64) / 64)
    assert main(["bench", "rules", "--seconds", "0.01", "--json"]) == 0
    found = json.loads(capsys.readouterr().out)
    for figures in found.values():
        # It deals the unseen cards anew: on no machine a matter of a microsecond.
        assert figures["guess_us"] > 1


# bench players


def strength(capsys: pytest.CaptureFixture[str], *words: str) -> Record:
    """The figures that bench players prints with these words."""
    assert main(["bench", "players", "--json", *words]) == 0
    found: Record = json.loads(capsys.readouterr().out)
    return found


@pytest.mark.slow
def test_bench_players_tells_shares_with_their_intervals_and_what_they_took(
    capsys: pytest.CaptureFixture[str],
) -> None:
    words = ("--game", "towai", "--seats", "2", "--deals", "4", "--seconds", "0.002")
    found = strength(capsys, *words)
    assert set(found) == {
        f"towai/2/{name}"
        for name in ("normal-vs-random", "normal-vs-easy", "hard-vs-normal", "hard-vs-ismcts")
    }
    for figures in found.values():
        assert figures["low"] <= figures["share"] <= figures["high"]
        assert 0 <= figures["share"] <= 1
        assert figures["deals"] == 4
    assert found["towai/2/normal-vs-random"]["share"] > 0.5
    assert found["towai/2/hard-vs-normal"]["simulations_per_second"] > 0
    assert found["towai/2/hard-vs-normal"]["cpu_p95_s"] > 0


def test_the_same_deals_bring_the_same_shares_however_many_are_played_at_once(
    capsys: pytest.CaptureFixture[str],
) -> None:
    words = ("--game", "catte", "--seats", "3", "--pairing", "normal-vs-random", "--deals", "4")
    one_by_one = strength(capsys, *words)
    at_once = strength(capsys, *words, "--processes", "2")
    for figure in ("share", "low", "high", "deals"):
        assert (
            one_by_one["catte/3/normal-vs-random"][figure]
            == at_once["catte/3/normal-vs-random"][figure]
        )


def test_familiar_is_told_in_points_and_blunders(capsys: pytest.CaptureFixture[str]) -> None:
    assert (
        main(
            ["bench", "players", "--game", "familiar", "--pairing", "three-randoms", "--deals", "2"]
        )
        == 0
    )
    line = capsys.readouterr().out
    assert "points" in line
    assert "blunders" in line


@pytest.fixture
def ctrl_c_heard() -> Iterator[None]:
    """Ctrl-C ends what runs, even where the tests were started with it ignored (by nohup, or in the
    background of a script): otherwise a bench that waits for it would never end.
    """
    before = signal.signal(signal.SIGINT, signal.default_int_handler)
    yield
    signal.signal(signal.SIGINT, before)


@pytest.mark.unhurried
@pytest.mark.usefixtures("ctrl_c_heard")
def test_when_the_bench_is_ended_it_tells_what_has_been_played(
    capsys: pytest.CaptureFixture[str],
) -> None:
    words = ["--game", "catte", "--pairing", "normal-vs-random", "--deals", "1000000", "--json"]
    Timer(0.7, interrupt_main).start()
    assert main(["bench", "players", *words]) == 130
    found = json.loads(capsys.readouterr().out)
    assert set(found) == {"catte/3/normal-vs-random"}
    assert 0 < found["catte/3/normal-vs-random"]["deals"] < 1_000_000
