"""Words that are a counter block: bytes of memory that all blocks share and of a sum with the number of the block.

Counter modes write the number of a block into a part of a state, in some order of bytes. Where the sum has 64 bits and
all other bytes stand in memory beside those of its other operand, the four words are one load of 16 bytes, one addition
in its low half, and bytes in another order before and after.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

from dsl.ir import Access, Op

SUM, WHOLE = 64, 128


@dataclass(frozen=True)
class Counter:
    """The 16 bytes in memory; byte i of the value with the sum's operand in its low half is byte `before[i]` of them;
    byte i of the words is byte `after[i]` of the sum."""

    memory: Access
    before: tuple[int, ...]
    after: tuple[int, ...]


def counter(words: Sequence[Op]) -> Counter | None:
    """What four words of 32 bits, the lowest first, are as a counter block; None if they are none."""
    found = [_byte(word, i) for word in words for i in range(word.bits // 8)]
    sums = {op for op, _ in filter(None, found) if op.kind == "add"}
    if None in found or len(found) != WHOLE // 8 or len(sums) != 1:
        return None
    (total,) = sums
    base = _operand(total)
    low = [_byte(base, i) for i in range(SUM // 8)] if base is not None else [None]
    high = [place for place in found if place and place[0] is not total]
    if None in low or len(high) != SUM // 8:
        return None
    places = [(op.attr.param, op.attr, _address(op, i)) for op, i in [*filter(None, low), *high] if op.kind == "load"]
    first = min((at for _, _, at in places), default=0)
    if len(places) != WHOLE // 8 or len({param for param, _, _ in places}) != 1 \
            or sorted(at for _, _, at in places) != list(range(first, first + WHOLE // 8)):
        return None
    number = {place: SUM // 8 + i for i, place in enumerate(high)}
    after = tuple(place[1] if place[0] is total else number[place] for place in found if place)
    if len(set(after)) != WHOLE // 8:
        return None
    memory = replace(places[0][1], offset=first, bits=WHOLE, endian="le")
    return Counter(memory, tuple(at - first for _, _, at in places), after)


def _operand(total: Op) -> Op | None:
    """What the number of the block is added to."""
    if total.bits != SUM:
        return None
    others = [a for a in total.args if not _number(a)]
    return others[0] if len(others) == 1 and len(total.args) == 2 else None


def _number(op: Op) -> bool:
    return (op.kind == "index" and op.attr is None) or (op.kind == "zext" and _number(op.args[0]))


def _byte(op: Op, i: int) -> tuple[Op, int] | None:
    """Of which load that is the same for all blocks, or of which sum, a byte is, and which of it."""
    if op.kind == "extract" and op.attr % 8 == 0:
        return _byte(op.args[0], i + op.attr // 8)
    if op.kind == "concat":
        for part in op.args:
            if part.bits % 8:
                return None
            if i < part.bits // 8:
                return _byte(part, i)
            i -= part.bits // 8
    if op.kind == "add":
        return op, i
    if op.kind != "load" or op.attr.strides or op.attr.param.per_block or op.attr.param.kind != "in":
        return None
    return op, i


def _address(op: Op, i: int) -> int:
    access = op.attr
    return int(access.offset + (i if access.endian == "le" else access.bits // 8 - 1 - i))
