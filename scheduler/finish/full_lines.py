"""Pass `lines`: loops that a cache of decoded instructions would hold if its lines were full get longer instructions.

A line of such a cache holds so many slots of one block of code, and a block of short instructions takes two lines, the
second one nearly empty. A prefix that says nothing (2E, of a segment whose base is 0 in 64-bit code) makes
instructions longer, until a block ends where a line is full; no slot is spent. Assemblers lengthen code in this way to
keep jumps off the ends of blocks (GNU as, -mbranches-within-32B-boundaries).
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, replace
from itertools import accumulate, pairwise

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
    """That of a CPU whose lines are of blocks of code; None where there is none, or lines are of any code, or the table
    says that longer instructions gain nothing (`fill_lines`)."""
    found = cpu.core.get("frontend", {})
    if cpu.bits < 64 or "cache_sets" not in found or "cache_line_bytes" in found or not found.get("fill_lines", True):
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


def packed(routine: Routine) -> Routine:
    """`routine` without padding before its loops, by which the addresses tell how long instructions are."""
    heads = [line.name for line in routine.lines if isinstance(line, Label) and line.align]
    return replace(routine, aligned=dict.fromkeys(heads, 1))


def full_lines(routine: Routine, cache: Cache, loops: Sequence[range], places: Sequence[int],
               tight: Sequence[int]) -> Routine:
    """`routine` with longer instructions in `loops`, its large ones, where that brings all of a loop into the cache.

    `places`: the address of each of its instructions in order; `tight`: the same of `packed(routine)`.
    """
    every = _instrs(routine, range(len(routine.lines)))
    where = dict(zip(every, places, strict=True))
    size = dict(zip(every, (b - a for a, b in pairwise(tight)), strict=False))
    done = range(0)
    for loop in loops:
        instrs = _instrs(routine, loop)
        lengths = {at: size[at] for at in instrs}
        slots: Counter[int] = Counter()
        for at, instr in instrs.items():
            slots[where[at] // cache.block] += instr.uops
        if loop[0] in done or cache.holds(Counter({block: -(-n // cache.slots) for block, n in slots.items()})):
            continue
        groups = _groups(instrs, cache, lengths)
        if not cache.holds(Counter({block: one.lines for block, one in enumerate(groups)})):
            continue
        done = loop
        for group in groups[:-1]:
            routine.longer.update(_filled(instrs, group, lengths))
        heads = [line.name for at in loop if isinstance(line := routine.lines[at], Label) and line.align]
        routine.aligned.update(dict.fromkeys(heads, 1) | {heads[0]: cache.block})
    return routine


def _label(routine: Routine, at: int) -> Label:
    line = routine.lines[at]
    assert isinstance(line, Label)
    return line


def _instrs(routine: Routine, places: Sequence[int]) -> dict[int, Instr]:
    return {at: line for at in places if isinstance(line := routine.lines[at], Instr)}


@dataclass(frozen=True)
class _Group:
    """Instructions, by their places, that begin in one block of code, how many bytes they are to be together, and the
    lines that they take."""

    places: list[int]
    size: int
    lines: int


def _room(instr: Instr, length: int) -> int:
    """How many bytes an instruction can be made longer by."""
    return 0 if instr.does in JUMPS else max(0, min(PREFIXES, LONGEST - length))


def _groups(instrs: dict[int, Instr], cache: Cache, lengths: dict[int, int]) -> list[_Group]:
    """The instructions of a loop as the blocks that they are to begin in, in the fewest lines.

    The last one of a block may end in the next one, which it leaves less of to be filled. So the fewest lines are those
    from an instruction on and a byte of its block, where it begins.
    """
    code = _Code([one.uops for one in instrs.values()], [lengths[at] for at in instrs],
                 [_room(one, lengths[at]) for at, one in instrs.items()])
    places, over = list(instrs), range(LONGEST)
    least = [_Least([(0, 0, 0)] * LONGEST)]  # of each instruction, the last one first
    for first in reversed(range(len(places))):
        least.append(_Least([_next(code, cache, first, begin, least) for begin in over]))
    least.reverse()
    groups, at, begin = list[_Group](), 0, 0
    while at < len(places):
        lines, to, next_begin = least[at].ways[begin]
        size = cache.block - begin + next_begin
        groups.append(_Group(places[at:to], size, lines - least[to].ways[next_begin][0]))
        at, begin = to, next_begin
    return groups


@dataclass(frozen=True)
class _Code:
    """The instructions of a loop in order: slots, bytes, and the bytes that each can be made longer by."""

    slots: list[int]
    bytes: list[int]
    room: list[int]


class _Least:
    """The fewest lines from an instruction on: `ways`, by the byte of its block at which it begins.

    A way is lines, the first instruction of the next group, and the byte at which that begins. `up_to`: by bytes, the
    fewest lines of all ways that begin at that byte or before, and the first of these.
    """

    def __init__(self, ways: list[tuple[int, int, int]]) -> None:
        self.ways = ways
        self.up_to = list(accumulate(((lines, over) for over, (lines, _, _) in enumerate(ways)), min))


def _next(code: _Code, cache: Cache, first: int, begin: int, least: Sequence[_Least]) -> tuple[int, int, int]:
    """Of a block in which instruction `first` is at byte `begin`: where the next one should begin, and the lines.

    `least` is that of all instructions behind it, the last one first.
    """
    best, slots, end, room, last = (1 << 30, 0, 0), 0, begin, 0, len(code.slots)
    for to in range(first + 1, last + 1):
        if end >= cache.block:
            break
        slots, end, room = slots + code.slots[to - 1], end + code.bytes[to - 1], room + code.room[to - 1]
        lines, behind = -(-slots // cache.slots), least[last - to]
        if to == last:
            return min(best, (lines, to, 0))
        least_over, most_over = max(0, end - cache.block), min(end + room - cache.block, code.bytes[to - 1] - 1)
        if least_over > most_over:
            continue
        if least_over:
            more, over = min((behind.ways[at][0], at) for at in range(least_over, most_over + 1))
        else:
            more, over = behind.up_to[most_over]
        if lines + more < best[0]:  # among equals the one that was found first
            best = lines + more, to, over
    return best


def _filled(instrs: dict[int, Instr], group: _Group, lengths: dict[int, int]) -> dict[int, int]:
    """Bytes before each instruction of a group, dealt out in turns, so that it is as long as it is to be."""
    left, given = group.size - sum(lengths[at] for at in group.places), dict.fromkeys(group.places, 0)
    while left > 0:
        for at in group.places:
            if left and given[at] < _room(instrs[at], lengths[at]):
                given[at], left = given[at] + 1, left - 1
    return {at: n for at, n in given.items() if n}
