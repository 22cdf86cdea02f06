"""Flags that instructions on general registers leave in the executor, beside those of the processor.

A flag that an instruction leaves undefined is none that code may read: the executor says so, and nothing is compared.
"""

from __future__ import annotations

import random

import pytest

from cipherwright.machine.assemble import assemble
from cipherwright.machine.executor import Executor
from cipherwright.machine.machine import Buffer, CallFault, MachineUnavailable
from cipherwright.machine.native import NativeMachine
from cipherwright.machine.steps import MAKERS
from targets.abi import load_abis
from targets.elf import Image, load_elf
from targets.forms import Form, load_forms

ABI = load_abis()["sysv64"]
KINDS = {"r32": ("eax", "edx"), "r64": ("rax", "rdx"), "r8": ("al", "cl")}
FLAGS = {"c": "setc", "o": "seto", "s": "sets", "z": "setz"}
FORMS = {name: form for name, form in load_forms().items() if form.does in MAKERS and form.flags_written and all(
    kind in KINDS or kind.startswith("imm") for kind in form.operand_kinds)}
CORNERS = (0, 1, 0x7FFFFFFF, 0x80000000, 0xFFFFFFFF, 0x7FFFFFFFFFFFFFFF, 0x8000000000000000, 0xFFFFFFFFFFFFFFFF)
ALWAYS_DEFINED = {"c": {*FORMS} - {name for name in FORMS if "r8," in name},
                  "z": {name for name, form in FORMS.items() if form.does not in ("mul", "multiply wide")}}
"""Forms after which a flag may be read, whatever the operands are."""


def image(form: Form, imm: int, flag: str) -> Image:
    """f(in, out): operands and a carry are loaded, the instruction is done, one flag and two registers are stored."""
    names = [str(imm) if kind.startswith("imm") else KINDS[kind][min(place, 1)]
             for place, kind in enumerate(form.operand_kinds)]
    text = ["bits 64", "global f", "section .text", "f: mov rax, [rdi]", "mov rdx, [rdi + 8]", "mov rcx, [rdi + 16]",
            "mov r8, [rdi + 24]", "add r8, r8", f"{form.mnemonic} {', '.join(names)}",
            f"{FLAGS[flag]} r9b", "mov [rsi], r9b",
            "mov [rsi + 8], rax", "mov [rsi + 16], rdx", "ret"]
    return load_elf(assemble("\n".join(text) + "\n", "f", 64), 0x10000000, 64)


def results(code: Image, given: bytes, native: NativeMachine, executor: Executor) -> tuple[bytes, bytes | None]:
    """What both leave; None of the executor where the flag is undefined."""
    args = [Buffer(given, False), Buffer(bytes(24))]
    real = native.call(code, "f", args, end_guard=False).buffers[1]
    try:
        return real, executor.call(code, "f", args, end_guard=False).buffers[1]
    except CallFault as fault:
        assert "left undefined" in str(fault)
        return real, None


@pytest.mark.spread(6)
@pytest.mark.parametrize("flag", FLAGS)
@pytest.mark.parametrize("name", FORMS)
def test_flags_are_the_processor_s(name: str, flag: str) -> None:
    form, rng = FORMS[name], random.Random(name)
    try:
        native, executor = NativeMachine(form.features, ABI), Executor(form.features, ABI)
    except MachineUnavailable as error:
        pytest.skip(f"not compared: {error}")
    undefined = 0
    for imm in (1, 7, 31, 5) if any(kind.startswith("imm") for kind in form.operand_kinds) else (0,):
        code = image(form, imm, flag)
        for amount in (0, 1, 2, 31, 33):
            for _ in range(6):
                a, b = (rng.choice([rng.choice(CORNERS), rng.getrandbits(64)]) for _ in range(2))
                words = (a, b & ~0xFF | amount if "r8" in form.operand_kinds else b, amount, rng.choice(CORNERS))
                real, ours = results(code, b"".join(w.to_bytes(8, "little") for w in words), native, executor)
                undefined += ours is None
                assert ours is None or ours == real, (imm, [hex(w) for w in words])
    native.close()
    assert not (undefined and name in ALWAYS_DEFINED.get(flag, set())), "a flag that code may read"


def test_there_are_rotations_carries_and_products() -> None:
    assert {"rol", "ror", "shl", "shr", "add with carry", "mul", "multiply wide"} <= {f.does for f in FORMS.values()}
