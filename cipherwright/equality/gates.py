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

from cipherwright.equality.clauses import FOUND, NEVER, search
from cipherwright.equality.few import columns

LEAF, AND, XOR = range(3)
INPUTS = 512
"""Random inputs: of a quarter of them few bits are ones, of another few are zeros."""
ALIKE = 3
"""Earlier gates of one sample that a gate is compared with."""
WINDOW, DEEP = 10, 60
"""Most inputs of a truth table, and gates above them."""
CONE = 3000
"""Most gates of a search; what is below them may be anything."""
CONFLICTS = 400
"""Conflicts of a search for gates inside."""
POOL = 24
"""Examples that are gathered before all samples are made longer."""


class Gates:
    """The gates of one proof."""

    def __init__(self) -> None:
        self.rng = random.Random(1)
        self.inputs = INPUTS
        self.kinds, self.left, self.right, self.samples = [LEAF], [0], [0], [0]
        self.made: dict[tuple[int, int, int], int] = {}
        self.of_sample: dict[int, list[int]] = {0: [0]}
        self.pool: list[dict[int, int]] = []
        self.searches = 0

    # -- gates ------------------------------------------------------------------------------------------------------
    def leaf(self) -> int:
        """A gate of which nothing is known."""
        draw, quarter = self.rng.getrandbits, INPUTS // 4
        few = draw(quarter) & draw(quarter) & draw(quarter)
        many = draw(quarter) | draw(quarter) | draw(quarter)
        sample = draw(2 * quarter) | few << 2 * quarter | many << 3 * quarter
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
        for earlier in alike:
            earlier ^= sample & 1
            if self.proved(gate, earlier, CONFLICTS):
                made = earlier
                break
        if made != gate:    # nothing is made of it
            self.of_sample[self._even(self.samples[gate >> 1])].remove(gate ^ self.samples[gate >> 1] & 1)
        self.made[kind, a, b] = made
        return made

    # -- proofs -----------------------------------------------------------------------------------------------------
    def proved(self, x: int, y: int, conflicts: int) -> bool:
        """Whether two literals are shown to be equal."""
        if x == y:
            return True
        if self._sample(x) != self._sample(y):
            return False
        return self._in_window(x, y) or self._never_differ(x, y, conflicts)

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

    def _never_differ(self, x: int, y: int, conflicts: int) -> bool:
        """Whether a search finds no input for which two literals differ; what it finds is a sample from then on."""
        cone, open_ = set[int](), [x >> 1, y >> 1]
        while open_:
            n = open_.pop()
            if n in cone or not n:
                continue
            cone.add(n)
            if self.kinds[n] != LEAF:
                open_ += [self.left[n] >> 1, self.right[n] >> 1]
        inside = sorted(n for n in cone if self.kinds[n] != LEAF)
        cut = inside[-CONE:]
        names = {n: i for i, n in enumerate(sorted({*cut, *(k >> 1 for n in cut for k in (self.left[n], self.right[n])),
                                                    *({x >> 1, y >> 1} - {0})}))}
        clauses: list[list[int]] = []
        for n in cut:
            a, b = (2 * names[k >> 1] + (k & 1) for k in (self.left[n], self.right[n]))
            own = 2 * names[n]
            if self.kinds[n] == AND:
                clauses += [[own ^ 1, a], [own ^ 1, b], [own, a ^ 1, b ^ 1]]
            else:
                clauses += [[own ^ 1, a, b], [own ^ 1, a ^ 1, b ^ 1], [own, a ^ 1, b], [own, a, b ^ 1]]
        one, other = (2 * names[k >> 1] + (k & 1) if k > 1 else -1 for k in (x, y))
        if one < 0 or other < 0:
            clauses.append([max(one, other) ^ (x if one < 0 else y)])
        else:
            clauses += [[one, other], [one ^ 1, other ^ 1]]
        self.searches += 1
        said, values = search(clauses, len(names), conflicts)
        if said == FOUND and len(cut) == len(inside):
            self._example({n: values[i] for n, i in names.items() if self.kinds[n] == LEAF})
        return said == NEVER

    def _example(self, values: dict[int, int]) -> None:
        """Take down an input for which two gates of one sample differ; after some all samples have them."""
        self.pool.append(values)
        if len(self.pool) < POOL:
            return
        more, old = len(self.pool), self.inputs
        ones = (1 << more) - 1
        added = [0] * len(self.kinds)
        for n, kind in enumerate(self.kinds):
            if kind == LEAF and n:
                for at, one in enumerate(self.pool):
                    added[n] |= one.get(n, self.rng.getrandbits(1)) << at
            elif kind != LEAF:
                a, b = (added[k >> 1] ^ (ones if k & 1 else 0) for k in (self.left[n], self.right[n]))
                added[n] = a & b if kind == AND else a ^ b
        kept = sorted(k for row in self.of_sample.values() for k in row)
        self.inputs, self.pool = old + more, []
        self.samples = [s | t << old for s, t in zip(self.samples, added, strict=True)]
        self.of_sample = {}
        for k in kept:
            self.of_sample.setdefault(self._even(self.samples[k >> 1]), []).append(k)
