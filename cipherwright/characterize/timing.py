"""From ticks to clocks, and which figures to believe: pure arithmetic on what the probing program gives.

A run of a probe gives two numbers of ticks of the time-stamp counter: of a chain of additions, a clock each, and of
the probe's loop. What disturbs a run (an interrupt, a neighbour, another frequency) makes it longer, hardly ever
shorter, so that the least of many short runs counts, and the chain beside it says what a tick is. A pass over all
probes gives one figure each; several passes, apart in time, are compared, and probes whose figures differ are run
again.
"""

from __future__ import annotations

import statistics
from collections.abc import Sequence
from dataclasses import dataclass

CHAIN = 10_000
"""Additions in the chain of probe64.asm: CHAIN."""
AGREE = 0.01
"""How far the lowest figures of a probe may lie apart (relative) before it is run again."""
LEAST = 3
"""How many figures must agree: one low one may be an accident, and high ones only say that something disturbed."""
FLOOR = 0.002
"""Least spread that is claimed: the counter's grain and what begins and ends a loop."""


class NoClock(Exception):
    """The time-stamp counter cannot serve as a clock."""


@dataclass(frozen=True)
class Overhead:
    """Least ticks of a chain and of a probe that do nothing."""

    chain: float
    probe: float


@dataclass(frozen=True)
class Figure:
    """What a probe takes, in core clocks a pass of its body.

    `spread` is how far the lowest of its figures lie apart, relative; `passes` is how many there are.
    """

    clocks: float
    spread: float
    passes: int

    @property
    def steady(self) -> bool:
        """Whether its figures agree."""
        return self.spread <= AGREE


def clocks(runs: Sequence[tuple[int, int]], overhead: Overhead, repeats: int) -> float:
    """Core clocks of one body of a probe, of runs (ticks of the chain, ticks of the probe) with `repeats` bodies each.

    NoClock if the chain took no time.
    """
    chain = min(run[0] for run in runs) - overhead.chain
    if chain <= 0:
        raise NoClock("the chain of additions took no time: the time-stamp counter of this machine is too coarse, or "
                      "virtual; measure on another one")
    return (min(run[1] for run in runs) - overhead.probe) / chain * CHAIN / repeats


def settled(figures: Sequence[float]) -> Figure:
    """One figure of those of all passes: the median of the `LEAST` lowest, which must agree."""
    low = sorted(figures)[:LEAST]
    value = statistics.median(low)
    spread = (low[-1] - low[0]) / value if value > 0 else 0.0
    return Figure(value, max(spread, FLOOR), len(figures))


def core_per_tick(runs: Sequence[tuple[int, int]], overhead: Overhead) -> float:
    """Core clocks in a tick, by the least chain; NoClock as `clocks`."""
    chain = min(run[0] for run in runs) - overhead.chain
    if chain <= 0:
        raise NoClock("the chain of additions took no time")
    return CHAIN / chain
