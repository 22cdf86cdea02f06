"""Where the result goes: an object file with the new bytes, or NASM source that assembles to them."""

from __future__ import annotations

from pathlib import Path

from cipherwright.errors import UserError
from cipherwright.files import write_atomically
from cipherwright.machine.assemble import AssembleError, ToolMissing, run_nasm
from cipherwright.project.sources import suggestion
from cipherwright.reschedule import nasm
from cipherwright.reschedule.routine import Rescheduled, compare

SUFFIXES = (".asm", ".o")


def check_name(out: Path | None) -> None:
    """UserError for a name that says neither what to write nor where."""
    if out is None:
        return
    if out.suffix not in SUFFIXES:
        raise UserError(f"--out {out}: expected a name that ends in .asm (NASM source) or .o (the object file); "
                        f"{suggestion(out.suffix, list(SUFFIXES))}")
    if not out.parent.is_dir():
        raise UserError(f"--out {out}: there is no folder {out.parent}; make it")


def source(made: Rescheduled, member: str) -> str:
    """The result as NASM source; CheckFailed unless nasm makes of it what was compared.

    UserError without nasm, or where NASM has no words for something in the object.
    """
    what = f"{made.changed} pieces in the order that the model of {made.cpu} likes better" if made.changed else \
        "as it was"
    text = nasm.write(made.code, made.orders, member, what)
    try:
        compare(made, run_nasm(text, f"{made.code.obj.symbol}.asm", f"elf{made.code.obj.bits}"))
    except (AssembleError, ToolMissing) as error:
        raise UserError(f"{error}; --out with a name that ends in .o needs no nasm") from None
    return text


def write(made: Rescheduled, out: Path, member: str) -> None:
    """Write the result where and as the name says; errors as `source`."""
    write_atomically(out, made.data if out.suffix == ".o" else source(made, member).encode())
