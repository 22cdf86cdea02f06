"""Ports without names: from which blockers block which forms to the sets of ports of their micro-operations.

Sets are found in two steps. Of the blockers, the sizes of their sets and of the unions of any two are known; `assign`
looks for as few ports as possible on which all of it holds. Of every other form, a `Splitter` looks for the
micro-operations that each blocker would count as it did, and that are as fast.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from itertools import combinations, combinations_with_replacement, product
from typing import Any

import numpy as np

Ports = frozenset[int]
FREE, SHORT, UNEXPECTED = 0.25, 4.0, 0.4
"""Of counts: how far one may be off for nothing, what falling short costs; what another number of operations costs."""
MOST_UNEXPECTED = 2
"""By how many operations more or less slots may speak against counts: those of slow forms are often far off."""
SURE, HINT = 1.2, 0.9
BEAM = 300
"""How many partial answers `assign` keeps."""
MOST = 4
"""Most micro-operations that a form is taken apart into."""


@dataclass(frozen=True)
class _Partial:
    sets: tuple[Ports, ...]
    ports: int
    wrong: int


def assign(sizes: Sequence[int], unions: Mapping[tuple[int, int], int]) -> tuple[list[Ports], int]:
    """Sets of ports of these sizes, any two with a union of the size given (by their numbers, the lower first).

    The second result says by how many ports sizes of unions are missed altogether: 0 where all of it holds.
    """
    order = sorted(range(len(sizes)), key=lambda n: -sizes[n])
    beam = [_Partial((), 0, 0)]
    for step, n in enumerate(order):
        grown = {}
        for partial in beam:
            for chosen in _choices(partial, sizes[n]):
                wrong = partial.wrong
                for k in range(step):
                    pair = (min(n, order[k]), max(n, order[k]))
                    if pair in unions:
                        wrong += abs(len(chosen | partial.sets[k]) - unions[pair])
                ports = max([partial.ports - 1, *chosen]) + 1
                grown[(*partial.sets, chosen)] = _Partial((*partial.sets, chosen), ports, wrong)
        beam = sorted(grown.values(), key=lambda p: (p.wrong, p.ports))[:BEAM]
    best = beam[0]
    return [best.sets[order.index(n)] for n in range(len(sizes))], best.wrong


def _choices(partial: _Partial, size: int) -> Iterable[Ports]:
    """Sets of a size over the ports so far and new ones; ports that no set tells apart are taken in order."""
    cells: dict[tuple[bool, ...], list[int]] = {}
    for port in range(partial.ports):
        cells.setdefault(tuple(port in s for s in partial.sets), []).append(port)
    for taken in product(*(range(min(len(cell), size) + 1) for cell in cells.values())):
        new = size - sum(taken)
        if new >= 0:
            old = (port for cell, number in zip(cells.values(), taken, strict=True) for port in cell[:number])
            yield frozenset((*old, *range(partial.ports, partial.ports + new)))


def closed(sets: Sequence[Ports], left: Sequence[int]) -> Ports:
    """The fewest ports which, when they are closed, leave each set that loses any as many ports as are `left` of it."""
    losing = [(s, n) for s, n in zip(sets, left, strict=True) if n < len(s)]
    every = sorted(frozenset().union(*(s for s, _ in losing)))
    some = (frozenset(ports) for k in range(len(every) + 1) for ports in combinations(every, k))
    return min(some, key=lambda shut: (sum(abs(len(s - shut) - n) for s, n in losing), len(shut)))


def family(sets: Iterable[Ports]) -> list[Ports]:
    """Sets and their intersections: what a micro-operation may be expected to have."""
    known = list(dict.fromkeys(sets))
    out = dict.fromkeys(known)
    for a, b in combinations(known, 2):
        if a & b:
            out[a & b] = None
    return list(out)


def rate_of(uops: Sequence[Ports], occupancy: Sequence[float] = ()) -> float:
    """Clocks an instruction of these micro-operations takes when there is nothing else: the fullest set of ports.

    `occupancy`: the clocks that each keeps its port; a clock each if it is empty.
    """
    busy = list(zip(uops, occupancy or (1.0,) * len(uops), strict=True))
    groups = {frozenset().union(*some) for k in range(1, len(set(uops)) + 1) for some in combinations(set(uops), k)}
    return max((sum(clocks for u, clocks in busy if u <= g) / len(g) for g in groups), default=0.0)


@dataclass(frozen=True)
class Split:
    """A form's micro-operations, each with its ports, and how long each keeps its port, in clocks.

    `missed` is by how much counts and rate differ from what was measured, in all; `sure`: hardly.
    """

    uops: tuple[Ports, ...]
    occupancy: float = 1.0
    missed: float = 0.0

    @property
    def sure(self) -> bool:
        """Whether what was measured is what these micro-operations would give."""
        return self.missed <= SURE


class Splitter:
    """What counts mean, on the sets that blockers have (`sets`, in the order of counts).

    What a blocker counts is at least what there is: a CPU that gives operations their ports before it knows which are
    free makes it more. So a count may exceed what is explained, at a price, and hardly fall short of it; and no set of
    ports may be slower than what was measured.
    """

    def __init__(self, sets: Sequence[Ports]) -> None:
        members = family(sets)
        self._uops = [uops for number in range(MOST + 1) for uops in combinations_with_replacement(members, number)]
        self._counts = np.array([[sum(u <= s for u in uops) for s in sets] for uops in self._uops], dtype=np.float64)
        self._counts = self._counts.reshape(len(self._uops), len(sets))
        self._rates = np.array([rate_of(uops) for uops in self._uops])
        self._number = np.array([len(uops) for uops in self._uops])
        self._places = {tuple(sorted(tuple(sorted(u)) for u in uops)): n for n, uops in enumerate(self._uops)}

    def split(self, counts: Sequence[float], rate: float, expected: int, kept: float = 1.0,
              hints: Sequence[tuple[Ports, ...]] = ()) -> Split:
        """The micro-operations that are counted so, and are as fast as was measured, as nearly as may be.

        A count that is not a number is not known. `expected` is how many there should be. `kept` over 1: each may keep
        its port for so long (vectors of 512 bits). `hints`: what they are if that explains the counts nearly as well.
        """
        known = np.asarray(counts, dtype=np.float64)
        found = []
        for occupancy in dict.fromkeys((1.0, kept)):
            missed = self._missed(known, rate, expected, occupancy)
            n = int(np.argmin(missed + 0.001 * self._number))
            found.append((float(missed[n]), Split(self._uops[n], occupancy, float(missed[n]))))
            for hint in hints:
                place = self._places.get(tuple(sorted(tuple(sorted(u)) for u in hint)))
                if place is not None:
                    found.append((float(missed[place]) - HINT, Split(tuple(hint), occupancy, float(missed[place]))))
        return min(found, key=lambda one: one[0])[1]

    def _missed(self, counts: Any, rate: float, expected: int, occupancy: float) -> Any:
        """By how much each list of micro-operations misses what was measured."""
        over = np.nan_to_num(counts - self._counts * occupancy)
        missed = (np.maximum(over - FREE, 0) + SHORT * np.maximum(-over - FREE, 0)).sum(axis=1)
        late = self._rates * occupancy - rate
        missed = missed + np.where(late > 0.08 * rate, SHORT, 0.0) * (1 + late) + np.clip(-late / rate, 0, 1)
        return missed + UNEXPECTED * np.minimum(np.abs(self._number - expected), MOST_UNEXPECTED)
