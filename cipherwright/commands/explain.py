"""The command that shows what the pipeline model makes of a kernel: explain."""

from __future__ import annotations

from dataclasses import asdict, replace
from pathlib import Path
from typing import TYPE_CHECKING, Any

import click

from cipherwright.building.build import Builder, get_cpu
from cipherwright.commands import native, shared
from cipherwright.errors import UserError
from cipherwright.files import write_atomically
from cipherwright.progress import step
from cipherwright.project.sources import Library, shown_path, suggestion
from cipherwright.validation.bias import bias

if TYPE_CHECKING:
    from cipherwright.building.versions import Finished
    from cipherwright.explain.view import View
    from targets.trace import Trace

BLOCKS = 4
LARGE = 100_000
"""Instructions of a call from which on it is said beforehand how much there is."""


@click.command()
@click.argument("kernel", metavar="KERNEL|ALGORITHM")
@click.option("--cpu", "cpus", multiple=True, required=True, callback=native.option,
              help="The CPU, `native` for this machine's; give two to compare them.")
@click.option("--variant", metavar="NAME", help="The mapping of this name.")
@click.option("--blocks", type=click.IntRange(1, 4096), default=BLOCKS, show_default=True,
              help="Blocks in the call; rounded up where a kernel takes many at once.")
@click.option("--from", "first", type=click.IntRange(min=0), default=0, show_default=True,
              help="First instruction of the table.")
@click.option("--to", "last", type=click.IntRange(min=0), help="Last instruction of the table; default: all.")
@click.option("--html", "page", type=click.Path(path_type=Path, dir_okay=False),
              help="Write one page to look at in a browser, instead; of a long call it lists the first instructions.")
@click.option("--json", "as_json", is_flag=True, help="Print everything as JSON.")
def explain(kernel: str, cpus: tuple[str, ...], variant: str | None, blocks: int, first: int, last: int | None,
            page: Path | None, as_json: bool) -> None:
    """What a CPU's pipeline makes of a kernel, by the model: each instruction's clocks and why it waited.

    The kernel runs under emulation with random data and a real key schedule; two calls warm up caches and branch
    prediction, the third is shown. Two CPUs are compared: where each one's clocks go. A kernel in bit slices handles a
    whole batch of blocks at once: --blocks is rounded up to batches.

    \b
    Example:
      ./cw explain aes128_encrypt --cpu northwood --from 150 --to 190
      ./cw explain aes128_encrypt --cpu northwood --cpu prescott --html explain.html
    """
    names = list(dict.fromkeys(cpus))
    if len(names) > 2:
        raise UserError(f"--cpu was given {len(names)} times: name one CPU, or two to compare them")
    if last is not None and last < first:
        raise UserError(f"--to {last} comes before --from {first}")
    library = shared.get_library()
    name, _ = library.main_kernel(kernel)
    known = library.source_of(name).variants(name)
    if variant is not None and variant not in known:
        raise UserError(f"kernel {name} has no variant `{variant}`: {suggestion(variant, known)}")
    most = rows_wanted(len(names), last, page is not None, as_json)
    views = [kernel_view(library, name, cpu, variant, blocks, names[0] if cpu != names[0] else "", most)
             for cpu in names]
    shown = f"{name}-{variant}" if variant else name
    if page is not None:
        from cipherwright.explain.html import render

        with step("writing the page"):
            write_atomically(page, render(shown, views).encode())
        click.echo(f"wrote {shown_path(page)}", err=as_json)
    proved = [_proved(library, name, cpu, variant) for cpu in names]
    if as_json:
        data = as_data(shown, views)
        for one, said in zip(data["cpus"], proved, strict=True):
            one["proved"] = said
        shared.emit(data)
    elif page is None:
        _print(shown, views, first, last)
        for cpu, said in zip(names, proved, strict=True):
            for sentence in said:
                click.echo(f"{cpu} {sentence}")


def _proved(library: Library, name: str, cpu: str, variant: str | None) -> list[str]:
    """What exact scheduling proved of the kernel's stored orders (`./cw refine --exact`), if anything."""
    if not get_cpu(cpu).in_order:
        return []
    from cipherwright.refinement.exact import sentences

    return sentences(library, name, cpu, variant)


def model_bias(cpu: str) -> str:
    """How far the model of a CPU is known to be off, in a sentence."""
    found = bias(cpu)
    return f"The model of {cpu} is not validated." if found is None else found.sentence


def rows_wanted(cpus: int, last: int | None, page: bool, as_json: bool) -> int | None:
    """How many instructions of the call, from the first one on, will be listed; None: all of them."""
    from cipherwright.explain.html import BUDGET, LEAST_ROW

    if as_json:
        return None
    if page:
        return BUDGET // LEAST_ROW // cpus
    if cpus > 1:
        return 0
    return None if last is None else last + 1


