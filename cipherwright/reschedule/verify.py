"""Whether an object file is another one with its pieces in new orders, and nothing else: by both files' bytes."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import iced_x86 as iced

from cipherwright.reschedule.code import Object
from cipherwright.reschedule.dataflow import Placed, difference
from targets.elf_read import Relocation

Span = tuple[int, int, int]
"""A piece: its first offset, the offset behind it, and the flag bits that are live there."""


def check(old: Object, new: Object, spans: Sequence[Span], where: Mapping[int, int]) -> list[str]:
    """What is wrong with `new`, in words; empty where each span has the data flow that it had, and all else is equal.

    `where` says of the accesses of `old` in which regions they lie (dataflow.Where).
    """
    if len(old.text) != len(new.text):
        return [f"the section has {len(new.text)} bytes, it had {len(old.text)}"]
    problems = []
    for first, end, live in spans:
        streams = [_placed(obj, first, end) for obj in (old, new)]
        problem = difference(*streams, old.bits, live, where)
        if problem:
            problems.append(f"{old.function_at(first)}, piece at {first:#x}: {problem}")
    return problems + _outside(old, new, spans)


def _placed(obj: Object, first: int, end: int) -> list[Placed]:
    """The instructions of a span."""
    out, at = [], first
    decoder = iced.Decoder(obj.bits, obj.text[first:end], ip=first)
    for one in decoder:
        rows = [obj.relocations[k] for k in range(at, at + one.len) if k in obj.relocations]
        symbol = tuple(meaning(obj, row, at + one.len - row.offset) for row in rows) if rows else None
        out.append(Placed(at, obj.text[at:at + one.len], symbol))
        at += one.len
    return out


def meaning(obj: Object, row: Relocation, to_end: int) -> tuple[object, ...]:
    """What a relocation refers to, whichever symbol it names: a place in a section or an undefined symbol, and how.

    `to_end` are the bytes from the place that it patches to the end of the instruction.
    """
    symbol = obj.file.symbols[row.symbol]
    relative = row.kind in (2, 4)
    addend = row.addend
    if addend is None:
        addend = int.from_bytes(obj.text[row.offset:row.offset + 4], "little", signed=True)
    addend += to_end if relative else 0
    inside = 0 < symbol.section < len(obj.file.sections)
    if inside:
        return ("in", obj.file.sections[symbol.section].name, symbol.value + addend, relative or row.kind)
    return ("symbol", symbol.name, addend, relative or row.kind)


def _outside(old: Object, new: Object, spans: Sequence[Span]) -> list[str]:
    """What differs outside of the spans: bytes, or what relocations refer to."""
    at, problems = 0, []
    for first, end, _live in [*sorted(spans), (len(old.text), len(old.text), 0)]:
        if old.text[at:first] != new.text[at:first]:
            place = next(k for k in range(at, first) if old.text[k] != new.text[k])
            problems.append(f"the byte at {place:#x} is {new.text[place]:#x}, it was {old.text[place]:#x}")
        rows = [{k: meaning(obj, row, 0) for k, row in obj.relocations.items() if at <= k < first}
                for obj in (old, new)]
        if rows[0] != rows[1]:
            place = min(k for k in {*rows[0], *rows[1]} if rows[0].get(k) != rows[1].get(k))
            problems.append(f"the relocation at {place:#x} is another one")
        at = end
    return problems
