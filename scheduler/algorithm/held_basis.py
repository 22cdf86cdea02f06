"""Boxes of bytes by look-ups of half bytes, and the basis in which bytes are held between them: a step of `boxes`.

A box that is inversion between affine maps wants its byte in the basis of scheduler.logic.nibbles. The map into that
basis goes backwards to where it costs least: it is done on both operands of an exclusive or, in the place of a linear
map on what that is a map of, on what a loop carries. A box makes it with the look-ups that it ends with anyway; what
all blocks share, as round keys, has it before the loop. Only a word that is read, or made by other operations, takes
the map by itself. Every value is made in just the bases that are asked for, those that boxes want first: where no
other operation wants a byte as the source has it, the cipher goes on in the other basis from its first box to its last.
A sum that is wanted in a second one is mapped from the first.

Constants that maps add go the same way, as a difference of a value and what stands for it, until they meet what all
blocks share.

Boxes with several bases, as they are where turns of a byte precede them: for each it is tried whether its bytes are
held in it or mapped from another one in front of the box, and the cheapest choice by the CPU's table is taken.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from functools import cache

from dsl.ir import Carried, Kernel, Loop, Op, Param, Region, Table
from dsl.operations import MEMORY, STRUCTURE
from scheduler.algorithm.complements import is_fixed
from scheduler.logic.byte_maps import ONE, Square, image, times
from scheduler.logic.byte_parts import BYTE, Prices
from scheduler.logic.linear_program import linear_columns
from scheduler.logic.nibbles import HALF, LOW, Nibbles, Sixteen, all_entries, by_nibbles, is_bijective, sixteen, undone

ALL = 1 << BYTE
Value = tuple[Op, int]
"""What stands for a value, and by what constant it differs from that."""
Bases = Mapping[Square, Square]
"""Of each basis that a box wants the one in which its bytes are held, or ONE."""


def hold(kernel: Kernel, prices: Prices) -> Kernel:
    """`kernel`, in bytes, with its boxes as look-ups of half bytes, bytes being held in the bases that cost least."""
    own = {made.into: made.into for op in kernel.body.ops() if (made := _box_of(op))}
    tried = [own, dict.fromkeys(own, ONE)]
    if len(own) > 1:
        tried += [{**own, into: other} for into in own for other in (ONE, *own) if other != into]
    return min((_Held(kernel, bases) for bases in tried), key=lambda made: made.cost(prices)).kernel


def by_halves(word: Op, made: Nibbles, tables: "Tables", out: list[Op | Loop]) -> tuple[Op, Op]:
    """The two numbers whose look-ups are the box, of every byte of a word that is in the box's basis."""
    mask = Op("const", word.bits, (), _all_bytes(LOW, word.bits), word.pos)

    def emit(kind: str, *args: Op, attr: object = None) -> Op:
        op = Op(kind, word.bits, args, attr, word.pos, any(a.secret for a in args), word.name)
        out.append(op)
        return op

    def read(entries: Sixteen, at: Op) -> Op:
        return emit("bytebox", at, attr=tables.sixteen(entries))

    low = emit("and", word, mask)
    i = emit("shr", word, attr=HALF)
    if word.bits != BYTE:
        i = emit("and", i, mask)
    j = emit("xor", i, low)
    above = read(made.over, low)
    first = emit("xor", read(made.inverse, i), above)
    second = emit("xor", read(made.inverse, j), above)
    return emit("xor", read(made.inverse, first), j), emit("xor", read(made.inverse, second), i)


def _all_bytes(x: int, bits: int) -> int:
    return sum(x << at for at in range(0, bits, BYTE))


def spread(region: Region, tables: "Tables") -> Region:
    """A region of wider words, each box of them by itself: mapped into its basis before."""
    out: list[Op | Loop] = []
    for item in region.items:
        if isinstance(item, Loop):
            item.body = spread(item.body, tables)
        elif box := _box_of(item):
            _spread(item, box, tables, out)
        out.append(item)
    return Region(out)


