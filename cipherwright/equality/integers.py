"""Integers as polynomials: what sums, products, carries and parts of words are, exactly, with bounds of each.

A polynomial is a mapping of monomials (sorted tuples of atoms) to coefficients. An *atom* is a variable; the *quotient*
floor(X / 2**k) of a polynomial X; a number rounded by a unit that only bounds its rest (`rounded`); or a *word*, the
name of a polynomial of older atoms. What is cut off a number is a quotient q of it, and what is left is X - 2**k q: no
carry is lost, and in a sum with both they cancel. Quotients have a normal form (`quotient`), so that a carry that goes
from word to word is the same as one of the whole. Each atom has bounds, the lowest and the highest value, which hold
whatever the inputs are.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from heapq import heapify, heappop, heappush

from cipherwright.equality.forms import Unknown
from cipherwright.equality.multiples_below import without_below
from cipherwright.equality.multiplied_out import multiplied_out
from cipherwright.equality.part_products import in_parts
from cipherwright.equality.unfolded import unfolded
from cipherwright.equality.word_parts import taken_out

Monomial = tuple[int, ...]
Poly = dict[Monomial, int]
Key = frozenset[tuple[Monomial, int]]
Bounds = tuple[int, int]
ONE: Monomial = ()
FEW = 12
"""Of polynomials with more monomials it is not tried what may be left out beside another one."""
TRIES = 250_000
"""Quotients in sums of which better bounds are looked for in one proof where all words are integers, some 2 s."""
LONG = 24
"""Of polynomials with more monomials it is not tried which words are in them before multiples are taken out."""


def plus(x: Mapping[Monomial, int], y: Mapping[Monomial, int], times: int = 1) -> Poly:
    """x + times * y."""
    made = dict(x)
    for mono, c in y.items():
        total = made.get(mono, 0) + c * times
        if total:
            made[mono] = total
        else:
            made.pop(mono, None)
    return made


def product(x: Mapping[Monomial, int], y: Mapping[Monomial, int]) -> Poly:
    """x * y."""
    made: Poly = {}
    for a, c in x.items():
        for b, d in y.items():
            mono = tuple(sorted(a + b)) if a and b else a or b
            made[mono] = made.get(mono, 0) + c * d
    return {mono: c for mono, c in made.items() if c}


def scaled(x: Mapping[Monomial, int], times: int) -> Poly:
    """times * x."""
    return {mono: c * times for mono, c in x.items()} if times else {}


def halves(number: int, k: int) -> tuple[int, int]:
    """A number as h * 2**k + l, with l next to zero."""
    low = number & (1 << k) - 1
    if low << 1 > 1 << k:
        low -= 1 << k
    return number - low >> k, low


class Integers:
    """All atoms of one proof."""

    def __init__(self) -> None:
        self.low: list[int] = []
        self.high: list[int] = []
        self.words: list[Poly | None] = []      # of an atom that is a word what it is a name of
        self.found: dict[Monomial, list[int]] = {}    # words by the monomial that they are found by
        self.quotients: dict[int, tuple[Key, int]] = {}
        self.made, self.outs = dict[object, int](), dict[Key, Key]()
        self.replaced: dict[int, Poly] = {}
        self.unfolds: dict[int, Poly] | None = None    # what quotients are, where they are made anew
        self.expanded, self.tries, self.ends = False, 0, False
        """Whether quotients of plain words are looked at more closely (cipherwright.equality.expanded); how many there
        were in sums of which better bounds are looked for; whether that ends with TRIES of them."""

    # -- atoms ------------------------------------------------------------------------------------------------------
    def atom(self, what: object, low: int, high: int, word: Poly | None = None) -> int:
        """The number of an atom, which is new or not; bounds that are known hold for it, too."""
        number = self.made.get(what)
        if number is None:
            number = self.made[what] = len(self.low)
            self.low.append(low)
            self.high.append(high)
            self.words.append(word)
            if word:
                self.found.setdefault(max(word, key=lambda m: (len(m) == 1, m)), []).append(number)
        else:
            self.low[number] = max(self.low[number], low)
            self.high[number] = min(self.high[number], high)
        return number

    def word(self, x: Poly, low: int, high: int) -> Poly:
        """A name for a polynomial in normal form with these bounds: one atom, or a constant."""
        if not x or (len(x) == 1 and ONE in x):
            return x
        least, most = self.bounds(x)
        low, high = max(low, least), min(high, most)
        if low == high:
            return {ONE: low} if low else {}
        if len(x) == 1:
            (mono, times), = x.items()
            if times == 1 and len(mono) == 1:
                self.low[mono[0]] = max(self.low[mono[0]], low)
                self.high[mono[0]] = min(self.high[mono[0]], high)
                return x
        return {(self.atom(("word", frozenset(x.items())), low, high, x),): 1}

    def bounds(self, x: Mapping[Monomial, int]) -> Bounds:
        """Bounds of a polynomial, by those of its monomials."""
        low = high = 0
        for mono, times in x.items():
            if len(mono) == 1:
                least, most = self.low[mono[0]] * times, self.high[mono[0]] * times
                low += least if times > 0 else most
                high += most if times > 0 else least
                continue
            least = most = times
            for atom in mono:
                ends = (least * self.low[atom], least * self.high[atom], most * self.low[atom], most * self.high[atom])
                least, most = min(ends), max(ends)
            low += least
            high += most
        return low, high

    def normal(self, x: Mapping[Monomial, int]) -> Poly:
        """The same without words, but for those that are factors of products."""
        made: Poly = {}
        for mono, times in x.items():
            word = self.words[mono[0]] if len(mono) == 1 else None
            for part, c in ((mono, 1),) if word is None else word.items():
                total = made.get(part, 0) + c * times
                if total:
                    made[part] = total
                else:
                    made.pop(part, None)
        return made

    # -- quotients --------------------------------------------------------------------------------------------------
    def quotient(self, x: Mapping[Monomial, int], k: int) -> Poly:
        """floor(x / 2**k) of a polynomial in normal form, in normal form.

        Multiples of 2**k are taken out. A quotient that is added once is one with what it is added to, as
        floor((A + floor(Y / 2**j)) / 2**k) = floor((2**j A + Y) / 2**(j + k)). Powers of two that all have are left
        out, and what is below them (`_above`). Unknown where that is more than is looked at.
        """
        if self.expanded and (decided := self.decided(dict(x), k)) is not None:
            return {ONE: decided} if decided else {}
        whole: Poly = {}
        while True:
            rest: Poly = {}
            for mono, times in x.items():
                up, low = halves(times, k) if mono else (times >> k, times & (1 << k) - 1)
                if up:
                    whole[mono] = whole.get(mono, 0) + up
                if low:
                    rest[mono] = low
            inner = max((m[0] for m, c in rest.items() if c == 1 and len(m) == 1 and m[0] in self.quotients),
                        default=-1)
            if inner < 0:
                break
            key, by = self.quotients[inner]
            del rest[inner,]
            x, k = plus(scaled(rest, 1 << by), dict(key)), k + by
        return {m: c for m, c in plus(whole, self._rest(rest, k)).items() if c}

    def _rest(self, rest: Poly, k: int) -> Poly:
        """The quotient of what has no multiple of 2**k."""
        const = rest.pop(ONE, 0)
        if not rest:
            return {}
        twos = min((c & -c).bit_length() - 1 for c in rest.values())
        if twos:
            rest, const, k = {m: c >> twos for m, c in rest.items()}, const >> twos, k - twos
        if const:
            rest[ONE] = const
        if twos and any(c == 1 and len(m) == 1 and m[0] in self.quotients for m, c in rest.items()):
            return self.quotient(rest, k)    # it was taken several times before
        low, high = self.bounds(rest)
        if low >> k == high >> k:
            return {ONE: low >> k} if low >> k else {}
        if self.expanded and const == 1 << k - 1:    # floor(y) + floor(y + 1/2) = floor(2 y)
            return plus(self.quotient(without := plus(rest, {ONE: -const}), k - 1), self.quotient(without, k), -1)
        if (above := self._above(rest, k) or without_below(rest, k, self.quotients)) is not None:
            return self.quotient(above, k)
        if len(rest) == 1 + (ONE in rest):
            mono = next(m for m in rest if m)
            if len(mono) == 1 and (self.low[mono[0]], self.high[mono[0]]) == (0, 1):
                least, most = const >> k, const + rest[mono] >> k
                return {m: c for m, c in ((ONE, least), (mono, most - least)) if c}
        key = frozenset(rest.items())
        if (name := ("quotient", multiplied_out(key, self.words, self.outs), k)) not in self.made:
            low, high, _ = self._with_words(rest)
            if low >> k == high >> k:
                return {ONE: low >> k} if low >> k else {}
        number = self.atom(name, low >> k, high >> k)
        self.quotients.setdefault(number, (key, k))
        return {(number,): 1}

    def _above(self, rest: Poly, k: int) -> Poly | None:
        """What decides a quotient by 2**k, if that is less: floor((2**j A + B) / 2**k) = floor(2**j A / 2**k) for a B
        from 0 to 2**j - 1, j < k, and so for one from 2**j t on with t in A. None if all decides.
        """
        const = rest.get(ONE, 0)
        twos = {mono: (c & -c).bit_length() - 1 for mono, c in rest.items()}
        left = {} if len(rest) > FEW else {mono: found[1] for mono in rest
                                           if mono and mono[0] in self.quotients and len(mono) == 1
                                           and (found := self._left(rest, mono))}
        for j in sorted({by for mono, by in twos.items() if mono}, reverse=True):
            below = {mono: c for mono, c in rest.items() if mono and (
                twos[mono] < j or (mono in left and all(twos[m] < j for m in left[mono])))}
            if not below:
                return None
            low, high = self.paired(below) if len(rest) <= FEW else self.bounds(below)
            if low + const >> j == high + const >> j and len(below) < len(rest) - (ONE in rest):
                return plus({m: c for m, c in rest.items() if m and m not in below}, {ONE: low + const >> j << j})
        return None

    def decided(self, x: Poly, k: int) -> int | None:
        """floor(x / 2**k) if bounds say it, of x or of what it is where quotients in it are joined; else None.

        Here no multiples of 2**k are taken out, so that words are found in it whose bounds are better.
        """
        low, high, _ = self._with_words(x)
        while len(x) <= LONG and low >> k != high >> k:
            inner = max((m[0] for m, c in x.items() if c == 1 and len(m) == 1 and m[0] in self.quotients), default=-1)
            if inner < 0:
                return None
            key, by = self.quotients[inner]
            x, k = plus(scaled(plus(x, {(inner,): 1}, -1), 1 << by), dict(key)), k + by
            low, high, _ = self._with_words(x)
        return low >> k if low >> k == high >> k else None

    def rounded(self, x: Poly, unit: int, low: int, high: int) -> Poly:
        """A whole number that is x / unit, rounded to the next, either one of two that are as near; x is bounded."""
        half = unit >> 1
        return {(self.atom(("rounded", frozenset(x.items()), unit), -(-(low - half) // unit),
                           (high + half) // unit),): 1}

    # -- equality modulo a number -----------------------------------------------------------------------------------
    def plain(self, x: Mapping[Monomial, int], modulus: int, named: Callable[[int], Poly | None]) -> Poly:
        """The same modulo a number without words: each is replaced by what it is a name of, the newest first.

        `named`: of an atom what it is in other symbols, if that is known; they stay.
        """
        made = {m: c % modulus for m, c in x.items() if c % modulus}
        seen = {a for m in made for a in m}
        waiting = [-a for a in seen]
        heapify(waiting)
        while waiting:
            newest = -heappop(waiting)
            word = named(newest)
            if word is None:
                word = self.words[newest]
            if word is None or word == {(newest,): 1}:
                continue
            replace(made, newest, word, modulus)
            for atom in {a for m in word for a in m} - seen:
                seen.add(atom)
                heappush(waiting, -atom)
        return made

    def value(self, x: Mapping[Monomial, int], modulus: int, values: dict[int, int], draw: Callable[[], int]) -> int:
        """What a polynomial is modulo a number where its atoms have these values; those that have none are drawn."""
        total = 0
        for mono, times in x.items():
            for atom in mono:
                if atom not in values:
                    word = self.words[atom]
                    values[atom] = draw() if word is None else self.value(word, modulus, values, draw)
                times = times * values[atom] % modulus
            total += times
        return total % modulus

    # -- better bounds ----------------------------------------------------------------------------------------------
    def tight(self, x: Poly) -> Bounds:
        """Bounds of a polynomial in normal form, as words are found in it that have better ones than what they name.

        The newest words are tried first; then it is tried without each one of those that were found.
        """
        low, high, used = self._with_words(x)
        for one in used:
            least, most, _ = self._with_words(x, one)
            low, high = max(low, least), min(high, most)
        return low, high

    def _with_words(self, x: Poly, without: int = -1) -> tuple[int, int, set[int]]:
        """Bounds, with what words are used: of all that could be found in it the one that is best, then the next."""
        low, high = self.paired(x)
        used: set[int] = set()
        while True:
            best: tuple[int, int, int, Poly] | None = None
            for mono, have in x.items():
                for number in self.found.get(mono, ()):
                    word = self.words[number]
                    if number == without or word is None:
                        continue
                    often = (2 * have + word[mono]) // (2 * word[mono])
                    if often:
                        made = plus(plus(x, word, -often), {(number,): often})
                        least, most = self.paired(made)
                        if most - least < (high - low if best is None else best[1] - best[0]):
                            best = least, most, number, made
            if best is None:
                return low, high, used
            low, high, number, x = best
            used.add(number)

    def paired(self, x: Mapping[Monomial, int]) -> Bounds:
        """Bounds of a polynomial; of a difference of two quotients those of the difference of their numbers: from
        floor((X - Y) / m) of one bound to that of the other, rounded up. Unknown beyond TRIES.
        """
        rest = dict(x)
        low, high = taken_out(rest, self.quotients, self.low, self.high)
        for mono in sorted((m for m in rest if len(m) == 1 and m[0] in self.quotients), reverse=True):
            if mono not in rest:
                continue
            self.tries += 1
            if self.ends and self.tries > TRIES:
                raise Unknown("more numbers than are looked at")
            key, k = self.quotients[mono[0]]
            times = rest[mono]
            if (left := self._left(rest, mono)) is not None:
                often, of, more = left
                rest = plus(plus(rest, {mono: more - times}), of, -often)
                ends = 0, often * ((more - times) // often - 1)
                low, high = low + min(ends), high + max(ends)
                continue
            for other in [m for m, c in rest.items() if c == -times and len(m) == 1 and m[0] in self.quotients]:
                without, by = self.quotients[other[0]]
                if by != k:
                    continue
                least, most = self.bounds(plus(dict(key), dict(without), -1))
                ends = times * (least >> k), times * -(-most >> k)
                single = self.bounds({mono: times, other: -times})
                if max(ends) - min(ends) < single[1] - single[0]:
                    low, high = low + min(ends), high + max(ends)
                    del rest[mono], rest[other]
                    break
        least, most = self.bounds(rest)
        low, high = low + least, high + most
        if (better := in_parts(x, self.quotients, self.low, self.high)) is not None:
            low, high = max(low, better[0]), min(high, better[1])
        return low, high

    def _left(self, x: Mapping[Monomial, int], mono: Monomial) -> tuple[int, Poly, int] | None:
        """(c, Y, d) if c Y - c 2**j q, what 2**j leaves, and d q, d less than q has been taken, are in x with the
        quotient q of Y that `mono` is; Y may be a quotient of the same number.
        """
        key, k = self.quotients[mono[0]]
        times = x[mono]
        for other, often in x.items():
            if len(other) == 1 and other[0] in self.quotients:
                number, by = self.quotients[other[0]]
                if by < k and number == key and 2 * abs(more := times + (often << k - by)) < abs(times):
                    return often, {other: 1}, more
        first, have = next((m, c) for m, c in key if m)
        often = x.get(first, 0) // have
        more = times + (often << k)
        if often and 2 * abs(more) < abs(times) and all(x.get(m, 0) == c * often for m, c in key):
            return often, dict(key), more
        return None

    # -- numbers that are shown to be zero --------------------------------------------------------------------------
    def zero(self, x: Poly) -> None:
        """A quotient that is once in what is said to be 0 is replaced by the rest where numbers are compared."""
        newest = max((m[0] for m, c in x.items() if len(m) == 1 and abs(c) == 1 and m[0] in self.quotients), default=-1)
        if newest >= 0:
            self.replaced[newest] = plus({(newest,): 1}, x, -x[newest,])

    def settled(self, x: Poly) -> Poly:
        """A polynomial without the quotients that are replaced; where that is asked for, unfolded."""
        for mono in [m for m in x if len(m) == 1 and m[0] in self.replaced]:
            times = x[mono]
            x = plus(plus(x, {mono: times}, -1), self.replaced[mono[0]], times)
        return x if self.unfolds is None else unfolded(self, x, self.unfolds)


def replace(x: Poly, atom: int, poly: Mapping[Monomial, int], modulus: int) -> None:
    """Put a polynomial in the place of an atom in `x`, which is changed."""
    for mono in [m for m in x if atom in m]:
        parts: Poly = {tuple(a for a in mono if a != atom): x.pop(mono)}
        for _ in range(mono.count(atom)):
            parts = product(parts, poly)
        for part, c in parts.items():
            total = (x.get(part, 0) + c) % modulus
            if total:
                x[part] = total
            else:
                x.pop(part, None)
