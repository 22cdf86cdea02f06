"""A routine rescheduled from end to end: decoded, recorded, searched, written, compared and run beside the old one."""

from __future__ import annotations

import random
import time
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field, replace

import numpy as np

from cipherwright.errors import CheckFailed, UserError
from cipherwright.explain.simulation import Code as Objects
from cipherwright.reschedule import search as searching
from cipherwright.reschedule.code import Code, Insn, decode, read_object
from cipherwright.reschedule.flow import Flow, Piece, left_alone
from cipherwright.reschedule.graph import dependences
from cipherwright.reschedule.patch import patched
from cipherwright.reschedule.regions import Regions, contradictions, regions
from cipherwright.reschedule.registers import renamed
from cipherwright.reschedule.search import Found, Searching, Work
from cipherwright.reschedule.verify import check
from scheduler.schedule.reorder import Limits
from targets.callspec import Buffer, Call
from targets.machinecode import MachineCodeError
from targets.model.replay import Stretch
from targets.outcome import Outcome
from targets.run_trace import STACK, STACK_SIZE, TracedCall, TraceError, trace_call
from targets.simulate import simulate
from targets.tables.rows import UnknownRow
from targets.trace import Trace, straight_line

INPUTS = 3
"""Calls with other contents in the buffers that are random, on which the old code and the new one must agree."""
PASSES = 12
"""Passes through a piece that is judged without a call."""
WRITTEN = 6
"""How many times what reading takes comparing and writing may take."""
RUNS = 5
"""Recordings that are made after the search, about: of the new code, and of both on the other inputs."""
RESERVE = 2.0
"""Seconds that are kept for writing and checking, besides what was measured."""


@dataclass(frozen=True)
class Options:
    """What a user asks for: `limits` of all together, the `seed` of the search, whether arguments point to `separate`
    memory, whether values may get other `registers`, and of a local symbol that was stripped its `offset`."""

    limits: Limits
    seed: int = 1
    separate: bool = False
    registers: bool = False
    offset: int | None = None


@dataclass(frozen=True)
class Rescheduled:
    """What came out. `before` and `after` are the model's answers for the measured calls, None without a call; `data`
    is the object file with the pieces in their new orders. `left` are pieces that were not searched, with why, and
    `fixed` how many instructions stay where they are, by the reason; `inputs` is on how many random inputs the old and
    the new code agreed."""

    code: Code
    cpu: str
    before: Outcome | None
    after: Outcome | None
    found: tuple[Found, ...]
    left: tuple[tuple[str, int, str], ...]
    fixed: Mapping[str, int]
    memory: str
    data: bytes
    inputs: int
    seconds: float
    orders: Mapping[int, Sequence[Insn]] = field(repr=False, default_factory=dict)
    where: Mapping[int, int] = field(repr=False, default_factory=dict)

    @property
    def changed(self) -> int:
        """How many pieces have another order."""
        return sum(one.changed for one in self.found)

    @property
    def spans(self) -> list[tuple[int, int, int]]:
        """The changed pieces, as `verify.check` takes them."""
        return [(f.work.piece.offset, f.work.piece.end, f.work.piece.live) for f in self.found if f.changed]


@dataclass(frozen=True)
class _Subject:
    """A routine before the search."""

    code: Code
    flow: Flow
    regions: Regions
    pieces: list[Piece]
    left: list[tuple[str, int, str]]

    def deps(self, piece: Piece) -> searching.Dependences:
        return dependences(piece, self.regions, self.code.obj.bits)

    def rename(self, work: Work) -> Work | None:
        piece = renamed(work.piece, self.code.obj.bits)
        return replace(work, piece=piece, deps=self.deps(piece)) if piece else None


