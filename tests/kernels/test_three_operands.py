"""Code in VEX form, from rows of tables alone: a CPU made up of rows, whose instructions keep both their operands."""

from __future__ import annotations

import random
import re
from pathlib import Path

import pytest

from cipherwright.compiler.pipeline import compile_kernel
from cipherwright.machine.assemble import assemble
from cipherwright.machine.machine import Buffer, MachineUnavailable
from cipherwright.machine.open import open_machine
from dsl.elaborate import elaborate
from dsl.interpret import compile_interpreter
from dsl.parser import parse
from scheduler.refine.portfolio import PORTFOLIO
from targets.cpu import load_cpu
from targets.elf import load_elf
from targets.forms import load_forms
from tests.support.graph_run import BASE

TABLE = """
base = "core2"
name = "{name}"
title = "made up, with VEX"
long_mode = true
features = ["i386", "i486", "mmx", "sse", "sse2", "x86-64", "avx"]
"""
ROW = '[[pattern]]\nforms = "{forms}"\nports = "{ports}"\nlatency = {latency}\nunit = "int"\nsource = "made up"\n' \
      'status = "derived"\n'
SOURCE = """
kernel k(rk: in u32le[4], src: in u32be[4] per block, dst: out u32le[4] per block, n: count) {
    blocks n {
        var x: u32[4]
        for i in 0..4 { x[i] = src[i] ^ rk[i] }
        for r in 0..4 {
            for i in 0..4 { x[i] = ((x[i] <<< 7) + x[(i+1) % 4]) ^ (~x[(i+2) % 4] & rk[r]) ^ (x[(i+3) % 4] >> 3) }
            x[0] = (x[0] <<< 16) - 0x9e3779b9
        }
        for i in 0..4 { dst[i] = x[i] }
    }
}
mapping k { lanes 4 in xmm }
"""


@pytest.fixture(params=["toy", "toy-64"])
def target(request: pytest.FixtureRequest, cpu_tables: Path) -> str:
    """A CPU with a row for every form of the feature, and no instruction set of its own in the code."""
    rows = []
    for form in load_forms().values():
        if form.feature == "avx":
            loads = form.operand_kinds[-1].startswith("m") or form.operand_kinds[-2].startswith("m")
            store = form.operand_kinds[0].startswith("m")
            ports, latency = ("p3+p4", 0) if store else ("p015+p2", 1) if loads else ("p015", 1)
            row = ROW.format(forms=form.name, ports=ports, latency=latency)
            rows.append(row + ("latency_mem = 4\n" if loads and not store else ""))
    (cpu_tables / "toy.toml").write_text(TABLE.format(name="toy") + "".join(rows), encoding="utf-8")
    return str(request.param)


def test_a_kernel_of_vectors(target: str) -> None:
    cpu = load_cpu(target)
    program = parse(SOURCE, "k.cw")
    made = compile_kernel(program, "k", cpu, source_text=SOURCE, source_name="k.cw", portfolio=PORTFOLIO.first(1))
    text = [line.split(";")[0].strip() for line in made.asm.splitlines()]
    code = [line.split(maxsplit=1) for line in text if re.search(r"\bxmm\d", line)]
    assert len(code) > 100 and {mnemonic[0] for mnemonic, _ in code} == {"v"}
    own = [operands for mnemonic, operands in code if re.match(r"xmm\d+, xmm\d+, ", operands)]
    kept = [operands for operands in own if operands.split(", ")[0] != operands.split(", ")[1]]
    assert len(kept) > len(own) / 4, "destinations of their own are used"
    copies = [o for mnemonic, o in code if mnemonic == "vmovdqa" and re.fullmatch(r"xmm\d+, xmm\d+", o)]
    assert not copies, "nothing is copied to be kept"
    image = load_elf(assemble(made.asm, "k", cpu.bits), BASE, cpu.bits)
    try:
        machine = open_machine(frozenset({"avx"}), "native", cpu.abi)
    except MachineUnavailable as error:
        pytest.skip(f"the code is not run: {error}")
    run = compile_interpreter(elaborate(program, "k"))
    for count in (0, 1, 3, 4, 5, 8, 13):
        rng = random.Random(count)
        key, data = rng.randbytes(16), rng.randbytes(16 * count)
        wanted = run([key, data, bytes(16 * count), count])
        given = [Buffer(key, False, 1), Buffer(data, False, 1), Buffer(bytes(16 * count), True, 1), count]
        assert machine.call(image, "k", given).buffers[-1] == wanted[-1], count
