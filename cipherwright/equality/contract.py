"""What a call gives to the code, on formulas: arguments where the convention has them, and the memory behind them."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from cipherwright.equality.arithmetic import LEVELS, Arithmetic
from cipherwright.equality.forms import Unknown
from cipherwright.equality.machine import RETURN, Symbolic, new_state
from cipherwright.equality.memory import Cells, Places
from cipherwright.equality.source import literals
from cipherwright.equality.words import Number, Slice, bits_of, residue
from dsl.ir import Access, Param
from scheduler.algorithm.transpose import position
from scheduler.mapping.layout import REPEATED
from targets.abi import Abi
from targets.elf import Image
from targets.x86.register_files import WIDE

STACK, TOP = 0x60000000, 0x60100000
"""Where the stack is, and about where the stack pointer is on entry."""
COUNT_BITS = 32
_NUMBERS = {name: number for number, name in enumerate(WIDE)}


@dataclass(frozen=True)
class Argument:
    """One argument of the code: a parameter, of one of several messages."""

    param: Param
    message: int
    number: int
    slices: int = 0    # copies in slices, or 0
    shared: bool = False
    copies: int = 0    # of a kernel that brings blocks into slices or back, blocks in a batch, each followed by itself
    whole: bool = False    # whether it is the blocks that lie here, one after the other
    each: str = ""    # block, message, copy: what has variables of its own, of the same formulas as all others

    @property
    def cell(self) -> int:
        """Bytes of a slice in memory."""
        return (REPEATED if self.shared else self.slices or self.copies) // 8

    @property
    def bytes(self) -> int:
        """Of the array, or of one block."""
        return self.param.bytes * (8 * self.cell if self.slices or self.shared else self.copies or 1)

    def before(self, a: Arithmetic, tag: Any) -> Callable[[int, int], Number]:
        """What is there before anybody writes: variables named after the argument, the tag and the place.

        Unknown where there is no rule.
        """
        def whole(offset: int, size: int) -> Number:
            made: list[int] = []
            for at in range(offset, offset + size):
                if self.each == "copy":
                    made += self._of_copies(a, tag, at)
                elif self.each == "block" and self.param.per_block:
                    copy, place = divmod(at, self.param.bytes)
                    made += a.f.variables_of(("in", self.param.name, tag, place), 8, copy + 1)
                elif self.each == "message" and self.param.own:
                    made += a.f.variables_of(("in", self.param.name, tag, at), 8, self.message + 1)
                else:
                    made += a.f.variables(("in", self.number, tag, at), 8)
            return bits_of(a, made)

        def sliced(offset: int, size: int) -> Number:
            if size != self.cell or offset % size:
                raise Unknown("a part of a slice")
            one = self.slice(a, tag, offset // size)
            return bits_of(a, [one] * (8 * size)) if self.shared else Slice(a, one, 8 * size)

        def repeated(offset: int, size: int) -> Number:
            return bits_of(a, [self.slice(a, tag, at // self.cell) for at in range(offset, offset + size)
                               for _ in range(8)])

        return sliced if self.slices else repeated if self.shared else whole

    def _of_copies(self, a: Arithmetic, tag: Any, at: int) -> list[int]:
        """The literals of a byte of a batch: all of one block, or in a slice bits of eight."""
        if self.whole:
            copy, place = divmod(at, self.param.bytes)
            return list(a.f.variables_of(("in", self.param.name, tag, place), 8, copy + 1))
        number, begin = at // self.cell, at % self.cell * 8
        return [a.f.variables_of(("in", self.param.name, tag, number), 1, position(place, self.copies) + 1)[0]
                for place in range(begin, begin + 8)]

    def slice(self, a: Arithmetic, tag: Any, number: int) -> int:
        """The literal of a slice."""
        return a.f.literal("var", ("in", self.number, tag, number // 8), number % 8)


def arguments(params: Sequence[Param], manifest: Mapping[str, Any], numbered: bool = False) -> list[Argument]:
    """The arguments of the code, as the manifest says it takes them; Unknown where there is no rule.

    `numbered`: the source asks for the number of a block, which in slices is another one in each place: then each
    place is followed by itself, too.
    """
    made: list[Argument] = []
    slices, messages = int(manifest.get("slices", 0)), int(manifest.get("messages", 1))
    whole = manifest.get("whole", ())
    if whole and messages > 1:
        raise Unknown("blocks that are brought into slices, of several messages beside one another")
    for p in params:
        for message in range(messages if p.own else 1):
            sliced = slices if p.kind != "count" else 0
            if whole or (slices and numbered and messages == 1):
                made.append(Argument(p, message, len(made), shared=p.name in manifest.get("broadcast", ()),
                                     copies=sliced, whole=p.name in whole))
            else:
                made.append(Argument(p, message, len(made), sliced, p.name in manifest.get("broadcast", ())))
    return made


@dataclass(frozen=True)
class Known:
    """Calls with so many blocks; or, with a group, so many behind at least two groups of so many, a power of two."""

    blocks: int
    group: int = 0


class Memories:
    """The bytes behind the pointers, once for the source and once for the code."""

    def __init__(self, a: Arithmetic, args: Sequence[Argument]) -> None:
        self.a, self.args = a, [x for x in args if x.param.kind != "count"]
        self.turn = 0
        """Of the blocks that one time round the loop takes the one that the source works on."""
        self.tag: dict[int, Any] = {x.number: "entry" for x in self.args}
        self.source: dict[int, Cells] = {}
        self.code: dict[int, Cells] = {}
        for x in self.args:
            self.renew(x, "entry")

    def renew(self, x: Argument, tag: Any) -> None:
        """Let an argument's bytes be anything, the same for both."""
        self.tag[x.number] = tag
        before = x.before(self.a, tag)
        unit = x.cell if x.slices else 1
        self.code[x.number] = Cells(before, unit)
        self.source[x.number] = Cells(before, unit)

    def copy(self) -> Memories:
        """A copy that can be changed."""
        made = Memories.__new__(Memories)
        made.a, made.args, made.tag, made.turn = self.a, self.args, dict(self.tag), self.turn
        made.source = {n: c.copy() for n, c in self.source.items()}
        made.code = {n: c.copy() for n, c in self.code.items()}
        return made

    def access(self, message: int) -> tuple[Callable[[Access, int], Number], Callable[[Access, int, Number], None]]:
        """How the source reads and writes the memory of a message."""
        found = {id(x.param): x for x in self.args if x.copies or x.message == message or not x.param.own}
        if any(x.copies for x in self.args):
            return self._access_copy(found, message)

        def read(access: Access, offset: int) -> Number:
            x = found[id(access.param)]
            cells = self.source[x.number]
            if x.slices:
                begin = self._first_slice(x, offset)
                row = [cells.bytes[n][0] if n in cells.bytes else x.slice(self.a, self.tag[x.number], n)
                       for n in range(begin, begin + access.bits)]
                return bits_of(self.a, row)
            return ordered(cells.read(self.shifted(x, offset), access.bits // 8), access)

        def write(access: Access, offset: int, value: Number) -> None:
            x = found[id(access.param)]
            cells = self.source[x.number]
            if x.slices:
                for n, one in enumerate(literals(value, access.bits), self._first_slice(x, offset)):
                    cells.bytes[n] = one, 0, 1
            else:
                cells.write(self.shifted(x, offset), access.bits // 8, ordered(value, access))

        return read, write

    def shifted(self, x: Argument, offset: int) -> int:
        """Where an offset of the current block is, from the first block on that a time round the loop takes."""
        return offset + self.turn * x.bytes if x.param.per_block else offset

    def _first_slice(self, x: Argument, offset: int) -> int:
        """The slice of the lowest bit of a byte of the current batch."""
        return 8 * (offset + self.turn * x.param.bytes if x.param.per_block else offset)

    def _access_copy(self, found: Mapping[int, Argument], copy: int) -> \
            tuple[Callable[[Access, int], Number], Callable[[Access, int, Number], None]]:
        """The same of one block of a batch, whose bit k is in slice k where scheduler.algorithm.slices says; or of one
        of as many messages, which have a batch of blocks each time. Of a slice that all copies share any bit is theirs.
        """
        place = position(copy, next(x.copies for x in found.values() if x.copies))

        def places(x: Argument, access: Access, offset: int) -> list[int]:
            return [self.shifted(x, (8 * offset + b) * x.cell + (0 if x.shared else place // 8))
                    for b in range(access.bits)]

        def read(access: Access, offset: int) -> Number:
            x = found[id(access.param)]
            cells = self.source[x.number]
            if x.whole:
                return ordered(cells.read(self.shifted(x, copy * x.param.bytes + offset), access.bits // 8), access)
            return bits_of(self.a, [literals(cells.read(at, 1), 8)[place % 8] for at in places(x, access, offset)])

        def write(access: Access, offset: int, value: Number) -> None:
            x = found[id(access.param)]
            if x.shared:
                raise Unknown("a store to slices that copies share")
            cells = self.source[x.number]
            if x.whole:
                cells.write(self.shifted(x, copy * x.param.bytes + offset), access.bits // 8, ordered(value, access))
                return
            for at, one in zip(places(x, access, offset), literals(value, access.bits), strict=True):
                row = list(literals(cells.read(at, 1), 8))
                row[place % 8] = one
                cells.write(at, 1, bits_of(self.a, row))

        return read, write


def ordered(value: Number, access: Access) -> Number:
    """A value with its bytes in the order of memory."""
    if access.endian != "be" or access.bits == 8:
        return value
    total = 0
    for i in range(0, access.bits, 8):
        total = total | (value >> i & 255) << access.bits - 8 - i
    return total


class Entry:
    """The state of the code when it is called."""

    def __init__(self, a: Arithmetic, args: Sequence[Argument], image: Image, abi: Abi, wide: bool,
                 group: int, known: Known | None = None) -> None:
        self.a, self.abi, self.args = a, abi, args
        word = abi.bits // 8
        ends = [place for x in args if (place := abi.stack_place(x.number)) is not None]
        end = TOP + max([abi.shadow, *ends])    # what is beyond is the caller's
        self.places = Places(a, image, abi.bits, (STACK, end))
        self.state: Symbolic = new_state(self.places, abi.bits, wide, TOP - word)
        stack = self.places.stack
        stack.write(TOP - word, word, RETURN)
        self.kept = {_NUMBERS[name]: self.state.r[_NUMBERS[name]] for name in abi.preserved}
        """What registers hold that a function leaves as they are."""
        self.left = a.f.variables("left", (group - 1).bit_length())
        """How many blocks there are behind the last whole group of `group`."""
        self.groups = a.f.variables("count", COUNT_BITS - group.bit_length() + 1)
        """How many whole groups of blocks there are."""
        self.count = a.f.variables("blocks", COUNT_BITS) if group & group - 1 else (*self.left, *self.groups)
        if known is not None:
            self._known(known)
        elif self.left:    # the sum of two words: taking away the one leaves a multiple of the other
            a.sums[self.count] = {a.core(self.left): 1, a.core(self.groups): group}, 0, LEVELS[-1]
        self.bases: dict[int, Number] = {}
        for x in args:
            if x.param.kind == "count":
                value = bits_of(a, self.count)
                if abi.bits > COUNT_BITS:
                    value = value | self.places.junk(word - 4) << COUNT_BITS
            else:
                value = residue(a, [(bits_of(a, a.f.variables(("base", x.number), abi.bits)), 1)], abi.bits)
                self.bases[x.number] = value
            place = abi.stack_place(x.number)
            if x.number < len(abi.arguments):
                self.state.r[_NUMBERS[abi.arguments[x.number]]] = value
            elif place is not None:
                stack.write(TOP - word + place, word, value)

    def _known(self, known: Known) -> None:
        """Calls with a known number of blocks, or of those left over: then `groups` is one less than there are."""
        self.left = ()
        bits = known.group.bit_length() - 1 if known.group else COUNT_BITS
        self.groups = self.groups[:COUNT_BITS - bits]
        self.whole: tuple[int, ...] = ()
        self.count = tuple(known.blocks >> i & 1 for i in range(bits))
        if known.group:
            self.whole = self.a.f.variables("groups", COUNT_BITS - bits)
            self.count += self.whole
            self.a.sums[self.whole] = {self.a.core(self.groups): 1}, 1, LEVELS[-1]

    def put(self, memories: Memories, block: Number, each: int, there: int) -> None:
        """Let offset 0 of what is per block be where block number `each` times `block` is; `there` blocks may be used.

        Unknown where there is no rule.
        """
        places = self.places
        places.regions, places.origin, places.readers = [], [], []
        for x in memories.args:
            places.regions.append(memories.code[x.number])
            parts = [(self.bases[x.number], 1)]
            if x.param.per_block and not (isinstance(block, int) and block == 0):
                parts.append((block, each * x.bytes))
            places.origin.append(residue(self.a, [(v, c * t) for y, t in parts for v, c in
                                                  (y.items() if not isinstance(y, int) else [(y, 1)])], self.abi.bits))
            places.readers.append(_bounds(x, there))


def _bounds(x: Argument, there: int) -> Callable[[int, int, bool], None]:
    end = x.bytes * (there if x.param.per_block else 1)

    def check(offset: int, size: int, write: bool) -> None:
        if write and x.param.kind == "in":
            raise Unknown(f"a store to `{x.param.name}`, which is only read")
        if not 0 <= offset <= end - size:
            raise Unknown(f"an access to `{x.param.name}` at byte {offset}, outside of the block")

    return check
