"""The algorithm IR: a typed SSA graph in structured regions.

An `Op` is at once an operation and the value it defines. A `Region` is a list of `Op` and `Loop` in
execution order; every operand is defined earlier in the same region or in an enclosing one. Types are
unsigned integers of any width from 1 to 64 bits, and 128 after the passes `slice` and `limbs`; all arithmetic is modulo
2**width, that on 128 bits on each half by itself.
Values with a `modulus` are numbers: integers modulo that constant, whatever its size, whose arithmetic is modulo it.
Floating point has 80 bits, its pattern (dsl.extended).
Which kinds there are: dsl.operations.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from functools import cached_property
from math import gcd, prod
from typing import Any, NamedTuple

INDEX = 32
"""Bits of the number of a block, as of the count of blocks."""
WIDEST = 64
"""Bits of the widest word that the source has: those of a value, of a digit."""


@dataclass(frozen=True)
class Pos:
    """A place in a source file: path as given, 1-based line and column."""

    path: str
    line: int
    column: int


@dataclass(frozen=True)
class Modulus:
    """What numbers are taken modulo: `value` is at least 2; `name` is the type's in the source, for readers."""

    value: int
    name: str = ""

    @property
    def bits(self) -> int:
        """How many bits a fully reduced number, 0 <= v < value, takes at most: those of the modulus itself."""
        return self.value.bit_length()

    def __str__(self) -> str:
        """As the source writes the type: its name, or without one what it is."""
        return self.name or f"mod {self.value:#x}"


@dataclass(frozen=True)
class Table:
    """A lookup table; `entries[i]` has `bits` bits, `len(entries)` is a power of two. `sbox` or `table`.

    packed: a constant array, whose entries lie in memory as wide as they are.
    """

    name: str
    bits: int
    entries: tuple[int, ...]
    packed: bool = False


@dataclass(frozen=True)
class Linear:
    """A GF(2)-linear map: `columns[i]` is the image of the input with only bit i set; `bits` of output."""

    name: str
    bits: int
    columns: tuple[int, ...]

    def apply(self, value: int) -> int:
        """The image of `value`, an integer below 2**len(columns)."""
        out = 0
        for image in self.images:
            out ^= image[value & len(image) - 1]
            value >>= 8
        return out

    @cached_property
    def images(self) -> tuple[tuple[int, ...], ...]:
        """Of each byte of the input, from the lowest on, its image: many are asked for, and bit by bit is slow."""
        found = []
        for low in range(0, len(self.columns), 8):
            image = [0]
            for column in self.columns[low:low + 8]:
                image += [known ^ column for known in image]
            found.append(tuple(image))
        return tuple(found)


@dataclass(frozen=True)
class Param:
    """A kernel parameter, in calling order.

    kind: "in", "out", "inout" (pointers) or "count" (the number of blocks, a u32). "const" is no parameter but a
    constant array that an `Access` with strides reads: it holds `entries` and is not among Kernel.params.
    bits/endian: of one element; endian is "le" or "be" (irrelevant for 8 bits).
    length: elements (per block when per_block, which means the pointer advances each block).
    slices: 0, or how many copies are in bit slices of that many bits (scheduler.algorithm.slices); of a count, in
    a batch.
    Where bits is less than slices, a slice in memory is the same again and again (`repeated`).
    whole: of a kernel in slices, that it takes whole blocks here, a batch of them one after the other.
    secret: whether the source says so. secrecy: of a parameter of finished code, as Kernel.secrecy has it.
    """

    name: str
    kind: str
    bits: int
    endian: str
    length: int
    per_block: bool
    secret: bool
    entries: tuple[int, ...] = ()
    slices: int = 0
    whole: bool = False
    secrecy: str = ""

    @property
    def bytes(self) -> int:
        """Size of the array, or of one block of it."""
        return self.bits // 8 * self.length

    @property
    def repeated(self) -> bool:
        """Of a kernel in slices, whether all copies share each slice, of which memory has `bits` bits only."""
        return self.kind != "count" and 0 < self.bits < self.slices

    @property
    def own(self) -> bool:
        """Whether each of several independent messages has its own: not a count, nor a key that is only read."""
        return self.per_block or self.kind in ("out", "inout")


MANY = 4096
"""Iterations of loops in a ring from which on not all places of it are found one by one."""


class Stride(NamedTuple):
    """How a loop moves an access: by start + step * its iteration (0, 1, 2, ...), modulo `ring` if that is not 0.

    What it adds and what the stride of a loop round it adds go round together if it is `joined` to that: the rest is
    that of their sum. Both have the same `ring`.
    """

    loop: "Loop"
    step: int
    start: int = 0
    ring: int = 0
    joined: bool = False

    def times(self, k: int) -> "Stride":
        """A stride `k` times as long."""
        return self._replace(step=self.step * k, start=self.start * k, ring=self.ring * k)


def together(strides: Iterable[Stride]) -> list[tuple[Stride, ...]]:
    """Strides, those of outer loops first, in groups: one alone, or those of one ring."""
    groups: list[tuple[Stride, ...]] = []
    for stride in strides:
        if stride.joined:
            groups[-1] += (stride,)
        else:
            groups.append((stride,))
    return groups


