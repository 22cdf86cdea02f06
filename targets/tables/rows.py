"""The rows of CPU tables: one `Row` for every instruction form that a CPU's table says something of, however it does.

A row of a file is exact (`form`: one form, which `change` rows of a table above may alter), a `pattern` that names many
forms (targets.tables.patterns), or, on a CPU that executes in order, a `pairing` row, which names many as well. A table
with a `base` lies over it as a layer: what it says of a form replaces what the base says, by rows of whatever kind.
Inside a layer an exact row goes before a pattern, and two rows of one kind for one form are an error.

The pipeline model reads rows whole; the planner reads their costs (targets.cpu).
"""

from __future__ import annotations

import difflib
import re
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from functools import cache, lru_cache
from pathlib import Path
from typing import Any

from targets.datafile import check_names
from targets.forms import TableError, load_forms
from targets.tables import files
from targets.tables.files import File, executes_in_order, files_of, group_names, layers, merged_table
from targets.tables.patterns import expand, parse_ports
from targets.tables.shape import ROWS, STATUSES, fault

PATHS = frozenset({"direct", "double", "vector"})
PAIRS = ("UV", "PU", "PV", "NP", "FX")
CLASSES = ("register", "read", "rmw")
UNITS = ("integer", "mmx", "mmx-shift", "mmx-multiply", "x87", "x87-multiply", "x87-exchange")
WHEN = ("", "by-one", "accumulator", "short", "rep")
OPTIONAL = {
    "form": ("latency_mem", "transfer", "unit", "unit_clocks"),
    "pattern": ("slots", "latency_mem", "transfer", "unit", "unit_clocks", "occupancy", "path", "decode_clocks"),
    "pairing": ("class", "unit", "when", "overlap_int", "overlap_fp", "latency", "again", "decode", "early"),
}
"""Of each kind of rows, the fields that a row may leave out."""
_UNIT = re.compile(r"[^:]*|[^:]+:[^:]+")
Ports = tuple[tuple[str, tuple[str, ...]], ...]
"""The port names of a CPU, each with the physical ports it stands for."""


class UnknownRow(KeyError):
    """The table of a CPU has no row for an instruction form."""

    def __str__(self) -> str:
        return str(self.args[0])


@dataclass(frozen=True)
class Row:
    """What instruction forms cost on one CPU, in clocks; what its kind of CPU has no use for is as it is here.

    Out of order: `ports` lists the alternatives of every uop, loads and stores included, `occupancy` the clocks its
    port is busy. A NetBurst store lists one port more than it has uops: its single uop needs the data and the address
    port. `unit` is what the last computing uop runs in, with a subunit behind a colon where only that is kept busy
    (``mmx:shift``), `unit_clocks` how long it is busy (0: only the port), `transfer` what a consumer in another unit
    (not subunit) waits more. `slots` counts the places taken at decoding and rename (fused uops, macro-operations).
    `path` is the decoding path of a CPU that has such, `decode_clocks` the clocks of the decoder alone when the row
    states them. `latency_mem`, from the address, is None without a load.

    In order: a form whose encodings differ has a second row with `when`. `pair`: UV either pipe, PU first of a pair
    only, PV second only, NP alone, FX first of a pair with fxch; empty out of order. `memory` is its class in the table
    of pairs. The pipe is busy for `clocks` - `overlap_int`; the next x87 instruction may start `clocks` - `overlap_fp`
    after this one; the result is there after `latency`. `again` is the cost of a further repetition under rep. `early`:
    the value stored must be ready one clock before. `decode`: clocks that decoding the 0F before its opcode takes, for
    costs; the model looks at the encoding itself.
    """

    latency: float
    source: str
    status: str
    unit: str = ""
    latency_mem: float | None = None
    transfer: float = 0.0
    unit_clocks: float = 0.0
    slots: int = 1
    ports: tuple[tuple[str, ...], ...] = ()
    occupancy: tuple[float, ...] = ()
    path: str = "direct"
    decode_clocks: int = 0
    when: str = ""
    pair: str = ""
    clocks: int = 0
    memory: str = "register"
    overlap_int: int = 0
    overlap_fp: int = 0
    again: int = 0
    early: bool = False
    decode: int = 0

    @property
    def domain(self) -> str:
        """The unit without its subunit: inside it nothing is transferred."""
        return self.unit.partition(":")[0]

    @property
    def uops(self) -> int:
        """Unfused uops."""
        return len(self.ports)

    @property
    def pairs(self) -> bool:
        """Whether it can share its clocks with another integer instruction."""
        return self.pair in ("UV", "PU", "PV")

    @property
    def busy(self) -> int:
        """Clocks for which it keeps its pipe."""
        return self.clocks - self.overlap_int


