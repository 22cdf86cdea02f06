"""What repeats in a piece, taken as an endless loop: the fewest clocks of a pass, by constraint programming.

Unrolled code has stretches in which the same instructions come again and again (the steps of a round). `patterns` finds
them, in the order of the source: instruction k of one repetition is like instruction k of the next, and the dependences
between two neighbouring repetitions are those of a loop (`Arc.distance`). `interval` asks for the least number of
clocks in which the loop can begin a new pass, whatever the order, with instructions of several passes side by side
(modulo scheduling, as in B. R. Rau, "Iterative modulo scheduling", 1994), and with as many registers as it likes. Like
the model of `scheduler.inorder.exact` it is a relaxation, so that what is not possible for it is not possible at all;
what is possible is laid out for many passes and counted by `Clocks`.
"""

from __future__ import annotations

import math
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from fractions import Fraction
from typing import Any

from scheduler.inorder.exact import cp_model
from scheduler.inorder.window import Code
from scheduler.timing.pairing import Clocks, Record, Rules

LEAST_REPEATS = 4  # a repetition with two before it and one behind
LEAST_LENGTH = 40  # instructions of a stretch that is worth a question
PASSES = 16  # laid out to count


@dataclass(frozen=True)
class Arc:
    """`then` begins at least `lag` clocks after `first` of the pass that is `distance` earlier (later if negative)."""

    first: int
    then: int
    lag: int
    distance: int


@dataclass(frozen=True)
class Pattern:
    """A stretch of the source's order that repeats itself: `repeats` times `period` instructions, from `begin` on.

    `records` and `arcs` are of one repetition as the body of a loop.
    """

    begin: int
    period: int
    repeats: int
    records: tuple[Record, ...]
    arcs: tuple[Arc, ...]


@dataclass(frozen=True)
class Interval:
    """Clocks of a repetition. `floor`: no loop takes fewer, however many repetitions it has in a pass.

    `bound`: none with `passes` repetitions in a pass does; `found`: such a loop as `Clocks` has counted it (None: not
    found in the time given).
    """

    passes: int
    floor: Fraction
    bound: Fraction
    found: Fraction | None

    @property
    def proved(self) -> bool:
        """Whether the loop found is a quickest of those with as many repetitions in a pass, or of all (`floor`)."""
        return self.found is not None and self.found <= self.bound


def patterns(code: Code, source: Sequence[int], alike: Callable[[int], object]) -> list[Pattern]:
    """The longest stretches that repeat, apart from each other; `source` orders the instructions as the source does.

    Two instructions for which `alike` says the same are alike.
    """
    made = (_pattern(code, source, *run) for run in _runs([alike(i) for i in source]))
    return [pattern for pattern in made if pattern is not None]


