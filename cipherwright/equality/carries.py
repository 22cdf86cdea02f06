"""Sums whose bits are those of another sum, or no sum's: carries between words, masks, words alone in their places.

Code that adds in parts, or wider than its source, has other sums for the same bits. These rules take time, and are for
kernels that are not proved without them, or that have words of odd widths.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Collection, Iterable, Sequence

from cipherwright.equality.arithmetic import LEVELS, Arithmetic, Key, Row, Terms, cut, spread, twos
from cipherwright.equality.beside_zero import beside_zero
from cipherwright.equality.compared import compared
from cipherwright.equality.disjoint import or_above, or_of_literals
from cipherwright.equality.even_sums import EvenSums
from cipherwright.equality.forms import FALSE, Forms
from cipherwright.equality.joined import join_parts
from cipherwright.equality.marks import Marks
from cipherwright.equality.quotients import PART, Quotient, beside, carry_of, in_parts, product_bits, quotient

FEW = 4
"""Places of a word that is a sum of literals where one of these has several of them."""
SHORTEST = 8
"""Places of one word alone, below all others of a sum, that are not named as bits of the sum."""


class Carries(Arithmetic):
    """Arithmetic that looks closer once it is told of what widths sums are."""

    def __init__(self, f: Forms) -> None:
        super().__init__(f)
        self.marks = Marks(self.cores, self.literals)
        self.ages: dict[int, int] = {}
        self.starts: dict[int, dict[Row, tuple[Terms, int, int]]] = defaultdict(dict)
        self.newest: dict[Row, int] = {}
        self.oldest: dict[int, int] = {}    # of the terms of a sum in `starts`
        self.largest: dict[int, int] = {}
        self.products_of: dict[int, tuple[int, int, int] | None] = {}
        self.quotients: dict[Row, Quotient | None] = {}
        self.even = EvenSums()
        self.borrows: dict[int, tuple[Key, int]] = {}
        """Of forms that say whether a word is zero, or is not, the sum that borrows then, and the word's bits."""

    def widths(self, found: set[int], word: int, long: Collection[int] = ()) -> None:
        """Let sums be of so many bits, in registers of `word` bits, and words be cut otherwise in code and source.

        `long`: of words of which the source has the upper half of a product, too.
        """
        assert not self.f.copies, "literals are looked at as they are, without the copy whose they are"
        high = {w - at for w in found for at in range(word, w, word)}
        high |= {w + at for w in long for at in range(word, w, word)}
        self.careful, self.levels = True, tuple(sorted({*LEVELS, *found, *high}))

    def otherwise(self, terms: Terms, row: Row, times: int, width: int) -> int | None:
        """Add a multiple of a word as other words' or as a sum's; None if there is no such rule."""
        if even := self.even.sum_of(row, times, width):
            return self.sum_added(terms, even[0], even[1], width)
        if 1 < len(row) <= FEW and len({b >> 1 for b in row if b}) < sum(b > 0 for b in row):    # 2 - b, of b and ~b
            found = Terms()
            return spread(found, row, times, (1 << width) - 1) + sum(
                self.add(terms, (b,), t, width) for b, t in found.items() if t & (1 << width) - 1)
        same = self._same_above(row)
        if same:    # copies of the highest bit, as of a mask
            known = self._sum_of(row)    # a sum of masks has such, too
            if known and len(known[0]) > 1 and known[2] >= width - twos(times) and not self.cutting:
                return self.sum_added(terms, known, times, width)
            grown = self.add(terms, row[-1:], (times << len(row)) - (times << len(row) - same), width)
            return grown + (self.add(terms, row[:-same], times, width) if same < len(row) else 0)
        low_of = self._low_of(row, width - twos(times))
        if low_of and not self.cutting:
            return self.sum_added(terms, low_of, times, width)
        if len(row) > 1 and twos(times) + len(row) == width:    # 1 - b is b there, but for the constant
            turned = (*row[:-1], row[-1] ^ 1)
            if self._core(turned) in terms and self._core(row) not in terms:
                return self.add(terms, turned, times, width) + (1 << width - 1)
        return None

    def trimmed(self, terms: Terms, width: int) -> int:
        """Also let words that sums brought, and the same with the highest bit of the sum turned, be one."""
        grown = 0
        if self.careful and len(terms) > 1:
            beside(self, terms, width, self._product_of)
            grown = join_parts(self, terms, width, self._low_of)
        grown += super().trimmed(terms, width)
        for number in [*terms] if self.careful else ():
            row, times = self.cores[number], terms.get(number, 0)
            if times and len(row) > 1 and twos(times) + len(row) == width:
                other = self._core((*row[:-1], row[-1] ^ 1))
                if other in terms:    # 1 - b is b in the highest place, but for the constant
                    one, gone = sorted((number, other)) if twos(terms[other]) == twos(times) else (other, number)
                    grown += self.merge(terms, {one: terms.pop(gone)}, 0, 1, width) + (1 << width - 1)
        return grown

    def _core(self, row: Row) -> int:
        """The core of a word, or of its complement; -1 if there is none yet."""
        return self.numbers.get(tuple(b ^ 1 if b else b for b in row) if row[0] & 1 else row, -1)

    def _same_above(self, row: Row) -> int:
        """How many places from the top have one bit, if they are many."""
        count = 1
        while count < len(row) and row[-count - 1] == row[-1]:
            count += 1
        return count if count >= SHORTEST or 1 < count == len(row) else 0

    def _low_of(self, row: Row, width: int) -> tuple[Terms, int, int] | None:
        """The sum of which a word has the low bits, as many as are taken; the highest may be complemented."""
        if len(row) < width:
            row += (FALSE,) * (width - len(row))
        alike = self.starts.get(row[0]) if width > 1 else None
        for start, (terms, const, size) in alike.items() if alike else ():
            if size >= width and start[:width - 1] == row[:width - 1] and (start[width - 1] ^ row[width - 1]) < 2 \
                    and self._newest(row[:width]) > self._last_of(terms):
                return terms, const + ((start[width - 1] ^ row[width - 1]) << width - 1), size
        return None

    def _last_of(self, terms: Terms) -> int:
        """The last sum that words of one in `starts`, which does not change, have bits of."""
        found = self.oldest.get(id(terms))
        if found is None:
            found = self.oldest[id(terms)] = max(self._age(n) for n in terms)
        return found

    # -- which sum a word is, and which sums are one ----------------------------------------------------------------
    def remember(self, made: Sequence[int], terms: Terms, const: int, width: int, starts: bool = True) -> None:
        """Which sum a word is, for sums of it; `starts`: and for those of its low bits."""
        super().remember(made, terms, const, width)
        if self.careful and (made[0] < 2 or not any(t & 1 for t in terms.values())):
            self.even.remember(made, terms, const, width)
        if not self.careful or not made[0]:
            return
        ones = (1 << width) - 1
        opposite = {n: -t & ones for n, t in terms.items()}
        if made[-1]:
            self._known(cut(tuple(b ^ 1 for b in made[:width]), width), opposite, -const - 1 & ones, width)
        if starts and (const or len(terms) > 1):
            self.starts[made[0]].setdefault(tuple(made), (terms, const, width))
            self.starts[made[0] ^ 1].setdefault(tuple(b ^ 1 for b in made), (opposite, -const - 1 & ones, width))

    def number(self, key: Key, small: bool) -> int:
        """Of a sum that has no name four times the number of one that has the same bits.

        And 1 if these are their complements, 2 if the highest is (2**(width - 1) is added; not asked for of small sums,
        whose range says more).
        """
        if not self.careful:
            return super().number(key, small)
        terms, const, width = key
        mark, grown = self.marks.mark(terms)
        ones, half = (1 << width) - 1, 1 << width - 1
        const = const + grown & ones
        high = int(const >= half and not small)
        const ^= half * high
        known = self.marks.find(mark, const, width, terms, 1)
        if known is not None:
            return 4 * known + 2 * high
        other = -const - 1 & ones
        turned = int(other >= half and not small)
        known = self.marks.find(mark, other ^ half * turned, width, terms, -1)
        if known is not None:
            return 4 * known + 2 * (high ^ turned) + 1
        self.marks.add(mark, const, width, self.literals(terms, 0, width), len(self.keys))
        return super().number((terms, key[1] ^ half * high, width), small) + 2 * high

    def literals(self, terms: Iterable[tuple[int, int]], const: int, width: int) -> Key:
        """A sum as one of literals, none of them complemented."""
        ones, found = (1 << width) - 1, dict[int, int]()
        for number, times in terms:
            const += spread(found, self.cores[number], times, ones)
        return frozenset((b, c & ones) for b, c in found.items() if c & ones), const & ones, width

    # -- bits -------------------------------------------------------------------------------------------------------
    def simpler(self, terms: Terms, const: int, width: int) -> list[int] | None:
        """The bits of a sum that is another one's, or of which some are no sum's; None if there is no such rule."""
        if width == 1:
            return [self.f.xor_all([self.cores[n][0] for n in terms]) ^ const & 1]
        if len(terms) == 1:
            (number, times), = terms.items()
            if len(self.cores[number]) == 1:    # one of two constants
                bit, other = self.cores[number][0], const + times
                return [(const >> i & 1) ^ (bit if (const ^ other) >> i & 1 else FALSE) for i in range(width)]
            if (row := beside_zero(self, self.cores[number], times, const, width)) is not None:
                self.remember(row, terms, const, width, False)
                return row
        if 1 < len(terms) < 6:
            literals = self.literals(terms.items(), const, width)
            if (made := or_of_literals(*literals)) is not None:
                return made
            if (above := or_above(*literals)) is not None:
                row = self.at_level(terms, const, above[0]) + above[1]
                self.remember(row, terms, const, width)
                return row
        place = self._unreached(terms, const, width)
        if place < width:
            ones = (1 << place) - 1
            return self.bits(terms, const & ones, width)[:place] + [const >> i & 1 for i in range(place, width)]
        made = self._carried(terms, const, width) or compared(self, terms, const, width) or \
            self._alone(terms, const, width)
        if made is not None:
            self.remember(made, terms, const, width, False)
        return made

    def _unreached(self, terms: Terms, const: int, width: int) -> int:
        """The place from which on a sum has the bits of its constant, as nothing is carried there."""
        low, high = self.range(terms.items(), 0, width)
        if low < 0 or high >> width:
            return width
        place = high.bit_length()
        while place < width and (const & (1 << place) - 1) + high >> place:
            place += 1
        return place if place < width and const >> place else width

    def _alone(self, terms: Terms, const: int, width: int) -> list[int] | None:
        """Of a sum of which the low places are one word's alone these, and the bits of the sum of what is above."""
        first = min(terms, key=lambda n: (twos(terms[n]), n))
        begin = twos(terms[first])
        rest = dict(terms)
        rest[first] -= 1 << begin
        end = min([twos(t) for t in rest.values() if t] + [twos(const)] * bool(const) + [width])
        row = self.cores[first]
        if end < begin:    # the constant begins before all words
            begin = end
            low: list[int] = []
        else:
            low = list(row[:end - begin]) + [FALSE] * (end - begin - len(row))
        if begin + len(low) < SHORTEST:
            return None
        made: Terms = {}
        left, grown = width - end, 0
        for n, t in rest.items():
            if t:
                grown += self.add(made, self.cores[n], t >> end, left)
        if low and len(row) > end - begin:
            grown += self.add(made, row[end - begin:], 1, left)
        elif not low:
            grown += self.add(made, row, 1 << twos(terms[first]) - end, left)
        grown += self.trimmed(made, left)
        const = (const >> end) + grown & (1 << left) - 1
        return [FALSE] * begin + low + (self.bits(made, const, left) if left else [])

    def _carried(self, terms: Terms, const: int, width: int) -> list[int] | None:
        """The bits of a sum to which carries of another are added: of that of both, with the words below.

        2**k c is S - l, where l is the low k bits of the sum S, or l - S of one that is less than nothing where it
        borrows. So 2**k times the sum is one of the words below. It has no bits below place k: adding a word of k bits
        changes nothing above.
        """
        found = {n: carry for n in terms if (carry := self._carry(self.cores[n]))}
        if not found:
            return None
        k = max(carry.place for carry in found.values())
        whole = width + k
        if whole > LEVELS[-1]:
            return None
        made: Terms = {}
        total, lows, ones = const << k, set[int](), (1 << whole) - 1
        for n, t in terms.items():
            t = t - (1 << width) if t >> width - 1 else t
            carry = found.get(n)
            if carry is None or carry.place != k:
                total += self.add(made, self.cores[n], (t << k) & ones, whole)
                continue
            (inner, add, size), sign = carry.of, carry.sign
            total += carry.more * t
            half = 1 << size - 1
            for core, c in inner:
                c = (c - 2 * half if c >= half else c) * t * sign
                if c & ones:
                    total += self.add(made, self.cores[core], c & ones, whole)
            total += (add - 2 * half if add >= half else add) * t * sign
            low = tuple(self.bits(dict(inner), add, size)[:k])
            total += self.add(made, low, -t * sign & ones, whole)
            alone = Terms()
            self.add(alone, low, 1, whole)
            lows.update(alone)
        total += self.trimmed(made, whole)
        if any(n in made and carry.place == k for n, carry in found.items()):    # it is in its own low bits, as a sign
            return None
        return self._completed(made, total & ones, whole, k, lows)

    def _completed(self, made: Terms, total: int, whole: int, k: int, lows: set[int]) -> list[int] | None:
        """The bits from place k on of a sum that has none below, with one of its words of k bits completed.

        That is the sum that is known, if there is one, else that without the word made after all others, as code makes
        it of them, or without the last made of the words `lows`.
        """
        ones = (1 << whole) - 1
        words = sorted((n for n, t in made.items() if t in (1, ones) and len(self.cores[n]) <= k),
                       key=self._age, reverse=True)
        ages = [*map(self._age, words), -1, -1]
        newest = words[0] if ages[0] > ages[1] else None
        chosen = None
        for n in [*words, None]:
            tried, const = dict(made), total
            if n is not None and tried.pop(n) == 1:
                const += (1 << k) - 1    # what is left of the word up to all ones is a word, too
            const = const + self.trimmed(tried, whole) & ones
            if self._is_known(tried, const, whole, k):
                chosen = tried, const
                break
            if chosen is None and (n in lows or n == newest):
                chosen = tried, const
        if chosen is None:
            return None
        return self.bits(*chosen, whole)[k:] if chosen[0] else [chosen[1] >> k + i & 1 for i in range(whole - k)]

    def _age(self, number: int) -> int:
        """The last sum that a word has bits of."""
        found = self.ages.get(number)
        if found is None:
            found = self.ages[number] = self._newest(self.cores[number])
        return found

    def _newest(self, row: Row) -> int:
        found = self.newest.get(row)
        if found is None:
            f = self.f
            found = self.newest[row] = max((f.atoms[a][1] for b in row for a in f.contents[b >> 1]
                                            if f.atoms[a][0] == "sum"), default=-1)
        return found

    def _is_known(self, terms: Terms, const: int, width: int, above: int) -> bool:
        """Whether a sum has a name, modulo one of the levels."""
        mark, grown = self.marks.mark(terms.items())
        const += grown
        for level in self.levels:
            if above < level <= width:
                half = 1 << level - 1
                for sign, add in ((1, const), (-1, -const - 1)):
                    if any(self.marks.find(mark, end, level, terms.items(), sign) is not None
                           for end in {add & 2 * half - 1, add & half - 1}):
                        return True
        return False

    def _carry(self, row: Row) -> Quotient | None:
        """Whether a word is a carry or a borrow, or all of a sum from a place on."""
        if len(row) > 1:
            if row not in self.quotients:
                self.quotients[row] = quotient(self, row)
            return self.quotients[row]
        literal = row[0]
        if literal >> 1 in self.borrows:
            key, place = self.borrows[literal >> 1]
            return Quotient(key, place, -1)
        content = self.f.contents[literal >> 1]
        if len(content) != 1:
            return None
        atom = self.f.atoms[next(iter(content))]
        if atom[0] != "sum" or not atom[2]:
            return None
        return carry_of(self, self.keys[atom[1]], atom[2])

    # -- products ---------------------------------------------------------------------------------------------------
    def most(self, number: int) -> int:
        """The largest value of a word; of one that is a product from a place on that of the largest factors, of a sum
        that of its terms.
        """
        found = self.largest.get(number)
        if found is None:
            found = super().most(number)
            terms, const, width = self.sums.get(self.cores[number], ({}, 0, 0))
            if terms:
                low, high = self.range(terms.items(), const, width)
                found = min(found, high) if low >= 0 else found
            if self.careful and (of := self._product_of(number)):
                found = min(found, super().most(of[0]) * super().most(of[1]) >> of[2])
            self.largest[number] = found
        return found

    def _product_of(self, number: int) -> tuple[int, int, int] | None:
        if number not in self.products_of:
            self.products_of[number] = product_bits(self, self.cores[number])
        return self.products_of[number]

    def product(self, x: Row, y: Row, width: int) -> list[int]:
        """The literals of a product modulo 2**width: of long words as the sum of products of their parts."""
        if self.careful and max(len(x), len(y)) > PART:
            return in_parts(self, x, y, width, super().product)
        return super().product(x, y, width)
