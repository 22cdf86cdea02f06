"""The model of a CPU beside measurements on one: rows that were timed natively, now or in a run that was stored.

A stored run is a file of `MACHINES`, one for a table, with the CPU that was measured: a table keeps its rows when its
CPU is not at hand. Rows whose code is no longer that which was measured are left out, and counted.
"""

from __future__ import annotations

import datetime
import json
import statistics
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any

from cipherwright.characterize.prober import Prober
from cipherwright.characterize.timing import Figure, settled
from cipherwright.errors import CheckFailed, UserError
from cipherwright.instrument.instrument import CannotRun
from cipherwright.machine.machine import CallFault, MachineError, MachineUnavailable
from cipherwright.paths import TOOL
from cipherwright.validation.machine_rows import CHAIN, KERNEL, KINDS, PEER, STREAM, Case
from targets.datafile import check_fields, read_json

MACHINES = TOOL / "targets" / "validation" / "machine"
ROUNDS, MORE = 5, 12
"""Rounds over all calls, and at most how many more over those whose figures do not agree."""
BOTH = "both"
"""What the figures of all kernels, ours and other people's, stand under."""
GROUPS = {**{kind: (kind,) for kind in KINDS}, BOTH: (KERNEL, PEER)}
"""The kinds of rows of which figures are made, alone and together."""
ERROR, BIAS, FEWEST = "median_absolute_error", "median_ratio", 40
"""Keys of what a goal is about, and of how many kernels at least it is."""
GOALS = {STREAM: (0.03, None), CHAIN: (0.03, None), BOTH: (0.05, (0.98, 1.02))}
"""By group: at most what median error, and between what ratios the bias is to be; kernels only all together."""
REMEDY = "run ./cw validate --machine --store on that CPU"
"""What to do where a stored run is missing or damaged."""
_STORED = {"kind": str, "name": str, "unit": str, "code": str, "clocks": float, "spread": float}
_HEAD = {"cpu": str, "table": str, "date": str, "rows": list}
Say = Callable[[str], None]


@dataclass(frozen=True)
class Measured:
    """One row as it was timed: `code` is a digest of what ran, `spread` relative."""

    kind: str
    name: str
    unit: str
    code: str
    clocks: float
    spread: float


@dataclass(frozen=True)
class Run:
    """A run of rows on one CPU; `failed`: what could not be timed, and why."""

    cpu: str
    table: str
    date: str
    rows: tuple[Measured, ...]
    failed: tuple[tuple[str, str], ...] = ()


@dataclass(frozen=True)
class Compared:
    """One row on both sides; `model` is None with a `reason`."""

    row: Measured
    model: float | None
    reason: str = ""

    @property
    def error(self) -> float | None:
        """Model over measurement less one; None where the model said nothing."""
        return None if self.model is None else self.model / self.row.clocks - 1


def measure(cases: Sequence[Case], cpu: str, table: str, say: Say = lambda text: None) -> Run:
    """Every case timed on this machine; what cannot be is `failed`.

    MachineError, MachineUnavailable or NoClock where no probe can be timed.
    """
    prober = Prober()
    probes = [case for case in cases if case.probe is not None]
    say(f"timing {len(probes)} probes")
    figures = prober.time([case.probe for case in probes if case.probe is not None])
    rows = [Measured(c.kind, c.name, c.unit, c.code, f.clocks / c.count, f.spread)
            for c, f in zip(probes, figures, strict=True)]
    calls, failed = _calls([case for case in cases if case.measure is not None], say)
    rows += [Measured(c.kind, c.name, c.unit, c.code, f.clocks, f.spread) for c, f in calls]
    return Run(cpu, table, datetime.date.today().isoformat(), tuple(rows), tuple(failed.items()))


def _calls(cases: Sequence[Case], say: Say) -> tuple[list[tuple[Case, Figure]], dict[str, str]]:
    """Calls timed in rounds over all of them, so that what slows a while slows one figure of each, and what failed."""
    prober = Prober(passes=1, more=0)
    seen: dict[int, list[float]] = {n: [] for n in range(len(cases))}
    failed: dict[str, str] = {}
    for number in range(ROUNDS + MORE):
        wanted = [n for n, figures in seen.items() if number < ROUNDS or not settled(figures).steady]
        for n in wanted:
            case = cases[n]
            say(f"round {number + 1}, {case.name}")
            try:
                assert case.measure is not None
                seen[n].append(case.measure(prober).clocks)
            except (MachineError, CheckFailed, CallFault) as error:
                failed[case.name] = str(error)
                del seen[n]
    return [(cases[n], settled(figures)) for n, figures in seen.items()], failed


def compare(run: Run, cases: Sequence[Case], cpu: str, say: Say = lambda text: None) -> tuple[list[Compared], int]:
    """The rows of a run beside the model of a CPU's table, and how many are of code that is no longer there."""
    known = {(case.kind, case.name): case for case in cases}
    out, gone = [], 0
    for row in run.rows:
        case = known.get((row.kind, row.name))
        if case is None or case.code != row.code:
            gone += 1
            continue
        say(f"the model on {case.name}")
        try:
            out.append(Compared(row, case.model(cpu)))
        except (CannotRun, MachineUnavailable, CallFault, CheckFailed) as error:
            out.append(Compared(row, None, str(error)))
    return out, gone


