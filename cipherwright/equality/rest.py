"""The blocks that are left over where the loop takes several in a pass: shown for each number of them.

What the code does with them begins at one place, behind the last pass or where there was none. There the guesses of
the loop hold, for any number of passes before it; how many blocks are left is then one number after the other.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import iced_x86 as iced

from cipherwright.equality.absent import Absent
from cipherwright.equality.both import Snapshot
from cipherwright.equality.contract import COUNT_BITS, TOP
from cipherwright.equality.forms import Unknown
from cipherwright.equality.held import Guesses, Held
from cipherwright.equality.machine import Stop, Symbolic
from cipherwright.equality.memory import Cells
from cipherwright.equality.repeated import Repeated
from cipherwright.equality.source import literals
from cipherwright.equality.words import Number, Residue, Term, bits_of, residue
from cipherwright.machine.state import reader, writer
from dsl.ir import Loop, Op
from targets.x86.registers import SP

BLOCK = "block"
"""What variables of the blocks of any pass are called. Those left over have the same names: nothing that is guessed
where no pass is left has a block in it, as it is what the code had before the first one, and formulas are there."""


class Rest(Guesses):
    """How a proof ends, and where the blocks that are left over are counted."""

    done: dict[int, Cells] | None = None
    """What the source has left behind the blocks that were left over the last time."""

    def counted(self, s: Symbolic, jump: Any) -> bool:
        """Whether `jump` ends a loop that takes the blocks of a pass from their number until it is less than nothing.

        The loop is one `sub` and this jump, while there is no borrow. It ends with what is left over less a pass.
        """
        group, summed = self.group, s.from_sum
        if group == 1 or jump.condition_code != iced.ConditionCode.AE or summed is None \
                or jump.near_branch_target >= jump.ip:
            return False
        one, _, does = self.machine.decoded(jump.near_branch_target)
        _, x, y, bits, subtract = summed
        if does != "sub" or one.next_ip != jump.ip or one.op0_kind != iced.OpKind.REGISTER or not subtract \
                or not isinstance(y, int) or y != group or not self.is_count(x, bits):
            return False
        mask = (1 << self.abi.bits) - 1
        if not self.is_count(reader(one, 0, mask)(s) + group, bits):    # the borrow is another difference's
            return False
        left = residue(self.a, [(bits_of(self.a, self.entry.left), 1), (-group, 1)], bits)
        writer(one, 0, mask)(s, left)
        s.forget_flags()
        return True

    def is_count(self, value: Number, bits: int) -> bool:
        """Whether a number of so many bits is the number of blocks."""
        if bits < COUNT_BITS:
            return False
        wanted = residue(self.a, [(bits_of(self.a, self.entry.count), 1)], bits)
        return self.same(residue(self.a, [(value, 1)], bits), wanted, bits)

    def returned(self, stop: Stop) -> None:
        """Raise Unknown unless the code has returned as the convention wants it."""
        if not stop.returned:
            raise Unknown(f"a jump at {stop.address:#x} whose condition the formulas do not decide")
        if self.state.r[SP] != TOP:
            raise Unknown("a return with another stack pointer")
        for number, value in self.entry.kept.items():
            if not self.same(self.state.r[number], value, self.abi.bits):
                raise Unknown(f"register {number}, which the convention preserves, does not hold what it did")

    def finish(self, loop: Loop, rest: Sequence[Op | Loop], block: Number) -> None:
        """Run what follows the loop in the source."""
        for run in self.runs:
            run.end(loop)
        self.source(rest, block)

    def turn_number(self) -> tuple[int, ...]:
        """The literals of how often the code was round the loop before, which may be anything."""
        return self.f.variables("block", len(self.entry.groups))

    def passes_number(self, left: int) -> tuple[int, ...]:
        """The literals of how often the code was round the loop in all, with so many blocks left over."""
        if not self.group & self.group - 1:
            return self.turn_number()
        most = ((1 << COUNT_BITS) - 1 - left) // self.group    # one of two numbers
        made = self.f.variables(("passes", most), len(self.entry.groups))
        self.a.largest[self.a.core(made)] = most
        return made

    def ended(self, ip: int, short: int) -> Snapshot:
        """The state where the code comes from the last pass, which ends at `ip`, to `short`; Unknown if it does not."""
        before = {x.number: dict(self.memories.code[x.number].bytes) for x in self.memories.args}
        if ip != short:
            stop = self.code(ip, frozenset((short,)))
            if stop.returned or stop.address != short:
                raise Unknown(f"a last pass of several blocks that does not end where none does (at {stop.address:#x})")
        if any(self.memories.code[number].bytes != found for number, found in before.items()):
            raise Unknown("a store behind the last pass of several blocks")
        return self.snapshot()

    def left_over(self, loop: Loop, rest: Sequence[Op | Loop], before: Snapshot, begin: Snapshot,
                  held: dict[Any, Held], ip: int) -> None:
        """From `ip` to the return, for each number of blocks that may be left; Unknown or Different where not shown.

        `before`: the state of the code if there is no whole pass; `begin`: where the loop begins.
        """
        for x in self.memories.args:
            if before.memories.code[x.number].bytes != begin.memories.code[x.number].bytes:
                raise Unknown(f"a store to `{x.param.name}` before the first pass of several blocks")
        self.machine.repeated = Repeated(self.machine.decoded, self.machine.does)
        passes: tuple[int, ...] = ()
        for left in range(self.group):
            number = self.passes_number(left)
            if number != passes:
                passes, self.done = number, None
            self._some_left(loop, rest, begin, self._with_left(held, left), bits_of(self.a, passes), left, ip)
        self.machine.repeated = None

    def _with_left(self, held: dict[Any, Held], left: int) -> dict[Any, Held]:
        """The guesses where so many blocks are left over; a place that holds something else of that number keeps it."""
        made = {}
        for place, one in held.items():
            if one.kind == "same" and isinstance(one.value, Term):
                try:
                    row = literals(one.value, 8 * one.size)
                except Unknown:
                    row = ()
                if row and all(b < 2 or b in self.entry.left for b in row):
                    found = [left >> self.entry.left.index(b) & 1 if b > 1 else b for b in row]
                    one = Held("same", one.size, sum(b << i for i, b in enumerate(found)))
            made[place] = one
        return made

    def _some_left(self, loop: Loop, rest: Sequence[Op | Loop], begin: Snapshot, held: dict[Any, Held], turn: Number,
                   left: int, ip: int) -> None:
        self.resume(begin, turn, left)
        for x in self.memories.args:
            if x.param.per_block:
                self.memories.renew(x, BLOCK)
        self.entry.put(self.memories, turn, self.group, left)
        if self.done is not None:    # the source has done all but the last one before
            self.memories.source = self.done
        if left:
            self.blocks(loop, turn, left, 0 if self.done is None else left - 1)
        self.done = {number: cells.copy() for number, cells in self.memories.source.items()}
        self.finish(loop, rest, turn)
        self.take(held, turn, ())
        self.state.differ = self._apart
        stack = self.entry.places.stack
        unknown = stack.before
        if self.f.copies:
            stack.before = Absent(self.entry.places, self.args, left, self.group)
        try:
            self.returned(self.code(ip))
        finally:
            self.state.differ, stack.before = lambda value: False, unknown
        self.compare(f"{left} blocks left over: ")

    def _apart(self, value: Number) -> bool:
        """Whether a number is the distance between two parameters that have bytes, which is not zero."""
        if not isinstance(value, Residue) or value.const or value.width != self.abi.bits or len(value.terms) != 2:
            return False
        bases = {core for base in self.entry.bases.values() for core in base.terms}
        return set(value.terms) <= bases and sorted(value.terms.values()) == [1, (1 << value.width) - 1]
