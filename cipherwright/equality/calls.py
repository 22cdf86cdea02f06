"""Kernels with numbers modulo a constant, call by call: those without a block, those with a few, all others.

What code does with pointers before it knows whether there is another block is decided by the case that is followed.
Where a time round the loop takes several blocks, the calls with less than two times are run to their end, one number of
blocks after the other; in all others the loop is proved by induction, and the blocks behind it are run to the end.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

import iced_x86 as iced

from cipherwright.equality.both import Snapshot
from cipherwright.equality.carried import Carried
from cipherwright.equality.contract import Known
from cipherwright.equality.exact import Exact
from cipherwright.equality.forms import Unknown
from cipherwright.equality.held import Held
from cipherwright.equality.limbs import Limbs
from cipherwright.equality.machine import Stop, code_of
from cipherwright.equality.source import literals
from cipherwright.equality.words import Number, Residue, Term, residue
from dsl.ir import Kernel, Loop, Op
from targets.abi import Abi
from targets.elf import Image

NONE, SOME, NEXT, LAST = "none", "some", "next", "last"
"""Cases: calls without a block, with one or more; passes that have another one behind them, passes that have none."""
VAIN = 60_000
"""Atoms that are taken apart in vain among bits of numbers before nothing more is: those of a least form and of what it
is the least form of have the same samples, as nearly no input is that large."""
_C = iced.ConditionCode


def has_numbers(items: Sequence[Op | Loop]) -> bool:
    """Whether a kernel computes with numbers modulo a constant."""
    return any(has_numbers(x.body.items) if isinstance(x, Loop) else x.modulus is not None for x in items)


class Calls(Limbs):
    """One proof of one kernel with numbers; of `known` numbers of blocks only, or of any."""

    def __init__(self, kernel: Kernel, manifest: Mapping[str, Any], image: Image, abi: Abi, wide: bool,
                 known: Known | None = None) -> None:
        super().__init__(kernel, manifest, image, abi, wide, known)
        self.given = kernel, manifest, image, abi, wide
        self.at_once = int(manifest.get("group", 1))
        self.known = known
        self.case = ""
        self.ahead = 0
        """How many blocks code may read ahead in a pass that has another behind it."""
        self.tail = 0
        """How many blocks there are behind the last time round the loop."""
        self.state.borrows, self.state.differ = self._borrows, self._differs

    def prove(self) -> None:
        """Unknown or Different is raised if the proof fails."""
        loops = [item for item in self.kernel.body.items if isinstance(item, Loop) and not isinstance(item.count, int)]
        if not loops or self.at_once == 1:
            super().prove()
            return
        if self.at_once & self.at_once - 1 or len(loops) > 1:
            raise Unknown("numbers modulo a constant in passes of several blocks of another kind")
        for left in range(self.at_once):    # first what has the most to go wrong
            self._call(Known(left, self.at_once))
        for blocks in range(2 * self.at_once):
            self._call(Known(blocks))

    def take_apart(self) -> None:
        """Where numbers and other data meet in logic, do that on bits that are the same of equal numbers."""
        self.whole.opaque = True
        self.whole.sample, self.whole.same = self.sweep.samples.literal, self.sweep.same

    def look_at_bits(self, gates: bool, by_words: bool) -> None:
        """Do logic, and compare, on bits by how numbers were made that the source has not; if asked for by `gates`, or
        on bits that are called after words (`by_words`).
        """
        if gates:
            super().take_apart()
        else:
            self.look_closer()
            self.sweep.patience, self.sweep.ends = VAIN, False
        Calls.take_apart(self)
        self.whole.twins = self.sweep.both = True
        self.whole.by_words = by_words
        self.whole.integers.unfolds = {}

    def look_at_words(self, expanded: bool) -> None:
        """Let all words be exact integers, where there are no numbers modulo a constant; `expanded`: multiplied out."""
        self.whole.opaque = self.whole.integers.ends = True
        self.whole.expanded = self.whole.integers.expanded = expanded

    def source(self, items: Sequence[Op | Loop], block: Number = 0, there: bool = True) -> None:
        """Run a part of the source, which may ask for bits of numbers."""
        self.whole.in_source = True
        try:
            super().source(items, block, there)
        finally:
            self.whole.in_source = False

    def _call(self, known: Known) -> None:
        """Calls with so many blocks."""
        one = Calls(*self.given, known)
        try:
            if known.group:
                one.many(known.blocks)
            else:
                one.few(known.blocks)
        finally:
            self.machine.code.update(one.machine.code)

    def parts(self) -> tuple[Sequence[Op | Loop], Loop, Sequence[Op | Loop]]:
        """What the source does before its loop over blocks, the loop, and what follows it."""
        items = self.kernel.body.items
        at = next(i for i, item in enumerate(items) if isinstance(item, Loop) and not isinstance(item.count, int))
        loop = items[at]
        assert isinstance(loop, Loop)
        return items[:at], loop, items[at + 1:]

    def few(self, blocks: int) -> None:
        """A known number of blocks."""
        before, loop, rest = self.parts()
        self.entry.put(self.memories, 0, 1, blocks)
        self.returned(self.code(self.start))
        self.source(before)
        self._begin(loop, [[run.of(c.init) for c in loop.carried] for run in self.runs])
        self.blocks(loop, 0, blocks)
        if blocks:
            for run in self.runs:
                run.turn(loop)
        self.finish(loop, rest, 0)
        self.compare(f"with {blocks} blocks: ")

    def many(self, left: int) -> None:
        """Any number of times round the loop and one, and the blocks that are left over."""
        before, loop, rest = self.parts()
        self.group, self.tail, self.shares.most = self.at_once, self.at_once + left, self.at_once - 1
        self.entry.put(self.memories, 0, self.group, 0)
        self.source(before)
        first = [[run.of(c.init) for c in loop.carried] for run in self.runs]
        self._loop(loop, rest, first, self.snapshot(), self.start)

    def finish(self, loop: Loop, rest: Sequence[Op | Loop], block: Number) -> None:
        """Run the blocks behind the last time round the loop, and what follows it in the source."""
        for number in range(self.group, self.group + self.tail) if self.tail else ():
            self.memories.turn = number
            self.source(loop.body.items, block)
            for run in self.runs:
                run.turn(loop)
        self.memories.turn = 0
        super().finish(loop, rest, block)

    def _differs(self, value: Number) -> bool:
        """Whether a number is how often code goes round its loop, which is at least once in calls with many blocks."""
        if self.known is None or not self.known.group or not isinstance(value, Term):
            return False
        try:
            row = literals(value, self.abi.bits)
        except Unknown:
            return False
        end = len(self.entry.groups)
        return row[:end] == self.entry.groups and not any(row[end:])

    # -- calls and passes, each of two kinds --------------------------------------------------------------------------
    def _borrows(self, x: Number, y: Number) -> int | None:
        """Whether 0 - n or a pointer less its end borrows, as it is for the calls or passes that are followed."""
        if self.known is not None:
            return self._short(x, y)
        if isinstance(x, int) and x == 0 and self._is_count((y, self.abi.bits)):
            return {NONE: 0}.get(self.case, 1) if self.case else None
        if not isinstance(x, Residue) or not isinstance(y, Residue) or self.case not in (NEXT, LAST):
            return None
        differ = residue(self.a, [*x.items(), *((z, -t) for z, t in y.items())], self.abi.bits)
        if not isinstance(differ, Residue):
            return None
        if self.until_end(differ, self.turn_number()) > 0:
            return int(self.case == NEXT)
        return 1 if self.case == NEXT and self.until_end(differ, ()) > 0 else None    # of the first time round

    def _first_test(self, loop: Loop, rest: Sequence[Op | Loop]) -> None:
        """No block at all; then all others, with the first block there from the beginning."""
        if self.apart:
            super()._first_test(loop, rest)
            return
        first = [[run.of(c.init) for c in loop.carried] for run in self.runs]
        begin = self.snapshot()
        self.case = NONE
        self.returned(self.code(self._tested()[0]))
        self._begin(loop, first)
        self.finish(loop, rest, 0)
        self._bits_asked(begin, 0, 0, lambda: self._tested()[0])
        self.compare("without a block: ")
        self.case, self.ahead = SOME, int(_has_floats(self.image, self.abi.bits))
        self.resume(begin, 0, 1)
        _, some = self._tested()
        self._loop(loop, rest, first, self.snapshot(), some)

    def _ended(self, loop: Loop, rest: Sequence[Op | Loop], last: Number, after: int) -> None:
        """The code first, as without a block."""
        begin = self.snapshot()
        super()._ended(loop, rest, last, after)
        self._bits_asked(begin, last, self.group, lambda: after)

    def first_blocks(self) -> None:
        """The first time round has another behind it: what is seen of it is only guessed from."""
        if not self.apart:
            self.case, self.more = NEXT, self.ahead
        super().first_blocks()

    def _carried(self, loop: Loop, first: list[list[Number]], before: Snapshot, changed: Sequence[int]) -> Carried:
        """Behind the first time round: the way to the loop is followed again, where there may be one block only."""
        if not self.apart:
            self.case, self.more = SOME, 0
        return super()._carried(loop, first, before, changed)

    def guess(self, begin: Snapshot, after: Snapshot, carried: Carried) -> dict[Any, Held]:
        """Guesses, and from now on a time round the loop with another behind it."""
        if not self.apart:
            self.case, self.more = NEXT, self.ahead
        return super().guess(begin, after, carried)

    def _tested(self) -> tuple[int, int]:
        """Run to the test for no block: where the code goes then, and where it goes else."""
        stop = self.code(self.start)
        if stop.returned or stop.condition not in (_C.E, _C.NE) or not self._is_count(self.state.from_result):
            raise Unknown(f"the code does not begin with a test for no block (at {stop.address:#x})")
        return (stop.target, stop.after) if stop.condition == _C.E else (stop.after, stop.target)

    def _induction(self, begin: Snapshot, held: dict[Any, Held], carried: Carried, changed: Sequence[int],
                   stored: Sequence[int], loop: Loop, head: int, back: Stop) -> Number:
        """From any time round the loop to the next; then the last one, behind which there is no block."""
        block = super()._induction(begin, held, carried, changed, stored, loop, head, back)
        if self.tail:
            self.entry.put(self.memories, block, self.group, self.group + self.tail)
        if self.more:
            self.case, self.more = LAST, 0
            written = self.memories.source
            self.resume(self.before_code, block, self.group)    # not what the code has left with a block behind it
            self.memories.source = written
            self.take(held, block, carried.inside)
            stop = self.code(head)
            if (stop.address, stop.target, stop.condition) != (back.address, head, _C.NE):
                raise Unknown(f"the code leaves the last time round the loop at {stop.address:#x}")
            self._last_test(stop, self.turn_number())
        return block

    def _short(self, x: Number, y: Number) -> int | None:
        """Whether there is no whole group of blocks, which there is in calls with many."""
        if not self.known or not self.known.group or not isinstance(y, int) or y != 1 or not isinstance(x, Term):
            return None
        try:
            row = literals(x, self.abi.bits)
        except Unknown:
            return None
        end = len(self.entry.whole)
        return 0 if row[:end] == self.entry.whole and not any(row[end:]) else None

    def returned(self, stop: Stop) -> None:
        """Raise Unknown unless the code has returned as the convention wants it, with floating point as it was."""
        super().returned(stop)
        values, control = self.unit.stack(self.state)
        if values or not (control is None or (isinstance(control, Exact) and control.view == self.unit.entered.view)):
            raise Unknown("a return with numbers on the stack of floating point, or with another control word")

    def without_loop(self, items: Sequence[Op | Loop]) -> None:
        """The code first: the source's least forms are found in it; then again, if their bits are asked for."""
        begin = self.snapshot()
        self.returned(self.code(self.start))
        self.source(items)
        self._bits_asked(begin, 0, 0, lambda: self.start)

    def _bits_asked(self, begin: Snapshot, turn: Number, there: int, start: Callable[[], int]) -> None:
        """The code from there on once more, if the source has asked for bits of numbers that the code has made."""
        if self.whole.known:
            written = self.memories.source
            self.resume(begin, turn, there)
            self.memories.source = written
            self.returned(self.code(start()))


def _has_floats(image: Image, bits: int) -> bool:
    """Whether code, and not the tables behind it, has instructions of the x87 unit."""
    return any(one.mnemonic == iced.Mnemonic.FLD for one in iced.Decoder(bits, code_of(image)))
