"""The walk of scheduler.logic.function_walk on networks of scheduler.logic.function_net, compiled by numba."""

from __future__ import annotations

import numpy as np

from scheduler.logic.function_net import ALL, PAIRS, U64, below, of, prepare, put, saved, settle, table, triples
from targets.numba_alone import numba


@numba.njit(cache=True, nogil=True)
def _new(net):  # type: ignore[no-untyped-def]
    """A node of random operands in a free slot at the end of the order; the slot, -1 if there is none."""
    u = net.inputs
    while u < len(net.tab) and net.alive[u]:
        u += 1
    if u == len(net.tab):
        return -1
    n = net.size[0]
    a, b, c = net.order[below(net, n)], net.order[below(net, n)], net.order[below(net, n)]
    if a == b or a == c or b == c:
        return -1
    if below(net, 2):
        c = -1
    net.fan[u, 0], net.fan[u, 1], net.fan[u, 2] = a, b, c
    t = (0x66, 0x88, 0xEE, 0x22, 0x44)[below(net, 5)] if c < 0 else (
        0x96, 0x78, 0x6A, 0x6C, 0xE8, 0xCA, 0xD8, 0xE4)[below(net, 8)] if below(net, 4) else below(net, 254) + 1
    net.tab[u] = t
    for m in range(net.val.shape[1]):
        net.val[u, m] = of(net, u, m, net.val)
    return u


@numba.njit(cache=True, nogil=True)
def _grow(net, v, least, slack, count):  # type: ignore[no-untyped-def]
    """v becomes a function of a new node and two others, if that can be; whether it did."""
    u = _new(net)
    if u < 0 or u == v:
        return False
    k = net.size[0]
    net.order[k] = u
    net.size[0] = k + 1
    net.alive[u] = True
    made = triples(net, v, u)
    if not net.above[u] and made:
        at = below(net, made)
        best = -1
        for i in range(made):
            r = (at + i) % made
            gain = saved(net, v, net.found[r]) if net.refs[u] == 0 else 0
            if gain > best or best < 0:
                best, row = gain, r
        if count - best <= least + slack:
            put(net, v, net.found[row])
            return True
    net.size[0] = k
    net.alive[u] = False
    return False


@numba.njit(cache=True, nogil=True)
def _near(net, v, names):  # type: ignore[no-untyped-def]
    """Fill `names` with operands of v, those of some of them, and others; their number."""
    n = 0
    for j in range(3):
        if net.fan[v, j] >= 0:
            names[n] = net.fan[v, j]
            n += 1
    turns = 1 + below(net, 3)
    for _ in range(turns):
        x = names[below(net, n)]
        if x < net.inputs or n > 7:
            continue
        for j in range(3):
            y = net.fan[x, j]
            if y >= 0:
                new = True
                for i in range(n):
                    new = new and names[i] != y
                if new:
                    names[n] = y
                    n += 1
    for _ in range(2):
        y = net.order[below(net, net.size[0])]
        new = not net.above[y]
        for i in range(n):
            new = new and names[i] != y
        if new:
            names[n] = y
            n += 1
    return n


