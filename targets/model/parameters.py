"""The numbers of a CPU table that the out-of-order engine runs on, checked and with their units.

A key that a table leaves out has the default given here, which means "this CPU has no such thing"; a key without a
default must be there. Clocks are whole or half clocks as written; bytes are bytes.
"""

from __future__ import annotations

from dataclasses import MISSING, dataclass, fields
from functools import cache
from pathlib import Path
from typing import Any

from targets.datafile import check_kinds
from targets.tables import files
from targets.tables.files import merged_table, port_names
from targets.tables.shape import fault

FRONT_ENDS = ("decoders", "predecode", "trace-cache", "lanes")
PARTIAL = ("stall", "merge", "whole")


@dataclass(frozen=True)
class FrontEnd:
    """`[core.frontend]`: from code bytes to uops in the queue before rename.

    `kind`: `decoders` (P6: IFETCH blocks, template), `predecode` (Core 2: aligned blocks, predecoder, template),
    `trace-cache` (NetBurst), `lanes` (K8: three macro-operations a clock).
    """

    kind: str
    fetch_bytes: int = 16
    template: tuple[int, ...] = ()          # most slots of an instruction in each decoder
    simple_decoder_max_bytes: int = 15      # longest instruction outside the first decoder
    queue_uops: int = 10                    # slots between decoders and rename
    jump_boundary_penalty: bool = False     # P6: taken jumps pay for 16-byte boundaries
    loop_buffer_bytes: int = 0              # loops up to this size are not fetched again
    loop_buffer_instructions: int = 0
    predecode_per_clock: int = 0            # instruction lengths found per clock in an aligned block
    lcp_clocks: int = 0                     # length-changing prefix
    taken_jump_clocks: int = 1              # clocks from a fetched taken jump to its target's fetch
    macro_fusion_bits: int = 0              # cmp/test + jcc fuse in code of at most this many bits
    line_entries: int = 6                   # trace cache
    line_clocks: int = 2
    uops_per_clock: float = 3
    double_entries: bool = False


@dataclass(frozen=True)
class Rename:
    """`[core.rename]`."""

    uops_per_clock: int                     # slots
    old_register_reads_per_clock: int = 0   # 0: no limit
    index_read_ports: int = 0               # of these, ports that serve index registers only
    xmm_reads: int = 1                      # read ports an xmm register takes
    zeroing: tuple[str, ...] = ()           # mnemonics that break the dependence with equal registers
    stack_engine: bool = False


@dataclass(frozen=True)
class Window:
    """`[core.window]`: entries."""

    rob: int
    stations: int = 0                       # one shared scheduler; 0: see the lanes, or no limit
    lane_stations: int = 0
    fp_stations: int = 0


@dataclass(frozen=True)
class Scheduling:
    """`[core.scheduling]`."""

    ports_bound_at_rename: bool = False     # a uop is given its port when it enters the window, not when it leaves
    memory_entries: int = 0                 # schedulers behind in-order queues, one for each class; 0: no limit
    fast_entries: int = 0                   # double-speed operations, each port its own
    slow_entries: int = 0                   # all other operations
    load_address_may_borrow: bool = False   # a load's wide address may use a neighbour's trace-cache data field


@dataclass(frozen=True)
class Retire:
    """`[core.retire]`."""

    uops_per_clock: int
    taken_jump_first_slot: bool = False


@dataclass(frozen=True)
class Branch:
    """`[core.branch]`."""

    mispredict: float                       # clocks from the jump's execution to the rename of the right path
    loop_counter: int = 0                   # iteration counts up to this are predicted (loop predictor)
    history_bits: int = 4                   # local history
    global_bits: int = 0                    # global history instead of local


@dataclass(frozen=True)
class Rules:
    """`[core.rules]`: what is not a property of one form; stalls in clocks."""

    partial_register: str = "whole"         # stall, merge (extra uop) or whole (reads the old value)
    partial_register_stall: float = 0
    partial_flags_stall: float = 0
    store_sib_extra_uops: int = 0
    shifts_read_flags: bool = False
    inc_reads_flags: bool = False
    writeback_conflicts: bool = False       # two results of one port cannot come in one clock
    single_speed_units_on_whole_clocks: bool = False
    one_unit: tuple[str, ...] = ()          # unit names between which nothing is transferred
    one_subunit: tuple[str, ...] = ()       # names of what is kept busy that are one and the same


