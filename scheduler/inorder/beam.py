"""Beam search for an order of instructions on an in-order CPU, from the first to the last: compiled by numba.

All partial orders of the same length are compared by a lower bound of what they will come to: the longest path that is
left, and half a clock for every issue slot that is left. The best are kept; of those that have done the same
instructions only one. Registers are webs (scheduler.inorder.webs), of which no more may live at once than there are
registers.
"""

from __future__ import annotations

from typing import Any, NamedTuple

import numpy as np

from scheduler.inorder.anneal import (
    BYTES,
    CLOCKS,
    FIRST,
    INTERLOCK,
    REGISTERS,
    Problem,
    beside,
    decoded,
    draw,
    mate_row,
    may_pair,
)
from targets.model.compiled import compiled, entry
from targets.model.p5_compiled import address_ready

Array = np.ndarray[Any, Any]

# columns of `state`
NOW, BEGAN, HIDDEN0, HIDDEN1, WAITING, START, LIVE, BYTE, LEFT, OLDEST, REACH, SCORE, BEGINS = range(13)
RECENT = 6  # instructions whose clocks are remembered: more than begin in the clocks that an address waits for
JITTER = 4  # scores that differ by less than this are as good as equal
BUCKETS = 4096
NEVER = 1 << 40


class Beam(NamedTuple):
    """The states kept (first index 0 or 1: this length and the next), the children of all, and where they came from."""

    state: Array
    waits: Array  # (2, width, n): instructions that must still come before; -1 when done
    uses: Array  # (2, width, webs): instructions left that touch a web
    recent: Array  # (2, width, RECENT, 2): the last instructions and their first clocks
    mark: Array  # (2, width): of the instructions done, as a number
    child: Array  # (children, 15): parent, instruction, then the child's columns of `state`
    child_mark: Array
    seen: Array  # hash table of children; its size is a power of 2
    marks: Array  # of each instruction
    pairs: Array  # of each row behind those of the instructions: the two that it stands for
    height: Array  # clocks from the start of each instruction to the end of the piece
    slots: Array  # issue slots of each instruction
    touches: Array  # of each web: instructions that touch it
    buckets: Array
    parent: Array  # (n, width): the place of the parent among the states before, for each length
    chosen: Array  # (n, width): and the instruction added
    random: Array


@compiled
def _addressed(p: Problem, recent: Array, i: int) -> int:
    """The clock from which instruction `i` has its address."""
    when = 0
    for k in range(p.makers_at[i], p.makers_at[i + 1]):
        for r in range(RECENT):
            if recent[r, 0] == p.makers[k]:
                when = max(when, address_ready(recent[r, 1] + p.code[recent[r, 0], CLOCKS], p.rules[INTERLOCK]))
    return when


@compiled
def _step(p: Problem, b: Beam, side: int, s: int, i: int, into: Array) -> bool:
    """The state that instruction `i` makes of state `s`, into a child; False if registers do not suffice."""
    state, recent, uses = b.state[side, s], b.recent[side, s], b.uses[side, s]
    live, byte = state[LIVE], state[BYTE]
    for k in range(p.touched_at[i], p.touched_at[i + 1]):
        w = p.touched[k]
        if uses[w] == b.touches[w] and not p.entry[w]:
            live, byte = live + 1, byte + p.byte[w]
        if uses[w] == 1 and not p.leave[w]:
            live, byte = live - 1, byte - p.byte[w]
            if b.touches[w] == 1 and not p.entry[w] and live >= p.rules[REGISTERS]:
                return False
    if live > p.rules[REGISTERS] or byte > p.rules[BYTES]:
        return False
    first = state[WAITING]
    when = _addressed(p, recent, i)
    for k in range(13):
        into[2 + k] = state[k]
    if first >= 0 and may_pair(p, first, i):
        start, into[2 + NOW] = beside(p, first, i, state[START], when)
        into[2 + WAITING] = -1
    else:
        begin, into[2 + HIDDEN0], into[2 + HIDDEN1] = decoded(p, i, state[NOW], state[BEGAN], state[HIDDEN0])
        into[2 + BEGAN] = begin
        start = max(begin, when)
        into[2 + START] = start
        into[2 + NOW] = start + p.code[i, CLOCKS]
        into[2 + WAITING] = i if p.code[i, FIRST] else -1
    into[1] = i
    into[2 + BEGINS] = start
    into[2 + LIVE], into[2 + BYTE] = live, byte
    into[2 + LEFT] = state[LEFT] - b.slots[i]
    into[2 + REACH] = max(state[REACH], start + b.height[i])
    return True


