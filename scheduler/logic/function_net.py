"""Networks of functions of three operands on machine words, and what a node of one may be; compiled by numba.

A value is a row of words, its truth table, in a slot; slots 0, 1, … are the inputs. A node is a function of the values
of one to three slots: bit i of its table is what it gives where bit j of i is that of operand j; -1 stands for no
operand, whose bit is 0.
"""

from __future__ import annotations

from collections import namedtuple

import numpy as np

from targets.numba_alone import numba

U64 = np.uint64
ALL = U64(0xFFFFFFFFFFFFFFFF)
PAIRS = 2  # words of pairs that a node must tell apart, chosen at random; as many are learnt from triples that do not
SEED = 88172645463325252
FOUND = 512  # triples that are kept for one node

Net = namedtuple("Net", "val fan tab alive refs order size outputs inputs state flip above told masks found")
"""`size`: slots in `order`, which has operands first; `told`: of each slot the pairs whose two places it has different
values at; `masks`: places that count where the node at hand is 1 and where it is 0; `found`: triples and tables."""


def new_net(inputs, fan, tab, outputs, room, seed):  # type: ignore[no-untyped-def]
    """A network: `fan` and `tab` of its slots, `room` for so many nodes more."""
    size = 1 << inputs
    count, words = len(fan) + room, max(1, size // 64)
    val = np.zeros((count, words), np.uint64)
    for i in range(inputs):
        table = sum((x >> i & 1) << x for x in range(max(size, 64)))
        for m in range(words):
            val[i, m] = table >> 64 * m & (1 << 64) - 1
    rows = [*fan, *[[-1] * 3] * room]
    return Net(val, np.array(rows, np.int64), np.array([*tab, *[0] * room], np.int64), np.zeros(count, np.bool_),
               np.zeros(count, np.int64), np.zeros(count + 2, np.int64), np.zeros(1, np.int64),
               np.array(outputs, np.int64), inputs, np.array([seed * 2654435761 + SEED], np.uint64),
               np.zeros((count, words), np.uint64), np.zeros(count, np.bool_), np.zeros((count, 2 * PAIRS), np.uint64),
               np.zeros((2, words), np.uint64), np.zeros((FOUND, 5), np.int64))


@numba.njit(cache=True, nogil=True)
def below(net, n):  # type: ignore[no-untyped-def]
    """A random number below n (xorshift, G. Marsaglia 2003)."""
    x = net.state[0]
    x ^= x << U64(13)
    x ^= x >> U64(7)
    x ^= x << U64(17)
    net.state[0] = x
    return np.int64((x >> U64(11)) % U64(n))


@numba.njit(cache=True, nogil=True)
def of(net, z, m, source):  # type: ignore[no-untyped-def]
    """Word m of the node in slot z, its operands' words taken from `source`."""
    a, b, c = net.fan[z, 0], net.fan[z, 1], net.fan[z, 2]
    x = source[a, m]
    y = source[b, m] if b >= 0 else U64(0)
    w = source[c, m] if c >= 0 else U64(0)
    out = U64(0)
    for i in range(8):
        if net.tab[z] >> i & 1:
            out |= (x if i & 1 else ~x) & (y if i & 2 else ~y) & (w if i & 4 else ~w)
    return out


@numba.njit(cache=True, nogil=True)
def settle(net):  # type: ignore[no-untyped-def]
    """What no output needs goes; order, values and counts of readers are made anew. The number of nodes."""
    net.alive[:] = False
    net.refs[:] = 0
    done = np.zeros(len(net.tab), np.bool_)
    stack = np.empty(4 * len(net.tab), np.int64)
    for k in range(net.inputs):
        net.alive[k] = True
        done[k] = True
        net.order[k] = k
    made = net.inputs
    for o in net.outputs:
        net.refs[o] += 1
        top = 0
        stack[0] = o
        while top >= 0:
            z = stack[top]
            if done[z]:
                top -= 1
                continue
            ready = True
            for j in range(3):
                x = net.fan[z, j]
                if x >= 0 and not done[x]:
                    ready = False
                    top += 1
                    stack[top] = x
            if ready:
                done[z] = True
                net.alive[z] = True
                net.order[made] = z
                made += 1
                top -= 1
                for j in range(3):
                    if net.fan[z, j] >= 0:
                        net.refs[net.fan[z, j]] += 1
                for m in range(net.val.shape[1]):
                    net.val[z, m] = of(net, z, m, net.val)
    net.size[0] = made
    return made - net.inputs


@numba.njit(cache=True, nogil=True)
def _cares(net, v):  # type: ignore[no-untyped-def]
    """Set `masks` of v to the places where an output depends on it, and `above` to what is computed from it."""
    net.above[:] = False
    net.above[v] = True
    words = net.val.shape[1]
    for m in range(words):
        net.flip[v, m] = ~net.val[v, m]
    passed = False
    for k in range(net.size[0]):
        z = net.order[k]
        if z == v:
            passed = True
            continue
        touched = False
        if passed and z >= net.inputs:
            for j in range(3):
                touched = touched or (net.fan[z, j] >= 0 and net.above[net.fan[z, j]])
        net.above[z] = touched
        for m in range(words):
            net.flip[z, m] = of(net, z, m, net.flip) if touched else net.val[z, m]
    for m in range(words):
        care = U64(0)
        for o in net.outputs:
            care |= net.val[o, m] ^ net.flip[o, m]
        net.masks[0, m] = net.val[v, m] & care
        net.masks[1, m] = ~net.val[v, m] & care


@numba.njit(cache=True, nogil=True)
def _bit(net, row):  # type: ignore[no-untyped-def]
    """A random place at which a row of words is 1; -1 if there is none."""
    words = len(row)
    start = below(net, words * 64)
    for k in range(words * 64):
        p = (start + k) % (words * 64)
        if row[p >> 6] >> U64(p & 63) & U64(1):
            return p
    return -1


@numba.njit(cache=True, nogil=True)
def _tell(net, number, p, q):  # type: ignore[no-untyped-def]
    """Pair `number` is that of places p and q."""
    word, bit = number >> 6, U64(number & 63)
    for k in range(net.size[0]):
        z = net.order[k]
        apart = (net.val[z, p >> 6] >> U64(p & 63) ^ net.val[z, q >> 6] >> U64(q & 63)) & U64(1)
        net.told[z, word] = (net.told[z, word] & ~(U64(1) << bit)) | apart << bit


@numba.njit(cache=True, nogil=True)
def table(net, a, b, c, spoilt):  # type: ignore[no-untyped-def]
    """Where the node at hand has to be 1, and 0, by the values of a, b and c: tables, both of 8 bits; -1, -1 where
    they do not say it, and `spoilt` has the words of two places that show it."""
    one = 0
    zero = 0
    for m in range(net.val.shape[1]):
        x, y = net.val[a, m], net.val[b, m]
        w = net.val[c, m] if c >= 0 else U64(0)
        on, off = net.masks[0, m], net.masks[1, m]
        for i in range(8):
            t = (x if i & 1 else ~x) & (y if i & 2 else ~y) & (w if i & 4 else ~w)
            if on & t:
                one |= 1 << i
                spoilt[0, i] = U64(m)
                spoilt[1, i] = on & t
            if off & t:
                zero |= 1 << i
                spoilt[2, i] = U64(m)
                spoilt[3, i] = off & t
    return one, zero


@numba.njit(cache=True, nogil=True)
def _lowest(x):  # type: ignore[no-untyped-def]
    k = 0
    while not x >> U64(k) & U64(1):
        k += 1
    return k


@numba.njit(cache=True, nogil=True)
def _learn(net, clash, spoilt, number):  # type: ignore[no-untyped-def]
    i = 0
    while not clash >> i & 1:
        i += 1
    p = np.int64(spoilt[0, i]) * 64 + _lowest(spoilt[1, i])
    q = np.int64(spoilt[2, i]) * 64 + _lowest(spoilt[3, i])
    _tell(net, 64 * PAIRS + number % (64 * PAIRS), p, q)


@numba.njit(cache=True, nogil=True)
def prepare(net, v):  # type: ignore[no-untyped-def]
    """Where v matters, and pairs of places that what it is made of has to tell apart; whether it matters at all."""
    _cares(net, v)
    if _bit(net, net.masks[0]) < 0 or _bit(net, net.masks[1]) < 0:
        return False
    for k in range(64 * PAIRS):
        _tell(net, k, _bit(net, net.masks[0]), _bit(net, net.masks[1]))
    net.told[:, PAIRS:] = ALL
    return True


@numba.njit(cache=True, nogil=True)
def triples(net, v, must):  # type: ignore[no-untyped-def]
    """Fill `found` with triples of which v may be a function, with slot `must` among them if that is not -1; their
    number. Rows: three slots, where it has to be 1, where it has to be 0."""
    if not prepare(net, v):
        return 0
    spoilt = np.zeros((4, 8), np.uint64)
    learnt = 0
    names = np.empty(net.size[0], np.int64)
    n = 0
    for k in range(net.size[0]):
        z = net.order[k]
        if not net.above[z] and z != must:
            names[n] = z
            n += 1
    made = 0
    t = net.told
    miss = np.empty(2 * PAIRS, np.uint64)
    for i in range(n if must < 0 else 1):
        a = names[i] if must < 0 else must
        for j in range(i + 1 if must < 0 else 0, n):
            b = names[j]
            for w in range(2 * PAIRS):
                miss[w] = ~(t[a, w] | t[b, w])
            for k in range(j + 1, n):
                c = names[k]
                if (miss[0] & ~t[c, 0]) | (miss[1] & ~t[c, 1]) | (miss[2] & ~t[c, 2]) | (miss[3] & ~t[c, 3]):
                    continue
                one, zero = table(net, a, b, c, spoilt)
                if one & zero:
                    _learn(net, one & zero, spoilt, learnt)
                    learnt += 1
                    for w in range(2 * PAIRS):
                        miss[w] = ~(t[a, w] | t[b, w])
                    continue
                at = made if made < FOUND else below(net, made + 1)
                if at < FOUND:
                    net.found[at, 0], net.found[at, 1], net.found[at, 2] = a, b, c
                    net.found[at, 3], net.found[at, 4] = one, zero
                made += 1
    return min(made, FOUND)


@numba.njit(cache=True, nogil=True)
def _unread(net, z, by):  # type: ignore[no-untyped-def]
    """Readers of the operands of z, and of theirs if they have no others, are fewer by one; `by` -1, or more again."""
    count = 0
    for j in range(3):
        x = net.fan[z, j]
        if x < 0:
            continue
        if by > 0 and net.refs[x] == 0 and x >= net.inputs:
            count += 1 + _unread(net, x, by)
        net.refs[x] += by
        if by < 0 and net.refs[x] == 0 and x >= net.inputs:
            count += 1 + _unread(net, x, by)
    return count


@numba.njit(cache=True, nogil=True)
def saved(net, v, row):  # type: ignore[no-untyped-def]
    """How many nodes would go if v had the operands of a row of `found`."""
    old0, old1, old2 = net.fan[v, 0], net.fan[v, 1], net.fan[v, 2]
    gone = _unread(net, v, -1)
    net.fan[v, 0], net.fan[v, 1], net.fan[v, 2] = row[0], row[1], row[2]
    back = _unread(net, v, 1)
    _unread(net, v, -1)
    net.fan[v, 0], net.fan[v, 1], net.fan[v, 2] = old0, old1, old2
    _unread(net, v, 1)
    return gone - back


@numba.njit(cache=True, nogil=True)
def put(net, v, row):  # type: ignore[no-untyped-def]
    """v becomes the function of a row of `found`, on fewer operands where that is possible; what is free is random."""
    one, zero = row[3], row[4]
    keep0, keep1, keep2 = row[0], row[1], row[2]
    net.fan[v, 0], net.fan[v, 1], net.fan[v, 2] = keep0, keep1, keep2
    start = below(net, 3)
    for s in range(3):
        j = (start + s) % 3
        shift = 1 << j
        low = 0x55 if j == 0 else 0x33 if j == 1 else 0x0F
        o = (one | one >> shift) & low
        z = (zero | zero >> shift) & low
        if not o & z and (net.fan[v, 0] >= 0) + (net.fan[v, 1] >= 0) + (net.fan[v, 2] >= 0) > 1 and below(net, 8):
            one, zero = o | o << shift, z | z << shift
            net.fan[v, j] = -1
    table = (one | (below(net, 256) & ~zero)) & 255
    for j in range(3):  # what is free does not depend on an operand that is none
        if net.fan[v, j] < 0:
            shift = 1 << j
            low = 0x55 if j == 0 else 0x33 if j == 1 else 0x0F
            table = (table & low) | (table & low) << shift
    net.tab[v] = table
    for _ in range(2):  # none comes last
        for j in range(2):
            if net.fan[v, j] < 0 <= net.fan[v, j + 1]:
                net.fan[v, j], net.fan[v, j + 1] = net.fan[v, j + 1], -1
                t = 0
                for i in range(8):
                    swapped = (i & ~(3 << j)) | (i >> j & 1) << (j + 1) | (i >> (j + 1) & 1) << j
                    t |= (net.tab[v] >> swapped & 1) << i
                net.tab[v] = t
