"""The compiled engine: a trace through front end, rename, dispatch and retirement, in one pass over the uops.

Every stage is in order except dispatch, and dispatch is oldest first; so uops can be timed one after another, each
against reservations that older ones have made. The pass costs the same whatever the CPU's width. Source of the rules of
retirement: Agner Fog, The microarchitecture of Intel, AMD and VIA CPUs (2023), sections 5.7, 6.7, 7.12, 8.10 and 20.16.
"""

from __future__ import annotations

from targets.model.accesses import chase_ticks, load_ticks, store_ticks
from targets.model.branches import mispredicted
from targets.model.compiled import compiled, entry
from targets.model.dispatch import (
    bind_port,
    enter_queue,
    enter_scheduler,
    exchange_x87,
    operands_ready,
    pick_scheduler,
    reserve,
    take_entry,
    take_port,
    write_targets,
)
from targets.model.frontend import decoders, lanes, predecode, trace_cache, uop_cache
from targets.model.groups import wait_for_group
from targets.model.machine import (
    B_ADDRESS,
    B_ADDRESSES,
    B_ADDRESSES_UOP,
    B_BLOCKER,
    B_CAUSE,
    B_CLOCK,
    B_COUNT,
    B_EXTRA,
    B_PASSED,
    B_RETIRED,
    B_RETIRED_COUNT,
    B_SLOT,
    B_SLOT_UOP,
    B_STUCK,
    B_TOP,
    B_TOP_WRITTEN,
    B_UOP,
    B_WIDE,
    F_BLOCKER,
    F_CAUSE,
    F_CLOCK,
    F_PLACE,
    F_PREVIOUS,
    F_TAKEN,
    F_WRONG,
    SLOT_RING,
    TIME_RING,
    Machine,
    Record,
)
from targets.model.memory import commit_stores, load_order, renamed_slot
from targets.model.moves import eliminated, written
from targets.model.renaming import (
    advance,
    count_reads,
    note_flags,
    partial_flags,
    partial_registers,
    stack_engine,
    take_slot,
    take_vector_slot,
    wait_for_loads,
    wait_for_registers,
    wait_for_share,
    wait_for_station,
    wait_for_store,
    wait_for_window,
)
from targets.model.state import (
    BRANCH,
    EXCHANGE,
    FAST_QUEUE,
    NONE,
    OPERAND,
    R_FETCH,
    R_MISPREDICT,
    R_PASSED,
    R_STATIONS,
    R_WIDTH,
    TICKS,
    VECTORS,
    X_NONE,
    ZERO,
    Code,
    Cpu,
    Run,
)

LOAD, STORE_ADDRESS, STORE_DATA, NOTHING = 1, 2, 3, 4       # as uops.py
DECODERS, PREDECODE, TRACE_CACHE, LANES = 0, 1, 2, 3       # as parameters.FRONT_ENDS


@compiled
def _decode(m: Machine, code: Code, cpu: Cpu, i: int) -> int:
    if cpu.frontend == DECODERS:
        return decoders(m, code, cpu, i)
    if cpu.frontend == PREDECODE:
        return predecode(m, code, cpu, i)
    if cpu.frontend == TRACE_CACHE:
        return trace_cache(m, code, cpu, i)
    if cpu.frontend == LANES:
        return lanes(m, code, cpu, i)
    return uop_cache(m, code, cpu, i)


