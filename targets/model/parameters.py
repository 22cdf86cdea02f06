"""The numbers of a CPU table that the out-of-order engine runs on, checked and with their units.

A key that a table leaves out has the default given here, which means "this CPU has no such thing"; a key without a
default must be there. Clocks are whole or half clocks as written; bytes are bytes.
"""

from __future__ import annotations

from dataclasses import MISSING, dataclass, fields
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

from targets.datafile import check_kinds
from targets.model.room import Scheduler, check_caches, check_room, check_schedulers
from targets.tables import files
from targets.tables.files import group_names, merged_table, one_set, port_names
from targets.tables.rows import rows_of
from targets.tables.shape import check_tried, fault

FRONT_ENDS = ("decoders", "predecode", "trace-cache", "lanes", "uop-cache")
PARTIAL = ("stall", "merge", "whole")
PORT_BINDING = ("", "slots", "fewest")      # see dispatch.bind_port; "": a port when it leaves the window
FUSE_RULES = ("unsigned", "intel", "any")
MEMORY_RENAMING = ("", "stack", "rsp", "base", "address")


@dataclass(frozen=True)
class FrontEnd:
    """`[core.frontend]`: from code bytes to uops in the queue before rename.

    `kind`: `decoders` (P6: IFETCH blocks, template), `predecode` (Core 2: aligned blocks, predecoder, template),
    `trace-cache` (NetBurst), `lanes` (K8: three macro-operations a clock), `uop-cache` (decoded slots, and
    `predecode` for what is not in the cache).
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
    return_clocks: int = 0                  # more of a return than of another taken jump
    taken_jump_clocks: int = 1              # clocks from a fetched taken jump to its target's fetch
    macro_fusion_bits: int = 0              # a compare and a jump fuse in code of at most this many bits
    fuses: tuple[str, ...] = ("cmp", "test")    # what fuses with a jump behind it
    fuse_rule: str = "unsigned"             # with which conditions: see fusion.py
    cache_uops_per_clock: int = 0           # slots a clock from the uop cache
    cache_sets: int = 0
    cache_ways: int = 0
    cache_line_uops: int = 0                # slots of a line
    cache_block_bytes: int = 0              # code whose slots are in the lines of one set
    cache_line_bytes: int = 0               # most bytes of a line that begins where one ends; 0: in each block
    cache_window_bytes: int = 0             # aligned, of a clock and two lines that begin there; 0: no limit
    cache_window_clocks: int = 0            # of each two lines more that begin there
    cache_after_jump: bool = False          # after a miss all comes from the decoders, up to a jump that is taken
    cache_switch_clocks: int = 0            # from the cache to the decoders or back
    fill_lines: bool = True                 # not of the pipeline: whether longer instructions in large loops gain
    line_entries: int = 6                   # trace cache
    line_clocks: int = 2
    uops_per_clock: float = 3
    double_entries: bool = False


@dataclass(frozen=True)
class Rename:
    """`[core.rename]`."""

    uops_per_clock: int                     # slots
    vectors_per_clock: int = 0              # of these, slots of instructions with vector registers; 0: all
    operation_256: float = 0                # of what long vectors share, clocks of an operation on 256 bits,
    operation_512: float = 0                # on 512,
    access_256: float = 0                   # and of a load or store of them
    access_512: float = 0
    old_register_reads_per_clock: int = 0   # 0: no limit
    fresh_triplets: int = 0                 # groups that read a quick result without a port; 0: all until it retires
    index_read_ports: int = 0               # of these, ports that serve index registers only
    xmm_reads: int = 1                      # read ports an xmm register takes
    zeroing: tuple[str, ...] = ()           # mnemonics that break the dependence with equal registers
    ones: tuple[str, ...] = ()              # as well, whose result is all ones: these are executed
    zero_at_rename: bool = False            # `zeroing` takes no port and no time
    stack_engine: bool = False
    move_slots: int = 0                     # moves of a file of registers that rename may have under way; 0: any
    move_port: str = ""                     # where the others go, and those of vectors
    vector_move_port: str = ""
    executes_own_moves: bool = False        # a move from a general register to itself goes to move_port, for a clock
    whole_groups: bool = False              # slots of a clock enter the window together, or none of them does


@dataclass(frozen=True)
class Window:
    """`[core.window]`: entries."""

    rob: int
    stations: int = 0                       # one shared scheduler; 0: see the lanes, or no limit
    lane_stations: int = 0
    fp_stations: int = 0
    schedulers: tuple[str, ...] = ()        # "ports: entries" of several schedulers, a uop in that of its ports
    queued_schedulers: tuple[str, ...] = () # the same, with a queue before it: a full one does not stop rename
    queue: int = 0                          # uops in that queue; 0: no limit
    general_registers: int = 0              # writers of general registers that have not retired; 0: no limit
    vector_registers: int = 0               # the same of vectors


@dataclass(frozen=True)
class Scheduling:
    """`[core.scheduling]`."""

    port_binding: str = ""                  # rule by which a uop is given its port when it enters the window
    turns: tuple[str, ...] = ()             # sets of ports that uops which may use just these take in turn
    count_clocks: int = 0                   # from a uop's dispatch on it counts for so long as waiting for its port
    just_late_clocks: int = 0               # an operand that comes in the first so many clocks of a uop costs a clock
    release_clocks: int = 0                 # from a uop's dispatch until rename may have its scheduler entry again
    one_queue: bool = False                 # uops that are not of memory pass one queue in order to their schedulers
    memory_entries: int = 0                 # schedulers behind in-order queues, one for each class; 0: no limit
    fast_entries: int = 0                   # double-speed operations, each port its own
    slow_entries: int = 0                   # all other operations
    load_address_may_borrow: bool = False   # a load's wide address may use a neighbour's trace-cache data field
    wide_closes_port: str = ""              # port or ports that take no vector uop while one of 512 bits waits


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
    high_half_later: float = 0              # clocks from a product's low half to its high one, whose latency a row has
    flags_last: bool = False                # of several uops the last one reads the flags
    index_last: bool = False                # of an address made in two steps the last takes the index
    fast_flags_later: float = 0             # clocks from the result of a double-speed operation to its flags
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
    load_port: str = ""                     # the port or ports that load, as a row writes them, if loads have their own
    store_address_port: str = ""
    store_data_port: str = ""
    indexed_store_address_port: str = ""    # of these, where the address has an index register; none: all
    scaled_index: float = 0                 # clocks more from an address with a scaled index
    pointer_chase: float = 0                # from [base + 0 to 2047] to a general register, the base being just loaded
    wide_load: float = 0                    # of more than 16 bytes
    forward_latency_simd: float = -1        # as forward_latency, to a vector register; -1: the same
    wide_forward: float = 0                 # of more than 16 bytes
    memory_renaming: str = ""               # slots known at rename: of push and pop (stack), rsp, one base, an address
    renamed_load: float = 0                 # clocks from a value to its reload from such a slot by mov
    operation_forward: float = 0            # more of a forwarded load that goes into an operation, not into memory
    rmw_forward: float = 0                  # more of a forwarded load that is part of a read-modify-write
    rename_operation: bool = False          # an operation that reads such a slot has its value as a mov has it
    rename_rmw: bool = False                # read-modify-write of such a slot goes on from its value
    agu_lane: str = ""                      # ports that generate addresses, one per lane (K8)
    lsu_per_clock: int = 0                  # cache accesses per clock beside the ports (K8)
    loads_wait_for_store_addresses: bool = True
    passes_unknown_stores: int = 0          # a load does so after that many times that it could have; 0: see above
    in_order: bool = False                  # cache accesses in program order
    banks: int = 0
    bank_bytes: int = 0
    line_cross_load: float = 0
    load_queue: int = 0                     # loads from rename until they retire; 0: no limit
    store_queue: int = 0                    # stores from rename until the cache has them; 0: no limit
    commit_block: int = 0                   # aligned bytes in which two stores are written in a clock; 0: no limit
    commit_pair_bytes: int = 8              # neither of which is longer than this
    commit_lines: int = 0                   # blocks that stores are gathered in before the cache; 0: none
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

    @property
    def sets(self) -> int:
        """Sets of lines."""
        return max(1, self.bytes // max(1, self.ways * self.line))


class Roles(NamedTuple):
    """Which physical ports load, take store addresses (those with an index, too) and store data; none for none.

    closed: which take no vector uop while one of 512 bits waits; moves: which do those that rename does not.
    """

    load: tuple[str, ...] = ()
    address: tuple[str, ...] = ()
    indexed: tuple[str, ...] = ()
    data: tuple[str, ...] = ()
    closed: tuple[str, ...] = ()
    moves: tuple[str, ...] = ()
    vector_moves: tuple[str, ...] = ()


ROLES = (("memory", "load_port"), ("memory", "store_address_port"), ("memory", "indexed_store_address_port"),
         ("memory", "store_data_port"), ("scheduling", "wide_closes_port"),
         ("rename", "move_port"), ("rename", "vector_move_port"))
"""The sections and keys that say them, in that order."""


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
    roles: Roles
    schedulers: tuple[Scheduler, ...]
    turns: tuple[tuple[str, ...], ...]


SECTIONS: dict[str, Any] = {
    "frontend": FrontEnd, "rename": Rename, "window": Window, "scheduling": Scheduling, "retire": Retire,
    "branch": Branch, "rules": Rules, "memory": Memory, "cache_pipeline": CachePipeline, "timing": Timing}
"""Of each section of `[core]` what it becomes."""
Value = bool | int | float | str | tuple[int, ...] | tuple[str, ...]
"""A value of a key; lists of a table are tuples."""
Setting = tuple[tuple[str, str, Value], ...]
"""Values of a CPU's parameters in place of its table's: (section of `[core]`, key, value)."""
KINDS = {"str": str, "int": int, "float": float, "bool": bool, "tuple[int, ...]": list[int],
         "tuple[str, ...]": list[str]}
"""What the annotations of the sections' fields are in a table."""


