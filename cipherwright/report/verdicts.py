"""What rows come to, and how sure that is: won, lost or open, how many of each, and what would settle an open one."""

from __future__ import annotations

from collections.abc import Sequence

from cipherwright.report.report import LOST, OPEN, VERDICTS, WON, Row
from cipherwright.validation.intervals import LEAST, SIDE
from cipherwright.validation.kinds import MIXED, SIMD

WORDS = {SIMD: "vector code", "near width": "code near the rename width", "ports": "code bound by ports",
         "latency": "code bound by latency", MIXED: "code that no bound is near to"}
"""Kinds of code in words."""
CALIBRATION = "the paper's figure took part in a fit"
MEANING = (f"{WON}: the paper's figure is above the high end of our real cycles; {LOST}: it is below the low end; "
           f"{OPEN}: it is between them. {100 * SIDE[0] // SIDE[1]} % of real cycles are expected at or below the high "
           "end, and as many at or above the low one. What is counted, bytes and cycles by the rules of pairing, has "
           "no ends.")


def counts(rows: Sequence[Row]) -> dict[str, int]:
    """How many measured rows are won, lost and open."""
    return {name: sum(row.verdict == name for row in rows) for name in VERDICTS}


def opening(rows: Sequence[Row]) -> str:
    """The counts in one line."""
    found = counts(rows)
    some = sum(row.verdict is not None and row.in_fit for row in rows)
    marked = f"; {some} of them calibration: {CALIBRATION}" if some else ""
    said = ", ".join(f"{count} {name}" for name, count in found.items())
    return f"{said} of {sum(found.values())} measured rows{marked}"


def ends(row: Row) -> tuple[float, float] | None:
    """Low and high end of our real cycles; None where there are none, or they are exact."""
    return (row.low, row.high) if row.low is not None and row.high is not None and not row.exact else None


def settles(row: Row) -> str:
    """What would settle an open row, in a sentence; "" of others."""
    if row.verdict != OPEN:
        return ""
    cpu = row.published.cpu
    if row.exact:
        return "Ours is exactly the paper's figure, and both are counted: nothing is left to settle."
    if row.bias is None:
        return f"No published kernel was run on the model of {cpu}: {LEAST} rows of such would give its cycles ends."
    one = row.interval
    if one is None or row.cycles is None or row.corrected is None:
        return f"The ends for {cpu} are not written down: run ./cw validate --page docs/validation.md."
    at = row.published.figure / row.cycles
    side, way = ("high", "below") if row.corrected <= row.published.figure else ("low", "above")
    kind = WORDS[row.kind or MIXED]
    own = "" if one.of.startswith(str(row.kind)) else f", or {LEAST} rows of {kind} there, for ends of its own"
    return (f"For {kind}, by {one.rows} rows ({one.of}), the hardware takes {one.low:.3f} to {one.high:.3f} times the "
            f"model's cycles, and the paper {at:.3f} times: a measurement of the kernel on that CPU would settle it, "
            f"or rows by which the {side} end is {way} that{own}.")
