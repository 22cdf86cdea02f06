"""The rows of a CPU table as the pipeline model reads them: one `Row` for every instruction form it knows.

A table has exact rows (`form`, which the scheduler reads too) and pattern rows (`pattern`), which serve the model
and name many forms at once: ``forms = "add/sub r/m,r r,imm"`` stands for every combination. A table with a `base`
lies over it as a layer: what it says replaces what the base says. Inside a layer an exact row beats a pattern,
and two patterns for one form are an error.
"""

from __future__ import annotations

import difflib
import itertools
import re
from dataclasses import dataclass, replace
from functools import cache
from typing import Any

from targets.cpu import STATUSES, physical_ports, read_table
from targets.forms import TableError

# what a kind in a pattern stands for; a kind that is not here stands for itself
KINDS = {
    "r": ("r8", "r8h", "r16", "r32", "r64"),
    "rw": ("r32", "r64"),
    "m": ("m8", "m16", "m32", "m64", "m80", "m128"),
    "mw": ("m32", "m64"),
    "imm": ("imm8", "imm32"),
    "v": ("mm", "x"),
}
PATHS = frozenset({"direct", "double", "vector"})
FIELDS = frozenset({"forms", "uops", "slots", "latency", "latency_mem", "transfer", "unit", "ports", "occupancy",
                    "unit_clocks", "path", "decode_clocks", "source", "status"})
_UNIT = re.compile(r"[^:]*|[^:]+:[^:]+")
_TERM = re.compile(r"(?:(\d+)\*)?([a-z][a-z0-9_|]*)")


class UnknownRow(KeyError):
    """The table of a CPU has no row for an instruction form."""

    def __str__(self) -> str:
        return str(self.args[0])


@dataclass(frozen=True)
class Row:
    """What one instruction form costs on one CPU, in clocks.

    `ports` lists the alternatives of every uop, loads and stores included, `occupancy` the clocks its port is
    busy. `unit` is what the last computing uop runs in, with a subunit behind a colon where only that is kept busy
    (``mmx:shift``), `unit_clocks` how long it is busy (0: only the port), `transfer` what a consumer in another unit
    (not subunit) waits more. `slots` counts the places taken at decoding and rename
    (fused uops, macro-operations). `path` is the decoding path of a CPU that has such, `decode_clocks` the clocks
    of the decoder alone when the row states them. `latency_mem`, from the address, is None without a load.
    """

    form: str
    slots: int
    latency: float
    latency_mem: float | None
    transfer: float
    unit: str
    unit_clocks: float
    ports: tuple[tuple[str, ...], ...]
    occupancy: tuple[float, ...]
    path: str
    decode_clocks: int
    source: str
    status: str

    @property
    def domain(self) -> str:
        """The unit without its subunit: inside it nothing is transferred."""
        return self.unit.partition(":")[0]

    @property
    def uops(self) -> int:
        """Unfused uops."""
        return len(self.ports)


def expand(forms: str) -> list[str]:
    """The forms a pattern stands for, in order: alternatives by ``/`` in the mnemonics and between operand lists.

    ``"add/sub r,r r,m"`` is two mnemonics with two operand lists each; an operand may offer kinds by ``|``
    (``"movd mm|x,r32"``); the classes of `KINDS` stand for their members. Operands of different size are
    left out for ``r,r`` and ``r,m`` (no ``add r32,r8``), unless a list names its kinds exactly. The kinds of
    ``lea`` stand for themselves, since ``m`` is one of its address shapes.
    """
    words = forms.split()
    mnemonics = words[0].split("/")
    if mnemonics == ["rep"]:
        return [forms]
    lists = words[1:] or [""]
    out: dict[str, None] = {}
    for mnemonic, operands in itertools.product(mnemonics, lists):
        kinds = {} if mnemonic == "lea" else KINDS
        choices = [[k for part in kind.split("|") for k in kinds.get(part, (part,))] for kind in operands.split(",")]
        classes = sum(any(part in KINDS and part != "imm" for part in kind.split("|")) for kind in operands.split(","))
        for combination in itertools.product(*choices):
            if classes > 1 and len({_size(k) for k in combination if _size(k)}) > 1:
                continue
            text = ",".join(combination)
            out[f"{mnemonic} {text}" if text else mnemonic] = None
    return list(out)


def _size(kind: str) -> str:
    """The width of a kind, so that operands can be compared; empty where width does not matter."""
    if kind in ("r8", "r8h", "m8"):
        return "8"
    if kind in ("mm", "x", "st") or kind.startswith("imm"):
        return {"mm": "64", "x": "128"}.get(kind, "")
    return kind[1:] if kind[1:].isdigit() else ""


def parse_ports(text: str, known: dict[str, tuple[str, ...]]) -> tuple[tuple[str, ...], ...]:
    """``"2*p01+p2"`` as one tuple of alternatives per uop; `known` maps a name to the ports it stands for."""
    out: list[tuple[str, ...]] = []
    for term in text.split("+"):
        match = _TERM.fullmatch(term.strip())
        if match is None:
            raise TableError(f"ports '{text}': '{term}' is not [count*]name")
        count, name = int(match[1] or 1), match[2]
        ports: tuple[str, ...] = ()
        for part in name.split("|"):
            if part in known:
                ports += known[part]
            elif re.fullmatch(r"p\d+", part) and all(f"p{d}" in known for d in part[1:]):
                ports += tuple(f"p{d}" for d in part[1:])
            else:
                raise TableError(f"ports '{text}': no port '{part}'; ports are {', '.join(known)}")
        out += [ports] * count
    return tuple(out)


