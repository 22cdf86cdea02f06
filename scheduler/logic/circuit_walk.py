"""Shorter circuits by a random walk over sets of values.

A circuit is seen as the set of functions it computes: its inputs, its outputs and what lies between. Such a set is
good if every function in it can be made from others before it by one gate. A step of the walk adds a function that
one gate makes, and then takes away others, as long as the set stays good. Adding `b ^ c` to `t = a ^ b, u = t ^ c`
gives u a second recipe, `a ^ (b ^ c)`, and t may go; adding it to `(a & b) ^ (a & c)` makes two gates of three. The
set may grow by `slack` above the smallest met, so that two functions can be exchanged together, and of sets of one
size that with the shortest longest path is kept. Local changes of
a straight-line program are those of D. Lin, Z. Xiang, X. Zeng and S. Zhang (A framework to optimize implementations
of matrices, CT-RSA 2021) for XOR programs; that a set of functions is kept, and not a program, makes all orders
of a program the same state, and `and` and `or` are treated like `xor`.

Functions are 0 where all inputs are 0 (complements are left out: see `strip`), so no gate needs a complement.
"""

from __future__ import annotations

import numpy as np

from scheduler.logic.circuit import Circuit, Step, used

KINDS = ("xor", "and", "or")


def strip(circuit: Circuit, point: int = 0) -> Circuit:
    """`circuit` without `not`: of S it makes S(x ^ point) ^ S(point), the inputs x being an integer.

    Every value of the circuit that is 1 at input `point` is complemented. ValueError if it has constants.
    """
    steps: list[Step] = []
    made: dict[Step, int] = {}
    number = list(range(circuit.inputs))
    ones = [bool(point >> i & 1) for i in range(circuit.inputs)]

    def step(kind: str, a: int, b: int) -> int:
        s = Step(kind, (min(a, b), max(a, b)))
        if s not in made:
            steps.append(s)
            made[s] = circuit.inputs + len(steps) - 1
        return made[s]

    for s in circuit.steps:
        if not s.args:
            raise ValueError("a circuit to strip has no constants")
        a, b = number[s.args[0]], number[s.args[-1]]
        x, y = ones[s.args[0]], ones[s.args[-1]]
        if s.kind == "not":
            number.append(a)
            ones.append(not x)
        elif s.kind == "xor":
            number.append(step("xor", a, b))
            ones.append(x ^ y)
        elif x == y:
            number.append(step({"and": "or", "or": "and"}[s.kind] if x else s.kind, a, b))
            ones.append(x)
        else:  # one of ~p & q = (p & q) ^ q and ~p | q = ~((p & q) ^ p)
            both = step("and", a, b)
            other = (b if x else a) if s.kind == "and" else (a if x else b)
            number.append(step("xor", both, other))
            ones.append(s.kind == "or")
    return Circuit(circuit.inputs, tuple(steps), tuple(number[o] for o in circuit.outputs), circuit.name)


def complements(bare: Circuit, wanted: int) -> tuple[int, ...]:
    """The fewest values whose complements complement the outputs in the mask `wanted`.

    Only values that reach no `and` or `or` are used, so each complements certain outputs; an output always can.
    """
    reach = [0] * (bare.inputs + len(bare.steps))
    linear = [True] * len(reach)
    for j, o in enumerate(bare.outputs):
        reach[o] ^= 1 << j
    for i in reversed(range(len(bare.steps))):
        s, v = bare.steps[i], bare.inputs + i
        for a in s.args:
            reach[a] ^= reach[v]
            linear[a] &= linear[v] and s.kind == "xor"
    useful = {reach[v]: v for v in range(len(reach)) if linear[v] and reach[v]}
    found: dict[int, tuple[int, ...]] = {0: ()}
    todo = [0]
    for mask in todo:
        for flips, v in useful.items():
            if mask ^ flips not in found:
                found[mask ^ flips] = (*found[mask], v)
                todo.append(mask ^ flips)
    return found.get(wanted, ())


