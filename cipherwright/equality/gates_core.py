"""Which gates are below two of them, what is to be searched for an input for which these differ, and the values of
gates: compiled by numba.
"""

from __future__ import annotations

import numpy as np

from cipherwright.equality.clause_verdicts import AND, LEAF
from cipherwright.equality.clauses_core import searched
from targets.numba_alone import numba


@numba.njit(cache=True, nogil=True)
def below(kinds, left, right, x, y, most, inside):  # type: ignore[no-untyped-def]
    """Into `inside` the gates that two are made of and these, at most so many, those that were made last first.

    How many they are; the complement of that number if they are not all. (One number, as with more Python is called
    back, which a signal may interrupt.)
    """
    top = max(x, y)
    seen = np.zeros(top + 1, np.bool_)
    seen[x] = seen[y] = True
    count = 0
    for n in range(top, 0, -1):
        if not seen[n] or kinds[n] == LEAF:
            continue
        if count == most:
            return ~count
        inside[count] = n
        count += 1
        seen[left[n] >> 1] = True
        seen[right[n] >> 1] = True
    return count


@numba.njit(cache=True, nogil=True)
def _named(literal, names, owners, count):  # type: ignore[no-untyped-def]
    """The variable of a literal's gate, a new one if it has none; `count[0]` are there."""
    n = literal >> 1
    if names[n] < 0:
        names[n] = count[0]
        owners[count[0]] = n
        count[0] += 1
    return 2 * names[n] + (literal & 1)


@numba.njit(cache=True, nogil=True)
def _put(literals, start, at, a, b, c):  # type: ignore[no-untyped-def]
    """A clause of two literals, or three, behind those there are; `at`: how many clauses are."""
    end = start[at]
    literals[end], literals[end + 1] = a, b
    if c >= 0:
        literals[end + 2] = c
    start[at + 1] = end + (3 if c >= 0 else 2)
    return at + 1


@numba.njit(cache=True, nogil=True)
def differ(kinds, left, right, x, y, inside, room, conflicts, owners, values):  # type: ignore[no-untyped-def]
    """What a search says of an input for which two literals differ, of the gates `inside`; what is below is anything.

    NEVER, FOUND or STOPPED; of what is found gates in `owners`, behind the last of which is -1, and their `values`,
    which have room for three of each gate and two. `room`: literals of learned clauses.
    """
    names, count = np.full(max(x, y) // 2 + 1, -1, np.int32), np.zeros(1, np.int64)
    literals = np.empty(12 * len(inside) + 4 + room, np.int32)
    start = np.zeros(4 * len(inside) + conflicts + 5, np.int32)
    at = 0
    for i in range(len(inside) - 1, -1, -1):
        n = inside[i]
        a, b = _named(left[n], names, owners, count), _named(right[n], names, owners, count)
        own = _named(2 * n, names, owners, count)
        if kinds[n] == AND:
            at = _put(literals, start, at, own ^ 1, a, -1)
            at = _put(literals, start, at, own ^ 1, b, -1)
            at = _put(literals, start, at, own, a ^ 1, b ^ 1)
        else:
            at = _put(literals, start, at, own ^ 1, a, b)
            at = _put(literals, start, at, own ^ 1, a ^ 1, b ^ 1)
            at = _put(literals, start, at, own, a ^ 1, b)
            at = _put(literals, start, at, own, a, b ^ 1)
    if x < 2 or y < 2:    # one of them is a constant
        literals[start[at]] = _named(max(x, y), names, owners, count) ^ min(x, y)
        start[at + 1] = start[at] + 1
        at += 1
    else:
        one, other = _named(x, names, owners, count), _named(y, names, owners, count)
        at = _put(literals, start, at, one, other, -1)
        at = _put(literals, start, at, one ^ 1, other ^ 1, -1)
    value = np.full(2 * count[0], -1, np.int8)
    said = searched(literals[:start[at] + room], start, at, count[0], conflicts, value)
    owners[count[0]] = -1
    values[:count[0]] = value[::2]
    return said


@numba.njit(cache=True, nogil=True)
def valued(kinds, left, right, begin, values):  # type: ignore[no-untyped-def]
    """Into `values` those of the gates from `begin` on, 64 inputs each; those of leaves are there."""
    ones = np.uint64(0xFFFFFFFFFFFFFFFF)
    for n in range(begin, len(kinds)):
        if kinds[n] != LEAF:
            a, b = values[left[n] >> 1], values[right[n] >> 1]
            if left[n] & 1:
                a ^= ones
            if right[n] & 1:
                b ^= ones
            values[n] = a & b if kinds[n] == AND else a ^ b
