"""Operands of one instruction: how they are read from a state and written to it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import iced_x86 as iced

from cipherwright.prove.analysis import Analysis
from cipherwright.prove.linear import Number, Sum, plus
from cipherwright.prove.memory import Operand
from cipherwright.prove.state import State, weakened
from cipherwright.prove.values import UNWRITTEN, Data, Value, data, label_of, most_of, narrow, up_to
from cipherwright.prove.verdict import REFUTED, WRITTEN
from targets.x86.registers import HIGH8, LOW8, LOW16, MM, ST, XMM, iced_registers

Read = Callable[[State], Value]
Write = Callable[[State, Value], None]
_REGISTER, _MEMORY = iced.OpKind.REGISTER, iced.OpKind.MEMORY
UNALIGNED = frozenset("movups movupd movdqu lddqu".split())
ALIGNED = frozenset("vmovaps vmovapd vmovdqa vmovdqa32 vmovdqa64 vmovntdq vmovntps vmovntpd vmovntdqa".split())


def ones_of(bits: int) -> int:
    """The greatest number of so many bits."""
    return (1 << bits) - 1


class Described:
    """One instruction with what its steps ask: mnemonic, memory operand and its size, the alignment that it wants."""

    def __init__(self, m: Analysis, one: Any, offsets: Any, mnemonic: str) -> None:
        self.m, self.one, self.offsets, self.mnemonic = m, one, offsets, mnemonic
        self.kinds = [one.op_kind(op) for op in range(one.op_count)]
        self.memory = Operand(m, one, offsets) if _MEMORY in self.kinds else None
        self.size = int(iced.MemorySizeExt.size(one.memory_size)) if self.memory else 0
        vectors = any(k == _REGISTER and iced_registers()[one.op_register(i)].number >= XMM
                      for i, k in enumerate(self.kinds))
        legacy = one.encoding == iced.EncodingKind.LEGACY
        wants = mnemonic not in UNALIGNED if legacy else mnemonic in ALIGNED
        self.align = self.size if vectors and self.size >= 16 and wants else 0

    def bits(self, op: int) -> int:
        """Bits of an operand; of a constant those of the first operand."""
        kind = self.kinds[op]
        if kind == _REGISTER:
            reg = self.one.op_register(op)
            number = iced_registers()[reg].number
            return 64 if MM <= number < XMM else int(iced.RegisterExt.size(reg)) * 8
        return self.size * 8 if kind == _MEMORY else self.bits(0) if op else self.m.width

    def register(self, op: int) -> int:
        """The number of an operand that is a register, else -1."""
        return iced_registers()[self.one.op_register(op)].number if self.kinds[op] == _REGISTER else -1

    def constant(self, op: int) -> Number | None:
        """A constant operand, not negative; None for another."""
        if self.kinds[op] in (_REGISTER, _MEMORY):
            return None
        value = int(self.one.immediate(op)) & ((1 << min(self.bits(0), self.m.width)) - 1)
        at = self.one.ip + self.offsets.immediate_offset
        if self.offsets.has_immediate and at in self.m.code.relocated:
            return self.m.address_in_object(value)
        begin = self.m.code.distances.get(at) if self.offsets.has_immediate else None
        if begin is not None:  # from here to what is so far behind the begin of its section
            there = plus(self.m.address_in_object(begin), (at + value - begin) & ((1 << self.m.width) - 1))
            return plus(there, self.m.address_in_object(at), -1)
        return value

    def read(self, op: int) -> Read:
        """What an operand holds, as a number of its bits."""
        m, width = self.m, self.m.width
        if self.kinds[op] == _MEMORY:
            where, size, align = self.memory, self.size, self.align
            assert where is not None
            return lambda s: m.memory.load(s, where, size, align)
        constant = self.constant(op)
        if constant is not None:
            return lambda s: constant
        reg, bits = iced_registers()[self.one.op_register(op)], self.bits(op)
        number = reg.number
        if number >= MM or bits == width:
            return lambda s: s.r[number]
        if reg.part == HIGH8:
            return lambda s: _high(s, number)
        return lambda s: narrow(s.r[number], s.facts, bits, width)

    def write(self, op: int) -> Write:
        """Puts a value of its bits into an operand."""
        m, width = self.m, self.m.width
        if self.kinds[op] == _MEMORY:
            where, size, align = self.memory, self.size, self.align
            assert where is not None
            return lambda s, v: m.memory.store(s, where, size, v, align)
        reg, bits = iced_registers()[self.one.op_register(op)], self.bits(op)
        number = reg.number
        if number < MM and reg.part in (LOW8, HIGH8, LOW16):
            return lambda s, v: _merge(s, number, v, reg.part, width)

        legacy = self.one.encoding == iced.EncodingKind.LEGACY

        def whole(s: State, v: Value) -> None:
            s.r[number] = v

        def vector(s: State, v: Value) -> None:
            if legacy and s.units.upper and XMM <= number < ST:  # what is above 128 bits stays
                v = data((label_of(v, s.facts) | label_of(s.r[number], s.facts)) & ~UNWRITTEN, (1 << 512) - 1)
            s.r[number] = v
            s.units.mmx = s.units.mmx or MM <= number < XMM
            s.units.upper = s.units.upper or bits > 128

        return whole if number < MM else vector

    def used(self, s: State, *values: Value) -> int:
        """The label of values that are computed with; a finding where nobody wrote one."""
        label = 0
        for value in values:
            label |= value.label if isinstance(value, Data) else 0 if isinstance(value, int) else \
                label_of(value, s.facts)
        if label & UNWRITTEN:
            names = sorted(s.facts.table[n].name for v in values if isinstance(v, Sum) for n, _ in v.terms
                           if s.facts.table[n].label & UNWRITTEN)
            self.m.find(WRITTEN, REFUTED, "what nobody wrote is computed with" + (f": {names[0]}" if names else ""))
            label &= ~UNWRITTEN
        return label


def _high(s: State, number: int) -> Value:
    value = s.r[number]
    if isinstance(value, int):
        return value >> 8 & 0xFF
    if isinstance(value, Data):
        return data(value.label, min(value.most >> 8, 0xFF))
    return data(label_of(value, s.facts), 0xFF)


def _merge(s: State, number: int, value: Value, part: int, width: int) -> None:
    """A part of a general register is written; the rest stays."""
    old = s.r[number]
    shift, ones = (8 if part == HIGH8 else 0), 0xFFFF if part == LOW16 else 0xFF
    if isinstance(old, int) and isinstance(value, int):
        s.r[number] = old & ~(ones << shift) | (value & ones) << shift
        return
    top = most_of(old, s.facts, width)
    if not shift and top <= ones:
        s.r[number] = narrow(value, s.facts, 16 if part == LOW16 else 8, width)
        return
    label = weakened(label_of(old, s.facts)) | label_of(value, s.facts)
    s.r[number] = data(label, max(up_to(top), up_to(ones << shift)))
