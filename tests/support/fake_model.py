"""A pipeline of round numbers in place of the model, so that what the harness does can be computed by hand.

Three instructions are decoded a clock and renamed the clock after; a uop is dispatched when its operands are there
(never for want of a port); loads take 3 clocks, a store lets a load of the same place and size go on after 2, all else
takes 1. Stumbles: 6 clocks of decoding for a length-changing prefix, 5 before the renaming of a read wider than the
write before it, 4 before that of a jump that reads the flags of a shift by more than one, 8 for a load that a store
only partly matches, a clock for a third register read that is older than the group of three, and a jump taken for
the first time, behind which decoding waits for it.
"""

from __future__ import annotations

from dataclasses import dataclass, field, fields

import numpy as np

from targets.machinecode import FLAG_C, Instruction
from targets.outcome import Outcome, Timeline
from targets.trace import Trace

LOAD, FORWARD, SLOW_FORWARD, PARTIAL, FLAGS, PREFIX = 3, 2, 8, 5, 4, 6


@dataclass
class State:
    """The machine between two instructions."""

    decode: float = 0
    rename: float = 0
    slot: int = 0
    reads: int = 0
    ready: dict[int, float] = field(default_factory=dict)
    partial: dict[int, int] = field(default_factory=dict)
    stores: dict[int, tuple[int, float]] = field(default_factory=dict)
    group: set[int] = field(default_factory=set)
    seen: set[int] = field(default_factory=set)
    shifted: bool = False
    retired: float = 0


def _stumble(state: State, one: Instruction) -> float:
    wait = 0.0
    if one.length_changing_prefix:
        state.decode += PREFIX
    for read in one.reads:
        if read.part == 0 and state.partial.get(read.number):
            wait = PARTIAL
    if state.shifted and one.conditional:
        wait = FLAGS
    return wait


def _front(state: State, one: Instruction, limit: int) -> tuple[float, float]:
    if state.slot == 3:
        state.slot, state.decode, state.group, state.reads = 0, state.decode + 1, set(), 0
    wait = _stumble(state, one)
    sources = {r.number for r in one.reads if r.number < 16} | set(one.address_registers)
    state.reads += len({n for n in sources if n not in state.group})
    if limit and state.reads > limit:
        wait, state.reads = wait + -(-state.reads // limit) - 1, 0
    state.group |= {r.number for r in one.writes} | sources
    state.slot += 1
    state.rename = max(state.rename + wait, state.decode + 1 + wait)
    return state.decode, state.rename


def _loaded(state: State, one: Instruction, address: int, start: float) -> float:
    end = start + LOAD
    for place, (size, when) in state.stores.items():
        if place < address + one.load_bytes and address < place + size:
            match = place == address and size == one.load_bytes
            end = max(end, when + (FORWARD if match else SLOW_FORWARD))
    return end


def simulate(trace: Trace, cpu: str, timeline: bool = False, read_limit: int = 2) -> Outcome:
    """What `targets.simulate.simulate` does, with the rules above; `read_limit` old registers a clock."""
    state = State()
    rows: list[tuple[float, ...]] = []
    retired = []
    for position in range(len(trace)):
        one = trace.code[int(trace.index[position])]
        decode, rename = _front(state, one, read_limit)
        start = max([rename + 1, *(state.ready.get(n, 0) for n in one.address_registers)])
        ready = max([rename + 1, *(state.ready.get(r.number, 0) for r in one.reads)])
        end = ready
        if one.load_bytes:
            loaded = _loaded(state, one, int(trace.load[position]), start)
            rows.append((position, 0, decode, rename, start, loaded, loaded))
            end = max(end, loaded)
        if not (one.load_bytes and one.mnemonic.startswith("mov")) or one.store_bytes:
            begin, end = end, end + 1
            rows.append((position, 1, decode, rename, begin, end, end))
        if one.store_bytes:
            state.stores[int(trace.store[position])] = (one.store_bytes, end)
        for wrote in one.writes:
            state.ready[wrote.number] = end
            state.partial[wrote.number] = wrote.part
        if one.conditional and trace.taken[position] and one.address not in state.seen:
            state.decode, state.slot = end, 3       # a jump's first time is a surprise
            state.seen.add(one.address)
        state.shifted = ((one.mnemonic in ("shr", "shl") and one.immediate not in (None, 1))
                         or (state.shifted and not any(w.number >= FLAG_C for w in one.writes)))
        state.retired = max(state.retired, end)
        retired.append(state.retired)
    return _outcome(trace, cpu, rows, retired, timeline)


def _outcome(trace: Trace, cpu: str, rows: list[tuple[float, ...]], retired: list[float], timeline: bool) -> Outcome:
    marks = tuple(float(retired[m - 1]) if m else 0.0 for m in trace.marks)
    columns = [np.array(c) for c in zip(*rows, strict=True)]
    zero = np.zeros(len(rows), dtype=int)
    rest = [item.name for item in fields(Timeline)][len(columns):]
    blank = {name: ("none",) if name.endswith("names") else zero for name in rest}
    made = Timeline(*columns, **blank) if timeline else None
    return Outcome(cpu=cpu, cycles=marks[-1] - marks[trace.warmup], calls=trace.measured, instructions=len(trace),
                   uops=len(rows), slots=len(rows), ports={}, bounds={}, causes={}, marks=marks, timeline=made)
