"""The report: each published figure beside what the model predicts for our kernel, and what bounds the kernel."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass

from cipherwright.building.build import Builder
from cipherwright.building.parallel import check_sources
from cipherwright.instrument.instrument import say_if_cold
from cipherwright.processes import in_order, workers
from cipherwright.progress import step
from cipherwright.report.measure import Job, Measured, is_cached, lacking, measure_job, must_compile
from cipherwright.report.pairs import Pairs
from cipherwright.report.rows import BYTES, Published
from cipherwright.validation.bias import Bias, bias
from cipherwright.validation.intervals import Interval
from cipherwright.validation.kinds import kind_of
from targets.model.fitted import papers_of_fits

AIM = 0.95
"""What the corrected cycles are to be of the paper's."""
NEAR_BOUND = 1.10
"""A kernel within this of its own lower bound leaves little to gain by another schedule."""
WON, LOST, OPEN = VERDICTS = ("won", "lost", "open")
AT_BOUND = 1.01
"""On a CPU in order, where cycles can be counted: how near to its own bound a kernel is to be."""
Explain = Callable[[BaseException], tuple[int, str]]
Found = tuple[Measured | None, str]
"""What came of a job: a measurement, or the reason why there is none."""


@dataclass(frozen=True)
class Row:
    """A published figure and ours; figures are of what the row's unit says, per block of the paper or per key mostly.

    `missing` says why there is nothing of ours.
    """

    published: Published
    bias: Bias | None
    measured: Measured | None
    missing: str = ""

    def _per_block(self, amount: float) -> float:
        assert self.measured is not None
        return amount / self.measured.blocks / self.published.units

    @property
    def _timed(self) -> Measured | None:
        """What was measured, where the row is of clocks."""
        return self.measured if self.published.unit != BYTES else None

    @property
    def cycles(self) -> float | None:
        """The model's clocks a block; None in a row of bytes."""
        return self._per_block(self._timed.cycles) if self._timed else None

    @property
    def bytes(self) -> int | None:
        """Bytes of our code, tables and constants."""
        return self.measured.object_bytes if self.measured else None

    @property
    def uops(self) -> float | None:
        """Executed uops a block, call and loop included."""
        return self._per_block(self._timed.uops) if self._timed else None

    @property
    def instructions(self) -> float | None:
        """Executed instructions a block."""
        return self._per_block(self._timed.instructions) if self._timed else None

    @property
    def instructions_per_cycle(self) -> float | None:
        """Executed instructions a clock, of the clocks that stand beside the paper's."""
        return None if self.instructions is None or self.compared is None else self.instructions / self.compared

    @property
    def uops_per_cycle(self) -> float | None:
        """Executed uops a clock, of the same clocks."""
        return None if self.uops is None or self.compared is None else self.uops / self.compared

    @property
    def form_uops(self) -> float | None:
        """As `uops`, by instruction form alone (see report.measure)."""
        return self._per_block(self._timed.form_uops) if self._timed else None

    @property
    def bounds(self) -> dict[str, float] | None:
        """Lower bounds, clocks a block: width, ports, path."""
        return {k: self._per_block(v) for k, v in self._timed.bounds.items()} if self._timed else None

    @property
    def bound(self) -> tuple[str, float] | None:
        """The highest lower bound and its name."""
        bounds = self.bounds
        return max(bounds.items(), key=lambda item: item[1]) if bounds else None

    @property
    def bound_ratio(self) -> float | None:
        """The model's clocks over the highest lower bound."""
        return self.cycles / self.bound[1] if self.cycles is not None and self.bound else None

    @property
    def pass_path(self) -> float | None:
        """The longest dependence path through one pass of the block loop, clocks a block of that pass; None where the
        figures are differences of calls."""
        if self._timed is None or self._timed.pass_path is None:
            return None
        return self._timed.pass_path / self.published.units

    @property
    def causes(self) -> list[tuple[str, float]]:
        """Where the clocks of a block go along the critical path, the largest share first."""
        spent = self._timed.causes if self._timed else {}
        return sorted(((name, self._per_block(clocks)) for name, clocks in spent.items() if clocks > 0),
                      key=lambda item: -item[1])

    @property
    def pairs(self) -> Pairs | None:
        """Instructions of a block and what became of them, on a CPU with two pipes in order."""
        if self._timed is None or self._timed.pairs is None:
            return None
        return Pairs(**self._timed.pairs).per(self._timed.blocks * self.published.units)

    @property
    def code_fits(self) -> bool | None:
        """Whether our code is no larger than the cache the paper's runs in; None if the paper names none."""
        cache = self.published.paper.code_cache
        return self.measured.code_bytes <= cache if self.measured and cache else None

    @property
    def kind(self) -> str | None:
        """The kind of our code (`validation.kinds`), by its bounds on the model; None in a row of bytes."""
        run = self._timed
        return kind_of(run.bounds, run.cycles, run.vector) if run else None

    @property
    def interval(self) -> Interval | None:
        """Where real cycles lie beside the model's for such code on the CPU; None where that is not known."""
        return self.bias.kinds.get(self.kind) if self.bias and self.kind else None

    @property
    def divisor(self) -> float | None:
        """Median of model over hardware: of such code with its kernels left out, else of the CPU; None if unknown."""
        if self.interval is not None:
            return self.interval.ratio
        return self.bias.median_ratio if self.bias else None

    @property
    def corrected(self) -> float | None:
        """Clocks a block, corrected by the median of model over hardware; None where the model is not validated."""
        return self.cycles / self.divisor if self.cycles is not None and self.divisor else None

    @property
    def exact(self) -> bool:
        """Whether ours is counted by the rules that the paper's is counted by, as bytes are: no ends are needed."""
        return self.published.unit == BYTES or self.published.paper.counted

    @property
    def low(self) -> float | None:
        """The low end of real clocks a block, one-sided; of what is exact, that itself; None where none is known."""
        return self._end(self.interval.low if self.interval else None)

    @property
    def high(self) -> float | None:
        """The high end, as `low`."""
        return self._end(self.interval.high if self.interval else None)

    def _end(self, factor: float | None) -> float | None:
        if self.exact:
            return self.compared
        return self.cycles * factor if self.cycles is not None and factor is not None else None

    @property
    def verdict(self) -> str | None:
        """One of `VERDICTS`: won if the paper's figure is above the high end, lost if it is below the low one, else
        open; None where nothing of ours was measured."""
        if self.measured is None:
            return None
        if self.low is None or self.high is None:
            return OPEN
        figure = self.published.figure
        return WON if self.high < figure else LOST if self.low > figure else OPEN

    @property
    def in_fit(self) -> bool:
        """Whether the paper's figure took part in a fit of a CPU's table: calibration, and no prediction."""
        p = self.published
        return f"{p.paper.number}:{p.table}:{p.cpu}" in papers_of_fits()

    @property
    def compared(self) -> float | None:
        """What stands beside the paper's figure: bytes, the model's clocks where it counted, else corrected ones."""
        if self.published.unit == BYTES:
            return self.bytes
        return self.cycles if self.published.paper.counted else self.corrected

    @property
    def ratio(self) -> float | None:
        """That over the paper's: below 1 is faster, or smaller, than the paper."""
        return self.compared / self.published.figure if self.compared is not None else None

    @property
    def uncorrected(self) -> float | None:
        """The model's clocks over the paper's on a CPU whose model has no known bias; else None: there is a ratio."""
        return self.cycles / self.published.figure if self.ratio is None and self.cycles is not None else None

    @property
    def shown_ratio(self) -> float | None:
        """The ratio, or where no bias is known the uncorrected one."""
        return self.ratio if self.ratio is not None else self.uncorrected

    @property
    def within(self) -> bool | None:
        """Whether they are at or below the paper's, or truly below what it counted; None if there is no figure."""
        if self.ratio is None:
            return None
        return self.ratio < 1.0 if self.published.paper.counted else self.ratio <= 1.0

    @property
    def uops_within(self) -> bool | None:
        """Whether the uops are at or below the paper's; None if one of the two is not known."""
        theirs = self.published.uops
        return self.uops <= theirs if self.uops is not None and theirs is not None else None

    @property
    def state(self) -> str:
        """ "missing", "short" (slower than the paper), "within" (faster), "aim" (as fast as wanted), "unknown".

        Wanted is 0.95 of measured cycles; beside counted ones, no more than a hundredth above the kernel's own bound.
        """
        if self.measured is None:
            return "missing"
        if self.ratio is None:
            return "unknown"
        if not self.within:
            return "short"
        if self.published.paper.counted:
            return "aim" if self.bound_ratio is not None and self.bound_ratio <= AT_BOUND else "within"
        return "aim" if self.ratio <= AIM else "within"


