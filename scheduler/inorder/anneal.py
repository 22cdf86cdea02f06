"""Simulated annealing of an order of instructions on an in-order CPU: the inner loop, compiled by numba.

The clocks are those of scheduler.timing.pairing.Clocks, by the same rules (targets.model.p5_pairs), counted again only
from a change to where the old groups come back. Registers are webs (scheduler.inorder.webs), of which no more may live
at once than there are registers.
"""

from __future__ import annotations

from typing import Any, NamedTuple

import numpy as np

from targets.model.compiled import compiled, entry
from targets.model.p5_compiled import address_ready, decoding, listed_conflict, shadow, together

Array = np.ndarray[Any, Any]

FIRST, SECOND, CLOCKS, MEMORY, PREFIXES, OBJECT, BANK = range(7)  # columns of `code`
START, END, BEGIN, HIDDEN0, HIDDEN1, GROUP = range(6)  # columns of `run`, by place: see _count
CHANGED, INTERLOCK, SHADOW, REGISTERS, BYTES = range(5)  # `rules`
READS, ADDRESS, WRITES = slice(0, 4), slice(4, 7), slice(7, 9)  # columns of `webs`, -1 where there is none
LOST = 1 << 40


class Problem(NamedTuple):
    """The instructions as numbers, by their places in the plan; lists of lists are flat with `*_at` the beginnings."""

    code: Array
    webs: Array
    before: Array
    before_at: Array
    after: Array
    after_at: Array
    makers: Array
    makers_at: Array
    touched: Array
    touched_at: Array
    byte: Array  # of a web: whether it must be in a register with byte names
    entry: Array
    leave: Array
    pair_clocks: Array
    rules: Array
    mates_at: Array  # of each instruction: the first of its rows in `mate`
    mate: Array  # (mates, 2): that which one instruction does with it when it comes right behind; whether it is a load


class Board(NamedTuple):
    """The present order and what is known of it; `new_*` the same for the order on trial where that is another."""

    order: Array
    place: Array
    run: Array
    first: Array
    last: Array
    live: Array  # by place: webs alive after it, of which with bytes
    new_order: Array
    new_run: Array
    new_first: Array
    new_last: Array
    new_live: Array
    best: Array
    random: Array  # state of the generator


@compiled
def draw(state: Array, below: int) -> int:
    """A random number from 0 to below - 1, by xorshift64* (Vigna, ACM Transactions on Mathematical Software 42, 2016).
    """
    x = state[0]
    x ^= x >> np.uint64(12)
    x ^= x << np.uint64(25)
    x ^= x >> np.uint64(27)
    state[0] = x
    return int((x * np.uint64(2685821657736338717)) >> np.uint64(33)) % below


@compiled
def may_pair(p: Problem, i: int, j: int) -> bool:
    """Whether instruction `j` may go beside `i`."""
    if not p.code[i, FIRST] or not p.code[j, SECOND]:
        return False
    return not listed_conflict(p.webs[i, WRITES], p.webs[j])


@compiled
def beside(p: Problem, i: int, j: int, start: int, when: int) -> tuple[int, int]:
    """(clock in which `j` begins beside `i`, first free clock); `i` begins at `start`, `when` `j` has its address."""
    clash = p.code[i, OBJECT] >= 0 and p.code[i, OBJECT] == p.code[j, OBJECT] and p.code[i, BANK] == p.code[j, BANK]
    offset, clocks = together(p.pair_clocks[p.code[i, MEMORY], p.code[j, MEMORY]], p.code[i, CLOCKS],
                              p.code[j, CLOCKS], p.code[j, MEMORY], max(0, when - start), clash)
    return start + offset, start + clocks


@compiled
def decoded(p: Problem, i: int, end: int, begin: int, hidden: int) -> tuple[int, int, int]:
    """The clock from which `i` is decoded behind a group that was decoded from `begin` and ended at `end`.

    And what that group and the one before it, of which `hidden` is left, can still hide of decoding then.
    """
    left, last, before = decoding(p.code[i, PREFIXES], *shadow(begin, end, hidden, p.rules[SHADOW]))
    return end + left, last, before


