"""Refinement of the order of a piece's instructions: local search with a judge from outside.

The registers stay as they are; what moves keeps the dependences (`scheduler.code.dependences`). The judge says what an
order costs, and this module knows nothing else of the machine than how many uops its decoders take at a time.
"""

from __future__ import annotations

import math
import random
import time
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass

from scheduler.code.dependences import Dependences, dependences
from scheduler.code.instr import Instr

Judge = Callable[[Sequence[int]], float]
"""From a permutation (`order[k]`: which of the instructions comes k-th) to its cost in clocks."""
LONGEST_BLOCK = 6
NEAR = 12.0  # mean distance of a move, instructions
FAR = 96  # the longest distance of a move, about a reorder window
COOL = 2.0  # how fast the temperature falls: it is the start's times (1 - spent share) to this power


@dataclass(frozen=True)
class Limits:
    """When a search ends: after `seconds` or `tries`, whichever is given and comes first."""

    seconds: float | None = None
    tries: int | None = None

    def spent(self, begun: float, tries: int) -> float:
        """The share that is used up: the search ends at 1. Without any limit it ends at once."""
        shares = [(time.monotonic() - begun) / max(self.seconds, 1e-9)] if self.seconds is not None else []
        shares += [tries / max(self.tries, 1)] if self.tries is not None else []
        return max(shares, default=1.0)

    def part(self, share: float) -> Limits:
        """A share of it."""
        return Limits(None if self.seconds is None else share * self.seconds,
                      None if self.tries is None else max(1, round(share * self.tries)))


@dataclass(frozen=True)
class Found:
    """The best order that a search came to, its cost and the cost it began with, and how many orders it tried."""

    order: tuple[int, ...]
    cost: float
    before: float
    tries: int


def reorder(instrs: Sequence[Instr], judge: Judge, limits: Limits, seed: int = 1, template: Sequence[int] = (),
            heat: float = 0.0, start: Sequence[int] | None = None,
            told: Callable[[int, float], object] = lambda tries, cost: None) -> Found:
    """Look for an order of `instrs` that `judge` likes better, from `start` (default: as they stand).

    Orders as good as the present one are taken, too, so that plateaus are crossed; with `heat` (clocks) worse ones
    at first as well (simulated annealing: an order that much worse is taken about one time in three). `template`:
    how many uops each decoder takes at a time, where that matters. `told(tries, cost)` hears of every improvement.
    The same instructions, judge, seed and number of tries give the same order.
    """
    moves = Moves([i.uops for i in instrs], dependences(instrs), random.Random(seed),
                  list(start) if start is not None else list(range(len(instrs))), template)
    before = lowest = judge(moves.order)
    best, tries = tuple(moves.order), 0
    for tries, cost, taken in annealed(moves, judge, limits, heat, before, time.monotonic()):
        if taken is not None and cost < lowest:
            best, lowest = tuple(taken), cost
            told(tries, cost)
    return Found(best, lowest, before, tries)


def annealed(moves: Moves, judge: Judge, limits: Limits, heat: float, now: float, begun: float,
             tries: int = 0) -> Iterator[tuple[int, float, list[int] | None]]:
    """Try moves until the limits are reached: (tries so far, cost, the order if it was taken), one for each move.

    `now`: what the order of `moves` costs, clocks as `heat` is; `begun` and `tries`: what the search has had already.
    """
    while (spent := limits.spent(begun, tries)) < 1.0:
        tries += 1
        moved = moves.propose()
        if moved is None:
            yield tries, now, None
            continue
        cost = judge(moved)
        heated = heat * (1.0 - spent) ** COOL
        if cost > now and (heated <= 0.0 or moves.rng.random() >= math.exp((now - cost) / heated)):
            yield tries, cost, None
            continue
        now = cost
        moves.take(moved)
        yield tries, cost, moved


