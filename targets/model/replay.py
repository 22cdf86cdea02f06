"""The same run with the instructions of one stretch of code in another order, asked again and again.

A run is recorded once. A *stretch* is straight-line code that it passes several times (the body of a loop, or what a
call passes once); an order of its instructions is a permutation of the rows that each pass has in the trace. Data
addresses stay with their instructions, code addresses follow from the lengths. Up to the first pass the engine runs
once; a question restores its state there and runs a few passes in the order asked about: no assembling, no emulation,
nothing recorded. Only for CPUs that execute out of order.
"""

from __future__ import annotations

import itertools
from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Any

import numpy as np

from targets.model.branches import counter_rows
from targets.model.engine import simulate_uops
from targets.model.machine import (
    B_CLOCK,
    B_RETIRED,
    INSTRUCTIONS,
    MACHINE,
    TIME_RING,
    Machine,
    new_machine,
    new_record,
)
from targets.model.memory import warm_caches
from targets.model.parameters import Setting, parameters
from targets.model.room import SCHEDULERS
from targets.model.state import (
    BRANCH,
    POOLS,
    TICKS,
    Code,
    Cpu,
    Run,
    build_records,
    build_run,
    cpu_numbers,
    pack,
)
from targets.trace import Trace

Array = np.ndarray[Any, Any]
ROWS = 2500
"""Instructions a question runs, about, unless told otherwise: many times what a reorder window holds."""
MOST = 200
"""Passes of a question at most. The first is not counted, for it begins behind code in the old order."""
FAR = 4
"""Passes further from each other than this many times ROWS are asked about one at a time."""


@dataclass(frozen=True)
class Stretch:
    """Where a trace passes straight-line code: `passes` are positions in the trace, `numbers` its instructions'."""

    passes: tuple[int, ...]
    numbers: tuple[int, ...]


def find_stretch(trace: Trace, first: int, count: int) -> Stretch:
    """The passes through the `count` instructions from address `first`; ValueError if the run leaves them midway."""
    number = next((n for n, one in enumerate(trace.code) if one.address == first), None)
    passes = np.flatnonzero(trace.index == number) if number is not None else np.array([], dtype=np.int64)
    if not len(passes):
        raise ValueError(f"the run does not come to {first:#x}")
    rows = trace.index[passes[0]:passes[0] + count]
    inner = np.stack([trace.index[at:at + count] for at in passes]) if passes[-1] + count <= len(trace) else rows[:0]
    straight = all(trace.code[b].address == trace.code[a].address + trace.code[a].length
                   for a, b in itertools.pairwise(rows))
    if len(rows) != count or not straight or inner.shape != (len(passes), count) or (inner != rows).any():
        raise ValueError(f"the {count} instructions from {first:#x} are not passed from top to bottom")
    return Stretch(tuple(int(at) for at in passes), tuple(int(n) for n in rows))


def reordered(trace: Trace, stretch: Stretch, order: Sequence[int]) -> Trace:
    """The trace as the run would be with the stretch's instructions in `order` (old places at new ones)."""
    rows = _permutation(len(trace), stretch, order)
    code = list(trace.code)
    address = code[stretch.numbers[0]].address
    for k in order:
        number = stretch.numbers[k]
        code[number] = replace(code[number], address=address)
        address += code[number].length
    moved = {name: getattr(trace, name)[rows] for name in ("index", "load", "store", "taken")}
    return replace(trace, code=tuple(code), **moved)


def _permutation(length: int, stretch: Stretch, order: Sequence[int]) -> Array:
    rows = np.arange(length)
    inside = np.asarray(order, dtype=np.int64)
    for at in stretch.passes:
        rows[at:at + len(inside)] = at + inside
    return rows


def _window(stretch: Stretch, rows: int, back: int) -> tuple[tuple[int, ...], int]:
    """(positions of the passes a question runs, position behind them): about `rows` instructions.

    `back` passes lie behind them, as far as there are so many.
    """
    for count in range(min(MOST, len(stretch.passes) - 1), 1, -1):
        passes = stretch.passes[:len(stretch.passes) - min(back, len(stretch.passes) - 1 - count)]
        if passes[-1] - passes[-1 - count] <= (rows if count > 3 else FAR * ROWS):
            return passes[-1 - count:-1], passes[-1]
    return stretch.passes[-1:], stretch.passes[-1] + len(stretch.numbers)


TICK_RINGS = ("port_stamp", "port_uop", "result_stamp", "unit_stamp")
CLOCK_RINGS = ("bound_frees", "pool_frees", "pool_uop", "queue_frees", "scheduler_frees", "scheduler_uop",
               "access_stamp", "access_count", "access_address")
CLOCKS = ("pool_clock", "queue_clock", "bound_clock", "scheduler_clock")
CACHES = ("l1_tag", "l1_age", "l2_tag", "l2_age")
JUMPS = ("history", "run_length", "last_run", "target")
BEYOND = 512
"""Ticks past the last retirement that a reservation may reach: a unit is not busy for so long."""


