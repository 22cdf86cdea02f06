"""The quickest order of a window by constraint programming, with a proof: OR-Tools' CP-SAT, an optional extra.

The question asked is: is there an order of at most T clocks? Variables say in which clock and pipe each instruction
begins; constraints are the dependences, the pairs that the rules allow, that a pair or an instruction keeps the pipes
for its clocks, and that each clock of decoding needs one in which no group of instructions begins.

The model is a relaxation of what `Clocks` counts, so that its "no" is a proof: an instruction may go alone though the
next would fit beside it (the CPU pairs whenever it can); what hides decoding is not forgotten two groups later; a
result that is late because two accesses clash is taken to be there in time. An answer "yes" is an order, which is
taken at the clocks that `Clocks` gives it; when these are more than T, what made the difference is forbidden
(`Model.cut`) and the question asked again.
"""

from __future__ import annotations

import time
from collections.abc import Iterator, Sequence
from importlib import import_module
from itertools import pairwise
from typing import Any

from scheduler.inorder.pair_bounds import bound_of
from scheduler.inorder.window import Life, Solved, Window
from scheduler.timing.pairing import Record

INSTALL = "pip install 'cipherwright[exact]', or in a checkout .venv/bin/pip install 'ortools>=9.8'"
CUTS = 40  # times that a question is asked again


class NoSolver(RuntimeError):
    """OR-Tools is not installed; the message says how to install it."""


def cp_model() -> Any:
    """OR-Tools' module for CP-SAT; NoSolver without it."""
    try:
        return import_module("ortools.sat.python.cp_model")
    except ImportError as error:
        raise NoSolver(f"exact scheduling needs OR-Tools, which is not installed ({error}): {INSTALL}") from None


def available() -> bool:
    """Whether OR-Tools is installed."""
    try:
        cp_model()
    except NoSolver:
        return False
    return True


def solve(window: Window, start: Sequence[int], seconds: float = 60.0, workers: int = 1) -> Solved:
    """The quickest order of a window from `start`, which it allows, on; proved, or the best after `seconds`."""
    best, clocks, bound = tuple(start), window.clocks(start), bound_of(window)
    ends, open_ = time.monotonic() + seconds, True
    while bound < clocks and time.monotonic() < ends:
        asked = clocks - 1 if open_ else bound
        answer = ask(window, asked, ends - time.monotonic(), workers, best)
        if answer:
            best, clocks = answer, window.clocks(answer)
        elif answer is not None:
            bound = asked + 1
        elif open_:  # not decided: from below, then
            open_ = False
        else:
            break
    return Solved(best, clocks, min(bound, clocks))


def ask(window: Window, clocks: int, seconds: float, workers: int = 1,
        hint: Sequence[int] = ()) -> tuple[int, ...] | None:
    """An order of at most `clocks`, () when there is none, None when neither was found in `seconds`."""
    ends = time.monotonic() + seconds
    if bound_of(window) > clocks:
        return ()
    model = Model(window, clocks)
    model.hint(hint)
    for _ in range(CUTS):
        order = model.solve(ends - time.monotonic(), workers)
        if not order or (window.clocks(order) <= clocks and window.registers(order)):
            return order
        model.cut(order)
    return None


