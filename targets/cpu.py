"""CPU tables: what each instruction form costs on each CPU, and the rules of the core.

`cpus/NAME.toml` is one CPU. A table may name another as its `base`; then `[core]`, `[caches]` and
`[sources]` merge key by key, a `form` row replaces the base's row of that name, and a `change`
replaces single fields of the rows it lists.

A target is what code is made for: a CPU, the width of the code, a calling convention. It is called as its CPU, with
`-64` behind it for 64-bit code (unless the table itself is of 64-bit mode and is called so), and with `-win64` behind
that for another convention than the usual one of the mode.
"""

from __future__ import annotations

import copy
import difflib
import hashlib
import json
from dataclasses import dataclass, field, replace
from functools import cache, lru_cache
from pathlib import Path
from typing import Any

from targets.abi import DEFAULT, Abi, load_abis
from targets.cpu_shape import check_shape
from targets.datafile import read_toml
from targets.forms import TableError, load_forms

CPU_DIR = Path(__file__).with_name("cpus")
STATUSES = frozenset({"documented", "measured", "derived", "fitted"})
MERGED = ("core", "caches", "sources")
ROW_FIELDS = frozenset(
    {"name", "uops", "latency", "latency_mem", "transfer", "unit", "unit_clocks", "ports", "occupancy", "source",
     "status"}
)


LONG = "-64"
LONG_FEATURE = "x86-64"


class UnknownCpu(KeyError):
    """No table for a CPU of that name."""

    def __str__(self) -> str:
        return str(self.args[0])


class UnknownForm(KeyError):
    """A CPU table has no row for a form."""

    def __str__(self) -> str:
        return str(self.args[0])


@dataclass(frozen=True)
class Cost:
    """What one form costs on one CPU.

    `ports` holds the alternatives of each uop and `occupancy` the clocks each keeps its port busy.
    `latency` is from a register source, `latency_mem` from the address of a loaded operand (None
    without one), `transfer` is added when the consumer sits in another unit. A Pentium 4 store may
    list one port more than it has uops: its single uop needs the data and the address port.
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

    `name` is that of the CPU's mode, as mappings and refinement know it, `table` that of the CPU alone.
    """

    name: str
    title: str
    width: int
    ports: tuple[str, ...]
    load_latency: float
    features: frozenset[str]
    window: int  # uops in flight; 0 when it executes in order
    l1d_bytes: int
    core: dict[str, Any]
    costs: dict[str, Cost]
    table_hash: str
    in_order: bool = False  # the table has `pairing` rows (targets.pairrows) instead of uops and ports
    table: str = ""
    abi: Abi = field(default_factory=lambda: load_abis()[DEFAULT[32]])

    @property
    def bits(self) -> int:
        """Of its code: 32 or 64."""
        return self.abi.bits

    @property
    def target(self) -> str:
        """The name with the convention where it is not the usual one of the mode: what `--cpu` takes."""
        return self.name if self.abi.name == DEFAULT[self.bits] else f"{self.name}-{self.abi.name}"

    def cost(self, form: str) -> Cost:
        """The cost of a form, by its own row or else by the pattern row that covers it.

        UnknownForm, if the CPU has neither or lacks the form's feature, names the form, the CPU and the nearest form.
        """
        found = self.costs.get(form) or _pattern_cost(self.table or self.name, self.features, form)
        if found is not None:
            return found
        near = _suggest(form, self.costs)
        raise UnknownForm(f"no cost for form '{form}' on {self.name}{near}; "
                          f"add a row to targets/cpus/{self.table or self.name}.toml")

    def has(self, form: str) -> bool:
        """Whether the CPU has the instruction: a cost can be asked for."""
        return form in self.costs or _pattern_cost(self.table or self.name, self.features, form) is not None

    def slots(self, form: str, when: str = "") -> float:
        """Issue slots that an instruction takes of the `width` there are a clock: what choosing between forms compares.

        Out of order its uops. In order its clocks, times the pipes if nothing runs beside it, the clocks of its prefix
        among them: 1 for `add r32,r32`, 2 for `add r32,m32` and `rol r32,imm8`. `when` names a special encoding
        (targets.pairrows.WHEN): `slots("rol r32,imm8", "by-one")` is 1. UnknownForm as `cost`.
        """
        cost = self.cost(form)
        if not self.in_order:
            return cost.uops
        from targets.pairrows import pair_row

        row = pair_row(self.name, form, when)
        assert row is not None  # or `cost` would have raised
        return float(row.clocks if row.pairs else (row.clocks + row.decode) * self.width)


