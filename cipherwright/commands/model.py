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
def validate(files: tuple[Path, ...], calls: tuple[Path, ...], cpus: tuple[str, ...], as_json: bool,
             page: Path | None) -> None:
    """Compare the pipeline model with published cycle counts, row by row.

    A row that cannot be run is listed with the reason. In cipherwright's own repository the page of the shipped rows on
    all CPUs also renews targets/validation/bias.json, which predictions quote.

    \b
    Example:
      ./cw validate --cpu pentium3
      ./cw validate --file my-rows.toml --json
    """
    from cipherwright.paths import TOOL
    from cipherwright.progress import counted
    from cipherwright.validation import rows as shipped
    from cipherwright.validation.validate import as_json as shape
    from cipherwright.validation.validate import plan, run
    from targets.kept import current_project

    _check_cpus(cpus)
    todo = plan(list(files) or [shipped.MICROBENCHMARKS, shipped.PUBLISHED], list(calls) or [shipped.CALLS], cpus)
    with counted(len(todo.tasks), "rows") as one_more:
        results = run(todo, lambda done, total: one_more())
    if page is not None:
        _write(results, page, renew_bias=not files and not calls and not cpus and current_project() == TOOL)
    if as_json:
        shared.emit(shape(results))
    elif page is None:
        _print(results)


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


def _print(results: list[Any]) -> None:
    from rich.console import Console

    from cipherwright.validation.view import print_results

    console = Console() if sys.stdout.isatty() else Console(width=160)
    print_results(console, results)
