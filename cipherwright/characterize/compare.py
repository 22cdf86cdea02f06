"""A measured machine beside a CPU table: rates, latencies, ports and structure that differ."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, NamedTuple

from cipherwright.characterize.findings import Findings, FormFigures
from cipherwright.characterize.latency import of_memory, of_registers
from cipherwright.characterize.naming import named, names
from cipherwright.characterize.portsets import rate_of
from targets.tables.files import merged_table
from targets.tables.rows import Row, pick, rows_of

TOLERANCE = 0.1
"""What counts as the same, relative."""
LEAST = 0.06
"""And in clocks: what is done at rename is 0 in tables."""


@dataclass(frozen=True)
class Difference:
    """One figure of a form (or of structure) that is not what the table says."""

    form: str
    what: str
    measured: str
    table: str


@dataclass
class Comparison:
    """A comparison: of rates, latencies and ports how many are the same of how many, and the differences."""

    cpu: str
    same: dict[str, int]
    of: dict[str, int]
    differences: list[Difference]
    missing: list[str]
    ports: dict[int, str]


def table_rate(row: Row, width: float) -> float:
    """Clocks an instruction takes by a table when there is nothing else: its ports, its unit, its slots."""
    numbered: dict[str, int] = {}
    uops = [frozenset(numbered.setdefault(p, len(numbered)) for p in ports) for ports in row.ports]
    return max(rate_of(uops, row.occupancy), row.unit_clocks, row.slots / width)


def close(a: float, b: float) -> bool:
    """Whether two figures are the same."""
    return abs(a - b) <= max(TOLERANCE * max(abs(a), abs(b)), LEAST)


def compare(found: Findings, cpu: str) -> Comparison:
    """A machine beside the table of a CPU; TableError for one that cannot be read."""
    rows, table = rows_of(cpu), merged_table(cpu)
    width = float(table.get("core", {}).get("rename", {}).get("uops_per_clock", table.get("width", 1)))
    ports = names(found, rows)
    same, of = (dict.fromkeys(("rate", "latency", "ports"), 0) for _ in range(2))
    out = Comparison(cpu, same, of, [], [], ports)
    for form, one in found.forms.items():
        row = pick(rows, form)
        if row is None:
            out.missing.append(form)
            continue
        if not one.chained:
            _count(out, form, "rate", one.rate, table_rate(row, width))
        _latency(out, one, row)
        _ports(out, one, row, ports)
    _structure(out, found, table)
    return out


def _count(out: Comparison, form: str, what: str, measured: float, said: float, label: str = "") -> None:
    out.of[what] += 1
    if close(measured, said):
        out.same[what] += 1
    else:
        out.differences.append(Difference(form, label or what, f"{measured:.2f}", f"{said:.2f}"))


def _latency(out: Comparison, one: FormFigures, row: Row) -> None:
    registers, memory = of_registers(one.latencies), of_memory(one.latencies)
    if registers is not None and registers.of_round_trip:
        registers = None        # which way of a round trip has how much of it is for a table to choose
    if registers is not None and not (row.latency == 0 and registers.clocks < 0.5):
        _count(out, one.form, "latency", registers.clocks, row.latency, f"latency {registers.pair}")
    elif registers is not None:
        out.of["latency"] += 1
        out.same["latency"] += 1
    if memory is not None and row.latency_mem is not None and not memory.of_round_trip:
        _count(out, one.form, "latency", memory.clocks, row.latency_mem, f"latency {memory.pair}")


def _ports(out: Comparison, one: FormFigures, row: Row, known: Mapping[int, str]) -> None:
    """Counted where the measurement is clear, and the table has no port that no probe can fill (of data to store)."""
    if not one.sure or any(not set(ports) <= set(known.values()) for ports in row.ports):
        return
    mine = named(one.uops, known)
    busy = row.occupancy or (1.0,) * len(row.ports)
    theirs = tuple(tuple(sorted(ports)) for ports, clocks in zip(row.ports, busy, strict=True)
                   for _ in range(max(round(clocks), 1)))
    mine = None if mine is None else tuple(u for u in mine for _ in range(round(one.occupancy)))
    out.of["ports"] += 1
    if mine is not None and sorted(mine) == sorted(theirs):
        out.same["ports"] += 1
    else:
        shown = " + ".join("".join(map(str, u)) for u in one.uops) if mine is None else text(mine)
        out.differences.append(Difference(one.form, "ports", shown or "none", text(theirs) or "none"))


def text(uops: tuple[tuple[str, ...], ...]) -> str:
    """Sets of ports, readable."""
    return " + ".join("|".join(ports) for ports in uops)


class Place(NamedTuple):
    """Where a figure of structure stands in tables: its kind there, and what is measured more than they count."""

    path: tuple[str, ...]
    kind: type[int] | type[float] = int
    more: float = 0.0


STRUCTURE = {
    "rename width": Place(("core", "rename", "uops_per_clock")), "entries: window": Place(("core", "window", "rob")),
    "load: [r]": Place(("core", "memory", "load_latency"), float),
    "misprediction": Place(("core", "branch", "mispredict"), float, 2.0),
    "L1 size": Place(("caches", "l1d", "bytes")), "L2 size": Place(("caches", "l2", "bytes")),
}
"""What of structure a table has, by the names of what is measured."""


def _structure(out: Comparison, found: Findings, table: Mapping[str, Any]) -> None:
    for name, (path, _, more) in STRUCTURE.items():
        value, at = found.item(name), table
        for key in path:
            at = at.get(key, {}) if isinstance(at, Mapping) else {}
        if value is not None and isinstance(at, (int, float)) and not close(value - more, float(at)):
            out.differences.append(Difference(".".join(path), name, f"{value - more:.7g}", f"{at:.7g}"))
