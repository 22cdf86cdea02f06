"""Loads and stores: which memory an operand means, whether all of it may be accessed, and what is there."""

from __future__ import annotations

from math import gcd
from typing import Any, NamedTuple

import iced_x86 as iced

from cipherwright.prove.analysis import Analysis
from cipherwright.prove.linear import INFINITY, Facts, Number, Sum, Terms, plus, reduced, signed
from cipherwright.prove.state import OUTSIDE, PARAMETER, SECTION, STACK, Region, State
from cipherwright.prove.values import IN_PART, SECRET, UNWRITTEN, Data, Value, data, label_of
from cipherwright.prove.verdict import CONSTANT_TIME, FOLLOWED, MEMORY, REFUTED, UNKNOWN, WRITTEN
from targets.abi import GUARD
from targets.x86.registers import SP, iced_registers


class Place(NamedTuple):
    """An address: a sum and up to `slack` more, a multiple of `step`; and what it may depend on."""

    total: Number
    slack: int
    step: int
    label: int


class Operand:
    """The memory operand of an instruction, its registers by number; `moved` if its constant is an address."""

    def __init__(self, m: Analysis, one: Any, offsets: Any) -> None:
        known = iced_registers()
        none = iced.Register.NONE
        self.fixed: Number = 0
        if one.is_ip_rel_memory_operand:
            self.base = self.index = -1
            self.fixed = m.address_in_object(one.ip_rel_memory_address)
        else:
            self.base = known[one.memory_base].number if one.memory_base != none else -1
            self.index = known[one.memory_index].number if one.memory_index != none else -1
            raw = one.memory_displacement
            if offsets.has_displacement and one.ip + offsets.displacement_offset in m.code.relocated:
                self.fixed = m.address_in_object(raw & ((1 << m.width) - 1))
            else:
                self.fixed = signed(raw & ((1 << m.width) - 1), m.width)
        self.scale = one.memory_index_scale
        self.vsib = self.index >= 16
        self.segment = one.segment_prefix in (iced.Register.FS, iced.Register.GS)
        self.m = m

    def place(self, s: State) -> Place:
        """Where it is."""
        total, slack, step, label, facts = self.fixed, 0, 0, 0, s.facts
        for number, scale in ((self.base, 1), (self.index, self.scale)):
            if number < 0:
                continue
            value = s.r[number]
            if isinstance(value, Data):
                slack += value.most * scale
                step = gcd(step, scale)
                label |= value.label
            else:
                if isinstance(value, int):
                    value = signed(value, self.m.width)
                total = plus(total, value, scale)
        if isinstance(total, Sum):
            total = reduced(total, self.m.width)
            label |= label_of(total, facts)
        return Place(total, slack, step, label)


class Top:
    """The place at the stack pointer."""

    segment = False

    def place(self, s: State) -> Place:
        """Where it is."""
        total = s.r[SP]
        return Place(0 if isinstance(total, Data) else total, 0, 0, 0)


def region_of(total: Number, table: list[Any]) -> tuple[Region, Number] | None:
    """The region that an address is in by its base, and how far from its begin; None where there is no one base."""
    if isinstance(total, int):
        return None
    based = [s for s, c in total.terms if table[s].region is not None and c == 1]
    if len(based) != 1:
        return None
    base = based[0]
    return table[base].region, plus(total, Sum(0, ((base, 1),)), -1)


