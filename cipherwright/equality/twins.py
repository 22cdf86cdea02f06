"""Numbers that are exact integers once more as bits: by how they were made, of what they were made of.

A number of the code is a polynomial, as it may be one of those that the source has modulo a constant. If it is none of
these, and logic is done on it, or it is compared with what the source has of other data, its bits are what the same
sums, products and parts give on the bits of their operands. That is so as both are the same integer. Operands that are
what the source has of a number (`known`) have the bits that are named after that.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from cipherwright.equality.arithmetic import Arithmetic
from cipherwright.equality.expanded import named_by_words
from cipherwright.equality.forms import Unknown
from cipherwright.equality.side_by_side import side_by_side
from cipherwright.equality.words import Bits, Number, Part, Product, Residue, Sum, Term, bits_of

How = tuple[Any, ...]
"""What was done to which numbers: ("is", x), ("sum", x, y, how often y is taken), ("mul", x, y), ("shr", x, places),
("and" or "or" or "xor", x, y)."""


def made_by(x: Number, *how: Any) -> Number:
    """A number of which it is kept, where bits are looked for, how it was made; of an operand it is known."""
    if isinstance(x, Term) and x.exact:
        one: Any = x
        if one.whole.twins and one.how is None and not any(x is y for y in how):
            one.how = how
    return x


def anew(x: Number) -> Number:
    """A number that was made in steps of which nothing is to be kept: what it is all in all says more."""
    if isinstance(x, Term) and x.exact:
        x.how = None    # type: ignore[attr-defined]
    return x


def twin(x: Number) -> Number:
    """A number without exact integers in it."""
    if isinstance(x, Term) and x.exact:
        return without_integers(x) if x.kept is None else x.kept    # type: ignore[attr-defined]
    if isinstance(x, Sum):
        total: Number = 0
        for y, times in x.parts:
            total = total + twin(y) * times
        return total
    if isinstance(x, Product):
        return twin(x.x) * twin(x.y)
    return twin(x.of) >> x.begin if isinstance(x, Part) else with_sums_of(x, x.a.as_bits) if isinstance(x, Term) else x


def done(how: How) -> Number:
    """What was done to numbers, on their bits; Unknown where there is no rule."""
    kind, x, y, *more = *how, 0
    one = twin(x)
    if kind == "is":
        return one
    if kind == "shr":
        return shifted(one, x, y)
    other = twin(y)
    if kind == "sum":
        return one + other * more[0]
    if kind == "mul":
        return one * other
    if isinstance(other, int) and other > 0 and not other & other + 1 and kind == "and":
        return one & other    # a sum stays one, for sums of it
    if isinstance(other, int) and kind == "and":
        return low_bits(one, other.bit_length() if other >= 0 else ended(x)) & other
    one, other = (low_bits(z, ended(n)) for z, n in ((one, x), (other, y)))
    return one & other if kind == "and" else one | other if kind == "or" else one ^ other


def shifted(one: Number, x: Any, by: int) -> Number:
    """What is above a place of an exact integer x, of which `one` is the twin.

    A sum in which something is taken away has no end, but as many bits as bounds of the integer say. One that may be
    less than nothing is made larger by a multiple of what is cut off, which is taken away again.
    """
    if not isinstance(one, Sum) or not isinstance(x, Term) or not x.exact or all(
            times > 0 and not isinstance(part, Part) for part, times in one.parts):
        return one >> by
    low, high = x.low, x.high    # type: ignore[attr-defined]
    more = 1 << max((-low - 1).bit_length(), by) if low < 0 else 0
    return (low_bits(one + more, (high + more).bit_length()) >> by) - (more >> by)


def ended(x: Number) -> int:
    """How many bits an exact integer has, 0 of any other number, which knows it; Unknown where it has a sign."""
    if not isinstance(x, Term) or not x.exact:
        return 0
    if x.low < 0:    # type: ignore[attr-defined]
        raise Unknown("bits of a number that may be less than nothing")
    size: int = x.high.bit_length()    # type: ignore[attr-defined]
    return size


def low_bits(x: Number, size: int) -> Number:
    """The low bits of a number on which logic is done; if that is 0 all that it has."""
    if size and isinstance(x, Sum | Part | Product | Residue):
        x = x & (1 << size) - 1
    return x.bits() if isinstance(x, Term) else x


def bits_of_number(x: Any) -> Number:
    """An exact integer that is not less than nothing as literals; Unknown where there is no rule."""
    if not x.whole.twins:
        return bits_of(x.a, _named(x)[0])
    return with_sums_of(low_bits(without_integers(x), ended(x)), x.a)


def without_integers(x: Any) -> Number:
    """The number without integers in it; first those that it is made of. Unknown where there is none."""
    open_ = [x]
    while open_:
        one = open_[-1]
        key = frozenset(one.whole.integers.settled(one.normal).items()) if one.kept is None else None
        if key in one.whole.kept:    # the source has the same integer
            one.kept = one.whole.kept[key]
        if one.kept is None:
            row, keys = _named(one) if one.low >= 0 or one.how is None else ((), ())
            if one.how is None or (row and one.whole.known.issuperset(keys)):
                one.kept = bits_of(one.a.as_bits, row)
            elif inside := [y for z in one.how[1:] for y in _integers(z) if y.kept is None]:
                open_ += inside
                continue
            else:
                one.kept = done(one.how)
            if one.whole.in_source:
                one.whole.kept[key] = one.kept
        open_.pop()
    return x.kept


def with_sums_of(x: Number, a: Arithmetic) -> Number:
    """The same number, whose sums and products are made by other arithmetic of the same literals."""
    if isinstance(x, Bits):
        return Bits(a, x.row, x.fill)
    return Residue(a, x.terms, x.const, x.width) if isinstance(x, Residue) else x


def _integers(x: Any) -> list[Any]:
    """The exact integers in an operand."""
    if isinstance(x, Sum):
        return [z for y, _ in x.parts for z in _integers(y)]
    if isinstance(x, Product):
        return [*_integers(x.x), *_integers(x.y)]
    return _integers(x.of) if isinstance(x, Part) else [x] if isinstance(x, Term) and x.exact else []


def note(x: Any) -> None:
    """Remember what the literals of a number that the source has are named after. Unknown where it has a sign."""
    if isinstance(x, Term) and x.exact and x.low >= 0:    # type: ignore[attr-defined]
        x.whole.known.update(_named(x)[1])    # type: ignore[attr-defined]


def _named(x: Any) -> tuple[Sequence[int], Sequence[Any]]:
    """The literals of a number, of which only those of equal numbers are known to be the same but for words of the
    input side by side; and the numbers that they are named after. Unknown where there is a sign.
    """
    whole, keys = x.whole, []

    def named(of: Any, begin: int, end: int) -> Sequence[int]:
        if (row := whole.row_of(of, end)) is not None:
            return row[begin:end]
        if whole.expanded or whole.by_words:
            return named_by_words(whole, of, begin, end)
        keys.append(of)
        if of not in whole.named:    # so that such literals are the number again
            whole.named[of] = whole.of(whole.number(dict(of), *bounds))
        return [x.a.f.literal("var", ("exact", of), i) for i in range(begin, end)]

    number, bounds = whole.integers.settled(x.normal), tuple[int, ...]()
    if (made := whole.made.get(frozenset(number.items()))) is not None and x.low >= 0:
        return made, keys
    row = side_by_side(whole.integers, dict(number), named, x.a.f.product)
    if row is None and x.low < 0:
        raise Unknown("bits of a number that is a polynomial")
    if row is None:
        keys.clear()
        bounds = x.low, x.high
        row = list(named(frozenset(number.items()), 0, x.high.bit_length()))
    return row, keys
