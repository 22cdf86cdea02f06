"""A kernel's code and its source in one world: run, put aside and taken up again, and compared."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass, replace
from typing import Any

from cipherwright.equality.carries import Carries
from cipherwright.equality.contract import COUNT_BITS, Argument, Entry, Known, Memories, arguments
from cipherwright.equality.counted import Counted
from cipherwright.equality.forms import Forms, Unknown
from cipherwright.equality.machine import Machine, Stop, Symbolic
from cipherwright.equality.mixed import Mixed
from cipherwright.equality.polynomials import Columns
from cipherwright.equality.source import Below, Run, literals
from cipherwright.equality.sweep import Sweep
from cipherwright.equality.taken_apart import Apart
from cipherwright.equality.words import Bits, Number, Residue, Slice, Sum
from dsl.ir import Access, Kernel, Loop, Op
from dsl.operations import BITWISE, KINDS
from targets.abi import Abi
from targets.elf import Image

SUMMED = frozenset(kind for kind, one in KINDS.items() if one.family in ("arithmetic", "carry", "comparison"))
"""Operations with sums and products."""
CARRIED = frozenset(kind for kind, one in KINDS.items() if one.family in ("carry", "comparison"))
"""Operations whose result is the bit above the words that they add or subtract."""
COMPUTED = SUMMED | frozenset(BITWISE)
USUAL = {1, 8, 16, 32, 64, 128, 256, 512}
"""Bits of words that ciphers have; where there are others sums and forms are looked at more closely from the start."""


class Different(Exception):
    """The code leaves something else than the source: where, and the literals of both."""

    def __init__(self, what: str, code: int, source: int) -> None:
        super().__init__(what)
        self.code, self.source = code, source


class NotThere(Exception):
    """The source reads a block that there is not."""


class Late(Unknown):
    """Code stores to what all blocks share in a time round the loop, of which the first one did not tell."""

    def __init__(self, what: str, number: int) -> None:
        super().__init__(what)
        self.number = number


@dataclass
class Snapshot:
    """A state of the code and of memory that can be taken up again."""

    registers: list[Any]
    stack: dict[int, Any]
    memories: Memories


class Both:
    """The code and the source of one kernel."""

    def __init__(self, kernel: Kernel, manifest: Mapping[str, Any], image: Image, abi: Abi, wide: bool,
                 known: Known | None = None, copies: bool = False) -> None:
        """`copies`: let what is the same of each block of a pass, or of each message, be one formula, where it may."""
        self.args: list[Argument] = arguments(kernel.params, manifest, _has(kernel.body.items, "index"))
        self.of_messages = manifest.get("slices_of") == "messages"
        """Whether copies in slices are of messages, each of which has a block of its own each time round the loop."""
        self.group = self._blocks_at_once(manifest)
        each = "block" if self.group > 1 else "message" if any(x.message for x in self.args) else ""
        odd = not _widths(kernel.body.items, COMPUTED) <= USUAL
        if any(x.copies for x in self.args):
            each = "copy" if self.group == 1 else ""
        if not copies or odd or any(x.slices for x in self.args):
            each = ""
        self.args = [replace(x, each=each) for x in self.args]
        self.f = Forms(bool(each))
        if each == "copy":
            self.f.mixed = Mixed(self.f).xor
        if each == "block":
            self.f.secrets = frozenset(x.number for x in self.args if x.param.secret and not x.param.per_block)
        self.a = Carries(self.f)
        self.sweep = Sweep(self.f, self.a)
        self.kernel, self.abi, self.image = kernel, abi, image
        if odd:
            self.look_closer()
        self.machine = Machine(image, self.a, abi.bits)
        self.entry = Entry(self.a, self.args, image, abi, wide, self.group, known)
        self.memories = Memories(self.a, self.args)
        self.state: Symbolic = self.entry.state
        self.columns: dict[Any, Columns] = {}
        self.late: set[int] = set()    # of those that the first time round the loop stored what there was
        self.written: dict[int, list[int]] = {}    # of arguments all blocks share, the bytes that the loop writes
        self.in_slices = any(x.slices or x.copies for x in self.args)
        self.messages = max((x.copies or 1 + x.message for x in self.args), default=1)
        self.runs = [Run(kernel, self.a, self.columns) for _ in range(self.messages)]
        self.counters = Counted(self.f, self.a) if each == "block" else None
        for run in self.runs:
            run.counters, run.in_slices = self.counters, self.in_slices
        self.start = image.symbols[kernel.name]

    def look_closer(self) -> None:
        """Compare sums literal by literal, and look for equal forms in the source, too; not where there are copies."""
        assert not self.f.copies
        self.f.alike = True
        items = self.kernel.body.items
        carries = {w + 1 for w in _widths(items, CARRIED) - USUAL}
        self.a.widths(_widths(items, SUMMED) | carries, self.abi.bits, _widths(items, frozenset(("mulhi",))))

    def take_apart(self) -> None:
        """Compare what is not seen to be equal then as gates."""
        self.look_closer()
        self.sweep.gates = Apart(self.f, self.a)

    def _blocks_at_once(self, manifest: Mapping[str, Any]) -> int:
        """How many blocks, in slices batches of them, a time round the loop takes: believed only as far as the proof
        comes out.
        """
        if any(x.message for x in self.args) or (any(x.slices or x.copies for x in self.args) and self.of_messages):
            return 1
        in_lanes = 1 if any(x.slices or x.copies for x in self.args) else int(manifest.get("lanes", 1))
        return in_lanes * int(manifest.get("streams", 1))

    # -- the source ---------------------------------------------------------------------------------------------------
    def source(self, items: Sequence[Op | Loop], block: Number = 0, there: bool = True) -> None:
        """Run a part of the source for every message; of a block that is not `there` NotThere where it is read."""
        self.f.in_code = False
        for message, run in enumerate(self.runs):
            run.block = self._number_in(block, message) if not any(x.slices for x in self.args) else None
            run.read, run.write = self.memories.access(message) if there else _shared(*self.memories.access(message))
            for item in items:
                if isinstance(item, Loop):
                    run.loop(item)
                else:
                    run.op(item)

    def _number_in(self, block: Number, message: int) -> Number:
        """The number of a block; of one of a batch that of the batch, and below it its own in that, but of messages."""
        copies = 0 if self.of_messages else max(x.copies for x in self.args)
        return (block * copies + message) & (1 << COUNT_BITS) - 1 if copies else block

    def blocks(self, loop: Loop, turn: Number, blocks: int, begin: int = 0) -> None:
        """Run the source for the blocks up to that number, from `begin` on, of those that time `turn` round the loop
        takes.
        """
        for number in range(begin, blocks):
            self._block(loop, turn, number)
        if self.counters:    # code computes the counters of blocks that are not there, too
            for number in range(blocks, self.group):
                if not self.counters.has(literals(turn, COUNT_BITS), number):
                    self._block(loop, turn, number, False)
        self.memories.turn = 0

    def _block(self, loop: Loop, turn: Number, number: int, there: bool = True) -> None:
        """Run the source for one block of a time round the loop; if it is not there, as far as it reads nothing of it.
        """
        self.memories.turn = number
        block = turn * self.group + number if self.group > 1 else turn
        if self.counters:
            self.counters.block(literals(turn, COUNT_BITS), number)
        with suppress(NotThere):
            self.source(loop.body.items, Below(self.a, block.items()) if isinstance(block, Sum) else block, there)

    def code(self, ip: int, until: frozenset[int] = frozenset()) -> Stop:
        """Run the code."""
        self.f.in_code = True
        try:
            return self.machine.run(self.state, ip, until)
        finally:
            self.f.in_code = False

    # -- states -------------------------------------------------------------------------------------------------------
    def snapshot(self) -> Snapshot:
        """The state of the code, to come back to."""
        return Snapshot(list(list.__iter__(self.state.r)), dict(self.entry.places.stack.bytes), self.memories.copy())

    def resume(self, s: Snapshot, turn: Number, there: int) -> None:
        """Take up a state, the source's memory, too, before time `turn` round the loop: `there` blocks may be used.

        Flags are those of another way that the code has gone since: nothing is known of them.
        """
        self.state.forget_flags()
        self.state.r[:] = s.registers
        self.entry.places.stack.bytes = dict(s.stack)
        self.memories = s.memories.copy()
        self.entry.put(self.memories, turn, self.group, there)

    def words(self, x: Argument, memories: Memories) -> list[int]:
        """The literals of an argument's bytes, as the source has them."""
        own = memories.source[x.number]
        if x.slices:
            return [own.bytes[i][0] if i in own.bytes else x.slice(self.a, memories.tag[x.number], i)
                    for i in range(8 * x.param.bytes)]
        return list(literals(own.read(0, x.bytes), 8 * x.bytes))

    def same(self, x: Number, y: Number, bits: int) -> bool:
        """Whether two numbers are the same in so many bits."""
        if x is y:
            return True
        if isinstance(x, int) and isinstance(y, int):
            return (x ^ y) & (1 << bits) - 1 == 0
        if isinstance(x, Slice) or isinstance(y, Slice):
            return isinstance(x, Slice) and isinstance(y, Slice) and (x.lane, x.count) == (y.lane, y.count)
        if isinstance(x, Residue) and isinstance(y, Residue) and x.terms == y.terms and x.width == y.width:
            return x.const == y.const
        return literals(x, bits) == literals(y, bits) or (
            self.sweep.gates is not None and self.same_bits(x, y, bits))

    def same_bits(self, x: Number, y: Number, bits: int) -> bool:
        """Whether each bit of two numbers is shown to be the same."""
        return all(p == q or self.sweep.same(p, q)
                   for p, q in zip(literals(x, bits), literals(y, bits), strict=True))

    def compare(self, when: str, args: Sequence[Argument] | None = None, whole: Sequence[int] = ()) -> None:
        """Both leave the same in memory; Different says where not. Of arguments in `whole` all bytes are compared.

        Unknown where there is no rule.
        """
        for x in self.memories.args if args is None else args:
            code, source = self.memories.code[x.number], self.memories.source[x.number]
            wanted: list[tuple[int, int, Sequence[int]]]
            if x.number in whole:
                row: Sequence[int] = self.words(x, self.memories)
                if x.slices:
                    wanted = [(n * x.cell, 8 * x.cell, (one,)) for n, one in enumerate(row)]
                else:
                    wanted = [(at, 8, row[8 * at:8 * at + 8]) for at in range(x.bytes)]
            elif x.slices:
                wanted = [(n * x.cell, 8 * x.cell, (c[0],)) for n, c in source.bytes.items()]
            else:
                wanted = [(at, 8 * size, literals(value, 8 * size)) for at, size, value in source.values()]
            done: set[int] = set()
            for at, bits, row in wanted:
                done.update(range(at, at + bits // 8))
                self._compare_row(f"{when}byte {at} of `{x.param.name}`", code.read(at, bits // 8), bits, row)
            size = x.cell if x.slices else 1
            for at in {at - at % size for at in code.bytes if at not in done}:
                if not self.same(code.read(at, size), code.before(at, size), 8 * size):
                    raise Unknown(f"{when}byte {at} of `{x.param.name}` is written, in the source it is not")

    def _compare_row(self, where: str, value: Number, bits: int, row: Sequence[int]) -> None:
        if len(row) == 1 and bits > 8:
            value = value.bits() if isinstance(value, Residue) else value    # what was repeated by a product
            have: Sequence[int] = (value.lane,) if isinstance(value, Slice) and not value.fill else \
                (value & 1,) if isinstance(value, int) and value in (0, (1 << bits) - 1) else \
                value.row[:1] if isinstance(value, Bits) and value.row == value.row[:1] * bits else ()
            if not have:
                raise Unknown(f"{where}: not the same in all copies")
        else:
            have = literals(value, bits)
        for number, (x, y) in enumerate(zip(have, row, strict=True)):
            if x != y and (self.f.copies or not self.sweep.same(x, y)):
                raise Different(f"{where}, bit {number}", x, y)


def _shared(read: Any, write: Any) -> tuple[Any, Any]:
    """Access to what all blocks share, and to no block; nothing is written."""
    def read_shared(access: Access, offset: int) -> Number:
        if access.param.per_block:
            raise NotThere
        return read(access, offset)

    return read_shared, lambda access, offset, value: None


def _has(items: Sequence[Op | Loop], kind: str) -> bool:
    """Whether there is such an operation."""
    return any(_has(x.body.items, kind) if isinstance(x, Loop) else x.kind == kind for x in items)


def _widths(items: Sequence[Op | Loop], kinds: frozenset[str]) -> set[int]:
    """Of how many bits the operands of such operations are."""
    found = set()
    for item in items:
        if isinstance(item, Loop):
            found |= _widths(item.body.items, kinds)
        elif item.kind in kinds and item.args and item.modulus is None:
            found.add(item.args[0].bits)
    return found
