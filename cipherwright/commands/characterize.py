"""The command that measures this machine: characterize."""

from __future__ import annotations

import json
import sys
from pathlib import Path

import click

from cipherwright.errors import UserError


@click.command()
@click.option("--out", type=click.Path(path_type=Path, dir_okay=False), metavar="FILE.toml",
              help="Write the CPU table; its name is the file's.")
@click.option("--against", metavar="CPU", help="The table to compare with, and the base of the one that is written; "
                                               "default: the machine's own.")
@click.option("--quick", is_flag=True, help="One form in five, fewer passes, no windows.")
@click.option("--json", "as_json", is_flag=True, help="Print everything that was measured as JSON.")
def characterize(out: Path | None, against: str | None, quick: bool, as_json: bool) -> None:
    """Measure this machine: latencies, rates, ports, structure; written as a CPU table and compared with one.

    Of each instruction form that the CPU has: the latency from every operand to every other, how many the CPU does a
    clock, the slots it takes, and by what blocks what the ports. No performance counters are needed. It takes about a
    minute on a machine that has nothing else to do; figures that do not agree are measured again. A table in the
    project's folder of tables is a CPU that kernels can be built for.

    \b
    Example:
      ./cw characterize --out targets/cpus/mine.toml
      ./cw characterize --against zen3 --quick
    """
    from cipherwright.characterize.characterize import characterize as run
    from cipherwright.characterize.findings import as_data
    from cipherwright.characterize.report import lines
    from cipherwright.characterize.table import text
    from cipherwright.files import write_atomically
    from cipherwright.progress import note, step
    from targets import cpuid
    from targets.tables.files import model_names

    found = cpuid.here()
    base = against or found.table
    if base is not None and base not in model_names():
        raise UserError(f"--against {base}: no such table; tables are {', '.join(model_names())}")
    if base is None and out is not None:
        raise UserError(f"{found.why}: name the nearest by --against, for what cannot be measured is taken from it")
    check_machine()
    with step("measuring this machine"):
        measured = run(quick, note)
    if out is not None and base is not None:
        write_atomically(out, text(measured, out.stem, base).encode())
    if as_json:
        click.echo(json.dumps(as_data(measured), ensure_ascii=False))
        return
    for line in lines(measured, base, found.why):
        click.echo(line)
    if out is not None:
        click.echo(f"wrote {out}", err=True)


def check_machine() -> None:
    """UserError unless this is a machine that can be measured: Linux that runs 64-bit programs."""
    from cipherwright.bench.measure import demand_native

    if not sys.platform.startswith("linux"):
        raise UserError("this machine cannot be measured: it is no Linux")
    demand_native("this machine cannot be measured", "./cw cpus lists tables that are at hand")
