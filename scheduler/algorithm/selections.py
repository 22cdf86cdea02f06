"""Permutations and expansions of bits as programs of masks, shifts and rotations on words.

There are several ways, of which the caller takes the cheapest:

* By distance: for every distance the bits that move by it, rotated and masked.
* A permutation that permutes and complements the bits of the *index* (an initial permutation, a transposition of a
  matrix): exchanges of two such index bits, each of which moves bits at one distance both ways.
* Any permutation: a Benes network (V. Benes, Bell System Technical Journal 43, 1964), at most two exchanges for each
  bit of the index but the last.

An exchange is `t = ((x >> d) ^ x) & m; x = x ^ t ^ (t << d)`.
"""

from __future__ import annotations

import heapq
import itertools
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field

from dsl.ir import Linear

LARGEST = 20_000  # states of the search for exchanges
Choice = tuple[int, ...]
"""For each bit of the result the bit of the operand."""
Step = tuple[str, tuple[int, ...], int]
"""Operation, the numbers of its operands, and its mask or amount."""


def chosen_bits(lin: Linear) -> Choice | None:
    """Which bit each result bit is; None where one is the XOR of several, or of none."""
    found = [[i for i, column in enumerate(lin.columns) if column >> j & 1] for j in range(lin.bits)]
    return tuple(sources[0] for sources in found) if all(len(sources) == 1 for sources in found) else None


@dataclass
class Words:
    """A program on words of `unit` bits: `inputs` of them have the numbers 0, 1, …, each step the next number.

    results: the numbers of the words of the result, perhaps with words behind it.
    """

    unit: int
    inputs: int
    steps: list[Step] = field(default_factory=list)
    results: list[int] = field(default_factory=list)
    known: dict[Step, int] = field(default_factory=dict)

    @property
    def ones(self) -> int:
        """A word of ones."""
        return (1 << self.unit) - 1

    def step(self, kind: str, args: tuple[int, ...], attr: int = 0) -> int:
        """The number of a value; the same for what is there already."""
        key = kind, args, attr
        if key not in self.known:
            self.steps.append(key)
            self.known[key] = self.inputs + len(self.steps) - 1
        return self.known[key]

    def masked(self, a: int, mask: int) -> int:
        """The bits of a word that a mask has."""
        return a if mask == self.ones else self.step("and", (a,), mask)

    def moved(self, a: int, left: int, mask: int, rotates: bool) -> list[int]:
        """Of a word rotated left the bits that `mask` has there, as terms of a sum."""
        if left == 0:
            return [self.masked(a, mask)]
        parts = [("shl", left, self.ones << left & self.ones), ("shr", self.unit - left, self.ones >> self.unit - left)]
        wanted = [(kind, by, mask & reach, reach) for kind, by, reach in parts if mask & reach]
        if rotates and (len(wanted) > 1 or wanted[0][2] != wanted[0][3]):
            return [self.masked(self.step("rotl", (a,), left), mask)]
        return [self.step("and", (self.step(kind, (a,), by),), m) if m != reach else self.step(kind, (a,), by)
                for kind, by, m, reach in wanted]

    def exchange(self, a: int, by: int, mask: int) -> int:
        """A word with the bits of `mask` and those `by` higher exchanged."""
        if 2 * by == self.unit and mask == self.ones >> by:
            return self.step("rotl", (a,), by)
        t = self.masked(self.step("xor", (self.step("shr", (a,), by), a)), mask)
        return self.step("xor", (self.step("xor", (a, t)), self.step("shl", (t,), by)))

    def exchange_words(self, low: int, high: int, by: int, mask: int) -> tuple[int, int]:
        """Two words with the bits of `mask` in the second and those `by` higher in the first exchanged."""
        if by == 0 and mask == self.ones:
            return high, low
        t = self.masked(self.step("xor", (self.step("shr", (low,), by) if by else low, high)), mask)
        return self.step("xor", (low, self.step("shl", (t,), by) if by else t)), self.step("xor", (high, t))


