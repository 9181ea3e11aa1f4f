"""Chooses the packages of the Flatpak: each by its address on PyPI and its checksum.

By hand: ``python .ci/flatpak.py`` writes `.ci/linux/packages.json`, which the manifest beside it
reads, from what pip would install today.
"""

from __future__ import annotations

import json
import subprocess
import sys
import tomllib
from pathlib import Path
from tempfile import TemporaryDirectory

ROOT = Path(__file__).resolve().parent.parent
LIST = ROOT / ".ci" / "linux" / "packages.json"
PYTHON = "3.13"  # that of the runtime
MACHINES = ("x86_64", "aarch64")
BACKEND = "hatchling"  # builds the game itself

Source = dict[str, str | list[str]]


def wanted() -> list[str]:
    """What the game needs to run and to be built."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    return [*project["dependencies"], BACKEND]


def chosen(machine: str) -> list[Source]:
    """The files pip would install on this machine, all of them wheels."""
    words = [sys.executable, "-m", "pip", "install", "--dry-run", "--quiet", "--ignore-installed"]
    words += ["--only-binary=:all:", "--implementation=cp", f"--python-version={PYTHON}"]
    for age in ("2_28", "2_17"):
        words.append(f"--platform=manylinux_{age}_{machine}")
    words.append(f"--platform=manylinux2014_{machine}")
    with TemporaryDirectory() as folder:
        report = Path(folder, "report.json")
        words += [f"--target={folder}", f"--report={report}", *wanted()]
        subprocess.run(words, check=True)
        found = json.loads(report.read_text(encoding="utf-8"))["install"]
    sources: list[Source] = []
    for each in found:
        info = each["download_info"]
        if not info["url"].startswith("https://files.pythonhosted.org/"):
            raise SystemExit(f"{info['url']} is not on PyPI; look at 'pip config list'")
        checksum = info["archive_info"]["hashes"]["sha256"]
        sources.append({"type": "file", "url": info["url"], "sha256": checksum, "dest": "wheels"})
    return sources


def sources() -> list[Source]:
    """All files; those for one kind of machine say so."""
    per_machine = {machine: chosen(machine) for machine in MACHINES}
    first, second = per_machine.values()
    common = [source for source in first if source in second]
    alone = [
        {**source, "only-arches": [machine]}
        for machine, found in per_machine.items()
        for source in found
        if source not in common
    ]
    return sorted(common + alone, key=lambda source: str(source["url"]).rpartition("/")[2])


if __name__ == "__main__":
    LIST.write_text(json.dumps(sources(), indent=1) + "\n", encoding="utf-8", newline="\n")
    print(f"{LIST.relative_to(ROOT)} is written")