@compiled
def _score(p: Problem, b: Beam, side: int, s: int, child: Array, far: int) -> int:
    """What a child will come to at best; in quarters of clocks, and less for slots that are not yet lost."""
    n = b.waits.shape[2]
    open_slot = child[2 + WAITING] >= 0
    now = child[2 + START] if open_slot else child[2 + NOW]
    path = child[2 + REACH]
    oldest, part = b.state[side, s, OLDEST], first_part(b, child[1])
    second = child[1] if child[1] < n else b.pairs[child[1] - n, 1]
    for j in range(oldest, min(n, oldest + far)):
        if b.waits[side, s, j] == 0 and j != part and j != second:
            path = max(path, max(now, _addressed(p, b.recent[side, s], j)) + b.height[j])
    work = 2 * child[2 + NOW] - (1 if open_slot else 0) + child[2 + LEFT]
    return 4 * max(2 * path, work) + 2 * work + path


@compiled
def _note(b: Beam, count: int, mark: int) -> int:
    """Where the child under `count` belongs: there, or in place of one that did the same at more cost; -1: nowhere."""
    size = b.seen.shape[0]
    at = mark & (size - 1)
    while b.seen[at] >= 0:
        other = b.seen[at]
        if b.child_mark[other] == mark:
            return other if b.child[count, 2 + SCORE] < b.child[other, 2 + SCORE] else -1
        at = at + 1 if at + 1 < size else 0
    b.seen[at] = count
    b.child_mark[count] = mark
    return count


@compiled
def first_part(b: Beam, row: int) -> int:
    """The first instruction of a row: of two mates as one, the first."""
    n = b.waits.shape[2]
    return row if row < n else b.pairs[row - n, 0]


@compiled
def _child(p: Problem, b: Beam, side: int, s: int, row: int, far: int, count: int) -> int:
    """Add the child that a row makes of state `s` to `count` others. Returns how many there are then."""
    child = b.child[count]
    child[0] = s
    if not _step(p, b, side, s, row, child):
        return count
    child[2 + SCORE] = _score(p, b, side, s, child, far) + draw(b.random, JITTER)
    first = first_part(b, row)
    mark = b.mark[side, s] ^ b.marks[first]
    if first != row:
        mark = mark ^ b.marks[b.pairs[row - b.waits.shape[2], 1]]
    if child[2 + WAITING] >= 0:
        mark = mark ^ (b.marks[first] >> 1)
    where = _note(b, count, mark)
    if where == count:
        return count + 1
    if where >= 0:
        for k in range(15):
            b.child[where, k] = child[k]
    return count


@compiled
def _children(p: Problem, b: Beam, side: int, states: int, far: int) -> int:
    """All children of the states of a side. Returns how many there are."""
    n = b.waits.shape[2]
    count = 0
    for k in range(b.seen.shape[0]):
        b.seen[k] = -1
    for s in range(states):
        oldest = b.state[side, s, OLDEST]
        for i in range(oldest, min(n, oldest + far)):
            if b.waits[side, s, i] or count + 2 >= b.child.shape[0]:
                continue
            if b.recent[side, s, 0, 0] < 0 or mate_row(p, b.recent[side, s, 0, 0], i) < 0:
                count = _child(p, b, side, s, i, far, count)
            for k in range(p.mates_at[i], p.mates_at[i + 1]):
                j = p.mate[k, 0]  # before the oldest one left all are done, and their waits are not kept
                if j >= oldest and b.waits[side, s, j] == p.mate[k, 1] and count + 2 < b.child.shape[0]:
                    count = _child(p, b, side, s, n + k, far, count)
    return count