@compiled
def _addressed(p: Problem, b: Board, i: int, at: int, begin: int) -> int:
    """The clock from which instruction `i`, now at place `at`, has its address; places from `begin` on are on trial."""
    when = 0
    for k in range(p.makers_at[i], p.makers_at[i + 1]):
        j = p.makers[k]
        where = b.place[j]
        if where < at:
            start = b.new_run[where, START] if where >= begin else b.run[where, START]
            when = max(when, address_ready(start + p.code[j, CLOCKS], p.rules[INTERLOCK]))
    return when


@compiled
def mate_row(p: Problem, i: int, j: int) -> int:
    """The row of instructions `i` and `j` as one, or -1."""
    for k in range(p.mates_at[i], p.mates_at[i + 1]):
        if p.mate[k, 0] == j:
            return p.mates_at.shape[0] - 1 + k
    return -1


@compiled
def _unit(p: Problem, b: Board, at: int) -> tuple[int, int]:
    """The row of the instruction at a place of the order on trial, and how many places it takes: 2 with its mate."""
    i = b.new_order[at]
    if at + 1 < b.order.shape[0]:
        row = mate_row(p, i, b.new_order[at + 1])
        if row >= 0:
            return row, 2
    return i, 1


@compiled
def _enter(p: Problem, b: Board, at: int, row: int, size: int, start: int) -> int:
    """Note when the unit at a place starts. Returns the place after it."""
    b.new_run[at, START] = start
    if size == 2:  # its result is there when the whole is done
        b.new_run[at + 1, START] = start + p.code[row, CLOCKS] - p.code[b.new_order[at + 1], CLOCKS]
        b.new_run[at + 1, GROUP] = 0
    return at + size


@compiled
def _count(p: Problem, b: Board, begin: int, low: int, high: int) -> int:
    """Clocks of the order on trial, which differs from the present one at places `low` to `high`.

    Groups are counted from `begin`, where one begins in both, into `new_run`: START of each place; at the first place
    of a group (GROUP 1) END the free clock, BEGIN and HIDDEN those of the group before. Returns the clocks with the
    first place that need not be counted again in rules[CHANGED].
    """
    n = b.order.shape[0]
    end, start_of = b.run[begin, END], b.run[begin, BEGIN]
    h0, h1 = b.run[begin, HIDDEN0], b.run[begin, HIDDEN1]
    at, shift, same = begin, 0, False
    while at < n:
        if at > high and b.run[at, GROUP] and b.run[at, HIDDEN0] == h0 and b.run[at, HIDDEN1] == h1 \
                and b.run[at, END] - b.run[at, BEGIN] == end - start_of:
            moved = end - b.run[at, END]
            if same and moved == shift:
                p.rules[CHANGED] = at
                return b.run[n, END] + moved
            same, shift = True, moved
        else:
            same = False
        b.new_run[at, GROUP], b.new_run[at, END], b.new_run[at, BEGIN] = 1, end, start_of
        b.new_run[at, HIDDEN0], b.new_run[at, HIDDEN1] = h0, h1
        i, size = _unit(p, b, at)
        start_of, h0, h1 = decoded(p, i, end, start_of, h0)
        start = max(start_of, _addressed(p, b, i, at, begin))
        end = start + p.code[i, CLOCKS]
        at = _enter(p, b, at, i, size, start)
        if at < n:
            j, size = _unit(p, b, at)
            if may_pair(p, i, j):
                start, end = beside(p, i, j, start, _addressed(p, b, j, at, begin))
                b.new_run[at, GROUP] = 0
                at = _enter(p, b, at, j, size, start)
    b.new_run[n, END], b.new_run[n, BEGIN], b.new_run[n, GROUP] = end, start_of, 1
    b.new_run[n, HIDDEN0], b.new_run[n, HIDDEN1] = h0, h1
    p.rules[CHANGED] = n + 1
    return end


