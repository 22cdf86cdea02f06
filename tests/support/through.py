"""A kernel through the passes up to one of them, for tests that look at what it leaves."""

from __future__ import annotations

from cipherwright.compiler.passes import before
from cipherwright.compiler.pipeline import run_passes
from cipherwright.compiler.state import State, Target, there
from dsl.parser import Program as Tree
from scheduler.graph.nodes import Program
from targets.cpu import Cpu

SCHEDULED = before("schedule")
"""The last pass before scheduling."""


def state_of(tree: Tree, kernel: str, cpu: Cpu, variant: str | None = None, until: str = SCHEDULED) -> State:
    """A kernel as the pass `until` leaves it."""
    return run_passes(tree, kernel, Target(cpu), variant=variant, until=until)


def graph_of(tree: Tree, kernel: str, cpu: Cpu, variant: str | None = None, until: str = SCHEDULED) -> Program:
    """The machine graph of a kernel as the pass `until` leaves it."""
    return there(state_of(tree, kernel, cpu, variant, until).graph)
