"""What a plan costs: uops, clocks in which more could issue, and of those the ones that ports are busy for half."""

from __future__ import annotations

import pytest

from scheduler.code.instr import Plan
from scheduler.refine.cost import cost
from tests.passes.test_recolor import COPY, made

WIDTH = 6


def plan(uops: int, cycles: float, ports: float, path: float) -> Plan:
    """A plan of so many instructions of one uop, for a CPU that issues six."""
    return Plan("p", [made(COPY)] * uops, cycles=cycles, bounds={"width": uops / WIDTH, "ports": ports, "path": path})


@pytest.mark.parametrize(("better", "worse"), [
    ((2082, 553, 552, 80), (2457, 553, 552, 80)),  # as long by the same ports: fewer spills
    ((2457, 553, 552, 80), (2457, 560, 552, 80)),  # fewer clocks
    ((2457, 553, 500, 80), (2460, 553, 552, 80)),  # ports that are busy longer are no advantage
    ((2000, 510, 500, 80), (1900, 605, 600, 80)),  # clocks are not worth a few uops
    ((600, 100, 90, 80), (606, 100, 90, 80)),      # where the width decides, uops do
    ((600, 300, 40, 290), (500, 320, 40, 290)),    # and where latency does, clocks
])
def test_which_is_better(better: tuple[int, float, float, float], worse: tuple[int, float, float, float]) -> None:
    assert cost(plan(*better)) < cost(plan(*worse))


def test_without_bounds_uops_count() -> None:
    assert cost(Plan("p", [made(COPY)] * 3, cycles=10)) == 4