@compiled
def _fits(p: Problem, b: Board, low: int, high: int) -> bool:
    """Whether registers suffice for the order on trial at places `low` to `high`; notes what lives there."""
    n = b.order.shape[0]
    for at in range(low, high + 1):
        i = b.new_order[at]
        for k in range(p.touched_at[i], p.touched_at[i + 1]):
            w = p.touched[k]
            b.new_first[w] = b.first[w] if b.first[w] < low else LOST
            b.new_last[w] = b.last[w] if b.last[w] > high else -1
    for at in range(low, high + 1):
        i = b.new_order[at]
        for k in range(p.touched_at[i], p.touched_at[i + 1]):
            w = p.touched[k]
            b.new_first[w] = min(b.new_first[w], at)
            b.new_last[w] = max(b.new_last[w], at)
    if low and (b.live[low - 1, 0] > p.rules[REGISTERS] or b.live[low - 1, 1] > p.rules[BYTES]) \
            and mate_row(p, b.order[low - 1], b.new_order[low]) < 0:
        return False
    live = b.live[low - 1, 0] if low else b.live[n, 0]
    byte = b.live[low - 1, 1] if low else b.live[n, 1]
    for at in range(low, high + 1):
        i = b.new_order[at]
        born = 0
        for k in range(p.touched_at[i], p.touched_at[i + 1]):
            w = p.touched[k]
            if b.new_first[w] == at:
                live, byte, born = live + 1, byte + p.byte[w], born + 1
            if b.new_last[w] == at:
                live, byte = live - 1, byte - p.byte[w]
                if b.new_first[w] == at and live >= p.rules[REGISTERS]:
                    return False
        b.new_live[at, 0], b.new_live[at, 1] = live, byte
        if live > p.rules[REGISTERS] or byte > p.rules[BYTES]:
            after = b.new_order[at + 1] if at < high else b.order[at + 1] if at + 1 < n else -1
            if mate_row(p, i, after) < 0:
                return False
    return True


@compiled
def _slack(p: Problem, b: Board, first: int, last: int) -> tuple[int, int]:
    """Places at which the instructions at `first` to `last` could begin and end when all others stay."""
    low, high = 0, b.order.shape[0] - 1
    for at in range(first, last + 1):
        i = b.order[at]
        for k in range(p.before_at[i], p.before_at[i + 1]):
            where = b.place[p.before[k]]
            if low <= where < first:
                low = where + 1
        for k in range(p.after_at[i], p.after_at[i + 1]):
            where = b.place[p.after[k]]
            if last < where <= high:
                high = where - 1
    return low, high


@compiled
def _shift(b: Board, first: int, last: int, to: int) -> tuple[int, int]:
    """Lay the order with places `first` to `last` beginning at `to` out for trial. Returns the places that differ."""
    size = last - first + 1
    low, high = min(first, to), max(last, to + size - 1)
    at = low
    if to < first:
        for k in range(first, last + 1):
            b.new_order[at] = b.order[k]
            at += 1
        for k in range(to, first):
            b.new_order[at] = b.order[k]
            at += 1
    else:
        for k in range(last + 1, to + size):
            b.new_order[at] = b.order[k]
            at += 1
        for k in range(first, last + 1):
            b.new_order[at] = b.order[k]
            at += 1
    return low, high


@compiled
def _take(p: Problem, b: Board, begin: int, low: int, high: int, clocks: int) -> None:
    """The order on trial becomes the present one."""
    n = b.order.shape[0]
    for at in range(low, high + 1):
        i = b.new_order[at]
        b.order[at] = i
        b.live[at, 0], b.live[at, 1] = b.new_live[at, 0], b.new_live[at, 1]
        for k in range(p.touched_at[i], p.touched_at[i + 1]):
            w = p.touched[k]
            b.first[w], b.last[w] = b.new_first[w], b.new_last[w]
    changed = p.rules[CHANGED]
    moved = clocks - b.run[n, END]
    _copy_run(b, begin, min(changed, n + 1))
    if moved and changed <= n:
        for at in range(changed, n + 1):
            b.run[at, START] += moved
            b.run[at, END] += moved
            b.run[at, BEGIN] += moved


