"""Whether two straight-line byte streams have the same data flow: written apart from what makes new orders.

Each stream is decoded and run on expressions. An instruction is a node: what it is, with constants, over the nodes of
what it reads; equal nodes are one. A register is its parts, flags are bits; a load's node names the stores that it may
see, a store's those that it may write over. The streams are the same when they run the same nodes, leave the same in
every register and live flag, and store the same. Registers may have other names in between: a node does not say which
registers its values were in. Taken on trust is only `where` the accesses of the first stream lie.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

import iced_x86 as iced

_R, _K, _A = iced.Register, iced.OpKind, iced.OpAccess
_HIGH = {_R.AH, _R.CH, _R.DH, _R.BH}
_READ = {_A.READ, _A.COND_READ, _A.READ_WRITE, _A.READ_COND_WRITE, _A.COND_WRITE}
_WRITE = {_A.WRITE, _A.COND_WRITE, _A.READ_WRITE, _A.READ_COND_WRITE}
_INFO = iced.InstructionInfoFactory()
_FORMAT = iced.Formatter(iced.FormatterSyntax.NASM)
_FLAGS = tuple(getattr(iced.RflagsBits, name) for name in ("CF", "PF", "AF", "ZF", "SF", "OF"))
_FPU = {iced.CpuidFeature.FPU, iced.CpuidFeature.FPU287, iced.CpuidFeature.FPU387}
_ENDS_MMX = {iced.Mnemonic.EMMS, iced.Mnemonic.FEMMS}
Where = Mapping[int, int]
"""By the offset of an instruction of the first stream: bits of the regions that its access may be in (1 the frame, 2 a
table nobody writes, higher ones elsewhere; 0: not known)."""
TABLE, UNKNOWN = 2, -1


@dataclass(frozen=True)
class Placed:
    """An instruction's bytes at an offset; `symbol` names what the relocation inside it adds, None without one."""

    offset: int
    raw: bytes
    symbol: tuple[object, ...] | None = None


@dataclass(frozen=True)
class _Spot:
    """An access: the sum of nodes and a constant, its size and region."""

    terms: tuple[tuple[int, int], ...]
    at: int
    size: int
    region: int


@dataclass
class _Nodes:
    """Expressions of both streams, equal ones once, the sums that some of them are, and the regions of addresses."""

    bits: int
    known: dict[tuple[object, ...], int] = field(default_factory=dict)
    sums: dict[int, tuple[dict[int, int], int]] = field(default_factory=dict)
    regions: dict[tuple[object, ...], int] = field(default_factory=dict)

    def make(self, *parts: object) -> int:
        """The number of an expression."""
        return self.known.setdefault(parts, len(self.known))

    def sum_of(self, node: int) -> tuple[dict[int, int], int]:
        """A node as factors of nodes and a constant."""
        return self.sums.get(node, ({node: 1}, 0))


