"""What the compiled engine works on: numbers of a CPU, static records and the trace, as arrays."""

from __future__ import annotations

from typing import Any, NamedTuple

import numpy as np

from targets.machinecode import GPR, REGISTERS, Instruction, MachineCodeError, Reg
from targets.model.data_fields import slot_data
from targets.model.parameters import FRONT_ENDS, PARTIAL, PORT_BINDING, Parameters
from targets.model.records import new_row, record_type
from targets.model.room import DECODERS, SCHEDULERS, TURNS
from targets.model.sharing import shared_clocks
from targets.model.uops import LOAD, STORE_ADDRESS, TEMPS, TICKS, Record, Uop, build_record, executed
from targets.trace import Trace
from targets.x86.registers import is_vector

Array = np.ndarray[Any, Any]

# instruction flags
BRANCH, CONDITIONAL, INDIRECT, RETURN, MICROCODE, LCP, STACK, SYNC, UNSURE, ZERO, VECTOR, DOUBLE, EXCHANGE, VECTORS = (
    1 << n for n in range(14))
# what a uop waited for
NONE, OPERAND, PORT, STORE_ADDRESSES, CACHE_ORDER, BANK = range(6)
# what a rename waited for
(R_WIDTH, R_FETCH, R_DECODE, R_JUMP, R_LCP, R_MICROCODE, R_TRACE, R_MISPREDICT, R_ROB, R_STATIONS, R_READS,
 R_PARTIAL, R_FLAGS, R_SYNC, R_START, R_PASSED, R_STORES, R_REGISTERS, R_LOADS) = range(19)
DISPATCH_CAUSES = ("nothing", "an operand", "a busy port", "store addresses", "cache accesses in order", "a cache bank")
RENAME_CAUSES = ("rename width", "fetch", "decoders", "taken jumps", "length-changing prefix", "microcode",
                 "trace cache", "branch misprediction", "reorder buffer full", "scheduler full", "register reads",
                 "partial register", "partial flags", "stack pointer", "start", "load before its store",
                 "store queue full", "registers in use", "load queue full")
# what a uop's latency held beside its own
X_NONE, X_MISS, X_MISALIGNED, X_FORWARD, X_FORWARD_FAIL, X_REPLAY, X_MEMORY, X_ACCESS = range(8)
EXTRA_CAUSES = ("", "L1 miss", "misaligned load", "store forwarding", "failed store forwarding", "replay", "memory",
                "cache busy")

PARTS = 3                       # full, low and high part of a general register
LOW, HIGH = REGISTERS + TEMPS, REGISTERS + TEMPS + 16
REGISTER_SLOTS = HIGH + 16
SOURCES = 8                     # most registers a uop reads or writes
POOLS = 4


# A miss of both caches, whose cost depends on the board and has no source: a placeholder. The caches start warm, so
# only data larger than the L2 meets it.
MEMORY_CLOCKS = 100


