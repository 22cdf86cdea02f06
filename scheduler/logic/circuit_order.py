"""Orders of a circuit's steps that need few instructions on a machine with two operands and few registers.

The machine: an operation overwrites one register operand; its other operand may lie in memory. Inputs begin in
registers, as many as there are, the others in memory; outputs end in registers or in memory. Where no operand may be
overwritten, a copy (or a load) comes first. Where no register is free, the value that is used last of all goes to
memory. So what is counted is what a compiler must emit: operations, copies and loads, stores.
"""

from __future__ import annotations

import numpy as np

from scheduler.logic.circuit import Circuit, Step
from targets.numba_alone import numba

U64 = np.uint64
NEVER = 1 << 30


def instructions(circuit: Circuit, registers: int) -> tuple[int, int, int]:
    """Operations, copies or loads, and stores for the order written with this many registers (at least 2)."""
    a, b, uses, starts, ends = _arrays(circuit)
    order = np.arange(len(a), dtype=np.int64)
    copies, stores = _count(a, b, uses, starts, ends, order, circuit.inputs, registers)
    return circuit.gates, int(copies), int(stores)


def reorder(circuit: Circuit, registers: int = 16, iterations: int = 100000, seed: int = 1) -> Circuit:
    """The same steps in an order that needs few copies, loads and stores with `registers`: simulated annealing.

    `iterations`: moves of a step. What half as many registers need counts a quarter.
    """
    if len(circuit.steps) < 2 or any(not s.args for s in circuit.steps):
        return circuit
    a, b, uses, starts, ends = _arrays(circuit)
    order = _anneal(a, b, uses, starts, ends, circuit.inputs, registers, iterations, seed)
    number = list(range(circuit.inputs)) + [0] * len(order)
    for k, i in enumerate(order):
        number[circuit.inputs + int(i)] = circuit.inputs + k
    steps = tuple(Step(circuit.steps[i].kind, tuple(number[x] for x in circuit.steps[i].args)) for i in order)
    return Circuit(circuit.inputs, steps, tuple(number[o] for o in circuit.outputs), circuit.name)


def _arrays(circuit: Circuit) -> tuple[np.ndarray, np.ndarray, np.ndarray, np.ndarray, np.ndarray]:
    """Operands (-1 for none), the steps that use each value one value behind another, where they start, outputs."""
    a = np.array([s.args[0] if s.args else -1 for s in circuit.steps], np.int64)
    b = np.array([s.args[1] if len(s.args) > 1 else -1 for s in circuit.steps], np.int64)
    users: list[list[int]] = [[] for _ in range(circuit.inputs + len(circuit.steps))]
    for i, s in enumerate(circuit.steps):
        for x in dict.fromkeys(s.args):
            users[x].append(i)
    starts = np.cumsum([0, *map(len, users)]).astype(np.int64)
    ends = np.zeros(len(users), np.bool_)
    ends[list(circuit.outputs)] = True
    return a, b, np.array([i for u in users for i in u], np.int64), starts, ends


@numba.njit(cache=True, nogil=True)
def _next_use(v, now, uses, starts, ends, at):  # type: ignore[no-untyped-def]
    """The position after `now` at which v is next used; after all others for an output, NEVER if it is dead."""
    best = NEVER - 1 if ends[v] else NEVER
    for k in range(starts[v], starts[v + 1]):
        p = at[uses[k]]
        if now < p < best:
            best = p
    return best


@numba.njit(cache=True, nogil=True)
def _count(a, b, uses, starts, ends, order, inputs, registers):  # type: ignore[no-untyped-def]
    """Copies or loads, and stores."""
    total = inputs + len(order)
    at = np.zeros(len(order), np.int64)
    for k in range(len(order)):
        at[order[k]] = k
    held = np.zeros(registers, np.int64)  # values in registers
    n = 0
    inside = np.zeros(total, np.bool_)
    stored = np.zeros(total, np.bool_)
    for v in range(inputs):
        if n < registers and starts[v] < starts[v + 1]:
            held[n] = v
            n += 1
            inside[v] = True
        else:
            stored[v] = True
    copies, stores = 0, 0
    for k in range(len(order)):
        i = order[k]
        x, y = a[i], b[i]
        place = -1  # the register that the result takes
        for v in (x, y):
            if place < 0 and v >= 0 and inside[v] and _next_use(v, k, uses, starts, ends, at) == NEVER:
                for r in range(n):
                    if held[r] == v:
                        place = r
        if place < 0 and x >= 0:
            copies += 1
        if place >= 0:
            inside[held[place]] = False
            held[place] = inputs + i
        elif n < registers:
            held[n] = inputs + i
            n += 1
        else:
            far, farthest = 0, -1
            for r in range(n):
                p = _next_use(held[r], k, uses, starts, ends, at)
                if p > farthest:
                    far, farthest = r, p
            gone = held[far]
            if farthest < NEVER and not stored[gone]:
                stores += 1
                stored[gone] = True
            inside[gone] = False
            held[far] = inputs + i
        inside[inputs + i] = True
        r = 0
        while r < n:  # what is dead leaves its register
            if _next_use(held[r], k, uses, starts, ends, at) == NEVER:
                inside[held[r]] = False
                n -= 1
                held[r] = held[n]
            else:
                r += 1
    return copies, stores


@numba.njit(cache=True, nogil=True)
def _cost(a, b, uses, starts, ends, order, inputs, registers):  # type: ignore[no-untyped-def]
    many = _count(a, b, uses, starts, ends, order, inputs, registers)
    few = _count(a, b, uses, starts, ends, order, inputs, max(2, registers // 2))
    return many[0] + many[1] + (few[0] + few[1]) / 4


@numba.njit(cache=True, nogil=True)
def _anneal(a, b, uses, starts, ends, inputs, registers, iterations, seed):  # type: ignore[no-untyped-def]
    n = len(a)
    order = np.arange(n)
    at = np.arange(n)
    np.random.seed(seed)
    now = _cost(a, b, uses, starts, ends, order, inputs, registers)
    best, least = order.copy(), now
    for turn in range(iterations):
        heat = 1.0 * (1 - turn / iterations) + 0.02
        i = np.random.randint(n)
        low, high = 0, n - 1
        for v in (a[i], b[i]):
            if v >= inputs:
                low = max(low, at[v - inputs] + 1)
        for k in range(starts[inputs + i], starts[inputs + i + 1]):
            high = min(high, at[uses[k]] - 1)
        if high <= low:
            continue
        old = at[i]
        new = low + np.random.randint(high - low + 1)
        if new == old:
            continue
        _move(order, at, old, new)
        cost = _cost(a, b, uses, starts, ends, order, inputs, registers)
        if cost <= now or np.random.random() < np.exp((now - cost) / heat):
            now = cost
            if cost < least:
                least = cost
                best = order.copy()
        else:
            _move(order, at, new, old)
    return best


@numba.njit(cache=True, nogil=True)
def _move(order, at, old, new):  # type: ignore[no-untyped-def]
    i = order[old]
    step = 1 if new > old else -1
    k = old
    while k != new:
        order[k] = order[k + step]
        at[order[k]] = k
        k += step
    order[new] = i
    at[i] = new
