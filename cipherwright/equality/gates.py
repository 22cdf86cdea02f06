"""A graph of gates of two inputs in which those that are shown to be equal are one, whatever they are made of.

For what neither the forms' normal form nor that of sums sees: forms are taken apart to and and exclusive-or, sums to
full adders, shifts by values to choices. A new gate that is the same as an earlier one for random inputs is compared
with it: by truth tables of the gates just below both, else by a search for an input for which they differ (`clauses`).
So what is below is one already where what is above is compared (Kuehlmann and Krohm, 1997; Mishchenko and others,
2005). Where a comparison stops at inner gates these may be anything, and so what is shown there holds.

A literal is twice a gate's number, plus 1 where it is complemented; 0 is false, 1 is true.
"""

from __future__ import annotations

import random
from collections.abc import Sequence
from heapq import heapify, heappop, heappush
from typing import Any

from cipherwright.equality.clause_verdicts import FOUND, NEVER, STOPPED
from cipherwright.equality.clauses import search
from cipherwright.equality.few import columns

LEAF, AND, XOR = range(3)
PART = 96
INPUTS = 7 * PART
"""Random inputs: a part of which half the bits are ones, one each of few ones and few zeros, and four of words."""
ALIKE = 3
"""Earlier gates of one sample that a gate is compared with."""
WINDOW, DEEP = 10, 60
"""Most inputs of a truth table, and gates above them."""
CONES = (60, 400, 4000)
"""Most gates of a search, and of the next if that does not say; what is below them may be anything."""
CONFLICTS = 400
"""Conflicts of a search for gates inside."""
SEARCHES = 4000
"""Searches of one proof."""
RARE = 4
"""Of how many inputs a gate is something else, if no search is made for such an input."""
POOL = 8
"""Examples that are gathered before all samples are made longer."""
NEAR = 8
"""Inputs that an example is taken as, of which all but one or two bits in eight are the same."""


