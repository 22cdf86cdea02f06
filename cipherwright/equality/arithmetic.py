"""Sums and products of words modulo powers of two, in a normal form, and the literals of their bits.

A *core* is a row of literals without zeros at its ends, whose lowest is not complemented; a sum is how often each core
is taken, and a constant. The sum of words that have no place in common is their or. Bits below 32 are named after the
sum modulo 2**32, those below 64 after that modulo 2**64 and so on, so that a sum of more bits has the low ones of a sum
of fewer; bits above the largest value are 0 (or copies of the sign).
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from copy import copy as shallow
from typing import Any

from cipherwright.equality.columns import has_zeros, of_product, of_sum, without_carries
from cipherwright.equality.disjoint import or_of_words
from cipherwright.equality.forms import COPY, FALSE, JUNK, OWN, PLAIN, Forms, Unknown, copy_of, plain
from cipherwright.equality.or_of_two import or_of_two

Row = tuple[int, ...]
Terms = dict[int, int]
"""Core -> how often it is taken."""
Key = tuple[frozenset[tuple[int, int]], int, int]
"""A sum: what is taken how often, a constant, and modulo 2 to the power of what."""
LEVELS = (32, 64, 128, 256, 512, 1024)


def twos(number: int) -> int:
    """How often 2 divides a number."""
    return (number & -number).bit_length() - 1


def spread(found: Terms, row: Row, times: int, ones: int = -1) -> int:
    """Add a multiple of a word to how often each literal is taken, none of them complemented, modulo `ones` + 1, which
    is 2**width, or as integers; what the constant grows by.
    """
    grown = 0
    for i, b in enumerate(row):
        c = times << i & ones
        if b & 1:
            grown += c
        if b > 1 and c:
            found[b & ~1] = found.get(b & ~1, 0) + (-c if b & 1 else c)
    return grown


class Arithmetic:
    """Sums and products over the literals of `f`."""

    def __init__(self, f: Forms) -> None:
        self.f = f
        self.cores: list[Row] = []
        self.own: list[bool] = []    # of each core whether variables of a copy's own are in it
        self.numbers: dict[Row, int] = {}
        self.in_copy: dict[tuple[int, int], int] = {}    # a core of all copies, and a copy -> the core in that
        self.sums: dict[Row, tuple[Terms, int, int]] = {}
        self.keys: list[Key] = []
        self.named: dict[Key, int] = {}    # a sum -> what `number` says of it
        self.rows: list[list[int]] = []    # of each key the literals that were asked for
        self.logic: dict[int, bool] = {}
        self.apart: Callable[[int, int], bool] | None = None
        """Whether two literals may never be true together."""
        self.never: Callable[[int], bool] = lambda literal: literal == FALSE
        """Whether a literal is shown never to be true."""
        self.levels: tuple[int, ...] = LEVELS
        """Widths whose sums the bits are named after."""
        self.careful = False
        """Whether sums are compared literal by literal: words may be cut otherwise in the code than in the source."""
        self.cutting = False
        self.whole: Any = None
        """What makes exact integers of sums and products (cipherwright.equality.exact), where the source has numbers
        modulo a constant."""
        self._as_bits: Arithmetic | None = None
        f.own_words = self._is_own

    @property
    def as_bits(self) -> Arithmetic:
        """The same cores and sums, without exact integers: sums and products of its words are words."""
        if self.whole is None:
            return self
        if self._as_bits is None:
            self._as_bits = shallow(self)
            self._as_bits.whole = None
        return self._as_bits

    def level(self, width: int) -> int:
        """The least number of bits, no less, of sums that bits are named after; Unknown where that is too long."""
        found = next((w for w in self.levels if w >= width), 0)
        if not found:
            raise Unknown("bits of a sum that is too long")
        return found

    def core(self, row: Row) -> int:
        """The number of a core."""
        number = self.numbers.get(row)
        if number is None:
            number = self.numbers[row] = len(self.cores)
            self.cores.append(row)
            self.own.append(self.f.copies and any(self.f.flags[(b & PLAIN) >> 1] & OWN for b in row))
        return number

    # -- copies -----------------------------------------------------------------------------------------------------
    def _is_own(self, atom: tuple[Any, ...]) -> bool:
        """Whether words in an atom have variables of a copy's own."""
        return self._has_own([n for n, _ in self.keys[atom[1]][0]] if atom[0] == "sum" else atom[1:3])

    def _has_own(self, cores: Iterable[int]) -> bool:
        return any(self.own[n] for n in cores)

    def _sum_of(self, row: Row) -> tuple[Terms, int, int] | None:
        """Which sum a word is, if it is known to be one: of a copy's, as of the formulas that all have."""
        copy = max(row) >> COPY
        if not copy:
            return self.sums.get(row)
        found = self.sums.get(plain(row)) if all(b >> COPY in (0, copy) for b in row) else None
        return found and ({self._in_copy(n, copy): times for n, times in found[0].items()}, *found[1:])

    def _in_copy(self, number: int, copy: int) -> int:
        found = self.in_copy.get((number, copy))
        if found is None:
            found = self.in_copy[number, copy] = self.core(tuple(self.f.of_copy(self.cores[number], copy)))
        return found

    def _of_all(self, terms: Terms) -> tuple[Terms, int]:
        """The sum that all copies have of one's, and of which copy it is; Unknown where words are of several."""
        copy = copy_of(b for n in terms for b in self.cores[n])
        return ({self.core(plain(self.cores[n])): times for n, times in terms.items()} if copy else terms), copy

    def add(self, terms: Terms, row: Row, times: int, width: int) -> int:
        """Add a multiple of a word to a sum modulo 2**width; what the constant grows by."""
        grown = 0
        if any(b == 1 for b in row):
            grown = sum(times << i for i, b in enumerate(row) if b == 1)
            row = tuple(FALSE if b == 1 else b for b in row)
        low, end = 0, len(row)
        while low < end and not row[low]:
            low += 1
        if low == end:
            return grown
        times <<= low
        end = min(end, low + width - twos(times))
        if end <= low:
            return grown
        while not row[end - 1]:
            end -= 1
        row = row[low:end]
        if self.careful and (more := self.otherwise(terms, row, times, width)) is not None:
            return grown + more
        if (found := self._whole_sum(row, times, width)) is not None:
            return grown + self.sum_added(terms, found, times, width)
        if row[0] & 1:
            grown += times * sum(1 << i for i, b in enumerate(row) if b)
            times, row = -times, tuple(b ^ 1 if b else b for b in row)
            if (found := self._whole_sum(row, times, width)) is not None:
                return grown + self.sum_added(terms, found, times, width)
        number = self.core(row)
        terms[number] = terms.get(number, 0) + times & (1 << width) - 1
        if not terms[number]:
            del terms[number]
        return grown

    def _whole_sum(self, row: Row, times: int, width: int) -> tuple[Terms, int, int] | None:
        """The sum that a word is, if a multiple of it is that multiple of the sum; None if there is none."""
        found = self._sum_of(row) if times & 1 or self.careful else None
        if not found or (times & 1 and found[2] >= width):
            return found
        terms, const, size = found
        if not self.careful:
            return None
        low, high = self.range(terms.items(), const, size)    # without a carry it is that modulo more, too
        signed = {n: t - (t >> size - 1 << size) for n, t in terms.items()}    # what is taken away, of more bits, too
        return (signed, const, size) if low >= 0 and high < 1 << size else None

    def otherwise(self, terms: Terms, row: Row, times: int, width: int) -> int | None:
        """Add a multiple of a word as other words' or as a sum's; None if there is no such rule."""
        return None

    def sum_added(self, terms: Terms, found: tuple[Terms, int, int], times: int, width: int) -> int:
        """Add a multiple of a word that is a sum, modulo no less; what the constant grows by."""
        return self.merge(terms, found[0], found[1], times, width)

    def merge(self, terms: Terms, others: Terms, const: int, times: int, width: int) -> int:
        """Add a multiple of a sum; what the constant grows by."""
        ones = (1 << width) - 1
        for number, count in others.items():
            total = terms.get(number, 0) + count * times & ones
            if total:
                terms[number] = total
            else:
                terms.pop(number, None)
        return const * times

    def trimmed(self, terms: Terms, width: int) -> int:
        """Take from cores what the modulus leaves out of them; what the constant grows by."""
        grown = 0
        if self.careful or any(not t & 1 for t in terms.values()):
            self._prefixes(terms, width)
        rounds = 0
        while long := [n for n, t in terms.items()
                       if (self.careful or not t & 1) and len(self.cores[n]) + twos(t) > width]:
            rounds += 1
            self.cutting = rounds > len(self.levels)    # words of which each is a sum of the others' low bits
            for number in long:
                times = terms.pop(number, 0)
                if times:
                    grown += self.add(terms, self.cores[number], times, width)
        self.cutting = False
        if (self.f.in_code or self.careful) and self.apart is not None:
            grown += or_of_two(self, terms, width)
        return grown

    def _prefixes(self, terms: Terms, width: int) -> None:
        """Of words that are one another's low bits, as far as the modulus leaves them, only the longest."""
        found: dict[int, list[int]] = {}
        for number in terms:
            found.setdefault(self.cores[number][0], []).append(number)
        for numbers in found.values():
            numbers.sort(key=lambda n: -len(self.cores[n]))
            for i, short in enumerate(numbers):
                row, times = self.cores[short], terms[short]
                for longer in numbers[:i]:
                    if longer in terms and self.cores[longer][:len(row)] == row and twos(times) + len(row) >= width:
                        del terms[short]
                        self.merge(terms, {longer: times}, 0, 1, width)
                        break

    # -- bits -------------------------------------------------------------------------------------------------------
    def bits(self, terms: Terms, const: int, width: int) -> list[int]:
        """The literals of a sum modulo 2**width."""
        simple = or_of_words(self.cores, terms, const, width)
        if simple is None and self.careful:
            simple = self.simpler(terms, const, width)
        if simple is not None:
            return simple
        if self.f.copies:
            plain_terms, copy = self._of_all(terms)
            if copy:
                return self.f.of_copy(self.bits(plain_terms, const, width), copy)
        if self.f.in_code and self.f.junked and (known := self._known_places(terms, width)) < width:
            junk = self.f.junk(width - known, self.f.copies and self._has_own(terms))
            return [*(self.at_level(terms, const, known) if known else ()), *junk]
        below = max((w for w in self.levels if w < width), default=0)
        if below and self._fits(terms, const, width, below):
            made = self.at_level(terms, const, below)
            made += [made[-1]] * (width - below)
        else:
            made = self._named(terms, const, width, below)
            made = self.at_level(terms, const, below) + made if below else made
        columns = of_sum(self.cores, terms, const, width)
        made = made if columns is None else without_carries(self.f, made, columns)
        self.remember(made, terms, const, width)
        return made

    def _fits(self, terms: Terms, const: int, width: int, below: int) -> bool:
        """Whether a sum from which something is taken away is the number that its low bits have, with their sign."""
        low, high = self.range(terms.items(), const, width)
        return low < 0 and -low <= 1 << below - 1 > high

    def _known_places(self, terms: Terms, width: int) -> int:
        """Below which place of a sum nothing is added of which nothing is known."""
        known = width
        for number, times in terms.items():
            at = twos(times)
            for b in self.cores[number][:max(0, known - at)]:
                if self.f.flags[(b & PLAIN) >> 1] & JUNK:
                    known = at
                    break
                at += 1
        return known

    def times_in(self, literal: int) -> int:
        """Of a word's lowest bit, if it is that of a multiple of another word, how often that is taken; else 0."""
        content = self.f.contents[(literal & PLAIN) >> 1]
        atom = self.f.atoms[next(iter(content))] if len(content) == 1 else ("",)
        key = self.keys[atom[1]] if atom[0] == "sum" else (frozenset[tuple[int, int]](), 0, 0)
        return next(iter(key[0]))[1] if len(key[0]) == 1 and not key[1] else 0

    def simpler(self, terms: Terms, const: int, width: int) -> list[int] | None:
        """The bits of a sum that is another one's, or of which some are no sum's; None if there is no such rule."""
        return None

    def at_level(self, terms: Terms, const: int, width: int) -> list[int]:
        """The bits of a sum modulo less than it is of."""
        ones, low_terms = (1 << width) - 1, Terms()
        grown = sum(self.add(low_terms, self.cores[n], c & ones, width) for n, c in terms.items() if c & ones)
        grown += self.trimmed(low_terms, width)
        return self.bits(low_terms, const + grown & ones, width)

    def range(self, terms: Iterable[tuple[int, int]], const: int, width: int) -> tuple[int, int]:
        """Between which a sum is as an integer, with what is taken away less than nothing."""
        half, whole = 1 << width - 1, 1 << width
        low = high = const - whole if const >= half else const
        for number, times in terms:
            most = self.most(number)
            low, high = (low + (times - whole) * most, high) if times >= half else (low, high + times * most)
        return low, high

    def most(self, number: int) -> int:
        """The largest value of a word."""
        return (1 << len(self.cores[number])) - 1

    def remember(self, made: Sequence[int], terms: Terms, const: int, width: int, starts: bool = True) -> None:
        """Which sum a word is, for sums of it; `starts`: and for those of its low bits."""
        if made[0] and (not self.f.copies or not self._has_own(terms) or any(self.f.flags[b >> 1] & OWN for b in made)):
            self._known(cut(tuple(made), width), terms, const, width)

    def _known(self, row: Row, terms: Terms, const: int, width: int) -> None:
        if (known := self.sums.get(row)) is None or known[2] <= width:    # what it is modulo more it is modulo less
            self.sums[row] = terms, const, width

    def _named(self, terms: Terms, const: int, width: int, begin: int) -> list[int]:
        """A literal for each bit of a sum from a place on; 0 or copies of the highest above what it can be.

        Bits below are those of the sum modulo less, and are not named after this one: of forms of the source that are
        equal, and are not known to be, the code would be given the wrong one.
        """
        half, whole = 1 << width - 1, 1 << width
        low, high = self.range(terms.items(), const, width)
        needed = width
        if -half <= low and high < half:
            needed = high.bit_length() if low >= 0 else max(high.bit_length(), (-low - 1).bit_length()) + 1
        # the bits of -s - 1 are those of s, complemented: of the two the one is named whose first word is added
        turned = next((int(terms[n] > half) for n in sorted(terms) if terms[n] != half), 0)
        key = (frozenset((n, whole - c) for n, c in terms.items()), -const - 1 & whole - 1, width) if turned else \
            (frozenset(terms.items()), const, width)
        known = self.named.get(key)
        if known is None:
            known = self.named[key] = self.number(key, needed < width)
        highest = known >> 1 & 1
        turned ^= known & 1
        known >>= 2
        row = self.rows[known]
        row += [self.f.literal("sum", known, i) for i in range(begin + len(row), min(needed, width))]
        made = [b ^ turned for b in row[:max(0, min(needed, width) - begin)]]
        if needed >= width:
            made[-1] ^= highest
        return made + [made[-1] if low < 0 else FALSE] * (width - begin - len(made))

    def number(self, key: Key, small: bool) -> int:
        """Of a sum that has no name four times the number of one that has the same bits.

        And 1 if these are their complements, 2 if the highest is (not asked for of small sums, whose range says more).
        """
        self.keys.append(key)
        self.rows.append([])
        return 4 * len(self.keys) - 4

    def product(self, x: Row, y: Row, width: int) -> list[int]:
        """The literals of a product modulo 2**width."""
        if self.f.copies and (copy := copy_of((*x, *y))):
            return self.f.of_copy(self.product(plain(x), plain(y), width), copy)
        shift = 0
        rows = []
        for row in (x, y):
            low = next(i for i, b in enumerate(row) if b)
            shift += low
            rows.append(row[low:])
        if all(map(has_zeros, rows)):
            made = self._product(rows, 0, max(width - shift, 0))
            return [FALSE] * min(shift, width) + without_carries(self.f, made, of_product(self.f, *rows))
        return self._product(rows, shift, width)

    def _product(self, rows: Sequence[Row], shift: int, width: int) -> list[int]:
        """The bits, named by the factors, which are `shift` places further left."""
        made, below = [FALSE] * min(shift, width), 0
        for level in self.levels:
            if shift + below >= width:
                break
            parts = sorted(self.core(cut(row, level)) for row in rows)
            a, b = (self.cores[n] for n in parts)
            end = min(level, len(a) + len(b), width - shift)
            if len(a) == 1:
                made += [self.f.product(a[0], b[i]) if i < len(b) else FALSE for i in range(below, end)]
            else:
                made += [self.f.literal("mul", parts[0], parts[1], i) for i in range(below, end)]
            below = min(level, width - shift)
            made += [FALSE] * (shift + below - len(made))    # factors that have no more bits below this level
        return made


def cut(row: Row, width: int) -> Row:
    """The low bits of a word, without zeros above."""
    end = min(len(row), width)
    while end > 1 and not row[end - 1]:
        end -= 1
    return row[:end]
