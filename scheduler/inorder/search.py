"""Looking for a better order of a plan's instructions on a CPU that executes in order, registers following the order.

On webs (scheduler.inorder.webs), a beam search makes an order (scheduler.inorder.beam) and simulated annealing improves
it (scheduler.inorder.anneal); then registers are assigned. It is deterministic: the same plan, seed, width and number
of tries give the same order.
"""

from __future__ import annotations

import itertools
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass

import numpy as np

from scheduler.code.instr import BYTE, GENERAL, Plan
from scheduler.inorder import anneal as ia
from scheduler.inorder import beam as ib
from scheduler.inorder.coloring import assign
from scheduler.inorder.forms import webs_in_order
from scheduler.inorder.webs import Access, Mate, Webs
from scheduler.schedule.reorder import Limits
from scheduler.timing.pairing import Rules, clocks, records, rules
from targets.cpu import Cpu
from targets.model.p5_pairs import address_ready

WIDTH = 64  # partial orders that the beam search keeps
SIGHT = 60  # instructions of the plan's order, from the oldest that is left, that may come next
HEAT = 0.3  # clocks: a move that costs as much is taken about one time in three at first
FAR = 40  # places that a move goes at most
LONGEST = 6  # instructions that move together


MOVES = 2000  # for each instruction, in one of many searches
WIDTHS = (64, 250, 1000, 120, 500)
HEATS = (0.3, 0.2, 0.5)
MARKS = 0x5DEECE66D


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
    """The numbers of a piece for the compiled search; behind the instructions are mates as one, by their first."""
    n = len(webs.access)
    mates = sorted(webs.mates, key=lambda m: (m.first, m.second))
    joint = [_joint(webs, m) for m in mates]
    access = [*webs.access, *joint]
    made = records([*webs.renamed, *(m.joint for m in mates)], of)
    code, names = np.zeros((len(made), 7), dtype=np.int64), np.full((len(made), 9), -1, dtype=np.int64)
    objects: dict[object, int] = {}
    for i, (one, mine) in enumerate(zip(made, access, strict=True)):
        code[i, :5] = one.first, one.second, one.clocks, one.memory, one.prefixes
        code[i, ia.OBJECT] = -1 if one.place is None else objects.setdefault(one.place[0], len(objects))
        code[i, ia.BANK] = 0 if one.place is None else of.bank(one.place)
        for where, found in ((ia.READS, mine.reads), (ia.ADDRESS, mine.address), (ia.WRITES, mine.writes)):
            names[i, where][:len(found)] = found
    after: list[list[int]] = [[] for _ in range(n)]
    for i, first in enumerate(webs.before):
        for j in first:
            after[j].append(i)
    makers = webs.makers
    for m, together in zip(mates, joint, strict=True):
        others = {j for k in (m.first, m.second) for w in together.address for j in webs.sources[k].get(w, [])}
        makers.append(sorted(others - {m.first, m.second}))
    return ia.Problem(code, names, *_flat([sorted(b) for b in webs.before]), *_flat(after), *_flat(makers),
                      *_flat([a.webs for a in access]),
                      np.array([w.byte for w in webs.webs], dtype=np.int64),
                      np.array([bool(w.entry) for w in webs.webs], dtype=np.int64),
                      np.array([bool(w.leave) for w in webs.webs], dtype=np.int64),
                      np.array(of.pair_clocks, dtype=np.int64),
                      np.array([0, of.interlock, of.shadow, len(GENERAL), len(BYTE)], dtype=np.int64),
                      np.searchsorted([m.first for m in mates], np.arange(n + 1)).astype(np.int64),
                      np.array([(m.second, m.web >= 0) for m in mates], dtype=np.int64).reshape(-1, 2))


def _joint(webs: Webs, mate: Mate) -> Access:
    """What two mates do as one."""
    one, two = webs.access[mate.first], webs.access[mate.second]
    if mate.web < 0:
        return Access([], two.writes, two.webs)
    return Access([w for w in two.reads if w != mate.web], two.writes, one.address)


def board(webs: Webs, order: Sequence[int], seed: int) -> ia.Board:
    """A search's state, at `order`."""
    n, w = len(webs.access), len(webs.webs)

    def zeros(*shape: int) -> ia.Array:
        return np.zeros(shape, dtype=np.int64)

    return ia.Board(np.array(order, dtype=np.int64), zeros(n), zeros(n + 1, 6), zeros(w), zeros(w), zeros(n + 1, 2),
                    zeros(n), zeros(n + 1, 6), zeros(w), zeros(w), zeros(n + 1, 2), zeros(n),
                    _random(seed))


def heights(webs: Webs, clocks_of: Sequence[int], interlock: int) -> list[int]:
    """Clocks from the start of each instruction to the end of the piece, at least."""
    found = list(clocks_of)
    for i in range(len(found) - 1, -1, -1):  # the plan's own order keeps the dependences
        for j in webs.before[i]:
            one, two = webs.access[j], webs.access[i]
            wait = 0
            if not set(one.writes).isdisjoint(two.webs) or webs.stores[j]:
                addressed = not set(one.writes).isdisjoint(two.address)
                wait = address_ready(clocks_of[j], interlock) if addressed else clocks_of[j]
            found[j] = max(found[j], wait + found[i])
    return found


