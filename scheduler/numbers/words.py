"""Making operations of the IR: folded where they are constant, made once, and as far out of loops as they can be.

An operation is put into the region of its innermost operand: what does not change in a loop is made before it.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field
from typing import Any, TypeVar

from dsl.ir import Loop, Op, Pos, Region
from dsl.operations import evaluate
from scheduler.numbers.bounds import Unproved

COMMUTING = ("add", "and", "or", "xor", "mul", "mulhi", "mulwide")
T = TypeVar("T")
Made = dict[tuple[Any, ...], Op]


@dataclass
class Mark:
    """How far things were: items of every open region, and what was known in it."""

    items: list[int]
    known: list[Made]


@dataclass
class Maker:
    """The regions that are open, the innermost last; what is in them; and for what operations are made."""

    regions: list[Region] = field(default_factory=lambda: [Region()])
    known: list[Made] = field(default_factory=lambda: [{}])
    depths: dict[int, int] = field(default_factory=dict)
    alive: list[Op] = field(default_factory=list)  # so that no two have one id
    pos: Pos | None = None
    name: str = ""
    floor: int = 0

    # -- regions --------------------------------------------------------------------------------------
    def mark(self) -> Mark:
        """Where everything is, for `reset`."""
        return Mark([len(r.items) for r in self.regions], [dict(k) for k in self.known])

    def reset(self, mark: Mark) -> None:
        """Forget what was made since."""
        del self.regions[len(mark.items):], self.known[len(mark.items):]
        for region, items in zip(self.regions, mark.items, strict=True):
            del region.items[items:]
        self.known = [dict(k) for k in mark.known]

    def attempt(self, *ways: Callable[[], T]) -> T:
        """The first of these that proves; what the others made is forgotten. Unproved as the first says it."""
        first: Unproved | None = None
        for way in ways:
            mark = self.mark()
            try:
                return way()
            except Unproved as fault:
                first = first or fault
                self.reset(mark)
        assert first is not None
        raise first

    @contextmanager
    def inside(self, stays: bool = False) -> Iterator[Region]:
        """A region within the innermost one, open meanwhile; `stays`: nothing is made further out than in it."""
        floor = self.floor
        self.regions.append(Region())
        self.known.append({})
        self.floor = self.depth if stays else floor
        try:
            yield self.regions[-1]
        finally:
            self.regions.pop()
            self.known.pop()
            self.floor = floor

    @property
    def depth(self) -> int:
        """How many loops are open."""
        return len(self.regions) - 1

    def depth_of(self, op: Op) -> int:
        """The number of the region that an operation is in; a constant is in none."""
        return 0 if op.kind == "const" else self.depths[id(op)]

    def put(self, item: Op | Loop) -> None:
        """Into the innermost region."""
        self.regions[-1].items.append(item)
        if isinstance(item, Op):
            self.here(item)

    def here(self, op: Op) -> Op:
        """A value that there is from here on: a parameter of a loop, a loop's result."""
        self.depths[id(op)] = self.depth
        self.alive.append(op)
        return op

    # -- operations -----------------------------------------------------------------------------------
    def const(self, value: int, bits: int) -> Op:
        """A constant, modulo 2^bits."""
        return Op("const", bits, (), value & (1 << bits) - 1, self.pos)

    def op(self, kind: str, bits: int, *args: Op, attr: Any = None) -> Op:
        """An operation, or the value that is there already, or the constant or operand that it is equal to."""
        if all(a.kind == "const" for a in args):
            return self.const(evaluate(kind, bits, attr, [a.attr for a in args], [a.bits for a in args]), bits)
        if kind == "shl" and args[0].kind == "shr" and args[0].attr == attr and bits <= 64:  # back where it was
            return self.op("and", bits, args[0].args[0], self.const(-1 << attr, bits))
        same = _same(kind, bits, args, attr)
        if same is not None:
            return same if isinstance(same, Op) else self.const(same, bits)
        return self._there(max(self.floor, *map(self.depth_of, args)), kind, bits, args, attr)

    def inner(self, kind: str, bits: int, *args: Op) -> Op:
        """An operation in the innermost region, though its operands may be from outside."""
        return self._there(self.depth, kind, bits, args)

    def _there(self, depth: int, kind: str, bits: int, args: tuple[Op, ...], attr: Any = None) -> Op:
        """An operation in the region of a number, made once there."""
        key = (kind, bits, attr, *((a.attr, a.bits) if a.kind == "const" else id(a) for a in args))
        swapped = (*key[:3], *key[:2:-1]) if kind in COMMUTING else key
        for known in (key, swapped):
            if known in self.known[depth]:
                return self.known[depth][known]
        made = Op(kind, bits, args, attr, self.pos, any(a.secret for a in args), self.name)
        self.regions[depth].items.append(made)
        self.depths[id(made)] = depth
        self.alive.append(made)
        self.known[depth][key] = made
        return made

    def shifted(self, a: Op, by: int) -> Op:
        """To the left, or by less than 0 to the right; 0 where nothing is left."""
        if abs(by) >= a.bits:
            return self.const(0, a.bits)
        return self.op("shl" if by > 0 else "shr", a.bits, a, attr=abs(by)) if by else a

    def masked(self, a: Op, bits: int) -> Op:
        """The low `bits` bits."""
        return a if bits >= a.bits else self.op("and", a.bits, a, self.const((1 << bits) - 1, a.bits))

    def resized(self, a: Op, bits: int) -> Op:
        """As wide as this: with zeros above, or cut off."""
        if a.bits == bits:
            return a
        return self.op("zext", bits, a) if a.bits < bits else self.op("extract", bits, a, attr=0)

    def either(self, parts: Sequence[Op], bits: int) -> Op:
        """Joined by `or`."""
        made = self.const(0, bits)
        for part in parts:
            made = self.op("or", bits, made, part)
        return made

    def part(self, words: Sequence[Op], low: int, size: int, bits: int) -> Op:
        """Bits [low, low + size) of words side by side, zeros above them, as a word of `bits` bits."""
        pieces, at = [], 0
        for word in words:
            begin, end = max(low, at), min(low + size, at + word.bits)
            if begin < end:
                pieces.append(self._piece(word, begin - at, end - begin, begin - low, bits))
            at += word.bits
        return self.either(pieces, bits)

    def _piece(self, word: Op, at: int, size: int, to: int, bits: int) -> Op:
        """`size` bits of a word from `at` on, in their place in a word of `bits` bits."""
        if word.bits > bits:
            return self.shifted(self.op("zext", bits, self.op("extract", size, word, attr=at))
                                if size < bits else self.op("extract", bits, word, attr=at), to)
        cut = self.shifted(self.resized(word, bits), -at)
        cut = cut if at + size == word.bits or to + size == bits else self.masked(cut, size)
        return self.shifted(cut, to)


def _same(kind: str, bits: int, args: Sequence[Op], attr: Any) -> Op | int | None:
    """The operand or the constant that an operation is equal to, if that is known."""
    known = [a.attr if a.kind == "const" else None for a in args]
    ones = (1 << bits) - 1
    if kind in ("add", "or", "xor", "sub", "addc", "subc") and not any(known[1:]) and None not in known[1:]:
        return args[0]
    if kind in ("add", "or", "xor", "addc") and known[0] == 0 and not any(known[2:]) and None not in known[2:]:
        return args[1]
    if kind == "carryc" and known[2] == 0 and 0 in known[:2]:
        return 0
    if kind == "borrowc" and known[1:] == [0, 0]:
        return 0
    if kind in ("and", "mul", "mulhi", "mulwide") and 0 in known:
        return 0
    if kind in ("and", "mul") and (1 if kind == "mul" else ones) in known:
        return args[1 - known.index(1 if kind == "mul" else ones)]
    if kind == "mulhi" and 1 in known:
        return 0
    if kind in ("zext", "extract") and args[0].bits == bits:
        return args[0]
    return None
