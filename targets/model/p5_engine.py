"""The Pentium's engine: a trace group by group, one instruction in U or a pair in U and V. Compiled by numba.

Time is counted in whole clocks: `start` is the clock in which the first instruction of a group begins to execute,
`state[S_NOW]` the first clock that is free for the next group.
"""

from __future__ import annotations

from typing import Any

import numpy as np
from numba import njit

from targets.model import p5_machine as M
from targets.model import p5_records as R
from targets.model.p5_rules import (
    decode_clock,
    deepen,
    memory_delay,
    mispredicted,
    pairing,
    settle,
    shadowed,
    waits,
    x87_finish,
    x87_start,
)

Array = np.ndarray[Any, Any]


@njit(cache=True)
def conflict(m: M.Machine, i: int, j: int) -> int:
    """PAIRED if the accesses of a pair can be made in the same clock, else SAME_DWORD or SAME_BANK."""
    one, two = m.code[m.index[i]], m.code[m.index[j]]
    if not (one[R.LOAD] or one[R.STORE]) or not (two[R.LOAD] or two[R.STORE]):
        return M.PAIRED
    a = (m.load[i] if one[R.LOAD] else m.store[i]) // m.par[M.P_BANK]
    b = (m.load[j] if two[R.LOAD] else m.store[j]) // m.par[M.P_BANK]
    if a == b:
        return M.SAME_DWORD
    return M.SAME_BANK if a % m.par[M.P_BANKS] == b % m.par[M.P_BANKS] else M.PAIRED


@njit(cache=True)
def second_start(m: M.Machine, one: Array, two: Array, delay: int, clash: int) -> int:
    """Clocks from the start of U to that of V: the table of pairs, a stall of V's own, a clash of the accesses."""
    own = 1 + two[R.CLASS]
    offset = m.table[one[R.CLASS], two[R.CLASS]] - own if two[R.CLASS] else 0
    if clash != M.PAIRED and delay <= offset:
        return offset + 1
    return max(offset, delay)


@njit(cache=True)
def decoded(m: M.Machine, i: int, one: Array) -> int:
    """The clock from which an instruction is decoded, at the earliest the first free one."""
    now = m.state[M.S_NOW]
    begin = now
    if m.par[M.P_MMX]:
        begin = max(now, decode_clock(m, i) + 1)
    elif one[R.DECODE]:
        begin += shadowed(one[R.DECODE], m.shadow)
    if begin > now:
        m.state[M.S_CAUSE], m.state[M.S_WHO] = M.DECODING, -1
        m.spent[M.DECODING] += begin - now
    return begin


@njit(cache=True)
def partner(m: M.Machine, i: int, start: int) -> int:
    """PAIRED if the next instruction goes into V beside instruction `i`, else the rule against it."""
    if i + 1 >= m.index.shape[0]:
        return M.END
    one = m.code[m.index[i]]
    rule = pairing(one, m.code[m.index[i + 1]])
    if rule == M.PAIRED and m.par[M.P_FIRST_RUN] and not m.seen[m.index[i]] and one[R.LENGTH] > 1:
        return M.FIRST_RUN
    if rule == M.PAIRED and m.par[M.P_MMX] and decode_clock(m, i + 1) >= start:
        return M.NOT_DECODED
    return rule


@njit(cache=True)
def clocks_of(m: M.Machine, i: int, start: int) -> int:
    """Clocks for which an instruction keeps U, without stalls: fewer for a repetition, none for fxch inside fst."""
    one = m.code[m.index[i]]
    if one[R.AGAIN] and i and m.index[i - 1] == m.index[i]:
        return one[R.AGAIN]
    if one[R.UNIT] == R.X87_EXCHANGE and m.par[M.P_FXCH] and m.state[M.S_FST] == i - 1 and start == m.state[M.S_NOW]:
        if i + 1 < m.index.shape[0] and m.code[m.index[i + 1], R.UNIT] >= R.X87:
            m.state[M.S_CAUSE] = M.FXCH_IN_FST
            return 0
    return one[R.BUSY]


@njit(cache=True)
def record(m: M.Machine, i: int, start: int, end: int, port: int) -> None:
    """Enter an instruction into the timeline and its results into the register clocks."""
    one = m.code[m.index[i]]
    m.start[i], m.end[i], m.port[i] = start, end, port
    m.cause[i], m.blocker[i] = m.state[M.S_CAUSE], m.state[M.S_WHO]
    result = max(end, start + one[R.LATENCY])
    settle(m, one[R.RESULTS], end, result, i)
    deepen(m, one)
    m.state[M.S_TAIL] = max(m.state[M.S_TAIL], result)
    m.totals[M.T_V if port else M.T_U] += end - start
    m.totals[M.T_INSTRUCTIONS] += 1
    if not one[R.FIRST] and not one[R.SECOND] and not one[R.FX] and one[R.UNIT] != R.X87_EXCHANGE:
        m.totals[M.T_ALONE] += 1
    m.seen[m.index[i]] = 1


