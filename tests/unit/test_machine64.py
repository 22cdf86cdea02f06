"""64-bit calls on both machines: arguments by either convention, guard pages, what a function must preserve."""

from __future__ import annotations

import functools
from collections.abc import Iterator

import pytest

from cipherwright.machine.assemble import assemble
from cipherwright.machine.machine import (
    AbiViolation,
    Argument,
    Buffer,
    CallFault,
    Machine,
    MachineError,
    MachineUnavailable,
    Same,
)
from cipherwright.machine.open import open_machine
from targets.abi import Abi, load_abis
from targets.elf import Image, load_elf

# f(to, from, bytes): in each convention the first three arguments
FIRST = {"sysv64": ("rdi", "rsi", "edx"), "win64": ("rcx", "rdx", "r8d")}
CONVENTIONS = sorted(FIRST)


@functools.cache
def image(body: str) -> Image:
    """An image with one function, ``f``."""
    text = f"bits 64\nglobal f\nsection .text\nf:\n{body}\n"
    return load_elf(assemble(text, "test.asm", 64), 0x10000000, 64)


@pytest.fixture(scope="module", params=["native", "emulated"])
def kind(request: pytest.FixtureRequest) -> str:
    return str(request.param)


@pytest.fixture(scope="module", params=CONVENTIONS)
def machine(request: pytest.FixtureRequest, kind: str) -> Iterator[Machine]:
    try:
        opened = open_machine(frozenset({"sse2", "mmx"}), kind, load_abis()[request.param])
    except MachineUnavailable as error:
        pytest.skip(str(error))
    yield opened
    opened.close()


def copy(abi: Abi) -> str:
    """A copy of bytes that keeps rsi and rdi in registers that a function may change."""
    to, source, count = FIRST[abi.name]
    return (f"mov r10, rdi\nmov r11, rsi\nmov eax, {count}\nmov r8, {to}\nmov rsi, {source}\nmov rdi, r8\n"
            "mov ecx, eax\nrep movsb\nmov rdi, r10\nmov rsi, r11\nmov eax, 7\nret")


@pytest.mark.parametrize("size", [1, 16, 4096, 100000])
def test_copy(machine: Machine, size: int) -> None:
    data = bytes(i * 7 & 0xFF for i in range(size))
    args: list[Argument] = [Buffer(bytes(size), True, 1), Buffer(data, False, 1), size]
    found = machine.call(image(copy(machine.abi)), "f", args)
    assert found.buffers == [data, data]
    assert found.eax & 0xFFFFFFFF == 7


def test_one_place_for_two_arguments(machine: Machine) -> None:
    found = machine.call(image(copy(machine.abi)), "f", [Buffer(b"abcd"), Same(1), 4])
    assert found.buffers == [b"abcd"]


@pytest.mark.parametrize("number", range(1, 10))
def test_every_argument_arrives(machine: Machine, number: int) -> None:
    """Nine arguments, in registers and on the stack; the upper half of a count is not zero."""
    abi = machine.abi
    at = number - 1
    names = {"edi": "rdi", "esi": "rsi", "edx": "rdx", "ecx": "rcx", "r8d": "r8", "r9d": "r9"}
    place = abi.stack_place(at)
    source = names[abi.arguments[at]] if at < len(abi.arguments) else f"[rsp + {place}]"
    result = machine.call(image(f"mov rax, {source}\nret"), "f", [100 + n for n in range(1, 10)])
    assert result.eax & 0xFFFFFFFF == 100 + number
    assert result.eax >> 32


def test_read_past_the_end(machine: Machine) -> None:
    _, source, _ = FIRST[machine.abi.name]
    with pytest.raises(CallFault, match="1 byte past the end of argument 2") as caught:
        machine.call(image(f"mov al, [{source} + 16]\nret"), "f", [Buffer(bytes(8)), Buffer(bytes(16), False, 1)])
    assert caught.value.argument == 2


