"""What a plan costs: uops, clocks in which more could issue, and less of those in which ports are busy."""

from __future__ import annotations

import pytest

from scheduler.code.instr import Plan
from scheduler.refine.cost import cost
from scheduler.refine.portfolio import PORTFOLIO, Portfolio
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
    assert cost(plan(*better), 64) < cost(plan(*worse), 64)


def test_ports_are_no_reason_in_32_bit_code() -> None:
    busy, waits = (cost(plan(600, 300, *bounds), 32) for bounds in ((290, 80), (80, 290)))
    assert busy == waits > cost(plan(600, 300, 290, 80), 64)


def test_without_bounds_uops_count() -> None:
    assert cost(Plan("p", [made(COPY)] * 3, cycles=10), 64) == 4


def test_what_is_tried_in_code_of_a_mode() -> None:
    """The policies for 64-bit code come behind the first two usual ones, and stand in place of the broad ones."""
    usual, broad, two, other = PORTFOLIO.usual[:3], PORTFOLIO.broad[:1], PORTFOLIO.long, PORTFOLIO.long_broad
    assert two and other
    given = Portfolio(usual, broad, long=two, long_broad=other)
    assert (given.of(64).usual, given.of(64).broad) == ((*usual[:2], *two, usual[2]), other)
    assert given.of(32) == Portfolio(usual, broad)
    assert Portfolio(usual, broad).of(64) == Portfolio(usual, broad)
