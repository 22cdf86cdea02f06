"""What registers and places of the frame hold where a loop begins: guessed from the first time round."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from cipherwright.equality.both import Both, Snapshot
from cipherwright.equality.forms import Unknown
from cipherwright.equality.source import literals
from cipherwright.equality.words import Number, Slice, Term, residue
from targets.x86.registers import MM, SP


@dataclass
class Held:
    """What a register or a place of the frame holds where the loop begins.

    same: `value`. step: `value`, and `step` more each time. carried: of each bit the number of a carried literal and
    whether it is complemented, or a constant as (-1, bit); `lanes`: all of so many copies hold the one bit.
    """

    kind: str
    size: int
    value: Number = 0
    step: int = 0
    bits: tuple[tuple[int, int], ...] = ()
    lanes: int = 0


@dataclass
class Carried:
    """The literals that the source carries round the loop: before it, as variables inside, and after a time round."""

    first: list[int] = field(default_factory=list)
    inside: list[int] = field(default_factory=list)
    later: list[int] = field(default_factory=list)


class Guesses(Both):
    """Guesses are proved elsewhere."""

    def guess(self, begin: Snapshot, after: Snapshot, carried: Carried) -> dict[Any, Held]:
        """What every register and every written place of the frame holds, by the first time round."""
        by_pair = {(later, one): i for i, (one, later) in
                   reversed([*enumerate(zip(carried.first, carried.later, strict=True))])}
        found: dict[Any, Held] = {}
        for number, value in enumerate(begin.registers):
            later = after.registers[number]
            if value is not None and later is not None and number != SP:
                size = self.abi.bits // 8 if number < MM else 64
                self._add(found, number, size, value, later, by_pair)
        stack, now = self.entry.places.stack, self.entry.places.stack.bytes
        stack.bytes = dict(begin.stack)
        cells = list(stack.values())
        stack.bytes = dict(after.stack)
        for offset, size, value in cells:
            try:
                later = stack.read(offset, size)
            except Unknown:
                continue
            self._add(found, ("frame", offset), size, value, later, by_pair)
        stack.bytes = now
        return found

    def _add(self, found: dict[Any, Held], place: Any, size: int, value: Number, later: Number,
             by_pair: Mapping[tuple[int, int], int]) -> None:
        try:
            held = self._held(size, value, later, by_pair)
        except Unknown:
            return
        if held is not None:
            found[place] = held

    def _held(self, size: int, value: Number, later: Number, by_pair: Mapping[tuple[int, int], int]) -> Held | None:
        if self.same(value, later, 8 * size):
            return Held("same", size, value)
        if isinstance(value, Slice) or isinstance(later, Slice):
            if not (isinstance(value, Slice) and isinstance(later, Slice)):
                return None
            bit = _pair(by_pair, later.lane, value.lane)
            return Held("carried", size, 0, 0, (bit,), value.count) if bit else None
        if size in (4, 8):
            more = residue(self.a, [(x, t * s) for y, s in ((later, 1), (value, -1)) for x, t in
                                    (y.items() if isinstance(y, Term) else [(y, 1)])], 8 * size)
            if isinstance(more, int):
                return Held("step", size, value, more - (more >> 8 * size - 1 << 8 * size))
        bits = []
        for one, other in zip(literals(later, 8 * size), literals(value, 8 * size), strict=True):
            bit = _pair(by_pair, one, other)
            if bit is None:
                return None
            bits.append(bit)
        return Held("carried", size, 0, 0, tuple(bits))


def _pair(by_pair: Mapping[tuple[int, int], int], later: int, first: int) -> tuple[int, int] | None:
    """The carried literal that is these two, and whether they are complemented."""
    if later < 2 and later == first:
        return -1, later
    found = by_pair.get((later, first))
    if found is not None:
        return found, 0
    found = by_pair.get((later ^ 1, first ^ 1))
    return None if found is None else (found, 1)
