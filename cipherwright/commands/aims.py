"""`./cw bench --aims`: what the command bench does with that option."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any

import click

from cipherwright.building.build import Builder, get_cpu
from cipherwright.commands import shared
from cipherwright.commands.timing import DISTURBED, say, timed
from cipherwright.errors import UserError
from cipherwright.progress import step

if TYPE_CHECKING:
    from cipherwright.bench.aims import Aim, Aims
    from cipherwright.bench.compare import Compared
    from cipherwright.project.sources import Library

DIGITS = 3                              # of a figure that is shown: aims differ by hundredths of a cycle


def aims(library: Library, names: Sequence[str], cpus: Sequence[str], runs: int, as_json: bool,
         page: Path | None) -> None:
    """On the machine, in one run, or by the model of the CPU that is named; as text, JSON and a page."""
    from cipherwright.bench.aims import choose_aims, read_aims
    from cipherwright.bench.rows import choose
    from cipherwright.commands.native import NATIVE

    if len(cpus) > 1:
        raise UserError(f"--aims takes one CPU, {len(cpus)} are named; leave out all but one, or all for this machine")
    found = read_aims(library)
    entries = choose(library, [], True)
    wanted = choose_aims(found, names, {getattr(one, "beside", "") or one.cipher for one in entries})
    here = not cpus or cpus[0] == NATIVE
    head, data, rows = (_measured(library, found, wanted, runs) if here else
                        _modelled(library, found, wanted, cpus[0]))
    head["aims_of"] = found.source
    told = [one.as_data() for one in rows]
    if page is not None:
        from cipherwright.bench.page import render

        shared.write_page(page, render(head, data, told))
    if as_json:
        shared.emit({**head, "aims": told, "rows": data})
        return
    _show(head, rows)


Found = tuple[dict[str, Any], list[dict[str, Any]], list["Compared"]]


def _measured(library: Library, found: Aims, wanted: Sequence[Aim], runs: int) -> Found:
    """Timed in one run: our code for this machine's CPU and for those that there are aims of, and everybody's."""
    from cipherwright.bench.compare import measured
    from cipherwright.bench.rows import choose
    from cipherwright.commands.native import chosen
    from targets.cpu import long_name, target_names

    own, why = chosen((), list)
    others = [name for name in map(long_name, found.cpus) if name in target_names()]
    tables = [table for name in dict.fromkeys([*own, *others]) if (table := get_cpu(name)).bits == 64]
    entries = choose(library, list(dict.fromkeys(one.algorithm for one in wanted)), True)
    head, data = timed(library, entries, tables, runs)
    head["native"], head["cpu"] = why, tables[0].name if own else None
    return head, data, measured(wanted, data, tables[0].name if own else "")


def _modelled(library: Library, found: Aims, wanted: Sequence[Aim], name: str) -> Found:
    from cipherwright.bench.rows import Ours, choose
    from cipherwright.report.aims import modelled
    from cipherwright.validation.bias import sentence

    table = get_cpu(name)
    if table.bits != 64:
        raise UserError(f"{table.name} is a target of {table.bits}-bit code; expected one of 64-bit code, such as "
                        f"{', '.join(found.cpus)}")
    mine = [one for one in choose(library, [], False) if isinstance(one, Ours)]
    with step(f"our kernels on the model of {table.name}"):
        rows = modelled(wanted, mine, Builder(library, library.project.generated), table, shared.explain, say)
    return {"machine": None, "native": None, "cpu": table.name, "method": "model",
            "model": sentence(table.name)}, [], rows


def _show(head: dict[str, Any], rows: Sequence[Compared]) -> None:
    from rich.console import Console
    from rich.table import Table

    if sys.stderr.isatty():
        click.echo("\r\x1b[K", nl=False, err=True)
    if head["machine"]:
        click.echo(f"machine: {head['machine']}" + (f"; {head['native']}" if head["native"] else ""))
        click.echo(f"core cycles a byte, measured: {head['runs']} calls in {head['rounds']} rounds, medians of "
                   "the faster half of the calls with the core to themselves")
    else:
        click.echo(f"core cycles a byte on {head['cpu']}: ours by the model, what a block more costs; the public "
                   f"figures are those of the aims\n{head['model']}")
    click.echo(f"aims: {head['aims_of']}; in brackets what ports allow")
    table = Table(box=None, pad_edge=False, header_style="bold")
    for name, right in (("primitive", False), ("code", False), ("public", True), ("whose", False), ("ours", True),
                        ("kernel", False), ("ratio", True), ("aim", True), ("", False)):
        table.add_column(name, justify="right" if right else "left", no_wrap=True)
    for one in rows:
        table.add_row(one.aim.primitive, one.aim.kind, _figure(one.public.figure), one.public.which or "-",
                      _figure(one.ours.figure), one.ours.which or "-", f"{one.ratio:.2f}" if one.ratio else "-",
                      _aimed(one), one.verdict)
    console = Console(highlight=False, markup=False)
    if not sys.stdout.isatty():
        console = Console(highlight=False, markup=False, width=210)
    console.print(table)
    for one in rows:
        for side, text in ((one.public, "public"), (one.ours, "ours")):
            if side.why:
                click.echo(f"not compared: {one.aim.primitive}, {one.aim.kind}, {text}: {side.why}")
            if not side.calm:
                click.echo(f"disturbed: {one.aim.primitive}, {one.aim.kind}, {text}: {DISTURBED}")
    for text in dict.fromkeys(f"{one.aim.primitive}: {one.aim.remark}" for one in rows if one.aim.remark):
        click.echo(text)


def _figure(value: float | None) -> str:
    return "-" if value is None else f"{value:.{DIGITS}g}"


def _aimed(one: Compared) -> str:
    if one.cpu.aim is None:
        return "ahead" if one.aim.ahead else "-"
    return f"{'<' if one.cpu.strict else '<='} {one.cpu.aim:g}" + (f" [{one.cpu.bound:g}]" if one.cpu.bound else "")