class Moves:
    """The present order and the moves away from it; every move offered keeps the dependences.

    `uops` of each instruction, which matter where there is a `template`: how many uops each decoder takes at a time.
    ValueError if `order` does not keep the dependences.
    """

    def __init__(self, uops: Sequence[int], deps: Dependences, rng: random.Random, order: list[int],
                 template: Sequence[int] = ()) -> None:
        if not deps.allow(order):
            raise ValueError("the order to start from does not keep the dependences of the instructions")
        self.deps, self.rng, self.template, self.order = deps, rng, tuple(template), order
        self.uops = uops
        self.place = [0] * len(order)
        self.moves = [self.single, self.chain, self.chain, self.block, *([self.fill] if len(template) > 1 else [])]
        self.take(order)

    def take(self, order: list[int]) -> None:
        """Go on from `order`."""
        self.order = order
        for at, i in enumerate(order):
            self.place[i] = at

    def propose(self) -> list[int] | None:
        """Another order, or None when the move drawn is none."""
        if len(self.order) < 2:
            return None
        moved = self.rng.choice(self.moves)()
        if moved is None or not self.deps.flags:
            return moved
        place = [0] * len(moved)
        for at, i in enumerate(moved):
            place[i] = at
        return moved if self.deps.flags_kept(moved, place) else None

    def distance(self) -> int:
        """How far a move goes, instructions."""
        return min(FAR, 1 + int(self.rng.expovariate(1.0 / NEAR)))

    def slack(self, first: int, last: int) -> tuple[int, int]:
        """Places that the instructions now at `first` to `last` could begin and end at when all others stay."""
        low, high = 0, len(self.order) - 1
        for i in self.order[first:last + 1]:
            low = max(low, max((p + 1 for b in self.deps.before[i] if (p := self.place[b]) < first), default=0))
            high = min(high, min((p - 1 for a in self.deps.after[i] if (p := self.place[a]) > last), default=high))
        return low, high

    def shifted(self, first: int, last: int, to: int) -> list[int]:
        """The order with the block at `first` to `last` beginning at `to` instead."""
        block, rest = self.order[first:last + 1], self.order[:first] + self.order[last + 1:]
        return rest[:to] + block + rest[to:]

    def single(self) -> list[int] | None:
        """One instruction to another place within its slack."""
        return self._shift(self.rng.randrange(len(self.order)), 1)

    def block(self) -> list[int] | None:
        """A few instructions in a row to another place, as they are."""
        size = min(self.rng.randint(2, LONGEST_BLOCK), len(self.order) - 1)
        return self._shift(self.rng.randrange(len(self.order) - size + 1), size)

    def _shift(self, at: int, size: int) -> list[int] | None:
        low, high = self.slack(at, at + size - 1)
        by = self.distance() * self.rng.choice((-1, 1))
        to = max(low, min(at + by, high - size + 1))
        return self.shifted(at, at + size - 1, to) if to != at else None

    def chain(self) -> list[int] | None:
        """One instruction to another place; those in between that depend on it go with it."""
        at, far = self.rng.randrange(len(self.order)), self.distance()
        later = self.rng.random() < 0.5
        tied = self.deps.before if later else self.deps.after
        first, last = (at, min(len(self.order), at + far + 1)) if later else (max(0, at - far), at + 1)
        reach = self.order[first:last] if later else self.order[first:last][::-1]
        moving, staying = {self.order[at]}, []
        going = [self.order[at]]
        for i in reach[1:]:
            if moving.isdisjoint(tied[i]):
                staying.append(i)
            else:
                moving.add(i)
                going.append(i)
        if not staying:
            return None
        put = staying + going if later else (staying + going)[::-1]
        return self.order[:first] + put + self.order[last:]

    def fill(self) -> list[int] | None:
        """Into a decode group that ends early, before an instruction that only the first decoder takes, one that fits.

        Instructions are taken to decode without regard to the bytes fetched.
        """
        short = self.short_groups()
        if not short:
            return None
        at, room = self.rng.choice(short)
        fits = [k for k in range(max(0, at - FAR), min(len(self.order), at + FAR))
                if self.uops[self.order[k]] <= room and k != at]
        for k in self.rng.sample(fits, min(8, len(fits))):
            low, high = self.slack(k, k)
            to = at if k > at else at - 1
            if low <= to <= high and to != k:
                return self.shifted(k, k, to)
        return None

    def short_groups(self) -> list[tuple[int, int]]:
        """(place at which a group ends early, uops that its next decoder would have taken)."""
        found, slot = [], 0
        for k, i in enumerate(self.order):
            if slot and (slot == len(self.template) or self.uops[i] > self.template[slot]):
                if slot < len(self.template):
                    found.append((k, self.template[slot]))
                slot = 0
            slot += 1
        return found
