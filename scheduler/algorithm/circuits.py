"""Pass `circuits`: a `slicewise` table becomes and, or, xor and not, by the circuit that is cheapest on the CPU.

Circuits are data, `circuits/*.toml`: each `[[circuit]]` has the `table` it computes, the `program`
(scheduler.logic.circuit), and `found`, how it was found. A box may have several. All are checked at every input when
they are loaded; gates, depth, copies and registers are computed. A table without a circuit gets one from
scheduler.logic.circuit_make.
"""

from __future__ import annotations

from collections.abc import Callable

from dsl.ir import Carried, Kernel, Loop, Op, Param, Region, Table
from scheduler.algorithm.complements import Uses
from scheduler.logic.circuit import Circuit, functions
from scheduler.logic.stored_circuits import circuits_of
from scheduler.select.ternary import on_three
from targets.cpu import Cpu
from targets.x86.instruction_set import VECTORS, WORD
from targets.x86.register_files import VECTOR_FILES

KINDS = {"r": WORD, **{row.said: VECTORS[row.file] for row in VECTOR_FILES.values()}}
Choose = Callable[[Table, frozenset[int], frozenset[int]], Circuit]
"""The circuit of a table where complements of these inputs and outputs are free."""


def lay_circuits(kernel: Kernel, cpu: Cpu, slices: str = "", lane_file: str = "r") -> Kernel:
    """`kernel` with every `slicewise` replaced; operations are changed in place.

    In a kernel in `slices`, of registers of that file, many boxes are worked on at a time, so that only the number of
    instructions counts. In lanes of registers of `lane_file` that have logic on three operands it is the number of
    those.
    """
    def cheapest(table: Table, free_inputs: frozenset[int], free_outputs: frozenset[int]) -> Circuit:
        return choose_circuit(table, cpu, free_inputs, free_outputs)

    file = slices or lane_file
    three = file in VECTORS and on_three(cpu, VECTORS[file])
    return lay_with(kernel, fewest_of_three if three else fewest if slices else cheapest)


def lay_with(kernel: Kernel, choice: Choose) -> Kernel:
    """`lay_circuits` with the circuits that `choice` gives."""
    _region(kernel.body, {}, choice)
    return kernel


def clocks(circuit: Circuit, cpu: Cpu, file: str = "r") -> float:
    """What a circuit costs: the time to issue its operations and copies, and the time of its longest path.

    The sum of both, because what stands before and after a box hides part of either. `file` is the register file
    that holds the values: r, mmx or xmm.
    """
    gate, copy = (cpu.cost(cpu.instructions.form(does, KINDS[file], KINDS[file])) for does in ("xor", "copy"))
    issue = (circuit.gates * gate.uops + circuit.copies * copy.uops) / cpu.width
    if file != "r" and gate.ports:  # few ports do vector logic: one on a Pentium 4, for two clocks
        busy = sum(gate.occupancy) / len({p for ports in gate.ports for p in ports})
        issue = max(issue, (circuit.gates + circuit.copies) * busy)
    return issue + circuit.depth * gate.latency


def choose_circuit(table: Table, cpu: Cpu, free_inputs: frozenset[int] = frozenset(),
                   free_outputs: frozenset[int] = frozenset(), file: str = "r") -> Circuit:
    """The cheapest circuit of `table` on `cpu` with values in `file`; the first of equals.

    Complements of the inputs and outputs named cost nothing: scheduler.algorithm.complements will move them.
    """
    return min(circuits_of(table), key=lambda c: clocks(c.without(free_inputs, free_outputs), cpu, file))


def fewest(table: Table, free_inputs: frozenset[int] = frozenset(),
           free_outputs: frozenset[int] = frozenset()) -> Circuit:
    """The circuit with the fewest operations and copies; the shallowest of equals."""
    return min(circuits_of(table), key=lambda c: (c.gates + c.copies, c.depth))


def fewest_of_three(table: Table, free_inputs: frozenset[int] = frozenset(),
                    free_outputs: frozenset[int] = frozenset()) -> Circuit:
    """The circuit with the fewest functions of three operands; that of the fewest gates of equals."""
    return min(circuits_of(table), key=lambda c: (len(functions(c)), c.gates))


def _group(op: Op) -> tuple[object, ...]:
    """Equal for the outputs of one use of a table."""
    table = op.attr[0]
    return (table.entries, table.bits, *(("const", a.attr) if a.kind == "const" else id(a) for a in op.args))


def _free(region: Region, loop: Loop | None) -> dict[tuple[object, ...], tuple[frozenset[int], frozenset[int]]]:
    """For every use of a table the inputs and outputs whose complement scheduler.algorithm.complements can move."""
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
