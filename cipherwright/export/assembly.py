"""The text of a generated kernel as an object file of a library has it: a symbol of its own, hidden, with type, size
and unwind data."""

from __future__ import annotations

import re
from dataclasses import dataclass

from cipherwright.export import unwind

BEGIN, COMMENT = "        section .text", re.compile(r"\s*;.*")
_INSTRUCTION = re.compile(r"        ([a-z]\w*)(?: (.*))?")
_DIRECTIVES = ("section", "align", "global", "bits", "db", "dw", "dd", "dq", "times")
_PROPERTY = ["        section .note.gnu.property note alloc noexec nowrite align=8",
             "        dd 4, 16, 5 ; GNU: every indirect jump to this code finds endbr64, and returns go to calls",
             '        db "GNU", 0', "        dd 0xc0000002, 4, 3, 0"]
"""System V psABI, Linux extensions, section 2.1: GNU_PROPERTY_X86_FEATURE_1_AND with IBT and SHSTK."""


@dataclass(frozen=True)
class Assembly:
    """NASM text; `stack`: the most bytes of stack that a call takes, the return address not counted."""

    text: str
    stack: int


def rewrite(asm: str, kernel: str, symbol: str, bits: int, licence: str) -> Assembly:
    """The text of generated/ for a library: `kernel` is called `symbol` and ends with what ELF wants to know of it.

    Instructions and tables are as they were. UnwindError where the stack moves in a way that is not known.
    """
    head = asm.split("\n\n", 1)[0]
    lines = asm[asm.index(BEGIN):].splitlines()
    code, data = _parts(lines, kernel)
    renamed = re.compile(rf"(?<![\w$.]){re.escape(kernel)}(?=\.)")
    frame, changes = unwind.start(bits), list[tuple[str, list[int]]]()
    body: list[str] = []
    for line in code:
        body.append(renamed.sub(symbol, line))
        parts = _INSTRUCTION.fullmatch(COMMENT.sub("", line).rstrip())
        if parts is None or parts[1] in _DIRECTIVES:
            continue
        told = frame.step(parts[1], [o.strip() for o in (parts[2] or "").split(", ")] if parts[2] else [])
        if told:
            label = f".unwind_{len(changes) + 1}"
            body.append(f"{label}:")
            changes.append((symbol + label, told))
    if frame.offset != bits // 8 or frame.saved:
        raise unwind.UnwindError(f"{kernel}: the stack is not at the end of the code as it was at its begin")
    text = [f"; SPDX-License-Identifier: {licence}", _head(head, kernel, symbol), "",
            f"        bits {bits}", BEGIN, "        align 16",
            "%ifidn __OUTPUT_FORMAT__, elf" + str(bits),
            f"        global {symbol}:function hidden ({symbol}.end - {symbol})", "%else",
            f"        global {symbol}", "%endif", f"{symbol}:", *(["        endbr64"] if bits == 64 else []), *body,
            f"{symbol}.end:", "", *(renamed.sub(symbol, line) for line in data), "",
            "%ifidn __OUTPUT_FORMAT__, elf" + str(bits), *unwind.section(symbol, bits, changes, f"{symbol}.end"),
            *(_PROPERTY if bits == 64 else []),
            "        section .note.GNU-stack noalloc noexec nowrite progbits", "%endif", ""]
    pushed = asm.count("\n        push ") * (bits // 8)
    return Assembly("\n".join(text), frame.deepest + pushed)


def _head(head: str, kernel: str, symbol: str) -> str:
    """The comment at the beginning, with the name that the function has here."""
    return re.sub(rf"(?<=void ){re.escape(kernel)}(?=\()", symbol, head)


def _parts(lines: list[str], kernel: str) -> tuple[list[str], list[str]]:
    """The code behind the label of the function, and the tables."""
    at = next(i for i, line in enumerate(lines) if line == f"${kernel}:")
    rest = lines[at + 1:]
    end = next(i for i, line in enumerate(rest) if line.startswith("for_formats") or "section .rodata" in line)
    data = rest[end:]
    tables = next((i for i, line in enumerate(data) if "section .rodata" in line), None)
    if tables is None:
        return _trimmed(rest[:end]), []
    stop = next(i for i, line in enumerate(data) if i > tables and line.startswith("for_formats"))
    return _trimmed(rest[:end]), [line for line in _trimmed(data[tables:stop]) if not line.startswith("%")]


def _trimmed(lines: list[str]) -> list[str]:
    while lines and not lines[-1].strip():
        lines = lines[:-1]
    return lines
