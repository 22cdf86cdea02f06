"""Both machines: correct calls, guard pages, calling-convention checks, timeouts, fallback."""

from __future__ import annotations

import functools
import os
from collections.abc import Iterator
from pathlib import Path

import pytest

from cipherwright.machine import assemble as assemble_module
from cipherwright.machine import native
from cipherwright.machine.assemble import AssembleError, ToolMissing, assemble
from cipherwright.machine.machine import (
    AbiViolation,
    Buffer,
    CallFault,
    Machine,
    MachineError,
    MachineUnavailable,
    Same,
)
from cipherwright.machine.open import open_machine
from targets.elf import Image, ObjectError, load_elf32

COPY = """
    push esi
    push edi
    mov edi, [esp + 12]
    mov esi, [esp + 16]
    mov ecx, [esp + 20]
    rep movsb
    mov eax, 0x12345678
    pop edi
    pop esi
    ret
"""


@functools.cache
def image(body: str, extra: str = "") -> Image:
    """An image with one function, ``f``."""
    return load_elf32(
        assemble(f"bits 32\nglobal f\nsection .text\nf:\n{body}\n{extra}\n", "test.asm"), 0x10000000
    )


@pytest.fixture(scope="module", params=["native", "emulated"])
def machine(request: pytest.FixtureRequest) -> Iterator[Machine]:
    try:
        opened = open_machine(prefer=request.param)
    except MachineUnavailable as error:
        pytest.skip(str(error))
    yield opened
    opened.close()


@pytest.mark.parametrize("end_guard", [True, False])
@pytest.mark.parametrize("size", [0, 1, 15, 16, 64, 100, 4096, 5000, 300000])
@pytest.mark.parametrize(
    ("align", "offset"), [(1, 0), (16, 0), (16, 3), (64, 0), (64, 60), (4096, 8), (8192, 1)]
)
def test_copy(machine: Machine, size: int, align: int, offset: int, end_guard: bool) -> None:
    data = os.urandom(size)
    result = machine.call(
        image(COPY),
        "f",
        [
            Buffer(bytes(size), align=align, offset=offset),
            Buffer(data, writable=False, align=align, offset=offset),
            size,
        ],
        end_guard=end_guard,
    )
    assert result.eax == 0x12345678
    assert result.buffers == [data, data]


@pytest.mark.parametrize(("align", "offset"), [(1, 0), (16, 0), (16, 5), (64, 0), (4096, 4), (16384, 4100)])
@pytest.mark.parametrize("end_guard", [True, False])
def test_addresses_have_the_alignment_asked_for(
    machine: Machine, align: int, offset: int, end_guard: bool
) -> None:
    result = machine.call(
        image("mov eax, [esp + 4]\nret"),
        "f",
        [Buffer(bytes(33), align=align, offset=offset)],
        end_guard=end_guard,
    )
    assert (result.eax - offset) % align == 0


def test_many_calls_see_fresh_buffers(machine: Machine) -> None:
    for i in range(300):
        data = bytes([i & 255]) * (1 + i % 70)
        result = machine.call(
            image(COPY), "f", [Buffer(bytes(70)), Buffer(data, writable=i % 3 == 0), len(data)]
        )
        assert result.buffers[0] == data + bytes(70 - len(data))


@pytest.mark.parametrize(
    ("position", "end_guard", "words"),
    [
        (64, True, "1 byte past the end of argument 2"),
        (71, True, "8 bytes past the end of argument 2"),
        (-1, False, "1 byte before the start of argument 2"),
        (-16, False, "16 bytes before the start of argument 2"),
    ],
)
@pytest.mark.parametrize("kind", ["read", "write"])
def test_out_of_bounds(machine: Machine, position: int, end_guard: bool, words: str, kind: str) -> None:
    access = "mov cl, [eax]" if kind == "read" else "mov [eax], cl"
    code = image(f"mov eax, [esp + 8]\nadd eax, {position}\nhere: {access}\nret")
    with pytest.raises(CallFault, match=f"SIGSEGV .{kind}.*{words}") as caught:
        machine.call(code, "f", [Buffer(bytes(64)), Buffer(bytes(64)), 5], end_guard=end_guard)
    assert caught.value.eip == code.symbols["here"]
    assert caught.value.argument == 2


