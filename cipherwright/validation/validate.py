"""Published figures beside the model's: every row of the files, on every CPU it names, with the reason if not run."""

from __future__ import annotations

import statistics
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

from cipherwright.instrument import instrument
from cipherwright.instrument.instrument import CannotRun
from cipherwright.microbench.microbench import measure_row, model_cpu
from cipherwright.microbench.text import TextError
from cipherwright.processes import in_order
from cipherwright.progress import step
from cipherwright.validation.kinds import is_vector, kind_of
from cipherwright.validation.rows import NO_FIGURE, RowFile, published_value, read_file
from targets.forms import TableError
from targets.model.fitted import settings
from targets.model.parameters import Setting
from targets.outcome import Outcome

MICRO, KERNEL = "microbenchmark", "published"
MODELS = {"pentium-iii": ("pentium3",), "pentium-pro": ("pentium-pro",), "pentium-m": ("pentium-m",),
          "core-2": ("core2",), "athlon-64": ("athlon64",), "athlon-k7-k8": ("athlon64",), "pentium-p5": ("pentium",),
          "pentium-mmx": ("pentium-mmx",), **{name: (name,) for name in ("haswell", "skylake", "skylake-x")}}
"""CPUs of published rows and of the model. `pentium-4` is either of two cores in 32-bit code; the first counts."""
NOT_THE_CODE = {"historical": "the figure is for an earlier revision than the code at hand",
                "no-code": "the code that was measured is not at hand"}


@dataclass(frozen=True)
class Result:
    """One row on one CPU. `model` is None with a `reason`; `counted` results enter the summary of their CPU.

    Of a published row that was run: `algorithm` as the row names it, `variant` of the code, `code` its kind
    (`validation.kinds`), and where that was asked for `tried`, the model's figure with every setting of the CPU's
    fitted parameters (`targets.model.fitted`), its table's first; None where the model cannot run with one.

    `error` is model / published - 1, of a list the element that is worst, of a range 0 inside it; where 0 was
    published, the model's clocks.
    """

    kind: str
    id: str
    cpu: str
    unit: str
    published: Any
    model: Any = None
    reason: str = ""
    counted: bool = True
    note: str = ""
    is_range: bool = False
    algorithm: str = ""
    variant: str = ""
    code: str = ""
    tried: tuple[float | None, ...] = ()

    @property
    def error(self) -> float | None:
        """The relative error, or None when the row was not run."""
        pairs = self._pairs()
        return max((_error(m, p) for m, p in pairs), key=abs) if pairs else None

    @property
    def ratio(self) -> float | None:
        """Model over published of the worst element; None when not run or 0 was published."""
        pairs = [(m, p) for m, p in self._pairs() if p]
        return max((m / p for m, p in pairs), key=lambda r: abs(r - 1)) if pairs else None

    def _pairs(self) -> list[tuple[float, float]]:
        if self.model is None:
            return []
        if self.is_range:
            low, high = min(self.published), max(self.published)
            return [(self.model, min(max(self.model, low), high))]
        if isinstance(self.published, list):
            return list(zip(self.model, self.published, strict=True))
        return [(self.model, self.published)]


def _error(model: float, published: float) -> float:
    return model / published - 1 if published else model


@dataclass(frozen=True)
class Task:
    """Work for one process: a sequence on one CPU, or a call on all the CPUs and rows it serves.

    `every`: with every setting of the CPUs' fitted parameters.
    """

    results: tuple[Result, ...]
    sequence: dict[str, Any] | None = None
    call: Any = None
    cpu: str = ""
    every: bool = False


@dataclass(frozen=True)
class Plan:
    """All results in the order of the files, those that need work being tasks."""

    tasks: list[Task]
    settled: list[Result]
    order: dict[tuple[str, str], int]


def plan(files: list[Path], calls: list[Path], cpus: tuple[str, ...], every: bool = False) -> Plan:
    """What there is to do for the files of rows and of calls; `cpus` limits it to some CPUs, as either side names them.

    With `every` calls are run with every setting of the CPUs' fitted parameters, too. Raises UserError for a file that
    cannot be used.
    """
    read = [read_file(path) for path in files]
    kernels_asked = any(file.rows for file in read)
    specifications = [call for path in calls for call in instrument.load_calls(path)] if kernels_asked else []
    tasks = [task for file in read for row in file.sequences for task in _sequence_tasks(row)]
    kernels, settled = _kernel_tasks(read, specifications)
    tasks += [replace(task, every=every) for task in kernels]
    if cpus:
        tasks = [replace(t, results=kept) for t in tasks
                 if (kept := tuple(r for r in t.results if r.cpu in cpus or t.cpu in cpus))]
        settled = [r for r in settled if r.cpu in cpus]
    names = [(MICRO, row["id"]) for file in read for row in file.sequences]
    names += [(KERNEL, row["id"]) for file in read for row in file.rows]
    return Plan(tasks, settled, {name: i for i, name in enumerate(dict.fromkeys(names))})