class Snapshot:
    """A machine's state, and the same state again after some steps were run from it: only what these can change.

    Of the rings that is the time they took, of caches and predictor the lines and jumps in `steps`; for the whole is
    nine megabytes, more than the run of some thousand uops touches.
    """

    def __init__(self, machine: Machine, code: Code, cpu: Cpu, steps: Array) -> None:
        rows = [np.rec.array(np.array([machine], dtype=MACHINE)) for _ in range(2)]
        self.machine, self.kept = rows[1][0], rows[0][0]
        self.whole = rows[1].view(np.uint8), rows[0].view(np.uint8)
        now = int(machine.back[B_CLOCK])
        clocks = [int(c) for name in CLOCKS for c in machine[name] if c]  # type: ignore[index]
        self.first_tick, self.first_clock = now * TICKS - TICKS, min([now, *clocks]) - 1
        ports, units = cpu.ports, int(code.u["unit"].max(initial=0)) + 1
        used = {"unit_stamp": units, "pool_frees": POOLS, "pool_uop": POOLS, "queue_frees": POOLS,
                "scheduler_frees": SCHEDULERS, "scheduler_uop": SCHEDULERS}
        self.rings = {names: [self._pair(name, slice(used.get(name, ports))) for name in names]
                      for names in (TICK_RINGS, CLOCK_RINGS)}
        sets = {"l1": (cpu.l1_line, cpu.l1_sets), "l2": (cpu.l2_line, cpu.l2_sets)}
        widest = max(int(code.i[name].max(initial=1)) for name in ("load", "store"))
        near = np.concatenate([steps[name].astype(np.int64) + more for name in ("load", "store")
                               for more in (0, widest - 1)])
        jumps = np.unique(steps["index"][(code.i["flags"][steps["index"]] & BRANCH) != 0]) & (INSTRUCTIONS - 1)
        self.parts = [(self.machine[name], self.kept[name], np.unique(near // line % count))
                      for name in CACHES for line, count in (sets[name[:2]],)]
        self.parts += [(self.machine[name], self.kept[name], jumps) for name in JUMPS]
        self.parts.append((self.machine["counters"], self.kept["counters"], counter_rows(jumps, cpu)))
        large = {*TICK_RINGS, *CLOCK_RINGS, *CACHES, *JUMPS, "counters"}
        self.small = [(self.machine[name], self.kept[name]) for name in MACHINE.names or () if name not in large]

    def _pair(self, name: str, rows: slice) -> tuple[Array, Array]:
        mine, kept = self.machine[name], self.kept[name]
        return (mine[rows], kept[rows]) if mine.ndim > 1 else (mine[None], kept[None])

    def restore(self) -> None:
        """The state as it was, after steps that ended with the machine as it is."""
        last = int(self.machine.back[B_RETIRED]) + BEYOND
        if last - TICKS * self.first_clock >= TIME_RING:
            self.whole[0][...] = self.whole[1]
            return
        for names, first, end in ((TICK_RINGS, self.first_tick, last),
                                  (CLOCK_RINGS, self.first_clock, last // TICKS)):
            for columns in _around(first, end):
                for mine, kept in self.rings[names]:
                    mine[:, columns] = kept[:, columns]
        for mine, kept, rows in self.parts:
            mine[rows] = kept[rows]
        for mine, kept in self.small:
            mine[...] = kept


def _around(first: int, end: int) -> list[slice]:
    """The places of a ring from `first` to before `end`, which are less than a ring apart."""
    low, high = first % TIME_RING, end % TIME_RING
    return [slice(low, high)] if low < high else [slice(low, TIME_RING), slice(0, high)]


class Replay:
    """Cycles of one pass through a stretch, for any order of its instructions, on one out-of-order CPU.

    A question runs the passes in about `rows` instructions; `back` passes of the trace come after them. A `setting` has
    values in place of those of the CPU's table.
    """

    def __init__(self, trace: Trace, cpu: str, stretch: Stretch, rows: int = ROWS, back: int = 0,
                 setting: Setting = ()) -> None:
        p = parameters(cpu, setting)
        self.numbers, self.code = cpu_numbers(p), pack(build_records(trace.code, p), p)
        passes, end = _window(stretch, rows, back)
        run = build_run(trace)
        machine = new_machine()
        warm_caches(machine, self.code, self.numbers, run)
        self.record = new_record(run, self.code, False)
        before = Run(run.steps[:passes[0]], np.zeros(0, dtype=np.int64), len(trace))
        simulate_uops(machine, self.code, self.numbers, before, self.record, np.zeros(1, dtype=np.int64))
        self.old = run.steps[passes[0]:end].copy()
        self.state = Snapshot(machine, self.code, self.numbers, self.old)
        self.steps = self.old.copy()
        self.places = [at - passes[0] for at in passes]
        counted = self.places[1:] or self.places
        self.marks = np.array([counted[0], end - passes[0]], dtype=np.int64)
        self.count = len(counted)
        self.lengths = np.array([trace.code[n].length for n in stretch.numbers], dtype=np.int64)
        self.first = trace.code[stretch.numbers[0]].address
        self.static = np.array(stretch.numbers, dtype=np.int64)

    def __call__(self, order: Sequence[int]) -> float:
        """Clocks of one pass, a mean over several, with the stretch in `order`; the same order, the same answer."""
        inside = np.asarray(order, dtype=np.int64)
        lengths = self.lengths[inside]
        self.code.i["address"][self.static[inside]] = self.first + np.cumsum(lengths) - lengths
        for at in self.places:
            self.steps[at:at + len(inside)] = self.old[at + inside]
        ticks = np.zeros(2, dtype=np.int64)
        run = Run(self.steps, self.marks, len(self.steps))
        simulate_uops(self.state.machine, self.code, self.numbers, run, self.record, ticks)
        self.state.restore()
        return float(ticks[1] - ticks[0]) / TICKS / self.count
