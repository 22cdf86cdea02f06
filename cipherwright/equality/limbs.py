"""Kernels whose source has numbers modulo a constant: what their loop leads into itself, with numbers in limbs.

The source carries one number round its loop, the code limbs. That the number is a sum of certain multiples of the limbs
is found by linear equations from the beginning and the first time round, and proved for every other; bounds of the
limbs are widened until one time round the loop leads into them. In lanes it is the number multiplied by a power of the
factor, and so may limbs be.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, cast

from cipherwright.equality.blocks import Beside
from cipherwright.equality.both import Different, Snapshot
from cipherwright.equality.carried import Carried, Pairs
from cipherwright.equality.contract import Argument, Known
from cipherwright.equality.exact import Exact, Whole
from cipherwright.equality.field import Residues, poly_of
from cipherwright.equality.floats import Pattern, Real, Unit
from cipherwright.equality.forms import Unknown
from cipherwright.equality.held import Held
from cipherwright.equality.limb import (
    CONTROL,
    STACK,
    WORD,
    Ahead,
    Limb,
    Words,
    limb_of,
    limbs_of,
    on_stack,
    overlaps,
    real_of,
    units,
)
from cipherwright.equality.machine import Registers
from cipherwright.equality.shares import Shares
from cipherwright.equality.source import literals
from cipherwright.equality.words import Bits, Number, bits_of
from dsl.ir import Kernel, Loop
from targets.abi import Abi
from targets.elf import Image
from targets.x86.registers import ST

SHARES = "shares"
"""In the place of what does not hold what it should: it is guessed anew which sums of limbs the numbers are."""


class Limbs(Beside):
    """One proof of one kernel with numbers."""

    def __init__(self, kernel: Kernel, manifest: Mapping[str, Any], image: Image, abi: Abi, wide: bool,
                 known: Known | None = None) -> None:
        super().__init__(kernel, manifest, image, abi, wide, known)
        self.whole = self.a.whole = Whole(self.a, [(s.address, s.end) for s in image.segments])
        self.field = Residues(self.whole)
        self.unit = Unit(self.whole)
        self.machine.floats = self.unit.step
        self.apart = self.group > 1
        """Whether blocks are side by side in a pass, which carries no number, as in kernels without such."""
        self.more = 0
        """How many blocks behind those of a time round the loop are there."""
        self.shares = Shares(self.field)
        for run in self.runs:
            run.numbers = self.field.op

    def glance(self) -> None:
        """Run the code to its first test: what the source has before the loop may be found there."""
        begin = self.snapshot()
        try:
            self.code(self.start)
        except Unknown:
            pass
        self.resume(begin, 0, 0)

    def unseen(self) -> bool:
        """Whether there are least forms that were not found in the code."""
        return self.field.unseen > 0

    def replaced(self) -> int:
        return len(self.whole.integers.replaced)

    def resume(self, s: Snapshot, turn: Number, there: int) -> None:
        """Take up a state; where blocks may be used, those may be, too, that are known to be behind them."""
        super().resume(s, turn, there + self.more if there else 0)

    def first_blocks(self) -> None:
        """Blocks of the first time round stay what they are: code may have read of them before."""
        self.entry.put(self.memories, 0, self.group, self.group + self.more)

    def blocks(self, loop: Loop, turn: Number, blocks: int, begin: int = 0) -> None:
        """Run the source for so many blocks, of which each needs the one before, but where they are apart."""
        if self.apart:
            super().blocks(loop, turn, blocks, begin)
            return
        for number in range(begin, blocks):
            self.memories.turn = number
            self.source(loop.body.items, turn)
            if number + 1 < blocks:
                for run in self.runs:
                    run.turn(loop)
        self.memories.turn = 0

    # -- comparisons ------------------------------------------------------------------------------------------------
    def same(self, x: Number, y: Number, bits: int) -> bool:
        """Whether two numbers are the same in so many bits."""
        if isinstance(x, Exact) or isinstance(y, Exact):
            one, other = (self.whole.of(z & (1 << bits) - 1) for z in (x, y))
            settled = self.whole.integers.settled
            return settled(one.normal) == settled(other.normal) or (
                self.whole.twins and self.same_bits(one, other, bits))
        return super().same(x, y, bits)

    def compare(self, when: str, args: Sequence[Argument] | None = None, whole: Sequence[int] = ()) -> None:
        """Both leave the same in memory, else Different; words of numbers are compared first, and left out then."""
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
        """Of what is carried some may be numbers, which have no bits."""
        self.shares.carry([(poly_of(init), poly_of(run.of(c.next)))
                           for run, row in zip(self.runs, first, strict=True)
                           for c, init in zip(loop.carried, row, strict=True) if c.param.modulus is not None])
        return super()._carried(loop, first, before, changed)

    def number(self, at: int) -> Number:
        """A number that is carried, as a variable."""
        return {(self.shares.numbers[at].param,): 1}

    def _later(self, loop: Loop, changed: Sequence[int]) -> list[int]:
        """The numbers after a time round the loop are kept."""
        after = [poly_of(run.of(c.next)) for run in self.runs for c in loop.carried if c.param.modulus is not None]
        for one, value in zip(self.shares.numbers, after, strict=True):
            one.after = value
        return super()._later(loop, changed)

    def _held(self, size: int, value: Number, later: Number, pairs: Pairs) -> Held | None:
        if isinstance(value, tuple) or isinstance(later, tuple):
            return None    # the stack of floating point
        if isinstance(value, Real | Pattern) or isinstance(later, Real | Pattern):
            return real_of(self.whole, size, value, later)
        if self.shares.ends_as((value, later)):
            return limb_of(size, self.whole.of(value), self.whole.of(later))
        try:
            found = super()._held(size, value, later, pairs)
        except Unknown:
            found = None
        if found is not None:
            return found
        if size > self.abi.bits // 8:
            return self._parts(size, value, later)
        first, second = self._block_part(value), self._block_part(later)
        if self.more and first and second and second == (first[0], first[1] + self.args[first[0]].bytes):
            return Ahead("ahead", size, argument=first[0], offset=first[1])
        return limb_of(size, self.whole.of(value), self.whole.of(later))

    def _parts(self, size: int, value: Number, later: Number) -> Held | None:
        """A vector of words of which some are limbs."""
        parts: list[Held] = []
        for at in range(0, 8 * size, WORD):
            one, other = (x >> at & (1 << WORD) - 1 for x in (value, later))
            parts.append(Held("same", WORD // 8, one) if self.same(one, other, WORD) else
                         limb_of(WORD // 8, self.whole.of(one), self.whole.of(other)))
        return Words("parts", size, parts=tuple(parts))

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
        if self.apart:
            return super().guess(begin, after, carried)
        found = {**super().guess(begin, after, carried), **self._stacked(begin, after)}
        open_ = {place for place, _, _ in limbs_of(found) if not on_stack(place)}
        read = self._read(begin, {place: one for place, one in found.items() if place not in open_}, carried)
        found = {place: one for place, one in found.items() if place not in open_ or overlaps(place, one, read)}
        self.shares.find([limb for _, _, limb in limbs_of(found)])
        return found

    def _stacked(self, begin: Snapshot, after: Snapshot) -> dict[Any, Held]:
        """Of the stack of floating point every place, and the control word."""
        (one, control), (other, later) = (state.registers[ST] or ((), None) for state in (begin, after))
        if len(one) != len(other) or control is not later:
            raise Unknown("a time round the loop that leaves more or fewer numbers of floating point")
        found: dict[Any, Held] = {} if control is None else {(CONTROL,): Held("same", 2, control)}
        for number, (x, y) in enumerate(zip(one, other, strict=True)):
            held = real_of(self.whole, 10, x, y)
            if held is None:
                raise Unknown("a number of floating point of which nothing is guessed")
            found[STACK, number] = held
        return found

    def _read(self, begin: Snapshot, held: dict[Any, Held], carried: Carried) -> set[Any]:
        """The places that a time round the loop computes with what they held before it."""
        of: dict[int, Any] = {}
        registers, stack = cast(Registers, self.state.r), self.entry.places.stack
        junk, before = registers.junk, stack.before

        def register(number: int) -> Number:
            made = junk(number)
            of.update(dict.fromkeys(made.row, number))
            return made

        def frame(offset: int, size: int) -> Number:
            made = before(offset, size)
            for number, literal in enumerate(made.row):
                of[literal] = "frame", offset + number // 8
            return made

        turn = bits_of(self.a, self.turn_number())
        self.resume(begin, turn, self.group)
        for x in self.memories.args:
            if x.param.per_block:
                self.memories.renew(x, "block")
        self.entry.put(self.memories, turn, self.group, self.group)
        self.take(held, turn, carried.inside)
        registers.junk, stack.before = register, frame
        begun = len(self.whole.integers.low)
        try:
            self.code(self.head)
        except Unknown:    # of what is behind it nothing is guessed
            pass
        finally:
            registers.junk, stack.before = junk, before
        found: set[Any] = set()
        for name, atom in self.whole.integers.made.items():
            if atom >= begun and isinstance(name, tuple) and name[0] == "variable" and name[1][0] == "row":
                found.update(of[literal] for literal in name[1][1] if literal in of)
        return found

    def take(self, held: Mapping[Any, Held], turn: Number, carried: Sequence[int]) -> None:
        """Let places hold what is guessed; the source's number is the sum of the limbs."""
        super().take({p: one for p, one in held.items() if not on_stack(p)}, turn, carried)
        values = {p: self.value_of(one, turn, carried) for p, one in held.items() if on_stack(p)}
        if values:
            self.unit.put(self.state, tuple(values[STACK, i] for i in range(len(values) - 1)), values[CONTROL,])
        self.shares.put([(limb, self.whole.of(self._variable(limb)).normal) for _, _, limb in limbs_of(held)])

    def _variable(self, limb: Limb) -> Number:
        return self.whole.variable(("limb", id(limb), limb.low, limb.high), limb.low, limb.high)

    def value_of(self, held: Held, turn: Number, carried: Sequence[int]) -> Number:
        """What a place holds before time `turn` round the loop."""
        if isinstance(held, Ahead):
            return self._ahead(held, 0)
        if isinstance(held, Words):
            total: Number = 0
            for number, part in enumerate(held.parts):
                total = total | self.value_of(part, turn, carried) << WORD * number
            return total
        if isinstance(held, Limb):
            made = self._variable(held)
            return made if held.exponent is None else Real(self.whole, made, held.exponent)
        return super().value_of(held, turn, carried)

    def _ahead(self, held: Ahead, blocks: int) -> Number:
        x = self.args[held.argument]
        return x.before(self.a, self.memories.tag[held.argument])(held.offset + blocks * x.bytes, held.size)

    def wrong(self, held: Mapping[Any, Held], turn: Number, later: Sequence[int]) -> list[Any]:
        """The places that do not hold what they should; Unknown if the limbs are another number than the source has."""
        found = super().wrong({p: one for p, one in held.items() if not isinstance(one, Limb | Ahead | Words)
                               and not on_stack(p)}, turn, later)
        for place, one in held.items():
            if isinstance(one, Ahead) and not self.same(self._at(place, one), self._ahead(one, 1), 8 * one.size):
                found.append(place)
            elif isinstance(one, Words):
                found += [(place, number) for number, part in enumerate(one.parts) if not isinstance(part, Limb)
                          and not self.same(self._part(place, number, one), part.value, WORD)]
            elif on_stack(place) and not isinstance(one, Limb) and self._at(place, one) is not one.value:
                raise Unknown("floating point that a time round the loop changes")
        if any(isinstance(place, tuple) and isinstance(place[0], int | tuple) for place in found):
            raise Unknown("a vector of which a word does not stay")
        values = []
        for place, number, limb in limbs_of(held):
            have = units(self.whole, limb, self._part(place, number, held[place]))
            if have is None or have.low < limb.low or have.high > limb.high:
                found.append(place)
            else:
                values.append((limb, have.normal))
        if not found and not self.shares.hold(values):
            if self.shares.known and (self.shares.tried or self.shares.most):
                raise Unknown("limbs that are not the number that the source has after a time round the loop")
            self.shares.solve([(limb, self.whole.of(self._variable(limb)).normal, value) for limb, value in values])
            return [SHARES]
        return list(dict.fromkeys(found))

    def others(self, held: dict[Any, Held], wrong: Sequence[Any], carried: Carried, turn: Number,
               later: Sequence[int]) -> list[Any]:
        """What is no more the number that was guessed may be a limb; then all limbs have the bounds that they began
        with, as they may be wide for what was guessed wrongly.
        """
        left = [place for place in wrong if place != SHARES]
        found = {place: limb for place in left if (limb := self._limb_instead(held[place], place)) is not None}
        if not found:
            return super().others(held, left, carried, turn, later)
        held.update(found)
        for _, _, limb in limbs_of(held):
            limb.begin()
        return [place for place in left if place not in found and held[place].kind != "limb"]

    def _limb_instead(self, one: Held, place: Any) -> Limb | None:
        """A limb in the place of a number that was known, if what is there now is an integer; else None."""
        if not self.shares.numbers or self.shares.most or one.kind not in ("same", "step") or one.size > WORD // 8 or \
                not isinstance(one.value, int) or not isinstance(self._at(place, one), Exact):
            return None
        first, second = (self.whole.of(x & (1 << 8 * one.size) - 1) for x in (one.value, one.value + one.step))
        self.shares.add(limb := limb_of(one.size, first, second))
        return limb

    def _at(self, place: Any, one: Held) -> Number:
        if on_stack(place):
            return self.unit.stack(self.state)[1] if place == (CONTROL,) else self.unit.place(self.state, place[1])
        return self.state.r[place] if isinstance(place, int) else self.entry.places.stack.read(place[1], one.size)

    def _part(self, place: Any, number: int, one: Held) -> Number:
        value = self._at(place, one)
        return value >> WORD * number & (1 << WORD) - 1 if isinstance(one, Words) else value

    def mend(self, held: dict[Any, Held], wrong: Sequence[Any]) -> None:
        """Limbs have wider bounds, or smaller units."""
        for place in wrong:
            limbs = list(limbs_of({place: held[place]} if place in held else {}))
            for _, number, limb in limbs:
                value = self._part(place, number, held[place])
                if units(self.whole, limb, value) is None and limb.exponent is not None:
                    less = limb.exponent - value.exponent
                    limb.exponent, limb.low, limb.high = value.exponent, limb.low << less, limb.high << less
                    turn = pow(2, -less, self.field.modulus)
                    limb.times = tuple(times * turn % self.field.modulus for times in limb.times)
                have = units(self.whole, limb, value)
                if have is not None and (have.low < limb.low or have.high > limb.high):
                    limb.widen(have)
            if not limbs and place in held:
                self.mended(held, (place,))
