"""The rounds of scheduler.select.cover on arrays, compiled by numba.

`cuts[n, k]` are the leaves of cut k of node n, NONE behind the last; `counts[n]` how many cuts it has; `best[n]` the
number of the one that the covering has, NONE of the network's inputs; `refs[n]` how many functions of the covering, and
others that want it, read node n.
"""

from __future__ import annotations

import numpy as np

from targets.numba_alone import numba

U64 = np.uint64
NONE = -1
SEED = 88172645463325252


@numba.njit(cache=True, nogil=True)
def _read(cuts, best, refs, stack, n, k):  # type: ignore[no-untyped-def]
    """Node n reads the leaves of its cut k: how many functions that adds to the covering, and how many operands."""
    added, edges, top = 0, 0, _push(cuts, stack, 0, n, k)
    while top:
        top -= 1
        edges += 1
        x = stack[top]
        refs[x] += 1
        if refs[x] == 1 and best[x] != NONE:
            added += 1
            top = _push(cuts, stack, top, x, best[x])
    return added, edges


@numba.njit(cache=True, nogil=True)
def _leave(cuts, best, refs, stack, n, k):  # type: ignore[no-untyped-def]
    """Node n reads the leaves of its cut k no more: how many functions the covering loses by that."""
    lost, top = 0, _push(cuts, stack, 0, n, k)
    while top:
        top -= 1
        x = stack[top]
        refs[x] -= 1
        if refs[x] == 0 and best[x] != NONE:
            lost += 1
            top = _push(cuts, stack, top, x, best[x])
    return lost


@numba.njit(cache=True, nogil=True)
def _push(cuts, stack, top, n, k):  # type: ignore[no-untyped-def]
    for j in range(cuts.shape[2]):
        if cuts[n, k, j] != NONE:
            stack[top] = cuts[n, k, j]
            top += 1
    return top


@numba.njit(cache=True, nogil=True)
def _ready(cuts, level, n, k):  # type: ignore[no-untyped-def]
    """Functions on the longest way to node n by its cut k."""
    most = 0
    for j in range(cuts.shape[2]):
        if cuts[n, k, j] != NONE:
            most = max(most, level[cuts[n, k, j]])
    return most + 1


@numba.njit(cache=True, nogil=True)
def improve(cuts, counts, best, refs, rounds, last):  # type: ignore[no-untyped-def]
    """Change `best` and `refs` by rounds of exact area, node by node: `rounds` with a random choice among equals, then
    `last` with the cut that is ready first. No round adds a function to the covering."""
    stack = np.empty(cuts.shape[2] * (len(best) + 1), np.int64)
    level = np.zeros(len(best), np.int64)
    state = U64(SEED)
    for n in range(len(best) - 1, -1, -1):
        if refs[n] and best[n] != NONE:
            for j in range(cuts.shape[2]):
                if cuts[n, best[n], j] != NONE:
                    refs[cuts[n, best[n], j]] += 1
    for turn in range(rounds + last):
        for n in range(len(best)):
            if best[n] == NONE:
                continue
            if refs[n]:
                _leave(cuts, best, refs, stack, n, best[n])
            found, least = 0, 0
            for k in range(counts[n]):
                added, edges = _read(cuts, best, refs, stack, n, k)
                _leave(cuts, best, refs, stack, n, k)
                if turn < rounds:
                    state ^= state << U64(13)  # xorshift, G. Marsaglia 2003
                    state ^= state >> U64(7)
                    state ^= state << U64(17)
                    rank = added << 32 | np.int64(state >> U64(48))
                else:
                    rank = added << 32 | 2 * edges + _ready(cuts, level, n, k)
                if k == 0 or rank < least:
                    found, least = k, rank
            best[n] = found
            level[n] = _ready(cuts, level, n, found)
            if refs[n]:
                _read(cuts, best, refs, stack, n, found)
