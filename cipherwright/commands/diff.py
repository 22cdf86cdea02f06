"""The command that sets two CPUs' schedules, or two mappings', side by side: diff."""

from __future__ import annotations

import shutil
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Any

import click

from cipherwright.building.build import Builder, get_cpu
from cipherwright.commands import shared
from cipherwright.commands.explain import BLOCKS, kernel_view
from cipherwright.errors import UserError
from cipherwright.explain import difference, difference_view
from cipherwright.files import write_atomically
from cipherwright.progress import step
from cipherwright.project.sources import Library, shown_path, suggestion

if TYPE_CHECKING:
    from cipherwright.compiler.lines import Line, Planned
    from cipherwright.explain.aligned import Aligned, Moment, Side
    from targets.cpu import Cost


@dataclass(frozen=True)
class Asked:
    """One side as the user named it: a CPU's target, and a mapping of the kernel (None: the usual one)."""

    target: str
    variant: str | None

    @property
    def name(self) -> str:
        """What the columns are called."""
        return f"{self.target}:{self.variant}" if self.variant else self.target


@click.command()
@click.argument("kernel", metavar="KERNEL|ALGORITHM")
@click.argument("first", metavar="CPU[:VARIANT]")
@click.argument("second", metavar="CPU[:VARIANT]")
@click.option("--width", type=click.IntRange(min=60), help="Columns; default: the terminal's.")
@click.option("--all", "whole", is_flag=True, help="Show operations that are the same, too; else they are folded.")
@click.option("--plans", is_flag=True, help="Compare the plans alone, without the pipeline model: quicker.")
@click.option("--html", "page", type=click.Path(path_type=Path, dir_okay=False),
              help="Write one page to look at in a browser, with both timelines, instead.")
@click.option("--json", "as_json", is_flag=True, help="Print the verdict, rows, totals and reasons as JSON.")
def diff(kernel: str, first: str, second: str, width: int | None, whole: bool, plans: bool, page: Path | None,
         as_json: bool) -> None:
    """Two CPUs' schedules of a kernel side by side, matched by source operation, and what binds each CPU.

    Of an algorithm, its main kernel is shown: that which encrypts, compresses or makes the keystream. A mapping of the
    kernel is named behind the CPU. What binds a CPU is told by the pipeline model, for a call as in `./cw explain`.

    \b
    Example:
      ./cw diff aes128_encrypt northwood prescott
      ./cw diff aes128_encrypt northwood prescott --html aes.html
      ./cw diff aes128_encrypt athlon64-64 athlon64-64:general
    """
    library = shared.get_library()
    name, role = library.main_kernel(kernel)
    asked = [_side(library, name, side) for side in (first, second)]
    if asked[0] == asked[1]:
        raise UserError(f"both sides are {asked[0].name}: choose two CPUs, or a mapping of the kernel for one of them "
                        f"({asked[0].target}:VARIANT; ./cw kernels lists them)")
    made = _plans(library, name, asked)
    sides = _sides(library, name, asked, made, plans)
    _show(_Compared(library, name, role, asked, made, sides), width, whole, page, as_json)


def _side(library: Library, kernel: str, text: str) -> Asked:
    target, _, variant = text.partition(":")
    known = library.source_of(kernel).variants(kernel)
    if variant and variant not in known:
        raise UserError(f"kernel {kernel} has no variant `{variant}`: {suggestion(variant, known)}")
    return Asked(get_cpu(target).target, variant or None)


def _plans(library: Library, name: str, asked: list[Asked]) -> list[Planned]:
    builder = Builder(library, library.project.generated)
    found = []
    for side in asked:
        with step(f"compiling {name} for {side.name}"):
            found.append(builder.planned(name, get_cpu(side.target), side.variant))
    return found


def _sides(library: Library, name: str, asked: list[Asked], made: list[Planned], plans: bool) -> tuple[Side, Side]:
    """What the pipeline model saw; nothing where it keeps no timeline on one of the CPUs."""
    from cipherwright.explain.aligned import Side

    one, two = (get_cpu(side.target) for side in asked)
    views: list[Any] = [None, None]
    if not plans and not (one.in_order or two.in_order):
        against = one.name if one.table != two.table else ""
        views = [kernel_view(library, name, side.target, side.variant, BLOCKS, against if n else "")
                 for n, side in enumerate(asked)]
    a, b = (Side(side.name, cpu, plan.schedule, view)
            for side, cpu, plan, view in zip(asked, (one, two), made, views, strict=True))
    return a, b


@dataclass(frozen=True)
class _Compared:
    """All that is shown of a comparison."""

    library: Library
    name: str
    role: str
    asked: list[Asked]
    made: list[Planned]
    sides: tuple[Side, Side]


def _show(c: _Compared, width: int | None, whole: bool, page: Path | None, as_json: bool) -> None:
    from cipherwright.explain.aligned import align
    from cipherwright.explain.verdict import moved_because, verdict

    a, b = c.sides
    rows = difference.match(a.schedule, b.schedule)
    said = difference.reasons(rows, a.name, b.name) + difference.unrolling(c.made[0], c.made[1], a.name, b.name)
    forms = difference.form_costs(rows, a.cpu, b.cpu)
    found = verdict(forms, a, b)
    aligned = align(rows, a, b) if page or as_json or a.view else []
    if a.view:
        said += moved_because(aligned, a.name, b.name)
    sums = {side.name: difference.totals(plan) for side, plan in zip(c.sides, c.made, strict=True)}
    title = f"{c.name}{f' ({c.role})' if c.role else ''}: {a.name} and {b.name}"
    if page is not None:
        _write(page, c, title, aligned, found, said, forms)
    if as_json:
        shared.emit({"kernel": c.name, "verdict": found, "rows": [_row(one, a.name, b.name) for one in aligned
                                                                  if whole or one.row.mark != "same"],
                     "totals": sums, "reasons": said,
                     "forms": [{"form": f.form, a.name: _cost(f.uses[0], f.costs[0]),
                                b.name: _cost(f.uses[1], f.costs[1])} for f in forms]})
    elif page is None:
        columns = max(60, width or shutil.get_terminal_size((100, 24)).columns)
        text = difference_view.render(title, rows, c.name, sums, said, forms, columns, not whole, found)
        click.echo("\n".join(map(difference_view.coloured, text)))


def _write(page: Path, c: _Compared, title: str, aligned: list[Aligned], found: list[str], said: list[str],
           forms: list[difference.FormCost]) -> None:
    from cipherwright.explain.difference_html import Page, link, render

    source = c.library.source_of(c.name)
    files = [c.library.project.generated / side.target / f"{_file(c.name, side)}.asm" for side in c.asked]
    with step("writing the page"):
        made = Page(title, c.name, aligned, c.sides, found, said, forms,
                    (link(source.path, page), link(files[0], page), link(files[1], page)))
        write_atomically(page, render(made).encode())
    click.echo(f"wrote {shown_path(page)}", err=True)


def _file(name: str, side: Asked) -> str:
    return f"{name}-{side.variant}" if side.variant else name


def _row(one: Aligned, a: str, b: str) -> dict[str, Any]:
    return {"mark": one.row.mark, a: _line(one.row.a, one.a), b: _line(one.row.b, one.b)}


def _line(line: Line | None, moment: Moment | None) -> dict[str, Any] | None:
    if line is None:
        return None
    return asdict(line) | ({"seen": asdict(moment)} if moment else {})


def _cost(uses: int, cost: Cost | None) -> dict[str, Any]:
    known = {"uops": cost.uops, "latency": cost.latency, "latency_mem": cost.latency_mem} if cost else {}
    return {"uses": uses, **known}
