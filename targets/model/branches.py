"""Compiled branch prediction: enough of it to say which jumps of a kernel are mispredicted.

Conditional jumps have a local (or global) history that picks a two-bit counter, and on some CPUs a counter of loop
trips. Indirect jumps go where they went last time; returns are always right. A sketch of Agner Fog, The
microarchitecture of Intel, AMD and VIA CPUs (2023), sections 3.3 to 3.5 and 3.11.

Counters are in rows of `COUNTERS`. A jump has the row of its number for the last outcomes; those before, where the
history is longer, pick other rows, which jumps may have in common, as they have in a table for all.
"""

from __future__ import annotations

import numpy as np

from targets.model.compiled import compiled
from targets.model.machine import B_GLOBAL, COUNTERS, INSTRUCTIONS, Machine
from targets.model.state import CONDITIONAL, INDIRECT, Array, Code, Cpu

SPREAD = 2531       # odd, so that a jump's longer histories have rows of their own, and jumps seldom the same ones


def counter_rows(jumps: Array, cpu: Cpu) -> Array:
    """The rows of counters, sorted, that the jumps of these numbers may use."""
    longer = np.arange(max(1, (1 << max(cpu.history, cpu.global_history)) // COUNTERS))
    return np.unique(jumps[:, None] ^ longer * SPREAD & INSTRUCTIONS - 1)


@compiled
def mispredicted(m: Machine, code: Code, cpu: Cpu, i: int, taken: int, following: int) -> bool:
    """Whether the jump `i` goes another way than predicted; the predictor learns in any case."""
    flags = code.i[i].flags
    i &= INSTRUCTIONS - 1
    if flags & INDIRECT:
        wrong = m.target[i] >= 0 and m.target[i] != following
        m.target[i] = following
        return bool(wrong)
    if not flags & CONDITIONAL:
        return False
    bits = cpu.global_history if cpu.global_history else cpu.history
    history = m.back[B_GLOBAL] if cpu.global_history else m.history[i]
    history &= (1 << bits) - 1
    row, at = i ^ history // COUNTERS * SPREAD & INSTRUCTIONS - 1, history & COUNTERS - 1
    guess = 1 if m.counters[row, at] >= 2 else 0
    if cpu.loop_counter and m.last_run[i] > 0 and m.last_run[i] <= cpu.loop_counter:
        guess = 0 if m.run_length[i] >= m.last_run[i] else 1
    _learn(m, i, row, at, taken)
    return bool(guess != taken)


@compiled
def _learn(m: Machine, i: int, row: int, at: int, taken: int) -> None:
    counter = m.counters[row, at]
    if taken and counter < 3:
        m.counters[row, at] = counter + 1
    elif not taken and counter > 0:
        m.counters[row, at] = counter - 1
    m.history[i] = (m.history[i] << 1 | taken) & 0xFFFF
    m.back[B_GLOBAL] = (m.back[B_GLOBAL] << 1 | taken) & 0xFFFF
    if taken:
        m.run_length[i] += 1
    else:
        # a loop that always runs the same number of times is known after two rounds
        m.last_run[i] = m.run_length[i] if m.run_length[i] == m.target[i] else 0
        m.target[i] = m.run_length[i]
        m.run_length[i] = 0
