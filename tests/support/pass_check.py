"""What every pass leaves of a kernel, run on Python integers against the source interpreter.

A pass that changes what a kernel computes is found by the first result that differs, and named.
"""

from __future__ import annotations

import functools
import random
from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field, replace
from typing import Any, Union

from cipherwright.compiler.forms import GRAPH as MACHINE_GRAPH
from cipherwright.compiler.forms import IR
from cipherwright.compiler.passes import PASSES
from cipherwright.compiler.pipeline import Step, run_passes
from cipherwright.compiler.state import Target, there
from cipherwright.machine.machine import Argument, Buffer, Same
from dsl.interpret import Interpreter, compile_interpreter
from dsl.ir import Kernel
from dsl.parser import Program as Source
from scheduler.graph.interpret import GraphFault
from scheduler.graph.interpret import run as run_graph
from scheduler.graph.nodes import Program
from scheduler.lowering.regions import independent
from scheduler.mapping.choose import choose
from scheduler.mapping.layout import Layout
from scheduler.rewrite.in_place import named
from targets.cpu import Cpu, mode_names
from tests.programs.cases import Case, Failure, Form, another, called, compare, counts_of, has_count, make_cases, run
from tests.support.through import SCHEDULED

Left = Union[Kernel, Program]
"""What a pass leaves: the algorithm IR, or from `map` on the machine graph."""
See = Callable[[str, Left], None]
GRAPH = tuple(one.name for one in PASSES if one.makes.name == MACHINE_GRAPH.name)
"""The passes that leave a machine graph."""


def each_pass(source: Source, kernel: str, cpu: Cpu, variant: str | None, see: See) -> Program:
    """Run the passes up to scheduling, with `see` of each that changes something its name and what it leaves.

    That is for what reads the same as before, whatever else may have changed; the last machine graph is the answer.
    """
    before = ""

    def told(step: Step) -> None:
        nonlocal before
        left = step.state.graph or step.state.kernel
        if step.skipped or left is None or step.done.makes not in (IR, MACHINE_GRAPH):
            return
        now = "\n".join(map(str, step.done.makes.lines(step.state)))
        if now != before:
            before = now
            see(step.done.name, left)

    return there(run_passes(source, kernel, Target(cpu), variant=variant, until=SCHEDULED, told=told).graph)


def check_passes(source: Source, name: str, cpu: Cpu, variant: str | None = None, seed: int = 0,
                 brief: bool = False) -> Counter[str]:
    """Failure names a pass after which a kernel computes something else, with random contents of its buffers.

    Every number of blocks that matters, and two parameters in one place. `brief`: one call of one block more than a
    pass takes, and nothing of the algorithm IR unless a graph is wrong. The answer: how many calls each pass was
    checked with.
    """
    layout = choose(source, name, cpu.name, variant, known_cpus=mode_names(), features=cpu.features,
                    bits=cpu.bits).layout
    try:
        checks = _Checks(layout, cpu, seed, brief)
        checks.last(each_pass(source, name, cpu, variant, checks.see))
    except Failure:
        if brief:
            check_passes(source, name, cpu, variant, seed)  # which names the pass
        raise
    return checks.done


@dataclass
class _Checks:
    """The calls of one kernel: made when its first form is seen, whose results the others are to have."""

    layout: Layout
    cpu: Cpu
    seed: int
    brief: bool
    done: Counter[str] = field(default_factory=Counter)

    def begin(self, kernel: Kernel) -> None:
        self.rng = random.Random(self.seed)
        layout, whole = self.layout, tuple(name for name, _ in self.layout.whole)
        free = independent(kernel)
        self.kernel = replace(kernel)  # passes replace what is in it
        self.reference = compile_interpreter(kernel)
        messages = 1 if free else layout.copies
        copies = 1 if messages > 1 or (layout.slices and not free) else layout.copies * max(1, layout.slice_bits)
        self.form = Form(messages, layout.slice_bits, whole, tuple(name for name, _ in layout.shared), copies)
        self.counts = counts_of(kernel, copies, self.rng)
        if self.brief or not has_count(kernel):
            self.counts = [copies + 1]
        firsts = make_cases(kernel, self.rng, self.counts)[:len(self.counts)]
        self.cases = [[first, *(another(kernel, first, self.rng) for _ in range(messages - 1))] for first in firsts]
        self.wanted = [[run(self.reference, case, "source") for case in together] for together in self.cases]

    def see(self, which: str, left: Left) -> None:
        """Run what a pass left."""
        if isinstance(left, Kernel) and not hasattr(self, "kernel"):
            self.begin(left)
            return
        if isinstance(left, Kernel) and self.brief:
            return
        sliced = any(p.slices for p in left.params)
        form = replace(self.form, slices=self.form.slices if sliced else 0, whole=self.form.whole if sliced else (),
                       messages=self.form.messages if isinstance(left, Program) else 1)
        call = _call(left)
        for together, wanted in zip(self.cases, self.wanted, strict=True):
            self.compare(which, call, together[:form.messages], wanted, form)
            self.done[which] += 1

    def last(self, graph: Program) -> None:
        """Run the last graph once more, and with every two parameters in one place that may be."""
        self.see("all passes", graph)
        number = {p.name: i for i, p in enumerate(self.kernel.params)}
        for pair in [p for p in named(graph) if p.right] if self.form.messages == 1 else []:
            case = Case(make_cases(self.kernel, self.rng, self.counts[-1:])[0].args,
                        (number[pair.read], number[pair.written]))
            self.compare(f"all passes, {pair.written} in place of {pair.read}", _call(graph), [case],
                         [run(self.reference, case, "source")], self.form)
            self.done["in place"] += 1

    def compare(self, which: str, call: Interpreter, cases: Sequence[Case], wanted: list[list[bytes]],
                form: Form) -> None:
        """The results of one call."""
        where = f"{self.cpu.target} after {which}"
        found = called(self.kernel, lambda args: _buffers(call, args), cases, where, form)
        for want, got in zip(wanted, found, strict=False):
            compare(self.kernel, where, want, got)


def _call(left: Left) -> Interpreter:
    """What a pass left, as a function of its arguments."""
    return functools.partial(run_graph, left) if isinstance(left, Program) else compile_interpreter(left)


def _buffers(call: Interpreter, args: list[Argument]) -> list[bytes]:
    """The buffers after a call; what is in the place of another one is not among them."""
    given: list[Any] = []
    for a in args:
        given.append(a if isinstance(a, int) else given[a.argument - 1] if isinstance(a, Same) else bytearray(a.data))
    after = iter(call(given))
    return [data for a in args if not isinstance(a, int) for data in [next(after)] if isinstance(a, Buffer)]


__all__ = ["GRAPH", "Failure", "GraphFault", "check_passes", "each_pass"]
