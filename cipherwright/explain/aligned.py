"""What two CPUs did with the operations of one kernel, beside each other on one axis: rows of `diff` with their clocks.

Of a loop one pass among others is looked at. The clocks of each region (a loop's body, what stands before it) are
counted from where its first instruction is issued, so that the same work of two CPUs begins at the same place.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Sequence
from dataclasses import dataclass

from cipherwright.compiler.lines import Line
from cipherwright.explain.difference import Row, cost
from cipherwright.explain.view import View, clocks, why
from targets.cpu import Cpu

AT_ONCE = "went as soon as it could"


@dataclass(frozen=True)
class Moment:
    """What one CPU did with an instruction: clocks in which it was issued, sent to its port, and done.

    `asm` is its line in the .asm file (0: not known), `cause` that of its longest wait ("" if it never waited) and
    `waited` how long that was; `why` says all waits in words. `executed` is False where the run did not come by.
    """

    text: str
    asm: int
    issued: float
    sent: float
    done: float
    port: str
    cause: str
    waited: float
    why: str
    executed: bool = True

    @property
    def bound(self) -> str:
        """What it waited for, in words."""
        return f"waited {self.wait}" if self.waited > 0 else AT_ONCE

    @property
    def wait(self) -> str:
        """The same in fewer words."""
        return f"{clocks(round(self.waited, 2))} for {self.cause}" if self.waited > 0 else "no wait"


@dataclass(frozen=True)
class Side:
    """One CPU's half: its schedule, and what the pipeline model saw of it (None: planned clocks are shown).

    `code` names what runs if that is not the kernel.
    """

    name: str
    cpu: Cpu
    schedule: Sequence[Line]
    view: View | None
    code: str = ""

    @property
    def timed(self) -> View | None:
        """The view where it is of this schedule: a finished file may be of another, as one that was changed by hand."""
        return self.view if self.view and len(self.view.code) == len(self.schedule) else None


@dataclass(frozen=True)
class Aligned:
    """A row of the comparison with what each CPU did; None where the operation is not on that CPU."""

    row: Row
    a: Moment | None
    b: Moment | None


def align(rows: Sequence[Row], a: Side, b: Side) -> list[Aligned]:
    """Each row with what both CPUs did."""
    one, two = moments(a), moments(b)
    return [Aligned(row, one[id(row.a)] if row.a else None, two[id(row.b)] if row.b else None) for row in rows]


def moments(side: Side) -> dict[int, Moment]:
    """What happened to each line of a schedule, by the line's identity (lines may be equal)."""
    found = planned(side) if side.timed is None else seen(side, side.timed)
    return {id(line): moment for line, moment in zip(side.schedule, found, strict=True)}


def planned(side: Side) -> list[Moment]:
    """The plan's clocks, which on a CPU that executes in order are what happens."""
    made = []
    for line in side.schedule:
        known = cost(side.cpu, line.form)
        made.append(Moment(line.text, 0, line.cycle, line.cycle, line.cycle + (known.latency if known else 1), "", "",
                           0.0, "planned"))
    return made


def seen(side: Side, view: View) -> list[Moment]:
    """What the pipeline model saw of each line in the pass that is looked at; the view is of this schedule."""
    of_line: dict[int, list[int]] = defaultdict(list)
    for row in view.rows:
        of_line[row.line].append(row.number)
    passes: dict[str, int] = defaultdict(int)
    for line, asm in zip(side.schedule, view.code, strict=True):
        passes[line.region] = max(passes[line.region], len(of_line[asm]))
    chosen: list[int | None] = []
    for line, asm in zip(side.schedule, view.code, strict=True):
        runs = of_line[asm]
        chosen.append(runs[min(passes[line.region] // 2, len(runs) - 1)] if runs else None)
    begin: dict[str, float] = {}
    for line, number in zip(side.schedule, chosen, strict=True):
        if number is not None and view.rows[number].parts:
            issued = view.rows[number].parts[0].rename
            begin[line.region] = min(begin.get(line.region, issued), issued)
    return [_moment(line, asm, number, view, begin.get(line.region, 0.0))
            for line, asm, number in zip(side.schedule, view.code, chosen, strict=True)]


def _moment(line: Line, asm: int, number: int | None, view: View, origin: float) -> Moment:
    if number is None:
        return Moment(line.text, asm, 0, 0, 0, "", "", 0, "not executed in this call", executed=False)
    row = view.rows[number]
    if not row.parts:
        return Moment(line.text, asm, 0, 0, 0, "", "", 0, why(row), executed=False)
    ports = "+".join(p.port or "-" for p in row.parts)
    return Moment(line.text, asm, row.parts[0].rename - origin, min(p.dispatch for p in row.parts) - origin,
                  max(p.complete for p in row.parts) - origin, ports, row.cause, row.clocks, why(row, view.rows))
