"""Compiled rename stage: slots enter the window in order, as wide as the CPU is, when there is room.

Source of the rules: Agner Fog, The microarchitecture of Intel, AMD and VIA CPUs (2023), sections 6.4 to 6.8 (P6), 7.7
to 7.13 (Pentium M), 8.6 to 8.11 (Core 2), 20.11 and 20.12 (K8); of each number its CPU's table, [core.rename] and
[core.rules].
"""

from __future__ import annotations

from targets.model.compiled import compiled
from targets.model.machine import (
    B_BLOCKER,
    B_CAUSE,
    B_CLOCK,
    B_COUNT,
    B_DELTA,
    B_EXTRA,
    B_FLAG_MASK,
    B_FLAG_SLOT,
    B_FLAG_UNSURE,
    B_INDEX_READS,
    B_LOADS,
    B_READS,
    B_SLOT,
    B_STORES,
    B_VECTORS,
    D_SHARED,
    SLOT_RING,
    STORE_RING,
    TIME_RING,
    Machine,
)
from targets.model.room import LOADS, WRITERS
from targets.model.state import (
    HIGH,
    LOW,
    R_FLAGS,
    R_LOADS,
    R_PARTIAL,
    R_READS,
    R_REGISTERS,
    R_ROB,
    R_STATIONS,
    R_STORES,
    R_SYNC,
    R_WIDTH,
    SOURCES,
    STACK,
    SYNC,
    TICKS,
    UNSURE,
    Code,
    Cpu,
)
from targets.x86.registers import FLAG_C, LOW16, MASK, REGISTERS, ST, XMM, XMM_HIGH

GENERAL = 16                    # register numbers below this have parts
LOAD, NOTHING = 1, 4            # as uops.py
STALL, MERGE, WHOLE = range(3)  # as parameters.PARTIAL


@compiled
def advance(m: Machine, clock: int, cause: int, blocker: int) -> None:
    """Move rename to a later clock (no earlier than a started group allows), noting why."""
    b = m.back
    if clock > b[B_CLOCK]:
        if b[B_CLOCK] + 1 + b[B_EXTRA] > clock:     # the group before still reads its registers
            clock = b[B_CLOCK] + 1 + b[B_EXTRA]
            cause, blocker = R_READS, -1
        b[B_CLOCK] = clock
        b[B_COUNT] = 0
        b[B_READS] = 0
        b[B_INDEX_READS] = 0
        b[B_EXTRA] = 0
        b[B_VECTORS] = 0
        b[B_CAUSE] = cause
        b[B_BLOCKER] = blocker


@compiled
def take_slot(m: Machine, cpu: Cpu) -> None:
    """One more slot in this clock, or the first of the next."""
    b = m.back
    if b[B_COUNT] >= cpu.width:
        advance(m, b[B_CLOCK] + 1, R_WIDTH, -1)
    b[B_COUNT] += 1


@compiled
def take_vector_slot(m: Machine, cpu: Cpu) -> None:
    """The same of an instruction with vector registers, of which there may be fewer a clock (`vector_width`)."""
    b = m.back
    if b[B_VECTORS] >= cpu.vector_width:
        advance(m, b[B_CLOCK] + 1, R_WIDTH, -1)
    take_slot(m, cpu)
    b[B_VECTORS] += 1


@compiled
def wait_for_share(m: Machine, code: Code, u: int, last: int) -> None:
    """The slot of the uops from `u` to before `last` enters when what slots before it took of a share is over."""
    work = 0.0
    for k in range(u, last):
        work += code.u[k].shared
    if work > 0:
        free = max(m.debt[D_SHARED], float(m.back[B_CLOCK]))
        advance(m, int(free), R_WIDTH, -1)
        m.debt[D_SHARED] = free + work


@compiled
def wait_for_window(m: Machine, cpu: Cpu) -> None:
    """The slot that is a window's length back must have retired; of a group that enters whole, that of its last."""
    b = m.back
    back = b[B_SLOT] - cpu.rob
    if b[B_COUNT] == 0 or b[B_COUNT] >= cpu.width:
        back += cpu.group - 1
    if back >= 0:
        retired = m.slot_retire[back & (SLOT_RING - 1)]
        clock = (retired + TICKS - 1) // TICKS
        if clock > b[B_CLOCK]:
            advance(m, clock, R_ROB, m.slot_uop[back & (SLOT_RING - 1)])


