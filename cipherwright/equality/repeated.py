"""Stretches of code that are run again on the same formulas: what they did is done again, and not computed.

A pass with blocks left over is run for each number of them, and what it computes with is nearly always the same
(cipherwright.equality.absent). Instructions that neither read nor write flags are functions of the registers and the
memory that they read. So where a stretch of them finds all that it reads as it was the last time, it leaves what it
left then. Reads are made each time, and stores to parameters, too: so that the rules for these are asked anew.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import iced_x86 as iced

from cipherwright.equality.memory import Cell, Places
from cipherwright.equality.words import Bits, Number, Residue, Slice
from cipherwright.machine.state import State, Step

LONG = 256
"""Instructions after which a new stretch is begun: one that reads something else does not hold as a whole."""
FEW = 4
"""Instructions of a stretch that is worth it."""


class Repeated:
    """Of each stretch, by where it begins, what it last read and left; None where there is none."""

    def __init__(self, decoded: Callable[[int], tuple[Any, Step | None, str]],
                 does: Callable[[State, int, Any, Step], int]) -> None:
        """`decoded`: of an address the instruction and its step; `does` it and answers where the code goes on."""
        self.decoded, self.does = decoded, does
        self.last: dict[tuple[int, frozenset[int]], _Stretch | None] = {}
        self.lengths: dict[tuple[int, frozenset[int]], int] = {}

    def run(self, s: State, ip: int, until: frozenset[int]) -> tuple[int, int]:
        """Run the stretch that begins at an address and does not reach `until`: where it ends, and its instructions."""
        key = ip, until
        count = self.lengths.get(key)
        if count is None:
            count = self.lengths[key] = self._length(ip, until)
        if not count:
            return ip, 0
        last = self.last.get(key)
        if last is None or not last.holds(s):
            last = self.last[key] = self._recorded(s, ip, count)
        else:
            last.leave(s)
        return last.end, count

    def _length(self, ip: int, until: frozenset[int]) -> int:
        count = 0
        while count < LONG and (not count or ip not in until):
            one, step, _ = self.decoded(ip)
            if step is None or not _of_values_alone(one):
                break
            count, ip = count + 1, ip + one.len
        return count if count >= FEW else 0

    def _recorded(self, s: State, ip: int, count: int) -> _Stretch:
        made = _Stretch(s)
        s.r, s.memory = made, made    # type: ignore[assignment]
        try:
            for _ in range(count):
                one, step, _ = self.decoded(ip)
                assert step is not None
                ip = self.does(s, ip, one, step)
        finally:
            s.r, s.memory = made.registers, made.places
        made.end = ip
        return made


class _Stretch:
    """Registers and memory in the place of a state's, which keep what is read and written.

    It has no other method of theirs than those that steps use: another one would fail.
    """

    def __init__(self, s: State) -> None:
        assert isinstance(s.memory, Places)
        self.registers: Any = s.r
        self.places = s.memory
        self.end = 0
        self.whole = True
        self.found: dict[int, Number] = {}    # registers that were read, and not written before
        self.made: dict[int, Number] = {}
        self.reads: list[tuple[Number, int, Number]] = []    # what was not written before
        self.cells: dict[int, Cell] = {}    # bytes of the frame
        self.stores: list[tuple[Number, int, Number]] = []    # to parameters
        self.stored: set[tuple[int, int]] = set()

    def __getitem__(self, number: int) -> Number:
        value = self.registers[number]
        if number not in self.made:
            self.found.setdefault(number, value)
        return value

    def __setitem__(self, number: int, value: Number) -> None:
        self.registers[number] = self.made[number] = value

    def read(self, address: Number, size: int) -> Number:
        """As `Places.read`."""
        value = self.places.read(address, size)
        place = self.places.place(address)
        own = 0
        if place is not None:
            _, offset, number = place
            own = sum((number, at) in self.stored for at in range(offset, offset + size))
        if not own:
            self.reads.append((address, size, value))
        elif own < size:
            self.whole = False
        return value

    def write(self, address: Number, size: int, value: Number) -> None:
        """As `Places.write`."""
        self.places.write(address, size, value)
        place = self.places.place(address)
        assert place is not None
        cells, offset, number = place
        self.stored.update((number, at) for at in range(offset, offset + size))
        if number < 0:
            self.cells.update((at, cells.bytes[at]) for at in range(offset, offset + size))
        else:
            self.stores.append((address, size, value))

    def holds(self, s: State) -> bool:
        """Whether all that was read is what it was."""
        return self.whole and all(_same(value, s.r[number]) for number, value in self.found.items()) and \
            all(_same(value, s.memory.read(address, size)) for address, size, value in self.reads)

    def leave(self, s: State) -> None:
        """Leave what was left the last time."""
        assert isinstance(s.memory, Places)
        for number, value in self.made.items():
            s.r[number] = value
        s.memory.stack.bytes.update(self.cells)
        for address, size, value in self.stores:
            s.memory.write(address, size, value)


def _of_values_alone(one: Any) -> bool:
    """Whether an instruction is a function of the registers and the memory that it reads, and goes on behind itself."""
    return not (one.rflags_read or one.rflags_modified or one.is_stack_instruction
                or one.flow_control != iced.FlowControl.NEXT or iced.CpuidFeature.FPU in one.cpuid_features())


def _same(x: Number, y: Number) -> bool:
    """Whether two numbers are seen to be one without computing."""
    if x is y:
        return True
    if type(x) is not type(y):
        return False
    if isinstance(x, Bits):
        return x.row == y.row and x.fill == y.fill
    if isinstance(x, Residue):
        return x.terms == y.terms and x.const == y.const and x.width == y.width
    if isinstance(x, Slice):
        return (x.lane, x.count, x.fill) == (y.lane, y.count, y.fill)
    return isinstance(x, int) and bool(x == y)
