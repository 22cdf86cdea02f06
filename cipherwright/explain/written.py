"""A finished .asm file as the lines of its schedule: of a version whose compiler is not at hand, its text is.

The comment of each line has the planned clock, the ports, the source line and the value: enough to say which
operations of two versions are the same, by the value and the text of the source line, wherever that stood.
"""

from __future__ import annotations

import re
from collections.abc import Mapping

from cipherwright.building.build import FIRST_BASE
from cipherwright.building.versions import Finished
from cipherwright.compiler.lines import Line, Planned
from cipherwright.explain.difference import cost
from cipherwright.explain.view import Note, code_lines, split_line
from cipherwright.instrument.kernel_trace import code_lines as line_numbers
from cipherwright.instrument.kernel_trace import instruction_at
from cipherwright.machine.assemble import run_nasm_listing
from targets.cpu import Cpu
from targets.elf import load_elf

MOVES = ("spill", "reload", "copy")
_LOOP = re.compile(r"^\.(?P<name>\w+?)_\d+(?P<done>_done)?:")
_OUTSIDE = "body"


def planned(finished: Finished, kernel: str, cpu: Cpu) -> Planned:
    """The lines of a text; a region is what stands behind a loop's label.

    `uops` are those of the CPU's table as it is now, 0 where it has not the instruction.
    """
    obj, listing = run_nasm_listing(finished.asm, f"{kernel}.asm", f"elf{cpu.bits}")
    image = load_elf(obj, FIRST_BASE, cpu.bits)
    numbers = line_numbers(finished.asm, listing, FIRST_BASE)
    address = {number: at for at, number in reversed(numbers.items())}
    forms = {number: instruction_at(image, at).form for number, at in address.items()}
    return Planned(finished.manifest, _lines(finished, numbers, forms, cpu))


def _lines(finished: Finished, numbers: Mapping[int, int], forms: Mapping[int, str], cpu: Cpu) -> list[Line]:
    source, wanted = finished.source.splitlines(), set(code_lines(numbers, finished.asm))
    name = finished.manifest.get("source", "").rpartition("/")[2]
    found, region = [], _OUTSIDE
    for number, written in enumerate(finished.asm.splitlines(), 1):
        label = _LOOP.match(written)
        if label:
            region = _OUTSIDE if label["done"] else label["name"]
        if number in wanted:
            known = cost(cpu, forms[number])
            text, note = split_line(written)
            found.append(_line(text, note, forms[number], region, known.uops if known else 0,
                               _statement(name, source, note)))
    return found


def _line(text: str, note: Note, form: str, region: str, uops: int, statement: str) -> Line:
    if note.cycle is None:
        return Line(0.0, uops, text, "control", "control//control", form, "control", "control")
    value, _, last = note.what.rpartition(" ")
    value, role = (value, last) if last in MOVES else (note.what, "op")
    return Line(note.cycle, uops, text, statement, f"{region}/{value}/{role}", form, region, role)


def _statement(name: str, source: list[str], note: Note) -> str:
    """As the compiler writes it: file, line, and the line's text."""
    if note.line is None or note.line > len(source):
        return name
    return f"{name}:{note.line} {source[note.line - 1].strip()}"
