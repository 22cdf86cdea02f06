"""A pretend pipeline for tests: three uops a clock in order, with the interface of the model."""

from __future__ import annotations

from collections import Counter

import numpy as np

from targets.machinecode import Instruction
from targets.outcome import Outcome, Timeline
from targets.trace import Trace

WIDTH, DEPTH, WINDOW = 3, 2, 40
CAUSES = ("nothing", "an operand", "a busy port")
RENAME_CAUSES = ("rename width", "reorder buffer full")
PORTS = ("p0", "p1", "p2", "p3")


def kinds(one: Instruction) -> list[int]:
    """The ports of an instruction's uops: loads on p2, stores on p3, the rest on p0 or p1 (-1 here)."""
    out = [2] if one.load_bytes else []
    if one.mnemonic not in ("mov", "push", "pop", "nop") or not (one.load_bytes or one.store_bytes):
        out.append(-1)
    return out + ([3] if one.store_bytes else [])


def pretend(trace: Trace, cpu: str, timeline: bool = False, load_latency: float = 3.0) -> Outcome:
    """In-order rename three a clock, dispatch when operands and port are free, retire in order."""
    columns: dict[str, list[float]] = {name: [] for name in (
        "position", "part", "decode", "rename", "dispatch", "complete", "retire", "port", "cause", "blocker",
        "rename_cause", "rename_blocker")}
    ready: dict[int, tuple[float, int]] = {}
    port_free: list[tuple[float, int]] = [(0.0, -1)] * 4
    causes: Counter[str] = Counter()
    busy: Counter[str] = Counter()
    count, retired, ends = 0, 0.0, []
    for position in range(len(trace)):
        if position in trace.marks:
            ends.append(retired)
        one = trace.code[int(trace.index[position])]
        value = (0.0, -1)
        for part, kind in enumerate(kinds(one)):
            previous = columns["rename"][-1] if count else 0.0
            full = sum(1 for clock in columns["rename"][-WIDTH:] if clock == previous) == WIDTH
            rename, held, holder = previous + full, 0, -1
            if count >= WINDOW and columns["retire"][count - WINDOW] > rename:
                rename, held, holder = columns["retire"][count - WINDOW], 1, count - WINDOW
            earliest, cause, blocker = rename + DEPTH, 0, -1
            names = one.address_registers if kind == 2 else [r.number for r in one.reads]
            for when, uop in [ready.get(n, (0.0, -1)) for n in names] + [value]:
                if when > earliest:
                    earliest, cause, blocker = when, 1, uop
            port = kind if kind >= 0 else min((0, 1), key=lambda p: port_free[p][0])
            if port_free[port][0] > earliest:
                earliest, cause, blocker = port_free[port][0], 2, port_free[port][1]
            port_free[port] = (earliest + 1, count)
            done = earliest + (load_latency if kind == 2 else 1.0)
            value = (done, count)
            before, retired = retired, max(retired, done + 1)
            if trace.marks[trace.warmup] <= position:
                causes[CAUSES[cause] if cause else RENAME_CAUSES[held]] += retired - before
                busy[PORTS[port]] += 1
            row = (position, part, rename - 1, rename, earliest, done, retired, port, cause, blocker, held, holder)
            for name, item in zip(columns, row, strict=True):
                columns[name].append(item)
            count += 1
        for reg in one.writes:
            ready[reg.number] = value
    ends.append(retired)
    start = ends[trace.warmup]
    measured = [p for p in columns["position"] if p >= trace.marks[trace.warmup]]
    whole = {name: np.array(values, dtype=np.float64 if name in ("decode", "rename", "dispatch", "complete", "retire")
                            else np.int64) for name, values in columns.items()}
    return Outcome(cpu=cpu, cycles=retired - start, calls=trace.measured,
                   instructions=len(trace) - trace.marks[trace.warmup], uops=len(measured), slots=len(measured),
                   ports={p: float(busy[p]) for p in PORTS},
                   bounds={"front end": len(measured) / WIDTH, "p2": float(busy["p2"])}, causes=dict(causes),
                   marks=tuple(ends),
                   timeline=_timeline(whole) if timeline else None)


def _timeline(columns: dict[str, np.ndarray]) -> Timeline:
    return Timeline(cause_names=CAUSES, rename_cause_names=RENAME_CAUSES, port_names=PORTS, **columns)
