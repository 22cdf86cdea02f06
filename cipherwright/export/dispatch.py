"""What the C code chooses by: features and how the processor is asked for them, processors by their models."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

from cipherwright.export.collect import Code, Collected, Function
from targets.cpu import long_name
from targets.cpuid import rows
from targets.datafile import check_kinds, check_names, read_toml, table_of, tables
from targets.forms import TableError
from targets.tables.shape import fault

FILE = Path(__file__).with_name("features.toml")
_ROW = {"name": str, "leaf": int, "register": str, "bit": int, "state": int}
_REGISTERS = ("eax", "ebx", "ecx", "edx")


@dataclass(frozen=True)
class Feature:
    """How a processor says that it has a feature; `leaf` is None where all of a mode have it. `age` grows."""

    name: str
    age: int
    leaf: int | None = None
    register: str = ""
    bit: int = 0
    state: int = 0


@cache
def features() -> dict[str, Feature]:
    """All features by name; TableError for a file that cannot be used."""
    data = read_toml(FILE, TableError)
    table_of(data, "sources", FILE.name, fault)
    found: dict[str, Feature] = {}
    for age, row in enumerate(tables(data, "feature", FILE.name, fault)):
        where = f"{FILE.name}: feature '{row.get('name')}'"
        check_names(row, _ROW, ("leaf", "register", "bit", "state"), where, fault)
        check_kinds(row, _ROW, where, fault)
        asked = {"leaf", "register", "bit"} & row.keys()
        if asked and (len(asked) < 3 or row["register"] not in _REGISTERS or not 0 <= row["bit"] < 32):
            raise fault(f"{where}: expected leaf, a register of {', '.join(_REGISTERS)} and a bit from 0 to 31, or "
                        "none of them")
        found[row["name"]] = Feature(age=age, **row)
    return found


def asked(needs: Iterable[str]) -> list[Feature]:
    """The features of these names that a processor is asked for; TableError for one that is not in the table."""
    known, wanted = features(), set(needs)
    for name in wanted:
        if name not in known:
            raise fault(f"{FILE.name}: there is no feature '{name}'; add how CPUID says it")
    return sorted((known[n] for n in wanted if known[n].leaf is not None), key=lambda f: f.age)


def masks(collected: Collected) -> list[Feature]:
    """The features that the library's code needs, in the order of their bits in a mask."""
    return asked(n for f in collected.functions for code in f.codes for n in code.needs)


def models(collected: Collected) -> list[dict[str, Any]]:
    """Of the library's CPUs: vendor, family, first and last model, number of the CPU."""
    names = [cpu.name for cpu in collected.cpus]
    found = []
    for row in rows():
        name = row["table"] if collected.bits == 32 else long_name(row["table"])
        if name in names:
            found += [{"vendor": row["vendor"], "family": row["family"], "low": low, "high": high,
                       "cpu": names.index(name)} for low, high in row["models"]]
    return found


def vendors(collected: Collected) -> list[str]:
    """The vendor of each CPU, "" where no row of targets/cpuid.toml has it."""
    made = {row["table"]: row["vendor"] for row in rows()}
    return [next((made[t] for t in (cpu.table, cpu.name) if t in made), "") for cpu in collected.cpus]


def candidates(function: Function, collected: Collected) -> list[dict[str, Any]]:
    """The codes of a function as rows of the C table: symbol, mask, number of the CPU, and how new the code is.

    `age` says which feature is the latest that code needs; among equals a CPU with more features is better.
    """
    bits = {f.name: i for i, f in enumerate(masks(collected))}
    names = [cpu.name for cpu in collected.cpus]

    def row(code: Code) -> dict[str, Any]:
        mine = asked(code.needs)
        return {"symbol": code.symbol, "mask": sum(1 << bits[f.name] for f in mine),
                "cpu": names.index(code.cpu.name), "age": max((f.age for f in mine), default=0),
                "rank": len(code.cpu.features)}

    return [row(code) for code in function.codes]
