"""Traces of kernels: unicorn and the executor write down the same run."""

from __future__ import annotations

from dataclasses import replace
from itertools import pairwise

import numpy as np
import pytest

from cipherwright.instrument.kernel_trace import RecordingExecutor, RecordingMachine, trace_image
from cipherwright.machine.assemble import assemble
from cipherwright.machine.machine import Argument, Buffer
from targets.abi import load_abis
from targets.elf import Image, Segment, load_elf
from targets.simulate import simulate
from targets.trace import Trace

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


COUNTED = """
        mov ecx, dword [rel state]
        add dword [rel state], 1
.again: dec ecx
        jnz .again
        ret
section .data align=64
state:  dd 1
"""


def calls_of(monkeypatch: pytest.MonkeyPatch, code: Image, kind: type[RecordingMachine | RecordingExecutor],
             args: list[Argument]) -> tuple[Trace, int]:
    """A trace of five calls, and how many of them were run."""
    run: list[int] = []
    real = kind.call
    monkeypatch.setattr("cipherwright.instrument.kernel_trace._recording", kind)
    monkeypatch.setattr(kind, "call", lambda *a, **k: (run.append(1), real(*a, **k))[1])
    told: list[tuple[int, int]] = []
    trace = trace_image(code, "f", args, warmup=2, calls=3, abi=load_abis()["sysv64"],
                        told=lambda done, each: told.append((done, each)))
    monkeypatch.undo()
    assert told == [(n + 1, b - a) for n, (a, b) in enumerate(pairwise(trace.marks))]
    return trace, len(run)


@pytest.mark.parametrize("kind", [RecordingMachine, RecordingExecutor])
def test_calls_that_leave_nothing_behind_are_run_once(monkeypatch: pytest.MonkeyPatch, kind: type) -> None:
    """The trace is that of all of them; where memory of the image can be written, each is run."""
    code = image(SUM)
    added = replace(code, segments=[*code.segments, Segment(code.end + 0x10000, bytes(64), True, False)])
    (one, run), (other, all_run) = (calls_of(monkeypatch, c, kind, arguments()) for c in (code, added))
    assert (run, all_run) == (1, 5) and one.marks == other.marks and one.warmup == other.warmup == 2
    assert [i.text for i in one.code] == [i.text for i in other.code]
    for name in ("index", "load", "store", "taken"):
        mine, theirs = getattr(one, name), getattr(other, name)
        assert np.array_equal(mine, theirs) and mine.dtype == theirs.dtype, name
    counted, run = calls_of(monkeypatch, image(COUNTED), kind, [])
    assert run == 5 and [b - a for a, b in pairwise(counted.marks)] == [3 + 2 * n for n in range(1, 6)]
