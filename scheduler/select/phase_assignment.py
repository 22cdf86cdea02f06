"""Pass `select`, one step: values kept complemented where that saves operations, on CPUs that execute in order.

A register may hold ~v for v. Exclusive ors, rotations and multiplexers do not mind: the complement goes through. `and`
and `or` are each other's complement, so that x | ~y costs nothing where just one of the two is complemented. A sum
gives its result either way, with any of its operands complemented, by additions, subtractions and a constant, for
~v = -v - 1: only a constant that no `lea` adds with something else is an instruction more. And of the terms of a
multiplexer apart (scheduler.select.shapes), y & x and z & ~x, the second needs no complement where one of z and x is
held as its complement. In the steps of hash functions that is so for every step if every other value is complemented.

The choice is a search over the piece in its order, for each sum between its value and the complement: of the partial
choices that leave the same values complemented for later readers, the cheapest is kept, and only the best of those.
As long as no more differ than are kept, the result is the best by this count of issue slots.
"""

from __future__ import annotations

import itertools
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field

from scheduler.graph.nodes import Node, Piece
from scheduler.graph.ops import HELD, ROTATIONS
from scheduler.select.shapes import Mux, arrivals, ends_late, mux_of, users_of
from targets.cpu import Cpu

ONES = (1 << 32) - 1
WAIT = 2.0  # slots that stay empty while a multiplexer's way, two operations longer than that of its terms, is gone
LATE = 0.5  # slots that stay empty where `lea` adds a constant to what comes last, and waits a clock for its address
TURNED = 0.05  # of a slot for each complement held: none is where it saves nothing
STATES = 256  # partial choices kept
LEAST = 0.03  # slots saved for each node of the piece: for less the longer ways of other sums are not worth it


@dataclass(frozen=True)
class Term:
    """An operand of a sum: a node, or a term of a multiplexer apart (y & x, or `other`: z & ~x); is it complemented?"""

    node: Node
    negative: bool
    mux: Mux | None = None
    other: bool = False


@dataclass(frozen=True)
class Sum:
    """positive - negative + constant, with the operand that comes last apart (`subtracted`: if it is negative).

    `where` the constant is added: with the "positive" early operands, the "negative" ones, the "last", "apart", or
    nowhere (""). Without anything positive it is the complement of the sum of all that is negative.
    """

    positive: tuple[Term, ...]
    negative: tuple[Term, ...]
    last: Term
    subtracted: bool
    constant: int
    where: str
    cost: float


@dataclass(frozen=True)
class Option:
    """One way to have a node: complemented or not, how its sum is made, and issue slots beyond those it has anyhow."""

    negative: bool
    cost: float = 0.0
    sum: Sum | None = None


@dataclass
class _State:
    cost: float
    trail: tuple[Node, Option, object] | None = None


