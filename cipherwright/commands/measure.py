"""The command that times generated kernels on this machine: measure."""

from __future__ import annotations

from dataclasses import asdict
from typing import Any

import click

from cipherwright.building.build import FIRST_BASE, Builder, get_cpu
from cipherwright.commands import shared
from cipherwright.errors import UserError
from cipherwright.progress import step
from cipherwright.project.sources import Library, suggestion

RUNS, BLOCKS = 1000, 256
NOTE = "cycles of this machine, whatever CPU the code is made for"


@click.command()
@click.argument("kernel", metavar="KERNEL|ALGORITHM")
@click.option("--cpu", "cpus", multiple=True,
              help="The code made for this CPU (repeatable), `native` for this machine's; default: native, or all "
                   "that is in generated/ where no table is this machine's.")
@click.option("--variant", metavar="NAME", help="The mapping of this name.")
@click.option("--method", type=click.Choice(["brackets", "null-loop"]), default="brackets", show_default=True,
              help="What is subtracted: an empty bracket, or the null function with its loop over the blocks.")
@click.option("--runs", type=click.IntRange(1, 1_000_000), default=RUNS, show_default=True, help="How many calls.")
@click.option("--blocks", type=click.IntRange(1, 65536), default=BLOCKS, show_default=True,
              help="Blocks in each call; of each message, where the variant takes several side by side.")
@click.option("--json", "as_json", is_flag=True, help="Print the result as JSON.")
def measure(kernel: str, cpus: tuple[str, ...], variant: str | None, method: str, runs: int, blocks: int,
            as_json: bool) -> None:
    """Time a kernel on this machine, by the papers' method: RDTSC before and behind the call, many runs.

    The figures are core cycles of the machine at hand; code made for another CPU is timed all the same.
    The papers report the average; interrupts are in it. null-loop is the policy of Aoki and Lipmaa: the loop over
    the blocks counts as overhead. Of a variant that takes several messages at once, or blocks in bit slices, a block's
    share is shown. What comes out below nothing, because more is subtracted than was measured, is not shown.

    \b
    Example:
      ./cw measure aes128_encrypt --cpu northwood --cpu prescott --blocks 512
    """
    from cipherwright.bench.measure import Host
    from cipherwright.commands.native import chosen

    library = shared.get_library()
    name, _ = library.main_kernel(kernel)
    _check_variant(library, name, variant)
    tables, own = chosen(cpus, lambda: _built(library, name, variant))
    note = f"{own}; {NOTE}" if own and len(tables) > 1 else own or NOTE
    host = Host.here()
    rows = []
    for cpu in tables:
        with step(f"compiling {name} for {cpu}, and measuring it"):
            rows.append(measure_kernel(library, name, cpu, variant, method, runs, blocks, host))
    if as_json:
        shared.emit({"machine": host.name, "note": note, "kernel": name, "variant": variant, "method": method,
                  "runs": runs, "results": rows})
        return
    _show(name, variant, method, runs, f"{host.name}; {note}", rows)


def _check_variant(library: Library, kernel: str, variant: str | None) -> None:
    known = library.source_of(kernel).variants(kernel)
    if variant is not None and variant not in known:
        raise UserError(f"kernel {kernel} has no variant `{variant}`: {suggestion(variant, known)}")


def _built(library: Library, kernel: str, variant: str | None) -> list[str]:
    """The CPUs for which the kernel is in generated/."""
    from targets.cpu import target_names

    stem = f"{kernel}-{variant}" if variant else kernel
    found = [c for c in target_names() if (library.project.generated / c / f"{stem}.json").exists()]
    if not found:
        raise UserError(f"{stem} is not in generated/ for any CPU: name one by --cpu, or `./cw build {kernel}` first")
    return found