def beam(webs: Webs, p: ia.Problem, width: int, seed: int) -> ib.Beam:
    """The state of a beam search at its beginning."""
    n, w = len(webs.access), len(webs.webs)

    def zeros(*shape: int) -> ia.Array:
        return np.zeros(shape, dtype=np.int64)

    rng = np.random.Generator(np.random.PCG64(MARKS))
    count = np.bincount([k for a in webs.access for k in a.webs], minlength=w).astype(np.int64)
    slots = [int(c[ia.CLOCKS]) * (1 if c[ia.FIRST] or c[ia.SECOND] else 2) for c in p.code]
    height = heights(webs, [int(c) for c in p.code[:n, ia.CLOCKS]], int(p.rules[ia.INTERLOCK]))
    for m in webs.mates:
        slots[m.first] = 1 if m.web >= 0 else 0
    mates = [(m.first, m.second) for m in sorted(webs.mates, key=lambda m: (m.first, m.second))]
    for row, (first, second) in enumerate(mates, n):
        more = int(p.code[row, ia.CLOCKS] - p.code[second, ia.CLOCKS])
        height.append(max(height[second] + more, height[first] if first not in webs.before[second] else 0))
        slots[row] = slots[first] + slots[second]
    children = 16 * width
    made = ib.Beam(zeros(2, width, 13), np.zeros((2, width, n), dtype=np.int16),
                   np.zeros((2, width, w), dtype=np.int16), zeros(2, width, ib.RECENT, 2), zeros(2, width),
                   zeros(children, 15), zeros(children), zeros(1 << (2 * children).bit_length()),
                   rng.integers(0, 1 << 62, n),
                   np.array(mates, dtype=np.int64).reshape(-1, 2), np.array(height, dtype=np.int64),
                   np.array(slots, dtype=np.int64), count, zeros(ib.BUCKETS), np.zeros((n, width), dtype=np.int32),
                   np.zeros((n, width), dtype=np.int32), _random(seed))
    made.waits[0, 0] = [len(b) for b in webs.before]
    made.uses[0, 0] = count
    made.recent[:, :, :, 0] = -1
    made.state[0, 0, ib.WAITING] = -1
    made.state[0, 0, ib.LIVE] = int(p.entry.sum())
    made.state[0, 0, ib.BYTE] = int((p.entry * p.byte).sum())
    made.state[0, 0, ib.LEFT] = sum(slots[:n])
    return made


def _random(seed: int) -> ia.Array:
    return np.array([0x9E3779B97F4A7C15 ^ (seed + 1) * 0xD1342543DE82EF95 & (1 << 64) - 1], dtype=np.uint64)


def search(plan: Plan, cpu: Cpu, tries: int, seed: int = 1, width: int = WIDTH, heat: float = HEAT,
           start: Sequence[int] | None = None) -> Ordered | None:
    """The best order that `tries` moves come to, from `start` or that of a beam search.

    `width`: partial orders that the beam search keeps; `heat` in clocks, as `anneal` has it. None if registers do not
    suffice for it, or the search cannot serve (scheduler.inorder.webs.webs_of).
    """
    webs = webs_in_order(plan, cpu)
    if webs is None or not plan.instrs:
        return None
    of = rules(cpu.name)
    numbers = problem(webs, of)
    first = list(start) if start is not None else beamed(webs, numbers, width, seed)
    state = board(webs, first or range(len(webs.access)), seed)
    found = ia.anneal(numbers, state, tries, heat, FAR, LONGEST)
    if found < 0:
        return None
    order = tuple(int(i) for i in state.best)
    assert webs.allow(order)
    made = assign(webs, order)
    return None if made is None else Ordered(order, made, clocks(records(made.instrs, of), of))


def beamed(webs: Webs, p: ia.Problem, width: int, seed: int) -> list[int]:
    """The order that a beam search of that width finds; empty if there is none that registers suffice for."""
    order = np.zeros(len(webs.access), dtype=np.int64)
    found = ib.beam_search(p, beam(webs, p, width, seed), order, width, SIGHT)
    return [] if found < 0 else [int(i) for i in order]


def search_longer(plan: Plan, cpu: Cpu, limits: Limits, seed: int = 1, start: Sequence[int] | None = None,
                  told: Callable[[int, float], object] = lambda tries, cycles: None) -> tuple[Ordered | None, int]:
    """The best order of many searches, and how many moves they tried: wider beams, and again from the best so far.

    `told(tries, cycles)` hears of every improvement. The same limits in tries give the same order.
    """
    best: Ordered | None = None
    begun, tries, each = time.monotonic(), 0, MOVES * len(plan.instrs)
    for number in itertools.count():
        if number and limits.spent(begun, tries) >= 1.0:
            break
        again = best.order if best is not None and number % 2 else start if number == 0 else None
        found = search(plan, cpu, each, seed + 1000 * number, WIDTHS[number // 2 % len(WIDTHS)],
                       HEATS[number % len(HEATS)], again)
        tries += each
        if found is not None and (best is None or found.cycles < best.cycles):
            best = found
            told(tries, found.cycles)
    return best, tries


def search_several(plan: Plan, cpu: Cpu, searches: int) -> Ordered | None:
    """The best order of some searches of `search_longer`."""
    return search_longer(plan, cpu, Limits(tries=searches * MOVES * len(plan.instrs)))[0]