class Cpu:
    """Numbers of one CPU, as a record; times in ticks where they are spent on execution, else clocks or entries."""

    frontend: int
    fetch_bytes: int
    template: Array
    decoders: int
    simple_max_bytes: int
    queue: int
    jump_boundaries: int
    loop_bytes: int
    loop_instructions: int
    predecode: int
    lcp: int
    taken_clocks: int
    return_clocks: int          # more behind a return
    line_entries: int
    line_clocks: int
    cache_width: int            # of a uop cache: slots a clock
    cache_sets: int
    cache_ways: int
    cache_line: int             # slots
    cache_block: int            # bytes
    cache_line_bytes: int       # most bytes of a line that begins where one ends; 0: lines are of blocks
    cache_window: int           # bytes; 0: lines of a window are not counted
    cache_window_clocks: int    # of each two lines beyond its first two
    cache_after_jump: int       # the decoders go on to the next jump that is taken
    cache_switch: int
    line_gap: float             # clocks that a trace-cache line costs beyond line_clocks on average
    width: int
    vector_width: int           # slots of vectors a clock; 0: as all
    shares: int                 # long vectors share something
    read_ports: int
    index_ports: int
    xmm_reads: int
    rob: int
    registers: Array            # writers of general and vector registers in the window; 0: no limit
    bound: int
    turns: Array                # masks of ports that uops which may use just these take in turn; 0: none
    count_clocks: int
    just_late: int              # ticks behind the first in which an operand that comes costs a clock
    release: int                # clocks from dispatch until a scheduler entry is given back
    old_ahead: int              # clocks before a writer's retirement from which on its register needs a read port
    group: int                  # slots for which there must be room before the first of a clock enters; 1: for itself
    one_queue: int
    queue_entries: Array        # of the schedulers behind in-order queues; 0: no limit
    pools: Array
    schedulers: int             # how many, each with its ports, its entries and whether a queue stands before it
    scheduler_ports: Array
    scheduler_entries: Array
    scheduler_queued: Array
    scheduler_queue: int        # uops in the queue before those that have one; 0: no limit
    wide_port: int              # mask of the port that takes no vector uop while one of 512 bits waits
    retire_width: int
    jump_first: int
    mispredict: int
    loop_counter: int
    history: int
    global_history: int
    partial: int
    partial_stall: int
    flags_stall: int
    decode_to_rename: int
    rename_to_dispatch: int
    complete_to_retire: int
    forward_fail: int
    replay: int
    forward_parts: int
    alias: int
    evict_bytes: int
    wait_addresses: int
    passes: int                 # times that a load could have passed stores of unknown addresses before it does
    in_order: int
    lsu: int
    banks: int
    bank_bytes: int
    line_cross_load: int
    load_queue: int             # of loads, 0: no limit; and of stores
    store_queue: int
    commit_block: int
    commit_pair: int            # bytes
    commit_lines: int           # gathered before the cache; 0: none are
    misaligned_bytes: int
    misaligned: int
    misaligned_hold: int
    ports: int
    lanes: int
    l1_sets: int
    l1_ways: int
    l1_line: int
    l2_sets: int
    l2_ways: int
    l2_line: int
    l2_latency: int
    memory_latency: int
    whole_clocks: int
    writeback: int
    fast_flags: int
    move_slots: int


class StaticInstruction:
    """A row of `Code.i`: one distinct instruction; its uops are the `count` rows of `Code.u` from `first` on."""

    first: int                  # its first uop in `Code.u`
    count: int
    slots: int
    address: int
    length: int
    flags: int
    decode: int
    load: int                   # bytes
    store: int
    flags_read: int
    flags_written: int
    x87_delta: int


class StaticUop:
    """A row of `Code.u`: one uop of a distinct instruction; times in ticks."""

    kind: int
    ports: int                  # mask
    lane: int                   # 1 + first port of the group of which the lane picks one; 0: none
    occupancy: float
    latency: int
    unit: int
    busy: int                   # the unit or subunit that is busy for unit_ticks, numbered as units are
    unit_ticks: float
    shared: float               # clocks of what long vectors share
    transfer: int
    sources: Array
    targets: Array
    opens: int
    index: int
    forward: int                # as uops.Uop
    home: int
    renamed: int
    chase: int
    vector: int                 # 1 for a vector uop, 2 for one of 512 bits
    entries: int                # what it keeps in its trace-cache entry
    pool: int
    move: int                   # rename may do it
    queue: int                  # the scheduler behind an in-order queue that it goes through


class Step:
    """A row of `Run.steps`: one executed instruction, row `index` of `Code.i`; addresses of its load and store, 0 for
    none."""

    index: int
    load: int
    store: int
    taken: int


class Code(NamedTuple):
    """Static records: structured arrays of `StaticInstruction` and `StaticUop`."""

    i: Array
    u: Array


