"""Lines of a microbenchmark to machine code, at given addresses and with the lengths that a manual states."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import replace
from itertools import product

from cipherwright.machine.assemble import AssembleError, run_nasm
from cipherwright.microbench.text import REGISTERS, Line, Sequence, TextError
from targets.machinecode import Instruction, MachineCodeError, decode_one

ORIGIN = 0x401000       # a line boundary of every cache and fetch block


def nasm_text(lines: list[Line], sequence: Sequence, origin: int = ORIGIN) -> str:
    """The NASM source of `lines`; a jump to a label that is not there goes to the end of the code."""
    known = {line.label for line in lines if line.label}
    away = sorted({line.jumps_to for line in lines if line.jumps_to} - known)
    head = [f"bits {sequence.bits}", f"org {origin:#x}", *(["default abs"] if sequence.bits == 64 else [])]
    values = [f"{name} equ {value:#x}" for name, value in sequence.symbols.items()]
    body = [(f"{line.label}:\n" if line.label else "") + f"    {line.text}" for line in lines]
    return "\n".join(head + values + body + [f"{label}:" for label in away]) + "\n"


def assemble(lines: list[Line], sequence: Sequence, origin: int = ORIGIN) -> list[Instruction]:
    """The decoded instructions, one for a line; TextError has nasm's or the decoder's words for a line refused."""
    try:
        raw = run_nasm(nasm_text(lines, sequence, origin), "sequence", "bin")
    except AssembleError as error:
        raise TextError(f"nasm refuses {str(error).replace(chr(10), ' ')}") from None
    out: list[Instruction] = []
    at = 0
    for _ in lines:
        try:
            out.append(decode_one(raw[at:], origin + at, sequence.bits))
        except MachineCodeError as error:
            raise TextError(str(error)) from None
        at += out[-1].length
    if at != len(raw):
        raise TextError(f"'{lines[0].text}' and what follows: {len(lines)} lines but more instructions")
    return out


def copies(lines: list[Line], count: int) -> list[Line]:
    """`lines` again and again; each copy has its own labels, and a jump out of a copy goes behind that copy."""
    known = {line.label for line in lines if line.label}
    out: list[Line] = []
    for number in range(count):
        for place, line in enumerate(lines):
            label = f"{line.label}_{number}" if line.label else ""
            if place == 0 and not label:
                label = f"l__{number}"
            target = line.jumps_to
            if target:
                there = f"{target}_{number}" if target in known else f"l__{number + 1}"
                if target not in known and lines[0].label:
                    there = f"{lines[0].label}_{number + 1}"
                line = replace(line, operands=(*line.operands[:-1], (*line.operands[-1][:-1], there)))
            out.append(replace(line, label=label))
    return out


def with_lengths(sequence: Sequence, lengths: list[int] | None, total: int | None) -> list[Line]:
    """The lines of a sequence in encodings of the stated lengths (bytes each, or of all).

    TextError if no encoding that NASM can be asked for has that length.
    """
    lines = list(sequence.lines)
    if lengths is None and total is None:
        return lines
    sizes = [one.length for one in assemble(lines, sequence)]
    if lengths is None:
        assert total is not None
        return lines if sum(sizes) == total else _reach(lines, sequence, sizes, total)
    if len(lengths) != len(lines):
        raise TextError(f"bytes: {len(lengths)} lengths for {len(lines)} instructions")
    for place, (size, wanted) in enumerate(zip(sizes, lengths, strict=True)):
        if size != wanted:
            lines[place] = _alternatives(lines, place, sequence).get(wanted, lines[place])
    sizes = [one.length for one in assemble(lines, sequence)]
    for line, size, wanted in zip(lines, sizes, lengths, strict=True):
        if size != wanted:
            raise TextError(f"'{line.text}' is {size} bytes long and cannot be encoded in {wanted}")
    return lines


def _alternatives(lines: list[Line], place: int, sequence: Sequence) -> dict[int, Line]:
    """The encodings of one line that NASM can be asked for, by length."""
    out: dict[int, Line] = {}
    for line in _spellings(lines[place]):
        tried = [*lines[:place], line, *lines[place + 1:]]
        try:
            out.setdefault(assemble(tried, sequence)[place].length, line)
        except TextError:
            continue
    return out


def _reach(lines: list[Line], sequence: Sequence, sizes: list[int], total: int) -> list[Line]:
    """Longer or shorter encodings, from the first line on, until the whole has `total` bytes."""
    missing = total - sum(sizes)
    for place, size in enumerate(sizes):
        fitting = {n: line for n, line in _alternatives(lines, place, sequence).items()
                   if n != size and 0 < (n - size) * (1 if missing > 0 else -1) <= abs(missing)}
        if fitting:
            chosen = max(fitting, key=lambda n: abs(n - size))
            lines[place] = fitting[chosen]
            missing -= chosen - size
        if not missing:
            return lines
    raise TextError(f"bytes_total: the sequence is {sum(sizes)} bytes long and cannot be encoded in {total}")


def _spellings(line: Line) -> Iterator[Line]:
    """A line with its immediate, displacement and jump distance forced to each size."""
    choices: list[list[tuple[str, ...]]] = []
    for operand in line.operands:
        ways = [operand]
        if "[" in operand:
            at = operand.index("[")
            inside = operand[at + 1: -1]
            ways += [(*operand[:at], "[", size, *inside, "]") for size in ("byte", "dword")]
            if len(inside) == 1:
                ways += [(*operand[:at], "[", size, *inside, "+", "0", "]") for size in ("byte", "dword")]
        elif line.jumps_to:
            ways += [("short", *operand), ("near", *operand)]
        elif len(operand) == 1 and operand[0] not in REGISTERS and not re.match(r"l_", operand[0]):
            ways += [("strict", size, *operand) for size in ("byte", "word", "dword")]
        choices.append(ways)
    for combination in product(*choices):
        yield replace(line, operands=tuple(combination))