def rows_of(name: str) -> dict[str, Row]:
    """All rows of a CPU by form, with ``(when)`` behind it for a special encoding; not to be changed.

    TableError names the file and the row that cannot be used.
    """
    return _rows(files.directories(), name)


@cache
def _rows(directories: tuple[Path, ...], name: str) -> dict[str, Row]:
    """`rows_of`; a process reads the rows of a directory's table once."""
    chain = files_of(name)
    ports = tuple(group_names(merged_table(name), f"{name}.toml").items())
    in_order = executes_in_order(name)
    out: dict[str, Row] = {}
    for k in reversed(range(len(chain))):
        out.update(_layer(chain[k:], ports, in_order))
    return out


@lru_cache(maxsize=64)
def _layer(chain: tuple[File, ...], ports: Ports, in_order: bool) -> dict[str, Row]:
    """The rows that the first of some files says, over its bases; `ports` are those of the CPU."""
    table, whole = layers(chain)[-1]
    where, known = chain[0][0].name, dict(ports)
    wrong = [kind for kind in ("pairing", "form", "pattern", "change") if table.get(kind) and
             (kind == "pairing") != in_order]
    if wrong:
        raise fault(f"{where}: [[{wrong[0]}]]: the front end is of a CPU that executes "
                    f"{'in' if in_order else 'out of'} order, whose rows are "
                    f"{'pairing' if in_order else 'form, change and pattern'} rows")
    out = _named(table.get("pairing", ()), "pairing", where, known)
    out.update(_named(table.get("pattern", ()), "pattern", where, known))
    out.update(_exact_rows(table, whole, where, known))
    return out


def _exact_rows(table: dict[str, Any], whole: dict[str, Any], where: str,
                known: Mapping[str, tuple[str, ...]]) -> dict[str, Row]:
    """The forms that a layer has exact rows of, or changes; `whole`: with its bases, which has made the changes."""
    exact, forms = {raw["name"]: raw for raw in whole.get("form", ())}, load_forms()
    touched: dict[str, None] = {}
    for raw in table.get("form", ()):
        if raw["name"] in touched:
            raise fault(f"{where}: form '{raw['name']}' has two rows")
        if raw["name"] not in forms:
            raise fault(f"{where}: form '{raw['name']}' is not in forms.toml")
        touched[raw["name"]] = None
    touched.update(dict.fromkeys(form for change in table.get("change", ()) for form in change["forms"]))
    return {form: _exact(exact[form], f"{where}: form '{form}'", known) for form in touched}


def _named(raws: Iterable[dict[str, Any]], kind: str, where: str,
           known: Mapping[str, tuple[str, ...]]) -> dict[str, Row]:
    """The rows of one kind that name many forms, each form by itself."""
    out: dict[str, Row] = {}
    for raw in raws:
        here = f"{where}: {kind} '{raw['forms']}'"
        row = _pairing(raw, here) if kind == "pairing" else _pattern(raw, here, known)
        for form in expand(raw["forms"]):
            key = f"{form} ({row.when})" if row.when else form
            if key in out:
                raise fault(f"{here} gives form '{key}' a second row")
            out[key] = row
    return out


def _checked(raw: dict[str, Any], kind: str, here: str) -> None:
    """Refuse a row with fields that are missing or unknown, or without a source or a status."""
    check_names(raw, ROWS[kind][1], OPTIONAL[kind], here, fault)
    if raw["status"] not in STATUSES:
        raise fault(f"{here}: status '{raw['status']}' is none of {', '.join(sorted(STATUSES))}")
    if not raw["source"].strip():
        raise fault(f"{here}: empty source; say where its numbers are from")


def _exact(raw: dict[str, Any], here: str, known: Mapping[str, tuple[str, ...]]) -> Row:
    _checked(raw, "form", here)
    physical = tuple(dict.fromkeys(port for group in known.values() for port in group))
    for port in (p for choices in raw["ports"] for p in choices):
        if port not in physical:
            raise fault(f"{here}: port '{port}' does not exist; ports are {', '.join(physical)}")
    if not all(raw["ports"]):
        raise fault(f"{here}: ports and occupancy need one entry per uop")
    if raw["uops"] < 1 or len(raw["ports"]) < raw["uops"]:
        raise fault(f"{here}: {raw['uops']} uops but {len(raw['ports'])} port entries")
    return _uops(raw, raw["uops"], tuple(tuple(choices) for choices in raw["ports"]), here)


