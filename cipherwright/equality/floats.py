"""Floating point of the x87 unit as exact integers times powers of two.

A result that has no more bits than the unit's significand is exact. One that has more is rounded: where its bounds lie
between two neighbouring powers of two, to a multiple of a unit that is known, so that only the nearest whole number of
units is a new one; that is how carries are made. Anything else is Unknown.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from cipherwright.equality.exact import Exact, Whole
from cipherwright.equality.forms import Unknown
from cipherwright.equality.integers import Poly
from cipherwright.equality.words import Number, Term
from cipherwright.machine.state import State, Step, reader, writer
from targets.x86.registers import ST, iced_registers

SIGNIFICAND = {32: 24, 64: 53, 80: 64}
"""Bits of the significand, with the one that IEEE numbers leave out, of what is in memory or (80) on the stack."""
EXPONENT = {32: 8, 64: 11}
DEPTH = 8
FARTHEST = 1 << 13
"""Exponents below which, and above whose negative, all numbers of 80 bits are of the usual kind."""
NEAREST = {32: 64, 64: 512}
"""The same of numbers of so many bits in memory, with room for the significand."""
_PRECISION, _ROUNDING, _MASKED = 0x300, 0xC00, 0x3F
"""Of the control word: significands of 64 bits; rounding, which is to the nearest if both are 0; no exceptions."""


class Real(Term):
    """`value` times 2**`exponent`; the value is an Exact or an int, and odd or has an odd coefficient."""

    __slots__ = ("exponent", "value")

    def __init__(self, whole: Whole, value: Number, exponent: int) -> None:
        self.a = whole.a
        x = whole.of(value)
        twos = min(((c & -c).bit_length() - 1 for c in x.view.values()), default=0)
        if twos:
            x = whole.of(whole.number({m: c >> twos for m, c in x.view.items()}, x.low >> twos, -(-x.high >> twos)))
        self.value, self.exponent = x, exponent + twos if x.view else 0

    def at(self, exponent: int) -> Number:
        """How often 2**exponent, which is no more than its own."""
        return self.value * (1 << self.exponent - exponent)

    def __and__(self, other: Number) -> Number:
        if not isinstance(other, int) or other != (1 << 80) - 1:
            raise Unknown("bits of a number of 80 bits")
        return self

    def __rshift__(self, by: int) -> Number:
        raise Unknown("bits of a number of 80 bits")

    __lshift__ = __rshift__


class Pattern(Term):
    """The pattern of a number that is exact in a format of 32 or 64 bits; an integer for those who want bits of it."""

    __slots__ = ("bits_", "real", "whole")

    def __init__(self, whole: Whole, real: Real, bits: int) -> None:
        self.a, self.whole, self.real, self.bits_ = whole.a, whole, real, bits

    def __and__(self, other: Number) -> Number:
        if isinstance(other, int) and other == (1 << self.bits_) - 1:
            return self
        return self.number() & other

    __rand__ = __and__

    def __rshift__(self, by: int) -> Number:
        return self.number() >> by if by else self

    def number(self) -> Number:
        """The pattern; Unknown unless the sign and the exponent are the same for all values."""
        digits = SIGNIFICAND[self.bits_] - 1
        x = self.real.value
        if x.low <= 0 or x.low.bit_length() != x.high.bit_length():
            raise Unknown("bits of a floating-point number whose exponent is not known")
        top = x.low.bit_length() - 1 + self.real.exponent
        unit = top - digits
        if self.real.exponent < unit:
            raise Unknown("bits of a floating-point number with more of them than there is room for")
        bias = (1 << EXPONENT[self.bits_] - 1) - 1
        field = top + bias
        if not 0 < field < 2 * bias + 1:
            raise Unknown("a floating-point number of no usual kind")
        return self.real.at(unit) - (1 << digits) + (field << digits)


class Unit:
    """The unit's instructions on a state, whose register `ST` holds the stack, its top first, and the control word."""

    def __init__(self, whole: Whole) -> None:
        self.whole = whole
        self.entered: Exact = whole.of(whole.variable(("control",), 0, (1 << 16) - 1))
        """The control word of the caller."""

    # -- the stack ----------------------------------------------------------------------------------------------------
    def stack(self, s: State) -> tuple[tuple[Any, ...], Number]:
        """What is on the stack, and the control word."""
        found: Any = list.__getitem__(s.r, ST)
        return found if found is not None else ((), None)

    def put(self, s: State, values: tuple[Any, ...], control: Number) -> None:
        """Let that be on the stack; Unknown if it is too much."""
        if len(values) > DEPTH:
            raise Unknown("more numbers on the stack of floating point than it holds")
        s.r[ST] = values, control    # type: ignore[call-overload]

    def push(self, s: State, value: Any) -> None:
        """Put a value on top."""
        values, control = self.stack(s)
        self.put(s, (value, *values), control)

    def place(self, s: State, number: int) -> Any:
        """The value so many places below the top; Unknown if there is none."""
        values, _ = self.stack(s)
        if number >= len(values):
            raise Unknown("a place of the stack of floating point that holds nothing")
        return values[number]

    def replace(self, s: State, number: int, value: Any, pop: bool = False) -> None:
        """Put a value into a place, and take the top away then."""
        self.place(s, number)
        values, control = self.stack(s)
        made = (*values[:number], value, *values[number + 1:])
        self.put(s, made[1:] if pop else made, control)

    # -- values -------------------------------------------------------------------------------------------------------
    def widened(self, x: Number, bits: int) -> Real:
        """The number whose pattern this is; Unknown where its exponent is not known, or it is no finite number."""
        if isinstance(x, Pattern) and x.bits_ == bits:
            return x.real
        digits = SIGNIFICAND[bits] - 1
        top = x >> digits
        if not isinstance(top, int):
            top = top & (1 << bits - digits) - 1
        if not isinstance(top, int):
            raise Unknown("a floating-point number whose exponent is not known")
        sign, field = top >> EXPONENT[bits], top & (1 << EXPONENT[bits]) - 1
        if field == 0 and isinstance(x, int) and not x & (1 << digits) - 1:
            return Real(self.whole, 0, 0)
        if field in (0, (1 << EXPONENT[bits]) - 1):
            raise Unknown("a floating-point number of no usual kind")
        value = (x & (1 << digits) - 1) + (1 << digits)
        bias = (1 << EXPONENT[bits] - 1) - 1
        return Real(self.whole, -value if sign else value, field - bias - digits)

    def rounded(self, value: Number, exponent: int) -> Real:
        """A result as the unit has it, with 64 bits, by a name if it has one; Unknown where its unit is not known."""
        made = self._named(Real(self.whole, value, exponent))
        if abs(made.exponent) > FARTHEST:
            raise Unknown("a floating-point number that is very large or very small")
        x: Exact = made.value
        bits = SIGNIFICAND[80]
        if max(x.high, -x.low) <= 1 << bits:
            return made
        least, most = (x.low, x.high) if x.low > 0 else (-x.high, -x.low)
        if least <= 0 or least.bit_length() != most.bit_length():
            raise Unknown("a floating-point number that is rounded to a unit that is not known")
        unit = least.bit_length() - bits
        return Real(self.whole, self._nearest(x, unit), made.exponent + unit)

    def _named(self, made: Real) -> Real:
        """The same by a name, if there is one for it."""
        x: Exact = made.value
        if len(x.view) < 2:
            return made
        twos = min((c & -c).bit_length() - 1 for c in x.normal.values())
        atom = self.whole.integers.made.get(("word", frozenset((m, c >> twos) for m, c in x.normal.items())))
        if atom is None:
            return made
        return Real(self.whole, self.whole.number({(atom,): 1}, x.low >> twos, -(-x.high >> twos)),
                    made.exponent + twos)

    def _nearest(self, x: Exact, k: int) -> Number:
        """How often 2**k, rounded to the nearest, to even; multiples of 2**(k + 1) do not change which one that is."""
        up: Poly = {}
        rest: Poly = {}
        for mono, times in x.normal.items():
            low = times & (2 << k) - 1
            low -= (low >> k) << k + 1
            if times != low:
                up[mono] = times - low >> k
            if low:
                rest[mono] = low
        whole = self.whole
        low, high = whole.integers.tight(rest)
        if not rest:
            return whole.number(up)
        made = whole.integers.rounded(rest, 1 << k, low, high)
        left = dict(rest)
        for mono, times in made.items():
            left[mono] = left.get(mono, 0) - (times << k)
        self._name({m: c for m, c in left.items() if c}, 1 << k - 1)
        return whole.number({m: c for m in up.keys() | made.keys() if (c := up.get(m, 0) + made.get(m, 0))})

    def _name(self, x: Poly, most: int) -> None:
        """Give a name to what rounding leaves, which has bounds; without the powers of two that all of it has."""
        twos = min(((c & -c).bit_length() - 1 for c in x.values()), default=0)
        self.whole.integers.word({m: c >> twos for m, c in x.items()}, -(most >> twos), most >> twos)

    # -- instructions -------------------------------------------------------------------------------------------------
    def step(self, one: Any, does: str, kinds: str, mask: int) -> Step | None:
        """What an instruction does; None for one that is not the unit's, or that nobody knows.

        Steps raise Unknown where there is no rule.
        """
        what = does.removesuffix(" and pop")
        pop = what != does
        bits = int(kinds[1:]) if kinds[:1] == "m" else 80
        known = iced_registers()
        places = [known[one.op_register(op)].number - ST for op in range(one.op_count) if kinds[:1] != "m"]
        if kinds[:1] == "m":
            read, write = reader(one, 0, mask), writer(one, 0, mask)
        if what in ("load control", "store control"):
            return self._load_control(read) if what == "load control" else self._store_control(write)
        if what == "clear exceptions":
            return lambda s: None
        if what == "constant zero":
            return lambda s: self.push(s, Real(self.whole, 0, 0))
        if what in ("widen", "load") and kinds[:1] == "m":
            return lambda s: self.push(s, self.widened(read(s), bits) if bits < 80 else _real(read(s)))
        if what == "copy":
            return lambda s: self.push(s, self.place(s, places[0]))
        if what in ("narrow", "store"):
            return self._out(write, bits, pop)
        if what == "put":
            return lambda s: self.replace(s, places[0], self.place(s, 0), pop)
        if what == "exchange":
            return self._exchange(max(places))
        operation = what.removesuffix(" reversed")
        if operation in OPERATIONS:
            other = (lambda s: self.widened(read(s), bits)) if kinds[:1] == "m" else \
                (lambda s: self.place(s, places[1]))
            return self._arithmetic(OPERATIONS[operation], 0 if kinds[:1] == "m" else places[0], other, pop,
                                    what != operation)
        return None

    def _arithmetic(self, function: Callable[[Number, Number], Number], to: int, other: Callable[[State], Real],
                    pop: bool, turned: bool) -> Step:
        def step(s: State) -> None:
            _, control = self.stack(s)
            if not isinstance(control, int) or \
                    control & (_PRECISION | _ROUNDING | _MASKED) != _PRECISION | _MASKED:
                raise Unknown("floating point whose precision and rounding are not known")
            x, y = self.place(s, to), other(s)
            if turned:
                x, y = y, x
            if function is OPERATIONS["fmul"]:
                made = self.rounded(x.value * y.value, x.exponent + y.exponent)
            else:
                unit = min(z.exponent for z in (x, y) if z.value.view) if x.value.view or y.value.view else 0
                made = self.rounded(function(*(z.at(unit) if z.value.view else 0 for z in (x, y))), unit)
            self.replace(s, to, made, pop)

        return step

    def _out(self, write: Callable[[State, Number], None], bits: int, pop: bool) -> Step:
        def step(s: State) -> None:
            x = self.place(s, 0)
            if bits == 80:
                write(s, x)
            else:
                if max(x.value.high, -x.value.low) > 1 << SIGNIFICAND[bits] or abs(x.exponent) > NEAREST[bits]:
                    raise Unknown("a floating-point number that is rounded where it is stored")
                write(s, Pattern(self.whole, x, bits))
            if pop:
                values, control = self.stack(s)
                self.put(s, values[1:], control)

        return step

    def _exchange(self, number: int) -> Step:
        def step(s: State) -> None:
            x, y = self.place(s, 0), self.place(s, number)
            self.replace(s, number, x)
            self.replace(s, 0, y)

        return step

    def _load_control(self, read: Callable[[State], Number]) -> Step:
        def step(s: State) -> None:
            self.put(s, self.stack(s)[0], read(s))

        return step

    def _store_control(self, write: Callable[[State, Number], None]) -> Step:
        def step(s: State) -> None:
            values, control = self.stack(s)
            if control is None:
                control = self.entered
                self.put(s, values, control)
            write(s, control)

        return step


OPERATIONS: dict[str, Callable[[Number, Number], Number]] = {
    "fadd": lambda x, y: x + y, "fsub": lambda x, y: x - y, "fmul": lambda x, y: x * y}


def _real(x: Number) -> Real:
    if not isinstance(x, Real):
        raise Unknown("a number of 80 bits that nobody has stored")
    return x
