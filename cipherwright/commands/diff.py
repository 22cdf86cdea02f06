"""The command that sets two CPUs' schedules, or two mappings', side by side: diff."""

from __future__ import annotations

import shutil
from dataclasses import asdict, dataclass, replace
from pathlib import Path
from typing import TYPE_CHECKING, Any

import click

from cipherwright.building.build import Builder, get_cpu
from cipherwright.commands import shared
from cipherwright.commands.explain import BLOCKS, kernel_view, model_bias
from cipherwright.commands.native import named
from cipherwright.errors import UserError
from cipherwright.explain import difference, difference_view
from cipherwright.files import write_atomically
from cipherwright.progress import step
from cipherwright.project.sources import Library, shown_path, suggestion

if TYPE_CHECKING:
    from cipherwright.building.versions import Finished
    from cipherwright.compiler.lines import Line, Planned
    from cipherwright.explain.aligned import Aligned, Moment, Side
    from targets.cpu import Cost


@dataclass(frozen=True)
class Foreign:
    """Code that is not ours: a routine of an object file, and the file that says how to call it."""

    path: Path
    member: str | None
    entry: str
    spec: Path


@dataclass(frozen=True)
class Asked:
    """One side as the user named it: a CPU's target, a mapping of the kernel (None: the usual one), a revision of git
    (None: the code as it is now), or somebody's routine in the kernel's place."""

    target: str
    variant: str | None
    revision: str | None = None
    foreign: Foreign | None = None

    @property
    def name(self) -> str:
        """What the columns are called."""
        if self.foreign:
            return self.foreign.entry
        return (f"{self.target}:{self.variant}" if self.variant else self.target) + \
            (f"@{self.revision}" if self.revision else "")


@click.command()
@click.argument("kernel", metavar="KERNEL|ALGORITHM")
@click.argument("first", metavar="CPU[:VARIANT][@REVISION]")
@click.argument("second", metavar="CPU[:VARIANT][@REVISION]")
@click.option("--width", type=click.IntRange(min=60), help="Columns; default: the terminal's.")
@click.option("--all", "whole", is_flag=True, help="Show operations that are the same, too; else they are folded.")
@click.option("--why", is_flag=True, help="Say below each instruction what it waited for on its CPU, by the model.")
@click.option("--plans", is_flag=True, help="Compare the plans alone, without the pipeline model: quicker.")
@click.option("--object", "obj", type=click.Path(path_type=Path, dir_okay=False, exists=True), metavar="OBJECT",
              help="The second side is a routine of this object: --entry, called as --call says.")
@click.option("--entry", metavar="SYMBOL", help="The routine of --object.")
@click.option("--call", "spec", type=click.Path(path_type=Path, dir_okay=False, exists=True), metavar="SPEC.toml",
              help="How to call it (docs/model.md, Using the model).")
@click.option("--member", metavar="NAME", help="The object file in a static archive.")
@click.option("--html", "page", type=click.Path(path_type=Path, dir_okay=False),
              help="Write one page to look at in a browser, with both timelines, instead.")
@click.option("--json", "as_json", is_flag=True, help="Print the verdict, rows, totals and reasons as JSON.")
def diff(kernel: str, first: str, second: str, width: int | None, whole: bool, why: bool, plans: bool,
         obj: Path | None, entry: str | None, spec: Path | None, member: str | None, page: Path | None,
         as_json: bool) -> None:
    """Two CPUs' schedules of a kernel side by side, matched by source operation, and what binds each CPU.

    Of an algorithm, its main kernel is shown: that which encrypts, compresses or makes the keystream. A mapping of the
    kernel is named behind the CPU, and behind @ a revision of the project, whose code is then read from git. What
    binds a CPU is told by the pipeline model, for a call as in `./cw explain`.

    \b
    Example:
      ./cw diff aes128_encrypt northwood prescott
      ./cw diff aes128_encrypt northwood prescott --why
      ./cw diff aes128_encrypt northwood prescott --html aes.html
      ./cw diff aes128_encrypt athlon64-64 athlon64-64:general
      ./cw diff aes128_encrypt northwood@HEAD~1 northwood
      ./cw diff des_encrypt northwood northwood --object xtea.o --entry xtea_encrypt --call tests/model/xtea.toml
    """
    library = shared.get_library()
    name, role = library.main_kernel(kernel)
    asked = [_side(library, name, side) for side in (first, second)]
    foreign = _foreign(obj, entry, spec, member, plans)
    if foreign:
        asked[1] = Asked(asked[1].target, None, foreign=foreign)
    if asked[0] == asked[1]:
        raise UserError(f"both sides are {asked[0].name}: choose two CPUs, or a mapping of the kernel for one of them "
                        f"({asked[0].target}:VARIANT; ./cw kernels lists them), or an earlier version "
                        f"({asked[0].target}@REVISION)")
    if why:
        _check_why(asked, plans)
    made, sides = _sides(library, name, asked, plans)
    _show(_Compared(library, name, role, asked, made, sides), width, whole, why, page, as_json)


