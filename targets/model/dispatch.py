"""Compiled dispatch: a uop leaves the scheduler when its operands are there and a port is free, oldest first.

Uops are taken in program order and each reserves the earliest tick it can have; a younger uop may fill a gap before it.
That is oldest-first scheduling, without a loop over clocks. Ports bound at rename: Abel and Reineke, uiCA: Accurate
Throughput Prediction of Basic Blocks on Recent Intel Microarchitectures (ICS 2022), section 4.1; queues before
schedulers: Hinton et al., The Microarchitecture of the Pentium 4 Processor (Intel Technology Journal, Q1 2001); results
of one port: Agner Fog, The microarchitecture of Intel, AMD and VIA CPUs (2023), section 8.9.
"""

from __future__ import annotations

from targets.model.compiled import compiled
from targets.model.machine import B_CLOCK, B_COUNT, B_HEAD, B_QUEUED, B_TOP, B_TOP_WRITTEN, TIME_RING, Machine
from targets.model.room import TURNS, WRITERS
from targets.model.state import HIGH, LOW, NONE, OPERAND, PORT, SOURCES, TICKS, Code, Cpu
from targets.x86.registers import FLAG_C, FLAG_S

MASK = TIME_RING - 1
GENERAL = 16
LOW16 = 3                       # as machinecode
ST = 40
WHOLE = 2
FAR = TIME_RING // 2            # ticks a uop may wait for a port; reservations reach no further
FEWEST = 2                      # as parameters.PORT_BINDING; SLOTS is 1
UNEVEN = 3                      # uops more that wait for a port than for another, so that no slot takes it


@compiled
def x87_register(number: int, top: int) -> int:
    """The place of a register: x87 registers are named from the top of their stack, others stay."""
    if ST <= number < ST + 8:
        return ST + ((number - ST + top) & 7)
    return number


@compiled
def exchange_x87(m: Machine, code: Code, i: int) -> None:
    """fxch costs no time where it is a renaming: the two registers change places."""
    u = code.i[i].first
    one = x87_register(code.u[u].targets[0], m.back[B_TOP])
    other = x87_register(code.u[u].targets[1], m.back[B_TOP])
    m.ready[one], m.ready[other] = m.ready[other], m.ready[one]
    m.ready_unit[one], m.ready_unit[other] = m.ready_unit[other], m.ready_unit[one]
    m.ready_transfer[one], m.ready_transfer[other] = m.ready_transfer[other], m.ready_transfer[one]
    m.ready_uop[one], m.ready_uop[other] = m.ready_uop[other], m.ready_uop[one]
    m.ready_slot[one], m.ready_slot[other] = m.ready_slot[other], m.ready_slot[one]


@compiled
def operands_ready(m: Machine, code: Code, cpu: Cpu, u: int, earliest: int) -> tuple[int, int, int]:
    """(tick, cause, blocking uop): when all sources of a uop are there, `earliest` if they are before.

    A uop sees what comes in its first `just_late` ticks in the scheduler a clock later.
    """
    tick, cause, blocker = earliest, NONE, -1
    latest = -1
    for k in range(SOURCES):
        register = code.u[u].sources[k]
        if register < 0:
            break
        number, part = register & 255, register >> 8
        at = x87_register(number, m.back[B_TOP])
        if number < GENERAL and m.part[number]:
            if (part == 1 or part == LOW16) and m.part[number] & 1:
                at = LOW + number
            elif part == 2 and m.part[number] & 2:
                at = HIGH + number
        ready = m.ready[at]
        if m.ready_unit[at] != code.u[u].unit:
            ready += m.ready_transfer[at]
        latest = max(latest, ready)
        if ready > tick:
            tick, cause, blocker = ready, OPERAND, m.ready_uop[at]
    if latest >= earliest and latest < earliest + cpu.just_late:
        tick += TICKS
    return tick, cause, blocker


@compiled
def _port_free(m: Machine, port: int, tick: int, ticks: int) -> bool:
    for k in range(ticks):
        if m.port_stamp[port, (tick + k) & MASK] == tick + k:
            return False
    return True


@compiled
def _unit_free(m: Machine, unit: int, tick: int, ticks: int) -> bool:
    for k in range(ticks):
        if m.unit_stamp[unit, (tick + k) & MASK] == tick + k:
            return False
    return True


@compiled
def enter_scheduler(m: Machine, cpu: Cpu, queue: int, clock: int) -> int:
    """The clock at which a uop comes from its in-order queue into the scheduler behind it.

    Of queues those of memory are first; the others may be one (`one_queue`), whose head holds up what is behind it.
    """
    size = cpu.queue_entries[queue]
    now = max(m.queue_clock[queue], clock)
    if cpu.one_queue and queue:
        now = max(now, m.back[B_HEAD])
    at = m.queue_clock[queue]
    while at < now or m.queue_count[queue] >= size:
        m.queue_count[queue] -= m.queue_frees[queue, at & MASK]
        m.queue_frees[queue, at & MASK] = 0
        at += 1
    m.queue_clock[queue] = at
    if queue:
        m.back[B_HEAD] = at
    m.queue_count[queue] += 1
    return at