def programs(choice: Choice, bits: int, unit: int, rotates: bool) -> Iterator[Words]:
    """Programs that take an operand of `bits` bits apart into words of `unit` bits and make the result of `choice`.

    `rotates`: whether a rotation of a word is one instruction. Above the operand's bits its words are 0; above those of
    the result anything may stand.
    """
    yield by_distance(choice, bits, unit, rotates)
    if len(set(choice)) < len(choice):
        return
    size = max(2, 1 << (max(bits, len(choice)) - 1).bit_length())
    whole = completed(choice, size)
    exchanges = by_index(whole, unit)
    if exchanges is not None:
        yield exchanges
    levels = size.bit_length() - 1
    ends = {tuple(range(levels)), tuple(range(levels))[::-1]}
    rounds = {tuple((i + turn) % levels for i in range(levels)) for turn in range(levels)}
    for order in sorted(ends | rounds):
        yield network(whole, order, unit)


def by_distance(choice: Choice, bits: int, unit: int, rotates: bool) -> Words:
    """For every distance the bits that move by it."""
    made = Words(unit, -(-bits // unit))
    for first in range(0, len(choice), unit):
        masks: dict[tuple[int, int], int] = {}
        for at, source in enumerate(choice[first:first + unit]):
            word, bit = divmod(source, unit)
            key = word, (at - bit) % unit
            masks[key] = masks.get(key, 0) | 1 << at
        terms = [t for (word, left), mask in sorted(masks.items()) for t in made.moved(word, left, mask, rotates)]
        total = terms[0]
        for t in terms[1:]:
            total = made.step("or", (total, t))
        made.results.append(total)
    return made


def completed(choice: Choice, size: int) -> Choice:
    """A permutation of `size` bits that begins with `choice`; bits that nobody wants stay where they are if they can.
    """
    rest = set(range(size)) - set(choice)
    whole = list(choice) + [i if i in rest else -1 for i in range(len(choice), size)]
    left = iter(sorted(rest - set(whole)))
    return tuple(next(left) if source < 0 else source for source in whole)


# -- exchanges of index bits ----------------------------------------------------------------------------------

Signed = tuple[tuple[int, int], ...]
"""For each bit of the source's index the bit of the result's index that it is, and 1 where it is complemented."""


def by_index(whole: Choice, unit: int) -> Words | None:
    """Exchanges of two bits of the index, or of none with its complement; None where the permutation is another."""
    wanted = index_map(whole)
    path = None if wanted is None else cheapest_path(wanted, len(whole), unit)
    if path is None:
        return None
    made, words = _begun(len(whole), unit)
    for i, j, complemented in path:
        words = _exchanged(made, words, i, j, complemented)
    made.results = list(words)
    return made


def index_map(whole: Choice) -> Signed | None:
    """How a permutation maps the index bit by bit; None if it does not."""
    levels = len(whole).bit_length() - 1
    moves = {(whole[1 << b] ^ whole[0]).bit_length() - 1: b for b in range(levels)}
    if sorted(moves) != list(range(levels)):
        return None
    made = tuple((moves[m], whole[0] >> m & 1) for m in range(levels))
    return made if all(_image(made, o) == source for o, source in enumerate(whole)) else None


def _image(f: Signed, o: int) -> int:
    return sum(((o >> b & 1) ^ c) << m for m, (b, c) in enumerate(f))


def cheapest_path(wanted: Signed, size: int, unit: int) -> list[tuple[int, int, int]] | None:
    """Exchanges (i, j, complemented) that make it, i = j for a complement alone; None where the search is too long."""
    levels, words = len(wanted), max(1, size // unit)
    across = levels - 1 if words > 1 else levels
    moves = [((i, j, c), 6 if j == across else 6 * words) for i, j in itertools.combinations(range(levels), 2)
             for c in (0, 1)]
    moves += [((i, i, 1), 0 if i == across else words * (1 if 2 << i == unit else 6)) for i in range(levels)]
    start = tuple((i, 0) for i in range(levels))
    order, done = itertools.count(), set[Signed]()
    queue: list[tuple[float, int, int, Signed, list[tuple[int, int, int]]]] = [(0, 0, 0, start, [])]
    while queue and len(done) < LARGEST:
        _, _, spent, now, path = heapq.heappop(queue)
        if now == wanted:
            return path
        if now in done:
            continue
        done.add(now)
        for move, price in moves:
            then = _after(now, move)
            if then not in done:
                cost = spent + price
                heapq.heappush(queue, (cost + 6 * _exchanges(then, wanted), next(order), cost, then, [*path, move]))
    return None


def _after(f: Signed, move: tuple[int, int, int]) -> Signed:
    """What `f` becomes where two bits of the result's index are exchanged, and complemented."""
    i, j, c = move
    if i == j:
        return tuple((b, sign ^ (b == i)) for b, sign in f)
    return tuple((j, sign ^ c) if b == i else (i, sign ^ c) if b == j else (b, sign) for b, sign in f)


def _exchanges(f: Signed, wanted: Signed) -> int:
    """How many exchanges of two index bits lead from one map to the other at least."""
    to = {b: w for (b, _), (w, _) in zip(f, wanted, strict=True)}
    cycles, seen = 0, set[int]()
    for b in to:
        cycles += b not in seen
        while b not in seen:
            seen.add(b)
            b = to[b]
    return len(to) - cycles


def _begun(size: int, unit: int) -> tuple[Words, tuple[int, ...]]:
    """A program without steps, and the numbers of its words."""
    made = Words(unit, max(1, size // unit))
    return made, tuple(range(made.inputs))


def _places(size: int, unit: int, bits: dict[int, int]) -> int:
    """The places of a word whose index has these bits (place of the bit -> what it is)."""
    return sum(1 << p for p in range(min(size, unit)) if all(p >> b & 1 == v for b, v in bits.items()))


def _exchanged(made: Words, words: tuple[int, ...], i: int, j: int, complemented: int) -> tuple[int, ...]:
    """`words` with the index bits i <= j exchanged (and complemented), or with one complemented."""
    size = made.unit * made.inputs if made.inputs > 1 else made.unit
    if 1 << j >= made.unit:  # the words themselves are the two halves
        low, high = words
        if i == j:
            return high, low
        mask = _places(size, made.unit, {i: 0})
        if complemented:
            return made.exchange_words(high, low, 1 << i, mask)[::-1]
        return made.exchange_words(low, high, 1 << i, mask)
    by = 1 << j if i == j else (1 << j) + (1 << i) if complemented else (1 << j) - (1 << i)
    where = {j: 0} if i == j else {j: 0, i: 0} if complemented else {j: 0, i: 1}
    return tuple(made.exchange(w, by, _places(size, made.unit, where)) for w in words)


# -- networks ---------------------------------------------------------------------------------------------------

def network(whole: Choice, order: Sequence[int], unit: int) -> Words:
    """A Benes network, its outer stages at the index bits that `order` begins with."""
    source = {s: s for s in whole}  # a bit by its first place -> where it is
    target = {s: at for at, s in enumerate(whole)}
    first, last = [], []
    for bit in order[:-1]:
        half = _halves(source, target, bit)
        first.append((bit, _crossed(source, half, bit)))
        last.append((bit, _crossed(target, half, bit)))
        for s in whole:
            source[s], target[s] = (at & ~(1 << bit) | half[s] << bit for at in (source[s], target[s]))
    middle = order[-1]
    stages = [*first, (middle, {source[s] & ~(1 << middle) for s in whole if source[s] != target[s]}), *last[::-1]]
    made, words = _begun(len(whole), unit)
    for bit, crossed in stages:
        words = _stage(made, words, bit, crossed)
    made.results = list(words)
    return made


def _halves(source: dict[int, int], target: dict[int, int], bit: int) -> dict[int, int]:
    """For every bit the half of the inner network that it goes through: neighbours go through different ones."""
    at_source, at_target = ({at: s for s, at in places.items()} for places in (source, target))
    half: dict[int, int] = {}
    for begin in sorted(source, key=lambda s: source[s]):
        s, side = begin, source[begin] >> bit & 1
        while s not in half:
            half[s] = side
            other = at_target[target[s] ^ 1 << bit]
            half[other] = 1 - side
            s = at_source[source[other] ^ 1 << bit]
    return half


def _crossed(places: dict[int, int], half: dict[int, int], bit: int) -> set[int]:
    """The lower places of the pairs that change sides."""
    return {at & ~(1 << bit) for s, at in places.items() if at >> bit & 1 != half[s]}


def _stage(made: Words, words: tuple[int, ...], bit: int, crossed: set[int]) -> tuple[int, ...]:
    """`words` with these places and those higher by the index bit exchanged."""
    unit = made.unit
    if 1 << bit >= unit:
        low, high = words
        return made.exchange_words(low, high, 0, sum(1 << at for at in crossed)) if crossed else words
    moved = []
    for number, w in enumerate(words):
        mask = sum(1 << at - number * unit for at in crossed if at // unit == number)
        moved.append(made.exchange(w, 1 << bit, mask) if mask else w)
    return tuple(moved)