@dataclass
class _Piece:
    """A piece with what the search asks about it."""

    piece: Piece
    cpu: Cpu
    at: dict[Node, float] = field(default_factory=dict)
    muxes: dict[Node, Mux] = field(default_factory=dict)  # by the root
    by: dict[Node, Node] = field(default_factory=dict)  # nodes that are decided with others, and those others
    last: dict[Node, Node] = field(default_factory=dict)  # by value, the last reader
    joined: set[Node] = field(default_factory=set)  # roots that one sum reads, which may take their terms

    def __post_init__(self) -> None:
        nodes = self.piece.nodes
        self.at, users = arrivals(nodes, self.cpu), users_of(self.piece)
        for n in nodes:
            mux = mux_of(n, users)
            if mux is None or n.elem != 32 or len(users[mux.differ]) != 1 or mux.differ in self.muxes:
                continue
            self.muxes[n] = mux
            self.by.update({mux.differ: n, mux.chosen: n})
            if ends_late(mux, users, self.at) and whole_sum(users[n][0]):
                self.joined.add(n)
                self.by.update(dict.fromkeys((n, mux.differ, mux.chosen), users[n][0]))
        self.last = self.last_readers()

    def reader(self, n: Node) -> Node:
        """The node with which `n` is decided: the root of its multiplexer, and the sum that may take that apart."""
        return self.by.get(n, n)

    def last_readers(self) -> dict[Node, Node]:
        """The node that reads a value last, in the order as it stands."""
        place = {n: i for i, n in enumerate(self.piece.nodes)}
        last: dict[Node, Node] = {}
        for n in self.piece.nodes:
            by = self.reader(n)
            for a in n.operands():
                if a not in last or place[by] > place[last[a]]:
                    last[a] = by
        return last

    def read(self, n: Node) -> frozenset[Node]:
        """All values that matter for the options of `n`."""
        mux = self.muxes.get(n)
        if mux is not None:
            return frozenset((mux.x, mux.y, mux.z))
        return frozenset(x for a in n.operands() for x in (self.read(a) if a in self.joined else (a,)))

    def options(self, n: Node, held: frozenset[Node]) -> list[Option]:
        """The ways to have `n` where the values `held` are complemented."""
        if n in self.muxes:
            return [Option(through(self.muxes[n], held))]
        if n.file == "r" and n.elem == 32 and all(a.elem == 32 for a in n.args):
            signs = [a in held for a in n.args if a.kind != "const"]
            if n.kind in ("not", *ROTATIONS) and signs:  # there are none of a constant
                return [Option(signs[0] != (n.kind == "not"))]
            if n.kind == "xor":
                return [Option(sum(signs) % 2 == 1)]
            if n.kind in ("and", "or") and len(signs) == len(n.args):
                ways = [Option(False, sum(signs)), Option(True, len(signs) - sum(signs))]
                return [w for w in ways if not w.cost] or ways
            if whole_sum(n):
                return list(self.sums(n, held))
        return [Option(False, sum(a in held for a in n.operands()))]

    def sums(self, n: Node, held: frozenset[Node]) -> Iterator[Option]:
        """The ways to make a sum, the one as it stands first."""
        constant = sum(a.imm for a in n.args if a.kind == "const")
        choices = [self.terms(a, held) for a in n.args if a.kind != "const"]
        for negative in (False, True):
            for chosen in itertools.product(*choices):
                terms = [t for _, several in chosen for t in several]
                made = self.arrange(n, terms, constant, negative)
                yield Option(negative, made.cost + TURNED * negative + sum(cost for cost, _ in chosen), made)

    def terms(self, a: Node, held: frozenset[Node]) -> list[tuple[float, list[Term]]]:
        """(slots beyond those of a multiplexer, operands) for each way to have an operand of a sum."""
        if a not in self.joined:
            return [(0.0, [Term(a, a in held)])]
        m = self.muxes[a]
        x, y, z = m.x in held, m.y in held, m.z in held
        apart = [Term(a, y and x, m), Term(a, z and not x, m, True)]
        return [(WAIT, [Term(a, through(m, held))]), (float((x != y) + (x == z)), apart)]

    def arrange(self, n: Node, terms: Sequence[Term], constant: int, negative: bool) -> Sum:
        """The cheapest form of a sum (`negative`: of its complement)."""
        last = max(terms, key=lambda t: self.arrival(t))
        others = [t for t in terms if t is not last]
        away = sum(t.negative for t in terms)
        left = (away - constant - 1 if negative else constant - away) & ONES
        positive = tuple(t for t in others if t.negative == negative)
        subtracted = last.negative != negative
        against = tuple(t for t in others if t.negative != negative)
        if not positive and subtracted:  # the complement of a sum
            left = -left - 1 & ONES
            where = "" if not left else "negative" if len(against) > 1 else "last" if against else "apart"
            extra = 1.0
        else:
            where = "" if not left else "positive" if len(positive) > 1 else "negative" if len(against) > 1 \
                else "last" if positive and not subtracted else "apart"
            extra = 0.0
        changed = positive if positive else () if subtracted else (last,)
        if len(changed) == 1 and (against or subtracted):
            extra += self.stays(n, changed[0])
        extra += {"": 0.0, "positive": 0.0, "negative": 0.0, "last": LATE, "apart": 1.0}[where]
        return Sum(positive, against, last, subtracted, left, where, len(terms) - 1 + extra)

    def stays(self, n: Node, t: Term) -> bool:
        """Whether an operand from which sum `n` subtracts is copied first, for it is read again."""
        return t.mux is None and t.node.kind not in ("load", *HELD) and self.last[t.node] is not n

    def arrival(self, t: Term) -> float:
        """When an operand is there."""
        if t.mux is None:
            return self.at[t.node]
        return max(self.at[t.mux.x], self.at[t.mux.z if t.other else t.mux.y])


