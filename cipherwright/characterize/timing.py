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

from cipherwright.machine.machine import MachineUnavailable

CHAIN = 10_000
"""Additions in the chain of probe64.asm: CHAIN."""
AGREE = 0.01
"""How far the lowest figures of a probe may lie apart (relative) before it is run again."""
LEAST = 3
"""How many figures must agree: one low one may be an accident, and high ones only say that something disturbed."""
FLOOR = 0.002
"""Least spread that is claimed: the counter's grain and what begins and ends a loop."""


class NoClock(MachineUnavailable):
    """The time-stamp counter cannot serve as a clock."""


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


def chain_ticks(runs: Sequence[tuple[int, int]], empty: float) -> float:
    """Ticks of the chain in the least of runs (ticks of the chain, ticks of the probe), without the `empty` ones.

    NoClock if it took no time.
    """
    found = min(run[0] for run in runs) - empty
    if found <= 0:
        raise NoClock("the chain of additions took no time: the time-stamp counter of this machine is too coarse, or "
                      "virtual; measure on another one")
    return found


def clocks(runs: Sequence[tuple[int, int]], empty: float, repeats: int, least: bool = True) -> float:
    """Core clocks of one body of a probe, of runs as of `chain_ticks` with `repeats` bodies each.

    `empty`: least ticks of what does nothing. The least run counts, else the median. NoClock as `chain_ticks`.
    """
    probe = min(run[1] for run in runs) if least else statistics.median_high(run[1] for run in runs)
    return (probe - empty) / chain_ticks(runs, empty) * CHAIN / repeats


def settled(figures: Sequence[float]) -> Figure:
    """One figure of those of all passes: the median of the `LEAST` lowest, which must agree."""
    low = sorted(figures)[:LEAST]
    value = statistics.median(low)
    spread = (low[-1] - low[0]) / value if value > 0 else 0.0
    return Figure(value, max(spread, FLOOR), len(figures))


def together(figures: Sequence[Figure]) -> Figure:
    """One figure of those of several times: their median; and how far they lie apart, or their own spread if more.

    Passes within a second agree better than the same probe minutes later, in another process with other pages. A chain
    comes out too quick, too, where the chain of additions beside it was disturbed: the least of several is no better.
    """
    clocks = [one.clocks for one in figures]
    value = statistics.median(clocks)
    apart = (max(clocks) - min(clocks)) / value if value > 0 else 0.0
    return Figure(value, max(apart, *(one.spread for one in figures)), sum(one.passes for one in figures))


def core_per_tick(runs: Sequence[tuple[int, int]], empty: float) -> float:
    """Core clocks in a tick; arguments and NoClock as of `chain_ticks`."""
    return CHAIN / chain_ticks(runs, empty)
