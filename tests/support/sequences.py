"""Small sequences of instructions for tests of the pipeline model: laid behind themselves, as a loop, or run once."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache

import numpy as np

from cipherwright.machine.assemble import run_nasm
from targets.machinecode import Instruction, decode_all
from targets.outcome import Outcome, Timeline
from targets.simulate import simulate
from targets.trace import Trace, straight_line

ORIGIN = 0x1000
DATA = 0x200000
STEP = 0x2440           # no two places are 4 KB or 16 KB apart, nor in one cache line or bank
P3, PM, C2, NW, PR, K8 = "pentium3", "pentium-m", "core2", "northwood", "prescott", "athlon64"
OUT_OF_ORDER = ("pentium-pro", "pentium2", P3, PM, C2, "core2-45nm", NW, PR, "prescott-64", K8)


@cache
def code(lines: tuple[str, ...], origin: int = ORIGIN, bits: int = 32) -> tuple[Instruction, ...]:
    """The instructions of NASM lines; a line may be bytes (`db`) that are one instruction."""
    source = f"bits {bits}\norg {origin}\n" + "\n".join(lines) + "\n"
    return tuple(decode_all(run_nasm(source, "sequence", "bin"), origin, bits))


def places(count: int, memory: dict[int, int], copies: int = 1) -> dict[int, int]:
    """The data address of every position: as given for the lines, else a place of its own for each line."""
    return {k * count + i: memory.get(i, DATA + STEP * i) for k in range(copies) for i in range(count)}


def steady(lines: Sequence[str], cpu: str, memory: dict[int, int] | None = None, bits: int = 32,
           origin: int = ORIGIN, copies: int = 48) -> float:
    """Clocks of one copy of `lines` in the steady state, laid `copies` times behind itself and run over and over."""
    one = code(tuple(lines), origin, bits)
    many = code(tuple(lines) * copies, origin, bits)
    assert len(many) == len(one) * copies
    where = places(len(one), memory or {}, copies)
    marks = simulate(straight_line(list(many), repeat=12, loads=where, stores=where), cpu).marks
    return (marks[-2] - marks[3]) / 8 / copies


def looped(lines: Sequence[str], cpu: str, memory: dict[int, int] | None = None, origin: int = ORIGIN,
           times: int = 48, bits: int = 32) -> float:
    """Clocks of one iteration of a loop whose last line is its jump back, in the steady state."""
    return marks_per_round(loop_trace(lines, memory, origin, times, bits), cpu)


def loop_trace(lines: Sequence[str], memory: dict[int, int] | None = None, origin: int = ORIGIN, times: int = 48,
               bits: int = 32) -> Trace:
    """The trace of a loop; `back` in its lines is where it begins."""
    one = code(("back:", *lines), origin, bits)
    where = places(len(one), memory or {})
    return straight_line(list(one), repeat=times, loads=where, stores=where, loop=True)


def marks_per_round(trace: Trace, cpu: str) -> float:
    """Clocks between marks in the second half of a trace, on average."""
    marks = simulate(trace, cpu).marks
    half = len(marks) // 2
    return (marks[-2] - marks[half]) / (len(marks) - 2 - half)


@dataclass(frozen=True)
class Once:
    """What became of each uop of a single run, in clocks from the first uop's; `position` is its line."""

    outcome: Outcome
    timeline: Timeline

    def first(self, stage: str) -> list[float]:
        """The clock of the first uop of each line at a stage, from the first line's."""
        clocks = getattr(self.timeline, stage)[np.asarray(self.timeline.part) == 0]
        return [float(c - clocks[0]) for c in clocks]

    def all(self, stage: str) -> list[float]:
        """The clock of every uop at a stage, from the first one's."""
        clocks = getattr(self.timeline, stage)
        return [float(c - clocks[0]) for c in clocks]

    def of(self, line: int, stage: str) -> list[float]:
        """The clocks of the uops of one line, from the start of the run."""
        clocks = getattr(self.timeline, stage)
        return [float(c) for c in clocks[np.asarray(self.timeline.position) == line]]


def once(lines: Sequence[str], cpu: str, memory: dict[int, int] | None = None, bits: int = 32,
         origin: int = ORIGIN, taken: Sequence[int] = ()) -> Once:
    """A single run with warm caches; the jumps at the positions `taken` are taken."""
    one = code(tuple(lines), origin, bits)
    where = places(len(one), memory or {})
    trace = straight_line(list(one), loads=where, stores=where)
    for position in taken:
        trace.taken[position] = 1
    outcome = simulate(trace, cpu, timeline=True)
    assert outcome.timeline is not None
    return Once(outcome, outcome.timeline)
