"""The command that runs anyone's code through the pipeline model: simulate."""

from __future__ import annotations

import sys
from pathlib import Path

import click

from cipherwright.commands import shared


@click.command()
@click.argument("obj", metavar="OBJECT", type=click.Path(path_type=Path, dir_okay=False))
@click.option("--entry", required=True, metavar="SYMBOL", help="The routine to call.")
@click.option("--cpu", "cpus", multiple=True, required=True,
              help="A CPU of the model (repeatable: the answers stand side by side).")
@click.option("--call", "spec", required=True, type=click.Path(path_type=Path, dir_okay=False), metavar="SPEC.toml",
              help="How to call it: arguments, buffers, warm-up, bytes (docs/model.md, Using the model).")
@click.option("--member", metavar="NAME", help="The object file in a static archive.")
@click.option("--json", "as_json", is_flag=True, help="Print everything as JSON.")
def simulate(obj: Path, entry: str, cpus: tuple[str, ...], spec: Path, member: str | None, as_json: bool) -> None:
    """Cycles of a routine in any object file on CPUs nobody has any more, by the pipeline model.

    OBJECT is a relocatable ELF object of 32 or 64 bits, of whatever assembler or compiler, or a static archive with
    --member. The routine runs under emulation; the instructions it executes run through the model of each CPU.

    \b
    Example:
      ./cw simulate xtea.o --entry xtea_encrypt --call tests/model/xtea.toml --cpu northwood --cpu pentium3

    The object of the example: nasm -f elf32 -o xtea.o tests/model/xtea.asm
    """
    from cipherwright.explain import simulation
    from targets.callspec import load_spec

    names = simulation.check_cpus(cpus)
    code = simulation.read_code(obj, member, entry)
    call = load_spec(spec, code.package_arch, code.member, entry)
    simulation.check_call(call, str(spec))
    with click.progressbar(length=simulation.steps(call, names), label="simulate", file=sys.stderr,
                           item_show_func=lambda what: what) as bar:
        before = iter((0,))         # nothing is done when the first step begins, one step more at each later one

        def begin(what: str) -> None:
            bar.update(next(before, 1), what)
            bar.render_progress()   # update alone shows nothing when no step was done

        result = simulation.simulate(code, call, names, begin)
        bar.update(1, "done")
    if as_json:
        shared.emit(simulation.as_data(result))
        return
    from rich.console import Console

    console = Console(highlight=False)
    if not console.is_terminal:
        console = Console(highlight=False, width=max(console.width, 160))
    simulation.print_simulation(console, result)