def test_one_buffer_as_two_arguments(machine: Machine) -> None:
    code = image("mov eax, [esp + 4]\nmov ecx, [esp + 8]\ninc byte [eax]\nsub eax, ecx\nret")
    result = machine.call(code, "f", [Buffer(b"\x05", offset=3), Same(1)])
    assert (result.eax, result.buffers) == (0, [b"\x06"])
    with pytest.raises(ValueError, match="argument 1: there is no buffer before it"):
        machine.call(code, "f", [Same(2), Buffer(b"\x05")])


def test_crossing_access_reports_the_guard_page(machine: Machine) -> None:
    with pytest.raises(CallFault, match="1 byte past the end of argument 1"):
        machine.call(image("mov eax, [esp + 4]\nmovdqu xmm0, [eax + 56]\nret"), "f", [Buffer(bytes(64))])


@pytest.mark.parametrize(
    ("position", "words"), [(60, "1 byte past the end"), (-2, "2 bytes before the start")]
)
def test_write_into_slack(machine: Machine, position: int, words: str) -> None:
    code = image(f"mov eax, [esp + 4]\nnot byte [eax + {position}]\nret")
    with pytest.raises(CallFault, match=f"{words} of argument 1"):
        machine.call(code, "f", [Buffer(bytes(60), align=64)])


def test_write_to_read_only(machine: Machine) -> None:
    with pytest.raises(CallFault, match="write.*at byte 5 of argument 1, which is read-only"):
        machine.call(
            image("mov eax, [esp + 4]\nmov byte [eax + 5], 1\nret"), "f", [Buffer(bytes(8), writable=False)]
        )


def test_write_to_code_and_jump_to_data(machine: Machine) -> None:
    with pytest.raises(CallFault, match="write.*read-only code"):
        machine.call(image("mov dword [f], 1\nret"), "f", [])
    with pytest.raises(CallFault, match="argument 1"):
        machine.call(image("jmp [esp + 4]"), "f", [Buffer(b"\xc3" * 8)])


@pytest.mark.parametrize(
    ("body", "register"),
    [
        ("inc ebx\nret", "ebx"),
        ("inc esi\nret", "esi"),
        ("inc edi\nret", "edi"),
        ("inc ebp\nret", "ebp"),
        ("ret 4", "esp"),
        ("std\nret", "DF"),
        ("pxor mm0, mm0\nret", "x87"),
        ("fld1\nret", "x87"),
        ("mov dword [esp + 12], 0\nret", "stack"),
        ("push 0x27f\nfldcw [esp]\nadd esp, 4\nret", "x87 control word"),
        ("push 0x3f80\nldmxcsr [esp]\nadd esp, 4\nret", "mxcsr"),
    ],
)
def test_abi_violations(machine: Machine, body: str, register: str) -> None:
    with pytest.raises(AbiViolation, match=register) as caught:
        machine.call(image(body), "f", [1, 2])
    assert caught.value.register == register
    assert machine.call(image("mov eax, [esp + 4]\nret"), "f", [-2]).eax == 0xFFFFFFFE


def test_well_behaved_mmx_and_own_arguments(machine: Machine) -> None:
    body = "movd mm0, [esp + 4]\npaddd mm0, mm0\nmovd eax, mm0\nmov [esp + 4], eax\nemms\nret"
    assert machine.call(image(body), "f", [21]).eax == 42


