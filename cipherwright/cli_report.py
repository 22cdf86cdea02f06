"""The command that sets the papers' figures beside our kernels' on the model: report."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any

import click

from cipherwright.build import Builder, get_cpu, write_atomically
from cipherwright.errors import UserError
from cipherwright.report_rows import FILE, Published
from cipherwright.sources import Library, shown_path, suggestion

PAGE = "report.html"


@click.command()
@click.argument("kernels", nargs=-1, metavar="[KERNEL|ALGORITHM]...")
@click.option("--cpu", "cpus", multiple=True, help="Only rows of this CPU (repeatable).")
@click.option("--paper", "papers", multiple=True, metavar="NNN",
              help="Only rows of the paper with this number (repeatable).")
@click.option("--blocks", type=click.IntRange(1, 65536), help="Blocks in the measured call; default: the papers'.")
@click.option("--out", type=click.Path(path_type=Path, dir_okay=False), metavar="FILE.html",
              help=f"Where the page goes, instead of {PAGE}.")
@click.option("--json", "as_json", is_flag=True, help="Print the rows as JSON; no page is written.")
def report(kernels: tuple[str, ...], cpus: tuple[str, ...], papers: tuple[str, ...], blocks: int | None,
           out: Path | None, as_json: bool) -> None:
    """The papers' cycles beside our kernels' on the model, row by row, as one page to look at in a browser.

    Every row of ciphers/report.toml is shown; one whose kernel is not there yet, with the reason. Cycles are
    predictions: each stands beside its lower bounds and the model's bias on that CPU.

    \b
    Example:
      ./cw report
      ./cw report aes128 --cpu northwood --cpu prescott --out aes.html
      ./cw report --json
    """
    from cipherwright import cli

    library = cli.get_library()
    rows = choose(library, kernels, cpus, papers)
    builder = Builder(library, library.root / "generated")
    made = _measure(builder, rows, blocks)
    if as_json:
        from cipherwright.report import as_data

        cli.emit({"rows": as_data(made)})
        if out is None:
            return
    path = out or library.root / PAGE
    from cipherwright.report_html import render
    from cipherwright.report_kernels import kernel_list

    write_atomically(path, render(made, kernel_list(builder)).encode())
    if not as_json:
        _print(made)
    click.echo(f"wrote {shown_path(path)}", err=as_json)


def choose(library: Library, kernels: tuple[str, ...], cpus: tuple[str, ...],
           papers: tuple[str, ...]) -> list[Published]:
    """The rows that are asked for. A kernel may be named by a cipher or kernel of the rows, or by an algorithm."""
    from cipherwright.report_rows import read_rows

    rows = read_rows(library)
    if not rows:
        raise UserError(f"{shown_path(library.root / FILE)} has no rows; docs/report.md says what one looks like")
    for cpu in cpus:
        get_cpu(cpu)
    numbers = {row.paper.number for row in rows}
    for paper in papers:
        if paper not in numbers:
            raise UserError(f"no row is of paper `{paper}`: {suggestion(paper, numbers)}")
    wanted = {name for asked in kernels for name in _names(library, rows, asked)}
    found = [row for row in rows if (not kernels or row.kernel in wanted) and (not cpus or row.cpu in cpus)
             and (not papers or row.paper.number in papers)]
    if not found:
        raise UserError(f"no row of {FILE} is of all that was asked for; leave out --cpu or --paper")
    return found


def _names(library: Library, rows: list[Published], asked: str) -> set[str]:
    """The kernels that a name stands for."""
    mine = {row.kernel for row in rows if asked in (row.kernel, row.cipher)}
    if not mine and asked in library.algorithms:
        mine = set(library.kernels_for(asked)) & {row.kernel for row in rows}
    if not mine:
        known = {name for row in rows for name in (row.kernel, row.cipher)}
        raise UserError(f"no row is of `{asked}`: {suggestion(asked, known)}")
    return mine


def _measure(builder: Builder, rows: list[Published], blocks: int | None) -> list[Any]:
    from cipherwright import cli
    from cipherwright.report import measure_rows

    with click.progressbar(length=len({(r.kernel, r.mapping, r.cpu) for r in rows}), label="kernels",
                           file=sys.stderr) as bar:
        return measure_rows(builder, rows, cli.explain, blocks, lambda done, total: bar.update(1))


def _print(rows: list[Any]) -> None:
    from rich.console import Console

    from cipherwright.report_view import print_rows

    print_rows(Console() if sys.stdout.isatty() else Console(width=160), rows)


def register(group: click.Group) -> None:
    """Add this command to the command line."""
    group.add_command(report)
