"""The Pentium's engine: a trace group by group, one instruction in U or a pair in U and V. Compiled by numba.

Time is counted in whole clocks: `start` is the clock in which the first instruction of a group begins to execute,
`state[S_NOW]` the first clock that is free for the next group.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from targets.model import p5_machine as mc
from targets.model import p5_records as rc
from targets.model.compiled import compiled, entry
from targets.model.p5_compiled import bank, decoding, shadow, together
from targets.model.p5_rules import (
    decode_clock,
    deepen,
    memory_delay,
    mispredicted,
    pairing,
    settle,
    waits,
    x87_finish,
    x87_start,
)

Array = np.ndarray[Any, Any]


@compiled
def conflict(m: mc.Machine, i: int, j: int) -> int:
    """PAIRED if the accesses of a pair can be made in the same clock, else SAME_DWORD or SAME_BANK."""
    one, two = m.code[m.which[i]], m.code[m.which[j]]
    if not (one[rc.LOAD] or one[rc.STORE]) or not (two[rc.LOAD] or two[rc.STORE]):
        return mc.PAIRED
    a, b = m.load[i] if one[rc.LOAD] else m.store[i], m.load[j] if two[rc.LOAD] else m.store[j]
    size, count = m.par[mc.P_BANK], m.par[mc.P_BANKS]
    if bank(a, size, count) != bank(b, size, count):
        return mc.PAIRED
    return mc.SAME_DWORD if a // size == b // size else mc.SAME_BANK


@entry
def decoded(m: mc.Machine, i: int, one: Array) -> int:
    """The clock from which an instruction is decoded, at the earliest the first free one."""
    now = m.state[mc.S_NOW]
    begin = now
    if m.par[mc.P_MMX]:
        begin = max(now, decode_clock(m, i) + 1)
    elif one[rc.DECODE]:
        left, m.shadow[0], m.shadow[1] = decoding(one[rc.DECODE], m.shadow[0], m.shadow[1])
        begin += left
    if begin > now:
        m.state[mc.S_CAUSE], m.state[mc.S_WHO] = mc.DECODING, -1
        m.spent[mc.DECODING] += begin - now
    return begin


@compiled
def partner(m: mc.Machine, i: int, start: int) -> int:
    """PAIRED if the next instruction goes into V beside instruction `i`, else the rule against it."""
    if i + 1 >= m.which.shape[0]:
        return mc.END
    one = m.code[m.which[i]]
    rule = pairing(one, m.code[m.which[i + 1]])
    if rule == mc.PAIRED and m.par[mc.P_FIRST_RUN] and not m.seen[m.which[i]] and one[rc.LENGTH] > 1:
        return mc.FIRST_RUN
    if rule == mc.PAIRED and m.par[mc.P_MMX] and decode_clock(m, i + 1) >= start:
        return mc.NOT_DECODED
    return rule


@entry
def clocks_of(m: mc.Machine, i: int, start: int) -> int:
    """Clocks for which an instruction keeps U, without stalls: fewer for a repetition, none for fxch inside fst."""
    one = m.code[m.which[i]]
    if one[rc.AGAIN] and i and m.which[i - 1] == m.which[i]:
        return one[rc.AGAIN]
    follows = m.state[mc.S_FST] == i - 1 and start == m.state[mc.S_NOW] and i + 1 < m.which.shape[0]
    if one[rc.UNIT] == rc.X87_EXCHANGE and m.par[mc.P_FXCH] and follows:
        if m.code[m.which[i + 1], rc.UNIT] >= rc.X87:
            m.state[mc.S_CAUSE] = mc.FXCH_IN_FST
            return 0
    return one[rc.BUSY]


@compiled
def record(m: mc.Machine, i: int, start: int, end: int, port: int) -> None:
    """Enter an instruction into the timeline and its results into the register clocks."""
    one = m.code[m.which[i]]
    m.start[i], m.end[i], m.port[i] = start, end, port
    m.cause[i], m.blocker[i] = m.state[mc.S_CAUSE], m.state[mc.S_WHO]
    result = max(end, start + one[rc.LATENCY])
    settle(m, one[rc.RESULTS], end, result, i)
    deepen(m, one)
    m.state[mc.S_TAIL] = max(m.state[mc.S_TAIL], result)
    m.totals[mc.T_V if port else mc.T_U] += end - start
    m.totals[mc.T_INSTRUCTIONS] += 1
    if not one[rc.FIRST] and not one[rc.SECOND] and not one[rc.FX] and one[rc.UNIT] != rc.X87_EXCHANGE:
        m.totals[mc.T_ALONE] += 1
    m.seen[m.which[i]] = 1


@compiled
def exchange_beside(m: mc.Machine, j: int, start: int, end: int) -> int:
    """fxch in V beside an x87 instruction: free, but a clock more before other code. Returns the end of the pair."""
    if j + 1 < m.which.shape[0] and m.code[m.which[j + 1], rc.UNIT] < rc.X87:
        m.state[mc.S_CAUSE] = mc.FXCH_OTHER
        m.spent[mc.FXCH_OTHER] += 1
        end += 1
    record(m, j, start, end, 1)
    x87_finish(m, m.code[m.which[j]], start, j)
    return end


@compiled
def beside(m: mc.Machine, i: int, start: int, busy: int, extra: int) -> int:
    """The second instruction of a pair, in V. Returns the first clock after the pair."""
    j = i + 1
    one, two = m.code[m.which[i]], m.code[m.which[j]]
    m.state[mc.S_CAUSE], m.state[mc.S_WHO] = mc.PAIRED, i
    if two[rc.UNIT] == rc.X87_EXCHANGE:
        return exchange_beside(m, j, start, start + busy + extra)
    delay = waits(m, two, start) - start
    clash = conflict(m, i, j)
    pair, kind = m.table[one[rc.CLASS], two[rc.CLASS]], two[rc.CLASS]
    _, usual = together(pair, busy, two[rc.BUSY], kind, 0, False)
    offset, clocks = together(pair, busy, two[rc.BUSY], kind, delay, clash != mc.PAIRED)
    late = clocks - usual
    if late and offset > delay:
        m.state[mc.S_CAUSE] = clash
    m.spent[mc.MEMORY_PAIR] += usual - busy
    m.spent[m.state[mc.S_CAUSE]] += late
    more = memory_delay(m, j)
    record(m, j, start + offset, start + offset + two[rc.BUSY] + extra + more, 1)
    return start + clocks + extra + more


@entry
def penalty(m: mc.Machine, i: int) -> int:
    """Clocks lost behind a jump that was predicted wrongly."""
    if not m.code[m.which[i], rc.BRANCH] or not mispredicted(m, i):
        return 0
    lost = m.par[mc.P_MISPREDICT_V if m.port[i] else mc.P_MISPREDICT_U]
    m.spent[mc.MISPREDICTION] += lost
    return lost


@compiled
def close(m: mc.Machine, begin: int, done: int, last: int, rule: int) -> None:
    """End a group: its shadow over later prefixes, its jump, and the clock of the next group."""
    state = m.state
    m.shadow[0], m.shadow[1] = shadow(begin, done, m.shadow[0], m.par[mc.P_SHADOW])
    lost = penalty(m, last)
    state[mc.S_REASON] = mc.MISPREDICTION if lost else rule
    if lost:
        m.pipe[mc.D_CLOCK], m.pipe[mc.D_COUNT] = done + lost - 2, 2
    state[mc.S_NOW] = done + lost


@compiled
def group(m: mc.Machine, i: int) -> int:
    """Execute instruction `i`, and the next beside it if they pair. Returns the place after them."""
    one, state = m.code[m.which[i]], m.state
    state[mc.S_CAUSE] = state[mc.S_REASON]
    state[mc.S_WHO] = i - 1 if state[mc.S_REASON] != mc.IN_ORDER else -1
    begin = decoded(m, i, one)
    start = waits(m, one, begin)
    if start > begin:
        m.spent[state[mc.S_CAUSE]] += start - begin
    if one[rc.UNIT] >= rc.X87 and one[rc.UNIT] != rc.X87_EXCHANGE:
        start = x87_start(m, one, start)
    busy = clocks_of(m, i, start)
    extra = memory_delay(m, i)
    m.start[i] = start
    rule = partner(m, i, start)
    record(m, i, start, start + busy + extra, 0)
    if one[rc.UNIT] >= rc.X87:
        x87_finish(m, one, start + extra, i)
    if busy:
        m.spent[rule] += 1
        m.spent[mc.SEVERAL] += busy - 1
    if rule != mc.PAIRED:
        close(m, begin, start + busy + extra, i, rule)
        return i + 1
    close(m, begin, beside(m, i, start, busy, extra), i + 1, mc.IN_ORDER)
    return i + 2


@entry
def run_all(m: mc.Machine, marks: Array, warmup: int, ends: Array) -> None:
    """Run all instructions. `ends` gets the clock at every mark; counts begin again at the first measured call."""
    at = 0
    i = 0
    n = m.which.shape[0]
    while at < marks.shape[0]:
        while i < n and i < marks[at]:
            i = group(m, i)
        ends[at] = max(m.state[mc.S_NOW], m.state[mc.S_TAIL])
        if at == warmup:
            m.spent[:] = 0
            m.totals[:] = 0
            m.depth[:] = 0
            m.spent[mc.RESULT] = -max(0, m.state[mc.S_TAIL] - m.state[mc.S_NOW])
        at += 1
    m.spent[mc.RESULT] += max(0, m.state[mc.S_TAIL] - m.state[mc.S_NOW])
