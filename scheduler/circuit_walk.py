"""Shorter circuits by a random walk over sets of values.

A circuit is seen as the set of functions it computes: its inputs, its outputs and what lies between. Such a set is
good if every function in it can be made from others before it by one gate. A step of the walk adds a function that
one gate makes, and then takes away others, as long as the set stays good. Adding `b ^ c` to `t = a ^ b, u = t ^ c`
gives u a second recipe, `a ^ (b ^ c)`, and t may go; adding it to `(a & b) ^ (a & c)` makes two gates of three. The
set may grow by `slack` above the smallest met, so that two functions can be exchanged together. Local changes of
a straight-line program are those of D. Lin, Z. Xiang, X. Zeng and S. Zhang (A framework to optimize implementations
of matrices, CT-RSA 2021) for XOR programs; that a set of functions is kept, and not a program, makes all orders
of a program the same state, and `and` and `or` are treated like `xor`.

Functions are 0 where all inputs are 0 (complements are left out: see `strip`), so no gate needs a complement.
"""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np
from numba import njit

from scheduler.circuit import Circuit, Step

XOR, AND, OR = range(3)
KINDS = ("xor", "and", "or")
RECIPES = 24  # kept for a function; more are forgotten
HASH = 2048
U64 = np.uint64


def strip(circuit: Circuit, point: int = 0) -> Circuit:
    """`circuit` without `not`: of S it makes S(x ^ point) ^ S(point), the inputs x being an integer.

    Every value of the circuit that is 1 at input `point` is complemented.
    """
    steps: list[Step] = []
    made: dict[Step, int] = {}
    number = list(range(circuit.inputs))
    ones = [bool(point >> i & 1) for i in range(circuit.inputs)]

    def step(kind: str, a: int, b: int) -> int:
        s = Step(kind, (min(a, b), max(a, b)))
        if s not in made:
            steps.append(s)
            made[s] = circuit.inputs + len(steps) - 1
        return made[s]

    for s in circuit.steps:
        if not s.args:
            raise ValueError("a circuit to strip has no constants")
        a, b = number[s.args[0]], number[s.args[-1]]
        x, y = ones[s.args[0]], ones[s.args[-1]]
        if s.kind == "not":
            number.append(a)
            ones.append(not x)
        elif s.kind == "xor":
            number.append(step("xor", a, b))
            ones.append(x ^ y)
        elif x == y:
            number.append(step({"and": "or", "or": "and"}[s.kind] if x else s.kind, a, b))
            ones.append(x)
        else:  # one of ~p & q = (p & q) ^ q and ~p | q = ~((p & q) ^ p)
            both = step("and", a, b)
            other = (b if x else a) if s.kind == "and" else (a if x else b)
            number.append(step("xor", both, other))
            ones.append(s.kind == "or")
    return Circuit(circuit.inputs, tuple(steps), tuple(number[o] for o in circuit.outputs), circuit.name)


def improve(circuit: Circuit, iterations: int, seed: int = 1, slack: int = 2) -> Circuit:
    """A circuit of the same functions with at most as many gates; `circuit` has no `not` and no constants."""
    logic = any(s.kind != "xor" for s in circuit.steps)
    values, rows = _values(circuit, logic)
    outputs = [values[o] for o in circuit.outputs]
    if 0 in values:
        raise ValueError("a circuit to improve has no value that is always 0; leave such outputs out")
    distinct = list(dict.fromkeys(values))
    keep = np.array([k < circuit.inputs or v in set(outputs) for k, v in enumerate(distinct)], np.bool_)
    words = (rows + 63) // 64
    table = np.array([[v >> 64 * k & (1 << 64) - 1 for k in range(words)] for v in distinct], np.uint64)
    tables = np.random.default_rng(7).integers(0, 1 << 64, (words * 8, 8), np.uint64, endpoint=False)
    found = _walk(table, keep, circuit.inputs, logic, _bytes(tables), iterations, slack, seed)
    at = {v: k for k, v in enumerate(distinct)}
    assert found.shape[1] == 3 + words and len(at) == len(distinct)
    steps = []
    position = {values[k]: k for k in range(circuit.inputs)}
    for k, row in enumerate(found):
        steps.append(Step(KINDS[int(row[0])], (int(row[1]), int(row[2]))))
        position[sum(int(w) << 64 * i for i, w in enumerate(row[3:]))] = circuit.inputs + k
    return Circuit(circuit.inputs, tuple(steps), tuple(position[o] for o in outputs), circuit.name)