def _pattern_row(raw: dict[str, Any], known: dict[str, tuple[str, ...]], where: str) -> Row:
    here = f"{where}: pattern '{raw.get('forms', '?')}'"
    missing = {"forms", "latency", "ports", "source", "status"} - set(raw)
    if missing or set(raw) - FIELDS:
        raise TableError(f"{here}: missing or unknown field {', '.join(sorted(missing | (set(raw) - FIELDS)))}")
    if raw["status"] not in STATUSES:
        raise TableError(f"{here}: status '{raw['status']}' is none of {', '.join(sorted(STATUSES))}")
    try:
        ports = parse_ports(raw["ports"], known) if raw["ports"] else ()
    except TableError as error:
        raise TableError(f"{here}: {error}") from None
    occupancy = tuple(float(x) for x in raw.get("occupancy", [1.0] * len(ports)))
    if len(occupancy) != len(ports):
        raise TableError(f"{here}: {len(ports)} ports but {len(occupancy)} occupancies")
    path = raw.get("path", "direct")
    if path not in PATHS:
        raise TableError(f"{here}: path '{path}' is none of {', '.join(sorted(PATHS))}")
    mem = raw.get("latency_mem")
    return Row(form="", slots=raw.get("slots", raw.get("uops", max(len(ports), 1))), latency=float(raw["latency"]),
               latency_mem=None if mem is None else float(mem), transfer=float(raw.get("transfer", 0)),
               unit=_unit(raw, here), unit_clocks=float(raw.get("unit_clocks", 0)), ports=ports,
               occupancy=occupancy, path=path, decode_clocks=raw.get("decode_clocks", 0), source=raw["source"],
               status=raw["status"])


def _unit(raw: dict[str, Any], where: str) -> str:
    """The unit of a row, empty if it names none; TableError when it is not ``unit`` or ``unit:subunit``."""
    name: str = raw.get("unit", "")
    if not _UNIT.fullmatch(name):
        raise TableError(f"{where}: unit '{name}' is neither a unit nor unit:subunit (as in 'mmx:shift')")
    return name


def _exact_row(raw: dict[str, Any], where: str) -> Row:
    mem = raw.get("latency_mem")
    return Row(form=raw["name"], slots=raw.get("slots", raw["uops"]), latency=float(raw["latency"]),
               latency_mem=None if mem is None else float(mem), transfer=float(raw.get("transfer", 0)),
               unit=_unit(raw, f"{where}: form '{raw['name']}'"), unit_clocks=float(raw.get("unit_clocks", 0)),
               ports=tuple(tuple(p) for p in raw["ports"]), occupancy=tuple(float(x) for x in raw["occupancy"]),
               path="direct", decode_clocks=0, source=raw["source"], status=raw["status"])


def layers(name: str) -> list[dict[str, Any]]:
    """The tables that make up a CPU, from the lowest base to the CPU itself."""
    out = [read_table(name)]
    while "base" in out[0]:
        out.insert(0, read_table(out[0]["base"]))
    return out


def port_names(tables: list[dict[str, Any]]) -> dict[str, tuple[str, ...]]:
    """Every port name of a CPU and the physical ports it stands for (`lanes = 3` makes three of one)."""
    rows = {row["name"]: row for table in tables for row in table.get("port", [])}
    out: dict[str, tuple[str, ...]] = {}
    for name, row in rows.items():
        out[name] = physical_ports(row)
        out.update({port: (port,) for port in out[name]})
    return out


@cache
def model_rows(name: str) -> dict[str, Row]:
    """All rows of a CPU by form name; TableError names the file and the row that cannot be used."""
    tables = layers(name)
    known = port_names(tables)
    exact: dict[str, dict[str, Any]] = {}
    rows: dict[str, Row] = {}
    for table in tables:
        where = f"{table['name']}.toml"
        mine: dict[str, Row] = {}
        for raw in table.get("pattern", []):
            row = _pattern_row(raw, known, where)
            for form in expand(raw["forms"]):
                if form in mine:
                    raise TableError(f"{where}: pattern '{raw['forms']}' gives form '{form}' a second row")
                mine[form] = replace(row, form=form)
        touched = [raw["name"] for raw in table.get("form", [])]
        exact.update({raw["name"]: dict(raw) for raw in table.get("form", [])})
        for change in table.get("change", []):
            for form in change["forms"]:
                exact[form] = exact[form] | {k: v for k, v in change.items() if k != "forms"}
                touched.append(form)
        mine.update({form: _exact_row(exact[form], where) for form in touched})
        rows.update(mine)
    return rows


def find_row(name: str, form: str) -> Row:
    """The row of a form; UnknownRow names the form, the CPU and the nearest known form."""
    rows = model_rows(name)
    if form in rows:
        return rows[form]
    near = difflib.get_close_matches(form, list(rows), n=1)
    hint = f" (nearest: '{near[0]}')" if near else ""
    raise UnknownRow(f"the model of {name} does not know the instruction form '{form}'{hint}; "
                     f"add a pattern row with its source to targets/cpus/{name}.toml")
