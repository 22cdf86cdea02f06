"""The intervals of real cycles as rows of the validation page, and the text beside them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping

from cipherwright.validation.intervals import EVERY, LEAST, SIDE, Covered, coverage, intervals, scores, together
from cipherwright.validation.kinds import KINDS, NEAR
from cipherwright.validation.leaveout import LeftOut
from cipherwright.validation.view import figure

_SHARE = f"{100 * SIDE[0] // SIDE[1]} %"
SURE = f"""\
## How sure a prediction is

Measured: hardware over model on the published kernels, each with the fitted values that the other kernels choose.
Derived from that: *low* and *high*, by which the model's cycles are multiplied to say where real ones lie. Each end
is one-sided: {_SHARE} of rows are expected at or above the low one, and {_SHARE} at or below the high one. They are
figures of single rows, of n sorted ones the (n + 1) * {SIDE[0] / SIDE[1]:g}-th from either side, rounded away from the
middle. *Median* is model over hardware, left out, by which reports correct predictions.

Kinds of code: vector code (SIMD); of the rest, what bounds the model's run: the highest of its lower bounds, where that
is at least {NEAR:g} of its cycles (near width: the rename width; ports; latency: the longest path), else mixed. A kind
with fewer than {LEAST} rows on a CPU has the interval of all rows of the CPU, a CPU with fewer that of all CPUs.
"""
COVER = f"""\
Whether the ends hold: for each row they are made again, by the same rule, without its kernel on any CPU, and the row is
held against them. What {_SHARE} promises is about that; rows of one kernel err alike, so that few kernels tell little.
"""
ENDS = ["CPU", "kinds of code (rows)", "from", "rows", "median", "low", "high"]
COVERS = ["CPU", "rows", "at or above low", "at or below high", "within both"]


def interval_rows(left: Mapping[str, LeftOut]) -> list[list[str]]:
    """The lines of `ENDS`: kinds of a CPU with one interval are one line."""
    found = scores(left)
    count = Counter((s.cpu, s.code) for s in found)
    out = []
    for cpu, kinds in intervals(found).items():
        for one in dict.fromkeys(kinds.values()):
            names = [f"{kind} ({count[cpu, kind]})" for kind in KINDS if kinds[kind] == one]
            out.append([cpu, ", ".join(names), one.of, str(one.rows), *map(figure, (one.ratio, one.low, one.high))])
    return out


def coverage_rows(left: Mapping[str, LeftOut]) -> list[list[str]]:
    """The lines of `COVERS`: each CPU, then all that count."""
    found = coverage(scores(left))
    lines = [_cover(cpu, one) for cpu, one in found.items()]
    return [*lines, _cover(EVERY, together(found, [cpu for cpu, one in left.items() if one.counted]))]


def _cover(name: str, one: Covered) -> list[str]:
    if not one.rows:
        return [name, "0", "-", "-", "-"]
    return [name, str(one.rows), *(f"{100 * n / one.rows:.0f} %" for n in (one.above, one.below, one.within))]
