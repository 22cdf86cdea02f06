"""The rules of the Pentium as functions on numbers: pairing, caches, jumps, decoding, waiting. Compiled by numba.

Time is counted in whole clocks.
"""

from __future__ import annotations

from typing import Any

import numpy as np
from numba import njit

from targets.model import p5_machine as M
from targets.model import p5_records as R

Array = np.ndarray[Any, Any]


@njit(cache=True)
def pairing(one: Array, two: Array) -> int:
    """PAIRED if `two` can go into V beside `one` in U, else the rule against it; operands in memory do not matter."""
    if one[R.FX] and two[R.UNIT] == R.X87_EXCHANGE:
        return M.PAIRED
    if not one[R.FIRST]:
        return M.DISPLACEMENT if one[R.DISP_IMM] else M.NOT_PAIRABLE
    if not two[R.SECOND]:
        if two[R.DISP_IMM]:
            return M.DISPLACEMENT
        return M.PREFIX if two[R.PREFIXED] else M.NEXT_NOT_PAIRABLE
    unit, other = one[R.UNIT], two[R.UNIT]
    if (one[R.OUTSIDE] and not R.MMX <= other <= R.MMX_MULTIPLY) or two[R.OUTSIDE]:
        return M.MMX_OUTSIDE
    if unit == other and (unit == R.MMX_SHIFT or unit == R.MMX_MULTIPLY):
        return M.MMX_SHARED
    uses, changes = two[R.READS] | two[R.ADDRESS], two[R.WRITES]
    kind, following = one[R.STACK], two[R.STACK]
    pushes = kind == R.PUSH and (following == R.PUSH or following == R.CALL)
    if pushes or (kind == R.POP and following == R.POP):
        uses = two[R.READS]
        changes &= ~R.SP_BIT
    if one[R.WRITES] & uses:
        return M.RAW
    return M.WAW if one[R.WRITES] & changes else M.PAIRED


@njit(cache=True)
def cached(tags: Array, stamps: Array, line: int, clock: int, allocate: bool) -> int:
    """The way that holds a line, -1 if none does; the oldest way of its set is replaced when `allocate`."""
    group = line % tags.shape[0]
    oldest = 0
    for way in range(tags.shape[1]):
        if tags[group, way] == line:
            stamps[group, way] = clock
            return way
        if stamps[group, way] < stamps[group, oldest]:
            oldest = way
    if allocate:
        tags[group, oldest] = line
        stamps[group, oldest] = clock
    return -1


@njit(cache=True)
def crosses(place: int, size: int) -> bool:
    """Whether an access is misaligned: a word across two dwords, a dword or longer off its own size (8 at most)."""
    if size < 4:
        return place % 4 + size > 4
    return place % (4 if size == 4 else 8) != 0


