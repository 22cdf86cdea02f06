"""Kernels whose source has numbers modulo a constant: code that holds them in limbs, proved by induction.

The source carries one number round its loop, the code limbs. That the number is a sum of certain multiples of the limbs
is found from the beginning and the first time round, by linear equations, and proved for every other; bounds of the
limbs are widened until one time round the loop leads into them.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from cipherwright.equality.blocks import Beside
from cipherwright.equality.both import Different, Snapshot
from cipherwright.equality.contract import Argument
from cipherwright.equality.exact import Exact, Whole
from cipherwright.equality.field import Residues, solved
from cipherwright.equality.forms import Unknown
from cipherwright.equality.held import Carried, Held
from cipherwright.equality.integers import Poly, plus, scaled
from cipherwright.equality.words import Bits, Number, bits_of
from dsl.ir import Kernel, Loop, Op
from targets.abi import Abi
from targets.elf import Image


@dataclass
class Limb(Held):
    """A place that holds a limb: its bounds, and the values by which it is guessed what it is."""

    low: int = 0
    high: int = 0
    values: tuple[Exact, ...] = ()
    times: int = 0    # how often the number takes it


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
        for run in self.runs:
            run.numbers = self.field.op

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
    def carried(self, loop: Loop, first: list[list[Number]], before: Snapshot, changed: Sequence[int]) -> Carried:
        """What is carried is a number, which has no bits."""
        if len(self.runs) > 1 or len(loop.carried) != 1 or loop.carried[0].param.modulus is None:
            raise Unknown("a loop that carries something else than one number")
        self.numbers = [first[0][0], self.runs[0].of(loop.carried[0].next)]
        self.param = self.whole.integers.atom(("carried",), 0, self.field.modulus - 1)
        return Carried()

    def inside(self, loop: Loop, row: Sequence[int]) -> list[list[Number]]:
        """The number that is carried, as a variable."""
        return [[{(self.param,): 1}]]

    def later(self, loop: Loop, changed: Sequence[int]) -> list[int]:
        """The number after a time round the loop is kept."""
        self.after = self.runs[0].of(loop.carried[0].next)
        return []

    def _held(self, size: int, value: Number, later: Number, by_pair: Mapping[tuple[int, int], int]) -> Held | None:
        try:
            found = super()._held(size, value, later, by_pair)
        except Unknown:
            found = None
        if found is not None or size > self.abi.bits // 8:
            return found
        one, other = self.whole.of(value), self.whole.of(later)
        return Limb("limb", size, low=min(one.low, other.low), high=max(one.high, other.high), values=(one, other))

    def guess(self, begin: Snapshot, after: Snapshot, carried: Carried) -> dict[Any, Held]:
        """Of limbs those that the loop reads, and how often the number takes each."""
        found = super().guess(begin, after, carried)
        rest = {place: one for place, one in found.items() if not isinstance(one, Limb)}
        read = self._read(begin, rest)
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

    def _read(self, begin: Snapshot, held: dict[Any, Held]) -> set[Any]:
        """The places that a time round the loop reads before it writes to them."""
        found: set[Any] = set()
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
        super().take(held, turn, carried)
        total: Poly = {}
        for one in held.values():
            if isinstance(one, Limb):
                total = plus(total, scaled(self.field.of(self.value_of(one, turn, carried)), one.times))
        self.field.instead = {}
        if total:
            self.field.instead = {self.param: {m: c % self.field.modulus for m, c in total.items()}}

    def value_of(self, held: Held, turn: Number, carried: Sequence[int]) -> Number:
        """What a place holds before time `turn` round the loop."""
        if isinstance(held, Limb):
            return self.whole.variable(("limb", id(held), self.tries), held.low, held.high)
        return super().value_of(held, turn, carried)

    def wrong(self, held: Mapping[Any, Held], turn: Number, later: Sequence[int]) -> list[Any]:
        """The places that do not hold what they should; Unknown if the limbs are another number than the source has."""
        found = super().wrong({p: one for p, one in held.items() if not isinstance(one, Limb)}, turn, later)
        total: Poly = {}
        for place, one in held.items():
            if isinstance(one, Limb):
                have = self.whole.of(self._at(place, one))
                if have.low < one.low or have.high > one.high:
                    found.append(place)
                total = plus(total, scaled(have.normal, one.times))
        if not found and self.field.plain(total) != self.field.plain(self.after):
            raise Unknown("limbs that are not the number that the source has after a time round the loop")
        return found

    def _at(self, place: Any, one: Held) -> Number:
        return self.state.r[place] if isinstance(place, int) else self.entry.places.stack.read(place[1], one.size)

    def mend(self, held: dict[Any, Held], wrong: Sequence[Any]) -> None:
        """Limbs have wider bounds, of other places nothing is known."""
        for place in wrong:
            one = held[place]
            if isinstance(one, Limb):
                have = self.whole.of(self._at(place, one))
                one.low, one.high = min(one.low, have.low), max(one.high, have.high)
            else:
                del held[place]
