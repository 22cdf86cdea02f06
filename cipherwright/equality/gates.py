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
from typing import Any

import numpy as np

from cipherwright.equality.clause_verdicts import AND, FOUND, LEAF, NEVER, STOPPED, XOR
from cipherwright.equality.clauses import KEPT, load
from cipherwright.equality.few import columns

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
CHEAP = 8
"""Of searches that find an example, which are short and tell gates apart from then on, one in so many counts."""
RARE = 4
"""Of how many inputs a gate is something else, if no search is made for such an input."""
POOL = NEAR = 8
"""Examples that are gathered before all samples are made longer; inputs that each is taken as, of which all but one or
two bits in eight are the same."""
EVERY = (1 << POOL * NEAR) - 1


class Gates:
    """The gates of one proof."""

    def __init__(self) -> None:
        load()
        self.rng = random.Random(1)
        self.inputs = INPUTS
        self.kinds, self.left, self.right, self.samples = [LEAF], [0], [0], [0]
        self.made: dict[tuple[int, int, int], int] = {}
        self.of_sample: dict[int, list[int]] = {0: [0]}
        self.leaves: list[int] = []
        self.rows, self.late = np.zeros((3, 1024), np.int32), np.zeros(1024, np.uint64)
        """Kinds and inputs of gates as arrays; their values for the last examples, each with some inputs near it."""
        self.copied = self.drawn = self.pending = 0
        self.words: dict[Any, int] = {}
        self.searches, self.most, self.counts = 0, SEARCHES, [0, 0, 0]

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
        if kind == LEAF:
            self.leaves.append(number)
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
        self._arrays()
        if self.late[x >> 1] ^ self.late[y >> 1] != (EVERY if (x ^ y) & 1 else 0):
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
        from cipherwright.equality.gates_core import below, differ  # numba, which is loaded where it is wanted

        rows = self._arrays()
        for most in cones if self.searches < self.most else ():
            inside = np.empty(most, np.int32)
            many = below(*rows, x >> 1, y >> 1, most, inside)
            whole, many = many >= 0, many if many >= 0 else ~many
            self.searches += 1
            if self.searches > self.most:
                return False
            room = (conflicts + 1) * min(KEPT, 3 * many + 2)
            names, values = np.full(3 * many + 3, -1, np.int32), np.zeros(3 * many + 3, np.int8)
            said = differ(*rows, x, y, inside[:many], room, conflicts, names, values)
            self.counts[said] += 1
            self.searches -= said == FOUND and self.counts[FOUND] % CHEAP > 0
            if said == FOUND and whole:
                found = zip(names.tolist(), values.tolist(), strict=True)
                self._example({n: v for n, v in found if n >= 0 and self.kinds[n] == LEAF})
            if said == NEVER or said == STOPPED or whole:
                return bool(said == NEVER)
        return False

    def _arrays(self) -> tuple[Any, Any, Any]:
        """Kinds and inputs of all gates, for what is compiled; and let all have their values for the last examples."""
        from cipherwright.equality.gates_core import valued

        done, size = self.copied, len(self.kinds)
        if size > self.rows.shape[1]:
            self.rows = np.concatenate([self.rows, np.zeros((3, 2 * size), np.int32)], 1)
            self.late = np.concatenate([self.late, np.zeros(2 * size, np.uint64)])
        kinds, left, right = self.rows[:, :size]
        if done < size:
            kinds[done:], left[done:], right[done:] = self.kinds[done:], self.left[done:], self.right[done:]
            while self.drawn < len(self.leaves):
                self.late[self.leaves[self.drawn]] = self.rng.getrandbits(64)
                self.drawn += 1
            valued(kinds, left, right, done, self.late)
            self.copied = size
        return kinds, left, right

    def _example(self, values: dict[int, int]) -> None:
        """Take down an input for which two gates of one sample differ, and some near it; at once for comparisons.

        After some all samples have them.
        """
        from cipherwright.equality.gates_core import valued

        rows, size, draw = self._arrays(), len(self.kinds), self.rng.getrandbits
        shift = NEAR * self.pending
        for n in self.leaves:
            near = draw(NEAR) & draw(NEAR) & draw(NEAR) ^ values.get(n, draw(1)) * ((1 << NEAR) - 1)
            self.late[n] = int(self.late[n]) & ~(((1 << NEAR) - 1) << shift) | near << shift
        valued(*rows, 1, self.late)
        self.pending += 1
        if self.pending < POOL:
            return
        kept = sorted(k for row in self.of_sample.values() for k in row)
        self.samples = [s | t << self.inputs for s, t in zip(self.samples, self.late[:size].tolist(), strict=True)]
        self.inputs, self.pending = self.inputs + NEAR * POOL, 0
        self.of_sample = {}
        for k in kept:
            self.of_sample.setdefault(self._even(self.samples[k >> 1]), []).append(k)