@njit(cache=True)
def exchange_beside(m: M.Machine, j: int, start: int, end: int) -> int:
    """fxch in V beside an x87 instruction: free, but a clock more before other code. Returns the end of the pair."""
    if j + 1 < m.index.shape[0] and m.code[m.index[j + 1], R.UNIT] < R.X87:
        m.state[M.S_CAUSE] = M.FXCH_OTHER
        m.spent[M.FXCH_OTHER] += 1
        end += 1
    record(m, j, start, end, 1)
    x87_finish(m, m.code[m.index[j]], start, j)
    return end


@njit(cache=True)
def beside(m: M.Machine, i: int, start: int, busy: int, extra: int) -> int:
    """The second instruction of a pair, in V. Returns the first clock after the pair."""
    j = i + 1
    one, two = m.code[m.index[i]], m.code[m.index[j]]
    m.state[M.S_CAUSE], m.state[M.S_WHO] = M.PAIRED, i
    if two[R.UNIT] == R.X87_EXCHANGE:
        return exchange_beside(m, j, start, start + busy + extra)
    delay = waits(m, two, start) - start
    clash = conflict(m, i, j)
    offset = second_start(m, one, two, delay, clash)
    usual = max(busy, second_start(m, one, two, 0, M.PAIRED) + two[R.BUSY])
    late = max(busy, offset + two[R.BUSY]) - usual
    if late and offset > delay:
        m.state[M.S_CAUSE] = clash
    m.spent[M.MEMORY_PAIR] += usual - busy
    m.spent[m.state[M.S_CAUSE]] += late
    more = memory_delay(m, j)
    record(m, j, start + offset, start + offset + two[R.BUSY] + extra + more, 1)
    return start + usual + late + extra + more


@njit(cache=True)
def penalty(m: M.Machine, i: int) -> int:
    """Clocks lost behind a jump that was predicted wrongly."""
    if not m.code[m.index[i], R.BRANCH] or not mispredicted(m, i):
        return 0
    lost = m.par[M.P_MISPREDICT_V if m.port[i] else M.P_MISPREDICT_U]
    m.spent[M.MISPREDICTION] += lost
    return lost


@njit(cache=True)
def close(m: M.Machine, begin: int, done: int, last: int, rule: int) -> None:
    """End a group: its shadow over later prefixes, its jump, and the clock of the next group."""
    shadow, state = m.shadow, m.state
    for place in range(shadow.shape[0] - 1, 0, -1):
        shadow[place] = shadow[place - 1]
    shadow[0] = max(0, done - begin - 1)
    lost = penalty(m, last)
    state[M.S_REASON] = M.MISPREDICTION if lost else rule
    if lost:
        m.pipe[M.D_CLOCK], m.pipe[M.D_COUNT] = done + lost - 2, 2
    state[M.S_NOW] = done + lost


@njit(cache=True)
def group(m: M.Machine, i: int) -> int:
    """Execute instruction `i`, and the next beside it if they pair. Returns the place after them."""
    one, state = m.code[m.index[i]], m.state
    state[M.S_CAUSE] = state[M.S_REASON]
    state[M.S_WHO] = i - 1 if state[M.S_REASON] != M.IN_ORDER else -1
    begin = decoded(m, i, one)
    start = waits(m, one, begin)
    if one[R.UNIT] >= R.X87 and one[R.UNIT] != R.X87_EXCHANGE:
        start = x87_start(m, one, start)
    if start > begin:
        m.spent[state[M.S_CAUSE]] += start - begin
    busy = clocks_of(m, i, start)
    extra = memory_delay(m, i)
    m.start[i] = start
    rule = partner(m, i, start)
    record(m, i, start, start + busy + extra, 0)
    if one[R.UNIT] >= R.X87:
        x87_finish(m, one, start + extra, i)
    if busy:
        m.spent[rule] += 1
        m.spent[M.SEVERAL] += busy - 1
    if rule != M.PAIRED:
        close(m, begin, start + busy + extra, i, rule)
        return i + 1
    close(m, begin, beside(m, i, start, busy, extra), i + 1, M.IN_ORDER)
    return i + 2


@njit(cache=True)
def run_all(m: M.Machine, marks: Array, warmup: int, ends: Array) -> None:
    """Run all instructions. `ends` gets the clock at every mark; counts begin again at the first measured call."""
    at = 0
    i = 0
    n = m.index.shape[0]
    while at < marks.shape[0]:
        while i < n and i < marks[at]:
            i = group(m, i)
        ends[at] = max(m.state[M.S_NOW], m.state[M.S_TAIL])
        if at == warmup:
            m.spent[:] = 0
            m.totals[:] = 0
            m.depth[:] = 0
            m.spent[M.RESULT] = -max(0, m.state[M.S_TAIL] - m.state[M.S_NOW])
        at += 1
    m.spent[M.RESULT] += max(0, m.state[M.S_TAIL] - m.state[M.S_NOW])
