"""What must keep its order among the instructions of a piece.

A register counts as a whole, whatever part of it an instruction names; what writes a part of it reads it as well. Flags
count bit by bit: what writes one all the time may move, unless it came between a writer and the reader that wants it.
Two accesses to memory, one of them a store, keep their order unless their addresses are the same unknown and different
constants, or their regions are apart.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field

from cipherwright.reschedule.code import Insn
from cipherwright.reschedule.flow import FLAGS, Piece
from cipherwright.reschedule.regions import TABLE, Regions, apart
from scheduler.code.dependences import Dependences
from targets.machinecode import Instruction
from targets.x86.registers import FULL, LOW128, MM, REGISTERS, ST, XMM, address_register, is_flag, is_vector

X87 = REGISTERS
"""The x87 stack with its state: what works on it keeps its order; MMX shares it until emms."""
X87_ENDS = ("emms", "femms")


@dataclass(frozen=True)
class Access:
    """An access of `size` bytes at the sum of unknowns (each with a factor) and `at`; it may lie in `region`."""

    terms: frozenset[tuple[object, int]]
    at: int
    size: int
    region: int
    store: bool
    known: bool = True


def overlap(a: Access, b: Access, bits: int) -> bool:
    """Whether two accesses may share a byte, one of them being a store."""
    if apart(a.region, b.region):
        return False
    if any(one.region == TABLE and not one.store for one in (a, b)):
        return False
    if a.known and b.known and a.terms == b.terms:
        gap = (b.at - a.at) % (1 << bits)
        return gap < a.size or (1 << bits) - gap < b.size
    return True


@dataclass
class Values:
    """Addresses within a piece: each general register as a sum of unknowns and a constant."""

    bits: int
    known: dict[int, tuple[dict[object, int], int]] = field(default_factory=dict)

    def of(self, register: int) -> tuple[dict[object, int], int]:
        """A register's sum; its value at the start of the piece is an unknown."""
        return self.known.setdefault(register, ({register: 1}, 0))

    def total(self, what: Instruction) -> tuple[dict[object, int], int]:
        """The sum of an address."""
        terms: dict[object, int] = {}
        at = what.displacement
        for register, factor in ((what.base, 1), (what.index, what.scale)):
            if 0 <= register < MM:
                more, constant = self.of(register)
                for term, times in more.items():
                    terms[term] = terms.get(term, 0) + times * factor
                at += constant * factor
        return {t: n for t, n in terms.items() if n}, at

    def step(self, one: Insn, number: int) -> None:
        """What instruction `number` leaves in the registers."""
        what = one.what
        assert what is not None
        new = self._sum(one)
        for reg in what.writes:
            if reg.number < MM:
                self.known[reg.number] = ({(number, reg.number): 1}, 0)
        if new is not None:
            written = next(r.number for r in what.writes if r.number < MM)
            self.known[written] = new

    def _sum(self, one: Insn) -> tuple[dict[object, int], int] | None:
        """The sum that an instruction computes in the width of an address; None: it is another unknown."""
        what = one.what
        wide, form = f"r{self.bits}", what.form if what else ""
        if what is None or one.relocation is not None:
            return None
        general = [r.number for r in what.writes if r.number < MM]
        if len(general) != 1 or not form.partition(" ")[2].startswith(wide):
            return None
        (to,) = general
        if form == f"mov {wide},{wide}":
            return self.of(what.reads[0].number)
        if what.immediate is not None and what.mnemonic in ("add", "sub") and not what.load_bytes:
            terms, at = self.of(to)
            return terms, at + (what.immediate if what.mnemonic == "add" else -what.immediate)
        if what.mnemonic == "lea" and not what.rip_relative:
            return self._lea(one)
        return None

    def _lea(self, one: Insn) -> tuple[dict[object, int], int] | None:
        asm = one.one
        terms: dict[object, int] = {}
        at = int(asm.memory_displacement)
        for register, factor in ((asm.memory_base, 1), (asm.memory_index, int(asm.memory_index_scale))):
            number = address_register(register)
            if number >= 0:
                more, constant = self.of(number)
                for term, times in more.items():
                    terms[term] = terms.get(term, 0) + times * factor
                at += constant * factor
        return {t: n for t, n in terms.items() if n}, at