def whole_sum(n: Node) -> bool:
    """Whether a node adds words of 32 bits, at least one that is no constant."""
    return n.kind == "add" and n.file == "r" and n.elem == 32 and all(a.elem == 32 for a in n.args) \
        and any(a.kind != "const" for a in n.args)


def through(m: Mux, held: frozenset[Node]) -> bool:
    """Whether a multiplexer made of values as they are held gives the complement."""
    x, y, z = m.x in held, m.y in held, m.z in held
    turned = y != z
    return (y if turned != x else z) != turned


def choose(of: _Piece) -> tuple[dict[Node, Option], float]:
    """The best option found for each node, and the slots that it saves."""
    ends: dict[Node, list[Node]] = {}
    for value, by in of.last.items():
        ends.setdefault(by, []).append(value)
    states: dict[frozenset[Node], _State] = {frozenset(): _State(0.0)}
    plain, turned = 0.0, frozenset[Node]()  # the cost of all sums as they stand, and the values complemented then
    for n in of.piece.nodes:
        if n in of.by:
            continue
        usual = of.options(n, turned)[0]
        plain += usual.cost
        turned = turned | {n} if usual.negative else turned
        found: dict[frozenset[Node], _State] = {}
        read = of.read(n)
        known: dict[frozenset[Node], list[Option]] = {}
        for held, state in states.items():
            mine = held & read
            if mine not in known:
                known[mine] = of.options(n, mine)
            for option in known[mine]:
                now = (held | {n} if option.negative else held).difference(ends.get(n, ()))
                cost = state.cost + option.cost
                if now not in found or cost < found[now].cost:
                    found[now] = _State(cost, (n, option, state.trail))
        best = sorted(found.items(), key=lambda one: one[1].cost)[:STATES]
        states = dict(best)
    final = min(states.values(), key=lambda s: s.cost)
    chosen: dict[Node, Option] = {}
    trail = final.trail
    while trail is not None:
        n, option, rest = trail
        chosen[n] = option
        trail = rest  # type: ignore[assignment]
    return chosen, plain - final.cost


def complement(piece: Piece, cpu: Cpu) -> None:
    """Keep values of `piece` complemented where it pays, in place; nothing on CPUs that execute out of order."""
    if not cpu.in_order:
        return
    of = _Piece(piece, cpu)
    chosen, saved = choose(of)
    if saved >= LEAST * len(piece.nodes):
        _Rewrite(of, chosen).run()