def _sequence_tasks(row: dict[str, Any]) -> Iterator[Task]:
    listed = isinstance(row["cycles"], list)
    each = "each" in row["measure"] or "per instruction" in row["measure"]
    for cpu in row["cpu"]:
        try:
            name = model_cpu(row, cpu)
        except TextError:
            name = cpu
        yield Task((Result(MICRO, row["id"], name, row["measure"], row["cycles"],
                           is_range=listed and len(row["cycles"]) == 2 and not each),), sequence=row, cpu=cpu)


def models_of(row: dict[str, Any]) -> tuple[str, ...]:
    """The CPUs of the model that stand for a row's CPU; the first one counts."""
    if row["cpu"] == "pentium-4":
        return ("prescott-64",) if row.get("abi") == "x86-64" else ("northwood", "prescott")
    return MODELS.get(row["cpu"], ())


def _kernel_tasks(files: list[RowFile], calls: list[Any]) -> tuple[list[Task], list[Result]]:
    serving: dict[str, list[Any]] = {}
    for call in calls:
        for name in dict.fromkeys(call.rows):
            serving.setdefault(name, []).append(call)
    wanted: dict[str, list[Result]] = {}
    settled: list[Result] = []
    for row in (row for file in files for row in file.rows):
        value = published_value(row)
        unit = "cycles/byte" if row["unit"] == "cycles/block" else row["unit"]
        blank = Result(KERNEL, row["id"], row["cpu"], unit, value, note=row.get("caveat", ""),
                       algorithm=row.get("algorithm", row["id"]), variant=row.get("code_variant", ""))
        served = serving.get(row["id"], [])
        models = models_of(row)
        if not models:
            settled.append(replace(blank, reason=instrument.NO_MODEL if value is not None else NO_FIGURE))
        elif value is None or not served:
            reason = NOT_THE_CODE.get(row.get("simulable", ""), "no call specification serves this row")
            reason = NO_FIGURE if value is None else reason
            settled += [replace(blank, cpu=m, reason=reason, counted=i == 0) for i, m in enumerate(models)]
        for call in served if models and value is not None else ():
            wanted.setdefault(call.id, []).extend(replace(blank, cpu=m, counted=i == 0) for i, m in enumerate(models))
    return [Task(tuple(wanted[call.id]), call=call) for call in calls if call.id in wanted], settled


def run_task(task: Task) -> list[Result]:
    """The results of a task, run.

    CannotRun, or a fault of the model, in one row is that row's reason and does not stop the others.
    """
    if task.sequence is not None:
        sequence = task.sequence
        return [_guarded(task.results[0], lambda: _run_sequence(sequence, task.cpu, task.results[0]))]
    try:
        if not any(instrument.has_model(r.cpu) for r in task.results):
            raise CannotRun(instrument.NO_MODEL)
        traced = instrument.trace_of(task.call)
    except CannotRun as error:
        return [replace(r, reason=str(error)) for r in task.results]
    return [_guarded(r, lambda r=r: _run_kernel(task, traced, r)) for r in task.results]  # type: ignore[misc]


def _guarded(blank: Result, work: Callable[[], Result]) -> Result:
    try:
        return work()
    except CannotRun as error:
        return replace(blank, reason=str(error))
    except TableError as error:
        return replace(blank, reason=f"the CPU's table cannot be used: {error}")
    except (ArithmeticError, AssertionError, LookupError, TypeError, ValueError) as error:
        return replace(blank, reason=f"a bug in the model ({type(error).__name__}: {error})")


def _run_sequence(row: dict[str, Any], cpu: str, blank: Result) -> Result:
    done = measure_row(row, cpu)
    value = [float(v) for v in done.value] if isinstance(done.value, list) else float(done.value)
    published = row["cycles"]
    if isinstance(value, list) and isinstance(published, list) and len(value) != len(published):
        raise CannotRun(f"{len(published)} figures are published for {len(value)} instructions")
    if isinstance(value, list) != isinstance(published, list) and not blank.is_range:
        raise CannotRun(f"measure not understood: {row['measure']} (one figure, or one per instruction?)")
    return replace(blank, model=value, note=done.note)


def _run_kernel(task: Task, traced: Any, blank: Result) -> Result:
    if not instrument.has_model(blank.cpu):
        raise CannotRun(instrument.NO_MODEL)
    note = "; ".join(filter(None, (blank.note, *traced.differences)))
    value, outcome = _kernel_value(task.call, traced, blank)
    code = kind_of(outcome.bounds, outcome.cycles, is_vector(blank.variant))
    tried = (value, *_others(task.call, traced, blank)) if task.every else ()
    return replace(blank, model=value, note=note, code=code, tried=tried)


def _others(call: Any, traced: Any, result: Result) -> Iterator[float | None]:
    """The figure with each setting but the table's own."""
    for setting in settings(result.cpu)[1:]:
        try:
            yield _kernel_value(call, traced, result, setting)[0]
        except (CannotRun, ArithmeticError):
            yield None


