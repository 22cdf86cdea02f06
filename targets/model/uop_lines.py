"""Compiled uop cache: in which line of it an instruction is, whether the line is there, and what its turn costs.

Source of the rules: what was measured on a Zen 4 and a Zen 5 (docs/model.md); of each number its CPU's table,
[core.frontend].
"""

from __future__ import annotations

from targets.model.compiled import compiled
from targets.model.machine import (
    F_CACHE_BLOCK,
    F_CACHE_LINE,
    F_CACHE_SLOTS,
    F_CACHE_STAMP,
    F_CACHED,
    F_PREVIOUS,
    F_WINDOW,
    F_WINDOW_LINES,
    Machine,
)
from targets.model.memory import touch
from targets.model.room import MOST_LINES
from targets.model.state import Code, Cpu

PAIR = 2                        # lines of a window that come in its first clock, and then together


@compiled
def line_of(m: Machine, code: Code, cpu: Cpu, i: int, jumped: bool) -> tuple[bool, int]:
    """(cached, clocks) of an instruction: whether its line is in the uop cache, where it is in any case afterwards.

    `clocks` lie between the line before and this one; 0 says that they come together, or that nothing is counted. Of
    a line that is jumped to it is 0, too. The slots of a block of code take lines of one set in the order in which they
    are run.
    """
    f = m.front
    if cpu.cache_line_bytes:
        return _in_run_of_line(m, code, cpu, i, jumped)
    block = code.i[i].address // cpu.cache_block
    if jumped or block != f[F_CACHE_BLOCK]:
        f[F_CACHE_BLOCK], f[F_CACHE_SLOTS], f[F_CACHE_LINE] = block, 0, -1
    line = f[F_CACHE_SLOTS] // cpu.cache_line
    f[F_CACHE_SLOTS] += code.i[i].slots
    if line == f[F_CACHE_LINE]:
        return bool(f[F_CACHED]), 0
    f[F_CACHE_LINE] = line
    f[F_CACHE_STAMP] += 1
    entry = (block // cpu.cache_sets * MOST_LINES + line) * cpu.cache_sets + block % cpu.cache_sets
    return touch(m.uop_tag, m.uop_age, cpu.cache_sets, cpu.cache_ways, entry, f[F_CACHE_STAMP], 0), 0


@compiled
def _in_run_of_line(m: Machine, code: Code, cpu: Cpu, i: int, jumped: bool) -> tuple[bool, int]:
    """The same where a line begins wherever the one before it ends or a jump goes, across blocks of code.

    Code that is reached both by a jump and from before it is in the cache twice, unless the lines happen to meet.
    """
    f = m.front
    address, slots = code.i[i].address, code.i[i].slots
    full = f[F_CACHE_SLOTS] + slots > cpu.cache_line
    clocks = 0
    if jumped or full or address + code.i[i].length - f[F_CACHE_BLOCK] > cpu.cache_line_bytes:
        f[F_CACHE_BLOCK], f[F_CACHE_SLOTS] = address, 0
        f[F_CACHE_STAMP] += 1
        entry = address * cpu.cache_sets + address // cpu.cache_block % cpu.cache_sets
        f[F_CACHE_LINE] = touch(m.uop_tag, m.uop_age, cpu.cache_sets, cpu.cache_ways, entry, f[F_CACHE_STAMP], 0)
        if cpu.cache_window:
            clocks = _turn(m, cpu, address // cpu.cache_window, jumped)
    f[F_CACHE_SLOTS] += slots
    return bool(f[F_CACHE_LINE]), clocks


@compiled
def _turn(m: Machine, cpu: Cpu, window: int, jumped: bool) -> int:
    """Clocks from the line before to one that begins in a window of code.

    A window takes a clock, in which two of the lines that begin in it come; each two more take `cache_window_clocks`.
    """
    f = m.front
    if jumped or window != f[F_WINDOW]:
        clocks = 0 if jumped or f[F_PREVIOUS] < 0 else window - f[F_WINDOW]
        f[F_WINDOW], f[F_WINDOW_LINES] = window, 1
        return clocks
    f[F_WINDOW_LINES] += 1
    return cpu.cache_window_clocks if f[F_WINDOW_LINES] % PAIR == 1 else 0


@compiled
def left_over(m: Machine, code: Code, cpu: Cpu) -> int:
    """Clocks of the windows that the last line before a jump reaches into, and in which none begins."""
    previous = m.front[F_PREVIOUS]
    if not cpu.cache_window or previous < 0:
        return 0
    return max(0, (code.i[previous].address + code.i[previous].length - 1) // cpu.cache_window - m.front[F_WINDOW])