@numba.njit(cache=True, nogil=True)
def _inner(net, s):  # type: ignore[no-untyped-def]
    """A table of the last three of five slots, so that the node at hand is a function of it and the first two; -1 if
    there is none. Two places that differ only there must differ in it: a graph of two colours."""
    on = np.zeros(4, np.int64)
    off = np.zeros(4, np.int64)
    for m in range(net.val.shape[1]):
        x, y = net.val[s[0], m], net.val[s[1], m]
        d, e = net.val[s[2], m], net.val[s[3], m]
        h = net.val[s[4], m] if s[4] >= 0 else U64(0)
        for q in range(4):
            t = (x if q & 1 else ~x) & (y if q & 2 else ~y)
            p1, p0 = net.masks[0, m] & t, net.masks[1, m] & t
            if not p1 | p0:
                continue
            for i in range(8):
                t = (d if i & 1 else ~d) & (e if i & 2 else ~e) & (h if i & 4 else ~h)
                if p1 & t:
                    on[q] |= 1 << i
                if p0 & t:
                    off[q] |= 1 << i
    against = np.zeros(8, np.int64)
    for q in range(4):
        if on[q] & off[q]:
            return -1
        for i in range(8):
            if on[q] >> i & 1:
                against[i] |= off[q]
            if off[q] >> i & 1:
                against[i] |= on[q]
    one = 0
    zero = 0
    start = below(net, 8)
    for r in range(8):
        i = (start + r) & 7
        if (one | zero) >> i & 1:
            continue
        if below(net, 2):
            one |= 1 << i
        else:
            zero |= 1 << i
        for _ in range(8):
            for k in range(8):
                if one >> k & 1:
                    zero |= against[k]
                elif zero >> k & 1:
                    one |= against[k]
        if one & zero:
            return -1
    return one


@numba.njit(cache=True, nogil=True)
def _split(net, v, least, slack, count):  # type: ignore[no-untyped-def]
    """v becomes a function of two slots and a new node of others, near it, if that can be; whether it did."""
    u = net.inputs
    while u < len(net.tab) and net.alive[u]:
        u += 1
    if u == len(net.tab) or not prepare(net, v):
        return False
    names = np.empty(16, np.int64)
    spoilt = np.zeros((4, 8), np.uint64)
    n = _near(net, v, names)
    if n < 4:
        return False
    s = np.empty(5, np.int64)
    row = np.empty(5, np.int64)
    for _ in range(40):
        for k in range(min(n, 5)):
            m = k + below(net, n - k)
            names[k], names[m] = names[m], names[k]
            s[k] = names[k]
        if n < 5 or below(net, 4) == 0:
            s[4] = -1
        good = True
        for w in range(PAIRS):
            t = net.told[s[0], w] | net.told[s[1], w] | net.told[s[2], w] | net.told[s[3], w]
            if s[4] >= 0:
                t |= net.told[s[4], w]
            good = good and t == ALL
        if not good:
            continue
        inner = _inner(net, s)
        if inner < 0:
            continue
        net.fan[u, 0], net.fan[u, 1], net.fan[u, 2] = s[2], s[3], s[4]
        if s[4] < 0:
            inner = (inner & 15) * 17
        net.tab[u] = inner
        for m in range(net.val.shape[1]):
            net.val[u, m] = of(net, u, m, net.val)
        one, zero = table(net, s[0], s[1], u, spoilt)
        if one & zero:
            continue
        row[0], row[1], row[2], row[3], row[4] = s[0], s[1], u, one, zero
        net.refs[u] = 0
        gain = saved(net, v, row)
        if count - gain <= least + slack:
            put(net, v, row)
            return True
    return False



@numba.njit(cache=True, nogil=True)
def walk(net, iterations, slack):  # type: ignore[no-untyped-def]
    """Random steps that keep the outputs; the best operands and tables met, and their number of nodes."""
    count = settle(net)
    least = count
    fan, tab = net.fan.copy(), net.tab.copy()
    for _ in range(iterations):
        v = net.order[net.inputs + below(net, count)]
        dice = below(net, 8)
        if dice < 3:
            if not _split(net, v, least, slack, count):
                continue
        elif dice < 5:
            if count >= least + slack or not _grow(net, v, least, slack, count):
                continue
        else:
            made = triples(net, v, -1)
            if not made:
                continue
            at = below(net, made)
            best, row = -1000, -1
            for i in range(made):
                r = (at + i) % made
                gain = saved(net, v, net.found[r])
                if gain > best:
                    best, row = gain, r
            put(net, v, net.found[row])
        count = settle(net)
        if count <= least:
            least = count
            fan[:] = net.fan
            tab[:] = net.tab
    return fan, tab, least
