"""The walk of scheduler.logic.circuit_walk on machine words, compiled by numba.

A function is a row of words (a truth table, or for XOR programs the inputs it sums) in a slot; slots 0, 1, … are
the inputs. A recipe of a function is an operation and two slots. All recipes within the set are known at any time,
so what can be built is found by following them; a linear hash finds functions (equal hashes of 64 bits are taken
for equality; whoever uses the result checks it).
"""

from __future__ import annotations

from collections import namedtuple

import numpy as np

from targets.numba_alone import numba

XOR, AND, OR = 0, 1, 2
RECIPES = 24  # kept for a function; more are forgotten
HASH = 2048
GAINS = 4096
U64 = np.uint64

Space = namedtuple("Space", "val h keep order fresh built choice level rec count keys slots gained scratch "
                            "candidates marked idle state lookup size")
"""`size` holds the number of functions and of free slots; `order[:size[0]]` are the slots in building order."""


@numba.njit(cache=True, nogil=True)
def _hash(w, lookup):  # type: ignore[no-untyped-def]
    h = U64(0)
    for k in range(len(w)):
        x = w[k]
        for b in range(8):
            h ^= lookup[k * 8 + b, np.int64((x >> U64(8 * b)) & U64(255))]
    return h


@numba.njit(cache=True, nogil=True)
def _find(s, h):  # type: ignore[no-untyped-def]
    at = np.int64(h & U64(HASH - 1))
    while s.slots[at] >= 0:
        if s.keys[at] == h:
            return s.slots[at]
        at = (at + 1) & (HASH - 1)
    return -1


@numba.njit(cache=True, nogil=True)
def _index(s):  # type: ignore[no-untyped-def]
    """Make the hash table of the set anew."""
    s.slots[:] = -1
    for k in range(s.size[0]):
        x = s.h[s.order[k]]
        at = np.int64(x & U64(HASH - 1))
        while s.slots[at] >= 0:
            at = (at + 1) & (HASH - 1)
        s.slots[at] = s.order[k]
        s.keys[at] = x


@numba.njit(cache=True, nogil=True)
def _below(s, n):  # type: ignore[no-untyped-def]
    """A random number below n (xorshift, G. Marsaglia 2003)."""
    x = s.state[0]
    x ^= x << U64(13)
    x ^= x >> U64(7)
    x ^= x << U64(17)
    s.state[0] = x
    return np.int64((x >> U64(11)) % U64(n))


@numba.njit(cache=True, nogil=True)
def _within(a, b):  # type: ignore[no-untyped-def]
    for k in range(len(a)):
        if a[k] & ~b[k]:
            return False
    return True


@numba.njit(cache=True, nogil=True)
def _joins(op, a, b, w):  # type: ignore[no-untyped-def]
    for k in range(len(a)):
        if (a[k] & b[k] if op == AND else a[k] | b[k]) != w[k]:
            return False
    return True


@numba.njit(cache=True, nogil=True)
def _gain(s, made, z, op, a, b):  # type: ignore[no-untyped-def]
    if made < GAINS:
        s.gained[made, 0] = z
        s.gained[made, 1] = op
        s.gained[made, 2] = a
        s.gained[made, 3] = b
        return made + 1
    return made


@numba.njit(cache=True, nogil=True)
def _gains(s, w, logic):  # type: ignore[no-untyped-def]
    """All recipes with the function in slot w, as rows (made, op, a, b) of `gained`; their number."""
    made = 0
    hw = s.h[w]
    for k in range(s.size[0]):
        i = s.order[k]
        g = _find(s, hw ^ s.h[i])
        if g > i:
            made = _gain(s, made, w, XOR, i, g)
            made = _gain(s, made, i, XOR, w, g)
            made = _gain(s, made, g, XOR, w, i)
    return _logic_gains(s, w, made) if logic else made


@numba.njit(cache=True, nogil=True)
def _logic_gains(s, w, made):  # type: ignore[no-untyped-def]
    above = 0
    below = 0
    value = s.val[w]
    both = np.empty(len(value), np.uint64)
    for k in range(s.size[0]):
        i = s.order[k]
        if _within(value, s.val[i]):
            s.scratch[0, above] = i
            above += 1
        elif _within(s.val[i], value):
            s.scratch[1, below] = i
            below += 1
        else:
            for m in range(len(value)):
                both[m] = value[m] & s.val[i, m]
            x = _hash(both, s.lookup)
            g = _find(s, x)
            if g >= 0:
                made = _gain(s, made, g, AND, w, i)
            g = _find(s, x ^ s.h[w] ^ s.h[i])  # the hash is linear, and a | b = a ^ b ^ (a & b)
            if g >= 0:
                made = _gain(s, made, g, OR, w, i)
    for side in range(2):
        for p in range(below if side else above):
            for q in range(p):
                i, j = s.scratch[side, p], s.scratch[side, q]
                if _joins(OR if side else AND, s.val[i], s.val[j], value):
                    made = _gain(s, made, w, OR if side else AND, i, j)
    return made


