"""Machine graphs as machine code: `text` and `image` compile a graph with the scheduler, `call` runs it.

A graph's arguments are buffers and integers, in calling order. What a graph means: scheduler.graph.interpret.
"""

from __future__ import annotations

import functools
from collections.abc import Sequence

from cipherwright.machine.assemble import assemble
from cipherwright.machine.machine import Buffer, Machine
from cipherwright.machine.open import open_machine
from dsl.ir import Kernel, Param, Region
from scheduler.finish.emit import emit
from scheduler.finish.finish import finish
from scheduler.graph.check import check_program
from scheduler.graph.nodes import Counted, Piece, Program
from scheduler.refine.best_plan import best_plans
from scheduler.refine.portfolio import PORTFOLIO, Portfolio
from targets.abi import Abi
from targets.cpu import Cpu
from targets.elf import Image, load_elf

BASE = 0x10000000
FACTS: dict[str, object] = {"cpu": "test", "tool": "test", "source": "test", "source_hash": "", "command": "test",
                            "plan": [], "limbs": [], "overlap": []}
FIRST = PORTFOLIO.first(1)


def kernel(program: Program) -> Kernel:
    """A kernel of the language with the program's parameters and no body: what emission asks for."""
    params = [Param(s.name, "count" if s.name == "n" else "inout", 8, "le", 16, False, False)
              for s in program.arguments]
    return Kernel(program.name, params, Region())


def text(program: Program, cpu: Cpu, portfolio: Portfolio = FIRST) -> str:
    """The program as NASM for `cpu`; an argument called `n` is a number, the others are pointers."""
    for piece in program.items:
        number(piece)
    plans = best_plans(check_program(program), cpu, {}, portfolio)
    return emit(finish(program, cpu, plans), kernel(program), FACTS).asm


def number(item: Piece | Counted) -> None:
    """Give the nodes their source order, as the passes before scheduling do."""
    if isinstance(item, Counted):
        for inner in item.body:
            number(inner)
    else:
        for i, n in enumerate(item.nodes):
            n.order = i


USUAL = frozenset({"mmx", "sse", "sse2"})


def needed(cpu: Cpu) -> frozenset[str]:
    """The features of a CPU's vectors, which code of a graph may use, and what is usual."""
    return USUAL | {f for f in cpu.features if f.startswith("avx")}


@functools.lru_cache(maxsize=8)
def machine(abi: Abi | None = None, features: frozenset[str] = USUAL, kind: str | None = None) -> Machine:
    """A machine with these features, of a kind or of the first that has them."""
    return open_machine(features, kind, abi=abi)


def image(asm: str, bits: int = 32) -> Image:
    """Assembled and loaded."""
    return load_elf(assemble(asm, "graph.asm", bits), BASE, bits)


def call(program: Program, code: Image, args: Sequence[int | bytes], align: int = 64,
         abi: Abi | None = None, features: frozenset[str] = USUAL, kind: str | None = None) -> list[bytes]:
    """The buffers among `args` after a call of the machine code; every buffer is at a multiple of `align`."""
    given = [a if isinstance(a, int) else Buffer(a, align=align) for a in args]
    return machine(abi, features, kind).call(code, program.name, given).buffers