def measure_rows(builder: Builder, rows: Sequence[Published], explain: Explain, blocks: int | None = None,
                 progress: Callable[[int, int], None] = lambda done, total: None) -> list[Row]:
    """All rows, in their order; `blocks` in the measured call instead of the papers' number.

    `explain` turns what a kernel's compiler or run raises into the reason that is shown; `progress` is told how many
    of how many kernels are done.
    """
    jobs = row_jobs(rows, blocks)
    found = measure_jobs(builder, jobs, explain, progress)
    return make_rows(rows, jobs, found)


def row_jobs(rows: Sequence[Published], blocks: int | None = None) -> list[Job]:
    """What is to be measured for each row; `blocks` in the call instead of the papers' number."""
    return [Job(r.kernel, r.mapping, r.cpu, _call_blocks(r, blocks), r.unit, r.less) for r in rows]


def _call_blocks(row: Published, blocks: int | None) -> int:
    """Blocks of the kernel in a row's call; what a key schedule handles in a call does not depend on `blocks`."""
    return max((blocks if blocks and row.of_blocks else row.blocks) // row.units, 1)


def make_rows(rows: Sequence[Published], jobs: Sequence[Job], found: Mapping[Job, Found]) -> list[Row]:
    """The rows with what came of their jobs."""
    return [Row(r, bias(r.cpu), *found[job]) for r, job in zip(rows, jobs, strict=True)]


def measure_jobs(builder: Builder, jobs: Iterable[Job], explain: Explain,
                 progress: Callable[[int, int], None] = lambda done, total: None,
                 known: Mapping[Job, Found] | None = None) -> dict[Job, Found]:
    """What comes of each job; a job that is named twice is done once. `explain`, `progress`: as `measure_rows`.

    `known`: what came of some already, elsewhere.
    """
    found: dict[Job, Found] = dict(known or {})
    todo = [job for job in dict.fromkeys(jobs) if job not in found]
    for number, (job, one) in enumerate(zip(todo, _in_parallel(builder, todo, explain), strict=True), 1):
        found[job] = one
        progress(number, len(todo))
    return found


def _one(builder: Builder, explain: Explain, job: Job) -> Found:
    """A row's fault is shown in its place and keeps no other row from being there."""
    try:
        reason = lacking(builder, job)
        return (None, reason) if reason else (measure_job(builder, job), "")
    except Exception as error:
        return None, explain(error)[1]


def _in_parallel(builder: Builder, jobs: Sequence[Job], explain: Explain) -> Iterator[Found]:
    """What comes of the jobs, in order; one process a core for those that must be run."""
    slow = [job for job in jobs if is_slow(builder, job)]
    for job in slow:
        say_if_cold(job.cpu)
    if workers(len(slow)) > 1:                  # once, for all workers to come, where a kernel must be compiled
        sources = [builder.library.source_of(job.kernel) for job in slow if must_compile(builder, job)]
        check_sources(builder, {id(source): source for source in sources}.values())
    sent = set(slow)
    with in_order(lambda job: _one(builder, explain, job), slow) as results:
        for job in jobs:                        # those sent are in the same order
            with step(_doing(job)):             # a thread, which must not be there before the workers are forked
                found = next(results) if job in sent else _one(builder, explain, job)
            yield found


def _doing(job: Job) -> str:
    return f"putting {job.kernel}{f'-{job.mapping}' if job.mapping else ''} for {job.cpu} on the model"


def is_slow(builder: Builder, job: Job) -> bool:
    """Whether a job must be compiled or run."""
    try:
        return not lacking(builder, job) and not is_cached(builder, job)
    except Exception:
        return False                            # `_one` meets it again, and reports it


def measured_count(rows: Sequence[Row]) -> int:
    """How many rows have figures of ours."""
    return sum(1 for row in rows if row.measured is not None)