@compiled
def _select(b: Beam, count: int, width: int) -> int:
    """The score up to which children are kept, so that at most `width` are below it."""
    least = NEVER
    for c in range(count):
        least = min(least, b.child[c, 2 + SCORE])
    for k in range(BUCKETS):
        b.buckets[k] = 0
    for c in range(count):
        b.buckets[min(BUCKETS - 1, b.child[c, 2 + SCORE] - least)] += 1
    total = 0
    for k in range(BUCKETS):
        total += b.buckets[k]
        if total >= width:
            return least + k
    return NEVER


@compiled
def _done(p: Problem, b: Beam, side: int, s: int, i: int) -> int:
    """Note in a state that instruction `i` is done. Returns its mark."""
    b.waits[side, s, i] = -1
    for k in range(p.after_at[i], p.after_at[i + 1]):
        b.waits[side, s, p.after[k]] -= 1
    for k in range(p.touched_at[i], p.touched_at[i + 1]):
        b.uses[side, s, p.touched[k]] -= 1
    return b.marks[i]


@compiled
def _keep(p: Problem, b: Beam, side: int, c: int, to: int, depth: int) -> None:
    """Child `c` becomes state `to` of the other side."""
    n, other, s, row = b.waits.shape[2], 1 - side, b.child[c, 0], b.child[c, 1]
    for k in range(13):
        b.state[other, to, k] = b.child[c, 2 + k]
    oldest = b.state[side, s, OLDEST]
    for j in range(oldest, n):
        b.waits[other, to, j] = b.waits[side, s, j]
    for w in range(b.touches.shape[0]):
        b.uses[other, to, w] = b.uses[side, s, w]
    i = first_part(b, row)
    mark = b.mark[side, s] ^ _done(p, b, other, to, i)
    if i != row:
        i = b.pairs[row - n, 1]
        mark = mark ^ _done(p, b, other, to, i)
    b.mark[other, to] = mark
    for r in range(RECENT - 1):
        b.recent[other, to, r + 1, 0] = b.recent[side, s, r, 0]
        b.recent[other, to, r + 1, 1] = b.recent[side, s, r, 1]
    b.recent[other, to, 0, 0] = i
    state = b.state[other, to]
    b.recent[other, to, 0, 1] = state[BEGINS] + p.code[row, CLOCKS] - p.code[i, CLOCKS]
    while oldest < n and b.waits[other, to, oldest] < 0:
        oldest += 1
    state[OLDEST] = oldest
    b.parent[depth, to], b.chosen[depth, to] = s, row


@entry
def beam_search(p: Problem, b: Beam, order: Array, width: int, far: int) -> int:
    """Fill `order` with the best order found; state 0 of side 0 is the beginning. Returns its clocks, -1 for none.

    `width`: partial orders that are kept; `far`: places of the plan's order, from the oldest instruction left, that may
    come next. States are done at different lengths, since a load and its mate may be added at once.
    """
    n = b.waits.shape[2]
    side, states, clocks = 0, 1, -1
    last = where = 0
    for depth in range(n):
        count = _children(p, b, side, states, far)
        if count == 0:
            break
        limit = _select(b, count, width)
        kept = 0
        for c in range(count):
            if b.child[c, 2 + SCORE] < limit:
                _keep(p, b, side, c, kept, depth)
                kept += 1
        for c in range(count):
            if kept < width and b.child[c, 2 + SCORE] == limit:
                _keep(p, b, side, c, kept, depth)
                kept += 1
        side, states = 1 - side, kept
        for s in range(states):
            if b.state[side, s, OLDEST] == n and (clocks < 0 or b.state[side, s, NOW] < clocks):
                clocks, last, where = b.state[side, s, NOW], depth, s
    if clocks < 0:
        return -1
    at = n
    for depth in range(last, -1, -1):
        row = b.chosen[depth, where]
        where = b.parent[depth, where]
        at -= 1
        first = first_part(b, row)
        if first != row:
            order[at] = b.pairs[row - n, 1]
            at -= 1
        order[at] = first
    return clocks
