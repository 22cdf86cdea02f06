"""Looking for a better order of a plan's instructions on a CPU that executes in order, registers following the order.

The search is simulated annealing on webs (scheduler.webs, scheduler.inorder_anneal); then registers are assigned. It
is deterministic: the same plan, seed and number of tries give the same order.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np

from scheduler import inorder_anneal as ia
from scheduler.instr import BYTE, GENERAL, Plan
from scheduler.pairing import Rules, clocks, records, rules
from scheduler.webs import Webs, assign, webs_of
from targets.cpu import Cpu

HEAT = 1.0  # clocks: a move that costs as much is taken about one time in three at first
FAR = 40  # places that a move goes at most
LONGEST = 6  # instructions that move together


@dataclass(frozen=True)
class Ordered:
    """An order found: the permutation, the plan with registers in that order, and its clocks."""

    order: tuple[int, ...]
    plan: Plan
    cycles: int


def _flat(lists: Sequence[Sequence[int]]) -> tuple[ia.Array, ia.Array]:
    at = np.cumsum([0, *(len(one) for one in lists)]).astype(np.int64)
    return np.array([x for one in lists for x in one], dtype=np.int64), at


def problem(webs: Webs, of: Rules) -> ia.Problem:
    """The numbers of a piece for the compiled search."""
    n = len(webs.access)
    code, names = np.zeros((n, 7), dtype=np.int64), np.full((n, 9), -1, dtype=np.int64)
    objects: dict[object, int] = {}
    for i, one in enumerate(records(webs.renamed, of)):
        code[i, :5] = one.first, one.second, one.clocks, one.memory, one.prefixes
        code[i, ia.OBJECT] = -1 if one.place is None else objects.setdefault(one.place[0], len(objects))
        code[i, ia.BANK] = 0 if one.place is None else one.place[1] // of.bank_bytes % of.banks
        mine = webs.access[i]
        for where, found in ((ia.READS, mine.reads), (ia.ADDRESS, mine.address), (ia.WRITES, mine.writes)):
            names[i, where][:len(found)] = found
    after: list[list[int]] = [[] for _ in range(n)]
    for i, first in enumerate(webs.before):
        for j in first:
            after[j].append(i)
    return ia.Problem(code, names, *_flat([sorted(b) for b in webs.before]), *_flat(after),
                      *_flat([sorted(set(m)) for m in webs.makers]), *_flat([a.webs for a in webs.access]),
                      np.array([w.byte for w in webs.webs], dtype=np.int64),
                      np.array([bool(w.entry) for w in webs.webs], dtype=np.int64),
                      np.array([bool(w.leave) for w in webs.webs], dtype=np.int64),
                      np.array(of.pair_clocks, dtype=np.int64),
                      np.array([0, of.interlock, of.banks, len(GENERAL), len(BYTE)], dtype=np.int64))


def board(webs: Webs, order: Sequence[int], seed: int) -> ia.Board:
    """A search's state, at `order`."""
    n, w = len(webs.access), len(webs.webs)

    def zeros(*shape: int) -> ia.Array:
        return np.zeros(shape, dtype=np.int64)

    return ia.Board(np.array(order, dtype=np.int64), zeros(n), zeros(n + 1, 6), zeros(w), zeros(w), zeros(n + 1, 2),
                    zeros(n), zeros(n + 1, 6), zeros(w), zeros(w), zeros(n + 1, 2), zeros(n),
                    np.array([0x9E3779B97F4A7C15 ^ (seed + 1) * 0xD1342543DE82EF95 & (1 << 64) - 1], dtype=np.uint64))


def search(plan: Plan, cpu: Cpu, tries: int, seed: int = 1, heat: float = HEAT,
           start: Sequence[int] | None = None) -> Ordered | None:
    """The best order that `tries` moves come to; None if there is none with registers, or the search cannot serve."""
    webs = webs_of(plan)
    if webs is None:
        return None
    of = rules(cpu.name)
    state = board(webs, start if start is not None else range(len(plan.instrs)), seed)
    found = ia.anneal(problem(webs, of), state, tries, heat, FAR, LONGEST)
    if found < 0:
        return None
    order = tuple(int(i) for i in state.best)
    made = assign(webs, order)
    return None if made is None else Ordered(order, made, clocks(records(made.instrs, of), of))