class _Stream:
    """One stream run on expressions."""

    def __init__(self, nodes: _Nodes, where: Where | None) -> None:
        self.nodes, self.where = nodes, where
        self.registers: dict[tuple[Any, int], int] = {}
        self.flags: dict[int, int] = {}
        self.x87 = nodes.make("in", "x87")
        self.stores: list[tuple[int, _Spot]] = []
        self.run: Counter[int] = Counter()

    def part(self, register: Any, part: int) -> int:
        """What a part of a register holds."""
        key = (register, part)
        if key not in self.registers:
            self.registers[key] = self.nodes.make("in", *key)
        return self.registers[key]

    def flag(self, bit: int) -> int:
        """What a flag holds."""
        return self.flags.get(bit, self.nodes.make("in flag", bit))

    def value(self, register: Any) -> int:
        """What a register, or the part of one that a name means, holds, as one node."""
        full, parts = _parts(register)
        held = [self.part(full, p) for p in parts]
        return self.nodes.make("value", *held)

    def step(self, placed: Placed) -> str:
        """Run an instruction; in words why it cannot stand in straight-line code, or nothing."""
        one = iced.Decoder(self.nodes.bits, placed.raw, ip=placed.offset).decode()
        problem = _stray(one, placed)
        if problem:
            return problem
        info = _INFO.info(one)
        inputs: list[object] = [*self._operands(one, info, placed), *self._implied(one, info)]
        inputs += [("flag", bit, self.flag(bit)) for bit in _FLAGS if one.rflags_read & bit]
        fpu = bool(_FPU & set(one.cpuid_features())) or one.mnemonic in _ENDS_MMX
        if fpu:
            inputs += [self.x87, *(self.part(_R.MM0 + n, 0) for n in range(8))]
        elif any(_R.MM0 <= used.register <= _R.MM7 for used in info.used_registers()):
            inputs.append(self.x87)
        spot = self._spot(one, info, placed)
        reads = [m for m in info.used_memory() if m.access in _READ]
        if spot and reads:
            inputs.append(("load", self._seen(spot)))
        node = self.nodes.make("op", _what(one, placed), *inputs)
        self.run[node] += 1
        total = self._sum(one, placed)
        self._results(one, info, node)
        if total is not None:
            self.nodes.sums[self.value(one.op_register(0))] = total
        if fpu:
            self.x87 = self.nodes.make("x87", node)
        if spot and any(m.access in _WRITE for m in info.used_memory()):
            self.stores.append((self.nodes.make("store", node, self._seen(spot)), spot))
        return ""

    def _operands(self, one: Any, info: Any, placed: Placed) -> Iterator[object]:
        for k in range(one.op_count):
            kind = one.op_kind(k)
            merged = k == 0 and one.has_op_mask and not one.zeroing_masking
            if kind == _K.REGISTER and (info.op_access(k) in _READ or merged):
                yield (k, self.value(one.op_register(k)))
            elif kind == _K.MEMORY:
                yield (k, *self._address(one, placed))

    def _implied(self, one: Any, info: Any) -> Iterator[object]:
        """What an instruction reads without naming it; of lea iced says narrower names than those of its address."""
        if one.mnemonic == iced.Mnemonic.LEA:
            return
        named = {one.op_register(k) for k in range(one.op_count)
                 if one.op_kind(k) == _K.REGISTER and info.op_access(k) in _READ}
        named |= {one.memory_base, one.memory_index}
        for used in info.used_registers():
            if used.access in _READ and used.register not in named and not _segment(used.register):
                yield ("implied", used.register, self.value(used.register))

    def _results(self, one: Any, info: Any, node: int) -> None:
        for used in info.used_registers():
            if used.access not in _WRITE:
                continue
            full, parts = _parts(used.register)
            for p in parts:
                self.registers[full, p] = self.nodes.make("result", node, _label(one, used.register), p)
        for bit in _FLAGS:
            if one.rflags_modified & bit:
                self.flags[bit] = self.nodes.make("flag", node, bit)
    def _sum(self, one: Any, placed: Placed) -> tuple[dict[int, int], int] | None:
        """(factors, constant) of what an instruction leaves in its first operand, where that is a sum as wide as an
        address; None: it is something new."""
        wide = self.nodes.bits // 8
        if placed.symbol is not None or not one.op_count or one.op_kind(0) != _K.REGISTER \
                or not iced.RegisterExt.is_gpr(one.op_register(0)) or iced.RegisterExt.size(one.op_register(0)) != wide:
            return None
        if one.mnemonic == iced.Mnemonic.LEA and not one.is_ip_rel_memory_operand:
            narrow = any(iced.RegisterExt.size(r) != wide for r in (one.memory_base, one.memory_index) if r)
            return None if narrow else self._linear(one, placed)
        if one.mnemonic == iced.Mnemonic.MOV and one.op_kind(1) == _K.REGISTER:
            return self.nodes.sum_of(self.value(one.op_register(1)))
        by = {iced.Mnemonic.ADD: 1, iced.Mnemonic.SUB: -1}.get(one.mnemonic, 0)
        if by and _constant(one.op_kind(1)):
            terms, at = self.nodes.sum_of(self.value(one.op_register(0)))
            return terms, at + by * int(one.immediate(1))
        return None

    def _address(self, one: Any, placed: Placed) -> tuple[object, ...]:
        """An address, as what does not depend on where the instruction stands."""
        terms, at = self._linear(one, placed)
        return ("address", tuple(sorted(terms.items())), at % (1 << self.nodes.bits), one.memory_size)

    def _linear(self, one: Any, placed: Placed) -> tuple[dict[int, int], int]:
        terms: dict[int, int] = {}
        at = 0
        if one.is_ip_rel_memory_operand:
            terms[self.nodes.make("section")] = 1
            at = int(one.ip_rel_memory_address) if placed.symbol is None else 0
        else:
            at = int(one.memory_displacement)
            for register, factor in ((one.memory_base, 1), (one.memory_index, int(one.memory_index_scale))):
                if register == _R.NONE:
                    continue
                more, constant = self.nodes.sum_of(self.value(register))
                for node, times in more.items():
                    terms[node] = terms.get(node, 0) + times * factor
                at += constant * factor
        if placed.symbol is not None:
            terms[self.nodes.make("symbol", placed.symbol)] = 1
        return {node: times for node, times in terms.items() if times}, at

    def _spot(self, one: Any, info: Any, placed: Placed) -> _Spot | None:
        memory = info.used_memory()
        if not memory:
            return None
        terms, at = self._linear(one, placed)
        key = (tuple(sorted(terms.items())), at % (1 << self.nodes.bits))
        size = max(iced.MemorySizeExt.size(m.memory_size) for m in memory)
        if self.where is not None:
            told = self.where.get(placed.offset, UNKNOWN)
            self.nodes.regions[key] = self.nodes.regions.get(key, 0) | (told or UNKNOWN)
        sure = size and not one.is_vsib and all(
            iced.RegisterExt.size(r) * 8 == self.nodes.bits for r in (one.memory_base, one.memory_index) if r
            and not one.is_ip_rel_memory_operand)
        return _Spot(key[0] if sure else ((-1, 1),), key[1], size, self.nodes.regions.get(key, UNKNOWN))

    def _seen(self, spot: _Spot) -> frozenset[int]:
        """The stores so far that may share a byte with an access."""
        return frozenset(node for node, other in self.stores if _meet(spot, other, self.nodes.bits))


