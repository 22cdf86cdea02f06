"""A routine of anyone's object file in the pipeline model: what `cw simulate` says, as data, text and JSON.

Figures are clocks of one call, a mean over the measured calls, unless their name says otherwise.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.markup import escape
from rich.table import Table

from cipherwright.errors import UserError
from cipherwright.explain.text import BOUNDS, PORTS, number, shares
from cipherwright.explain.view import by_cause
from cipherwright.instrument import instrument
from cipherwright.instrument.peers import read_ar
from cipherwright.project.sources import shown_path, suggestion
from cipherwright.validation import bias
from targets.callspec import Call
from targets.elf_read import ObjectError, ObjectFile, object_bits
from targets.machinecode import MachineCodeError
from targets.outcome import Outcome
from targets.run_trace import TracedCall, TraceError, trace_call
from targets.tables.files import executes_in_order, model_names, read_table, sound
from targets.tables.rows import rows_of

ARCHIVE = b"!<arch>\n"
UNITS = ("cycles/call", "cycles/byte", "cycles/key", "cycles/step")
SHOWN = 8
"""Names that an error lists at most."""


@dataclass(frozen=True)
class Code:
    """The object files at hand by name; `member` is the one that is called, of `bits` 32 or 64."""

    path: Path
    member: str
    bits: int
    objects: Mapping[str, bytes]

    @property
    def package_arch(self) -> str:
        """The architecture as call specifications name it."""
        return {32: "i386", 64: "amd64"}[self.bits]


@dataclass(frozen=True)
class Segment:
    """A part of the routine: `cycles` of one of its `steps`; `start` and `end` are offsets in .text."""

    row: str
    start: int
    end: int
    steps: int
    cycles: float


@dataclass(frozen=True)
class Figures:
    """The model's answer on one CPU. `total` are the cycles of all measured calls, `cycles` those of one."""

    cpu: str
    title: str
    bias: bias.Bias | None
    total: float
    cycles: float
    instructions: float
    uops: float
    ports: dict[str, float]
    bounds: dict[str, float]
    causes: dict[str, float]
    segments: tuple[Segment, ...] = ()

    @property
    def sentence(self) -> str:
        """How far the model of this CPU is known to be off."""
        return self.bias.sentence if self.bias else bias.sentence(self.cpu)

    def a_cycle(self, amount: float) -> float:
        """An amount of one call as an amount of one cycle."""
        return amount / self.cycles if self.cycles else 0.0


@dataclass(frozen=True)
class Simulation:
    """A call on one or several CPUs."""

    code: Code
    call: Call
    cpus: tuple[Figures, ...]

    @property
    def calls(self) -> str:
        """Which calls warm up and which are measured, in words."""
        warm, measured = self.call.warmup, self.call.measured
        before = {0: "No call warms", 1: "Call 1 warms"}.get(warm, f"Calls {_span(1, warm)} warm")
        after = f"call {warm + 1} is" if measured == 1 else f"calls {_span(warm + 1, warm + measured)} are"
        return f"{before} up caches and branch prediction, {after} measured; figures are of one call."

    def per_byte(self, one: Figures) -> float | None:
        """Cycles a byte; None when the specification has no bytes_per_call."""
        return one.cycles / self.call.bytes_per_call if self.call.bytes_per_call else None


def _span(first: int, last: int) -> str:
    return f"{first} {'and' if last == first + 1 else 'to'} {last}"


def read_code(path: Path, member: str | None, entry: str) -> Code:
    """An object file, or a member of a static archive; UserError says what is wrong with either.

    Without `member`, or with one that is not there, the error names those that define `entry`.
    """
    where, data = shown_path(path), path.read_bytes()
    if data.startswith(ARCHIVE):
        objects = dict(read_ar(data, where))
        if member is None:
            raise UserError(f"{where} is an archive: name a member with --member; {_who_defines(objects, entry)}")
        if member not in objects:
            raise UserError(f"{where} has no member `{member}`; {_who_defines(objects, entry)}")
        where = f"{where}, member {member}"
    elif member is not None:
        raise UserError(f"{where} is no static archive, so it has no member `{member}`; leave --member away")
    else:
        member, objects = path.name, {path.name: data}
    try:
        bits = object_bits(objects[member])
    except ObjectError as error:
        raise UserError(f"{where}: {error}; expected a relocatable object (.o) or a static archive (.a)") from None
    return Code(path, member, bits, objects)


def _who_defines(objects: Mapping[str, bytes], entry: str) -> str:
    found = [name for name, data in objects.items() if entry in _defined(data)]
    if found:
        return f"`{entry}` is defined in {', '.join(found[:SHOWN])}"
    known = {symbol for data in objects.values() for symbol in _defined(data)}
    return f"no member defines `{entry}`: {suggestion(entry, known)}"


