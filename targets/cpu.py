"""CPUs as the planner sees them: what each instruction form costs, and the rules of the core.

A target is what code is made for: a CPU, the width of the code, a calling convention. It is called as its CPU, with
`-64` behind it for 64-bit code (unless the table itself is of 64-bit mode alone), and with `-win64` behind
that for another convention than the usual one of the mode.
"""

from __future__ import annotations

import copy
import difflib
from collections.abc import Iterable
from contextlib import suppress
from dataclasses import dataclass, field
from functools import cache, cached_property
from pathlib import Path
from typing import Any

from targets.abi import DEFAULT, Abi, load_abis
from targets.forms import Form, TableError, load_forms
from targets.tables import files
from targets.tables.files import (
    UnknownCpu,
    executes_in_order,
    merged_table,
    model_names,
    physical_ports,
    read_table,
    sound,
    table_hash,
)
from targets.tables.rows import Row, pick, rows_of
from targets.tables.shape import STATUSES, fault
from targets.x86.instruction_set import InstructionSet, NoInstruction, instruction_set

LONG = "-64"
LONG_FEATURE = "x86-64"


class UnknownForm(NoInstruction):
    """A CPU table has no row for a form."""


@dataclass(frozen=True)
class Cost:
    """What one form costs the planner on one CPU: its row (targets.tables.rows.Row) with uops as they are issued.

    `ports` holds the alternatives of each uop and `occupancy` the clocks each keeps its port busy. In clocks, too:
    `latency` is from a register source, `latency_mem` from the address of a loaded operand (None without one),
    `transfer` is added when the consumer sits in another unit, `unit_clocks` are those for which `unit` is busy. In
    order it is one uop in the first free pipe, or in all of them at once.
    """

    form: str
    uops: int
    latency: float
    ports: tuple[tuple[str, ...], ...]
    occupancy: tuple[float, ...]
    source: str
    status: str
    latency_mem: float | None = None
    transfer: float = 0.0
    unit: str = ""
    unit_clocks: float = 0.0


@dataclass(frozen=True)
class Cpu:
    """One CPU: the numbers a scheduler asks for most, `core` with the rest, and the cost of each form.

    `name` is that of the CPU's mode, as mappings and refinement know it, `table` that of the CPU alone. `width` is uops
    a clock (instructions in order), `load_latency` clocks, `window` entries of the reorder buffer, `l1d_bytes` the
    first-level data cache, `variable_time` the operations whose time depends on their operands.
    """

    name: str
    title: str
    width: int
    ports: tuple[str, ...]
    load_latency: float
    features: frozenset[str]
    in_order: bool
    window: int  # uops in flight, where they overtake one another
    l1d_bytes: int
    core: dict[str, Any]
    table: str
    variable_time: frozenset[str] = frozenset()
    abi: Abi = field(default_factory=lambda: load_abis()[DEFAULT[32]])

    @property
    def bits(self) -> int:
        """Of its code: 32 or 64."""
        return self.abi.bits

    @property
    def target(self) -> str:
        """The name with the convention where it is not the usual one of the mode: what `--cpu` takes."""
        return self.name if self.abi.name == DEFAULT[self.bits] else f"{self.name}-{self.abi.name}"

    @property
    def pieces(self) -> str:
        """The target under whose name refinement is kept: with the convention where tables are addressed otherwise than
        is usual in the mode, so that pieces are others."""
        return self.name if self.abi.relative_tables == load_abis()[DEFAULT[self.bits]].relative_tables else self.target

    @cached_property
    def instructions(self) -> InstructionSet:
        """Which form does what, by the CPU's features."""
        return instruction_set(self.features)

    @cached_property
    def table_hash(self) -> str:
        """Of what the table says, with its bases: equal data hash equally."""
        return table_hash(merged_table(self.table))

    @cached_property
    def costs(self) -> dict[str, Cost]:
        """The cost of every form of forms.toml that the CPU has; TableError names a row that cannot be used."""
        return _costs(files.directories(), self.table, self.features)

    def cost(self, form: str) -> Cost:
        """The cost of a form.

        UnknownForm, if the CPU has no row for it or lacks its feature, names the form, the CPU and the nearest form.
        """
        found = self.costs.get(form)
        if found is None:
            raise UnknownForm(f"no cost for form '{form}' on {self.name}{_suggest(form, self.costs)}; "
                              f"add a row to {files.place(self.table)}")
        return found

    def has(self, form: str) -> bool:
        """Whether the CPU has the instruction: a cost can be asked for."""
        return form in self.costs

    def slots(self, form: str, when: str = "") -> float:
        """Issue slots that an instruction takes of the `width` there are a clock: what choosing between forms compares.

        Out of order its uops. In order its clocks, times the pipes if nothing runs beside it, the clocks of its prefix
        among them: 1 for `add r32,r32`, 2 for `add r32,m32` and `rol r32,imm8`. `when` names a special encoding
        (targets.tables.rows.WHEN): `slots("rol r32,imm8", "by-one")` is 1. UnknownForm as `cost`.
        """
        cost = self.cost(form)
        if not self.in_order:
            return cost.uops
        row = pick(rows_of(self.table), form, when)
        assert row is not None  # or `cost` would have raised
        return float(row.clocks if row.pairs else (row.clocks + row.decode) * self.width)


