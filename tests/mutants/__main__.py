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
from functools import partial
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


def run_tests(
    tree: Path, which: str, patience: float | None = PATIENCE
) -> subprocess.CompletedProcess[str]:
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
        timeout=patience,
        check=False,
    )


def sound(trees: SimpleQueue[Path], which: str) -> str:
    """What these tests complain of while no fault is planted."""
    tree = trees.get()
    done = run_tests(tree, which, patience=None)
    trees.put(tree)
    return done.stdout if done.returncode else ""


def noticed(trees: SimpleQueue[Path], fault: Fault) -> bool:
    """Whether its tests fail with this fault planted."""
    tree = trees.get()
    path = tree / "cardtable" / fault.file
    as_it_was = path.read_text("utf-8")
    path.write_text(fault.planted(as_it_was), "utf-8", newline="\n")
    try:
        done = run_tests(tree, fault.caught_by)
    except subprocess.TimeoutExpired:
        return True
    finally:
        path.write_text(as_it_was, "utf-8", newline="\n")
        trees.put(tree)
    # 5 means that no test was chosen, which notices nothing; 4 that a file is not there.
    if done.returncode in (4, 5):
        print(done.stdout + done.stderr, file=sys.stderr)
    return done.returncode not in (0, 4, 5)


def main(words: Sequence[str]) -> int:
    """Try the faults with all these words in their names; 1 if one survived."""
    chosen = [fault for fault in FAULTS if all(word in fault.name for word in words)]
    began = time.monotonic()
    with copies(AT_ONCE) as trees, ThreadPoolExecutor(AT_ONCE) as pool:
        tests = sorted({fault.caught_by for fault in chosen})
        for which, complaint in zip(tests, pool.map(partial(sound, trees), tests), strict=True):
            if complaint:
                print(f"without any fault, {which} does not pass:\n{complaint}", file=sys.stderr)
                return 2
        survived = []
        for fault, seen in zip(chosen, pool.map(partial(noticed, trees), chosen), strict=True):
            print(f"{'noticed ' if seen else 'SURVIVED'}  {fault.name}", flush=True)
            if not seen:
                print(f"          although {fault.caught_by} ran", flush=True)
                survived.append(fault)
    minutes = (time.monotonic() - began) / 60
    print(f"{len(chosen)} faults, {len(chosen) - len(survived)} noticed, {minutes:.1f} minutes")
    return 1 if survived else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