def measure_kernel(library: Library, name: str, cpu_name: str, variant: str | None, method: str, runs: int,
                   blocks: int, host: Any) -> dict[str, Any]:
    """One kernel for one CPU: core cycles a call and a block, with the raw ticks.

    A figure is None where the overhead exceeds what was measured. `blocks` is how many a call handles altogether.
    """
    from cipherwright.bench.measure import check_native
    from cipherwright.bench.measure import measure as run
    from cipherwright.instrument.kernel_args import block_bytes, kernel_arguments
    from cipherwright.instrument.kernel_trace import copies, together
    from cipherwright.machine.assemble import assemble
    from targets.elf import load_elf

    cpu = get_cpu(cpu_name)
    check_native(cpu.features, cpu.abi)
    params = library.source_of(name).params(name)
    size = block_bytes(params)
    builder = Builder(library, library.project.generated)
    text, manifest = builder.asm(name, cpu, variant), builder.manifest(name, cpu, variant)
    messages, slices = together(manifest)
    beside = copies(manifest)
    count = 1 if not size else blocks if messages > 1 else max(1, blocks // beside)
    image = load_elf(assemble(text, name, cpu.bits), FIRST_BASE, cpu.bits)
    found = run(image, name, kernel_arguments(library, name, count, messages, slices), count if size else 0, runs,
                abi=cpu.abi)
    cycles = {k: v if v >= 0 else None for k, v in asdict(found.cycles(method, host.chain_cycles)).items()}
    every = count * beside
    return {"cpu": cpu_name, "blocks": every if size else None, "block_bytes": size, "messages": messages,
            "cycles": cycles, "cycles_per_block": _shares(cycles, every) if size else None,
            "cycles_per_byte": _shares(cycles, every * size) if size else None,
            "cycles_per_tick": found.cycles_per_tick(host.chain_cycles),
            "disturbed": found.disturbed(host.chain_cycles),
            "ticks": {name: getattr(found, name) if name == "runs" else asdict(getattr(found, name))
                      for name in ("function", "empty", "null", "chain", "runs")}}


def _shares(cycles: dict[str, float | None], parts: int) -> dict[str, float | None]:
    return {k: None if v is None else v / parts for k, v in cycles.items()}


def _show(name: str, variant: str | None, method: str, runs: int, machine: str, rows: list[dict[str, Any]]) -> None:
    size, messages = rows[0]["block_bytes"], rows[0]["messages"]
    unit = f"core cycles a block of {size} bytes, {rows[0]['blocks']} blocks a call" if size else "core cycles a call"
    unit += f" of {messages} messages side by side" if messages > 1 else ""
    click.echo(f"{name}{f' ({variant})' if variant else ''}: {unit}, {runs} runs, method {method}")
    click.echo(f"machine: {machine}")
    click.echo(f"{'code for':14}{'average':>10}{'median':>10}{'minimum':>10}{'average/byte':>14}{'cycles/tick':>13}")
    for row in rows:
        shown = row["cycles_per_block"] or row["cycles"]
        figures = "".join(_figure(shown[k], 10, 1) for k in ("average", "median", "minimum"))
        per_byte = _figure(row["cycles_per_byte"]["average"] if size else None, 14, 2)
        click.echo(f"{row['cpu']:14}{figures}{per_byte}{row['cycles_per_tick']:13.3f}")
        lost = [k for k, v in row["cycles"].items() if v is None]
        if lost:
            click.echo(f"{'':14}no {' and '.join(lost)}: what is subtracted exceeds what was measured; take more "
                       "blocks or runs")
        if row["disturbed"]:
            click.echo(f"{'':14}about {row['disturbed']} of {runs} calls something else had part of the core: it was "
                       "narrower than at its best")
    empty = rows[0]["ticks"]["null" if method == "null-loop" else "empty"]
    click.echo(f"subtracted: {empty['average']:.0f} ticks on average, {empty['minimum']:.0f} at least"
               + ("; the counter costs that much because a hypervisor serves it: prefer the median, or more blocks"
                  if empty["minimum"] > 5000 else ""))


def _figure(value: float | None, width: int, digits: int) -> str:
    return f"{'-':>{width}}" if value is None else f"{value:{width}.{digits}f}"
