"""Search for short logic circuits of small S-boxes on a machine with two-operand instructions.

A state is the set of values that registers hold, each as a truth table of 2**n bits (n <= 4). A step replaces a
value by its complement or by `value op other` (one instruction), or adds such a result and keeps both operands
(a copy and an instruction); where all registers are full it takes the place of another value. What D. A. Osvik
(AES3, New York 2000) searched to the end for shallow depths is searched here by a beam: of all
states that cost the same number of instructions only the most promising are kept. Two facts make that work:

* the box is a permutation, so the values of a state that can lead to it tell all 2**n inputs apart;
* how far a state is from a wanted output is known exactly up to two instructions and bounded beyond that.

`python -m scheduler.logic.circuits_search` is the command; `search` is the function.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np

from targets.numba_alone import numba

AND, OR, XOR, NOT, ANDN = range(5)
NAMES = ("and", "or", "xor", "not", "andn")
LEVELS = 40  # instructions at most
FREE = 15  # "no value is dropped"


@dataclass(frozen=True)
class Found:
    """A circuit: `steps` are (name, operand, operand), values numbered inputs first; `outputs` are values."""

    steps: tuple[tuple[str, int, int], ...]
    outputs: tuple[int, ...]
    cost: int
    depth: int


@numba.njit(cache=True, nogil=True)
def _apply(op: int, a: int, b: int, full: int) -> int:
    if op == 0:
        return a & b
    if op == 1:
        return a | b
    if op == 2:
        return a ^ b
    if op == 3:
        return a ^ full
    return (a ^ full) & b


@numba.njit(cache=True, nogil=True)
def _tells_apart(v, count, full, parts):  # type: ignore[no-untyped-def]
    """Whether `count` values of `v` differ, as a vector, at all bit positions of `full`."""
    parts[0] = full
    n = 1
    for i in range(count):
        made = 0
        x = v[i]
        for j in range(n):
            p = parts[j]
            a = p & x
            b = p & (x ^ full)
            if a & (a - 1):
                parts[32 + made] = a
                made += 1
            if b & (b - 1):
                parts[32 + made] = b
                made += 1
        for j in range(made):
            parts[j] = parts[32 + j]
        n = made
        if n == 0:
            return True
    return False


@numba.njit(cache=True, nogil=True)
def _estimate(v, count, targets, other, full, ops, one, bits, weights):  # type: ignore[no-untyped-def]
    """How far the targets are: sum of `weights` by distance 0, 1, 2, 3 or more; nearness beyond that.

    A value that differs from a target by `other` will do as well.
    """
    n = 0
    for i in range(count):
        one[n] = v[i] ^ full
        n += 1
        for j in range(i):
            for op in range(3):
                one[n] = _apply(op, v[i], v[j], full)
                n += 1
            if ops > 4:
                one[n] = (v[i] ^ full) & v[j]
                one[n + 1] = (v[j] ^ full) & v[i]
                n += 2
    total = 0
    for t in range(len(targets)):
        y = targets[t]
        z = y ^ other
        got = -1
        for i in range(count):
            if v[i] == y or v[i] ^ other == y:
                got = 0
        if got == 0:
            continue
        near = 16
        for i in range(n):
            d = bits[one[i] ^ y]
            if d == 0 or (other and d == bits[full]):
                got = 1
                break
            near = min(near, d, bits[full] - d)
        if got == 1:
            total += weights[1]
            continue
        if near == 0:
            total += weights[2]
            continue
        hit = False
        for i in range(count):
            x = v[i]
            for j in range(n):
                d = one[j]
                hit = hit | ((x & d) == y) | ((x | d) == y) | ((x ^ d) == y)
                hit = hit | ((x & d) == z) | ((x | d) == z) | ((x ^ d) == z)
        if hit:
            total += weights[2]
            continue
        for i in range(n):
            x = one[i]
            for j in range(i):
                d = one[j]
                hit = hit | ((x & d) == y) | ((x | d) == y) | ((x ^ d) == y)
                hit = hit | ((x & d) == z) | ((x | d) == z) | ((x ^ d) == z)
        if hit:
            total += weights[3]
            continue
        total += weights[4] + near * weights[5]
    return total


@numba.njit(cache=True, nogil=True)
def _mix(v, count):  # type: ignore[no-untyped-def]
    h = np.uint64(1469598103934665603)
    for i in range(count):
        h = (h ^ np.uint64(v[i])) * np.uint64(0x9E3779B97F4A7C15)
        h ^= h >> np.uint64(29)
    return h | np.uint64(1)


@numba.njit(cache=True, nogil=True)
def _insert(seen, h, limit):  # type: ignore[no-untyped-def]
    """Whether `h` was not in the hash set `seen` (a power of two long) yet; it is now."""
    mask = np.uint64(len(seen) - 1)
    at = (h >> np.uint64(7)) & mask
    for _ in range(limit):
        if seen[at] == 0:
            seen[at] = h
            return True
        if seen[at] == h:
            return False
        at = (at + np.uint64(1)) & mask
    return False


@numba.njit(cache=True, nogil=True)
def _sort(w, size):  # type: ignore[no-untyped-def]
    """Sort the first `size` values in place, so that equal sets are equal."""
    for i in range(1, size):
        x = w[i]
        j = i - 1
        while j >= 0 and w[j] > x:
            w[j + 1] = w[j]
            j -= 1
        w[j + 1] = x


@numba.njit(cache=True, nogil=True)
def _narrow(histogram, beam):  # type: ignore[no-untyped-def]
    """Put the score above which there are `beam` better children already behind the counts by score."""
    above = 0
    for i in range(len(histogram) - 1):
        above += histogram[i]
        if above > beam:
            histogram[-1] = i
            break


@numba.njit(cache=True, nogil=True)
def _expand(  # type: ignore[no-untyped-def]
            values, depths, counts, begin, end, cost, registers, ops, targets, other, full, seen, bits, weights, noise,
            out_score, out_parent, out_move, room, beam, histogram):
    """Children of states begin..end by moves of `cost` 1 or 2 into the out arrays; how many there are now.

    A move is a * 4096 + b * 256 + op * 16 + drop. `room` is the number of children before.
    """
    v = np.zeros(8, np.int64)
    w = np.zeros(8, np.int64)
    parts = np.zeros(64, np.int64)
    one = np.zeros(160, np.uint16)
    made = room
    limit = len(histogram) - 1
    for s in range(begin, end):
        count = counts[s]
        for i in range(count):
            v[i] = values[s, i]
        for a in range(count):
            for op in range(ops):
                for b in range(count):
                    if op == 3 and b > 0:
                        break
                    if op != 3 and (a == b or (cost == 2 and op < 3 and b < a)):
                        continue
                    r = _apply(op, v[a], v[b], full)
                    known = r == 0 or r == full
                    for i in range(count):
                        known = known or v[i] == r
                    if known:
                        continue
                    first, last = a, a + 1
                    if cost == 2 and count < registers:
                        first, last = count, count + 1
                    elif cost == 2:
                        first, last = 0, count
                    for drop in range(first, last):
                        if cost == 2 and count == registers and (drop == a or (drop == b and op < 3)):
                            continue
                        size = max(count, drop + 1)
                        for i in range(count):
                            w[i] = v[i]
                        w[drop] = r
                        if drop < count and not _tells_apart(w, size, full, parts):
                            continue
                        deep = max(depths[s, a], depths[s, b] if op != 3 else 0) + 1
                        _sort(w, size)
                        h = _mix(w, size)
                        if not _insert(seen, h, 200):
                            continue
                        score = _estimate(w, size, targets, other, full, ops, one, bits, weights)
                        score += deep * weights[6] + np.int64((h >> np.uint64(40)) % np.uint64(noise))
                        score = min(max(score, 0), limit)
                        if score > histogram[limit] or made >= len(out_score):
                            continue
                        out_score[made] = score
                        out_parent[made] = s
                        out_move[made] = (a << 12) | (b << 8) | (op << 4) | (drop if drop < count else 15)
                        made += 1
                        histogram[score] += 1
                        if made % 4096 == 0:
                            _narrow(histogram, beam)
    return made


@numba.njit(cache=True, nogil=True)
def _settle(  # type: ignore[no-untyped-def]
            values, depths, counts, parents, moves, at, score, parent, move, made, worst, beam, full,
            targets, other):
    """Append the children whose score is at most `worst`, `beam` of them; (new end, index of the best finished)."""
    end = at
    best = -1
    best_depth = 1000
    for i in range(made):
        if score[i] > worst or end - at >= beam:
            continue
        p, m = parent[i], move[i]
        a, b, op, drop = m >> 12, (m >> 8) & 15, (m >> 4) & 15, m & 15
        count = counts[p]
        for k in range(count):
            values[end, k] = values[p, k]
            depths[end, k] = depths[p, k]
        r = _apply(op, values[p, a], values[p, b], full)
        deep = max(depths[p, a], depths[p, b] if op != 3 else 0) + 1
        where = count if drop == 15 else drop
        values[end, where] = r
        depths[end, where] = deep
        counts[end] = max(count, where + 1)
        parents[end] = p
        moves[end] = m
        found, deepest = 0, 0
        for t in range(len(targets)):
            for k in range(counts[end]):
                if values[end, k] == targets[t] or values[end, k] ^ other == targets[t]:
                    found += 1
                    deepest = max(deepest, depths[end, k])
                    break
        if found == len(targets) and deepest < best_depth:
            best, best_depth = end, deepest
        end += 1
    return end, best


def truth_tables(entries: Sequence[int], inputs: int, outputs: int) -> tuple[list[int], list[int]]:
    """(inputs, outputs) as integers: bit x of a truth table is the value at input x."""
    ins = [sum((x >> i & 1) << x for x in range(1 << inputs)) for i in range(inputs)]
    outs = [sum((e >> i & 1) << x for x, e in enumerate(entries)) for i in range(outputs)]
    return ins, outs


def search(entries: Sequence[int], *, registers: int = 5, beam: int = 30000, more: int = 2, seed: int = 1,
           ops: int = 4, free: bool = False, weights: Sequence[int] = (0, 20, 36, 50, 64, 3, 2),
           noise: int = 12) -> list[Found]:
    """Circuits of a permutation of 8 or 16 entries for `registers` registers, cheapest first.

    `ops` is 4 for and, or, xor, not and 5 to add andn; `more` says how many instructions above the first circuit found
    the search goes on for shallower ones; `seed` changes what is kept among equals. With `free` the complement of an
    input or an output costs nothing (where it can be merged with a key). `beam`: states kept of each number of
    instructions, by a score: `weights` for outputs that are 0, 1, 2, 3 and more instructions away, for nearness beyond
    that and for depth, and up to `noise` at random.
    """
    inputs = len(entries).bit_length() - 1
    full = (1 << len(entries)) - 1
    ins, outs = truth_tables(entries, inputs, inputs)
    bits = np.array([bin(x).count("1") for x in range(1 << 16)], np.int64)
    rows = beam * LEVELS
    values, depths = np.zeros((rows, 8), np.uint16), np.zeros((rows, 8), np.int8)
    counts, parents, moves = np.zeros(rows, np.int8), np.zeros(rows, np.int32), np.zeros(rows, np.int32)
    starts = 1 << inputs if free else 1
    for s in range(starts):
        values[s, :inputs], counts[s] = [t ^ (full if s >> i & 1 else 0) for i, t in enumerate(ins)], inputs
    other = full if free else 0
    spans = [(0, starts)]
    seen = np.zeros(1 << min(26, (beam * 4000).bit_length()), np.uint64)
    targets = np.array(outs, np.int64)
    w = np.array(weights, np.int64)
    room = beam * 200
    score, parent, move = np.zeros(room, np.int32), np.zeros(room, np.int32), np.zeros(room, np.int32)
    found: list[Found] = []
    last = LEVELS - 1
    for level in range(1, LEVELS):
        if level > last:
            break
        histogram = np.zeros(4096, np.int64)
        histogram[-1] = 4095
        made = 0
        for cost in (1, 2):
            if level - cost >= 0:
                begin, end = spans[level - cost]
                made = _expand(values, depths, counts, begin, end, cost, registers, ops, targets, other, full, seen,
                               bits, w, noise + seed % 7, score, parent, move, made, beam, histogram)
        histogram[-1] = 0
        within = np.cumsum(histogram)
        worst = int(np.searchsorted(within, beam))
        at = spans[-1][1]
        end, best = _settle(values, depths, counts, parents, moves, at, score, parent, move, made, worst, beam, full,
                            targets, other)
        spans.append((at, int(end)))
        if best >= 0:
            found.append(_program(int(best), values, counts, parents, moves, ins, outs, level, starts))
            if len(found) == 1:
                last = min(last, level + more)
    return found


def _program(state: int, values: np.ndarray, counts: np.ndarray, parents: np.ndarray, moves: np.ndarray,
             ins: list[int], outs: list[int], cost: int, starts: int) -> Found:
    path = []
    while state >= starts:
        path.append(state)
        state = int(parents[state])
    full = (1 << (1 << len(ins))) - 1
    number = {t: i for i, t in enumerate(ins)}
    depth = [0] * len(ins)
    steps: list[tuple[str, int, int]] = []

    def step(name: str, a: int, b: int, made: int) -> None:
        steps.append((name, a, b))
        depth.append(max(depth[a], depth[b]) + 1)
        number[made] = len(depth) - 1

    for i, t in enumerate(ins):
        if state >> i & 1:
            step("not", i, i, t ^ full)
    for s in reversed(path):
        p, m = int(parents[s]), int(moves[s])
        x, y, op = int(values[p, m >> 12]), int(values[p, m >> 8 & 15]), m >> 4 & 15
        r = _apply(op, x, y, full)
        if r in number:
            continue
        a, b = number[x], number[x] if op == NOT else number[y]
        step(NAMES[op], a, b, r)
    for y in outs:
        if y not in number:
            step("not", number[y ^ full], number[y ^ full], y)
    outputs = tuple(number[y] for y in outs)
    return Found(tuple(steps), outputs, cost, max(depth[o] for o in outputs))
