"""Pass `circuits`: a `slicewise` table becomes and, or, xor and not, by the circuit that is cheapest on the CPU.

Circuits are data, `circuits/*.toml`: each `[[circuit]]` has the `table` it computes, the `program`
(scheduler.circuit), and `found`, how it was found. A box may have several. All are checked at every input when
they are loaded; gates, depth, copies and registers are computed. A table without a circuit gets one from
scheduler.circuit_make.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import Any

from dsl.ir import Carried, Kernel, Loop, Op, Param, Region, Table
from scheduler.circuit import Circuit, CircuitError, Step, parse_circuit
from scheduler.circuit_make import make_circuit
from scheduler.complements import Uses
from targets.cpu import Cpu
from targets.datafile import check_fields, read_toml, tables

FOLDER = Path(__file__).with_name("circuits")
FIELDS = {"name": str, "table": list[int], "program": str, "found": str}
FORMS = {"r": ("xor r32,r32", "mov r32,r32"), "mmx": ("pxor mm,mm", "movq mm,mm"),
         "xmm": ("pxor x,x", "movdqa x,x")}
"""The operation and the copy of each register file."""
Entries = tuple[int, ...]
Choose = Callable[[Table, frozenset[int], frozenset[int]], Circuit]
"""The circuit of a table where complements of these inputs and outputs are free."""


def lay_circuits(kernel: Kernel, cpu: Cpu, sliced: bool = False) -> Kernel:
    """`kernel` with every `slicewise` replaced; operations are changed in place.

    In a `sliced` kernel many boxes are worked on at a time, so that only the number of instructions counts.
    """
    def cheapest(table: Table, free_inputs: frozenset[int], free_outputs: frozenset[int]) -> Circuit:
        return choose_circuit(table, cpu, free_inputs, free_outputs)

    choice: Choose = fewest if sliced else cheapest
    _region(kernel.body, {}, choice)
    return kernel


def load_circuits(folder: Path = FOLDER) -> dict[Entries, list[Circuit]]:
    """All stored circuits by table; CircuitError names the file and the circuit that is wrong."""
    found: dict[Entries, list[Circuit]] = {}
    for row in stored_rows(folder):
        entries = tuple(row["table"])
        found.setdefault(entries, []).append(parse_circuit(row["program"], entries, row["where"]))
    return found


def stored_rows(folder: Path = FOLDER) -> list[dict[str, Any]]:
    """The rows of the data files with `where`, their place for messages; CircuitError if one is malformed."""
    rows = []
    for path in sorted(folder.glob("*.toml")):
        for number, row in enumerate(tables(read_toml(path, CircuitError), "circuit", path.name, CircuitError), 1):
            where = f"{path.name}: circuit {number} ({row.get('name', 'no name')})"
            check_fields(row, FIELDS, (), where, CircuitError)
            rows.append({**row, "where": where})
    return rows


@cache
def _stored() -> dict[Entries, list[Circuit]]:
    return load_circuits()


@cache
def _turned(entries: Entries, bits: int) -> list[Circuit]:
    """Circuits of stored boxes of which the table is a copy with its input and output bits rotated."""
    inputs = len(entries).bit_length() - 1

    def turn(x: int, by: int, width: int) -> int:
        return (x << by | x >> (width - by)) & (1 << width) - 1

    for stored, circuits in _stored().items():
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

    Those of a box whose input and output bits are rotated serve as well.
    """
    fitting = [c for c in _stored().get(table.entries, []) if len(c.outputs) == table.bits]
    return fitting or _turned(table.entries, table.bits) or [_made(table.entries, table.bits)]