@njit(cache=True)
def memory_delay(m: M.Machine, i: int) -> int:
    """Clocks that cache misses and misalignment add; a write that misses does not allocate a line."""
    one = m.code[m.index[i]]
    extra = 0
    if one[R.LOAD]:
        first, last = m.load[i] // m.par[M.P_LINE], (m.load[i] + one[R.LOAD] - 1) // m.par[M.P_LINE]
        for line in range(first, last + 1):
            if cached(m.tags, m.stamps, line, i, True) < 0:
                extra += m.par[M.P_MISS]
                m.spent[M.MISS] += m.par[M.P_MISS]
        off = crosses(m.load[i], one[R.LOAD])
    elif one[R.STORE]:
        cached(m.tags, m.stamps, m.store[i] // m.par[M.P_LINE], i, False)
        off = crosses(m.store[i], one[R.STORE])
    else:
        return 0
    if off:
        extra += m.par[M.P_MISALIGNED]
        m.spent[M.MISALIGNED] += m.par[M.P_MISALIGNED]
    return extra


@njit(cache=True)
def returned(m: M.Machine, one: Array, target: int) -> bool:
    """Whether a return goes elsewhere than the return stack says."""
    depth = m.returns.shape[0] - 1
    expected = m.returns[m.returns[depth]]
    m.returns[depth] = (m.returns[depth] - 1) % depth
    return target >= 0 and expected != target


@njit(cache=True)
def allocated(m: M.Machine, key: int, target: int, clock: int) -> None:
    """Enter a taken jump into the branch target buffer, as often taken."""
    cached(m.btb, m.btb_stamps, key, clock, True)
    way = cached(m.btb, m.btb_stamps, key, clock, False)
    group = key % m.btb.shape[0]
    m.counters[group, way, :] = 3
    m.history[group, way] = 0
    m.targets[group, way] = target


@njit(cache=True)
def mispredicted(m: M.Machine, i: int) -> bool:
    """Whether a jump goes another way than predicted; the predictor learns. The last jump's target is not known."""
    one, taken = m.code[m.index[i]], m.taken[i]
    target = m.code[m.index[i + 1], R.LOCATION] if i + 1 < m.index.shape[0] else -1
    depth = m.returns.shape[0] - 1
    if depth and one[R.STACK] == R.CALL:
        m.returns[depth] = (m.returns[depth] + 1) % depth
        m.returns[m.returns[depth]] = one[R.LOCATION] + one[R.LENGTH]
    if depth and one[R.BRANCH] == R.RETURN:
        return returned(m, one, target)
    key = one[R.LOCATION]
    way = cached(m.btb, m.btb_stamps, key, i, False)
    if way < 0:
        if taken:
            allocated(m, key, target, i)
        return taken == 1
    group = key % m.btb.shape[0]
    past = m.history[group, way]
    counter = m.counters[group, way, past]
    wrong = (counter >= 2) != (taken == 1)
    if taken and target >= 0:
        wrong = wrong or m.targets[group, way] != target
        m.targets[group, way] = target
    m.counters[group, way, past] = min(3, counter + 1) if taken else max(0, counter - 1)
    m.history[group, way] = ((past << 1) | taken) & ((1 << m.par[M.P_HISTORY]) - 1)
    return wrong


@njit(cache=True)
def decode_clock(m: M.Machine, k: int) -> int:
    """The clock in which the Pentium MMX decodes instruction `k`: two in a clock unless prefixes or length forbid it."""
    if k < m.state[M.S_DECODED]:
        return m.decode[k]
    one, pipe = m.code[m.index[k]], m.pipe
    alone = 2 if one[R.ALONE] else 1
    if pipe[M.D_COUNT] == 1 and not one[R.PREFIXED] and one[R.LENGTH] <= m.par[M.P_LONG]:
        pipe[M.D_COUNT] = 2
    else:
        pipe[M.D_CLOCK] += 1 + one[R.DECODE]
        pipe[M.D_COUNT] = alone
    full = k - m.par[M.P_FIFO]
    if full >= 0 and m.start[full] > pipe[M.D_CLOCK]:
        pipe[M.D_CLOCK] = m.start[full]
        pipe[M.D_COUNT] = alone
    m.decode[k] = pipe[M.D_CLOCK]
    m.state[M.S_DECODED] = k + 1
    return m.decode[k]


@njit(cache=True)
def shadowed(prefixes: int, shadow: Array) -> int:
    """Decoding clocks left of `prefixes` after those that long instructions before have covered, oldest first."""
    for place in range(shadow.shape[0] - 1, -1, -1):
        used = min(prefixes, shadow[place])
        shadow[place] -= used
        prefixes -= used
    return prefixes


@njit(cache=True)
def latest(mask: int, clocks: Array) -> int:
    """The register of a mask with the last clock, -1 for an empty mask."""
    best = -1
    place = 0
    while mask:
        if mask & 1 and (best < 0 or clocks[place] > clocks[best]):
            best = place
        mask >>= 1
        place += 1
    return best


@njit(cache=True)
def settle(m: M.Machine, mask: int, end: int, result: int, owner: int) -> None:
    """Registers of a mask are written: as an address at `end` and the interlock, as data at `result`."""
    place = 0
    while mask:
        if mask & 1:
            m.agi[place], m.agi_by[place] = end + m.par[M.P_AGI], owner
            m.ready[place], m.ready_by[place] = result, owner
        mask >>= 1
        place += 1


@njit(cache=True)
def waits(m: M.Machine, one: Array, start: int) -> int:
    """The clock, from `start`, in which an instruction has its address registers and MMX operands."""
    state = m.state
    when = start
    place = latest(one[R.ADDRESS], m.agi)
    if place >= 0 and m.agi[place] > when:
        when = m.agi[place]
        state[M.S_CAUSE], state[M.S_WHO] = M.AGI, m.agi_by[place]
    if R.MMX <= one[R.UNIT] <= R.MMX_MULTIPLY:
        place = latest(one[R.READS], m.ready)
        if place >= 0 and m.ready[place] + one[R.EARLY] > when:
            state[M.S_CAUSE] = M.STORE_EARLY if m.ready[place] <= when else M.OPERAND
            state[M.S_WHO] = m.ready_by[place]
            when = m.ready[place] + one[R.EARLY]
    return when


@njit(cache=True)
def x87_start(m: M.Machine, one: Array, start: int) -> int:
    """The clock, from `start`, in which an x87 instruction has its unit and its operands."""
    state, fp = m.state, m.fp
    when = start
    if fp[M.F_FREE] > when:
        when = fp[M.F_FREE]
        state[M.S_CAUSE] = M.X87_BUSY
    if one[R.UNIT] == R.X87_MULTIPLY and fp[M.F_MULTIPLIER] > when:
        when = fp[M.F_MULTIPLIER]
        state[M.S_CAUSE] = M.MULTIPLIER
    for slot in range(8):
        place = (fp[M.F_TOP] + slot) & 7
        need = m.fp_ready[place] + one[R.EARLY]
        if one[R.FP_READS] & (1 << slot) and need > when:
            state[M.S_CAUSE] = M.STORE_EARLY if m.fp_ready[place] <= when else M.OPERAND
            state[M.S_WHO] = m.fp_by[place]
            when = need
    return when


@njit(cache=True)
def x87_finish(m: M.Machine, one: Array, start: int, owner: int) -> None:
    """Move the register stack and note when the result is there; fxch only lets two registers change places."""
    fp, ready, by = m.fp, m.fp_ready, m.fp_by
    if one[R.UNIT] == R.X87_EXCHANGE:
        top, other = fp[M.F_TOP] & 7, (fp[M.F_TOP] + one[R.EXCHANGE]) & 7
        ready[top], ready[other] = ready[other], ready[top]
        by[top], by[other] = by[other], by[top]
        return
    fp[M.F_FREE] = start + one[R.FP_NEXT]
    if one[R.UNIT] == R.X87_MULTIPLY:
        fp[M.F_MULTIPLIER] = start + m.par[M.P_MULTIPLIER]
    if one[R.FP_WRITE] >= 0:
        place = (fp[M.F_TOP] + one[R.FP_WRITE]) & 7
        ready[place], by[place] = start + one[R.LATENCY], owner
    fp[M.F_TOP] = (fp[M.F_TOP] - one[R.FP_MOVE]) & 7
    if one[R.FP_MOVE] == 1:
        ready[fp[M.F_TOP]], by[fp[M.F_TOP]] = start + one[R.LATENCY], owner
    if one[R.STORES_FP]:
        m.state[M.S_FST] = owner


@njit(cache=True)
def deepen(m: M.Machine, one: Array) -> None:
    """Follow the longest dependence path through integer and MMX registers."""
    depth = m.depth
    begin = 0
    for place in range(24):
        bit = 1 << place
        if one[R.ADDRESS] & bit:
            begin = max(begin, depth[place, 1])
        if one[R.READS] & bit:
            begin = max(begin, depth[place, 0])
    if one[R.UNIT] >= R.X87:
        return
    end = begin + one[R.LATENCY]
    for place in range(24):
        if one[R.RESULTS] & (1 << place):
            depth[place, 0], depth[place, 1] = end, end + m.par[M.P_AGI]
    m.totals[M.T_PATH] = max(m.totals[M.T_PATH], end)
