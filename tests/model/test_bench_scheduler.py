"""The kernel by which the scheduler's speed is measured (python -m tests.bench_scheduler): its code is right."""

from __future__ import annotations

import functools
import random

import pytest

from cipherwright.compiler.pipeline import compile_kernel
from cipherwright.machine.assemble import assemble
from cipherwright.machine.machine import Buffer
from dsl.elaborate import elaborate
from dsl.interpret import interpret
from dsl.parser import parse
from scheduler.refine.portfolio import PORTFOLIO
from targets.cpu import load_cpu
from targets.elf import load_elf32
from tests import bench_scheduler
from tests.support import shipped
from tests.support.spread import some


def test_the_long_kernel_is_long() -> None:
    kernel = elaborate(parse(bench_scheduler.source(44), "bench.cw"), "bench", frozenset())
    assert sum(1 for _ in kernel.body.ops()) > 3000


@functools.cache
def expected() -> tuple[bytes, bytes, bytes]:
    """Key, state, and the state after a shorter kernel of the kind, by the interpreter."""
    rng = random.Random(5)
    key, state = rng.randbytes(64), rng.randbytes(64)
    kernel = elaborate(parse(bench_scheduler.source(10), "bench.cw"), "bench", frozenset())
    return key, state, interpret(kernel, [key, state])[1]


@pytest.mark.parametrize("cpu", some(shipped.CPUS, 3))
def test_the_long_kernel_is_right(cpu: str) -> None:
    text = bench_scheduler.source(10)
    made = compile_kernel(parse(text, "bench.cw"), "bench", load_cpu(cpu), source_text=text, source_name="bench.cw",
                          portfolio=PORTFOLIO.first(1))  # what pieces as long as the other kernel's are tried with
    key, state, after = expected()
    image = load_elf32(assemble(made.asm, "bench"), 0x10000000)
    result = shipped.machine(load_cpu(cpu).abi).call(image, "bench", [Buffer(key, writable=False), Buffer(state)])
    assert result.buffers == [key, after]