def dress(bare: Circuit, point: int, at_point: int, inside: bool = False) -> Circuit:
    """The circuit of S from that of S(x ^ point) ^ S(point), with complements at its inputs and outputs.

    `inside` puts complements before the outputs where fewer do: better where no key absorbs those at the ends.
    """
    early = complements(bare, at_point) if inside else ()
    at_point = 0 if early else at_point
    steps: list[Step] = []

    def step(kind: str, *args: int) -> int:
        steps.append(Step(kind, args))
        return bare.inputs + len(steps) - 1

    number = [step("not", i) if point >> i & 1 else i for i in range(bare.inputs)]
    number = [step("not", v) if i in early else v for i, v in enumerate(number)]
    for i, s in enumerate(bare.steps, bare.inputs):
        number.append(step(s.kind, *(number[a] for a in s.args)))
        if i in early:
            number[-1] = step("not", number[-1])
    outputs = [step("not", number[o]) if at_point >> j & 1 else number[o] for j, o in enumerate(bare.outputs)]
    return Circuit(bare.inputs, tuple(steps), tuple(outputs), bare.name)


def improve(circuit: Circuit, iterations: int, seed: int = 1, slack: int = 1, deepest: int = 0) -> Circuit:
    """A circuit of the same functions with at most as many gates; `circuit` has no `not` and no constants.

    `iterations` is the length of the walk in steps; with `deepest` no path of the result has more gates than that, or
    as few more as the walk comes to: it starts from what the functions of `circuit` allow. ValueError for a value that
    is always 0.
    """
    from scheduler.logic.circuit_walk_core import walk  # only where it is needed: numba takes a while to load

    logic = any(s.kind != "xor" for s in circuit.steps)
    values, rows = _values(circuit, logic)
    outputs = [values[o] for o in circuit.outputs]
    if 0 in values:
        raise ValueError("a circuit to improve has no value that is always 0; leave such outputs out")
    distinct = list(dict.fromkeys(values))
    keep = np.array([k < circuit.inputs or v in set(outputs) for k, v in enumerate(distinct)], np.bool_)
    words = (rows + 63) // 64
    table = np.array([[v >> 64 * k & (1 << 64) - 1 for k in range(words)] for v in distinct], np.uint64)
    columns = np.random.default_rng(7).integers(0, 1 << 64, (words * 8, 8), np.uint64, endpoint=False)
    found = walk(table, keep, circuit.inputs, logic, _bytes(columns), iterations, slack, seed, deepest)
    place = {v: k for k, v in enumerate(distinct[:circuit.inputs])}
    steps = []
    for row in found:
        steps.append(Step(KINDS[int(row[0])], (int(row[1]), int(row[2]))))
        place[sum(int(w) << 64 * i for i, w in enumerate(row[3:]))] = circuit.inputs + len(steps) - 1
    return used(Circuit(circuit.inputs, tuple(steps), tuple(place[o] for o in outputs), circuit.name))


def _values(circuit: Circuit, logic: bool) -> tuple[list[int], int]:
    """Every value as a bit vector, and its length: a truth table, or for XOR programs the inputs it sums."""
    size = 1 << circuit.inputs if logic else circuit.inputs
    values = [sum((x >> i & 1) << x for x in range(size)) if logic else 1 << i for i in range(circuit.inputs)]
    for s in circuit.steps:
        a, b = values[s.args[0]], values[s.args[1]]
        values.append(a ^ b if s.kind == "xor" else a & b if s.kind == "and" else a | b)
    return values, size


def _bytes(columns: np.ndarray) -> np.ndarray:
    """A linear hash as look-ups: entry [k, b] is the XOR of columns[k, i] over the bits i of b."""
    out = np.zeros((len(columns), 256), np.uint64)
    for i in range(8):
        out[:, [b for b in range(256) if b >> i & 1]] ^= columns[:, i:i + 1]
    return out
