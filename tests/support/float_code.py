"""Kernels in floating point made into machine code: the passes behind the source, on an IR that a test has written."""

from __future__ import annotations

import functools

from dsl.check import check_kernel
from dsl.ir import Kernel
from scheduler.algorithm.cse import share
from scheduler.finish.emit import emit
from scheduler.finish.finish import finish
from scheduler.graph.check import check_program
from scheduler.graph.nodes import Program
from scheduler.graph.simplify import simplify
from scheduler.lowering.lower import lower
from scheduler.refine.best_plan import best_plans
from scheduler.refine.portfolio import Portfolio
from scheduler.rewrite.ahead import store_ahead
from scheduler.select.select import select
from targets.cpu import Cpu, load_cpu
from tests.support import graph_run
from tests.support.float_poly import poly_kernel


def graph(kernel: Kernel, cpu: Cpu, ahead: bool = True) -> Program:
    """The machine graph, checked behind every pass."""
    made = check_program(simplify(lower(share(check_kernel(kernel)))))
    made = check_program(select(made, cpu))
    return check_program(store_ahead(made)) if ahead else made


def text(kernel: Kernel, program: Program, cpu: Cpu, portfolio: Portfolio = graph_run.FIRST) -> str:
    """The program as NASM."""
    plans = best_plans(program, cpu, {}, portfolio)
    return emit(finish(program, cpu, plans), kernel, graph_run.FACTS).asm


@functools.lru_cache(maxsize=12)
def poly(name: str, wipe: bool = True) -> tuple[Program, str]:
    """Poly1305's loop for a CPU: the graph, and its code."""
    cpu, kernel = load_cpu(name), poly_kernel(wipe)
    made = graph(kernel, cpu)
    return made, text(kernel, made, cpu)