def store(run: Run, path: Path) -> None:
    """Write a run, a row a line; UserError where that is not possible."""
    from cipherwright.files import write_atomically

    rows = ",\n".join("  " + json.dumps(_rounded(row)) for row in run.rows)
    head = {"cpu": run.cpu, "table": run.table, "date": run.date}
    body = json.dumps(head, indent=1)[:-2] + f',\n "rows": [\n{rows}\n ]\n}}\n'
    path.parent.mkdir(parents=True, exist_ok=True)
    write_atomically(path, body.encode())


def _rounded(row: Measured) -> dict[str, Any]:
    return asdict(row) | {"clocks": float(f"{row.clocks:.5g}"), "spread": round(row.spread, 4)}


def stored(table: str, folder: Path = MACHINES) -> Run | None:
    """The stored run of a table's CPU, None if there is none; UserError for a damaged file."""
    path = folder / f"{table}.json"
    try:
        data = read_json(path, UserError, remedy=REMEDY)
    except FileNotFoundError:
        return None
    check_fields(data, _HEAD, set(), f"{path.name} is damaged; {REMEDY}", UserError)
    for row in data["rows"]:
        check_fields(row, _STORED, set(), f"{path.name} is damaged; {REMEDY}", UserError)
    return Run(data["cpu"], data["table"], data["date"], tuple(Measured(**row) for row in data["rows"]))


def summary(rows: Iterable[Compared]) -> dict[str, dict[str, Any]]:
    """By group: rows, how many the model ran, median absolute error, median ratio (bias), shares, the worst rows.

    `short` says what is missing to its goal. Groups are the kinds, and `BOTH` where there are kernels of ours and of
    others.
    """
    every = list(rows)
    found = {one.row.kind for one in every}
    made = {group: _figures([one for one in every if one.row.kind in kinds])
            for group, kinds in GROUPS.items() if found.issuperset(kinds)}
    return {group: one | {"short": short(group, one)} for group, one in made.items()}


def short(group: str, one: Mapping[str, Any]) -> list[str] | None:
    """By what the figures of a group fall short of its goal, in words; nothing if they meet it, None without a goal."""
    if group not in GOALS:
        return None
    most, between = GOALS[group]
    if one[BIAS] is None:
        return ["no row that the model runs"]
    out = []
    if one[ERROR] > most:
        out.append(f"error by {100 * (one[ERROR] - most):.1f} points")
    if between and (off := max(between[0] - one[BIAS], one[BIAS] - between[1])) > 0:
        out.append(f"bias by {off:.3f}")
    if group == BOTH and one["run"] < FEWEST:
        out.append(f"rows by {FEWEST - one['run']}")
    return out


def _figures(rows: Sequence[Compared]) -> dict[str, Any]:
    """Of one group, as `summary` has them."""
    errors = [(one, e) for one in rows if (e := one.error) is not None]
    worst = sorted(errors, key=lambda pair: -abs(pair[1]))[:8]
    return {"rows": len(rows), "run": len(errors),
            "median_absolute_error": statistics.median(abs(e) for _, e in errors) if errors else None,
            "median_ratio": statistics.median(1 + e for _, e in errors) if errors else None,
            "within_10_percent": sum(abs(e) <= 0.1 for _, e in errors) / len(errors) if errors else None,
            "worst": [(one.row.name, e) for one, e in worst]}


def as_data(run: Run, rows: Sequence[Compared], gone: int, cpu: str) -> dict[str, Any]:
    """For JSON."""
    return {"machine": run.cpu, "date": run.date, "model": cpu, "code_changed": gone, "failed": dict(run.failed),
            "summary": summary(rows),
            "rows": [asdict(one.row) | {"model": one.model, "error": one.error, "reason": one.reason or None}
                     for one in rows]}


def lines(run: Run, rows: Sequence[Compared], gone: int, cpu: str) -> list[str]:
    """The comparison, to read: every row that differs by more than 10 %, and what the groups come to."""
    out = [f"measured on {run.cpu}, {run.date}; model: {cpu}", ""]
    differing = [one for one in rows if one.error is None or abs(one.error) > 0.1]
    out.append(f"{len(rows)} rows; those that differ by more than 10 %, or that the model does not run:")
    for each in differing:
        said = f"{each.model:10.3f} {100 * (each.error or 0):+7.1f} %" if each.model is not None else f"  {each.reason}"
        out.append(f"  {each.row.kind:8}{each.row.name:44}{each.row.clocks:10.3f}{said}")
    out += [f"  not timed: {name}: {reason}" for name, reason in run.failed]
    if gone:
        out.append(f"  left out: {gone} stored rows, whose code is no longer that which was measured")
    out += ["", f"{'':10}{'rows':>6}{'run':>6}{'median error':>14}{'bias':>8}{'within 10 %':>13}  goal"]
    for kind, one in told(summary(rows)):
        out.append(f"{kind:10}{one['rows']:6}{one['run']:6}{one['error']:>14}{one['ratio']:>8}{one['within']:>13}"
                   f"  {one['goal']}".rstrip())
    return out


def told(found: Mapping[str, Mapping[str, Any]]) -> Iterable[tuple[str, dict[str, Any]]]:
    """The figures of a `summary` as they are shown, by group."""
    for kind, one in found.items():
        none = one["median_ratio"] is None
        goal = "" if one["short"] is None else f"short: {', '.join(one['short'])}" if one["short"] else "met"
        yield kind, {"rows": one["rows"], "run": one["run"],
                     "error": "-" if none else f"{100 * one['median_absolute_error']:.1f} %",
                     "ratio": "-" if none else f"{one['median_ratio']:.3f}",
                     "within": "-" if none else f"{100 * one['within_10_percent']:.0f} %",
                     "goal": goal}
