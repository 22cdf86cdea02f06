"""A walk that shortens circuits of functions of three operands, for CPUs whose logic has three.

A circuit is a network of nodes, each any function of up to three others. A step takes a node and looks where an output
depends on it at all. There it may be any function of any three values that tells its ones from its zeros, so that what
it is elsewhere is free: of all such triples it takes one by which most nodes are not needed any more, a random one of
equals. Other steps add a node, a random one or one that is part of a node near by, and a walk of `slack` nodes more
than the least goes on from there. What a step leaves has the same outputs, so nothing need be checked but the result.

Resubstitution with don't-cares: A. Mishchenko, R. Brayton, J.-H. R. Jiang, S. Jang, "Scalable Don't-Care-Based Logic
Optimization and Resynthesis" (FPGA 2009), there with a solver for conditions; whole truth tables are small enough here.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache

from scheduler.logic.circuit import Circuit, Step, functions, used
from scheduler.logic.function_net import Net, new_net, settle
from scheduler.logic.function_walk_core import walk
from scheduler.select.cover import MOST, Cut

PATTERNS = (0b10101010, 0b11001100, 0b11110000)
"""Values of the operands of a function in its eight cases."""
ROUND = 10000
"""Steps after which the walk goes on from the best network that it has met."""


def shorten(circuit: Circuit, rounds: int, slack: int, seed: int) -> Circuit:
    """A circuit of the same outputs whose covering has as few functions as the walk comes to, or fewer.

    It starts from the covering of `circuit` and takes `rounds` times ROUND steps, with up to `slack` nodes more than
    the least met.
    """
    net = _network(circuit, slack, seed)
    settle(net)
    for _ in range(rounds):
        net.fan[:], net.tab[:], _ = walk(net, ROUND, slack)
        settle(net)
    return _circuit(net, circuit.name)


def _network(circuit: Circuit, slack: int, seed: int) -> Net:
    chosen = functions(circuit)
    number = {i: i for i in range(circuit.inputs)}
    fan, tab = [[-1] * MOST for _ in number], [0 for _ in number]
    for z in sorted(chosen):
        number[z] = len(fan)
        fan.append([*(number[x] for x in chosen[z]), *[-1] * (MOST - len(chosen[z]))])
        tab.append(_table(circuit, z, chosen[z]))
    return new_net(circuit.inputs, fan, tab, [number[o] for o in circuit.outputs], slack + 2, seed)


def _table(circuit: Circuit, z: int, leaves: Cut) -> int:
    known = dict(zip(leaves, PATTERNS, strict=False))

    def value(x: int) -> int:
        if x not in known:
            step = circuit.steps[x - circuit.inputs]
            below = [value(y) for y in step.args]
            known[x] = _gate(step.kind, below)
        return known[x]

    return value(z)


def _gate(kind: str, below: Sequence[int]) -> int:
    if kind in ("zero", "ones"):
        return 255 * (kind == "ones")
    if kind == "not":
        return below[0] ^ 255
    a, b = below
    return a & b if kind == "and" else a | b if kind == "or" else a ^ b


Formula = tuple[str, int, int]
"""A gate and the tables that it joins; of an operand ("", its number, 0)."""


@cache
def _formulas() -> dict[int, Formula]:
    """For every function of three operands a formula of few gates: shorter functions first, gate by gate."""
    cost, best = dict.fromkeys(PATTERNS, 0), {p: ("", i, 0) for i, p in enumerate(PATTERNS)}
    for gates in range(1, 12):
        for a in list(cost):
            pairs = [("not", a, a ^ 255, 0)] if cost[a] == gates - 1 else []
            for b in list(cost):
                if cost[a] + cost[b] == gates - 1:
                    pairs += [(kind, a, _gate(kind, (a, b)), b) for kind in ("xor", "and", "or")]
            for kind, x, made, y in pairs:
                if made not in cost:
                    cost[made], best[made] = gates, (kind, x, y)
    return best


def _circuit(net: Net, name: str) -> Circuit:
    """The network as gates on two operands."""
    steps: list[Step] = []
    number = {k: k for k in range(net.inputs)}

    def add(table: int, operands: Sequence[int]) -> int:
        kind, a, b = _formulas()[table]
        if not kind:
            return number[operands[a]]
        args = (add(a, operands),) if kind == "not" else (add(a, operands), add(b, operands))
        steps.append(Step(kind, args))
        return net.inputs + len(steps) - 1

    for z in net.order[net.inputs:net.size[0]]:
        number[int(z)] = add(int(net.tab[z]), [int(x) for x in net.fan[z]])
    return used(Circuit(net.inputs, tuple(steps), tuple(number[int(o)] for o in net.outputs), name))
