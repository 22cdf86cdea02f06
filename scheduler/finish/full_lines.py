"""Pass `lines`: loops that a cache of decoded instructions would hold if its lines were full get longer instructions.

A line of such a cache holds so many slots of one block of code, and a block of short instructions takes two lines, the
second one nearly empty. A prefix that says nothing (2E, of a segment whose base is 0 in 64-bit code) makes
instructions longer, until a block ends where a line is full; no slot is spent. Assemblers lengthen code in this way to
keep jumps off the ends of blocks (GNU as, -mbranches-within-32B-boundaries).
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from itertools import pairwise

from scheduler.code.instr import Instr
from scheduler.finish.control import Label
from scheduler.finish.finish import Routine
from targets.cpu import Cpu
from targets.x86.instruction_set import JUMPS

PREFIXES, LONGEST = 4, 15
"""Bytes before an instruction, at most, and bytes of the longest one that there may be."""


@dataclass(frozen=True)
class Cache:
    """A cache of decoded instructions: `sets` of `ways` lines, each of `slots` from `block` bytes of code."""

    sets: int
    ways: int
    slots: int
    block: int

    def holds(self, lines: Counter[int]) -> bool:
        """Whether blocks of code that take so many lines each, by their numbers, are in it all at once."""
        sets: Counter[int] = Counter()
        for block, count in lines.items():
            sets[block % self.sets] += count
        return max(sets.values(), default=0) <= self.ways


def cache_of(cpu: Cpu) -> Cache | None:
    """That of a CPU whose lines are of blocks of code; None where there is none, or lines are of any code."""
    found = cpu.core.get("frontend", {})
    if cpu.bits < 64 or "cache_sets" not in found or "cache_line_bytes" in found:
        return None
    return Cache(found["cache_sets"], found["cache_ways"], found["cache_line_uops"], found["cache_block_bytes"])


def large_loops(routine: Routine, cache: Cache) -> list[range]:
    """Where in the lines of a routine loops are, outer ones first, whose slots fill a third of the cache or more."""
    begun: list[int] = []
    found: list[range] = []
    for at, line in enumerate(routine.lines):
        if isinstance(line, Label):
            begun += [at] if line.align else []
        elif begun and line.does == "jump if" and line.note == _label(routine, begun[-1]).name:
            found.append(range(begun.pop(), at + 1))
    room = cache.sets * cache.ways * cache.slots
    return [one for one in sorted(found, key=lambda r: (r[0], -r[-1]))
            if room <= 3 * sum(i.uops for i in _instrs(routine, one).values()) <= 3 * room]


def full_lines(routine: Routine, cache: Cache, loops: Sequence[range], places: Sequence[int]) -> Routine:
    """`routine` with longer instructions in `loops`, its large ones, where that brings all of a loop into the cache.

    `places`: the address of each of its instructions in order.
    """
    where = dict(zip(_instrs(routine, range(len(routine.lines))), places, strict=True))
    behind = dict(pairwise(where))
    done = range(0)
    for loop in loops:
        instrs = _instrs(routine, loop)
        lengths = {at: where[behind[at]] - where[at] for at in instrs}
        slots: Counter[int] = Counter()
        for at, instr in instrs.items():
            slots[where[at] // cache.block] += instr.uops
        groups = _groups(instrs, cache, lengths)
        if loop[0] in done or cache.holds(Counter({block: -(-n // cache.slots) for block, n in slots.items()})) \
                or not cache.holds(Counter(range(len(groups)))):
            continue
        done = loop
        for group in groups[:-1]:
            routine.longer.update(_filled(instrs, cache.block, group, lengths))
        heads = [line.name for at in loop if isinstance(line := routine.lines[at], Label) and line.align]
        routine.aligned.update(dict.fromkeys(heads, 1) | {heads[0]: cache.block})
    return routine


def _label(routine: Routine, at: int) -> Label:
    line = routine.lines[at]
    assert isinstance(line, Label)
    return line


def _instrs(routine: Routine, places: Sequence[int]) -> dict[int, Instr]:
    return {at: line for at in places if isinstance(line := routine.lines[at], Instr)}


def _groups(instrs: dict[int, Instr], cache: Cache, lengths: dict[int, int]) -> list[list[int]]:
    """The instructions of a loop, by their places, as the blocks that they are to be in."""
    groups: list[list[int]] = [[]]
    size = slots = 0
    for at, instr in instrs.items():
        if size + lengths[at] > cache.block or slots + instr.uops > cache.slots:
            groups.append([])
            size = slots = 0
        groups[-1].append(at)
        size, slots = size + lengths[at], slots + instr.uops
    return groups


def _filled(instrs: dict[int, Instr], block: int, group: list[int], lengths: dict[int, int]) -> dict[int, int]:
    """Bytes before each instruction of a group, dealt out in turns, so that it is as long as a block if it can be."""
    left, given = block - sum(lengths[at] for at in group), dict.fromkeys(group, 0)
    for _ in range(PREFIXES):
        for at in group:
            if left and instrs[at].does not in JUMPS and lengths[at] + given[at] < LONGEST:
                given[at], left = given[at] + 1, left - 1
    return {at: n for at, n in given.items() if n}
