"""Kernels whose source has numbers modulo a constant: code that holds them in limbs, proved by induction.

The source carries one number round its loop, the code limbs. That the number is a sum of certain multiples of the limbs
is found from the beginning and the first time round, by linear equations, and proved for every other; bounds of the
limbs are widened until one time round the loop leads into them.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

import iced_x86 as iced

from cipherwright.equality.blocks import Beside
from cipherwright.equality.both import Different, Snapshot
from cipherwright.equality.contract import Argument
from cipherwright.equality.exact import Exact, Whole
from cipherwright.equality.field import Residues, solved
from cipherwright.equality.floats import Pattern, Real, Unit
from cipherwright.equality.forms import Unknown
from cipherwright.equality.held import Carried, Held
from cipherwright.equality.integers import Poly, plus, scaled
from cipherwright.equality.machine import Stop
from cipherwright.equality.source import literals
from cipherwright.equality.words import Bits, Number, Residue, bits_of, residue
from dsl.ir import Kernel, Loop, Op
from targets.abi import Abi
from targets.elf import Image
from targets.x86.registers import ST

NONE, NEXT, LAST = "none", "next", "last"
"""Cases: calls without a block; with one and passes that have another behind them; passes that have none."""
_C = iced.ConditionCode


@dataclass
class Limb(Held):
    """A place that holds a limb: its bounds, and the values by which it is guessed what it is."""

    low: int = 0
    high: int = 0
    values: tuple[Exact, ...] = ()
    times: int = 0    # how often the number takes it
    wider: int = 0    # how often its bounds were made wider
    exponent: int | None = None    # of a floating-point number, of whose units 2**exponent all these are


@dataclass
class Ahead(Held):
    """A place that holds a part of the block that is next: of which argument, and from which byte on."""

    argument: int = 0
    offset: int = 0


def has_numbers(items: Sequence[Op | Loop]) -> bool:
    """Whether a kernel computes with numbers modulo a constant."""
    return any(has_numbers(x.body.items) if isinstance(x, Loop) else x.modulus is not None for x in items)


class Limbs(Beside):
    """One proof of one kernel with numbers."""

    def __init__(self, kernel: Kernel, manifest: Mapping[str, Any], image: Image, abi: Abi, wide: bool) -> None:
        super().__init__(kernel, manifest, image, abi, wide)
        self.whole = self.a.whole = Whole(self.a, [(s.address, s.end) for s in image.segments])
        self.field = Residues(self.whole)
        self.tries = 0
        self.numbers: list[Poly] = []    # of the source's number: before the loop, after a time round it
        self.unit = Unit(self.whole)
        self.machine.floats = self.unit.step
        self.case = ""
        self.more = 0
        """How many blocks behind those of a time round the loop are there."""
        self.state.borrows = self._borrows
        for run in self.runs:
            run.numbers = self.field.op

    # -- calls and passes, each of two kinds --------------------------------------------------------------------------
    def _borrows(self, x: Number, y: Number) -> int | None:
        """Whether 0 - n or a pointer less its end borrows, as it is for the calls or passes that are followed."""
        if isinstance(x, int) and x == 0 and self._is_count((y, self.abi.bits)):
            return {NONE: 0}.get(self.case, 1) if self.case else None
        if not isinstance(x, Residue) or not isinstance(y, Residue) or self.case not in (NEXT, LAST):
            return None
        differ = residue(self.a, [*x.items(), *((z, -t) for z, t in y.items())], self.abi.bits)
        if not isinstance(differ, Residue):
            return None
        if self.until_end(differ, self.turn_number()) > 0:
            return int(self.case == NEXT)
        return 1 if self.case == NEXT and self.until_end(differ, ()) > 0 else None    # of the first time round

    def resume(self, s: Snapshot, turn: Number, there: int) -> None:
        """Take up a state; where blocks may be used, the next one may be, too, if it is known to be there."""
        super().resume(s, turn, there + self.more if there else 0)

    def first_blocks(self) -> None:
        """Blocks of the first time round stay what they are: code may have read of them before."""

    def _first_test(self, loop: Loop, rest: Sequence[Op | Loop]) -> None:
        """No block at all; then all others, with the first block there from the beginning."""
        first = [[run.of(c.init) for c in loop.carried] for run in self.runs]
        begin = self.snapshot()
        self.case = NONE
        none, _ = self._tested()
        self.returned(self.code(none))
        self._begin(loop, first)
        self.finish(loop, rest, 0)
        self.compare("without a block: ")
        self.case, self.more = NEXT, int(_has_floats(self.image, self.abi.bits))
        self.resume(begin, 0, 1)
        _, some = self._tested()
        self._loop(loop, rest, first, self.snapshot(), some)

    def _tested(self) -> tuple[int, int]:
        """Run to the test for no block: where the code goes then, and where it goes else."""
        stop = self.code(self.start)
        if stop.returned or stop.condition not in (_C.E, _C.NE) or not self._is_count(self.state.from_result):
            raise Unknown(f"the code does not begin with a test for no block (at {stop.address:#x})")
        return (stop.target, stop.after) if stop.condition == _C.E else (stop.after, stop.target)

    def _induction(self, begin: Snapshot, held: dict[Any, Held], carried: Carried, changed: Sequence[int],
                   stored: Sequence[int], loop: Loop, head: int, back: Stop) -> Number:
        """From any time round the loop to the next; then the last one, behind which there is no block."""
        block = super()._induction(begin, held, carried, changed, stored, loop, head, back)
        if self.more:
            self.case, self.more = LAST, 0
            self.resume(self.snapshot(), block, self.group)
            self.take(held, block, ())
            stop = self.code(head)
            if (stop.address, stop.target, stop.condition) != (back.address, head, _C.NE):
                raise Unknown(f"the code leaves the last time round the loop at {stop.address:#x}")
            self._last_test(stop, self.turn_number())
        return block

    def returned(self, stop: Stop) -> None:
        """Raise Unknown unless the code has returned as the convention wants it, with floating point as it was."""
        super().returned(stop)
        values, control = self.unit.stack(self.state)
        if values or not (control is None or (isinstance(control, Exact) and control.view == self.unit.entered.view)):
            raise Unknown("a return with numbers on the stack of floating point, or with another control word")

    def without_loop(self, items: Sequence[Op | Loop]) -> None:
        """The code first: the source's least forms are found in it."""
        self.returned(self.code(self.start))
        self.source(items)

    # -- comparisons ------------------------------------------------------------------------------------------------
    def same(self, x: Number, y: Number, bits: int) -> bool:
        """Whether two numbers are the same in so many bits."""
        if isinstance(x, Exact) or isinstance(y, Exact):
            one, other = (self.whole.of(z & (1 << bits) - 1) for z in (x, y))
            settled = self.whole.integers.settled
            return settled(one.normal) == settled(other.normal)
        return super().same(x, y, bits)

    def compare(self, when: str, args: Sequence[Argument] | None = None, whole: Sequence[int] = ()) -> None:
        """Both leave the same in memory; words of numbers are compared first, and left out then."""
        before = self.memories
        self.memories = before.copy()
        for x in self.memories.args if args is None else args:
            code, source = self.memories.code[x.number], self.memories.source[x.number]
            for at, size, value in list(source.values()):
                if not isinstance(value, Exact):
                    continue
                if not self.same(code.read(at, size), value, 8 * size):
                    raise Different(f"{when}byte {at} of `{x.param.name}`", 0, 0)
                for i in range(at, at + size):
                    del source.bytes[i]
                    code.bytes.pop(i, None)
        super().compare(when, args, whole)
        self.memories = before

    # -- guesses ----------------------------------------------------------------------------------------------------
    def _carried(self, loop: Loop, first: list[list[Number]], before: Snapshot, changed: Sequence[int]) -> Carried:
        """What is carried is a number, which has no bits."""
        if len(self.runs) > 1 or len(loop.carried) != 1 or loop.carried[0].param.modulus is None:
            raise Unknown("a loop that carries something else than one number")
        self.numbers = [first[0][0], self.runs[0].of(loop.carried[0].next)]
        self.param = self.whole.integers.atom(("carried",), 0, self.field.modulus - 1)
        return Carried()

    def _split(self, loop: Loop, row: Sequence[int]) -> list[list[Number]]:
        """The number that is carried, as a variable."""
        return [[{(self.param,): 1}]]

    def _later(self, loop: Loop, changed: Sequence[int]) -> list[int]:
        """The number after a time round the loop is kept."""
        self.after = self.runs[0].of(loop.carried[0].next)
        return []

    def _held(self, size: int, value: Number, later: Number, by_pair: Mapping[tuple[int, int], int]) -> Held | None:
        if isinstance(value, tuple) or isinstance(later, tuple):
            return None    # the stack of floating point
        if isinstance(value, Real | Pattern) or isinstance(later, Real | Pattern):
            return self._real(size, value, later)
        try:
            found = super()._held(size, value, later, by_pair)
        except Unknown:
            found = None
        if found is not None or size > self.abi.bits // 8:
            return found
        first, second = self._block_part(value), self._block_part(later)
        if self.more and first and second and second == (first[0], first[1] + self.args[first[0]].bytes):
            return Ahead("ahead", size, argument=first[0], offset=first[1])
        return _limb(size, self.whole.of(value), self.whole.of(later))

    def _real(self, size: int, value: Any, later: Any) -> Held | None:
        if value is later and isinstance(value, Real | Pattern):
            return Held("same", size, value)
        if not isinstance(value, Real) or not isinstance(later, Real):
            return None
        unit = min(x.exponent for x in (value, later))
        return _limb(size, *(self.whole.of(x.at(unit)) for x in (value, later)), unit)

    def _block_part(self, value: Number) -> tuple[int, int] | None:
        """The argument, and the byte from its block on, whose bits a number is."""
        if not isinstance(value, Bits) or value.fill or len(value.row) % 8:
            return None
        content = self.f.contents[value.row[0] >> 1]
        atom = self.f.atoms[next(iter(content))] if content else ("",)
        if atom[0] != "var" or atom[1][0] != "in" or not self.args[atom[1][1]].param.per_block:
            return None
        _, number, tag, offset = atom[1]
        size = len(value.row) // 8
        same = value.row == literals(self.args[number].before(self.a, tag)(offset, size), 8 * size)
        return (number, offset) if same and tag == self.memories.tag[number] else None

    def guess(self, begin: Snapshot, after: Snapshot, carried: Carried) -> dict[Any, Held]:
        """Of limbs those that the loop reads, and how often the number takes each."""
        found = {**super().guess(begin, after, carried), **self._stacked(begin, after)}
        rest = {place: one for place, one in found.items() if not isinstance(one, Limb)}
        read = self._read(begin, {p: one for p, one in found.items() if p in rest or _on_stack(p)})
        limbs = {place: one for place, one in found.items() if isinstance(one, Limb) and place in read}
        columns = [[self.field.of(v) for v in one.values] for one in limbs.values()]
        rows = []
        for at, number in enumerate(self.numbers):
            wanted = self.field.plain(number)
            for mono in set(wanted).union(*(c[at] for c in columns)):
                rows.append([*(c[at].get(mono, 0) for c in columns), wanted.get(mono, 0)])
        times = solved(rows, self.field.modulus)
        if times is None:
            raise Unknown("the number is no sum of what registers and the frame hold where the loop begins")
        for one, often in zip(limbs.values(), times, strict=True):
            one.times = often
        return {**rest, **limbs}

    def _stacked(self, begin: Snapshot, after: Snapshot) -> dict[Any, Held]:
        """Of the stack of floating point every place, and the control word."""
        (one, control), (other, later) = (state.registers[ST] or ((), None) for state in (begin, after))
        if len(one) != len(other) or control is not later:
            raise Unknown("a time round the loop that leaves more or fewer numbers of floating point")
        found: dict[Any, Held] = {} if control is None else {(CONTROL,): Held("same", 2, control)}
        for number, (x, y) in enumerate(zip(one, other, strict=True)):
            held = self._real(10, x, y)
            if held is None:
                raise Unknown("a number of floating point of which nothing is guessed")
            found[STACK, number] = held
        return found

    def _read(self, begin: Snapshot, held: dict[Any, Held]) -> set[Any]:
        """The places that a time round the loop reads before it writes to them."""
        found: set[Any] = {place for place in held if _on_stack(place)}
        registers, stack = self.state.r, self.entry.places.stack
        junk, before = registers.junk, stack.before

        def register(number: int) -> Number:
            found.add(number)
            return junk(number)

        def frame(offset: int, size: int) -> Number:
            found.update(("frame", offset + i) for i in range(size))
            return before(offset, size)

        turn = bits_of(self.a, self.turn_number())
        self.resume(begin, turn, self.group)
        for x in self.memories.args:
            if x.param.per_block:
                self.memories.renew(x, "block")
        self.entry.put(self.memories, turn, self.group, self.group)
        self.take(held, turn, ())
        registers.junk, stack.before = register, frame
        try:
            self.code(self.head)
        except Unknown:    # of what is behind it nothing is guessed
            pass
        finally:
            registers.junk, stack.before = junk, before
        return found

    def take(self, held: Mapping[Any, Held], turn: Number, carried: Sequence[int]) -> None:
        """Let places hold what is guessed; the source's number is the sum of the limbs."""
        self.tries += 1
        super().take({p: one for p, one in held.items() if not _on_stack(p)}, turn, carried)
        values = {p: self.value_of(one, turn, carried) for p, one in held.items() if _on_stack(p)}
        if values:
            self.unit.put(self.state, tuple(values[STACK, i] for i in range(len(values) - 1)), values[CONTROL,])
        total: Poly = {}
        for one in held.values():
            if isinstance(one, Limb):
                total = plus(total, scaled(self.field.of(self._variable(one)), one.times))
        self.field.instead = {}
        if total:
            self.field.instead = {self.param: {m: c % self.field.modulus for m, c in total.items()}}

    def _variable(self, limb: Limb) -> Number:
        return self.whole.variable(("limb", id(limb), self.tries), limb.low, limb.high)

    def value_of(self, held: Held, turn: Number, carried: Sequence[int]) -> Number:
        """What a place holds before time `turn` round the loop."""
        if isinstance(held, Ahead):
            return self._ahead(held, 0)
        if isinstance(held, Limb):
            made = self._variable(held)
            return made if held.exponent is None else Real(self.whole, made, held.exponent)
        return super().value_of(held, turn, carried)

    def _ahead(self, held: Ahead, blocks: int) -> Number:
        x = self.args[held.argument]
        return x.before(self.a, self.memories.tag[held.argument])(held.offset + blocks * x.bytes, held.size)

    def wrong(self, held: Mapping[Any, Held], turn: Number, later: Sequence[int]) -> list[Any]:
        """The places that do not hold what they should; Unknown if the limbs are another number than the source has."""
        found = super().wrong({p: one for p, one in held.items() if not isinstance(one, Limb | Ahead)
                               and not _on_stack(p)}, turn, later)
        total: Poly = {}
        for place, one in held.items():
            if isinstance(one, Limb):
                have = self._units(one, self._at(place, one))
                if have is None or have.low < one.low or have.high > one.high:
                    found.append(place)
                else:
                    total = plus(total, scaled(have.normal, one.times))
            elif isinstance(one, Ahead) and not self.same(self._at(place, one), self._ahead(one, 1), 8 * one.size):
                found.append(place)
            elif _on_stack(place) and self._at(place, one) is not one.value:
                raise Unknown("floating point that a time round the loop changes")
        if not found and self.field.plain(total) != self.field.plain(self.after):
            raise Unknown("limbs that are not the number that the source has after a time round the loop")
        return found

    def _units(self, limb: Limb, value: Number) -> Exact | None:
        """A value in the units of a limb; None where it is no whole number of them."""
        if limb.exponent is None:
            return self.whole.of(value)
        if not isinstance(value, Real):
            raise Unknown("a limb in floating point that is something else then")
        if value.value.view and value.exponent < limb.exponent:
            return None
        return self.whole.of(value.at(limb.exponent) if value.value.view else 0)

    def _at(self, place: Any, one: Held) -> Number:
        if _on_stack(place):
            values, control = self.unit.stack(self.state)
            if place == (CONTROL,):
                return control
            return self.unit.place(self.state, place[1])
        return self.state.r[place] if isinstance(place, int) else self.entry.places.stack.read(place[1], one.size)

    def mend(self, held: dict[Any, Held], wrong: Sequence[Any]) -> None:
        """Limbs have wider bounds, or smaller units; of other places nothing is known."""
        for place in wrong:
            one = held[place]
            if not isinstance(one, Limb):
                del held[place]
                continue
            value = self._at(place, one)
            if self._units(one, value) is None and one.exponent is not None:
                less = one.exponent - value.exponent
                one.exponent, one.low, one.high = value.exponent, one.low << less, one.high << less
                one.times = one.times * pow(2, -less, self.field.modulus) % self.field.modulus
            have = self._units(one, value)
            if have is not None:
                one.low, one.high = min(one.low, have.low), max(one.high, have.high)
                one.wider += 1
                if one.wider > EXACTLY:
                    one.low, one.high = -_coarse(-one.low), _coarse(one.high)


EXACTLY = 2
"""How often bounds are made no wider than they must be; then they are rounded to numbers of so many bits:"""
BITS = 6
STACK, CONTROL = "stack", "control"
"""Places of floating point: (STACK, places below the top) and (CONTROL,)."""


def _coarse(bound: int) -> int:
    """A bound with few bits that is not less."""
    shift = max(0, bound.bit_length() - BITS)
    return -(-bound >> shift) << shift


def _on_stack(place: Any) -> bool:
    return isinstance(place, tuple) and place[0] in (STACK, CONTROL)


def _limb(size: int, one: Exact, other: Exact, exponent: int | None = None) -> Limb:
    return Limb("limb", size, low=min(one.low, other.low), high=max(one.high, other.high), values=(one, other),
                exponent=exponent)


def _has_floats(image: Image, bits: int) -> bool:
    """Whether code has instructions of the x87 unit."""
    begin = image.sections[".text"]
    code = next(s for s in image.segments if s.address <= begin < s.end)
    return any(one.mnemonic == iced.Mnemonic.FLD
               for one in iced.Decoder(bits, code.data[begin - code.address:], ip=begin))
