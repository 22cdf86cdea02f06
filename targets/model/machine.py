"""The changing state of the engine, as arrays that compiled functions share."""

from __future__ import annotations

from typing import Any, NamedTuple

import numpy as np

from targets.model.records import new_row, record_type
from targets.model.room import L1_SETS, L2_SETS, LOADS, PORTS, SCHEDULERS, STORES, TURNS, UOP_SETS, WAYS, WRITERS
from targets.model.state import POOLS, REGISTER_SLOTS, Code, Run

Array = np.ndarray[Any, Any]

TIME_RING = 1 << 13             # ticks that port reservations reach ahead
SLOT_RING = 1 << 9              # slots looked back for window, queue and read ports
STORE_RING = STORES             # stores a load is compared with
UNITS = 24
INSTRUCTIONS = 1 << 12       # jumps, and loads, that the predictors tell apart
COUNTERS = 1 << 8            # histories of each
NEVER = -1 << 60                # older than any access

# scalars of the front end (indices into `front`)
(F_CLOCK, F_PLACE, F_BLOCK, F_GROUPS, F_PREVIOUS, F_TAKEN, F_CAUSE, F_BUSY, F_READY, F_READY_COUNT, F_LOOP_HEAD,
 F_LOOP_FROM, F_LOOP_COUNT, F_LOOPING, F_LINE, F_LENT, F_BLOCKER, F_FETCHED, F_LAST_WINDOW, F_CACHED, F_CACHE_BLOCK,
 F_CACHE_SLOTS, F_CACHE_LINE, F_CACHE_STAMP, F_WRONG, F_WINDOW, F_WINDOW_LINES) = range(27)
# scalars of the back end (indices into `back`)
(B_CLOCK, B_COUNT, B_READS, B_INDEX_READS, B_EXTRA, B_SLOT, B_UOP, B_RETIRED, B_RETIRED_COUNT, B_ADDRESSES,
 B_ADDRESSES_UOP, B_ACCESS, B_STORES, B_DELTA, B_FLAG_MASK, B_FLAG_SLOT, B_FLAG_UNSURE, B_STUCK, B_CAUSE,
 B_BLOCKER, B_GLOBAL, B_SLOT_UOP, B_ACCESS_UOP, B_STORE_OPEN, B_TOP, B_TOP_WRITTEN, B_WIDE,
 B_HEAD, B_ADDRESS, B_PASSED, B_COMMITTED, B_PAIR, B_VECTORS, B_QUEUED, B_LOADS) = range(35)
# of moves that rename does, per file of registers (indices into `moves`): the clock, values that several registers
# stand for, those of the last clock and of the one before it, and moves done in this clock and in the last one
A_CLOCK, A_LIVE, A_USED, A_OLDER, A_NOW, A_PREVIOUS = range(6)
D_LINES, D_SHARED = range(2)    # indices into `debt`: of lines of a trace cache; the clock up to which a share is taken
ALIASES = 32                    # values of a file that may be shared


class Machine:
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
    width: Array                # bytes of the last write to the low part
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
    writers: Array              # of general and of vector registers, so far
    writer_slot: Array
    decoded: Array              # clocks at which the last instructions were decoded
    reads: Array                # registers the current rename group has read
    store_address: Array
    store_size: Array
    store_data: Array
    store_uop: Array
    store_commit: Array
    store_home: Array           # as uops.Uop.home
    store_known: Array          # when its address is there
    gathered: Array             # lines that stores are gathered in before the cache
    gathered_age: Array
    load_slot: Array            # slots of the last loads
    passed: Array               # per load: how often in a row it could have passed stores of unknown addresses
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
    queue_count: Array          # uops in each scheduler behind an in-order queue
    queue_clock: Array
    queue_frees: Array
    scheduler_count: Array      # uops in each of several schedulers
    scheduler_clock: Array
    scheduler_frees: Array
    scheduler_uop: Array
    queued: Array               # clocks at which uops left the queue before schedulers
    uop_tag: Array              # lines of a uop cache
    uop_age: Array
    bound_count: Array          # uops that wait for each port
    bound_clock: Array
    bound_frees: Array
    bound_now: Array            # of those, uops of the clock in bound_stamp
    bound_stamp: Array
    wanted: Array               # entries that a group needs in each scheduler, or in it and others with its ports
    wanted_ports: Array
    turn: Array                 # of each set of ports that are taken in turn, the last one
    debt: Array
    moves: Array
    alias: Array                # per register: the shared value that it stands for
    alias_count: Array          # registers that stand for each