def _values(circuit: Circuit, logic: bool) -> tuple[list[int], int]:
    """Every value as a bit vector, and its length: a truth table, or for XOR programs the inputs it sums."""
    size = 1 << circuit.inputs if logic else circuit.inputs
    values = [sum((x >> i & 1) << x for x in range(size)) if logic else 1 << i for i in range(circuit.inputs)]
    for s in circuit.steps:
        a, b = values[s.args[0]], values[s.args[1]]
        values.append(a ^ b if s.kind == "xor" else a & b if s.kind == "and" else a | b)
    return values, size


def _bytes(columns: np.ndarray) -> np.ndarray:
    """A linear hash as look-ups: entry [k, b] is the XOR of columns[k, i] over the bits i of b."""
    out = np.zeros((len(columns), 256), np.uint64)
    for i in range(8):
        out[:, [b for b in range(256) if b >> i & 1]] ^= columns[:, i:i + 1]
    return out


@njit(cache=True)
def _hash(w, lookup):  # type: ignore[no-untyped-def]
    h = U64(0)
    for k in range(len(w)):
        x = w[k]
        for b in range(8):
            h ^= lookup[k * 8 + b, np.int64((x >> U64(8 * b)) & U64(255))]
    return h


@njit(cache=True)
def _find(keys, slots, h):  # type: ignore[no-untyped-def]
    at = np.int64(h & U64(HASH - 1))
    while slots[at] >= 0:
        if keys[at] == h:
            return slots[at]
        at = (at + 1) & (HASH - 1)
    return -1


@njit(cache=True)
def _index(keys, slots, h, order, n):  # type: ignore[no-untyped-def]
    slots[:] = -1
    for k in range(n):
        x = h[order[k]]
        at = np.int64(x & U64(HASH - 1))
        while slots[at] >= 0:
            at = (at + 1) & (HASH - 1)
        slots[at] = order[k]
        keys[at] = x


@njit(cache=True)
def _recipe(rec, count, z, op, a, b):  # type: ignore[no-untyped-def]
    c = count[z]
    if c < RECIPES:
        rec[z, c, 0] = op
        rec[z, c, 1] = a
        rec[z, c, 2] = b
        count[z] = c + 1


@njit(cache=True)
def _within(a, b):  # type: ignore[no-untyped-def]
    for k in range(len(a)):
        if a[k] & ~b[k]:
            return False
    return True


@njit(cache=True)
def _joins(op, a, b, w):  # type: ignore[no-untyped-def]
    for k in range(len(a)):
        if (a[k] & b[k] if op == AND else a[k] | b[k]) != w[k]:
            return False
    return True


@njit(cache=True)
def _gains(w, val, h, order, n, keys, slots, logic, lookup, gained, scratch):  # type: ignore[no-untyped-def]
    """All recipes with the function in slot w, as rows (made, op, a, b) of `gained`; their number."""
    made = 0
    limit = len(gained) - 3
    hw = h[w]
    for k in range(n):
        i = order[k]
        g = _find(keys, slots, hw ^ h[i])
        if g > i and made < limit:
            for z, a, b in ((w, i, g), (i, w, g), (g, w, i)):
                gained[made, 0] = z
                gained[made, 1] = XOR
                gained[made, 2] = a
                gained[made, 3] = b
                made += 1
    if not logic:
        return made
    words = len(val[w])
    above = 0
    below = 0
    both = np.empty(words, np.uint64)
    for k in range(n):
        i = order[k]
        if _within(val[w], val[i]):
            scratch[0, above] = i
            above += 1
        elif _within(val[i], val[w]):
            scratch[1, below] = i
            below += 1
        else:
            for m in range(words):
                both[m] = val[w][m] & val[i][m]
            x = _hash(both, lookup)
            for op in (AND, OR):
                g = _find(keys, slots, x if op == AND else x ^ hw ^ h[i])
                if g >= 0 and made < limit:
                    gained[made, 0] = g
                    gained[made, 1] = op
                    gained[made, 2] = w
                    gained[made, 3] = i
                    made += 1
    for side, count, op in ((0, above, AND), (1, below, OR)):
        for p in range(count):
            for q in range(p):
                i, j = scratch[side, p], scratch[side, q]
                if made < limit and _joins(op, val[i], val[j], val[w]):
                    gained[made, 0] = w
                    gained[made, 1] = op
                    gained[made, 2] = i
                    gained[made, 3] = j
                    made += 1
    return made