@compiled
def wait_for_registers(m: Machine, code: Code, cpu: Cpu, u: int, last: int) -> None:
    """What the uops from `u` to before `last`, a slot, write takes registers until it retires, of which there are so
    many of each file; a move that rename does and a zero take none.
    """
    for k in range(u, last):
        for t in range(SOURCES):
            register = code.u[k].targets[t]
            if register < 0 or code.u[k].kind == NOTHING:
                break
            number = register & 255
            if number < GENERAL:
                _take_register(m, cpu, 0)
            elif XMM <= number < ST or XMM_HIGH <= number < MASK:
                _take_register(m, cpu, 1)


@compiled
def _take_register(m: Machine, cpu: Cpu, file: int) -> None:
    if not cpu.registers[file]:
        return
    back = m.writers[file] - cpu.registers[file]
    slot = m.writer_slot[file, back & (WRITERS - 1)]
    if back >= 0 and m.back[B_SLOT] - slot < SLOT_RING:
        at = slot & (SLOT_RING - 1)
        advance(m, (m.slot_retire[at] + TICKS - 1) // TICKS, R_REGISTERS, m.slot_uop[at])
    m.writer_slot[file, m.writers[file] & (WRITERS - 1)] = m.back[B_SLOT]
    m.writers[file] += 1


@compiled
def wait_for_store(m: Machine, cpu: Cpu) -> None:
    """The store that is a store queue's length back must be in the cache."""
    back = m.back[B_STORES] - cpu.store_queue
    if back >= 0:
        at = back & (STORE_RING - 1)
        advance(m, (m.store_commit[at] + TICKS - 1) // TICKS, R_STORES, m.store_uop[at])


@compiled
def wait_for_loads(m: Machine, code: Code, cpu: Cpu, u: int, last: int) -> None:
    """For each load of the uops from `u` to before `last`, a slot, that a load queue's length back must have retired.
    """
    b = m.back
    for k in range(u, last):
        if code.u[k].kind != LOAD:
            continue
        back = b[B_LOADS] - cpu.load_queue
        slot = m.load_slot[back & (LOADS - 1)]
        if back >= 0 and b[B_SLOT] - slot < SLOT_RING:
            at = slot & (SLOT_RING - 1)
            advance(m, (m.slot_retire[at] + TICKS - 1) // TICKS, R_LOADS, m.slot_uop[at])
        m.load_slot[b[B_LOADS] & (LOADS - 1)] = b[B_SLOT]
        b[B_LOADS] += 1


@compiled
def wait_for_station(m: Machine, cpu: Cpu, pool: int) -> None:
    """A scheduler entry must be free: entries are given back when their uops are dispatched.

    The first slot of a group that enters whole (it is counted already) needs room for all of them.
    """
    b = m.back
    blocker = -1
    clock = m.pool_clock[pool]
    size = cpu.pools[pool] - (cpu.group - 1 if b[B_COUNT] == 1 else 0)
    while True:
        while clock < b[B_CLOCK]:
            at = clock & (TIME_RING - 1)
            m.pool_count[pool] -= m.pool_frees[pool, at]
            if m.pool_frees[pool, at]:
                blocker = m.pool_uop[pool, at]
            m.pool_frees[pool, at] = 0
            clock += 1
        if m.pool_count[pool] < size:
            break
        # look ahead for the clock at which the next entry is given back
        ahead = clock
        while m.pool_frees[pool, ahead & (TIME_RING - 1)] == 0:
            ahead += 1
        blocker = m.pool_uop[pool, ahead & (TIME_RING - 1)]
        advance(m, ahead + 1, R_STATIONS, blocker)
    m.pool_clock[pool] = clock
    m.pool_count[pool] += 1


@compiled
def count_reads(m: Machine, code: Code, cpu: Cpu, u: int) -> None:
    """Registers that are read from the permanent file take read ports; too many cost the group clocks."""
    b = m.back
    for k in range(SOURCES):
        register = code.u[u].sources[k]
        if register < 0:
            break
        number = register & 255
        if number >= REGISTERS:             # between the uops of an instruction
            continue
        written = m.ready_slot[number]
        if written >= 0:
            age = b[B_SLOT] - written
            read = (b[B_CLOCK] + cpu.old_ahead) * TICKS
            if age < SLOT_RING and (age == 0 or m.slot_retire[written & (SLOT_RING - 1)] > read):
                continue
        known = False
        for seen in range(b[B_READS]):
            if m.reads[seen] == number:
                known = True
        if known or b[B_READS] >= 60:
            continue
        takes = cpu.xmm_reads if 24 <= number < 40 else 1
        for _ in range(takes):
            m.reads[b[B_READS]] = number
            b[B_READS] += 1
        if number == code.u[u].index:
            b[B_INDEX_READS] += 1
    general = b[B_READS] - b[B_INDEX_READS]
    ports = cpu.read_ports
    clocks = (b[B_READS] + ports - 1) // ports
    if cpu.index_ports:
        clocks = max(clocks, (general + ports - cpu.index_ports - 1) // (ports - cpu.index_ports))
    b[B_EXTRA] = max(0, clocks - 1)


@compiled
def partial_registers(m: Machine, code: Code, cpu: Cpu, u: int) -> None:
    """Reading a register wider than its last write stalls or costs merging slots."""
    if cpu.partial == WHOLE:
        return
    for k in range(SOURCES):
        register = code.u[u].sources[k]
        if register < 0:
            break
        number, part = register & 255, register >> 8
        if number >= GENERAL or m.part[number] == 0 or part in (1, 2):
            continue
        state = m.part[number]
        if part == LOW16 and state == 1 and m.width[number] == 2:
            continue                            # a word read after a word write
        low, high = m.ready[LOW + number], m.ready[HIGH + number]
        whole = m.ready[number]
        newest = LOW + number if state & 1 and (not state & 2 or low >= high) else HIGH + number
        if cpu.partial == STALL:
            if m.zeroed[number] and not state & 2:
                m.ready[number] = max(whole, low)
            else:
                slot = m.ready_slot[newest]
                clock = m.back[B_CLOCK]
                if m.back[B_SLOT] - slot < SLOT_RING:
                    retired = m.slot_retire[slot & (SLOT_RING - 1)]
                    # the stall is counted from when the value is there to when its reader gets it
                    least = m.ready[newest] + cpu.partial_stall - cpu.rename_to_dispatch
                    until = (max(retired, least) + TICKS - 1) // TICKS
                    if until > clock:
                        advance(m, until, R_PARTIAL, m.ready_uop[newest])
                m.ready[number] = max(whole, m.ready[newest])
        else:
            extra = (1 if state & 1 else 0) + (2 if state & 2 else 0)
            for _ in range(extra):
                take_slot(m, cpu)
            m.ready[number] = max(whole, m.ready[newest]) + TICKS
        m.ready_uop[number] = m.ready_uop[newest]
        m.ready_slot[number] = m.ready_slot[newest]
        m.part[number] = 0


@compiled
def partial_flags(m: Machine, code: Code, cpu: Cpu, i: int) -> None:
    """Reading flags that the last flag writer left alone (or may have) waits for its retirement."""
    b = m.back
    if cpu.flags_stall == 0:
        return
    wanted = code.i[i].flags_read
    if wanted and b[B_FLAG_SLOT] >= 0 and (b[B_FLAG_UNSURE] or wanted & ~b[B_FLAG_MASK]):
        slot = b[B_FLAG_SLOT]
        if b[B_SLOT] - slot < SLOT_RING:
            at = slot & (SLOT_RING - 1)
            if m.slot_retire[at] > b[B_CLOCK] * TICKS:
                # counted from when the flags are there to when their reader gets them
                there = max(m.ready[FLAG_C], m.ready[FLAG_C + 1], m.ready[FLAG_C + 2])
                until = max(m.slot_retire[at], there + cpu.flags_stall - cpu.rename_to_dispatch)
                advance(m, (until + TICKS - 1) // TICKS, R_FLAGS, m.slot_uop[at])
            b[B_FLAG_MASK] = 7
            b[B_FLAG_UNSURE] = 0


@compiled
def note_flags(m: Machine, code: Code, i: int) -> None:
    """Remember which flags the instruction wrote, for the partial-flag rule."""
    b = m.back
    if code.i[i].flags_written:
        b[B_FLAG_MASK] = code.i[i].flags_written
        b[B_FLAG_SLOT] = b[B_SLOT] - 1
        b[B_FLAG_UNSURE] = 1 if code.i[i].flags & UNSURE else 0


@compiled
def stack_engine(m: Machine, code: Code, cpu: Cpu, i: int) -> None:
    """An explicit use of the stack pointer after pushes and pops takes a slot for the synchronising uop."""
    b = m.back
    if code.i[i].flags & STACK:
        b[B_DELTA] = 1
    elif code.i[i].flags & SYNC and b[B_DELTA]:
        b[B_DELTA] = 0
        before = b[B_CLOCK]
        take_slot(m, cpu)
        if b[B_CLOCK] > before:
            b[B_CAUSE] = R_SYNC

