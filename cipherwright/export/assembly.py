"""The text of a generated kernel as an object file of a library has it: a symbol of its own, hidden, with what the
object format wants: of ELF type, size and unwind data, of Windows unwind data, of Mach-O another name."""

from __future__ import annotations

import re
from dataclasses import dataclass

from cipherwright.export import contract, unwind, win64

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


def rewrite(asm: str, kernel: str, symbol: str, bits: int, licence: str, object_format: str = "elf") -> Assembly:
    """The text of generated/ for a library: `kernel` is called `symbol` and ends with what an object format wants to
    know of it (a name of cipherwright.export.formats).

    Instructions and tables are as they were. UnwindError where the stack moves in a way that is not known.
    """
    head = asm.split("\n\n", 1)[0]
    code, data = _parts(asm[asm.index(BEGIN):].splitlines(), kernel)
    renamed = re.compile(rf"(?<![\w$.]){re.escape(kernel)}(?=\.)")
    code, data = [renamed.sub(symbol, line) for line in code], [renamed.sub(symbol, line) for line in data]
    begin = [f"; SPDX-License-Identifier: {licence}", _head(head, kernel, symbol), "", f"        bits {bits}", BEGIN,
             "        align 16"]
    body, changes, frame = _with_changes(code, kernel, symbol, bits)
    deepest = frame.deepest + asm.count("\n        push ") * (bits // 8)
    if object_format == "win64":
        arguments = len(contract.read(asm).parameters)
        text, entered = _for_windows(code, data, symbol, arguments)
        return Assembly("\n".join([*begin, *text]), deepest + entered)
    text = [*begin, *_symbol(symbol, bits, object_format == "macho64"), *body, f"{symbol}.end:", "",
            *(_in_text_segment(data) if object_format == "macho64" else data), "",
            "%ifidn __OUTPUT_FORMAT__, elf" + str(bits), *unwind.section(symbol, bits, changes, f"{symbol}.end"),
            *(_PROPERTY if bits == 64 else []),
            "        section .note.GNU-stack noalloc noexec nowrite progbits", "%endif", ""]
    return Assembly("\n".join(text), deepest)


def instruction(line: str) -> tuple[str, list[str]] | None:
    """Mnemonic and operands of a line of code; None where it holds no instruction."""
    parts = _INSTRUCTION.fullmatch(COMMENT.sub("", line).rstrip())
    if parts is None or parts[1] in _DIRECTIVES:
        return None
    return parts[1], [o.strip() for o in (parts[2] or "").split(", ")] if parts[2] else []


def _with_changes(code: list[str], kernel: str, symbol: str,
                  bits: int) -> tuple[list[str], list[tuple[str, list[int]]], unwind.Frame]:
    """Code with a label behind every instruction that moves the stack, what DWARF says of each, and the last frame."""
    frame, changes = unwind.start(bits), list[tuple[str, list[int]]]()
    body: list[str] = []
    for line in code:
        body.append(line)
        found = instruction(line)
        told = frame.step(*found) if found else None
        if told:
            label = f".unwind_{len(changes) + 1}"
            body.append(f"{label}:")
            changes.append((symbol + label, told))
    if frame.offset != bits // 8 or frame.saved:
        raise unwind.UnwindError(f"{kernel}: the stack is not at the end of the code as it was at its begin")
    return body, changes, frame


def _symbol(symbol: str, bits: int, macho: bool) -> list[str]:
    """The label of the function, for a linker of ELF and, if asked for, of Mach-O, where C puts `_` before a name."""
    other = ["%elifidn __OUTPUT_FORMAT__, macho64", f"        global _{symbol}:private_extern", f"_{symbol}:"]
    return ["%ifidn __OUTPUT_FORMAT__, elf" + str(bits),
            f"        global {symbol}:function hidden ({symbol}.end - {symbol})", *(other if macho else []), "%else",
            f"        global {symbol}", "%endif", f"{symbol}:", *(["        endbr64"] if bits == 64 else [])]


def _in_text_segment(data: list[str]) -> list[str]:
    """Tables, whose section Mach-O has in the segment of the code: nothing in them depends on where it is loaded."""
    if not data:
        return []
    where = data[0].replace(".rodata", "__TEXT,__const")
    return ["%ifidn __OUTPUT_FORMAT__, macho64", where, "%else", data[0], "%endif", *data[1:]]


def _for_windows(code: list[str], data: list[str], symbol: str, arguments: int) -> tuple[list[str], int]:
    """The function for Microsoft's convention with its unwind data, and what an entry in front takes of the stack.

    As an ELF object the text has the same instructions, which tests run.
    """
    found = [one for line in code if (one := instruction(line))]
    aligned = win64.alignment(found)
    head, entered = win64.entry(aligned, arguments) if aligned else ([], 0)
    prologue, body, labels = win64.Prologue(), list[str](), 0
    for line in code:
        one, label, saved = instruction(line), f".unwind_{labels + 1}", len(prologue.saves)
        told = one is not None and prologue.step(symbol + label, *one)
        if len(prologue.saves) > saved == 0:
            body.append(".saves:")
        body += [line, f"{label}:"] if told else [line]
        labels += told
    if prologue.below or prologue.pushed:
        raise unwind.UnwindError(f"{symbol}: the stack is not at the end of the code as it was at its begin")
    tables = ["%ifidn __OUTPUT_FORMAT__, win64", data[0].replace(".rodata", ".rdata"), "%else", data[0], "%endif",
              *data[1:], ""] if data else []
    return [f"        global {symbol}", f"{symbol}:", *head, *body, f"{symbol}.end:", "", *tables,
            "%ifidn __OUTPUT_FORMAT__, win64", *win64.sections(symbol, prologue, bool(aligned)), "%else",
            "        section .note.GNU-stack noalloc noexec nowrite progbits", "%endif", ""], entered


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
