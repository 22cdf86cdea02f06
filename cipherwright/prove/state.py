"""What is known at a point of the code: registers, flags, the frame, and the state of the units beside them."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field, replace
from typing import Any, NamedTuple

from cipherwright.prove.linear import Facts, Number, Sum, Symbol, Terms, plus
from cipherwright.prove.values import IN_PART, UNWRITTEN, Value, data, exact, label_of
from targets.x86.registers import REGISTERS

FOREVER = 1 << 90
"""No loop goes round as often."""
PARAMETER, STACK, SECTION, OUTSIDE = "parameter", "stack", "section", "outside"
Slots = dict[int, tuple[int, Value]]


@dataclass(eq=False)
class Region:
    """Memory that begins at the address `symbol`: `size` bytes, None where that is not known (the stack).

    `label` is what its contents may depend on. `words` are contents that are known, by offset, of 4 bytes each;
    `public` bytes that are not what the label says, from and to.
    """

    kind: str
    name: str
    symbol: int
    size: Number | None
    writable: bool = False
    label: int = 0
    part: Any = None
    words: dict[int, int] = field(default_factory=dict)
    public: tuple[tuple[int, int], ...] = ()


class Flags(NamedTuple):
    """The last result that set flags: `kind` says how they follow from `a` and `b` of so many bits.

    `sub`: of a - b; `result`: zero and sign of a, carry not known;
    `carry`: carry is a, nothing else is known; `logic`: as that, carry and overflow 0; `data`: not
    known. `label` is that of all flags but carry, `carry` that one's.
    """

    kind: str
    a: Value
    b: Value
    bits: int
    label: int
    carry: int = 0

    @property
    def both(self) -> int:
        """The label of all flags."""
        return self.label | self.carry


def flagged(kind: str, a: Value, b: Value, bits: int, label: int) -> Flags:
    """All flags are written."""
    return Flags(kind, a, b, bits, label, label)


@dataclass
class Units:
    """Direction flag, whether MMX registers are in use, how many values the x87 stack has and what is in them, its
    control word and that of the vector units, and whether upper halves of vector registers may be in use."""

    backwards: bool = False
    mmx: bool = False
    stack: tuple[int, ...] = ()
    control: Value = 0
    vector_control: Value = 0
    upper: bool = False


class State:
    """All that is known at one point; `guards` are the facts that branches of the present pass of a loop added.

    `frame` holds the stack's contents, by the terms of their address: offset -> size and value, none over another.
    `extent` has the lowest and the end of the offsets of each. `partly` are ranges of offsets, by the same terms, that
    may have been written, with what may be in them.
    """

    __slots__ = ("extent", "facts", "flags", "frame", "guards", "partly", "r", "units")

    def __init__(self, facts: Facts) -> None:
        self.r: list[Value] = [0] * REGISTERS
        self.flags = flagged("data", 0, 0, 32, UNWRITTEN)
        self.frame: dict[Terms, Slots] = {}
        self.extent: dict[Terms, tuple[int, int]] = {}
        self.partly: tuple[tuple[Terms, int, int, int], ...] = ()
        self.facts = facts
        self.guards: tuple[tuple[Number, bool], ...] = ()
        self.units = Units()

    def copy(self) -> State:
        """The same, to be changed by itself."""
        other = State.__new__(State)
        other.r, other.flags, other.facts, other.guards = list(self.r), self.flags, self.facts, self.guards
        other.frame = {k: dict(v) for k, v in self.frame.items()}
        other.extent, other.partly, other.units = dict(self.extent), self.partly, replace(self.units)
        return other


def weakened(label: int) -> int:
    """What a label becomes where only a part of a value has it: what is not written is so in part."""
    return label & ~UNWRITTEN | IN_PART if label & UNWRITTEN else label


class Frame:
    """Reads and writes of the stack's contents; `stack` is the symbol of the stack pointer at entry."""

    def __init__(self, stack: int, table: list[Symbol], width: int) -> None:
        self.stack, self.table, self.width = stack, table, width

    def span(self, s: State, terms: Terms) -> tuple[int, int]:
        """The least and the greatest distance of a sum of such terms from the stack pointer at entry."""
        rest = plus(Sum(0, terms), Sum(0, ((self.stack, 1),)), -1)
        return s.facts.least(rest), s.facts.most(rest)

    def load(self, s: State, terms: Terms, at: int, size: int) -> Value | None:
        """What is there; None where some byte of it was never written."""
        slots = s.frame.get(terms)
        if slots is not None:
            found = slots.get(at)
            if found is not None and found[0] == size:
                return found[1]
            if found is not None and found[0] > size:
                return _low_part(found[1], size, s.facts)
        label, missing, zero = 0, set(range(at, at + size)), True
        if slots:
            for o in range(at - 63, at + size):
                one = slots.get(o)
                if one is not None and o + one[0] > at:
                    label |= weakened(label_of(one[1], s.facts))
                    zero = zero and one[1] == 0
                    missing -= set(range(o, o + one[0]))
        for key, begin, end, of in s.partly if missing else ():
            inside = {m for m in missing if begin <= m < end} if key == terms else set()
            label |= of | IN_PART if inside else 0
            missing -= inside
            zero = zero and not inside
        low, high = self.span(s, terms)
        if missing or (low != high and len(s.frame) > 1):
            found_ = self.around(s, terms, at, at + size, False)
            if found_ is None and missing:
                return None
            label, zero = label | (found_ or 0), zero and not found_
        return 0 if zero else data(label, (1 << 8 * size) - 1)

    def around(self, s: State, terms: Terms, low: int, end: int, own: bool = True) -> int | None:
        """The label of all that may lie in a range of offsets; None if a byte of it was never written.

        What lies there by the same terms is left out unless it is asked for.
        """
        label, covered = 0, set()
        least, most = self.span(s, terms)
        for key, begin, stop, of in self._entries(s, terms if not own else None):
            same = key == terms
            first, last = (0, 0) if same else self.span(s, key)
            if begin + first < end + (0 if same else most) and low + (0 if same else least) < stop + last:
                label |= of
                if same:
                    covered |= set(range(max(begin, low), min(stop, end)))
                elif first == last and least == most:
                    covered |= set(range(max(begin + first - least, low), min(stop + first - least, end)))
        if end - low > 1 << 20 or not set(range(low, end)) <= covered:
            return None
        return label

    def _entries(self, s: State, but: Terms | None) -> Iterator[tuple[Terms, int, int, int]]:
        """All that was written: terms, offsets from and to and the label."""
        for key, slots in s.frame.items():
            if key != but:
                for o, (size, value) in slots.items():
                    yield key, o, o + size, weakened(label_of(value, s.facts))
        for key, begin, stop, of in s.partly:
            yield key, begin, stop, of | IN_PART

    def store(self, s: State, terms: Terms, at: int, size: int, value: Value) -> None:
        """`value` is there from now on."""
        slots = s.frame.get(terms)
        if slots is None:
            slots = s.frame[terms] = {}
        old = slots.get(at)
        if old is None or old[0] != size:
            self._clear(s, slots, at, size)
            low, high = s.extent.get(terms, (at, at + size))
            s.extent[terms] = min(low, at), max(high, at + size)
        slots[at] = size, value
        if len(s.frame) > 1:
            self._others(s, terms, at, size, label_of(value, s.facts))

    def _others(self, s: State, terms: Terms, at: int, size: int, label: int) -> None:
        """What lies there under other terms is no more what it was."""
        low, high = self.span(s, terms)
        for key, (begin, end) in s.extent.items():
            if key == terms:
                continue
            first, last = self.span(s, key)
            if begin + first >= at + high + size or end + last <= at + low:
                continue
            slots = s.frame[key]
            for o, (n, value) in list(slots.items()):
                if o + first < at + high + size and o + last + n > at + low:
                    slots[o] = n, data(label | label_of(value, s.facts), (1 << 8 * n) - 1)
        if any(self.table[n].high >= FOREVER for n, _ in terms):  # one of many places, and the next pass forgets which
            self.may_store(s, ((self.stack, 1),), low + at, high + at + size, label, terms)

    def may_store(self, s: State, terms: Terms, low: int, end: int, label: int, but: Terms | None = None) -> None:
        """Something with a label may have been written into a range behind a sum of such terms."""
        least, most = self.span(s, terms)
        for key, slots in s.frame.items():
            first, last = (0, 0) if key == terms else self.span(s, key)
            begin, stop = (low, end) if key == terms else (low + least, end + most)
            if key == but:
                continue
            for o, (n, value) in list(slots.items()):
                if o + first < stop and o + last + n > begin:
                    slots[o] = n, data(label | label_of(value, s.facts), (1 << 8 * n) - 1)
        if (terms, low, end, label) not in s.partly and end - low < 1 << 20:
            s.partly = (*s.partly, (terms, low, end, label))

    def anywhere(self, s: State, label: int) -> None:
        """Something with a label may have been written into any place of the frame."""
        for slots in s.frame.values():
            for o, (n, value) in list(slots.items()):
                slots[o] = n, data(label | label_of(value, s.facts), (1 << 8 * n) - 1)

    def _clear(self, s: State, slots: Slots, at: int, size: int) -> None:
        """Room for a new entry: what lies over its ends becomes pieces."""
        for o in range(at - 63, at + size):
            old = slots.get(o)
            if old is None or o + old[0] <= at:
                continue
            del slots[o]
            label = weakened(label_of(old[1], s.facts))
            for begin, stop in ((o, min(o + old[0], at)), (max(o, at + size), o + old[0])):
                while begin < stop:
                    n = 1 << (stop - begin).bit_length() - 1
                    slots[begin] = n, 0 if old[1] == 0 else data(label, (1 << 8 * n) - 1)
                    begin += n


def _low_part(value: Value, size: int, facts: Facts) -> Value:
    """The low bytes of a value."""
    ones = (1 << 8 * size) - 1
    if isinstance(value, int):
        return value & ones
    if isinstance(value, Sum):
        found = exact(value, facts, 8 * size)
        return data(weakened(label_of(value, facts)), ones) if found is None else found
    return data(weakened(value.label), min(value.most, ones))