def reschedule(objects: Objects, entry: str, cpu: str, call: Call | None, options: Options,
               told: Callable[[str], object] = lambda what: None) -> Rescheduled:
    """Give a routine's pieces better orders; `told` hears what goes on.

    UserError for a routine that is not there, a call that cannot be run and an instruction the CPU's table lacks;
    CheckFailed when the result is not the same code in another order, which would be a fault of the tool.
    """
    begun = time.monotonic()
    subject = _read(objects, entry, options)
    reading = time.monotonic() - begun
    told("the call under emulation" if call else "reading")
    try:
        recorded = time.monotonic()
        traced = trace_call(call, objects.objects) if call else None
        recorded = time.monotonic() - recorded
        if traced is not None:
            subject = _tested(subject, traced)
        told("the search")
        limits = options.limits
        if limits.seconds is not None:
            spent = time.monotonic() - begun
            kept = RESERVE + WRITTEN * reading + RUNS * recorded
            limits = replace(limits, seconds=max(0.0, limits.seconds - spent - kept))
        found, more, before = _search(subject, traced, cpu, replace(options, limits=limits), told)
    except (TraceError, MachineCodeError, UnknownRow) as error:
        raise UserError(str(error)) from None
    told("the comparison")
    made = _finished(objects, subject, cpu, found, more, before)
    if call is not None:
        made = _run(objects, call, cpu, made)
    return replace(made, seconds=time.monotonic() - begun)


def _read(objects: Objects, entry: str, options: Options) -> _Subject:
    obj = read_object(objects.objects[objects.member], objects.bits, entry, options.offset)
    code = decode(obj)
    flow = Flow(code)
    good, why = left_alone(code, flow.pieces)
    left = [("", count, reason) for reason, count in why.items()]
    return _Subject(code, flow, regions(flow, options.separate), good, left)


def _tested(subject: _Subject, traced: TracedCall) -> _Subject:
    """The subject, with nothing said of memory where the recorded addresses contradict it."""
    trace, accesses = traced.trace, {}
    for number, one in enumerate(trace.code):
        if one.load_bytes or one.store_bytes:
            rows = np.flatnonzero(trace.index == number)
            both = np.unique(np.concatenate([trace.load[rows], trace.store[rows]]))
            accesses[traced.offset_of(one.address)] = tuple(int(a) for a in both if a)
    wrong = contradictions(subject.regions, accesses, range(STACK, STACK + STACK_SIZE))
    if not wrong:
        return subject
    place = subject.code.obj.function_at(wrong[0])
    found = Regions({}, f"the recorded call accesses other memory than was thought, first in {place} at {wrong[0]:#x}")
    return replace(subject, regions=found)


def _search(subject: _Subject, traced: TracedCall | None, cpu: str, options: Options,
            told: Callable[[str], object]) -> tuple[list[Found], list[tuple[Piece, str]], Outcome | None]:
    """(what became of the pieces that were searched, the others with why, the model's answer before)."""
    if traced is None:
        return _search_alone(subject, cpu, options, told), [], None
    todo, left = searching.works(subject.pieces, subject.deps, traced.trace, traced.text_base)
    run = Searching(traced.trace, cpu, options.seed, subject.rename if options.registers else None)
    run.run(todo, options.limits, lambda f: told(_said(subject, f)))
    return run.found, left, run.before


def _said(subject: _Subject, found: Found) -> str:
    place = subject.code.obj.function_at(found.work.piece.offset)
    return f"{place}, {len(found.order)} instructions: {found.before:.1f} to {found.after:.1f} clocks"


def _search_alone(subject: _Subject, cpu: str, options: Options,
                  told: Callable[[str], object]) -> list[Found]:
    """Every piece by itself, run again and again, each memory operand in a line of its own."""
    out = []
    total = sum(len(piece.insns) for piece in subject.pieces) or 1
    for piece in sorted(subject.pieces, key=lambda p: -len(p.insns)):
        trace = alone(piece)
        size = len(piece.insns)
        work = Work(piece, subject.deps(piece), Stretch(trace.marks[:-1], tuple(range(size))))
        run = Searching(trace, cpu, options.seed, subject.rename if options.registers else None)
        run.run([work], options.limits.part(size / total), lambda f: told(_said(subject, f)))
        out += run.found
    return out


