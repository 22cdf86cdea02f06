"""The changing state of the engine, as arrays that compiled functions share."""

from __future__ import annotations

from typing import Any, NamedTuple

import numpy as np

from targets.model.state import POOLS, REGISTER_SLOTS, Code, Cpu, Run

Array = np.ndarray[Any, Any]

TIME_RING = 1 << 15             # ticks that port reservations reach ahead
SLOT_RING = 1 << 9              # slots looked back for window, queue and read ports
STORE_RING = 64                 # stores a load is compared with
UNITS = 64
NEVER = -1 << 60                # older than any access

# scalars of the front end (indices into `front`)
(F_CLOCK, F_PLACE, F_BLOCK, F_GROUPS, F_PREVIOUS, F_TAKEN, F_CAUSE, F_BUSY, F_READY, F_READY_COUNT, F_LOOP_HEAD,
 F_LOOP_FROM, F_LOOP_COUNT, F_LOOPING, F_LINE, F_LENT, F_REDIRECT, F_BLOCKER, F_FETCHED, F_LAST_WINDOW) = range(20)
# scalars of the back end (indices into `back`)
(B_CLOCK, B_COUNT, B_READS, B_INDEX_READS, B_EXTRA, B_SLOT, B_UOP, B_RETIRED, B_RETIRED_COUNT, B_ADDRESSES,
 B_ADDRESSES_UOP, B_ACCESS, B_STORES, B_DELTA, B_FLAG_MASK, B_FLAG_SLOT, B_FLAG_UNSURE, B_LANE, B_CAUSE,
 B_BLOCKER, B_GLOBAL, B_SLOT_UOP, B_ACCESS_UOP, B_STORE_OPEN) = range(24)


class Machine(NamedTuple):
    """Times are ticks; stamps hold the tick (or clock) they are valid for, so that rings need no clearing."""

    front: Array
    back: Array
    ready: Array                # per register: when its value is there
    ready_unit: Array           # the unit it comes from
    ready_transfer: Array       # what a consumer in another unit waits more
    ready_uop: Array
    ready_slot: Array           # the slot that wrote it
    part: Array                 # per general register: 1 low part newer than the whole, 2 high part newer
    zeroed: Array
    port_stamp: Array
    port_uop: Array
    port_debt: Array
    port_load: Array
    unit_stamp: Array
    unit_debt: Array
    result_stamp: Array
    pool_count: Array
    pool_clock: Array
    pool_frees: Array
    pool_uop: Array
    slot_retire: Array
    slot_rename: Array
    slot_uop: Array
    decoded: Array              # clocks at which the last instructions were decoded
    reads: Array                # registers the current rename group has read
    store_address: Array
    store_size: Array
    store_data: Array
    store_uop: Array
    store_commit: Array
    l1_tag: Array
    l1_age: Array
    l2_tag: Array
    l2_age: Array
    access_stamp: Array
    access_count: Array
    access_address: Array
    history: Array
    counters: Array
    run_length: Array
    last_run: Array
    target: Array
    port_busy: Array
    debt: Array


class Record(NamedTuple):
    """What became of each uop; arrays of length 1 when nothing is recorded."""

    on: int
    position: Array
    part: Array
    decode: Array
    rename: Array
    dispatch: Array
    complete: Array
    retire: Array
    port: Array
    cause: Array
    blocker: Array
    rename_cause: Array
    rename_blocker: Array
    extra: Array
    extra_ticks: Array


def new_machine(code: Code, cpu: Cpu) -> Machine:
    """The state before the first instruction: registers old, caches empty, window empty."""
    def whole(*shape: int) -> Array:
        return np.zeros(shape, dtype=np.int64)

    def minus(*shape: int) -> Array:
        return np.full(shape, -1, dtype=np.int64)

    instructions = len(code.i_first)
    front, back = whole(20), whole(24)
    front[F_PREVIOUS] = front[F_BLOCK] = front[F_LOOP_HEAD] = front[F_LOOP_FROM] = front[F_BLOCKER] = -1
    front[F_TAKEN] = 1
    front[F_LAST_WINDOW] = -1
    back[B_ADDRESSES_UOP] = back[B_FLAG_SLOT] = back[B_ACCESS_UOP] = back[B_BLOCKER] = -1
    back[B_FLAG_MASK] = 7
    return Machine(
        front=front, back=back, ready=whole(REGISTER_SLOTS), ready_unit=whole(REGISTER_SLOTS),
        ready_transfer=whole(REGISTER_SLOTS), ready_uop=minus(REGISTER_SLOTS), ready_slot=minus(REGISTER_SLOTS),
        part=whole(16), zeroed=whole(16), port_stamp=minus(cpu.ports, TIME_RING), port_uop=minus(cpu.ports, TIME_RING),
        port_debt=np.zeros(cpu.ports), port_load=whole(cpu.ports), unit_stamp=minus(UNITS, TIME_RING),
        unit_debt=np.zeros(UNITS), result_stamp=minus(cpu.ports, TIME_RING), pool_count=whole(POOLS),
        pool_clock=whole(POOLS), pool_frees=whole(POOLS, TIME_RING), pool_uop=minus(POOLS, TIME_RING),
        slot_retire=minus(SLOT_RING), slot_rename=minus(SLOT_RING), slot_uop=minus(SLOT_RING),
        decoded=minus(64), reads=minus(64), store_address=minus(STORE_RING), store_size=whole(STORE_RING),
        store_data=whole(STORE_RING), store_uop=minus(STORE_RING), store_commit=minus(STORE_RING),
        l1_tag=minus(cpu.l1_sets, cpu.l1_ways), l1_age=np.full((cpu.l1_sets, cpu.l1_ways), NEVER, dtype=np.int64),
        l2_tag=minus(cpu.l2_sets, cpu.l2_ways), l2_age=np.full((cpu.l2_sets, cpu.l2_ways), NEVER, dtype=np.int64),
        access_stamp=minus(TIME_RING), access_count=whole(TIME_RING), access_address=whole(TIME_RING),
        history=whole(instructions), counters=np.full((instructions, 1 << max(cpu.history, cpu.global_history)), 1,
                                                      dtype=np.int8),
        run_length=whole(instructions), last_run=minus(instructions), target=minus(instructions),
        port_busy=np.zeros(cpu.ports), debt=np.zeros(2),
    )


def new_record(run: Run, code: Code, on: bool) -> Record:
    """Room for what becomes of each uop."""
    uops = int(code.i_count[run.index].sum()) if on else 0
    size = max(uops, 1)

    def small() -> Array:
        return np.zeros(size, dtype=np.int8)

    def long() -> Array:
        return np.zeros(size, dtype=np.int32)

    return Record(on=int(on), position=long(), part=small(), decode=long(), rename=long(), dispatch=long(),
                  complete=long(), retire=long(), port=small(), cause=small(), blocker=long(), rename_cause=small(),
                  rename_blocker=long(), extra=small(), extra_ticks=long())
