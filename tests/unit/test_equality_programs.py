"""Random programs of the language (tests/programs) whose code is proved: what no shipped kernel has."""

from __future__ import annotations

import json

import pytest

from cipherwright.compiler.pipeline import compile_kernel
from cipherwright.equality.prove import prove
from cipherwright.machine.assemble import assemble
from dsl.elaborate import elaborate
from dsl.parser import parse
from targets.cpu import load_cpu
from targets.elf import load_elf
from tests.programs.generate import KERNEL, PATH, generate


@pytest.mark.parametrize("seed, target, variant", [
    (4, "core2-64", "laid"),    # the number of a block in 32 bits of a register of 64
    (88, "icelake", "laid"),    # logic on numbers, and a least form that the code does not have
    (57, "core2-pic32", "laid"),    # shifts by values in halves, which are compared as gates
    pytest.param(69, "pentium3-pic32", "laid", marks=pytest.mark.full)])    # a loop that ends by `test`
def test_random_programs_are_proved(seed: int, target: str, variant: str) -> None:
    text, cpu = generate(seed), load_cpu(target)
    program = parse(text, PATH)
    done = compile_kernel(program, KERNEL, cpu, source_text=text, source_name=PATH, variant=variant, quick=True)
    image = load_elf(assemble(done.asm, PATH, cpu.bits), 0x08000000, cpu.bits)
    verdict = prove(elaborate(program, KERNEL), json.loads(json.dumps(done.manifest)), image, cpu.abi)
    assert (verdict.result, verdict.findings) == ("proved", ())