def _pattern(raw: dict[str, Any], here: str, known: Mapping[str, tuple[str, ...]]) -> Row:
    _checked(raw, "pattern", here)
    try:
        ports = parse_ports(raw["ports"], known)
    except TableError as error:
        raise fault(f"{here}: {error}") from None
    path = raw.get("path", "direct")
    if path not in PATHS:
        raise fault(f"{here}: path '{path}' is none of {', '.join(sorted(PATHS))}")
    return _uops(raw, raw.get("slots", max(len(ports), 1)), ports, here)


def _uops(raw: dict[str, Any], slots: int, ports: tuple[tuple[str, ...], ...], here: str) -> Row:
    """The row of a CPU that executes out of order."""
    mem, unit = raw.get("latency_mem"), raw.get("unit", "")
    row = Row(latency=float(raw["latency"]), source=raw["source"], status=raw["status"], unit=unit,
              latency_mem=None if mem is None else float(mem), transfer=float(raw.get("transfer", 0)),
              unit_clocks=float(raw.get("unit_clocks", 0)), slots=slots, ports=ports,
              occupancy=tuple(float(x) for x in raw.get("occupancy", [1.0] * len(ports))),
              path=raw.get("path", "direct"), decode_clocks=raw.get("decode_clocks", 0))
    if len(row.occupancy) != len(ports):
        raise fault(f"{here}: ports and occupancy need one entry per uop: there are {len(ports)} ports but "
                    f"{len(row.occupancy)} occupancies")
    if min([row.latency, mem or 0, row.transfer, row.unit_clocks, *row.occupancy]) < 0:
        raise fault(f"{here}: latency, transfer and occupancy must not be negative")
    if not _UNIT.fullmatch(unit):
        raise fault(f"{here}: unit '{unit}' is neither a unit nor unit:subunit (as in 'mmx:shift')")
    return row


def _pairing(raw: dict[str, Any], here: str) -> Row:
    _checked(raw, "pairing", here)
    for key, known in (("pair", PAIRS), ("class", CLASSES), ("unit", UNITS), ("when", WHEN)):
        if key in raw and raw[key] not in known:
            raise fault(f"{here}: {key} '{raw[key]}' is none of {', '.join(sorted(known))}")
    clocks, over_int, over_fp = raw["clocks"], raw.get("overlap_int", 0), raw.get("overlap_fp", 0)
    if not (0 <= over_int < clocks and 0 <= over_fp < clocks):
        raise fault(f"{here}: overlaps must be less than the {clocks} clocks")
    memory, unit = raw.get("class", "register"), raw.get("unit", "integer")
    if raw["pair"] in ("UV", "PU") and unit == "integer" and clocks != 1 + CLASSES.index(memory):
        raise fault(f"{here}: a pairable instruction of class {memory} takes {1 + CLASSES.index(memory)} clocks")
    return Row(latency=raw.get("latency", clocks), source=raw["source"], status=raw["status"], unit=unit,
               when=raw.get("when", ""), pair=raw["pair"], clocks=clocks, memory=memory, overlap_int=over_int,
               overlap_fp=over_fp, again=raw.get("again", clocks), early=raw.get("early", False),
               decode=raw.get("decode", 0))


def pick(rows: Mapping[str, Row], form: str, when: str = "") -> Row | None:
    """The row of a form (`when`: of a special encoding, as in WHEN) among those of a CPU, or None.

    A row for ``lea`` alone serves every shape of address.
    """
    found = (rows.get(f"{form} ({when})") if when else None) or rows.get(form)
    return found or (rows.get("lea") if form.startswith("lea ") else None)


def find_row(name: str, form: str, when: str = "") -> Row:
    """The row of a form, as `pick`; UnknownRow names the form, the CPU and the nearest known form."""
    rows = rows_of(name)
    found = pick(rows, form, when)
    if found is not None:
        return found
    near = difflib.get_close_matches(form, list(rows), n=1)
    hint = f" (nearest: '{near[0]}')" if near else ""
    raise UnknownRow(f"the model of {name} does not know the instruction form '{form}'{hint}; add a "
                     f"{'pairing' if executes_in_order(name) else 'pattern'} row with its source to "
                     f"{files.place(name)}")
