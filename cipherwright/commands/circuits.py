"""The command that lists the stored circuits with what they cost: circuits."""

from __future__ import annotations

from typing import Any

import click

from cipherwright.commands import shared
from cipherwright.errors import UserError

FILES = ("r", "mmx", "xmm")


@click.command("circuits")
@click.argument("names", nargs=-1, metavar="[NAME…]")
@click.option("--cpu", default="core2-64", show_default=True, help="The CPU whose clocks are given.")
@click.option("--file", type=click.Choice(FILES), default="xmm", show_default=True,
              help="The register file that holds the values.")
@click.option("--json", "as_json", is_flag=True, help="Print everything as JSON.")
def circuits_command(names: tuple[str, ...], cpu: str, file: str, as_json: bool) -> None:
    """List the stored circuits of S-boxes and XOR programs of linear maps, with what they cost.

    Gates are those of the circuit without complements of its inputs and outputs, which merge with keys; those are
    counted under `not`. `copies` and `registers` are for the order written, `8 regs` and `16 regs` what two-operand
    code with so many registers needs: operations, copies or loads, and stores. `path` is the clocks of the longest
    path on the CPU, `clocks` those by which the compiler chooses. A published figure stands below the box it is of.

    \b
    Example:
      ./cw circuits aes_sbox misty1_s9 --cpu core2-64
    """
    from cipherwright.building.build import get_cpu
    from cipherwright.project.circuits import own_circuits_digest
    from cipherwright.report.circuit_rows import circuit_rows, lines
    from scheduler.algorithm.circuits import KINDS

    table = get_cpu(cpu)
    if not all(table.instructions.find(does, KINDS[file], KINDS[file]) for does in ("xor", "copy")):
        raise UserError(f"{table.name} does not compute in registers of {file}; choose another of --file "
                        f"{', '.join(FILES)}")
    own_circuits_digest()
    rows: list[dict[str, Any]] = circuit_rows(table, file)
    known = list(dict.fromkeys(r["name"] for r in rows))
    for name in names:
        if name not in known:
            raise UserError(f"no stored circuit is named `{name}`; there are {', '.join(known)}")
    rows = [r for r in rows if not names or r["name"] in names]
    if as_json:
        shared.emit(rows)
        return
    for line in lines(rows):
        click.echo(line)
