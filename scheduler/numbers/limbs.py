"""Pass `limbs`: numbers modulo a constant become limbs in words, and their arithmetic that of words.

The walk goes through the regions in order; what a number is, its arithmetic knows. A number that a loop carries has the
intervals that its body leads into themselves: found by going round from those with which the loop begins until nothing
grows. Where they grow without end the next arithmetic is tried, which carries more often; where none proves, or where
the mapping says a form that does not, the source line is refused with the bound that fails.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from itertools import product
from typing import Any

from dsl.diagnostics import SourceError
from dsl.ir import Access, Carried, Kernel, Loop, Modulus, Op, Pos, Region, Share
from scheduler.mapping.layout import Layout
from scheduler.numbers.bounds import Interval, Unproved
from scheduler.numbers.choose_form import arithmetics, forms
from scheduler.numbers.field import Arithmetic
from scheduler.numbers.form import Bound, Form, Shape, Unsuited
from scheduler.numbers.words import Maker
from targets.cpu import Cpu

ROUNDS = 8
"""How often a loop is gone round before its intervals are said to grow without end."""
LAZY = 3
"""How many of them without carrying what the loop carries; then limbs that still grow are taken to be full."""


class Failed(Exception):
    """A kernel with a choice of arithmetics: what could not be proved, and at which operation."""

    def __init__(self, fault: Unproved, pos: Pos | None) -> None:
        super().__init__(str(fault))
        self.fault, self.pos = fault, pos


def moduli(kernel: Kernel) -> list[tuple[Modulus, Pos | None]]:
    """Of the numbers of a kernel, with the place of the first of each."""
    found: dict[Modulus, Pos | None] = {}
    for op in kernel.body.ops():
        for value in (op, *op.args):
            if value.modulus is not None and found.get(value.modulus) is None:
                found[value.modulus] = op.pos
    return list(found.items())


def make_limbs(kernel: Kernel, layout: Layout, cpu: Cpu) -> tuple[Kernel, list[Bound]]:
    """`kernel` without numbers, and the bounds of those that its loops carried. SourceError where nothing proves."""
    there = moduli(kernel)
    if not there:
        return kernel, []
    first: SourceError | None = None
    for chosen in product(*(forms(modulus, cpu, layout.limbs) for modulus, _ in there)):
        try:
            return _with_forms(kernel, there, chosen, layout, cpu)
        except SourceError as error:
            first = first or error
    assert first is not None
    raise first


def _with_forms(kernel: Kernel, there: Sequence[tuple[Modulus, Pos | None]], chosen: Sequence[Form], layout: Layout,
                cpu: Cpu) -> tuple[Kernel, list[Bound]]:
    """The kernel with a form of each modulus; SourceError if none of its arithmetics proves."""
    last: Failed | None = None
    ways = []
    for (modulus, pos), form in zip(there, chosen, strict=True):
        at = layout.limbs.pos if layout.limbs else pos or Pos("", 1, 1)
        try:
            ways.append(arithmetics(modulus, form, cpu))
        except Unsuited as fault:
            raise SourceError(at, f"{modulus} is not held in {form} bits: {fault}", "write another form: `limbs 5 by "
                              "26`, or leave the choice to the compiler") from None
    for numbers in sorted(product(*(range(len(way)) for way in ways)), key=sum):
        make = Maker()
        kinds = {modulus: way[number](make) for (modulus, _), way, number in zip(there, ways, numbers, strict=True)}
        walk = _Walk(make, kinds, dict(zip((m for m, _ in there), chosen, strict=True)), cpu.bits)
        try:
            return replace(kernel, body=walk.whole(kernel.body)), walk.found
        except Failed as fault:
            last = fault
    assert last is not None
    named = " and ".join(f"{form} bits" for form in chosen)
    raise SourceError(last.pos or Pos("", 1, 1), f"numbers in {named} are not proved to fit: {last.fault}",
                      "limbs of fewer bits, or more of them, leave more room: `limbs 5 by 26`") from None


@dataclass
class _Walk:
    """A kernel on its way from numbers to words."""

    make: Maker
    kinds: dict[Modulus, Arithmetic]
    forms: dict[Modulus, Form]
    bits: int  # of a general register
    now: dict[int, Any] = field(default_factory=dict)  # by the operation that was: the one that is, or the number
    loops: dict[int, Loop] = field(default_factory=dict)
    results: dict[tuple[int, int], Any] = field(default_factory=dict)
    found: list[Bound] = field(default_factory=list)
    loaded: set[int] = field(default_factory=set)  # loads of this region that no store has been behind

    def whole(self, body: Region) -> Region:
        """The kernel's body."""
        self.region(body)
        return self.make.regions[0]

    def region(self, region: Region) -> None:
        for item in region.items:
            if isinstance(item, Loop):
                self.loop(item)
                continue
            if item.kind in ("const", "result"):  # these need not stand in a region
                continue
            self.make.pos, self.make.name = item.pos, item.name
            try:
                self.now[id(item)] = self.op(item)
            except Unproved as fault:
                raise Failed(fault, item.pos) from None

    # -- operations -----------------------------------------------------------------------------------
    def get(self, op: Op) -> Any:
        """What an operand is now."""
        if op.kind == "const":
            return op if op.modulus is None else self.kinds[op.modulus].constant(op.attr)
        if op.kind == "result":
            return self.results[id(op.attr[0]), op.attr[1]]
        return self.now[id(op)]

    def op(self, op: Op) -> Any:
        args = [self.get(a) for a in op.args]
        if op.kind == "digits":
            modulus = op.args[0].modulus
            assert modulus is not None
            return self.kinds[modulus].digits(args[0], op.attr, op.bits)
        if op.modulus is None:
            made = replace(op, args=tuple(args), attr=self.moved(op.attr))
            self.make.put(made)
            if op.kind == "store":
                self.loaded.clear()
            elif op.kind == "load" and op.attr.param.per_block:
                self.loaded.add(id(made))
            return made
        kind = self.kinds[op.modulus]
        if op.kind == "number":
            return kind.from_words(self.joined(args))
        two = {"numadd": kind.add, "numsub": kind.sub, "nummul": kind.mul}
        return two[op.kind](*args)

    def joined(self, words: Sequence[Op]) -> list[Op]:
        """Words of which those side by side in memory are loaded as one, as wide as a register is."""
        found: list[Op] = []
        for word in words:
            last = found[-1] if found else word
            wide = last.bits + word.bits
            if found and id(last) in self.loaded and id(word) in self.loaded and wide <= self.bits \
                    and self.bits % wide == 0 and _beside(last.attr, word.attr):
                attr = replace(last.attr, bits=wide)
                found[-1] = self.make.here(Op("load", wide, (), attr, last.pos, last.secret, last.name))
                self.make.regions[-1].items.append(found[-1])
                self.loaded.add(id(found[-1]))
            else:
                found.append(word)
        return found

    def moved(self, attr: Any) -> Any:
        """An attribute with the loops that there are now."""
        if isinstance(attr, Access) and attr.strides:
            return replace(attr, strides=tuple(s._replace(loop=self.loops[id(s.loop)]) for s in attr.strides))
        return attr

    # -- loops ----------------------------------------------------------------------------------------
    def loop(self, loop: Loop) -> None:
        """A loop with limbs where it carried numbers; Failed if their intervals grow without end."""
        inits = []
        for c in loop.carried:
            init = self.get(c.init)
            if c.param.modulus:
                kind = self.kinds[c.param.modulus]
                init = self.proved(loop, lambda kind=kind, init=init: kind.carried(kind.settled(init)))
            inits.append(init)
        bounds = [self.kinds[c.param.modulus].bounds(init) if c.param.modulus else ()
                  for c, init in zip(loop.carried, inits, strict=True)]
        for turn in range(ROUNDS):
            mark = self.make.mark()
            made, nexts = self.once_round(loop, bounds, turn >= LAZY)
            grown = [tuple(a.join(b) for a, b in zip(one, two, strict=True))
                     for one, two in zip(bounds, nexts, strict=True)]
            if grown == bounds:
                self.end(loop, made, inits, bounds)
                return
            self.make.reset(mark)
            bounds = [self.filled(c.param, one, two) for c, one, two in zip(loop.carried, bounds, grown, strict=True)] \
                if turn == LAZY else grown
        worst = max((i for one in bounds for i in one), key=lambda i: i.high)
        raise Failed(Unproved(f"a number carried round `{loop.name}`", worst.high, "grows each time"), loop.pos)

    def filled(self, param: Op, before: tuple[Interval, ...], grown: tuple[Interval, ...]) -> tuple[Interval, ...]:
        """Intervals of a number that a loop carries, which reach all bits of the limbs where the number has grown: from
        a small one on, a few bits a time, that would take long."""
        if param.modulus is None or grown == before:
            return grown
        shape = Shape(param.modulus, self.forms[param.modulus])
        return tuple(limb.join(Interval(0, (1 << shape.width(i)) - 1)) for i, limb in enumerate(grown))

    def proved(self, loop: Loop, work: Any) -> Any:
        """What some work makes; Failed at the loop if it proves too little."""
        try:
            return work()
        except Unproved as fault:
            raise Failed(fault, loop.pos) from None

    def once_round(self, loop: Loop, bounds: Sequence[tuple[Interval, ...]],
                   tight: bool) -> tuple[Loop, list[tuple[Interval, ...]]]:
        """The loop for numbers of these intervals, and those with which its body ends."""
        made = self.loops[id(loop)] = Loop(loop.name, loop.count, [], Region(), loop.pos)
        self.loaded.clear()
        once = isinstance(loop.count, Share) and loop.count.step == 0  # made where it is wanted, if it is
        with self.make.inside(once) as made.body:
            params = []
            for c, within in zip(loop.carried, bounds, strict=True):
                self.make.pos, self.make.name = c.param.pos, c.param.name
                params.append(self.parameters(c.param, len(within)))
                self.now[id(c.param)] = self.kinds[c.param.modulus].held(params[-1], within) if c.param.modulus \
                    else params[-1][0]
            self.region(loop.body)
            ends = []
            for c, mine in zip(loop.carried, params, strict=True):
                value = self.get(c.next)
                if c.param.modulus:
                    kind = self.kinds[c.param.modulus]
                    settle = kind.carried if tight else kind.settled
                    value = self.proved(loop, lambda settle=settle, value=value: settle(value))
                    ends.append(kind.bounds(value))
                    nexts = kind.ops(value)
                else:
                    ends.append(())
                    nexts = (value,)
                made.carried += [Carried(param, param, next) for param, next in zip(mine, nexts, strict=True)]
        return made, ends

    def parameters(self, param: Op, limbs: int) -> list[Op]:
        """What stands in the body for a value that is carried: of a number, as many as it has limbs."""
        if param.modulus is None:
            return [self.make.here(replace(param))]
        kind = self.kinds[param.modulus]
        widths = [op.bits for op in kind.ops(kind.constant(0))]
        assert len(widths) == limbs
        return [self.make.here(Op("param", bits, (), f"{param.name}{i}", param.pos, param.secret, f"{param.name}{i}"))
                for i, bits in enumerate(widths)]

    def end(self, loop: Loop, made: Loop, inits: Sequence[Any], bounds: Sequence[tuple[Interval, ...]]) -> None:
        """The loop into its region, and what it leaves for those who read its results."""
        at, ended = 0, list[Op]()
        carried, made.carried = made.carried, []
        for number, (c, init, within) in enumerate(zip(loop.carried, inits, bounds, strict=True)):
            kind = self.kinds[c.param.modulus] if c.param.modulus else None
            starts = kind.ops(init) if kind else (init,)
            left = []
            for start in starts:
                made.carried.append(replace(carried[at], init=start))
                one = carried[at].param
                left.append(self.make.here(Op("result", one.bits, (), (made, at), loop.pos, one.secret, one.name)))
                at += 1
            ended += left
            self.results[id(loop), number] = kind.held(left, within) if kind else left[0]
            if c.param.modulus:
                self.found.append(Bound(c.param.name, loop.name, self.forms[c.param.modulus], within))
        self.loaded.clear()
        self.make.put(made)
        for one in ended:
            self.make.put(one)


def _beside(a: Access, b: Access) -> bool:
    """Whether the second element is as wide as the first, and right above it in memory."""
    return a.param is b.param and a.strides == b.strides and a.bits == b.bits and b.offset == a.offset + a.bits // 8 \
        and a.endian == b.endian == "le"