@cache
def _pattern_cost(name: str, features: frozenset[str], form: str) -> Cost | None:
    """The cost that the pattern rows of a CPU (targets.rows) give a form of forms.toml; uops as they are issued."""
    from targets.rows import model_rows  # which reads the tables through this module

    known = load_forms().get(form)
    if known is None or known.feature not in features or name not in model_names():
        return None
    if read_table(name).get("pairing"):
        return _pair_cost(name, form)
    row = model_rows(name).get(form)
    if row is None:
        return None
    source = _source(row.source, merged_table(name)["sources"], f"{name}.toml: form '{form}'")
    return Cost(form, row.slots, row.latency, row.ports, row.occupancy, source, row.status,
                row.latency_mem, row.transfer, row.unit, row.unit_clocks)


def _pair_cost(name: str, form: str) -> Cost | None:
    """The cost of a form on a CPU that executes in order: one uop in the first free pipe, or in all of them at once."""
    from targets.pairrows import pair_row

    row = pair_row(name, form)
    if row is None:
        return None
    pipes = tuple(port["name"] for port in merged_table(name)["port"])
    choice = {"UV": (pipes,), "PU": (pipes[:1],), "PV": (pipes[1:],)}.get(row.pair, tuple((p,) for p in pipes))
    clocks = float(row.clocks)
    loads = load_forms()[form].has_memory
    return Cost(form, 1, clocks, choice, (clocks,) * len(choice), row.source, row.status, clocks if loads else None)


def _suggest(name: str, known: Any) -> str:
    matches = difflib.get_close_matches(name, list(known), n=1)
    return f" (did you mean '{matches[0]}'?)" if matches else ""


@cache
def model_names() -> list[str]:
    """Names of all CPUs that have a table, sorted: those the pipeline model knows."""
    return sorted(path.stem for path in CPU_DIR.glob("*.toml"))


@cache
def cpu_names() -> list[str]:
    """Names of the CPUs that kernels are built for, sorted: a table says `model_only = true` when it is not one."""
    return [name for name in model_names() if not read_table(name).get("model_only", False)]


@cache
def long_names() -> list[str]:
    """Names of the CPUs in 64-bit mode, sorted: a table says `long_mode = true` where kernels are built for it."""
    return sorted(long_name(name) for name in model_names() if read_table(name).get("long_mode", False))


def long_name(table: str) -> str:
    """The name of a CPU in 64-bit mode."""
    return table if table.endswith(LONG) else table + LONG


def mode_names() -> list[str]:
    """Names of the CPUs in every mode that kernels are built for, sorted: what mappings may name."""
    return sorted([*cpu_names(), *long_names()])


def target_names() -> list[str]:
    """Names of everything that kernels can be built for, sorted."""
    others = [f"{name}-{abi.name}" for name in long_names() for abi in load_abis().values()
              if abi.bits == 64 and abi.name != DEFAULT[64]]
    return sorted([*mode_names(), *others])


def table_name(name: str) -> str:
    """The name of the table of a target, or of a CPU that has one; another name stays as it is."""
    tables = model_names()
    for abi in load_abis():
        name = name.removesuffix(f"-{abi}")
    return name.removesuffix(LONG) if name not in tables and name.removesuffix(LONG) in tables else name


def load_cpu(name: str) -> Cpu:
    """The target of that name; UnknownCpu lists the known names, TableError reports a bad table."""
    known = target_names()
    if name not in known:
        raise UnknownCpu(f"unknown CPU '{name}'{_suggest(name, known)}; known CPUs: {', '.join(known)}")
    return _load(name)


