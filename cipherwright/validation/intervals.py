"""Where the hardware's cycles lie beside the model's: quantiles of hardware over model on kernels that were left out.

Both ends are one-sided: one row in five may lie below the low one, and one in five above the high one. They are order
statistics. Of n rows, sorted, the k-th is the high end for k = (n + 1) * `SIDE`, rounded up: a further row like them is
not above it with that probability at least; of few rows it is the highest. The low end is as far from the other side.
Rows of one kernel are alike, which makes the ends less sure than that; `coverage` measures what they are worth.
"""

from __future__ import annotations

import statistics
from collections.abc import Mapping, Sequence
from dataclasses import asdict, dataclass
from typing import Any

from cipherwright.validation.kinds import KINDS
from cipherwright.validation.leaveout import LeftOut

SIDE = (4, 5)
"""The probability that a row does not lie beyond one of the ends, as a fraction: 80 %."""
LEAST = 8
"""Rows that a kind of code, or a CPU, must have to be told apart: of fewer, no end is sure."""
EVERY = "all CPUs"


@dataclass(frozen=True)
class Score:
    """A published row with its kernel left out: `factor` is hardware over model."""

    cpu: str
    kernel: str
    code: str
    factor: float
    counted: bool = True


@dataclass(frozen=True)
class Interval:
    """Real cycles over the model's: from `low` to `high`, by `rows` rows `of` a kind, a CPU or all of them.

    `ratio` is their median of model over hardware, by which predictions are corrected.
    """

    of: str
    rows: int
    ratio: float
    low: float
    high: float


@dataclass(frozen=True)
class Covered:
    """Of `rows` rows how many were at or above the low end, at or below the high one, and both, of intervals made
    without their kernel."""

    rows: int
    above: int
    below: int
    within: int


def scores(left: Mapping[str, LeftOut]) -> list[Score]:
    """The rows of all CPUs."""
    return [Score(one.cpu, s.kernel, s.code, 1 / s.ratio, one.counted) for one in left.values() for s in one.rows
            if s.ratio > 0]


def intervals(found: Sequence[Score]) -> dict[str, dict[str, Interval]]:
    """CPU -> kind of code -> interval, for every CPU with a row; of all kinds, or of none where there are too few rows.
    """
    made = {cpu: {kind: interval(found, cpu, kind) for kind in KINDS} for cpu in sorted({s.cpu for s in found})}
    return {cpu: {kind: one for kind, one in kinds.items() if one is not None} if None not in kinds.values() else {}
            for cpu, kinds in made.items()}


def interval(found: Sequence[Score], cpu: str, kind: str) -> Interval | None:
    """The interval of a kind of code on a CPU, from the rows of that kind; where these are too few, of the CPU, or all.

    Among those of all CPUs are none that do not say on which core they were measured; None if these are too few, too.
    """
    mine = [s for s in found if s.cpu == cpu]
    alike = [s for s in mine if s.code == kind]
    for of, some in ((f"{kind} on {cpu}", alike), (cpu, mine)):
        if len(some) >= LEAST:
            return _of(of, some)
    counted = [s for s in found if s.counted]
    return _of(EVERY, counted) if len(counted) >= LEAST else None


def _of(of: str, found: Sequence[Score]) -> Interval:
    factors = sorted(s.factor for s in found)
    low, high = ends(len(factors))
    return Interval(of, len(factors), statistics.median(1 / f for f in factors), factors[low], factors[high])


def ends(rows: int) -> tuple[int, int]:
    """Which of so many sorted figures are the ends, from 0 on."""
    part, whole = SIDE
    high = min(-(-part * (rows + 1) // whole), rows)
    return rows - high, high - 1


def coverage(found: Sequence[Score]) -> dict[str, Covered]:
    """CPU -> how often rows lie within intervals that are made, by the same rule, without their kernel on any CPU."""
    told: dict[str, list[tuple[bool, bool]]] = {}
    for one in found:
        made = interval([s for s in found if s.kernel != one.kernel], one.cpu, one.code)
        if made is not None:
            told.setdefault(one.cpu, []).append((one.factor >= made.low, one.factor <= made.high))
    return {cpu: Covered(len(mine), sum(a for a, _ in mine), sum(b for _, b in mine), sum(a and b for a, b in mine))
            for cpu, mine in sorted(told.items())}


def together(found: Mapping[str, Covered], cpus: Sequence[str]) -> Covered:
    """The counts of several CPUs in one."""
    some = [found[cpu] for cpu in cpus if cpu in found]
    return Covered(sum(c.rows for c in some), sum(c.above for c in some), sum(c.below for c in some),
                   sum(c.within for c in some))


def as_data(found: Sequence[Score]) -> dict[str, Any]:
    """For JSON: the intervals of each kind of code by CPU, and their coverage."""
    return {"intervals": {cpu: {kind: asdict(one) for kind, one in kinds.items()}
                          for cpu, kinds in intervals(found).items()},
            "coverage": {cpu: asdict(one) for cpu, one in coverage(found).items()}}
