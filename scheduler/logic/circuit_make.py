"""Circuits for tables that none is stored for: decision diagrams and polynomials with shared parts.

Neither is short, both always work. `scheduler.logic.circuit_search` finds better ones for small permutations.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import permutations

from dsl.semantics import monomials
from scheduler.logic.circuit import Circuit, Step, used

MADE = "made by the compiler"
"""The name of such a circuit."""


def make_circuit(entries: Sequence[int], outputs: int) -> Circuit:
    """A circuit of a table with 2**n entries of `outputs` bits, n <= 8: the one with the fewest gates that was made."""
    inputs = len(entries).bit_length() - 1
    orders = list(permutations(range(inputs))) if inputs <= 4 else [tuple(range(inputs)), tuple(range(inputs))[::-1]]
    made = [_diagram(entries, inputs, outputs, order) for order in orders]
    return min([*made, _polynomial(entries, inputs, outputs)], key=lambda c: (c.gates, c.depth))


class _Builder:
    """Steps with equal ones shared and constants folded away."""

    def __init__(self, inputs: int) -> None:
        self.inputs = inputs
        self.steps: list[Step] = []
        self.made: dict[Step, int] = {}

    def step(self, kind: str, *args: int) -> int:
        step = Step(kind, tuple(sorted(args)))
        if step not in self.made:
            self.steps.append(step)
            self.made[step] = self.inputs + len(self.steps) - 1
        return self.made[step]

    def circuit(self, outputs: Sequence[int]) -> Circuit:
        """What the outputs need, without the rest."""
        return used(Circuit(self.inputs, tuple(self.steps), tuple(outputs), MADE))


def _columns(entries: Sequence[int], outputs: int) -> list[int]:
    return [sum((e >> j & 1) << x for x, e in enumerate(entries)) for j in range(outputs)]


def _diagram(entries: Sequence[int], inputs: int, outputs: int, order: Sequence[int]) -> Circuit:
    """A binary decision diagram of all outputs that asks for the inputs in `order`, as multiplexers."""
    build = _Builder(inputs)
    full = (1 << len(entries)) - 1
    ones = [sum((x >> i & 1) << x for x in range(len(entries))) for i in range(inputs)]
    known = {t: i for i, t in enumerate(ones)}

    def value(table: int, level: int) -> int:
        if table not in known:
            known[table] = fresh(table, level)
        return known[table]

    def fresh(table: int, level: int) -> int:
        if table in (0, full):
            return build.step("ones" if table else "zero")
        if table ^ full in known:
            return build.step("not", known[table ^ full])
        i = order[level]
        shift = 1 << i
        low, high = table & ~ones[i], table & ones[i]
        low, high = low | low << shift, high | high >> shift
        if low == high:
            return value(low, level + 1)
        if low ^ high == full:
            return build.step("xor", value(low, level + 1), i)
        if low == 0:
            return build.step("and", value(high, level + 1), i)
        if high == full:
            return build.step("or", value(low, level + 1), i)
        if high == 0:
            return build.step("and", value(low, level + 1), value(ones[i] ^ full, level + 1))
        if low == full:
            return build.step("or", value(high, level + 1), value(ones[i] ^ full, level + 1))
        a, b = value(low, level + 1), value(high, level + 1)
        return build.step("xor", build.step("and", build.step("xor", a, b), i), a)

    return build.circuit([value(t, 0) for t in _columns(entries, outputs)])


def _polynomial(entries: Sequence[int], inputs: int, outputs: int) -> Circuit:
    """The algebraic normal form of every output; products are built from smaller ones."""
    build = _Builder(inputs)

    def product(monomial: int) -> int:
        top = monomial.bit_length() - 1
        rest = monomial ^ 1 << top
        return build.step("and", product(rest), top) if rest else top

    found = []
    for j in range(outputs):
        masks = monomials(entries, j)
        terms = [product(m) for m in masks if m]
        if not terms:
            found.append(build.step("ones" if masks else "zero"))
            continue
        total = terms[0]
        for t in terms[1:]:
            total = build.step("xor", total, t)
        found.append(build.step("not", total) if 0 in masks else total)
    return build.circuit(found)