@cache
def _load(name: str) -> Cpu:
    table = table_name(name)
    cpu = build_cpu(merged_table(table), f"{table}.toml")
    if name in cpu_names():
        return cpu
    abi = next((a for a in load_abis().values() if name.endswith(f"-{a.name}")), load_abis()[DEFAULT[64]])
    title = cpu.title if "64-bit" in cpu.title else f"{cpu.title}, 64-bit code"
    return replace(cpu, name=long_name(table), title=title, features=cpu.features | {LONG_FEATURE}, abi=abi)


def read_table(name: str) -> dict[str, Any]:
    """The raw table of one CPU, before its base is merged in; TableError if there is none, or the file is no TOML.

    What it holds is shared, and not to be changed.
    """
    return dict(_parsed(_file(name)))


def merged_table(name: str) -> dict[str, Any]:
    """The table of a CPU with its bases merged in; TableError as `read_table`, or if bases form a cycle.

    What it holds is shared, and not to be changed.
    """
    chain = [name]
    while (base := read_table(chain[-1]).get("base")) is not None:
        if base in chain:
            raise TableError(f"{base}.toml: bases form a cycle: {' -> '.join((*chain, base))}")
        chain.append(base)
    return dict(_merged(tuple(map(_file, chain))))


File = tuple[Path, int, int]
"""A file as it is now: its path, the time of its last change in nanoseconds and its bytes."""


def _file(name: str) -> File:
    """The file of a table."""
    path = CPU_DIR / f"{name}.toml"
    try:
        now = path.stat()
    except OSError:
        raise TableError(f"{path.name}: no such table") from None
    return path, now.st_mtime_ns, now.st_size


@lru_cache(maxsize=64)
def _parsed(file: File) -> dict[str, Any]:
    """What a file says: reading it takes as long as a small schedule, and many ask."""
    path = file[0]
    table = read_toml(path, TableError)
    check_shape(table, path.name)
    return table


@lru_cache(maxsize=64)
def _merged(files: tuple[File, ...]) -> dict[str, Any]:
    """The first table, its base, and so on, as one."""
    table = {key: value for key, value in _parsed(files[0]).items() if key != "base"}
    return merge(_merged(files[1:]), table, files[0][0].name) if files[1:] else table


def merge(base: dict[str, Any], table: dict[str, Any], where: str) -> dict[str, Any]:
    """`base` with the changes of `table`; neither argument is modified."""
    out = copy.deepcopy(base)
    for key, value in copy.deepcopy(table).items():
        if key in MERGED:
            out[key] = _deep(out.get(key, {}), value)
        elif key in ("form", "port"):
            rows = {row["name"]: row for row in out.get(key, [])}
            rows.update({row["name"]: row for row in value})
            out[key] = list(rows.values())
        elif key != "change":
            out[key] = value
    rows = {row["name"]: row for row in out.get("form", [])}
    for change in copy.deepcopy(table.get("change", [])):
        for form in change.pop("forms"):
            if form not in rows:
                raise TableError(f"{where}: change of form '{form}', which the base does not have")
            rows[form].update(change)
    return out


def _deep(base: dict[str, Any], over: dict[str, Any]) -> dict[str, Any]:
    out = dict(base)
    for key, value in over.items():
        old = out.get(key)
        if isinstance(value, dict) and isinstance(old, dict):
            out[key] = _deep(old, value)
        elif key == "source" and old:
            out[key] = f"{value}; otherwise as the base; {old}"
        else:
            out[key] = value
    return out


