"""Microbenchmarks: a sequence of instructions, what was measured of it, and the same measured on the model.

What `measure` means is decided by its words, in the order of `MEASURES`; the docstring of each function says what
exactly is taken for it.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from cipherwright.instrument import instrument
from cipherwright.instrument.instrument import CannotRun
from cipherwright.microbench import hazards as micro_hazards
from cipherwright.microbench.encode import ORIGIN, assemble, with_lengths
from cipherwright.microbench.run import (
    REGISTER_NUMBERS,
    Bench,
    Once,
    addresses_of,
    bench_for,
    chained,
    fastest,
    independent,
    loop,
    once,
    slots,
    steady,
)
from cipherwright.microbench.steps import step_copies
from cipherwright.microbench.text import Line, TextError, parse_sequence
from cipherwright.microbench.trace import stated_registers
from targets.tables.files import executes_in_order

Model = float | list[float]


@dataclass(frozen=True)
class Measured:
    """The model's answer, and a note where the measure leaves a choice."""

    value: Model
    note: str = ""


@dataclass(frozen=True)
class Job:
    """One row on one CPU, ready to be measured."""

    bench: Bench
    lines: list[Line]
    measure: str
    row: dict[str, Any]

    @property
    def cpu(self) -> str:
        """The CPU of the model."""
        return self.bench.cpu


def model_cpu(row: dict[str, Any], cpu: str) -> str:
    """The CPU whose table serves a row: Prescott in 64-bit mode has one of its own."""
    return "prescott-64" if cpu == "prescott" and bits_of(row) == 64 else cpu


def bits_of(row: dict[str, Any]) -> int:
    """32 or 64: stated, or by the registers."""
    return parse_sequence(row["asm"], 64 if str(row.get("mode", "32")) == "64" else 32).bits


def measure_row(row: dict[str, Any], cpu: str) -> Measured:
    """The model's value for a row on a CPU named as the row names it; CannotRun has the reason if there is none."""
    try:
        name = model_cpu(row, cpu) if instrument.has_model(cpu) or cpu == "prescott" else cpu
        if not instrument.has_model(name):
            raise CannotRun(instrument.NO_MODEL)
        return _rule(row["measure"])(prepare(row, name))
    except TextError as error:
        raise CannotRun(f"not run: {error}") from None


def prepare(row: dict[str, Any], cpu: str) -> Job:
    """Read, encode and place the sequence of a row."""
    sequence = parse_sequence(row["asm"], 64 if str(row.get("mode", "32")) == "64" else 32)
    lines = with_lengths(sequence, row.get("bytes"), row.get("bytes_total"))
    measure = row["measure"].lower()
    origin, before = _placed(measure, lines, sequence)
    bench = bench_for(sequence, cpu, stated_registers(measure, REGISTER_NUMBERS), origin, before)
    return Job(bench, lines, measure, row)


def _placed(measure: str, lines: list[Line], sequence: Any) -> tuple[int, int]:
    """Address of the first line and bytes of what is in front of it, where the measure states them."""
    origin, before = ORIGIN, 0
    label = re.search(r"label at ([0-9a-f]+)h", measure)
    if label:
        origin = ORIGIN // 0x10000 * 0x10000 + int(label[1], 16)
    front = re.search(r"preceded by an? (\d+)-byte", measure)
    if front:
        before = int(front[1])
    boundary = re.search(r"boundary at (\w+)", measure)
    if boundary:
        places = [i for i, line in enumerate(lines) if line.mnemonic == boundary[1]]
        if places:
            origin -= sum(one.length for one in assemble(lines, sequence)[: places[-1]])
    return origin, before


# -- rates -----------------------------------------------------------------------------------------------------------

def repetition(job: Job) -> Measured:
    """Clocks of one repetition of the lines, laid behind themselves, in steady state."""
    return Measured(steady(job.bench, job.lines).clocks)


def alternating(job: Job) -> Measured:
    """As `repetition`; what the text calls independent goes to other registers each time."""
    return Measured(steady(job.bench, job.lines, independent(job.bench, job.lines, flagged_only=True)).clocks)


def chain(job: Job) -> Measured:
    """Clocks per instruction where each waits for the one before."""
    lines = chained(job.bench, job.lines)
    return Measured(steady(job.bench, lines).clocks / len(lines))


