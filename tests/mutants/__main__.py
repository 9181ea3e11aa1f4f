"""``python -m tests.mutants`` plants every fault in a copy of the tree and runs its tests.

A fault nobody notices survives, is named, and makes the command fail. Words given are looked for
in the faults' names: ``python -m tests.mutants towai draw`` tries those alone.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from pathlib import Path
from queue import SimpleQueue

from tests.mutants.fault import ROOT, Fault
from tests.mutants.faults import FAULTS

AT_ONCE = os.cpu_count() or 1
PATIENCE = 600  # seconds; a fault that keeps its tests from ending counts as noticed


@contextmanager
def copies(count: int) -> Iterator[SimpleQueue[Path]]:
    """So many copies of the tree, to plant faults in."""
    with tempfile.TemporaryDirectory(prefix="cardtable-mutants-") as folder:
        trees: SimpleQueue[Path] = SimpleQueue()
        for number in range(count):
            tree = Path(folder) / str(number)
            for part in ("cardtable", "tests"):
                shutil.copytree(
                    ROOT / part, tree / part, ignore=shutil.ignore_patterns("__pycache__")
                )
            shutil.copy(ROOT / "pyproject.toml", tree)
            for part in ("sprites", "sounds"):
                (tree / part).symlink_to(ROOT / part, target_is_directory=True)
            trees.put(tree)
        yield trees


def run_tests(tree: Path, which: str) -> subprocess.CompletedProcess[str]:
    """Run these tests on a copy of the tree."""
    files, _, words = which.partition(":")
    command = [sys.executable, "-m", "pytest", "-x", "-q", "-p", "no:cacheprovider"]
    command += [f"tests/{file}" for file in files.split()]
    if words:
        command += ["-k", words]
    environment = {**os.environ, "PYTHONDONTWRITEBYTECODE": "1", "PYTHONPATH": str(tree)}
    return subprocess.run(
        command,
        cwd=tree,
        env=environment,
        capture_output=True,
        text=True,
        timeout=PATIENCE,
        check=False,
    )


def noticed(trees: SimpleQueue[Path], fault: Fault) -> bool:
    """Whether its tests fail with this fault planted."""
    tree = trees.get()
    path = tree / "cardtable" / fault.file
    sound = path.read_text("utf-8")
    path.write_text(fault.planted(sound), "utf-8", newline="\n")
    try:
        done = run_tests(tree, fault.caught_by)
    except subprocess.TimeoutExpired:
        return True
    finally:
        path.write_text(sound, "utf-8", newline="\n")
        trees.put(tree)
    # 5 means that no test was chosen, which notices nothing; 4 that a file is not there.
    if done.returncode in (4, 5):
        print(done.stdout + done.stderr, file=sys.stderr)
    return done.returncode not in (0, 4, 5)


def main(words: Sequence[str]) -> int:
    """Try the faults with all these words in their names; 1 if one survived."""
    chosen = [fault for fault in FAULTS if all(word in fault.name for word in words)]
    began = time.monotonic()
    with copies(AT_ONCE) as trees:
        tree = trees.get()
        for which in sorted({fault.caught_by for fault in chosen}):
            done = run_tests(tree, which)
            if done.returncode:
                print(f"without any fault, {which} does not pass:\n{done.stdout}", file=sys.stderr)
                return 2
        trees.put(tree)
        with ThreadPoolExecutor(AT_ONCE) as pool:
            verdicts = list(pool.map(lambda fault: noticed(trees, fault), chosen))
    survived = [fault for fault, seen in zip(chosen, verdicts, strict=True) if not seen]
    for fault in survived:
        print(f"survived  {fault.name}\n          although {fault.caught_by} ran")
    minutes = (time.monotonic() - began) / 60
    print(f"{len(chosen)} faults, {len(chosen) - len(survived)} noticed, {minutes:.1f} minutes")
    return 1 if survived else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
