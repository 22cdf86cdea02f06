"""Shuffles of 16-bit parts where the CPU has no instruction for them: shifts, interleaves and sums of the value.

Two instructions swap the halves, three rotate by a part, four make all but two of the 256 orders. The shortest
program of an order is searched for, the one with the fewest copies of those as short: an instruction overwrites its
first operand. Intermediate values are four places, each with a part of the value or with zeros.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import NamedTuple

from scheduler.code.vector_forms import own, reads
from scheduler.graph.nodes import FILE_BYTES, Node, Piece
from targets.cpu import Cpu

Parts = tuple[int, ...]
PART, PLACES = 16, 4
SEARCHED = 3, 4     # steps, of which the longer ones take a second to search
ZERO = -1
WHOLE: Parts = (0, 1, 2, 3)


class Step(NamedTuple):
    """An operation on values made before it: 0 is the value that is shuffled, then each step makes the next."""

    kind: str
    elem: int
    args: tuple[int, ...]
    imm: int = 0


Steps = tuple[Step, ...]


def without_shuffles(piece: Piece, cpu: Cpu) -> None:
    """Make the shuffles of a piece by what `cpu` has, in place, where it lacks the instruction."""
    out: list[Node] = []
    for n in piece.nodes:
        if n.kind == "shuffle" and FILE_BYTES[n.file] == PART * PLACES // 8 and not reads(cpu, n, own(n)):
            _replace(n, out)
        out.append(n)
    piece.nodes = out


def _replace(n: Node, out: list[Node]) -> None:
    """Turn a shuffle into the last step of its order, the others before it."""
    values, steps = [*n.args], steps_of(n.imm)
    if not steps:
        n.kind, n.imm = "copy", 0
        return
    for step in steps[:-1]:
        values.append(Node(step.kind, [values[k] for k in step.args], step.imm, pos=n.pos, name=n.name, file=n.file,
                           elem=step.elem, group=n.group))
    out.extend(values[1:])
    last = steps[-1]
    n.kind, n.args, n.imm, n.elem = last.kind, [values[k] for k in last.args], last.imm, last.elem


def steps_of(control: int) -> Steps:
    """The steps to the order that `control` says, two bits a place, the lowest place first."""
    wanted = tuple(control >> 2 * place & 3 for place in range(PLACES))
    if wanted == WHOLE:
        return ()
    return next((found[wanted] for found in map(_shortest, SEARCHED) if wanted in found), None) or _by_pairs(wanted)


@cache
def _shortest(longest: int) -> dict[Parts, Steps]:
    """The orders that so many steps make at most, each with its steps."""
    out: dict[Parts, Steps] = {WHOLE: ()}
    reached: dict[tuple[Parts, ...], Steps] = {(WHOLE,): ()}
    met = {frozenset((WHOLE,))}
    for length in range(1, longest + 1):
        further: dict[tuple[Parts, ...], Steps] = {}
        for values, steps in reached.items():
            for step, value in _next(values):
                made = (*steps, step)
                if ZERO not in value:
                    old = out.setdefault(value, made)
                    if len(old) == length and copies(made) < copies(old):
                        out[value] = made
                if length < longest and value not in values and frozenset((*values, value)) not in met:
                    met.add(frozenset((*values, value)))
                    further[(*values, value)] = made
        reached = further
    return out


def copies(steps: Steps) -> int:
    """How many values are overwritten while they are still wanted; that which is shuffled is, to the end."""
    lost = 0
    for at, step in enumerate(steps):
        later = [*step.args[1:], *(k for other in steps[at + 1:] for k in other.args)]
        lost += step.args[0] == 0 or step.args[0] in later
    return lost


def _next(values: tuple[Parts, ...]) -> Iterator[tuple[Step, Parts]]:
    """What one step makes of some values."""
    for i, x in enumerate(values):
        for k in range(1, PLACES):
            zeros = (ZERO,) * k
            yield Step("shr", PART * PLACES, (i,), PART * k), (*x[k:], *zeros)
            yield Step("shl", PART * PLACES, (i,), PART * k), (*zeros, *x[:-k])
        yield Step("shr", 2 * PART, (i,), PART), (x[1], ZERO, x[3], ZERO)
        yield Step("shl", 2 * PART, (i,), PART), (ZERO, x[0], ZERO, x[2])
        for j, y in enumerate(values):
            sum_ = _joined(x, y)
            if i != j and sum_:
                yield Step("or", PART * PLACES, (i, j)), sum_
            yield Step("unpacklow", PART, (i, j)), (x[0], y[0], x[1], y[1])
            yield Step("unpackhigh", PART, (i, j)), (x[2], y[2], x[3], y[3])
            yield Step("unpacklow", 2 * PART, (i, j)), (x[0], x[1], y[0], y[1])
            yield Step("unpackhigh", 2 * PART, (i, j)), (x[2], x[3], y[2], y[3])


def _joined(x: Parts, y: Parts) -> Parts | None:
    """Two values in one, where each place has one part or equal ones."""
    pairs = list(zip(x, y, strict=True))
    if any(a != b and ZERO not in (a, b) for a, b in pairs):
        return None
    return tuple(max(pair) for pair in pairs)


def _by_pairs(wanted: Parts) -> Steps:
    """Any order: each part brought down, the parts interleaved, the pairs interleaved."""
    steps: list[Step] = []

    def made(step: Step) -> int:
        if step not in steps:
            steps.append(step)
        return steps.index(step) + 1

    low = [made(Step("shr", PART * PLACES, (0,), PART * part)) if part else 0 for part in wanted]
    pairs = [made(Step("unpacklow", PART, (low[k], low[k + 1]))) for k in (0, 2)]
    made(Step("unpacklow", 2 * PART, (pairs[0], pairs[1])))
    return tuple(steps)