class Memory:
    """Accesses of one analysis, checked and made."""

    def __init__(self, m: Analysis) -> None:
        self.m = m
        self.aligned_known: dict[tuple[Terms, int, int], bool] = {}
        self.greatest: dict[tuple[int, int, int, int, int], int] = {}

    def load(self, s: State, where: Operand | Top, size: int, align: int = 0) -> Value:
        """`size` bytes from memory; what may not be loaded is a finding."""
        m = self.m
        place = where.place(s)
        total = place.total
        if not place.slack and isinstance(total, Sum):
            slots = s.frame.get(total.terms)
            if slots is not None:
                found = slots.get(total.constant)
                top = s.r[SP]
                if found is not None and found[0] == size and isinstance(top, Sum) and top.terms == total.terms and \
                        top.constant <= total.constant:
                    if align:
                        self.check_aligned(s, place, align)
                    return found[1]
        if where.segment:
            m.find(FOLLOWED, UNKNOWN, "a segment register is used in an address")
            return data(SECRET, (1 << 8 * size) - 1)
        region, offset = self.check(s, place, size, False, align)
        ones = (1 << 8 * size) - 1
        if region is None:
            return data(SECRET, ones)
        if region.kind == STACK:
            return self._load_stack(s, place, size, ones)
        if region.kind == SECTION:
            return self._load_section(s, region, place, offset, size, ones)
        if region.words and isinstance(offset, int) and not place.slack and size in (4, 8):
            words = [region.words.get(offset + n) for n in range(0, size, 4)]
            if None not in words:
                return sum((w or 0) << 32 * n for n, w in enumerate(words))
        plain = isinstance(offset, int) and not place.slack and any(
            begin <= offset and offset + size <= end for begin, end in region.public)
        return data(0 if plain else region.label, ones)

    def store(self, s: State, where: Operand | Top, size: int, value: Value, align: int = 0) -> None:
        """`value` to memory; what may not be stored is a finding."""
        place = where.place(s)
        total, m = place.total, self.m
        if where.segment:
            m.find(FOLLOWED, UNKNOWN, "a segment register is used in an address")
            return
        m.touches = isinstance(value, int)
        region, _ = self.check(s, place, size, True, align)
        m.touches = False
        if region is None:
            m.frame.anywhere(s, label_of(value, s.facts))
            return
        self.put(s, region, place, size, value)
        if isinstance(total, int):
            m.find(MEMORY, REFUTED, f"a store to the fixed address {total:#x}")

    def put(self, s: State, region: Region, place: Place, size: int, value: Value) -> None:
        """What a store to a region changes."""
        m, label = self.m, label_of(value, s.facts)
        if region.kind == STACK:
            assert isinstance(place.total, Sum)
            if place.slack:
                at = place.total.constant
                m.frame.may_store(s, place.total.terms, at, at + place.slack + size, label)
            else:
                m.frame.store(s, place.total.terms, place.total.constant, size, value)
            return
        if label & UNWRITTEN:
            m.find(WRITTEN, REFUTED, f"what nobody wrote is stored in {region.name}")
        if region.kind in (PARAMETER, OUTSIDE) and label & SECRET and not region.label & SECRET:
            m.find(CONSTANT_TIME, REFUTED, f"a secret is stored in {region.name}, which the contract calls public")

    def _load_stack(self, s: State, place: Place, size: int, ones: int) -> Value:
        m = self.m
        assert isinstance(place.total, Sum)
        terms, at = place.total.terms, place.total.constant
        if place.slack:
            label = m.frame.around(s, terms, at, at + place.slack + size)
            found: Value | None = None if label is None else data(label, ones)
        else:
            found = m.frame.load(s, terms, at, size)
        if found is None:
            m.find(WRITTEN, REFUTED if not place.slack else UNKNOWN,
                   f"{size} bytes of the stack are read that were never written")
            return data(IN_PART | SECRET, ones)
        return found

    def _load_section(self, s: State, region: Region, place: Place, offset: Number, size: int, ones: int) -> Value:
        low, high = s.facts.least(offset), s.facts.most(offset) + place.slack
        if low < 0 or high > 1 << 24:
            return data(place.label | region.label, ones)
        step = place.step
        if isinstance(offset, Sum):
            for _, c in offset.terms:
                step = gcd(step, c)
        raw = region.part.data
        if low == high and not region.part.writable:
            return int.from_bytes(raw[low:low + size], "little")
        key = region.symbol, low, high, step or 1, size
        most = self.greatest.get(key)
        if most is None:
            most = self.greatest[key] = max((int.from_bytes(raw[o:o + size], "little")
                                             for o in range(low, high + 1, step or 1)), default=ones)
        return data(place.label, ones if region.part.writable else most)

    def check(self, s: State, place: Place, size: Number, write: bool, align: int = 0) -> tuple[Region | None, Number]:
        """The region of an access and the offset in it; findings where it is not shown to be allowed."""
        m, facts = self.m, s.facts
        way = "store" if write else "load"
        found = region_of(place.total, m.table)
        if place.label & SECRET:
            self._secret_address(place, found, way, write)
        if place.label & UNWRITTEN or (place.label & IN_PART and not m.contract.tables):
            m.find(WRITTEN, REFUTED, f"the address of a {way} depends on what nobody wrote")
        if found is None:
            m.find(MEMORY, UNKNOWN, f"the address of a {way} is in no parameter, frame or table: "
                                    f"{self.words(s, place)}")
            return None, 0
        region, offset = found
        if align:
            self.check_aligned(s, place, align)
        low, end = facts.least(offset), plus(plus(offset, size), place.slack)
        if region.kind == STACK:
            self._check_stack(s, place, offset, end, write)
            return region, offset
        if write and not region.writable:
            m.find(MEMORY, REFUTED, f"a store to {region.name}, which is only read")
        size_ = region.size
        if region.kind == SECTION and not m.whole_sections:
            size_ = min([n for n in region.part.marks if n > low], default=region.part.marks[-1])
        if size_ is None:
            return region, offset
        if low < 0:
            sure = facts.most(offset) < 0
            m.find(MEMORY, REFUTED if sure else UNKNOWN,
                   f"a {way} {f'{-low} bytes ' if low > -INFINITY else ''}before the begin of {region.name}"
                   f"{'' if sure else ' is not excluded'} (byte {self.words(s, place, offset)})")
        over = plus(size_, end, -1)
        if facts.least(over) < 0:
            sure = facts.most(plus(over, place.slack)) < 0
            m.find(MEMORY, REFUTED if sure else UNKNOWN,
                   f"a {way} of {facts.words(size)} bytes beyond the end of {region.name}"
                   f"{'' if sure else ' is not excluded'} (at byte {self.words(s, place, offset)} of "
                   f"{facts.words(size_)})")
        return region, offset

    def _check_stack(self, s: State, place: Place, offset: Number, end: Number, write: bool) -> None:
        m, facts, way = self.m, s.facts, "store" if write else "load"
        top = s.r[SP]
        below = plus(place.total, top, -1) if not isinstance(top, Data) else None
        if write and below == -GUARD and m.touches:  # a page of the stack is touched before it is used
            return
        if below is None or facts.least(below) < -m.red_zone:
            sure = below is not None and facts.most(below) < -m.red_zone
            m.find(MEMORY, REFUTED if sure else UNKNOWN, f"a {way} below the stack pointer"
                                                         f"{'' if sure else ' is not excluded'}")
        word, most = m.word, facts.most(end)
        if most <= 0 or (not write and most <= word + m.stack_arguments):
            return
        if facts.least(offset) >= word and most <= word + m.stack_arguments:
            return
        sure = facts.least(end) > 0 and (write or facts.least(end) > word + m.stack_arguments)
        m.find(MEMORY, REFUTED if sure else UNKNOWN,
               f"a {way} {'of the return address or beyond the arguments' if write else 'beyond the arguments'}"
               f"{'' if sure else ' is not excluded'} (byte {facts.words(offset)} from the return address)")

    def _secret_address(self, place: Place, found: tuple[Region, Number] | None, way: str, write: bool) -> None:
        m = self.m
        if found is not None and found[0].kind == SECTION and not write:
            m.indexed.add(m.at)
            if m.contract.tables:
                return
        where = found[0].name if found else "memory"
        m.find(CONSTANT_TIME, REFUTED, f"the address of a {way} in {where} depends on a secret")

    def check_aligned(self, s: State, place: Place, align: int) -> None:
        """A finding unless the address is a multiple of `align`."""
        total, facts = place.total, s.facts
        terms = total.terms if isinstance(total, Sum) else ()
        constant = total.constant if isinstance(total, Sum) else total
        key = terms, constant % align, align
        known = self.aligned_known.get(key)
        if known is None:
            known = self.aligned_known[key] = facts.residue(total, align) == 0
        if not known or (place.slack and place.step % align):
            sure = facts.residue(total, align) is not None and not place.slack
            self.m.find(MEMORY, REFUTED if sure else UNKNOWN,
                        f"the instruction wants a multiple of {align}, and the address "
                        f"{'is' if sure else 'is not known to be'} {'none' if sure else 'one'}")

    def words(self, s: State, place: Place, offset: Number | None = None) -> str:
        """An address in words."""
        facts: Facts = s.facts
        shown = facts.words(place.total if offset is None else offset)
        return shown + (f" + 0 to {place.slack}" if place.slack else "")
