"""Moves of instructions that are alike: where code does the same again and again, as in the rounds of a cipher, those
that do it are moved as far, all of them or a stretch of them.

What an order within the round is worth shows in all rounds at once, while the move of one instruction changes less than
figures of a machine differ by.
"""

from __future__ import annotations

import random
from collections.abc import Sequence

from scheduler.code.dependences import dependences
from scheduler.code.instr import Imm, Instr
from scheduler.schedule.reorder import Moves

LEAST = 4
"""Instructions that are alike, fewer than which are moved one by one."""
WHOLE = 0.4
"""How often all that are alike are moved, and not a stretch."""
STRETCH = (3, 24)
"""Of how many a stretch is."""
WAYS = (1, 1, 2, 2, 3, 4, 5, 8)
"""Places that they are moved by, one way or the other."""
Kind = tuple[str, str, tuple[int, ...]]


class AlikeMoves(Moves):
    """The moves of `Moves`, and `alike`."""

    def __init__(self, instrs: Sequence[Instr], rng: random.Random, template: Sequence[int] = ()) -> None:
        super().__init__([i.uops for i in instrs], dependences(instrs), rng, list(range(len(instrs))), template)
        kinds: dict[Kind, list[int]] = {}
        for k, instr in enumerate(instrs):
            constants = tuple(o.value for o in instr.operands if isinstance(o, Imm))
            for note in dict.fromkeys((instr.note, "")):    # in an order that is the same each time
                kinds.setdefault((instr.form, note, constants), []).append(k)
        self._kinds = [those for those in kinds.values() if len(those) >= LEAST]

    def alike(self) -> list[int] | None:
        """The order with instructions of one form, with the same constants (and perhaps made for the same), moved by as
        many places, each as far as its dependences let it; None where nothing moves."""
        if not self._kinds:
            return None
        by = self.rng.choice(WAYS) * self.rng.choice((-1, 1))
        those = sorted(self.rng.choice(self._kinds), key=self.place.__getitem__)
        if self.rng.random() >= WHOLE:
            first = self.rng.randrange(len(those))
            those = those[first:first + self.rng.randint(*STRETCH)]
        before = self.order
        for k in reversed(those) if by > 0 else those:    # those in front make room
            at = self.place[k]
            low, high = self.slack(at, at)
            to = max(low, min(at + by, high))
            if to != at:
                self.take(self.shifted(at, at, to))
        moved = self.order
        self.take(before)
        return moved if moved != before and self.deps.allow(moved) else None
