"""Circuits of S-boxes of low algebraic degree, from their polynomials.

Each output bit is a sum of products of input bits. The start is a circuit in which the commonest pair of factors is
multiplied first and the commonest pair of summands added first; random choices among equals give many starts. The
walk of scheduler.logic.circuit_walk then finds what products have in common, such as (a & b) ^ (a & c) = a & (b ^ c).
"""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Sequence
from itertools import combinations

from dsl.semantics import monomials
from scheduler.logic.circuit import Circuit, Step
from scheduler.logic.circuit_walk import improve
from scheduler.logic.linear_program import paar


def degree(entries: Sequence[int], outputs: int) -> int:
    """The largest number of input bits that are multiplied together."""
    return max((m.bit_count() for j in range(outputs) for m in monomials(entries, j)), default=0)


def polynomial_circuit(entries: Sequence[int], outputs: int, seed: int = 1) -> Circuit:
    """A circuit of S(x) ^ S(0) without `not`; every output must depend on an input."""
    rng = random.Random(seed)
    inputs = len(entries).bit_length() - 1
    rows = [[m for m in monomials(entries, j) if m] for j in range(outputs)]
    wanted = sorted({m for row in rows for m in row})
    steps: list[Step] = []
    factors = {m: {i for i in range(inputs) if m >> i & 1} for m in wanted}
    while any(len(f) > 1 for f in factors.values()):
        pairs = Counter(p for f in factors.values() for p in combinations(sorted(f), 2))
        most = max(pairs.values())
        a, b = rng.choice(sorted(p for p, c in pairs.items() if c == most))
        steps.append(Step("and", (a, b)))
        for f in factors.values():
            if a in f and b in f:
                f -= {a, b}
                f.add(inputs + len(steps) - 1)
    where = {m: min(f) for m, f in factors.items()}
    sums = paar(len(wanted), [sum(1 << wanted.index(m) for m in row) for row in rows], rng)
    number = [where[m] for m in wanted]
    for s in sums.steps:
        number.append(inputs + len(steps))
        steps.append(Step("xor", (number[s.args[0]], number[s.args[1]])))
    return Circuit(inputs, tuple(steps), tuple(number[o] for o in sums.outputs))


def search_polynomial(entries: Sequence[int], outputs: int, starts: int = 4, effort: int = 20000,
                      seed: int = 1, deepest: int = 0) -> list[Circuit]:
    """Circuits of S(x) ^ S(0), shortest first: one for each start, improved by `effort` steps of the walk; paths of
    at most `deepest` gates if that is not 0 and can be."""
    found = [improve(polynomial_circuit(entries, outputs, s), effort, s, deepest=deepest)
             for s in range(seed, seed + starts)]
    return sorted(found, key=lambda c: (c.gates, c.depth))
