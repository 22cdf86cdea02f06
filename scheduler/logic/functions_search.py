"""`python -m scheduler.logic.functions_search BOX`: a circuit of an S-box of few functions of three operands, printed.

BOX names a stored circuit, from which the walk of scheduler.logic.function_walk starts: --number says which of those
with its name. Of a box to some of whose outputs a cipher adds another value, --joined names those outputs: the walk
then looks for circuits that have room for it (scheduler.logic.joined_outputs). What is printed is a piece of
scheduler/logic/circuits/*.toml, gates on two operands of which scheduler.select.cover makes the functions again. With
the same arguments the same circuit is found.
"""

from __future__ import annotations

import argparse
import shlex
import sys
from collections.abc import Sequence

from scheduler.logic.circuit import CircuitError, functions, parse_circuit
from scheduler.logic.circuits_search import row
from scheduler.logic.function_walk import shorten
from scheduler.logic.joined_outputs import with_joined, without_joined
from scheduler.logic.stored_circuits import known_rows

COMMAND = "python -m scheduler.logic.functions_search"


def main(given: Sequence[str]) -> int:
    """The command line; SystemExit at a name that is not there, CircuitError where the walk made another table."""
    parser = argparse.ArgumentParser(prog=COMMAND, description=__doc__)
    parser.add_argument("box", help="the name of a stored circuit")
    parser.add_argument("--number", type=int, default=0, help="which of the circuits of that name, from 0")
    parser.add_argument("--rounds", type=int, default=40, help="rounds of 10000 steps")
    parser.add_argument("--slack", type=int, default=2, help="nodes more than the least that the walk may have")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--pieces", type=int, default=1, help="walks one after the other, each with the next seed from "
                        "the best circuit met")
    parser.add_argument("--joined", default="", metavar="BIT,BIT…", help="outputs that something else is added to")
    asked = parser.parse_args(given)
    rows = [r for r in known_rows() if r["name"] == asked.box]
    if not 0 <= asked.number < len(rows):
        raise SystemExit(f"{len(rows)} stored circuits are named `{asked.box}`")
    entries = tuple(rows[asked.number]["table"])
    start = parse_circuit(rows[asked.number]["program"], entries, rows[asked.number]["where"])
    joined = [int(bit) for bit in asked.joined.split(",") if bit]
    if not all(0 <= bit < len(start.outputs) for bit in joined):
        raise SystemExit(f"`{asked.box}` has outputs 0 to {len(start.outputs) - 1}")
    made = with_joined(start, joined)
    for piece in range(asked.pieces):
        found = shorten(made, asked.rounds, asked.slack, asked.seed + piece)
        made = min(found, made, key=lambda c: len(functions(c)))
    made = without_joined(made, len(joined))
    if not made.computes(entries):
        raise CircuitError("the walk made a circuit of another table: a bug in scheduler.logic.function_walk")
    print(f"{len(functions(start))} functions of three operands before, now {len(functions(made))}", file=sys.stderr)
    print(row(asked.box, entries, made, f"{COMMAND} {shlex.join(given)}"))
    return 0


if __name__ == "__main__":
    raise SystemExit(main(sys.argv[1:]))
