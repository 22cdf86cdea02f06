"""Two words of a sum, one above the other, that together are the low bits of a sum that has a name.

Code has words longer than its registers in parts, and adds each part by itself. Where the upper part is taken 2**m
times as often as the lower one of m bits, both are one word, and the sum that this is takes its place as that of any
word. An upper part may be there as its complement, taken away: a word and its complement are all ones.
"""

from __future__ import annotations

from collections.abc import Callable

from cipherwright.equality.arithmetic import Arithmetic, Row, Terms, twos


def join_parts(a: Arithmetic, terms: Terms, width: int, is_sum: Callable[[Row, int], object]) -> int:
    """Let sums take the place of their words in two parts; what the constant grows by.

    `is_sum`: whether a word is the low bits of a sum that is known, as far as so many places.
    """
    grown, ones = 0, (1 << width) - 1
    by_times: dict[int, list[int]] = {}
    for number, times in terms.items():
        by_times.setdefault(times, []).append(number)
    for low in sorted(terms):
        row, times = a.cores[low], terms.get(low, 0)
        above = times << len(row) & ones
        if not above:    # there is no such place, or it is gone
            continue
        for turned, count in ((False, above), (True, -above & ones)):
            for high in by_times.get(count, ()):
                upper = a.cores[high]
                whole = row + (tuple(b ^ 1 if b else b for b in upper) if turned else upper)
                if terms.get(low) == times and terms.get(high) == count and low != high and \
                        is_sum(whole, width - twos(times)):
                    del terms[low], terms[high]
                    grown += a.add(terms, whole, times, width)
                    if turned:
                        grown -= above * sum(1 << i for i, b in enumerate(upper) if b)
    return grown