class Model:
    """Boolean variables: instruction i begins in U in clock c, or in V in clock c beside what began in clock k.

    A group is one instruction in U and perhaps one in V; it begins when that in U does. What waits in U when the
    window begins is a group of its own in clock 0, which `begins` holds as the number 1.
    """

    def __init__(self, window: Window, clocks: int) -> None:
        self.cp = cp_model()
        self.model = self.cp.CpModel()
        self.window, self.clocks, self.records = window, clocks, window.records
        self.waiting: Record | None = window.entry.waiting
        self.places: dict[int, tuple[int, int, int]] = {}  # of the last answer: group, 1 in V, own clock
        self.range = [range(h, clocks - t + 1) for h, t in zip(window.heads(), window.tails(), strict=True)]
        self.first: list[dict[int, Any]] = []
        self.second: list[dict[tuple[int, int], Any]] = []
        self.begins: list[list[Any]] = [[] for _ in range(clocks)]
        self.beside: list[list[Any]] = [[] for _ in range(clocks)]
        self.variables()
        self.once()
        self.pairs()
        self.busy()
        self.order()
        self.gaps()
        self.registers()
        self.flags()
        self.decoding()

    def variables(self) -> None:
        """In V an instruction may wait for its address as long as the one in U is at work."""
        if self.waiting is not None and self.clocks:
            self.begins[0].append(1)
        longest = max((r.clocks for r in [*self.records, *([self.waiting] if self.waiting else [])] if r.first),
                      default=1)
        for i, one in enumerate(self.records):
            late = range(longest) if one.address else range(1)
            own = [c for c in self.range[i] if c or self.waiting is None]
            self.first.append({c: self.model.new_bool_var(f"u{i}_{c}") for c in own})
            self.second.append({(c - k, c): self.model.new_bool_var(f"v{i}_{c}_{k}")
                                for c in self.range[i] for k in late if k <= c} if one.second else {})
            for c, x in self.first[i].items():
                self.begins[c].append(x)
            for (group, _), x in self.second[i].items():
                self.beside[group].append(x)

    def at(self, i: int, clock: int) -> Iterator[Any]:
        """What says that instruction i itself begins in a clock."""
        if clock in self.first[i]:
            yield self.first[i][clock]
        yield from (x for (_, c), x in self.second[i].items() if c == clock)

    def once(self) -> None:
        """Each instruction begins once; one in U and one in V at a time, and none in V alone."""
        for i in range(len(self.records)):
            self.model.add_exactly_one([*self.first[i].values(), *self.second[i].values()])
        for begins, beside in zip(self.begins, self.beside, strict=True):
            self.model.add(sum(begins) <= 1)
            self.model.add_at_most_one(beside)

    def leaders(self, j: int, group: int, longer: int) -> Iterator[tuple[Record, Any]]:
        """What may be in U in a group with instruction j beside it, of more than `longer` clocks."""
        two = self.records[j]
        if self.waiting is not None and group == 0:
            if self.waiting.clocks > longer and self.window.rules.may_pair(self.waiting, two):
                yield self.waiting, 1
            return
        for i, one in enumerate(self.records):
            if i != j and group in self.first[i] and one.clocks > longer and self.window.rules.may_pair(one, two):
                yield one, self.first[i][group]

    def pairs(self) -> None:
        """Beside an instruction goes what the rules allow; some pairs keep the pipes for longer than both ask for."""
        for j, two in enumerate(self.records):
            for (group, clock), v in self.second[j].items():
                leaders = list(self.leaders(j, group, clock - group))
                self.model.add(v <= sum(u for _, u in leaders))
                for one, u in leaders:
                    clocks = self.window.rules.together(one, two, clock - group)[1]
                    for later in range(group + max(one.clocks, clock - group + two.clocks), group + clocks):
                        self.model.add(u + v + sum(self.begins[later]) <= 2 if later < self.clocks else u + v <= 1)

    def busy(self) -> None:
        """While an instruction keeps the pipes no other group begins."""
        for group in range(self.clocks):
            for later in range(group + 1, self.clocks):
                u = [x[group] for i, x in enumerate(self.first) if group in x
                     and group + self.records[i].clocks > later]
                v = [x for i, two in enumerate(self.records) for (g, c), x in self.second[i].items()
                     if g == group and c + two.clocks > later]
                if self.waiting is not None and group == 0 and self.waiting.clocks > later:
                    u = [1]
                if not u and not v:
                    break
                for held in (u, v):
                    if held:
                        self.model.add(sum(held) + sum(self.begins[later]) <= 1)

    def order(self) -> None:
        """The dependences, clock by clock; what may go beside another comes after it in V only."""
        for e in self.window.edges:
            first, then = self.range[e.first], self.range[e.then]
            for c in then:
                if c - e.lag >= first[-1]:
                    break
                late = [x for k in then if k <= c for x in self.at(e.then, k)]
                early = [x for k in first if k <= c - e.lag for x in self.at(e.first, k)]
                self.model.add(sum(late) <= sum(early))
            for group, x in self.first[e.then].items() if not e.lag else ():
                same = [y for (g, _), y in self.second[e.first].items() if g == group]
                self.model.add(x + sum(same) + sum([self.first[e.first][group]] if group in self.first[e.first] else [])
                               <= 1)

    def gaps(self) -> None:
        """Edges that hold where the first happens to come first: the clocks right behind it are not for the other."""
        for e in self.window.gaps:
            for c in self.range[e.first]:
                for then in range(c + 1, c + e.lag):
                    self.model.add(sum(self.at(e.first, c)) + sum(self.at(e.then, then)) <= 1)

    def registers(self) -> None:
        """After each group, and after what is in U of it, no more values live than there are registers."""
        window = self.window
        if len(window.lives) <= window.limit and sum(life.byte for life in window.lives) <= window.byte_limit:
            return
        for clock in range(self.clocks):
            for late in (0, 1):
                alive = [(self.alive(life, clock, late), life.byte) for life in window.lives]
                self.model.add(sum(x for x, _ in alive) <= window.limit)
                if any(byte for _, byte in alive):
                    self.model.add(sum(x for x, byte in alive if byte) <= window.byte_limit)

    def alive(self, life: Life, clock: int, late: int) -> Any:
        """Whether a value lives after the group of a clock (`late`), or after what is in U of it."""
        x = self.model.new_bool_var("")
        begun = [1] if life.before else [self.done(i, clock, late) for i in self.ends(life, False)]
        left = [0] if life.after else [self.done(i, clock, late) for i in self.ends(life, True)]
        for first in begun:
            for last in left:
                self.model.add(x >= first - last)
        return x

    def ends(self, life: Life, last: bool) -> list[int]:
        """Those of a life's instructions that may be its first, or its last."""
        mine = set(life.instrs)
        tied = [{e.then for e in edges} if last else set(before)
                for edges, before in zip(self.window.after, self.window.before, strict=True)]
        return [i for i in life.instrs if mine.isdisjoint(tied[i])]

    def done(self, i: int, clock: int, late: int) -> Any:
        """Whether an instruction has begun by the end of a clock's group, or of what is in U of it."""
        return sum(x for c, x in self.first[i].items() if c <= clock) \
            + sum(x for (group, _), x in self.second[i].items() if group < clock + late)

    def flags(self) -> None:
        """No writer of a flag between the one and the reader that wants it."""
        count = len(self.records)
        for writer, reader, others in self.window.flags:
            for other in others:
                early = self.model.new_bool_var(f"flag{writer}_{reader}_{other}")
                if writer >= 0:
                    self.model.add(self.place(other) + 1 <= self.place(writer)).only_enforce_if(early)
                else:
                    self.model.add(early == 0)
                if reader < count:
                    self.model.add(self.place(other) >= self.place(reader) + 1).only_enforce_if(~early)
                else:
                    self.model.add(early == 1)

    def place(self, i: int) -> Any:
        """An expression that orders instructions: two a group."""
        return sum(2 * c * x for c, x in self.first[i].items()) \
            + sum((2 * group + 1) * x for (group, _), x in self.second[i].items())

    def decoding(self) -> None:
        """Clocks of decoding so far are no more than the clocks so far in which no group began, and what was hidden.

        Nor is a prefix decoded right behind groups of one clock each. A group hides the clocks that it waits for an
        address, too, so the clock before the groups whose clocks can hide something counts.
        """
        behind = self.window.rules.shadow + 1
        prefixed = [i for i, one in enumerate(self.records) if one.prefixes]
        for c in range(self.clocks) if prefixed else ():
            now = [self.first[i][c] for i in prefixed if c in self.first[i]]
            if not now:
                continue
            so_far = [self.records[i].prefixes * x for i in prefixed for k, x in self.first[i].items() if k <= c]
            self.model.add(sum(so_far) <= self.window.hidden + c - sum(sum(b) for b in self.begins[:c]))
            if c >= behind:
                self.model.add(sum(now) + sum(sum(self.begins[c - k]) for k in range(1, behind + 1)) <= behind)

    def hint(self, order: Sequence[int]) -> None:
        """An order of about as many clocks."""
        run, base = self.window.entry.copy(), self.window.base
        for i in order:
            step = run.add(self.records[i])
            for c, x in self.first[i].items():
                self.model.add_hint(x, int(step.pipe == "U" and c == step.start - base))
            for (group, c), x in self.second[i].items():
                self.model.add_hint(x, int(step.pipe == "V" and (group, c) == (run.start - base, step.start - base)))

    def solve(self, seconds: float, workers: int) -> tuple[int, ...] | None:
        """An order, () when there is none, None when that was not decided."""
        if seconds <= 0:
            return None
        solver = self.cp.CpSolver()
        solver.parameters.max_time_in_seconds = seconds
        solver.parameters.num_workers = workers
        solver.parameters.random_seed = 1
        status = solver.solve(self.model)
        if status == self.cp.INFEASIBLE:
            return ()
        if status not in (self.cp.OPTIMAL, self.cp.FEASIBLE):
            return None
        for i in range(len(self.records)):
            self.places.update((i, (c, 0, c)) for c, x in self.first[i].items() if solver.value(x))
            self.places.update((i, (group, 1, c)) for (group, c), x in self.second[i].items() if solver.value(x))
        return tuple(sorted(self.places, key=lambda i: self.places[i][:2]))

    def cut(self, order: Sequence[int]) -> None:
        """Forbid what an order that took too long does otherwise than the model thought."""
        groups = [*([-1] if self.waiting else []), *(i for i in order if not self.places[i][1])]
        taken = {self.places[i][0] for i in order if self.places[i][1]}
        begins = {**{i: self.places[i][0] for i in order}, -1: 0}
        cut = False
        for i, j in pairwise(groups):
            one = self.records[i] if i >= 0 else self.waiting
            assert one is not None
            if begins[i] not in taken and begins[j] in taken and self.window.rules.may_pair(one, self.records[j]):
                self.greedy(one, self.first[i] if i >= 0 else {0: 1}, j)
                cut = True
        if not cut:
            same = [self.second[i][place[0], place[2]] if place[1] else self.first[i][place[0]]
                    for i in order for place in [self.places[i]]]
            self.model.add(sum(same) <= len(order) - 1)

    def greedy(self, one: Record, begins: dict[int, Any], j: int) -> None:
        """Not: `one` alone, and next j with another beside it, where j fits beside `one`; for then it goes there."""
        for c, u in begins.items():
            for late in (0, 1):
                then = c + one.clocks + late
                if then in self.first[j]:
                    between = sum(self.begins[then - 1]) if late else 0
                    self.model.add(u + self.first[j][then] + sum(self.beside[then]) - sum(self.beside[c]) - between
                                   <= 2)