def _defined(data: bytes) -> Iterator[str]:
    """The symbols an object file defines; none of a member that is no object."""
    try:
        yield from (s.name for s in ObjectFile(data, object_bits(data)).symbols if s.name and s.section)
    except ObjectError:
        return


def check_cpus(names: Sequence[str]) -> list[str]:
    """The CPUs, each once; UserError names the nearest to one that has no table."""
    known = model_names()
    for name in names:
        if name not in known:
            raise UserError(f"the model knows no CPU called `{name}`: {suggestion(name, known)}")
    return list(dict.fromkeys(names))


def _has_long_mode(cpu: str) -> bool:
    """Whether a CPU has 64-bit code: its table has rows for 64-bit registers (which patterns in order name idly)."""
    return not executes_in_order(cpu) and "mov r64,r64" in rows_of(cpu)


def check_bits(cpu: str, bits: int) -> None:
    """UserError for 64-bit code on a CPU that has none; it names those that have."""
    if bits == 64 and not _has_long_mode(cpu):
        others = [name for name in sound(model_names(), rows_of)[0] if _has_long_mode(name)]
        raise UserError(f"the object is 64-bit code, which {cpu} does not run; CPUs that do are {', '.join(others)}")


def check_call(call: Call, where: str) -> None:
    """UserError for a unit that the answer cannot be given in; `where` is the specification's file."""
    if call.unit not in UNITS:
        raise UserError(f"{where}, key 'unit': '{call.unit}' is none of {', '.join(UNITS)}")
    if call.unit == "cycles/byte" and not call.bytes_per_call:
        raise UserError(f"{where}, key 'bytes_per_call': it is needed for the unit cycles/byte; say how many bytes "
                        "one call works on")
    if call.unit == "cycles/step" and not call.segments:
        raise UserError(f"{where}, key 'segments': it is needed for the unit cycles/step; say from which offset to "
                        "which, and how many steps lie between")


def simulate(code: Code, call: Call, cpus: Sequence[str],
             progress: Callable[[str], None] = lambda what: None) -> Simulation:
    """Run a call once and its trace through the model of each CPU; `progress` is told what begins.

    UserError when the call faults or does not give what the specification expects, when a CPU cannot run the code
    or its table lacks an instruction form.
    """
    names = check_cpus(cpus)
    for cpu in names:
        check_bits(cpu, code.bits)
    progress(f"{call.entry} under emulation")
    try:
        traced = trace_call(call, code.objects)
    except (TraceError, MachineCodeError) as error:
        raise UserError(str(error)) from None
    return Simulation(code, call, tuple(_figures(traced, cpu, progress) for cpu in names))


def steps(call: Call, cpus: Sequence[str]) -> int:
    """How often `simulate` reports progress."""
    return 1 + len(cpus) * (1 + len(call.segments))


def _figures(traced: TracedCall, cpu: str, progress: Callable[[str], None]) -> Figures:
    segments = []
    try:
        progress(cpu)
        outcome = instrument.simulate(traced.trace, cpu)
        for part in traced.call.segments:
            progress(f"{cpu}, {part.row}")
            cycles, _ = instrument.cycles_per_step(traced, part, cpu)
            segments.append(Segment(part.row, part.start, part.end, part.steps, cycles))
    except instrument.CannotRun as error:
        raise UserError(str(error)) from None
    return figures(outcome, str(read_table(cpu).get("title", "")), bias.bias(cpu), tuple(segments))


def figures(outcome: Outcome, title: str, known: bias.Bias | None, segments: tuple[Segment, ...] = ()) -> Figures:
    """An outcome as figures of one call; causes and bounds with the largest first."""
    each = 1 / outcome.calls

    def of_one(amounts: Mapping[str, float]) -> dict[str, float]:
        return {name: amount * each for name, amount in amounts.items()}

    def ordered(amounts: Mapping[str, float]) -> dict[str, float]:
        return dict(sorted(of_one(amounts).items(), key=lambda item: -item[1]))

    return Figures(cpu=outcome.cpu, title=title, bias=known, total=outcome.cycles, cycles=outcome.cycles * each,
                   instructions=outcome.instructions * each, uops=outcome.uops * each, ports=of_one(outcome.ports),
                   bounds=ordered(outcome.bounds), causes=ordered(outcome.causes), segments=segments)


