"""The search for better orders of a routine's pieces, with the pipeline model of a CPU as the judge.

A call is recorded once. Piece after piece, the one that takes the most instructions first, orders are asked about on
that recording (`targets.model.replay`); what is kept made the whole recorded run faster.
"""

from __future__ import annotations

import random
import time
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any

from cipherwright.reschedule.flow import Piece
from cipherwright.reschedule.start import starts
from scheduler.code.dependences import Dependences
from scheduler.schedule.reorder import Judge, Limits, Moves, annealed
from targets.model.replay import Replay, Stretch, find_stretch, reordered
from targets.simulate import simulate
from targets.tables.files import executes_in_order
from targets.trace import Trace

ROWS = 1500
"""Instructions of a question, at least as many as two passes take."""
SURE = 1e-6
HEAT = 0.002
"""How much worse, as a share of a pass, an order may be that is still taken at the start of a search."""
LEAST_SHARE = 0.002
"""Pieces with a smaller share of the instructions that ran are left as they are."""
WHOLE_RUNS = 3
"""Runs of the whole trace that a piece takes besides its search, about."""
COLD = 1.0
"""Seconds of a first run from which on it is timed again."""


@dataclass(frozen=True)
class Work:
    """A piece with its dependences, and where the recorded run passes it."""

    piece: Piece
    deps: Dependences
    stretch: Stretch

    @property
    def weight(self) -> int:
        """Instructions of it that ran."""
        return len(self.piece.insns) * len(self.stretch.passes)


@dataclass(frozen=True)
class Found:
    """What became of a piece: its order, the orders asked about, clocks of a pass before and after, why it was left,
    where it was, and how many of its instructions have other registers."""

    work: Work
    order: tuple[int, ...]
    tries: int
    before: float
    after: float
    left: str = ""
    renamed: int = 0

    @property
    def changed(self) -> bool:
        """Whether it has another order or other registers."""
        return bool(self.renamed) or self.order != tuple(range(len(self.order)))


def works(pieces: Sequence[Piece], deps: Callable[[Piece], Dependences], trace: Trace, base: int) \
        -> tuple[list[Work], list[tuple[Piece, str]]]:
    """(the pieces that the run passes, most instructions first; the others with why); `base` is the section's
    address."""
    out, left = [], []
    for piece in pieces:
        try:
            stretch = find_stretch(trace, base + piece.offset, len(piece.insns))
        except ValueError:
            left.append((piece, "the call does not run it"))
            continue
        out.append(Work(piece, deps(piece), stretch))
    out.sort(key=lambda one: -one.weight)
    few = [one for one in out if one.weight < LEAST_SHARE * len(trace)]
    left += [(one.piece, "too few of the instructions that ran") for one in few]
    return [one for one in out if one.weight >= LEAST_SHARE * len(trace)], left


def judge(trace: Trace, cpu: str, stretch: Stretch) -> Judge:
    """Clocks of a pass by the order of a stretch; of the whole run where the CPU executes in order."""
    if executes_in_order(cpu):
        return lambda order: simulate(reordered(trace, stretch, order), cpu).cycles / len(stretch.passes)
    return Replay(trace, cpu, stretch, max(ROWS, 3 * len(stretch.numbers)))


@dataclass(frozen=True)
class Best:
    """What a search of one piece came to: the best orders, the last found first, how many orders were asked about, and
    clocks of a pass before and with the first of the best."""

    orders: tuple[tuple[int, ...], ...]
    tries: int
    before: float
    after: float


def search(work: Work, ask: Judge, cpu: str, limits: Limits, rng: random.Random) -> Best:
    """Look for orders of a piece that `ask` likes better, from lists scheduled and then by moves."""
    begun, tries = time.monotonic(), 0
    same = list(range(len(work.piece.insns)))
    least = before = ask(same)
    best: list[tuple[int, ...]] = []
    start = same
    for order in starts(work.piece, work.deps, cpu)[1:]:
        if limits.spent(begun, tries) >= 0.5:
            break
        tries += 1
        cost = ask(order)
        if cost < least - SURE:
            start, least = order, cost
            best.append(tuple(order))
    moves = Moves([1] * len(same), work.deps, rng, start)
    asked = tries
    for number, cost, taken in annealed(moves, ask, limits, HEAT * before, least, begun, tries):
        asked = number
        if taken is not None and cost < least - SURE:
            best.append(tuple(taken))
            least = cost
    return Best(tuple(reversed(best)), asked, before, least)


