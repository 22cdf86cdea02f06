"""The one place where validation meets the pipeline model, call specifications and other people's objects."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from dataclasses import replace
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Any

from cipherwright.errors import UserError
from targets.cpu import table_name
from targets.forms import TableError
from targets.machinecode import Instruction, MachineCodeError
from targets.outcome import Outcome
from targets.tables.files import UnknownCpu, executes_in_order, model_names
from targets.tables.rows import UnknownRow
from targets.trace import Trace

if TYPE_CHECKING:
    from targets.model.parameters import Setting


class CannotRun(Exception):
    """A row that the model cannot answer; the message is the reason that is shown beside it."""


NO_MODEL = "no pipeline model of this CPU"


def has_model(cpu: str) -> bool:
    """Whether the pipeline model has a table for a CPU."""
    return cpu in model_names()


def say_if_cold(cpu: str) -> None:
    """Say on standard error, once per process, that the model of a CPU has to be compiled before its first run."""
    cpu = table_name(cpu)
    if has_model(cpu):
        _say_if_cold("in order" if executes_in_order(cpu) else "out of order")


@cache
def _say_if_cold(engine: str) -> None:
    from targets.model.compiled import is_cold

    if is_cold(engine):
        print("compiling the pipeline model for the first time, 10 to 20 seconds", file=sys.stderr, flush=True)


def simulate(trace: Trace, cpu: str, timeline: bool = False, setting: Setting = ()) -> Outcome:
    """Run a trace through the model; CannotRun says what it lacks.

    A `setting` has values in place of the table's, and leaves out causes and timeline (`targets.model.fitted`).
    """
    from targets import simulate as engine

    try:
        say_if_cold(cpu)
        return engine.with_setting(trace, cpu, setting) if setting else engine.simulate(trace, cpu, timeline)
    except UnknownCpu:
        raise CannotRun(NO_MODEL) from None
    except (UnknownRow, MachineCodeError) as error:
        raise CannotRun(str(error)) from None
    except TableError as error:
        raise CannotRun(f"the CPU's table cannot be used: {error}") from None
    except NotImplementedError:
        raise CannotRun("the pipeline model has no engine for this CPU yet") from None


def trace_cache_entries(code: Sequence[Instruction], cpu: str) -> int:
    """Entries that `code` takes in the trace cache, from the start of a line; CannotRun on a CPU without one."""
    from targets.model.tracecache import trace_cache_entries as entries

    try:
        return int(entries(code, cpu))
    except (NotImplementedError, ValueError, UnknownRow) as error:
        raise CannotRun(str(error) or "the model does not count trace-cache entries yet") from None


def load_calls(path: Path) -> list[Any]:
    """The call specifications of a file; UserError says what is wrong with it."""
    from targets.callspec import CallSpecError
    from targets.callspec import load_calls as load

    try:
        return list(load(path))
    except CallSpecError as error:
        raise UserError(str(error)) from None


def fetch_objects(calls: Sequence[Any]) -> None:
    """Fetch the objects of the calls now, so that several processes do not; what fails is reported where it is used."""
    from cipherwright.instrument.peers import PeerError, load_peers

    for architecture in sorted({call.package_arch for call in calls}):
        try:
            load_peers(architecture)
        except PeerError:
            continue


def objects_used() -> str:
    """Which package the published kernels are from, by architecture, in one line; empty if there is none."""
    from cipherwright.instrument.peers import PeerError, load_peers

    found = []
    for architecture in ("i386", "amd64"):
        try:
            found.append(f"{load_peers(architecture).version} ({architecture})")
        except PeerError:
            continue
    return f"Objects: Debian's libssl-dev, {', '.join(found)}.\n" if found else ""


def trace_of(call: Any) -> Any:
    """A call's traced run, of the object in Debian's libcrypto.a; CannotRun if it cannot be had or computes wrongly.

    Another revision of the package may run some instructions more or fewer; the result's `differences` say so.
    """
    from cipherwright.instrument.peers import PeerError, load_peers
    from targets.run_trace import TraceError, trace_call

    try:
        traced = trace_call(call, load_peers(call.package_arch).members, check=False)
    except (PeerError, TraceError) as error:
        raise CannotRun(str(error)) from None
    wrong = [text for text in traced.differences if text.startswith("expect ")]
    if wrong:
        raise CannotRun(f"{call.id}: " + "; ".join(wrong))
    return traced


def between(traced: Any, start: int, end: int) -> tuple[Trace, list[tuple[int, int]]]:
    """The trace of a call with marks where it passes offset `start` and then `end` of its member's text.

    Returns the trace and the pairs of marks, by number, of the measured passes. CannotRun if it never passes them.
    """
    trace: Trace = traced.trace
    numbers = {one.address - traced.text_base: i for i, one in enumerate(trace.code)}
    for offset in (start, end):
        if offset not in numbers:
            raise CannotRun(f"the call never reaches offset {offset:#x} of its object")
    passes: list[tuple[int, int]] = []
    begun = -1
    for position in range(trace.marks[trace.warmup], len(trace)):
        if trace.index[position] == numbers[start]:
            begun = position
        elif trace.index[position] == numbers[end] and begun >= 0:
            passes.append((begun, position))
            begun = -1
    if not passes:
        raise CannotRun(f"the call never runs from offset {start:#x} to offset {end:#x}")
    marks = sorted({position for pair in passes for position in pair} | {0, len(trace)})
    at = {position: i for i, position in enumerate(marks)}
    return replace(trace, marks=tuple(marks), warmup=0), [(at[a], at[b]) for a, b in passes]


def cycles_per_step(traced: Any, segment: Any, cpu: str, setting: Setting = ()) -> tuple[float, Outcome]:
    """The model's cycles of one step of a segment, a mean over its measured passes, and the run they are of.

    CannotRun as `between`; `setting` as `simulate`.
    """
    trace, passes = between(traced, segment.start, segment.end)
    outcome = simulate(trace, cpu, setting=setting)
    marks = outcome.marks
    return float(sum(marks[b] - marks[a] for a, b in passes) / len(passes) / segment.steps), outcome