class _Rewrite:
    """The piece with nodes for what is held."""

    def __init__(self, of: _Piece, chosen: dict[Node, Option]) -> None:
        self.of, self.chosen = of, chosen
        self.held: dict[Node, Node] = {}  # a value -> what is held for it
        self.turned: dict[Node, Node] = {}  # a value -> the value, where its complement is held; or the other way
        self.nodes: list[Node] = []

    def run(self) -> None:
        for n in self.of.piece.nodes:
            if n in self.of.by:
                continue
            self.held[n] = self.made(n, self.chosen[n])
        self.of.piece.nodes = self.nodes

    def add(self, like: Node, kind: str, args: list[Node], imm: int = 0) -> Node:
        """A new node after those there are."""
        made = Node(kind, args, imm, pos=like.pos, name=like.name, elem=like.elem, group=like.group)
        self.nodes.append(made)
        return made

    def negative(self, n: Node) -> bool:
        """Whether the complement of `n` is held."""
        return n in self.chosen and self.chosen[n].negative

    def value(self, n: Node, like: Node, negative: bool = False) -> Node:
        """`n`, or its complement."""
        if self.negative(n) == negative:
            return self.held[n]
        if n not in self.turned:
            self.turned[n] = self.add(like, "not", [self.held[n]])
        return self.turned[n]

    def made(self, n: Node, option: Option) -> Node:
        if n in self.of.muxes:
            return self.multiplexer(n)
        if option.sum is not None:
            return self.sum(n, option.sum)
        if n.kind == "not" and option.negative != self.negative(n.args[0]):
            return self.held[n.args[0]]
        if n.kind == "xor" and n.file == "r" and n.elem == 32 and all(a.elem == 32 for a in n.args):
            n.args = [self.held[a] for a in n.args]
        elif option.negative and n.kind in ROTATIONS:
            n.args = [self.held[n.args[0]]]
        elif option.negative:
            n.kind = {"and": "or", "or": "and"}[n.kind]
            n.args = [self.value(a, n, True) for a in n.args]
        else:
            n.args = [self.value(a, n) for a in n.args]
            if n.mem:
                n.mem.base, n.mem.index = (x and self.value(x, n) for x in (n.mem.base, n.mem.index))
        self.nodes.append(n)
        return n

    def multiplexer(self, n: Node) -> Node:
        """((y ^ z) & x) ^ z, with `or` where the exclusive or is a complement, and ^ y where x is the other way."""
        m = self.of.muxes[n]
        y, z = self.held[m.y], self.held[m.z]
        turned = self.negative(m.y) != self.negative(m.z)
        differ = self.add(n, "xor", [y, z])
        chosen = self.add(n, "or" if turned else "and", [differ, self.held[m.x]])
        return self.add(n, "xor", [chosen, y if turned != self.negative(m.x) else z])

    def term(self, t: Term, like: Node) -> Node:
        """What is added for an operand of a sum."""
        if t.mux is None:
            return self.multiplexer(t.node) if t.node in self.of.joined else self.held[t.node]
        first = t.mux.z if t.other else t.mux.y
        kind, sign = ("or", True) if t.negative else ("and", False)
        return self.add(like, kind, [self.value(first, like, sign), self.value(t.mux.x, like, sign != t.other)])

    def sum(self, n: Node, s: Sum) -> Node:
        """The nodes of a sum in the form chosen."""
        positive, negative = ([self.term(t, n) for t in several] for several in (s.positive, s.negative))
        last = self.term(s.last, n)
        if s.subtracted and not positive:
            total = self.total(n, [*negative, last], s.constant)
            return self.add(n, "not", [total])
        if not s.subtracted and not negative:
            return self.total(n, [*positive, last], s.constant)
        if not positive:  # and `last` is not subtracted
            return self.add(n, "sub", [last, self.total(n, negative, -s.constant & ONES)])
        base = self.total(n, positive, s.constant if s.where in ("positive", "apart") else 0)
        if negative:
            constant = -s.constant & ONES if s.where == "negative" else 0
            base = self.add(n, "sub", [base, self.total(n, negative, constant)])
        if s.subtracted:
            return self.add(n, "sub", [base, last])
        return self.total(n, [base, last], s.constant if s.where == "last" else 0)

    def total(self, n: Node, values: list[Node], constant: int) -> Node:
        """The sum of values and a constant."""
        if not constant and len(values) == 1:
            return values[0]
        if constant:
            values = [*values, Node("const", [], constant, pos=n.pos, name=n.name, elem=n.elem, group=n.group)]
            self.nodes.append(values[-1])
        return self.add(n, "add", values)
