"""Counts the games of a data folder once more, sharing nothing with the statistics but the rules.

`python -m tests.recount FOLDER` prints what it finds. It reads the text of each match itself, plays
it, and uses the formulas of a textbook.
"""

from __future__ import annotations

import json
import statistics
import sys
from collections import defaultdict
from pathlib import Path
from typing import Any

from cardtable.games import GAMES
from cardtable.rules.moves import move_named

Z = statistics.NormalDist().inv_cdf(0.975)


def played(path: Path) -> tuple[tuple[Any, ...], dict[str, Any]] | None:
    """The group of a finished match, and what its player made of it."""
    heading: dict[str, list[list[str]]] = defaultdict(list)
    lines = path.read_text(encoding="utf-8").splitlines()
    begin = lines.index("moves")
    for line in lines[1:begin]:
        key, *rest = line.split(" ")
        heading[key].append(rest)
    options: dict[str, str] = dict(heading["option"])
    who = [seat[1] for seat in heading["seat"]]
    rules = GAMES[heading["game"][0][0]](len(who), options)
    state = rules.deal(int(heading["seed"][0][0]))
    for line in lines[begin + 1 :]:
        rules.play(state, move_named(line.split(": ", 1)[1]))
    if "person" not in who or not rules.is_over(state):
        return None
    me = who.index("person")
    others = {level for seat, level in enumerate(who) if seat != me}
    usual = {option.name: option.values[0] for option in type(rules).options}
    variant = {
        name: value
        for name, value in options.items()
        if name != "open_memory" and value != usual[name]
    }
    group = (
        rules.id,
        len(who),
        json.dumps(variant),
        others.pop() if len(others) == 1 else "mixed",
        options.get("open_memory") == "yes",
        "practice" in heading,
    )
    wins = len(state.winners)
    share = 0.0 if me not in state.winners else 1.0 if rules.together else 1 / wins
    hints = int(heading["hints"][0][0]) if heading["hints"] else 0
    return group, {"points": state.scores[me], "share": share, "hints": hints}


def interval(count: int, rate: float) -> tuple[float, float]:
    """The two rates that lie just Z standard errors from this one: Wilson's, by halving."""

    def end(low: float, high: float, sign: int) -> float:
        for _ in range(80):
            middle = (low + high) / 2
            error = (middle * (1 - middle) / count) ** 0.5
            inside = abs(middle - rate) <= Z * error
            low, high = (middle, high) if inside == (sign > 0) else (low, middle)
        return (low + high) / 2

    return end(0.0, rate, -1), end(rate, 1.0, 1)


def recount(data: Path) -> dict[tuple[Any, ...], dict[str, Any]]:
    """What all finished matches of a folder come to, by groups."""
    groups: dict[tuple[Any, ...], list[dict[str, Any]]] = defaultdict(list)
    for path in sorted((data / "matches" / "finished").glob("*.match")):
        found = played(path)
        if found:
            groups[found[0]].append(found[1])
    return {group: told(games) for group, games in groups.items()}


def told(games: list[dict[str, Any]]) -> dict[str, Any]:
    """The figures of a group."""
    points = [game["points"] for game in games]
    rate = statistics.fmean(game["share"] for game in games)
    rows = "".join("w" if game["share"] else "l" for game in games).split("l")
    return {
        "played": len(games),
        "won": sum(len(row) for row in rows),
        "share": rate,
        "interval": interval(len(games), rate),
        "average": statistics.fmean(points),
        "spread": statistics.stdev(points) if len(points) > 1 else None,
        "best": max(points),
        "streak": len(rows[-1]),
        "longest streak": max(len(row) for row in rows),
        "hints": sum(game["hints"] for game in games),
        "points": points,
    }


if __name__ == "__main__":
    for group, figures in recount(Path(sys.argv[1])).items():
        print(*group, figures)
