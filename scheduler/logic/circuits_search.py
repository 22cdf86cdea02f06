"""`python -m scheduler.logic.circuits_search FILE.cw [TABLE…]`: look for circuits of a source's S-boxes and print them.

What is printed is a piece of scheduler/logic/circuits/*.toml: for every permutation of 2 to 4 bits (or those named)
the circuits that no other one found beats in both instructions and depth. See scheduler.logic.circuit_search.
"""

from __future__ import annotations

import argparse
import shlex
import sys
from pathlib import Path

from dsl.elaborate import elaborate
from dsl.ir import Table
from dsl.parser import parse
from scheduler.logic.circuit import Circuit, Step
from scheduler.logic.circuit_search import Found, search

COMMAND = "python -m scheduler.logic.circuits_search"


def circuit_of(found: Found, inputs: int) -> Circuit:
    """What the search found, as a circuit."""
    steps = tuple(Step(kind, (a,) if kind == "not" else (a, b)) for kind, a, b in found.steps)
    return Circuit(inputs, steps, found.outputs)


def best(circuits: list[Circuit], free: bool = False) -> list[Circuit]:
    """Those that none beats in both instructions (gates and copies) and depth, fewest instructions first.

    With `free` the complements of inputs and outputs are not counted.
    """
    def cost(c: Circuit) -> tuple[int, int, int]:
        ends = (frozenset(range(c.inputs)), frozenset(range(len(c.outputs)))) if free else (frozenset(), frozenset())
        left = c.without(*ends)
        return left.gates + left.copies, left.depth, left.registers

    kept: list[Circuit] = []
    for c in sorted(circuits, key=cost):
        if all(cost(c)[1] < cost(k)[1] for k in kept):
            kept.append(c)
    return kept


def row(name: str, entries: tuple[int, ...], circuit: Circuit, found: str) -> str:
    """One `[[circuit]]` of a data file."""
    return (f'[[circuit]]\nname = "{name}"\ntable = {list(entries)}\nfound = "{found}"\n'
            f'program = """\n{circuit.text()}\n"""\n')


def tables_of(path: Path, names: list[str]) -> list[Table]:
    """The permutations of 2 to 4 bits of a source, or the tables named; SystemExit lists them if one is not there."""
    program = parse(path.read_text(encoding="utf-8"), path.name)
    elaborate(program, next(iter(program.kernels)))
    tables = {n: t for n, t in (program.meanings or {}).items() if isinstance(t, Table)}
    for n in names:
        if n not in tables:
            raise SystemExit(f"{path.name} has no table `{n}`; it has {', '.join(tables)}")
    chosen = [tables[n] for n in names] or list(tables.values())
    fitting = [t for t in chosen if len(t.entries) in (4, 8, 16) and sorted(t.entries) == list(range(len(t.entries)))]
    for t in set(chosen) - set(fitting):
        print(f"{t.name} is left out: only permutations of 2 to 4 bits are searched", file=sys.stderr)
    return fitting


def main() -> None:
    """Search for circuits of the tables that the command line names, and print them as TOML."""
    parser = argparse.ArgumentParser(prog=COMMAND, description="Look for circuits of S-boxes; prints TOML.")
    parser.add_argument("file", type=Path)
    parser.add_argument("table", nargs="*")
    parser.add_argument("--registers", type=int, default=5, help="registers there are (default 5, at most 7)")
    parser.add_argument("--beam", type=int, default=10000, help="states kept for each number of instructions")
    parser.add_argument("--seed", type=int, default=1, help="changes what is kept among equals")
    parser.add_argument("--free", action="store_true", help="complements of inputs and outputs cost nothing")
    given = parser.parse_args()
    for table in tables_of(given.file, given.table):
        found = search(table.entries, registers=given.registers, beam=given.beam, seed=given.seed,
                       free=given.free)
        command = shlex.join([*COMMAND.split(), str(given.file), table.name, "--registers", str(given.registers),
                              "--beam", str(given.beam), "--seed", str(given.seed), *["--free"][:given.free]])
        for circuit in best([circuit_of(f, len(table.entries).bit_length() - 1) for f in found],
                            given.free):
            print(row(table.name, table.entries, circuit, command))
            print(f"# {table.name}: {circuit.gates} gates, {circuit.copies} copies, depth {circuit.depth}, "
                  f"{circuit.registers} registers", file=sys.stderr)


if __name__ == "__main__":
    main()
