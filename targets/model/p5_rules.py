"""The rules of the Pentium as functions on its state: pairing, caches, jumps, decoding, waiting. Compiled by numba.

Those that others ask for, too, are in p5_pairs. Time is counted in whole clocks. Source: Agner Fog, The
microarchitecture of Intel, AMD and VIA CPUs (2023), sections 3.2 and 3.3 (jumps) and 4.1 to 4.5; of each number its
CPU's table.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from targets.model import p5_machine as mc
from targets.model import p5_records as rc
from targets.model.compiled import compiled
from targets.model.p5_compiled import address_ready, register_conflict
from targets.model.p5_pairs import FREE, RAW

Array = np.ndarray[Any, Any]


@compiled
def pairing(one: Array, two: Array) -> int:
    """PAIRED if `two` can go into V beside `one` in U, else the rule against it; operands in memory do not matter."""
    if one[rc.FX] and two[rc.UNIT] == rc.X87_EXCHANGE:
        return mc.PAIRED
    if not one[rc.FIRST]:
        return mc.DISPLACEMENT if one[rc.DISP_IMM] else mc.NOT_PAIRABLE
    if not two[rc.SECOND]:
        if two[rc.DISP_IMM]:
            return mc.DISPLACEMENT
        return mc.PREFIX if two[rc.PREFIXED] else mc.NEXT_NOT_PAIRABLE
    unit, other = one[rc.UNIT], two[rc.UNIT]
    if (one[rc.OUTSIDE] and not rc.MMX <= other <= rc.MMX_MULTIPLY) or two[rc.OUTSIDE]:
        return mc.MMX_OUTSIDE
    if unit == other and (unit == rc.MMX_SHIFT or unit == rc.MMX_MULTIPLY):
        return mc.MMX_SHARED
    found = register_conflict(one[rc.WRITES], two[rc.READS], two[rc.ADDRESS], two[rc.WRITES], one[rc.STACK],
                              two[rc.STACK], rc.SP_BIT)
    return mc.PAIRED if found == FREE else mc.RAW if found == RAW else mc.WAW


@compiled
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


@compiled
def crosses(place: int, size: int) -> bool:
    """Whether an access is misaligned: a word across two dwords, a dword or longer off its own size (8 at most)."""
    if size < 4:
        return place % 4 + size > 4
    return place % (4 if size == 4 else 8) != 0


@compiled
def memory_delay(m: mc.Machine, i: int) -> int:
    """Clocks that cache misses and misalignment add; a write that misses does not allocate a line."""
    one = m.code[m.which[i]]
    extra = 0
    if one[rc.LOAD]:
        first, last = m.load[i] // m.par[mc.P_LINE], (m.load[i] + one[rc.LOAD] - 1) // m.par[mc.P_LINE]
        for line in range(first, last + 1):
            if cached(m.tags, m.stamps, line, i, True) < 0:
                extra += m.par[mc.P_MISS]
                m.spent[mc.MISS] += m.par[mc.P_MISS]
        off = crosses(m.load[i], one[rc.LOAD])
    elif one[rc.STORE]:
        cached(m.tags, m.stamps, m.store[i] // m.par[mc.P_LINE], i, False)
        off = crosses(m.store[i], one[rc.STORE])
    else:
        return 0
    if off:
        extra += m.par[mc.P_MISALIGNED]
        m.spent[mc.MISALIGNED] += m.par[mc.P_MISALIGNED]
    return extra


@compiled
def returned(m: mc.Machine, one: Array, target: int) -> bool:
    """Whether a return goes elsewhere than the return stack says."""
    depth = m.returns.shape[0] - 1
    expected = m.returns[m.returns[depth]]
    m.returns[depth] = (m.returns[depth] - 1) % depth
    return target >= 0 and expected != target


@compiled
def allocated(m: mc.Machine, key: int, target: int, clock: int) -> None:
    """Enter a taken jump into the branch target buffer, as often taken."""
    cached(m.btb, m.btb_stamps, key, clock, True)
    way = cached(m.btb, m.btb_stamps, key, clock, False)
    group = key % m.btb.shape[0]
    m.counters[group, way, :] = 3
    m.history[group, way] = 0
    m.targets[group, way] = target


@compiled
def mispredicted(m: mc.Machine, i: int) -> bool:
    """Whether a jump goes another way than predicted; the predictor learns. The last jump's target is not known."""
    one, taken = m.code[m.which[i]], m.taken[i]
    target = m.code[m.which[i + 1], rc.LOCATION] if i + 1 < m.which.shape[0] else -1
    depth = m.returns.shape[0] - 1
    if depth and one[rc.STACK] == rc.CALL:
        m.returns[depth] = (m.returns[depth] + 1) % depth
        m.returns[m.returns[depth]] = one[rc.LOCATION] + one[rc.LENGTH]
    if depth and one[rc.BRANCH] == rc.RETURN:
        return returned(m, one, target)
    key = one[rc.LOCATION]
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
    m.history[group, way] = ((past << 1) | taken) & ((1 << m.par[mc.P_HISTORY]) - 1)
    return wrong


