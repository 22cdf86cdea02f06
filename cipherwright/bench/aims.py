"""Aims: what is to be reached, primitive by primitive and CPU by CPU, as ciphers/aims.toml says; its head says how."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from cipherwright.errors import UserError
from cipherwright.project.sources import Library, shown_path, suggestion
from targets.datafile import check_fields, read_toml, tables

FILE = "ciphers/aims.toml"
ANY, PLAIN = "any", "plain"
CLASSES = {ANY: "all code", PLAIN: "without instructions for ciphers"}
"""What code a comparison is of, and how a table says it."""
_FIELDS: Mapping[str, Any] = {"primitive": str, "algorithm": str, "class": str, "ours": list, "remark": str,
                              "cpus": dict, "ahead": bool}
_FIGURES: Mapping[str, Any] = {"public": float, "how": str, "aim": float, "below": float, "bound": float}


@dataclass(frozen=True)
class Figures:
    """Core cycles a byte on one CPU: the best public code, made `how`; what is aimed at; what ports allow.

    `strict`: the aim is to be below it, not at it.
    """

    public: float | None = None
    how: str = ""
    aim: float | None = None
    strict: bool = False
    bound: float | None = None

    def met(self, ours: float) -> bool:
        """Whether a figure is what is aimed at; True without an aim."""
        return self.aim is None or ours < self.aim or (ours == self.aim and not self.strict)


@dataclass(frozen=True)
class Aim:
    """A comparison: the algorithm of bench.toml, what class of code, and our ways to do it, codes that are added up."""

    primitive: str
    algorithm: str
    kind: str
    ways: Sequence[Sequence[str]]
    cpus: Mapping[str, Figures]
    ahead: bool = False
    remark: str = ""


@dataclass(frozen=True)
class Aims:
    """All comparisons, and whose figures they are."""

    source: str
    rows: Sequence[Aim]

    @property
    def cpus(self) -> list[str]:
        """The CPUs that some figures are of."""
        return list(dict.fromkeys(name for row in self.rows for name in row.cpus))


def read_aims(library: Library) -> Aims:
    """What ciphers/aims.toml says; UserError names what is wrong, or that there is none."""
    path = library.project.ciphers / Path(FILE).name
    where = shown_path(path)
    if not path.exists():
        raise UserError(f"there is no {where}: it says what is to be reached; docs/benchmarks.md has an example")
    table = read_toml(path, UserError, where)
    if unknown := sorted(set(table) - {"source", "aim"}):
        raise UserError(f"{where}: unknown {unknown[0]!r}; expected source and [[aim]]")
    source = table.get("source", "")
    if not isinstance(source, str) or not source:
        raise UserError(f"{where}: source is {source!r}; expected whose figures these are")
    return Aims(source, [_aim(one, f"{where}, [[aim]] {number}")
                         for number, one in enumerate(tables(table, "aim", where, UserError), 1)])


def _aim(given: Any, where: str) -> Aim:
    check_fields(given, _FIELDS, {"ours", "remark", "cpus", "ahead"}, where, UserError)
    if given["class"] not in CLASSES:
        raise UserError(f"{where}: class is {given['class']!r}; expected {', '.join(CLASSES)}")
    ways = given.get("ours", [])
    if not all(isinstance(way, list) and way and all(isinstance(code, str) for code in way) for way in ways):
        raise UserError(f'{where}: ours is {ways!r}; expected lists of codes, such as [["tables"], ["bit slices"]]')
    cpus = {name: _figures(one, f"{where}, cpus.{name}") for name, one in given.get("cpus", {}).items()}
    return Aim(given["primitive"], given["algorithm"], given["class"], ways, cpus, given.get("ahead", False),
               given.get("remark", ""))


def _figures(given: Any, where: str) -> Figures:
    check_fields(given, _FIGURES, set(_FIGURES), where, UserError)
    if "aim" in given and "below" in given:
        raise UserError(f"{where}: both aim and below; expected one of them")
    if bad := next((name for name in ("public", "aim", "below", "bound") if given.get(name, 1) <= 0), None):
        raise UserError(f"{where}: {bad} is {given[bad]}; expected cycles a byte, above 0")
    return Figures(given.get("public"), given.get("how", ""), given.get("aim", given.get("below")), "below" in given,
                   given.get("bound"))


def choose_aims(aims: Aims, names: Collection[str], known: Collection[str]) -> list[Aim]:
    """The comparisons of these algorithms (none named: all). UserError at a name that none is of, and where a
    comparison is of an algorithm that is not among the `known` ones of bench.toml."""
    mine = sorted({row.algorithm for row in aims.rows})
    for name in mine:
        if name not in known:
            raise UserError(f"{FILE}: ciphers/bench.toml has no algorithm `{name}`: {suggestion(name, known)}")
    for name in names:
        if name not in mine:
            raise UserError(f"{FILE} has no aim of `{name}`: {suggestion(name, mine)}")
    return [row for row in aims.rows if not names or row.algorithm in names]
