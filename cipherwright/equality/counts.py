"""Tests of code that say whether there is a block, or a whole pass of several."""

from __future__ import annotations

from cipherwright.equality.contract import COUNT_BITS
from cipherwright.equality.memory import multiple_of
from cipherwright.equality.rest import Rest
from cipherwright.equality.source import literals
from cipherwright.equality.words import Bits, Number, Residue, Term, bits_of, residue


class Counts(Rest):
    """What is tested where blocks are counted."""

    def _as_sum(self, result: tuple[Number, int] | None) -> Number:
        """What is tested; of bits that are all those of a sum, the sum: a number and itself has them."""
        value = result[0] if result else 0
        if result and isinstance(value, Bits) and not value.fill:
            terms, const, width = self.a.sums.get(value.row, ({}, 0, 0))
            return Residue(self.a, terms, const, width) if terms and width == result[1] else value
        return value

    def _is_groups(self, result: tuple[Number, int] | None) -> bool:
        """Whether a result is zero where there is no whole group of blocks, and only there."""
        value = self._as_sum(result)
        if not isinstance(value, Residue) or value.const:
            return False
        times = multiple_of(value, self.entry.groups, self.a)
        return times is not None and self._counts(times, value.width)

    def _counts(self, times: int, width: int) -> bool:
        """Whether a multiple of a difference between numbers of times round the loop is zero modulo 2**width only if
        they are the same: it is less, as a number or as bytes of a parameter, which does not go round the addresses.
        """
        times = min(times % (1 << width), -times % (1 << width))
        most = max((x.bytes for x in self.memories.args if x.param.per_block), default=0)
        return 0 < times and (times << len(self.entry.groups) <= 1 << width
                              or (width == self.abi.bits and times <= most * self.group))

    def _is_count(self, result: tuple[Number, int] | None) -> bool:
        value = result[0] if result else 0
        if isinstance(value, Residue):
            count = bits_of(self.a, self.entry.count)
            return value.const == 0 and value.width >= COUNT_BITS and any(
                value.terms == residue(self.a, [(count, times)], value.width).terms for times in (1, -1))
        return isinstance(value, Term) and literals(value, value_bits(value)) == self.entry.count


def value_bits(value: Number) -> int:
    """Bits that say all of a number."""
    made = value.bits()
    return len(made.row) if isinstance(made, Bits) else 64