@compiled
def decode_clock(m: mc.Machine, k: int) -> int:
    """The clock in which the Pentium MMX decodes instruction `k`: two a clock unless prefixes or length forbid it."""
    if k < m.state[mc.S_DECODED]:
        return m.decode[k]
    one, pipe = m.code[m.which[k]], m.pipe
    alone = 2 if one[rc.ALONE] else 1
    if pipe[mc.D_COUNT] == 1 and not one[rc.PREFIXED] and one[rc.LENGTH] <= m.par[mc.P_LONG]:
        pipe[mc.D_COUNT] = 2
    else:
        pipe[mc.D_CLOCK] += 1 + one[rc.DECODE]
        pipe[mc.D_COUNT] = alone
    full = k - m.par[mc.P_FIFO]
    if full >= 0 and m.start[full] > pipe[mc.D_CLOCK]:
        pipe[mc.D_CLOCK] = m.start[full]
        pipe[mc.D_COUNT] = alone
    m.decode[k] = pipe[mc.D_CLOCK]
    m.state[mc.S_DECODED] = k + 1
    return m.decode[k]


@compiled
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


@compiled
def settle(m: mc.Machine, mask: int, end: int, result: int, owner: int) -> None:
    """Registers of a mask are written: as an address at `end` and the interlock, as data at `result`."""
    place = 0
    while mask:
        if mask & 1:
            m.agi[place], m.agi_by[place] = address_ready(end, m.par[mc.P_AGI]), owner
            m.ready[place], m.ready_by[place] = result, owner
        mask >>= 1
        place += 1


@compiled
def waits(m: mc.Machine, one: Array, start: int) -> int:
    """The clock, from `start`, in which an instruction has its address registers and MMX operands."""
    state = m.state
    when = start
    place = latest(one[rc.ADDRESS], m.agi)
    if place >= 0 and m.agi[place] > when:
        when = m.agi[place]
        state[mc.S_CAUSE], state[mc.S_WHO] = mc.AGI, m.agi_by[place]
    if rc.MMX <= one[rc.UNIT] <= rc.MMX_MULTIPLY:
        place = latest(one[rc.READS], m.ready)
        if place >= 0 and m.ready[place] + one[rc.EARLY] > when:
            state[mc.S_CAUSE] = mc.STORE_EARLY if m.ready[place] <= when else mc.OPERAND
            state[mc.S_WHO] = m.ready_by[place]
            when = m.ready[place] + one[rc.EARLY]
    return when


@compiled
def until(m: mc.Machine, now: int, need: int, cause: int, who: int) -> int:
    """Wait to `need` if that is later than `now`, and say why. Returns the later clock."""
    if need <= now:
        return now
    m.spent[cause] += need - now
    m.state[mc.S_CAUSE], m.state[mc.S_WHO] = cause, who
    return need


@compiled
def x87_start(m: mc.Machine, one: Array, start: int) -> int:
    """The clock, from `start`, in which an x87 instruction has its unit and its operands."""
    when = until(m, start, m.fp[mc.F_FREE], mc.X87_BUSY, -1)
    if one[rc.UNIT] == rc.X87_MULTIPLY:
        when = until(m, when, m.fp[mc.F_MULTIPLIER], mc.MULTIPLIER, -1)
    for slot in range(8):
        if one[rc.FP_READS] & (1 << slot):
            place = (m.fp[mc.F_TOP] + slot) & 7
            when = until(m, when, m.fp_ready[place], mc.OPERAND, m.fp_by[place])
            when = until(m, when, m.fp_ready[place] + one[rc.EARLY], mc.STORE_EARLY, m.fp_by[place])
    return when


@compiled
def x87_finish(m: mc.Machine, one: Array, start: int, owner: int) -> None:
    """Move the register stack and note when the result is there; fxch only lets two registers change places."""
    fp, ready, by = m.fp, m.fp_ready, m.fp_by
    if one[rc.UNIT] == rc.X87_EXCHANGE:
        top, other = fp[mc.F_TOP] & 7, (fp[mc.F_TOP] + one[rc.EXCHANGE]) & 7
        ready[top], ready[other] = ready[other], ready[top]
        by[top], by[other] = by[other], by[top]
        return
    fp[mc.F_FREE] = start + one[rc.FP_NEXT]
    if one[rc.UNIT] == rc.X87_MULTIPLY:
        fp[mc.F_MULTIPLIER] = start + m.par[mc.P_MULTIPLIER]
    if one[rc.FP_WRITE] >= 0:
        place = (fp[mc.F_TOP] + one[rc.FP_WRITE]) & 7
        ready[place], by[place] = start + one[rc.LATENCY], owner
    fp[mc.F_TOP] = (fp[mc.F_TOP] - one[rc.FP_MOVE]) & 7
    if one[rc.FP_MOVE] == 1:
        ready[fp[mc.F_TOP]], by[fp[mc.F_TOP]] = start + one[rc.LATENCY], owner
    if one[rc.STORES_FP]:
        m.state[mc.S_FST] = owner


@compiled
def deepen(m: mc.Machine, one: Array) -> None:
    """Follow the longest dependence path through integer and MMX registers."""
    depth = m.depth
    begin = 0
    for place in range(24):
        bit = 1 << place
        if one[rc.ADDRESS] & bit:
            begin = max(begin, depth[place, 1])
        if one[rc.READS] & bit:
            begin = max(begin, depth[place, 0])
    if one[rc.UNIT] >= rc.X87:
        return
    end = begin + one[rc.LATENCY]
    for place in range(24):
        if one[rc.RESULTS] & (1 << place):
            depth[place, 0], depth[place, 1] = end, address_ready(end, m.par[mc.P_AGI])
    m.totals[mc.T_PATH] = max(m.totals[mc.T_PATH], end)