@compiled
def _try_move(p: Problem, b: Board, first: int, last: int, to: int, limit: int) -> int:
    """Move places `first` to `last` to begin at `to` if at most `limit` clocks come of it; they are returned, or -1."""
    low, high = _shift(b, first, last, to)
    if not _fits(p, b, low, high):
        _undo(b, low, high)
        return -1
    begin = low - 1 if low else 0
    while begin and not b.run[begin, GROUP]:
        begin -= 1
    for at in range(low, high + 1):
        b.place[b.new_order[at]] = at
    clocks = _count(p, b, begin, low, high)
    if clocks <= limit:
        _take(p, b, begin, low, high, clocks)
        return clocks
    _undo(b, low, high)
    return -1


@compiled
def _undo(b: Board, low: int, high: int) -> None:
    for at in range(low, high + 1):
        b.new_order[at] = b.order[at]
        b.place[b.order[at]] = at


@compiled
def _prepare(p: Problem, b: Board) -> int:
    """Count the present order from its beginning. Returns its clocks, -1 if registers do not suffice."""
    n = b.order.shape[0]
    live = byte = 0
    for w in range(p.entry.shape[0]):
        b.first[w], b.last[w] = LOST, -1
        if p.entry[w]:
            b.first[w] = -1
            live, byte = live + 1, byte + p.byte[w]
        if p.leave[w]:
            b.last[w] = n
    b.live[n, 0], b.live[n, 1] = live, byte
    for at in range(n):
        i = b.order[at]
        b.place[i], b.new_order[at] = at, i
        for k in range(p.touched_at[i], p.touched_at[i + 1]):
            w = p.touched[k]
            b.first[w], b.last[w] = min(b.first[w], at), max(b.last[w], at)
    for w in range(p.entry.shape[0]):
        b.new_first[w], b.new_last[w] = b.first[w], b.last[w]
    if n and not _fits(p, b, 0, n - 1):
        return -1
    for at in range(n):
        b.live[at, 0], b.live[at, 1] = b.new_live[at, 0], b.new_live[at, 1]
    for k in range(6):
        b.run[0, k] = 0
    clocks = _count(p, b, 0, 0, n)
    _copy_run(b, 0, n + 1)
    return clocks


@compiled
def _copy_run(b: Board, begin: int, end: int) -> None:
    for at in range(begin, end):
        for k in range(6):
            b.run[at, k] = b.new_run[at, k]


@compiled
def _keep(b: Board) -> None:
    for at in range(b.order.shape[0]):
        b.best[at] = b.order[at]


@entry
def anneal(p: Problem, b: Board, tries: int, heat: float, far: int, longest: int) -> int:
    """`tries` moves from the order in `b`, which must fit; the best order is left in `b.best`. Returns its clocks.

    A move that costs more is taken if the clocks it adds are below `heat`, which falls to nothing, times an
    exponentially distributed number. `longest` instructions move together at most, by at most `far` places. Returns -1
    if the order to begin with has too few registers.
    """
    n = b.order.shape[0]
    now = _prepare(p, b)
    best = now
    _keep(b)
    if now < 0 or n < 3:
        return now
    for step in range(tries):
        size = 1
        if draw(b.random, 4) == 0:
            size = min(1 + draw(b.random, longest), n - 1)
        first = draw(b.random, n - size + 1)
        low, high = _slack(p, b, first, first + size - 1)
        low, high = max(low, first - far), min(high, first + size - 1 + far) - size + 1
        if high <= low:
            continue
        to = low + draw(b.random, high - low)
        if to >= first:
            to += 1
        warm = heat * (1.0 - step / tries)
        spare = int(-warm * np.log((1 + draw(b.random, 1 << 20)) / (1 << 20)))
        clocks = _try_move(p, b, first, first + size - 1, to, now + spare)
        if clocks >= 0:
            now = clocks
            if now < best:
                best = now
                _keep(b)
    return best
