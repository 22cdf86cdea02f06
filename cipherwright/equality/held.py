"""What registers and places of the frame hold where a loop begins: guessed from the first time round."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass, replace
from typing import Any

from cipherwright.equality.both import Both, Snapshot
from cipherwright.equality.carried import Bit, Carried, Pairs
from cipherwright.equality.forms import Unknown
from cipherwright.equality.source import literals
from cipherwright.equality.words import Number, Slice, Term, bits_of, residue
from targets.x86.registers import MM, SP

WORD = (1 << 32) - 1
GUESSED = {"same", "step", "words", "carried"}
"""Kinds of places that may hold carried literals instead."""


@dataclass
class Held:
    """What a register or a place of the frame holds where the loop begins.

    same: `value`. step: `value`, and `step` more each time. carried: of each bit the number of a carried literal and
    whether it is complemented, or a constant as (-1, bit), and anything in the bits above those; `lanes`: all of so
    many copies hold the one bit. words: of each word of `width` bits what it holds, and how much more each time.
    """

    kind: str
    size: int
    value: Number = 0
    step: int = 0
    bits: tuple[Bit, ...] = ()
    lanes: int = 0
    words: tuple[tuple[Number, int], ...] = ()
    width: int = 32


class Guesses(Both):
    """Guesses are proved elsewhere."""

    began: dict[Any, Number]
    """What each place of which something was guessed holds before the loop."""
    rows: dict[Any, list[tuple[Bit, ...]]]
    """Of places that were wrong, and begin as a constant, the carried literals that begin as that and were not tried.
    """
    second: dict[Any, Held]
    """What is guessed of a place that does not grow by a constant, although it, or its words, did the first time round.
    """

    def guess(self, begin: Snapshot, after: Snapshot, carried: Carried) -> dict[Any, Held]:
        """What every register and every written place of the frame holds, by the first time round."""
        pairs = Pairs(carried.first, carried.later)
        found: dict[Any, Held] = {}
        self.began, self.second, self.rows = {}, {}, {}
        for number, value in enumerate(begin.registers):
            later = after.registers[number]
            if value is not None and later is not None and number != SP:
                size = self.abi.bits // 8 if number < MM else 64
                self._add(found, number, size, value, later, pairs)
        stack, now = self.entry.places.stack, self.entry.places.stack.bytes
        stack.bytes = dict(begin.stack)
        cells = list(stack.values())
        stack.bytes = dict(after.stack)
        for offset, size, value in cells:
            try:
                later = stack.read(offset, size)
            except Unknown:
                continue
            self._add(found, ("frame", offset), size, value, later, pairs)
        stack.bytes = now
        return found

    def _add(self, found: dict[Any, Held], place: Any, size: int, value: Number, later: Number,
             pairs: Pairs) -> None:
        try:
            sliced = self._carried_slice(size, value, later, pairs)
            held = sliced or self._held(size, value, later, pairs)
            if held is None:
                return
            found[place], self.began[place] = held, value
            if sliced and self.same(value, later, 8 * size):
                self.second[place] = Held("same", size, value)
            if held.kind in ("step", "words") and (bits := self._carried_bits(size, value, later, pairs)):
                self.second[place] = Held("carried", size, bits=bits)
        except Unknown:
            return

    def _held(self, size: int, value: Number, later: Number, pairs: Pairs) -> Held | None:
        if self.same(value, later, 8 * size):
            return Held("same", size, value)
        if isinstance(value, Slice) or isinstance(later, Slice):
            return None
        if size in (4, 8):
            more = self._more(value, later, 8 * size)
            if more is not None and abs(more) != 1 << 8 * size - 1:    # the highest bit turned is no step
                return Held("step", size, value, more)
        bits = self._carried_bits(size, value, later, pairs)
        if size > 8 and (words := self._words(size, value, later)):    # a counter's first bits may be carried ones
            return words
        if size > 8 and len(bits) < 8 * size:
            return Held("carried", size, bits=bits) if bits and not self.a.f.copies else None
        if size == 8 and not bits:    # a counter of 32 bits, with zeros above
            return self._words(size, value, later)
        return Held("carried", size, bits=bits) if bits else None

    def _carried_slice(self, size: int, value: Number, later: Number, pairs: Pairs) -> Held | None:
        """The carried literal that all places of a slice hold by the first time round; None if none is.

        Also of one that has not changed then: what the source carries is anything inside the loop, and a place that
        stays is seen to be that only as a carried one. One that is a constant before the loop is that in every place.
        As of every guess the literal is the carried one's before the loop, and what it is later is proved.
        """
        one = later if isinstance(later, Slice) else value
        if not isinstance(one, Slice):
            return None
        first, then = one.lane_of(value), one.lane_of(later)
        if first is None or then is None or first[1] or then[1]:
            return None
        bits = tuple(pairs.bits((first[0],), (then[0],)))
        return Held("carried", size, bits=bits, lanes=one.count) if bits and bits[0][0] >= 0 else None

    def _carried_bits(self, size: int, value: Number, later: Number, pairs: Pairs) -> tuple[Bit, ...]:
        """The carried literals that a place holds by the first time round; of a vector perhaps those of low words."""
        bits = pairs.bits(literals(value, 8 * size), literals(later, 8 * size))
        return tuple(bits[:_known(size, bits)])

    def _more(self, value: Number, later: Number, bits: int) -> int | None:
        """By which constant, which may be negative, a number has grown; None if by something else."""
        more = residue(self.a, [*_parts(later), *((x, -t) for x, t in _parts(value))], bits)
        return more - (more >> bits - 1 << bits) if isinstance(more, int) else None

    def _words(self, size: int, value: Number, later: Number) -> Held | None:
        """A vector of words of which each grows by a constant."""
        words = []
        for at in range(0, 8 * size, 32):
            word = value >> at & (1 << 32) - 1
            more = self._more(word, later >> at & (1 << 32) - 1, 32)
            if more is None:
                return None
            words.append((word, more))
        return Held("words", size, words=tuple(words))

    def mended(self, held: dict[Any, Held], places: Sequence[Any]) -> None:
        """Guess anew of places that were wrong: of 64 bits that they are two words, of which each grows, or as of a
        counter only the low one; of a vector that its words are of 64 bits; else nothing.
        """
        for place in places:
            one = held.pop(place)
            if (other := _in_words(one)) is not None:
                held[place] = other

    def others(self, held: dict[Any, Held], wrong: Sequence[Any], carried: Carried, turn: Number,
               later: Sequence[int]) -> list[Any]:
        """Guess anew of places that hold what is carried, but other literals than guessed; the places that do not.

        A place that was to grow by a constant, and does not as two words, either, may be one of them.
        """
        left = []
        for place in wrong:
            one, found = held[place], None
            if one.lanes:    # it has not changed the first time round, and never does
                found = self.second.pop(place, None)
            elif one.kind in GUESSED and later and place in self.began:
                try:
                    value = self._held_at(place, one.size)
                    first, have = (literals(x, 8 * one.size) for x in (self.began[place], value))
                    begun = carried.begun(first)
                    bits = self._other_row(place, one.bits, begun) or \
                        carried.instead(one.bits, first, have, later)
                    if not _known(one.size, bits) or tuple(bits) == one.bits:
                        bits = self._other_row(place, one.bits, begun)
                    known = tuple(bits[:_known(one.size, bits)])
                    found = Held("carried", one.size, bits=known) if known and known != one.bits else None
                    if found is None and one.kind == "same":    # what it holds then is made of what is not there
                        bits = Pairs(carried.first, carried.first).bits(first, first)
                        found = Held("carried", one.size, bits=tuple(bits)) if len(bits) == len(first) else None
                    words = None if found or place not in self.second else _in_words(one)
                    if words and not self.same(value, self.value_of(words, turn, later), 8 * one.size):
                        words = None
                    found = found or words or self.second.pop(place, None)
                except Unknown:
                    pass
            if found is None:
                left.append(place)
            else:
                held[place] = found
        if len(left) == len(wrong):    # else they may be wrong only as others were
            left = [place for place in left if not self._shorter(held, place, turn, later)]
        return left

    def _other_row(self, place: Any, bits: tuple[Bit, ...], begun: list[tuple[Bit, ...]]) -> list[Bit]:
        """Of a place that was wrong before, too, the next of the rows of carried literals that begin as it does.

        First those that are most like what was guessed, of which some bits may be no constants.
        """
        if place not in self.rows:
            alike = sorted(begun, key=lambda row: -sum(p == q for p, q in zip(row, bits, strict=False)))
            self.rows[place] = [(), *alike]    # the first time what it holds says more
        rows = self.rows[place]
        while rows:
            if (row := rows.pop(0)) != bits:
                return list(row)
        return []

    def _shorter(self, held: dict[Any, Held], place: Any, turn: Number, later: Sequence[int]) -> bool:
        """Whether a vector holds what is carried in its low words only: these are guessed, and above anything."""
        one, end = held[place], 0
        if one.kind == "carried" and one.size > 8 and later:
            with suppress(Unknown):
                have, wanted = (literals(x, 8 * one.size) for x in (
                    self._held_at(place, one.size), self.value_of(one, turn, later)))
                end = next((i for i in range(len(one.bits)) if have[i] != wanted[i]), 0) // 32 * 32
        if end:
            held[place] = replace(one, bits=one.bits[:end])
        return end > 0

    def _held_at(self, place: Any, size: int) -> Number:
        return self.state.r[place] if isinstance(place, int) else self.entry.places.stack.read(place[1], size)

    def value_of(self, held: Held, turn: Number, carried: Sequence[int]) -> Number:
        """What a place holds before time `turn` round the loop, the carried literals being these."""
        if held.kind == "same":
            return held.value
        if held.kind == "step":
            return self._grown(held.value, held.step, turn, 8 * held.size)
        if held.kind == "words":
            total: Number = 0
            for number, (word, more) in enumerate(held.words):
                total = total | self._grown(word, more, turn, held.width) << held.width * number
            return total
        row = [carried[i] ^ c if i >= 0 else c for i, c in held.bits]
        if held.lanes:
            return Slice(self.a, row[0], held.lanes) if row[0] > 1 else ((1 << held.lanes) - 1) * row[0]
        return bits_of(self.a, [*row, *self.a.f.junk(8 * held.size - len(row))])

    def _grown(self, value: Number, step: int, turn: Number, bits: int) -> Number:
        return residue(self.a, [*_parts(value), *((x, t * step) for x, t in _parts(turn))], bits)

    def take(self, held: Mapping[Any, Held], turn: Number, carried: Sequence[int]) -> None:
        """Let places hold what is guessed, and all others anything."""
        registers: list[Any] = [None] * len(self.state.r)
        registers[SP] = list.__getitem__(self.state.r, SP)
        stack = self.entry.places.stack
        stack.bytes = {}
        for place, one in held.items():
            value = self.value_of(one, turn, carried)
            if isinstance(place, int):
                registers[place] = value
            else:
                stack.write(place[1], one.size, value)
        self.state.r[:] = registers
        self.state.forget_flags()

    def wrong(self, held: Mapping[Any, Held], turn: Number, later: Sequence[int]) -> list[Any]:
        """The places that do not hold what they should before time `turn`."""
        found = []
        for place, one in held.items():
            try:
                have = self._held_at(place, one.size)
                known = len(one.bits) if one.kind == "carried" and not one.lanes else 8 * one.size
                mask = (1 << known) - 1
                if not self.same(have & mask, self.value_of(one, turn, later) & mask, known):
                    found.append(place)
            except Unknown:
                found.append(place)
        return found


def _parts(value: Number) -> list[tuple[Number, int]]:
    return value.items() if isinstance(value, Term) else [(value, 1)]


def _known(size: int, bits: Sequence[Any]) -> int:
    """Of how many bits of a place a guess is used: all, or those of the lowest words of a vector."""
    return len(bits) if len(bits) == 8 * size else len(bits) // 32 * 32 if size > 8 else 0


def _in_words(one: Held) -> Held | None:
    """What is guessed in the place of a step of 64 bits, or of words of 32; None if nothing is."""
    try:
        if one.kind == "words" and one.size > 8 and one.width == 32:
            pairs = zip(one.words[::2], one.words[1::2], strict=True)
            return replace(one, width=64, words=tuple(
                (low | high << 32, more | above << 32) for (low, more), (high, above) in pairs))
        if one.kind == "step" and one.size == 8:
            low, high, more = one.value & WORD, one.value >> 32 & WORD, one.step & WORD
            more -= more >> 31 << 32
            return Held("words", 8, words=((low, more & WORD), (high, one.step - more >> 32 & WORD)))
    except Unknown:
        pass
    return None
