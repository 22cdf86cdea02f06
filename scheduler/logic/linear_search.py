"""`python -m scheduler.logic.linear_search NAME|FILE.cw MAP`: a short XOR program of a linear map, printed.

NAME is a stored program, whose map is taken; FILE.cw MAP a `linear` of a source. What is printed is a piece of
scheduler/logic/linear/*.toml. With the same arguments the same program is found.
"""

from __future__ import annotations

import argparse
import shlex
import sys
from collections.abc import Sequence
from pathlib import Path

from dsl.elaborate import elaborate
from dsl.ir import Linear
from dsl.parser import parse
from scheduler.logic.circuit import Circuit
from scheduler.logic.circuit_order import reorder
from scheduler.logic.linear_program import search_program, stored_rows

COMMAND = "python -m scheduler.logic.linear_search"


def row(name: str, columns: Sequence[int], bits: int, program: Circuit, found: str) -> str:
    """One `[[program]]` of a data file; columns in hexadecimal."""
    listed = ", ".join(f"0x{c:0{(bits + 3) // 4}x}" for c in columns)
    return (f'[[program]]\nname = "{name}"\nbits = {bits}\ncolumns = [{listed}]\nfound = "{found}"\n'
            f'program = """\n{program.text()}\n"""\n')


def map_of(given: Sequence[str]) -> tuple[str, tuple[int, ...], int]:
    """Name, columns and output bits of what the command line names; SystemExit lists the names there are."""
    if not given[0].endswith(".cw"):
        maps = {r["name"]: r for r in stored_rows()}
        if given[0] not in maps:
            raise SystemExit(f"no stored program is named `{given[0]}`; there are {', '.join(sorted(maps))}")
        return given[0], tuple(maps[given[0]]["columns"]), maps[given[0]]["bits"]
    path = Path(given[0])
    program = parse(path.read_text(encoding="utf-8"), path.name)
    elaborate(program, next(iter(program.kernels)))
    linears = {n: x for n, x in (program.meanings or {}).items() if isinstance(x, Linear)}
    if len(given) < 2 or given[1] not in linears:
        raise SystemExit(f"name a linear map of {path.name} after it: {', '.join(linears)}")
    return given[1], linears[given[1]].columns, linears[given[1]].bits


def main() -> None:
    """Search for an XOR program of the map that the command line names, and print it as TOML."""
    parser = argparse.ArgumentParser(prog=COMMAND, description="Look for XOR programs of linear maps; prints TOML.",
                                     epilog=f"example: {COMMAND} FILE.cw MAP --effort 100000")
    parser.add_argument("map", nargs="+", metavar="NAME | FILE.cw MAP")
    parser.add_argument("--effort", type=int, default=1000000, help="steps for each part (default 1000000)")
    parser.add_argument("--seed", type=int, default=1, help="of all random choices (default 1)")
    given = parser.parse_args()
    name, columns, bits = map_of(given.map)
    program = reorder(search_program(columns, bits, given.effort, given.seed))
    options = ["--effort", str(given.effort), "--seed", str(given.seed)]
    print(row(name, columns, bits, program, shlex.join([*COMMAND.split(), *given.map, *options])))
    print(f"# {name}: {program.gates} XORs, depth {program.depth}", file=sys.stderr)


if __name__ == "__main__":
    main()
