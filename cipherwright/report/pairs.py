"""How a CPU with two pipes in order spends its instructions, counted as Bosselaers' tables count it.

Table 3 of paper 002 ([BGV96] Table 4 before it) prints percentages of one compression. Its own figures say of what, for
each must be a whole number of instructions (MD5: 577 instructions, 337 cycles):

* "% instr. in V pipe" is of all instructions: 41.59 % of 577 are 240. Each of them shares a clock with another, and
  all others take one: 577 - 240 = 337 cycles (SHA-1: 16 more for the prefix of its 16 bswap).
* "% paired simple instr." is of the simple instructions, those that can be in a pair at all: 577 less 64 rotations by
  more than one; two for each in V: 480 of 513 are 93.57 %. So in Table 2, too: eight of its nine can pair.
* "% memory ref.'s" is of all instructions, those with an operand in memory: 12.82 % of 577 are 74.
"""

from __future__ import annotations

from dataclasses import asdict, dataclass
from typing import TYPE_CHECKING, Any

import numpy as np

if TYPE_CHECKING:
    from cipherwright.report.rows import Published
    from targets.outcome import Outcome
    from targets.trace import Trace

V = "V"


@dataclass(frozen=True)
class Pairs:
    """Instructions of a call or a block: all, those in the second pipe, those that can never be in a pair, and those
    that read or write memory (pushes, pops, calls and returns too)."""

    instructions: float
    second: float
    unpairable: float
    memory: float | None

    @property
    def v_pipe(self) -> float:
        """Percentage of all instructions that went into V."""
        return 100 * self.second / self.instructions

    @property
    def paired(self) -> float:
        """Percentage of the pairable instructions that were in a pair."""
        return 200 * self.second / (self.instructions - self.unpairable)

    @property
    def memory_references(self) -> float | None:
        """Percentage of all instructions that access memory."""
        return None if self.memory is None else 100 * self.memory / self.instructions

    @property
    def bound(self) -> float:
        """Clocks if every pairable instruction were in a pair and took one: (instructions + unpairable) / 2."""
        return (self.instructions + self.unpairable) / 2

    def per(self, blocks: float) -> Pairs:
        """The same of a block, from those of a call that had `blocks`."""
        return Pairs(self.instructions / blocks, self.second / blocks, self.unpairable / blocks,
                     None if self.memory is None else self.memory / blocks)


def count_pairs(trace: Trace, outcome: Outcome) -> Pairs | None:
    """The counts of one measured call; None where the CPU has no V pipe. Wants the outcome with its timeline."""
    line = outcome.timeline
    if line is None or V not in line.port_names:
        return None
    first = trace.marks[trace.warmup]
    index, port = trace.index[first:], line.port[first:]
    touches = np.array([one.load_bytes > 0 or one.store_bytes > 0 for one in trace.code])
    alone = 2 * outcome.bounds["pairable instructions / 2"] - outcome.instructions
    all_calls = Pairs(outcome.instructions, int((port == line.port_names.index(V)).sum()), round(alone),
                      int(touches[index].sum()))
    return all_calls.per(outcome.calls)


def as_table(pairs: Pairs | None) -> dict[str, float | None] | None:
    """As plain data, to keep; `Pairs(**table)` is the way back."""
    return asdict(pairs) if pairs else None


def published_pairs(row: Published) -> Pairs | None:
    """The paper's counts of a block, from its percentages: whole numbers, but for memory where it does not come out.

    Those that cannot pair are what its percentage of paired instructions leaves. None where it prints none.
    """
    if row.uops is None or row.v_pipe is None or row.paired is None:
        return None
    second = round(row.v_pipe * row.uops / 100)
    return Pairs(row.uops, second, row.uops - round(200 * second / row.paired),
                 None if row.memory is None else round(row.memory * row.uops / 100))


def pairs_data(ours: Pairs | None, row: Published, cycles: float | None) -> dict[str, Any]:
    """The additional keys of a row in JSON (docs/report.md); null where there is nothing to say."""
    theirs = published_pairs(row)

    def rounded(value: float | None) -> float | None:
        return None if value is None else round(value, 3)

    return {
        "v_pipe_percent": rounded(ours.v_pipe if ours else None),
        "paired_simple_percent": rounded(ours.paired if ours else None),
        "memory_reference_percent": rounded(ours.memory_references if ours else None),
        "cycles_per_instruction": rounded(cycles / ours.instructions if ours and cycles is not None else None),
        "unpairable_per_block": rounded(ours.unpairable if ours else None),
        "pairing_bound": rounded(ours.bound if ours else None),
        "paper_v_pipe_percent": row.v_pipe, "paper_paired_simple_percent": row.paired,
        "paper_memory_reference_percent": row.memory,
        "paper_cycles_per_instruction": rounded(row.figure / theirs.instructions if theirs else None),
        "paper_unpairable_per_block": theirs.unpairable if theirs else None,
        "paper_pairing_bound": theirs.bound if theirs else None,
    }
