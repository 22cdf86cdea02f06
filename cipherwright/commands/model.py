"""The commands about the pipeline model itself: validate."""

from __future__ import annotations

import difflib
import sys
from pathlib import Path
from typing import Any

import click

from cipherwright.commands import shared
from cipherwright.errors import UserError


def _check_cpus(cpus: tuple[str, ...]) -> None:
    from cipherwright.validation.validate import MODELS
    from targets.tables.files import model_names

    known = [*model_names(), *MODELS, "pentium-4"]
    for name in cpus:
        if name not in known:
            near = difflib.get_close_matches(name, known, 1)
            raise UserError(f"unknown CPU `{name}`{f', did you mean `{near[0]}`?' if near else ''}; "
                            f"the model has {', '.join(model_names())}")


@click.command()
@click.option("--file", "files", multiple=True, type=click.Path(path_type=Path), metavar="FILE.toml",
              help="Rows to run (repeatable): [[sequence]] or [[row]] tables. Default: those shipped.")
@click.option("--calls", "calls", multiple=True, type=click.Path(path_type=Path), metavar="FILE.toml",
              help="How to call the kernels of [[row]] tables (repeatable). Default: those shipped.")
@click.option("--cpu", "cpus", multiple=True, help="Only rows of this CPU (repeatable).")
@click.option("--json", "as_json", is_flag=True, help="Print rows and figures of each CPU as JSON.")
@click.option("--page", type=click.Path(path_type=Path, dir_okay=False), metavar="FILE.md",
              help="Write the validation page, and its chart beside it.")
@click.option("--html", type=click.Path(path_type=Path, dir_okay=False), metavar="FILE.html",
              help="Write one page to look at in a browser, instead of the tables on the terminal.")
@click.option("--leave-out", type=click.Choice(["kernel"]), metavar="kernel",
              help="Only published rows: choose the fitted parameters again without each kernel, and score it so.")
@click.option("--machine", is_flag=True,
              help="Compare with measurements instead: made now on this machine, or, of another CPU that --cpu names, "
                   "those that are stored.")
@click.option("--store", is_flag=True, help="With --machine: keep what was measured, in targets/validation/machine/.")
@click.option("--stored", is_flag=True, help="With --machine: do not measure, take what is stored.")
def validate(files: tuple[Path, ...], calls: tuple[Path, ...], cpus: tuple[str, ...], as_json: bool,
             page: Path | None, html: Path | None, leave_out: str | None, machine: bool, store: bool,
             stored: bool) -> None:
    """Compare the pipeline model with published cycle counts, row by row.

    A row that cannot be run is listed with the reason. In cipherwright's own repository the page of the shipped rows on
    all CPUs also renews targets/validation/bias.json, which predictions quote.

    With --leave-out kernel all rows of one algorithm on a CPU are left out in turn: of the values that the CPU's table
    says were tried, those are taken that fit the other rows best. A page is always made so.

    With --machine streams and chains of instruction forms, our kernels of 64-bit code and OpenSSL's functions are
    timed on this machine and run on the model of its table.

    \b
    Example:
      ./cw validate --cpu pentium3
      ./cw validate --file my-rows.toml --json
      ./cw validate --leave-out kernel --cpu northwood
      ./cw validate --machine
    """
    if machine or store or stored:
        if not machine or files or calls or page or leave_out or len(cpus) > 1:
            raise UserError("--machine goes with --cpu (one), --store, --stored, --html and --json; --store and "
                            "--stored with --machine")
        _validate_machine(cpus[0] if cpus else "", store, stored, html, as_json)
        return
    from cipherwright.paths import TOOL
    from cipherwright.progress import counted
    from cipherwright.validation import rows as shipped
    from cipherwright.validation.validate import as_json as shape
    from cipherwright.validation.validate import plan, run
    from targets.kept import current_project

    _check_cpus(cpus)
    default = [shipped.PUBLISHED] if leave_out and page is None else [shipped.MICROBENCHMARKS, shipped.PUBLISHED]
    todo = plan(list(files) or default, list(calls) or [shipped.CALLS], cpus, every=bool(leave_out or page))
    with counted(len(todo.tasks), "rows") as one_more:
        results = run(todo, lambda done, total: one_more())
    if html is not None:
        from cipherwright.validation.html import published_page

        shared.write_page(html, published_page(results))
    if page is not None:
        _write(results, page, renew_bias=not files and not calls and not cpus and current_project() == TOOL)
    if as_json:
        shared.emit(shape(results) | (_left_out(results) if leave_out or page else {}))
    elif page is None and html is None:
        _print(results, bool(leave_out))