def throughput(job: Job) -> Measured:
    """Clocks per instruction with results in different registers; instructions per clock if the row states that.

    The number of a row "instructions per clock" is clocks where it has `per_clock` beside it, and a rate otherwise.
    """
    done = fastest(job.bench, job.lines)
    if "per clock" in job.measure and "per_clock" not in job.row:
        return Measured(done.instructions / done.clocks)
    return Measured(done.clocks / done.instructions)


def uop_rate(job: Job) -> Measured:
    """Uops per clock with results in different registers."""
    done = fastest(job.bench, job.lines)
    return Measured(done.uops / done.clocks)


def iteration(job: Job) -> Measured:
    """Clocks per iteration of the loop, its backward jump taken; other jumps as the measure says, else not taken."""
    taken = {name: not negated for negated, name in
             ((bool(m[2]), m[1]) for m in re.finditer(r"\b(j\w+) (not )?taken", job.measure))}
    return Measured(loop(job.bench, job.lines, taken).clocks)


def steps(job: Job) -> Measured:
    """Clocks of one step of a round function whose registers rotate, in steady state; see `step_copies`."""
    return Measured(steady(job.bench, job.lines[1:-1], step_copies(job.lines)).clocks)


# -- single runs -----------------------------------------------------------------------------------------------------

def decode_clocks(job: Job) -> Measured:
    """Clocks from the first decoded uop to the last, both counted, of a single run."""
    limit = re.search(r"first (\d+) instructions", job.measure)
    run = once(job.bench, job.lines)
    chosen = run.decode[run.line < int(limit[1])] if limit else run.decode
    return Measured(float(chosen.max() - chosen.min() + 1))


def _warm(job: Job, *variants: list[Line]) -> list[int]:
    return addresses_of(job.bench, job.lines, *variants)


def _begin(run: Once) -> float:
    return float(run.of(0).dispatch.min())


def finish(job: Job) -> Measured:
    """The clock in which the last uop is complete, counted from the dispatch of the first line, in a single run.

    An in-order CPU is done when its units are: an x87 result may come behind its instruction. What a jump costs that
    was never seen before is no part of it.
    """
    run = once(job.bench, job.lines, _warm(job))
    in_order = executes_in_order(job.cpu) and not any(line.jumps_to for line in job.lines)
    return Measured((run.end if in_order else float(run.complete.max())) - _begin(run))


def finish_last(job: Job) -> Measured:
    """As `finish_each`, of the last line."""
    done = finish_each(job)
    assert isinstance(done.value, list)
    return Measured(done.value[-1], done.note)


def finish_each(job: Job) -> Measured:
    """When each line is complete, counted from the dispatch of the first, in a single run.

    The operand of a computing instruction that memory holds from the start counts as loaded, as in the manuals'
    tables of start and finish: it takes the place of a register there.
    """
    lines = micro_hazards.operands_loaded(job.bench, job.lines)
    run = once(job.bench, lines, addresses_of(job.bench, lines))
    note = "" if lines == job.lines else "operands in memory counted as loaded"
    return Measured([float(run.of(i).complete.max()) - _begin(run) for i in range(len(lines))], note)


def latencies(job: Job) -> Measured:
    """From the dispatch of the first line to the completion of the last, in a single run.

    Where the row lists `parts` and the first line only loads, the published latency of the load takes the place of the
    model's: loads are counted differently from manual to manual.
    """
    run = once(job.bench, job.lines, _warm(job))
    end = float(run.of(len(job.lines) - 1).complete.max())
    parts = job.row.get("parts")
    if parts and job.lines[0].mnemonic.startswith("mov") and "[" in job.lines[0].operands[-1]:
        return Measured(end - float(run.of(0).complete.max()) + parts[0], "the load counted as published")
    return Measured(end - _begin(run))