class Gates:
    """The gates of one proof."""

    def __init__(self) -> None:
        self.rng = random.Random(1)
        self.inputs = INPUTS
        self.kinds, self.left, self.right, self.samples = [LEAF], [0], [0], [0]
        self.made: dict[tuple[int, int, int], int] = {}
        self.of_sample: dict[int, list[int]] = {0: [0]}
        self.pool: list[dict[int, int]] = []
        self.words: dict[Any, int] = {}
        self.searches, self.counts = 0, [0, 0, 0]

    # -- gates ------------------------------------------------------------------------------------------------------
    def leaf(self, words: Sequence[Any] = ()) -> int:
        """A gate of which nothing is known; `words`: names of what it is a bit of, whose bits are often all the same.

        Carries reach far only for such words.
        """
        draw = self.rng.getrandbits
        sample = draw(PART) | (draw(PART) & draw(PART) & draw(PART)) << PART | \
            (draw(PART) | draw(PART) | draw(PART)) << 2 * PART
        for at, word in enumerate((*words, None, None)[:2]):
            same = self.words.setdefault(word, draw(2 * PART)) if word is not None else draw(2 * PART)
            other = draw(PART) & draw(PART) & draw(PART) & draw(PART)    # in half of them but for few bits
            sample |= (same ^ other) << (3 + 2 * at) * PART
        if self.inputs > INPUTS:
            sample |= draw(self.inputs - INPUTS) << INPUTS
        return self._new(LEAF, 0, 0, sample)

    def both(self, a: int, b: int) -> int:
        """And of two literals."""
        if a == b:
            return a
        if a ^ b == 1 or not a or not b:
            return 0
        if a == 1 or b == 1:
            return b if a == 1 else a
        return self._gate(AND, min(a, b), max(a, b))

    def xor(self, a: int, b: int) -> int:
        """Exclusive or of two literals."""
        turned, a, b = (a ^ b) & 1, a & ~1, b & ~1
        if not a or not b or a == b:
            return (0 if a == b else a or b) ^ turned
        return self._gate(XOR, min(a, b), max(a, b)) ^ turned

    def either(self, a: int, b: int) -> int:
        """Or of two literals."""
        return self.both(a ^ 1, b ^ 1) ^ 1

    def chosen(self, by: int, one: int, other: int) -> int:
        """`one` where `by` is true, else `other`."""
        if one == other:
            return one
        return self.xor(other, self.both(by, self.xor(one, other)))

    def added(self, x: Sequence[int], y: Sequence[int], carry: int) -> list[int]:
        """The bits of a sum of two rows that are as long as it is."""
        made = []
        for a, b in zip(x, y, strict=True):
            half = self.xor(a, b)
            made.append(self.xor(half, carry))
            carry = self.either(self.both(a, b), self.both(half, carry))
        return made

    def _new(self, kind: int, a: int, b: int, sample: int) -> int:
        number = len(self.kinds)
        self.kinds.append(kind)
        self.left.append(a)
        self.right.append(b)
        self.samples.append(sample)
        turned = sample & 1
        self.of_sample.setdefault(self._even(sample), []).append(2 * number ^ turned)
        return 2 * number

    def _even(self, sample: int) -> int:
        return sample ^ (1 << self.inputs) - 1 if sample & 1 else sample

    def _sample(self, literal: int) -> int:
        found = self.samples[literal >> 1]
        return found ^ (1 << self.inputs) - 1 if literal & 1 else found

    def _gate(self, kind: int, a: int, b: int) -> int:
        found = self.made.get((kind, a, b))
        if found is not None:
            return found
        one, other = self._sample(a), self._sample(b)
        sample = one & other if kind == AND else one ^ other
        alike = self.of_sample.get(self._even(sample), ())[:ALIKE]
        gate = self._new(kind, a, b, sample)
        made = gate
        cones = CONES if RARE < sample.bit_count() < self.inputs - RARE else ()
        for earlier in alike:
            earlier ^= sample & 1
            if self.proved(gate, earlier, CONFLICTS, cones):
                made = earlier
                break
        if made != gate:    # nothing is made of it
            self.of_sample[self._even(self.samples[gate >> 1])].remove(gate ^ self.samples[gate >> 1] & 1)
        self.made[kind, a, b] = made
        return made

    # -- proofs -----------------------------------------------------------------------------------------------------
    def proved(self, x: int, y: int, conflicts: int, cones: Sequence[int] = CONES) -> bool:
        """Whether two literals are shown to be equal, by searches of so many gates."""
        if x == y:
            return True
        if self._sample(x) != self._sample(y):
            return False
        return self._in_window(x, y) or self._never_differ(x, y, conflicts, cones)

    def _in_window(self, x: int, y: int) -> bool:
        """Whether truth tables of the gates just below say so; those that were made last are taken apart first."""
        leaves, inside = {x >> 1, y >> 1} - {0}, list[int]()
        while len(inside) < DEEP:
            last = max((n for n in leaves if self.kinds[n] != LEAF), default=0)
            if not last:
                break
            more = leaves - {last} | {self.left[last] >> 1, self.right[last] >> 1}
            if len(more) > WINDOW:
                break
            leaves = more
            inside.append(last)
        ones = (1 << (1 << len(leaves))) - 1
        values = {0: 0, **dict(zip(leaves, columns(len(leaves)), strict=True))}
        for n in reversed(inside):
            a, b = (values[k >> 1] ^ (ones if k & 1 else 0) for k in (self.left[n], self.right[n]))
            values[n] = a & b if self.kinds[n] == AND else a ^ b
        return values[x >> 1] ^ values[y >> 1] == (ones if (x ^ y) & 1 else 0)

    def _never_differ(self, x: int, y: int, conflicts: int, cones: Sequence[int]) -> bool:
        """Whether a search finds no input for which two literals differ; what it finds is a sample from then on.

        First gates just below both are looked at, those that were made last first; then more, and then all.
        """
        inside, heap, seen = list[int](), [-(k >> 1) for k in (x, y) if k > 1], {x >> 1, y >> 1}
        heapify(heap)
        for most in cones:
            while heap and len(inside) < most:
                n = -heappop(heap)
                if self.kinds[n] == LEAF:
                    continue
                inside.append(n)
                for k in (self.left[n] >> 1, self.right[n] >> 1):
                    if k not in seen:
                        seen.add(k)
                        heappush(heap, -k)
            said, values = self._searched(inside, x, y, conflicts)
            if said == NEVER:
                return True
            if not heap:
                if said == FOUND:
                    self._example({n: one for n, one in values.items() if self.kinds[n] == LEAF})
                return False
            if said == STOPPED:
                return False
        return False

    def _searched(self, inside: Sequence[int], x: int, y: int, conflicts: int) -> tuple[int, dict[int, int]]:
        """What a search for an input says for which two literals differ, of these gates; what is below is anything."""
        names: dict[int, int] = {}
        clauses: list[list[int]] = []

        def name(k: int) -> int:
            return 2 * names.setdefault(k >> 1, len(names)) + (k & 1)

        for n in reversed(inside):
            a, b = name(self.left[n]), name(self.right[n])
            own = name(2 * n)
            if self.kinds[n] == AND:
                clauses += [[own ^ 1, a], [own ^ 1, b], [own, a ^ 1, b ^ 1]]
            else:
                clauses += [[own ^ 1, a, b], [own ^ 1, a ^ 1, b ^ 1], [own, a ^ 1, b], [own, a, b ^ 1]]
        if x < 2 or y < 2:
            clauses.append([name(max(x, y)) ^ min(x, y)])
        else:
            one, other = name(x), name(y)
            clauses += [[one, other], [one ^ 1, other ^ 1]]
        self.searches += 1
        if self.searches > SEARCHES:
            return STOPPED, {}
        said, values = search(clauses, len(names), conflicts)
        self.counts[said] += 1
        return said, {n: values[i] for n, i in names.items()} if said == FOUND else {}

    def _example(self, values: dict[int, int]) -> None:
        """Take down an input for which two gates of one sample differ; after some all samples have them."""
        self.pool.append(values)
        if len(self.pool) < POOL:
            return
        more, old = NEAR * len(self.pool), self.inputs
        ones = (1 << more) - 1
        added, draw = [0] * len(self.kinds), self.rng.getrandbits
        for n, kind in enumerate(self.kinds):
            if kind == LEAF and n:
                for at, one in enumerate(self.pool):
                    value = one.get(n, draw(1))
                    added[n] |= (draw(NEAR) & draw(NEAR) & draw(NEAR) ^ value * ((1 << NEAR) - 1)) << NEAR * at
            elif kind != LEAF:
                a, b = (added[k >> 1] ^ (ones if k & 1 else 0) for k in (self.left[n], self.right[n]))
                added[n] = a & b if kind == AND else a ^ b
        kept = sorted(k for row in self.of_sample.values() for k in row)
        self.inputs, self.pool = old + more, []
        self.samples = [s | t << old for s, t in zip(self.samples, added, strict=True)]
        self.of_sample = {}
        for k in kept:
            self.of_sample.setdefault(self._even(self.samples[k >> 1]), []).append(k)