@cache
def _costs(directories: tuple[Path, ...], table: str, features: frozenset[str]) -> dict[str, Cost]:
    """`Cpu.costs` for a table of a directory: a process makes them once."""
    rows, merged = rows_of(table), merged_table(table)
    ports = tuple(port for row in merged["port"] for port in physical_ports(row))
    found = [(form, pick(rows, form.name)) for form in load_forms().values() if form.features <= features]
    return {form.name: _in_pipes(form, row, ports) if row.pair else _cost(form, row, merged.get("sources", {}))
            for form, row in found if row is not None}


def _cost(form: Form, row: Row, sources: dict[str, str]) -> Cost:
    return Cost(form.name, row.slots, row.latency, row.ports, row.occupancy, spelt_out(row.source, sources),
                row.status, row.latency_mem, row.transfer, row.unit, row.unit_clocks)


def _in_pipes(form: Form, row: Row, pipes: tuple[str, ...]) -> Cost:
    """The cost of a form in order."""
    choice = {"UV": (pipes,), "PU": (pipes[:1],), "PV": (pipes[1:],)}.get(row.pair, tuple((p,) for p in pipes))
    clocks = float(row.clocks)
    return Cost(form.name, 1, clocks, choice, (clocks,) * len(choice), row.source, row.status,
                clocks if form.has_memory else None)


def _suggest(name: str, known: Iterable[str]) -> str:
    matches = difflib.get_close_matches(name, list(known), n=1)
    return f" (did you mean '{matches[0]}'?)" if matches else ""


def cpu_names() -> list[str]:
    """Names of the CPUs that kernels are built for, sorted: a table says `model_only = true` when it is not one."""
    return list(_modes(files.directories())[0])


def long_names() -> list[str]:
    """Names of the CPUs in 64-bit mode, sorted: a table says `long_mode = true` where kernels are built for it."""
    return list(_modes(files.directories())[1])


@cache
def _modes(directory: Path) -> tuple[tuple[str, ...], tuple[str, ...]]:
    """`cpu_names` and `long_names` of a directory.

    What cannot be read may be either: sources may go on naming it, and who needs it is told.
    """
    readable, _ = sound(model_names(), read_table)
    tables = {name: read_table(name) if name in readable else {"long_mode": True} for name in model_names()}
    short = tuple(name for name, table in tables.items() if not (_long_only(table) or table.get("model_only", False)))
    return short, tuple(sorted(_long_name(name, table) for name, table in tables.items() if table.get("long_mode")))


def _long_only(table: dict[str, Any]) -> bool:
    """Whether kernels are built for 64-bit mode alone, so that the target is called as the table."""
    return bool(table.get("long_only", False))


def _long_name(name: str, table: dict[str, Any]) -> str:
    return name if name.endswith(LONG) or _long_only(table) else name + LONG


def long_name(table: str) -> str:
    """The name of a CPU in 64-bit mode; TableError if there is no such table."""
    return _long_name(table, read_table(table))


def mode_names() -> list[str]:
    """Names of the CPUs in every mode that kernels are built for, sorted: what mappings may name."""
    return sorted([*cpu_names(), *long_names()])


def target_names() -> list[str]:
    """Names of everything that kernels can be built for, sorted."""
    others = [f"{name}-{abi.name}" for abi in load_abis().values() if abi.name != DEFAULT[abi.bits]
              for name in (long_names() if abi.bits == 64 else cpu_names())]
    return sorted([*mode_names(), *others])


def mode_name(target: str) -> str:
    """The name of a target without the calling convention."""
    for abi in load_abis():
        target = target.removesuffix(f"-{abi}")
    return target


