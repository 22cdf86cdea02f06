"""The best order of a window by a search over all orders that forgets the worst when there are too many.

Orders of the same instructions that leave the pipes in the same state have the same future, so only the quickest of
them goes on (dynamic programming over sets of instructions); so do none that cannot become quicker than the best
order known. While nothing else has been forgotten the search is exact, and what it finds is proved.
"""

from __future__ import annotations

import time
from collections.abc import Sequence
from dataclasses import dataclass

from scheduler.inorder.pair_bounds import bound_of
from scheduler.inorder.window import Solved, Window
from scheduler.timing.pairing import Clocks

WIDTH = 4000  # states that go on after each instruction


@dataclass
class _State:
    """Orders that have executed the set `done`: the quickest one, and what is ready after it."""

    run: Clocks
    done: int
    left: int  # clocks (halves) that the rest takes at least
    order: tuple[int, ...]
    early: int = 0  # sum of the clocks in which instructions begin

    @property
    def rank(self) -> tuple[int, int, tuple[int, ...]]:
        """Less is better: first the clocks, then instructions early, so that what is free is at the end."""
        return self.run.end, self.early, self.order


class _Search:
    def __init__(self, window: Window, known: int) -> None:
        self.window, self.known = window, known
        self.base = window.base
        self.tails = window.tails()
        self.masks = window.masks()
        self.needs = [sum(1 << b for b in before) for before in window.before]
        self.half = [2 * r.clocks if r.alone else r.clocks for r in window.records]
        self.count = len(window.records)
        self.flags = [(1 << w if w >= 0 else 0, 1 << r, sum(1 << o for o in others))
                      for w, r, others in window.flags]

    def may(self, state: _State, i: int) -> bool:
        """Whether `i` may come next."""
        bit = 1 << i
        if state.done & bit or self.needs[i] & ~state.done:
            return False
        # between a writer of flags and its reader
        return not any(others & bit and (state.done & w == w) and not state.done & r for w, r, others in self.flags)

    def least(self, run: Clocks, left: int, done: int) -> int:
        """Clocks from `base` that every order through this state takes at least."""
        free = run.waiting.clocks if run.waiting else 0  # what the open pair may take beside it
        now = run.end - self.base
        path = max((max(0, run.look(self.window.records[i]).start - self.base) + self.tails[i]
                    for i in range(self.count) if not done >> i & 1 and not self.needs[i] & ~done), default=0)
        return max(now + (left - free + 1) // 2, path, now)

    def next(self, state: _State) -> list[_State]:
        """The states after one instruction more that can still become quicker than the best known order."""
        out = []
        for i in range(self.count):
            if not self.may(state, i):
                continue
            done, left = state.done | 1 << i, state.left - self.half[i]
            if not self.window.enough(done, self.masks):
                continue
            run = state.run.copy()
            step = run.add(self.window.records[i])
            if self.least(run, left, done) < self.known:
                out.append(_State(run, done, left, (*state.order, i), state.early + step.start))
        return out


def beam(window: Window, start: Sequence[int], width: int = WIDTH, seconds: float = 60.0) -> Solved:
    """A quick order of a window, not worse than `start`, which it allows; the quickest if `proved`.

    `width`: states that go on after each instruction; `seconds` after which it gives up.
    """
    known = window.clocks(start)
    bound = bound_of(window)
    if known <= bound or not window.records:
        return Solved(tuple(start), known, min(known, bound))
    search = _Search(window, known)
    level = [_State(window.entry.copy(), 0, sum(search.half), ())]
    whole, ends = True, time.monotonic() + seconds
    for _ in range(search.count):
        best: dict[object, _State] = {}
        for state in level:
            for new in search.next(state):
                key = new.done, new.run.state()
                if key not in best or new.rank < best[key].rank:
                    best[key] = new
        level = sorted(best.values(), key=lambda s: s.rank)
        if len(level) > width:
            level, whole = level[:width], False
        if time.monotonic() > ends:
            return Solved(tuple(start), known, bound)
    if not level:
        return Solved(tuple(start), known, known if whole else bound)
    found = min(level, key=lambda s: s.rank)
    clocks = found.run.end - search.base
    return Solved(found.order, clocks, clocks if whole else bound)