def _spread(op: Op, box: Nibbles, tables: "Tables", out: list[Op | Loop]) -> None:
    """Make a box of a word the last operation of those that it is; the others go before it."""
    def emit(kind: str, args: tuple[Op, ...], attr: object = None) -> Op:
        made = Op(kind, op.bits, args, attr, op.pos, op.secret, op.name)
        out.append(made)
        return made

    entries = tuple(image(box.into, x) ^ box.point for x in range(ALL))
    halves = by_halves(emit("bytebox", op.args, tables.table(entries)), box, tables, out)
    parts = [emit("bytebox", (half,), tables.sixteen(table))
             for half, table in zip(halves, (box.first, box.second), strict=True)]
    total = emit("xor", tuple(parts))
    constant = Op("const", op.bits, (), _all_bytes(box.constant, op.bits), op.pos)
    op.kind, op.args, op.attr = "xor", (total, constant), None


class Tables:
    """The tables of a kernel's look-ups: each once."""

    def __init__(self) -> None:
        self.made: dict[tuple[int, ...], Table] = {}

    def sixteen(self, entries: Sixteen) -> Table:
        """Of a look-up of half a byte."""
        return self.table(all_entries(entries))

    def map(self, square: Square) -> Table:
        """Of a linear map of a byte."""
        return self.table(tuple(image(square, x) for x in range(ALL)))

    def table(self, entries: tuple[int, ...]) -> Table:
        """Of any 256 entries."""
        if entries not in self.made:
            self.made[entries] = Table(f"half_{len(self.made)}", BYTE, entries)
        return self.made[entries]


def _box_of(op: Op) -> Nibbles | None:
    """The box that an operation is; None if it is none, or a map."""
    return by_nibbles(op.attr.entries) if op.kind == "bytebox" and _map_of(op) is None else None


def _map_of(op: Op) -> tuple[Square, int] | None:
    """A linear map and a constant that an operation is, and not in one look-up."""
    return _affine(op.attr.entries) if op.kind == "bytebox" else None


@cache
def _affine(entries: tuple[int, ...]) -> tuple[Square, int] | None:
    if sixteen(entries):
        return None
    square = linear_columns(tuple(e ^ entries[0] for e in entries))
    return (square, entries[0]) if square else None


