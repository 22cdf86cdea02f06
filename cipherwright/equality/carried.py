"""What the source carries round its loop over the blocks, and which of it a place of the code holds."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any

MOST = 32
"""Rows of carried literals that a place may hold, tried one after the other."""
WORDS = (32, 64, 16, 8)
"""Bits of such rows, those that are likelier first."""
Bit = tuple[int, int]
"""The number of a carried literal, and 1 if it is complemented; -1 and a constant."""


@dataclass
class Carried:
    """The literals that the source carries round the loop: before it, as variables inside, and after a time round."""

    first: list[int] = field(default_factory=list)
    inside: list[int] = field(default_factory=list)
    later: list[int] = field(default_factory=list)
    own: list[int] = field(default_factory=list)
    """Variables inside, one for each; those that are one inside have that of the first."""
    kinds: list[Any] = field(default_factory=list)
    """What is one inside, with the same kind; None: what stays as it is before the loop."""
    begins: dict[int, int] = field(default_factory=dict)
    """Of an argument that the loop writes to, where its literals begin."""
    widths: list[int] = field(default_factory=list)
    """Bits of what is carried."""

    def join(self, alone: frozenset[int] = frozenset()) -> None:
        """Guess, by the first time round, which literals stay, and which are the same as others; not of those alone."""
        self.own = list(self.inside)
        self.kinds = [i if i in alone else None if first == later else (first, later)
                      for i, (first, later) in enumerate(zip(self.first, self.later, strict=True))]
        self._inside()

    def _inside(self) -> None:
        by_kind: dict[Any, int] = {}
        self.inside = [first if kind is None else by_kind.setdefault(kind, own)
                       for first, kind, own in zip(self.first, self.kinds, self.own, strict=True)]

    def split(self, later: Sequence[int]) -> bool:
        """Whether literals that were taken to stay, or to be one, are not after a time round; then they are apart."""
        before = len({*self.kinds}), self.kinds.count(None)
        self.kinds = [None if kind is None and now == first else kind if isinstance(kind, int) else (kind, now)
                      for kind, first, now in zip(self.kinds, self.first, later, strict=True)] if self.kinds else []
        after = len({*self.kinds}), self.kinds.count(None)
        if before != after:
            self._inside()
        return before != after

    def instead(self, bits: Sequence[Bit], first: Sequence[int], have: Sequence[int],
                later: Sequence[int]) -> list[Bit]:
        """The carried literals that are before the loop what a place holds there, `first`, and behind a time round it
        what that has then; as guessed before (`bits`) where none is, as what is computed of a wrong guess is wrong.
        """
        pairs, found = Pairs(self.first, later), list[Bit]()
        while len(found) < len(have):
            found += pairs.bits(first[len(found):], have[len(found):])
            if len(found) < len(have):
                if len(found) >= len(bits):
                    break
                found.append(bits[len(found)])
        return found

    def begun(self, first: Sequence[int]) -> list[tuple[Bit, ...]]:
        """The rows of carried literals that begin as a place does all of whose bits are constants, with zeros above."""
        found: list[tuple[Bit, ...]] = []
        if max(first) > 1 or len({*first}) < 2:
            return found
        for size in dict.fromkeys((*WORDS, *self.widths)):
            if size > len(first) or any(first[size:]):
                continue
            wanted = list(first[:size])
            for at in range(len(self.first) - size + 1):
                if len(found) < MOST and self.first[at:at + size] == wanted:
                    found.append((*((at + i, 0) for i in range(size)), *[(-1, 0)] * (len(first) - size)))
        return found


class Pairs:
    """The literals that the source carries, by what they are before the loop and behind a time round it."""

    def __init__(self, first: Sequence[int], later: Sequence[int]) -> None:
        self.pairs = list(zip(first, later, strict=True))
        self.found: dict[tuple[int, int], list[int]] = {}
        for i, pair in enumerate(self.pairs):
            self.found.setdefault(pair, []).append(i)

    def bits(self, first: Sequence[int], later: Sequence[int]) -> list[Bit]:
        """Which of them are the literals of a place, as far as any are; of several with the longest row behind them."""
        wanted, made = list(zip(first, later, strict=True)), list[Bit]()
        while len(made) < len(wanted):
            pair = wanted[len(made)]
            if pair[0] == pair[1] < 2:
                made.append((-1, pair[0]))
                continue
            rows = [(self._row(i, wanted[len(made):], turned), -i, turned) for turned in (0, 1)
                    for i in self.found.get((pair[0] ^ turned, pair[1] ^ turned), ())]
            if not rows:
                break
            length, at, turned = max(rows)
            made += [(n - at, turned) for n in range(length)]
        return made

    def _row(self, at: int, wanted: Sequence[tuple[int, int]], turned: int) -> int:
        """How many literals from one on are those of a place, from one of its on."""
        length = 0
        for mine, (first, later) in zip(self.pairs[at:at + len(wanted)], wanted, strict=False):
            if mine != (first ^ turned, later ^ turned):
                break
            length += 1
        return length