class Run(NamedTuple):
    """The trace: a structured array of `Step`, and where the calls begin."""

    steps: Array
    marks: Array
    measured_from: int


SHAPES: dict[str, tuple[int, ...]] = {"template": (DECODERS,), "pools": (POOLS,), "queue_entries": (POOLS,),
                                      "registers": (2,), "turns": (TURNS,),
                                      "sources": (SOURCES,), "targets": (SOURCES,),
                                      **{f"scheduler_{name}": (SCHEDULERS,) for name in ("ports", "entries", "queued")}}


def cpu_numbers(p: Parameters) -> Cpu:
    """The engine's numbers of a CPU."""
    f, m, t, s, r, fresh = p.frontend, p.memory, p.timing, p.scheduling, p.rename, p.rename.fresh_triplets
    shared, each, vectors = p.window.stations, p.window.lane_stations, p.window.fp_stations
    pools = [each] * 3 + [vectors] if each else [shared or 1 << 20] * POOLS
    template = f.template or (r.uops_per_clock,)
    row: Any = new_row(record_type(Cpu, SHAPES))
    values = dict(
        frontend=FRONT_ENDS.index(f.kind), fetch_bytes=f.fetch_bytes,
        template=[*template, *[0] * (DECODERS - len(template))], decoders=len(template),
        simple_max_bytes=f.simple_decoder_max_bytes, queue=f.queue_uops, jump_boundaries=int(f.jump_boundary_penalty),
        loop_bytes=f.loop_buffer_bytes, loop_instructions=f.loop_buffer_instructions, predecode=f.predecode_per_clock,
        lcp=f.lcp_clocks, taken_clocks=f.taken_jump_clocks, return_clocks=f.return_clocks, move_slots=r.move_slots,
        line_entries=f.line_entries, line_clocks=f.line_clocks, cache_width=f.cache_uops_per_clock,
        cache_sets=f.cache_sets, cache_ways=f.cache_ways, cache_line=f.cache_line_uops, cache_block=f.cache_block_bytes,
        cache_line_bytes=f.cache_line_bytes, cache_window=f.cache_window_bytes, cache_switch=f.cache_switch_clocks,
        cache_window_clocks=f.cache_window_clocks, cache_after_jump=f.cache_after_jump,
        line_gap=max(0.0, f.line_entries / f.uops_per_clock - f.line_clocks), width=r.uops_per_clock,
        vector_width=r.vectors_per_clock, shares=r.operation_512 > 0, read_ports=r.old_register_reads_per_clock,
        index_ports=r.index_read_ports, xmm_reads=r.xmm_reads, rob=p.window.rob, pools=pools,
        group=r.uops_per_clock if r.whole_groups else 1,
        old_ahead=round(t.rename_to_dispatch + t.complete_to_retire) - fresh if fresh else 0,
        bound=PORT_BINDING.index(s.port_binding), release=s.release_clocks, one_queue=int(s.one_queue),
        count_clocks=s.count_clocks, just_late=_ticks(s.just_late_clocks), load_queue=m.load_queue,
        queue_entries=[s.memory_entries, s.fast_entries, s.fast_entries, s.slow_entries], schedulers=len(p.schedulers),
        registers=[p.window.general_registers, p.window.vector_registers], scheduler_queue=p.window.queue,
        **_schedulers(p), wide_port=_mask(p, p.roles.closed), passes=m.passes_unknown_stores,
        retire_width=p.retire.uops_per_clock, jump_first=int(p.retire.taken_jump_first_slot),
        mispredict=_ticks(p.branch.mispredict), loop_counter=p.branch.loop_counter, history=p.branch.history_bits,
        global_history=p.branch.global_bits, partial=PARTIAL.index(p.rules.partial_register),
        partial_stall=_ticks(p.rules.partial_register_stall), flags_stall=_ticks(p.rules.partial_flags_stall),
        decode_to_rename=t.decode_to_rename, rename_to_dispatch=_ticks(t.rename_to_dispatch),
        complete_to_retire=_ticks(t.complete_to_retire), forward_fail=_ticks(m.store_forward_fail),
        replay=_ticks(m.forward_replay), forward_parts=int(m.forward_parts), alias=m.alias_bytes,
        evict_bytes=m.alias_evict_bytes, wait_addresses=int(m.loads_wait_for_store_addresses), in_order=int(m.in_order),
        lsu=m.lsu_per_clock, banks=m.banks, bank_bytes=m.bank_bytes, store_queue=m.store_queue,
        line_cross_load=_ticks(m.line_cross_load), commit_block=m.commit_block, commit_pair=m.commit_pair_bytes,
        commit_lines=m.commit_lines, misaligned_bytes=m.misaligned_bytes, misaligned=_ticks(m.misaligned_clocks),
        misaligned_hold=_ticks(p.cache_pipeline.misaligned_hold), ports=len(p.ports), lanes=3 if p.lanes else 0,
        l1_sets=p.l1d.sets, l1_ways=p.l1d.ways, l1_line=p.l1d.line,
        l2_sets=p.l2.sets, l2_ways=p.l2.ways, l2_line=p.l2.line,
        l2_latency=_ticks(p.l2.latency), memory_latency=_ticks(MEMORY_CLOCKS),
        whole_clocks=int(p.rules.single_speed_units_on_whole_clocks or f.kind != "trace-cache"),
        writeback=int(p.rules.writeback_conflicts), fast_flags=_ticks(p.rules.fast_flags_later),
    )
    for name, value in values.items():
        row[name] = value
    return row


