"""Floating point that never rounds: sums, differences and products of 80 bits that are proved exact, and cuts.

A value is a whole multiple of a power of two, its unit, with a known interval. It is exact as long as it is no more
than 2^64 units: a significand has 64 bits. The one operation that rounds does so on purpose: a *cut* adds 3 * 2^(e+62)
and subtracts it again, which leaves the multiple of 2^e that is nearest, since the last bit of the sum counts 2^e. That
is how D. J. Bernstein carries (The Poly1305-AES message-authentication code, 2005, section 4).
"""

from __future__ import annotations

from dataclasses import dataclass

from dsl import extended
from dsl.ir import Op
from scheduler.numbers.bounds import Interval, Unproved, exactly, least_zeros
from scheduler.numbers.words import Maker

DOUBLE = extended.FORMATS[64][0]
"""Bits of the significand of a number of 64 bits."""
HOLDS = f"a significand of floating point holds {extended.SIGNIFICAND} bits"


@dataclass(frozen=True, eq=False)
class Real:
    """A value of 80 bits: an integer within an interval, times 2^`scale`."""

    op: Op
    within: Interval
    scale: int = 0

    @property
    def unit(self) -> int:
        """The power of two that it is a multiple of."""
        return self.within.zeros + self.scale

    @property
    def units(self) -> int:
        """The most that it can be, of either sign, in units."""
        return size(self.within) >> self.within.zeros

    def at(self, scale: int) -> Interval:
        """The interval for another scale, of which the value is a multiple."""
        by = self.scale - scale
        if by >= 0:
            return Interval(self.within.low << by, self.within.high << by, self.within.zeros + by)
        return Interval(self.within.low >> -by, self.within.high >> -by, self.within.zeros + by)


def size(within: Interval) -> int:
    """The most that something can be, of either sign."""
    return max(-within.low, within.high)


def fits(within: Interval, bits: int = extended.SIGNIFICAND) -> bool:
    """Whether a significand of so many bits holds every multiple in an interval."""
    return size(within) >> within.zeros <= 1 << bits


def nearest(number: int, to: int) -> int:
    """The multiple of 2^`to` nearest to a number, divided by that: of two the even one."""
    if to <= 0:
        return number << -to
    whole, rest, half = number >> to, number & (1 << to) - 1, 1 << to - 1
    return whole + (rest > half or (rest == half and bool(whole & 1)))


def counted(what: str, unit: int) -> str:
    """A value's name, with what it is counted in."""
    return f"{what}, in units of 2^{unit}," if unit else what


@dataclass
class Reals:
    """Makes operations on values; any raises Unproved where the result might have to be rounded."""

    make: Maker

    def constant(self, number: int, scale: int = 0, what: str = "a constant") -> Real:
        """number * 2^scale."""
        within = exactly(number)
        self.check(within, scale, what)
        return Real(self.make.const(extended.pattern(number, scale), extended.BITS), within, scale)

    def check(self, within: Interval, scale: int, what: str) -> None:
        """Unproved if a value of an interval might be rounded."""
        if not fits(within):
            raise Unproved(counted(what, within.zeros + scale), size(within) >> within.zeros, HOLDS)

    def add(self, a: Real, b: Real, what: str = "a sum") -> Real:
        """The sum."""
        scale = min(a.scale, b.scale)
        return self._made("fadd", a, b, a.at(scale) + b.at(scale), scale, what)

    def sub(self, a: Real, b: Real, what: str = "a difference") -> Real:
        """The difference."""
        scale = min(a.scale, b.scale)
        x, y = a.at(scale), b.at(scale)
        return self._made("fsub", a, b, Interval(x.low - y.high, x.high - y.low, least_zeros(x, y)), scale, what)

    def mul(self, a: Real, b: Real, what: str = "a product") -> Real:
        """The product."""
        return self._made("fmul", a, b, a.within * b.within, a.scale + b.scale, what)

    def _made(self, kind: str, a: Real, b: Real, within: Interval, scale: int, what: str) -> Real:
        self.check(within, scale, what)
        if self.make.depth in map(self.make.depth_of, (a.op, b.op)):
            a, b = self.here(a), self.here(b)
        return Real(self.make.op(kind, extended.BITS, a.op, b.op), within, scale)

    def cut(self, a: Real, at: int, what: str = "a value") -> Real:
        """The multiple of 2^at nearest to a value; Unproved where that is too large for a cut."""
        to, room = at - a.scale, extended.SIGNIFICAND - 2
        if size(a.within) > 1 << max(0, to + room):
            raise Unproved(counted(what, at), size(a.within) >> max(0, to),
                           f"what is cut off by a sum with 3 * 2^{at + room} is below 2^{room} of them")
        large = self.constant(3, at + room)
        over = self.make.op("fadd", extended.BITS, a.op, large.op)
        cut = self.make.op("fsub", extended.BITS, over, large.op)
        low, high = nearest(a.within.low, to), nearest(a.within.high, to)
        return Real(cut, Interval(low, high, max(0, a.within.zeros - to)), at)

    def rest(self, a: Real, cut: Real) -> Real:
        """What a value has beside its multiple of 2^at, which was cut off: half of that at most, of either sign."""
        to, zeros = cut.scale - a.scale, a.within.zeros
        half = 1 << to - 1 if to > zeros else 0
        within = a.within if -half <= a.within.low and a.within.high <= half else Interval(-half, half, zeros)
        return Real(self.make.op("fsub", extended.BITS, a.op, cut.op), within, a.scale)

    # -- values made outside of a loop ----------------------------------------------------------------
    def here(self, a: Real) -> Real:
        """The value for readers in the innermost region: one from outside is kept as short as is exact, and read there.

        So it is an operand in memory: a value of 80 bits cannot be one.
        """
        if a.op.kind == "const" or self.make.depth_of(a.op) == self.make.depth or not fits(a.within, DOUBLE):
            return a
        short = a.op.args[0] if a.op.kind == "widen" else self.make.op("narrow", 64, a.op)
        return Real(self.make.inner("widen", extended.BITS, short), a.within, a.scale)