@compiled
def pick_scheduler(m: Machine, cpu: Cpu, ports: int, clock: int) -> int:
    """Of several schedulers that of a uop with these ports.

    There is room first in it, then fewest uops wait for one of the ports, then most entries are free; behind a queue
    most entries are free, then fewest uops wait (as measured on a Zen 4: docs/model.md).
    """
    best, room, first, fewest = -1, 0, 0, 0
    for k in range(cpu.schedulers):
        if not ports & cpu.scheduler_ports[k]:
            continue
        settle_scheduler(m, k, clock)
        free, ready = cpu.scheduler_entries[k] - m.scheduler_count[k], m.scheduler_clock[k]
        waiting = m.bound_count[_fewest_waiting(m, cpu, ports & cpu.scheduler_ports[k], clock)]
        if best < 0 or ready < first or (ready == first and (
                free > room or (free == room and waiting < fewest) if cpu.scheduler_queued[k] else
                waiting < fewest or (waiting == fewest and free > room))):
            best, room, first, fewest = k, free, ready, waiting
    return best


@compiled
def settle_scheduler(m: Machine, k: int, clock: int) -> None:
    """Leave out of scheduler `k` the uops that have left it before a clock."""
    while m.scheduler_clock[k] < clock:
        at = m.scheduler_clock[k] & MASK
        m.scheduler_count[k] -= m.scheduler_frees[k, at]
        m.scheduler_frees[k, at] = 0
        m.scheduler_clock[k] += 1


@compiled
def _fewest_waiting(m: Machine, cpu: Cpu, ports: int, clock: int) -> int:
    """That of some ports for which the fewest uops wait, of equals the least used so far."""
    best = -1
    for port in range(cpu.ports):
        if ports >> port & 1:
            settle(m, port, clock)
            if best < 0 or m.bound_count[port] < m.bound_count[best] or (
                    m.bound_count[port] == m.bound_count[best] and m.port_load[port] < m.port_load[best]):
                best = port
    return best


@compiled
def settle(m: Machine, port: int, clock: int) -> None:
    """Leave out of those that wait for a port what it has taken before a clock."""
    while m.bound_clock[port] < clock:
        at = m.bound_clock[port] & MASK
        m.bound_count[port] -= m.bound_frees[port, at]
        m.bound_frees[port, at] = 0
        m.bound_clock[port] += 1


@compiled
def take_entry(m: Machine, cpu: Cpu, k: int) -> tuple[int, int]:
    """(clock, uop that gave the entry back or -1): the first clock in which scheduler `k` has room, and takes a uop."""
    blocker = -1
    at = m.scheduler_clock[k]
    while m.scheduler_count[k] >= cpu.scheduler_entries[k]:
        frees = m.scheduler_frees[k, at & MASK]
        if frees:
            blocker = m.scheduler_uop[k, at & MASK]
        m.scheduler_count[k] -= frees
        m.scheduler_frees[k, at & MASK] = 0
        at += 1
    m.scheduler_clock[k] = at
    m.scheduler_count[k] += 1
    return at, blocker


@compiled
def enter_queue(m: Machine, cpu: Cpu, clock: int, blocker: int) -> tuple[int, int]:
    """(clock, uop in the way): when a uop that enters its scheduler at `clock` finds room in the queue before it."""
    if not cpu.scheduler_queue:
        return 0, -1
    back = m.back[B_QUEUED] - cpu.scheduler_queue
    room = m.queued[back & (WRITERS - 1)] if back >= 0 else 0
    m.queued[m.back[B_QUEUED] & (WRITERS - 1)] = clock
    m.back[B_QUEUED] += 1
    return room, blocker


@compiled
def bind_port(m: Machine, code: Code, cpu: Cpu, u: int, mask: int, clock: int) -> int:
    """Mask with the one port, of those in `mask`, of a uop that enters the window.

    By `SLOTS` even slots of a clock take that for which the fewest uops of earlier clocks wait, odd slots the second
    such, unless `UNEVEN` more wait for it; of equals the last. Uops that may use just the ports of one of the `turns`
    take these in turn.
    By `FEWEST` all take that for which the fewest uops wait, those of this clock too; of equals the least used so far.
    """
    if not cpu.bound or code.u[u].lane or mask & (mask - 1) == 0:
        return mask
    for k in range(TURNS):
        if mask == cpu.turns[k]:
            return in_turn(m, k, mask)
    if cpu.bound == FEWEST:
        return 1 << _fewest_waiting(m, cpu, mask, clock)
    best, second, fewest, more = -1, -1, 0, 0
    for port in range(cpu.ports):
        if not mask >> port & 1:
            continue
        settle(m, port, clock)
        waiting = m.bound_count[port]
        if m.bound_stamp[port] == clock:
            waiting -= m.bound_now[port]
        if best < 0 or waiting <= fewest:
            second, more = best, fewest
            best, fewest = port, waiting
        elif second < 0 or waiting <= more:
            second, more = port, waiting
    odd = m.back[B_COUNT] & 1 == 0              # the slot is counted already
    return 1 << (second if odd and second >= 0 and more < fewest + UNEVEN else best)