def _check_why(asked: list[Asked], plans: bool) -> None:
    """UserError where the model does not tell what instructions waited for."""
    if plans:
        raise UserError("--why: what an instruction waited for is told by the pipeline model; leave --plans out")
    for cpu in (get_cpu(side.target) for side in asked):
        if cpu.in_order:
            raise UserError(f"--why: the model of {cpu.name} keeps no timeline of its instructions; leave --why out, "
                            "or name a CPU that runs out of order")


def _side(library: Library, kernel: str, text: str) -> Asked:
    place, _, revision = text.partition("@")
    target, _, variant = place.partition(":")
    known = library.source_of(kernel).variants(kernel)
    if variant and variant not in known and not revision:
        raise UserError(f"kernel {kernel} has no variant `{variant}`: {suggestion(variant, known)}")
    return Asked(get_cpu(named(target)).target, variant or None, revision or None)


def _foreign(obj: Path | None, entry: str | None, spec: Path | None, member: str | None,
             plans: bool) -> Foreign | None:
    given = {"--entry": entry, "--call": spec, "--member": member}
    if obj is None:
        for option, value in given.items():
            if value is not None:
                raise UserError(f"{option} is of an object's routine: name the object with --object, too")
        return None
    if entry is None or spec is None:
        raise UserError("--object needs --entry, the routine's symbol, and --call, a file that says how to call it "
                        "(docs/model.md, Using the model)")
    if plans:
        raise UserError("--plans: an object has no plan to compare; leave --plans or --object away")
    return Foreign(obj, member, entry, spec)


Made = tuple["Planned", "Finished | None"]
"""A side's plan, and its text where that is what is compared."""


def _sides(library: Library, name: str, asked: list[Asked], plans: bool) -> tuple[list[Planned], tuple[Side, Side]]:
    """Both sides: their plans, and what the pipeline model saw; nothing where it keeps no timeline on one CPU."""
    one, two = (get_cpu(side.target) for side in asked)
    against = one.name if one.table != two.table else ""
    if asked[1].foreign:
        for cpu in (one, two):
            if cpu.in_order:
                raise UserError(f"the model of {cpu.name} keeps no timeline of its uops: compare with an object on a "
                                "CPU that runs out of order")
        (made,) = _plans(library, name, asked[:1])
        plan, other = _theirs(library, name, asked[1], against)
        return [made[0], plan], (_seen(library, name, asked[0], made, plans, ""), other)
    first, second = _plans(library, name, asked)
    plans = plans or one.in_order or two.in_order
    return [first[0], second[0]], (_seen(library, name, asked[0], first, plans, ""),
                                   _seen(library, name, asked[1], second, plans, against))


def _plans(library: Library, name: str, asked: list[Asked]) -> list[Made]:
    """The plans of the kernel's code; of an earlier version both sides' by their texts, whose comments are alike."""
    from cipherwright.building.versions import finished_at, finished_now
    from cipherwright.explain import written

    builder = Builder(library, library.project.generated)
    by_text = any(side.revision for side in asked)
    found: list[Made] = []
    for side in asked:
        cpu = get_cpu(side.target)
        with step(f"{'reading' if by_text else 'compiling'} {name} for {side.name}"):
            if not by_text:
                found.append((builder.planned(name, cpu, side.variant), None))
                continue
            code = finished_at(builder, name, cpu, side.variant, side.revision) if side.revision \
                else finished_now(builder, name, cpu, side.variant)
            found.append((written.planned(code, name, cpu), code))
    return found


