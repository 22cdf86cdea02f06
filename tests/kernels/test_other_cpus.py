"""Kernels on the CPUs of the P6 family that ciphers/builds.toml names for few sources: all compile, run, and agree.

What runs them has every instruction there is, so that the text is looked at, too: nothing is in it that the CPU lacks.
"""

from __future__ import annotations

import re

import pytest

from cipherwright.building.build import FIRST_BASE, Builder
from cipherwright.building.jobs import Job, lacking_registers
from cipherwright.building.verify import Checker
from cipherwright.errors import UserError
from cipherwright.instrument.kernel_args import kernel_arguments
from cipherwright.instrument.kernel_trace import trace_image
from cipherwright.machine.assemble import assemble
from targets.cpu import load_cpu
from targets.elf import load_elf
from targets.forms import load_forms
from targets.simulate import simulate
from tests.support.shipped import FOLDER, KERNELS, LIBRARY
from tests.support.spread import every

NEW = ("pentium-pro", "pentium2", "pentium-m")
CASES = [(kernel, cpu, variant) for kernel in KERNELS for cpu in NEW
         for variant in (None, *sorted(LIBRARY.kernels[kernel].variants(kernel, cpu)))]
BUILDER, CHECKER = Builder(LIBRARY, FOLDER, quick=True), Checker(LIBRARY)


def foreign(cpu: str) -> set[str]:
    """Mnemonics of forms that the CPU has none of, and the registers that it lacks."""
    forms, features = load_forms().values(), load_cpu(cpu).features
    files = {name for name, feature in (("mm", "mmx"), ("xmm", "sse2")) if feature not in features}
    registers = {f"{name}{n}" for name in files for n in range(8)}
    return registers | {f.mnemonic for f in forms} - {f.mnemonic for f in forms if f.features <= features}


def needs_rounds(kernel: str) -> bool:
    """Whether secrets index a table that the kernel may not have: code is only for CPUs with rounds of the cipher."""
    found = LIBRARY.kernels[kernel].kernel(kernel)
    return not found.tables_allowed and any(op.kind == "lookup" and op.args[0].secret for op in found.body.ops())


@pytest.mark.parametrize(("kernel", "cpu", "variant"), every(CASES, 26))
def test_kernels_compute_what_they_should(kernel: str, cpu: str, variant: str | None) -> None:
    job = Job(kernel, load_cpu(cpu), variant)
    source = LIBRARY.source_of(kernel)
    if variant and lacking_registers(source, kernel, job.cpu, variant):
        return      # a mapping for registers that the CPU has not is left out
    if variant is None and needs_rounds(kernel):
        with pytest.raises(UserError, match="which is not marked `tables`"):
            BUILDER.compile(*job.where)
        return
    made = BUILDER.compile(*job.where)
    assert CHECKER.check(job, made.asm, made.manifest).calls >= 4
    code = "\n".join(line.partition(";")[0] for line in made.asm.splitlines())
    assert not foreign(cpu) & set(re.findall(r"[a-z][a-z0-9]*", code))


def test_what_each_of_them_lacks() -> None:
    pro, second, mobile = (foreign(cpu) for cpu in NEW)
    assert {"mm0", "movq", "pxor", "emms", "pshufw", "movdqa"} <= pro
    assert {"xmm0", "pshufw", "movdqa", "paddq"} <= second and not {"mm0", "pxor", "emms"} & second
    assert not {"xmm0", "pshufw", "movdqa", "paddq"} & mobile


# AES has 5 KB of tables beside its keys and texts: in 8 KB of two ways some lines meet, and an L2 hit takes 13 clocks.
@pytest.mark.parametrize(("kernel", "misses"), [("md5_blocks", 0.01), ("aes128_encrypt", 0.07)])
def test_the_family_runs_one_code_alike(kernel: str, misses: float) -> None:
    """Code for the Pentium Pro on its successors: one core, the first with half the data cache; the M fuses uops."""
    cpu = load_cpu("pentium-pro")
    code = load_elf(assemble(BUILDER.compile(kernel, cpu).asm, kernel), FIRST_BASE, cpu.bits)
    trace = trace_image(code, kernel, kernel_arguments(LIBRARY, kernel, 16), cpu.features, 2, 1)
    clocks = {name: simulate(trace, name).cycles for name in ("pentium-pro", "pentium2", "pentium3", "pentium-m")}
    assert clocks["pentium2"] == pytest.approx(clocks["pentium3"], rel=0.01)
    assert 0.99 < clocks["pentium-pro"] / clocks["pentium3"] < 1 + misses
    assert 0.7 < clocks["pentium-m"] / clocks["pentium3"] < 1.02