def _validate_machine(cpu: str, store: bool, stored: bool, html: Path | None, as_json: bool) -> None:
    """The rows of this machine, or of a stored one, beside the model of a table."""
    from cipherwright.progress import note, step
    from cipherwright.validation import machine
    from cipherwright.validation.machine_rows import TARGET

    wanted, found = _stored_run(cpu, store, stored)
    with step(f"reading the kernels of {TARGET}"):
        cases = _machine_cases(None if found is None else found.rows)
    if found is None:
        with step("timing on this machine"):
            found = _measured(cases, wanted, note)
        if store:
            machine.store(found, machine.MACHINES / f"{wanted}.json")
    with step(f"running the model of {wanted}"):
        rows, gone = machine.compare(found, cases, wanted, note)
    if html is not None:
        from cipherwright.validation.html import machine_page

        shared.write_page(html, machine_page(found, rows, gone, wanted))
    if as_json:
        shared.emit(machine.as_data(found, rows, gone, wanted))
    elif html is None:
        click.echo("\n".join(machine.lines(found, rows, gone, wanted)))


def _stored_run(cpu: str, store: bool, stored: bool) -> tuple[str, Any]:
    """The table to compare with, and its stored run; None in its place where this machine is to be measured.

    UserError where there is neither, or where --store has nothing to keep.
    """
    from cipherwright.validation import machine
    from targets.cpuid import here

    if store and stored:
        raise UserError("--store keeps what is measured, and --stored measures nothing: leave one of them out")
    own = here()
    if cpu:
        _check_cpus((cpu,))
    wanted = cpu or own.table
    if wanted is None:
        raise UserError(f"{own.why}: name by --cpu one of which measurements are stored")
    if wanted == own.table and not stored:
        return wanted, None
    if store:
        raise UserError(f"--store keeps what this machine measures, as that of its own table: --cpu {wanted} is "
                        f"another; {own.why}")
    found = machine.stored(wanted)
    if found is None:
        raise UserError(f"nothing is stored of a {wanted}: {machine.REMEDY}" + ("" if stored else f"; {own.why}"))
    return wanted, found


def _machine_cases(rows: Any) -> list[Any]:
    """What can be timed here or, of stored rows, what their forms are."""
    from cipherwright.characterize.characterize import chosen
    from cipherwright.characterize.shapes import forms, shapes
    from cipherwright.instrument.peers import PeerError
    from cipherwright.machine.native import flags
    from cipherwright.validation.machine_rows import forms_cases, kernel_cases, peer_cases

    library = shared.get_library()
    known = shapes(forms()) if rows is not None else chosen(flags())[0]
    cases = [*forms_cases(known), *kernel_cases(library)]
    try:
        cases += peer_cases(library)
    except PeerError as error:
        click.echo(f"left out: OpenSSL's functions: {error}", err=True)
    return cases


def _measured(cases: list[Any], table: str, note: Any) -> Any:
    from cipherwright.bench.measure import Host
    from cipherwright.commands.characterize import check_machine
    from cipherwright.validation.machine import measure

    check_machine()
    return measure(cases, Host.here().name, table, note)


def _write(results: list[Any], page: Path, renew_bias: bool) -> None:
    from cipherwright.files import write_atomically
    from cipherwright.project.sources import shown_path
    from cipherwright.validation import bias
    from cipherwright.validation.page import write_page

    written = write_page(results, page)
    if renew_bias:
        write_atomically(bias.FILE, bias.table_of(results).encode())
        written.append(bias.FILE)
    click.echo(f"wrote {', '.join(shown_path(path) for path in written)}", err=True)


def _left_out(results: list[Any]) -> dict[str, Any]:
    from cipherwright.validation import intervals
    from cipherwright.validation.leaveout import as_data, leave_out

    left = leave_out(results)
    return {"leave_out": as_data(left), **intervals.as_data(intervals.scores(left))}


def _print(results: list[Any], left_out: bool) -> None:
    from rich.console import Console

    from cipherwright.validation.leaveout import leave_out
    from cipherwright.validation.leaveout_view import print_left_out
    from cipherwright.validation.view import print_results

    console = Console() if sys.stdout.isatty() else Console(width=160)
    if left_out:
        print_left_out(console, leave_out(results))
    else:
        print_results(console, results)
