"""bench: figures of speed and strength, measured here and now."""

from __future__ import annotations

from cardtable.commands import bench_players, bench_rules, bench_screen
from cardtable.commands.words import Commands


def add_command(commands: Commands) -> None:
    """Add the benches."""
    parser = commands.add_parser(
        "bench",
        help="measure speed and strength",
        description="Measures this program on this machine. Compare figures of one run only.",
    )
    benches = parser.add_subparsers(metavar="WHAT", required=True)
    bench_rules.add_command(benches)
    bench_screen.add_command(benches)
    bench_players.add_command(benches)