def alone(piece: Piece) -> Trace:
    """A trace of a piece that is passed PASSES times."""
    return straight_line([one.what for one in piece.insns if one.what is not None], PASSES)


def _finished(objects: Objects, subject: _Subject, cpu: str, found: list[Found], more: list[tuple[Piece, str]],
              before: Outcome | None) -> Rescheduled:
    """The new object, compared with the old one."""
    obj, data = subject.code.obj, objects.objects[objects.member]
    orders = searching.orders(found)
    new = patched(obj, data, orders)
    where = {at: subject.regions.of(subject.code.insns[at]) for at in subject.regions.where}
    left = [*subject.left, *((obj.function_at(p.offset), len(p.insns), why) for p, why in more)]
    left += [(obj.function_at(f.work.piece.offset), len(f.order), f.left) for f in found if f.left]
    made = Rescheduled(subject.code, cpu, before, None, tuple(found), tuple(left), subject.flow.fences,
                       subject.regions.escaped, new, 0, 0.0, orders, where)
    compare(made, new)
    return made


def compare(made: Rescheduled, data: bytes) -> None:
    """CheckFailed, with what differs, unless an object file is the old one with the data flow of each piece kept."""
    obj = made.code.obj
    new = read_object(data, obj.bits, obj.symbol, obj.entry)
    problems = check(obj, new, made.spans, made.where)
    if problems:
        raise CheckFailed("the new code is not the same as the old one: " + "; ".join(problems[:3]))


def _run(objects: Objects, call: Call, cpu: str, made: Rescheduled) -> Rescheduled:
    """The new code run beside the old one, and the model's answer; the old code again if that is no better."""
    new = {**objects.objects, objects.member: made.data}
    try:
        after = simulate(trace_call(call, new).trace, cpu)
    except TraceError as error:
        raise CheckFailed(f"the new code does not run as the old one: {error}") from None
    if made.changed and made.before is not None and after.cycles >= made.before.cycles:
        found = tuple(_given_up(one) for one in made.found)
        return replace(made, after=made.before, found=found, data=objects.objects[objects.member], orders={})
    done = agree(call, objects.objects, new) if made.changed else 0
    return replace(made, after=after, inputs=done)


def _given_up(found: Found) -> Found:
    if not found.changed:
        return found
    return replace(found, order=tuple(range(len(found.order))), renamed=0, after=found.before,
                   left="better by itself, but not in the whole run")


def agree(call: Call, old: Mapping[str, bytes], new: Mapping[str, bytes], inputs: int = INPUTS) -> int:
    """On how many random inputs both objects leave the same in all buffers; CheckFailed names the first that differs.

    Inputs are those buffers of the call that are random; without any the call is run once.
    """
    done = 0
    for number in range(inputs):
        other = with_inputs(call, number)
        try:
            one = trace_call(other, old, check=False)
        except TraceError:
            continue                    # an input that the old code does not take says nothing
        try:
            two = trace_call(other, new, check=False)
        except TraceError as error:
            raise CheckFailed(f"on random input {number} the new code does not run: {error}") from None
        wrong = [name for name in one.contents if one.contents[name] != two.contents[name]]
        if wrong or one.differences != two.differences:
            raise CheckFailed(f"on random input {number} the new code leaves something else in "
                              f"{', '.join(wrong) or 'its results'}")
        done += 1
    return done


def with_inputs(call: Call, number: int) -> Call:
    """The call with other contents in its random buffers, the same for the same number; run once."""
    def filled(buffer: Buffer) -> Buffer:
        if buffer.contents != "random":
            return buffer
        body = random.Random(f"{call.id} {buffer.name} {number}").randbytes(buffer.size)
        return replace(buffer, contents=f"hex:{body.hex()}")

    return replace(call, buffers=tuple(filled(b) for b in call.buffers), warmup=0, measured=2)