def _seen(library: Library, name: str, asked: Asked, made: Made, plans: bool, against: str) -> Side:
    """A kernel of ours as a side: with what the model saw of a call, unless `plans` alone are compared."""
    from cipherwright.explain.aligned import Side

    plan, code = made
    view = None
    if not plans:
        if code and asked.revision:
            _check_prototype(library, name, asked, code)
        view = replace(kernel_view(library, name, asked.target, asked.variant, BLOCKS, against, code=code),
                       cpu=asked.name)
    return Side(asked.name, get_cpu(asked.target), plan.schedule, view)


def _check_prototype(library: Library, name: str, asked: Asked, code: Finished) -> None:
    """UserError for an earlier version that today's arguments do not fit."""
    from cipherwright.building.versions import finished_now

    known = library.source_of(name).variants(name)
    if asked.variant is None or asked.variant in known:
        now = finished_now(Builder(library, library.project.generated), name, get_cpu(asked.target), asked.variant)
        if now.prototype == code.prototype:
            return
    raise UserError(f"{code.where} is called otherwise than the kernel is today, so that the model cannot run it: "
                    f"{code.prototype}; compare the plans alone, with --plans")


def _theirs(library: Library, name: str, asked: Asked, against: str) -> tuple[Planned, Side]:
    """Somebody's routine as a side, with the blocks of our kernel."""
    from cipherwright.explain import foreign
    from cipherwright.explain.aligned import Side
    from cipherwright.explain.simulation import read_code
    from cipherwright.instrument.kernel_args import block_bytes
    from targets.callspec import load_spec

    routine, cpu = asked.foreign, get_cpu(asked.target)
    assert routine is not None
    code = read_code(routine.path, routine.member, routine.entry)
    call = load_spec(routine.spec, code.package_arch, code.member, routine.entry)
    with step(f"running {routine.entry} under emulation and on {cpu.name}"):
        plan, view = foreign.side(code, call, cpu, against, model_bias(cpu.name),
                                  block_bytes(library.source_of(name).params(name)))
    return plan, Side(asked.name, cpu, plan.schedule, replace(view, cpu=asked.name), asked.name)


@dataclass(frozen=True)
class _Compared:
    """All that is shown of a comparison."""

    library: Library
    name: str
    role: str
    asked: list[Asked]
    made: list[Planned]
    sides: tuple[Side, Side]


def _show(c: _Compared, width: int | None, whole: bool, why: bool, page: Path | None, as_json: bool) -> None:
    from cipherwright.explain.aligned import align
    from cipherwright.explain.verdict import moved_because, verdict

    a, b = c.sides
    foreign = c.asked[1].foreign
    rows = (difference.match_forms if foreign else difference.match)(a.schedule, b.schedule)
    said = difference.reasons(rows, a.name, b.name) + difference.unrolling(c.made[0], c.made[1], a.name, b.name)
    forms = difference.form_costs(rows, a.cpu, b.cpu)
    found = verdict(forms, a, b)
    aligned = align(rows, a, b) if page or as_json or a.view else []
    if a.view:
        said += moved_because(aligned, a.name, b.name)
    sums = {side.name: difference.totals(plan) for side, plan in zip(c.sides, c.made, strict=True)}
    title = f"{c.name}{f' ({c.role})' if c.role else ''}: {a.name} and {b.name}"
    if foreign:
        said.append(f"{b.name} has no source here: its instructions are set beside ours of the same form that stand in "
                    "the same order, whatever they compute.")
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
        bound = [(one.a.wait if one.a else "", one.b.wait if one.b else "") for one in aligned] if why else []
        text = difference_view.render(title, rows, c.name, sums, said, forms, columns, not whole, found, bound)
        click.echo("\n".join(map(difference_view.coloured, text)))


def _write(page: Path, c: _Compared, title: str, aligned: list[Aligned], found: list[str], said: list[str],
           forms: list[difference.FormCost]) -> None:
    from cipherwright.explain.difference_html import Page, link, render

    source = c.library.source_of(c.name)
    files = [c.library.project.generated / side.target / f"{_file(c.name, side)}.asm" for side in c.asked]
    links = ["" if side.revision or side.foreign else link(file, page)
             for side, file in zip(c.asked, files, strict=True)]
    with step("writing the page"):
        made = Page(title, c.name, aligned, c.sides, found, said, forms,
                    (link(source.path, page), links[0], links[1]))
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