def _mask(p: Parameters, ports: tuple[str, ...]) -> int:
    """Of ports, a bit each."""
    return sum(1 << p.ports.index(port) for port in set(ports))


def _schedulers(p: Parameters) -> dict[str, list[int]]:
    none = [0] * (SCHEDULERS - len(p.schedulers))
    return {"scheduler_ports": [_mask(p, ports) for ports, _, _ in p.schedulers] + none,
            "scheduler_entries": [entries for _, entries, _ in p.schedulers] + none,
            "scheduler_queued": [int(queued) for _, _, queued in p.schedulers] + none,
            "turns": [_mask(p, ports) for ports in p.turns] + [0] * (TURNS - len(p.turns))}


def _ticks(clocks: float) -> int:
    return round(clocks * TICKS)


def _instruction_flags(record: Record) -> int:
    one = record.instruction
    parts = ((BRANCH, one.branch), (CONDITIONAL, one.conditional), (INDIRECT, one.indirect), (RETURN, one.ret),
             (LCP, one.length_changing_prefix), (STACK, record.stack_engine), (SYNC, record.syncs_stack),
             (UNSURE, record.flags_unsure), (ZERO, record.zeroes or record.breaks_dependence),
             (VECTOR, record.row.path == "vector"), (DOUBLE, record.row.path == "double"),
             (EXCHANGE, one.mnemonic == "fxch" and not record.row.latency),
             (VECTORS, any(is_vector(reg.number) for reg in (*one.reads, *one.writes))))
    return sum(bit for bit, present in parts if present)