def _section(kind: Any, table: dict[str, Any], where: str) -> Any:
    kinds = {item.name: KINDS[str(item.type)] for item in fields(kind)}
    check_kinds(table, kinds, where, fault)
    values: dict[str, Any] = {}
    for item in fields(kind):
        if item.name in table:
            value = table[item.name]
            values[item.name] = tuple(value) if isinstance(value, list) else value
    missing = [item.name for item in fields(kind) if item.default is MISSING and item.name not in values]
    if missing:
        raise fault(f"{where}: missing {', '.join(missing)}")
    made = kind(**values)
    check_tried(table, {name: plain(getattr(made, name)) for name in kinds}, kinds, where)
    return made


def plain(value: Any) -> Any:
    """A value of a section as a table has it: a tuple is a list there."""
    return list(value) if isinstance(value, tuple) else value


def parameters(name: str, setting: Setting = ()) -> Parameters:
    """The parameters of a CPU that executes out of order; TableError names the section that lacks something.

    A `setting` has values in place of the table's (`targets.model.fitted` says which were tried).
    """
    return _parameters(files.directories(), name, setting)


@cache
def _parameters(directories: tuple[Path, ...], name: str, setting: Setting) -> Parameters:
    """`parameters` of a directory's tables."""
    table, where = merged_table(name), f"{name}.toml"
    core, caches = table.get("core", {}), table.get("caches", {})
    for section, key, value in setting:
        core = core | {section: core.get(section, {}) | {key: plain(value)}}
    sections = {key: _section(kind, core.get(key, {}), f"{where}: [core.{key}]") for key, kind in SECTIONS.items()}
    for level in ("l1d", "l2"):
        sections[level] = _section(Cache, caches.get(level, {}), f"{where}: [caches.{level}]")
    ports, names = port_names(table), group_names(table, where)
    _check_words(sections, where)
    roles = Roles(*(one_set(text, names, f"{where}: [core.{section}]: {key}") if text else ()
                    for section, key in ROLES for text in [getattr(sections[section], key)]))
    window, rows = sections["window"], rows_of(name)
    schedulers = tuple((*_scheduler(text, names, where), queued) for queued, texts in
                       ((False, window.schedulers), (True, window.queued_schedulers)) for text in texts)
    turns = tuple(one_set(text, names, f"{where}: [core.scheduling]: turns") for text in sections["scheduling"].turns)
    check_schedulers(schedulers, rows, where)
    check_caches(sections, rows, where)
    physical = tuple(dict.fromkeys(p for g in ports.values() for p in g))
    check_room(physical, sections, where)
    return Parameters(name=name, title=table.get("title", name), ports=physical,
                      lanes=tuple(n for n, g in ports.items() if len(g) > 1), roles=roles, schedulers=schedulers,
                      turns=turns, **sections)


def _scheduler(text: str, names: dict[str, tuple[str, ...]], where: str) -> tuple[tuple[str, ...], int]:
    """The ports and the entries that ``"p23|p10: 70"`` says."""
    ports, _, entries = text.partition(":")
    if not entries.strip().isdigit() or not int(entries):
        raise fault(f"{where}: [core.window]: scheduler '{text}' is not \"ports: entries\"")
    return one_set(ports.strip(), names, f"{where}: [core.window]: scheduler '{text}'"), int(entries)


def _check_words(sections: dict[str, Any], where: str) -> None:
    """Refuse a word of a section that is none of those it can be."""
    for key, value, known in (
            ("front end", sections["frontend"].kind, FRONT_ENDS),
            ("fuse_rule", sections["frontend"].fuse_rule, FUSE_RULES),
            ("port_binding", sections["scheduling"].port_binding, PORT_BINDING),
            ("partial_register", sections["rules"].partial_register, PARTIAL),
            ("memory_renaming", sections["memory"].memory_renaming, MEMORY_RENAMING)):
        if value not in known:
            raise fault(f"{where}: {key} '{value}' is none of {', '.join(known)}")
