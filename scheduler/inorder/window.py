"""Straight-line code whose order is open, and windows of it: what must keep its order, what an order costs.

For CPUs that execute in order (`scheduler.timing.pairing`). `given_code` keeps the registers of the instructions;
`web_code` knows values only (`scheduler.inorder.webs`), which have registers in every order in which no more live at
once than there are. Solvers are in `scheduler.inorder.window_beam` and `scheduler.inorder.exact`.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, field, replace

from scheduler.code.dependences import dependences
from scheduler.code.instr import BYTE, GENERAL, Instr
from scheduler.inorder.webs import Webs
from scheduler.timing.pairing import BIT, Clocks, Record, Rules, records
from targets.model.p5_pairs import address_ready, shadow

Flags = tuple[int, int, frozenset[int]]


@dataclass(frozen=True)
class Edge:
    """Instruction `first` comes before `then`; `then` begins at least `lag` clocks after it, in V beside it if 0."""

    first: int
    then: int
    lag: int


@dataclass(frozen=True)
class Life:
    """A value that needs a register from the first of `instrs` to the last; from the beginning or to the end if so."""

    instrs: tuple[int, ...]
    before: bool
    after: bool
    byte: bool


@dataclass(frozen=True)
class Code:
    """Instructions 0, 1, ... of a piece. Masks of `records` are of registers or values, `registers` of them.

    `gaps`: edges that hold where `first` happens to come before `then`. `flags` as in Dependences. `lives`: values that
    share `limit` registers, of which `byte_limit` have bytes; none where registers are given.
    """

    rules: Rules
    records: tuple[Record, ...]
    edges: tuple[tuple[Edge, ...], ...]  # by `then`
    gaps: tuple[tuple[Edge, ...], ...]
    flags: tuple[Flags, ...]
    lives: tuple[Life, ...]
    registers: int
    limit: int
    byte_limit: int

    def allow(self, order: Sequence[int]) -> bool:
        """Whether an order keeps the edges, the flags and the number of registers."""
        return whole(self).allows(order)

    def run(self, order: Iterable[int], entry: Clocks | None = None) -> Clocks:
        """What the pipes do after `order`, before which they were in the state `entry`."""
        run = entry.copy() if entry else Clocks(self.rules, self.registers)
        for i in order:
            run.add(self.records[i])
        return run

    def clocks(self, order: Iterable[int]) -> int:
        """Clocks of an order of all instructions."""
        return self.run(order).end


@dataclass(frozen=True, eq=False)
class Window:
    """Instructions 0, 1, ... whose order is open, after what `entry` has executed; the fields are those of Code.

    `released[i]`: clock, counted from `base`, before which instruction i does not have its address. `flags`: (writer or
    -1 when it comes before, reader or the number of instructions when it comes behind, those that may not come
    between). `limit` and `byte_limit`: registers that are left for `lives`.
    """

    rules: Rules
    records: tuple[Record, ...]
    edges: tuple[Edge, ...]
    gaps: tuple[Edge, ...]
    flags: tuple[Flags, ...]
    lives: tuple[Life, ...]
    limit: int
    byte_limit: int
    released: tuple[int, ...]
    entry: Clocks
    before: tuple[tuple[int, ...], ...] = field(init=False)
    after: tuple[tuple[Edge, ...], ...] = field(init=False)

    def __post_init__(self) -> None:
        before: list[list[int]] = [[] for _ in self.records]
        after: list[list[Edge]] = [[] for _ in self.records]
        for e in self.edges:
            before[e.then].append(e.first)
            after[e.first].append(e)
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
        return sum(entry.hidden) + shadow(entry.begin, entry.end, 0, self.rules.shadow)[0]

    def clocks(self, order: Iterable[int]) -> int:
        """Clocks from `base` to the end of `order`."""
        run = self.entry.copy()
        for i in order:
            run.add(self.records[i])
        return run.end - self.base

    def allows(self, order: Sequence[int]) -> bool:
        """Whether an order keeps the edges, the flags and the number of registers."""
        count = len(self.records)
        if sorted(order) != list(range(count)):
            return False
        place = {i: at for at, i in enumerate(order)} | {-1: -1, count: count}
        return all(place[e.first] < place[e.then] for e in self.edges) and not any(
            place[writer] < place[o] < place[reader] for writer, reader, others in self.flags for o in others
        ) and self.registers(order)

    def registers(self, order: Sequence[int]) -> bool:
        """Whether no more values live at once than there are registers."""
        done = 0
        masks = self.masks()
        for i in order:
            done |= 1 << i
            if not self.enough(done, masks):
                return False
        return True

    def masks(self) -> list[int]:
        """The instructions of each life as a mask."""
        return [sum(1 << i for i in life.instrs) for life in self.lives]

    def enough(self, done: int, masks: Sequence[int]) -> bool:
        """Whether there are registers for what lives when the instructions `done` are executed."""
        live = byte = 0
        for life, mask in zip(self.lives, masks, strict=True):
            if (life.before or done & mask) and (life.after or mask & ~done):
                live += 1
                byte += life.byte
        return live <= self.limit and byte <= self.byte_limit

    def heads(self) -> list[int]:
        """The earliest clock of each instruction from `base`, by released addresses and the longest path."""
        found = list(self.released)
        for i in self.sorted():
            for e in self.after[i]:
                found[e.then] = max(found[e.then], found[i] + e.lag)
        return found

    def tails(self) -> list[int]:
        """Clocks from the beginning of each instruction to the end, at least."""
        found = [one.clocks for one in self.records]
        for i in reversed(self.sorted()):
            for e in self.after[i]:
                found[i] = max(found[i], e.lag + found[e.then])
        return found

    def sorted(self) -> list[int]:
        """Some order that keeps the edges."""
        left = [len(b) for b in self.before]
        out = [i for i, n in enumerate(left) if not n]
        for i in out:
            for e in self.after[i]:
                left[e.then] -= 1
                if not left[e.then]:
                    out.append(e.then)
        return out


def given_code(instrs: Sequence[Instr], rules: Rules) -> Code:
    """The code of instructions that keep their registers; a dependence through memory or flags asks for no clock."""
    made, deps = records(instrs, rules), dependences(instrs)
    edges = tuple(tuple(_edge(b, i, made[b], made[i], rules) for b in first) for i, first in enumerate(deps.before))
    return Code(rules, tuple(made), edges, tuple(() for _ in made), tuple(deps.flags), (), len(BIT), len(GENERAL),
                len(BYTE))


def web_code(webs: Webs, rules: Rules, limit: int = len(GENERAL), byte_limit: int = len(BYTE)) -> Code:
    """The code of a plan with webs for registers; with limits that are never reached registers do not count at all."""
    made = tuple(replace(one, reads=_mask(a.reads), writes=_mask(a.writes), results=_mask(a.writes),
                         address=_mask(a.address))
                 for one, a in zip(records(webs.renamed, rules), webs.access, strict=True))
    makers = webs.makers
    edges = tuple(tuple(_edge(b, i, made[b], made[i], rules, makers[i]) for b in sorted(first))
                  for i, first in enumerate(webs.before))
    gaps = tuple(tuple(Edge(m, i, address_ready(made[m].clocks, rules.interlock)) for m in mine
                       if m not in webs.before[i] and i not in webs.before[m])
                 for i, mine in enumerate(makers))
    users: dict[int, list[int]] = {w.number: [] for w in webs.webs}
    for i, a in enumerate(webs.access):
        for w in a.webs:
            users[w].append(i)
    lives = tuple(Life(tuple(users[w.number]), bool(w.entry), bool(w.leave), w.byte) for w in webs.webs)
    return Code(rules, made, edges, gaps, (), lives, max(len(webs.webs), 1), limit, byte_limit)


def free_code(webs: Webs, rules: Rules) -> Code:
    """The code of a plan with as many registers as it likes: what no assignment of registers can beat."""
    return web_code(webs, rules, len(webs.webs) + 1, len(webs.webs) + 1)


def _mask(numbers: Iterable[int]) -> int:
    mask = 0
    for n in numbers:
        mask |= 1 << n
    return mask


def _edge(first: int, then: int, one: Record, two: Record, rules: Rules, makers: Sequence[int] | None = None) -> Edge:
    """What a dependence between two instructions means in clocks; `makers` of the address of `then`, where known."""
    if one.results & two.address and (makers is None or first in makers):
        return Edge(first, then, address_ready(one.clocks, rules.interlock))
    if one.writes & (two.reads | two.writes | two.address):
        return Edge(first, then, one.clocks)
    return Edge(first, then, 0)


def whole(code: Code) -> Window:
    """The window of all instructions."""
    return window(code, range(len(code.records)), 0, len(code.records))


def window(code: Code, order: Sequence[int], begin: int, size: int, entry: Clocks | None = None) -> Window:
    """The window of the `size` instructions of `order` at `begin`, after `entry`, what those before have executed."""
    if entry is None:
        entry = code.run(order[:begin])
    part = order[begin:begin + size]
    number = {i: at for at, i in enumerate(part)}
    base = entry.start if entry.waiting else entry.end

    def inside(of: Sequence[Sequence[Edge]]) -> tuple[Edge, ...]:
        return tuple(Edge(number[e.first], number[e.then], e.lag) for i in part for e in of[i] if e.first in number)

    written, released = 0, []
    for i in part:
        outside = code.records[i].address & ~written
        released.append(max([0, *(entry.ready[place] - base for place in _places(outside))]))
        written |= code.records[i].results
    flags = tuple((number.get(w, -1), number.get(r, len(part)), frozenset(number[o] for o in others if o in number))
                  for w, r, others in code.flags if (w in number or r in number) and not others.isdisjoint(part))
    earlier, later = frozenset(order[:begin]), frozenset(order[begin + size:])
    lives = [Life(tuple(number[i] for i in life.instrs if i in number),
                  life.before or not earlier.isdisjoint(life.instrs),
                  life.after or not later.isdisjoint(life.instrs), life.byte) for life in code.lives]
    through = [life for life in lives if not life.instrs and life.before and life.after]
    return Window(code.rules, tuple(code.records[i] for i in part), inside(code.edges), inside(code.gaps), flags,
                  tuple(life for life in lives if life.instrs), code.limit - len(through),
                  code.byte_limit - sum(life.byte for life in through), tuple(released), entry)


def _places(mask: int) -> Iterable[int]:
    while mask:
        low = mask & -mask
        yield low.bit_length() - 1
        mask ^= low


Solver = Callable[[Window, Sequence[int], float], "Solved"]
"""From a window, an order that it allows, and seconds, to an order that is no worse."""


@dataclass(frozen=True)
class Solved:
    """An order of a window, its clocks, and a bound: no order has fewer. `proved`: this one is a quickest."""

    order: tuple[int, ...]
    clocks: int
    bound: int

    @property
    def proved(self) -> bool:
        """Whether no order is quicker."""
        return self.clocks <= self.bound
