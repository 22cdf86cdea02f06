"""What the pipeline model says of the plans of a kernel, before anything of it is written.

The kernel is assembled and run once, under emulation; then orders of the instructions of one of its pieces are judged
by permuting what ran (`targets.model.replay`).
"""

from __future__ import annotations

import statistics
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any

from cipherwright.building.build import FIRST_BASE
from cipherwright.compiler.full_lines import NO_FACTS, with_full_lines
from cipherwright.instrument.kernel_args import block_bytes, kernel_arguments
from cipherwright.instrument.kernel_trace import code_lines, trace_image
from cipherwright.judges import MODEL, WORST
from cipherwright.machine.assemble import run_nasm_listing
from cipherwright.project.sources import Library
from scheduler.code.instr import Instr, Plan
from scheduler.finish.emit import emit
from scheduler.finish.finish import finish
from scheduler.graph.nodes import Piece, Program
from targets.cpu import Cpu
from targets.elf import load_elf
from targets.model.fitted import neighbours
from targets.model.parameters import Setting
from targets.model.replay import ROWS, Replay, Stretch, find_stretch, reordered
from targets.simulate import simulate, with_setting
from targets.tables.files import executes_in_order
from targets.trace import Trace

Judge = Callable[[Sequence[int]], float]
BLOCKS = 24
"""Blocks of the call that orders are judged on: data enough to read most of the tables' lines."""
BATCHES = 4
"""The same for bit slices, which have no tables and many instructions."""

@dataclass(frozen=True, repr=False)
class Subject:
    """A kernel up to scheduling: where it comes from, its machine graph and the kernel that the graph was made of."""

    library: Library
    name: str
    cpu: Cpu
    kernel: Any
    graph: Program


def subject(library: Library, name: str, cpu: Cpu, variant: str | None = None) -> Subject:
    """The passes up to scheduling."""
    from cipherwright.compiler.passes import before
    from cipherwright.compiler.pipeline import run_passes
    from cipherwright.compiler.state import Target, there

    source = library.source_of(name)
    with source.errors():
        state = run_passes(source.program, name, Target(cpu), variant=variant, until=before("schedule"))
    return Subject(library, name, cpu, state.kernel, there(state.graph))


@dataclass(frozen=True, repr=False)
class KernelRun:
    """Calls of a kernel with certain plans, and the addresses of its instructions in memory; `blocks` of all that
    count. `by` is one of `judges.JUDGES`."""

    trace: Trace
    cpu: str
    addresses: Mapping[Instr, int]
    blocks: int
    by: str = MODEL

    @property
    def _settings(self) -> tuple[Setting, ...]:
        return ((),) if self.by == MODEL else neighbours(self.cpu)

    def _together(self, judges: Sequence[Judge]) -> Judge:
        if len(judges) == 1:
            return judges[0]
        of: Callable[[list[float]], float] = max if self.by == WORST else statistics.fmean
        return lambda order: of([one(order) for one in judges])

    def stretch(self, plan: Plan) -> Stretch:
        """Where the run passes the piece of a plan."""
        return find_stretch(self.trace, self.addresses[plan.instrs[0]], len(plan.instrs))

    def judge(self, plan: Plan, rows: int = ROWS, back: int = 0, start: Sequence[int] = ()) -> Judge:
        """Clocks of one pass through the piece of `plan`, by the order of its instructions; see Replay.

        What comes before the passes asked about is in the order `start`, or the plan's: a CPU that binds uops to ports
        by what waits there keeps to what it once fell into. On CPUs that execute in order each question is `whole`.
        """
        if executes_in_order(self.cpu):
            return self.whole(plan)
        stretch = self.stretch(plan)
        if not start:
            return self._together([Replay(self.trace, self.cpu, stretch, rows, back, one) for one in self._settings])
        numbers = tuple(stretch.numbers[k] for k in start)
        trace, moved = reordered(self.trace, stretch, start), replace(stretch, numbers=numbers)
        replay = self._together([Replay(trace, self.cpu, moved, rows, back, one) for one in self._settings])
        place = {k: at for at, k in enumerate(start)}
        return lambda order: replay([place[k] for k in order])

    def whole(self, plan: Plan) -> Judge:
        """The same of the whole run, all in the order asked about: what counts in the end, and takes longer."""
        stretch, trace = self.stretch(plan), self.trace
        measured = sum(at >= trace.marks[trace.warmup] for at in stretch.passes)

        def by(setting: Setting) -> Judge:
            return lambda order: with_setting(reordered(trace, stretch, order), self.cpu, setting).cycles / measured

        return self._together([by(one) for one in self._settings])

    @property
    def cycles(self) -> float:
        """Clocks a block of the calls that count, or clocks of a call when the kernel has no blocks."""
        return simulate(self.trace, self.cpu).cycles / self.blocks


def run_kernel(of: Subject, plans: Mapping[Piece, Plan], blocks: int = 0, warmup: int = 0, calls: int = 1,
               by: str = MODEL) -> KernelRun:
    """Assemble the kernel with `plans` (for all of its pieces) and run it, `warmup` calls and `calls` that count.

    `blocks` of the call, or batches of slices; 0: as many as a judge needs. `by`: one of `judges.JUDGES`.
    """
    blocks = blocks or (BATCHES if of.graph.slices else BLOCKS)
    kernel = replace(of.kernel, params=of.graph.params)
    routine = with_full_lines(finish(of.graph, of.cpu, plans), kernel, of.cpu)
    text = emit(routine, kernel, NO_FACTS).asm
    obj, listing = run_nasm_listing(text, f"{of.name}.asm", f"elf{of.cpu.bits}")
    lines, words = code_lines(text, listing, FIRST_BASE), text.splitlines()
    addresses = [a for a in sorted(lines) if words[lines[a] - 1].split()[0] != "align"]
    instrs = [line for line in routine.lines if isinstance(line, Instr)]
    args = kernel_arguments(of.library, of.name, blocks, of.graph.messages, of.graph.slices)
    trace = trace_image(load_elf(obj, FIRST_BASE, of.cpu.bits), of.name, args, of.cpu.features, warmup, calls,
                        of.cpu.abi)
    blocked = block_bytes(of.library.source_of(of.name).params(of.name))
    return KernelRun(trace, of.cpu.table, dict(zip(instrs, addresses, strict=True)),
                     calls * (blocks * of.graph.together if blocked else 1), by)