def moved(strides: Iterable[Stride], at: Mapping["Loop", int]) -> int:
    """What strides, those of outer loops first, add in the iterations `at` of their loops."""
    total = 0
    for group in together(strides):
        added = sum(s.start + s.step * at[s.loop] for s in group)
        total += added % group[0].ring if group[0].ring else added
    return total


def reach(group: tuple[Stride, ...]) -> tuple[int, int]:
    """The least and the most that the strides of a group add in any iteration of their loops, whose number is fixed."""
    start, ring = sum(s.start for s in group), group[0].ring
    if ring and prod(iterations(s.loop) for s in group[1:]) > MANY:  # it may be anywhere between two steps
        between = gcd(ring, *(s.step for s in group))
        return start % between, start % between + ring - between
    if ring:
        places = {start % ring}
        for s in group:
            moves = {s.step * i % ring for i in range(min(iterations(s.loop), ring))}
            places = {(p + m) % ring for p in places for m in moves}
        return min(places), max(places)
    ends = [start + s.step * i for s in group for i in (0, iterations(s.loop) - 1)]
    return min(ends), max(ends)


def iterations(loop: "Loop") -> int:
    """Of a loop that goes round a fixed number of times, how often."""
    assert isinstance(loop.count, int)
    return loop.count


@dataclass(frozen=True, eq=False)
class Access:
    """One element of a memory parameter, or of a constant array (a Param of kind "const").

    Byte address = parameter + offset + (block index * param.bytes if param.per_block) + what the strides add, those of
    outer loops first.
    """

    param: Param
    offset: int
    bits: int
    endian: str
    strides: tuple[Stride, ...] = ()


@dataclass(eq=False, repr=False)
class Op:
    """One operation; also the SSA value it defines (`bits` == 0 for store).

    modulus: of a value that is a number, which then has as many bits as its modulus; else None.
    """

    kind: str
    bits: int
    args: tuple["Op", ...] = ()
    attr: Any = None
    pos: Pos | None = None
    secret: bool = False
    name: str = ""  # the source variable it was first assigned to, for readers
    modulus: Modulus | None = None

    def __repr__(self) -> str:
        """Short: a graph written out with all operands has no end."""
        return f"<{self.kind} {self.type} {self.name}>"

    @property
    def type(self) -> str:
        """As the source writes it: `u32`, or the name of a number's type."""
        return f"u{self.bits}" if self.modulus is None else str(self.modulus)


@dataclass(eq=False)
class Region:
    """Operations and loops in the order of execution."""

    items: list["Op | Loop"] = field(default_factory=list)

    def ops(self) -> Iterator[Op]:
        """Every Op, inner loops included, in order."""
        for item in self.items:
            if isinstance(item, Loop):
                yield from item.body.ops()
            else:
                yield item

    def loops(self) -> Iterator["Loop"]:
        """Every Loop, each before those inside it, in order."""
        for item in self.items:
            if isinstance(item, Loop):
                yield item
                yield from item.body.loops()


@dataclass(eq=False)
class Carried:
    """A value carried round a loop: `init` before, `param` inside, `next` at the end of each iteration."""

    init: Op
    param: Op
    next: Op


@dataclass(frozen=True)
class Share:
    """Some of the passes over the blocks of a call, of which there are `param`, in groups of `size` (a power of two).

    which: "most": all whole groups but the last, "last": the last whole group, "rest": what is left, a block a pass;
    "once": one pass, of no block, if there is a whole group. Any of them may be no passes.
    """

    param: Param
    size: int
    which: str

    @property
    def step(self) -> int:
        """How many blocks a pass takes."""
        return {"once": 0, "most": self.size, "last": self.size, "rest": 1}[self.which]

    def passes(self, blocks: int) -> range:
        """The number of the first block of each pass, of a call with so many."""
        groups = blocks // self.size
        before = max(groups - 1, 0) * self.size
        if self.which == "once":
            return range(min(groups, 1))
        begin, end = {"most": (0, before), "last": (before, groups * self.size),
                      "rest": (groups * self.size, blocks)}[self.which]
        return range(begin, end, self.step)


@dataclass(eq=False, repr=False)
class Loop:
    """`count` iterations: an int (at least 1), a "count" Param for the loop over the blocks (may be 0), or its Share.

    In a pass of a Share the index of the block is that of the first one; an element of the next block is an access with
    an offset larger by the bytes of a block.
    """

    name: str
    count: "int | Param | Share"
    carried: list[Carried]
    body: Region
    pos: Pos | None = None


@dataclass(eq=False)
class Kernel:
    """One elaborated kernel: the parameters in calling order and its body."""

    name: str
    params: list[Param]
    body: Region
    tables_allowed: bool = False  # may secret data index a table: the kernel is marked `tables`
    wipe: bool = False  # is the frame to be cleared before return
    constant_time: bool = False  # is it so marked: nothing may take a time that depends on secrets
    secrecy: dict[str, str] = field(default_factory=dict)  # parameter -> `secret`, `public`, "" (dsl.secrecy)