@compiled
def in_turn(m: Machine, k: int, mask: int) -> int:
    """Mask with the next port of the set `k` of those that uops take in turn."""
    bit = m.turn[k] << 1
    while not mask & bit:
        bit = bit << 1 if bit <= mask and bit else 1
    m.turn[k] = bit
    return bit


@compiled
def take_port(m: Machine, code: Code, cpu: Cpu, u: int, bound: int, lane: int,
              earliest: int) -> tuple[int, int, int, int]:
    """(tick, port, cause, blocker): reserve the earliest tick on the least used of the uop's ports."""
    step = 1 if code.u[u].occupancy < TICKS else TICKS
    ticks = max(1, int(code.u[u].occupancy) // step * step)
    unit = code.u[u].busy
    unit_ticks = int(code.u[u].unit_ticks) // step * step
    mask = bound
    if code.u[u].lane:
        mask = 1 << (code.u[u].lane - 1 + lane)
    # single-speed units start on whole clocks, except where they may follow a double-speed one at once
    stride = 1 if step == 1 or not cpu.whole_clocks else TICKS
    tick = (earliest + stride - 1) // stride * stride
    latency = code.u[u].latency
    blocker = -1
    first = tick
    while tick < first + FAR:
        best, best_load = -1, 0
        for port in range(cpu.ports):
            if not mask >> port & 1:
                continue
            free = _port_free(m, port, tick, ticks)
            if free and cpu.writeback and m.result_stamp[port, (tick + latency) & MASK] == tick + latency:
                free = False
            if free:
                if best < 0 or m.port_load[port] < best_load:
                    best, best_load = port, m.port_load[port]
            elif blocker < 0 and m.port_stamp[port, tick & MASK] == tick:
                blocker = m.port_uop[port, tick & MASK]
        if best >= 0 and unit_ticks and not _unit_free(m, unit, tick, unit_ticks):
            blocker = -1
            best = -1
        if best >= 0:
            return tick, best, PORT if tick > first else NONE, blocker if tick > first else -1
        tick += stride
    return tick, -1, PORT, blocker


@compiled
def reserve(m: Machine, code: Code, cpu: Cpu, u: int, port: int, tick: int, uop: int) -> None:
    """Mark port and unit busy; fractions of a step (clock, or tick if double-speed) are paid when they add up."""
    if port < 0:
        return
    wanted = code.u[u].occupancy
    step = 1 if wanted < TICKS else TICKS
    ticks = max(1, int(wanted) // step * step)
    m.port_debt[port] += max(0.0, wanted - ticks)
    if m.port_debt[port] >= step:
        m.port_debt[port] -= step
        ticks += step
    for k in range(ticks):
        m.port_stamp[port, (tick + k) & MASK] = tick + k
        m.port_uop[port, (tick + k) & MASK] = uop
    m.port_load[port] += ticks
    if cpu.bound or cpu.schedulers:
        m.bound_count[port] += 1
        if m.bound_stamp[port] != m.back[B_CLOCK]:
            m.bound_stamp[port], m.bound_now[port] = m.back[B_CLOCK], 0
        m.bound_now[port] += 1
        m.bound_frees[port, tick // TICKS + cpu.count_clocks & MASK] += 1
    unit, unit_wanted = code.u[u].busy, code.u[u].unit_ticks
    unit_ticks = int(unit_wanted) // step * step
    if unit_wanted:
        m.unit_debt[unit] += unit_wanted - unit_ticks
        if m.unit_debt[unit] >= step:
            m.unit_debt[unit] -= step
            unit_ticks += step
        for k in range(unit_ticks):
            m.unit_stamp[unit, (tick + k) & MASK] = tick + k
    if cpu.writeback:
        done = tick + code.u[u].latency
        m.result_stamp[port, done & MASK] = done


@compiled
def write_targets(m: Machine, code: Code, cpu: Cpu, u: int, complete: int, uop: int, slot: int,
                  zeroes: int) -> None:
    """Publish a uop's results; a partial write makes a part of its own on CPUs that keep parts."""
    fast = code.u[u].occupancy < TICKS and code.u[u].latency <= TICKS
    fast_flags = cpu.fast_flags if fast else 0
    for k in range(SOURCES):
        register = code.u[u].targets[k]
        if register < 0:
            break
        number, part = register & 255, register >> 8
        at = x87_register(number, m.back[B_TOP_WRITTEN])
        if number < GENERAL:
            if part and cpu.partial != WHOLE:
                at = HIGH + number if part == 2 else LOW + number
                m.part[number] |= 2 if part == 2 else 1
                if part != 2:
                    m.width[number] = 2 if part == LOW16 else 1
            elif part:
                complete = max(complete, m.ready[number])
            else:
                m.part[number] = 0
                m.zeroed[number] = zeroes
        m.ready[at] = complete + (fast_flags if FLAG_C <= number <= FLAG_S else 0)
        m.ready_unit[at] = code.u[u].unit
        m.ready_transfer[at] = code.u[u].transfer
        m.ready_uop[at] = uop
        m.ready_slot[at] = slot
