"""The command that tries mappings of a kernel on a CPU and explains which is best: tune."""

from __future__ import annotations

import os
from pathlib import Path

import click

from cipherwright.building.build import get_cpu
from cipherwright.commands import native, shared
from cipherwright.errors import CheckFailed
from cipherwright.project.sources import Library
from cipherwright.tuning.tuning import BLOCKS, Question, Told, Tried, Tuned, as_data, tune


@click.command("tune")
@click.argument("kernel", metavar="KERNEL|ALGORITHM")
@click.option("--cpu", required=True, callback=native.option,
              help="The CPU to choose for, `native` for this machine's.")
@click.option("--blocks", type=click.IntRange(1, 4096), default=BLOCKS, show_default=True,
              help="Blocks in the call that is simulated, those of all lanes, streams and messages together.")
@click.option("--seconds", type=click.FloatRange(min=0), default=0, show_default=True,
              help="Then search so long for better policies for each of the three best mappings.")
@click.option("--jobs", type=click.IntRange(min=1), default=os.cpu_count() or 1, show_default="processors",
              help="Mappings tried side by side; the result is the same.")
@click.option("--judge", type=click.Choice(["model", "machine"]), default="model", show_default=True,
              help="Who has the last word: the model, or this machine, which times the best of the model.")
@click.option("--cluster", metavar="ADDRESS", help="Try them on the Dask cluster whose scheduler is there; the same "
              "command again goes on with what is left. Needs cipherwright[cluster].")
@click.option("--html", "page", type=click.Path(path_type=Path, dir_okay=False),
              help="Write one page to look at in a browser, instead.")
@click.option("--json", "as_json", is_flag=True, help="Print everything as JSON.")
def tune_command(kernel: str, cpu: str, blocks: int, seconds: float, jobs: int, judge: str, cluster: str | None,
                 page: Path | None, as_json: bool) -> None:
    """Try the mappings that make sense for a kernel on a CPU, by the pipeline model, and explain the choice.

    Loops rolled or not, register files, lanes, tables, and streams are tried in turn, each on top of the best so far.
    Mappings that the language or the CPU refuses are listed with the reason. Nothing is written but a cache: the
    mapping to paste into the source comes last. With --judge machine the best by the model are timed on this machine,
    in turns, and what it says stands beside what the model says.

    \b
    Example:
      ./cw tune fox128_encrypt --cpu northwood --blocks 32
      ./cw tune chacha20_blocks --cpu core2-64 --judge machine
      ./cw tune fox128_encrypt --cpu northwood --cluster tcp://127.0.0.1:8786
    """
    from rich.console import Console

    from cipherwright.tuning import on_machine
    from cipherwright.tuning import text as tune_text
    from cipherwright.validation.bias import sentence

    library, table = shared.get_library(), get_cpu(cpu)
    if judge == "machine":
        on_machine.check(table)
    name, _ = library.main_kernel(kernel)
    count = 0
    if not as_json:
        where = f"on {cluster}" if cluster else f"{jobs} at a time"
        click.echo(f"trying mappings of {name} for {table.name}, {where}; each is compiled, run under "
                   "emulation and simulated …", err=True)

    def heard(one: Tried) -> None:
        nonlocal count
        count += 1
        if not as_json:
            click.echo(tune_text.line(one, count), err=True)

    tuned = _tuned(library, Question(library.root, name, table.name, blocks, seconds), jobs, heard, cluster)
    program = library.source_of(name).program
    timed = on_machine.judge(library, tuned) if judge == "machine" else []
    best = next((one.tried for one in timed), None)
    told = tune_text.says(tuned, program, best, on_machine.why(timed))
    if page is not None:
        from cipherwright.tuning.page import text as page_text

        shared.write_page(page, page_text(tuned, told, table.l1d_bytes, sentence(table.name), timed))
    if as_json:
        shared.emit({"kernel": name, "cpu": table.name, "blocks": blocks, "l1d_bytes": table.l1d_bytes,
                  "model_bias": sentence(table.name), "candidates": as_data(tuned.tried),
                  "best": as_data([best] if best else tuned.ranked[:1]),
                  "timed": on_machine.as_data(timed), **told})
    elif page is None:
        console = Console(highlight=False, markup=False)
        if not console.is_terminal:
            console = Console(highlight=False, markup=False, width=max(console.width, 160))
        tune_text.show(console, tuned, told, table.l1d_bytes, sentence(table.name), on_machine.lines(timed))
    if not tuned.ranked:
        raise CheckFailed(f"none of {len(tuned.tried)} mappings of {name} could be compiled for {table.name}")


def _tuned(library: Library, question: Question, jobs: int, heard: Told, address: str | None) -> Tuned:
    """Here in so many processes, or on a cluster."""
    if not address:
        return tune(question, jobs, heard)
    from cipherwright.cluster import connected
    from cipherwright.tuning.on_cluster import Mappings

    with connected(address) as cluster:
        return tune(question, jobs, heard, Mappings(cluster, library))
