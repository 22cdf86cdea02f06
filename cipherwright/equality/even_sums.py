"""Words that are the bits of a sum above low bits that are constants, without ones among them that are constants, too.

The lowest bit of x + x x is 0, but no multiple of it is: a word of what is above is half of the sum. With S a sum
modulo 2**n, c what its constant bits are, and w the word of all others, of which the lowest is in place k, 2**k w is S
- c modulo 2**n. So a multiple t 2**k of the word modulo 2**m is t times that sum, if n + twos(t) is not less than m.
All that is so of -S - 1, too, which has the complements, and of both with the highest bit turned, which is 2**(n - 1).
"""

from __future__ import annotations

from collections.abc import Sequence

Terms = dict[int, int]
Row = tuple[int, ...]


class EvenSums:
    """The sums of such words, and of their complements."""

    def __init__(self) -> None:
        self.found: dict[Row, tuple[Terms, int, int, int]] = {}

    def remember(self, made: Sequence[int], terms: Terms, const: int, width: int) -> None:
        """Take down the words of a sum's bits that are above constants, if there are some."""
        begin = min((t & -t for t in terms.values()), default=1).bit_length() - 1    # below it the constant is alone
        row = [const >> i & 1 if i < begin else b for i, b in enumerate(made[:width])]
        if row[0] > 1:
            return
        half, opposite = 1 << width - 1, {n: -t for n, t in terms.items()}
        for turned in (0, 1) if row[-1] > 1 else (0,):
            last = row[-1] ^ turned
            self._note([*row[:-1], last], terms, const + half * turned, width)
            self._note([*(b ^ 1 for b in row[:-1]), last ^ 1], opposite, half * turned - const - 1, width)

    def _note(self, row: Sequence[int], terms: Terms, const: int, width: int) -> None:
        """Take down the word of all bits of such a sum that are no constants, if these are several."""
        low = next((i for i, b in enumerate(row) if b > 1), width)
        end = next((i for i in range(width, low, -1) if row[i - 1] > 1), low)
        if end - low > 1:
            word = tuple(b if b > 1 else 0 for b in row[low:end])
            self.found.setdefault(word, (terms, const - sum(1 << i for i, b in enumerate(row) if b == 1), width, low))

    def sum_of(self, row: Row, times: int, width: int) -> tuple[tuple[Terms, int, int], int] | None:
        """The sum that a multiple of a word modulo 2**width is a multiple of, and how often that is taken."""
        found = self.found.get(row)
        if not found:
            return None
        terms, const, size, low = found
        times &= (1 << width) - 1
        times -= times >> width - 1 << width    # of those that are this modulo 2**width the one nearest to nothing
        if not times or times & (1 << low) - 1 or size + ((times >> low) & -(times >> low)).bit_length() - 1 < width:
            return None
        return (terms, const, size), times >> low