@numba.njit(cache=True, nogil=True)
def _add_recipes(s, made):  # type: ignore[no-untyped-def]
    for g in range(made):
        z = s.gained[g, 0]
        c = s.count[z]
        if c < RECIPES:
            s.rec[z, c, 0] = s.gained[g, 1]
            s.rec[z, c, 1] = s.gained[g, 2]
            s.rec[z, c, 2] = s.gained[g, 3]
            s.count[z] = c + 1


@numba.njit(cache=True, nogil=True)
def _build(s, v, inputs, deepest):  # type: ignore[no-untyped-def]
    """Whether all functions but v can be built from others, in `deepest` levels if that is not 0.

    If so `fresh` is an order to build them in, `choice` the recipes, `level` their depths (of these recipes).
    """
    n = s.size[0]
    for k in range(n):
        z = s.order[k]
        s.built[z] = z < inputs
        ok = z < inputs or z == v
        for r in range(s.count[z]):
            if ok:
                break
            ok = s.rec[z, r, 1] != v and s.rec[z, r, 2] != v
        if not ok:
            return False
    for k in range(inputs):
        s.fresh[k] = k
        s.level[k] = 0
    made = inputs
    left = n - inputs - (v >= 0)
    turn = 0
    while left:
        before = left
        turn += 1
        if deepest and turn > deepest:
            return False
        for k in range(n):
            z = s.order[k]
            if s.built[z] or z == v:
                continue
            for r in range(s.count[z]):
                a, b = s.rec[z, r, 1], s.rec[z, r, 2]
                if (a != v and b != v and s.built[a] and s.built[b]
                        and not (deepest and max(s.level[a], s.level[b]) >= turn)):
                    s.built[z] = True
                    s.choice[z] = r
                    s.level[z] = max(s.level[a], s.level[b]) + 1
                    s.fresh[made] = z
                    made += 1
                    left -= 1
                    break
        if left == before:
            return False
    return True


@numba.njit(cache=True, nogil=True)
def _remove(s, v):  # type: ignore[no-untyped-def]
    """Take away v after `_build` said that it can go."""
    s.size[0] -= 1
    n = s.size[0]
    for k in range(n):
        z = s.fresh[k]
        s.order[k] = z
        c = 0
        for r in range(s.count[z]):
            if s.rec[z, r, 1] != v and s.rec[z, r, 2] != v:
                for m in range(3):
                    s.rec[z, c, m] = s.rec[z, r, m]
                c += 1
        s.count[z] = c
    s.idle[s.size[1]] = v
    s.size[1] += 1
    _index(s)


@numba.njit(cache=True, nogil=True)
def _program(s, inputs):  # type: ignore[no-untyped-def]
    """Rows (op, operand, operand, words of the function) of the set as `_build` left it, after the inputs."""
    n = s.size[0]
    words = s.val.shape[1]
    out = np.zeros((n - inputs, 3 + words), np.uint64)
    place = np.zeros(len(s.val), np.int64)
    for k in range(n):
        z = s.fresh[k]
        place[z] = k
        if k >= inputs:
            r = s.choice[z]
            out[k - inputs, 0] = s.rec[z, r, 0]
            out[k - inputs, 1] = place[s.rec[z, r, 1]]
            out[k - inputs, 2] = place[s.rec[z, r, 2]]
            out[k - inputs, 3:] = s.val[z]
    return out


@numba.njit(cache=True, nogil=True)
def _space(table, fixed, inputs, logic, lookup, slack, seed):  # type: ignore[no-untyped-def]
    start, words = table.shape
    room = start + slack + 3
    s = Space(np.zeros((room, words), np.uint64), np.zeros(room, np.uint64), np.zeros(room, np.bool_),
              np.zeros(room, np.int64), np.zeros(room, np.int64), np.zeros(room, np.bool_),
              np.zeros(room, np.int64), np.zeros(room, np.int64), np.zeros((room, RECIPES, 3), np.int64),
              np.zeros(room, np.int64), np.zeros(HASH, np.uint64), np.full(HASH, -1, np.int64),
              np.zeros((GAINS, 4), np.int64), np.zeros((2, room), np.int64), np.zeros(room, np.int64),
              np.zeros(room, np.bool_), np.zeros(room, np.int64),
              np.array([seed * 2654435761 + 88172645463325252], np.uint64), lookup, np.array([0, room - start]))
    for k in range(start):
        s.val[k] = table[k]
        s.keep[k] = fixed[k]
        s.h[k] = _hash(s.val[k], lookup)
        _add_recipes(s, _gains(s, k, logic))
        s.order[k] = k
        s.size[0] = k + 1
        _index(s)
    for k in range(room - start):
        s.idle[k] = room - 1 - k
    return s


