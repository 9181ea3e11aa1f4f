"""What GitHub is told to do: only what works by hand, on machines that are still there."""

from __future__ import annotations

import os
import re
import tomllib
from collections.abc import Iterator
from typing import Any

import pytest
import yaml

from tests.packaging.conftest import ROOT

FOLDER = ROOT / ".github" / "workflows"
NAMES = ("tests", "release")
SYSTEMS = {"ubuntu-latest", "windows-latest", "macos-15", "macos-15-intel"}
ON: Any = True  # YAML reads the word `on` so

Job = dict[str, Any]


def workflow(name: str) -> dict[Any, Any]:
    found = yaml.safe_load((FOLDER / f"{name}.yml").read_text(encoding="utf-8"))
    assert isinstance(found, dict)
    return found


def jobs() -> Iterator[tuple[str, Job]]:
    """Every job that has steps of its own."""
    for name in NAMES:
        for called, job in workflow(name)["jobs"].items():
            if "steps" in job:
                yield f"{name}/{called}", job


def systems(job: Job) -> list[str]:
    """The machines a job runs on."""
    if job["runs-on"] == "${{ matrix.system }}":
        found = job["strategy"]["matrix"]["system"]
        assert isinstance(found, list)
        return found
    return [job["runs-on"]]


def commands() -> list[str]:
    return [step["run"] for _, job in jobs() for step in job["steps"] if "run" in step]


def after(job: str, all_jobs: dict[str, Job]) -> set[str]:
    """What a job waits for, and what that waits for."""
    needs = all_jobs[job].get("needs", [])
    found = set([needs] if isinstance(needs, str) else needs)
    return found.union(*(after(each, all_jobs) for each in found))


def test_every_machine_is_one_that_lives_on() -> None:
    """ubuntu-22.04 ends in 2027, macos-13 has ended; Intel's Macs have one runner left."""
    assert {system for _, job in jobs() for system in systems(job)} == SYSTEMS


def test_every_script_that_is_called_is_there() -> None:
    called = {name for line in commands() for name in re.findall(r"(?<![\w/])\.ci/[\w./-]+", line)}
    assert {".ci/run", ".ci/installer.py", ".ci/sums.py", ".ci/sign-macos"} <= called
    for name in called:
        assert (ROOT / name).is_file(), name


@pytest.mark.slow  # only because Windows has no such right
def test_every_script_that_is_called_by_itself_may_be_run() -> None:
    begun = {line.split()[0] for line in commands() if line.startswith(".ci/")}
    assert {".ci/run", ".ci/sign-macos", ".ci/sign-windows"} <= begun
    assert all(os.access(ROOT / name, os.X_OK) for name in begun)


def test_every_program_that_is_called_comes_with_the_environment() -> None:
    """Whatever is started from `.venv` is Python, the game, or of the `dev` extra."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    extra = {re.split(r"[>=]", each)[0] for each in project["optional-dependencies"]["dev"]}
    pattern = r"(?:\.venv/bin|\.venv/Scripts|\$\{\{ matrix\.bin \}\})/(\w+)"
    called = {name for line in commands() for name in re.findall(pattern, line)}
    assert {"python", "pyinstaller"} <= called
    assert called <= {"python", "cardtable"} | extra


def test_every_value_of_a_matrix_is_given_for_every_machine() -> None:
    for name, job in jobs():
        matrix = job.get("strategy", {}).get("matrix", {})
        used = set(re.findall(r"\$\{\{ matrix\.(\w+) \}\}", str(job)))
        for system in matrix.get("system", []):
            more = [each for each in matrix.get("include", []) if each["system"] == system]
            given = set(matrix) - {"include"} | {key for each in more for key in each}
            assert used <= given, f"{name} on {system}"


def test_the_tests_run_with_every_python_on_every_system() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    promised = [each.rpartition(" :: ")[2] for each in project["classifiers"] if " :: 3." in each]
    jobs = workflow("tests")["jobs"]
    assert "tests.mutants" in str(jobs.pop("mutants")), "planted faults are tried once"
    assert "soak --minutes 3" in str(jobs.pop("soak")), "and so is anything at all"
    tried = jobs.values()
    assert {system for job in tried for system in systems(job)} == SYSTEMS
    for job in tried:
        assert job["strategy"]["matrix"]["python"] == promised


def test_a_release_waits_for_the_tests() -> None:
    """For all of them: the same workflow that every change passes."""
    release = workflow("release")["jobs"]
    assert release["tests"]["uses"] == "./.github/workflows/tests.yml"
    assert "workflow_call" in workflow("tests")[ON]
    builders = {name for name, job in release.items() if "pyinstaller" in str(job)}
    assert builders == {"linux", "windows", "macos"}
    for name in builders:
        assert "tests" in after(name, release)
    assert after("draft", release) == set(release) - {"draft"}


@pytest.mark.parametrize("built", ["dist/cardtable/cardtable", "dist/Cardtable.app", ".AppImage"])
def test_every_built_program_plays_with_and_without_a_window(built: str) -> None:
    """On Linux a display is made for it; the other runners have one."""
    tried = [line for line in commands() if built in line and " smoke" in line]
    assert any(line.endswith("smoke") for line in tried)
    assert any(line.endswith("smoke --window") for line in tried)


def test_signing_is_passed_over_where_there_is_no_secret() -> None:
    signing = [
        (job, step)
        for _, job in jobs()
        for step in job["steps"]
        if ".ci/sign" in step.get("run", "")
    ]
    assert len(signing) == 3
    for job, step in signing:
        name = step["if"].removesuffix(" != ''").removeprefix("env.")
        assert job["env"][name] == f"${{{{ secrets.{name} }}}}"


def test_a_signing_script_is_given_every_secret_it_asks_for() -> None:
    for script in ("sign-macos", "sign-windows"):
        text = (ROOT / ".ci" / script).read_text(encoding="utf-8")
        asked = set(re.findall(r"\$((?:MACOS|WINDOWS)_\w+)", text))
        assert len(asked) >= 2
        for _, job in jobs():
            if f".ci/{script}" in str(job):
                assert set(job["env"]) == asked


def test_every_download_reaches_the_release() -> None:
    """What is uploaded as `release-…` is what the draft takes."""
    uploads = {
        str(step["with"]["name"])
        for _, job in jobs()
        for step in job["steps"]
        if step.get("uses", "").startswith("actions/upload-artifact")
    }
    assert uploads == {
        "notes",
        "built-windows",
        "release-linux",
        "release-appimage",
        "release-windows",
        "release-${{ matrix.system }}",
    }
    taken = [
        step["with"] for step in workflow("release")["jobs"]["draft"]["steps"] if "with" in step
    ]
    assert {"pattern": "release-*", "path": "release", "merge-multiple": True} in taken