def as_data(result: Simulation) -> dict[str, Any]:
    """What `--json` prints."""
    call = result.call
    return {"object": str(result.code.path), "member": result.code.member, "entry": call.entry,
            "bits": result.code.bits, "warmup": call.warmup, "measured": call.measured, "calls": result.calls,
            "unit": call.unit, "bytes_per_call": call.bytes_per_call or None,
            "cpus": [_cpu_data(result, one) for one in result.cpus]}


def _cpu_data(result: Simulation, one: Figures) -> dict[str, Any]:
    def shared(amounts: Mapping[str, float]) -> dict[str, dict[str, float]]:
        return {name: {"cycles": amount, "share": one.a_cycle(amount)} for name, amount in amounts.items()}

    return {"cpu": one.cpu, "title": one.title, "cycles": one.total, "cycles_per_call": one.cycles,
            "cycles_per_byte": result.per_byte(one), "instructions": one.instructions, "uops": one.uops,
            "uops_per_cycle": one.a_cycle(one.uops), "instructions_per_cycle": one.a_cycle(one.instructions),
            "ports": shared(one.ports), "bounds": shared(one.bounds), "causes": shared(one.causes),
            "segments": [{"row": s.row, "from": s.start, "to": s.end, "steps": s.steps, "cycles_per_step": s.cycles}
                         for s in one.segments],
            "bias": asdict(one.bias) if one.bias else None, "bias_sentence": one.sentence}


def print_simulation(console: Console, result: Simulation) -> None:
    """Print everything: one CPU with bars, several side by side."""
    code, cpus = result.code, result.cpus
    inside = "" if code.member == code.path.name else f" in {code.member}"
    console.print(escape(f"{result.call.entry}{inside} of {code.path.name}, {code.bits}-bit code, by the model"),
                  style="bold")
    for one in cpus:
        console.print(escape(f"{one.cpu}: {one.title}. {one.sentence}"), style="dim", soft_wrap=True)
    console.print(escape(result.calls))
    _columns(console, "", cpus, _rows(result))
    went = by_cause(cpus)
    if len(cpus) == 1:
        (one,) = cpus
        shares(console, WENT, {name: amount for name, (amount,) in went}, one.cycles)
        shares(console, PORTS, one.ports, one.cycles)
        shares(console, BOUNDS, one.bounds, one.cycles)
        return
    _columns(console, WENT, cpus, [(name, _shared(cpus, [a or None for a in amounts])) for name, amounts in went])
    for title, per_cpu in ((PORTS, [c.ports for c in cpus]), (BOUNDS, [c.bounds for c in cpus])):
        names = dict.fromkeys(name for amounts in per_cpu for name in amounts)
        _columns(console, title, cpus, [(name, _shared(cpus, [a.get(name) for a in per_cpu])) for name in names])


WENT = "where the cycles went"


def _rows(result: Simulation) -> list[tuple[str, list[str]]]:
    """The figures by name, as text, one for each CPU."""
    cpus = result.cpus
    unit = result.call.unit if result.call.unit == "cycles/key" else "cycles/call"
    rows = [(f"cycles of {result.call.measured} calls", [number(c.total) for c in cpus])] \
        if result.call.measured > 1 else []
    rows.append((unit, [number(c.cycles) for c in cpus]))
    if result.call.bytes_per_call:
        rows.append(("cycles/byte", [number(result.per_byte(c) or 0.0, 2) for c in cpus]))
    rows += [(f"cycles/step of {part.row}", [number(c.segments[n].cycles, 2) for c in cpus])
             for n, part in enumerate(result.call.segments)]
    return rows + [("instructions", [number(c.instructions) for c in cpus]),
                   ("uops", [number(c.uops) for c in cpus]),
                   ("uops/cycle", [number(c.a_cycle(c.uops), 2) for c in cpus]),
                   ("instructions/cycle", [number(c.a_cycle(c.instructions), 2) for c in cpus])]


def _shared(cpus: Sequence[Figures], amounts: Sequence[float | None]) -> list[str]:
    """Amounts with their shares of each CPU's cycles; "-" where a CPU has none of that name."""
    return ["-" if a is None else f"{a:.1f} {100 * one.a_cycle(a):3.0f} %"
            for one, a in zip(cpus, amounts, strict=True)]


def _columns(console: Console, title: str, cpus: Sequence[Figures], rows: Sequence[tuple[str, list[str]]]) -> None:
    table = Table(title=title or None, title_justify="left", box=None, pad_edge=False, header_style="bold",
                  show_header=len(cpus) > 1)
    table.add_column(no_wrap=True)
    for one in cpus:
        table.add_column(one.cpu, justify="right", no_wrap=True)
    for name, cells in rows:
        table.add_row(escape(name), *cells)
    console.print(table)
