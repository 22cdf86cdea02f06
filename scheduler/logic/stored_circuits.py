"""The circuits of a table: those that are stored for it, or one that is made.

They are data, `circuits/*.toml`: each `[[circuit]]` has the table's contents and a program (`scheduler.logic.circuit`),
and is checked for every input when it is read. A project may have a folder of such files of its own beside them.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache, lru_cache
from pathlib import Path
from typing import Any

from dsl.ir import Table
from scheduler.logic.circuit import Circuit, CircuitError, Step, parse_circuit
from scheduler.logic.circuit_make import MADE, make_circuit
from scheduler.logic.linear_program import linear_columns
from targets.datafile import check_fields, read_toml, tables
from targets.kept import own_circuits

FOLDER = Path(__file__).with_name("circuits")
FIELDS = {"name": str, "table": list[int], "program": str, "found": str}
Entries = tuple[int, ...]
File = tuple[Path, int, int]
"""A file of the current project as it is now: its path, the time of its last change in nanoseconds and its bytes."""


def load_circuits(folder: Path = FOLDER) -> dict[Entries, list[Circuit]]:
    """All stored circuits by table; CircuitError names the file and the circuit that is wrong."""
    found: dict[Entries, list[Circuit]] = {}
    for row in stored_rows(folder):
        entries = tuple(row["table"])
        found.setdefault(entries, []).append(parse_circuit(row["program"], entries, row["where"]))
    return found


def known_rows() -> list[dict[str, Any]]:
    """The rows of cipherwright's files, then of the current project's; CircuitError as `stored_rows`."""
    own = own_circuits()
    return [*stored_rows(), *(stored_rows(own) if own else ())]


def stored_rows(folder: Path = FOLDER) -> list[dict[str, Any]]:
    """The rows of the data files with `file` and `where`, their place for messages; CircuitError if one is malformed.

    `file`: its path, of one of cipherwright from the folder of its source.
    """
    rows = []
    for path in sorted(folder.glob("*.toml")):
        name = path.name if folder == FOLDER else str(path)
        file = f"scheduler/logic/circuits/{name}" if folder == FOLDER else name
        for number, row in enumerate(tables(read_toml(path, CircuitError, name), "circuit", name, CircuitError), 1):
            where = f"{name}: circuit {number} ({row.get('name', 'no name')})"
            check_fields(row, FIELDS, (), where, CircuitError)
            rows.append({**row, "file": file, "where": where})
    return rows


def own_files() -> tuple[File, ...]:
    """The files of the current project's own circuits."""
    own = own_circuits()
    paths = sorted(own.glob("*.toml")) if own else []
    return tuple((path, path.stat().st_mtime_ns, path.stat().st_size) for path in paths)


@lru_cache(maxsize=2)
def _stored(own: tuple[File, ...]) -> dict[Entries, list[Circuit]]:
    found = load_circuits()
    for folder in dict.fromkeys(path.parent for path, *_ in own):
        for entries, circuits in load_circuits(folder).items():
            found[entries] = [*circuits, *found.get(entries, [])]
    return found


@lru_cache(maxsize=256)
def _turned(entries: Entries, bits: int, own: tuple[File, ...]) -> list[Circuit]:
    """Circuits of stored boxes of which the table is a copy with its input and output bits rotated."""
    inputs = len(entries).bit_length() - 1

    def turn(x: int, by: int, width: int) -> int:
        return (x << by | x >> (width - by)) & (1 << width) - 1

    for stored, circuits in _stored(own).items():
        fitting = [c for c in circuits if (c.inputs, len(c.outputs)) == (inputs, bits)]
        for i in range(inputs if fitting else 0):
            for o in range(bits):
                if all(turn(stored[turn(x, i, inputs)], o, bits) == e for x, e in enumerate(entries)):
                    return [_with_turned_ends(c, i, o) for c in fitting]
    return []


def _with_turned_ends(c: Circuit, inputs_by: int, outputs_by: int) -> Circuit:
    """The circuit of x -> (S(x <<< inputs_by)) <<< outputs_by."""
    number = [(i - inputs_by) % c.inputs for i in range(c.inputs)]
    steps = tuple(Step(s.kind, tuple(number[a] if a < c.inputs else a for a in s.args)) for s in c.steps)
    ends = [number[o] if o < c.inputs else o for o in c.outputs]
    return Circuit(c.inputs, steps, tuple(ends[(j - outputs_by) % len(ends)] for j in range(len(ends))), c.name)


@cache
def _made(entries: Entries, outputs: int) -> Circuit:
    return make_circuit(entries, outputs)


def circuits_of(table: Table) -> list[Circuit]:
    """The stored circuits of a table with all of its outputs, or the one that is made for it.

    Those of a box whose input and output bits are rotated serve as well. Of circuits that cost the same the current
    project's go first.
    """
    own = own_files()
    fitting = [c for c in _stored(own).get(table.entries, []) if len(c.outputs) == table.bits]
    return fitting or _turned(table.entries, table.bits, own) or [_made(table.entries, table.bits)]


def made_circuits(tables_: Iterable[Table]) -> dict[str, int]:
    """Name to gates of those tables for which no circuit is stored, so that the compiler makes one: right, not short.

    Linear maps, which need no circuit in bit slices, are not among them.
    """
    found: dict[str, int] = {}
    for table in tables_:
        first, *_ = circuits_of(table)
        if first.name == MADE and not linear_columns(table.entries):
            found[table.name] = first.gates
    return found
