"""Lower bounds of a run: no schedule of these uops on this CPU is faster than any of them."""

from __future__ import annotations

from itertools import combinations
from typing import Any

import numpy as np

from targets.model.compiled import compiled, entry
from targets.model.parameters import Parameters
from targets.model.state import HIGH, LOW, SOURCES, TICKS, Code
from targets.model.uops import Record as Static
from targets.trace import Trace

Array = np.ndarray[Any, Any]
GENERAL = 16                    # register numbers below this have parts


def lower_bounds(trace: Trace, code: Code, statics: list[Static], p: Parameters, first: int) -> dict[str, float]:
    """Clocks that rename width, the ports and the longest dependence path need for the measured part."""
    index = trace.index[first:]
    slots = float(code.i["slots"][index].sum())
    width = min(float(p.rename.uops_per_clock), p.frontend.uops_per_clock) if p.frontend.kind == "trace-cache" \
        else float(p.rename.uops_per_clock)
    return {"rename width": slots / width, "ports": _port_bound(code, index, p),
            "dependence path": _longest_path(code, index.astype(np.int64), np.zeros(256, dtype=np.int64),
                                             int(p.rules.partial_register != "whole")) / TICKS}


def _port_bound(code: Code, index: Array, p: Parameters) -> float:
    """The most loaded group of ports: work that only these ports can do, over their number."""
    runs = np.bincount(index, minlength=len(code.i))
    need: dict[int, float] = {}
    for i, count in enumerate(runs.tolist()):
        for u in range(int(code.i[i].first), int(code.i[i].first + code.i[i].count)):
            mask = 0 if code.u[u].move else int(code.u[u].ports)     # rename may do all moves in another order
            if count and mask:
                need[mask] = need.get(mask, 0.0) + count * float(code.u[u].occupancy) / TICKS
    masks = list(need)
    groups = set(masks)
    for size in (2, 3):
        for some in combinations(masks, size) if len(masks) < 24 else ():
            union = 0
            for mask in some:
                union |= mask
            groups.add(union)
    return max((sum(n for m, n in need.items() if m & ~group == 0) / bin(group).count("1") for group in groups),
               default=0.0)


@compiled
def _value_ready(ready: Array, register: int, parts: int) -> int:
    """When the longest path to a register's value ends; with `parts`, its low and high part have paths of their own."""
    number, part = register & 255, register >> 8
    if not parts or number >= GENERAL:
        return int(ready[number])
    if part == 0:
        return int(max(ready[number], ready[LOW + number], ready[HIGH + number]))
    return int(ready[(HIGH if part == 2 else LOW) + number])


@compiled
def _set_ready(ready: Array, register: int, parts: int, done: int) -> None:
    number, part = register & 255, register >> 8
    if parts and number < GENERAL:
        if part != 2:
            ready[LOW + number] = done
        if part == 0 or part == 2:
            ready[HIGH + number] = done
    if part == 0 or not parts:
        ready[number] = done


@entry
def _longest_path(code: Code, index: Array, ready: Array, parts: int) -> int:
    """Ticks of the longest chain of registers and flags through the executed uops (memory not followed)."""
    longest = 0
    for n in range(len(index)):
        i = index[n]
        for u in range(code.i[i].first, code.i[i].first + code.i[i].count):
            start = 0
            for k in range(SOURCES):
                register = code.u[u].sources[k]
                if register < 0:
                    break
                start = max(start, _value_ready(ready, register, parts))
            done = start + (0 if code.u[u].move else code.u[u].latency)
            longest = max(longest, done)
            for k in range(SOURCES):
                register = code.u[u].targets[k]
                if register < 0:
                    break
                _set_ready(ready, register, parts, done)
    return longest