Rename = Callable[[Work], Work | None]
"""From a piece to the same with other registers, None where there are no others for it."""


def with_code(trace: Trace, work: Work) -> Trace:
    """The trace with a piece's instructions as they are in `work`, in the order that they had."""
    code = list(trace.code)
    at = code[work.stretch.numbers[0]].address
    for number, one in zip(work.stretch.numbers, work.piece.insns, strict=True):
        assert one.what is not None
        code[number] = replace(one.what, address=at)
        at += len(one.raw)
    return replace(trace, code=tuple(code))


class Searching:
    """A routine under search: the trace as its pieces are by now, and what was found."""

    def __init__(self, trace: Trace, cpu: str, seed: int, rename: Rename | None = None) -> None:
        self.trace, self.cpu, self.seed, self.rename = trace, cpu, seed, rename
        begun = time.monotonic()
        self.before = simulate(trace, cpu)
        self.once = time.monotonic() - begun
        if self.once > COLD:                        # the model was compiled, perhaps
            begun = time.monotonic()
            simulate(trace, cpu)
            self.once = time.monotonic() - begun
        self.cycles = self.before.cycles
        self.found: list[Found] = []

    def run(self, todo: Sequence[Work], limits: Limits, told: Callable[[Found], object]) -> None:
        """Search piece after piece, each with its share of what is left; one for which there is no time is left."""
        begun = time.monotonic()
        total = sum(w.weight for w in todo)
        for k, work in enumerate(todo):
            given = limits.part(work.weight / total)
            if limits.seconds is not None:
                share = work.weight / sum(w.weight for w in todo[k:])
                left = limits.seconds - (time.monotonic() - begun)
                given = replace(given, seconds=share * left - WHOLE_RUNS * self.once)
            if given.seconds is not None and given.seconds <= 0.0:
                found = Found(work, tuple(range(len(work.piece.insns))), 0, 0.0, 0.0, "the time was up")
            else:
                found = self.one(work, given, random.Random(f"{self.seed} {work.piece.offset}"))
            self.found.append(found)
            told(found)

    def one(self, work: Work, limits: Limits, rng: random.Random) -> Found:
        """Search one piece, with the registers that it has and with others where that was asked for; what does not make
        the whole run faster is not kept."""
        other = self.rename(work) if self.rename else None
        each = limits.part(0.5) if other else limits
        found = self._kept(work, self.trace, each, rng, 0)
        if other is None:
            return found
        changed = sum(a.raw != b.raw for a, b in zip(work.piece.insns, other.piece.insns, strict=True))
        more = self._kept(other, with_code(self.trace, other), each, rng, changed)
        best = more if more.renamed else found
        return replace(best, before=found.before, tries=found.tries + more.tries)

    def _kept(self, work: Work, trace: Trace, limits: Limits, rng: random.Random, changed: int) -> Found:
        """A search on a trace, kept if the whole run is faster then."""
        best = search(work, judge(trace, self.cpu, work.stretch), self.cpu, limits, rng)
        same = tuple(range(len(work.piece.insns)))
        few = [best.orders[k] for k in sorted({0, len(best.orders) // 2, len(best.orders) - 1})] if best.orders else []
        for order in [*few, *([same] if changed else [])]:
            new = reordered(trace, work.stretch, order)
            cycles = simulate(new, self.cpu).cycles
            if cycles < self.cycles:
                self.trace, self.cycles = new, cycles
                return Found(work, order, best.tries, best.before, best.after, "", changed)
        why = "better by itself, but not in the whole run" if best.orders else "no order that was tried is better"
        return Found(work, same, best.tries, best.before, best.before, why)


def orders(found: Sequence[Found]) -> Mapping[int, list[Any]]:
    """The instructions of each changed piece in their new order, by the offset at which it begins."""
    return {f.work.piece.offset: [f.work.piece.insns[k] for k in f.order] for f in found if f.changed}


def distance(order: Sequence[int]) -> int:
    """How many instructions moved: those that are not in the longest run of instructions that kept their order."""
    tails: list[int] = []
    for i in order:
        low = next((k for k, t in enumerate(tails) if t > i), len(tails))
        tails[low:low + 1] = [i]
    return len(order) - len(tails)
