"""Whether an object file is another one with its pieces in new orders, and nothing else: by both files' bytes."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace

import iced_x86 as iced

from cipherwright.reschedule.code import Object
from cipherwright.reschedule.dataflow import Placed, difference
from targets.elf_read import Relocation

RELATIVE, WIDE = (2, 4), (1, 24)
PLACED = {32: (2, 4, 10), 64: (2, 4, 24)}
"""Kinds of relocations of both architectures that are relative to their place; those of eight bytes; all of each that
are relative to their place."""
_FORMAT = iced.Formatter(iced.FormatterSyntax.NASM)
Span = tuple[int, int, int]
"""A piece: its first offset, the offset behind it, and the flag bits that are live there."""


def linked(obj: Object) -> Object:
    """The object with what its relocations say of its own section written into the code: an assembler may do either."""
    text, rows = bytearray(obj.text), dict(obj.relocations)
    for at, row in obj.relocations.items():
        symbol = obj.file.symbols[row.symbol]
        if row.kind not in RELATIVE or symbol.section != obj.section:
            continue
        place = text[at:at + 4]
        addend = row.addend if row.addend is not None else int.from_bytes(place, "little", signed=True)
        text[at:at + 4] = (symbol.value + addend - at).to_bytes(4, "little", signed=True)
        del rows[at]
    for at in rows:
        if rows[at].addend is not None:         # what stands there does not count
            wide = 8 if rows[at].kind in WIDE else 4
            text[at:at + wide] = bytes(wide)
    return replace(obj, text=bytes(text), relocations=rows)


def check(old: Object, new: Object, spans: Sequence[Span], where: Mapping[int, int]) -> list[str]:
    """What is wrong with `new`, in words; empty where each span has the data flow that it had, and all else is equal.

    `where` says of the accesses of `old` in which regions they lie (dataflow.Where).
    """
    old, new = linked(old), linked(new)
    if len(old.text) != len(new.text):
        return [f"the section has {len(new.text)} bytes, it had {len(old.text)}"]
    problems = []
    for first, end, live in spans:
        problem = difference(_placed(old, first, end), _placed(new, first, end), old.bits, live, where)
        if problem:
            problems.append(f"{old.function_at(first)}, piece at {first:#x}: {problem}")
    return problems + _outside(old, new, spans)


def _placed(obj: Object, first: int, end: int) -> list[Placed]:
    """The instructions of a span."""
    out, at = [], first
    decoder = iced.Decoder(obj.bits, obj.text[first:end], ip=first)
    for one in decoder:
        rows = [obj.relocations[k] for k in range(at, at + one.len) if k in obj.relocations]
        symbol: tuple[object, ...] | None = None
        if rows:
            symbol = tuple(meaning(obj, row, at + one.len - row.offset) for row in rows)
            if not one.is_ip_rel_memory_operand and any(row.kind in PLACED[obj.bits] for row in rows):
                symbol = (*symbol, at)              # it means another address at another place
        out.append(Placed(at, obj.text[at:at + one.len], symbol))
        at += one.len
    return out


def meaning(obj: Object, row: Relocation, to_end: int) -> tuple[object, ...]:
    """What a relocation refers to, whichever symbol it names: a place in a section or an undefined symbol, and how.

    `to_end` are the bytes from the place that it patches to the end of the instruction.
    """
    symbol = obj.file.symbols[row.symbol]
    relative = row.kind in RELATIVE
    addend = row.addend
    if addend is None:
        addend = int.from_bytes(obj.text[row.offset:row.offset + 4], "little", signed=True)
    addend += to_end if relative else 0
    how = "relative" if relative else f"kind {row.kind}"
    if 0 < symbol.section < len(obj.file.sections):
        return ("in", obj.file.sections[symbol.section].name, symbol.value + addend, how)
    return ("symbol", symbol.name, addend, how)


def _outside(old: Object, new: Object, spans: Sequence[Span]) -> list[str]:
    """What differs outside of the spans: bytes, or what relocations refer to."""
    at, problems = 0, []
    for first, end, _live in [*sorted(spans), (len(old.text), len(old.text), 0)]:
        place = _first_difference(old, new, at, first)
        if place >= 0:
            problems.append(f"the byte at {place:#x} is {new.text[place]:#x}, it was {old.text[place]:#x}")
        rows = [{k: meaning(obj, row, 0) for k, row in obj.relocations.items() if at <= k < first}
                for obj in (old, new)]
        if rows[0] != rows[1]:
            place = min(k for k in {*rows[0], *rows[1]} if rows[0].get(k) != rows[1].get(k))
            problems.append(f"the relocation at {place:#x} is another one")
        at = end
    return problems


def _first_difference(old: Object, new: Object, first: int, end: int) -> int:
    """The first offset at which code outside of the spans differs; other encodings of equal instructions are no
    difference. -1: there is none."""
    at = first
    while at < end:
        if old.text[at] == new.text[at]:
            at += 1
            continue
        start = next((k for k in range(at, max(first, at - 15) - 1, -1)
                      if (length := _alike(old, new, k, end)) and k + length > at), -1)
        if start < 0:
            return at
        at = start + _alike(old, new, start, end)
    return -1


def _alike(old: Object, new: Object, at: int, end: int) -> int:
    """The length of the instruction at an offset in both, 0 where they are not the same one."""
    one, other = (iced.Decoder(obj.bits, obj.text[at:end], ip=at).decode() for obj in (old, new))
    same = one.code != iced.Code.INVALID and one.len == other.len and _FORMAT.format(one) == _FORMAT.format(other)
    return int(one.len) if same else 0
