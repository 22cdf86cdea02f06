"""`python -m scheduler.logic.boxes_search BOX|FILE.cw TABLE`: circuits of S-boxes of 5 to 10 bits, printed.

BOX names a stored circuit, whose table is taken; FILE.cw TABLE a table of a source. A box that is inversion in
GF(2^8) between affine maps is done by tower fields (scheduler.logic.inversion), another by its polynomials
(scheduler.logic.low_degree). What is printed is a piece of scheduler/logic/circuits/*.toml: the shortest circuit, its
steps in an order that needs few copies (scheduler.logic.circuit_order). With the same arguments the same circuit is
found.
"""

from __future__ import annotations

import argparse
import shlex
import sys
from collections.abc import Sequence
from pathlib import Path

from dsl.elaborate import elaborate
from dsl.ir import Table
from dsl.parser import parse
from scheduler.logic.circuit import Circuit, CircuitError
from scheduler.logic.circuit_order import instructions, reorder
from scheduler.logic.circuit_walk import dress, strip
from scheduler.logic.circuits_search import row
from scheduler.logic.inversion import find_inversion, search_inversion
from scheduler.logic.low_degree import search_polynomial
from scheduler.logic.stored_circuits import known_rows

COMMAND = "python -m scheduler.logic.boxes_search"
Entries = tuple[int, ...]


def find_circuit(entries: Entries, starts: int, effort: int, seed: int, deepest: int = 0, every: int = 1,
                 turns: int = 100000, inside: bool = False) -> Circuit:
    """The shortest circuit found of a table with 2**n entries; complements stand at its inputs and outputs only.

    Of `starts` circuits each is improved by `effort` steps of the walk; no path has more than `deepest` gates, if that
    is not 0 and can be. `every` as in inversion.search_inversion, `turns` those of circuit_order.reorder, `inside` as
    in circuit_walk.dress.
    """
    outputs = max(entries).bit_length()
    maps = find_inversion(entries)
    if maps:
        point, found = maps.point, search_inversion(maps, starts, effort, seed, deepest, every)
    else:
        point, found = 0, search_polynomial(entries, outputs, starts, effort, seed, deepest)
    return ordered(found[0], point, entries, turns, inside)


def ordered(bare: Circuit, point: int, entries: Entries, turns: int = 100000,
            inside: bool = False) -> Circuit:
    """The circuit of `entries` from one of S(x ^ point) ^ S(point), in a good order; CircuitError if it is not one."""
    made = dress(reorder(bare, iterations=turns), point, entries[point], inside)
    if not made.computes(entries):
        raise CircuitError("the search made a circuit of another table: a bug in scheduler.logic.circuit_walk; "
                           "try a seed")
    return made


def known_box(name: str) -> Entries:
    """The table of the stored circuit with this name; SystemExit lists the names."""
    tables = {r["name"]: tuple(r["table"]) for r in known_rows()}
    if name not in tables:
        raise SystemExit(f"no stored circuit is named `{name}`; there are {', '.join(sorted(tables))}")
    return tables[name]


def table_of(given: Sequence[str]) -> tuple[str, Entries]:
    """Name and entries of what the command line names; SystemExit lists the tables if it names none."""
    if not given[0].endswith(".cw"):
        return given[0], known_box(given[0])
    path = Path(given[0])
    program = parse(path.read_text(encoding="utf-8"), path.name)
    elaborate(program, next(iter(program.kernels)))
    tables = {n: t for n, t in (program.meanings or {}).items() if isinstance(t, Table)}
    if len(given) < 2 or given[1] not in tables:
        raise SystemExit(f"name a table of {path.name} after it: {', '.join(tables)}")
    return given[1], tables[given[1]].entries


def main() -> None:
    """Search for a circuit of the box that the command line names, and print it as TOML."""
    parser = argparse.ArgumentParser(prog=COMMAND, description="Look for circuits of S-boxes; prints TOML.",
                                     epilog=f"example: {COMMAND} misty1_s7 --starts 2 --effort 50000")
    parser.add_argument("box", nargs="+", metavar="BOX | FILE.cw TABLE")
    parser.add_argument("--starts", type=int, default=3, help="circuits that are improved (default 3)")
    parser.add_argument("--effort", type=int, default=100000, help="steps for each of them (default 100000)")
    parser.add_argument("--seed", type=int, default=1, help="of all random choices (default 1)")
    parser.add_argument("--deepest", type=int, default=0, help="gates on a path at most, where possible")
    parser.add_argument("--inside", action="store_true", help="fewest complements, where no key absorbs any")
    given = parser.parse_args()
    name, entries = table_of(given.box)
    circuit = find_circuit(entries, given.starts, given.effort, given.seed, given.deepest, inside=given.inside)
    options = [f"--{k} {getattr(given, k)}" for k in ("starts", "effort", "seed", "deepest") if getattr(given, k)]
    options += ["--inside"] * given.inside
    print(row(name, entries, circuit, shlex.join([*COMMAND.split(), *given.box, *" ".join(options).split()])))
    bare = strip(circuit)
    print(f"# {name}: {bare.gates} gates and {circuit.gates - bare.gates} complements, depth {bare.depth}; "
          f"(operations, copies, stores) with 8 registers {instructions(circuit, 8)}, with 16 "
          f"{instructions(circuit, 16)}", file=sys.stderr)


if __name__ == "__main__":
    main()
