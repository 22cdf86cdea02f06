"""What one difference between two CPUs costs: a trace on one CPU with a part of the other one's table.

Causes along the critical path say where clocks went; they do not say what would be gained elsewhere if one of them
went away, since something else then binds. Running the model again with one part exchanged does.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace

from targets.model.parameters import Parameters
from targets.model.uops import ALU, LOAD, Record, Uop, build_record

Changed = tuple[Parameters, list[Record]]


@dataclass(frozen=True)
class Exchange:
    """A part of another CPU's table that is put into a run: `part` is one of `PARTS`."""

    part: str
    cpu: str


def _latencies(records: list[Record], q: Parameters, kind: int) -> list[Record]:
    """Records whose uops of one kind take as long as on the other CPU, as far as it has such uops."""
    out = []
    for record in records:
        other = [u for u in build_record(record.instruction, q).uops if u.kind == kind]
        mine = [n for n, u in enumerate(record.uops) if u.kind == kind]
        uops: list[Uop] = list(record.uops)
        # the last of each carries the result
        for n, uop in zip(reversed(mine), reversed(other), strict=False):
            uops[n] = replace(uops[n], latency=uop.latency, transfer=uop.transfer)
        out.append(replace(record, uops=tuple(uops)))
    return out


def _loads(p: Parameters, records: list[Record], q: Parameters) -> Changed:
    return p, _latencies(records, q, LOAD)


def _operations(p: Parameters, records: list[Record], q: Parameters) -> Changed:
    return p, _latencies(records, q, ALU)


def _front_end(p: Parameters, records: list[Record], q: Parameters) -> Changed:
    return replace(p, frontend=q.frontend, scheduling=q.scheduling), records


def _caches(p: Parameters, records: list[Record], q: Parameters) -> Changed:
    return replace(p, l1d=q.l1d, l2=q.l2), records


FORWARDING = (
    "forward_latency", "forward_latency_simd", "wide_forward", "operation_forward", "rmw_forward", "forward_replay",
    "store_forward_fail", "alias_bytes", "memory_renaming", "renamed_load", "rename_operation", "rename_rmw",
)
"""The keys of `[core.memory]` that say how a stored value comes to a load; most are in the records of instructions."""


def _forwarding(p: Parameters, records: list[Record], q: Parameters) -> Changed:
    changed = replace(p, memory=replace(p.memory, **{name: getattr(q.memory, name) for name in FORWARDING}))
    return changed, [build_record(record.instruction, changed) for record in records]


PARTS: dict[str, Callable[[Parameters, list[Record], Parameters], Changed]] = {
    "load latency": _loads,
    "latency of operations": _operations,
    "front end": _front_end,
    "store forwarding": _forwarding,
    "data caches": _caches,
}


def exchanged(p: Parameters, records: list[Record], part: str, q: Parameters) -> Changed:
    """Parameters and records of a CPU with one part of another; KeyError for an unknown part.

    The front ends must be of one kind, else ValueError: a decoder's rate means nothing to a trace cache.
    """
    if part == "front end" and p.frontend.kind != q.frontend.kind:
        raise ValueError(f"the front ends of {p.name} and {q.name} are of different kinds")
    return PARTS[part](p, records, q)
