"""The list of planted faults is kept up with the code it speaks of."""

from __future__ import annotations

import ast

import pytest

from tests.mutants.fault import ROOT, Fault
from tests.mutants.faults import FAULTS


@pytest.mark.parametrize("fault", FAULTS, ids=lambda fault: fault.name[:80])
def test_a_fault_can_be_planted(fault: Fault) -> None:
    text = (ROOT / "cardtable" / fault.file).read_text("utf-8")
    assert ast.parse(fault.planted(text)), "what it becomes is still Python"
    for name in fault.caught_by.partition(":")[0].split():
        assert (ROOT / "tests" / name).exists(), f"{name} is not there to notice it"


def test_there_are_sixty_faults_and_no_two_alike() -> None:
    assert len(set(FAULTS)) == len(FAULTS) >= 60