@njit(cache=True)
def _buildable(v, order, n, inputs, keep, rec, count, built, fresh, choice):  # type: ignore[no-untyped-def]
    """How many values remain, in building order in `fresh`, when v goes; 0 if not all of them can be built."""
    for k in range(n):
        z = order[k]
        built[z] = z < inputs
        if z < inputs or z == v:
            continue
        ok = False
        for r in range(count[z]):
            if rec[z, r, 1] != v and rec[z, r, 2] != v:
                ok = True
                break
        if not ok:
            return 0
    for k in range(inputs):
        fresh[k] = k
    made = inputs
    left = n - inputs - (v >= 0)
    while left:
        before = left
        for k in range(n):
            z = order[k]
            if built[z] or z == v:
                continue
            for r in range(count[z]):
                a, b = rec[z, r, 1], rec[z, r, 2]
                if a != v and b != v and built[a] and built[b]:
                    built[z] = True
                    choice[z] = r
                    fresh[made] = z
                    made += 1
                    left -= 1
                    break
        if left == before:
            return 0
    return made


@njit(cache=True)
def _forget(v, order, n, rec, count):  # type: ignore[no-untyped-def]
    for k in range(n):
        z = order[k]
        c = 0
        for r in range(count[z]):
            if rec[z, r, 1] != v and rec[z, r, 2] != v:
                if c != r:
                    rec[z, c, 0] = rec[z, r, 0]
                    rec[z, c, 1] = rec[z, r, 1]
                    rec[z, c, 2] = rec[z, r, 2]
                c += 1
        count[z] = c


@njit(cache=True)
def _next(state):  # type: ignore[no-untyped-def]
    x = state[0]
    x ^= x << U64(13)
    x ^= x >> U64(7)
    x ^= x << U64(17)
    state[0] = x
    return x >> U64(11)


@njit(cache=True)
def _below(state, n):  # type: ignore[no-untyped-def]
    return np.int64(_next(state) % U64(n))


@njit(cache=True)
def _program(order, n, inputs, val, rec, choice):  # type: ignore[no-untyped-def]
    words = val.shape[1]
    out = np.zeros((n - inputs, 3 + words), np.uint64)
    place = np.zeros(len(val), np.int64)
    for k in range(n):
        place[order[k]] = k
    for k in range(inputs, n):
        z = order[k]
        r = choice[z]
        out[k - inputs, 0] = rec[z, r, 0]
        out[k - inputs, 1] = place[rec[z, r, 1]]
        out[k - inputs, 2] = place[rec[z, r, 2]]
        out[k - inputs, 3:] = val[z]
    return out