def hazard(job: Job) -> Measured:
    """How much later the sequence ends than without its hazard; `microbench.hazards.reference` says what that is.

    Per repetition or iteration: how many clocks more each takes. Of a wait for an address in order: the clocks that the
    model spends on it.
    """
    each = re.search(r"per (repetition|iteration)|steady state", job.measure)
    if micro_hazards.waits_for_address(job.bench, job.lines, job.measure):
        run = loop(job.bench, job.lines, {}) if each else once(job.bench, job.lines, _warm(job))
        return Measured(run.spent.get(micro_hazards.AGI, 0.0), "clocks in which an instruction waits for its address")
    plain, how = micro_hazards.reference(job.bench, job.lines, job.measure)
    if each:
        return Measured(loop(job.bench, job.lines, {}).clocks - loop(job.bench, plain, {}).clocks, how)
    warm = _warm(job, plain)
    ends = [float(once(job.bench, lines, warm).complete.max()) for lines in (job.lines, plain)]
    return Measured(ends[0] - ends[1], how)


def register_reads(job: Job) -> Measured:
    """How much later the last uop is renamed than if the lines named one register only (so that none is waited for)."""
    plain = micro_hazards.one_register(job.lines)
    ends = [float(once(job.bench, lines).rename.max()) for lines in (job.lines, plain)]
    return Measured(ends[0] - ends[1], "against the same lines naming one register")


def second_access(job: Job) -> Measured:
    """How much later the last line is complete than with its memory operand 8 bytes on, in the next bank."""
    last = len(job.lines) - 1
    plain = [*job.lines[:-1], micro_hazards.moved(job.lines[-1], 8)]
    warm = _warm(job, plain)
    ends = [float(once(job.bench, lines, warm).of(last).complete.max()) for lines in (job.lines, plain)]
    return Measured(ends[0] - ends[1], "against the address 8 bytes on")


# -- counts ----------------------------------------------------------------------------------------------------------

def uops(job: Job) -> Measured:
    """Uops of each line as they are renamed (fused ones and macro-operations once), or the uops dispatched if the
    measure says "unfused"; their sum for "uops" alone.
    """
    if "unfused" in job.measure:
        run = once(job.bench, job.lines)
        counts = [float((run.line == i).sum()) for i in range(len(job.lines))]
    else:
        counts = [float(slots(job.bench, line)) for line in job.lines]
    if re.search(r"per instruction|each", job.measure) and (len(counts) > 1 or isinstance(job.row["cycles"], list)):
        return Measured(counts)
    return Measured(sum(counts))


def entries(job: Job) -> Measured:
    """Entries of the trace cache that the lines take, those lost at the end of a line included."""
    code = assemble(job.lines, job.bench.sequence, job.bench.origin)
    return Measured(float(instrument.trace_cache_entries(code, job.cpu)))


MEASURES: list[tuple[str, Callable[[Job], Measured]]] = [
    (r"trace.cache entries", entries),
    (r"uops per clock", uop_rate),
    (r"(uops|macro-operations|macro-ops) (per instruction|of each)|^(fused |unfused )?(uops|macro-op\w*)\b", uops),
    (r"step; .*neighbouring", steps),
    (r"decode clocks|clocks? (of|for) decoding|decoding clocks", decode_clocks),
    (r"(extra|stall|penalty|lost)\b.*\b(clocks|cycles) per (iteration|repetition)", hazard),
    (r"(clocks|cycles) per iteration", iteration),
    (r"delay of the (second|last)", second_access),
    (r"(extra|stall|penalty) clocks.*(rob-read|triplet|register read)", register_reads),
    (r"(stalls?|penalty|extra|delay|interlock|agi)\b.*(clock|cycle)|(clocks|cycles) (lost|more|extra)", hazard),
    (r"^penalty|^stall|^extra\b|^agi\b|^address.generation", hazard),
    (r"per (pair|triple|group).*alternating", alternating),
    (r"sum of latencies", latencies),
    (r"per repetition|steady state|throughput|loop-carried|latency of the (pair|sequence|chain)|per pair", repetition),
    (r"^latency( per instruction)?\b", chain),
    (r"(instructions|nops) per clock|per (independent )?instruction", throughput),
    (r"finish of each", finish_each),
    (r"finish of the last|^finish\b", finish_last),
    (r"^last clock|^total\b", finish),
]
"""What a measure means, by the first pattern found in it."""


def _rule(measure: str) -> Callable[[Job], Measured]:
    for pattern, function in MEASURES:
        if re.search(pattern, measure.lower()):
            return function
    raise CannotRun(f"measure not understood: {measure}")
