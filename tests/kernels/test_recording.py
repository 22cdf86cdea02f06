"""Traces of kernels: unicorn and the executor write down the same run."""

from __future__ import annotations

import numpy as np
import pytest

from cipherwright.instrument.kernel_trace import RecordingExecutor, RecordingMachine, trace_image
from cipherwright.machine.assemble import assemble
from cipherwright.machine.machine import Argument, Buffer
from targets.abi import load_abis
from targets.elf import Image, load_elf
from targets.simulate import simulate

SUM = """
        mov ecx, 5
.again: mov eax, dword [rdi + rcx*4]
        add dword [rsi], eax
        push rax
        pop rdx
        dec ecx
        jnz .again
        ret
"""
WIDE = """
        vmovdqu ymm0, [rdi]
        vpaddd ymm0, ymm0, [rdi + 32]
        vmovdqu [rsi], ymm0
        vzeroupper
        ret
"""


def image(body: str) -> Image:
    text = f"bits 64\ndefault rel\nglobal f\nsection .text align=64\nf:\n{body}"
    return load_elf(assemble(text, "test.asm", 64), 0x10000000, 64)


def arguments() -> list[Argument]:
    return [Buffer(bytes(range(64)), writable=False), Buffer(bytes(64))]


def test_both_record_the_same_run(monkeypatch: pytest.MonkeyPatch) -> None:
    abi = load_abis()["sysv64"]
    code, traces = image(SUM), []
    for kind in (RecordingMachine, RecordingExecutor):
        monkeypatch.setattr("cipherwright.instrument.kernel_trace._recording", kind)
        traces.append(trace_image(code, "f", arguments(), abi=abi))
    one, other = traces
    assert [i.text for i in one.code] == [i.text for i in other.code] and one.marks == other.marks
    for name in ("index", "load", "store", "taken"):
        assert np.array_equal(getattr(one, name), getattr(other, name)), name


def test_code_that_unicorn_does_not_know_is_recorded() -> None:
    trace = trace_image(image(WIDE), "f", arguments(), frozenset({"avx", "avx2", "x86-64"}), abi=load_abis()["sysv64"])
    assert [one.mnemonic for one in trace.code] == ["vmovdqu", "vpaddd", "vmovdqu", "vzeroupper", "ret"]
    assert (trace.load[:2] > 0).all() and trace.store[2] > 0 and trace.load[1] - trace.load[0] == 32
    assert simulate(trace, "zen3").instructions == 5
