"""This machine as the judge of mappings: those that the model ranks first, timed in turns.

Each round times every mapping once, so that what the machine does besides falls on all alike; of each the figure is the
least of its rounds' medians. Two mappings whose figures lie within the spread of their rounds are equals.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from cipherwright.bench.measure import demand_native
from cipherwright.characterize.calls import prepare
from cipherwright.characterize.prober import Prober
from cipherwright.errors import UserError
from cipherwright.project.sources import Library
from cipherwright.tuning.text import per_cent
from cipherwright.tuning.tuning import Tried, Tuned, compiled_with, loaded
from targets.cpu import Cpu

COUNT, ROUNDS = 6, 7
"""How many mappings are timed, and how often each."""
EQUAL = 0.01
"""How far two figures may lie apart (relative) and be no different."""


@dataclass(frozen=True)
class Timed:
    """A mapping, core clocks a block on this machine, and how far the better half of its rounds lie apart (relative).
    """

    tried: Tried
    clocks: float
    spread: float


def check(cpu: Cpu) -> None:
    """UserError unless this machine runs the code of a target, and it is code of 64 bits."""
    if cpu.bits != 64:
        raise UserError(f"--judge machine times 64-bit code; {cpu.target} is a target of {cpu.bits}-bit code")
    demand_native("--judge machine", "the model judges on any machine", cpu.features, cpu.abi)


def judge(library: Library, tuned: Tuned) -> list[Timed]:
    """The mappings that the model ranks first, timed; the fastest first.

    MachineError, MachineUnavailable or NoClock where they cannot be.
    """
    question, prober = tuned.question, Prober(passes=1, more=0)
    subjects = []
    for one in tuned.ranked[:COUNT]:
        made = loaded(library, question, compiled_with(library, question, one.wish))
        subjects.append((one, prepare(made.image, question.kernel, made.args)))
    rounds = [[call.time(prober, least=False).clocks for _, call in subjects] for _ in range(ROUNDS)]
    return settle([one for one, _ in subjects], rounds)


def settle(tried: Sequence[Tried], rounds: Sequence[Sequence[float]]) -> list[Timed]:
    """What rounds of medians (clocks a call, in the order of `tried`) come to, the fastest first."""
    out = []
    for one, figures in zip(tried, zip(*rounds, strict=True), strict=True):
        low = sorted(figures)[:(len(figures) + 1) // 2]
        out.append(Timed(one, low[0] / one.blocks, (low[-1] - low[0]) / low[0]))
    return sorted(out, key=lambda timed: timed.clocks)


def disagreements(timed: Sequence[Timed]) -> list[tuple[Timed, Timed]]:
    """Pairs of which the machine has the first clearly ahead, and the model the second."""
    pairs = [(a, b) for n, a in enumerate(timed) for b in timed[n + 1:]]
    return [(a, b) for a, b in pairs if a.tried.cycles > b.tried.cycles * (1 + EQUAL)
            and b.clocks > a.clocks * (1 + max(a.spread, b.spread, EQUAL))]


def lines(timed: Sequence[Timed]) -> list[str]:
    """Both judges side by side, to read."""
    if not timed:
        return []
    out = ["", f"by this machine, in turns, the least of {ROUNDS} medians; clocks a block",
           f"  {'machine':>10}{'spread':>9}{'model':>10}  mapping"]
    out += [f"  {one.clocks:10.1f}{100 * one.spread:8.1f}%{one.tried.cycles:10.1f}  {one.tried.label}" for one in timed]
    apart = disagreements(timed)
    out += [f"they disagree: {a.tried.label} is faster than {b.tried.label} here, and slower by the model"
            for a, b in apart]
    return out if apart else [*out, "the model has no two of them the other way round"]


def why(timed: Sequence[Timed]) -> str:
    """One sentence: which mapping is the fastest here, and by how much; "" when nothing was timed."""
    if not timed:
        return ""
    best = timed[0]
    other = next((one for one in timed if one.tried.code != best.tried.code), None)
    said = f"`{best.tried.label}` wins on this machine with {best.clocks:.1f} clocks a block"
    if other is None:
        return f"{said}: it is the only one that was timed."
    return f"{said}, {per_cent(best.clocks, other.clocks)} the next, `{other.tried.label}` ({other.clocks:.1f})."


def as_data(timed: Sequence[Timed]) -> list[dict[str, Any]]:
    """For JSON."""
    return [{"mapping": list(one.tried.wish), "clocks_per_block": round(one.clocks, 2), "spread": round(one.spread, 4),
             "model": round(one.tried.cycles, 2)} for one in timed]
