"""The command that puts other people's assembly into a better order: reschedule."""

from __future__ import annotations

import sys
import time
from pathlib import Path

import click

from cipherwright.commands import shared

SECONDS = 60.0


@click.command()
@click.argument("obj", metavar="OBJECT", type=click.Path(path_type=Path, dir_okay=False, exists=True))
@click.option("--entry", required=True, metavar="SYMBOL", help="The routine; what it calls in the object goes with it.")
@click.option("--cpu", required=True, help="The CPU of the model that judges.")
@click.option("--call", "spec", type=click.Path(path_type=Path, dir_okay=False), metavar="SPEC.toml",
              help="How to call it (docs/model.md, Using the model); without it each piece is judged by itself.")
@click.option("--member", metavar="NAME", help="The object file in a static archive.")
@click.option("--seconds", type=click.FloatRange(min=1), metavar="N",
              help=f"How long it may take in all (default {SECONDS:.0f}).")
@click.option("--tries", type=click.IntRange(min=0), metavar="N",
              help="End after so many orders instead: the same seed then gives the same code.")
@click.option("--seed", type=int, default=1, show_default=True, help="Of all that is random in the search.")
@click.option("--separate", is_flag=True, help="The arguments in registers point to memory that does not overlap.")
@click.option("--registers", is_flag=True, help="Try other registers for the values of a piece, too.")
@click.option("--out", type=click.Path(path_type=Path, dir_okay=False), metavar="FILE",
              help="Where the result goes: NASM source (.asm), or the object file with the new code (.o).")
@click.option("--json", "as_json", is_flag=True, help="Print the report as JSON.")
def reschedule(obj: Path, entry: str, cpu: str, spec: Path | None, member: str | None, seconds: float | None,
               tries: int | None, seed: int, separate: bool, registers: bool, out: Path | None,
               as_json: bool) -> None:
    """Give the instructions of a routine in any object file a better order for a CPU, by the pipeline model.

    OBJECT is a relocatable ELF object of 32 or 64 bits, or a static archive with --member. Straight-line pieces are
    searched; the result has the same data flow by a comparison of both byte streams, and with --call it has run beside
    the old code. What cannot be followed stays as it is, and the report says what and why.

    \b
    Example:
      ./cw reschedule xtea.o --entry xtea_encrypt --call tests/model/xtea.toml --cpu pentium3 --out fast.asm

    The object of the example: nasm -f elf32 -o xtea.o tests/model/xtea.asm
    """
    begun = time.monotonic()
    from cipherwright.explain import simulation
    from cipherwright.instrument import instrument
    from cipherwright.reschedule import output, routine, text
    from scheduler.schedule.reorder import Limits
    from targets.callspec import load_spec

    output.check_name(out)
    (name,) = simulation.check_cpus([cpu])
    code = simulation.read_code(obj, member, entry)
    simulation.check_bits(name, code.bits)
    call = load_spec(spec, code.package_arch, code.member, entry) if spec else None
    instrument.say_if_cold(name)
    given = seconds if seconds is not None or tries is not None else SECONDS
    limits = Limits(None if given is None else given - (time.monotonic() - begun), tries)
    with click.progressbar(length=1, label="reschedule", file=sys.stderr, item_show_func=lambda what: what) as bar:
        def begin(what: str) -> None:
            bar.update(0, what)
            bar.render_progress()

        offset = call.entry_offset if call else None
        made = routine.reschedule(code, entry, name, call, routine.Options(limits, seed, separate, registers, offset),
                                  begin)
        if out is not None:
            begin("writing")
            output.write(made, out, code.member)
        bar.update(1, "done")
    if as_json:
        shared.emit(text.as_data(made, str(out) if out else None))
        return
    from rich.console import Console

    console = Console(highlight=False)
    if not console.is_terminal:
        console = Console(highlight=False, width=max(console.width, 160))
    text.show(console, made, str(out) if out else None)