@njit(cache=True)
def _walk(table, fixed, inputs, logic, lookup, iterations, slack, seed):  # type: ignore[no-untyped-def]
    start, words = table.shape
    room = start + slack + 3
    val = np.zeros((room, words), np.uint64)
    val[:start] = table
    keep = np.zeros(room, np.bool_)
    keep[:start] = fixed
    h = np.zeros(room, np.uint64)
    order = np.zeros(room, np.int64)
    fresh = np.zeros(room, np.int64)
    built = np.zeros(room, np.bool_)
    choice = np.zeros(room, np.int64)
    rec = np.zeros((room, RECIPES, 3), np.int64)
    count = np.zeros(room, np.int64)
    keys = np.zeros(HASH, np.uint64)
    slots = np.full(HASH, -1, np.int64)
    gained = np.zeros((4096, 4), np.int64)
    scratch = np.zeros((2, room), np.int64)
    candidates = np.zeros(room, np.int64)
    marked = np.zeros(room, np.bool_)
    state = np.array([seed * 2654435761 + 88172645463325252], np.uint64)
    n = 0
    for k in range(start):
        h[k] = _hash(val[k], lookup)
        made = _gains(k, val, h, order, n, keys, slots, logic, lookup, gained, scratch)
        for g in range(made):
            _recipe(rec, count, gained[g, 0], gained[g, 1], gained[g, 2], gained[g, 3])
        order[n] = k
        n += 1
        _index(keys, slots, h, order, n)
    free = np.arange(room - 1, start - 1, -1)
    spare = room - start
    idle = np.zeros(room, np.int64)
    idle[:spare] = free
    _buildable(-1, order, n, inputs, keep, rec, count, built, fresh, choice)
    best = _program(fresh, n, inputs, val, rec, choice)
    least = n
    w_val = np.zeros(words, np.uint64)
    for turn in range(iterations):
        tries = 0
        if turn % 256 == 0 or n > least:  # what has become useless goes
            candidates[0] = order[_below(state, n)] if turn % 256 else order[n - 1]
            tries = 1
        if tries == 0 or n <= least + slack:
            i = order[_below(state, n)]
            j = order[_below(state, n)]
            if i == j:
                continue
            op = XOR
            if logic:
                dice = _below(state, 10)
                op = XOR if dice < 6 else AND if dice < 9 else OR
            for m in range(words):
                a, b = val[i, m], val[j, m]
                w_val[m] = a ^ b if op == XOR else a & b if op == AND else a | b
            hw = _hash(w_val, lookup)
            if hw == 0 or _find(keys, slots, hw) >= 0:
                continue
            w = idle[spare - 1]
            val[w] = w_val
            h[w] = hw
            count[w] = 0
            made = _gains(w, val, h, order, n, keys, slots, logic, lookup, gained, scratch)
            useful = 0
            for g in range(made):
                useful += gained[g, 0] != w or g == 0
            if made == 0 or useful < (4 if not logic else 3) and _below(state, 16):
                continue
            spare -= 1
            keep[w] = False
            for g in range(made):
                z = gained[g, 0]
                if z != w and tries < room - 3:
                    for r in range(count[z]):
                        for s in (1, 2):
                            p = rec[z, r, s]
                            if not keep[p] and p >= inputs and not marked[p] and tries < room - 3:
                                marked[p] = True
                                candidates[tries] = p
                                tries += 1
                _recipe(rec, count, z, gained[g, 1], gained[g, 2], gained[g, 3])
            for k in range(tries):
                marked[candidates[k]] = False
            order[n] = w
            n += 1
            if n > least + slack:
                candidates[tries] = w
                tries += 1
            _index(keys, slots, h, order, n)
        # candidates in random order, the newcomer last
        last = tries - 1 if tries and n > least + slack else tries
        for k in range(last - 1, 0, -1):
            m = _below(state, k + 1)
            candidates[k], candidates[m] = candidates[m], candidates[k]
        for k in range(tries):
            v = candidates[k]
            if keep[v] or v < inputs or (k == last and n <= least + slack):
                continue
            left = _buildable(v, order, n, inputs, keep, rec, count, built, fresh, choice)
            if left:
                order[:left] = fresh[:left]
                n = left
                _forget(v, order, n, rec, count)
                idle[spare] = v
                spare += 1
                _index(keys, slots, h, order, n)
                if n < least:
                    _buildable(-1, order, n, inputs, keep, rec, count, built, fresh, choice)
                    least = n
                    best = _program(fresh, n, inputs, val, rec, choice)
    return best


def xor_program(inputs: int, targets: Sequence[int], steps: Sequence[tuple[int, int]]) -> Circuit:
    """A circuit of XORs; `targets` are the values that are outputs."""
    return Circuit(inputs, tuple(Step("xor", s) for s in steps), tuple(targets))
