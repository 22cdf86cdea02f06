"""Which table is the one of a machine, by what CPUID says of it; the list is data, cpuid.toml.

A hypervisor may say another model than the CPU has. Where a machine has instructions that all CPUs of its model lack,
they say which table is its own.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

from targets.datafile import check_kinds, check_names, fits, read_toml, table_of, tables
from targets.forms import TableError
from targets.tables.files import model_names
from targets.tables.shape import fault

FILE = Path(__file__).with_name("cpuid.toml")
CPUINFO = Path("/proc/cpuinfo")
_ROW = {"table": str, "vendor": str, "family": int, "models": list, "lacks": list, "note": str, "source": str}
_FEATURES = {"table": str, "vendor": str, "has": list, "note": str, "source": str}


@dataclass(frozen=True)
class Machine:
    """A CPU by vendor, family and model (with their extensions; -1: not known), its name of itself, and what it can do,
    as Linux calls it."""

    vendor: str
    family: int
    model: int
    name: str = ""
    flags: frozenset[str] = frozenset()


@dataclass(frozen=True)
class Match:
    """The table of a machine, or None, and why in words."""

    table: str | None
    why: str


def machine(cpuinfo: str) -> Machine:
    """The first CPU in a text as /proc/cpuinfo has it."""
    first = cpuinfo.split("\n\n")[0].splitlines()
    facts = {key.strip(): value.strip() for key, _, value in (line.partition(":") for line in first)}

    def number(key: str) -> int:
        return int(facts[key]) if facts.get(key, "").isdigit() else -1

    return Machine(facts.get("vendor_id", ""), number("cpu family"), number("model"),
                   " ".join(facts.get("model name", "").split()), frozenset(facts.get("flags", "").split()))


@cache
def rows() -> tuple[dict[str, Any], ...]:
    """The rows of the list by models; TableError for one that cannot be used."""
    found = _rows("cpu", _ROW, ("lacks", "note"))
    for row in found:
        for pair in row["models"]:
            if not fits(pair, list[int]) or len(pair) != 2 or pair[0] > pair[1]:
                raise fault(f"{_where('cpu', row)}: models has {pair!r}; expected pairs [low, high] of whole numbers, "
                            "of which the first is not above the second")
        _check_flags("cpu", row, "lacks")
    return found


@cache
def features() -> tuple[dict[str, Any], ...]:
    """The rows of the list by instructions, the newest CPUs first; TableError for one that cannot be used."""
    found = _rows("features", _FEATURES, ("note",))
    for row in found:
        _check_flags("features", row, "has")
    return found


def _rows(kind: str, shape: dict[str, Any], optional: tuple[str, ...]) -> tuple[dict[str, Any], ...]:
    data = read_toml(FILE, TableError)
    found, sources = tuple(tables(data, kind, FILE.name, fault)), table_of(data, "sources", FILE.name, fault)
    for row in found:
        where = _where(kind, row)
        check_names(row, shape, optional, where, fault)
        check_kinds(row, shape, where, fault)
        if row["table"] not in model_names():
            raise fault(f"{where}: no such table; tables are {', '.join(model_names())}")
        key, colon, _ = row["source"].partition(": ")
        if not colon or key not in sources:
            raise fault(f"{where}: source is {row['source']!r}; expected it to begin with a name of [sources] and a "
                        f"colon; these are {', '.join(sources)}")
    return found


def _where(kind: str, row: dict[str, Any]) -> str:
    return f"{FILE.name}: {kind} '{row.get('table')}'"


def _check_flags(kind: str, row: dict[str, Any], key: str) -> None:
    if not fits(row.get(key, []), list[str]):
        raise fault(f"{_where(kind, row)}: {key} is {row[key]!r}; expected names of flags, as /proc/cpuinfo has them")


def match(one: Machine) -> Match:
    """The table of a machine; TableError as `rows` and `features`."""
    said = f"this machine is {one.name or 'a CPU'} ({one.vendor or 'vendor unknown'}, family {one.family}, " \
           f"model {one.model})"
    for row in rows():
        if (row["vendor"], row["family"]) == (one.vendor, one.family) and any(
                low <= one.model <= high for low, high in row["models"]):
            more = sorted(one.flags.intersection(row.get("lacks", ())))
            if more:
                return _by_features(one, f"{said}, a model of the table {row['table']}, but has {' and '.join(more)}, "
                                         "which no such CPU has")
            return Match(row["table"], f"{said}, whose table is {row['table']}{_note(row)}")
    return Match(None, f"{said}, of which there is no table")


def _by_features(one: Machine, said: str) -> Match:
    """The table of a machine whose model is another CPU's, as `said`."""
    for row in features():
        if row["vendor"] == one.vendor and one.flags.issuperset(row["has"]):
            return Match(row["table"], f"{said}: by its instructions its table is {row['table']}{_note(row)}")
    return Match(None, f"{said}, and of its instructions there is no table")


def _note(row: dict[str, Any]) -> str:
    return f"; {row['note']}" if "note" in row else ""


def here() -> Match:
    """The table of the machine that this runs on; TableError as `rows`."""
    try:
        text = CPUINFO.read_text(encoding="utf-8", errors="replace")
    except OSError:
        return Match(None, "there is no /proc/cpuinfo here (not Linux), so that it is not known what this machine is")
    return match(machine(text))
