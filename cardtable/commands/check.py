"""check: look through everything that is kept, mend what can be mended, and say so."""

from __future__ import annotations

import argparse
import json
from dataclasses import asdict

from cardtable import settings
from cardtable.commands.words import CommandError, Commands, plain
from cardtable.mending import look_through
from cardtable.storage.lock import FolderLock

ABOUT = """\
Looks through settings and matches. First everything is backed up; then what is damaged is mended
as far as it can be read, and the damaged file is kept under a dated name.

  cardtable check
  cardtable --data /media/stick/cardtable check --json

exit codes: 0 all is well; 1 something was damaged, and is mended; 2 it could not be checked,
for example because the table is open; 3 something could not be read, and is kept as it was
"""

CODES = {"well": 0, "mended": 1, "lost": 3}
"""The exit codes."""


def add_command(commands: Commands) -> None:
    """Add the command."""
    parser = commands.add_parser(
        "check",
        help="look through settings and matches, and mend what is damaged",
        description=ABOUT,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("--json", action="store_true", help="print one JSON object instead")
    parser.set_defaults(run=run)


def run(choice: argparse.Namespace) -> int:
    """Check, and print what was found."""
    data = settings.data_folder()
    lock = FolderLock(data)
    if not lock.take():
        raise CommandError("the table is open; close it first")
    try:
        report = look_through(data)
    finally:
        lock.let_go()
    backup = report.backup
    if choice.json:
        found = [asdict(finding) for finding in report.findings]
        print(json.dumps({"backup": backup and str(backup), "files": found}, ensure_ascii=False))
    else:
        print(f"backup  {backup or 'none: there is nothing to keep, or no room for it'}")
        for finding in report.findings:
            print(f"{finding.state:<7} {plain(finding.file)}  {plain(finding.says)}".rstrip())
    return CODES[report.state]