class _Packer:
    """Collects static records into arrays."""

    def __init__(self, p: Parameters, records: list[Record]) -> None:
        self.p = p
        self.units: dict[str, int] = {"": 0}
        self.instructions: list[dict[str, Any]] = []
        self.uops: list[dict[str, Any]] = []
        for record in records:
            self.add(record)

    def unit(self, name: str) -> int:
        for same in (self.p.rules.one_unit, self.p.rules.one_subunit):
            if name in same:
                name = same[0]
        return self.units.setdefault(name, len(self.units))

    def add(self, record: Record) -> None:
        one = record.instruction
        most = max((len(registers) for u in record.uops for registers in (u.sources, u.targets)), default=0)
        if most > SOURCES:
            raise MachineCodeError(f"{one.address:#x}: {one.text}: {most} registers in one uop; the model has room for "
                                   f"{SOURCES}")
        self.instructions.append({
            "first": len(self.uops), "count": len(record.uops), "slots": record.slots, "address": one.address,
            "length": one.length, "flags": _instruction_flags(record), "decode": record.row.decode_clocks,
            "load": one.load_bytes, "store": one.store_bytes, "flags_read": record.flags_read,
            "flags_written": record.flags_written, "x87_delta": one.x87_delta})
        data = slot_data(record, self.p)
        slot = -1
        for uop in record.uops:
            slot += uop.opens_slot
            entries, done = data[slot] if uop.opens_slot and slot < len(data) else 0, executed(uop, self.p)
            self.uops.append({**self._uop(done, entries), "shared": shared_clocks(done, one, self.p.rename)})

    def _uop(self, uop: Uop, entries: int) -> dict[str, Any]:
        mask = _mask(self.p, uop.ports)
        lane = next((self.p.ports.index(f"{n}0") + 1 for n in self.p.lanes
                     if uop.ports == tuple(f"{n}{k}" for k in range(3))), 0)
        return {"kind": uop.kind, "ports": mask, "lane": lane, "occupancy": uop.occupancy, "latency": uop.latency,
                "unit": self.unit(uop.unit), "busy": self.unit(uop.busy), "unit_ticks": uop.unit_ticks,
                "transfer": uop.transfer, "move": uop.move, "opens": int(uop.opens_slot), "index": uop.index,
                "forward": uop.forward, "home": uop.home, "renamed": uop.renamed, "chase": uop.chase,
                "entries": entries, "vector": (uop.bits > 0) + (uop.bits == WIDE_BITS), "pool": self.pool(uop.ports),
                "queue": _queue(uop), "sources": _codes(uop.sources), "targets": _codes(uop.targets)}

    def pool(self, ports: tuple[str, ...]) -> int:
        """The scheduler a uop waits in: 3 is the floating-point one of a CPU with lanes."""
        return 3 if self.p.window.lane_stations and ports and ports[0].startswith("f") else 0

    def arrays(self) -> Code:
        return Code(_rows(StaticInstruction, self.instructions), _rows(StaticUop, self.uops))


WIDE_BITS = 512
MEMORY_QUEUE, FAST_QUEUE, _, SLOW_QUEUE = range(POOLS)      # the fast ones are one for each port


def _queue(uop: Uop) -> int:
    if uop.kind in (LOAD, STORE_ADDRESS):
        return MEMORY_QUEUE
    return FAST_QUEUE if uop.occupancy < TICKS else SLOW_QUEUE


def _codes(registers: tuple[Reg, ...]) -> list[int]:
    found = [r.number | (r.part << 8 if GPR <= r.number < 16 else 0) for r in registers]
    return found + [-1] * (SOURCES - len(found))


def _rows(kind: type, values: list[dict[str, Any]]) -> Array:
    out = np.zeros(len(values), dtype=record_type(kind, SHAPES))
    for name in out.dtype.names or ():
        out[name] = [value[name] for value in values]
    return np.rec.array(out)


def build_records(code: tuple[Instruction, ...], p: Parameters) -> list[Record]:
    """Static records of all instructions, fused where the CPU fuses compare and jump."""
    from targets.model.fusion import fuse

    return fuse([build_record(one, p) for one in code], p)


def pack(records: list[Record], p: Parameters) -> Code:
    """The records as arrays."""
    return _Packer(p, records).arrays()


def build_run(trace: Trace) -> Run:
    """The dynamic part."""
    steps = np.zeros(len(trace), dtype=record_type(Step, {}))
    for name in ("index", "load", "store", "taken"):
        steps[name] = getattr(trace, name)
    return Run(np.rec.array(steps), np.array(trace.marks, dtype=np.int64), trace.marks[trace.warmup])