def clocks(circuit: Circuit, cpu: Cpu, file: str = "r") -> float:
    """What a circuit costs: the time to issue its operations and copies, and the time of its longest path.

    The sum of both, because what stands before and after a box hides part of either. `file` is the register file
    that holds the values: r, mmx or xmm.
    """
    gate, copy = (cpu.cost(form) for form in FORMS[file])
    issue = (circuit.gates * gate.uops + circuit.copies * copy.uops) / cpu.width
    if file != "r" and gate.ports:  # few ports do vector logic: one on a Pentium 4, for two clocks
        busy = sum(gate.occupancy) / len({p for ports in gate.ports for p in ports})
        issue = max(issue, (circuit.gates + circuit.copies) * busy)
    return issue + circuit.depth * gate.latency


def choose_circuit(table: Table, cpu: Cpu, free_inputs: frozenset[int] = frozenset(),
                   free_outputs: frozenset[int] = frozenset(), file: str = "r") -> Circuit:
    """The cheapest circuit of `table` on `cpu` with values in `file`; the first of equals.

    Complements of the inputs and outputs named cost nothing: scheduler.complements will move them.
    """
    return min(circuits_of(table), key=lambda c: clocks(c.without(free_inputs, free_outputs), cpu, file))


def fewest(table: Table, free_inputs: frozenset[int] = frozenset(),
           free_outputs: frozenset[int] = frozenset()) -> Circuit:
    """The circuit with the fewest operations and copies; the shallowest of equals."""
    return min(circuits_of(table), key=lambda c: (c.gates + c.copies, c.depth))


def _group(op: Op) -> tuple[object, ...]:
    """Equal for the outputs of one use of a table."""
    table = op.attr[0]
    return (table.entries, table.bits, *(("const", a.attr) if a.kind == "const" else id(a) for a in op.args))


def _free(region: Region, loop: Loop | None) -> dict[tuple[object, ...], tuple[frozenset[int], frozenset[int]]]:
    """For every use of a table the inputs and outputs whose complement scheduler.complements can move."""
    groups: dict[tuple[object, ...], list[Op]] = {}
    for item in region.items:
        if isinstance(item, Op) and item.kind == "slicewise":
            groups.setdefault(_group(item), []).append(item)
    if loop is None or not isinstance(loop.count, Param):
        return dict.fromkeys(groups, (frozenset(), frozenset()))
    uses = Uses(loop)
    return {key: (frozenset(i for i, a in enumerate(ops[0].args) if ops[0].args.count(a) == 1 and uses.negated(a, ops)),
                  frozenset(o.attr[1] for o in ops if uses.absorbs(o))) for key, ops in groups.items()}


def _region(region: Region, same: dict[int, Op], choice: Choose, loop: Loop | None = None) -> None:
    free = _free(region, loop)
    laid: dict[tuple[object, ...], list[Op]] = {}
    kept: list[Op | Loop] = []
    for item in region.items:
        if isinstance(item, Loop):
            for c in item.carried:
                c.init = same.get(id(c.init), c.init)
            _region(item.body, same, choice, item)
            item.carried = [Carried(c.init, c.param, same.get(id(c.next), c.next)) for c in item.carried]
            kept.append(item)
            continue
        key = _group(item) if item.kind == "slicewise" else ()
        item.args = tuple(same.get(id(a), a) for a in item.args)
        if not key:
            kept.append(item)
            continue
        table, output = item.attr
        if key not in laid:
            laid[key] = _lay(choice(table, *free[key]), item, kept)
        same[id(item)] = laid[key][output]
    region.items = kept


def _lay(circuit: Circuit, like: Op, out: list[Op | Loop]) -> list[Op]:
    """Append the gates of `circuit` on the operands of `like`; the outputs."""
    values = list(like.args)
    full = (1 << like.bits) - 1
    for s in circuit.steps:
        args = tuple(values[a] for a in s.args)
        if s.args:
            op = Op(s.kind, like.bits, args, None, like.pos, any(a.secret for a in args), like.name)
            out.append(op)
        else:
            op = Op("const", like.bits, (), full if s.kind == "ones" else 0, like.pos)
        values.append(op)
    return [values[o] for o in circuit.outputs]