def access(one: Insn, values: Values, region: int) -> Access | None:
    """The memory access of an instruction, None where it has none."""
    what = one.what
    assert what is not None
    if not (what.load_bytes or what.store_bytes):
        return None
    terms, at = values.total(what)
    size = max(what.load_bytes, what.store_bytes)
    if what.rip_relative or one.relocation is not None:
        row = one.relocation
        terms = {**terms, ("here",) if row is None else ("symbol", row.symbol, row.kind): 1}
        if row is None:
            at = int(one.one.ip_rel_memory_address)
        elif what.rip_relative:
            at = (row.addend or 0) + one.end - row.offset
        else:
            at += row.addend or 0
    return Access(frozenset(terms.items()), at, size, region, bool(what.store_bytes), what.elements == 1)


def touched(one: Insn) -> tuple[set[int], set[int]]:
    """(registers read, registers written), flags apart; what writes a part reads the rest."""
    what = one.what
    assert what is not None
    reads = {r.number for r in what.reads if not is_flag(r.number)} | set(what.address_registers)
    writes = {r.number for r in what.writes if not is_flag(r.number)}
    reads |= {r.number for r in what.writes if r.part != FULL and not _whole(r.number, r.part)}
    if any(ST <= n < ST + 8 for n in reads | writes) or _is_x87(what):
        return reads | {X87}, writes | {X87}
    if any(MM <= n < XMM for n in reads | writes):
        reads.add(X87)
    return reads, writes


def _whole(number: int, part: int) -> bool:
    """A write of SSE to the low 128 bits: nothing in a piece reads the rest, unless it has wider registers."""
    return is_vector(number) and part == LOW128


def _is_x87(what: Instruction) -> bool:
    return what.mnemonic in X87_ENDS or (what.mnemonic.startswith("f") and what.mnemonic != "femms") \
        or bool(what.x87_delta)


@dataclass
class _State:
    writer: dict[int, int] = field(default_factory=dict)
    readers: dict[int, list[int]] = field(default_factory=dict)
    flag: dict[str, int] = field(default_factory=dict)
    accesses: list[tuple[int, Access]] = field(default_factory=list)


def dependences(piece: Piece, regions: Regions, bits: int) -> Dependences:
    """The dependences of a piece, by the places of its instructions; flags that are live behind it stay its last's."""
    state, values = _State(), Values(bits)
    wide = any(r.part not in (FULL, LOW128) or one.what.encoding != "legacy" for one in piece.insns if one.what
               for r in (*one.what.reads, *one.what.writes) if is_vector(r.number))
    before: list[set[int]] = []
    uses: list[tuple[int, int, frozenset[str]]] = []
    writes = [_flags(int(one.one.rflags_modified)) for one in piece.insns]
    for i, one in enumerate(piece.insns):
        first = set(_registers(state, i, one, wide))
        found = access(one, values, regions.of(one))
        if found is not None:
            first |= {j for j, other in state.accesses
                      if (found.store or other.store) and overlap(found, other, bits)}
            state.accesses.append((i, found))
        by_writer: dict[int, set[str]] = {}
        for flag in _flags(int(one.one.rflags_read)):
            by_writer.setdefault(state.flag.get(flag, -1), set()).add(flag)
        for writer, flags in by_writer.items():
            first |= {writer} - {-1}
            uses.append((writer, i, frozenset(flags)))
        state.flag.update(dict.fromkeys(writes[i], i))
        values.step(one, i)
        before.append(first)
    for flag in _flags(piece.live):
        if flag in state.flag:
            last = state.flag[flag]
            before[last] |= {i for i, written in enumerate(writes) if flag in written and i != last}
    return _finished(before, [(w, r, frozenset(i for i, f in enumerate(writes) if f & flags) - {w, r})
                              for w, r, flags in uses])


def _flags(bits: int) -> frozenset[str]:
    return frozenset(name for name, bit in FLAGS.items() if bits & bit)


def _registers(state: _State, i: int, one: Insn, wide: bool) -> Iterator[int]:
    """Those whose registers an instruction reads, writes over, or takes from under them."""
    reads, writes = touched(one)
    if wide and one.what is not None:
        reads |= {r.number for r in one.what.writes if r.part == LOW128}
    for n in reads:
        if n in state.writer:
            yield state.writer[n]
    for n in writes:
        yield from state.readers.get(n, [])
        if n in state.writer:
            yield state.writer[n]
    for n in reads:
        state.readers.setdefault(n, []).append(i)
    for n in writes:
        state.writer[n] = i
        state.readers[n] = [i] if n in reads else []


def _finished(before: list[set[int]], flags: list[tuple[int, int, frozenset[int]]]) -> Dependences:
    after: list[list[int]] = [[] for _ in before]
    for i, first in enumerate(before):
        for b in sorted(first - {i}):
            after[b].append(i)
    return Dependences([sorted(first - {i}) for i, first in enumerate(before)], after, [f for f in flags if f[2]])
