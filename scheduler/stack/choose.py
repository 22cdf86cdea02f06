"""The x87 code of a piece: one order of its operations, or the best of several, with the moves that it takes."""

from __future__ import annotations

import itertools
import random
from collections.abc import Sequence
from dataclasses import dataclass

from scheduler.stack.code import clocks
from scheduler.stack.moves import BEAM, Move, Movers, Places, State
from scheduler.stack.order import Orders
from scheduler.stack.task import Task
from targets.cpu import Cpu

TRIALS = 24  # paces that are tried where none is given
FEW = 4  # of a task that is no loop's
ARRANGEMENTS = 24  # of the values at the ends of a loop, at most
BEST = 2  # of them, that are looked at closely
REMEMBERED = 500  # tasks
_remembered: dict[tuple[object, ...], tuple[Sequence[int], Sequence[int]]] = {}


@dataclass(frozen=True, eq=False)
class Laid:
    """Moves, the operations in their order, and the arrangement at the ends of a loop, the lowest place first.

    `clocks` by a rough clock, and when each move begins (`starts`).
    """

    moves: Sequence[Move]
    order: Sequence[int]
    places: Sequence[int]
    clocks: float
    starts: Sequence[float]


def laid(task: Task, cpu: Cpu, pace: int = 0, beside: int = 0) -> Laid:
    """The code of a task: by one pace, or, where that is 0, by the best of the first ones by a rough clock.

    A task whose ends hold values is a loop's, which has `beside` uops of other code. What was chosen for a task is
    remembered by all that it depends on: a piece is scheduled many times, and the same is asked of most of them.
    """
    key = cpu.table, pace, beside, task.signature()
    if key not in _remembered:
        if len(_remembered) >= REMEMBERED:
            _remembered.clear()
        found = _chosen(task, cpu, pace, beside)
        _remembered[key] = found.order, found.places
        return found
    order, places = _remembered[key]
    return _moved(Movers(task, order), cpu, places, beside)


def as_they_come(task: Task, cpu: Cpu, order: Sequence[int]) -> Laid:
    """The operations in an order that is known."""
    return _arranged(task, cpu, order, 0)


def _chosen(task: Task, cpu: Cpu, pace: int, beside: int) -> Laid:
    orders = Orders(task, cpu)
    seen: dict[tuple[int, ...], Laid] = {}
    for number in [pace] if pace else range(TRIALS if task.first else FEW):
        order = orders.paced(number)
        if tuple(order) not in seen:
            seen[tuple(order)] = _arranged(task, cpu, order, beside)
    return min(seen.values(), key=lambda one: one.clocks)


def _arranged(task: Task, cpu: Cpu, order: Sequence[int], beside: int) -> Laid:
    movers = Movers(task, order)
    made = (_moved(movers, cpu, places, beside) for places in _arrangements(movers, len(task.first)))
    return min(made, key=lambda one: one.clocks)


def _moved(movers: Movers, cpu: Cpu, places: Sequence[int], beside: int) -> Laid:
    moves = _search(movers, places, BEAM).all_moves()
    times = clocks(moves, cpu, movers.task, beside)
    return Laid(moves, movers.order, places, times.clocks, times.starts)


def _search(movers: Movers, places: Sequence[int], beam: int) -> State:
    first: Places = tuple(movers.task.first[i] for i in places)
    return movers.search(first, beam, tuple(movers.task.last[i] for i in places))


def _arrangements(movers: Movers, size: int) -> Sequence[Sequence[int]]:
    """The arrangements of values at the ends that take the fewest moves, roughly."""
    if not size:
        return [()]
    every = list(itertools.islice(itertools.permutations(range(size)), 30 * ARRANGEMENTS))
    some = every if len(every) <= ARRANGEMENTS else random.Random(size).sample(every, ARRANGEMENTS)
    cost = {p: _search(movers, p, 1).cost for p in some}
    return sorted(some, key=lambda p: (cost[p], p))[:BEST]
