"""A window of straight-line code whose order is open: what must keep its order, what came before, what an order costs.

For CPUs that execute in order (`scheduler.pairing`). Solvers are in `scheduler.beam` and `scheduler.exact`.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field

from scheduler.dependences import Dependences
from scheduler.pairing import Clocks, Record, Rules


@dataclass(frozen=True)
class Edge:
    """Instruction `first` comes before `then`; `then` begins at least `lag` clocks after it, in V beside it if 0."""

    first: int
    then: int
    lag: int


@dataclass(frozen=True, eq=False)
class Window:
    """Instructions 0, 1, ... whose order is open, after what `entry` has executed.

    `released[i]`: clock, counted from `base`, before which instruction i does not have its address. `flags`: (writer or
    -1 when it comes before, reader or the number of instructions when it comes behind, those that may not come
    between). `apart`: whether registers are given; else only true dependences count, and `clocks` means nothing.
    """

    rules: Rules
    records: tuple[Record, ...]
    edges: tuple[Edge, ...]
    flags: tuple[tuple[int, int, frozenset[int]], ...]
    released: tuple[int, ...]
    entry: Clocks
    apart: bool = True
    before: tuple[tuple[int, ...], ...] = field(init=False)
    after: tuple[tuple[int, ...], ...] = field(init=False)

    def __post_init__(self) -> None:
        before: list[list[int]] = [[] for _ in self.records]
        after: list[list[int]] = [[] for _ in self.records]
        for e in self.edges:
            before[e.then].append(e.first)
            after[e.first].append(e.then)
        object.__setattr__(self, "before", tuple(map(tuple, before)))
        object.__setattr__(self, "after", tuple(map(tuple, after)))

    @property
    def base(self) -> int:
        """The clock of `entry` in which the first of the window may begin, beside what waits in U."""
        return self.entry.start if self.entry.waiting else self.entry.end

    @property
    def hidden(self) -> int:
        """Clocks of decoding that what came before `base` hides, at most."""
        entry = self.entry
        return sum(entry.hidden) + max(0, entry.end - entry.begin - 1)

    def run(self, order: Iterable[int]) -> Clocks:
        """The clocks after `order`."""
        run = self.entry.copy()
        for i in order:
            run.add(self.records[i])
        return run

    def clocks(self, order: Iterable[int]) -> int:
        """Clocks from `base` to the end of `order`."""
        return self.run(order).end - self.base

    def fits(self, one: Record, two: Record) -> bool:
        """Whether `two` may go beside `one` as far as the two alone say."""
        return self.rules.may_pair(one, two) if self.apart else one.first and two.second

    def allows(self, order: Sequence[int]) -> bool:
        """Whether an order keeps the edges and the flags."""
        count = len(self.records)
        if sorted(order) != list(range(count)):
            return False
        place = {i: at for at, i in enumerate(order)} | {-1: -1, count: count}
        return all(place[e.first] < place[e.then] for e in self.edges) and not any(
            place[writer] < place[o] < place[reader] for writer, reader, others in self.flags for o in others)

    def heads(self) -> list[int]:
        """The earliest clock of each instruction from `base`, by released addresses and the longest path."""
        found = list(self.released)
        for i in self.sorted():
            for e in self._from[i]:
                found[e.then] = max(found[e.then], found[i] + e.lag)
        return found

    def tails(self) -> list[int]:
        """Clocks from the beginning of each instruction to the end, at least."""
        found = [one.clocks for one in self.records]
        for i in reversed(self.sorted()):
            for e in self._from[i]:
                found[i] = max(found[i], e.lag + found[e.then])
        return found

    @property
    def _from(self) -> list[list[Edge]]:
        out: list[list[Edge]] = [[] for _ in self.records]
        for e in self.edges:
            out[e.first].append(e)
        return out

    def sorted(self) -> list[int]:
        """Some order that keeps the edges: instructions by number as soon as they may."""
        left = [len(b) for b in self.before]
        ready, out = [i for i, n in enumerate(left) if not n], []
        while ready:
            i = min(ready)
            ready.remove(i)
            out.append(i)
            for j in self.after[i]:
                left[j] -= 1
                if not left[j]:
                    ready.append(j)
        return out


def edge(first: int, then: int, one: Record, two: Record, rules: Rules) -> Edge:
    """What a dependence between two instructions means in clocks."""
    if one.results & two.address:
        return Edge(first, then, one.clocks + rules.interlock)
    if one.writes & (two.reads | two.writes | two.address):
        return Edge(first, then, one.clocks)
    return Edge(first, then, 0)


def make_window(rules: Rules, made: Sequence[Record], deps: Dependences, part: Sequence[int],
                entry: Clocks | None = None) -> Window:
    """The window of the instructions `part`, which stand behind each other in this order, after `entry`.

    `made` and `deps` are of the whole piece.
    """
    entry = entry or Clocks(rules)
    base = entry.start if entry.waiting else entry.end
    number = {i: at for at, i in enumerate(part)}
    edges = [edge(number[b], number[i], made[b], made[i], rules) for i in part for b in deps.before[i] if b in number]
    written, released = 0, []
    for i in part:
        outside = made[i].address & ~written
        released.append(max([0, *(clock - base for place, clock in enumerate(entry.ready) if outside >> place & 1)]))
        written |= made[i].results
    flags = tuple((number.get(w, -1), number.get(r, len(part)), frozenset(number[o] for o in others if o in number))
                  for w, r, others in deps.flags if (w in number or r in number) and not others.isdisjoint(part))
    return Window(rules, tuple(made[i] for i in part), tuple(edges), flags, tuple(released), entry)
