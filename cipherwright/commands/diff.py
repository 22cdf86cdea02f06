"""The command that sets two CPUs' schedules side by side: diff."""

from __future__ import annotations

import shutil
from dataclasses import asdict
from typing import TYPE_CHECKING, Any

import click

from cipherwright.building.build import Builder, get_cpu
from cipherwright.commands import shared
from cipherwright.errors import UserError
from cipherwright.explain import difference, difference_view
from cipherwright.progress import step

if TYPE_CHECKING:
    from cipherwright.compiler.lines import Line
    from targets.cpu import Cost


@click.command()
@click.argument("kernel", metavar="KERNEL|ALGORITHM")
@click.argument("cpu_a", metavar="CPU")
@click.argument("cpu_b", metavar="CPU")
@click.option("--width", type=click.IntRange(min=60), help="Columns; default: the terminal's.")
@click.option("--only-changed", is_flag=True, help="Fold operations that are the same into one line.")
@click.option("--json", "as_json", is_flag=True, help="Print rows, totals and reasons as JSON.")
def diff(kernel: str, cpu_a: str, cpu_b: str, width: int | None, only_changed: bool, as_json: bool) -> None:
    """Two CPUs' schedules of a kernel side by side, matched by source operation.

    Of an algorithm, its main kernel is shown: that which encrypts, compresses or makes the keystream.

    \b
    Example:
      ./cw diff aes128_encrypt northwood prescott --only-changed
    """
    library = shared.get_library()
    name, role = library.main_kernel(kernel)
    if cpu_a == cpu_b:
        raise UserError(f"both CPUs are {cpu_a}: choose two")
    builder = Builder(library, library.project.generated)
    one, two = get_cpu(cpu_a), get_cpu(cpu_b)
    plans = []
    for cpu in (one, two):
        with step(f"compiling {name} for {cpu.target}"):
            plans.append(builder.planned(name, cpu))
    a, b = plans
    rows = difference.match(a.schedule, b.schedule)
    said = difference.reasons(rows, cpu_a, cpu_b) + difference.unrolling(a, b, cpu_a, cpu_b)
    forms = difference.form_costs(rows, one, two)
    sums = {cpu_a: difference.totals(a), cpu_b: difference.totals(b)}
    if as_json:
        shared.emit({"kernel": name, "rows": [{"mark": r.mark, cpu_a: _line(r.a), cpu_b: _line(r.b)} for r in rows
                                        if not only_changed or r.mark != "same"], "totals": sums, "reasons": said,
               "forms": [{"form": f.form, cpu_a: _cost(f.uses[0], f.costs[0]), cpu_b: _cost(f.uses[1], f.costs[1])}
                         for f in forms]})
        return
    columns = max(60, width or shutil.get_terminal_size((100, 24)).columns)
    title = f"{name}{f' ({role})' if role else ''}: {cpu_a} and {cpu_b}"
    click.echo("\n".join(difference_view.render(title, rows, name, sums, said, forms, columns, only_changed)))


def _line(line: Line | None) -> dict[str, Any] | None:
    return None if line is None else asdict(line)


def _cost(uses: int, cost: Cost | None) -> dict[str, Any]:
    known = {"uops": cost.uops, "latency": cost.latency, "latency_mem": cost.latency_mem} if cost else {}
    return {"uses": uses, **known}