def test_registers_start_as_junk(machine: Machine) -> None:
    assert (
        machine.call(image("movd ecx, xmm5\ntest ecx, ecx\nsetnz cl\nmovzx eax, cl\nret"), "f", []).eax == 1
    )
    assert machine.call(image("ret"), "f", []).eax not in (0, 0xFFFFFFFF)


def test_timeout_then_next_call_works(machine: Machine) -> None:
    with pytest.raises(CallFault, match="did not return within 0.2 s"):
        machine.call(image("jmp f"), "f", [], timeout=0.2)
    assert machine.call(image("mov eax, 9\nret"), "f", []).eax == 9


@pytest.mark.parametrize(
    ("body", "words"),
    [
        ("ud2", "SIGILL"),
        ("xor ecx, ecx\nxor edx, edx\ndiv ecx\nret", "SIGFPE"),
        ("push eax\njmp f", "stack overflow"),
        ("mov eax, [0]\nret", "address 0x0, near no buffer"),
        ("hlt", "SIG"),
    ],
)
def test_other_faults(machine: Machine, body: str, words: str) -> None:
    with pytest.raises(CallFault, match=words):
        machine.call(image(body), "f", [])
    assert machine.call(image("mov eax, 9\nret"), "f", []).eax == 9


def test_static_data_persists_and_images_can_alternate(machine: Machine) -> None:
    counter = load_elf32(
        assemble(
            "global f\nsection .text\nf: inc dword [n]\nmov eax, [n]\nret\nsection .data\nn: dd 40\n", "x"
        ),
        0x18000000,
    )
    assert [machine.call(counter, "f", []).eax for _ in range(3)] == [41, 42, 43]
    for value in (1, 2, 1, 2):
        assert machine.call(image(f"mov eax, {value}\nret"), "f", []).eax == value


def test_bad_requests(machine: Machine) -> None:
    with pytest.raises(ObjectError, match="no symbol 'g'.*f"):
        machine.call(image("ret"), "g", [])
    with pytest.raises(ValueError, match="argument 2"):
        machine.call(image("ret"), "f", [1, 1 << 32])
    reserved = load_elf32(assemble("global f\nf: ret", "x"), 0x20000000)
    with pytest.raises(MachineError, match="reserved"):
        machine.call(reserved, "f", [])
    with pytest.raises(ValueError, match="power of two"):
        Buffer(b"", align=3)


def test_killed_runner_is_replaced() -> None:
    try:
        opened = open_machine(prefer="native")
    except MachineUnavailable as error:
        pytest.skip(str(error))
    with pytest.raises(CallFault, match="exit status 7"):
        opened.call(image("mov eax, 1\nmov ebx, 7\nint 0x80"), "f", [])
    assert opened.call(image(COPY), "f", [Buffer(b"abc"), Buffer(b"xyz"), 3]).buffers == [b"xyz", b"xyz"]
    opened.close()


def test_nothing_is_left_of_the_call_before() -> None:
    """Code that reads what it has not written, or a carry that nobody has set, does not find what suits it."""
    try:
        opened = open_machine(prefer="native")
    except MachineUnavailable as error:
        pytest.skip(str(error))
    read = image("mov edx, [esp + 4]\nmov eax, [esp - 4096]\nmov [edx], eax\n"
                 "mov eax, [edx + 4]\nmov [esp - 4096], eax\nret")
    for _ in range(2):
        found, = opened.call(read, "f", [Buffer(b"1234abcd")]).buffers
        assert found[:4] not in (b"abcd", bytes(4), b"1234")
    flags, = opened.call(image("mov edx, [esp + 4]\nsetc [edx]\nseto [edx + 1]\nsets [edx + 2]\nsetz [edx + 3]\nret"),
                         "f", [Buffer(bytes(4))]).buffers
    assert flags == bytes((1, 1, 1, 1))
    opened.close()


