"""Floating point of 80 bits on its bit patterns, as the x87 unit computes it: exact, in Python integers.

A pattern is an integer of 80 bits: sign (bit 79), exponent (15 bits, bias 16383), significand of 64 bits with its
leading one written out. Sums and products are rounded to the nearest value with a significand of 64 bits, to the even
one of two, with all exceptions masked. Source: Intel 64 and IA-32 Architectures Software Developer's Manual, volume 1,
chapters 4 (formats; 4.8.3.5: which of two NaNs is the result) and 8 (the x87 unit).

Where a memory operand is a signalling NaN an instruction that adds it may choose another NaN than `widen` and `fadd`
do one after the other; values that pass `limbs` has proved are never NaNs.
"""

from __future__ import annotations

BITS = 80
SIGNIFICAND = 64
"""Bits of a significand."""
BIAS = 16383
_TOP = 0x7FFF            # the exponent of infinities and NaNs
_ONE = 1 << 63           # the leading one of a significand
_QUIET = 1 << 62
INDEFINITE = 0xFFFFC000000000000000
"""What an invalid operation gives: a quiet NaN."""
FORMATS = {32: (24, 127), 64: (53, 1023)}
"""IEEE formats by their bits, the shortest first: bits of a significand, its leading one counted, and the bias."""


def fields(a: int) -> tuple[int, int, int]:
    """Sign (0 or 1), exponent field and significand of a pattern."""
    return a >> 79, a >> 64 & _TOP, a & (1 << 64) - 1


def finite(a: int) -> tuple[int, int] | None:
    """The value of a pattern as m, e with value m * 2**e (m an integer with its sign); None of what is no number."""
    sign, exponent, significand = fields(a)
    if exponent == _TOP or (exponent and not significand & _ONE):
        return None
    return -significand if sign else significand, (exponent or 1) - BIAS - 63


def pattern(m: int, e: int) -> int:
    """The pattern of m * 2**e, rounded to the nearest; 0 is +0."""
    return _rounded(int(m < 0), abs(m), e)


def add(a: int, b: int) -> int:
    """a + b, rounded."""
    x, y = finite(a), finite(b)
    if x is None or y is None:
        return _special_sum(a, b)
    (m, e), (n, f) = x, y
    if not m and not n:
        return a if a == b else 0
    low = min(e, f)
    total = (m << e - low) + (n << f - low)
    return _rounded(int(total < 0), abs(total), low)


def sub(a: int, b: int) -> int:
    """a - b, rounded; of a NaN the sign is as it was."""
    return add(a, b if _nan(b) else b ^ 1 << 79)


def mul(a: int, b: int) -> int:
    """a * b, rounded."""
    x, y = finite(a), finite(b)
    sign = (a ^ b) >> 79
    if x is None or y is None:
        if (found := _nan_of(a, b)) is not None:
            return found
        if 0 in ((x or (1, 0))[0], (y or (1, 0))[0]):
            return INDEFINITE
        return _infinity(sign)
    return _rounded(sign, abs(x[0] * y[0]), x[1] + y[1])


def widen(a: int, bits: int) -> int:
    """The pattern of 80 bits of an IEEE value of 32 or 64 bits, exactly; of a signalling NaN the quiet one."""
    precision, bias = FORMATS[bits]
    sign, top = a >> bits - 1, 2 * bias + 1
    exponent = a >> precision - 1 & top
    fraction = a & (1 << precision - 1) - 1
    if exponent == top:
        quiet = _QUIET if fraction else 0
        return sign << 79 | _TOP << 64 | _ONE | quiet | fraction << 64 - precision
    m = fraction | (1 << precision - 1 if exponent else 0)
    return _rounded(sign, m, (exponent or 1) - bias - precision + 1)


def narrow(a: int, bits: int) -> int:
    """The IEEE value of 32 or 64 bits nearest to `a`: infinite where it is too large, a quiet NaN of a NaN."""
    precision, bias = FORMATS[bits]
    sign, exponent, significand = fields(a)
    top = (2 * bias + 1) << precision - 1
    value = finite(a)
    if value is None:
        if exponent < _TOP or not significand & _ONE:
            significand = INDEFINITE & (1 << 64) - 1
            sign = 1
        quiet = _QUIET if significand != _ONE else 0
        return sign << bits - 1 | top | ((significand | quiet) & _ONE - 1) >> 64 - precision
    m, e = _nearest(abs(value[0]), value[1], precision, 2 - bias - precision)
    if not m >> precision - 1:
        return sign << bits - 1 | m         # zero or denormal: the unit is that of exponent 1
    field = e + bias + precision - 1
    if field > 2 * bias:
        return sign << bits - 1 | top
    return sign << bits - 1 | field << precision - 1 | m & (1 << precision - 1) - 1


def _nearest(m: int, e: int, precision: int, least: int) -> tuple[int, int]:
    """m * 2**e as a significand of at most `precision` bits and its exponent, `least` at least: the nearest, or even.

    The significand has all its bits, but where the exponent is `least`, and where it is 0.
    """
    if not m:
        return 0, least
    down = max(m.bit_length() - precision, least - e)
    if down <= 0:
        return m << -down, e + down
    kept, rest, half = m >> down, m & (1 << down) - 1, 1 << down - 1
    kept += rest > half or (rest == half and kept & 1)
    if kept >> precision:
        return kept >> 1, e + down + 1
    return kept, e + down


def _rounded(sign: int, m: int, e: int) -> int:
    """The pattern nearest to m * 2**e, m not negative."""
    m, e = _nearest(m, e, SIGNIFICAND, 1 - BIAS - 63)
    if not m & _ONE:
        return sign << 79 | m
    field = e + BIAS + 63
    return _infinity(sign) if field >= _TOP else sign << 79 | field << 64 | m


def _infinity(sign: int) -> int:
    return sign << 79 | _TOP << 64 | _ONE


def _unsupported(a: int) -> bool:
    """A pattern whose leading one is missing: no value since the 80387."""
    return bool(a >> 64 & _TOP) and not a & _ONE


def _nan(a: int) -> bool:
    return a >> 64 & _TOP == _TOP and bool(a & _ONE) and bool(a & _ONE - 1)


def _nan_of(a: int, b: int) -> int | None:
    """The NaN that two operands give, if either is one or is no value at all."""
    if _unsupported(a) or _unsupported(b):
        return INDEFINITE
    nans = [x for x in (a, b) if _nan(x)]
    if not nans:
        return None
    quiet = [x for x in nans if x & _QUIET]
    if len(nans) == 2 and len(quiet) == 1:
        return quiet[0]
    return max(nans, key=lambda x: (x & (1 << 64) - 1, -(x >> 79))) | _QUIET


def _special_sum(a: int, b: int) -> int:
    """a + b where one of them is infinite or no number."""
    if (found := _nan_of(a, b)) is not None:
        return found
    infinite = [x for x in (a, b) if finite(x) is None]
    return infinite[0] if len({*infinite}) == 1 else INDEFINITE
