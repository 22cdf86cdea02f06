"""Poly1305 in limbs of floating point as machine code, beside its numbers: the kernels of the source, mapped so."""

from __future__ import annotations

import functools
import random

import pytest

from dsl.interpret import interpret
from scheduler.graph.nodes import Program
from targets.cpu import load_cpu
from targets.elf import Image
from tests.support import float_code, graph_run
from tests.support.spread import some
from tests.unit.test_reals import ONES, POLY1305, P, in_reals, kernel

CPUS = ("pentium", "pentium-pro", "pentium2", "pentium3", "pentium-m", "athlon64", "northwood", "prescott", "core2")
KERNELS = ("poly1305_blocks", "poly1305_last")


@functools.lru_cache(maxsize=4)
def compiled(name: str, cpu: str) -> tuple[Program, Image]:
    made, target = in_reals(POLY1305, name)[0], load_cpu(cpu)
    program = float_code.graph(made, target)
    return program, graph_run.image(float_code.text(made, program, target))


@pytest.mark.parametrize("cpu", some(CPUS, 4))
@pytest.mark.parametrize("name", KERNELS)
def test_poly1305_of_its_source(cpu: str, name: str) -> None:
    """No block, one, several; h below, at and above the modulus; the greatest words everywhere."""
    rng = random.Random(cpu)
    program, code = compiled(name, cpu)
    numbers = kernel(POLY1305, name)
    values = (0, 1, P - 1, P, P + 1, (1 << 130) - 1, (1 << 160) - 1)
    cases = [(rng.getrandbits(128), rng.choice(values), rng.randbytes(16 * n)) for n in (0, 1, 2, 3, 16)]
    cases += [(ONES, h, b"\xff" * 48) for h in values] + [(0, 5, b"a" * 16), (4, 0, bytes(32)), (1, P - 1, b"")]
    for r, h, message in cases:
        args: list[int | bytes] = [r.to_bytes(16, "little"), h.to_bytes(20, "little"), message, len(message) // 16]
        assert graph_run.call(program, code, args, align=1) == interpret(numbers, args), (r, h, message)