SHAPES = {
    "front": (27,), "back": (35,), "part": (16,), "zeroed": (16,), "width": (16,), "debt": (2,), "reads": (64,),
    "decoded": (64,),
    "gathered": (1, WAYS), "gathered_age": (1, WAYS),
    "turn": (TURNS,), "load_slot": (LOADS,), "writers": (2,), "writer_slot": (2, WRITERS), "queued": (WRITERS,),
    "moves": (2, 6), "alias": (REGISTER_SLOTS,), "alias_count": (2 * ALIASES,),
    **{name: (REGISTER_SLOTS,) for name in ("ready", "ready_unit", "ready_transfer", "ready_uop", "ready_slot")},
    **{name: (PORTS, TIME_RING) for name in ("port_stamp", "port_uop", "result_stamp", "bound_frees")},
    **{name: (PORTS,) for name in ("port_debt", "port_load", "port_busy", "bound_count", "bound_clock", "bound_now",
                                     "bound_stamp")},
    "unit_stamp": (UNITS, TIME_RING), "unit_debt": (UNITS,),
    **{name: (POOLS,) for name in ("pool_count", "pool_clock", "queue_count", "queue_clock")},
    **{name: (POOLS, TIME_RING) for name in ("pool_frees", "pool_uop", "queue_frees")},
    **{name: (SLOT_RING,) for name in ("slot_retire", "slot_rename", "slot_uop")},
    **{name: (STORE_RING,) for name in ("store_address", "store_size", "store_data", "store_uop", "store_commit",
                                          "store_home", "store_known")},
    **{name: (SCHEDULERS,) for name in ("scheduler_count", "scheduler_clock", "wanted", "wanted_ports")},
    **{name: (SCHEDULERS, TIME_RING) for name in ("scheduler_frees", "scheduler_uop")},
    **{name: (UOP_SETS, WAYS) for name in ("uop_tag", "uop_age")},
    **{name: (L1_SETS, WAYS) for name in ("l1_tag", "l1_age")}, **{n: (L2_SETS, WAYS) for n in ("l2_tag", "l2_age")},
    **{name: (TIME_RING,) for name in ("access_stamp", "access_count", "access_address")},
    **{name: (INSTRUCTIONS,) for name in ("passed", "history", "run_length", "last_run", "target")},
    "counters": (INSTRUCTIONS, COUNTERS),
}
FLOATS = ("port_debt", "unit_debt", "port_busy", "debt")
BYTES = ("counters",)
MINUS_ONE = ("alias", "ready_uop", "ready_slot", "port_stamp", "port_uop", "unit_stamp", "result_stamp", "pool_uop",
             "slot_retire", "slot_rename", "slot_uop", "decoded", "reads", "store_address", "store_uop", "store_commit",
             "l1_tag", "l2_tag", "uop_tag", "gathered", "scheduler_uop", "access_stamp", "last_run", "target")


class UopRecord:
    """A row of `Record.uops`: what became of one uop; times in ticks.

    `position` and `part` as in outcome.Timeline. Causes are numbers of state's lists, blockers the rows of uops, -1 for
    none; `extra` is what the memory added to the latency, by cause, and `extra_ticks` how much.
    """

    position: int
    part: int
    decode: int
    rename: int
    dispatch: int
    complete: int
    retire: int
    port: int
    cause: int
    blocker: int
    rename_cause: int
    rename_blocker: int
    extra: int
    extra_ticks: int


class Record(NamedTuple):
    """What became of each uop; one row when nothing is recorded."""

    on: int
    uops: Array


def _machine_type() -> np.dtype[Any]:
    kinds: dict[str, Any] = {name: np.float64 for name in FLOATS} | {name: np.int8 for name in BYTES}
    return np.dtype([(name, kinds.get(name, np.int64), SHAPES[name]) for name in Machine.__annotations__])


MACHINE = _machine_type()


def new_machine() -> Machine:
    """The state before the first instruction: registers old, caches empty, window empty."""
    machine: Any = new_row(MACHINE)
    for name in MINUS_ONE:
        machine[name][...] = -1
    for name in ("l1_age", "l2_age", "uop_age"):
        machine[name][...] = NEVER
    machine.counters[...] = 1
    front, back = machine.front, machine.back
    front[[F_PREVIOUS, F_BLOCK, F_LOOP_HEAD, F_LOOP_FROM, F_BLOCKER, F_LAST_WINDOW, F_CACHE_BLOCK]] = -1
    front[F_TAKEN] = 1
    back[[B_ADDRESSES_UOP, B_FLAG_SLOT, B_ACCESS_UOP, B_BLOCKER, B_PAIR]] = -1
    back[B_FLAG_MASK] = 7
    return machine


def new_record(run: Run, code: Code, on: bool) -> Record:
    """Room for what becomes of each uop."""
    uops = int(code.i["count"][run.steps["index"]].sum()) if on else 0
    return Record(int(on), np.rec.array(np.zeros(max(uops, 1), dtype=record_type(UopRecord, {}))))
