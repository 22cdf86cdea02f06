"""What a place can hold where a loop begins whose number the code has in limbs."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Any

from cipherwright.equality.exact import Exact, Whole
from cipherwright.equality.floats import Pattern, Real
from cipherwright.equality.forms import Unknown
from cipherwright.equality.held import Held
from cipherwright.equality.words import Number

WORD = 64
"""Bits of the parts of a vector that may be limbs."""
EXACTLY = 2
"""How often bounds are made no wider than they must be; then they are rounded to numbers of so many bits:"""
BITS = 6
STACK, CONTROL = "stack", "control"
"""Places of floating point: (STACK, places below the top) and (CONTROL,)."""


@dataclass
class Limb(Held):
    """A limb: its bounds, and the values by which it is guessed what it is."""

    low: int = 0
    high: int = 0
    values: tuple[Exact, ...] = ()
    times: tuple[int, ...] = ()    # how often each number takes it, and
    power: int = 0    # multiplied by which power of the factor
    wider: int = 0    # how often its bounds were made wider
    exponent: int | None = None    # of a floating-point number, of whose units 2**exponent all these are

    def begin(self) -> None:
        """Let the bounds be those of the values by which it was guessed."""
        self.low, self.high = min(x.low for x in self.values), max(x.high for x in self.values)
        self.wider = 0

    def widen(self, have: Exact) -> None:
        """Let the bounds hold this value, too."""
        self.low, self.high = min(self.low, have.low), max(self.high, have.high)
        self.wider += 1
        if self.wider > EXACTLY:
            self.low, self.high = -_coarse(-self.low), _coarse(self.high)


@dataclass
class Ahead(Held):
    """A part of the block that is next: of which argument, and from which byte on."""

    argument: int = 0
    offset: int = 0


@dataclass
class Words(Held):
    """A vector, of which each word is a limb or stays."""

    parts: tuple[Held, ...] = ()


def limb_of(size: int, one: Exact, other: Exact, exponent: int | None = None) -> Limb:
    """A limb that has had these values."""
    return Limb("limb", size, low=min(one.low, other.low), high=max(one.high, other.high), values=(one, other),
                exponent=exponent)


def limbs_of(held: Mapping[Any, Held]) -> Iterator[tuple[Any, int, Limb]]:
    """All limbs: where they are, which part of that, and the limb."""
    for place, one in held.items():
        for number, part in enumerate(one.parts if isinstance(one, Words) else (one,)):
            if isinstance(part, Limb):
                yield place, number, part


def on_stack(place: Any) -> bool:
    """Whether a place is one of floating point."""
    return isinstance(place, tuple) and place[0] in (STACK, CONTROL)


def _coarse(bound: int) -> int:
    """A bound with few bits that is not less."""
    shift = max(0, bound.bit_length() - BITS)
    return -(-bound >> shift) << shift


def units(whole: Whole, limb: Limb, value: Number) -> Exact | None:
    """A value in the units of a limb; None where it is no whole number of them, Unknown where it is of another kind."""
    if limb.exponent is None:
        return whole.of(value)
    if not isinstance(value, Real):
        raise Unknown("a limb in floating point that is something else then")
    if value.value.view and value.exponent < limb.exponent:
        return None
    return whole.of(value.at(limb.exponent) if value.value.view else 0)


def overlaps(place: Any, one: Held, read: set[Any]) -> bool:
    """Whether a part of a place is among those that are read."""
    if isinstance(place, int):
        return place in read
    return any(("frame", place[1] + i) in read for i in range(one.size))


def real_of(whole: Whole, size: int, value: Any, later: Any) -> Held | None:
    """What a place of floating point holds that is not changed, or a limb; None if it is neither."""
    if value is later and isinstance(value, Real | Pattern):
        return Held("same", size, value)
    if not isinstance(value, Real) or not isinstance(later, Real):
        return None
    unit = min((x.exponent for x in (value, later) if x.value.view), default=0)
    first, second = (whole.of(x.at(unit) if x.value.view else 0) for x in (value, later))
    return limb_of(size, first, second, unit)
