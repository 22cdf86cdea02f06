"""Values as the proof of safety sees them: a number or a sum of unknowns where that matters, else what is in them."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from typing import Union

from cipherwright.prove.linear import Facts, Number, Sum, plus, reduced, scaled, signed

SECRET, UNWRITTEN, IN_PART = 1, 2, 4
"""What a value may depend on: secrets; registers or memory that nobody wrote; memory that was written in part, or what
a partial write left of a register that nobody wrote."""


@dataclass(frozen=True)
class Data:
    """Some number from 0 to `most`, of which only the label is followed."""

    label: int
    most: int


Value = Union[int, Sum, Data]


@cache
def data(label: int, most: int) -> Data:
    """The one value of these fields."""
    return Data(label, most)


def label_of(value: Value, facts: Facts) -> int:
    """What a value may depend on."""
    if isinstance(value, Data):
        return value.label
    if isinstance(value, int):
        return 0
    label = 0
    for s, _ in value.terms:
        label |= facts.table[s].label
    return label


def most_of(value: Value, facts: Facts, bits: int) -> int:
    """The greatest number that it may be, as a number of so many bits."""
    ones = (1 << bits) - 1
    if isinstance(value, Data):
        return min(value.most, ones)
    if isinstance(value, int):
        return value & ones
    if facts.least(value) < 0:
        return ones
    return min(facts.most(value), ones)


def exact(value: Value, facts: Facts, bits: int) -> Number | None:
    """The integer that a register of so many bits holds; None where it is not known to be what the sum says."""
    if isinstance(value, Data):
        return None
    if isinstance(value, int):
        return value & ((1 << bits) - 1)
    value_ = reduced(value, bits)
    if isinstance(value_, int):
        return value_
    if facts.least(value_) >= 0 and facts.most(value_) < 1 << bits:
        return value_
    return None


def narrow(value: Value, facts: Facts, bits: int, width: int) -> Value:
    """The low `bits` of a value, in a register of `width` bits that is zero above."""
    if bits >= width:
        return value
    ones = (1 << bits) - 1
    if isinstance(value, int):
        return value & ones
    if isinstance(value, Data):
        return value if value.most <= ones else data(value.label, ones)
    found = exact(value, facts, bits)
    return data(label_of(value, facts), ones) if found is None else found


def add(a: Value, b: Value, facts: Facts, width: int, times: int = 1) -> Value:
    """a + times * b modulo 2^width."""
    if isinstance(a, Data) or isinstance(b, Data):
        label = label_of(a, facts) | label_of(b, facts)
        if times > 0:
            top = most_of(a, facts, width) + times * most_of(b, facts, width)
            if top < 1 << width:
                return data(label, top)
        return data(label, (1 << width) - 1)
    if isinstance(b, int):
        b = signed(b & ((1 << width) - 1), width)
    return reduced(plus(a, b, times), width)


def times(a: Value, by: int, facts: Facts, width: int) -> Value:
    """by * a modulo 2^width."""
    if isinstance(a, Data):
        top = a.most * by
        return data(a.label, top if 0 <= top < 1 << width else (1 << width) - 1)
    return reduced(scaled(a, by), width)


def joined(a: Value, b: Value, facts: Facts, width: int) -> Value:
    """What covers both."""
    if a == b:
        return a
    return data(label_of(a, facts) | label_of(b, facts), max(most_of(a, facts, width), most_of(b, facts, width)))


def up_to(value: int) -> int:
    """The least number of ones in binary that is not below a number."""
    return (1 << value.bit_length()) - 1
