"""A kernel's code beside its source, from call to return, with the loop over the blocks proved by induction.

What a register or a place of the frame holds where the loop begins is guessed from the first time round, and then
proved: it is there on entry, and if it is there for block k, it is there for block k + 1. What is not proved is taken
to be anything.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

import iced_x86 as iced

from cipherwright.equality.arithmetic import Arithmetic
from cipherwright.equality.contract import COUNT_BITS, Argument, Entry, Memories, arguments
from cipherwright.equality.forms import Forms, Unknown
from cipherwright.equality.machine import Machine, Stop, Symbolic
from cipherwright.equality.memory import multiple_of
from cipherwright.equality.polynomials import Columns
from cipherwright.equality.source import Run, literals
from cipherwright.equality.sweep import Sweep
from cipherwright.equality.words import Number, Residue, Slice, Term, bits_of, residue
from dsl.ir import Kernel, Loop, Op, Param
from targets.abi import Abi
from targets.elf import Image
from targets.x86.registers import MM, SP

TRIES = 12
"""How often a guess is mended."""
_C = iced.ConditionCode


class Different(Exception):
    """The code leaves something else than the source: where, and the literals of both."""

    def __init__(self, what: str, code: int, source: int) -> None:
        super().__init__(what)
        self.code, self.source = code, source


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


@dataclass
class Snapshot:
    """A state of the code and of memory that can be taken up again."""

    registers: list[Any]
    stack: dict[int, Any]
    memories: Memories


class Beside:
    """One proof of one kernel."""

    def __init__(self, kernel: Kernel, manifest: Mapping[str, Any], image: Image, abi: Abi, wide: bool) -> None:
        self.f = Forms()
        self.a = Arithmetic(self.f)
        self.sweep = Sweep(self.f, self.a)
        self.kernel, self.abi, self.image = kernel, abi, image
        self.args: list[Argument] = arguments(kernel.params, manifest)
        self.machine = Machine(image, self.a, abi.bits)
        self.entry = Entry(self.a, kernel, self.args, image, abi, wide)
        self.memories = Memories(self.a, self.args)
        self.state: Symbolic = self.entry.state
        self.columns: dict[int, Columns] = {}
        self.written: dict[int, list[int]] = {}    # of arguments all blocks share, the bytes that the loop writes
        self.messages = 1 + max((x.message for x in self.args), default=0)
        self.runs = [Run(kernel, self.a, self.columns) for _ in range(self.messages)]
        self.start = image.symbols[kernel.name]

    # -- the source ---------------------------------------------------------------------------------------------------
    def source(self, items: Sequence[Op | Loop], block: Number = 0) -> None:
        """Run a part of the source for every message."""
        self.f.in_code = False
        for message, run in enumerate(self.runs):
            run.block = block
            run.read, run.write = self.memories.access(message)
            for item in items:
                if isinstance(item, Loop):
                    run.loop(item)
                else:
                    run.op(item)

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

    def resume(self, s: Snapshot, block: Number, group: int) -> None:
        """Take up a state; the source's memory, too."""
        self.state.r[:] = s.registers
        self.entry.places.stack.bytes = dict(s.stack)
        self.memories = s.memories.copy()
        self.entry.put(self.memories, block, group)

    # -- the proof ----------------------------------------------------------------------------------------------------
    def prove(self) -> None:
        """Unknown or Different is raised if the proof fails."""
        items = self.kernel.body.items
        loops = [i for i, item in enumerate(items) if isinstance(item, Loop) and not isinstance(item.count, int)]
        self.entry.put(self.memories, 0, 1)
        if not loops:
            self.source(items)
            stop = self.code(self.start)
            self._returned(stop)
            self.compare("")
            return
        if len(loops) > 1:
            raise Unknown("more than one loop over blocks")
        at = loops[0]
        loop = items[at]
        assert isinstance(loop, Loop)
        if not isinstance(loop.count, Param):
            raise Unknown("a loop over a share of the blocks")
        self.source(items[:at])
        self._first_test(loop, items[at + 1:])

    def _returned(self, stop: Stop) -> None:
        if not stop.returned:
            raise Unknown(f"a jump at {stop.address:#x} whose condition the formulas do not decide")

    def _begin(self, loop: Loop, values: Sequence[Sequence[Number]]) -> None:
        for run, row in zip(self.runs, values, strict=True):
            for c, value in zip(loop.carried, row, strict=True):
                run.values[id(c.param)] = value

    def _finish(self, loop: Loop, rest: Sequence[Op | Loop], block: Number) -> None:
        for run in self.runs:
            run.end(loop)
        self.source(rest, block)

    def _first_test(self, loop: Loop, rest: Sequence[Op | Loop]) -> None:
        """No block at all; then all others."""
        first = [[run.of(c.init) for c in loop.carried] for run in self.runs]
        stop = self.code(self.start)
        if stop.returned or stop.condition not in (_C.E, _C.NE) or not self._is_count(self.state.from_result):
            raise Unknown(f"the code does not begin with a test for no block (at {stop.address:#x})")
        none, some = (stop.target, stop.after) if stop.condition == _C.E else (stop.after, stop.target)
        before = self.snapshot()
        self._returned(self.code(none))
        self._begin(loop, first)
        self._finish(loop, rest, 0)
        self.compare("without a block: ")
        self._loop(loop, rest, first, before, some)

    def _is_count(self, result: tuple[Number, int] | None) -> bool:
        value = result[0] if result else 0
        if isinstance(value, Residue):
            return value.const == 0 and abs(multiple_of(value, self.entry.count, self.a) or 0) == 1
        return isinstance(value, Term) and literals(value, value_bits(value)) == self.entry.count

    def _loop(self, loop: Loop, rest: Sequence[Op | Loop], first: list[list[Number]], before: Snapshot,
              some: int) -> None:
        # once round, to guess what is where
        self.resume(before, 0, 1)
        for x in self.memories.args:
            if x.param.per_block:
                self.memories.renew(x, "first")
        self.entry.put(self.memories, 0, 1)
        self._begin(loop, first)
        self.source(loop.body.items, 0)
        stop = self.code(some)
        head = stop.target
        if stop.returned or head >= stop.address:
            raise Unknown(f"no loop over the blocks is found (at {stop.address:#x})")
        changed = self._changed(before)
        stored = [n for n in changed if self.memories.code[n].bytes != before.memories.code[n].bytes]
        after = self.snapshot()
        carried = self._carried(loop, first, before, changed)
        # the state where the loop begins for the first time
        self.resume(before, 0, 1)
        reached = self.code(some, frozenset((head,)))
        if reached.returned or reached.address != head:
            raise Unknown("the loop over the blocks is not reached")
        self.compare("where the loop begins: ", [x for x in self.memories.args if x.number in stored])
        begin = self.snapshot()
        held = self._guess(begin, after, carried)
        self._induction(loop, rest, begin, held, carried, changed, stored, head, stop)

    def _changed(self, before: Snapshot) -> list[int]:
        """The arguments that all blocks share and that a time round the loop has written to."""
        found = []
        for x in self.memories.args:
            if not x.param.per_block and any(
                    now[x.number].bytes != then[x.number].bytes for now, then in
                    ((self.memories.source, before.memories.source), (self.memories.code, before.memories.code))):
                found.append(x.number)
        return found

    def _carried(self, loop: Loop, first: list[list[Number]], before: Snapshot, changed: Sequence[int]) -> Carried:
        made = Carried()
        for message, (run, row) in enumerate(zip(self.runs, first, strict=True)):
            for number, (c, init) in enumerate(zip(loop.carried, row, strict=True)):
                made.first += literals(init, c.param.bits)
                made.inside += self.f.variables(("carried", message, number), c.param.bits)
                made.later += literals(run.of(c.next), c.param.bits)
        for x in self.memories.args:
            if x.number in changed:
                made.first += self._words(x, before.memories)
                made.later += self._words(x, self.memories)
                kept = self.memories
                self.memories = before.memories.copy()
                self.written[x.number] = sorted(kept.source[x.number].bytes)
                self._anything(x, False)
                made.inside += self._words(x, self.memories)
                self.memories = kept
        return made

    def _anything(self, x: Argument, stored: bool) -> None:
        """Let the bytes that a time round the loop writes be anything; `stored`: those that the code has, too."""
        for cells in (self.memories.source[x.number], *([self.memories.code[x.number]] if stored else [])):
            for at in self.written[x.number]:
                if not x.slices:
                    cells.bytes[at] = x.before(self.a, "loop")(at, 1), 0, 1
                elif cells is self.memories.source[x.number]:
                    cells.bytes[at] = x.slice(self.a, "loop", at), 0, 1
                else:
                    cells.write(at * x.cell, x.cell, x.before(self.a, "loop")(at * x.cell, x.cell))

    def _words(self, x: Argument, memories: Memories) -> list[int]:
        """The literals of an argument's bytes, as the source has them."""
        own = memories.source[x.number]
        if x.slices:
            return [own.bytes[i][0] if i in own.bytes else x.slice(self.a, memories.tag[x.number], i)
                    for i in range(8 * x.param.bytes)]
        return list(literals(own.read(0, x.bytes), 8 * x.bytes))

    # -- guesses ------------------------------------------------------------------------------------------------------
    def _guess(self, begin: Snapshot, after: Snapshot, carried: Carried) -> dict[Any, Held]:
        """What every register and every written place of the frame holds, by the first time round."""
        places: dict[int, tuple[int, int]] = {}
        for i, (one, later) in enumerate(zip(carried.first, carried.later, strict=True)):
            places.setdefault(later, (i, 0))
            if places[later][0] != i and carried.first[places[later][0]] == one:
                continue
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
        return literals(x, bits) == literals(y, bits)

    # -- induction ----------------------------------------------------------------------------------------------------
    def value_of(self, held: Held, block: Number, carried: Sequence[int]) -> Number:
        """What a place holds before block number `block`, the carried literals being these."""
        if held.kind == "same":
            return held.value
        if held.kind == "step":
            parts = [*(held.value.items() if isinstance(held.value, Term) else [(held.value, 1)]),
                     *((x, t * held.step) for x, t in block.items())]
            return residue(self.a, parts, 8 * held.size)
        row = [carried[i] ^ c if i >= 0 else c for i, c in held.bits]
        if held.lanes:
            return Slice(self.a, row[0], held.lanes)
        return bits_of(self.a, row)

    def _induction(self, loop: Loop, rest: Sequence[Op | Loop], begin: Snapshot, held: dict[Any, Held],
                   carried: Carried, changed: Sequence[int], stored: Sequence[int], head: int, back: Stop) -> None:
        number = self.f.variables("block", COUNT_BITS)
        block = bits_of(self.a, number)
        self.resume(begin, block, 1)
        for x in self.memories.args:
            if x.param.per_block or x.number in changed:
                if x.param.per_block:
                    self.memories.renew(x, "block")
                else:
                    self._anything(x, x.number in stored)
        self._begin(loop, self._split(loop, carried.inside))
        self.source(loop.body.items, block)
        later = self._later(loop, changed)
        if any(set(self.memories.source[n].bytes) - set(self.written[n]) for n in changed):
            raise Unknown("a time round the loop writes to other places than the first one")
        state = self.snapshot()
        for _ in range(TRIES):
            self.resume(state, block, 1)
            self._take(held, block, carried.inside)
            stop = self.code(head)
            if (stop.address, stop.target) != (back.address, head) or stop.condition not in (_C.E, _C.NE):
                raise Unknown(f"the code leaves the loop over the blocks at {stop.address:#x}")
            wrong = self._wrong(held, block + 1, later)
            if not wrong:
                break
            for place in wrong:
                del held[place]
        else:
            raise Unknown("no state is found in which every time round the loop begins")
        self._last_test(stop, number)
        self.compare("", [x for x in self.memories.args if x.param.per_block or x.number in stored])
        for x in self.memories.args:
            if x.number not in stored and not x.param.per_block and \
                    self.memories.code[x.number].bytes != state.memories.code[x.number].bytes:
                raise Unknown(f"a store to `{x.param.name}` that the first time round the loop did not have")
        end = stop.after if stop.condition == _C.NE else stop.target
        self._returned(self.code(end))
        for run in self.runs:
            run.turn(loop)
        self._finish(loop, rest, block)
        self.compare("after the last block: ", whole=changed)

    def _split(self, loop: Loop, row: Sequence[int]) -> list[list[Number]]:
        found, at = [], 0
        for _ in self.runs:
            found.append([])
            for c in loop.carried:
                found[-1].append(bits_of(self.a, row[at:at + c.param.bits]))
                at += c.param.bits
        return found

    def _later(self, loop: Loop, changed: Sequence[int]) -> list[int]:
        made: list[int] = []
        for run in self.runs:
            for c in loop.carried:
                made += literals(run.of(c.next), c.param.bits)
        for x in self.memories.args:
            if x.number in changed:
                made += self._words(x, self.memories)
        return made

    def _take(self, held: Mapping[Any, Held], block: Number, carried: Sequence[int]) -> None:
        """Let places hold what is guessed, and all others anything."""
        registers = [None] * len(self.state.r)
        registers[SP] = list.__getitem__(self.state.r, SP)
        stack = self.entry.places.stack
        stack.bytes = {}
        for place, one in held.items():
            value = self.value_of(one, block, carried)
            if isinstance(place, int):
                registers[place] = value
            else:
                stack.write(place[1], one.size, value)
        self.state.r[:] = registers
        self.state.carry = self.state.overflow = self.state.zero = self.state.sign = None
        self.state.from_result = None

    def _wrong(self, held: Mapping[Any, Held], block: Number, later: Sequence[int]) -> list[Any]:
        """The places that do not hold what they should for the next block."""
        found = []
        for place, one in held.items():
            try:
                have = self.state.r[place] if isinstance(place, int) else \
                    self.entry.places.stack.read(place[1], one.size)
                if not self.same(have, self.value_of(one, block, later), 8 * one.size):
                    found.append(place)
            except Unknown:
                found.append(place)
        return found

    def _last_test(self, stop: Stop, number: Sequence[int]) -> None:
        """The loop ends behind the last block: what is tested is a multiple of (k + 1) - n, which does not wrap."""
        value = self.state.from_result[0] if self.state.from_result else 0
        if not isinstance(value, Residue):
            raise Unknown(f"a loop that ends by something else than a difference (at {stop.address:#x})")
        found = {}
        for core, times in value.terms.items():
            one = Residue(self.a, {core: times}, 0, value.width)
            half = 1 << value.width - 1
            for name, row in (("block", number), ("count", self.entry.count)):
                if multiple_of(one, row, self.a) is not None:
                    found[name] = times - (times >= half) * 2 * half
        const = value.const - (value.const >> value.width - 1 << value.width)
        step = found.get("block", 0)
        if len(value.terms) != 2 or not step or found.get("count") != -step or const != step:
            raise Unknown(f"a loop that does not end behind the last block (at {stop.address:#x})")

    # -- comparison ---------------------------------------------------------------------------------------------------
    def compare(self, when: str, args: Sequence[Argument] | None = None, whole: Sequence[int] = ()) -> None:
        """Both leave the same in memory; Different says where not. Of arguments in `whole` all bytes are compared."""
        for x in self.memories.args if args is None else args:
            code, source = self.memories.code[x.number], self.memories.source[x.number]
            if x.number in whole:
                row = self._words(x, self.memories)
                wanted = [(n * x.cell, 8 * x.cell, (one,)) for n, one in enumerate(row)] if x.slices else \
                    [(at, 8, row[8 * at:8 * at + 8]) for at in range(x.bytes)]
            elif x.slices:
                wanted = [(n * x.cell, 8 * x.cell, (c[0],)) for n, c in source.bytes.items()]
            else:
                wanted = [(at, 8 * size, literals(value, 8 * size)) for at, size, value in source.values()]
            done: set[int] = set()
            for at, bits, row in wanted:
                done.update(range(at, at + bits // 8))
                self._compare_row(f"{when}byte {at} of `{x.param.name}`", code.read(at, bits // 8), bits, row)
            size = x.cell or 1
            for at in {at - at % size for at in code.bytes if at not in done}:
                if not self.same(code.read(at, size), code.before(at, size), 8 * size):
                    raise Unknown(f"{when}byte {at} of `{x.param.name}` is written, in the source it is not")

    def _compare_row(self, where: str, value: Number, bits: int, row: Sequence[int]) -> None:
        if len(row) == 1 and bits > 8:
            have: Sequence[int] = (value.lane,) if isinstance(value, Slice) and not value.fill else \
                (value & 1,) if isinstance(value, int) and value in (0, (1 << bits) - 1) else ()
            if not have:
                raise Unknown(f"{where}: not the same in all copies")
        else:
            have = literals(value, bits)
        for number, (x, y) in enumerate(zip(have, row, strict=True)):
            if x != y:
                raise Different(f"{where}, bit {number}", x, y)


def _pair(by_pair: Mapping[tuple[int, int], int], later: int, first: int) -> tuple[int, int] | None:
    """The carried literal that is these two, and whether they are complemented."""
    if later < 2 and later == first:
        return -1, later
    found = by_pair.get((later, first))
    if found is not None:
        return found, 0
    found = by_pair.get((later ^ 1, first ^ 1))
    return None if found is None else (found, 1)


def value_bits(value: Number) -> int:
    """Bits that say all of a number."""
    made = value.bits()
    return len(made.row) if isinstance(made, Term) else 64
