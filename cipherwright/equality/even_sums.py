"""Words that are the bits of a sum above low bits that are constants.

The lowest bit of x + x x is 0, but no multiple of it is: a word of what is above is half of the sum. With S a sum
modulo 2**n whose low k bits are the number c, and w the word above, 2**k w is S - c modulo 2**n; and with ~w as all
ones less w 2**k ~w is 2**n - 2**k - (S - c). So a multiple t 2**k of the word modulo 2**m is t times that sum, if n +
twos(t) is not less than m.
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
        """Take down the word of a sum's bits that are above constants, if there are some."""
        low = next((i for i, b in enumerate(made[:width]) if b > 1), width)
        row = tuple(made[low:width])
        end = len(row)
        while end and not row[end - 1]:
            end -= 1
        if not low or end < 2 or 1 in row:
            return
        known = sum(b << i for i, b in enumerate(made[:low]))
        self.found.setdefault(row[:end], (terms, const - known, width, low))
        if end == len(row):
            opposite = {n: -t for n, t in terms.items()}
            self.found.setdefault(tuple(b ^ 1 for b in row), (opposite, known - const - (1 << low), width, low))

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