def _runs(signs: Sequence[object]) -> list[tuple[int, int, int]]:
    """(begin, period, repetitions) of stretches that repeat; of those that meet only the longest."""
    runs = []
    for period in range(2, len(signs) // LEAST_REPEATS + 1):
        begin = 0
        for k in range(period, len(signs) + 1):
            if k == len(signs) or signs[k] != signs[k - period]:
                repeats = (k - begin) // period
                if repeats >= LEAST_REPEATS and k - begin >= LEAST_LENGTH:
                    runs.append((begin, period, repeats))
                begin = k - period + 1
    taken: list[tuple[int, int]] = []
    out = []
    for begin, period, repeats in sorted(runs, key=lambda r: (-r[1] * r[2], r[1], r[0])):
        span = begin, begin + period * repeats
        if all(span[1] <= a or b <= span[0] for a, b in taken):
            taken.append(span)
            out.append((begin, period, repeats))
    return sorted(out)


def _pattern(code: Code, source: Sequence[int], begin: int, period: int, repeats: int) -> Pattern | None:
    """The loop of a stretch; None if no two repetitions in a row depend on those around them in the same way."""
    place = {i: at for at, i in enumerate(source)}
    every = [_arcs(code, source, place, begin, begin + k * period, period) for k in range(repeats)]
    arcs = next((every[k] for k in range(repeats - 1, 1, -1)
                 if every[k - 1] == {a for a in every[k] if a.distance < k}), None)
    if arcs is None:
        return None
    one = tuple(code.records[i] for i in source[begin:begin + period])
    return Pattern(begin, period, repeats, one, tuple(sorted(arcs, key=lambda a: (a.then, a.first, a.distance))))


def pace(pattern: Pattern, code: Code, source: Sequence[int], order: Sequence[int]) -> float:
    """Clocks that each repetition takes in an order of the piece: from the end of the second to that of the last."""
    run, start = Clocks(code.rules, code.registers), {}
    for i in order:
        start[i] = run.add(code.records[i]).start
    ends = [max(start[i] for i in source[at:at + pattern.period])
            for at in range(pattern.begin, pattern.begin + pattern.repeats * pattern.period, pattern.period)]
    return (ends[-1] - ends[1]) / (pattern.repeats - 2)


def _arcs(code: Code, source: Sequence[int], place: dict[int, int], begin: int, at: int, period: int) -> set[Arc]:
    """The dependences of the repetition at place `at` on those of the stretch up to it."""
    found = set()
    for k in range(period):
        for e in code.edges[source[at + k]]:
            if place[e.first] >= begin:
                there = place[e.first] - at
                found.add(Arc(there % period, k, e.lag, -(there // period)))
    return found


def unrolled(pattern: Pattern, passes: int) -> Pattern:
    """The pattern with `passes` repetitions for one."""
    arcs = tuple(Arc((m - a.distance) % passes * pattern.period + a.first, m * pattern.period + a.then, a.lag,
                     -((m - a.distance) // passes)) for m in range(passes) for a in pattern.arcs)
    return Pattern(pattern.begin, passes * pattern.period, pattern.repeats // passes, passes * pattern.records, arcs)


def interval(pattern: Pattern, rules: Rules, seconds: float, workers: int = 1, most: int = 4) -> Interval:
    """The fewest clocks of a repetition; NoSolver without OR-Tools.

    Loops of 1, 2, ... `most` repetitions in a pass are tried until one takes no more than the floor, for a loop of one
    may lose half a clock at its end.
    """
    lowest, ends = floor(pattern), time.monotonic() + seconds
    best: Interval | None = None
    passes = 1
    while passes <= most and (best is None or best.found is None or best.found > lowest):
        share = (ends - time.monotonic()) / (1 if passes == most else 2)
        made = _interval(pattern, passes, lowest, rules, share, workers)
        if best is None or (made.found is not None and (best.found is None or made.found < best.found)):
            best = made
        passes *= 2
    assert best is not None
    return best


def _interval(pattern: Pattern, passes: int, lowest: Fraction, rules: Rules, seconds: float, workers: int) -> Interval:
    """The fewest clocks with a given number of repetitions in a pass."""
    ends, loop = time.monotonic() + seconds, unrolled(pattern, passes)
    now = bound = math.ceil(lowest * passes)
    undecided = False
    while time.monotonic() < ends:
        answer = _Loop(loop, rules, now).solve((ends - time.monotonic()) / 2, workers)
        if answer:
            return Interval(passes, lowest, Fraction(bound, passes), counted(loop, rules, answer, now) / passes)
        undecided = undecided or answer is None
        now += 1
        bound = bound if undecided else now
    return Interval(passes, lowest, Fraction(bound, passes), None)


def floor(pattern: Pattern) -> Fraction:
    """Clocks of a repetition that no loop can do without: two instructions at a time, and the slowest cycle."""
    alone = sum(r.clocks for r in pattern.records if r.alone)
    together = sum(r.clocks for r in pattern.records if not r.alone)
    groups = Fraction(sum(1 if r.alone else Fraction(1, 2) for r in pattern.records))
    return max(alone + Fraction(together, 2), groups + sum(r.prefixes for r in pattern.records), slowest(pattern))


def slowest(pattern: Pattern) -> Fraction:
    """The most clocks that a cycle of dependences takes for each repetition that it goes on."""
    rate = Fraction(0)
    while (cycle := _cycle(pattern, rate)) is not None:
        rate = Fraction(sum(a.lag for a in cycle), sum(a.distance for a in cycle))
    return rate


def _cycle(pattern: Pattern, rate: Fraction) -> list[Arc] | None:
    """A cycle that takes more than `rate` clocks for each repetition (Bellman-Ford), or None."""
    at = [Fraction(0)] * len(pattern.records)
    by: dict[int, Arc] = {}
    for _ in range(len(at) + 1):
        last = -1
        for a in pattern.arcs:
            need = at[a.first] + a.lag - a.distance * rate
            if need > at[a.then]:
                at[a.then], by[a.then], last = need, a, a.then
        if last < 0:
            return None
    for _ in at:  # into the cycle
        last = by[last].first
    cycle, i = [by[last]], by[last].first
    while i != last:
        cycle.append(by[i])
        i = by[i].first
    return cycle


class _Loop:
    """Boolean variables: instruction i begins in U, or in V, in clock c of a pass; and how many passes late it is."""

    def __init__(self, pattern: Pattern, rules: Rules, clocks: int) -> None:
        self.cp = cp_model()
        self.model = self.cp.CpModel()
        self.pattern, self.rules, self.clocks = pattern, rules, clocks
        records, count = pattern.records, len(pattern.records)
        new = self.model.new_bool_var
        self.first = [[new(f"u{i}_{c}") for c in range(clocks)] for i in range(count)]
        self.second = [[new(f"v{i}_{c}") for c in range(clocks)] if one.second else [] for i, one in enumerate(records)]
        self.late = [self.model.new_int_var(0, 2 * count, f"late{i}") for i in range(count)]
        for u, v in zip(self.first, self.second, strict=True):
            self.model.add_exactly_one([*u, *v])
        self.groups()
        self.order()

    def groups(self) -> None:
        """One in U and one in V beside it, of the kinds that may pair, each for its clocks."""
        records, clocks = self.pattern.records, self.clocks
        begins = [[u[c] for u in self.first] for c in range(clocks)]
        for c in range(clocks):
            beside = [v[c] for v in self.second if v]
            self.model.add_at_most_one(begins[c])
            self.model.add_at_most_one(beside)
            self.model.add(sum(beside) <= sum(u[c] for u, one in zip(self.first, records, strict=True) if one.first))
            for late in range(1, min(max(r.clocks for r in records), clocks)):
                for pipe in (self.first, self.second):
                    held = [x[c] for x, one in zip(pipe, records, strict=True) if x and one.clocks > late]
                    if held:
                        self.model.add(sum(held) + sum(begins[(c + late) % clocks]) <= 1)
        decoding = sum(one.prefixes for one in records)
        if decoding:
            self.model.add(sum(sum(b) for b in begins) + decoding <= clocks)

    def order(self) -> None:
        """The dependences. In V an instruction may wait for its address as long as the one in U is at work."""
        longest = max((r.clocks for r in self.pattern.records if r.first), default=1)
        when = [sum(c * x for c, x in enumerate(u)) + sum(c * x for c, x in enumerate(v)) + self.clocks * late
                for u, v, late in zip(self.first, self.second, self.late, strict=True)]
        in_v = [sum(v) for v in self.second]
        for a in self.pattern.arcs:
            if a.lag:
                slack = (longest - 1) * in_v[a.then] if a.lag > self.pattern.records[a.first].clocks else 0
                self.model.add(when[a.then] + a.distance * self.clocks + slack >= when[a.first] + a.lag)
            else:
                self.model.add(2 * (when[a.then] + a.distance * self.clocks) + in_v[a.then]
                               >= 2 * when[a.first] + in_v[a.first] + 1)

    def solve(self, seconds: float, workers: int) -> list[tuple[int, int]] | None:
        """(clock, 1 in V) of each instruction of the first pass, [] when there is none, None if not decided."""
        if seconds <= 0:
            return None
        solver = self.cp.CpSolver()
        solver.parameters.max_time_in_seconds = seconds
        solver.parameters.num_workers = workers
        solver.parameters.random_seed = 1
        status = solver.solve(self.model)
        if status == self.cp.INFEASIBLE:
            return []
        if status not in (self.cp.OPTIMAL, self.cp.FEASIBLE):
            return None
        return [(self._clock(solver, i), int(any(solver.value(x) for x in v))) for i, v in enumerate(self.second)]

    def _clock(self, solver: Any, i: int) -> int:
        pipes = (self.first[i], self.second[i])
        return next(c for pipe in pipes for c, x in enumerate(pipe) if solver.value(x)) \
            + self.clocks * int(solver.value(self.late[i]))


def counted(pattern: Pattern, rules: Rules, places: Sequence[tuple[int, int]], clocks: int) -> Fraction:
    """Clocks of a pass when the loop is laid out for many and counted by `Clocks`, in the steady state."""
    count, stages = len(pattern.records), 1 + max(c for c, _ in places) // clocks
    passes = 2 * stages + PASSES
    made = sorted((places[i][0] + k * clocks, places[i][1], i, k) for k in range(passes) for i in range(count))
    run, starts = Clocks(rules, count * passes), []
    for _, _, i, k in made:
        step = run.add(_instance(pattern, i, k))
        if i == 0 and stages <= k <= passes - stages:
            starts.append(step.start)
    return Fraction(starts[-1] - starts[0], len(starts) - 1)


def _instance(pattern: Pattern, i: int, k: int) -> Record:
    """Instruction `i` in pass `k`: each has a result of its own, which those that depend on it read."""
    one, count = pattern.records[i], len(pattern.records)
    reads = address = 0
    for a in pattern.arcs:
        if a.then == i and a.lag and k >= a.distance:
            bit = 1 << (k - a.distance) * count + a.first
            reads |= bit
            address |= bit if a.lag > pattern.records[a.first].clocks else 0
    own = 1 << k * count + i
    return replace(one, reads=reads, address=address, writes=own, results=own, place=None)
