"""`python -m scheduler.algorithm.composed_search FILE.cw TABLE FUNCTION`: a circuit of a composed S-box, printed.

FUNCTION is what the source makes TABLE of, with smaller S-boxes: its text in bit slices, with the circuits of those
boxes, is a first circuit, which the walk of scheduler.logic.circuit_walk shortens across them. What is printed is a
piece of scheduler/logic/circuits/*.toml: the shortest circuit, its steps in an order that needs few copies. With the
same arguments the same circuit is found.
"""

from __future__ import annotations

import argparse
import shlex
import sys
from pathlib import Path

from dsl.elaborate import elaborate
from dsl.ir import Kernel
from dsl.parser import parse
from scheduler.algorithm.circuits import fewest, lay_with
from scheduler.algorithm.slices import slice_kernel
from scheduler.logic.boxes_search import ordered, table_of
from scheduler.logic.circuit import Circuit, CircuitError, Step, used
from scheduler.logic.circuit_order import instructions
from scheduler.logic.circuit_walk import improve, strip
from scheduler.logic.circuits_search import row

COMMAND = "python -m scheduler.algorithm.composed_search"
BOX = "composed_box"
WIDTH = 32  # of the slices; any would do


def composed_circuit(text: str, name: str, function: str) -> Circuit:
    """The circuit that a source's `function`, from u8 to u8, is in bit slices; `text` is that of the source `name`.

    CircuitError if a bit of the result is the same for all inputs.
    """
    kernel = f"kernel {BOX}(x: in u8[1], y: out u8[1]) {{ y[0] = {function}(x[0]) }}"
    made = _circuit(lay_with(slice_kernel(elaborate(parse(f"{text}\n{kernel}\n", name), BOX), WIDTH), fewest))
    if -1 in made.outputs:
        raise CircuitError(f"bit {made.outputs.index(-1)} of {function}(x) is the same for all x; no gate makes it")
    return used(made)


def _circuit(kernel: Kernel) -> Circuit:
    """What a kernel in slices without loops does from its input's slices to its output's; -1 for constants."""
    number: dict[int, int] = {}
    steps: list[Step] = []
    outputs: dict[int, int] = {}
    for op in kernel.body.ops():
        slice_ = op.attr.offset // (WIDTH // 8) if op.kind in ("load", "store") else 0
        if op.kind == "load":
            number[id(op)] = slice_
        elif op.kind == "store":
            outputs[slice_] = number.get(id(op.args[0]), -1)
        else:
            steps.append(Step(op.kind, tuple(number[id(a)] for a in op.args)))
            number[id(op)] = 8 + len(steps) - 1
    return Circuit(8, tuple(steps), tuple(outputs[j] for j in range(8)))


def find_composed(start: Circuit, entries: tuple[int, ...], starts: int, effort: int, seed: int,
                  deepest: int = 0) -> Circuit:
    """The shortest circuit of a table that `starts` walks of `effort` steps from `start` come to, in a good order.

    No path has more than `deepest` gates, if that is not 0 and can be. CircuitError if `start` computes another table.
    """
    if not start.computes(entries):
        raise CircuitError("the function does not compute the table; name the one that the source makes it of")
    bare = strip(start)
    found = min((improve(bare, effort, s, deepest=deepest) for s in range(seed, seed + starts)),
                key=lambda c: (c.gates, c.depth))
    return ordered(found, 0, entries)


def main() -> None:
    """Search for a circuit of the table that the command line names, and print it as TOML."""
    parser = argparse.ArgumentParser(prog=COMMAND, description="Look for circuits of composed S-boxes; prints TOML.")
    parser.add_argument("file", type=Path)
    parser.add_argument("table")
    parser.add_argument("function", help="of 8 bits, which the table is made of")
    parser.add_argument("--starts", type=int, default=3, help="walks from the same start (default 3)")
    parser.add_argument("--effort", type=int, default=100000, help="steps of each (default 100000)")
    parser.add_argument("--seed", type=int, default=1, help="of all random choices (default 1)")
    parser.add_argument("--deepest", type=int, default=0, help="gates on a path at most, where possible")
    given = parser.parse_args()
    _, entries = table_of([str(given.file), given.table])
    start = composed_circuit(given.file.read_text(encoding="utf-8"), given.file.name, given.function)
    circuit = find_composed(start, entries, given.starts, given.effort, given.seed, given.deepest)
    options = [f"--{k} {getattr(given, k)}" for k in ("starts", "effort", "seed", "deepest") if getattr(given, k)]
    name = f"{given.file.stem}_{given.table.lower()}"
    print(row(name, entries, circuit, shlex.join([*COMMAND.split(), str(given.file), given.table, given.function,
                                                  *" ".join(options).split()])))
    bare = strip(circuit)
    print(f"# {name}: {strip(start).gates} gates to begin with, {bare.gates} found and {circuit.gates - bare.gates} "
          f"complements, depth {bare.depth}; (operations, copies, stores) with 8 registers "
          f"{instructions(circuit, 8)}, with 16 {instructions(circuit, 16)}", file=sys.stderr)


if __name__ == "__main__":
    main()