def build_cpu(table: dict[str, Any], where: str) -> Cpu:
    """Check a merged table and build the Cpu; raises TableError naming file and row."""
    try:
        sources = table.get("sources", {})
        ports = tuple(name for port in table["port"] for name in physical_ports(port))
        core = copy.deepcopy(table["core"])
        core["caches"] = copy.deepcopy(table["caches"])
        core["ports"] = {port["name"]: dict(port) for port in table["port"]}
        _expand_sources(core, sources, f"{where}: core")
        costs: dict[str, Cost] = {}
        known = load_forms()
        in_order = bool(table.get("pairing"))
        for row in [] if in_order else table.get("form", []):
            cost = build_cost(row, ports, sources, where)
            if cost.form in costs:
                raise TableError(f"{where}: form '{cost.form}' has two rows")
            if cost.form not in known:
                raise TableError(f"{where}: form '{cost.form}' is not in forms.toml")
            costs[cost.form] = cost
        return Cpu(
            name=table["name"],
            title=table["title"],
            width=table["width"],
            ports=ports,
            load_latency=core["load_latency"],
            features=frozenset(table["features"]),
            window=0 if in_order else core["window"]["rob"],
            l1d_bytes=table["caches"]["l1d"]["bytes"],
            core=core,
            costs=costs,
            table_hash=table_hash(table),
            table=table["name"],
            in_order=in_order,
        )
    except KeyError as error:
        raise TableError(f"{where}: missing {error}") from error


def physical_ports(port: dict[str, Any]) -> tuple[str, ...]:
    """The ports that one `port` entry stands for: `lanes = 3` makes NAME0, NAME1 and NAME2 of it."""
    name, lanes = str(port["name"]), int(port.get("lanes", 1))
    return tuple(f"{name}{n}" for n in range(lanes)) if lanes > 1 else (name,)


def build_cost(row: dict[str, Any], ports: tuple[str, ...], sources: dict[str, str], where: str) -> Cost:
    """Check one form row and build its Cost."""
    name = row.get("name", "?")
    here = f"{where}: form '{name}'"
    missing = {"name", "uops", "latency", "ports", "occupancy", "source", "status"} - set(row)
    if missing or set(row) - ROW_FIELDS:
        wrong = sorted(missing | (set(row) - ROW_FIELDS))
        raise TableError(f"{here}: missing or unknown field {', '.join(wrong)}")
    for port in (p for choices in row["ports"] for p in choices):
        if port not in ports:
            raise TableError(f"{here}: port '{port}' does not exist; ports are {', '.join(ports)}")
    if len(row["ports"]) != len(row["occupancy"]) or any(not choices for choices in row["ports"]):
        raise TableError(f"{here}: ports and occupancy need one entry per uop")
    if row["uops"] < 1 or len(row["ports"]) < row["uops"]:
        raise TableError(f"{here}: {row['uops']} uops but {len(row['ports'])} port entries")
    mem = row.get("latency_mem")
    transfer = float(row.get("transfer", 0))
    if min([row["latency"], 0 if mem is None else mem, transfer, *row["occupancy"]]) < 0:
        raise TableError(f"{here}: latency, transfer and occupancy must not be negative")
    if row["status"] not in STATUSES:
        raise TableError(f"{here}: status '{row['status']}' is none of {', '.join(sorted(STATUSES))}")
    return Cost(
        form=name,
        uops=row["uops"],
        latency=float(row["latency"]),
        ports=tuple(tuple(choices) for choices in row["ports"]),
        occupancy=tuple(float(clocks) for clocks in row["occupancy"]),
        source=_source(row["source"], sources, here),
        status=row["status"],
        latency_mem=None if mem is None else float(mem),
        transfer=transfer,
        unit=row.get("unit", ""),
        unit_clocks=float(row.get("unit_clocks", 0)),
    )


def _source(text: str, sources: dict[str, str], here: str) -> str:
    """Every `key: detail` between semicolons with its key spelt out from [sources]; other text unchanged."""
    if not text.strip():
        raise TableError(f"{here}: empty source")
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
        table["source"] = _source(table.get("source", ""), sources, here)
        if table.get("status") not in STATUSES:
            raise TableError(f"{here}: status '{table.get('status')}' is none of {', '.join(sorted(STATUSES))}")


def table_hash(table: dict[str, Any]) -> str:
    """SHA-256 of the merged table in a canonical form, so that equal data hash equally."""
    text = json.dumps(table, sort_keys=True, separators=(",", ":"), ensure_ascii=True)
    return hashlib.sha256(text.encode("ascii")).hexdigest()