def test_write_where_only_reading_is_allowed(machine: Machine) -> None:
    with pytest.raises(CallFault, match="read-only"):
        machine.call(image(f"mov byte [{FIRST[machine.abi.name][0]}], 1\nret"), "f", [Buffer(bytes(8), False)])


def test_illegal_instruction_and_timeout(machine: Machine) -> None:
    with pytest.raises(CallFault, match="SIGILL"):
        machine.call(image("ud2"), "f", [])
    with pytest.raises(CallFault, match="timeout"):
        machine.call(image("jmp f"), "f", [], timeout=0.2)


def test_preserved_registers(machine: Machine) -> None:
    for register in machine.abi.preserved:
        name = {"ebx": "rbx", "ebp": "rbp", "edi": "rdi", "esi": "rsi"}.get(register, register.rstrip("d"))
        with pytest.raises(AbiViolation) as caught:
            machine.call(image(f"bts {name}, 40\nbtr {name}, 3\nbtc {name}, 41\nret"), "f", [])
        assert caught.value.register == name


def test_registers_that_may_change(machine: Machine) -> None:
    free = [r for r in ("rax", "rcx", "rdx", "r8", "r9", "r10", "r11")]
    body = "".join(f"not {r}\n" for r in free) + "".join(f"pxor xmm{n}, xmm{n}\n" for n in range(6)) + "ret"
    machine.call(image(body), "f", [])


@pytest.mark.parametrize("number", [0, 5, 6, 10, 15])
def test_vector_registers(machine: Machine, number: int) -> None:
    """Microsoft's convention preserves xmm6 to xmm15, whole; System V's none."""
    body = f"psrldq xmm{number}, 8\npslldq xmm{number}, 8\nret"
    if machine.abi.name == "win64" and number >= 6:
        with pytest.raises(AbiViolation, match=f"xmm{number}"):
            machine.call(image(body), "f", [])
    else:
        machine.call(image(body), "f", [])


def test_stack(machine: Machine) -> None:
    with pytest.raises(AbiViolation, match="unbalanced stack"):
        machine.call(image("ret 8"), "f", [1])
    with pytest.raises(AbiViolation, match="stack was overwritten"):
        machine.call(image(f"not byte [rsp + {8 + machine.abi.shadow}]\nret"), "f", [])
    if machine.abi.shadow:
        machine.call(image("mov qword [rsp + 8], 0\nmov qword [rsp + 32], 0\nret"), "f", [])


def test_stack_is_aligned_at_the_call(machine: Machine) -> None:
    found = machine.call(image("lea rax, [rsp + 8]\nand eax, 15\nret"), "f", [*range(9)])
    assert found.eax == 0


def test_direction_flag_and_x87(machine: Machine) -> None:
    with pytest.raises(AbiViolation, match="direction flag"):
        machine.call(image("std\nret"), "f", [])
    with pytest.raises(AbiViolation, match="emms"):
        machine.call(image("pxor mm0, mm0\nret"), "f", [])


def test_code_of_another_width_is_refused(machine: Machine) -> None:
    other = load_elf(assemble("bits 32\nglobal f\nf: ret\n", "test.asm"), 0x10000000, 32)
    with pytest.raises(MachineError, match="32-bit code"):
        machine.call(other, "f", [])


def test_calls_do_not_disturb_one_another(machine: Machine) -> None:
    for size in (3, 50, 3, 7000):
        data = bytes(range(256)) * 30
        args: list[Argument] = [Buffer(bytes(size), True, 1), Buffer(data[:size], False, 1), size]
        assert machine.call(image(copy(machine.abi)), "f", args).buffers[0] == data[:size]


def test_fault_then_a_good_call(machine: Machine) -> None:
    with pytest.raises(CallFault):
        machine.call(image("mov rax, [0]\nret"), "f", [])
    assert machine.call(image("mov eax, 5\nret"), "f", []).eax == 5