def kernel_view(library: Library, name: str, cpu_name: str, variant: str | None, blocks: int,
                against: str = "", most: int | None = None, code: Finished | None = None) -> View:
    """Run a kernel and simulate it: the view of one CPU, with what the differences to the CPU `against` cost.

    Of the call's instructions the first `most` are kept (None: all). The call handles at least `blocks` blocks: where
    several go at once, whole rounds of them. `code` is that of another version of the project (None: this one's).
    """
    from cipherwright.building.versions import finished_now
    from cipherwright.explain.view import make_view
    from cipherwright.instrument.instrument import say_if_cold
    from cipherwright.instrument.kernel_args import block_bytes
    from cipherwright.instrument.kernel_trace import copies, kernel_trace, warmup_calls
    from targets import simulate

    cpu = get_cpu(cpu_name)
    source = library.source_of(name)
    size = block_bytes(source.params(name))
    builder = Builder(library, library.project.generated)
    with step(f"compiling {name} for {cpu_name}"):
        code = code or finished_now(builder, name, cpu, variant)
        each = copies(code.manifest)
    rounds = -(-blocks // each) if size else 1
    if size and rounds * each != blocks:
        asked, blocks = blocks, rounds * each
        click.echo(f"{name} handles {each} blocks at once on {cpu_name}: {blocks} in place of {asked}", err=True)

    def told(done: int, instructions: int) -> None:
        if done == 1 and instructions >= LARGE:
            click.echo(f"each of {warmup_calls(cpu) + 1} calls has {instructions:,} instructions on {cpu_name}: this "
                       "takes its time; fewer --blocks make it shorter", err=True)

    with step(f"running {name} for {cpu_name} under emulation"):
        ran = kernel_trace(builder, name, cpu, variant, rounds, told, code)
    say_if_cold(cpu_name)
    with step(f"simulating {len(ran.trace):,} instructions on {cpu_name}"):
        outcome = simulate.simulate(ran.trace, cpu_name, timeline=True)
    if outcome.timeline is None:
        raise UserError(f"the model of {cpu_name} keeps no timeline of its uops: `./cw explain` is for the CPUs that "
                        "run out of order")
    with step(f"simulating {cpu_name} with parts of {against}"):
        exchanged = simulate.exchanges(ran.trace, cpu_name, against) if against else {}
    with step(f"simulating {cpu_name} with other values of what was fitted"):
        beside = tables_beside(ran.trace, cpu.table)
    with step(f"laying out what {cpu_name} did"):
        view = make_view(outcome, ran.trace, ran.lines, ran.asm, code.source, title=cpu.title,
                         bias=model_bias(cpu_name), blocks=blocks if size else None, block_bytes=size, most=most)
    return replace(view, exchanges=tuple((part, against, cycles / outcome.calls) for part, cycles in exchanged.items()),
                   beside=tuple((words, cycles / outcome.calls) for words, cycles in beside))


def tables_beside(trace: Trace, table: str) -> list[tuple[str, float]]:
    """Clocks of the measured calls with each fitted parameter of a CPU's table at the next value that was tried."""
    from targets.model.fitted import changed_in_words, neighbours
    from targets.simulate import with_setting

    return [(changed_in_words(table, one), with_setting(trace, table, one).cycles) for one in neighbours(table)[1:]]


def as_data(kernel: str, views: list[View]) -> dict[str, Any]:
    """The views as plain data, with each instruction's waits in words, and the difference of two CPUs."""
    from cipherwright.explain.view import differences, why

    out: dict[str, Any] = {"kernel": kernel, "cpus": []}
    for view in views:
        data = asdict(view) | {"cycles_per_block": view.per_block, "cycles_per_byte": view.per_byte,
                               "uops_per_cycle": view.uops_per_cycle}
        for row, said in zip(view.rows, data["rows"], strict=True):
            said["why"] = why(row, view.rows)
        out["cpus"].append(data)
    if len(views) == 2:
        out["differences"] = [asdict(d) | {"more": d.more} for d in differences(*views)]
    return out


def _print(kernel: str, views: list[View], first: int, last: int | None) -> None:
    from rich.console import Console

    from cipherwright.explain import text as explain_text

    console = Console(highlight=False)
    if not console.is_terminal:
        console = Console(highlight=False, width=max(console.width, 160), soft_wrap=False)
    if len(views) == 2:
        explain_text.comparison(console, kernel, *views)
        return
    (view,) = views
    explain_text.summary(console, kernel, view)
    if first >= len(view.rows):
        raise UserError(f"--from {first}: the call has {view.instructions} instructions, numbered from 0")
    explain_text.instructions(console, view.rows, first, len(view.rows) - 1 if last is None else last)