@numba.njit(cache=True, nogil=True)
def _propose(s, inputs, logic):  # type: ignore[no-untyped-def]
    """Add a random function that some gate makes; the number of `candidates` that may now go, -1 if none was added."""
    n = s.size[0]
    i, j = s.order[_below(s, n)], s.order[_below(s, n)]
    if i == j:
        return -1
    op = XOR
    if logic:
        dice = _below(s, 10)
        op = XOR if dice < 6 else AND if dice < 9 else OR
    w = s.idle[s.size[1] - 1]
    for m in range(s.val.shape[1]):
        a, b = s.val[i, m], s.val[j, m]
        s.val[w, m] = a ^ b if op == XOR else a & b if op == AND else a | b
    s.h[w] = _hash(s.val[w], s.lookup)
    if s.h[w] == 0 or _find(s, s.h[w]) >= 0:
        return -1
    made = _gains(s, w, logic)
    recipes = 0  # of others, and one of its own
    for g in range(made):
        recipes += s.gained[g, 0] != w or g == 0
    if recipes < (3 if logic else 4) and _below(s, 16):
        return -1
    s.size[1] -= 1
    s.keep[w] = False
    s.count[w] = 0
    tries = 0
    for g in range(made):
        z = s.gained[g, 0]
        for r in range(s.count[z] if z != w else 0):
            for side in range(1, 3):
                p = s.rec[z, r, side]
                if not (s.keep[p] or s.marked[p]):
                    s.marked[p] = True
                    s.candidates[tries] = p
                    tries += 1
    for k in range(tries):
        s.marked[s.candidates[k]] = False
    _add_recipes(s, made)
    s.order[n] = w
    s.size[0] = n + 1
    _index(s)
    return tries


@numba.njit(cache=True, nogil=True)
def walk(table, fixed, inputs, logic, lookup, iterations, slack, seed, deepest):  # type: ignore[no-untyped-def]
    """The smallest set met, as `_program` gives it.

    table: functions (rows of words), inputs first, in building order; `fixed` are inputs and outputs; `lookup` the
    hash; the rest as in circuit_walk.improve.
    """
    s = _space(table, fixed, inputs, logic, lookup, slack, seed)
    wanted = deepest
    if deepest and not _build(s, -1, inputs, deepest):
        deepest = len(table)
        _build(s, -1, inputs, deepest)
        deepest = s.level[s.fresh[:s.size[0]]].max()
    _build(s, -1, inputs, deepest)
    best = _program(s, inputs)
    least = len(table)
    shallow = s.level[s.fresh[:least]].max()
    for turn in range(iterations):
        tries = 0
        if s.size[0] > least or turn % 256 == 0:
            s.candidates[0] = s.order[_below(s, s.size[0])]
            tries = 1
        if s.size[0] <= least + slack:
            found = _propose(s, inputs, logic)
            if found < 0 and s.size[0] <= least:
                continue
            tries = max(found, tries)
        newest = s.order[s.size[0] - 1]
        for k in range(tries - 1, 0, -1):
            m = _below(s, k + 1)
            s.candidates[k], s.candidates[m] = s.candidates[m], s.candidates[k]
        if s.size[0] > least + slack:  # then it goes again if nothing else can
            s.candidates[tries] = newest
            tries += 1
        changed = False
        for k in range(tries):
            v = s.candidates[k]
            if not s.keep[v] and (v != newest or s.size[0] > least + slack) and _build(s, v, inputs, deepest):
                _remove(s, v)
                changed = v != newest
        if changed and s.size[0] <= least:
            _build(s, -1, inputs, s.size[0])
            depth = s.level[s.fresh[:s.size[0]]].max()
            if wanted and depth < deepest:  # the limit comes nearer to what is wanted
                deepest = max(wanted, depth)
            if s.size[0] < least or depth < shallow:
                least, shallow = s.size[0], depth
                best = _program(s, inputs)
    return best