class _Held:
    """A kernel with bytes held in given bases: first which values are wanted in which bases, then these.

    What boxes want is asked for first; a sum that is wanted in a second basis is mapped from the first one.
    """

    def __init__(self, kernel: Kernel, bases: Bases) -> None:
        self.bases = bases
        self.wanted: dict[Op, dict[Square, None]] = {}
        self.aims: dict[tuple[Op, Square], int] = {}
        self.carried: dict[Op, Carried] = {}
        self.shared: set[Op] = set()
        self.lonely: dict[Op, bool] = {}
        self.asked: set[tuple[Op, Square]] = set()
        self.todo: list[tuple[Op, Square]] = []
        self.plain: list[tuple[Op, Square]] = []
        self._survey(kernel.body, None)
        self._want_all(kernel.body)
        self.made: dict[tuple[Op, Square], Value] = {}
        self.loops: dict[Loop, Loop] = {}
        self.numbers: dict[tuple[Loop, int, Square], int] = {}
        self.halves: dict[Op, tuple[Op, Op]] = {}
        self.moved: dict[tuple[Op, int], Op] = {}
        self.same: set[Op] = set()
        self.tables = Tables()
        self.out: list[Op | Loop] = []
        self.kernel = replace(kernel, body=self._region(kernel.body))

    # -- what is wanted ----------------------------------------------------------------------------------
    def _survey(self, region: Region, blocks: Loop | None) -> None:
        """Who carries what, and what all blocks share."""
        for item in region.items:
            if isinstance(item, Loop):
                for c in item.carried:
                    self.carried[c.param] = c
                self._survey(item.body, item)
            elif is_fixed(item) and blocks is not None and isinstance(blocks.count, Param):
                self.shared.add(item)
            elif item.kind not in (*STRUCTURE, *MEMORY, "index") and item.args and all(map(self._is_shared, item.args)):
                self.shared.add(item)

    def _is_shared(self, op: Op) -> bool:
        return op.kind == "const" or op in self.shared

    def _want_all(self, region: Region) -> None:
        for op in region.ops():
            if box := _box_of(op):
                self._want_input(op, box)
        for op in region.ops():
            if op.kind == "store":
                self._want(op, ONE)
        while self.todo or self.plain:
            self._follow(*(self.todo or self.plain).pop())

    def _want_input(self, op: Op, box: Nibbles) -> None:
        basis = self.bases[box.into]
        self._want(op.args[0], basis)
        if basis == box.into:
            self.aims[op.args[0], basis] = box.point

    def _want(self, op: Op, by: Square) -> None:
        if op.kind != "const" and (op, by) not in self.asked:
            self.asked.add((op, by))
            (self.plain if by == ONE else self.todo).append((op, by))

    def _follow(self, op: Op, by: Square) -> None:
        """Want what an operation under a map is made of."""
        self.wanted.setdefault(op, {})[by] = None
        box, square = _box_of(op), _map_of(op)
        if op.kind == "param":
            self._want(self.carried[op].init, by)
            self._want(self.carried[op].next, by)
        elif op.kind == "result":
            loop, number = op.attr
            self._want(loop.carried[number].param, by)
        elif self._alone(op):
            for a in op.args if by == ONE else (op,):
                self._want(a, ONE)
        elif box:
            self._want_input(op, box)
        elif not self._turned(op, by):
            for a in op.args:
                self._want(a, times(by, square[0]) if square else by)

    def _turned(self, op: Op, by: Square) -> Square | None:
        """The basis that a sum is wanted in first, if it is another one: the sum is mapped from that."""
        first = next(iter(self.wanted[op]))
        several = op.kind == "xor" and not self._alone(op) and not self._of_a_box(op)
        return first if several and by != first and is_bijective(first) else None

    def _of_a_box(self, op: Op) -> bool:
        """Whether an operation is a box and what all blocks share: it costs less in a second basis than a map."""
        left = [a for a in op.args if not self._is_shared(a)]
        return _box_of(op) is not None or (op.kind == "xor" and len(left) == 1 and self._of_a_box(left[0]))

    def _alone(self, op: Op) -> bool:
        """Whether a map of an operation is done on what that made: not on its operands, and by no box."""
        if op not in self.lonely:
            self.lonely[op] = self._is_alone(op)
        return self.lonely[op]

    def _is_alone(self, op: Op) -> bool:
        if op.kind in STRUCTURE or _box_of(op):
            return False
        if op.kind == "xor":
            return all(map(self._alone, op.args)) or op in self.shared
        return _map_of(op) is None

    # -- what is made ------------------------------------------------------------------------------------
    def _region(self, region: Region) -> Region:
        outer, self.out, moved, self.moved = self.out, [], self.moved, {}
        for item in region.items:
            if isinstance(item, Loop):
                self._loop(item)
            else:
                self.like = item
                wanted = self.wanted.get(item, {})
                for by in sorted(wanted, key=lambda by: by != ONE) if self._alone(item) else wanted:
                    self.made[item, by] = self._op(item, by)
        made, self.out, self.moved = Region(self.out), outer, moved
        return made

    def _loop(self, loop: Loop) -> None:
        made = self.loops[loop] = Loop(loop.name, loop.count, [], Region(), loop.pos)
        carried: list[tuple[Op, Op, Op, Square]] = []
        for number, c in enumerate(loop.carried):
            for by in self.wanted.get(c.param, ()):
                self.numbers[loop, number, by] = len(carried)
                name = c.param.name if by == ONE else f"{c.param.name}.{len(carried)}"
                attr = c.param.attr if by == ONE else f"{c.param.attr}.{len(carried)}"
                param = Op("param", BYTE, (), attr, c.param.pos, c.param.secret, name)
                self.made[c.param, by] = param, 0
                carried.append((self._exact(c.init, by), param, c.next, by))
        outer, self.out = self.out, []
        made.body = self._region(loop.body)
        self.out, moved, self.moved = made.body.items, self.moved, {}
        made.carried += [Carried(init, param, self._exact(after, by)) for init, param, after, by in carried]
        self.out, self.moved = outer, moved
        self.out.append(made)

    def _emit(self, kind: str, args: Sequence[Op], attr: object = None, bits: int = BYTE) -> Op:
        made = Op(kind, bits, tuple(args), attr, self.like.pos, any(a.secret for a in args), self.like.name)
        self.out.append(made)
        if args and all(a.kind == "const" or a in self.same for a in args):
            self.same.add(made)
        return made

    def _value(self, op: Op, by: Square) -> Value:
        if op.kind == "const":
            return Op("const", BYTE, (), image(by, op.attr), op.pos), 0
        return self.made[op, by]

    def _exact(self, op: Op, by: Square, but: int = 0) -> Op:
        """A value under a map, or what differs from it by `but`."""
        made, off = self._value(op, by)
        return self._plus(made, off ^ but)

    def _plus(self, op: Op, constant: int) -> Op:
        if not constant:
            return op
        if op.kind == "const":
            return Op("const", BYTE, (), op.attr ^ constant, op.pos)
        if (op, constant) not in self.moved:
            self.moved[op, constant] = self._emit("xor", (op, Op("const", BYTE, (), constant, op.pos)))
        return self.moved[op, constant]

    def _op(self, op: Op, by: Square) -> Value:
        box, square = _box_of(op), _map_of(op)
        if op.kind == "result":
            loop, number = op.attr
            at = self.numbers[loop, number, by]
            return self._kept(Op("result", BYTE, (), (self.loops[loop], at), op.pos, op.secret, op.name)), 0
        if self._alone(op):
            if by == ONE:
                return self._copy(op), 0
            return self._emit("bytebox", (self._exact(op, ONE),), self.tables.map(by)), 0
        if box:
            return self._boxed(op, box, by)
        if first := self._turned(op, by):
            change = times(by, undone(first))
            made, off = self.made[op, first]
            return self._emit("bytebox", (made,), self.tables.map(change)), image(change, off)
        if square:
            made, off = self._value(op.args[0], times(by, square[0]))
            return made, off ^ image(by, square[1])
        return self._sum(op, by)

    def _copy(self, op: Op) -> Op:
        attr = op.attr
        if op.kind in MEMORY:
            strides = tuple(s._replace(loop=self.loops[s.loop]) for s in attr.strides)
            attr = replace(attr, strides=strides)
        args = tuple(self._exact(a, ONE) for a in op.args)
        made = self._kept(Op(op.kind, op.bits, args, attr, op.pos, op.secret, op.name))
        if op in self.shared:
            self.same.add(made)
        return made

    def _kept(self, op: Op) -> Op:
        self.out.append(op)
        return op

    def _sum(self, op: Op, by: Square) -> Value:
        """An exclusive or; what differs from the operands goes into that which all blocks share."""
        (a, off), (b, other) = (self._value(arg, by) for arg in op.args)
        off ^= other
        if b.kind == "const":
            a, b = b, a
        if a.kind == "const":
            return b, off ^ a.attr
        aim = self.aims.get((op, by), 0)
        if off != aim and (a in self.same or b in self.same):
            if b in self.same:
                a, b = b, a
            a, off = self._plus(a, off ^ aim), aim
        return self._emit("xor", (a, b)), off

    def _boxed(self, op: Op, box: Nibbles, by: Square) -> Value:
        if op not in self.halves:
            basis = self.bases[box.into]
            if basis == box.into:
                word = self._exact(op.args[0], basis, box.point)
            else:
                change = self.tables.map(times(box.into, undone(basis)))
                word = self._plus(self._emit("bytebox", (self._exact(op.args[0], basis),), change), box.point)
            out: list[Op | Loop] = []
            self.halves[op] = by_halves(word, box, self.tables, out)
            if word in self.same:
                self.same.update(o for o in out if isinstance(o, Op))
            self.out += out
        parts = [self._emit("bytebox", (half,), self.tables.sixteen(tuple(image(by, e) for e in entries)))
                 for half, entries in zip(self.halves[op], (box.first, box.second), strict=True)]
        return self._emit("xor", parts), image(by, box.constant)

    # -- what it costs -----------------------------------------------------------------------------------
    def cost(self, prices: Prices) -> float:
        """In uops of a pass of the loops; what is made before them costs nothing."""
        return self._cost(self.kernel.body, prices, 1)

    def _cost(self, region: Region, prices: Prices, times_round: int) -> float:
        total = 0.0
        for item in region.items:
            if isinstance(item, Loop):
                count = item.count if isinstance(item.count, int) else 1
                total += self._cost(item.body, prices, times_round * count)
            elif item.kind == "bytebox" and item not in self.same:
                total += times_round * (prices.top if sixteen(item.attr.entries) else prices.any)
            elif item.kind not in (*STRUCTURE, *MEMORY, "index") and item not in self.same:
                total += times_round * prices.sum * (2 if item.kind == "shr" else 1)
        return total