@dataclass(frozen=True)
class Memory:
    """`[core.memory]`: latencies and what crossing costs in clocks, sizes and distances in bytes."""

    load_latency: float                     # L1 hit, general registers
    load_latency_simd: float
    forward_latency: float                  # from store data (and address) to the loaded value
    store_forward_fail: float               # clocks after the store has retired
    forward_parts: bool = False             # also halves and quarters of a store, not only what begins where it does
    forward_replay: float = 0               # a load sent out before the store data is there
    alias_bytes: int = 0                    # a load at this distance from a waiting store waits for it
    alias_evict_bytes: int = 0              # two lines at this distance cannot be in the L1 together
    load_port: str = ""                     # the port that loads only, if there is one
    store_address_port: str = ""
    store_data_port: str = ""
    agu_lane: str = ""                      # ports that generate addresses, one per lane (K8)
    lsu_per_clock: int = 0                  # cache accesses per clock beside the ports (K8)
    loads_wait_for_store_addresses: bool = True
    in_order: bool = False                  # cache accesses in program order
    banks: int = 0
    bank_bytes: int = 0
    line_cross_load: float = 0
    misaligned_bytes: int = 0               # crossing this boundary costs misaligned_clocks
    misaligned_clocks: float = 0


@dataclass(frozen=True)
class CachePipeline:
    """`[core.cache_pipeline]`."""

    misaligned_hold: float = 0              # clocks that a load across misaligned_bytes keeps later accesses waiting


@dataclass(frozen=True)
class Timing:
    """`[core.timing]`: clocks between stages; they cancel in steady state but set the effective window."""

    decode_to_rename: int = 1
    rename_to_dispatch: int = 2
    complete_to_retire: int = 2


@dataclass(frozen=True)
class Cache:
    """`[caches.l1d]` and `[caches.l2]`: `line` in bytes; `latency` is what a load that misses the level above waits
    more, in clocks."""

    bytes: int
    ways: int
    line: int
    latency: float = 0


@dataclass(frozen=True)
class Parameters:
    """All of it for one CPU; `ports` are the physical ports, `lanes` the names that stand for one port per lane."""

    name: str
    title: str
    frontend: FrontEnd
    rename: Rename
    window: Window
    scheduling: Scheduling
    retire: Retire
    branch: Branch
    rules: Rules
    memory: Memory
    cache_pipeline: CachePipeline
    timing: Timing
    l1d: Cache
    l2: Cache
    ports: tuple[str, ...]
    lanes: tuple[str, ...]


KINDS = {"str": str, "int": int, "float": float, "bool": bool, "tuple[int, ...]": list[int],
         "tuple[str, ...]": list[str]}
"""What the annotations of the sections' fields are in a table."""


def _section(kind: Any, table: dict[str, Any], where: str) -> Any:
    check_kinds(table, {item.name: KINDS[str(item.type)] for item in fields(kind)}, where, fault)
    values: dict[str, Any] = {}
    for item in fields(kind):
        if item.name in table:
            value = table[item.name]
            values[item.name] = tuple(value) if isinstance(value, list) else value
    missing = [item.name for item in fields(kind) if item.default is MISSING and item.name not in values]
    if missing:
        raise fault(f"{where}: missing {', '.join(missing)}")
    return kind(**values)


def parameters(name: str) -> Parameters:
    """The parameters of a CPU that executes out of order; TableError names the section that lacks something."""
    return _parameters(files.directories(), name)


@cache
def _parameters(directories: tuple[Path, ...], name: str) -> Parameters:
    """`parameters` of a directory's tables."""
    table, where = merged_table(name), f"{name}.toml"
    core, caches = table.get("core", {}), table.get("caches", {})
    kinds = {"frontend": FrontEnd, "rename": Rename, "window": Window, "scheduling": Scheduling,
             "retire": Retire, "branch": Branch,
             "rules": Rules, "memory": Memory,
             "cache_pipeline": CachePipeline, "timing": Timing}
    sections = {key: _section(kind, core.get(key, {}), f"{where}: [core.{key}]") for key, kind in kinds.items()}
    if sections["frontend"].kind not in FRONT_ENDS:
        raise fault(f"{where}: front end '{sections['frontend'].kind}' is none of {', '.join(FRONT_ENDS)}")
    if sections["rules"].partial_register not in PARTIAL:
        raise fault(f"{where}: partial_register is none of {', '.join(PARTIAL)}")
    for level in ("l1d", "l2"):
        sections[level] = _section(Cache, caches.get(level, {}), f"{where}: [caches.{level}]")
    ports = port_names(table)
    return Parameters(name=name, title=table.get("title", name),
                      ports=tuple(dict.fromkeys(p for g in ports.values() for p in g)),
                      lanes=tuple(n for n, g in ports.items() if len(g) > 1), **sections)
