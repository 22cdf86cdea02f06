"""Pass `circuits`: a `slicewise` table becomes and, or, xor and not, by the circuit that is cheapest on the CPU.

Circuits are data, `circuits/*.toml`: each `[[circuit]]` has the `table` it computes, the `program`
(scheduler.circuit), and `found`, how it was found. A box may have several. All are checked at every input when
they are loaded; gates, depth, copies and registers are computed. A table without a circuit gets one from
scheduler.circuit_make.
"""

from __future__ import annotations

import sys
from functools import cache
from pathlib import Path

from dsl.ir import Carried, Kernel, Loop, Op, Param, Region, Table
from scheduler.circuit import Circuit, CircuitError, parse_circuit
from scheduler.circuit_make import make_circuit
from scheduler.complements import Uses
from targets.cpu import Cpu

if sys.version_info >= (3, 11):
    import tomllib
else:
    import tomli as tomllib

FOLDER = Path(__file__).with_name("circuits")
FIELDS = {"name", "table", "program", "found"}
Entries = tuple[int, ...]


def lay_circuits(kernel: Kernel, cpu: Cpu) -> Kernel:
    """`kernel` with every `slicewise` replaced; operations are changed in place."""
    _region(kernel.body, {}, cpu)
    return kernel


def load_circuits(folder: Path = FOLDER) -> dict[Entries, list[Circuit]]:
    """All stored circuits by table; CircuitError names the file and the circuit that is wrong."""
    found: dict[Entries, list[Circuit]] = {}
    for path in sorted(folder.glob("*.toml")):
        try:
            rows = tomllib.loads(path.read_text(encoding="utf-8")).get("circuit", [])
        except tomllib.TOMLDecodeError as error:
            raise CircuitError(f"{path.name}: {error}") from error
        for number, row in enumerate(rows, 1):
            where = f"{path.name}: circuit {number} ({row.get('name', 'no name')})"
            if set(row) != FIELDS:
                wrong = ", ".join(sorted(FIELDS ^ set(row)))
                raise CircuitError(f"{where}: missing or unknown field {wrong}; each has {', '.join(sorted(FIELDS))}")
            entries = tuple(row["table"])
            if not entries or not all(isinstance(e, int) for e in entries):
                raise CircuitError(f"{where}: `table` is a list of integers")
            found.setdefault(entries, []).append(parse_circuit(row["program"], entries, where))
    return found


@cache
def _stored() -> dict[Entries, list[Circuit]]:
    return load_circuits()


@cache
def _made(entries: Entries, outputs: int) -> Circuit:
    return make_circuit(entries, outputs)


def circuits_of(table: Table) -> list[Circuit]:
    """The stored circuits of a table with all of its outputs, or the one that is made for it."""
    fitting = [c for c in _stored().get(table.entries, []) if len(c.outputs) == table.bits]
    return fitting or [_made(table.entries, table.bits)]


def clocks(circuit: Circuit, cpu: Cpu) -> float:
    """What a circuit costs: the time to issue its operations and copies, and the time of its longest path.

    The sum of both, because what stands before and after a box hides part of either.
    """
    gate, copy = cpu.cost("xor r32,r32"), cpu.cost("mov r32,r32")
    issue = (circuit.gates * gate.uops + circuit.copies * copy.uops) / cpu.width
    return issue + circuit.depth * gate.latency


def choose_circuit(table: Table, cpu: Cpu, free_inputs: frozenset[int] = frozenset(),
                   free_outputs: frozenset[int] = frozenset()) -> Circuit:
    """The cheapest circuit of `table` on `cpu`; the first of equals.

    Complements of the inputs and outputs named cost nothing: scheduler.complements will move them.
    """
    return min(circuits_of(table), key=lambda c: clocks(c.without(free_inputs, free_outputs), cpu))


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


def _region(region: Region, same: dict[int, Op], cpu: Cpu, loop: Loop | None = None) -> None:
    free = _free(region, loop)
    laid: dict[tuple[object, ...], list[Op]] = {}
    kept: list[Op | Loop] = []
    for item in region.items:
        if isinstance(item, Loop):
            for c in item.carried:
                c.init = same.get(id(c.init), c.init)
            _region(item.body, same, cpu, item)
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
            laid[key] = _lay(choose_circuit(table, cpu, *free[key]), item, kept)
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
