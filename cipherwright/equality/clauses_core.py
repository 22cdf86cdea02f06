"""The search of `clauses`, compiled by numba."""

from __future__ import annotations

import numpy as np

from cipherwright.equality.clause_verdicts import FOUND, NEVER, RESTART, STOPPED
from targets.numba_alone import numba


@numba.njit(cache=True, nogil=True)
def _watch(lit, watch, next_, head):  # type: ignore[no-untyped-def]
    next_[watch] = head[lit]
    head[lit] = watch


@numba.njit(cache=True, nogil=True)
def _assign(lit, why, depth, value, level, reason, trail, state):  # type: ignore[no-untyped-def]
    value[lit] = 1
    value[lit ^ 1] = 0
    level[lit >> 1] = depth
    reason[lit >> 1] = why
    trail[state[0]] = lit
    state[0] += 1


@numba.njit(cache=True, nogil=True)
def _propagate(literals, start, next_, head, value, level, reason, trail, state, depth):  # type: ignore[no-untyped-def]
    """Assign what follows; a clause that is false then, or -1. `state`: assigned, and of these followed."""
    while state[1] < state[0]:
        false = trail[state[1]] ^ 1
        state[1] += 1
        before, watch = -1, head[false]
        while watch >= 0:
            after, clause = next_[watch], watch >> 1
            begin = start[clause]
            mine = begin + (watch & 1)
            other = literals[begin + 1 - (watch & 1)]
            moved = False
            if value[other] != 1:
                for j in range(begin + 2, start[clause + 1]):
                    x = literals[j]
                    if value[x] != 0:
                        literals[mine], literals[j] = x, false
                        if before < 0:
                            head[false] = after
                        else:
                            next_[before] = after
                        _watch(x, watch, next_, head)
                        moved = True
                        break
                if not moved:
                    if value[other] == 0:
                        return clause
                    _assign(other, clause, depth, value, level, reason, trail, state)
            if not moved:
                before = watch
            watch = after
    return -1


@numba.njit(cache=True, nogil=True)
def _bump(v, order, last):  # type: ignore[no-untyped-def]
    """Let a variable be the one that is chosen first: `order` has those before and behind it, and when it was moved."""
    if last[0] == v:
        return
    before, behind = order[0, v], order[1, v]
    if before >= 0:
        order[1, before] = behind
    order[0, behind] = before
    order[0, v], order[1, v] = last[0], -1
    order[1, last[0]] = v
    last[0] = v
    last[2] += 1
    order[2, v] = last[2]


@numba.njit(cache=True, nogil=True)
def _learned(clause, literals, start, level, reason, trail, state, depth, seen, made, order, last):  # type: ignore[no-untyped-def]
    """The clause that a conflict teaches, in `made`, and how many literals it has: first the one that follows."""
    open_, count, lit, at = 0, 1, -1, state[0] - 1
    while True:
        for j in range(start[clause], start[clause + 1]):
            x = literals[j]
            v = x >> 1
            if x != lit and not seen[v] and level[v] > 0:
                seen[v] = True
                if level[v] >= depth:
                    open_ += 1
                else:
                    made[count] = x
                    count += 1
        while not seen[trail[at] >> 1]:
            at -= 1
        lit = trail[at]
        at -= 1
        clause = reason[lit >> 1]
        seen[lit >> 1] = False
        _bump(lit >> 1, order, last)
        open_ -= 1
        if open_ == 0:
            break
    made[0] = lit ^ 1
    for j in range(1, count):
        seen[made[j] >> 1] = False
        _bump(made[j] >> 1, order, last)
        if level[made[j] >> 1] > level[made[1] >> 1]:
            made[1], made[j] = made[j], made[1]
    return count


@numba.njit(cache=True, nogil=True)
def _back(depth, value, phase, level, trail, begun, state, order, last):  # type: ignore[no-untyped-def]
    """Take back all that was assigned above a depth."""
    for at in range(state[0] - 1, begun[depth + 1] - 1, -1):
        lit = trail[at]
        value[lit] = -1
        value[lit ^ 1] = -1
        phase[lit >> 1] = lit & 1
        if order[2, lit >> 1] > order[2, last[1]]:
            last[1] = lit >> 1
    state[0] = begun[depth + 1]
    state[1] = state[0]


@numba.njit(cache=True, nogil=True)
def searched(literals, start, clauses, variables, conflicts, value):  # type: ignore[no-untyped-def]
    """NEVER, FOUND and values in `value`, or STOPPED; arguments as `clauses.search` makes them."""
    next_ = np.full(2 * (clauses + conflicts + 2), -1, np.int32)
    head = np.full(2 * variables, -1, np.int32)
    level, trail = np.zeros(variables, np.int32), np.zeros(variables, np.int32)
    reason = np.full(variables, -1, np.int32)
    phase, seen, made = np.ones(variables, np.int32), np.zeros(variables, np.bool_), np.zeros(variables + 1, np.int32)
    begun, state = np.zeros(variables + 2, np.int32), np.zeros(2, np.int32)
    order = np.zeros((3, variables), np.int32)
    for v in range(variables):
        order[0, v], order[1, v], order[2, v] = v - 1, v + 1 if v + 1 < variables else -1, v
    last = np.array([variables - 1, variables - 1, variables])
    depth, met, left, pause = 0, 0, RESTART, RESTART
    for clause in range(clauses):
        begin = start[clause]
        if start[clause + 1] - begin == 1:
            if value[literals[begin]] == 0:
                return NEVER
            if value[literals[begin]] < 0:
                _assign(literals[begin], -1, 0, value, level, reason, trail, state)
        else:
            _watch(literals[begin], 2 * clause, next_, head)
            _watch(literals[begin + 1], 2 * clause + 1, next_, head)
    while True:
        wrong = _propagate(literals, start, next_, head, value, level, reason, trail, state, depth)
        if wrong >= 0:
            met += 1
            if depth == 0:
                return NEVER
            count = _learned(wrong, literals, start, level, reason, trail, state, depth, seen, made, order, last)
            end = start[clauses]
            if met > conflicts or end + count > len(literals):
                return STOPPED
            depth = level[made[1] >> 1] if count > 1 else 0
            _back(depth, value, phase, level, trail, begun, state, order, last)
            if count > 1:
                literals[end:end + count] = made[:count]
                start[clauses + 1] = end + count
                _watch(made[0], 2 * clauses, next_, head)
                _watch(made[1], 2 * clauses + 1, next_, head)
                clauses += 1
            _assign(made[0], clauses - 1 if count > 1 else -1, depth, value, level, reason, trail, state)
            left -= 1
            continue
        if left <= 0 and depth > 0:
            pause += pause // 4
            left, depth = pause, 0
            _back(0, value, phase, level, trail, begun, state, order, last)
            continue
        v = last[1]
        while v >= 0 and value[2 * v] >= 0:
            v = order[0, v]
        if v < 0:
            return FOUND
        last[1] = v
        depth += 1
        begun[depth] = state[0]
        _assign(2 * v + phase[v], -1, depth, value, level, reason, trail, state)