@compiled
def _close_slot(m: Machine, cpu: Cpu, complete: int, taken_jump: bool, pool: int, dispatched: int) -> int:
    """Retire the open slot and give its scheduler entry back; returns the tick it retires."""
    b = m.back
    slot = b[B_SLOT] - 1
    tick = (complete + cpu.complete_to_retire + TICKS - 1) // TICKS * TICKS
    last = b[B_RETIRED]
    if tick < last:
        tick = last
    if tick == last:
        full = b[B_RETIRED_COUNT] >= cpu.retire_width
        if full or (taken_jump and cpu.jump_first and b[B_RETIRED_COUNT] > 0):
            tick += TICKS
    if tick > last:
        b[B_RETIRED_COUNT] = 0
    b[B_RETIRED_COUNT] += 1
    b[B_RETIRED] = tick
    at = slot & (SLOT_RING - 1)
    m.slot_retire[at] = tick
    if pool >= 0:
        clock = (dispatched // TICKS + cpu.release) & (TIME_RING - 1)
        m.pool_frees[pool, clock] += 1
        m.pool_uop[pool, clock] = b[B_SLOT_UOP]
    commit_stores(m, cpu, tick + TICKS)
    return tick


@compiled
def _rename(m: Machine, code: Code, cpu: Cpu, run: Run, n: int, i: int, u: int, ready: int, lane: int,
            pool: int) -> None:
    """The slot that uop `u` opens enters the window."""
    b, f = m.back, m.front
    advance(m, ready + cpu.decode_to_rename, f[F_CAUSE], f[F_BLOCKER])
    wait_for_window(m, cpu)
    if cpu.store_queue and code.i[i].store:
        wait_for_store(m, cpu)
    if cpu.lanes and lane == 0 and b[B_COUNT] > 0:
        advance(m, b[B_CLOCK] + 1, R_WIDTH, -1)         # a line of three goes as a whole
    last = u + 1
    while last < code.i[i].first + code.i[i].count and not code.u[last].opens:
        last += 1
    wait_for_registers(m, code, cpu, u, last)
    if cpu.load_queue:
        wait_for_loads(m, code, cpu, u, last)
    for k in range(u, last):
        partial_registers(m, code, cpu, k)
    if cpu.schedulers and cpu.group > 1:
        wait_for_group(m, code, cpu, run, n, u)
    if cpu.shares:
        wait_for_share(m, code, u, last)
    if cpu.vector_width and code.i[i].flags & VECTORS:
        take_vector_slot(m, cpu)
    else:
        take_slot(m, cpu)
    if pool >= 0:
        before = b[B_CLOCK]
        wait_for_station(m, cpu, pool)
        if b[B_CLOCK] > before:
            take_slot(m, cpu)
    if cpu.read_ports:
        for k in range(u, last):
            count_reads(m, code, cpu, k)
    slot = b[B_SLOT] & (SLOT_RING - 1)
    m.slot_rename[slot] = b[B_CLOCK] * TICKS
    m.slot_uop[slot] = b[B_UOP]
    b[B_SLOT] += 1


@compiled
def _pool(code: Code, cpu: Cpu, u: int, lane: int) -> int:
    if code.u[u].kind == NOTHING:
        return -1
    if cpu.lanes and code.u[u].pool == 0:
        return lane
    return int(code.u[u].pool)


@compiled
def _schedule(m: Machine, code: Code, cpu: Cpu, u: int) -> tuple[int, int, int]:
    """(ports, scheduler, clock) of a uop on a CPU of several schedulers: it enters one; rename may wait for that."""
    b = m.back
    k = pick_scheduler(m, cpu, code.u[u].ports, b[B_CLOCK])
    clock, blocker = take_entry(m, cpu, k)
    wait = clock
    if cpu.scheduler_queued[k]:
        wait, blocker = enter_queue(m, cpu, max(clock, b[B_CLOCK]), blocker)
    if wait > b[B_CLOCK]:
        advance(m, wait, R_STATIONS, blocker)
        take_slot(m, cpu)
        m.slot_rename[(b[B_SLOT] - 1) & (SLOT_RING - 1)] = b[B_CLOCK] * TICKS
    return code.u[u].ports & cpu.scheduler_ports[k], k, clock


@compiled
def _enter(m: Machine, code: Code, cpu: Cpu, u: int, mask: int, earliest: int) -> tuple[int, int, int]:
    """(mask of ports, scheduler, earliest tick): a uop is given a port and enters the scheduler behind its queue."""
    bound, queue = mask, 0
    if code.u[u].kind == NOTHING or not bound:
        return 0, queue, earliest
    if cpu.wide_port and code.u[u].vector == 1 and m.back[B_WIDE] >= earliest and bound & ~cpu.wide_port:
        bound &= ~cpu.wide_port
    bound = bind_port(m, code, cpu, u, bound, m.back[B_CLOCK])
    queue = code.u[u].queue
    if queue == FAST_QUEUE and bound != 1:
        queue = FAST_QUEUE + 1
    if cpu.queue_entries[queue]:
        # the stages before the scheduler come first; in it a uop waits a clock at least
        entered = enter_scheduler(m, cpu, queue, earliest // TICKS - 1)
        earliest = max(earliest, (entered + 1) * TICKS)
    return bound, queue, earliest


@compiled
def _execute(m: Machine, code: Code, cpu: Cpu, run: Run, r: Record, n: int, i: int, u: int,
             lane: int) -> tuple[int, int]:
    """(dispatch, completion) of one uop; its results are published."""
    b = m.back
    uop, kind, latency, mask = b[B_UOP], code.u[u].kind, code.u[u].latency, code.u[u].ports
    if cpu.move_slots:
        if code.u[u].move and eliminated(m, code, cpu, u):
            kind, mask, latency = NOTHING, 0, 0
        else:
            written(m, code, u)
    scheduler, entered = -1, 0
    if cpu.schedulers and kind != NOTHING and mask:
        mask, scheduler, entered = _schedule(m, code, cpu, u)
    renamed = max(b[B_CLOCK] + b[B_EXTRA], entered) * TICKS + cpu.rename_to_dispatch
    bound, queue, earliest = _enter(m, code, cpu, u, mask, renamed)
    tick, cause, blocker = operands_ready(m, code, cpu, u, earliest)
    if kind == LOAD:
        ordered, order_cause, order_blocker = load_order(m, cpu, i, run.steps[n].load, code.i[i].load, tick)
        if order_cause != NONE:
            tick, cause, blocker = ordered, order_cause, order_blocker
    port, extra, why = -1, 0, X_NONE
    if bound:
        tick, port, port_cause, port_blocker = take_port(m, code, cpu, u, bound, lane, tick)
        if port_cause != NONE:
            cause, blocker = port_cause, port_blocker
        if port < 0:
            b[B_STUCK] = uop + 1        # no port for longer than reservations reach: the result would mean nothing
            port = 0
        reserve(m, code, cpu, u, port, tick, uop)
        if scheduler >= 0:
            m.scheduler_frees[scheduler, tick // TICKS & (TIME_RING - 1)] += 1
            m.scheduler_uop[scheduler, tick // TICKS & (TIME_RING - 1)] = uop
        if code.u[u].vector == 2:
            b[B_WIDE] = max(b[B_WIDE], tick)
        if cpu.queue_entries[queue]:
            m.queue_frees[queue, tick // TICKS & (TIME_RING - 1)] += 1
        if n >= run.measured_from:
            m.port_busy[port] += code.u[u].occupancy
    if kind == LOAD:
        latency += chase_ticks(m, code, u)
        extra, why, store = load_ticks(m, cpu, run.steps[n].load, code.i[i].load, tick, latency, code.u[u].forward)
        blocker = store if store >= 0 else blocker
    elif kind == STORE_ADDRESS:
        b[B_ADDRESS] = tick + latency
        if tick + latency > b[B_ADDRESSES]:
            b[B_ADDRESSES], b[B_ADDRESSES_UOP] = tick + latency, uop
    elif kind == STORE_DATA:
        extra, why = store_ticks(m, cpu, run.steps[n].store, code.i[i].store, tick, latency, code.u[u].home)
    complete = tick + latency + extra
    if code.u[u].renamed >= 0:
        at = renamed_slot(m, run.steps[n].load, code.i[i].load, code.u[u].home)
        if at >= 0:
            # store data is a clock behind its value; the load itself only checks
            tick = max(renamed, m.store_data[at] - TICKS)
            complete, cause, blocker, extra, why = tick + code.u[u].renamed, OPERAND, m.store_uop[at], 0, X_NONE
    if code.i[i].flags & EXCHANGE:
        exchange_x87(m, code, i)
    else:
        write_targets(m, code, cpu, u, complete, uop, b[B_SLOT] - 1, 1 if code.i[i].flags & ZERO else 0)
    if r.on:
        _record(m, r, n, u - code.i[i].first, tick, complete, port, cause, blocker, why, extra)
    return tick, complete


@compiled
def _record(m: Machine, r: Record, n: int, part: int, tick: int, complete: int, port: int, cause: int, blocker: int,
            why: int, extra: int) -> None:
    b = m.back
    at = b[B_UOP]
    r.uops[at].position = n
    r.uops[at].part = part
    r.uops[at].decode = m.front[F_CLOCK] * TICKS
    r.uops[at].rename = (b[B_CLOCK] + b[B_EXTRA]) * TICKS
    r.uops[at].dispatch = tick
    r.uops[at].complete = complete
    r.uops[at].port = port
    r.uops[at].cause = cause
    r.uops[at].blocker = blocker
    r.uops[at].rename_cause = b[B_CAUSE]
    r.uops[at].rename_blocker = b[B_BLOCKER]
    r.uops[at].extra = why
    r.uops[at].extra_ticks = extra


@compiled
def _restart(m: Machine, cpu: Cpu, known: int, cause: int) -> None:
    """The front end begins anew after what was wrong is known."""
    f = m.front
    clock = (known + cpu.mispredict + TICKS - 1) // TICKS - cpu.decode_to_rename
    if clock > f[F_CLOCK]:
        f[F_CLOCK] = clock
        f[F_CAUSE] = f[F_WRONG] = cause
        f[F_BLOCKER] = m.back[B_UOP] - 1
        f[F_TAKEN] = 1


@entry
def simulate_uops(m: Machine, code: Code, cpu: Cpu, run: Run, r: Record, mark_ticks: object) -> None:
    """Run the whole trace; `mark_ticks` receives the retirement tick at each mark."""
    b, f = m.back, m.front
    total = len(run.steps)
    mark = 0
    for n in range(total):
        while mark < len(run.marks) and run.marks[mark] == n:
            mark_ticks[mark] = b[B_RETIRED]         # type: ignore[index]
            mark += 1
        i = run.steps[n].index
        ready = _decode(m, code, cpu, i)
        if f[F_BLOCKER] >= 0:
            f[F_CAUSE] = f[F_WRONG]         # whatever the front end says of a jump that is taken
        partial_flags(m, code, cpu, i)
        stack_engine(m, code, cpu, i)
        first, count = code.i[i].first, code.i[i].count
        b[B_TOP_WRITTEN] = b[B_TOP] + min(0, code.i[i].x87_delta)
        jumps = bool(code.i[i].flags & BRANCH) and run.steps[n].taken == 1
        slot_done, slot_dispatched, pool, lane, opens = 0, 0, -1, 0, 0
        opened = b[B_UOP]
        done = 0
        for u in range(first, first + count):
            if code.u[u].opens:
                if u > first:
                    _finish(m, cpu, r, opened, slot_done, False, pool, slot_dispatched)
                opened = b[B_UOP]
                lane = (f[F_PLACE] - code.i[i].slots + opens) % 3 if cpu.lanes else 0
                opens += 1
                pool = _pool(code, cpu, u, lane)
                _rename(m, code, cpu, run, n, i, u, ready, lane, pool)
                slot_done, slot_dispatched = b[B_CLOCK] * TICKS, b[B_CLOCK] * TICKS
            dispatched, complete = _execute(m, code, cpu, run, r, n, i, u, lane)
            if complete > slot_done:
                slot_done = complete
                b[B_SLOT_UOP] = b[B_UOP]
            slot_dispatched = max(slot_dispatched, dispatched)
            done = max(done, complete)
            b[B_UOP] += 1
        if count:
            if code.u[first].opens == 0:
                pool = -1
            _finish(m, cpu, r, opened, slot_done, jumps, pool, slot_dispatched)
        note_flags(m, code, i)
        b[B_TOP] += code.i[i].x87_delta
        following = run.steps[n + 1].index if n + 1 < total else -1
        f[F_TAKEN] = run.steps[n].taken
        f[F_PREVIOUS] = i
        f[F_BLOCKER] = -1
        if f[F_CAUSE] == R_MISPREDICT or f[F_CAUSE] == R_PASSED:
            f[F_CAUSE] = R_FETCH            # only the group that it begins
        if code.i[i].flags & BRANCH and mispredicted(m, code, cpu, i, run.steps[n].taken, following):
            _restart(m, cpu, done, R_MISPREDICT)
        if b[B_PASSED]:
            _restart(m, cpu, max(b[B_PASSED], b[B_RETIRED]), R_PASSED)     # what is younger than the load runs anew
            b[B_PASSED] = 0
    while mark < len(run.marks):
        mark_ticks[mark] = b[B_RETIRED]             # type: ignore[index]
        mark += 1


@compiled
def _finish(m: Machine, cpu: Cpu, r: Record, opened: int, done: int, jumps: bool, pool: int, dispatched: int) -> None:
    retired = _close_slot(m, cpu, done, jumps, pool, dispatched)
    if r.on:
        for uop in range(opened, m.back[B_UOP]):
            r.uops[uop].retire = retired
