"""XOR programs of linear maps (a first form: common pairs)."""

from __future__ import annotations

from collections import Counter
from functools import cache
from itertools import combinations

from scheduler.circuit import Circuit, Step


@cache
def xor_program(columns: tuple[int, ...], bits: int) -> Circuit:
    """The map whose column i is the image of input bit i, as XOR gates: the commonest pair first (Paar)."""
    n = len(columns)
    rows = [{i for i in range(n) if columns[i] >> j & 1} for j in range(bits)]
    steps: list[Step] = []
    while True:
        pairs = Counter(p for r in rows for p in combinations(sorted(r), 2))
        if not pairs:
            break
        pair = min(pairs, key=lambda p: (-pairs[p], p))
        steps.append(Step("xor", pair))
        new = n + len(steps) - 1
        for r in rows:
            if pair[0] in r and pair[1] in r:
                r.difference_update(pair)
                r.add(new)
    outputs = []
    for r in rows:
        if not r:
            steps.append(Step("zero", ()))
            r.add(n + len(steps) - 1)
        outputs.append(next(iter(r)))
    return Circuit(n, tuple(steps), tuple(outputs))
