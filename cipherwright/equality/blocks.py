"""A kernel's code beside its source, from call to return, with the loop over the blocks proved by induction.

What a register or a place of the frame holds where the loop begins is guessed from the first time round, and then
proved: it is there on entry, and if it is there for block k, it is there for block k + 1. What is not proved is taken
to be anything.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import iced_x86 as iced

from cipherwright.equality.both import Snapshot
from cipherwright.equality.contract import COUNT_BITS, TOP, Argument
from cipherwright.equality.forms import Unknown
from cipherwright.equality.held import Carried, Guesses, Held
from cipherwright.equality.machine import Stop
from cipherwright.equality.memory import multiple_of
from cipherwright.equality.source import literals
from cipherwright.equality.words import Bits, Number, Residue, Slice, Term, bits_of, residue
from dsl.ir import Loop, Op, Param
from targets.x86.registers import SP

TRIES = 12
"""How often a guess is mended."""
_C = iced.ConditionCode


class Beside(Guesses):
    """One proof of one kernel."""

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
        if loop.carried and any(x.copies for x in self.args):
            raise Unknown("blocks that depend on one another, brought into slices")
        self.source(items[:at])
        self._first_test(loop, items[at + 1:])

    def _returned(self, stop: Stop) -> None:
        if not stop.returned:
            raise Unknown(f"a jump at {stop.address:#x} whose condition the formulas do not decide")
        if self.state.r[SP] != TOP:
            raise Unknown("a return with another stack pointer")
        for number, value in self.entry.kept.items():
            if not self.same(self.state.r[number], value, self.abi.bits):
                raise Unknown(f"register {number}, which the convention preserves, does not hold what it did")

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
        reached = Stop(head) if some == head else self.code(some, frozenset((head,)))
        if reached.returned or reached.address != head:
            raise Unknown("the loop over the blocks is not reached")
        self.compare("where the loop begins: ", [x for x in self.memories.args if x.number in stored])
        begin = self.snapshot()
        held = self.guess(begin, after, carried)
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
                made.first += self.words(x, before.memories)
                made.later += self.words(x, self.memories)
                kept = self.memories
                self.memories = before.memories.copy()
                self.written[x.number] = sorted(kept.source[x.number].bytes)
                self._anything(x, False)
                made.inside += self.words(x, self.memories)
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

    # -- guesses ------------------------------------------------------------------------------------------------------
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
            if (stop.address, stop.target) != (back.address, head) or stop.condition != _C.NE:
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
        self._returned(self.code(stop.after))
        for run in self.runs:
            run.turn(loop)
        self._finish(loop, rest, block)
        self.compare("after the last block: ", whole=changed)

    def _split(self, loop: Loop, row: Sequence[int]) -> list[list[Number]]:
        found: list[list[Number]] = []
        at = 0
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
                made += self.words(x, self.memories)
        return made

    def _take(self, held: Mapping[Any, Held], block: Number, carried: Sequence[int]) -> None:
        """Let places hold what is guessed, and all others anything."""
        registers: list[Any] = [None] * len(self.state.r)
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


def value_bits(value: Number) -> int:
    """Bits that say all of a number."""
    made = value.bits()
    return len(made.row) if isinstance(made, Bits) else 64
