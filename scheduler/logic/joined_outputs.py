"""Circuits of a box with some outputs joined to values from elsewhere: where its last functions have room for those.

A cipher adds something else to some outputs of a box. If the last function of such an output has two operands, that
comes for nothing on a CPU whose logic has three. A walk over the circuits of the box with further inputs, each of them
added to an output, counts so; without those inputs what it finds is a circuit of the box.
"""

from __future__ import annotations

from collections.abc import Sequence

from scheduler.logic.circuit import Circuit, Step, used


def with_joined(circuit: Circuit, outputs: Sequence[int]) -> Circuit:
    """The circuit with a further input for each of these outputs, which is added to it."""
    more = len(outputs)

    def number(v: int) -> int:
        return v if v < circuit.inputs else v + more

    steps = [Step(s.kind, tuple(number(a) for a in s.args)) for s in circuit.steps]
    made = [number(o) for o in circuit.outputs]
    for k, o in enumerate(outputs):
        steps.append(Step("xor", (made[o], circuit.inputs + k)))
        made[o] = circuit.inputs + more + len(steps) - 1
    return Circuit(circuit.inputs + more, tuple(steps), tuple(made), circuit.name)


def without_joined(circuit: Circuit, count: int) -> Circuit:
    """The circuit where its last `count` inputs are 0, without what that leaves to do nothing."""
    inputs = circuit.inputs - count
    steps: list[Step] = []
    known: list[int | bool] = [*range(inputs), *[False] * count]    # a value's new number, or what it always is

    def add(kind: str, *args: int) -> int:
        steps.append(Step(kind, args))
        return inputs + len(steps) - 1

    def joined(kind: str, fixed: bool, other: int | bool) -> int | bool:
        if kind == "and":
            return other if fixed else False
        if kind == "or":
            return True if fixed else other
        if isinstance(other, bool):
            return fixed != other
        return add("not", other) if fixed else other

    for s in circuit.steps:
        a = [known[x] for x in s.args]
        fixed = next((x for x in a if isinstance(x, bool)), None)
        if s.kind in ("zero", "ones"):
            known.append(s.kind == "ones")
        elif fixed is None:
            known.append(add(s.kind, *a))
        elif s.kind == "not":
            known.append(not fixed)
        else:
            known.append(joined(s.kind, fixed, a[1] if a[0] is fixed else a[0]))
    ends = [known[o] for o in circuit.outputs]
    outputs = [add("ones" if v else "zero") if isinstance(v, bool) else v for v in ends]
    return used(Circuit(inputs, tuple(steps), tuple(outputs), circuit.name))
