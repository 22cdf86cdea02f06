"""Which table is the one of a machine, by what CPUID says of it; the list is data, cpuid.toml."""

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
_ROW = {"table": str, "vendor": str, "family": int, "models": list, "note": str, "source": str}


@dataclass(frozen=True)
class Machine:
    """A CPU by vendor, family and model (with their extensions; -1: not known), and its name of itself."""

    vendor: str
    family: int
    model: int
    name: str = ""


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
                   " ".join(facts.get("model name", "").split()))


@cache
def rows() -> tuple[dict[str, Any], ...]:
    """The rows of the list; TableError for one that cannot be used."""
    data = read_toml(FILE, TableError)
    found, sources = tuple(tables(data, "cpu", FILE.name, fault)), table_of(data, "sources", FILE.name, fault)
    for row in found:
        where = f"{FILE.name}: cpu '{row.get('table')}'"
        check_names(row, _ROW, ("note",), where, fault)
        check_kinds(row, _ROW, where, fault)
        if row["table"] not in model_names():
            raise fault(f"{where}: no such table; tables are {', '.join(model_names())}")
        for pair in row["models"]:
            if not fits(pair, list[int]) or len(pair) != 2 or pair[0] > pair[1]:
                raise fault(f"{where}: models has {pair!r}; expected pairs [low, high] of whole numbers, of which the "
                            "first is not above the second")
        key, colon, _ = row["source"].partition(": ")
        if not colon or key not in sources:
            raise fault(f"{where}: source is {row['source']!r}; expected it to begin with a name of [sources] and a "
                        f"colon; these are {', '.join(sources)}")
    return found


def match(one: Machine) -> Match:
    """The table of a machine; TableError as `rows`."""
    said = f"{one.vendor or 'vendor unknown'}, family {one.family}, model {one.model}"
    for row in rows():
        if (row["vendor"], row["family"]) == (one.vendor, one.family) and any(
                low <= one.model <= high for low, high in row["models"]):
            note = f"; {row['note']}" if "note" in row else ""
            return Match(row["table"], f"this machine is {one.name or 'a CPU'} ({said}), whose table is "
                                       f"{row['table']}{note}")
    return Match(None, f"this machine is {one.name or 'a CPU'} ({said}), of which there is no table")


def here() -> Match:
    """The table of the machine that this runs on; TableError as `rows`."""
    try:
        text = CPUINFO.read_text(encoding="utf-8", errors="replace")
    except OSError:
        return Match(None, "there is no /proc/cpuinfo here (not Linux), so that it is not known what this machine is")
    return match(machine(text))
