"""What the engine's arrays have room for, and checks that a CPU table asks for no more."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from targets.tables.rows import Row
from targets.tables.shape import fault

SCHEDULERS = 8                              # of a CPU that has several: there is room for so many
UOP_SETS, L1_SETS, L2_SETS, WAYS = 1 << 6, 1 << 9, 1 << 12, 24
"""Of caches, there is room for so many sets (of a uop cache, of `[caches.l1d]` and `[caches.l2]`) and ways."""
TURNS = 4                                   # sets of ports that are taken in turn
LOADS = 1 << 8                              # in the window
STORES = 128                                # on their way to the cache
PORTS, DECODERS = 24, 8
WRITERS = 1 << 9                            # of registers, and uops in a queue before schedulers: remembered
MOST_LINES = 1 << 10                        # of a block of code in a uop cache
Scheduler = tuple[tuple[str, ...], int, bool]
"""Its ports, its entries, and whether there is a queue before it."""


def check_schedulers(schedulers: tuple[Scheduler, ...], rows: Mapping[str, Row], where: str) -> None:
    """TableError for more schedulers than there is room for, and for a port of rows that is in none of several."""
    if len(schedulers) > SCHEDULERS:
        raise fault(f"{where}: [core.window]: {len(schedulers)} schedulers; the model has room for {SCHEDULERS}")
    used = dict.fromkeys(port for row in rows.values() for ports in row.ports for port in ports)
    outside = [port for port in used if all(port not in ports for ports, _, _ in schedulers)]
    if schedulers and outside:
        raise fault(f"{where}: [core.window]: no scheduler has {', '.join(outside)}, which rows use; a port of theirs "
                    "is in one of `schedulers` or `queued_schedulers`")


def check_caches(sections: dict[str, Any], rows: Mapping[str, Row], where: str) -> None:
    """TableError for caches that there is no room for, and for a uop cache of which something is not said."""
    f = sections["frontend"]
    sizes = [(f"[caches.{level}]", {"sets": c.bytes // max(1, c.ways * c.line), "ways": c.ways, "line": c.line}, most)
             for level, most in (("l1d", L1_SETS), ("l2", L2_SETS)) for c in [sections[level]]]
    if f.kind == "uop-cache":
        keys = ("sets", "ways", "line_uops", "block_bytes", "uops_per_clock")
        said = {key: getattr(f, f"cache_{key}") for key in keys}
        sizes.append(("[core.frontend]", {f"cache_{key}": value for key, value in said.items()}, UOP_SETS))
        slots = max((row.slots for row in rows.values()), default=1)
        if min(said.values()) > 0 and said["block_bytes"] * slots > MOST_LINES * said["line_uops"]:
            raise fault(f"{where}: [core.frontend]: cache_block_bytes {said['block_bytes']}: as many instructions of "
                        f"{slots} slots are more than {MOST_LINES} lines of cache_line_uops {said['line_uops']}")
    for here, values, most in sizes:
        for key, value in values.items():
            room = most if key.endswith("sets") else WAYS if key.endswith("ways") else value
            if not 1 <= value <= room:
                raise fault(f"{where}: {here}: {key} is {value}; " + (
                    f"the model has room for 1 to {room}" if value > room else "it is 1 or more"))


def check_room(ports: tuple[str, ...], sections: dict[str, Any], where: str) -> None:
    """TableError for more ports or decoders, longer queues or more registers than there is room for, and for slots of
    moves without ports."""
    decoders = len(sections["frontend"].template)
    for said, number, most in ((f"{len(ports)} ports", len(ports), PORTS),
                               (f"[core.frontend]: a template of {decoders} decoders", decoders, DECODERS)):
        if number > most:
            raise fault(f"{where}: {said}; the model has room for {most}")
    memory, window = sections["memory"], sections["window"]
    for section, key, value, most in (
            ("memory", "load_queue", memory.load_queue, LOADS),
            ("memory", "store_queue", memory.store_queue, STORES),
            ("memory", "commit_lines", memory.commit_lines, WAYS),
            *(("window", key, getattr(window, key), WRITERS)
              for key in ("queue", "general_registers", "vector_registers"))):
        if not 0 <= value <= most:
            raise fault(f"{where}: [core.{section}]: {key} is {value}; "
                        f"the model has room for 1 to {most}, 0 is no limit")
    if len(sections["scheduling"].turns) > TURNS:
        raise fault(f"{where}: [core.scheduling]: {len(sections['scheduling'].turns)} turns; the model has room for "
                    f"{TURNS} sets of ports")
    rename = sections["rename"]
    if rename.executes_own_moves and not rename.move_port:
        raise fault(f"{where}: [core.rename]: executes_own_moves is true; it needs move_port, where such moves go")
    if rename.move_slots < 0 or (rename.move_slots and not (rename.move_port and rename.vector_move_port)):
        raise fault(f"{where}: [core.rename]: move_slots is {rename.move_slots}; it is 0 (no limit), or more with "
                    "move_port and vector_move_port, where moves go that rename does not do")
