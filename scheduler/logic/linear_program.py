"""XOR programs of linear maps over GF(2).

A map is split into parts that share no input; equal parts are solved once. Each part is first made by the greedy
method of C. Paar (Optimized arithmetic for Reed-Solomon encoders, ISIT 1997), which never cancels, and then made
shorter by the walk of scheduler.logic.circuit_walk, which does. Programs that a longer search found are stored
(`linear/*.toml`) and win; `python -m scheduler.logic.linear_search` finds them.
"""

from __future__ import annotations

import hashlib
import random
from collections.abc import Sequence
from functools import cache
from pathlib import Path

from dsl import kept
from scheduler.logic.circuit import Circuit, CircuitError, Step, parse_steps
from targets.datafile import check_fields, read_toml, tables

FOLDER = Path(__file__).with_name("linear")
FIELDS = {"name": str, "columns": list[int], "bits": int, "program": str, "found": str}
QUICK = 100000  # steps of the walk for a map that is met while compiling; about a second for 32 by 32 bits
Columns = tuple[int, ...]


def rows_of(columns: Sequence[int], bits: int) -> list[int]:
    """For every output the inputs it sums, as a mask."""
    return [sum((c >> j & 1) << i for i, c in enumerate(columns)) for j in range(bits)]


@cache
def linear_columns(entries: Columns) -> Columns:
    """The images of the single input bits of a table that is a linear map; () if it is none."""
    columns = tuple(entries[1 << i] for i in range(len(entries).bit_length() - 1))
    images = [0]
    for c in columns:
        images += [x ^ c for x in images]
    return columns if tuple(images) == tuple(entries) else ()


def is_program(circuit: Circuit, columns: Sequence[int], bits: int) -> bool:
    """Whether an XOR circuit computes the map: shown on the single input bits, which span all inputs."""
    values = [1 << i for i in range(circuit.inputs)]
    for s in circuit.steps:
        if s.kind not in ("xor", "zero"):
            return False
        values.append(values[s.args[0]] ^ values[s.args[1]] if s.args else 0)
    return circuit.inputs == len(columns) and [values[o] for o in circuit.outputs] == rows_of(columns, bits)


@cache
def linear_program(columns: Columns, bits: int) -> Circuit:
    """A short XOR circuit of the map that takes input bit i to `columns[i]`, an integer of `bits` bits.

    Its steps are `xor`, and one `zero` if an output never changes; an output that equals an input is no step.
    """
    stored = stored_programs().get((columns, bits), [])
    return min(stored, key=lambda c: (c.gates, c.depth)) if stored else _assemble(columns, bits, _quick)


def search_program(columns: Columns, bits: int, iterations: int, seed: int) -> Circuit:
    """The same by a longer search: `iterations` steps of the walk for each part."""
    return _assemble(columns, bits, lambda inputs, rows: _solve(inputs, rows, iterations, seed))


def paar(inputs: int, rows: Sequence[int], rng: random.Random | None = None) -> Circuit:
    """A program of the sums `rows` (masks of inputs, none 0) in which the commonest pair is always added first.

    Among equals the first pair is taken, or with `rng` any.
    """
    uses = [sum((r >> i & 1) << j for j, r in enumerate(rows)) for i in range(inputs)]
    steps: list[Step] = []
    where = [-1] * len(rows)
    counts = {(i, j): (uses[i] & uses[j]).bit_count() for j in range(inputs) for i in range(j)}
    while counts and (most := max(counts.values())):
        equal = [p for p, c in counts.items() if c == most]
        i, j = rng.choice(equal) if rng else equal[0]
        both = uses[i] & uses[j]
        steps.append(Step("xor", (i, j)))
        uses[i] ^= both
        uses[j] ^= both
        uses.append(both)
        new = len(uses) - 1
        for k, u in enumerate(uses):
            for v in (i, j, new):
                if k != v:
                    counts[min(k, v), max(k, v)] = (u & uses[v]).bit_count()
        counts = {p: c for p, c in counts.items() if c}
    for v, u in enumerate(uses):
        for j in range(len(rows)):
            if u >> j & 1:
                where[j] = v
    return Circuit(inputs, tuple(steps), tuple(where))