def _kernel_value(call: Any, traced: Any, result: Result, setting: Setting = ()) -> tuple[float, Outcome]:
    """The model's figure in the unit of the row, per byte, per call or per step of a segment, and the run it is of."""
    segment = next((s for s in call.segments if s.row == result.id), None)
    if segment is not None:
        return instrument.cycles_per_step(traced, segment, result.cpu, setting)
    if result.unit == "cycles/step":
        raise CannotRun(f"the call {call.id} names no segment for this row")
    outcome = instrument.simulate(traced.trace, result.cpu, setting=setting)
    if result.unit != "cycles/byte":
        return float(outcome.cycles / outcome.calls), outcome
    if not call.bytes_per_call:
        raise CannotRun(f"the call {call.id} has no bytes_per_call")
    return float(outcome.cycles / outcome.calls / call.bytes_per_call), outcome


def run(todo: Plan, progress: Callable[[int, int], None] = lambda done, total: None) -> list[Result]:
    """All results, in the order of the files; `progress` is told how many tasks are done."""
    results = list(todo.settled)
    instrument.fetch_objects([task.call for task in todo.tasks if task.call is not None])
    ran: list[tuple[str, Result]] = []
    for number, (task, found) in enumerate(zip(todo.tasks, _in_parallel(todo.tasks), strict=True), 1):
        ran += [(task.call.id if task.call else "", result) for result in found]
        progress(number, len(todo.tasks))
    results += _by_the_best_call(ran)
    return sorted(results, key=lambda r: todo.order[r.kind, r.id])


def _by_the_best_call(ran: Iterable[tuple[str, Result]]) -> list[Result]:
    """One result of each row on a CPU: of several calls that serve it that with the fewest clocks, as its note says.

    Each result comes with its call's id, "" where there is none. Where no call runs, every reason is told.
    """
    groups: dict[tuple[str, str, str, int], dict[str, Result]] = {}
    times: dict[tuple[str, tuple[str, str, str]], int] = {}     # a row may stand in two files
    for call, result in ran:
        row = (result.kind, result.id, result.cpu)
        time = times[call, row] = times.get((call, row), -1) + 1
        groups.setdefault((*row, time), {})[call] = result
    return [_best(of_calls) for of_calls in groups.values()]


def _best(of_calls: dict[str, Result]) -> Result:
    there = [(r.model, n, call, r) for n, (call, r) in enumerate(of_calls.items()) if r.model is not None]
    first = next(iter(of_calls.values()))
    if len(of_calls) == 1:
        return first
    if not there:
        return replace(first, reason="; ".join(f"{call}: {r.reason}" for call, r in of_calls.items()))
    _, _, best, result = min(there)
    others = "; ".join(f"{call}: {r.reason if r.model is None else f'{r.model:.4g}'}"
                       for call, r in of_calls.items() if call != best)
    return replace(result, note="; ".join(filter(None, (result.note, f"by the call {best} ({others})"))))


def _in_parallel(tasks: list[Task]) -> Iterator[list[Result]]:
    """Results of the tasks in order, over several processes where these can be forked."""
    with in_order(run_task, tasks) as results:
        yield from _told(tasks, results)


def _told(tasks: list[Task], results: Iterator[list[Result]]) -> Iterator[list[Result]]:
    """The results, with what they are waited for."""
    for task in tasks:
        with step(f"comparing {task.results[0].id}"):
            found = next(results)
        yield found


def summary(results: Iterable[Result]) -> dict[str, dict[str, Any]]:
    """Per CPU and kind: rows, how many ran, median ratio model / published, median absolute error, the worst row.

    Only CPUs of the model and counted results enter; a CPU without any that ran has None for the figures.
    """
    out: dict[str, dict[str, Any]] = {}
    counted = [r for r in results if r.counted]
    for cpu in sorted({r.cpu for r in counted if instrument.has_model(r.cpu)}):
        out[cpu] = {name: _of([r for r in counted if r.cpu == cpu and r.kind == kind])
                    for name, kind in (("microbenchmarks", MICRO), ("published", KERNEL))}
    return out


def _of(results: list[Result]) -> dict[str, Any]:
    ran = [(r, e) for r in results if (e := r.error) is not None]
    ratios = [q for r, _ in ran if (q := r.ratio) is not None]
    worst = max(ran, key=lambda pair: abs(pair[1]), default=None)
    return {"rows": len(results), "run": len(ran), "median_ratio": statistics.median(ratios) if ratios else None,
            "median_absolute_error": statistics.median(abs(e) for _, e in ran) if ran else None,
            "worst_row": worst[0].id if worst else None, "worst_error": worst[1] if worst else None}


def as_json(results: list[Result]) -> dict[str, Any]:
    """What `--json` prints."""
    rows = [{"id": r.id, "cpu": r.cpu, "published": r.published, "model": r.model, "reason": r.reason or None,
             "kind": r.kind, "measure": r.unit, "error": r.error, "counted": r.counted, "note": r.note or None}
            for r in results]
    return {"rows": rows, "cpus": summary(results)}
