"""The order of a whole piece, improved window by window by a solver that finds the best order of each.

Windows overlap and slide from the beginning to the end, again and again until a whole turn improves nothing: then no
window can be executed in fewer clocks after what comes before it (where the solver has proved that). This is no proof
for the piece: another order of more instructions than a window has may be quicker. What is proved for the piece is in
`scheduler.inorder.pair_bounds`.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass

from scheduler.inorder.window import Code, Solver, window
from scheduler.timing.pairing import Clocks

Accept = Callable[[Sequence[int]], bool]
SHARE = 0.1  # of all the time, at most, for one window
OVERLAP = 2  # a window begins where one of the last turn had its middle


@dataclass(frozen=True)
class Slid:
    """An order of a piece and its clocks, before and now; how many windows the last turn looked at and proved.

    `whole`: the last turn went through the whole piece and changed nothing.
    """

    order: tuple[int, ...]
    before: int
    clocks: int
    windows: int
    proved: int
    turns: int
    whole: bool


class _Slide:
    def __init__(self, code: Code, order: Sequence[int], solver: Solver, ends: float, longest: float,
                 accept: Accept) -> None:
        self.code, self.order, self.accept = code, list(order), accept
        self.solver, self.ends, self.longest = solver, ends, longest
        self.total = code.clocks(order)
        self.known: dict[object, bool] = {}  # windows that were solved: whether it was proved that they are quickest
        self.windows = self.proved = 0

    def turn(self, size: int, shift: int) -> bool:
        """One way through the piece; whether anything became quicker."""
        better, entry, at = False, self.code.run(()), 0
        self.windows = self.proved = 0
        for begin in range(shift, max(1, len(self.order) - size // OVERLAP), max(1, size // OVERLAP)):
            if time.monotonic() > self.ends:
                break
            for i in self.order[at:begin]:
                entry.add(self.code.records[i])
            at = begin
            better = self.look(begin, size, entry) or better
            self.windows += 1
        return better

    def look(self, begin: int, size: int, entry: Clocks) -> bool:
        """Solve the window at `begin`, before which the pipes are as in `entry`."""
        part = self.order[begin:begin + size]
        key = tuple(part), entry.state()
        if key in self.known:
            self.proved += self.known[key]
            return False
        open_ = window(self.code, self.order, begin, size, entry)
        found = self.solver(open_, range(len(part)), min(self.longest, self.ends - time.monotonic()))
        new = [part[i] for i in found.order]
        total = self.code.run([*new, *self.order[begin + size:]], entry).end
        self.proved += found.proved
        order = [*self.order[:begin], *new, *self.order[begin + size:]]
        if total > self.total or (new != part and not self.accept(order)):
            self.known[key] = found.proved
            return False
        better, self.total = total < self.total, total
        self.order = order
        self.known[tuple(new), entry.state()] = found.proved
        return better


def slide(code: Code, order: Sequence[int], solver: Solver, size: int, seconds: float,
          told: Callable[[int, int], object] = lambda turn, clocks: None,
          accept: Accept = lambda order: True) -> Slid:
    """Improve an order by windows of `size` instructions; `told(turn, clocks)` hears of every turn.

    An order that `accept` refuses is not taken: for what `code` does not say.

    ValueError if `order` breaks a dependence or has too few registers.
    """
    if not code.allow(order):
        raise ValueError("the order to start from does not keep the dependences of the instructions")
    work = _Slide(code, order, solver, time.monotonic() + seconds, max(1.0, SHARE * seconds), accept)
    before, turns, calm = work.total, 0, 0
    while calm < 2 and time.monotonic() < work.ends:
        better = work.turn(size, turns % 2 * (size // 4))
        turns += 1
        calm = 0 if better else calm + 1
        told(turns, work.total)
    return Slid(tuple(work.order), before, work.total, work.windows, work.proved, turns, calm == 2)