def table_name(name: str) -> str:
    """The name of the table of a target, or of a CPU that has one; another name stays as it is."""
    tables, name = model_names(), mode_name(name)
    return name.removesuffix(LONG) if name not in tables and name.removesuffix(LONG) in tables else name


def stand_ins(target: str) -> tuple[str, ...]:
    """The CPUs, in the target's mode, whose mappings count for it where a source has none for itself: itself first,
    then the one that its table names by `mappings`, the one which that names, and so on."""
    found = [target]
    with suppress(UnknownCpu, TableError):
        table = table_name(target)
        while (table := read_table(table).get("mappings", "")) and len(found) <= len(model_names()):
            found.append(_long_name(table, read_table(table)) if target in long_names() else table)
    return tuple(dict.fromkeys(found))


def load_cpu(name: str) -> Cpu:
    """The target of that name; UnknownCpu lists the known names, TableError reports a bad table.

    Where there is 64-bit code only, `-64` may stand behind the name of the table.
    """
    known = target_names()
    if name not in known and table_name(name) != name and (plain := name.replace(LONG, "", 1)) in known:
        name = plain
    if name not in known:
        raise UnknownCpu(f"unknown CPU '{name}'{_suggest(name, known)}; known CPUs: {', '.join(known)}")
    return _load(files.directories(), name)


@cache
def _load(directories: tuple[Path, ...], name: str) -> Cpu:
    """`load_cpu` of a directory's tables."""
    if name in cpu_names():
        return build_cpu(table_name(name))
    abi = next((a for a in load_abis().values() if name.endswith(f"-{a.name}")), load_abis()[DEFAULT[64]])
    return build_cpu(table_name(name), abi)


def build_cpu(table_name: str, abi: Abi | None = None) -> Cpu:
    """The Cpu of a table, for code of a convention where that is given, else 32-bit code; TableError names what is
    missing.

    Its rows are read when the first cost is asked for.
    """
    table, where = merged_table(table_name), f"{table_name}.toml"
    try:
        core = copy.deepcopy(table["core"])
        core["caches"] = copy.deepcopy(table["caches"])
        core["ports"] = {port["name"]: dict(port) for port in table["port"]}
        _expand_sources(core, table.get("sources", {}), f"{where}: core")
        name, title, features = table["name"], table["title"], frozenset(table["features"])
        if name != table_name:
            raise fault(f"{where}: name is '{name}'; write `name = \"{table_name}\"`, as the file is called")
        other = read_table(table_name).get("mappings", table_name)
        if other not in model_names():
            raise fault(f"{where}: mappings is '{other}', and there is no table of that name"
                        f"{_suggest(other, model_names())}")
        in_order = executes_in_order(table_name)
        if abi is not None and abi.bits == 64:
            name, features = long_name(table_name), features | {LONG_FEATURE}
            title = title if "64-bit" in title else f"{title}, 64-bit code"
        return Cpu(
            name=name,
            title=title,
            width=table["width"],
            ports=tuple(port for row in table["port"] for port in physical_ports(row)),
            load_latency=core["load_latency"],
            features=features,
            in_order=in_order,
            window=0 if in_order else core["window"]["rob"],
            l1d_bytes=table["caches"]["l1d"]["bytes"],
            variable_time=frozenset(table.get("variable_time", {}).get("operations", ())),
            core=core,
            table=table_name,
            abi=abi or load_abis()[DEFAULT[32]],
        )
    except KeyError as error:
        raise fault(f"{where}: missing {error}") from error


def spelt_out(text: str, sources: dict[str, str]) -> str:
    """A source with the key of every `key: detail` between semicolons spelt out from [sources]; other text stays."""
    parts = []
    for part in text.split("; "):
        key, colon, detail = part.partition(": ")
        parts.append(f"{sources[key]}, {detail}" if colon and key in sources else part)
    return "; ".join(parts)


def _expand_sources(table: dict[str, Any], sources: dict[str, str], here: str) -> None:
    """Check and spell out the source of every core section that states numbers, in place."""
    for key, value in table.items():
        if isinstance(value, dict):
            _expand_sources(value, sources, f"{here}.{key}")
    if any(isinstance(value, (int, float)) for value in table.values()):
        source = table.get("source", "")
        if not source.strip():
            raise fault(f"{here}: empty source; say where its numbers are from")
        table["source"] = spelt_out(source, sources)
        if table.get("status") not in STATUSES:
            raise fault(f"{here}: status '{table.get('status')}' is none of {', '.join(sorted(STATUSES))}")
