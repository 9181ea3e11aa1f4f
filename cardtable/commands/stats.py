"""stats: print what the kept games come to, the numbers of the statistics screen."""

from __future__ import annotations

import argparse
import json
from dataclasses import asdict

from cardtable.commands.words import Commands
from cardtable.games import GAMES
from cardtable.kept.begun import begun
from cardtable.kept.index import all_entries
from cardtable.kits import KITS
from cardtable.statistics import Figures, Group, bands, by_groups, counts
from cardtable.transcript import Record

ABOUT = """\
Prints what the kept games come to, for each game, number of seats, variant and level of the
opponents; practice games and games with open memory apart. All of it is counted anew from the
games themselves. Imported games do not count.

  cardtable stats
  cardtable stats --game familiar --json
"""


def add_command(commands: Commands) -> None:
    """Add the command and its options."""
    parser = commands.add_parser(
        "stats",
        help="print what the kept games come to",
        description=ABOUT,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("--game", choices=GAMES, help="only of this game")
    parser.add_argument("--json", action="store_true", help="print one JSON object instead")
    parser.set_defaults(run=run)


def run(choice: argparse.Namespace) -> int:
    """Print the figures of each group."""
    since = begun()
    entries = [
        entry
        for entry in all_entries()
        if counts(entry, since) and choice.game in (None, entry.game)
    ]
    found = by_groups(entries)
    if choice.json:
        told = {
            "begun": {game: when.isoformat() for game, when in sorted(since.items())},
            "groups": [record(group, figures) for group, figures in found.items()],
        }
        print(json.dumps(told, ensure_ascii=False))
        return 0
    for group, figures in found.items():
        print(line(group, figures))
    if not found:
        print("no games yet")
    return 0


def record(group: Group, figures: Figures) -> Record:
    """The figures of a group as one object."""
    chart = KITS[group.game].chart
    low, high = figures.interval
    out: Record = asdict(group) | {"variant": dict(group.variant)}
    out |= {
        "played": figures.played,
        "won": figures.won,
        "share": _rounded(figures.rate),
        "interval": [_rounded(low), _rounded(high)],
        "average": _rounded(figures.average),
        "spread": _rounded(figures.spread),
        "best": figures.best,
        "streak": figures.streak,
        "longest streak": figures.longest,
        "hints": figures.hints,
        "accuracy": _rounded(figures.accuracy),
        "last": [
            {
                "when": one.when.isoformat(),
                "points": one.points,
                "share": _rounded(one.share),
                "review": None if one.reviewed is None else asdict(one.reviewed),
            }
            for one in figures.last
        ],
    }
    if chart is not None:
        out["chart"] = {"starts": list(chart.starts), "games": bands(figures.points, chart.starts)}
    return out


def _rounded(value: float | None) -> float | None:
    return None if value is None else round(value, 5)


def line(group: Group, figures: Figures) -> str:
    """The same in a line or two."""
    marks = [f"{name} {value}" for name, value in group.variant]
    marks += ["open memory"] if group.open_memory else []
    marks += ["practice"] if group.practice else []
    low, high = figures.interval
    head = ", ".join([f"{group.game}, {group.seats} seats, {group.level}", *marks])
    points = f"points {figures.average:.1f}" if figures.average is not None else ""
    points += f" ± {figures.spread:.1f}" if figures.spread is not None else ""
    told = (
        f"{figures.played} played, {figures.won} won, share {figures.rate:.0%} "
        f"({low:.0%} to {high:.0%}), {points}, best {figures.best}, "
        f"streak {figures.streak} (longest {figures.longest}), hints {figures.hints}"
    )
    if figures.accuracy is not None:
        told += f", accuracy {figures.accuracy:.0f}"
    return f"{head}\n   {told}"