def _quick(inputs: int, rows: tuple[int, ...]) -> Circuit:
    stored = stored_programs().get((tuple(rows_of(rows, inputs)), len(rows)), [])
    return min(stored, key=lambda c: (c.gates, c.depth)) if stored else _solve(inputs, rows, QUICK, 1)


@cache
def _solve(inputs: int, rows: tuple[int, ...], iterations: int, seed: int) -> Circuit:
    made = paar(inputs, rows, random.Random(seed) if seed > 1 else None)
    sums = len({r for r in rows if r & (r - 1)})
    if not iterations or made.gates <= sums:  # each sum takes an operation of its own: no program is shorter
        return made

    def searched() -> list[list[object]]:
        from scheduler.logic.circuit_walk import improve  # compiled code, which most maps do without

        found = improve(made, iterations, seed)
        return [[[s.kind, *s.args] for s in found.steps], [*found.outputs]]

    steps, outputs = kept.keep("xor-program", f"{_code()} {inputs} {rows} {iterations} {seed}", searched)
    return Circuit(inputs, tuple(Step(kind, tuple(args)) for kind, *args in steps), tuple(outputs))


@cache
def _code() -> str:
    """SHA-256 in hex of what searches: what it found is not what it may find when it has changed."""
    names = ("linear_program.py", "circuit_walk.py", "circuit_walk_core.py", "circuit.py")
    return hashlib.sha256(b"\0".join(Path(__file__).with_name(name).read_bytes() for name in names)).hexdigest()


def _assemble(columns: Columns, bits: int, solve) -> Circuit:  # type: ignore[no-untyped-def]
    """The parts of a map, each by `solve` (inputs, rows → circuit), put together."""
    rows = rows_of(columns, bits)
    steps: list[Step] = []
    outputs: list[int] = [-1] * bits
    for ins, outs in _parts(rows, len(columns)):
        part = solve(len(ins), tuple(sum((rows[o] >> i & 1) << k for k, i in enumerate(ins)) for o in outs))
        number = list(ins)
        for s in part.steps:
            number.append(len(columns) + len(steps))
            steps.append(Step(s.kind, tuple(number[a] for a in s.args)))
        for o, v in zip(outs, part.outputs, strict=True):
            outputs[o] = number[v]
    if 0 in rows:
        steps.append(Step("zero", ()))
        outputs = [len(columns) + len(steps) - 1 if o < 0 else o for o in outputs]
    return Circuit(len(columns), tuple(steps), tuple(outputs), "made by the compiler")


def _parts(rows: Sequence[int], inputs: int) -> list[tuple[tuple[int, ...], tuple[int, ...]]]:
    """Inputs and outputs of the parts that share no input; zero outputs belong to none."""
    masks: list[int] = []
    for r in filter(None, rows):
        together = [m for m in masks if m & r]
        masks = [m for m in masks if not m & r] + [sum(together, 0) | r if together else r]
    return [(tuple(i for i in range(inputs) if m >> i & 1), tuple(j for j, r in enumerate(rows) if r & m))
            for m in masks]


@cache
def stored_programs(folder: Path = FOLDER) -> dict[tuple[Columns, int], list[Circuit]]:
    """All stored programs by map; CircuitError names the file and the program that is wrong."""
    found: dict[tuple[Columns, int], list[Circuit]] = {}
    for row in stored_rows(folder):
        columns = tuple(row["columns"])
        circuit = parse_steps(row["program"], len(columns), row["bits"], row["where"])
        if not is_program(circuit, columns, row["bits"]):
            raise CircuitError(f"{row['where']}: the program is not of the map with these `columns`; "
                               "mend the program or the columns")
        found.setdefault((columns, row["bits"]), []).append(circuit)
    return found


def stored_rows(folder: Path = FOLDER) -> list[dict]:
    """The rows of `linear/*.toml` with `where`, their place for messages."""
    rows = []
    for path in sorted(folder.glob("*.toml")):
        for number, row in enumerate(tables(read_toml(path, CircuitError), "program", path.name, CircuitError), 1):
            where = f"{path.name}: program {number} ({row.get('name', 'no name')})"
            check_fields(row, FIELDS, (), where, CircuitError)
            rows.append({**row, "where": where})
    return rows