def _meet(a: _Spot, b: _Spot, bits: int) -> bool:
    if not a.region & b.region & ~TABLE:
        return False
    if a.terms != b.terms or a.terms == ((-1, 1),):
        return True
    distance = (a.at - b.at) % (1 << bits)
    return distance < b.size or (-distance) % (1 << bits) < a.size


def _parts(register: Any) -> tuple[Any, tuple[int, ...]]:
    """(the whole register, the parts of it that a name means)."""
    size, full = iced.RegisterExt.size(register), iced.RegisterExt.full_register(register)
    if iced.RegisterExt.is_gpr(register):
        return full, (1,) if register in _HIGH else tuple(range({1: 1, 2: 2, 4: 3, 8: 4}[size]))
    vector = iced.RegisterExt.is_vector_register(register)
    return full, tuple(range({16: 1, 32: 2, 64: 3}.get(size, 1) if vector else 1))


def _constant(kind: Any) -> bool:
    return bool(_K.IMMEDIATE8 <= kind <= _K.IMMEDIATE32TO64)


def _segment(register: Any) -> bool:
    return bool(iced.RegisterExt.is_segment_register(register)) or register in (_R.RIP, _R.EIP)


def _label(one: Any, register: Any) -> object:
    """Which operand a written register is; its name where an instruction writes it without naming it."""
    named = [(k, one.op_register(k)) for k in range(one.op_count) if one.op_kind(k) == _K.REGISTER]
    for k, other in named:
        if other == register:
            return k
    full = iced.RegisterExt.full_register(register)
    return next((k for k, other in named if iced.RegisterExt.full_register(other) == full), ("implied", register))


def _what(one: Any, placed: Placed) -> tuple[object, ...]:
    """What an instruction is, registers and addresses apart."""
    constants = tuple(one.immediate(k) for k in range(one.op_count) if _constant(one.op_kind(k)))
    kinds = tuple(one.op_kind(k) for k in range(one.op_count))
    masked = (one.has_op_mask, one.zeroing_masking, one.rounding_control, one.suppress_all_exceptions, one.is_broadcast)
    high = tuple(one.op_register(k) in _HIGH for k in range(one.op_count) if one.op_kind(k) == _K.REGISTER)
    symbol = placed.symbol if _K.MEMORY not in kinds else None
    return one.code, kinds, constants, masked, high, one.memory_size, one.segment_prefix, symbol


def _stray(one: Any, placed: Placed) -> str:
    """Why an instruction cannot stand in straight-line code that is compared, in words."""
    text = _FORMAT.format(one)
    if one.code == iced.Code.INVALID or one.len != len(placed.raw):
        return f"at {placed.offset:#x}: {placed.raw.hex(' ')} is not one instruction"
    if one.flow_control != iced.FlowControl.NEXT or one.stack_pointer_increment:
        return f"at {placed.offset:#x}: `{text}` branches, or moves the stack pointer"
    if one.has_rep_prefix or one.has_repne_prefix or one.has_lock_prefix or one.is_string_instruction:
        return f"at {placed.offset:#x}: `{text}` is a string instruction, or locked"
    memory = len(_INFO.info(one).used_memory())
    if memory > 1 and not one.is_vsib:
        return f"at {placed.offset:#x}: `{text}` is at two places in memory"
    if memory and not any(one.op_kind(k) == _K.MEMORY for k in range(one.op_count)):
        return f"at {placed.offset:#x}: `{text}` does not name its memory"
    if one.is_privileged or one.is_save_restore_instruction:
        return f"at {placed.offset:#x}: `{text}` is of the system"
    return ""


def difference(old: Sequence[Placed], new: Sequence[Placed], bits: int, live: int, where: Where) -> str:
    """The first difference between the data flow of two streams, in words; "" where there is none.

    `live` are the flag bits (as of RflagsBits) that are read behind the streams, `bits` 32 or 64.
    """
    nodes = _Nodes(bits)
    found = []
    for code, known in ((old, where), (old, where), (new, None)):   # once more, with the regions of all addresses known
        stream = _Stream(nodes, known)
        problem = next((p for p in (stream.step(placed) for placed in code) if p), "")
        if problem:
            return problem
        found.append(stream)
    return _compare(found[1], found[2], live)


def _compare(first: _Stream, second: _Stream, live: int) -> str:
    for register, part in sorted({*first.registers, *second.registers}):
        if first.part(register, part) != second.part(register, part):
            name = _FORMAT.format_register(register)
            return f"{name} holds something else in the end (part {part})"
    for bit in _FLAGS:
        if live & bit and first.flag(bit) != second.flag(bit):
            return f"the flag of bit {bit:#x}, which is read behind it, is another one"
    if Counter(n for n, _ in first.stores) != Counter(n for n, _ in second.stores):
        return "something else is stored, or in another order where stores may meet"
    if first.x87 != second.x87:
        return "the x87 stack is another one"
    if first.run != second.run:
        return "other instructions are run, or with other operands"
    return ""