def test_a_call_that_is_cut_off_leaves_nothing_behind(monkeypatch: pytest.MonkeyPatch) -> None:
    """As by a limit of time: the next call has what it maps, wherever the one before was."""
    try:
        opened = open_machine(prefer="native")
    except MachineUnavailable as error:
        pytest.skip(str(error))
    assert isinstance(opened, native.NativeMachine)
    for what in ("_send", "_exchange"):
        with monkeypatch.context() as cut:
            cut.setattr(opened, what, lambda *words: (_ for _ in ()).throw(KeyboardInterrupt))
            with pytest.raises(KeyboardInterrupt):
                opened.call(image(COPY), "f", [Buffer(bytes(9000)), Buffer(bytes(9000)), 9000])
        assert opened.call(image(COPY), "f", [Buffer(b"abc"), Buffer(b"xyz"), 3]).buffers == [b"xyz", b"xyz"]
        assert opened.call(image(COPY), "f", [Buffer(bytes(9000)), Buffer(b"x" * 9000), 9000]).buffers[0] == b"x" * 9000
    opened.close()


def test_a_process_that_is_forked_calls_by_a_child_of_its_own() -> None:
    """What the copy maps and unmaps in its parent's child, the parent would not know of."""
    try:
        opened = open_machine(prefer="native")
    except MachineUnavailable as error:
        pytest.skip(str(error))
    many, few = [Buffer(bytes(9000)), Buffer(b"x" * 9000), 9000], [Buffer(b"abc"), Buffer(b"xyz"), 3]
    assert opened.call(image(COPY), "f", many).buffers[0] == b"x" * 9000
    forked = os.fork()
    if not forked:
        right = False
        try:
            right = opened.call(image(COPY), "f", few).buffers == [b"xyz", b"xyz"]
            opened.close()
        finally:
            os._exit(0 if right else 1)
    assert os.waitpid(forked, 0)[1] == 0
    assert opened.call(image(COPY), "f", many).buffers[0] == b"x" * 9000
    opened.close()


def test_falls_back_when_i386_programs_cannot_run(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    broken = tmp_path / "runner"
    broken.write_bytes(b"\x7fELF not a program")
    broken.chmod(0o755)
    monkeypatch.setattr(native, "runner_path", lambda bits: broken)
    assert open_machine().name == "emulated (unicorn)"
    broken.write_bytes(b"#!/bin/sh\nkill -SYS $$\n")
    assert open_machine().name == "emulated (unicorn)"
    with pytest.raises(MachineUnavailable, match="i386"):
        open_machine(prefer="native")


def test_features() -> None:
    with pytest.raises(MachineUnavailable, match="native:.*lacks nonsense.*emulated:.*nonsense"):
        open_machine(frozenset({"nonsense"}))
    assert open_machine(frozenset({"mmx", "sse2", "ssse3"}), prefer="emulated").name == "emulated (unicorn)"
    with pytest.raises(ValueError, match="abacus"):
        open_machine(prefer="abacus")


@pytest.mark.parametrize(
    "body",
    [
        "pshufb xmm0, xmm0",
        "aesenc xmm0, xmm1",
        "pclmulqdq xmm0, xmm1, 0",
        "movbe eax, [esp]",
        "rorx eax, eax, 7",
        "andn eax, eax, ecx",
        "pinsrd xmm0, eax, 1",
    ],
)
def test_emulated_instructions(body: str) -> None:
    open_machine(prefer="emulated").call(image(body + "\nret"), "f", [])


def test_assemble_errors(monkeypatch: pytest.MonkeyPatch) -> None:
    with pytest.raises(AssembleError, match=r"(?s)kernel.asm:2: error.*mov eax, bogus_name"):
        assemble("nop\n  mov eax, bogus_name\n", "kernel.asm")
    monkeypatch.setattr(assemble_module.shutil, "which", lambda name: None)
    with pytest.raises(ToolMissing, match="install"):
        assemble("nop", "x")


def test_assembling_is_reproducible() -> None:
    assert assemble("global f\nf: ret", "x") == assemble("global f\nf: ret", "x")
